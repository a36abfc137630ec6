/** Opens and closes the menu on phones. Its content fills the dialog, so a press beside it has the dialog as target. */
export function openMenu() {
  const menu = () => document.getElementById('site-menu') as HTMLDialogElement;
  const toggle = () => document.querySelector<HTMLElement>('[data-menu=open]')!;
  const open = () => {
    toggle().removeAttribute('data-kept');
    if (!menu().open && toggle().offsetWidth > 0) menu().showModal();
  };
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (toggle().contains(target)) {
      // Marks the button first: opening the menu makes the page inert, which takes a slow phone a while.
      toggle().setAttribute('data-kept', '');
      requestAnimationFrame(() => setTimeout(open));
    } else if (target === menu() || target.closest('#site-menu a, [data-menu=close]')) menu().close();
  });
  // Closes the menu when its button disappears: a phone turned on its side may be wide enough for the header's links.
  addEventListener('resize', () => toggle().offsetWidth === 0 && menu().close());
}
