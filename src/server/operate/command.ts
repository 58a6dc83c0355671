/** One of the things that `npm run operate -- COMMAND` does. */
export interface Command {
  /** One line for the list. */
  summary: string;
  /** Throws an Error whose message is for the person at the terminal. */
  run(args: string[]): Promise<void>;
}
