/** A well-behaved model for the provider server: it takes up the person's words and keeps to the form it was given. */
import type { ProviderRequest } from './provider-server.ts';

const topics = ['moment', 'want', 'fear', 'people', 'step', 'time'];

const questions = [
  'What happened the last time it came up?',
  'What do you most want to keep, whatever happens?',
  'What is the worst that you picture?',
  'Who sees it in another way than you?',
  'What have you thought of doing so far?',
  'Which moment of the week would be a good one for that?',
];

const options = [
  ['A date came closer and I had to tell them', 'I turned it over all night', 'I did not want to look weak'],
  ['My evenings with my kids', 'The money that pays our rent', 'My pride, more than I like to say'],
  ['I would miss the people there', 'We had no plan for the rent', 'I only did it to please my father'],
  ['My sister does', 'An old colleague', 'Nobody, I have told no one'],
  ['I could ask a colleague how they left', 'I could add up our rent', 'I could say it to my father'],
  ['Tomorrow morning before work', 'Saturday with a coffee', 'I would rather set no day yet'],
];

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
    enough: false,
    covered: topics.slice(0, answered),
    noSteps: false,
    heat: start(last, 4),
    asks: topics[answered] ?? 'cost',
    reflection: `You wrote “${start(last, 8)}”. That is where you are with it today.`,
    question: questions[answered] ?? 'What else?',
    options: options[answered] ?? [],
    understanding: { wants: [start(last, 4)], fears: [], limits: [], unknown: ['a next step'] },
  };
}

function summary(texts: Map<number, string>, isEarly: boolean): object {
  const source = (number: number, words = 6) => ({
    round: number,
    quote: start(texts.get(number) ?? '', words),
  });
  const line = (number: number, say: (quote: string) => string) => {
    const found = source(number);
    return { text: say(found.quote), ...found };
  };
  const last = texts.size - 1;
  return {
    safety: { risk: 'none', about: 'none' },
    reflection: `You came to “${start(texts.get(last) ?? '')}”. That is a place to stop for now.`,
    drafts: [1, 2, 3].map((number) => ({
      text: `You began with “${source(0, 4).quote}”. Maybe it is about “${source(number, 4).quote}”.`,
      first: source(0, 4),
      second: source(number, 4),
    })),
    clear: [line(1, (quote) => `It began with “${quote}”.`)],
    open: ['what comes next'],
    reasons: [
      line(1, (quote) => `What you say of “${quote}” pulls one way.`),
      line(2, (quote) => `What you say of “${quote}” pulls the other way.`),
    ],
    steps: last >= 5 ? [source(5, 40)] : [],
    stepsAre: last >= 5 ? 'named' : 'not named',
    mood: 'Undecided, and looking at it',
    label: 'Looks at both sides',
    style: 'Going by these answers, you hold two things side by side.',
    suggestion: isEarly ? '' : 'read it again in a week',
    shareLine: 'I went round it once more, slowly.',
  };
}

/** The JSON that such a model writes for a request. */
export function writeAsModel({ body }: ProviderRequest): string {
  const texts = userTexts(body);
  if (body.includes('one line of it is not right')) {
    const quote = start(texts.get(1) ?? '', 5);
    return JSON.stringify({ text: `It was about “${quote}” from the start.`, round: 1, quote });
  }
  if (!body.includes('Write the summary')) return JSON.stringify(round(texts));
  return JSON.stringify(summary(texts, body.includes('They ended early')));
}
