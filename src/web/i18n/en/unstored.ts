import { catalogue } from '../catalogue.ts';

/** Dialogues that leave no trace. Every sentence here is a promise: it must be true word for word. */
export const unstoredTexts = catalogue('unstored', {
  name: 'Leave no trace',
  choice: 'Not a word of this dialogue is stored on our server.',
  how: 'Our server uses your words while it answers and forgets them within a minute.',
  ends: 'When does it end?',
  endsText:
    'The dialogue lives only in this tab, not among your reflections. It ends when you close the tab, sign out or start another one here, and it may be gone after a day without use.',
  model: (guide: string) =>
    `What you write still goes to ${guide}, which asks the questions. What they keep isn't in our hands.`,
  browser:
    'Your browser may still list this page with your question in its own history, and a closed tab can be reopened.',
  mark: 'Leave no trace: not a word of this dialogue is stored on our server.',
  resultsTitle: 'Only this tab has these results',
  results:
    "Not a word of this dialogue is stored on our server: it's gone once you close this tab, sign out or start another dialogue here. If you want to keep it, save a copy now.",
  receiptBuiltIn: 'The built-in guide wrote all of it on our server, and no text went anywhere else.',
  receiptModel: (guide: string) => `To write it, your words went to ${guide}.`,
  receiptBoth: (guide: string) =>
    `To write it, your words went to ${guide}; where no good reply came back, the built-in guide wrote instead.`,
  saveMarkdown: 'Save as Markdown',
  saveJson: 'Save as JSON',
  saved: 'The file is in your downloads.',
  saveFailed: "Saving didn't work. Please try again.",
  forget: 'Forget it now',
  forgetAsk: 'Forget this dialogue?',
  forgetText: "It isn't stored anywhere else. Without a copy, it can't be brought back.",
  forgetYes: 'Forget it',
  forgetNo: 'Keep it open',
});
