import { useCallback, useSyncExternalStore } from 'react';

const onTheServer = () => false;

/** Whether a media query holds now, kept up to date. On the server, and while the page wakes, it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onTheServer);
}
