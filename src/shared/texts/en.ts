/**
 * Texts of exported reflections, which both the browser and the server write; the library and the results show some
 * of them.
 */
import type { Headings, ReflectionTexts } from '../reflection/reflection-export.ts';

export const headings: Headings = {
  coreInsight: 'Core Insight',
  originalQuestion: 'Original Question',
  coreReasons: 'Core Reasons',
  implementationPath: 'Implementation Path',
  actionSuggestions: 'Action Suggestions',
  staysOpen: 'What stays open',
};

export const exportWords: ReflectionTexts = {
  finished: 'Finished',
  unfinished: (round: number) => `Round ${round}, not finished`,
  interrupted: (round: number) =>
    round > 0 ? `Round ${round}, interrupted` : 'Interrupted before the first question',
  running: 'The guide is answering',
  fileTitle: 'Your reflections',
  fileHeading: (date: string) => `Reflection from ${date}`,
  begun: 'Started',
  changed: 'Last changed',
  state: 'Status',
  writtenBy: 'Written by',
  builtIn: 'the built-in guide, not an AI model',
  model: (name: string) => `${name}, an AI model`,
  round: (round: number) => `Round ${round}`,
  yourAnswer: 'Your answer',
  picked: (letter: string) => `Your answer (${letter})`,
  notAnswered: 'Not answered yet.',
  results: 'Analysis Results',
  memory: 'Remembered from an earlier reflection',
  clearBefore: 'How clear it was before, 0 to 10',
  clearAfter: 'How clear it was after, 0 to 10',
  clearNow: 'How clear is it now, 0 to 10?',
  checkIn: 'Then and now',
  checkInDue: 'Planned for',
  checkInDone: 'Looked back on',
  prediction: 'Sealed guess',
  stepHappened: 'Did the step happen?',
  stepAnswers: { yes: 'Yes', partly: 'Partly', no: 'No' },
  changedSince: 'What has changed?',
  known: 'What do you know now?',
};

/** On every page of a public site that simulates payments. */
export const testSiteNotice = 'Test site: payments are simulated, no money moves.';
