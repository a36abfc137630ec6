export type Names<List extends string> = List extends `${infer First} ${infer Rest}` ? First | Names<Rest> : List;

/** Makes a list of names from a text in which spaces separate them. */
export const names = <const List extends string>(...lists: List[]) => lists.join(' ').split(' ') as Names<List>[];
