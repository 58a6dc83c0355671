import type * as en from './en.ts';

export const profile: typeof en.profile = {
  title: (product: string) => `${product} 存储的关于你的内容`,
  more: '除此之外，供程序读取的文件（JSON）还包含文字发送到了哪里，以及发送时的答复原文。',
  account: '账户',
  name: '姓名',
  email: '邮箱',
  since: '开始于',
  password: '密码',
  set: '已设置（只存储校验值，无法由此读出密码）',
  unset: '无',
  identities: '其他登录方式',
  signIns: '登录记录',
  signIn: (begun: string, used: string, device: string) =>
    `${device ? `${device}，` : ''}开始于 ${begun}，最近使用 ${used}`,
  subscriptions: '订阅',
  subscription: (plan: string, state: string) => `${plan}，${state}`,
  freeReflection: '首次免费回顾',
  orders: '订单',
  payments: '付款',
  none: '无。',
  written: '写于',
};

export const reflection: typeof en.reflection = {
  also: '与它一同存储的内容',
  about: '问题所谈的内容',
  understood: { wants: '你想要的', fears: '你担心的', limits: '限制你的', unknown: '还不清楚的' },
  before: (round: number) => `引导在第 ${round} 个问题之前写的话`,
  beforeResults: '引导在结果之前写的话',
  unreadable: '这次回顾已无法读取：用来加密它的密钥已经丢失。',
};
