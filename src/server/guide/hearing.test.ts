import { describe, expect, it } from 'vitest';
import { hear } from './hearing.ts';
import { type Method, methods } from './tags.ts';

const heard: [Method, string, string | undefined][] = [
  ['why', 'my boss wants an answer', 'people'],
  ['protect', 'my savings', 'security'],
  ['protect', 'being liked', undefined],
  ['premortem', 'I had rushed into it', 'noplan'],
  ['friend', 'that they are just afraid', 'fear'],
  ['exception', 'my sister helped me', 'ally'],
  ['exception', 'never', 'none'],
  ['scale', 'about 7', 'highs'],
  ['scale', '3/10', 'lows'],
  ['step', 'call my sister', 'talk'],
  ['step', 'cook dinner for us both', undefined],
  ['when', 'Friday after work', 'soon'],
  ['when', 'someday', 'notime'],
];

const unheard: [Method, string][] = [
  ['exception', 'That I would be too tired for them'],
  ['protect', 'my boss is an idiot'],
  ['protect', "I don't care about money"],
  ['friend', "I've had enough of this"],
  ['premortem', 'please help me'],
  ['scale', 'no one will listen to me'],
  ['scale', 'married for 7 years'],
  ['step', 'I will never call him'],
  ['step', '7'],
  ['when', 'My mother, who raised three of us alone, would not understand it'],
];

const anywhere = [
  'What do you mean?',
  'why are you asking me this, is it about my fear?',
  '我想要自由，但是我害怕。',
  '😀😀😀',
  `I am afraid ${'and tired and free and safe '.repeat(35)}`,
  'asdf',
  'x'.repeat(1000),
];

describe('what a free answer is taken to say', () => {
  it.each(heard)('in a round on %s, %j is an answer', (method, text, tag) => {
    expect(hear(text, method)).toEqual({ tag, fits: true });
  });

  it.each(unheard)('in a round on %s, %j is only quoted', (method, text) => {
    expect(hear(text, method).fits).toBe(false);
  });

  it.each(anywhere.map((text) => [text]))('never builds on %j', (text) => {
    for (const method of methods) expect(hear(text, method), method).toEqual({ tag: undefined, fits: false });
  });
});
