/** One evaluation: chooses the guide, plays the dialogues, counts. */
import { type Claim, claimsIn, sampleOf } from './claims.ts';
import { type PlayedDialogue, plansOf, playDialogue } from './dialogue.ts';
import { type Figures, figuresOf } from './figures.ts';
import { loadPeople } from './people.ts';
import { questionsOf, type SetName } from './question-sets.ts';
import { chooseGuide } from './which-guide.ts';

export interface RunOptions {
  /** Whose questions are read, beside the dialogues. */
  set: SetName | 'all';
  guide: 'built-in' | 'configured';
  standIn: 'anthropic' | 'openai' | 'google' | 'openai-compatible' | undefined;
  /** Dialogues at most; undefined: all with the built-in guide, few with a model, which costs money. */
  limit: number | undefined;
  commit: string | null;
  date: string;
}

/** The clean set is run by its name only, so that nobody uses it up by accident; the large one would take too long. */
const knownSets: SetName[] = ['development', 'unseen', 'unseen-2'];

const fewDialogues = 21;
const sampledClaims = 200;

export interface RunResult {
  figures: Figures;
  /** A sample, for judging how often the guide is right. */
  claims: { all: number; sample: Claim[] };
}

export async function runEval(
  options: RunOptions,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<RunResult> {
  const questions = (options.set === 'all' ? knownSets : [options.set]).flatMap(questionsOf);
  const { guide, isModel, noRealModel, close } = await chooseGuide(options.guide, options.standIn, env, say);
  try {
    const limit = options.limit ?? (isModel && !noRealModel ? fewDialogues : Number.POSITIVE_INFINITY);
    const dialogues: PlayedDialogue[] = [];
    for (const plan of plansOf(loadPeople(), limit)) {
      dialogues.push(await playDialogue(guide, plan));
      if (dialogues.length % 100 === 0) say(`${dialogues.length} dialogues played`);
    }
    const { set, commit, date } = options;
    const run = { set, guide: guide.kind, label: guide.label, noRealModel, commit, date };
    const claims = claimsIn(dialogues);
    return {
      figures: figuresOf(run, guide, questions, dialogues),
      claims: { all: claims.length, sample: sampleOf(claims, sampledClaims) },
    };
  } finally {
    await close();
  }
}
