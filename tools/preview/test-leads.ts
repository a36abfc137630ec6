import { commercial } from '../../content/facts/forms/commercial';
import type { FormDescription } from '../../content/facts/forms/description';
import { housing } from '../../content/facts/forms/housing';
import { landing } from '../../content/facts/forms/landing';
import { tabbed } from '../../content/facts/forms/tabbed';
import { leadParams, type TemplateParams } from '../../lib/leads/messages';
import { fieldsOf, tabsOf } from '../../lib/leads/questions';

const NAME = 'TEST, not a real enquiry';
const recipient = { name: 'Test', email: 'test@example.com' };

/** What a visitor might have typed, under the field names of all four forms. */
const values: Record<string, string> = {
  fullName: NAME,
  name: NAME,
  whatsapp: '00000 00000',
  whatsappNumber: '00000 00000',
  pinCode: '000000',
  city: 'Test town',
  email: 'test@example.com',
  companyName: 'TEST company',
  societyName: 'TEST society',
  housingSociety: 'TEST society',
  electricityBill: 'Test bill',
  monthlyBill: 'Test bill',
  designation: 'Test designation',
  agmApproval: 'Test approval',
};

const paramsOf = (form: FormDescription, tab?: string): TemplateParams =>
  leadParams(form, Object.fromEntries(fieldsOf(form, tab).map(({ name }) => [name, values[name]!])), recipient);

const params = (): TemplateParams[] => [
  paramsOf(landing),
  paramsOf(commercial),
  paramsOf(housing),
  ...tabsOf(tabbed).map((tab) => paramsOf(tabbed, tab)),
];

/** The bodies of six sends, as the site's library makes them: one of each form, and of the one on /go-solar each of its three tabs. */
export function testSends(): Buffer[] {
  return params().map((template_params) =>
    Buffer.from(
      JSON.stringify({
        lib_version: '4.4.1',
        user_id: 'test',
        service_id: 'test',
        template_id: 'test',
        template_params,
      }),
    ),
  );
}
