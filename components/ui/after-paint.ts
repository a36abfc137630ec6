/** Shows the effect of a press before longer work begins. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
