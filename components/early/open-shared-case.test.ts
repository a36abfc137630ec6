import { runEarly } from '@/components/early/run-early.fixture';
import { ADDED_BY_OTHERS } from '@/lib/solar/shared-link';
import { openSharedCase } from './open-shared-case';

test.each([
  ['hidden', '#v=1&bill=3000'],
  ['hidden', '#utm_source=mail&bill=3000'],
  ['hidden', '#v=1%26bill%3D3000'],
  ['hidden', '#gidea=1'],
  ['shown', '#utm_source=mail'],
  ['shown', '#utm_source%3Dmail%26gclid%3D1'],
  ['shown', '#gid=1&fbclid=2'],
  ['shown', '#:~:text=solar'],
  ['shown', '#consultation'],
])('the worked example of a calculator is %s at first if the address ends in %s', (state, hash) => {
  jest.useFakeTimers();
  location.hash = hash;
  delete document.documentElement.dataset.opening;
  runEarly(() => openSharedCase(ADDED_BY_OTHERS));
  expect('opening' in document.documentElement.dataset).toBe(state === 'hidden');
});
