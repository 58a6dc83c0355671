/**
 * What the classifier of the guide reads in texts by others: npm run eval:labels [-- 2]
 * The number chooses the set (eval/labels/N-en.txt and N-zh.txt, where they exist); docs/guide-eval.md has the figures.
 */
import { existsSync, readFileSync } from 'node:fs';
import { classifyGuide, classifySituation } from '../../src/server/guide/classifier/classifier.ts';
import { guideLabels, situationLabels } from '../../src/server/guide/classifier/labels.ts';
import { foldText } from '../../src/server/guide/classifier/normalise.ts';

const set = process.argv.find((argument) => /^\d+$/.test(argument)) ?? '2';
const percent = (part, all) => (all ? `${Math.round((100 * part) / all)} %` : '-');

const fileOf = (language) => `${import.meta.dirname}/${set}-${language}.txt`;

function read(language) {
  return readFileSync(fileOf(language), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | ') && !line.startsWith('#'))
    .map((line) => {
      const bar = line.indexOf(' | ');
      const labels = line.slice(0, bar).split(' ');
      const folded = foldText(line.slice(bar + 3));
      return { labels, found: [...classifySituation(folded, language), ...classifyGuide(folded, language)] };
    });
}

for (const language of ['en', 'zh'].filter((one) => existsSync(fileOf(one)))) {
  const texts = read(language);
  const labels = [...situationLabels.filter((label) => label !== 'none'), ...guideLabels];
  const rows = labels.map((label) => {
    const scored = texts.map(({ labels, found }) => ({
      isTrue: labels.includes(label),
      ...found.find(({ name }) => name === label),
    }));
    const examples = scored.filter(({ isTrue }) => isTrue).length;
    const claimed = scored.filter(({ isClaimed }) => isClaimed);
    const right = claimed.filter(({ isTrue }) => isTrue).length;
    const likely = scored.filter(({ probability }) => probability >= 0.3);
    const hits = likely.filter(({ isTrue }) => isTrue).length;
    return {
      label,
      examples,
      claimed: claimed.length,
      right,
      f1: (2 * hits) / Math.max(1, likely.length + examples),
    };
  });
  const all = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  console.log(`set ${set}, ${language}: ${texts.length} texts`);
  console.log(
    `where it speaks: precision ${percent(all('right'), all('claimed'))} of ${all('claimed')} claims, ${percent(all('right'), all('examples'))} of the labels found; macro-F1 at a probability of 0.3: ${((100 * all('f1')) / rows.length).toFixed(1)} %`,
  );
  console.log('| label | examples | claimed | precision | recall | F1 at 0.3 |\n|---|---|---|---|---|---|');
  for (const { label, examples, claimed, right, f1 } of rows)
    console.log(
      `| \`${label}\` | ${examples} | ${claimed} | ${percent(right, claimed)} | ${percent(right, examples)} | ${Math.round(100 * f1)} % |`,
    );
}
