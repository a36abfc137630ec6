import { InlineScript } from '@/components/early/InlineScript';
import type { CalculatorContent } from '@/content/schemas/calculator';
import type { Site } from '@/content/read';
import type { Assumption } from '@/content/schemas/solar';
import { dayInWords, monthNames } from '@/lib/dates';
import { defaultAnswers, type Kind, energyAnswers } from '@/lib/solar/answers';
import type { Loads } from '@/lib/solar/facts';
import type { AssumptionId } from '@/lib/solar/names';
import { loadOf } from '@/lib/solar/load';
import type { Question } from '@/lib/solar/questions';
import { ADDED_BY_OTHERS } from '@/lib/solar/shared-link';
import { BillPlaces } from '../charts/BillPlaces';
import { Calculator } from './Calculator';
import type { AssumptionSource, UsedAssumptions } from '../state/calculation';
import { copySliderValue } from '@/components/early/copy-slider-value';
import { openSharedCase } from '@/components/early/open-shared-case';
import { Section } from '@/components/sections/Section/Section';
import styles from './Calculator.module.scss';

interface Props {
  content: CalculatorContent;
  site: Pick<Site, 'calculator' | 'language' | 'company' | 'solar' | 'units' | 'sources' | 'contactWays'>;
  form: string;
}

export function CalculatorSection({ content, site, form }: Props) {
  const { calculator, units, sources, language, company, solar } = site;
  const { questions, loads, limits, sun, slabEnds } = solar;
  const { locale } = language;
  const { onBill, ...said } = calculator;
  const { kind } = content;
  const used = (Object.entries(solar.assumptions) as [AssumptionId, Assumption][]).filter(([, { usedBy }]) =>
    usedBy.includes(kind),
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
  const calculation = {
    kind,
    questions: withDefaultLoad(questions[kind], kind, loads),
    assumptions,
    facts: { loads, limits, sun, slabEnds },
  };
  return (
    <Section surface="noon" labelledBy="calculator-heading" id="calculator">
      <h2 className={styles.hidden} id="calculator-heading">
        {content.heading}
      </h2>
      <InlineScript run={[[openSharedCase, ADDED_BY_OTHERS], copySliderValue]} />
      <Calculator
        calculation={calculation}
        content={content}
        labels={said}
        sources={sourcesOfUsed}
        typicalPrices={used.some(([, { isPrice, approved }]) => isPrice && approved === null)}
        locale={locale}
        formAddress={form}
        months={{ names: monthNames(locale, 'long'), initials: monthNames(locale, 'narrow') }}
        company={{ name: company.name, phone: company.phone.display }}
        photo={site.contactWays.photo}
        drawing={<BillPlaces labels={onBill} names={content.onBill} />}
      />
    </Section>
  );
}

/** Sets the default of the question about the load to the load that follows from the default bill. */
const withDefaultLoad = (questions: Question[], kind: Kind, loads: Loads): Question[] =>
  questions.map((question) =>
    question.name === 'load'
      ? { ...question, default: loadOf(loads, kind, energyAnswers(defaultAnswers(questions))) }
      : question,
  );
