/**
 * What a language brings: reading, grammar, wordings and packs. The engine holds all logic; a new language is a folder.
 */
import type { Reading } from '#shared/contract/shapes.ts';
import type { GuideLocale } from '#shared/locales.ts';
import type { ShareLines } from '../summary/share-line.ts';
import type { Kind } from './kinds.ts';
import type { KindLines, Pack, PackId } from './pack.ts';
import type { EarlierWords } from './remembered.ts';
import type { SpecialKind } from './stage.ts';

/** A piece of the person's text that the guide could respond to. */
export interface Phrase {
  /** Exactly as the person wrote it. */
  source: string;
  /** Addressed to the person, without final punctuation; undefined when only a quote is safe. */
  secondPerson: string | undefined;
  /** Whether `secondPerson` can stand as a sentence. */
  isSentence: boolean;
  /** How important it seems to the person; the guide responds to the highest. */
  salience: number;
  /** Position in the text. */
  at: number;
  /** Whether it follows a 'but' or the like. */
  isContrast: boolean;
  /** Where it is what somebody else said: with the words around it. */
  around?: string;
}

/**
 * What an answer does: it answers, or something else. `asks-back`: about the guide's question. `asks-guide`: for its
 * opinion, or for a fact.
 */
export type Act =
  | 'answer'
  | 'unsure'
  | 'asks-back'
  | 'asks-guide'
  | 'refuses-plan'
  | 'refuses'
  | 'corrects'
  | 'enough';

export type Verdict = 'yes' | 'partly' | 'no';

export type StatementKind = 'want' | 'fear' | 'cost' | 'exception' | 'step' | 'time' | 'deadline';

/** Something that the grammar is sure the person said. */
export interface Statement {
  kind: StatementKind;
  source: string;
}

export interface TextReading {
  act: Act;
  /** The words with which it says that no plan is wanted, also inside a longer answer. */
  refusedPlan: string | undefined;
  /** Clauses, in the order of the text: what the guide responds to. */
  phrases: Phrase[];
  /** Whole sentences, in the order of the text: what the summary says. */
  sentences: Phrase[];
  statements: Statement[];
}

/** How the person refers to the other person of a pack. */
export interface Who {
  /** For the guide's lines and for options: 'your mum', 'my mum'. */
  line: string;
  option: string;
  they: string;
  them: string;
  their: string;
}

/** Another person in a clause; without a name if only 'he' or 'she' is known. */
export interface Person {
  /** For the guide's lines and for the person's: 'your mum', 'my mum'. */
  name: string | undefined;
  myName: string | undefined;
  they: string;
  them: string;
  their: string;
}

export interface Relation {
  one: readonly string[];
  other: readonly string[];
  say(one: Phrase, other: Phrase): string;
}

/** What can be said of how the person went about it. */
export interface Way {
  label: string;
  style: string;
}

/** How a dialogue ended: they decided something, picked a step, want no plan, or left it open. */
export type Ending = 'decided' | 'step' | 'refusal' | 'open';

/** The texts that are not about a situation. */
export interface Wordings {
  /** The person's phrase as a sentence of the guide. */
  reflect(phrase: Phrase): string;
  /** Two sentences of the person, joined without a judgement. */
  join(first: Phrase, second: Phrase): string;
  quote(text: string): string;
  /** Said first when the question holds nothing to respond to. */
  start: Record<Reading['frame'], string>;
  /** Said when nothing could be reflected with any certainty. */
  noGuess: readonly string[];
  unsure: readonly string[];
  asksBack: readonly string[];
  asksGuide: readonly string[];
  /** Said first where something grave comes up. */
  sympathy: string;
  congratulations: string;
  /** Said to somebody who asks whether the guide is a person. */
  whoIAm: string;
  refusesPlan(source: string): string;
  refuses: readonly string[];
  corrects: readonly string[];
  /** After a line of the guide was called wrong. */
  instead: {
    ask: string;
    options: readonly [string, string, string];
    echoes: readonly [string, string, string];
  };
  /** Asks how close a tentative insight is: yes, partly, no. */
  isIt: {
    ask: string;
    /** The same after an answer that names a step. */
    askAfterStep: string;
    options: readonly [string, string, string];
    echoes: readonly [string, string, string];
  };
  /** Asks which of three clauses of the person's weighs most; or, for who wants an answer, which comes nearest to one. */
  weigh: {
    say: string;
    ask: string;
    askForAnswer: string;
    echo: string;
    /** Said after the chosen clause, where it is a sentence that can be turned to the person. */
    stay: string;
  };
  /** Asks which part of it fits, when only a part does. */
  whichPart: { ask: string; options: readonly [string, string, string] };
  /** Offers two other insights; the last option is for neither. */
  closer: { ask: string; neither: string };
  /** Asks which of three sentences comes closest; said after one was picked. */
  takeaway: { ask: string; echoes: readonly string[] };
  /** Asks at the end for a next step. `nothing`: the option to leave it at that; `echo`: said after any of them. */
  lastStep: { ask: string; nothing: string; echo: string };
  /** `options`: the cards of `values`. `took`: reflects the number, or the card that comes first. */
  special: Record<SpecialKind, { ask: string; options: readonly string[]; took(answer: string): string }>;
  /** Below each question; one after the other. */
  support: readonly string[];
  /** For questions in a language that no pack speaks. */
  otherLanguage: string;
  summary: {
    /** Said before the summary. */
    reflection: string;
    /** The same, where the last answer was about the guide's question. */
    reflectionAfterComplaint: string;
    open(what: string): string;
    /** What is open when a dialogue ends early and nothing in particular is. */
    openNothing: string;
    /** The same, where the person has decided. */
    openAfterDecision: string;
    /** For when there are too few of the person's words for two reasons. */
    fewAnswers: string;
    /** The person's own question, as what is still open; undefined where there is none to say back. */
    openQuestion(reading: Reading, question: string): string | undefined;
    reason(text: string): string;
    /** What the person says it comes down to; `turned`: the same in the second person. */
    comesDownTo(sentence: string, turned: string | undefined): string;
    /** Completes an answer to a question about a fear that is only the rest of a sentence: 'that he finds out'. */
    feared(text: string): string | undefined;
    /** The card that comes first. */
    firstValue(card: string): string;
    /** A chosen option, after the question that it answers. */
    chosen(option: string, question: string | undefined): string;
    /** What the person said later that moved their question, in the second person. */
    said(said: string): string;
    /** An insight that the person said fits, without the word that made it a guess. */
    settled(insight: string): string;
    /** What they want beside what they fear or what it costs them; both as sentences. */
    opposed(want: string, against: string): string;
    /** A statement beside when it was different; both as sentences. */
    once(statement: string, exception: string): string;
    /** Something else that they said later, in the second person. */
    alsoSaid(said: string): string;
    /** Two statements of these kinds (concerns of the pack `follow`), joined by what they are to each other. */
    relations: readonly Relation[];
    step(source: string): string;
    pickedStep(option: string): string;
    /** A chosen answer to a question about a step that is no sentence about doing: words to say, a person, a time. */
    pickedWords(option: string): string;
    time(source: string): string;
    deadline(source: string): string;
    noPlanWanted(source: string): string;
    noStep: string;
    /** The path where nobody asked for a step. */
    notAsked: string;
    /** Where the person picked to do nothing yet. */
    leftIt: string;
    style(style: string): string;
    suggestion(text: string): string;
    /** What makes the person's own step easier to take. */
    stepSuggestion(step: string): string | undefined;
    /** What the person said of themselves: what they want or fear, or when it is easier. */
    ways: Record<'want' | 'fear' | 'exception', { label: string; style(said: Phrase): string }>;
    /** The same by the kind of clause (kinds.ts). */
    kindWays: readonly { kinds: readonly string[]; label: string; style(said: Phrase): string }[];
    /** What they picked, as a sentence about them. */
    agreed: { label: string; style(sentence: string): string };
    /** Where nothing else is known of the person: what is settled, and how they answered. */
    plain: Record<'refusal' | 'step' | 'open' | 'own', readonly Way[]>;
    plainMood: Record<Ending, readonly string[]>;
    /** The mood where the person named a feeling. */
    feelingMood(feeling: string, ending: Ending): string;
  };
}

/**
 * An answer to what somebody wants to do next. Stages and weights name it by its place: new ones come last. `matter`: what it is
 * for; two that are offered are for different things.
 */
export interface OfferedStep {
  text: string;
  matter: string;
  /** Offered only if the person has written one of the cues. */
  needs?: string;
}

/**
 * A sentence that sums up many different things, offered near the end. Stages and weights name it by its place: new ones come last.
 * `matter`: what it is about; two that are offered are about different things.
 */
export interface Closing {
  /** In the first person, as an option. */
  mine: string;
  /** The same to the person, as an insight. */
  yours: string;
  matter: string;
}

/** A sentence that may sum up what somebody is going through. */
export interface Takeaway {
  /** In the first person, as an option. */
  mine: string;
  /** The same to the person, as an insight. */
  yours: string;
  /** It speaks of one of these people or things: offered only if the person has written one of the cues. */
  needs?: string;
}

/** How a language says what the engine looks for in single sentences and clauses. */
export interface SentencePatterns {
  /** A sentence alone, as people type them: in Chinese without marks a blank divides them, too. */
  typedSentence: RegExp;
  /** Where one clause ends and the next begins. */
  clauseGap: RegExp;
  /** Begins with a 'she', 'that' or 'it', so that alone nobody knows who or what is meant. */
  startsWithPronoun: RegExp;
  /** Ends in a 'him' or 'her' whom it does not name. */
  endsInPronoun: RegExp;
  /** Speaks of somebody whom it does not name. */
  namesNobody: RegExp;
  /** 'I told her that': says nothing without what was said before. */
  refersBack: RegExp;
  /** 'That's rather the point': nobody knows afterwards what is meant. */
  startsVaguely: RegExp;
  /** 'already': takes a question up to deny it. */
  already: RegExp;
  /** What somebody does not want to talk about, and what they ask themselves: as statements both would hurt. */
  keepsBack: RegExp;
  /** 'I will leave it there': the end of what somebody wants to say. */
  stopsTelling: RegExp;
  /** ', that's all' at the end. */
  thatIsAll: RegExp;
  /** 'idk', 'maybe' at the beginning. */
  hesitation: RegExp;
  /** 'Or', 'well' before a step. */
  leadsUp: RegExp;
  /** 'Fix moms roof': what to do, without a subject. */
  imperative: RegExp;
  /** 'No food for me': what is not wanted or not known is no step. */
  declinesOffer: RegExp;
  /** 'Not replying any more': what will be stopped stands before what will be done. */
  stopsDoing: RegExp;
  /** What stands against a step, from its comma on: no part of the step. */
  fearAfterStep: RegExp;
  /** A clause that objects: 'but', 'only'. */
  objects: RegExp;
  /** A habit, or an hour that comes again. */
  comesAgain: RegExp;
  /** Speaks of the writer, or of people like them. */
  asksOfSelf: RegExp;
  /** A figure or a quotation, which in the guide's words would look like the person's own. */
  figure: RegExp;
  /** Typed in haste: quoted as it stands. */
  hasty: RegExp;
  /** Speaks to the person. */
  addresses: RegExp;
}

export interface Language {
  locale: GuideLocale;
  patterns: SentencePatterns;
  /** Between two sentences. */
  sentenceGap: '' | ' ';
  fullStop: string;
  /** Text as cues are compared with it. */
  fold(text: string): string;
  /** A pattern for the cues of a pack, for folded text. */
  compileCues(cues: string): RegExp;
  /** What is said back to a clause of a kind. */
  kindLines: Readonly<Partial<Record<Kind, KindLines>>>;
  /** `before`: what the person wrote earlier in the dialogue. */
  read(text: string, before: string): TextReading;
  /** The statements of `read` alone. */
  statementsIn(text: string): Statement[];
  /** Whether a clause is first about the writer or about others. */
  subjectOf(text: string): 'self' | 'others' | undefined;
  /** Whether an answer to a question about a step names one. */
  couldBeStep(text: string): boolean;
  /** Whether an answer says that what the question assumes is not so. */
  deniesPremise(text: string, question: string): boolean;
  /** Whether an answer asks the guide for its opinion, or for a fact that it cannot know. */
  asksGuide(text: string, question: string): boolean;
  /** 'Are you real?' */
  asksWhoIAm(text: string): boolean;
  /** What the person asks to leave alone, as words that `termsOf` gives or that the text holds. */
  findLeftOut(text: string): string[];
  /** Whether a question names what the text says it is not about: 'it isn't really the money'. */
  namesDenied(question: string, text: string): boolean;
  /** Towards the person: 'my job' becomes 'your job'. Undefined where that is not safe. */
  turn(text: string): string | undefined;
  /** Whether a sentence marks something new: 'Actually, …', 'I'd forgotten that', 'It's not X, it's Y'. */
  marksTurn(sentence: string): boolean;
  /** Whether a sentence says that something has been kept from others. */
  marksUntold(sentence: string): boolean;
  /** Whether a text settles the question: 'I've decided', '不考了'. */
  isDecision(text: string): boolean;
  /** Whether a text holds a hard word about oneself, which the guide does not repeat. */
  blamesSelf(text: string): boolean;
  /** A long sentence from the clause on that marks a turn. */
  fromMark(sentence: string): string;
  /** A sentence without the words that only answer the question: 'No, ', 'Actually, '. */
  withoutLead(sentence: string): string;
  /** An answer without the first sentence, where that only says that no option fits. */
  withoutDecline(text: string): string;
  /** Whether an answer begins with an option or with none of them, and goes on: nothing was misread. */
  onlyDeclines(text: string): boolean;
  /** Whether a text has a word for doing something about it: 'plan', 'step', 'decide'. */
  namesPlan(text: string): boolean;
  /** Whether a sentence is about the guide's question, not about the person. */
  isObjection(sentence: string): boolean;
  /** Whether a text tells of a death, a grave illness or a loss that asks for a word of sympathy first. */
  isGrave(text: string): boolean;
  /** Whether a clause says nothing as a statement: it ends where no sentence can ('The only time I feel okay is'), or asks. */
  isCutOff(clause: string): boolean;
  /** Whether a sentence says what something is about: 'It's whether he picked me'. */
  saysWhatItIs(sentence: string): boolean;
  /** A step without what leads up to it: 'My gut says call him': 'call him'. */
  withoutStepLead(sentence: string): string;
  /** Whether a text tells of something that went well: 'Passed my driving test today!!' */
  isGoodNews(text: string): boolean;
  /** Whether a sentence said back with 'you' would sound like a verdict or a reproach: 'You're no better than her.' */
  soundsLikeVerdict(sentence: string): boolean;
  /** The rest of a text in which somebody takes back what they wrote before: 'I like it. No that's not it, …'. */
  afterSelfCorrection(text: string): string;
  /** Whether a sentence says that something is not so. */
  negates(sentence: string): boolean;
  /** Whether a question is about what has not happened: 'What would you say, if somebody asked?' */
  isHypothetical(question: string): boolean;
  /** Whether a sentence says only what might be done: 'I could …'. */
  isMaybe(sentence: string): boolean;
  /** Whether a sentence says what would be done in a case that was supposed. */
  isConditional(sentence: string): boolean;
  /** Whether a clause says what would be, not what is: 'I'd just think they were busy'. */
  supposes(clause: string): boolean;
  /** Whether a question asks what to do. */
  asksWhatToDo(question: string): boolean;
  /** What a text leaves undecided, as written: 'Amit I will tell after, or before'. */
  findUndecided(text: string): string | undefined;
  /** Whether a sentence says that its writer will do it: 'I'll ring', 'I'm going to', '打算'. */
  intends(sentence: string): boolean;
  /** Whether a sentence says what will not be done. */
  deniesStep(sentence: string): boolean;
  /** Whether a folded text says that the card comes first. */
  isFirst(folded: string, card: string): boolean;
  /** Whether a sentence says when. */
  namesTime(text: string): boolean;
  /** Whether a clause says nothing but when: 'Tuesdays and Thursdays'. */
  isBareTime(clause: string): boolean;
  /** Whether an answer waves the question away: 'nobody, why would I'. */
  isBrushOff(text: string): boolean;
  /** Whether a clause of a text says something alone, and is no part of a question: it can be offered as an option. */
  canStandAlone(clause: Phrase, text: string): boolean;
  /** Whether an option names an action, not a person to ask or words to say. */
  isDeed(option: string): boolean;
  /** The last feeling that somebody names as their own, as a word for the mood line: 'Tired'. */
  findFeeling(text: string): string | undefined;
  /** The one other person in a clause. `before`: what was written before it. */
  findPerson(source: string, before: string): Person | undefined;
  /** The clause in the form that follows 'When': something that happened. */
  findEvent(phrase: Phrase): string | undefined;
  /** The thing that it ends with: 'the piano'. */
  findThing(phrase: Phrase): string | undefined;
  /** What a typed answer says to a tentative insight; undefined when it says something else. */
  findVerdict(text: string): Verdict | undefined;
  /** Whether a sentence says no more than how well the insight fits. */
  isOnlyVerdict(sentence: string): boolean;
  /** Which sentence of an insight a typed answer keeps. */
  findPart(text: string): 'first' | 'second' | undefined;
  findWho(who: NonNullable<Pack['who']>, texts: readonly string[]): Who;
  /** Whether a side or an act is short enough to stand in a question. */
  fitsSlot(text: string): boolean;
  /** Content words, to compare two questions or lines. */
  termsOf(text: string): ReadonlySet<string>;
  wordings: Wordings;
  /** By name. */
  takeaways: Readonly<Record<string, Takeaway>>;
  closings: readonly Closing[];
  offeredSteps: readonly OfferedStep[];
  shareLines: ShareLines;
  earlier: EarlierWords;
  packs: Readonly<Record<PackId, Pack>>;
}
