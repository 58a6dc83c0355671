import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { onOrOff } from '../../config/fields.ts';

/** The issuer's OAuth endpoints. */
export interface IssuerEndpoints {
  authorize: string;
  token: string;
  keys: string;
}

/** A provider whose identity tokens are accepted. */
export interface IssuerConfig {
  clientId: string;
  /** Accepted spellings of `iss`; an identity is stored under the first. */
  issuers: readonly [string, ...string[]];
  /** Undefined: read from the issuer's discovery document at the first use. */
  endpoints: IssuerEndpoints | undefined;
  sandbox: boolean;
}

export interface AppleConfig extends IssuerConfig {
  teamId: string;
  keyId: string;
  /** PKCS #8, PEM; signs the ES256 client secret. */
  privateKey: string;
}

function isP256Key(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

const issuer = z.url({ protocol: /^https?$/ });
const privateKey = z
  .string()
  // One-line environment files hold the line breaks as \n.
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine(isP256Key, 'must be the PEM text of the .p8 file (a P-256 private key)');

export const identitySettings = {
  GOOGLE: onOrOff.describe('`off`: sign-in with Google is not offered'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().meta({
    description: "OAuth client ID; the client's origin is `PUBLIC_URL`",
    unset: 'sandbox identity page',
  }),
  GOOGLE_ISSUER: issuer.optional().meta({ description: 'Another issuer, for tests', unset: "Google's own" }),
  APPLE: onOrOff.describe('`off`: Sign in with Apple is not offered'),
  APPLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Services ID of Sign in with Apple', unset: 'sandbox identity page' }),
  APPLE_TEAM_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Team ID of the Apple developer account', unset: 'sandbox identity page' }),
  APPLE_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'ID of the key for Sign in with Apple', unset: 'sandbox identity page' }),
  APPLE_PRIVATE_KEY: privateKey.optional().meta({
    description: 'Text of the `.p8` file; line breaks may be written as `\\n`',
    unset: 'sandbox identity page',
  }),
  APPLE_ISSUER: issuer.optional().meta({ description: 'Another issuer, for tests', unset: "Apple's own" }),
};

type IdentitySettings = z.output<z.ZodObject<typeof identitySettings>>;

/** Both spellings are in use: developers.google.com/identity/gsi/web/guides/verify-google-id-token. */
const google = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'] as const,
  endpoints: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
};
const apple = {
  issuers: ['https://appleid.apple.com'] as const,
  endpoints: {
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
  },
};

/** The provider's own issuer, or the one that is configured in its place. */
const getIssuer = (known: Pick<IssuerConfig, 'issuers' | 'endpoints'>, other: string | undefined) =>
  other ? { issuers: [other] as const, endpoints: undefined } : known;

export function parseGoogleConfig(s: IdentitySettings): IssuerConfig | undefined {
  if (!s.GOOGLE_CLIENT_ID) return undefined;
  return { clientId: s.GOOGLE_CLIENT_ID, ...getIssuer(google, s.GOOGLE_ISSUER), sandbox: false };
}

export function parseAppleConfig(s: IdentitySettings): AppleConfig | undefined {
  if (!s.APPLE_CLIENT_ID || !s.APPLE_TEAM_ID || !s.APPLE_KEY_ID || !s.APPLE_PRIVATE_KEY) return undefined;
  return {
    clientId: s.APPLE_CLIENT_ID,
    teamId: s.APPLE_TEAM_ID,
    keyId: s.APPLE_KEY_ID,
    privateKey: s.APPLE_PRIVATE_KEY,
    ...getIssuer(apple, s.APPLE_ISSUER),
    sandbox: false,
  };
}
