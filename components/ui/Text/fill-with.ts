import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Fills in an element wherever a text has a name in braces.
 * @param name the name without its braces
 * @param draw draws the texts between the elements, which are strings otherwise
 */
export function fillWith(
  text: string,
  name: string,
  element: ReactNode,
  draw: (text: string) => ReactNode = (piece) => piece,
): ReactNode {
  const parts = text
    .split(`{${name}}`)
    .flatMap((piece, index) => (index === 0 ? [draw(piece)] : [element, draw(piece)]));
  // Passes the parts one by one, because as a list each would need a key, which makes the page's data longer.
  return createElement(Fragment, null, ...parts);
}
