/** What the screen looks for, in folded text (lower case, plain apostrophes). English and Chinese. */
import type { Care } from './guide.ts';

export type RiskKind = 'self-harm' | 'violence' | 'abuse' | 'medical' | 'minor';

export interface RiskPhrase {
  level: Exclude<Care, 'none'>;
  kind: RiskKind;
  pattern: RegExp;
}

export const idioms: readonly RegExp[] = [
  /\b(?:is|are|was|it's|that's|been|keeps?|of it|job|work|commute|boss|heat|feet|back|waiting|suspense|stress|deadline)(?: \w+)? killing me\b/g,
  /\bkill(?:s|ed|ing)? (?:time|it|the mood|the vibe|the joy|two birds|my (?:career|motivation|creativity|chances|mood|confidence|vibe|dream|back))\b/g,
  /\b(?:career|social|political|financial|professional|commercial) suicide\b/g,
  /\bsuicide (?:squad|mission|prevention (?:work|charity|volunteer|job))\b/g,
  /\b(?:dying|die) (?:to|for) (?!myself|die|be dead|escape life)(?:a |an |the |my |some )?\w+/g,
  /\b(?:dying|died|die|dead) (?:of|from) (?:embarrassment|boredom|laughter|laughing|shame|curiosity|cringe|envy|happiness)\b/g,
  /\b(?:to die for|die hard|do or die|never say die|drop-?dead gorgeous|dead ?lines?|dead end|dead tired|dead serious|dead weight|over my dead body|scared to death|bored to death|worried to death|sick to death|tired to death|work(?:ed|ing)? (?:myself )?to death|death by (?:meetings|powerpoint)|be the death of me|beat(?:ing)? a dead horse)\b/g,
  /\b(?:i(?:'d| would)? (?:could |would )?(?:just |almost |nearly )?(?:die|died|could die|could've died)) (?:laughing|of \w+|inside|if (?:he|she|they|anyone|people|my) \w+)/g,
  /\b(?:my (?:mom|mum|mother|dad|father|parents|wife|husband|boss|partner|girlfriend|boyfriend)|he|she|they) (?:will|would|is going to|are going to|'ll|'d|is gonna) kill me (?:if|when|for|because|over)\b/g,
  /\b(?:my )?(?:mom|mum|mother|dad|father|parents|wife|husband|boss)(?:'ll|'s going to| is gonna) kill me\b(?! (?:and|i|he|she))/g,
  /\b(?:shoot myself in the foot|shooting myself in the foot|shot myself in the foot|bite the bullet|pull the trigger on|jump(?:ed|ing)? the gun|under the gun|stab(?:bed)? in the back|jump off the (?:ladder|hamster wheel|treadmill)|hang up|hang in there|hang myself out to dry|cut(?:ting)? (?:myself )?(?:some slack|off from|out of|ties))\b/g,
  /\b(?:want|need|ready|decided|going|time|plan(?:ning)?|how|whether) to (?:end|finish) (?:it|things|this)(?: all)? (?:with|between)\b/g,
  /\bend (?:it|things) (?:with|between) (?:him|her|them|us|my)\b/g,
  /\b(?:kill|murder|strangle) (?:him|her|them) (?:with kindness|at (?:chess|tennis|cards|golf|monopoly))\b/g,
  /(?:累死|笑死|气死|饿死|烦死|热死|困死|急死|忙死|羡慕死|尴尬死|无聊死|吓死)(?:我|人)?了?/g,
  /(?:想死你|爱死|打死(?:我|也)不|死活|死心|死磕|拼死|要死要活|该死)/g,
];

const high = (kind: RiskKind, source: string): RiskPhrase => ({
  level: 'high',
  kind,
  pattern: new RegExp(source, 'u'),
});
const low = (kind: RiskKind, source: string): RiskPhrase => ({
  level: 'low',
  kind,
  pattern: new RegExp(source, 'u'),
});

const loved =
  '(?:him|her|them|someone|somebody|everyone|people|my (?:\\w+ )?(?:wife|husband|ex|boss|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|baby|child|children|kids|girlfriend|boyfriend|partner|neighbou?r|coworker|colleague|roommate|teacher|family))';

export const phrases: readonly RiskPhrase[] = [
  // self-harm: meaning to, a plan, a means
  high(
    'self-harm',
    '\\b(?:kill|hang|shoot|drown|stab|poison|burn|starve|hurt|harm|cut|injure) (?:my ?self|me to death)\\b',
  ),
  high('self-harm', '\\b(?:killing|hanging|shooting|drowning|hurting|harming|cutting|burning) my ?self\\b'),
  high(
    'self-harm',
    '\\b(?:commit|committing|attempt|attempted|attempting|thinking (?:of|about)|thoughts? of|considering|contemplating|planning|plan(?:ned)?|try|tried) (?:\\w+ )?suicide\\b',
  ),
  high('self-harm', '\\bsuicid(?:al|e (?:note|plan|pact|letter))\\b|\\bself-? ?harm(?:ing|ed)?\\b'),
  high(
    'self-harm',
    '\\b(?:end|ending|take|taking|ended|took) my (?:own )?life\\b|\\bunalive\\b|\\bkms\\b|\\bend it all\\b',
  ),
  high(
    'self-harm',
    "\\b(?:i (?:really |just |honestly )?(?:want|wanna|wish|need|would like|am going|'m going|plan|hope|intend)(?: to)?|ready to|going to|gonna) (?:die|be dead|not be alive|stop living|stop existing)\\b",
  ),
  high(
    'self-harm',
    "\\b(?:i (?:want|wanna|wish i could)|wanting) (?:to )?(?:sleep and )?(?:never|not) wake up\\b|\\b(?:i(?:'d| would) rather be dead|better off dead|i should be dead|wish i (?:was|were) dead|wish i(?:'d| had) never been born)\\b",
  ),
  high(
    'self-harm',
    "\\b(?:don't|do not|dont|no longer) (?:want|wanna|wish) (?:to )?(?:live|be alive|exist|be here)\\b(?! (?:in|with|at|near|here|there|alone|like this city|so far))",
  ),
  high(
    'self-harm',
    "\\b(?:no (?:reason|point) (?:to|in|for me to) (?:live|living|go on living|keep living)|nothing (?:left )?to live for|can't go on living|cannot go on living|done with (?:life|living)|tired of (?:living|being alive))\\b",
  ),
  high(
    'self-harm',
    '\\b(?:overdos\\w+|slit my wrists?|jump(?:ing)? (?:off|from) (?:a|the|my) (?:bridge|roof|building|balcony|cliff)|(?:in front of|under) (?:a|the) (?:train|bus|truck)|swallow(?:ed|ing)? (?:all|the|my) (?:\\w+ )?pills|take all (?:the|my) (?:pills|medication|meds)|stockpil\\w+ (?:pills|meds)|tie a noose)\\b',
  ),
  high(
    'self-harm',
    "\\b(?:everyone|everybody|they|my (?:family|kids|children|wife|husband|parents)|the world)(?: would|'d| will)? (?:be |all be )?(?:better|happier) off (?:without me|if i (?:was|were) (?:gone|dead))\\b|\\b(?:said|written|wrote|writing) (?:my )?(?:goodbyes?|goodbye letters?)\\b",
  ),
  high(
    'self-harm',
    '自杀|自殺|自残|自殘|自伤|轻生|輕生|寻死|割腕|跳楼|跳樓|上吊|不想活|活不下去|想死|去死|结束(?:我的|自己的)?生命|結束(?:我的|自己的)?生命|了结自己|不如死|死了算了|没有活下去的|活着没(?:有)?意(?:思|义)',
  ),
  // harm to others
  high(
    'violence',
    `\\b(?:i (?:want|wanna|am going|'m going|plan|will|could|need|intend|have decided|feel like)(?: to)?|gonna|going to|thinking (?:of|about)|planning to|urge to|fantasi[sz]e about) (?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|hurt|hurting|beat up|beating up|attack|attacking) ${loved}\\b`,
  ),
  high(
    'violence',
    '\\b(?:bring|take|use) (?:a|my|the) (?:gun|knife|weapon) (?:to|on|against)\\b|\\bshoot up\\b|\\bmake (?:him|her|them) pay with (?:his|her|their) li(?:fe|ves)\\b',
  ),
  high(
    'violence',
    '(?:想|要|打算|准备)(?:杀|砍|捅|弄死|毒死)(?:了)?(?:他|她|他们|人|我(?:爸|妈|老公|老婆|父|母|丈夫|妻子|老板))|想杀人|杀了(?:他|她)',
  ),
  // abuse
  high(
    'abuse',
    '\\b(?:he|she|they|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mom|mum|stepfather|stepdad|uncle|brother|ex|parents?))\\b(?: \\w+){0,3} (?:hits?|beats?|punch(?:es|ed)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|rap(?:es|ed)|molest(?:s|ed)|kick(?:s|ed)|slap(?:s|ped)?|hitting|beating|burn(?:s|ed)|threw me|locks?|locked|forc(?:es|ed)) (?:on )?me\\b(?! (?:out|off|up to|at|with (?:a )?(?:questions|love|kindness)|to (?:the|it)\\b|in (?:chess|tennis|games)))',
  ),
  high(
    'abuse',
    "\\b(?:i (?:was|am being|'m being|got|have been|'ve been|keep getting|get)) (?:\\w+ )?(?:raped|molested|beaten|hit|choked|strangled|sexually (?:abused|assaulted)|trafficked|held against my will|abused)\\b",
  ),
  high(
    'abuse',
    "\\b(?:threaten(?:s|ed|ing)? to (?:kill|hurt|shoot|stab|harm) (?:me|us|my|himself|herself)|(?:he|she)(?:'s| is| will| said (?:he|she)(?:'ll| will| would))? (?:going to |gonna )?kill (?:me|us)|afraid (?:for my life|he(?:'ll| will) kill|she(?:'ll| will) kill|to go home)|(?:won't|doesn't|don't) let me leave the (?:house|flat|apartment))\\b",
  ),
  high(
    'abuse',
    '(?:家暴|被打|打我|强奸|強姦|性侵|猥亵|掐我(?:的)?脖子|威胁(?:要)?杀(?:了)?我|不让我出门|虐待我|被虐待)',
  ),
  low(
    'abuse',
    '\\b(?:(?:he|she|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|mom|mum|dad)) (?:controls|tracks|checks) (?:my (?:phone|money|every)|where i|everything i|who i)|abusive|afraid of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|father|mother))|scared of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|father|mother)))\\b',
  ),
  // body
  high(
    'medical',
    "\\b(?:took|taken|swallowed) (?:too many|a whole (?:bottle|pack) of|all (?:the|my)) (?:\\w+ )?(?:pills|tablets|meds|medication|sleeping pills)\\b|\\b(?:can't|cannot) breathe (?:right now|properly now|and my)\\b|\\b(?:having (?:a|an) (?:heart attack|stroke|seizure)|chest pain (?:right now|now)|bleeding (?:a lot|and it won't stop|badly|out)|won't stop bleeding|coughing up blood)\\b",
  ),
  high('medical', '吃了(?:太多|很多|一瓶|整瓶)(?:的)?(?:安眠)?药|胸口(?:很|剧)痛|喘不过气来了|血止不住'),
  low(
    'medical',
    "\\b(?:haven't (?:eaten|slept) (?:for|in) (?:\\w+ )?(?:days|a week)|stopped taking my (?:meds|medication|antidepressants|pills)|making myself (?:throw up|vomit)|hear(?:ing)? voices|voices (?:tell|are telling) me|starving myself|drink(?:ing)? (?:myself to sleep|every (?:day|night) to))\\b",
  ),
  // a stated age under 18
  high(
    'minor',
    "\\bi(?:'m| am|m)(?: only| just| a| still)? (?:[6-9]|1[0-7])(?: ?(?:years?|yrs?)[ -]olds?| ?y\\/?o\\b|-years?-old|(?=[.,;!?]|$| and| but| so| girl| boy| male| female))",
  ),
  high(
    'minor',
    "\\bi(?:'m| am) (?:only |just )?(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years? old|(?=[.,;!?]|$| and| but| so))|\\bmy age is (?:[6-9]|1[0-7])\\b|\\b(?:as a|being a) (?:1[0-7]|[6-9])[- ]?year[- ]?old\\b",
  ),
  high(
    'minor',
    "\\bi(?:'m| am) in (?:(?:the )?(?:[1-9]|10|11|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh)(?:st|nd|rd|th)? grade|middle school|elementary school|primary school|junior high)\\b",
  ),
  high(
    'minor',
    '我(?:今年|才|只有|刚满|刚)?(?:[6-9]|1[0-7]|六|七|八|九|十|十一|十二|十三|十四|十五|十六|十七)岁|我(?:是|在(?:上|读|念)?)(?:小学|初一|初二|初三|初中|六年级|五年级)',
  ),
  // passive or vague
  low(
    'self-harm',
    "\\b(?:what's the point of (?:living|life|anything|going on|it all)|what is the point of (?:living|life|anything|going on)|no point (?:in anything|anymore|any more|to (?:anything|life))|life (?:isn't|is not) worth|(?:don't|do not|can't) (?:see|have) (?:a|any) (?:way out|future|reason to (?:go on|get up))|there(?:'s| is) no way out|no hope left|i(?:'m| am| feel)(?: so| completely| totally)? hopeless)\\b",
  ),
  low(
    'self-harm',
    "\\b(?:can't (?:go on|do this|take (?:it|this)|cope|keep going)(?: like this)?(?: any ?more| any longer)|(?:want|wish) (?:i could |to )?(?:just )?(?:disappear|vanish|not exist|fade away|go to sleep forever)|i(?:'m| am) (?:just )?a burden|burden to (?:everyone|my|others|them)|nobody would (?:miss|notice|care)|no one would (?:miss|notice|care)|i give up on (?:life|everything)|i hate (?:my life|myself|being alive)|i feel (?:dead inside|nothing at all|empty all)|tired of (?:everything|existing|it all)|everything (?:is|feels) (?:pointless|meaningless|hopeless)|worthless)\\b",
  ),
  low(
    'self-harm',
    '(?:没(?:有)?希望|绝望|撑不下去|坚持不下去|受不了了|想消失|没有意义|没意思透了|我是(?:个|别人的)?(?:负担|累赘|废物)|没人(?:会)?在乎我|恨自己|活得很累|活着好累)',
  ),
  low(
    'violence',
    "\\b(?:so angry i could (?:hurt|hit|kill)|afraid (?:i might|i'll|i will|that i'll|that i might) (?:hurt|hit|harm) (?:someone|somebody|him|her|them|my)|lose control and (?:hit|hurt))\\b",
  ),
];
