/**
 * Plays the film when all else of the page has loaded, and neither with reduced motion nor with Save-Data; out of view it
 * rests. Where no form of it can be played, the poster stays, and the button goes. It is written into the page as text, so it may use nothing from outside itself.
 */
export function wireFilm() {
  const film = document.querySelector<HTMLVideoElement>('[data-film]')!;
  const button = film.nextElementSibling as HTMLButtonElement;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  // Where the poster has its crop for phones, the film has its cut for them.
  const phone = matchMedia('(max-width: 768px)');
  // Chrome's own, and in no other browser.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  let wanted = true;
  let seen = false;
  let broken = false;

  function settle() {
    const still = reduced.matches || broken;
    button.hidden = film.hidden = still;
    button.toggleAttribute('data-paused', !wanted);
    button.setAttribute('aria-label', button.dataset[wanted ? 'pause' : 'play']!);
    if (!wanted || !seen || still) return film.pause();
    choose();
    film.play().catch(({ name }: DOMException) => {
      // Browsers that save power refuse; any other failure is a film that has been stopped meanwhile.
      if (name === 'NotAllowedError') want(false);
    });
  }

  // Not before the film is to play: no browser leaves a film alone that it was told to load.
  function choose() {
    const cut = phone.matches ? 'phone' : 'wide';
    if (film.dataset.cut === cut) return;
    film.dataset.cut = cut;
    film.removeAttribute('data-begun');
    for (const source of film.querySelectorAll('source')) source.src = source.dataset[cut]!;
    film.load();
  }

  function want(wish: boolean) {
    wanted = wish;
    settle();
  }

  function begin() {
    film.addEventListener('playing', () => film.setAttribute('data-begun', ''));
    // Browsers try the sources in turn, and tell of each that they cannot play.
    film.lastElementChild!.addEventListener('error', () => {
      broken = true;
      settle();
    });
    button.addEventListener('click', () => want(!wanted));
    reduced.addEventListener('change', settle);
    phone.addEventListener('change', settle);
    settle();
    new IntersectionObserver((entries) => {
      seen = entries[entries.length - 1]!.isIntersecting;
      settle();
    }).observe(film);
  }

  // After the listeners of the same event, the page's own work first.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin), { once: true });
}
