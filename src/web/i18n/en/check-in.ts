import { catalogue } from '../catalogue.ts';

const numbers = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

function ago(count: number, one: string, many: string): string {
  return `${numbers[count - 1] ?? count} ${count === 1 ? one : many} on.`;
}

export const checkInTexts = catalogue('checkIn', {
  /** `passed`: time since the dialogue; undefined on its day. */
  lead: (passed: string | undefined) =>
    [passed, 'Four short questions. Only the first needs an answer.'].filter(Boolean).join(' '),
  leadDone: (passed: string | undefined) => passed ?? 'Both are kept here.',
  daysOn: (count: number) => ago(count, 'day', 'days'),
  weeksOn: (count: number) => ago(count, 'week', 'weeks'),
  thenTitle: 'Then',
  nowTitle: 'Now',
  unfold: 'Unfold the whole reflection',
  foldUp: 'Fold it up again',
  nextStep: 'Your next step',
  guess: 'Your sealed guess, opened today',
  guessOpened: 'Your sealed guess',
  step: 'Did the step happen?',
  stepText: (step: string) => `Your step: ${step}`,
  answers: { yes: 'Yes', partly: 'Partly', no: 'No' },
  changed: 'What has changed?',
  known: 'What do you know now?',
  clear: 'How clear is it now?',
  clearWithThen: (then: number) => `How clear is it now? You were at ${then}.`,
  submit: 'See then and now',
  saving: 'Saving...',
  chooseStep: 'Please choose Yes, Partly or No.',
  tooLong: 'This is too long to save.',
  failed: "This couldn't be saved. What you wrote is still here. Please try again.",
  fromBoth: 'Now, from both',
  youSaid: 'Then you said',
  youSay: 'Now you say',
  from: (then: string, now: string) => `Your own words, from ${then} and from ${now}.`,
  wasClear: 'How clear it was',
  clearBoth: (then: number, now: number) => `${then} then, ${now} now`,
  clearNow: (now: number) => `${now} of 10`,
  nothingWritten: 'You left this open.',
  toLibrary: 'See it in Your reflections',
  back: 'To your reflections',
  loading: 'Fetching what you wrote then...',
  tryAgain: 'Try again',
  notReady: {
    failed: { title: "This didn't load", text: "What you wrote then couldn't be loaded. Nothing is lost." },
    missing: {
      title: 'This check-in is gone',
      text: "This check-in isn't here any more. It was canceled, or its reflection was deleted.",
    },
    unreadable: {
      title: "This can't be read any more",
      text: "This reflection can't be read any more: the key that it was encrypted with is lost.",
    },
  },
  plannedTitle: 'Your check-in',
  plannedLead: (date: string) => `It waits for ${date}.`,
  planned: (date: string) => `You planned to look back on ${date}. Until then, there is nothing to do.`,
  mailed: 'A reminder will come by email that day, without anything you wrote.',
  notMailed: 'No reminder will come. It will wait on your home page.',
  sealed: 'Your guess stays sealed until that day.',
});

export const clarityTexts = catalogue('clarity', {
  lowest: '0 Fog',
  highest: '10 Clear',
});

/** U+2060, the word joiner, keeps 'check-ins' in one line. */
export const remindersTexts = catalogue('reminders', {
  title: 'Stop all reminders?',
  text: 'You will get no more emails about your check-\u2060ins. They stay where they are, on your home page and in Your reflections.',
  stop: 'Stop all reminders',
  stopping: 'Stopping...',
  stopped: 'Reminders are off',
  toSettings: 'Turn them on in Settings',
  stoppedText:
    'You will get no more emails about your check-\u2060ins. You can turn them on again in Settings.',
  invalid: "This link isn't complete",
  invalidText: 'Please open it again from the email. You can also turn reminders off in Settings.',
  failed: "That didn't work. Please try again.",
  byMail: 'Reminders by email',
  /** Below the switch. */
  forPlanned: (count: number) =>
    count === 1 ? 'For the one check-\u2060in to come' : `For the ${count} check-\u2060ins to come`,
});

export const howClearTexts = catalogue('howClear', {
  title: 'How clear is it now?',
  /** Before the dialogue. */
  optional: 'If you like, pick a number. Only you will see it.',
  noRight: 'There’s no right number, and only you see it.',
  began: (value: number) => `You started at ${value}. There’s no right number.`,
  takeBack: 'Take it back',
  notSaved: 'This number couldn’t be saved yet. It’s kept in this browser and sent again later.',
});
