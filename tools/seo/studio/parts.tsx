import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LEVELS, type Finding, type Level } from '../findings/finding';
import { counted } from '../findings/print';
import type { Source } from '../measure/profiles';
import { LIMIT_AT, lengthOf, METER } from './meter';
import { pictureAddress, type StudioData } from './studio-data';

/** A section of a page under a heading. */
export function Panel({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="panel">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** A wide table that scrolls, so it must be reachable from the keyboard. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** The head of a table. */
export function Head({ names }: { names: ReactNode[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, at) => (
          <th key={at} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A figure with its caption above. */
export function Figure({ caption, className, children }: { caption: string; className?: string; children: ReactNode }) {
  return (
    <figure className={className}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}

/** A sign that is seen, and words in its place for those who do not see it. */
export function Sign({ sign, words }: { sign: ReactNode; words: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="hidden">{words}</span>
    </>
  );
}

/** A share picture at its whole size. */
export function SharedPicture({ file, width, height }: { file: string; width: number; height: number }) {
  return <img src={pictureAddress(file)} alt="" width={width} height={height} loading="lazy" />;
}

/** Who publishes a figure, and when. */
export function Publisher({ by, date, address }: Source) {
  return (
    <>
      {address ? (
        <a href={address} rel="noreferrer">
          {by}
        </a>
      ) : (
        by
      )}
      {date && (
        <>
          , <span className="nowrap">{date}</span>
        </>
      )}
    </>
  );
}

/** A bar that says how much of a limit is used. It is a drawing, since a page without style attributes cannot size a box. */
export function Meter({ used, limit }: { used: number; limit: number }) {
  const { width, height } = METER;
  return (
    <svg
      className={clsx('meter', used > limit ? 'over' : 'within')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="track" width={width} height={height} rx="2" />
      <rect className="used" width={lengthOf(used, limit)} height={height} rx="2" />
      <rect className="limit" x={LIMIT_AT - 0.5} width="1" height={height} />
    </svg>
  );
}

/** A meter with its figures. */
export function Width({
  used,
  limit,
  cut,
  children,
}: {
  used: number;
  limit: number;
  cut: boolean;
  children: ReactNode;
}) {
  return (
    <span className="width">
      <Meter used={used} limit={limit} />{' '}
      <span className={clsx('number', cut && 'over')}>
        {Math.round(used).toLocaleString('en-IN')}
        {children}
      </span>
    </span>
  );
}

const MARKS: Record<Level, string> = { error: '✕', warning: '!', note: 'i' };

/** How bad something is. */
function LevelMark({ level, count }: { level: Level; count?: number }) {
  return (
    <span className={`level ${level}`}>
      <Sign
        sign={count === undefined ? MARKS[level] : `${MARKS[level]} ${count}`}
        words={count === undefined ? level : counted(count, level)}
      />
    </span>
  );
}

/** One mark for each level that a list has, with its count. Without findings it is a tick, or a question mark where the draft could not be read. */
export function LevelMarks({ findings, problem }: Pick<StudioData, 'findings' | 'problem'>) {
  if (findings.length === 0 && problem?.old)
    return <Fine sign="?" words="not known: the draft cannot be read" kind="unknown" />;
  if (findings.length === 0) return <Fine sign="✓" words="nothing found" />;
  const counts = LEVELS.map((level) => ({
    level,
    count: findings.filter((finding) => finding.level === level).length,
  }));
  return counts.map(({ level, count }) => count > 0 && <LevelMark key={level} level={level} count={count} />);
}

/** As {@link LevelMarks}, for a list of pages: where there is nothing to do, one tick says so. */
export function WorkMarks({ findings, problem }: Pick<StudioData, 'findings' | 'problem'>) {
  const work = findings.filter(({ level }) => level !== 'note');
  if (work.length === 0 && findings.length > 0 && !problem?.old) return <Fine sign="✓" words="notes only" />;
  return <LevelMarks findings={work} problem={problem} />;
}

function Fine({ sign, words, kind = 'fine' }: { sign: string; words: string; kind?: string }) {
  return (
    <span className={`level ${kind}`}>
      <Sign sign={sign} words={words} />
    </span>
  );
}

interface FindingListProps {
  findings: Finding[];
  /** Shows what a finding means, where words alone do not. */
  picture?: (finding: Finding) => ReactNode;
}

/** What was found, each with what to change. */
export function FindingList({ findings, picture }: FindingListProps) {
  return (
    <ul className="findings">
      {findings.map((finding, at) => (
        <li key={at}>
          <LevelMark level={finding.level} />
          <div>
            <p className="what">{finding.what}</p>
            <p className="where">
              <span className="topic">{finding.topic}</span> Change <b>{finding.where.field}</b> in{' '}
              <code>{finding.where.file}</code>
            </p>
            {picture?.(finding)}
          </div>
        </li>
      ))}
    </ul>
  );
}
