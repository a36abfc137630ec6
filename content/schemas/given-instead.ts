/** The end of an error message: the value that was found, for example `got "soon"`. */
export const givenInstead = (input: unknown) =>
  input === undefined ? 'nothing is there' : `got ${JSON.stringify(input)}`;
