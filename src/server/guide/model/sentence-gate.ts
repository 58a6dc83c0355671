/** Checks the model's text sentence by sentence before it is streamed: sentences that fail a check are held back. */
export interface SentenceGate {
  /** Takes the next text of the model, and returns the sentences that are complete and passed. */
  push(text: string): string;
  /** The rest, at the end of the text. */
  end(): string;
  /** All text that passed so far. */
  readonly shown: string;
  /** Ids of the checks that held back sentences, one or more per sentence. */
  readonly failed: readonly string[];
  /** How many sentences were held back. */
  readonly heldBack: number;
}

/** Needs the white space after it: `3.` may go on as `3.5`, so the end of a text waits for the next one. */
const westernEnd = /[.!?…]+["'”’)\]]*(?=\s)/gu;
const chineseEnd = /[。！？]+[”’」』）]*/gu;

/** A sentence does not end inside a quote. Single quotes do not count, because they are also apostrophes. */
function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/“/g) === count(/”/g) && count(/「/g) === count(/」/g) && count(/"/g) % 2 === 0;
}

/** The end of the first complete sentence, or -1. */
function endOfSentence(text: string): number {
  const ends = [westernEnd, chineseEnd].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => found.index + found[0].length),
  );
  const whole = ends.sort((left, right) => left - right).find((end) => isBalanced(text.slice(0, end)));
  return whole ?? -1;
}

/** The id of the check (docs/guide-method.md) that sentences can be read at one go. */
const readableSentences = 'R8';

/** Longer text without an end of a sentence (or with a quote that never ends) is held back, with all that follows. */
const maxSentenceChars = 1_000;

/** `check` gets the next sentence and the text that passed before it, and returns the ids of the failed checks. */
export function createSentenceGate(
  check: (sentence: string, shown: string) => readonly string[],
): SentenceGate {
  let buffer = '';
  let shown = '';
  let heldBack = 0;
  let gaveUp = false;
  const failed: string[] = [];

  const checkAndAppend = (sentence: string): string => {
    if (sentence.trim() === '') return '';
    const ids = check(sentence.trim(), shown);
    if (ids.length > 0) {
      heldBack += 1;
      failed.push(...ids);
      return '';
    }
    const text = shown === '' ? sentence.trimStart() : sentence;
    shown += text;
    return text;
  };

  const giveUp = () => {
    gaveUp = true;
    heldBack += 1;
    failed.push(readableSentences);
    buffer = '';
  };

  return {
    push: (text) => {
      if (gaveUp) return '';
      buffer += text;
      let out = '';
      for (let end = endOfSentence(buffer); end >= 0; end = endOfSentence(buffer)) {
        out += checkAndAppend(buffer.slice(0, end));
        buffer = buffer.slice(end);
      }
      if (buffer.length > maxSentenceChars) giveUp();
      return out;
    },
    end: () => {
      const out = checkAndAppend(buffer.trimEnd());
      buffer = '';
      return out;
    },
    get shown() {
      return shown;
    },
    get failed() {
      return failed;
    },
    get heldBack() {
      return heldBack;
    },
  };
}
