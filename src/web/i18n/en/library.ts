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
  unfinishedOnes: 'Not finished',
  checkInDue: 'Check-in due',
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

  takeAll: 'Export or restore',
  bringBack: 'Restore from a file',
  takeAllText: "One file with every question, answer and result. It's created in this browser.",
  allMarkdown: 'Download to read',
  allJson: 'Download as data',
  collected: (count: number) => `${count} collected so far...`,
  install: 'Put it on your home screen',
  installText: (product: string) =>
    `You've been here before. ${product} can have its own place on this device, and opens without the browser around it.`,
  installApple: (product: string) =>
    `You've been here before. To give ${product} its own place on this device, open the share menu and choose “Add to Home Screen”.`,
  installNo: 'No, thanks',
  keptTitle: 'Kept on this device',
  importText: 'A file that you saved here before. Reflections you already have are skipped.',
  importFile: 'Restore from a file',
  importing: (done: number, of: number) => (of > 0 ? `${done} of ${of}...` : 'Reading the file...'),
  importDone: ({ imported, duplicates, refused }: Counts) =>
    [
      imported === 1 ? '1 reflection is back.' : `${imported} reflections are back.`,
      duplicates > 0 && `${duplicates} ${duplicates === 1 ? 'was' : 'were'} here already.`,
      refused > 0 && `${refused} couldn't be read and ${refused === 1 ? 'stays' : 'stay'} in your file.`,
    ]
      .filter(Boolean)
      .join(' '),
  importedSoFar: (count: number) => `The first ${count} are done. Choose the same file again to go on.`,
  importProblem: {
    'too large': 'This file is larger than 30 MB. Nothing was changed.',
    'not ours': "This isn't a file that was saved here. Nothing was changed.",
    empty: 'There is no reflection in this file. Nothing was changed.',
    full: 'Your library is full. Delete some reflections, then choose the file again.',
    failed: "The file couldn't be brought back. Your file is unchanged. Please try again.",
  },
});

interface Counts {
  imported: number;
  duplicates: number;
  refused: number;
}
