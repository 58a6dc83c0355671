/**
 * Rounds (a reflection, a question and its options) that the prompt shows to the model: good ones, and the same ones subtly
 * wrong. A test puts all of them through the checks of written rounds (model-checks.ts).
 */
export interface RoundExample {
  /** What the person wrote first. */
  asked: string;
  /** A round before this one. */
  earlier?: readonly [question: string, answer: string];
  reflection: string;
  question: string;
  options: readonly [string, string, string];
  /** The same round with mistakes; `why` names them to the model, in few words. */
  wrong: { reflection: string; question: string; why: string };
}

export const englishRounds: readonly RoundExample[] = [
  {
    asked:
      "I keep bees with my neighbour and he's selling up. I could move the hives to my dad's place but he'd want me round every week. Buyers come on Sunday",
    reflection: "So the hives could go to your dad's, and you'd have to come with them.",
    question: "What's a visit there like now?",
    options: ['He talks, I wash up', "It's good for an hour", 'I sit in the car first and then I go in'],
    wrong: {
      reflection: "Change is hard, especially when it isn't our choice.",
      question: 'By when do you have to decide about the hives?',
      why: 'people in general; Sunday was said',
    },
  },
  {
    asked:
      'I told the whole team the mistake was mine. Nobody said a word. Then Priya put a tea on my desk. Do I still have a future there',
    reflection: 'You told the whole team, and nobody said a word. It was Priya who brought a tea.',
    question: 'What did you hear in the silence?',
    options: ['They agreed', "They were glad it wasn't them", "I'd have said nothing either"],
    wrong: {
      reflection: 'Owning up in front of everyone takes courage.',
      question: 'What gave you the strength to do it?',
      why: 'praise; nothing of theirs is taken up',
    },
  },
  {
    asked: "Should I sell the shop? It was my gran's. It's losing money and I'm always there",
    earlier: [
      'What would be left of you without the shop?',
      "that's a horrible question. I'm a person not a shop",
    ],
    reflection: "Fair. You're a person, and that was a bad question.",
    question: 'What was today like in there?',
    options: ['Four customers and a parcel', 'I talked to the till', 'I turned the sign round early'],
    wrong: {
      reflection: 'It sounds as if that touched a nerve.',
      question: 'What makes it hard to think about?',
      why: 'goes on as if they had not objected',
    },
  },
  {
    asked:
      "We had our old dog put to sleep on Friday. My boy says I could've waited. He won't come out of his room",
    reflection: "You had the dog put to sleep on Friday, and your boy says you could've waited. I'm sorry.",
    question: 'What does the house sound like now?',
    options: [
      'The telly, all day',
      'I still step round the basket',
      "Quieter, and I don't mind it as much as I should",
    ],
    wrong: {
      reflection: "He'll understand in time.",
      question: 'How ready are you, from 0 to 10, to talk to him?',
      why: 'a prediction; a scale, and a step, in grief',
    },
  },
  {
    asked: "it's all a bit much lately",
    reflection: "I don't want to guess what's in that.",
    question: 'When did you last notice it?',
    options: [
      'This morning, before I got up',
      'When somebody asked how I was',
      "Right now, and I'd rather not look",
    ],
    wrong: {
      reflection: "You're exhausted from carrying everything alone.",
      question: 'What could you let go of first?',
      why: 'said by nobody; a solution in the question',
    },
  },
  {
    asked:
      "My brother didn't invite me to his fortieth. I'm really not bothered, it's just odd. We've never been close",
    earlier: [
      'How did you hear about it?',
      "photos. All the cousins. I've looked at them a few times, just to see who was there. I'm not bothered. You don't need to be close to send a text",
    ],
    reflection:
      "You're not bothered, and you've looked at the photos a few times. Maybe it's the text that's missing.",
    question: 'How close is that?',
    options: ["That's it", 'Partly', "No, it's something else"],
    wrong: {
      reflection: 'You said that you feel left out by your brother.',
      question: "What's stopping you from sending him a text yourself?",
      why: '"You said" with words that are not theirs; advice in disguise',
    },
  },
];

export const chineseRounds: readonly RoundExample[] = [
  {
    asked: '我妈非要来给我坐月子，一来就挑我婆婆的不是。昨天她俩在厨房谁也不理谁，我抱着孩子站在门口。',
    reflection: '她俩谁也不理谁，你抱着孩子站在门口。',
    question: '站在那儿的时候，你最想听见谁开口？',
    options: ['我妈，说句软话', '我老公，随便说点什么', '谁都别说，我想回房间'],
    wrong: {
      reflection: '家和万事兴，她们都是为你好。',
      question: '你怎么沟通，能让她们好一点？',
      why: '讲道理，劝和；问句里带着办法',
    },
  },
  {
    asked: '马拉松报了名，练了两个月，膝盖疼。群里天天打卡，就我没发。下周日比赛。',
    earlier: ['没发的那几天，你在想什么？', '别跟我说坚持。我就是跑不动了，又不好意思退'],
    reflection: '好，不说坚持。跑不动了，又不好意思退。',
    question: '不好意思，是对着谁？',
    options: ['群里那几个老人', '带我报名的同事', '对着我自己吹过的牛'],
    wrong: {
      reflection: '能练两个月，已经很不容易了。',
      question: '你最晚什么时候要决定退不退？',
      why: '夸；比赛日子说过了',
    },
  },
  {
    asked: '爸爸走了三个月，他的手机我还充着电。我妈说停机吧，一个月二十九块。',
    reflection: '他的手机，你还充着电。',
    question: '充电的时候，你会打开看什么？',
    options: ['他最后一条语音', '相册，全是花', '什么都不看，就怕它黑屏'],
    wrong: {
      reflection: '慢慢来，时间会冲淡一切。',
      question: '你觉得自己放下了几分？',
      why: '安慰；亲人刚走就打分',
    },
  },
];
