/** Cuts Chinese text into clauses that the guide can take up, turns them to the person, and weighs them. */
import type { Phrase } from '../../engine/language.ts';
import { isObjection } from './answers.ts';
import { cutsQuote, mirrorZh, toSimplified } from './reading/text.ts';

const signsIn = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;
const maxSigns = 20;
/** A clause this short is taken together with the one before it. */
const shortSigns = 5;

/** '你' in the person's own text is somebody else. */
export function turn(text: string): string | undefined {
  // What was said word for word stays as it was said: 原话就是趁我还带得动.
  if (
    /[你您]|原话|(?:他|她|爸|妈|人)[^，。]{0,10}说我(?:家|那)?(?:女儿|儿子|闺女|姑娘|孩子|媳妇|老公|老婆)|(?:说|讲)的(?:就)?是(?=[^，。]*我)/.test(
      text,
    ) ||
    cutsQuote(text)
  )
    return undefined;
  return mirrorZh(text);
}

const lead =
  /^(?:(?:咋说呢?|怎么说呢?|先说好|虽说|(?:都不是吧?|不是的?|都有|那个|对+)(?=[，,、\s])|其实|就是|反正|说实话|老实说|讲真|说白了|然后|所以|但是|可是|不过|然而|而且|(?:因为|为了?)这个(?=[我他她])|因为|由于|还有|另外|感觉|结果|只是|虽然|尽管|总之|毕竟|主要是|关键是|问题是|嗯+|唉+|哎+|呃+|这个嘛|是的|好吧|现在|最近)[，,、\s]*|[但可却又而](?=[我他她它爸妈心一]))+/;
const tail = /(?:吧|啊|呢|呀|哈+|(?<!干)嘛|啦|哎|唉|诶|哦|喔|的说|什么的|之类的|[~～…]+)+$/;
const contrast = /^(?:但|可是|可(?=[我他她它爸妈心是])|其实|不过|然而|却|只是|说实话|老实说|结果|偏偏|就是)/;
const subordinate =
  /^(?:如果|要是|假如|万一|除非|只要|当(?![初年时地])|等|每当|不管|无论|即使|哪怕|还是|到底|是不是|要不要|该不该)/;
const isAsking =
  /(?:啥|什么|哪个|咋办|怎么办)(?:呢|啊|呀)?$|[吗么]$|^(?:什么|怎么|为什么|如何|哪|谁|是不是|要不要|该不该|能不能|会不会)|(?:去|要|还|该|能|用|行|好|对|可|给|说|问|借|买|卖|考|换|搬|辞|来)不(?:去|要|还|该|能|用|行|好|对|可|给|说|问|借|买|卖|考|换|搬|辞|来)[^，,。]{0,8}(?:啊|呢|呀)?$|^[^，,]{0,14}(?:还要不要|还该不该|要不要|该不该)[^，,了]{0,10}$/;
const background =
  /^(?:我?今年?\d+岁?|我?[二三四五六]十.{0,2}岁|我是(?:一[个名]|个)|大家好|你好|谢谢|求助|在线等|我?坐标)/;
const metaTalk =
  /选项|换一?个问|你咋|你怎么问|这个问题|这个问法|你问|问的都是|什么意思|啥意思|你说的是|理解反|换个问题|都不是|APP|软件/i;

/** Says nothing that could be repeated. */
const vague = /^(?:其实)?(?:倒)?也?没(?:啥|什么)|有点那个|^(?:就)?那样/;

const feeling =
  /怕|难受|难过|委屈|伤心|心疼|心酸|想哭|生气|气死|恨|烦|累|崩溃|压抑|窒息|憋|孤单|孤独|寂寞|内疚|愧疚|后悔|自责|对不起|亏欠|丢脸|丢人|羞|尴尬|自卑|没用|没出息|废物|失望|绝望|无助|麻木|空|慌|焦虑|不安|紧张|嫉妒|羡慕|不甘|舍不得|想念|想他|想她|喜欢|爱|高兴|开心|松口气|轻松|跳着|委屈|配不上|不配/g;
const loss =
  /去世|走了|没了|死|离开|失去|再也|最后一次|丧|墓|遗|分手|离婚|搬走|卖掉|卖了|盘出去|空(?:房|床|椅)|以前|从前|不再/g;
const body = /哭|泪|失眠|睡不着|没睡|半夜|凌晨|胃|胸口|发抖|手抖|喘|吐|吃不下|头疼|心跳|发呆|站在|坐在|蹲/g;
const person =
  /妈|爸|父母|老公|老婆|丈夫|妻子|男朋友|女朋友|男友|女友|对象|儿子|女儿|孩子|姐|哥|弟|妹|奶奶|爷爷|外婆|外公|婆婆|公公|岳母|领导|老板|主管|同事|朋友|闺蜜|室友|导师|他|她/g;
const speech = /说|问|骂|吼|答应|承诺|骗|瞒|没敢说|承认|讲|回了一?句|发消息|打电话|道歉/g;
const strong =
  /从来|永远|总是|每次|每天|没人|谁也|谁都|什么都|只有|必须|不得不|不敢|没敢|不能|不想|想要|想|应该|凭什么|根本|明明|偏偏|装|假装|瞒|宁愿|说没事|没事/g;
const figures = /\d|[一二三四五六七八九十两]+(?:个月|年|天|次|万|岁|点|分)|周[一二三四五六日天]|星期/;

/** With these words people point at what matters most themselves. */
const pointer =
  /老实讲|欠(?:了)?(?:他|她|老)|是我[^，。]{0,4}(?:错|弄|害)|报废|踩着|装样子|受不起|没进考场|我欠|没还|没吭声|签的字|就这一个|说实话|老实说|说白了|其实我|我其实|真正|最(?:怕|难|受不了|过不去|在意|想要|舍不得|后悔)|没(?:跟|和|对)?(?:任何人|谁|他|她|别人)?说过|谁也不知道|没人知道|说不出口|不敢(?:说|承认|告诉)|心里(?:清楚|知道|明白)|一部分的?我/;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

interface Clause {
  text: string;
  at: number;
  isLastSentence: boolean;
  isQuestion: boolean;
  isFirst: boolean;
  sentence: number;
}

function clausesIn(text: string): Clause[] {
  const sentences = [...text.matchAll(/[^。！？!?\n…]+[。！？!?\n…]*/g)].filter((hit) =>
    /[\p{L}\p{N}]/u.test(hit[0]),
  );
  return sentences.flatMap((sentence, index) => {
    const isQuestion = /[？?]/.test(sentence[0]);
    const clauses = [
      ...sentence[0].matchAll(
        /(?:「[^「」\n]{1,60}」|“[^“”\n]{1,60}”|[^，,；;、：:\s。！？!?…（）()]|(?<=[说句问回道讲喊答])[：:]|(?<=[\x21-\x7e])\s(?=\S)|\s(?=[\x21-\x7e]))+/g,
      ),
    ];
    return clauses.map((hit, order) => ({
      text: hit[0],
      at: sentence.index + hit.index,
      isLastSentence: index === sentences.length - 1,
      isQuestion: isQuestion && order === clauses.length - 1,
      isFirst: order === 0,
      sentence: index,
    }));
  });
}

function scoreSalience(source: string, clause: Clause, all: string): number {
  const plain = toSimplified(source);
  const size = signsIn(source);
  let salience = 1;
  salience += Math.min(4, 2 * countOf(plain, feeling));
  salience += Math.min(4, 2 * countOf(plain, loss));
  salience += Math.min(3, 1.5 * countOf(plain, body));
  salience += Math.min(2, countOf(plain, person));
  salience += Math.min(2, countOf(plain, speech));
  salience += Math.min(2, 0.7 * countOf(plain, strong));
  if (contrast.test(toSimplified(clause.text))) salience += 2.5;
  if (pointer.test(toSimplified(clause.text))) salience += 3;
  if (clause.isLastSentence) salience += size <= 14 ? 1.8 : 1;
  if (/[“”‘’「」"]/.test(source)) salience += 2;
  if (figures.test(plain)) salience += 0.5;
  if (background.test(plain)) salience -= 5;
  if (metaTalk.test(plain) || vague.test(plain)) salience -= 6;
  if (/^我/.test(plain)) salience += 0.8;
  if (size >= 7) salience += 0.7;
  if (size < 3) salience -= 2.5;
  if (size > 14) salience -= 1;
  if (all.split(source).length > 2) salience += 2;
  return salience;
}

function strip({ text, at }: Clause): { source: string; at: number } {
  const body = text.replace(lead, '');
  const cut = body === '' ? text : body;
  const source = cut.replace(tail, '') || cut;
  return { source, at: at + (text.length - cut.length) };
}

export const canStandAlone = ({ isSentence, source, at }: Phrase, text: string) =>
  isSentence && !/[（）()]/.test(source) && !/^[^。！？!?\n]*[？?]/.test(text.slice(at));

/** Ends before what was said: '同事小马说，…'. */
const saying = /(?:说|說|问|問|讲|喊|骂|觉得|覺得|以为|以為|告诉我|告訴我|意思是|想着)[了过過]?$/;

const startsOtherSide = /^(?:还是|或者|要不|要么)/;
const denies = /^(?:没谁|没人|也?不是|没有)/;
const startsThen = /^(?:[我他她它]|人家)?(?:就|才)(?!是|像)/;
/** Opens what the next clause ends: 我一听她哭，就…; 只要…，就…. */
const opensMore =
  /(?:^|[^第唯万统])一(?:听|看|想|见|到|提|说|问|进|回|张|碰|闻|有)[^就都也]*$|(?:难受|难|怕|气|好)的是[^，]{0,3}$/;

/** The pieces of a text that the guide could respond to, in its order. */
export function phrasesIn(text: string): Phrase[] {
  const clauses = clausesIn(text);
  return clauses.flatMap((clause, index): Phrase[] => {
    const own = strip(clause);
    const before = clauses[index - 1];
    if (saying.test(own.source) && index < clauses.length - 1) return [];
    // 我走了，她就没有人管了: the first clause is a condition.
    const isCondition =
      before?.sentence === clause.sentence && startsThen.test(own.source) && signsIn(before.text) <= 8;
    const isShort =
      isCondition || signsIn(own.source) <= shortSigns || (before && saying.test(strip(before).source));
    const isJoined = isShort && !clause.isFirst && before !== undefined;
    const start = isJoined && before ? strip(before) : own;
    const source = text.slice(start.at, own.at + own.source.length);
    const size = signsIn(source);
    if (size === 0 || size > maxSigns || /[{}<>|]/.test(source)) return [];
    const plain = toSimplified(source);
    const next = clauses[index + 1];
    // 没谁给我委屈，是我欠老师的: what it is, not what it is not.
    const isDenied = denies.test(plain) && /^(?:就|而|都|全)?是/.test(next ? strip(next).source : '');
    const isCut =
      isDenied || opensMore.test(plain) || (next && startsThen.test(strip(next).source) && size <= 8);
    if (isCut && next?.sentence === clause.sentence) return [];
    if (clause.isQuestion || isAsking.test(plain)) return [];
    // 我应该辞掉工作，还是再留一年？: one side of a question is no statement.
    const isSide = next?.sentence === clause.sentence && startsOtherSide.test(strip(next).source);
    if (isSide) return [];
    const isSubordinate = subordinate.test(plain);
    const secondPerson = isSubordinate || cannotBeTurned(plain) ? undefined : turn(source);
    const salience = scoreSalience(source, clause, text) - (isSubordinate ? 3 : 0);
    const isContrast = contrast.test(toSimplified(clause.text)) && !isJoined;
    return [
      {
        source,
        secondPerson,
        isSentence: secondPerson !== undefined && size >= 3,
        salience,
        at: start.at,
        isContrast,
      },
    ];
  });
}

/** 我对不起我妈, 都怪我: as 你对不起你妈 it would sound like the guide's reproach. */
const reproach =
  /^(?:我|咱)?(?:真|也|就|都|还|倒)?(?:是)?我?(?:对不起|对不住|亏欠|亏待|辜负|欠(?:她|他|孩子|爸|妈|老))|怪我|赖我|是我(?:把|害|不好|不对|的错|没用|毁)|我(?:怎么)?(?:就)?(?:这么|那么|太|真)(?:没|不|笨|蠢|怂|狠|坏|傻|懒|差)|我倒|我(?:就|只)是个|我是个不|我算(?:什么|啥|哪门子)|我(?:还)?有(?:什么|啥)?脸|我连[^，。]{1,10}(?:都|也)(?:没|不|[^，。]{1,3}不)|我(?:不孝|活该|失败|没本事|没尽到|害了|毁了)/;
/** 妈我管了四十年了: said to somebody else. */
const speaksTo = /^(?:妈|爸|哥|姐|弟|妹|老婆|老公|孩子|儿子|闺女)[，, ]?我/;
const cannotBeTurned = (plain: string) => reproach.test(plain) || speaksTo.test(plain);

const onlyAnswers = /^(?:都不是|不是的?|没有|是的?|对|[ABC]?有(?:一)?(?:点|部分)|[ABC](?:吧|呗)?)$/;

const sentenceSigns = { least: 5, most: 34 };

/** Whole sentences of a text that say something; of a long one, its last clauses. */
export function sentencesIn(text: string): Phrase[] {
  const clauses = clausesIn(text);
  const groups = Map.groupBy(clauses, ({ sentence }) => sentence);
  return [...groups.values()].flatMap((whole): Phrase[] => {
    // What is said to the guide first is no part of it: '都不是 上个月在饭店碰上了'.
    const from = whole.findIndex(({ text }) => !isObjection(text) && !onlyAnswers.test(toSimplified(text)));
    const group = from < 0 ? [] : whole.slice(from);
    const last = group.at(-1);
    if (!last || last.isQuestion || isAsking.test(toSimplified(last.text))) return [];
    const fits = (clause: Clause) =>
      signsIn(text.slice(clause.at, last.at + last.text.length)) <= sentenceSigns.most;
    const first = group.find(fits);
    if (!first) return [];
    const start = strip(first);
    const end = strip(last);
    const source = text.slice(start.at, end.at + end.source.length);
    if (signsIn(source) < sentenceSigns.least || /[{}<>|]/.test(source)) return [];
    const plain = toSimplified(source);
    const secondPerson =
      subordinate.test(plain) || /[吗么]$/.test(plain) || cannotBeTurned(plain) ? undefined : turn(source);
    const salience =
      scoreSalience(source, { ...first, isLastSentence: last.isLastSentence }, text) +
      (last.isLastSentence ? 1 : 0);
    return [
      {
        source,
        secondPerson,
        isSentence: secondPerson !== undefined,
        salience,
        at: start.at,
        isContrast: contrast.test(toSimplified(first.text)),
      },
    ];
  });
}
