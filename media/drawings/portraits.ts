import { mix, paint } from './shapes/palette';
import { circle, document, element, glow, gradient, group, rect, shape, stroke } from './shapes/svg';

type Hair = 'short' | 'grey' | 'bun' | 'long' | 'turban' | 'helmet';
type Dress = 'shirt' | 'vest' | 'saree' | 'kurta' | 'bandhgala';

type Portrait = {
  ground: readonly [string, string];
  skin: string;
  hair: Hair;
  hairColour?: string;
  dress: Dress;
  cloth: string;
  accent: string;
  beard?: boolean;
  moustache?: boolean;
  glasses?: boolean;
  bindi?: boolean;
};

const faceOutline = 'M206 282Q200 166 300 166T394 282Q396 352 356 398Q330 426 300 426T244 398Q204 352 206 282Z';
const bodyOutline = 'M40 720Q44 574 150 540L244 504Q300 560 356 504L450 540Q556 574 560 720Z';

function behind(hair: Hair, colour: string): string {
  if (hair === 'long') return shape('M186 300Q170 130 300 130T414 300Q420 430 446 520Q420 560 300 560T154 520Q180 430 186 300Z', colour);
  if (hair === 'bun') return circle(384, 392, 46, colour) + shape('M192 300Q184 140 300 140T408 300Q410 380 380 420H220Q190 380 192 300Z', colour);
  return '';
}

function clothes(dress: Dress, cloth: string, accent: string): string {
  const dark = mix(cloth, '#1a1638', 0.22);
  const body = shape(bodyOutline, cloth) + shape('M356 504L450 540Q556 574 560 720H420Q430 600 356 504Z', dark, { 'fill-opacity': '.75' });
  const collar = shape('M244 504L226 520 288 598 300 556ZM356 504L374 520 312 598 300 556Z', mix(cloth, '#ffffff', 0.25));
  if (dress === 'vest')
    return body + collar + shape('M186 528L226 514Q238 620 228 720H150Q176 620 186 528ZM414 528L374 514Q362 620 372 720H450Q424 620 414 528Z', accent) + shape('M163 636H234L233 664H157ZM437 636H366L367 664H443Z', '#fff0b8');
  if (dress === 'saree')
    return shape(bodyOutline, dark) + shape('M150 540L244 504Q290 560 350 530L418 528Q330 610 286 720H40Q44 574 150 540Z', cloth) + shape('M350 530L418 528Q330 610 286 720H250Q280 610 350 530Z', accent) + stroke('M176 560Q150 640 150 720M214 566Q200 640 200 720', mix(cloth, '#1a1638', 0.14), 4);
  if (dress === 'kurta')
    return body + stroke('M244 506Q300 590 356 506', accent, 13) + stroke('M300 558V680', accent, 12) + [590, 626, 662].map((y) => circle(300, y, 4.5, paint.cream)).join('') + shape('M90 566Q150 560 170 532L214 516Q210 640 182 720H100Z', accent, { 'fill-opacity': '.92' });
  if (dress === 'bandhgala')
    return body + shape('M250 490L236 524 300 566 364 524 350 490Q300 540 250 490Z', mix(cloth, '#ffffff', 0.12)) + stroke('M300 566V720', dark, 4) + [598, 640, 682].map((y) => circle(308, y, 5.5, accent)).join('') + shape('M398 614L440 602 446 622 402 636Z', accent);
  return body + collar + stroke('M300 560V720', dark, 4) + [606, 650, 694].map((y) => circle(300, y, 5, mix(cloth, '#1a1638', 0.4))).join('') + rect(376, 612, 62, 66, mix(dark, '#ffffff', 0.1), { rx: 6 });
}

function onHead(hair: Hair, colour: string): string {
  const gloss = mix(colour, '#ffffff', 0.14);
  if (hair === 'helmet')
    return shape('M206 290Q200 250 212 232H388Q400 250 394 290L384 250H216Z', '#241a18') + shape('M186 240Q186 92 300 92T414 240Q300 208 186 240Z', '#f7b32b') + shape('M300 92Q414 92 414 240Q380 228 340 222Q352 140 300 92Z', '#df9412') + shape('M280 94Q300 88 320 94L324 216H276Z', '#ffcf66') + shape('M172 246Q300 196 428 246Q430 262 420 264Q300 222 180 264Q170 262 172 246Z', '#e59a14');
  if (hair === 'turban')
    return shape('M194 268Q158 88 300 80T406 268Q384 214 300 206T194 268Z', colour) + shape('M300 206Q216 214 194 268Q180 200 214 140Q330 150 398 232Q372 210 300 206Z', mix(colour, '#1a1638', 0.18)) + shape('M340 84Q440 110 406 268Q396 240 372 226Q400 150 340 84Z', mix(colour, '#1a1638', 0.26)) + stroke('M216 136Q330 146 400 230M232 114Q330 116 398 186M262 94Q340 92 390 144', gloss, 4, { 'stroke-opacity': '.75' });
  if (hair === 'long' || hair === 'bun')
    return shape('M198 310Q178 138 300 138T402 310Q396 236 340 200Q316 190 306 176Q292 214 244 232Q206 254 198 310Z', colour) + stroke('M304 148Q304 166 306 178', mix(colour, '#a0522d', 0.5), 4) + shape('M220 196Q250 154 296 152Q240 176 220 196Z', gloss);
  return shape('M200 286Q184 130 304 130T398 286Q394 250 378 226Q310 234 262 206Q236 224 220 240Q208 256 200 286Z', colour) + shape('M222 190Q250 148 306 148Q256 164 222 190Z', gloss);
}

function features({ skin, hairColour = '#241a18', beard, moustache, glasses, bindi }: Portrait): string {
  const deep = mix(skin, '#3a1420', 0.34);
  return [
    // Brows, eyes, the shade of the nose, a closed smile: a person, nobody in particular.
    stroke('M232 268Q252 256 276 264M324 264Q348 256 368 268', mix(hairColour, '#3a241c', 0.4), 7, { 'stroke-linecap': 'round' }),
    stroke('M255 300v.1M345 300v.1', '#20131a', 15, { 'stroke-linecap': 'round' }),
    stroke('M237 297Q254 285 273 297M327 297Q346 285 363 297', mix(skin, '#1d0d12', 0.75), 5.5, { 'stroke-linecap': 'round' }),
    shape('M300 280Q306 318 320 334Q310 346 294 342Q304 320 300 280Z', deep, { 'fill-opacity': '.5' }),
    beard ? shape('M205 300Q212 360 244 398Q270 426 300 426T356 398Q388 360 395 300Q384 352 350 356Q300 336 250 356Q216 352 205 300Z', hairColour) : '',
    moustache ? shape('M252 372Q276 348 300 356Q324 348 348 372Q322 366 300 370Q278 366 252 372Z', hairColour) : '',
    stroke('M272 378Q300 394 328 378', beard ? mix(skin, '#8a3030', 0.4) : mix(skin, '#7a2430', 0.55), 6, { 'stroke-linecap': 'round' }),
    bindi ? circle(300, 246, 6.5, '#b3261e') : '',
    glasses ? stroke('M222 284H286V304Q286 326 254 326T222 304ZM314 284H378V304Q378 326 346 326T314 304ZM286 292H314', '#2a3344', 5, { 'stroke-linejoin': 'round' }) : '',
  ].join('');
}

/** The head sits on its shoulders. */
const lowered = (...parts: string[]): string => group({ transform: 'translate(0 28)' }, ...parts);

function portrait(who: Portrait): string {
  const { ground: [light, warm], skin, hair, hairColour = '#241a18', dress, cloth, accent } = who;
  const shade = mix(skin, '#3a1830', 0.3);
  return document(
    600, 720, [],
    gradient('back', [[0, light], [1, warm]]), rect(0, 0, 600, 720, 'url(#back)'),
    glow('sun', [[0, '#fffaf0', 0.85], [0.6, '#fffaf0', 0.3], [1, '#fffaf0', 0]]), circle(170, 190, 330, 'url(#sun)'),
    lowered(behind(hair, hairColour)),
    clothes(dress, cloth, accent),
    shape('M246 380H354V506Q300 562 246 506Z', skin), shape('M246 410Q300 462 354 410V506Q330 532 306 536Q330 470 246 432Z', shade, { 'fill-opacity': '.65' }),
    lowered(
      hair === 'long' || hair === 'bun' ? '' : element('path', { d: 'M206 280a16 26 0 0 0 6 54M394 280a16 26 0 0 1-6 54', fill: skin, stroke: skin, 'stroke-width': 14, 'stroke-linejoin': 'round' }),
      shape(faceOutline, skin),
      shape('M336 172Q394 190 394 282Q396 352 356 398Q334 422 306 426Q366 366 360 286Q358 216 336 172Z', shade, { 'fill-opacity': '.42' }),
      features(who),
      onHead(hair, hair === 'turban' ? accent : hairColour),
      who.dress === 'saree' && hair === 'bun' ? circle(206, 348, 7, paint.sun) + circle(392, 348, 7, mix(paint.sun, paint.ink, 0.2)) : '',
    ),
  );
}

/** The six of the team, by file name. */
export const team: Readonly<Record<string, () => string>> = {
  'team-1': () => portrait({ ground: ['#ffeecb', '#ffc873'], skin: '#b07a52', hair: 'helmet', dress: 'vest', cloth: '#2f5680', accent: '#ff8a2b', moustache: true }),
  'team-2': () => portrait({ ground: ['#e6f1fa', '#a9cdea'], skin: '#c28d63', hair: 'bun', dress: 'saree', cloth: '#a63a55', accent: '#f2b84b', bindi: true }),
  'team-3': () => portrait({ ground: ['#fde9d6', '#f3b48b'], skin: '#b98158', hair: 'turban', hairColour: '#2a201d', dress: 'shirt', cloth: '#3f6b5c', accent: '#c4633d', beard: true }),
  'team-4': () => portrait({ ground: ['#e6f3e4', '#a8d3a4'], skin: '#a9724a', hair: 'long', dress: 'kurta', cloth: '#2c6f8f', accent: '#f0c069' }),
  'team-5': () => portrait({ ground: ['#fff3d8', '#f7cf8c'], skin: '#9c6842', hair: 'short', dress: 'shirt', cloth: '#5b7fae', accent: paint.sun, glasses: true }),
  'team-6': () => portrait({ ground: ['#e4eefa', '#9dbfe4'], skin: '#8f5d3b', hair: 'helmet', dress: 'vest', cloth: '#46604f', accent: '#f7a600' }),
};

/** The two directors whose words stand on the pages, by file name. */
export const directors: Readonly<Record<string, () => string>> = {
  'director-commercial': () => portrait({ ground: ['#fff0d0', '#f6c373'], skin: '#b17b54', hair: 'grey', hairColour: '#77726f', dress: 'bandhgala', cloth: '#22345c', accent: '#d9a441', moustache: true, glasses: true }),
  'director-society': () => portrait({ ground: ['#fdebd8', '#efb596'], skin: '#c19068', hair: 'bun', hairColour: '#4d4644', dress: 'saree', cloth: '#0f6b57', accent: '#f0b54a', glasses: true, bindi: true }),
};
