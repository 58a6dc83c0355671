/**
 * The word classes that the English phrases of danger (phrases-en.ts) are composed of, as patterns for folded text: lower
 * case, straight apostrophes, single blanks (`foldText`, classifier/normalise.ts).
 */

const r = String.raw;

const oneOf = (...words: readonly string[]): string => `(?:${words.join('|')})`;
/** A gap of up to `count` words, each with the blank after it; none of them a negation. */
export const upTo = (count: number): string =>
  r`(?:(?!(?:not|never|no|without|dont|didnt|doesnt|wont|wouldnt|\w+n't)\b)[\w'-]+,? ){0,${count}}`;
/** A gap of up to `maxChars` characters, within the sentence. */
export const near = (maxChars: number): string => `[^.!?]{0,${maxChars}}`;
/** A regular verb in all its forms, from its stem: "kick" is kick, kicks, kicked, kicking. */
const forms = (...stems: readonly string[]): string => `${oneOf(...stems)}(?:e?s|e?d|ing)?`;

// How it is meant: wishes, plans, habits.
export const want = r`(?:(?:really |just |so |only )?(?:want(?:s|ed|ing)?|wana|wish(?:es|ed)?|need|hop(?:e|ing)|long(?:ing)?|intend(?:ing)?|plan(?:s|ned|ning)?|decided|ready|about|prepar(?:ed|ing)|try(?:ing)?|(?:'d| would) (?:like|love|prefer)) (?:to|tae|2)|wanna|going to|gonna|gunna|finna|tryna)`;
export const thinkOf = r`(?:(?:think(?:s|ing)?|thoughts?|thought|dream(?:s|ing|t)?|fantas(?:y|ies|i[sz]es?|i[sz]ing|i[sz]ed)|ideas?|visions?|images?|pictures?|flashes|obsess(?:ed|ing)) (?:\w+ )?(?:of|about|on|to)|consider(?:s|ing)?|contemplat(?:e|es|ing)|pictur(?:e|ing)|imagin(?:e|ing)|plan(?:s|ning)? (?:on|for|of)|urges? to|tempted to|feel like|feeling like|ways? (?:to|of)|how to)`;
/** A negation before a verb, and what acts as one. */
export const negation = r`(?:(?:do|did|does|wo|would|ca|could|have|has)n'?t|(?:do|does|did|will|would|can|could) ?not|cannot|no longer|never|not|nor|don't even|stopped)`;

// Somebody's own body and what is done to it.
/** "Myself" as people spell it, and "himself" of another person in danger. */
export const anySelf = r`(?:my ?self|me ?self|mi ?self|mysef|masel|himself|herself|themsel(?:f|ves)|hisself)`;
export const skin = r`(?:arms?|fore-?arms?|legs?|thighs?|wrists?|skin|stomach|belly|hips?|palms?|ankles?|flesh|veins?|calves|shoulders?|chest|body)`;
export const cut = r`(?:cut(?:s|ting)?|slic(?:e|es|ed|ing)|slit(?:s|ting)?|slash(?:es|ed|ing)?|carv(?:e|es|ed|ing)|scratch(?:es|ed|ing)?|burn(?:s|ed|t|ing)?|scald(?:s|ed|ing)?|stab(?:s|bed|bing)?)`;
export const harm = r`(?:${cut}|harm(?:s|ed|ing)?|hurt(?:s|ing)?|injur(?:e|es|ed|ing)|starv(?:e|es|ed|ing)|bruis(?:e|es|ed|ing)|mutilat(?:e|es|ed|ing)|bit(?:e|es|ing)|punch(?:es|ed|ing)?|hit(?:s|ting)?|slap(?:s|ped|ping)?|pinch(?:es|ed|ing)?|whip(?:s|ped|ping)?|chok(?:e|es|ed|ing)|claw(?:s|ed|ing)?)`;
export const blade = r`(?:knife|knives|blades?|razors?|razor ?blades?|scissors|lighter|needles?|cigarettes?|scalpel|box ?cutter|stanley knife|broken glass|shards?|compass|safety ?pins?|hot (?:spoon|iron|knife|metal|water|weld|oil)|iron|matches|penknife|cutter)`;
export const gun = r`(?:gun|pistol|rifle|shotgun|revolver|firearm|glock|piece to my head)`;
export const weapon = r`(?:${gun}|knife|knives|machete|panga|axe|hammer|bat|baseball bat|weapon|blade|cutlass|hatchet|spade|crowbar|petrol|acid|bomb)`;

// Dying and killing.
export const killSelf = r`(?:kill(?:s|ed|ing)?|hang(?:s|ed|ing)?|hung|shoot(?:s|ing)?|shot|drown(?:s|ed|ing)?|poison(?:s|ed|ing)?|off(?:s|ed|ing)?|top(?:s|ped|ping)?|unaliv(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|murder(?:ing)?|gas(?:sing)?|electrocut(?:e|ing)|strangl(?:e|ed|ing)|suffocat(?:e|ed|ing)|asphyxiat(?:e|ed|ing)|neck|kermit|end(?:s|ed|ing)?|finish(?:ing)? off)`;
export const die = r`(?:die(?! (?:laughing|of|for|from|inside|a little|hard|at home|in peace|on (?:that|this) hill|alone|old|with dignity|naturally))|be dead|be gone(?! (?:from|by|for))|be no more|not be (?:alive|here|around)|not exist|stop (?:living|existing|being alive|breathing)|cease to exist|end (?:it all|everything|all this|the pain|my suffering)|join (?:him|her|them|my (?:mum|mom|dad|wife|husband|son|daughter|sister|brother|nan|mother|father)) in (?:heaven|the grave)|never wake(?: up)?|not wake(?: up)?)`;
export const live = r`(?:live|living|alive|be alive|being alive|exist(?:ing)?|wake(?: up)?|waking(?: up)?|be (?:on|in) this (?:earth|world|planet)|breathe|breathing|keep (?:living|existing|breathing)|stay alive|go on living|carry on living|survive|see (?:tomorrow|another (?:day|year|birthday|christmas)|next (?:week|year|christmas)))(?! (?:in|with|at|near|here|there|alone|like|so|off|out|together|apart|next|by|under|on|abroad|up to|for (?:work|money|weekends)|a lie|paycheck|by|through (?:another|this)))`;
/** Where a person may jump from. */
export const jumpPlace = r`(?:bridge|roof|building|balcony|cliff|overpass|flyover|car ?park|viaduct|window|pier|tower|block|platform|ledge|rooftop|floor)`;
export const vehicle = r`(?:trains?|bus|trucks?|lorry|lorries|cars?|traffic|trams?|tube|tracks|metro|subway|wagon|trailer)`;

// Medicine.
export const pills = r`(?:pills?|tablets?|meds|medications?|medicines?|paracetamol|tylenol|ibuprofen|aspirins?|panadol|xanax|valium|ambien|oxy\w*|codeine|antidepressants?|painkillers?|sleepers|sleeping (?:pills|tablets)|benadryl|acetaminophen|co-?codamol|tramadol|insulin|capsules?|benzos|zopiclone|amitriptyline|propranolol)`;
export const poison = r`(?:bleach|pesticide|rat poison|antifreeze|acid|jik|dettol|detergent|insecticide|weed ?killer|herbicide|sniper|kerosene|paraffin|paraquat|drain cleaner|battery acid|lysol|poison|disinfectant|harpic|phenyl)`;
/** Medicine that is dangerous to stop. */
export const vitalMedicine = r`(?:insulin|lithium|warfarin|(?:blood ?|anti-?)(?:thinners?|coagulants?)|eliquis|xarelto|apixaban|olanzapine|clozapine|clozaril|risperidone|abilify|quetiapine|seroquel|zyprexa|haldol|lamictal|lamotrigine|depakote|valproate|epilim|keppra|carbamazepine|tegretol|arvs?|antiretrovirals?|dialysis|methadone|suboxone|buprenorphine|prednisone|prednisolone|hydrocortisone|steroids?|levothyroxine|thyroxine|beta ?-?blockers?|digoxin|amiodarone|tacrolimus|chemo\w*|anti-?psychotics?|mood stabili[sz]ers?|epipens?|anti-?rejection\w*|(?:heart|bp|blood ?pressure|pressure|epilep\w*|seizure|fits?|thyroid|hiv|tb|asthma|transplant|schizo\w*|bipolar|psych\w*|kidney|cancer|diabet\w*|sugar|stroke|clot|cardiac|adrenal|sickle cell|parkinson'?s|injection)(?: \w+)? (?:meds?|medications?|medicines?|pills?|tablets?|drugs?|pumps?|shots?|injections?|inhalers?))`;
export const stopTaking = r`(?:stop(?:ped|ping|s)?|quit(?:s|ting)?|skip(?:s|ped|ping)?|ditch(?:ed|ing)?|(?:came|come|coming|gone|going|been|am|i'm|im|went|took myself|take myself|is|he's|she's) (?:right )?off|off|gave up|given up|giving up|threw|thrown|throwing|flush(?:ed|ing)?|bin(?:ned|ning)|(?:ran|run|running|am|is|been) out of|not (?:been )?(?:tak(?:e|ing|en)|had)|(?:haven|hasn|didn|don|doesn|ai)'?t (?:been )?(?:tak(?:e|ing|en)|took|had|injected|used|touched|bought)|(?:have|has|do|does|did) not (?:been )?(?:tak(?:e|ing|en)|had)|refus(?:e|es|ed|ing)|halv(?:e|ed|ing)|ration(?:ed|ing)?|miss(?:ed|ing)?|forgot(?:ten)?|without|no more|leav(?:e|ing)|left|dropp(?:ed|ing)|cut(?:ting)?|stretch(?:ed|ing)?|hid(?:e|ing)|spit(?:ting)?|no|can'?t (?:afford|get|pay for)|cannot (?:afford|get))`;

// People.
export const relation = r`(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|bf|gf|ex|spouse|hubby|missus|fella|bloke|man|lad|fella|other half|baby ?daddy|father|dad|daddy|papa|mother|mum|mom|mam|mama|mummy|mommy|(?:step|foster|grand)[ -]?(?:father|dad|mother|mum|mom|brother|sister|ma|pa|son|daughter)|parents?|brother|sister|son|daughter|kids?|child|children|uncle|aunt|aunt(?:ie|y)|cousin|grandad|gran|granny|nan|nephew|niece|(?:mother|father|brother|sister)[ -]in[ -]law|in-?laws|boss|manager|supervisor|colleague|co-?worker|room-?mate|flat-?mate|house-?mate|neighbou?r|friend|mate|bestie|teacher|coach|tutor|pastor|priest|madam|employer|landlord|students?|pupils?|patient|client|carer|guardian|twin|baby|toddler|bloke)`;
/** The person who does something to the writer: a pronoun, or a relation. */
export const they = r`(?:he|she|they|hes|shes|who|it's him|(?:my|our|his|her|the|a|this|some) (?:[\w']+[ -]){0,2}${relation}|husband|boyfriend|girlfriend|dad|mum|mom|hubby|bf|gf)`;
export const child = r`(?:kids?|child|children|son|daughter|baby|babies|toddler|boys?|girls?|twins|newborn|infant|niece|nephew|grandson|granddaughter|grandkids?|grandchildren|little ones?|stepson|stepdaughter|pupils?)`;
/** The target of intended harm. */
export const victim = r`(?:him|her|them|that (?:man|bastard|bitch|guy|woman|bloke|boy|girl|prick)|someone|somebody|some ?1|everyone|everybody|people|others|every(?:one|body)|anyone|(?:my|his|our|the|this|these|those|their) (?:[\w'-]+ ){0,2}(?:${relation}|${child}|men|man|guy|woman|bloke|family|class(?:mates)?|school|office|people|driver|bastards?|lover|doctor|judge|bully|bullies|lot))`;
export const lethal = r`(?:kill(?:s|ing|ed)?|murder(?:ing|ed)?|shoot(?:ing)?|shot|stab(?:bing|bed)?|strangl(?:e|ing|ed)|throttl(?:e|ing)|poison(?:ing|ed)?|drown(?:ing|ed)?|smother(?:ing|ed)?|suffocat(?:e|ing)|chok(?:e|ing|ed)|slit(?:ting)?|run(?:ning)? (?:over|down)|set fire to|burn(?:ing)?|behead(?:ing)?|slaughter(?:ing)?|end(?:ing)?)`;
export const strike = r`(?:hit(?:s|ting)?|beat(?:s|en|ing)?(?: up)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|throttl(?:e|es|ed|ing)|smack(?:s|ed|ing)?|thump(?:s|ed|ing)?|head-?butt(?:s|ed|ing)?|whip(?:s|ped|ping)?|batter(?:s|ed|ing)?|burn(?:s|ed|t|ing)?|bit(?:es?|ing)?|stab(?:s|bed|bing)?|${forms('attack', 'assault')}|smash(?:es|ed|ing)? (?:\w+ )?head|belt(?:s|ed)|can(?:es|ed|ing)|flog(?:s|ged|ging)?|bash(?:es|ed|ing)?|back-?hand(?:s|ed|ing)?|strik(?:es|ing)|struck|lash(?:es|ed)|clout(?:s|ed)|clobber(?:s|ed)|welt(?:s|ed)|wallop(?:s|ed)|jump(?:s|ed)(?= me)|stamp(?:s|ed) on|knock(?:s|ed) me)`;
export const shove = r`(?:push(?:es|ed|ing)?|shov(?:es?|ed|ing)|grab(?:s|bed|bing)?|drag(?:s|ged|ging)?|thr(?:ows?|ew|owing)|slam(?:s|med|ming)?|pin(?:s|ned|ning)?|held|hold(?:s|ing)?|pull(?:s|ed|ing)?|squeez(?:es?|ed|ing)|shak(?:es?|ing)|shook|twist(?:s|ed|ing)?|spat|spit(?:s|ting)?)`;
export const intimate = r`(?:skirt|shirt|blouse|dress|pants|trousers|jeans|knickers|underwear|boxers|legs|thighs?|bra|breasts?|boobs?|tits?|chest|bum|butt|ass|arse|bottom|crotch|private parts?|privates|genitals|vagina|top|leggings|uniform|scrubs|clothes|waist|mouth)`;

export const days = r`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|a few|couple(?: of)?|some)(?: whole| full)? (?:days?|weeks?)`;
