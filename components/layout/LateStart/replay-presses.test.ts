import { replayPresses } from './replay-presses';

describe('a press on a button whose component has not started', () => {
  const pressed = jest.fn();
  const button = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`)!;
  const controls = () => document.querySelector('[data-controls]')!;
  const wake = async () => {
    controls().setAttribute('data-controls', 'awake');
    controls().addEventListener('click', ({ target }) => pressed((target as Element).getAttribute('name')));
    // Waits for the MutationObserver that notices a started component: it runs only after the current script.
    await Promise.resolve();
  };

  beforeAll(replayPresses);
  afterEach(() => jest.useRealTimers());
  beforeEach(() => {
    jest.useFakeTimers();
    pressed.mockClear();
    document.body.innerHTML =
      '<div data-controls="asleep"><button name="pause"></button><button name="more"></button></div>';
  });

  test('is carried out once when its component has started', async () => {
    button('pause').click();
    await wake();
    expect(pressed.mock.calls).toEqual([['pause']]);
    expect(button('pause')).not.toHaveAttribute('data-kept');
  });

  test('is replaced by a newer press', async () => {
    button('pause').click();
    button('more').click();
    expect(button('pause')).not.toHaveAttribute('data-kept');
    await wake();
    expect(pressed.mock.calls).toEqual([['more']]);
  });

  test('is kept for 10 seconds and no longer', async () => {
    button('pause').click();
    jest.advanceTimersByTime(9_999);
    expect(button('pause')).toHaveAttribute('data-kept');
    jest.advanceTimersByTime(1);
    await wake();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is given up when the page is left', async () => {
    button('pause').click();
    window.dispatchEvent(new Event('pagehide'));
    await wake();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is left to a button whose component has started', async () => {
    await wake();
    button('pause').click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
