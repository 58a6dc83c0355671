import type { ChainableCommander } from 'ioredis';

/** Runs the commands as one transaction. Throws the first failure. */
export async function runCommands(commands: ChainableCommander): Promise<unknown[]> {
  const replies = await commands.exec();
  if (!replies) throw new Error('Redis dropped the transaction');
  return replies.map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}
