/** The API of dialogues and of the library: chooses between stored and unstored dialogues for each call. */
import type { FastifyReply } from 'fastify';
import type { chatEndpoints, libraryEndpoints } from '#shared/contract/chat.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { defaultLocale } from '#shared/locales.ts';
import { packSummary } from '#shared/summary.ts';
import { createSessionCheck } from '../auth/sessions/sessions.ts';
import { requireSubscriber } from '../billing/subscriptions.ts';
import type { Deps } from '../deps.ts';
import { questionsOfTheDay } from '../guide/daily-questions/daily-questions.ts';
import { guessSituations } from '../guide/engine/situation.ts';
import { assessRisk } from '../guide/safety/assess.ts';
import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../mount.ts';
import { saveClarity } from './check-ins/check-ins.ts';
import {
  checkUnderstanding,
  getSummary,
  rewritePart,
  rewriteUnstored,
  saveUnderstanding,
} from './corrections.ts';
import { toCareFields } from './dialogue.ts';
import { getFreeReflection } from './free-reflection.ts';
import { importReflections } from './import.ts';
import { deleteSession, getSession, goBack, listSessions, searchReflections } from './past-dialogues.ts';
import { createStoredTurnStore } from './turns/stored-turns.ts';
import {
  createStreamLimiter,
  resumeStream,
  type StreamCall,
  type StreamLimiter,
  streamTurn,
  wantsStream,
} from './turns/streams.ts';
import { beginTurn, requireAnswer, type TurnCall, type TurnStore } from './turns/turns.ts';
import { createUnstoredTurnStore } from './unstored.ts';

/** Responds to a call that starts a turn: with a stream or JSON, depending on its Accept header. */
async function respondWithTurn(
  deps: Deps,
  streamLimiter: StreamLimiter,
  { request, reply, key }: StreamCall & { key: string | undefined },
  createStore: (call: TurnCall) => TurnStore,
): Promise<TurnAnswer | FastifyReply> {
  const call = { key, asStream: wantsStream(request) };
  const store = createStore(call);
  const begin = () => beginTurn(deps, store, call);
  if (call.asStream) return streamTurn(streamLimiter, { request, reply, ref: store.ref }, begin);
  const started = await begin();
  return started.kind === 'turn' ? requireAnswer(started.turn) : started.answer;
}

/** Endpoints that need no sign-in. */
type PublicEndpoint = 'guideQuestions' | 'readQuestion';
type TurnEndpoint = 'startDialogue' | 'sendMessage' | 'finishDialogue' | 'resumeStream';

/** Daily questions, and the guide's reading of a question. */
function publicRoutes(deps: Deps): Handlers<PublicEndpoint> {
  return {
    guideQuestions: async ({ query }) => ({
      questions: questionsOfTheDay(deps.now(), query.locale ?? defaultLocale),
    }),
    readQuestion: async ({ body }) => {
      const risk = assessRisk([body.question]);
      if (risk) deps.metrics.careShown(risk.level, risk.kind);
      const question = body.question.trim();
      return {
        reading: deps.guide.read(question),
        situations: guessSituations(question).map(({ situation }) => situation),
        ...toCareFields(risk),
      };
    },
  };
}

/**
 * Endpoints that start or follow a turn. A dialogue is not stored if its start says `trace: false`; all later
 * calls of it send a `transcript`.
 */
function turnRoutes(deps: Deps): Handlers<TurnEndpoint> {
  const streamLimiter = createStreamLimiter(createSessionCheck(deps), deps.metrics);
  return {
    startDialogue: ({ body: { trace = true, ...body }, participant, idempotencyKey: key, ...http }) => {
      if (!trace && body.continues)
        throw new AppError('invalid_input', { fields: { continues: 'needs a stored dialogue' } });
      const turn = { kind: 'start' as const, body };
      return respondWithTurn(deps, streamLimiter, { ...http, key }, (call) =>
        trace
          ? createStoredTurnStore(deps, participant, turn, call)
          : createUnstoredTurnStore(deps, requireSubscriber(participant), turn),
      );
    },
    sendMessage: ({ body: { transcript, ...body }, participant, idempotencyKey: key, ...http }) => {
      const kind = 'message' as const;
      return respondWithTurn(deps, streamLimiter, { ...http, key }, (call) =>
        transcript
          ? createUnstoredTurnStore(deps, requireSubscriber(participant), {
              kind,
              body: { ...body, transcript },
            })
          : createStoredTurnStore(deps, participant, { kind, body }, call),
      );
    },
    finishDialogue: ({ body: { transcript, ...body }, participant, idempotencyKey: key, ...http }) => {
      const kind = 'finish' as const;
      return respondWithTurn(deps, streamLimiter, { ...http, key }, (call) =>
        transcript
          ? createUnstoredTurnStore(deps, requireSubscriber(participant), {
              kind,
              body: { ...body, transcript },
            })
          : createStoredTurnStore(deps, participant, { kind, body }, call),
      );
    },
    resumeStream: ({ params, participant, request, reply }) =>
      resumeStream(deps, streamLimiter, participant, { request, reply, sessionId: params.sessionId }),
  };
}

export function chatRoutes(deps: Deps): Handlers<keyof typeof chatEndpoints> {
  return {
    ...publicRoutes(deps),
    ...turnRoutes(deps),
    saveUnderstanding: async ({ body: { transcript, ...body }, participant }) =>
      transcript
        ? checkUnderstanding(requireSubscriber(participant), { ...body, transcript })
        : saveUnderstanding(deps, participant, body),
    rewritePart: async ({ body: { transcript, ...body }, user, participant, once }) => {
      // Without `once`, which stores the response for repeated calls: it contains text of an unstored
      // dialogue.
      if (transcript) return rewriteUnstored(deps, requireSubscriber(participant), { ...body, transcript });
      const care = await once(async () => toCareFields(await rewritePart(deps, participant, body)));
      const summary = await getSummary(deps, { userId: user.id, sessionId: body.sessionId });
      return { frontendDisplay: packSummary(summary), ...care };
    },
    saveClarity: ({ body, user }) => saveClarity(deps, user.id, body),
    goBack: ({ body, participant }) => goBack(deps, participant, body),
    freeReflection: ({ user }) => getFreeReflection(deps, user.id),
    listSessions: ({ query, user }) => listSessions(deps, user.id, query),
    getSession: ({ params, user }) => getSession(deps, { userId: user.id, ...params }),
    deleteSession: ({ params, user }) => deleteSession(deps, { userId: user.id, ...params }),
  };
}

export function libraryRoutes(deps: Deps): Handlers<keyof typeof libraryEndpoints> {
  return {
    searchReflections: ({ body, user }) => searchReflections(deps, user.id, body.query),
    importReflections: ({ body, user }) => importReflections(deps, user.id, body.reflections),
  };
}
