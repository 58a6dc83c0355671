/** Lines of a dialogue that is not stored, corrected or written anew: looked at by the same rules, and kept nowhere. */

import type { Transcript } from '#shared/contract/chat.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { FrontendDisplay, Understanding } from '#shared/contract/shapes.ts';
import type { Subscriber } from '../../billing/subscriptions.ts';
import { replaceLine } from '../../guide/evidence.ts';
import { nothingUnderstood, ownTexts } from '../../guide/understanding.ts';
import { answered, careOf, inputOf } from '../dialogue.ts';
import { lineAt, type RewriteBody, writeLine } from '../rewrite.ts';
import type { TurnDeps } from '../turns/turn-run.ts';
import { signed } from '../understanding.ts';
import { standOf, textsOfTranscript } from './unstored-state.ts';

/** Says whose lines they are and screens them; with high risk what stood before is answered. */
export function lookAtUnderstanding(body: {
  understanding: Understanding;
  transcript: Transcript;
}): ResponseBody<'saveUnderstanding'> {
  const before = body.transcript.understanding ?? nothingUnderstood;
  const understanding = signed(body.understanding, before);
  const sign = careOf(ownTexts(understanding));
  return { understanding: sign.care === 'high' ? before : understanding, ...sign };
}

/** As `rewritePart`. Throws `invalid_input`, `guide_failed`. */
export async function rewriteUnstored(
  deps: Pick<TurnDeps, 'now' | 'guide' | 'stopping'>,
  subscriber: Subscriber,
  body: RewriteBody & { transcript: Transcript & { frontendDisplay: FrontendDisplay } },
): Promise<ResponseBody<'rewritePart'>> {
  const { frontendDisplay, ...transcript } = body.transcript;
  const ref = { userId: subscriber.userId, sessionId: body.sessionId };
  const stand = standOf(ref, transcript, deps.guide, deps.now());
  lineAt(frontendDisplay, body);
  const sign = careOf([body.note, ...textsOfTranscript(transcript)]);
  if (sign.care === 'high') return { frontendDisplay, ...sign };
  const line = await writeLine(deps, inputOf(stand, answered(stand.rounds)), frontendDisplay, body);
  return { frontendDisplay: replaceLine(frontendDisplay, body, line), ...careOf([body.note]) };
}
