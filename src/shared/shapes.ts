/** Things that more than one call sends or reads, and their types. */
import { z } from 'zod';
import { text, time } from './fields.ts';

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

export const readingSchema = z.strictObject({
  frame: z.enum(['choice', 'whether', 'how', 'pattern', 'open']),
  a: text(200).optional().describe('first side of a choice'),
  b: text(200).optional().describe('second side of a choice'),
  act: text(200).optional().describe('what the person asks whether or how to do, or what keeps happening'),
});

export const frontendDisplay = z.object({
  problemReview: z.object({ originalQuestion: z.string() }),
  instantInsight: z.object({
    coreAnswer: z.string().describe('bullets, each begun by •; the first one is the core insight'),
    moodPhrase: z.string(),
  }),
  deepAnalysis: z.object({
    frameworkAnalysis: z.string().describe('the implementation path, one step a line'),
  }),
  dialogueReview: z.object({ keyDiscoveries: z.array(z.string()).describe('the core reasons') }),
  personalizedInsight: z.object({ personalLabel: z.string(), decisionStyleAnalysis: z.string() }),
});

/** What a turn of the dialogue ends in: a next question, or `frontendDisplay` at the end. */
const aiResponse = z.object({
  sessionId: z.string(),
  newQuestion: z.string().optional(),
  options: z.array(z.string()).optional(),
  supportMessage: z.string().optional(),
  thinking: z.string().optional().describe('the whole text that the thinking events carried'),
  currentRound: z.number().int().optional().describe('number of the question, from 1'),
  frontendDisplay: frontendDisplay.optional(),
  guide: z.string().describe('which guide wrote it, e.g. built-in'),
  care: z
    .enum(['low', 'high'])
    .optional()
    .describe(
      'the text speaks of risk; with high the guided flow stops, nothing is stored, no question follows',
    ),
});

export const turnAnswer = z.object({ sessionId: z.string(), data: aiResponse });

const userResponse = z.object({
  type: z.enum(['option', 'custom', 'response']),
  option: z.enum(['A', 'B', 'C']).optional(),
  content: z.string(),
  timestamp: time,
});

export const chatRound = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  userResponse: userResponse.nullable(),
  currentRound: z.number().int(),
  timestamp: time,
  thinkingContent: z.string(),
  supportMessage: z.string(),
});

export const sessionSummary = z.object({
  sessionId: z.string(),
  question: z.string(),
  status: z.enum(['active', 'finished']),
  rounds: z.number().int(),
  createdAt: time,
  updatedAt: time,
});

export const subscription = z.object({
  id: z.string(),
  subscriptionType: z.enum(['MONTHLY', 'ANNUAL']),
  endDate: time,
  willCancelAtPeriodEnd: z.boolean(),
});

export const paymentInit = z.object({
  success: z.boolean(),
  errorMessage: z.string().optional(),
  redirectUrl: z.string().optional(),
  sessionId: z.string().optional(),
});

export const done = z.object({ success: z.boolean(), error: z.string().optional() });

export type Reading = z.output<typeof readingSchema>;
export type FrontendDisplay = z.output<typeof frontendDisplay>;
export type AiResponse = z.output<typeof aiResponse>;
export type TurnAnswer = z.output<typeof turnAnswer>;
export type UserResponse = z.output<typeof userResponse>;
export type ChatRound = z.output<typeof chatRound>;
export type TokenSet = z.output<typeof tokenSet>;
export type ActiveSubscription = z.output<typeof subscription>;
