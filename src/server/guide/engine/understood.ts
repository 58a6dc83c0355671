/** The understanding so far, as the panel shows it: wants, fears and limits in the person's words, and what is open. */
import type { Understanding } from '#shared/contract/shapes.ts';
import type { GuideInput } from '../guide.ts';
import { clip, quotable } from '../text/quotes.ts';
import { mergeUnderstanding } from '../understanding.ts';
import { fillLine } from './fill.ts';
import type { Phrase } from './language.ts';
import type { Asks } from './pack.ts';
import { buildState, findMostSalient, getConcern, type PersonText, type State } from './state.ts';

/** Of a line in the panel; a longer one is cut. */
const maxLineWords = 14;
const maxOpen = 3;

type Part = 'wants' | 'fears' | 'limits';
const partOfStatement = { want: 'wants', fear: 'fears', cost: 'limits', deadline: 'limits' } as const;
const partOfAsks: Partial<Record<Asks, Part>> = {
  want: 'wants',
  fear: 'fears',
  cost: 'limits',
  rule: 'limits',
};

/**
 * What is kept of an answer to a question about a want, a fear or a limit. A long text gives
 * way to its most salient phrase; one in Chinese has no spaces and counts as one word, so only `clip` shortens it.
 */
function answerLine(text: PersonText): string {
  const short = text.text.split(/\s+/).length <= maxLineWords;
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
  const lines = [...stated, ...answered].map((line) => clip(quotable(line), maxLineWords));
  return lines.filter(
    (line, at) => lines.findIndex((other) => other.includes(line) || line.includes(other)) === at,
  );
}

/** What is still open: a line for each concern of the packs that showed in the person's texts (`State.signs`). */
function openLines(state: State): string[] {
  const concerns = [...new Set(state.signs.map(({ concern }) => concern))];
  const lines = concerns.map((key) => getConcern(state.packs, key)?.open ?? '').filter((line) => line !== '');
  return lines.slice(0, maxOpen).map((line) => fillLine(state, line));
}

/** What this guide would write now, without the person's corrections. `own` marks lines that the person wrote. */
function writeUnderstanding(state: State): Understanding {
  const lines = (texts: readonly string[]) => texts.map((text) => ({ text, own: false }));
  return {
    wants: lines(linesOf(state, 'wants')),
    fears: lines(linesOf(state, 'fears')),
    limits: lines(linesOf(state, 'limits')),
    unknown: lines(openLines(state)),
  };
}

/**
 * Lines that neither the person nor this guide wrote: those of the guide with a model, for which this one steps in when
 * it fails.
 */
function foreignLines(given: Understanding, ours: Understanding, part: Part) {
  return given[part].filter((line) => !line.own && !ours[part].some(({ text }) => text === line.text));
}

/**
 * Keeps the person's corrections, and the other guide's wants, fears and limits. Its open lines are not kept: they may
 * be answered by now, which this guide cannot tell. What the person removed does not come back.
 */
export function nextUnderstanding(state: State): Understanding {
  const now = writeUnderstanding(state);
  const given = state.input.understanding;
  if (!given) return now;
  const shown = shownBefore(state);
  const all = (part: Part) => [...foreignLines(given, shown, part), ...now[part]];
  return mergeUnderstanding(shown, given, {
    wants: all('wants'),
    fears: all('fears'),
    limits: all('limits'),
    unknown: now.unknown,
  });
}

/** Kept, because a step needs it twice and computing it takes a fifth of the step. */
const shownByInput = new WeakMap<GuideInput, Understanding>();

/** What this guide wrote in the panel before the last answer, which the person may have corrected since. */
function shownBefore({ input, language, texts }: State): Understanding {
  const known = shownByInput.get(input);
  if (known) return known;
  const before: GuideInput = { ...input, rounds: input.rounds.slice(0, -1) };
  // A typed answer that asks to leave something alone changes how the texts before it are read; a chosen option (which
  // `option` names) asks for nothing.
  const last = input.rounds.at(-1);
  const canReuseTexts = last?.option !== undefined || language.findLeftOut(last?.content ?? '').length === 0;
  const understanding = writeUnderstanding(
    buildState(before, language, canReuseTexts ? texts.slice(0, -1) : []),
  );
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
  // A source goes if a removed line was cut from it; a phrase also if it is part of such a line.
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
