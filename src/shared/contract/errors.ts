/**
 * Every error of the API: its stable code, HTTP status and English message. The browser shows its own translated texts
 * by code; the message is for logs, scripts and other programs.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Some fields are not valid' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON' },
  malformed_request: { status: 400, message: 'The request is not valid HTTP' },
  code_invalid: { status: 400, message: 'The verification code is invalid or expired' },
  not_confirmed: { status: 400, message: 'What you typed doesn’t match this account' },
  weak_password: { status: 400, message: 'That password is too common. Please choose another.' },
  redirect_not_allowed: { status: 400, message: 'Only addresses on this site are allowed' },
  signature_invalid: { status: 400, message: 'The signature does not match' },
  unauthorized: { status: 401, message: 'Unauthorized access' },
  identity_refused: { status: 401, message: 'This sign-in could not be verified, please try again' },
  identity_email_unverified: { status: 401, message: 'This account has no verified email address' },
  /** Do not change this text: the login page also recognizes a refusal without a code by it. */
  invalid_credentials: { status: 401, message: 'Authentication failed' },
  refresh_invalid: { status: 401, message: 'Your session has expired. Please login again.' },
  forbidden: { status: 403, message: 'Access denied' },
  subscription_required: { status: 403, message: 'You do not have an active subscription' },
  not_found: { status: 404, message: 'Requested resource does not exist' },
  account_exists: {
    status: 409,
    message: "There's already an account with this email. Please sign in with your password.",
  },
  provider_off: { status: 404, message: 'This payment method is not available here' },
  unreadable: { status: 410, message: 'This can no longer be opened: its key is lost, or it is damaged' },
  request_timeout: { status: 408, message: 'The request took too long to arrive' },
  email_taken: { status: 409, message: 'Email already registered' },
  turn_running: { status: 409, message: 'The guide is still answering' },
  round_stale: { status: 409, message: 'This question was already answered' },
  finish_too_early: { status: 409, message: 'Please answer two questions first' },
  dialogue_exists: { status: 409, message: 'This dialogue has already started' },
  dialogue_finished: { status: 409, message: 'This dialogue is finished' },
  check_in_done: { status: 409, message: 'This check-in was already answered' },
  check_in_due: { status: 409, message: 'This check-in is due already' },
  check_in_early: { status: 409, message: 'It is too early for this check-in' },
  line_changed: { status: 409, message: 'This line has changed in the meantime' },
  library_full: { status: 409, message: 'The library holds as many reflections as it can' },
  already_subscribed: { status: 409, message: 'You already have an active subscription' },
  payload_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json' },
  subscription_ended: { status: 409, message: 'This subscription has already ended' },
  cancel_waiting: {
    status: 409,
    message: 'This subscription will be canceled at the end of the current period. Undo that first.',
  },
  payment_failing: {
    status: 409,
    message: 'Your last payment didn’t go through. Please update your payment method first.',
  },
  payment_returned: {
    status: 409,
    message:
      'Your payment for this period was refunded or is disputed. You can change plans after your next payment.',
  },
  cannot_pause: { status: 409, message: 'This subscription can’t be paused right now' },
  switch_waiting: { status: 409, message: 'This plan change is already scheduled' },
  quote_changed: {
    status: 409,
    message: 'The price of this change is different now. Please check it again.',
  },
  amount_mismatch: { status: 422, message: 'The amount does not match the price of the plan' },
  offer_unknown: { status: 422, message: 'There is no such code' },
  offer_ended: { status: 422, message: 'This offer has ended' },
  offer_not_for_plan: { status: 422, message: 'This code is not for this plan' },
  offer_used: { status: 422, message: 'You have used this code already' },
  offer_used_up: { status: 422, message: 'This code has been used up' },
  offer_changed: { status: 409, message: 'This offer is different now. Please check it again.' },
  refund_changed: {
    status: 409,
    message: 'This payment was refunded in the meantime. Please look at it again.',
  },
  payment_disputed: { status: 409, message: 'A disputed payment cannot be refunded here' },
  offer_running: {
    status: 409,
    message: 'You can change plans once the full price of your current one has begun.',
  },
  subscription_paused: { status: 409, message: 'The subscription is paused' },
  idempotency_conflict: { status: 422, message: 'This Idempotency-Key was used for another request' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large' },
  code_too_soon: { status: 429, message: 'Please wait before requesting another code' },
  too_many_requests: { status: 429, message: 'request too frequent, please try later' },
  internal: { status: 500, message: 'Internal server error' },
  provider_failed: { status: 502, message: 'The payment provider did not answer as expected' },
  idp_unavailable: {
    status: 503,
    message: 'The sign-in service can’t be reached. Please try again in a moment.',
  },
  mail_failed: { status: 503, message: 'The email couldn’t be sent. Please try again.' },
  busy: { status: 503, message: 'The server is busy, please try again in a moment' },
  restarting: { status: 503, message: 'The server is restarting, please try again in a moment' },
  guide_failed: { status: 503, message: 'The guide couldn’t answer. Please try again.' },
} as const;

export type ErrorCode = keyof typeof errors;

/** The body of every response with a status of 400 or above. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  /** Field name to message, where the code is `invalid_input` or a single field is to blame. */
  fields?: Record<string, string>;
}
