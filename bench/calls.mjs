// Small JSON calls through the whole app (routing, validation, headers, log) against node:http alone that answers the
// same bytes: calls a second, p99, and the server's processor time per call, in slices that alternate. The last is the
// steady one: on two cores the client may be slower than the server. The signed-in call has a second peer, which makes
// one query as large as its own by `pg`. Usage: node bench/calls.mjs [slices] [seconds]
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { startPostgres } from '../tests/support/postgres.ts';
import { median, startMeasured, stayOffTheServersCore } from './processes.mjs';

const [slices = 3, seconds = 2] = process.argv.slice(2).map(Number);
stayOffTheServersCore();

const postgres = await startPostgres();
const settings = { people: 1, guide: 'instant', databaseUrl: postgres.url };
const app = await startMeasured('bench/app-server.ts', settings);
const headers = { authorization: `Bearer ${app.tokens[0]}` };
/** The query of the list of sessions, written by hand and prepared. */
const listQuery = {
  name: 'list',
  text: `select session_id, clarity_before, clarity_after, question, summary is not null, summary, earlier,
      (select count(*) from rounds r where r.user_id = d.user_id and r.session_id = d.session_id),
      coalesce((select status from turns t where t.user_id = d.user_id and t.session_id = d.session_id
        and status <> 'done' limit 1), 'idle'), created_at, updated_at
    from dialogues d where user_id = $1 order by created_at desc, session_id desc limit 21`,
  values: [randomUUID()],
};

async function slice(server, path) {
  const before = await server.usage();
  const { requests, latency, non2xx, errors } = await autocannon({
    url: server.origin + path,
    connections: 50,
    duration: seconds,
    headers,
  });
  if (non2xx || errors) throw new Error(`${path}: ${non2xx} refusals, ${errors} errors`);
  const { cpuUs } = await server.usage();
  return {
    perSecond: requests.average,
    p99: latency.p99,
    cpuUs: (cpuUs - before.cpuUs) / requests.total,
  };
}

async function compare(name, path, peer, more = {}) {
  const json = await (await fetch(app.origin + path, { headers })).text();
  const bare = await startMeasured('bench/bare-server.mjs', { json, ...more });
  const measured = { app: [], bare: [] };
  await slice(app, path);
  await slice(bare, path);
  for (let at = 0; at < slices; at += 1) {
    measured.bare.push(await slice(bare, path));
    measured.app.push(await slice(app, path));
  }
  await bare.stop();
  const of = (list) => (key) => median(list.map((one) => one[key]));
  const [ours, theirs] = [of(measured.app), of(measured.bare)];
  const line = (who, value) =>
    `  ${who}: ${Math.round(value('perSecond'))} calls/s, p99 ${value('p99').toFixed(1)} ms, ${value('cpuUs').toFixed(1)} us of processor a call`;
  console.log(`${name}, ${json.length} bytes`);
  console.log(line(peer, theirs));
  console.log(line('the app', ours));
  const [rate, cost] = [ours('perSecond') / theirs('perSecond'), theirs('cpuUs') / ours('cpuUs')];
  console.log(
    `  the app keeps ${(rate * 100).toFixed(0)} % of the calls, ${(cost * 100).toFixed(0)} % by processor time`,
  );
}

try {
  await compare('GET /api/config (bar 70 % of the calls)', '/api/config', 'node:http');
  const sessions = '/api/chat/sessions';
  await compare('GET /api/chat/sessions, signed in, on PostgreSQL', sessions, 'node:http');
  const withQuery = { databaseUrl: postgres.url, query: listQuery };
  await compare('the same (bar 60 % of the calls)', sessions, 'node:http and one query by pg', withQuery);
} finally {
  await app.stop();
  await postgres.stop();
}
process.exit(0);
