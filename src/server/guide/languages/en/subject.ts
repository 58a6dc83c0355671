/** Of whom an English clause speaks. */

const subject =
  /\b(?:(i|i'm|i've|i'd|i'll|we|we're|we've|we'd|my (?:body|hands|head|heart|stomach|chest|sleep|life))|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|my (?:[a-z]+ )?(?:mum|mom|mother|dad|father|parents|brother|sister|son|daughter|kids|husband|wife|partner|boyfriend|girlfriend|ex|friend|boss|manager|gran|nan|uncle|aunt|cousin|mate|team|family|in-laws)|mum|mom|dad|everyone|everybody|people|nobody|no one)(?![\w'])/;

/** The first of them named. */
export function subjectOf(text: string): 'self' | 'others' | undefined {
  const found = subject.exec(text);
  if (!found) return undefined;
  return found[1] === undefined ? 'others' : 'self';
}
