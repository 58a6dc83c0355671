/**
 * Which answers to a question people would choose (README.md, `options`). Two weights for each answer, added: its own, from
 * the texts after which its question was asked, and that of its tag, from all texts.
 */
import type { FeatureGroup, Language } from '../src/server/guide/classifier/features.ts';
import {
  encodeWeights,
  type LabelHeader,
  type RoundedWeights,
} from '../src/server/guide/classifier/weights.ts';
import { nameOfOption, nameOfTag } from '../src/server/guide/engine/choose-options.ts';
import type { Said } from '../src/server/guide/engine/follow-up.ts';
import type { PooledOption } from '../src/server/guide/engine/pack.ts';
import { optionPools as englishPools } from '../src/server/guide/languages/en/packs/follow/option-pools.ts';
import { optionPools as chinesePools } from '../src/server/guide/languages/zh/packs/follow/option-pools.ts';
import { fingerprintOfChoices, linesOf, rankWeights, wrongWeight } from './choices.ts';
import { parseMarks, readMarked, toOrigin } from './follow.ts';
import { findWeights, roundWeights, toRows } from './ridge.ts';

type Pools = Readonly<Record<string, readonly PooledOption[]>>;

const poolsOf = (language: Language): Pools => (language === 'zh' ? chinesePools : englishPools);

/** What one listener marked after one text. */
export interface MarkedOptions {
  question: string;
  features: readonly FeatureGroup[];
  /** For each answer of the pool how much it was chosen, less than 0 where it was called wrong; undefined where it was not shown. */
  targets: readonly (number | undefined)[];
}

/** Whether an answer can be shown after a text that speaks of this person. */
function canShow([text]: PooledOption, person: Said['person']): boolean {
  if (/\{\w*name\}/.test(text)) return person === 'named';
  return !text.includes('{') || person !== undefined;
}

function parseLine(line: string, language: Language): MarkedOptions {
  const [origin = '', question = '', marks = '', marked = ''] = line.split(' | ');
  const { names, wrong } = parseMarks(marks);
  const { features, person } = readMarked(marked, toOrigin(origin), language);
  const targets = (poolsOf(language)[question] ?? []).map((option, place) => {
    if (!canShow(option, person)) return undefined;
    if (wrong.includes(String(place))) return -wrongWeight;
    return rankWeights[names.indexOf(String(place))] ?? 0;
  });
  return { question, features, targets };
}

export const readOptions = (language: Language): MarkedOptions[] =>
  linesOf(language, 'options')
    .filter((line) => line.trim())
    .map((line) => parseLine(line, language));

/** Found with held-out marks. Of the few texts of one question fewer words are kept than of all. */
const settings = {
  option: { ridge: 2, least: 3, kept: 12 },
  tag: { ridge: 12, least: 5, kept: 60 },
};

interface Label {
  name: string;
  header: LabelHeader;
  rounded: RoundedWeights;
}

/** `rows`: the texts that tell something about the label, with how much it was chosen there. */
function trainLabel(
  name: string,
  texts: readonly { features: readonly FeatureGroup[]; target: number }[],
  { ridge, least, kept }: (typeof settings)['tag'],
): Label {
  const rows = toRows(
    texts.map(({ features }) => features),
    least,
  );
  const targets = Float64Array.from(texts, ({ target }) => target);
  const { mean, weights } = findWeights(rows, targets, [], ridge);
  const { scale, rounded } = roundWeights(rows, weights, kept);
  return { name, rounded, header: { name, scale, bias: mean, slope: 1, offset: 0, threshold: 1 } };
}

const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The file with the weights. */
export function trainOptions(language: Language, marked: readonly MarkedOptions[]): Uint8Array {
  const pools = poolsOf(language);
  const options = Object.entries(pools).flatMap(([question, pool]) => {
    const ofQuestion = marked.filter((one) => one.question === question);
    return pool.map((_, place) => {
      const texts = ofQuestion.flatMap(({ features, targets }) => {
        const target = targets[place];
        return target === undefined ? [] : [{ features, target }];
      });
      return trainLabel(nameOfOption(question, place), texts, settings.option);
    });
  });
  const usual = new Map(options.map(({ name, header }) => [name, header.bias]));
  const tags = [...new Set(Object.values(pools).flatMap((pool) => pool.map(([, , tag]) => tag)))].sort();
  const ofTags = tags.map((tag) => {
    // How much more than usual the answers with the tag were chosen after each text.
    const texts = marked.flatMap(({ question, features, targets }) => {
      const more = targets.flatMap((target, place) => {
        const isOfTag = target !== undefined && pools[question]?.[place]?.[2] === tag;
        return isOfTag ? [target - (usual.get(nameOfOption(question, place)) ?? 0)] : [];
      });
      return more.length === 0 ? [] : [{ features, target: meanOf(more) }];
    });
    return trainLabel(nameOfTag(tag), texts, settings.tag);
  });
  const labels = [...options, ...ofTags];
  return encodeWeights(
    {
      language,
      fingerprint: fingerprintOfChoices(language, 'options'),
      labels: labels.map(({ header }) => header),
    },
    labels.map(({ rounded }) => rounded),
  );
}
