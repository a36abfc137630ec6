import { PageScript } from '@/components/ui/PageScript/PageScript';
import { leadSource } from '@/lib/leads/lead-source';

/**
 * Notes where a visit came from on the visit's first page, by an inline script, since React may never start there.
 * Renders nothing unless the site is built with NEXT_PUBLIC_LEAD_SOURCE=1.
 */
export function LeadSource() {
  return process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' ? <PageScript run={leadSource} /> : null;
}
