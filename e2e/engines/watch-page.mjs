/*
 * Runs as the first script of every page of the copied site. Notes violations of the security policy, errors, files
 * that did not load and calls of console.error, and keeps them from page to page of one tab.
 */
(() => {
  /** @param {string} text */
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('troubles') ?? '[]');
    sessionStorage.setItem('troubles', JSON.stringify([...noted, `${location.pathname}: ${text}`]));
  };

  // Firefox reports each file that it stops fetching when a page is left; such reports are ignored.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`violation of ${effectiveDirective} by ${blockedURI} ${sample}`),
  );
  // A file that fails to load sends an error event only to its own element, so the window listens in the capturing
  // phase.
  addEventListener('error', handleError, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
  const log = console.error;
  console.error = (...words) => {
    note(`console: ${words.join(' ')}`);
    log(...words);
  };

  /** @param {ErrorEvent} event */
  function handleError({ message, target }) {
    if (!(target instanceof Element)) return note(`thrown: ${message}`);
    // A film that fails to load is no error: where a browser has no decoder for it, the poster stays.
    if (leaving || target.localName === 'source' || target.localName === 'video') return;
    note(`not loaded: ${target.outerHTML.slice(0, 160)}`);
  }

  // Removes its own script element, which React does not expect in the page.
  document.currentScript?.remove();
})();
