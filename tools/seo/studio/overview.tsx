import { countedAll } from '../findings/finding';
import type { PageRecord } from '../read/read-page';
import { FindingList, layout, LevelMarks, Panel, Table } from './layout';
import { pictureAddress } from './previews';
import { fileOf, findingsOf, frameOf, listed, type StudioData } from './studio-data';

/** Writes the first page of the studio, with a table of all pages of the site. */
export function overview(data: StudioData): string {
  const { site, findings } = data;
  const general = findingsOf(data, 'site');
  return layout(
    data,
    'All pages',
    <div className="wide">
      <h1>All pages</h1>
      <p className="muted">
        {site.pages.length} pages: {countedAll(findings)}
      </p>
      <Table id="pages" label="Table of all pages" head={['Page', 'Title', 'Card', 'Listed', 'Findings']}>
        {site.pages.map((page) => (
          <Row key={page.route} data={data} page={page} />
        ))}
      </Table>
      {general.length > 0 && (
        <Panel heading="The whole site">
          <FindingList findings={general} />
        </Panel>
      )}
    </div>,
  );
}

function Row({ data, page }: { data: StudioData; page: PageRecord }) {
  const { route, title } = page;
  const { picture } = frameOf(data.site, page);
  return (
    <tr>
      <th scope="row">
        <a href={fileOf(route)}>{route}</a>
      </th>
      <td className="text" title={title}>
        {title || <em>none</em>}
      </td>
      <td>
        {picture ? (
          <img src={pictureAddress(picture)} alt="has one" width="57" height="30" loading="lazy" />
        ) : (
          <em>none</em>
        )}
      </td>
      <td>{listed(data.site, page)}</td>
      <td>
        <LevelMarks data={data} route={route} />
      </td>
    </tr>
  );
}
