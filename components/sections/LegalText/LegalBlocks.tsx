import { DataTable } from '@/components/ui/DataTable/DataTable';
import { Words } from '@/components/ui/Words/Words';
import type { LegalBlock, LegalParagraph } from '@/content/schemas/legal';
import styles from './LegalText.module.scss';

function Line({ content }: { content: LegalParagraph }) {
  if (typeof content === 'string') return <Words>{content}</Words>;
  return content.map((piece) =>
    typeof piece === 'string' ? (
      <Words key={piece}>{piece}</Words>
    ) : (
      <a href={piece.href} key={piece.text}>
        {piece.text}
      </a>
    ),
  );
}

/** The React key of a block of legal text: the block's words, since no two blocks of a section are the same. */
const keyOf = (block: LegalBlock) => JSON.stringify(block);

const items = (lines: readonly LegalParagraph[]) =>
  lines.map((line) => (
    <li key={keyOf(line)}>
      <Line content={line} />
    </li>
  ));

/** The paragraphs, lists and tables of one section of a legal text. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => {
    const key = keyOf(block);
    if (typeof block === 'string' || Array.isArray(block)) {
      return (
        <p key={key}>
          <Line content={block} />
        </p>
      );
    }
    if ('list' in block)
      return (
        <ul className={styles.list} key={key}>
          {items(block.list)}
        </ul>
      );
    if ('steps' in block)
      return (
        <ol className={styles.list} key={key}>
          {items(block.steps)}
        </ol>
      );
    return (
      <div className={styles.table} key={key}>
        <DataTable content={block.table} look="lines" />
      </div>
    );
  });
}
