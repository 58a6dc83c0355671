/** What every language must have; the English texts give the types. A missing or extra text is a type error. */
import type { adminPaymentTexts, adminPeopleTexts, adminTexts } from './en/admin.ts';
import type { authTexts, providerTexts } from './en/auth.ts';
import type { billingTexts, fixPaymentTexts, manageTexts } from './en/billing.ts';
import type { barrierTexts, careTexts, exitTexts, kindTexts } from './en/care.ts';
import type { chatTexts, confirmTexts, understoodTexts } from './en/chat.ts';
import type { checkInTexts, clarityTexts, howClearTexts, remindersTexts } from './en/check-in.ts';
import type { earlierTexts } from './en/earlier.ts';
import type { commonTexts } from './en/first-screen.ts';
import type { homeTexts } from './en/home.ts';
import type { homeMemberTexts } from './en/home-member.ts';
import type { legalTexts } from './en/legal.ts';
import type { libraryTexts } from './en/library.ts';
import type { libraryExtrasTexts } from './en/library-extras.ts';
import type { logosTexts } from './en/logos.ts';
import type { charCountTexts, refusedTexts } from './en/misc.ts';
import type { nextStepTexts } from './en/next-step.ts';
import type { resetTexts } from './en/reset.ts';
import type { roundTexts } from './en/rounds.ts';
import type { sampleTexts } from './en/sample.ts';
import type { privacyTexts, securityTexts, settingsTexts } from './en/settings.ts';
import type { situationTexts } from './en/situations.ts';
import type { summaryTexts } from './en/summary.ts';
import type { panelTexts } from './en/understood-panel.ts';
import type { unstoredTexts } from './en/unstored.ts';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widened<R>
    : { [K in keyof T]: Widened<T[K]> };

/** The same keys and parameters as the English texts, with any words. */
type Translation<Catalogue extends () => unknown> = Widened<ReturnType<Catalogue>>;

/** Loaded before the first render. */
export interface FirstTexts {
  common: Translation<typeof commonTexts>;
  home: Translation<typeof homeTexts>;
}

/** Loaded with the pages that are there to be read. */
export interface DocumentTexts {
  legal: Translation<typeof legalTexts>;
  sample: Translation<typeof sampleTexts>;
}

/** Loaded with the first page after the landing page. */
export interface Texts {
  auth: Translation<typeof authTexts>;
  provider: Translation<typeof providerTexts>;
  reset: Translation<typeof resetTexts>;
  settings: Translation<typeof settingsTexts>;
  security: Translation<typeof securityTexts>;
  billing: Translation<typeof billingTexts>;
  fixPayment: Translation<typeof fixPaymentTexts>;
  manage: Translation<typeof manageTexts>;
  care: Translation<typeof careTexts>;
  kind: Translation<typeof kindTexts>;
  barrier: Translation<typeof barrierTexts>;
  exit: Translation<typeof exitTexts>;
  chat: Translation<typeof chatTexts>;
  confirm: Translation<typeof confirmTexts>;
  howClear: Translation<typeof howClearTexts>;
  nextStep: Translation<typeof nextStepTexts>;
  round: Translation<typeof roundTexts>;
  situation: Translation<typeof situationTexts>;
  understood: Translation<typeof understoodTexts>;
  panel: Translation<typeof panelTexts>;
  unstored: Translation<typeof unstoredTexts>;
  checkIn: Translation<typeof checkInTexts>;
  clarity: Translation<typeof clarityTexts>;
  reminders: Translation<typeof remindersTexts>;
  earlier: Translation<typeof earlierTexts>;
  homeMember: Translation<typeof homeMemberTexts>;
  library: Translation<typeof libraryTexts>;
  libraryExtras: Translation<typeof libraryExtrasTexts>;
  summary: Translation<typeof summaryTexts>;
  privacy: Translation<typeof privacyTexts>;
  charCount: Translation<typeof charCountTexts>;
  refused: Translation<typeof refusedTexts>;
  logos: Translation<typeof logosTexts>;
  admin: Translation<typeof adminTexts>;
  adminPeople: Translation<typeof adminPeopleTexts>;
  adminPayments: Translation<typeof adminPaymentTexts>;
}
