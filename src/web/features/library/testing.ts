/** Server responses for tests. */
import type { WholeReflection } from './reflection-files.ts';

const at = '2026-11-20T10:00:00.000Z';
export const reflectionReading = { frame: 'choice' as const, a: 'stay', b: 'go' };

/** An unfinished reflection whose first question is open. */
export function reflection(number: number, overrides: Partial<WholeReflection> = {}): WholeReflection {
  return {
    sessionId: `s${number}`,
    question: `Question ${number}?`,
    status: 'active',
    turn: 'idle',
    rounds: 1,
    createdAt: at,
    updatedAt: at,
    reading: reflectionReading,
    frontendDisplay: null,
    understanding: null,
    guide: 'built-in',
    history: [
      {
        id: 'r1',
        kind: 'choice',
        question: 'What holds you?',
        options: ['A', 'B'],
        userResponse: null,
        currentRound: 1,
        timestamp: at,
        thinkingContent: '',
        supportMessage: '',
      },
    ],
    ...overrides,
  };
}
