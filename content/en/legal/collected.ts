import type { z } from 'zod';
import { commercialForm, housingForm, landingForm, leadForm } from '../forms';
import type { table } from '../../schemas/figures-table';

/** What each form asks for, by the labels that the forms themselves show, and why. */

const columns = ['What we ask', 'Needed?', 'Why'];
const NEEDED = 'Yes';
const OPTIONAL = 'No';

const why = {
  name: 'To know whom we are answering',
  whatsapp: 'To answer you, on WhatsApp or by phone',
  bill: 'To work out the right size of solar system',
  pin: 'Sunshine, grid rules and subsidies differ by place',
  city: 'To know which of our teams is near you',
  consent: 'To know that you agree to this policy',
};

type Table = z.input<typeof table>;

/** @throws Error naming each field that the form asks for and the policy would leave out */
function tableOf(caption: string, fields: Record<string, { label: string }>, rows: string[][]): Table {
  const missing = Object.values(fields).filter(({ label }) => !rows.some(([named]) => named === label));
  if (missing.length === 0) return { caption, columns, rows };
  throw new Error(
    missing
      .map(
        ({ label }) =>
          `content/en/legal/collected.ts · page: /privacy-policy · field: ${caption} · expected a row for "${label}", which this form asks for`,
      )
      .join('\n'),
  );
}

const landing = landingForm.fields;
const enquiry = commercialForm.fields;
const society = housingForm.fields;
const tabbed = leadForm.fields;

const consent = ['Consent box', NEEDED, why.consent];

export const landingTable = tableOf('The consultation form on our landing pages', landing, [
  [landing.fullName.label, NEEDED, why.name],
  [landing.whatsapp.label, NEEDED, why.whatsapp],
  [landing.electricityBill.label, 'We ask you to choose, but it can be left out', why.bill],
  [landing.pinCode.label, NEEDED, why.pin],
  [landing.city.label, OPTIONAL, why.city],
  [landing.email.label, OPTIONAL, 'To answer you by e-mail, if you prefer that'],
  consent,
]);

export const commercialTable = tableOf('The enquiry form for businesses', enquiry, [
  [enquiry.name.label, NEEDED, why.name],
  [enquiry.companyName.label, NEEDED, 'To know who is asking'],
  [enquiry.whatsapp.label, NEEDED, why.whatsapp],
  [enquiry.city.label, NEEDED, why.city],
  [enquiry.pinCode.label, OPTIONAL, why.pin],
  [enquiry.monthlyBill.label, NEEDED, why.bill],
  consent,
]);

export const housingTable = tableOf('The form for housing societies', society, [
  [society.housingSociety.label, NEEDED, 'To know which society is asking'],
  [society.name.label, NEEDED, why.name],
  [society.pinCode.label, NEEDED, why.pin],
  [society.city.label, OPTIONAL, why.city],
  [society.whatsapp.label, NEEDED, why.whatsapp],
  [society.electricityBill.label, OPTIONAL, why.bill],
  [
    society.designation.label,
    OPTIONAL,
    'To know what you need from us: figures for a meeting, or an answer for your flat',
  ],
  [
    society.agmApproval.label,
    'One answer is chosen already; you can change it',
    'To know how far your society has come',
  ],
  consent,
]);

export const tabbedTable = tableOf('The consultation form with three tabs: residential, housing, commercial', tabbed, [
  ['Which tab you chose', NEEDED, 'To pass you to the right adviser'],
  [tabbed.fullName.label, NEEDED, why.name],
  [tabbed.pinCode.label, NEEDED, why.pin],
  [tabbed.whatsappNumber.label, 'Yes, under residential and housing; commercial does not ask', why.whatsapp],
  [tabbed.societyName.label, 'Yes, under housing; the others do not ask', 'To know who is asking'],
  [tabbed.companyName.label, 'Yes, under commercial; the others do not ask', 'To know who is asking'],
  [tabbed.city.label, 'Yes, under commercial; the others do not ask', why.city],
  consent,
]);
