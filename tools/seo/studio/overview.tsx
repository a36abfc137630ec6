import { textWidth } from '../../../content/text-width';
import { LEVELS, TOPICS, type Finding } from '../findings/finding';
import { linksIn, linksOut } from '../findings/link-rules';
import { counted } from '../findings/print';
import { WIDTH_PROFILES } from '../measure/profiles';
import type { PageRecord } from '../read/page-record';
import { layout } from './layout';
import { FindingList, Head, LevelMarks, Panel, Publisher, Scroll, Sign, Width } from './parts';
import { fileOf, findingsOf, listed, pictureAddress, pictureOf, topicsOf, type StudioData } from './studio-data';

const COLUMNS = [
  'Page',
  'Title',
  'Title width',
  'Description width',
  'Card',
  'Listed',
  <>
    Links <span className="nowrap">in / out</span>
  </>,
  'Words',
  'Findings',
];

/** The first page of the studio: a table over all pages. */
export function overview(data: StudioData): string {
  const { site, findings } = data;
  const counts = LEVELS.map((level) => counted(findings.filter((finding) => finding.level === level).length, level));
  // What is wrong with a draft stands at the top.
  const general = findingsOf(data, 'site').filter(({ topic }) => topic !== 'draft');
  return layout(
    data,
    'All pages',
    <div className="wide">
      <div className="top">
        <div>
          <h1>All pages</h1>
          <p id="shown" className="shown" role="status">
            {site.pages.length} pages: {counts.join(', ')}
          </p>
        </div>
        <form className="tools" id="tools" role="search" aria-label="Pages">
          <label>
            Search{' '}
            <input
              id="search"
              type="search"
              placeholder="Route, title or finding"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <label>
            Show{' '}
            <select id="show">
              <Filters findings={findings} />
            </select>
          </label>
          <a className="button" href="pages.csv" download="pages.csv">
            Download CSV
          </a>
        </form>
      </div>
      <Scroll label="Table of all pages">
        <table id="pages">
          <Head names={COLUMNS} />
          <tbody>
            {site.pages.map((page) => (
              <Row key={page.route} data={data} page={page} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <p id="none" className="none" hidden>
        No page fits.{' '}
        <button type="button" id="reset">
          Show all pages
        </button>
      </p>
      {general.length > 0 && (
        <Panel heading="The whole site">
          <FindingList findings={general} />
        </Panel>
      )}
      <Limits />
    </div>,
  );
}

function Filters({ findings }: Pick<StudioData, 'findings'>) {
  const inUse = TOPICS.filter((topic) =>
    findings.some((finding) => finding.topic === topic && finding.level !== 'note' && finding.route !== 'site'),
  );
  return (
    <>
      <option value="">All pages</option>
      <option value="level:error">Errors</option>
      <option value="level:warning">Warnings</option>
      <option value="level:note">Notes</option>
      {inUse.map((topic) => (
        <option key={topic} value={`topic:${topic}`}>
          {topic[0]!.toUpperCase() + topic.slice(1)}
        </option>
      ))}
    </>
  );
}

function Row({ data, page }: { data: StudioData; page: PageRecord }) {
  const { site, problem } = data;
  const found = findingsOf(data, page.route);
  const picture = pictureOf(site, page);
  const [title = '', description = ''] = [page.titles[0], page.descriptions[0]];
  const keys = found.flatMap(({ level, topic }) => [`level:${level}`, ...(level === 'note' ? [] : [`topic:${topic}`])]);
  const words = [page.route, title, description, ...found.map(({ what }) => what)].join(' ').toLowerCase();
  return (
    <tr data-keys={[...new Set(keys)].join('|')} data-words={words}>
      <th scope="row">
        <a href={fileOf(page.route)}>{page.route}</a>
      </th>
      <td className="text" title={title}>
        {title || <em>none</em>}
      </td>
      <td>
        <WidthOf text={title} part="title" />
      </td>
      <td>
        <WidthOf text={description} part="description" />
      </td>
      <td className="thumb">
        {picture?.width ? (
          <img
            src={pictureAddress(picture.file)}
            alt={`${picture.width} × ${picture.height}`}
            width="57"
            height="30"
            loading="lazy"
          />
        ) : (
          <em>none</em>
        )}
      </td>
      <td className="nowrap">{listed(site, page)}</td>
      <td className="number">
        {linksIn(site, page.route).length} / {linksOut(site, page.route).length}
      </td>
      <td className="number">{page.words.toLocaleString('en-IN')}</td>
      <td className="found">
        <LevelMarks findings={found} problem={problem} /> <Topics found={found} />
      </td>
    </tr>
  );
}

/** The worst topic of a row and how many more there are: two do not fit on a laptop. */
function Topics({ found }: { found: Finding[] }) {
  const [first, ...rest] = topicsOf(found.filter(({ level }) => level !== 'note'));
  return (
    <>
      {first && <span className="topic">{first}</span>}{' '}
      {rest.length > 0 && (
        <span className="topic" title={rest.join(', ')}>
          <Sign sign={`+${rest.length}`} words={`and ${rest.join(', ')}`} />
        </span>
      )}
    </>
  );
}

function WidthOf({ text, part }: { text: string; part: 'title' | 'description' }) {
  const { fontSizePx, limitPx } = WIDTH_PROFILES.find(
    (profile) => profile.part === part && profile.device === 'desktop',
  )!;
  const used = textWidth(text, fontSizePx);
  return (
    <Width used={used} limit={limitPx} cut={used > limitPx}>
      <span className="hidden"> of {limitPx}</span> px
    </Width>
  );
}

function Limits() {
  return (
    <details className="panel">
      <summary>Where the limits come from</summary>
      <p>
        Google gives no widths: it cuts “as needed”. These models are published by others, and they differ. Widths are
        measured with Arimo, whose letters are as wide as Arial’s, and Noto Sans Devanagari.
      </p>
      <ul>
        {WIDTH_PROFILES.map(({ part, name, source }) => (
          <li key={`${part} ${name}`}>
            <b>
              {part}, {name}
            </b>
            : <Publisher {...source} />
          </li>
        ))}
      </ul>
    </details>
  );
}
