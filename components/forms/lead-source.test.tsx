import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requests, withMailService } from './test-kit';
import { useLeadForm } from './useLeadForm';

withMailService();

/** A form with one question. */
function SmallForm() {
  const { form, action, round, state } = useLeadForm({
    name: 'landing',
    build: ({ name = '' }) => ({ message: `Name: ${name}` }),
  });
  return (
    <form ref={form} action={action} key={round}>
      <label>
        Name <input name="name" type="text" />
      </label>
      <button type="submit">Send</button>
      <p role="status">{state.step}</p>
    </form>
  );
}

async function send() {
  history.replaceState(null, '', '/residential?utm_source=google');
  sessionStorage.clear();
  render(<SmallForm />);
  await userEvent.type(screen.getByRole('textbox'), 'Asha');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('sent'));
  return requests()[0]!.template_params;
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_LEAD_SOURCE;
  history.replaceState(null, '', '/');
});

test('with the switch off, a form sends what it sends without it', async () => {
  expect(await send()).toEqual({ message: 'Name: Asha' });
});

test('with the switch on, a form sends where the visit came from, and knows its own words again when they have arrived', async () => {
  process.env.NEXT_PUBLIC_LEAD_SOURCE = '1';
  expect(await send()).toEqual({ message: 'Name: Asha', lead_source: 'landing=/residential, utm_source=google' });
  expect(screen.getByRole('textbox')).toHaveValue('');
});
