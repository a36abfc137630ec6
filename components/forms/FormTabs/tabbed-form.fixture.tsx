import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { open } from '../form-user.fixture';
import { neededAnswers, tabbedForm } from '../forms.fixture';
import { PageForm } from '../page-form.fixture';

export async function openTabbedForm() {
  const user = open(<PageForm content={tabbedForm} labelledBy="heading" />);
  await screen.findByRole('tab', { name: 'Residential' });
  return user;
}

export const tab = (name: string) => screen.getByRole('tab', { name });

export async function choose(user: UserEvent, name: string) {
  await user.click(tab(name));
  await screen.findByRole('tabpanel', { name });
}

export const answersUnder = (name: string) => neededAnswers(tabbedForm, name.toLowerCase());
