export async function step<T>(label: string, work: () => T | Promise<T>, describe?: (result: T) => string): Promise<T> {
  const begun = Date.now();
  const tell = (outcome: string) => console.log(`${label}: ${outcome} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  console.log(`${label} …`);
  try {
    const result = await work();
    tell(describe?.(result) ?? 'done');
    return result;
  } catch (error) {
    tell('failed');
    throw error;
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Does the work of a program. An error is printed as its message alone and makes the exit code 1. */
export async function runTool(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
