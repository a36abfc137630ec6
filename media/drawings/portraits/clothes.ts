import { mix } from '../shapes/palette';
import { circle, rect, shape, stroke } from '../shapes/svg';

const broad = 'M36 720C42 622 70 574 138 550L232 512Q300 600 378 514L462 546C530 572 560 624 566 720Z';
const slight = 'M78 720C84 634 108 590 166 566L240 524Q300 640 372 526L440 560C504 586 526 634 530 720Z';

const shadowed = (cloth: string, part = 0.3): string => mix(cloth, '#1a1638', part);
const lit = (cloth: string, part = 0.2): string => mix(cloth, '#fff4dc', part);

const torso = (outline: string, cloth: string): string =>
  shape(outline, cloth) +
  shape('M404 528L462 546C530 572 560 624 566 720H420C436 650 430 580 404 528Z', shadowed(cloth), {
    'fill-opacity': '.6',
  }) +
  stroke('M118 640Q128 680 124 720M474 632Q462 676 468 720', shadowed(cloth, 0.45), 5, {
    'stroke-linecap': 'round',
    'stroke-opacity': '.6',
  });

const woman = (cloth: string): string =>
  shape(slight, cloth) +
  shape('M392 536L440 560C504 586 526 634 530 720H408C424 650 416 590 392 536Z', shadowed(cloth), {
    'fill-opacity': '.55',
  });

const collar = (cloth: string): string =>
  shape('M238 500C226 510 218 520 212 530L262 600 300 566C272 552 250 530 238 500Z', lit(cloth, 0.26)) +
  shape('M366 498C378 510 388 520 394 532L346 602 300 566C330 552 352 530 366 498Z', mix(cloth, '#fff4dc', 0.06));

const buttons = (levels: readonly number[], colour: string): string =>
  levels.map((y) => circle(302, y, 4.5, colour)).join('');

export function shirt(cloth: string): string {
  const seam = shadowed(cloth, 0.4);
  return [
    torso(broad, cloth),
    stroke('M301 566Q304 640 302 720', seam, 3),
    buttons([612, 660, 706], shadowed(cloth, 0.55)),
    collar(cloth),
    stroke('M416 622V606M428 622V600', '#f7b21c', 7, { 'stroke-linecap': 'round' }),
    shape('M366 622H450V720H366Z', mix(cloth, '#fff4dc', 0.08)),
    shape('M366 622H450V640L408 654 366 640Z', lit(cloth, 0.2)),
    stroke('M366 622V720M450 622V720', seam, 2),
    shape('M138 550L172 537C130 584 112 650 108 720H62C66 640 92 580 138 550Z', lit(cloth, 0.25), {
      'fill-opacity': '.5',
    }),
  ].join('');
}

const tape = '#fdf0bd';

export function vest(cloth: string, colour: string, slim = false): string {
  const left = 'M176 545L228 519C246 580 254 650 254 720H132C142 650 152 590 176 545Z';
  const right = 'M430 542L384 520C366 580 352 650 350 720H474C466 650 456 590 430 542Z';
  return [
    slim ? woman(cloth) : torso(broad, cloth),
    stroke('M301 566V720', shadowed(cloth, 0.4), 3),
    collar(cloth),
    shape(left, colour),
    shape(right, mix(colour, '#7a1c10', 0.2)),
    shape('M176 545L196 535C170 600 160 660 156 720H132C142 650 152 590 176 545Z', lit(colour, 0.35), {
      'fill-opacity': '.7',
    }),
    shape('M141 646L252 652 254 684 137 678Z', tape),
    shape('M465 644L353 652 351 684 470 676Z', mix(tape, '#6b5330', 0.2)),
    shape('M196 535L214 526C228 580 234 616 235 651L212 650C212 610 206 570 196 535Z', tape),
    shape('M412 533L396 526C382 580 374 616 373 650L396 649C398 610 404 570 412 533Z', mix(tape, '#6b5330', 0.2)),
  ].join('');
}

/** A sadri is a sleeveless jacket with a stand-up collar. */
export function sadri(cloth: string, kurta: string): string {
  return [
    torso(broad, kurta),
    shape('M156 546L236 500C250 534 276 560 301 570V720H108C118 640 128 590 156 546Z', cloth),
    shape('M448 542L366 498C354 534 328 560 301 570V720H494C486 640 476 590 448 542Z', shadowed(cloth, 0.22)),
    shape(
      'M236 500C232 512 230 522 232 532C250 562 276 584 301 592V566C276 556 250 534 236 500ZM366 498' +
        'C370 510 372 522 370 532C354 562 328 584 301 592V566C328 556 352 534 366 498Z',
      lit(cloth, 0.14),
    ),
    stroke('M302 592V720', shadowed(cloth, 0.5), 3),
    [624, 664, 704].map((y) => circle(311, y, 5.5, shadowed(cloth, 0.55))).join(''),
    stroke('M372 634L430 628', shadowed(cloth, 0.45), 4),
    stroke('M156 546C140 590 132 640 128 720', lit(cloth, 0.3), 4, { 'stroke-opacity': '.6' }),
  ].join('');
}

/** A bandhgala is a jacket that closes up to the collar. */
export function bandhgala(cloth: string, accent: string): string {
  return [
    torso(broad, cloth),
    shape(
      'M236 496C226 508 220 520 222 534C244 566 274 584 301 590C330 584 358 566 378 534' +
        'C380 520 374 508 366 496C352 530 328 552 301 560C274 552 250 530 236 496Z',
      lit(cloth, 0.13),
    ),
    stroke('M244 510C256 540 278 558 301 566C326 558 348 540 358 510', mix('#ffffff', cloth, 0.15), 4),
    stroke('M301 590Q306 650 303 720', shadowed(cloth, 0.5), 3.4),
    [616, 658, 700].map((y) => circle(312, y, 5.5, accent)).join(''),
    shape('M392 622L412 604 420 616 438 600 446 622Z', mix(accent, '#ffffff', 0.35)),
    rect(388, 621, 62, 7, shadowed(cloth, 0.35), { rx: 2 }),
    shape('M138 550L170 538C132 584 116 650 112 720H60C66 640 92 580 138 550Z', lit(cloth, 0.2), {
      'fill-opacity': '.5',
    }),
  ].join('');
}

export function kurta(cloth: string, dupatta: string): string {
  const shade = shadowed(dupatta, 0.26);
  return [
    woman(cloth),
    shape(
      'M240 524C250 566 276 610 302 640C328 610 356 566 372 526L382 531C366 580 336 628 304 662C270 630 240 580 230 530Z',
      lit(cloth, 0.42),
    ),
    stroke('M303 662V720', lit(cloth, 0.42), 7),
    shape('M232 526L166 566C108 590 84 634 78 720H232C206 660 210 590 246 556Z', dupatta),
    shape('M246 556C210 590 206 660 232 720H196C180 650 190 590 232 526Z', shade, { 'fill-opacity': '.7' }),
    stroke('M150 586C128 620 118 670 116 720M196 556C160 604 150 660 156 720', lit(dupatta, 0.5), 4, {
      'stroke-opacity': '.8',
      'stroke-linecap': 'round',
    }),
    shape('M372 526L440 560C470 572 492 592 506 620L462 610C430 592 398 566 372 526Z', dupatta),
    stroke('M396 544Q440 578 496 606', shade, 4, { 'stroke-linecap': 'round' }),
  ].join('');
}

export function saree(cloth: string, border: string, blouse: string): string {
  const dark = shadowed(cloth, 0.28);
  return [
    woman(blouse),
    stroke('M240 524C252 572 276 612 302 636C330 612 356 572 372 526', lit(border, 0.2), 7),
    shape('M372 526L440 560C500 584 522 622 530 720H150C220 690 290 640 330 590C350 564 362 546 372 526Z', cloth),
    shape('M414 560C470 590 494 640 500 720H420C440 660 438 600 414 560Z', dark, { 'fill-opacity': '.75' }),
    shape('M236 652C290 640 340 610 380 556C370 620 330 690 290 720H150C180 706 210 690 236 652Z', lit(cloth, 0.16), {
      'fill-opacity': '.6',
    }),
    stroke(
      'M392 560C380 620 350 680 316 720M416 574C412 630 396 684 372 720M438 590C446 640 444 690 436 720',
      dark,
      4,
      { 'stroke-opacity': '.75', 'stroke-linecap': 'round' },
    ),
    stroke('M372 530C348 592 262 680 146 722', border, 15),
    [
      [396, 640],
      [438, 668],
      [352, 694],
      [470, 622],
      [398, 700],
      [440, 590],
    ]
      .map(([x = 0, y = 0]) =>
        shape(`M${x} ${y - 7}L${x + 5} ${y} ${x} ${y + 7} ${x - 5} ${y}Z`, border, { 'fill-opacity': '.75' }),
      )
      .join(''),
    stroke('M377 541C352 602 268 686 166 724', mix(border, '#5a2a08', 0.4), 2.5),
  ].join('');
}
