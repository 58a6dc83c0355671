/**
 * What an English answer does (a 'no', a question back, an 'I don't know'), and what the grammar is sure that it says.
 */
import type { Act, Statement, Verdict } from '../../engine/language.ts';
import { isNonAnswer } from '../../text/non-answer.ts';
import { stemsOf, wordsOf } from '../../text/words.ts';
import { quotation, withApostrophes } from './phrases.ts';

const asksBack =
  /^\W*what (?:\w+ ){0,2}\w+\W*$|\b(?:what (?:sort|kind) of \w+|how do you mean|what (?:do|does) you mean)\b|^\W*\w+ what\?|\bwdym\b|\b(?:what was|repeat|rephrase) (?:the|that|this|your) question\b|\b(?:can|could) (?:you|u) (?:repeat|rephrase)\b|\brephrase (?:that|it)\b|^\W*define ['\u2018"\w]|\bi don't know what you mean\b|^\W*(?:(?:huh|sorry|wait|um|er|keep|tell|lose|give|see|notice|\w{3,8})\W+)?(?:what (?:do|does|did|are|is) (?:you|that|this|it) (?:mean|asking|supposed)|what do u mean|whats that|what does that even mean|i (?:don't|do not) (?:get|understand) (?:it|the question|that|what|this)|don't get it|not sure what you(?:'re| are)? (?:mean|ask)|why (?:do you|are you) ask|what's that supposed to mean|huh|come again|meaning)\b|^\W*(?:huh|what|hm+|eh)\W*$/i;
const corrects =
  /\b(?:(?:that's|thats|that is|this is) not (?:it|right|what i (?:said|meant|mean|wrote))|i (?:didn't|never|did not) (?:say|said|mean|write) (?:that|this)|you(?:'ve)? (?:got|have) (?:that|it|this|me) wrong|you misunderst\w+|(?:that's|it's|it isn't|that isn't) (?:not )?(?:about|really about) (?:that|the)|that's the wrong way round|(?:you've|you have|you) lost me|^\W*(?:no[,. ]+)?(?:it's|it is|that's|this is) not (?:about )?[^.,;]{1,30}[.,;] ?(?:it's|it is|that's|this is)|^\W*nobody(?:'s| has| is) [a-z]+(?: love| dear)?[,.]|not failing at it|it's not that(?=[.,!]|$)|not what i meant|i only picked|not the point|^\W*no\b.{0,20}\bi've told you|that's a (?:very |really )?(?!good|great|fair|hard|tough|big|difficult)\w+ question|(?:not sure|don't think) (?:that|this)(?:'s| is) (?:the right question|relevant)|(?:don't think|wouldn't say) \W?\w+\W? is the (?:right )?word|wouldn't (?:call it|put it like that)|don't know that i'd put it|wrong(?: again)?$)\b|^\W*(?:no[,. ]+)?(?:that's )?wrong\W*$/i;
/** 'I didn't say anything about time', 'None of those, it was Sunday': says more than no, and what it is instead. */
const objects =
  /\b(?:nowt|nothing) to do with (?:it|that|this)\b|^\W*(?:but )?it(?:'s| is) about [^.!?]{2,40}, not (?:me|that|him|her)\b|^\W*none of (?:those|these|them)\b[^.]{0,14}$|^\W*i (?:only |just )?meant\b|\bwhat,? exactly\b\W*$|\bquestion was (?:just |a bit )?(?:off|odd|wrong|silly)\b|\b(?:part|kind|sort|bit) of what\b\W*$|\bdon't know what (?:is|are) the\b|\bi (?:didn't|never|haven't|did not) (?:say|said|mention|mentioned)(?: anything| a word| nothing)? (?:about|of)\b|^\W*none of (?:those|these|them)\b.{14,}|\byou(?:'re| are) asking(?: me)? about\b|\b(?:that's|that is) not what i (?:asked|wrote|meant|said)\b|\b(?:what (?:has|does) (?:that|it)|(?:don't|can't) see what (?:that|it)) (?:got to do|has to do|have to do)\b|\bi (?:don't|do not) follow\b|^\W*nobody(?:'s| is) \w+ing\b|\bsame (?:question|thing) again\b|\boption [abc]\b|^\W*(?:a|an|the|which|what(?! (?:if|about))) [\w ]{2,20}\? |^\W*neither\b.{10,}|\bit's not a \w+ (?:question|decision)\b/i;
/** The beginning of an answer that says: what you ask about is not so. */
const denies =
  /^\W*(?:no[,. ]+)?(?:(?:the|my|his|her|that|this|it)(?: [a-z]+)? ?(?:'s|is|are|was|were) (?:over|finished|done|already|long gone|not)\b|(?:there's|there is|there are|there were|there was|i have|i've|i've got) no\b|nobody(?:'s| is| was)\b|nobody \w+|nothing will\b|i \w+ (?:nobody|no one|nothing)\b|i have (?:heard|been|done) (?:that )?already|it isn't\b|i'm not\b)/i;

/** 'No it's not that, …', 'I keep saying it's Pat', 'Coming? Nothing's coming': the guide is on the wrong subject. */
const wrongSubject =
  /\bif you mean\b|\b(?:doesn't|does not|don't) come into it\b|^\W*what \w+\?|^\W*(?:no|nope|nah)[,. ]+(?:it's|its|that's|thats|it is|it was) (?:not|nothing to do with)\b|\bi keep (?:saying|telling you)\b|^\W*\w+\? (?:nothing|nobody|no one|there's no|no)\b|^\W*(?:ask |say |told? )?(?:\w+ )?(?:who|what|whom)(?:, | )(?:the |my |his |her )?\w+\?/i;

/** Asks what the guide thinks or would do, or what others do. */
const asksOpinion =
  /\b(?:what|which one|who|how) (?:would|do) (?:you|u) (?:do|think|say|reckon|suggest|advise|pick|choose)\b|^\W*(?:dunno |idk )?,? ?(?:what )?would (?:you|u)\W*$|\b(?:do|don't) (?:you|u) (?:think|reckon|agree)\b|^\W*(?:so )?(?:do )?you say \w+ or\b|\byou tell me\b|\b(?:what's|what is) your (?:own )?(?:opinion|view|advice|take)\b|\byour own opinion\b|\bhow should i know\b|\b(?:the|any) (?:research|studies|evidence|science) (?:say|says|for)\b|\bevidence for that\b|\bwhat (?:do |are )?(?:the )?others? (?:people )?(?:are )?(?:do|doing)\b/i;
/** One short question that is answered with yes or no: 'Is that bad?' Not the two sides of a choice. */
const asksFact =
  /^\W*(?:(?:ok|so|but|and|no|well|oh)[,. ]+)*(?:am|is|isn't|are|aren't|was|wasn't|were|do|does|did|will|would|can|can't|could|has|have) (?:i|it|that|this|there|they|u|you|he|she|we|one)\b(?!.*\bor\b)[^.!?:"\u201c]{0,60}\?+\W*$/i;
/** 'You haven't answered my question': they want the guide's own answer. */
const wantsAnswer =
  /\b(?:you|u) (?:haven't|have not|didn't|never|still haven't) (?:really |actually )?answer/i;
/** The answer to such a question may be a question. */
const asksForWords = /\b(?:say|said|ask|asked|sentence|words?|tell|told|write|answer|hear|question)\b/i;

export const asksWhoIAm = (text: string) =>
  /\b(?:are|r) (?:you|u) (?:an? )?(?:(?:real|actual) )?(?:real|human|person|robot|bot|machine|ai|computer|chat ?bot|someone)\b|\bam i talking to\b/i.test(
    text,
  );

/** Whether an answer asks the guide for its opinion, or for a fact that it cannot know. */
export function asksGuide(text: string, question: string): boolean {
  const clean = withApostrophes(text);
  if (wordsOf(clean).length > 14 || asksForWords.test(question) || reportedYou.test(clean)) return false;
  return asksOpinion.test(clean) || asksFact.test(clean) || asksWhoIAm(clean);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

/** Whether an answer says that the question itself is wrong: it denies something that the question names. */
export function deniesPremise(text: string, question: string): boolean {
  const [first = ''] = sentencesOf(withApostrophes(text));
  if (!denies.test(first) || wordsOf(first).length > 14) return false;
  const asked = stemsOf(question);
  return [...stemsOf(first)].some((term) => asked.has(term));
}

/** 'You' is the guide, where it asks, means or follows something; not in what somebody else says. */
const toGuide =
  /^\W*(?:you(?:'re| are| keep)) (?:just |only )?(?:matching|guessing|making|repeating|assuming|putting|going round|missing)\b|\byou(?:'re| are) (?:just |only |simply )?(?:handing|giving|feeding|reading|playing|echoing|parroting|telling|saying)\b[^.!?]*\b(?:back|my own words|what i (?:just )?said)\b|\b(?:a|that's a) guess dressed\b|\bwhy is there a (?:help|number)\b|\b(?:do|did|are|were|have|can|could|would) (?:you|u) (?:mean|ask|asking|saying|talking|getting|even|just|really|referring|think i|want me|need me)\b|\b(?:you|u)(?:'re|r| are)? (?:asking|asked|keep asking|mean|meant|talking about|getting at|on about|lost me|misread|misunderst\w+|said|wrote|literally|didn't (?:ask|listen|read)|not listening|just asked)\b|\byour (?:question|options?|list|answers?)\b/i;
/** A question back, or that something is not followed, without a 'you'. */
const lost =
  /^\W*(?:i(?:'m| am) sorry,? (?:but )?)?i (?:do not|don't|did not|didn't|can't|cannot) (?:quite |really |fully )?(?:follow|get|understand|see)\b(?! (?:him|her|them|my|the(?! question)|his|why (?:he|she|they|i)))|^\W*(?:enough|missing|without|stops?|starts?|kept)\b[\w', ]{0,30}\?|^\W*(?:what(?! (?:if|about (?:him|her|them|me|my)|would|will|happens))|which|whose|who's|that)\b(?: [\w']+){0,3}\?|\bkindly note\b|\bmy question (?:was|is)\b|\b(?:i|literally) (?:(?:literally|only) )?(?:just|did|already) (?:say|said|told you|answer(?:ed)?)\b|^\W*(?:but |and )?i (?:only )?asked (?:about|whether|if|what|how|who)\b|\bwhat are you asking\b|\bask (?:me )?something else\b|\bnext question\b|^\W*please stop\W*$|^\W*define\b|\bi (?:don't|do not) (?:believe|think) i follow\b|^\W*i(?:'ve| have)? (?:already )?told you\W*$|^\W*you don't have to say (?:it|so|that)\W*$|^\W*(?:(?:i am|i'm) )?(?:very |so )?sorry\W*$/i;
const reportedYou =
  /\b(?:he|she|they|mum|mom|dad|boss|[A-Z][a-z]+)(?:'s)? (?:said|says|asked|asks|told|goes|was like|texted|wrote)\b/;

/** 'I'll text her: is it still on your list?' */
const saidByMe = /\b(?:text|message|tell|ask|say|said|asked|told|write|e-?mail)\b[^:?]*: /i;

/** Whether a 'you' may be somebody else: in what others said or are to be told, or between quotation marks. */
const mayQuote = (sentence: string) => [reportedYou, saidByMe, /["\u201c]/].some((one) => one.test(sentence));

/** 'The second one', 'B, kind of': names an option and says nothing else. */
const namesOption =
  /^\W*(?:probably |i think |it's |maybe )*(?:the )?(?:first|second|third|last)(?: one)?(?:,? (?:i think|i guess|probably|maybe|kind of|sort of))?\W*$|^\W*(?:(?:actually|no|ok|well|rather|or|hm+),? )?[abc]\W*$|^\W*[abc](?:,? (?:i think|i guess|i gues|probably|maybe|kind of|sort of|if i must|anyway|then|please|again))\W*$/i;

/** Answers to the words of an option or of the page: they say nothing without it, and are no complaint. */
const toItsWords =
  /\bis a bit much\b|\bhelp (?:card|thing)\b|^\W*(?:the )?kettle(?:'s| is)\b|\btry me with\b|\ba plain(?:er)? one\b|^\W*(?:told|said|asked) (?:by|what to) who\b|^\W*(?:did|missing|then|when|told|closest to) what\b/i;

/** 'It isn't really the money, it's that she's forgotten': says what it is. */
const saysInstead = /\bit(?: is|'s)?(?:n't| not) [^.?!]{2,60}[,;] ?(?:it's|it is|but) [\w']+ /i;

const denied =
  /\b(?:it|this)(?: is|'s)?(?:n't| not) (?:(?:even|really|just|only|about|the|my|his|her|their) )*([a-z]+)/i;
export function namesDenied(question: string, text: string): boolean {
  const [, word = ''] = denied.exec(withApostrophes(text)) ?? [];
  const asked = stemsOf(question);
  return [...stemsOf(word)].some((stem) => asked.has(stem));
}

/** 'I never said I was lost', 'Not my dad, mate, my son', 'Don't tell me to see somebody'. */
const toItsGuess =
  /^\W*(?:(?:no,? )?not my \w+,? (?:(?:mate|love|dear|man|pal|no),? )?(?:it's )?my \w+\b\W*$|(?:please )?(?:don't|do not) (?:tell|ask|give|send|start|lecture|make|say)\b[^.!?]{0,12}\bme\b|i (?:was|am|'m) (?:speaking|talking|asking) (?:of|about)\b|you (?:mistake|misunderstand) me\b|you(?:'re| are) not listening|i(?:'ve| have) (?:just|already) (?:explained|said|told|answered)|i (?:never|didn't|did not) (?:say|said|mention) (?:that|so|it|i was|i'm|anything about)|you (?:made that up|said that, not me))\b/i;

/** A sentence that is about the guide's question, not about the person. */
export const isObjection = (sentence: string) => {
  const clean = withApostrophes(sentence);
  if (saysInstead.test(clean)) return false;
  if (
    [
      objects,
      toItsWords,
      toItsGuess,
      corrects,
      wrongSubject,
      denies,
      leavesOut,
      refusesPlan,
      namesOption,
    ].some((one) => one.test(clean))
  )
    return true;
  return lost.test(clean) || ((toGuide.test(clean) || wantsAnswer.test(clean)) && !mayQuote(clean));
};

/** A question about what has not happened: the answer says what they would do, not what they will. */
export const isHypothetical = (question: string) =>
  /\bif\b|\bwould you\b/i.test(question) && !/\bfirst\b/i.test(question);

export const isBrushOff = (text: string) => /\bwhy would\b|\bwho cares\b/i.test(text);

const turns =
  /\bit was me\b|\bit(?:'s|'d be| is) like (?:if|when|i'm|i am)\b|\b(?:that's|it's) the (?:stupid|sad|funny|weird|mad|odd|silly|awful|real|worst|hard|hardest) (?:bit|part|thing)\b|\bthen it's just me\b|\bi've only ever\b|\bi(?:'ve| have)? never (?:once |really )?(?:asked|thanked|let|said)\b|\bit's me (?:that|who)\b|\bwhat does that make me\b|\bit's a (?:no|yes)\b|\b(?:his|her|their) life hell\b|\bi said nothing\b|\bi just stood there\b|\bits? not the \w+ i (?:really )?want\b|^\W*(?:so|maybe|perhaps)\b[^.]*\bi (?:suppose|guess)\b|\b(?:actually|so yes|i(?:'d| had) (?:completely |totally )?forgotten|i forgot that|that's worse|(?:but|and|it's|it is) mostly|(?:a bit |just )?[a-z]+, not (?!really|sure|that|once|even|my|the|a|not|yet|in|on|at|for|to|because|when|if)[a-z]+(?=[.,!]|$)|what it would cost me|the reason (?:is|i|it|that|why)|full stop|come to think of it|the truth is|if i(?:'m| am) honest|to be honest|now that i (?:say|write|read|look at)|never thought of (?:it|that)|it's me who|deep down|underneath|what (?:hurts|scares me|i miss|i really (?:want|mean|miss))|the worst (?:part|thing|of it)|(?:the )?thing is|i (?:just |only )?reali[sz]ed?maybe that's|perhaps that's|i think (?:that's|it's) (?:it|why|because|what|the)\b|if i'm truthful|there's (?:the|your|my) trouble|that's the trouble|the only \w+ i (?:had|have|had got) left|i decided in\b|[.,] huh\b|i think i (?:might|may|just|never)\b|if i\b[^.?!]{5,60}\band if i (?:don't|do not|didn't)\b|not (?:of|for|about|with) \w+(?: \w+)?, (?:of|for|about|with|but)\b|i don't know if (?:that|it)(?:'s| is) (?:true|real|me)\b|it isn't (?:even |really |just |only |so much )?(?:about )?(?:the |that )?[^.,;]{2,40}[,;] ?(?:it's|but)|it's not (?:even |really |just |only |so much )?(?:about )?(?:the |that )?[^.,;]{2,40}[,;.] ?(?:it's|but)|not because [^.,;]{2,60}[,;] ?(?:but )?because)\b/i;
export const marksTurn = (sentence: string) => turns.test(withApostrophes(sentence));

const untold =
  /\bi(?:'ve| have)? (?:didn't|haven't|never|don't|couldn't|can't|not) (?:ever |really |actually )?(?:tell|told|say|said|admit|admitted|mention|mentioned)\b|\b(?:nobody|no one|no-one) (?:else )?knows\b|\b(?:admitting|haven't told|never told|without telling)\b|\b(?:doesn't|don't|didn't|does not|do not|did not) know (?:that )?(?:i|i'd|i've|about)\b|\bnot been (?:straight|honest|open) with\b|\bbehind (?:his|her|their) back\b/i;
export const marksUntold = (sentence: string) => untold.test(withApostrophes(sentence));

const decision =
  /\b(?:i've decided|i have decided|it's decided|decided (?:now|then|to)|i think i(?:'ll| shall) (?!have|be|never|always|regret|feel|end|lose)|i'm (?:going to|gonna) (?:do|tell|ask|ring|call|take|say|go|stay|leave|quit|write)|i'm (?:not )?taking (?:it|the)|so it's (?:a )?(?:yes|no|rotterdam|staying|going)|i won't (?:do|take|go|ask|tell|buy|move|marry|sign)|that's settled|my mind is made up|it's a (?:no|yes))\b/i;
export const isDecision = (text: string) =>
  sentencesOf(withApostrophes(text)).some((one) => decision.test(one) && !/\bif\b|\?/i.test(one));

export const blamesSelf = (text: string) =>
  /\b(?:coward\w*|pathetic|worthless|useless|stupid|idiot\w*|loser|failure|selfish|lazy|disgusting|a mess|a fraud|a burden|a terrible (?:mother|mum|mom|father|dad|person|daughter|son))\b/i.test(
    text,
  );

export const namesPlan = (text: string) =>
  /\b(?:plan(?:s|ned|ning)?|steps?|to-?do|solutions?|solv(?:e|ing)|fix(?:es|ed|ing)?|advice|action|act|homework|lists?|tasks?|goals?|targets?|do(?:ing)? (?:anything|something|it|that|this|more)|decid(?:e|ing)|decision|ready|move on|chang(?:e|ing)|next|not (?:ringing|calling|telling|confronting|asking|writing))\b/i.test(
    text,
  );

export const onlyDeclines = (text: string) =>
  /^\W*(?:[abc](?=[ .,:)])|none(?: of (?:those|these|them))?\b|neither\b|not (?:really )?any of (?:those|them))/i.test(
    text,
  ) || /\byou didn't get it wrong\b/i.test(withApostrophes(text));

export const intends = (sentence: string) =>
  /\b(?:i'll|i will|i shall|i'm (?:going to|gonna|meeting|seeing|ringing|calling|telling)|gonna|going to|i (?:plan|intend|mean|want|have|need|might|could|can|may|should like) (?:to )?|i(?:'d| would) (?:like|rather|ring|call|ask|tell|go|say)|i've (?:booked|decided)|let me|may?be? (?:ring|call|ask|tell|text|msg|message|write))\b/i.test(
    withApostrophes(sentence),
  ) ||
  /^\W*(?:ring|call|ask|tell|text|write|email|go|book|say|talk|send|see|take|pick|find)\b/i.test(sentence);

/** 'None of them really.', 'ah no.': a sentence of few words that only says that no option fits. */
const declineSentence =
  /^\W*(?:(?:ah|oh|well|hm+|eh|um|sorry)[, ]+)*(?:no|nope|nah|none|neither|(?:it (?:isn'?t|is not)|not) (?:really )?(?:any|those|them|that)\b)[^.!?\n]*[.!?\n]+\s*/i;
const maxDeclineWords = 8;
const lastWords = /(?<=[.!?,;]\s*)(?:and )?(?:that'?s|thats) (?:it|all|that)(?: for (?:today|now))?\W*$/i;
/** The sentence that was asked for, wherever it begins: 'One sentence, well. It's about …' */
const about =
  /(?:^|[.!?:,]\s+)((?:it'?s|it is|i (?:think|suppose|guess) it'?s) (?:\w+ )?about\b(?! (?:that|this|it)\b)[\s\S]*)$/i;
export function withoutDecline(text: string): string {
  const [decline = ''] = declineSentence.exec(text) ?? [];
  const rest = wordsOf(decline).length <= maxDeclineWords ? text.slice(decline.length) : text;
  const said = about.exec(rest)?.[1] ?? rest;
  return said.replace(lastWords, '').trim() || text;
}

const whatItIs =
  /^\W*(?:(?:so|and|but|well|honestly|really|i (?:think|guess|suppose)),? )*(?:it|this|that)(?:['’]?s| is) (?!not\b)(?:(?:really|just|mostly|all|probably|maybe|more) )?(?:about (?!that\b|this\b|it\b)|whether\b|if\b|that (?:i|he|she|they|we|it|my|the|nobody|no one)\b|how\b|because\b|(?:me|him|her|them|us) \w+)/i;
/** 'It's not him it's the quiet' */
const notThisBut =
  /^\W*(?:it|this|that)(?:['’]?s| is) not [^.?!]{1,40}?[,;]? (?:it|this|that)(?:['’]?s| is) (?!not\b)\w/i;
export const saysWhatItIs = (sentence: string) =>
  [whatItIs, notThisBut].some((one) => one.test(sentence)) && !/[?]\W*$/.test(sentence);

const stepLead =
  /^(?:(?:so|and|but|well|ok(?:ay)?|no|yes|yeah|idk|maybe|i think|i guess|honestly)[, ]+)*(?:my )?gut (?:says?|tells me|is saying)(?: to)?[:, ]+/i;
export const withoutStepLead = (sentence: string) => sentence.replace(stepLead, '');

const goodNews =
  /\bpassed (?:my|the|all(?: of)? my|our|his|her|their)\b[^.!?]*\b(?:test|exams?|driving|bar|course|boards?|finals|interview|probation|audition|inspection|grade|theory|resits?)\b|\b(?:i|we|she|he|they|my \w+)(?:'ve|'s)? (?:(?:just|finally|actually) )?(?:won|graduated|got (?:the|a|my) (?:job|place|offer|keys|promotion|part|grade)|got in(?:to)?\b|got engaged|made the (?:team|squad))\b|\bgood news\b|\b(?:so|really|very|dead) (?:happy|chuffed|pleased|excited)\b|\bover the moon\b|\ball clear\b/i;
const notOnlyGood =
  /\b(?:but|though|except|worried|scared|afraid|sad|guilty|lonely|cry|cried|crying|can't|cannot|don't know|didn't|without me|leaving|not me)\b|\?/i;
export const isGoodNews = (text: string) => {
  const clean = withApostrophes(text);
  return goodNews.test(clean) && !notOnlyGood.test(clean);
};

const undecided =
  /\b(?:don't|do not|dunno) know (?:yet|if|whether|when)\b|\bnot sure (?:yet|if|whether|when)\b|\b(?:haven't|have not|not) (?:decided|made (?:up )?my mind)\b|\b(?:i|we)'ll see (?:if|whether|how|when)\b|\b[a-z]+, or (?:after|before|not|maybe later)\W*$|\bundecided\b/i;
/** 'I dont know': what was said before is undecided, where it weighs two things. */
const undecidedAfter = /^\W*(?:i )?(?:(?:really|still) )?(?:don't know|dunno|not sure)(?: yet)?\W*$/i;
const weighsTwo = /\bor\b|\bmaybe\b|\bmight\b|\bif\b/i;
const undecidedWords = { least: 4, most: 24 };

export function findUndecided(text: string): string | undefined {
  const all = sentencesOf(text).map((one) => one.trim());
  return all
    .flatMap((one, at) => {
      const clean = withApostrophes(one);
      const before = all[at - 1] ?? '';
      const found = undecided.test(clean)
        ? one
        : undecidedAfter.test(clean) && weighsTwo.test(before)
          ? before
          : undefined;
      const count = found === undefined ? 0 : wordsOf(found).length;
      return found !== undefined &&
        count >= undecidedWords.least &&
        count <= undecidedWords.most &&
        !/\?\W*$/.test(found) &&
        !isObjection(found)
        ? [found]
        : [];
    })
    .at(-1);
}

const verdict =
  /\bno better than\b|\bif i (?:was|were) (?:a )?(?:good|better|decent|real|proper)\b|\bmy (?:own )?fault\b|\bi(?:'m| am) (?:not )?(?:a |an |the )?(?:(?:bad|good|terrible|awful|rubbish|useless|horrible|old|stupid|daft|silly|weak|mean) ?\w*|liar|thief|cheat|mess|joke|fool|burden)\b|\bi(?:'m| am) (?:just )?(?:making (?:it )?up|being (?:stupid|silly|selfish|dramatic))\b|\bi (?:should have|shoulda|should've) known\b/i;
export const soundsLikeVerdict = (sentence: string) => verdict.test(withApostrophes(sentence));

const correctsItself =
  /(?:^|[.!?,;] *)(?:(?:no|nah|wait|hang on|well|actually)[,. ]+)+(?:i said )?(?:that['’]?s|that is|it['’]?s|it is) not (?:it|right|true|quite it)\b[.,;!: ]*|\bscratch that\b[.,;!: ]*/gi;
/** From so many words on, what follows says something. */
const minWordsAfter = 4;
export function afterSelfCorrection(text: string): string {
  const last = [...text.matchAll(correctsItself)].at(-1);
  const rest = last ? text.slice(last.index + last[0].length).trim() : text;
  return wordsOf(rest).length >= minWordsAfter ? rest : text;
}

/** Whether somebody comes with a question about what to do. */
export const asksWhatToDo = (question: string) =>
  /\b(?:should i|shall i|do i|ought i|what (?:do|can|should|would) (?:i|you)|how (?:do|can|should) i|or not)\b/i.test(
    question,
  );

const answerLead =
  /^\W*(?:(?:no|nope|nah|yes|yeah|yep|well|actually|honestly|partly|kind of|sort of|so|and|and then|then|but|ok(?:ay)?|oh|hm+|i mean|true|own words|dunno|idk|i don'?t know|neither|none of (?:those|these|them))\b[,.;:! ]+)+(?=\S)/i;
/** 'I'd have to live with it, yes, but mostly that she would': what comes after is what they mean. */
const concession =
  /^[^.!?]{0,80}?\b(?:yes|partly|true|sure|maybe),? but (?:mostly|really|more) (?:that )?(?=\w+ )/i;
export const withoutLead = (sentence: string) =>
  sentence
    .replace(answerLead, '')
    .replace(concession, '')
    .replace(/^(?:it(?:'s| is) )?(?:mostly|mainly|really|more|just) that (?=(?:i|he|she|they|we|it)\b)/i, '')
    .replace(/^that (?=(?:i|he|she|they|we|it)\b)/i, '');

/** What the person does not want to hear about again: 'leave my wife out of this'. */
const leftOut =
  /\b(?:leave|keep) (?:my |the |our )?([\w-]+)(?: [\w-]+)? out of\b|\b(?:not|don't|do not|rather not|prefer not to|didn't come here to) (?:want to )?(?:bring|talk about|discuss|drag|mention|go into)(?: up)? (?:my |the |our )?([\w-]+)\b/gi;
const noTopic = /^(?:it|this|that|them|him|her|me|anything|something|more|details?|up|about)$/i;

export function findLeftOut(text: string): string[] {
  return [...withApostrophes(text).matchAll(leftOut)].flatMap(([, out, about]) => {
    const word = out ?? about ?? '';
    return word === '' || noTopic.test(word) ? [] : [...stemsOf(word)];
  });
}

const refusesPlan =
  /\b(?:no plans?|no (?:next )?steps?|nothing planned|not (?:gonna|going to) do anything|no (?:more )?(?:steps?|advice|action|homework|to-?do)|(?:don't|do not) (?:want|need|give me) (?:a |any |another )?(?:plan|steps?|advice|solution|to do anything|action)|(?:^|[.,;!] *|\bi'm |\band )not (?:confronting|calling|telling|doing anything)|(?:don't|do not|rather not|not) (?!know|understand|see|get)(?:\w+ ){0,5}(?:plans?|targets?|steps?|to-?do list)|not (?:looking for (?:a plan|advice|solutions?))|don't (?:tell me what to do|fix)|just (?:want|need|wanted|needed) to (?:be heard|vent|get it out|say it)|i don't want to (?:move on|fix|solve|do anything|act|decide (?:now|yet|anything)))\b/i;
const refuses =
  /^\W*(?:(?:no|nope|nah|ugh|hm+|sorry)[,. ]+)*(?:can we (?:please )?skip\b|(?:i )?(?:can't|cannot|don't think i can) (?:comment|answer|say) (?:on )?(?:that|this|it)(?= part\b|[,.!]|\s*$)|i(?:'d| would)? (?:rather not|don't want to (?:talk|answer|say|go there|think about)|won't answer|prefer not)|i'm not (?:talking|answering|going there|ready to (?:talk|say))|not (?:yet|now|ready|going there|that)|pass|skip|next|none of (?:those|these|them|the above)|no comment|stop asking|mind your own|(?:nothing[,. ]+|it's |that's )?(?:not|none of) your business|that's private|leave (?:it|that|him|her|them) out|can we (?:not|talk about something else))\b/i;
const leavesOut =
  /\b(?:leave (?:\w+ ){1,4}out of (?:it|this)|(?:i'm )?not (?:talking about|going into)|don't (?:ask|bring up)|(?:rather|prefer) not (?:to )?(?:talk|say|go|bring|discuss|answer|think))\b/i;
const enough =
  /^\W*(?:(?:ok(?:ay)?|right|well)[,. ]+)?(?:that's (?:enough|all|it)|enough(?: for (?:now|today))?|i'm done|let's stop|can we stop|stop here|stop)\W*$/i;

/** A sentence to the guide, not about the person; a denial alone says something about them. */
const isRemark = (sentence: string) =>
  (lost.test(sentence) || toGuide.test(sentence)) && !mayQuote(sentence) && wordsOf(sentence).length <= 22;

/** 'Couldn't tell you, son', 'Yeah nah', 'Hang on, kids': no answer, in other words than 'I don't know'. */
const saysNothing =
  /^\W*(?:(?:ah|aiyah|eish|ugh|oh|well|hm+|hmm+|lol|look|honestly|this|one|i|really|genuinely|don't|so|no|nah|yeah)[,. ]+)*(?:couldn't tell you|(?:don't|doesn't|do not|dunno) know(?: about that(?: one)?)?|(?:can't|cannot) think of (?:one|any|anything)|would have to think about (?:that|it)|i'd have to think about (?:that|it)|not really|hang on|nah|i mean)(?:[,. ]+(?:man|mate|son|o|really|kids|no|sorry|does one|honestly|dear|love|one))*\W*$/i;

export function actIn(text: string): Act {
  const clean = withApostrophes(text).trim();
  const count = wordsOf(clean).length;
  if (enough.test(clean)) return 'enough';
  if (wantsAnswer.test(clean) && !reportedYou.test(clean)) return 'asks-guide';
  const sentences = sentencesOf(clean);
  const [first = ''] = sentences;
  if (asksBack.test(clean) && count <= 16 && !reportedYou.test(clean)) return 'asks-back';
  if (
    /\?/.test(clean) &&
    sentences.every((one) => /\?/.test(one) || wordsOf(one).length <= 3) &&
    isRemark(clean)
  )
    return 'asks-back';
  if (isRemark(first)) return /\?|\b(?:follow|get|understand|see)\b/.test(first) ? 'asks-back' : 'corrects';
  if (sentences.some(isRemark)) return 'corrects';
  if (corrects.test(clean) && count <= 30) return 'corrects';
  if (wrongSubject.test(clean)) return 'corrects';
  if (objects.test(clean)) return 'corrects';
  if (refusesPlan.test(clean) && count <= 14) return 'refuses-plan';
  if (refuses.test(clean) && count <= 9) return 'refuses';
  if (leavesOut.test(clean) && count <= 14) return 'refuses';
  if (
    isNonAnswer(clean) ||
    saysNothing.test(clean) ||
    (/^\W*(?:idk|dunno|no idea|(?:i )?(?:really |honestly )?(?:don't|do not) know)\b/i.test(clean) &&
      count <= 6)
  )
    return 'unsure';
  return 'answer';
}

/** 'I'll say straight out, will you ring me next time?' */
const promised = /\bi(?:'ll| will| shall) (?!be\b|ever\b|have\b)/i;
const sentenceSplit = /[^.!?\n\u2026]+[.!?\n\u2026]*/g;
const want =
  /\b(?:i|we) (?:just |really |only |so |honestly |simply |still |do |mostly )*(?:want|wish|hope|long|miss|crave|need|would love|would like|'d love|'d like)\b|\bi'd (?:love|like|rather)\b|\bwhat i (?:want|need|miss)\b|\ball i want\b|\bi'm longing\b/i;
const notWant = /\b(?:don't|do not|didn't|never|no longer) (?:really |even )?(?:want|wish|hope|need|miss)\b/i;
const fear =
  /\b(?:i'm|i am|i was|i get|i feel) (?:so |really |just |also |honestly |a bit |kind of |most |mostly )*(?:afraid|scared|terrified|frightened|worried|dreading|nervous|petrified)\b|\bwhat if\b(?!.*\?.*\?)|\b(?:my|the) (?:biggest |real |worst )?fear\b|\bi (?:fear|dread|worry)\b|\bscares me\b|\bterrifies me\b/i;
const deadline =
  /\b(?:by|until|(?<!since )before|due(?: on)?|answer(?: by| on)?|decide by|deadline(?: is)?|leaves? on|starts? on) (?:the )?(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the end of (?:the )?(?:week|month|year)|end of (?:week|month)|\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)?(?: of)? ?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?|christmas|easter|new year)\b/i;
const time =
  /\b(?:today|tonight|tomorrow(?: (?:morning|evening|night|afternoon))?|(?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri|sat|sun)(?: (?:morning|lunch ?time|evening|night|afternoon))?|the \d{1,2}(?:st|nd|rd|th)|this (?:week|weekend|evening|month)|next (?:week|weekend|month)|first week of \w+|in (?:my|the) lunch ?break|after (?:work|dinner|lunch|breakfast|school|the \w+)|before (?:work|bed|dinner|lunch|i sleep)|at (?:the weekend|\d{1,2}(?::\d\d)?(?: ?(?:am|pm|o'clock))?)|in the (?:morning|evening)|at christmas|(?:till|until|after|before) (?:christmas|easter|new year)(?: is past)?)\b/i;
const doing =
  '(?:call|ring|phone|listen|ask|tell|write|text|talk|speak|go|book|try|say|send|visit|catch|e-?mail|sign|look|find|check|start|stop|make|take|put|read|walk|meet|invite|apply|hand|give|bring|show|move|pay|open|print|cook|sit|leave|delete|turn|plan|set|sort|pick|drive|play|practi[sc]e|draw|paint|join|sell|buy|return|explain|admit|apologi[sz]e|message|let|reply|do|pick|fill|use|travel|collect|tidy|log|swap|switch|unfollow|block|wait|stay|change|cut|swim|run|clean|wash|drop|ride|rest|sleep|breathe|share|post|keep|spend|add|count|list)';
const act = new RegExp(
  `\\bi should (?:just )?${doing}\\b[^.]*\\bfirst\\b|\\bi should like to ${doing}\\b|\\b(?:i'll|i will|i shall|we'll|we will|i'm going to|i am going to|i'm gonna|i could|i might|i can|i plan to|let me|first i(?:'d| would| will|'ll)?)(?: (?:just|maybe|probably|at least|first|then|try to|finally|actually|also|only|start by|even))* ${doing}\\b|^\\W*(?:maybe |probably |perhaps |just |i (?:think|reckon|suppose|guess) |first (?:thing )?)*i'd (?:just |probably |first |start by )*${doing}\\b|^\\W*(?:gonna|going to|gotta|could|might) ${doing}\\b|\\bi'm (?:calling|ringing|asking|telling|writing|texting|booking|seeing|visiting)\\b|\\b(?:she|he|they) gets? told\\b|\\bi'd rather (?:just )?(?:tell|ask|call|ring|talk to) (?:him|her|them)\\b`,
  'i',
);
/** 'If I kept the one hive, I could manage that.' */
const manageable =
  /\bif (?:i|we) \w+.*\b(?:i|we)(?: could| can|'d) (?:manage|live with|cope with|handle) (?:that|it)\b/i;
const notAct =
  /\bi(?:'d| would)? (?:like|want|love) to say\b(?! (?:sorry|thank|yes|no)\b)|^\W*(?:he|she|they)(?:'d| would|'ll| will)? (?:say|says|said|go|goes|be like)\b|^\W*(?:the|a|an|my|that) [^,.]{3,40}\bi could\b|\bif\b.*\bi'd\b|\bi'd\b.*\bif\b|\bi'd miss\b|\b(?:why|what|one|who|says) i'?m \w+ing\b|^that i'll\b|\bi'd like (?:a|an|the|some|one)\b|\bi'd (?:tell|say to) (?:an?|any|my best) |\b(?:don't think|doubt|if i|wish i could|i could (?:have|never|not)|i can(?:'t|not)|i'll never|could see|can see|i can do\b|i can (?:feel|hear|see|imagine|tell|remember)|i could (?:feel|hear|see)|i could tell (?:that|he|she|it|they|from|by)|i could (?:\w+ )?make (?:a|the|my|out)\b|i could (?:argue|say that)|i will (?:always|be)|i'll (?:be|end up|lose|regret|always|feel|have to|just be|look|never))\b/i;
const exception =
  /\b(?:the only time|only when|except (?:when|for|with|that)|once (?:when|i)|last time it (?:worked|was (?:good|fine|okay|ok))|what helped|that helped|it helps|helped (?:me|a bit|a lot)|it was (?:better|easier|different) (?:when|with)|good days?|used to (?:be|work) (?:fine|better))\b/i;
const cost =
  /\b(?:it's costing|costs me|at the cost of|i've given up|i gave up|i've dropped|i stopped (?:seeing|going|doing)|i can't (?:sleep|eat|focus|concentrate|afford)|i haven't (?:slept|eaten|seen|been)|no time for|no energy for|takes? everything)\b/i;

/** The date alone: 'Monday' of 'an answer by Monday'. */
const dateIn = (text: string) =>
  text.replace(
    /^(?:(?:answer|due|decide|deadline|leaves?|starts?)\b(?: is)?(?: (?:by|on))?|by|until|before) /i,
    '',
  );

/** 'Call him': what they tell themselves to do. */
const bareAct =
  /^\W*(?:just )?(?:call|ring|phone|text|tell|ask|see|visit|thank|write to|talk to) (?:him|her|them)\b/i;

/** Any act, where a time stands with it: 'I could throw one thing on Thursday'. */
const plannedAct =
  /\b(?:i'll|i will|i could|i might|we'll|we could|i'd|ima|imma|i(?:'ve)? (?:gotta|got to)|i want to|i'd like to|i would like to)(?: (?:just|maybe|at least|first|also|only|probably))* (?!(?:'d|have|been)\b)(?!be\b|have\b|keep\b|feel\b|know\b|see\b|hear\b|imagine\b|never\b|always\b|not\b|lose\b|regret\b|end\b|die\b|cry\b|hate\b|love\b|want\b|need\b|think\b|remember\b|understand\b)[a-z]+/i;

/** 'Sunday i finish at two, then i ring Tomek', 'Saturday I go to the shop', 'tell him sunday': plans in the present. */
const thenAct = new RegExp(
  `\\bthinking (?:that )?i (?:just )?${doing}\\b|\\b(?:then|after that|first|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next week) i (?:just |only )?${doing}\\b|^\\W*(?:(?:so|then|just|well|ok) )?(?!say\\b|look\\b|stop\\b)${doing} (?!off\\b)[a-z' ]{2,24}\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|this week|next week)\\b`,
  'i',
);

const givesReason = /^\W*(?:because|cos|cause|since|so that)\b/i;

function namesAct(clean: string): boolean {
  if (refusesPlan.test(clean) || givesReason.test(clean)) return false;
  if (manageable.test(clean)) return true;
  // "She used to say 'I'll show it'" is no step of the person's.
  const unquoted = clean.replace(quotation, ' ');
  const isPlanned = () => time.test(clean) && (plannedAct.test(unquoted) || thenAct.test(unquoted));
  return (act.test(unquoted) || isPlanned()) && !notAct.test(clean);
}

const find = (pattern: RegExp, against?: RegExp) => (clean: string) =>
  against?.test(clean) ? undefined : pattern.exec(clean)?.[0];

/** Each finds the words that show it, in a sentence. */
const kinds: [Statement['kind'], (clean: string) => string | undefined][] = [
  ['want', find(want, notWant)],
  ['fear', find(fear)],
  ['deadline', find(deadline, /\b(?:in|since) (?:19|20)\d\d\b|\bwould (?:go|be|have)\b/i)],
  ['step', (clean) => (namesAct(clean) ? clean : undefined)],
  ['exception', find(exception)],
  ['cost', find(cost)],
];

export const namesTime = (text: string) => time.test(withApostrophes(text));
const timeWords =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|dates?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|months?|years?|every|each|most|on|at|in|by|from|the|a|an|and|or|to|till|until|about|around|half|quarter|past|last|next|this|early|late|am|pm|o'?clock|\d+(?:st|nd|rd|th)?)\b/gi;
export const isBareTime = (clause: string) => !/\p{L}/u.test(clause.replace(timeWords, ' '));

/** Each statement is a whole sentence, as written. A question claims nothing. */
export function statementsIn(text: string): Statement[] {
  const found: Statement[] = [];
  for (const [piece] of text.matchAll(sentenceSplit)) {
    const source = piece.trim().replace(/[.\s\u2026]+$/u, '');
    const clean = withApostrophes(source);
    const words = wordsOf(source).length;
    const isQuestion = /\?$/.test(source);
    if (bareAct.test(clean) && words <= 5 && !isQuestion) {
      found.push({ kind: 'step', source });
      continue;
    }
    if (words < 3 || (isQuestion && !saidByMe.test(clean) && !promised.test(clean))) {
      if (words >= 1 && words < 3 && time.test(clean) && !isQuestion) found.push({ kind: 'time', source });
      continue;
    }
    for (const [kind, findIn] of kinds) {
      if (isQuestion && kind !== 'step') continue;
      const hit = findIn(clean);
      if (hit !== undefined) found.push({ kind, source: kind === 'deadline' ? dateIn(hit) : source });
    }
    if (time.test(clean) && found.at(-1)?.kind !== 'step' && words <= 7) found.push({ kind: 'time', source });
  }
  return found;
}

/** The words with which a text says that no plan is wanted; a text that names a step does want one. */
export function findRefusedPlan(text: string): string | undefined {
  const sentence = (text.match(sentenceSplit) ?? []).find((piece) =>
    refusesPlan.test(withApostrophes(piece)),
  );
  if (sentence === undefined || statementsIn(text).some(({ kind }) => kind === 'step')) return undefined;
  return sentence.trim().replace(/[.\s\u2026]+$/u, '');
}

const names = new RegExp(`^(?:\\W*[a-z']+\\W+){0,6}${doing}(?:ing)?\\b`, 'i');
/** A protest, a reason, a loss or a story. */
const noStep =
  /^\W*(?:what|why|how|because|she|he|they|it|that|there|no|not|never|nothing|nobody|none|if|when|only|the)\b|\b(?:give up|gave up|lose|don't know|can't|was|were|had|felt)\b/i;

/** Says only what might be done: a step where one was asked for, or where a time stands with it. */
export const isMaybe = (text: string) =>
  !manageable.test(text) &&
  /\bi (?:could|might|can)\b|^(?:could|might|maybe)\b|\bi (?:suppose|guess)\b/i.test(text) &&
  !/\bi(?:'ll| will|'m going)\b/i.test(text);
/** Says what would be done, if: no plan. */
export const isConditional = (text: string) =>
  !bareAct.test(text) && !/\b(?:i'll|i will|i'm (?:going to|gonna))\b/i.test(withApostrophes(text));

/** Says what would be, if. */
export const supposes = (clause: string) =>
  /^\W*(?:well |probably |maybe |honestly )*(?:(?:i|he|she|they|it|we|mum|dad)(?:'d| would)|(?:i|he|she|they) (?:might|could))\b/i.test(
    withApostrophes(clause),
  );

/** 'But I will not say I wanted it.' */
export const deniesStep = (sentence: string) =>
  /^(?!.*\b(?:i'll|i will|i'm|i am)\b).*\b(?:he|she|they)(?:'s|'re| is| are)? (?:gonna|going to)\b|^\W*(?:(?:but|and|so|no|well)[,. ]+)*(?:(?:i|we) (?:was (?:gonna|going to|about to|meant to)|got as far as|will not|won't|shan't|am not going to|wouldn't|would not|can't|cannot|couldn't|don't|do not|never|would (?:prefer|rather) not|'d (?:prefer|rather) not)\b|i'm not (?:going to|gonna)\b|none\b|nothing\b|neither\b)/i.test(
    withApostrophes(sentence),
  );

/** Whether an answer to a question about a step names one: it says so, or begins with what is to be done. */
export function couldBeStep(text: string): boolean {
  if (statementsIn(text).some(({ kind }) => kind === 'step')) return true;
  const clean = withApostrophes(text);
  if (/^\W*(?:maybe|probably|perhaps) .{2,30}\bfirst\W*$/i.test(clean)) return true;
  return (
    (names.test(clean) || time.test(clean)) &&
    !noStep.test(clean) &&
    !refusesPlan.test(clean) &&
    !/\?|\basking\b|\b(?:is|isn't|does|doesn't|are|aren't) (?:it|they|he|she|there)\W*$/i.test(clean) &&
    wordsOf(clean).length <= 45
  );
}

/** What a typed answer says to 'How close is that?'. */
export function findVerdict(text: string): Verdict | undefined {
  const clean = withApostrophes(text).trim();
  if (/^\W*(?:(?:aye|yes|yeah|yep|mm+|well|oh)\W+)?(?:partly|in part|half)\b/i.test(clean)) return 'partly';
  if (
    /^\W*(?:a\W|aye\b|(?:yes|yeah|yep|yup|that's it|exactly|spot on|true|right|ouch|ugh|oof|huh)\b)/i.test(
      clean,
    )
  )
    return 'yes';
  if (/^\W*(?:b\W|(?:partly|half|kind of|sort of|a bit|some of it|maybe|in a way|close)\b)/i.test(clean))
    return 'partly';
  if (/^\W*(?:c\W|(?:no|nope|nah|not)\b)|\b(?:that's|it's) not\b/i.test(clean)) return 'no';
  return undefined;
}

const onlyVerdict =
  /^\W*(?:(?:(?:yes|yeah|no|well|partly|in part|part of it|some of it|half|kind of|sort of|a bit|maybe|in a way|close|true|right|is|it|that|that's|it's|and|but|i guess|i suppose)\b)\W*)+$/i;

export function isOnlyVerdict(sentence: string): boolean {
  return onlyVerdict.test(withApostrophes(sentence));
}

/** Which sentence of an insight a typed answer keeps. */
export function findPart(text: string): 'first' | 'second' | undefined {
  if (/\b(?:first|a)\b/i.test(text)) return 'first';
  return /\b(?:second|last|latter|b)\b/i.test(text) ? 'second' : undefined;
}

const deed = new RegExp(`^(?:i'll |i could |i'd |just |maybe )*${doing}\\b`, 'i');

/** Whether an option names something to do: 'Ask for more time', and not 'Someone who has a say'. */
export const isDeed = (option: string) => deed.test(option);
