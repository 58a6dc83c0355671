/**
 * Fields and schemas that several endpoints share, and their types. Times are ISO 8601 in UTC; money is a decimal in the
 * currency's major unit.
 */
import { z } from 'zod';
import { taxKinds } from '../countries.ts';
import { optionLetters, riskKinds, roundKinds, situations } from '../kinds.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { paymentProviders } from '../payment-providers.ts';
import { orderTypes, subscriptionTypes } from '../plan-codec.ts';
import { mailAddress } from '../validation.ts';

/** PostgreSQL refuses text with a NUL character. */
const withoutNul = /^[^\u0000]*$/;
export const text = (max: number) => z.string().max(max).regex(withoutNul, 'must not contain NUL');
/** A text that is neither empty nor only white space. */
export const nonBlankText = (max: number) =>
  text(max).refine((value) => value.trim() !== '', 'must not be blank');
export const email = z
  .string()
  .max(limits.emailMax)
  .transform((value, context) => {
    const address = mailAddress(value);
    if (address === undefined) context.addIssue('Email is invalid');
    return address ?? z.NEVER;
  });
/** An id that another program created, such as the browser's sessionId or a provider's. */
export const externalId = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\w.:-]+$/);
export const uuid = z.uuid();
/** PostgreSQL fails on a query that compares a `uuid` column with any other text. */
export const isUuid = (text: string): boolean => uuid.safeParse(text).success;
export const time = z.iso.datetime();
export const amount = z.number().nonnegative().finite();
export const locale = z.enum(locales);

/** The browser adds its sessionId to every POST body when it has one. */
export const postBody = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ sessionId: externalId.optional(), ...shape });

/** For calls without fields: a missing body is validated as null. */
export const emptyBody = postBody({}).nullish();

/** The response of every call that signs a user in. */
export const tokenSet = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number().int().describe('seconds'),
  tokenType: z.literal('Bearer'),
  email: z.string(),
  fullName: z.string(),
  userId: z.string(),
  role: z.enum(['USER', 'ADMIN']),
});

/**
 * How the guide reads a question before the dialogue starts. The confirm page shows it, and the user can correct it.
 */
export const readingSchema = z.strictObject({
  frame: z.enum(['choice', 'whether', 'how', 'pattern', 'open']),
  a: text(limits.readingPartChars).optional().describe('first side of a choice'),
  b: text(limits.readingPartChars).optional().describe('second side of a choice'),
  act: text(limits.readingPartChars)
    .optional()
    .describe('what the user asks whether or how to do, or what happens repeatedly'),
  situation: z
    .enum([...situations, 'other'])
    .optional()
    .describe('what the question is about; other: the user said that it is none of these'),
});

/** A quote of the user's exact words that supports a line of the summary. */
export const evidence = z.object({
  part: z
    .enum(['insight', 'reason'])
    .describe('a bullet of instantInsight.coreAnswer, or a line of dialogueReview.keyDiscoveries'),
  index: z.number().int().min(0).describe('position of the bullet or line, from 0'),
  round: z
    .number()
    .int()
    .min(0)
    .describe('number of the answered question, from 1; 0 is the original question'),
  quote: z.string(),
  from: z
    .literal('understanding')
    .optional()
    .describe('a line that the user wrote in the understanding so far; round is then the last answered one'),
});

const understoodLine = z.strictObject({
  text: nonBlankText(limits.understoodChars),
  own: z.boolean().describe('the user wrote or changed it'),
});
const understoodLines = z.array(understoodLine).max(limits.understoodLines);

/** What the guide has understood so far. */
export const understanding = z.strictObject({
  wants: understoodLines,
  fears: understoodLines,
  limits: understoodLines,
  unknown: understoodLines.describe('still unknown'),
});

const careKind = z.enum(riskKinds).optional().describe('what the risk is about, for the right help');

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The user's own step; `date` and `time` only where their words name one day or time for certain. */
export const nextStep = z.object({
  text: z.string(),
  when: z.string().optional().describe("the user's words for the time, if they are not in `text`"),
  date: z.iso.date().optional().describe('YYYY-MM-DD, counted from the day of the dialogue'),
  time: clockTime.optional().describe('HH:MM, on the clock of the user'),
});

/**
 * The summary that ends a dialogue, in the format that the product's specification fixes. src/shared/summary.ts converts
 * it to the `Summary` that all other code uses.
 */
export const frontendDisplay = z.object({
  problemReview: z.object({ originalQuestion: z.string() }),
  instantInsight: z.object({
    coreAnswer: z.string().describe('bullets, each starting with •; the first one is the core insight'),
    moodPhrase: z.string(),
  }),
  deepAnalysis: z.object({
    frameworkAnalysis: z.string().describe('the implementation path, one step per line'),
  }),
  dialogueReview: z.object({ keyDiscoveries: z.array(z.string()).describe('the core reasons') }),
  personalizedInsight: z.object({ personalLabel: z.string(), decisionStyleAnalysis: z.string() }),
  evidence: z.array(evidence).optional().describe('missing in old summaries'),
  stillOpen: z
    .array(z.string())
    .optional()
    .describe("open questions, if the user ended the dialogue early ('Enough for now')"),
  nextStep: nextStep.optional().describe('missing if the user named no step, and in old summaries'),
  shareLine: z
    .string()
    .optional()
    .describe('for the share card: one line that does not say what the question was about'),
});

const replayedEvidence = evidence.extend({ quote: text(limits.answerChars) }).strict();
const replayedLines = z.array(text(600)).max(8);

/** `frontendDisplay` as the browser sends it back for an unstored dialogue, with limits on its size. */
export const replayedDisplay = z.strictObject({
  problemReview: z.strictObject({ originalQuestion: text(limits.questionChars) }),
  instantInsight: z.strictObject({ coreAnswer: text(4_000), moodPhrase: text(300) }),
  deepAnalysis: z.strictObject({ frameworkAnalysis: text(3_000) }),
  dialogueReview: z.strictObject({ keyDiscoveries: replayedLines }),
  personalizedInsight: z.strictObject({ personalLabel: text(300), decisionStyleAnalysis: text(2_000) }),
  evidence: z.array(replayedEvidence).max(40).optional(),
  stillOpen: replayedLines.optional(),
  nextStep: nextStep
    .extend({ text: text(600), when: text(600).optional() })
    .strict()
    .optional(),
  shareLine: text(300).optional(),
});

/** The result of a turn: the next question, or `frontendDisplay` at the end. */
const aiResponse = z.object({
  sessionId: z.string(),
  newQuestion: z.string().optional(),
  kind: z.enum(roundKinds).optional().describe('kind of newQuestion'),
  options: z.array(z.string()).optional(),
  supportMessage: z.string().optional(),
  thinking: z.string().optional().describe('the text of all thinking events'),
  currentRound: z.number().int().optional().describe('number of the question, from 1'),
  frontendDisplay: frontendDisplay.optional(),
  understanding: understanding.optional(),
  guide: z.string().describe('which guide wrote it, e.g. built-in'),
  care: z
    .enum(['low', 'high'])
    .optional()
    .describe(
      'the text speaks of risk; with high the guided flow stops, nothing is stored, no question follows',
    ),
  careKind,
  stage: z
    .string()
    .optional()
    .describe('for newQuestion in an unstored dialogue: to be sent back in the transcript'),
});

export const turnAnswer = z.object({ sessionId: z.string(), data: aiResponse });

export const clarityValue = z.number().int().min(0).max(limits.clarityMax);

const userResponse = z.object({
  type: z.enum(['option', 'custom', 'response']),
  option: z.enum(optionLetters).optional(),
  content: z.string(),
  timestamp: time,
});

/** A question of the guide with its answer. */
export const chatRound = z.object({
  id: z.string(),
  kind: z.enum(roundKinds),
  question: z.string(),
  options: z.array(z.string()).describe('answers to choose from, up to three; empty for kinds without any'),
  userResponse: userResponse.nullable(),
  currentRound: z.number().int(),
  timestamp: time,
  thinkingContent: z.string(),
  supportMessage: z.string(),
  guide: z
    .string()
    .optional()
    .describe('the guide that wrote the question: the model, or the built-in guide instead of it'),
});

/** The finished reflection that a dialogue continues. */
export const earlierReflection = z.strictObject({
  sessionId: externalId,
  memory: z
    .array(nonBlankText(limits.memoryChars))
    .max(limits.memoryLines)
    .describe('what the guide remembers of it, as the user left it'),
});

/** How clear the question is to the user, from 0 to 10. */
export const clarity = z.object({
  before: clarityValue.optional().describe('before the first question'),
  after: clarityValue.optional().describe('after the summary'),
});

/** When the user wants to look back at a dialogue. */
export const checkInBrief = z.object({
  dueAt: time,
  status: z.enum(['planned', 'due', 'done']),
  remind: z.boolean().describe('an email is sent when it is due'),
});

/** What the user answers at a check-in. */
export const checkInAnswers = z.object({
  step: z.enum(['yes', 'partly', 'no']).describe('whether the next step happened'),
  changed: text(limits.checkInChars).describe('what has changed; may be empty'),
  known: text(limits.checkInChars).describe('what the user knows now; may be empty'),
  clarity: clarityValue.optional().describe('how clear it is now'),
});

/** A check-in with what the user wrote for it. */
export const wholeCheckIn = checkInBrief.extend({
  prediction: z.string().optional().describe('only when it is due or done'),
  answers: checkInAnswers.optional(),
  doneAt: time.optional(),
});

/** A dialogue as lists show it. */
export const sessionSummary = z.object({
  sessionId: z.string(),
  question: z.string(),
  status: z.enum(['active', 'finished']),
  turn: z
    .enum(['idle', 'running', 'interrupted'])
    .describe('state of the last turn; interrupted: it gave no answer and may be sent again'),
  rounds: z.number().int(),
  createdAt: time,
  updatedAt: time,
  insight: z.string().optional().describe('the core insight, once it is finished'),
  moodPhrase: z.string().optional(),
  continues: z.string().optional().describe('the session that it continues; it may have been deleted since'),
  clarity: clarity.optional().describe('how clear the question was to the user'),
  checkIn: checkInBrief.optional(),
});

export const listedSession = sessionSummary.extend({
  unreadable: z
    .literal(true)
    .optional()
    .describe('its encryption key is lost: `question` is empty, and it can only be deleted'),
});

/**
 * Whether a text of the call speaks of a risk to somebody (`low` or `high`), and of which: the browser then shows help.
 */
export const careFields = {
  care: z.enum(['low', 'high']).optional(),
  careKind: z.enum(riskKinds).optional(),
};

export const subscription = z.object({
  id: z.string(),
  subscriptionType: z.enum(subscriptionTypes),
  endDate: time,
  willCancelAtPeriodEnd: z.boolean(),
});

const money = { amount, currency: z.string().describe('ISO 4217, upper case') };

const nextCharge = z.object({ at: time, ...money });

/** For how many months after the paid period a monthly subscription can be paused. */
export const pauseMonths = [1, 2, 3] as const;

/** The subscription that gives access or may still charge. */
export const ownSubscription = z.object({
  id: z.string(),
  paymentProvider: z.enum(paymentProviders),
  providerSubscriptionId: z.string(),
  subscriptionType: z.enum(subscriptionTypes),
  status: z
    .enum(['pending', 'active', 'past_due', 'requires_action', 'paused', 'ended'])
    .describe(
      'past_due: a charge failed and is retried; requires_action: a charge waits until the customer confirms it',
    ),
  hasAccess: z.boolean(),
  accessUntil: time.nullable().describe('end of access if nothing more is paid'),
  endDate: time.nullable().describe('end of the paid period'),
  willCancelAtPeriodEnd: z.boolean(),
  owed: z.object(money).nullable().describe('what a failed or unconfirmed charge left unpaid'),
  canResume: z.boolean().describe('whether the cancellation can be undone'),
  pauseOptions: z
    .array(z.object({ months: z.literal(pauseMonths), until: time.describe('the next charge') }))
    .describe('for how many months it can be paused; empty if it cannot be paused'),
  pause: z
    .object({
      until: time.nullable().describe('the next charge; null if the pause has no end'),
      dueNow: amount.describe('what ending the pause now charges'),
    })
    .nullable(),
  nextCharge: nextCharge.nullable(),
  fullPriceFrom: time.nullable().describe('while charges cost less, or nothing, because of a promotion code'),
  priceChange: nextCharge.nullable().describe('an announced change of the price: its first charge'),
  pendingSwitch: z
    .object({ subscriptionType: z.enum(subscriptionTypes), at: time })
    .nullable()
    .describe('the other plan, from the next period on'),
});

export const paymentRecord = z.object({
  id: z.string(),
  subscriptionId: z.string().describe("the provider's id, which the cancel call takes"),
  paymentProvider: z.enum(paymentProviders),
  reference: z.string().describe("the provider's number of this payment"),
  orderNumber: z.string().nullable().describe('null if it was not bought through an order'),
  subscriptionType: z.enum(subscriptionTypes),
  ...money,
  status: z.enum(['paid', 'partially_refunded', 'refunded', 'disputed']),
  refundedAmount: amount,
  credit: amount.describe('credit for unused time of another plan, already subtracted'),
  paidAt: time,
  periodStart: time,
  periodEnd: time,
  receiptUrl: z.string().nullable().describe("the provider's own receipt"),
  tax: z
    .object({
      kind: z.enum(taxKinds),
      amount,
      rate: z.string().nullable().describe('percent, as a decimal'),
      country: z.string().nullable().describe('ISO 3166-1'),
    })
    .nullable()
    .describe('the tax that the amount includes'),
  receipts: z
    .array(z.object({ id: z.string(), number: z.string(), kind: z.enum(['payment', 'refund']) }))
    .describe('receipts as PDF, of the payment and of each refund'),
});

export const switchQuote = z.object({
  orderType: z.enum(orderTypes),
  effective: z.enum(['now', 'period-end']),
  dueToday: amount,
  credit: amount.describe('credit for the unused part of the current period, already subtracted'),
  currency: z.string(),
  nextCharge,
  quotedAt: time.describe('must be sent with the switch; a quote is valid for ten minutes'),
});

/**
 * The response of a call that a payment provider carries out. If the user must go on at the provider, `redirectUrl`
 * leads there; `sessionId` is the provider's.
 */
export const paymentInit = z.object({
  success: z.boolean(),
  code: z.string().optional().describe('stable code of the refusal, for a translated text'),
  errorMessage: z.string().optional(),
  redirectUrl: z.string().optional(),
  sessionId: z.string().optional(),
});

/** The response of a call that returns no data. */
export const successResponse = z.object({ success: z.boolean(), error: z.string().optional() });

export type Clarity = z.output<typeof clarity>;
export type CheckInAnswers = z.output<typeof checkInAnswers>;
export type CheckInBrief = z.output<typeof checkInBrief>;
export type Reading = z.output<typeof readingSchema>;
export type EarlierReflection = z.output<typeof earlierReflection>;
export type Evidence = z.output<typeof evidence>;
export type Understanding = z.output<typeof understanding>;
export type RiskKind = (typeof riskKinds)[number];
export type NextStep = z.output<typeof nextStep>;
export type FrontendDisplay = z.output<typeof frontendDisplay>;
export type AiResponse = z.output<typeof aiResponse>;
export type TurnAnswer = z.output<typeof turnAnswer>;
export type UserResponse = z.output<typeof userResponse>;
export type RoundKind = (typeof roundKinds)[number];
export type ChatRound = z.output<typeof chatRound>;
export type TokenSet = z.output<typeof tokenSet>;
export type OwnSubscription = z.output<typeof ownSubscription>;
export type PaymentRecord = z.output<typeof paymentRecord>;
export type SwitchQuote = z.output<typeof switchQuote>;
export type PaymentInit = z.output<typeof paymentInit>;
export type ActiveSubscription = z.output<typeof subscription>;
