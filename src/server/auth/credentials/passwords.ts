/** Hashes and verifies passwords, and recognizes common ones, which attackers try first. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createWorkGate, type GateState, type WorkGateLimits } from '../../http/work-gate.ts';

/** Parameters from OWASP's password storage cheat sheet. The package's default algorithm is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** At most two hashes at a time, because hashing shares its thread pool with file access and DNS. */
const gateLimits: WorkGateLimits = { concurrency: 2, queue: 32, waitMs: 2_000, perCaller: 3 };

export interface Passwords {
  /**
   * Returns a PHC string (hash, salt and parameters in one text); throws `busy` when too many calls wait. `network`: the
   * caller's, for a fair share of the queue.
   */
  hash(password: string, network?: string): Promise<string>;
  /** `null` (no such account) takes as long as a real hash, because timing must not reveal accounts. */
  verify(stored: string | null, password: string, network?: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than the current ones. */
  isOutdated(stored: string): boolean;
  /** How many hashes are running and waiting, and how many were refused. */
  queueState(): GateState;
}

export interface Argon2 {
  hash: typeof hash;
  verify: typeof verify;
}

/** A hash of the right form that no password matches, to compare with when there is no account. */
function createDecoy(): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `${currentPrefix}${part(16)}$${part(32)}`;
}

export function createPasswords(argon2: Argon2 = { hash, verify }, limits = gateLimits): Passwords {
  const gate = createWorkGate(limits);
  const decoy = createDecoy();
  return {
    hash: (password, network) => gate(() => argon2.hash(password, cost), network),
    verify: async (stored, password, network) => {
      const matches = await gate(() => argon2.verify(stored ?? decoy, password), network);
      return matches && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(currentPrefix),
    queueState: gate.state,
  };
}

/**
 * The most common passwords that contain a letter and a digit, as a rule instead of a list of thousands: nearly all of
 * them are a common word with a common suffix.
 */
const commonWords = new Set(
  `password passwort passw0rd pass p@ssword p@ssw0rd pa$$word qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl
  zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa admin administrator
  root user guest test tester testing demo login letmein welcome master monkey dragon shadow sunshine princess
  football baseball basketball soccer hockey superman batman spiderman pokemon naruto starwars charlie michael
  jordan daniel jessica ashley jennifer michelle nicole andrew joshua matthew anthony robert thomas william
  hunter ranger killer trustno trustme iloveyou iloveu loveyou lovely love lover secret freedom whatever
  computer internet google facebook linkedin twitter instagram youtube samsung iphone apple microsoft windows
  changeme changeit default access system server summer winter spring autumn january february march april june
  july august september october november december monday friday sunday hello hello1 helloworld world flower
  butterfly chocolate cookie cheese banana orange purple yellow silver golden diamond ginger pepper tigger
  liverpool chelsea arsenal barcelona juventus manchester lakers yankees cowboys steelers eagles mustang
  corvette ferrari porsche mercedes harley yamaha honda toyota blink myspace nirvana metallica eminem slipknot
  angel angels babygirl babyboy baby mybaby family mother father friends forever jesus christ heaven blessed
  woaini wode aini nihao zhang wang qaz wsx qazwsx q w e a z x s asd zxc qwe qweasd qweasdzxc qwer qwert
  fuckyou fuck asshole bitch pussy money lucky happy smile rainbow unicorn matrix ninja gandalf merlin phoenix
  america england london paris berlin germany france canada australia brazil mexico india china`
    .split(/\s+/)
    .filter(Boolean),
);

/** Keyboard patterns and other common passwords that are not a word with a suffix. */
const commonPatterns = new Set(
  `1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx
  zaq12wsx zaq1zaq1 zaq1xsw2 xsw2zaq1 2wsx3edc 3edc4rfv 1a2b3c4d 1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 a1s2d3f4 z1x2c3v4
  123qweasd 123qweasdzxc 123qweqwe qwe123qwe 12qwaszx 1234qwer 12345qwert 123456qwerty 123qwe123 qwer1234qwer
  qweasd123 asd123asd abc123abc abc123def 123abc123 1234abcd 12345abc 123456abc 123456ab 12345678a 123456789a
  1234567a 123456789q 12345678q 123456aa 1234567890a 1234567890q 123123qwe 123321qwe 111111aa 11111111a 000000aa
  a123456a aa123456aa q123456q w1w2w3w4 a1a2a3a4 p4ssw0rd p4ssword pa55word pa55w0rd passw0rd! l3tm31n w3lc0me
  adm1n123 1loveyou il0veyou trustno1 ncc1701d 007bond bond007 4runner9 thx1138x 5201314a a5201314 woaini1314
  woaini520 aini1314 1314520a iloveyou2 love4ever 2fast4you blink182 rockyou1 ou812345 49ers123 red123red
  changeme! qwerty12345! 1password 1qwertyuiop 2password 123password 1234password 12345password 123456password
  123admin 1234admin 123test 1234test 12345test 123hello 123love 123welcome`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Common numbers after a word: one or two digits, repeated digits, counting up or down, a year, or a number with a
 * meaning (520 and 1314 are love and forever in Chinese chats).
 */
const suffixPattern =
  /^(?:\d{1,2}|(\d)\1+|(\d\d)\2+|(\d\d\d)\3+|0?12(?:3(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?)?|9?8?7?6?5?4?321|(?:19|20)\d\d|520|1314|5201314|007|666|69420|420)$/;
/** Digits and signs before the word, and signs after it. */
const edges = /^[^a-z]{0,8}?(?=[a-z@$])|[!.?*#_\s-]+$/g;

/** Whether `text` is a common word, possibly repeated, followed by a common number. */
function isWordWithSuffix(text: string, extraWord: string): boolean {
  const [, word = '', number = ''] = /^(.*?)[@_.!#*\s-]?(\d*)$/s.exec(text) ?? [];
  const half = word.slice(0, word.length / 2);
  const isCommon = (part: string) => commonWords.has(part) || (extraWord !== '' && part === extraWord);
  if (!isCommon(word) && !(word === half + half && isCommon(half))) return false;
  return number === '' || suffixPattern.test(number);
}

/** Whether attackers try this password first. The product's own name counts as a common word. */
export function isCommonPassword(password: string, productName: string): boolean {
  const folded = password.toLowerCase();
  const product = productName.toLowerCase().replace(/\s+/g, '');
  const bare = folded.replace(edges, '');
  return commonPatterns.has(folded) || commonPatterns.has(bare) || isWordWithSuffix(bare, product);
}
