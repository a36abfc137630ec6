/** @jest-environment node */
import { pageOf } from './pages';

const pages = { careers: { file: 'content/pages/careers.yaml', hero: 'Careers', goBack: undefined } };

test('pageOf returns the page with the given id if the page has the given sections', () => {
  expect(pageOf({ pages }, 'careers', 'hero')).toBe(pages.careers);
});

test('pageOf throws an error that names the file if the page or one of its sections is missing', () => {
  expect(() => pageOf({ pages }, 'planted')).toThrow('content/pages/planted.yaml: expected this file');
  expect(() => pageOf({ pages }, 'careers', 'goBack')).toThrow(
    'content/pages/careers.yaml goBack: expected this section, which the page shows',
  );
});
