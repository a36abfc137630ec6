/**
 * How to call npm with some arguments. npm names its own program to the scripts that it runs;
 * where a script was started without npm, it is looked up.
 *
 * @param {...string} args
 * @returns {[command: string, args: string[]]}
 */
export function npm(...args) {
  const program = process.env.npm_execpath;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}
