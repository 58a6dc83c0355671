import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TurnAnswer } from '#shared/shapes.ts';
import { requireSubscriber } from '../billing/subscriptions.ts';
import type { Deps } from '../deps.ts';
import { questionsOfTheDay } from '../guide/topics.ts';
import { parseIdempotencyKey } from '../http/idempotency.ts';
import type { Mount } from '../http/mount.ts';
import { careOf } from './dialogue.ts';
import { deleteSession, getSession, goBack, listSessions } from './sessions.ts';
import { createStreamPlaces, resumeStream, type StreamPlaces, streamTurn, wantsStream } from './streams.ts';
import type { DialogueRef } from './transcripts.ts';
import { type Begun, sendMessage, startDialogue, type TurnCall, waitForAnswer } from './turns.ts';

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return key === undefined ? undefined : parseIdempotencyKey(key);
}

/** Answers a start or message in the form that the caller asked for. */
async function answerTurn(
  deps: Deps,
  places: StreamPlaces,
  call: { request: FastifyRequest; reply: FastifyReply; ref: DialogueRef },
  begin: (call: TurnCall) => Promise<Begun>,
): Promise<TurnAnswer | FastifyReply> {
  const key = readIdempotencyKey(call.request);
  if (wantsStream(call.request)) return streamTurn(deps, places, call, () => begin({ key, live: true }));
  const begun = await begin({ key, live: false });
  return begun.kind === 'turn' ? waitForAnswer(begun.turn) : begun.answer;
}

/** Questions of the day and the reading of a question: for everybody. */
function publicRoutes(mount: Mount, deps: Deps): void {
  mount('guideQuestions', async ({ query }) => ({
    questions: questionsOfTheDay(deps.now(), query.locale ?? 'en'),
  }));
  mount('readQuestion', async ({ body }) => {
    const care = careOf([body.question]);
    return { reading: deps.guide.read(body.question.trim()), ...(care && { care }) };
  });
}

function turnRoutes(mount: Mount, deps: Deps): void {
  const places = createStreamPlaces();
  mount('startDialogue', async ({ body, userId, request, reply }) => {
    const subscriber = await requireSubscriber(deps, userId);
    const ref = { userId, sessionId: body.sessionId };
    return answerTurn(deps, places, { request, reply, ref }, (call) =>
      startDialogue(deps, subscriber, body, call),
    );
  });
  mount('sendMessage', async ({ body, userId, request, reply }) => {
    const subscriber = await requireSubscriber(deps, userId);
    const ref = { userId, sessionId: body.sessionId };
    return answerTurn(deps, places, { request, reply, ref }, (call) =>
      sendMessage(deps, subscriber, body, call),
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
  mount('goBack', async ({ body, userId }) => goBack(deps, await requireSubscriber(deps, userId), body));
  mount('listSessions', async ({ query, userId }) => listSessions(deps, userId, query));
  mount('getSession', async ({ params, userId }) => getSession(deps, { userId, ...params }));
  mount('deleteSession', async ({ params, userId }) => deleteSession(deps, { userId, ...params }));
}
