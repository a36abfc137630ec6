import type { LeadValues } from './values';

/** Who receives the leads. */
export interface Recipient {
  name: string;
  email: string;
}

/** What a template of the mail service is given. */
export type TemplateParams = Record<string, string | boolean>;

export type LeadType = 'residential' | 'housing' | 'commercial';

type Lines = readonly (readonly [label: string, value: string | undefined])[];

const MISSING = 'N/A';

const asText = (lines: Lines) => lines.map(([label, value]) => `${label}: ${value || MISSING}`).join('\n');

const addressed = (recipient: Recipient) => ({ to_name: recipient.name, to_email: recipient.email });

/** Template parameters of the landing consultation form. */
export function landingParams(values: LeadValues, recipient: Recipient): TemplateParams {
  return {
    from_name: values.fullName ?? '',
    to_name: recipient.name,
    from_email: values.email ?? '',
    to_email: recipient.email,
    message: asText([
      ['Name', values.fullName],
      ['WhatsApp', values.whatsapp],
      ['Monthly Bill', values.electricityBill],
      ['Pin Code', values.pinCode],
      ['City', values.city],
      ['Email', values.email],
    ]),
  };
}

/** Template parameters of the commercial enquiry. */
export function commercialParams(values: LeadValues, recipient: Recipient): TemplateParams {
  return {
    message: asText([
      ['Name', values.name],
      ['Company Name', values.companyName],
      ['WhatsApp', values.whatsapp],
      ['City', values.city],
      ['Pin Code', values.pinCode],
      ['Monthly Bill', values.monthlyBill],
    ]),
    ...addressed(recipient),
  };
}

const HOUSING_LABELS = {
  housingSociety: 'Housing Society',
  name: 'Name',
  pinCode: 'Pin Code',
  city: 'City',
  whatsapp: 'WhatsApp',
  electricityBill: 'Monthly Bill',
  designation: 'Designation',
  agmApproval: 'AGM Approval',
} as const;

/** Template parameters of the housing society form: its nine fields, an unset choice as ''. */
export function housingParams(values: LeadValues): TemplateParams {
  const fields = Object.keys(HOUSING_LABELS).map((name) => [name, values[name] ?? ''] as const);
  return { ...Object.fromEntries(fields), agreeTerms: true };
}

const TYPE_NAMES: Record<LeadType, string> = {
  residential: 'Residential',
  housing: 'Housing',
  commercial: 'Commercial',
};

const typeLines = (type: LeadType, values: LeadValues): Lines => {
  switch (type) {
    case 'residential':
      return [
        ['Pin Code', values.pinCode],
        ['WhatsApp Number', values.whatsappNumber],
      ];
    case 'housing':
      return [
        ['Housing Society', values.societyName],
        ['Pin Code', values.pinCode],
        ['WhatsApp Number', values.whatsappNumber],
      ];
    case 'commercial':
      return [
        ['Company Name', values.companyName],
        ['City', values.city],
        ['Pin Code', values.pinCode],
      ];
  }
};

/** Template parameters of the tabbed form on /go-solar. */
export function tabbedParams(type: LeadType, values: LeadValues, recipient: Recipient): TemplateParams {
  return {
    message: asText([['Form Type', TYPE_NAMES[type]], ['Full Name', values.fullName], ...typeLines(type, values)]),
    ...addressed(recipient),
  };
}

/** The type that a lead of the tabbed form was sent as; its first line says so, and no value can imitate that line. */
export function tabbedTypeOf({ message }: TemplateParams): LeadType | undefined {
  const line = String(message).split('\n')[0];
  return (Object.keys(TYPE_NAMES) as LeadType[]).find((type) => line === `Form Type: ${TYPE_NAMES[type]}`);
}

/** The number that a lead asks to be answered at, as it was typed; none where its form asks for none, or none was given. */
export function numberOf(params: TemplateParams): string | undefined {
  const typed =
    typeof params.message === 'string' ? /^WhatsApp(?: Number)?: (.*)$/m.exec(params.message)?.[1] : params.whatsapp;
  return typeof typed === 'string' && typed !== '' && typed !== MISSING ? typed : undefined;
}

/** The lead in words, for a visitor who sends it by WhatsApp instead. */
export function leadText(params: TemplateParams): string {
  if (typeof params.message === 'string') return params.message;
  return asText(Object.entries(HOUSING_LABELS).map(([name, label]) => [label, String(params[name] ?? '')]));
}
