/** In characters. A longer review shows only its opening at first. */
const WHOLE = 420;
const OPENING = 300;

export function splitReview(text: string): { opening: string; rest: string } {
  if (text.length <= WHOLE) return { opening: text, rest: '' };
  const start = text.slice(0, OPENING);
  const sentence = Math.max(...['. ', '! ', '? ', '। '].map((end) => start.lastIndexOf(end) + 1));
  const cut = sentence > OPENING / 3 ? sentence : Math.max(start.lastIndexOf(' '), 1);
  return { opening: text.slice(0, cut).trim(), rest: text.slice(cut).trim() };
}
