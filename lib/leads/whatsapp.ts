import { type Lead, leadText, type TemplateParams } from './lead';

/**
 * The longest link, in characters. Programs should support addresses of at least 8,000 characters
 * (https://www.rfc-editor.org/rfc/rfc9110#section-4.1). The other 1,000 are for wa.me, which redirects to a longer
 * address with the same text.
 */
const MAX_LENGTH = 7000;
const CUT = '…';

/** Without Intl.Segmenter (Firefox before 125), the cut may separate a letter from its accents. */
const lettersOf = (text: string): Iterable<{ segment: string }> =>
  Intl.Segmenter ? new Intl.Segmenter().segment(text) : [...text].map((segment) => ({ segment }));

/**
 * Returns a link that opens a chat with a text, which is cut if the link would be too long.
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
 * @param greeting '' on pages in the language in which leads are written
 * @param plan the solar plan that the form shows above its fields; the mail service never gets the plan
 */
export const unsentLeadText = (greeting: string, lead: Lead, plan?: string): string =>
  [greeting, [leadText(lead), plan].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

/**
 * Returns the text of a lead in the outbox. The text is made from the parameters alone, because the form of the lead
 * may not be on this page. Without a `message`, the text has one line for each answer, without labels.
 */
export const keptLeadText = ({ message, ...answers }: TemplateParams): string =>
  String(
    message ??
      Object.values(answers)
        .filter((answer) => typeof answer === 'string' && answer)
        .join('\n'),
  );
