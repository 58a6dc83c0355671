/**
 * What two answers say together. Hand-written; at most 13 words a line, because a discovery has 30 with its quotes.
 * Read each as: "… next to …: line".
 */
import type { Tag } from '../tags.ts';

export const tagPairs: Partial<Record<`${Tag}+${Tag}`, string>> = {
  // why now x what to keep
  'deadline+growth': 'the date asks for speed, growth asks for time.',
  'deadline+security': 'a deadline makes safe ground look smaller than it is.',
  'deadline+freedom': 'a date set by others meets a wish to choose for yourself.',
  'deadline+closeness': 'the date belongs to you, the cost is shared.',
  'deadline+image': 'under time pressure other eyes get heavier.',
  'fatigue+growth': 'the tiredness may come from standing still, not from the effort.',
  'fatigue+security': 'what keeps you safe also keeps you tired.',
  'fatigue+freedom': 'what wears you out may be not having chosen yet.',
  'fatigue+closeness': 'you are tired, and still do not want to lose anyone.',
  'fatigue+honesty': 'pretending uses up strength too.',
  'fatigue+peace': 'rest is what you want, and the open question takes it.',
  'fatigue+respect': 'putting it off has begun to cost you in your own eyes.',
  'fatigue+image': 'keeping up a picture may be part of what tires you.',
  'people+growth': 'others are touched by it, the wish to grow is yours alone.',
  'people+security': 'the safe base holds more people than you.',
  'people+freedom': 'you think of others first, and want to choose for yourself.',
  'people+closeness': 'both point to people; your own wish is hardly mentioned.',
  'people+honesty': 'being true to yourself may not be easy on those around you.',
  'people+peace': 'peace for you and peace with others may differ.',
  'people+image': 'caring for people and being seen by them are mixed here.',
  'event+security': 'one moment shook a ground that had seemed firm.',
  'event+closeness': 'what happened touched the people, not only the plan.',
  'event+honesty': 'what happened made it harder to go on pretending.',
  'event+respect': 'what happened left a mark on how you see yourself.',
  'event+image': 'that moment had witnesses, or felt as if it had.',
  'vague+honesty': 'you cannot name it, and do not want to pretend.',
  // what to keep x the imagined bad end
  'growth+loss': 'growing means leaving something, and you know already what.',
  'growth+others': 'your growth is at risk where you try to please.',
  'growth+noplan': 'the wish is large, the plan for hard weeks is not there.',
  'security+loss': 'safety on one side, missing on the other; both are costs.',
  'security+others': 'a safe base chosen for others may not feel safe to you.',
  'security+noplan': 'you want firm ground, and the plan is the missing stone.',
  'closeness+loss': 'what you would miss and what you would keep are both people.',
  'closeness+others': 'love and pleasing look alike from the outside.',
  'freedom+loss': 'to choose freely is also to lose something by your own hand.',
  'freedom+others': 'you want to choose for yourself, and foresee choosing for others.',
  'freedom+noplan': 'freedom without a plan is what went wrong in your picture.',
  'honesty+others': 'to please everyone, you would have to hide again.',
  'peace+loss': 'peace may ask you to stop looking at the other side.',
  'peace+others': 'keeping the peace and having peace are two things.',
  'image+loss': 'what others see and what you would miss are not the same.',
  'image+others': 'both answers look outward; your own wish is not in either.',
  'image+noplan': 'being seen to fail, and having no plan: one of them can be changed.',
  // what to keep x what you would tell a friend
  'growth+fear': 'you want to move, and fear is the one speaking.',
  'security+fear': 'safety and fear stand so close that they pass for each other.',
  'security+kind': 'you guard the ground strictly, and would be milder with a friend.',
  'security+facts': 'what is safe here is partly a matter of facts.',
  'closeness+fear': 'you fear for the closeness that you want to keep.',
  'freedom+fear': 'fear is the fence here, and you see it from outside.',
  'freedom+facts': 'more facts may widen the choice, or only delay it.',
  'honesty+fear': 'what is true is clear; saying it is what frightens.',
  'peace+fear': 'calm by avoiding and calm by settling are two kinds.',
  'respect+kind': 'you respect yourself by being strict, and friends by being kind.',
  'respect+fear': 'it is fear, and not weakness, that you named.',
  'image+fear': 'the fear is of being seen, more than of the thing itself.',
  'image+kind': 'you would never judge a friend by this.',
  // what to keep x the exception
  'growth+prepared': 'you grow where you had time beforehand.',
  'peace+prepared': 'quiet came from being ready, not from avoiding.',
  'closeness+ally': 'what you want to keep is also what helped.',
  'respect+ally': 'help did not lower you that time.',
  'image+ally': 'other eyes weigh on you, and one pair of them helped.',
  'honesty+none': 'you would rather say there is none than invent one.',
  // what stands in the way x the step
  'fear+talk': 'the step goes straight to where the fear sits.',
  'fear+fact': 'facts may answer the fear, or give it somewhere to hide.',
  'others+talk': 'you fear choosing for others, and your step begins with them.',
  'facts+trial': 'you miss facts, and a try will give you some.',
  'noplan+fact': 'the gap is a plan, and the step starts on it.',
  'loss+trial': 'a trial lets you feel the missing before it is final.',
  'none+talk': 'alone you found no exception; the step is not alone.',
  // readiness and time
  'highs+notime': 'almost ready, and no day for it: the gap is small and stubborn.',
  'lows+soon': 'far from ready, and still you set it close.',
  'fear+notime': 'the fear keeps the calendar empty.',
  'fatigue+notime': 'tired of waiting, and still waiting a little.',
  'deadline+notime': 'a date is near, and your own step has none.',
};

export function pairLine(first: Tag | undefined, second: Tag | undefined): string | undefined {
  return first && second ? tagPairs[`${first}+${second}`] : undefined;
}
