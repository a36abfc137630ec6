import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onRefused` when an invalid field or a missing consent stops a send, even if `control` itself is valid. */
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
