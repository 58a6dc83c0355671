/** Figures of speech that sound like danger. They are removed from a text before its phrases of danger are searched. */

const home =
  '(?:step)?(?:mom|mum|mother|mam|dad|father|parents|wife|husband|boss|partner|girlfriend|boyfriend|gaffer|coach|teacher|sister|brother|roommate|prof|professor|landlord|neighbou?r)';
/** "He will kill me if I leave" is no idiom. */
const noEscape =
  "(?! (?:if|when|for) i (?:ever |try |tried |dare )?(?:to )?(?:leav|left|go\\b|tell|told|run|report|call|say|said|speak|divorce|break|escape|scream|refuse|don't (?:obey|come back)))";

export const idiomsEn: readonly RegExp[] = [
  // Things that kill: work, backs, trousers.
  /\b(?:is|are|was|were|it's|that's|been|keeps?|of it|job|work|commute|boss|heat|feet|back|knees?|head|shoes|ribs|waiting|suspense|stress|deadline|pollen|hay ?fever)(?: [\w']+){0,2} killing me\b(?! (?:slowly )?and i)/g,
  /\bkill(?:s|ed|ing)? (?:time|it|the (?:mood|vibe|joy|engine|lights?|noise|process|server|deal|bill)|two birds|an? (?:hour|afternoon|evening|bottle|process|few hours)|my (?:career|motivation|creativity|chances|mood|confidence|vibe|dreams?|back|feet|knees|appetite|grade|gpa|credit|phone|battery|plants?))\b/g,
  /\b(?:you're|youre|you are|ur|u r|kids|this|it|that) (?:\w+ )?kill(?:s|ing)? me\b(?= ?(?:lol|haha|lmao|😂|🤣|💀))/gu,
  /\b(?:career|social|political|financial|professional|commercial|academic|economic) suicide\b/g,
  /\bsuicide (?:squad|mission|doors?|burns?|prevention (?:work|charity|volunteer|job|training|course|month|week)|awareness|grip|wings?|sprints?|drills?)\b|\b(?:running|doing|did|ran) suicides\b/g,
  /\b(?:my|the|a|me|its|his|her) [\w' ]{0,20}\b(?:hairline|knees|laptop|phone|wifi|wi-fi|printer|houseplant|plant|toaster|car|computer|goldfish|internet|router|boiler|radiator|career|battery|fridge|sourdough|fern)(?: \w+){0,2} (?:suicidal|suicide|committing (?:\w+ )?suicide|committed suicide|killed (?:itself|himself|herself)|wants to die|died|unalived)\b/g,
  // Dying for, of, to.
  /\b(?:dying|die) (?:to|for) (?!myself|die|be dead|escape life|the pain)(?:an? |the |my |some )?\w+/g,
  /\b(?:dying|died|die|dies|dead) (?:of|from|with) (?:the )?(?:embarrassment|boredom|laughter|laughing|shame|curiosity|cringe|envy|happiness|fright|cuteness|jealousy|secondhand|second-hand|hunger|thirst|heat|shock|joy)\b/g,
  /\b(?:to die for|die hard|do or die|never say die|drop-?dead gorgeous|dead ?lines?|dead end|dead tired|dead serious|dead weight|over my dead body|scared to death|bored to death|worried to death|sick to death|tired to death|love (?:\w+ )?to death|work(?:ed|ing)? (?:myself )?to death|death by (?:\w+)|(?:be )?the death of me|beat(?:ing)? a dead horse|wouldn't be (?:seen|caught) dead|i'm dead(?= (?:lol|lmao|😂|💀)))\b/g,
  /\bi(?:'d| would| could| nearly| almost| just| literally)*(?: \w+)? (?:die|died) (?:laughing|of \w+|inside|when (?:he|she|they|my|the) \w+|if (?:he|she|they|anyone|people|my) \w+)/g,
  /\bdie on (?:that|this|the) hill\b|\bdie alone\b|\bdie (?:single|a virgin|with \d+ cats)\b|\bold habits die\b/g,
  /\btrying to kill (?:me|us)(?= (?:with|on|since|and it's|lol)|,|$)|\bbang(?:ing)? my head against (?:a|the) (?:brick )?wall(?= with|$)|\b(?:strangl|chok|kill|batter|smother)(?:ing|es|s) (?:me|us) with (?:this|that|kindness|the|questions|love)/g,
  /\bbeat(?:s|ing)? (?:me|us) (?:every (?:single )?time |always )?(?:at|in) \w+/g,
  /\b(?:'ll|will|would|gonna|nearly|almost|gave me|give me|giving me) (?:have |had )?a (?:stroke|fit|heart attack|seizure)\b/g,
  // Whom others have lost: grief, or the news.
  /\b(?:died|dead|lost|lose|losing|die|death)(?: [\w']+){0,6} (?:by|to|through|from) suicide\b|\b(?:took|taken|taking) (?:his|her|their) own li(?:fe|ves)\b|\b(?:hung|hanged|killed|shot|drowned) (?:himself|herself|hisself|themselves) (?:in|last|when|at|on|two|three|\d)|\b(?:farmers?|student|mass|veteran|celebrity) suicides?\b|\b(?:about|reporting|responsible) suicide\b(?= (?:in (?:the|men|our|prison)|on the|reporting))/g,
  // Doctors change doses.
  /\b(?:doc|doctor|consultant|gp|specialist|psychiatrist|cardiologist|nurse|oncologist)s?(?:'s| has| have)? (?:cut|took|taken|stopped|halved|dropped|lowered|switched|changed|weaned|agreed)\b[^.!?]{0,50}/g,
  // Killed by mum, by the boss.
  new RegExp(
    `\\b(?:(?:my|me|the|our) )?(?:\\w+ )?${home}(?:'ll| will|'s going to| is gonna| is going to| are going to| would|'d| gonna| finna| r gonna)* (?:literally |actually |absolutely )?(?:kill|murder|strangle) me\\b${noEscape}(?! (?:and|i|he|she|like|with|one day|in my sleep)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:he|she|they) (?:will|would|is going to|are going to|is gonna) (?:kill|murder) me\\b${noEscape}(?= (?:if|when|for|because|over)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:he|she|they)(?:'ll|'d|'re gonna) (?:kill|murder) me\\b${noEscape}(?= (?:if|when|for|because|over)\\b)`,
    'g',
  ),
  /\b(?:could|might|will|'ll|would|'d|gonna|going to|want to|wanna) (?:kill|murder|strangle|punch|slap|shoot|stab) (?:who ?ever|the (?:person|idiot|genius|designer|guy|one) who)\b/g,
  /\b(?:kill|murder|strangle|destroy|smash|beat|hit|poison) (?:him|her|them|\w+|my \w+) (?:with kindness|at (?:chess|tennis|cards|golf|monopoly|mario ?kart|fifa|scrabble|uno|pool|darts|catan|ping ?pong|\w+ball)|in (?:chess|fifa|fortnite|valorant|cod|smash|minecraft|mario ?kart|scrabble|\w+ball|(?:a|the) (?:game|match|race|final|quiz)))\b/g,
  /\b(?:beats?|beat) (?:me|my \w+) (?:at|to (?:it|the)|in|by (?:\d|one|two))\b|\bbeat(?:s)? me (?:why|how|what)|\bit beats me\b|\bbeat (?:procrastination|the (?:heat|system|traffic|odds))\b/g,
  // Cutting, shooting, jumping, hitting that hurts nobody.
  /\b(?:cut(?:ting)?|nick(?:ed)?|burn(?:ed|t|ing)?|scald(?:ed)?|hurt|slic(?:ed?|ing)|injured?|stab(?:bed)?|hit|scratch(?:ed)?) (?:myself|my [\w ]{0,20}?)(?: \w+)? ?(?:shaving|cooking|chopping|gardening|slicing|while (?:shaving|cooking|chopping|ironing|baking)|on (?:the|a|my) (?:oven|stove|pan|iron|kettle|tin|can|paper|coffee|mandoline|rose|bush|hob|toaster|grill)|(?:playing|lifting|running|skiing|climbing|falling|moving)\b|at (?:the gym|football|training|work)|in the gym)/g,
  /\b(?:shoot(?:ing)? myself in the foot|shot myself in the foot|bite the bullet|pull the trigger on|jump(?:ed|ing)? the gun|under the gun|stab(?:bed|s)?(?: me)? in the back|jump(?:ing|ed)? (?:off|from) (?:the |a |of )?(?:ladder|hamster wheel|treadmill|bandwagon|cliff (?:with|into|career|and start)|deep end)|hang up|hang in there|hang myself out to dry|hang(?:ing)? out|cut(?:ting)? (?:myself )?(?:some slack|a (?:deal|break|slice|check)|off from|out of|ties|back|down|corners|class|hair|my hair|bangs|carbs|sugar)|hit (?:a|the) (?:wall|gym|road|sack|books|bar|snooze)|hit (?:me|myself) up|knock(?:ed)? (?:me )?dead|kick(?:ing)? myself|beat(?:ing)? (?:myself|me) up|beats myself up|cut myself off|throw(?:ing)? myself (?:into (?:my )?(?:work|it|the|a new)|at (?:him|her))|throw(?:ing)? (?:me |him |her )?under the bus|threw me under the bus|hit by a (?:bus|truck) (?:feeling|of)|feel(?:s)? like (?:i(?:'ve| was| got)? (?:been )?)?hit by a (?:bus|truck))\b/g,
  /\b(?:it|that|reality|the news|the thought|the smell|realisation|realization|grief|life) (?:\w+ )?(?:hits?|hit|slaps?|slapped|kicks?|kicked|punched|strikes?|struck|beats?|beat|burns?|hurts?) me\b/g,
  /\b(?:hit(?:s|ting)?|kick(?:s|ed|ing)?|burn(?:s|ed|t)?|chok(?:es|ed)|lock(?:s|ed)|push(?:es|ed)) me (?:out(?! (?:of (?:the|our|my)|in the|at night))|off|up (?:for|to|on|and)|back for|up$|with (?:the news|questions|love|kindness|it))(?: of the (?:band|group|chat|team|meeting|committee|choir|server))?/g,
  /\b(?:overdos(?:e|ed|ing)|od'?d?|od'ing) on (?:caffeine|coffee|chocolate|sugar|netflix|tiktok|cute|candy|cheese|carbs|tea|vitamins?|work|christmas|memes|gossip)\b/g,
  // Ends that are no end of life.
  /\b(?:want|need|ready|decided|going|time|plan(?:ning)?|how|whether) to (?:end|finish) (?:it|things|this)(?: all)? (?:with|between)\b/g,
  /\bend (?:it|things) (?:with|between) (?:him|her|them|us|my)\b/g,
  /\b(?:don'?t|do not|dont) (?:really )?(?:want to|wanna) (?:live|be here|be alive|exist)(?: any ?more)?,? (?:in|at|with|near|on|for|under|like) (?!this (?:world|earth|planet|life|body|pain)|pain|fear|this any ?more|agony)/g,
  /\b(?:i'?ll|i will|i'm gonna|im gonna|would|could|i'd) (?:kill|murder|die) for (?:an?|some|the|that|his|her|my|those)\b/g,
  // Words in other senses.
  /\b(?:overdose|suicide|self-?harm|abuse|assault|domestic violence|rape|eating disorders?) (?:study|case|data|prevention|training|unit|statistics|stats|research|policy|policies|charity|helpline|module|lecture|awareness|crisis line)\b/g,
  /\brape ?seed\b|\bhunger games\b|\bmurder mystery\b|\bkiller (?:app|heels|queen|whale|abs|workout)\b|\bmolest\w* the\b|\bchoking up\b|\bchoked (?:up|on (?:my|the|a) (?:words|speech|exam|interview))\b/g,
];
