/** A well-behaved model for the vendor server: it takes up the person's words and keeps to the form it was given. */
import type { VendorRequest } from './vendor-server.ts';

const questions = [
  'What makes this matter to you right now?',
  'What do you most want to keep, whatever happens?',
  'Which day from now would show that it went wrong?',
  'Where are you between zero and ten today?',
  'Which small step could you take back again?',
  'When in the week has that step its place?',
];

const options = [
  ['A date is close and I need to tell them', 'I am tired of turning it over', 'I do not want to look weak'],
  ['My evenings with my kids', 'The money that pays our rent', 'My pride, more than I like to say'],
  ['I would miss the people there', 'We had no plan for the rent', 'I only did it to please my father'],
  ['About 3: it scares me', 'About 5: some of it is clear', 'About 8: I only lack the nerve'],
  ['I could ask a colleague how they left', 'I could add up our rent', 'I could say it to my father'],
  ['Tomorrow morning before work', 'Saturday with a coffee', 'I would rather set no day yet'],
];
const lenses = ['time', 'value', 'uncomfortable'];

/** The person's texts as they came over the wire, by round; the last one of a round counts. */
export function userTexts(body: string): Map<number, string> {
  const plain = JSON.stringify(JSON.parse(body)).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
  const found = plain.matchAll(/<user_text round="(\d+)">(.*?)<\/user_text>/g);
  const texts = new Map<number, string>();
  for (const [, round, text] of found) {
    const number = Number(round);
    if (text !== undefined && !texts.has(number)) texts.set(number, text);
  }
  return texts;
}

const start = (text: string, words = 6) =>
  text
    .split(' ')
    .slice(0, words)
    .join(' ')
    .replace(/[.,;:!?]+$/, '');

function round(texts: Map<number, string>): object {
  const answered = texts.size - 1;
  const last = texts.get(answered) ?? '';
  return {
    safety: { risk: 'none', about: 'none' },
    reflection: `You wrote “${start(last, 8)}”. Two things pull at each other in it. Both seem to be yours.`,
    question: questions[answered] ?? 'What else?',
    options: (options[answered] ?? []).map((text, at) => ({ text, lens: lenses[at] })),
    support: 'A few words are enough.',
    understanding: { wants: [start(last, 4)], fears: [], limits: [], unknown: ['a next step'] },
  };
}

function summary(texts: Map<number, string>, isEarly: boolean): object {
  const line = (number: number, say: (quote: string) => string) => {
    const quote = start(texts.get(number) ?? '');
    return { text: say(quote), round: number, quote };
  };
  return {
    safety: { risk: 'none', about: 'none' },
    reflection: `You came to “${start(texts.get(texts.size - 1) ?? '')}”. That is a place to stop for now.`,
    insight: `Under the question lies “${start(texts.get(1) ?? '', 4)}”.`,
    ground: [
      line(1, (quote) => `It began with “${quote}”.`),
      line(2, (quote) => `What you keep is “${quote}”.`),
    ],
    reasons: [
      line(1, (quote) => `What you say of “${quote}” pulls one way.`),
      line(2, (quote) => `What you say of “${quote}” pulls the other way.`),
    ],
    plan: [
      'When tomorrow evening comes, then I will write down one line about it.',
      'If the doubt comes back, then I will read my own words again.',
      'When four weeks have passed, then I will look at this again.',
    ],
    mood: 'A gap in the clouds',
    label: 'The keeper of two wishes',
    style: 'You held two things side by side. In round 1 one of them was louder, in round 2 the other.',
    open: isEarly ? ['A first small step'] : [],
  };
}

/** The JSON that such a model writes for a request. */
export function writeAsModel({ body }: VendorRequest): string {
  const texts = userTexts(body);
  if (body.includes('one line of it is not right')) {
    const quote = start(texts.get(1) ?? '', 5);
    return JSON.stringify({ text: `It was about “${quote}” from the start.`, round: 1, quote });
  }
  if (!body.includes('Write the summary')) return JSON.stringify(round(texts));
  return JSON.stringify(summary(texts, body.includes('They ended early')));
}
