import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Who started this program, as it was then. */
const parent = process.ppid;

/** @typedef {{ code: number, output: string }} Finished */
/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} RunOptions `show`: print the output instead of keeping it back */

/** A command that ended with an error; the message is what it printed. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {Finished} finished
   */
  constructor(command, { code, output }) {
    super(output.trim() || `${command} ended with exit code ${code}.`);
    this.output = output;
  }
}

/**
 * Runs a command to its end, without an input.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>} also of a command that fails; rejects only when it cannot be started
 */
export function run(command, args, { env = process.env, cwd, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env,
      cwd,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const signals = passSignalsTo(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      signals.stop();
      // Ctrl-C ends the whole program: the caller must not go on with its next step.
      if (signals.received()) process.exit(130);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Like `run`, but a command that fails is an error.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} what it printed
 * @throws {CommandFailed}
 */
export async function mustRun(command, args, options) {
  const finished = await run(command, args, options);
  if (finished.code !== 0) throw new CommandFailed([command, ...args].join(' '), finished);
  return finished.output;
}

/**
 * Hands over to another program of Node.js: it has the console, it is sent the signals that end this one, and this one
 * ends with its exit code.
 *
 * @param {string[]} args for Node.js itself, for example `['--import', 'tsx', 'tools/build/build.ts']`
 */
export function handOver(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  passSignalsTo(child);
  // By the shell's custom, 128 and the signal's number tell which signal ended a program.
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/**
 * Passes the signals that end a program on to a child, so that nothing is left running. A signal to npm ends npm and
 * the shell between it and this program, but goes no further: so under npm the end of the parent is watched for too.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  let received = false;
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    received = true;
    // A terminal sends Ctrl-C to the child as well; a second one would cut its tidying short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    if (!received) pass('SIGTERM');
  }, 500).unref();
  return {
    received: () => received,
    stop: () => {
      clearInterval(watch);
      signals.forEach((signal) => process.off(signal, pass));
    },
  };
}
