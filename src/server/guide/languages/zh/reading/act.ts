/** Frames with one act in Chinese: 要不要 / 该不该, 怎么 / 如何, 为什么总是 / 每次…都. */
import {
  howRules,
  howSaid,
  patternRules,
  patternSaid,
  type RuleZh,
  verbNotVerb,
  whetherRules,
  whetherSaid,
} from './act-rules.ts';
import { withoutWish } from './referred-act.ts';
import { trimPhrase } from './text.ts';

export interface ActZh {
  frame: 'whether' | 'how' | 'pattern';
  /** A phrase of the (simplified) text; undefined where the frame is plain but no act can be named. */
  act: string | undefined;
  weight: number;
}

const anotherSentence = /^(?:怎么|是不是|该|我该|很|好|太|真|有没有|如何|要不要|这样|然后|但我|可我|所以)/;
const longest = 28;

/** The first clause, or two where the second completes it. */
function clausesOf({ frame, long }: RuleZh, text: string): string {
  const [first = '', second = ''] = text.split(/[？。！；]/)[0]?.split('，') ?? [];
  const both = `${first}，${second}`;
  if (second === '' || both.length > longest) return first;
  if (frame === 'how') {
    const completes =
      /^就/.test(second) || (/^(?:告诉|跟|和|对|向)/.test(first) && /^(?:我|他|她)/.test(second));
    return completes && !anotherSentence.test(second) ? both : first;
  }
  return long && !anotherSentence.test(second) ? both : first;
}

/** Words of the asking that are no act. */
const noAct =
  /^(?:(?:处理|面对|应对|解决|开口|开始|回应|回答|选择|做|办|说|选)(?:它|这件事|这事)?(?:才?好|才对|比较好)|处理|面对|应对|解决|开口|回应|选择|这样|那样|做|办|选|它|这个|的|了)$/;

function actOf(rule: RuleZh, caught: string): string | undefined {
  const trimmed = trimPhrase(clausesOf(rule, caught)).replace(/^(?:真的|却)(?=.)/, '');
  const wished = rule.judged ? withoutWish(trimmed) : trimmed;
  const act =
    rule.frame === 'whether' && !/告诉|坦白|说|知道|承认/.test(wished)
      ? wished.replace(/(?<=..)(?<!算|完|罢|得|为)了$/, '')
      : wished;
  return /[\p{L}\p{N}]/u.test(act) && !noAct.test(act) ? act : undefined;
}

function firstOf(rules: readonly RuleZh[], sentence: string): ActZh | undefined {
  let bare: ActZh | undefined;
  for (const rule of rules) {
    const caught = rule.pattern.exec(sentence)?.at(-1);
    if (caught === undefined) continue;
    const act = actOf(rule, caught);
    if (act !== undefined) return { frame: rule.frame, act, weight: rule.weight };
    bare ??= { frame: rule.frame, act, weight: rule.weight - 0.5 };
  }
  return bare;
}

export function findActZh(sentence: string): ActZh | undefined {
  if (
    /^(?:他们?|她们?|[^，我]{0,6}(?:他|她))(?:当初|当时|那天|昨天|突然)*(?:为什么|为何|为啥)(?!总|老|每|一直|从来|不肯|不愿).*了[？?]?$/.test(
      sentence,
    )
  )
    return undefined;
  if (/为什么(?:我)?(?:要|会)?(?:活|存在|是我[？?]?$)/.test(sentence)) return undefined;
  if (/为什么|为何|为啥/.test(sentence)) return firstOf(patternRules, sentence);
  const habit =
    /^(?:我们?)?(?:总是|老是|经常|常常)[^，？]*$/.test(sentence) && firstOf(patternSaid, sentence);
  if (habit) return habit;
  return (
    firstOf(patternRules.slice(-2), sentence) ??
    firstOf(howRules, sentence) ??
    firstOf(whetherRules, sentence) ??
    firstOf([verbNotVerb], sentence) ??
    firstOf(
      [
        ...patternSaid.slice(0, 1),
        ...howSaid.slice(0, 3),
        ...whetherSaid,
        ...howSaid.slice(3),
        ...patternSaid,
      ],
      sentence,
    )
  );
}
