/** Runs a task once what has changed in the page so far is on the screen: a press is seen to be heard before its work begins. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
