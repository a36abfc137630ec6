import { grants } from './grants';
import { prices } from './prices';
import { sun } from './sun';
import { tariff } from './tariff';

/** All figures that the calculators assume, by the id under which a visitor may change them. */
export const figures = { ...tariff.figures, ...sun.figures, ...prices.figures, ...grants.figures };
