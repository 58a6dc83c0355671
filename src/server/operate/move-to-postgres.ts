import type { Command } from './main.ts';

export const moveToPostgres: Command = {
  summary: 'Copy everything from PGlite to DATABASE_URL',
  run: async () => {
    throw new Error('not there yet');
  },
};
