import { mix } from '../shapes/palette';
import { circle, shape, stroke } from '../shapes/svg';
import { facing, type Turn } from './face';

export type Hair = { behind?: string; onFace?: string; over: string; hidesEars?: boolean };

const glossOf = (colour: string): string => mix(colour, '#e9b98a', 0.32);
const deepOf = (colour: string): string => mix(colour, '#0a0812', 0.4);

const strands = (data: string, colour: string, width = 4): string =>
  stroke(data, colour, width, { 'stroke-linecap': 'round', 'stroke-opacity': '.55' });

export function shortHair(turn: Turn, colour: string): Hair {
  return {
    behind: facing(turn, shape('M392 250C412 276 412 328 400 348C390 364 374 370 360 370V300Z', deepOf(colour))),
    over:
      facing(
        turn,
        shape(
          'M221 274C216 250 218 236 229 226C231 208 246 196 268 202C296 209 324 204 344 190' +
            'C352 206 359 226 362 250C368 262 370 280 371 306L385 310C389 298 394 290 399 284' +
            'C416 250 416 206 402 172C384 132 344 116 298 118C240 120 204 160 208 214C210 240 215 258 221 274' +
            'Z',
          colour,
        ),
        shape(
          'M344 190C352 206 359 226 362 250C368 262 370 280 371 306L385 310C389 298 394 290 399 284' +
            'C412 258 414 226 408 196C394 222 372 216 344 190Z',
          deepOf(colour),
          { 'fill-opacity': '.75' },
        ),
      ) + strands('M236 182Q262 146 316 140M250 194Q290 168 340 160M228 204Q232 186 244 172', glossOf(colour)),
  };
}

export function receding(turn: Turn, colour: string): Hair {
  const pale = mix(colour, '#ffffff', 0.28);
  return {
    behind: facing(turn, shape('M392 250C412 276 412 328 400 348C390 364 374 370 360 370V300Z', deepOf(colour))),
    over: facing(
      turn,
      shape(
        'M229 276C224 246 226 228 236 212C240 196 248 184 264 176C276 168 304 176 330 168' +
          'C350 178 360 206 362 242C368 258 370 280 371 304L385 308C389 298 394 290 399 284' +
          'C414 250 414 206 400 172C382 134 344 118 300 120C242 122 206 158 208 210C210 236 216 262 229 276' +
          'Z',
        colour,
      ),
      shape(
        'M229 276C224 246 226 228 236 212C226 202 216 198 209 204C208 236 216 262 229 276ZM362 242' +
          'C368 258 370 280 371 304L385 308C389 298 394 290 399 284C408 264 412 240 410 214' +
          'C398 232 380 240 362 242Z',
        pale,
      ),
      strands('M246 170Q270 136 320 134M270 166Q304 142 352 146M376 236Q392 230 404 214', pale, 3.4),
    ),
  };
}

export function bun(turn: Turn, colour: string, streak?: string): Hair {
  const [gloss, deep] = [glossOf(colour), deepOf(colour)];
  return {
    behind: facing(
      turn,
      circle(404, 372, 46, deep),
      shape('M370 372Q388 334 424 342Q444 352 446 378Q420 350 370 372Z', mix(colour, deep, 0.4)),
      shape('M372 220C420 270 418 330 404 372L356 384Z', deep),
    ),
    over:
      facing(
        turn,
        shape(
          'M230 292C226 256 232 216 254 196C270 182 286 176 293 162C312 180 350 192 368 234' +
            'C376 256 379 276 385 294C394 302 406 298 410 286C422 240 412 178 382 148C352 118 300 110 262 126' +
            'C220 144 198 190 207 244C210 268 218 284 230 292Z',
          colour,
        ),
        shape(
          'M293 160C312 180 350 192 368 234C376 256 379 276 385 294C394 302 406 298 410 286' +
            'C417 258 417 228 409 200C372 214 326 190 293 160Z',
          deep,
          { 'fill-opacity': '.6' },
        ),
        stroke('M292 122Q290 142 293 164', mix(colour, '#b0724a', 0.55), 3, { 'stroke-linecap': 'round' }),
        streak
          ? stroke(
              'M284 170Q250 188 240 226M274 168Q240 182 228 222M304 170Q346 192 364 230M320 168Q360 184 380 226',
              streak,
              4,
              { 'stroke-linecap': 'round', 'stroke-opacity': '.75' },
            )
          : '',
      ) + strands('M232 186Q250 150 284 138M222 214Q230 184 252 168M318 140Q352 150 374 182', gloss),
  };
}

export function long(turn: Turn, colour: string): Hair {
  const [gloss, deep] = [glossOf(colour), deepOf(colour)];
  return {
    hidesEars: true,
    behind: facing(
      turn,
      shape(
        'M206 250C192 140 248 102 304 102C378 102 426 156 426 250C428 320 446 360 446 420' +
          'C446 470 430 500 404 516L214 512C186 480 190 440 200 392C208 350 210 300 206 250Z',
        deep,
      ),
    ),
    over:
      facing(
        turn,
        shape(
          'M330 166C318 196 268 204 242 232C230 262 232 320 218 400C212 446 196 484 202 524' +
            'C176 500 180 452 190 392C198 340 192 290 200 232C210 156 258 108 312 108C386 110 420 168 422 250' +
            'C424 320 440 360 444 420C446 460 436 490 418 508C422 460 404 420 394 376C384 340 388 310 384 276' +
            'C376 232 352 200 330 166Z',
          colour,
        ),
        shape(
          'M330 166C352 200 376 232 384 276C388 310 384 340 394 376C404 420 422 460 418 508' +
            'C436 490 446 460 444 420C440 360 424 320 422 250C418 190 380 164 330 166Z',
          deep,
          { 'fill-opacity': '.5' },
        ),
        stroke('M322 120Q334 140 331 164', mix(colour, '#b0724a', 0.45), 2.6, { 'stroke-linecap': 'round' }),
      ) +
      strands(
        turn === 'left'
          ? 'M222 222Q240 166 304 138M214 262Q222 204 262 170M206 380Q214 330 216 290M228 214Q262 184 316 168'
          : 'M222 232Q218 176 262 142M196 330Q206 270 208 226',
        gloss,
      ),
  };
}

export function helmet(turn: Turn, colour: string, hairColour: string): Hair {
  const [deep, light] = [mix(colour, '#7a2c10', 0.34), mix(colour, '#ffffff', 0.5)];
  return {
    behind: facing(turn, shape('M388 236C414 276 412 330 400 350C390 366 374 372 360 372V300Z', deepOf(hairColour))),
    onFace: facing(
      turn,
      shape('M200 226H430V274C352 246 276 250 200 288Z', '#2a0f1c', { 'fill-opacity': '.42' }),
      stroke('M384 250C388 320 376 372 316 438', '#333b4e', 6),
    ),
    over: [
      facing(
        turn,
        shape(
          'M358 244C366 262 370 284 371 312L384 314C388 300 394 290 400 284L404 238ZM226 250' +
            'C221 262 220 274 221 288C226 280 229 268 230 254Z',
          hairColour,
        ),
      ),
      facing(turn, shape('M196 246C184 140 232 84 300 82C374 80 426 136 418 242C360 214 260 214 196 246Z', colour)),
      turn === 'left'
        ? shape('M330 86C392 98 424 150 418 242C402 234 384 228 364 225C372 170 358 118 330 86Z', deep)
        : shape('M318 84C376 96 412 150 404 246C388 238 370 230 350 226C356 170 346 118 318 84Z', deep),
      turn === 'left'
        ? shape('M222 216C222 156 240 118 272 102C256 132 246 172 246 210Z', light, { 'fill-opacity': '.7' })
        : shape('M200 216C204 156 224 118 256 102C240 132 230 172 228 208Z', light, { 'fill-opacity': '.7' }),
      facing(
        turn,
        shape(
          'M270 84C284 80 298 80 310 83C318 120 322 168 320 219C304 217 286 217 268 219C264 168 264 120 270 84Z',
          mix(colour, '#ffffff', 0.25),
        ),
        shape(
          'M166 262C172 242 196 230 222 225C292 208 372 214 426 238C434 243 434 254 424 256' +
            'C352 236 272 240 206 262C190 268 168 270 166 262Z',
          mix(colour, '#7a2c10', 0.16),
        ),
        stroke('M174 258C184 244 200 236 224 231C292 215 366 219 420 241', light, 3, {
          'stroke-opacity': '.75',
          'stroke-linecap': 'round',
        }),
      ),
    ].join(''),
  };
}

/** `under` is the colour of the cloth under the turban. */
export function turban(turn: Turn, colour: string, beard: string, under: string): Hair {
  const [deep, light] = [mix(colour, '#120a30', 0.34), mix(colour, '#ffffff', 0.26)];
  return {
    behind: facing(
      turn,
      shape('M384 240C408 300 404 360 384 380L350 330Z', deepOf(beard)),
      shape('M376 206L414 230 408 304 376 290Z', deep),
    ),
    onFace: facing(
      turn,
      shape('M200 150H430V300C406 240 352 202 300 190C262 214 236 240 214 296H190Z', '#2a0f1c', {
        'fill-opacity': '.24',
      }),
    ),
    over: [
      facing(turn, shape('M256 204Q292 172 340 204L330 176H268Z', under)),
      facing(
        turn,
        shape(
          'M208 284C180 190 196 106 268 86C344 66 424 104 428 188C430 228 420 262 406 294' +
            'C400 250 372 216 336 200C316 190 302 182 291 166C280 184 262 204 242 220C224 236 214 256 208 284' +
            'Z',
          colour,
        ),
      ),
      facing(
        turn,
        shape(
          'M291 166C302 182 316 190 336 200C372 216 400 250 406 294C420 262 430 228 428 188C416 166 360 150 291 166Z',
          deep,
          { 'fill-opacity': turn === 'left' ? '.8' : '.35' },
        ),
        turn === 'right'
          ? shape(
              'M291 166C280 184 262 204 242 220C224 236 214 256 208 284C186 214 192 150 226 112C236 144 256 158 291 166Z',
              deep,
              { 'fill-opacity': '.75' },
            )
          : '',
      ),
      facing(
        turn,
        stroke(
          'M291 166C250 158 214 170 200 204M291 166C256 136 220 132 204 152M300 164C330 122 380 116 410 140' +
            'M306 166C350 146 402 158 424 190M318 176C360 176 404 200 420 232M284 164C268 120 274 98 296 84',
          deep,
          3.4,
          { 'stroke-opacity': '.6', 'stroke-linecap': 'round' },
        ),
        stroke('M302 156C330 112 372 104 398 122M276 158C246 130 222 126 212 138', light, 3.4, {
          'stroke-opacity': '.65',
          'stroke-linecap': 'round',
        }),
      ),
    ].join(''),
  };
}

export const fullBeard = (turn: Turn, colour: string): string =>
  facing(
    turn,
    shape(
      'M402 262C392 274 384 290 376 320C372 346 362 358 344 374C326 362 300 362 281 370' +
        'C264 362 246 366 236 378C226 366 220 344 219 318C214 380 224 428 256 454C278 470 308 470 332 454' +
        'C372 426 396 370 404 300ZM254 390Q283 396 313 388C308 404 296 410 283 410S260 404 254 390Z',
      colour,
    ),
  ) +
  strands(
    turn === 'left'
      ? 'M232 400Q242 430 262 446M248 418Q262 438 284 452M270 420Q284 436 304 442'
      : 'M224 372Q230 410 258 440M240 396Q254 426 284 450M284 420Q300 438 318 442',
    glossOf(colour),
    3.4,
  );

/** `behind` is the part at the neck, `before` the part over the shoulder. */
export function plait(colour: string): { behind: string; before: string } {
  const links = [0, 1, 2, 3, 4, 5].map((at) => {
    const [x, y] = [208 - at * 7, 536 + at * 33];
    return (
      shape(
        `M${x - 21} ${y}Q${x - 25} ${y + 28} ${x - 4} ${y + 42}Q${x + 23} ${y + 28} ${x + 21} ${y - 4}Q${x + 2} ${y - 18} ${x - 21} ${y}Z`,
        at % 2 ? colour : mix(colour, '#e9b98a', 0.1),
      ) +
      stroke(`M${x - 16} ${y + 4}Q${x - 8} ${y + 16} ${x - 4} ${y + 34}`, glossOf(colour), 3, {
        'stroke-opacity': '.5',
        'stroke-linecap': 'round',
      })
    );
  });
  return {
    behind: shape('M300 400C236 420 186 480 186 540L232 540C234 510 250 492 300 480Z', deepOf(colour)),
    before: links.join(''),
  };
}
