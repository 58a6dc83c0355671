/** Words that point to a label of the guide, for folded text: hints for the classifier, which learns how much each one says. */
import type { GuideLabel } from './labels.ts';

export const hintsEn: Record<GuideLabel, RegExp> = {
  bereavement:
    /\b(?:died|dies|death|passed (?:away|on)|funeral|grief|griev\w+|mourn\w+|buried|ashes|widow\w*|lost (?:my|our|him|her)|since (?:he|she|mum|mom|dad) (?:died|went|left us)|anniversary of|late (?:husband|wife|mother|father))\b/,
  breakup:
    /\b(?:broke up|break ?up|breaking up|dumped|split up|ended (?:it|things)|my ex|left me|ghosted|get (?:him|her|them) back|over (?:him|her)|we ended|no contact)\b/,
  'stay-or-leave':
    /\b(?:leave (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|stay (?:with|in) (?:him|her|my|this|the) ?(?:marriage|relationship)?|divorc\w+|separat\w+|end (?:my|the|this) (?:marriage|relationship)|fallen out of love|don'?t love (?:him|her)|for the (?:kids|children))\b/,
  betrayal:
    /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied to me|behind my back|trust (?:him|her|them) again|forgive|infidelity|messages? (?:on|with)|found out)\b/,
  'secret-debt':
    /\b(?:debts?|credit cards?|overdraft|owe|owing|loans? (?:he|she|nobody|that)|gambl\w+|betting|bailiffs?|payday|hid(?:ing|den)? (?:the )?(?:money|bills|letters|statements)|doesn'?t know (?:about )?(?:the|how much))\b/,
  lending:
    /\b(?:lend\w*|lent|borrow\w*|loan(?:ed)? (?:him|her|them|my)|pay(?:ing)? (?:me|us) back|money (?:to|for) my (?:brother|sister|friend|cousin|son|daughter|parents)|co-?sign\w*|asked (?:me )?for money)\b/,
  'estranged-child':
    /\b(?:(?:son|daughter|kids?|child(?:ren)?)\b.{0,40}(?:not spoken|hasn'?t spoken|won'?t (?:speak|talk|answer|see)|no contact|cut me off|blocked|stopped (?:calling|talking)|doesn'?t (?:call|speak|talk))|estranged|cut me off)\b/,
  'caring-parent':
    /\b(?:dementia|alzheimer\w*|care home|nursing home|carers?|caregiv\w+|look(?:ing)? after (?:my )?(?:mum|mom|mother|dad|father|parents)|car(?:e|ing) for (?:my )?(?:mum|mom|mother|dad|father|parents)|(?:mum|mom|mother|dad|father)(?:'s)? (?:falls?|fell|stroke|hip|can'?t live)|assisted living)\b/,
  'in-laws':
    /\b(?:mother|father|sister|brother|parents?)[- ]in[- ]law|\bin-?laws\b|\bmil\b|\bfil\b|\b(?:his|her) (?:mother|mum|mom|parents|family)\b/,
  'drifting-friend':
    /\b(?:best friend|old friend|friend\w*)\b.{0,60}\b(?:drift\w*|apart|distant|less|never (?:calls|texts|asks)|always me|one-?sided|busy|cancel\w*|replies|changed|faded)\b|\bdrift\w* apart\b/,
  'coming-out':
    /\b(?:com(?:e|ing|ing) out|came out|gay|lesbian|bi(?:sexual)?|queer|trans(?:gender)?|nonbinary|non-binary|closet(?:ed)?|girlfriend to my parents|pronouns)\b/,
  'moving-country':
    /\b(?:mov(?:e|ing) (?:back )?(?:to|abroad|home|countr\w+|overseas)|emigrat\w+|immigra\w+|visa|abroad|expat|go(?:ing)? back (?:home|to)|relocat\w+|green card|residence permit|homesick)\b/,
  'moving-in':
    /\bmov(?:e|ing) in (?:together|with)|\bliv(?:e|ing) together|\bhis (?:place|flat)|\bher (?:place|flat)|\bgive up my (?:flat|apartment|place)|\bcohabit\w*/,
  'another-child':
    /\b(?:second|third|another|first|one more|have (?:a|another|kids|children)) (?:child|baby|kid)?\b.{0,20}\b(?:child|baby|kids?|children|ivf)\b|\b(?:have kids|have children|pregnan\w+|ivf|babies|broody|biological clock|maternity|siblings? for)\b/,
  'career-change':
    /\b(?:career|retrain\w*|switch(?:ing)? (?:careers?|fields?|to)|go back to (?:school|uni)|chang(?:e|ing) (?:careers?|jobs?|fields?)|become an?|teaching|nursing|start over|course in)\b/,
  'job-choice':
    /\b(?:(?:two|both|other|new|job) offers?|offer(?:ed)? (?:me )?(?:a|the)? ?(?:job|position|role)|accept|counter-?offer|stay (?:at|in) my (?:job|current)|between (?:two )?jobs|start-?up or|the other (?:job|company))\b/,
  promotion:
    /\b(?:promot\w+|team lead\w*|manag(?:e|ing|er of) (?:people|a team|the team)|lead(?:ing)? (?:a|the|my) team|head of|become (?:a )?manager|leadership|direct reports?|my old (?:colleagues|teammates))\b/,
  quitting:
    /\b(?:quit\w*|resign\w*|hand(?:ed|ing)? in my notice|notice period|without (?:a|another|anything|something) (?:job|next|lined)|nothing lined up|walk out|leave my job|savings for)\b/,
  boss: /\b(?:boss|manager|supervisor|team leader|head teacher|director)\b/,
  'saying-no':
    /\b(?:say(?:ing)? (?:no|yes)|said yes|can'?t (?:say no|refuse)|people[- ]pleas\w+|boundar\w+|favou?rs?|always ask(?:s|ing)? me|volunteer(?:ed)? (?:again|for everything)|turn (?:them|him|her|it) down)\b/,
  burnout:
    /\b(?:burn(?:ed|t)?[- ]?out|burnout|exhaust\w+|signed off|sick leave|running on empty|overwork\w*|can'?t switch off|sunday (?:night|evening)|dread (?:monday|work)|drained|no energy|cry(?:ing)? (?:before|at|after) work)\b/,
  procrastination:
    /\b(?:procrastinat\w+|put(?:ting)? (?:it|things|them|everything) off|keep (?:delaying|postponing|avoiding)|tomorrow|last minute|deadline|can'?t (?:start|begin|get started)|never (?:start|finish)|unopened|to-?do list)\b/,
  perfectionism:
    /\b(?:perfect\w*|good enough|never (?:good )?enough|mistakes?|check(?:ing)? (?:it )?(?:three|four|five|ten|again)|redo\w*|rewrit\w+|flaw\w*|standards|100 ?%|proofread\w*)\b/,
  'night-habits':
    /\b(?:scroll\w*|tiktok|instagram|phone in bed|(?:1|2|3|4) ?a\.?m\.?|wine|drink(?:ing)? (?:every|at|alone|to)|glass(?:es)? of|beers?|snack\w*|fridge|ice cream|eat(?:ing)? at night|binge[- ]?watch\w*|youtube|netflix till|gaming till)\b/,
  'health-scare':
    /\b(?:lump|biopsy|scan|mri|test results?|results|cancer|tumou?r|diagnos\w+|gp|doctor (?:said|wants|called)|mammogram|blood test|symptoms?|heart (?:thing|murmur)|waiting for (?:the )?(?:results|hospital))\b/,
  'creative-block':
    /\b(?:writ(?:e|ing) (?:anymore|again|a word)|novel|paint(?:ing)?|canvas|blank page|songs?|album|block(?:ed)?|creativ\w+|compose|draw(?:ing)?|manuscript|band|sketch\w*|guitar|poems?)\b/,
  'study-choice':
    /\b(?:major|degree|university|uni|college|course|study|studying|masters?|phd|law school|med(?:ical)? school|apply|drop out|gap year|a levels?|engineering|faculty|semester)\b/,
  retirement:
    /\b(?:retir\w+|pension\w*|last day at work|after forty years|\d+ years at|what will i do all day|leisure|golf|state pension)\b/,
  loneliness:
    /\b(?:lonely|loneliness|alone|no friends|no one to|nobody to|don'?t know anyone|eat alone|isolated|new (?:city|town)|make friends|weekends?)\b/,
  impostor:
    /\b(?:impost[eo]r|fraud|fake|found out|don'?t (?:belong|deserve)|lucky|everyone else is (?:smarter|better)|fooled|not (?:smart|qualified|good) enough|any day now|out of my depth|bluff\w*)\b/,
  lost: /\b(?:lost|no idea what|don'?t know what i want|purpose|direction|meaning|point of|stuck|where i'?m going|who i am|empty|drifting|what (?:am i|to do with my life))\b/,
  sad: /\b(?:sad|cry\w*|cried|tears|heartbroken|miss (?:him|her|them|it|my)|down|low|grief|weep\w*|sobb\w*|heavy)\b/,
  afraid:
    /\b(?:afraid|scared|fear\w*|terrified|frighten\w*|anxious|worr(?:y|ied|ies)|panic\w*|nervous|dread\w*|what if)\b/,
  angry:
    /\b(?:angry|anger|furious|mad (?:at|that)|rage|pissed|livid|resent\w*|fed up|sick of|annoyed|hate (?:how|that|it|him|her)|seething|boil\w*)\b/,
  ashamed: /\b(?:asham\w+|shame|embarrass\w+|humiliat\w+|can'?t look|hide|mortified|cringe)\b/,
  guilty:
    /\b(?:guilt\w*|feel bad|fault|blame myself|let (?:him|her|them|everyone) down|should have|selfish|conscience)\b/,
  lonely: /\b(?:lonely|alone|nobody|no one|isolated|left out|invisible)\b/,
  tired:
    /\b(?:tired|exhausted|drained|worn out|weary|knackered|shattered|no energy|run down|spent|running on)\b/,
  numb: /\b(?:numb|nothing|empty|flat|hollow|switched off|don'?t feel|autopilot|blank|far away|grey)\b/,
  jealous:
    /\b(?:jealous\w*|envy|envious|envi\w+|compare|everyone else (?:is|has|gets)|why (?:her|him|them) and not me)\b/,
  hopeful:
    /\b(?:hope\w*|looking forward|excited|maybe it will|could work|better days|optimis\w+|can imagine|light)\b/,
  relieved: /\b(?:relie(?:f|ved)|weight off|breathe again|glad it'?s over|finally|lighter|thank god|slept)\b/,
  overwhelmed:
    /\b(?:overwhelm\w*|too much|drown\w*|can'?t keep up|everything at once|don'?t know where to start|swamped|under water|snowed under|all at once)\b/,
  hurt: /\b(?:hurt\w*|stung|stings|wound\w*|didn'?t even|ignored|rejected|cut me|pain\w*|forgot my|laughed at me|took it personally)\b/,
  'value:security':
    /\b(?:secur\w+|safe\w*|stable|stability|steady|savings|mortgage|pension|roof|certain\w*|reliable|predictable)\b/,
  'value:freedom':
    /\b(?:free|freedom|independen\w+|my own (?:way|terms|decisions|time)|choose|decide for myself|tied down|space|trapped|autonomy|no one telling)\b/,
  'value:closeness':
    /\b(?:close\w*|intima\w+|together|connect\w*|hug|touch|share|talk properly|being held|known|near)\b/,
  'value:family':
    /\b(?:family|kids|children|parents|home|grandchildren|be there for|sunday lunch|siblings|my mum|my dad)\b/,
  'value:honesty':
    /\b(?:honest\w*|truth\w*|lie|lies|lying|pretend\w*|secret\w*|tell (?:him|her|them) (?:the truth|everything)|real|fake|open about|hide)\b/,
  'value:fairness': /\b(?:fair\w*|unfair|equal\w*|my turn|share|deserve|just(?:ice)?|always me|half)\b/,
  'value:respect':
    /\b(?:respect\w*|disrespect\w*|dignity|talk(?:s|ed)? down|interrupt\w*|treated|belittl\w+|take me seriously|boundar\w+|like a child)\b/,
  'value:recognition':
    /\b(?:recogni\w+|appreciat\w+|credit|notice[ds]?|thank(?:s|ed)?|see(?:n)? (?:me|what i)|valued|praise|acknowledg\w+|unseen|invisible)\b/,
  'value:growth':
    /\b(?:grow\w*|learn\w*|challenge\w*|develop\w*|stretch|new things|potential|progress|curious|stagnat\w+|standing still|better at)\b/,
  'value:meaning':
    /\b(?:meaning\w*|matter\w*|purpose|point|make a difference|contribut\w+|useful|legacy|worthwhile|help people|empty)\b/,
  'value:health':
    /\b(?:health\w*|body|doctor|sleep|exercise|sick|ill|blood pressure|weight|run(?:ning)?|back pain|live longer)\b/,
  'value:rest':
    /\b(?:rest\w*|quiet|peace\w*|calm|slow\w*|break|breathe|sleep|holiday|pause|nothing to do|switch off|still)\b/,
  'value:creativity':
    /\b(?:creat\w+|mak(?:e|ing) (?:things|something|music|art)|writ(?:e|ing)|paint\w*|music|draw\w*|imagin\w+|build|play|craft|design)\b/,
  'value:loyalty':
    /\b(?:loyal\w*|stand by|there for (?:him|her|them|me)|abandon\w*|promise\w*|let (?:him|her|them) down|owe (?:him|her|them)|stick (?:with|by)|after all (?:he|she|they))\b/,
  'obstacle:money':
    /\b(?:money|afford\w*|rent|mortgage|salary|pay\w*|cost\w*|savings|bills|debt\w*|loan\w*|broke|wage\w*|expensive|income)\b/,
  'obstacle:time':
    /\b(?:time|hours|busy|schedule|no minute|deadline|weekends?|too late|every evening|between (?:work|kids)|diary|calendar)\b/,
  'obstacle:energy':
    /\b(?:energy|tired|exhausted|drained|strength|too worn|nothing left|after work i|collapse|fall asleep|sofa)\b/,
  'obstacle:fear':
    /\b(?:afraid|scared|fear\w*|terrified|what if|dare|courage|panic|worried (?:that|he|she|they|about)|freeze|chicken out|nerve)\b/,
  'obstacle:others':
    /\b(?:(?:he|she|they|my \w+) (?:won'?t|would never|doesn'?t want|refuses|will be|would be|says? no|needs? me|depends?)|disappoint|expect\w*|everyone (?:thinks|says|will)|what (?:people|they) (?:will )?(?:think|say)|permission|against it)\b/,
  'obstacle:skill':
    /\b(?:don'?t know how|can'?t (?:code|drive|cook|speak|write)|skills?|qualif\w+|experience|no degree|certificate|language|learn(?:ed)? how|not trained|too old to learn|inexperienced)\b/,
  'obstacle:health':
    /\b(?:knees?|back|illness|sick|migraine\w*|pain|diabet\w*|anxiety|condition|disab\w+|medication|surgery|doctor|hip|asthma|body)\b/,
  'obstacle:place':
    /\b(?:far|distance|visa|permit|border|abroad|miles|kilomet\w+|town|village|country|flight|commute|city|law|nearest|moved away|time difference)\b/,
  'obstacle:habit':
    /\b(?:habit\w*|always end up|keep doing|every (?:night|time|evening)|again and again|autopilot|old pattern|can'?t stop|without thinking|addict\w*|reach for)\b/,
  'obstacle:unknown':
    /\b(?:don'?t know (?:what|if|how it|whether)|no idea (?:if|how|what)|unknown|uncertain\w*|unsure|can'?t (?:know|predict)|no guarantee|might|depends on|nobody can (?:say|tell)|not sure)\b/,
  partner:
    /\b(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc\w+|hubby|my (?:man|woman)|marriage|married|relationship|bf|gf)\b/,
  ex: /\b(?:ex|exes|ex-\w+|my former (?:husband|wife|partner)|used to be together|before we split)\b/,
  parent: /\b(?:mother|mum|mom|mam|ma|father|dad|da|papa|parents?|daddy|mummy|stepmum|stepdad|folks)\b/,
  child:
    /\b(?:son|daughter|kids?|child(?:ren)?|baby|toddler|teenager|boys|girls|grandson|granddaughter|my (?:eldest|youngest|oldest|little one|boy|girl))\b/,
  sibling: /\b(?:brother|sister|sibling\w*|twin|bro|sis)\b/,
  friend: /\b(?:friends?|mates?|bestie|buddy|pal|friendship|roommate|flatmate|housemate)\b/,
  'boss-person':
    /\b(?:boss|manager|supervisor|ceo|director|head teacher|principal|consultant|foreman|line manager|chief)\b/,
  colleague:
    /\b(?:colleagues?|co-?workers?|team ?mates?|the team|the lads at work|workmates?|desk mate|people at work|someone at work|junior|intern)\b/,
  'in-law-person':
    /\b(?:mother|father|sister|brother|parents?|daughter|son)[- ]in[- ]law|\bin-?laws\b|\bmil\b|\b(?:his|her) (?:mother|mum|mom|father|dad|parents|sister|brother)\b/,
  leaning:
    /\b(?:lean\w*|rather|more and more|i think i (?:will|want|should|know)|part of me (?:already|has)|probably|already decided|deep down i know|if i'?m honest i|gut says|prefer|tempted)\b/,
  torn: /\b(?:torn|stuck between|either|on (?:the )?one hand|can'?t decide|both|part of me|or (?:stay|should)|half of me|back and forth|undecided|fifty[- ]fifty|but (?:also|then))\b/,
  refusing:
    /\b(?:don'?t want to (?:talk|think|go|do|move|leave|discuss)|not ready|no way|won'?t|refuse|i'?m not (?:doing|going)|never going to|stop asking|leave it|not going there)\b/,
  'asks-back':
    /\b(?:what do you mean|why do you ask|what(?:'s| is) that supposed|do you mean|how do you mean|is that a|can you (?:explain|say)|what kind of|in what way|why does that matter|sorry\?|like what)\b|\?$/,
  'dont-know':
    /\b(?:i (?:really |honestly )?(?:don'?t|dont|do not) know|dunno|no idea|idk|not sure|no clue|can'?t say|hard to say|beats me|haven'?t a clue|i wish i knew)\b/,
  refusal:
    /\b(?:none of (?:those|these|them|the above)|rather not|not yet|skip|pass|won'?t answer|next question|no comment|neither|don'?t want to (?:answer|say)|not now|n\/a|nothing)\b/,
  step: /\b(?:i(?:'ll| will| could| can| might|'m going to| am going to)|call|ring|email|write (?:to|down)|ask|talk to|book|make (?:an appointment|a list)|look up|tell|send|sign up|go to|start with)\b/,
  time: /\b(?:tomorrow|tonight|today|this (?:week|weekend|evening|month)|next (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|after (?:work|dinner|lunch|christmas|the)|before (?:the|bed)|by (?:the end|friday|monday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the morning|\d+|a week|two weeks)|weekend|at \d)\b/,
};
