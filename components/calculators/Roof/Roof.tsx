'use client';

import { useCallback, useMemo, useState } from 'react';
import type { RoofContent } from '@/content/schemas/roof';
import { fill } from '@/lib/content/fill';
import { lengthText, METRES } from '@/lib/solar/length';
import { type FixedRoofFacts, THINGS, thingsIn, unitIn } from '@/lib/solar/roof/drawn-roof';
import type { RoofOutcome } from '@/lib/solar/roof/roof-outcome';
import { writeCase } from '@/lib/solar/shared-link';
import { CalculatorFrame, type CalculatorProps } from '../Calculator/CalculatorFrame';
import { QuestionGroups } from '../fields/Questions';
import { FigureList } from '../results/FigureList';
import { Finding } from '../results/Finding';
import type { CalculatorState } from '../state/calculator-state';
import { useCalculator } from '../state/use-calculator';
import { RoofPicture } from './RoofPicture';
import { caseFrom, roofFigures, type RoofCase, roofTool } from './roof-tool';
import { placedValues, roofNotes, sidesValues, textAbout } from './roof-words';
import { ThingRows } from './ThingRows';
import { type RoofPlan, useRoofPlan } from './use-roof-plan';
import styles from './Roof.module.scss';

interface Props extends CalculatorProps<RoofContent> {
  fixed: FixedRoofFacts;
  example: RoofOutcome;
  homeCalculator: string;
  /** Square feet of roof that 1 kW usually needs. */
  perKw: number;
}

/** The largest size that the home calculator accepts, in kW. */
const LARGEST = 10;

export function Roof(props: Props) {
  const { content, labels, fixed, formAddress } = props;
  const tool = useMemo(() => {
    const basisOf = ({ outcome }: { outcome: RoofCase }) => sidesValues(content, outcome);
    return { ...roofTool(fixed), basisOf };
  }, [fixed, content]);
  const [plan, setPlan] = useState<RoofPlan>({ outcome: props.example });
  const { outcome } = plan;
  const answersFor = useCallback(
    ({ result: { raw }, shared }: CalculatorState<RoofCase>) => ({
      city: shared.answers.city === undefined ? undefined : `${raw.city}`,
      plan: Object.keys(shared.answers).some((name) => name !== 'city')
        ? plan.of && textAbout('plan', content, plan.of, plan.outcome)
        : undefined,
    }),
    [content, plan],
  );
  const calculator = useCalculator(props, tool, answersFor);
  const { state, change, asked, asking, shown } = calculator;
  const { fields } = state;
  const last = state.result.outcome;
  // `last` stays the same while a field is invalid, so it may lack a thing that was just added.
  const current = useMemo(
    (): RoofCase => ({ ...last, roof: { ...last.roof, ...thingsIn(fields) } }),
    // oxlint-disable-next-line react/exhaustive-deps -- of the fields, only those of things are read
    [last, THINGS.map((name) => fields[name]).join(' ')],
  );
  const counted = useRoofPlan(current, plan, setPlan);
  const isCounting = counted !== current;
  const onThing = useCallback((name: string, text: string) => change({ type: 'typed', name, text }), [change]);
  const panels = outcome.layout.placed.length;
  const kw = Math.min(LARGEST, Math.floor(outcome.kw + 1e-9));
  const notes = () => roofNotes(content, counted, outcome, props.perKw);
  const { city } = state.result.raw;
  const unit = unitIn(fields);
  const sideOf = (feet: unknown) => lengthText(Number(feet) * METRES.ft, unit);
  return (
    <CalculatorFrame
      {...props}
      photo={undefined}
      calculator={calculator}
      first={
        <div className={styles.first}>
          <div className={styles.presets}>
            <h3 id="roof-presets">{content.presets.heading}</h3>
            <ul aria-labelledby="roof-presets">
              {content.presets.roofs.map(({ name, case: answers }) => (
                <li key={name}>
                  <a className={styles.preset} href={writeCase(caseFrom(answers, state))}>
                    <b>{name}</b>{' '}
                    <span>{`${sideOf(answers.long)} × ${sideOf(answers.deep)} ${content.units[unit]}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <RoofPicture
            content={content}
            current={current}
            counted={counted}
            outcome={outcome}
            panels={fixed.panels}
            isAwake={state.awake}
            onThing={onThing}
          />
          {THINGS.map((name) => (
            <input type="hidden" name={name} defaultValue={fields[name]} key={name} />
          ))}
        </div>
      }
      main={
        <div className={styles.result} aria-busy={isCounting} data-counting={isCounting || undefined}>
          <Finding
            value={panels > 0 ? 'fits' : 'none'}
            text={
              panels > 0
                ? fill(content.finding.some, placedValues(content, outcome))
                : content.finding[counted.roof.frame === 'raised' ? 'noneRaised' : 'none']
            }
            from={shown.from}
          />
          <FigureList list={content.figures} figures={roofFigures(outcome)} {...shown} isMain />
          {kw >= 1 ? (
            <a
              className={styles.calculate}
              href={props.homeCalculator + writeCase({ answers: { city: `${city}`, kw }, edits: {} })}
            >
              {fill(content.calculate, { kw })}
            </a>
          ) : (
            <a className={styles.calculate} href={formAddress}>
              {content.finding.ask}
            </a>
          )}
        </div>
      }
      basis={sidesValues(content, counted)}
      notesOf={notes}
      spoken={() => textAbout('spoken', content, counted, outcome)}
      messageFor={(_, address) => textAbout('message', content, counted, outcome, isCounting ? '' : address)}
      more={
        <>
          <QuestionGroups questions={asked} groups={content.groups} {...asking} />
          <ThingRows
            content={content}
            labels={labels.problems}
            unit={unit}
            current={current}
            isAwake={state.awake}
            onThing={onThing}
          />
        </>
      }
    />
  );
}
