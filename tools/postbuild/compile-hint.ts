/** Letters from which on Chrome compiles a script on another thread while it arrives. */
const STREAMED = 30_000;

/**
 * A script that asks to be compiled as a whole where that is done beside the page: else its functions are compiled one by one
 * when they are first called, and nothing on the page moves meanwhile. Chrome knows the words since version 136; to others
 * they are a comment.
 */
export const withCompileHint = (script: string): string =>
  script.length < STREAMED ? script : `//# allFunctionsCalledOnLoad\n${script}`;
