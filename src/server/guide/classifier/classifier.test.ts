import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprintOfChoices } from '../../../../training/choices.ts';
import { createTraining, fingerprint, parts } from '../../../../training/parts.ts';
import { nameOfOption, nameOfTag } from '../engine/choose-options.ts';
import { nameOfClosing } from '../engine/closings.ts';
import { nameOfFit, rateQuestions } from '../engine/follow-up.ts';
import { nameOfStep } from '../engine/offered-steps.ts';
import { questionsOf, topicsOf } from '../engine/pack.ts';
import { english } from '../languages/en/language.ts';
import { chinese } from '../languages/zh/language.ts';
import { classifyGuide } from './classifier.ts';
import { detectLanguage, readFeatures } from './features.ts';
import { foldText, splitText } from './normalise.ts';
import { decodeWeights, encodeWeights, findFeature, type Weights } from './weights.ts';

const readWeights = (name: string) => readFileSync(new URL(`./weights/${name}.bin`, import.meta.url));

describe('the committed weights', () => {
  // The small corpora; tests/unit/trained-weights.test.ts compares all of them.
  const checked = ['acts', 'steps', 'kinds'];
  it.each(parts.filter(({ part }) => checked.includes(part)))(
    'were trained from the committed corpus: $part, $language',
    ({ part, language }) => {
      const { fingerprint: trainedFrom } = decodeWeights(readWeights(`${part}-${language}`));
      expect(trainedFrom, 'run npm run train').toBe(fingerprint(createTraining(part, language)));
    },
  );

  it.each([english, chinese])(
    'rate questions that there are, learned from the committed choices: $locale',
    ({ locale, packs: { follow } }) => {
      const { fingerprint: trainedFrom, labels } = decodeWeights(readWeights(`follow-${locale}`));
      expect(trainedFrom, 'run npm run train').toBe(fingerprintOfChoices(locale, 'follow'));
      for (const { name } of labels) {
        const [concern = '', index] = name.split(':');
        expect(questionsOf(follow, concern)[Number(index)], name).toBeDefined();
      }
    },
  );

  it.each([english, chinese])(
    'rate takeaways that there are, learned from the committed choices: $locale',
    ({ locale, takeaways }) => {
      const { fingerprint: trainedFrom, labels } = decodeWeights(readWeights(`takeaways-${locale}`));
      expect(trainedFrom, 'run npm run train').toBe(fingerprintOfChoices(locale, 'takeaways'));
      for (const { name } of labels) expect(takeaways[name], name).toBeDefined();
    },
  );

  it.each([english, chinese])(
    'rate the answers of all pools, and steps and closing sentences that there are, learned from the committed marks: $locale',
    ({ locale, packs: { follow }, offeredSteps, closings }) => {
      const options = decodeWeights(readWeights(`options-${locale}`));
      expect(options.fingerprint, 'run npm run train').toBe(fingerprintOfChoices(locale, 'options'));
      const pooled = topicsOf(follow).flatMap(([name, { questions }]) =>
        questions.flatMap(({ pool = [] }, index) =>
          pool.flatMap(([, , tag], place) => [nameOfOption(nameOfFit(name, index), place), nameOfTag(tag)]),
        ),
      );
      expect(new Set(options.labels.map(({ name }) => name))).toEqual(new Set(pooled));
      const steps = decodeWeights(readWeights(`offered-steps-${locale}`));
      expect(steps.fingerprint, 'run npm run train').toBe(fingerprintOfChoices(locale, 'offered-steps'));
      const names = offeredSteps.map((_, place) => nameOfStep(place));
      for (const { name } of steps.labels) expect(names).toContain(name);
      const sentences = decodeWeights(readWeights(`closings-${locale}`));
      expect(sentences.fingerprint, 'run npm run train').toBe(fingerprintOfChoices(locale, 'closings'));
      const closingNames = closings.map((_, place) => nameOfClosing(place));
      for (const { name } of sentences.labels) expect(closingNames).toContain(name);
    },
  );

  it('take at most 2 MB on disk, those that choose questions half, those that sum up a quarter of one', () => {
    const sizeOf = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + readWeights(name).length, 0);
    expect(sizeOf(parts.map(({ part, language }) => `${part}-${language}`))).toBeLessThan(2_000_000);
    expect(sizeOf(['follow-en', 'follow-zh'])).toBeLessThan(500_000);
    expect(sizeOf(['takeaways-en', 'takeaways-zh'])).toBeLessThan(250_000);
    const choices = ['options', 'offered-steps', 'closings'];
    expect(sizeOf(choices.flatMap((part) => [`${part}-en`, `${part}-zh`]))).toBeLessThan(380_000);
  });
});

it.each([
  ['en', 'I want to move and I want to stay', 'What does your gut say about it?'],
  ['zh', '我怕他生气', '你眼前出现的，是什么画面？'],
] as const)('finds a question that fits what was said: %s, %s', (locale, clause, question) => {
  const said = { clause, text: clause, origin: 'answer', person: undefined } as const;
  const best = [...rateQuestions(locale, said)].sort(([, one], [, other]) => other - one).slice(0, 3);
  const asked = best.map(([name]) => {
    const [concern = '', index] = name.split(':');
    return questionsOf((locale === 'zh' ? chinese : english).packs.follow, concern)[Number(index)]?.ask;
  });
  expect(asked).toContain(question);
});

describe('weights', () => {
  const label = { scale: 0.5, bias: -1, slope: 1, offset: 0, threshold: 0.5 };
  const header = {
    language: 'en' as const,
    fingerprint: 'x',
    labels: [
      { ...label, name: 'a' },
      { ...label, name: 'b' },
    ],
  };
  const store = (...rounded: [number, number][][]) =>
    decodeWeights(
      encodeWeights(
        header,
        rounded.map((one) => new Map(one)),
      ),
    );
  const entriesOf = (weights: Weights, feature: number) => {
    const { starts, entryLabels, entryWeights } = weights;
    const at = findFeature(weights, feature);
    if (at < 0) return [];
    const [start, end] = [starts[at] as number, starts[at + 1] as number];
    return [...entryWeights.subarray(start, end)].map((weight, index) => [
      entryLabels ? entryLabels[start + index] : index,
      weight,
    ]);
  };

  it('give back what was stored, also for features far apart', () => {
    const weights = store(
      [
        [3, -127],
        [200_000, 5],
      ],
      [[3, 127]],
    );
    expect(weights.labels.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(entriesOf(weights, 3)).toEqual([
      [0, -127],
      [1, 127],
    ]);
    expect(entriesOf(weights, 4)).toEqual([]);
    expect(entriesOf(weights, 200_000)).toEqual([[0, 5]]);
    expect(entriesOf(weights, 262_143)).toEqual([]);
  });

  it('are filled up with zeros where nearly every label counts', () => {
    const weights = store(
      [
        [3, 1],
        [7, 2],
        [200_000, 3],
      ],
      [
        [3, 4],
        [200_000, 5],
      ],
    );
    expect(weights.entryLabels).toBeUndefined();
    expect(entriesOf(weights, 7)).toEqual([
      [0, 2],
      [1, 0],
    ]);
    expect(entriesOf(weights, 200_000)).toEqual([
      [0, 3],
      [1, 5],
    ]);
  });
});

it('reads look-alikes, case, spacing and lost apostrophes alike', () => {
  const features = (text: string) =>
    readFeatures(foldText(text), 'en').map(({ features: all }) => [...all].sort());
  expect(features('I DON’T  want')).toEqual(features('i dont want'));
  expect(features('ｉ ｄｏｎ＇ｔ want')).toEqual(features('i dont want'));
  expect(features('sooooo tired')).toEqual(features('soo tired'));
  expect(features('so tired')).not.toEqual(features('so wired'));
});

it('reads traditional characters, Cantonese and the words for a partner like simplified Mandarin', () => {
  const features = (text: string) =>
    readFeatures(foldText(text), 'zh').map(({ features: all }) => [...all].sort());
  expect(features('老公說不想離開')).toEqual(features('男朋友说不想离开'));
  expect(features('佢唔喺屋企')).toEqual(features('他不在家'));
  expect(features('他在家')).not.toEqual(features('他不在家'));
});

it('reads a short text as one, and cuts a long one at sentences, without punctuation at blanks', () => {
  expect(splitText('one. two! three? four', 'en')).toEqual(['one. two! three? four']);
  const sentence = 'a sentence of a little more than forty letters.';
  const pieces = splitText(Array.from({ length: 12 }, () => sentence).join(' '), 'en');
  expect(pieces).toHaveLength(3);
  for (const piece of pieces) expect(piece.endsWith('.')).toBe(true);
  const words = 'word '.repeat(200).trim();
  expect(splitText(words, 'en').join(' ')).toBe(words);
  expect(splitText(words, 'en').length).toBeGreaterThan(2);
});

it('tells Chinese from English', () => {
  expect(detectLanguage('我 love you')).toBe('zh');
  expect(detectLanguage('love you')).toBe('en');
});

it('claims a label of the guide where a sentence shows it, and nothing where it does not', () => {
  const claimed = (text: string) =>
    classifyGuide(foldText(text), detectLanguage(text))
      .filter(({ isClaimed }) => isClaimed)
      .map(({ name }) => name);
  expect(claimed('what do you mean by that?')).toContain('asks-back');
  expect(claimed("I don't know")).toContain('dont-know');
  expect(claimed('The kettle is blue.')).toEqual([]);
});
