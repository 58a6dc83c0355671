/** The understanding so far, as the panel shows it: wants, fears and limits in the person's words, and what is open. */
import type { Understanding } from '#shared/contract/shapes.ts';
import type { GuideInput } from '../guide.ts';
import { clip, quotable } from '../text/quotes.ts';
import { mergeUnderstanding } from '../understanding.ts';
import { fillLine } from './fill.ts';
import type { Phrase } from './language.ts';
import type { Asks } from './pack.ts';
import { buildState, findMostSalient, getConcern, type PersonText, type State } from './state.ts';

const lineWords = 14;
const maxOpen = 3;

type Part = 'wants' | 'fears' | 'limits';
const partOfStatement = { want: 'wants', fear: 'fears', cost: 'limits', deadline: 'limits' } as const;
const partOfAsks: Partial<Record<Asks, Part>> = {
  want: 'wants',
  fear: 'fears',
  cost: 'limits',
  rule: 'limits',
};

/** What is kept of an answer to a question about a want or a fear. */
function answerLine(text: PersonText): string {
  const short = text.text.split(/\s+/).length <= lineWords;
  return short ? text.text : (findMostSalient(text)?.source ?? text.text);
}

function linesOf(state: State, part: Part): string[] {
  const stated = state.statements.flatMap(({ kind, source }) =>
    kind in partOfStatement && partOfStatement[kind as keyof typeof partOfStatement] === part ? [source] : [],
  );
  const answered = state.texts.flatMap((text) =>
    text.asked && text.reading.act === 'answer' && partOfAsks[text.asked.asks] === part
      ? [answerLine(text)]
      : [],
  );
  const lines = [...stated, ...answered].map((line) => clip(quotable(line), lineWords));
  return lines.filter(
    (line, at) => lines.findIndex((other) => other.includes(line) || line.includes(other)) === at,
  );
}

function openLines(state: State): string[] {
  const concerns = [...new Set(state.signs.map(({ concern }) => concern))];
  const lines = concerns.map((key) => getConcern(state.packs, key)?.open ?? '').filter((line) => line !== '');
  return lines.slice(0, maxOpen).map((line) => fillLine(state, line));
}

function written(state: State): Understanding {
  const lines = (texts: readonly string[]) => texts.map((text) => ({ text, own: false }));
  return {
    wants: lines(linesOf(state, 'wants')),
    fears: lines(linesOf(state, 'fears')),
    limits: lines(linesOf(state, 'limits')),
    unknown: lines(openLines(state)),
  };
}

/** Lines of another guide, which this one would not have written. */
function foreignLines(given: Understanding, own: Understanding): Understanding {
  const of = (part: keyof Understanding) =>
    given[part].filter((line) => !line.own && !own[part].some(({ text }) => text === line.text));
  return { wants: of('wants'), fears: of('fears'), limits: of('limits'), unknown: of('unknown') };
}

/** Keeps the person's corrections and the lines of another guide. What the person removed does not come back. */
export function understandingAfter(state: State): Understanding {
  const now = written(state);
  const given = state.input.understanding;
  if (!given) return now;
  const shown = shownBefore(state);
  const foreign = foreignLines(given, shown);
  const all = (part: keyof Understanding) => [...foreign[part], ...now[part]];
  return mergeUnderstanding(shown, given, {
    wants: all('wants'),
    fears: all('fears'),
    limits: all('limits'),
    unknown: now.unknown,
  });
}

/** Kept, because a step needs it twice and computing it takes a fifth of the step. */
const shownByInput = new WeakMap<GuideInput, Understanding>();

/** The panel as it was before the last answer: what the person corrected. */
function shownBefore({ input, language, texts }: State): Understanding {
  const known = shownByInput.get(input);
  if (known) return known;
  const before: GuideInput = { ...input, rounds: input.rounds.slice(0, -1) };
  // Only an answer that asks to leave something alone changes how the texts before it are read.
  const last = input.rounds.at(-1);
  const isAlike = last?.option !== undefined || language.findLeftOut(last?.content ?? '').length === 0;
  const understanding = written(buildState(before, language, isAlike ? texts.slice(0, -1) : []));
  shownByInput.set(input, understanding);
  return understanding;
}

/** The state without what the person removed or changed in the panel: the guide no longer uses it. */
export function withoutRemoved(state: State): State {
  const given = state.input.understanding;
  if (!given) return state;
  const shown = shownBefore(state);
  const removed = (['wants', 'fears', 'limits'] as const).flatMap((part) =>
    shown[part].map(({ text }) => text).filter((text) => !given[part].some((line) => line.text === text)),
  );
  if (removed.length === 0) return state;
  const isRemoved = (source: string) => removed.some((text) => quotable(source).includes(text));
  const isKept = ({ source }: Phrase) => !isRemoved(source) && !removed.some((line) => line.includes(source));
  return {
    ...state,
    signs: state.signs.filter(({ source }) => !isRemoved(source)),
    groupSigns: state.groupSigns.filter(({ source }) => !isRemoved(source)),
    statements: state.statements.filter(({ source }) => !isRemoved(source)),
    texts: state.texts.map((text) => ({
      ...text,
      reading: {
        ...text.reading,
        phrases: text.reading.phrases.filter(isKept),
        sentences: text.reading.sentences.filter(isKept),
      },
    })),
  };
}
