import type { ReactNode } from 'react';
import type { Before } from '../history/history';
import { snapshotOf, type PageSnapshot } from '../history/snapshot';
import type { PageRecord } from '../read/page-record';
import { Head, Panel, Scroll, SharedPicture } from './parts';
import { kilobytes, type StudioData } from './studio-data';

type Props = Pick<StudioData, 'site'> & { page: PageRecord };

/** Compares title, description and share picture with those of the build before. */
export function Changes({ before, ...rest }: Props & { before?: Before }) {
  return (
    <Panel id="changes" heading="Before and after">
      {before ? (
        <Comparison before={before} {...rest} />
      ) : (
        <p>
          <em>No build is known that looked different. The next one that does will be compared with this.</em>
        </p>
      )}
    </Panel>
  );
}

function Comparison({ site, before, page }: Props & { before: Before }) {
  const day = new Date(before.at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  const old = before.pages[page.route];
  if (!old) return <p>The page is new: the build of {day} did not have it.</p>;
  const now = snapshotOf(site)[page.route]!;
  const rows: [string, boolean, ReactNode, ReactNode][] = [
    ['Title', old.title !== now.title, old.title, now.title],
    ['Description', old.description !== now.description, old.description, now.description],
    ['Share picture', old.picture?.file !== now.picture?.file, pictureIn(old), pictureIn(now)],
  ];
  return (
    <Scroll label="Before and after">
      <table className="compare">
        <Head names={['Part', `Before, built on ${day}`, site.draft ? 'Draft' : 'Now']} />
        <tbody>
          {rows.map(([name, changed, was, is]) => (
            <tr key={name} className={changed ? 'changed' : 'same'}>
              <th scope="row">
                {name}
                <span className="state">{changed ? 'Changed' : 'Unchanged'}</span>
              </th>
              <td>{was || <em>none</em>}</td>
              <td>{is || <em>none</em>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function pictureIn({ picture }: PageSnapshot) {
  return (
    picture && (
      <>
        <SharedPicture {...picture} /> {picture.width} × {picture.height} px, {kilobytes(picture.bytes)}
      </>
    )
  );
}
