import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { bundle } from '../system/bundle';
import { loadEmailTemplate, renderEmail, type Email } from './email-template';
import { closeToOthers, isSameSite, readForm, Refusal } from './http-basics';
import type { Lead } from './lead-store';
import { localPage } from './local-page';
import { MODES, type PreviewState } from './send-endpoint';

const MOST_SHOWN = 100;
const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

export async function handleInbox(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  state: PreviewState,
): Promise<void> {
  closeToOthers(response);
  if (!isSameSite(request.headers))
    throw new Refusal(403, 'The inbox answers only to its own pages: type its address to open it.');
  if (request.method === 'POST') {
    await change(name, await readForm(request, 1024), state);
    return void response.writeHead(303, { Location: '/__inbox' }).end();
  }
  if (request.method !== 'GET') throw new Refusal(405, 'Method Not Allowed');
  const answer = (type: string, contents: string | Buffer) =>
    void response.setHeader('Content-Type', `text/${type}; charset=utf-8`).end(contents);
  if (name === '') return answer('html', await inboxPage(state));
  if (name === 'inbox.js') return answer('javascript', bundle(path.join(__dirname, 'keep-up-to-date.ts')));
  throw new Refusal(404, 'Not Found');
}

async function change(name: string, order: FormData, state: PreviewState): Promise<void> {
  if (name === 'mode') {
    const mode = MODES.find((one) => one === order.get('mode'));
    if (!mode) throw new Refusal(400, `The mode is one of: ${MODES.join(', ')}.`);
    state.mode = mode;
  } else if (name !== 'delete' || !(await state.store.delete(String(order.get('id')))))
    throw new Refusal(404, 'This lead is gone.');
}

async function inboxPage({ store, mode, templateFile }: PreviewState): Promise<string> {
  const template = await loadEmailTemplate(templateFile);
  const leads = await store.newest(MOST_SHOWN);
  const fails = mode !== MODES[0];
  return localPage({
    title: 'Lead inbox',
    program: fails ? 'Sends fail on purpose' : 'Website on this computer',
    style: '/__seo/studio.css',
    script: '/__inbox/inbox.js',
    header: <a href="/">Open the site</a>,
    children: (
      <>
        <form method="post" action="/__inbox/mode" autoComplete="off">
          <label htmlFor="mode">Failure switch</label>
          <select id="mode" name="mode" defaultValue={mode}>
            {MODES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <button>Set</button>
        </form>
        <p id="problem" role="alert" />
        <p id="warning" role="status">
          {fails && `The failure switch is on: ${mode}. Nothing that is sent now is stored.`}
        </p>
        <p id="count" role="status">
          {leads.length === 0 && 'No enquiry here yet. Send one of the site’s forms: it appears here a moment later.'}
          {leads.length === 1 && '1 enquiry, as the e-mail that it becomes'}
          {leads.length > 1 && `${leads.length} enquiries, the newest first, as the e-mails that they become`}
          {leads.length === MOST_SHOWN && ': older ones are in the folder of leads'}
        </p>
        <div id="leads">
          {leads.map((lead) => (
            <LeadCard key={lead.id} {...lead} template={template} />
          ))}
        </div>
      </>
    ),
  });
}

function LeadCard({ id, receivedAt, body, page, template }: Lead & { template: Email }) {
  const { subject, replyTo, body: text } = renderEmail(template, body.template_params);
  const arrived = new Date(receivedAt);
  return (
    <article id={id} aria-labelledby={`${id}-arrived`}>
      <h2 id={`${id}-arrived`}>
        {Number.isNaN(arrived.getTime()) ? receivedAt : TIME.format(arrived)}
        {page && ` from ${page}`}
      </h2>
      <p>
        Subject: <b>{subject || 'none'}</b>
        <br />
        Reply to: <b>{replyTo || 'no address given'}</b>
      </p>
      <pre>{text}</pre>
      <details>
        <summary>Delete</summary>
        <form method="post" action="/__inbox/delete">
          <input type="hidden" name="id" value={id} />
          <button aria-describedby={`${id}-arrived`}>Delete for good</button>
        </form>
      </details>
    </article>
  );
}
