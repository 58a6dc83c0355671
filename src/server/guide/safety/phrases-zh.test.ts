import { describe, expect, it } from 'vitest';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { foldText } from '../classifier/normalise.ts';
import { readSigns, type Sign } from './signs.ts';

const read = (text: string): Sign[] => readSigns(foldText(text), 'zh');

const danger: [string, RiskKind][] = [
  ['我真的好想死', 'self-harm'],
  ['我想紫砂，不是买茶具', 'self-harm'],
  ['想自鲨 撑到今天了', 'self-harm'],
  ['兄弟们 我想s了', 'self-harm'],
  ['好想4', 'self-harm'],
  ['累了 真想寄了', 'self-harm'],
  ['我不想再活下去了，跟谁都没说', 'self-harm'],
  ['我已經不想活了', 'self-harm'],
  ['活着一点意思都没有，想结束生命', 'self-harm'],
  ['我打算今晚从阳台跳下去', 'self-harm'],
  ['我想跟他一起跳楼', 'self-harm'],
  ['諗住跳落去算數，想死', 'self-harm'],
  ['遺書寫好了', 'self-harm'],
  ['绳子我买好了', 'self-harm'],
  ['我一个人站在桥上', 'self-harm'],
  ['安眠药攒了两瓶', 'self-harm'],
  ['我刚刚吞了一整瓶安眠药', 'medical'],
  ['把家里的药全都吃了', 'medical'],
  ['喝了半瓶百草枯', 'medical'],
  ['我昨晚又拿美工刀划胳膊了', 'self-harm'],
  ['一难过就想伤害自己', 'self-harm'],
  ['每次吃完饭都要去抠吐', 'eating'],
  ['四天没吃东西了，还是觉得自己胖', 'eating'],
  ['瘦到七十斤还在催吐', 'eating'],
  ['血一直止不住，快晕过去了', 'medical'],
  ['胸口剧痛，左胳膊发麻', 'medical'],
  ['呼吸困难，嘴唇发紫', 'medical'],
  ['胰島素我已經五天沒打', 'medical'],
  ['癫痫药我自己停了', 'medical'],
  ['我真想捅死他', 'violence'],
  ['我控制不住想把孩子摔了', 'violence'],
  ['刀磨好了 明天去找他', 'violence'],
  ['老公喝醉了又打我', 'abuse'],
  ['他掐我脖子，说敢离婚就弄死我', 'abuse'],
  ['老公把我反锁在家里', 'abuse'],
  ['前夫一直跟踪我', 'abuse'],
  ['被我爸用皮带抽', 'abuse'],
  ['我被同事强奸了', 'sexual-violence'],
  ['教练摸我大腿', 'sexual-violence'],
  ['我说了不要，他还是继续', 'sexual-violence'],
  ['他威胁要把我的裸照发到群里', 'sexual-violence'],
  ['我今年十三岁', 'minor'],
  ['我上初二，爸妈离婚了', 'minor'],
];

const takenBack: [string, Sign['context']][] = [
  ['我从来没想过自杀', 'negated'],
  ['我不想死，只是太累', 'negated'],
  ['我沒有要自殺', 'negated'],
  ['他从来没有打过我', 'negated'],
  ['没有人打我', 'negated'],
  ['我绝不会伤害自己', 'negated'],
  ['我以前割过手，现在好了', 'past'],
  ['大学时想过自杀，后来走出来了', 'past'],
  ['那年想跳楼，如今孩子都大了', 'past'],
  ['哈哈哈 这甲方 我想自杀', 'joke'],
  ['再加班我就跳楼哈哈', 'joke'],
  ['昨天看的电影里女主自杀了', 'story'],
  ['小说里他被家暴', 'story'],
  ['我妈突然昏过去了，怎么喊都不醒', 'other'],
  ['我闺蜜说她想死', 'other'],
  ['我儿子在学校说不想活了', 'other'],
];

const harmless = [
  '累死我了',
  '笑死，谁懂',
  '想死你了',
  '背书背到想死',
  '想死的心都有了',
  '这家店的自杀式营销',
  '我想买一把紫砂壶',
  '想寄快递给我妈',
  '房贷压得我喘不过气来',
  '医生让我把药停了',
  '我女儿今年十三岁',
  '我想跳槽',
  '他总打我电话',
  '不想活成别人的样子',
  '我舅舅前年自杀走的',
  '我们公司被打败了',
];

describe('Chinese phrases', () => {
  it.each(danger)('finds %j', (text, kind) => {
    expect(read(text)).toContainEqual({ level: 'high', kind, context: 'clear' });
  });
  it.each(takenBack)('finds what negates %j', (text, context) => {
    const contexts = read(text).map((sign) => sign.context);
    expect(contexts).toContain(context);
    expect(contexts).not.toContain('clear');
  });
  it.each(harmless)('lets %j pass', (text) => {
    expect(read(text).filter(({ level }) => level === 'high')).toEqual([]);
  });
  it.each(['我想', '一', '死', '他打', '药吃了', '从来没'])('bears two thousand characters of %j', (word) => {
    // A pattern that tries all ways to read them would outlast the test.
    expect(read(word.repeat(2000 / word.length))).toEqual(expect.any(Array));
  });
});
