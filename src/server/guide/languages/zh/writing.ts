/** Chinese for the checks of a model's writing. */
import type { WritingLanguage } from '../../model/writing/writing-language.ts';
import { sharedCount } from '../../text/words.ts';
import { gramsOf, sentencesZh } from './reading/grams.ts';
import { mirrorZh, toSimplified } from './reading/text.ts';

const normalize = (text: string) => toSimplified(text);
const towards = (text: string) => mirrorZh(normalize(text));
const clausesOf = (text: string) =>
  text
    .split(/[，。！？!?；;：:、…\s“”"（）()]+|可是|但是|但(?!愿)|却|所以|因为|然后/)
    .filter((clause) => clause !== '');

const share = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  part.size === 0 ? 1 : sharedCount(part, whole) / part.size;

const feelings: readonly RegExp[] = [
  /怕|担心|恐惧|不安|慌|紧张|焦虑/,
  /内疚|愧|自责|欠|对不起/,
  /委屈|憋屈|受伤|被忽视|被抛弃|被冷落/,
  /生气|愤怒|火大|气愤|怨|恨/,
  /难过|伤心|心疼|心碎|难受|痛苦/,
  /孤单|孤独|寂寞/,
  /嫉妒|羡慕|酸/,
  /失望|心寒|绝望/,
  /累|疲惫|心力交瘁/,
  /羞|丢脸|丢人|没面子|自卑|不自信/,
  /骄傲|开心|高兴|释然|松.?口气/,
];
const hedge = /好像|也许|可能|像是|似乎|听起来|听着像|大概|会不会|说不定|或许|不一定/;
const acknowledgement =
  /^(?:好|行|嗯|对不起|抱歉|没关系)?[，,]?(?:不|先不|那就不|别|怪我|我先|是我|那是我|先说|就说|只说)[^。]{0,18}[。！]?$|怪我没问清楚|我是想问|换个说法|是我听岔|我先不猜/;
const mindReading =
  /你心里(?:是|其实|早)|你[^，。]{0,4}真正|你其实(?:是|就|不|想|怕|在|一直|很)|内心深处|真正(?:想|怕|在意)|你心里(?:清楚|明白|知道)|说到底|潜意识|骨子里|背后(?:往往|其实|是|藏)/;
const motive =
  /你(?:很|只是|就是|一直|还是|还|也|都|最|更|太|是|非常)*(?:不|没)?(想要|想|希望|渴望|在乎|在意|看重|需要|舍不得|放不下|不愿|害怕|怕|爱|恨|喜欢|珍惜|逃避|保护|证明|期待)/g;
const value = /(?:很|最|更)?重要|看重|放在第一位|意义重大/;
const others =
  /(?:他们?|她们?|你?[爸妈哥姐弟妹]|老公|老婆|婆婆|父母|领导|男朋友|女朋友|奶奶|对方)(?:们|其实|可能|也许|大概|一定|肯定|只是|也|还|都|是|很|就|总|心里)*(怕|担心|爱|舍不得|不放心|放心|着急|在乎|心疼|为你好|好意|想要|希望|没安全感|自卑|不容易|难处|尽力|觉得|在意|后悔|内疚|自责|愧疚)/g;
const reports = /你(?:刚才|之前|前面|也|就|还)*(?:说过?|提到过?|讲过?|写|告诉我)(?:的是|了|，|：)?/;
const modal = /(不|没)?(想要|想|愿意|希望|喜欢|需要|打算|敢|再)([^，。！？]{0,2})/g;
const general =
  /^(?:人(?:都|总|往往|会|活着)|人们|很多人|大家|每个人|每个[^，。]{1,6}都|谁都|有时候?|往往|婆媳|夫妻|父母|老一辈|孩子大了|信任|沟通|婚姻|感情|友情|家人之间|一段关系|时间|生活|成长)[^你我他她]{2,}|是双向的|需要(?:时间|互相|彼此)|很难改|(?:都是|也是)(?:正常|难免)|往往|总会/;

/** 你说…… with something that the person did not say, or with a wish that they did not utter. */
function isMisquoted(text: string, said: readonly string[]): boolean {
  const found = reports.exec(text);
  if (!found) return false;
  const theirs = towards(said.join('\n'));
  const claim = clausesOf(text.slice(found.index + found[0].length))[0] ?? '';
  if (claim === '' || theirs.includes(claim.replace(/^你/, ''))) return false;
  if (share(gramsOf(claim), gramsOf(theirs)) < 0.6) return true;
  return [...claim.matchAll(modal)].some(([whole]) => !theirs.includes(whole));
}

/** The sentence turns what the person said into its opposite. */
function isReversed(text: string, said: readonly string[]): boolean {
  const no = /不|没|别|无/;
  // 该不该 is a question and no denial.
  const settled = (clause: string) => clause.replace(/(\p{Script=Han})[不没]\1/gu, '$1');
  const bare = (clause: string) => clause.replace(/[不没别无的了过着呢吧啊你我]/g, '');
  const theirs = said
    .flatMap((one) => clausesOf(settled(towards(one))))
    .map((clause) => ({ bare: bare(clause), not: no.test(clause) }));
  return clausesOf(text).some((clause) => {
    const core = bare(clause);
    if (core.length < 4) return false;
    const close = theirs.filter((other) => other.bare.includes(core) && other.bare.length <= core.length + 3);
    return close.length > 0 && close.every((other) => other.not !== no.test(clause));
  });
}

function namesOtherFeeling(text: string, theirs: string): boolean {
  return feelings.some(
    (feeling) =>
      feeling.test(text) &&
      !feeling.test(theirs) &&
      !(/难过|伤心|心疼|难受/.test(text) && /哭|眼泪|去世|走了|没赶上|葬礼/.test(theirs)),
  );
}

function isUntrue(sentence: string, said: readonly string[]): boolean {
  const text = normalize(sentence);
  if (isMisquoted(text, said) || isReversed(text, said) || mindReading.test(text)) return true;
  return !hedge.test(text) && namesOtherFeeling(text, towards(said.join('\n')));
}

function isUngrounded(sentence: string, said: readonly string[]): boolean {
  const text = normalize(sentence);
  const theirs = towards(said.join('\n'));
  if (isMisquoted(text, said) || isReversed(text, said) || mindReading.test(text)) return true;
  const isNews = (found: string) => !theirs.includes(found);
  const isSure = !/好像|听起来|听着像|似乎|像是/.test(text);
  if (isSure && [...text.matchAll(others)].some((found) => isNews(found[1] ?? ''))) return true;
  if (hedge.test(text)) return false;
  if (text.includes('你') && namesOtherFeeling(text, theirs)) return true;
  if (value.test(text) && !value.test(theirs)) return true;
  if ([...text.matchAll(motive)].some((found) => isNews(found[1] ?? ''))) return true;
  const grams = gramsOf(text);
  return grams.size - sharedCount(grams, gramsOf(theirs)) >= 5 && share(grams, gramsOf(theirs)) < 0.15;
}

const time =
  /周[一二三四五六日末天]|星期|明天|后天|今晚|月底|年底|[一二三四五六七八九十\d]+[号日月]|五一|国庆|过年|之前|截止|期限|开学|到期|下周|下个?月|这周/;

export const chineseWriting: WritingLanguage = {
  splitSentences: sentencesZh,
  // A word or a number in other letters is read at one go.
  measureQuestion: (question) =>
    question.match(/\p{Script=Han}|[\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu)?.length ?? 0,
  longestQuestion: 25,
  normalize,
  isBrief: (sentence) => [...sentence.replace(/\P{L}/gu, '')].length <= 4,
  isAcknowledgement: (sentence) => acknowledgement.test(normalize(sentence).trim()),
  isUngrounded,
  isUntrue,
  measureSummary: (summary) => [...summary.replace(/[^\p{L}\p{N}]/gu, '')].length,
  longestSummary: 360,
  isGeneral: (sentence, said) => {
    const text = normalize(sentence).trim();
    const grams = gramsOf(text);
    const own = gramsOf(towards(said.join('\n')));
    return (
      general.test(text) || (!/[你他她这那]/.test(text) && grams.size >= 3 && sharedCount(grams, own) === 0)
    );
  },
  praise:
    /不容易|难得|不简单|看得出你|说明你|足以证明|值得(?:肯定|骄傲)|用心|孝顺|懂事|坚强|有担当|感情真好|很棒|能做到|能坚持|已经很好|很努力|替你高兴|了不起|你很(?:善良|体贴|负责|重情)/g,
  comfort:
    /至少|会好的|会过去|别担心|慢慢来|慢慢会|不是一个人|很正常|往好处想|为你好|想开|没有对错|别太|不用急|时间会|总会有|来日方长|顺其自然|好在|幸好/g,
  therapyJargon:
    /边界|自我价值|价值感|内在小孩|疗愈|接纳|允许自己|情绪价值|原生家庭|内耗|课题|能量|被看见|看见自己|安全感|和解|放下|成长|接住|共情|沟通|换位|理解彼此|互相理解|亲密关系|身体在(?:提醒|告诉)|提醒你|情绪(?:需要|背后)|爱自己|松绑|底层|模式/g,
  poeticImages:
    /窗|路口|风景|潮水?|灯塔|种子|花开|远方|港湾|旅程|四季|岸边?|船|星星|月亮|黑夜|天亮|风(?!险|格|气|波)|雨|雾|山|河|海(?!关|鲜|外|归)|镜子|影子|翅膀|钥匙|迷宫|拼图|悬崖|桥|灯(?=灭|亮|下)|根(?=扎|在)|火苗/g,
  disguisedAdvice:
    /有没有(?:想过|考虑|试过)|要不要(?:先|试|找|跟|去|主动)|为什么不|何不|不如|不妨|试试|如果你(?:先|主动|去|跟)|是什么(?:拦|阻)|什么在(?:拦|阻)|换个?(?:方式|角度)|会不会更好|怎么(?:做|说|跟[她他]说)?(?:会|才能|能)(?:更)?好|该放下|怎样(?:沟通|才能)|好好(?:沟通|谈|聊)/,
  earlyPlanning:
    /你(?:可以|能|打算|准备)(?:怎么|怎样|做|先|什么时候)|第一步|一小步|下一步|怎样给|可以怎样|具体怎么做/,
  suggestiveVerbs:
    /安心|放下|原谅|接受|放手|走出来|补偿|告别|感恩|感谢|失去|让[他她](?:改变|理解|明白)|坚持(?:到|下)|支撑|好受/g,
  knownAnswers: [
    {
      question:
        /什么时候(?:要|得|必须|需要)|最晚|期限|截止|为什么(?:是)?现在|哪天(?:要|得)|还有多久|多久(?:要|得|内)/,
      answer: time,
    },
    {
      question: /多久了|多长时间了|几年了/,
      answer: /[一二两三四五六七八九十半\d]+(?:个)?(?:天|周|月|年)|以来/,
    },
    { question: /几点/, answer: /[一二两三四五六七八九十\d]+点/ },
    {
      question: /试过(?:什么|哪些)|做过(?:什么|哪些)|跟[他她]说过(?:吗|什么)/,
      answer: /说了[一二两三四五六七八九十\d]+次|试过|说过|问过|提过/,
    },
    {
      question: /你最?(?:害怕|担心|怕)(?:的是)?什么|怕的是什么/,
      answer: /(?:害怕|担心|又怕|怕)[^不，。？]{2,}/,
    },
    {
      question: /(?:现在)?(?:是)?什么(?:心情|感受|感觉)[？?]$|你有什么感觉/,
      answer: /我(?:很|真|特别|好|有点)?(?:难过|难受|生气|委屈|害怕|内疚|孤单|失望)/,
    },
    { question: /你想要(?:的是)?什么[？?]$/, answer: /我(?:就|只)?想(?!知道|问)/ },
    {
      question: /还有谁知道|告诉过谁|跟谁说过/,
      answer: /没(?:跟|告诉)(?:任何人|谁|别人)|谁都不知道|没人知道|没告诉/,
    },
    {
      question: /[他她](?:当时)?(?:是)?怎么说(?:的)?[？?]$|[他她]说(?:了)?什么[？?]$/,
      answer: /[他她]说|都说/,
    },
  ],
  scaleQuestion: /[0零一1]\s*(?:到|-|~|至)\s*(?:10|十)|打几分|几分/,
  grief:
    /去世|走了(?:半年|一年|[一二三四五六七八九十两\d]+(?:天|周|个月|年))|(?:上周|上个?月|去年|前天|昨天|刚)走的?|没赶上|葬礼|流产|没保住|临终|晚期|过世|不在了|下葬|骨灰/,
  noPlan:
    /(?:别|不要|不想要|不做)[^，。]{0,4}(?:计划|建议|办法|劝|步骤)|先不(?:定|做|说)|还没准备好|不想分析/,
  refusedTopics(said) {
    const text = normalize(said.join('\n'));
    const asked =
      /(?:别|不要|不想|不愿意?|甭)(?:再|跟我|来|给我)?(?:问|聊|说|谈|提|劝|讲)(?:我|他|她)?([^，。！？!?\n]{1,10})/g;
    return [...text.matchAll(asked)].flatMap((found) => {
      const topic = found[1] ?? '';
      const parts = [...gramsOf(topic)].filter((gram) => gram !== '');
      return parts.map((gram) => new RegExp(gram.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')));
    });
  },
  isPersonsWord: (found, said) => towards(said.join('\n')).includes(found),
};
