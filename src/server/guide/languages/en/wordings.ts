/** English texts that are not about a situation. The voice: contractions, short sentences, nothing that nobody says. */
import type { Phrase, Wordings } from '../../engine/language.ts';
import { clip, quotable, quote } from '../../text/quotes.ts';
import { namesTime } from './answers.ts';
import { isCutQuote, turn } from './phrases.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Lower case unless it starts with a name. */
const lower = (text: string) =>
  /^(?:You|Your|The|A|An|He|She|They|It|There|Nobody|Everyone|That|This|His|Her|Their|My|No|Not|And|But|So|If|Though|Although|When|Because|Since|While|As|What|One|Some|Only|Then|Maybe|In|On|At|For|With|After|Before)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
/** For an act: it begins with a verb. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Without what trails behind: 'I guess', 'that is the thing', the letter of an option. */
const trailing =
  /(?:[,;]? (?:i|you) (?:guess|gues|reckon|suppose|think)|,? now (?:that )?(?:i|you) (?:come to )?(?:write|think|say|see)\b[^.]*|,? (?:i|you) should (?:add|say)|,? that(?:'s| is) (?:also true|true(?: as well| too)|the thing(?: is)?)|,? do you know|, (?:hey|eh|man|mate|love|lol|ja|like)|[,;] [ABC])$/i;
const bare = (text: string) => {
  const plain = (long: string) => long.replace(/[.,;:!\s]+$/u, '');
  return plain(plain(quotable(text)).replace(trailing, '').replace(trailing, '')).replace(
    /,? (?:but|and|so|or)$/i,
    '',
  );
};

/** 'It is that I did not go': what it is comes after. */
const beforeWhatItIs =
  /^(?:(?:so|well|honestly|really|i (?:think|guess)|you (?:think|guess)),? )?(?:it(?:'s|s| is) )?that (?=(?:i|i'm|im|i'd|i've|you|you're|you'd|you've|he|she|they|we|my|your|nobody|it)\b)/i;

/** 'that I disappear again' */
const isThought = (text: string) => /^that (?!(?:is|was|of|one|way|day|night|time)\b)/i.test(text);

const reflect = ({ secondPerson, source }: Phrase) => {
  if (secondPerson === undefined) return `${quote(source, 10)}.`;
  const text = bare(secondPerson);
  return isThought(text) ? `It's ${lower(text)}.` : `${upper(text)}.`;
};

/** A statement in the middle of a sentence. */
const said = ({ secondPerson, source }: Phrase) => lower(bare(secondPerson ?? source));

/** Ends a sentence, if its quotation has not. */
const withStop = (text: string) => (/[.!?]”$/.test(text) ? text : `${text}.`);

/** With a capital after each full stop. */
const inSentences = (text: string) =>
  text.replace(/([.!]\s+)(\p{Ll})/gu, (_, gap: string, first: string) => gap + first.toUpperCase());

/** 'am i a bad person or what': a question without its mark. */
const asksUnmarked =
  /\b(?:(?:should|do|can|could|am) i|is (?:it|that|this)|how (?:do|can|long|would)|what (?:do|can|should) i|(?:dunno|don'?t know|not sure) (?:if|whether|how|what)|or what)\b/i;
/** Characters of a question that is said back whole, with its mark and without. */
const longestAsked = 100;
const longestUnmarked = 60;

/** An act is towards the person already, but for 'with us'. */
const withYou = (act: string) => act.replace(/\bus\b/gi, 'you');

/** A suggestion for a step that is a talk. */
const beforeATalk = 'have your first sentence ready before you start';

/** A suggestion for a step that has no time. */
const forADay = 'pick the day now, and the hour. It makes it easier to begin';

export const wordings: Wordings = {
  reflect,
  join: (first, second) =>
    `${upper(bare(first.secondPerson ?? first.source))}, and ${lower(bare(second.secondPerson ?? second.source))}.`,
  quote: (text) => quote(text, 12),
  start: {
    choice: 'Two ways, then.',
    whether: "Let's start there.",
    how: "Let's start there.",
    pattern: "Let's start there.",
    open: "Let's start there.",
  },
  noGuess: ['Okay.', "I won't put words in your mouth.", 'Let me try from another side.'],
  unsure: [
    'Fair enough. Something smaller, then.',
    "That's fine, not everything has an answer tonight.",
    "You don't have to know. Just the first thing that comes.",
  ],
  asksBack: [
    'Sorry, that was vague.',
    'That was clumsy of me. Put more simply:',
    'Let me ask that differently.',
  ],
  asksGuide: [
    "I can't answer that one for you.",
    "I don't know that. I only have what you write.",
    "You'd only get a guess from me.",
  ],
  congratulations: 'Congratulations.',
  sympathy: "I'm sorry.",
  whoIAm: "No, I'm a program. I only ask.",
  refusesPlan: (source) => {
    const what = /\bnot ([a-z]+ing)\b/i.exec(source)?.[1];
    if (what !== undefined) return `Okay, no ${what.toLowerCase()}.`;
    const wish = /\bi (?:don't|do not) want to [a-z' ]+/i.exec(source.replace(/\u2019/g, "'"))?.[0];
    const turned = wish === undefined ? undefined : turn(wish);
    return turned === undefined ? 'Okay, no plan.' : `Okay. ${upper(turned)}.`;
  },
  refuses: ["Okay, we'll leave that alone.", 'All right, not that.', "Fine, that one's off the table."],
  corrects: ['Sorry, wrong question.', 'Not that, then.', 'Sorry, that was the wrong thing to ask.'],
  instead: {
    ask: 'What would you say instead?',
    options: ["It's simpler than that", "It's about something else", "I don't quite know how to say it"],
    echoes: ['Simpler, then.', 'Something else, then.', "It's hard to put. That's all right."],
  },
  isIt: {
    ask: 'How close is that?',
    askAfterStep: "I've kept your step. One thing before the end: how close is that?",
    options: ["That's it", 'Partly', "No, it's something else"],
    echoes: ["Then that's worth keeping.", 'Some of it, then.', 'Not that, then.'],
  },
  weigh: {
    say: "There's more than one thing in that.",
    ask: 'Which of these weighs most?',
    askForAnswer: "You've said all of these. Which comes nearest to an answer?",
    echo: "Okay, that one. Let's stay with it.",
    stay: "Let's stay with that.",
  },
  whichPart: {
    ask: 'Which part of it fits?',
    options: ['The first half', 'The second half', 'Something near it, not quite that'],
  },
  takeaway: {
    ask: 'If you had to say it in one sentence: what is this really about?',
    echoes: ['That one, then.', "So that's what it comes down to.", "Then let's keep that one."],
  },
  lastStep: {
    ask: "What's one small thing you'd want to do next, if anything?",
    nothing: 'Nothing yet. Saying it was enough for today',
    echo: "Okay, I've got that.",
  },
  closer: { ask: 'Which of these comes closer, if either?', neither: "Neither. I'd put it differently" },
  special: {
    scale: {
      ask: 'From 0 to 10, how ready are you to try something here?',
      options: [],
      took: (value) => `A ${value}, then.`,
    },
    values: {
      ask: 'Which three of these matter most to you in this, and which comes first?',
      options: [
        'Being honest',
        'Feeling safe',
        'My freedom',
        'Being close to someone',
        'My family',
        'Being fair',
        'Being respected',
        'Doing good work',
        'Learning something',
        'Making sense of my life',
        'My health',
        'Rest',
        'Making things',
        'Keeping my word',
      ],
      took: (first) => `${upper(lower(first).replace(/\bmy\b/i, 'your'))} comes first, then.`,
    },
  },
  support: [
    'Pick the nearest one, or use your own words.',
    'Your own words count most.',
    'None of them has to fit exactly.',
    'Short is fine.',
    'You can leave anything out.',
    'Say as much or as little as you like.',
  ],
  otherLanguage: "I can only talk in English and Chinese, so I'll keep to your own words.",
  summary: {
    reflection: "Here's what you've said, put together.",
    reflectionAfterComplaint: "That question missed. I'll stop asking, and put together what you've said.",
    open: (what) => `Still open: ${what}.`,
    openQuestion: ({ frame, a, b, act }, question) => {
      const fits = (text: string | undefined) => text !== undefined && text.split(/\s+/).length <= 8;
      // 'he loves me n i love him 2' is no choice.
      const isSide = (text: string) => fits(text) && !/^(?:he|she|they|him|her|them)\b/i.test(text);
      if (frame === 'choice' && a && b && isSide(a) && isSide(b)) return `${bare(a)} or ${bare(b)}`;
      if (
        frame === 'whether' &&
        act &&
        fits(act) &&
        !/^not\b|\byou\b|\bthe \w+ your (?:\w+ ){0,2}\w+$/i.test(act)
      )
        return `whether to ${lowerFirst(bare(withYou(act)))}`;
      if (frame === 'how' && act && fits(act)) return `how to ${lowerFirst(bare(withYou(act)))}`;
      const all = question.match(/[^.!?\n]+[.!?\n]*/g) ?? [];
      const asked = all.findLast((one) => /\?/.test(one)) ?? all.findLast((one) => asksUnmarked.test(one));
      const isWhole = asked !== undefined && (/\?/.test(asked) || asked.length <= longestUnmarked);
      return asked && isWhole && asked.length <= longestAsked && !isCutQuote(asked)
        ? quote(asked.trim(), 18)
        : undefined;
    },
    openNothing: "what you'd do with this, if anything",
    openAfterDecision: 'how it goes',
    fewAnswers: 'That is as far as it went today.',
    comesDownTo: (sentence, turned) => {
      const own = sentence.replace(beforeWhatItIs, '');
      if (turned === undefined) return `In your words, it comes down to this: ${withStop(quote(own, 24))}`;
      const said = turned.replace(beforeWhatItIs, '');
      return /^it(?:'s| is) (?:\w+ )?about\b/i.test(said)
        ? upper(said)
        : `What it comes down to: ${lower(said)}`;
    },
    reason: (text) => `You wrote ${quote(text, 14)}.`,
    feared: (text) => {
      const turned = /^that\b/i.test(text) ? turn(text) : undefined;
      return turned && `You're afraid ${lower(bare(turned))}.`;
    },
    firstValue: (card) => `You put ${quote(card)} first.`,
    chosen: (option, question) =>
      `${question ? `${question} ` : ''}You picked ${quote(option.replace(/^['\u2018](.*)['\u2019]$/, '$1'), 14)}.`,
    said: (said) => `${upper(inSentences(said))}.`,
    settled: (insight) =>
      insight.replace(/^(?:Maybe|Perhaps) (\p{L})/u, (_, first: string) => first.toUpperCase()),
    opposed: (want, against) => `${want} And at the same time: ${lower(against)}`,
    once: (statement, exception) => `${statement} It has been different, though: ${lower(exception)}`,
    alsoSaid: (said) => `${upper(inSentences(said))}.`,
    relations: [
      {
        one: ['everyone', 'said'],
        other: ['confess', 'secret', 'shame', 'afraidof', 'relief', 'numb', 'decided', 'guilt', 'proof'],
        say: (one, other) => `${upper(said(one))}. What they don't see: ${said(other)}.`,
      },
      {
        one: ['pretend', 'silence', 'notyet', 'undo'],
        other: ['confess', 'secret', 'shame', 'afraidof', 'relief', 'miss', 'guilt', 'body', 'proof', 'numb'],
        say: (one, other) => `From the outside, ${said(one)}. Underneath, ${said(other)}.`,
      },
      {
        one: ['theirway', 'theyknow', 'unfair', 'anger', 'said'],
        other: ['relief', 'small', 'miss', 'onceday', 'helpme'],
        say: (one, other) => `${upper(said(one))}. And ${said(other)}. Both are true.`,
      },
      {
        one: ['theirway', 'theyknow', 'silence'],
        other: ['secret', 'confess', 'pretend', 'afraidof'],
        say: (one, other) => `${upper(said(one))}. And all the while, ${said(other)}.`,
      },
      {
        one: ['mustbe', 'rule', 'whoifnot', 'unfair'],
        other: ['tired', 'body', 'peace', 'noone', 'relief', 'confess'],
        say: (one, other) => `${upper(said(one))}. What it leaves out: ${said(other)}.`,
      },
      {
        one: ['afraidof', 'proof', 'becoming', 'notyet', 'dontknow', 'torn'],
        other: ['ownstep', 'decided', 'proud', 'onceday'],
        say: (one, other) => `${upper(said(one))}. And yet: ${said(other)}.`,
      },
      {
        one: ['noone', 'useless', 'numb', 'tired'],
        other: ['helpme', 'onceday', 'small', 'proud'],
        say: (one, other) => `${upper(said(one))}. There is one exception: ${said(other)}.`,
      },
      {
        one: ['waiting', 'condition'],
        other: ['theyknow', 'decided', 'ownstep', 'confess', 'timelong'],
        say: (one, other) => `${upper(said(one))}. Meanwhile, ${said(other)}.`,
      },
    ],
    step: (source) =>
      `Your step: ${upper(bare(source).replace(/^(?:idk|dunno|well|hm+|maybe|ok(?:ay)?)[,. ]+/i, ''))}.`,
    pickedStep: (option) => `The step you picked: ${bare(option)}.`,
    pickedWords: (option) => `For a next step, you picked ${quote(option, 14)}.`,
    time: (source) => `Your time: ${bare(source)}.`,
    deadline: (source) => `The date you named: ${clip(bare(source), 16)}.`,
    noPlanWanted: (source) => `You said ${quote(source, 12)}, so there's no plan here.`,
    leftIt: "You've said it, and that was enough for today. It's all here when you want to go on.",
    noStep: 'No step for now.',
    notAsked: 'Nothing has to be done about this today.',
    style: (style) => `Going by these answers, you ${style}.`,
    suggestion: (text) => `A suggestion, if you want one: ${text.replace(/[.]$/, '')}.`,
    stepSuggestion: (step) => {
      const isTalk =
        /\b(?:call|ring|phone|tell|talk|speak|ask|say)\b/i.test(step) &&
        !/\b(?:not|n't) (?:say|tell|ask)\b/i.test(step);
      if (isTalk) return beforeATalk;
      return namesTime(step) ? undefined : forADay;
    },
    ways: {
      want: { label: 'What you want', style: (phrase) => `say what you want: ${said(phrase)}` },
      exception: {
        label: 'When it was easier',
        style: (phrase) => `know when it was easier: ${said(phrase)}`,
      },
      fear: {
        label: "What you're afraid of",
        style: (phrase) => `say what you're afraid of: ${said(phrase)}`,
      },
    },
    kindWays: [
      {
        kinds: ['secret', 'unsaid', 'confess', 'pretend', 'silence'],
        label: 'What you keep to yourself',
        style: (phrase) => `have said something here that few people hear: ${said(phrase)}`,
      },
      {
        kinds: ['miss', 'gone', 'ending'],
        label: 'What you miss',
        style: (phrase) => `are missing more than you may say: ${said(phrase)}`,
      },
      {
        kinds: ['guilt', 'sorry', 'undo'],
        label: "What you can't let go",
        style: (phrase) => `keep going back to your own part: ${said(phrase)}`,
      },
      {
        kinds: ['protect', 'whoifnot', 'promise'],
        label: 'What you carry for others',
        style: (phrase) => `carry something for somebody else: ${said(phrase)}`,
      },
      {
        kinds: ['anger', 'unfair', 'hurtful', 'lied'],
        label: 'What still stings',
        style: (phrase) => `haven't got over one thing: ${said(phrase)}`,
      },
      {
        kinds: ['tired', 'numb', 'body'],
        label: 'What it takes out of you',
        style: (phrase) => `are paying for this yourself: ${said(phrase)}`,
      },
      {
        kinds: ['proud', 'small', 'relief', 'helped'],
        label: "What's good in it",
        style: (phrase) => `can name what's good in it: ${said(phrase)}`,
      },
    ],
    agreed: {
      label: 'What you said yes to',
      style: (sentence) => `picked this one: ${lower(bare(sentence))}`,
    },
    plain: {
      refusal: [{ label: 'Clear about limits', style: "know what you don't want to go into, and say so" }],
      step: [
        { label: 'One thing clear', style: 'know one thing that you could do, whatever becomes of the rest' },
        { label: 'Starts somewhere', style: 'found a place to start that is your own' },
        { label: 'Ends with something to do', style: 'end with something that you can do yourself' },
      ],
      open: [
        { label: 'Put into words', style: 'have put into words what was going round' },
        { label: 'Closer to it', style: 'came a little closer to what this is about' },
      ],
      own: [
        { label: 'In your own words', style: 'say it in your own words, whatever is offered' },
        { label: 'Says it straight', style: 'said all of it in words of your own' },
      ],
    },
    plainMood: {
      decided: ["You've settled on something.", 'Clearer about one thing.', 'Knowing what comes first.'],
      step: ['One thing to do next.', 'One small thing, for now.'],
      refusal: ['Said, and left at that.'],
      open: ['Partly put into words.', 'Said, and still open.'],
    },
    feelingMood: (feeling, ending) =>
      ({
        decided: `${feeling}, and one thing settled.`,
        step: `${feeling}, with one thing to do.`,
        refusal: `${feeling}, and saying so.`,
        open: `${feeling}, and saying so.`,
      })[ending],
  },
};
