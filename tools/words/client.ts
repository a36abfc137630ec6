/** The script of the editor: in its own pages, and in every page that `npm run dev` shows. */

async function post(name: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  try {
    const answer = await fetch(`/__words/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { isDone: answer.ok, said: await answer.text() };
  } catch {
    return { isDone: false, said: 'No answer: is "npm run dev" still running? Your words are still here.' };
  }
}

/** Says under a button what came of it: a refusal as an alert. */
function say(button: Element, { isDone, said }: Awaited<ReturnType<typeof post>>): void {
  if (button.nextElementSibling?.matches('.said')) button.nextElementSibling.remove();
  const line = Object.assign(document.createElement('p'), { className: 'said', textContent: said });
  line.setAttribute('role', isDone ? 'status' : 'alert');
  button.after(line);
}

const boxesIn = (root: ParentNode) => [...root.querySelectorAll('textarea')];
const unsavedIn = (root: ParentNode) => boxesIn(root).filter((box) => box.value !== box.defaultValue);
const wordsIn = (boxes: HTMLTextAreaElement[]) => Object.fromEntries(boxes.map(({ name, value }) => [name, value]));

async function save(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector(':scope > button')!;
  const { file, field, add } = form.dataset;
  if (add !== undefined) {
    const sets = [...form.querySelectorAll('fieldset')];
    const words = Object.fromEntries(sets.map((set) => [set.dataset.field, wordsIn(boxesIn(set))]));
    const chosen = form.querySelector<HTMLInputElement>('[type=file]')?.files?.[0];
    const result = await post('add', { to: add, words, picture: chosen && (await base64(chosen)) });
    if (result.isDone) form.reset();
    return say(button, result);
  }
  const changed = unsavedIn(form);
  const words = wordsIn(changed);
  const was = Object.fromEntries(changed.map((box) => [box.name, box.defaultValue]));
  const { isDone, said } = await post('save', { file, field, words, was });
  if (isDone) for (const box of changed) box.defaultValue = box.value;
  // Whoever has read that somebody else changed the text may save again, over these words alone.
  else if (said.startsWith('Somebody')) for (const box of changed) box.defaultValue = await writtenFor(form, box.name);
  const isHindiLeft = isDone && 'en' in words && !('hi' in words);
  say(button, { isDone, said: isHindiLeft ? `${said} The English has changed, the Hindi has not.` : said });
}

/** What the file has now for a box of a form. */
async function writtenFor({ dataset, ariaLabel }: HTMLFormElement, name: string): Promise<string> {
  const answer = await fetch(`/__words/${dataset.file!.replace(/\.yaml$/, '')}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const form = [...page.forms].find((one) => one.ariaLabel === ariaLabel);
  return form?.querySelector<HTMLTextAreaElement>(`[name=${name}]`)?.defaultValue ?? '';
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Lets the forms within save, show what limits their words, and put in names. */
function wake(root: Document | ShadowRoot): void {
  let pause: ReturnType<typeof setTimeout>;
  let lastBox: HTMLTextAreaElement | undefined;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) lastBox = target;
  });
  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('.text')) return;
    event.preventDefault();
    void save(form);
  });
  root.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('[data-file]');
    clearTimeout(pause);
    if (form)
      pause = setTimeout(async () => {
        const { isDone, said } = await post('limits', { ...form.dataset, words: wordsIn(boxesIn(form)) });
        if (isDone) form.querySelector('.limits')!.innerHTML = said;
      }, 300);
  });
  root.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button');
    const { insert, post: name, place, was } = button?.dataset ?? {};
    if (insert !== undefined) {
      (lastBox?.form === button!.form ? lastBox! : boxesIn(button!.form!)[0]!).focus();
      document.execCommand('insertText', false, button!.textContent!);
    }
    if (!name || (place && !confirm(`Take out ${place}? "Undo the last save" brings it back.`))) return;
    const result = await post(name, { place, was });
    if (result.isDone && root instanceof Document) location.reload();
    else say(button!, result);
    // The words of the forms in the panel are older than the undone file.
    if (result.isDone && root instanceof ShadowRoot) root.querySelector('dialog div')!.innerHTML = '';
  });
  window.addEventListener('beforeunload', (event) => {
    if (unsavedIn(root).length > 0) event.preventDefault();
  });
}

/** Puts the button "Edit words" and its panel into a page of the site, with styles of their own. */
function addEditor(): void {
  const host = document.body.appendChild(document.createElement('words-editor'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<link rel="stylesheet" href="/__words/words.css">
    <button class="corner" aria-pressed="false">Edit words</button>
    <dialog aria-label="Edit words"><button class="close">Close</button>
      <button data-post="undo">Undo the last save</button><div></div></dialog>`;
  wake(root);
  const [corner, close] = ['.corner', '.close'].map((name) => root.querySelector<HTMLElement>(name)!);
  const panel = root.querySelector('dialog')!;
  let isOn = false;
  let chosen: HTMLElement | undefined;
  let outlined: HTMLElement | undefined;

  const ownWords = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
  const isText = (element: Element) => Boolean(element.getAttribute('alt') || ownWords(element).trim());
  const textAt = (event: Event) => {
    const around = event.composedPath().filter((one) => one instanceof HTMLElement);
    return around.includes(host) ? undefined : around.find(isText);
  };
  const outline = (element?: HTMLElement) => {
    outlined?.style.removeProperty('outline');
    element?.style.setProperty('outline', '3px solid #0a4ea3', 'important');
    outlined = element;
  };
  const mayLeave = () => unsavedIn(panel).length === 0 || confirm('Leave these words unsaved?');
  const end = () => {
    if (!mayLeave()) return;
    panel.querySelector('div')!.innerHTML = '';
    panel.close();
    chosen?.focus();
  };

  function turn(on: boolean): void {
    isOn = on;
    corner!.setAttribute('aria-pressed', String(on));
    outline();
    panel.close();
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(script, style, noscript, option)'))
      if (on && element.tabIndex < 0 && isText(element)) {
        element.tabIndex = 0;
        element.dataset.reached = '';
      } else if (!on && 'reached' in element.dataset) {
        element.removeAttribute('tabindex');
        delete element.dataset.reached;
      }
  }

  async function open(element: HTMLElement): Promise<void> {
    if (!mayLeave()) return;
    chosen = element;
    const around: Element[] = [element];
    while (around.length < 4 && around.at(-1)!.parentElement) around.push(around.at(-1)!.parentElement!);
    const candidates = around
      .flatMap((one) => [one.getAttribute('alt') ?? one.textContent!, ownWords(one)])
      .filter((words) => words.length < 4000);
    panel.querySelector('div')!.innerHTML = (await post('find', { candidates, route: location.pathname })).said;
    panel.show();
    const { lang } = document.documentElement;
    const own = panel.querySelector<HTMLTextAreaElement>(`textarea[lang=${lang.slice(0, 2)}]`);
    (own ?? panel.querySelector('textarea') ?? close!).focus();
  }

  const take = (event: Event) => {
    if (!isOn || event.composedPath().includes(host)) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const element = textAt(event);
    if (element) void open(element);
  };
  corner!.addEventListener('click', () => turn(!isOn));
  close!.addEventListener('click', end);
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, (event) => isOn && outline(textAt(event)));
  for (const name of ['click', 'keydown']) window.addEventListener(name, take, true);
  window.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOn) return;
    if (panel.open) end();
    else turn(false);
  });
}

if (location.pathname.startsWith('/__words')) wake(document);
else addEditor();
