import type { ReactNode } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { passToForm } from '@/lib/leads/from-calculator';
import { Calculator } from '../Calculator/Calculator';
import { calculation, content, sources, labels } from './calculator.fixture';
import { copySliderValue } from '@/components/early/copy-slider-value';
import { monthNames } from '@/lib/dates';

export const sharedProps = {
  labels,
  sources,
  typicalPrices: true,
  locale: 'en-IN',
  months: { names: monthNames('en-IN', 'long'), initials: monthNames('en-IN', 'narrow') },
  company: { name: 'Roof Co', phone: '98765' },
  formAddress: '#ask',
};

export const calculator = <Calculator {...sharedProps} calculation={calculation} content={content} />;

export const field = (name: string) => document.querySelector<HTMLInputElement>(`:is(input, select)[name="${name}"]`)!;
export const slider = () => screen.getByRole<HTMLInputElement>('slider');
export const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
export const exact = (name: string) => document.querySelector<HTMLElement>(`output[name="${name}"]`)?.dataset.value;
export const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
export const alertText = () => screen.getByRole('alert').textContent;
export const statusText = () => document.querySelector('[role=status]')!.textContent;

export function visit(hash = '', tool: ReactNode = calculator) {
  history.replaceState(null, '', `/${hash}`);
  render(tool);
}

export function goTo(hash: string) {
  history.replaceState(null, '', hash || '/');
  act(() => void dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href })));
}

export function visitsWithClock() {
  beforeAll(copySliderValue);
  beforeEach(() => {
    jest.useFakeTimers();
    passToForm({});
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    history.replaceState(null, '', '/');
  });
}
