/** The end of a message that says what stands in the place of what was expected. */
export const givenInstead = (input: unknown) =>
  input === undefined ? 'nothing is there' : `got ${JSON.stringify(input)}`;
