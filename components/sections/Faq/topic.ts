/** A category of questions. */
export interface Topic {
  /** The id of the topic's questions, which the topic's tab opens. */
  id: string;
  name: string;
}
