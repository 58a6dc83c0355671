/**
 * What people say, whatever it is about. Each kind is a concern of the pack `follow`, which asks about it; `fact` is
 * background that nobody wants to be asked about. The number says how important it is to respond to a clause of the kind.
 */
const kindWeights = {
  secret: 3,
  unsaid: 3,
  pretend: 3,
  confess: 3,
  minimise: 2,
  permission: 2.5,
  selfblame: 3,
  guilt: 3,
  shame: 2.5,
  relief: 3,
  undo: 2.5,
  saidyes: 2.5,
  saidno: 2,
  asked: 2.5,
  tried: 1.5,
  helped: 2,
  helpme: 1.5,
  flat: 3,
  said: 2.5,
  hurtful: 3,
  excuse: 3,
  lied: 3,
  distance: 2.5,
  silence: 2.5,
  theirway: 2,
  theyknow: 2.5,
  theywant: 2,
  theyneed: 2,
  theirview: 1.5,
  everyone: 1,
  theykind: 2.5,
  disagree: 2,
  fight: 2,
  protect: 3,
  whoifnot: 2.5,
  role: 2.5,
  mustbe: 1.5,
  rule: 2,
  promise: 3,
  theirpromise: 2.5,
  unfair: 2,
  useless: 2,
  stuck: 1.5,
  noway: 2,
  waiting: 1.5,
  condition: 2,
  torn: 2,
  decided: 2.5,
  leaning: 2,
  dontknow: 1,
  findout: 1.5,
  deadline: 0.5,
  timelong: 0.5,
  change: 1,
  onceday: 2,
  gone: 2.5,
  ending: 2.5,
  miss: 3,
  small: 2,
  want: 2.5,
  need: 3,
  peace: 2,
  notwant: 2.5,
  afraidof: 3,
  becoming: 3,
  compare: 1.5,
  late: 1.5,
  proof: 2.5,
  notgood: 2.5,
  praise: 1,
  numb: 2.5,
  tired: 2,
  lonely: 2.5,
  anger: 2.5,
  jealous: 2.5,
  body: 2.5,
  habit: 1.5,
  notyet: 2,
  money: 0.5,
  work: 0.5,
  proud: 2,
  sorry: 2.5,
  adviceme: 2.5,
  ownstep: 2,
  scene: 1,
  fact: -1.5,
} as const satisfies Record<string, number>;

export type Kind = keyof typeof kindWeights;

/** The weight of a kind by its name; undefined for the name of a question that belongs to none. */
export const findKindWeight = (name: string): number | undefined =>
  (kindWeights as Readonly<Record<string, number>>)[name];

export const kinds = Object.keys(kindWeights) as Kind[];

/** Kinds that come out in an answer and change how the person's own question looks; each situation has lines for them. */
const laterGroups = {
  secret: ['secret', 'unsaid', 'confess'],
  pretend: ['pretend', 'minimise'],
  protect: ['protect'],
  guilt: ['guilt', 'selfblame', 'sorry'],
  relief: ['relief'],
  hurt: ['flat', 'hurtful', 'distance', 'lied', 'theirpromise', 'excuse'],
  duty: ['mustbe', 'rule', 'promise', 'whoifnot', 'role', 'theyneed', 'saidyes'],
  want: ['want', 'need', 'peace', 'notwant'],
  miss: ['miss', 'gone', 'ending'],
  fear: ['afraidof', 'late'],
  becoming: ['becoming', 'compare'],
  notgood: ['notgood', 'shame', 'proof'],
  worn: ['tired', 'body', 'numb'],
  alone: ['lonely', 'silence', 'useless'],
  anger: ['anger', 'jealous', 'fight', 'unfair'],
  kindness: ['helped', 'helpme', 'theykind', 'proud', 'small', 'onceday'],
  decided: ['decided', 'leaning', 'ownstep'],
  waiting: ['waiting', 'condition', 'notyet', 'torn', 'stuck', 'undo'],
} as const satisfies Record<string, readonly Kind[]>;

export type LaterGroup = keyof typeof laterGroups;
export const laterGroupNames = Object.keys(laterGroups) as LaterGroup[];

/** Kinds that an insight can treat in the same way. */
export const groups = {
  ...laterGroups,
  hidden: ['secret', 'unsaid', 'pretend', 'protect', 'silence', 'undo', 'minimise'],
  wish: ['want', 'need', 'peace', 'notwant', 'miss', 'onceday', 'leaning'],
  dread: ['afraidof', 'becoming', 'proof', 'shame', 'late', 'notgood'],
  loss: ['gone', 'ending'],
  good: ['helped', 'helpme', 'theykind', 'proud', 'relief', 'small'],
  blame: ['selfblame', 'guilt', 'compare', 'sorry', 'permission'],
  unsure: ['torn', 'dontknow', 'notyet', 'condition', 'waiting', 'stuck'],
} as const satisfies Record<string, readonly Kind[]>;

export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];
