import { spawn } from 'node:child_process';

/** Git is ended after this time, because it could wait for an answer of its host for ever. */
const TIMEOUT_MS = 120_000;

/** Nobody could answer git's questions, and push() reads git's English messages. */
const ENV = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };

export class Git {
  constructor(private readonly project: string) {}

  /** Rejects only if git cannot be started; an error of git itself is in `code` and `errors`. */
  run(args: readonly string[], input = '') {
    return new Promise<{ code: number; output: Buffer; errors: string }>((resolve, reject) => {
      const options = { cwd: this.project, env: { ...process.env, ...ENV }, timeout: TIMEOUT_MS };
      const child = spawn('git', ['-c', 'core.quotePath=false', ...args], options);
      const output: Buffer[] = [];
      let errors = '';
      child.stdout.on('data', (part: Buffer) => output.push(part));
      child.stderr.on('data', (part) => (errors += part));
      child.on('error', () => reject(new Error('Publishing needs git: install it (https://git-scm.com).')));
      child.on('close', (code) =>
        resolve({ code: code ?? 1, output: Buffer.concat(output), errors: errors.trim() || 'git did not answer' }),
      );
      child.stdin.on('error', () => undefined).end(input);
    });
  }

  /** The output without white space at the end. @throws Error with the message of git */
  async text(...args: string[]): Promise<string> {
    const { code, output, errors } = await this.run(args);
    if (code !== 0) throw new Error(`git ${args[0]}: ${errors}`);
    return output.toString().trimEnd();
  }

  async maybe(...args: string[]): Promise<string | undefined> {
    const { code, output } = await this.run(args);
    return code === 0 ? output.toString().trim() : undefined;
  }

  list = async (...args: string[]) => (await this.text(...args)).split('\0').filter(Boolean);

  /** Reads all places in one process, because a start takes longer than reading. @param places such as `HEAD:a.yaml` */
  async reader(places: readonly string[]): Promise<(place: string) => Buffer | null> {
    const { output } = await this.run(['cat-file', '--batch'], places.map((place) => `${place}\n`).join(''));
    const found = new Map<string, Buffer>();
    let start = 0;
    for (const place of places) {
      const end = output.indexOf('\n', start);
      const [, size] = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString('utf8', start, end)) ?? [];
      start = end + 1;
      if (size === undefined) continue;
      found.set(place, output.subarray(start, start + Number(size)));
      // `git cat-file --batch` adds a line break after each file.
      start += Number(size) + 1;
    }
    return (place) => found.get(place) ?? null;
  }

  /** Runs a git command for the files, if there are any. @throws Error with the message of git */
  async withFiles(files: readonly string[], ...args: string[]): Promise<void> {
    if (files.length === 0) return;
    const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    const { code, output, errors } = await this.run([...args, ...paths], files.join('\0'));
    if (code !== 0) throw new Error(`git ${args[0]}: ${errors} ${output}`.trim());
  }
}
