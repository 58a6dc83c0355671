/**
 * Plays one dialogue by hand through the real guide: somebody is the model (eval/relay.ts), somebody the person.
 *
 *   node eval/play.ts FOLDER QUESTION_FILE
 *
 * After each round the answer goes to FOLDER/answer-n.txt: A, B or C for an option, END for 'Enough for now', or own
 * words. What was shown is written to FOLDER/dialogue.md, with what the checks held back.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBuiltInGuide } from '../src/server/guide/engine/engine.ts';
import type { AnsweredRound, GuideInput, GuideReport, GuideStep } from '../src/server/guide/guide.ts';
import { createModelGuide } from '../src/server/guide/model/model-guide.ts';
import { mergeUnderstanding } from '../src/server/guide/understanding.ts';
import { limits } from '../src/shared/limits.ts';
import { startRelay } from './relay.ts';

const [folder, questionFile] = process.argv.slice(2);
if (!folder || !questionFile) throw new Error('node eval/play.ts FOLDER QUESTION_FILE');
mkdirSync(folder, { recursive: true });
const show = (text: string) => {
  appendFileSync(join(folder, 'dialogue.md'), `${text}\n`);
  process.stdout.write(`${text}\n`);
};

const relay = await startRelay(folder, 0);
const { port } = relay.address() as AddressInfo;
const hour = 3_600_000;
const guide = createModelGuide({
  config: {
    provider: 'openai-compatible',
    model: 'relay',
    apiKey: undefined,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    price: undefined,
  },
  fallback: createBuiltInGuide({ chunkDelayMs: 0 }),
  fetch,
  log: { warn: () => {} },
  // Somebody writes by hand.
  limits: {
    headersMs: hour,
    firstChunkMs: hour,
    firstTextMs: hour,
    quietMs: hour,
    chunkMs: hour,
    totalMs: hour,
  },
});

async function next(input: GuideInput): Promise<{ step: GuideStep; report: GuideReport | undefined }> {
  for await (const event of guide.next(input, new AbortController().signal)) {
    if (event.type === 'step') return { step: event.step, report: event.report };
    if (event.type === 'risk') show(`(risk: ${event.level})`);
  }
  throw new Error('ended without a step');
}

async function answerTo(number: number): Promise<string> {
  const path = join(folder ?? '', `answer-${number}.txt`);
  while (!existsSync(path)) await sleep(200);
  return readFileSync(path, 'utf8').trim();
}

function shown(report: GuideReport | undefined): string {
  const { fellBack, tries, failedChecks = [] } = report ?? {};
  if (!failedChecks.length && !fellBack) return '';
  return `  (tries: ${tries}; held back by ${failedChecks.join(', ') || 'none'}${fellBack ? `; built-in: ${fellBack}` : ''})`;
}

const question = readFileSync(questionFile, 'utf8').trim();
show(`**Asked:** ${question}\n`);
const rounds: AnsweredRound[] = [];
let understanding: GuideInput['understanding'];
let finish = false;
for (let turn = 1; turn <= limits.maxRounds + 1; turn++) {
  const base = { question, reading: guide.read(question), rounds: [...rounds], seed: folder, understanding };
  const { step, report } = await next(finish ? { ...base, finish } : base);
  if (step.kind === 'summary') {
    const { insights, reasons, steps, mood, label, suggestions, stillOpen } = step.summary;
    show(`${step.reflection}${shown(report)}\n`);
    for (const [name, lines] of Object.entries({
      insights,
      reasons,
      steps,
      mood: [mood],
      label: [label],
      suggestions,
      stillOpen,
    }))
      show(`- ${name}: ${lines.join(' / ')}`);
    break;
  }
  show(`**${turn}** ${step.reflection} **${step.question}** ${step.options.join('; ')}${shown(report)}`);
  understanding = step.understanding && mergeUnderstanding(understanding, understanding, step.understanding);
  const answer = await answerTo(turn);
  show(`> ${answer}\n`);
  finish = answer === 'END';
  if (finish) continue;
  const { stage, reflection, question: asked, options } = step;
  const option = (['A', 'B', 'C'] as const).find((letter) => letter === answer);
  const content = option ? (options['ABC'.indexOf(option)] ?? answer) : answer;
  rounds.push({
    kind: step.roundKind,
    number: turn,
    stage,
    reflection,
    question: asked,
    options,
    content,
    ...(option && { option }),
  });
}
relay.close();
