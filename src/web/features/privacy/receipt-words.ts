/** The texts of a privacy receipt: which texts of a reflection were sent where, and what is stored. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { PrivacyTexts } from '../../i18n/en/settings.ts';

export type Receipt = ContractTypes['getReceipt']['response'];
type Step = Receipt['steps'][number];
type SentRequest = Step['sent'][number];

/** The receipt in one sentence: which servers got texts of the reflection. */
export function summarizeReceipt(t: PrivacyTexts, { steps }: Receipt): string {
  const hosts = [...new Set(steps.flatMap(({ sent }) => sent).map(({ host }) => host))];
  return hosts.length ? t.leftTo(hosts.join(', ')) : t.nothingLeft;
}

export function stepTitle(t: PrivacyTexts, { kind, answers }: Step): string {
  return kind === 'message' ? t.message(answers) : t[kind];
}

function authorLines(t: PrivacyTexts, { guide, model, fellBack, tries }: Step): string[] {
  if (fellBack) return [t.fellBack[fellBack]];
  const again = tries > 1 ? [t.tries(tries)] : [];
  if (model === null) return [t.byBuiltIn];
  return [guide === null ? t.byAskedModel(model) : t.byModel(model), ...again];
}

function requestText(t: PrivacyTexts, { purpose, host, texts, times }: SentRequest): string {
  const what = texts.map((text) => {
    const words = t.what[text.what](text.from ?? 1, text.to ?? 1);
    return `${words} (${t.chars(text.chars)})`;
  });
  const sentence = (purpose === 'moderation' ? t.moderated : t.sentTo)(host, what.join(', '));
  return times > 1 ? `${sentence} ${t.times(times)}` : sentence;
}

function outcomeLines(t: PrivacyTexts, step: Step): string[] {
  switch (step.outcome) {
    case 'done':
      return authorLines(t, step);
    case 'care':
      // The first question of a dialogue is kept.
      return step.kind === 'message' ? [t.careStep, t.answerNotKept] : [t.careStep];
    case 'running':
      return [t.running];
    case 'failed':
      return [t.failedStep];
  }
}

/** One sentence for each thing that happened in a step. */
export function stepLines(t: PrivacyTexts, step: Step): string[] {
  const { sent } = step;
  return [
    ...outcomeLines(t, step),
    ...(sent.length ? sent.map((one) => requestText(t, one)) : [t.sentNothing]),
  ];
}

interface StepGroup {
  steps: Step[];
  lines: string[];
}

/** Steps one after another to which the same happened, so that it is said once. */
export function groupSteps(t: PrivacyTexts, receipt: Receipt): StepGroup[] {
  const groups: StepGroup[] = [];
  for (const step of receipt.steps) {
    const lines = stepLines(t, step);
    const last = groups.at(-1);
    if (last?.lines.join() === lines.join()) last.steps.push(step);
    else groups.push({ steps: [step], lines });
  }
  return groups;
}

interface StoredGroup {
  how: string;
  what: string[];
}

/** The kinds of stored data, by how they are stored. */
export function storedGroups(
  t: PrivacyTexts,
  { stored }: Receipt,
  formatTime: (iso: string) => string,
): StoredGroup[] {
  const groups: StoredGroup[] = [];
  for (const { what, count, until } of stored) {
    const how = until === null ? t.encrypted : t.until(formatTime(until));
    const text = t.storedWhat[what](count);
    const group = groups.find((one) => one.how === how);
    if (group) group.what.push(text);
    else groups.push({ how, what: [text] });
  }
  return groups;
}

export const backupText = (t: PrivacyTexts, { backupDays }: Receipt): string =>
  backupDays > 0 ? t.backupDays(backupDays) : t.noBackups;
