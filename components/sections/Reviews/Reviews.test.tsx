import { render, screen, within } from '@testing-library/react';
import { Reviews } from './Reviews';

test('the customer reviews are a list without buttons, and each review has its author and its rating in words', () => {
  render(
    <Reviews
      content={{
        heading: 'Two homes',
        rating: 'rated {stars} out of 5',
        readMore: 'More',
        reviews: [
          { text: 'It works.', author: 'Asha, Bhadohi, 3 kW ★★★★★' },
          { text: 'It is quiet.', author: 'Imran ★★★★' },
        ],
      }}
    />,
  );
  const [first, second] = within(screen.getByRole('region', { name: 'Two homes' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('It works.Asha, Bhadohi, 3 kW ★★★★★rated 5 out of 5');
  expect(second).toHaveTextContent('rated 4 out of 5');
  expect(screen.queryByRole('button')).toBeNull();
});
