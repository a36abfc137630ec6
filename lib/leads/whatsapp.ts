import { type Lead, leadText } from './lead';

/**
 * The longest WhatsApp link, in characters. Everything that speaks HTTP should take addresses of 8,000 (RFC 9110,
 * section 4.1, https://www.rfc-editor.org/rfc/rfc9110#section-4.1). This limit is lower because wa.me redirects to a
 * longer address with the same text.
 */
const MAX_LENGTH = 7000;

const CUT = '…';

/**
 * A link that opens WhatsApp with a text ready to send; nothing is sent until the visitor presses send there.
 * @param chat the address of the chat, for example https://wa.me/919876543210
 * @param text the text of the message; it is cut, with an ellipsis, where it would make the link too long to open
 */
export function whatsappLink(chat: string, text: string): string {
  const start = `${chat}?text=`;
  return start + encodedWithin(MAX_LENGTH - start.length, text);
}

/**
 * The text of a lead that could not be sent, for a visitor who sends it by WhatsApp instead: a greeting in the language
 * of the page, where that is not the language of leads, and then the lead's own lines as they would have been sent.
 * @param greeting the greeting; '' for none
 * @param plan the solar plan over the form, which is never part of what is sent to the mail service
 */
export const unsentLeadText = (greeting: string, lead: Lead, plan?: string): string =>
  [greeting, [leadText(lead), plan].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

function encodedWithin(room: number, text: string): string {
  // Replaces half a surrogate pair, which faulty keyboard programs leave behind and at which encoding throws.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  const encoded = encodeURIComponent(whole);
  if (encoded.length <= room) return encoded;
  return encodeURIComponent(whole.slice(0, cutWithin(room - encodeURIComponent(CUT).length, whole)) + CUT);
}

/**
 * Where to cut a text so that no character is cut in two as a reader sees it, such as a letter with its marks or an
 * emoji of several parts.
 */
function cutWithin(room: number, text: string): number {
  let end = 0;
  let length = 0;
  for (const letter of text) {
    length += encodeURIComponent(letter).length;
    if (length > room) break;
    end += letter.length;
  }
  // Firefox has no Intl.Segmenter before 125: there a cut may separate a letter from its marks.
  return Intl.Segmenter ? (new Intl.Segmenter().segment(text).containing(end)?.index ?? end) : end;
}
