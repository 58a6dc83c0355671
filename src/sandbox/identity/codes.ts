import { randomBytes } from 'node:crypto';

const codeLifeMs = 5 * 60_000;

export interface Grant {
  redirectUri: string;
  claims: Record<string, unknown>;
}

export interface Codes {
  issue(grant: Grant): string;
  /** The grant of a code, once and within five minutes. */
  redeem(code: string): Grant | undefined;
}

export function createCodes(): Codes {
  const grants = new Map<string, Grant & { endsAt: number }>();
  return {
    issue: (grant) => {
      const now = Date.now();
      for (const [code, { endsAt }] of grants) if (endsAt <= now) grants.delete(code);
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { ...grant, endsAt: now + codeLifeMs });
      return code;
    },
    redeem: (code) => {
      const grant = grants.get(code);
      grants.delete(code);
      return grant && grant.endsAt > Date.now() ? grant : undefined;
    },
  };
}
