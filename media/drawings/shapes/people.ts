import { mix } from './palette';
import { element, group, shape, stroke, used, type Definition } from './svg';

export type Kind = 'man' | 'woman' | 'boy' | 'girl' | 'worker';

const skin = '#a06a45';
const hair = '#2a1c1b';

const arms = (sleeve: string): string =>
  shape('M-11-80Q-19-66-17-43L-12-42-9-68ZM11-80Q19-66 17-43L12-42 9-68Z', sleeve) +
  stroke('M-14.5-43v4M14.5-43v4', skin, 4.6, { 'stroke-linecap': 'round' });

const head = (top: string): string => shape('M-3-90H3V-79H-3Z', skin) + shape('M-7-92a7 7.6 0 0 0 14 0a7 7.6 0 0 0-14 0Z', top);

/** Someone standing, seen from behind, drawn 100 high on 0,0. */
function figure(kind: Kind, dress: string): string {
  const dark = mix(dress, '#241a3c', 0.25);
  if (kind === 'woman')
    return [
      shape('M-10-80Q0-85 10-80L11-56Q16-26 17 0H-17Q-16-26-11-56Z', dress),
      shape('M2-52Q14-28 17 0H4Q6-26 2-52Z', dark),
      arms(mix(dress, '#3b1f3f', 0.4)),
      shape('M-11-79L-3-82Q12-62 12-20L2-16Q2-52-11-62Z', '#ffd98a'),
      head(hair),
      shape('M-4-89a4 4 0 0 0 8 0Z', mix(hair, '#6a4a3a', 0.3)),
    ].join('');
  if (kind === 'girl')
    return [
      stroke('M-4-20V-2M4-20V-2', skin, 4.4),
      shape('M-10-76Q0-81 10-76L9-54 15-18H-15L-9-54Z', dress),
      shape('M3-54L15-18H5Z', dark),
      arms(dress),
      head(hair),
      stroke('M-5-88-8-68M5-88 8-68', hair, 3.4, { 'stroke-linecap': 'round' }),
    ].join('');
  const legs = kind === 'boy' ? stroke('M-5-40V-2M5-40V-2', skin, 5) + shape('M-10-46H10V-28H1L0-36-1-28H-10Z', dark) : shape('M-10-48H10L9 0H2L0-38-2 0H-9Z', kind === 'man' ? '#efe6d6' : '#33456b');
  const vest = kind === 'worker' ? shape('M-9-81H-4V-44H-10ZM9-81H4V-44H10Z', '#ff8a2b') + stroke('M-11-58H11', '#fff0b0', 3.4) : '';
  const hat = kind === 'worker' ? shape('M-8.6-93Q-8-103 0-103T8.6-93Z', '#f7b32b') + shape('M-10-94H10V-91.5H-10Z', '#df9412') : '';
  return [
    legs,
    shape(kind === 'man' ? 'M-12-80Q0-86 12-80L13-34H-13Z' : 'M-12-80Q0-86 12-80L11-44H-11Z', dress),
    shape(kind === 'man' ? 'M4-83Q9-82 12-80L13-34H5Z' : 'M4-83Q9-82 12-80L11-44H5Z', dark),
    arms(dress),
    vest,
    head(hair),
    hat,
  ].join('');
}

/** The people of a picture, each kind in one dress, drawn once. */
export const peoplePaint = (dresses: Partial<Record<Kind, string>>): Definition[] =>
  (Object.entries(dresses) as [Kind, string][]).map(([kind, dress]) => [
    kind,
    group({ id: kind }, element('ellipse', { cx: 9, cy: -1, rx: 24, ry: 4, 'fill-opacity': '.2' }), figure(kind, dress)),
  ]);

/** Someone seen from behind: feet at x,y, so many pixels high. */
export const person = (kind: Kind, x: number, y: number, height: number): string => used(kind, [x, y], height / 100);
