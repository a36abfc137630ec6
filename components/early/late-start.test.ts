import { fakeBrowser, scrollTo } from '@/components/ui/fake-browser.fixture';
import { keepEarlyForms } from '@/components/early/keep-early-forms';
import { lateStart } from './late-start';

const LIST = '<script type="application/json" id="late-scripts">["/data.js","/framework.js"]</script>';
const requested = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const act = (sign: string) => {
  document.body.dispatchEvent(new Event(sign));
  // Lets two paints pass, because React's scripts are fetched only after them.
  jest.advanceTimersByTime(100);
};
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const failNewest = () => document.head.querySelector('script:last-of-type')!.dispatchEvent(new Event('error'));

const fetchMock = jest.fn();

beforeAll(() => keepEarlyForms(['agreeTerms', 'website']));

beforeEach(() => {
  jest.useFakeTimers();
  fakeBrowser();
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(window, { fetch: fetchMock });
  document.head.innerHTML = '';
  document.body.innerHTML = `<main><form data-draft="draft:landing"><p data-help hidden>Call us</p></form></main>${LIST}`;
});
afterEach(() => {
  // A late start that still waits would begin in the next test.
  act('scroll');
  // Failed scripts would otherwise be fetched again in the next test.
  window.dispatchEvent(new Event('online'));
  jest.useRealTimers();
});

describe('lateStart', () => {
  function loadWithForm(shareInView: number) {
    lateStart();
    window.dispatchEvent(new Event('load'));
    scrollTo(document.querySelector('form')!, shareInView);
    jest.advanceTimersByTime(5000);
  }

  test("React's scripts are not fetched before the visitor's first act on a page whose only form is out of view", () => {
    loadWithForm(0);
    expect([...requested(), ...preloaded()]).toEqual([]);
  });

  describe('an idle moment after the page has loaded', () => {
    function loadWithCarousel() {
      document.querySelector('form')!.outerHTML = '<section data-carousel></section>';
      lateStart();
      window.dispatchEvent(new Event('load'));
      scrollTo(document.querySelector('section')!, 1);
      jest.advanceTimersByTime(5000);
    }

    test("React's scripts are fetched with low priority when a form is in view, and run at the visitor's first act", () => {
      loadWithForm(0.1);
      expect(requested()).toEqual([]);
      expect(preloaded()).toEqual(['/data.js', '/framework.js']);
      expect(document.querySelector('link')).toHaveAttribute('fetchpriority', 'low');
      act('keydown');
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test("React's scripts are fetched and run when a carousel is in view", () => {
      loadWithCarousel();
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test("React's scripts are not fetched for a carousel in view when the visitor prefers reduced motion", () => {
      fakeBrowser('(prefers-reduced-motion: reduce)');
      loadWithCarousel();
      expect([...requested(), ...preloaded()]).toEqual([]);
    });

    test("with Save-Data on, React's scripts are not fetched for a form in view, but at the visitor's first act", () => {
      Object.assign(navigator, { connection: { saveData: true } });
      loadWithForm(0.1);
      expect([...requested(), ...preloaded()]).toEqual([]);
      act('scroll');
      expect(requested()).toEqual(['/data.js', '/framework.js']);
      Object.assign(navigator, { connection: undefined });
    });

    test("no script is preloaded for a form in view when the page has no list of React's scripts", () => {
      const list = document.getElementById('late-scripts')!;
      list.remove();
      expect(() => loadWithForm(1)).not.toThrow();
      expect(preloaded()).toEqual([]);
      document.body.append(list);
    });

    test("React's scripts are not preloaded when the visitor's first act has already requested the scripts", () => {
      lateStart();
      act('keydown');
      window.dispatchEvent(new Event('load'));
      scrollTo(document.querySelector('form')!, 1);
      jest.advanceTimersByTime(5000);
      expect(preloaded()).toEqual([]);
    });
  });

  describe('a device that keeps a draft or an enquiry', () => {
    beforeEach(() => {
      document.querySelector('form')!.dataset.draft = 'draft:landing';
    });
    afterEach(() => {
      jest.restoreAllMocks();
      localStorage.clear();
    });

    test("React's scripts are fetched and run in an idle moment when the device keeps a draft of a form on the page", () => {
      localStorage.setItem('draft:landing', '{}');
      loadWithForm(0);
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test("React's scripts are not fetched when the device keeps only a draft of a form on another page", () => {
      localStorage.setItem('draft:housing', '{}');
      loadWithForm(0);
      expect(requested()).toEqual([]);
    });

    test("React's scripts are fetched and run in an idle moment when the device keeps an enquiry, even on a page without a form", () => {
      document.querySelector('form')!.remove();
      localStorage.setItem('outbox:1', '{}');
      lateStart();
      window.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(5000);
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test('a page that needs React only for enquiries on the device fetches React only if the device keeps one', () => {
      document.getElementById('late-scripts')!.dataset.needed = 'device';
      lateStart();
      act('scroll');
      expect(requested()).toEqual([]);
      localStorage.setItem('outbox:1', '{}');
      lateStart();
      act('scroll');
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    });

    test("when the browser blocks storage, React's scripts are fetched at the visitor's first act, and not before", () => {
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
    "React's scripts are fetched once, at the first event of the type %s",
    (sign) => {
      lateStart();
      act(sign);
      act(sign);
      expect(requested()).toEqual(['/data.js', '/framework.js']);
    },
  );

  test("React's scripts are fetched only after the second paint that follows a press", () => {
    const painted: number[] = [];
    lateStart();
    document.body.dispatchEvent(new Event('pointerdown'));
    requestAnimationFrame(() => requestAnimationFrame(() => painted.push(requested().length)));
    expect(requested()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(painted).toEqual([0]);
    expect(requested()).toEqual(['/data.js', '/framework.js']);
  });

  test("if the visitor acts before the list of React's scripts arrives, the scripts come once the page is complete", () => {
    document.getElementById('late-scripts')!.remove();
    lateStart();
    act('pointerdown');
    document.body.insertAdjacentHTML('beforeend', LIST);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersByTime(100);
    expect(requested()).toEqual(['/data.js', '/framework.js']);
  });

  test('a failed script of React is fetched again once; a second failure ends the sending and shows other ways of contact', () => {
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

  describe('a script of React that has failed twice', () => {
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

    test('the event `pointermove` does not make lateStart fetch the failed script again', () => {
      document.body.dispatchEvent(new Event('pointermove'));
      expect(requested()).toHaveLength(3);
    });

    test.each([
      ['online', window],
      ['pointerdown', document.body],
      ['keydown', document.body],
      ['input', document.body],
    ])(
      'the event `%s` makes lateStart fetch only the failed script, once, and the page has data-late until it arrives',
      (sign, target) => {
        target.dispatchEvent(new Event(sign));
        target.dispatchEvent(new Event(sign));
        expect(requested().slice(3)).toEqual(['/framework.js']);
        expect(document.documentElement).toHaveAttribute('data-late');
        arrive(elements().at(-1)!);
        expect(document.documentElement).not.toHaveAttribute('data-late');
      },
    );

    test('if the network returns after a press has requested a failed script, up to three further failures are each followed by a new request', () => {
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

    test('a script that keeps failing is fetched twice at each return of the network, and the page keeps data-late', () => {
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

  test('the error event of a failed script reaches no listener outside lateStart', () => {
    lateStart();
    act('scroll');
    const listener = jest.fn();
    document.head.querySelector('script:last-of-type')!.addEventListener('error', listener);
    failNewest();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a form on a page whose script has failed twice', () => {
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

  test('if a site update has removed a script, earlier and later typing is saved, a reload offered, and no script fetched again', async () => {
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

  test('a form offers no reload when the browser blocks storage, because what was typed would be lost', async () => {
    type();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await fail(async () => ({ status: 404 }));
    expect(offer().hidden).toBe(true);
    jest.restoreAllMocks();
  });

  test.each(['online', 'pointerdown', 'keydown', 'submit'])(
    'a script that failed without a network is fetched again at the event `%s`, even when `navigator.onLine` is false',
    async (sign) => {
      await fail(async () => Promise.reject(new TypeError('Failed to fetch')));
      expect(offer().hidden).toBe(true);
      expect(requested()).toEqual(['/data.js', '/framework.js', '/framework.js']);
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event(sign));
      await settle();
      expect(requested().slice(3)).toEqual(['/framework.js']);
      expect(document.documentElement.dataset.scripts).toBe('coming');
      jest.restoreAllMocks();
    },
  );

  test('no draft is saved of an untouched form when an update of the site has removed a script', async () => {
    await fail(async () => ({ status: 404 }));
    expect(offer().hidden).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});
