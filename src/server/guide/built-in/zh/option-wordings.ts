/** Answers that are offered in Chinese: in the first person, from different sides, one of the three uncomfortable. */
import type { Reading } from '#shared/contract/shapes.ts';
import type { TopicTint } from '../../reading/analysis.ts';
import type { Method, Tag, ValueTag } from '../../tags.ts';
import { stepsZh } from './step-options.ts';
import { tintedZh } from './tinted-options.ts';

type Wordings = Partial<Record<Tag, readonly string[]>>;

const general: Wordings = {
  deadline: [
    '日子快到了，再等下去就等于替我决定了',
    '有个期限在那里，我喜不喜欢都一样',
    '时间不多了，我很快就得给个说法',
    '如果我再不出声，事情会自己定下来',
  ],
  fatigue: [
    '老实说，我受够了自己一拖再拖',
    '我已经厌倦了自己的那些借口',
    '光是等着，就在耗我的力气，而我还在等',
    '我绕了太多圈，连自己都不太信了',
  ],
  people: [
    '它也碰到了{mPerson}，我感觉得到',
    '这不只是我的事，也是{mPerson}的事',
    '我看得见它对{mPerson}的影响',
    '我怎么做，{mPerson}都不会没有感觉',
  ],
  event: [
    '最近发生了一件事，我放不下',
    '前不久有一个瞬间，让我看见了它',
    '从某一天起，我没法再装作没看见',
    '最近有了变化，把它摆到了台面上',
  ],
  vague: [
    '说不出理由，只知道哪里不对',
    '没有像样的理由，只有一种不走的感觉',
    '我不知道为什么，而这正让我不安',
    '它自己冒出来的，我说不清从哪里来',
  ],
  growth: ['继续学、继续长的空间', '觉得自己还在往前走', '看看自己能做到哪里的机会', '不停在原来的地方'],
  security: [
    '一个靠得住的底',
    '钱、住处、一个计划，这些踏实的东西',
    '脚下踩得实的地面',
    '知道下个月是有着落的',
  ],
  closeness: ['和我爱的人之间的亲近', '和要紧的人之间的那根线', '身边的人给我的那点暖', '不把身边的人弄丢'],
  freedom: ['自己安排日子的自由', '能由我自己来选', '过一种属于我的生活', '这件事不由别人替我做主'],
  honesty: ['对人真实，先对自己真实', '不用再装下去', '能说出对我来说是真的话', '不再给自己编故事'],
  peace: ['心里的安静', '日子里有一点清静', '能睡着的晚上', '让脑子里的吵闹停下来'],
  respect: ['我对自己的看重', '被认真对待，也被自己认真对待', '照镜子的时候不难为情', '在这件事里不亏待自己'],
  image: [
    '说实话，是我在别人眼里的样子',
    '不让人觉得我是失败的那个，我承认',
    '坦白讲，是不想被人看低',
    '我承认，是怕别人在背后怎么说',
  ],
  loss: [
    '我一直在想：要是当初选了{mOther}呢',
    '我始终放不下{mOther}这个念头',
    '我总是回头看，想着{mOther}',
    '我很晚才发现自己丢下了什么：{mOther}',
  ],
  others: [
    '那是替别人选的，不是替我自己',
    '我选了谁都不得罪的那个，除了我自己',
    '我一直在想着让别人满意',
    '我照着大家的期待走，没听自己的',
  ],
  noplan: [
    '最难的那几周，我没有打算过',
    '我只想好了开头，没想之后怎么过',
    '实际的那一面还没看，我就跳了',
    '该有计划的地方，我靠的是运气',
  ],
  prepared: [
    '那次我有准备：休息好了，也提前想过',
    '我事先做了功课，没有被打个措手不及',
    '我前面留足了时间，不着急',
    '我事先就知道自己要什么，这帮了忙',
  ],
  ally: [
    '有人陪着，我不用一个人撑',
    '在那之前，我跟人说过这件事',
    '有个信得过的人在旁边，我靠了一下',
    '那天我开口求了助，平时我很少这样',
  ],
  none: [
    '说实话，我一次也想不起来',
    '我找过，没找到',
    '想不出这样的时候，这让我有点担心',
    '就算有过，我也没留意到',
  ],
  lows: [
    '大概2分：离准备好还远，也许我在躲',
    '大概3分：怕的比想的多',
    '大概2分：老实说，我宁可不看它',
    '大概1分：才刚刚敢去想',
  ],
  middle: [
    '大概5分：今天有数，明天又没数',
    '大概5分：想，又收着',
    '大概6分：偏向一边，还在晃',
    '大概4分：走到一半就停了',
  ],
  highs: [
    '大概8分：心里明白，只差说出口',
    '大概8分：就快到了',
    '大概9分：其实知道有一阵子了',
    '大概7分：缺的是第一个动作',
  ],
  soon: ['明天早上，看手机之前', '今晚，在自己的桌子前', '明天，吃完午饭就做', '明天晚上，收拾完碗筷以后'],
  weekend: [
    '周六，有一个小时属于自己的时候',
    '周日晚上，新的一周开始之前',
    '周六早上，一个人散步的时候',
    '周日下午，把手机放到另一个房间',
  ],
  notime: [
    '还没有：我发现自己不想定时间',
    '说实话，我宁可先空着',
    '不定哪天，因为定了就得做',
    '我看见自己在躲日期，所以先没有',
  ],
};

const friendOptions: Record<'whether' | 'how', Wordings> = {
  whether: {
    kind: [
      '我会说，想要，本身就够了',
      '我会告诉他，别对自己那么严',
      '我会说，你可以想要这个',
      '我会说，问这个问题不需要先有资格',
    ],
    fear: [
      '我会说，现在多半是害怕在替你说话',
      '我会告诉他，你躲在那些好理由后面',
      '我会说，你心里知道，只是不敢说',
      '我会说，你比自己承认的更害怕',
    ],
    facts: [
      '我会说，知道的还太少，不够下结论',
      '我会告诉他，还缺几件简单的事实',
      '我会说，先弄清它到底意味着什么',
      '我会说，到现在有一半是猜的',
    ],
  },
  how: {
    kind: [
      '我会说，不用一下子就做好',
      '我会告诉他，别对自己那么严',
      '我会说，笨拙一点也可以',
      '我会说，能做到一半，也算数',
    ],
    fear: [
      '我会说，现在多半是害怕在替你说话',
      '我会告诉他，你在等一种做了才会来的胆量',
      '我会说，你知道怎么做，只是不敢',
      '我会说，你比自己承认的更害怕',
    ],
    facts: [
      '我会说，先看看别人是怎么做的',
      '我会告诉他，只是还缺一点练习',
      '我会说，先弄清它到底要些什么',
      '我会说，不动手试，谁也做不来',
    ],
  },
};

const values: Record<TopicTint, readonly [ValueTag, ValueTag][]> = {
  career: [
    ['growth', 'security'],
    ['freedom', 'security'],
  ],
  relationship: [
    ['closeness', 'freedom'],
    ['closeness', 'honesty'],
  ],
  express: [
    ['honesty', 'peace'],
    ['closeness', 'respect'],
  ],
  confidence: [
    ['respect', 'growth'],
    ['growth', 'peace'],
  ],
  other: [
    ['security', 'freedom'],
    ['growth', 'peace'],
    ['closeness', 'freedom'],
  ],
};

/** Exactly one tag of each set is an uncomfortable one (`lensesOf`). */
export function tagSetsZh(
  method: Method,
  frame: Reading['frame'],
  tint: TopicTint,
): readonly (readonly Tag[])[] {
  const patterned = frame === 'pattern' || frame === 'open';
  const sets: Record<Method, readonly (readonly Tag[])[]> = {
    why: patterned
      ? [
          ['event', 'people', 'fatigue'],
          ['event', 'vague', 'fatigue'],
        ]
      : [
          ['deadline', 'people', 'fatigue'],
          ['event', 'people', 'fatigue'],
        ],
    protect: values[tint].map(([first, second]) => [first, second, 'image']),
    premortem: [['loss', 'noplan', 'others']],
    friend: [['kind', 'facts', 'fear']],
    exception: [['prepared', 'ally', 'none']],
    scale: [['lows', 'middle', 'highs']],
    step: [['fact', 'trial', 'talk']],
    plan: [['fact', 'trial', 'talk']],
    when: [['soon', 'weekend', 'notime']],
  };
  return sets[method];
}

export function optionsZh(tag: Tag, frame: Reading['frame'], tint: TopicTint): readonly string[] {
  const friends = friendOptions[frame === 'how' ? 'how' : 'whether'][tag];
  if (friends) return friends;
  if (tag === 'fact' || tag === 'trial' || tag === 'talk') return stepsZh[tint][tag];
  return [...(tintedZh[tint][tag] ?? []), ...(general[tag] ?? [])];
}
