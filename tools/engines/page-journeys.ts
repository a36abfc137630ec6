import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Journey } from './journeys';
import { button, link, type Target } from './visitor';

const PHONE = { width: 390, height: 844 };
const MENU = '#site-menu';
const QUESTIONS = '#questions';

const menuIs = (state: 'open' | 'closed') =>
  [`document.querySelector('${MENU}').open === ${state === 'open'}`, `the menu ${state}`] as const;

export const menu: Journey = {
  name: 'menu',
  ...PHONE,
  async go(visitor) {
    await visitor.open('/');
    await visitor.press(button('Menu'));
    await visitor.see(...menuIs('open'));
    await visitor.press(link('Subsidies', MENU));
    await visitor.arrive('/subsidies');
    await visitor.focus('[data-menu=open]');
    await visitor.key('Enter');
    await visitor.see(`document.activeElement.matches('${MENU} [data-menu=close]')`, 'focus in the menu');
    await visitor.key('Escape');
    await visitor.see(...menuIs('closed'));
    await visitor.see(`document.activeElement.matches('[data-menu=open]')`, 'focus back on the button of the menu');
    await visitor.press(button('Menu'));
    await visitor.see(...menuIs('open'));
    await visitor.press(button('Close menu'));
    await visitor.see(...menuIs('closed'));
  },
};

const question = (name: string): Target => ({ css: 'summary', name, within: QUESTIONS });
const isRead = (answer: string, read = true) =>
  [
    `document.querySelector('${QUESTIONS}').innerText.includes(${JSON.stringify(answer)}) === ${read}`,
    `the answer "${answer}" ${read ? 'opened' : 'closed'}`,
  ] as const;

export const faq: Journey = {
  name: 'questions',
  ...PHONE,
  async go(visitor) {
    await visitor.open('/home');
    await visitor.press(question('How does rooftop solar lower'));
    await visitor.see(...isRead('less is bought from the grid'));
    await visitor.press(question('Solar Economics'));
    await visitor.see(...isRead('less is bought from the grid', false));
    await visitor.press(question('When does a solar system pay for itself?'));
    await visitor.see(...isRead('4-6 years'));
    await visitor.press(question('When does a solar system pay for itself?'));
    await visitor.see(...isRead('4-6 years', false));

    await visitor.tab.resize(1280, 800);
    await visitor.open('/home');
    const tab = { css: '[role=tab], summary', within: QUESTIONS };
    await visitor.press({ ...tab, name: 'Solar Maintenance' });
    await visitor.press(question('How often do the panels need cleaning?'));
    await visitor.see(...isRead('Every 3-6 months'));
    await visitor.focus(`${QUESTIONS} [role=tab][aria-selected=true]`);
    await visitor.key('ArrowRight');
    await visitor.see(
      `document.activeElement.textContent === 'Solar Economics' && document.activeElement.getAttribute('aria-selected') === 'true'`,
      'the next tab by the arrow key',
    );
  },
};

const PDF = 'a[download]';

export const download: Journey = {
  name: 'guide download',
  ...PHONE,
  async go(visitor, { downloads }) {
    await visitor.open('/guidedownload');
    // Read again in the page: a file that is saved no longer says with what type it came.
    await visitor.tab.look(
      `(fetch(document.querySelector('${PDF}').href).then((answer) => (window.answer = [answer.status, answer.headers.get('content-type')])), 0)`,
    );
    await visitor.see('window.answer', 'an answer with the guide');
    assert.deepEqual(await visitor.tab.look('window.answer'), [200, 'application/pdf']);
    await visitor.press({ css: PDF });
    const file = await saved(downloads);
    assert.equal(file.subarray(0, 5).toString(), '%PDF-', 'the beginning of the file');
  },
};

/** The PDF in a folder, once it is whole. */
async function saved(folder: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const name = (await readdir(folder)).find((file) => file.endsWith('.pdf'));
    const file = name ? await readFile(path.join(folder, name)) : Buffer.alloc(0);
    if (file.subarray(-16).includes('%%EOF')) return file;
    await wait(200);
  }
  throw new Error('No whole PDF arrived.');
}

const field = (name: string) => `document.querySelector('main form [name=${name}]')`;
const seenField = (name: string) => `${field(name)}.offsetWidth > 0`;

export const tabs: Journey = {
  name: 'form tabs',
  ...PHONE,
  async go(visitor) {
    await visitor.open('/go-solar');
    // A radio while the page sleeps, a tab when it has woken.
    const kind = (name: string): Target => ({
      css: 'input[name=leadType], [role=tab]',
      name,
      exact: true,
      within: 'main form',
    });
    await visitor.press(kind('Housing'));
    await visitor.see(seenField('societyName'), 'the question for the society');
    await visitor.see(
      `document.querySelector('main form [role=tab][aria-selected=true]')?.textContent === 'Housing'`,
      'the tab "Housing" chosen',
    );
    await visitor.questionsIn('main form').getByRole('textbox', { name: 'Full name' }).fill('Asha');
    await visitor.press({ css: 'input[type=checkbox]', within: 'main form' });
    await visitor.press(kind('Commercial'));
    await visitor.see(seenField('companyName'), 'the question for the company');
    assert.deepEqual(
      await visitor.tab.look(`[${field('fullName')}.value, ${field('agreeTerms')}.checked]`),
      ['', false],
      'name and consent after another tab',
    );
    await visitor.focus('main form [role=tab][aria-selected=true]');
    await visitor.key('ArrowRight');
    await visitor.see(
      `document.activeElement.textContent === 'Residential'`,
      'focus on the first tab by the arrow key',
    );
    await visitor.key('Enter');
    await visitor.see(seenField('whatsappNumber'), 'the questions of the first tab');
  },
};
