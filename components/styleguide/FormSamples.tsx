'use client';

import { useEffect, useId, useRef } from 'react';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { FormDescription } from '@/lib/leads/description';
import { Consent } from '../forms/Consent/Consent';
import { SelectField } from '../forms/Field/Field';
import { FieldFrame } from '../ui/Field/FieldFrame';
import { FormStatus } from '../forms/FormStatus/FormStatus';
import { OutcomeText } from '../forms/FormStatus/OutcomeText';
import { Question } from '../forms/LeadForm/Question';
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

export function FormSamples({ content }: { content: LeadFormContent }) {
  const { form, labels } = content;
  const wrong = useRef<HTMLFormElement>(null);
  // Shows the errors of empty fields, which otherwise appear only when a form is sent.
  useEffect(() => wrong.current?.querySelectorAll('input').forEach((input) => input.checkValidity()), []);
  const nowhere = useRef<HTMLElement>(null);
  const filled = useId();
  return (
    <div className={styles.samples}>
      <div className={styles.columns}>
        {['Empty', 'Refused', 'Disabled'].map((state) => (
          <form ref={state === 'Refused' ? wrong : undefined} key={state}>
            <fieldset className={styles.card} disabled={state === 'Disabled'}>
              <legend>{state}</legend>
              {form.fields.map((field) => (
                <Question
                  key={field.name}
                  field={{ ...field, initial: field.options?.[1] }}
                  labels={labels}
                  last={false}
                />
              ))}
              <SelectField name="list" content={{ label: 'A list' }} options={options} labels={labels} required />
              <Consent content={labels.consent} required missing={labels.wrong.consent} />
            </fieldset>
          </form>
        ))}
        <FieldFrame
          id={filled}
          label="Filled and doubted"
          error=""
          hint="This does not look right. If it is, carry on."
        >
          <input className={fieldStyles.input} id={filled} defaultValue="98765" />
        </FieldFrame>
      </div>
      <div className={styles.columns}>
        {outcomesOf(form).map((status) => (
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
