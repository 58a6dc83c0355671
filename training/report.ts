/** What a training gave, for people. */
import type { Sentence } from './corpus.ts';
import type { Target, TrainedLabel } from './train.ts';

export interface PartReport {
  title: string;
  sentences: number;
  bytes: number;
  labels: readonly LabelReport[];
}

export interface LabelReport {
  name: string;
  examples: number;
  /** Undefined where the label is never claimed. */
  precision: number | undefined;
  recall: number;
  /** Of the best threshold, whatever its precision. */
  bestF1: number;
}

/** All figures are of sentences in files that the model had not seen. */
export function describeLabel(
  { header, heldOut }: TrainedLabel,
  sentences: readonly Sentence[],
  test: Target['test'] = () => undefined,
): LabelReport {
  const scored = sentences
    .map((sentence, index) => ({ truth: test(sentence), score: heldOut[index] as number }))
    .filter(({ truth }) => truth !== undefined)
    .sort((a, b) => b.score - a.score);
  const examples = scored.filter(({ truth }) => truth).length;
  let hits = 0;
  let bestF1 = 0;
  scored.forEach(({ truth }, rank) => {
    if (truth) hits++;
    bestF1 = Math.max(bestF1, (2 * hits) / (rank + 1 + examples));
  });
  const probability = (score: number) => 1 / (1 + Math.exp(-(header.slope * score + header.offset)));
  const claimed = scored.filter(({ score }) => probability(score) >= header.threshold);
  const right = claimed.filter(({ truth }) => truth).length;
  return {
    name: header.name,
    examples,
    precision: claimed.length ? right / claimed.length : undefined,
    recall: right / Math.max(1, examples),
    bestF1,
  };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function toTable({ title, sentences, bytes, labels }: PartReport): string {
  const rows = labels.map(
    ({ name, examples, precision, recall, bestF1 }) =>
      `| \`${name}\` | ${examples} | ${precision === undefined ? 'never claimed' : percent(precision)} | ${percent(recall)} | ${percent(bestF1)} |`,
  );
  return `## ${title}: ${sentences} sentences, ${Math.round(bytes / 1000)} kB

| label | examples | precision where claimed | recall | best F1 |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

export function toReport(parts: readonly PartReport[]): string {
  return `# What the last training gave

Written by \`npm run train\`. Every figure is of sentences in files that the model had not seen (five folds, whole files).
Sentences by other people are the real test: see docs/care.md and docs/guide-eval.md.

${parts.map(toTable).join('\n')}`;
}
