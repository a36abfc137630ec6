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
    // Names the service "nobody" if none counts visits, because a sentence that names the service is checked even if no
    // page shows the sentence.
    service: service
      ? { name: service.name, does: service.does, policy: service.policy, host: hostOf(service.script) }
      : { name: 'nobody', does: 'nobody', policy: 'nobody', host: 'nobody' },
  };
}

/** Undefined for an invalid address, because the schema of the address reports the mistake. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);
