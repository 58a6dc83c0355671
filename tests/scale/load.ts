/** People at work while servers come and go. Only calls that carry a key are sent again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Ask } from './client.ts';
import { type Person, question } from './people.ts';
import type { Stage } from './stage.ts';

interface Ledger {
  calls: number;
  /** What a person would have seen go wrong. */
  failures: string[];
  /** Calls that were sent again under their key. */
  repeated: number;
  /** Whose first question was acknowledged. */
  dialogues: { person: Person; sessionId: string }[];
}

const tries = 40;

/** As the page does: the same key until there is an answer, or a refusal that another try does not change. */
async function insist({ client }: Stage, ledger: Ledger, path: string, call: Ask): Promise<Answer> {
  for (let left = tries; ; left--) {
    const answer = await client.ask(path, { ...call });
    if ((answer.status > 0 && answer.status < 500) || left === 0) return answer;
    ledger.repeated += 1;
    await pause(150);
  }
}

async function work(stage: Stage, person: Person, ledger: Ledger, stopped: () => boolean): Promise<void> {
  const { from, tokens } = person;
  const note = (name: string, { status, body }: Answer) => {
    ledger.calls += 1;
    if (status !== 200) ledger.failures.push(`${name} ${status} ${body.slice(0, 100)}`);
    return status === 200;
  };
  while (!stopped()) {
    const sessionId = randomUUID();
    const call = { body: { sessionId, question }, token: tokens.accessToken, from, key: randomUUID() };
    if (note('start', await insist(stage, ledger, '/api/chat/start', call)))
      ledger.dialogues.push({ person, sessionId });
    for (const path of ['/api/chat/sessions', '/api/subscriptions/user/current', '/'])
      note(path, await stage.client.ask(path, { token: tokens.accessToken, from }));
    await pause(250);
  }
}

export function startLoad(stage: Stage, people: Person[]): { stop(): Promise<Ledger> } {
  const ledger: Ledger = { calls: 0, failures: [], repeated: 0, dialogues: [] };
  let isStopped = false;
  const running = people.map((person) => work(stage, person, ledger, () => isStopped));
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
      return ledger;
    },
  };
}
