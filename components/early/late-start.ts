/**
 * Starts React only when the page needs it, because running React's scripts keeps a slow phone busy for half a second.
 * docs/glossary.md ("late start") says when the scripts are fetched and when they run. A script that fails is fetched
 * once more. If it fails again, the event `scripts-failed` is fired, and the script is fetched again at the next press,
 * key, input or submit, or when the network returns. If an update of the site has removed the script, `scripts-gone` is
 * fired instead of further attempts.
 */
export function lateStart() {
  const page = document.documentElement;
  // Includes `input`, because voice control and password managers change a field without a key or a press.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'input', 'scroll', 'click', 'submit'];
  const toRetry: string[] = [];
  const missing = new Set<string>();
  let networkReturns = 0;
  let isComing = false;
  let isPreloaded = false;
  let hasStarted = false;

  function start() {
    if (hasStarted) return;
    // The list of scripts stands at the end of the page, and may not have arrived yet.
    const list = document.getElementById('late-scripts');
    if (!list) return document.addEventListener('DOMContentLoaded', start);
    hasStarted = true;
    if (list.dataset.needed === 'device' && !keepsEnquiryOrDraft()) return;
    // Requests each script in a task of its own, because all requests in one task would keep a slow phone from handling
    // a press for 75 ms.
    for (const source of JSON.parse(list.textContent) as string[]) setTimeout(() => fetchTwice(source));
  }

  function preload() {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    // The list is missing under `npm run dev`, because the post-build step adds the list.
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
    const before = networkReturns;
    fetchScript(source, () =>
      fetchScript(source, () => {
        // Tries again at once if the network has returned since the first attempt, because `online` has already fired.
        if (networkReturns > before) fetchTwice(source);
        else giveUp(source);
      }),
    );
  }

  function fetchScript(source: string, again: () => void) {
    const script = document.createElement('script');
    script.src = source;
    // React fetches a script again unless the page has a script element with the same address and the attribute
    // `async`.
    script.setAttribute('async', '');
    script.onload = () => {
      if (missing.delete(source) && missing.size === 0) delete page.dataset.late;
    };
    script.onerror = (event) => {
      // Hides the failure from Next.js, which would otherwise give up the part of the page that needs the script.
      (event as Event).stopImmediatePropagation();
      again();
    };
    document.head.append(script);
  }

  function giveUp(source: string) {
    missing.add(source);
    page.dataset.scripts = 'failed';
    page.dataset.late = '';
    document.dispatchEvent(new Event('scripts-failed'));
    if (toRetry.push(source) > 1) return;
    fetch(source, { method: 'HEAD', cache: 'no-store' })
      .then(({ status }) => {
        if (status !== 404) return;
        toRetry.length = 0;
        document.dispatchEvent(new Event('scripts-gone'));
      })
      .catch(() => {});
  }

  function tryAgain({ type }: Event) {
    if (type === 'online') networkReturns++;
    // Does not check `navigator.onLine`, which may wrongly say that the device is offline.
    if (toRetry.length === 0) return;
    page.dataset.scripts = 'coming';
    toRetry.splice(0).forEach(fetchTwice);
  }

  function keepsEnquiryOrDraft() {
    try {
      const drafts = [...document.querySelectorAll<HTMLElement>('[data-draft]')].map((form) => form.dataset.draft!);
      return Object.keys(localStorage).some((key) => key.startsWith('outbox:') || drafts.includes(key));
    } catch {
      // Reading storage throws an error in a browser that blocks storage.
      return false;
    }
  }

  /** Waits for two paints: the first shows the pressed button, the second the menu that the press opens. */
  function startAfterPaint() {
    if (isComing) return;
    isComing = true;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }

  function whenIdle(act: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
    else setTimeout(act, 200);
  }

  page.dataset.scripts = 'coming';
  signs.forEach((sign) => addEventListener(sign, startAfterPaint, { passive: true, capture: true }));
  ['online', 'pointerdown', 'keydown', 'input', 'submit'].forEach((sign) => addEventListener(sign, tryAgain, true));
  const watchView = () => {
    if (keepsEnquiryOrDraft()) return whenIdle(start);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const inView = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) whenIdle(target.matches('form') ? preload : start);
    });
    document.querySelectorAll(isStill ? 'form' : 'form, [data-carousel]').forEach((element) => inView.observe(element));
  };
  addEventListener('load', watchView, { once: true });
}
