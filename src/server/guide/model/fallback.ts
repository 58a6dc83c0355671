/** Replaces the model's step with one of the built-in guide that fits what the person has already read. */
import type { Guide, GuideEvent, GuideInput, GuideStep } from '../guide.ts';
import { checksFor } from '../rubric/checks-by-language.ts';
import { checkRound } from '../rubric/rubric.ts';
import { withoutQuotes } from '../text/quotes.ts';

/** Joins two texts with a blank, or without one between Chinese sentences. */
export function joinSentences(shown: string, more: string): string {
  if (shown === '' || more === '') return shown + more;
  return /[。！？…”」]$/u.test(shown) && /^\p{Script=Han}/u.test(more) ? shown + more : `${shown} ${more}`;
}

async function collect(guide: Guide, input: GuideInput, signal: AbortSignal): Promise<GuideStep> {
  for await (const event of guide.next(input, signal)) if (event.type === 'step') return event.step;
  throw new Error('The built-in guide ended without a step');
}

/** Splits a text into sentences; joined, they are the text again. No sentence ends inside or with a quote. */
export function wholeSentences(text: string): string[] {
  const masked = text.replace(/“[^”]*”/gu, (quote) => 'x'.repeat(quote.length));
  const ends = [...masked.matchAll(/[.!?…]+(?=\s)|[。！？]+/gu)].map(
    (found) => found.index + found[0].length,
  );
  const cuts = [0, ...ends, text.length];
  return cuts
    .slice(1)
    .map((end, at) => text.slice(cuts[at], end))
    .filter((sentence) => sentence !== '');
}

/** The possible reflections after `shown`: alone, with the whole built-in reflection, or with the end of it. */
function possibleReflections(shown: string, more: string): string[] {
  const sentences = wholeSentences(more);
  return [shown, ...sentences.map((_, at) => joinSentences(shown, sentences.slice(at).join('').trimStart()))];
}

/** The failed checks of `step`. Includes S7 for a summary's reflection, which the rubric leaves out. */
function failuresOf(step: GuideStep, input: GuideInput): readonly string[] {
  if (step.kind === 'round') return checkRound(step, input);
  const own = withoutQuotes(step.reflection);
  return checksFor(own).isReadable(own, 'summary') ? [] : ['S7'];
}

/**
 * The step with the first reflection that passes the checks, else the first with the fewest failures: what was shown
 * cannot be retracted.
 */
function chooseStep(step: GuideStep, input: GuideInput, shown: string): GuideStep {
  const steps = possibleReflections(shown, step.reflection).map(
    (reflection): GuideStep => ({ ...step, reflection }),
  );
  const counts = steps.map((one) => failuresOf(one, input).length);
  return steps[counts.indexOf(Math.min(...counts))] ?? step;
}

/**
 * Sentences of the model that were shown stay the reflection if they pass alone; otherwise the built-in reflection
 * follows them, or as much of it as passes. If nothing was shown, the built-in step is used unchanged.
 */
export async function* fallBack(
  guide: Guide,
  input: GuideInput,
  shown: string,
  signal: AbortSignal,
): AsyncGenerator<GuideEvent> {
  if (shown === '') return yield* guide.next(input, signal);
  const step = chooseStep(await collect(guide, input, signal), input, shown);
  if (step.reflection !== shown) yield { type: 'thinking', text: step.reflection.slice(shown.length) };
  yield { type: 'step', step };
}
