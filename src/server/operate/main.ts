/** `npm run operate -- COMMAND`: what whoever runs the service does by hand, with the settings of the server. */
import type { Command } from './command.ts';
import { failureOf } from './failure.ts';

const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  'move-to-postgres': async () => (await import('./move-to-postgres.ts')).moveToPostgres,
  'rotate-keys': async () => (await import('./rotate-keys.ts')).rotateKeys,
  role: async () => (await import('./role.ts')).role,
  trace: async () => (await import('./trace.ts')).trace,
};

async function printCommands(): Promise<void> {
  for (const [name, load] of Object.entries(commands)) {
    process.stdout.write(`${name.padEnd(18)}${(await load()).summary}\n`);
  }
}

async function main([name = '', ...args]: string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    if (name) process.stderr.write(`There is no command ${name}. The commands are:\n`);
    await printCommands();
    return name ? 2 : 0;
  }
  await (await load()).run(args);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const { text, exitCode } = failureOf(error);
    process.stderr.write(`${text}\n`);
    process.exit(exitCode);
  },
);
