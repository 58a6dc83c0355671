import type { Command } from './main.ts';

export const rotateKeys: Command = {
  summary: 'Wrap every key of texts anew with the current APP_SECRET',
  run: async () => {
    throw new Error('not there yet');
  },
};
