/** Slots as they are spoken inside a Chinese sentence: short enough to read, in the person each place needs. */
import type { GuideInput } from '../../guide.ts';
import { hashOf } from '../../pick.ts';
import { analyseZh } from '../../reading/zh/analysis.ts';
import { mirrorZh, toSimplified, unmirrorZh } from '../../reading/zh/text.ts';
import { quoteZh } from './quotes.ts';

export type PhrasesZh = Record<
  'A' | 'B' | 'act' | 'ask' | 'side' | 'other' | 'mOther' | 'mPerson' | 'question' | 'it',
  string
>;

const maxChars = 22;

/** A slot that is too long is cut at a comma; undefined when it cannot be spoken. */
function spoken(slot: string | undefined): string | undefined {
  const text = mirrorZh((slot ?? '').replace(/[“”"「」『』<>{}]/g, '').trim()).replace(
    /[。？！?!；;，,、\s]+$/u,
    '',
  );
  if (!/[\p{L}\p{N}]/u.test(text) || /[？?。！!；;\n•·]/.test(text)) return undefined;
  if ([...text].length <= maxChars) return text;
  const parts = text.split(/[，,]/);
  const first = parts[0] ?? '';
  return parts.length > 1 && [...first].length >= 3 && [...first].length <= maxChars ? first : undefined;
}

/** "想", "是", "有" cannot stand after 要不要. */
const notAnAct = /^(?:只想|想|是|有|没|会|能|该|应该|可以|一份|太)/;

function askOf(input: GuideInput): string | undefined {
  const act = spoken(input.reading.act);
  if (act === undefined) return undefined;
  const plain = toSimplified(act);
  if (input.reading.frame === 'whether') {
    if (notAnAct.test(plain)) return undefined;
    return /^(?:不|别)/.test(plain) ? `可不可以${act}` : `要不要${act}`;
  }
  if (input.reading.frame === 'how') {
    if (/^(?:是|有|会|该|应该)/.test(plain)) return undefined;
    return /^(?:不|别)/.test(plain) ? `怎样做到${act}` : `怎样${act}`;
  }
  return act;
}

export function hasSlotsZh(input: GuideInput): boolean {
  const { reading } = input;
  if (reading.frame === 'choice') return spoken(reading.a) !== undefined && spoken(reading.b) !== undefined;
  return reading.frame === 'open' || askOf(input) !== undefined;
}

const nameless = /^一(.+)$/;

/** A choice whose sides are still "一个offer" and "另一个offer". */
export function isUnnamedZh({ reading }: Pick<GuideInput, 'reading'>): boolean {
  const noun = nameless.exec(reading.a ?? '')?.[1];
  return reading.frame === 'choice' && noun !== undefined && reading.b === `另一${noun}`;
}

const bareActs = { choice: '这个选择', whether: '这一步', how: '这件事', pattern: '这件事', open: '这件事' };

/** What the dialogue is about, as something a sentence can hold. */
function aboutOf(input: GuideInput, A: string, B: string, ask: string): string {
  if (!hasSlotsZh(input) || input.reading.frame === 'open') return quoteZh(input.question, 30);
  if (isUnnamedZh(input)) return '这两个之间的选择';
  return input.reading.frame === 'choice' ? `${A}还是${B}` : ask;
}

export function phrasesZh(input: GuideInput): PhrasesZh {
  const named = hasSlotsZh(input) && input.reading.frame === 'choice';
  const A = (named && spoken(input.reading.a)) || '这一边';
  const B = (named && spoken(input.reading.b)) || '另一边';
  const act = spoken(input.reading.act) ?? bareActs[input.reading.frame];
  const ask = askOf(input) ?? bareActs[input.reading.frame];
  const isFirst = isUnnamedZh(input) || hashOf(`${input.seed}side`) % 2 === 0;
  const other = isFirst ? B : A;
  const { person } = analyseZh(input.question);
  return {
    A,
    B,
    act,
    ask,
    side: isFirst ? A : B,
    other,
    mOther: unmirrorZh(other),
    mPerson: person === undefined ? '身边的人' : /^我/.test(person) ? person : personOf(person),
    question: quoteZh(input.question, 36),
    it: aboutOf(input, A, B, ask),
  };
}

/** "妈妈" becomes "我妈妈"; "朋友", "孩子" can stand alone. */
function personOf(person: string): string {
  return /^(?:孩子|朋友|家人|同事|对象|室友|邻居|老师|另一半)$/.test(toSimplified(person))
    ? person
    : `我${person}`;
}

/** Fills {names}. */
export function fillZh(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
