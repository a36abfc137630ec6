/**
 * Does one step of a command, and prints a line when it begins and one when it ends.
 *
 * @param label for example "2/3 Build"
 * @param describe tells the result in a few words
 * @returns what `work` returned; its error, after the step is shown as failed
 */
export async function step<T>(
  label: string,
  work: () => T | Promise<T>,
  describe: (result: T) => string = () => 'done',
): Promise<T> {
  const begun = Date.now();
  const tell = (outcome: string) => console.log(`${label}: ${outcome} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  console.log(`${label} …`);
  try {
    const result = await work();
    tell(describe(result));
    return result;
  } catch (error) {
    tell('failed');
    throw error;
  }
}

/** The message of an error, and nothing of its stack, for a person at a terminal. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs the work of a program. An error is printed as its message, and the program then ends with exit code 1. */
export async function runTool(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
