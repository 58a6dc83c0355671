/** What each method of a round looks for, in words for the model; code picks the method (docs/guide-method.md). */
import type { Method } from '../../tags.ts';

export const methodGoals: Record<Method, string> = {
  why: 'Why now. Ask openly what makes this matter at this moment.',
  protect: 'What to keep. Ask what they most want to hold on to or protect in this, whatever happens.',
  premortem:
    'Looking back from a bad end. Let them imagine a later day on which the choice turned out badly, and ask what led there.',
  friend:
    'The eyes of a friend. Ask what somebody who knows them well, or they to a friend, would see in this.',
  exception: 'The exception. Ask about a time when it was a little different, and what was there then.',
  scale: 'Readiness from 0 to 10. Ask for a number and what already makes it not lower.',
  step: 'The smallest step that can be taken back. Ask what they could do first to find out more.',
  plan: 'Step and time at once. Ask for one small step and when it could be.',
  when: 'When and where. Ask at which moment the step could have its place.',
};
