export const Note = ({ id, className, text }: { id: string; className?: string; text?: string | false }) =>
  text && (
    <p className={className} id={id}>
      {text}
    </p>
  );
