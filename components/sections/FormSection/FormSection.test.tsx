import { render, screen } from '@testing-library/react';
import { FormSection } from './FormSection';

test('beside the form stands, for paper, how to reach the company', () => {
  const content = { id: 'enquiry', heading: 'Ask us', line: 'We answer.', promises: [{ icon: 'sun', text: 'Free' } as const] };
  const ways = [{ name: 'Phone', address: '+91 11111 22222' }, { name: 'E-mail', address: 'hello@dhoop.test' }];
  render(
    <FormSection content={content} reach={{ line: 'Reach us like this:', ways }}>
      {(heading) => <form aria-labelledby={heading} />}
    </FormSection>,
  );
  expect(screen.getByRole('form', { name: 'Ask us' })).toBeVisible();
  const words = screen.getByText('Reach us like this:').parentElement!;
  expect(words).toHaveTextContent('Phone: +91 11111 22222');
  expect(words).toHaveTextContent('E-mail: hello@dhoop.test');
});
