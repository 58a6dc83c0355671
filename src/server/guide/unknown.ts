/** Answers that say nothing to go on: an 'I don't know' and similar, a bare 'no', or neither a letter nor a digit. */
import { isUnknownZh } from './languages/zh/reading/unknown.ts';
import { isChinese } from './which-language.ts';

const unknown =
  /^\W*(?:(?:well|um+|uh+|hm+|ok|honestly|sorry|but|maybe|really|just)\W+)*(?:i (?:really |honestly |just )*(?:do ?n.?t|do not|dunno) ?(?:really |even )*(?:know|understand|care)?|i have no idea|no idea|not sure|i'?m not sure|unsure|dunno|idk|no clue|can'?t say|i can'?t (?:say|tell)|hard to say|nothing|none|skip|pass|whatever|no(?:pe)?|nah|never|ye(?:s|ah|p)|ok(?:ay)?|maybe|perhaps|sure|fine|lol|haha|hm+|meh|huh|why|what|不知道|我不知道|不清楚|没想法|no sé|keine ahnung|je ne sais pas)(?:\W+(?:really|yet|honestly|sorry|at all|maybe|right now|what to say|that|how))*\W*$/iu;

export function isUnknown(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  return isChinese(text) ? isUnknownZh(text) : unknown.test(text.replace(/\u2019/g, "'"));
}
