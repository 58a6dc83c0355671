/** Instructions with a version that is stored with what was written by them. */
export interface Prompt {
  /** To be raised with every change of the text; a test holds the two together. */
  version: string;
  /** What must never be repeated to the person. */
  rules: string;
  /** The rules and the examples. */
  text: string;
}
