/** Base verbs that people use in personal questions: tell a verb phrase from a noun phrase. */
const common = `accept act add adopt admit afford agree aim allow answer apologise apologize apply approach argue ask
attend avoid back be become beg begin believe block bother break bring build buy call calm cancel care carry change charge chase
cheat climb check choose clean come commit complain confess confront contact continue convince cook cope cover create cry cut
date deal decide defend delete deliver demand deserve disappoint disappear discuss divorce do drink drive drop earn eat end endure
enjoy enrol enroll escape exercise expect explain explore express face fail fake fall feel fight fill find finish fire fit fix focus
follow forgive forget freelance gain get give go grieve grow handle hand hate have hear help hide hire hold hope hurt ignore improve
insist introduce invest invite join judge jump keep know launch lead learn leave let lie like listen live look lose love lower
maintain make manage marry master meet mention merge miss move need negotiate notice offer open organise organize overthink own
panic pass pay pick plan play please postpone practise practice prepare procrastinate promise propose protect prove pull pursue push
put quit raise react reach read rebuild reconcile reconnect reduce refuse regret reject relax relocate rely remain remarry rent repair
repeat report rescue resign resist respond rest restart retire retrain return reveal risk run sabotage save say scroll see seek
sell send separate set settle share shift shout show shut sign sing sit skip slow smile snap sort speak spend split stand start stay
stick stop struggle study submit succeed suggest support surrender survive switch take talk teach tell text thank think tolerate
touch train transfer travel treat trust try turn understand upgrade use visit volunteer vent wait wake walk want waste watch wear win
withdraw work worry write write yell rush postpone bail confide downsize emigrate immigrate hesitate babysit adapt freeze interrupt
overeat overspend overwork oversleep compare criticise criticize doubt ghost bottle blame attract adjust assert balance bounce boost`;
const verbs = new Set(common.split(/\s+/));

const doubled = new Set(
  'quit get put set sit cut run stop drop plan let win begin forget admit commit regret rub split bet hit swim sin ship shop step skip slip snap beg grab chat spot jog wrap rip fit shut babysit transfer prefer refer hug dig swap ban nap hop permit control bar stab vet'.split(
    ' ',
  ),
);
const irregular: Record<string, string> = {
  lie: 'lying',
  die: 'dying',
  tie: 'tying',
  be: 'being',
  panic: 'panicking',
};

export function isVerb(word: string): boolean {
  return verbs.has(word.toLowerCase());
}

export function isGerund(word: string): boolean {
  return (
    /^[a-z]{2,}ing$/i.test(word) &&
    !/^(?:thing|something|nothing|anything|everything|king|ring|spring|string|evening|morning|wedding|during|being)$/i.test(
      word,
    )
  );
}

function gerundOf(verb: string): string {
  const low = verb.toLowerCase();
  const known = irregular[low];
  if (known !== undefined) return known;
  if (isGerund(low)) return low;
  if (doubled.has(low)) return `${low}${low.at(-1)}ing`;
  if (low.endsWith('ie')) return `${low.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(low)) return `${low.slice(0, -1)}ing`;
  return `${low}ing`;
}

const fillers =
  /^(?:to|just|simply|finally|really|actually|even|also|ever|maybe|either|rather|still|now|instead|then|again|better|only|first|go ahead and|try to|try and|i should|should i|i|or)\s+/i;

/** Drops little words before the verb: "just finally quit" is about "quit". */
export function dropFillers(phrase: string): string {
  let text = phrase.trim();
  for (let next = text.replace(fillers, ''); next !== text; next = text.replace(fillers, '')) text = next;
  return text;
}

function gerundHead(phrase: string, sure: boolean): string {
  const negated = /^(?:not|never)\s+/i.exec(phrase);
  const rest = negated ? phrase.slice(negated[0].length) : phrase;
  const first = /^[A-Za-z]+/.exec(rest)?.[0];
  if (first === undefined || !(sure || isVerb(first))) return phrase;
  return `${negated ? 'not ' : ''}${gerundOf(first)}${rest.slice(first.length)}`;
}

/** "quit my job and move" -> "quitting my job and moving". `sure` when grammar says that a verb comes first. */
export function gerundPhrase(phrase: string, sure: boolean): string {
  const going = /^keep(?: on)? ([a-z]+ing)\b(.*)$/is.exec(dropFillers(phrase));
  if (going?.[1]) {
    const base = baseOf(going[1]);
    return base === going[1] ? `going on ${base}${going[2]}` : `continuing to ${base}${going[2]}`;
  }
  const head = gerundHead(dropFillers(phrase), sure);
  if (!/^(?:not )?[a-z]+ing\b/.test(head)) return head;
  return head.replace(
    /\b(and then|and just|and|or|then) ([a-z]+)\b/gi,
    (whole, joiner: string, verb: string) =>
      isVerb(verb) &&
      !/^(?:love|work|care|hope|support|hurt|rest|change|love|help|trust|date|travel|study|master|back|play|need|report|text|call|plan|share|doubt|balance|drink|fear|talk|walk|fight|thought|sign|hand|pay|cover|cut|own)$/i.test(
        verb,
      )
        ? `${joiner} ${gerundOf(verb)}`
        : whole,
  );
}

/** "quitting my job" -> "quit my job"; a phrase that begins otherwise stays as it is. */
export function baseOf(phrase: string): string {
  const first = /^[A-Za-z]+/.exec(phrase)?.[0] ?? '';
  if (!isGerund(first)) return phrase;
  const stem = first.slice(0, -3);
  const undoubled = /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const base = [stem, `${stem}e`, undoubled, `${stem.slice(0, -1)}ie`].find((form) => isVerb(form));
  return base === undefined ? phrase : base + phrase.slice(first.length);
}
