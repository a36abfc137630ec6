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

/** Prints an error as its message alone, for a person at a terminal, and ends the program with exit code 1. */
export async function runTool(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
