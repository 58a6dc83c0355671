import { catalogue } from './catalogue.ts';

/** Spec 2, 5 and 8, 'Forgot password' and 'Reset'; the English texts in quotes there are exact. */
export const resetTexts = catalogue({
  en: {
    heading: 'Reset Password',
    emailLead: "Enter your account's email address and we'll send you a code.",
    sendCode: 'Send Verification Code',
    sending: 'Sending...',
    codeHeading: 'Choose a new password',
    codeSent: 'Code sent',
    /** Never says whether there is an account (security.md, P4). */
    codeSentTo: (email: string) =>
      `A code is on its way to ${email} if there's an account for it. It can take a minute to arrive.`,
    changeEmail: 'Use a different email',
    newPassword: 'New password',
    resend: 'Resend',
    reset: 'Reset Password',
    resetting: 'Resetting...',
    doneHeading: 'Password Reset Successfully!',
    doneText: "Sign in with your new password. You've been signed out on every device.",
    goToLogin: 'Go to Login',
    problems: {
      sendFailed: 'Failed to send verification code',
      resendFailed: 'Failed to resend code',
      codeLength: 'Verification code must be 6 digits',
      passwordShort: 'Password must be at least 6 characters',
      confirmRequired: 'Please confirm your password',
      resetFailed: 'Failed to reset password',
      tooOften: 'request too frequent, please try later',
    },
  },
  zh: {
    heading: '重置密码',
    emailLead: '请输入你账户的邮箱，我们会向它发送验证码。',
    sendCode: '发送验证码',
    sending: '正在发送……',
    codeHeading: '设置新密码',
    codeSent: '验证码已发送',
    codeSentTo: (email: string) => `如果 ${email} 有对应的账户，验证码正在发送途中，可能需要一分钟才能收到。`,
    changeEmail: '使用其他邮箱',
    newPassword: '新密码',
    resend: '重新发送',
    reset: '重置密码',
    resetting: '正在重置……',
    doneHeading: '密码重置成功！',
    doneText: '请用新密码登录。所有设备均已退出登录。',
    goToLogin: '前往登录',
    problems: {
      sendFailed: '发送验证码失败',
      resendFailed: '重新发送验证码失败',
      codeLength: '验证码必须为 6 位数字',
      passwordShort: '密码至少需要 6 个字符',
      confirmRequired: '请确认你的密码',
      resetFailed: '重置密码失败',
      tooOften: '请求过于频繁，请稍后再试',
    },
  },
});
