import type { EarlierWords } from '../../engine/remembered.ts';
import { quote } from '../../text/quotes.ts';

export const earlier: EarlierWords = {
  remember: {
    step: (text) => `我记得你之前的回顾。那时你定的一步是${quote(text)}。`,
    insight: (text) => `我记得你之前的回顾。那时看清的是${quote(text)}。`,
    open: (text) => `我记得你之前的回顾。那时还没弄清的是${quote(text)}。`,
    rest: (text) => `我记得你之前的回顾：${quote(text)}。`,
  },
  ask: '从那以后，发生了什么？',
  step: ['那一步我走了', '只做了一部分', '到现在还没动'],
  other: ['有些变化', '跟那时差不多', '我现在的看法不一样了'],
  stepEchoes: ['那一步，你走了。', '算是开了个头。', '那一步还在前面。'],
  otherEchoes: ['有些东西动了。', '事情还停在那里。', '现在看上去不一样了。'],
};
