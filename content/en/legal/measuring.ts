import type { z } from 'zod';
import { analytics } from '../../facts/analytics';
import type { legalText } from '../../schemas/legal';

/**
 * Sentences of the privacy policy that depend on two settings: whether visits are counted, and whether a lead says
 * where its visit came from.
 */

type Block = z.input<typeof legalText>['sections'][number]['blocks'][number];

const source = process.env.NEXT_PUBLIC_LEAD_SOURCE === '1';

export const measuring = {
  inShort: analytics
    ? `We count visits with ${analytics.name}, without cookies. There is no advertising on this website.`
    : 'There is no analytics, no advertising and no tracking on this website.',
  /** The paragraph on what a form sends about where a visit came from. It follows the tables of the forms. */
  sent: (source
    ? [
        'Each form also sends one line that says where your visit came from: the path of the first page you opened here, the name of the website whose link you followed, and the campaign named in that link, if any. We use it to learn which of our advertisements and partners are of use.',
      ]
    : []) satisfies Block[],
  hosts: analytics
    ? `Pictures, films and fonts come from the same host; the script that counts visits is fetched from ${new URL(analytics.script).host}.`
    : 'Pictures, films and fonts come from the same host: no other company learns that you were here.',
  carriers: (analytics
    ? [
        [
          `${analytics.name} counts visits for us. ${analytics.does} `,
          { text: `${analytics.name}’s own privacy policy`, href: analytics.policy },
          '.',
        ],
      ]
    : []) satisfies Block[],
  reading: source
    ? 'These pages set no cookies. On the first page that you open, your browser keeps one line that says where your visit came from, until you close its tab. While you only read, they store nothing else.'
    : 'These pages set no cookies. While you only read, they store nothing.',
  counting: analytics ? `Visits are counted by ${analytics.name}, which sets no cookies.` : 'We count no visits.',
  mayReceive: analytics
    ? `The pages carry a security policy that lets your browser send data to the mail service and to ${analytics.name}, and nowhere else.`
    : 'The pages carry a security policy that lets your browser send form data to the mail service and nowhere else.',
};
