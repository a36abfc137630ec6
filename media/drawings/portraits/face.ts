import { mix } from '../shapes/palette';
import { circle, element, group, shape, stroke } from '../shapes/svg';

/** The side of the picture to which the person looks. */
export type Turn = 'left' | 'right';

export type Looks = {
  turn: Turn;
  skin: string;
  brows: string;
  woman?: boolean;
  aged?: boolean;
};

/** Mirrors markup if the person looks right. Light on a face is drawn without it, because light comes from the left. */
export const facing = (turn: Turn, ...content: string[]): string =>
  turn === 'left' ? content.join('') : group({ transform: 'matrix(-1 0 0 1 600 0)' }, ...content);

const contours = {
  man:
    'M221 236C214 262 215 280 219 297C213 316 216 332 221 350C227 386 246 416 270 432' +
    'C284 440 304 440 320 431C348 414 372 390 382 352C389 322 395 290 392 250C388 190 350 158 304 158' +
    'C256 158 230 192 221 236Z',
  woman:
    'M223 236C216 262 217 280 221 297C216 314 219 330 224 346C232 382 252 414 276 429' +
    'C286 435 300 435 312 428C340 411 366 386 378 348C386 320 391 290 389 250C385 192 350 160 304 160' +
    'C258 160 232 194 223 236Z',
};

const shadeOfFace = {
  left: 'M352 160C372 200 364 236 362 270C360 300 368 322 354 358C344 388 326 408 298 440H420V150Z',
  right: 'M372 170C360 220 366 262 372 292C364 318 368 346 350 384C338 410 318 424 300 440H420V150Z',
};

const nose = {
  left: [
    'M287 290C284 318 279 334 277 348C286 362 300 362 305 352C307 342 296 330 294 292Z',
    'M258 357C262 366 272 365 279 369C288 370 300 366 305 352C296 356 288 360 279 361C270 362 264 358 258 357Z',
    'M275 300C270 324 265 340 263 350',
  ],
  right: [
    'M312 290C318 316 326 332 334 346C340 358 334 366 322 368C334 358 326 350 320 336C314 320 311 306 312 290Z',
    'M294 354C300 366 312 367 321 369C330 368 338 366 341 357C334 360 328 361 320 361C310 361 302 360 294 354Z',
    'M313 300C318 322 325 338 329 350',
  ],
} as const;

function eye(x: number, wide: number, { skin, woman }: Looks): string {
  const [left, right, y] = [x - wide / 2, x + wide / 2, 299];
  const lid = mix(skin, '#1c0d10', 0.86);
  const lash = woman
    ? `M${right - 3} ${y}Q${right + 5} ${y - 1} ${right + 9} ${y - 6}Q${right + 2} ${y + 2} ${right - 5} ${y + 3}Z`
    : '';
  return [
    shape(
      `M${left} ${y + 2}Q${x - 2} ${y - 12} ${right} ${y + 1}Q${x} ${y + 11} ${left} ${y + 2}Z`,
      mix(skin, '#fff3e6', 0.68),
    ),
    circle(x - 3, y - 0.5, 6.4, '#2a1614'),
    circle(x - 5.4, y - 2.8, 1.7, '#fff3e6'),
    shape(
      `M${left - 2} ${y + 3}Q${x - 3} ${y - (woman ? 17 : 15)} ${right + 2} ${y + 1}Q${x - 1} ${y - 8} ${left - 2} ${y + 3}Z${lash}`,
      lid,
    ),
    stroke(
      `M${left + 4} ${y - 9}Q${x} ${y - 17} ${right} ${y - 7}M${left + 5} ${y + 9}Q${x} ${y + 14} ${right - 4} ${y + 8}`,
      mix(skin, '#3a1420', 0.45),
      2,
      { 'stroke-opacity': '.7', 'stroke-linecap': 'round' },
    ),
  ].join('');
}

const brow = (inner: number, outer: number, { brows, woman }: Looks): string => {
  const [middle, thick] = [inner + (outer - inner) * 0.58, woman ? 6 : 9];
  return shape(
    `M${inner} 269Q${middle} 254 ${outer} 271` +
      `Q${middle} ${257 + thick} ${inner + (outer > inner ? 3 : -3)} ${271 + thick * 0.9}` +
      `Q${inner - (outer > inner ? 4 : -4)} ${271 + thick * 0.4} ${inner} 269Z`,
    brows,
  );
};

function mouth({ skin, woman, aged }: Looks): string {
  const line = mix(skin, '#43121c', 0.66);
  return group(
    woman ? { transform: 'translate(31 38)scale(.89 .9)' } : {},
    shape(
      'M244 384C258 382 269 379 276 379Q282 383 288 379C298 379 312 382 323 383Q302 393 283 394Q262 393 244 384Z',
      mix(skin, woman ? '#8e2438' : '#6f2630', woman ? 0.5 : 0.36),
    ),
    shape(
      'M250 388Q283 398 317 387C308 403 297 410 283 410S258 403 250 388Z',
      mix(skin, woman ? '#b43a4c' : '#a5454a', woman ? 0.42 : 0.24),
    ),
    stroke('M243 382Q250 389 264 391Q284 395 302 391Q316 388 323 382', line, 2.6, { 'stroke-linecap': 'round' }),
    shape('M264 417Q283 424 303 416Q294 429 283 429T264 417Z', mix(skin, '#3a1420', 0.4), { 'fill-opacity': '.35' }),
    aged
      ? stroke(
          'M314 352Q332 364 334 380M252 356Q239 366 236 380M352 292Q362 292 367 286M352 300Q361 304 367 301',
          mix(skin, '#3a1420', 0.42),
          2.6,
          { 'stroke-opacity': '.6', 'stroke-linecap': 'round' },
        )
      : '',
  );
}

export const ear = ({ turn, skin }: Looks): string =>
  facing(
    turn,
    shape(
      'M384 286C398 268 416 278 413 304C410 330 400 350 384 348Z',
      mix(skin, '#5b2430', turn === 'left' ? 0.2 : 0.03),
    ),
    stroke('M394 294C404 288 407 300 404 314M394 306C400 310 399 324 393 330', mix(skin, '#3a1420', 0.5), 3, {
      'stroke-opacity': '.6',
      'stroke-linecap': 'round',
    }),
  );

const shadeOfNeck = (skin: string): string => mix(skin, '#4a1c2c', 0.36);

export const neck = ({ skin, woman }: Looks): string =>
  woman
    ? shape('M258 420V496C257 514 250 522 236 530L300 640 374 530C358 522 351 514 350 496V420Z', skin) +
      shape(
        'M258 452C284 492 322 494 350 470V496C351 514 358 522 374 530L350 578C346 548 326 512 258 486Z',
        shadeOfNeck(skin),
        { 'fill-opacity': '.75' },
      )
    : shape('M246 420V494C244 518 226 526 200 532L300 622 406 532C380 526 366 514 364 492V420Z', skin) +
      shape(
        'M246 452C274 496 326 500 364 470V492C366 514 380 526 406 532L350 582C352 540 326 510 246 486Z',
        shadeOfNeck(skin),
        { 'fill-opacity': '.75' },
      );

/** @param over markup clipped to the outline of the face, such as hair */
export function face(looks: Looks, over = ''): string {
  const { turn, skin, woman, aged } = looks;
  const shade = mix(skin, '#4a1c2c', 0.36);
  const [side, under, bridge] = nose[turn];
  const contour = woman ? contours.woman : contours.man;
  return [
    element(
      'clipPath',
      { id: 'face' },
      element('path', { d: contour, ...(turn === 'right' ? { transform: 'matrix(-1 0 0 1 600 0)' } : {}) }),
    ),
    facing(turn, shape(contour, skin)),
    group(
      { 'clip-path': 'url(#face)' },
      shape('M180 150H330C270 190 236 240 236 300S250 390 276 440H180Z', mix(skin, '#ffe3bd', 0.5), {
        'fill-opacity': '.38',
      }),
      shape(shadeOfFace[turn], shade, { 'fill-opacity': '.5' }),
      facing(
        turn,
        shape(
          'M226 268C240 260 262 264 270 284C266 300 240 306 226 300ZM294 284C304 262 342 260 356 274C360 298 330 308 304 300Z',
          shade,
          { 'fill-opacity': '.2' },
        ),
      ),
      facing(
        turn,
        circle(334, 344, 26, '#c2453c', { 'fill-opacity': woman ? '.16' : '.1' }),
        circle(238, 342, 18, '#c2453c', { 'fill-opacity': woman ? '.16' : '.1' }),
      ),
      over,
    ),
    group(
      woman ? { transform: 'translate(36 41)scale(.88)' } : {},
      shape(side, shade, { 'fill-opacity': '.55' }),
      shape(under, mix(skin, '#3a1420', 0.5), { 'fill-opacity': '.75' }),
      stroke(bridge, mix(skin, '#fff0d8', 0.6), 6, { 'stroke-opacity': '.5', 'stroke-linecap': 'round' }),
    ),
    facing(turn, brow(268, 229, looks), brow(298, 350, looks), eye(247, 31, looks), eye(322, 38, looks), mouth(looks)),
    aged
      ? facing(
          turn,
          stroke('M252 236Q290 228 330 236', shade, 2.4, { 'stroke-opacity': '.5', 'stroke-linecap': 'round' }),
        )
      : '',
  ].join('');
}

export const glasses = (turn: Turn, colour: string): string =>
  facing(
    turn,
    shape('M300 286H348V304Q347 324 324 324T300 304ZM226 287H268V304Q267 322 247 322T226 304Z', '#ffffff', {
      'fill-opacity': '.16',
    }),
    stroke(
      'M298 285H350V304Q348 326 324 326T298 304ZM224 286H270V304Q268 324 247 324T224 304ZM270 294Q284 286 298 294M350 292L386 289',
      colour,
      4.4,
      { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ),
  );

export const moustache = (turn: Turn, colour: string): string =>
  facing(
    turn,
    shape(
      'M238 384C248 370 268 366 281 370C296 364 318 370 330 384C318 381 308 384 296 383C286 383 278 383 270 384C260 384 250 381 238 384Z',
      colour,
    ),
  );
