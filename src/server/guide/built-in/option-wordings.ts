/** Answers that are offered: first person, one of the three uncomfortable. Each tag has several wordings. */
import type { Reading } from '#shared/contract/shapes.ts';
import type { TopicTint } from '../reading/analysis.ts';
import type { Method, Tag, ValueTag } from '../tags.ts';
import { steps } from './step-options.ts';
import { tinted } from './tinted-options.ts';

type Wordings<T extends Tag> = Partial<Record<T, readonly string[]>>;

const general: Wordings<Tag> = {
  deadline: [
    'A date is near, and waiting would soon decide it for me',
    'There is a deadline, whether I like it or not',
    'Time is short, and I have to say something soon',
    'If I say nothing soon, it will be decided without me',
  ],
  fatigue: [
    'I am tired of going round in circles about it',
    'I am worn out from thinking about it',
    'I am sick of my own excuses by now',
    'I notice how much strength the waiting takes',
  ],
  people: [
    'It touches {mPerson} too, and I can feel that',
    'It is not only about me, it is about {mPerson} too',
    'I see what it does to {mPerson}',
    'What I do here will not leave {mPerson} untouched',
  ],
  event: [
    'Something happened lately that I cannot put away',
    'One moment, a short while ago, made me see it',
    'Since one particular day I can no longer overlook it',
    'Something changed lately, and it put this on the table',
  ],
  vague: [
    'I cannot name a reason, I only know that something is off',
    'I have no good reason, only a feeling that stays',
    'I do not know why, and that is what bothers me',
    'It came up by itself, and I cannot say from where',
  ],
  growth: [
    'My room to learn and grow',
    'The feeling that I am still moving forward',
    'The chance to find out what I can do',
    'Not standing still at the place where I am',
  ],
  security: [
    'A safe base that I can count on',
    'My security: money, home, a plan',
    'Solid ground under my feet',
    'Knowing that next month is taken care of',
  ],
  closeness: [
    'Being close to the people I love',
    'My bond with the people who matter to me',
    'The warmth I have with those close to me',
    'Not losing the people who are near me',
  ],
  freedom: [
    'My freedom to shape my own days',
    'Being able to choose for myself',
    'Having a life that is my own',
    'That no one else makes this decision for me',
  ],
  honesty: [
    'Being honest, with myself first',
    'Not having to pretend any more',
    'That I can say what is true for me',
    'Not telling myself stories about it',
  ],
  peace: [
    'My peace of mind',
    'Some calm in my days',
    'Nights in which I can sleep without this',
    'An end to the noise in my head',
  ],
  respect: [
    'My respect for myself',
    'Being taken seriously, by myself too',
    'That I can look at myself without shame',
    'That I do not let myself down in it',
  ],
  image: [
    'How I look to others, if I am honest',
    'Not looking like someone who failed',
    'That nobody thinks less of me, to be frank',
    'What people would say about me, I admit',
  ],
  loss: [
    'I never stopped wondering about {mOther}',
    'I could not let go of the thought of {mOther}',
    'I kept looking back and thinking of {mOther}',
    'I noticed too late what I had left behind: {mOther}',
  ],
  others: [
    'I had done it for someone else, not for me',
    'I chose what would disappoint nobody but me',
    'I had been trying to please people',
    'I followed what people expected, and not my own sense',
  ],
  noplan: [
    'I had no plan for the hard weeks',
    'I had only thought about the start, not what comes after',
    'I jumped before I had looked at the practical side',
    'I had counted on luck where I needed a plan',
  ],
  prepared: [
    'I was prepared: rested, and I had thought about it before',
    'I had got ready for it, and was not caught off guard',
    'I had taken time before, and was in no hurry',
    'I knew beforehand what I wanted, and that helped',
  ],
  ally: [
    'Someone was with me, and I did not have to do it alone',
    'I had told somebody about it before',
    'A person I trust was near, and I leaned on that',
    'I asked for help that day, which I rarely do',
  ],
  none: [
    'I cannot think of a single time, to be honest',
    'I have looked for one, and found none',
    'No such time comes to mind, and that worries me',
    'If there was such a time, I did not notice it',
  ],
  lows: [
    'About 2: I am far from ready',
    'About 3: I have more fear than will',
    'About 2: I would rather not look at it',
    'About 1: I am only beginning to think about it',
  ],
  middle: [
    'About 5: one day I am sure, the next day I am not',
    'About 5: I want to, and I hold back',
    'About 6: I lean one way, but I still wobble',
    'About 4: I get half way, and then I stop',
  ],
  highs: [
    'About 8: I know it, I only have not said it aloud',
    'About 8: I am nearly there',
    'About 9: I have known for a while',
    'About 7: what I lack is the first move',
  ],
  soon: [
    'Tomorrow morning, before I open my phone',
    'Tonight, at my own table',
    'Tomorrow, right after my lunch',
    'Tomorrow evening, once the dishes are done',
  ],
  weekend: [
    'On Saturday, when I have an hour to myself',
    'On Sunday evening, before my new week begins',
    'On Saturday morning, on a walk by myself',
    'On Sunday afternoon, with the phone in another room',
  ],
  notime: [
    'Not yet: I notice that I do not want to set a time',
    'I would rather leave it open, if I am honest',
    'No day yet, because then I would have to do it',
    'I catch myself avoiding any date, so: not yet',
  ],
};

const friendOptions: Record<'whether' | 'how', Wordings<Tag>> = {
  whether: {
    kind: [
      'I would say that wanting it is reason enough',
      'I would tell them to stop being so hard on themselves',
      'I would say that they are allowed to want this',
      'I would say that nobody has to earn the right to ask this',
    ],
    fear: [
      'I would say that fear is doing most of the talking',
      'I would tell them that they hide behind good reasons',
      'I would say that they know, and are afraid to say so',
      'I would say that they are more afraid than they admit',
    ],
    facts: [
      'I would say that they know too little yet to decide',
      'I would tell them that a few plain facts are missing',
      'I would say: first find out what it would really mean',
      'I would say that half of it is guessing so far',
    ],
  },
  how: {
    kind: [
      'I would say that it does not have to go well at once',
      'I would tell them to stop being so hard on themselves',
      'I would say that they are allowed to be clumsy at it',
      'I would say that half of it, done kindly, is enough',
    ],
    fear: [
      'I would say that fear is doing most of the talking',
      'I would tell them that they are waiting for a courage that comes later',
      'I would say that they know how, and are afraid to',
      'I would say that they are more afraid than they admit',
    ],
    facts: [
      'I would say that they need to see how others do it',
      'I would tell them that a bit of practice is missing',
      'I would say: first find out what it really takes',
      'I would say that nobody can do it without trying it out',
    ],
  },
};

const values: Record<TopicTint, readonly [ValueTag, ValueTag][]> = {
  career: [
    ['growth', 'security'],
    ['freedom', 'security'],
  ],
  relationship: [
    ['closeness', 'freedom'],
    ['closeness', 'honesty'],
  ],
  express: [
    ['honesty', 'peace'],
    ['closeness', 'respect'],
  ],
  confidence: [
    ['respect', 'growth'],
    ['growth', 'peace'],
  ],
  other: [
    ['security', 'freedom'],
    ['growth', 'peace'],
    ['closeness', 'freedom'],
  ],
};

export function tagSets(
  method: Method,
  frame: Reading['frame'],
  tint: TopicTint,
): readonly (readonly Tag[])[] {
  const patterned = frame === 'pattern' || frame === 'open';
  const sets: Record<Method, readonly (readonly Tag[])[]> = {
    why: patterned
      ? [
          ['event', 'fatigue', 'people'],
          ['event', 'fatigue', 'vague'],
        ]
      : [
          ['deadline', 'fatigue', 'people'],
          ['event', 'fatigue', 'people'],
        ],
    protect: values[tint].map(([first, second]) => [first, second, 'image']),
    premortem: [['loss', 'others', 'noplan']],
    friend: [['kind', 'fear', 'facts']],
    exception: [['prepared', 'ally', 'none']],
    scale: [['lows', 'middle', 'highs']],
    step: [['fact', 'trial', 'talk']],
    plan: [['fact', 'trial', 'talk']],
    when: [['soon', 'weekend', 'notime']],
  };
  return sets[method];
}

export function optionWordings(tag: Tag, frame: Reading['frame'], tint: TopicTint): readonly string[] {
  const friends = friendOptions[frame === 'how' ? 'how' : 'whether'][tag];
  if (friends) return friends;
  if (tag === 'fact' || tag === 'trial' || tag === 'talk') return steps[tint][tag];
  return [...(tinted[tint][tag] ?? []), ...(general[tag] ?? [])];
}
