/** The line of the share card: true of the dialogue, without revealing what the question was about. */
import { createHash } from 'node:crypto';
import type { GuideInput } from '../guide.ts';
import { gramsOf } from '../languages/zh/reading/grams.ts';
import { stemsOf } from '../text/words.ts';
import { ownLines } from '../understanding.ts';

/** How a dialogue ended: with an insight, a step, an open question, or a refusal to plan. */
export type Ending = 'insight' | 'step' | 'open' | 'refusal';
export type ShareLines = Record<Ending, readonly string[]>;

/** Characters that fit on the card. */
const maxChars = 90;

/** Content words of any script: stems, and pairs of Chinese characters. */
function termsOf(text: string): Set<string> {
  const han = text.replace(/[^\p{Script=Han}]+/gu, ' ');
  const rest = text.replace(/\p{Script=Han}+/gu, ' ');
  return new Set([...stemsOf(rest), ...gramsOf(han)]);
}

/** All that the person wrote or chose. */
function allWords({ question, reading, rounds, understanding, memory = [] }: GuideInput): string {
  const { a, b, act } = reading;
  const answers = rounds.map(({ content }) => content);
  return [question, a, b, act, ...answers, ...ownLines(understanding), ...memory].join('\n');
}

const sharesNoWord = (line: string, said: ReadonlySet<string>) =>
  [...termsOf(line)].every((term) => !said.has(term));

/** One of the prepared lines, varied by the dialogue; undefined if each of them has a word of the person. */
export function chooseShareLine(lines: readonly string[], input: GuideInput): string | undefined {
  const texts = allWords(input);
  const said = termsOf(texts);
  const start = createHash('sha256').update(texts).digest().readUInt32BE() % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)].find((line) => sharesNoWord(line, said));
}

/** A name: a capital letter inside a sentence, other than 'I'. */
const name = /(?<=[\p{L}\p{N},;:'’"”)-]\s+)(?!I\b)\p{Lu}/u;

/** Words that reveal what a question is about, even if the person used other words for it. */
const subjectWords =
  /\b(?:job|work|offic|boss|career|promot|colleague|team|compan|offer|salar|retire|stud(?:y|ie)|school|universit|exam|mother|father|(?:mum|mom|dad|son|kid|trans|gay|god|flat|rent|loan|date|dating)(?:s|my|mies|dy)?\b|parent|sister|brother|famil|child|daughter|bab(?:y|ies)|pregnan|husband|wi(?:fe|ves)|partner|boyfriend|girlfriend|marri|wedding|divorc|affair|cheat|love|relationship|break-?up|friend|money|debt|lend|house|home|apartment|move to|city|countr|abroad|health|doctor|hospital|diagnos|ill(?:ness)?\b|sick|death|died|dead|grie|funeral|drink|alcohol|smok|lesbian|coming out|religio|church)\w*/i;
const subjectWordsZh =
  /工作|上班|公司|老板|领导|同事|升职|辞职|跳槽|薪|退休|考研|考试|学校|专业|毕业|读书|爸|妈|父|母|姐|妹|哥|弟|家人|家里|孩子|儿子|女儿|宝宝|怀孕|生育|老公|老婆|丈夫|妻子|婚|男友|女友|男朋友|女朋友|对象|恋|爱|分手|出轨|朋友|闺蜜|婆|钱|债|贷|借|房|搬家|出国|移民|城市|身体|健康|医|病|去世|离世|葬|喝酒|抽烟|出柜|同性|信仰|教会/;

/** A line that a model wrote, if anybody may see it; otherwise undefined. */
export function checkShareLine(line: string, input: GuideInput): string | undefined {
  const text = line.trim();
  const isPlain = text.length >= 4 && text.length <= maxChars && !/[\p{N}“”"@#]|https?:/u.test(text);
  if (!isPlain || name.test(text) || subjectWords.test(text) || subjectWordsZh.test(text)) return undefined;
  return sharesNoWord(text, termsOf(allWords(input))) ? text : undefined;
}
