/** Turns the person's own words towards them ("my job" becomes "your job"). */

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
const word = /[\p{L}']+/gu;

function keepCase(from: string, to: string): string {
  return /^[A-Z]/.test(from) && from.toLowerCase() !== 'i' && !from.toLowerCase().startsWith("i'")
    ? to.charAt(0).toUpperCase() + to.slice(1)
    : to;
}

/** "I", "my" … become "you", "your" …; was/am after I become were/are. */
export function mirror(text: string): string {
  return text.replace(/\bI was(n't)?\b/gi, 'you were$1').replace(word, (found) => {
    const to = towards[found.toLowerCase()];
    return to === undefined ? found : keepCase(found, to);
  });
}
