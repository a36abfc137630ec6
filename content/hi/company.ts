import type { RawWords } from '../schemas/content-files';

/** The office hours in which somebody answers the phone. */
export const hours = { text: 'सोमवार से शनिवार, सुबह 9 से शाम 6 बजे तक', approved: null };

/** The time within which the company answers an enquiry. */
export const replyTime = { text: 'एक कामकाजी दिन के अंदर', approved: null };

/** Hindi words about the company on every page. Its name, phone numbers and addresses are in content/facts/company.ts. */
export const company = {
  tagline: 'रूफटॉप सोलर, अब आसान। हम सिर्फ़ सोलर नहीं बेचते — सुकून भी देते हैं।',
  hours,
  replyTime,
} satisfies RawWords['company'];
