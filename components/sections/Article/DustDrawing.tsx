import { Table } from '@/components/ui/Table/Table';
import type { DrawingOf } from '@/content/schemas/article-drawings';
import { fill } from '@/lib/content/fill';
import type { DrawingProps } from './drawing-props';
import styles from './Drawings.module.scss';

const HEIGHT = 100;

export function DustDrawing({ content, marks }: DrawingProps<DrawingOf<'dust'>>) {
  const { caption, season, after, days, seasons } = content;
  const most = Math.max(...days) * Math.max(...seasons.map(({ daily }) => daily));
  return (
    <div className={styles.scroll}>
      <Table
        className={styles.table}
        caption={
          <p>
            {caption}
            {marks}
          </p>
        }
        columns={[season, ...days.map((count) => fill(after, { days: count }))]}
        rows={seasons.map(({ name, daily }) => [
          name,
          ...days.map((count) => {
            const lost = daily * count;
            const height = Math.round((HEIGHT * lost) / most);
            return (
              <>
                <svg className={styles.bar} viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
                  <path d={`M0 ${HEIGHT}v-${height}h10v${height}`} />
                </svg>
                {`${lost.toFixed(1)}%`}
              </>
            );
          }),
        ])}
      />
    </div>
  );
}
