import { limits } from '#shared/limits.ts';
import { catalogue } from '../catalogue.ts';

/** Going on from a finished reflection. */
export const earlierTexts = catalogue('earlier', {
  goOn: 'Go on from here',
  opening: 'Opening...',
  failed: 'This reflection couldn’t be opened. Please try again.',
  gone: 'This reflection no longer exists.',
  title: 'What the guide will remember',
  intro:
    'You go on from an earlier reflection. The guide knows these lines and begins with them. Change or remove whatever should stay out.',
  line: (number: number) => `Line ${number}`,
  remove: (number: number) => `Remove line ${number}`,
  removed: 'Removed.',
  add: 'Add a line',
  full: `${limits.memoryLines} lines at most.`,
  nothing: 'Nothing. The guide begins as if it were new.',
  unstored: 'A dialogue without a trace has no memory, so the guide won’t know these lines.',
});
