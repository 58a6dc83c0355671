/** Base verbs that people use in personal questions: tell a verb phrase from a noun phrase. */
const common = `accept act add adopt admit afford agree aim allow answer apologise apologize apply approach argue ask attend avoid
back be become beg begin believe block bother break bring build buy call calm cancel care carry change charge chase
cheat climb check choose clean come commit complain confess confront contact continue convince cook cope cover create
cry cut date deal decide defend delete deliver demand deserve disappoint disappear discuss divorce do drink drive drop
earn eat end endure enjoy enrol enroll escape exercise expect explain explore express face fail fake fall feel fight
fill find finish fire fit fix focus follow forgive forget freelance gain get give go grieve grow handle hand hate have
hear help hide hire hold hope hurt ignore improve insist introduce invest invite join judge jump keep know launch lead
learn leave let lie like listen live look lose love lower maintain make manage marry master meet mention merge miss
move need negotiate notice offer open organise organize overthink own panic pass pay pick plan play please postpone
practise practice prepare procrastinate promise propose protect prove pull pursue push put quit raise react reach read
rebuild reconcile reconnect reduce refuse regret reject relax relocate rely remain remarry rent repair repeat report
rescue resign resist respond rest restart retire retrain return reveal risk run sabotage save say scroll see seek sell
send separate set settle share shift shout show shut sign sing sit skip slow smile snap sort speak spend split stand
start stay stick stop struggle study submit succeed suggest support surrender survive switch take talk teach tell text
thank think tolerate touch train transfer travel treat trust try turn understand upgrade use visit volunteer vent wait
wake walk want waste watch wear win withdraw work worry write yell rush bail confide downsize emigrate immigrate
hesitate babysit adapt freeze interrupt overeat overspend overwork oversleep compare criticise criticize doubt ghost
blame attract adjust assert balance bounce boost lend borrow snoop nag flirt cling dread crave envy overreact vanish
shrink ruminate obsess replay micromanage overexplain downplay dodge blush stammer mumble sue evict foster breastfeed
homeschool vaccinate sublet refinance rehome enlist convert donate undergo elope renovate defer reapply outsource
expand assume obey spoil nurse vote scold punish praise shrug abandon absorb abuse achieve address admire adore
advertise advise allocate amend announce annoy anticipate appear appreciate arrange arrive assign assist attack
attempt await bake bargain battle beat befriend behave belong betray bite blow bow breathe brush bully burn burst bury
calculate capture celebrate challenge chat chill claim clear click collaborate collapse collect comfort commute
compensate compete complete compliment comply compose compromise conceal concentrate conclude condemn conduct conform
conquer conserve consider construct consult consume contribute control cooperate correct count crash crawl crochet
dabble damage dance dare daydream deepen defy dedicate delay delegate demonstrate deny depend deposit design destroy
detach determine develop devote diet digest discipline disclose discover disengage disown display distance distract
distrust dive dominate downgrade draft drag draw dream dress drown dump dye edit educate email embarrass embrace
employ empower encourage enforce engage enter entertain erase evaluate evolve exaggerate examine exceed exclude excuse
execute exhaust exist experiment expose extend fear feed fib flee flip flunk fly force found free frighten gamble
gather gaslight generate gift glance gossip graduate grind groom guard guess guide harm haunt heal highlight hike hit
honor honour host hug hunt hurry identify imagine imitate impress include indulge inform inherit initiate inquire
inspire install insult integrate intend interact intervene interview investigate irritate isolate jeopardize journal
juggle justify kick kill kiss knit lash last laugh lay leap lecture lift limit linger loan lock log long loosen mail
manipulate march matter mature measure meddle meditate memorize mend mess mind mislead misplace mistreat mix model
modify monitor motivate mourn mute neglect nod nurture observe occupy offend operate oppose order overanalyse
overanalyze overcome overcommit overdo overpromise overlook overpower overrun overshare oversee owe pack paint pamper
parent part participate pause perceive perfect perform persist persuade phone photograph pitch plant pledge poke
polish pop pour pray predict prefer present preserve press pressure pretend prevent prioritise prioritize process
produce program progress project promote prolong provoke publish qualify quarrel question race rant rate realise
realize rearrange reason reassure rebel recall receive recognise recognize recommend record recover recruit recycle
redeem redecorate redirect refill reflect regain regulate rehearse reignite reinvent rejoin release relieve relive
remember remind remove rename renew renounce reopen repay repel replace reply represent repress request reschedule
research resent reserve resolve respect restore restrict resume rethink reunite revenge reverse review revise revisit
revive reward rewrite ride rise roam romanticise romanticize rotate ruin rule sacrifice safeguard satisfy scare
schedule scratch scream screen search secure seduce seize sense serve sew shake shame shape shelter shine shock shoot
shop shorten shower silence simplify skate sketch ski slam sleep slide slip smoke smother sneak sob socialise
socialize soften solve soothe specialise specialize speculate speed spiral spread stabilise stabilize stalk starve
steal steer step stonewall store strain stream strengthen stress stretch strike strive suffer sugarcoat sulk supervise
supply suppress surf surprise sustain swallow swap swear swim tackle taste team tear tease tempt terminate test thrive
throw tidy tie toast toughen track trade transform transition translate treasure trick trigger trim trip trouble tune
tutor type undermine undo unfollow unfriend unblock unite unload unlearn unplug unwind update uproot urge utilise
validate value venture wander warn wash waver wean weigh welcome whine widen wipe wish witness wonder wrap wreck yearn
yield zone accompany cohabit cosleep decline declutter deploy detox dissociate dwell emulate enlarge enlighten explode
fantasise fantasize fawn forfeit grade hoard hyperfocus import invalidate liquidate lodge moonlight mortgage navigate
notify opt outgrow overhaul overwhelm reassess rebrand reconsider reframe regroup rekindle relapse relearn relinquish
remodel repaint repurpose reskill resell restructure resurface retake retreat retry revert salvage scrap scrimp
sideline slack snowball splurge squander stagnate stall stockpile stutter subscribe substitute swipe thaw tinker
traumatise unpack unsubscribe upskill vacation vow wallow whisper withhold workout worsen zoom binge bluff brag cower
deflect ditch doomscroll drain elaborate fidget flake flinch fret fume fuss giggle gorge grumble hijack hover implode
minimise minimize nitpick overdrink overgive overstay overstep pout quiver rage ramble retaliate retract ridicule rot
scowl seethe shiver skimp slouch snooze squirm sweat tremble twist unravel vape catastrophise catastrophize undersell
hang shave chase teach freeze propose tattoo bleach crack cheer climb glow hop juggle kneel lick mute nap paddle quit shred skate spit squat stitch sue fade fizzle lease regress downgrade undervalue underestimate overestimate misread misjudge`;
const verbs = new Set(common.split(/\s+/));

const doubled = new Set(
  'bid pet nod dip drip flip grip trim plug skim slam slap tap trap tug unwrap whip zip overrun rerun split outbid scrap jam jot knit lag mop pop rig rot sob stir strip tip top wed unplug unwrap tag trip wrap occur compel control expel propel recur rebel upset reset swat wag drum spin spit grin win chip clap brag quit get put set sit cut run stop drop plan let win begin forget admit commit regret rub split bet hit swim sin ship shop step skip slip snap beg grab chat spot jog wrap rip fit shut babysit transfer prefer refer hug dig swap ban nap hop permit nag sublet control bar stab vet'.split(
    ' ',
  ),
);
const irregular: Record<string, string> = {
  lie: 'lying',
  die: 'dying',
  tie: 'tying',
  be: 'being',
  being: 'being',
  mimic: 'mimicking',
  traffic: 'trafficking',
  singe: 'singeing',
  panic: 'panicking',
};

export function isVerb(word: string): boolean {
  return verbs.has(word.toLowerCase());
}

/** Nouns as often as verbs: verbs only where an object or a place follows. */
const nounLike = new Set(
  `love work care hope support hurt rest change help trust date travel study master back play need report text call plan share doubt
balance drink fear talk walk fight thought sign hand cover cut own dance dream sleep smoke shop stress matter race value surprise sense
force cross trick tune exercise practice diet budget break family market land cost rent guilt risk respect comfort promise attack abuse
answer question request reward challenge progress project program design damage debt gift guide host judge joke journal laugh limit link
loan lock log look mail mess mind mood mortgage nurse order panic parent part party peace phone picture plant pressure regret release
research result return revenge ride rule sacrifice search sex shame show silence smile spell sport stand start step struggle sweat
swing taste tear test thanks therapy time touch track trade train transition trip trouble trust type use visit volunteer vote wait
walk war wash watch weight wish worry yield drive draft feed fire fix focus form grade harm honor honour hunt interview kick kiss lecture
lie light list mention model move murder name note offer pain paint pass permit pick place point present press process produce
protest purpose push record repair rush sale save school score sin stop stretch supply talk visit voice waste welcome will`.split(
    /\s+/,
  ),
);
const takesObject =
  /^ (?:my|your|our|his|her|their|its|the|an?|it|him|them|me|us|you|this|that|these|those|to|up|out|off|away|back|down|on|in|at|from|less|more|myself|everything|everyone|someone|another|all|no|about)\b/i;

export function isNounLike(word: string): boolean {
  return nounLike.has(word.toLowerCase());
}

/** A phrase that can only begin with a verb: "stop at two", not "work". */
export function isPlainVerb(phrase: string): boolean {
  const first = /^[a-z]+/i.exec(phrase)?.[0] ?? '';
  return isVerb(first) && (!isNounLike(first) || takesObject.test(phrase.slice(first.length)));
}

const noVerb =
  /^(?:in|at|with|to|for|on|from|by|of|into|without|about|over|under|near|before|after|during|until|since|both|all|just|half|only|not|even|maybe|is|was|are|were|am|have|has|had|can|could|will|would|should|may|might|must|and|or|but|so|then|too|also|never|always|often|really|still|ever|now|that|this|what|who|whom|where|if|because|than|like|want|feel)$/i;

/** A word that is in no list, with what only an object of a verb begins with behind it: "lease a new one". */
export function looksLikeVerb(phrase: string): boolean {
  const found = /^([a-z]+) (?:an?|the|my|our|his|her|their|your|him|them|me|us|it|this|that)\b/.exec(phrase);
  return found?.[1] !== undefined && !noVerb.test(found[1]);
}

/** After "every time …, I" any word that is no small word is a verb. */
export function canBeVerb(word: string): boolean {
  return /^[a-z]{3,}$/i.test(word) && !noVerb.test(word);
}

export function isGerund(word: string): boolean {
  return (
    /^[a-z]*[aeiouy][a-z]*ing$/i.test(word) &&
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
  /^(?:to|just|simply|finally|really|actually|even|also|ever|maybe|either|rather|still|now|instead|then|again|better|only|first|go ahead and|i should|should i|i|or)\s+/i;

/** Drops little words before the verb: "just finally quit" is about "quit". */
export function dropFillers(phrase: string): string {
  let text = phrase.trim();
  for (let next = text.replace(fillers, ''); next !== text; next = text.replace(fillers, '')) text = next;
  return text;
}

/** No verb whatever stands before: "end up in", "the same". */
const neverVerb =
  /^(?:in|at|with|to|for|from|by|of|into|without|about|alone|the|an?|my|our|his|her|their|this|that|so|too)$/i;

function gerundHead(phrase: string, sure: boolean): string {
  const manner =
    /^(?:self[- ](?=[a-z])|(?!(?:apply|rely|reply|supply|comply|multiply|fly|family)\b)[a-z]+ly\s+(?=[a-z]))/i.exec(
      phrase,
    );
  if (manner) return `${manner[0]}${gerundHead(phrase.slice(manner[0].length), sure)}`;
  const negated = /^(?:not|never)\s+/i.exec(phrase);
  const rest = negated ? phrase.slice(negated[0].length) : phrase;
  const first = /^[A-Za-z]+/.exec(rest)?.[0];
  if (first === undefined || neverVerb.test(first) || !(sure || isVerb(first))) return phrase;
  return `${negated?.[0] ?? ''}${gerundOf(first)}${rest.slice(first.length)}`;
}

/** "quit my job and move" -> "quitting my job and moving". `sure` when grammar says that a verb comes first. */
export function gerundPhrase(phrase: string, sure: boolean): string {
  const going = /^keep(?: on)? ([a-z]+ing)\b(.*)$/is.exec(dropFillers(phrase));
  if (going?.[1]) {
    const base = baseOf(going[1]);
    return base === going[1] ? `going on ${base}${going[2]}` : `continuing to ${base}${going[2]}`;
  }
  const head = gerundHead(dropFillers(phrase), sure);
  if (!/^(?:(?:not|never) )?[a-z]+ing\b/.test(head)) return head;
  return head.replace(
    /\b((?:and|or)(?: then| just| never| always| maybe| finally| also)*|then) ([a-z]+)\b/gi,
    (whole, joiner: string, verb: string, at: number, text: string) =>
      isPlainVerb(verb + text.slice(at + whole.length)) ? `${joiner} ${gerundOf(verb)}` : whole,
  );
}

/** The stem of a gerund that is in no list: a short vowel doubles, so a single consonant had an e. */
function guessedBase(stem: string): string {
  if (/([^aeiouls])\1$/.test(stem)) return stem.slice(0, -1);
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem);
  return isShort || /(?:[vcuz]|[aei]t|[^aeiou]g|ys|ur|[aeiou]s)$/.test(stem) ? `${stem}e` : stem;
}

/** "quitting my job" -> "quit my job"; a phrase that begins otherwise stays as it is. */
export function baseOf(phrase: string): string {
  const first = /^[A-Za-z]+/.exec(phrase)?.[0] ?? '';
  if (/^being$/i.test(first)) return `be${phrase.slice(first.length)}`;
  const negated = /^(?:not|never) (?=[a-z]+ing\b)/i.exec(phrase)?.[0];
  if (negated) return negated + baseOf(phrase.slice(negated.length));
  if (!isGerund(first)) return phrase;
  const stem = first.slice(0, -3);
  const undoubled = /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const known = [stem, `${stem}e`, undoubled, `${stem.slice(0, -1)}ie`].find((form) => isVerb(form));
  return (known ?? guessedBase(stem)) + andBases(phrase.slice(first.length));
}

/** "… and moving to Rome" -> "… and move to Rome", after a gerund that became a base. */
function andBases(rest: string): string {
  return rest.replace(/\b(and then|and|or) ([a-z]+ing)\b/gi, (whole, joiner: string, gerund: string) =>
    isGerund(gerund) ? `${joiner} ${baseOf(gerund)}` : whole,
  );
}
