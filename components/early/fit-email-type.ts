/**
 * Turns an e-mail field into a text field once it holds a letter outside ASCII: browsers refuse such addresses in a
 * field of the type `email`, although they exist, for example in Hindi. The function waits until a word is complete,
 * because a change of the type would end the input of a phone's keyboard. It also handles events of other elements,
 * because a program may have filled the field in without an event.
 * @param events the events after which a field may hold another text
 */
export function fitEmailType(events: string[]) {
  for (const type of events)
    document.addEventListener(
      type,
      ({ isComposing }: Event & { isComposing?: boolean }) => {
        const field = document.querySelector<HTMLInputElement>('[type=email]');
        if (!field || isComposing || !/[^\0-\x7f]|xn--/.test(field.value)) return;
        let { value } = field;
        if (field === document.activeElement) {
          field.select();
          // Reads the selection, because Chrome's `value` has the domain in ASCII (xn--…) and not as it was typed.
          value = getSelection()!.toString() || value;
        }
        field.type = 'text';
        field.value = value;
        // Puts the cursor back to the end, because the browser has moved it to the start.
        field.setSelectionRange(value.length, value.length);
      },
      true,
    );
}
