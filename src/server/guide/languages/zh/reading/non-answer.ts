/** Chinese answers that say nothing to go on. */
import { toSimplified } from './text.ts';

const start = '(?:嗯|呃|唔|哦|额|啊|哎|唉|其实|说实话|老实说|真的|我|也|现在|暂时|抱歉|这个|可能|好像)';
const end = '(?:啊|吧|呢|了|呀|诶|欸|哈|啦|哎|耶|额|的|什么|答案|什么想法|怎么说|怎么回答|该说什么|它|这个)';
const core =
  '(?:不知道|不晓得|不清楚|不明白|不确定|不懂|没想过|没想好|没想法|没有想法|没什么想法|没什么|没有|没了|说不清楚?|说不上来|说不好|说不准|想不出来?|答不上来|不好说|很难说|难说|无|暂无|跳过|下一个|随便|都行|都可以|无所谓|算了|不想说|不想回答|不|没|是|好|好的|对|嗯|哦|行|可以|可能|也许|或许|大概|哈哈|呵呵|嘿嘿|为什么|什么|什么意思|啥)';
const nonAnswer = new RegExp(`^(?:${start}[，。…\\s]*)*${core}(?:${end}|[，。！!…~\\s])*$`, 'u');
/** Whoever writes more says something; and no pattern is tried on a long text. */
const longestNonAnswer = 24;

/** Says nothing to go on. */
export function isNonAnswerZh(text: string): boolean {
  const clean = text.normalize('NFC').trim();
  return clean.length <= longestNonAnswer && nonAnswer.test(toSimplified(clean));
}
