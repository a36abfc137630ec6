export function playFilm(phoneQuery: string) {
  const getFilm = () => document.querySelector<HTMLVideoElement>('[data-film]')!;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const phone = matchMedia(phoneQuery);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  let wanted = true;
  let seen = false;
  let broken = false;

  function update() {
    const film = getFilm();
    const button = film.nextElementSibling as HTMLButtonElement;
    const still = reduced.matches || broken;
    button.hidden = film.hidden = still;
    button.toggleAttribute('data-paused', !wanted);
    button.setAttribute('aria-label', button.dataset[wanted ? 'pause' : 'play']!);
    if (!wanted || !seen || still) return film.pause();
    choose(film);
    film.play().catch(({ name }: DOMException) => {
      // `NotAllowedError`: the browser refuses to play, for example to save power.
      if (name === 'NotAllowedError') want(false);
    });
  }

  // Adds sources only when the film plays, because a browser may ignore `preload="none"` and download a film.
  function choose(film: HTMLVideoElement) {
    const cut = phone.matches ? 'phone' : 'wide';
    if (film.dataset.cut === cut) return;
    film.dataset.cut = cut;
    film.removeAttribute('data-begun');
    for (const source of film.querySelectorAll('source')) source.src = source.dataset[cut]!;
    film.load();
  }

  function want(wish: boolean) {
    wanted = wish;
    update();
  }

  function begin() {
    const inView = new IntersectionObserver((entries) => {
      seen = entries[entries.length - 1]!.isIntersecting;
      update();
    });
    const follow = () => {
      inView.disconnect();
      update();
      inView.observe(getFilm());
    };
    // Uses `capture`, because the events of a film do not bubble.
    document.addEventListener('playing', ({ target }) => (target as Element).setAttribute('data-begun', ''), true);
    // An error on the last source means that the browser can play none.
    document.addEventListener(
      'error',
      ({ target }) => {
        if (target !== getFilm().lastElementChild) return;
        broken = true;
        update();
      },
      true,
    );
    document.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-film] + button')) want(!wanted);
    });
    document.addEventListener('redrawn', follow);
    reduced.addEventListener('change', update);
    phone.addEventListener('change', update);
    follow();
  }

  // Starts in a new task after `load`, so that other listeners of `load` run first.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin), { once: true });
}
