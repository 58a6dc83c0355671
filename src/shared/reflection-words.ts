/** The words of exported reflections, in both languages; the library shows some of them, too. */
import type { Locale } from './locales.ts';
import type { Headings } from './reflection.ts';
import type { ExportWords } from './reflection-export.ts';

/** Of the parts of the results. */
export const headings: Record<Locale, Headings> = {
  en: {
    coreInsight: 'Core Insight',
    originalQuestion: 'Original Question',
    coreReasons: 'Core Reasons',
    implementationPath: 'Implementation Path',
    actionSuggestions: 'Action Suggestions',
    staysOpen: 'What stays open',
  },
  zh: {
    coreInsight: '核心洞察',
    originalQuestion: '最初的问题',
    coreReasons: '核心原因',
    implementationPath: '实施路径',
    actionSuggestions: '行动建议',
    staysOpen: '还没有弄清的',
  },
};

type Words = Omit<ExportWords, 'headings' | 'locale'> & { fileTitle: string };

export const exportWords: Record<Locale, Words> = {
  en: {
    finished: 'Finished',
    unfinished: (round: number) => `Round ${round}, not finished`,
    interrupted: (round: number) =>
      round > 0 ? `Round ${round}, interrupted` : 'Interrupted before the first question',
    running: 'The guide is answering',
    fileTitle: 'Your reflections',
    fileHeading: (date: string) => `Reflection from ${date}`,
    begun: 'Started',
    changed: 'Last changed',
    state: 'Status',
    writtenBy: 'Written by',
    builtIn: 'the built-in guide, not an AI model',
    model: (name: string) => `${name}, an AI model`,
    round: (round: number) => `Round ${round}`,
    yourAnswer: 'Your answer',
    picked: (letter: string) => `Your answer (${letter})`,
    notAnswered: 'Not answered yet.',
    results: 'Analysis Results',
  },
  zh: {
    finished: '已完成',
    unfinished: (round: number) => `第 ${round} 轮，未完成`,
    interrupted: (round: number) => (round > 0 ? `第 ${round} 轮，已中断` : '在第一个问题之前中断'),
    running: '引导正在回答',
    fileTitle: '我的回顾',
    fileHeading: (date: string) => `${date}的回顾`,
    begun: '开始于',
    changed: '最近更改',
    state: '状态',
    writtenBy: '撰写者',
    builtIn: '内置引导，没有使用 AI 模型',
    model: (name: string) => `AI 模型 ${name}`,
    round: (round: number) => `第 ${round} 轮`,
    yourAnswer: '你的回答',
    picked: (letter: string) => `你的回答（${letter}）`,
    notAnswered: '尚未回答。',
    results: '分析结果',
  },
};
