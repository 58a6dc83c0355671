import { describe, expect, it } from 'vitest';
import { situations } from '#shared/kinds.ts';
import { findCues } from '../engine/cues.ts';
import { groups, kinds, laterGroupNames } from '../engine/kinds.ts';
import type { Language } from '../engine/language.ts';
import { asks, insightsOf, type Pack, type Question, questionsOf } from '../engine/pack.ts';
import { checksFor } from '../rubric/checks-by-language.ts';
import { assessRisk } from '../safety/assess.ts';
import { english } from './en/language.ts';
import { leads as englishLeads } from './en/packs/follow/leads.ts';
import { chinese } from './zh/language.ts';
import { leads as chineseLeads } from './zh/packs/follow/leads.ts';

const personSlots = ['{who}', '{Who}', '{they}', '{They}', '{them}', '{their}'];
/** In the pack that follows: what the clause that was just said names. */
const clauseSlots = ['{name}', '{Name}', '{myname}', '{they}', '{them}', '{their}', '{event}', '{thing}'];
/** Only in the questions of the general pack that fit a kind of question. */
const frameSlots = ['{act}', '{a}', '{b}'];

/** What a slot may be filled with. */
const examples = {
  en: {
    myname: 'my friend',
    name: 'Sam',
    they: 'they',
    them: 'them',
    their: 'their',
    event: 'the wedding',
    thing: 'the flat',
    act: 'move',
    a: 'the old job',
    b: 'the new one',
  },
  zh: {
    myname: '我朋友',
    name: '小林',
    they: '他',
    them: '他',
    their: '他的',
    event: '婚礼',
    thing: '房子',
    act: '搬走',
    a: '旧工作',
    b: '新工作',
  },
};

/** Longest texts, in words or in Chinese characters. */
const longest = {
  en: {
    ask: 16,
    option: 12,
    echo: 18,
    heard: 18,
    insight: 36,
    together: 22,
    label: 5,
    mood: 8,
    suggestion: 18,
  },
  zh: {
    ask: 25,
    option: 20,
    echo: 28,
    heard: 28,
    insight: 60,
    together: 32,
    label: 8,
    mood: 14,
    suggestion: 30,
  },
};

function sizeOf(text: string, { locale }: Language): number {
  if (locale === 'zh') return [...text.replace(/[^\p{L}\p{N}]/gu, '')].length;
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** All answers that a question may offer. */
const answersOf = ({
  options,
  pool,
}: Question): readonly (readonly [text: string, echo: string, ...string[]])[] =>
  pool ?? options.map(([text, echo]) => [text, echo]);

const allQuestionsOf = (pack: Pack): readonly Question[] => [
  ...pack.openings,
  ...Object.values(pack.concerns).flatMap(({ questions }) => questions),
  ...Object.values(pack.questions ?? {}),
];

/** All texts that people see, by kind. */
function textsOf(pack: Pack): [keyof (typeof longest)['en'], string][] {
  const questions = allQuestionsOf(pack);
  const concerns = Object.values(pack.concerns);
  return [
    ...questions.flatMap(({ ask, plain }) => [ask, plain].map((text) => ['ask', text] as const)),
    ...questions.flatMap((question) => answersOf(question).map(([text]) => ['option', text] as const)),
    ...questions.flatMap((question) => answersOf(question).map(([, echo]) => ['echo', echo] as const)),
    ...pack.openings.flatMap(({ say }) => (say === undefined ? [] : [['echo', say] as const])),
    ...concerns.flatMap(({ reflections = [] }) => reflections.map((text) => ['heard', text] as const)),
    ...concerns.map(({ label }) => ['label', label] as const),
    ...concerns.map(({ mood }) => ['mood', mood] as const),
    ...pack.together.map(({ say }) => ['together', say] as const),
    ...insightsOf(pack).map(({ say }) => ['insight', say] as const),
    ...pack.suggestions.map((text) => ['suggestion', text] as const),
  ].map(([kind, text]) => [kind, text]);
}

const cuesIn = (cues: string) => cues.split('|').filter((cue) => cue.trim() !== '');
/** A text that a cue must be found in: the first of each choice. */
const exampleOf = (language: Language, cue: string) =>
  language.fold(
    cue
      .trim()
      .replace(/\{([^}/]*)[^}]*\}/g, '$1')
      .replaceAll('*', ''),
  );

describe.each([english, chinese])('the packs for $locale', (language) => {
  const packs = [...situations, 'general' as const, 'follow' as const].map((id) => language.packs[id]);

  it('have questions, and short lines to the person, for each kind of clause but background', () => {
    const firstPerson = language.locale === 'zh' ? /我/ : /\b(?:I|I'm|I've|I'd|I'll|my|me)\b/;
    const longest = language.locale === 'zh' ? 24 : 75;
    const seen = new Set<string>();
    for (const kind of kinds.filter((one) => one !== 'fact')) {
      const { always = [], near = [] } = language.kindLines[kind] ?? {};
      expect(language.packs.follow.concerns[kind]?.questions.length, kind).toBeGreaterThanOrEqual(2);
      expect(always.length, kind).toBeGreaterThanOrEqual(3);
      expect(near.length, kind).toBeGreaterThanOrEqual(4);
      for (const line of [...always, ...near.map(([, line]) => line)])
        expect(line.length, line).toBeLessThanOrEqual(longest);
      for (const line of [...always, ...near.map(([, line]) => line)]) {
        expect(line, kind).not.toMatch(firstPerson);
        expect(line, kind).not.toMatch(/[?？]/);
        const checks = checksFor(line);
        expect(
          [checks.isAdvice(line, []), checks.isDiagnosis(line, []), checks.isFlattery(line, [])],
          line,
        ).not.toContain(true);
        expect(checks.isReadable(line, 'round'), line).toBe(true);
        expect(seen, line).not.toContain(line);
        seen.add(line);
      }
      for (const [words] of near)
        for (const cue of cuesIn(words))
          expect(
            findCues(language, words, exampleOf(language, cue)).length,
            `${kind}: ${cue}`,
          ).toBeGreaterThan(0);
    }
  });

  it('have leads of questions that there are, short, to the person, none twice', () => {
    const leads = { en: englishLeads, zh: chineseLeads }[language.locale];
    const { follow } = language.packs;
    for (const [name, lead] of Object.entries(leads)) {
      const [concern = '', index] = name.split(':');
      expect(questionsOf(follow, concern)[Number(index)]?.lead, name).toBe(lead);
      expect(lead.length, lead).toBeLessThanOrEqual({ en: 60, zh: 22 }[language.locale]);
      expect(lead, name).not.toMatch(/[?？]|\b(?:I|my|me)\b|我/);
    }
    expect(new Set(Object.values(leads)).size).toBe(Object.keys(leads).length);
  });

  it('have pools of answers from which any three can be told apart, with no slot that the person may have no words for', () => {
    const pooled = allQuestionsOf(language.packs.follow).filter(({ pool }) => pool !== undefined);
    expect(pooled.length).toBeGreaterThanOrEqual(40);
    for (const { ask, pool = [] } of pooled) {
      const slotsIn = (text: string) => text.match(/\{\w+\}/g) ?? [];
      const always = pool.filter(([text, echo]) => slotsIn(text + echo).every((slot) => ask.includes(slot)));
      expect(new Set(always.map(([, , tag]) => tag)).size, ask).toBeGreaterThanOrEqual(5);
    }
  });

  it('are one for each situation, a general one, and one that follows', () => {
    expect(packs.map(({ id }) => id)).toEqual([...situations, 'general', 'follow']);
  });

  describe.each(packs)('$id', (pack) => {
    /** Its questions come from what was just said, and the engine turns to the other packs in between. */
    const follows = pack.id === 'follow';
    const names = Object.keys(pack.concerns);
    const bySubject = Object.values(pack.concerns).filter(({ frame }) => frame === undefined).length;

    it('has texts that are short enough, and no unknown slot', () => {
      for (const [kind, text] of textsOf(pack)) {
        expect(sizeOf(text, language), `${kind}: ${text}`).toBeLessThanOrEqual(
          longest[language.locale][kind],
        );
        for (const slot of text.match(/\{[^}]*\}/g) ?? []) {
          if (pack.id === 'general' && kind === 'ask') expect(frameSlots, text).toContain(slot);
          else if (pack.id === 'follow') expect(clauseSlots, text).toContain(slot);
          else {
            expect(personSlots, text).toContain(slot);
            expect(pack.who, text).toBeDefined();
          }
        }
      }
    });

    it('asks each question once, with three options that occur once', () => {
      const questions = allQuestionsOf(pack);
      const asked = questions.map(({ ask }) => ask);
      const options = questions.flatMap((question) => answersOf(question).map(([text]) => text));
      expect(new Set(asked).size).toBe(asked.length);
      expect(new Set(options).size).toBe(options.length);
      for (const text of [...asked, ...questions.map(({ plain }) => plain)]) expect(text).toMatch(/[?？]$/);
    });

    it('speaks to the person in its own lines, and asks nothing there', () => {
      const isOwn = (kind: string) => ['echo', 'heard', 'together', 'insight'].includes(kind);
      const firstPerson = language.locale === 'zh' ? /我/ : /\b(?:I|I'm|I've|I'd|I'll|my|me)\b/;
      for (const [kind, text] of textsOf(pack).filter(([name]) => isOwn(name))) {
        expect(text.replace(/I'm sorry\.?/g, '').replace(/‘[^’]*’|“[^”]*”/g, ''), kind).not.toMatch(
          firstPerson,
        );
        expect(text.replace(/‘[^’]*’|“[^”]*”/g, ''), kind).not.toMatch(/[?？]/);
      }
    });

    it('has a guess for each group of kinds that may come out later, said as one', () => {
      if (follows) return;
      const guess =
        language.locale === 'zh'
          ? /也许|可能|说不定|大概|恐怕|像是|兴许|没准|或许|似乎|多半|好像|听着|要是|如果|未必|不一定|怕是|估计|仿佛|想必|像|多少|八成|看来/
          : /\b(?:may|might|maybe|perhaps|could|possible|possibly|seems?|sounds?|if|can|probably|doesn't have to|don't have to|sometimes)\b/i;
      const seen = new Set<string>();
      for (const group of laterGroupNames) {
        const lines = pack.later?.[group] ?? [];
        expect(lines.length, group).toBeGreaterThanOrEqual(1);
        for (const line of lines) {
          expect(line, group).toMatch(guess);
          const checks = checksFor(line);
          expect(
            [checks.isAdvice(line, []), checks.isDiagnosis(line, []), checks.isFlattery(line, [])],
            line,
          ).not.toContain(true);
          expect(seen, line).not.toContain(line);
          seen.add(line);
        }
      }
    });

    it('has concerns that can be followed: several kinds of questions, and cues that are found', () => {
      expect(names.length).toBeGreaterThanOrEqual(5);
      for (const [name, { cues = '', reflections = [], questions }] of Object.entries(pack.concerns)) {
        if (!follows) expect(reflections.length, name).toBeGreaterThanOrEqual(2);
        expect(new Set(questions.map((question) => question.asks)).size, name).toBeGreaterThanOrEqual(
          follows ? 2 : 4,
        );
        for (const question of questions) expect(asks).toContain(question.asks);
        for (const cue of cuesIn(cues))
          expect(findCues(language, cues, exampleOf(language, cue)).length, cue).toBeGreaterThan(0);
      }
    });

    it('names only concerns that it has', () => {
      const named = [
        ...pack.openings.map(({ concern }) => concern),
        ...[...pack.together, ...pack.insights].flatMap(({ of }) => of),
        ...allQuestionsOf(pack).flatMap(({ options }) => options.flatMap(([, , to]) => to ?? [])),
      ];
      const ofGroups = follows ? Object.keys(groups).map((group) => `@${group}`) : [];
      for (const name of named) expect([...names, ...ofGroups]).toContain(name);
      for (const { of } of pack.insights) expect(of[0]).not.toBe(of[1]);
    });

    it('has an opening for everybody, and insights for most pairs of concerns', () => {
      expect(pack.openings.at(-1)?.cues).toBeUndefined();
      if (follows) expect(pack.insights.length).toBeGreaterThanOrEqual(40);
      const pairs = new Set(pack.insights.map(({ of }) => [...of].sort().join()));
      const share = follows ? 0 : pack.id === 'general' ? 0.35 : 0.8;
      expect(pairs.size).toBeGreaterThanOrEqual((share * bySubject * (bySubject - 1)) / 2);
    });

    it('offers no answer that would show a card of help', () => {
      const words: Record<string, string> = { ...examples[language.locale], who: pack.who?.option ?? '' };
      const fill = (text: string) =>
        text.replace(/\{(\w+)\}/g, (slot, name: string) => words[name.toLowerCase()] ?? slot);
      const options = allQuestionsOf(pack).flatMap((question) =>
        answersOf(question).map(([text]) => fill(text)),
      );
      // An option is an answer.
      expect(options.filter((text) => assessRisk(['?', text]))).toEqual([]);
    });

    it('offers steps, unless it avoids them', () => {
      const steps = allQuestionsOf(pack).filter((question) => question.asks === 'step');
      if (pack.avoid.includes('step')) expect(steps).toEqual([]);
      else expect(steps.length).toBeGreaterThanOrEqual(2);
    });
  });
});
