export type LaunchProblemKind =
  'not approved' | 'not sealed' | 'changed' | 'placeholder' | 'missing' | 'sample' | 'setting';

/** One thing that the company has to supply or confirm before the site goes live. */
export interface LaunchProblem {
  kind: LaunchProblemKind;
  /** "file:line" in the project, or the name of a setting. */
  where: string;
  /** The claim, the placeholder, or what is wrong with the setting. */
  text: string;
}
