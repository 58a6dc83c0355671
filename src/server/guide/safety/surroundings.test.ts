/** What stands around a plain statement does not hide it: a job, a film, a better year, a friend who thinks it a joke. */
import { describe, expect, it } from 'vitest';
import { assessRisk } from './assess.ts';

const en = {
  core: [
    'I want to die',
    'i want to kill myself',
    "I'm going to kill myself tonight",
    'i just took a whole box of pills',
    'I cut myself again last night',
    'i have a rope in the garage and i know when',
    'I keep thinking about killing myself',
    "i don't want to be alive anymore",
    'my husband hit me last night',
    'he raped me',
    "I'm going to stab him",
    'my boyfriend choked me again',
    "I'm about to jump off the bridge",
    "i can't stop thinking about ending my life",
    "I've been making myself throw up after every meal",
    'i stopped taking my insulin',
  ],
  before: [
    'My friends think I am fine. ',
    "I'm a nurse and ",
    "I don't know who to tell. ",
    'I had a good job once. ',
    'Everyone says it gets better. ',
    "No, I'm not drunk. ",
    'After ten years sober, ',
    'my therapist asked and I lied. ',
    'I know this sounds dramatic but ',
    "It isn't a joke. ",
    'We watched a film tonight. ',
    'idk why im writing this. ',
    'last year was ok but now ',
    "I never thought I'd say this, ",
    'sorry for the long post, ',
    'I study psychology. ',
    "I don't have a plan or anything, ",
    'my mum thinks its a phase, ',
  ],
  after: [
    '. I am not going back there.',
    ", I don't trust myself",
    '. pls dont send me a hotline',
    ' and my friends think its a meme',
    '. Should I tell my wife?',
    '. Nobody knows.',
    '. No one would notice.',
    ". I don't care any more.",
    ' lol',
    '. I have an exam on monday.',
    ', im serious',
    ". I can't sleep.",
    '. My sister would never forgive me.',
    '. Never mind.',
    '. What do I do?',
    '. I love my kids though.',
    '. Everything was fine two years ago.',
    '. Not that anyone asks.',
  ],
};
const zh = {
  core: [
    '我想死',
    '我想自杀',
    '我今晚就去死',
    '我刚吞了一整瓶安眠药',
    '我昨晚又割腕了',
    '绳子我已经买好了',
    '我一直在想怎么结束自己',
    '我不想活了',
    '老公昨晚又打我了',
    '他强奸了我',
    '我要捅死他',
    '我站在天台上准备跳',
    '我吃完就去吐，每顿都吐',
    '我把胰岛素停了',
  ],
  before: [
    '朋友都以为我没事，',
    '我是护士，',
    '不知道跟谁说，',
    '以前我也有过好日子，',
    '大家都说会好的，',
    '我没喝酒，',
    '医生问我我说没有，其实',
    '我知道听起来很夸张，但是',
    '不是开玩笑，',
    '今晚看了个电影，',
    '抑郁症复发，',
    '去年还好好的，现在',
    '从来没跟人说过，',
    '我学心理学的，',
    '对不起打扰了，',
    '我妈觉得我矫情，',
  ],
  after: [
    '，连洗脸的力气都没有',
    '。我不会再回去了。',
    '，我管不住自己',
    '。别给我发热线',
    '，朋友以为我在玩梗',
    '。没人知道。',
    '。没有人会在乎。',
    '，我真的没办法了',
    '。周一还有考试。',
    '，我认真的',
    '，睡不着',
    '。我该怎么办？',
    '。可我放不下孩子。',
    '。两年前一切都还好。',
    '。没什么好说的。',
    '，不知道为什么写这些',
  ],
};

/** Nearly all: a few sentences before or after do change what is meant. */
const least = 0.93;

describe.each([
  ['English', en],
  ['Chinese', zh],
] as const)('plain danger in %s', (_, { core, before, after }) => {
  it('is found alone', () => {
    for (const text of core) expect(assessRisk([text]), text).toBeDefined();
    // The first text compiles the phrases.
  }, 60_000);

  it('is found beside other things', () => {
    const texts = core.flatMap((text) => [
      ...before.map((one) => one + text),
      ...after.map((one) => text + one),
    ]);
    const missed = texts.filter((text) => !assessRisk([text]));
    expect(1 - missed.length / texts.length, missed.slice(0, 12).join('\n')).toBeGreaterThanOrEqual(least);
  });
});

it('finds statements that were once missed', () => {
  const missed = [
    'Started cutting again after two years clean. Should I tell my wife or just hide it',
    'If they deport me I will kill myself. I am not going back there.',
    "I'm not going to be here by christmas, i'm going to kill myself before that, pls dont send me a hotline",
    'i want to unalive myself and my friends think its a meme',
    "I'm standing on the platform and I want to jump, I don't trust myself",
    "I don't have a plan or anything I just really really want to die",
    '抑郁症复发，想死，连洗脸的力气都没有',
    '心理医生问我有没有自杀想法我说没有，其实天天都有',
  ];
  for (const text of missed) expect(assessRisk([text]), text).toBeDefined();
});
