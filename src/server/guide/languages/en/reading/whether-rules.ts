/** The forms in which people ask whether to do an act. The first rule that fits wins, so the narrower stand first. */
import { type ActRule, i, really, wh, who } from './act-rules.ts';

const soft =
  '(?:really |just |even |still |so |too |very |that |such |actually |kind of |kinda |completely |totally )*';
const judged =
  '(?:late|early|soon|fast|quick|far|extreme|harsh|petty|dramatic|lazy|greedy|needy|controlling|unprofessional|premature|rushed|awkward|inappropriate|manipulative|immature|hypocritical|wrong|right|selfish|crazy|mad|stupid|dumb|foolish|mistake|unfair|fair|silly|worth it|good idea|bad idea|terrible idea|stupid idea|reckless|cruel|normal|okay|ok|all right|alright|weird|insane|irresponsible|naive|ridiculous|rude|mean|smart|wise|healthy|safe|realistic|unrealistic|risky|a red flag|possible|betrayal|cowardly|childish|dishonest|ungrateful|pathetic|irrational|unreasonable|too much|a lot to ask|bad|good|fine|better|best|unethical|immoral|sensible|reasonable)';
const unsure =
  "(?:not (?:at all |really |so |even |quite |entirely |100% )?(?:sure|certain|convinced)|unsure|uncertain|(?:don't|do not|didn't|never) (?:really |even |actually )?know|no idea|no clue|doubt|doubting|wonder|wondering|wondered|ask(?:ing)? myself|question(?:ing)?|debat(?:e|ing)|decid(?:e|ing)|figure out|thinking about|torn (?:about|on|over)|curious|need to know|want to know|tell me|conflicted about|worried)";
const readiness =
  "(?:should(?: just)? |should really |ought to |really want to |actually want to |even want to |want to |can |could |would |am ready to |'?m ready to |are ready to |will be able to |have (?:what it takes )?to |need to |dare to |must |still want to )";

export const whetherRules: ActRule[] = [
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:does|would|will) it make (?:me|us) (?:an? )?(?:[a-z]+ )+?(?:if|when|to) (?:i |we )?(.+)$',
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      '^(?:so |and |but )?(?:is|are) (?:getting |having )?((?!it\\b|this\\b|that\\b|there\\b|life\\b|my life\\b|love\\b).{2,50}?) (?:really |even |still |actually )*worth (?:it|the|my|trying|doing|saving|fighting)\\b',
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:aita|wibta|am i the asshole|would i be the asshole|am i the bad guy|am i an? (?:bad|terrible|horrible|awful) (?:person|mother|mom|mum|father|dad|son|daughter|friend|wife|husband|partner|sister|brother)) (?:for|if i|when i|because i) (.+)$',
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      `\\bwould (?:i|we) (?:really )?be (?:[a-z]+ )?(?:a |an )?(?:${judged}|fool|idiot|happier|better off|crazy|able|missed|bad (?:person|mother|father|friend|daughter|son)) (?:to|if i|if we|for|by|in)\\s+(.+)$`,
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:is|was|would) it (?:be |really be )?${soft}(?:a |an )?[a-z]+ (?:to|for|on|towards?) (?:my (?:[a-z']+ ){0,2}?[a-z']+|him|her|them|the [a-z]+|everyone|others|people) (?:if|that|when) (?:i|we) (.+)$`,
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:is there|there is|is there really|do you see|i see)(?: even| still)? (?:any|a|much|no) (?:point|sense|use|good reason|reason)(?: in| to| for me to)\\s+(.+)$',
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:have|did) (?:i|we) (?:made|make) (?:a|the biggest|a huge|a big|a terrible) mistake (?:by|in|when i|when we)?\\s*(.+)$',
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      "^(?!(?:i|it|he|she|is|am|are|do|does|should|why|how|what|don't|whether)\\b)([^,]{3,60}?),? or not\\b[^?]*[?!.]*$",
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b${unsure}(?: that| if| whether) ${who} (?:really )?(?:can|could|should|will|dare|dare to|am able to|want to|would)(?: do)?(?: it| that| this| so)?[?!. ]*$()`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:was|am|were|are) (?:i|we) (?:really |being |so )?(?:a |an )?(?:${judged}|weak) (?:to|for|in|by|if i|if we|when i|because i)\\s+(?!me\\b|him\\b|her\\b)(.+)$`,
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:if|whether|how) (?=\\w+ing\\b)(.+?) (?:would|will|could|might|is|was|makes?) (?:really |actually |make |be |me |a |an |the |too |worth )*[^,]*$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:does|would) ((?!it\\b|this\\b|that\\b).{3,60}?) (?:even |really )?make (?:any |more )?sense\\b',
    ),
  },
  { frame: 'whether', pattern: i('^to (.+?),? or not(?: to\\b.*)?[?!]*$') },
  {
    frame: 'whether',
    pattern: i(
      '^(?!(?:which|what|who)\\b)(.+?)\\s*(?:[,:–—]|\\s-)\\s*(?:yes or no|good or bad idea|(?:good|bad|stupid|terrible|smart) idea(?: or (?:not|bad|good))?|(?:yay|yea) or nay|worth it|too (?:late|early|soon|much)|am i (?:crazy|stupid|selfish|insane))\\?*$',
    ),
  },
  {
    frame: 'whether',
    pattern: i('\\b(?:should|shall|could|can|would|may) (?:i|we)(?: or not| even| really)?\\?*$()'),
  },
  {
    frame: 'whether',
    pattern: i(
      `(?:^|\\b(?:and|but|so|or|,) )(?:is|would|was|isn't|wouldn't|does) (?:it|that|this) (?:be |make |sound )?(?:any |me )?${soft}(?:a )?(?:sense|${judged})(?: person| of me| for me| at (?:my|this) age| now| at all)*(?: to (?:do|try) (?:it|that|this))?\\?*$()`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:did|do|would|will|am) (?:i|we) (?:do|doing|make|making)? ?(?:the right|a good|a bad|the wrong|the best) (?:thing|choice|decision|call) (?:by |in |when i |when we |if i |if we |to |not )?(.+)$`,
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:am|are|was|were) (?:i|we) (?:making|about to make) (?:a|the biggest|a huge|a big|a terrible) mistake (?:by|in|if i|if we|when i)?\\s*(.+)$`,
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:will|would|could|do|am) (?:i|we) (?:really |ever |later |one day |going to |always )*(?:regret|miss out by|be sorry for) (?=(?:not )?\\w+ing\\b)(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:will|would) (?:i|we) (?:really |ever |later |one day )*(?:regret it|be sorry|be happier|be happy|be better off|be okay|be ok|survive|manage) if (?:i|we) (.+)$`,
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      `${wh}\\b(?:should|shall|ought|may) (?:${who.slice(3, -1)}|you|one|someone|somebody|people|couples|parents|my (?:[a-z]+ )?(?!own\\b)[a-z'-]+|he|she|they) (?:to )?(?:really |even |just |still |ever |maybe |finally |actually )?(?:go ahead and )?(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:if|whether) (?:or not )?(?:it's|it is|it was|it would be|it'd be|this is|now is|that's|that is|its) (?:really |even |still |too |a |an |the |such |so )*(?:(?:good|bad|right|best|terrible|stupid|smart|wise|great) )?(?:time|right|worth(?: it)?|okay|ok|wise|wrong|fair|idea|thing|moment|decision|choice|mistake|selfish|smart|stupid|crazy|best|better|normal|possible|late|early|soon|late)(?: for me| for us| of me)?(?: to)? (?:try to )?(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\bwhether (?:or not )?(?:to |it makes sense to |${who} (?:really |even |still |just )?${readiness})(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:do|did|don't) you (?:guys )?(?:think|believe|feel|reckon|agree)(?: that)? (?:i|we) (?:really )?(?:should|ought to|can|could|would be (?:right|wrong|stupid|crazy|able) to|need to|have to|am (?:right|wrong|crazy|stupid) to) (.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\bif (?:or when )?(?:${who} (?:really |even |still |just )?(?:should|ought to|really want to|actually want to|even want to|still want to|am ready to|'?m ready to|can|could)(?: just| really| even)? )(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:is|was|would|isn't|wouldn't|will|could|can) it (?:be |really be |ever be )?(?:not )?${soft}(?:a |an |the )?(?:[a-z']+ ){0,2}?[a-z']+(?: of me| for me| for us| for a [a-z]+| (?:to|for|on|towards) (?:my (?:[a-z]+ ){0,2}?[a-z]+|him|her|them|us|everyone|others|the [a-z]+))?(?: at (?:my|this) age)? (?:to|for me to)\\s+(?!be true\\b|happen\\b)(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:is|was|would|isn't|wouldn't) it (?:be |really be )?${soft}(?:a )?(?:worth(?: it)?|good|wise|smart|${judged})(?: that| if| when| for me| of me| for us)*(?: (?:i|we|me)(?= ))? (.+)$`,
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:does|would|did|doesn't) it (?:even |still |really |actually |ever )*make (?:any |more |much |financial )*sense (?:for (?:me|us) )?(?:to|if i|if we|that i)\\s+(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      "\\b(?:is|isn't|would) (?:now|this|it|that) (?:be )?(?:really |just |finally |maybe )*(?:(?:the|a|my) )?(?:right |good |best |bad )?(?:time|moment|chance|idea|mistake|point) (?:for (?:me|us) )?(?:to|where i should|that i)\\s+(.+)$",
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `^(?:and |but |so |honestly,? |hi,? |ok,? )?(?:is|would|was|isn't) ((?!it\\b|this\\b|that\\b|there\\b)\\w+ing\\b.+?) (?:be |really |just |actually |still |even |always |too |so |such )*(?:(?:an?|the) (?:(?:really|very|good|bad|stupid|dumb|terrible|horrible|crazy|huge|big|right|wrong|reasonable|valid|realistic|smart|wise|great|selfish|better|best|viable) )*)?(?:idea|mistake|decision|choice|option|move|${judged}|worth it|worth the [a-z]+|enough|betrayal|failure|cheating|solution|answer|option for me|smart thing|right thing|right thing to do)(?: for me| for us| of me| at my age| in my situation| at [0-9]+)*[?!. ]*$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:do|did|would) ${who} ${really}(?:want|need|have|dare|deserve|have (?:the|a|any) right|have it in me|have what it takes|have the strength|have the guts|owe it to \\w+|like|get) (?:to )(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:am|are|was|were) (?:i|we) (?:really |too |being |just |still |even |actually |ever )*(?:[a-z]+)(?: enough)? (?:to|for)\\s+(?=[a-z])(?!me\\b|him\\b|her\\b|them\\b|people\\b|this\\b|that\\b|you\\b)(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:when|at what point) (?:should|do|is it time to|is the right time to|would it be time to|am i (?:supposed|allowed) to)(?: ${who})? (?:finally |just |ever |really )?(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `${wh}(?<!\\b(?:that|whatever|ways?|steps?|much|long|often|whom|and|as best|as far as|all|than|so) )\\b(?:can|could|when do) ${who} (?:ever |really |still |even |just )?(?!afford not\\b)(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:thinking|thought|think|dreaming|dream|dreamt|wondering|unsure|not (?:really |so )?sure|doubts|(?:second |serious |any )?(?:thoughts|opinions)|debating|on the fence|hesitating|hesitant|undecided|torn|conflicted|nervous|feelings|fantasi[sz]\\w+|toying with the idea|the idea|playing with the idea|nervous)(?: a lot| every day| about it| again| lately| seriously)* (?:about|of|on|over|whether) (?:maybe |just |possibly |finally |seriously )*(?=(?:not )?\\w+ing\\b(?! (?:is|was|that)\\b))(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b${unsure}(?: about)?(?: that| if| whether)?,? ${who} ?(?:really |even |still |just )?${readiness}(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `(?:^|[,:–—]\\s*|\\b(?:but|and|so) )(?:do|did|will|would) ${who} ${really}(?!know\\b|mean\\b|think\\b|matter\\b|ever (?:be|find|feel|get|stop|have|meet)\\b|have (?:a|any|no)\\b)(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      '\\bwould (?:you|anyone|someone|anybody) (?:ever |still |even |just |really )*(?!say\\b|mind\\b|like\\b|please\\b|rather\\b|help\\b|call\\b|recommend\\b|suggest\\b|do\\b|agree\\b|know\\b)(.+)$',
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      "\\bwhat (?:if|happens if|would happen if) (?:i|we) (?!am\\b|'m\\b|was\\b|were\\b|never\\b|don't\\b|can't\\b)(?:just |really |actually )?(.+?)(?: and (?:i |then |it |never |they |he |she |nobody |everything |no one |still |end up |fail |regret |lose |don't |can't |find out |realize |realise ).*)?$",
    ),
    form: 'past',
  },
  {
    frame: 'whether',
    pattern: i(
      '\\b(?:considering|contemplating|debating|pondering|weighing up|questioning) (?:seriously |about )?(?=(?:not )?\\w+ing\\b)(.+)$',
    ),
  },
  { frame: 'whether', pattern: i('\\b(?:considering|contemplating) (?=(?:a|an|my|the)\\b)(.+)$') },
  {
    frame: 'whether',
    pattern: i(
      '^(?!.*\\b(?:every time|each time|whenever|always)\\b).*?\\b(?:tempted|about|considering|reluctant|hesitating|hesitant|inclined) to\\s+(?!be\\b|me\\b|my\\b|him\\b|her\\b|them\\b|the\\b|a\\b)(.+)$',
    ),
  },
];

/** Said and not asked: as plain as a habit, less plain than a question. */
export const whetherSaid: ActRule[] = [
  {
    frame: 'whether',
    pattern: i(
      "\\b(?:maybe|perhaps|i think|i feel like|i guess|i know) (?:it's|it is|it might be|it would be) (?:really |finally )?(?:time|best|better) (?:for me |for us )?to (.+)$",
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:i (?:feel like|think|don't think|do not think|guess|know|sometimes think|keep thinking|suspect|suppose)(?: that)?(?: maybe)?|maybe|perhaps|part of me (?:thinks|says|feels)(?: that)?|everyone (?:says|tells me)(?: that)?|people (?:say|tell me)(?: that)?|my (?:[a-z]+ ){1,2}(?:says|say|thinks|think|insists|insist)(?: that)?) (?:i|we) (?:really |probably |maybe )?(?:should|ought to|have to|need to) (?:just |really |probably |maybe |finally )*(?!be\\b|have\\b|feel\\b|think\\b|know\\b|figure\\b|remember\\b|understand\\b|love\\b|find out\\b)(.+)$`,
    ),
  },
  {
    frame: 'whether',
    pattern: i(
      "\\b(?:want|would like|'d like|would love|'d love|love|need|hope|plan|planning|ready|decided|going) to\\s+(?!be able|know|understand|stop feeling|feel|hear|be happy)(.+?),?\\s+but\\b(?! (?:i )?(?:don't|do not) know (?:how|where|what))(?! (?:i )?(?:have )?no idea (?:how|where))(?! nothing\\b)(?! how\\b).*$",
    ),
  },
];
