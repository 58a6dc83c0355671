import { describe, expect, it } from 'vitest';
import { foldText } from '../classifier/normalise.ts';
import { readSigns, type Sign } from './signs.ts';

const contextsOf = (text: string, level?: Sign['level']) =>
  readSigns(foldText(text), 'en')
    .filter((sign) => !level || sign.level === level)
    .map(({ context }) => context);

const clearHigh = [
  'I want to drown myself',
  'im gonna kms tonight',
  "I dont wanna live anymore, I can't",
  'part of me wants to kill myself',
  'I keep thinking about jumping off the bridge by the mill',
  'I have been hoarding my sleeping pills since March',
  'there is a noose in the shed',
  'I wrote goodbye letters to my kids',
  'I tried to hang myself on Sunday',
  "I'm standing on the bridge and the cars are so far down",
  'I cut my thighs with a razor when he shouts',
  'cant stop burning myself',
  'relapsed on self harm again',
  'I make myself throw up after every dinner',
  "I've been living on 300 calories a day",
  "I haven't eaten for five days and nobody sees it",
  'I took thirty paracetamol an hour ago',
  'I drank some bleach this morning',
  'the left side of my face is numb and I am slurring',
  'my chest feels tight and my arm is numb',
  'I stopped taking my lithium in June',
  "haven't taken my insulin for three days",
  'I am going to stab my brother when he comes home',
  'I keep having thoughts of smothering the baby',
  'I bought a knife for him and I know when he walks home',
  'I shook my baby last night',
  'my boyfriend choked me on Friday',
  'my stepdad hits me with a belt',
  'she threw a plate at me and broke my finger',
  "he won't let me leave the house",
  'my ex keeps waiting outside my work',
  'he threatens to kill me if I leave',
  'my husband locked me in the bedroom',
  'I keep cutting myself on the inside of my arm',
  'I cut myself on the edge of the sink on purpose',
  'my uncle raped me at the wedding',
  'he put his hand up my skirt on the bus',
  'he had sex with me while I was asleep',
  'my boss forced me to touch him',
  "i'm 13 and my parents fight",
];
const other = [
  'my brother says he wants to kill himself',
  'my flatmate cuts herself and I hear her crying',
  'my friend is not breathing and her lips are blue',
  'my neighbour beats his wife every weekend',
];
const takenBack: [string, Sign['context']][] = [
  ["I'm not suicidal", 'negated'],
  ['I have never wanted to kill myself', 'negated'],
  ['My mum thinks I am suicidal', 'negated'],
  ['Suicidal? No, I am just bored', 'negated'],
  ['I was suicidal in college, therapy helped and I am fine now', 'past'],
  ['When I was 19 I tried to kill myself. That is thirty years ago', 'past'],
  ['six years clean from self harm', 'past'],
  ['I keep cutting myself to bits on the edges of the tiles', 'negated'],
  ['the wifi is so slow I want to kill myself', 'joke'],
  ['one typo on the slides, gonna kms lol', 'joke'],
  ['in the film she kills herself and I cried', 'story'],
  ['writing an essay about self-harm in Victorian prisons', 'story'],
];
const silent = [
  'he has never hit me',
  'my back is killing me',
  'I am dying to see Lisbon',
  'I cut my finger slicing a bagel',
  'The hairdresser burned my toast and cut my bangs',
  'My colleague beats me at padel',
  'He took his own life in the spring and I miss him',
  "I can't breathe in this skirt",
  'I want to live in Porto',
  'should I end it with him?',
];

describe('English phrases of danger', () => {
  it.each(clearHigh)('finds %j', (text) => {
    expect(contextsOf(text, 'high')).toContain('clear');
  });
  it.each(other)('finds that %j is about somebody else', (text) => {
    expect(contextsOf(text)).toContain('other');
    expect(contextsOf(text)).not.toContain('clear');
  });
  it.each(takenBack)('finds what negates %j', (text, context) => {
    expect(contextsOf(text)).toContain(context);
    expect(contextsOf(text)).not.toContain('clear');
  });
  it.each(silent)('is silent about %j', (text) => {
    expect(contextsOf(text, 'high')).not.toContain('clear');
  });
  // A pattern that tries all ways to read them would outlast the test.
  it('reads repeated words to the end', () => {
    for (const part of ['i want to ', 'my husband ', 'he was so ', 'took my the all ', 'not to be ', 'a '])
      expect(readSigns(part.repeat(2000 / part.length), 'en')).toEqual(expect.any(Array));
  });
});
