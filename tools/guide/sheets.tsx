import type { ReactNode } from 'react';
import { mark } from '../../components/layout/Logo/mark';
import type { GuideContent } from '../../content/schemas/guide';
import type { Company } from '../../content/schemas/site-words';
import { Note } from './blocks';
import { Picture } from './drawings';

/** The company's mark and name in a PDF guide. */
export function Logo({ name }: { name: string }) {
  return (
    <p className="logo">
      <svg viewBox={mark.box} aria-hidden="true">
        <path fill="#f7a600" d={mark.sun} />
        <path fill="#fff7ea" d={mark.panel} />
      </svg>
      {name}
    </p>
  );
}

interface SheetProps {
  number: number;
  of: number;
  /** The text at the foot of every sheet of a guide. */
  running: string;
  children: ReactNode;
}

/** A sheet of A4 in a guide. Screen readers skip its footer, because a PDF reader has page numbers of its own. */
export function Sheet({ number, of, running, children }: SheetProps) {
  const along = (170 * (number - 1)) / (of - 1);
  return (
    <div className="sheet">
      {children}
      <div className="footer" aria-hidden="true">
        <svg viewBox="0 0 170 4">
          <path stroke="#dcd6ca" strokeWidth="0.3" d="M0 2h170" />
          <circle fill="#f7a600" cx={along.toFixed(1)} cy="2" r="1.7" />
        </svg>
        <p>
          <span>{running}</span>
          <span>{number}</span>
        </p>
      </div>
    </div>
  );
}

export function Cover({ guide, company }: { guide: GuideContent; company: Company }) {
  return (
    <div className="sheet cover">
      <Picture name={`cover-${guide.cover}`} className="cover-picture" />
      <Logo name={company.name} />
      <div className="cover-words">
        <p className="kicker">{guide.kicker}</p>
        <h1>{guide.title}</h1>
        <p className="subtitle">{guide.subtitle}</p>
      </div>
      <p className="cover-date">{guide.dated}</p>
    </div>
  );
}

export interface Entry {
  id: string;
  title: string;
  page: number;
  /** The headings within a chapter of the guide. */
  inside?: string[];
}

export function Contents({ guide: { contents }, entries }: { guide: GuideContent; entries: Entry[] }) {
  return (
    <>
      <h2 className="page-heading">{contents.heading}</h2>
      <p className="lead">{contents.text}</p>
      <nav aria-label={contents.heading}>
        <ol className="contents">
          {entries.map(({ id, title, page, inside }, index) => (
            <li key={id} className={inside && 'big'}>
              <a href={`#${id}`}>
                <span className="which">{inside && `${contents.chapters} ${index + 1}`}</span>
                <span>
                  {inside ? <b>{title}</b> : title}
                  {inside && <small>{inside.join(' · ')}</small>}
                </span>
                <span className="where">{page}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="pair">
        <Note {...contents.reading} />
        <Note {...contents.promise} />
      </div>
    </>
  );
}

/** Chooses the background of a chapter by its place in the guide, from dawn for the first to dusk for the last. */
function surfaceOf(share: number): string {
  if (share === 0) return 'dawn';
  if (share === 1) return 'dusk';
  return share < 0.5 ? 'sky' : 'golden';
}

/** The band at the head of a guide's chapter, with a sun that climbs and sinks from chapter to chapter. */
export function Opener({ guide: { chapters, contents }, index }: { guide: GuideContent; index: number }) {
  const { title, lead } = chapters[index]!;
  return (
    <div className={`opener ${surfaceOf(index / (chapters.length - 1))}`}>
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <g fill="none" stroke="currentcolor" strokeWidth="0.35" opacity="0.55">
          <path strokeDasharray="1 1.2" d="M4 32a26 26 0 0 1 52 0" />
          <path d="M0 32h60" />
        </g>
        {chapters.map((_, step) => {
          const angle = Math.PI * (1 - (step + 0.5) / chapters.length);
          const at = { cx: (30 + 26 * Math.cos(angle)).toFixed(2), cy: (32 - 26 * Math.sin(angle)).toFixed(2) };
          const look = step === index ? { fill: '#f7a600', r: 4.6 } : { fill: 'currentcolor', r: 1.1, opacity: 0.55 };
          return <circle key={step} {...at} {...look} />;
        })}
      </svg>
      <p className="kicker">{`${contents.chapters} ${index + 1}`}</p>
      <h2 id={`chapter-${index + 1}`}>{title}</h2>
      <p className="lead">{lead}</p>
    </div>
  );
}
