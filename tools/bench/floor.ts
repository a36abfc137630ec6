import { applyEdits, elementsOf, type Page } from '../postbuild/html';

/**
 * The floor of a page: what it would be without JavaScript. The same HTML, with its styles in it as they are, and no
 * script: nothing that is served in the same way can be painted sooner.
 */
export function floorOf(page: Page): string {
  const scripts = elementsOf(page.html).filter(({ tagName }) => tagName === 'script');
  return applyEdits(
    page.html,
    scripts.map(({ sourceCodeLocation }) => ({
      start: sourceCodeLocation!.startOffset,
      end: sourceCodeLocation!.endOffset,
      text: '',
    })),
  );
}
