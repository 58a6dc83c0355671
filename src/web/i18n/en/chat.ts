import type { Reading } from '#shared/contract/shapes.ts';
import { catalogue } from '../catalogue.ts';

export const chatTexts = catalogue('chat', {
  thinking: 'Thinking...',
  thinkingStatus: 'Thinking. This can take a moment.',
  inProgress: 'In progress',
  complete: 'Complete!',
  nextReady: 'Your next question is ready.',
  nextQuestion: 'Next question',
  slow: (seconds: number) => `This one’s taking longer than usual. ${seconds} seconds so far.`,
  slowStatus: 'This one’s taking longer than usual. You can wait, go back to the question, or leave.',
  leave: 'Leave, and keep my place',
  thoughts: 'Thoughts so far',
  /** The heading while offline, and the line below it. */
  heldTitle: 'Waiting for your connection',
  held: "We'll carry on as soon as you're back online.",
  /** Above the person's own words. */
  youWrote: 'What you wrote',
  summaryComing: 'Thinking complete. Generating summary...',
  /** Without its middle on a device for fingers. */
  skipHint: ['Tap', ', or press Enter or Space,', ' to skip the wait.'],
  privacy: 'Private to you. Other people never see this.',
  builtIn: 'Built-in guide, no AI model: nothing leaves this server.',
  model: (guide: string) => `What you write goes to ${guide}, which asks the questions.`,
  moods: [
    'Listening between the lines...',
    'Turning the question over.',
    "Looking for what you didn't say.",
    'Reading it again.',
    'Following one thread.',
    'Leaving room for doubt.',
    'Weighing your words.',
    'Noticing what repeats.',
    'Getting closer.',
    'Choosing the next question.',
  ],
  goBack: 'Go back',
  failed: 'That didn’t work',
  answersKept: 'What you wrote is still here.',
  retry: 'Try again',
  backHome: 'Back to Home',
  ended: 'This conversation ends here.',

  lead: "We're exploring different perspectives on your question",
  rounds: (question: number, answered: string) => `Question ${question}. ${answered}`,
  answered: ['None answered so far.', 'One answered so far.', 'Two answered so far.'],
  answeredMany: (count: number) => `${count} answered so far.`,
  pressKeys: 'Press',
  pressKeysAfter: 'to choose',
  pickOne: 'Pick one and we’ll move on.',
  ownOpen: 'Not quite right? Share your answer here...',
  ownClose: 'Hide input box',
  ownLabel: 'Your own answer',
  ownPlaceholder: "What's your unique take on this question?",
  ownCleared: 'Your answer was cleared.',
  /** Spelled as the specification spells it (docs/spec-notes.md). */
  next: 'Continue next Quection',
  back: 'Back to Question',
  noHistory: 'No History',
  firstQuestion: 'The First Question',
  loading: 'Finding your place...',

  continueConversation: 'Continue conversation',
  noSession: 'Session ID does not exist, cannot send message',
  tryAgain: 'Please try again',
  selectFailed: (reason: string) => `Failed to select option: ${reason}`,
  sendFailed: (reason: string) => `Failed to send message: ${reason}`,
  backFailed: 'Failed to go back to previous question, please try again',
  submitFailed: 'Failed to submit question, please try again!',

  status404: 'Requested resource does not exist',
  status500: 'Internal server error',
  status401: 'Unauthorized access',
  status403: 'Access denied',
  statusOther: 'Server response error',
  redirectingHome: (message: string) => `${message}, redirecting you to homepage...`,
  noResponse: 'Unable to connect to server, please check network connection',
  somethingWrong: 'Sorry, something went wrong. Redirecting you to homepage...',
  connectionError: 'Connection error, please try again later.',
  timedOut: 'Request timed out, please refresh the page and try again.',
  serverError: (status: number) => `Server error (${status})`,
  processFailed: 'Failed to process response',
  tooFrequent: 'request too frequent, please try later',
  unstoredGone: 'This dialogue was set to leave no trace, and this tab no longer has it.',
  subscriptionCheckFailed: 'Failed to check subscription status. Please try again later.',
  needsSubscription: "You don't have an active subscription, so you can't change this right now.",
});

const quoted = (words: string) => `“${words}”`;

/** How the guide understood the question; sides and acts are the person's own words. */
function readAs({ frame, a, b, act }: Reading): string {
  if (frame === 'choice' && a && b) return `I read this as a choice between ${quoted(a)} and ${quoted(b)}.`;
  if (frame === 'choice') return 'I read this as a choice between two things.';
  if (frame === 'whether')
    return `I read this as a question of whether to ${act ? quoted(act) : 'do something'}.`;
  if (frame === 'how') return `I read this as a question of how to ${act ? quoted(act) : 'do something'}.`;
  if (frame === 'pattern')
    return `I read this as something that keeps happening${act ? `: ${quoted(act)}` : ''}.`;
  return 'I read this as an open question, one to look at from several sides.';
}

export const confirmTexts = catalogue('confirm', {
  title: 'Confirm Your Question',
  question: 'Your question',
  placeholder: 'Edit your question here...',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  showAll: 'Show all',
  begin: 'Begin Exploration',
  held: "You're offline. Your question stays on this page, and the exploration starts as soon as you're back online.",
  startOver: 'Start Over',
  /** What stands between the person and the first question. One fact a line. */
  needs: {
    account: [
      'You need an account and a subscription to begin.',
      'Next, we’ll ask for your email. Your question waits.',
    ],
    subscription: [
      'You need a subscription to begin.',
      'Next, you’ll see what it costs. Your question waits.',
    ],
    accountFree: [
      'Your first reflection is free. You only need an account.',
      'Next, we’ll ask for your email. Your question waits.',
    ],
    free: [
      'Your first reflection is free: no payment, no card.',
      'After 3 to 6 answers, you’ll get one insight and a next step.',
    ],
    freeUnstored: [
      'Your first reflection is free, but only if it’s saved.',
      'To leave no trace, you need a subscription. Your question waits.',
    ],
    freeUsed: [
      'You’ve had your free reflection. To begin another one, you need a subscription.',
      'Next, you’ll see what it costs. Your question waits.',
    ],
    nothing: [
      'Next comes your first question.',
      'After 3 to 6 answers, you’ll get one insight and a next step.',
    ],
  },
  intro: (product: string) =>
    `${product} analyzes patterns, gives you prompts to reflect on and guides you with gentle questions.`,
  software: (guide: string | undefined) =>
    `You'll be guided by software${guide ? ` (${guide})` : ''}, not by a person. It isn't therapy, and it isn't for emergencies. For adults 18 and over.`,
  builtIn: 'built-in guide, no AI model; nothing leaves this server',
  reading: 'Reading your question...',
  readAs: readAs,
  correct: 'Not quite right? Change it',
  correctDone: 'Done',
  kindLegend: 'What kind of question is it?',
  kinds: {
    choice: 'A choice between two things',
    whether: 'Whether to do something',
    how: 'How to do something',
    pattern: 'Something that keeps happening',
    open: 'None of these, or not sure yet',
  } satisfies Record<Reading['frame'], string>,
  first: 'One side',
  second: 'The other side',
  act: { whether: 'Whether to…', how: 'How to…', pattern: 'What keeps happening' },
});

/** The panel of the question screen, and the early end. */
export const understoodTexts = catalogue('understood', {
  title: 'What I understood so far',
  saveFailed: "Saving didn't work. Your lines are kept in this browser.",
  enough: 'Enough for now',
  writtenBy: (guide: string) => `This question was written by ${guide}, an AI model.`,
  writtenByBuiltIn: 'This question was written by the built-in guide, not by an AI model.',
});
