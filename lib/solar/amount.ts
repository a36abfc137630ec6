const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * A number as people type and paste it: "₹ 3,450.00/-", "Rs. 3450", "३४५०".
 * @returns the number; undefined where there is none, or more than a number
 */
export function readAmount(text: string): number | undefined {
  const plain = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\/[-–—]$|₹|\brs\b\.?|[,\s]/gi, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
