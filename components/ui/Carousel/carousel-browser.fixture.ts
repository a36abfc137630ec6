export class FakeBrowser {
  reducedMotion = false;
  private readonly observers = new Set<FakeObserver>();
  private hidden = false;
  private ratio = 0;

  start() {
    const { observers } = this;
    const ratio = () => this.ratio;
    window.matchMedia = ((query: string) => ({
      matches: query.includes('reduced-motion') ? this.reducedMotion : query.includes('hover: hover'),
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof window.matchMedia;
    window.IntersectionObserver = class extends FakeObserver {
      constructor(callback: ObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        observers.add(this);
      }
      override observe(target: Element) {
        super.observe(target);
        queueMicrotask(() => this.tell(ratio()));
      }
    } as unknown as typeof IntersectionObserver;
    window.ResizeObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof ResizeObserver;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => this.hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (this.hidden ? 'hidden' : 'visible'),
    });
    // Embla reads the margin of slides, which jsdom leaves empty.
    document.head.innerHTML = '<style>[role=group] { margin-right: 0px }</style>';
    // Embla ignores swipes on an element without `offsetParent`, which jsdom lacks.
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
    Object.defineProperty(HTMLElement.prototype, 'inert', {
      configurable: true,
      get(this: HTMLElement) {
        return this.hasAttribute('inert');
      },
      set(this: HTMLElement, inert: boolean) {
        this.toggleAttribute('inert', inert);
      },
    });
  }

  layOut(shown: number) {
    const isSlide = (node: HTMLElement) => node.getAttribute('role') === 'group';
    const width = 300 / shown;
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
      configurable: true,
      get(this: HTMLElement) {
        return isSlide(this) ? width : 300;
      },
    });
    Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
      configurable: true,
      get(this: HTMLElement) {
        return isSlide(this) ? [...this.parentElement!.children].indexOf(this) * width : 0;
      },
    });
  }

  scrollTo(ratio: number) {
    this.ratio = ratio;
    this.observers.forEach((observer) => observer.tell(ratio));
  }

  setTabHidden(hidden: boolean) {
    this.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

type ObserverCallback = (entries: IntersectionObserverEntry[]) => void;

class FakeObserver {
  private readonly targets = new Set<Element>();

  constructor(
    private readonly callback: ObserverCallback,
    private readonly options?: IntersectionObserverInit,
  ) {}

  observe(target: Element) {
    this.targets.add(target);
  }

  disconnect() {
    this.targets.clear();
  }

  tell(ratio: number) {
    // Skips Embla's own observers, which have a `root`.
    if (this.options?.root || this.targets.size === 0) return;
    const entries = [...this.targets].map((target) => ({
      target,
      isIntersecting: ratio > 0,
      boundingClientRect: { height: 400 },
      intersectionRect: { height: 400 * ratio },
      rootBounds: { height: 844 },
    }));
    this.callback(entries as IntersectionObserverEntry[]);
  }
}
