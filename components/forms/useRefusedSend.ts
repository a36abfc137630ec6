import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onRefused` even if only another field is invalid. */
export function useRefusedSend(
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  onRefused: () => void,
) {
  const listener = useEffectEvent(onRefused);
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('invalid', listener, true);
    return () => form?.removeEventListener('invalid', listener, true);
  }, [control]);
}
