/** What the server is told of a dialogue that it does not keep. */
import type { ContractTypes } from '#shared/contract/contract.ts';
import type { ChatHistory, StoredRound } from './history.ts';

export type Transcript = NonNullable<ContractTypes['sendMessage']['body']['transcript']>;

function toldRound({ stage = '', question, options, userResponse }: StoredRound, isLast: boolean) {
  const { option, content } = userResponse ?? {};
  const answer = content === undefined || isLast ? null : { content, ...(option && { option }) };
  return { stage, question, options, answer };
}

/**
 * The dialogue up to the question of this number, which counts as not answered; without a number all of it. Of the
 * understanding only what the server has looked at. Undefined where the beginning is not known.
 */
export function transcriptOf(history: ChatHistory, open?: number): Transcript | undefined {
  const { told, understanding, understoodBase = understanding } = history;
  if (!told) return undefined;
  const rounds = history.rounds.filter(({ currentRound }) => open === undefined || currentRound <= open);
  return {
    ...told,
    rounds: rounds.map((round) => toldRound(round, round.currentRound === open)),
    ...(understoodBase && { understanding: understoodBase }),
  };
}
