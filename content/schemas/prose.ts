import type { LinkContent } from './blocks';
import type { TableContent } from './figures-table';

/** The number of a source in the list of sources at the end of the page, which stands behind what the source says. */
export interface SourceMark {
  mark: number;
}

/** A paragraph of prose: a text, or pieces of which some are links, emphasised, or marks of sources. */
export type Paragraph = string | (string | LinkContent | { strong: string } | SourceMark)[];

/** A part of prose; `place` is where the page puts a drawing of its own. */
export type Block =
  | Paragraph
  | { list: Paragraph[] }
  | { steps: Paragraph[] }
  | { table: TableContent; marks?: SourceMark[] }
  | { place: 'figure' };

/** Prose under a heading; what stands before the first heading has none. */
export interface ProseSection {
  id?: string;
  heading?: string;
  blocks: Block[];
}
