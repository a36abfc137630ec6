import { render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const drawing = { src: '/pictures/villa.svg', width: 800, height: 600, alt: 'A villa' };
const photograph = {
  src: '/generated/roof-1234-1280.jpg',
  width: 1280,
  height: 720,
  alt: 'A roof',
  tint: 'sand',
  files: { stem: '/generated/roof-1234', widths: [640, 1280] },
};
const phone = { stem: '/generated/roof-phone-5678', widths: [400, 576], width: 576, height: 720 };
const sizes = '(max-width: 768px) 100vw, 384px';

const sources = () =>
  [...document.querySelectorAll('source')].map(({ type, media, srcset, sizes }) => ({ type, media, srcset, sizes }));

test('a drawing is one lazy `<img>` with width and height', () => {
  render(<Picture content={drawing} sizes={sizes} />);
  const image = screen.getByRole('img', { name: 'A villa' });
  expect(image).toHaveAttribute('src', '/pictures/villa.svg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '600']);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('srcset');
  expect(sources()).toEqual([]);
});

test('a photograph is offered as AVIF in every width, as WebP in one, and as JPEG for other browsers', () => {
  render(<Picture content={photograph} sizes={sizes} />);
  expect(sources()).toEqual([
    {
      type: 'image/avif',
      media: '',
      srcset: '/generated/roof-1234-640.avif 640w, /generated/roof-1234-1280.avif 1280w',
      sizes,
    },
    { type: 'image/webp', media: '', srcset: '/generated/roof-1234-640.webp', sizes: '' },
  ]);
  const image = screen.getByRole('img', { name: 'A roof' });
  expect(image).toHaveAttribute('src', '/generated/roof-1234-1280.jpg');
  expect(image).not.toHaveAttribute('srcset');
});

test('a picture with a version for phones offers that version first, in three formats and with its own size', () => {
  render(<Picture content={{ ...photograph, phone }} sizes={sizes} />);
  expect(sources().map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(max-width: 768px)'],
    ['image/webp', '(max-width: 768px)'],
    ['', '(max-width: 768px)'],
    ['image/avif', ''],
    ['image/webp', ''],
  ]);
  const [first, webp, jpeg] = document.querySelectorAll('source');
  expect(webp).toHaveAttribute('srcset', '/generated/roof-phone-5678-576.webp');
  expect(jpeg).toHaveAttribute('srcset', '/generated/roof-phone-5678-576.jpg');
  expect(first).toHaveAttribute(
    'srcset',
    '/generated/roof-phone-5678-400.avif 400w, /generated/roof-phone-5678-576.avif 576w',
  );
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['576', '720']);
});

test('a photograph has a placeholder colour, and a drawing has none', () => {
  const { rerender } = render(<Picture content={photograph} sizes={sizes} />);
  expect(screen.getByRole('img')).toHaveClass('sand');
  rerender(<Picture content={drawing} sizes={sizes} />);
  expect(screen.getByRole('img')).not.toHaveClass('sand');
});

test('a picture on the first screen is fetched at once and with high priority', () => {
  render(<Picture content={photograph} sizes={sizes} first />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
});

test('a picture without `alt` is hidden from screen readers', () => {
  render(<Picture content={{ ...photograph, alt: undefined }} sizes={sizes} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});
