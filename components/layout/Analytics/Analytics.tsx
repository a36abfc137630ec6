import { PageScript } from '@/components/ui/PageScript/PageScript';
import type { AnalyticsContent } from '@/content/schemas/analytics';
import { loadAnalytics } from './load-analytics';

/** The script that counts visits. Where the company has chosen none, this renders nothing. */
export function Analytics({ content }: { content: AnalyticsContent | null }) {
  if (!content) return null;
  const { script, attributes } = content;
  const data = JSON.stringify({ script, attributes }).replaceAll('<', '\\u003c');
  return (
    <>
      <script type="application/json" id="analytics" dangerouslySetInnerHTML={{ __html: data }} />
      <PageScript run={loadAnalytics} />
    </>
  );
}
