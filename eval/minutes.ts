/**
 * How long a dialogue takes, for 'About … minutes' on the landing page:
 *   node eval/minutes.ts
 * Plays the written people against the built-in guide and adds up, for dialogues of 3 to 6 answers, what a phone takes:
 * reading every text on the screen, writing or choosing each answer, and the waits. Thinking is not counted.
 */
import { createBuiltInGuide } from '../src/server/guide/engine/engine.ts';
import type { GuideStep } from '../src/server/guide/guide.ts';
import { readingDelayMs } from '../src/shared/reading-delay.ts';
import { timing } from '../src/shared/timing.ts';
import { type PlayedDialogue, plansOf, playDialogue } from './dialogue.ts';
import { loadPeople, type Reply } from './people.ts';

/**
 * A minute of silent reading: 238 English words (Brysbaert 2019), 260 Chinese characters (Brysbaert 2019). A minute of
 * writing on a phone: 36 English words (Palin 2019, 37,000 people); 40 Chinese characters, a slow writer of pinyin.
 */
const speed = { en: { read: 238, write: 36 }, zh: { read: 260, write: 40 } } as const;
/** To confirm the question, and to find the button and press it in each round. */
const confirmS = 15;
const pressS = 3;

const units = (text: string, language: 'en' | 'zh') =>
  language === 'zh'
    ? (text.match(/\p{Script=Han}/gu) ?? []).length
    : text.split(/\s+/).filter(Boolean).length;

function textsOf(step: GuideStep): string[] {
  if (step.kind === 'round') return [step.reflection, step.question, ...step.options];
  const { insights, reasons, steps, mood, label, suggestions } = step.summary;
  return [...insights, ...reasons, ...steps, mood, label, ...suggestions];
}

function minutesOf({ person, steps, replies }: PlayedDialogue): number {
  const { language, question } = person;
  const { read, write } = speed[language];
  const wait = ({ reflection = '' }: { reflection?: string }) =>
    (reflection.length * timing.typingMaxMs + readingDelayMs(reflection)) / 60_000;
  const reading = steps
    .flatMap(({ step }) => textsOf(step))
    .reduce((sum, text) => sum + units(text, language), 0);
  const written = (reply: Reply) => (reply.option ? 0 : units(reply.content, language));
  const writing = replies.reduce((sum, reply) => sum + written(reply), units(question, language));
  const waits = steps.reduce((sum, { step }) => sum + (step.kind === 'round' ? wait(step) : 0.1), 0);
  return reading / read + writing / write + waits + (confirmS + pressS * replies.length) / 60;
}

const guide = createBuiltInGuide({ chunkDelayMs: 0 });
const dialogues: PlayedDialogue[] = [];
for (const plan of plansOf(loadPeople(), Number.POSITIVE_INFINITY))
  if (!plan.isReplay) dialogues.push(await playDialogue(guide, plan));
const line = (cells: readonly unknown[]) => `${cells.map((cell) => String(cell).padStart(9)).join('')}\n`;
process.stdout.write(line(['answers', 'dialogues', '10 %', 'median', '90 %']));
for (const answers of [3, 4, 5, 6]) {
  const minutes = dialogues
    .filter(({ replies, end }) => end === 'summary' && replies.length === answers)
    .map(minutesOf)
    .sort((one, other) => one - other);
  const at = (share: number) => minutes[Math.floor(minutes.length * share)]?.toFixed(1);
  process.stdout.write(line([answers, minutes.length, at(0.1), at(0.5), at(0.9)]));
}
