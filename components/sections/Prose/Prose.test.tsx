import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

const nameOf = (number: number) => `Source ${number}`;

test('the number of a source after a sentence is a link to the source, with a name for screen readers', () => {
  render(<Prose blocks={[['It rains.', { mark: 2 }]]} nameOf={nameOf} />);
  const mark = screen.getByRole('link', { name: 'Source 2' });
  expect(mark).toHaveAttribute('href', '#source-2');
  expect(mark.closest('p')).toHaveTextContent('It rains.2');
});

test('a text may contain emphasised words and links, and a table is followed by the names of its sources', () => {
  const table = { caption: 'Rain', columns: ['Month', 'mm'], rows: [['July', '9']] };
  render(
    <Prose
      blocks={[[{ strong: 'Rain' }, ' falls ', { text: 'here', href: '/here' }], { table, marks: [{ mark: 1 }] }]}
      nameOf={nameOf}
    />,
  );
  expect(screen.getByText('Rain', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/here');
  expect(screen.getByRole('table', { name: 'Rain' })).toBeVisible();
  expect(screen.getByText('Source 1')).toHaveAttribute('href', '#source-1');
});

test('the drawing of an article appears at the marked place in the text', () => {
  const { container } = render(
    <Prose blocks={['Before.', { place: 'drawing' }, 'After.']} drawing={<p>The drawing.</p>} />,
  );
  expect(container).toHaveTextContent('Before.The drawing.After.');
});
