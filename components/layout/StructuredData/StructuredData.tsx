import { pageGraph, toJsonLd, type PageStory } from '@/lib/structured-data';

/** What the page says of itself to machines, as JSON-LD. */
export function StructuredData(story: PageStory) {
  // React would write the quotes of a text child as character references, which are not resolved within a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(pageGraph(story)) }} />;
}
