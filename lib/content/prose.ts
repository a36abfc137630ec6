/** The number of a statement's source in the list of sources at the end of the page. */
export interface SourceMark {
  mark: number;
}

export type Paragraph = string | (string | { text: string; href: string } | { strong: string } | SourceMark)[];

/** The first cell of a row is the name of the row. */
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

/** Prose before the first heading has none. */
export interface ProseSection {
  id?: string;
  heading?: string;
  blocks: Block[];
}
