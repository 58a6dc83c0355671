/** What was done, as the verb it was done with: "I said yes again" is about saying yes. */
import { isVerb } from './verbs.ts';

const table = `was:be were:be been:be did:do done:do had:have said:say went:go gone:go got:get gotten:get made:make took:take taken:take
came:come gave:give given:give told:tell felt:feel left:leave kept:keep let:let put:put quit:quit cut:cut hit:hit hurt:hurt shut:shut
set:set spent:spend lost:lose bought:buy brought:bring caught:catch fought:fight thought:think taught:teach sought:seek ate:eat eaten:eat
drank:drink drunk:drink drove:drive driven:drive wrote:write written:write spoke:speak spoken:speak broke:break broken:break
chose:choose chosen:choose froze:freeze frozen:freeze fell:fall fallen:fall forgot:forget forgotten:forget forgave:forgive forgiven:forgive
began:begin begun:begin ran:run sang:sing slept:sleep wept:weep met:meet sent:send lent:lend paid:pay sold:sell stood:stand
understood:understand sat:sit stuck:stick threw:throw thrown:throw grew:grow grown:grow knew:know known:know held:hold hid:hide
hidden:hide led:lead built:build found:find gained:gain won:win wore:wear worn:wear woke:wake woken:wake tore:tear torn:tear swore:swear
sworn:swear stole:steal stolen:steal saw:see seen:see read:read rode:ride ridden:ride lied:lie cried:cry tried:try ruined:ruin
overslept:oversleep overthought:overthink overate:overeat overspent:overspend overdid:overdo withdrew:withdraw undid:undo upset:upset
bit:bite bitten:bite blew:blow blown:blow beat:beat bent:bend clung:cling crept:creep dealt:deal drew:draw drawn:draw fed:feed fled:flee
became:become shrank:shrink sank:sink split:split spun:spin swept:sweep swam:swim shook:shake shaken:shake bore:bear backed:back
snapped:snap stopped:stop dropped:drop slipped:slip planned:plan begged:beg admitted:admit`;
const irregular = new Map(
  table.split(/\s+/).map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
);

/** The base of a past form or participle, or undefined where the word is none. */
function baseOfPast(word: string): string | undefined {
  const low = word.toLowerCase();
  const known = irregular.get(low);
  if (known !== undefined) return known;
  if (!/^[a-z-]{2,}ed$/.test(low)) return undefined;
  const stem = low.slice(0, -2);
  const undoubled = /([^aeiou])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const forms = [low.slice(0, -1), stem, undoubled, `${stem.replace(/i$/, '')}y`];
  return forms.find((form) => isVerb(form));
}

/** "lied to my mom and felt bad" -> "lie to my mom and feel bad"; undefined where no past form comes first. */
export function baseOfPastPhrase(phrase: string): string | undefined {
  const [first = ''] = phrase.split(/\s+/);
  const base = baseOfPast(first);
  if (base === undefined) return undefined;
  return (base + phrase.slice(first.length)).replace(
    /\b(and then|and|then) ([a-z]+)\b/gi,
    (whole, joiner: string, word: string) => {
      const next = baseOfPast(word);
      return next === undefined ? whole : `${joiner} ${next}`;
    },
  );
}
