import { routes } from '../routes';
import { accessibility } from './accessibility';

test('the statement leads to every other page: beside the menu, that is a second way to find each', () => {
  const list = JSON.stringify(accessibility.legal.sections.find(({ id }) => id === 'every-page'));
  const missing = routes.filter((route) => route !== accessibility.route && !list.includes(`"href":"${route}"`));
  expect(missing).toEqual([]);
});
