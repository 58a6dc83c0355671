// Refuses words that our readers would not find in the documentation of the tools we use, and references to documents
// that are not in the repository. Words that people read on the screen are out of scope.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const words = [
  [/\b(?:whoever|whomever|whosoever)\b/i, "name the person: 'the caller', 'a reader'"],
  [/\banew\b/i, 'again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair, update'],
  [/\b(?:told|tell) of\b/i, 'reported, described'],
  [/\b(?:is|are|was|were|be|been) told\b/i, 'reported, shown, notified'],
  [/\bstands? (?:there|beside|below|above|on|at|between)\b/i, 'is'],
  [/\bof (?:one's|a person's) own\b/i, 'its own …, a separate …'],
  [/\bgives? way\b/i, 'yields, is dropped'],
  [/\b(?:hands? out|lets? in)\b/i, 'returns, provides; grants access'],
  [/\b(?:hereby|thereof|whereof|hence|thus|upon)\b/i, 'a current word'],
];
/** Documents that are not in the repository. */
const references = [
  [/\b[Ss]pec(?:ification)? (?:section )?\d/, 'docs/spec-map.md'],
  [/\bdesign \d/, 'the reason itself'],
];

const scope = ['src', 'tests', 'scripts', 'bench', 'eval', 'deploy', 'docs', '.github', '*.md', '*.ts'];
/** Their words are out of scope, not their references. */
const readByOthers = [
  /\/guide\/languages\//, // What the guide says.
  /\/i18n\/|\/mail\/texts\//, // What people read.
  /\/prompts\/|\/guide\/model\/(?:retry-note|schemas)\.ts$/, // What a model reads.
  /^eval\/data\//,
];
const skipped = [
  /^docs\/spec-map\.md$/, // Quotes the specification.
  /^scripts\/words\.mjs$/,
];
const isText = (file) => /\.(?:ts|tsx|mts|mjs|cjs|md|css|sql|sh|ya?ml|conf|service|timer)$/.test(file);

const files = execFileSync('git', ['ls-files', '--', ...scope], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => isText(file) && !skipped.some((pattern) => pattern.test(file)));
const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...references, ...(readByOthers.some((pattern) => pattern.test(file)) ? [] : words)]
        .filter(([pattern]) => pattern.test(line))
        .map(([pattern, better]) => `${file}:${index + 1}: “${pattern.exec(line)?.[0]}” → ${better}`),
    ),
);
if (files.length < 100) found.push(`only ${files.length} files were read`);
if (found.length) process.stdout.write(`${found.join('\n')}\n${found.length} words\n`);
process.exit(found.length ? 1 : 0);
