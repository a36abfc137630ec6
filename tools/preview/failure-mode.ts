/** What the next sends meet: the service works, answers with an error, never answers, or hangs up. */
export const MODES = ['works', '400', '403', '429', '451', '500', 'silence', 'broken'] as const;
export type Mode = (typeof MODES)[number];

/** The words that the service puts with each status. */
export const FAILURES: Partial<Record<Mode, { status: number; text: string }>> = {
  '400': { status: 400, text: 'Bad Request' },
  '403': { status: 403, text: 'Forbidden' },
  '429': { status: 429, text: 'Too Many Requests' },
  '451': { status: 451, text: 'Unavailable For Headless Browser' },
  '500': { status: 500, text: 'Internal Server Error' },
};

/** True for one of {@link MODES}. */
export function isMode(value: unknown): value is Mode {
  return MODES.some((mode) => mode === value);
}
