import { render, screen, within } from '@testing-library/react';
import { IconColumns } from './IconColumns';

const plain = { icon: 'sun', title: 'Vision', text: 'Look far.' } as const;

test('a section of columns with icons has a heading in each column, and no link if its content has none', () => {
  render(
    <IconColumns
      locale="en-IN"
      content={{ heading: 'Beliefs', items: [plain, { ...plain, title: 'Mission' }, { ...plain, title: 'Method' }] }}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Vision',
    'Mission',
    'Method',
  ]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a column with an icon shows worked examples with their date, and a link, if its content has them', () => {
  const examples = {
    caption: 'Loans at 7%, {date}.',
    items: [
      { name: '2kW', text: '₹130,000 in all.' },
      { name: '3kW', text: '₹180,000 in all.' },
    ],
    asOf: '2026-11-21',
  };
  const cost = { ...plain, title: 'What will it cost me?', examples, more: { text: 'See all', href: '/subsidies' } };
  render(
    <IconColumns
      locale="en-IN"
      content={{ heading: 'Questions', items: [plain, cost, { ...plain, title: 'Method' }] }}
    />,
  );
  const answer = within(screen.getByRole('heading', { name: 'What will it cost me?' }).closest('li')!);
  expect(answer.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['2kW', '3kW']);
  expect(answer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹130,000 in all.',
    '₹180,000 in all.',
  ]);
  expect(answer.getByText(/Loans at 7%/)).toHaveTextContent('Loans at 7%, 21 November 2026.');
  expect(answer.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/subsidies');
});
