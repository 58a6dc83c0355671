/** What the built-in guide needs before it writes: apart from its texts, because the server reads questions at once. */
import type { Reading } from '#shared/contract/shapes.ts';
import { readQuestion } from '../languages/en/reading/read-question.ts';
import { detectSituation } from './situation.ts';

export const builtInIdentity = {
  kind: 'built-in',
  label: 'Built-in guide, no AI model; nothing leaves this server',
};

export function readWithSituation(question: string): Reading {
  const reading = readQuestion(question);
  const situation = detectSituation(question);
  return situation ? { ...reading, situation } : reading;
}
