import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { Understanding } from '#shared/contract/shapes.ts';
import type { Subscriber } from '../billing/subscriptions.ts';
import { assessRisk } from '../guide/safety.ts';
import { nothingUnderstood, ownTexts, type UnderstoodPart } from '../guide/understanding.ts';
import { AppError } from '../http/app-error.ts';
import { toCareFields } from './dialogue.ts';
import { lockDialogue, storeUnderstanding } from './transcripts.ts';
import { lockPerson } from './turns/turn-rows.ts';
import type { TurnDeps } from './turns/turns.ts';

/** A line that is not as the guide wrote it is the person's, whatever the caller says of it. */
export function signed(written: Understanding, stored: Understanding | null): Understanding {
  const sign = (part: UnderstoodPart) => {
    const known = new Set((stored?.[part] ?? []).filter(({ own }) => !own).map(({ text }) => text));
    return written[part].map(({ text, own }) => ({ text, own: own || !known.has(text) }));
  };
  return { wants: sign('wants'), fears: sign('fears'), limits: sign('limits'), unknown: sign('unknown') };
}

/**
 * Stores the lines as the person corrected them; the next turn is given them. What speaks of high risk is not
 * stored: what stood before is answered. Throws `not_found`, and `dialogue_finished` after the summary.
 */
export async function saveUnderstanding(
  deps: Pick<TurnDeps, 'db' | 'keyStore' | 'now'>,
  subscriber: Subscriber,
  body: { sessionId: string; understanding: Understanding },
): Promise<ResponseBody<'saveUnderstanding'>> {
  const ref = { userId: subscriber.userId, sessionId: body.sessionId };
  const cipher = await deps.keyStore.getCipher(ref.userId);
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, ref.userId);
    const dialogue = await lockDialogue(tx, cipher, ref);
    if (!dialogue) throw new AppError('not_found');
    if (dialogue.summary) throw new AppError('dialogue_finished');
    const understanding = signed(body.understanding, dialogue.understanding);
    const risk = assessRisk(ownTexts(understanding));
    if (risk?.level === 'high') {
      return { understanding: dialogue.understanding ?? nothingUnderstood, ...toCareFields(risk) };
    }
    await storeUnderstanding(tx, cipher, ref, understanding, deps.now());
    return { understanding, ...toCareFields(risk) };
  });
}
