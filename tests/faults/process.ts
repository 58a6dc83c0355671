/** Mistakes in the server's own code, and its clock: what a running or restarted server does when time jumps. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, msUntil } from './ask.ts';
import { check, type Fault, type FaultGroup, type Outcome } from './fault.ts';
import { openRig, type Person, type Rig } from './rig.ts';
import { judge, startTraffic, startTurn } from './traffic.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An error that nobody caught: the state is unknown, so the process ends in order and is started again. */
function codeFault(rig: Rig, people: Person[], fail: 'timer' | 'rejection', logged: string): Fault {
  return {
    name: `process: an ${logged}`,
    run: async () => {
      const traffic = startTraffic(rig, people, 1);
      await traffic.progress(4);
      const begun = performance.now();
      rig.order({ fail });
      const ended = await Promise.race([rig.server.ended, pause(15_000, 'still alive')]);
      const drainedMs = Math.round(performance.now() - begun);
      const isLogged = rig.server.output().includes(logged);
      // What a supervisor does, e.g. systemd with Restart=on-failure.
      await rig.restart();
      await traffic.progress(4);
      const recoveryMs = Math.round(performance.now() - begun);
      const bounds = { longestMs: 15_000, allowed: /^0$|^503 restarting$/ };
      const outcome = await judge(rig, await traffic.stop(), bounds);
      check(outcome.problems, ended === 1, `it ended with ${ended}`);
      check(outcome.problems, isLogged, 'the log does not mention it');
      const seen = `logged, drained and ended with 1 within ${drainedMs} ms; started again: ${outcome.seen}`;
      return { ...outcome, seen, recoveryMs };
    },
  };
}

const list = (rig: Rig, person: Person) => rig.ask('/api/chat/sessions', { as: person });

async function refresh(rig: Rig, person: Person): Promise<Answer> {
  const answer = await rig.ask('/api/auth/refresh', { body: { refreshToken: person.refreshToken } });
  if (answer.status !== 200) return answer;
  const { accessToken, refreshToken } = JSON.parse(answer.body);
  person.token = accessToken;
  person.refreshToken = refreshToken;
  return answer;
}

/** E.g. `200` or `401 unauthorized`. */
const statusAndCode = (answer: Answer) => (answer.status === 200 ? '200' : `${answer.status} ${answer.code}`);

/** Whether a stored webhook was processed. Jobs go by the database's clock, so ours being wrong must not matter. */
async function isProcessed(rig: Rig, id: string): Promise<boolean> {
  const find = 'select 1 from webhook_events where event_id = $1 and processed_at is not null';
  return msUntil(async () => (await rig.sql(find, [id])).length > 0, 10_000).then(
    () => true,
    () => false,
  );
}

interface Jump {
  name: string;
  ms: number;
  // What the server answers to each of these calls while the clock is wrong: status and error code.
  listDialogues: string;
  refresh: string;
  startDialogue: string;
  /** A webhook that the provider signed by the right time. */
  webhook: string;
}

const jumps: Jump[] = [
  {
    name: '2 h back',
    ms: -2 * hourMs,
    listDialogues: '200',
    refresh: '200',
    startDialogue: '200',
    webhook: '200',
  },
  {
    name: '2 h forward',
    ms: 2 * hourMs,
    listDialogues: '401 unauthorized',
    refresh: '200',
    startDialogue: '200',
    webhook: '400 signature_invalid',
  },
  // Later than logins and stored data last: none of it may be deleted because of a wrong clock.
  ...[40, 400].map((days) => ({
    name: `${days} days forward`,
    ms: days * dayMs,
    listDialogues: '401 unauthorized',
    refresh: '401 refresh_invalid',
    startDialogue: '401 unauthorized',
    webhook: '400 signature_invalid',
  })),
];

/** Calls of a person and of a provider while the clock is wrong; gives what they were answered. */
async function callDuringJump(rig: Rig, person: Person, jump: Jump, problems: string[]): Promise<string> {
  const expect = (what: string, answer: Answer, wanted: string) => {
    check(problems, statusAndCode(answer) === wanted, `${what}: ${statusAndCode(answer)}, not ${wanted}`);
    return `${what} ${statusAndCode(answer)}`;
  };
  const id = `evt_${randomUUID()}`;
  const sessionId = randomUUID();
  const answers = [
    expect('reading', await list(rig, person), jump.listDialogues),
    expect('refresh', await refresh(rig, person), jump.refresh),
    expect('a dialogue', await startTurn(rig, person, sessionId, sessionId), jump.startDialogue),
    expect('a webhook of now', await rig.ask('/api/webhooks/stripe', rig.event(id)), jump.webhook),
  ];
  const ahead = `evt_${randomUUID()}`;
  const later = await rig.ask('/api/webhooks/stripe', rig.event(ahead, Date.now() + jump.ms));
  check(problems, later.status === 200, `a webhook of the same clock: ${statusAndCode(later)}`);
  check(problems, await isProcessed(rig, ahead), 'its job did not run');
  return answers.join(', ');
}

/** The same person's calls after the clock was put right. */
async function callAfterJump(rig: Rig, person: Person, problems: string[]): Promise<void> {
  const answer = await refresh(rig, person);
  check(problems, answer.status === 200, `refresh with the clock right again: ${statusAndCode(answer)}`);
  const sessionId = randomUUID();
  const begun = await startTurn(rig, person, sessionId, sessionId);
  check(problems, begun.status === 200, `a dialogue with the clock right again: ${statusAndCode(begun)}`);
  const email = `p${randomUUID()}@example.org`;
  const code = await rig.ask('/api/auth/send-verification-code', { body: { email } });
  check(problems, code.status === 200, `a code with the clock right again: ${statusAndCode(code)}`);
}

function jumpFault(rig: Rig, how: 'running' | 'restarted', jump: Jump): Fault {
  return {
    name: `clock: ${jump.name}, server ${how}`,
    run: async (): Promise<Outcome> => {
      const problems: string[] = [];
      const person = await rig.person();
      const before = randomUUID();
      await startTurn(rig, person, before, before);
      if (how === 'running') rig.order({ offsetMs: jump.ms });
      else await rig.restart('SIGTERM', { FAULTS_OFFSET_MS: String(jump.ms) });
      await pause(200);
      const seen = await callDuringJump(rig, person, jump, problems);
      if (how === 'running') rig.order({ offsetMs: 0 });
      else await rig.restart('SIGTERM');
      await pause(200);
      await callAfterJump(rig, person, problems);
      const kept = await rig.ask(`/api/chat/sessions/${before}`, { as: person });
      return {
        seen: `${seen}; all as before when it is right again`,
        lost: kept.status === 200 ? 0 : 1,
        doubled: 0,
        problems,
      };
    },
  };
}

export const processes: FaultGroup = {
  name: 'process and clock',
  prefixes: ['process', 'clock'],
  open: async () => {
    const rig = await openRig({ preload: true });
    const people = [await rig.person(), await rig.person(), await rig.person()];
    return {
      faults: [
        codeFault(rig, people, 'timer', 'uncaught exception'),
        codeFault(rig, people, 'rejection', 'unhandled rejection'),
        ...jumps.map((jump) => jumpFault(rig, 'running', jump)),
        ...jumps.map((jump) => jumpFault(rig, 'restarted', jump)),
      ],
      close: rig.close,
    };
  },
};
