import { render, screen, within } from '@testing-library/react';
import { landingBlocks } from '@/content/landing-blocks';
import { navigation } from '@/content/navigation';
import { Locations } from './Locations';

test('the grid lists the cities, and the footer the same ones', () => {
  render(<Locations content={landingBlocks.locations} />);
  const names = within(screen.getByRole('list')).getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toEqual(['Varanasi', 'Chandauli', 'Prayagraj', 'Bhadohi', 'Jaunpur', 'Many more']);
  expect(navigation.footer.cities.names).toEqual(names);
});
