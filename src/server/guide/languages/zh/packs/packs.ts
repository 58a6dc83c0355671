/** One pack for each situation, one for everything else, and one for the kinds of clauses that people write. */
import type { Pack, PackId } from '../../../engine/pack.ts';
import { anotherChild } from './family/another-child.ts';
import { bereavement } from './family/bereavement.ts';
import { caringParent } from './family/caring-parent.ts';
import { estrangedChild } from './family/estranged-child.ts';
import { healthScare } from './family/health-scare.ts';
import { lending } from './family/lending.ts';
import { movingCountry } from './family/moving-country.ts';
import { secretDebt } from './family/secret-debt.ts';
import { broad } from './follow/broad.ts';
import { followInsights } from './follow/insights.ts';
import { others } from './follow/others.ts';
import { self } from './follow/self.ts';
import { thoughts } from './follow/thoughts.ts';
import { words } from './follow/words.ts';
import { general } from './general.ts';
import { betrayal } from './love/betrayal.ts';
import { breakup } from './love/breakup.ts';
import { comingOut } from './love/coming-out.ts';
import { driftingFriend } from './love/drifting-friend.ts';
import { inLaws } from './love/in-laws.ts';
import { loneliness } from './love/loneliness.ts';
import { movingIn } from './love/moving-in.ts';
import { stayOrLeave } from './love/stay-or-leave.ts';
import { creativeBlock } from './self/creative-block.ts';
import { impostor } from './self/impostor.ts';
import { lost } from './self/lost.ts';
import { nightHabits } from './self/night-habits.ts';
import { perfectionism } from './self/perfectionism.ts';
import { procrastination } from './self/procrastination.ts';
import { sayingNo } from './self/saying-no.ts';
import { boss } from './work/boss.ts';
import { burnout } from './work/burnout.ts';
import { careerChange } from './work/career-change.ts';
import { jobChoice } from './work/job-choice.ts';
import { promotion } from './work/promotion.ts';
import { quitting } from './work/quitting.ts';
import { retirement } from './work/retirement.ts';
import { studyChoice } from './work/study-choice.ts';

export const packs: Readonly<Record<PackId, Pack>> = {
  breakup,
  'stay-or-leave': stayOrLeave,
  betrayal,
  'moving-in': movingIn,
  'drifting-friend': driftingFriend,
  'coming-out': comingOut,
  loneliness,
  'in-laws': inLaws,
  bereavement,
  'estranged-child': estrangedChild,
  'caring-parent': caringParent,
  'another-child': anotherChild,
  lending,
  'secret-debt': secretDebt,
  'health-scare': healthScare,
  'moving-country': movingCountry,
  'career-change': careerChange,
  'job-choice': jobChoice,
  promotion,
  quitting,
  boss,
  burnout,
  retirement,
  'study-choice': studyChoice,
  'saying-no': sayingNo,
  procrastination,
  perfectionism,
  'night-habits': nightHabits,
  'creative-block': creativeBlock,
  impostor,
  lost,
  general,
  follow: {
    id: 'follow',
    avoid: [],
    openings: [],
    concerns: { ...self, ...others },
    words,
    broad,
    together: [],
    insights: [...followInsights, ...thoughts],
    suggestions: [],
  },
};
