/** Kinds of round that few dialogues have, and none begins with: one file, loaded behind the first question. */
export { ScaleAnswers as scale } from './scale-round.tsx';
export { ValuesAnswers as values } from './values-round.tsx';
