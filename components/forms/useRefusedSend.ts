'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back when the browser refuses to send the control's form. It is for controls that need an answer but that the
 * browser does not require.
 */
export function useRefusedSend(
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  onRefused: () => void,
) {
  const latest = useRef(onRefused);
  useEffect(() => {
    latest.current = onRefused;
  });

  useEffect(() => {
    const form = control.current?.form;
    const listener = () => latest.current();
    form?.addEventListener('invalid', listener, true);
    return () => form?.removeEventListener('invalid', listener, true);
  }, [control]);
}
