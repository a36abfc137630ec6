import {
  commercialParams,
  housingParams,
  landingParams,
  tabbedParams,
  type TemplateParams,
} from '../../lib/leads/messages';

const NAME = 'TEST, not a real enquiry';
const recipient = { name: 'Test', email: 'test@example.com' };

/** What a visitor might have typed, under the field names of all four forms. */
const values = {
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

const params = (): TemplateParams[] => [
  landingParams(values, recipient),
  commercialParams(values, recipient),
  housingParams(values),
  tabbedParams('residential', values, recipient),
  tabbedParams('housing', values, recipient),
  tabbedParams('commercial', values, recipient),
];

/** The bodies of six sends, as the site's library makes them: one of each form, and of the one on /go-solar each of its three types. */
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
