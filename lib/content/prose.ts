/** The number of a statement's source in the list of sources at the end of the page. */
export interface SourceMark {
  mark: number;
}

export type Paragraph = string | (string | { text: string; href: string } | { strong: string } | SourceMark)[];

/** A table in prose. The first cell of a row is the name of the row. */
export interface Table {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A part of prose; `place` is where the page puts a drawing of its own. */
export type Block =
  | Paragraph
  | { list: Paragraph[] }
  | { steps: Paragraph[] }
  | { table: Table; marks?: SourceMark[] }
  | { place: 'drawing' };

/** A heading and the prose under it. Prose before the first heading is a section without `id` and `heading`. */
export interface ProseSection {
  id?: string;
  heading?: string;
  blocks: Block[];
}
