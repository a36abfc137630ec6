import { fill, heading, formValues, open, pressSend, requests, withMailService } from './form-user.fixture';
import { landingForm, neededAnswers } from './forms.fixture';
import { LeadForm } from './LeadForm/LeadForm';

withMailService();

async function send() {
  history.replaceState(null, '', '/residential?utm_source=google');
  sessionStorage.clear();
  const user = open(<LeadForm content={landingForm} labelledBy="heading" />);
  await fill(user, neededAnswers(landingForm));
  await pressSend(user);
  await heading('What happens next');
  return requests()[0]!.template_params as Record<string, unknown>;
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_LEAD_SOURCE;
  history.replaceState(null, '', '/');
});

test('with the switch off, a form sends what it sends without it', async () => {
  expect(await send()).not.toHaveProperty('lead_source');
});

test('with the switch on, a form sends where the visit came from, and knows its own words again when they have arrived', async () => {
  process.env.NEXT_PUBLIC_LEAD_SOURCE = '1';
  expect(await send()).toHaveProperty('lead_source', 'landing=/residential, utm_source=google');
  expect(formValues()).toMatchObject({ fullName: '' });
});
