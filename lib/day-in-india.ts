/** The date of a moment in India, YYYY-MM-DD: in the small hours there it is still yesterday in UTC. */
export const dayInIndia = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);
