import type { RawWords } from '../schemas/content-files';

/** The office hours in which somebody answers the phone. */
export const hours = { text: 'Monday to Saturday, 9 am to 6 pm', approved: null };

/** The time within which the company answers an enquiry. */
export const replyTime = { text: 'within one working day', approved: null };

/** Words about the company on every page. Its name, phone numbers and addresses are in content/facts/company.ts. */
export const company = {
  tagline: "Rooftop solar made simple. We don't just sell solar — we give you peace of mind.",
  hours,
  replyTime,
} satisfies RawWords['company'];
