import { catalogue } from '../catalogue.ts';

/** The pages that set a new password. tests/support/spec-texts.ts lists the texts that the specification fixes. */
export const resetTexts = catalogue('reset', {
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
    resetFailed: 'Failed to reset password',
    tooOften: 'request too frequent, please try later',
  },
});
