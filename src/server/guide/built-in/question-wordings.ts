/** Questions by method and frame. Every wording of one method asks the same, so that the same options fit. */
import type { Reading } from '#shared/contract/shapes.ts';
import type { Method } from '../tags.ts';

type ByFrame = Record<Reading['frame'], readonly string[]>;

const why: ByFrame = {
  choice: [
    'What makes the choice between {A} and {B} matter to you right now?',
    'What has happened, that the question is there now: {A} or {B}?',
    'Why does it ask for an answer just now: {A} or {B}?',
    'What makes it hard, at the moment, to leave both open: {A} and {B}?',
  ],
  whether: [
    'What makes {doing} a question for you now, and not a year ago?',
    'What brought the thought of {doing} to the front of your mind?',
    'What is it that makes {doing} hard to put aside at the moment?',
    'Why does {doing} ask for an answer now?',
  ],
  how: [
    'What makes it important to {todo} now, and not some other time?',
    'What is behind the wish to {todo}, just now?',
    'What brought you to the point of asking how to {todo}?',
    'Why is it now that you want to {todo}?',
  ],
  pattern: [
    'What makes you look at this now, after it has gone on for a while?',
    'What brought the pattern to the front of your mind just now?',
    'Why does it bother you more today than it used to?',
    'What is it about {doing} that you can no longer overlook?',
  ],
  open: [
    'What makes this question matter to you right now?',
    'What brought this up now, and not some months ago?',
    'Why is this the thing you wrote down today?',
    'What is it about this point in your life that makes this so loud?',
  ],
};

const protect: ByFrame = {
  choice: [
    'Whichever it becomes, {A} or {B}, what do you most want to keep?',
    'What would you not want to lose, whichever way it goes?',
    'With {A} on one side and {B} on the other, what has to stay whole?',
    'If you could carry one thing safely through this choice, what would it be?',
  ],
  whether: [
    'What do you most want to protect as you think about {doing}?',
    'What must not get lost, whatever you decide about {doing}?',
    'Behind the question of {doing}, what do you care about most?',
    'If one thing had to stay whole in all of this, what would it be?',
  ],
  how: [
    'What matters most to you when you try to {todo}?',
    'What must not get lost while you find a way to {todo}?',
    'Behind the wish to {todo}, what do you care about most?',
    'If one thing had to stay whole, even if it goes badly, what would it be?',
  ],
  pattern: [
    'When you think about {doing}, what would you not want to lose?',
    'If {doing} protects something for you, what is it?',
    'Underneath all this, what do you care about most?',
    'If one thing could stay whole while the pattern changes, what would it be?',
  ],
  open: [
    'In all of this, what do you most want to keep?',
    'Underneath this question, what do you care about most?',
    'Whatever comes of it, what must not get lost?',
    'If one thing had to stay whole, what would it be?',
  ],
};

const premortem: readonly string[] = [
  'Suppose you decide on {side}, and a year later you regret it: what is the reason?',
  'It is a year from now, you decided on {side}, and it turned out badly. What happened?',
  'Picture the day you say that {side} was the wrong turn: what led there?',
  'Say you settled on {side}, and it did not work out. What went wrong?',
];

const friend: Pick<ByFrame, 'whether' | 'how'> = {
  whether: [
    'If a close friend brought you this very question, what would you say first?',
    'Suppose a friend had been thinking about {theirDoing} as long as you have: what would you tell them?',
    'A friend asks you about {theirDoing}. What do you say to them?',
    'What would you want someone you love to hear, if they stood where you stand now?',
  ],
  how: [
    'If a close friend wanted to {theirTodo} and asked you, what would you say first?',
    'Suppose a friend found it as hard as you do: what would you tell them?',
    'A friend asks you how to {theirTodo}. What do you say to them?',
    'What would you want someone you love to hear, if they were trying to {theirTodo}?',
  ],
};

const exception: Pick<ByFrame, 'pattern' | 'open'> = {
  pattern: [
    'Think of one time when it went differently, even a little: what was different?',
    'When was {doing} less of a problem than usual, and what was different then?',
    'What was different the last time the pattern did not get its way?',
    'Somewhere there was an exception, however small: what helped then?',
  ],
  open: [
    'When did you last feel a bit clearer about this, and what was different?',
    'Think of a day when this weighed less: what was different about it?',
    'When did it last go better than now, and what helped?',
    'Which moment comes to mind when it was easier, and what was different then?',
  ],
};

const scale: ByFrame = {
  choice: [
    'On a scale from 0 to 10, how ready are you to choose and then live with it?',
    'If 0 is not at all and 10 is fully, how ready are you to decide this?',
    'Where from 0 to 10 would you put your readiness to choose one of the two?',
    'From 0 to 10, how near are you to letting one of the two go?',
  ],
  whether: [
    'On a scale from 0 to 10, how ready are you to settle this?',
    'If 0 is not at all and 10 is fully, how ready are you to move on this?',
    'Where from 0 to 10 would you put your readiness to decide about {doing}?',
    'From 0 to 10, how ready would you be if the answer were due tonight?',
  ],
  how: [
    'On a scale from 0 to 10, how ready are you to {todo}?',
    'If 0 is not at all and 10 is fully, how ready are you to begin?',
    'Where from 0 to 10 would you put your readiness to {todo}?',
    'From 0 to 10, how near are you to a first try?',
  ],
  pattern: [
    'On a scale from 0 to 10, how ready are you to do it differently once?',
    'If 0 is not at all and 10 is fully, how ready are you to let the pattern go?',
    'Where from 0 to 10 would you put your readiness to change this?',
    'From 0 to 10, how near are you to a first try at something else?',
  ],
  open: [
    'On a scale from 0 to 10, how ready are you to change something here?',
    'If 0 is not at all and 10 is fully, how ready are you to move on this?',
    'Where from 0 to 10 would you put your readiness to take one step?',
    'From 0 to 10, how near are you to a first move?',
  ],
};

const step: ByFrame = {
  choice: [
    'What small step, one that you can take back, would show you more about {A} or {B}?',
    'What could you do that decides nothing yet, but tells you more?',
    'What is the smallest thing you could do to test one of the two?',
    'Before it is settled, {A} or {B}, what small step is open to you?',
  ],
  whether: [
    'What is the smallest step you could take about {doing}, one that you can take back?',
    'What could you do that decides nothing yet, but tells you more?',
    'Short of a decision on {doing}, what small step is open to you?',
    'Which small step would leave you a little wiser about {doing}?',
  ],
  how: [
    'What is the smallest version of it that you could try?',
    'Which small step would bring you nearer to it, and could still be taken back?',
    'What could a first, very small try look like?',
    'If you cut it down to one small piece, what would you begin with?',
  ],
  pattern: [
    'What is the smallest thing you could do differently next time?',
    'Which small step would disturb the pattern a little, and could be taken back?',
    'What could a first, very small change look like?',
    'If only one small piece of it were to change, what would you do?',
  ],
  open: [
    'What is the smallest step you could take, one that you can take back?',
    'What could you do that settles nothing yet, but tells you more?',
    'Which small step would make this a little clearer?',
    'If you began with one small piece of it, what would it be?',
  ],
};

/** After a low number the step is the thing that is missing. */
export const stepAfterLow: readonly string[] = [
  'What small step could lift that number by a single point?',
  'What small thing could you do, so that the number goes up by one?',
  'What could you try, ask or find out that would make it one point more?',
  'One point higher would do: what small thing would bring it?',
];

/** Step and time in one question, where the way on is in sight already. */
const plan: ByFrame = {
  choice: [
    'What small step could you take, and when, to see more of {A} or {B}?',
    'What could you do in the next days that decides nothing yet, but tells you more?',
    'Which small test of one of the two would fit into this week, and when?',
    'What step, small enough to take back, could come next, and when?',
  ],
  whether: [
    'What small step about {doing} could you take in the next days, and when?',
    'What could you do within a week that leaves you a little wiser about {doing}?',
    'Which small step, one that you can take back, could come next, and when?',
    'What would be a first small thing to do about it, and when could it happen?',
  ],
  how: [
    'What is the smallest version of it that you could try, and when?',
    'Which small piece of it could you begin with in the next days, and when?',
    'What could a first, very small try look like, and when would it be?',
    'How could a small beginning look, and on which day?',
  ],
  pattern: [
    'What is the smallest thing you could do differently in the next days, and when?',
    'Which small step would disturb the pattern a little, and when could you take it?',
    'What could a first, very small change look like, and when would it be?',
    'Which small thing could go differently this week, and when?',
  ],
  open: [
    'What is the smallest step you could take in the next days, and when?',
    'What small thing could you try within a week, and on which day?',
    'Which small step would make this a little clearer, and when could you take it?',
    'What could you begin with, in a small way, and when?',
  ],
};

/** For a choice whose sides have no names yet: {A} is "one job", {B} "the other job". */
const unnamed: Partial<Record<Method, readonly string[]>> = {
  why: [
    'What makes this choice matter to you right now?',
    'What has happened, that you have to choose between the two now?',
    'Why does this choice ask for an answer just now?',
    'What makes it hard, at the moment, to leave both open?',
  ],
  protect: [
    'Whichever you choose, {A} or {B}, what do you most want to keep?',
    'What would you not want to lose, whichever of the two it is?',
    'What has to stay whole, on either side?',
    'If you could carry one thing safely through this choice, what would it be?',
  ],
  step: [
    'What small step, one that you can take back, would show you more about one of the two?',
    'What could you do that decides nothing yet, but tells you more?',
    'What is the smallest thing you could do to test one of the two?',
    'Before it is settled, {A} or {B}, what small step is open to you?',
  ],
};

const when: ByFrame = {
  choice: [
    'When and where will you do that?',
    'Which day and which place would suit that step?',
    'What would be the moment for it, before either side is chosen?',
    'When could that happen, and what would you be doing just before?',
  ],
  whether: [
    'When and where will that step have its place?',
    'Which day would suit it, and where would you be?',
    'What would be a good moment for it, with nothing settled yet?',
    'On which day could that happen, and what would come just before?',
  ],
  how: [
    'When and where will you try that?',
    'Which hour of which day would make it easier?',
    'What would be the moment for that try, and where would you be?',
    'When could it happen, and how would the hour before it look?',
  ],
  pattern: [
    'When will you have the next chance for that, and where?',
    'Which moment of the coming days would suit it?',
    'On which day could it go differently, and where would you be?',
    'What will be the sign, in your week, that it is time for that?',
  ],
  open: [
    'When and where would that fit into your week?',
    'Which day and which place would suit that?',
    'What would be a quiet moment for it, and where?',
    'When could you begin with that, and what would you put aside for it?',
  ],
};

export function questionsOf(method: Method, frame: Reading['frame'], isUnnamed = false): readonly string[] {
  const plain = isUnnamed ? unnamed[method] : undefined;
  if (plain) return plain;
  if (method === 'premortem') return premortem;
  if (method === 'friend') return frame === 'how' ? friend.how : friend.whether;
  if (method === 'exception') return frame === 'pattern' ? exception.pattern : exception.open;
  return { why, protect, scale, step, plan, when }[method][frame];
}
