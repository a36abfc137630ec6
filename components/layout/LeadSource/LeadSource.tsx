import { PageScript } from '@/components/ui/PageScript/PageScript';
import { leadSource } from '@/lib/leads/lead-source';

/** Keeps where a visit came from, on its first page, which may never start the framework. Nothing unless the site is built with NEXT_PUBLIC_LEAD_SOURCE=1. */
export function LeadSource() {
  return process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' ? <PageScript run={leadSource} /> : null;
}
