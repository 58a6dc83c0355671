import { describe, expect, it } from 'vitest';
import { askedBy } from '../../eval/asked.ts';
import { judge } from '../../eval/bars.ts';
import { type PlayedDialogue, plansOf, playDialogue } from '../../eval/dialogue.ts';
import { gateResults, gates } from '../../eval/gates/gates.ts';
import { areAlike } from '../../eval/gates/repeats.ts';
import { heardIn } from '../../eval/heard.ts';
import type { Person } from '../../eval/people.ts';
import { engineLanguages, fold, lengthOf, sentencesIn, sharesRun } from '../../eval/text.ts';
import type { Guide, GuideInput, GuideStep, GuideSummary } from '../../src/server/guide/guide.ts';
import { formatTopicReport, topics } from '../../src/server/guide/model/topics.ts';
import type { Summary } from '../../src/shared/summary.ts';

const jen: Person = {
  id: 'jen',
  language: 'en',
  situation: 'caring-parent',
  question: 'mum is 84 and my brother says home, answer by monday',
  moment: ['The postman found her at the cattle grid in her slippers.', 'She dried the same plate twice.'],
  fear: ['that she goes out in january while nobody watches the lane'],
  want: ['I want her in her own kitchen with the radio on.'],
  cost: ['I slept four hours and burnt two hundred baps.'],
  view: ['Keith thinks her dignity matters less than locks.'],
  exception: ['She never wandered while my niece stayed.'],
  rule: ['Dad asked me at the hospital to look after her.'],
  step: {
    text: "I'll ring the day centre on Friday before my shift, not decide anything yet",
    step: 'ring the day centre',
    time: 'on Friday before my shift',
  },
  other: ['what would you do', 'how do you mean'],
  known: ['mum is 84', 'answer by Monday'],
};
const refuser: Person = {
  ...jen,
  id: 'refuser',
  step: { text: 'please no plan, thanks', step: '', time: '' },
};

const asked = [
  'What happened last?',
  'What are you afraid of most?',
  'What would you like to keep?',
  'What does it cost you each month?',
  'How would somebody else see that?',
  'What would be a first step?',
];
const offered: [string, string, string] = [
  'Ringing somebody',
  'Walking round the block',
  'Rather nothing at all',
];

const refused = ({ rounds }: GuideInput) => rounds.some(({ content }) => content.includes('no plan'));
const start = (text: string) => text.replace(/[.,]/g, '').split(' ').slice(0, 7).join(' ');

function pathOf(input: GuideInput): string[] {
  const last = input.rounds.find(({ question }) => question === asked[5]);
  if (refused(input)) return ['No plan here, as you asked.'];
  return [last ? `Your step: ${last.content}.` : "You haven't named a step, and that's fine."];
}

/** A guide that does as the standard says, in the simplest way. */
function writeGood(input: GuideInput): GuideStep {
  const number = input.rounds.length;
  const last = input.rounds.at(-1);
  const reflection = last
    ? `So it's ${start(last.content)}.`
    : 'It sounds as if evenings are the worst of it.';
  if (input.finish || number >= (refused(input) ? 5 : 6)) {
    const summary: Summary = {
      question: input.question,
      insights: ['People who are needed that much are rarely asked how tired they are.'],
      reasons: [],
      steps: pathOf(input),
      mood: 'Not settled, and looked at.',
      label: 'Between two duties',
      suggestions: [],
      stillOpen: [],
      evidence: input.rounds.map(({ number: round, content: quote }) => ({
        part: 'insight',
        index: 0,
        round,
        quote,
      })),
    };
    return { kind: 'summary', reflection, summary };
  }
  return {
    kind: 'round',
    roundKind: 'choice',
    stage: '',
    reflection,
    question: asked[number] ?? '',
    options: offered.map((option) => `${option} (${number})`),
    support: '',
    understanding: { wants: [], fears: [], limits: [], unknown: [] },
  };
}

type Bend = (step: GuideStep, input: GuideInput) => GuideStep;

function guideOf(bend: Bend): Guide {
  return {
    kind: 'test',
    label: 'Test',
    read: () => ({ frame: 'open' }),
    async *next(input) {
      yield { type: 'step', step: bend(writeGood(input), input) };
    },
    rewrite: async (_, summary) => summary,
  };
}

async function play(bend: Bend = (step) => step): Promise<PlayedDialogue[]> {
  const played: PlayedDialogue[] = [];
  for (const plan of plansOf([jen, refuser], 1_000)) played.push(await playDialogue(guideOf(bend), plan));
  return played;
}

async function missedBy(bend?: Bend): Promise<string[]> {
  const results = gateResults(await play(bend));
  return results
    .filter(({ name, part, whole, bar }) => !judge(name, part, whole, bar).isMet)
    .map(({ name }) => name);
}

const inSummary =
  (change: (summary: Summary, input: GuideInput, step: GuideSummary) => Partial<Summary>): Bend =>
  (step, input) =>
    step.kind === 'summary'
      ? { ...step, summary: { ...step.summary, ...change(step.summary, input, step) } }
      : step;
const inRounds =
  (change: (input: GuideInput) => Partial<Extract<GuideStep, { kind: 'round' }>>): Bend =>
  (step, input) =>
    step.kind === 'round' ? { ...step, ...change(input) } : step;
const numberOf = ({ rounds }: GuideInput) => rounds.length;
const typed = ({ rounds }: GuideInput) => rounds.filter(({ option }) => option === undefined);
const askingAt = (at: number, question: string) =>
  inRounds((input) => (numberOf(input) === at ? { question } : {}));

const deaf: Bend = (step, input) =>
  step.kind === 'round'
    ? { ...step, reflection: `Thank you for telling, part ${'i'.repeat(numberOf(input) + 1)}.` }
    : { ...step, summary: { ...step.summary, evidence: [] } };

/** What is wrong, the gate that must see it, the guide. */
const bad: [string, string, Bend][] = [
  [
    'loses the step',
    'own steps and times kept word for word',
    inSummary(() => ({ steps: ["You haven't named a step."] })),
  ],
  [
    'changes the time',
    'own steps and times kept word for word',
    inSummary(({ steps }) => ({ steps: steps.map((line) => line.replace('on Friday', 'on Monday')) })),
  ],
  [
    'invents an intention in the first person',
    'first-person sentences in the path that the person neither wrote nor picked',
    inSummary(({ steps }) => ({ steps: [...steps, 'When tomorrow comes, I will ring the bank.'] })),
  ],
  [
    "calls a step of the guide's the person's own",
    'first-person sentences in the path that the person neither wrote nor picked',
    inSummary(({ steps }) => ({ steps: [...steps, 'Your step: write a list tonight.'] })),
  ],
  [
    'plans after a plan was refused',
    'refused plans that still lead to a step',
    inSummary((_, input) => (refused(input) ? { steps: ['Ring your brother tomorrow.'] } : {})),
  ],
  [
    'suggests something to do after a plan was refused',
    'refused plans that still lead to a step',
    inSummary((_, input) => (refused(input) ? { suggestions: ['A suggestion: ring your brother.'] } : {})),
  ],
  ['does not listen', 'reflections after free answers that take up content', deaf],
  ['uses nothing', 'free answers that are used', deaf],
  [
    'finds by chance',
    'the same person, another seed: the same core insight',
    inSummary((summary, input) => ({ insights: [`${summary.insights[0]} Or so ${input.seed}.`] })),
  ],
  [
    'quotes instead of saying something',
    'words of a summary inside quotes, on average',
    inSummary((_, input) => ({ reasons: input.rounds.map(({ content }) => `“${content}”`) })),
  ],
  [
    'quotes the same twice',
    'summaries with a quote twice',
    inSummary(() => ({ insights: ['You wrote “mum is 84”.'], reasons: ['And “mum is 84” again.'] })),
  ],
  [
    'goes on and on',
    'summaries that are too long (180 words, 320 characters)',
    inSummary(() => ({ mood: 'on and on '.repeat(61) })),
  ],
  [
    'asks in long sentences',
    'questions that are too long (16 words, 25 characters)',
    askingAt(2, 'What would you like to keep of all that you have there now if you could choose?'),
  ],
  [
    'ends too early',
    'dialogues with fewer than 3 or more than 6 questions',
    (step, input) => (numberOf(input) === 2 ? writeGood({ ...input, finish: true }) : step),
  ],
  [
    'never ends',
    'dialogues with fewer than 3 or more than 6 questions',
    (step, input) =>
      step.kind === 'summary' && numberOf(input) < 7 ? writeGood({ ...input, rounds: [] }) : step,
  ],
  [
    'asks for a step twice',
    'questions about something already answered',
    inRounds((input) =>
      numberOf(input) >= 4
        ? { question: `Which first step ${['could', 'might'][numberOf(input) % 2]} it be?` }
        : {},
    ),
  ],
  [
    'asks for a step after a plan was refused',
    'questions about something already answered',
    inRounds((input) => (refused(input) ? { question: 'So what would be the smallest step?' } : {})),
  ],
  [
    'asks the same in other words',
    'questions about something already answered',
    askingAt(4, 'And what could the cost be each month?'),
  ],
  [
    'asks for a date that was given',
    'questions about something already answered',
    askingAt(1, 'By when do they want an answer?'),
  ],
  [
    'has one sentence for everything',
    'dialogues with a sentence of the guide twice, in the rounds',
    inRounds(() => ({ support: 'That is a lot to carry.' })),
  ],
  [
    "repeats the guide's own sentence in the summary",
    "summaries with a sentence of the guide's own that was said before",
    inSummary(() => ({ mood: 'It sounds as if evenings are the worst of it.' })),
  ],
  [
    "says the person's words back twice",
    "summaries that say the person's words back in a sentence that was said before",
    inSummary((_, input) => ({
      reasons: typed(input)
        .slice(0, 1)
        .map(({ content }) => `So it's ${start(content)}.`),
    })),
  ],
];

describe('the gates', () => {
  it('let a guide pass that listens, asks shortly, and leaves the path to the person', async () => {
    expect(await missedBy()).toEqual([]);
  });

  it.each(bad)('stop a guide that %s: %s', async (_, gate, bend) => {
    expect(await missedBy(bend)).toContain(gate);
  });

  it('are all shown to fail', () => {
    expect(new Set(bad.map(([, gate]) => gate))).toEqual(new Set(gates.map(({ name }) => name)));
  });

  it('are not met by counting nothing', () => {
    expect(gateResults([]).some(({ name, part, whole, bar }) => judge(name, part, whole, bar).isMet)).toBe(
      false,
    );
  });

  it('name the person and the text of each miss', async () => {
    const results = gateResults(await play(askingAt(1, 'By when do they want an answer?')));
    const [miss] = results.find(({ name }) => name.startsWith('questions about'))?.misses ?? [];
    expect(miss?.id).toMatch(/^(?:jen|refuser) /);
    expect(miss?.text).toBe('By when do they want an answer? (a date that is known)');
  });

  it('let the question stand behind a step that was picked, and nothing else in brackets', async () => {
    const withContext = (context: string) =>
      inSummary((_, input) => {
        const picked = input.rounds.find(({ option }) => option !== undefined);
        return picked
          ? { steps: [`The step you picked: ${picked.content}. (${context || picked.question})`] }
          : {};
      });
    const invented = 'first-person sentences in the path that the person neither wrote nor picked';
    expect(await missedBy(withContext(''))).not.toContain(invented);
    expect(await missedBy(withContext('I will do it tonight.'))).toContain(invented);
  });

  it('take an insight that was checked, and then stands first in the summary, for no repeat', async () => {
    const insight = 'Maybe the promise and the child in you want two things.';
    const checking: Bend = (step, input) => {
      if (step.kind === 'summary') return inSummary(() => ({ insights: [insight] }))(step, input);
      return numberOf(input) === 2 ? { ...step, stage: 'check:caring-parent:0', reflection: insight } : step;
    };
    expect(await missedBy(checking)).not.toContain(
      "summaries with a sentence of the guide's own that was said before",
    );
  });
});

describe('what a round asks for', () => {
  const round = (stage: string, question = '', roundKind: 'choice' | 'scale' = 'choice') => ({
    stage,
    question,
    roundKind,
  });

  it('is read from the stage of a pack, by the kind of round, or by its words', () => {
    expect(askedBy(round('opening:bereavement:ending:0'), 'en')).toBe('moment');
    expect(askedBy(round('check:bereavement:0'), 'en')).toBe('check');
    expect(askedBy(round('x', '', 'scale'), 'en')).toBe('scale');
    expect(askedBy(round('x', 'What would be a first step?'), 'en')).toBe('step');
    expect(askedBy(round('x', '下一步你想做什么？'), 'zh')).toBe('step');
    expect(askedBy(round('x', 'What happened?'), 'en')).toBeUndefined();
  });

  it('is read from the stages of the model, for each of its topics', () => {
    const told = topics.map((asks) =>
      askedBy(round(formatTopicReport({ asks, covered: ['want'], noSteps: true })), 'en'),
    );
    expect(told).not.toContain(undefined);
    expect(new Set(told).size).toBe(topics.length);
  });
});

describe('texts', () => {
  it('are compared without case, blanks and the shape of quotation marks', () => {
    expect(fold('  It’s “Here” ')).toBe("it's 'here'");
  });

  it('are as long as their words, in Chinese as their characters', () => {
    expect(lengthOf("It's twenty-two, then.", 'en')).toBe(3);
    expect(lengthOf('你怕 什么？', 'zh')).toBe(5);
  });

  it('share a run only where words stand in the same order', () => {
    expect(sharesRun('she dried the same plate twice', 'You saw: she dried the same plate', 'en')).toBe(true);
    expect(sharesRun('she dried the same plate twice', 'the plate she dried, twice the same', 'en')).toBe(
      false,
    );
    expect(sharesRun('怕一回头就回不去了', '你怕一回头就', 'zh')).toBe(true);
  });

  it('are split into sentences, but not inside a quote', () => {
    expect(sentencesIn('You wrote “No. Never.” twice. And then?')).toHaveLength(2);
  });

  it('are alike as questions by their content words', () => {
    expect(areAlike('What would you miss there?', 'What would you miss most there?', 'en')).toBe(true);
    expect(areAlike("Who'd be the hardest person to tell?", "Who'd you like to know it?", 'en')).toBe(false);
    expect(areAlike('你最怕失去哪样东西？', '你怕失去哪样东西？', 'zh')).toBe(true);
    expect(areAlike('你最怕失去什么？', '谁最先看出来？', 'zh')).toBe(false);
    expect(areAlike('这里头，哪一块不归你？', '这里头，哪一块你不大愿意看？', 'zh')).toBe(false);
  });

  it('hold a line of a pack only where its cues stand in the answer', () => {
    const { concerns } = engineLanguages.en.packs.bereavement;
    const { cues = '', reflections = [] } = Object.values(concerns)[0] ?? {};
    const cue = cues.split('|').find((one) => /^[a-z ]+$/.test(one)) ?? '';
    const line = (reflections[0] ?? '').replace(/\{\w+\}/g, 'your mum');
    expect(cue).not.toBe('');
    expect(heardIn(`So. ${line}`, `well, ${cue}, you know`, 'en')).toBeDefined();
    expect(heardIn(`So. ${line}`, 'qwerty', 'en')).toBeUndefined();
    expect(heardIn('Some other line.', `well, ${cue}, you know`, 'en')).toBeUndefined();
  });
});
