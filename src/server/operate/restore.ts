import type { Command } from './main.ts';

export const restore: Command = {
  summary: 'Fill an empty database from a backup',
  run: async () => {
    throw new Error('not there yet');
  },
};
