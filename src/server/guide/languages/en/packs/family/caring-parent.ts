import type { Pack } from '../../../../engine/pack.ts';

export const caringParent: Pack = {
  id: 'caring-parent',
  who: {
    words:
      'mum|mom|mam|mother|mama|mamma|mummy|ma|dad|father|papa|daddy|parents|gran|grandma|granny|nan|nana|grandmother|grandad|grandpa|grandfather|aunt|auntie|uncle',
    line: 'your parent',
    option: 'my parent',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'fell|fall|falls|fallen|gas|stove|hob|wander*|got lost|fire|stroke|ambulance|hospital|on the floor|left the|found her|found him',
      say: 'That sort of thing stays with you.',
      asks: 'moment',
      ask: 'What went through your mind, right then?',
      plain: 'When you heard about it, what was your first thought?',
      options: [
        ["That it can't go on like this", "It can't go on like this, and then the next day it did."],
        ["That I should've been there", 'You put yourself in that room straight away.', 'word'],
        ["That I'd known for a while", "Part of you had known, and you'd hoped a bit longer."],
      ],
      concern: 'safety',
    },
    {
      cues: "promis*|swore|gave my word|never put|i'd never|made me promise",
      say: "And there's what you promised.",
      asks: 'rule',
      ask: 'What did that promise mean, when you made it?',
      plain: 'What did you think you were promising?',
      options: [
        ["That I'd do the looking after myself", 'You meant you, in person, nobody else.'],
        ['That nobody would ever feel dumped', 'So the point was that nobody gets dumped.'],
        [
          'I said it so the worrying would stop',
          "You said it to calm somebody down. And now it's got hold of you.",
        ],
      ],
      concern: 'word',
    },
    {
      cues: 'brother|brothers|sister|sisters|sibling|siblings',
      say: "And there's more than one of you in this.",
      asks: 'moment',
      ask: 'Who does what, at the moment?',
      plain: 'In an ordinary week, who does which jobs?',
      options: [
        ['I do it, the others have opinions', 'You do the days, and they do the opinions.'],
        [
          "We share it, but it's nowhere near even",
          "There's some help, and it still lands mostly in one place.",
        ],
        ["I do most, and I've never properly asked", "So nobody's said no to you yet. Nobody's been asked."],
      ],
      concern: 'fair',
    },
    {
      cues: "tired|exhaust*|worn out|can't cope|breaking point|burnt out|burned out|drained|no life|my own life|on my knees",
      say: "You're worn out, and it isn't over.",
      asks: 'cost',
      ask: 'What have you dropped since this began?',
      plain: "What did you use to do that you don't do now?",
      options: [
        ['Seeing people', "People drift off when you're never free."],
        ['Anything just for me', 'The things that were only yours went first.'],
        ['Being nice, most days', "You don't much like how you sound by the evening, maybe."],
      ],
      concern: 'self',
    },
    {
      cues: "dementia|alzheimer*|doesn't know me|doesn't recognise|doesn't recognize|forget*|calls me|not herself|not himself|memory",
      say: "You're looking after someone who's changing in front of you.",
      asks: 'want',
      ask: 'What do you miss most, from before?',
      plain: "What could the two of you do that you can't now?",
      options: [
        ['Ringing up about nothing', 'No reason to ring, you just rang.'],
        ['Being looked after a bit myself', 'It used to go the other way round.', 'self'],
        ['Not having to be the patient one', 'You had a whole temper once, and nobody got hurt by it.'],
      ],
      concern: 'loss',
    },
    {
      cues: "refus*|stubborn|won't accept|won't have|won't move|won't go|won't leave|says no|denies|insists|doesn't want|i'm fine|is fine",
      say: "Sounds as if you two don't see the same problem.",
      asks: 'moment',
      ask: 'What happens when you bring it up?',
      plain: 'The last time you tried, how did it end?',
      options: [
        ['We end up shouting', 'It starts as care and comes out as a row.'],
        ['It gets changed to the weather', 'The subject gets closed, quite politely.'],
        ["I let it go, because it's easier", 'You back off, and then you worry in private.', 'safety'],
      ],
      concern: 'say',
    },
    {
      say: "There's a lot in this.",
      asks: 'moment',
      ask: 'Which bit of it keeps coming back?',
      plain: "When it comes into your head, what's it mostly about?",
      options: [
        ['What might happen next', "You're often one bad day ahead of yourself.", 'safety'],
        ["Everything I'm not managing", "You're keeping a list, and you're the one failing it.", 'word'],
        ['How long this could go on', "It's the not knowing how long. Hard to say out loud, that one."],
      ],
      concern: 'self',
    },
  ],
  concerns: {
    safety: {
      cues: "fell|fall|falls|fallen|gas|stove|hob|wander*|got lost|fire|stroke|ambulance|hospital|on the floor|alone at night|live alone|lives alone|living alone|safe|unsafe|not safe|danger*|driving|tablets|medication|emergency|phone rings|what if something happens|left alone|set the alarm|car keys|keys away|on her own all|on his own all|frail|unsteady|oxygen|night nurse|who'll be there|can't be left|nobody with her|nobody with him|when is it time",
      heard: [
        'Sounds as if part of you is always listening out.',
        "It sounds as if the worry doesn't clock off.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last get a fright?',
          plain: 'What was the last thing that made you worry?',
          options: [
            ['A call at a bad hour', 'Maybe every call since has sounded a bit like that one.'],
            ['Something small, like a pan left on', "A small thing, and you saw what it could've been."],
            [
              "I walked in and it was worse than I'd been told",
              "You'd been told one thing, and the room told you another.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What's the worst you picture?",
          plain: 'When you worry, what are you seeing?',
          options: [
            [
              'A fall, and nobody there till morning',
              "It's the hours alone that scare you, as much as the fall.",
            ],
            [
              'Getting the call and being too far away',
              "You'd be the one they ring, and hours from the door.",
            ],
            [
              'That it goes on like this for ten years',
              "So it isn't only something sudden you're scared of. It's how long.",
              'self',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'How safe would be safe enough?',
          plain: 'What would let you sleep a bit better?',
          options: [
            ['Somebody looking in every day', "One visit a day that isn't yours, and you'd breathe easier."],
            ['Someone there at night', 'The nights, then. Sounds as if the days are just about bearable.'],
            ["Nothing would, I'd still worry", 'No arrangement would quite switch it off.'],
          ],
        },
        {
          asks: 'view',
          ask: "Who else has seen what you've seen?",
          plain: "Who'd say you're right to worry?",
          options: [
            ['A doctor, or one of the carers', 'Somebody from outside the family sees it too.'],
            ['The neighbours, I think', 'So it shows from over the fence.'],
            [
              'Nobody, and sometimes I doubt myself',
              "You're the only witness, and that makes it easy to doubt.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'What would make just this week safer?',
          plain: "What's one small thing you could change by Sunday?",
          options: [
            ['A key with someone nearby', "One key, with somebody who's closer than you."],
            ['A proper word with the doctor', "You'd like somebody else looking at this with you."],
            [
              "Me staying over, which I don't want",
              "You'd do it, and you'd rather not, and both are true.",
              'self',
            ],
          ],
        },
      ],
      open: "what would be safe enough, and who'd say so",
      style: 'look for what could go wrong first, and see to that before anything else',
      label: 'Keeps an ear out',
      mood: 'Listening out, even now.',
    },
    word: {
      cues: "promis*|swore|gave my word|i said i would|never put|made me promise|guilt*|guilty|selfish|duty|i owe|owe her|owe him|owe them|bad daughter|bad son|dump*|abandon*|put her in a home|put him in a home|put them in a home|letting her down|letting him down|let her down|let him down|should be there|looked after me|after all she did|after everything|wash my hands of|sending money|send money|it's the money that comes|i'm so far away|when is she coming|when is he coming|owe it|least i can do|has meaning",
      heard: [
        "Sounds as if you're measuring this against what you owe.",
        "It sounds as if you'd feel you let somebody down, whatever you did.",
      ],
      questions: [
        {
          asks: 'rule',
          ask: 'What do you feel you owe {them}?',
          plain: 'What do you think is your job here?',
          options: [
            ['Doing it with my own hands', "You mean you, yourself. Paying somebody wouldn't count, maybe."],
            [
              'Making sure nobody gets left somewhere',
              "So the point was never the address. It's being left.",
            ],
            ["Everything, and I can't do everything", "Everything's a long list for one person."],
          ],
        },
        {
          asks: 'view',
          ask: 'If {who} could see your whole week, what would {they} say?',
          plain: 'What would {they} tell you, on a good day?',
          options: [
            ['Go home and get some sleep', 'The one you feel you owe might let you off first.'],
            ["That I'm doing it all wrong", 'No thanks there, then, whatever you do.'],
            [
              "I'm scared it'd be that it's not enough",
              "You're doing all this and still expecting a bad mark.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would you find hard to forgive yourself?',
          plain: "What's the one thing you'd feel worst about?",
          options: [
            ['Signing the form for a home', "It's the signing. Your name, on that line."],
            ['Not being there at the end', 'You want to be in the room when it counts.', 'loss'],
            [
              "Feeling relieved when it's over",
              "You haven't been relieved yet, and you're already in trouble for it.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which part of it do you still do gladly?',
          plain: "Which job don't you mind?",
          options: [
            ["The visits, when it's just us two", "Take the jobs away and you'd still want the visits."],
            ['Small things, like hair and nails', "There's a bit of it that isn't duty at all."],
            ['None of it gladly, any more', "By now it's duty all the way through.", 'self'],
          ],
        },
        {
          asks: 'step',
          ask: "Who'd need to hear that you can't do all of it?",
          plain: "Who still thinks you're managing?",
          options: [
            ['My family', 'They may only know the version where you cope.', 'fair'],
            ['Whoever arranges the care', "Someone with a form, who'd need the real answer."],
            ['Me, I think', "You'd be the last one to be told."],
          ],
        },
      ],
      open: 'which part of what you feel you owe is really yours to do',
      style: 'start from what you owe, and ask what you can manage second',
      label: 'Takes a duty seriously',
      mood: 'Loyal, and feeling the cost of it.',
    },
    self: {
      cues: "tired|exhaust*|worn out|burnt out|burned out|no life|my own life|my life|my job|give up work|my marriage|my kids|my own family|weekend*|holiday|can't cope|can't do this|resent*|trapped|time for myself|my back|breaking point|drained|on my knees|day off|a break|never a moment|i haven't slept|no sleep|my own health|snapped|lost my temper|full time|commode|lifting|respite|day care|my own doctor|can't think|nobody asks how i am|between my kids|sandwich",
      heard: [
        "It sounds as if there isn't much left over for you.",
        'Sounds as if your own week comes last.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's an ordinary day like now?",
          plain: 'What did today look like, from the start?',
          options: [
            ["On the phone before I'm out of bed", "It's there before your feet touch the floor."],
            ['Work, then there, then home to more', "Three shifts, and you're paid for one of them at most."],
            ['All right, till I sit down', "While you keep moving you don't feel it."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you hate to give up?',
          plain: 'What do you still do just for yourself?',
          options: [
            ["My job, where I'm just me", "At work nobody needs you to be anyone's child."],
            ["One evening that's mine", "One evening. It's not much, and you have to guard it."],
            ["Not much, I've given most of it up", 'It went a bit at a time, it sounds like.'],
          ],
        },
        {
          asks: 'cost',
          ask: "Who gets what's left of you?",
          plain: 'Who sees least of you these days?',
          options: [
            ['The ones at home', 'The people at home are getting the tired version.'],
            ["My friends, what's left of them", 'They may have stopped asking by now.'],
            ["Nobody, by evening I'm no good to anyone", "By evening it's all been handed out."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would you tell a friend doing this much?',
          plain: 'If a friend had your week, what would you say?',
          options: [
            ['Get some help in, now', "You'd say that to a friend without blinking."],
            ["You're allowed a day off", "A friend would get the day off from you. You haven't had it."],
            ["Nothing, I'd be glad it wasn't me", 'Even from outside it looks like a lot, then.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could take one evening off you?',
          plain: "Who's one person you could ask for two hours?",
          options: [
            [
              'Someone in the family, if I asked',
              "There's a name, then. It's the asking that hasn't happened.",
              'fair',
            ],
            ['A sitter or a carer, if we could pay', "There'd be a way. It comes with a bill."],
            ["Someone I don't trust to do it right", "Someone could do it. Not the way you'd do it."],
          ],
        },
      ],
      open: 'what you get to keep for yourself while this goes on',
      style: 'count up what everyone needs, and get to yourself last',
      label: 'Last on the list',
      mood: 'Tired, and still the one who turns up.',
    },
    fair: {
      cues: "brother|brothers|sister|sisters|sibling|siblings|unfair|not fair|fair|does nothing|do nothing|doesn't help|don't help|never visits|never helps|no help|left to me|all on me|only one who|only child|always me|her share|his share|inherit*|sell the house|fees|who pays|pay for|favourite|favorite|power of attorney|lives closest|nearest|which of her sons|which of his sons|nobody comes|no one comes|his mother too|council|my turn|their turn",
      heard: [
        'It sounds as if a lot of this lands on you.',
        "Maybe it isn't only the work. It's who carries it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last think, why me?',
          plain: 'What were you doing when it last felt unfair?',
          options: [
            ['Doing it while everybody else was away', 'They were away, and you were there.'],
            ["Listening to somebody's good advice", 'You got the advice and kept the work.'],
            ['Getting thanked, and it made me angrier', 'Thanks, and still nobody taking a turn.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would fair look like, roughly?',
          plain: 'What should somebody else be doing?',
          options: [
            ["One weekend in four that isn't me", "One in four. Sounds as if you've done the sum before."],
            [
              'The ringing round and the waiting on hold',
              "Maybe it's the ringing round that wears you down, more than the visits.",
            ],
            ["Paying, if they won't give time", "If it can't be hours, you'd take money."],
          ],
        },
        {
          asks: 'view',
          ask: "What might somebody else say you've got wrong?",
          plain: 'How would the others say you go about it?',
          options: [
            ['That I never ask', 'You may have been waiting for someone to notice instead.'],
            ["That I won't let anyone else do it", 'You can hear them saying it already.'],
            ['That I like being the one who does it', 'And maybe a small part of you does.'],
          ],
        },
        {
          asks: 'step',
          ask: "What's one thing you'd hand over?",
          plain: 'Which job would you give away first?',
          options: [
            ['The forms and the bills', 'Anyone with a pen could do those.'],
            ['The appointments', 'All those waiting rooms. Someone else could sit in one.'],
            ["Any of it, but I'd end up checking", "You'd give it away and keep an eye on it."],
          ],
        },
      ],
      open: 'who takes which part, said out loud',
      style: 'keep count of who does what, and notice every gap',
      label: 'Wants it shared fairly',
      mood: 'Carrying a lot, and counting.',
    },
    say: {
      cues: "refus*|stubborn|won't accept|won't have|won't move|won't go|won't leave|won't hear of it|says no|denies|insists|doesn't want|says she's fine|says he's fine|independen*|her wishes|his wishes|wants to stay|stay at home|wants to go home|her own home|his own home|what she wants|what he wants|what they want|strangers in the house|carers in|dignity|behind her back|behind his back|her decision|his decision|at least you've had one|sells the|doesn't want help|won't let|ask her what|ask him what",
      heard: [
        "Sounds as if you'd rather not do this over {their} head.",
        "There's what {who} would want, and it isn't simple.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did {who} say, last time anyone asked?',
          plain: "What's the answer, when it comes up?",
          options: [
            ["That there's nothing wrong", "Nothing wrong. And you've seen what you've seen.", 'safety'],
            ["That it's no, to everything", 'No may be the last word anyone still lets {them} have.'],
            ["Nothing, nobody's really asked", "It's being decided around {them}, it sounds like."],
          ],
        },
        {
          asks: 'view',
          ask: 'In {their} place, what would you hate most?',
          plain: 'If it were you, what would feel worst?',
          options: [
            ['Strangers washing me', "You'd want the bathroom door shut too."],
            ['Being talked about in the next room', 'You know how those talks in the next room sound.'],
            ["Being why somebody's so tired", 'Maybe {who} can see that too.', 'self'],
          ],
        },
        {
          asks: 'want',
          ask: 'What should stay {their} decision, whatever happens?',
          plain: 'What would you never decide for {them}?',
          options: [
            [
              "Which chair, which cup, what time's bed",
              "Small things. They're a lot when they're what's left.",
            ],
            ['Who comes through the front door', 'The front door, then. Who gets let in.'],
            ["Nothing, it's gone past that", "You've started deciding already, it sounds like."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you overruled {them}?',
          plain: 'If you just went ahead, what then?',
          options: [
            ["I'd not be forgiven", "You'd rather be worried than not forgiven, maybe."],
            [
              'All the fight would go out of {them}',
              'Having {their} own way may be what keeps {them} going.',
            ],
            ["I'd be relieved, and that scares me", 'The relief worries you more than the row.'],
          ],
        },
        {
          asks: 'step',
          ask: 'When would be the easiest time to ask {them} something?',
          plain: 'When do you two talk best?',
          options: [
            ['In the car, not looking at each other', 'Side by side, with no face to watch.'],
            ['Over tea and something nice', 'Tea first, then. The big subject can wait for the second cup.'],
            ["There isn't one any more", 'You may have to work it out from who you know.', 'loss'],
          ],
        },
      ],
      open: 'what {who} would say, asked on a good day',
      style: "try not to decide over anybody's head, even when you could",
      label: "Won't decide over heads",
      mood: 'Not agreed yet, and minding that.',
    },
    loss: {
      cues: "dementia|alzheimer*|doesn't know me|doesn't know who|doesn't recognise|doesn't recognize|forget*|calls me|not herself|not himself|not themselves|not the same|memory|disappear*|losing her|losing him|losing them|miss her|miss him|goodbye|griev*|dying|last christmas|who she was|who he was|shrunk|getting small*|old photos|i'm her daughter|i'm her son|i'm his daughter|i'm his son|who the gentleman|who i am|remembered my name|knew me|last summer|not long|last years",
      heard: [
        "Sounds as if you're missing {them} already.",
        "It sounds as if you're losing {them} a bit at a time.",
      ],
      questions: [
        {
          asks: 'cost',
          ask: "What's gone already?",
          plain: "What can't the two of you do any more?",
          options: [
            ['A proper conversation', 'You can still talk to {them}. Not quite with {them}.'],
            ["Me being somebody's kid", "You've been moved up a generation, and nobody asked you."],
            ['The way {they} knew me', 'Being known like that. Nobody else can do it.'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's still very much {who}?",
          plain: 'What did {they} do lately that was just like {them}?',
          options: [
            ['A joke, out of nowhere', 'A joke still gets through.'],
            ['Bossing me about', 'Still in charge of you, at least.'],
            ['Less every week', "You're counting what's left, week by week."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to do with {them} while you can?',
          plain: 'What would be a good hour together?',
          options: [
            ['Something with music or old photos', 'Something old, where nobody gets tested on today.'],
            ['Nothing useful, just sit', 'An hour with no jobs in it.'],
            [
              "I can't think, we only do chores now",
              'Somewhere along the way the visits turned into jobs.',
              'self',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you notice something had changed?',
          plain: "What was the first thing that wasn't right?",
          options: [
            ['The same question, three times', 'Three times, and you heard it each time.'],
            ['The state of the kitchen', 'The kitchen told you before anybody else did.'],
            ['Signs, long before I let myself see them', "You'd seen it, and put it away for a while."],
          ],
        },
      ],
      open: 'how to spend the good hours there are',
      style: "look at what's going, as well as at what needs doing",
      label: 'Already missing someone',
      mood: 'Sad, a bit ahead of time.',
    },
  },
  together: [
    { of: ['safety', 'say'], say: 'Sounds as if keeping {them} safe would mean overruling {them}.' },
    { of: ['word', 'self'], say: 'Sounds as if a day off feels like letting {them} down.' },
    { of: ['word', 'loss'], say: "Maybe this is less about what you owe, and more about who you're losing." },
    {
      of: ['self', 'fair'],
      say: "It sounds as if you're running out, and from outside it looks like managing.",
    },
    { of: ['safety', 'self'], say: "Sounds as if you can't rest, even when it's somebody else's turn." },
    {
      of: ['fair', 'say'],
      say: "You've said what people should do. What {who} would want is another matter, maybe.",
    },
    { of: ['self', 'loss'], say: "Maybe you're too busy looking after {them} to be sad about {them}." },
  ],
  insights: [
    {
      of: ['safety', 'word'],
      say: "You feel you owe it to {them} to be there. What you dread is the hour you aren't, and nobody can be there every hour.",
    },
    {
      of: ['safety', 'self'],
      say: "You're listening out for {them} day and night. It sounds as if nobody's listening out for you, and everything rests on you.",
    },
    {
      of: ['safety', 'fair'],
      say: "You could hand over some of the work. The worrying stays yours even on your days off, and maybe that's the part nobody shares.",
    },
    {
      of: ['safety', 'say'],
      say: "What would keep {them} safe would also take something out of {their} hands. Maybe you can't arrange this without one of you minding.",
    },
    {
      of: ['safety', 'loss'],
      say: "Part of this is arranging, and part of it is missing {them}. You can arrange everything, and the second part won't get smaller.",
    },
    {
      of: ['word', 'self'],
      say: "You feel you owe {them} more, and you've less and less to give. Both are supposed to come out of the same week.",
    },
    {
      of: ['word', 'fair'],
      say: "You want others to take a share, and you feel it's you who owes it. Maybe that's why handing a job over feels like cheating.",
    },
    {
      of: ['word', 'say'],
      say: "You've a clear idea of what you owe {them}. What {they}'d actually ask of you might be smaller, or something else.",
    },
    {
      of: ['word', 'loss'],
      say: "Guilt at least tells you what to do next. Missing {them} doesn't, so maybe the guilt has been standing in for it.",
    },
    {
      of: ['self', 'fair'],
      say: "You're running out, and it still all gets done. Maybe the others look at what gets done, not at who's doing it.",
    },
    {
      of: ['self', 'say'],
      say: "You've thought hard about what {who} would want. What you want may not have been said yet, at least not where {they}'d hear it.",
    },
    {
      of: ['self', 'loss'],
      say: "You'd like some of your life back, and you know what that would mean. Maybe that's why wanting it feels so bad.",
    },
    {
      of: ['fair', 'say'],
      say: "There's what the others should do, and what {who} would put up with. Maybe that talk hasn't happened with {them} in the room.",
    },
    {
      of: ['fair', 'loss'],
      say: "Jobs can be split, and you've worked out who does which. Losing {them} can't be, and you may be doing that part alone too.",
    },
    {
      of: ['say', 'loss'],
      say: "Part of this is what {they}'d want, and part of it is {them} changing. Maybe you're waiting for an answer from who {they} used to be.",
    },
  ],
  suggestions: [
    "ask one person for one job by name, with a day, like Thursday's shopping",
    'spend one visit on nothing useful',
    'ask {who} about one small thing only, like when supper should be',
    'write down the last three frights, with dates, and show them to somebody',
    'find out who assesses care needs near {who}',
    "tell one person the job you can't do any more",
  ],
};
