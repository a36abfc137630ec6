/** Fields of the type `email` refuse Hindi letters before the `@`, and Chrome writes those after it as `xn--…`. */
export function fitEmailType(events: string[]) {
  for (const type of events)
    document.addEventListener(
      type,
      ({ isComposing }: Event & { isComposing?: boolean }) => {
        // Does not use the event's target, because a program may fill in the field without firing an event on it.
        const field = document.querySelector<HTMLInputElement>('[type=email]');
        // A change of the type would interrupt a word that an on-screen keyboard is still composing.
        if (!field || isComposing || !/[^\0-\x7f]|xn--/.test(field.value)) return;
        let { value } = field;
        if (field === document.activeElement) {
          field.select();
          // Reads the selected text, because Chrome's `value` has the domain in ASCII (xn--…).
          value = getSelection()!.toString() || value;
        }
        field.type = 'text';
        field.value = value;
        // The change of the type has moved the cursor to the start.
        field.setSelectionRange(value.length, value.length);
      },
      true,
    );
}
