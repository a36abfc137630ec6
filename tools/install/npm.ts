/**
 * Returns the command that calls npm with some arguments. It uses the path of npm's program if npm has passed it on,
 * because on Windows only that starts without a shell.
 */
export function npm(...args: string[]): [command: string, args: string[]] {
  const program = process.env.npm_execpath;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}
