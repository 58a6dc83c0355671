/** The Chinese texts of what the app begins with, in a file of their own: lib/first-texts.ts. */
import { commonTexts, type Titles } from './common.ts';
import { homeTexts, type Topics } from './home.ts';

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
  logos: '标志一览',
  weatherLogos: '天气标志',
  library: '我的回顾',
  admin: '运营概览',
  accessDenied: '无权访问',
};

commonTexts.addChinese({
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
  loading: '正在加载……',
  offline: '你已离线。你写下的内容会留在此设备上，直到恢复连接。求助热线无需网络即可查看。',
  backHome: '返回首页',
  brokenTitle: '抱歉，页面没有打开',
  brokenText: '我们这边或网络出了点问题。你写下的内容仍保存在此浏览器中。',
});

const zhTopics: Topics = [
  { title: '职业抉择', question: '留下、离开，还是换一种工作方式？' },
  { title: '看清关系', question: '我需要身边的人给我什么？' },
  { title: '表达自己', question: '那件一直没说的事，我该怎么开口？' },
  { title: '建立自信', question: '我明明知道，为什么还是怀疑自己？' },
];

homeTexts.addChinese({
  title: '你好',
  subtitle: '此刻，你在想什么？',
  placeholder: '例如：我在两份工作之间拿不定主意……',
  start: '开始理清思绪',
  popular: '热门话题',
  updated: '每日更新',
  topics: zhTopics,
  questionsFailed: '问题加载失败，请稍后再试！',
  privacy: '仅你可见。其他人看不到你写的内容。',
  privacyBuiltIn: '仅你可见。引导程序就在本服务器上运行，你写的内容不会离开这里。',
  privacyModel: (guide: string) => `仅你可见。你写的内容只会发送给负责提问的 ${guide}，不会给其他任何人。`,
  promise: '你在这里写下的内容，只属于你和引导程序。没有人旁观，也没有评分。',
  promiseBy: '我们的隐私承诺',
  notTherapy: (product: string) =>
    `${product} 是一款软件，不是心理治疗或医疗建议，也不用于紧急情况。仅限 18 岁及以上成年人使用。`,
});
