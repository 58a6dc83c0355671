/** Which parts of the outside world may be played by the sandbox, by the settings alone. */
import { byProvider, paymentProviders } from '#shared/payment-providers.ts';
import { requiredProviderSettings } from '../billing/providers/provider-config.ts';
import { isLoopbackHost, isLoopbackUrl } from './fields.ts';

/** Parts that an operator may do without: `STRIPE=off` and so on. */
export const outsideParts = [...paymentProviders, 'google', 'apple'] as const;
export type OutsidePart = (typeof outsideParts)[number];

/** Settings that make a part real; all of a part's or none. */
export const partSettings: Record<OutsidePart, readonly string[]> = {
  ...byProvider(requiredProviderSettings),
  google: ['GOOGLE_CLIENT_ID'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
};

type Switches = Record<Uppercase<OutsidePart>, 'on' | 'off'>;
type StandInSettings = Switches & {
  NODE_ENV: string;
  HOST: string;
  ALLOW_SANDBOX: boolean;
  PUBLIC_URL?: string | undefined;
};

/** `STRIPE`, which can be set to `off`, for `stripe`. */
export function switchSetting(part: OutsidePart): keyof Switches {
  return part.toUpperCase() as keyof Switches;
}

export function isOff(s: Switches, part: OutsidePart): boolean {
  return s[switchSetting(part)] === 'off';
}

function isSet(s: object, name: string): boolean {
  return (s as Record<string, unknown>)[name] !== undefined;
}

interface StandIn {
  names: readonly string[];
  part?: OutsidePart;
  /** Anyone who reaches it can take over any account, so it is for this machine alone. */
  opensAccounts: boolean;
  why: string;
}

const ofMoney = { opensAccounts: false, why: 'no money moves in the sandbox' };
const ofIdentity = { opensAccounts: true, why: 'anyone can sign in as anyone in the sandbox' };
const standIns: StandIn[] = [
  { names: ['SMTP_URL'], opensAccounts: true, why: 'anyone can read the sandbox mailbox' },
  ...paymentProviders.map((part) => ({ names: partSettings[part], part, ...ofMoney })),
  { names: partSettings.google, part: 'google', ...ofIdentity },
  { names: partSettings.apple, part: 'apple', ...ofIdentity },
];

/** What belongs to people or moves their money; a real database or model is no reason to doubt a trial. */
function firstRealPart(s: StandInSettings): string | undefined {
  const names = ['SMTP_URL', ...outsideParts.flatMap((part) => (isOff(s, part) ? [] : partSettings[part]))];
  return names.find((name) => isSet(s, name));
}

/** Where the stand-in must not be served; `always`: whatever `ALLOW_SANDBOX` says. */
function findRefusal(
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

function listProblems(s: StandInSettings, standIn: StandIn): string[] {
  const { names, part, why } = standIn;
  const isReal = names.some((name) => isSet(s, name));
  if (isReal || (part && isOff(s, part))) return [];
  const refusal = findRefusal(s, standIn);
  if (!refusal) return [];
  const instead = [
    ...(part ? [`set ${switchSetting(part)}=off`] : []),
    ...(refusal.always ? [] : ['set ALLOW_SANDBOX=true']),
  ];
  const or = instead.map((one) => `, or ${one}`).join('');
  return [`${names.join(', ')}: needed ${refusal.where} (${why})${or}`];
}

/** Every stand-in that the settings ask for and that must not be served there, with what to set instead. */
export function standInProblems(s: StandInSettings): string[] {
  const noWayToPay = paymentProviders.every((provider) => isOff(s, provider));
  return [
    ...standIns.flatMap((standIn) => listProblems(s, standIn)),
    ...(noWayToPay
      ? [`${paymentProviders.map(switchSetting).join(', ')}: one of them must be on, or nobody could pay`]
      : []),
  ];
}
