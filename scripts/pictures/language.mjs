// The language of a walk: the product's own texts, and what the walk writes itself.
import { registerHooks } from 'node:module';
import { localeFacts, locales } from '../../src/shared/locales.ts';
import { currentLocale, setLocale } from '../../src/web/i18n/catalogue.ts';
import { loadTranslations } from '../../src/web/i18n/languages.ts';

// The texts of a language may import styles, which Node cannot read.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : nextLoad(url, context),
});

export { locales };

/** From now on the catalogues give their texts in this language, as they do in a browser that asks for it. */
export async function speak(locale) {
  setLocale(locale);
  for (const part of ['first', 'rest', 'documents']) await loadTranslations(part, locale);
}

/** For the browser's own setting. */
export const regionOf = (locale) => localeFacts[locale].region;

const writtenIn = {
  en: {
    question: 'Should I leave my job at the bakery or stay one more year?',
    second: 'Why do I keep saying yes to everything at work?',
    worrying: "I don't see the point of going on, should I leave my job?",
    risk: 'I want to kill myself',
    hopeless: 'I feel hopeless about my job',
    ownAnswer: 'I am afraid of the empty days.',
    guess: 'I will have asked Maya for fewer days',
    learned: 'It was the evenings, not the work',
    values: ['Being honest', 'Feeling safe', 'My freedom', 'Being close to someone', 'My family', 'Rest'],
    askValues: 'Which three of these matter most to you?',
    askScale: 'From 0 to 10, how ready are you?',
  },
  zh: {
    question: '我应该辞掉面包店的工作，还是再留一年？',
    second: '为什么工作上别人一开口，我就总是答应？',
    worrying: '我快撑不下去了，要不要辞职？',
    risk: '我想自杀',
    hopeless: '我对工作感到绝望',
    ownAnswer: '我怕那些空下来的日子。',
    guess: '我会跟小雅说，想少上几天班',
    learned: '原来让我累的是晚上，不是工作本身',
    values: ['诚实', '有安全感', '我的自由', '和一个人亲近', '家人', '休息'],
    askValues: '这些里面，哪三样对你最重要？',
    askScale: '从 0 到 10，你准备好了多少？',
  },
};

/** What the walk writes, and what its stand-in for the guide asks. */
export const written = () => writtenIn[currentLocale()];
