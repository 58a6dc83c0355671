/**
 * Learns from readers' marks how well each broad question fits a clause: for each question a ridge regression of its marks
 * over the signs of the clause (engine/broad.ts), solved by coordinate descent. The same input gives the same weights.
 */
import { readFileSync } from 'node:fs';
import { classifyKinds } from '../src/server/guide/classifier/classifier.ts';
import type { Language } from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { type BroadClause, toSigns } from '../src/server/guide/engine/broad.ts';
import { corpusFiles } from './corpus.ts';

interface Mark {
  signs: readonly number[];
  mark: number;
}

/** How much a weight has to explain: found with clauses that were held out. */
const ridge = 4;
/** As if so many more marks had been the mean of all. */
const usualMarks = 2;
const passes = 12;

function parseLine(line: string, language: Language): [question: string, mark: Mark][] {
  const [how = '', marks = '', text = ''] = line.split(' | ');
  const [origin, person] = how.split(' ');
  const clause: BroadClause = {
    kinds: classifyKinds(foldText(text), language),
    person: person === 'named' || person === 'other' ? person : undefined,
    isPicked: origin === 'picked',
  };
  const signs = toSigns(clause);
  return marks.split(' ').map((one) => {
    const [number, mark] = one.split('=');
    return [`broad-${number}`, { signs, mark: Number(mark) }];
  });
}

function readMarks(language: Language): Map<string, Mark[]> {
  const byQuestion = new Map<string, Mark[]>();
  const lines = corpusFiles(language, 'broad')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.trim() && !line.startsWith('#'));
  for (const [question, mark] of lines.flatMap((line) => parseLine(line, language)))
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), mark]);
  return byQuestion;
}

/** The mean of a question's marks, the mark without any sign, and the weight of each sign. */
function learn(marks: readonly Mark[], mean: number): number[] {
  const count = marks[0]?.signs.length ?? 0;
  const weights = new Array<number>(count).fill(0);
  let base = 0;
  const rest = marks.map(({ mark }) => mark - mean);
  for (let pass = 0; pass < passes; pass++) {
    const step = (rest.reduce((sum, one) => sum + one, 0) - usualMarks * base) / (marks.length + usualMarks);
    base += step;
    rest.forEach((one, row) => {
      rest[row] = one - step;
    });
    for (let sign = 0; sign < count; sign++) {
      const weight = weights[sign] as number;
      let over = -ridge * weight;
      let under = ridge;
      marks.forEach(({ signs }, row) => {
        const value = signs[sign] as number;
        over += (rest[row] as number) * value;
        under += value * value;
      });
      const change = over / under;
      weights[sign] = weight + change;
      marks.forEach(({ signs }, row) => {
        rest[row] = (rest[row] as number) - change * (signs[sign] as number);
      });
    }
  }
  const usual = marks.reduce((sum, { mark }) => sum + mark, usualMarks * mean) / (marks.length + usualMarks);
  return [usual, mean + base, ...weights];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The file with the weights, a question a line. */
export function trainBroad(language: Language): string {
  const byQuestion = readMarks(language);
  const all = [...byQuestion.values()].flat();
  const mean = all.reduce((sum, { mark }) => sum + mark, 0) / all.length;
  const lines = [...byQuestion].map(
    ([question, marks]) => `${JSON.stringify(question)}: ${JSON.stringify(learn(marks, mean).map(round))}`,
  );
  return `{\n${lines.sort().join(',\n')}\n}\n`;
}
