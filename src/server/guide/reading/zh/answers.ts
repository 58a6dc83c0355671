/** What a free answer in Chinese says beside what it was asked, and when it says nothing to go on. */

import { type Topic, tagsOf } from '../../tags.ts';
import { hearTimeZh, isElusiveZh, isStepZh, onlyTagZh } from './hearing.ts';
import { tagsInZh } from './tags.ts';
import { toSimplified } from './text.ts';

const start = '(?:嗯|呃|唔|哦|额|啊|哎|唉|其实|说实话|老实说|真的|我|也|现在|暂时|抱歉|这个|可能|好像)';
const end = '(?:啊|吧|呢|了|呀|诶|欸|哈|啦|哎|耶|额|的|什么|答案|什么想法|怎么说|怎么回答|该说什么|它|这个)';
const core =
  '(?:不知道|不晓得|不清楚|不明白|不确定|不懂|没想过|没想好|没想法|没有想法|没什么想法|没什么|没有|没了|说不清楚?|说不上来|说不好|说不准|想不出来?|答不上来|不好说|很难说|难说|无|暂无|跳过|下一个|随便|都行|都可以|无所谓|算了|不想说|不想回答|不|没|是|好|好的|对|嗯|哦|行|可以|可能|也许|或许|大概|哈哈|呵呵|嘿嘿|为什么|什么|什么意思|啥)';
const unknown = new RegExp(`^(?:${start}[，。…\\s]*)*${core}(?:${end}|[，。！!…~\\s])*$`, 'u');
/** Whoever writes more says something; and no pattern is tried on a long text. */
const longestUnknown = 24;

const unsure = /知道|晓得|清楚|明白|确定|懂|想过|想好|想法|说不|想不|答不|难说|不好说/;

/** An "I don't know" and not a bare "no". */
export function isUnsureZh(text: string): boolean {
  return unsure.test(toSimplified(text));
}

/** Says nothing to go on. */
export function isUnknownZh(text: string): boolean {
  const clean = text.normalize('NFC').trim();
  return clean.length <= longestUnknown && unknown.test(toSimplified(clean));
}

const matterPhrase =
  /最?(?:看重|在乎|在意|珍惜)|对我(?:来说)?(?:很|最)?重要|想守住|不想失去|我(?:想|要|需要)/;
const obstaclePhrase = /但|可是|怕|担心|不敢|拦住|卡在|难的是|问题是|万一|愧疚|内疚|风险/;
const stepPhrase = /我(?:会|打算|准备|可以先|先|要)|第一步|下一步/;

/** Free text may answer more than it was asked. */
export function extraTopicsZh(text: string, asked: Topic | undefined): Topic[] {
  if (isElusiveZh(text)) return [];
  const clean = toSimplified(text);
  const topics: Topic[] = [];
  if (matterPhrase.test(clean) && onlyTagZh(text, tagsOf.matter) !== undefined) topics.push('matter');
  if (obstaclePhrase.test(clean) && tagsInZh(text, ['loss', 'others', 'noplan', 'fear']).length > 0)
    topics.push('obstacle');
  if (stepPhrase.test(clean) && isStepZh(text) && tagsInZh(text, tagsOf.step).length > 0) topics.push('step');
  if ((topics.includes('step') || asked === 'step') && hearTimeZh(text).fits) topics.push('time');
  return topics;
}
