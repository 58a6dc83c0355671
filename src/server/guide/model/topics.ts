/**
 * Topics: what the questions of a dialogue can ask for. The model reports which ones it asked for and which are covered;
 * from that follows when the dialogue ends (docs/model-guide.md).
 */
import { limits } from '#shared/limits.ts';
import type { AnsweredRound, GuideInput } from '../guide.ts';
import { isNonAnswer } from '../text/non-answer.ts';

/**
 * `moment`: a scene, why now. `want`: what they want or want to keep. `fear`, `cost`: what is in the way. `people`: how
 * others see it. `exception`: when it was different. `rule`: where a promise or a 'should' comes from. `insight`: the
 * guide offers what it joined, and asks how close that is.
 */
export const topics = [
  'moment',
  'want',
  'fear',
  'cost',
  'people',
  'exception',
  'rule',
  'insight',
  'step',
  'time',
] as const;
export type ModelTopic = (typeof topics)[number];

/** What the model reported when it wrote a round. */
export interface TopicReport {
  asks: ModelTopic;
  covered: ModelTopic[];
  /** The person wants no plan, or the question is not one for a plan. */
  noSteps: boolean;
}

const isTopic = (name: string): name is ModelTopic => topics.some((topic) => topic === name);

/**
 * In a stage: the marks before the topic that the round asks for and before each covered one, and the word for
 * `noSteps`.
 */
const [askedMark, coveredMark, noStepsWord] = ['q', 'c', 'nosteps'] as const;
/** In characters: the API accepts no more in a call of an unstored dialogue. */
const longestStage = 120;

/**
 * The stage that is stored with the round, e.g. `model:qfear,cmoment,cwant`: topics, and no text of the dialogue. The
 * built-in guide reads the first of them when it replaces the model.
 */
export function formatTopicReport(report: TopicReport): string {
  const words = [
    askedMark + report.asks,
    ...(report.noSteps ? [noStepsWord] : []),
    ...new Set(report.covered.map((topic) => coveredMark + topic)),
  ];
  return `model:${words.join(',')}`.slice(0, longestStage);
}

function parseTopicReport({ stage }: Pick<AnsweredRound, 'stage'>): TopicReport | undefined {
  const words = stage.slice(stage.indexOf(':') + 1).split(',');
  const named = (mark: string) =>
    words.flatMap((word) =>
      word.startsWith(mark) && isTopic(word.slice(1)) ? [word.slice(1) as ModelTopic] : [],
    );
  const [asked] = named(askedMark);
  return asked && { asks: asked, covered: named(coveredMark), noSteps: words.includes(noStepsWord) };
}

/** The topics that a dialogue has covered so far. */
export interface Covered {
  topics: ReadonlySet<ModelTopic>;
  noSteps: boolean;
}

/** What the model said is covered, with what it asked for and the person answered since. */
export function coveredIn(rounds: readonly AnsweredRound[]): Covered {
  const reports = rounds.flatMap((round) => {
    const report = parseTopicReport(round);
    return report ? [{ ...report, isAnswered: !isNonAnswer(round.content) }] : [];
  });
  return {
    topics: new Set(
      reports.flatMap(({ asks, covered, isAnswered }) => (isAnswered ? [...covered, asks] : covered)),
    ),
    noSteps: reports.at(-1)?.noSteps ?? false,
  };
}

/** A scene can be asked for more than once, and so can another person's view. */
const openEnded: ReadonlySet<ModelTopic> = new Set(['moment', 'people', 'exception', 'insight']);

/** Whether a round asks for what the model itself has called covered. */
export function asksAgain(stage: string, rounds: readonly AnsweredRound[]): boolean {
  const asked = parseTopicReport({ stage })?.asks;
  return asked !== undefined && !openEnded.has(asked) && coveredIn(rounds).topics.has(asked);
}

/** Whether the dialogue ends here in any case; else the model may say that it has heard enough. */
export function isOver({ rounds, finish }: GuideInput): boolean {
  if (finish || rounds.length >= limits.maxRounds) return true;
  if (rounds.length < limits.minRounds) return false;
  if (rounds.slice(-2).every(({ content }) => isNonAnswer(content))) return true;
  const { topics: known } = coveredIn(rounds);
  const has = (...some: ModelTopic[]) => some.some((topic) => known.has(topic));
  return has('want') && has('fear', 'cost', 'rule') && has('step') && has('time');
}
