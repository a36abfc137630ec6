import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { startForeground } from '../hosts/local-server';
import { freePorts } from '../../tools/system/listen';
import { ensureInstalled } from '../../tools/install/debian';

/** Each command's name in Firefox, and its address in WebKit's driver. */
const COMMANDS = {
  NewSession: '',
  Navigate: '/url',
  ExecuteScript: '/execute/sync',
  ElementClick: '/element/{id}/click',
  PerformActions: '/actions',
  GetAlertText: '/alert/text',
  AcceptAlert: '/alert/accept',
  SetWindowRect: '/window/rect',
} as const;

export type Command = (
  name: keyof typeof COMMANDS,
  parameters?: { id?: string; [name: string]: unknown },
) => Promise<unknown>;

export type Browser = { command: Command; stop: () => Promise<void> };

const SESSION = { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'ignore' } } };

/** Speaks Firefox's own protocol, Marionette (`length:JSON`, in bytes), because Debian has no geckodriver. */
function commandsTo(port: number): Command {
  const socket = connect(port, '127.0.0.1');
  const answers: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  let received = Buffer.alloc(0);
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.toString('utf8', 0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
      // Skips the greeting that Firefox sends first, because it answers no command.
      if (!Array.isArray(message)) continue;
      const [, , error, result] = message;
      if (error) answers.shift()!.reject(new Error(`${error.error}: ${error.message}`));
      else answers.shift()!.resolve(result.value);
    }
  });
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      answers.push({ resolve, reject });
      const text = JSON.stringify([0, answers.length, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

async function startFirefox(home: string): Promise<Browser> {
  await ensureInstalled(['firefox-esr'], ['firefox-esr']);
  const [port] = (await freePorts(1)) as [number];
  await writeFile(path.join(home, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const args = ['--headless', '--marionette', '--profile', home];
  const stop = await startForeground('firefox-esr', args, port, { ...process.env, HOME: home });
  const command = commandsTo(port);
  await command('NewSession', SESSION);
  return { command, stop };
}

/** libwebkit2gtk contains MiniBrowser, the browser that the driver starts. Xvfb is a screen in memory. */
const WEBKIT = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'];

async function startWebkit(home: string): Promise<Browser> {
  await ensureInstalled(['WebKitWebDriver', 'xvfb-run', 'xauth'], WEBKIT);
  const [port] = (await freePorts(1)) as [number];
  const args = ['-a', '-s', '-screen 0 2000x1600x24', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`];
  const stop = await startForeground('xvfb-run', args, port, {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GDK_BACKEND: 'x11',
    // Keeps GTK settings in memory, because the settings of a desktop would start services that are not installed.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    // WebKit refuses to start its sandbox for root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  });
  let session = `http://127.0.0.1:${port}/session`;
  const command: Command = async (name, { id = '', ...parameters } = {}) => {
    const address = session + COMMANDS[name].replace('{id}', id);
    const asked = name === 'GetAlertText' ? {} : { method: 'POST', body: JSON.stringify(parameters) };
    const { value } = await (await fetch(address, asked)).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = (await command('NewSession', SESSION)) as { sessionId: string };
  session += `/${sessionId}`;
  return { command, stop };
}

export const starters: Record<string, (home: string) => Promise<Browser>> = {
  firefox: startFirefox,
  webkit: startWebkit,
};
