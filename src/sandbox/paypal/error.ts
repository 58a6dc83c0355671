import { newId } from './wire.ts';

export interface RefusalDetail {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
}

const messages = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
} as const;

/** A refusal in PayPal's own shape. */
export class PaypalRefusal extends Error {
  readonly status: keyof typeof messages;
  readonly details: RefusalDetail[];

  constructor(status: keyof typeof messages, details: RefusalDetail[] = []) {
    super(messages[status][1]);
    this.name = 'PaypalRefusal';
    this.status = status;
    this.details = details;
  }
}

export function errorBody({ status, details }: PaypalRefusal): object {
  const [name, message] = messages[status];
  return { name, message, debug_id: newId.debug(), ...(details.length > 0 && { details }), links: [] };
}

export function invalid(field: string, issue: string, description: string): PaypalRefusal {
  return new PaypalRefusal(400, [{ field, location: 'body', issue, description }]);
}

export function unprocessable(issue: string, description: string): PaypalRefusal {
  return new PaypalRefusal(422, [{ issue, description }]);
}

export function notFound(): PaypalRefusal {
  const description = 'Specified resource ID does not exist. Please check the resource ID and try again.';
  return new PaypalRefusal(404, [{ issue: 'INVALID_RESOURCE_ID', description }]);
}
