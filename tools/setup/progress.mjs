/**
 * Does one step of a command and says so: on a terminal in one line that counts the seconds,
 * elsewhere in a line at the beginning and one at the end.
 *
 * @template T
 * @param {string} label for example "2/3 Build"
 * @param {() => Promise<T>} work
 * @param {{ describe?: (result: T) => string, prints?: boolean }} [options] `describe` tells the result in
 *   a few words; `prints` is true where the work prints lines of its own, which a counting line would garble
 * @returns {Promise<T>} what `work` returned; its error, after the step is shown as failed
 */
export async function step(label, work, { describe = () => 'done', prints = false } = {}) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  const counts = Boolean(process.stdout.isTTY) && !prints;
  const clear = counts ? '\r\x1b[K' : '';
  const show = () => process.stdout.write(`${clear}${label} … ${Math.round((Date.now() - begun) / 1000)} s`);
  if (counts) show();
  else console.log(`${label} …`);
  const ticking = counts ? setInterval(show, 1000) : undefined;
  try {
    const result = await work();
    console.log(`${clear}${label}: ${describe(result)} (${seconds()})`);
    return result;
  } catch (error) {
    console.log(`${clear}${label}: failed (${seconds()})`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/**
 * The message of an error, and nothing of its stack, for a person at a terminal.
 *
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs the work of a program. An error ends the program with its message and exit code 1.
 *
 * @param {() => unknown} work
 */
export async function runTool(work) {
  try {
    await work();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
