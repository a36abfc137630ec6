import type { PageRecord } from '../read/page-record';
import { graphOf, isNode, nodeOf, referenceOf, type GraphNode } from '../structured/graph';
import { verdictOn, type Verdict } from '../structured/verdict';
import { html, type Html } from './html';
import { sourceText } from './overview';

const KIND: Record<Verdict['kind'], { mark: string; text: string }> = {
  eligible: { mark: '✓', text: 'Eligible' },
  'no longer shown': { mark: '–', text: 'No longer shown by Google' },
  'not eligible': { mark: '–', text: 'Not eligible' },
};

/** The structured data of a page, thing by thing, with what Google makes of it. */
export function structuredData(page: PageRecord): Html {
  const nodes = graphOf(page);
  const unread = page.jsonLd.flatMap(({ error }) => error ?? []);
  return html`<section id="data" class="panel"><h2>Structured data</h2>
${unread.map((error) => html`<p class="problem">A block cannot be read: ${error}</p>`)}
${nodes.length === 0 && html`<p><em>It has none that can be read.</em></p>`}
<div class="things">${nodes.map((node) => thing(node, page.route))}</div></section>`;
}

function thing(node: GraphNode, route: string): Html {
  const { kind, why, required, recommended, source } = verdictOn(node, route);
  const { mark, text } = KIND[kind];
  return html`<details class="thing"><summary><b>${node.types.join(', ') || 'No type'}</b> <span class="verdict ${kind.replaceAll(' ', '-')}"><span aria-hidden="true">${mark}</span> ${text}</span><span class="why">${why}</span></summary>
${fields('Required', required)}${fields('Recommended', recommended)}
${source && html`<p class="by">By ${sourceText({ by: source.replace('https://', ''), address: source })}</p>`}
${tree(node)}</details>`;
}

/** A field that is not there is no fault: without it Google shows the page as any other. */
function fields(name: string, list: Verdict['required']): Html | false {
  return (
    list.length > 0 &&
    html`<p class="fields"><b>${name}</b> ${list.map(({ name: field, filled }) => html`<span class="${filled ? 'yes' : 'lack'}"><span aria-hidden="true">${filled ? '✓' : '–'}</span> ${field}<span class="hidden">${filled ? ' is there' : ' is missing'}</span></span> `)}</p>`
  );
}

function tree({ types, id, fields: values }: GraphNode): Html {
  return html`<ul class="tree">${types.length > 0 && html`<li><span>@type</span> ${types.join(', ')}</li>`}${id && html`<li><span>@id</span> ${id}</li>`}${Object.entries(values).map(([name, value]) => html`<li><span>${name}</span> ${branch(value)}</li>`)}</ul>`;
}

function branch(value: unknown): Html {
  if (Array.isArray(value))
    return html`<ul class="tree">${value.map((member) => html`<li>${branch(member)}</li>`)}</ul>`;
  if (isNode(value)) return tree(nodeOf(value));
  return html`${referenceOf(value) ? `→ ${referenceOf(value)}` : String(value)}`;
}
