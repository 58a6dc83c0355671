/** `npm run operate -- COMMAND`: the commands of the operator. They read the same settings as the server. */
import { type Command, describeFailure } from './command.ts';

const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  'move-to-postgres': async () => (await import('./move-to-postgres.ts')).moveToPostgres,
  'rotate-keys': async () => (await import('./accounts-and-keys.ts')).rotateKeys,
  role: async () => (await import('./accounts-and-keys.ts')).role,
  trace: async () => (await import('./accounts-and-keys.ts')).trace,
};

async function printCommands(): Promise<void> {
  for (const [name, load] of Object.entries(commands)) {
    process.stdout.write(`${name.padEnd(18)}${(await load()).summary}\n`);
  }
}

async function main([name = '', ...args]: string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    if (name) process.stderr.write(`Unknown command: ${name}. The commands are:\n`);
    await printCommands();
    return name ? 2 : 0;
  }
  await (await load()).run(args);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const { text, exitCode } = describeFailure(error);
    process.stderr.write(`${text}\n`);
    process.exit(exitCode);
  },
);
