const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * Reads a number in the forms in which people type or paste it into a calculator: "₹ 3,450.00/-", "Rs. 3450", "रु.
 * ३४५०", "३४५० रुपये", "7%", "3 kW". Text with a space before a single digit, such as "3450 5", is refused, because it
 * is more likely a typing error than 34,505.
 * @returns the number; undefined if the text has no number or anything else beside it
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
