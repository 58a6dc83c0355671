/** Frames with one act: whether to do it, how to do it, why it keeps happening. */
import { cutTail } from './sentences.ts';
import { baseOf, dropFillers, gerundPhrase } from './verbs.ts';

/** `act` is undefined where the frame is plain but no act can be named. */
export interface ActMatch {
  frame: 'whether' | 'how' | 'pattern';
  act: string | undefined;
}

interface Rule {
  frame: ActMatch['frame'];
  pattern: RegExp;
  /** How the caught phrase becomes the act; the default drops fillers and keeps the base form. */
  form?: 'gerund' | 'base' | 'plain';
  prefix?: string;
}

const who = "(?:i|we|my (?:[a-z'-]+ ){1,2}and i)";
const really = '(?:really |actually |even |still |just )?';
const adverb =
  '(?:always|keep|keep on|constantly|still|never|usually|often|so often|repeatedly|continue to|end up|tend to|even|find it so hard to|find it hard to|struggle to)';
const wh = '(?<!\\b(?:what|how|who|whom|where|which)\\s)';
const i = (source: string) => new RegExp(source, 'i');

const howRules: Rule[] = [
  {
    frame: 'whether',
    pattern: i(
      `\\bhow (?:do|can|could|will|would) ${who} (?:ever )?(?:know|tell|decide|be sure|figure out) (?:whether|if|when|that|it's|its) (?:or not )?(?:it's |it is |its |i'm |i am |i |we )?(?:really )?(?:should|time to|time for|right to|ready to|ready for|the right time to|worth|want to|to)\\s+(.+)$`,
    ),
  },
  {
    frame: 'how',
    pattern: i(
      `\\bhow (?:do|can|could|should|would|might|will|must|does|did) (?:i|we|one|you|someone) (?:ever |best |even |possibly |finally |go about |learn to |start to |manage to |begin to )?(.+)$`,
    ),
  },
  { frame: 'how', pattern: i('\\bhow (?:am i supposed to|are we supposed to|to best|to)\\s+(.+)$') },
  { frame: 'how', pattern: i('\\b(?:way|ways) (?:for me )?to\\s+(.+)$') },
  { frame: 'how', pattern: i('\\bwhat (?:can|could|should|do|must) (?:i|we) do (?:in order )?to\\s+(.+)$') },
  {
    frame: 'how',
    pattern: i(
      '\\bwhat (?:does it take|would it take|will it take|would help me|helps|will help me) (?:for me )?(?:to )?(.+)$',
    ),
  },
  { frame: 'how', pattern: i('\\bwhat (?:should|can|could|do) i say to\\s+(.+)$'), prefix: 'talk to ' },
  { frame: 'how', pattern: i('\\bhelp me (?:to )?(?!please|decide|choose|out\\b)(.{3,})$') },
  { frame: 'how', pattern: i('\\b(?:tips|advice) (?:for|on|about)\\s+(.+)$') },
];
const whyRules: Rule[] = [
  {
    frame: 'pattern',
    pattern: i('\\bwhy is it (?=.*\\bto\\b)(.+)$'),
    form: 'plain',
    prefix: 'finding it ',
  },
  {
    frame: 'pattern',
    pattern: i(
      `\\bwhy (?:do|did|must|have) ${who} (?:always |still |so often |constantly |even )?(?:keep on|keep|continue to|end up|tend to)\\s+(.+)$`,
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:do|did) ${who} never (?:seem to |manage to )?(.+)$`),
    form: 'gerund',
    prefix: 'not ',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:don't|do not|didn't|won't) ${who} (?:ever )?(.+)$`),
    form: 'gerund',
    prefix: 'not ',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:can't|cannot|couldn't) ${who} (?:ever |just |seem to |simply )*(.+)$`),
    form: 'plain',
    prefix: 'not being able to ',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:am i|are we) (?:always |still |constantly |never )?(?=\\w+ing\\b)(.+)$`),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:am i|are we) (?:always |still |constantly )?(.+)$`),
    form: 'plain',
    prefix: 'being ',
  },
  {
    frame: 'pattern',
    pattern: i(
      `\\bwhy (?:do|did|must|should) ${who} (?:always |still |so often |often |constantly |usually |even |only |find myself )*(.+)$`,
    ),
    form: 'gerund',
  },
];
const whetherRules: Rule[] = [
  {
    frame: 'whether',
    pattern: i(`${wh}\\b(?:should|shall|ought|may) ${who} (?:to )?(?:go ahead and )?(.+)$`),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\bwhether (?:or not )?(?:to |${who} (?:should|want to|ought to|can|could|am ready to) |it's (?:time|right|worth|okay|ok) (?:to |for me to )?)(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\bif (?:${who} (?:should|ought to|really want to|am ready to|can) |it's (?:time|right|okay|ok|wise) (?:for me )?to |it is (?:time|right|okay|ok|wise) (?:for me )?to |it's worth |it is worth )(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:is|was|would) it (?:be )?(?:really |still |even |so |too |ever |a )*(?:[a-z]+)(?: enough| idea)?(?: for me| of me)? to\\s+(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:is|was|would) it (?:be )?(?:still |even |really )?(?:worth|ok|okay|wrong|fine|normal|selfish|bad|weird|crazy|all right|alright)(?: that| if| for me| of me)? (?:i |we |me )?(.+)$',
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      "\\b(?:is|isn't) (?:now|this|it) (?:really )?(?:the|a) (?:right |good |best |bad )?(?:time|moment|idea|mistake) (?:for me )?to\\s+(.+)$",
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:do|did|would) ${who} ${really}(?:want|need|have|dare|owe it to \\w+|like) (?:to )(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(`\\bam i (?:really |too |being |just |still )*(?:[a-z]+)(?: enough)? (?:to|for)\\s+(.+)$`),
  },
  {
    frame: 'whether',
    pattern: i(
      '\\bam i (?:making|about to make) (?:a|the biggest|a huge|a big) mistake (?:by|in|if i)?\\s*(.+)$',
    ),
  },
  {
    frame: 'whether',
    pattern: i(`\\b(?:can|could|when should|when do) ${who} (?:ever |really |still )?(.+)$`),
  },
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:thinking|thought|think|dreaming|dream|wondering|unsure|not sure|doubts|debating) (?:about|of) (?=\\w+ing\\b)(.+)$',
    ),
  },
  { frame: 'whether', pattern: i('\\b(?:considering|contemplating|debating) (?=\\w+ing\\b)(.+)$') },
  {
    frame: 'whether',
    pattern: i('\\b(?:tempted|about|considering|reluctant|hesitating|hesitant) to\\s+(.+)$'),
  },
];
const saidRules: Rule[] = [
  {
    frame: 'how',
    pattern: i(
      "\\b(?:can't|cannot|can not|couldn't) (?:bring myself to|seem to find a way to|manage to|figure out how to)\\s+(.+)$",
    ),
  },
  {
    frame: 'how',
    pattern: i(
      "\\b(?:don't|do not|never) (?:know|understand|learned) how (?:to|i (?:can|should|could))\\s+(.+)$",
    ),
  },
  { frame: 'how', pattern: i('\\bi (?:wish|just wish|really wish) (?:i|we) could (?:just )?(.+)$') },
  {
    frame: 'how',
    pattern: i(
      "\\b(?:struggl\\w+|find it (?:so |really |very )?(?:hard|difficult)|it's (?:so |really )?hard(?: for me)?|afraid|scared|terrified|too shy|don't dare|learn|trouble|difficulty|hard time|need help)(?: in| with)? (?:to )?(?!of|that|i\\b|about)(.+)$",
    ),
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\b(?:i|we) (?:just |always |still )?(?:keep on|keep|continue|can't stop|cannot stop|can't help|never stop) (?:on )?(?=(?:not )?\\w+ing\\b)(.+)$",
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i('\\b(?:i|we) (?:always |often |usually )?(?:tend to|end up|find myself)\\s+(.+)$'),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\b(?:every time|each time|whenever)\\b.*?(?:,|\\bi\\b.*?)\\s*\\bi(?:'m)? (?:always |just |start )?(.+)$",
    ),
    form: 'gerund',
  },
  { frame: 'pattern', pattern: i('\\b(?:i|we) never\\s+(.+)$'), form: 'gerund', prefix: 'not ' },
  {
    frame: 'pattern',
    pattern: i('\\b(?:i|we) (?:always|constantly|usually|repeatedly|compulsively)\\s+(.+)$'),
    form: 'gerund',
  },
  {
    frame: 'whether',
    pattern: i('\\b(?:want|like|love|need|hope|plan|planning) to\\s+(.+?),?\\s+but\\b.*$'),
  },
];

function actOf(rule: Rule, caught: string): string | undefined {
  const text = dropFillers(cutTail(caught));
  if (!/[\p{L}\p{N}]/u.test(text) || /^(?:do|be|it|this|that)$/i.test(text)) return undefined;
  if (rule.form === 'gerund') return `${rule.prefix ?? ''}${gerundPhrase(text, true)}`;
  if (rule.form === 'plain') return `${rule.prefix ?? ''}${text.replace(/ for me(?= to\b)/i, '')}`;
  return `${rule.prefix ?? ''}${baseOf(text)}`;
}

function firstOf(rules: readonly Rule[], sentence: string): ActMatch | undefined {
  for (const rule of rules) {
    const caught = rule.pattern.exec(sentence)?.[1];
    if (caught !== undefined) return { frame: rule.frame, act: actOf(rule, caught) };
  }
  return undefined;
}

const othersQuestion = new RegExp(
  `\\bwhy (?:does|do|did|is|are|doesn't|don't|won't|can't)\\s+(.+?)\\s+(${adverb}|not)\\s+(.+)$`,
  'i',
);
const othersSaid =
  /^(?:and |but |so )?((?:my|the|our) [a-z']+(?: [a-z']+)?(?: and i)?|people|everyone|nobody|no one|he|she|they|men|women|friends) (always|keeps?|never|constantly)(?: on)? (.+)$/i;

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

const loosePattern =
  /^why\b(?! not\b)|\b(?:again and again|over and over|same (?:mistake|fight|argument|pattern|kind|story|thing)|every time|each time|always|keep \w+ing|keeps happening)\b/i;

/** The match of one sentence and how plainly it is said: 3 a question, 1 a statement. */
export function findAct(sentence: string): { match: ActMatch; weight: number } | undefined {
  const asked =
    firstOf(howRules, sentence) ??
    byOthersAsked(sentence) ??
    firstOf(whyRules, sentence) ??
    firstOf(whetherRules, sentence);
  if (asked) return { match: asked, weight: 3 };
  const said = firstOf(saidRules, sentence) ?? byOthers(sentence);
  if (said) return { match: said, weight: 2 };
  return loosePattern.test(sentence) ? { match: { frame: 'pattern', act: undefined }, weight: 1 } : undefined;
}

function byOthersAsked(sentence: string): ActMatch | undefined {
  return /\bwhy (?:do|did|don't|can't|are)\s+(?:i|we)\b/i.test(sentence) || !/\bwhy\b/i.test(sentence)
    ? undefined
    : byOthers(sentence);
}
