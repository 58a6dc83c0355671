import { describe, expect, it } from 'vitest';
import { assessRisk, graverRisk } from './assess.ts';

const high: [string, string][] = [
  ['I want to kill myself', 'self-harm'],
  ["I'm thinking about suicide", 'self-harm'],
  ['I keep cutting my arms', 'self-harm'],
  ['I WANT TO DIE', 'self-harm'],
  ['ｋｉｌｌ ｍｙｓｅｌｆ', 'self-harm'],
  ['I want to k.i.l.l myself', 'self-harm'],
  ['I want to k\u200bill myself', 'self-harm'],
  ['I’d rather be dead', 'self-harm'],
  ['This job is killing me and I want to end my life', 'self-harm'],
  ['I said I would not, but I still plan to hang myself', 'self-harm'],
  ['我想自杀', 'self-harm'],
  ['我吃了太多安眠药，要不要等等看', 'medical'],
  ['导师撤了我的 funding。I just want to kill myself，中文我打不出来', 'self-harm'],
  ['我不想活了', 'self-harm'],
  ['I want to hurt my boss', 'violence'],
  ['I want to kill my boss and I have a knife', 'violence'],
  ['thinking about killing him', 'violence'],
  ['我想杀了他', 'violence'],
  ['my husband hits me', 'abuse'],
  ['He said he will kill me', 'abuse'],
  ['I was raped last year', 'sexual-violence'],
  ['他打我', 'abuse'],
  ['I took too many pills', 'medical'],
  ['I took too many pills, should I tell someone?', 'medical'],
  ['不喝就抖', 'medical'],
  ['I am 15 years old', 'minor'],
  ["i'm 16 and my parents are divorcing", 'minor'],
  ['I am in 8th grade', 'minor'],
  ['我今年15岁', 'minor'],
  ['I turn 17 in May', 'minor'],
  ['我上初一，妈妈要我转学', 'minor'],
  ['He grabbed me by the neck', 'abuse'],
  ['I am afraid of my husband', 'abuse'],
  ['老公昨天又动手了', 'abuse'],
  ['I do not want to be alive', 'self-harm'],
  ['我想自杀，为什么那么多人都过得好', 'self-harm'],
  ['I shake if I stop drinking and I want to kill myself', 'self-harm'],
];
const low: string[] = [
  // An opinion on suicide, of nobody in particular.
  '你们这些想自杀的人怎么不想想父母',
  '为什么会有那么多人选择自杀',
  // A wish to be dead without more, and what is over.
  "I don't want to live anymore",
  'everyone would be better off without me',
  '我觉得活着没什么意思，工作也烦，要不要辞',
  'before i came out i was suicidal and i tried to kill myself twice',
  // Hardly anything is said, or it is said of the news.
  'I keep cutting myself',
  'proud of my student, her paper on suicidal ideation and sleep is out today',
  "what's the point of living",
  "I can't go on like this anymore",
  'I want to disappear',
  'I feel so hopeless',
  // A question after it takes nothing back.
  'I feel so hopeless, should I move?',
  'I feel hopeless and nothing will ever get better, should I move?',
  'Nobody would miss me. Should I move?',
  "I'm a burden to everyone",
  'nobody would miss me',
  '我撑不下去了',
];
const none: string[] = [
  '我也有过想跳下去的冲动，但我咬牙坚持下来了',
  'To be fair I say nothing either, I said the stick looked great.',
  'this job is killing me',
  'would it be career suicide to leave?',
  "I'm dying to travel",
  'should I end it with my boyfriend?',
  "I don't want to live in Berlin",
  'My mom will kill me if I quit',
  'dead end job',
  '累死了',
  'should I pull the trigger on the house',
  'I am 40 years old',
  "I'm 17 kilos overweight",
  'I am 16 years into this marriage',
  'I died of embarrassment',
  'How do I beat procrastination?',
  'I want to end this with her',
  'He kicked me out of the band',
  'She beats me at chess',
  'why do I hit a wall',
  'I have worked as a suicide prevention volunteer',
  'Should I quit my job?',
  'I was 15 years old when we moved',
  '我十五岁的时候搬的家',
  '我女儿上初二',
  '喜歡上小我九歲的男生，大家都不看好',
  '他总给我打电话，我常被打断',
  '家里断网一天我简直活不了，是不是上瘾了',
  'I want to disappear to Whitby for a week and eat chips',
  'I am afraid of the empty days.',
  'I cut myself on the blade of the new plane again, which gloves do you use?',
  'My brother was in the drive with the engine off. He said he was finishing the podcast.',
  '',
];

describe('screening', () => {
  it.each(high)('stops for %j', (text, kind) => {
    expect(assessRisk([text])).toEqual({ level: 'high', kind });
  });
  it.each(low)('shows a card for %j', (text) => {
    expect(assessRisk([text])?.level).toBe('low');
  });
  it.each(none)('lets %j pass', (text) => {
    expect(assessRisk([text])?.level).toBeUndefined();
  });
  it('takes the gravest of several texts, and of two alike the one whose help is needed sooner', () => {
    expect(assessRisk(['Should I move?', undefined, ''])).toBeUndefined();
    expect(assessRisk(['I feel so hopeless', 'my husband hits me'])).toEqual({
      level: 'high',
      kind: 'abuse',
    });
    expect(assessRisk(['I am 15 years old', 'I want to die'])).toEqual({ level: 'high', kind: 'self-harm' });
    expect(assessRisk(['I want to die, I took too many pills'])?.kind).toBe('medical');
  });
  it('adds weak signs up over a dialogue: none of them is enough, together they show a card', () => {
    const weak = [
      'Most nights I stop on the bridge and look down',
      'I have stopped planning anything after Christmas',
      'It will not matter much longer',
    ];
    const question = 'Should I move to Leeds?';
    for (const text of weak) expect(assessRisk([question, text])).toBeUndefined();
    expect(assessRisk([question, ...weak])).toEqual({ level: 'low', kind: 'self-harm' });
    expect(assessRisk(['Should I move to Leeds?', 'It would be nearer to my sister'])).toBeUndefined();
  });
  it('tells worry about somebody else, and grief after a suicide, apart from danger', () => {
    expect(assessRisk(['My best friend told me she wants to kill herself tonight'])).toEqual({
      level: 'high',
      kind: 'someone-else',
    });
    expect(assessRisk(['My brother killed himself in March and I miss him every day'])?.kind).toBe(
      'bereaved',
    );
  });
  it('shows a card for two plain phrases, however harmless the words around them sound', () => {
    const text =
      'This is my first post, he choked me, grabbed my chin, got arrested for domestic violence, had no contact order, and why do I still feel embarrassed and guilty';
    expect(assessRisk([text])).toEqual({ level: 'low', kind: 'abuse' });
  });
  it('finds what is grave in the middle of a long text', () => {
    const everyday = 'I go to work, I come home, I cook something and I watch television with my wife. ';
    const text = `${everyday.repeat(8)}I want to kill myself. ${everyday.repeat(8)}`;
    expect(assessRisk([text])).toEqual({ level: 'high', kind: 'self-harm' });
  });
  it('lets another layer raise what it found, never lower it', () => {
    const high = assessRisk(['I want to die']);
    expect(graverRisk(high, { level: 'low', kind: 'medical' })).toEqual(high);
    expect(graverRisk(high, undefined)).toEqual(high);
    expect(graverRisk(undefined, { level: 'low', kind: 'abuse' })?.kind).toBe('abuse');
  });
  it('hears relief at an end of everything, also in an answer, and lets an end of something pass', () => {
    const inAnswer = (text: string) => assessRisk(['Should I renew the lease on the shop?', text])?.level;
    for (const text of [
      'When I thought there might be an end to it, everything went quiet',
      'Honestly the idea of an end of it all is a relief',
    ])
      expect(inAnswer(text), text).toBe('low');
    for (const text of [
      'When I thought there might be an end to the lease, everything went quiet',
      'Honestly the idea of an end to the commute is a relief',
      'What a relief, an end to it, the damp and the drums upstairs',
    ])
      expect(inAnswer(text), text).toBeUndefined();
  });
  it('bears a thousand characters of anything', () => {
    for (const text of [
      'i '.repeat(500),
      'he '.repeat(333),
      '死'.repeat(1000),
      'kill '.repeat(200),
      '😀'.repeat(500),
    ])
      expect([undefined, 'low', 'high']).toContain(assessRisk([text])?.level);
  });
});
