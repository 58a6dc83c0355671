/** What people say that they feel, as a word for the mood line. */
import { withApostrophes } from './phrases.ts';

/** As the mood line names them, with the words that people write. */
const feelings: Readonly<Record<string, readonly string[]>> = {
  Afraid: ['scared', 'terrified', 'afraid', 'frightened'],
  Tired: ['tired', 'exhausted', 'knackered', 'shattered', 'worn out', 'drained'],
  Sad: ['sad', 'gutted', 'heartbroken', 'miserable'],
  Angry: ['angry', 'furious', 'livid', 'fuming', 'cross'],
  Ashamed: ['ashamed', 'embarrassed'],
  Guilty: ['guilty'],
  Lonely: ['lonely'],
  Hurt: ['hurt'],
  Jealous: ['jealous'],
  Numb: ['numb'],
  Worried: ['worried', 'anxious', 'nervous'],
  Torn: ['torn'],
  Relieved: ['relieved'],
  Hopeful: ['hopeful'],
  Stuck: ['stuck'],
};
const words = Object.values(feelings).flat().join('|');
const feels = new RegExp(
  `\\bi(?:'?m| am|'ve been| have been| feel|'m feeling)(?: (?:so|just|really|very|too|a bit|quite|still|also|mostly)){0,2} (${words})\\b`,
  'gi',
);

/** The last feeling that somebody names as their own; undefined where they name none. */
export function findFeeling(text: string): string | undefined {
  const found = [...withApostrophes(text).matchAll(feels)].at(-1)?.[1]?.toLowerCase();
  return Object.keys(feelings).find((name) => found !== undefined && feelings[name]?.includes(found));
}
