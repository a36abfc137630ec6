import type { ReactNode } from 'react';
import type { DrawingContent } from '../../../content/schemas/guide';
import { Picture } from '../picture';
import { DayCurve } from './day-curve';
import type { DrawingProps } from './drawing-props';
import { EmiBars, RoofAreas } from './scaled';
import { TerracePlan } from './terrace-plan';

/**
 * Drawings whose shapes are computed; the others are files in `pictures`. Four units are a millimetre: 680 wide over the
 * whole sheet, 488 to the right of a heading.
 */
const computed: Partial<Record<DrawingContent['name'], { box: string; draw: (props: DrawingProps) => ReactNode }>> = {
  'day-curve': { box: '0 0 680 262', draw: DayCurve },
  'emi-bars': { box: '0 0 680 136', draw: EmiBars },
  'roof-areas': { box: '0 0 488 168', draw: RoofAreas },
  'terrace-plan': { box: '0 0 680 298', draw: TerracePlan },
};

/** A drawing that is read out by its alternative text, with a caption below. */
export function Drawing({ name, alt, caption, labels, bars }: DrawingContent) {
  const { box, draw: Draw } = computed[name] ?? {};
  return (
    <figure className="drawing">
      {Draw ? (
        <svg viewBox={box} role="img" aria-label={alt}>
          <Draw label={(index) => labels[index] ?? ''} bars={bars} />
        </svg>
      ) : (
        <Picture name={name} alt={alt} labels={labels} />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
