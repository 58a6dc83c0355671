import type { Reading } from '#shared/contract/shapes.ts';
import { catalogue } from './catalogue.ts';

type Frame = Reading['frame'];

const quoted = (words: string) => `“${words}”`;

/** How the guide understood the question; sides and acts are the person's own words. */
function readAsEn({ frame, a, b, act }: Reading): string {
  if (frame === 'choice' && a && b) return `I read this as a choice between ${quoted(a)} and ${quoted(b)}.`;
  if (frame === 'choice') return 'I read this as a choice between two things.';
  if (frame === 'whether')
    return `I read this as a question of whether to ${act ? quoted(act) : 'do something'}.`;
  if (frame === 'how') return `I read this as a question of how to ${act ? quoted(act) : 'do something'}.`;
  if (frame === 'pattern')
    return `I read this as something that keeps happening${act ? `: ${quoted(act)}` : ''}.`;
  return 'I read this as an open question, one to look at from several sides.';
}

function readAsZh({ frame, a, b, act }: Reading): string {
  if (frame === 'choice' && a && b) return `我的理解是：在${quoted(a)}和${quoted(b)}之间做选择。`;
  if (frame === 'choice') return '我的理解是：在两件事之间做选择。';
  if (frame === 'whether') return `我的理解是：要不要${act ? quoted(act) : '做某件事'}。`;
  if (frame === 'how') return `我的理解是：怎样${act ? quoted(act) : '做到某件事'}。`;
  if (frame === 'pattern') return `我的理解是：一件反复发生的事${act ? `：${quoted(act)}` : ''}。`;
  return '我的理解是：一个开放的问题，可以从多个角度来看。';
}

const enKinds: Record<Frame, string> = {
  choice: 'A choice between two things',
  whether: 'Whether to do something',
  how: 'How to do something',
  pattern: 'Something that keeps happening',
  open: 'None of these, or not sure yet',
};

const zhKinds: Record<Frame, string> = {
  choice: '在两件事之间做选择',
  whether: '要不要做某件事',
  how: '怎样做到某件事',
  pattern: '一件反复发生的事',
  open: '都不是，或还不确定',
};

export const confirmTexts = catalogue({
  en: {
    title: 'Confirm Your Question',
    question: 'Your question',
    placeholder: 'Edit your question here...',
    edit: 'Edit',
    save: 'Save',
    begin: 'Begin Exploration',
    held: "You're offline. Your question stays on this page, and the exploration starts as soon as you're back online.",
    startOver: 'Start Over',
    next: 'What happens next',
    steps: (product: string) => [
      `${product} analyzes the patterns in what you write.`,
      'It gives you prompts to reflect on.',
      'It guides you with gentle questions, one at a time.',
    ],
    software: (guide: string | undefined) =>
      `You'll be guided by software${guide ? ` (${guide})` : ''}, not by a person. It isn't therapy, and it isn't for emergencies. For adults 18 and over.`,
    builtIn: 'built-in guide, no AI model; nothing leaves this server',
    reading: 'Reading your question...',
    readAs: readAsEn,
    correct: 'Not quite right? Change it',
    correctDone: 'Done',
    kindLegend: 'What kind of question is it?',
    kinds: enKinds,
    first: 'One side',
    second: 'The other side',
    act: { whether: 'Whether to…', how: 'How to…', pattern: 'What keeps happening' },
  },
  zh: {
    title: '确认你的问题',
    question: '你的问题',
    placeholder: '在这里修改你的问题……',
    edit: '修改',
    save: '保存',
    begin: '开始探索',
    held: '你已离线。你的问题留在这个页面，恢复连接后会自动开始探索。',
    startOver: '重新开始',
    next: '接下来会怎样',
    steps: (product: string) => [
      `${product} 会分析你文字中的模式。`,
      '它会给你一些供思考的提示。',
      '它会用温和的问题，一步一步引导你。',
    ],
    software: (guide: string | undefined) =>
      `引导你的是一款软件${guide ? `（${guide}）` : ''}，而不是真人。这不是心理治疗，也不用于紧急情况。仅限 18 岁及以上成年人使用。`,
    builtIn: '内置引导，不使用 AI 模型，内容不会离开本服务器',
    reading: '正在读你的问题……',
    readAs: readAsZh,
    correct: '不太对？改一下',
    correctDone: '完成',
    kindLegend: '这是哪一类问题？',
    kinds: zhKinds,
    first: '一边',
    second: '另一边',
    act: { whether: '要不要……', how: '怎样……', pattern: '反复发生的是' },
  },
});
