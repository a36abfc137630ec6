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
      // Marks the pressed button first, because opening a modal dialog keeps a slow phone busy.
      toggle().setAttribute('data-kept', '');
      requestAnimationFrame(() => setTimeout(open));
    } else if (target === menu() || target.closest('#site-menu a, [data-menu=close]')) menu().close();
  });
  // Closes the menu if a wider window hides the menu button.
  addEventListener('resize', () => toggle().offsetWidth === 0 && menu().close());
}
