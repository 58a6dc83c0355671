/**
 * The sandbox simulates external services that have no settings, except for those that are switched off. Decides where
 * a simulated service must not run.
 */
import { byProvider, paymentProviders } from '#shared/payment-providers.ts';
import { requiredProviderSettings } from '../billing/providers/provider-config.ts';
import { isLoopbackHost, isLoopbackUrl } from './setting-fields.ts';

/** External services that can be switched off, e.g. with `STRIPE=off`. */
export const externalServices = [...paymentProviders, 'google', 'apple'] as const;
export type ExternalService = (typeof externalServices)[number];

/** The settings of each service: set all of them or none. */
export const serviceSettings: Record<ExternalService, readonly string[]> = {
  ...byProvider(requiredProviderSettings),
  google: ['GOOGLE_CLIENT_ID'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
};

type Switches = Record<Uppercase<ExternalService>, 'on' | 'off'>;
type SandboxSettings = Switches & {
  NODE_ENV: string;
  HOST: string;
  ALLOW_SANDBOX: boolean;
  PUBLIC_URL?: string | undefined;
};

/** E.g. `STRIPE` for `stripe`; the value `off` disables it. */
export function getOnOffSetting(service: ExternalService): keyof Switches {
  return service.toUpperCase() as keyof Switches;
}

export function isSwitchedOff(settings: Switches, service: ExternalService): boolean {
  return settings[getOnOffSetting(service)] === 'off';
}

/** Whether the setting with this name is set. */
function isSet(settings: object, name: string): boolean {
  return (settings as Record<string, unknown>)[name] !== undefined;
}

interface SimulatedService {
  /** The settings of the real service; without them, it is simulated. */
  settings: readonly string[];
  /** Set for a service that can be switched off. */
  name?: ExternalService;
  /** Whether anybody who can reach it can take over any account: then it must only run on this machine. */
  givesAccountAccess: boolean;
  why: string;
}

const forPayments = { givesAccountAccess: false, why: 'no money moves in the sandbox' };
const forSignIn = { givesAccountAccess: true, why: 'anyone can sign in as anyone in the sandbox' };
const simulatedServices: SimulatedService[] = [
  { settings: ['SMTP_URL'], givesAccountAccess: true, why: 'anyone can read the sandbox mailbox' },
  ...paymentProviders.map((name) => ({ settings: serviceSettings[name], name, ...forPayments })),
  { settings: serviceSettings.google, name: 'google', ...forSignIn },
  { settings: serviceSettings.apple, name: 'apple', ...forSignIn },
];

/** A setting of a real service that affects people or their money; a database or model does not count. */
function findRealServiceSetting(settings: SandboxSettings): string | undefined {
  const names = [
    'SMTP_URL',
    ...externalServices.flatMap((name) => (isSwitchedOff(settings, name) ? [] : serviceSettings[name])),
  ];
  return names.find((name) => isSet(settings, name));
}

/**
 * Where this server runs that it must not simulate the service there, e.g. `in production`; undefined if it may. `always`:
 * not even with `ALLOW_SANDBOX`.
 */
function findRefusal(
  settings: SandboxSettings,
  { givesAccountAccess }: SimulatedService,
): { where: string; always: boolean } | undefined {
  if (givesAccountAccess) {
    if (settings.PUBLIC_URL && !isLoopbackUrl(settings.PUBLIC_URL))
      return { where: 'on a public address', always: true };
    if (!isLoopbackHost(settings.HOST)) return { where: 'where other machines can connect', always: true };
    const real = findRealServiceSetting(settings);
    if (real) return { where: `beside real parts (${real} is set)`, always: true };
  }
  const isRefused = settings.NODE_ENV === 'production' && !settings.ALLOW_SANDBOX;
  return isRefused ? { where: 'in production', always: false } : undefined;
}

function listProblems(settings: SandboxSettings, service: SimulatedService): string[] {
  const { settings: serviceSettingNames, name, why } = service;
  const isReal = serviceSettingNames.some((setting) => isSet(settings, setting));
  if (isReal || (name && isSwitchedOff(settings, name))) return [];
  const refusal = findRefusal(settings, service);
  if (!refusal) return [];
  const alternatives = [
    ...(name ? [`set ${getOnOffSetting(name)}=off`] : []),
    ...(refusal.always ? [] : ['set ALLOW_SANDBOX=true']),
  ];
  const or = alternatives.map((alternative) => `, or ${alternative}`).join('');
  return [`${serviceSettingNames.join(', ')}: needed ${refusal.where} (${why})${or}`];
}

/** All simulations that must not run with these settings, and what to set instead. */
export function listSandboxProblems(settings: SandboxSettings): string[] {
  const noWayToPay = paymentProviders.every((provider) => isSwitchedOff(settings, provider));
  return [
    ...simulatedServices.flatMap((service) => listProblems(settings, service)),
    ...(noWayToPay
      ? [`${paymentProviders.map(getOnOffSetting).join(', ')}: one of them must be on, or nobody could pay`]
      : []),
  ];
}
