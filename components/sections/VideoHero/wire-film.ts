/**
 * Plays the hero's film once the rest of the page has loaded, unless reduced motion or Save-Data is on, and pauses it
 * while it is out of view. If the browser can play none of the film's files, the poster stays and the button is hidden.
 * PageScript writes this function into the page as text, so it may use nothing from outside itself.
 */
export function wireFilm() {
  const film = document.querySelector<HTMLVideoElement>('[data-film]')!;
  const button = film.nextElementSibling as HTMLButtonElement;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  // Chooses the film for phones at the same window width as the poster for phones.
  const phone = matchMedia('(max-width: 768px)');
  // Reads Save-Data from `navigator.connection`, which only Chrome has.
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
      // Shows the film as paused if the browser refuses to play it, for example in power-saving mode. Any other error
      // means that the film was paused in the meantime.
      if (name === 'NotAllowedError') want(false);
    });
  }

  // Adds the film's sources only when it is about to play, because browsers start to download a film as soon as it has
  // a source.
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
    // An error on the last source means that the browser can play none of them, because browsers try the sources in
    // order.
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

  // Starts the film in a new task after `load`, so that other listeners of that event run first.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin), { once: true });
}
