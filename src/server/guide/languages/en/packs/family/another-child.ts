import type { Pack } from '../../../../engine/pack.ts';

export const anotherChild: Pack = {
  id: 'another-child',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "i'm pregnant|i am pregnant|im pregnant|positive test|we're expecting|pregnant with",
      say: "Then it isn't only a thought any more.",
      asks: 'moment',
      ask: "What came first, before you'd had time to think?",
      plain: 'When you found out, what was the very first feeling?',
      options: [
        ['Happy, for about a second', 'There was a happy second, before the thinking got to it.'],
        ['Oh no', "Oh no came first. It's not a nice thing to have noticed."],
        ['Who do I have to tell', "You went straight to other people's faces.", 'others'],
      ],
      concern: 'wish',
    },
    {
      cues: 'ivf|trying for|been trying|years of trying|months of trying|miscarr*|infertil*|fertility|embryo*|froze*|donor|negative test|transfer',
      say: "So a good part of this isn't in your hands.",
      asks: 'fear',
      ask: 'Which day of it is the hardest?',
      plain: 'Which day would you skip, if you could?',
      options: [
        [
          'The waiting days, before I know',
          "You're not one thing or the other, and nobody can tell by looking.",
        ],
        [
          'When somebody else announces theirs',
          'You say congratulations, and you mean most of it.',
          'others',
        ],
        ['Any day I think of stopping', 'Thinking of stopping feels like doing it, maybe.', 'regret'],
      ],
      concern: 'clock',
    },
    {
      cues: 'only child|sibling*|brother or sister|little brother|little sister|on her own when|on his own when',
      say: "And there's a child in this you can already picture.",
      asks: 'moment',
      ask: 'What do you want for that child?',
      plain: 'What do you picture for that child, at thirty say?',
      options: [
        ["Somebody to ring when I'm gone", "You're thinking of a phone call you'll never hear."],
        ['Company, in the back seat and after', 'You can see two heads in the mirror.'],
        ['More of me, and not less', 'Sounds as if one more could also mean less for somebody.'],
      ],
      concern: 'others',
    },
    {
      cues: "husband|wife|partner|boyfriend|girlfriend|he wants|she wants|he doesn't|she doesn't|he says|she says|we disagree",
      say: "And there's somebody else's answer in this.",
      asks: 'moment',
      ask: 'How did it go, the last time it came up between you?',
      plain: 'Who said what, the last time?',
      options: [
        ['It ended in a joke', "A joke's a way out of the room without getting up."],
        ['One of us cried', 'It got close to the bone, then.'],
        ["It doesn't come up, not any more", "It's easier to be nice to each other if nobody starts."],
      ],
      concern: 'others',
    },
    {
      cues: 'clock|too old|too late|last chance|running out|35|36|37|38|39|40|41|42|43|44|forty|thirty-*|at my age',
      say: "And there's a number in it.",
      asks: 'moment',
      ask: 'When did the counting start?',
      plain: 'When did you first do that sum?',
      options: [
        ['At a birthday', 'The cake had a sum on it that year.'],
        ['When a doctor mentioned it', 'One sentence for the doctor, and you took it home.'],
        ['When somebody came along, or went', 'There was another person in the sum.'],
      ],
      concern: 'clock',
    },
    {
      cues: 'afford|money|nursery|childcare|tired|exhaust*|energy|sleep|my job|career|bedroom|the flat|small flat|bigger house|cope',
      say: "So it isn't only a question of wanting.",
      asks: 'cost',
      ask: 'Where would it be tightest?',
      plain: 'What would there be too little of first?',
      options: [
        ['Money', "The sums don't come out, or only just."],
        ['Sleep, and then tempers', 'You know the order it goes in.'],
        ['Me', "There's one of you, and most of it's in use.", 'self'],
      ],
      concern: 'room',
    },
    {
      say: "That's not a question you can ask just anybody.",
      asks: 'moment',
      ask: 'Which thought keeps coming back?',
      plain: "What do you think, when you can't sleep for it?",
      options: [
        ["That I'd be sorry later", "You're already looking back on it, from somewhere ahead.", 'regret'],
        ["That I can't see how I'd manage", "You look at a normal week, and there's no gap in it.", 'room'],
        ["That I'd like to want it more", "You'd like the wanting to come first, and it's late."],
      ],
      concern: 'wish',
    },
  ],
  concerns: {
    wish: {
      cues: "want a baby|want another|want a second|want a third|want kids|want children|broody|tiny socks|don't know if i want|not sure i want|do i want|do i really|if i want|longing|yearn*|always wanted|never wanted|should want|maternal|pram|newborn|baby clothes|can't stop thinking|complete|someone missing|one missing|ambivalen*|want it|i just want|every baby|each baby|sniffing|baby aisle|makes me want|nappies|childless|another baby|second baby|torn between|makes no sense|would love|love to have",
      heard: [
        'Sounds as if you keep checking how much you want it.',
        "It sounds as if the wanting won't do as it's told.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel a pull towards it?',
          plain: 'What were you doing when you last thought, oh, yes?',
          options: [
            ["Holding somebody else's baby", 'Then you gave it back, and noticed your arms.'],
            ['Going past the little clothes', "They're so small, and you looked anyway."],
            ["I'm not sure I ever have", "You're waiting for a feeling that other people talk about."],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you see, when you picture it?',
          plain: "What's the scene, in your head?",
          options: [
            ['A noisy table, some years from now', 'Not the baby so much. The table.'],
            ['The first weeks, the smell of the head', 'The beginning, then, with the curtains shut.'],
            ["Somebody who'd visit me, later", "You're picturing the far end of it."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When does the question leave you alone?',
          plain: 'When do you hardly think about it?',
          options: [
            ["When a week's gone well", 'After a good week, nothing seems to be missing.'],
            ['When there are no babies about', "It's quiet, till somebody brings a pram."],
            [
              "After a bad night, then I'm sure it's no",
              "A bad night's a strong argument. It may not be the fairest one.",
              'room',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where did you get your picture of a proper family?',
          plain: 'What did you grow up thinking was normal?',
          options: [
            ['From the house I grew up in', "You're counting from the table you sat at."],
            ['From the one I never had', "You'd like to make the thing that wasn't there."],
            [
              "From everybody else's, honestly",
              "Other people's pushchairs are hard to argue with.",
              'others',
            ],
          ],
        },
      ],
      open: 'how much of the wish is yours, on a plain day',
      style: "listen for a clear feeling, and don't trust a half one",
      label: 'Wants to be sure',
      mood: 'Not sure, and wanting to be.',
    },
    clock: {
      cues: "biological|clock|running out of time|time is running|too late|too old|last chance|my age|i'm getting older|35|36|37|38|39|40|41|42|43|44|45|forty|ivf|trying for|been trying|miscarr*|fertil*|infertil*|my eggs|froze*|embryo*|my period|negative test|menopause|window|years of trying|months of trying|round of|the test was|was negative|and i was relieved|can't have one|can't have|at 41|at 39|3 years|next year i|by the time i",
      heard: [
        "Sounds as if there's a clock going in the background.",
        "It sounds as if part of this isn't up to you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When do you notice the time most?',
          plain: 'What reminded you of it lately?',
          options: [
            ['A birthday with a nought or a five', 'It used to be only about the cake.'],
            ["Somebody else's announcement", 'You were pleased for them, and you went home early, maybe.'],
            ['Once a month, in the bathroom', 'Behind a shut door, and then out you come, as usual.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid of being told?',
          plain: "Which answer don't you want?",
          options: [
            ['That I left it too long', "You'd go looking for the year it got lost in."],
            ["That something's wrong with me", "It'd have your name on it, and you'd hate that."],
            [
              "That it'd work, and I'd have to want it",
              "A no from outside might've let you off choosing.",
              'wish',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'If you had ten more years, what would you do?',
          plain: 'What would you do if nobody was counting?',
          options: [
            ['Wait, and live a bit first', "So it's a later, with nowhere to put a later."],
            ['The same, just more calmly', "The wish would stay. It's the hurry you'd drop."],
            ['Never get round to it, maybe', 'It could be the hurry that keeps the question going.', 'wish'],
          ],
        },
        {
          asks: 'rule',
          ask: 'At what point would you stop waiting or trying?',
          plain: 'Where would you draw a line?',
          options: [
            ["At an age I've got in mind", "There's a number. Saying it out loud is another thing."],
            ["When the money's gone", 'The bank would decide it, then.'],
            ["I can't say stop, so I go on", 'Going on is easier than saying stop.', 'regret'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who would you ask about the plain facts?',
          plain: "Who knows something about this that you don't?",
          options: [
            ['A doctor, one straight question', "One question, and you'd have that much."],
            ["A friend who's been through it", "Someone who'd tell you what isn't in the leaflet."],
            ["No one yet, I'd rather not know", "Not knowing's been kinder so far."],
          ],
        },
      ],
      open: "how much time there really is, and who'd know",
      style: 'decide with one eye on the calendar',
      label: 'Hears the clock',
      mood: 'Counting, and tired of it.',
    },
    room: {
      cues: 'afford|money|nursery|childcare|daycare|rent|mortgage|bedroom|small flat|bigger house|bigger car|energy|tired|exhaust*|sleep|sleepless|my job|work|career|promotion|retraining|maternity leave|parental leave|patience|no help|no family nearby|two under|twins|juggl*|cope|coping|manage it|barely|hard enough|postnatal|depression|the birth|traumatic|colic|special needs|health|car seat|two jobs|two and a third|the bills|on one wage|one salary|no village|second room',
      heard: [
        "Sounds as if you're already counting what there isn't.",
        'It sounds as if you wonder where it would all come from.',
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'What would have to give?',
          plain: 'What would go first?',
          options: [
            ['My job, or my chances in it', "It's your job that would bend, you think.", 'self'],
            ['The bit of money put by', 'That money may be the difference between worry and sleep.'],
            ['My patience, and I know me without it', "You know that person, and you don't want a child to."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What was yesterday evening like?',
          plain: 'What went on between six and nine last night?',
          options: [
            ['Loud, then washing-up', 'You may have put one more in it, in your head.'],
            ['Peaceful, and I noticed', 'You noticed the peace, and what might end it.'],
            ['I was done for by eight', 'By eight there was nobody left to ask for anything.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which part do you doubt you could do?',
          plain: "Which bit couldn't you face?",
          options: [
            ['The nights', 'You know what no sleep does to you.'],
            ['The worry, every single day', 'Somebody to be afraid for, for good.'],
            ['Loving it enough', "You've wondered that, and it's not a thing to ask at lunch.", 'self'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's got you through a hard stretch before?",
          plain: 'Who or what helped, when it was too much?',
          options: [
            ['One person who turned up', "One person. You'd want to know they're still about."],
            ['Dropping the standards, a lot', 'Fish fingers twice a week, and nobody complained.'],
            ['Nothing really, I just got through', "You got through. You wouldn't call it helped."],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you need to know before it felt possible?',
          plain: "What's one thing you could find out?",
          options: [
            ["What it'd cost, month by month", "A number, then. So far you've been guessing at it."],
            ['What work would do about leave', 'Somebody in an office knows that.'],
            ["Who'd really help, if I asked", "Plenty would say yes. You're less sure who'd come."],
          ],
        },
      ],
      open: "what it would take in practice, and who'd help",
      style: 'look at the ordinary week first and the dream second',
      label: 'Does the sums first',
      mood: 'Stretched, and still asking.',
    },
    self: {
      cues: "freedom|free time|my life back|who i am|who i'd be|lose myself|losing myself|myself again|don't enjoy|not enjoying|bad mother|bad mum|bad mom|bad father|bad parent|good mother|good enough|travel*|my body|selfish|not maternal|like my mother|like my mum|like my father|my own mother|my own childhood|peace and quiet|my time|lie-in|child-free|childfree|independen*|resent*|not a real mother|playing at|every night out|night out|finish the|before i've",
      heard: [
        "Sounds as if part of this is about who you'd be.",
        "It sounds as if you're afraid for a bit of yourself.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would you fight to keep?',
          plain: 'What would you miss by the second week?',
          options: [
            ['An hour alone, with the door shut', "You'd miss that hour more than the sleep, maybe."],
            ["My work, where I'm good at things", 'There somebody says well done now and then.'],
            ['Things at home, just as they are', "You've got something good, and you'd be shaking it."],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who are you afraid of turning into?',
          plain: "What sort of parent don't you want to be?",
          options: [
            ['The one I grew up with', 'You remember it from lower down.'],
            ["One who's always shouting", "You've heard that voice somewhere, and it stuck."],
            ["One who wishes they weren't", 'Nobody says that one at the school gate.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'What do you think a good parent has to give up?',
          plain: 'What would you have to give up, do you think?',
          options: [
            ['Nearly everything', "With a price like that, anybody'd think twice."],
            ['Less than people say', "Then it may be something else that's stopping you."],
            ['What mine never gave up for me', "You know what it's like from the other end."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last feel properly yourself?',
          plain: 'When did you last think, this is me?',
          options: [
            ['Out somewhere, on my own', "On your own, and nobody's anything."],
            ['In the middle of a houseful', "So it isn't only quiet you're made for."],
            ["I'd have to think", "It's been a while, and that's with things as they are."],
          ],
        },
      ],
      open: "what you'd want to keep for yourself, either way",
      style: 'check what would be left of you before you say yes',
      label: 'Guards some room',
      mood: "Protective of what's yours.",
    },
    others: {
      cues: "husband|wife|partner|boyfriend|girlfriend|he wants|she wants|he doesn't want|she doesn't want|he says|she says|we disagree|so happy|grandchild*|grandparent*|in-laws|mother-in-law|only child|sibling*|brother or sister|little brother|little sister|people ask|when are you|good news|everyone's having|my friends all|pressure|my mum says|my mom says|my parents want|the kids want|keeps asking|keep asking|parents keep|number two|his mother|her mother|ask me if|asked when|my sister's pregnant|grandmothers|company for|baby brother|baby sister|his parents|who is the baby for",
      heard: [
        "Sounds as if somebody else's wish is in this too.",
        "It sounds as if you can't always hear your own answer for other people's.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did somebody say about it that stuck?',
          plain: 'Which remark do you remember?',
          options: [
            ["That I'd regret it", "They said it as if they'd been there and come back.", 'regret'],
            ['Whatever you want, said kindly', 'Kind, and it handed the whole thing to you.'],
            ['A joke, at a family lunch', 'Everyone laughed, and you went a bit cold.'],
          ],
        },
        {
          asks: 'view',
          ask: 'Whose answer seems clearer than yours?',
          plain: 'Who seems surer than you are?',
          options: [
            ["The person I'd have it with", "One of you is sure, and you're the other one."],
            ["My family, and they're not shy", "They've got the wool out already, more or less."],
            ["Nobody, and I'd half like a push", "With nobody pushing, there's only you."],
          ],
        },
        {
          asks: 'fear',
          ask: "Who'd be hurt by your honest answer?",
          plain: 'Whose face do you see, when you think of saying it?',
          options: [
            ['The person closest to me', "It'd land on the one who's nearest."],
            ["My parents, who've been hoping", "They've been hoping in your direction for a while."],
            ["A child who'd grow up alone", "You're picturing them on their own, long after you."],
          ],
        },
        {
          asks: 'step',
          ask: "What haven't you said about it yet?",
          plain: "What's one sentence you could say to somebody?",
          options: [
            ['I need more time', "More time. You wouldn't have to say for what."],
            ["I'm frightened, not against it", 'Frightened and against look much the same across a table.'],
            ["I've known for a while", "You've known, and somebody's still wondering.", 'wish'],
          ],
        },
      ],
      open: 'what the other people in it would say to a plain answer',
      style: "listen to everybody else's answer before your own",
      label: "Hears everyone's answer",
      mood: "Between other people's wishes.",
    },
    regret: {
      cues: "regret*|what if|never know|wrong decision|wrong choice|can't undo|can't send it back|for good|forever|final|the last one|my last|never again|lonely when|when i'm old|old age|grieving|doesn't exist|close the door|closing the door|torn|fifty-fifty|can't decide|decide|decision|back and forth|undecided|sorry later|miss out|missing out|stop trying|not make me want|don't want to end up|be sorry|one and done|done having",
      heard: [
        'Sounds as if whichever way you go, you lose something.',
        "It sounds as if it's the for-good part that frightens you.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Which regret would be harder to live with?',
          plain: 'What would hurt more, looking back?',
          options: [
            ['Never having tried', 'It going badly you could bear better than never knowing.'],
            [
              'Having one, and missing my old life',
              "You'd love the child and miss the life, both on one day.",
            ],
            ['Never having chosen, just drifted', "The worst one would be the one you didn't pick."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to be able to say about it later?',
          plain: 'At seventy, what would you like to say?',
          options: [
            ['That it was my choice', 'Chosen, whichever way it went.'],
            ['That nobody talked me into it', 'It should sound like you, when you tell it.', 'others'],
            ['That I never had to wonder', "You'd like an answer with no wondering left in it."],
          ],
        },
        {
          asks: 'view',
          ask: 'Whose way of doing it do you envy?',
          plain: 'Who seems happy with how they did it?',
          options: [
            ['Somebody who stopped', 'They stopped, and they seem to sleep at night.'],
            ['Somebody with a houseful', "You see the mess, and you'd still like some."],
            ['Either, depending on the day', "You envy whoever's got what you haven't, that day."],
          ],
        },
        {
          asks: 'moment',
          ask: "When did you last feel you'd decided?",
          plain: 'When were you sure, even for an hour?',
          options: [
            ['On a good Sunday, and it was yes', 'Sunday said yes, and then came Monday.'],
            ['At three in the morning, and it was no', 'At three in the morning most things are no.'],
            [
              'When it nearly got decided for me',
              "For a moment it wasn't yours to choose, and you noticed something.",
            ],
          ],
        },
      ],
      open: 'which loss you could live beside',
      style: 'try out both regrets ahead of time, to see which is worse',
      label: 'Looks far ahead',
      mood: 'Undecided, and feeling both sides.',
    },
  },
  together: [
    { of: ['wish', 'clock'], say: "Maybe it's hard to tell the wanting from the hurry." },
    { of: ['wish', 'room'], say: 'Sounds as if wanting it and managing it give two different answers.' },
    { of: ['wish', 'others'], say: 'It sounds as if your own wish is the quietest one there.' },
    { of: ['self', 'others'], say: "Maybe you're afraid of being the one who says no." },
    { of: ['clock', 'regret'], say: 'Sounds as if not deciding is turning into a decision.' },
    { of: ['room', 'self'], say: "It sounds as if you're the thing there'd be least of." },
  ],
  insights: [
    {
      of: ['wish', 'clock'],
      say: "You're trying to hear how much you want it with a clock going. Maybe the clock's louder than the wish, and you can't tell which is which.",
    },
    {
      of: ['wish', 'room'],
      say: "You ask if you want it, and then you answer with what you could manage. Those may be two questions, and only one's had a turn.",
    },
    {
      of: ['wish', 'self'],
      say: "You don't know how much you want a child, and you do know what you'd miss. Maybe that's why the no sounds so much clearer.",
    },
    {
      of: ['wish', 'others'],
      say: "Other people are sure about what you should want. You can't be sure with them listening, maybe.",
    },
    {
      of: ['wish', 'regret'],
      say: 'You keep looking for a wish big enough to rule out being sorry. It may be that no wish is that big, for anybody.',
    },
    {
      of: ['clock', 'room'],
      say: "There's too little time to wait, and too little room to start. Maybe that's why every answer feels like the wrong year.",
    },
    {
      of: ['clock', 'self'],
      say: "Time says soon, and you've only got so much of yourself to spare. It sounds as if nobody asked whether you've had enough of your own yet.",
    },
    {
      of: ['clock', 'others'],
      say: "Somebody else's answer counts here, and the clock won't wait for it. Maybe you've been in a hurry on more than one person's behalf.",
    },
    {
      of: ['clock', 'regret'],
      say: "You're afraid of choosing wrong, and waiting feels safer. With a clock running, the waiting may be choosing too.",
    },
    {
      of: ['room', 'self'],
      say: "You count money and sleep. What you're really short of might be you, and there's no leave to apply for.",
    },
    {
      of: ['room', 'others'],
      say: "There's what others want, and there are the sums. Maybe you've ended up as the one who counts, and counting sounds like no.",
    },
    {
      of: ['room', 'regret'],
      say: "What's in the way now is this year's trouble. What you're afraid of is being sorry for thirty years, and it's hard to weigh one against the other.",
    },
    {
      of: ['self', 'others'],
      say: "You're thinking of what it would do to you, and of what your answer would do to somebody. Only one of those sounds selfish, maybe, and you've noticed which.",
    },
    {
      of: ['self', 'regret'],
      say: "You'd miss your life with a child, and you might miss the child without. So you'll be missing something, and maybe it's a matter of what.",
    },
    {
      of: ['others', 'regret'],
      say: "You don't want to hurt anybody, and you don't want to be sorry. A yes for someone else's sake might do a bit of both.",
    },
  ],
  suggestions: [
    'say your honest half-answer to one person, without a decision in it',
    "write down what you picture at a table in ten years' time",
    'ask someone with one child, or none, or three, about a plain Tuesday',
    'put the real monthly number on paper, just to see it',
    "take a week where nobody's allowed to bring it up",
    'notice what you feel when somebody says no for you, and when somebody says yes',
  ],
};
