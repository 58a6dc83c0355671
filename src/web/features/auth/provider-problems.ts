/** Why a sign-in with Google or Apple failed. Keys of `providerTexts().problems`. */
export type ProviderProblem =
  | 'googleNoCredential'
  | 'googleNoToken'
  | 'googleFailed'
  | 'appleNotInitialized'
  | 'appleFailed'
  | 'notStored'
  | 'accountExists'
  | 'emailUnverified';

/** The problem for an error code; `otherwise` for codes that have no text of their own. */
export function toProviderProblem(code: string, otherwise: ProviderProblem): ProviderProblem {
  if (code === 'account_exists') return 'accountExists';
  if (code === 'identity_email_unverified') return 'emailUnverified';
  return code === 'not_stored' ? 'notStored' : otherwise;
}
