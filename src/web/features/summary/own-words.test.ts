import { expect, it } from 'vitest';
import { holdsOwnWords } from './own-words.ts';

const written = ['Should I leave my job at the bakery?', 'My sister’s advice', '我应该辞掉面包店的工作吗'];
const holds = (line: string) => holdsOwnWords([line], written);

it('finds a quote of what was written, however it is cut or marked', () => {
  expect(holds("Round 2, “my sister's advice”: it counts.")).toBe(true);
  expect(holds('It began with “Should I leave …”.')).toBe(true);
  expect(holds('你说「面包店」。')).toBe(true);
  expect(holds('You picked “time for myself”.')).toBe(false);
});

it('finds a row of the same words without marks, and passes what anyone says', () => {
  expect(holds('You could leave my job at any time.')).toBe(true);
  expect(holds('你想辞掉面包店的工作。')).toBe(true);
  expect(holds('You want a job that lets you rest.')).toBe(false);
  expect(holds('我觉得你需要休息。')).toBe(false);
  expect(holdsOwnWords([], written)).toBe(false);
  expect(holdsOwnWords(['“rest”'], [])).toBe(false);
});
