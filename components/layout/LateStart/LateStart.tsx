import { showPassedPlan } from '@/components/forms/LeadForm/show-passed-plan';
import { handleEarlySends } from '@/components/forms/OtherWays/handle-early-sends';
import { helpForms } from '@/components/forms/OtherWays/help-forms';
import { PageScript } from '@/components/ui/PageScript/PageScript';
import { replayPresses } from './replay-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';
import { moveStrips } from './move-strips';
import { trustOwnScripts } from './trust-own-scripts';
import { wireMenu } from '../MobileMenu/wire-menu';
import { reserveSpace } from '../OutboxNotice/reserve-space';

/**
 * The inline scripts of every page, after its header: they open the menu, reserve the space of the notice of kept enquiries,
 * allow no scripts but the site's, start React late, and keep late parts from replacing a button while it is pressed.
 * A page with slides also answers presses on their buttons. A page with a form answers sends, says when its scripts have failed, and
 * shows a plan that was passed to the form. They are one script, because the security policy names the hash of each.
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
        withForm && showPassedPlan,
      ]}
    />
  );
}
