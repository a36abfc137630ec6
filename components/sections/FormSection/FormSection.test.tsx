import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { landingForm } from '@/components/forms/forms.fixture';
import { FormSection } from './FormSection';
import type { ContentOf } from '../Section/Section';

const content: ContentOf<'formSection'> = {
  id: 'ask',
  heading: 'Ask us',
  line: 'We answer.',
  promises: [{ icon: 'sun', text: 'Free' }],
};
const ways = [
  { name: 'Phone', address: '+91 11111 22222' },
  { name: 'E-mail', address: 'hello@dhoop.test' },
];
const photo = { text: 'Send a photo', href: 'https://wa.me/911111122222?text=Hello' };
const show = (terms?: ContentOf<'formSection'>['terms']) => {
  document.body.innerHTML = renderToStaticMarkup(
    <FormSection
      content={{ ...content, terms }}
      site={{ contactWays: { line: 'Reach us like this:', ways, photo } }}
      form={landingForm}
    />,
  );
};

test('a form section has a form, and a line with the ways to reach the company', () => {
  show();
  expect(screen.getByRole('form', { name: 'Ask us' })).toBeVisible();
  expect(screen.getByText('Reach us like this:')).toHaveTextContent(
    'Reach us like this: Phone +91 11111 22222 E-mail hello@dhoop.test',
  );
});

test('the terms of the promises beside a form are shown with a link', () => {
  show({ text: 'The visit is free, the system is not.', link: { text: 'Read the terms', href: '/tnc-goodzero' } });
  const link = screen.getByRole('link', { name: 'Read the terms' });
  expect(link).toHaveAttribute('href', '/tnc-goodzero');
  expect(link.closest('p')).toHaveTextContent('The visit is free, the system is not. Read the terms');
});

test('without terms, a form section has no link to terms; its link for sending a photo opens a new tab', () => {
  show();
  expect(screen.queryByRole('link', { name: 'Read the terms' })).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Send a photo' });
  expect(link).toHaveAttribute('href', photo.href);
  expect(link).toHaveAttribute('target', '_blank');
});
