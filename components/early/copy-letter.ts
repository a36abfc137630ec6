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
      // Selects the letter, so that the visitor can copy it by hand.
      getSelection()?.selectAllChildren(letter);
      status.textContent = notCopied!;
    }
  });
}
