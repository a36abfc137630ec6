/**
 * Turns an e-mail field into a text field once its value has a letter outside ASCII or the letters `xn--`. Addresses in
 * Hindi letters exist, but in a field of the type `email`, browsers refuse a name such as `रवि@`, and Chrome replaces a
 * Hindi domain by ASCII letters that begin with `xn--`.
 */
export function fitEmailType(events: string[]) {
  for (const type of events)
    document.addEventListener(
      type,
      ({ isComposing }: Event & { isComposing?: boolean }) => {
        // Checks the field wherever in the page the event was fired, because a program may fill in the field without
        // firing an event on it.
        const field = document.querySelector<HTMLInputElement>('[type=email]');
        // Waits while the keyboard is composing a word, because a change of the type would break off the word.
        if (!field || isComposing || !/[^\0-\x7f]|xn--/.test(field.value)) return;
        let { value } = field;
        if (field === document.activeElement) {
          field.select();
          // Reads the selected text, because Chrome's `value` has the domain in ASCII (xn--…) and not as it was typed.
          value = getSelection()!.toString() || value;
        }
        field.type = 'text';
        field.value = value;
        // Puts the cursor at the end, because the change of the type has moved the cursor to the start.
        field.setSelectionRange(value.length, value.length);
      },
      true,
    );
}
