/** What the guide notices in a Chinese text beside frame and slots: it tints words, it decides nothing. */
import { partOfWhole } from '#shared/cut.ts';
import type { Analysis, TopicTint } from '../analysis.ts';
import { normaliseZh, toSimplified } from './text.ts';

const feelings =
  /迷茫|纠结|害怕|恐惧|担心|不安|内疚|愧疚|羞愧|生气|愤怒|委屈|嫉妒|孤单|孤独|难过|伤心|痛苦|疲惫|好累|很累|太累|厌倦|无聊|失望|后悔|矛盾|为难|压抑|麻木|空虚|无助|烦躁|尴尬|自卑|紧张|不甘心|舍不得|心累/g;
const person =
  /(?:我的?)?(?:老板|领导|上司|主管|同事|妈妈|母亲|爸爸|父亲|爸妈|父母|姐姐|妹妹|姐妹|哥哥|弟弟|老公|丈夫|老婆|妻子|男朋友|男友|女朋友|女友|前任|儿子|女儿|孩子|家人|朋友|闺蜜|室友|婆婆|公公|岳母|老师|邻居|奶奶|爷爷|外婆|外公|对象|另一半|未婚夫|未婚妻)/;

const tints: [TopicTint, RegExp][] = [
  ['express', /说|告诉|开口|表达|拒绝|道歉|坦白|沟通|沉默|吵|谈(?!恋)|界限|意见|真话|回消息|求助/g],
  [
    'career',
    /工作|辞职|离职|跳槽|转行|老板|领导|上司|同事|升职|加薪|薪水|工资|公司|创业|offer|读研|考研|读博|专业|学位|职业|上班|公务员|大厂|自由职业|团队|外派|退休|毕业|面试/gi,
  ],
  [
    'relationship',
    /分手|结婚|离婚|恋爱|爱情|男友|女友|男朋友|女朋友|老公|老婆|前任|妈|爸|父母|孩子|朋友|家人|感情|婚姻|同居|复合|催婚|二胎|亲近|信任|他|她/g,
  ],
  [
    'confidence',
    /自信|自卑|不敢|害怕|失败|怀疑自己|不够好|拖延|比较|完美|丢脸|紧张|批评|勇气|讨厌自己|做不好|笑话/g,
  ],
];

function tintOf(text: string): TopicTint {
  let best: [TopicTint, number] = ['other', 0];
  for (const [tint, pattern] of tints) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > best[1]) best = [tint, count];
  }
  return best[0];
}

/** The halves of the first "……，但……" whose sides are both short enough to be quoted; as written, each marked as a part. */
export function butInZh(text: string): [string, string] | undefined {
  const clean = normaliseZh(text);
  const found =
    /(?:^|[。！？；，])([^。！？；，]{3,30})，?(?:但是|但|可是|可(?=我|又|心里|他|她|是)|然而|不过|却)([^。！？；，]{3,30})(?=[。！？；，]|$)/.exec(
      toSimplified(clean),
    );
  if (!found?.[1] || !found[2]) return undefined;
  const start = found.index + found[0].indexOf(found[1]);
  const second = found.index + found[0].lastIndexOf(found[2]);
  const part = (at: number, { length }: string) => partOfWhole(clean.slice(at, at + length), clean);
  return [part(start, found[1]), part(second, found[2])];
}

export function analyseZh(question: string): Analysis {
  const text = toSimplified(normaliseZh(question));
  const own = normaliseZh(question);
  const found = person.exec(text);
  return {
    feelings: [
      ...new Set([...text.matchAll(feelings)].map((hit) => own.slice(hit.index, hit.index + hit[0].length))),
    ],
    tint: tintOf(text),
    but: butInZh(question),
    person: found ? own.slice(found.index, found.index + found[0].length) : undefined,
  };
}
