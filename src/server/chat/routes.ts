import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { defaultLocale } from '#shared/locales.ts';
import { createSessionWatch } from '../auth/sessions/session-watch.ts';
import { requireSubscriber } from '../billing/subscriptions.ts';
import type { Deps } from '../deps.ts';
import { questionsOfTheDay } from '../guide/topics.ts';
import { parseIdempotencyKey, withIdempotency } from '../http/idempotency.ts';
import type { Mount } from '../http/mount.ts';
import { careOf } from './dialogue.ts';
import { getSummary, rewritePart } from './rewrite.ts';
import { deleteSession, getSession, goBack, listSessions } from './sessions.ts';
import type { DialogueRef } from './transcripts.ts';
import {
  createStreamPlaces,
  resumeStream,
  type StreamPlaces,
  streamTurn,
  wantsStream,
} from './turns/streams.ts';
import {
  type Begun,
  finishDialogue,
  sendMessage,
  startDialogue,
  type TurnCall,
  waitForAnswer,
} from './turns/turns.ts';
import { saveUnderstanding } from './understanding.ts';
import { beginUnstored } from './unstored/unstored.ts';
import { lookAtUnderstanding, rewriteUnstored } from './unstored/unstored-lines.ts';

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return key === undefined ? undefined : parseIdempotencyKey(key);
}

/** Answers a start or message in the form that the caller asked for. */
async function answerTurn(
  places: StreamPlaces,
  call: { request: FastifyRequest; reply: FastifyReply; ref: DialogueRef },
  begin: (call: TurnCall) => Promise<Begun>,
): Promise<TurnAnswer | FastifyReply> {
  const key = readIdempotencyKey(call.request);
  if (wantsStream(call.request)) return streamTurn(places, call, () => begin({ key, live: true }));
  const begun = await begin({ key, live: false });
  return begun.kind === 'turn' ? waitForAnswer(begun.turn) : begun.answer;
}

/** Questions of the day and the reading of a question: for everybody. */
function publicRoutes(mount: Mount, deps: Deps): void {
  mount('guideQuestions', async ({ query }) => ({
    questions: questionsOfTheDay(deps.now(), query.locale ?? defaultLocale),
  }));
  mount('readQuestion', async ({ body }) => {
    const sign = careOf([body.question]);
    if (sign.care) deps.metrics.careShown(sign.care, sign.careKind);
    return { reading: deps.guide.read(body.question.trim()), ...sign };
  });
}

function turnRoutes(mount: Mount, deps: Deps): void {
  const places = createStreamPlaces(createSessionWatch(deps), deps.metrics);
  mount('startDialogue', async ({ body: { trace = true, ...body }, userId, request, reply }) => {
    const subscriber = await requireSubscriber(deps, userId);
    const ref = { userId, sessionId: body.sessionId };
    return answerTurn(places, { request, reply, ref }, (call) =>
      trace
        ? startDialogue(deps, subscriber, body, call)
        : beginUnstored(deps, subscriber, { kind: 'start', body }, call),
    );
  });
  mount('sendMessage', async ({ body: { transcript, ...body }, userId, request, reply }) => {
    const subscriber = await requireSubscriber(deps, userId);
    const ref = { userId, sessionId: body.sessionId };
    return answerTurn(places, { request, reply, ref }, (call) =>
      transcript
        ? beginUnstored(deps, subscriber, { kind: 'message', body: { ...body, transcript } }, call)
        : sendMessage(deps, subscriber, body, call),
    );
  });
  mount('finishDialogue', async ({ body: { transcript, ...body }, userId, request, reply }) => {
    const subscriber = await requireSubscriber(deps, userId);
    const ref = { userId, sessionId: body.sessionId };
    return answerTurn(places, { request, reply, ref }, (call) =>
      transcript
        ? beginUnstored(deps, subscriber, { kind: 'finish', body: { ...body, transcript } }, call)
        : finishDialogue(deps, subscriber, body, call),
    );
  });
  mount('resumeStream', async ({ params, userId, request, reply }) => {
    const subscriber = await requireSubscriber(deps, userId);
    return resumeStream(deps, places, subscriber, { request, reply, sessionId: params.sessionId });
  });
}

export function chatRoutes(mount: Mount, deps: Deps): void {
  publicRoutes(mount, deps);
  turnRoutes(mount, deps);
  mount('saveUnderstanding', async ({ body: { transcript, ...body }, userId }) => {
    const subscriber = await requireSubscriber(deps, userId);
    if (transcript) return lookAtUnderstanding({ ...body, transcript });
    return saveUnderstanding(deps, subscriber, body);
  });
  mount('rewritePart', async ({ body: { transcript, ...body }, userId, request }) => {
    const subscriber = await requireSubscriber(deps, userId);
    // Under no key: its answer would be kept for the repeat.
    if (transcript) return rewriteUnstored(deps, subscriber, { ...body, transcript });
    const key = request.headers['idempotency-key'];
    const sign = await withIdempotency(deps, { userId, key, endpoint: 'rewritePart', body }, () =>
      rewritePart(deps, subscriber, body),
    );
    const { sessionId } = body;
    return { frontendDisplay: await getSummary(deps, { userId, sessionId }), ...sign };
  });
  mount('goBack', async ({ body, userId }) => goBack(deps, await requireSubscriber(deps, userId), body));
  mount('listSessions', async ({ query, userId }) => listSessions(deps, userId, query));
  mount('getSession', async ({ params, userId }) => getSession(deps, { userId, ...params }));
  mount('deleteSession', async ({ params, userId }) => deleteSession(deps, { userId, ...params }));
}
