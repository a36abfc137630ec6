import type { ComponentProps } from 'react';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import { Section } from '@/components/sections/Section/Section';
import styles from './ExampleTable.module.scss';

interface Props extends Pick<ComponentProps<typeof DataTable>['content'], 'rows'> {
  content: Omit<ComponentProps<typeof DataTable>['content'], 'rows'> & { heading: string; text?: string };
}

export const ExampleTable = ({ content: { heading, text, ...table }, rows }: Props) => (
  <Section surface="dawn" heading={heading} line={text}>
    <div className={styles.table}>
      <DataTable content={{ ...table, rows }} />
    </div>
  </Section>
);
