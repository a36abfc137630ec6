/**
 * Opens and closes the menu. It is written into the page as text, so it may use nothing from outside itself.
 * A press outside lands on the dialog element, whose content covers all of it but the backdrop.
 */
export function wireMenu() {
  const menu = document.getElementById('site-menu') as HTMLDialogElement;
  const toggle = document.querySelector<HTMLElement>('[data-menu=open]') as HTMLElement;
  const open = () => {
    toggle.removeAttribute('data-kept');
    if (!menu.open && toggle.offsetWidth > 0) menu.showModal();
  };
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (toggle.contains(target)) {
      // Opening takes a slow phone a while, because the page behind becomes inert: first show that the press was noticed.
      toggle.setAttribute('data-kept', '');
      requestAnimationFrame(() => setTimeout(open));
    } else if (target === menu || target.closest('#site-menu a, [data-menu=close]')) menu.close();
  });
  // A phone turned on its side may be wide enough for the header's links: the button disappears, so the menu closes.
  new ResizeObserver(() => toggle.offsetWidth === 0 && menu.close()).observe(toggle);
}
