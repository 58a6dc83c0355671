/** The settings of sign-in with Google and Apple. */
import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { onOrOff } from '../../config/setting-fields.ts';

/** The issuer's OAuth endpoints. `keys`: its public keys (OpenID's `jwks_uri`). */
export interface IssuerEndpoints {
  authorize: string;
  token: string;
  keys: string;
}

/** An issuer whose ID tokens are accepted. */
export interface IssuerConfig {
  clientId: string;
  /** Accepted values of the claim `iss`; an identity is stored under the first. */
  issuers: readonly [string, ...string[]];
  /** Undefined: read from the issuer's discovery document at the first use. */
  endpoints: IssuerEndpoints | undefined;
  /** The simulated issuer of the sandbox, which has its own sign-in page. */
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

/** http: for an issuer of tests. */
const issuer = z.url({ protocol: /^https?$/ });
const privateKey = z
  .string()
  // One-line environment files hold the line breaks as \n.
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine(isP256Key, 'must be the PEM text of the .p8 file (a P-256 private key)');

/**
 * `unset`: what docs/settings.md says of a server without the setting. Without those of Google or Apple, the sandbox
 * shows a simulated sign-in page instead. config.ts reads `GOOGLE` and `APPLE`: at `off`, it ignores the settings below
 * them.
 */
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

/**
 * Google writes its issuer with and without `https://`:
 * developers.google.com/identity/gsi/web/guides/verify-google-id-token.
 */
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

/** The issuer of the settings if they name one, otherwise Google's or Apple's own. */
const getIssuer = (standard: Pick<IssuerConfig, 'issuers' | 'endpoints'>, configured: string | undefined) =>
  configured ? { issuers: [configured] as const, endpoints: undefined } : standard;

/** Undefined without Google's settings: the sandbox then takes its place. */
export function parseGoogleConfig(settings: IdentitySettings): IssuerConfig | undefined {
  if (!settings.GOOGLE_CLIENT_ID) return undefined;
  return {
    clientId: settings.GOOGLE_CLIENT_ID,
    ...getIssuer(google, settings.GOOGLE_ISSUER),
    sandbox: false,
  };
}

/** Undefined unless all four settings of Apple are there: the sandbox then takes its place. */
export function parseAppleConfig(settings: IdentitySettings): AppleConfig | undefined {
  if (
    !settings.APPLE_CLIENT_ID ||
    !settings.APPLE_TEAM_ID ||
    !settings.APPLE_KEY_ID ||
    !settings.APPLE_PRIVATE_KEY
  )
    return undefined;
  return {
    clientId: settings.APPLE_CLIENT_ID,
    teamId: settings.APPLE_TEAM_ID,
    keyId: settings.APPLE_KEY_ID,
    privateKey: settings.APPLE_PRIVATE_KEY,
    ...getIssuer(apple, settings.APPLE_ISSUER),
    sandbox: false,
  };
}
