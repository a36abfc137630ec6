import { showLeftPlan } from '@/components/forms/LeadForm/show-left-plan';
import { handleEarlySends } from '@/components/forms/OtherWays/handle-early-sends';
import { PageScript } from '@/components/ui/PageScript/PageScript';
import { keepPresses } from './keep-presses';
import { lateStart } from './late-start';
import { markPress } from './mark-press';
import { moveStrips } from './move-strips';
import { trustOwnScripts } from './trust-own-scripts';
import { wireMenu } from '../MobileMenu/wire-menu';
import { keepRoom } from '../OutboxNotice/keep-room';

/**
 * The inline scripts of every page, after its header: they open the menu, keep room for the notice of kept enquiries,
 * allow no scripts but the site's, start React late, and keep late parts from replacing a button while it is pressed.
 * A page with slides also answers presses on their buttons. A page with a form answers sends, and shows a plan that was
 * left for the form. They are one script, because the security policy names the hash of each.
 */
export function LateStart({ withForm, withSlides }: { withForm: boolean; withSlides: boolean }) {
  return (
    <PageScript
      run={[
        wireMenu,
        keepRoom,
        trustOwnScripts,
        lateStart,
        withSlides && moveStrips,
        withSlides && keepPresses,
        markPress,
        withForm && handleEarlySends,
        withForm && showLeftPlan,
      ]}
    />
  );
}
