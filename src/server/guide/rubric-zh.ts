/** The checks of the rubric for Chinese: characters where English counts words and syllables. */
import { measureWidth } from '#shared/cut.ts';
import type { LanguageChecks } from './language-checks.ts';
import { withoutQuotes } from './quotes.ts';
import { gramsOf, sentencesZh } from './reading/zh/grams.ts';
import { mirrorZh, toSimplified } from './reading/zh/text.ts';

const openWord = /什么|怎么|怎样|如何|为什么|为何|哪|谁|多少|几分|几次|几个/;
const closedEnd = /(?:吗|么(?<!什么|怎么)|对不对|是不是|好不好|行不行|可不可以|能不能|要不要|愿不愿意)[？?]$/;
const advice =
  /你(?:真的|还是|其实|也许|现在)?(?:应该|应当|必须|最好|不妨|需要(?:去|先)|得(?:先|去|要|赶)|该(?:去|先|把))|建议你|我建议|我的建议是|劝你|何不|不如(?:先|就|去)|(?:记得|千万|务必|(?<!不)一定)要|要学会|试着去|试试看/;
const diagnosis =
  /抑郁|焦虑症|焦虑障碍|强迫症|人格|障碍|创伤|双相|躁郁|心理(?:问题|疾病|医生|咨询|学)|症状|诊断|治疗|疗愈|综合征|多动症|自闭|依恋(?:型|类型)|回避型|讨好型|原生家庭|内耗|PUA|有毒|服药|吃药/i;
const flattery =
  /真棒|很棒|太棒|太好了|了不起|优秀|勇敢|厉害|真好|出色|聪明|睿智|为你(?:骄傲|高兴|自豪)|你很(?:坚强|有勇气)|佩服|点赞|加油|恭喜|你做得(?:很|真)?好|好问题/;
const humanClaim =
  /我(?:觉得|感到|理解|懂|明白你|能体会|很高兴|心疼|也曾|相信你|在乎你|关心你)|作为一个?人|我的(?:经验|人生|生活)|抱抱|我(?:会)?陪(?:着)?你|我在(?:这里|听)|只有我/;
const timeWord =
  /今[天晚]|明[天早晚]|后天|周[一二三四五六日末天]|这周|下周|本周|四周|星期|礼拜|早上|上午|中午|下午|晚上|月|天|小时|分钟|时候|时间|日子|点/;

const longestSentence = 45;
const longestReason = 90;

/** A quote counts little, because the person wrote it. */
function size(sentence: string): number {
  return [...sentence.replace(/\bthat\b/g, '那').replace(/[^\p{L}\p{N}]/gu, '')].length;
}

function isOpen(question: string): boolean {
  const asked = sentencesZh(question).at(-1) ?? '';
  return openWord.test(asked) && !closedEnd.test(asked);
}

function hasTimedPlan(text: string): boolean {
  return text.split('\n').some((line) => /^(?:如果|等到|到了|当).*，我就/.test(line) && timeWord.test(line));
}

/** Contains no figure or Latin name that the person did not give; numbers of rounds are allowed. */
function inventsNothing(text: string, sources: readonly string[]): boolean {
  const known = sources.join(' ').toLowerCase();
  const bare = withoutQuotes(text).replace(/第\s?\d+(?:、\d+)*(?:\s?和\s?\d+)?\s?轮/g, '');
  const figures = bare.match(/\d+/g) ?? [];
  const names = bare.match(/[A-Za-z]{2,}/g)?.filter((name) => name !== 'that') ?? [];
  return [...figures, ...names].every((found) => known.includes(found.toLowerCase()));
}

export const chineseChecks: LanguageChecks = {
  termsOf: gramsOf,
  personTermsOf: (text) => gramsOf(mirrorZh(text)),
  isOpen,
  isAdvice: (text) => advice.test(toSimplified(text)),
  isDiagnosis: (text) => diagnosis.test(toSimplified(text)),
  isFlattery: (text) => flattery.test(toSimplified(text)),
  claimsToBeHuman: (text) => humanClaim.test(toSimplified(text)),
  isReadable: (text) => sentencesZh(text).every((sentence) => size(sentence) <= longestSentence),
  hasTimedPlan,
  inventsNothing,
  namesItsAnswers: (style) => /第\s?\d+/.test(style) && /只根据这几次回答/.test(toSimplified(style)),
  isShortReason: (line) => measureWidth(withoutQuotes(line)) <= longestReason,
};
