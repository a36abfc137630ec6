/** Acts like Chrome's translator, which puts texts, also later ones, into two nested elements. Adds a dot to each. */
export function translate() {
  const SKIPPED =
    'script, style, option, noscript, textarea, title, [translate=no], .notranslate, font[data-translated]';
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest(SKIPPED)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.dataset.translated = '';
      inner.textContent = `${text.data}·`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  let timer = 0;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(replaceTexts, 100);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.documentElement.lang = 'bn';
  document.documentElement.classList.add('translated-ltr');
  replaceTexts();
}
