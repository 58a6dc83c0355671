import type { Texts } from '../texts.ts';

export const howClear: Texts['howClear'] = {
  title: '现在有多清楚？',
  optional: '愿意的话，选一个数字。只有你自己看得到。',
  noRight: '没有标准答案，只有你自己看得到。',
  began: (value: number) => `开始时是 ${value}。没有标准答案。`,
  takeBack: '不填了',
  notSaved: '这个数字暂时没能保存。它留在这个浏览器里，稍后会再发送。',
};
