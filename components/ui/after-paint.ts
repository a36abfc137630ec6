/** Runs a task after the next paint, so that the visitor sees an effect of a press before longer work begins. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
