/** What a Chinese answer does (a 'no', a question back, an 'I don't know'), and what the grammar is sure that it says. */
import type { Act, Statement, Verdict } from '../../engine/language.ts';
import { memoizeForStep } from '../../text/memoize-step.ts';
import { isNonAnswer } from '../../text/non-answer.ts';
import { gramsOf } from './reading/grams.ts';
import { normaliseZh, toSimplified } from './reading/text.ts';

/** Simplified, with a comma where people typed a blank. */
const plainZh = memoizeForStep((text) =>
  toSimplified(normaliseZh(text.replace(/(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\d])/gu, '，'))),
);

const size = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;

const asksBack =
  /^.{1,6}(?:啥|什么)[？?]*$|^(?:什么|啥).{1,6}[？?]?$|^[^：:]*(?:什么意思|啥意思)|没(?:看|听)?懂|不(?:太)?(?:懂|明白)(?:你|这|问)|没明白|看不懂|你(?:想|在)问(?:什么|啥)|为什么(?:要)?(?:这么|这样)?问|^[^\p{L}\p{N}]*(?:啊|哈|嗯|什么|啥)[？?]+[^\p{L}\p{N}]*$/u;
const corrects =
  /(?:说|问|扯)这个干(?:嘛|啥|什么)|别绕|问的都是|哪来的|我没.{1,4}[啊呀哦]|(?:是不是)?(?:看|弄|搞|记|听)错|我说的是|理解反|听反|不是说|都说了|(?<!以前|从前|原来|本来|之前|过去|那时候)不是这(?:个|样)|不是这个意思|我没(?:有)?(?:这么|这样)?说过?(?:这|那)|你(?:理解|弄|搞|听|读)错|误会我|(?<=^|[，。！\s])不对(?![称劲味付头等])[，,。！\s]*(?:我|是|不是)?|说错了|跟这个没关系|我只是随便选|^[^\p{L}\p{N}]*(?:不对|错了|不是)[^\p{L}\p{N}]*$/u;
/** 不是钱的事；我不是累，我是…；啥叫再有一小时；都不沾边: the guide is on the wrong subject. */
const wrongSubject =
  /^(?:都|也)?不是.{1,6}的?(?:事|问题)|^我?不是.{1,5}[，。]我?(?:就)?是|(?:啥|什么)叫|(?:都)?不(?:沾边|搭边|相干)|^.{0,4}又没.{1,4}[，。]/;

/** Whether an answer says that the question itself is wrong: it denies something that the question names. */
export function deniesPremise(text: string, question: string): boolean {
  const [first = ''] = plainZh(text).split(/[。！？!?]/);
  if (!/已经.{0,4}(?:了|过)|早就|没有(?:什么)?|不是|过去了|完了/.test(first) || size(first) > 20)
    return false;
  const asked = gramsOf(question);
  return [...gramsOf(first)].some((term) => asked.has(term));
}

/** Asks what the guide thinks or would do, or who it is. */
const asksOpinion =
  /(?:你|恁|您)(?:倒|直接|来)?(?:说|讲)(?!的)(?:该|咋|怎么|吧|呢|嘛|这|他|她|我|考|要|选|哪)|(?:恁|你|您)说咋|(?:你|您)(?:也)?(?:觉得|看|认为|感觉)(?!不)|要是你|换(?:作|成|做)你|(?:你|您)(?:是|会)(?:不是|真人|机器人|人|大夫|医生|老师|说)|你们那/;
/** One short question that is answered with yes or no: 算不算违法. */
const asksFact =
  /^(?:那|这|我这|这个|这样|他这样|她这样)?[^，。我]{0,8}(?:算不算|是不是|正不正常|犯不犯法)[^，。]{1,8}[？?]*$|^[^，。我]{0,10}(?:正常|违法|犯法|自私|过分|少了点|好)(?:吗|么|不)[？?]*$|怎么规定|怎么说才/;
/** The answer to such a question may be a question. */
const asksForWords = /说|问|讲|句|话|告诉|写|回/;

export const asksWhoIAm = (text: string) =>
  /你(?:到底)?是(?:不是)?(?:真人|机器人?|AI|人工智能|人|程序|谁)(?:吗|么|嘛|啊|呢)?[？?]*$/i.test(text);

/** Whether an answer asks the guide for its opinion, or for a fact that it cannot know. */
export function asksGuide(text: string, question: string): boolean {
  const clean = plainZh(text);
  if (size(clean) > 20 || asksForWords.test(question) || reported.test(clean)) return false;
  return asksOpinion.test(clean) || asksFact.test(clean) || asksWhoIAm(clean);
}

const objects =
  /刚(?:才|刚)?(?:不是)?(?:说|讲)(?:了|过)(?:谁|没|的|$)|(?:不是|都)(?:说|讲)过了|搞错了|(?:啥|什么)问题啊|问这些[^，。]{0,4}(?:啥|什么|没)|没有?哪句|(?:跟|和|关)[^，。]{1,6}(?:啥|什么|屁)(?:关系|事)|问偏了|问这个干(?:嘛|啥|什么)|你当我|^知道了又怎样|^不必问|^没懂|硬选|没太[看听]?懂|(?:跟|和)(?:我|这个?)没有关系|硬要选|沾点?边吧?$|没看懂|笑死|谁跟你说|哪个也不是|^我(?:刚|才|刚才|都)说(?:了|过)|原话(?:就)?是这|^我(?:也|都|又|可)?没说(?!过|完|话|什么|出|不)|^说(?:啥|什么)[啊呀]|^(?:啥|什么)叫|^[ABC](?:是|也|都)?(?:不可能|不是|不对|没有)|没头没尾|我没说.{0,4}(?:之前|后来|发生)|选项|又问了?一遍|问过了|(?:听|看)不懂|没有哪[一件个家]|你问的|跟(?:我|这个)没关系/;
/** 你 is the guide, where it asks, means or mixes something up; not in what somebody else says. */
const toGuide =
  /你(?:咋|怎么|干嘛|为啥|为什么)?(?:又|还|老|总|都)?(?:是|在)?(?:问|搞反|弄反|听反|听岔|理解|误会|搞错|弄错|搞混|没听|没看|没懂|不懂我|不知道我|知道我|想让我|要我|叫我看|拿我|说的(?:是|这))|你(?:这|那)(?:个|句)?(?:问|话|是什么|是啥)|要我看(?:啥|什么)|(?:哪个|谁|什么|啥)(?:人|事|她|他)[？?]|换(?:一)?个?(?:问|话题|问题)|(?:搞|弄)反了吧|我问的(?:是|明明)|没说到|哪(?:儿|里)?看出来|我(?:并)?没有?(?:躲|难受|生气|说)什么|(?:这)?(?:个|三个|两个|几个)都(?:没|不)(?:说到|是|对)|重点(?:不)?是|我并没|没哪[句个]|(?:答非所问|驴唇不对马嘴|没听我说)/;
const reported =
  /(?:他|她|妈|爸|老公|老婆|领导|老板|同事|朋友|医生|老师|人家)[^，。！？]{0,6}(?:说|问|讲|骂|劝|回)|[“”「」"]/;

/** They want the guide's own answer. */
const wantsAnswer = /你(?:还|也|都|又)?没(?:有)?(?:正面)?回答/;

/** A clause to the guide, not about the person. */
const isRemark = (clean: string) => (toGuide.test(clean) || wantsAnswer.test(clean)) && !reported.test(clean);
/** Answers to the words of the question or of an option: they say nothing without it, and are no complaint. */
const toItsWords =
  /^我选的?(?:是)?[ABC]|我才问|^没有不|^不是.{1,8}的事|^没什么(?:最近|上一?次)|^也?不光是[^，。]{1,6}$|什么(.)不\1的|(..?)不\2的$|^啥(?!也|都|时候)[^，。\s我]{1,3}[，,。！啊呀\s]|^我?也没想.{0,2}啥|没说['"“‘「]|^不用[^，。]{1,8}哈哈|^问谁[啊呀]?$|^跟谁说去|^没当上/;
/** Says nothing by itself. */
const empty =
  /^(?:我)?(?:真的|也|还)?(?:不知道|不清楚|都不是|不对)$|^(?:最重的?)?(?:应该|可能)?(?:是|选)?第[一二三]句吧?$/;

/** A sentence that is about the guide's question, not about the person. */
/** 我可没这么说; 没看懂我说的吧; 不是说了想不起来吗. */
const toItsGuess =
  /我?可?没(?:这么|那么|这样)说(?:过|啊|呀)?$|没看懂我|看不懂(?:你|这)|(?:不是|刚才?|前面|都)说(?:了|过)(?:想|不|没|嘛|吗)|^谁说|^啥[^，。,]{1,6}$|^啥[^，。,]{1,6}[，,]|^何谓|^什么叫|^刚(?:才)?说(?:了|过)|^问(?:什么|啥)|我又没病/;

/** 讲不讲得出口再说；老婆那边先缓缓；还没想好 */
const undecided =
  /再说$|看吧$|再看$|(?:还)?没(?:有)?(?:想好|定|决定)|说不准|先缓(?:缓|一缓)|先不(?:提|说|讲|管|告诉)|再想想|(.)不\1.{0,8}(?:不知道|不晓得|没想好)|(?:不知道|不晓得).{0,6}(.)不\2/;
const undecidedChars = { least: 6, most: 24 };

export function findUndecided(text: string): string | undefined {
  const clauses = text.match(/[^，,。！!？?；;\s]+/gu) ?? [];
  return clauses
    .filter(
      (one) =>
        undecided.test(plainZh(one)) &&
        size(one) >= undecidedChars.least &&
        size(one) <= undecidedChars.most &&
        !isObjection(one),
    )
    .at(-1);
}

export const isObjection = (sentence: string) => {
  const clean = plainZh(sentence);
  return (
    [corrects, wrongSubject, objects, toItsWords, toItsGuess, keepsOut, empty, refusesPlan].some((one) =>
      one.test(clean),
    ) || isRemark(clean)
  );
};

const turns =
  /老实[讲说]|讲真|欠(?:了)?(?:他|她|老)|是我[^，。]{0,4}(?:错|弄|害)的|踩着|装样子|受不起|我欠|没还(?:[，。]|$)|没吭声|签的字|就这一个|舍不得|主要(?:是|还是)|在其次|其实(?:我|不|没|心里|就|早)|说实话|说白了|说到底|就是怕|难受的是|难的是|愣了一下|不是(?:想|要|怕|恨|气|因为)[^，。]{1,20}[，,]?(?:我)?(?:就是|是|而是)|这么一(?:说|写|想)|才(?:发现|明白|知道|想起)|我怕的|最怕|真正|忽然|突然(?:想|觉得)|心里(?:清楚|知道|明白)|我都忘了|原来是/;
export const marksTurn = (sentence: string) => turns.test(plainZh(sentence));

const untold =
  /没(?:有|敢)?(?:跟|和|对|给|向)[^，。]{1,8}(?:说|讲|提|开口)|没(?:讲|说|提)过|没(?:有)?告诉|(?:谁|没人)(?:也|都)?不?知道(?!怎么|该|要)|不敢(?:说|讲|跟|告诉)|瞒着/;
export const marksUntold = (sentence: string) => untold.test(plainZh(sentence));

const decision =
  /其实[^，。]{0,6}可以(?:盘|卖|关|换|辞|搬|分|不)|(?:[一二三四五六七八九十两\d]+(?:千|万|块)?)(?:就?给|借)(?:他|她|我?弟|我?哥|我?妹)|不(?:考|去|借|买|辞|换|等|离|结|读|生|搬|签|管|回|干)了(?=[，。！,.]|$)|就这(?:样|么)定|我(?:已经)?决定|定(?:下来)?了(?=[，。！]|$)|我(?:就)?选(?!的|不)|想好了/;
export const isDecision = (text: string) =>
  plainZh(text)
    .split(/[。！？!?\n]/)
    .some((one) => decision.test(one) && !/要是|如果|万一|要不要|该不该|没定|还没/.test(one));

export const blamesSelf = (text: string) =>
  /人渣|混蛋|混账|不是人|畜生|缺德|贱|废了|真笨|的笨|窝囊|没用|废物|没出息|懦弱|胆小鬼|自私|太蠢|很蠢|笨死|不配|丢人现眼|矫情/.test(
    plainZh(text),
  );

/** People join many clauses without a full stop; what comes before the mark is often about something else. */
export function fromMark(sentence: string): string {
  if (size(sentence) <= 26 || /[。！]/.test(sentence.slice(0, -1))) return sentence;
  const clauses = [...sentence.matchAll(/[^，,；;\s]+/gu)];
  const marked = clauses.find(({ 0: clause }) => marksTurn(clause) || marksUntold(clause));
  return marked ? sentence.slice(marked.index) : sentence;
}

export const onlyDeclines = (text: string) =>
  /^[^\p{L}]*(?:[ABC](?![a-z])|都不是|没有合适的|哪个也不是)|你没听(?:岔|错)/u.test(plainZh(text));

const whatItIs =
  /^(?:就|其实|其实就|说到底|可能)?是(?!不是|吧$|的$|啊$)[^，。！？?]{4,}|^我(?:是在|就是在|在用|其实)/u;
export const saysWhatItIs = (sentence: string) =>
  whatItIs.test(plainZh(sentence)) && !/[?？]$/.test(sentence);

const stepLead = /^(?:那就|就|嗯|好吧|所以)?(?:我)?(?:心里|直觉)(?:说|告诉我|就是)[，：:\s]*/u;
export const withoutStepLead = (sentence: string) => sentence.replace(stepLead, '');

const goodNews =
  /报(?:个)?喜|好消息|驾照(?:拿|考)到|考(?:上|过|出来)了|怀上了[！!]|拿到(?:驾照|证|了?offer|录取)|拿证|录取(?:了|通知)|升(?:职|了)|中奖|得了?(?:奖|第[一二三])|(?:太|真|可|好)(?:高兴|开心)|高兴(?:死|坏)/;
const notOnlyGood = /可是|但是?|不过|就是|愁|怕|难过|哭|不敢|瞒|背的|抄|[?？]|怎么办/;
export const isGoodNews = (text: string) =>
  plainZh(text)
    .split(/[。！!\n]/)
    .some((one) => goodNews.test(one) && !notOnlyGood.test(one));

const verdict =
  /老糊涂|丢人|不是我的|怪我|是我(?:害|叫|喊|打电话|弄|逼|骗)|我(?:害|骗)了?|对不起|没良心|不孝|我(?:这人|就是个)|不要脸|面子|虚荣|我(?:真|太|好)(?:傻|笨|蠢|坏|狠)|认账|我又不想|我活该/;
export const soundsLikeVerdict = (sentence: string) => verdict.test(plainZh(sentence));

const correctsItself = /(?:^|[。！？，,；;\s])(?:不对|不是这个|也不是这个|不是不是|等等)[，,。！…\s]+/gu;
/** From so many characters on, what follows says something. */
const minCharsAfter = 6;
export function afterSelfCorrection(text: string): string {
  const last = [...text.matchAll(correctsItself)].at(-1);
  const rest = last ? text.slice(last.index + last[0].length).trim() : text;
  if (last && last.index > 0 && size(rest) >= minCharsAfter) return rest;
  // 哪个都不是 就是烦啊 还有点觉得自己抠门
  const instead = text.replace(noneOfThem, '');
  return size(instead) >= minCharsAfter ? instead : text;
}

/** Whether somebody comes with a question about what to do. */
export const asksWhatToDo = (question: string) =>
  /要不要|该不该|能不能|怎么办|咋办|咋整|如何|还是|怎么(?:说|开口|做|跟)|([回去留走说问要借分离辞换买卖考生])不\1/.test(
    plainZh(question),
  );

export const intends = (sentence: string) =>
  /打算|准备|决定|想(?!着|到|起|法|的)|要(?!是|么|不是|紧|求|强)|会(?!儿|议)|得(?:去|跟|找|问|把|先)|^我.{0,14}(?:去|跟|找|问|把|给|打|发|约|请|回|写|说|带|送|陪)|(?:我|就|先|再|明天|后天|今晚|今天|周[一二三四五六日末天]|礼拜.|下(?:周|个月|回|次)|这周)(?:去|跟|找|问|把|给|打|发|约|先|约|请|回|写|说)|^(?:去|跟|找|问|把|给|约)/.test(
    plainZh(sentence),
  );

/** 都不像。 这三句没一句说到点上。: a sentence that only says that no option fits; then 说到底就是. */
const declineSentence =
  /^[^\p{L}]*(?:(?:都不|都没|哪[句个]都|一[句个]都|[这那]?三?[句个几条项]+(?:话|选项)?[都没里均皆]|没一|没有合适|以上)[^。！？!?\n]{0,24}|不是|不像|没有)[。！？!?\n]+\s*/u;
const sumsUp =
  /^(?:(?:(?:要是)?(?:只)?(?:用)?一句话(?:说|讲|来说)?(?:就是|的话|嘛)?[，,：:\s]*)?(?:说到底|归根(?:到底|结底)|说白了)|(?:用)?一句话(?:说|讲|来说)?(?:就是|的话|嘛)?)[啊呀吧]?[，,：:\s]*(?:还是|就是)?[，,：:\s]*/;
/** 都不是啊 我根本没决定 */
const noneOfThem =
  /^\s*(?:哪[个句]|[三这]?[个句])?都不(?:太)?[是像对](?:[啊呀的吧呢啦]|这个)?[\s，,。！]+(?=\S)/u;

export function withoutDecline(text: string): string {
  const rest = text
    .replace(declineSentence, '')
    .replace(noneOfThem, '')
    .replace(/^\s*(?:(?:用)?一句话)?我?(?:讲|说)不(?:来|出来?|好|清楚?|上来)[\s，,。]+(?=\S)/u, '')
    .replace(sumsUp, '')
    .replace(/^[^\p{L}]*一句[话話](?:[喔哦啊吧嘛]|就这个)?[\s，,。]+(?=\S)/u, '')
    .replace(/(?<=\S)[\s，,]*(?:一句[话話]?就这个|就这么答|就这样)[。\s]*$/u, '')
    .replace(/^我?在意的(?:嘛|呢|啊|吧)?[，,\s]*(?:就是|是)[，,\s]*/u, '')
    .trim();
  return rest || text;
}

const answerLead =
  /^(?:[^\p{L}\p{N}]*(?:(?:照实说就是|不是的?|不对|没有|是的?|对|嗯+|有一部分|一部分吧?|所以|唉+|都不是|不知道|不晓得|说不上来)(?:啊|呀|吧|的|了|哦)?[，,。；、…\s]+|(?:我跟你说(?:实在的|实话)?|说实话|其实|可是|但是|不过|但(?=我)|可(?=我))[，,、\s]*))+(?=\S)/u;
export const withoutLead = (sentence: string) => sentence.replace(answerLead, '');

const refusesPlan =
  /计划(?:就)?算了|没(?:有)?什么打算|(?:不要|别).{0,4}出主意|别(?:叫|让|给)我(?:列|定|做)|(?:不要|别(?:给我|跟我)?|不想要|不需要|不用)(?:什么|任何|再)?(?:给我)?(?:做|列|定|订|出)?(?:计划|建议|步骤|方案|办法|行动|道理|讲道理|分析)|不想.{0,2}(?:做|要|定|列).{0,2}计划|不想(?:解决|行动|做什么|计划|往前走|现在定|现在决定|现在就定)|只(?:是)?想(?:说说|倾诉|有人听|吐槽|被听)|别(?:教我|劝我)|不想定/;
export const namesPlan = (text: string) =>
  /计划|打算|[一几]步|步骤|办法|方案|建议|主意|道理|解决|行动|决定|安排|目标|做(?:什么|点|啥|事)|怎么办|改变|往前走|现在定|不想定|不去[说问找]/.test(
    text,
  );

const refuses =
  /^[^\p{L}\p{N}]*(?:(?:这个?(?:问题)?|那个?|他|她)(?:我)?)?(?:就)?(?:(?:能不能|可不可以|可以)不(?:说|谈|聊|回)|不想(?:说|谈|聊|回答|提|答)|不(?:说|谈|聊)(?:这个|他|她|了)|别(?:问|提|说)(?:了|这个|他|她)|跳过|下一个|还不行|还没(?:到|准备)|不方便说|(?:都不是|没有合适的|换一个)(?=[^\p{L}\p{N}]*$))/u;
/** A request to leave something alone, in the middle of an answer as well. */
const keepsOut =
  /(?:别|不要|先不|不想|不愿意?)(?:再)?(?:提|说|聊|谈|扯|往下想|想)(?:他|她|这|那|了)|(?:不想|别)把.{1,4}(?:扯|带)进来/;

/** What the person does not want to hear about again. */
export function findLeftOut(text: string): string[] {
  const clean = plainZh(text);
  const found =
    /(?:别|不要|不想)(?:再)?(?:提|说|聊|谈)我?([\p{Script=Han}]{1,3}?)(?:了|[，。！]|$)|(?:不想|别)把我?([\p{Script=Han}]{1,3})(?:扯|带)进来/u.exec(
      clean,
    );
  const word = found?.[1] ?? found?.[2] ?? '';
  return word === '' || /^(?:这|那|他|她|它|了|话|什么)/.test(word) ? [] : [word];
}

const denied =
  /不是(?:真的)?(?:因为|为了|在乎)?(?:那点|这点|那个)?([\p{Script=Han}]{1,3}?)(?:的事|的问题)?(?=[，,。]|而?是)/u;
export function namesDenied(question: string, text: string): boolean {
  const [, word] = denied.exec(plainZh(text)) ?? [];
  return word !== undefined && question.includes(word);
}

const enough =
  /^[^\p{L}\p{N}]*(?:够了|就这样(?:吧)?|就到这(?:里|儿)?(?:吧)?|到此为止|结束(?:吧)?|不聊了|停(?:吧)?|可以了)[^\p{L}\p{N}]*$/u;
const unsure =
  /^[^\p{L}\p{N}]*(?:(?:我)?(?:真的|也)?(?:不知道|不清楚|不晓得|没想过|没想好|说不(?:清|上来|好)|不确定|(?:这我)?可说不好|唔知|(?:谁知道呢?|唉+)(?=[^\p{L}\p{N}]*$)))/u;

export function actIn(text: string): Act {
  const clean = plainZh(text);
  const signs = size(clean);
  if (enough.test(clean)) return 'enough';
  if (wantsAnswer.test(clean) && !reported.test(clean)) return 'asks-guide';
  if (asksBack.test(clean) && signs <= 20) return 'asks-back';
  const sentences = clean.split(/(?<=[。！？!?])/);
  const isCorrection = (one: string) => (corrects.test(one) || objects.test(one)) && size(one) <= 24;
  if (isCorrection(clean) || sentences.some(isCorrection)) return 'corrects';
  if (wrongSubject.test(clean)) return 'corrects';
  const [first = ''] = sentences;
  if (isRemark(first) && size(first) <= 24) return /[？?]/.test(first) ? 'asks-back' : 'corrects';
  if (sentences.some(isRemark)) return 'corrects';
  if (refusesPlan.test(clean) && signs <= 14) return 'refuses-plan';
  if (refuses.test(clean) && signs <= 12) return 'refuses';
  if (isNonAnswer(text) || (unsure.test(clean) && signs <= 8)) return 'unsure';
  return 'answer';
}

const want =
  /(?:我|就|只|还|更)(?:真的|其实|就|只|也|还|很|最|特别)*(?:想要?|希望|需要|盼着|渴望|宁愿)(?!起|到|过|不通|不出|不明白|一想|象|法|着.{0,4}怎么)|我(?:想|要)的(?:是|就是)|最(?:想|看重|在乎)/;
const notWant = /不(?:太|是很|怎么)?(?:想|需要|希望|愿意)|没想/;
const fear = /怕(?!了)|担心|恐惧|不敢|万一|害怕|慌/;
const deadline =
  /(?:下?周[一二三四五六日天]|下个?月|月底|年底|年前|年后|\d+[月号日]|明天|后天|这周|本周|下周|过年|春节|国庆|暑假)(?:之?前)?(?:就)?(?:要|得|必须)(?:签|交|答复|决定|定|报|给)|(?:下?周[一二三四五六日天]|月底|年底|\d+[月号日]|明天|后天)(?:之?前)?(?:截止|到期|报到|入职|开学|答复)|(?:最晚|截止|限期)(?=[^，。]{0,8}[\d一二三四五六七八九十月天周号])[^，。]{0,8}/;
const time =
  /今天|今晚|明天|明晚|后天|(?:这|下)?(?:个)?(?:周|礼拜|星期)[一二三四五六日天末]|下周|这周|周末|下个?月|月底|过年|春节|五一|国庆|中秋|元旦|端午|清明|寒假|暑假|晚饭|(?<![早按准]时?点?)下班|睡前|早上|晚上|中午|午休|\d+点|\d+[月号日]/;
const act =
  /(?:今晚|明天|后天|周|礼拜|星期)[^。]{0,12}我(?:想|打算|准备|要|会)[^，。]{0,6}(?:带|陪|跟|和|给|去|打|问|说|找)|我(?:就|单独|直接|私下|主动|自己|会|先|再|去|要|打算|准备|可以|想|想先|试试|来)+(?:跟|和|给|找|打|说|问|写|发|约|去|把|试|列|算|请|查|订|报|辞|回|看|陪|做|定|告诉|开口|提(?![高到起前出])|让)|我(?:问问?他|问问?她|问问?我|拿.{1,6}(?:播|试|做|去))|(?:^|[，。！\s])(?:先|就)(?:跟|和|给|找|打|说|问|写|发|约|去|到|搬|住|把|试|列|算|请|查|报|提(?![高到起前出])|让)|(?:今天|今晚|明天|明早|明晚|后天|(?:这|下)?(?:个)?(?:周|礼拜|星期)[一二三四五六日天末]|下周|睡前|下班)[^，。怕]{0,9}(?:把|去|跟|给|先|打|写|问|约|找|发|关|放|试|回|提)|(?:打电话|发(?:个|条)?(?:微信|消息)|约(?:他|她|个)|写(?:下来|一封|封|个)|列(?:个|一个|张))/;
/** A question about what has not happened: the answer says what they would do, not what they will. */
export const isHypothetical = (question: string) =>
  /要是|如果|假如|万一|给你[一半五]/.test(toSimplified(normaliseZh(question)));

/** A time that is over, or any time: nothing is meant to be done. */
const pastOrHabit = /去年|前年|没进|一般|平时/;
const notAct =
  /(.{1,3})是\1过|我想说的|打打电话|的时候吗|能问到|我自己说就是|难受的是|有(?:一)?回|有(?:一)?次|该不该|要不要|最[重难怕]|没有?(?:去|打|说|送|跟|给|问|告诉)|不(?:跟|和|对|告诉)我|(?:他|她|爸|妈|老头子?)[^，。]{0,6}(?:跟|和|对)我说|的话|别(?:教|劝|跟)|也不|上(?:个)?(?:月|周|次|回)|前(?:天|几天)|刚(?:才|刚)?|要是|如果|不想|不会|不敢|没敢|本来|以前|那天|上次|昨天|已经|过[了。，]|了一路|每次|总是|都不|天天|只会|自己(?:写|做)的|今天[^，。]{0,2}的是|我要的就?是/;
/** Somebody else says or does it. */
const othersAct =
  /(?:^|[，。])我?(?:们?家)?(?:他|她|[爸妈爷奶姐哥弟妹儿女][爸妈爷奶姐哥弟妹子儿]?|老板|领导|机构|公司|社区|居委会|村里|医院|医生|老师|同事|朋友|师傅|[^，。我]{0,4}(?:经理|姑娘))[^，。跟给找和]{0,6}(?:说|讲|问)|[他她][^，。我]{0,12}给我打/;
/** It is done; with a day that is to come, it is not. */
const doneAct = /(?:写|发|打|讲|做|问)(?:完了|了|过(?![去来]))|那次也/;
const toCome = /明天|明早|明晚|今晚|下(?:个)?(?:周|礼拜|星期|月)|周[一二三四五六日天末]|睡前|下班|先|等/;
const exception =
  /只有.{0,12}(?:时候|那次|那天)|除了.{0,10}(?:时候|那次)|有一次.{0,14}(?:好|没|不)|(?:管用|有用|好过一?点|轻松一?点|好受)|以前.{0,8}(?:不这样|好好的)/;
const cost = /(?:耽误|顾不上|没时间|没精力|睡不着|睡不好|瘦了|搭进去|花光|放弃了|牺牲|落下了|很久没)/;

/** 女儿五一回来，就说不行了: the subject of the first clause does it, unless 我 does something as well. */
const othersSentence =
  /^(?:我)?(?:他|她|人家|女儿|儿子|[爸妈爷奶姐哥弟妹](?![友])[爸妈爷奶姐哥弟妹子]?|老公|老婆|老伴|婆婆|公公|老板|领导|同事|朋友|医生|老师)(?!那)/;
const ownAct = /我(?:就|先|想|要|会|打算|准备|可以|去|跟|给|把|单独|自己|今晚|明天)/;

const isNoPlan = (plain: string) =>
  othersAct.test(plain) ||
  (othersSentence.test(plain) && !ownAct.test(plain)) ||
  (doneAct.test(plain) && !toCome.test(plain));

/** After a step: it will not be done. */
const takesBack = /不敢|没敢|不会|要是|如果|算了吧|本来/;
const clausesUpTo = (text: string, end: number) =>
  text.slice(0, end) + (/^[^，。！？]*/.exec(text.slice(end))?.[0] ?? '');

function namesAct(plain: string): boolean {
  if (refusesPlan.test(plain) || isNoPlan(plain) || takesBack.test(plain)) return false;
  const hit = act.exec(plain);
  if (!hit) return false;
  const clause = /[^，。！？]*$/.exec(plain.slice(0, hit.index))?.[0] ?? '';
  const isDated = toCome.test(clause + hit[0]);
  // What comes after the clause with the act says how: 一句成绩都不提. What comes before one with a day does not count.
  const end = hit.index + hit[0].length;
  const checked = clausesUpTo(plain, end).slice(isDated ? hit.index - clause.length : 0);
  return !notAct.test(checked) && !pastOrHabit.test(checked);
}

const find = (pattern: RegExp, against?: RegExp) => (plain: string) =>
  against?.test(plain) ? undefined : pattern.exec(plain)?.[0];

/** Each finds the words that show it, in a sentence. */
const kinds: [Statement['kind'], (plain: string) => string | undefined][] = [
  ['want', find(want, notWant)],
  ['fear', find(fear)],
  ['deadline', find(deadline)],
  ['step', (plain) => (namesAct(plain) ? plain : undefined)],
  ['exception', find(exception)],
  ['cost', find(cost)],
];

export const namesTime = (text: string) => time.test(plainZh(text));
const timeWords =
  /(?:礼拜|星期|周)[一二三四五六日天末几]?|[上下]?半[天夜]|[上下中]午|[早晚][上晨]?|凌晨|傍晚|夜里|[今明后昨前每当]天|[今明去]年|[上下这每]个?月|[一二三四五六七八九十两几\d]+(?:点半?|分|号|日|月|年|天|周|个月|小时)?|[到和跟的]/g;
export const isBareTime = (clause: string) => !/\p{L}/u.test(plainZh(clause).replace(timeWords, ' '));

/** Each statement is a whole sentence, as written. A question claims nothing, unless it is to be asked: 我就问她：…？ */
export function statementsIn(text: string): Statement[] {
  const found: Statement[] = [];
  for (const [piece] of text.matchAll(/[^。！？!?\n…]+[。！？!?\n…]*/g)) {
    const source = piece.trim().replace(/[。！\s…]+$/u, '');
    const isQuestion = /[？?]$/.test(source);
    if (isQuestion && !/[：:]/.test(source)) continue;
    const plain = plainZh(source);
    const signs = size(source);
    for (const [kind, findIn] of kinds) {
      if (isQuestion && kind !== 'step') continue;
      const hit = signs >= 3 ? findIn(plain) : undefined;
      if (hit !== undefined) found.push({ kind, source: kind === 'deadline' ? hit : source });
    }
    if (time.test(plain) && found.at(-1)?.kind !== 'step' && signs <= 16)
      found.push({ kind: 'time', source });
  }
  return found;
}

/** The words with which a text says that no plan is wanted; a text that names a step does want one. */
export function findRefusedPlan(text: string): string | undefined {
  const clauses = text.match(/[^，,。！？!?\n…]+/g) ?? [];
  const clause = clauses.find((piece) => refusesPlan.test(plainZh(piece)));
  if (clause === undefined || statementsIn(text).some(({ kind }) => kind === 'step')) return undefined;
  return clause.trim();
}

/** Says only what might be done. */
export const isMaybe = (text: string) => /可以|也许|说不定|可能/.test(plainZh(text));
/** No plan in a case that was supposed. */
export const isConditional = (text: string) =>
  !/^(?:那就)?先|(?:先|就)把|我(?:要|会|打算|决定|想先)|改成|定了/.test(plainZh(text));

/** Says what would be, if. */
export const supposes = (clause: string) =>
  /^(?:那|大概|可能|估计|应该)*(?:我|他|她|他们|我妈|我爸)?(?:大概|可能|估计|肯定|应该|多半|也许)*(?:会|就会|要会)/.test(
    plainZh(clause),
  );

/** 哪一件也不做; or what is past: 上礼拜我问了他 */
export const deniesStep = (sentence: string) =>
  /又不是|^先(?:转|想)到|哪有脸|没脸|咋改口|怎么开口|^(?!我)[^，。我]{1,4}说(?:了)?(?:可以|行|让|要|是|不)|有时候|老是|总是|每次|^.{0,12}的时候$|^没想|就回了|[看去说做给讲问试写打买聊见提](?:我|她|他|你)?过(?![去来年节完])|^(?:我)?(?:哪一?(?:件|样|个)|什么|啥|一样)(?:事)?(?:也|都)?不|^(?:就)?上(?:周|礼拜|个?月|次|学期|个?星期)|^我?(?:不会|不想|不打算|不去|不做|不敢|没法|做不到)(?!让|再)/.test(
    plainZh(sentence),
  );

const names =
  /提(?![高到起前出])|让|请|叫|坐|说|聊|谈|问|找|打|去|写|发|看|听|约|试|列|查|订|报|回|陪|做|定|告诉|放|买|带|存|删|走|睡|学|画|练|关|请/;
/** A protest, a reason, a loss or a story. */
const noStep =
  /的时候吗|能问到|都行$|关键|[坐站走等哭睡]了|考得|没看懂|看不懂|的都是|都是|其实|干嘛|干啥|就问|别绕|你|不是|因为|觉得|心疼|怕|以前|那时候我|本来|凭什么|算了|都没|没人|不知道|什么/;

/** Whether an answer to a question about a step names one: it says so, or begins with what is to be done. */
export function couldBeStep(text: string): boolean {
  if (statementsIn(text).some(({ kind }) => kind === 'step')) return true;
  const clean = plainZh(text);
  if ((pastOrHabit.test(clean) || /那天|昨天|怕/.test(clean)) && !toCome.test(clean)) return false;
  if (isNoPlan(clean) || refusesPlan.test(clean) || /[？?]/.test(text) || size(text) > 60) return false;
  return clean
    .split(/[，。；]/)
    .some((clause) => names.test(clause) && !noStep.test(clause) && !pastOrHabit.test(clause));
}

/** What a typed answer says to a tentative insight. */
export function findVerdict(text: string): Verdict | undefined {
  const clean = plainZh(text);
  if (/^[^\p{L}\p{N}]*(?:A(?![a-z])|就是(?:这样)?(?![我他她])|对(?![不])|没错|是的|扎心|说中)/iu.test(clean))
    return 'yes';
  if (/^[^\p{L}\p{N}]*(?:B(?![a-z])|有(?:一)?(?:部分|点)|一半|差不多|算是|可能吧)/iu.test(clean))
    return 'partly';
  if (/^[^\p{L}\p{N}]*(?:C(?![a-z])|不是|不对|没有|不算|也?不(?:全|完全)?是)/iu.test(clean)) return 'no';
  return undefined;
}

const onlyVerdict =
  /^(?:有|一|几|部分|一半|些|点|差不多|算|可能|大概|也许|是|吧|对|像|准|这|那|话|的|也|就|不|，|。|\s)+$/u;

export function isOnlyVerdict(sentence: string): boolean {
  return onlyVerdict.test(plainZh(sentence));
}

/** Which sentence of an insight a typed answer keeps. */
export function findPart(text: string): 'first' | 'second' | undefined {
  if (/前(?:面|半|一)/.test(text)) return 'first';
  return /后(?:面|半|一)/.test(text) ? 'second' : undefined;
}
