import { replayPresses } from './replay-presses';

describe('a press on a button that needs React', () => {
  const pressed = jest.fn();
  const button = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`)!;
  const controls = () => document.querySelector('[data-controls]')!;
  const draw = () => {
    document.body.innerHTML =
      '<div data-controls="asleep"><button name="pause"></button><button name="more"></button></div>';
  };
  const wake = async () => {
    controls().setAttribute('data-controls', 'awake');
    controls().addEventListener('click', ({ target }) => pressed((target as Element).getAttribute('name')));
    // Waits for the MutationObserver, whose callback runs only after the current script.
    await Promise.resolve();
  };

  beforeAll(replayPresses);
  afterEach(() => jest.useRealTimers());
  beforeEach(() => {
    jest.useFakeTimers();
    pressed.mockClear();
    draw();
  });

  test('is repeated once when React has started the component of the button', async () => {
    button('pause').click();
    await wake();
    expect(pressed.mock.calls).toEqual([['pause']]);
    expect(button('pause')).not.toHaveAttribute('data-kept');
  });

  test('is repeated on the new button if React has drawn the page anew', async () => {
    button('more').click();
    draw();
    await wake();
    expect(pressed.mock.calls).toEqual([['more']]);
  });

  test('is forgotten when a second button is pressed, whose press is remembered instead', async () => {
    button('pause').click();
    button('more').click();
    expect(button('pause')).not.toHaveAttribute('data-kept');
    await wake();
    expect(pressed.mock.calls).toEqual([['more']]);
  });

  test('is remembered for 10 seconds and no longer', async () => {
    button('pause').click();
    jest.advanceTimersByTime(9_999);
    expect(button('pause')).toHaveAttribute('data-kept');
    jest.advanceTimersByTime(1);
    await wake();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is forgotten when the visitor leaves the page', async () => {
    button('pause').click();
    window.dispatchEvent(new Event('pagehide'));
    await wake();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is not repeated if React has already started the component of the button', async () => {
    await wake();
    button('pause').click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
