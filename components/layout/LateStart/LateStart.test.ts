import { fakeBrowser, scrollTo } from '@/components/ui/fake-browser.fixture';
import { helpForms } from '@/components/forms/OtherWays/help-forms';
import { lateStart } from './late-start';

const LIST = '<script type="application/json" id="late-scripts">["/data.js","/framework.js"]</script>';
const requested = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** The visitor does something of this kind, and the page is painted twice. */
const act = (sign: string) => {
  document.body.dispatchEvent(new Event(sign));
  jest.advanceTimersByTime(100);
};
const failNewest = () => document.head.querySelector('script:last-of-type')!.dispatchEvent(new Event('error'));

const fetchMock = jest.fn();

beforeAll(helpForms);

beforeEach(() => {
  jest.useFakeTimers();
  fakeBrowser();
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(window, { fetch: fetchMock });
  document.head.innerHTML = '';
  document.body.innerHTML = `<main><form data-draft="draft:landing"><p data-help hidden>Call us</p></form></main>${LIST}`;
});
afterEach(() => {
  // Scrolls, so that a late start left over from this test does not react to the first event of the next one.
  act('scroll');
  // Lets it fetch anew what it has lost, for the same reason.
  window.dispatchEvent(new Event('online'));
  jest.useRealTimers();
});

describe('React', () => {
  /** Loads a page with a form, of which the given share is in view, from 0 to 1. */
  function loadWithForm(share: number) {
    lateStart();
    window.dispatchEvent(new Event('load'));
    scrollTo(document.querySelector('form')!, share);
    jest.advanceTimersByTime(5000);
  }

  test('is not fetched before the visitor does anything', () => {
    loadWithForm(0);
    expect(requested()).toEqual([]);
  });

  test('is fetched in an idle moment when a form is in view', () => {
    loadWithForm(0.1);
    expect(requested()).toEqual(['/data.js', '/framework.js']);
  });

  describe('on a device that keeps a draft of a form', () => {
    beforeEach(() => {
      document.querySelector('form')!.dataset.draft = 'draft:landing';
    });
    afterEach(() => {
      jest.restoreAllMocks();
      localStorage.clear();
    });

    test('is fetched in an idle moment if the draft is of a form on this page', () => {
      localStorage.setItem('draft:landing', '{}');
      loadWithForm(0);
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test('is not fetched if the draft is of a form on another page', () => {
      localStorage.setItem('draft:housing', '{}');
      loadWithForm(0);
      expect(requested()).toEqual([]);
    });

    test('or an enquiry that may not have been sent, is fetched on any page', () => {
      document.querySelector('form')!.remove();
      localStorage.setItem('outbox:1', '{}');
      lateStart();
      window.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(5000);
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test('is fetched for a kept enquiry by a page that needs it for nothing else, and by no touch or key without one', () => {
      document.getElementById('late-scripts')!.dataset.needed = 'device';
      lateStart();
      act('scroll');
      expect(requested()).toEqual([]);
      localStorage.setItem('outbox:1', '{}');
      lateStart();
      act('scroll');
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test('is not fetched if blocked storage hides the draft', () => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError');
      });
      loadWithForm(0);
      expect(requested()).toEqual([]);
      act('scroll');
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });
  });

  test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'input', 'scroll', 'click', 'submit'])(
    'is fetched, once, at the first %s',
    (sign) => {
      lateStart();
      act(sign);
      act(sign);
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    },
  );

  test('is fetched after two paints, so that the answer to a press and the menu that it opens are painted first', () => {
    const painted: number[] = [];
    lateStart();
    document.body.dispatchEvent(new Event('pointerdown'));
    requestAnimationFrame(() => requestAnimationFrame(() => painted.push(requested().length)));
    expect(requested()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(painted).toEqual([0]);
    expect(requested()).toEqual(['/data.js', '/framework.js']);
  });

  test('is fetched only when the page has arrived in full, if the first touch or key comes earlier', () => {
    document.getElementById('late-scripts')!.remove();
    lateStart();
    act('pointerdown');
    document.body.insertAdjacentHTML('beforeend', LIST);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersByTime(100);
    expect(requested()).toEqual(['/data.js', '/framework.js']);
  });

  test('is fetched again after a failure, and after a second failure the form says how else to reach the company', () => {
    lateStart();
    act('scroll');
    const help = document.querySelector<HTMLElement>('[data-help]')!;
    document.querySelector('form')!.dataset.sending = '';
    failNewest();
    expect(requested()).toEqual(['/data.js', '/framework.js', '/framework.js']);
    expect(help.hidden).toBe(true);
    failNewest();
    expect(help.hidden).toBe(false);
    expect(document.querySelector('form')).not.toHaveAttribute('data-sending');
    expect(document.documentElement.dataset.scripts).toBe('failed');
  });

  describe('after two failures, as without a network,', () => {
    const elements = () => [...document.head.querySelectorAll('script')];
    const fail = (element = elements().at(-1)!) => element.dispatchEvent(new Event('error'));
    const arrive = (element: Element) => element.dispatchEvent(new Event('load'));
    beforeEach(() => {
      lateStart();
      act('pointerdown');
      arrive(elements()[0]!);
      fail();
      fail();
      expect(requested()).toEqual(['/data.js', '/framework.js', '/framework.js']);
    });

    test.each([
      ['online', window],
      ['pointerdown', document.body],
      ['keydown', document.body],
      ['input', document.body],
    ])('what is missing, and only that, is fetched again, once, at "%s"', (sign, target) => {
      document.body.dispatchEvent(new Event('pointermove'));
      expect(requested()).toHaveLength(3);
      target.dispatchEvent(new Event(sign));
      target.dispatchEvent(new Event(sign));
      expect(requested().slice(3)).toEqual(['/framework.js']);
      expect(document.documentElement).toHaveAttribute('data-late');
      arrive(elements().at(-1)!);
      expect(document.documentElement).not.toHaveAttribute('data-late');
    });

    test('it is fetched again if it fails after the return of the network, but was asked for before', () => {
      document.body.dispatchEvent(new Event('pointerdown'));
      window.dispatchEvent(new Event('online'));
      expect(requested()).toHaveLength(4);
      fail();
      fail();
      expect(requested()).toHaveLength(6);
      fail();
      fail();
      expect(requested()).toHaveLength(7);
    });

    test('it is fetched as often as it fails', () => {
      for (let time = 1; time <= 3; time++) {
        window.dispatchEvent(new Event('online'));
        fail();
        fail();
        expect(requested()).toHaveLength(3 + 2 * time);
      }
      arrive(elements()[0]!);
      expect(document.documentElement).toHaveAttribute('data-late');
    });
  });

  test('does not hear of a failure, after which it would give up a part of the page for good', () => {
    lateStart();
    act('scroll');
    const listener = jest.fn();
    document.head.querySelector('script:last-of-type')!.addEventListener('error', listener);
    failNewest();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('scripts that fail twice', () => {
  const form = () => document.querySelector('form')!;
  const offer = () => document.querySelector<HTMLElement>('[data-stale]')!;
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    form().innerHTML = `<div data-help hidden><p data-stale hidden>Old. <button type="button">Reload</button></p></div>
      <input name="fullName"><input name="city" value="Agra"><input name="website" value="">
      <input type="checkbox" name="agreeTerms"><input type="radio" name="bill" value="a"><input type="radio" name="agm" value="b" checked>
      <select name="size"><option value="">Choose</option><option>3 kW</option></select>`;
  });
  afterEach(() => localStorage.clear());

  function type() {
    const set = (name: string, change: object) => Object.assign(form().elements.namedItem(name)!, change);
    set('fullName', { value: 'आशा' });
    set('website', { value: 'x' });
    set('agreeTerms', { checked: true });
    set('bill', { checked: true });
    set('size', { value: '3 kW' });
  }
  const kept = () => JSON.parse(localStorage.getItem('draft:landing') ?? 'null')?.values;

  async function fail(answer: () => Promise<unknown>) {
    lateStart();
    act('scroll');
    fetchMock.mockImplementation(answer);
    failNewest();
    failNewest();
    await settle();
  }

  test('because the site has been updated: the form offers a reload, and what was typed is kept', async () => {
    type();
    await fail(async () => ({ status: 404 }));
    expect(fetchMock.mock.calls).toEqual([['/framework.js', { method: 'HEAD', cache: 'no-store' }]]);
    expect(offer().hidden).toBe(false);
    expect(kept()).toEqual({ fullName: 'आशा', bill: 'a', size: '3 kW' });
    form().querySelector('input')!.value = 'आशा देवी';
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toMatchObject({ fullName: 'आशा देवी' });
    const before = requested().length;
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settle();
    expect(requested()).toHaveLength(before);
  });

  test('because the site has been updated: no reload is offered that would lose what was typed', async () => {
    type();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await fail(async () => ({ status: 404 }));
    expect(offer().hidden).toBe(true);
    jest.restoreAllMocks();
  });

  test.each(['online', 'pointerdown', 'keydown', 'submit'])('in a dropout are fetched again at %s', async (sign) => {
    await fail(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(offer().hidden).toBe(true);
    expect(requested()).toEqual(['/data.js', '/framework.js', '/framework.js']);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event(sign));
    await settle();
    expect(requested()).toHaveLength(3);
    onLine.mockRestore();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    await settle();
    expect(requested().slice(3)).toEqual(['/framework.js']);
    expect(document.documentElement.dataset.scripts).toBe('coming');
  });

  test('keep nothing of a form that nobody has touched', async () => {
    await fail(async () => ({ status: 404 }));
    expect(offer().hidden).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});
