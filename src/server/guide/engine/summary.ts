/** Writes the summary: an insight that joins two things the person said, or what is clear and what is open. */
import type { Evidence } from '#shared/contract/shapes.ts';
import type { Summary } from '#shared/summary.ts';
import type { Source } from '../evidence.ts';
import type { GuideSummary } from '../guide.ts';
import { quotable } from '../quotes.ts';
import { ownTexts } from '../understanding.ts';
import { jaccard } from '../words.ts';
import { fillLine } from './fill.ts';
import { findInsights, type Insight } from './insight.ts';
import type { Phrase } from './language.ts';
import { getConcern, type PersonText, type State } from './state.ts';

/** A line of the summary with the words of the person that it rests on. */
export interface Line {
  text: string;
  sources: Source[];
}

const maxReasons = 3;
const maxStillOpen = 3;
/** Characters of the person's text that are kept whole in the path. */
const maxStepChars = 240;

/** Whether an echo says enough when it stands alone. */
const isTelling = ({ language }: State, echo: string) => language.termsOf(echo).size >= 3;

/** Heat from which two statements are put side by side. */
const hotEnough = 3;

interface Statement extends Line {
  phrase?: Phrase;
  heat: number;
  round: number;
}

function phraseStatement(state: State, round: number, phrase: Phrase): Statement {
  const text = phrase.isSentence
    ? state.language.wordings.takeUp(phrase)
    : state.language.wordings.summary.reason(phrase.source);
  return {
    text,
    sources: [{ round, quote: phrase.source }],
    phrase,
    heat: phrase.heat + (phrase.isSentence ? 1 : 0),
    round,
  };
}

function statementsOf(state: State, text: PersonText): Statement[] {
  const { summary } = state.language.wordings;
  if (text.reading.act !== 'answer' || text.stage?.kind === 'check') return [];
  if (text.chosen !== undefined) {
    const echo = text.asked?.options[text.chosen]?.[1];
    const line =
      echo && isTelling(state, echo) ? fillLine(echo, state) : summary.picked(fillLine(text.text, state));
    return [{ text: line, sources: [{ round: text.round, quote: text.text }], heat: 1, round: text.round }];
  }
  const best = text.reading.phrases
    .filter(
      ({ heat, isSentence, source }) => heat > 0.5 && (isSentence || source.length === text.text.length),
    )
    .sort((one, two) => two.heat - one.heat);
  const lines = best.slice(0, 2).map((phrase) => phraseStatement(state, text.round, phrase));
  if (lines.length > 0) return lines;
  return [
    {
      text: summary.reason(text.text),
      sources: [{ round: text.round, quote: text.text }],
      heat: -1,
      round: text.round,
    },
  ];
}

/** What the person said, the weightiest first. */
function allStatements(state: State): Statement[] {
  const own = ownTexts(state.input.understanding).map((text) => ({
    text: state.language.wordings.summary.reason(text),
    sources: [{ round: state.last.round, quote: text, from: 'understanding' as const }],
    heat: 8,
    round: state.last.round,
  }));
  const steps = state.statements.filter(({ kind }) => kind === 'step').map(({ source }) => source);
  const isStep = ({ sources }: Statement) =>
    sources.some(({ quote }) => steps.some((step) => step.includes(quote)));
  const said = state.texts.flatMap((text) => statementsOf(state, text)).filter((one) => !isStep(one));
  return [...own, ...said].sort((one, two) => two.heat - one.heat);
}

function insightLine(state: State, insight: Insight): Line {
  const text = fillLine(insight.text, state);
  const isConfirmed = state.checked.get(insight.key) === 'yes';
  return {
    text: isConfirmed ? text : state.language.wordings.summary.maybe(text),
    sources: insight.signs.map(({ round, source }) => ({ round, quote: source })),
  };
}

/** The concern that the dialogue was most about. */
function mainConcern(state: State) {
  const weights = new Map<string, number>();
  for (const { concern, certainty } of state.signs)
    weights.set(concern, (weights.get(concern) ?? 0) + certainty);
  const [key] = [...weights].sort((one, two) => two[1] - one[1])[0] ?? [];
  const lead = state.packs[0];
  const fallback = lead && `${lead.id}:${lead.openings.at(-1)?.concern ?? ''}`;
  return getConcern(state.packs, key ?? fallback ?? '');
}

function openLines(state: State): string[] {
  const seen = new Set(state.signs.map(({ concern }) => concern));
  const lines = [...seen]
    .map((key) => getConcern(state.packs, key)?.open ?? '')
    .filter((line) => line !== '');
  const main = mainConcern(state)?.open;
  const all = [...(main ? [main] : []), ...lines];
  return [...new Set(all)].slice(0, maxStillOpen).map((line) => fillLine(line, state));
}

const isAlike = (state: State, one: string, two: string) =>
  jaccard(state.language.termsOf(one), state.language.termsOf(two)) > 0.5;

/** Statements that are not used and not alike. */
function unused(state: State, statements: readonly Statement[], lines: readonly Line[]): Statement[] {
  const used = lines.flatMap(({ sources }) => sources.map(({ quote }) => quote));
  const isUsed = (quote: string) => used.some((one) => one.includes(quote) || quote.includes(one));
  return statements.filter(
    ({ text, sources }) =>
      !lines.some((line) => isAlike(state, line.text, text)) &&
      !sources.some(({ quote }) => isUsed(quote)),
  );
}

/** A wish and what stands against it, both as the person put them, where they have not said them in one breath. */
function ownPairs(state: State, statements: readonly Statement[]): Line[] {
  const wants = state.statements.filter(({ kind }) => kind === 'want').map(({ source }) => source);
  const isWant = ({ sources }: Statement) =>
    sources.some(({ quote }) => wants.some((want) => want.includes(quote)));
  const hot = statements.filter(({ heat, phrase }) => heat >= hotEnough && phrase?.isSentence);
  return hot.filter(isWant).flatMap((want) => {
    const other = hot.find((one) => one !== want && one.round !== want.round && !isWant(one));
    if (!want.phrase || !other?.phrase) return [];
    const text = state.language.wordings.join(want.phrase, other.phrase);
    return [{ text, sources: [...want.sources, ...other.sources] }];
  });
}

/** All that could stand in the summary, the best first: used for the summary and for 'Not right'. */
export function draftLines(state: State): { insights: Line[]; reasons: Line[] } {
  const { summary } = state.language.wordings;
  const statements = allStatements(state);
  const joined = findInsights(state, 'say').map((insight) => insightLine(state, insight));
  const [lead] = statements;
  const clear = lead ? [{ text: summary.clear(lead.text), sources: lead.sources }] : [];
  return { insights: [...joined, ...ownPairs(state, statements), ...clear], reasons: statements };
}

function chooseLines(state: State) {
  const { summary } = state.language.wordings;
  const { insights, reasons } = draftLines(state);
  const [core] = insights;
  const rest = unused(state, reasons as Statement[], core ? [core] : []);
  const [second] = rest;
  const [open] = openLines(state);
  const base = core ?? second;
  const stillOpen: Line[] = base
    ? [
        {
          text: open === undefined ? summary.openNothing : summary.open(open),
          sources: base.sources.slice(0, 1),
        },
      ]
    : [];
  const bullets = [...(core ? [core] : []), ...(second && rest.length > 2 ? [second] : []), ...stillOpen];
  const chosen: Statement[] = [];
  for (const statement of rest) {
    if (chosen.length === maxReasons) break;
    const taken = [...bullets, ...chosen];
    if (unused(state, [statement], taken).length > 0) chosen.push(statement);
  }
  const ordered = chosen.sort((one, two) => one.round - two.round);
  return { bullets, reasons: ordered.length >= 2 ? ordered : fillReasons(state, ordered) };
}

/** A short dialogue has few statements: what was written is quoted instead. */
function fillReasons(state: State, reasons: readonly Line[]): Line[] {
  const { summary } = state.language.wordings;
  const used = reasons.flatMap(({ sources }) => sources.map(({ round }) => round));
  const more = [...state.texts].reverse().filter(({ round }) => !used.includes(round));
  const quoted = more.map(({ round, text }) => ({
    text: summary.reason(text),
    sources: [{ round, quote: text }],
  }));
  return [...reasons, ...quoted].slice(0, 2);
}

/** The step in the person's own words: the whole answer to a question about it, or the sentence that names it. */
function ownSteps(state: State): string[] {
  const { summary } = state.language.wordings;
  const typed = state.texts.flatMap((text) => {
    const { asked, reading, chosen, round } = text;
    if (chosen !== undefined || reading.act !== 'answer' || !reading.couldBeStep) return [];
    const stated = reading.statements.filter(({ kind }) => kind === 'step').map(({ source }) => source);
    if (asked?.asks === 'step' && text.text.length <= maxStepChars) return [{ round, source: text.text }];
    if (asked?.asks === 'step' && stated.length === 0)
      return [{ round, source: text.text.slice(0, maxStepChars) }];
    return stated.map((source) => ({ round, source }));
  });
  const steps = typed.slice(-2).map(({ source }) => summary.step(quotable(source)));
  const picked = state.texts.findLast(
    ({ asked, chosen, reading }) => asked?.asks === 'step' && chosen !== undefined && reading.couldBeStep,
  );
  const pickedLine = picked ? [summary.pickedStep(picked.text)] : [];
  const stepRound = Math.min(picked?.round ?? Infinity, ...typed.map(({ round }) => round));
  const times = state.statements.filter(
    ({ kind, source, round }) =>
      kind === 'time' && round >= stepRound && !typed.some((step) => step.source.includes(source)),
  );
  const time = times.at(-1);
  return [
    ...steps,
    ...pickedLine,
    ...(time && (steps.length > 0 || picked) ? [summary.time(quotable(time.source))] : []),
  ];
}

function pathOf(state: State): string[] {
  const { summary } = state.language.wordings;
  const deadline = state.statements.find(({ kind }) => kind === 'deadline');
  const deadlines = deadline ? [summary.deadline(quotable(deadline.source))] : [];
  const refused = state.texts.findLast(({ reading }) => reading.refusedPlan !== undefined)?.reading
    .refusedPlan;
  const steps = ownSteps(state);
  if (steps.length > 0) return [...steps, ...deadlines];
  if (refused !== undefined) return [summary.noPlanWanted(refused)];
  return [state.off.has('step') ? summary.noPlanHere : summary.noStep, ...deadlines];
}

function suggestionsOf(state: State): string[] {
  const { summary } = state.language.wordings;
  const main = mainConcern(state);
  const style = main ? summary.style(fillLine(main.style, state)) : summary.plainStyle;
  const [lead] = state.packs;
  const wasRefused = state.texts.some(({ reading }) => reading.refusedPlan !== undefined);
  const concerns = Object.values(lead?.concerns ?? {});
  const at = main ? Math.max(0, concerns.indexOf(main)) : 0;
  const suggestion = lead?.suggestions[at % Math.max(1, lead.suggestions.length)];
  if (wasRefused || suggestion === undefined || state.off.has('step')) return [style];
  return [style, summary.suggestion(fillLine(suggestion, state))];
}

function evidenceFor(part: Evidence['part'], lines: readonly Line[]): Evidence[] {
  return lines.flatMap(({ sources }, index) => sources.map((source) => ({ part, index, ...source })));
}

export function writeSummary(state: State): GuideSummary {
  const { wordings } = state.language;
  const { bullets, reasons } = chooseLines(state);
  const main = mainConcern(state);
  const open = openLines(state);
  const summary: Summary = {
    question: state.input.question,
    insights: bullets.map(({ text }) => text),
    reasons: reasons.map(({ text }) => text),
    steps: pathOf(state),
    mood: fillLine(main?.mood ?? wordings.summary.mood, state),
    label: fillLine(main?.label ?? wordings.summary.label, state),
    suggestions: suggestionsOf(state),
    stillOpen: state.input.finish ? (open.length > 0 ? open : [wordings.summary.openNothing]) : [],
    evidence: [...evidenceFor('insight', bullets), ...evidenceFor('reason', reasons)],
  };
  return { kind: 'summary', reflection: wordings.summary.reflection, summary };
}
