import type { AnalyticsContent } from '../../content/schemas/analytics';

/** What is off by default and reaches other companies or the visitor's device: one line for each that is on. Nothing is wrong with it; somebody should know. */
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
