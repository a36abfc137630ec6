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

test('a form does not send the source of the visit unless NEXT_PUBLIC_LEAD_SOURCE is on', async () => {
  expect(await send()).not.toHaveProperty('lead_source');
});

test('a form sends the source of the visit when NEXT_PUBLIC_LEAD_SOURCE is on, and is cleared after a success', async () => {
  process.env.NEXT_PUBLIC_LEAD_SOURCE = '1';
  expect(await send()).toHaveProperty('lead_source', 'landing=/residential, utm_source=google');
  expect(formValues()).toMatchObject({ fullName: '' });
});
