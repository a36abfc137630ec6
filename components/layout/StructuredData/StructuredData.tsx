import { pageGraph, toJsonLd, type PageDescription } from '@/lib/structured-data';

/** What search engines are told of the page, as JSON-LD. */
export function StructuredData(page: PageDescription) {
  // React would write the quotes of a text child as character references, which are not resolved within a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(pageGraph(page)) }} />;
}
