import { mailAddress } from '#shared/validation.ts';
import { auditHash } from '../auth/audit.ts';
import { type Config, readConfig } from '../config/config.ts';
import { deriveKey, readAppSecret } from '../config/secrets.ts';
import { networkOf } from '../http/network.ts';
import { type Command, WrongArguments } from './command.ts';

const usage = 'Usage: npm run operate -- trace ADDRESS (an email or a network address)';

/** What stands in the log for a mail address or a network. */
export function traceFor(
  config: Pick<Config, 'appSecret' | 'dataDir'>,
  [what = '', ...more]: string[],
): string {
  if (more.length || !what) throw new WrongArguments(usage);
  const keys = { audit: deriveKey(readAppSecret(config.appSecret, config.dataDir), 'audit') };
  if (!what.includes('@')) return `network ${auditHash({ keys }, 'network', networkOf(what))}`;
  const email = mailAddress(what);
  if (!email) throw new WrongArguments(usage);
  return `account ${auditHash({ keys }, 'account', email)}`;
}

export const trace: Command = {
  summary: 'Print what stands in the log for an account or a network: trace ADDRESS',
  run: async (args) => {
    process.stdout.write(`${traceFor(readConfig(process.env), args)}\n`);
  },
};
