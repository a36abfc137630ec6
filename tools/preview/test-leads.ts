import type { FormDescription } from '../../content/schemas/lead-forms';
import { leadOf, leadParams } from '../../lib/leads/lead';
import { fieldsOf, tabsOf } from '../../lib/leads/questions';
import { siteContent } from '../content/site-content';
import type { SendBody } from './send-body';

/** Each form of the site, and each tab of a form that has some. */
const formsAndTabs = (): [FormDescription, tab?: string][] =>
  Object.values(siteContent().languages[0]!.forms).flatMap(({ form }): [FormDescription, string?][] =>
    form.tabs ? tabsOf(form).map((tab): [FormDescription, string] => [form, tab]) : [[form]],
  );

/** Writes test leads as the site's forms send them: one of each form, and one for each of the tabs on /go-solar. */
export const testSends = (): SendBody[] =>
  formsAndTabs().map(([form, tab]) => {
    const fields = fieldsOf(form, tab).map(({ name, kind }) => [
      name,
      kind === 'personName' ? 'TEST, not a real enquiry' : `Test ${name}`,
    ]);
    const recipient = { name: 'Test', email: 'test@example.com' };
    return {
      lib_version: '4.4.1',
      user_id: 'test',
      service_id: 'test',
      template_id: 'test',
      template_params: leadParams(leadOf(form, Object.fromEntries(fields), tab), recipient),
    };
  });
