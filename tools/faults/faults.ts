/**
 * `npm run test:faults`: each lead form through each fault of the network, the service, the device and the browser, in
 * real Chromium at phone size, with the local inbox as the service. It counts the copies that arrived, looks for the words
 * that were typed, reads what the visitor was told, looks whether something lies over a control of the form, and judges
 * all four. `--forms landing,tabbed` and `--faults "offline,two tabs"` take some; the whole table goes to .local/faults/faults.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, devices } from 'playwright';
import { type LeadForm, leadForms } from '../../e2e/lead-forms';
import { ensureChromium } from '../setup/chromium.mjs';
import { type BuiltSite, builtSite } from '../setup/built-site';
import { messageOf } from '../setup/progress.mjs';
import { combinations } from './combinations';
import { deviceFaults } from './device-faults';
import type { Fault } from './fault';
import { problemsOf } from './judge';
import { MailService } from './mail-service';
import { serviceFaults } from './service-faults';
import { line, type Row, table } from './table';
import { twoPageFaults } from './two-page-faults';
import { HEIGHT, Visit } from './visit';

const WORK = path.join('.local', 'faults');
/** Visits side by side, each with a browser and a service of its own. */
const AT_ONCE = 3;

interface Cell {
  lead: LeadForm;
  fault: Fault;
}

function wanted(): Cell[] {
  const { values } = parseArgs({ options: { forms: { type: 'string' }, faults: { type: 'string' } } });
  const all = [...serviceFaults, ...deviceFaults, ...combinations, ...twoPageFaults];
  const some = <Item extends { name: string }>(items: Item[], names: string | undefined) => {
    const asked = names?.split(/,(?! )/);
    const unknown = asked?.find((name) => !items.some((item) => item.name === name));
    if (unknown !== undefined)
      throw new Error(`There is no "${unknown}". There are: ${items.map(({ name }) => name).join(',')}`);
    return items.filter(({ name }) => asked?.includes(name) ?? true);
  };
  return some(all, values.faults).flatMap((fault) => some(leadForms, values.forms).map((lead) => ({ lead, fault })));
}

async function tryOut({ lead, fault }: Cell, browser: Browser, mail: MailService, site: BuiltSite): Promise<Row> {
  await mail.renew();
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: HEIGHT },
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
    javaScriptEnabled: fault.javaScript ?? true,
  });
  context.setDefaultTimeout(20_000);
  const visit = new Visit(context, await context.newPage(), lead, mail, site);
  const head = { form: lead.name, fault: fault.name };
  try {
    const broken = await fault.run(visit).then(
      () => [],
      (error: unknown) => [messageOf(error).split('\n').slice(0, 3).join(' ')],
    );
    const found = await visit.found();
    return { ...head, found, problems: [...broken, ...problemsOf(found, fault.expected, lead)] };
  } catch (error) {
    return { ...head, problems: [messageOf(error).split('\n')[0]!] };
  } finally {
    await context.close();
  }
}

async function work(cells: Cell[], site: BuiltSite, done: (row: Row) => void): Promise<void> {
  const mail = await MailService.open(WORK);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    // Playwright switches the back-forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // Pictures play no part, and take the time of a busy machine.
    args: [
      '--blink-settings=imagesEnabled=false',
      `--host-resolver-rules=MAP ${site.mailHost}:443 127.0.0.1:${mail.port}`,
      '--disable-gpu',
      '--disable-quic',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    for (let cell = cells.shift(); cell; cell = cells.shift()) done(await tryOut(cell, browser, mail, site));
  } finally {
    await browser.close();
    await mail.close();
  }
}

async function run(): Promise<void> {
  const site = builtSite();
  const cells = wanted();
  const total = cells.length;
  const rows: Row[] = [];
  mkdirSync(WORK, { recursive: true });
  const done = (row: Row) => console.log(`${rows.push(row)}/${total} ${line(row)}`);
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, total) }, () => work(cells, site, done)));
  writeFileSync(path.join(WORK, 'faults.json'), JSON.stringify(rows, null, 2));
  const failed = rows.filter(({ problems }) => problems.length > 0).length;
  console.log(`\n${table(rows)}\n\n${total - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
