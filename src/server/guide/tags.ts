/** Tags: the meaning of an answer, as far as the guide can use it. Each option of a round has one tag. */
export type WhyTag = 'deadline' | 'fatigue' | 'people' | 'event' | 'vague';
export type ValueTag =
  | 'growth'
  | 'security'
  | 'closeness'
  | 'freedom'
  | 'honesty'
  | 'peace'
  | 'respect'
  | 'image';
export type ObstacleTag =
  | 'loss'
  | 'others'
  | 'noplan'
  | 'kind'
  | 'fear'
  | 'facts'
  | 'prepared'
  | 'ally'
  | 'none';
export type ScaleTag = 'lows' | 'middle' | 'highs';
export type StepTag = 'fact' | 'trial' | 'talk';
export type WhenTag = 'soon' | 'weekend' | 'notime';
export type Tag = WhyTag | ValueTag | ObstacleTag | ScaleTag | StepTag | WhenTag;

export const methods = [
  'why',
  'protect',
  'premortem',
  'friend',
  'exception',
  'scale',
  'step',
  'plan',
  'when',
] as const;
export type Method = (typeof methods)[number];

/** The topic of a round: several methods ask about the same topic. */
export type Topic = 'reason' | 'matter' | 'obstacle' | 'confidence' | 'step' | 'time';
export const topicOf: Record<Method, Topic> = {
  why: 'reason',
  protect: 'matter',
  premortem: 'obstacle',
  friend: 'obstacle',
  exception: 'obstacle',
  scale: 'confidence',
  step: 'step',
  plan: 'step',
  when: 'time',
};

/** How the obstacle was asked for decides what may be said about it: a better day is not an obstacle. */
export type ObstacleKind = 'premortem' | 'friend' | 'exception' | 'own';

export interface StageName {
  method: Method;
  /** The smaller version after an "I don't know". */
  small: boolean;
  /** Tags of the options A, B, C. */
  tags: Tag[];
}

/** The stage name is stored with the round: `protect:growth,security,image` or `protect-small:…`. */
export function stageText(stage: StageName): string {
  return `${stage.method}${stage.small ? '-small' : ''}:${stage.tags.join(',')}`;
}

/** Undefined for a round that another guide wrote. */
export function parseStage(text: string): StageName | undefined {
  const found = /^([a-z]+)(-small)?:([a-z,]*)$/.exec(text);
  const method = methods.find((name) => name === found?.[1]);
  if (!found || method === undefined) return undefined;
  return { method, small: found[2] !== undefined, tags: (found[3] ?? '').split(',').filter(isTag) };
}

const words: Record<Tag, RegExp> = {
  deadline:
    /\b(?:deadline|due|decide by|by (?:monday|friday|the end|next)|running out of time|offer expires|last chance|this month|too old)\b/i,
  fatigue:
    /\b(?:tired|exhaust\w*|fed up|sick of|drained|worn out|circles|years of this|can't go on like this|had enough|burn\w* out)\b/i,
  people:
    /\b(?:my (?:family|kids?|children|wife|husband|partner|parents?|mother|mom|mum|father|dad|boss|team|friends?|girlfriend|boyfriend|son|daughter|sister|brother)|(?:he|she|they) (?:wants?|needs?|expects?|asked))\b/i,
  event:
    /\b(?:happened|yesterday|last (?:week|night|month|year)|since (?:the|my|he|she|we)|found out|got (?:fired|laid off|married|divorced|sick|pregnant)|died|broke up|just turned)\b/i,
  vague: /\b(?:something is off|something's off|can't name it|no idea why|a feeling|gut)\b/i,
  growth:
    /\b(?:learn\w*|grow\w*|growth|develop\w*|challeng\w*|potential|progress|curio\w*|career|skills?|bor(?:ed|ing))\b/i,
  security:
    /\b(?:secur\w*|safe\w*|stab(?:le|ility)|money|rent|income|salary|mortgage|savings|afford|pension|health insurance|roof)\b/i,
  closeness:
    /\b(?:close (?:to|with)|(?:stay|be|feel) close|closer|closeness|family|(?<!i )love(?:d|s|d ones)?|together|connect\w*|kids?|children|friends?|relationship|intimacy|belong\w*|marriage)\b/i,
  freedom:
    /\b(?:free\w*|independen\w*|autonom\w*|my own (?:life|time|way|terms)|space|(?:a|my|own) choice|travel\w*|trapped|control)\b/i,
  honesty:
    /\b(?:(?<!to be )honest\w*(?! it)|truth\w*|what is true|true to|lie|lies|lying|pretend\w*|authentic\w*|be(?:ing)? (?:myself|real|me))\b/i,
  peace:
    /\b(?:peace\w*|calm|quiet(?! quit)|(?:some|to|my) rest|sleep|stress\w*|health\w*|balance|energy|no drama)\b/i,
  respect:
    /\b(?:respect\w*|valued|dignity|taken seriously|self-respect|recogni\w*|appreciat\w*|self-worth|fairness|be(?:ing)? seen)\b/i,
  image:
    /\b(?:look(?:s|ed)? (?:bad|weak|stupid|like a failure)|what (?:people|others|they) think|judg\w*|reputation|embarrass\w*|image|status|failure)\b/i,
  loss: /\b(?:miss (?:it|him|her|them|out)|regret\w*|lose|losing|lost|give up|giving up|gone|too late)\b/i,
  others:
    /\b(?:for (?:someone|somebody|others|him|her|them|my)|pleas(?:e|ing) (?:everyone|everybody|people|them|him|her|others|my)|expect\w*|pressure\w*|disappoint\w*|guilt\w*|let (?:them|him|her|people|everyone) down)\b/i,
  noplan: /\b(?:no plan|unprepared|not ready|didn't plan|rushed|too fast|ran out of|no money|no savings)\b/i,
  kind: /\b(?:be kind\w*|gentle|not (?:be )?so hard on|(?:be|is|are|you're|good|doing) enough|allowed|deserve\w*|forgive)\b/i,
  fear: /\b(?:afraid|fear\w*|scared|terrif\w*|anxious|nervous|worr\w*|panic|courage|dare)\b/i,
  facts:
    /\b(?:find out|facts?|research|numbers|information|ask (?:around|someone)|check|compare|look into)\b/i,
  prepared:
    /\b(?:prepar\w*|practi\w*|rehears\w*|planned|wrote (?:it )?down|a list|rested|slept (?:well|enough)|(?:was|came|got up) early)\b/i,
  ally: /\b(?:with (?:a|my) (?:friend|partner|sister|brother|colleague|coach)|support\w*|someone (?:helped|was there)|helped me|not alone|together)\b/i,
  none: /\b(?:never|no time|none|not once|always like this|can't remember)\b/i,
  lows: /(?:^|\b(?:about |around |a |maybe |at )?)(?:[0-3]|zero|one|two|three|low)(?:\b|\/10)/i,
  middle: /(?:^|\b(?:about |around |a |maybe |at )?)(?:[4-6]|four|five|six|middle|halfway)(?:\b|\/10)/i,
  highs: /(?:^|\b(?:about |around |a |maybe |at )?)(?:[7-9]|10|seven|eight|nine|ten|high)(?:\b|\/10)/i,
  fact: /\b(?:look up|find out|research|calculat\w*|budget|check|read|google|list|write (?:it )?down|make a list|count|compare)\b/i,
  trial:
    /\b(?:try|trial|test|practi\w*|start|apply|sign up|book|one day|for a (?:day|week)|draft|write|send|update my)\b/i,
  talk: /\b(?:talk\w*|tell|ask|call|phone|speak|meet|message|text|email|e-mail|conversation|coffee with)\b/i,
  soon: /\b(?:today|tonight|tomorrow|right now|noon|(?:this|in the|every|next) (?:morning|afternoon|evening)|monday|tuesday|wednesday|thursday|friday|after (?:work|dinner|lunch|breakfast)|(?:this|next) (?:week|month)|in (?:a|one|two|three|\d+) (?:days?|weeks?)|\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock))\b/i,
  weekend: /\b(?:weekend|saturday|sunday|days? off|holiday|vacation)\b/i,
  notime: /\b(?:don't want to set|no (?:set )?time|not yet|later|someday|some day|when i'm ready|not now)\b/i,
};

function isTag(text: string): text is Tag {
  return text in words;
}

/** Tags of free text among `among`, best first by how often their words occur. Empty when unsure. */
export function tagsIn(text: string, among: readonly Tag[]): Tag[] {
  const hits = (tag: Tag) =>
    [...text.replace(/[\u2018\u2019]/g, "'").matchAll(new RegExp(words[tag].source, 'gi'))].length;
  return among
    .map((tag) => ({ tag, count: hits(tag) }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .map(({ tag }) => tag);
}

export const tagsOf: Record<Topic, readonly Tag[]> = {
  reason: ['deadline', 'fatigue', 'people', 'event', 'vague'],
  matter: ['growth', 'security', 'closeness', 'freedom', 'honesty', 'peace', 'respect', 'image'],
  obstacle: ['loss', 'others', 'noplan', 'kind', 'fear', 'facts', 'prepared', 'ally', 'none'],
  confidence: ['highs', 'middle', 'lows'],
  step: ['talk', 'fact', 'trial'],
  time: ['soon', 'weekend', 'notime'],
};

export function isStepTag(tag: Tag | undefined): tag is StepTag {
  return tag === 'fact' || tag === 'trial' || tag === 'talk';
}
