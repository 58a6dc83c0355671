import { catalogue } from '../catalogue.ts';

/** The panel over the question, which is loaded after it. */
export const panelTexts = catalogue('panel', {
  intro:
    'Taken from your words. Change, remove or add anything you like, and the next question will take it into account.',
  introEmpty:
    'Nothing yet: it fills as you answer. Add anything you like, and the next question will take it into account.',
  parts: {
    wants: 'What you want',
    fears: 'What you fear',
    limits: 'What limits you',
    unknown: 'Still unknown',
  },
  nothing: 'Nothing yet.',
  own: 'yours',
  ownSpoken: 'written by you',
  change: 'Change',
  remove: 'Remove',
  add: 'Add a line',
  addTo: (part: string) => `Add a line to: ${part}`,
  full: (count: number) => `${count} lines at most.`,
  lineLabel: (part: string) => `A line for: ${part}`,
  keep: 'Keep',
  cancel: 'Cancel',
  removed: 'Removed.',
  saving: 'Saving...',
  saved: 'Saved.',
  /** In a dialogue that leaves no trace. */
  keptHere: 'Kept in this tab.',
  unsaved: 'Not saved yet. Your lines are kept in this browser.',
  saveAgain: 'Save now',
  refreshFailed: "These lines couldn't be updated.",
  done: 'Done',
});
