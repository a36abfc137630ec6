import { render, screen, within } from '@testing-library/react';
import { Steps } from './Steps';

const survey = { title: 'Survey', text: 'We look at the roof.', days: [] };
const meter = { title: 'Net meter', text: 'It is fitted.', days: ['Inspection: 7-15 days', 'Meter: 7-15 days'] };

test('the steps to a solar system are listed in order', () => {
  render(<Steps content={{ id: 'way', heading: 'The way', steps: [survey, { ...survey, title: 'Design' }] }} />);
  const list = within(screen.getByRole('region', { name: 'The way' })).getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Survey', 'Design']);
});

test('a step shows its usual numbers of days if its content has any, and the section shows its note', () => {
  render(<Steps content={{ id: 'way', heading: 'The way', steps: [survey, meter], note: 'Not promised.' }} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('SurveyWe look at the roof.');
  expect(first).not.toHaveTextContent('days');
  expect(
    within(second!)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(['It is fitted.', 'Inspection: 7-15 days', 'Meter: 7-15 days']);
  expect(screen.getByText('Not promised.')).toBeVisible();
});
