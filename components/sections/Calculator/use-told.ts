import { type RefObject, useCallback, useRef, useState } from 'react';

/** What stands beside the figures, or in their place. */
export interface Told {
  /** A sentence for each field that cannot be used, by its name. */
  problems: Record<string, string>;
  sentence: string;
  /** There are no figures for what was answered. */
  refused: boolean;
  /** The figures are those of an earlier answer, because this one cannot be used. */
  kept: boolean;
}

export const NOTHING: Told = { problems: {}, sentence: '', refused: false, kept: false };

/** How long a field may rest before it is said that it cannot be used, in milliseconds: half a number is no mistake. */
const REST = 2000;

/**
 * What is told of the answers, at once or when the field is left or has rested. Until then what was told before stays.
 * @returns also `panel` and `rest`, for the elements that keep their heights while no figures stand in them
 */
export function useTold() {
  const [told, setTold] = useState(NOTHING);
  const panel = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const waiting = useRef<{ timer: number; next: Told } | undefined>(undefined);

  const tell = useCallback((next: Told) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    keepRoom(panel, next.refused);
    keepRoom(rest, next.refused);
    setTold(next);
  }, []);

  const tellNow = useCallback(() => {
    if (waiting.current) tell(waiting.current.next);
  }, [tell]);

  const tellLater = useCallback(
    (next: Told) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { next, timer: window.setTimeout(tellNow, REST) };
    },
    [tellNow],
  );

  return { told, tell, tellLater, tellNow, panel, rest };
}

/** Keeps the height that an element has, or had when this began. */
function keepRoom({ current: element }: RefObject<HTMLDivElement | null>, keep: boolean) {
  if (!keep) element!.style.minHeight = '';
  else if (!element!.style.minHeight) element!.style.minHeight = `${element!.offsetHeight}px`;
}
