'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { stepsBack } from './steps-back';

interface Props {
  /** Where it leads when there is nothing to go back to, and without scripts. */
  href: string;
  children: string;
}

/** A link that returns to the page the visitor came from, if there is one. */
export function GoBack({ href, children }: Props) {
  const hashAtArrival = useRef('');
  useEffect(() => {
    hashAtArrival.current = location.hash;
  }, []);

  const goBack = (event: MouseEvent) => {
    const steps = stepsBack(hashAtArrival.current);
    if (steps === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.go(-steps);
  };
  return (
    <ButtonLink href={href} onClick={goBack}>
      {children}
    </ButtonLink>
  );
}
