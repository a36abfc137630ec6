import { attribute, type Element } from '../../postbuild/html';
import { allNodes, graphOf } from '../structured/graph';
import type { JsonLd, Resource } from './page-record';

/** Attributes that name one file, and those that name several for windows of several sizes. */
const ONE: Record<string, string[]> = { img: ['src'], source: ['src'], video: ['src', 'poster'] };
const SEVERAL: Record<string, string[]> = { img: ['srcset'], source: ['srcset'], link: ['imagesrcset'] };
const LINKS = /(?:^|\s)(?:icon|apple-touch-icon|manifest)(?:\s|$)/;
/** Where structured data names files. */
const DATA = ['image', 'logo', 'contentUrl', 'thumbnailUrl'];

/** The pictures, films and icons that a page names, for itself and for machines. */
export function resourcesOf(elements: Element[], jsonLd: JsonLd[]): Resource[] {
  const shown = elements.flatMap((element) => {
    const { tagName: tag } = element;
    const rel = (tag === 'link' && attribute(element, 'rel')?.toLowerCase()) || '';
    return [
      ...(ONE[tag] ?? []).map((name) => ({ named: `${tag} ${name}`, addresses: [attribute(element, name) ?? ''] })),
      ...(SEVERAL[tag] ?? []).map((name) => ({
        named: `${tag} ${name}`,
        addresses: candidates(attribute(element, name) ?? ''),
      })),
      ...(LINKS.test(rel) ? [{ named: `link ${rel}`, addresses: [attribute(element, 'href') ?? ''] }] : []),
    ];
  });
  const told = allNodes(graphOf({ jsonLd })).flatMap(({ types, fields }) =>
    [...DATA, ...(types.includes('ImageObject') ? ['url'] : [])].map((name) => ({
      named: `${name} of ${types.join()} in the structured data`,
      addresses: [fields[name]].flat().filter((value) => typeof value === 'string'),
    })),
  );
  return [...shown, ...told].flatMap(({ named, addresses }) =>
    addresses.filter((address) => address.trim()).map((address) => ({ named, address: address.trim() })),
  );
}

/** The addresses of a `srcset`, without their widths. */
const candidates = (srcset: string) =>
  [...srcset.matchAll(/(\S*[^\s,])(?:\s+[^,\s]+)?\s*(?:,|$)/g)].map(([, address]) => address!);

/** The icons of a web app manifest; undefined where it cannot be read. */
export function manifestIcons(text: string): string[] | undefined {
  try {
    const { icons } = JSON.parse(text) as { icons?: unknown };
    return Array.isArray(icons)
      ? icons.flatMap((icon: { src?: unknown } | null) => (typeof icon?.src === 'string' ? icon.src : []))
      : [];
  } catch {
    return undefined;
  }
}
