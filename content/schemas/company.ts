import { z } from 'zod';
import { emailAddress, mail, phone, whatsapp } from './address';
import { approved, link } from './blocks';
import { text } from './text';

/** What is known of the company in any language. */
export const companyFacts = z
  .strictObject({
    name: text,
    /** Stands for the name where it does not fit: in titles, and under the icon on a phone. The name itself when left out. */
    shortName: text.optional(),
    legalName: text,
    phone,
    email: mail,
    whatsapp,
    /** Where leads are sent; they are addressed to the company by its name. */
    leadInbox: emailAddress,
    social: z.array(link).min(3, 'expected three links or more'),
    browserColour: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour written #rrggbb'),
  })
  .transform(({ shortName, leadInbox, ...facts }) => ({
    ...facts,
    shortName: shortName ?? facts.name,
    leadInbox: { name: facts.name, email: leadInbox },
  }));

/** What is said of the company in one language. */
export const companyWords = z.strictObject({
  tagline: text,
  /** When somebody answers the phone. */
  hours: z.strictObject({ text, approved }),
  replyTime: z.strictObject({ text, approved }),
});

/** The company, as the pages of one language tell of it, with the year in which it was founded. */
export type Company = z.output<typeof companyFacts> & z.output<typeof companyWords> & { founded: string };
