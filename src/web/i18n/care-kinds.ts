import type { RiskKind } from '#shared/contract/shapes.ts';
import { catalogue } from './catalogue.ts';

/** The right words for each kind of danger. Written by people and fixed: no model ever words these. */
interface KindWords {
  title: string;
  acknowledge: string;
  stepsTitle: string;
  steps: string[];
  someoneElse: string;
  /** The one gentle, direct question of the card. */
  ask: string;
}

const en: Record<RiskKind, KindWords> = {
  'self-harm': {
    title: "You don't have to carry this alone",
    acknowledge: 'Thank you for putting it into words. What you wrote sounds heavy, and it matters.',
    stepsTitle: 'For the next hour',
    steps: [
      'Be with someone. Go to them, or ask them to stay on the phone with you.',
      'Step away from anything you could use to hurt yourself. Leave the room, or ask someone to take it.',
      "You can say it in one sentence: “I'm not safe, and I need you with me.”",
    ],
    someoneElse:
      'If this is about someone else: stay with them if you can, and call one of these numbers together.',
    ask: 'Are you thinking about ending your life, or about hurting yourself?',
  },
  violence: {
    title: 'Take a step back from it first',
    acknowledge:
      "Thank you for saying it. An urge like this can pass, and you don't have to manage it alone.",
    stepsTitle: 'For the next hour',
    steps: [
      'Put distance between you and the person: another room, outside, another place.',
      'Step away from anything that could hurt someone. Ask someone to take it.',
      "Tell someone now. One sentence is enough: “I'm afraid I could hurt someone.”",
    ],
    someoneElse: 'If someone is in danger right now, call the emergency number.',
    ask: 'Are you afraid you could hurt someone?',
  },
  abuse: {
    title: "What's being done to you isn't your fault",
    acknowledge: 'Thank you for writing it down. Nobody has the right to hurt you or make you afraid.',
    stepsTitle: 'What may keep you safer',
    steps: [
      "You know best what's safe for you right now. You don't have to decide anything, or say anything to that person, today.",
      "Call or text when you're alone, from a phone nobody checks.",
      'Think of one place you could go, and one person you could call at any hour.',
    ],
    someoneElse:
      'If this is about someone else: believe them, and ask what would help. If it is a child, call one of these numbers.',
    ask: 'Is someone hurting you, or making you afraid?',
  },
  medical: {
    title: 'This needs a doctor, not a conversation',
    acknowledge:
      "What you're describing can become dangerous quickly. Please get help first. Everything else can wait.",
    stepsTitle: 'Until help arrives',
    steps: [
      'Call now and say what you feel. If you took something, say what it was, how much and when.',
      "Don't stay alone, and don't drive yourself. Unlock the door.",
      'If you were told to wait and it gets worse, call again.',
    ],
    someoneElse: 'If this is about someone else: stay with them and call for them.',
    ask: 'Are you in physical danger right now, or is it getting worse?',
  },
  minor: {
    title: 'This place is made for adults',
    acknowledge:
      "What you wrote sounds as if you're under 18. You deserve someone who listens, and there are people for exactly that.",
    stepsTitle: 'What you can do',
    steps: [
      'Call or text one of these lines. You can stay anonymous, and no worry is too small.',
      'Tell an adult you trust: at home, at school, in your family, in a club.',
      "If you're not safe where you are, call the emergency number.",
    ],
    someoneElse: "If you're 18 or older and we misread you, we're sorry. Go back and put it another way.",
    ask: 'Are you younger than 18?',
  },
};

const zh: Record<RiskKind, KindWords> = {
  'self-harm': {
    title: '你不必独自承受',
    acknowledge: '谢谢你把它说出来。你写下的内容很沉重，也很重要。',
    stepsTitle: '接下来的一小时',
    steps: [
      '和一个人待在一起。去找他，或请他一直和你通话。',
      '远离任何可能用来伤害自己的东西。离开那个房间，或请别人拿走。',
      '你可以只说一句话：“我现在不安全，请陪着我。”',
    ],
    someoneElse: '如果说的是另一个人：尽量陪在他身边，并一起拨打这些电话。',
    ask: '你是不是在想结束自己的生命，或者伤害自己？',
  },
  violence: {
    title: '先退后一步',
    acknowledge: '谢谢你说出来。这样的冲动会过去，你不必独自应付。',
    stepsTitle: '接下来的一小时',
    steps: [
      '和那个人拉开距离：去另一个房间、到外面、换一个地方。',
      '远离任何可能伤人的东西，请别人把它拿走。',
      '现在就告诉一个人，一句话就够：“我怕我会伤害别人。”',
    ],
    someoneElse: '如果此刻有人处于危险之中，请拨打紧急电话。',
    ask: '你是不是担心自己会伤害别人？',
  },
  abuse: {
    title: '发生在你身上的事，不是你的错',
    acknowledge: '谢谢你写下来。没有人有权利伤害你，或让你害怕。',
    stepsTitle: '怎样让自己更安全',
    steps: [
      '现在怎样才安全，你最清楚。今天什么都不必决定，也不必对那个人说什么。',
      '独自一人时，用没有人会查看的手机打电话或写信息。',
      '想好一个可以去的地方，和一个任何时候都能打电话找的人。',
    ],
    someoneElse: '如果说的是另一个人：相信他，问他需要什么。如果是孩子，请拨打这些电话。',
    ask: '是不是有人伤害你，或让你害怕？',
  },
  medical: {
    title: '这需要医生，而不是谈话',
    acknowledge: '你描述的情况可能很快变得危险。请先求助，其他的都可以等。',
    stepsTitle: '在救助到来之前',
    steps: [
      '现在就打电话，说清楚你的感觉。如果服用了什么，说明是什么、多少、什么时候。',
      '不要独自一人，不要自己开车。把门锁打开。',
      '如果让你等待而情况加重，请再打一次。',
    ],
    someoneElse: '如果说的是另一个人：留在他身边，替他打电话。',
    ask: '你的身体现在有危险，或正在加重吗？',
  },
  minor: {
    title: '这里是为成年人准备的',
    acknowledge: '从你写的内容看，你可能未满 18 岁。你值得有一个人来倾听，而且正有人在做这件事。',
    stepsTitle: '你可以这样做',
    steps: [
      '给其中一条热线打电话或写信息。可以匿名，再小的烦恼也可以说。',
      '告诉一个你信任的成年人：家里的、学校的、亲戚，或社团里的。',
      '如果你所在的地方不安全，请拨打紧急电话。',
    ],
    someoneElse: '如果你已年满 18 岁而我们看错了：很抱歉。请返回，换一种说法。',
    ask: '你未满 18 岁吗？',
  },
};

export const kindTexts = catalogue({ en, zh });
