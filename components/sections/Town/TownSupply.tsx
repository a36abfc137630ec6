import { unbroken, unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import type { TownPageLabels } from '@/content/schemas/towns';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

export function TownSupply({ content, labels }: { content: string; labels: TownPageLabels['supply'] }) {
  const { heading, company, steps, tariff } = labels;
  return (
    <Section surface="noon" labelledBy="supply" heading={heading}>
      <div className={styles.columns}>
        <div>
          <p>{company}</p>
          <ol className={styles.steps}>
            {steps.map(({ text, days }) => (
              <li key={text}>
                {days ? `${text}: ` : text}
                {days && <strong>{days}</strong>}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <p>{unbroken(content)}</p>
          <div className={styles.notes}>{unbrokenParagraphs(tariff)}</div>
        </div>
      </div>
    </Section>
  );
}
