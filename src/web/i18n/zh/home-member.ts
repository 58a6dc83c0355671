import type { Texts } from '../texts.ts';

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
