import { catalogue } from '../catalogue.ts';

export interface Topic {
  title: string;
  /** Until the day's questions have come. */
  question: string;
}

export type Topics = readonly [Topic, Topic, Topic, Topic];

export const homeTexts = catalogue('home', {
  title: 'Hey there',
  subtitle: "What's on Your Mind?",
  placeholder: 'e.g. I feel stuck between two jobs...',
  start: 'Start Your Clarity Journey',
  popular: 'Popular Topics',
  updated: 'Updated Daily',
  topics: [
    { title: 'Career Decisions', question: 'Stay, leave, or change how I work?' },
    { title: 'Relationship Clarity', question: 'What do I need from the people close to me?' },
    { title: 'Express Yourself', question: 'How do I say the thing I keep putting off?' },
    { title: 'Confidence Boost', question: 'Why do I doubt what I already know?' },
  ] as Topics,
  questionsFailed: 'Loading questions failed, please try again later!',
  privacy: 'Private to you. Other people never see what you write.',
  privacyBuiltIn: 'Private to you. The guide runs on this server, and nothing you write leaves it.',
  privacyModel: (guide: string) =>
    `Private to you. What you write goes to ${guide}, which writes the questions, and to no one else.`,
  whatHappens: 'What happens',
  answers: '3 to 6 answers, insight, next step',
  howLong: 'How long',
  /** Measured: docs/spec-notes.md. */
  minutes: 'About 5 minutes, plus time to think',
  cost: 'What it costs',
  prices: (monthly: string, annual: string) => `${monthly} a month or ${annual} a year`,
  sample: 'See a finished reflection',
  promise: 'What you write here stays between you and the guide. No one is watching, and nothing is scored.',
  promiseBy: 'Our privacy promise',
});
