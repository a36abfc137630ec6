/** Under `npm run dev`, runs in the editor's own pages and in every page of the site. */

interface Answer {
  isDone: boolean;
  said: string;
  was?: Record<string, string>;
}

async function postToEditor(name: string, body: FormData): Promise<Answer> {
  try {
    const answer = await fetch(`/__words/${name}`, { method: 'POST', body });
    return { isDone: answer.ok, ...(await answer.json()) };
  } catch {
    return { isDone: false, said: 'No answer: is "npm run dev" still running? Your words are still here.' };
  }
}

function showAnswer(element: Element, { isDone, said }: Answer): void {
  element[isDone ? 'innerHTML' : 'textContent'] = said;
}

async function showLimits(form: HTMLFormElement): Promise<void> {
  const limits = form.querySelector('.limits');
  if (limits) showAnswer(limits, await postToEditor('limits', new FormData(form)));
}

type Box = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

const BOXES = 'form.text :is(textarea, select:not([data-free]), input:not([type=hidden], [type=file]))';
const boxesIn = (root: ParentNode) => [...root.querySelectorAll<Box>(BOXES)];
const saved = new WeakMap<Box, string>();
const wasIn = (box: Box) =>
  saved.get(box) ??
  (box instanceof HTMLSelectElement ? [...box.options].find((one) => one.defaultSelected)?.value : box.defaultValue)!;
const isUnsaved = (root: ParentNode) => boxesIn(root).some((box) => box.value !== wasIn(box));

function showCrop(form: HTMLFormElement): void {
  const crop = form.querySelector<HTMLImageElement>('.crop');
  const [file] = form.querySelector<HTMLInputElement>('[type=file]')?.files ?? [];
  if (!crop) return;
  crop.closest('figure')!.hidden = !file;
  if (file) crop.src = URL.createObjectURL(file);
  crop.style.aspectRatio = `${crop.getAttribute('width')} / ${crop.getAttribute('height')}`;
  crop.style.objectPosition = String(new FormData(form).get('keep')).replace('centre', 'center');
}

function say(form: Element, role: 'status' | 'alert', said: string): void {
  const line = Object.assign(document.createElement('p'), { className: 'said', textContent: said });
  line.setAttribute('role', role);
  form.querySelector('.said')?.remove();
  form.querySelector('button:not([type])')!.after(line);
}

/** Keeps words typed before the answer arrives. @returns undefined if the form was refused or got no answer */
async function sendForm(form: HTMLFormElement): Promise<string | undefined> {
  const boxes = boxesIn(form.parentElement!).filter((box) => box.form === form);
  const body = new FormData(form);
  for (const box of boxes) body.append(`was ${box.name}`, wasIn(box));
  say(form, 'status', 'Saving…');
  const { isDone, said, was = {} } = await postToEditor(form.dataset.act!, body);
  say(form, isDone ? 'status' : 'alert', said);
  const limits = form.querySelector('.limits');
  if (limits?.textContent === said) limits.textContent = '';
  const isAsSent = boxes.every((box) => box.value === body.get(box.name));
  for (const box of boxes) saved.set(box, was[box.name] ?? wasIn(box));
  if (!isDone) return undefined;
  if (isAsSent && form.dataset.act !== 'save') form.reset();
  else if (isAsSent) for (const box of boxes) box.value = wasIn(box);
  return said;
}

/** @param renew called after a form other than save, add and replace was accepted */
function listenTo(root: Document | ShadowRoot, renew: (said: string) => void): void {
  let pause: ReturnType<typeof setTimeout>;
  let lastBox: HTMLTextAreaElement | undefined;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) lastBox = target;
  });
  root.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    const { act, question } = form.dataset;
    if (!act) return;
    event.preventDefault();
    if (question && !confirm(question)) return;
    clearTimeout(pause);
    const said = await sendForm(form);
    if (said === undefined) return;
    if (act === 'save') await showLimits(form);
    else if (!/^(add|replace)$/.test(act)) renew(said);
  });
  root.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest('form');
    clearTimeout(pause);
    if (!form) return;
    showCrop(form);
    pause = setTimeout(() => void showLimits(form), 300);
  });
  const load = async ({ target }: Event) => {
    const group = target as HTMLDetailsElement;
    const address = group.dataset.load;
    if (!address || !group.open) return;
    delete group.dataset.load;
    const answer = await fetch(address).catch(() => undefined);
    const part = document.createElement('div');
    part.innerHTML = answer?.ok ? await answer.text() : 'No answer: is "npm run dev" still running?';
    group.append(part);
  };
  // Listens in the capture phase, because a toggle event does not bubble.
  root.addEventListener('toggle', (event) => void load(event), true);
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.name');
    if (!button) return;
    (lastBox?.form === button.form ? lastBox! : button.form!.querySelector('textarea')!).focus();
    document.execCommand('insertText', false, button.textContent);
  });
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved(root)) event.preventDefault();
  });
}

/** In a shadow tree, because the styles of the page must not reach the editor. */
function addEditor(): void {
  const host = document.body.appendChild(document.createElement('site-editor'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<link rel="stylesheet" href="/__seo/studio.css"><link rel="stylesheet" href="/__words/editor.css">
    <div class="bar"><button class="corner" aria-pressed="false">Edit words</button> <span role="status"></span></div>
    <dialog aria-label="Edit words"><form data-act="undo"><button type="button" class="close">Close</button>
      <button>Undo the last save</button></form><div></div></dialog>`;
  const [corner, close, found, note] = ['.corner', '.close', 'dialog > div', '.bar > span'].map((name) =>
    root.querySelector<HTMLElement>(name)!,
  );
  const panel = root.querySelector('dialog')!;
  // After an undo, or once a text is approved or no longer a sample, the forms in the panel are out of date.
  listenTo(root, (said) => {
    found!.innerHTML = '';
    say(panel.querySelector('form')!, 'status', said);
  });
  const outlines = document.head.appendChild(document.createElement('style'));
  outlines.textContent = '[data-editable] { outline: 1px dashed currentColor; outline-offset: 1px }';
  outlines.disabled = true;
  const reached: HTMLElement[] = [];
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
  const mayLeave = () => !isUnsaved(panel) || confirm('Leave these words unsaved?');
  const end = () => {
    if (!mayLeave()) return;
    found!.innerHTML = '';
    panel.close();
    chosen?.focus();
  };
  const explain = () => {
    note!.textContent = isOn ? 'Press an outlined text. Links lead nowhere until you press “Edit words” again.' : '';
  };

  function turn(on: boolean): void {
    isOn = on;
    corner!.setAttribute('aria-pressed', String(on));
    explain();
    outlines.disabled = !on;
    outline();
    panel.close();
    for (const element of reached.splice(0)) element.removeAttribute('tabindex');
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(script, style, noscript, option)')) {
      const isEditable = on && isText(element);
      element.toggleAttribute('data-editable', isEditable);
      if (!isEditable || element.tabIndex >= 0) continue;
      element.tabIndex = 0;
      reached.push(element);
    }
  }

  async function open(element: HTMLElement): Promise<void> {
    if (!mayLeave()) return;
    chosen = element;
    note!.textContent = 'Opening…';
    const body = new FormData();
    body.append('route', location.pathname);
    if (element.getAttribute('alt')) body.append('picture', '');
    for (let around: Element | null = element, left = 4; around && left > 0; around = around.parentElement, left--)
      for (const words of [around.getAttribute('alt') ?? around.textContent, ownWords(around)])
        if (words.length < 4000) body.append('words', words);
    showAnswer(found!, await postToEditor('find', body));
    explain();
    panel.show();
    const own = panel.querySelector<HTMLElement>(`textarea[lang=${document.documentElement.lang.slice(0, 2)}]`);
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

if (location.pathname.startsWith('/__words')) {
  const said = sessionStorage.getItem('said');
  sessionStorage.removeItem('said');
  if (said) say(document.querySelector('header form')!, 'status', said);
  listenTo(document, (message) => {
    sessionStorage.setItem('said', message);
    location.reload();
  });
} else addEditor();
