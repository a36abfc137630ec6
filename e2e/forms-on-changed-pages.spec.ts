import { awake, expect, openEarly, scrollPage, test } from './kit';
import { commercial, fillIn, formOf, keepEnquiry, landing, noticeOf, send, tabbed } from './lead-forms';
import { addElementsBesideFields } from './other-programs';
import { translate } from './translator';

// If a page has changed before React runs, React reports this error and draws the page anew.
test.use({ allowed: /Minified React error #418/ });

test('an enquiry sent before React runs, on a page that is then translated, arrives once', async ({ page, mail }) => {
  const release = await openEarly(page, tabbed.route);
  await fillIn(page, tabbed);
  await send(page, tabbed).click();
  await page.evaluate(translate);
  release();
  await expect(formOf(page, tabbed).getByText(tabbed.labels.next.heading)).toBeVisible();
  expect(mail.leads).toEqual([tabbed.params]);
});

test('a form to which a password manager adds elements before React runs keeps and sends its text', async ({
  page,
  mail,
}) => {
  const release = await openEarly(page, commercial.route);
  await fillIn(page, commercial);
  await page.evaluate(addElementsBesideFields);
  release();
  await awake(page);
  await send(page, commercial).click();
  await expect(formOf(page, commercial).getByText(commercial.labels.next.heading)).toBeVisible();
  expect(mail.leads).toEqual([commercial.params]);
});

test('a form sent and left before React runs is filled in and reported as not sent when the visitor returns, and can then be sent', async ({
  page,
  mail,
}) => {
  const release = await openEarly(page, landing.route);
  await fillIn(page, landing);
  await send(page, landing).click();
  await page.goto('/careers');
  release();
  await page.goto(landing.route);
  const form = formOf(page, landing);
  await expect(form.getByText(landing.labels.notSent)).toBeVisible();
  await expect(form.getByText(landing.labels.restored.text)).toBeVisible();
  await form.getByRole('checkbox').check();
  await send(page, landing).click();
  await expect(form.getByText(landing.labels.next.heading)).toBeVisible();
  expect(mail.leads).toEqual([landing.params]);
});

test('a translated page keeps its content while an enquiry is sent from the outbox notice', async ({ page, mail }) => {
  const { stopped, sending, sent } = tabbed.outbox;
  await keepEnquiry(page, 'stopped');
  await page.goto('/privacy-policy');
  await scrollPage(page, 400);
  const notice = noticeOf(page);
  await expect(notice.getByText(stopped.heading)).toBeVisible();
  await page.evaluate(translate);
  mail.delay = 1000;
  await notice.getByRole('button', { name: stopped.send }).click();
  await expect(notice.getByText(sending.heading)).toBeVisible();
  await expect(notice.getByText(sent.text)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(mail.leads).toEqual([tabbed.params]);
});
