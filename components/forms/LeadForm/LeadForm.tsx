'use client';

import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import type { LeadFormContent } from '@/content/schema';
import { type LeadType, tabbedParams } from '@/lib/leads/messages';
import type { LeadValues } from '@/lib/leads/values';
import { touchedValues } from '../draft-fields';
import { Field } from '../Field/Field';
import { organisation, personName, phone, pin, town } from '../Field/inputs';
import { LeadFormShell } from '../LeadFormShell/LeadFormShell';
import { useLeadForm } from '../useLeadForm';
import { CommercialNext, wordsAfter } from './CommercialNext';
import { leadTypes, tabId } from './LeadTypes';
import { LeadTypeSwitch } from './LeadTypeSwitch';
import styles from './LeadForm.module.scss';

interface Props {
  content: LeadFormContent;
  labelledBy: string;
}

/** The questions of each type: all of them have to be answered. */
const asked: Record<LeadType, readonly string[]> = {
  residential: ['fullName', 'pinCode', 'whatsappNumber'],
  housing: ['fullName', 'societyName', 'pinCode', 'whatsappNumber'],
  commercial: ['fullName', 'companyName', 'city', 'pinCode'],
};

/** The type whose questions stand there, and the one whose tab is chosen, which comes first by one paint. */
const both = (type: LeadType) => ({ type, chosen: type });

/** The lead form of /go-solar: one form, three types, and switching between them clears it. */
export function LeadForm({ content, labelledBy }: Props) {
  const panelId = useId();
  const [{ type, chosen }, setTypes] = useState(both('residential'));
  const [awake, setAwake] = useState(false);
  const lead = useLeadForm({
    name: 'tabbed',
    build: (values) => tabbedParams(type, values, content.recipient),
    keepBack,
    beside: { leadType: type },
    reopen,
    alerts: content,
  });

  /** A type that was pressed before hydration had no fields of its own yet: its send waits for their answers. */
  function keepBack(values: LeadValues) {
    const pressed = (values.leadType ?? type) as LeadType;
    if (asked[pressed].every((name) => name in values)) return false;
    setTypes(both(pressed));
    return true;
  }

  /** A draft comes back to its own type, unless another was pressed or something typed that the draft's has no field for. */
  function reopen({ leadType }: LeadValues, form: HTMLFormElement) {
    const kept = leadTypes.find((name) => name === leadType);
    if (!kept || !Object.keys(touchedValues(form)).every((name) => asked[kept].includes(name))) return;
    setTypes((now) => (now.type === leadTypes[0] ? both(kept) : now));
  }

  function choose(next: LeadType) {
    // A send under way ends by clearing the form, and would take what is typed into the next type.
    if (next === chosen || lead.isSending()) return;
    setTypes({ type, chosen: next });
    // New questions take a slow phone a tenth of a second: the press is seen first.
    afterPaint(() => {
      if (lead.isSending()) return setTypes((now) => both(now.type));
      flushSync(() => {
        setTypes(both(next));
        lead.clear();
      });
    });
  }

  const panel = awake ? { role: 'tabpanel', 'aria-labelledby': tabId(panelId, type) } : {};
  const { form } = lead;
  const { fields, tabs } = content;
  return (
    <LeadFormShell
      lead={lead}
      content={wordsAfter(lead.state, content)}
      labelledBy={labelledBy}
      consentRequired
      outcomeInPage={false}
      outcomeHeading="h2"
      before={
        <LeadTypeSwitch
          content={tabs}
          type={chosen}
          onChange={choose}
          onEarlyPress={(pressed) => setTypes(both(pressed))}
          busy={lead.state.step === 'sending'}
          panelId={panelId}
          form={form}
          onAwake={() => setAwake(true)}
        />
      }
      noNumber={<CommercialNext content={content} state={lead.state} />}
    >
      <div className={styles.panel} id={panelId} {...panel}>
        <Field name="fullName" content={fields.fullName} kind={personName} words={content} required />
        {type === 'housing' && <Field name="societyName" content={fields.societyName} kind={organisation} words={content} required />}
        {type === 'commercial' && (
          <>
            <Field name="companyName" content={fields.companyName} kind={organisation} words={content} required />
            <Field name="city" content={fields.city} kind={town} words={content} required />
          </>
        )}
        <Field name="pinCode" content={fields.pinCode} kind={pin} words={content} required last={type === 'commercial'} />
        {type !== 'commercial' && (
          <Field name="whatsappNumber" content={fields.whatsappNumber} kind={phone} words={content} required last />
        )}
      </div>
    </LeadFormShell>
  );
}
