import type { Texts } from '../texts.ts';

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
