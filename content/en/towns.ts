/** What the towns of the calculators are called, by their ids. */
export const towns = {
  varanasi: 'Varanasi',
  chandauli: 'Chandauli',
  prayagraj: 'Prayagraj',
  bhadohi: 'Bhadohi',
  jaunpur: 'Jaunpur',
};
