/**
 * English words that the classifier takes for one, so that an example about tablets also counts for one about pills, by the
 * name of their class. `*`: any ending.
 */
const classes: Record<string, string> = {
  partner: 'husband wife boyfriend girlfriend partner bf gf fiance fiancee spouse hubby missus bloke',
  ex: 'ex exhusband exwife exboyfriend exgirlfriend',
  parent:
    'mother mum mom mam ma mama father dad da papa daddy mummy mommy stepdad stepfather stepmum stepmother parents',
  kin: 'brother sister cousin uncle auntie aunt grandma grandpa nan grandad nephew niece bro sis grandmother grandfather',
  friend:
    'friend mate bestie buddy pal roommate flatmate housemate classmate neighbour neighbor coworker colleague',
  child: 'son daughter kid kids child children baby toddler newborn infant',
  boss: 'boss manager supervisor',
  pills:
    'pill pills tablet tablets tabs paracetamol tylenol ibuprofen advil aspirin xanax valium benzos sleepers painkillers capsules codeine tramadol oxy',
  meds: 'meds med medication medicine medicines antidepressant* sertraline prozac zoloft ssri* lexapro citalopram',
  vital:
    'insulin lithium warfarin keppra lamotrigine clozapine olanzapine seroquel quetiapine anticonvulsant* antipsychotic* inhaler steroids levothyroxine',
  blade: 'blade blades razor razors knife knives scissors scalpel',
  gun: 'gun pistol rifle shotgun revolver firearm',
  height: 'bridge roof rooftop ledge balcony cliff overpass viaduct',
  limb: 'wrist wrists arm arms thigh thighs leg legs skin forearm forearms',
  neck: 'throat neck',
  hit: 'hit hits hitting slap slaps slapped punch punches punched kick kicks kicked beat beats beating shoves shoved smacked smack batters',
  choke: 'choke chokes choked choking strangle strangled strangles',
  rape: 'rape raped rapes raping molested molest assaulted assault groped grope groping fondled',
  kill: 'kill murder stab shoot strangle',
  die: 'die dying died dead',
  suicide: 'suicide suicidal kms unalive',
  cut: 'cut cuts cutting burn burning burned scratch scratching harm harming selfharm selfharming',
  want: 'want wanna wish wanted wants',
  think: 'think thinking thought thoughts',
  gonna: 'gonna will going',
  today: 'today tonight now yesterday rn tomorrow',
  purge: 'purge purging purged vomit vomiting puke puking laxatives laxative',
  starve: 'starve starving starved fasting',
  story: 'movie film show series book novel song game episode character podcast documentary play',
  he: 'he she they him her them',
  his: 'his her their',
  number: 'two three four five six seven eight nine ten eleven twelve twenty thirty few couple',
};

const exact = new Map<string, string>();
const prefixes: [prefix: string, name: string][] = [];
for (const [name, words] of Object.entries(classes))
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) prefixes.push([word.slice(0, -1), name]);
    else if (!exact.has(word)) exact.set(word, name);
  }

/** The name of the word's class in capitals, e.g. `PILLS`; the word itself if it has none. */
export function toWordClass(token: string): string {
  if (/^\d+$/.test(token)) return 'NUMBER';
  const found = exact.get(token) ?? prefixes.find(([prefix]) => token.startsWith(prefix))?.[1];
  return found ? found.toUpperCase() : token;
}
