/** Choices in Chinese: 还是, 在…和…之间, 一边…一边…, 哪个. Sides are phrases of the (simplified) text. */
import { trimPhrase } from './text.ts';

export interface ChoiceZh {
  a: string;
  b: string;
  /** The two have no names yet: "两个offer". */
  unnamed: boolean;
  weight: number;
}

const dilemma =
  /选|纠结|矛盾|为难|拿不定|想不明白|想不清|不知道|犹豫|摇摆|决定|难以|怎么办|好呢|更好|更适合|取舍|平衡/;

/** 还是 as "still": after the one who still does it, or in a clause that asks why. */
function isStill(left: string, right: string): boolean {
  const clause = left.split('，').at(-1) ?? '';
  if (/为什么|为何|为啥|明明|怎么(?!选|办)|虽然|尽管/.test(clause)) return true;
  if (
    clause === '' &&
    /^(?:会|很|不|没|觉得|想(?:他|她|你|问|知道|听|说)|忘|放不|怕|害怕|怀疑|有点|忍不住)/.test(right)
  )
    return !/是|该|要|选/.test(left);
  const named = /(?:^|[^还])是|选|要|该|和|跟|听|帮|给|陪/.test(clause);
  return /(?:我|你|他|她|它|们|却|但|但是|可是|可|最后|结果|现在|心里|一直|都|最终)$/.test(clause) && !named;
}

const marker =
  /^.*?(?:到底|究竟)?(?:应该|应当|(?<!不)该(?!不)|打算|选择|(?<![可但只还不总老])是(?!不是|否)|(?<=我)(?:想|要|选)(?!的|不))(?:选择|选|是|要(?!孩子|小孩|宝宝|娃|[二三一]胎|二孩|钱|面子|里子|自由|稳定|爱情|事业|名分?|安稳|爱好|自尊|尊严))?(?=.)/;
const rightLead = /^(?:应该|应当|该|选择|是|选)(?=.)/;

const pondering =
  /^(?:我们?)?(?:现在|最近|一直|还|正|很|也|都|总)*在?(?:纠结|犹豫|考虑|琢磨|不知道|不确定|没想好|说不清)(?:着|于|的是)?(?=.{2})/;

/** The asking before a side: "要不要继续", "应该先考研". */
const asked =
  /^(?:我们?)?(?:到底|究竟|真的)?(?:应不应该|该不该|要不要|能不能|是不是|应该|应当|该|是否|选择|去不去(?=.{3}))(?:要|去(?=.{3}))?(?=.{2})/;

function leftSide(text: string): string {
  const clauses = text.replace(/，+$/, '').split('，');
  const clause = clauses.findLast((part) => part.trim() !== '') ?? '';
  const bare = clause
    .replace(/^(?:现在|到底)?(?:是|到)时候(?:该)?(?=.{2})/, '')
    .replace(marker, '')
    .replace(pondering, '')
    .replace(asked, '');
  return trimPhrase(bare === '' ? clause : bare, { judged: true });
}

function rightSide(text: string): string {
  const clause = text.replace(/^，+/, '').split(/[，。？！；…]/)[0] ?? '';
  const bare = trimPhrase(clause, { judged: true }).replace(rightLead, '').replace(asked, '');
  return trimPhrase(bare, { judged: true });
}

function byStill(sentence: string): ChoiceZh | undefined {
  for (const found of sentence.matchAll(/还是|抑或|亦或/g)) {
    const left = sentence.slice(0, found.index);
    const right = sentence.slice(found.index + 2);
    if (isStill(left, right)) continue;
    const [a, b] = [leftSide(left), rightSide(right)];
    if (a !== '' && b !== '' && b !== '别的') return { a, b, unnamed: false, weight: 4 };
  }
  return undefined;
}

/** The joiner whose sides are nearest in length. */
function splitZh(text: string, joiner: RegExp): [string, string] | undefined {
  let best: { score: number; sides: [string, string] } | undefined;
  for (const found of text.matchAll(joiner)) {
    const left = trimPhrase(text.slice(0, found.index));
    const right = trimPhrase(text.slice(found.index + found[0].length));
    if (left === '' || right === '') continue;
    const score = -Math.abs(left.length - right.length) - (left.at(0) === right.at(0) ? -3 : 0);
    if (best === undefined || score > best.score) best = { score, sides: [left, right] };
  }
  return best?.sides;
}

const joiners = /，?(?:还是|或者是|或者|或|以及|和|与|跟|及|、)/g;

function bySplit(text: string | undefined, joiner = joiners): ChoiceZh | undefined {
  const sides = text === undefined ? undefined : splitZh(text, joiner);
  return sides && { a: sides[0], b: sides[1], unnamed: false, weight: 4 };
}

const asks =
  '(?:我|我们)?(?:真的|实在|一直|都|也)?(?:不知道|不知)?(?:到底|究竟)?(?:该|应该|要|想)?(?:怎么选|如何选择|如何选|怎样选|选哪|选谁|选什么|哪个|哪一个|哪种|哪边|哪份|选一个|二选一|去哪|要哪|留哪|更爱谁|爱谁|哪一边|帮谁|先顾哪|顾哪|怎么取舍|如何取舍|难以取舍|选择哪)';

function byWhich(sentence: string): ChoiceZh | undefined {
  const before = new RegExp(`^(.+?)，?${asks}`)
    .exec(sentence)?.[1]
    ?.replace(/[里中，]+$/, '')
    .replace(/我(?:们)?(?:只能|必须|不能|只)[^，]*$/, '')
    .replace(/(?:都)?(?:撞在|在|是|都在)?(?:了)?(?:同一天|同一时间|撞车|冲突|撞期)(?:了)?$/, '')
    .replace(
      /(?:都|同时)(?:拿到|下来|来|给|录取|通过|很?好|不错|不差|想要|喜欢|舍不得|放不下)(?:我)?了?$/,
      '',
    );
  const last = before?.replace(/^.*(?:纠结|犹豫)(?:于)?/, '');
  return last && !/[一两二几]个|两份|两家/.test(last) ? bySplit(last.split('，').at(-1)) : undefined;
}

/** "一边是…，一边是…", "一份…，一份…", "既想…又想…". */
const twins = [
  /一(?:边|头|面|方面)是?([^，。？！]+?)，?(?:另)?一(?:边|头|面|方面)是?([^，。？！]+)/,
  /((?:一份|一个|一家|一种|一条)[^，。？！]+)，((?:另)?(?:一份|一个|一家|一种|一条)[^，。？！]+)/,
  /既(?:想|要|舍不得)([^，。？！]+?)，?(?:又|也)(?:想|要|舍不得)([^，。？！]+)/,
  /要么([^，。？！]+)，?(?:要么|不然就?|要不就?)([^，。？！]+)/,
  /要不([^，。？！]+)，?要不([^，。？！]+)/,
  /(?:^|，|我)(?:又|也|很|一直)?想(?!不|到|起|着|了|过|清|明|通|问|知道)([^，。？！]+?)，?(?:但|可|可是|但是)?(?:又|也|还)想([^，。？！]+)/,
  /(?:心里|脑子里?|理智上?|理性|感情上?|感性|直觉)(?:上)?(?:告诉我|说|想|让我|叫我|要我)([^，。？！]+)，(?:但|可|可是|但是|而)?(?:心里|身体|心|感情上?|感性|理智上?|理性|现实)(?:上)?(?:却|又)?(?:告诉我|说|想|让我|叫我|要我)([^，。？！]+)/,
  /与其([^，。？！]+)，?(?:还)?(?:不如|倒不如)([^，。？！]+)/,
];

function byTwins(sentence: string): ChoiceZh | undefined {
  for (const pattern of twins) {
    const found = pattern.exec(sentence);
    const bare = (side: string | undefined) => trimPhrase(side ?? '').replace(/^(?:又|却|也)(?=.{2})/, '');
    const [a, b] = [bare(found?.[1]), bare(found?.[2])];
    if (a !== '' && b !== '') return { a, b, unnamed: false, weight: 4 };
  }
  return undefined;
}

const two =
  /(?:这|那)?(?:两|2|二)(个|份|家|条|种|所|位|边|套)(?:不同的|都[^，。]{0,6}的)?(offer|机会|工作|公司|男生|女生|男人|女人|人|城市|学校|专业|选择|选项|方案|房子|职位|岗位|方向)?/iu;

function byCount(sentence: string): ChoiceZh | undefined {
  const found = two.exec(sentence);
  if (!found || !dilemma.test(sentence) || /两个(?:孩子|月|小时|人一起|星期)/.test(sentence))
    return undefined;
  const noun = `${found[1]}${found[2] ?? ''}`;
  return { a: `一${noun}`, b: `另一${noun}`, unnamed: true, weight: 3 };
}

const weighing = /选|纠结|拿不定|犹豫|摇摆|取舍|定不下|决定|抉择|徘徊|左右为难|挣扎|两难/;

/** "A和B之间，我拿不定主意": without 在 only where it is weighed, and never of people who have something between them. */
function byPlainBetween(sentence: string): ChoiceZh | undefined {
  const between = /^(?:[^，]*，)?(?!我|你|他|她|咱|俩)([^，。？！]+?)(?:这?(?:两|二)者)?之间/.exec(
    sentence,
  )?.[1];
  return between !== undefined && weighing.test(sentence) ? bySplit(between) : undefined;
}

/** "孩子想…，老师劝…，该支持哪一边": the two clauses before are the two sides. */
function bySupport(sentence: string): ChoiceZh | undefined {
  const ours =
    /(?:^|，)我(?!妈|爸)([^，]*(?:想|希望|要|喜欢)[^，]*)，((?:但|可|可是|但是|而)?(?:我)?(?:老公|老婆|丈夫|妻子|男朋友|男友|女朋友|女友|对象|爸|妈|父母|家里|家人|他|她|孩子|婆婆)[^，]*(?:想|希望|要|让|坚持|逼|催)[^，]*)，[^，]{0,8}(?:怎么办|听谁|怎么选|怎么决定)/.exec(
      sentence,
    );
  if (ours?.[1] && ours[2])
    return {
      a: trimPhrase(ours[1]),
      b: trimPhrase(ours[2].replace(/^(?:但是?|可是?|而)/, '')),
      unnamed: false,
      weight: 4,
    };
  const found =
    /(?:^|，)([^，]*(?:想|喜欢|希望|要|让|劝|觉得|坚持|主张|逼|叫|说|支持|建议|催)[^，]*)，([^，]*(?:想|喜欢|希望|要|让|劝|觉得|坚持|主张|逼|叫|说|支持|建议|催)[^，]*)，[^，]{0,8}(?:哪一?[边方]|(?:支持|听|站|顺着|依|帮|信|选)谁|(?:选|听)哪一?[个边种]|怎么(?:选|决定)|该选什么)/.exec(
      sentence,
    );
  const said = (clause: string | undefined) =>
    trimPhrase((clause ?? '').replace(/^(?:但是?|可是?|而|却)/, ''));
  const [a, b] = [said(found?.[1]), said(found?.[2])];
  return a !== '' && b !== '' ? { a, b, unnamed: false, weight: 4 } : undefined;
}

export function findChoiceZh(sentence: string): ChoiceZh | undefined {
  const isBalance =
    /(?:怎么|如何|怎样|平衡|切换)[^，]*在.+?之间|之间[^，]*(?:平衡|切换|协调)/.test(sentence) &&
    !weighing.test(sentence);
  const between = isBalance ? undefined : /(?:在|夹在)(.+?)(?:之间|两者|中间)/.exec(sentence)?.[1];
  return (
    bySplit(between) ??
    byPlainBetween(sentence) ??
    bySupport(sentence) ??
    byTwins(sentence) ??
    byStill(sentence) ??
    byWhich(sentence) ??
    byOr(sentence) ??
    byCount(sentence)
  );
}

/** "去北京或者留下": a choice only where it is asked or weighed. */
function byOr(sentence: string): ChoiceZh | undefined {
  const versus = /^(.+?)\s*(?:vs\.?|pk|or)\s*([^，。]+)/i.exec(sentence);
  if (versus?.[1] && versus[2]) return sidesOf(versus[1], versus[2], 4);
  const found = /^(.+?)，?(?:或者是?|或)([^，。]+)/.exec(sentence);
  if (
    !found?.[1] ||
    !found[2] ||
    !/该|要|选|纠结|犹豫|拿不定|谈不拢|商量|意见|争|吵|定不下|决定|各有|都想|都行|难/.test(sentence)
  )
    return undefined;
  return sidesOf(found[1], found[2], 3);
}

function sidesOf(left: string, right: string, weight: number): ChoiceZh | undefined {
  const [a, b] = [leftSide(left), rightSide(right)];
  return a !== '' && b !== '' ? { a, b, unnamed: false, weight } : undefined;
}
