import { commercial } from '../../content/facts/forms/commercial';
import type { FormDescription } from '../../content/facts/forms/description';
import { housing } from '../../content/facts/forms/housing';
import { landing } from '../../content/facts/forms/landing';
import { tabbed } from '../../content/facts/forms/tabbed';
import { leadParams } from '../../lib/leads/messages';
import { fieldsOf, tabsOf } from '../../lib/leads/questions';
import type { SendBody } from './send-body';

const FORMS: [FormDescription, tab?: string][] = [
  [landing],
  [commercial],
  [housing],
  ...tabsOf(tabbed).map((tab): [FormDescription, string] => [tabbed, tab]),
];

/** Writes test leads as the site's forms send them: one of each form, and one for each of the tabs on /go-solar. */
export const testSends = (): SendBody[] =>
  FORMS.map(([form, tab]) => {
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
      template_params: leadParams(form, Object.fromEntries(fields), recipient),
    };
  });
