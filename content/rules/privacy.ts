import type { Values } from '../../lib/content/read-files';
import type { analytics } from '../schemas/analytics';

export function privacySentences(values: Values, leadSource: boolean) {
  const service = values.get('site/analytics') as ReturnType<(typeof analytics)['parse']> | undefined;
  const isOn = (key: string) => (['sent', 'reading'].includes(key) ? leadSource : Boolean(service));
  const sentences = Object.entries(
    Object(values.get('site/privacy')) as Record<string, { on: unknown; off?: unknown }>,
  );
  return {
    sentences: Object.fromEntries(sentences.map(([key, { on, off = '' }]) => [key, isOn(key) ? on : off])),
    // Gives texts even if no service counts visits, because the sentences about the service are checked anyway.
    service: service
      ? { name: service.name, does: service.does, policy: service.policy, host: hostOf(service.script) }
      : { name: 'nobody', does: 'nobody', policy: 'nobody', host: 'nobody' },
  };
}

/** Returns undefined for an invalid address, which the schema reports. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);
