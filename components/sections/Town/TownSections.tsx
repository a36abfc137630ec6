import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { MonthBars } from '@/components/ui/Chart/MonthBars';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import { Table } from '@/components/ui/Table/Table';
import { unbroken, unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { ReviewContent } from '@/content/schemas/entries';
import type { TownContent, TownFacts, TownPageLabels } from '@/content/schemas/towns';
import { monthNames } from '@/lib/dates';
import type { PaybackLabels } from '@/lib/solar/format';
import { townFigures, oneDecimal, type TownAnswer } from '@/lib/solar/town';
import { type ContentOf, Section } from '../Section/Section';
import styles from './Town.module.scss';

interface CostsProps {
  content: string;
  labels: TownPageLabels['costs'];
  answer: TownAnswer;
  roof: string;
  all: Pick<CalculatorLabels, 'units' | keyof PaybackLabels>;
}

export function TownCosts({ content, labels, answer, roof, all }: CostsProps) {
  const { heading, caption, columns, notes, action } = labels;
  const rows = answer.systems.map((system) => {
    const { bill, price, grants, net, made, saving, payback } = townFigures(system, all);
    return [`${system.kw} ${all.units.kW}`, bill, price, grants, net, made, saving, payback];
  });
  return (
    <Section surface="noon" labelledBy="costs">
      <h2 id="costs">{heading}</h2>
      <div className={styles.text}>
        <p>{unbroken(content)}</p>
      </div>
      <div className={styles.table}>
        <DataTable content={{ caption, columns, rows }} second={[1, 5, 6, 7]} />
      </div>
      <p className={styles.action}>
        <ButtonLink href={roof}>{action}</ButtonLink>
      </p>
      <div className={styles.notes}>{unbrokenParagraphs(notes)}</div>
    </Section>
  );
}

interface SunProps {
  content: readonly string[];
  labels: TownPageLabels['sun'];
  /** kWh per day from 1 kW of panels, for each month from January. */
  days: readonly number[];
  locale: string;
}

export function TownSun({ content, labels: { heading, caption, columns }, days, locale }: SunProps) {
  const months = monthNames(locale, 'long');
  return (
    <Section surface="sky" labelledBy="sun" heading={heading}>
      <div className={styles.columns}>
        <div>
          <p>{caption}</p>
          <MonthBars label={caption} initials={monthNames(locale, 'narrow')} values={days} />
          <div className={styles.text}>{unbrokenParagraphs(content)}</div>
        </div>
        <Table
          className={styles.months}
          caption={caption}
          columns={columns}
          rows={days.map((units, month) => [months[month], oneDecimal(units)])}
        />
      </div>
    </Section>
  );
}

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

interface PlaceProps {
  content: TownContent['place'];
  labels: Pick<TownPageLabels, 'plants' | 'projects'>;
  facts: Pick<TownFacts, 'plants'>;
  projects: readonly Pick<ContentOf<'projectCarousel'>['items'][number], 'title'>[];
  reviews: readonly ReviewContent[];
}

export function TownPlace({ content: { heading, paragraphs }, labels, facts, projects, reviews }: PlaceProps) {
  return (
    <Section surface="dawn" labelledBy="place" heading={heading}>
      <div className={styles.columns}>
        <div className={styles.text}>{unbrokenParagraphs(paragraphs)}</div>
        <div className={styles.text}>
          {facts.plants && <p>{labels.plants}</p>}
          {projects.length > 0 && <p>{`${labels.projects} ${projects.map(({ title }) => title).join('; ')}`}</p>}
          {reviews.map(({ text, author }) => (
            <blockquote key={author}>
              <p>{text}</p>
              {author.replace(/ ★+$/, '')}
            </blockquote>
          ))}
        </div>
      </div>
    </Section>
  );
}

export function TownQuestions({ content, heading }: { content: TownContent['questions']; heading: string }) {
  return (
    <Section surface="noon" heading={heading}>
      <div className={styles.columns}>
        {content.map(({ question, answer }) => (
          <div key={question}>
            <h3>{unbroken(question)}</h3>
            <p>{unbroken(answer)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
