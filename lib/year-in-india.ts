/** The year of a moment as calendars in India have it: on New Year's Eve, five and a half hours before London. */
export const yearInIndia = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(moment);
