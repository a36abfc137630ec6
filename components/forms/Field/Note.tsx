/** A text about a form control, which names it by its id. */
export const Note = ({ id, className, text }: { id: string; className?: string; text?: string | false }) =>
  text && (
    <p className={className} id={id}>
      {text}
    </p>
  );
