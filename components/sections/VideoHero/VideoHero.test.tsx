import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fakeBrowser, scrollTo } from '@/components/ui/fake-browser.fixture';
import { runEarly } from '@/components/early/run-early.fixture';
import { PHONE } from '@/components/ui/Picture/Picture';
import type { VideoHeroContent } from '@/content/schemas/sections';
import { VideoHero } from './VideoHero';
import { playFilm } from '@/components/early/play-film';

const content: VideoHeroContent = {
  heading: 'Still in the dark?',
  text: 'Light a roof.',
  action: { text: 'Begin', href: '/go-solar' },
  badge: { value: '4.2', text: 'from 12 reviews' },
  film: {
    poster: { src: '/pictures/first-frame.svg', width: 1600, height: 900, decorative: true },
    wide: { av1: '/films/roof-wide-av1.mp4', h264: '/films/roof-wide-h264.mp4' },
    phone: { av1: '/films/roof-phone-av1.mp4', h264: '/films/roof-phone-h264.mp4' },
    pause: 'Pause the film',
    play: 'Play the film',
  },
};

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
// jsdom lacks film playback.
Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => {} });

const film = () => document.querySelector('video')!;
const sources = () => [...film().querySelectorAll('source')].map((source) => source.getAttribute('src'));
let readyState: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  fakeBrowser();
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  readyState.mockRestore();
  jest.clearAllMocks();
  jest.useRealTimers();
});

function show() {
  render(<VideoHero content={content} />);
  runEarly(() => playFilm(PHONE));
}

function load() {
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
}

function open() {
  show();
  load();
  scrollTo(film(), 1);
}

test('the hero with a film shows a headline, a line, a button and a rating', () => {
  render(<VideoHero content={content} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Still in the dark?' })).toBeVisible();
  expect(screen.getByText('Light a roof.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/go-solar');
  expect(screen.getByText('4.2').closest('p')).toHaveTextContent('4.2 from 12 reviews');
});

test('the HTML of a hero contains the poster of the film, and a muted film without autoplay and without preloading', () => {
  const html = renderToStaticMarkup(<VideoHero content={content} />);
  expect(html).toContain(`src="${content.film.poster.src}"`);
  expect(html).toMatch(/<video[^>]* muted=""[^>]* preload="none"/);
  expect(html).not.toContain('autoplay');
});

test("the pause button is hidden if the browser can play none of the film's files", () => {
  open();
  const button = screen.getByRole('button', { name: 'Pause the film' });
  fireEvent.error(film().firstElementChild!);
  expect(button).toBeVisible();
  fireEvent.error(film().lastElementChild!);
  scrollTo(film(), 0);
  scrollTo(film(), 1);
  expect(button).not.toBeVisible();
});

test('no film plays and no button shows before the page has loaded; then it plays silent, looped, AV1 first, hidden from screen readers', () => {
  show();
  scrollTo(film(), 1);
  expect(play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  load();
  expect(play).toHaveBeenCalledTimes(1);
  expect(film()).toMatchObject({ muted: true, loop: true });
  expect(film()).toHaveAttribute('aria-hidden', 'true');
  expect(sources()).toEqual(['/films/roof-wide-av1.mp4', '/films/roof-wide-h264.mp4']);
});

test('a phone gets the version of the film that is cropped for phones', () => {
  fakeBrowser('(max-width: 768px)');
  open();
  expect(sources()).toEqual(['/films/roof-phone-av1.mp4', '/films/roof-phone-h264.mp4']);
});

test('with reduced motion, no film is loaded and no button is shown', () => {
  fakeBrowser('(prefers-reduced-motion: reduce)');
  open();
  expect(play).not.toHaveBeenCalled();
  expect(sources()).toEqual([null, null]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('with Save-Data, no film is loaded and no button is shown', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  open();
  expect(play).not.toHaveBeenCalled();
  expect(sources()).toEqual([null, null]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  Object.assign(navigator, { connection: undefined });
});

test('the film gets the attribute data-begun when it begins to play', () => {
  open();
  expect(film()).not.toHaveAttribute('data-begun');
  fireEvent.playing(film());
  expect(film()).toHaveAttribute('data-begun');
});

test('the film pauses out of view, and plays when it is in view again', () => {
  open();
  pause.mockClear();
  scrollTo(film(), 0);
  expect(pause).toHaveBeenCalledTimes(1);
  scrollTo(film(), 1);
  expect(play).toHaveBeenCalledTimes(2);
});

test('a film that was paused with its button stays paused when it comes into view, and plays at the next press on the button', () => {
  open();
  pause.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(pause).toHaveBeenCalledTimes(1);
  scrollTo(film(), 1);
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(play).toHaveBeenCalledTimes(2);
});

test('the button of the film says "Play the film" if the browser refuses to play the film', async () => {
  play.mockReturnValueOnce(Promise.reject(new DOMException('', 'NotAllowedError')));
  open();
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeVisible();
});

test('a film that React draws anew plays, its button pauses the new film, and the button is hidden if the film cannot be played', () => {
  open();
  const before = film();
  play.mockClear();
  // Imitates React, which draws a translated page anew.
  before.parentElement!.innerHTML = renderToStaticMarkup(<VideoHero content={content} />);
  document.dispatchEvent(new Event('redrawn'));
  expect(play.mock.contexts.at(-1)).toBe(film());
  expect(film()).not.toBe(before);
  fireEvent.playing(film());
  expect(film()).toHaveAttribute('data-begun');
  pause.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(pause.mock.contexts).toEqual([film()]);
  fireEvent.error(film().lastElementChild!);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
