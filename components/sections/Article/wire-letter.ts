/**
 * Makes the buttons of a letter copy and print it. PageScript writes this function into the page as text, so it may use
 * nothing from outside itself.
 */
export function wireLetter() {
  const letter = document.querySelector('[data-letter]')!;
  const copy = document.querySelector<HTMLElement>('[data-copy]')!;
  const told = document.querySelector('[data-told]')!;
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(letter.textContent);
      told.textContent = copy.dataset.copy!;
    } catch {
      // Selects the letter where the browser does not let a page copy, so that a key or a long press does.
      getSelection()?.selectAllChildren(letter);
      told.textContent = copy.dataset.notCopied!;
    }
  });
  document.querySelector('[data-print]')!.addEventListener('click', () => print());
}
