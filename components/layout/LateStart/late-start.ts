/**
 * Fetches React's scripts when the page needs them, and not before: at the first touch, key, pointer move, scroll or
 * change of a field.
 * They are also fetched in an idle moment after the page has loaded, if a form or a slider is in view then, or if the
 * device keeps an enquiry or a draft of the visitor.
 * The post-build step lists the scripts in the page, and marks pages that need them only for an enquiry on the device.
 * A script that fails to load is fetched once more. If it fails again, the forms show other ways to reach the company,
 * and what needs no script goes on working.
 */
export function lateStart() {
  const page = document.documentElement;
  // Voice control and password managers change a field without any key or press.
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'input', 'scroll', 'click', 'submit'];
  const waiting = new AbortController();

  function start() {
    if (waiting.signal.aborted) return;
    // Waits for the whole page if the first press comes earlier, because the list of React's scripts is at the end of
    // the page.
    const list = document.getElementById('late-scripts');
    if (!list) return document.addEventListener('DOMContentLoaded', start);
    waiting.abort();
    if (list.dataset.needed === 'device' && !somethingWaits()) return;
    (JSON.parse(list.textContent) as string[]).forEach((source) =>
      fetchScript(source, () => fetchScript(source, giveUp)),
    );
  }

  function fetchScript(source: string, failed: () => void) {
    const script = document.createElement('script');
    script.src = source;
    // Sets `async` as an attribute of the script element, because React looks for this attribute before it fetches the
    // same script again.
    script.setAttribute('async', '');
    script.onerror = failed;
    document.head.append(script);
  }

  function giveUp() {
    page.dataset.scripts = 'failed';
    for (const help of document.querySelectorAll<HTMLElement>('[data-help]')) {
      help.hidden = false;
      help.closest('form')!.removeAttribute('data-sending');
    }
  }

  /** Whether the device keeps an enquiry that may not have arrived, or a draft of a form on this page. */
  function somethingWaits() {
    try {
      const drafts = [...document.querySelectorAll<HTMLElement>('[data-draft]')].map((form) => form.dataset.draft!);
      return Object.keys(localStorage).some((key) => key.startsWith('outbox:') || drafts.includes(key));
    } catch {
      // Returns false where the browser blocks storage, since reading it throws there.
      return false;
    }
  }

  function startIdly() {
    // Uses a timer in Safari, which has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  page.dataset.scripts = 'coming';
  signs.forEach((sign) => addEventListener(sign, start, { signal: waiting.signal, passive: true, capture: true }));
  const watchView = () => {
    if (somethingWaits()) return startIdly();
    const inView = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      startIdly();
    });
    document.querySelectorAll('[data-draft], [data-carousel]').forEach((element) => inView.observe(element));
  };
  addEventListener('load', watchView, { once: true });
}
