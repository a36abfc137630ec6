import type { ReactNode } from 'react';
import type { DrawingContent } from '../../../content/schemas/guide';
import { DayCurve } from './day-curve';
import { EmiBars, RoofAreas } from './scaled';
import { NetMetering } from './net-metering';
import { PanelLayers } from './panel-layers';
import { RoofCheck } from './roof-check';
import { TerracePlan } from './terrace-plan';

/** One drawing's words: `label(0)` is the first of its labels. */
export interface DrawingProps {
  label: (index: number) => string;
  bars: DrawingContent['bars'];
}

/** Four units are a millimetre: 680 wide over the whole sheet, 488 beside a heading. */
const drawings: Record<
  DrawingContent['name'],
  { width: number; height: number; draw: (props: DrawingProps) => ReactNode }
> = {
  'day-curve': { width: 680, height: 262, draw: DayCurve },
  'emi-bars': { width: 680, height: 136, draw: EmiBars },
  'net-metering': { width: 680, height: 250, draw: NetMetering },
  'panel-layers': { width: 680, height: 226, draw: PanelLayers },
  'roof-areas': { width: 488, height: 168, draw: RoofAreas },
  'roof-check': { width: 680, height: 262, draw: RoofCheck },
  'terrace-plan': { width: 680, height: 298, draw: TerracePlan },
};

/** A drawing that is read out by its alternative text, with a caption below. */
export function Drawing({ name, alt, caption, labels, bars }: DrawingContent) {
  const { width, height, draw: Draw } = drawings[name];
  return (
    <figure className="drawing">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
        <Draw label={(index) => labels[index] ?? ''} bars={bars} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
