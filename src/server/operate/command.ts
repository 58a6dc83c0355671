/** One of the things that `npm run operate -- COMMAND` does. */
export interface Command {
  /** One line for the list. */
  summary: string;
  /** Throws an Error whose message is for the person at the terminal. */
  run(args: string[]): Promise<void>;
}

/** What follows the command's name is not what it takes; the message says what it takes. */
export class WrongArguments extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongArguments';
  }
}

export function expectNoArguments(args: string[]): void {
  if (args.length) throw new WrongArguments(`This command takes no arguments, but got: ${args.join(' ')}`);
}
