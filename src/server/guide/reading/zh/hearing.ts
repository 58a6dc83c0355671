/**
 * What a free answer in Chinese may be taken to say. The same caution as in English: words that point one way, in a
 * form that answers what was asked; all else is quoted plainly and nothing is built on it.
 */
import type { Heard } from '../../hearing.ts';
import { type Method, type Tag, type Topic, tagsOf, topicOf } from '../../tags.ts';
import { isChinese } from '../language.ts';
import { tagsInZh } from './tags.ts';
import { normaliseZh, toSimplified } from './text.ts';

const nothingHeard: Heard = { tag: undefined, fits: false };
/** A long text says many things; which of them is the answer is not for rules to tell. */
const longest = 60;

const negation = /不|没|别(?!人)|无(?!论)|未|非(?!常)|否|休想|免谈|拒绝|哪有|难道/;
/** Sounds like a no and is none. */
const harmless =
  /不(?:用|必|再)(?:假装|装|骗|撒谎|看(?:别人|人)脸色|担心|害怕)|不(?:想|愿意?|能)(?:再)?(?:失去|丢掉?|放弃|假装|骗|撒谎|后悔|丢脸|一个人)|不(?:被|受)(?:束缚|约束|打扰|逼|看不起)|不(?:错|过|同|仅|只是|光|断|久|论|管怎样)|差不多|了不起|不是一个人|没(?:有)?(?:准备|计划|想清楚|规划|存款|钱|面子)|不(?:折腾|吵架|敢)|准备不足|钱不够|无(?:忧|愧)|没关系|分别|特别|区别|个别|性别/g;

function plain(text: string): string {
  return toSimplified(normaliseZh(text));
}

/** A question back, another language, or a text too long to be one answer. */
export function isElusiveZh(text: string): boolean {
  const clean = plain(text);
  const short = /^[\d\s./分点号%]+$/.test(clean);
  return (
    /[?？]|(?:吗|呢|什么意思)[。！…]*$|为什么|怎么/.test(clean) ||
    [...clean].length > longest ||
    !(short || isChinese(text)) ||
    /[<>{}]/.test(text)
  );
}

function isNegative(text: string): boolean {
  return negation.test(plain(text).replace(harmless, ''));
}

const fitting: Partial<Record<Method, readonly Tag[]>> = {
  premortem: ['loss', 'others', 'noplan', 'fear'],
  friend: ['kind', 'fear', 'facts'],
  exception: ['prepared', 'ally'],
};

/** The one tag that the words point to. */
export function onlyTagZh(text: string, among: readonly Tag[]): Tag | undefined {
  if (isElusiveZh(text) || isNegative(text)) return undefined;
  const found = tagsInZh(text, among);
  return found.length === 1 ? found[0] : undefined;
}

const dear =
  '(?:孩子|儿子|女儿|家人|家庭|家|父母|爸妈|妈妈|爸爸|老公|老婆|爱人|朋友|身体|健康|自由|时间|生活|工作|收入|存款|尊严|自尊|平静|心情|睡眠|梦想|爱好|感情|婚姻|信任|面子|底线|原则|内心|初心|兴趣|快乐|安全感)';

/** "我的孩子", "和女儿在一起的时间": a thing one can keep, and no sentence about something else. */
function isThing(text: string): boolean {
  const clean = plain(text).replace(/[。！，、…]+$/u, '');
  return (
    [...clean].length <= 14 &&
    new RegExp(
      `^(?:就是|是|大概是|可能是)?(?:我们?的?|自己的?|和.{1,6}的|跟.{1,6}的|.{1,6}的)?${dear}$`,
    ).test(clean) &&
    !/讨厌|烦|垃圾|傻|蠢|天气|测试/.test(clean)
  );
}

const judging = /讨厌|烦死|垃圾|傻|蠢|白痴|是个|天气|问题|软件|测试|昨天|哭/;

function hearMatter(text: string): Heard {
  if (isElusiveZh(text) || isNegative(text) || judging.test(plain(text))) return nothingHeard;
  const tag = onlyTagZh(text, tagsOf.matter);
  return { tag, fits: isThing(text) || tag !== undefined };
}

const numerals = '零一二三四五六七八九十';

function figuresIn(text: string): number[] {
  const bare = text
    .replace(/(?:满分)?(?:\/|之)10分?|10分(?:里|中|满分|制)|十分(?:里|中|制)|满分(?:10|十)分?/g, '')
    .replace(
      /[0-9零一二两三四五六七八九十百]+(?:年|个|岁|点(?!分)|天|周|次|万|块|元|%|月|号|小时|分钟|遍|位|口|千|百|百分)/g,
      'x',
    );
  const digits = (bare.match(/\d+(?:\.\d)?/g) ?? []).map(Number);
  if (digits.length > 0) return digits;
  const spoken =
    /([零一二三四五六七八九十])(?:到|、|或|，)?([零一二三四五六七八九十])?分/.exec(bare) ??
    /^(?:大概|大约|差不多|也就|可能|应该)?([零一二三四五六七八九十])$/.exec(bare);
  return spoken?.[1] ? [numerals.indexOf(spoken[1])] : [];
}

function scaleTag(figure: number): Tag {
  if (figure < 4) return 'lows';
  return figure < 7 ? 'middle' : 'highs';
}

/** One figure from 0 to 10, or a bare word for one. */
function hearScale(text: string): Heard {
  if (isElusiveZh(text)) return nothingHeard;
  const clean = plain(text).replace(/[。！…]+$/u, '');
  const figures = figuresIn(clean);
  const [figure] = figures;
  if (figures.length === 1 && figure !== undefined && figure <= 10 && [...clean].length <= 20)
    return { tag: scaleTag(figure), fits: true };
  const tag = figures.length === 0 ? tagsInZh(clean, tagsOf.confidence)[0] : undefined;
  return tag === undefined ? nothingHeard : { tag, fits: true };
}

const doing =
  /^(?:(?:今天|今晚|明天|明早|明晚|后天|这周|本周|下周|周[一二三四五六日天末]|星期[一二三四五六日天]|早上|上午|中午|下午|晚上|下班后?|先|然后|就|也许|或许|大概|可能)|我(?:会|要|想|可以|打算|准备|先|去|来|能)?|试着|主动)*(?:先|就)?(?:打(?:个|通|一)?电话|给.{1,10}(?:打|发|写|买|做|留)|[跟和找向同问].{1,12}(?:谈|聊|说|问|商量|道歉|请教|请假|见|吃|沟通|表达|打听|要)|告诉|联系|约|写|列|查|搜|算一?|整理|问(?!题)|发(?!现|生)|投(?!降)|报名|报一?个|请.{0,3}假|试(?!过|验)|练习?|读一?|学(?!校|历|位)|做一?[个份次件张]|存|订|预约|收拾|安排|开口|拒绝一次|说一[句次]|说出|去(?!年|世)|回(?:一趟|家|去|复|消息)|走一|搬|买|看(?!来|起来|样子|不|到了)|关掉|删掉|休息|睡|早起|记|画)/;

/** A step begins like something one does: "给她打电话", "我可以先…". */
export function isStepZh(text: string): boolean {
  if (isElusiveZh(text) || isNegative(text)) return false;
  const clean = plain(text).replace(/^(?:嗯|那|那就|好|好吧|或者)，?/, '');
  return (
    [...clean].length >= 3 &&
    doing.test(clean) &&
    !/^(?:说实话|说真的|做人|我想要?(?:自由|要))|得(?:很|太)|过了|了(?:一|很|好)|昨天|以前|每天都|每次|总是|老是|一直在?哭|想哭/.test(
      clean,
    )
  );
}

function hearStep(text: string): Heard {
  return isStepZh(text) ? { tag: tagsInZh(text, tagsOf.step)[0], fits: true } : nothingHeard;
}

const noMoment = /昨|上周|上个?月|去年|每[天次晚周]|总|老是|一直|从前|以前|那天|哭|失眠|睡不|了$/;

export function hearTimeZh(text: string): Heard {
  if (isElusiveZh(text)) return nothingHeard;
  const clean = plain(text).replace(/[。！…]+$/u, '');
  if ([...clean].length > 30) return nothingHeard;
  if (tagsInZh(clean, ['notime']).length > 0) return { tag: 'notime', fits: true };
  if (isNegative(clean) || noMoment.test(clean)) return nothingHeard;
  const tag = tagsInZh(clean, ['weekend', 'soon'])[0];
  return { tag, fits: tag !== undefined };
}

function hearOther(text: string, method: Method): Heard {
  const never =
    method === 'exception' &&
    /^(?:好像|真的|我)?(?:从来|一次(?:也|都)?|都)?(?:没有过?|想不起来|没有这样的时候|从来没有过?)了?[。！…]*$/.test(
      plain(text),
    ) &&
    plain(text).length > 2;
  // To a friend one does not speak of oneself.
  const isOfOneself = method === 'friend' && /我(?!会?(?:对他|跟他|和他)?(?:说|告诉))/.test(plain(text));
  if (isOfOneself) return nothingHeard;
  const tag = never ? 'none' : onlyTagZh(text, fitting[method] ?? tagsOf[topicOf[method]]);
  return { tag, fits: tag !== undefined };
}

const hearers: Partial<Record<Topic, (text: string) => Heard>> = {
  matter: hearMatter,
  confidence: hearScale,
  step: hearStep,
  time: hearTimeZh,
};

/** A free answer as an answer to what `method` asked. */
export function hearZh(text: string, method: Method): Heard {
  return hearers[topicOf[method]]?.(text) ?? hearOther(text, method);
}
