import type { Pair } from '../../../../engine/pack.ts';

/** Tentative insights that join two of them. */
export const followInsights: readonly Pair[] = [
  {
    of: ['secret', 'theyknow'],
    say: "Maybe it's no longer a secret so much as a talk that nobody's started.",
  },
  {
    of: ['secret', 'lonely'],
    say: "Maybe nobody asks because nobody's seen that there's something to ask about.",
  },
  {
    of: ['secret', 'helpme'],
    say: "It could be that the person you'd tell first has already come up here, as somebody who helps.",
  },
  {
    of: ['secret', 'shame'],
    say: "Maybe it's kept quiet so that nobody looks at you differently, more than to spare anyone.",
  },
  {
    of: ['secret', 'tired'],
    say: "It could be that part of what's tiring is keeping watch over what nobody's to know.",
  },
  {
    of: ['secret', 'timelong'],
    say: "Maybe by now it's harder to explain why you've kept it so long than to say the thing itself.",
  },
  {
    of: ['secret', 'theirway'],
    say: "Perhaps it stays untold because you know how they'd take it, or think you do.",
  },
  {
    of: ['secret', 'relief'],
    say: "Maybe what you're keeping quiet isn't only the thing itself, but that some of it does you good.",
  },
  { of: ['pretend', 'lonely'], say: "Maybe nobody asks because 'fine' has been working." },
  {
    of: ['pretend', 'tired'],
    say: "Maybe it's looking all right that takes the strength, as much as the thing itself.",
  },
  {
    of: ['pretend', 'theyknow'],
    say: "It could be that you're covering up for somebody who's seen through it, and who's covering up as well.",
  },
  {
    of: ['pretend', 'anger'],
    say: "Maybe you're cross that it's believed, when you've taken such care that it should be.",
  },
  { of: ['pretend', 'body'], say: "Perhaps your body's the one that won't go along with 'fine'." },
  {
    of: ['pretend', 'theirway'],
    say: "It could be that you say it's fine so as not to see how they'd react.",
  },
  {
    of: ['confess', 'everyone'],
    say: "Maybe it's hard to say because everybody's so sure already, and you'd be the one who says something else.",
  },
  {
    of: ['confess', 'mustbe'],
    say: "Maybe the hard part to say is simply that you don't feel what you think you should.",
  },
  { of: ['confess', 'decided'], say: "Maybe the deciding's done, and what's left is saying it to somebody." },
  {
    of: ['relief', 'guilt'],
    say: "Maybe some of the guilt isn't about anything you did. It could be about having felt lighter.",
  },
  {
    of: ['relief', 'gone'],
    say: "Perhaps you miss it and you're lighter without it, and it's the second that you can't show anybody.",
  },
  { of: ['relief', 'whoifnot'], say: 'Maybe what felt good was that, for once, nobody was leaning on you.' },
  {
    of: ['shame', 'compare'],
    say: "Maybe it wouldn't be embarrassing by itself. It could be standing next to the others that makes it so.",
  },
  {
    of: ['shame', 'money'],
    say: "Maybe it isn't only the sum. It could be what you think the sum says about you.",
  },
  {
    of: ['guilt', 'sorry'],
    say: "Maybe you've been paying for it in private, and the person it's about has hardly heard a word.",
  },
  {
    of: ['guilt', 'gone'],
    say: 'It could be that blaming yourself is one way of still doing something about it.',
  },
  {
    of: ['guilt', 'tired'],
    say: 'Maybe you call it letting people down where a friend would say you were worn out.',
  },
  {
    of: ['guilt', 'peace'],
    say: 'Maybe a quiet hour only counts for you if nobody could hold it against you.',
  },
  { of: ['guilt', 'decided'], say: "Maybe you're sure, and what keeps it going round is who'll be hurt." },
  {
    of: ['undo', 'dontknow'],
    say: "Maybe what you did there already says something, even while you say you don't know.",
  },
  {
    of: ['undo', 'silence'],
    say: 'It could be that what you held back and what nobody says are the same sentence.',
  },
  {
    of: ['silence', 'theyknow'],
    say: "Maybe everybody's being careful of everybody else, and it looks like not caring.",
  },
  {
    of: ['silence', 'said'],
    say: "Perhaps that one sentence is so loud because nobody's said anything since.",
  },
  { of: ['silence', 'miss'], say: "Maybe it's the talking you miss, as much as anything." },
  { of: ['theirway', 'afraidof'], say: "Maybe what you're afraid of is a look you've seen on them before." },
  {
    of: ['theirway', 'onceday'],
    say: "Maybe the way they react is hard to take because you've known them be different.",
  },
  {
    of: ['theyknow', 'waiting'],
    say: "Perhaps you're waiting for them to say it, and they're waiting for you.",
  },
  {
    of: ['said', 'proof'],
    say: "Maybe you've been answering that sentence ever since, by trying to prove it wrong.",
  },
  {
    of: ['said', 'anger'],
    say: "Maybe it isn't the words you're so angry about. It could be that they never got an answer.",
  },
  {
    of: ['everyone', 'decided'],
    say: "Maybe you've decided, and it's only the others who make it sound open.",
  },
  {
    of: ['everyone', 'dontknow'],
    say: "It could be that you'd know more easily if fewer people had told you.",
  },
  {
    of: ['mustbe', 'torn'],
    say: "Maybe one of the two sides isn't a wish at all. It could be the 'should'.",
  },
  {
    of: ['mustbe', 'tired'],
    say: "Maybe it isn't only rest that's missing. It could be being allowed to leave something undone.",
  },
  {
    of: ['mustbe', 'dontknow'],
    say: "Maybe it's hard to hear what you want because the 'should' always answers first.",
  },
  {
    of: ['whoifnot', 'unfair'],
    say: "Maybe you hold it up so well that nobody's had to notice it isn't fair.",
  },
  {
    of: ['whoifnot', 'lonely'],
    say: 'It could be that people lean on you because you never look as if you need anything.',
  },
  {
    of: ['whoifnot', 'proud'],
    say: "Maybe you're proud of holding it up, and that makes it hard to hand any of it over.",
  },
  { of: ['whoifnot', 'body'], say: "Maybe your body's asking for the break you won't ask anybody else for." },
  {
    of: ['lonely', 'helpme'],
    say: "Perhaps it isn't that nobody would help. It might be that only one person's been let near.",
  },
  {
    of: ['lonely', 'proud'],
    say: "Maybe it isn't help you miss most. It might be somebody who sees what you've managed.",
  },
  {
    of: ['useless', 'timelong'],
    say: "Maybe some things did help, and after all that time small help doesn't count any more.",
  },
  {
    of: ['useless', 'waiting'],
    say: "Maybe you've stopped trying because, as you see it, it's somebody else's turn.",
  },
  { of: ['waiting', 'anger'], say: 'Maybe some of the anger is about having waited so patiently.' },
  { of: ['waiting', 'torn'], say: "Perhaps, as long as you're waiting, you don't have to choose." },
  {
    of: ['onceday', 'torn'],
    say: "Maybe it's the good times that make it hard to choose. Without them, you might know.",
  },
  { of: ['small', 'torn'], say: 'It could be that the small things hold you, more than the big reasons do.' },
  {
    of: ['small', 'miss'],
    say: "Maybe it isn't the big days you miss, but the ones where nothing much happened.",
  },
  { of: ['gone', 'numb'], say: "Perhaps you don't feel it because it would all come at once." },
  {
    of: ['miss', 'anger'],
    say: "Maybe you're angry at exactly what you miss, and it's hard to say those in one breath.",
  },
  {
    of: ['afraidof', 'notyet'],
    say: "Maybe it isn't the thing you're putting off, but the moment when you'd find out.",
  },
  {
    of: ['afraidof', 'ownstep'],
    say: "Maybe doing it isn't the part that frightens you. It could be the minute after.",
  },
  {
    of: ['becoming', 'anger'],
    say: "Maybe the anger frightens you because you've heard that tone before, from somebody else.",
  },
  {
    of: ['becoming', 'rule'],
    say: 'Perhaps you swore to be different, and each slip feels like breaking your word.',
  },
  {
    of: ['numb', 'tired'],
    say: "Maybe you haven't stopped caring. You could just have nothing left to do it with.",
  },
  { of: ['anger', 'unfair'], say: "Maybe you'd be less angry if just one person said: yes, it's uneven." },
  {
    of: ['anger', 'sorry'],
    say: "Perhaps you'd like to say sorry and hear one too, and nobody's gone first.",
  },
  { of: ['anger', 'peace'], say: "Maybe you want to be left alone because you don't trust what you'd say." },
  { of: ['torn', 'rule'], say: "Maybe it isn't two wishes. It could be a wish and a promise." },
  {
    of: ['torn', 'money'],
    say: "It could be that money's the reason you can say aloud, and that there's another.",
  },
  {
    of: ['notyet', 'decided'],
    say: "Maybe you know already, and 'not yet' is more about telling somebody than about doing it.",
  },
  {
    of: ['notyet', 'proof'],
    say: "Perhaps it's safer not to start than to start and see what it says about you.",
  },
  { of: ['unfair', 'money'], say: "Maybe it's less about the sum than about who's expected to pay it." },
  {
    of: ['condition', 'lonely'],
    say: "Maybe there's an 'if' that nobody's heard, and from where you are it looks like not caring.",
  },
  {
    of: ['condition', 'waiting'],
    say: "Maybe what you're waiting for hangs on somebody who doesn't know about your 'if'.",
  },
];
