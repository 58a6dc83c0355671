/** A receipt in words. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { PrivacyTexts } from '../../i18n/privacy.ts';

export type Receipt = ContractTypes['getReceipt']['response'];
type Step = Receipt['steps'][number];
type Sending = Step['sent'][number];

/** The one sentence that says it all. */
export function leadOf(t: PrivacyTexts, { steps }: Receipt): string {
  const hosts = [...new Set(steps.flatMap(({ sent }) => sent).map(({ host }) => host))];
  return hosts.length ? t.leftTo(hosts.join(', ')) : t.nothingLeft;
}

export function titleOf(t: PrivacyTexts, { kind, answers }: Step): string {
  return kind === 'message' ? t.message(answers) : t[kind];
}

function writerOf(t: PrivacyTexts, { guide, model, fellBack, tries }: Step): string[] {
  if (fellBack) return [t.fellBack[fellBack]];
  const again = tries > 1 ? [t.tries(tries)] : [];
  if (model === null) return [t.byBuiltIn];
  return [guide === null ? t.byAskedModel(model) : t.byModel(model), ...again];
}

function sendingText(t: PrivacyTexts, { purpose, host, texts, times }: Sending): string {
  const what = texts.map((text) => {
    const words = t.what[text.what](text.from ?? 1, text.to ?? 1);
    return `${words} (${t.chars(text.chars)})`;
  });
  const said = (purpose === 'moderation' ? t.moderated : t.sentTo)(host, what.join(', '));
  return times > 1 ? `${said} ${t.times(times)}` : said;
}

function endOf(t: PrivacyTexts, step: Step): string[] {
  switch (step.outcome) {
    case 'done':
      return writerOf(t, step);
    case 'care':
      // Of the question that a dialogue begins with the dialogue stays.
      return step.kind === 'message' ? [t.careStep, t.answerNotKept] : [t.careStep];
    case 'running':
      return [t.running];
    case 'failed':
      return [t.failedStep];
  }
}

/** What happened in a step, one sentence each. */
export function linesOf(t: PrivacyTexts, step: Step): string[] {
  const { sent } = step;
  return [...endOf(t, step), ...(sent.length ? sent.map((one) => sendingText(t, one)) : [t.sentNothing])];
}

export function storedLines(
  t: PrivacyTexts,
  { stored, backupDays }: Receipt,
  timeText: (iso: string) => string,
): string[] {
  const lines = stored.map(({ what, count, until }) => {
    const how = until === null ? t.encrypted : t.until(timeText(until));
    return `${t.storedWhat[what](count)}: ${how}`;
  });
  return [...lines, backupDays > 0 ? t.backupDays(backupDays) : t.noBackups];
}
