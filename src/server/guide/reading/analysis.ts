/** What the guide notices in a question beside frame and slots. Internal: it tints words, it decides nothing. */
import { partOfWhole } from '#shared/cut.ts';
import { normalise } from './sentences.ts';

export type TopicTint = 'career' | 'relationship' | 'express' | 'confidence' | 'other';

export interface Analysis {
  /** Feeling words, as written. */
  feelings: string[];
  tint: TopicTint;
  /** The two halves of "X but Y", as written. */
  but: [string, string] | undefined;
  /** Someone named by relation, as written: "my boss". */
  person: string | undefined;
}

const feelings =
  /\b(?:torn|stuck|lost|scared|afraid|terrified|anxious|nervous|worried|guilty|ashamed|angry|furious|resentful|jealous|lonely|alone|sad|hurt|unhappy|miserable|tired|exhausted|drained|overwhelmed|confused|bored|trapped|invisible|empty|numb|helpless|hopeless|restless|frustrated|embarrassed|insecure)\b/gi;
const person =
  /\b(?:my )(?:(?:best|old|older|younger|little|big|ex|close|new|former|elderly) )?(?:boss|manager|team|colleague|coworker|co-worker|mother|mom|mum|father|dad|parents|sister|brother|husband|wife|partner|boyfriend|girlfriend|fiance|fiancée|ex|son|daughter|kids|children|family|friend|friends|roommate|flatmate|mother-in-law|in-laws|teacher|neighbour|neighbor|grandmother|grandfather)\b/i;

const tints: [TopicTint, RegExp][] = [
  [
    'express',
    /\b(?:tell|say|saying|speak|speaking|express|conversation|confront|admit|apologi[sz]e|boundar\w+|voice|honest with|bring (?:it )?up|ask for|opinion|come out|disagree)\b/gi,
  ],
  [
    'career',
    /\b(?:job|jobs|career|work\w*|boss|manager|promotion|salary|raise|company|startup|offer|business|degree|study|studies|school|university|master's|freelanc\w*|retire\w*|colleagues?|team|profession|firm|phd|internship|quit)\b/gi,
  ],
  [
    'relationship',
    /\b(?:relationship|marr\w+|husband|wife|partner|boyfriend|girlfriend|dating|date|love|divorce|ex|break up|friend\w*|parents?|mother|mom|mum|father|dad|sister|brother|family|kids?|children|son|daughter|trust|wedding)\b/gi,
  ],
  // Last, because a fear comes with any topic; of equals the first counts.
  [
    'confidence',
    /\b(?:confiden\w*|self-esteem|imposter|impostor|good enough|shy|insecure|afraid|scared|fail\w*|doubt\w*|compare|comparing|nervous|perfect\w*|courage|procrastinat\w*|worthy|criticism)\b/gi,
  ],
];

function tintOf(text: string): TopicTint {
  let best: [TopicTint, number] = ['other', 0];
  for (const [tint, pattern] of tints) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > best[1]) best = [tint, count];
  }
  return best[0];
}

/** The halves of the first "…, but …" whose sides are both short enough to be quoted, each marked as a part. */
export function butIn(text: string): [string, string] | undefined {
  const clean = normalise(text);
  const found = /(?:^|[.!?;]\s*)([^.!?;]{6,90}?),?\s+but\s+([^.!?;]{6,90})(?=[.!?;]|$)/i.exec(clean);
  return found?.[1] && found[2]
    ? [partOfWhole(found[1].trim(), clean), partOfWhole(found[2].trim(), clean)]
    : undefined;
}

export function analyse(question: string): Analysis {
  const text = normalise(question);
  return {
    feelings: [...new Set(text.match(feelings) ?? [])],
    tint: tintOf(text),
    but: butIn(text),
    person: person.exec(text)?.[0],
  };
}
