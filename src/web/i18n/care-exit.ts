import { catalogue } from './catalogue.ts';

/** Beside the way out. Each says what is true and no more: tests/e2e/quick-exit.spec.ts looks for what is left. */
export const exitTexts = catalogue({
  en: {
    leave: 'Leave this page now',
    hint: (product: string) =>
      `Replaces this page and every other ${product} tab in this browser with a weather page, and removes what you wrote from them. Your browser’s own history stays. It may show your question in an address, so clear it when it’s safe.`,
    signOut: 'Sign out as well',
    signedOut: 'What’s saved in your account stays there. To read it, someone has to sign in again.',
    signedIn: (product: string) =>
      `You stay signed in: anyone who opens ${product} here can read what’s saved in your account.`,
    title: 'Weather',
  },
  zh: {
    leave: '立即离开此页',
    hint: (product: string) =>
      `会把这个页面和此浏览器里其他 ${product} 标签页都换成天气页面，并清除其中你写的内容。浏览器自己的历史记录会保留，里面的地址可能含有你的问题，请在安全的时候自行清除。`,
    signOut: '同时退出登录',
    signedOut: '账户里已保存的内容仍在账户里，重新登录后才能看到。',
    signedIn: (product: string) => `你会保持登录：任何人在这里打开 ${product}，都能看到账户里已保存的内容。`,
    title: '天气',
  },
});
