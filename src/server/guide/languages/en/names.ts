/** Puts the person back whom a 'he' or 'she' at the head of a sentence means, where only one can be meant. */

const female =
  'mother[- ]in[- ]law|sister[- ]in[- ]law|mum|mom|mother|gran|grandma|granny|nan|nana|grandmother|aunt|auntie|wife|girlfriend|sister|daughter|ex-wife';
const male =
  'father[- ]in[- ]law|brother[- ]in[- ]law|dad|father|grandad|grandpa|grandfather|uncle|husband|boyfriend|brother|son|ex-husband';
const either =
  'boss|manager|partner|friend|best friend|colleague|mate|ex|cousin|teacher|landlord|neighbou?r|doctor|therapist';

/** 'my brother Neil'; a capital alone may begin a sentence or name a day. */
const called =
  '(?:,? (?!(?:I|He|She|They|We|It|You|And|But|So|The|That|This|My|On|In|At|When|If|Not|No|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?\\b)([A-Z][a-z]+)\\b)?';
const kin = new RegExp(
  `\\b[Mm]y ((?:late|own|older|younger|elder|little|big|old|new|step) )?(?:(${female})|(${male})|(${either}))\\b('s)?${called}`,
  'g',
);

interface Person {
  line: string;
  /** Undefined where the word does not tell. */
  pronoun: 'she' | 'he' | undefined;
}

/** Somebody else's someone ('my husband's mother') is too unsure to be named. */
function peopleIn(text: string): Person[] {
  return [...text.matchAll(kin)].flatMap(([, adjective = '', she, he, any, owner, name]): Person[] =>
    owner
      ? []
      : [
          {
            line: name ?? `your ${adjective}${she ?? he ?? any}`,
            pronoun: she ? 'she' : he ? 'he' : undefined,
          },
        ],
  );
}

const headPronoun = /^(he|she)('s)?(?= )/i;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `before`: all that the person wrote before this sentence. */
export function nameWhoIsMeant(turned: string, before: string): string {
  const [found, who = '', is = ''] = headPronoun.exec(turned) ?? [];
  if (found === undefined) return turned;
  const lines = new Set(
    peopleIn(before)
      .filter((one) => one.pronoun === undefined || one.pronoun === who.toLowerCase())
      .map(({ line }) => line),
  );
  const [only] = lines;
  if (lines.size !== 1 || only === undefined) return turned;
  const named = is === '' ? only : `${only}'s`;
  return (/^[A-Z]/.test(found) ? upper(named) : named) + turned.slice(found.length);
}
