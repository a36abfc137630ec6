'use client';

import type { HousingFormContent } from '@/content/schemas/lead-forms';
import { housingParams } from '@/lib/leads/messages';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup';
import { Field } from '../Field/Field';
import { organisation, personName, phone, pin, town } from '../Field/inputs';
import { LeadFormShell } from '../LeadFormShell/LeadFormShell';
import { useLeadForm } from '../useLeadForm';

interface Props {
  content: HousingFormContent;
  labelledBy: string;
}

/** The consultation form of the housing society page. */
export function HousingForm({ content, labelledBy }: Props) {
  const lead = useLeadForm({
    name: 'housing',
    build: housingParams,
    consentAlert: content.consentAlert,
    alerts: content,
  });
  const { fields, optional } = content;
  return (
    <LeadFormShell lead={lead} content={content} labelledBy={labelledBy} consentRequired={false} outcomeInPage={false}>
      <Field name="housingSociety" content={fields.housingSociety} kind={organisation} words={content} required />
      <Field name="name" content={fields.name} kind={personName} words={content} required />
      <Field name="whatsapp" content={fields.whatsapp} kind={phone} words={content} required />
      <Field name="pinCode" content={fields.pinCode} kind={pin} words={content} required />
      <Field name="city" content={fields.city} kind={town} words={content} last />
      <ChoiceGroup
        name="electricityBill"
        content={fields.electricityBill}
        options={content.bills}
        optional={optional}
      />
      <ChoiceGroup name="designation" content={fields.designation} options={content.designations} optional={optional} />
      <ChoiceGroup
        name="agmApproval"
        content={fields.agmApproval}
        options={content.agmApprovals}
        initial={content.agmApprovals[0]?.value}
        optional={optional}
      />
    </LeadFormShell>
  );
}
