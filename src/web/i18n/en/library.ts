import { exportWords } from '#shared/texts/en.ts';
import { catalogue } from '../catalogue.ts';

/** A person's past reflections: the list, its actions, and the words of an exported file. */
export const libraryTexts = catalogue('library', {
  ...exportWords,
  lead: 'Your questions and what came of them, newest first. They stay until you delete them.',
  signedOut: 'Sign in to see your reflections. They belong to your account, not to this browser.',
  login: 'Login',
  loading: 'Loading your reflections...',
  empty: 'Nothing here yet',
  emptyText:
    'Every dialogue you start is kept here, unless you chose to leave no trace. Reread it, pick it up again, save it or delete it.',
  begin: 'Ask your first question',
  failed: "Your reflections couldn't be loaded. Nothing is lost.",
  tryAgain: 'Try again',
  offline: "You're offline. The list loads as soon as you're back online.",

  search: 'Search your questions',
  found: (count: number, of: number) => `${count} of ${of}`,
  noneFound: (of: number) => `None of the ${of} questions loaded so far match.`,
  showMore: 'Show more',
  loadingMore: 'Loading...',
  moreFailed: "The next ones couldn't be loaded. Please try again.",
  moreShown: (count: number) => (count === 1 ? '1 more is shown' : `${count} more are shown`),

  open: 'Open',
  goOn: 'Continue',
  opening: 'Opening...',
  waiting: "The guide is still answering. The next question opens as soon as it's ready.",
  openFailed: "This reflection couldn't be opened. Please try again.",
  gone: 'This reflection no longer exists.',
  unreadable: "This reflection can't be read any more",
  unreadableText:
    'The key it was encrypted with is lost, so nobody can open it, including us. This entry stays until you delete it.',
  saveOrDelete: 'Save or delete',
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

  takeAll: 'Export everything',
  takeAllText: "One file with every question, answer and result. It's created in this browser.",
  allMarkdown: 'All as Markdown',
  allJson: 'All as JSON',
  collected: (count: number) => `${count} collected so far...`,
});
