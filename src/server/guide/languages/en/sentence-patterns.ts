import type { SentencePatterns } from '../../engine/language.ts';
import { sentencePattern } from '../../text/words.ts';

/** For what only another language needs. */
const never = /(?!)/;

export const patterns: SentencePatterns = {
  typedSentence: sentencePattern,
  clauseGap: /[,;.!]+\s*/g,
  startsWithPronoun:
    /^(?:(?:he|she|they)(?:'[sd]|'ll|'re)?|hes|shes|theyre|theyll|theyd|them|that|this|those|it(?! (?:is|was) [a-z]))\b/i,
  endsInPronoun: /\b(?:him|her|them)\b(?! \w)/i,
  namesNobody: /\b(?:him|her|them)\b/i,
  refersBack:
    /\b(?:told|tell) (?:anyone|anybody|a soul|him|her|them) about (?:the|that|it|this)\b|\b(?:that|it|this)\W*$|\b(?:said|told|admitted|mentioned) (?:this|that|it)\b|\b(?:told|tell) (?:anyone|anybody|him|her|them|me|us) (?:this|that)\b(?! (?:i|he|she|it|they|we|you|the|my|his|her|their|a|an|this|there|nobody|no)\b)/i,
  startsVaguely:
    /^(?:that's|thats|that is|this is|it's|its|it is|which)\b|^it was (?:(?:not )?about\b|(?:only )?\d)/i,
  already: /\balready\b/i,
  keepsBack: /\bi(?:'d| would) rather not\b|\bi don't want to (?:talk|go into|say)\b/i,
  stopsTelling:
    /^(?:i(?:'ll| will|'d rather)? (?:leave it (?:there|at that)|not say)|that(?:'s| is) all(?: i(?:'ll| will| can| have to)? say)?|i(?:'d| would) rather not)\b/i,
  thatIsAll: /,? that'?s (?:all|it)[.!]?$/i,
  hesitation: /^\W*(?:idk|dunno|(?:i )?don'?t know|mayb|maybe|not sure)[,. ]*/i,
  leadsUp: /^(?:or|and|but|so|ugh|maybe|well)[,. ]+/i,
  imperative:
    /^(?:ask|book|bring|buy|call|cancel|fix|give|go|invite|keep|knock|mail|message|open|pay|phone|ring|say|sell|send|show|sign|sit|start|stop|take|talk|tell|text|visit|walk|write)\b(?!['’])/i,
  declinesOffer: never,
  stopsDoing: never,
  fearAfterStep: never,
  objects: /^(?:but|though|only)/i,
  comesAgain: /\b(?:every|always|usually|each|(?:what|when|how|if) i)\b/i,
  asksOfSelf: /\b(?:i|my|we|me|(?:a|any) (?:\w+ )?(?:man|woman|person|mother|father|parent|friend))\b/i,
  figure: /[“”「」"\d]/,
  hasty: /\b(?:il|id|ill|n|u|ur)\b/i,
  addresses: /\byour?\b/i,
};
