/**
 * Interprets free answers. An interpretation needs unambiguous words in a form that answers the question; other text
 * is quoted without interpretation.
 */
import { isEnglish } from './reading/language.ts';
import { isGerund, isVerb } from './reading/verbs.ts';
import { type Method, type Tag, type Topic, tagsIn, tagsOf, topicOf } from './tags.ts';
import { wordsOf } from './words.ts';

export interface Heard {
  tag: Tag | undefined;
  /** Whether it answers the question. */
  fits: boolean;
}

const nothingHeard: Heard = { tag: undefined, fits: false };
/** A longer text says many things, and rules cannot decide which of them is the answer. */
const longest = 45;

const negation =
  /\b(?:no|not|never|nothing|nobody|none|neither|nor|without|hardly|cannot|stop asking|(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should)n'?t|dont|cant|wont)\b/i;
/** Sounds like a no and is a yes. */
const harmlessNegation =
  /\b(?:not (?:having to|be(?:ing)? alone|alone|to lose|losing|just|only|pretending)|no longer pretend\w*|without (?:fear|shame|guilt|pretending))\b/gi;

function plain(text: string): string {
  return text.replace(/[\u2018\u2019]/g, "'");
}

/** A question back, another language, or a text too long to be one answer. */
export function isElusive(text: string): boolean {
  return (
    /[?？]/.test(text) || wordsOf(text).length > longest || !isEnglish(text) || /\S{41}|[<>{}]/.test(text)
  );
}

function isNegative(text: string): boolean {
  return negation.test(plain(text).replace(harmlessNegation, ' '));
}

/** The tags that can answer a method: a better day does not answer a question about a bad end. */
const fitting: Partial<Record<Method, readonly Tag[]>> = {
  premortem: ['loss', 'others', 'noplan', 'fear'],
  friend: ['kind', 'fear', 'facts'],
  exception: ['prepared', 'ally'],
};

/** The only tag that the words match. */
export function onlyTag(text: string, among: readonly Tag[]): Tag | undefined {
  if (isElusive(text) || isNegative(text)) return undefined;
  const found = tagsIn(text, among);
  return found.length === 1 ? found[0] : undefined;
}

const finite =
  /\b(?:is|are|am|was|were|has|have|had|will|would|can|could|says?|said|wants?|wanted|does|did|makes?|made|gets?|got|keeps?|thinks?|i|he|she|they|we|it)\b/i;

/** "my kids", "time with my son": something to protect, not a sentence about something else. */
function isThing(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length >= 1 &&
    words.length <= 9 &&
    /^\W*(?:just |only |maybe |probably )?(?:my|our|the|being|having|time|peace|freedom|love|trust|family|money|honesty|respect|health|sleep)\b/i.test(
      text,
    ) &&
    !finite.test(plain(text)) &&
    !/\b(?:idiot|stupid|weather|question|app|test|asdf)\b/i.test(text)
  );
}

function hearMatter(text: string): Heard {
  if (isElusive(text) || isNegative(text)) return nothingHeard;
  const tag = onlyTag(text, tagsOf.matter);
  return { tag, fits: isThing(text) || tag !== undefined };
}

const unit = '(?:years?|months?|weeks?|days?|hours?|minutes?|times?|kids?|people|percent|k|am|pm|o.clock)';

/** One figure from 0 to 10, or a bare word for one. */
function hearScale(text: string): Heard {
  if (isElusive(text)) return nothingHeard;
  const bare = plain(text)
    .replace(/(?:\/|out of|of) ?10\b/gi, '')
    .replace(new RegExp(`\\d+ ?%|\\d+ ?${unit}\\b`, 'gi'), ' x ');
  const figures = bare.match(/\d+(?:[.,]\d)?/g) ?? [];
  const tag = tagsIn(bare, tagsOf.confidence)[0];
  if (figures.length === 1 && Number(figures[0]) <= 10 && wordsOf(text).length <= 15)
    return { tag: scaleTag(Number(figures[0])), fits: true };
  const isBareWord = figures.length === 0 && wordsOf(bare).length <= 3 && !isNegative(bare);
  return isBareWord && tag !== undefined ? { tag, fits: true } : nothingHeard;
}

function scaleTag(figure: number): Tag {
  if (figure < 4) return 'lows';
  return figure < 7 ? 'middle' : 'highs';
}

const doing =
  /\bi(?:'ll| will| could| can| might| would| want to| plan to|'m going to| am going to| need to|'d like to)\b/i;

/** A step begins with an action: "call her", "asking my boss", "I could …". */
export function isStep(text: string): boolean {
  if (isElusive(text) || isNegative(text)) return false;
  const words = wordsOf(plain(text).replace(/^\W*(?:maybe|perhaps|just|to|simply|probably|i think)\s+/i, ''));
  const first = words[0] ?? '';
  if (words.length < 2 || words.length > 30) return false;
  return isVerb(first) || (isGerund(first) && words.length <= 12) || doing.test(plain(text));
}

function hearStep(text: string): Heard {
  return isStep(text) ? { tag: tagsIn(text, tagsOf.step)[0], fits: true } : nothingHeard;
}

export function hearTime(text: string): Heard {
  if (isElusive(text)) return nothingHeard;
  const late = tagsIn(text, ['notime']);
  if (late.length > 0) return { tag: 'notime', fits: true };
  const tag = isNegative(text) ? undefined : tagsIn(text, ['soon', 'weekend'])[0];
  return { tag, fits: tag !== undefined && wordsOf(text).length <= 25 };
}

function hearOther(text: string, method: Method): Heard {
  const never =
    method === 'exception' && /^\W*(?:never|none|not once|not ever|i can'?t remember)\W*$/i.test(plain(text));
  const tag = never ? 'none' : onlyTag(text, fitting[method] ?? tagsOf[topicOf[method]]);
  return { tag, fits: tag !== undefined };
}

const hearers: Partial<Record<Topic, (text: string) => Heard>> = {
  matter: hearMatter,
  confidence: hearScale,
  step: hearStep,
  time: hearTime,
};

/** A free answer as an answer to what `method` asked. */
export function hear(text: string, method: Method): Heard {
  return hearers[topicOf[method]]?.(text) ?? hearOther(text, method);
}
