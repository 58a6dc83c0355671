import { catalogue } from './catalogue.ts';

/** Spec 2 and 8: sign-in with Google and Apple. Google's two errors are given in Chinese there, without words. */
export const providerTexts = catalogue({
  en: {
    google: 'Continue with Google',
    apple: 'Continue with Apple',
    opening: 'Opening...',
    or: 'or',
    googleUnavailable: "Google sign-in couldn't be loaded.",
    problems: {
      googleNoCredential: 'No Google verification received',
      googleNoToken: 'No token received',
      googleFailed: 'Login failed',
      appleNotInitialized: 'Apple Sign In not initialized',
      appleFailed: 'Apple login failed',
      notStored: 'Failed to store login information',
      accountExists: "There's already an account with this email. Please sign in with your password.",
      emailUnverified: "This account doesn't have a verified email address.",
    },
  },
  zh: {
    google: '使用 Google 账号继续',
    apple: '通过 Apple 继续',
    opening: '正在打开……',
    or: '或',
    googleUnavailable: '无法加载 Google 登录。',
    problems: {
      googleNoCredential: '未收到 Google 验证信息',
      googleNoToken: '未获取到 token',
      googleFailed: '登录失败',
      appleNotInitialized: 'Apple 登录尚未初始化',
      appleFailed: 'Apple 登录失败',
      notStored: '保存登录信息失败',
      accountExists: '此邮箱已有账户，请使用密码登录。',
      emailUnverified: '该账号没有经过验证的邮箱地址。',
    },
  },
});
