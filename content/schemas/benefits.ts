import { z } from 'zod';
import { icon, link } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

const benefit = z.strictObject({
  icon,
  /** The first half of a benefit's claim, which is shown in large letters. `claim` is the second half. */
  figure: text,
  claim: text,
  text,
  terms: link.optional(),
});

/**
 * The schema of the benefits section. `about` is hidden text that screen readers read after the link's text, so that
 * the link says where it leads.
 */
export const benefits = z.strictObject({
  heading: text,
  benefits: z.array(benefit).min(2, 'expected two benefits or more'),
  action: link.extend({ about: text }),
});

/** The schema of one benefit in full: what it means, and what it does not cover. */
export const benefitDetail = z.strictObject({
  id: text,
  heading: text,
  picture,
  meaning: z.array(text).min(1, 'expected one paragraph or more'),
  limits: z.strictObject({ heading: text, points: z.array(text).min(1, 'expected one point or more') }),
  more: link.optional(),
});

export type BenefitsContent = z.output<typeof benefits>;
export type BenefitDetailContent = z.output<typeof benefitDetail>;
