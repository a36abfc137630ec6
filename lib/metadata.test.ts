import { pageMetadata } from './metadata';

const words = { title: 'Solar for homes', description: 'Let the sun pay.' };

test('a page has its own title and description, and is listed under its own address', () => {
  expect(pageMetadata({ route: '/housing_society', ...words })).toMatchObject({
    title: 'Solar for homes',
    description: 'Let the sun pay.',
    alternates: { canonical: 'https://www.example.com/housing_society' },
  });
});

test('the landing page is listed with a slash', () => {
  expect(pageMetadata({ route: '/', ...words }).alternates?.canonical).toBe('https://www.example.com/');
});

test('a page that stands in for another is listed under the other', () => {
  expect(pageMetadata({ route: '/residential', ...words, canonical: '/' }).alternates?.canonical).toBe('https://www.example.com/');
});
