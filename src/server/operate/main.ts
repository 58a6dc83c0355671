/** `npm run operate -- COMMAND`: what whoever runs the service does by hand, with the settings of the server. */
import { ConfigError } from '../config.ts';
import type { Command } from './command.ts';

const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  'move-to-postgres': async () => (await import('./move-to-postgres.ts')).moveToPostgres,
  'rotate-keys': async () => (await import('./rotate-keys.ts')).rotateKeys,
  role: async () => (await import('./role.ts')).role,
};

async function printCommands(): Promise<void> {
  for (const [name, load] of Object.entries(commands)) {
    process.stdout.write(`${name.padEnd(18)}${(await load()).summary}\n`);
  }
}

async function main([name = '', ...args]: string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    await printCommands();
    return name ? 2 : 0;
  }
  await (await load()).run(args);
  return 0;
}

/** What a command throws on purpose is a sentence; anything else is a mistake of ours and needs its place. */
function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const meant = error.constructor === Error || error instanceof ConfigError;
  return meant ? error.message : (error.stack ?? error.message);
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${tell(error)}\n`);
    process.exit(1);
  },
);
