const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Writes the digits of every script as 0 to 9. Removes invisible characters, which may stand in a number that somebody
 * has copied from a contact or a message.
 */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Format}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    // In Unicode, the digits 0 to 9 of a script stand in a row. The remainder of a division by ten is needed, because
    // some rows follow directly on another row.
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (isDigit(zero - 1)) zero--;
    return String((code - zero) % 10);
  });
