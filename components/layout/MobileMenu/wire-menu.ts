/**
 * Opens and closes the menu. It is written into the page as text, so it may use nothing from outside itself.
 * A press outside lands on the dialog element, whose content covers all of it but the backdrop.
 */
export function wireMenu() {
  const menu = document.getElementById('site-menu') as HTMLDialogElement;
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-menu=open]')) menu.showModal();
    else if (target === menu || target.closest('#site-menu a, [data-menu=close]')) menu.close();
  });
  // A phone turned on its side may be wide enough for the links themselves: the button goes, and the menu with it.
  const toggle = document.querySelector<HTMLElement>('[data-menu=open]') as HTMLElement;
  new ResizeObserver(() => toggle.offsetWidth === 0 && menu.close()).observe(toggle);
}
