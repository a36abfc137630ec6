// Plain script, not a module: the studio also opens from the file system.
(() => {
  const search = /** @type {HTMLInputElement | null} */ (document.getElementById('search'));
  const show = /** @type {HTMLSelectElement | null} */ (document.getElementById('show'));
  const rows = [...document.querySelectorAll('#pages tbody tr')];

  if (search && show) {
    const shown = document.getElementById('shown');
    const all = shown?.textContent ?? '';

    const filter = () => {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const fitting = rows.filter((row) => {
        const fits =
          words.every((word) => row.getAttribute('data-words')?.includes(word)) &&
          (!show.value || row.getAttribute('data-keys')?.split('|').includes(show.value));
        row.toggleAttribute('hidden', !fits);
        return fits;
      });
      document.getElementById('none')?.toggleAttribute('hidden', fitting.length > 0);
      if (shown) shown.textContent = fitting.length === rows.length ? all : `${fitting.length} of ${rows.length} pages`;
      keep({ search: search.value, show: show.value });
    };

    const kept = recall();
    search.value = kept.search ?? '';
    // A filter that nothing is found by any more is not offered any more.
    show.value = [...show.options].some(({ value }) => value === kept.show) ? (kept.show ?? '') : '';
    search.addEventListener('input', filter);
    show.addEventListener('change', filter);
    document.getElementById('tools')?.addEventListener('submit', (event) => {
      event.preventDefault();
      links()[0]?.focus();
    });
    document.getElementById('reset')?.addEventListener('click', () => {
      search.value = '';
      show.value = '';
      filter();
      search.focus();
    });
    filter();
  }

  /** The pages of the table that are shown. */
  function links() {
    return rows.filter((row) => !row.hasAttribute('hidden')).flatMap((row) => row.querySelector('a') ?? []);
  }

  document.addEventListener('keydown', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '/' && search && target !== search) {
      event.preventDefault();
      search.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const list = links();
      const at = list.findIndex((link) => link === target);
      if (at < 0 && !(target === search && event.key === 'ArrowDown')) return;
      event.preventDefault();
      (list[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? list[at])?.focus();
    }
  });

  // A list of pages shows the one that is open.
  const here = document.querySelector('.routes [aria-current]');
  const list = document.querySelector('.routes');
  if (here && list) list.scrollTop = /** @type {HTMLElement} */ (here).offsetTop - list.clientHeight / 2;

  if (document.documentElement.hasAttribute('data-live')) {
    const events = new EventSource('events');
    const live = document.getElementById('live');
    const usual = live?.textContent ?? '';
    /** @param {string} text */
    const tell = (text) => live && (live.textContent = text);
    events.addEventListener('reading', () => tell('reading what was saved …'));
    events.addEventListener('pages', (event) => {
      const { version } = JSON.parse(/** @type {MessageEvent} */ (event).data);
      if (version === document.documentElement.getAttribute('data-live')) tell(usual);
      // What is typed there is kept.
      else if (document.getElementById('try')) tell('something was saved: load this page again to begin with it');
      else location.reload();
    });
    /** @param {boolean} there */
    const connected = (there) => {
      document.documentElement.toggleAttribute('data-lost', !there);
      tell(there ? usual : 'not connected, and so what you see may be old: is npm run dev still running?');
    };
    events.addEventListener('error', () => connected(false));
    events.addEventListener('open', () => connected(true));
  }

  /** @param {Record<string, string>} state */
  function keep(state) {
    try {
      sessionStorage.setItem('studio', JSON.stringify(state));
    } catch {
      // A browser that stores nothing forgets the search when the page changes, and no more.
    }
  }

  /** @returns {Record<string, string>} */
  function recall() {
    try {
      return JSON.parse(sessionStorage.getItem('studio') ?? '{}');
    } catch {
      return {};
    }
  }
})();
