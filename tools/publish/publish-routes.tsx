import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Hidden, PictureNow } from '../editor/controls';
import { nameOf } from '../editor/field-names';
import { closeToOthers, isSameSite, readForm, Refusal } from '../preview/http-basics';
import { localPage } from '../preview/local-page';
import { messageOf } from '../system/progress';
import { type Change, pictureIn, whereOf } from './changes';
import { type Published, Publisher } from './publisher';
import { steps } from './steps';

export const PUBLISH = '/__publish';
const STYLE = `${PUBLISH}.css`;

interface Job {
  args: string[];
  said: string;
  /** The exit code; undefined while the job runs. */
  code?: number;
}

export type StartJob = (args: string[]) => Job;

function startJob(args: string[]): Job {
  const job: Job = { args, said: '' };
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/publish/publish.ts', ...args]);
  const end = () => child.kill();
  process.once('exit', end);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (job.said += stripVTControlCharacters(String(part))));
  child.on('close', (code) => {
    process.off('exit', end);
    job.code = code ?? 1;
  });
  return job;
}

export function publishRoutes(publisher = new Publisher(process.cwd(), steps), start: StartJob = startJob) {
  let job: Job | undefined;
  return async (request: IncomingMessage, response: ServerResponse, target: string): Promise<void> => {
    closeToOthers(response);
    const { method = '', headers } = request;
    if (!isSameSite(headers)) throw new Refusal(403, 'Publishing answers only to pages of this server.');
    if (!['GET', 'HEAD', 'POST'].includes(method)) throw new Refusal(405, 'Method Not Allowed');
    if (target === STYLE) {
      response.setHeader('Content-Type', 'text/css; charset=utf-8');
      return void response.end(readFileSync(path.join(__dirname, 'publish.css')));
    }
    if (target !== PUBLISH) throw new Refusal(404, 'There is nothing at this address.');
    if (method === 'POST') {
      if (job && job.code === undefined) throw new Refusal(409, 'Something is being published: wait until it is done.');
      const form = await readForm(request, 4096);
      const args = ['act', 'commit', 'side'].flatMap((name) => (form.get(name) ? [String(form.get(name))] : []));
      if (!/^(publish|take-back [0-9a-f]{40})( mine| theirs)?$/.test(args.join(' ')))
        throw new Refusal(400, 'This form is not known.');
      job = start(args);
      return void response.writeHead(303, { Location: PUBLISH }).end();
    }
    const isRunning = job && job.code === undefined;
    if (isRunning) response.setHeader('Refresh', '2');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await page(job, isRunning ? undefined : publisher));
  };
}

async function page(job: Job | undefined, publisher?: Publisher): Promise<string> {
  const state = publisher && (await Promise.all([publisher.state(), publisher.published()]).catch(messageOf));
  const children = (
    <>
      {job && <Progress job={job} />}
      {typeof state === 'string' && <p role="alert">{state}</p>}
      {typeof state === 'object' && <State {...state[0]} published={state[1]} />}
    </>
  );
  const header = <a href="/__words">All words</a>;
  return localPage({ title: 'Publish', program: 'Editor', style: STYLE, header, children });
}

type Fields = Record<string, string>;

const Form = ({ hidden = {}, name, buttons }: { hidden?: Fields; name: string; buttons: Fields }) => (
  <form method="post">
    <Hidden {...hidden} />
    {Object.entries(buttons).map(([value, text]) => (
      <button key={value} name={name} value={value}>
        {text}
      </button>
    ))}
  </form>
);

function Progress({ job: { args, said, code } }: { job: Job }) {
  const [act = '', commit = ''] = args;
  const outcome = code === undefined ? '… This takes two to three minutes.' : code === 0 ? ': done.' : ': not done.';
  return (
    <section aria-live="polite">
      <h2>{(act === 'publish' ? 'Publishing' : 'Taking back') + outcome}</h2>
      {code === undefined && <p>{said.split('\n').findLast((line) => line.endsWith(' …'))}</p>}
      {code === 2 && (
        <Form
          hidden={act === 'publish' ? { act } : { act, commit }}
          name="side"
          buttons={{ mine: 'Keep “mine”', theirs: 'Take “theirs”' }}
        />
      )}
      <pre>
        {said
          .split(/(?<![\w/])(content\/[\w/-]+\.(?:yaml|md|txt))/)
          .map((part, at) => (at % 2 ? fileLink(part) : part))}
      </pre>
    </section>
  );
}

const fileLink = (file: string) => (
  <a key={file} href={textAddress(file)}>
    {file}
  </a>
);

function textAddress(file: string, field?: string): string {
  const picture = pictureIn(file);
  if (picture) return `/__words/all?q=${encodeURIComponent(picture)}`;
  const name = file.replace(/^content\//, '');
  return `/__words/${name.replace(/\.yaml$/, '')}${field ? `#${encodeURIComponent(`${name} ${field}`)}` : ''}`;
}

function State({ changes, others, published }: { changes: Change[]; others: string[]; published: Published[] }) {
  return (
    <>
      <h2>{changes.length === 0 ? 'Nothing has changed since the last publish' : 'Changed since the last publish'}</h2>
      <Changes list={changes} isPresent />
      {others.length > 0 && <p>Not published, because they are no words or pictures: {others.join(', ')}</p>}
      <Form name="act" buttons={{ publish: 'Publish' }} />
      <h2>Published</h2>
      {published.map(({ commit, by, on, subject, changes: list }) => (
        <details key={commit}>
          <summary>{`${on}, ${by}: ${subject}`}</summary>
          <Changes list={list} />
          <Form hidden={{ commit }} name="act" buttons={{ 'take-back': 'Take back' }} />
        </details>
      ))}
    </>
  );
}

const Changes = ({ list, isPresent = false }: { list: Change[]; isPresent?: boolean }) => (
  <table>
    <tbody>
      {list.map((change) => (
        <tr key={change.file + change.field}>
          <th scope="row">
            <a href={textAddress(change.file, change.field)}>{`${whereOf(change)}: ${nameOf(change)}`}</a>
            {isPresent && <PictureNow name={pictureIn(change.file) ?? ''} />}
          </th>
          <Words title="Before" words={change.was} other={change.now} />
          <Words title="Now" words={change.now} other={change.was} />
        </tr>
      ))}
    </tbody>
  </table>
);

/** Changed words are bold, so that a language that somebody forgot to change stands out. */
const Words = ({ title, words, other }: { title: string; words: Change['was']; other: Change['was'] }) => (
  <td>
    <small>{title}</small>
    {Object.entries(words).map(([code, text]) => (
      <p key={code} lang={code === 'all' ? undefined : code}>
        {text === other[code] ? text : <strong>{text}</strong>}
      </p>
    ))}
  </td>
);
