'use client';

import { useCallback, useMemo } from 'react';
import type { CalculatorContent } from '@/content/schemas/calculator';
import { fill } from '@/lib/content/fill';
import { rangeOfPaybacks } from '@/lib/solar/format';
import { netCost } from '@/lib/solar/outcome';
import { answersForForm } from '../state/answers-for-form';
import type { Result } from '../state/calculation';
import type { CalculatorState } from '../state/calculator-state';
import { solarTool } from '../state/solar-tool';
import { useCalculator } from '../state/use-calculator';
import { Details } from '../results/Details';
import { DetailText } from '../results/Detail';
import { SolarFigures } from '../results/SolarFigures';
import { notesOf } from '../results/notes';
import { showFigure } from '../results/show-figure';
import { BillQuestion, QuestionGroups } from '../fields/Questions';
import { CalculatorFrame, type CalculatorProps } from './CalculatorFrame';

export function Calculator(props: CalculatorProps<CalculatorContent>) {
  const { content, labels, months, formAddress } = props;
  const tool = useMemo(() => solarTool(content.kind, labels), [content.kind, labels]);
  const answersFor = useCallback((state: CalculatorState) => answersForForm(state, content.plan), [content.plan]);
  const calculator = useCalculator(props, tool, answersFor);
  const { state, deferred, asked: questions, asking, shown } = calculator;

  const spoken = ({ outcome }: Result) => {
    const { kw, saving, 'payback-likely': payback } = outcome.figures;
    const main = { kw: kw.value, saving: showFigure(saving, labels), payback: showFigure(payback, labels) };
    return fill(labels.now, main);
  };
  const messageFor = ({ outcome }: Result, address: string) =>
    fill(content.message, {
      kw: outcome.kw,
      'net-cost': showFigure(netCost(outcome), labels),
      saving: showFigure(outcome.figures.saving, labels),
      payback: showFigure(outcome.figures['payback-likely'], labels),
      range: rangeOfPaybacks(outcome.figures, labels),
      address,
    });
  return (
    <CalculatorFrame
      {...props}
      calculator={calculator}
      first={<BillQuestion question={questions.find(({ name }) => name === 'bill')!} {...asking} />}
      main={<SolarFigures part={content.parts[0]!} result={state.result} {...shown} isMain />}
      notesOf={(result) => notesOf(content.notes, result)}
      spoken={spoken}
      messageFor={messageFor}
      more={
        <>
          <QuestionGroups questions={questions} groups={content.groups} {...asking} />
          {content.largeSupply && (
            <DetailText>
              {content.largeSupply.text} <a href={formAddress}>{content.largeSupply.ask}</a>
            </DetailText>
          )}
        </>
      }
      details={<Details {...shown} content={content} result={deferred.result} months={months} />}
    />
  );
}
