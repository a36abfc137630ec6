/** Acts like a password manager, which puts an element for its button after each text field. */
export function addElementsBesideFields() {
  for (const field of document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea'))
    field.after(document.createElement('div'));
}

/** Acts like an iPhone, which makes links of phone numbers and dates. */
export function linkNumbers() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const number = /\+?\d[\d ,-]{2,}\d/.exec(text.data);
    if (!number || text.parentElement!.closest('script, style, noscript, option, textarea, a')) continue;
    const rest = text.splitText(number.index);
    rest.splitText(number[0].length);
    const link = document.createElement('a');
    link.href = `tel:${number[0].replace(/\D/g, '')}`;
    rest.replaceWith(link);
    link.append(rest);
  }
}
