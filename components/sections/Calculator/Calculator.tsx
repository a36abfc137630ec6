'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { SolarFigure } from '@/content/schemas/solar';
import { readAmount } from '@/lib/solar/amount';
import type { SolarFacts } from '@/lib/solar/facts';
import { type Figures, valuesOf } from '@/lib/solar/figures';
import { type Kind, type Outcome, outcomeOf, type Values } from '@/lib/solar/outcome';
import { type Question, readCase, type SharedCase, writeCase } from '@/lib/solar/shared-case';
import { Assumptions } from './Assumptions';
import { BillTable } from './BillTable';
import { fillIn } from './fill-in';
import { Keep } from './Keep';
import { MonthsChart } from './MonthsChart';
import { Part } from './Part';
import { Questions } from './Questions';
import { RangesTable } from './RangesTable';
import { readAnswers } from './read-answers';
import { showFigure } from './show-figure';
import { YearsChart } from './YearsChart';
import styles from './Calculator.module.scss';

interface Props {
  kind: Kind;
  content: CalculatorContent;
  words: CalculatorWords;
  questions: Question[];
  figures: Record<string, SolarFigure & { sourceName: string }>;
  facts: Omit<SolarFacts, 'figures'>;
  locale: string;
  company: { name: string; phone: string };
  /** What the usual answers give: the worked example that stands in the page. */
  example: Outcome;
}

/** How long after the last change a screen reader is told the main figures, in milliseconds. */
const QUIET = 1000;

/** How long after the last change the address takes the answers, in milliseconds: Safari refuses many changes in a row. */
const SETTLED = 300;

/** Where the lead forms look for what a calculator knows: see useFromCalculator. */
export const CARRIED = 'from-calculator';

/** Asks, and answers at once. Nothing that is typed leaves the device: only the address carries it, behind #. */
export function Calculator({ kind, content, words, questions, figures, facts, locale, company, example }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(example);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [sentence, setSentence] = useState('');
  const [spoken, setSpoken] = useState('');
  const shared = useRef<SharedCase>({ answers: {}, edits: {} });
  const timers = useRef<number[]>([]);
  const first = questions.find(({ name }) => name === 'bill')!;
  const others = questions.filter((question) => question !== first);

  const compute = useCallback(() => {
    const fields = form.current!.elements;
    const typed = (name: string) => (fields.namedItem(name) as HTMLInputElement).value;
    const { values, problems } = readAnswers(questions, typed, words.problems);
    const edits: Partial<Figures> = {};
    for (const [id, { value }] of Object.entries(figures)) {
      const edited = readAmount(typed(`a-${id}`));
      if (edited === undefined || edited < 0) problems[`a-${id}`] = words.problems.notANumber;
      else if (edited !== value) edits[id as keyof Figures] = edited;
    }
    setProblems(problems);
    if (Object.keys(problems).length > 0) return setSentence(words.problems.kept);

    const result = outcomeOf(kind, { ...facts, figures: valuesOf(figures as never, edits) }, values);
    if ('refused' in result) return setSentence(words.refused[result.refused]!);
    if (Number(values.kw) > result.largest) {
      setProblems({ kw: fillIn(words.problems.tooLarge, { largest: result.largest }) });
      return setSentence(words.problems.kept);
    }
    setSentence('');
    setOutcome(result);
    shared.current = { answers: changed(questions, values), edits };
    timers.current.forEach(clearTimeout);
    timers.current = [
      window.setTimeout(() => history.replaceState(history.state, '', writeCase(shared.current)), SETTLED),
      window.setTimeout(() => setSpoken(mainFigures(words, result)), QUIET),
    ];
  }, [facts, figures, kind, questions, words]);

  useEffect(() => {
    const open = () => {
      const read = readCase(location.hash, questions, Object.keys(figures));
      if (read) {
        setFields(form.current!, { ...read, usual: questions });
        const { ignored, newer } = read;
        compute();
        if (newer) setSentence(words.problems.newer);
        else if (ignored.length > 0) setSentence(fillIn(words.problems.ignored, { names: ignored.join(', ') }));
      } else if (isChanged(form.current!)) {
        takeSlider(form.current!);
        compute();
      }
      delete document.documentElement.dataset.opening;
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [compute, figures, questions, words]);

  const reset = () => {
    for (const [id, { value }] of Object.entries(figures)) {
      (form.current!.elements.namedItem(`a-${id}`) as HTMLInputElement).value = String(value);
    }
    compute();
  };

  const message = () => {
    const address = `${location.origin}${location.pathname}${writeCase(shared.current)}`;
    const { kw, cost, saving } = outcome.figures;
    const text = fillIn(content.message, {
      kw: kw!.value!,
      cost: showFigure(outcome.figures['net-cost'] ?? cost!, words),
      saving: showFigure(saving!, words),
      payback: showFigure(outcome.figures['payback-likely']!, words),
      address,
    });
    return { text, address };
  };

  const carry = () => {
    const { bill = example.before.total, city } = { ...usualOf(questions), ...shared.current.answers };
    try {
      sessionStorage.setItem(CARRIED, JSON.stringify({ bill: Math.round(outcome.before.total || Number(bill)), city }));
    } catch {
      // The form opens unfilled.
    }
  };

  const from = questions.map(({ name }) => `calc-${name}`).join(' ');
  const [main, ...parts] = content.parts;
  return (
    <form
      className={styles.calculator}
      ref={form}
      aria-label={content.heading}
      onSubmit={(submit) => submit.preventDefault()}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) keepTogether(form.current!, target, first.name);
        compute();
      }}
    >
      <div className={styles.asking}>
        <div className={styles.first}>
          <Questions questions={[first]} content={content.questions} words={words} problems={problems} />
          <input
            className={styles.slider}
            type="range"
            data-slider={first.name}
            aria-label={words.slider}
            min={first.slider?.least}
            max={first.slider?.most}
            step={first.slider?.step}
            defaultValue={first.usual}
          />
        </div>
        <div className={styles.main}>
          <h2 className={styles.mainHeading}>{main!.heading}</h2>
          <p className={styles.sentence} role="alert">
            {sentence}
          </p>
          <Part part={main!} words={words} outcome={outcome} from={from} />
          <p className="opening">{words.opening}</p>
          <p className={styles.spoken} role="status">
            {spoken}
          </p>
        </div>
        <div className={styles.more}>
          <h2 className={styles.partHeading}>{words.more}</h2>
          <Questions questions={others} content={content.questions} words={words} problems={problems} />
          {content.largeSupply && (
            <p className={styles.note}>
              {content.largeSupply.text} <a href={content.largeSupply.link.href}>{content.largeSupply.link.text}</a>
            </p>
          )}
        </div>
      </div>
      <div className={styles.parts}>
        {outcome.lifeline && <p className={styles.sentence}>{content.notes.lifeline}</p>}
        {outcome.belowLeast && <p className={styles.sentence}>{content.notes.belowLeast}</p>}
        {parts.map((part) => (
          <div className={styles.part} key={part.heading}>
            <h3 className={styles.partHeading}>{part.heading}</h3>
            <Part part={part} words={words} outcome={outcome} from={from} />
            {part.text && <p className={styles.note}>{part.text}</p>}
          </div>
        ))}
        <div className={styles.part}>
          <h3 className={styles.partHeading}>{words.bill.heading}</h3>
          <p className={styles.note}>{words.bill.text}</p>
          <BillTable words={words.bill} outcome={outcome} />
        </div>
        <RangesTable content={content.ranges} main={main!} words={words} outcome={outcome} from={from} />
        <MonthsChart
          words={{ ...words.months, asTable: words.asTable }}
          locale={locale}
          made={outcome.made}
          use={outcome.use}
        />
        <YearsChart words={{ ...words.years, asTable: words.asTable }} balance={outcome.balance} />
        <p className={styles.promise}>{content.promise}</p>
        <Keep words={words.keep} check={content.check} message={message} onCheck={carry} />
        <Assumptions words={words} figures={figures} problems={problems} onReset={reset} />
        <p className={styles.printed}>
          {fillIn(words.keep.printed, {
            date: new Date().toLocaleDateString(locale),
            company: company.name,
            phone: company.phone,
          })}
        </p>
      </div>
    </form>
  );
}

const mainFigures = (words: CalculatorWords, { figures }: Outcome): string =>
  fillIn(words.now, {
    kw: figures.kw!.value!,
    saving: showFigure(figures.saving!, words),
    payback: showFigure(figures['payback-likely']!, words),
  });

const usualOf = (questions: Question[]): Values =>
  Object.fromEntries(questions.map(({ name, usual }) => [name, usual]));

/** The answers that are not the usual ones. */
const changed = (questions: Question[], values: Values): SharedCase['answers'] =>
  Object.fromEntries(
    questions.flatMap(({ name, usual }) => {
      const value = values[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );

/** Whether anything was typed or chosen before the page woke. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected),
  );

/** Puts a case into the fields; what it does not hold becomes usual again. */
function setFields(form: HTMLFormElement, { answers, edits, usual }: SharedCase & { usual: Question[] }): void {
  const set = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  };
  for (const { name, usual: ours } of usual) set(name, String(answers[name] ?? ours ?? ''));
  for (const [id, value] of Object.entries(edits)) set(`a-${id}`, String(value));
  const slider = form.querySelector<HTMLInputElement>('[data-slider]')!;
  slider.value = String(answers[slider.dataset.slider!] ?? slider.defaultValue);
}

/** A slider that was moved before the page woke says what the first field says from now on. */
function takeSlider(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('[data-slider]')!;
  if (slider.value !== slider.defaultValue) keepTogether(form, slider, slider.dataset.slider!);
}

/** The slider and the field of the first question say the same. */
function keepTogether(form: HTMLFormElement, moved: HTMLInputElement, name: string): void {
  const slider = form.querySelector<HTMLInputElement>('[data-slider]')!;
  const field = form.elements.namedItem(name) as HTMLInputElement;
  if (moved === slider) field.value = slider.value;
  if (moved === field) slider.value = String(readAmount(field.value) ?? slider.value);
}
