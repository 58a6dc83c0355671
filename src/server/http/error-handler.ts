/** Converts everything that a route throws to a response in the error format of the API. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorBody, type ErrorCode, errors } from '#shared/contract/errors.ts';
import { isTemporaryDatabaseError, isUserDeletedError } from '../db/database-errors.ts';
import { AppError } from './app-error.ts';

/** Fastify's own errors, by code. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_BAD_URL: 'not_found',
  // A file path that contains a NUL character.
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

/** The error to respond with; undefined for an unexpected one. */
function toRefusal(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isTemporaryDatabaseError(error)) return new AppError('busy', { cause: error, retryAfterS: 5 });
  if (isUserDeletedError(error)) return new AppError('unauthorized');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const entries = error.validation.map((issue) => [
      issue.instancePath.slice(1).replaceAll('/', '.') || 'body',
      issue.message ?? '',
    ]);
    return new AppError('invalid_input', { fields: Object.fromEntries(entries) });
  }
  const code = fastifyCodes[error.code];
  if (code) return new AppError(code);
  // Fastify's JSON parser refuses `__proto__` keys with a 400 without a code.
  return error.statusCode === 400 ? new AppError('malformed_json') : undefined;
}

const defaultRetryAfterS = 5;

function createErrorBody(code: ErrorCode, fields?: Record<string, string>): ErrorBody {
  return { code, message: errors[code].message, ...(fields && { fields }) };
}

async function sendRefusal(reply: FastifyReply, refusal: AppError) {
  const isTemporary = refusal.status === 429 || refusal.status === 503;
  const retryAfterS = refusal.retryAfterS ?? (isTemporary ? defaultRetryAfterS : undefined);
  if (retryAfterS !== undefined) reply.header('retry-after', Math.ceil(retryAfterS));
  return reply.code(refusal.status).send(createErrorBody(refusal.code, refusal.fields));
}

/** Turns everything that was thrown into `{code, message, fields?}` with its status. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply) => {
    const refusal = toRefusal(error);
    // `unreadable`: a stored text cannot be decrypted, which the operator has to know.
    if (refusal && refusal.status < 500 && refusal.code !== 'unreadable') return sendRefusal(reply, refusal);
    request.log.error({ err: error }, 'request failed');
    return refusal ? sendRefusal(reply, refusal) : reply.code(500).send(createErrorBody('internal'));
  });
}
