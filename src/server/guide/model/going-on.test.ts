/** After a text that broke off in the middle, and after a silence. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answeredInput, modelGuideOf } from '../../../../tests/support/model-providers/model-fixtures.ts';
import {
  type ProviderServer,
  startProviderServer,
} from '../../../../tests/support/model-providers/provider-server.ts';
import { writeAsModel } from '../../../../tests/support/model-providers/scripted-model.ts';
import { providerNames } from '../../../../tests/support/model-providers/wire.ts';
import { createModelContext } from './model-context.ts';

let server: ProviderServer;
let reflection: ((number: number) => string) | undefined;

beforeAll(async () => {
  server = await startProviderServer((request) => {
    const value = JSON.parse(writeAsModel(request));
    const count = server.requests.length;
    return JSON.stringify({ ...value, ...(reflection && { reflection: reflection(count) }) });
  });
  // The built-in guide reads its weights for its first text.
  server.fail('refuses');
  await write();
});
beforeEach(() => {
  server.requests.length = 0;
  reflection = undefined;
});
afterAll(async () => server.close());

async function write(limits = {}, provider: (typeof providerNames)[number] = 'anthropic') {
  let shown = '';
  for await (const event of modelGuideOf(server, provider, [], limits).next(
    answeredInput(1),
    new AbortController().signal,
  )) {
    if (event.type === 'thinking') {
      shown += event.text;
    } else if (event.type === 'step') return { shown, step: event.step, report: event.report };
  }
  throw new Error('no step');
}

const hourMs = 3_600_000;
const first = 'The new team starts in March.';

describe.each(providerNames)('a text of %s that broke off', (provider) => {
  it('goes on from what was shown, with a question that follows', async () => {
    reflection = (count) =>
      count === 1
        ? `${first} ${'And it was your boss who told you. '.repeat(30)}`
        : 'And it was your boss who told you.';
    server.fail('cuts the line in the middle');
    const { shown, step, report } = await write({}, provider);
    expect(report).toMatchObject({ tries: 2, fellBack: null });
    expect(shown).toBe(`${first} And it was your boss who told you.`);
    expect(step.reflection).toBe(shown);
    // The second call knows what was read.
    expect(server.requests).toHaveLength(2);
    expect(server.requests[0]?.body).not.toContain(`"${first}`);
    expect(server.requests[1]?.body).toContain(first);
    expect(server.requests[1]?.body).toContain('Your text broke off here');
  });
});

describe('a text that broke off', () => {
  it('is not said twice when the model begins again', async () => {
    reflection = () => `${first} And it was your boss who told you.${' '.repeat(900)}`;
    server.fail('cuts the line in the middle');
    const { shown, step, report } = await write();
    expect(report).toMatchObject({ tries: 2, fellBack: null });
    expect(shown.match(/new team/g)).toHaveLength(1);
    expect(step.reflection).toBe(shown);
  });

  it('stays as it is when the model has nothing to add', async () => {
    reflection = (count) => (count === 1 ? `${first} ${'It was your boss who told you. '.repeat(30)}` : '');
    server.fail('cuts the line in the middle');
    const { shown, report } = await write();
    expect(report).toMatchObject({ tries: 2, fellBack: null });
    expect(shown.startsWith(first)).toBe(true);
  });
});

describe('a model that hangs', () => {
  it.each(['hangs before headers', 'hangs after headers', 'drips'] as const)(
    'is given up when it %s, and the built-in guide writes at once',
    async (fault) => {
      server.fail(fault);
      // Waiting for anything else would outlast the test.
      const { report } = await write({
        totalMs: hourMs,
        headersMs: 400,
        firstChunkMs: 400,
        firstTextMs: 400,
        quietMs: 100,
        chunkMs: 400,
      });
      expect(report).toMatchObject({ fellBack: 'timeout', tries: 1 });
    },
  );

  it('after a first failure has no more time than one that hangs from the start', async () => {
    server.fail('answers 500', 'hangs after headers');
    const { report } = await write({
      totalMs: hourMs,
      firstChunkMs: hourMs,
      headersMs: hourMs,
      firstTextMs: 600,
      quietMs: 100,
    });
    expect(report).toMatchObject({ fellBack: 'timeout', tries: 2 });
  });

  it('that thinks before it writes is not given up', async () => {
    server.fail('thinks in parts');
    const { report } = await write({ firstTextMs: 5_000 });
    expect(report).toMatchObject({ fellBack: null });
  });

  it('has less than 8 s by default, and as long as the operator says', () => {
    const config = {
      provider: 'anthropic',
      model: 'm',
      apiKey: 'k',
      baseUrl: undefined,
      price: undefined,
    } as const;
    const rest = { fallback: modelGuideOf(server, 'anthropic'), fetch, log: { warn: () => {} } };
    const { limits } = createModelContext({ config, ...rest });
    expect(Math.max(limits.headersMs, limits.firstChunkMs, limits.firstTextMs)).toBeLessThan(8_000);
    const patient = createModelContext({ config: { ...config, firstTextMs: 40_000 }, ...rest }).limits;
    expect([patient.headersMs, patient.firstChunkMs, patient.firstTextMs]).toEqual([40_000, 40_000, 40_000]);
  });
});
