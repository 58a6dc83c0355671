/** Which sentences listeners would offer near the end of a dialogue (README.md, `takeaways`), with its features. */
import { type Language, readTakeawayFeatures } from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { readTakeawaySigns } from '../src/server/guide/engine/takeaways.ts';
import { english } from '../src/server/guide/languages/en/language.ts';
import { chinese } from '../src/server/guide/languages/zh/language.ts';
import { type Choice, linesOf } from './choices.ts';
import type { Folder } from './corpus.ts';

/** What somebody wrote, and the names of what a listener chose for them, best first. */
interface Dialogue {
  /** Empty in examples of answers alone. */
  question: string;
  answers: string[];
  names: string[];
}

function parseBlock(block: readonly string[]): Dialogue {
  const find = (mark: string) =>
    block.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2).replace(/[[\]]/g, ''));
  const [question = ''] = find('Q');
  const answers = find('A');
  const [chosen] = find('=');
  if (chosen === undefined || answers.length === 0)
    throw new RangeError(`not a dialogue: ${block.join(' / ')}`);
  const names = chosen === '-' ? [] : chosen.split(' ');
  return { question, answers, names };
}

export function readDialogues(language: Language, folder: Folder): Dialogue[] {
  const blocks: string[][] = [[]];
  for (const line of linesOf(language, folder))
    if (line.trim()) blocks.at(-1)?.push(line);
    else blocks.push([]);
  return blocks.filter((block) => block.length > 0).map(parseBlock);
}

const languages = { en: english, zh: chinese };

export const readTakeaways = (language: Language): Choice[] =>
  readDialogues(language, 'takeaways').map(({ question, answers, names }) => ({
    features: readTakeawayFeatures(
      foldText(answers.join('\n')),
      foldText(question),
      language,
      readTakeawaySigns(language, [question, ...answers]),
    ),
    // A sentence that listeners called wrong most of the time was taken out; its dialogues teach the others.
    names: names.filter((name) => languages[language].takeaways[name] !== undefined),
    isExample: question === '',
  }));
