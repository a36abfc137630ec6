import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import { type CalculatorAnswers, passToForm } from '@/lib/leads/from-calculator';
import { readCase, writeCase } from '@/lib/solar/shared-link';
import type { AnyOutcome, Calculation, Tool } from './calculation';
import {
  type CalculatorEvent,
  type CalculatorState,
  firstState,
  hasEstimatedLoad,
  nextCalculatorState,
} from './calculator-state';
import { changedFields, writeFields } from '../fields/form-fields';

/** Milliseconds until a change is written into the address, because Safari refuses frequent writes. */
const ADDRESS_AFTER = 300;
const PAUSED_AFTER = 1000;
const RESTED_AFTER = 2000;

/** @param tool the same object in every render, because a new one runs the effects again */
export function useCalculator<O extends AnyOutcome>(
  props: {
    calculation: Omit<Calculation, 'labels' | 'tool' | 'content'>;
    content: Pick<CalculatorContent, 'questions'>;
    labels: CalculatorLabels;
  },
  tool: Tool<O>,
  answersFor: (state: CalculatorState<O>) => CalculatorAnswers,
) {
  const { labels } = props;
  const calculation = useMemo(
    (): Calculation<O> => ({ ...props.calculation, content: props.content.questions, labels, tool }),
    [props.calculation, props.content.questions, labels, tool],
  );
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => firstState(calculation));
  const latest = useRef(state);
  const timers = useRef<number[]>([]);

  const send = useCallback(
    (event: CalculatorEvent) => {
      const before = latest.current;
      const next = nextCalculatorState(calculation, before, event);
      if (next === before) return;
      latest.current = next;
      keepHeights(form.current!, next.status.figures === 'none');
      writeFields(form.current!, next.fields, before.fields);
      setState(next);
    },
    [calculation],
  );

  const wait = useCallback(
    (isInAddress = false) => {
      const keepInAddress = () =>
        history.replaceState(history.state, '', writeCase(latest.current.shared, calculation.prefix));
      timers.current.forEach(clearTimeout);
      timers.current = [
        window.setTimeout(() => send({ type: 'paused' }), PAUSED_AFTER),
        window.setTimeout(() => send({ type: 'rested' }), RESTED_AFTER),
      ];
      if (!isInAddress) timers.current.push(window.setTimeout(keepInAddress, ADDRESS_AFTER));
    },
    [calculation, send],
  );

  const change = useCallback(
    (event: CalculatorEvent) => {
      send(event);
      wait();
    },
    [send, wait],
  );

  useLayoutEffect(() => {
    const { questions, assumptions, facts, prefix } = calculation;
    const caseIn = (hash: string) => readCase(hash, questions, Object.keys(assumptions), facts.limits, prefix);

    // Reads the address from the event, because `location` may have changed again since.
    const follow = ({ newURL }: HashChangeEvent) => {
      const { hash } = new URL(newURL);
      const { set, shared } = latest.current;
      // An address without a hash shows the worked example again.
      const link = hash === '' ? { answers: {}, edits: {}, ignored: [], newer: false } : caseIn(hash);
      if (link) {
        send({ type: 'opened', link });
        wait(true);
      }
      // Writes the answers into the address again, because a link within the page has replaced them there.
      else if (set.size > 0 || Object.keys(shared.edits).length > 0) wait();
    };

    const link = caseIn(location.hash);
    // Reads the fields, because no event reports what was typed before React ran.
    const typed = changedFields(form.current!);
    send({ type: 'opened', link, typed });
    if (link || Object.keys(typed).length > 0) wait(link !== undefined);
    addEventListener('hashchange', follow);
    document.addEventListener('click', carryCase, true);
    return () => {
      removeEventListener('hashchange', follow);
      document.removeEventListener('click', carryCase, true);
      timers.current.forEach(clearTimeout);
    };
  }, [calculation, send, wait]);

  // The main figures are painted before charts, tables and the lead form.
  const deferred = useDeferredValue(state);

  useEffect(() => passToForm(answersFor(deferred)), [deferred, answersFor]);

  // A layout effect, so that the figures hidden by open-shared-case.ts appear without delay.
  useLayoutEffect(() => {
    if (state.awake) delete document.documentElement.dataset.opening;
  }, [state.awake]);

  const { questions, assumptions } = calculation;
  const asking = {
    content: props.content.questions,
    labels,
    problems: state.status.problems,
    isEstimate: tool.estimatedLoad && hasEstimatedLoad(state),
  };
  const asked = useMemo(() => questions.filter(({ text, thing }) => !text && !thing), [questions]);
  const shown = { labels, assumptions, from: asked.map(({ name }) => `calc-${name}`).join(' ') };
  return { calculation, form, state, deferred, send, change, asking, asked, shown };
}

/** Puts the answers into a link to another language, so that they stay when the language changes. */
function carryCase({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (link) link.hash = location.hash;
}

/** Fixes heights, so that nothing below moves when elements lose their figures. */
function keepHeights(form: HTMLFormElement, keep: boolean) {
  for (const element of form.querySelectorAll<HTMLElement>('[data-keeps-height]'))
    if (!keep) element.style.minHeight = '';
    else if (!element.style.minHeight) element.style.minHeight = `${element.getBoundingClientRect().height}px`;
}
