/** "Should I do it?", "How could that work?": the question names no act, the person named it before. */
import { cutTail } from './sentences.ts';
import { baseOf, dropFillers, isVerb } from './verbs.ts';

const pronounAct =
  /^(?:do|try|risk|attempt|manage|go for|go ahead with|go through with|pull off|work|be)?\s*(?:it|that|this|so)?(?: now| anyway| at all)?$/i;

/** Whether an act only points back: "do it", "go through with that". */
export function pointsBack(act: string | undefined): boolean {
  return act === undefined || pronounAct.test(act);
}

const wishes: readonly RegExp[] = [
  /\b(?:i|we) (?:would |really |so |just |still |have always |'ve always )*(?:want|wanted|like|love|hope|plan|long|wish|need|intend|try|have|trying|learned|learnt|hoping|planning|going|ready)s? to\s+(.+)$/i,
  /\b(?:i|we)(?:'m| am| are|'re|m) (?:really |still |always |just )*(?:trying|hoping|planning|going|ready|supposed|desperate|tempted) to\s+(.+)$/i,
  /\b(?:i|we)(?:'ve| have)? (?:really |still |always |just )*(?:never )?(?:learned|learnt|tried|managed|wanted|decided)(?: how)? to\s+(.+)$/i,
  /\b(?:i|we) (?:really |probably |maybe )?(?:should|ought to|have to|need to|must) (.+)$/i,
  /^(?:trying|wanting|hoping|want|need|planning) to\s+(.+)$/i,
  /\b(?:i'd|we'd) (?:really )?(?:like|love) to\s+(.+)$/i,
  /\b(?:i|we) (?:could|might|can) (?:also |just |still )?(?!not\b|never\b|hardly\b)(.+)$/i,
  /\b(?:chance|offer|opportunity|option|invitation|possibility|permission|idea|plan) (?:for me |for us )?to\s+(.+)$/i,
  /\b(?:been|was|were|got|get) (?:asked|invited|offered|told|expected|begged) to\s+(.+)$/i,
  /\b(?:wants|want|expects|expect|begs|begged) (?:me|us) to\s+(.+)$/i,
  /\b(?:asks|asked|invites|invited|wants|told|tells|advises|advised|urges|allowed|offered) (?:me|us) to\s+(.+)$/i,
  /\b(?:thinking|thought|dreaming|dream|dreamt) (?:about|of) (?=\w+ing\b)(.+)$/i,
  /\b(?:considering|contemplating|planning on) (?=\w+ing\b)(.+)$/i,
  /\b(?:my [a-z' -]+|he|she|they) (?:wants?|would like|asked|offered|is asking|plans?) to\s+(.+)$/i,
];

function actIn(sentence: string): string | undefined {
  for (const pattern of wishes) {
    const caught = pattern.exec(sentence)?.[1];
    if (caught === undefined) continue;
    const act = baseOf(dropFillers(cutTail(caught).replace(/\s+but\b.*$/i, '')));
    if (isVerb(act.split(/\s+/)[0] ?? '') && !pointsBack(act)) return act;
  }
  return undefined;
}

/** The act that was named last before the question that points back to it. */
export function referredAct(earlier: readonly string[]): string | undefined {
  for (const sentence of earlier.toReversed()) {
    const act = actIn(sentence);
    if (act !== undefined) return act;
  }
  return undefined;
}
