import { screen } from '@testing-library/react';
import { glideTime, showAwake, wait } from '@/components/ui/Carousel/show-awake.fixture';
import { carouselLabels } from '@/components/ui/Carousel/labels.fixture';
import { ConsultationCarousel } from './ConsultationCarousel';

afterEach(() => jest.useRealTimers());

test('the consultation carousel moves to the next of three steps every 3000 ms, in a loop, and each move takes about 500 ms', async () => {
  const step = (name: string) => ({
    picture: { src: `/pictures/${name}.svg`, width: 800, height: 600, alt: name },
    title: name,
    text: 'We come.',
  });
  const content = {
    heading: 'Ask us',
    line: 'It is free.',
    label: 'Steps',
    slides: ['survey', 'design', 'quote'].map(step),
    then: 'Then you choose.',
  };
  await showAwake(<ConsultationCarousel labels={carouselLabels} content={content} />, 1);
  const dots = screen.getAllByRole('button', { name: /Go to slide/ });
  const current = () => dots.findIndex((dot) => dot.hasAttribute('aria-current')) + 1;
  expect(dots).toHaveLength(3);
  await wait(2999);
  expect(current()).toBe(1);
  await wait(1);
  expect(current()).toBe(2);
  await wait(6000);
  expect(current()).toBe(1);
  expect(Math.abs((await glideTime()) - 500)).toBeLessThanOrEqual(50);
});
