/**
 * Returns the command that calls npm with some arguments. npm tells its scripts the path of its program; on Windows
 * only that program starts without a shell.
 */
export function npm(...args: string[]): [command: string, args: string[]] {
  const program = process.env.npm_execpath;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}
