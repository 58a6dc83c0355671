/** Sentences of the summary in Chinese. */
import type { ObstacleKind, StepTag, Tag } from '../../tags.ts';

export const valuePhrases: Partial<Record<Tag, string>> = {
  growth: '往前长的空间',
  security: '踏实的底',
  closeness: '和身边人的亲近',
  freedom: '自己选的自由',
  honesty: '不用装的真实',
  peace: '心里的安静',
  respect: '对自己的看重',
  image: '在别人眼里的样子',
};
export const valueNames: Partial<Record<Tag, string>> = {
  growth: '成长',
  security: '安稳',
  closeness: '亲近',
  freedom: '自由',
  honesty: '真实',
  peace: '平静',
  respect: '自尊',
  image: '体面',
};

export const matterBullets: readonly string[] = [
  '你最想留住的，第 {n} 轮：{answer}。',
  '第 {n} 轮，你说出了什么必须留下：{answer}。',
  '这一切为了什么，第 {n} 轮：{answer}。',
  '第 {n} 轮里不能丢的：{answer}。',
];
/** For something said while another question was asked. */
export const wishBullets: readonly string[] = [
  '你想要的，照第 {n} 轮的说法：{answer}。',
  '第 {n} 轮没有问到，你也说了什么要紧：{answer}。',
  '第 {n} 轮里带出来的愿望：{answer}。',
  '你顺口说到的要紧事，第 {n} 轮：{answer}。',
];
export const obstacleBullets: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    '最可能走坏的方式，第 {n} 轮：{answer}。',
    '想象中的坏结局，第 {n} 轮：{answer}。',
    '第 {n} 轮，从一年以后回头看：{answer}。',
    '会在哪里出错，第 {n} 轮：{answer}。',
  ],
  friend: [
    '你会对朋友说的，第 {n} 轮：{answer}。',
    '从朋友的椅子上看，第 {n} 轮：{answer}。',
    '第 {n} 轮，换成朋友来问：{answer}。',
    '给朋友的那句话，第 {n} 轮：{answer}。',
  ],
  exception: [
    '关于好一点的那天，第 {n} 轮：{answer}。',
    '说到例外，第 {n} 轮：{answer}。',
    '第 {n} 轮，不一样的那次：{answer}。',
    '什么时候轻一些，第 {n} 轮：{answer}。',
  ],
  own: [
    '拦在路上的，第 {n} 轮：{answer}。',
    '和它相对的，第 {n} 轮：{answer}。',
    '第 {n} 轮里卡住你的：{answer}。',
    '让它变难的，第 {n} 轮：{answer}。',
  ],
};
export const scaleBullets: readonly string[] = [
  '今天你在哪里，第 {n} 轮：{answer}。',
  '准备到什么程度，第 {n} 轮：{answer}。',
  '第 {n} 轮给自己的分数：{answer}。',
  '走到了几分，第 {n} 轮：{answer}。',
];
/** Quoted and no more: nothing is claimed about it. "第 {n} 轮你写的是……" is how a core reason says it. */
export const plainBullets: readonly string[] = [
  '第 {n} 轮，用你自己的话：{answer}。',
  '你在第 {n} 轮的原话：{answer}。',
  '第 {n} 轮，照你写的：{answer}。',
  '第 {n} 轮留下的一句：{answer}。',
];
export const reasonBullets: readonly string[] = [
  '它为什么现在响，第 {n} 轮：{answer}。',
  '叫醒这个问题的，第 {n} 轮：{answer}。',
  '为什么是现在，第 {n} 轮：{answer}。',
  '第 {n} 轮说到的缘由：{answer}。',
];
export const startBullets: readonly string[] = [
  '立得住的是问题本身：{question}。',
  '你带来的原样留着：{question}。',
  '问题还在这里：{question}。',
  '先留着这一句：{question}。',
];

export const styleLines: Record<'relational' | 'methodical' | 'balanced' | 'none', readonly string[]> = {
  relational: [
    '它们朝向人的，多过朝向事实和计划的。',
    '它们先看的是谁会被碰到。',
    '在它们里面，人走在计划前面。',
    '说到人的，比说到办法的多。',
  ],
  methodical: [
    '它们朝向事实、尝试和准备的，多过朝向人的。',
    '它们先看的是什么能知道、能试、能安排。',
    '在它们里面，办法走在前面。',
    '说到怎么做的，比说到谁的多。',
  ],
  balanced: [
    '人和办法，在里面差不多一样重。',
    '它们既不明显偏向人，也不明显偏向办法。',
    '人和计划，两边都有分量。',
    '一半朝着人，一半朝着事。',
  ],
  none: [
    '到现在，它们既没有偏向人，也没有偏向计划。',
    '遇到这样的事你怎么走，它们还说得不多。',
    '先想到人还是先想到办法，在里面还看不出来。',
    '它们还没有露出偏向哪边。',
  ],
};
export const genericTensions: readonly string[] = [
  '有一处可以留意，在第 {n} 轮和第 {m} 轮之间：{x}，和{y}；两句要的可能不是同一样。',
  '第 {n} 轮和第 {m} 轮值得摆在一起看：{x}，和{y}。一句也许要另一句付点代价。',
  '第 {n} 轮的{x}和第 {m} 轮的{y}，未必往同一个方向。',
  '把第 {n} 轮的{x}放到第 {m} 轮的{y}旁边，会有一点拉扯。',
];
/** For answers of which the guide cannot tell what they say. */
export const plainTensions: readonly string[] = [
  '第 {n} 轮和第 {m} 轮在这里并排放着，{x}和{y}；它们怎么连起来，由你来说。',
  '第 {n} 轮你说{x}，第 {m} 轮你说{y}；它们有没有拉扯，你来判断。',
  '有一件事留给你：把第 {n} 轮的{x}和第 {m} 轮的{y}放在一起看。',
  '{x}在第 {n} 轮，{y}在第 {m} 轮；中间的线，只有你看得见。',
];
export const againstTensions: readonly string[] = [
  '有一处拉扯还在，在第 {n} 轮和第 {m} 轮之间，{x}和{y}：一句是想留住的，一句和它作对。',
  '第 {n} 轮和第 {m} 轮朝着两个方向，{x}和{y}：一句想保全，一句拦着。',
  '{x}在第 {n} 轮，{y}在第 {m} 轮：想留的和拦着的，碰在了一起。',
  '第 {n} 轮的{x}，第 {m} 轮的{y}：一拉一推，还没有松开。',
];
export const pairTensions: readonly string[] = [
  '有一处拉扯还在，在第 {n} 轮和第 {m} 轮之间，{x}和{y}：{line}',
  '第 {n} 轮和第 {m} 轮朝着两个方向，{x}和{y}：{line}',
  '{x}在第 {n} 轮，{y}在第 {m} 轮：{line}',
  '第 {n} 轮的{x}碰到第 {m} 轮的{y}：{line}',
];
export const noTensions: readonly string[] = [
  '里面的话还太少，说不出哪两句有拉扯。',
  '没有哪两句拉扯得那么明显，需要点出来。',
  '它们之间的拉扯，现在还看不清。',
  '两句相对的话，还没有出现。',
];

export const suggestions: Record<StepTag, readonly string[]> = {
  fact: [
    '一个可以做的小动作：查之前先写下你猜会查到什么，之后对一对。',
    '一个可以做的小动作：先定好要知道到什么程度，这样查也有个头。',
    '一个可以做的小动作：只查一样，查完就停。',
    '一个可以做的小动作：把查到的写成一行，放在看得见的地方。',
  ],
  trial: [
    '一个可以做的小动作：试之前写下，什么算好的迹象，什么算不好的。',
    '一个可以做的小动作：先说好试到哪天为止，让它只是一次试。',
    '一个可以做的小动作：试完当天写一行，别等到记不清。',
    '一个可以做的小动作：试的时候只看一样东西。',
  ],
  talk: [
    '一个可以做的小动作：把第一句一字不差地写下来，其余的会自己来。',
    '一个可以做的小动作：先想好要让对方知道什么，不管他怎么回答。',
    '一个可以做的小动作：挑一个不赶时间的时候开口。',
    '一个可以做的小动作：只说一件事，说完就听。',
  ],
};
export const openSuggestions: readonly string[] = [
  '一个可以做的小动作：把这一页放三天，再读一遍，划掉不对的。',
  '一个可以做的小动作：挑一句最像自己的话，抄在纸上。',
  '一个可以做的小动作：把问题念给自己听一遍，听听哪个字最重。',
  '一个可以做的小动作：留十分钟，只写不改。',
];

export const moods: Partial<Record<Tag, readonly string[]>> = {
  growth: ['还在往前长。', '脚下的路还没到头。', '慢，也是在走。', '新的叶子不急着长。'],
  security: ['先站稳，再看远。', '地面在，路就在。', '一块砖，一块砖。', '稳着，也能动。'],
  closeness: ['灯留着，人就近。', '近处的人，慢慢说。', '线还在手里。', '一起，也各自。'],
  freedom: ['笔在自己手里。', '门没有锁。', '路由自己选。', '风从自己这边起。'],
  honesty: ['真话不用大声。', '不装，就轻一点。', '说一句是一句。', '水清了，底就见了。'],
  peace: ['安静会回来。', '水面慢慢平。', '让今晚松一点。', '声音一点点小下去。'],
  respect: ['对得起镜子里的人。', '站直一点就好。', '自己的分量，自己知道。', '不缩，也不争。'],
  image: ['眼光是别人的，日子是自己的。', '卸下一点样子。', '不演的时候，最省力。', '被看见，也没什么。'],
};
export const openMoods: readonly string[] = [
  '先这样开着。',
  '问题还在，不急。',
  '今天到这里。',
  '慢慢来，也是来。',
];
