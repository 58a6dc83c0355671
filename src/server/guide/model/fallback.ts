/** The built-in guide in place of the model, such that it fits what the person has read already. */
import type { Guide, GuideEvent, GuideInput, GuideStep } from '../guide.ts';
import { withoutQuotes } from '../quotes.ts';
import { checkRound } from '../rubric.ts';
import { checksFor } from '../rubric-language.ts';

export function joinSentences(shown: string, more: string): string {
  if (shown === '' || more === '') return shown + more;
  return /[。！？…”」]$/u.test(shown) && /^\p{Script=Han}/u.test(more) ? shown + more : `${shown} ${more}`;
}

async function collect(guide: Guide, input: GuideInput, signal: AbortSignal): Promise<GuideStep> {
  for await (const event of guide.next(input, signal)) if (event.type === 'step') return event.step;
  throw new Error('the fallback ended without a step');
}

/** Joined they are the text again. No sentence ends inside a quote or with one. */
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

/** The reflections that are possible once `shown` was read: alone, with all that the guide says, with the end of it. */
function possible(shown: string, more: string): string[] {
  const sentences = wholeSentences(more);
  return [shown, ...sentences.map((_, at) => joinSentences(shown, sentences.slice(at).join('').trimStart()))];
}

/** What `step` fails with its reflection: the rubric judges a summary without it, so here it is asked (S7). */
function failuresOf(step: GuideStep, input: GuideInput): readonly string[] {
  if (step.kind === 'round') return checkRound(step, input);
  const own = withoutQuotes(step.reflection);
  return checksFor(own).isReadable(own, 'summary') ? [] : ['S7'];
}

/** The first that passes, else the first with the fewest failures: what was read cannot be taken back. */
function best(step: GuideStep, input: GuideInput, shown: string): GuideStep {
  const steps = possible(shown, step.reflection).map((reflection): GuideStep => ({ ...step, reflection }));
  const counts = steps.map((one) => failuresOf(one, input).length);
  return steps[counts.indexOf(Math.min(...counts))] ?? step;
}

/**
 * After sentences of the model the step keeps them as its reflection, where it stands on them alone; else the
 * built-in guide's own follows them, or as much of it as stands with them. Where nothing was shown it is alone.
 */
export async function* fallBack(
  guide: Guide,
  input: GuideInput,
  shown: string,
  signal: AbortSignal,
): AsyncGenerator<GuideEvent> {
  if (shown === '') return yield* guide.next(input, signal);
  const step = best(await collect(guide, input, signal), input, shown);
  if (step.reflection !== shown) yield { type: 'thinking', text: step.reflection.slice(shown.length) };
  yield { type: 'step', step };
}
