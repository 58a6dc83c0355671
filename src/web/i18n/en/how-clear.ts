import { catalogue } from '../catalogue.ts';

export const howClearTexts = catalogue('howClear', {
  title: 'How clear is it now?',
  /** Before the dialogue. */
  optional: 'If you like, pick a number. Only you will see it.',
  noRight: 'There’s no right number, and only you see it.',
  began: (value: number) => `You started at ${value}. There’s no right number.`,
  takeBack: 'Take it back',
  notSaved: 'This number couldn’t be saved yet. It’s kept in this browser and sent again later.',
});
