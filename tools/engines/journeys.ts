import { carouselJourneys } from './carousel-journeys';
import { formJourneys } from './form-journeys';
import { download, faq, menu, tabs } from './page-journeys';
import { policy } from './policy-journey';
import type { Visitor } from './visitor';

/** What a journey is given beside its visitor. */
export interface Around {
  /** The leads of the local inbox, newest first. */
  leads: () => Promise<{ body: { template_params: Record<string, unknown> } }[]>;
  /** The folder into which this engine saves files. */
  downloads: string;
}

export interface Journey {
  name: string;
  width: number;
  height: number;
  /** @throws {Error} with what was not as it should be */
  go: (visitor: Visitor, around: Around) => Promise<void>;
}

/** Twelve journeys, and a look at every route for violations of the policy. */
export const journeys: Journey[] = [menu, ...formJourneys, ...carouselJourneys, faq, download, tabs, policy];
