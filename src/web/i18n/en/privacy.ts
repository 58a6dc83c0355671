import { catalogue } from '../catalogue.ts';

/** What a person may do with their own data: take it along, delete the account, see what happened with their words. */
export const privacyTexts = catalogue('privacy', {
  title: 'Your data',
  exportText:
    'Everything we store about you, in one file: your account, sign-ins, payments and every reflection.',
  exportMarkdown: 'Download to read (Markdown)',
  exportJson: 'Download as data (JSON)',
  exporting: 'Preparing the file...',
  exported: 'The file is in your downloads.',
  exportFailed: "The file couldn't be created. Please try again.",
  exportTooMany: "You've exported a lot in a short time. Please try again later.",

  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteList: [
    "Your subscription ends now, not at the end of the period. Past payments aren't refunded.",
    "Your questions, answers and results are deleted, and the key they're encrypted with is destroyed. Nobody can bring them back.",
    "You're signed out on every device.",
    'Payments stay in our books, without your name or email address.',
  ],
  saveFirst: 'If you want to keep any of it, download your data first.',
  goOn: 'Continue',
  keep: 'Keep my account',
  email: 'Type your email address to confirm',
  password: 'Password',
  passwordHint: 'Leave this empty if you only sign in with Google or Apple.',
  deleteNow: 'Delete for good',
  deleting: 'Deleting...',
  wrongEmail: "That isn't the email address of this account.",
  emailNeeded: 'Please enter your email address.',
  passwordNeeded: 'Please enter your password.',
  wrongPassword: 'That password is incorrect.',
  providerFailed:
    "The payment provider isn't answering, so we couldn't end your subscription. Nothing was deleted. Please try again in a few minutes.",
  providerOff:
    "We can't end your subscription from here any more, because we no longer use its payment provider. Nothing was deleted. Please write to us first.",
  tooMany: 'Too many attempts. Please wait an hour and try again.',
  noAnswer:
    "We got no answer, so we don't know whether your account was deleted. Check your connection and try again.",
  failed: "Your account couldn't be deleted and is still there. Please try again.",
  deleted: 'Your account has been deleted.',

  receipt: 'Where your words went',
  receiptLoading: 'Looking it up...',
  receiptFailed: "We couldn't look this up. Please try again.",
  tryAgain: 'Try again',
  receiptGone: "This reflection isn't stored on our server, so there's nothing to show here.",
  nothingLeft: 'Nothing left this server. The built-in guide wrote everything here, without an AI model.',
  leftTo: (hosts: string) => `Some of your words went to ${hosts}, so that a model there could reply.`,
  steps: 'Step by step',
  start: 'You asked your question',
  message: (answer: number) => `You sent answer ${answer}`,
  finish: 'You said: enough for now',
  rewrite: 'A line in the results was rewritten',
  byBuiltIn: 'Written on this server by the built-in guide.',
  byModel: (model: string) => `Written by ${model}, an AI model.`,
  byAskedModel: (model: string) => `${model}, an AI model, was asked.`,
  fellBack: {
    timeout: 'The model took too long, so the built-in guide wrote it.',
    refused: 'The model declined, so the built-in guide wrote it.',
    'bad-output': "What the model wrote couldn't be used, so the built-in guide wrote it.",
    rubric: "What the model wrote didn't pass our checks, so the built-in guide wrote it.",
    provider: "The model failed or couldn't be reached, so the built-in guide wrote it.",
  },
  tries: (count: number) => `It took ${count} tries.`,
  failedStep: 'Nothing came of this step.',
  careStep: 'The model saw signs that you may be in danger and wrote nothing.',
  answerNotKept: "This answer wasn't kept.",
  running: 'This step is still running.',
  sentNothing: 'Nothing left this server.',
  sentTo: (host: string, what: string) => `Sent to ${host}: ${what}.`,
  moderated: (host: string, what: string) => `Sent to ${host} only to check for signs of danger: ${what}.`,
  times: (count: number) => `(${count} times)`,
  chars: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  what: {
    question: () => 'your question',
    reading: () => "what it's about, in your words",
    earlier: () => 'what the guide remembered of an earlier reflection',
    understood: () => 'what the guide had understood so far',
    asked: (from: number, to: number) =>
      from === to
        ? `the guide's question ${from}, with what it said and offered`
        : `the guide's questions ${from} to ${to}, with what it said and offered`,
    answers: (from: number, to: number) =>
      from === to ? `your answer ${from}` : `your answers ${from} to ${to}`,
    line: () => 'the line from the results',
    note: () => "what you said isn't right about it",
  },
  stored: "What's stored now",
  storedWhat: {
    question: () => 'your question',
    rounds: (count: number) => (count === 1 ? '1 round' : `${count} rounds`),
    understanding: () => 'what the guide has understood so far',
    memory: () => 'what the guide remembers of an earlier reflection',
    summary: () => 'the results',
    answers_to_repeats: () => 'the replies as they were sent, in case the connection drops',
    events: () => 'the last reply, in memory, in case the connection drops',
  },
  encrypted: 'encrypted, until you delete it',
  until: (time: string) => `until ${time}`,
  backupDays: (days: number) =>
    `After you delete it, backups may hold an encrypted copy for up to ${days} days.`,
  noBackups: 'There are no backups.',
  never: "What's never stored",
  neverWhat: {
    prompts: 'the instructions to the model together with your words',
    model_thinking: 'what a model thinks before it writes',
    screened_texts: 'any text that our own check reads as a sign of danger to life',
    addresses: 'your network address',
  },
});
export type PrivacyTexts = ReturnType<typeof privacyTexts>;
