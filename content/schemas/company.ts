import { z } from 'zod';
import { emailAddress, mail, phone, whatsapp } from './address';
import { approved, link } from './blocks';
import { text } from './text';

/** The schema of the facts about the company that are the same in every language. */
export const companyFacts = z
  .strictObject({
    name: text,
    /**
     * A short name for the company, used in page titles that would be too long, and under the site's icon on a phone.
     * When left out, the full name is used.
     */
    shortName: text.optional(),
    legalName: text,
    phone,
    email: mail,
    whatsapp,
    /** The inbox to which leads are sent, with the company's name. */
    leadInbox: emailAddress,
    social: z.array(link).min(3, 'expected three links or more'),
    browserColour: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour written #rrggbb'),
  })
  .transform(({ shortName, leadInbox, ...facts }) => ({
    ...facts,
    shortName: shortName ?? facts.name,
    leadInbox: { name: facts.name, email: leadInbox },
  }));

/** The schema of the words about the company in one language. */
export const companyWords = z.strictObject({
  tagline: text,
  /** The office hours in which somebody answers the phone. */
  hours: z.strictObject({ text, approved }),
  replyTime: z.strictObject({ text, approved }),
});

/** The company as the pages of one language present it: its facts, words and the year in which it was founded. */
export type Company = z.output<typeof companyFacts> & z.output<typeof companyWords> & { founded: string };
