/** Returns the end of an error message, for example `got "soon"`. */
export const got = (input: unknown) => (input === undefined ? 'nothing is there' : `got ${JSON.stringify(input)}`);
