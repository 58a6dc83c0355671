import { describe, expect, it } from 'vitest';
import { quoteZh } from './built-in/zh/quotes.ts';
import { quote, quotesAreTrue } from './quotes.ts';
import { butIn } from './reading/analysis.ts';
import { butInZh } from './reading/zh/analysis.ts';

describe('a quote', () => {
  const fear =
    'I am afraid that if I say no once, she will never ask me again and I will be alone at weekends';
  const fearZh = '我怕一说不，她就会生气，然后再也不理我了，我也不知道以后怎么面对她的家人';

  it('never ends with a condition whose consequence was cut off', () => {
    for (let size = 3; size <= 20; size++) {
      const shown = quote(fear, size);
      expect(shown).not.toMatch(/say no once …?”$/);
      expect(shown).toMatch(/ask me again( …|.*weekends)”$/);
      expect(quotesAreTrue(shown, [fear])).toBe(true);
    }
    for (let size = 3; size <= 36; size++) {
      const shown = quoteZh(fearZh, size);
      expect(shown).toMatch(/就会生气……”$|不理我了……”$|家人”$/);
      expect(quotesAreTrue(shown, [fearZh])).toBe(true);
    }
  });

  it('of one half of a sentence shows that there is another', () => {
    const text = 'I want to be free, but I fear the empty evenings.';
    expect(butIn(text)).toEqual(['I want to be free …', '… I fear the empty evenings']);
    expect(quotesAreTrue('You wrote “… I fear the empty evenings”.', [text])).toBe(true);
    expect(butInZh('我想离开他，但我怕一个人过')).toEqual(['我想离开他……', '……我怕一个人过']);
  });
});
