/** "怎么办", "这样做值得吗": the question names no act, the person named it in a clause before. */
import { slotZh, toSimplified, trimPhrase } from './text.ts';

const noWish =
  '(?!念|起|到|法|明白|清楚|通|不|开(?=$|了|点|一点|些)|他|她|你|知道|问|一下|死|哭|太多|象|得|办法|好了)';
const wish = new RegExp(
  `^(?:但是?|可是?|而且|因为|所以|其实|最近|现在)?(?:我们?|自己)?(?:其实|最近|现在|一直|总|很|真的|特别|非常|也|又|还|正|就|只)*(?:(?:想要?|希望能?|打算|准备|计划|考虑)${noWish}|正在考虑|在考虑|不敢|不好意思|没勇气|没有勇气)(?:去(?=.{2}))?(.{2,})$`,
);
const led = new RegExp(`^(?:很|一直|真的|特别|也|还|正)?(?:想要?|打算|准备|计划|考虑)${noWish}(?=.{2})`);
const back = /^(?:这样做?|这么做|这么干|那样做|这|这样子|去做|试试|做)$/;

/** "想请一年假" is about the leave, not about wanting it. */
export function withoutWish(act: string): string {
  return act.replace(led, '');
}

export function pointsBackZh(act: string | undefined): boolean {
  return act === undefined || back.test(act);
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[，。？！；]/).filter((clause) => clause !== '');
}

function wishIn(original: string): string | undefined {
  const sentence = toSimplified(original);
  for (const clause of clausesOf(sentence).toReversed()) {
    const caught = wish.exec(clause)?.[1];
    const act = trimPhrase(
      (caught ?? '').replace(/(?:但是?|可是?|却|又)(?=做不到|不|没|总|很|太|怕|老|一直).*$/, ''),
    );
    if (act.length > 1 && !/怎么|如何|要不要|该不该|什么/.test(act)) return slotZh(act, sentence, original);
  }
  return undefined;
}

/** The one thing told before "怎么办", where it is not about the person: "孩子沉迷手机". */
function situationIn(original: string): string | undefined {
  const sentence = toSimplified(original);
  const whole =
    /^([^，。？！；]{4,22}?)(?:了)?(?:我|我们)?(?:到底|究竟)?(?:该|应该|要|可以)?(?:怎么办|咋办|如何是好|怎么处理|如何处理|怎么应对)/.exec(
      sentence,
    )?.[1];
  if (
    whole !== undefined &&
    !/^(?:我(?!们|妈|爸|儿|女|老|的)|自己|现在|如果|要是|万一|接下来|以后|今后|那|这|到底|究竟|怎么|不知道|请问|下一步)|该$/.test(
      whole,
    )
  ) {
    const slot = slotZh(trimPhrase(whole), sentence, original);
    if (slot) return `面对${slot}`;
  }
  const [first = '', , ...more] = clausesOf(sentence);
  const isTold =
    more.length === 0 &&
    /^[^，]{4,20}，[^，]*(?:怎么|如何|怎样)/.test(sentence) &&
    !/^(?:我|自己|最近|现在|今|昨|请|如果|要是|怎么|如何|为什么|有时|每|一|总)|怎么|吗$/.test(first);
  const slot = isTold ? slotZh(trimPhrase(first), sentence, original) : undefined;
  return slot && `面对${slot}`;
}

/** The last sentence is the one that asks. */
export function referredActZh(sentences: readonly string[], frame: 'whether' | 'how'): string | undefined {
  for (const sentence of sentences.toReversed()) {
    const act = wishIn(sentence);
    if (act !== undefined) return act;
  }
  return frame === 'how' ? situationIn(sentences.at(-1) ?? '') : undefined;
}
