/**
 * Calls back each time a mouse moves from a button onto something else inside the same element. A mouse that has
 * pressed Play holds nothing while it rests on the button; from there on it holds what it is over, as any other does.
 */
export function whenMouseLeavesButton(root: HTMLElement, told: () => void, signal: AbortSignal): void {
  root.addEventListener(
    'pointerout',
    ({ pointerType, target, relatedTarget }) => {
      const onto = relatedTarget as Node | null;
      const button = (target as Element).closest('button');
      if (pointerType === 'mouse' && button && !button.contains(onto) && root.contains(onto)) told();
    },
    { signal },
  );
}
