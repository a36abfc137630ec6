/** A sentence with its figures: "From {least} to {most}." */
export const fillIn = (sentence: string, figures: Record<string, string | number>): string =>
  sentence.replace(/\{([\w-]+)\}/g, (hole, name: string) => String(figures[name] ?? hole));
