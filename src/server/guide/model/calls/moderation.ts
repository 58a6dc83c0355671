/**
 * OpenAI's moderation of the person's newest text, in parallel with the model. It can only raise the risk that the
 * screening found; if it does not answer in time, it is ignored.
 */
import { z } from 'zod';
import { readLimited } from '../../../http/outbound.ts';
import type { RiskAssessment } from '../../safety/assess.ts';

const answer = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean()) })).min(1),
});

export const moderationModel = 'omni-moderation-latest';
export const moderationBase = 'https://api.openai.com/v1';

/** What OpenAI's categories mean here, the gravest first. */
const levels: [category: string, risk: RiskAssessment][] = [
  ['self-harm/intent', { level: 'high', kind: 'self-harm' }],
  ['self-harm/instructions', { level: 'high', kind: 'self-harm' }],
  ['self-harm', { level: 'low', kind: 'self-harm' }],
  ['harassment/threatening', { level: 'low', kind: 'violence' }],
  ['sexual/minors', { level: 'low', kind: 'abuse' }],
];

const maxAnswerBytes = 64 * 1_024;

export interface ModerationSettings {
  fetch: typeof globalThis.fetch;
  apiKey: string;
  baseUrl: string | undefined;
  timeoutMs: number;
}

async function ask(
  settings: ModerationSettings,
  text: string,
  signal: AbortSignal,
): Promise<RiskAssessment | undefined> {
  const response = await settings.fetch(`${settings.baseUrl ?? moderationBase}/moderations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: moderationModel, input: text }),
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    return undefined;
  }
  const found = answer.parse(JSON.parse(await readLimited(response, maxAnswerBytes))).results;
  return levels.find(([category]) => found.some(({ categories }) => categories[category]))?.[1];
}

/** Never rejects: without an answer, no risk is raised. */
export async function moderate(
  settings: ModerationSettings,
  text: string,
  signal: AbortSignal,
): Promise<RiskAssessment | undefined> {
  try {
    return await ask(settings, text, AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]));
  } catch {
    return undefined;
  }
}
