import type { EarlierWords } from '../../engine/remembered.ts';
import { quote } from '../../text/quotes.ts';

export const earlier: EarlierWords = {
  remember: {
    step: (text) => `I remember your earlier reflection. Your step was ${quote(text, 12)}.`,
    insight: (text) => `I remember your earlier reflection. It came to this: ${quote(text, 16)}.`,
    open: (text) => `I remember your earlier reflection. This stayed open: ${quote(text, 16)}.`,
    rest: (text) => `I remember your earlier reflection: ${quote(text, 16)}.`,
  },
  ask: 'What has happened since then?',
  step: ['I took that step', 'Only a part of it', 'It hasn’t come to that yet'],
  other: ['Something has changed', 'It’s much as it was', 'I see it differently now'],
  stepEchoes: ['So you did it.', 'So there’s a beginning.', 'So it’s still ahead of you.'],
  otherEchoes: ['So something has moved.', 'So it stands where it stood.', 'So it looks different by now.'],
};
