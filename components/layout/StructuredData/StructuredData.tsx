import { pageGraph, toJsonLd, type PageDescription } from '@/lib/structured-data';

/** What search engines are told of the page, as JSON-LD. */
export function StructuredData(page: PageDescription) {
  // As a text child, React would write quotes as character references, which browsers do not resolve within a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(pageGraph(page)) }} />;
}
