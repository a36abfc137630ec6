const observers = new Set<FakeObserver>();
const shares = new WeakMap<Element, number>();

class FakeObserver {
  private readonly targets = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element) {
    observers.add(this);
    this.targets.add(target);
    this.tell(target);
  }

  disconnect() {
    observers.delete(this);
    this.targets.clear();
  }

  tell(target: Element) {
    const share = shares.get(target);
    if (share === undefined || !this.targets.has(target)) return;
    const box = { height: 400 } as DOMRectReadOnly;
    const entry = {
      target,
      isIntersecting: share > 0,
      intersectionRatio: share,
      boundingClientRect: box,
      intersectionRect: { height: 400 * share },
      rootBounds: { height: 844 },
    } as IntersectionObserverEntry;
    this.callback([entry], this as unknown as IntersectionObserver);
  }
}

export function scrollTo(target: Element, share: number) {
  shares.set(target, share);
  [...observers].forEach((observer) => observer.tell(target));
}

/** Imitates `matchMedia` and IntersectionObserver, which jsdom lacks. The queries in `media` match. */
export function fakeBrowser(...media: string[]) {
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    matchMedia: (query: string) => ({
      matches: media.includes(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
}
