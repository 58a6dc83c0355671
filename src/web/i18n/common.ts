import type { PageName } from '#shared/pages.ts';
import { catalogue } from './catalogue.ts';

/** Route titles of spec 2; the browser shows `{title} | {product}`. */
type Titles = Record<Exclude<PageName, 'streamChatPage'>, string>;

const enTitles: Titles = {
  home: 'Home',
  confirm: 'Confirm',
  streamChat: 'StreamChatPage',
  second: 'Choice',
  buffer: 'BufferPage',
  third: 'Summarize',
  pay: 'Subscribe',
  paymentSuccess: 'Payment Successful',
  subscriptionCancel: 'Payment Cancelled',
  login: 'Login',
  register: 'Register',
  forgotPassword: 'Reset Password',
  accessDenied: 'Access denied',
};

const zhTitles: Titles = {
  home: '首页',
  confirm: '确认问题',
  streamChat: '正在思考',
  second: '选择',
  buffer: '正在思考',
  third: '分析结果',
  pay: '订阅',
  paymentSuccess: '支付成功',
  subscriptionCancel: '支付已取消',
  login: '登录',
  register: '注册',
  forgotPassword: '重置密码',
  accessDenied: '无权访问',
};

export const commonTexts = catalogue({
  en: {
    /** Until the server has told its PRODUCT_NAME. */
    product: 'Clearing',
    titles: enTitles,
    notFoundTitle: 'Page not found',
    homeLink: (product: string) => `${product}, home`,
    home: 'Home',
    settings: 'Settings',
    close: 'Close',
    messages: 'Messages',
    skip: 'Skip to content',
    show: 'Show',
    hide: 'Hide',
    showPassword: (label: string) => `Show ${label.toLowerCase()}`,
    loading: 'Loading…',
    backHome: 'Back to Home',
    accessDeniedText:
      'This page is not open to your account. If you think it should be, sign in again and retry.',
    notFoundText: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
    brokenTitle: 'Sorry, this page did not open',
    brokenText:
      'Something went wrong on our side or on the way here. What you have written is still kept in this browser.',
  },
  zh: {
    product: 'Clearing',
    titles: zhTitles,
    notFoundTitle: '页面不存在',
    homeLink: (product: string) => `${product}，首页`,
    home: '首页',
    settings: '设置',
    close: '关闭',
    messages: '消息',
    skip: '跳到正文',
    show: '显示',
    hide: '隐藏',
    showPassword: (label: string) => `显示${label}`,
    loading: '正在加载…',
    backHome: '返回首页',
    accessDeniedText: '您的账号不能访问此页面。如果您认为应该可以，请重新登录后再试。',
    notFoundText: '这个地址没有内容。可能是输入有误，或页面已移动。',
    brokenTitle: '抱歉，页面没有打开',
    brokenText: '我们这边或网络出了点问题。您写下的内容仍保存在此浏览器中。',
  },
});
