export { betrayal } from './love/betrayal.ts';
export { breakup } from './love/breakup.ts';
export { comingOut } from './love/coming-out.ts';
export { driftingFriend } from './love/drifting-friend.ts';
export { inLaws } from './love/in-laws.ts';
export { loneliness } from './love/loneliness.ts';
export { movingIn } from './love/moving-in.ts';
export { stayOrLeave } from './love/stay-or-leave.ts';
