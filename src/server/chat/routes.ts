import type { FastifyReply, FastifyRequest } from 'fastify';
import type { chatEndpoints } from '#shared/contract/chat.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { defaultLocale } from '#shared/locales.ts';
import { createSessionWatch } from '../auth/sessions/session-watch.ts';
import type { Deps } from '../deps.ts';
import { questionsOfTheDay } from '../guide/topics.ts';
import type { Handlers } from '../mount.ts';
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

/** Answers a start or message in the form that the caller asked for. */
async function answerTurn(
  places: StreamPlaces,
  call: { request: FastifyRequest; reply: FastifyReply; ref: DialogueRef; key: string | undefined },
  begin: (call: TurnCall) => Promise<Begun>,
): Promise<TurnAnswer | FastifyReply> {
  const { key } = call;
  if (wantsStream(call.request)) return streamTurn(places, call, () => begin({ key, live: true }));
  const begun = await begin({ key, live: false });
  return begun.kind === 'turn' ? waitForAnswer(begun.turn) : begun.answer;
}

type PublicCall = 'guideQuestions' | 'readQuestion';
type TurnCallName = 'startDialogue' | 'sendMessage' | 'finishDialogue' | 'resumeStream';

function publicRoutes(deps: Deps): Handlers<PublicCall> {
  return {
    guideQuestions: async ({ query }) => ({
      questions: questionsOfTheDay(deps.now(), query.locale ?? defaultLocale),
    }),
    readQuestion: async ({ body }) => {
      const sign = careOf([body.question]);
      if (sign.care) deps.metrics.careShown(sign.care, sign.careKind);
      return { reading: deps.guide.read(body.question.trim()), ...sign };
    },
  };
}

function turnRoutes(deps: Deps): Handlers<TurnCallName> {
  const places = createStreamPlaces(createSessionWatch(deps), deps.metrics);
  return {
    startDialogue: ({ body: { trace = true, ...body }, user, subscriber, idempotencyKey: key, ...http }) => {
      const ref = { userId: user.id, sessionId: body.sessionId };
      return answerTurn(places, { ...http, ref, key }, (call) =>
        trace
          ? startDialogue(deps, subscriber, body, call)
          : beginUnstored(deps, subscriber, { kind: 'start', body }, call),
      );
    },
    sendMessage: ({ body: { transcript, ...body }, user, subscriber, idempotencyKey: key, ...http }) => {
      const ref = { userId: user.id, sessionId: body.sessionId };
      return answerTurn(places, { ...http, ref, key }, (call) =>
        transcript
          ? beginUnstored(deps, subscriber, { kind: 'message', body: { ...body, transcript } }, call)
          : sendMessage(deps, subscriber, body, call),
      );
    },
    finishDialogue: ({ body: { transcript, ...body }, user, subscriber, idempotencyKey: key, ...http }) => {
      const ref = { userId: user.id, sessionId: body.sessionId };
      return answerTurn(places, { ...http, ref, key }, (call) =>
        transcript
          ? beginUnstored(deps, subscriber, { kind: 'finish', body: { ...body, transcript } }, call)
          : finishDialogue(deps, subscriber, body, call),
      );
    },
    resumeStream: ({ params, subscriber, request, reply }) =>
      resumeStream(deps, places, subscriber, { request, reply, sessionId: params.sessionId }),
  };
}

export function chatRoutes(deps: Deps): Handlers<keyof typeof chatEndpoints> {
  return {
    ...publicRoutes(deps),
    ...turnRoutes(deps),
    saveUnderstanding: async ({ body: { transcript, ...body }, subscriber }) =>
      transcript ? lookAtUnderstanding({ ...body, transcript }) : saveUnderstanding(deps, subscriber, body),
    rewritePart: async ({ body: { transcript, ...body }, user, subscriber, once }) => {
      // Not under the key: its answer would be stored for the repeat.
      if (transcript) return rewriteUnstored(deps, subscriber, { ...body, transcript });
      const sign = await once(() => rewritePart(deps, subscriber, body));
      const { sessionId } = body;
      return { frontendDisplay: await getSummary(deps, { userId: user.id, sessionId }), ...sign };
    },
    goBack: ({ body, subscriber }) => goBack(deps, subscriber, body),
    listSessions: ({ query, user }) => listSessions(deps, user.id, query),
    getSession: ({ params, user }) => getSession(deps, { userId: user.id, ...params }),
    deleteSession: ({ params, user }) => deleteSession(deps, { userId: user.id, ...params }),
  };
}
