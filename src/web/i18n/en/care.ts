import type { LineHours, LineNote } from '#shared/care/helpline.ts';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { catalogue } from '../catalogue.ts';

/** Written by people and fixed: no model ever words these. What differs by kind is in care-kinds.ts. */
export const careTexts = catalogue('care', {
  getHelp: 'Get help now',
  panelTitle: 'Help is close',
  software: (product: string) =>
    `${product} is software. It isn't therapy, it isn't for emergencies, and it can't look after you. A person can, right now.`,
  emergencyLead: 'In danger right now? Call',
  emergencyNow: 'Call now:',
  police: 'Police:',
  emergencyUnknown: 'In danger right now? Call the emergency number where you are.',
  linesTitle: 'People who will listen',
  country: 'Help lines for',
  otherCountry: 'Another country',
  call: (name: string, number: string) => `Call ${name}, ${number}`,
  website: 'Website',
  directoryLead: 'Lines in other countries:',
  listedOn: (date: string) =>
    `Numbers and hours last checked on ${date} or later. If a line doesn't answer, call the emergency number.`,
  notStored: "What you wrote wasn't passed on to the guide, and it wasn't stored. Your words are still here.",
  backToWords: 'Back to my words',
  close: 'Close',
  cardTitle: 'A word before you go on',
  cardText:
    'Some of what you wrote sounds hard to carry. If it gets too much, there are people who will listen.',
  yes: 'Yes',
  no: 'No',
  answerStays: "Your answer stays in this tab. It isn't sent or stored.",
  afterNo: 'Thank you. This stays here, in case that changes.',
  closedTitle: "Let's stop here for now",
  closed:
    "After what you wrote, we won't try to sell you anything in this tab. The help below is free, and you don't need an account. The guide can wait for another day.",
  backHome: 'Back to Home',
  hours: {
    'all-day': '24 hours, every day',
    'at-least-18-hours': 'at least 18 hours a day; it differs by city',
    'differ-by-place': 'hours differ by place',
    'every-day-11-to-21': 'every day, 11:00 to 21:00',
    'monday-to-saturday-14-to-20': 'Monday to Saturday, 14:00 to 20:00',
    'office-hours-or-110': 'mostly weekdays in office hours; at other times call 110',
  } satisfies Record<LineHours, string>,
  notes: {
    '5-to-25': 'from 5 to 25 years',
    'call-or-text': 'call or text',
    'domestic-and-sexual-violence': 'domestic, family and sexual violence',
    'domestic-violence': 'domestic violence',
    'english-and-chinese': 'also in English and Chinese',
    'under-18': 'for everyone under 18',
    'under-19': 'for everyone under 19',
    women: 'for women who suffer violence',
    young: 'for children and young people',
  } satisfies Record<LineNote, string>,
});

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

export const kindTexts = catalogue('kind', {
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
