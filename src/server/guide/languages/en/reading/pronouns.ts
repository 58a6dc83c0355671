/** Turns the person's own words towards them ("my job" becomes "your job") and back. */

const towards: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  am: 'are',
};
const back: Record<string, string> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'll": "I'll",
  "you'd": "I'd",
};
const word = /[\p{L}']+/gu;
const beforeSubject =
  /^\s+(?:am|are|were|was|have|had|do|did|don't|didn't|can|can't|cannot|could|will|won't|would|should|might|must|need|want|feel|know|think|love|like|hate|really|always|never|still|just|live|work|make|get|said|made|got|left|met|never|also|used|wish|thought|wanted|keep)\b/i;

function keepCase(from: string, to: string): string {
  return /^[A-Z]/.test(from) && from.toLowerCase() !== 'i' && !from.toLowerCase().startsWith("i'")
    ? to.charAt(0).toUpperCase() + to.slice(1)
    : to;
}

/** "I", "my" … become "you", "your" …; was/am after I become were/are. */
export function mirror(text: string): string {
  return text.replace(/\bI was\b/gi, 'you were').replace(word, (found) => {
    const to = towards[found.toLowerCase()];
    return to === undefined ? found : keepCase(found, to);
  });
}

/** The way back, as far as it can be guessed: "you" as a subject is "I", elsewhere "me". */
export function unmirror(text: string): string {
  const subjects = text.replace(/\byou were\b/gi, 'I was').replace(/\byou are\b/gi, 'I am');
  return subjects.replace(word, (found, at: number) => {
    const low = found.toLowerCase();
    if (low === 'you') return beforeSubject.test(subjects.slice(at + found.length)) ? 'I' : 'me';
    const to = back[low];
    return to === undefined ? found : keepCase(found, to);
  });
}
