// What sealing texts costs: whole turns, listing and opening, through the same routes on the same PostgreSQL, once with
// the keyStore of the server and once with one that does not cipher, in turn. Usage: node bench/encryption.mjs [rounds]
import { createClient, createScriptedGuide, createSubscriber } from '../src/server/chat/testing.ts';
import { createUserCipher } from '../src/server/privacy/user-cipher.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { createTestApp } from '../tests/support/test-app.ts';

const [rounds = 20] = process.argv.slice(2).map(Number);
const dialogues = 100;
const atOnce = 8;

/** Texts as they are, behind the version that the database asks for. */
const bareCipher = (userId) => ({
  ...createUserCipher(userId, Buffer.alloc(32)),
  encrypt: (_context, text) => Buffer.concat([Buffer.of(1), Buffer.from(text)]),
  decrypt: (_context, box) => Buffer.from(box.subarray(1)).toString(),
});
const bareKeyStore = { getCipher: async (userId) => bareCipher(userId), forget: () => {} };

/** An app with people who have so many reflections each. */
async function open(database, name, deps) {
  const test = await createTestApp({ guide: createScriptedGuide(), database, deps });
  const people = [];
  for (let at = 0; at < atOnce; at += 1) {
    const client = createClient(test, await createSubscriber(test.deps, `${name}-${at}`));
    people.push({ client, next: 0 });
  }
  const [reader] = people;
  for (let at = 0; at < dialogues; at += 1) await reader.client.start(`r${at}`, 'Should I stay or go?');
  return { name, test, people, reader: reader.client, ms: { turn: [], list: [], open: [] } };
}

async function turns({ people }) {
  await Promise.all(
    people.map(async (person) => {
      person.next += 1;
      const id = `t${person.next}`;
      await person.client.start(id, 'Should I take the job in Berlin or stay in Madrid?');
      for (let left = 2; left; left -= 1) {
        const answer = await person.client.answer(
          id,
          'My own words, as long as people write them here. '.repeat(4),
        );
        if (!answer) throw new Error('no answer');
      }
    }),
  );
  return people.length * 3;
}

const calls = {
  turn: turns,
  list: async ({ reader }) => {
    for (let at = 0; at < 4; at += 1)
      if ((await reader.get('sessions?limit=50')).json().sessions.length < 50) throw new Error('no list');
    return 4;
  },
  open: async ({ reader }) => {
    for (let at = 0; at < 20; at += 1)
      if (!(await reader.session(`r${at}`)).question) throw new Error('no reflection');
    return 20;
  },
};

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

const postgres = await startPostgres();
const sealing = await open(await postgres.open(), 'sealed', {});
const bare = await open(await postgres.open(), 'bare', { keyStore: bareKeyStore });
try {
  for (let round = -3; round < rounds; round += 1)
    // Each goes first as often as the other.
    for (const [what, run] of Object.entries(calls))
      for (const side of round % 2 ? [sealing, bare] : [bare, sealing]) {
        const begun = performance.now();
        const count = await run(side);
        if (round >= 0) side.ms[what].push((performance.now() - begun) / count);
      }
  for (const what of Object.keys(calls)) {
    const [sealed, plain] = [sealing, bare].map((side) => median(side.ms[what]));
    const rate = what === 'turn' ? `, ${Math.round(1_000 / sealed)} turns a second` : '';
    console.log(
      `${what}: ${sealed.toFixed(2)} ms sealed, ${plain.toFixed(2)} ms not, ratio ${(sealed / plain).toFixed(2)}${rate}`,
    );
  }
} finally {
  for (const { test } of [sealing, bare]) await test.close();
  await postgres.stop();
}
