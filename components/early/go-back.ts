export function goBack() {
  const hashAtArrival = location.hash;

  /** How many history entries to go back: 1, or more if the skip link has added any; 0 if no page is before. */
  function stepsBack(): number {
    // Not all browsers have `window.navigation`.
    const { navigation } = window as { navigation?: Navigation };
    if (navigation?.currentEntry) {
      const entries = navigation.entries();
      const before = entries.slice(0, navigation.currentEntry.index);
      const ofThisPage = before.filter(({ sameDocument }) => sameDocument).length;
      // `navigation.entries()` leaves out pages of other sites; `history.length` counts them.
      const somethingBefore = before.length > ofThisPage || history.length > entries.length;
      return somethingBefore ? ofThisPage + 1 : 0;
    }
    const steps = location.hash === hashAtArrival ? 1 : 2;
    return history.length > steps ? steps : 0;
  }

  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-go-back]')) return;
    const steps = stepsBack();
    if (steps === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.go(-steps);
  });
}
