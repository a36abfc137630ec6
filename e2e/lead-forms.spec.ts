import type { Locator, Page } from 'playwright/test';
import { en } from '../content/en/words';
import { barriers } from './axe';
import { type Alerts, awake, expect, holdScripts, type MailService, test } from './kit';
import { firstField, formOf, send } from './form-locators';
import { commercial, housing, landing, type LeadForm, tabbed } from './lead-forms';

const { company } = en;

async function expectOneLead(mail: MailService, lead: LeadForm) {
  await expect.poll(() => mail.leads).toHaveLength(1);
  expect(Object.keys(mail.leads[0]!).sort()).toEqual([
    'lib_version',
    'service_id',
    'template_id',
    'template_params',
    'user_id',
  ]);
  expect(mail.leads[0]).toMatchObject({ lib_version: '4.4.1', template_params: lead.params });
  expect(mail.leads[0]!.template_params).toEqual(lead.params);
}

async function expectTold(page: Page, alerts: Alerts, lead: LeadForm, text: string) {
  if (lead.alerts) await expect.poll(() => alerts.texts).toEqual([text]);
  else await expect(formOf(page, lead).getByText(text)).toBeVisible();
}

/** What a visitor sees on a button: its text, or the words that the style sheet draws over it. */
function wordsOn(button: Locator) {
  return button.evaluate((element: HTMLElement) => {
    const over = getComputedStyle(element, '::after').content;
    return over.startsWith('"') ? over.slice(1, -1) : element.innerText;
  });
}

/** What a screen reader is told of a send under way. */
const announced = (page: Page) =>
  page.locator('main form + [aria-live]').evaluate((element: HTMLElement) => element.innerText.trim());

/** The words on a button from now on, frame by frame, until they are the first ones again. */
const watchWords = (button: Locator) =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const look = () => {
          const over = getComputedStyle(element, '::after').content;
          const words = over.startsWith('"') ? over.slice(1, -1) : element.innerText;
          if (seen.at(-1) !== words) seen.push(words);
          if (seen.length > 1 && words !== seen[0]) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

async function expectSuccess(page: Page, alerts: Alerts, lead: LeadForm) {
  await expectTold(page, alerts, lead, lead.success);
  await expect(formOf(page, lead).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(firstField(page, lead)).toHaveValue('');
}

/** What each form is sent as when every question is answered. */
const full = {
  landing: {
    ...landing.params,
    message:
      'Name: Asha Devi\nWhatsApp: +91 98765 43210\nMonthly Bill: ₹2500 - ₹4000\nPin Code: 221001\nCity: Jaunpur\nEmail: asha@example.com',
  },
  commercial: { ...commercial.params, message: String(commercial.params.message).replace('N/A', '221001') },
  housing: { ...housing.params, city: 'Jaunpur', electricityBill: '> 2,00,000' },
  tabbed: tabbed.params,
};
/** What each form is sent as when only the questions are answered without which it is not sent. */
const emptiest = {
  landing: {
    ...landing.params,
    from_email: '',
    message: 'Name: Asha Devi\nWhatsApp: +91 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
  },
  commercial: commercial.params,
  housing: { ...housing.params, designation: '' },
  tabbed: tabbed.params,
};

const consentAlerts: Record<string, string[]> = {
  commercial: ['Please agree to the terms and privacy policy.'],
  housing: ['Please agree to the terms and conditions.'],
};

for (const lead of [landing, commercial, housing, tabbed]) {
  const name = lead.name as keyof typeof full;
  test(`${name}: sends nothing without consent, tells a failure and keeps every word, tells a success and is empty; least and all answers${name === 'tabbed' ? ' @both' : ''}`, async ({
    page,
    mail,
    alerts,
  }) => {
    await page.goto(lead.route);
    const form = formOf(page, lead);
    await lead.fill(form);
    if (name === 'landing') {
      await form
        .getByRole('radio', { name: '₹2500 - ₹4000' })
        .evaluate((radio: HTMLInputElement) => (radio.checked = false));
      await form.getByRole('textbox', { name: 'E-mail' }).fill('');
    }
    if (name === 'housing')
      await form
        .getByRole('radio', { name: 'Resident' })
        .evaluate((radio: HTMLInputElement) => (radio.checked = false));
    const consent = form.getByRole('checkbox');
    await consent.uncheck();
    await awake(page);
    await send(page, lead).click();
    await expect(consent).toBeFocused();
    expect(alerts.texts.splice(0)).toEqual(consentAlerts[name] ?? []);
    expect(mail.leads).toEqual([]);

    mail.answer = 429;
    await consent.check();
    await send(page, lead).click();
    await expectTold(page, alerts, lead, lead.failure);
    const typed = await firstField(page, lead).inputValue();
    const whatsapp = await form.getByRole('link', { name: 'Send it by WhatsApp' }).getAttribute('href');
    expect(new URL(whatsapp!).searchParams.get('text')).toContain(typed.trim());
    await expect(form.getByRole('link', { name: 'Call' })).toHaveAttribute('href', company.phone.href);

    mail.answer = 200;
    alerts.texts.length = 0;
    const city = form.getByRole('textbox', { name: 'City or town' });
    if (name === 'landing' || name === 'housing') await city.fill('Jaunpur');
    if (name === 'landing') {
      await form.getByRole('radio', { name: '₹2500 - ₹4000' }).check();
      await form.getByRole('textbox', { name: 'E-mail' }).fill('asha@example.com');
    }
    if (name === 'commercial') await form.getByRole('textbox', { name: 'Company PIN code' }).fill('221001');
    if (name === 'housing') {
      await form.getByRole('radio', { name: '> 2,00,000' }).check();
      await form.getByRole('radio', { name: 'Resident' }).check();
    }
    await form.getByRole('button', { name: 'Try again' }).click();
    await expectSuccess(page, alerts, lead);
    expect(mail.leads.map(({ template_params }) => template_params)).toEqual([emptiest[name], full[name]]);
    expect(mail.leads[0]).toMatchObject({ lib_version: '4.4.1' });
    expect(new URL(page.url()).search).toBe('');
  });
}

test('missing answers are told under their fields, a refused send keeps every word, and no state has a barrier', async ({
  page,
  mail,
  alerts,
}) => {
  const lead = landing;
  await page.goto(lead.route);
  await awake(page);
  const form = formOf(page, lead);
  const field = firstField(page, lead);
  await send(page, lead).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/^Please fill in this field\./);
  expect(await barriers(page, 'main form'), 'missing answers').toEqual([]);
  await field.pressSequentially('   ');
  await send(page, lead).click();
  await expect(field).toHaveAccessibleDescription(/there are only spaces in it/);
  await field.fill('Asha');
  await expect(field).not.toHaveAttribute('aria-invalid');

  await lead.fill(form);
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await email.fill('asha@');
  await send(page, lead).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/whole e-mail address/);
  expect(mail.leads).toEqual([]);
  await email.fill('asha@example.com');

  mail.answer = 429;
  const typed = await field.inputValue();
  await send(page, lead).click();
  await expectTold(page, alerts, lead, lead.failure);
  await expect(field).toHaveValue(typed);
  expect(await barriers(page, 'main form'), 'not sent').toEqual([]);

  mail.answer = 200;
  await form.getByRole('button', { name: 'Try again' }).click();
  await expectSuccess(page, alerts, lead);
  expect(mail.leads[1]).toEqual(mail.leads[0]);
  expect(await barriers(page, 'main form'), 'sent').toEqual([]);
});

test('a send that is pressed before the scripts arrive says so at once, and sends once when they do', async ({
  page,
  mail,
  alerts,
}) => {
  const lead = landing;
  const release = await holdScripts(page);
  await page.goto(lead.route, { waitUntil: 'commit' });
  await lead.fill(formOf(page, lead));
  const button = formOf(page, lead).locator('button[type=submit]');
  expect([await wordsOn(button), await announced(page)]).toEqual([lead.submit, '']);
  const { width, height } = (await button.boundingBox())!;
  await button.click();
  expect([await wordsOn(button), await announced(page)]).toEqual(['Sending…', 'Sending…']);
  expect(await button.boundingBox()).toMatchObject({ width, height });
  await button.click();
  await page.waitForTimeout(500);
  const seen = watchWords(button);
  expect(mail.leads).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  release();
  await expectSuccess(page, alerts, lead);
  expect(await seen, 'no frame says anything else until the form is clear again').toEqual(['Sending…', lead.submit]);
  await expectOneLead(mail, lead);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(lead.route);
});

test('text typed and choices made before the scripts arrive are still there afterwards', async ({
  page,
  mail,
  alerts,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await landing.fill(formOf(page, landing));
  release();
  await awake(page);
  await expect(firstField(page, landing)).toHaveValue('  Asha Devi ');
  await expect(formOf(page, landing).getByRole('radio', { name: '₹2500 - ₹4000' })).toBeChecked();
  await send(page, landing).click();
  await expectSuccess(page, alerts, landing);
  await expectOneLead(mail, landing);
});

test('a failed early send keeps what was typed', async ({ page, mail, alerts }) => {
  mail.answer = 500;
  const release = await holdScripts(page);
  await page.goto(tabbed.route, { waitUntil: 'commit' });
  await tabbed.fill(formOf(page, tabbed));
  await send(page, tabbed).click();
  release();
  await expectTold(page, alerts, tabbed, tabbed.failure);
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi');
});

test('without a line a send fails, and back online the retry goes through; a double click and a held Enter key send one lead each', async ({
  page,
  context,
  mail,
  alerts,
}) => {
  await page.goto(tabbed.route);
  await awake(page);
  await tabbed.fill(formOf(page, tabbed));
  // Before the first send that gets through: what is loaded for it is missing then, too.
  await context.setOffline(true);
  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.failure]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.failure, tabbed.success]);
  await expectOneLead(mail, tabbed);

  await tabbed.fill(formOf(page, tabbed));
  await send(page, tabbed).dblclick();
  await expect.poll(() => alerts.texts).toHaveLength(3);
  await tabbed.fill(formOf(page, tabbed));
  await firstField(page, tabbed).focus();
  for (let press = 0; press < 10; press++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => alerts.texts).toHaveLength(4);
  expect(mail.leads).toHaveLength(3);
});

test('a hint never moves the button away from under the press that left the field', async ({ page, mail, alerts }) => {
  await page.goto(tabbed.route);
  await awake(page);
  const form = formOf(page, tabbed);
  await tabbed.fill(form);
  await form.getByRole('textbox', { name: 'WhatsApp number' }).fill('12345');
  // A slow press: the button is held for longer than the hint waits.
  await send(page, tabbed).hover();
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
  await expect.poll(() => alerts.texts).toEqual([tabbed.success]);
  expect(mail.leads[0]!.template_params.message).toContain('WhatsApp Number: 12345');
});

test('a doubtful number and PIN get a hint and are sent all the same, and a number that is understood gets none', async ({
  page,
  mail,
  alerts,
}) => {
  await page.goto(tabbed.route);
  await awake(page);
  const form = formOf(page, tabbed);
  await tabbed.fill(form);
  const number = form.getByRole('textbox', { name: 'WhatsApp number' });
  const name = form.getByRole('textbox', { name: 'Full name' });
  for (const typed of ['0091 98765 43210', '९८७६५४३२१०']) {
    await number.fill(typed);
    await name.focus();
    // Longer than a hint waits.
    await page.waitForTimeout(500);
    await expect(form.getByText('Indian mobile number')).toBeHidden();
  }
  await send(page, tabbed).click();
  await expectSuccess(page, alerts, tabbed);
  await expect(form.getByText('We will write to 98765 43210. Wrong? WhatsApp us')).toBeVisible();

  await tabbed.fill(form);
  await form.getByRole('textbox', { name: 'PIN code' }).fill('021001');
  await number.fill('12345');
  await name.focus();
  const hint = form.getByText('A PIN code has 6 digits');
  await expect(hint).toBeVisible();
  await expect(hint).toHaveCSS('color', 'rgb(143, 90, 0)');
  await expect(hint.locator('svg')).toBeVisible();
  await expect(number).toHaveAccessibleDescription(/Indian mobile number/);
  await send(page, tabbed).click();
  await expect(form.getByText('We will write to 12345. Wrong?')).toBeVisible();
  expect(mail.leads.map(({ template_params }) => String(template_params.message).split('\n').slice(2))).toEqual([
    ['Pin Code: 221001', 'WhatsApp Number: ९८७६५४३२१०'],
    ['Pin Code: 021001', 'WhatsApp Number: 12345'],
  ]);
});

test('before the scripts arrive the browser says what is missing; after that the form does, and focuses the first field', async ({
  page,
}) => {
  /** Which controls refuse a send, and whether the browser shows its bubble. */
  const refusals = () =>
    page.evaluate(() =>
      (window as unknown as { refused: Event[] }).refused
        .splice(0)
        .map((event) => [(event.target as HTMLInputElement).name, event.defaultPrevented]),
    );
  await page.addInitScript(() => {
    const refused: Event[] = [];
    addEventListener('invalid', (event) => refused.push(event), true);
    Object.assign(window, { refused });
  });
  const release = await holdScripts(page);
  await page.goto(tabbed.route, { waitUntil: 'commit' });
  await send(page, tabbed).click();
  await expect(firstField(page, tabbed)).toBeFocused();
  expect(await refusals()).toEqual([
    ['fullName', false],
    ['pinCode', false],
    ['whatsappNumber', false],
    ['agreeTerms', false],
  ]);
  await expect(formOf(page, tabbed).getByText('Please fill in this field.')).toHaveCount(0);

  release();
  await awake(page);
  await firstField(page, tabbed).fill('Asha');
  await send(page, tabbed).click();
  expect(await refusals()).toEqual([
    ['pinCode', true],
    ['whatsappNumber', true],
    ['agreeTerms', true],
  ]);
  await expect(formOf(page, tabbed).getByRole('textbox', { name: 'PIN code' })).toBeFocused();
  await expect(formOf(page, tabbed).getByText('Please fill in this field.')).toHaveCount(2);
});

/** The label of a tab, which is pressed before the scripts run. */
const typeOf = (page: Page, name: string) => formOf(page, tabbed).locator('[data-types] label', { hasText: name });

/** The names of the visible text fields, in order. */
const seenQuestions = (page: Page) =>
  formOf(page, tabbed)
    .locator('[enterkeyhint]:visible')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));

test('before the scripts arrive each tab shows its own questions, and the chosen tab, its focus and all that was typed stay when they do', async ({
  page,
  mail,
  alerts,
}) => {
  const release = await holdScripts(page);
  await page.goto(tabbed.route, { waitUntil: 'commit' });
  const form = formOf(page, tabbed);
  const typed = {
    fullName: 'Asha Devi',
    societyName: 'Ganga Heights',
    companyName: 'Ganga Cold Store',
    city: 'Varanasi',
    pinCode: '221001',
    whatsappNumber: '9876543210',
  };
  const type = (name: keyof typeof typed) => form.locator(`[name=${name}]`).pressSequentially(typed[name]);
  const values = () =>
    form
      .locator('[enterkeyhint]')
      .evaluateAll((fields) =>
        Object.fromEntries(
          fields.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
        ),
      );

  expect(await seenQuestions(page)).toEqual(['fullName', 'pinCode', 'whatsappNumber']);
  await type('whatsappNumber');
  await typeOf(page, 'Housing').click();
  expect(await seenQuestions(page)).toEqual(['fullName', 'societyName', 'pinCode', 'whatsappNumber']);
  await type('societyName');
  await typeOf(page, 'Commercial').click();
  expect(await seenQuestions(page)).toEqual(['fullName', 'companyName', 'city', 'pinCode']);
  for (const name of ['fullName', 'companyName', 'city', 'pinCode'] as const) await type(name);
  await form.getByRole('checkbox').check();
  await page.getByRole('radio', { name: 'Commercial' }).focus();
  release();
  await expect(page.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Commercial' })).toBeFocused();
  expect(await values()).toEqual(typed);
  expect(await seenQuestions(page)).toEqual(['fullName', 'companyName', 'city', 'pinCode']);
  await expect(form.getByRole('checkbox')).toBeChecked();

  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.success]);
  expect(mail.leads.map(({ template_params }) => template_params.message)).toEqual([
    'Form Type: Commercial\nFull Name: Asha Devi\nCompany Name: Ganga Cold Store\nCity: Varanasi\nPin Code: 221001',
  ]);
});

test('a tab that is chosen before the scripts arrive requires its own questions, and an early send sends them', async ({
  page,
  mail,
  alerts,
}) => {
  const release = await holdScripts(page);
  await page.goto(tabbed.route, { waitUntil: 'commit' });
  await tabbed.fill(formOf(page, tabbed));
  await typeOf(page, 'Housing').click();
  await send(page, tabbed).click();
  const society = formOf(page, tabbed).getByRole('textbox', { name: 'Housing society' });
  await expect(society).toBeFocused();
  await society.fill('Ganga Heights');
  await send(page, tabbed).click();
  release();
  await expect.poll(() => alerts.texts).toEqual([tabbed.success]);
  expect(mail.leads[0]!.template_params.message).toBe(
    'Form Type: Housing\nFull Name: Asha Devi\nHousing Society: Ganga Heights\nPin Code: 221001\nWhatsApp Number: 9876543210',
  );
});

test('an address with #housing opens that tab before the scripts arrive and after, with the form in view', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${tabbed.route}#housing`, { waitUntil: 'commit' });
  const field = formOf(page, tabbed).getByRole('textbox', { name: 'Housing society' });
  await expect(field).toBeInViewport();
  await expect(field).toBeEditable();
  await expect(typeOf(page, 'Residential')).toBeInViewport();
  release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Housing');
  await expect(field).toBeEditable();
  await expect(field).toBeInViewport();
});

test('on a wide screen the address of a tab leaves the page at its top, where the form is @desktop', async ({
  page,
}) => {
  await page.goto(`${tabbed.route}#commercial`);
  await expect(page.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an address that changes to a tab opens it, before the scripts run and after, and follows the tabs', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(tabbed.route, { waitUntil: 'commit' });
  await firstField(page, tabbed).fill('Asha Devi');
  await page.evaluate(() => (location.hash = '#housing'));
  await expect(formOf(page, tabbed).getByRole('textbox', { name: 'Housing society' })).toBeEditable();
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi');
  release();
  await expect(page.getByRole('tab', { name: 'Housing' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => (location.hash = '#commercial'));
  await expect(page.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
  await expect(formOf(page, tabbed).getByRole('textbox', { name: 'Company name' })).toBeEditable();
  await page.getByRole('tab', { name: 'Residential' }).click();
  await expect(page).toHaveURL(/\/go-solar#residential$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Residential' })).toHaveAttribute('aria-selected', 'true');
});

test('a visitor who comes back from another page finds what was typed, and an empty form once it is sent', async ({
  page,
  mail,
  alerts,
}) => {
  await page.goto(tabbed.route);
  await expect(page.getByRole('tab', { name: 'Residential' })).toBeVisible();
  await firstField(page, tabbed).fill('Asha Devi');
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi');
  await expect(page.getByRole('tab', { name: 'Residential' })).toBeVisible();
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi');
  await tabbed.fill(formOf(page, tabbed));
  await send(page, tabbed).click();
  await expectSuccess(page, alerts, tabbed);
  await page.goto('/aboutus');
  await page.goBack();
  await awake(page);
  await expect(firstField(page, tabbed)).toHaveValue('');
  expect(mail.leads).toHaveLength(1);
});

test('once the scripts run, another tab shows its own questions, empty; one that the arrow keys reach shows its focus; and a commercial enquiry offers ways to leave a number', async ({
  page,
  mail,
  alerts,
}) => {
  await page.goto(tabbed.route);
  await firstField(page, tabbed).fill('Asha Devi');
  await page.getByRole('tab', { name: 'Commercial' }).click();
  await expect.poll(() => seenQuestions(page)).toEqual(['fullName', 'companyName', 'city', 'pinCode']);
  await expect(firstField(page, tabbed)).toHaveValue('');
  await page.getByRole('tab', { name: 'Residential' }).click();
  await expect.poll(() => seenQuestions(page)).toEqual(['fullName', 'pinCode', 'whatsappNumber']);
  await page.keyboard.press('ArrowRight');
  const housingTab = page.getByRole('tab', { name: 'Housing' });
  await expect(housingTab).toBeFocused();
  await expect(housingTab).toHaveAttribute('aria-selected', 'false');
  await expect(housingTab).toHaveCSS('outline-style', 'solid');

  await page.getByRole('tab', { name: 'Commercial' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Commercial' });
  await panel.getByRole('textbox', { name: 'Full name' }).fill('Ravi');
  await panel.getByRole('textbox', { name: 'Company name' }).fill('Ganga Cold Store');
  await panel.getByRole('textbox', { name: 'City or town' }).fill('Varanasi');
  await panel.getByRole('textbox', { name: 'PIN code' }).fill('221001');
  await page.getByRole('checkbox').check();
  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.success]);
  expect(mail.leads[0]!.template_params.message).toBe(
    'Form Type: Commercial\nFull Name: Ravi\nCompany Name: Ganga Cold Store\nCity: Varanasi\nPin Code: 221001',
  );
  const help = page.getByRole('form').locator('section').filter({ hasText: 'What happens next' });
  expect((await help.innerText()).split('\n')[0]).toBe('We have no number for you yet');
  await expect(help).not.toContainText('on WhatsApp or by phone');
  await expect(help.getByText('So that we can answer:')).toBeVisible();
  const whatsapp = await page.getByRole('link', { name: 'WhatsApp us your number' }).getAttribute('href');
  expect(new URL(whatsapp!).searchParams.get('text')).toContain('Ganga Cold Store');
});

test('a form whose scripts never arrive offers other ways to reach the company', async ({ page, clock }) => {
  await clock.install({ time: 0 });
  await holdScripts(page);
  await page.goto(tabbed.route, { waitUntil: 'commit' });
  await tabbed.fill(formOf(page, tabbed));
  const help = page.getByText('The form is not ready yet on this device.');
  await expect(help).toBeHidden();
  const button = formOf(page, tabbed).locator('button[type=submit]');
  // From here on only the test moves the clock: a busy machine cannot use up the ten seconds.
  await clock.pauseAt(60_000);
  await button.click();
  await clock.runFor(9_900);
  await expect(help).toBeHidden();
  expect(await wordsOn(button)).toBe('Sending…');
  await clock.runFor(200);
  await expect(help).toBeVisible();
  expect([await wordsOn(button), await announced(page)]).toEqual([tabbed.submit, '']);
  await expect(formOf(page, tabbed).getByRole('link', { name: 'Call' })).toHaveAttribute('href', company.phone.href);
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi');
});

test('without JavaScript a form says that it needs it, and offers other ways to reach the company', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(commercial.route);
  // Playwright's own search for texts and roles passes over what stands in <noscript>.
  const notice = formOf(page, commercial).locator('noscript');
  await expect(notice.locator('p')).toBeVisible();
  expect(await notice.locator('p').innerText()).toMatch(/^This form needs JavaScript/);
  await expect(formOf(page, commercial).getByText('not ready yet')).toBeHidden();
  for (const address of ['tel:', 'https://wa.me/', 'mailto:'])
    await expect(notice.locator(`a[href^="${address}"]`)).toBeVisible();
  await page.close();
});
