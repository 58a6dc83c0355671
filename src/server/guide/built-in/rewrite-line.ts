/** 'Not right' in any language of the built-in guide: which line comes next, and where it comes from. */
import { getLines, replaceLine, type Summary } from '#shared/summary.ts';
import { type Answer, answerOf } from '../answers.ts';
import { evidenceOfLine } from '../evidence.ts';
import type { GuideInput, RewriteTarget } from '../guide.ts';
import { hashOf } from '../pick.ts';
import { quotable } from '../quotes.ts';
import { type Base, evidenceOfInsight } from './rests-on.ts';

/** As many wordings of each kind are tried. */
const attempts = 6;

/** What a language says; `Findings` are what it says it from. */
export interface RewriteWords<Findings extends Base> {
  findingsOf(input: GuideInput, answers: readonly Answer[], attempt: number): Findings;
  coreInsight(findings: Findings): string;
  /** The bullets, and the core reason, that can be made of one answer. */
  topicBullets(findings: Findings, answer: Answer): string[];
  reasonOf(findings: Findings, answer: Answer): string;
  /** One answer, and nothing claimed about it; with the person's note where there is one. */
  plainLines(answer: Answer): string[];
  notedLines(answer: Answer, note: string): string[];
  notedInsights(input: GuideInput, note: string): string[];
  /** Where no answer could be quoted. */
  questionLines(input: GuideInput): string[];
  notedQuestion(input: GuideInput, note: string): string;
}

interface Task<Findings extends Base> {
  words: RewriteWords<Findings>;
  input: GuideInput;
  target: RewriteTarget;
  /** One for each attempt. */
  findings: Findings[];
  /** What can be quoted. */
  answers: Answer[];
  now: string;
  lines: readonly string[];
}

function taskOf<F extends Base>(
  words: RewriteWords<F>,
  input: GuideInput,
  summary: Summary,
  target: RewriteTarget,
): Task<F> {
  const answers = input.rounds.map(answerOf);
  const lines = getLines(summary, target.part);
  return {
    words,
    input,
    target,
    findings: Array.from({ length: attempts }, (_, attempt) => words.findingsOf(input, answers, attempt)),
    answers: answers.filter(({ text }) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text)),
    now: lines[target.index] ?? '',
    lines,
  };
}

const isInsight = ({ part, index }: RewriteTarget) => part === 'insight' && index === 0;

/** All that can be said about one answer in this part. */
function about<F extends Base>({ words, findings, target }: Task<F>, answer: Answer): string[] {
  const meant = findings.flatMap((found) => {
    if (target.part === 'insight') return words.topicBullets(found, answer);
    return answer.unknown ? [] : [words.reasonOf(found, answer)];
  });
  return [...new Set([...meant, ...words.plainLines(answer)])];
}

/** By answer, beginning with the one that the line is about now. */
function orderOf<F extends Base>({ input, now, answers }: Task<F>): Answer[] {
  const rounds = evidenceOfLine(input, now).map(({ round }) => round);
  const at = Math.max(
    0,
    answers.findIndex(({ number }) => rounds.includes(number)),
  );
  return [...answers.slice(at), ...answers.slice(0, at)];
}

/** The whole circle of lines: the next one after the present comes, so that none comes back before all were seen. */
function circle<F extends Base>(task: Task<F>): string[] {
  const { words, input, target, findings } = task;
  const open = words.questionLines(input);
  if (isInsight(target)) return [...new Set(findings.map((found) => words.coreInsight(found))), ...open];
  const shown = task.lines.filter((line) => line !== task.now);
  const taken = new Set(shown.flatMap((line) => evidenceOfLine(input, line).map(({ round }) => round)));
  const ordered = orderOf(task);
  const free = ordered.filter((answer, at) => at === 0 || !taken.has(answer.number));
  const rest = ordered.filter((answer) => !free.includes(answer));
  const lines = [...free, ...rest].flatMap((answer) => about(task, answer));
  return [...new Set([...lines, ...open])].filter((line) => !shown.includes(line));
}

function noted<F extends Base>(task: Task<F>, note: string): string[] {
  const { words, input, target } = task;
  if (isInsight(target)) return words.notedInsights(input, note);
  const [answer] = orderOf(task);
  return answer ? words.notedLines(answer, note) : [words.notedQuestion(input, note)];
}

function nextLine<F extends Base>(task: Task<F>): string {
  const { note } = task.target;
  const hasNote = note !== undefined && /[\p{L}\p{N}]/u.test(quotable(note));
  const lines = hasNote ? noted(task, note) : circle(task);
  const at = lines.indexOf(task.now);
  const start = at >= 0 ? at + 1 : hasNote ? hashOf(`${task.input.seed}${note}`) : 0;
  const turned = lines.map((_, step) => lines[(start + step) % lines.length] ?? '');
  const fresh = turned.find((line) => line !== '' && !task.lines.includes(line));
  if (fresh === undefined) throw new RangeError('no other line can be written');
  return fresh;
}

/** The same summary with this one line, and its evidence, written anew. */
export function rewriteWith<F extends Base>(
  words: RewriteWords<F>,
  input: GuideInput,
  summary: Summary,
  target: RewriteTarget,
): Summary {
  const { part, index } = target;
  const task = taskOf(words, input, summary, target);
  const text = nextLine(task);
  const [base] = task.findings;
  const evidence =
    base && isInsight(target)
      ? evidenceOfInsight(base, text)
      : evidenceOfLine(input, text).map((found) => ({ part, index, ...found }));
  return replaceLine(summary, target, { text, evidence });
}
