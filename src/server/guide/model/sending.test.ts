import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answeredInput, modelGuideOf, startInput } from '../../../../tests/support/vendors/model-fixtures.ts';
import { writeAsModel } from '../../../../tests/support/vendors/scripted-model.ts';
import { startVendorServer, type VendorServer } from '../../../../tests/support/vendors/vendor-server.ts';
import { type VendorName, vendorNames } from '../../../../tests/support/vendors/wire.ts';
import type { Guide, GuideInput, RecordSending, Sending } from '../guide.ts';
import { getModelUrl } from './model-config.ts';
import { moderationSending, stepSending } from './sending.ts';

let server: VendorServer;
beforeAll(async () => {
  server = await startVendorServer(writeAsModel);
});
beforeEach(() => {
  server.requests.length = 0;
  server.moderated.length = 0;
});
afterAll(() => server.close());

async function write(guide: Guide, input: GuideInput, recordSending: RecordSending) {
  for await (const event of guide.next(input, new AbortController().signal, recordSending)) {
    if (event.type === 'step') return event;
  }
  return undefined;
}

const hostOf = (vendor: VendorName) => new URL(server.baseUrl(vendor)).host;
const lengthOf = (texts: (string | undefined)[]) => texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

describe.each(vendorNames)('a sending to %s', (vendor) => {
  it('is reported before it leaves, with recipient and texts', async () => {
    const input = answeredInput(3);
    const told: [Sending, number][] = [];
    await write(modelGuideOf(server, vendor), input, async (sending) => {
      told.push([sending, server.requests.length + server.moderated.length]);
    });
    const toModel = told.filter(([{ purpose }]) => purpose === 'guide');
    expect(toModel).toHaveLength(server.requests.length);
    const [[sending] = []] = toModel;
    const { question, reading, rounds } = input;
    expect(sending).toMatchObject({
      host: hostOf(vendor),
      texts: [
        { what: 'question', chars: question.length },
        { what: 'reading', chars: lengthOf([reading.a, reading.b]) },
        { what: 'asked', chars: lengthOf(rounds.map((round) => round.question)), from: 1, to: 3 },
        { what: 'answers', chars: lengthOf(rounds.map((round) => round.content)), from: 1, to: 3 },
      ],
    });
    expect(told[0]?.[1]).toBe(0);
    for (const { content } of rounds) {
      expect(server.requests[0]?.body).toContain(content);
      expect(JSON.stringify(told)).not.toContain(content);
    }
  });

  it('is reported for every try', async () => {
    server.fail('writes prose');
    const told: Sending[] = [];
    await write(modelGuideOf(server, vendor), startInput, async (sending) => void told.push(sending));
    expect(server.requests).toHaveLength(2);
    expect(told.filter(({ purpose }) => purpose === 'guide')).toHaveLength(2);
  });

  it('does not leave when it could not be reported', async () => {
    const refused = write(modelGuideOf(server, vendor), startInput, async () => {
      throw new Error('not written down');
    });
    await expect(refused).rejects.toThrow('not written down');
    expect([server.requests, server.moderated]).toEqual([[], []]);
  });
});

describe('a sending', () => {
  it('to the moderation is reported, with the newest text alone', async () => {
    const told: Sending[] = [];
    const input = answeredInput(2);
    await write(modelGuideOf(server, 'openai'), input, async (sending) => void told.push(sending));
    expect(told.filter(({ purpose }) => purpose === 'moderation')).toEqual([
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
    const told: Sending[] = [];
    const target = { part: 'reason' as const, index: 0, note };
    const recordSending: RecordSending = async (sending) => void told.push(sending);
    await guide.rewrite(answeredInput(6), summary, target, new AbortController().signal, recordSending);
    expect(told[0]?.texts.slice(-2)).toEqual([
      { what: 'line', chars: summary.reasons[0]?.length },
      { what: 'note', chars: note.length },
    ]);
  });

  it('goes to the vendor by name where no other address is set', () => {
    const config = { model: 'm', apiKey: 'k', baseUrl: undefined, price: undefined };
    const hosts = (['anthropic', 'openai', 'google'] as const).map(
      (provider) => stepSending({ ...config, provider }, startInput).host,
    );
    expect(hosts).toEqual(['api.anthropic.com', 'api.openai.com', 'generativelanguage.googleapis.com']);
    const openai = { ...config, provider: 'openai' as const };
    expect(moderationSending(openai, startInput).host).toBe(new URL(getModelUrl(openai)).host);
  });
});
