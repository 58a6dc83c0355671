/** Which situation a question is about, by the classifier. */
import { guideLocale } from '#shared/locales.ts';
import { type Situation, situations } from '#shared/situations.ts';
import { classifyGuide } from '../classifier/classifier.ts';
import type { Language as ClassifierLanguage } from '../classifier/features.ts';
import { foldText, splitText } from '../classifier/normalise.ts';
import { rememberReadings } from '../remembered-readings.ts';

export interface SituationGuess {
  situation: Situation;
  probability: number;
}

const known: ReadonlySet<string> = new Set(situations);

/** The guide goes by a guess with this probability, or with less if the next one is far behind. */
const sure = { alone: 0.85, ahead: 0.65, margin: 0.45 };
/** From this probability it is offered as a guess. */
const likely = 0.12;
const maxGuesses = 3;

function add(
  sums: Map<Situation, number>,
  folded: string,
  language: ClassifierLanguage,
  weight: number,
): void {
  for (const { name, probability } of classifyGuide(folded, language)) {
    if (!known.has(name)) continue;
    const situation = name as Situation;
    sums.set(situation, (sums.get(situation) ?? 0) + weight * probability);
  }
}

function readSituations(question: string): SituationGuess[] {
  const language = guideLocale(question);
  const folded = foldText(question);
  const whole = new Map<Situation, number>();
  for (const piece of splitText(folded, language)) add(whole, piece, language, 1);
  const sentences = folded.split(/(?<=[.!?。！？；])\s*/u).filter((sentence) => sentence.length > 3);
  const best = new Map<Situation, number>();
  for (const sentence of sentences) {
    const one = new Map<Situation, number>();
    add(one, sentence, language, 1);
    for (const [name, value] of one) best.set(name, Math.max(best.get(name) ?? 0, value));
  }
  return situations
    .map((situation) => ({
      situation,
      probability: Math.min(1, Math.max(whole.get(situation) ?? 0, best.get(situation) ?? 0)),
    }))
    .filter(({ probability }) => probability >= likely)
    .sort((one, two) => two.probability - one.probability)
    .slice(0, maxGuesses);
}

/**
 * The likely situations, most likely first: the text as a whole counts as much as its clearest sentence. Each step needs
 * those of the same question several times: reading them takes 0.8 ms.
 */
export const guessSituations: (question: string) => readonly SituationGuess[] = rememberReadings(
  2_000,
  readSituations,
);

export function detectSituation(question: string): Situation | undefined {
  const guesses = guessSituations(question);
  const [first, second] = guesses;
  if (!first) return undefined;
  // A flat to give up and a death: it is about the death.
  if (guesses.some(({ situation, probability }) => situation === 'bereavement' && probability >= sure.alone))
    return 'bereavement';
  const margin = first.probability - (second?.probability ?? 0);
  const isSure =
    first.probability >= sure.alone || (first.probability >= sure.ahead && margin >= sure.margin);
  return isSure ? first.situation : undefined;
}
