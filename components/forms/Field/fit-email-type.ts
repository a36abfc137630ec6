/**
 * Turns an e-mail field into a text field once it holds a letter outside ASCII: browsers refuse such addresses in a
 * field of the type `email`, although they exist, for example in Hindi. The field's `pattern` still asks for an @. It
 * waits until a word is complete, because a change of the type would end the input of a phone's keyboard.
 * @param filled the event of a field that a program has filled in
 */
export function fitEmailType(filled: string) {
  for (const type of ['input', 'change', 'compositionend', filled])
    document.addEventListener(type, (event: Event & { isComposing?: boolean }) => {
      const field = event.target as HTMLInputElement;
      if (field.type === 'email' && !event.isComposing && /[^\0-\x7f]/.test(field.value)) field.type = 'text';
    });
}
