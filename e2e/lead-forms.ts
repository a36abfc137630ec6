import type { Locator, Page } from 'playwright/test';
import { en, hi } from './site';
import type { LeadFormContent } from '../content/schemas/lead-forms';
import type { Site } from '../content/read';
import { leadOf, leadParams } from '../lib/leads/lead';
import { fieldsOf, tabsOf } from '../lib/leads/questions';
import { awake } from './kit';
import { pageOf } from '../lib/pages';

/** One question of a lead form. Playwright answers it, or the class Visitor in other browsers (e2e/engines/visitor.ts). */
interface Question {
  fill: (text: string) => Promise<unknown>;
  check: () => Promise<unknown>;
  selectOption: (value: string) => Promise<unknown>;
}

export interface Questions {
  getByRole: (role: 'textbox' | 'checkbox' | 'radio' | 'combobox', options: { name: string }) => Question;
}

/** The text that tests type into a field of a lead form, by the kind of the field. */
const TYPED = {
  personName: 'Ravi <b>Kumar</b>',
  organisation: 'गंगा अपार्टमेंट',
  phone: '9876543210',
  phoneAsText: '+91 98765 43210',
  pin: '221001',
  town: 'Varanasi',
  text: 'Opposite the post office',
  email: 'ravi@example.com',
};

/** What tests type into a form in Hindi: Devanagari letters and digits, which are sent as they were typed. */
const TYPED_IN_HINDI = { ...TYPED, personName: 'रवि कुमार', phone: '९८७६५ ४३२१०', pin: '२२१००१', town: 'वाराणसी' };

const headingOn = (id: string) => (site: Site) => pageOf(site, id, 'formSection').formSection.heading;
/** For each lead form, its page and the heading that the form has there. */
const places = {
  landing: ['/', (site: Site) => site.landingBlocks.formSection.heading],
  commercial: ['/commercial', headingOn('commercial')],
  housing: ['/housing_society', headingOn('housing-society')],
  tabbed: ['/go-solar', headingOn('go-solar')],
} as const;

function leadForm(name: keyof typeof places, language: Site) {
  const { form, labels }: LeadFormContent = language.forms[name];
  const [route, headingIn] = places[name];
  const typed = language === en ? TYPED : TYPED_IN_HINDI;
  const [tab] = tabsOf(form);
  const asked = fieldsOf(form, tab).map(({ name, kind, options }) => ({
    name,
    kind,
    label: labels.fields[name]!.label,
    answer: kind === 'choice' || kind === 'list' ? options![1]! : typed[kind],
    shown: labels.fields[name]!.options?.[1] ?? options?.[1] ?? '',
  }));
  const answers = Object.fromEntries(asked.map(({ name, answer }) => [name, answer]));
  return {
    name,
    route: (language.language.prefix + route).replace(/(?<=.)\/$/, ''),
    heading: headingIn(language),
    success: labels.success,
    failure: labels.failure,
    /** The alert of a form that is sent without consent. Without this text, the browser itself asks for consent. */
    consentAlert: labels.consentAlert,
    labels,
    submit: labels.submit,
    outbox: language.outbox,
    phone: typed.phone,
    first: asked[0]!.label,
    /** Whether the form reports success and failure by an alert. */
    alerts: form.outcome === 'alert',
    /** The template parameters that must reach the mail service. lib/leads/lead.test.ts tests them letter by letter. */
    params: leadParams(leadOf(form, answers, tab), en.forms[name].labels.recipient),
    /** Answers every question, under the first tab of a form with tabs, and ticks the consent. */
    async fill(questions: Questions) {
      for (const { kind, label, answer, shown } of asked) {
        if (kind === 'choice') await questions.getByRole('radio', { name: shown }).check();
        else if (kind === 'list') await questions.getByRole('combobox', { name: label }).selectOption(answer);
        else await questions.getByRole('textbox', { name: label }).fill(answer);
      }
      const consent = labels.consent.map((part) => (typeof part === 'string' ? part : part.text)).join('');
      await questions.getByRole('checkbox', { name: consent }).check();
    },
  };
}

export type LeadForm = ReturnType<typeof leadForm>;

const leadFormsOf = (language: Site) =>
  (Object.keys(places) as (keyof typeof places)[]).map((name) => leadForm(name, language));
export const leadForms = leadFormsOf(en);
export const [landing, commercial, housing, tabbed] = leadForms as [LeadForm, LeadForm, LeadForm, LeadForm];
/** The same forms on the Hindi pages. They must send the same parameters for the same answers. */
export const hindiForms = leadFormsOf(hi);
export const tabbedInHindi = hindiForms[3]!;

export const formOf = (page: Page, { heading }: LeadForm) => page.getByRole('form', { name: heading });
/** The notice at the top of a page about enquiries that are kept on the device. */
export const noticeOf = (page: Page, { outbox }: Pick<Site, 'outbox'> = en) =>
  page.getByRole('complementary', { name: outbox.label });
export const firstField = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('textbox', { name: lead.first });
export const fillIn = (page: Page, lead: LeadForm) => lead.fill(formOf(page, lead));
export const send = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('button', { name: lead.submit });

/** Presses a button after 600 ms: presses do nothing for half a second after an enquiry's status has changed. */
export async function pressLater(button: Locator) {
  await button.waitFor();
  await button.page().waitForTimeout(600);
  await button.click();
}

/** Opens the page of a form, and fills the form in and sends it once React runs there. */
export async function fillAndSend(page: Page, lead: LeadForm, beforeSend?: () => Promise<void>) {
  await page.goto(lead.route);
  await awake(page);
  await fillIn(page, lead);
  await beforeSend?.();
  await send(page, lead).click();
}

/** Keeps an enquiry on the device in one of its stages, as an earlier visit would have left it. */
export async function keepEnquiry(page: Page, stage: 'stopped' | 'unknown', now = Date.now()) {
  const asked = now - 60_000;
  const kept = { id: '1', form: 'tabbed', stage, params: tabbed.params, asked, until: asked, tries: 0 };
  await page.goto('/careers');
  await page.evaluate((text) => localStorage.setItem('outbox:1', text), JSON.stringify(kept));
}
