const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Writes the digits of every script as 0 to 9, and removes invisible characters, because a number that is copied from a
 * contact or a message may contain some.
 */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Format}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    // Unicode lists the digits of a script in a row from 0 to 9, and sometimes several such rows one after another.
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (isDigit(zero - 1)) zero--;
    return String((code - zero) % 10);
  });
