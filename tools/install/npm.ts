/** On Windows, only the path of npm's program starts without a shell. npm passes it on. */
export function npm(...args: string[]): [command: string, args: string[]] {
  const program = process.env.npm_execpath;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}
