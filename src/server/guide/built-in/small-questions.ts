/** The smaller question after an "I don't know". */
import type { Topic } from '../tags.ts';

const small: Record<Topic, readonly string[]> = {
  reason: [
    'A guess is enough: which of these comes nearest to why it matters now?',
    'Leaving the whole story aside, which of these is a part of it?',
    'Which of these would you cross out last?',
    'If a friend had to guess why you ask now, which of these would they say?',
  ],
  matter: [
    'If you could keep only one of these three, which would it be?',
    'Which of these would you miss first?',
    'A guess will do: which of these is closest to what you care about here?',
    'Which of these would you be sad to see go?',
  ],
  obstacle: [
    'Without thinking long, which of these sounds most like you?',
    'Which of these have you heard yourself think before?',
    'Which of these would you least like to be true?',
    'A guess will do: which of these is in the way?',
  ],
  confidence: [
    'Low, middle or high: which word fits today?',
    'Which of these sounds like this week?',
    'Which of these is nearest, for today only?',
    'Which of these would you have said last night?',
  ],
  step: [
    'What could you do in five minutes, even if it changes nothing yet?',
    'Which of these would cost you the least?',
    'If you had to do one of these tonight, which would it be?',
    'Which of these could you do badly and still be glad about?',
  ],
  time: [
    'Which of these is the most likely, if you are honest?',
    'Which of these would you bet on?',
    'Which of these fits the week you have?',
    'Which day comes to mind first?',
  ],
};

export function smallQuestions(topic: Topic): readonly string[] {
  return small[topic];
}
