import type { PageSnapshot } from '../history/snapshot';
import { snapshotOf } from '../history/snapshot';
import type { PageRecord } from '../read/page-record';
import { html, type Html, type Part } from './html';
import { kilobytes, pictureAddress, type StudioData } from './studio-data';

/** Title, description and share picture beside those of the build before. */
export function changes({ site, before }: StudioData, page: PageRecord): Html {
  return html`<section id="changes" class="panel"><h2>Before and after</h2>${before ? compare(before.at, before.pages[page.route], snapshotOf(site)[page.route]!, site.draft) : html`<p><em>No build is known that looked different. The next one that does will be compared with this.</em></p>`}</section>`;
}

function compare(at: string, old: PageSnapshot | undefined, now: PageSnapshot, draft: boolean): Html {
  const day = new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  if (!old) return html`<p>The page is new: the build of ${day} did not have it.</p>`;
  const rows: [string, boolean, Part, Part][] = [
    ['Title', old.title !== now.title, old.title, now.title],
    ['Description', old.description !== now.description, old.description, now.description],
    ['Share picture', old.picture?.file !== now.picture?.file, picture(old), picture(now)],
  ];
  return html`<div class="scroll" role="region" aria-label="Before and after" tabindex="0"><table class="compare"><thead><tr><th scope="col">Part</th><th scope="col">Before, built on ${day}</th><th scope="col">${draft ? 'Draft' : 'Now'}</th></tr></thead>
<tbody>${rows.map(([name, changed, was, is]) => html`<tr class="${changed ? 'changed' : 'same'}"><th scope="row">${name}<span class="state">${changed ? 'Changed' : 'Unchanged'}</span></th><td>${was || html`<em>none</em>`}</td><td>${is || html`<em>none</em>`}</td></tr>`)}</tbody></table></div>`;
}

function picture({ picture: given }: PageSnapshot): Html | undefined {
  if (!given) return undefined;
  const { file, width, height, bytes } = given;
  return html`<img src="${pictureAddress(file)}" alt="" width="${width}" height="${height}" loading="lazy"> ${width} × ${height} px, ${kilobytes(bytes)}`;
}
