export function goBack() {
  const hashAtArrival = location.hash;

  /** Returns 0 if there is no previous page. Can exceed 1, because the skip link adds an entry to the history. */
  function stepsBack(): number {
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
