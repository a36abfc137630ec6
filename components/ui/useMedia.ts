import { useCallback, useSyncExternalStore } from 'react';

const onTheServer = () => false;

/** Whether a media query matches now, kept up to date. On the server and during hydration it is false. */
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
