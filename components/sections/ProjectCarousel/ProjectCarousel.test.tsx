import { screen } from '@testing-library/react';
import { glideTime, showAwake, wait } from '@/components/ui/Carousel/show-awake.fixture';
import { carouselLabels } from '@/components/ui/Carousel/labels.fixture';
import { ProjectCarousel } from './ProjectCarousel';

const project = (_: unknown, index: number) => ({
  img: { src: `/pictures/roof-${index}.svg`, width: 800, height: 600, alt: 'A roof' },
  title: `Roof ${index}`,
});
const projects = {
  heading: 'Our roofs',
  line: 'Ten of them.',
  label: 'Roofs',
  items: Array.from({ length: 10 }, project),
};

afterEach(() => jest.useRealTimers());

const current = () => document.querySelector('[data-current]')?.textContent;

test('the project carousel moves to the next of ten projects every 1500 ms and begins again after the tenth', async () => {
  await showAwake(<ProjectCarousel labels={carouselLabels} content={projects} />, 3);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Our roofs');
  expect(current()).toBe('Roof 0');
  await wait(1499);
  expect(current()).toBe('Roof 0');
  await wait(1);
  expect(current()).toBe('Roof 1');
  await wait(1500 * 8);
  expect(current()).toBe('Roof 9');
  await wait(1500);
  expect(current()).toBe('Roof 0');
});

test('a slide of the project carousel moves 99 % of its way in 800 ms, give or take 80 ms', async () => {
  await showAwake(<ProjectCarousel labels={carouselLabels} content={projects} />, 3);
  expect(Math.abs((await glideTime()) - 800)).toBeLessThanOrEqual(80);
});
