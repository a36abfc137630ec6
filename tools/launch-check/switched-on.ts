import type { analytics } from '../../content/schemas/analytics';
import type { z } from 'zod';

/** What is off by default and reaches other companies or the visitor's device: one line for each that is on. Nothing is wrong with it; somebody should know. */
export function describeSwitchedOn(
  counting: z.output<typeof analytics>,
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

/** As {@link describeSwitchedOn}, with what stands in content/. Rejects where that is wrong. */
export async function switchedOn(env: Record<string, string | undefined>): Promise<string[]> {
  const { analytics: counting } = await import('../../content/facts/analytics');
  return describeSwitchedOn(counting, env);
}
