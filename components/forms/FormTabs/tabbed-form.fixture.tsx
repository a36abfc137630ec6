import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { open } from '../form-user.fixture';
import { neededAnswers, tabbedForm } from '../forms.fixture';
import { PageForm } from '../page-form.fixture';

/** Opens a form with tabs, and waits until the tabs have loaded. */
export async function openTabbedForm() {
  const user = open(<PageForm content={tabbedForm} labelledBy="heading" />);
  await screen.findByRole('tab', { name: 'Residential' });
  return user;
}

export const tab = (name: string) => screen.getByRole('tab', { name });

/** Presses a tab of the form and waits until its questions are shown. */
export async function choose(user: UserEvent, name: string) {
  await user.click(tab(name));
  await screen.findByRole('tabpanel', { name });
}

/** An answer to each required question under a tab, by the question's label. */
export const answersUnder = (name: string) => neededAnswers(tabbedForm, name.toLowerCase());
