import { z } from 'zod';
import { emailAddress, mail, phone, whatsapp } from './address';
import { approved, link } from './blocks';
import { text } from './text';

/** The schema of the facts about the company that are the same in every language. */
export const companyFacts = z
  .strictObject({
    name: text,
    /**
     * A short name for the company where its name does not fit: in titles, and under the icon on a phone. When left
     * out, the name is used.
     */
    shortName: text.optional(),
    legalName: text,
    phone,
    email: mail,
    whatsapp,
    /** The inbox to which leads are sent; they are addressed to the company by its name. */
    leadInbox: emailAddress,
    social: z.array(link).min(3, 'expected three links or more'),
    browserColour: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour written #rrggbb'),
  })
  .transform(({ shortName, leadInbox, ...facts }) => ({
    ...facts,
    shortName: shortName ?? facts.name,
    leadInbox: { name: facts.name, email: leadInbox },
  }));

/** The schema of what is said about the company in one language. */
export const companyWords = z.strictObject({
  tagline: text,
  /** The hours in which somebody answers the phone. */
  hours: z.strictObject({ text, approved }),
  replyTime: z.strictObject({ text, approved }),
});

/** The company as the pages of one language present it, with the year in which it was founded. */
export type Company = z.output<typeof companyFacts> & z.output<typeof companyWords> & { founded: string };
