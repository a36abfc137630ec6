import { type Lead, leadText } from './lead';

/**
 * The longest WhatsApp link, in characters. RFC 9110 recommends that programs support addresses of at least 8,000
 * (section 4.1, https://www.rfc-editor.org/rfc/rfc9110#section-4.1). This limit is lower, because wa.me redirects to a
 * longer address with the same text.
 */
const MAX_LENGTH = 7000;

const CUT = '…';

/**
 * A link that opens a WhatsApp chat with a text in its field. The text is sent only when the visitor presses send
 * there.
 * @param chat the address of the chat, for example https://wa.me/919876543210
 * @param text the text of the message; it is cut and ends with an ellipsis if the link would be too long to open
 */
export function whatsappLink(chat: string, text: string): string {
  const start = `${chat}?text=`;
  return start + encodedWithin(MAX_LENGTH - start.length, text);
}

/**
 * The text of a lead that could not be sent, for a visitor who sends it by WhatsApp instead. It begins with a greeting
 * in the language of the page and goes on with the lines of the lead.
 * @param greeting the greeting; '' on pages in the language in which leads are written
 * @param plan the solar plan that the form shows above its fields; the mail service never gets it
 */
export const unsentLeadText = (greeting: string, lead: Lead, plan?: string): string =>
  [greeting, [leadText(lead), plan].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

function encodedWithin(room: number, text: string): string {
  // Replaces half a surrogate pair, because encodeURIComponent throws on it. Faulty keyboard apps leave it behind.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  const encoded = encodeURIComponent(whole);
  if (encoded.length <= room) return encoded;
  return encodeURIComponent(whole.slice(0, cutWithin(room - encodeURIComponent(CUT).length, whole)) + CUT);
}

/**
 * Where to cut a text so that no visible character is cut in two, for example a letter with its accents or an emoji of
 * several parts.
 */
function cutWithin(room: number, text: string): number {
  let end = 0;
  let length = 0;
  for (const letter of text) {
    length += encodeURIComponent(letter).length;
    if (length > room) break;
    end += letter.length;
  }
  // Firefox before version 125 has no Intl.Segmenter, so there a cut may separate a letter from its accents.
  return Intl.Segmenter ? (new Intl.Segmenter().segment(text).containing(end)?.index ?? end) : end;
}
