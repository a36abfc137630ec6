/** The day of a moment as calendars in India have it, YYYY-MM-DD: in the small hours there it is still yesterday in UTC. */
export const dayInIndia = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);
