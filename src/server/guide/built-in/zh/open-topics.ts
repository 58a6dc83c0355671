/** What a Chinese dialogue did not come to, by topic. */
import type { Topic } from '../../tags.ts';

export const openTopicsZh: Record<Topic, readonly string[]> = {
  matter: ['你最想留住什么', '这里面你最在乎的是什么', '不能丢的是哪一样', '这一切是为了什么'],
  obstacle: ['是什么拦在路上', '哪里会出错，或者什么帮得上忙', '让它变难的是什么', '会在哪里卡住'],
  confidence: ['你准备到了几分', '今天你有几分把握', '离动手还有多远', '你走到了哪里'],
  step: ['很小的第一步', '可以先做什么', '从哪里动手', '最小的做法是什么'],
  time: ['第一步放在什么时候', '你会从哪天开始', '它的日子', '哪一天、在哪里'],
  reason: ['为什么现在要一个答案', '是什么让它在这时候响起来', '叫醒这个问题的是什么', '它为什么是现在来的'],
};
export const stillHoldsZh = '过一阵子再看，这些话还算不算数';
