/** Recognizes answers without content: "I don't know" and the like, a bare "no", or neither a letter nor a digit. */
import { isNonAnswerZh } from '../languages/zh/reading/non-answer.ts';
import { isChinese } from './which-language.ts';

/** Everything that is neither a letter nor a digit, in any script. */
const gap = '[^\\p{L}\\p{N}]';
const filler = '(?:well|um+|uh+|hm+|ok|honestly|sorry|but|maybe|really|just)';
const dontKnow = [
  "i (?:really |honestly |just )*(?:don'?t|do not|do n'?t|dunno) ?(?:really |even )*(?:know|understand|care)?",
  "(?:i have |i'?ve )?(?:no idea|no clue)",
  "(?:i'?m |i am )?(?:not sure|unsure)",
  "(?:i )?(?:can'?t|cannot) (?:say|tell)",
  'hard to say|dunno|idk',
].join('|');
const short =
  'nothing|none|skip|pass|whatever|no(?:pe)?|nah|never|ye(?:s|ah|p)|ok(?:ay)?|maybe|perhaps|sure|fine|lol|haha|hm+|meh|huh|why|what';
const otherLanguages = 'no sé|keine ahnung|je ne sais pas';
const ending = '(?:really|yet|honestly|sorry|at all|maybe|right now|what to say|that|how)';
const nonAnswer = new RegExp(
  `^${gap}*(?:${filler}${gap}+)*(?:${dontKnow}|${short}|${otherLanguages})(?:${gap}+${ending})*${gap}*$`,
  'iu',
);

export function isNonAnswer(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  return isChinese(text) ? isNonAnswerZh(text) : nonAnswer.test(text.replace(/\u2019/g, "'"));
}
