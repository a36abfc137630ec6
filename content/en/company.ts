import type { RawWords } from '../schemas/content-files';

/** When somebody answers the phone. */
export const hours = { text: 'Monday to Saturday, 9 am to 6 pm', approved: null };

/** How soon an enquiry is answered. */
export const replyTime = { text: 'within one working day', approved: null };

/** What is said of the company on every page; its name, numbers and addresses stand in content/facts/company.ts. */
export const company = {
  tagline: "Rooftop solar made simple. We don't just sell solar — we give you peace of mind.",
  hours,
  replyTime,
} satisfies RawWords['company'];
