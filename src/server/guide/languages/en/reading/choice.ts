import { namedForms, verbForms } from './choice-forms.ts';
import { cutTail } from './sentences.ts';
import { splitInTwo } from './split.ts';
import { loose } from './typed.ts';
import { dropFillers, gerundPhrase, isGerund, isPlainVerb, isVerb, looksLikeVerb } from './verbs.ts';

export type Sides = [string, string];

const deciding =
  /\b(?:torn|stuck|choos\w*|decid\w*|decision|choice|pick\w*|caught|hesitat\w*|undecided|back and forth|debat\w*|waver\w*|options?|split|conflicted|dilemma|oscillat\w*|select|deliberating|weighing|swing\w*|alternat\w*|bounc\w*|flip\w*)\b.{0,40}?\bbetween\s+(.+)$/i;
const joiner = /\s+(?:and|or|vs\.?|versus)\s+(?:also\s+)?/gi;
const orJoiner = /\s*,?\s+(?:or|vs\.?|versus)\s+(?:else\s+)?/gi;
const notASide =
  /^(?:not|no|is|am|are|was|were|does|did|will|would|has|have i|what|who|why|how|something|someone|somewhere|so|later|more|less|two|three|even|anything|whatever|whether i|never mind|nothing like|is it|should i not)\b/i;
const ask = loose(
  /^(?:.*?\b)?(?:(?<!\b(?:what|how|who|whom|when|where|why|which)\s)(?:should|shall|do|would|could|can|must)\s+(?:i|we|you|my (?:[a-z]+ ){0,2}?and i|my [a-z'-]+|he|she|they|one)(?:\s+(?:rather|better))?|whether(?:\s+or not)?(?:\s+to|\s+(?:i|we)(?:\s+should|\s+want to)?)?|if\s+(?:i|we)\s+(?:should|want to|want|ought to|'d rather)|(?:is|would) it (?:be )?(?:better|best|wiser|smarter|healthier|kinder|safer|easier|more sensible|more important)\s+(?:for (?:me|us|my [a-z]+|the kids|everyone)\s+)?(?:to|if i|if we)?|(?:don't|do not|can't|cannot) (?:know|decide|tell|figure out) (?:whether to|if to|to)|better to)\s+(.+)$/i,
);

const preposition = /^(?:in|at|with|to|for|on|from)$/i;
const nounStart = /^(?:an?|the|my|his|her|their|our|this|that|another|both)$/i;

/** "take the job in Berlin" and "the one in Madrid": the second side lends the first words of the first. */
function lendVerb(left: string, right: string): string {
  const first = left.split(/\s+/)[0] ?? '';
  const [bare = '', next = ''] = right.split(/\s+/);
  if (!isVerb(first) || isVerb(bare) || isGerund(bare)) return right;
  if (preposition.test(bare) && !isVerb(next)) {
    const at = left.toLowerCase().lastIndexOf(` ${bare.toLowerCase()} `);
    return at > 0 ? `${left.slice(0, at)} ${right}` : `${first} ${right}`;
  }
  return nounStart.test(bare) || /^[A-Z]/.test(bare) ? `${first} ${right}` : right;
}

function startsWithVerb(phrase: string): boolean {
  if (looksLikeVerb(phrase)) return true;
  return isVerb(phrase.replace(/^(?:not|never)\s+/i, '').split(/\s+/)[0] ?? '');
}

const ownClause =
  /^(?:i|we)(?: would| could| can| should| might| will| have to| need to| want to| also| just|'d| would like to| would love to)*\s+(?=[a-z]+)/i;

/** What is said of the sides and is none of them. */
const verdict =
  /(?:,? (?:would|will|could|might) (?:be|make)|,? (?:is|makes)) (?:the )?(?:better|best|wiser|smarter|healthier|easier|more [a-z]+|right(?: [a-z]+)?|worth it)\b.*$/i;
const picking = /^(?:choose|pick|prioriti[sz]e|prefer|go with) (?!between\b)/i;

/** "Choose love or my career": the sides are what is chosen. */
function withoutPicking(left: string, right: string): string {
  const bare = dropFillers(left);
  return picking.test(bare) && !startsWithVerb(dropFillers(right)) ? bare.replace(picking, '') : left;
}

/** "A third child, or stop at two": a thing and a thing to do. */
function named(side: string): string {
  return side.includes(' ') && isPlainVerb(side) ? gerundPhrase(side, false) : side;
}

function sides(from: string, to: string, isVerbFirst: boolean): Sides | undefined {
  const right = to.replace(ownClause, '');
  const left = withoutPicking(from.replace(ownClause, ''), right);
  const isPicked = left !== from.replace(ownClause, '');
  const verbFirst = !isPicked && (isVerbFirst || (ownClause.test(from) && ownClause.test(to)));
  const a = dropFillers(cutTail(left));
  const b = cutTail(
    right
      .replace(verdict, '')
      .replace(
        /^(?:should i|do i|whether to|to(?! (?:an?|the|my|his|her|their|our)\b)|i should|just|the other)\s+(?=[a-z])/i,
        '',
      ),
  );
  if (a === '' || b === '' || notASide.test(b)) return undefined;
  if (/\b(?:more|sooner|one|day|week|month|hour|year)$/i.test(a) && /^(?:less|later|two|so)\b/i.test(b))
    return undefined;
  const bare = /^to (?:an?|the|my|his|her|their|our)\b/i.test(b) ? b : dropFillers(b);
  const asVerbs = verbFirst || (startsWithVerb(a) && startsWithVerb(bare));
  if (!asVerbs) return [named(a), named(bare)];
  const lent = verbFirst ? lendVerb(a, bare) : bare;
  return [gerundPhrase(a, true), gerundPhrase(lent, startsWithVerb(lent))];
}

function afterBetween(sentence: string): Sides | undefined {
  const rest =
    deciding.exec(sentence)?.[1] ?? /^(?:i'm |im |caught )?between (?!us\b|me\b)(.+)$/i.exec(sentence)?.[1];
  if (rest === undefined) return undefined;
  const bare = rest.replace(
    /,?\s+(?:i|we) (?:really |just |honestly )*(?:do not|don'?t|can'?t|cannot) (?:know|decide|choose|pick|tell)\b.*$/i,
    '',
  );
  const [first = ''] = bare.split(/[,:;]/);
  const isOne = /\s(?:and|or|vs)\s/i.test(first);
  if (!isOne && (!/,\s*(?:and|or)\s/i.test(bare) || /^(?:the |these )?(?:two|2|both)\b/i.test(first)))
    return undefined;
  const clause = isOne ? first : bare;
  const found = splitInTwo(clause, joiner);
  return found ? sides(found[0], found[1], false) : undefined;
}

/** "Would I be happier teaching or going back?": the sides are what one would be happier with. */
function afterBetter(rest: string): Sides | undefined {
  const found =
    /^(?:be|feel|do) (?:(?:more|less) [a-z]+|happier|happiest|better(?: off)?|wiser|freer|safer|calmer|healthier|richer)\s+(?:by |with |if i )?(.+)$/i.exec(
      rest.replace(/[?!.]+$/, ''),
    )?.[1];
  const halves = found === undefined ? undefined : splitInTwo(found, orJoiner);
  return halves && sides(halves[0], halves[1], false);
}

function afterAsk(sentence: string): Sides | undefined {
  if (/\b(?:or not|or am i|or is (?:it|this|he|she)|or are)\b/i.test(sentence)) return undefined;
  const rest = ask.exec(sentence)?.[1];
  if (rest === undefined) return undefined;
  const better = afterBetter(rest);
  if (better) return better;
  const over = /^(?:choose|pick|put|prioriti[sz]e|take)\s+(.+?)\s+over\s+(.+)$/i.exec(rest);
  if (over?.[1] && over[2]) return sides(over[1], over[2], false);
  const instead = /^(.+?)\s+(?:instead of|rather than)\s+(.+)$/i.exec(rest);
  if (instead?.[1] && instead[2]) return sides(instead[1], instead[2], true);
  const when = /^(.+?) (before|after|with) or (before|after|without) (.+)$/i.exec(rest);
  if (when) return sides(`${when[1]} ${when[2]} ${when[4]}`, `${when[1]} ${when[3]} ${when[4]}`, true);
  const found = splitInTwo(rest.replace(/[?!.]+$/, ''), orJoiner);
  return found && sides(found[0], found[1], true);
}

const helper = /^(?:can|could|should|will|would|must|have to|need to|may|might|want to|would like to)\s+/i;

function byForm(forms: readonly RegExp[], sentence: string, verbFirst: boolean): Sides | undefined {
  for (const form of forms) {
    const found = form.exec(sentence);
    if (!found?.[1] || !found[2]) continue;
    const [left, right] = [found[1].replace(helper, ''), found[2].replace(helper, '')];
    const result = sides(left, right, verbFirst);
    if (result) return result;
  }
  return undefined;
}

function byName(sentence: string): Sides | undefined {
  const plain = sentence.replace(/\b(?:never|doesn't|does not) (?:wants?|want) to\b/gi, 'wants to never');
  return byForm(verbForms, plain, true) ?? byForm(namedForms, plain, false);
}

/** "Take the promotion or the transfer?": the verb of the first side holds for both. */
function isOneVerb([left, right]: Sides): boolean {
  return (
    /^(?:take|buy|sell|keep|accept|choose|visit|join|marry|rent|call|leave|invite|get|have) (?:the|an?|my|our|his|her|their)\b/i.test(
      left,
    ) && nounStart.test(right.split(/\s+/)[0] ?? '')
  );
}

/** "Forgive him, or tell everyone.": two things to do, and nothing else in the sentence. */
function twoOrders(sentence: string): Sides | undefined {
  if (/^(?:help|tell|please|let|thank|see|read|listen|look|like|love|hate|care|work|need)\b/i.test(sentence))
    return undefined;
  const halves = splitInTwo(sentence.replace(/[!.…]+$/, ''), orJoiner);
  return halves && startsWithVerb(halves[0]) && startsWithVerb(dropFillers(halves[1]))
    ? sides(halves[0], halves[1], false)
    : undefined;
}

const asking =
  /^(?:is|am|are|was|does|did|what|who|why|how|when|where|can|could|will|would|should|has|(?:do|have) (?:i|we|you|they|he|she|it|people|others|anyone|my|our|your|his|her))\b/i;
/** Not two sides alone: a sentence about somebody. */
const said =
  /^(?:i|we|you|he|she|they|it|this|that|there|im|i'm|its|it's|no|not|one|more|sooner|now|feeling|just|so|sick|tired)\b|\b(?:is|are|was|were|has|had|feels?|or (?:so|something|whatever|less|later|not))\b/i;

/** "Job or master's?", "Stay or go?": a short question that is nothing but two sides. */
function bare(sentence: string): Sides | undefined {
  const length = sentence.split(/\s+/).length;
  if (length > 28) return undefined;
  const orders = twoOrders(sentence.replace(/\?+$/, ''));
  if (orders) return orders;
  if (length > 14 || (!/\?$/.test(sentence) && (length > 10 || said.test(sentence)))) return undefined;
  if (asking.test(sentence)) return undefined;
  const found = splitInTwo(sentence.replace(/\?+$/, ''), orJoiner);
  return found && sides(found[0], found[1], isOneVerb(found));
}

/** What stands before the two sides: "torn: …", "so, …". */
const lead =
  /^(?:torn|stuck|undecided|help|dilemma|hi|hey|hello|ok|okay|so|question|simple question|quick question|need (?:some )?advice|advice needed|please help|help me (?:choose|decide)|my (?:question|dilemma)(?: is)?)\b\s*(?:[:,.!–—]+|\s-)\s*(?=.+\b(?:or|vs\.?|versus|and)\b)/i;

/** "Lately I wonder: keep trying, or accept it?" */
function afterColon(sentence: string): Sides | undefined {
  const rest = /(?:[:–—]|\s-)\s*([^:–—]+)$/.exec(sentence)?.[1];
  return rest === undefined ? undefined : bare(rest.trim());
}

export function findChoice(asked: string): Sides | undefined {
  const sentence = asked.replace(lead, '');
  return (
    afterBetween(sentence) ?? byName(sentence) ?? afterAsk(sentence) ?? bare(sentence) ?? afterColon(sentence)
  );
}

/** "Sell the boat? Or fix it one more time?": two orders, asked one after the other. */
export function findTwoQuestions(first: string, second: string): Sides | undefined {
  if (!/\?$/.test(first) || !/\?$/.test(second)) return undefined;
  const [a, b] = [first, second].map((one) => dropFillers(one.replace(/[?!. ]+$/, '')));
  const areShort = [a, b].every((one) => one !== undefined && one.split(/\s+/).length <= 10);
  if (!a || !b || !areShort) return undefined;
  if (startsWithVerb(a) && startsWithVerb(b)) return sides(a, b, true);
  return /^or\b/i.test(second) && !said.test(first) && !asking.test(first) ? sides(a, b, false) : undefined;
}
