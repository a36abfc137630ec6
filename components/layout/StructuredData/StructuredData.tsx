import { pageGraph, toJsonLd, type PageDescription } from '@/lib/structured-data';

export function StructuredData(page: PageDescription) {
  // Sets the JSON-LD as HTML: in a text child React would write quotes as character references, which browsers do not
  // resolve within a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(pageGraph(page)) }} />;
}
