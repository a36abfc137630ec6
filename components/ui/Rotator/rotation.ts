export interface Rotation {
  show: 1 | 2;
  step: 1 | 2;
}

export type Place = 'first' | 'second' | 'before' | 'after';

export function cardPlace(card: number, current: number, count: number, { show, step }: Rotation): Place {
  const ahead = (card - current + count) % count;
  if (ahead === 0) return 'first';
  if (ahead < show) return 'second';
  return ahead >= count - step ? 'before' : 'after';
}

export function firstInView(list: Element): number {
  const { left } = list.getBoundingClientRect();
  return Math.max(
    0,
    [...list.children].findIndex((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - box.width / 2;
    }),
  );
}
