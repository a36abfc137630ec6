import assert from 'node:assert/strict';
import { leadForms, type LeadForm } from '../../e2e/lead-forms';
import type { Journey } from './journeys';
import { button } from './visitor';

const FORM = 'main form';

/** A form filled in and sent at once, however far the page has woken; the lead is read in the inbox. */
const sends = (lead: LeadForm): Journey => ({
  name: `${lead.name} form`,
  width: 390,
  height: 844,
  async go(visitor, { leads }) {
    const before = (await leads()).length;
    await visitor.open(lead.route);
    await lead.fill(visitor.questionsIn(FORM));
    await visitor.press(button(lead.submit, FORM));
    if (lead.alerts) await visitor.hearAlert(lead.success);
    else await visitor.seeText(lead.success, FORM);
    await visitor.seeText('What happens next', FORM);
    const arrived = await leads();
    assert.equal(arrived.length - before, 1, 'leads that arrived');
    assert.deepEqual(arrived[0]!.body.template_params, lead.params, 'what arrived');
    assert.equal(await visitor.tab.look('location.search'), '', 'the address of the page');
  },
});

export const formJourneys = leadForms.map(sends);
