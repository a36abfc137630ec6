const select = /** @type {HTMLSelectElement} */ (document.getElementById('mode'));
const content = /** @type {HTMLElement} */ (document.getElementById('warning-content'));
const text = /** @type {HTMLElement} */ (document.getElementById('warning-text'));
const changing = /** @type {HTMLElement} */ (document.getElementById('changing'));
const mend = /** @type {HTMLButtonElement} */ (document.getElementById('mend'));

const ANSWER_MS = 3000;
const LATE =
  'The switch was not changed: no answer came within 3 seconds. Either too many pages of the site are open in this browser (close the others and try again), or npm start is stuck (stop it and start it anew).';
const GONE = 'The switch was not changed: the server did not answer. Is npm start still running?';

/** What the server said last. */
let known = 'works';
/** @type {AbortController | undefined} */
let underWay;

/**
 * Shows what the next sends meet; anything but "works" raises the band that stays in view.
 * @param {string} mode
 */
export function showMode(mode) {
  const failing = mode !== 'works';
  known = mode;
  select.value = mode;
  select.toggleAttribute('data-failing', failing);
  text.textContent = `${select.selectedOptions[0]?.text ?? mode}. Nothing that is sent now is stored.`;
  content.hidden = !failing;
  document.title = failing ? 'Sends fail on purpose · Lead inbox' : 'Lead inbox';
}

/** Asks the server for the mode: it starts over with "works" when it restarts. */
export async function loadMode() {
  const answer = await fetch('/__inbox/mode');
  showMode((await answer.json()).mode);
}

/**
 * Lets the visitor of the inbox change the mode.
 * @param {(problem: string) => void} onProblem told in words when a change did not reach the server
 */
export function wireModes(onProblem) {
  /** @param {string} mode */
  const change = async (mode) => {
    underWay?.abort();
    const mine = new AbortController();
    underWay = mine;
    const timer = window.setTimeout(() => mine.abort(), ANSWER_MS);
    changing.textContent = 'changing…';
    let problem = '';
    try {
      const answer = await fetch('/__inbox/mode', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ mode }),
        signal: mine.signal,
      });
      if (!answer.ok) throw new Error(await answer.text());
    } catch (error) {
      if (mine.signal.aborted) problem = LATE;
      else problem = error instanceof TypeError ? GONE : /** @type {Error} */ (error).message;
    }
    window.clearTimeout(timer);
    // A later change has taken over: what became of this one is of no use.
    if (underWay !== mine) return;
    changing.textContent = '';
    showMode(problem ? known : mode);
    onProblem(problem);
  };
  select.addEventListener('change', () => void change(select.value));
  mend.addEventListener('click', () => {
    void change('works');
    // The button leaves with its band: the keyboard goes on at the switch.
    select.focus();
  });
}
