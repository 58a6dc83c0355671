import type { Reading } from '#shared/contract/shapes.ts';
import { type ActZh, findActZh } from './act.ts';
import { findChoiceZh } from './choice.ts';
import { pointsBackZh, referredActZh } from './referred-act.ts';
import { normaliseZh, sentencesInZh, slotZh, toSimplified } from './text.ts';

interface Candidate {
  reading: Reading;
  weight: number;
}

/** "我该怎么办", "怎么选": asks what to do, and not how to do something. */
const whatToDo =
  /(?:我们?)?(?:真的|也|都)?(?:不知道|不清楚|不晓得)?(?:我们?)?(?:到底|究竟|接下来|以后|现在)?(?:该|应该|要|可以|能)?(?:怎么样|怎么|怎样|如何|咋)(?:去)?(?:办|做|是好|好|决定|做决定|做选择|选择|选|抉择|取舍)(?:才好|才对|好)?[呢啊呀吧]?(?=[？?，。！；]|$)/;

function candidateOf(original: string, upToHere: readonly string[]): Candidate | undefined {
  const sentence = toSimplified(original);
  const slot = (phrase: string) => slotZh(phrase, sentence, original);
  const choice = findChoiceZh(sentence);
  if (choice) {
    const [a, b] = choice.unnamed ? [choice.a, choice.b] : [slot(choice.a), slot(choice.b)];
    if (a !== undefined && b !== undefined)
      return { reading: { frame: 'choice', a, b }, weight: choice.weight };
  }
  const found = findActZh(sentence);
  if (!found) return undefined;
  const act = actOf(found, slot, upToHere);
  const asksWhat = found.frame === 'how' && whatToDo.test(sentence);
  if (asksWhat && (act === undefined || whatToDo.test(`怎么${toSimplified(act)}`))) {
    // There is nothing yet that they want to do, unless the rest of the sentence names it.
    const rest = original.replace(new RegExp(`，?${whatToDo.source}`), '');
    const other = rest === original ? undefined : candidateOf(rest, upToHere);
    return other?.reading.frame === 'how' ? other : undefined;
  }
  const asked = /[？?]$/.test(sentence) ? 0.5 : 0;
  return {
    reading: { frame: found.frame, ...(act === undefined ? {} : { act }) },
    weight: found.weight + asked,
  };
}

function actOf(
  found: ActZh,
  slot: (phrase: string) => string | undefined,
  upToHere: readonly string[],
): string | undefined {
  const referred =
    found.frame !== 'pattern' && pointsBackZh(found.act) ? referredActZh(upToHere, found.frame) : undefined;
  return referred ?? (found.act === undefined ? undefined : slot(found.act));
}

/** As in English: among several sentences the plainest question wins, of equals the last. */
export function readChinese(question: string): Reading {
  let best: Candidate | undefined;
  const sentences = sentencesInZh(normaliseZh(question));
  for (const [at, sentence] of sentences.entries()) {
    const found = candidateOf(sentence, sentences.slice(0, at + 1));
    if (found && (best === undefined || found.weight >= best.weight)) best = found;
  }
  return best?.reading ?? { frame: 'open' };
}
