/**
 * Says how else to reach the company when a form that was sent is still asleep after 10 seconds. It is written into the
 * page as text, so it may use nothing from outside itself. A form that has woken no longer holds what this shows.
 */
export function wireAsleep() {
  document.addEventListener('submit', (event) => {
    const help = (event.target as Element).querySelector<HTMLElement>('[data-asleep]');
    if (help) setTimeout(() => (help.hidden = false), 10_000);
  });
}
