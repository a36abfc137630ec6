import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { commercialForm, housingForm, landingForm, neededAnswers, tabbedForm } from './forms.fixture';
import { NOT_IN_DRAFT } from './field-values';
import { keepEarlyForms } from '../early/keep-early-forms';
import { PageForm } from './page-form.fixture';
import {
  alertMock,
  consent,
  errorLog,
  heading,
  formValues,
  page,
  question,
  requests,
  theForm,
  withMailService,
} from './form-user.fixture';

withMailService();

const forms = {
  landing: <PageForm content={landingForm} labelledBy="heading" />,
  commercial: <PageForm content={commercialForm} labelledBy="heading" />,
  housing: <PageForm content={housingForm} labelledBy="heading" />,
  tabbed: <PageForm content={tabbedForm} labelledBy="heading" />,
};

function serve(form: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(form));
  document.body.append(container);
  return (options = {}) => render(page(form), { container, hydrate: true, ...options });
}

function typeEarly(answers: Record<string, string>) {
  for (const [label, value] of Object.entries(answers)) question(label).value = value;
}

const chooseEarly = (name: string) => {
  screen.getByRole<HTMLInputElement>('radio', { name }).checked = true;
};

const submitEarly = () => theForm().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

const hydrateWithTabs = async (hydrate: () => void) => {
  hydrate();
  await screen.findByRole('tablist', { name: 'Solar for' });
};

beforeAll(() => keepEarlyForms(NOT_IN_DRAFT));
afterEach(() => {
  document.body.replaceChildren();
  Object.keys(window.earlySends!).forEach((key) => delete window.earlySends![key]);
  expect(errorLog.mock.calls).toEqual([]);
});

describe('a lead form after hydration', () => {
  const ASHA = { Name: 'Asha Devi', WhatsApp: '98765 43210', 'Pin Code': '221001' };
  test.each([
    [
      'landing',
      { ...ASHA, City: 'Varanasi' },
      ['> ₹8000'],
      {
        message:
          'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: > ₹8000\nPin Code: 221001\nCity: Varanasi\nEmail: N/A',
      },
    ],
    [
      'commercial',
      { Name: 'Ravi', 'Company Name': 'Kumar Mills', WhatsApp: '9', City: 'Jaunpur', 'Monthly Bill': '> 2,00,000' },
      [],
      {
        message:
          'Name: Ravi\nCompany Name: Kumar Mills\nWhatsApp: 9\nCity: Jaunpur\nPin Code: N/A\nMonthly Bill: > 2,00,000',
      },
    ],
    [
      'housing',
      { ...ASHA, 'Housing Society': 'Ganga Apartments' },
      ['Builder', 'We do not have AGM approval'],
      { housingSociety: 'Ganga Apartments', designation: 'Builder', agmApproval: 'We do not have AGM approval' },
    ],
  ] as const)(
    'the %s form keeps and sends answers that were given before hydration',
    async (name, typed, chosen, sent) => {
      const hydrate = serve(forms[name]);
      typeEarly(typed);
      chosen.forEach(chooseEarly);
      consent().checked = true;
      const before = formValues();
      hydrate();
      expect(formValues()).toEqual(before);
      await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
      await heading('What happens next');
      expect(requests()).toEqual([expect.objectContaining({ template_params: expect.objectContaining(sent) })]);
    },
  );

  test('the tabbed form keeps focus, and keeps and sends earlier answers, although hydration replaces the radio buttons by tabs', async () => {
    const hydrate = serve(forms.tabbed);
    typeEarly({ 'Full Name': 'Asha Devi', 'Pin Code': '221001', 'WhatsApp Number': '98765 43210' });
    consent().checked = true;
    const before = formValues();
    const field = question('Full Name');
    field.focus();
    await hydrateWithTabs(hydrate);
    expect(formValues()).toEqual(before);
    expect(question('Full Name')).toBe(field);
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
    await heading('What happens next');
    expect(requests()[0]?.template_params).toMatchObject({
      message: 'Form Type: Residential\nFull Name: Asha Devi\nPin Code: 221001\nWhatsApp Number: 98765 43210',
    });
  });
});

test('an empty field of the tabbed form does not lose focus during hydration', async () => {
  const hydrate = serve(forms.tabbed);
  const field = question('Full Name');
  field.focus();
  await hydrateWithTabs(hydrate);
  expect(question('Full Name')).toBe(field);
  expect(field).toHaveFocus();
});

describe('a form tab that was chosen before hydration', () => {
  test.each(['Housing', 'Commercial'])(
    'the form tab %s, chosen before hydration, is open after hydration with all that was typed and ticked',
    async (type) => {
      const hydrate = serve(forms.tabbed);
      typeEarly({ 'Full Name': 'Asha Devi', 'Pin Code': '221001' });
      consent().checked = true;
      chooseEarly(type);
      await hydrateWithTabs(hydrate);
      expect(screen.getByRole('tab', { name: type })).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('tabpanel', { name: type })).toBeVisible();
      expect(question(type === 'Housing' ? 'Housing Society' : 'Company Name')).toBeEnabled();
      expect(formValues()).toMatchObject({ fullName: 'Asha Devi', pinCode: '221001', agreeTerms: 'on' });
    },
  );

  test('hydration keeps what was typed under each form tab', async () => {
    const hydrate = serve(forms.tabbed);
    const answers = {
      'Full Name': 'Asha Devi',
      'Housing Society': 'Ganga Apartments',
      'Company Name': 'Kumar Cold Storage',
      City: 'Jaunpur',
      'Pin Code': '221001',
      'WhatsApp Number': '98765 43210',
    };
    const fields = Object.keys(answers).map(question);
    typeEarly(answers);
    chooseEarly('Commercial');
    await hydrateWithTabs(hydrate);
    expect(Object.keys(answers).map(question)).toEqual(fields);
    expect(fields.map(({ value }) => value)).toEqual(Object.values(answers));
    expect(formValues()).toEqual({
      fullName: 'Asha Devi',
      companyName: 'Kumar Cold Storage',
      city: 'Jaunpur',
      pinCode: '221001',
    });
  });

  test('hydration moves focus from the radio of a form tab to the button that replaces the radio', async () => {
    const hydrate = serve(forms.tabbed);
    chooseEarly('Housing');
    screen.getByRole('radio', { name: 'Housing' }).focus();
    await hydrateWithTabs(hydrate);
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Housing' })).toHaveFocus());
  });
});

describe('a page that React draws anew because a translation program has changed the page before hydration', () => {
  const drawnAnew = jest.fn();
  function translateAndHydrate(hydrate: ReturnType<typeof serve>) {
    const before = theForm();
    // Translation programs replace a text by a `font` element.
    document.querySelector('label')!.replaceChildren(document.createElement('font'));
    hydrate({ onRecoverableError: drawnAnew.mockClear() });
    expect(drawnAnew).toHaveBeenCalled();
    expect(theForm()).not.toBe(before);
  }

  const typeKeys = async (answers: Record<string, string>) => {
    for (const [label, value] of Object.entries(answers)) await userEvent.type(question(label), value);
  };

  test('a form that React draws anew keeps what was typed, chosen and ticked', async () => {
    const hydrate = serve(forms.landing);
    await userEvent.click(screen.getByRole('radio', { name: '> ₹8000' }));
    await userEvent.click(consent());
    await typeKeys({ Name: 'Asha Devi', 'Pin Code': '221001' });
    const before = formValues();
    translateAndHydrate(hydrate);
    expect(formValues()).toEqual(before);
    expect(before).toMatchObject({ fullName: 'Asha Devi', electricityBill: '> ₹8000', agreeTerms: 'on' });
  });

  test('a form that React draws anew keeps values that were filled in without an `input` event', () => {
    const hydrate = serve(forms.commercial);
    typeEarly({ Name: 'Ravi', 'Monthly Bill': '> 2,00,000' });
    translateAndHydrate(hydrate);
    expect(formValues()).toMatchObject({ name: 'Ravi', monthlyBill: '> 2,00,000' });
  });

  test('a form that React draws anew keeps the chosen tab and the typed answers', async () => {
    const hydrate = serve(forms.tabbed);
    await userEvent.click(screen.getByRole('radio', { name: 'Commercial' }));
    await typeKeys({ 'Full Name': 'Asha Devi' });
    translateAndHydrate(hydrate);
    expect(await screen.findByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
    expect(formValues()).toMatchObject({ fullName: 'Asha Devi', companyName: '' });
  });

  test('a form that React draws anew sends one enquiry when send was pressed twice before hydration', async () => {
    const hydrate = serve(forms.landing);
    await typeKeys({ Name: 'Asha Devi', WhatsApp: '9', 'Pin Code': '221001' });
    await userEvent.click(consent());
    submitEarly();
    submitEarly();
    translateAndHydrate(hydrate);
    await heading('What happens next');
    expect(requests()).toHaveLength(1);
  });

  test('a form that React draws anew shows an alert, keeps the answers and sends nothing if an earlier send lacked the consent', async () => {
    const hydrate = serve(forms.commercial);
    await typeKeys({ Name: 'Ravi', City: 'Jaunpur' });
    const before = formValues();
    submitEarly();
    translateAndHydrate(hydrate);
    await waitFor(() => expect(alertMock).toHaveBeenCalledTimes(1));
    expect(formValues()).toEqual(before);
    expect(requests()).toEqual([]);
  });
});

test('hydration keeps an answer that a program has changed without an event', async () => {
  const hydrate = serve(forms.commercial);
  await userEvent.type(question('Name'), 'Ra');
  typeEarly({ Name: 'Ravi Kumar' });
  hydrate();
  expect(question('Name')).toHaveValue('Ravi Kumar');
});

test.each(['landing', 'commercial'] as const)(
  'the %s form whose scripts failed after a press on send shows a failure, keeps its answers and waits for a new press',
  async (name) => {
    const hydrate = serve(forms[name]);
    const { form } = { landing: landingForm, commercial: commercialForm }[name];
    typeEarly(neededAnswers({ form } as typeof landingForm));
    consent().checked = true;
    const before = formValues();
    submitEarly();
    document.dispatchEvent(new Event('scripts-failed'));
    hydrate();
    await heading('What you typed is still here');
    expect(formValues()).toEqual(before);
    expect(requests()).toEqual([]);
    expect(errorLog.mock.calls).toEqual([[`${name} form: not sent (the scripts came too late)`]]);
    errorLog.mockReset();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('What happens next');
    expect(requests()).toHaveLength(1);
  },
);

test('a press on send before hydration sends the enquiry under the form tab that was open at the press', async () => {
  const hydrate = serve(forms.tabbed);
  chooseEarly('Housing');
  // Disables the questions of the other tabs, as switch-tabs.ts does before hydration.
  document.querySelectorAll<HTMLFieldSetElement>('[data-for]').forEach((part) => {
    part.disabled = !part.dataset.for!.includes('housing');
  });
  typeEarly({ 'Full Name': 'Asha Devi', 'Housing Society': 'Ganga', 'Pin Code': '2', 'WhatsApp Number': '9' });
  submitEarly();
  hydrate();
  await heading('What happens next');
  expect(requests()[0]?.template_params).toMatchObject({
    message: 'Form Type: Housing\nFull Name: Asha Devi\nHousing Society: Ganga\nPin Code: 2\nWhatsApp Number: 9',
  });
});

describe('a draft at a later visit', () => {
  const keep = (form: string, values: Record<string, string>) =>
    localStorage.setItem(`draft:${form}`, JSON.stringify({ saved: Date.now(), values }));

  test('a draft is restored into the fields that were empty before hydration, and into no other field', () => {
    keep('landing', { fullName: 'Asha', pinCode: '221001', electricityBill: '> ₹8000' });
    const hydrate = serve(forms.landing);
    typeEarly({ Name: 'Meera' });
    chooseEarly('< ₹1500');
    hydrate();
    expect(formValues()).toMatchObject({ fullName: 'Meera', pinCode: '221001', electricityBill: '< ₹1500' });
  });

  test('a draft is not restored when send was pressed before hydration, and the form is sent once', async () => {
    keep('landing', { city: 'Varanasi' });
    const hydrate = serve(forms.landing);
    typeEarly({ Name: 'Meera', WhatsApp: '9', 'Pin Code': '221001' });
    consent().checked = true;
    submitEarly();
    hydrate();
    expect(question('City')).toHaveValue('');
    await heading('What happens next');
    expect(requests().map(({ template_params }) => template_params)).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^Name: Meera\n.*City: N\/A/s) }),
    ]);
  });

  test('if a restored draft is marked as unsent, the form says that it was not sent, until the form is cleared', async () => {
    keep('landing', { fullName: 'Asha', unsent: 'yes' });
    serve(forms.landing)();
    expect(question('Name')).toHaveValue('Asha');
    expect(screen.getByText('It was not sent')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('It was not sent')).not.toBeInTheDocument();
  });

  test('hydration opens the form tab of the draft and keeps what was typed before hydration', async () => {
    keep('tabbed', { societyName: 'Ganga', fullName: 'Asha', leadType: 'housing' });
    const hydrate = serve(forms.tabbed);
    typeEarly({ 'Full Name': 'Meera' });
    await hydrateWithTabs(hydrate);
    expect(screen.getByRole('tab', { name: 'Housing' })).toHaveAttribute('aria-selected', 'true');
    expect(formValues()).toMatchObject({ fullName: 'Meera', societyName: 'Ganga' });
  });

  test('a draft does not open its form tab if that tab lacks a field that was filled in before hydration, but fills the open tab', async () => {
    keep('tabbed', { companyName: 'Kumar Mills', fullName: 'Asha', leadType: 'commercial' });
    const hydrate = serve(forms.tabbed);
    typeEarly({ 'WhatsApp Number': '98765 43210' });
    await hydrateWithTabs(hydrate);
    expect(screen.getByRole('tab', { name: 'Residential' })).toHaveAttribute('aria-selected', 'true');
    expect(formValues()).toMatchObject({ fullName: 'Asha', whatsappNumber: '98765 43210' });
  });

  test.each(['Residential', 'Housing'])(
    'the form tab %s, pressed before hydration, stays open and gets the answers of a draft that belongs to another tab',
    async (tab) => {
      keep('tabbed', { fullName: 'Asha', leadType: 'commercial' });
      const hydrate = serve(forms.tabbed);
      chooseEarly(tab);
      // Sets the attribute that switch-tabs.ts sets when a tab is pressed before hydration.
      document.querySelector<HTMLElement>('[data-types]')!.dataset.chosen = '';
      await hydrateWithTabs(hydrate);
      expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      expect(question('Full Name')).toHaveValue('Asha');
    },
  );
});

describe('a lead form before hydration', () => {
  test.each(Object.entries(forms))(
    'the %s form has the method `dialog`, so a send before hydration puts no answer into the address',
    (_, form) => {
      serve(form);
      expect(theForm()).toHaveAttribute('method', 'dialog');
    },
  );

  test.each(Object.entries(forms))(
    'the %s form without JavaScript says that JavaScript is needed, and shows other ways to reach the company',
    (_, form) => {
      const served = new DOMParser().parseFromString(renderToString(page(form)), 'text/html');
      const notice = served.querySelector('form noscript')!;
      expect(notice.textContent).toMatch(/^This form needs JavaScript/);
      expect([...notice.querySelectorAll('a')].map((way) => new URL(way.href).protocol)).toEqual([
        'tel:',
        'https:',
        'mailto:',
      ]);
    },
  );

  test.each(Object.entries(forms))(
    'the HTML of the %s form has no style attribute, because the Content Security Policy forbids style attributes',
    (_, form) => {
      expect(renderToString(page(form))).not.toMatch(/\sstyle=/);
    },
  );

  test('before hydration, the tabbed form has a group with a radio for each tab, of which the first is checked', () => {
    serve(forms.tabbed);
    expect(
      screen.getAllByRole<HTMLInputElement>('radio').map(({ name, value, checked }) => ({ name, value, checked })),
    ).toEqual([
      { name: 'leadType', value: 'residential', checked: true },
      { name: 'leadType', value: 'housing', checked: false },
      { name: 'leadType', value: 'commercial', checked: false },
    ]);
    const group = screen.getByRole('radiogroup', { name: 'Solar for' });
    expect(group).toHaveAttribute(
      'aria-owns',
      screen
        .getAllByRole('radio')
        .map(({ id }) => id)
        .join(' '),
    );
  });

  test('before hydration, the tabbed form has each question once and enables only those of the first tab', () => {
    serve(forms.tabbed);
    expect([...theForm().querySelectorAll<HTMLInputElement>('[enterkeyhint]')].map(({ name }) => name)).toEqual([
      'fullName',
      'societyName',
      'companyName',
      'city',
      'pinCode',
      'whatsappNumber',
    ]);
    expect(formValues()).toEqual({ fullName: '', pinCode: '', whatsappNumber: '' });
  });
});
