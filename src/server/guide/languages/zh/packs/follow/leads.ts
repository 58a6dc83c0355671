/** What a listener hears in the words that a question follows, by the name of the question. */
export const leads: Readonly<Record<string, string>> = {};
