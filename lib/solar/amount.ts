const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * Reads a number as people type and paste it into a calculator: "₹ 3,450.00/-", "Rs. 3450", "रु. ३४५०", "३४५० रुपये", "7%", "3 kW".
 * A space before a single digit is not removed: "3450 5" is a slip, not 34,505.
 * @returns the number; undefined if the text has no number, or anything else besides
 */
export function readAmount(text: string): number | undefined {
  const plain = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[₹,]/g, '')
    .trim()
    .replace(/\s*\/[-–—]$/, '')
    .replace(/^(rs|inr|रु|रू)\.?\s*|\s*(%|kw|(rs|रु|रू)\.?|rupees|रुपये|रुपए)$/gi, '')
    .replace(/\s+(?=\d\d)/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
