/** Returns a command that runs npm. Windows cannot start `npm` without a shell, but Node.js can run npm_execpath. */
export function npm(...args: string[]): [command: string, args: string[]] {
  const program = process.env.npm_execpath;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}
