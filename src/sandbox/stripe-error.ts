/** A refusal in Stripe's own shape; `param` names the field to blame. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    message: string,
    extra: { status?: number; type?: StripeRefusal['type']; code?: string; param?: string } = {},
  ) {
    super(message);
    this.name = 'StripeRefusal';
    this.status = extra.status ?? 400;
    this.type = extra.type ?? 'invalid_request_error';
    this.code = extra.code;
    this.param = extra.param;
  }
}

export function errorBody(refusal: StripeRefusal): object {
  const { type, message, code, param } = refusal;
  return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
}

/** 404 for the object in the path, 400 for one that a parameter names. */
export function noSuch(what: string, id: string, param: string, status: 400 | 404): StripeRefusal {
  return new StripeRefusal(`No such ${what}: '${id}'`, { status, param, code: 'resource_missing' });
}
