import { replayPresses } from './replay-presses';

describe('replayPresses', () => {
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
    // The MutationObserver runs only after the current script.
    await Promise.resolve();
  };

  beforeAll(replayPresses);
  afterEach(() => jest.useRealTimers());
  beforeEach(() => {
    jest.useFakeTimers();
    pressed.mockClear();
    draw();
  });

  test('a press on a button is repeated once when React starts the component of the button', async () => {
    button('pause').click();
    await wake();
    expect(pressed.mock.calls).toEqual([['pause']]);
    expect(button('pause')).not.toHaveAttribute('data-kept');
  });

  test('a press on a button is repeated on the new button when React has replaced the button', async () => {
    button('more').click();
    draw();
    await wake();
    expect(pressed.mock.calls).toEqual([['more']]);
  });

  test('a press on a second button replaces the remembered press on the first', async () => {
    button('pause').click();
    button('more').click();
    expect(button('pause')).not.toHaveAttribute('data-kept');
    await wake();
    expect(pressed.mock.calls).toEqual([['more']]);
  });

  test('a press on a button is remembered for 10 seconds and no longer', async () => {
    button('pause').click();
    jest.advanceTimersByTime(9_999);
    expect(button('pause')).toHaveAttribute('data-kept');
    jest.advanceTimersByTime(1);
    await wake();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a remembered press is forgotten when the visitor leaves the page', async () => {
    button('pause').click();
    window.dispatchEvent(new Event('pagehide'));
    await wake();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a press is not repeated when React has already started the component of the button', async () => {
    await wake();
    button('pause').click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
