/**
 * Turns an e-mail field into a text field once it holds a letter outside ASCII: browsers refuse such addresses in a
 * field of the type `email`, although they exist, for example in Hindi. It waits until a word is complete, because a
 * change of the type would end the input of a phone's keyboard. It looks at events of other elements too, because a
 * program may have filled the field in without an event.
 * @param events those after which a field may hold another text
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
          // Chrome's value has the typed domain in ASCII (xn--…), and only the selection has it as typed.
          value = getSelection()!.toString() || value;
        }
        field.type = 'text';
        field.value = value;
        // The browser has put the cursor at the start.
        field.setSelectionRange(value.length, value.length);
      },
      true,
    );
}
