/** The English names of the towns in the calculators, by their ids. */
export const towns = {
  varanasi: 'Varanasi',
  chandauli: 'Chandauli',
  prayagraj: 'Prayagraj',
  bhadohi: 'Bhadohi',
  jaunpur: 'Jaunpur',
};
