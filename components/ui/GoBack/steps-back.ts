/**
 * How many entries of the tab's history lie between this page and the one before it. Entries that this page itself
 * has made, such as the skip link's, are passed over.
 *
 * @param hashAtArrival what followed the address when the visitor came, for browsers without the Navigation API
 * @returns 0 where there is no page before this one
 */
export function stepsBack(hashAtArrival: string): number {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation?.currentEntry) {
    const entries = navigation.entries();
    const before = entries.slice(0, navigation.currentEntry.index);
    const ofThisPage = before.filter(({ sameDocument }) => sameDocument).length;
    // Pages of other sites are not among the entries (so `canGoBack` denies them), but the history's length counts them.
    const somethingBefore = before.length > ofThisPage || history.length > entries.length;
    return somethingBefore ? ofThisPage + 1 : 0;
  }
  const steps = location.hash === hashAtArrival ? 1 : 2;
  return history.length > steps ? steps : 0;
}
