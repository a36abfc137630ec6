/*
 * The first script of every page of the copy: notes violations of the security policy, errors, files that did not load and
 * what a page itself calls an error, from page to page of one tab.
 */
(() => {
  /** @param {string} text */
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('troubles') ?? '[]');
    sessionStorage.setItem('troubles', JSON.stringify([...noted, `${location.pathname}: ${text}`]));
  };

  // Firefox reports each file that it stops fetching when a page is left.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`violation of ${effectiveDirective} by ${blockedURI} ${sample}`),
  );
  // A file that does not load sends its event to its element alone; only a capturing listener of the window sees it.
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
    // Where a browser has no decoder for a film, the poster stays.
    if (leaving || target.localName === 'source' || target.localName === 'video') return;
    note(`not loaded: ${target.outerHTML.slice(0, 160)}`);
  }

  // React does not expect this element.
  document.currentScript?.remove();
})();
