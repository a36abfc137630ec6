'use client';

import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { type LeadType, tabbedParams } from '@/lib/leads/messages';
import type { LeadValues } from '@/lib/leads/values';
import { touchedValues } from '../draft-fields';
import { Field } from '../Field/Field';
import { organisation, personName, phone, pin, town } from '../Field/inputs';
import { LeadFormShell } from '../LeadFormShell/LeadFormShell';
import { useLeadForm } from '../useLeadForm';
import { CommercialNext, wordsAfter } from './CommercialNext';
import { asked, check, checkedType, leadTypes, tabId, typeInAddress } from './lead-types';
import { LeadTypeSwitch } from './LeadTypeSwitch';
import styles from './LeadForm.module.scss';

interface Props {
  content: LeadFormContent;
  labelledBy: string;
}

interface PartProps {
  /** The types that ask these questions. */
  of: LeadType[];
  /** The type that is asked for now. */
  type: LeadType;
  children: ReactNode;
}

/** Questions of some types alone. They stay in the form while another is chosen, with what was typed: neither seen nor asked for nor sent. */
const Part = ({ of, type, children }: PartProps) => (
  <fieldset
    className={styles.part}
    role="none"
    data-for={of.join(' ')}
    disabled={!of.includes(type)}
    suppressHydrationWarning
  >
    {children}
  </fieldset>
);

/** The type whose questions stand there, and the one whose tab is chosen, which comes first by one paint. */
const both = (type: LeadType) => ({ type, chosen: type });

/** The type that was sent: a form holds the answers of its own type alone, and of several types the last asks for the most. */
const typeOf = (values: LeadValues) => leadTypes.findLast((type) => asked[type].every((name) => name in values))!;

/**
 * The lead form of /go-solar: one form, three types. Until it wakes, switching keeps what was typed (wire-lead-types.ts);
 * from then on switching clears it.
 */
export function LeadForm({ content, labelledBy }: Props) {
  const panelId = useId();
  const [{ type, chosen }, setTypes] = useState(both('residential'));
  const [awake, setAwake] = useState(false);
  const [tabbed, setTabbed] = useState(false);
  const lead = useLeadForm({
    name: 'tabbed',
    build: (values) => tabbedParams(typeOf(values), values, content.recipient),
    beside: { leadType: type },
    reopen,
    alerts: content,
  });
  const { form } = lead;

  // Before anything can be pressed, what was chosen asleep is taken over: by hand, by the address, or by the browser.
  useLayoutEffect(() => {
    // What the page holds is known only now.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setTypes(both(checkedType(form.current!)!));
    setAwake(true);
  }, [form]);

  // The radios show the questions of their type, also when tabs have taken their place.
  useLayoutEffect(() => {
    if (awake) check(form.current!, type);
  }, [awake, form, type]);

  /** A draft comes back to its own type, unless another was chosen or something typed that the draft's has no field for. */
  function reopen({ leadType }: LeadValues, element: HTMLFormElement) {
    const kept = leadTypes.find((name) => name === leadType);
    const wasChosen = element.querySelector('[data-chosen]') !== null || checkedType(element) !== leadTypes[0];
    if (!kept || wasChosen || !Object.keys(touchedValues(element)).every((name) => asked[kept].includes(name))) return;
    setTypes(both(kept));
  }

  function stay() {
    // While they stand for the tabs, a press has moved the radios already.
    check(form.current!, type);
    setTypes(both(type));
  }

  function choose(next: LeadType) {
    if (next === chosen) return;
    // A send under way ends by clearing the form, and would take what is typed into the next type.
    if (lead.isSending()) return stay();
    if (typeInAddress()) history.replaceState(history.state, '', `#${next}`);
    setTypes({ type, chosen: next });
    // New questions take a slow phone a tenth of a second: the press is seen first.
    afterPaint(() => {
      if (lead.isSending()) return stay();
      flushSync(() => {
        setTypes(both(next));
        lead.clear();
      });
    });
  }

  const panel = tabbed ? { role: 'tabpanel', 'aria-labelledby': tabId(panelId, type) } : {};
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
          busy={lead.state.step === 'sending'}
          panelId={panelId}
          awake={awake}
          onTabs={() => setTabbed(true)}
        />
      }
      noNumber={<CommercialNext content={content} state={lead.state} />}
    >
      <div className={styles.panel} id={panelId} {...panel}>
        <Field name="fullName" content={fields.fullName} kind={personName} words={content} required />
        <Part of={['housing']} type={type}>
          <Field name="societyName" content={fields.societyName} kind={organisation} words={content} required />
        </Part>
        <Part of={['commercial']} type={type}>
          <Field name="companyName" content={fields.companyName} kind={organisation} words={content} required />
          <Field name="city" content={fields.city} kind={town} words={content} required />
        </Part>
        <Field
          name="pinCode"
          content={fields.pinCode}
          kind={pin}
          words={content}
          required
          last={type === 'commercial'}
        />
        <Part of={['residential', 'housing']} type={type}>
          <Field name="whatsappNumber" content={fields.whatsappNumber} kind={phone} words={content} required last />
        </Part>
      </div>
    </LeadFormShell>
  );
}
