/** Checks the model's text sentence by sentence before it is streamed: sentences that fail are left out. */
export interface SentenceGate {
  /** Takes the next text of the model, and returns the sentences that are complete and passed. */
  push(text: string): string;
  /** The rest, at the end of the text. */
  end(): string;
  /** All text that passed so far. */
  readonly shown: string;
  /** Ids of the checks that held back sentences, one or more per sentence. */
  readonly failed: readonly string[];
  /** How many sentences were left out. */
  readonly heldBack: number;
}

const western = /[.!?…]+["'”’)\]]*(?=\s)/gu;
const chinese = /[。！？]+[”’」』）]*/gu;

/** A sentence does not end inside a quote. */
function isBalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/“/g) === count(/”/g) && count(/「/g) === count(/」/g) && count(/"/g) % 2 === 0;
}

/** The end of the first complete sentence, or -1. */
function endOfSentence(text: string): number {
  const ends = [western, chinese].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => found.index + found[0].length),
  );
  const whole = ends.sort((left, right) => left - right).find((end) => isBalanced(text.slice(0, end)));
  return whole ?? -1;
}

/** In characters. Longer text without an end of a sentence is left out, with all that follows. */
const longestSentence = 1_000;

/** `check` gets the next sentence and the text that passed before it, and returns the ids of the failed checks. */
export function createSentenceGate(
  check: (sentence: string, shown: string) => readonly string[],
): SentenceGate {
  let buffer = '';
  let shown = '';
  let heldBack = 0;
  let isEndless = false;
  const failed: string[] = [];

  const pass = (sentence: string): string => {
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
    isEndless = true;
    heldBack += 1;
    failed.push('R8');
    buffer = '';
  };

  return {
    push: (text) => {
      if (isEndless) return '';
      buffer += text;
      let out = '';
      for (let end = endOfSentence(buffer); end >= 0; end = endOfSentence(buffer)) {
        out += pass(buffer.slice(0, end));
        buffer = buffer.slice(end);
      }
      if (buffer.length > longestSentence) giveUp();
      return out;
    },
    end: () => {
      const out = pass(buffer.trimEnd());
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
