/** Starts React late (docs/glossary.md), because its scripts keep a slow phone busy for half a second. */
export function lateStart() {
  const page = document.documentElement;
  // Voice control and password managers fire `input` without a key or a press.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'input', 'scroll', 'click', 'submit'];
  const toRetry: string[] = [];
  const missing = new Set<string>();
  let networkReturns = 0;
  let isComing = false;
  let isPreloaded = false;
  let hasStarted = false;

  function start() {
    if (hasStarted) return;
    // The list stands at the end of the page and may not have arrived yet.
    const list = document.getElementById('late-scripts');
    if (!list) return document.addEventListener('DOMContentLoaded', start);
    hasStarted = true;
    if (list.dataset.needed === 'device' && !keepsEnquiryOrDraft()) return;
    // All requests in one task would keep a slow phone busy for 75 ms.
    for (const source of JSON.parse(list.textContent) as string[]) setTimeout(() => fetchTwice(source));
  }

  function preload() {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    // The list is missing under `npm run dev`, because the post-build step adds it.
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
        // No `online` event will follow if the network has already returned.
        if (networkReturns > before) fetchTwice(source);
        else giveUp(source);
      }),
    );
  }

  function fetchScript(source: string, again: () => void) {
    const script = document.createElement('script');
    script.src = source;
    // React fetches a script again unless the script's element is `async`.
    script.setAttribute('async', '');
    script.onload = () => {
      if (missing.delete(source) && missing.size === 0) delete page.dataset.late;
    };
    script.onerror = (event) => {
      // Hides the error from Next.js, which would otherwise give up the part of the page that needs the script.
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
    // `navigator.onLine` is not checked, because it may wrongly be false.
    if (toRetry.length === 0) return;
    page.dataset.scripts = 'coming';
    toRetry.splice(0).forEach(fetchTwice);
  }

  function keepsEnquiryOrDraft() {
    try {
      const drafts = [...document.querySelectorAll<HTMLElement>('[data-draft]')].map((form) => form.dataset.draft!);
      return Object.keys(localStorage).some((key) => key.startsWith('outbox:') || drafts.includes(key));
    } catch {
      // Reading blocked storage throws an error.
      return false;
    }
  }

  /** Waits for two paints: the first shows the pressed button, the second the opened menu. */
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
