/** The forms in which people name two sides: what is caught first is the one side, what is caught second the other. */
import { loose } from './typed.ts';

const someone =
  '(?:he|she|they|everyone|everybody|my [^\\s,]+(?: (?!and\\b)[^\\s,]+)?(?: and [a-z]+)?|our [a-z]+)';
const wants =
  '(?:wants?|would like|would love|expects?|needs?|tells|told|asks?|asked|begs|pushes|urges|says)';
const feels = '(?:says|tells me to|tells me|wants(?: me)?(?: to)?|screams|is for|goes for)';
const where = '(?:head|mind|brain|gut|heart|stomach|body|soul|wallet|reason|conscience|logic)';
const partWants =
  '(?:wants? to|wants?|says|would like to|thinks i should|thinks we should|is ready to|knows i should|just wants to|really wants to|still wants to|would rather|is dying to)';

const forms: RegExp[] = [
  /\bbetween (?:the |these )?two (?:[a-z]+ ){0,2}[a-z]+\s*[,:–—-]\s*(.+?),?\s+(?:and|or)\s+(.+)$/i,
  /\beither\s+(.+?)\s*,?\s+or\s+(.+)$/i,
  new RegExp(
    `\\b(?:a )?(?:part|half|side) of me ${partWants}\\s+(.+?)[,;.]?\\s*(?:and|but|while|,)?\\s*(?:the other|another|the rest|a|one)?\\s*(?:bigger |smaller |tiny )?(?:part|half|side)?\\s*(?:of me)?\\s*${partWants}\\s+(.+)$`,
    'i',
  ),
  /\bon (?:the )?one (?:hand|side)\b,?\s*(.+?)\s*(?:,|;|\.| and| but| while)\s*(?:but |and )?on the other(?: hand| side)?\b,?\s*(.+)$/i,
  /\bone (?:side|voice)?\s*(?:is|says|offers?|in|at|with|pays|would be)\s*(.+?)\s*(?:,| and| but| while)\s*(?:and |but )?the other (?:one |side,? )?(?:is|says|offers?|would be)?\s*(.+)$/i,
  /\b(one (?:in|at|with|near|from|for|close to|that|which) [^,]+?),? (?:and|or|but) (?:the other |(?=one ))(one (?:in|at|with|near|from|for|far|that|which) [^,.!?]+)/i,
  new RegExp(
    `\\bmy ${where} ${feels}:?\\s+(.+?),?\\s*(?:and |but |while |yet )?my ${where} (?:${feels}:?)?\\s*(.+)$`,
    'i',
  ),
  /\btwo (?:\w+ )?(?:options?|offers?|paths?|choices|jobs?|men|women|people|cities)\s*[,:–—-]\s*(.+?)\s+(?:and|or)\s+(.+)$/i,
  /\b(?:options|choices|alternatives) (?:are|would be|seem to be|i have are|are basically|left are)(?: either)?:?\s*(.+?),?\s+(?:or|and)\s+(.+)$/i,
  /\b(?:which|what) (?:is|would be|should i|do i|one|path|option|job).*?[,:]\s*(.+?)\s*,?\s+or\s+(.+)$/i,
  new RegExp(
    `\\b${someone} ${wants} (?:(?:me|us) )?(?:to )?(?!know\\b)(.+?),? (?:and|but|while|whereas|although|yet)?,? ?(?:i|we) ?(?:want|would like|would rather|'d rather|'d prefer to|'d prefer|prefer|would prefer|dream of|long|love|say|need)(?: to)? (.+)$`,
    'i',
  ),
  /\b(?:i|we) (?:want|would like|need|long|would love) to (.+?),? (?:but|and) (?:(?:i|we) )?(?:also|at the same time) (?:want |need |long |would love |would like )?to (.+)$/i,
  /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/i,
  /\b(?:can't|cannot|can not|don't know how to|have to|need to|must) (?:decide|choose|pick)\s*[,:–—-]\s*(.+?)\s*,?\s+or\s+(.+)$/i,
  /\b(?:back and forth|torn|undecided|hesitating|dilemma|conflicted|unsure|not sure|don't know|no idea|in circles|deciding|choices?|choose|options|question is|wonder(?:ing)?|stuck)\s*(?:[,:–—.]|\s-\s)\s*(?:do i |should i |to )?(.+?)\s*,?\s+or\s+(.+)$/i,
  /\b(?:should|shall) (?:it|this|that|they|(?:the|my|our) \w+) (?:be|go to)\s+(.+?),?\s+or\s+(.+)$/i,
  /\b(?:which|who|what matters|what counts|what comes first)\b(?! (?:if|about)\b)[^,:]{0,60}[,:–—]\s*(.+?)\s*,?\s+or\s+(.+)$/i,
  /^(?!(?:i|we|it|if|when|is|am|are|why|how|what|should|do|can|my [a-z]+ (?:says|wants|is))\b)([^,:]+?)\s+or\s+([^,:]+?)\s*(?:[,:–—]|\s-)\s*(?:and |but )?(?:i|we|i'm|we're|no idea|can't|cannot|help|don't)\b[^,:]{0,40}(?:\b(?:decide|choose|pick|know|make up|going|go|torn|stuck|undecided|unsure|sure|help)\b.*)?$/i,
  new RegExp(
    `\\bi(?:'d| would) rather (.+?),? (?:but|and|while) ${someone} (?:wants?|would like|would rather|'d rather) (?:me |us )?(?:to )?(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:i|we) (?:want|would like|would love|dream of|really want|'d like)(?: to)? (.+?)(?:,? (?:but|and|while|whereas)|,) ${someone} (?:wants?|would like|expects?|would rather|prefers?|needs?) (?:me |us )?(?:to )?(.+)$`,
    'i',
  ),
  /\btwo (?:\w+ )?(?:options?|offers?|paths?|choices|jobs?|men|women|people|cities|ideas|plans|invitations|flats|houses|schools)\s*[:–—-]\s*([^,]+),\s*([^,.!?]+)[.!?]*$/i,
  /\b(?:better|best|easier|happier|kinder|healthier|fairer|worse)\b[^,?]{0,40}? if (?:i|we) (.+?),? or (?:if )?(?:i |we )?(.+)$/i,
  /\b(?:go|going|went|stuck|torn|wavering) (?:back and forth |forth and back )?(?:between|from) (.+?) (?:and|to|or) (.+)$/i,
];

const moods =
  "(?:want to|wanna|would like to|feel like|think i should|think about|think we should|am ready to|dream of|just want to|really want to|'?m sure i should|should)";

export const namedForms: readonly RegExp[] = [
  ...forms,
  /^((?:an?|another) (?:(?!is\b|was\b|has\b|are\b|or\b)[^\s,.?]+ )+)or ((?:an?|another) .+)$/i,
  new RegExp(
    `\\b(?:some days|sometimes|one day|some nights|one moment|one minute) i ${moods} (.+?),?(?: and| but| then)* (?:some days|sometimes|the next(?: day| moment| minute)?|other days|other times|on others?|other nights|then)?,? ?i ${moods} (.+)$`,
    'i',
  ),
  /\b(?:which|what)(?:'s| is| would be|s)? (?:better|best|worse|wiser|smarter|more important|healthier|easier|harder)(?: for (?:me|us|my [a-z]+|the kids|a [a-z ]+?))?[,:]? (.+?),? or (.+)$/i,
  /^(?:so |and |but )?(?:is|are|would) (?!it\b|this\b|that\b|there\b|he\b|she\b|they\b|i\b|we\b)(.+?),? or (.+?) (?:be )?(?:really )?(?:the )?(?:better|best|wiser|smarter|healthier|safer|more \w+|right|good)\b.*$/i,
].map(loose);

/** Both sides are things to do of the person: a verb comes first in each. */
export const verbForms: readonly RegExp[] = [
  /\b(?:do|should|shall) (?:i|we) (.+?),? or (?:is|would) (.+?) (?:be )?(?:the |a )?(?:better|best|wiser|smarter|healthier|safer|kinder)\b.*$/i,
  /\bdo (?:i|we) (?:really |just )?(.+?),?\s+or (?:do (?:i|we)|should (?:i|we)|am i supposed to) (?:just |rather )?(.+)$/i,
  /\bshould (?:i|we) (?:really |just )?(.+?)[?,]?\s+or (?:should|shall|do|would) (?:i|we) (?:just |rather |better )?(.+)$/i,
  /\b(?:either (?:i|we)|(?:i|we) (?:can |could |will |should |have to |must )?either) (.+?),?\s+or (?:else )?(?:i |we )?(.+)$/i,
  /^(?:and |but |so |well,? |now )?(?:i|we) (?:could|can|might|may|have to|must|need to) (?:either )?(?!choose|decide|pick)([^:]+?),?\s+or (?:else )?(?:i |we )?(?:could |can |might |may |have to )?(?:just |also )?(.+)$/i,
].map(loose);
