/** Cuts English text into clauses that the guide can take up, turns them to the person, and weighs them. */
import { classifyBreak } from '../../classifier/classifier.ts';
import { toBreakWord } from '../../classifier/features.ts';
import type { Phrase } from '../../engine/language.ts';
import { memoizeForStep } from '../../text/memoize-step.ts';
import { stemsOf, wordsOf } from '../../text/words.ts';
import { respell } from './reading/typed.ts';

/** What people type, and what they mean: apostrophes that are often left out. */
const contractions: Record<string, string> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  thats: "that's",
  theres: "there's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  whats: "what's",
  youre: "you're",
  gona: 'gonna',
  wuld: 'would',
  shoud: 'should',
  becuase: 'because',
};

const contraction = new RegExp(`\\b(?:${Object.keys(contractions).join('|')})\\b`, 'gi');

/** With straight apostrophes where they belong, and without the 'me' of 'me, I …'. */
export const withApostrophes = memoizeForStep((text: string): string =>
  text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(contraction, (found) => contractions[found.toLowerCase()] ?? found)
    .replace(/\b(could|should|would|must|might|i'd|he'd|she'd|they'd|we'd) of (?!course)/gi, '$1 have ')
    .replace(/\bid of (?=\w+(?:ed|en|id|one|ade|ept|ought)\b)/gi, "I'd have ")
    .replace(
      /\bits (?=(?:up|a|an|the|not|just|my|his|her|our|their|like|that|so|too|me|been|ok|okay|fine|hard|easy|all|only|about|really|where|what|how|when|because|eating|getting|killing|always|never)\b)/gi,
      (found) => `${found.charAt(0)}t's `,
    )
    .replace(/(^|[.!?,;]\s*|\b(?:and|but|so|then|tonight|tomorrow|later) )ill (?=[a-z]{2})/gi, "$1I'll ")
    .replace(/\bwhos\b/gi, (found) => `${found.slice(0, 3)}'s`)
    .replace(
      /(^|[.!?,;]\s*)shed (?=(?:be|have|never|always|say|do|go|know|want|think|just|see|tell)\b)/gi,
      "$1she'd ",
    )
    .replace(/(^|[.!?,;]\s*)me,? (?=i\b)/gi, '$1')
    .replace(
      /(?<!\b(?:my|an|his|her|their|your|the|photo|student|email|of) )\bid (?=(?:be|have|love|like|rather|never|always|look|see|know|quit|think|hate|be|go|do|just|still|say|tell|ask|need|want|done|been|get|feel|miss|lose|give|take|make|probably|really|even)\b)/gi,
      (found) => `${found.charAt(0) === 'i' ? 'I' : found.charAt(0)}'d `,
    ),
);

const towards: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  "we'd": "you'd",
  am: 'are',
};

/** 'you' in the person's own text may be anybody. */
const secondPersonWord = /\b(?:you|your|yours|yourself|u|ur|you're|you've|you'll|you'd)\b/i;

/** 'She said you've changed', 'Dad says you don't grass on people': the 'you' may stay. */
const reported =
  /^(?:(?:and|but|then|so) )?(?:(?:he|she|they|mum|mom|dad|nan|gran|[A-Z][a-z]+|everyone|everybody|people|[Mm]y (?:[a-z-]+ )?[a-z-]+|[Hh]e|[Ss]he|[Tt]hey)(?:'d|'s)? )(?:(?:would|always|just|still|also|only) )*(?:say|says|said|thinks?|thought|reckons?|told me|tells me|goes)\b(.*)$/;
const reportsYou = (text: string) => {
  const [, rest] = reported.exec(text) ?? [];
  return rest !== undefined && !/\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|us|our)\b/i.test(rest);
};

/**
 * 'He take', 'Darek have', 'I been', 'he has not spoke', 'me and him was': another English than the guide's is quoted, not turned to the
 * second person.
 */
const otherEnglish =
  /(?<!\b(?:to|let|lets|make|makes|made|help|helps|see|saw|hear|heard|watch|watched|did|does|do|will|would|can|could|should|might|may|must|didn't|doesn't|don't|won't|wouldn't|can't|couldn't|why|if|than|that) )\b(?:he|she|it) (?:take|have|go|want|need|like|come|say|do|know|make|give|call|get|think|work|live|ask|pay|don't|keep|look|talk|sit|love|tell)\b|\b(?:i|we|they|you) (?:been|is|has|was(?! (?:in|at) \d))\b(?<!\bi was)|\bmy (?:mother|father|mom|mum|dad|brother|sister|wife|husband|boss|son|daughter|manager|friend) (?:ask|call|have|need|want|say|tell|live|work|go|come|think|like|take|make|give|don't)\b|\bi feel (?:bad|good) person\b|\bi (?:am|'m) having\b|\bi (?:seen|done (?:it|that|my)|come home)\b|\b(?:has|have|had|has not|hasn't|have not|haven't) (?:spoke|wrote|went|ate|took|gave|drove|broke|chose)\b|\bhalf wrote\b|\b(?:didn't|don't|ain't|never) \w+ (?:nobody|nothing|no \w+)\b|\bain't\b|\bis no more\b/i;

/** Towards the person: 'my job' becomes 'your job'. Undefined where 'you' would be unclear. */
export const turn = memoizeForStep((text: string): string | undefined => {
  // Capitals are not shouted back.
  const isShouted = /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
  const clean = withApostrophes(isShouted ? text.toLowerCase() : text).replace(/\b[A-Z]{4,}\b/g, (word) =>
    word.toLowerCase(),
  );
  if (
    otherEnglish.test(clean) ||
    (secondPersonWord.test(clean) && !reportsYou(clean)) ||
    (/\b(?:us|ourselves)\b/i.test(clean) && /\b(?:i|i'm|i've|i'd|i'll|me)\b/i.test(clean))
  )
    return undefined;
  const quotes: string[] = [];
  // What somebody said, word for word, stays as it was said.
  const unquoted = clean.replace(quotation, (quote) => {
    quotes.push(quote);
    return quoteMask;
  });
  if (cutsQuote(unquoted)) return undefined;
  const adjusted = respell(unquoted)
    // 'She cried in the kitchen I heard her'
    .replace(
      /(?<![,;]|\b(?:when|that|and|what|because|if|like|than|as|who)) (i (?:heard|saw|felt) (?:him|her|it|them))$/i,
      ', $1',
    )
    // 'I didn't go quiet I felt sick', 'its not him its the quiet'
    .replace(deniedFirst, (denied) => `${denied.trimEnd()}, `)
    .replace(/\b(I|we)( (?:just|only|really|never|always|already|also|still))? was(n't)?\b/gi, 'you$2 were$3')
    .replace(/\b(it|that) was I\b/gi, '$1 was you')
    .replace(/\bwas (I|we)\b/gi, 'were you')
    // 'I should be happy, isn't it'
    .replace(/,? (?:isn't it|innit)[?.]*$|, (?:right|no)[?.]*$/i, '')
    // 'You should …' would be advice.
    .replace(/^I should (?!think|say|have|like)/i, 'you feel you should ')
    .replace(/\bus (?=to\b.*\btogether\b)/i, 'the two of you ')
    .replace(/\b(?:let's|lets)\b/gi, 'let us')
    .replace(/\bme (?=(?:mam|mum|mom|dad|da|nan|mates?|brother|sister|lad|wife|own)\b)/gi, 'your ')
    .replace(afterVerbOrLink, 'your ');
  const result = adjusted.replace(/(?<![\d\p{L}])[\p{L}']+|(?<=\d )[\p{L}']+/gu, (found, at: number) => {
    const to = towards[found.toLowerCase()];
    // 'am' after a figure is a time of day.
    if (to === undefined || (/^am$/i.test(found) && /\d ?$/.test(adjusted.slice(0, at)))) return found;
    return at === 0 && /^[A-Z]/.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
  });
  return result.replaceAll(quoteMask, () => quotes.shift() ?? '');
});

/** What something is not, typed without a mark before what it is. */
const deniedFirst =
  /\b((?:it's not|it isn't|it wasn't) (?:(?!that|because|if)[a-z']+ ){0,3}(?!that\b)[a-z']+) (?=(?:it's|it was)\b)|\b((i|he|she|they) (?:didn't|wasn't|weren't) (?:(?!that|because|if|know|think|say|tell)[a-z']+ ){0,2}[a-z']+) (?=\3 (?:felt|was|were|just|only)\b)/gi;

/** Before 'dad' without 'my', where nobody else's can be meant: 'I promised dad', 'because mum'. */
const afterVerbOrLink =
  /(?<=^|\b(?:told|tell|telling|asked|ask|rang|ring|phoned|phone|called|call|visit|visited|promised|lost|miss|missed|love|loved|see|saw|help|helped|hear|heard|with|to|for|from|about|and|when|that|because|since|after|before|if|but|like|than|of|put|let|gave|leave|left) )(?=(?:mum|mom|mam|dad|nan|gran)\b)/gi;

/** Words in front that carry nothing. */
const lead =
  /^(?:(?:[abc] i guess|idk|dunno|and|but|so|or|then|also|plus|well|like|ok(?:ay)?|yeah|yes|yep|nah|no(?=,)|um+|uh+|hm+|honestly|actually|basically|anyway|obviously|literally|truthfully|frankly|i mean|to be honest|tbh|ngl|the thing is|the problem is|the truth is|it's (?:just )?that|it's just|you know|look|now|because|cause|cos|cuz|since|which means|even though|although|though|except(?: that)?|where|and then|today|lately|recently|these days|right now)\b[,:\s]*)+/i;
const tail =
  /[\s,]+(?:tbh|honestly|though|tho|lol|haha+|or something|or whatever|you know|i guess|i suppose|anyway|to be honest|if that makes sense|does that make sense|atm|rn|and stuff|etc)$/i;

const contrast = /\b(?:but|no|just|honestly|actually|except|yet|still|truth is|thing is|only|secretly)\b/i;
/** Where one clause ends and the next begins; kept as the head of the next one. */
const pronouns =
  "(?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|we're|it|it's|that's|this|there|there's|nobody|no one|everyone|everybody|someone)";
/** 'and the house is sold' is a clause, 'and the stairs' is not. */
const nounClause =
  "(?:my|his|her|their|our|the|that) (?:[a-z']+ ){1,3}(?:is|are|was|were|has|have|had|will|would|can|can't|doesn't|don't|didn't|won't|says?|said|wants?|keeps?|thinks?|knows?|never|always|just|came|went|got|gets|died|left|told|asked|called|makes?|made)";
const boundary = new RegExp(
  [
    '\\s*(?:,(?!\\d)|[;()\\u2013\\u2014]|:(?!\\d))+\\s*',
    '\\s+-+\\s+',
    '\\s+(?=(?:but|because(?! of)|cause|cos(?! of)|although|though|even though|whereas|until|unless|except)\\b)',
    `(?<!\\b(?:as|even|only|what))\\s+(?=(?:and|so|or|then|when|while|if|since) (?:then |now |maybe )?(?:${pronouns}|${nounClause})\\b)`,
  ].join('|'),
  'i',
);
/** From this many words without a mark, clauses are looked for that begin without one. */
const runOnWords = 9;
const minBreakProbability = 0.55;
/** What comes after these belongs to them: 'should I', 'that he', 'asked him is he'. */
const holdsOn =
  /^(?:should|shall|do|does|did|would|could|can|will|am|is|are|was|were|be|been|if|whether|when|what|how|that|than|as|whom?|which|where|why|because|cos|like|only|the|a|an|my|his|her|their|our|your|to|of|for|with|at|in|on|from|by|and|or|but|so|not|never|no|very|really|just)$/;
/** A word and the blank after it. */
const wordAndGap = /\S+\s*/g;

/** People who set marks join no clauses without one: from this many words for each mark, somebody does. */
const wordsPerMark = 14;

const isRunOn = (text: string): boolean =>
  wordsOf(text).length / ((text.match(/[.!?;,\n]/g) ?? []).length + 1) >= wordsPerMark;

/** Where in a stretch without marks clauses begin, as offsets; the shortest clause has three words. */
function findRunOns(stretch: string): number[] {
  const parts = [...stretch.matchAll(wordAndGap)];
  if (parts.length < runOnWords) return [];
  const words = parts.map(({ 0: part }) => toBreakWord(part) || '-');
  const starts: number[] = [];
  let last = 0;
  for (let place = 3; place <= words.length - 3; place++) {
    if (place - last < 3 || holdsOn.test(words[place - 1] ?? '')) continue;
    if (classifyBreak(words, place) < minBreakProbability) continue;
    starts.push((parts[place] as RegExpExecArray).index);
    last = place;
  }
  return starts;
}

const subordinate =
  /^(?:(?:even |only )?if|as if|unless|until|when|whenever|while|which|who|where|or|as|after|before|once)\b/i;
/** A question, also without its mark. */
const inverted =
  /^(?:am|is|are|was|were|do|does|did|should|can|could|would|will|have|has) (?:i|he|she|it|they|we|you|this|that|my)\b/i;
/** 'When she went into hospital I slept': what it was like when, and then what happened. */
const opensCondition =
  /^(?:if|when|whenever|after|once|since|while|before|the (?:day|night|week|minute|moment|first time|last time)|every time|each time) (?=\S+ \S+ \S+ )/i;

/** A condition with what follows from it. */
function isConditional(clean: string): boolean {
  const [opening = ''] = opensCondition.exec(clean) ?? [];
  if (opening === '') return false;
  const words = clean.slice(opening.length).split(/\s+/);
  // The first subject belongs to the condition.
  return words.some(
    (word, at) =>
      at >= 2 &&
      pronounSubject.test(word) &&
      !/^(?:that|this|it|nothing|people|someone|somebody)$/i.test(word) &&
      !/^(?:and|or|that|as|than|because|who)$/i.test(words[at - 1] ?? '') &&
      (/'(?:m|d|ll|re|s|ve)$/i.test(word) ? at + 1 < words.length : finite.test(words[at + 1] ?? '')),
  );
}
const isAsking =
  /^(?:should|shall|do|does|did|am|is|are|was|were|can|could|will|would|how|what|why|when|where|who|which|whether|any)\b/i;

const tagQuestion =
  /^(?:isn't|aren't|wasn't|don't|doesn't|didn't|is|are|right|ain't) ?(?:it|they|he|she|i|you|we)?$/i;

const pronounSubject =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|it|it's|it'll|that|that's|there|there's|this|nobody|nobody's|no one|nothing|nothing's|everyone|everyone's|everybody|everything|someone|somebody|people)$/i;
/** Before the subject: 'Only my bangles are fake', 'Last week I drove past'. */
const beforeSubject =
  /^(?:(?:only|still|yesterday|today|tonight|now|nowadays|lately|sometimes|mostly|maybe|apparently|honestly|part of|not one of|none of|most of|half of|one of|(?:last|this|next|that|every|each|most|some) (?:week|year|month|night|nights|day|days|time|morning|evening|summer|winter|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|all (?:those|these|the) years|after (?:lunch|work|dinner|school|tea|church)|(?:at|in|on|by|under|without) (?:the |my |his |her |our )?(?:[a-z]+ ){1,4}?(?=(?:i|he|she|they|we|it|people|there|nobody|my)\b)),? )+(?=\S)/i;
const vagueSubject = /^(?:it|its|it's|it'll|that|that's|this|there's|they|they're)\b/i;
const nounSubject = /^(?:my|our|his|her|their|the|this|that|these|every|half|both|one|some|another)$/i;
const finite =
  /^(?:am|is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|may|might|must|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|won't|wouldn't|can't|cannot|couldn't|shouldn't|says?|said|tells?|told|asks?|asked|wants?|wanted|needs?|needed|thinks?|thought|knows?|knew|gets?|got|goes|went|comes?|came|gives?|gave|takes?|took|makes?|made|keeps?|kept|leaves?|left|lives?|lived|died|dies|loves?|loved|hates?|hated|feels?|felt|looks?|looked|calls?|called|sends?|sent|never|always|just|still|only|already|keeps|moved|moves|works?|worked|pays?|paid|owes?|owed|cries|cried|stopped|stops|started|starts|found|finds|lost|loses|bought|sold|met|broke|lies|lied|hits?|happens?|happened|seems?|seemed|became|becomes|turns?|turned|ended|ends|begins|began|retires?|retired|hired|fired|promoted|offered|offers|expects?|expected|depends?|matters?|helps?|helped|hurts?|ran|runs|walks?|walked|sits?|sat|stands?|stood|sleeps?|slept|eats?|ate|drinks?|drank|rings|rang|texts?|texted|writes?|wrote|reads?|plays?|played|grew|grows|fell|falls|passed|failed|fails|won|wins|laughs?|laughed|smiles?|smiled|shouts?|shouted|yells?|yelled|ignores?|ignored|forgets?|forgot|remembers?|remembered|deserves?|trusts?|trusted|cheated|cheats|lied|hides?|hid|treats?|treated|judges?|misses|missed|wishes|wished|hopes?|hoped|worries|worried|'s|gone|owns|owned|stood|holds|held|stays|stayed|shakes|shook|pulls|pulled|pushed|carries|carried|opened|closed|watches|watched|listens|listened|waited|cooked|sang|sings|drives|drove|picked|chose|chooses|hung|hangs|throws|threw|spends|spent|belongs|talked|spoke|speaks|answered|agrees|agreed|refuses|refused|raised|teaches|taught|promised|signed|built|wears|wore|smells)$/i;

/** Capital letters that begin no name. */
const noName =
  /^(?:To|One|Two|Three|In|On|At|For|With|From|By|Of|And|But|Or|Not|No|Just|Being|Having|Getting|Going|Doing|Want|Wanted|Had|Was|Were|Like|About|Because|Last|Next|Only|Also|Maybe|Probably|Still|Even|Then|Now|Here|There|What|How|When|Where|Kindly|Please|Thanks|Sorry|Never|Always|Sometimes|Mostly|Today|Yesterday|Tonight|After|Before|Since|So|If|As|Yes|Yeah|Well|Okay|Or|Too|More|Less|Most|Any|Some|Such|Very|Really|Back|Out|Up|Down|Off|Over|Got|Went|Felt|Couldn't|Can't|Don't|Didn't)$/;

export function startsSentence(all: readonly string[]): boolean {
  const words = all.join(' ').replace(beforeSubject, '').split(' ');
  const [first = '', second = ''] = words;
  if (pronounSubject.test(first))
    return /'/.test(first) ? words.length >= 2 : words.length >= 2 && !/^(?:and|or|of)$/i.test(second);
  const limit = nounSubject.test(first) ? 5 : 3;
  const isName =
    (/^[A-Z][a-z]+$/.test(first) && !noName.test(first)) ||
    /^(?:mum|mom|dad|mother|father|granny|nan)$/i.test(first);
  if (!nounSubject.test(first) && !isName) return false;
  return words.slice(1, limit + 1).some((word) => finite.test(word));
}

/** 'Had to roll over like a sheep': the person leaves themselves out. */
const leftOut =
  /^(?:had to |wanted |want to |felt |couldn't |can't |didn't |don't (?:want|know|like|feel|think|need)|got |went |was (?!i\b|it\b|he\b|she\b|that\b)|were (?!i\b|we\b|they\b|you\b)|missed |miss (?:my|the|him|her|them)|hate (?:it|that|how|my)|thought |keep \w+ing|kept )/i;

/** 'She was quiet when she gave us it. Didnt shout': who did not? */
const endsOnOther = /(?:^|[.!?]\s*)(?:(?:so|and|but) )?(?:he|she|they)\b[^.!?]*[.!?]\s*$/i;

/** With the subject that was left out: the writer, unless the sentence before is about somebody else. */
const withSubject = (clean: string, isFirst: boolean, before: string) =>
  isFirst && leftOut.test(clean) && !endsOnOther.test(before)
    ? `I ${clean.charAt(0).toLowerCase()}${clean.slice(1)}`
    : clean;

const feeling =
  /\b(?:afraid|scared|terrified|ashamed|embarrass\w*|guilty|guilt|lonely|alone|sad|hurt\w*|angry|furious|rage|jealous|envious|numb|empty|trapped|stuck|lost|hopeless|useless|worthless|invisible|unloved|unwanted|exhausted|tired|drained|overwhelmed|panick\w*|anxious|dread\w*|worried|relieved?|happy|proud|excited|jumping|resent\w*|bitter|disgust\w*|miserable|heartbroken|homesick|humiliat\w*|stupid|fraud|failure|coward|selfish|hate|love|loved|miss|regret\w*)\b/gi;
const loss =
  /\b(?:died|dead|dying|death|funeral|grave|ashes|gone|lost|lose|losing|never again|miscarr\w*|left me|leaving|goodbye|buried|sold|empty (?:house|room|chair|bed)|used to|any ?more|no longer)\b/gi;
const body =
  /\b(?:cry|cried|crying|tears|sob\w*|sleep\w*|awake|3 ?am|4 ?am|2 ?am|stomach|chest|shak\w+|throat|sick|vomit\w*|breath\w*|heart|headache\w*|hands|sweat\w*|froze|frozen)\b/gi;
const person =
  /\b(?:mum|mom|mother|dad|father|parents|brother|sister|son|daughter|kids?|children|baby|husband|wife|partner|boyfriend|girlfriend|ex|friend|boss|manager|colleague|team|gran\w*|nan|uncle|aunt|cousin|in-laws?|he|she)\b/gi;
const speech =
  /\b(?:said|says|told|asked|called me|shouted|whispered|promised|swore|lied|admitted|texted)\b/gi;
const strong =
  /\b(?:never|always|nobody|no one|nothing|everyone|every single|can't|cannot|couldn't|have to|had to|should have|would have|only|enough|deserve\w*|supposed to|pretend\w*|secret\w*|hiding|hid|lie|lied|lying|wish|want|need|too late|fine|even)\b/gi;
const figures =
  /\b\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const background =
  /^(?:(?:so |ok |hi |hello )?(?:i'm|i am) (?:a |an )?(?:\d+|[a-z]+ty(?:[- ][a-z]+)?)\b|(?:he's|she's|they're) \d+\b|i (?:work|live|study)\b|i've been (?:a|an|in|at|with)\b|hi\b|hello\b|thanks|thank you|sorry|i (?:don't|do not) know\b|not sure|i have (?:a|an|two|three) |(?:we've|we have) been (?:married|together)\b|we've \w+ (?:years|months)|(?:long|short) story|i need (?:help|advice)|any advice|(?:the|my) question)/i;
const aside =
  /\b(?:aware of how (?:that|it|this) sounds|(?:that|this|it)(?:'s| is)? (?:sounds?|probably|so)? ?(?:stupid|silly|daft|dumb|ridiculous|dramatic)|that's it|that's all|if that makes sense|no idea|whatever|long story|or something)\b/i;
const metaTalk =
  /\b(?:this app|the app|this question|that question|your question|the options|none of (?:those|these|them)|option [abc]|answer|lost now|of what|instead of what|lost me|of what|said what|(?:im|i'm|you're|you) asking|you asked|what you mean)\b/i;

/** With these words people point at what matters most themselves. */
const pointer =
  /\b(?:what (?:really |actually )?(?:scares|frightens|gets|hurts|bothers|worries|kills|upsets|annoys) me|the (?:worst|hardest|real|stupid|weird|awful|sad) (?:part|thing|bit)|(?:that's|it's) the (?:part|thing|bit) (?:i|that|where|nobody)|if i'm (?:being )?honest|(?:the )?truth is|never (?:told|said|admitted|mentioned)|haven't (?:told|said|mentioned|admitted)|nobody knows|no one knows|only one who knows|(?:can't|couldn't) (?:say|tell)|what i (?:want|miss|need|hate)|deep down|part of me|i think i (?:mean|want|know)|so (?:he|she|they) do(?:es)? know|i've (?:only )?ever|i(?:'ve)? never (?:asked|once|thanked|let)|it's me (?:that|who)|what does that make me|it's a (?:no|yes)|(?:his|her|their) life hell|i said nothing|i just stood there|i owe|behind (?:his|her|their) back|i signed|i (?:told|promised|swore)\b.{2,40}\bi(?:'d| would)|i never (?:said|told|thanked)|only that i)\b/;

/** Points at what was said before it, and says nothing itself. */
const pointsOnly = /^that's (?:the|my) (?:\w+ )?(?:fear|thing|part|bit|problem|question|point|worry)$/;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const maxWords = 20;

/** A hard word about oneself is quoted: the guide does not say it of the person. */
const selfBlame =
  /\bmy (?:own )?fault\b|\bi(?:'ve| have|'d)? (?:just |really |completely )?(?:let (?:him|her|them|everyone|everybody|my \w+|the \w+) down|failed (?:him|her|them|my \w+|as\b)|betrayed|abandoned|ruined|wrecked|neglected|should be ashamed)\b|\bi should have (?:known|been there|done more|stopped)\b|\b(?:i'm|i am|i was|i feel like|makes me|i must be|i've been)\b.*\b(?:bad|stupid|useless|worthless|pathetic|failure|fail|fraud|fake|selfish|coward\w*|idiot|dumb|mess|crazy|broken|lazy|loser|weak|terrible|horrible|awful|burden|monster|evil|disgusting|ugly|wrong|needy|toxic|worst|hopeless|unlovable|nobody|joke|disappointment)\b/i;

/** Signs that end nothing: inside quoted words, in figures, after a title. Each stands for one sign. */
const masks: readonly (readonly [sign: string, mask: string])[] = [
  ['.', '\uE001'],
  [',', '\uE002'],
  ['?', '\uE003'],
  ['!', '\uE004'],
  [':', '\uE005'],
  [';', '\uE006'],
];
const masked = /(?<=\d)\.(?=\d)|(?<=\b(?:mr|mrs|ms|dr|st))\.(?= )/gi;
/** A quotation with its marks. */
export const quotation =
  /["\u201c][^"\u201c\u201d\n]{1,120}["\u201d]|(?<![\p{L}\d])['\u2018](?=[\p{L}\d])[^\n]{1,90}?(?<=[\p{L}\d.!?,])['\u2019](?![\p{L}\d])/gu;

/** Stands for a whole quotation. */
const quoteMask = '\uE007';
/** Whether a text without its quotations begins or ends within one. */
const cutsQuote = (text: string) =>
  /["\u201c\u201d]|(?<![\p{L}\d])['\u2018](?=[\p{L}\d])(?!(?:cause|em|til|cos|bout|n)\b)|[.!?,\uE001-\uE004]['\u2019]/u.test(
    text,
  );
/** The same for words as they were written. */
export const isCutQuote = (text: string) => cutsQuote(text.replace(quotation, quoteMask));

function mask(text: string): string {
  const inside = (found: string) => masks.reduce((rest, [sign, to]) => rest.replaceAll(sign, to), found);
  return text.replace(masked, '\uE001').replace(quotation, inside);
}
const unmask = (text: string) => masks.reduce((rest, [sign, from]) => rest.replaceAll(from, sign), text);

/** What is written in capitals throughout is read like anything else. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  const lower = text.toLowerCase();
  // Places in the text must stay what they are.
  const isShouted = letters.length > 20 && capitals.length > 0.7 * letters.length;
  return isShouted && lower.length === text.length ? lower : text;
}

interface Clause {
  text: string;
  at: number;
  head: string;
  isLastSentence: boolean;
  isQuestion: boolean;
  isFirst: boolean;
  /** Whether it is a whole sentence. */
  isWhole: boolean;
  sentence: number;
}

function clausesIn(text: string): Clause[] {
  const clauses: Clause[] = [];
  const joins = isRunOn(text);
  const sentences = [...text.matchAll(/[^.!?\n\u2026]+[.!?\n\u2026]*/g)].filter((hit) =>
    /[\p{L}\p{N}]/u.test(hit[0]),
  );
  for (const [index, sentence] of sentences.entries()) {
    let from = sentence.index;
    const body = sentence[0].replace(/[.!?\n\u2026\s]+$/u, '');
    const isQuestion = /\?/.test(sentence[0]);
    let rest = body;
    while (rest.length > 0) {
      const cut = boundary.exec(rest.slice(1));
      const end = cut ? cut.index + 1 : rest.length;
      const stretch = rest.slice(0, end);
      const starts = [0, ...(joins && !isQuestion ? findRunOns(stretch) : [])];
      for (const [at, start] of starts.entries()) {
        const piece = stretch.slice(start, starts[at + 1]).trimEnd();
        const isFirst = from === sentence.index && at === 0;
        clauses.push({
          text: piece,
          at: from + start,
          head: piece.trim().split(/\s+/)[0]?.toLowerCase() ?? '',
          isLastSentence: index === sentences.length - 1,
          isQuestion,
          isFirst,
          isWhole: isFirst && piece.length === body.length,
          sentence: index,
        });
      }
      const skip = cut ? end + cut[0].length : rest.length;
      from += skip;
      rest = rest.slice(skip);
    }
  }
  return clauses;
}

function scoreSalience(source: string, clause: Clause, all: string, isSentence: boolean): number {
  const words = wordsOf(source);
  // A few words out of a long sentence.
  const isCut = clause.isFirst && !clause.isWhole;
  const low = ` ${withApostrophes(source).toLowerCase()} `;
  let salience = 0;
  salience += Math.min(4, 2 * countOf(low, feeling));
  salience += Math.min(4, 2 * countOf(low, loss));
  salience += Math.min(2, 2 * countOf(low, body));
  salience += Math.min(2, countOf(low, person));
  salience += Math.min(2, 1.5 * countOf(low, speech));
  salience += Math.min(2, countOf(low, strong));
  if (contrast.test(clause.head) && isSentence) salience += 2.5;
  const points = pointer.test(low);
  if (points) salience += 3;
  const isAboutSelf = /\b(?:i|i'm|i've|i'd|i'll|my|me|we)\b/.test(low);
  const carries =
    countOf(low, feeling) + countOf(low, loss) + countOf(low, speech) + countOf(low, strong) > 0;
  if (clause.isLastSentence && words.length <= 9 && (isAboutSelf || carries)) salience += 1.6;
  if (clause.isLastSentence) salience += 1;
  if (/["\u201c\u201d]|(?<=\s)'[a-z]/i.test(source)) salience += 1.5;
  if (figures.test(low)) salience += 0.5;
  if (/[A-Z]{3,}/.test(source)) salience += 2;
  if (isSentence) salience += 1.5;
  if (isSentence && vagueSubject.test(source) && !contrast.test(clause.head) && !points) salience -= 2;
  if (background.test(withApostrophes(source).trim())) salience -= 5;
  if (metaTalk.test(low)) salience -= 6;
  if (pointsOnly.test(low.trim())) salience -= 6;
  if (aside.test(low)) salience -= 6;
  // One of two possibilities is no fact.
  if (clause.head === 'or') salience -= 6;
  if (/^(?:i|i'm|i've|i'd|i'll|my|me|we)\b/.test(low.trim())) salience += 0.8;
  if (words.length <= 3 && countOf(low, speech) > 0) salience -= 2.5;
  const terms = stemsOf(source).size;
  if (words.length <= 5 && terms < 2) salience -= terms === 0 ? 5 : 2;
  if (/\b(?:i'd have liked|i wish i|wished? i'd|should have|what i(?:'ve| have))\b/.test(low)) salience += 2;
  if (words.length < 3) salience -= 1.5;
  if ([unfinished, garbled, calling, bareSubject].some((one) => one.test(low.trim()))) salience -= 8;
  if (words.length <= 4 && isCut) salience -= 2;
  if (words.length > 10) salience -= 1;
  if (words.length > 13) salience -= 1.5;
  if (all.toLowerCase().split(source.toLowerCase()).length > 2) salience += 2;
  return salience;
}

/** 'I'd say brother, give her the card': what is said comes after the comma. */
const calling =
  /\b(?:say|said|tell (?:him|her|them)),? (?:brother|sister|mate|love|son|girl|man|pal|babe|hun|pet|dear|bro|honey|darling)$/;

/** Cut out of a longer clause: 'said was bonus money', 'my mate goes would you be asking'. */
const garbled =
  /\b(?:said|says|thought|asked|asks|goes|told (?:him|her|them)) (?:am|are|was|is|were|had|have|do|does|did|can|could|will|would|should)\b/;

/** Where a clause that is too long to take up is cut as well. */
const beforeJoinedClause = /\s+(?=(?:and|but|so) )/gi;
const beforeAnyClause = new RegExp(
  `\\s+(?=(?:and|but|so) )|(?<!\\b(?:should|shall|do|does|did|would|could|can|will|am|is|are|was|were|if|whether|when|what|how|that|than|as|whom?|which|where|why|because|like|only|the \\w+))\\s+(?=(?:i|she|he|they|we|it) (?:\\w+ed|${finite.source.slice(1, -1)})\\b)`,
  'gi',
);

function cutLong(clause: Clause, joins: boolean): Clause[] {
  if (wordsOf(clause.text).length <= maxWords) return [clause];
  const looseBoundary = joins && !clause.isQuestion ? beforeAnyClause : beforeJoinedClause;
  const starts = [
    0,
    ...[...clause.text.matchAll(looseBoundary)].map(({ index, 0: blank }) => index + blank.length),
  ];
  return starts.map((start, index) => {
    const text = clause.text.slice(start, starts[index + 1]).trimEnd();
    return { ...clause, text, at: clause.at + start, head: text.split(/\s+/)[0]?.toLowerCase() ?? '' };
  });
}

/** A clause that needs what comes before it. */
const dependent =
  /^(?:only|except|apart|if|when|unless|until|after|before|while|since|than|that|who|which|where)$/;
/** Ends in the middle of something. */
const unfinished =
  /\b(?:and|or|but|so|if|when|than|the|a|an|to|of|for|with|my|his|her|their|our|because|said|say|says|saying|thought|think|thinks|told|tell|tells|know|knew|asked|asks|feel|feels|like|wonder|wondering|mean|about|that|is|was|are|were|be|been|in|on|at|by|from|into|as|who|which|not|just|never|once|i)$|\b(?:and|but|so) (?:after|before|in|for|within|by|on|since|until) (?:an?|the|my|two|three|four|five|six|a few|\d+) \w+$/i;

/** Puts clauses together that belong together, while they stay short. */
function mergeClauses(clauses: readonly Clause[], text: string): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    const isNear =
      before !== undefined && before.sentence === clause.sentence && !isAsking.test(strip(before).source);
    const joined = isNear ? text.slice(before.at, clause.at + clause.text.length) : '';
    const isShort = wordsOf(joined).length <= 13;
    const belongs =
      before !== undefined && (dependent.test(clause.head) || unfinished.test(strip(before).source));
    if (isNear && isShort && belongs) merged[merged.length - 1] = { ...before, text: joined };
    else merged.push(clause);
  }
  return merged;
}

/** The piece without the words in front and behind that carry nothing, and where it begins. */
function strip({ text, at }: Clause): { source: string; at: number } {
  const trimmed = text.replace(/^[\s"'\u201c\u201d*.-]+/, '');
  const body = trimmed.replace(lead, '');
  let source = body.trim().replace(/[\s,]+(?:and|but|or|so)$/i, '');
  for (let next = source.replace(tail, ''); next !== source; next = source.replace(tail, '')) source = next;
  source = source.replace(/[\s"\u201c\u201d,]+$/u, '');
  return { source, at: at + (text.length - trimmed.length) + (trimmed.length - body.length) };
}

/** From this salience on a clause that cannot be put in the second person is one that they would recognize. */
const recognizable = 5;
const questionAhead = /^[^.!?\n]*\?/;
const questionWord = /^(?:why|how|what|who|should|do|does|did|am|is|are|can|could|would)\b/i;
/** Before a clause that begins where a sentence or a clause may: nothing, a sign, or a word that joins. */
const beginning =
  /(?:^|[^\p{L}\p{N}'\u2019]|\b(?:and|but|so|because|cos|then|though|although|also|plus|honestly|now))$/iu;

export function canStandAlone({ isSentence, salience, source, at }: Phrase, text: string): boolean {
  if (!isSentence && salience < recognizable) return false;
  if (/[()]/.test(source) || questionWord.test(source) || questionAhead.test(text.slice(at))) return false;
  return beginning.test(text.slice(0, at).trimEnd());
}

const saying =
  '(?:said|says|saying|goes|went|told me|tells me|texted|texts|wrote|writes|asked|asks|called me|calls me|replied|answered|shouted|whispered|messaged)';
const saidByOther = new RegExp(
  `\\b(?:he|she|they|mum|mom|dad|nan|gran|who|everyone|everybody|people|someone|somebody|[A-Z][a-z]+|my (?:[a-z-]+ )?[a-z-]+)\\b[^.!?]{0,40}\\b${saying}\\b[^.!?]{0,24}$`,
);
const saidBySelf =
  /\b(?:[iI]|[wW]e)\b(?:'d|'ve)?(?: [a-z]+)? (?:say|said|tell|told|text|texted|write|wrote|ask|asked|reply|replied|answer|answered|think|thought)\b[^.!?]{0,24}$/;
const quoteWords = { least: 2, leastInQuestion: 4, most: 10 };
const quoteSalience = 4.5;

/** 'My mother, before she died', 'I have not said to myself what': nothing is said yet. */
const bareSubject =
  /^(?:my|the|his|her|our|their|an?) (?:[\w']+ ){0,3}[\w']+, (?:before|after|when|since|until|who) [^,]*$|\b(?:what|who|why|which|whom)$/i;

/** What somebody else said, in their words: 'Whatever you want, Ola.' */
function quotationsIn(whole: string): Phrase[] {
  return [...whole.matchAll(quotation)].flatMap(({ 0: found, index }): Phrase[] => {
    const source = found
      .slice(1, -1)
      .trim()
      .replace(/[.,;:\s]+$/u, '');
    const count = wordsOf(source).length;
    const before = withApostrophes(whole.slice(Math.max(0, index - 90), index));
    const isOther = saidByOther.test(before) && !saidBySelf.test(before);
    if (!isOther || count < quoteWords.least || count > quoteWords.most) return [];
    // 'Anything new?' says nothing about anybody.
    if (source.endsWith('?') && count < quoteWords.leastInQuestion) return [];
    const around = `${before.split(/[.!?\n]\s*/).at(-1) ?? ''}${found}`;
    const at = index + found.indexOf(source);
    return [
      {
        source,
        secondPerson: undefined,
        isSentence: false,
        salience: quoteSalience,
        at,
        isContrast: false,
        around,
      },
    ];
  });
}

/** The pieces of a text that the guide could respond to, in its order. */
export function phrasesIn(whole: string): Phrase[] {
  return [...clausePhrases(whole), ...quotationsIn(whole)].sort((one, two) => one.at - two.at);
}

/** 'That I wanted it so badly', of what has happened: a sentence without its 'that'. */
const toldThat =
  /^that (?=(?:i|we) (?:\w+ly |never |just |still |really |always )?(?:wanted|was|wasn't|were|weren't|had|hadn't|did|didn't|couldn't|said|told|knew|loved|left|chose|lied|got|made|let|kept|took|went|felt|thought|saw|gave|built|bought|lost|spent|broke|put|sent|sold|stood|ran|paid|found|brought|heard|met|held|hid|needed|hoped|missed|liked|hated|asked|tried|\w{3,}ed)\b)/i;

/** Begins a sentence that tells what may be, or what something is like: 'that I go and I'm my dad'. */
const opensScope =
  /^(?:that|if) (?:i|i'm|i'd|i'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they'd|they'll|we|we'll|it|it's|it'd|it'll|my|the|in|when|if|after|next|nobody|everyone|people|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;
const likens = /\b(?:like|as if|as though) (?:i|he|she|they|we|it)(?:'d| was| were| had)\b/i;

/** In such a sentence a clause alone would be said as a fact: the sentence stays whole, a comparison is left out. */
function withScopes(clauses: readonly Clause[], text: string): Clause[] {
  const scoped = new Set<number>();
  return clauses.flatMap((clause): Clause[] => {
    if (scoped.has(clause.sentence)) return [];
    const clean = withApostrophes(clause.text.trim());
    const isOpening = clause.isFirst && opensScope.test(clean);
    const likened = likens.exec(clean);
    if (isOpening || likened) scoped.add(clause.sentence);
    if (likened) return likened.index > 0 ? [clause] : [];
    const last = clauses.findLast(({ sentence }) => sentence === clause.sentence) ?? clause;
    return [isOpening ? { ...clause, text: text.slice(clause.at, last.at + last.text.length) } : clause];
  });
}

function clausePhrases(whole: string): Phrase[] {
  const text = calm(mask(whole));
  const clauses = withScopes(
    mergeClauses(clausesIn(text), text).flatMap((clause) => cutLong(clause, isRunOn(text))),
    text,
  );
  return clauses.flatMap((clause): Phrase[] => {
    const stripped = strip(clause);
    const [lead = ''] = toldThat.exec(stripped.source) ?? [];
    const source = stripped.source.slice(lead.length);
    const at = stripped.at + lead.length;
    const words = source.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    if (words.length === 0 || words.length > maxWords || /[{}<>|]/.test(source)) return [];
    if (words.length === 1 && clauses.length > 1 && !isRepeated(source, text)) return [];
    const clean = withApostrophes(source);
    const why = wonderedIn(clean, clause);
    if (why !== undefined) {
      const salience = scoreSalience(source, clause, text, true);
      return [
        {
          source: whole.slice(at, at + source.length),
          secondPerson: turn(why),
          isSentence: turn(why) !== undefined,
          salience,
          at,
          isContrast: false,
        },
      ];
    }
    if (tagQuestion.test(clean) || !/\p{L}/u.test(source) || isCutQuote(source)) return [];
    if (inverted.test(clean)) return [];
    if (isAsking.test(clean) && !isConditional(clean) && (clause.isQuestion || words.length > 3)) return [];
    if (clause.isQuestion && !startsSentence(clean.split(/\s+/))) return [];
    const isSubordinate =
      (subordinate.test(source) || /^(?:if|unless)$/.test(clause.head)) && !isConditional(clean);
    const full = withSubject(clean, clause.isFirst, whole.slice(0, at));
    const isSentence =
      !isSubordinate && !fragment.test(clean) && (isConditional(clean) || startsSentence(full.split(/\s+/)));
    const secondPerson =
      isSubordinate || selfBlame.test(full) ? undefined : turn(full === clean ? source : full);
    // A fragment in the middle of a longer text makes no sense alone.
    const isWhole =
      isSentence ||
      clauses.length <= 2 ||
      /^that (?:i|he|she|they|we|it|my|people|someone|somebody|nobody)\b/i.test(source);
    const salience =
      scoreSalience(source, clause, text, isSentence) -
      (isSubordinate ? 4 : 0) -
      (isWhole ? 0 : 4) -
      (clause.isQuestion && clause.isFirst ? 2.5 : 0);
    const isContrast = contrast.test(clause.head) && clause.head !== 'still' && clause.head !== 'only';
    return [
      {
        source: whole.slice(at, at + source.length),
        secondPerson: secondPerson && unmask(secondPerson),
        isSentence: isSentence && secondPerson !== undefined,
        salience,
        at,
        isContrast,
      },
    ];
  });
}

const isRepeated = (source: string, text: string) =>
  text.toLowerCase().split(source.toLowerCase()).length > 2;

/** What somebody does, in the question why: 'So why do I go through his coat?' */
function wonderedIn(clean: string, { isQuestion, isFirst }: Clause): string | undefined {
  if (!isFirst && !isQuestion) return undefined;
  const [, verb = '', not = '', rest = ''] =
    /^(?:so |and |but )?why (do|am|can't|don't) i (not )?(?:(?:always|even|still) )?(.{6,70})$/i.exec(
      clean,
    ) ?? [];
  if (rest === '' || /\bor\b|\?/.test(rest)) return undefined;
  const said = { do: 'I', am: "I'm", "can't": "I can't", "don't": "I don't" }[verb.toLowerCase()] ?? 'I';
  return `${said} ${not}${rest}`;
}

/**
 * The rest of a sentence that the question began: 'that he finds out', 'someone at the door', 'if I ask and he says
 * no'.
 */
const fragment =
  /^(?:the|that) (?:night|day|morning|evening|afternoon|week|weekend|month|year|time|summer|winter|moment) (?:mum|mom|mam|dad|he|she|they|we|i|it|my \w+)(?: [\w']+){1,4}$|^that (?:(?:i|he|she|they|we|it)(?:'[a-z]+)?|its|my|the|our|his|her|their|a|people|someone|somebody|nobody|everyone|everybody|[a-z]*day|\w+ years) (?!(?:is|was|of)\b)|^(?:some|someone|somebody|nobody) (?:at|in|on|from|by|with|who|where|(?:\w+ ){1,4}(?:where|who))\b|^(?:my|our|his|her|the|a|an)(?: [\w']+){1,3},? who [^,]+$|^(?:if|when) (?!.*,).* and (?:i|he|she|they|we|it)\b/i;

/** 'They will look, won't they' asks, also without its mark. */
const endsInTag =
  /[, ](?:innit|(?:isn't|aren't|wasn't|weren't|won't|wouldn't|don't|doesn't|didn't|can't|couldn't|haven't|hasn't|ain't) (?:it|they|he|she|i|you|we))$/i;

const sentenceWords = { least: 4, most: 26 };

/** Whole sentences of a text that say something, in the second person where that is safe. */
export function sentencesIn(whole: string): Phrase[] {
  const text = calm(mask(whole));
  const found = [...text.matchAll(/[^.!?\n\u2026]+[.!?\n\u2026]*/g)].filter((hit) => /\p{L}/u.test(hit[0]));
  return found.flatMap((hit, index): Phrase[] => {
    if (/\?/.test(hit[0])) return [];
    const clause: Clause = {
      text: hit[0].replace(/[.!\n\u2026\s]+$/u, ''),
      at: hit.index,
      head: hit[0].trim().split(/\s+/)[0]?.toLowerCase().replace(/,$/, '') ?? '',
      isLastSentence: index === found.length - 1,
      isQuestion: false,
      isFirst: true,
      isWhole: true,
      sentence: index,
    };
    const stripped = strip(clause);
    const [lead = ''] = toldThat.exec(stripped.source) ?? [];
    const source = stripped.source.slice(lead.length);
    const at = stripped.at + lead.length;
    const count = wordsOf(source).length;
    if (count < sentenceWords.least || count > sentenceWords.most || /[{}<>|]/.test(source)) return [];
    if (isCutQuote(source)) return [];
    const clean = withApostrophes(source);
    const asks = inverted.test(clean) || (isAsking.test(clean) && !isConditional(clean));
    if (asks || endsInTag.test(clean)) return [];
    const full = withSubject(clean, true, whole.slice(0, at));
    const isSentence =
      !fragment.test(clean) &&
      (isConditional(clean) || (!subordinate.test(source) && startsSentence(full.split(/\s+/))));
    const secondPerson =
      !isSentence || selfBlame.test(full) ? undefined : turn(full === clean ? source : full);
    // Alone, nobody knows who 'she' is.
    const orphan = /^(?:he|she)(?:'s|'d|'ll)?\b/i.test(clean) ? 1.5 : 0;
    const salience =
      scoreSalience(source, clause, text, isSentence) +
      (count > 10 ? 2 : 0) +
      (count > 13 ? 1.5 : 0) -
      orphan;
    return [
      {
        source: whole.slice(at, at + source.length),
        secondPerson: secondPerson && unmask(secondPerson),
        isSentence: secondPerson !== undefined,
        salience,
        at,
        isContrast: contrast.test(clause.head),
      },
    ];
  });
}
