/**
 * Returns the date in India at a moment, as YYYY-MM-DD. Indian time is 5½ hours ahead of UTC, so shortly after midnight
 * in India the date in UTC is still that of the day before.
 */
export const dayInIndia = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);
