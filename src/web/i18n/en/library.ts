import { exportWords } from '#shared/texts/en.ts';
import { catalogue } from '../catalogue.ts';

/** A person's past reflections: the list, its actions, and the words of an exported file. */
export const libraryTexts = catalogue('library', {
  ...exportWords,
  lead: 'Newest first. They stay until you delete them.',
  askNew: 'Ask something new',
  signedOut: 'Sign in to see your reflections',
  signedOutText: 'They belong to your account, not to this browser.',
  login: 'Login',
  createAccount: 'Create Account',
  loading: 'Loading your reflections...',
  empty: 'Nothing here yet',
  emptyText:
    'Every dialogue you start is kept here, unless you chose to leave no trace. Reread it, pick it up again, save it or delete it.',
  begin: 'Ask your first question',
  sample: 'See a finished reflection',
  /** Of the example. */
  exampleInsight: 'What it comes down to: you’ve decided, and you can’t bear to be the one who leaves.',
  exampleQuestion: 'I feel stuck between two jobs. Do I stay with my team or take the offer?',
  failed: "Your reflections couldn't be loaded. Nothing is lost.",
  tryAgain: 'Try again',
  offline: "You're offline. The list loads as soon as you're back online.",

  search: 'Search your reflections',
  searchPlaceholder: 'Search your own words',
  searching: 'Searching...',
  found: (count: number, more: boolean) =>
    more ? `The newest ${count} are shown` : count === 1 ? '1 found' : `${count} found`,
  noneFound: 'None of your questions, answers or results has all of these words.',
  searchFailed: "The search didn't work. Please try again.",
  showMore: 'Show more',
  loadingMore: 'Loading...',
  moreFailed: "The next ones couldn't be loaded. Please try again.",
  moreShown: (count: number) => (count === 1 ? '1 more is shown' : `${count} more are shown`),

  goOn: 'Continue',
  opening: 'Opening...',
  waiting: "The guide is still answering. The next question opens as soon as it's ready.",
  openFailed: "This reflection couldn't be opened. Please try again.",
  gone: 'This reflection no longer exists.',
  unreadable: "This reflection can't be read any more",
  unreadableText:
    'The key it was encrypted with is lost, so nobody can open it, including us. This entry stays until you delete it.',
  actions: 'More for this reflection',
  waitingOnes: 'Waiting for you',
  due: 'Check-in due',
  openCheckIn: 'Look back',
  thenAndNow: 'Then and now',
  clarity: 'How clear it was, of 10:',
  fromTo: (before: number, after: number) => `${before} to ${after}`,
  trend: 'How clear it was',
  trendText: (values: string) => `After each reflection, oldest first: ${values} of 10.`,
  trendNote: 'After each reflection, oldest first. Only you see this.',
  saveMarkdown: 'Save as Markdown',
  saveJson: 'Save as JSON',
  saved: 'The file is in your downloads.',
  saveFailed: "The file couldn't be created. Please try again.",
  delete: 'Delete',
  deleteTitle: 'Delete this reflection?',
  deleteText:
    "Your question, your answers and the results will be deleted, here and on the server. This can't be undone.",
  deleteConfirm: 'Delete for good',
  deleting: 'Deleting...',
  keep: 'Keep it',
  deleted: 'Reflection deleted.',
  deleteFailed: "It couldn't be deleted and is still here. Please try again.",

  /** On the landing page. */
  whereStopped: 'Pick up where you left off',

  keptTitle: 'Kept on this device',
});
