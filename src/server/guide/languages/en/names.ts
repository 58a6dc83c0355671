/** Whom an English text speaks of: names, kin, and whom a 'he' or 'she' means, where only one can be meant. */
import type { Person } from '../../engine/language.ts';

const female =
  'mother[- ]in[- ]law|sister[- ]in[- ]law|mum|mom|mother|gran|grandma|granny|nan|nana|grandmother|granddaughter|aunt|auntie|wife|girlfriend|sister|daughter|niece|girl|lass|missus|ex-wife';
const male =
  'father[- ]in[- ]law|brother[- ]in[- ]law|dad|father|grandad|grandpa|grandfather|grandson|uncle|husband|boyfriend|brother|son|nephew|boy|lad|young fella|little fella|fella|hubby|ex-husband';
const either =
  'boss|manager|partner|friend|best friend|colleague|mate|ex|cousin|teacher|landlord|neighbou?r|doctor|therapist';

/** 'my brother Neil'; a capital alone may begin a sentence or name a day. */
const called =
  '(?:,? (?!(?:I|He|She|They|We|It|You|And|But|So|The|That|This|My|On|In|At|When|If|Not|No|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?\\b)([A-Z][a-z]+)\\b)?';
const kin = new RegExp(
  `\\b[Mm]y ((?:late|own|older|younger|elder|little|big|old|new|step) )?(?:(${female})|(${male})|(${either}))\\b('s)?${called}`,
  'g',
);

interface Named {
  line: string;
  /** Undefined where the word does not tell: then 'he' and 'she' stay. */
  pronoun: 'she' | 'he' | undefined;
}

const headPronoun = /^(he|she)('s)?(?= )/i;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody else's someone ('my husband's mother') is too unsure to be named. */
const myPeople = (text: string): Named[] =>
  [...text.matchAll(kin)].flatMap(([, adjective = '', she, he, any, owner, name]): Named[] =>
    owner
      ? []
      : [
          {
            line: name ?? `your ${adjective}${she ?? he ?? any}`,
            pronoun: she ? 'she' : he ? 'he' : undefined,
          },
        ],
  );

/** 'Dad' alone. Another's ('her dad') may be meant, too, but cannot be named: its line is empty. */
const kinAlone = (text: string): Named[] =>
  [...text.matchAll(new RegExp(bareKin, 'gi'))].flatMap(({ 0: word, index }): Named[] => {
    const before = text.slice(0, index);
    if (/\bmy (?:\w+ )?$/i.test(before)) return [];
    const isAnothers = /\b(?:her|his|their|the|a|an|\w+'s)\s$/i.test(before);
    const pronoun = fatherly.test(word) ? 'he' : 'she';
    return [{ line: isAnothers ? '' : `your ${word.toLowerCase()}`, pronoun }];
  });

const peopleIn = (text: string) => [...myPeople(text), ...kinAlone(text)];

/** `before`: all that the person wrote before this sentence. */
export function nameWhoIsMeant(turned: string, before: string): string {
  const [found, who = '', is = ''] = headPronoun.exec(turned) ?? [];
  if (found === undefined) return turned;
  // 'My best friend' may be a 'she' as well.
  const linesIn = (text: string) => [
    ...new Set(
      peopleIn(text)
        .filter(({ pronoun }) => pronoun === who.toLowerCase() || pronoun === undefined)
        .map(({ line }) => line),
    ),
  ];
  // The sentence before names the one who is meant, if it names one; else only one may have come up at all.
  const sentenceBefore =
    before
      .trim()
      .split(/(?<=[.!?\n])\s*/)
      .at(-1) ?? '';
  const nearest = linesIn(sentenceBefore);
  // A first name may be meant as well, and what 'my boss' is called is not known.
  const kinsNames = peopleIn(before).map(({ line }) => line);
  const others = namesIn(before).filter((name) => !kinsNames.includes(name));
  if (others.length > 0 && !(nearest.length === 1 && namesIn(sentenceBefore).length === 0)) return turned;
  const lines = nearest.length === 1 ? nearest : linesIn(before);
  const [only] = lines;
  const isSure = peopleIn(before).some(({ line, pronoun }) => line === only && pronoun !== undefined);
  if (lines.length !== 1 || !only || !isSure) return turned;
  const named = is === '' ? only : `${only}'s`;
  return (/^[A-Z]/.test(found) ? upper(named) : named) + turned.slice(found.length);
}

const pronouns = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  they: { they: 'they', them: 'them', their: 'their' },
};

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Which pronoun a text uses for the one it speaks of; 'they' where it is not clear. */
function pronounIn(text: string): keyof typeof pronouns {
  const shes = countOf(text, /\b(?:she|her|hers)\b/gi);
  const hes = countOf(text, /\b(?:he|him|his)\b/gi);
  if (shes > 0 && hes === 0) return 'she';
  return hes > 0 && shes === 0 ? 'he' : 'they';
}

const groups =
  'parents|kids|children|in-laws|grandparents|sisters|brothers|friends|colleagues|neighbou?rs|sons|daughters';
/** 'my late husband', 'my mum': as the person calls them; 'my husband\'s mother' is somebody else. */
const ofMine = new RegExp(
  `\\b[Mm]y ((?:(?:late|own|older|younger|elder|little|big|old|new|step|best|oldest|closest|eldest|youngest) )?)(?:(${female})|(${male})|(${either.replace('best friend|', '')})|(${groups}))\\b(?!'s? |')${called}`,
);
const bareKin = /\b(mum|mom|mam|dad|nan|gran|granny|grandma|grandad|grandpa|mummy|daddy)\b/i;
const fatherly = /^(?:dad|daddy|grandad|grandpa)$/i;
/** A first name: a capital in the middle of a sentence ('for you, Blessing?' speaks to somebody), or before a verb that people do. */
const firstName =
  /(?<=[a-z,;'\u2019] )(?<!, )[A-Z][a-z]{2,11}(?='s\b|[,.!?]|$| )|(?<=, )[A-Z][a-z]{2,11}(?='s\b|[,.]|$| )|(?<=^|[.!?\n]\s*)[A-Z][a-z]{1,11}(?='s\b| (?:said|says|told|asked|thinks|knows|wants|never|always|just|would|is|was|has|had|did|does|died|passed|left|rang|came|went|got|gave|loved|and I\b))/g;
const noNames =
  /^(?:I|The|He|She|They|We|It|You|And|But|So|That|This|My|When|If|Not|What|Who|How|Why|Because|Then|There|Nobody|Everyone|Everybody|Someone|People|Just|Maybe|Also|Last|Every|Now|Yes|Yeah|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Diwali|Eid|Ramadan|Thanksgiving|Halloween|English|French|German|Spanish|Italian|Indian|Irish|Chinese|American|British|Catholic|Muslim|Jewish|Christian|God|Google|Facebook|Instagram|Tinder|Netflix|Spotify|Tesco|Zoom|Slack|Teams|Excel|London|Dublin|Paris|Berlin|Lagos|Delhi|Mumbai|Leeds|Glasgow|Manchester|Europe|America|Africa|Canada|Australia|India|Ireland|Scotland|Wales|England|Spain|France|Italy|Germany|Japan|China|Mum|Mom|Dad|Nan|Gran)$/;
const placeBefore = /\b(?:in|to|from|at|near|of|on|via|the|this|next|last|by|until|since|every|a|an)\s$/i;

function namesIn(text: string): string[] {
  return [...text.matchAll(firstName)].flatMap((hit) => {
    const name = hit[0];
    return noNames.test(name) || placeBefore.test(text.slice(0, hit.index)) ? [] : [name];
  });
}

function personOf(line: string, myName: string, pronoun: keyof typeof pronouns): Person {
  return { name: line, myName, ...pronouns[pronoun] };
}

/** The people whom a text names itself. */
function namedPeople(text: string, all: string): Person[] {
  const mine = ofMine.exec(text);
  const found: Person[] = [];
  if (mine) {
    const [, adjective = '', she, he, any, group, name] = mine;
    const word = `${adjective}${she ?? he ?? any ?? group}`;
    const pronoun = she ? 'she' : he ? 'he' : group ? 'they' : pronounIn(all);
    found.push(personOf(name ?? `your ${word}`, name ?? `my ${word}`, pronoun));
  }
  const kinWord = mine
    ? undefined
    : /(?<!\b(?:his|her|their|the|an?|\w+'s) )\b(?:mum|mom|mam|dad|nan|gran|granny|grandma|grandad|grandpa|mummy|daddy)\b/i.exec(
        text,
      )?.[0];
  if (kinWord !== undefined) {
    const word = kinWord.toLowerCase();
    const mineToo = kinWord.charAt(0).toUpperCase() + word.slice(1);
    found.push(personOf(`your ${word}`, mineToo, fatherly.test(word) ? 'he' : 'she'));
  }
  for (const name of new Set(namesIn(text)))
    if (!found.some((one) => one.name === name)) found.push(personOf(name, name, pronounIn(all)));
  return found;
}

const thirdPerson = /\b(?:(she|her)|(he|him|his)|(they|them|their))\b/i;

/** The one other person whom a clause speaks of; undefined where there are several, or none. */
export function findPerson(source: string, before: string): Person | undefined {
  const all = `${before}\n${source}`;
  const named = namedPeople(source, all);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const hit = thirdPerson.exec(source);
  // 'He' may be the one who died: nobody asks what he does today.
  if (!hit || /\b(?:my late|died|passed away|widow|funeral)\b/i.test(all)) return undefined;
  const pronoun = hit[1] ? 'she' : hit[2] ? 'he' : 'they';
  const fits = before
    .split(/(?<=[.!?\n])/)
    .flatMap((sentence) => namedPeople(sentence, all))
    .filter((one) => one.they === pronoun);
  const names = new Set(fits.map(({ name }) => name));
  const [only] = fits;
  if (names.size === 1 && only) return only;
  return { name: undefined, myName: undefined, ...pronouns[pronoun] };
}
