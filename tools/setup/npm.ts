/**
 * How to call npm with some arguments: npm names its program to the scripts that it runs, and Windows has no other that
 * can be started without a shell.
 */
export function npm(...args: string[]): [command: string, args: string[]] {
  const program = process.env.npm_execpath;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}
