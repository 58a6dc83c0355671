import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answeredInput,
  modelGuideOf,
  startInput,
} from '../../../../../tests/support/model-providers/model-fixtures.ts';
import {
  type ProviderServer,
  startProviderServer,
} from '../../../../../tests/support/model-providers/provider-server.ts';
import { writeAsModel } from '../../../../../tests/support/model-providers/scripted-model.ts';
import { type ModelProviderName, providerNames } from '../../../../../tests/support/model-providers/wire.ts';
import type { Guide, GuideInput, OutboundRequest, RecordOutboundRequest } from '../../guide.ts';
import { getModelUrl } from '../model-config.ts';
import { moderationRequest, stepRequest } from './outbound-request.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer(writeAsModel);
});
beforeEach(() => {
  server.requests.length = 0;
  server.moderated.length = 0;
});
afterAll(() => server.close());

async function write(guide: Guide, input: GuideInput, recordOutboundRequest: RecordOutboundRequest) {
  for await (const event of guide.next(input, new AbortController().signal, recordOutboundRequest)) {
    if (event.type === 'step') return event;
  }
  return undefined;
}

const hostOf = (provider: ModelProviderName) => new URL(server.baseUrl(provider)).host;
const totalLength = (texts: (string | undefined)[]) =>
  texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

describe.each(providerNames)('a request to %s', (provider) => {
  it('is reported before it leaves, with recipient and texts', async () => {
    const input = answeredInput(3);
    const recorded: [OutboundRequest, number][] = [];
    await write(modelGuideOf(server, provider), input, async (request) => {
      recorded.push([request, server.requests.length + server.moderated.length]);
    });
    const toModel = recorded.filter(([{ purpose }]) => purpose === 'guide');
    expect(toModel).toHaveLength(server.requests.length);
    const [[request] = []] = toModel;
    const { question, reading, rounds } = input;
    expect(request).toMatchObject({
      host: hostOf(provider),
      texts: [
        { what: 'question', chars: question.length },
        { what: 'reading', chars: totalLength([reading.a, reading.b]) },
        { what: 'asked', chars: totalLength(rounds.map((round) => round.question)), from: 1, to: 3 },
        { what: 'answers', chars: totalLength(rounds.map((round) => round.content)), from: 1, to: 3 },
      ],
    });
    expect(recorded[0]?.[1]).toBe(0);
    for (const { content } of rounds) {
      expect(server.requests[0]?.body).toContain(content);
      expect(JSON.stringify(recorded)).not.toContain(content);
    }
  });

  it('is reported for every try', async () => {
    server.fail('writes prose');
    const recorded: OutboundRequest[] = [];
    await write(modelGuideOf(server, provider), startInput, async (request) => void recorded.push(request));
    expect(server.requests).toHaveLength(2);
    expect(recorded.filter(({ purpose }) => purpose === 'guide')).toHaveLength(2);
  });

  it('does not leave when it could not be reported', async () => {
    const refused = write(modelGuideOf(server, provider), startInput, async () => {
      throw new Error('not written down');
    });
    await expect(refused).rejects.toThrow('not written down');
    expect([server.requests, server.moderated]).toEqual([[], []]);
  });
});

describe('a request', () => {
  it('to the moderation is reported, with the newest text alone', async () => {
    const recorded: OutboundRequest[] = [];
    const input = answeredInput(2);
    await write(modelGuideOf(server, 'openai'), input, async (request) => void recorded.push(request));
    expect(recorded.filter(({ purpose }) => purpose === 'moderation')).toEqual([
      {
        purpose: 'moderation',
        host: hostOf('openai'),
        model: 'omni-moderation-latest',
        texts: [{ what: 'answers', chars: server.moderated[0]?.length, from: 2, to: 2 }],
      },
    ]);
  });

  it('of a line to be rewritten names the line and the note', async () => {
    const guide = modelGuideOf(server, 'anthropic');
    const event = await write(guide, answeredInput(6), async () => {});
    if (event?.step.kind !== 'summary') throw new Error('no summary');
    const { summary } = event.step;
    const note = 'It was the boss';
    const recorded: OutboundRequest[] = [];
    const target = { part: 'reason' as const, index: 0, note };
    const recordOutboundRequest: RecordOutboundRequest = async (request) => void recorded.push(request);
    await guide.rewrite(
      answeredInput(6),
      summary,
      target,
      new AbortController().signal,
      recordOutboundRequest,
    );
    expect(recorded[0]?.texts.slice(-2)).toEqual([
      { what: 'line', chars: summary.reasons[0]?.length },
      { what: 'note', chars: note.length },
    ]);
  });

  it('goes to the provider by name where no other address is set', () => {
    const config = { model: 'm', apiKey: 'k', baseUrl: undefined, price: undefined };
    const hosts = (['anthropic', 'openai', 'google'] as const).map(
      (provider) => stepRequest({ ...config, provider }, startInput).host,
    );
    expect(hosts).toEqual(['api.anthropic.com', 'api.openai.com', 'generativelanguage.googleapis.com']);
    const openai = { ...config, provider: 'openai' as const };
    expect(moderationRequest(openai, startInput).host).toBe(new URL(getModelUrl(openai)).host);
  });
});
