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

describe('replayMoves', () => {
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
    // The MutationObserver runs only after the current script.
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

  test('a drag before React starts is repeated as a press, one movement to the last place and a release', async () => {
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

  test('if React starts a drawing during a drag, the press and the last movement of the same finger are repeated', async () => {
    pointer('pointerdown', 10, thing('0'));
    pointer('pointermove', 20);
    pointer('pointermove', 60, document.body, 2);
    expect(await wake()).toEqual([
      ['0', 'pointerdown', 10],
      ['0', 'pointermove', 20],
    ]);
  });

  test('a press in a drawing is repeated on the new element when React has replaced the drawing', async () => {
    pointer('pointerdown', 10, thing('1'));
    draw();
    expect(await wake()).toEqual([['1', 'pointerdown', 10]]);
  });

  test('each arrow key pressed on one thing of a drawing before React starts is repeated and does not scroll; Tab is not changed', async () => {
    expect(key('0', 'ArrowLeft')).toBe(false);
    key('0', 'ArrowUp');
    expect(key('0', 'Tab')).toBe(true);
    expect(await wake()).toEqual([
      ['0', 'keydown', 'ArrowLeft'],
      ['0', 'keydown', 'ArrowUp'],
    ]);
  });

  test('a press in a drawing and a later arrow key are both forgotten when the visitor presses outside the drawing', async () => {
    pointer('pointerdown', 10, thing('0'));
    key('1', 'ArrowUp');
    pointer('pointerdown', 10, document.querySelector('p')!);
    expect(await wake()).toEqual([]);
  });

  test('a drag in a drawing is forgotten at the event `pointercancel`', async () => {
    pointer('pointerdown', 10, thing('0'));
    pointer('pointercancel', 10);
    expect(await wake()).toEqual([]);
  });

  test('an arrow key that was pressed in a drawing is forgotten after 10 seconds', async () => {
    key('0', 'ArrowUp');
    jest.advanceTimersByTime(10_001);
    expect(await wake()).toEqual([]);
  });

  test('an arrow key that is pressed in a drawing after React has started the drawing is not repeated', async () => {
    await wake();
    key('0', 'ArrowUp');
    expect(repeated).toHaveBeenCalledTimes(1);
  });
});
