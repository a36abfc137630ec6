import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { passToForm } from '@/lib/leads/from-calculator';
import { readCase, writeCase } from '@/lib/solar/shared-link';
import { answersForForm } from './answers-for-form';
import type { Calculation } from './calculation';
import { type CalculatorEvent, firstState, nextState } from './calculator-state';
import { carryCase } from './carry-case';
import { changedFields, writeFields } from './fields';

/** How long after the last change the address takes the answers, in milliseconds: Safari refuses many changes in a row. */
const ADDRESS_AFTER = 300;
/** How long after the last change the calculator is told that the visitor has paused, and rested. */
const PAUSED_AFTER = 1000;
const RESTED_AFTER = 2000;

/**
 * Connects the state of a calculator (calculator-state.ts) to its fields, the clock, the address, and the form of the page.
 * @param plan the sentence of a plan
 * @returns also `deferred`, the state that charts and tables show after the main figures are painted
 */
export function useCalculator(calculation: Calculation, plan: string) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => firstState(calculation));
  const latest = useRef(state);
  const timers = useRef<number[]>([]);

  const send = useCallback(
    (event: CalculatorEvent) => {
      const before = latest.current;
      const next = nextState(calculation, before, event);
      if (next === before) return;
      latest.current = next;
      keepHeights(form.current!, next.status.figures === 'none');
      writeFields(form.current!, next.fields, before.fields);
      setState(next);
    },
    [calculation],
  );

  /** Starts the clock anew. */
  const wait = useCallback(
    (isInAddress = false) => {
      const keepInAddress = () => history.replaceState(history.state, '', writeCase(latest.current.shared));
      timers.current.forEach(clearTimeout);
      timers.current = [
        window.setTimeout(() => send({ type: 'paused' }), PAUSED_AFTER),
        window.setTimeout(() => send({ type: 'rested' }), RESTED_AFTER),
      ];
      if (!isInAddress) timers.current.push(window.setTimeout(keepInAddress, ADDRESS_AFTER));
    },
    [send],
  );

  const change = useCallback(
    (event: CalculatorEvent) => {
      send(event);
      wait();
    },
    [send, wait],
  );

  // Before any event can reach the calculator: what was typed before React ran is in no event.
  useLayoutEffect(() => {
    const { questions, assumptions, facts } = calculation;
    const caseIn = (hash: string) => readCase(hash, questions, Object.keys(assumptions), facts.limits);

    // The address may have changed again since the event: only the event says where the visitor went.
    const follow = ({ newURL }: HashChangeEvent) => {
      const { hash } = new URL(newURL);
      const { set, shared } = latest.current;
      // Back at the address without a case.
      const link = hash === '' ? { answers: {}, edits: {}, ignored: [], newer: false } : caseIn(hash);
      if (link) {
        send({ type: 'opened', link });
        wait(true);
      }
      // A link within the page leads to a place: its address takes the case back.
      else if (set.size > 0 || Object.keys(shared.edits).length > 0) wait();
    };

    const link = caseIn(location.hash);
    const typed = changedFields(form.current!);
    send({ type: 'opened', link, typed });
    if (link || Object.keys(typed).length > 0) wait(link !== undefined);
    addEventListener('hashchange', follow);
    const stopCarrying = carryCase();
    return () => {
      removeEventListener('hashchange', follow);
      stopCarrying();
      timers.current.forEach(clearTimeout);
    };
  }, [calculation, send, wait]);

  // The main figures are painted first, charts, tables and the form of the page after them.
  const deferred = useDeferredValue(state);

  useEffect(() => passToForm(answersForForm(deferred, plan)), [deferred, plan]);

  // In the same paint as the figures of the case (open-case.ts).
  useLayoutEffect(() => {
    if (state.awake) delete document.documentElement.dataset.opening;
  }, [state.awake]);

  return { form, state, deferred, send, change };
}

/** Lets the elements that lose their figures keep their heights, so that nothing below them moves. */
function keepHeights(form: HTMLFormElement, keep: boolean) {
  for (const element of form.querySelectorAll<HTMLElement>('[data-keeps-height]'))
    if (!keep) element.style.minHeight = '';
    else if (!element.style.minHeight) element.style.minHeight = `${element.offsetHeight}px`;
}
