import type { RiskKind } from '#shared/contract/shapes.ts';
import type { LineHours, LineNote } from '#shared/helplines.ts';
import { catalogue } from '../catalogue.ts';

/** Written by people and fixed: no model ever words these. What differs by kind is in `kindTexts`. */
export const careTexts = catalogue('care', {
  getHelp: 'Get help now',
  panelTitle: 'Help is close',
  notAPerson: (product: string) =>
    `${product} is software. It isn't therapy, it isn't for emergencies, and it can't keep you safe. For that, please reach a person.`,
  emergencyLead: 'In danger right now?',
  emergencyNow: 'Please call now.',
  callNumber: (number: string) => `Call ${number}`,
  police: (number: string) => `Police ${number}`,
  ambulance: (number: string) => `Ambulance ${number}`,
  emergencyUnknown: 'In danger right now? Call the emergency number where you are.',
  linesTitle: 'People who will listen',
  helpersTitle: 'Who can help now',
  moreLines: 'More lines, or another country',
  country: 'Help lines for',
  otherCountry: 'Another country',
  call: (name: string, number: string) => `Call ${number}, ${name}`,
  text: (number: string, word: string | undefined) => (word ? `Text ${word} to ${number}` : `Text ${number}`),
  textName: (name: string, number: string, word: string | undefined) =>
    word ? `Text ${word} to ${number}, ${name}` : `Text ${number}, ${name}`,
  chat: 'Chat online',
  chatName: (name: string) => `Chat online with ${name}`,
  website: 'Website',
  directoryLead: 'Lines in other countries:',
  checkedOn: (date: string) =>
    `Numbers and hours checked on ${date}. If a line doesn't answer, try the next. A chat may be open for fewer hours.`,
  notStored:
    "The dialogue stopped here, and what you wrote wasn't stored. Your words are only in this browser.",
  stays: 'This page stays open for as long as you want it.',
  backToWords: 'Back to my words',
  close: 'Close',
  cardTitle: 'A word before you go on',
  cardText:
    'Some of what you wrote sounds hard to carry. If it gets too much, there are people who will listen.',
  yes: 'Yes',
  notSure: 'Not sure',
  no: 'No',
  answerStays: "Your answer stays in this tab. It isn't sent or stored.",
  afterNo: 'Thank you. This card stays. You can call or talk to someone even if the answer is no.',
  barriersTitle: 'What makes it hard to get in touch?',
  closedTitle: "Let's stop here for now",
  closed:
    "After what you wrote, we won't try to sell you anything in this tab. The lines below don't charge for their help, and you don't need an account here. The guide can wait for another day.",
  backHome: 'Back to Home',
  hours: {
    'all-day': '24 hours, every day',
    'at-least-18-hours': 'at least 18 hours a day; it differs by city',
    'differ-by-place': 'hours differ by place',
    'every-day-11-to-21': 'every day, 11:00 to 21:00',
    'every-day-8-to-24': 'every day, 8:00 to midnight',
    'monday-to-friday-15-to-20': 'Monday to Friday, 15:00 to 20:00',
    'monday-to-friday-9-to-19-eastern': 'Monday to Friday, 9:00 to 19:00 Eastern Time',
    'monday-to-saturday-14-to-20': 'Monday to Saturday, 14:00 to 20:00',
    'office-hours-or-110': 'mostly weekdays in office hours; at other times call 110',
  } satisfies Record<LineHours, string>,
  notes: {
    '5-to-25': 'from 5 to 25 years',
    'domestic-and-sexual-violence': 'domestic, family and sexual violence',
    'domestic-violence': 'domestic violence',
    'english-and-chinese': 'also in English and Chinese',
    'under-18': 'for everyone under 18',
    'under-19': 'for everyone under 19',
    women: 'for women who suffer violence',
    young: 'for children and young people',
  } satisfies Record<LineNote, string>,
});

/** What keeps people from getting in touch, in their words, with one true sentence or two each. */
export const barrierTexts = catalogue('barrier', {
  speakAloud: {
    thought: "I don't want to talk out loud",
    answer:
      "You can start with “I don't know how to start.” They know how to go on from there, and silence is fine.",
    answerInWriting: "You don't have to. You can write instead:",
  },
  overheard: {
    thought: 'Someone might hear me',
    answer:
      "If it's safe, step outside first: a walk, a stairwell, a parked car. You can hang up at any moment and call again later.",
    answerInWriting:
      "Write instead, if you're safe to. Messages and calls can show up on the phone or the bill. If someone checks yours, use a phone nobody checks:",
  },
  policeSent: {
    thought: "They'll send the police",
    answer:
      'Most conversations end without anyone being sent. You can ask first: “When would you send someone?” You don’t have to give your name to ask.',
  },
  money: {
    thought: "I can't pay for it",
    answer:
      "These lines don't charge for their help or ask for insurance. At most you pay what your phone plan takes for a call or text.",
  },
  ambulance: {
    thought: "I can't pay for it",
    answer:
      "Don't let money stop this call. An ambulance or a hospital may cost something, depending on where you live. You can sort that out afterwards.",
  },
  notBadEnough: {
    thought: "It isn't bad enough",
    answer:
      "It doesn't have to be. A bad night is enough. You won't take the place of someone who needs it more.",
  },
  triedIt: {
    thought: "It didn't help last time",
    answer:
      "That's disappointing when it was hard to call at all. Today you'll probably reach someone else, and you may hang up and try another line.",
  },
  notLeaving: {
    thought: "I don't want to leave them",
    answer:
      "You don't have to leave to call. They can help you think about what's safest now. If you fear a report, ask first: “What would you have to pass on?”",
  },
  notBelieved: {
    thought: "They won't believe me",
    answer:
      "They aren't there to judge whether it counts. You don't need proof, and you can leave out whatever you want.",
  },
  mustReport: {
    thought: "I don't want to report it",
    answer:
      "You don't have to. Talking about it and reporting it are two separate things, and the second is usually up to you. Some places have exceptions, mostly for people under 18. Ask first what they'd have to pass on.",
  },
  getReported: {
    thought: "They'll report me",
    answer:
      'You can call without your name and ask first what they would have to pass on. Calling before anything happens is safest for everyone, you included.',
  },
  willPass: {
    thought: 'It will probably pass',
    answer:
      'It may. With this, waiting is the risk. If it turns out to be nothing, nobody will mind that you called.',
  },
  parents: {
    thought: "They'll tell my parents",
    answer: "Ask at the start what stays between you. You don't have to give your name.",
  },
  betraying: {
    thought: 'It feels like betraying them',
    answer:
      "You can ask for advice without saying who it is. Getting help for someone isn't telling on them.",
  },
  overreacting: {
    thought: 'I might be overreacting',
    answer:
      "Then that's what you'll find out. Describe what you've seen, and let someone trained help you judge it.",
  },
});

/** The right words for each kind of danger. Written by people and fixed: no model ever words these. */
interface KindWords {
  title: string;
  acknowledge: string;
  /** The one direct question. Where somebody may read along it does not say what it is about. */
  ask: string;
  /** What follows each answer. None of them closes anything. */
  afterYes: string;
  afterNotSure: string;
  afterNo: string;
  stepsTitle: string;
  steps: string[];
  someoneElse: string;
}

export const kindTexts = catalogue('kind', {
  'self-harm': {
    title: "You don't have to carry this alone",
    acknowledge: 'Thank you for putting it into words. What you wrote sounds heavy, and it matters.',
    ask: 'Are you thinking about ending your life, or about hurting yourself?',
    afterYes:
      "Thank you for saying so. Please don't stay alone with it now. Call the first line below, or write if it offers that; if nobody answers, try the next. Tell someone near you. If you might act on it, or already have, call the emergency number.",
    afterNotSure:
      "Not knowing is an answer, too. You don't have to be certain before you call. Tell them just that: “I'm not sure.”",
    afterNo:
      "Thank you. These lines stay here all the same. They're for heavy nights, not only for emergencies.",
    stepsTitle: 'For the next hour',
    steps: [
      'Be with someone. Go to them, or ask them to stay on the phone with you.',
      'Step away from anything you could use to hurt yourself. Leave the room, or ask someone to take it.',
      "You can say it in one sentence: “I'm not safe, and I need you with me.”",
    ],
    someoneElse:
      'If this is about someone else: stay with them if you can, and call one of these numbers together.',
  },
  eating: {
    title: "You don't have to manage this alone",
    acknowledge:
      'Thank you for writing it down. Living like this with food is exhausting, and it has nothing to do with willpower.',
    ask: 'Right now, do you feel faint, or does your chest hurt?',
    afterYes: 'Call the emergency number now and tell them what you have eaten, drunk and taken today.',
    afterNotSure: 'Then let a doctor or nurse judge it today. Describe what you feel, and since when.',
    afterNo:
      'Thank you. If that changes, call the emergency number. Please still tell someone today; the lines below listen to this every day. If you also think about dying, say so.',
    stepsTitle: 'What may help today',
    steps: [
      "Tell one person, in one sentence: “I'm in trouble with food, and I don't want to hide it anymore.”",
      "If you faint, your chest hurts, you see blood, or you can't keep water down: call the emergency number.",
      "See a doctor even if you think you aren't ill enough. Nobody has to look ill to need help.",
    ],
    someoneElse:
      'If this is about someone else: say what you see, without a word about weight, and ask what would help.',
  },
  medical: {
    title: 'This needs a doctor, not a conversation',
    acknowledge:
      "What you're describing can become dangerous quickly. Please get help first. Everything else can wait.",
    ask: 'Right now: is it hard to breathe, does your chest hurt, do you feel faint or confused, or did you take something harmful?',
    afterYes: 'Call the emergency number now, before you read on.',
    afterNotSure:
      "Then call the emergency number and describe what you feel. They'd rather hear from you too early.",
    afterNo:
      "If you took too much of anything, or something harmful, call the emergency number now, even if you feel fine. For anything else, call a doctor or pharmacist today, and don't change your medicine before you've asked.",
    stepsTitle: 'Until help arrives',
    steps: [
      'Call now and say what you feel. If you took something, say what it was, how much and when. If you meant to harm yourself, say that too.',
      "Don't stay alone, and don't drive yourself. Unlock the door.",
      'If you were told to wait and it gets worse, call again.',
    ],
    someoneElse: 'If this is about someone else: stay with them and call for them.',
  },
  violence: {
    title: 'Get some distance first',
    acknowledge:
      "Thank you for saying it. An urge like this can pass, and you don't have to manage it alone.",
    ask: 'Are you thinking about hurting or killing someone?',
    afterYes:
      "Thank you for saying it. Get away from them now, behind a closed door if you can. If you might do it, call the emergency number. Otherwise call the first line below: “I'm afraid I could hurt someone.”",
    afterNotSure: "If you can't rule it out, get some distance first, and then call.",
    afterNo:
      'Thank you. If that changes, these lines are also for people who are afraid of what they might do.',
    stepsTitle: 'For the next hour',
    steps: [
      'Put distance between you and the person: another room, outside, another place.',
      'Step away from anything that could hurt someone. Ask someone to take it.',
      "Tell someone now. One sentence is enough: “I'm afraid I could hurt someone.”",
    ],
    someoneElse: 'If someone is in danger right now, call the emergency number.',
  },
  abuse: {
    title: 'Take your time here',
    acknowledge:
      "What's being done to you isn't your fault. Thank you for writing it down. Nobody has the right to hurt you or make you afraid.",
    ask: 'Can you read this without anyone watching?',
    afterYes:
      "Good. You don't have to decide anything here. Are you in danger now, or worried about tonight? Then call the emergency number. Otherwise the first line below can think it through with you. If you don't want to live anymore, tell them that too.",
    afterNotSure:
      "Then keep it short. ‘Leave this page now’ takes it off the screen in one tap. What you wrote will be gone from this browser; ‘Get help now’ will still be here when you're alone.",
    afterNo: 'Leave this page now, and come back from a phone or a place where nobody looks.',
    stepsTitle: 'What may keep you safer',
    steps: [
      "You know best what's safe for you right now. You don't have to decide anything, or say anything to that person, today.",
      "Call or text when you're alone, from a phone nobody checks.",
      'Think of one place you could go, and one person you could call at any hour.',
    ],
    someoneElse:
      'If this is about someone else: believe them, and ask what would help. If it is a child, call one of these numbers.',
  },
  'sexual-violence': {
    title: 'Take your time here',
    acknowledge:
      "What happened isn't your fault. Thank you for writing it down. Whatever you did or didn't do, the other person chose to do this.",
    ask: 'Can you read this without anyone watching?',
    afterYes:
      "Good. You don't have to decide anything here. Are you in danger now, or worried about tonight? Then call the emergency number. Otherwise the first line below can think it through with you. If you don't want to live anymore, tell them that too.",
    afterNotSure:
      "Then keep it short. ‘Leave this page now’ takes it off the screen in one tap. What you wrote will be gone from this browser; ‘Get help now’ will still be here when you're alone.",
    afterNo: 'Leave this page now, and come back from a phone or a place where nobody looks.',
    stepsTitle: 'What is up to you',
    steps: [
      'You decide who to tell. Reporting is usually your choice too, and nothing has to be decided today.',
      'If it was in the last few days, see a doctor, the sooner the better. They can treat injuries, lower the risk of pregnancy and infection, and in many places keep evidence for later.',
      "Call or write when you're alone, from a phone nobody checks.",
    ],
    someoneElse:
      'If this is about someone else: believe them, and let them decide what comes next. If it is a child, call one of these numbers.',
  },
  minor: {
    title: 'There are people for you',
    acknowledge:
      "This place is made for adults, and what you wrote sounds as if you're under 18. You deserve someone who listens. The people below do exactly that.",
    ask: 'Are you younger than 18?',
    afterYes:
      "Then the first line below is for you; if it's closed, call the next. If you think about dying or hurting yourself, or someone is hurting you, say that first. If it could happen now, call the emergency number.",
    afterNotSure: "Whatever your age is, you can call, text or chat. If you don't feel safe, say that first.",
    afterNo:
      'Then we misread you, and we’re sorry. Go back and put it another way. If a child is in danger, these lines are for you as well.',
    stepsTitle: 'What you can do',
    steps: [
      "Call or text one of these lines. You don't have to give your name, and no worry is too small.",
      'Tell an adult you trust: at home, at school, in your family, in a club.',
      "If you're not safe where you are, call the emergency number.",
    ],
    someoneElse: "If you're 18 or older and we misread you, we're sorry. Go back and put it another way.",
  },
  'someone-else': {
    title: 'Worried about someone?',
    acknowledge:
      "It's a lot to be the one who noticed. You don't have to solve it, and you don't have to do it alone.",
    ask: 'Is that person in danger right now?',
    afterYes:
      'Call the emergency number now, say where they are, and stay with them or on the phone if you can do it safely.',
    afterNotSure:
      'Call the first line below and describe what you have seen. They advise people who worry about someone, too.',
    afterNo:
      'Then ask them, today if you can, and let the first line below advise you. If that changes, call the emergency number.',
    stepsTitle: 'What you can do',
    steps: [
      'Ask directly: “Are you thinking about killing yourself?” Asking doesn’t put the idea there. It can be a relief.',
      "Listen more than you talk, and don't promise to keep it secret.",
      "If they have thought about how, don't leave them alone. Call together.",
      "If someone is hurting them: don't confront that person. Ask what would help, and let them set the pace.",
    ],
    someoneElse: 'If it is about you after all, these lines are yours, too.',
  },
  bereaved: {
    title: 'After losing someone to suicide',
    acknowledge:
      "We're sorry for your loss. Losing someone to suicide leaves questions that other losses don't.",
    ask: 'Have you been thinking about ending your own life?',
    afterYes:
      "Thank you for saying so. Many who lose someone this way have such thoughts. Please call the first line below now and don't stay alone. If you might act on it, call the emergency number.",
    afterNotSure:
      "You don't have to be sure to call. Tell them you aren't sure. Missing someone this much is reason enough.",
    afterNo: 'Thank you. If that changes, or if you want company in this, the lines below are there.',
    stepsTitle: 'What may help',
    steps: [
      'Say their name to someone who knew them.',
      'Ask the line below for a group of people who lost someone the same way.',
      'There’s no date by which this has to be over.',
    ],
    someoneElse:
      'If you worry about someone else who is grieving, ask them directly whether they think about suicide.',
  },
} satisfies Record<RiskKind, KindWords>);

/** Beside the way out. Each says what is true and no more: tests/e2e/quick-exit.spec.ts looks for what is left. */
export const exitTexts = catalogue('exit', {
  leave: 'Leave this page now',
  hint: (product: string) =>
    `Replaces this page and every other ${product} tab in this browser with a weather page, and removes what you wrote from them. Your browser’s own history stays. It may show your question in an address, so clear it when it’s safe.`,
  signOut: 'Sign out as well',
  signedOut: 'What’s saved in your account stays there. To read it, someone has to sign in again.',
  signedIn: (product: string) =>
    `You stay signed in: anyone who opens ${product} here can read what’s saved in your account.`,
  title: 'Weather',
});
