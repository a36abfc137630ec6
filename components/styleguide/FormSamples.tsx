'use client';

import { useEffect, useRef } from 'react';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { FormDescription } from '@/lib/leads/description';
import { ChoiceGroup } from '../forms/ChoiceGroup/ChoiceGroup';
import { Consent } from '../forms/Consent/Consent';
import { Field, SelectField } from '../forms/Field/Field';
import { FieldFrame } from '../ui/Field/FieldFrame';
import { inputs } from '../forms/Field/inputs';
import { FormStatus } from '../forms/FormStatus/FormStatus';
import { OutcomeText } from '../forms/FormStatus/OutcomeText';
import type { LeadStatus } from '@/lib/leads/form-state';
import { leadOf } from '@/lib/leads/lead';
import fieldStyles from '../forms/Field/Field.module.scss';
import styles from './Samples.module.scss';

const options = ['One', 'Two', 'Three'].map((text) => ({ value: text, text }));

function outcomesOf(form: FormDescription): LeadStatus[] {
  const lead = leadOf(form, { fullName: 'Asha Devi' });
  return [
    { step: 'sent', lead, edited: false },
    { step: 'arrived', lead, edited: true },
    { step: 'failed', lead, earlier: false, refused: false, doubt: false, blocked: false, wait: 'offered', pause: 0 },
    { step: 'waiting', id: '', lead },
    { step: 'tooLong', field: 'fullName' },
    { step: 'pressAgain' },
  ];
}

export function FormSamples({ name, content }: { name: string; content: LeadFormContent }) {
  const wrong = useRef<HTMLFormElement>(null);
  // Makes the browser report the empty sample fields, as it does when a form with empty fields is sent.
  useEffect(() => wrong.current?.querySelectorAll('input').forEach((input) => input.checkValidity()), []);
  const nowhere = useRef<HTMLElement>(null);
  const { labels } = content;
  const label = labels.fields.fullName!;
  return (
    <div className={styles.samples}>
      <div className={styles.columns}>
        <fieldset className={styles.card}>
          <legend>Empty</legend>
          <Field
            name={`${name}-empty`}
            content={labels.fields.whatsapp!}
            kind={inputs.phone}
            labels={labels}
            required
          />
          <Field name={`${name}-optional`} content={label} kind={inputs.personName} labels={labels} />
          <SelectField
            name={`${name}-select`}
            content={{ label: 'A list' }}
            options={options}
            labels={labels}
            required
          />
          <ChoiceGroup name={`${name}-choice`} content={{ label: 'A choice' }} options={options} initial="Two" />
          <Consent content={labels.consent} required={false} missing={labels.wrong.consent} />
        </fieldset>
        <form ref={wrong}>
          <fieldset className={styles.card}>
            <legend>Refused, filled and doubted</legend>
            <Field name={`${name}-refused`} content={label} kind={inputs.personName} labels={labels} required />
            <Consent content={labels.consent} required missing={labels.wrong.consent} />
            <FieldFrame
              id={`${name}-doubted`}
              label="Filled"
              error=""
              hint="This does not look right. If it is, carry on."
            >
              <input className={fieldStyles.input} id={`${name}-doubted`} defaultValue="98765" />
            </FieldFrame>
          </fieldset>
        </form>
        <fieldset className={styles.card} disabled>
          <legend>Disabled</legend>
          <Field name={`${name}-disabled`} content={label} kind={inputs.personName} labels={labels} />
          <ChoiceGroup
            name={`${name}-disabled-choice`}
            content={{ label: 'A choice' }}
            options={options}
            initial="One"
          />
          <Consent content={labels.consent} required={false} missing={labels.wrong.consent} />
        </fieldset>
      </div>
      <div className={styles.columns}>
        {outcomesOf(content.form).map((status) => (
          <div className={styles.card} key={status.step}>
            <OutcomeText lead={{ status, message: nowhere }} content={content} />
            <FormStatus
              Heading="h3"
              lead={{ status, message: nowhere, waitInOutbox: () => undefined }}
              content={content}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
