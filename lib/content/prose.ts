/** `mark` is the number of a source in the page's list. */
export interface SourceMark {
  mark: number;
}

export type Paragraph = string | (string | { text: string; href: string } | { strong: string } | SourceMark)[];

/** The first cell of each row is the heading of the row. */
export interface Table {
  caption: string;
  columns: string[];
  rows: string[][];
}

export type Block =
  | Paragraph
  | { list: Paragraph[] }
  | { steps: Paragraph[] }
  | { table: Table; marks?: SourceMark[] }
  | { place: 'drawing' };

/** Text before the first heading is a section without `id` and `heading`. */
export interface ProseSection {
  id?: string;
  heading?: string;
  blocks: Block[];
}
