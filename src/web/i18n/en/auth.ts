import { catalogue } from '../catalogue.ts';

/** The login and register pages. tests/support/spec-texts.ts lists the texts that the specification fixes. */
export const authTexts = catalogue('auth', {
  loginHeading: 'Keep your place',
  loginHeadingKnown: 'Welcome back',
  registerHeading: 'Create your account',
  waiting: 'Waiting for you',
  goOn: 'Continue',
  checking: 'One moment...',
  goOnHint: 'We’ll email you a code. If you have an account, you’ll enter its password.',
  withPassword: 'Sign in with your password',
  hasAccount: 'There’s already an account with this email. Enter its password.',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  code: 'Verification code',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgotPassword: 'Forgot password?',
  noAccount: 'New here?',
  createAccount: 'Create Account',
  creating: 'Creating account...',
  backToLogin: 'Back to Login',
  sendCode: 'Send Code',
  sendingCode: 'Sending...',
  resend: 'Resend',
  seconds: (left: number) => `Resend in ${left} s`,
  codeSent: 'Code sent',
  codeSentTo: (email: string) => `We sent a code to ${email}. It can take a minute to arrive.`,
  sandboxMail: 'Sandbox: no mail leaves this machine.',
  openSandboxMail: 'Open the sandbox mailbox',
  newTab: '(opens in a new tab)',
  rules: {
    length: 'At least 8 characters',
    letter: 'At least one letter',
    number: 'At least one number',
  },
  ruleMet: 'met',
  rulesLeft: (left: number) =>
    left === 0
      ? 'All password requirements are met'
      : `${left} password ${left === 1 ? 'requirement' : 'requirements'} left`,
  adult: 'By creating an account you confirm that you are 18 or older.',
  problems: {
    emailRequired: 'Email is required',
    emailInvalid: 'Email is invalid',
    emailTaken: 'Email already registered',
    passwordRequired: 'Password is required',
    passwordRules:
      'Password must be at least 8 characters long and contain at least one letter and one number',
    passwordWeak: 'That password is too common. Please choose another.',
    passwordsDiffer: 'Passwords do not match',
    confirmRequired: 'Please confirm your password',
    codeRequired: 'Enter the 6-digit code',
    codeFormat: 'Invalid verification code format',
    codeInvalid: 'The verification code is invalid or expired',
    wrongCredentials: 'Invalid email or password',
    loginFailed: 'Login failed',
  },
  codeTooSoon: 'Please wait before requesting another code',
  codeFailed: 'Failed to send verification code',
  registerFailed: 'Registration failed. Please try again.',
  registerError: 'An error occurred during registration. Please try again.',
});

/** Sign-in with Google and Apple. */
export const providerTexts = catalogue('provider', {
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
});
