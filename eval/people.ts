/**
 * Simulated people. Their words were written by others, who knew neither the guide nor this code (`data/people-*.jsonl`);
 * here they are only chosen. What a person answers depends on who they are and on what was asked, never on the guide's
 * seed: the same person has the same preferences.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Asks, asks } from '../src/server/guide/engine/pack.ts';
import type { AnsweredRound, GuideRound } from '../src/server/guide/guide.ts';
import { askedBy } from './asked.ts';
import { type Language, languages } from './question-sets.ts';

/**
 * Picks offered answers; writes; does both; does both, but every third answer is none; refuses everything; does both and
 * ends with 'Enough for now'.
 */
export const personKinds = ['mixed', 'own words', 'options', 'pushback', 'refuses', 'early end'] as const;
export type PersonKind = (typeof personKinds)[number];

const some = z.array(z.string().trim().min(1)).min(1);
const stepSchema = z
  .strictObject({ text: z.string().min(1), step: z.string(), time: z.string() })
  .refine(
    ({ text, step, time }) => text.includes(step) && text.includes(time),
    'step and time stand in the text',
  );
const personSchema = z.strictObject({
  id: z.string(),
  situation: z.string(),
  question: z.string().min(2),
  moment: some,
  fear: some,
  want: some,
  cost: some,
  view: some,
  exception: some,
  rule: some,
  /** An empty `step`: the text refuses any plan. */
  step: stepSchema,
  other: some,
  known: some,
});

export interface Person extends z.output<typeof personSchema> {
  language: Language;
}

function load(language: Language): Person[] {
  const lines = readFileSync(new URL(`data/people-${language}.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => ({ ...personSchema.parse(JSON.parse(line)), language }));
}

export const loadPeople = (): Person[] => languages.flatMap(load);

export interface Reply extends Pick<AnsweredRound, 'content' | 'option'> {
  /**
   * What the answer is. A kind of question: free words of that kind; `other`: no answer, for example a question back;
   * `refusal`, `refuses plan`: a no; `check`: whether an insight fits; `value`, `number`: in rounds of these kinds.
   */
  of: Asks | 'picked' | 'other' | 'refusal' | 'refuses plan' | 'check' | 'value' | 'number';
  /** For free words: without what the kind of round asks for beside them, the number of a scale. */
  own: string;
}

export const isFreeAnswer = ({ of }: Pick<Reply, 'of'>): boolean => (asks as readonly string[]).includes(of);

/** What people say who refuse everything, in this order. */
const refusals: Record<Language, { plan: string; any: readonly [string, ...string[]] }> = {
  en: {
    plan: 'please no plan',
    any: [
      "I don't know",
      'no',
      "I'd rather not say",
      'none of those',
      "I don't want to talk about that",
      'leave it',
    ],
  },
  zh: { plan: '不要计划', any: ['不知道', '不想说', '都不是', '没有', '别问了', '算了'] },
};

const verdicts: Record<Language, readonly [string, string, string]> = {
  en: ["yes, that's it", 'partly', "no, that's not it"],
  zh: ['对，就是这样', '有一部分是', '不是这样'],
};

/** As the page puts these answers together (`later-rounds.tsx`). */
const cardsText: Record<Language, (first: string, others: readonly string[]) => string> = {
  en: (first, others) => `${first}. Also: ${others.join(', ')}.`,
  zh: (first, others) => `${first}。还有：${others.join('、')}。`,
};
const numberText: Record<Language, (number: number, own: string) => string> = {
  en: (number, own) => `${number}. ${own}`,
  zh: (number, own) => `${number}分。${own}`,
};

/** FNV-1a: spreads the choices over the people, the same in every run. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** For a guide that does not say what it asks for. */
const usualOrder: readonly Asks[] = ['moment', 'fear', 'want', 'cost', 'view', 'step'];
/** Where the answers of a kind are used up, people tell something else. */
const otherKinds: readonly Exclude<Asks, 'step'>[] = [
  'moment',
  'want',
  'fear',
  'cost',
  'view',
  'exception',
  'rule',
];

const letters = ['A', 'B', 'C'] as const;
type Manner = 'pick' | 'write' | 'other' | 'refuse';

export interface Player {
  reply(round: GuideRound, number: number): Reply;
  /** After how many answers the person has enough; undefined: they go on to the end. */
  enoughAfter: number | undefined;
}

export function createPlayer(person: Person, kind: PersonKind): Player {
  const { language } = person;
  const seed = `${person.id}/${kind}`;
  const used = new Set<string>();
  let others = 0;
  let nos = 0;

  const like = (text: string) => hashOf(`${seed}/${text}`);
  const byLiking = (texts: readonly string[]) => [...texts].sort((one, two) => like(two) - like(one));

  function mannerOf(number: number): Manner {
    if (kind === 'options') return 'pick';
    if (kind === 'own words') return 'write';
    if (kind === 'refuses') return 'refuse';
    if (kind === 'pushback' && number % 3 === 2) return 'other';
    return hashOf(`${seed}/${number}`) % 2 === 0 ? 'pick' : 'write';
  }

  function free(of: Reply['of'], own: string, content = own): Reply {
    used.add(own);
    return { of, own, content };
  }

  function say(of: Reply['of'], content: string): Reply {
    return { of, own: content, content };
  }

  function sayOther(): Reply {
    return say('other', person.other[others++ % person.other.length] ?? '');
  }

  function refuse(wanted: Asks | undefined, number: number): Reply {
    const { plan, any } = refusals[language];
    if (wanted === 'step' || number === 3) return say('refuses plan', plan);
    return say('refusal', any[nos++ % any.length] ?? any[0]);
  }

  function pick(options: readonly string[], index = options.indexOf(byLiking(options)[0] ?? '')): Reply {
    const option = letters[index];
    const content = options[index];
    if (option === undefined || content === undefined) return sayOther();
    return { of: 'picked', own: content, content, option };
  }

  function write(wanted: Asks | undefined, options: readonly string[]): Reply {
    const { step } = person;
    if (wanted === 'step' && !used.has(step.text))
      return free(step.step === '' ? 'refuses plan' : 'step', step.text);
    const kinds = wanted === undefined || wanted === 'step' ? otherKinds : [wanted, ...otherKinds];
    for (const of of kinds) for (const text of person[of]) if (!used.has(text)) return free(of, text);
    return options.length > 0 ? pick(options) : sayOther();
  }

  function verdict(round: GuideRound, manner: Manner): Reply {
    const index = hashOf(`${seed}/check`) % 3;
    if (manner === 'pick') return { ...pick(round.options, index), of: 'check' };
    return say('check', verdicts[language][index] ?? '');
  }

  function reply(round: GuideRound, number: number): Reply {
    const manner = mannerOf(number);
    const asked = askedBy(round, language);
    const wanted = asked === 'time' ? 'step' : asks.find((one) => one === asked);
    if (manner === 'refuse') return refuse(wanted, number);
    if (manner === 'other') return sayOther();
    if (asked === 'values') {
      const [first = '', ...others] = byLiking(round.options).slice(0, 3);
      return manner === 'pick' ? say('value', cardsText[language](first, others)) : write('want', []);
    }
    if (asked === 'scale') {
      if (manner === 'pick') return say('number', '4');
      const { own, ...rest } = write('exception', []);
      return { ...rest, own, content: numberText[language](3, own) };
    }
    if (asked === 'check') return verdict(round, manner);
    if (manner === 'pick') return pick(round.options);
    return write(asked === undefined ? usualOrder[number - 1] : wanted, round.options);
  }

  return {
    reply,
    enoughAfter: kind === 'early end' ? 2 + (hashOf(`${seed}/enough`) % 3) : undefined,
  };
}
