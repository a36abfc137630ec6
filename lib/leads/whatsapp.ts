import { type Lead, leadText, type TemplateParams } from './lead';

/** In characters: below the 8,000 that RFC 9110 (4.1) recommends, because wa.me redirects to a longer address. */
const MAX_LENGTH = 7000;
const CUT = '…';

/** Without Intl.Segmenter (Firefox before 125), the cut may separate a letter from its accents. */
const lettersOf = (text: string): Iterable<{ segment: string }> =>
  Intl.Segmenter ? new Intl.Segmenter().segment(text) : [...text].map((segment) => ({ segment }));

/**
 * Returns a link that opens a chat with a text, which is cut if it is too long.
 * @param chat for example https://wa.me/919876543210
 */
export function whatsappMessageLink(chat: string, text: string): string {
  // encodeURIComponent throws on half a surrogate pair, which faulty keyboard apps leave behind.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  const link = (message: string) => `${chat}?text=${encodeURIComponent(message)}`;
  if (link(whole).length <= MAX_LENGTH) return link(whole);
  let cut = '';
  let room = MAX_LENGTH - link(CUT).length;
  for (const { segment } of lettersOf(whole)) {
    room -= encodeURIComponent(segment).length;
    if (room < 0) break;
    cut += segment;
  }
  return link(cut + CUT);
}

export const whatsappInNewTab = (chat: string, text: string) => ({
  href: whatsappMessageLink(chat, text),
  target: '_blank',
  rel: 'noopener',
});

/**
 * Returns the text of an unsent lead for WhatsApp.
 * @param greeting the first sentence; '' on a page in the language in which leads are written
 * @param plan the result of a calculator, as shown above the form's fields
 */
export const unsentLeadText = (greeting: string, lead: Lead, plan?: string): string =>
  [greeting, [leadText(lead), plan].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

/** Makes the text from the parameters alone, because the lead's form may not be on this page. */
export const keptLeadText = ({ message, ...answers }: TemplateParams): string =>
  String(
    message ??
      Object.values(answers)
        .filter((answer) => typeof answer === 'string' && answer)
        .join('\n'),
  );
