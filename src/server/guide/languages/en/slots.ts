/** What of an English clause can stand in a question: what happened, and what it names in the end. */
import type { Phrase } from '../../engine/language.ts';
import { wordsOf } from '../../text/words.ts';

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
