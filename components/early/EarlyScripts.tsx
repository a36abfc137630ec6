import { showPassedPlan } from '@/components/early/show-passed-plan';
import { NOT_IN_DRAFT, TEXT_CHANGES } from '@/components/forms/field-values';
import { keepEarlyForms } from '@/components/early/keep-early-forms';
import { fitEmailType } from '@/components/early/fit-email-type';
import { DAY, KEPT } from '@/lib/leads/device';
import { DRAFT_PREFIX } from '@/lib/leads/draft';
import { OUTBOX_PREFIX, SEND_LIFE } from '@/lib/leads/outbox-record';
import { InlineScript } from '@/components/early/InlineScript';
import type { FormDescription } from '@/lib/leads/description';
import { billQuestion } from '@/lib/leads/questions';
import { PLAN_KEY } from '@/lib/leads/from-calculator';
import { replayPresses } from './replay-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';
import { moveCarousels } from './move-carousels';
import { trustOwnScripts } from './trust-own-scripts';
import { openMenu } from './open-menu';
import { reserveOutboxSpace } from './reserve-outbox-space';

/** Puts these early scripts into one element, so that the Content Security Policy needs only one hash for them. */
export function EarlyScripts({ form, withSlides = false }: { form?: FormDescription; withSlides?: boolean }) {
  return (
    <InlineScript
      run={[
        openMenu,
        [reserveOutboxSpace, OUTBOX_PREFIX, DRAFT_PREFIX, DAY, KEPT, SEND_LIFE],
        trustOwnScripts,
        lateStart,
        withSlides && moveCarousels,
        withSlides && replayPresses,
        markPress,
        form !== undefined && [keepEarlyForms, NOT_IN_DRAFT],
        form !== undefined && [fitEmailType, TEXT_CHANGES],
        form !== undefined && billQuestion(form) !== undefined && [showPassedPlan, PLAN_KEY],
      ]}
    />
  );
}
