/**
 * Makes the buttons of a letter copy it and print it. Elements are looked up at each press, because React may draw the
 * page anew.
 */
export function copyLetter() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy], [data-print]');
    if (!button) return;
    const { copy, notCopied } = button.dataset;
    if (!copy) return print();
    const letter = document.querySelector('[data-letter]')!;
    const status = document.querySelector('[data-status]')!;
    try {
      await navigator.clipboard.writeText(letter.textContent);
      status.textContent = copy;
    } catch {
      // Selects the letter if the browser does not let the page copy it, so that the visitor can copy it by a key or a
      // long press.
      getSelection()?.selectAllChildren(letter);
      status.textContent = notCopied!;
    }
  });
}
