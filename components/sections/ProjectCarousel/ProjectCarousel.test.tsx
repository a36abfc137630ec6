import { screen } from '@testing-library/react';
import { showAwake, wait } from '@/components/ui/Carousel/test-kit-view';
import { projects } from '@/content/projects';
import { ProjectCarousel } from './ProjectCarousel';

afterEach(() => jest.useRealTimers());

const current = () => document.querySelector('[data-current]')?.textContent;

test('makes the next of ten projects the current one every 1500 ms and begins again after the tenth', async () => {
  await showAwake(<ProjectCarousel content={projects} />, 3);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Our Projects');
  expect(current()).toBe(projects.items[0]!.title);
  await wait(1499);
  expect(current()).toBe(projects.items[0]!.title);
  await wait(1);
  expect(current()).toBe(projects.items[1]!.title);
  await wait(1500 * 8);
  expect(current()).toBe(projects.items[9]!.title);
  await wait(1500);
  expect(current()).toBe(projects.items[0]!.title);
});

test('shows ten different buildings', () => {
  expect(new Set(projects.items.map(({ img }) => img.src)).size).toBe(10);
  expect(new Set(projects.items.map(({ title }) => title)).size).toBe(10);
});
