import { InlineScript } from '@/components/early/InlineScript';
import type { AnalyticsContent } from '@/content/schemas/analytics';
import { loadAnalytics } from './load-analytics';

export function Analytics({ content }: { content: AnalyticsContent | null }) {
  if (!content) return null;
  const { script, attributes } = content;
  const data = JSON.stringify({ script, attributes }).replaceAll('<', '\\u003c');
  return (
    <>
      <script type="application/json" id="analytics" dangerouslySetInnerHTML={{ __html: data }} />
      <InlineScript run={loadAnalytics} />
    </>
  );
}
