'use client';

import type { CommercialFormContent } from '@/content/schemas/lead-forms';
import { commercialParams } from '@/lib/leads/messages';
import { Field } from '../Field/Field';
import { organisation, personName, phone, pin, town } from '../Field/inputs';
import { SelectField } from '../Field/SelectField';
import { LeadFormShell } from '../LeadFormShell/LeadFormShell';
import { useLeadForm } from '../useLeadForm';

interface Props {
  content: CommercialFormContent;
  labelledBy: string;
}

/** The enquiry form of the commercial page. */
export function CommercialForm({ content, labelledBy }: Props) {
  const lead = useLeadForm({
    name: 'commercial',
    build: (values) => commercialParams(values, content.recipient),
    consentAlert: content.consentAlert,
  });
  const { fields } = content;
  return (
    <LeadFormShell lead={lead} content={content} labelledBy={labelledBy} consentRequired={false} outcomeInPage>
      <Field name="name" content={fields.name} kind={personName} words={content} required />
      <Field name="companyName" content={fields.companyName} kind={organisation} words={content} required />
      <Field name="whatsapp" content={fields.whatsapp} kind={phone} words={content} required />
      <Field name="city" content={fields.city} kind={town} words={content} required />
      <Field name="pinCode" content={fields.pinCode} kind={pin} words={content} />
      <SelectField name="monthlyBill" content={fields.monthlyBill} options={content.bills} words={content} required />
    </LeadFormShell>
  );
}
