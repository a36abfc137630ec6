import { Fragment } from 'react';
import type { PageRecord } from '../read/page-record';
import { graphOf, isNode, nodeOf, referenceOf, type GraphNode } from '../structured/graph';
import { verdictOn, type Verdict } from '../structured/verdict';
import { Panel, Publisher } from './parts';

const KIND: Record<Verdict['kind'], { mark: string; text: string }> = {
  eligible: { mark: '✓', text: 'Eligible' },
  'no longer shown': { mark: '–', text: 'No longer shown by Google' },
  'not eligible': { mark: '–', text: 'Not eligible' },
};

/** The structured data of a page, thing by thing, with what Google makes of it. */
export function StructuredData({ page }: { page: PageRecord }) {
  const nodes = graphOf(page);
  return (
    <Panel id="data" heading="Structured data">
      {page.jsonLd.map(
        ({ error }, at) =>
          error !== undefined && (
            <p key={at} className="problem">
              A block cannot be read: {error}
            </p>
          ),
      )}
      {nodes.length === 0 && (
        <p>
          <em>It has none that can be read.</em>
        </p>
      )}
      <div className="things">
        {nodes.map((node, at) => (
          <Thing key={at} node={node} verdict={verdictOn(node, page.route)} />
        ))}
      </div>
    </Panel>
  );
}

function Thing({ node, verdict }: { node: GraphNode; verdict: Verdict }) {
  const { kind, why, required, recommended, source } = verdict;
  const { mark, text } = KIND[kind];
  return (
    <details className="thing">
      <summary>
        <b>{node.types.join(', ') || 'No type'}</b>{' '}
        <span className={`verdict ${kind.replaceAll(' ', '-')}`}>
          <span aria-hidden="true">{mark}</span> {text}
        </span>
        <span className="why">{why}</span>
      </summary>
      <Fields name="Required" list={required} />
      <Fields name="Recommended" list={recommended} />
      {source && (
        <p className="by">
          By <Publisher by={source.replace('https://', '')} address={source} />
        </p>
      )}
      <Tree {...node} />
    </details>
  );
}

/** A field that is not there is no fault: without it Google shows the page as any other. */
function Fields({ name, list }: { name: string; list: Verdict['required'] }) {
  if (list.length === 0) return null;
  return (
    <p className="fields">
      <b>{name}</b>{' '}
      {list.map(({ name: field, filled }) => (
        <Fragment key={field}>
          <span className={filled ? 'yes' : 'lack'}>
            <span aria-hidden="true">{filled ? '✓' : '–'}</span> {field}
            <span className="hidden">{filled ? ' is there' : ' is missing'}</span>
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

function Tree({ types, id, fields }: GraphNode) {
  const named: [string, unknown][] = [
    ...(types.length > 0 ? [['@type', types.join(', ')] as [string, unknown]] : []),
    ...(id ? [['@id', id] as [string, unknown]] : []),
    ...Object.entries(fields),
  ];
  return (
    <ul className="tree">
      {named.map(([name, value]) => (
        <li key={name}>
          <span>{name}</span> <Branch value={value} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ value }: { value: unknown }) {
  if (isNode(value)) return <Tree {...nodeOf(value)} />;
  if (!Array.isArray(value)) return referenceOf(value) ? `→ ${referenceOf(value)}` : String(value);
  return (
    <ul className="tree">
      {value.map((member, at) => (
        <li key={at}>
          <Branch value={member} />
        </li>
      ))}
    </ul>
  );
}
