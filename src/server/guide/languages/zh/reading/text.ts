/** Chinese text -> plain sentences and slots. Traditional characters are read as their simplified ones. */
import { limits } from '#shared/limits.ts';
import { memoizeForStep } from '../../../text/memoize-step.ts';

const slotMax = 200;

const traditional =
  '應該還選擇嗎麼為們說話時間歡結離開對錯會來後過這邊兩個樣愛媽請問題學習國業職場薪實現買賣書讀寫給讓與誰沒嗎覺從經濟關係親戀單獨認識難處變質換樓房車東臺灣歲長滿點錢貸款壓力戰勝敗決總幾遠進動聽見電腦網絡團隊領導員廠創爭吵氣傷懷孕婦兒媳懂樂興趣緊張慮憂擔獲幫盡舊約籤證資產養護醫藥療師畢專課題論據發達無須勞煩漸熱鬧頭臉聲觸紅綠燈飛機鄉歸屬葉隨運勢環溫暖靜級舉報備聯繫溝當顧賺貴賤捨棄願讚責任務並於願斷絕終將復舊適連續議練補償優秀嚴錄稱謝權選';
const simplified =
  '应该还选择吗么为们说话时间欢结离开对错会来后过这边两个样爱妈请问题学习国业职场薪实现买卖书读写给让与谁没吗觉从经济关系亲恋单独认识难处变质换楼房车东台湾岁长满点钱贷款压力战胜败决总几远进动听见电脑网络团队领导员厂创争吵气伤怀孕妇儿媳懂乐兴趣紧张虑忧担获帮尽旧约签证资产养护医药疗师毕专课题论据发达无须劳烦渐热闹头脸声触红绿灯飞机乡归属叶随运势环温暖静级举报备联系沟当顾赚贵贱舍弃愿赞责任务并于愿断绝终将复旧适连续议练补偿优秀严录称谢权选';

const traditionalSign = new RegExp(`[${traditional}]`, 'g');
const simple = new Map([...traditional].map((sign, at) => [sign, [...simplified][at] ?? sign]));

/** One sign for one sign, so that a place in the one text is the same place in the other. */
export const toSimplified = memoizeForStep((text) =>
  text.replace(traditionalSign, (sign) => simple.get(sign) ?? sign),
);

const halfWidth: Readonly<Record<string, string>> = {
  ',': '，',
  '?': '？',
  '!': '！',
  ';': '；',
  ':': '：',
  '｡': '。',
  '﹐': '，',
  '﹖': '？',
};

/** One kind of marks, no invisible signs, no blanks between Chinese characters. */
export function normaliseZh(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff21-\uff3a\uff41-\uff5a\uff10-\uff19]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/(?<=[^\x20-\x7e]) | (?=[^\x20-\x7e])/gu, '')
    .replace(/(?<!\d)[,?!;:｡﹐﹖]|[,?!;:](?!\d)/g, (mark) => halfWidth[mark] ?? mark)
    .slice(0, limits.questionChars * 2)
    .trim();
}

export function sentencesInZh(text: string): string[] {
  return (text.match(/[^。！？!?；;…\n]+[。！？!?；;…]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const quotation = /“[^”]*”|‘[^’]*’|「[^」]*」|『[^』]*』|"[^"]*"|'[^']*'/g;
const quotationOrWe = new RegExp(`${quotation.source}|咱们|咱俩|我们|我們|俺们|俺|(?<!自)我`, 'g');

/** Towards the person: 我 -> 你. */
export function mirrorZh(text: string): string {
  return text.replace(
    // What somebody said, word for word, stays as it was said.
    quotationOrWe,
    (found) => {
      if (/^[“‘「『"']/.test(found)) return found;
      if (found === '我們') return '你們';
      return found.length > 1 ? '你们' : '你';
    },
  );
}

/** Whether the text begins or ends within words that somebody is quoted with. */
export function cutsQuote(text: string): boolean {
  const rest = text.replace(quotation, '');
  return /[“”‘’「」『』"']/.test(rest);
}

const leads =
  /^(?:(?:那么?(?![件个些天种位次年时段份])|所以|然后|其实|到底|究竟|你觉得|你说|请问|想问一?下?|我们?(?!妈|爸|老公|老婆|男友|男朋友|女友|女朋友|婆婆|公公|弟|姐|哥|妹|儿子|女儿|奶奶|爷爷|外公|外婆|室友|同事|领导|老板|朋友|先|[^，]{1,8}的(?:人|事|工作|生活|城市|专业)$)|咱们?|自己(?=该|应该|要|是)|就(?!这么|这样|[此业读学医职近地餐任诊])|还(?![债款钱贷清]|房贷|车贷)|也)(?![们的]))+/;
const tails = /(?:呢|吗|嘛|(?<![什怎这那多要])么|啊|呀|吧|哦|呐|(?<=[^为除])了(?=[吗嘛呢吧]))+$/;
const closing =
  /(?<!准备|做|学|想|说|和|友|讨|示|交)(?:(?<![反面针绝])对(?:我们?|孩子|家人|父母|大家|彼此|身体|健康|他|她)(?:来说)?)?(?:比较|更|才|会更?|会比较)?(?:好|合适|对)(?:一点|一些|点)?$/;

/** The bare phrase: without what leads to it and what trails behind. Indices are kept by cutting only. */
export function trimPhrase(phrase: string, { judged = false }: { judged?: boolean } = {}): string {
  let out = phrase.replace(/^[\s，、：“”"'「『（(—-]+|[\s，、：。！？“”"'」』）)—…~.-]+$/gu, '');
  out = out.replace(leads, '').replace(tails, '');
  const bare = judged ? out.replace(closing, '') : out;
  return (bare === '' ? out : bare).replace(/[，、]+$/u, '');
}

/** A slot as the reading holds it: in the person's own script, turned towards the person. */
export function slotZh(phrase: string, simpleText: string, original: string): string | undefined {
  const at = simpleText.indexOf(phrase);
  const own = at < 0 ? phrase : original.slice(at, at + phrase.length);
  const slot = mirrorZh(own.trim());
  return /[\p{L}\p{N}]/u.test(slot) ? [...slot].slice(0, slotMax).join('') : undefined;
}
