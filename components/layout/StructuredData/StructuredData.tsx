import { pageGraph, toJsonLd, type PageDescription } from '@/lib/structured-data';

export function StructuredData(page: PageDescription) {
  // As HTML, because React would write quotes as references, which browsers do not resolve in a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(pageGraph(page)) }} />;
}
