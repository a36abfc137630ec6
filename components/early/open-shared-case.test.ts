import { runEarly } from '@/components/early/run-early.fixture';
import { ADDED_BY_OTHERS } from '@/lib/solar/shared-link';
import { openSharedCase } from './open-shared-case';

test.each([
  ['#v=1&bill=3000', true],
  ['#utm_source=mail&bill=3000', true],
  ['#v=1%26bill%3D3000', true],
  ['#gidea=1', true],
  ['#utm_source=mail', false],
  ['#utm_source%3Dmail%26gclid%3D1', false],
  ['#gid=1&fbclid=2', false],
  ['#:~:text=solar', false],
  ['#consultation', false],
])('an address that ends in %s hides the worked example of a calculator: %s', (hash, hidden) => {
  jest.useFakeTimers();
  location.hash = hash;
  delete document.documentElement.dataset.opening;
  runEarly(() => openSharedCase(ADDED_BY_OTHERS));
  expect('opening' in document.documentElement.dataset).toBe(hidden);
});
