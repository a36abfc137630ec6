import {
  commercialParams,
  housingParams,
  landingParams,
  tabbedParams,
  type TemplateParams,
} from '../../lib/leads/messages';
import type { LeadValues } from '../../lib/leads/values';

const recipient = { name: 'Team', email: 'leads@example.com' };

/**
 * The forms as they were asked for, told once more and in another way than the site does: which fields each has, and
 * where in a lead each of them must be found again.
 */
export interface FuzzedForm {
  name: string;
  fields: string[];
  build: (values: LeadValues) => TemplateParams;
  /** The lines of its message, in order: label and field. A line without a field is fixed. */
  lines?: [label: string, field: string | null, fixed?: string][];
  /** Fields that stand in a lead beside a message, or instead of one: parameter and field. */
  params: [parameter: string, field: string][];
}

export const forms: FuzzedForm[] = [
  {
    name: 'landing',
    fields: ['fullName', 'whatsapp', 'electricityBill', 'pinCode', 'city', 'email'],
    build: (values) => landingParams(values, recipient),
    lines: [
      ['Name', 'fullName'],
      ['WhatsApp', 'whatsapp'],
      ['Monthly Bill', 'electricityBill'],
      ['Pin Code', 'pinCode'],
      ['City', 'city'],
      ['Email', 'email'],
    ],
    params: [
      ['from_name', 'fullName'],
      ['from_email', 'email'],
    ],
  },
  {
    name: 'commercial',
    fields: ['name', 'companyName', 'whatsapp', 'city', 'pinCode', 'monthlyBill'],
    build: (values) => commercialParams(values, recipient),
    lines: [
      ['Name', 'name'],
      ['Company Name', 'companyName'],
      ['WhatsApp', 'whatsapp'],
      ['City', 'city'],
      ['Pin Code', 'pinCode'],
      ['Monthly Bill', 'monthlyBill'],
    ],
    params: [],
  },
  {
    name: 'housing',
    fields: ['housingSociety', 'name', 'pinCode', 'city', 'whatsapp', 'electricityBill', 'designation', 'agmApproval'],
    build: housingParams,
    params: [
      'housingSociety',
      'name',
      'pinCode',
      'city',
      'whatsapp',
      'electricityBill',
      'designation',
      'agmApproval',
    ].map((field) => [field, field]),
  },
  {
    name: 'tabbed, residential',
    fields: ['fullName', 'pinCode', 'whatsappNumber'],
    build: (values) => tabbedParams('residential', values, recipient),
    lines: [
      ['Form Type', null, 'Residential'],
      ['Full Name', 'fullName'],
      ['Pin Code', 'pinCode'],
      ['WhatsApp Number', 'whatsappNumber'],
    ],
    params: [],
  },
  {
    name: 'tabbed, housing',
    fields: ['fullName', 'societyName', 'pinCode', 'whatsappNumber'],
    build: (values) => tabbedParams('housing', values, recipient),
    lines: [
      ['Form Type', null, 'Housing'],
      ['Full Name', 'fullName'],
      ['Housing Society', 'societyName'],
      ['Pin Code', 'pinCode'],
      ['WhatsApp Number', 'whatsappNumber'],
    ],
    params: [],
  },
  {
    name: 'tabbed, commercial',
    fields: ['fullName', 'companyName', 'city', 'pinCode'],
    build: (values) => tabbedParams('commercial', values, recipient),
    lines: [
      ['Form Type', null, 'Commercial'],
      ['Full Name', 'fullName'],
      ['Company Name', 'companyName'],
      ['City', 'city'],
      ['Pin Code', 'pinCode'],
    ],
    params: [],
  },
];
