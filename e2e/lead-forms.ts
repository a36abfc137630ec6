import type { Locator, Page } from 'playwright/test';
import { en, hi } from './site';
import type { LeadFormContent } from '../content/schemas/lead-forms';
import type { Site } from '../content/read';
import { leadOf, leadParams } from '../lib/leads/lead';
import { fieldsOf, tabsOf } from '../lib/leads/questions';
import { awake } from './kit';
import { pageOf } from '../lib/pages';

interface Question {
  fill: (text: string) => Promise<unknown>;
  check: () => Promise<unknown>;
  selectOption: (value: string) => Promise<unknown>;
}

export interface Questions {
  getByRole: (role: 'textbox' | 'checkbox' | 'radio' | 'combobox', options: { name: string }) => Question;
}

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

/** Devanagari digits must be sent as they were typed. */
const TYPED_IN_HINDI = { ...TYPED, personName: 'रवि कुमार', phone: '९८७६५ ४३२१०', pin: '२२१००१', town: 'वाराणसी' };

const headingOn = (id: string) => (site: Site) => pageOf(site, id, 'formSection').formSection.heading;
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
    labels,
    outbox: language.outbox,
    phone: typed.phone,
    first: asked[0]!.label,
    alerts: form.outcome === 'alert',
    /** What the mail service should get. lib/leads/lead.test.ts tests the code that computes it. */
    params: leadParams(leadOf(form, answers, tab), en.forms[name].labels.recipient),
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
export const hindiForms = leadFormsOf(hi);
export const tabbedInHindi = hindiForms[3]!;

export const formOf = (page: Page, { heading }: LeadForm) => page.getByRole('form', { name: heading });
export const noticeOf = (page: Page, { outbox }: Pick<Site, 'outbox'> = en) =>
  page.getByRole('complementary', { name: outbox.label });
export const firstField = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('textbox', { name: lead.first });
export const fillIn = (page: Page, lead: LeadForm) => lead.fill(formOf(page, lead));
export const send = (page: Page, lead: LeadForm) =>
  formOf(page, lead).getByRole('button', { name: lead.labels.submit });

/** Presses do nothing for half a second after the status of an enquiry has changed. */
export async function pressLater(button: Locator) {
  await button.waitFor();
  await button.page().waitForTimeout(600);
  await button.click();
}

export async function fillAndSend(page: Page, lead: LeadForm, beforeSend?: () => Promise<void>) {
  await page.goto(lead.route);
  await awake(page);
  await fillIn(page, lead);
  await beforeSend?.();
  await send(page, lead).click();
}

export async function keepEnquiry(page: Page, stage: 'stopped' | 'unknown', now = Date.now()) {
  const asked = now - 60_000;
  const kept = { id: '1', form: 'tabbed', stage, params: tabbed.params, asked, until: asked, tries: 0 };
  await page.goto('/careers');
  await page.evaluate((text) => localStorage.setItem('outbox:1', text), JSON.stringify(kept));
}
