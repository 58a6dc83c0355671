import type { Guide, GuideEvent, GuideInput, GuideStep } from '../../guide/guide.ts';

/** The pieces that every scripted reflection is streamed in. */
export const pieces = ['You wrote this down. ', 'It has two sides. ', 'One of them is louder. ', 'Listen.'];

/** What the next turn does instead of writing: fails, stands still deaf to its signal, or writes nonsense. */
type Fault = 'throws' | 'hangs' | 'ends without a step' | 'asks for ever' | 'writes an empty question';

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

function summaryOf(input: GuideInput): GuideStep {
  return {
    kind: 'summary',
    reflection: pieces.join(''),
    display: {
      problemReview: { originalQuestion: input.question },
      instantInsight: { coreAnswer: '• It is clear now', moodPhrase: 'The sky clears' },
      deepAnalysis: { frameworkAnalysis: 'Take one step' },
      dialogueReview: { keyDiscoveries: input.rounds.map(({ content }) => content) },
      personalizedInsight: { personalLabel: 'You weigh', decisionStyleAnalysis: 'You look twice' },
    },
  };
}

function roundOf(number: number, question = scriptedQuestion(number)): GuideStep {
  return {
    kind: 'round',
    stage: `stage-${number}`,
    reflection: pieces.join(''),
    question,
    options: scriptedOptions(number),
    support: `Support ${number}`,
  };
}

/** A guide whose every word and fault a test decides. */
export function createScriptedGuide(options: { summaryAfter?: number } = {}): ScriptedGuide {
  const summaryAfter = options.summaryAfter ?? 3;
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
      const answered = input.rounds.length;
      const question = fault === 'writes an empty question' ? ' ' : undefined;
      const ends = answered >= summaryAfter && fault !== 'asks for ever';
      yield { type: 'step', step: ends ? summaryOf(input) : roundOf(answered + 1, question) };
    },
  };
}
