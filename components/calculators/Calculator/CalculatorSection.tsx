import type { ReactNode } from 'react';
import { InlineScript } from '@/components/early/InlineScript';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Site } from '@/content/read';
import type { Assumption } from '@/content/schemas/solar';
import { dayInWords, monthNames } from '@/lib/dates';
import { defaultAnswers, energyAnswers, type Kind } from '@/lib/solar/answers';
import type { Loads } from '@/lib/solar/facts';
import type { AssumptionId } from '@/lib/solar/names';
import { loadOf } from '@/lib/solar/load';
import type { Question } from '@/lib/solar/questions';
import { ADDED_BY_OTHERS } from '@/lib/solar/shared-link';
import { BillPlaces } from '../charts/BillPlaces';
import type { CalculatorProps } from './CalculatorFrame';
import type { AssumptionSource, UsedAssumptions } from '../state/calculation';
import { copySliderValue } from '@/components/early/copy-slider-value';
import { openSharedCase } from '@/components/early/open-shared-case';
import { Section } from '@/components/sections/Section/Section';
import styles from './Calculator.module.scss';

export interface CalculatorSectionContent {
  heading: string;
  onBill?: string[];
  labels?: Partial<Record<'answerFor' | 'kept', string>> & Record<'withoutScripts' | 'plan', string>;
}

export interface CalculatorSectionProps<Content extends CalculatorSectionContent> {
  name: keyof Site['solar']['questions'];
  content: Content;
  site: Pick<Site, 'calculator' | 'language' | 'company' | 'solar' | 'units' | 'sources' | 'contactWays'>;
  formAddress: string;
  /** The prefix of assumptions in field names and shared links; `a-` if left out. */
  prefix?: string;
  children: (shared: CalculatorProps<Content>) => ReactNode;
}

export function CalculatorSection<Content extends CalculatorSectionContent>({
  name,
  content,
  site,
  formAddress,
  prefix,
  children,
}: CalculatorSectionProps<Content>) {
  const { calculator, units, sources, language, company, solar } = site;
  const { questions, loads, limits, sun, slabEnds } = solar;
  const { locale } = language;
  const { onBill, ...labels } = calculator;
  const used = (Object.entries(solar.assumptions) as [AssumptionId, Assumption][]).filter(([, { usedBy }]) =>
    usedBy.includes(name),
  );
  const sourcesOfUsed: AssumptionSource[] = [...new Set(used.map(([, { source }]) => source))].map((id) => {
    const { name, href, date } = sources[id]!;
    return {
      name,
      ...(href && { href }),
      date: dayInWords(date, locale),
      ids: used.flatMap(([assumption, { source }]) => (source === id ? [assumption] : [])),
    };
  });
  const assumptions: UsedAssumptions = Object.fromEntries(
    used.map(([id, { name, value, unit, range, isPrinted }]) => [
      id,
      { name, value, unit: units[unit]!, ...(range && { range }), ...(isPrinted && { isPrinted }) },
    ]),
  );
  return (
    <Section surface="noon" labelledBy="calculator-heading" id="calculator">
      <h2 className={styles.hidden} id="calculator-heading">
        {content.heading}
      </h2>
      <InlineScript run={[[openSharedCase, ADDED_BY_OTHERS], copySliderValue]} />
      {children({
        calculation: {
          questions:
            name === 'roof'
              ? questions.roof
              : withDefaultLoad(questions[name], name === 'society' || name === 'business' ? name : 'home', loads),
          assumptions,
          facts: { loads, limits, sun, slabEnds },
          prefix,
        },
        content,
        labels: labelsFor(labels, content.labels),
        sources: sourcesOfUsed,
        typicalPrices: used.some(([, { isPrice, approved }]) => isPrice && approved === null),
        locale,
        formAddress,
        months: { names: monthNames(locale, 'long'), initials: monthNames(locale, 'narrow') },
        company: { name: company.name, phone: company.phone.display },
        photo: site.contactWays.photo,
        drawing: content.onBill && <BillPlaces labels={onBill} names={content.onBill} />,
      })}
    </Section>
  );
}

function labelsFor(labels: CalculatorLabels, own: CalculatorSectionContent['labels']): CalculatorLabels {
  if (!own) return labels;
  const { kept = labels.problems.kept, plan, ...rest } = own;
  return { ...labels, ...rest, problems: { ...labels.problems, kept }, keep: { ...labels.keep, plan } };
}

const withDefaultLoad = (questions: Question[], kind: Kind, loads: Loads): Question[] =>
  questions.map((question) =>
    question.name === 'load' && question.explained
      ? { ...question, default: loadOf(loads, kind, energyAnswers(defaultAnswers(questions))) }
      : question,
  );
