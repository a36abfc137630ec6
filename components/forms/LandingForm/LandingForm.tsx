'use client';

import type { LandingFormContent } from '@/content/schemas/lead-forms';
import { landingParams } from '@/lib/leads/messages';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup';
import { Field } from '../Field/Field';
import { email, freePhone, personName, pin, town } from '../Field/inputs';
import { LeadFormShell } from '../LeadFormShell/LeadFormShell';
import { useLeadForm } from '../useLeadForm';

interface Props {
  content: LandingFormContent;
  labelledBy: string;
}

/** The consultation form of the landing pages. */
export function LandingForm({ content, labelledBy }: Props) {
  const lead = useLeadForm({ name: 'landing', build: (values) => landingParams(values, content.recipient) });
  const { fields } = content;
  return (
    <LeadFormShell lead={lead} content={content} labelledBy={labelledBy} consentRequired outcomeInPage>
      <Field name="fullName" content={fields.fullName} kind={personName} words={content} required />
      <Field name="whatsapp" content={fields.whatsapp} kind={freePhone} words={content} required />
      <ChoiceGroup name="electricityBill" content={fields.electricityBill} options={content.bills} />
      <Field name="pinCode" content={fields.pinCode} kind={pin} words={content} required />
      <Field name="city" content={fields.city} kind={town} words={content} />
      <Field name="email" content={fields.email} kind={email} words={content} last />
    </LeadFormShell>
  );
}
