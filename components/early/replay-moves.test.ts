import { replayMoves } from './replay-moves';
import { runEarly } from './run-early.fixture';

/** jsdom has no PointerEvent. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;

  constructor(type: string, init: MouseEventInit & { pointerId: number }) {
    super(type, init);
    this.pointerId = init.pointerId;
  }
}

describe('a move of a thing in a drawing that needs React', () => {
  const repeated = jest.fn();
  const thing = (name: string) => document.querySelector(`[data-movable="${name}"]`)!;
  const pointer = (type: string, clientX: number, target: Element = document.body, pointerId = 1) =>
    target.dispatchEvent(new FakePointerEvent(type, { bubbles: true, clientX, pointerId }));
  const key = (name: string, pressed: string) =>
    thing(name).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: pressed }));
  const draw = () => {
    document.body.innerHTML =
      '<div data-controls="asleep"><svg><g data-movable="0"></g><g data-movable="1"></g></svg></div><p></p>';
  };
  const wake = async () => {
    const controls = document.querySelector('[data-controls]')!;
    controls.setAttribute('data-controls', 'awake');
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'keydown'])
      controls.addEventListener(type, (event) => {
        const { key: pressed, clientX } = event as KeyboardEvent & PointerEvent;
        repeated((event.target as SVGElement).dataset.movable, type, pressed ?? clientX);
      });
    // Waits for the MutationObserver, whose callback runs only after the current script.
    await Promise.resolve();
    jest.runAllTimers();
    return repeated.mock.calls;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    repeated.mockClear();
    draw();
    runEarly(replayMoves);
  });
  afterEach(() => jest.useRealTimers());

  test('is repeated as a press, one movement to its last place and a release', async () => {
    pointer('pointerdown', 10, thing('1'));
    [20, 30].forEach((at) => pointer('pointermove', at));
    pointer('pointerup', 30);
    pointer('pointermove', 90);
    expect(await wake()).toEqual([
      ['1', 'pointerdown', 10],
      ['1', 'pointermove', 30],
      ['1', 'pointerup', 30],
    ]);
  });

  test('is repeated as far as it has come if the finger is still down', async () => {
    pointer('pointerdown', 10, thing('0'));
    pointer('pointermove', 20);
    pointer('pointermove', 60, document.body, 2);
    expect(await wake()).toEqual([
      ['0', 'pointerdown', 10],
      ['0', 'pointermove', 20],
    ]);
  });

  test('is repeated on the new thing if React has drawn the page anew', async () => {
    pointer('pointerdown', 10, thing('1'));
    draw();
    expect(await wake()).toEqual([['1', 'pointerdown', 10]]);
  });

  test('is repeated once for each arrow key, and the page does not scroll meanwhile', async () => {
    expect(key('0', 'ArrowLeft')).toBe(false);
    key('0', 'ArrowUp');
    expect(key('0', 'Tab')).toBe(true);
    expect(await wake()).toEqual([
      ['0', 'keydown', 'ArrowLeft'],
      ['0', 'keydown', 'ArrowUp'],
    ]);
  });

  test('is forgotten when another thing is moved, or something else is pressed', async () => {
    pointer('pointerdown', 10, thing('0'));
    key('1', 'ArrowUp');
    pointer('pointerdown', 10, document.querySelector('p')!);
    expect(await wake()).toEqual([]);
  });

  test('is forgotten when the browser takes the finger over, as for scrolling', async () => {
    pointer('pointerdown', 10, thing('0'));
    pointer('pointercancel', 10);
    expect(await wake()).toEqual([]);
  });

  test('is forgotten after 10 seconds', async () => {
    key('0', 'ArrowUp');
    jest.advanceTimersByTime(10_001);
    expect(await wake()).toEqual([]);
  });

  test('is not repeated if React has already started the drawing', async () => {
    await wake();
    key('0', 'ArrowUp');
    expect(repeated).toHaveBeenCalledTimes(1);
  });
});
