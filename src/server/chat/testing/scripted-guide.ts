import type { Understanding } from '#shared/contract/shapes.ts';
import { replaceLine, type Summary } from '#shared/summary.ts';
import type { Guide, GuideEvent, GuideInput, GuideReport, GuideStep } from '../../guide/guide.ts';

/** The pieces that every scripted reflection is streamed in. */
export const pieces = ['You wrote this down. ', 'It has two sides. ', 'One of them is louder. ', 'Listen.'];

/** What the next turn does instead of writing: fails, hangs and ignores its signal, or writes nonsense. */
type Fault =
  | 'throws'
  | 'hangs'
  | 'ends without a step'
  | 'asks for ever'
  | 'writes an empty question'
  | 'sees high risk'
  | 'sees low risk'
  | 'makes quotes up'
  | 'rewrites all'
  | 'keeps the line';

export interface ScriptedGuide extends Guide {
  /** Everything it was given, the newest last. */
  readonly inputs: GuideInput[];
  /** One fault for each of the next turns. */
  fail(...faults: Fault[]): void;
  /** Lets turns come as far as their first piece. */
  hold(): void;
  release(): void;
}

export function scriptedQuestion(number: number): string {
  return `What is true of it on day ${number}?`;
}

export function scriptedOptions(number: number): string[] {
  return ['first', 'second', 'third'].map((word) => `The ${word} side on day ${number}`);
}

export function scriptedUnderstanding(number: number): Understanding {
  return {
    wants: [{ text: `Wish ${number}`, own: false }],
    fears: [],
    limits: [],
    unknown: [{ text: 'A day for it', own: false }],
  };
}

function createSummary(input: GuideInput): GuideStep {
  const proof = input.rounds.map(({ number, content }) => ({ round: number, quote: content }));
  const [first] = proof;
  return {
    kind: 'summary',
    reflection: pieces.join(''),
    summary: {
      question: input.question,
      insights: ['It is clear now', 'It began here'],
      reasons: input.rounds.map(({ content }) => content),
      steps: ['Take one step'],
      mood: 'The sky clears',
      label: 'You weigh',
      suggestions: ['You look twice'],
      stillOpen: input.finish ? ['What comes next'] : [],
      evidence: [
        ...(first ? [0, 1].map((index) => ({ part: 'insight' as const, index, ...first })) : []),
        ...proof.map((one, index) => ({ part: 'reason' as const, index, ...one })),
      ],
    },
  };
}

/** What a guide could write about a model that is not there. */
export const scriptedReport: GuideReport = {
  guide: 'scripted',
  model: 'scripted-1',
  promptVersion: '7',
  tries: 1,
  failedChecks: [],
  heldBack: 0,
  fellBack: null,
  repaired: false,
  usage: { inputTokens: 9, cachedTokens: 0, outputTokens: 5, reasoningTokens: 0 },
  costMicros: 12,
};

function createRound(number: number, stage: string, question = scriptedQuestion(number)): GuideStep {
  return {
    kind: 'round',
    roundKind: 'choice',
    stage,
    reflection: pieces.join(''),
    question,
    options: scriptedOptions(number),
    support: `Support ${number}`,
    understanding: scriptedUnderstanding(number),
  };
}

function createStep(
  input: GuideInput,
  { summaryAfter = 3, stage }: ScriptedGuideOptions,
  fault: Fault | undefined,
): GuideStep {
  const answered = input.rounds.length;
  const question = fault === 'writes an empty question' ? ' ' : undefined;
  const ends = (answered >= summaryAfter || input.finish) && fault !== 'asks for ever';
  const step = ends
    ? createSummary(input)
    : createRound(answered + 1, stage ?? `stage-${answered + 1}`, question);
  if (fault !== 'makes quotes up' || step.kind !== 'summary') return step;
  const evidence = (step.summary.evidence ?? []).map((one) => ({ ...one, quote: 'never said' }));
  return { ...step, summary: { ...step.summary, evidence } };
}

/** As if a guide had taken the chance to change what it was not asked to. */
function spoiled(summary: Summary): Summary {
  return { ...summary, mood: 'Spoiled', steps: ['Spoiled'] };
}

interface ScriptedGuideOptions {
  summaryAfter?: number;
  /** Of every round; otherwise each has one of its own, which no other guide knows. */
  stage?: string;
}

/** A guide whose every word and fault a test decides. */
export function createScriptedGuide(options: ScriptedGuideOptions = {}): ScriptedGuide {
  const inputs: GuideInput[] = [];
  const faults: Fault[] = [];
  let held: Promise<void> | undefined;
  let release = () => {};
  return {
    kind: 'scripted',
    label: 'Scripted guide',
    inputs,
    fail: (...next) => void faults.push(...next),
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      release();
      held = undefined;
    },
    read: (question) => ({ frame: 'open', act: question.slice(0, 200) }),
    async *next(input): AsyncGenerator<GuideEvent> {
      inputs.push(input);
      const fault = faults.shift();
      if (fault === 'throws') throw new Error('scripted fault');
      if (fault === 'hangs') await new Promise(() => {});
      for (const [index, text] of pieces.entries()) {
        if (index > 0) await held;
        yield { type: 'thinking', text };
      }
      if (fault === 'ends without a step') return;
      if (fault === 'sees high risk') yield { type: 'risk', level: 'high', kind: 'self-harm' };
      if (fault === 'sees low risk') yield { type: 'risk', level: 'low', kind: 'abuse' };
      yield { type: 'step', step: createStep(input, options, fault), report: scriptedReport };
    },
    async rewrite(input, summary, target): Promise<Summary> {
      inputs.push(input);
      const fault = faults.shift();
      if (fault === 'throws') throw new Error('scripted fault');
      await held;
      if (fault === 'keeps the line') return summary;
      const [{ number = 0, content = '' } = {}] = input.rounds;
      const proof = { round: number, quote: fault === 'makes quotes up' ? 'never said' : content };
      const text = `Rewritten ${target.note ?? ''} ${inputs.length}`;
      const rewritten = replaceLine(summary, target, { text, evidence: [{ ...target, ...proof }] });
      return fault === 'rewrites all' ? spoiled(rewritten) : rewritten;
    },
  };
}
