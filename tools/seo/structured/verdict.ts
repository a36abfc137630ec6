import { isFilled, type GraphNode } from './graph';
import { richResultFor, type RichResult } from './rich-results';
import { stepsOf } from './trail';

/** Whether Google may show something for a thing that a page describes. */
export interface Verdict {
  kind: 'eligible' | 'no longer shown' | 'not eligible';
  /** A sentence for those who are to act on it. */
  why: string;
  /** Fields that Google asks for, and whether they are there. */
  required: Field[];
  recommended: Field[];
  source?: string;
}

interface Field {
  name: string;
  filled: boolean;
}

const OWN_RATING = ['aggregateRating', 'review'];

/** Judges one thing of a page's structured data by Google's documentation. */
export function verdictOn(node: GraphNode, route: string): Verdict {
  const known = richResultFor(node.types);
  if (!known)
    return {
      kind: 'not eligible',
      why: 'Google documents no rich result for this type; it helps readers of the data alone.',
      required: [],
      recommended: [],
    };
  const fields = (names: readonly string[]) => names.map((name) => ({ name, filled: isFilled(node.fields[name]) }));
  const verdict = { required: fields(known.required), recommended: fields(known.recommended), source: known.source };
  return { ...judge(node, known, route), ...verdict };
}

function judge(node: GraphNode, known: RichResult, route: string): Pick<Verdict, 'kind' | 'why'> {
  const missing = known.required.filter((name) => !isFilled(node.fields[name]));
  const { shows, endedOn, notHere } = known;
  if (endedOn)
    return { kind: 'no longer shown', why: `Google has shown no ${shows} since ${endedOn}; the data does no harm.` };
  if (!shows)
    return {
      kind: 'not eligible',
      why: 'Google shows nothing for this type by itself; it uses it to understand the page.',
    };
  if (missing.length > 0)
    return { kind: 'not eligible', why: `Google asks for ${missing.join(' and ')} before it shows ${shows}.` };
  if (notHere) return { kind: 'not eligible', why: notHere };
  if (known.firstPageOnly && route !== '/')
    return {
      kind: 'not eligible',
      why: 'Google reads it on the first page of a site alone; here it only connects the data.',
    };
  const problem = known.type === 'BreadcrumbList' ? breadcrumbProblem(node) : undefined;
  return problem
    ? { kind: 'not eligible', why: problem }
    : { kind: 'eligible', why: `Google may show ${shows}. It decides by itself whether it does.` };
}

function breadcrumbProblem(node: GraphNode): string | undefined {
  const steps = stepsOf(node);
  if (steps.length < 2) return 'Google asks for two steps or more before it shows a path.';
  const wrong = steps.find(({ problems }) => problems.length > 0);
  return wrong && `Step ${wrong.at} of the path ${wrong.problems.join(' and ')}.`;
}

/** What a company says of itself with stars: Google has not shown that since September 2019. */
export function ownRating(node: GraphNode): string | undefined {
  const field = OWN_RATING.find((name) => isFilled(node.fields[name]));
  return field && isCompany(node) ? field : undefined;
}

/** Whether a thing is a company of any kind. */
export const isCompany = ({ types }: GraphNode) =>
  /^(LocalBusiness|Organization)$/.test(richResultFor(types)?.type ?? '');
