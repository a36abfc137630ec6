import type { AnalyticsContent } from '../../content/schemas/analytics';

/**
 * Lists optional features that are switched on and reach other companies or the visitor's device, one line each. They
 * are no faults, but the company should know.
 */
export function describeSwitchedOn(
  counting: AnalyticsContent | null,
  env: Record<string, string | undefined>,
): string[] {
  return [
    ...(counting
      ? [
          `Note: visits are counted by ${counting.name}, which is sent data at ${counting.sendsTo.join(', ')} (content/facts/analytics.ts). The privacy policy says so.`,
        ]
      : []),
    ...(env.NEXT_PUBLIC_LEAD_SOURCE === '1'
      ? ['Note: each lead says where its visit came from (NEXT_PUBLIC_LEAD_SOURCE). The privacy policy says so.']
      : []),
  ];
}
