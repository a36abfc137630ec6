import { renderToStaticMarkup } from 'react-dom/server';
import { renderEmail, type Email } from '../email-template';
import { phoneOf } from '../lead-answers';
import { FORM_NAMES } from '../lead-form';
import type { Lead } from '../lead-store';

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Draws a lead as a card of the inbox: the e-mail that EmailJS would make of it, its phone number, and what was sent. */
export function leadCard({ id, ...lead }: Lead, template: Email): string {
  const { receivedAt, form, body, page, read } = lead;
  const { subject, replyTo, body: text } = renderEmail(template, body.template_params);
  const phone = phoneOf(lead);
  const arrived = new Date(receivedAt);
  const button = { type: 'button', 'data-id': id, 'aria-describedby': id } as const;
  return renderToStaticMarkup(
    <article aria-labelledby={id}>
      <h2 id={id}>
        {!read && <b>New</b>} {FORM_NAMES[form]}{' '}
        <small>
          {Number.isNaN(arrived.getTime()) ? receivedAt : TIME.format(arrived)}
          {page && ` from ${page}`}
        </small>
      </h2>
      <dl>
        <dt>Subject</dt>
        <dd>{subject || 'none'}</dd>
        <dt>Reply to</dt>
        <dd>{replyTo || 'no address given'}</dd>
        <dt>Call</dt>
        <dd>{phone ? <a href={phone.href}>{phone.display}</a> : 'no number given'}</dd>
      </dl>
      <pre>{text}</pre>
      <details>
        <summary>As JSON</summary>
        <pre>{JSON.stringify(lead, null, 2)}</pre>
      </details>
      <p>
        <button {...button} data-change={read ? 'unread' : 'read'}>
          {read ? 'Mark as unread' : 'Mark as read'}
        </button>{' '}
        <button {...button} data-change="delete">
          Delete
        </button>
      </p>
    </article>,
  );
}
