import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { SolarContent } from '@/content/rules/solar-content';
import type { Site } from '@/content/read';
import type { LinkContent } from '@/lib/content/parts';
import { pageOf } from '@/lib/pages';
import { billQuestion } from '@/lib/leads/questions';
import { answersOf, defaultAnswers } from '@/lib/solar/answers';
import { calculated } from '@/lib/solar/calculate';
import { factsOf } from '@/lib/solar/facts';
import { writeCase } from '@/lib/solar/shared-link';
import { planText, type PaybackLabels, rangeOfPaybacks, rupeesText } from '@/lib/solar/format';
import { FormLink } from './FormLink';
import { fill } from '@/lib/content/fill';
import { type ContentOf, Section } from '@/components/sections/Section/Section';
import styles from './Estimator.module.scss';

interface Props {
  content: ContentOf<'estimator'>;
  site: {
    calculator: { units: { kW: string } } & PaybackLabels;
    solar: SolarContent;
    forms: { landing: LeadFormContent };
    pages: Site['pages'];
    contactWays: { photo: LinkContent };
  };
  formAddress: string;
}

const AVERAGE_HOME = 2;

/** Renders all answers, so that CSS can show one without JavaScript. */
export function Estimator({ content, site: { calculator, solar, forms, pages, contactWays }, formAddress }: Props) {
  const facts = factsOf(solar);
  const { name: field, options: ranges = [] } = billQuestion(forms.landing.form)!;
  const defaults = defaultAnswers(solar.questions.home);
  const texts = forms.landing.labels.fields[field]?.options ?? ranges;
  return (
    <Section surface="noon" labelledBy="estimate" heading={content.heading}>
      <fieldset>
        <legend className={styles.legend}>{content.choose}</legend>
        <div className={styles.choices}>
          {solar.estimates.map((own, index) => {
            const id = `estimate-${index + 1}`;
            const range = ranges[index]!;
            const answers = answersOf('home', { ...defaults, ...own });
            const outcome = calculated('home', facts, answers);
            const {
              cost,
              saving,
              emi,
              'emi-before': emiBefore,
              'down-payment': down,
              'net-cost': net,
            } = outcome.figures;
            const figures = [
              [content.saving, rupeesText(saving.value)],
              [content.kw, `${outcome.kw} ${calculator.units.kW}`],
              [content.net, rupeesText(net.value)],
              [content.emi, rupeesText(emi.value), fill(content.emiBefore, { before: rupeesText(emiBefore.value) })],
              [content.payback, rangeOfPaybacks(outcome.figures, calculator)],
            ];
            return (
              <Fragment key={range}>
                <input
                  className={styles.radio}
                  type="radio"
                  name="estimate"
                  id={id}
                  defaultChecked={index === AVERAGE_HOME || undefined}
                  aria-describedby={`answer-${index + 1}`}
                />
                <label className={styles.range} htmlFor={id}>
                  {texts[index]}
                </label>
                <div className={`surface-dusk ${styles.answer}`}>
                  <dl className={styles.figures} id={`answer-${index + 1}`}>
                    {figures.map(([label, figure, note]) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          {figure}
                          {note && <small>{note}</small>}
                        </dd>
                      </div>
                    ))}
                  </dl>
                  <p className={styles.ways}>
                    <FormLink
                      href={formAddress}
                      bill={answers.bill}
                      plan={planText(pageOf({ pages }, 'solar-calculator', 'calculator').calculator.plan, outcome)}
                    >
                      {content.form}
                    </FormLink>
                    <ButtonLink
                      href={content.calculator.href + writeCase({ answers: own, edits: {} })}
                      look="secondary"
                    >
                      {content.calculator.text}
                    </ButtonLink>
                  </p>
                  <p className={styles.basis}>
                    {unbroken(
                      fill(content.basis, {
                        bill: rupeesText(answers.bill).slice(1),
                        load: outcome.load,
                        years: answers.loan,
                        rate: answers.rate,
                        down: Math.round((100 * down.value) / cost.value),
                      }),
                    )}
                    {outcome.kw > solar.limits['small-plant'] && ` ${content.above}`}
                  </p>
                </div>
              </Fragment>
            );
          })}
        </div>
      </fieldset>
      {/* A form on the same page already has a link for sending a photo. */}
      {!formAddress.startsWith('#') && (
        <p className={styles.basis}>
          <a href={contactWays.photo.href} target="_blank" rel="noopener">
            {contactWays.photo.text}
          </a>
        </p>
      )}
    </Section>
  );
}
