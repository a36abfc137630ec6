/**
 * The date in India at a moment, as YYYY-MM-DD. India is 5½ hours ahead of UTC, so shortly after midnight there UTC
 * still has the day before.
 */
export const dayInIndia = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);
