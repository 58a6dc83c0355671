/** Gates for listening: free answers are taken up and used, and what is found does not depend on chance. */
import type { PlayedDialogue } from '../dialogue.ts';
import { heardIn } from '../heard.ts';
import { isFreeAnswer, type Reply } from '../people.ts';
import type { Language } from '../question-sets.ts';
import { engineLanguages, fold, sharesRun } from '../text.ts';
import { type Gate, gateOf, missOf, type PlayedRound, roundsOf, summaryOf } from './gate.ts';

function sharedTerms(one: string, two: string, language: Language): number {
  const { termsOf } = engineLanguages[language];
  const terms = termsOf(two);
  return [...termsOf(one)].filter((term) => terms.has(term)).length;
}

export const freeRounds = (dialogue: PlayedDialogue): (PlayedRound & { reply: Reply })[] =>
  roundsOf(dialogue).flatMap((round) =>
    round.reply && isFreeAnswer(round.reply) ? [{ ...round, reply: round.reply }] : [],
  );

/** Their own clauses, to choose from, take up what they said. */
const offersOwn = (options: readonly string[], { own }: Reply) =>
  options.some((option) => own.includes(option));

const takenUp = gateOf('reflections after free answers that take up content', { least: 0.8 }, (dialogue) => {
  const { language } = dialogue.person;
  return freeRounds(dialogue).flatMap(({ reply, next }) => {
    if (next?.step.kind !== 'round') return [];
    const { reflection, options } = next.step;
    const isGood =
      offersOwn(options, reply) ||
      sharedTerms(reply.own, reflection, language) > 0 ||
      heardIn(reflection, reply.own, language) !== undefined;
    return [{ isGood, miss: missOf(dialogue, `${reply.own}  ->  ${reflection}`) }];
  });
});

/** Two content words, so that one that occurs by chance is not enough. */
const enoughShared = 2;

function isUsed(dialogue: PlayedDialogue, { number, reply, next }: PlayedRound & { reply: Reply }): boolean {
  const { language } = dialogue.person;
  const size = engineLanguages[language].termsOf(reply.own).size;
  if (next?.step.kind === 'round') {
    const { reflection, options } = next.step;
    if (offersOwn(options, reply)) return true;
    if (sharedTerms(reply.own, reflection, language) >= Math.max(1, Math.min(enoughShared, size)))
      return true;
    if (heardIn(reflection, reply.own, language) !== undefined) return true;
  }
  const panels = dialogue.steps
    .slice(number)
    .flatMap(({ step }) => (step.kind === 'round' ? Object.values(step.understanding ?? {}).flat() : []));
  const summary = summaryOf(dialogue)?.summary;
  if (summary?.evidence?.some(({ round }) => round === number)) return true;
  const texts = [...panels.map(({ text }) => text), ...(summary?.steps ?? [])];
  return texts.some((text) => sharesRun(reply.own, text, language));
}

const used = gateOf('free answers that are used', { least: 0.75 }, (dialogue) =>
  summaryOf(dialogue)
    ? freeRounds(dialogue).map((round) => ({
        isGood: isUsed(dialogue, round),
        miss: missOf(dialogue, `${round.step.question}  ->  ${round.reply.own}`),
      }))
    : [],
);

const sameInsight: Gate = {
  name: 'the same person, another seed: the same core insight',
  bar: { least: 0.85 },
  count(dialogues) {
    const firsts = new Map(
      dialogues.filter(({ isReplay }) => !isReplay).map((one) => [`${one.person.id} ${one.kind}`, one]),
    );
    const pairs = dialogues.flatMap((again) => {
      const first = firsts.get(`${again.person.id} ${again.kind}`);
      return again.isReplay && first ? [[first, again] as const] : [];
    });
    const insightOf = (dialogue: PlayedDialogue) => summaryOf(dialogue)?.summary.insights[0] ?? '';
    const different = pairs.filter(([one, two]) => {
      return insightOf(one) === '' || fold(insightOf(one)) !== fold(insightOf(two));
    });
    const misses = different.map(([one, two]) => missOf(one, `${insightOf(one)}  |  ${insightOf(two)}`));
    return { part: pairs.length - different.length, whole: pairs.length, misses };
  },
};

export const listeningGates: Gate[] = [takenUp, used, sameInsight];
