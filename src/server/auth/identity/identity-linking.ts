/** What a provider vouches for: that it gave out the address itself, that it was checked once, or nothing. */
export type EmailTrust = 'authoritative' | 'verified' | 'relay' | 'none';
/** The account that holds the address already. */
export type LocalAccount = 'none' | 'verified' | 'unverified';

export type LinkAction =
  /** A new account with this address. */
  | 'create'
  /** The account keeps its password; its owner is told by mail. */
  | 'link'
  /** Whoever made the account never showed that the address is theirs: their password and sessions go. */
  | 'take-over'
  /** The owner may sign in with the password; the provider's word alone does not open the account. */
  | 'ask-for-password'
  | 'refuse';

/** For an identity that is not known yet; a known one signs its person in. */
export const linkTable: Record<EmailTrust, Record<LocalAccount, LinkAction>> = {
  authoritative: { none: 'create', verified: 'link', unverified: 'take-over' },
  verified: { none: 'create', verified: 'ask-for-password', unverified: 'ask-for-password' },
  relay: { none: 'create', verified: 'ask-for-password', unverified: 'ask-for-password' },
  none: { none: 'refuse', verified: 'refuse', unverified: 'refuse' },
};
