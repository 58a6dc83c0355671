/** What of an English clause can stand in a question: what happened, and what it names in the end. */
import type { Shape } from '../../engine/kinds.ts';
import type { Phrase } from '../../engine/language.ts';
import { wordsOf } from '../../text/words.ts';
import { withApostrophes } from './phrases.ts';

const pastVerb =
  /\b(?:was|were|had|did|didn't|said|told|asked|went|came|got|gave|took|made|left|put|sat|stood|saw|heard|found|kept|lost|broke|rang|sent|wrote|read|threw|hung|shut|held|felt|knew|thought|brought|bought|sold|paid|met|ran|walked|cried|laughed|smiled|shouted|turned|looked|called|texted|moved|stopped|started|cancelled|canceled|forgot|hugged|nodded|shrugged|died|(?!tired|scared|worried|bored|exhausted|ashamed|supposed|married|divorced|retired|excited|confused|stressed|embarrassed|depressed|terrified|frightened|disappointed|annoyed|overwhelmed|indeed|need|speed|hundred|relieved|allowed|used|hated|loved|wanted|needed|liked|lived|worked)[a-z]{3,}ed)\b/i;
const notPast =
  /\b(?:has|have|'ve|hasn't|haven't|had been|would|could|should|might|will|'ll|'d|always|never|used to|every|keep|keeps|usually|since)\b/i;
const subject = /^(?:you|he|she|they|it|your [a-z-]+|[A-Z][a-z]+|the [a-z]+)(?= )/i;
const maxWords = 9;

/** As it stands after 'When': past, once, and short. */
export function findEvent({ secondPerson, isSentence }: Phrase): string | undefined {
  if (
    !secondPerson ||
    !isSentence ||
    wordsOf(secondPerson).length > maxWords ||
    wordsOf(secondPerson).length < 3
  )
    return undefined;
  if (
    !pastVerb.test(secondPerson) ||
    notPast.test(secondPerson) ||
    !subject.test(secondPerson) ||
    /["\u201c?]/.test(secondPerson)
  )
    return undefined;
  const isName =
    /^[A-Z][a-z]+/.test(secondPerson) && !/^(?:You|Your|He|She|They|It|The)\b/.test(secondPerson);
  return isName ? secondPerson : secondPerson.charAt(0).toLowerCase() + secondPerson.slice(1);
}

const lastNoun = /\b((?:my|the|his|her|their|our) (?:[a-z-]+ )?[a-z-]{3,})$/i;
const noNoun =
  /\b(?:the (?:same|one|other|rest|way|time|most|worst|best|thing|point|end|day|night|moment|answer|truth|question|first|last|only|next)|(?:my|his|her|their|our) (?:own|mind|way|time|life|best|face|turn|name)|[a-z]+(?:ly|ing)|(?:too|again|now|then|there|here|anymore|either|alone|together|away|back|out|off|up|down|over|though|tonight|today|yesterday|tomorrow|never|always|whole|ever|yet|still|just|once|twice|either)|(?:the|my|his|her|their|our) whole [a-z]+)$/i;

/** 'the piano' of 'there's no room for the piano'. */
export function findThing({ secondPerson }: Phrase): string | undefined {
  const found = secondPerson && lastNoun.exec(secondPerson.replace(/[.,!?]+$/, ''))?.[1];
  if (!found || noNoun.test(found)) return undefined;
  return found
    .replace(/^my\b/i, 'your')
    .replace(/^our\b/i, 'your')
    .toLowerCase();
}

const aboutSelf = /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd)\b/i;
const aboutOthers =
  /^(?:he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|my (?:[a-z-]+ )?(?:mum|mom|mam|mother|dad|father|parents|brother|sister|twin|son|daughter|kids|children|husband|wife|partner|boyfriend|girlfriend|ex|friend|best friend|boss|manager|team|colleague|gran|nan|grandmother|grandfather|uncle|aunt|cousin|mate|family|in-laws|mother-in-law|father-in-law|landlord|neighbou?r|teacher|supervisor|flatmate|roommate)|mum|mom|dad|nan|gran|(?!My|The|It|There|This|That|Not|No|If|When|Every|Our|A|An|In|On|At|So|But|And|Because|Just|Only|Now|Then|What|Who|How|Some|Most|All|Half|Nothing|Work|Money|Life|Sleep)[A-Z][a-z]+)\b/;
const speech = /\b(?:said|says|told|asked|asks|texted|wrote|called me|shouted|whispered|replied|answered)\b/i;
const unable = /\b(?:can't|cannot|couldn't|can never|don't dare|not able to|struggle to|don't know how)\b/i;

/** 'He never asks', 'she keeps calling': what somebody does, again and again. */
const repeated = /\b(?:always|never|keeps?|every|usually|constantly|whenever|each time)\b/i;
const simplePresent =
  /^(?:he|she|my [a-z -]+?|mum|mom|dad|[A-Z][a-z]+) (?:just |only |still |even )?(?!is\b|was\b|has\b|does\b|this\b)[a-z]+s\b/;
/** 'I scroll till two'; to think or to have is nothing that one does. */
const noDeed =
  /^(?:i|we)(?: just| really| still| even| also| only)* (?:am|have|had|think|know|want|feel|need|like|love|hate|mean|guess|suppose|wish|hope|miss|don't|didn't|doubt|believe|wonder|see|understand|remember|care|mind|owe|own|live|work)\b|^(?:i'm|i've|we're|we've|i'll|i'd)\b/i;
const vague = /^(?:it|it's|that|that's|this|there|there's|they|those|these|so|which)\b/i;

/** What the grammar tells of a clause that is a whole sentence. */
export function findShape({ source, isSentence }: Phrase): Shape | undefined {
  const clean = withApostrophes(source);
  if (!isSentence || /\b(?:would|should|might)\b|'d\b/i.test(clean)) return undefined;
  const isPast = pastVerb.test(clean) && !notPast.test(clean);
  if (aboutSelf.test(clean)) {
    if (unable.test(clean)) return 'icannot';
    if (isPast) return 'idid';
    return noDeed.test(clean) ? undefined : 'ido';
  }
  if (aboutOthers.test(clean)) {
    if (speech.test(clean)) return /n't\b|\bnever\b|\bnot\b|\btimes\b/i.test(clean) ? undefined : 'theysaid';
    if (isPast) return 'theydid';
    return repeated.test(clean) || simplePresent.test(clean) ? 'theydo' : undefined;
  }
  return isPast || vague.test(clean) ? undefined : 'state';
}
