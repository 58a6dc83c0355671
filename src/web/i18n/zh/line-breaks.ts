/**
 * Where a line of Chinese may end. Browsers break it between any two signs, also inside a word. Here, a `<wbr>` stands
 * at each good place, and line-breaks.css allows no other.
 */
import './line-breaks.css';
import { jsx } from 'react/jsx-runtime';
import type { Typesetter } from '../../jsx/typesetter.ts';

const han = /\p{Script=Han}/u;
const opening = /^[“‘「『（《〈【([$¥]$/u;
/** After these, a line may end although no word does. */
const endsClause = /[，：；。？！…—][”’」』）]*$/u;
const closingQuote = /[”’」』）》〉】]$/u;
const numeral = /^[一二两三四五六七八九十百几半数]+$|\d$/u;
/** A numeral with its measure word, or a day: '两个', '一次', '哪天'. */
const counted = /[\d一二两三四五六七八九十百几哪每这那某各][个样天次年月周日点位件句条种段张份项轮步]$/u;

/** A sign of these belongs to the word before it: particles, places, the last sign of many nouns. */
const endings = new Set(
  '的地得了着过吗呢吧啊呀嘛们里上下中内外前后时间起来去器卡店员者费率号页期码图家性化度感式法些等',
);
/** A sign of these belongs to the word after it: adverbs, prepositions, modal verbs, pronouns that point. */
const beginnings = new Set(
  '再还不很最只就都也又要在把被跟用到从向对给让没更太想会能该可已曾将并而但和与或因为每某各第几哪这那本上下请别先才刚正所',
);

/** Longest part, in signs, that rules of taste may join. */
const maxSigns = 7;
/** The last line has at least as many signs. */
const minLastSigns = 4;

const countSigns = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const isSign = (text: string) => text.length === 1 && han.test(text);

/** Whether `next` stays on the line of `part`, whose last word is `last`. */
function belongsTo(part: string, last: string, next: string): boolean {
  if (opening.test(last)) return true;
  if (endsClause.test(part)) return false;
  if (closingQuote.test(part)) return endings.has(next);
  // '12月30日', '3 个', '两个字'
  if (/\d[年月]$/.test(part) && /^\d/.test(next)) return true;
  if (numeral.test(last) && (isSign(next) || numeral.test(next))) return true;
  if (counted.test(part) && isSign(next)) return true;
  if (countSigns(part) >= maxSigns) return false;
  return endings.has(next) || beginnings.has(last) || (isSign(part) && isSign(next));
}

/** A single sign goes with the words after it. */
function joinSingles(parts: readonly string[]): string[] {
  return parts.reduceRight<string[]>(([next, ...rest], part) => {
    if (next === undefined) return [part];
    const joins = isSign(part) && countSigns(next) < minLastSigns;
    return joins ? [part + next, ...rest] : [part, next, ...rest];
  }, []);
}

function joinLast(parts: readonly string[]): string[] {
  const joined = [...parts];
  for (;;) {
    const [before, last] = joined.slice(-2);
    if (before === undefined || last === undefined || countSigns(last) >= minLastSigns) return joined;
    if (endsClause.test(before) || countSigns(before + last) > maxSigns + 1) return joined;
    joined.splice(-2, 2, before + last);
  }
}

/** Words that the segmenter takes apart. */
const compounds = new Set(
  (
    '页面 内置 重试 扣款 加载 回看 链接 币种 全额 截图 在线 稍后 支付方 时间段 几秒钟 不适用 验证码 房贷 车贷 微信 首付 ' +
    '带娃 二胎 彩礼 闺蜜 月子 催婚 买房 借钱 社保 降薪 升职 转行 裸辞 被裁 关店 甲方 下家 背锅 考公 考编 考研 独生 底气 ' +
    '外卖 拉黑 已读 秒回 吃药 画画 兴许 没准 干嘛 干啥'
  ).split(' '),
);

const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter('zh', { granularity: 'word' });

function segmentWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment: word } of segmenter.segment(text)) {
    const before = words.at(-1);
    if (before !== undefined && compounds.has(before + word)) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return words;
}

/** A few quoted signs, which are as one word. */
const shortQuote = /([“「《][^“”「」《》，。]{1,6}[”」》])/u;

/** The words of a text, with the punctuation between them. */
const segment = (text: string) =>
  text.split(shortQuote).flatMap((part, at) => (at % 2 === 1 ? [part] : segmentWords(part)));

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The parts of a text that each stay on one line. */
export function lineParts(text: string): string[] {
  const parts: string[] = [];
  let last = '';
  // A number stays with the sign that counts it: '3 个'.
  for (const word of segment(text.replace(/(?<=\d) (?=\p{Script=Han}(?!\p{Script=Han}{3}))/gu, '\u00a0'))) {
    const part = parts.at(-1);
    const stays = isWord(word) || opening.test(word) ? belongsTo(part ?? '', last, word) : true;
    if (part !== undefined && stays) parts[parts.length - 1] = part + word;
    else parts.push(word);
    last = word;
  }
  return joinLast(joinSingles(parts));
}

/** Longer texts are paragraphs for reading, set as in a book. */
const maxChars = 240;

/** `after`, `before`: an element comes before, or after, the text. */
function withBreaks(text: string, after = false, before = false): unknown {
  const nodes = lineParts(text).flatMap((part, at) => (at === 0 ? [part] : [jsx('wbr', {}, at), part]));
  const [first, last] = [text.charAt(0), text.slice(-1)];
  if (after && han.test(first) && !endings.has(first)) nodes.unshift(jsx('wbr', {}, 'first'));
  if (before && han.test(last) && !beginnings.has(last)) nodes.push(jsx('wbr', {}, 'last'));
  return nodes.length === 1 ? text : nodes;
}

/** Clauses of a headline. */
const clauseEnds = /(?<=[，：；。？！][”’」』）]*)(?![”’」』）]|$)/u;
const isHeadline = (element: string, { className }: { className?: unknown }) =>
  /^(?:h[123]|blockquote|q)$/.test(element) || /(^| )display( |$)/.test(String(className));

/** Longer ones, in characters, are no headlines. */
const maxHeadlineChars = 60;

/** A clause that fits into one line is not broken. */
function inClauses(text: string): unknown {
  const clauses = text.length > maxHeadlineChars ? [text] : text.split(clauseEnds);
  if (clauses.length === 1) return withBreaks(text);
  return clauses.map((clause, at) => jsx('span', { className: 'clause', children: withBreaks(clause) }, at));
}

/** Chinese has no blank after its punctuation: JSX puts one between two sentences. */
const withoutBlanks = (text: string) => text.replace(/(?<=[，：；。？！、…”’」』）]) +/gu, '');

/** A text and the numbers in it, which JSX gives apart, are one text. */
function joinTexts(children: readonly unknown[]): unknown[] {
  return children.reduce<unknown[]>((joined, child) => {
    const before = joined.at(-1);
    if (typeof child !== 'string' && typeof child !== 'number') joined.push(child);
    else if (typeof before === 'string') joined[joined.length - 1] = `${before}${child}`;
    else joined.push(String(child));
    return joined;
  }, []);
}

const isHan = (child: unknown): child is string => typeof child === 'string' && han.test(child);
const needsBreaks = (text: string) => text.length > 2 && text.length <= maxChars;
const isElement = (child: unknown) => typeof child === 'object' && child !== null;

/** Elements that hold text only. */
const textOnly = new Set(['option', 'title', 'textarea', 'text', 'tspan', 'style', 'script']);

export const setChinese: Typesetter = (element, props) => {
  const { children } = props;
  if (!segmenter || textOnly.has(element)) return props;
  if (isHan(children)) {
    const text = withoutBlanks(children);
    if (!needsBreaks(text)) return { ...props, children: text };
    return { ...props, children: isHeadline(element, props) ? inClauses(text) : withBreaks(text) };
  }
  if (!Array.isArray(children) || !children.some(isHan)) return props;
  const joined = joinTexts(children);
  const set = joined.map((child, at) => {
    if (!isHan(child)) return child;
    const text = withoutBlanks(child);
    return needsBreaks(text) ? withBreaks(text, isElement(joined[at - 1]), isElement(joined[at + 1])) : text;
  });
  return { ...props, children: set };
};
