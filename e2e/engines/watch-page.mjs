/*
 * Stands first in every page: notes what breaks the security policy, what is thrown, what did not load and what a page
 * itself calls an error, from page to page of one tab.
 */
(() => {
  /** @param {string} text */
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('troubles') ?? '[]');
    sessionStorage.setItem('troubles', JSON.stringify([...noted, `${location.pathname}: ${text}`]));
  };

  // Firefox tells of each file that it has stopped fetching when a page is left.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    note(`violation of ${effectiveDirective} by ${blockedURI} ${sample}`.trim());
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      if (!(target instanceof Element)) return note(`thrown: ${message}`);
      // A film in a form that this browser has no decoder for: the poster stays.
      if (leaving || target.localName === 'source' || target.localName === 'video') return;
      note(`not loaded: ${target.outerHTML.slice(0, 160)}`);
    },
    // What does not load tells no window, but the way down to it passes here.
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
  const log = console.error;
  console.error = (...words) => {
    note(`console: ${words.join(' ')}`);
    log(...words);
  };
  // React knows the page without it.
  document.currentScript?.remove();
})();
