import { cutTail } from './sentences.ts';
import { splitInTwo } from './split.ts';
import { dropFillers, gerundPhrase, isGerund, isVerb } from './verbs.ts';

export type Sides = [string, string];

const deciding =
  /\b(?:torn|stuck|choos\w*|decid\w*|decision|choice|pick\w*|caught|hesitat\w*|undecided|back and forth|debat\w*|waver\w*|options?|split|conflicted|dilemma|oscillat\w*|select|deliberating|weighing)\b.{0,40}?\bbetween\s+(.+)$/i;
const joiner = /\s+(?:and|or|vs\.?|versus)\s+(?:also\s+)?/gi;
const orJoiner = /\s*,?\s+(?:or|vs\.?|versus)\s+(?:else\s+)?/gi;
const notASide =
  /^(?:not|no|is|am|are|was|were|does|did|will|would|has|have i|what|who|why|how|something|someone|somewhere|so|later|more|less|two|three|even|anything|whatever|whether i|never mind|nothing like|is it|should i not)\b/i;
const ask =
  /^(?:.*?\b)?(?:(?<!\b(?:what|how|who|whom|when|where|why|which)\s)(?:should|shall|do|would|could|can|must)\s+(?:i|we)(?:\s+(?:rather|better))?|whether(?:\s+or not)?(?:\s+to|\s+(?:i|we)(?:\s+should|\s+want to)?)?|if\s+(?:i|we)\s+(?:should|want to|ought to)|(?:is|would) it (?:be )?(?:better|best|wiser|smarter|healthier|more sensible)\s+(?:for me\s+)?(?:to)?|(?:don't|do not|can't|cannot) (?:know|decide|tell|figure out) (?:whether to|if to|to)|better to)\s+(.+)$/i;

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
  return isVerb(phrase.split(/\s+/)[0] ?? '');
}

function sides(left: string, right: string, verbFirst: boolean): Sides | undefined {
  const a = dropFillers(cutTail(left));
  const b = cutTail(
    right.replace(
      /^(?:should i|do i|whether to|to(?! (?:an?|the|my|his|her|their|our)\b)|i should|just|the other)\s+(?=[a-z])/i,
      '',
    ),
  );
  if (a === '' || b === '' || notASide.test(b)) return undefined;
  if (/\b(?:more|sooner|one|day|week|month|hour|year)$/i.test(a) && /^(?:less|later|two|so)\b/i.test(b))
    return undefined;
  const bare = /^to (?:an?|the|my|his|her|their|our)\b/i.test(b) ? b : dropFillers(b);
  const asVerbs = verbFirst || (startsWithVerb(a) && startsWithVerb(bare));
  if (!asVerbs) return [a, bare];
  const lent = verbFirst ? lendVerb(a, bare) : bare;
  return [gerundPhrase(a, true), gerundPhrase(lent, startsWithVerb(lent))];
}

function afterBetween(sentence: string): Sides | undefined {
  const rest = deciding.exec(sentence)?.[1];
  const found = rest === undefined ? undefined : splitInTwo(cutTail(rest), joiner);
  return found ? sides(found[0], found[1], false) : undefined;
}

function afterAsk(sentence: string): Sides | undefined {
  if (/\b(?:or not|or am i|or is (?:it|this|he|she)|or are)\b/i.test(sentence)) return undefined;
  const rest = ask.exec(sentence)?.[1];
  if (rest === undefined) return undefined;
  const over = /^(?:choose|pick|put|prioriti[sz]e|take)\s+(.+?)\s+over\s+(.+)$/i.exec(rest);
  if (over?.[1] && over[2]) return sides(over[1], over[2], false);
  const instead = /^(.+?)\s+(?:instead of|rather than)\s+(.+)$/i.exec(rest);
  if (instead?.[1] && instead[2]) return sides(instead[1], instead[2], true);
  const found = splitInTwo(rest.replace(/[?!.]+$/, ''), orJoiner);
  return found && sides(found[0], found[1], true);
}

const named: RegExp[] = [
  /\bbetween (?:the |these )?two (?:[a-z]+ ){0,2}[a-z]+\s*[,:–—-]\s*(.+?),?\s+(?:and|or)\s+(.+)$/i,
  /\beither\s+(.+?)\s*,?\s+or\s+(.+)$/i,
  /\b(?:part|half) of me (?:wants? to|says|wants?|would like to|thinks i should)\s+(.+?)[,;]?\s*(?:and|but|while|,)?\s*(?:the other|another|the rest)?\s*(?:part|half)?\s*(?:of me)?\s*(?:wants? to|says|wants?|would like to|thinks i should)\s+(.+)$/i,
  /\bone (?:side|voice|hand)?\s*(?:is|says|offers?)?\s*(.+?)\s*(?:,| and| but| while)\s*(?:on )?the other (?:one )?(?:is|says|offers?)?\s*(.+)$/i,
  /\btwo (?:\w+ )?(?:options?|offers?|paths?|choices|jobs?|men|women|people|cities)\s*[,:–—-]\s*(.+?)\s+(?:and|or)\s+(.+)$/i,
  /\b(?:which|what) (?:is|would be|should i|do i|one|path|option|job).*?[,:]\s*(.+?)\s*,?\s+or\s+(.+)$/i,
  /\b(?:he|she|they|my [a-z]+(?: [a-z]+)?) (?:wants?|would like) (?:me |us )?to (.+?),? (?:and|but|while) i (?:want|would like|would rather|'d rather)(?: to)? (.+)$/i,
  /\bi (?:want|would like|need|long) to (.+?) but (?:i )?also (?:want |need |long )?to (.+)$/i,
  /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/i,
  /\b(?:can't|cannot|can not|don't know how to|have to|need to|must) (?:decide|choose|pick)\s*[,:–—-]\s*(.+?)\s*,?\s+or\s+(.+)$/i,
];

const twoDos = /\bdo (?:i|we) (?:really )?(.+?),?\s+or do (?:i|we) (.+)$/i;

function byName(sentence: string): Sides | undefined {
  const dos = twoDos.exec(sentence);
  if (dos?.[1] && dos[2]) return sides(dos[1], dos[2], true);
  for (const pattern of named) {
    const found = pattern.exec(sentence);
    if (!found?.[1] || !found[2]) continue;
    const result = sides(found[1], found[2], false);
    if (result) return result;
  }
  return undefined;
}

/** "Job or master's?", "Stay or go?": a short question that is nothing but two sides. */
function bare(sentence: string): Sides | undefined {
  if (!/\?$/.test(sentence) || sentence.split(/\s+/).length > 12) return undefined;
  if (
    /^(?:is|am|are|was|does|do|did|what|who|why|how|when|where|can|could|will|would|should|has|have)\b/i.test(
      sentence,
    )
  )
    return undefined;
  const found = splitInTwo(sentence.replace(/\?+$/, ''), orJoiner);
  return found && sides(found[0], found[1], false);
}

export function findChoice(sentence: string): Sides | undefined {
  return afterBetween(sentence) ?? byName(sentence) ?? afterAsk(sentence) ?? bare(sentence);
}
