/** All screens after the first, in one file to load (see texts.ts); here those that are part of no feature. */
import type { Texts } from '../texts.ts';

export * from './admin.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './care.ts';
export * from './chat.ts';
export * from './check-in.ts';
export * from './library.ts';
export * from './logos.ts';
export * from './settings.ts';
export * from './summary.ts';

const figure = (count: number) => new Intl.NumberFormat('zh').format(count);

export const charCount: Texts['charCount'] = {
  left: (count: number, limit: number) => `${figure(count)} / ${figure(limit)} 个字符`,
  over: (more: number, limit: number) =>
    `超出 ${figure(more)} 个字符。内容都还在，请缩短到 ${figure(limit)} 个字符以内再继续。`,
};

export const refused: Texts['refused'] = {
  accessDeniedText: '你的账户不能访问此页面。如果你认为应该可以，请重新登录后再试。',
  notFoundText: '这个地址没有内容。可能是输入有误，或页面已移动。',
};

export const homeMember: Texts['homeMember'] = {
  welcome: '很高兴又见到你。',
  askNew: '换个新问题',
  answered: (count: number, when: string) =>
    count === 0 ? `${when}写下，还没回答` : `答了 ${count} 次，${when}`,
  today: '今天',
  yesterday: '昨天',
  goOn: '继续',
  startOver: '重新开始',
  opening: '正在打开……',
  checkInDue: '到了回头看的日子',
  checkInText: '你想再看看这件事：',
  checkInSealed: '关于这件事，你封存过一个预想。要打开吗？',
  openCheckIn: '打开，约 3 分钟',
  moreCheckIns: (count: number) => `还有 ${count} 个也到了`,
  lastInsights: '最近的洞察',
  seeAll: '查看全部',
};
