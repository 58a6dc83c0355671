/**
 * Stand-ins: the simulations that the sandbox runs in place of external services without settings. Decides where they
 * must not run.
 */
import { byProvider, paymentProviders } from '#shared/payment-providers.ts';
import { requiredProviderSettings } from '../billing/providers/provider-config.ts';
import { isLoopbackHost, isLoopbackUrl } from './fields.ts';

/** External services that can be switched off, e.g. with `STRIPE=off`. */
export const outsideParts = [...paymentProviders, 'google', 'apple'] as const;
export type OutsidePart = (typeof outsideParts)[number];

/** The settings of each service: set all of them or none. */
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

/** E.g. `STRIPE` for `stripe`; the value `off` disables it. */
export function switchSetting(part: OutsidePart): keyof Switches {
  return part.toUpperCase() as keyof Switches;
}

export function isOff(settings: Switches, part: OutsidePart): boolean {
  return settings[switchSetting(part)] === 'off';
}

/** Whether the setting with this name is set. */
function isSet(settings: object, name: string): boolean {
  return (settings as Record<string, unknown>)[name] !== undefined;
}

interface StandIn {
  /** The settings of the real service; without them, the stand-in runs. */
  names: readonly string[];
  part?: OutsidePart;
  /** Whether anybody who can reach it can take over any account: then it must only run on this machine. */
  opensAccounts: boolean;
  why: string;
}

const forPayments = { opensAccounts: false, why: 'no money moves in the sandbox' };
const forSignIn = { opensAccounts: true, why: 'anyone can sign in as anyone in the sandbox' };
const standIns: StandIn[] = [
  { names: ['SMTP_URL'], opensAccounts: true, why: 'anyone can read the sandbox mailbox' },
  ...paymentProviders.map((part) => ({ names: partSettings[part], part, ...forPayments })),
  { names: partSettings.google, part: 'google', ...forSignIn },
  { names: partSettings.apple, part: 'apple', ...forSignIn },
];

/** The first real service that affects people or their money; a database or model does not count. */
function findRealPart(settings: StandInSettings): string | undefined {
  const names = [
    'SMTP_URL',
    ...outsideParts.flatMap((part) => (isOff(settings, part) ? [] : partSettings[part])),
  ];
  return names.find((name) => isSet(settings, name));
}

/** Where the stand-in must not run, if this server is such a place. `always`: even with `ALLOW_SANDBOX`. */
function findRefusal(
  settings: StandInSettings,
  { opensAccounts }: StandIn,
): { where: string; always: boolean } | undefined {
  if (opensAccounts) {
    if (settings.PUBLIC_URL && !isLoopbackUrl(settings.PUBLIC_URL))
      return { where: 'on a public address', always: true };
    if (!isLoopbackHost(settings.HOST)) return { where: 'where other machines can connect', always: true };
    const real = findRealPart(settings);
    if (real) return { where: `beside real parts (${real} is set)`, always: true };
  }
  const isRefused = settings.NODE_ENV === 'production' && !settings.ALLOW_SANDBOX;
  return isRefused ? { where: 'in production', always: false } : undefined;
}

function listProblems(settings: StandInSettings, standIn: StandIn): string[] {
  const { names, part, why } = standIn;
  const isReal = names.some((name) => isSet(settings, name));
  if (isReal || (part && isOff(settings, part))) return [];
  const refusal = findRefusal(settings, standIn);
  if (!refusal) return [];
  const alternatives = [
    ...(part ? [`set ${switchSetting(part)}=off`] : []),
    ...(refusal.always ? [] : ['set ALLOW_SANDBOX=true']),
  ];
  const or = alternatives.map((alternative) => `, or ${alternative}`).join('');
  return [`${names.join(', ')}: needed ${refusal.where} (${why})${or}`];
}

/** All simulations that must not run with these settings, and what to set instead. */
export function standInProblems(settings: StandInSettings): string[] {
  const noWayToPay = paymentProviders.every((provider) => isOff(settings, provider));
  return [
    ...standIns.flatMap((standIn) => listProblems(settings, standIn)),
    ...(noWayToPay
      ? [`${paymentProviders.map(switchSetting).join(', ')}: one of them must be on, or nobody could pay`]
      : []),
  ];
}
