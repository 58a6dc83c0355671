// The peer of the whole app: node:http alone. It answers GET with a small JSON text, after a query by `pg` if it gets
// one, and POST with a stream of events.
import { createServer } from 'node:http';
import pg from 'pg';
import { answerUsage } from './usage.ts';

const { json = '{}', tickMs = 75, databaseUrl, query } = JSON.parse(process.argv[2] ?? '{}');
const pool = databaseUrl && new pg.Pool({ connectionString: databaseUrl, max: 10 });

function stream(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  let at = 0;
  const tick = () => {
    at += 1;
    const data = JSON.stringify({ text: `${process.hrtime.bigint()} some words` });
    response.write(`id: 00000000-0000-0000-0000-000000000000:${at}\nevent: thinking\ndata: ${data}\n\n`);
  };
  let timer = setTimeout(function next() {
    tick();
    timer = setTimeout(next, tickMs);
  }, Math.random() * tickMs);
  response.on('close', () => clearTimeout(timer));
}

const server = createServer(async (request, response) => {
  if (request.method === 'POST') return stream(response);
  if (pool) await pool.query(query);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  return response.end(json);
});
server.listen(0, '127.0.0.1', () => {
  answerUsage();
  process.send({ origin: `http://127.0.0.1:${server.address().port}`, tokens: [] });
});
