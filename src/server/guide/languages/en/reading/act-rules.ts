/** The forms in which people ask how to do an act or why it is done. The first rule that fits wins, so the narrower stand first. */
import { loose } from './typed.ts';

export interface ActRule {
  frame: 'whether' | 'how' | 'pattern';
  pattern: RegExp;
  /** How the caught phrase becomes the act; the default drops fillers and keeps the base form. */
  form?: 'gerund' | 'base' | 'plain' | 'habit' | 'past' | 'third' | 'present';
  prefix?: string;
}

export const who = "(?:i|we|my (?:[a-z'-]+ ){1,2}and i)";
export const really = '(?:really |actually |even |still |just )?';
/** The person does it: "end up shouting" is about the shouting, "end up alone" about the ending up. */
export const doing = '(?:not |always )?(?!(?:any|every|no|some)?thing\\b)\\w+ing\\b';
export const wh = '(?<!\\b(?:what|how|who|whom|where|which)\\s)';
export const i = (source: string) => loose(new RegExp(source, 'i'));

export const howRules: ActRule[] = [
  {
    frame: 'whether',
    pattern: i(
      `\\b(?:how|when) (?:do|can|could|will|would) ${who} (?:ever )?(?:know|tell|decide|be sure|figure out) (?:for sure )?(?:whether|if|when|that|it's|its) (?:or not )?(?:it's |it is |it would be |its |i'm |i am |i |we )?(?:really |actually |truly )?(?:should|time to|time for|right to|okay to|ok to|ready to|ready for|the right time to|the right time for|a good idea to|better to|worth|want to|to)\\s+(.+)$`,
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\bhow (?:do|did|can|could|would) (?:other people|others|people|you|everyone(?: else)?|most people|one) (?:do|manage|handle|deal with|cope with|get through) (?:it|that|this|all this)\\b()',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      "\\bhow (?:do|can|could|should|would|might|will|must|does|did|have) (?:i|we|one|you|someone|somebody|anyone|anybody|everyone|a person|people|others|other people|most people|adults|couples|parents|my (?:[a-z'-]+ ){1,2}and i) (?:ever |best |even |possibly |finally |actually |just |ever |go about |learn to |learn how to |start to |manage to |begin to )*(?!end up\\b|get here\\b|get to this|come to this|become like|get so\\b|let it\\b)(.+)$",
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\bwhere (?:do|should|can|would|could) (?:i|we) (?:even |best )?(?:start|begin)(?: with| if| when| in order)*(?: i want to| we want to| to)? ?([^?]*)',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      `\\bwhat (?:else |on earth )?(?:can|could|should|do|am i supposed to|would you) (?:(?:i|we|you) )?(?:even |possibly |best )?do (?:about|with|against) (?!my life\\b|myself\\b|the rest of my life\\b|this life\\b|life\\b)(.+)$`,
    ),
    prefix: 'deal with ',
  },
  {
    frame: 'how',
    pattern: i(
      '\\b(?:what|anything that) (?:really |actually )?(?:helps|works|helped|worked|would help|can help|could help|might help)(?: you)? (?:against|with|for) (?!me\\b)(.+)$',
    ),
    prefix: 'deal with ',
  },
  {
    frame: 'how',
    pattern: i(
      '\\bhow (?:could|can|would|might|will|do|does) (?:that|this|it) (?:ever |even |possibly )?(?:work|be done|go)\\b()',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\bhow (?:(?:am i|are we|is one|are you|is anyone) (?:ever |even )?(?:supposed|going|meant|expected) to(?! feel[?.! ]*$)|to best|best to|to even|to actually|to finally|(?=not to )|to)\\s+(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\b(?:way|ways|approach|method|methods|trick|tricks|strategy|strategies|steps?|secrets?|key|art|techniques?) (?:for (?:me|us|[a-z]+|a [a-z]+) (?=to\\b)|for me |for us |that i can |i can |we can |i could |i should take |i can take |should i take |can i take |do i take |to take )?(?:to|of|for|in order to)\\s+(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i('\\b(?:in what|which|what) ways? (?:can|could|should|do|might) (?:i|we) (?:best )?(.+)$'),
  },
  {
    frame: 'how',
    pattern: i(
      '\\bhow (?:much|long|often|soon|far|early|openly|honestly|fast|strict|hard) (?:should|do|can|could|must|may) (?:i|we) (?:have to |need to )?(?:wait (?:before|until|till) (?:i |we )?)?(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\b(?:when|at what point|how soon) (?:should|shall|would be (?:a|the) (?:right |good |best )?(?:time|moment)) (?:(?:i|we) |(?:for me )?to )?(?:best )?(?!give up|stop|quit|leave|let go|walk away|move on|end|break up|call it)(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\bwhat (?:can|could|should|do|does|must|would) (?:i|we|you|one|people|someone|somebody|anyone|a person|parents|a [a-z]+) (?:even |possibly |best )?do (?:in order |so that i can )?to\\s+(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\bwhat (?:can|could|should|do) (?:i|we) do (?:so that|so) (?:i|we) (?:can |could |finally )*(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\bwhat (?:does it take|would it take|will it take|would help me|helps|helps me|helped you|will help me|can help me|could help me|do i need|do i have to do|needs to happen for me) (?:for me )?(?:to )?(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i('\\bwhat (?:(?:should|can|could|do|would) (?:i|you|we)|to) (?:even )?(say to .+)$'),
  },
  { frame: 'how', pattern: i('\\bwhat (?:(?:should|can|could|do|would) (?:i|you|we)|to) (tell .+)$') },
  {
    frame: 'how',
    pattern: i('\\bhelp me (?:to )?(?!please|decide|choose|out\\b|understand why\\b)(.{3,})$'),
  },
  {
    frame: 'how',
    pattern: i(
      '\\b(?:tips|advice|tricks|ideas|suggestions|pointers) (?:for|on|about|how) (?:how )?(?:to )?(?:someone |somebody |people |a person |those )?(?:who is |who are )?\\s*(?!whether|if\\b)(.+)$',
    ),
  },
  {
    frame: 'how',
    pattern: i(
      '\\b(?:what|how) to (?:do (?:about|with|against)|handle|deal with) (?!my life\\b|myself\\b|it\\b|this\\b|that\\b)(.+)$',
    ),
    prefix: 'deal with ',
  },
  {
    frame: 'how',
    pattern: i(
      '\\b(?:anything|something|what else) (?:(?:that )?(?:i|we) (?:can|could) do|to do) (?:to|so)\\s+(.+)$',
    ),
  },
  { frame: 'how', pattern: i('\\bwhere (?:do|can|could|should) (?:i|we) (?:even |ever )?(find .+)$') },
  {
    frame: 'how',
    pattern: i('\\bwhat (?:should|can|could|do|would) (?:i|you|we) (?:even )?(say (?:when|if|after) .+)$'),
  },
];
export const whyRules: ActRule[] = [
  {
    frame: 'pattern',
    pattern: i('\\bwhy (?:is|are|does) ((?:not )?\\w+ing\\b.+? (?:be |feel |seem )?(?:so|such a) .+)$'),
    form: 'plain',
    prefix: 'finding ',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:have|has) ${who} (?:never|not) (?:really )?been able to (.+)$`),
    form: 'plain',
    prefix: 'not being able to ',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy can ${who} (?:never|not|hardly|barely) (?:ever |just |seem to )*(.+)$`),
    form: 'plain',
    prefix: 'not being able to ',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:have|had) ${who} (?:never|not) (.+)$`),
    form: 'habit',
    prefix: 'not ',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:have|had) ${who} (?:always |still |again |just )*(?:been (?=\\w+ing))?(.+)$`),
    form: 'habit',
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\b(?:what (?:is it|is there|is|it is)|what's(?: it)?|is there something) (?:about|in|with|wrong with) me that (?:always |keeps? |i |makes me |i always |i keep |i never )*(.+)$",
    ),
    form: 'third',
  },
  {
    frame: 'pattern',
    pattern: i('\\bwhat makes me (?=(?:so|too|this|such)\\b)(.+)$'),
    form: 'plain',
    prefix: 'being ',
  },
  {
    frame: 'pattern',
    pattern: i(
      "\\bwhat(?:'s| is)? (?:stops|prevents|keeps|holds|stopping|keeping|holding|preventing) me (?:back )?from (?=\\w+ing\\b)(.+)$",
    ),
    form: 'gerund',
    prefix: 'not ',
  },
  {
    frame: 'pattern',
    pattern: i(
      '\\bwhat (?:is it (?:about [^,?]{1,40} )?that )?(?:makes|made|causes|leads|drives|pushes|gets) me (?:to |always |keep |still )*(?!(?:so|a|an|the|feel|think|want|happy|happiest|happier|sad|angry|tick|proud|special|unique|different|worthy)\\b)(.+)$',
    ),
    form: 'habit',
  },
  { frame: 'pattern', pattern: i(`\\bhow come ${who} (?:always |still |keep |just )*(.+)$`), form: 'habit' },
  {
    frame: 'pattern',
    pattern: i('\\bwhy is it (?=.*\\bto\\b)(.+)$'),
    form: 'plain',
    prefix: 'finding it ',
  },
  {
    frame: 'pattern',
    pattern: i(
      `\\bwhy (?:do|did|must|have) ${who} (?:always |still |so often |constantly |even )?(?:(?:keep on|keep|end up)\\s+(?=${doing})|(?:continue|tend) to\\s+|(?=(?:keep|end up)\\b))(.+)$`,
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
    pattern: i(
      `\\bwhy (?:(?:can't|cannot|couldn't|can not) ${who}|${who} (?:can't|cannot|couldn't)|is it that ${who} (?:can't|cannot)) (?:ever |just |seem to |simply |even )*(.+)$`,
    ),
    form: 'plain',
    prefix: 'not being able to ',
  },
  {
    frame: 'pattern',
    pattern: i(
      `\\bwhy (?:am i|are we|was i|were we) (?:always |still |constantly |never )?(?=\\w+ing\\b)(.+)$`,
    ),
    form: 'gerund',
  },
  {
    frame: 'pattern',
    pattern: i(`\\bwhy (?:am i|are we|was i|were we) (?:always |still |constantly )?(.+)$`),
    form: 'plain',
    prefix: 'being ',
  },
  {
    frame: 'pattern',
    pattern: i(
      `\\bwhy (?:do|did|must|should|would) ${who} (?:always |still |so often |often |constantly |usually |even |only |again |just |suddenly |find myself )*(.+)$`,
    ),
    form: 'gerund',
  },
];
