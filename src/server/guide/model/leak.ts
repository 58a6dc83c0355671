/** Recognizes text that a model has copied from its instructions. */
import { wordsOf } from '../text/words.ts';

/** Words in a row: two texts rarely share so many unless they were copied. */
const runLength = 6;

/** All sequences of `runLength` words in a text. */
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, at) => words.slice(at, at + runLength).join(' '));
}

/** By prompt: there are few, and they are constant. */
const runsByPrompt = new Map<string, ReadonlySet<string>>();

function secretRuns(prompt: string): ReadonlySet<string> {
  const runs = runsByPrompt.get(prompt) ?? new Set(runsOf(prompt));
  runsByPrompt.set(prompt, runs);
  return runs;
}

/** Creates a check whether a text repeats the prompt. The person's own words are not a leak. */
export function createLeakCheck(prompt: string, own: readonly string[]): (text: string) => boolean {
  const secret = secretRuns(prompt);
  const said = new Set(own.flatMap(runsOf));
  return (text) => runsOf(text).some((run) => secret.has(run) && !said.has(run));
}
