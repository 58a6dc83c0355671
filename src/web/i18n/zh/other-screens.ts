/** All screens after the first, in one file to load (see texts.ts); here those that are part of no feature. */
import type { Texts } from '../texts.ts';

export * from './admin.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './care.ts';
export * from './chat.ts';
export * from './check-in.ts';
export * from './library.ts';
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
  checkInText: '你说过要回头再看看这件事。大约需要 3 分钟。',
  checkInSealed: '你为它封存过一个预想。大约需要 3 分钟。',
  openCheckIn: '打开看看',
  moreCheckIns: (count: number) => `还有 ${count} 件也到日子了`,
  lastInsights: '最近的洞察',
  seeAll: '查看全部',
};

export const logos: Texts['logos'] = {
  lead: '五片折叠的叶子围成字母 C，中间有一点光。叶子的颜色来自天气；光在白天是太阳，在夜里是月亮。',
  lockup: '标志与文字',
  usual: '常用宽度',
  narrowest: '最小宽度',
  sizes: '每个标志有四种大小，下方是相应天气的天空。',
  toWeather: '当前天气的标志',
  weatherLead: '标志、标签页图标和每个页面的天空都随天气变化。',
  toGallery: '所有标志，所有尺寸',
  loading: '正在读取天气……',
  failed: '无法读取天气，暂时使用默认标志。',
  again: '再试一次',
  weather: '天气',
  unnamedWeather: (code: number) => `天气代码 ${code}`,
  temperature: '气温',
  wind: '风',
  windFrom: (speed: string, from: string) => `${from}风，${speed}`,
  compass: ['北', '东北', '东', '东南', '南', '西南', '西', '西北'],
  darkBy: (day: boolean) => (day ? '深色，白天' : '深色，夜间'),
  read: '测量时间',
  sources: {
    service: '读自一个固定地点，对所有人都一样。我们从不询问你在哪里。',
    bundled: '内置的天气数据，对所有人都一样。',
    default: '天气服务没有回应：这是默认的天气。',
  },
  every: '每种天气和它的标志',
  everyText: '浅色模式下，昼夜随太阳变化；深色模式全天使用自己的颜色。',
  now: '现在',
  modes: { 'light-day': '浅色 · 白天', 'light-night': '浅色 · 夜晚', dark: '深色' },
  themes: {
    'aurora-dream': { name: '极光之梦', weather: '晴' },
    'purple-mystic': { name: '紫色秘境', weather: '小毛毛雨' },
    'neon-tech': { name: '霓虹科技', weather: '阴' },
    'forest-mystic': { name: '森林秘境', weather: '雨、雪、雷暴' },
    'deep-ocean': { name: '深海', weather: '雾' },
    'dark-rainbow': { name: '暗夜彩虹', weather: '多云' },
  },
  weatherOf: {
    0: '晴',
    1: '大致晴朗',
    2: '局部多云',
    3: '阴',
    45: '雾',
    48: '冻雾',
    51: '小毛毛雨',
    53: '毛毛雨',
    55: '大毛毛雨',
    56: '小冻毛毛雨',
    57: '冻毛毛雨',
    61: '小雨',
    63: '中雨',
    65: '大雨',
    66: '小冻雨',
    67: '冻雨',
    71: '小雪',
    73: '中雪',
    75: '大雪',
    77: '米雪',
    80: '小阵雨',
    81: '阵雨',
    82: '强阵雨',
    85: '小阵雪',
    86: '阵雪',
    95: '雷暴',
    96: '雷暴伴有冰雹',
    99: '雷暴伴有大冰雹',
  },
};
