import { headings } from '#shared/texts/zh.ts';
import type { DocumentTexts } from '../texts.ts';

export const sample: DocumentTexts['sample'] = {
  headings,
  description: '一个虚构的问题、五次回答，以及从中得到的：洞察、它的出处和下一步。',
  tag: '示例',
  title: '一份完成的回顾',
  note: '人物和问题都是虚构的。你的那一份，出自你自己的话。',
  question: '我在两份工作之间拿不定主意：是留在现在的团队，还是去新公司？',
  insight: {
    text: '你已经跟姐姐说你要走了。你怕组长觉得你把大家扔下了。',
    from: [
      { round: 1, quote: '周日晚上我已经跟姐姐说我要走了' },
      { round: 2, quote: '我怕组长觉得我把大家扔下了' },
    ],
  },
  nextStep: '你的下一步',
  step: '用两句话，把新公司的事告诉组长。',
  stepWhen: '周四上午十点，一对一的时候',
  stepTools: '可以加入日历，也可以让我们提醒你。',
  reasons: [
    {
      text: '家里人已经知道了，办公室里你还开不了口。',
      from: [{ round: 1, quote: '第二天进办公室又开不了口' }],
    },
    { text: '你想做自己学的那一行。', from: [{ round: 3, quote: '我想做我学的那一行' }] },
    {
      text: '你不想丢掉大家互相照应的感觉。',
      from: [{ round: 3, quote: '我也不想丢掉大家互相照应的感觉' }],
    },
  ],
  notRight: '不对',
  notRightText: '每一行都可能写错。这一行起初是：',
  notRightBefore: '你拿不定主意，留下来会轻松一些。',
  notRightAnswer: '点一下“不对”，就根据回答重写了一遍。',
  steps: ['你定的：周四上午十点一对一，用两句话告诉组长。', '签字之前：自己告诉大家，别让人从别处听说。'],
  label: '先跟一个人说',
  suggestion: '只看这几次回答，往哪里走你已经说出口了。剩下的是告诉谁、怎么说。',
  clarity: '现在有多清楚？',
  clarityText: '第一个问题之前是 4，之后是 7。只有你看得到。',
  inALine: '一句话',
  mood: '还没定，先做一件。',
  history: '对话历史',
  answers: (count: number) => `${count} 次回答`,
  rounds: [
    {
      question: '最近哪一次，你差一点就定了？',
      answer: '周日晚上我已经跟姐姐说我要走了，第二天进办公室又开不了口。',
    },
    { question: '选完以后，你怕哪一天后悔？', answer: '我怕组长觉得我把大家扔下了。' },
    {
      question: '一天八小时，你想把它花在什么上？',
      answer: '我想做我学的那一行。我也不想丢掉大家互相照应的感觉。',
    },
    {
      question: '哪件事可以先做，又不用马上定下来？',
      answer: '周四上午十点跟组长一对一，我用两句话把这件事告诉她。',
    },
    { question: '有什么是大家不该从别处听说的？', answer: '我要走这件事。签字之前，我自己跟大家说。' },
  ],
  fromQuestion: '问题',
  fromRound: (round: number) => `第 ${round} 次回答`,
  ownTitle: '你的问题呢？',
  own: '从你自己的问题开始',
};
