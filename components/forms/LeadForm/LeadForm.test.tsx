import { screen, waitFor, within } from '@testing-library/react';
import {
  alertMock,
  answer,
  consent,
  errorLog,
  fetchMock,
  fill,
  formValues,
  heading,
  leadSent,
  open,
  pressSend,
  requests,
  theForm,
  withMailService,
} from '../form-user.fixture';
import { allAnswers, commercialForm, housingForm, landingForm, neededAnswers, tabbedForm } from '../forms.fixture';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import { PageForm } from '../page-form.fixture';

withMailService();

const forms = [landingForm, commercialForm, housingForm, tabbedForm].map((content) => ({
  name: content.form.name,
  content,
}));
const openForm = (content: (typeof forms)[number]['content']) =>
  open(<PageForm content={content} labelledBy="heading" />);

const recipient = { to_name: 'Roof Co', to_email: 'leads@roof.test' };
const body = (template_params: Record<string, unknown>) => ({
  lib_version: '4.4.1',
  user_id: 'public-key',
  service_id: 'service-id',
  template_id: 'template-id',
  template_params,
});

const full = {
  landing: {
    from_name: 'Asha Devi',
    to_name: 'Roof Co',
    from_email: 'asha@example.org',
    to_email: 'leads@roof.test',
    message:
      'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: > ₹8000\nPin Code: 221001\nCity: Jaunpur\nEmail: asha@example.org',
  },
  commercial: {
    message:
      'Name: Asha Devi\nCompany Name: Devi Mills\nWhatsApp: 98765 43210\nCity: Jaunpur\nPin Code: 221001\nMonthly Bill: > 2,00,000',
    ...recipient,
  },
  housing: {
    housingSociety: 'Devi Mills',
    name: 'Asha Devi',
    pinCode: '221001',
    city: 'Jaunpur',
    whatsapp: '98765 43210',
    electricityBill: '> 2,00,000',
    designation: 'Facility Manager',
    agmApproval: 'We do not have AGM approval',
    agreeTerms: true,
  },
  tabbed: {
    message: 'Form Type: Residential\nFull Name: Asha Devi\nPin Code: 221001\nWhatsApp Number: 98765 43210',
    ...recipient,
  },
};

const needed = {
  ...full,
  landing: {
    ...full.landing,
    from_email: '',
    message: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
  },
  commercial: {
    ...full.commercial,
    message: full.commercial.message.replace('221001', 'N/A'),
  },
  housing: {
    ...full.housing,
    city: '',
    electricityBill: '',
    designation: '',
    agmApproval: 'We already have AGM approval',
  },
};

const cleared = {
  landing: { fullName: '', whatsapp: '', pinCode: '', city: '', email: '' },
  commercial: { name: '', companyName: '', whatsapp: '', city: '', pinCode: '', monthlyBill: '' },
  housing: {
    housingSociety: '',
    name: '',
    whatsapp: '',
    pinCode: '',
    city: '',
    agmApproval: 'We already have AGM approval',
  },
  tabbed: { fullName: '', pinCode: '', whatsappNumber: '' },
};

function expectOutcome({ form }: LeadFormContent, text: string, isGood: boolean, headingText: string) {
  const status = screen.getAllByRole('status')[0];
  if (form.outcome === 'page') {
    expect(status).toHaveTextContent(text);
    expect(status!.classList.contains('good')).toBe(isGood);
    expect(status).toHaveFocus();
    expect(status).toHaveAttribute('aria-live', 'off');
    expect(alertMock).not.toHaveBeenCalled();
  } else {
    expect(status).toBeEmptyDOMElement();
    expect(alertMock.mock.calls).toEqual([[text]]);
    expect(screen.getByRole('heading', { name: headingText })).toHaveFocus();
  }
}

describe.each(forms)('the $name form', ({ name, content }) => {
  test('a form sends all answers in one request, is then empty, and shows the success and the next steps', async () => {
    const user = openForm(content);
    await fill(user, allAnswers(content, content.form.tabs && 'residential'));
    await pressSend(user);
    await heading('What happens next');
    expect(requests()).toEqual([body(full[name])]);
    expect(formValues()).toEqual(cleared[name]);
    expect(consent()).not.toBeChecked();
    expectOutcome(content, 'Sent successfully!', true, 'Your request has been sent');
    expect(
      within(screen.getByRole('list')).getByText('Somebody answers today, on WhatsApp or by phone.'),
    ).toBeVisible();
    expect(errorLog.mock.calls).toEqual([]);
  });

  test('a form sends missing answers as N/A or empty; after a failure, it says so, keeps all answers and logs the cause', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, 'Asha Devi 98765 43210'));
    const user = openForm(content);
    await fill(user, neededAnswers(content));
    const typed = formValues();
    await pressSend(user);
    await heading('What you typed is still here');
    expect(requests()).toEqual([body(needed[name])]);
    expect(typed).toMatchObject({ agreeTerms: 'on' });
    expect(formValues()).toEqual(typed);
    expectOutcome(content, 'Sending failed. Please try again.', false, 'We could not confirm that it was sent');
    expect(errorLog.mock.calls).toEqual([[`${name} form: not sent (status 500)`]]);
    expect(leadSent).not.toHaveBeenCalled();
  });

  test('a form without the consent sends nothing, keeps what was typed, and focuses the consent, with an error until it is given', async () => {
    const user = openForm(content);
    await fill(user, neededAnswers(content), { agree: false });
    expect(consent()).toHaveAttribute('aria-invalid', 'false');
    const typed = formValues();
    // Sets the attribute that keep-early-forms.ts sets at a press on send before React runs.
    theForm().dataset.sending = '';
    await pressSend(user);
    await waitFor(() => expect(consent()).toHaveFocus());
    expect(consent()).toHaveAttribute('aria-invalid', 'true');
    if (content.form.consent === 'alert') {
      expect(consent()).not.toHaveAttribute('required');
      expect(consent().validity.valid).toBe(true);
      expect(alertMock.mock.calls).toEqual([['Please agree first.']]);
      expect(consent()).toHaveAccessibleDescription('Please agree first.');
      expect(theForm()).not.toHaveAttribute('data-sending');
    } else {
      expect(consent()).toBeRequired();
      expect(alertMock).not.toHaveBeenCalled();
      expect(consent()).toHaveAccessibleDescription('Please tick this box, so that we may answer you.');
    }
    expect(requests()).toEqual([]);
    expect(formValues()).toEqual(typed);
    await user.click(consent());
    expect(consent()).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('a send that an empty field stops shows no alert, but an error at a consent box without `required`, until the box is ticked', async () => {
  const user = openForm(commercialForm);
  await pressSend(user);
  expect(consent()).toHaveAccessibleDescription('Please agree first.');
  expect(alertMock).not.toHaveBeenCalled();
  await user.click(consent());
  expect(consent()).not.toHaveAttribute('aria-invalid', 'true');
});

test('the links of the consent open the terms and the privacy policy in a new tab', () => {
  openForm(landingForm);
  expect(consent()).toHaveAccessibleName('I agree to the terms of service & privacy policy');
  for (const [name, href] of [
    ['terms of service', '/terms-of-service'],
    ['privacy policy', '/privacy-policy'],
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});
