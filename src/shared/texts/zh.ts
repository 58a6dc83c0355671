/**
 * Texts of exported reflections, which both the browser and the server write; the library and the results show some
 * of them.
 */
import type { Headings, ReflectionTexts } from '../reflection/reflection-export.ts';

export const headings: Headings = {
  coreInsight: '核心洞察',
  originalQuestion: '最初的问题',
  coreReasons: '核心原因',
  implementationPath: '实施路径',
  actionSuggestions: '行动建议',
  staysOpen: '还没有弄清的',
};

export const exportWords: ReflectionTexts = {
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
  memory: '从之前的回顾中记得的',
  clearBefore: '之前有多清晰（0 到 10）',
  clearAfter: '之后有多清晰（0 到 10）',
  clearNow: '现在有多清晰（0 到 10）？',
  checkIn: '那时与现在',
  checkInDue: '计划于',
  checkInDone: '回看于',
  prediction: '封存的预想',
  stepHappened: '那一步，做了吗？',
  stepAnswers: { yes: '做了', partly: '做了一部分', no: '还没做' },
  changedSince: '有什么变了？',
  known: '你现在知道了什么？',
};

/** On every page of a public site that simulates payments. */
export const testSiteNotice = '测试网站：付款均为模拟，不会真实扣款。';
