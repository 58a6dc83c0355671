/** Which sentences of an answer only reply to the guide's question and say nothing of the person. */
import { sharedCount } from '../text/words.ts';
import { isRemark } from './acts.ts';
import type { Language, Phrase } from './language.ts';
import type { PersonText } from './state.ts';

/**
 * Whether a sentence says that a question was wrong ('Starting is not the problem', after a question about a start), or asks
 * back. In an answer that corrects the guide that is every sentence that denies something.
 */
export function isReply(
  language: Language,
  { reading, question, stage }: Pick<PersonText, 'reading' | 'question' | 'stage'>,
  { source }: Phrase,
): boolean {
  if (stage === undefined) return false;
  if (isRemark(language, source) || language.isBrushOff(source)) return true;
  const isObjecting = reading.act === 'corrects' || reading.act === 'asks-back';
  if (!isObjecting) return false;
  const isAboutIt = sharedCount(language.termsOf(source), language.termsOf(question)) > 0;
  const isShort = language.termsOf(source).size <= shortReply;
  return language.isObjection(source) || (language.negates(source) && (isAboutIt || isShort));
}

/** Content words of a denial that says nothing without the question. */
const shortReply = 3;
