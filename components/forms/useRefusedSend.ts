'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `mark` when the browser refuses to send the form of `part`. It serves controls that must be answered but that
 * the browser does not require.
 */
export function useRefusedSend(part: RefObject<HTMLInputElement | HTMLFieldSetElement | null>, mark: () => void) {
  const latest = useRef(mark);
  useEffect(() => {
    latest.current = mark;
  });

  useEffect(() => {
    const form = part.current?.form;
    const stopped = () => latest.current();
    form?.addEventListener('invalid', stopped, true);
    return () => form?.removeEventListener('invalid', stopped, true);
  }, [part]);
}
