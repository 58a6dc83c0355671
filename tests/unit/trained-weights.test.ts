/** Reading the features of all corpora takes half a minute of processor time, so `npm test` compares the small ones. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeWeights } from '../../src/server/guide/classifier/weights.ts';
import { createTraining, fingerprint, parts } from '../../training/parts.ts';

const weights = new URL('../../src/server/guide/classifier/weights/', import.meta.url);

it.each(parts)(
  'the committed weights were trained from the committed corpus: $part, $language',
  ({ part, language }) => {
    const { fingerprint: trainedFrom } = decodeWeights(
      readFileSync(new URL(`${part}-${language}.bin`, weights)),
    );
    expect(trainedFrom, 'run npm run train').toBe(fingerprint(createTraining(part, language)));
  },
  120_000,
);
