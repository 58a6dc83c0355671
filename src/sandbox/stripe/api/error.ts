interface RefusalDetails {
  status?: number;
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error';
  code?: string;
  declineCode?: string;
  param?: string;
}

/** A refusal in Stripe's own shape; `param` names the field to blame. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'StripeRefusal';
    this.status = details.status ?? 400;
    this.details = details;
  }
}

export function errorBody({ message, details }: StripeRefusal): object {
  const { type = 'invalid_request_error', code, declineCode, param } = details;
  return {
    error: {
      type,
      message,
      ...(code && { code }),
      ...(declineCode && { decline_code: declineCode }),
      ...(param && { param }),
    },
  };
}

/** 404 for the object in the path, 400 for one that a parameter names. */
export function noSuch(what: string, id: string, param: string, status: 400 | 404): StripeRefusal {
  return new StripeRefusal(`No such ${what}: '${id}'`, { status, param, code: 'resource_missing' });
}

export function cardDeclined(): StripeRefusal {
  return new StripeRefusal('Your card was declined.', {
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'generic_decline',
  });
}
