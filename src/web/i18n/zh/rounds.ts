import type { Texts } from '../texts.ts';

export const round: Texts['round'] = {
  pickUpTo: '最多选三个，少选也行。',
  picked: (count: number, most: number) => `已选 ${count} 个，最多 ${most} 个。`,
  takeOneBack: '已经选了三个。想换的话，先取消一个。',
  whichFirst: '哪一个排第一？',
  lowest: '0：完全没有',
  highest: '10：十足',
  youSaid: (value: string) => `你选了 ${value}。`,
  whyNotLower: '为什么没打更低？（选填）',
  whatWouldMakeOne: '怎样才会变成 1 分？（选填）',
  because: '因为……',
};
