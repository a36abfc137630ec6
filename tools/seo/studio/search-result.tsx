import type { ReactNode } from 'react';
import { cutToWidth, type Cut } from '../measure/cut';
import { resultOn, type Device } from '../measure/previews';
import { PHONE_TITLE, WIDTH_PROFILES, type WidthProfile } from '../measure/profiles';
import { property, type PageRecord } from '../read/page-record';
import type { SiteRecord } from '../read/read-site';
import { Figure, Head, Panel, Publisher, Scroll, Width } from './parts';
import { hostOf } from './studio-data';

interface Props {
  site: SiteRecord;
  page: PageRecord;
}

/** A page in Google's results, on a desktop and on a phone, and how every published model cuts it. */
export function SearchResult({ site, page }: Props) {
  const [title = '', description = ''] = [page.titles[0], page.descriptions[0]];
  const phone = resultOn('phone', title, description);
  const onPhone: Model = {
    ...PHONE_TITLE,
    part: 'title',
    text: title,
    name: `Phone, two lines, ${PHONE_TITLE.fontSizePx} px at ${PHONE_TITLE.lineWidthPx} each`,
    limitPx: PHONE_TITLE.lineWidthPx * PHONE_TITLE.lines,
    seen: phone.title,
  };
  const models = WIDTH_PROFILES.map((profile): Model => {
    const text = profile.part === 'title' ? title : description;
    return { ...profile, text, seen: cutToWidth(text, profile.fontSizePx, profile.limitPx) };
  });
  const rows = [
    ...models.filter(({ part }) => part === 'title'),
    onPhone,
    ...models.filter(({ part }) => part === 'description'),
  ];
  return (
    <Panel id="search" heading="Search result">
      <div className="results">
        <Figure caption="Desktop">
          <Result device="desktop" {...siteOf(site, page)} {...textsOf(resultOn('desktop', title, description))} />
        </Figure>
        <Figure caption="Phone">
          <Result device="phone" {...siteOf(site, page)} {...textsOf(phone)} />
        </Figure>
      </div>
      <Scroll label="How every published model cuts the result">
        <table className="models">
          <Head names={['Text', 'Model', 'Used', 'What is seen', 'Published by']} />
          <tbody>
            {rows.map((row) => (
              <ModelRow key={`${row.part} ${row.name}`} {...row} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  );
}

/** The top line of a search result: the site's name, and the page's address as Google writes it. */
export const siteOf = (site: SiteRecord, page: PageRecord) => ({
  name: property(page, 'og:site_name') ?? hostOf(site),
  path: [hostOf(site), ...page.route.split('/').filter(Boolean)].join(' › '),
});

interface ResultProps {
  device: Device;
  name: string;
  path: string;
  title: ReactNode;
  description: ReactNode;
}

/** A search result, in Google's colours and letters. */
export function Result({ device, name, path, title, description }: ResultProps) {
  return (
    <div className={`result ${device}`}>
      <p className="site">
        <img src="icon.svg" alt="" width="18" height="18" />
        <span>
          <b>{name}</b>
          <br />
          <span className="path">{path}</span>
        </span>
      </p>
      <p className="blue">{title}</p>
      <p className="snippet">{description}</p>
    </div>
  );
}

function textsOf({ title, description }: Record<'title' | 'description', Cut>) {
  return {
    title: title.shown || 'No title',
    description:
      description.shown.replace(/ \.\.\.$/, '\u00a0...') || 'No description: Google chooses words from the page.',
  };
}

/** A result whose words are cut, with the words that it leaves out crossed out behind them. */
export function CutPicture({ site, page }: Props) {
  const { title, description } = resultOn('desktop', page.titles[0] ?? '', page.descriptions[0] ?? '');
  return (
    <Figure caption="What a search on a desktop shows; crossed out, what it leaves out" className="marked">
      <Result
        device="desktop"
        {...siteOf(site, page)}
        title={<CutText {...title} />}
        description={<CutText {...description} />}
      />
    </Figure>
  );
}

function CutText({ shown, cut, missing }: Cut) {
  if (!cut) return shown;
  return (
    <>
      {shown}{' '}
      <del>
        <span className="hidden">Not shown: </span>
        {missing}
      </del>
    </>
  );
}

interface Model extends Pick<WidthProfile, 'part' | 'name' | 'limitPx' | 'source'> {
  text: string;
  seen: Cut;
}

function ModelRow({ part, name, limitPx, source, text, seen }: Model) {
  return (
    <tr>
      <td>{part}</td>
      <th scope="row">{name}</th>
      <td>
        <Width used={seen.widthPx} limit={limitPx} cut={seen.cut}>
          {` of ${limitPx} px`}
        </Width>
      </td>
      <td>{seen.cut ? <CutText {...seen} /> : text ? 'All of it' : 'Nothing: it is missing'}</td>
      <td>
        <Publisher {...source} />
      </td>
    </tr>
  );
}
