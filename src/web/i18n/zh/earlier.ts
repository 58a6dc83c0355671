import { limits } from '#shared/timing.ts';
import type { Texts } from '../texts.ts';

export const earlier: Texts['earlier'] = {
  goOn: '从这里继续',
  opening: '正在打开……',
  failed: '未能打开这次回顾，请重试。',
  gone: '这次回顾已不存在。',
  title: '引导会记得的内容',
  intro: '你将接着之前的一次回顾往下谈。引导知道下面这几行，并从它们说起。不想带进来的，可以修改或去掉。',
  line: (number: number) => `第 ${number} 行`,
  remove: (number: number) => `去掉第 ${number} 行`,
  removed: '已去掉。',
  add: '添加一行',
  full: `最多 ${limits.memoryLines} 行。`,
  nothing: '什么都不记得。引导会像第一次那样开始。',
  unstored: '不留痕迹的对话没有记忆，引导不会知道这几行。',
};
