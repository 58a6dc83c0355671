/** Requests that no well-meaning client sends, and what each is answered. */
import { gzipSync } from 'node:zlib';

export interface BrokenRequest {
  name: string;
  bytes: Buffer | string;
  /** The status of every answer that comes, in order. */
  statuses: number[];
}

const path = '/api/auth/login';
const json = 'content-type: application/json\r\n';
const end = 'connection: close\r\n\r\n';

function post(
  body: Buffer | string,
  headers = json,
  length: number | undefined = Buffer.byteLength(body),
): Buffer {
  const sized = length === undefined ? '' : `content-length: ${length}\r\n`;
  return Buffer.concat([
    Buffer.from(`POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}${sized}${end}`),
    Buffer.from(body as string),
  ]);
}

const chunked = (body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${json}transfer-encoding: chunked\r\n${end}${body}`;
const get = (headers: string) => `GET /healthz HTTP/1.1\r\nhost: x\r\n${headers}${end}`;

export const brokenRequests: BrokenRequest[] = [
  { name: 'truncated JSON', bytes: post('{"email":"a@b.example","passw'), statuses: [400] },
  { name: 'an empty body', bytes: post(''), statuses: [400] },
  { name: 'a body shorter than its length', bytes: post('{"email":', json, 400), statuses: [408] },
  { name: 'a length that is no number', bytes: get('content-length: ten\r\n'), statuses: [400] },
  { name: 'a negative length', bytes: get('content-length: -1\r\n'), statuses: [400] },
  { name: 'two lengths', bytes: get('content-length: 4\r\ncontent-length: 5\r\n'), statuses: [400] },
  { name: 'a length above the limit', bytes: post('{}', json, 10_000_000), statuses: [413] },
  { name: 'a chunk size that is no number', bytes: chunked('zz\r\n{}\r\n0\r\n\r\n'), statuses: [400] },
  { name: 'a chunk longer than it says', bytes: chunked('1\r\n{"a":1}\r\n0\r\n\r\n'), statuses: [400] },
  {
    name: 'chunks above the limit',
    bytes: chunked(`60000\r\n${'x'.repeat(0x60000)}\r\n0\r\n\r\n`),
    statuses: [413],
  },
  {
    name: 'bytes that are no UTF-8',
    bytes: post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
    statuses: [400],
  },
  { name: 'UTF-16', bytes: post(Buffer.from('{"email":"a"}', 'utf16le')), statuses: [400] },
  { name: '30,000 brackets deep', bytes: post('['.repeat(30_000) + ']'.repeat(30_000)), statuses: [400] },
  { name: 'a list of 30,000', bytes: post(`[${'1,'.repeat(29_999)}1]`), statuses: [400] },
  { name: 'a key of the prototype', bytes: post('{"__proto__":{"role":"ADMIN"}}'), statuses: [400] },
  {
    name: 'a gzip body',
    bytes: post(gzipSync('{"email":"a"}'), `${json}content-encoding: gzip\r\n`),
    statuses: [400],
  },
  { name: 'text', bytes: post('hello', 'content-type: text/plain\r\n'), statuses: [415] },
  {
    name: 'a form',
    bytes: post('a=b', 'content-type: application/x-www-form-urlencoded\r\n'),
    statuses: [415],
  },
  { name: 'a header of 80 kB', bytes: get(`x-long: ${'x'.repeat(80_000)}\r\n`), statuses: [431] },
  {
    name: '3,000 headers',
    bytes: get(Array.from({ length: 3_000 }, (_, at) => `x-${at}: 1\r\n`).join('')),
    statuses: [431],
  },
  { name: 'a header with a line feed alone', bytes: 'GET /healthz HTTP/1.1\nhost: x\n\n', statuses: [400] },
  { name: 'HTTP/1.0', bytes: 'GET /healthz HTTP/1.0\r\n\r\n', statuses: [200] },
  { name: 'no host', bytes: `GET /healthz HTTP/1.1\r\n${end}`, statuses: [400] },
  { name: 'no HTTP', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello', statuses: [400] },
  { name: 'a method that is none', bytes: `BREW / HTTP/1.1\r\nhost: x\r\n${end}`, statuses: [400] },
  {
    name: 'three in a row',
    bytes: 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2) + get(''),
    statuses: [200, 200, 200],
  },
  {
    name: 'length and chunks (smuggling)',
    bytes: `POST ${path} HTTP/1.1\r\nhost: x\r\n${json}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nhost: x\r\n${end}`,
    statuses: [400],
  },
  {
    name: 'a transfer encoding in disguise (smuggling)',
    bytes: `POST ${path} HTTP/1.1\r\nhost: x\r\n${json}transfer-encoding: xchunked\r\n\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nhost: x\r\n${end}`,
    statuses: [400],
  },
  { name: 'a space before the colon (smuggling)', bytes: get('content-length : 4\r\n'), statuses: [400] },
  {
    name: 'an upgrade',
    bytes: 'GET /healthz HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    statuses: [200],
  },
];

/** How often each status came. */
export function expectations(statuses: number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count}× ${status}`)
    .join(', ');
}
