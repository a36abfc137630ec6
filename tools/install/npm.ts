/** Returns a command that runs npm. Without a shell, Windows needs the path of npm's program, which npm passes on. */
export function npm(...args: string[]): [command: string, args: string[]] {
  const program = process.env.npm_execpath;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}
