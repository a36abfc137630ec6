const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Writes digits of every script as 0 to 9 and drops invisible characters, which copied numbers may have. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Format}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    // In Unicode, the digits 0 to 9 of a script stand in a row, which may follow another such row.
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (isDigit(zero - 1)) zero--;
    return String((code - zero) % 10);
  });
