/** Sentences of the reflection in Chinese: openings, what an answer adds, the turn to the next question. */
import type { Reading } from '#shared/contract/shapes.ts';
import type { Method, Topic } from '../../tags.ts';

export const openings: Record<Reading['frame'], readonly string[]> = {
  choice: [
    '这里有两样实实在在的东西：{A}，和{B}。每一边都有另一边给不了的。',
    '一边是{A}，一边是{B}。要是哪一边没有分量，你也不会问了。',
    '你心里放着两件事：{A}，还有{B}。哪一件都不是空的。',
    '你站在{A}和{B}中间。两边都牵着你。',
  ],
  whether: [
    '你在想{ask}。到现在，愿意和不愿意谁也没有赢。',
    '这件事关于{ask}。这样的问题，往往不是今天才有的。',
    '{ask}，这个念头来了，还没有落定。',
    '你在问{ask}。心里好像有一处点头，也有一处没有。',
  ],
  how: [
    '你在想{ask}。愿望已经有了，路还没有。',
    '{ask}，这是你想弄明白的，而有什么让它变得不容易。',
    '问题是{ask}。如果只差一个方法，也许早就做到了。',
    '你在找办法：{ask}。它一定没那么简单，不然你也不会来问。',
  ],
  pattern: [
    '你留意到一件反复出现的事：{act}。能看见它，已经和它隔开了一点距离。',
    '有件事一再回来：{act}。回来得这么勤，多半有它的缘故。',
    '你说出了一件重复的事：{act}。这样的习惯，起初往往是为了熬过什么。',
    '这件事关于{act}。你见过它不止一次，也不再把它当作偶然。',
  ],
  open: [
    '你写下的是{question}。这里面还有很多没说开，可以先放着。',
    '这是你的原话：{question}。里面也许不止一件事。',
    '你从{question}说起。现在还不用理清它。',
    '你带来的是{question}。它很大，所以可以慢一点。',
  ],
};

export const unnamedOpenings: readonly string[] = [
  '这里有两个：{A}，和{B}。要是哪个没有分量，你也不会问了。',
  '你写的是{question}。两个里面，每一个都有另一个给不了的。',
  '有两样在拉着你，{A}和{B}，你还没说哪个是哪个。这样也行。',
  '你站在{A}和{B}中间。两边都牵着你。',
];

/** For a reading whose slots are missing. */
export const bareOpenings: Partial<Record<Reading['frame'], readonly string[]>> = {
  choice: [
    '你写的是{question}。它有两边，两边都牵着你。',
    '这是你的原话：{question}。两条路在里面碰到了一起。',
    '你带来的是{question}。哪一边都不轻。',
    '你从{question}说起。两边都还在。',
  ],
  whether: [
    '你写的是{question}。愿意和不愿意，到现在谁也没有赢。',
    '这是你的原话：{question}。心里有一处还没落定。',
    '你带来的是{question}。这样的问题，往往不是今天才有的。',
    '你从{question}说起。答案还悬着。',
  ],
  how: [
    '你写的是{question}。愿望已经有了，路还没有。',
    '这是你的原话：{question}。有什么让它变得不容易。',
    '你带来的是{question}。如果只差一个方法，也许早就做到了。',
    '你从{question}说起。它一定没那么简单。',
  ],
  pattern: [
    '你写的是{question}。里面有件事一再回来。',
    '这是你的原话：{question}。回来得这么勤，多半有它的缘故。',
    '你带来的是{question}。能看见它，已经隔开了一点距离。',
    '你从{question}说起。你见过它不止一次了。',
  ],
};

export const feelingLines: readonly string[] = [
  '{feeling}这个词很显眼。',
  '你用的词是{feeling}。',
  '里面有一个词有分量：{feeling}。',
  '还有{feeling}这个词。',
];
export const butLines: readonly string[] = [
  '里面有两半：前面是{x}，后面是{y}。',
  '转折之前是{x}，转折之后是{y}。',
  '你把{x}和{y}放在了一起，两句都是你的。',
  '有{x}，也有{y}。',
];

/** How an answer is taken up; the turn is the number of the round, so none comes twice in a dialogue. */
export const chosenLeads: readonly string[] = [
  '你选的是{answer}。',
  '三个里面，你拿起了{answer}。',
  '你的回答是{answer}。',
  '你这回选了{answer}。',
  '你说的是{answer}。',
  '你指的是{answer}。',
];
export const ownLeads: readonly string[] = [
  '这一次你写的是{answer}。',
  '用你自己的话说：{answer}。',
  '你有自己的说法：{answer}。',
  '你的原话是{answer}。',
  '你没有选那三个，而是写了{answer}。',
  '你是这样说的：{answer}。',
];
export const ownLines: readonly string[] = [
  '这句话可以就这样放着。',
  '不用换成别的说法。',
  '它不需要在选项里有位置。',
  '你自己的话，比列好的选项更算数。',
  '这样说就够了。',
  '它会照原样留在这一页上。',
];
export const askedBackLines: readonly string[] = [
  '这本身就是一个问题，可以让它就是个问题。',
  '你用一个问题来回答，它在这里也有位置。',
  '一个问题挨着另一个问题，两个都可以先开着。',
  '这是在反问。这份指引只会提问，所以先把你的问题留下。',
  '它可以就这样问着。',
  '有些事只能以问题的样子出现，这也算数。',
];
export const longLines: readonly string[] = [
  '里面的东西，一行装不下。',
  '你写的比这多得多，这里只引了开头。',
  '这是一个更长的故事，这是它的开头。',
  '这里只放得下头几句，全文都留着。',
  '这么短的引用，装不下全部。',
  '里面有很多，现在不用都理清。',
];
export const ownFeelingLines: readonly string[] = [
  '{feeling}，这个词在里面有分量。',
  '里面有{feeling}，你也说出来了。',
  '你把{feeling}放在了明处。',
  '那么多字里，{feeling}停得最久。',
  '写下{feeling}，并不轻松。',
  '{feeling}不需要理由，也算数。',
];
/** After a bare "no", "nothing" or "yes". */
export const curtLines: readonly string[] = [
  '你写的是{answer}，就让它这样。',
  '你的回答是{answer}。短一点也行。',
  '那就先这样：{answer}。',
  '你只写了{answer}，这也可以。',
  '就是{answer}，照原样留着。',
  '你停在了{answer}。',
];
/** After a sign without words. */
export const wordlessLines: readonly string[] = [
  '这一题没有字，也没关系。',
  '这次来的不是话。',
  '那就先是一个符号。',
  '话可以晚点再来。',
  '这一题先空着。',
  '不一定要说成话。',
];
export const twoSidedLines: readonly string[] = [
  '这里有两面，后一面并不抵消前一面。',
  '转折前面的算数，后面的也算数。',
  '两半可以同时是真的。',
  '转折之前的那句，和之后的一样真。',
  '一句话里，有肯也有不肯。',
  '这一句里有两个方向。',
];
export const unknownLines: readonly string[] = [
  '不知道，也是一种回答。',
  '也许还没有合适的词，没关系。',
  '可能是问得太大了。',
  '没有答案出来，这也说明了点什么。',
  '可以先这样开着。',
  '这里不用勉强。',
];
export const smallerLines: readonly string[] = [
  '换一个小一点的。',
  '我们把它变小一点。',
  '下面这个更好拿一些。',
  '问得窄一点，也许容易些。',
  '从三样里挑，可能轻松一点。',
  '可以问得更简单。',
];

/** Where free text speaks of something the guide can name, said with care. */
export const heardLines: Partial<Record<Topic, readonly string[]>> = {
  matter: [
    '这里面好像有{value}的影子。',
    '如果没有读错，它碰到了{value}。',
    '听起来，{value}在里面占了一份。',
    '也许{value}离中心不远。',
  ],
};

export const links: Record<Method, readonly string[]> = {
  why: [
    '先看看此刻：它为什么今天这么响。',
    '先说说它从哪里来。',
    '先弄清是什么叫醒了这个问题。',
    '从为什么是现在开始，比较好走。',
  ],
  protect: [
    '接下来，看看底下是什么。',
    '难的问题底下，通常有一样想留住的东西。',
    '在看有哪些路之前，先看看路是为了什么。',
    '现在来看，对你来说什么押在里面。',
  ],
  premortem: [
    '现在换到另一头，从已经走坏了的地方往回看。',
    '知道了结局，原因往往更好找。',
    '花一分钟去看一个不好的结局，只为了从里面学点东西。',
    '从想象中的一年以后回头看，能看到往前看时看不见的。',
  ],
  friend: [
    '拉开一点距离也许有用：换成一个朋友。',
    '不是自己的事，常常看得更清楚。',
    '同一件事，挪开一把椅子再看。',
    '我们说给朋友听的话，常常比自己以为的知道得多。',
  ],
  exception: [
    '没有什么是天天一样重的。',
    '现在来看不一样的那次。',
    '小小的例外，往往知道点什么。',
    '也许并不是每次都这样。',
  ],
  scale: [
    '有时候，一个数字占的地方更小。',
    '现在来看，你走到了哪里。',
    '话容易绕圈，数字也许帮得上忙。',
    '接下来只要一个数，说今天的你。',
  ],
  step: [
    '从这里开始，事情会变小。',
    '大问题，往往靠小事挪动。',
    '现在来看能动手的部分。',
    '接下来是做的部分，大小要合适。',
  ],
  plan: [
    '路已经露出一点了，接下来是动手的部分。',
    '剩下的，是很小的第一步和它的日子。',
    '现在来看接下来能做什么，什么时候做。',
    '从这里开始，事情会变小，也会有个日子。',
  ],
  when: [
    '剩下的是哪一天、在哪里。',
    '在一周里有位置的事，更容易发生。',
    '最后，给它一个时刻。',
    '有了钟点，打算才落到地上。',
  ],
};

export const closings: readonly string[] = [
  '已经够放在一起看了。下面是你的这些回答合起来说的话。',
  '现在可以把它们摆在一张桌上。后面的内容只来自你的回答。',
  '可以整个看一眼了。下一页放的都是你说过的。',
  '问题到这里为止。后面把你自己的话理一理。',
];

export const supports: readonly string[] = [
  '这里没有答错这回事。',
  '短短一句就够。',
  '凭第一感觉就行。',
  '这一题可以慢慢来。',
  '回答了，并不等于决定了。',
  '不用说得好听。',
  '随时可以回头改。',
  '想到一半也可以。',
];

/** Says once more what it is about, when a round would hold too little of the person's own words. */
export const groundings: readonly string[] = [
  '说的还是{it}。',
  '这些都关于{it}。',
  '它从{it}开始。',
  '你带来的，是{it}。',
  '话题仍然是{it}。',
  '说到底，回到{it}。',
];
export const recalls: readonly string[] = [
  '前面你说过{answer}。',
  '在这之前，还有{answer}。',
  '你确实说过的一句是{answer}。',
  '之前的话还算数：{answer}。',
  '刚才你说过{answer}。',
  '它后面还有{answer}。',
];
export const questionRecalls: readonly string[] = [
  '你最开始的话是{question}。',
  '你问的是{question}。',
  '一切从{question}开始。',
  '这一页最上面是{question}。',
  '你是带着{question}来的。',
  '你当时问：{question}。',
];
