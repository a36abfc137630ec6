'use client';

import clsx from 'clsx';
import {
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import { tellForm } from '@/lib/leads/from-calculator';
import { readAmount } from '@/lib/solar/amount';
import { answersOf, defaultAnswers, type GivenAnswers, type Kind, energyAnswers } from '@/lib/solar/answers';
import { calculate, calculated } from '@/lib/solar/calculate';
import { type Assumptions as Assumed, type FixedFacts, valuesOf } from '@/lib/solar/facts';
import { loadOf } from '@/lib/solar/load';
import { type Figure, netCost, type Outcome } from '@/lib/solar/outcome';
import type { Question } from '@/lib/solar/questions';
import { type ReadCase, readCase, type SharedCase, writeCase } from '@/lib/solar/shared-link';
import { rangeOfPaybacks, rupeesText, wholeRupees } from '@/lib/solar/shown';
import { Answer } from './Answer';
import type { Months } from './MonthsChart';
import { Assumptions } from './Assumptions';
import { carryCase } from './carry-case';
import { changedFields, isEmptied, moveSlider, suggest, typedIn, write, writeFields } from './fields';
import { fill } from '@/lib/words/fill';
import { setForForm } from './set-for-form';
import { Keep } from './Keep';
import { notesOf } from './notes';
import { Part } from './Part';
import { QuestionGroups } from './QuestionGroups';
import { Questions } from './Questions';
import { readAnswers } from './read-answers';
import type { AssumedFigure, FigureSource, Result } from './result';
import { showFigure } from './show-figure';
import { NOTHING, type Told, useTold } from './use-told';
import styles from './Calculator.module.scss';

interface Props {
  kind: Kind;
  content: CalculatorContent;
  words: CalculatorWords;
  questions: Question[];
  figures: Record<string, AssumedFigure>;
  sources: FigureSource[];
  /** Whether prices are typical ones, which the company has not confirmed. */
  typicalPrices: boolean;
  facts: FixedFacts;
  locale: string;
  months: Months;
  company: { name: string; phone: string };
  /** The address of the form of the page. */
  formAddress: string;
  /** A drawing of a bill with the places that the questions name. */
  drawing?: ReactNode;
}

/** How long after the last change a screen reader is told the main figures, in milliseconds. */
const QUIET = 1000;

/** How long the emptied field of the load stays so before the estimate stands in it, in milliseconds. */
const EMPTIED = 2000;

/** How long after the last change the address takes the answers, in milliseconds: Safari refuses many changes in a row. */
const SETTLED = 300;

/** Asks, and answers at once. Nothing that is typed leaves the device: only the address carries it, behind #. */
export function Calculator(props: Props) {
  const { kind, content, words, questions, figures, facts, locale, months, company, formAddress, drawing } = props;
  const { sources, typicalPrices } = props;
  const form = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState(() => exampleOf(props));
  const { told, tell, tellLater, tellNow, panel, rest } = useTold();
  const [spoken, setSpoken] = useState('');
  const [awake, setAwake] = useState(false);
  /** The load that follows from the bill stands in its field, because nobody has set another. */
  const [isEstimate, setIsEstimate] = useState(true);
  const estimate = useRef<number | undefined>(undefined);
  /** The address that opens the result again, for paper. */
  const [address, setAddress] = useState('');
  /** The names of the questions that somebody has answered, in this visit or in the address. */
  const answered = useRef(new Set<string>());
  /** What the address carries, or is about to. */
  const shared = useRef<SharedCase>({ answers: {}, edits: {} });
  const timers = useRef<Partial<Record<'spoken' | 'address' | 'load', number>>>({});
  const latest = useRef(result);
  const first = questions.find(({ name }) => name === 'bill')!;
  const others = useMemo(() => questions.filter((question) => question !== first), [questions, first]);

  const later = useCallback((what: keyof typeof timers.current, wait: number, act: () => void) => {
    clearTimeout(timers.current[what]);
    timers.current[what] = window.setTimeout(act, wait);
  }, []);

  const read = useCallback((): Result | Told => {
    const isSet = answered.current.has('load');
    const typed = (name: string) => (name === 'load' && !isSet ? '' : typedIn(form.current!, name));
    const { values, problems } = readAnswers(questions, typed, words.problems, facts.limits);
    if (isSet) setIsEstimate(false);
    else if (!problems.bill && !problems.units) {
      estimate.current = loadOf(facts.loads, kind, energyAnswers(values));
      setIsEstimate(estimate.current !== undefined);
      if (!isEmptied(form.current!, 'load')) write(form.current!, 'load', String(estimate.current ?? ''));
    }
    const edits: Partial<Assumed> = {};
    for (const [id, { value }] of Object.entries(figures)) {
      const edited = readAmount(typedIn(form.current!, `a-${id}`));
      const { least, most } = editsOf(id, value);
      if (edited === undefined) problems[`a-${id}`] = fill(words.problems.notANumber, { example: value });
      else if (edited < least || edited > most)
        problems[`a-${id}`] = fill(words.problems.range, {
          least: least.toLocaleString('en-IN'),
          most: most.toLocaleString('en-IN'),
        });
      else if (edited !== value) edits[id as keyof Assumed] = edited;
    }
    const unusable = (named: Told['problems']): Told => ({ ...NOTHING, problems: named, kept: true });
    if (Object.keys(problems).length > 0) return unusable(problems);

    const outcome = calculate(kind, { ...facts, assumptions: assumptionsOf(figures, edits) }, answersOf(kind, values));
    if ('refused' in outcome) {
      const sentence = fill(words.refused[outcome.refused], { fixed: rupeesText(outcome.fixed) });
      const noLoad = !isSet && outcome.refused === 'supply at 11 kV' ? ` ${words.setLoad}` : '';
      return { ...NOTHING, sentence: sentence + noLoad, refused: true };
    }
    if (Number(values.kw) > outcome.largest) {
      return unusable({ kw: fill(words.problems.tooLarge, { largest: outcome.largest }) });
    }
    if (Object.values<Figure>(outcome.figures).some(({ value = 0 }) => !Number.isFinite(value))) {
      const edited = Object.keys(edits).map((id) => [`a-${id}`, words.problems.impossible]);
      return unusable(Object.fromEntries(edited));
    }
    return { outcome, values, edits };
  }, [facts, figures, kind, questions, words]);

  /** Shows figures at once; that there are none, when the field is left or has rested. */
  const show = useCallback(
    (answer: Result | Told, { atOnce = false, notice = '' } = {}) => {
      clearTimeout(timers.current.spoken);
      if ('outcome' in answer) {
        latest.current = answer;
        setResult(answer);
        tell({ ...NOTHING, sentence: notice });
        shared.current = { answers: pick(answer.values, answered.current), edits: answer.edits };
        setAddress(addressOf(shared.current));
        const heard = [mainFigures(words, answer.outcome), ...notesOf(content.notes, answer)].join(' ');
        later('spoken', QUIET, () => setSpoken(heard));
        return;
      }
      const kept = fill(words.problems.kept, caseOf(latest.current));
      const sentence = answer.sentence || [...new Set(Object.values(answer.problems)), kept].join(' ');
      (atOnce ? tell : tellLater)({ ...answer, sentence });
    },
    [content.notes, later, tell, tellLater, words],
  );

  const keepInAddress = useCallback(
    () => later('address', SETTLED, () => history.replaceState(history.state, '', writeCase(shared.current))),
    [later],
  );

  useEffect(() => {
    const element = form.current!;

    /** Puts a case into the fields and shows what it gives; what was typed before the page woke stays. */
    const open = (found: ReadCase, typed: string[] = []) => {
      answered.current = new Set([...Object.keys(found.answers), ...typed]);
      shared.current = { answers: found.answers, edits: found.edits };
      writeFields(element, questions, figures, found, typed);
      let answer = read();
      let notRead = found.ignored.length > 0 ? words.problems.ignored : '';
      if ('problems' in answer && answer.problems.kw) {
        notRead = answer.problems.kw;
        write(element, 'kw', '');
        answer = read();
      }
      moveSlider(element);
      show(answer, { atOnce: true, notice: found.newer ? words.problems.newer : notRead });
    };

    // The address may have changed again since the event: only the event says where the visitor went.
    const follow = ({ newURL }: HashChangeEvent) => {
      const { hash } = new URL(newURL);
      const found = readCase(hash, questions, Object.keys(figures), facts.limits);
      if (found) open(found);
      // Back at the address without a case. A link within the page leads to a place: its address takes the case back.
      else if (hash === '') open({ answers: {}, edits: {}, ignored: [], newer: false });
      else if (answered.current.size > 0 || Object.keys(shared.current.edits).length > 0) keepInAddress();
    };

    const typed = changedFields(element).filter((name) => name !== 'load' || typedIn(element, name).trim() !== '');
    const found = readCase(location.hash, questions, Object.keys(figures), facts.limits);
    if (found) open(found, typed);
    else if (typed.length > 0) {
      answered.current = new Set(typed);
      moveSlider(element);
      show(read());
      keepInAddress();
    }
    // The state of the page is known only now.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setAwake(true);
    setAddress(addressOf(shared.current));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [facts, figures, keepInAddress, questions, read, show, words]);

  useEffect(() => carryCase(), []);

  // The main figures are painted first, charts, tables and the form of the page after them.
  const calm = useDeferredValue(result);

  // The form of the page takes over what the visitor has set, and follows it.
  useEffect(() => {
    const typed = (name: string) => (answered.current.has(name) ? typedIn(form.current!, name) : '');
    tellForm(setForForm(calm, shared.current, { typed, refused: told.refused, plan: content.plan }));
  }, [content.plan, calm, told.refused]);

  // In the same paint as the figures of the case.
  useLayoutEffect(() => {
    if (awake) delete document.documentElement.dataset.opening;
  }, [awake]);

  const putEstimate = () => {
    if (!answered.current.has('load')) suggest(form.current!, 'load', String(estimate.current ?? ''));
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    tellNow();
    if ((target as unknown as HTMLInputElement).name === 'load') putEstimate();
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name, dataset } = target as unknown as HTMLInputElement;
    const question = dataset.slider ?? name;
    // Without a load, it follows from the bill again.
    if (question === 'load' && typedIn(form.current!, 'load').trim() === '') {
      answered.current.delete('load');
      later('load', EMPTIED, putEstimate);
    } else answered.current.add(question);
    // Whoever changes the bill means the bill, though units that were written before would count instead.
    if (question === 'bill') write(form.current!, 'units', '');
    if (!dataset.slider) moveSlider(form.current!);
    show(read());
    keepInAddress();
  };

  const reset = useCallback(() => {
    for (const [id, { value }] of Object.entries(figures)) write(form.current!, `a-${id}`, String(value));
    show(read());
    keepInAddress();
  }, [figures, keepInAddress, read, show]);

  const { outcome } = result;
  const message = () => {
    const here = addressOf(shared.current);
    const { kw, saving } = outcome.figures;
    const text = fill(content.message, {
      kw: kw.value,
      cost: showFigure(netCost(outcome), words),
      saving: showFigure(saving, words),
      payback: showFigure(outcome.figures['payback-likely'], words),
      range: rangeOfPaybacks(outcome.figures, words),
      address: here,
    });
    return { text, address: here };
  };

  const notes = notesOf(content.notes, result);
  const from = questions.map(({ name }) => `calc-${name}`).join(' ');
  const [main] = content.parts;
  const asking = { content: content.questions, words, problems: told.problems, isEstimate };
  const wayToForm = (text: string) => (
    <a className={styles.check} href={formAddress}>
      {text}
    </a>
  );
  return (
    <form
      className={styles.calculator}
      ref={form}
      aria-label={content.heading}
      data-plan
      data-kept={told.kept || undefined}
      onSubmit={(submit) => {
        submit.preventDefault();
        tellNow();
      }}
      onInput={onInput}
      onBlur={onBlur}
    >
      <div className={styles.asking}>
        <div className={styles.first}>
          <Questions questions={[first]} {...asking} />
          <input
            className={styles.slider}
            type="range"
            data-slider={first.name}
            aria-label={words.slider}
            autoComplete="off"
            min={first.slider?.least}
            max={first.slider?.most}
            step={first.slider?.step}
            defaultValue={first.default}
          />
        </div>
        <div className={styles.main} ref={panel} data-refused={told.refused || undefined}>
          <p className={styles.planHeading}>{words.keep.plan}</p>
          {/* Written at build, and again in the browser with the date of the day. */}
          <p className={styles.printed} key={String(awake)} suppressHydrationWarning>
            {fill(words.keep.printed, {
              date: new Date().toLocaleDateString(locale, { dateStyle: 'long' }),
              company: company.name,
              phone: company.phone,
            })}
          </p>
          {address && <p className={styles.printed}>{fill(words.keep.again, { address })}</p>}
          <h2 className={styles.mainHeading}>
            {told.refused ? words.noFigures : fill(told.kept ? words.problems.kept : words.answerFor, caseOf(result))}
          </h2>
          <p className={told.kept ? styles.spoken : styles.sentence} role="alert">
            {told.sentence}
          </p>
          {!awake && (
            <p className={clsx(styles.sentence, styles.absent)} role="alert">
              {words.absent}
            </p>
          )}
          {told.refused ? (
            wayToForm(words.ask)
          ) : (
            <Part part={main!} words={words} result={result} figures={figures} from={from} />
          )}
          <p className="opening">{words.opening}</p>
          <noscript>
            <p className={styles.sentence}>{words.withoutScripts}</p>
          </noscript>
          <p className={styles.spoken} role="status">
            {spoken}
          </p>
        </div>
        {notes.length > 0 && (
          <div className={clsx(told.refused && styles.emptied)}>
            {notes.map((note) => (
              <p className={styles.sentence} key={note}>
                {note}
              </p>
            ))}
          </div>
        )}
        <div className={styles.more}>
          <QuestionGroups questions={others} groups={content.groups} {...asking} />
          {content.largeSupply && (
            <p className={styles.note}>
              {content.largeSupply.text} <a href={formAddress}>{content.largeSupply.ask}</a>
            </p>
          )}
          {drawing}
          <Assumptions
            words={words.assumptions}
            figures={figures}
            sources={sources}
            typicalPrices={typicalPrices}
            problems={told.problems}
            onReset={reset}
          />
        </div>
      </div>
      <div className={styles.rest} ref={rest}>
        {!told.refused && (
          <>
            <Answer content={content} words={words} result={calm} figures={figures} from={from} months={months} />
            <Keep words={words.keep} promise={content.promise} check={wayToForm(content.check)} message={message} />
          </>
        )}
      </div>
    </form>
  );
}

const mainFigures = (words: CalculatorWords, { figures }: Outcome): string =>
  fill(words.now, {
    kw: figures.kw.value,
    saving: showFigure(figures.saving, words),
    payback: showFigure(figures['payback-likely'], words),
  });

/** The address that opens a case. */
const addressOf = (shared: SharedCase) => `${location.origin}${location.pathname}${writeCase(shared)}`;

/** What a result was computed for, as a sentence names it. */
const caseOf = ({ outcome: { before, load } }: Result) => ({ bill: wholeRupees(before.total), load });

/** What the usual answers give: the worked example that stands in the page. */
function exampleOf({ kind, questions, figures, facts }: Props): Result {
  const values = defaultAnswers(questions);
  const outcome = calculated(kind, { ...facts, assumptions: assumptionsOf(figures) }, answersOf(kind, values));
  return { outcome, values, edits: {} };
}

/** Ours, or the visitor's. Those that this calculator does not compute with are not in the page. */
const assumptionsOf = (figures: Props['figures'], edits: Partial<Assumed> = {}) =>
  ({ ...valuesOf(figures), ...edits }) as Assumed;

/** The range of figures that may replace one of ours; what lies beyond is a slip of the finger. */
function editsOf(id: string, ours: number): { least: number; most: number } {
  // Without a price, roof or sun there is no plant to compute.
  if (/^(area|sun|price)|-kw/.test(id)) return { least: ours / 10, most: ours * 2 };
  // The fuel surcharge is sometimes a reduction.
  return { least: id === 'surcharge' ? -10 : 0, most: 5 * (ours || 10) };
}

/** The values of these questions, without those that stay empty. */
const pick = (values: GivenAnswers, names: Set<string>): SharedCase['answers'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value !== undefined && names.has(name) ? [[name, value]] : [])),
  );
