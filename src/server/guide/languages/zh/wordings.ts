/** Chinese texts that are not about a situation. */
import { cut, measureWidth } from '#shared/quotes.ts';
import type { Phrase, Wordings } from '../../engine/language.ts';
import { quotable } from '../../text/quotes.ts';
import { namesTime } from './answers.ts';
import { mirrorZh, toSimplified } from './reading/text.ts';

function quote(text: string, max = 28): string {
  const clean = cut(quotable(text), (start) => measureWidth(start) <= max).replace(
    /(?<=[\p{L}\p{N}%'）])[。，；：、,.;:]+$/u,
    '',
  );
  return `“${clean}”`;
}

/** With a comma where people typed a blank or a comma of the other kind. */
const withCommas = (text: string) =>
  text.replace(/(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\d])|(?<=\p{Script=Han}),/gu, '，');
const bare = (text: string) => withCommas(quotable(text).replace(/[。，；、,.;:!！\s]+$/u, ''));
/** A statement in the middle of a sentence. */
const said = ({ secondPerson, source }: Phrase) => bare(secondPerson ?? source);
/** '怕借了还不上' and '也想有人提一句' leave the person out; said back without 你, they sound like nobody's. */
const subjectLeftOut = /^(?:(?:也|就|又|还|只|最)?(?:怕(?![是死])|不?想(?![起到出不办法来着象念])))/;
const withYou = (text: string) => (subjectLeftOut.test(text) ? `你${text}` : text);
/** 还有你气你哥: goes on from what is not said back. */
const joinsOn = /^(?:而且|还有|還有|再说|然后|然後)[，,\s]*(?=\S{4})/;
const reflect = ({ secondPerson, source }: Phrase) =>
  secondPerson === undefined ? `${quote(source)}。` : `${withYou(bare(secondPerson.replace(joinsOn, '')))}。`;

/** A suggestion for a step that is a talk. */
const beforeATalk = '开口第一句，先想好怎么说';

/** 中不中: asks the guide. */
const asksBack = /[，,\s]*(?:中不中|行不行|好不好|可不可以|咋样|怎么样|行吗|可以吗)[?？。\s]*$/;

/** A suggestion for a step that has no time. */
const forADay = '现在就给它定个日子、定个钟点，到时候容易动起来';

export const wordings: Wordings = {
  reflect,
  join: (first, second) =>
    `${bare(first.secondPerson ?? first.source)}，可是${bare(second.secondPerson ?? second.source)}。`,
  quote: (text) => quote(text),
  start: {
    choice: '两条路，都还在。',
    whether: '那就从这儿说起。',
    how: '那就从这儿说起。',
    pattern: '那就从这儿说起。',
    open: '那就从这儿说起。',
  },
  noGuess: ['嗯，听到了。', '我不替你猜。', '那我换一头问问你。'],
  unsure: ['没事，那问个小一点的。', '说不上来也正常，先放一放。', '不用想周全，想到什么说什么。'],
  asksBack: ['怪我没问清楚。', '我换个说法。', '刚才问绕了，重新问。'],
  asksGuide: ['这个我替你答不了。', '这我不知道，我只看得见你写的。', '我要说，也只是瞎猜。'],
  congratulations: '恭喜！',
  sympathy: '难为你了。',
  whoIAm: '不是真人，我是个程序，只会问。',
  refusesPlan: (source) => (/定/.test(source) && !/计划/.test(source) ? '好，先不定。' : '好，不做计划。'),
  refuses: ['好，这个不说。', '行，那就放着。', '那这个先不碰。'],
  corrects: ['是我没问对。', '好，照你说的来。', '这个问题问偏了。'],
  instead: {
    ask: '换成你自己说，是怎么回事？',
    options: ['其实很简单', '跟刚才问的没关系', '我还说不清楚'],
    echoes: ['那就简单点说。', '那就说另一回事。', '说不清楚也没关系。'],
  },
  isIt: {
    ask: '这话有几分像？',
    askAfterStep: '你说的这一步记下了。最后问一句：前面这句说得对吗？',
    options: ['就是这样', '有一部分', '不是，是别的'],
    echoes: ['那这句先留着。', '那就只留那一部分。', '那就不是这个。'],
  },
  weigh: {
    say: '这里头不止一件事。',
    ask: '这几句里，哪一句最重？',
    askForAnswer: '这几句都是你说的。哪一句最像答案？',
    echo: '那就是这一句。先说它。',
    stay: '先说这句。',
  },
  whichPart: { ask: '哪儿像？', options: ['前半句', '后半句', '差不多，但不全是'] },
  takeaway: {
    ask: '要是只用一句话说，这事说到底是什么？',
    echoes: ['那就是这句了。', '好，记下这一句。', '好，这句留着。'],
  },
  lastStep: {
    ask: '接下来，要是做一件小事，你会做什么？',
    nothing: '先不做，今天说出来就够了',
    echo: '好，记下了。',
  },
  closer: { ask: '这两句里，哪句更近一点？', neither: '都不是，我自己说' },
  special: {
    scale: {
      ask: '从0到10，你现在有几分想动一动？',
      options: [],
      took: (value) => `${value}分。`,
    },
    values: {
      ask: '这件事里，哪三样对你最要紧，哪一样排第一？',
      options: [
        '说真话',
        '安稳',
        '自由',
        '跟人亲近',
        '家里人',
        '公平',
        '受人尊重',
        '把事做好',
        '长本事',
        '活得有意思',
        '身体',
        '歇一歇',
        '做自己喜欢的',
        '说话算话',
      ],
      took: (first) => `那就是“${first}”排在最前头。`,
    },
  },
  support: [
    '挑个最接近的，或者自己写。',
    '你自己的话最算数。',
    '不用完全对得上。',
    '写短一点也行。',
    '不想说的可以不说。',
    '想到哪儿写到哪儿。',
  ],
  otherLanguage: '我只会中文和英文，先用你自己的话。',
  summary: {
    reflection: '把你说的放在一起看看。',
    reflectionAfterComplaint: '刚才那句没问到点上。不问了，把你说的放在一起看看。',
    open: (what) => `还没定：${what}${/[。？！]”$/.test(what) ? '' : '。'}`,
    openQuestion: (_, question) => {
      const clauses = toSimplified(question).match(/[^，,。！？!?；;\s]+/g) ?? [];
      const clause = clauses.findLast((one) =>
        /要不要|该不该|能不能|(?:是|要|去|留|选|做|借|分).{0,6}还是|(.)不\1/.test(one),
      );
      if (clause === undefined || [...clause].length > 14 || /知不知|是不是|对不对|好不好|你/.test(clause)) {
        const asked = (question.match(/[^。！？!?\n]+[。！？!?\n]*/g) ?? []).findLast((one) =>
          /[？?]/.test(one),
        );
        return asked && [...asked].length <= 30 ? quote(asked.trim()) : undefined;
      }
      return mirrorZh(
        clause
          .replace(/^(?:我|到底|究竟|也不知道|不知道|纠结|想知道|那|是(?=.{1,6}还是))+/, '')
          .replace(/[呢吗啊吧了]+$/, ''),
      );
    },
    openNothing: '接下来怎么办，或者先不办',
    openAfterDecision: '走出去以后怎么样',
    fewAnswers: '今天就说到这里。',
    comesDownTo: (sentence, turned) =>
      turned === undefined ? `用你自己的话，说到底是${quote(sentence, 44)}。` : `说到底，${turned}`,
    reason: (text) => `你写的是${quote(text)}。`,
    feared: () => undefined,
    firstValue: (card) => `你把${quote(card)}排在第一。`,
    chosen: (option, question) => `${question ?? ''}你选的是${quote(option)}。`,
    said: (said) => `${withYou(withCommas(said))}。`,
    settled: (insight) => insight.replace(/^(?:也许|可能|或许|大概)(?:是)?/, ''),
    opposed: (want, against) => `${want}同时，${against}`,
    once: (statement, exception) => `${statement}也有不一样的时候：${exception}`,
    alsoSaid: (said) => `你还说：${withCommas(said)}。`,
    relations: [
      {
        one: ['everyone', 'said'],
        other: ['confess', 'secret', 'shame', 'afraidof', 'relief', 'numb', 'decided', 'guilt', 'proof'],
        say: (one, other) => `${said(one)}。别人没看到的是：${said(other)}。`,
      },
      {
        one: ['pretend', 'silence', 'notyet', 'undo'],
        other: ['confess', 'secret', 'shame', 'afraidof', 'relief', 'miss', 'guilt', 'body', 'proof', 'numb'],
        say: (one, other) => `外面看，${said(one)}；心里呢，${said(other)}。`,
      },
      {
        one: ['theirway', 'theyknow', 'unfair', 'anger', 'said'],
        other: ['relief', 'small', 'miss', 'onceday', 'helpme'],
        say: (one, other) => `${said(one)}。可是${said(other)}。两样都是真的。`,
      },
      {
        one: ['theirway', 'theyknow', 'silence'],
        other: ['secret', 'confess', 'pretend', 'afraidof'],
        say: (one, other) => `${said(one)}。而这期间，${said(other)}。`,
      },
      {
        one: ['mustbe', 'rule', 'whoifnot', 'unfair'],
        other: ['tired', 'body', 'peace', 'noone', 'relief', 'confess'],
        say: (one, other) => `${said(one)}。没被算进去的是：${said(other)}。`,
      },
      {
        one: ['afraidof', 'proof', 'becoming', 'notyet', 'dontknow', 'torn'],
        other: ['ownstep', 'decided', 'proud', 'onceday'],
        say: (one, other) => `${said(one)}。即便这样，${said(other)}。`,
      },
      {
        one: ['noone', 'useless', 'numb', 'tired'],
        other: ['helpme', 'onceday', 'small', 'proud'],
        say: (one, other) => `${said(one)}。也有例外：${said(other)}。`,
      },
      {
        one: ['waiting', 'condition'],
        other: ['theyknow', 'decided', 'ownstep', 'confess', 'timelong'],
        say: (one, other) => `${said(one)}。等着的时候，${said(other)}。`,
      },
    ],
    step: (source) =>
      `你定的：${bare(source.replace(asksBack, '')).replace(/^(?:(?:算了|先?就这样吧?|我?(?:大概|好像)?明白了|好吧|行吧|嗯)[，。：:、,\s]+)+/, '')}。`,
    pickedStep: (option) => `你选的一步：${bare(option)}。`,
    pickedWords: (option) => `下一步，你选的是${quote(option)}。`,
    time: (source) => `你说的时间：${bare(source)}。`,
    deadline: (source) => `你提到的期限：${bare(source)}。`,
    noPlanWanted: (source) => `你说了${quote(source)}，这里就不写计划。`,
    leftIt: '今天说出来就够了。都留在这里，哪天想动了，再回来看。',
    noStep: '这回没定要做什么。',
    notAsked: '今天什么都不用做。',
    style: (style) => `只看这几次回答，你${style}。`,
    suggestion: (text) => `一个建议：${text.replace(/。$/, '')}。`,
    stepSuggestion: (step) => {
      const isTalk =
        /(?<![不没别])(?:说|问|讲|聊|告诉|打电话|开口)/.test(step) &&
        !/不[回说讲去打][了，。]|先不/.test(step);
      if (isTalk) return beforeATalk;
      return namesTime(step) ? undefined : forADay;
    },
    ways: {
      want: { label: '你要的', style: (phrase) => `要什么说出来了：${withYou(said(phrase))}` },
      exception: { label: '好受的时候', style: (phrase) => `知道什么时候好受一点：${withYou(said(phrase))}` },
      fear: { label: '你怕的', style: (phrase) => `怕什么说出来了：${withYou(said(phrase))}` },
    },
    kindWays: [
      {
        kinds: ['secret', 'unsaid', 'confess', 'pretend', 'silence'],
        label: '没跟人说的',
        style: (phrase) => `在这儿说了一件很少跟人说的：${withYou(said(phrase))}`,
      },
      {
        kinds: ['miss', 'gone', 'ending'],
        label: '你惦记的',
        style: (phrase) => `心里一直惦记着：${withYou(said(phrase))}`,
      },
      {
        kinds: ['guilt', 'sorry', 'undo'],
        label: '放不下的',
        style: (phrase) => `有一处总绕回来：${withYou(said(phrase))}`,
      },
      {
        kinds: ['protect', 'whoifnot', 'promise'],
        label: '替人扛着的',
        style: (phrase) => `替别人扛着一份：${withYou(said(phrase))}`,
      },
      {
        kinds: ['anger', 'unfair', 'hurtful', 'lied'],
        label: '还硌着的',
        style: (phrase) => `有一件还没过去：${withYou(said(phrase))}`,
      },
      {
        kinds: ['tired', 'numb', 'body'],
        label: '累在哪里',
        style: (phrase) => `累在这里：${withYou(said(phrase))}`,
      },
      {
        kinds: ['proud', 'small', 'relief', 'helped'],
        label: '好的那一面',
        style: (phrase) => `也说出了好的那一面：${withYou(said(phrase))}`,
      },
    ],
    agreed: { label: '你认下的', style: (sentence) => `认了这一句：${bare(sentence)}` },
    plain: {
      refusal: [{ label: '知道哪里不碰', style: '清楚哪些不想谈，也说得出口' }],
      step: [
        { label: '有一件清楚了', style: '有一件要做的事清楚了' },
        { label: '先从一件做起', style: '找到了一件自己能做的事' },
        { label: '心里有了一步', style: '心里已经有了一步，是自己想出来的' },
      ],
      open: [
        { label: '说出来了', style: '把心里转着的事说出来了' },
        { label: '说开了一点', style: '把这件事说开了一点' },
      ],
      own: [
        { label: '用自己的话说', style: '都是用自己的话说的' },
        { label: '有话直说', style: '一句一句，都是自己说出来的' },
      ],
    },
    plainMood: {
      decided: ['有一件事定下来了。', '先定下了一件。', '知道先做什么了。'],
      step: ['接下来，先做一件。', '先做一件小的。'],
      refusal: ['还没定，今晚不定。'],
      open: ['先写在这里。', '说出来了，还没定。'],
    },
    feelingMood: (feeling, ending) =>
      ({
        decided: `${feeling}，不过有一件事定了。`,
        step: `${feeling}，先做一件小事。`,
        refusal: `${feeling}，说出来了。`,
        open: `${feeling}，说出来了。`,
      })[ending],
  },
};
