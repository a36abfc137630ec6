import { render } from '@testing-library/react';
import { unbroken } from './unbroken';

const wholes = (text: string) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((span) => span.textContent);
};

test.each([
  ['Up to 3 kW, 60% of the cost', ['3 kW,']],
  ['Winds up to 170 kmph', ['170 kmph']],
  ['Rs 30+ crore savings (2020-2024)', ['Rs 30+ crore', '(2020-2024)']],
  ['More sun in May (6.51 kWh) than in March (6.06)', ['(6.51 kWh)']],
  ['A Rs 1 lakh guarantee', ['Rs 1 lakh']],
  ['₹ 1,08,000 in all, ₹1.08 lakh', ['₹ 1,08,000', '₹1.08 lakh']],
  ['₹45 thousand for 1 kW', ['₹45 thousand', '1 kW']],
  ['130+ MWp, 200 sqft, 18 cities', ['130+ MWp,', '200 sqft,', '18 cities']],
  ['The 5-year guarantee and 0% EMI', ['5-year', '0% EMI']],
  ['In 4-6 years, every 3-6 months.', ['4-6 years,', '3-6 months.']],
  ['End-to-end service, cyclone-proof', ['End-to-end', 'cyclone-proof']],
  ['3 किलोवाट पर ₹1.08 लाख', ['3 किलोवाट', '₹1.08 लाख']],
  ['6 से 10 हफ़्ते, 18 शहरों में ₹30+ करोड़', ['6 से 10 हफ़्ते,', '18 शहरों', '₹30+ करोड़']],
  ['3 কিলোওয়াট থেকে 10 கிலோவாட்', ['3 কিলোওয়াট', '10 கிலோவாட்']],
  ['ई-मेल 7-15 दिन में', ['ई-मेल', '7-15 दिन']],
  ['Over 5 years: ₹1,070 (for “end-to-end”), 3 किलोवाट।', ['5 years:', 'end-to-end”),', '3 किलोवाट।']],
])('in "%s", no line breaks within %j', (text, expected) => {
  expect(wholes(text)).toEqual(expected);
});

test.each(['No number at all', '₹130,000 and 18', 'Call +91 00000 00000', 'On 21 November 2026', '10 monkeys', ''])(
  'in "%s", a line may break at every space',
  (text) => {
    expect(wholes(text)).toEqual([]);
  },
);
