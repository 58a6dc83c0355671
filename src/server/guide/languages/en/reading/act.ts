/** Frames with one act: whether to do it, how to do it, why it keeps happening. */
import { type ActRule, howRules, whyRules } from './act-rules.ts';
import { baseOfPastPhrase } from './past.ts';
import { saidRules } from './said-rules.ts';
import { cutTail } from './sentences.ts';
import { baseOf, canBeVerb, dropFillers, gerundPhrase, isNounLike, isVerb } from './verbs.ts';
import { whetherRules, whetherSaid } from './whether-rules.ts';

/** `act` is undefined where the frame is plain but no act can be named. */
export interface ActMatch {
  frame: 'whether' | 'how' | 'pattern';
  act: string | undefined;
}

const adverb =
  '(?:always|keep|keep on|constantly|still|never|usually|often|so often|repeatedly|continue to|end up|tend to|even|find it so hard to|find it hard to|struggle to)';
const dropManner = (text: string) =>
  text.replace(/^(?:not |never )?(?:[a-z]+ly )?/i, '').split(/\s+/)[0] ?? '';

const third = /^([a-z]+?)(?:(?<=sh|ch|ss|x|o)es|s)\b/i;

/** What is told of oneself, now or then: "again I said yes" is about saying yes. */
function habitOf({ prefix = '' }: ActRule, caught: string): string | undefined {
  const text = caught.replace(/\b(and then|and|then) i (?=[a-z]+\b)/gi, '$1 ');
  const [manner = ''] = /^(?:[a-z]+ly )?/i.exec(text) ?? [];
  const bare = text.slice(manner.length);
  const base = isVerb(dropManner(text))
    ? bare
    : (baseOfPastPhrase(bare) ??
      (canBeVerb(dropManner(text)) && !/(?:ed|ing|s)$/.test(dropManner(text)) ? bare : undefined));
  return base === undefined ? undefined : `${prefix}${manner}${gerundPhrase(base, true)}`;
}

function actOf(rule: ActRule, caught: string): string | undefined {
  const text = dropFillers(cutTail(caught))
    .replace(/^(?:do not|don'?t) /i, 'not ')
    .replace(/^wanting to /i, '');
  if (!/[\p{L}\p{N}]/u.test(text) || /^(?:do|be|it|this|that)$/i.test(text)) return undefined;
  if (rule.form === 'present' && !isVerb(dropManner(text))) return undefined;
  if (rule.form === 'habit' || rule.form === 'present') return habitOf(rule, text);
  if (rule.form === 'third') return gerundPhrase(text.replace(third, '$1'), true);
  if (rule.form === 'gerund') return `${rule.prefix ?? ''}${gerundPhrase(text, true)}`;
  if (rule.form === 'plain') return `${rule.prefix ?? ''}${text.replace(/ for me(?= to\b)/i, '')}`;
  if (rule.form === 'past') return baseOfPastPhrase(text) ?? baseOf(text);
  return `${rule.prefix ?? ''}${baseOf(text)}`;
}

function firstOf(rules: readonly ActRule[], sentence: string): ActMatch | undefined {
  for (const rule of rules) {
    const caught = rule.pattern.exec(sentence)?.[1];
    if (caught === undefined) continue;
    const act = actOf(rule, caught);
    if (act !== undefined || rule.form !== 'present') return { frame: rule.frame, act };
  }
  return undefined;
}

const othersQuestion = new RegExp(
  `\\bwhy (?:does|do|did|is|are|doesn't|don't|won't|can't)\\s+((?:[\\w'-]+ ){0,4}?(?!but\\b|and\\b)[\\w'-]+)\\s+(${adverb}|not)\\s+(.+)$`,
  'i',
);
const othersSaid =
  /^(?:and |but |so )?((?:my|the|our) [a-z']+(?: (?!was\b|is\b|are\b|were\b|has\b|had\b|who\b)[a-z']+)?(?: and i)?|people|everyone|nobody|no one|he|she|they|men|women|friends) (always|keeps?|never|constantly)(?: on)? (.+)$/i;

const noVerbAfter =
  /^(?:my|our|his|her|their|your|the|an?|with|of|in|at|to|for|about|from|on|i|we|you|that|who|every|all|most|other|each|this|these)$/i;

/** "Why does every talk with my dad turn into a fight?": the verb is the first word that can only be one. */
function byWholeSubject(sentence: string): ActMatch | undefined {
  const being =
    /\bwhy (?:is|are) ((?:my|our|every|all|most|people|the|other|men|women)\b.{0,40}?) ((?:so|such|always|never)\b.+)$/i.exec(
      sentence,
    );
  if (being?.[1] && being[2]) return { frame: 'pattern', act: `${being[1]} being ${cutTail(being[2])}` };
  const rest = /\bwhy (?:does|do|did) ((?!i\b|we\b|you\b|he\b|she\b|it\b|they\b|this\b|that\b).+)$/i.exec(
    sentence,
  )?.[1];
  const words = rest === undefined ? [] : cutTail(rest).split(' ');
  const at = words.findIndex(
    (word, index) => index > 0 && isVerb(word) && !noVerbAfter.test(words[index - 1] ?? ''),
  );
  if (at < 0) return undefined;
  const subject = words
    .slice(0, at)
    .join(' ')
    .replace(/ (?:even|just|ever|still|suddenly|only)$/i, '');
  return { frame: 'pattern', act: `${subject} ${gerundPhrase(words.slice(at).join(' '), true)}` };
}

/** "Why does my boss never listen?": someone else's act is the pattern. */
function byOthers(sentence: string): ActMatch | undefined {
  const found = othersQuestion.exec(sentence) ?? othersSaid.exec(sentence);
  if (!found?.[1] || !found[2] || !found[3]) return undefined;
  const phrase = dropFillers(cutTail(found[3]));
  const base = /^[a-z]+s\b/i.test(phrase)
    ? phrase.replace(/^([a-z]+?)(?:(?<=sh|ch|ss|x|o)es|s)\b/i, '$1')
    : phrase;
  const doing = gerundPhrase(base, true);
  const no = /never|not/i.test(found[2]) ? 'not ' : '';
  const subject = found[1].toLowerCase();
  if (/ and i$/.test(subject)) return { frame: 'pattern', act: doing };
  if (/^(?:he|she|they|it|no one|nobody)$/.test(subject)) return { frame: 'pattern', act: undefined };
  return { frame: 'pattern', act: `${found[1]} ${no}${doing}` };
}

/** Asks for a way, and says what it is about elsewhere, if at all. */
/** Asks what to do, and not how to do something. */
export const whatToDo =
  /\bwhat (?:can|could|should|do|must|shall|would you|am i supposed to) (?:(?:i|we) )?(?:even )?do(?: now| then| here| next| in this situation| about (?:it|this|that))?[?!. ]*$|^(?:please )?help me (?:to )?(?:decide|choose)\b[^,]{0,20}$/i;
const bareHow =
  /^(?:and |but |so )?(?:what (?:actually |really )?(?:works|helps|helped)|any (?:tips|advice|ideas|suggestions)|where (?:do|should) i (?:even )?(?:start|begin)|please help|help)\b[^,]{0,20}$/i;
const loosePattern =
  /^why\b(?! not\b| me\b| him\b| her\b| us\b| now\b| is (?:life|love|everything|this|the world|it all)\b| did (?!i\b|we\b)| was\b| were\b| am i here\b| bother\b)|\b(?:again and again|over and over|same (?:mistake|fight|argument|pattern|kind|story|thing)|every time|each time|always|keep \w+ing|keeps happening|(?:happened|happens|happening|did it|do it|doing it|here we go|here i go|there i go) again)\b/i;

/** The match of one sentence and how plainly it is said: 3 a question, 1 a statement. */
/** "Should a mother tell her daughter?": what anybody should do. */
function byAnybody(sentence: string): ActMatch | undefined {
  const rest = /\bshould (?:an?|the|all|most|married|old|young|grown) (.+)$/i.exec(sentence)?.[1];
  const words = rest === undefined ? [] : cutTail(rest).split(' ');
  const at = words.findIndex(
    (word, index) => index > 0 && isVerb(word) && !noVerbAfter.test(words[index - 1] ?? ''),
  );
  return at < 0 ? undefined : { frame: 'whether', act: words.slice(at).join(' ') };
}

/** "The house is too big. Sell it?" */
function byOrder(sentence: string): ActMatch | undefined {
  const order = /^(?:so |and |just |then |or |maybe |simply )*([^?,]+)\?$/i.exec(sentence)?.[1];
  const [first = '', second = ''] = order?.split(/\s+/) ?? [];
  if (order === undefined || order.split(/\s+/).length > 9 || !isVerb(first)) return undefined;
  if (isNounLike(first) || /^(?:help|please|tell|think|hope|guess|see|know|do|be|sound|like)$/i.test(first))
    return undefined;
  return second === ''
    ? undefined
    : { frame: 'whether', act: baseOf(dropFillers(cutTail(order.charAt(0).toLowerCase() + order.slice(1)))) };
}

export function findAct(asking: string): { match: ActMatch; weight: number } | undefined {
  const sentence = asking
    .replace(/\b(?:why|how) is it that i am\b/i, 'why am i')
    .replace(/\b(?:why|how) is it that (?=i (?!can))/i, 'how come ');
  const asked =
    firstOf(howRules, sentence) ??
    byOthersAsked(sentence) ??
    byWholeSubject(sentence) ??
    firstOf(whyRules, sentence) ??
    firstOf(whetherRules, sentence) ??
    byAnybody(sentence);
  if (asked) return { match: asked, weight: 3 };
  const said =
    firstOf(saidRules, sentence) ?? byOthers(sentence) ?? byOrder(sentence) ?? firstOf(whetherSaid, sentence);
  if (said) return { match: said, weight: 2 };
  if (whatToDo.test(sentence) || bareHow.test(sentence))
    return { match: { frame: 'how', act: undefined }, weight: 1 };
  return loosePattern.test(sentence) ? { match: { frame: 'pattern', act: undefined }, weight: 1 } : undefined;
}

function byOthersAsked(sentence: string): ActMatch | undefined {
  return /\bwhy (?:do|did|don't|can't|are)\s+(?:i|we)\b/i.test(sentence) || !/\bwhy\b/i.test(sentence)
    ? undefined
    : byOthers(sentence);
}
