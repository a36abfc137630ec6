/**
 * Makes the buttons of a letter copy it and print it. PageScript writes this function into the page as text, so it may
 * use nothing from outside itself.
 */
export function wireLetter() {
  const letter = document.querySelector('[data-letter]')!;
  const copy = document.querySelector<HTMLElement>('[data-copy]')!;
  const status = document.querySelector('[data-status]')!;
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(letter.textContent);
      status.textContent = copy.dataset.copy!;
    } catch {
      // Selects the letter if the browser does not let the page copy it, so that the visitor can copy it by a key or a
      // long press.
      getSelection()?.selectAllChildren(letter);
      status.textContent = copy.dataset.notCopied!;
    }
  });
  document.querySelector('[data-print]')!.addEventListener('click', () => print());
}
