import type { Command } from './main.ts';

export const backup: Command = {
  summary: 'Write the whole database to a folder',
  run: async () => {
    throw new Error('not there yet');
  },
};
