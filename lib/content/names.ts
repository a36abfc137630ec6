export type Names<List extends string> = List extends `${infer First} ${infer Rest}` ? First | Names<Rest> : List;

/** Splits texts into names: `names('one two', 'three')` returns `['one', 'two', 'three']`. */
export const names = <const List extends string>(...lists: List[]) => lists.join(' ').split(' ') as Names<List>[];
