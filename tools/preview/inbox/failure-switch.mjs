const select = /** @type {HTMLSelectElement} */ (document.getElementById('mode'));
const content = /** @type {HTMLElement} */ (document.getElementById('warning-content'));
const text = /** @type {HTMLElement} */ (document.getElementById('warning-text'));
const mend = /** @type {HTMLButtonElement} */ (document.getElementById('mend'));

/**
 * Shows what the next sends meet; anything but "works" raises the band that stays in view.
 * @param {string} mode
 */
export function showMode(mode) {
  const failing = mode !== 'works';
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
    try {
      const answer = await fetch('/__inbox/mode', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      showMode(mode);
      onProblem('');
    } catch {
      onProblem('The switch was not changed: the server did not answer. Is npm start still running?');
      await loadMode().catch(() => undefined);
    }
  };
  select.addEventListener('change', () => void change(select.value));
  mend.addEventListener('click', () => {
    void change('works');
    // The button leaves with its band: the keyboard goes on at the switch.
    select.focus();
  });
}
