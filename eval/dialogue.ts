/** Plays dialogues with any guide, the way the chat service does, and keeps what the figures need. */
import type { AnsweredRound, Guide, GuideInput, GuideReport, GuideStep } from '../src/server/guide/guide.ts';
import { mergeUnderstanding } from '../src/server/guide/understanding.ts';
import { limits } from '../src/shared/limits.ts';
import { createPlayer, type Person, type PersonKind, personKinds, type Reply } from './people.ts';
import { languages } from './question-sets.ts';

export interface Plan {
  person: Person;
  kind: PersonKind;
  /** The guide's: the person does not depend on it. */
  seed: string;
  /** The same dialogue with another seed: only compared with the first one, counted nowhere else. */
  isReplay: boolean;
}

export interface PlayedStep {
  input: GuideInput;
  step: GuideStep;
  report: GuideReport | undefined;
  /** From the call of the guide to the first text for the person; undefined when there was none. */
  firstMs: number | undefined;
  wholeMs: number;
}

export interface PlayedDialogue extends Plan {
  steps: PlayedStep[];
  /** The reply at an index answers the step at the same index. */
  replies: Reply[];
  /** Summary reached, stopped by the guide for care, or broken off by a thrown error or by no step. */
  end: 'summary' | 'care' | 'broken';
}

/** Each person in every way; those who mix words and options a second time with another seed. */
function plansFor(person: Person): Plan[] {
  const all = personKinds.map((kind): Plan => ({ person, kind, seed: `${person.id}/1`, isReplay: false }));
  const [first] = all;
  return first ? [first, { ...first, seed: `${person.id}/2`, isReplay: true }, ...all.slice(1)] : [];
}

/** So many of each language by turns, until there are enough. */
function sharesOf(sizes: readonly number[], count: number): number[] {
  const shares = sizes.map(() => 0);
  for (let left = count; left > 0 && shares.some((share, at) => share < (sizes[at] ?? 0)); )
    for (const [at, size] of sizes.entries())
      if (left > 0 && (shares[at] ?? 0) < size) {
        shares[at] = (shares[at] ?? 0) + 1;
        left -= 1;
      }
  return shares;
}

/** Under a limit: few people of each language, spread over all of them, each in every way. */
export function plansOf(people: readonly Person[], limit: number): Plan[] {
  const groups = languages.map((language) => people.filter((person) => person.language === language));
  const count = Math.min(people.length, Math.ceil(limit / (personKinds.length + 1)));
  const shares = sharesOf(
    groups.map(({ length }) => length),
    count,
  );
  const chosen = groups.flatMap((group, at) => {
    const share = shares[at] ?? 0;
    return Array.from({ length: share }, (_, index) => group[Math.floor((index * group.length) / share)]);
  });
  return chosen.flatMap((person) => (person ? plansFor(person) : [])).slice(0, limit);
}

interface Heard extends Omit<PlayedStep, 'step' | 'input'> {
  step: GuideStep | undefined;
  care: boolean;
}

async function hear(guide: Guide, input: GuideInput): Promise<Heard> {
  const begun = performance.now();
  const heard: Heard = {
    step: undefined,
    report: undefined,
    firstMs: undefined,
    wholeMs: 0,
    care: false,
  };
  for await (const event of guide.next(input, new AbortController().signal)) {
    if (event.type === 'thinking') heard.firstMs ??= performance.now() - begun;
    else if (event.type === 'risk') heard.care ||= event.level === 'high';
    else Object.assign(heard, { step: event.step, report: event.report });
  }
  heard.wholeMs = performance.now() - begun;
  return heard;
}

/** As the server keeps it when the person corrects nothing. */
function understood(before: GuideInput['understanding'], step: GuideStep): GuideInput['understanding'] {
  const written = step.kind === 'round' ? step.understanding : undefined;
  return written ? mergeUnderstanding(before, before, written) : before;
}

export async function playDialogue(guide: Guide, plan: Plan): Promise<PlayedDialogue> {
  const { person, kind, seed } = plan;
  const { question } = person;
  const reading = guide.read(question);
  const player = createPlayer(person, kind);
  const rounds: AnsweredRound[] = [];
  const steps: PlayedStep[] = [];
  const replies: Reply[] = [];
  const ended = (end: PlayedDialogue['end']): PlayedDialogue => ({ ...plan, steps, replies, end });
  let understanding: GuideInput['understanding'];
  let finish = false;
  // Beside the rounds there is a summary, and before it the question that an early end leaves open.
  for (let turn = 1; turn <= limits.maxRounds + 2; turn++) {
    const base = { question, reading, rounds: [...rounds], understanding, seed };
    const input: GuideInput = finish ? { ...base, finish } : base;
    const { step, care, ...timed } = await hear(guide, input);
    if (!step) return ended(care ? 'care' : 'broken');
    steps.push({ input, step, ...timed });
    if (step.kind === 'summary') return ended('summary');
    understanding = understood(understanding, step);
    if (player.enoughAfter !== undefined && rounds.length >= player.enoughAfter) finish = true;
    else {
      const number = rounds.length + 1;
      const reply = player.reply(step, number);
      const { roundKind: kindOfRound, stage, reflection, question: asked, options } = step;
      const { content, option } = reply;
      replies.push(reply);
      rounds.push({
        kind: kindOfRound,
        number,
        stage,
        reflection,
        question: asked,
        options,
        content,
        ...(option && { option }),
      });
    }
  }
  return ended('broken');
}
