/** The forms in which people tell of one act without asking for it. */
import { type ActRule, doing, i, who } from './act-rules.ts';

export const saidRules: ActRule[] = [
  {
    frame: 'how',
    pattern: i(
      "\\b(?:can't|cannot|can not|couldn't) (?:bring myself to|seem to|find the (?:courage|strength|words|energy|time|motivation) to|work up the (?:courage|nerve) to|manage to|figure out how to)\\s+(.+)$",
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
      "\\b(?:want|would like|'d like|'d love|need|trying|try|hope|have|wish|am going) to\\s+(.+?),?\\s+(?:but|and|yet) (?:(?:i|we) )?(?:really |just |still )?(?:(?:don't|do not) (?:really |even )?know (?:how|where|what)|(?:have )?no (?:idea|clue) (?:how|where|what)|can't figure out how|nothing (?:works|helps)|keep failing|how\\b|can't seem to|fail every time)",
    ),
  },
  {
    frame: 'how',
    pattern: i(
      "\\b(?:struggl\\w+|find it (?:so |really |very |extremely |incredibly )?(?:hard|difficult|impossible|tough)|(?:it's|it is|it was|its) (?:so |really |very |too |always |still |extremely |almost )*(?:hard|difficult|tough|impossible)(?: for me)?|(?:afraid|scared|terrified|too shy|don't dare|nervous)(?= to\\b)|dread|learn(?: how)?(?= to\\b)|trouble|difficulty|difficulties|hard time|need (?:some |your )?(?:help|advice)|no good at|bad at|not good at|terrible at|suck at)(?: in| with| on| at)? (?:how )?(?:to )?(?!of|that|i\\b|about|me\\b|my\\b|him\\b|her\\b|the\\b|it\\b|this\\b)(.+)$",
    ),
  },
  {
    frame: 'pattern',
    pattern: i(
      `\\b${who} (?:can't|cannot|can never) (?:even |ever )?((?!help\\b|wait\\b|live\\b).+ without \\w+ing\\b.*)$`,
    ),
    form: 'plain',
    prefix: 'not being able to ',
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
    pattern: i(
      `\\b(?:i|we) (?:always |often |usually )?(?!(?:end up|ended up|find myself) (?:here|there|like this)\\b)(?:tend to\\s+|(?:end up|find myself)\\s+(?=${doing})|(?=(?:end up|find myself)\\b))(.+)$`,
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\b(?:have|got|have got|developed|i've) (?:this |a |the )?(?:[a-z]+ )?(?:habit|tendency|pattern|history) of (?=\\w+ing\\b)(.+)$",
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i('\\b(?:have|got) (?:this |a |the )?(?:[a-z]+ )?(?:habit|tendency) to (.+)$'),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(
      '\\b(?:i|we) (?:always |often |constantly |still |sometimes )*(?:catch|find|caught|found) (?:myself|ourselves) (?=\\w+ing\\b)(.+)$',
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\bi(?:'ve| have) been (?=(?:avoiding|putting|postponing|ignoring|hiding|lying|procrastinating|pretending|delaying|dodging|overeating|overspending|self-sabotaging|sabotaging|drinking|scrolling|snapping|yelling|crying)\\b)(.+)$",
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(
      '\\bi (?:notice|noticed|realize|realise|realized|realised|see|admit|know)(?: now| lately)?(?: that)? i (?:always |just |only |keep |constantly )*(.+)$',
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i('\\bno matter (?:what|how|who|where|when) [^,]+?,? i (?:always |still |just )*(.+)$'),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      "^i(?:'ve| have) (?:now |already )?(?=[a-z]+ (?:and [a-z]+ )?(?:(?:up )?with |from |out of |in )?(?:two|three|four|five|six|seven|\\d+|several|so many|every|all)\\b)(.+)$",
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\b(?:every time|each time|whenever|as soon as|the moment|the minute)\\b.*?(?:,|\\bi\\b.*?)\\s*\\bi(?:'m)? (?:always |just |start (?=\\w+ing\\b))?(.+)$",
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(
      `^(?:and |but |so )?(?:again and again|over and over(?: again)?|time and again|time after time|once again|once more|yet again|again|and again|(?:it's |its )?(?:the )?same (?:old )?(?:story|thing|mistake|pattern)(?: again| as always| every time)?:|as always|as usual|lately|these days|(?:most|all) (?:days|nights|evenings|mornings|weekends)|(?:every|each) (?:single )?(?:day|night|week|month|year|morning|evening|time|weekend|summer|winter|spring|autumn|christmas|birthday|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday))[,:]? ${who} (?:always |just |still |only )?(.+)$`,
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      `^(?:and |but |so )?${who} (?:always |just |still |automatically |usually )?([^,]+? (?:whenever|every time|each time|the moment|as soon as) [^,]+)`,
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      `^(?:in |with |after |before |at )?(?:every|each|all|any) [^,]{2,60}, ${who} (?:always |just |end up |still )*(.+)$`,
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      `^(?:and |but |so )?${who} (?:always |just |still )?(.+?),? (?:again and again|over and over(?: again)?|time and again|time after time|all the time|every (?:single |other |few |couple of |two |three )*(?:time|day|week|month|year|night|weekend|sunday|friday|morning|evening)s?)[.!]*$`,
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\b(?:every time|each time|whenever|as soon as|the moment|the minute) (?!i\\b|i')[^,]*? i (?:always |just |start (?=\\w+ing\\b))?(.+)$",
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      `^when i(?:'m)? (?!was\\b|had\\b)[^,]*?,? i (?:always |just |then )?(?!want\\b|need\\b|hope\\b|think\\b|know\\b|feel\\b|do\\b|have\\b)(.+)$`,
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      "^when(?:ever)? (?!i (?:was|had)\\b|i'?m (?:\\d|old))[^,]*?(?:,| )(?:then )?i (?:always |just |then |immediately |automatically |instantly )?(?!want\\b|need\\b|hope\\b|think\\b|know\\b|feel\\b|do\\b|have\\b|was\\b|had\\b)(.+)$",
    ),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      "^(?:and |but |so |honestly,? |basically,? )?(?:i|we) (?!do\\b|don'?t\\b|did\\b|didn'?t\\b|can\\b|want\\b|need\\b|love\\b|like\\b|feel\\b|think\\b|know\\b|hope\\b|miss\\b|have\\b|work\\b|live\\b|believe\\b|wish\\b|guess\\b|see\\b|said\\b|told\\b|should\\b|wonder\\b|remember\\b|dream\\b|hear\\b|understand\\b|look\\b|care\\b)((?:[a-z]+ly )?[a-z]+\\b(?=.*\\b(?:every|each|always|everything|everyone|anything|never|all the time|constantly|until|when|whenever|if|too (?:much|often|quickly|fast|easily)|and then|as soon as|all day|all night|at night|till|instead of|without|before|after|even (?:when|though|if)|just to|rather than|so that|so nobody|so no one|at parties|on weekends|in meetings)\\b).+)$",
    ),
    form: 'present',
  },
  {
    frame: 'pattern',
    pattern: i(
      `^(?:and |but |so |well,? )?(?:i|we) (?!want\\b|need\\b|am\\b|hope\\b|would\\b|could\\b|should\\b|can\\b)([^,]+?),? (?:yet )?again(?: today| tonight| yesterday| last night| this (?:week|morning|weekend))?[.!]*$`,
    ),
    form: 'habit',
  },
  { frame: 'pattern', pattern: i('\\b(?:i|we) never\\s+(.+)$'), form: 'gerund', prefix: 'not ' },
  {
    frame: 'pattern',
    pattern: i('\\b(?:i|we) (?:always|constantly|usually|repeatedly|compulsively)\\s+(.+)$'),
    form: 'gerund',
  },
];
