/** A model in every kind of trouble at once, while fifty people ask it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  faults as modelFaults,
  type ProviderServer,
  startProviderServer,
} from '../support/model-providers/provider-server.ts';
import { writeAsModel } from '../support/model-providers/scripted-model.ts';
import { type Answer, msUntil } from './ask.ts';
import { check, type FaultGroup, type Outcome } from './fault.ts';
import { openRig, type Person, type Rig } from './rig.ts';
import { startTurn } from './traffic.ts';

const people = 50;
/** A person sees an error within the time that the page waits for an answer. */
const boundMs = 120_000;

async function allAtOnce(rig: Rig, model: ProviderServer, asking: Person[]): Promise<Outcome> {
  const problems: string[] = [];
  model.fail(...Array.from({ length: people }, (_, at) => modelFaults[at % modelFaults.length]));
  const answers = Promise.all(
    Array.from({ length: people }, (_, at): Promise<Answer> => {
      const person = asking[at % asking.length] as Person;
      return startTurn(rig, person, randomUUID(), randomUUID(), boundMs);
    }),
  );
  await pause(2_000);
  const other = await rig.ask('/api/chat/sessions', { as: asking[0] as Person });
  const got = await answers;
  const asked = got.filter(({ status, body }) => status === 200 && JSON.parse(body).data.newQuestion);
  const guides = asked.map(({ body }) => JSON.parse(body).data.guide as string);
  const byModel = guides.filter((guide) => guide !== 'built-in').length;
  check(problems, asked.length === people, `${people - asked.length} of ${people} got no question`);
  check(problems, byModel > 0 && byModel < people, `${byModel} of ${people} were written by the model`);
  check(
    problems,
    other.status === 200 && other.ms < 3_000,
    `another call: ${other.status} after ${other.ms} ms`,
  );
  await msUntil(() => model.openSockets() === 0, 15_000).catch(() =>
    problems.push('calls to the model are left open'),
  );
  const slowest = Math.max(...got.map(({ ms }) => ms));
  return {
    seen: `${people} of ${people} got their question, ${byModel} by the model, the others by the built-in guide; longest ${(slowest / 1_000).toFixed(1)} s`,
    lost: 0,
    doubled: 0,
    problems,
  };
}

export const model: FaultGroup = {
  name: 'model',
  prefixes: ['model'],
  open: async () => {
    const provider = await startProviderServer(writeAsModel);
    const env = {
      GUIDE_PROVIDER: 'openai-compatible',
      GUIDE_MODEL: 'qwen3',
      GUIDE_BASE_URL: provider.baseUrl('openai-compatible'),
    };
    const rig = await openRig({ env });
    const asking: Person[] = [];
    while (asking.length < 10) asking.push(await rig.person());
    return {
      faults: [
        {
          name: `model: all ${modelFaults.length} faults at once under ${people} people`,
          run: () => allAtOnce(rig, provider, asking),
        },
      ],
      close: async () => {
        const problems = await rig.close();
        await provider.close();
        return problems;
      },
    };
  },
};
