/** Lets the browser paint first, so that the visitor sees the effect of a press before longer work begins. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
