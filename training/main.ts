/**
 * Trains the classifiers from the corpus: npm run train [-- --check]
 * Writes src/server/guide/classifier/weights and training/report.md. With `--check` it writes nothing and fails when
 * the committed weights are not what the corpus gives.
 */
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { areSameWeights, encodeWeights } from '../src/server/guide/classifier/weights.ts';
import { trainChoices } from './choices.ts';
import { corpusFolder } from './corpus.ts';
import { trainEvidence } from './evidence.ts';
import { readFollow } from './follow.ts';
import { closingsSettings, offeredStepsSettings, readMarkedDialogues } from './marked-dialogues.ts';
import { readOptions, trainOptions } from './options.ts';
import { createTraining, fingerprint, parts } from './parts.ts';
import { describeLabel, type PartReport, toReport } from './report.ts';
import { readTakeaways } from './takeaways.ts';
import { trainAll } from './train.ts';

interface Result extends PartReport {
  name: string;
  file: Uint8Array;
  /** Of the screening: how much each piece of evidence counts. */
  danger?: { path: string; text: string };
}

const weightsFolder = join(corpusFolder, '../src/server/guide/classifier/weights');

function train({ part, language }: (typeof parts)[number]): Result {
  const training = createTraining(part, language);
  const { sentences, targets } = training;
  const trained = trainAll(training);
  const header = {
    language,
    fingerprint: fingerprint(training),
    labels: trained.map((label) => label.header),
  };
  const rounded = trained.map(({ weights }) => weights);
  const file = encodeWeights(header, rounded);
  return {
    name: `${part}-${language}.bin`,
    file,
    title: `${part}, ${language}`,
    sentences: sentences.length,
    bytes: file.length,
    labels: trained.map((label, index) => describeLabel(label, sentences, targets[index]?.test)),
    ...(part === 'care' && {
      danger: {
        path: join(weightsFolder, `danger-${language}.json`),
        text: trainEvidence(language, sentences, trained),
      },
    }),
  };
}

async function trainInWorker(chosen: (typeof parts)[number]): Promise<Result> {
  const worker = new Worker(new URL(import.meta.url), { workerData: chosen });
  const [result] = await once(worker, 'message');
  return result;
}

function check({ name, file, danger }: Result): void {
  const path = join(weightsFolder, name);
  if (!areSameWeights(readFileSync(path), file)) report(path);
  if (danger && readFileSync(danger.path, 'utf8') !== danger.text) report(danger.path);
}

function report(path: string): void {
  process.stderr.write(`${path} is not what the corpus gives: run npm run train\n`);
  process.exitCode = 1;
}

/** They depend on kinds and situations, which are read from the weights as they are written. */
const choiceFiles = (['en', 'zh'] as const).flatMap((language) => [
  {
    path: join(weightsFolder, `follow-${language}.bin`),
    trainFile: () => trainChoices(language, 'follow', readFollow(language)),
  },
  {
    path: join(weightsFolder, `options-${language}.bin`),
    trainFile: () => trainOptions(language, readOptions(language)),
  },
  {
    path: join(weightsFolder, `offered-steps-${language}.bin`),
    trainFile: () =>
      trainChoices(
        language,
        'offered-steps',
        readMarkedDialogues(language, 'offered-steps'),
        offeredStepsSettings,
      ),
  },
  {
    path: join(weightsFolder, `closings-${language}.bin`),
    trainFile: () =>
      trainChoices(language, 'closings', readMarkedDialogues(language, 'closings'), closingsSettings),
  },
  {
    path: join(weightsFolder, `takeaways-${language}.bin`),
    trainFile: () => trainChoices(language, 'takeaways', readTakeaways(language)),
  },
]);

/** Ends the process on any other option: a mistyped one must not overwrite the weights. */
function readArguments() {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : error;
    process.stderr.write(`${problem}\nusage: npm run train [-- --check]\n`);
    return process.exit(2);
  }
}

if (!isMainThread) parentPort?.postMessage(train(workerData));
else {
  const options = readArguments();
  const results = await Promise.all(parts.map(trainInWorker));
  if (options.check) {
    results.forEach(check);
    for (const { path, trainFile } of choiceFiles)
      if (!areSameWeights(readFileSync(path), trainFile())) report(path);
  } else {
    mkdirSync(weightsFolder, { recursive: true });
    for (const { name, file, danger } of results) {
      writeFileSync(join(weightsFolder, name), file);
      if (danger) writeFileSync(danger.path, danger.text);
    }
    writeFileSync(join(corpusFolder, 'report.md'), toReport(results));
    for (const { path, trainFile } of choiceFiles) writeFileSync(path, trainFile());
  }
}
