/** Lines of a dialogue that is not stored, corrected or written anew: looked at by the same rules, and kept nowhere. */

import type { Transcript } from '#shared/contract/chat.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { FrontendDisplay, Understanding } from '#shared/contract/shapes.ts';
import { packSummary, replaceLine, unpackSummary } from '#shared/summary.ts';
import type { Subscriber } from '../../billing/subscriptions.ts';
import { assessRisk } from '../../guide/safety.ts';
import { nothingUnderstood, ownTexts } from '../../guide/understanding.ts';
import { answered, toCareFields, toGuideInput } from '../dialogue.ts';
import { lineAt, type RewriteBody, writeLine } from '../rewrite.ts';
import type { TurnDeps } from '../turns/turns.ts';
import { signed } from '../understanding.ts';
import { stateFromTranscript, textsOfTranscript } from './unstored.ts';

/** Says whose lines they are and screens them; with high risk what stood before is answered. */
export function lookAtUnderstanding(body: {
  understanding: Understanding;
  transcript: Transcript;
}): ResponseBody<'saveUnderstanding'> {
  const before = body.transcript.understanding ?? nothingUnderstood;
  const understanding = signed(body.understanding, before);
  const risk = assessRisk(ownTexts(understanding));
  return { understanding: risk?.level === 'high' ? before : understanding, ...toCareFields(risk) };
}

/** As `rewritePart`. Throws `invalid_input`, `guide_failed`. */
export async function rewriteUnstored(
  deps: Pick<TurnDeps, 'now' | 'guide' | 'stopping'>,
  subscriber: Subscriber,
  body: RewriteBody & { transcript: Transcript & { frontendDisplay: FrontendDisplay } },
): Promise<ResponseBody<'rewritePart'>> {
  const { frontendDisplay, ...transcript } = body.transcript;
  const ref = { userId: subscriber.userId, sessionId: body.sessionId };
  const state = stateFromTranscript(ref, transcript, deps.guide, deps.now());
  const summary = unpackSummary(frontendDisplay);
  lineAt(summary, body);
  const risk = assessRisk([body.note, ...textsOfTranscript(transcript)]);
  if (risk?.level === 'high') return { frontendDisplay, ...toCareFields(risk) };
  const line = await writeLine(deps, toGuideInput(state, answered(state.rounds)), summary, body);
  return {
    frontendDisplay: packSummary(replaceLine(summary, body, line)),
    ...toCareFields(assessRisk([body.note])),
  };
}
