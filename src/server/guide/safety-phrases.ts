/**
 * English phrases of the screening, for folded text (lower case, plain apostrophes). docs/care.md measures how few
 * other phrases such a list catches.
 */
import type { RiskKind } from '#shared/contract/shapes.ts';

export interface RiskPhrase {
  level: 'low' | 'high';
  kind: RiskKind;
  pattern: RegExp;
}

export const idiomsEn: readonly RegExp[] = [
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
  /\b(?:shoot myself in the foot|shooting myself in the foot|shot myself in the foot|bite the bullet|pull the trigger on|jump(?:ed|ing)? the gun|under the gun|stab(?:bed)? in the back|jump off the (?:ladder|hamster wheel|treadmill)|hang up|hang in there|hang myself out to dry|cut(?:ting)? (?:myself )?(?:some slack|a (?:deal|break)|off from|out of|ties))\b/g,
  /\b(?:want|need|ready|decided|going|time|plan(?:ning)?|how|whether) to (?:end|finish) (?:it|things|this)(?: all)? (?:with|between)\b/g,
  /\bend (?:it|things) (?:with|between) (?:him|her|them|us|my)\b/g,
  /\b(?:kill|murder|strangle) (?:him|her|them) (?:with kindness|at (?:chess|tennis|cards|golf|monopoly))\b/g,
];

export const high = (kind: RiskKind, source: string): RiskPhrase => ({
  level: 'high',
  kind,
  pattern: new RegExp(source, 'u'),
});
export const low = (kind: RiskKind, source: string): RiskPhrase => ({
  level: 'low',
  kind,
  pattern: new RegExp(source, 'u'),
});

const loved =
  '(?:him|her|them|someone|somebody|everyone|people|my (?:\\w+ )?(?:wife|husband|ex|boss|mother|mom|mum|father|dad|parents|sister|brother|son|daughter|baby|child|children|kids|girlfriend|boyfriend|partner|neighbou?r|coworker|colleague|roommate|teacher|family))';

export const phrasesEn: readonly RiskPhrase[] = [
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
    '\\b(?:(?:i|i have|to|tried|by|from an?|took an?|thinking (?:of|about) (?:an )?) ?overdos(?:e|ed|ing)(?! (?:study|case|data|prevention|training|unit))|slit my wrists?|jump(?:ing)? (?:off|from) (?:a|the|my) (?:bridge|roof|building|balcony|cliff)|(?:in front of|under) (?:a|the) (?:train|bus|truck)|swallow(?:ed|ing)? (?:all|the|my) (?:\\w+ )?pills|take all (?:the|my) (?:pills|medication|meds)|stockpil\\w+ (?:pills|meds)|tie a noose)\\b',
  ),
  high(
    'self-harm',
    "\\b(?:everyone|everybody|they|my (?:family|kids|children|wife|husband|parents)|the world)(?: would|'d| will)? (?:be |all be )?(?:better|happier) off (?:without me|if i (?:was|were) (?:gone|dead))\\b|\\b(?:said|written|wrote|writing) (?:my )?(?:goodbyes?|goodbye letters?)\\b",
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
  low(
    'abuse',
    '\\b(?:(?:he|she|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|mom|mum|dad)) (?:controls|tracks|checks) (?:my (?:phone|money|every)|where i|everything i|who i)|abusive|afraid of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|father|mother))|scared of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|father|mother)))\\b',
  ),
  // body
  high(
    'medical',
    "\\b(?:took|taken|swallowed) (?:too many|a whole (?:bottle|pack) of|all (?:the|my)) (?:\\w+ )?(?:pills|tablets|meds|medication|sleeping pills)\\b|\\b(?:can't|cannot) breathe (?:right now|properly now|and my)\\b|\\b(?:having (?:a|an) (?:heart attack|stroke|seizure)|chest pain (?:right now|now)|bleeding (?:a lot|and it won't stop|badly|out)|won't stop bleeding|coughing up blood)\\b",
  ),
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
  // passive or vague
  low(
    'self-harm',
    "\\b(?:what's the point of (?:living|life|anything|going on|it all)|what is the point of (?:living|life|anything|going on)|no point (?:in anything|anymore|any more|to (?:anything|life))|life (?:isn't|is not) worth|(?:don't|do not|can't) (?:see|have) (?:a|any) (?:way out|future|reason to (?:go on|get up))|there(?:'s| is) no way out|no hope left|i(?:'m| am| feel)(?: so| completely| totally)? hopeless)\\b",
  ),
  low(
    'self-harm',
    "\\b(?:can't (?:go on|do this|take (?:it|this)|cope|keep going)(?: like this)?(?: any ?more| any longer)|(?:want|wish) (?:i could |to )?(?:just )?(?:(?:disappear|vanish)(?! (?:into|to|on a|for an? |from (?:social|facebook|instagram|the office)))|not exist|fade away|go to sleep forever)|i(?:'m| am) (?:just )?a burden|burden to (?:everyone|my|others|them)|nobody would (?:miss|notice|care)|no one would (?:miss|notice|care)|i give up on (?:life|everything)|i hate (?:my life|myself|being alive)|i feel (?:dead inside|nothing at all|empty all)|tired of (?:everything|existing|it all)|everything (?:is|feels) (?:pointless|meaningless|hopeless)|worthless)\\b",
  ),
  low(
    'violence',
    "\\b(?:so angry i could (?:hurt|hit|kill)|afraid (?:i might|i'll|i will|that i'll|that i might) (?:hurt|hit|harm) (?:someone|somebody|him|her|them|my)|lose control and (?:hit|hurt))\\b",
  ),
  // wider: by what is described, not by its word
  high(
    'self-harm',
    '\\b(?:knife|blade|razor|scissors|gun|rope)\\b.{0,24}\\b(?:my|to my|around my) (?:wrists?|throat|neck|skin|arms?|head|mouth|legs?)\\b',
  ),
  high(
    'self-harm',
    "\\b(?:pills|tablets|meds|medication|paracetamol)\\b.{0,60}(?:\\bnot|n't|\\bnever) (?:to )?wake up\\b|\\b(?:saved|saving|collect(?:ed|ing)|hoard(?:ed|ing)) (?:up )?(?:enough |all |my |the )*(?:sleeping )?(?:pills|tablets|meds|medication)\\b",
  ),
  high(
    'self-harm',
    '\\b(?:tried|try|trying|attempted) to (?:die|end it all|end everything|not be alive)\\b|\\b(?:started|keep|been|went back to|relapsed (?:and|into)|stop) (?:self-?)?cutting (?:again|my (?:arms?|legs?|wrists?|skin))\\b',
  ),
  high(
    'self-harm',
    "\\b(?:wants?|wanted|wanting|wish(?:es)?|long(?:ing|s)?) to (?:be dead|die)\\b(?! (?:of|laughing|for|at home|in peace|with dignity|naturally))|\\b(?:doesn't|does not|didn't|never) want(?:s|ed)? to (?:be alive|live any|exist|wake up)\\b",
  ),
  high(
    'self-harm',
    "\\b(?:won't|will not|don't think i(?:'ll| will)|don't expect to|don't plan to|not going to) be alive\\b|\\b(?:which|the) (?:bridge|roof|rope|tree|train|method|building) (?:i would|i'd|i will|i'll|to) (?:use|choose|jump)\\b|\\bi (?:don't|do not) deserve to (?:live|be alive|exist|breathe)\\b",
  ),
  high(
    'self-harm',
    "\\b(?:chosen|picked|set|know|decided on) (?:the|a|my) (?:day|date|place|method|way) (?:to die|i(?:'ll| will) die|to end|to do it)\\b|\\b(?:not|n't) turn(?:ing)? the wheel\\b|\\b(?:drive|driving|steer|steering|crash|crashing) (?:my car |the car )?(?:off|into) (?:the|a|an) (?:road|bridge|tree|wall|truck|lorry|cliff|river|oncoming)\\b",
  ),
  high(
    'violence',
    `\\b(?:pictur(?:e|ing)|imagin(?:e|ing)|fantasi[sz]ing about|dream(?:ing)? (?:of|about)|think(?:ing)? (?:of|about)|urge to|scared i(?:'ll| will)|control)\\b.{0,16}\\b(?:kill|stab|shoot|strangl|murder|poison|chok)(?:e|ing|bing|ting)? ${loved}\\b`,
  ),
  high(
    'violence',
    `\\b(?:make|making) ${loved} (?:pay|suffer)\\b.{0,60}\\b(?:gun|knife|weapon|petrol|ready|tonight)\\b|\\b(?:gun|knife|weapon) is (?:in|under|ready|loaded)\\b|\\b(?:not|n't) deserve to (?:live|be alive|breathe|keep breathing)\\b`,
  ),
  high(
    'abuse',
    '\\b(?:grab(?:s|bed)?|held|holds|squeez(?:es|ed)|hands?) (?:me )?(?:by|around|round|on) (?:the|my) (?:throat|neck)\\b|\\b(?:throws?|threw|throwing) (?:\\w+ ){1,3}at me\\b|\\b(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mum|mom)\\b.{0,60}\\b(?:broke|fractured|twisted) my (?:finger|arm|nose|ribs?|jaw|wrist|hand|leg|tooth)\\b',
  ),
  high(
    'abuse',
    "\\b(?:mak(?:es|ing)|made|forc(?:es|ed|ing)|pressur(?:es|ed)) me (?:to |into )?(?:have|having) sex\\b|\\bsex when i (?:say|said|do not want|don't want)\\b|\\b(?:hits?|beats?|hurts?|touch(?:es|ed)|molests?|hitting|beating) my (?:little |younger |older |baby |kid )?(?:sister|brother|mother|mum|mom|kids?|sons?|daughters?|child|children)\\b",
  ),
  high(
    'abuse',
    '\\bbruises?\\b.{0,40}\\b(?:cover|hide|explain|makeup|make-up|sleeves)\\b|\\b(?:cover|hid(?:e|ing)|covering|explain(?:ing)?) (?:\\w+ ){0,3}bruises?\\b|\\bif i (?:ever |try to |tried to )?(?:leave|left)\\b.{0,60}\\b(?:kill|hurt (?:me|himself|herself|the)|nobody else|no one else|regret it|take (?:the|my) (?:kids|children)|find me)\\b',
  ),
  high(
    'medical',
    '\\b(?:swallow(?:ed)?|taken|took|drank) (?:\\w+ )?(?:a lot of|lots of|a whole|too much|too many|a handful of|a bottle of|a box of|[2-9]\\d|half a) ?(?:\\w+ ){0,3}(?:paracetamol|tylenol|ibuprofen|pills|tablets|aspirin|xanax|bleach|antidepressants|medication|meds|painkillers)\\b',
  ),
  high(
    'medical',
    "\\b(?:chest (?:hurts|pains?|is tight|feels tight)|pain in my chest|pressure (?:on|in) my chest)\\b.{0,60}\\b(?:arm|jaw|breath\\w*|sweat\\w*|numb)\\b|\\b(?:can't|cannot|can not) keep (?:anything|water|food|fluids) down\\b|\\b(?:face is drooping|slurring my words|can't move my (?:arm|leg|left|right)|(?:throat|tongue) is (?:swelling|closing))\\b",
  ),
  high(
    'minor',
    "\\bi(?:'m| am|'ll| will)? ?(?:turn|turning|be turning) (?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\\b|\\bi(?:'m| am|m) (?:a |an )?(?:underage|minor|(?:high ?school )?(?:freshman|sophomore) (?:in|at) high ?school|in (?:year (?:[3-9]|1[01])(?! of)|grade (?:[1-9]|10|11)|secondary school))\\b(?! (?:in (?:music|college|my minor)|player|role))",
  ),
  low(
    'self-harm',
    "\\bif i (?:simply |just )?(?:wasn't|weren't|was not|were not) (?:around|here|alive)\\b|\\bif i (?:was|were) (?:out of the picture|gone|no longer (?:here|around)|dead)\\b|\\bif i (?:didn't exist|had never (?:been born|existed))\\b|\\b(?:better|easier|happier|kinder|lighter|relieved)\\b.{0,30}\\bwithout me\\b|\\b(?:after|when|once) i(?:'m| am) (?:gone(?! from)|dead|not here)\\b",
  ),
  low(
    'self-harm',
    "\\b(?:want|need|wish|waiting for) (?:everything|it all|the pain|the noise|my head|this life) (?:to|would) (?:just )?(?:stop|end|be over|be finished|go quiet)\\b|\\bsleep (?:forever|for ever|and (?:stay|never|not))\\b|\\b(?:no|run out of|ran out of|out of|can't find (?:a|any|one)) reasons? to (?:\\w+ ){0,2}(?:get up|wake up|go on|keep|carry on|stay)|\\brun out of reasons\\b",
  ),
  low(
    'self-harm',
    "\\bedge of the (?:platform|roof|bridge|cliff|balcony)\\b|\\bhow easy it would be to\\b|\\b(?:giving|given|gave) away (?:all )?(?:my|the) (?:\\w+ )?(?:things|belongings|possessions|pets?|dog|cat)\\b|\\bsaid (?:goodbye|sorry) to every(?:one|body)\\b|\\b(?:calm|at peace|relieved)\\b.{0,50}\\b(?:know how it ends|soon be over|made up my mind)\\b|\\bdon't plan on (?:needing|being here|living)\\b|\\bwon't matter (?:by|after) (?:\\w+day|tomorrow|tonight|next week)\\b",
  ),
  low(
    'violence',
    '\\bknow where (?:he|she|they) (?:lives?|parks?|works?|sleeps?)\\b|\\b(?:nobody|no one) will (?:ever )?(?:find out what|know what) (?:happen|i)|\\b(?:he|she|they) will (?:all )?pay for (?:it|this|what)\\b',
  ),
  low(
    'abuse',
    '\\b(?:not (?:making|make)|afraid (?:to|of) mak(?:e|ing)|without making) (?:him|her) (?:angry|mad)\\b|\\bwalk(?:ing)? on eggshells\\b|\\b(?:ask (?:his|her) permission|have to ask (?:him |her )?before i (?:go|leave|buy|see|call)|not allowed to (?:leave|see|work|call|have friends)|locks? me out|takes? my (?:phone|money|passport|keys))\\b',
  ),
  high(
    'self-harm',
    '\\b(?:my|an) overdose\\b(?! (?:study|case|data|prevention|training|unit))|\\bletters? (?:to|for) (?:my (?:children|kids|family|wife|husband|parents)|everyone)\\b.{0,30}\\b(?:dead|gone)\\b|\\b(?:burn|burning|cut|cutting|scratch|scratching) my (?:arms?|legs?|skin|wrists?|thighs?)\\b',
  ),
  high(
    'violence',
    '\\bbought a (?:knife|gun|weapon|bat)\\b.{0,60}\\b(?:because of|going over|tonight|for (?:him|her|them))\\b',
  ),
  high('abuse', '\\b(?:comes?|came|coming) (?:in)?to my (?:room|bed) at night\\b'),
  high(
    'medical',
    '\\b(?:fainted|passed out|blacked out) (?:twice|again|today|three times)\\b|\\bblood when i (?:cough|vomit|pee)\\b|\\b(?:vomit|cough|throw)\\w* (?:up )?blood\\b',
  ),
  high('minor', "\\bi(?:'m| am|m) an? (?:1[0-7]|[6-9])[- ]years?[- ]old\\b"),
  low(
    'self-harm',
    '\\b(?:imagine|imagining|think about|picture) (?:not being (?:part|here|alive|around)|being gone|dying)\\b|\\brest for good\\b|\\bsee myself in (?:any|the) (?:future|photo)|\\blooking at the (?:sea|river|bridge|roof|pills|tracks) differently\\b|\\b(?:same|such a) dark place\\b|\\brope in the (?:garage|attic|shed|cellar|closet)\\b|\\blife insurance\\b.{0,40}\\b(?:did it myself|suicide)\\b|\\bnothing left on the list\\b',
  ),
  low('violence', '\\bthey will (?:all )?(?:stop laughing|regret it|be sorry)\\b'),
  low(
    'abuse',
    '\\b(?:those are|these are|that is one of) (?:the|his|her) rules\\b|\\blearned to (?:sit|be|stay|keep) (?:very |so )?(?:still|quiet|small)\\b|\\bafraid to tell (?:mum|mom|anyone|anybody)\\b',
  ),
];
