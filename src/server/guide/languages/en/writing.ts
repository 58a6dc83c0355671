/** English for the checks of a model's writing. */
import type { WritingLanguage } from '../../model/writing/writing-language.ts';
import { sentencesIn, sharedCount, stemOf, wordsOf } from '../../text/words.ts';
import { mirror } from './reading/pronouns.ts';

const small = new Set(
  `a an the and or but if so then than as to of in on at by for from with into about up out off over am is are was were
be been being do does did done doing have has had having can could will would shall may might must i me my mine you your
yours yourself he him his she her hers it its we us our they them their this that these those there here what which who
how when where why just really very too also even still only now one one's it's that's he's she's they're you're i'm i've
you've i'd you'd i'll you'll there's what's who's get gets got say says said tell told`.split(/\s+/),
);
const negation =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|hardly|stopped|\w+n't|dont|cant|wont|didnt|isnt|doesnt|havent)\b/i;
const negatives = new Set(
  'not never no none nobody nothing neither nor without cannot hardly stopped'.split(' '),
);

const normalize = (text: string) => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');

function termsOf(text: string): Set<string> {
  const words = wordsOf(normalize(text)).filter(
    (word) => !small.has(word) && !negatives.has(word) && !/n't$/.test(word),
  );
  return new Set(words.map(stemOf));
}

const clausesOf = (text: string) =>
  normalize(text)
    .split(/[,.;:!?()…\n"]+|\s[-–—]+\s|\b(?:and|but|so|because|that(?!')|then|or|when|while|if)\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const share = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  part.size === 0 ? 1 : sharedCount(part, whole) / part.size;

const feelings: readonly RegExp[] = [
  /\b(?:afraid|scared|fears?|fear\w+|frighten\w*|terrif\w*|worr(?:y|ies|ied|ying)|anxious|dread\w*|panic\w*|nervous)\b/i,
  /\b(?:asham\w*|shame\w*|embarrass\w*|humiliat\w*)\b/i,
  /\b(?:guilt\w*)\b/i,
  /\b(?:angry|anger|furious|rage|resent\w*|livid|bitter)\b/i,
  /\b(?:sad|sadness|grie(?:f|v\w+)|heartbroken|miserable)\b/i,
  /\b(?:hurt|wounded|let down|betray\w*|reject\w*|abandon\w*|unseen|unloved|ignored)\b/i,
  /\b(?:lonel\w*|isolated)\b/i,
  /\b(?:jealous\w*|env(?:y|ious))\b/i,
  /\b(?:tired|exhaust\w*|worn out|drained|overwhelmed)\b/i,
  /\b(?:proud|pride|relie(?:f|ved)|hopeful|happy|glad|excited)\b/i,
  /\b(?:insecure|inadequate|worthless|not (?:good )?enough|failure)\b/i,
];
const hedge =
  /\b(?:maybe|perhaps|possibly|sounds?(?: to me)? (?:as if|as though|like)|seems?|might|could be|as if|as though|i wonder)\b/i;
const acknowledgement =
  /^(?:(?:okay|ok|all right|alright|fair enough|sorry|right|yes|no \w+|not \w+(?: \w+)?|nothing about [\w ]+|then|i'm sorry|just [\w ']+)\b[,.]?\s*)+(?:then|it is)?[.!]?$|^(?:sorry|i'm sorry|fair enough)\b|\bi (?:got that wrong|meant|don't want to guess|won't|asked)\b|\bwe(?:'ll| can) leave\b|^that (?:last one|was)\b|^wrong question\b/i;

const motive =
  /\byou(?:'re| are|'d| would)? (?:just |really |only |still |clearly |obviously |mostly |also |simply )*(want|need|wish|hope|hoping|long|crave|hate|love|miss|care|value|regret|blam\w+|avoid\w*|protect\w*|hid(?:e|ing)|punish\w*|trying|test\w+|running|need(?:ing)?|deserve|believe|trust)\b([^.?!]*)/gi;
const value =
  /\b(?:matters?|is important|means (?:a lot|everything|the world)|comes first)\b.*\b(?:to|for) you\b|\bmatters? most\b|\byou (?:deeply |really )?care (?:deeply |so much |a lot )?about\b/i;
const mindReading =
  /\bdeep down\b|\byou (?:already |really )?know (?:the answer|what you want|you want)\b|\byour (?:real|true) (?:fear|question|want|reason)\b|\bwhat you really\b|\bunderneath\b|\bunconscious\w*\b/i;
const prediction =
  /\b(?:you|he|she|they|it|this|that|the \w+)(?:'ll| will) (?:be|feel|get|regret|take|pass|need|miss|never)\b/i;
const others =
  /\b(?:he|she|they|your (?!self)\w+|[A-Z][a-z]+)(?:'s|'re| is| are| was| were| may| might| must| could| would| will| probably| perhaps| clearly| just| only| also| still| really| be| been| have| has|'ll)* (?:(?:a bit|so|very|simply) )?(thought|knew|known|meant|realised|realized|expected|feels?|feeling|felt|wants?|wanted|needs?|loves?|cares?|hop(?:es?|ing)|fears?|afraid|scared|insecure|jealous|worried|worries|hurt|lost|lonely|guilty|ashamed|means well|doing (?:his|her|their) best|trying|struggling|miss(?:es)?|regrets?|threatened|overwhelmed|protecting|resents?)\b/g;
const general =
  /^(?:people|many|most|everyone|everybody|some(?:one|body|times)?|we all|often|grief|love|trust|change|families|parents|children|friendship|marriage|relationships?|money|work)\b|\b(?:it's|it is) (?:only )?(?:natural|normal|common|human|okay|understandable)\b|\b(?:often|usually|always) (?:means?|comes?|hides?|fear)\b/i;
/** "You said …", also "…, you say"; not "before you say it". */
const reports =
  /(?<!what )\byou(?:'ve| have)? (?:also |just |never |even )*(?:said|told (?:me|us)|mentioned|wrote|described|explained|admitted|made (?:it )?clear)\b(?! (?:yes|no|sure|sorry|goodbye|hello|nothing)\b)(?: that(?!'))?|(?:^|[,;] )(?:and |so )?you say\b(?: that(?!'))?/i;

/** "As you said", "nothing you've said": names no content of its own. */
const bareReport = /\b(?:as|nothing|everything|all|what) you(?:'ve| have)? said\b|\bsaid (?:so|what)\b/i;

/** The sentence turns what the person said into its opposite. */
function isReversed(sentence: string, said: readonly string[]): boolean {
  const theirs = said
    .flatMap((text) => clausesOf(mirror(normalize(text))))
    .map((clause) => ({
      terms: termsOf(clause),
      not: negation.test(clause),
    }));
  return clausesOf(sentence).some((clause) => {
    const terms = termsOf(clause);
    if (terms.size < 2) return false;
    const close = theirs.filter(
      (other) => share(terms, other.terms) >= 0.99 && other.terms.size <= terms.size + 1,
    );
    return close.length > 0 && close.every((other) => other.not !== negation.test(clause));
  });
}

function isMisquoted(sentence: string, said: readonly string[]): boolean {
  if (!reports.test(normalize(sentence)) || bareReport.test(normalize(sentence))) return false;
  const rest = normalize(sentence).replace(reports, ' ');
  const own = termsOf(mirror(normalize(said.join('\n'))));
  return clausesOf(rest).some((clause) => {
    const terms = termsOf(clause);
    return terms.size > 0 && share(terms, own) < 0.6;
  });
}

/** Words of the guide for a feeling, and how people show it without its name. */
const shown: readonly [feeling: RegExp, sign: RegExp][] = [
  [/\bsad\w*\b/i, /\b(?:cr(?:y|ied|ying)|tears?|wept|miss|died|dead|dying|funeral|miscarr\w+)\b/i],
  [/\btired\b/i, /\b(?:sleep|awake|worn)\b/i],
];

function namesOtherFeeling(text: string, theirs: string): boolean {
  return feelings.some(
    (feeling) =>
      feeling.test(text) &&
      !feeling.test(theirs) &&
      !shown.some(([word, sign]) => word.test(text) && sign.test(theirs)),
  );
}

function isUntrue(sentence: string, said: readonly string[]): boolean {
  const text = normalize(sentence);
  if (isMisquoted(text, said) || isReversed(text, said) || mindReading.test(text)) return true;
  return !hedge.test(text) && namesOtherFeeling(text, mirror(normalize(said.join('\n'))));
}

function isUngrounded(sentence: string, said: readonly string[]): boolean {
  const text = normalize(sentence);
  const theirs = mirror(normalize(said.join('\n')));
  const own = termsOf(theirs);
  if (isMisquoted(text, said) || isReversed(text, said) || mindReading.test(text) || prediction.test(text))
    return true;
  const isSure = !hedge.test(text.replace(/\b(?:he|she|they) (?:may|might)\b/gi, ' '));
  const news = (found: string) => !own.has(stemOf(found.toLowerCase().split(' ')[0] ?? ''));
  if (isSure && [...text.matchAll(others)].some((found) => news(found[1] ?? ''))) return true;
  if (hedge.test(text)) return false;
  if (/\byou\b|\byour\b/i.test(text) && namesOtherFeeling(text, theirs)) return true;
  if (value.test(text) && !/\b(?:matters?|important|care|value)\b/i.test(theirs)) return true;
  const wants = [...text.matchAll(motive)].some(
    (found) =>
      !new RegExp(`\\b${stemOf((found[1] ?? '').toLowerCase())}`, 'i').test(theirs) ||
      share(termsOf(found[2] ?? ''), own) < 0.5,
  );
  if (wants) return true;
  const terms = termsOf(text);
  return terms.size - sharedCount(terms, own) >= 3 && share(terms, own) < 0.3;
}

const people =
  'dad|father|mum|mom|mother|ex|husband|wife|brother|sister|boyfriend|girlfriend|partner|son|daughter|boss|friend';
const deadline =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|due|deadline|runs? out|until|till|by (?:the|next|end|mon|tues|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|\d{1,2}(?:st|nd|rd|th)|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october|next (?:week|month)|this (?:week|month)|in \w+ (?:days?|weeks?|months?))\b/i;

export const englishWriting: WritingLanguage = {
  splitSentences: sentencesIn,
  measureQuestion: (question) => wordsOf(question).length,
  longestQuestion: 16,
  normalize,
  isBrief: (sentence) => wordsOf(sentence).length <= 2 || /^i'm sorry.{0,12}$/i.test(normalize(sentence)),
  isAcknowledgement: (sentence) => acknowledgement.test(normalize(sentence).trim()),
  isUngrounded,
  isUntrue,
  measureSummary: (summary) => wordsOf(summary).length,
  longestSummary: 180,
  isGeneral: (sentence, said) => {
    const terms = termsOf(sentence);
    const own = termsOf(mirror(normalize(said.join('\n'))));
    const isAbout = /\b(?:you|your|he|she|they|him|her|them|his|their|this|that|i)\b/i.test(
      normalize(sentence),
    );
    return (
      general.test(normalize(sentence).trim()) ||
      (!isAbout && !hedge.test(normalize(sentence)) && terms.size >= 2 && sharedCount(terms, own) === 0)
    );
  },
  praise:
    /\b(?:(?:it|that|this|which)(?: really)? (?:shows?|proves?)|shows? (?:how|that|what|your)|says (?:a lot|so much|something) about (?:you|how)|no small (?:thing|feat)|takes? (?:real |a lot of |some |such )?(?:courage|guts|strength|bravery|heart)|good (?:for you|that|to hear|to know)|glad|how far you|you(?:'re| are) (?:so |such a |clearly |obviously |very |really |a )*(?:strong|kind|caring|thoughtful|loyal|generous|resilient|capable|devoted|wise|self-aware|good \w+)|(?:everyone|many people|most people) (?:could|would|can)(?:n't| not)?|proud|admir\w+|deserv\w+|honest of you|well put|good question)\b/gi,
  comfort:
    /\b(?:at least|bright side|silver lining|never too late|for a reason|(?:it|this|that|things|you)(?:'ll| will) (?:be (?:fine|okay|ok|alright|all right|better)|pass|get (?:better|easier))|don't worry|you(?:'re| are) not alone|time heals|grateful|thankful|no wrong answers?|take your time|can wait|to yourself|plenty of time|no rush|that's okay|perfectly|making room|opening up|a lesson|blessing)\b/gi,
  therapyJargon:
    /\b(?:boundar\w+|inner (?:child|critic|voice)|self-\w+|your worth|worth is|hold(?:ing)? space|safe space|process(?:ing)? (?:it|this|that|your|the)|healing|journey|coping|trigger\w*|closure|unpack\w*|sit with (?:it|this|that|the)|your needs|parts? of you|authentic\w*|resilien\w*|limiting belief\w*|people.pleas\w*|nervous system|emotional\w*|validat\w*|vulnerab\w*|patterns?|comfort zone|trust issues|communicat\w+|relationships? (?:take|need|require)s?|the key to|unmet|mean(?:s)? well|(?:his|her|their) best|takes two|in (?:his|her|their) shoes|telling you (?:something|that)|your body)\b/gi,
  poeticImages:
    /\b(?:border|bridges?|crossroads?|maps?|compass|storms?|weather|tides?|ocean|waves?|islands?|rivers?|mountains?|anchor|harbou?r|lighthouse|seeds?|roots?|chapters?|mirrors?|shadows?|horizon|sky|clouds?|wind|citizen|kingdom|cage|ghosts?|masks?|puzzle|threads?|knots?|candle|flame|soil|whisper\w*|echo\w*|dance|shore|sail|ships?|half of a|standing on|the weight of)\b/gi,
  disguisedAdvice:
    /\b(?:what if you|how about|(?<!(?:what|how|who|where) )have you (?:ever )?(?:thought|considered|tried)|(?:could|would|might) it help|it (?:might|may|could|would) (?:help|be (?:worth|time|good|wise|better))|maybe it'?s time|what(?:'s| is) (?:stopping|holding|keeping) you|what (?:stops|keeps|holds) you (?:from|back)|what would it take|what would help you|how would it (?:be|feel) to|what would \w+ing\b.{0,30}\b(?:protect|give|bring|free|save)|what would [^?]{0,40}\b(?:give|bring) you|why not|is it time)\b/i,
  earlyPlanning:
    /\b(?:how (?:could|can|might|would|will) you|what (?:could|can|might|will) you (?!say|have (?:said|done))|(?:one|a|the|your)(?: very)? (?:small|tiny|first|next|smallest)(?: small)? (?:step|thing|move)|one thing you|when (?:will|could|can|would) you|which step|what step)\b/i,
  suggestiveVerbs:
    /\b(?:reassur\w*|forgiv\w*|accept(?:ing)?|let(?:ting)? go|mov(?:e|ing) on|heal\w*|apologi[sz]\w*|reach(?:ing)? out|join(?:ing)?|grateful|closure|make (?:him|her|them) \w+|threaten\w*|set (?:a |some )?limits?|honest with (?:him|her|them)|fill it|holds it)\b/gi,
  knownAnswers: [
    {
      question:
        /\bwhen\b.*\b(?:need|have to|has to|must|decid\w*|answer|done|due|settled?|know by)\b|\bdeadline\b|\bwhy now\b|\bwhat makes (?:it|this)\b.*\bnow\b|\bby when\b|\bhow (?:long|much time) (?:do|have|can|could|before|until|is)\b/i,
      answer: new RegExp(`${deadline.source}|\\b\\w+ (?:days?|weeks?|months?|years?) of\\b`, 'i'),
    },
    {
      question: /\bhow long\b/i,
      answer:
        /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|couple of) (?:days?|weeks?|months?|years?|hours?)\b|\bsince\b/i,
    },
    {
      question: /\bwhat (?:have|did) you (?:already )?(?:tr(?:y|ied)|done)\b/i,
      answer: /\bI(?:'ve| have)? (?:tried|asked|told|labelled|spoken|bought|begged|said)\b/i,
    },
    {
      question: /\b(?:ask|say) (?:of|to|for) (?:her|him|them)\b.*\?/i,
      answer: /\basked (?:her|him|them)\b|\btold (?:her|him|them)\b/i,
    },
    {
      question:
        /\bhow (?:do|does|did|are) (?:you|that|it|this) (?:make you )?feel|\bwhat (?:do|did|are) you feel/i,
      answer:
        /\bI(?:'m| am| feel| felt| was)? (?:so |really |just |still )*(?:afraid|scared|angry|sad|lonely|guilty|ashamed|furious|jealous|hurt|tired|relieved|numb)\b|\bfeels? (?:like|so)\b/i,
    },
    {
      question:
        /\bwhat (?:are you|is it you're|exactly are you|scares|frightens) (?:\w+ )?(?:afraid|scared|frightened|worried|you)\b/i,
      answer:
        /\b(?:afraid|scared|worried|terrified|frightened) (?:of|that|to|about|he|she|they|I|it|if)\b|\bmy (?:biggest |worst )?fear\b/i,
    },
    {
      question: /\bwhat do you (?:really |actually |most )*want\?/i,
      answer: /\bI (?:just |only |really )*want\b/i,
    },
    {
      question: /\bwho (?:else )?(?:knows|have you told|did you tell)\b|\bhave you told\b/i,
      answer: /\b(?:told|tell) (?:nobody|no one|noone|anyone|anybody)\b|\bnobody knows\b|\bno one knows\b/i,
    },
    {
      question: /\bwhat did (?:he|she|they) say\?/i,
      answer: /\b(?:he|she|they) (?:said|says|told me|laughed)\b/i,
    },
    { question: /\bhow often\b/i, answer: /\b(?:every|each|twice|daily|nightly|times a)\b/i },
    { question: /\bhow old\b/i, answer: /\bI'm \d\d\b|\(\d\d?\)|\b\d\d years old\b/i },
    { question: /\bwho (?:wants|says|thinks)\b.*\?/i, answer: /\beveryone (?:thinks|says|wants)\b/i },
  ],
  scaleQuestion: /\b(?:0|zero|1|one) (?:to|and) (?:10|ten)\b|\bon a scale\b|\bhow ready\b/i,
  grief:
    /\b(?:died|dies|dead|death|dying|funeral|passed away|miscarr\w+|stillb\w+|didn't make it|failing|put (?:him|her|it) (?:down|to sleep)|buried|bury|grie[fv]\w*|widow\w*|terminal|hospice)\b/i,
  // "We had no plan" tells of something else.
  noPlan:
    /(?:^|[.!?,;]\s*)(?:(?:and|but|so|please|just) )*(?:no (?:plans?|steps|advice)|not yet)\b|\b(?:don't|do not|dont) (?:want|give me|need|tell me)\b.{0,12}\b(?:plans?|advice|steps?|homework|what to do)\b|\bdon't want to move on\b/im,
  refusedTopics(said) {
    const text = normalize(said.join('\n'));
    const asked =
      /\b(?:not|n't|dont|stop|won't) (?:\w+ ){0,3}?(?:talk|talking|discuss|discussing|get into|go into|going into|think)(?: about| into)? ([^.,;!?\n]+)/gi;
    return [...text.matchAll(asked)].flatMap((found) => {
      const topic = found[1] ?? '';
      const out = [...termsOf(topic)].map((term) => new RegExp(`\\b${term}`, 'i'));
      if (/\bwhy\b/i.test(topic)) out.push(/\bwhy\b/i);
      if (new RegExp(`\\b(?:${people})\\b`, 'i').test(topic))
        out.push(/\b(?:he|him|his|she|her|they|them)\b/i);
      return out;
    });
  },
  isPersonsWord(found, said) {
    const own = new Set(wordsOf(normalize(said.join(' '))).map(stemOf));
    const words = wordsOf(found).filter((word) => !small.has(word));
    return words.length > 0 && words.every((word) => own.has(stemOf(word)));
  },
};
