import { InlineScript } from '@/components/early/InlineScript';
import { leadSource } from '@/lib/leads/lead-source';

/**
 * Notes on the first page of a visit where the visitor came from. An inline script does it, because React may never
 * start there. Renders nothing unless the site is built with NEXT_PUBLIC_LEAD_SOURCE=1.
 */
export function LeadSource() {
  return process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' ? <InlineScript run={leadSource} /> : null;
}
