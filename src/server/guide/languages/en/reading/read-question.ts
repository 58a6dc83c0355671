import type { Reading } from '#shared/contract/shapes.ts';
import { isChinese, isEnglish } from '../../../text/which-language.ts';
import { readChinese } from '../../zh/reading/read-question.ts';
import { findAct, whatToDo } from './act.ts';
import { findChoice, findTwoQuestions, type Sides } from './choice.ts';
import { pointsBack, referredAct } from './referred-act.ts';
import { sentencesOf, slotOf } from './sentences.ts';
import { putRight } from './typed.ts';
import { findUnnamedSides } from './unnamed-sides.ts';

interface Candidate {
  reading: Reading;
  weight: number;
}

function slots(reading: { a?: string; b?: string; act?: string }): { a?: string; b?: string; act?: string } {
  const out: { a?: string; b?: string; act?: string } = {};
  for (const name of ['a', 'b', 'act'] as const) {
    const slot = reading[name] === undefined ? undefined : slotOf(reading[name]);
    if (slot !== undefined) out[name] = slot;
  }
  return out;
}

function choiceReading([a, b]: Sides): Reading {
  return { frame: 'choice', ...slots({ a, b }) };
}

const onlyDeciding =
  /^(?:(?:best |even |possibly )?(?:decide|choose|do|figure (?:it|this|that) out|make (?:a|the|this|that|my|your) (?:decision|choice)|go on|(?:know|decide|figure out) (?:what (?:to do|is right|is best|(?:i|you) should do)|which way to go))(?: now| then| next| here| at all)?)$/i;

/** 'It is time I gave up my car': the act is to give it up. */
const bases: Readonly<Record<string, string>> = {
  gave: 'give',
  went: 'go',
  told: 'tell',
  left: 'leave',
  took: 'take',
  got: 'get',
  made: 'make',
  sold: 'sell',
  let: 'let',
  stopped: 'stop',
  moved: 'move',
  started: 'start',
  retired: 'retire',
  said: 'say',
  asked: 'ask',
};
const toBase = (act: string) => act.replace(/^\w+/, (verb) => bases[verb.toLowerCase()] ?? verb);

function candidateOf(sentence: string, earlier: readonly string[]): Candidate | undefined {
  const choice = findChoice(sentence) ?? findTwoQuestions(earlier.at(-1) ?? '', sentence);
  if (choice) return { reading: choiceReading(choice), weight: 4 };
  const unnamed = findUnnamedSides(sentence);
  if (unnamed) return { reading: choiceReading(unnamed.sides), weight: unnamed.weight };
  const found = findAct(sentence);
  if (!found) return undefined;
  const looksBack = found.match.frame !== 'pattern' && pointsBack(found.match.act);
  const named = (looksBack ? referredAct([...earlier, sentence]) : undefined) ?? found.match.act;
  const act = /\btime (?:that )?i\b/i.test(sentence) ? named && toBase(named) : named;
  // "What should I do?", "How do I decide?": the act that was named is in question, and none is wanted yet where none was.
  // 'When should I?' and '2nd child or not' name no act.
  if (/^(?:(?:i|you|me|we|it)$|\d(?:st|nd|rd|th)\b|another )/i.test(act ?? '')) return undefined;
  const asksWhat = whatToDo.test(sentence) || onlyDeciding.test(found.match.act ?? '');
  if (asksWhat && (act === undefined || onlyDeciding.test(act))) return undefined;
  const frame = asksWhat && looksBack ? 'whether' : found.match.frame;
  const weight = found.weight + (act === undefined ? -0.5 : 0) + (/\?$/.test(sentence) ? 0.5 : 0);
  return { reading: { frame, ...slots(act === undefined ? {} : { act }) }, weight };
}

/**
 * Frame before topic: what kind of question it is decides the method of every round. Among several sentences
 * the plainest question wins, and of equals the last one, where people mostly put what they ask.
 */
export function readQuestion(question: string): Reading {
  if (isChinese(question)) return readChinese(question);
  if (!isEnglish(question)) return { frame: 'open' };
  let best: Candidate | undefined;
  const sentences = sentencesOf(putRight(question));
  for (const [at, sentence] of sentences.entries()) {
    const found = candidateOf(sentence, sentences.slice(0, at));
    if (found && (best === undefined || found.weight >= best.weight)) best = found;
  }
  return best?.reading ?? { frame: 'open' };
}
