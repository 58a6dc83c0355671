import { describe, expect, it } from 'vitest';
import { wordings } from '../languages/zh/wordings.ts';
import { quote, quotesAreTrue } from './quotes.ts';

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
    const shown = wordings.quote(fearZh);
    expect(shown).toMatch(/就会生气……”$|不理我了……”$|家人”$/);
    expect(quotesAreTrue(shown, [fearZh])).toBe(true);
  });
});
