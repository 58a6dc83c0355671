import type { Texts } from '../texts.ts';

export const round: Texts['round'] = {
  pickUpTo: '最多选三个，少选也行。',
  picked: (count: number, most: number) => `已选 ${count} 个，最多 ${most} 个。`,
  takeOneBack: '已经选了三个。想换的话，先取消一个。',
  thenFirst: '接下来选出排第一的。',
  whichFirst: '哪一个排第一？',
  othersCount: '没排第一的也算数。',
  pickAgain: '重新选',
  lowest: '0：完全没有',
  highest: '10：十足',
  youSaid: (value: string, asked: string) => `你选了 ${value}。${asked}`,
  whyNotLower: '为什么不是更低？（选填）',
  whatWouldMakeOne: '怎样才能变成 1？（选填）',
  because: '因为……',
};
