/**
 * A link that opens WhatsApp with a text ready to send; nothing is sent until the visitor presses send there.
 * @param number digits alone, country code first
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
