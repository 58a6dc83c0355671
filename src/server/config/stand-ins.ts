/** Which parts of the outside world may be played by the sandbox, by the settings alone. */
import { isLoopbackHost, isLoopbackUrl } from './fields.ts';

/** Parts that an operator may do without: `STRIPE=off` and so on. */
export const outsideParts = ['stripe', 'paypal', 'google', 'apple'] as const;
export type OutsidePart = (typeof outsideParts)[number];

/** Settings that make a part real; all of a part's or none. */
export const partSettings = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  google: ['GOOGLE_CLIENT_ID'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const satisfies Record<OutsidePart, readonly string[]>;

const switches = { stripe: 'STRIPE', paypal: 'PAYPAL', google: 'GOOGLE', apple: 'APPLE' } as const;

type PartSetting = (typeof partSettings)[OutsidePart][number];
type StandInSettings = Record<(typeof switches)[OutsidePart], 'on' | 'off'> &
  Partial<Record<PartSetting | 'SMTP_URL' | 'PUBLIC_URL', string | undefined>> & {
    NODE_ENV: string;
    HOST: string;
    ALLOW_SANDBOX: boolean;
  };

export function isOff(s: Pick<StandInSettings, (typeof switches)[OutsidePart]>, part: OutsidePart): boolean {
  return s[switches[part]] === 'off';
}

interface StandIn {
  names: readonly (PartSetting | 'SMTP_URL')[];
  part?: OutsidePart;
  /** Anyone who reaches it can take over any account, so it is for this machine alone. */
  opensAccounts: boolean;
  why: string;
}

const ofMoney = { opensAccounts: false, why: 'no money moves in the sandbox' };
const ofIdentity = { opensAccounts: true, why: 'anyone can sign in as anyone in the sandbox' };
const standIns: StandIn[] = [
  { names: ['SMTP_URL'], opensAccounts: true, why: 'anyone can read the sandbox mailbox' },
  { names: partSettings.stripe, part: 'stripe', ...ofMoney },
  { names: partSettings.paypal, part: 'paypal', ...ofMoney },
  { names: partSettings.google, part: 'google', ...ofIdentity },
  { names: partSettings.apple, part: 'apple', ...ofIdentity },
];

/** What belongs to people or moves their money; a real database or model is no reason to doubt a trial. */
function firstRealPart(s: StandInSettings): string | undefined {
  const names = ['SMTP_URL', ...outsideParts.flatMap((part) => (isOff(s, part) ? [] : partSettings[part]))];
  return names.find((name) => s[name as PartSetting] !== undefined);
}

/** Where the stand-in must not be served; `always`: whatever `ALLOW_SANDBOX` says. */
function refusalOf(
  s: StandInSettings,
  { opensAccounts }: StandIn,
): { where: string; always: boolean } | undefined {
  if (opensAccounts) {
    if (s.PUBLIC_URL && !isLoopbackUrl(s.PUBLIC_URL)) return { where: 'on a public address', always: true };
    if (!isLoopbackHost(s.HOST)) return { where: 'where other machines can connect', always: true };
    const real = firstRealPart(s);
    if (real) return { where: `beside real parts (${real} is set)`, always: true };
  }
  const isRefused = s.NODE_ENV === 'production' && !s.ALLOW_SANDBOX;
  return isRefused ? { where: 'in production', always: false } : undefined;
}

function problemOf(s: StandInSettings, standIn: StandIn): string[] {
  const { names, part, why } = standIn;
  const isReal = names.some((name) => s[name] !== undefined);
  if (isReal || (part && isOff(s, part))) return [];
  const refusal = refusalOf(s, standIn);
  if (!refusal) return [];
  const instead = [
    ...(part ? [`set ${switches[part]}=off`] : []),
    ...(refusal.always ? [] : ['set ALLOW_SANDBOX=true']),
  ];
  const or = instead.map((one) => `, or ${one}`).join('');
  return [`${names.join(', ')}: needed ${refusal.where} (${why})${or}`];
}

/** Every stand-in that the settings ask for and that must not be served there, with what to set instead. */
export function standInProblems(s: StandInSettings): string[] {
  const noWayToPay = isOff(s, 'stripe') && isOff(s, 'paypal');
  return [
    ...standIns.flatMap((standIn) => problemOf(s, standIn)),
    ...(noWayToPay ? ['STRIPE, PAYPAL: only one of them can be off, or nobody could pay'] : []),
  ];
}
