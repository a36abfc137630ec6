import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { nameOf } from '../editor/field-names';
import { closeToOthers, isSameSite, readForm, Refusal } from '../preview/http-basics';
import { localPage } from '../preview/local-page';
import { type Change, whereOf } from './changes';
import { type Published, Publisher } from './publisher';
import { steps } from './steps';

export const PUBLISH = '/__publish';
const STYLE = `${PUBLISH}.css`;

/** A run of `npm run publish` that somebody has started here. */
interface Job {
  args: string[];
  said: string;
  /** The exit code; undefined while it runs. */
  code?: number;
}

/** Starts a run and returns at once. */
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

/** Serves the page with what has changed and what was published, and publishes or takes back what its forms ask. */
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
  const state = publisher && (await Promise.all([publisher.state(), publisher.published()]).catch(String));
  const children = (
    <>
      {job && <Progress job={job} />}
      {typeof state === 'string' && <p role="alert">{state.replace(/^Error: /, '')}</p>}
      {typeof state === 'object' && (
        <>
          <State {...state[0]} />
          <h2>Published</h2>
          {state[1].map((one) => (
            <Entry key={one.commit} one={one} />
          ))}
        </>
      )}
    </>
  );
  const header = <a href="/__words">All words</a>;
  return localPage({ title: 'Publish', program: 'Editor', style: STYLE, header, children });
}

function Progress({ job: { args, said, code } }: { job: Job }) {
  const [act, commit] = args;
  const title = act === 'publish' ? 'Publishing' : 'Taking back';
  const outcome = code === undefined ? '… This takes one to three minutes.' : code === 0 ? ': done.' : ': not done.';
  return (
    <section aria-live="polite">
      <h2>{title + outcome}</h2>
      {code === 2 && (
        <form method="post">
          <input type="hidden" name="act" value={act} />
          {act === 'take-back' && <input type="hidden" name="commit" value={commit} />}
          <button name="side" value="mine">
            Keep “mine”
          </button>
          <button name="side" value="theirs">
            Take “theirs”
          </button>
        </form>
      )}
      <pre>{said.split(/(?<![\w/])(?=content\/)/).map(linked)}</pre>
    </section>
  );
}

/** Begins with a link to its texts in the editor, if the line names a file of words. */
function linked(text: string, key: number) {
  const [, file = '', rest = ''] = /^content\/([\w/-]+(?:\.yaml|\.md)?)(.*)$/s.exec(text) ?? [];
  if (!file) return text;
  return (
    <span key={key}>
      <a href={textAddress(file)}>content/{file}</a>
      {rest}
    </span>
  );
}

/** The address of a file's texts in the editor, which lists those of an article in both languages together. */
const textAddress = (file: string, field?: string) =>
  `/__words/${file.replace(/\.yaml$/, '')}${field ? `#${encodeURIComponent(`${file} ${field}`)}` : ''}`;

const State = ({ changes, others }: { changes: Change[]; others: string[] }) => (
  <>
    <h2>
      {changes.length === 0
        ? 'Nothing has changed since the last publish'
        : `${changes.length} changed ${changes.length === 1 ? 'text' : 'texts'}`}
    </h2>
    <Changes list={changes} />
    {others.length > 0 && <p>Not published, because they are no words or pictures: {others.join(', ')}</p>}
    <form method="post">
      <button name="act" value="publish">
        Publish
      </button>
    </form>
  </>
);

const Entry = ({ one: { commit, by, on, subject, changes } }: { one: Published }) => (
  <details>
    <summary>{`${on}, ${by}: ${subject}`}</summary>
    <Changes list={changes} />
    <form method="post">
      <input type="hidden" name="commit" value={commit} />
      <button name="act" value="take-back">
        Take back
      </button>
    </form>
  </details>
);

const nameInContent = (file: string) => file.replace(/^content\//, '');

/** The old and new words of each text, side by side, a table for each page. */
function Changes({ list }: { list: Change[] }) {
  return [...new Set(list.map(whereOf))].map((place) => (
    <section key={place}>
      <h3>{place.startsWith('/') ? <a href={place}>{place}</a> : place}</h3>
      <table>
        <thead>
          <tr>
            <th>Text</th>
            <th>Before</th>
            <th>Now</th>
          </tr>
        </thead>
        <tbody>
          {list
            .filter((change) => whereOf(change) === place)
            .map((change) => (
              <tr key={change.file + change.field}>
                <th scope="row">
                  <a href={textAddress(nameInContent(change.file), change.field)}>{nameOf(change)}</a>
                </th>
                <Words words={change.was} other={change.now} />
                <Words words={change.now} other={change.was} />
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  ));
}

/** What has changed is bold, so that a language that was forgotten can be seen. */
const Words = ({ words, other }: { words: Change['was']; other: Change['was'] }) => (
  <td>
    {Object.entries(words).map(([code, text]) => (
      <p key={code} lang={code === 'all' ? undefined : code}>
        {text === other[code] ? text : <strong>{text}</strong>}
      </p>
    ))}
  </td>
);
