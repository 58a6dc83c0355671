/** For tests of dialogues: signed-in people, API clients and a scripted guide. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { InjectOptions } from 'fastify';
import type { Transcript } from '#shared/contract/chat.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { AiResponse, Understanding } from '#shared/contract/shapes.ts';
import { replaceLine, type Summary } from '#shared/summary.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';
import { openSession } from '../auth/sessions/sessions.ts';
import { signAccessToken } from '../auth/sessions/tokens.ts';
import { insertUser } from '../auth/users.ts';
import { subscriptions } from '../db/schema-billing.ts';
import type { Deps } from '../deps.ts';
import type { Guide, GuideEvent, GuideInput, GuideReport, GuideStep } from '../guide/guide.ts';

export interface Person {
  userId: string;
  authSessionId: string;
  authorization: string;
}

/** A signed-in person without a subscription. */
export async function createPerson(deps: Deps, name: string): Promise<Person> {
  const now = deps.now();
  const email = `${name}@clearing.test`;
  const user = await insertUser(deps.db, { email, passwordHash: 'none', fullName: name }, now);
  const { session } = await openSession(deps.db, user.id, now);
  const claims = { userId: user.id, sessionId: session.id };
  const { accessToken } = await signAccessToken(deps, claims, session.expiresAt);
  return { userId: user.id, authSessionId: session.id, authorization: `Bearer ${accessToken}` };
}

export async function payForAYear(deps: Deps, userId: string, name: string): Promise<void> {
  const now = deps.now();
  await deps.db.insert(subscriptions).values({
    userId,
    provider: 'stripe',
    providerSubscriptionId: `sub_${name}`,
    plan: 'annual',
    providerStatus: 'active',
    status: 'active',
    live: true,
    paidThrough: new Date(now.getTime() + 365 * 24 * 3_600_000),
    createdAt: now,
    syncedAt: now,
  });
}

/** A signed-in person who has paid for a year. */
export async function createSubscriber(deps: Deps, name: string): Promise<Person> {
  const person = await createPerson(deps, name);
  await payForAYear(deps, person.userId, name);
  return person;
}

export interface ReceivedEvent {
  id: string | undefined;
  event: string | undefined;
  data: string;
}

/** What a person's browser or script does, without a socket. */
export function createClient({ app, clock }: TestApp, person: Person | undefined) {
  const call = async (options: InjectOptions) => {
    clock.pass(1_000);
    const headers = { ...(person && { authorization: person.authorization }), ...options.headers };
    return app.inject({ ...options, headers });
  };
  const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    call({ method: 'POST', url: `/api/chat/${path}`, payload: payload as object, headers });
  return {
    post,
    get: (path: string, headers: Record<string, string> = {}) =>
      call({ method: 'GET', url: `/api/chat/${path}`, headers }),
    remove: (path: string) => call({ method: 'DELETE', url: `/api/chat/${path}` }),
    start: async (sessionId: string, question = 'Should I stay or go?'): Promise<AiResponse> =>
      (await post('start', { sessionId, question })).json().data,
    answer: async (sessionId: string, message: string, round?: number): Promise<AiResponse> =>
      (await post('message', { sessionId, message, ...(round && { round }) })).json().data,
    session: async (sessionId: string): Promise<ResponseBody<'getSession'>> =>
      (await call({ method: 'GET', url: `/api/chat/sessions/${sessionId}` })).json(),
  };
}

/** A stream over a real socket, read event by event. */
export async function openStream(base: string, path: string, init: RequestInit) {
  const abort = new AbortController();
  const headers = { accept: 'text/event-stream', ...(init.headers as Record<string, string>) };
  const response = await fetch(`${base}${path}`, { ...init, headers, signal: abort.signal });
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<ReceivedEvent | undefined> => {
    const { value } = (await reader?.read()) ?? {};
    return value && { id: value.id, event: value.event, data: value.data };
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    take: async (count: number): Promise<ReceivedEvent[]> => {
      const events: ReceivedEvent[] = [];
      while (events.length < count) {
        const event = await next();
        if (!event) break;
        events.push(event);
      }
      return events;
    },
    /** Disconnects in the middle of the stream. */
    drop: () => abort.abort(),
  };
}

/** A POST that asks for the stream form. */
export function streamPost(person: Person, body: unknown, key?: string): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: person.authorization,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
  };
}

type Client = ReturnType<typeof createClient>;
type TranscriptRound = Transcript['rounds'][number];

/** A browser that keeps a dialogue itself and sends all of it with each call. */
export function createUnstoredClient(client: Client, sessionId: string) {
  let transcript: Transcript = { question: '', rounds: [] };
  let summary: AiResponse['frontendDisplay'];
  const take = (data: AiResponse): AiResponse => {
    if (data.care === 'high') return data;
    const {
      newQuestion: question,
      kind = 'choice',
      options = [],
      stage = '',
      understanding,
      careKind,
    } = data;
    const open: TranscriptRound[] = question ? [{ kind, stage, question, options, answer: null }] : [];
    transcript = {
      ...transcript,
      rounds: [...transcript.rounds, ...open],
      ...(understanding && { understanding }),
      ...(data.care && { care: 'low', ...(careKind && { careKind }) }),
    };
    summary = data.frontendDisplay;
    return data;
  };
  const send = async (path: string, body: object, headers?: Record<string, string>) =>
    client.post(path, { sessionId, ...body }, headers);
  return {
    transcript: () => transcript,
    send,
    start: async (question: string, reading?: Transcript['reading']): Promise<AiResponse> => {
      const given = reading && { reading };
      const answer = await send('start', { question, trace: false, ...given });
      transcript = { question, rounds: [], ...given };
      return take(answer.json().data);
    },
    answer: async (content: string, option?: 'A' | 'B' | 'C'): Promise<AiResponse> => {
      const chosen = option && { option };
      const answer = await send('message', { message: content, ...chosen, transcript });
      const last = transcript.rounds.at(-1);
      if (last) last.answer = { content, ...chosen };
      return take(answer.json().data);
    },
    finish: async (): Promise<AiResponse> => take((await send('finish', { transcript })).json().data),
    rewrite: async (target: object) =>
      (await send('rewrite', { ...target, transcript: { ...transcript, frontendDisplay: summary } })).json(),
    /** Goes back by one question, as the page does. */
    back: (understanding?: Transcript['understanding']) => {
      const rounds = transcript.rounds.slice(0, -1);
      const last = rounds.at(-1);
      if (last) last.answer = null;
      transcript = { ...transcript, rounds, ...(understanding && { understanding }) };
    },
  };
}

/** The pieces that every scripted reflection is streamed in. */
export const pieces = ['You wrote this down. ', 'It has two sides. ', 'One of them is louder. ', 'Listen.'];

/**
 * What the guide does in a turn instead of writing as it should: fails, hangs and ignores its signal, or
 * writes nonsense.
 */
type Fault =
  | 'throws'
  | 'hangs'
  | 'ends without a step'
  | 'asks for ever'
  | 'writes an empty question'
  | 'sees high risk'
  | 'sees low risk'
  | 'makes quotes up'
  | 'rewrites all'
  | 'keeps the line';

export interface ScriptedGuide extends Guide {
  /** The input of every call, the newest last. */
  readonly inputs: GuideInput[];
  /** One fault for each of the next turns. */
  fail(...faults: Fault[]): void;
  /** Stops turns after their first piece, until `release`. */
  hold(): void;
  release(): void;
}

export function scriptedQuestion(number: number): string {
  return `What is true of it on day ${number}?`;
}

export function scriptedOptions(number: number): string[] {
  return ['first', 'second', 'third'].map((word) => `The ${word} side on day ${number}`);
}

export function scriptedUnderstanding(number: number): Understanding {
  return {
    wants: [{ text: `Wish ${number}`, own: false }],
    fears: [],
    limits: [],
    unknown: [{ text: 'A day for it', own: false }],
  };
}

function createSummary(input: GuideInput): GuideStep {
  const quotes = input.rounds.map(({ number, content }) => ({ round: number, quote: content }));
  const [first] = quotes;
  return {
    kind: 'summary',
    reflection: pieces.join(''),
    summary: {
      question: input.question,
      insights: ['It is clear now', 'It began here'],
      reasons: input.rounds.map(({ content }) => content),
      steps: ['Take one step'],
      mood: 'The sky clears',
      label: 'You weigh',
      suggestions: ['You look twice'],
      stillOpen: input.finish ? ['What comes next'] : [],
      evidence: [
        ...(first ? [0, 1].map((index) => ({ part: 'insight' as const, index, ...first })) : []),
        ...quotes.map((quote, index) => ({ part: 'reason' as const, index, ...quote })),
      ],
    },
  };
}

/** The report of the scripted guide, as if a model had written the step. */
export const scriptedReport: GuideReport = {
  guide: 'scripted',
  model: 'scripted-1',
  promptVersion: '7',
  tries: 1,
  failedChecks: [],
  heldBack: 0,
  fellBack: null,
  repaired: false,
  usage: { inputTokens: 9, cachedTokens: 0, outputTokens: 5, reasoningTokens: 0 },
  costMicros: 12,
};

function createRound(number: number, stage: string, question = scriptedQuestion(number)): GuideStep {
  return {
    kind: 'round',
    roundKind: 'choice',
    stage,
    reflection: pieces.join(''),
    question,
    options: scriptedOptions(number),
    support: `Support ${number}`,
    understanding: scriptedUnderstanding(number),
  };
}

function createStep(
  input: GuideInput,
  { summaryAfter = 3, stage }: ScriptedGuideOptions,
  fault: Fault | undefined,
): GuideStep {
  const answered = input.rounds.length;
  const question = fault === 'writes an empty question' ? ' ' : undefined;
  const ends = (answered >= summaryAfter || input.finish) && fault !== 'asks for ever';
  const step = ends
    ? createSummary(input)
    : createRound(answered + 1, stage ?? `stage-${answered + 1}`, question);
  if (fault !== 'makes quotes up' || step.kind !== 'summary') return step;
  const evidence = (step.summary.evidence ?? []).map((entry) => ({ ...entry, quote: 'never said' }));
  return { ...step, summary: { ...step.summary, evidence } };
}

/** As if the guide had also changed what it was not asked to change. */
function spoiled(summary: Summary): Summary {
  return { ...summary, mood: 'Spoiled', steps: ['Spoiled'] };
}

interface ScriptedGuideOptions {
  summaryAfter?: number;
  /** The stage of every round; otherwise each has a different one, which no other guide knows. */
  stage?: string;
}

/** A guide whose words and faults the test decides. */
export function createScriptedGuide(options: ScriptedGuideOptions = {}): ScriptedGuide {
  const inputs: GuideInput[] = [];
  const faults: Fault[] = [];
  let held: Promise<void> | undefined;
  let release = () => {};
  return {
    kind: 'scripted',
    label: 'Scripted guide',
    inputs,
    fail: (...next) => void faults.push(...next),
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      release();
      held = undefined;
    },
    read: (question) => ({ frame: 'open', act: question.slice(0, 200) }),
    async *next(input): AsyncGenerator<GuideEvent> {
      inputs.push(input);
      const fault = faults.shift();
      if (fault === 'throws') throw new Error('scripted fault');
      if (fault === 'hangs') await new Promise(() => {});
      for (const [index, text] of pieces.entries()) {
        if (index > 0) await held;
        yield { type: 'thinking', text };
      }
      if (fault === 'ends without a step') return;
      if (fault === 'sees high risk') yield { type: 'risk', level: 'high', kind: 'self-harm' };
      if (fault === 'sees low risk') yield { type: 'risk', level: 'low', kind: 'abuse' };
      yield { type: 'step', step: createStep(input, options, fault), report: scriptedReport };
    },
    async rewrite(input, summary, target): Promise<Summary> {
      inputs.push(input);
      const fault = faults.shift();
      if (fault === 'throws') throw new Error('scripted fault');
      await held;
      if (fault === 'keeps the line') return summary;
      const [{ number = 0, content = '' } = {}] = input.rounds;
      const proof = { round: number, quote: fault === 'makes quotes up' ? 'never said' : content };
      const text = `Rewritten ${target.note ?? ''} ${inputs.length}`;
      const rewritten = replaceLine(summary, target, { text, evidence: [{ ...target, ...proof }] });
      return fault === 'rewrites all' ? spoiled(rewritten) : rewritten;
    },
  };
}
