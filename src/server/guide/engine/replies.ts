/** Which sentences of an answer only reply to the guide's question and say nothing of the person. */
import { sharedCount } from '../text/words.ts';
import { isRemark } from './acts.ts';
import type { Language, Phrase, TextReading } from './language.ts';
import type { Stage } from './stage.ts';

/** An answer, and the question and the stage of its round. */
interface Answer {
  reading: TextReading;
  question: string;
  stage: Stage | undefined;
}

/**
 * Whether a sentence says that a question was wrong ('Starting is not the problem', after a question about a start), or asks
 * back. In an answer that corrects the guide that is every sentence that denies something.
 */
export function isReply(
  language: Language,
  { reading, question, stage }: Answer,
  { source }: Phrase,
): boolean {
  if (stage === undefined) return false;
  if (isRemark(language, source) || language.isBrushOff(source) || namesOption.test(source)) return true;
  const isObjecting = reading.act === 'corrects' || reading.act === 'asks-back';
  if (!isObjecting) return false;
  const isAboutIt = sharedCount(language.termsOf(source), language.termsOf(question)) > 0;
  const isShort = language.termsOf(source).size <= shortReply;
  // 'There's only the one offer', after 'One of what?'.
  if (reading.act === 'asks-back' && isShort) return true;
  return language.isObjection(source) || (language.negates(source) && (isAboutIt || isShort));
}

/** 'But ja, C I suppose, except …' */
const namesOption = /(?:^|[\s,])(?:[BC](?=[\s,.;]|$)|A(?=[,.;]|$))/;

/** Content words of a denial that says nothing without the question. */
const shortReply = 3;
