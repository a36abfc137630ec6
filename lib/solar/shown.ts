const LAKH = 100_000;

/** A number with the commas of India: 1,48,200. */
const withCommas = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Rounds half up, also where a binary fraction lies a hair below the half. */
const nearest = (number: number, step: number) => Math.floor(number / step + 0.5 + 1e-9) * step;

/** Rupees as text: to the nearest ten below a lakh, to the nearest hundred from there on. */
export function rupeesText(rupees: number): string {
  const size = Math.abs(rupees);
  const sign = rupees < 0 ? '-' : '';
  const rounded = nearest(size, size < LAKH ? 10 : 100);
  return `${rounded > 0 ? sign : ''}₹${withCommas.format(rounded)}`;
}

/** Years as text, to one decimal of the exact number that machines read: 1.846 is 1.85, and 1.9. */
export const yearsText = (years: number): string => nearest(nearest(years, 0.01), 0.1).toFixed(1);

/** The exact number for machines: two decimals at most, without zeros at the end. */
export const exactly = (number: number): string => String(Math.round(number * 100 + 1e-9) / 100);
