/** Runs the task after the next paint, so that the effect of a press is shown before longer work begins. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
