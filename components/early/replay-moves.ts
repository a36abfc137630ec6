export function replayMoves() {
  type Move = PointerEvent | KeyboardEvent;
  const ASLEEP = '[data-controls=asleep]';
  let moves: Move[] = [];
  let moved = '';
  let newest = 0;
  const watch = new MutationObserver(() => {
    const selector = `[data-movable="${moved}"]`;
    const thing = () => document.querySelector(selector);
    if (thing()?.closest(ASLEEP)) return;
    watch.disconnect();
    // Replays each event in a task of its own, because React renders an event's effect only after the event's task.
    if (performance.now() - newest < 10_000)
      for (const move of moves)
        setTimeout(() => thing()?.dispatchEvent(new (move.constructor as typeof KeyboardEvent)(move.type, move)));
    moves = [];
  });

  const keep = (event: Move) => {
    moves.push(event);
    newest = performance.now();
  };
  const begin = (event: Move) => {
    const pressed = (event.target as Element).closest<SVGElement>(`${ASLEEP} [data-movable]`);
    const isArrow = 'key' in event && event.key.startsWith('Arrow');
    if ('key' in event && !(pressed && isArrow)) return;
    const name = pressed?.dataset.movable ?? '';
    if (!isArrow || name !== moved || moves[0]?.type === 'pointerdown') moves = [];
    moved = name;
    if (!pressed) return;
    if (isArrow) event.preventDefault();
    keep(event);
    watch.observe(document, { subtree: true, attributeFilter: ['data-controls'] });
  };
  const goOn = (event: PointerEvent) => {
    const { type, pointerId } = moves[0] as PointerEvent;
    if (type !== 'pointerdown' || event.pointerId !== pointerId || moves.at(-1)!.type === 'pointerup') return;
    if (event.type === 'pointermove' && moves.at(-1)!.type === 'pointermove') moves.pop();
    if (event.type === 'pointercancel') moves = [];
    else keep(event);
  };
  addEventListener('pointerdown', begin);
  addEventListener('keydown', begin);
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, (event) => moves.length > 0 && goOn(event));
}
