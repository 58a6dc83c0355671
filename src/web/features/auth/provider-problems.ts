/** Keys of `providerTexts().problems`. */
export type ProviderProblem =
  | 'googleNoCredential'
  | 'googleNoToken'
  | 'googleFailed'
  | 'appleNotInitialized'
  | 'appleFailed'
  | 'notStored'
  | 'accountExists'
  | 'emailUnverified';

/** Problems that both providers can have; `otherwise` for all other codes. */
export function problemOfCode(code: string, otherwise: ProviderProblem): ProviderProblem {
  if (code === 'account_exists') return 'accountExists';
  if (code === 'identity_email_unverified') return 'emailUnverified';
  return code === 'not_stored' ? 'notStored' : otherwise;
}
