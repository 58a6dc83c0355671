import type { Command } from './main.ts';

export const role: Command = {
  summary: 'Give or take a role: role ADDRESS ADMIN|USER',
  run: async () => {
    throw new Error('not there yet');
  },
};
