import { z } from 'zod';
import { emailAddress, mail, phone, whatsapp } from '../../lib/words/address';
import { approved, link } from '../../lib/words/parts';
import { text } from '../../lib/words/text';

const detail = z.strictObject({ text, approved });

/** The schema of the company's file. */
export const company = z
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
    tagline: text,
    /** The office hours in which somebody answers the phone. */
    hours: detail,
    replyTime: detail,
    /** Facts for the legal pages that only the company can supply. Square brackets mark those that are missing. */
    details: z.strictObject({
      officerEmail: detail,
      address: detail,
      officer: detail,
      courts: detail,
      answerTime: detail,
      keepEnquiries: detail,
      keepLogs: detail,
    }),
  })
  .transform(({ shortName, leadInbox, ...facts }) => ({
    ...facts,
    shortName: shortName ?? facts.name,
    leadInbox: { name: facts.name, email: leadInbox },
  }));

/** The company as the pages of one language present it: its facts, words and the year in which it was founded. */
export type Company = z.output<typeof company> & { founded: string };
