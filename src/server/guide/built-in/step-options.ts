/** Steps that can be taken back, by topic; each begins with "I could", so that a plan can take it up. */
import type { TopicTint } from '../reading/analysis.ts';
import type { StepTag } from '../tags.ts';

export const steps: Record<TopicTint, Record<StepTag, readonly string[]>> = {
  career: {
    fact: [
      'I could look up the one figure I keep avoiding',
      'I could work out what I need to live on in a month',
      'I could write down what it would cost me, in money and in time',
      'I could list what I would have to know first',
    ],
    trial: [
      'I could spend one afternoon as if it were decided, and see how it feels',
      'I could draft the message or the form, without sending it',
      'I could test one small part of it for two hours',
      'I could plan an ordinary day of it, hour by hour, and see if I like it',
    ],
    talk: [
      'I could ask someone who has done it, and bear the answer',
      'I could tell someone the part I usually leave out',
      'I could say it aloud to one person at work',
      'I could ask a person who will not just agree with me',
    ],
  },
  relationship: {
    fact: [
      'I could write down what happened in the last month, without comment',
      'I could write down what I need, and what the others need',
      'I could write down how often it really happens',
      'I could list what I would have to know first',
    ],
    trial: [
      'I could do one evening differently, and see what happens',
      'I could leave a day free, only for me',
      'I could try one small change for a week, and note what it does',
      'I could wait one day before I answer, just once',
    ],
    talk: [
      'I could say one true sentence to {mPerson}',
      'I could ask for one thing that I need, out loud',
      'I could ask {mPerson} for the other side of it',
      'I could tell one person what I have told nobody',
    ],
  },
  express: {
    fact: [
      'I could write down three sentences of it, unsent',
      'I could list what I have never said',
      'I could note what I am really afraid will happen',
      'I could look up how others have put something like this',
    ],
    trial: [
      'I could say a small part of it, where little can go wrong',
      'I could say no once, to something small',
      'I could say it aloud to myself first',
      'I could send two lines, and keep the rest for later',
    ],
    talk: [
      'I could tell {mPerson} one sentence of it',
      'I could try it out on someone I trust first',
      'I could say: there is something I want to tell you',
      'I could ask {mPerson} for ten quiet minutes',
    ],
  },
  confidence: {
    fact: [
      'I could write down three times when it went well enough',
      'I could look up how long others needed to get good at it',
      'I could list what I would have to know first',
      'I could note what really happens, not what I fear',
    ],
    trial: [
      'I could do a small version, where little can go wrong',
      'I could do it badly once, on purpose',
      'I could be a beginner at it for half an hour',
      'I could give it ten minutes and then stop',
    ],
    talk: [
      'I could ask someone how I come across, and bear the answer',
      'I could let one person see it before it is finished',
      'I could tell one person that I find it hard',
      'I could ask for help with it, which I never do',
    ],
  },
  other: {
    fact: [
      'I could write down what I know and what I only guess',
      'I could look up one thing that I have only heard about',
      'I could find out the one fact I keep avoiding',
      'I could list what I would have to know first',
    ],
    trial: [
      'I could try it for one day, and then look again',
      'I could do a small version of it',
      'I could spend one day as if it were settled, and see how it feels',
      'I could give it one hour as a test',
    ],
    talk: [
      'I could tell one person, and bear what they say',
      'I could ask someone who stood at the same point',
      'I could say it aloud to someone I trust',
      'I could ask a person who will not just agree with me',
    ],
  },
};
