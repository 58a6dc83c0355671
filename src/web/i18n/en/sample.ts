import { headings } from '#shared/texts/en.ts';
import { catalogue } from '../catalogue.ts';

/** Round 0 is the question. */
export interface SampleLine {
  text: string;
  from: readonly { round: number; quote: string }[];
}

/**
 * A made-up person. Questions, reflections and results have the form that the built-in guide gives them for such
 * answers.
 */
export const sampleTexts = catalogue('sample', {
  headings,
  description:
    'A made-up question, five answers and what came of them: the insight, its sources and a next step.',
  tag: 'Example',
  title: 'A finished reflection',
  note: 'Made up. Yours comes from your own words.',
  question: 'I feel stuck between two jobs. Do I stay with my team or take the offer?',
  insight: {
    text: 'What it comes down to: you’ve decided, and you can’t bear to be the one who leaves.',
    from: [{ round: 4, quote: 'I’ve decided, and I can’t bear to be the one who leaves' }],
  } as SampleLine,
  nextStep: 'Your next step',
  step: 'Tell Maya about the offer, in two sentences.',
  stepWhen: 'Thursday at ten, at your one-to-one',
  reasons: [
    {
      text: 'Nobody at work knows, and someone outside it does.',
      from: [{ round: 1, quote: 'Nobody at work knows' }],
    },
    {
      text: 'You’re scared Maya will think you’ve dropped them all in it.',
      from: [{ round: 2, quote: 'I’m scared Maya will think I’ve dropped them all in it' }],
    },
    {
      text: 'You don’t want to lose the way you look out for each other.',
      from: [{ round: 3, quote: 'I don’t want to lose the way we look out for each other' }],
    },
  ] as SampleLine[],
  notRight: 'Not right',
  notRightText: 'Any line can be wrong. This one first said:',
  notRightBefore: 'You feel stuck, and staying would be easier.',
  notRightAnswer: 'One tap on “Not right”, and it was written again from the answers.',
  steps: [
    'Your step: on Thursday at ten, tell Maya about the offer in two sentences.',
    'Before you sign: tell the team yourself, so that nobody hears it second-hand.',
  ],
  label: 'Says it to one person first',
  suggestion:
    'Going by these answers, you have said where you’re going. What is left is whom you tell, and how.',
  clarity: 'How clear is it now?',
  clarityText: 'From 4 before the first question to 7 after it. Only you see this.',
  inALine: 'In one line',
  mood: 'Not settled, with one thing to do.',
  history: 'Dialogue History',
  answers: (count: number) => `${count} answers`,
  rounds: [
    {
      question: 'Which one do you talk about longer when somebody asks?',
      answer: 'I’ve already told my sister I’m going. Nobody at work knows.',
    },
    {
      question: 'How would you notice that you’d picked the wrong job?',
      answer: 'I’m scared Maya will think I’ve dropped them all in it.',
    },
    {
      question: 'What would make the less certain job safe enough?',
      answer: 'I want to do the work I trained for. I don’t want to lose the way we look out for each other.',
    },
    {
      question: 'If you had to say it in one sentence: what is this really about?',
      answer: 'I’ve decided, and I can’t bear to be the one who leaves.',
    },
    {
      question: 'What’s one small thing you’d want to do next, if anything?',
      answer:
        'On Thursday at ten I have my one-to-one with Maya. I’ll tell her about the offer in two sentences, and the team before I sign.',
    },
  ] as { question: string; answer: string }[],
  fromQuestion: 'Question',
  fromRound: (round: number) => `Answer ${round}`,
  ownTitle: 'And your question?',
  own: 'Start with your own question',
});
