import { wordsOf } from '../words.ts';

const runLength = 6;

/** Sequences of six words: two texts rarely share one unless it was copied. */
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
