import { render, screen, within } from '@testing-library/react';
import { knowmore } from '@/content/pages/knowmore';
import { BenefitDetail } from './BenefitDetail';

test('a promise is told with its limits, in a section that links can lead to', () => {
  const [emi] = knowmore.promises;
  render(<BenefitDetail content={emi!} surface="noon" />);
  const section = screen.getByRole('region', { name: '0% EMI financing' });
  expect(section).toHaveAttribute('id', 'emi');
  expect(within(section).getByRole('heading', { name: 'What it does not cover' })).toBeVisible();
  expect(within(section).getAllByRole('listitem')[0]).toHaveTextContent('subject to terms');
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/tnc-goodzero');
});

test('the list at the head of the page leads to every promise on it', () => {
  expect(knowmore.contents.links.map(({ href }) => href)).toEqual(knowmore.promises.map(({ id }) => `/knowmore#${id}`));
});
