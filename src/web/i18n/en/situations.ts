import type { Situation } from '#shared/kinds.ts';
import { catalogue } from '../catalogue.ts';

/** What a question may be about. Each name completes 'this is about …', and stands alone as an answer. */
export const situationTexts = catalogue('situation', {
  /** The guide is fairly sure. */
  about: (name: string) => `It sounds as if this is about ${name}.`,
  yes: 'Yes',
  /** The guide has guesses only. */
  closest: "What's this closest to?",
  other: 'Something else',
  names: {
    bereavement: 'someone who died',
    breakup: 'a breakup',
    'stay-or-leave': 'staying with a partner or leaving',
    betrayal: 'trust after a betrayal',
    'secret-debt': 'a debt kept secret',
    lending: 'lending money to someone close',
    'estranged-child': 'a grown child who keeps away',
    'caring-parent': 'a parent who needs care',
    'in-laws': 'in-laws, and where to draw the line',
    'drifting-friend': "a friendship that's drifting apart",
    'coming-out': 'coming out',
    'moving-country': 'moving to another country',
    'moving-in': 'moving in together',
    'another-child': 'having another child',
    'career-change': 'changing careers',
    'job-choice': 'choosing between jobs',
    promotion: 'taking on a bigger role at work',
    quitting: 'leaving your job',
    boss: 'trouble with your boss',
    'saying-no': 'saying no',
    burnout: 'being worn out',
    procrastination: 'putting things off',
    perfectionism: 'wanting it to be perfect',
    'night-habits': 'a habit that takes over at night',
    'health-scare': 'a worry about health',
    'creative-block': "being stuck with what you're making",
    'study-choice': 'choosing what to study',
    retirement: 'retiring',
    loneliness: 'feeling lonely',
    impostor: 'feeling like a fraud',
    lost: 'feeling lost',
  } satisfies Record<Situation, string>,
});
