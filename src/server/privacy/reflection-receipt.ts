/**
 * The receipt of a reflection: where its words were sent, from records written at that time, and what is stored.
 * (Receipts of payments are in billing/receipts.)
 */
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { findCheckIn } from '../chat/check-ins/check-in-rows.ts';
import { type DialogueRef, findDialogue, listRounds } from '../chat/dialogue-rows.ts';
import { eventsKeptMs } from '../chat/turns/turn-log.ts';
import { countTurnResults, findTurnState, listGuideCalls } from '../chat/turns/turn-rows.ts';
import type { Deps } from '../deps.ts';
import type { GuideReport, OutboundRequest } from '../guide/guide.ts';
import { AppError } from '../http/app-error.ts';

type ReceiptDeps = Pick<Deps, 'db' | 'keyStore' | 'now' | 'turnLog' | 'runner' | 'config'>;
type Receipt = ResponseBody<'getReceipt'>;
type Step = Receipt['steps'][number];
type Stored = Receipt['stored'][number];

/** Groups equal requests of one step and counts them. */
function groupRequests(sent: readonly OutboundRequest[]): Step['sent'] {
  const groups = new Map<string, Step['sent'][number]>();
  for (const request of sent) {
    const key = JSON.stringify(request);
    const existing = groups.get(key);
    if (existing) existing.times += 1;
    else groups.set(key, { ...request, times: 1 });
  }
  return [...groups.values()];
}

/** For a step without a report, e.g. one that failed. */
const countTries = (sent: readonly OutboundRequest[]) =>
  sent.filter(({ purpose }) => purpose === 'guide').length;

/** Which model was asked, how often, and whether the built-in guide had to answer instead. */
function describeModel(report: GuideReport | null, sent: readonly OutboundRequest[]) {
  const asked = sent.find(({ purpose }) => purpose === 'guide');
  return {
    model: asked?.model ?? report?.model ?? null,
    promptVersion: report?.promptVersion ?? null,
    tries: report?.tries ?? countTries(sent),
    fellBack: report?.fellBack ?? null,
  };
}

async function listSteps(deps: ReceiptDeps, ref: DialogueRef, isRunning: boolean): Promise<Step[]> {
  const calls = await listGuideCalls(deps.db, ref);
  const newest = calls.at(-1);
  return calls.map((call): Step => {
    const running = isRunning && call === newest;
    return {
      at: call.startedAt.toISOString(),
      kind: call.kind,
      answers: call.answers,
      outcome: call.outcome ?? (running ? 'running' : 'failed'),
      guide: call.guide,
      ...describeModel(call.report, call.sent),
      sent: groupRequests(call.sent),
    };
  });
}

const toEncryptedItem = (what: Stored['what'], count: number): Stored => ({
  what,
  count,
  encrypted: true,
  until: null,
});

/** The receipt of one reflection. Throws `not_found`. */
export async function readReflectionReceipt(deps: ReceiptDeps, ref: DialogueRef): Promise<Receipt> {
  const cipher = await deps.keyStore.getCipher(ref.userId);
  const dialogue = await findDialogue(deps.db, cipher, ref);
  if (!dialogue) throw new AppError('not_found');
  const isRunning = (await findTurnState(deps, ref)) === 'running';
  const rounds = await listRounds(deps.db, cipher, ref);
  const { count, lastEndedAt } = await countTurnResults(deps.db, ref);
  const eventsUntil = lastEndedAt && new Date(lastEndedAt.getTime() + eventsKeptMs);
  const hasEvents = eventsUntil !== null && eventsUntil > deps.now();
  return {
    sessionId: ref.sessionId,
    createdAt: dialogue.createdAt.toISOString(),
    steps: await listSteps(deps, ref, isRunning),
    stored: [
      toEncryptedItem('question', 1),
      ...(rounds.length ? [toEncryptedItem('rounds', rounds.length)] : []),
      ...(dialogue.understanding ? [toEncryptedItem('understanding', 1)] : []),
      ...(dialogue.earlier?.memory.length ? [toEncryptedItem('memory', 1)] : []),
      ...(dialogue.summary ? [toEncryptedItem('summary', 1)] : []),
      ...(dialogue.clarity ? [toEncryptedItem('clarity', 1)] : []),
      ...((await findCheckIn(deps.db, ref)) ? [toEncryptedItem('check_in', 1)] : []),
      ...(count ? [toEncryptedItem('answers_to_repeats', count)] : []),
      ...(hasEvents
        ? [{ what: 'events' as const, count: 1, encrypted: false, until: eventsUntil.toISOString() }]
        : []),
    ],
    neverStored: ['prompts', 'model_thinking', 'screened_texts', 'addresses'],
    backupDays: deps.config.backupDays,
  };
}
