/**
 * Starts React only when the page needs it: at the first touch, key, pointer move, scroll or change of a field. After
 * the page has loaded, React also starts in an idle moment if the device keeps an enquiry or a draft of a form on this
 * page, or if a carousel that moves by itself comes into view. If a form or a calculator comes into view, React's
 * scripts are fetched but not run, because running them would keep a slow phone busy for half a second; with Save-Data,
 * they are not even fetched. The post-build step lists the scripts in the page, and marks pages that need them only for
 * an enquiry on the device. A script that fails to load is fetched once more. If it fails again, the event
 * `scripts-failed` is fired, and the script is fetched again when the network returns, or at the next press, key, input
 * or send. It is not fetched again if an update of the site has removed it: then the event `scripts-gone` is fired too.
 */
export function lateStart() {
  const page = document.documentElement;
  // Includes `input`, because voice control and password managers change a field without any key or press.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'input', 'scroll', 'click', 'submit'];
  /** The scripts that have failed twice and wait to be fetched again. */
  const lost: string[] = [];
  /** All scripts that have failed and have not arrived since. */
  const failed = new Set<string>();
  /** How often the network has returned. A script requested before a return may fail later, and is fetched again. */
  let returns = 0;
  let isComing = false;
  let isPreloaded = false;
  let hasStarted = false;

  function start() {
    if (hasStarted) return;
    // The list of scripts is at the end of the page, and may not have arrived yet.
    const list = document.getElementById('late-scripts');
    if (!list) return document.addEventListener('DOMContentLoaded', start);
    hasStarted = true;
    if (list.dataset.needed === 'device' && !somethingWaits()) return;
    // One task for each script: requesting all at once would keep a slow phone from handling a press for 75 ms.
    for (const source of JSON.parse(list.textContent) as string[]) setTimeout(() => fetchTwice(source));
  }

  /** Fetches the scripts without running them. The browser keeps them for the script elements that are added later. */
  function preload() {
    // Only Chrome has `navigator.connection`.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    // `npm run dev` has no such list, because the post-build step adds it.
    const list = document.getElementById('late-scripts');
    if (!list || isPreloaded || hasStarted || connection?.saveData) return;
    isPreloaded = true;
    for (const source of JSON.parse(list.textContent) as string[]) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.setAttribute('fetchpriority', 'low');
      link.href = source;
      document.head.append(link);
    }
  }

  function fetchTwice(source: string) {
    const before = returns;
    fetchScript(source, () =>
      fetchScript(source, () => {
        if (returns === before) giveUp(source);
        else fetchTwice(source);
      }),
    );
  }

  function fetchScript(source: string, again: () => void) {
    const script = document.createElement('script');
    script.src = source;
    // React does not fetch a script again if it finds a script element with the same address and this attribute.
    script.setAttribute('async', '');
    script.onload = () => {
      if (failed.delete(source) && failed.size === 0) delete page.dataset.late;
    };
    script.onerror = (event) => {
      // Hides the failure from Next.js, which would otherwise give up the part of the page that needs the script.
      (event as Event).stopImmediatePropagation();
      again();
    };
    document.head.append(script);
  }

  function giveUp(source: string) {
    failed.add(source);
    page.dataset.scripts = 'failed';
    // Marks the page until the missing scripts have arrived. Until then, a calculator shows only its example.
    page.dataset.late = '';
    document.dispatchEvent(new Event('scripts-failed'));
    if (lost.push(source) > 1) return;
    // Ignores the error that `fetch` throws without a network.
    fetch(source, { method: 'HEAD', cache: 'no-store' })
      .then(({ status }) => {
        if (status !== 404) return;
        lost.length = 0;
        document.dispatchEvent(new Event('scripts-gone'));
      })
      .catch(() => {});
  }

  function tryAgain({ type }: Event) {
    if (type === 'online') returns++;
    // Does not ask `navigator.onLine`, which may wrongly say that the device is offline.
    if (lost.length === 0) return;
    page.dataset.scripts = 'coming';
    lost.splice(0).forEach(fetchTwice);
  }

  /** Whether the device keeps an enquiry that may not have arrived, or a draft of a form on this page. */
  function somethingWaits() {
    try {
      const drafts = [...document.querySelectorAll<HTMLElement>('[data-draft]')].map((form) => form.dataset.draft!);
      return Object.keys(localStorage).some((key) => key.startsWith('outbox:') || drafts.includes(key));
    } catch {
      // Reading storage throws where the browser blocks it.
      return false;
    }
  }

  /** Waits for two paints: the first shows the effect of the press itself, the second the menu that it opens. */
  function startAfterPaint() {
    if (isComing) return;
    isComing = true;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }

  function whenIdle(act: () => void) {
    // Uses a timer in Safari, which has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
    else setTimeout(act, 200);
  }

  page.dataset.scripts = 'coming';
  signs.forEach((sign) => addEventListener(sign, startAfterPaint, { passive: true, capture: true }));
  ['online', 'pointerdown', 'keydown', 'input', 'submit'].forEach((sign) => addEventListener(sign, tryAgain, true));
  const watchView = () => {
    if (somethingWaits()) return whenIdle(start);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const inView = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) whenIdle(target.matches('form') ? preload : start);
    });
    document.querySelectorAll(isStill ? 'form' : 'form, [data-carousel]').forEach((element) => inView.observe(element));
  };
  addEventListener('load', watchView, { once: true });
}
