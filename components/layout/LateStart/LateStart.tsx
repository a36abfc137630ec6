import { showPassedPlan } from '@/components/forms/LeadForm/show-passed-plan';
import { handleEarlySends } from '@/components/forms/OtherWays/handle-early-sends';
import { helpForms } from '@/components/forms/OtherWays/help-forms';
import { PageScript } from '@/components/ui/PageScript/PageScript';
import { PLAN_KEY } from '@/lib/leads/from-calculator';
import { replayPresses } from './replay-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';
import { moveStrips } from './move-strips';
import { trustOwnScripts } from './trust-own-scripts';
import { wireMenu } from '../MobileMenu/wire-menu';
import { reserveSpace } from '../OutboxNotice/reserve-space';

/**
 * The inline scripts of every page, placed after its header. They open the menu, reserve the space of the notice of
 * kept enquiries, allow no scripts but the site's own, start React late, and keep parts that load late from replacing a
 * button while it is pressed. On a page with slides, they also handle presses on the slides' buttons. On a page with a
 * form, they handle presses on send, say when the form's scripts have failed, and show a plan that another page has
 * passed on. They are joined into one script, because the security policy lists the hash of each.
 */
export function LateStart({ withForm, withSlides }: { withForm: boolean; withSlides: boolean }) {
  return (
    <PageScript
      run={[
        wireMenu,
        reserveSpace,
        trustOwnScripts,
        lateStart,
        withSlides && moveStrips,
        withSlides && replayPresses,
        markPress,
        withForm && handleEarlySends,
        withForm && helpForms,
        withForm && [showPassedPlan, PLAN_KEY],
      ]}
    />
  );
}
