import type { Pack } from '../../../../engine/pack.ts';

export const studyChoice: Pack = {
  id: 'study-choice',
  avoid: [],
  openings: [
    {
      cues: 'drop out|dropping out|dropped out|switch majors|switch major|switch course*|change major*|change my major|change course*|changing course*|hate my course|hate my degree|hate my major|wrong course|wrong degree|wrong major|quit uni|quit university|quit college|leave uni|leave university',
      say: 'So it may not be the right thing.',
      ask: 'When did you first have doubts?',
      plain: 'Which class, talk or evening made you doubt?',
      asks: 'moment',
      concern: 'wrong',
      options: [
        ['At the beginning, and I said, give it time', 'You gave it time, and the doubt is still there.'],
        ['When I saw how much others liked it', 'You saw that it could be different.', 'pull'],
        ['Long before anything had started', 'So the doubt has been there for a long time.', 'parents'],
      ],
    },
    {
      cues: "didn't get in|didnt get in|rejected|rejection|fail my|bad grades|waitlist*|wait list*|resit|not smart|not clever|not good enough|too stupid|everyone else got|failed my|failing my|my grades are",
      say: "That's hard.",
      ask: 'Who knows how you feel about it?',
      plain: 'Who did you tell, and who not?',
      asks: 'moment',
      concern: 'able',
      options: [
        ["A friend who didn't make a thing of it", 'So one person knows, and it was all right.'],
        [
          'My parents, and I watched their faces',
          'You told them, and their faces told you something.',
          'parents',
        ],
        ["Hardly anyone. I say it's fine", "So hardly anybody knows what it's like for you."],
      ],
    },
    {
      cues: 'family wants|parents want|they want me|my grandparents|immigrant|sacrific*|first in my family|family business|paying for|disappoint my|disappointing my|my parents want|my parents think|my parents say|my family wants',
      say: 'So your family comes into it.',
      ask: 'What did somebody at home last say about it?',
      plain: 'Which sentence from home do you still hear?',
      asks: 'moment',
      concern: 'parents',
      options: [
        ['Something proud, which made it harder', "They're proud, so it's hard to say anything else."],
        ["What somebody else's child is doing", 'So you get compared with somebody.'],
        ['Nothing. I can tell from the quiet', "They didn't say anything, and you could tell."],
      ],
    },
    {
      cues: 'far away|abroad|move out|moving out|move away|moving away|leave home|leaving home|stay home|stay at home|live at home|living at home|other city|another city|different city|hometown|homesick',
      say: "So it's also a question of where.",
      ask: 'How do you picture an evening in the other place?',
      plain: 'What would the first evening there be like?',
      asks: 'moment',
      concern: 'away',
      options: [
        ['Quiet, and I like it', 'So being alone there would be all right.'],
        ['People laughing on the other side of the wall', "They're together, and you're not with them yet."],
        ['My phone rings, and it is home', 'So home would come along with you.', 'parents'],
      ],
    },
    {
      cues: 'passion*|safe option|safe choice|the safe|useless degree|good job|job prospects|job market|well paid|money in|starving|employable|realistic|art school|follow my heart',
      say: 'So what it leads to matters.',
      ask: 'Whose voice says, be sensible?',
      plain: 'Who do you hear when you think, be practical?',
      asks: 'rule',
      concern: 'future',
      options: [
        [
          'Someone at home who had to count every coin',
          "They've had it hard, so it's hard to argue with them.",
          'parents',
        ],
        ['Everyone online', "It's everybody, so there's nobody to argue with."],
        ["Mine. I'm more scared than they are", "So it's you who's frightened."],
      ],
    },
    {
      cues: 'by monday|by friday|until friday|apply by|accept by|accept the offer|accept an offer|offer from|enrolment|enrollment|deposit|ucas|decision day|have to choose|have to decide',
      say: 'So it has to be settled at some point.',
      ask: "What goes through your head just before you'd decide?",
      plain: "What stops you, when you're about to accept?",
      asks: 'moment',
      concern: 'wrong',
      options: [
        ["The one I'm not choosing", "So it's the other one you think of first."],
        [
          "Somebody's face when they hear",
          'You think of somebody, before you think of the subject.',
          'parents',
        ],
        ["That I'd only be doing it to get it over", "So you'd do it to be done with deciding."],
      ],
    },
    {
      ask: 'What do you say when somebody asks what comes next?',
      plain: 'What comes out when a neighbour asks about your plans?',
      asks: 'moment',
      concern: 'pull',
      options: [
        ['The answer that gets a nod', "So you've an answer that nobody asks about.", 'parents'],
        ["I don't know, and I change the subject", "You don't know yet, and don't want to talk about it."],
        ['The real one, but as a joke', 'So the real one is there, and you protect it a bit.'],
      ],
    },
  ],
  concerns: {
    pull: {
      cues: "passion*|i'd love|would love|interests me|interest me|fascinat*|dreamed|always wanted|talent*|art school|bores me|hate math|hate maths|no idea what i want|don't know what i want|don't know what i like|nothing interests|too many interests|interested in everything|calling|i love the subject|bored by my|not interested in|really interested in",
      reflections: [
        "Sounds as if it matters what you'd like to do.",
        "So it's also about what interests you.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last look up though nobody asked you to?',
          plain: 'Which thing did you read or watch about just because?',
          options: [
            ['Something so odd I never mention it', "So there's something you like that nobody knows about."],
            ['How something works, until two at night', 'Until two at night, and nobody made you.'],
            ["I'm too tired to look anything up", "So there's not much energy for that just now.", 'able'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to know really well one day?',
          plain: 'What would you like people to ask you about?',
          options: [
            ['Something that helps when people are in trouble', "You'd like to be able to help."],
            ['Something I can make or build', "You'd like to make something that wasn't there before."],
            [
              "I'd mostly like to be asked",
              'So being somebody who knows would be good, whatever it is.',
              'able',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'In which class did the time go by quickly?',
          plain: 'In which lesson did you forget the time?',
          options: [
            ['One with a teacher who loved it', 'It may have been the subject, or the teacher.'],
            ['One where we made something', 'So you like making something.'],
            ['None, in a long while', "It's been a long while, then."],
          ],
        },
        {
          asks: 'view',
          ask: "Who studies something you're a bit jealous of?",
          plain: 'Whose timetable would you like to swap with yours?',
          options: [
            ["Someone who's just allowed to", "It's being allowed to that you envy.", 'parents'],
            ["Someone who's good with their hands", "So you'd like to do something with your hands."],
            ['Someone I call unrealistic', "You call it unrealistic, and you'd like it a little, too."],
          ],
        },
        {
          asks: 'step',
          ask: 'How could you try one hour of a subject you like?',
          plain: 'Where could you see an ordinary class in it?',
          options: [
            ['Sit in on a lecture at the back', 'An hour at the back, just to see.'],
            ['Ask somebody in their second year', "They'd know what it's really like."],
            ["I'd rather not. It might spoil it", "So you'd rather not find out, for now."],
          ],
        },
      ],
      open: 'what an ordinary week in that subject is like',
      style: 'want to like what you choose',
      label: 'Wants to like it',
      mood: "Thinking about what you'd like.",
    },
    parents: {
      cues: 'pressure from|let them down|letting them down|sacrific*|immigrant*|worked so hard|owe them|ungrateful|asian parents|family business|take over the|first in my family|first in the family|paying for|pay for my|my parents want|my parents expect|parents want me|my family wants|my family expects|disappoint my|make them proud|make my parents proud',
      reflections: [
        "So it isn't only about what you'd like.",
        'Sounds as if your family has a say in it, one way or another.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "What would happen if you told them at home what you'd like?",
          plain: 'What would their faces do, if you told them?',
          options: [
            ["They'd be quiet, and somebody would leave the table", "You'd expect it to go badly."],
            [
              "They'd say, it's your life, in that tone",
              "They'd leave it to you, and it wouldn't feel free.",
            ],
            ["They'd say fine, and then it's all on me", "If they agreed, it'd be yours alone.", 'wrong'],
          ],
        },
        {
          asks: 'view',
          ask: 'What are they afraid of at home, do you think?',
          plain: 'What might they be worried about?',
          options: [
            [
              'That I end up with worries like theirs',
              'So they worry, and it becomes a plan for you.',
              'future',
            ],
            ['What the relatives would say', "So it's about other people, too."],
            ["That they've given up things for nothing", "That's a lot for you to make up for."],
          ],
        },
        {
          asks: 'rule',
          ask: 'When did somebody first have an idea of what you should study?',
          plain: 'When did somebody first say what you should become?',
          options: [
            ['When I was small. It was sort of a joke', 'It began as a joke, and then it stayed.'],
            ['When my marks got good', 'So your good marks gave them ideas.', 'able'],
            ['Nobody said it. I just felt it', "Nobody said it, so it's hard to disagree."],
          ],
        },
        {
          asks: 'want',
          ask: "What do you wish they'd ask you at home?",
          plain: 'Which one question from them would help?',
          options: [
            ['What do you like about it', "You'd like them to ask about you, and listen.", 'pull'],
            [
              'How are you doing, and then nothing about marks',
              "You'd like to be asked about more than marks.",
              'able',
            ],
            ["None. I wouldn't know the answer", "If they asked, you'd have to know."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who at home is easier to tell?',
          plain: 'Who at home would you start with?',
          options: [
            ['One of them, on a drive', 'In a car it may be easier to talk.'],
            ['A sister, brother, aunt or cousin first', 'So somebody at home might understand first.'],
            ["Nobody. I'd leave the letter lying about", "So you'd let them find out."],
          ],
        },
      ],
      open: "what they'd say to your real answer",
      style: 'think of what others hope for',
      label: "Thinks of others' hopes",
      mood: 'Thinking of others, too.',
    },
    future: {
      cues: 'career|job market|employ*|unemploy*|salary|well paid|student loan*|tuition|safe option|safe choice|realistic|worth it|worth the|return on|prestig*|ranking|ranked|name of the|ai will|ai is|automated|in ten years|find a job|get a job|my future|no future|worth nothing|good jobs|no jobs',
      reflections: ['Sounds as if it matters what it leads to.', "So it's about later, too."],
      questions: [
        {
          asks: 'fear',
          ask: 'If it went wrong, where would you be in ten years?',
          plain: 'What would it look like if it led nowhere?',
          options: [
            ['Back in my old bedroom', "So you'd be back where you began.", 'away'],
            ["In a job I'm ashamed to name", "You'd hate having to explain it."],
            ['Well paid, and dead bored', "So a good salary alone isn't what you want.", 'pull'],
          ],
        },
        {
          asks: 'want',
          ask: 'What should your working day be like, one day?',
          plain: 'One day, at ten in the morning, where would you like to be?',
          options: [
            ['Out somewhere, not at a screen', 'Not at a screen. So you know something about it.'],
            ['With people who need what I know', "You'd like to be of use to somebody."],
            ["Anywhere, if I don't have to worry about rent", 'So not worrying about money comes first.'],
          ],
        },
        {
          asks: 'exception',
          ask: "Who do you know whose way wasn't straight and went fine?",
          plain: 'Which adult studied one thing and does another?',
          options: [
            [
              'Someone in my family, and no one mentions it',
              "So there's somebody, and it isn't talked about.",
              'parents',
            ],
            ['A teacher of mine', "So you've seen that it can go well."],
            [
              'Nobody. Around me it all goes straight',
              "Around you everybody seems to know where they're going.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would you put up with for a safe job?',
          plain: 'What would you accept, so that it pays later?',
          options: [
            ['A few dull years', 'A few years you could bear, then.'],
            ['Being good at something I do not like', "You could do it, and you wouldn't like it.", 'pull'],
            ['Anything, I think. And that scares me', 'Anything. And that frightens you.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ask about their working day?',
          plain: "Who has a job you'd like to know more about?",
          options: [
            ['Someone who finished two years ago', "They'd still remember what they expected."],
            ["Somebody's parent", "Somebody's parent might like to be asked."],
            ["I could ask. I'd rather read rankings", 'Reading about it is easier than asking.'],
          ],
        },
      ],
      open: 'what people with that degree do all day',
      style: 'think about what it leads to',
      label: 'Thinks ahead',
      mood: 'Thinking about later.',
    },
    wrong: {
      cues: "wrong choice|wrong decision|wrong course|wrong degree|wrong major|wrong one|choose wrong|pick wrong|can't decide|cant decide|indecisi*|too many options|so many options|everyone else knows|everybody else knows|all my friends know|too late to|behind everyone|start over|starting over|change major*|change course*|rest of my life|pros and cons",
      reflections: ['Sounds as if you want to get it right.', "It sounds as if it's hard to be sure."],
      questions: [
        {
          asks: 'fear',
          ask: 'How would you notice that a course is wrong for you?',
          plain: 'What would a wrong choice feel like on a Monday?',
          options: [
            ["I'd be bored and count the weeks", "You'd be waiting for it to be over.", 'pull'],
            ["I'd see my friends happy at theirs", "You'd see them happy, and wonder."],
            [
              "I'd know by October and say nothing till June",
              "So knowing it isn't the hard part. Saying it is.",
              'parents',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you changed your mind about, and it was fine?',
          plain: 'Which earlier choice did you undo?',
          options: [
            ['A sport or an instrument I gave up', 'So you stopped once, and it was all right.'],
            [
              'A school, a subject or a group of friends',
              "You've left something before, and things went on.",
            ],
            ['Nothing. I finish what I start', 'So starting something feels very final to you.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'What makes it feel as if it has to be right first time?',
          plain: 'Where does it come from, that this decides so much?',
          options: [
            ['School. Every talk was about the one choice', "After all those talks it's bound to feel big."],
            ['It costs too much to get wrong', "So it's about the money a second try would cost.", 'future'],
            ["Me. I don't like being seen trying", "You'd rather not be seen to try and stop.", 'able'],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last lean one way, even for a minute?',
          plain: 'Where were you when you last leaned one way?',
          options: [
            ['On the train back from an open day', 'So for a moment you liked the thought of it.'],
            ['When somebody told me not to', 'So being told not to made you want it.', 'parents'],
            ['When I thought one was gone, and felt light', 'You felt light. That may tell you something.'],
          ],
        },
      ],
      open: 'how hard it would be to change after a year',
      style: 'want to be sure before you choose',
      label: 'Wants to be sure',
      mood: 'Wanting to get it right.',
    },
    able: {
      cues: "not smart|not clever|not good enough|too stupid|failed|failing|gpa|a-levels|resit|retake|didn't get in|didnt get in|rejected|rejection|waitlist*|impost*|everyone is smarter|everyone's smarter|smarter than|better than me|catch up|keep up|falling behind|too hard|gifted|fail my exam*|failing my|my grades|bad grades|i'm stupid|feel stupid|feel dumb|i'll fail|fail the exam*",
      reflections: [
        "Sounds as if you ask yourself whether you'd manage.",
        "It sounds as if it's hard to trust that you can do it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did studying last make you feel small?',
          plain: 'Which mark, exam or lesson still hurts?',
          options: [
            ['When others were done, and I was on page one', "They were done, and you'd hardly begun."],
            ['When a teacher sighed', 'One sigh, and you remember it.'],
            [
              "When I'd learned for weeks and it still wasn't enough",
              "You'd worked for it, so it hurt more.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What was hard once and now comes easily?',
          plain: 'What did you learn that you thought you never would?',
          options: [
            ['A language, a sport, an instrument', "You thought you couldn't, and then you could."],
            ["Something at a job, where it wasn't about marks", 'So without marks it was easier.', 'future'],
            ['Things came easily, so I never learned how', "So now that it's hard, it feels wrong.", 'wrong'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would it say about you, if you failed at it?',
          plain: 'What would you call yourself, if you failed?',
          options: [
            ['That I was never that clever', "So you'd doubt everything that went well before."],
            ['That they were right about me', "Then they'd be right, and you'd hate that.", 'parents'],
            ['Nothing new. I expect it already', "You expect it already, so it can't surprise you."],
          ],
        },
        {
          asks: 'view',
          ask: 'What would a kind teacher write about you?',
          plain: 'Which teacher thought well of you, and why?',
          options: [
            ['That I ask good questions', "Asking good questions doesn't show in a mark."],
            ["That I don't give up, I just go quiet", 'You go quiet, and others may take it for giving up.'],
            ['That I could do more if I tried', "So you've heard that you don't try enough.", 'parents'],
          ],
        },
      ],
      open: 'what help there would be if it got hard',
      style: "ask yourself whether you'd manage",
      label: 'Asks if they can manage',
      mood: 'Not sure of managing.',
    },
    away: {
      cues: 'far from home|abroad|move out|moving out|move away|moving away|leave home|leaving home|stay at home|stay home|live at home|living at home|home town|hometown|homesick|long distance|new city|big city|other city|another city|dorm*|roommate*|flatmate*|hours away|rent there|know nobody|my little brother|my little sister|far away from|lonely there',
      reflections: ['Sounds as if the place matters, too.', "So it's also about where you'd be."],
      questions: [
        {
          asks: 'want',
          ask: 'Who or what would you want within reach?',
          plain: 'What should be half an hour away at most?',
          options: [
            ["People who know me, so I needn't explain", "You'd like somebody near who knows you."],
            ['A bit of quiet: water, trees, a field', "You'd like somewhere quiet to go."],
            ["As little as possible of what's here", "So you'd like to get away from most of it.", 'parents'],
          ],
        },
        {
          asks: 'fear',
          ask: 'If you went away, who would it be hardest to leave?',
          plain: 'Whose face would you see at the station?',
          options: [
            ["Someone I'm in love with", "So there's somebody you'd like to be near."],
            [
              'Someone at home who needs me',
              'Somebody at home needs you, and that makes it hard to go.',
              'parents',
            ],
            [
              "No one. I'd be leaving myself behind a bit",
              "You'd be somebody new there, and that's strange.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'How did it go, the last time you were new somewhere?',
          plain: 'What happened when you last knew nobody?',
          options: [
            ['I hated it for a week, then not', 'So it took a week, and then it was all right.'],
            ['Somebody else started talking, luckily', 'It took one person to begin.'],
            [
              'I stayed on the edge the whole time',
              "So you know how that feels, and don't want it again.",
              'able',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the people here say you should do?',
          plain: 'What does your closest friend think about you going or staying?',
          options: [
            ['Go, and let me visit', "So they'd come and see you."],
            ['Stay. They say it jokingly', 'They joke, and you can hear that they mean it a bit.'],
            ["I haven't asked. I'd rather not know", "So you'd rather not know what they'd like."],
          ],
        },
      ],
      open: 'what an ordinary weekend in that place is like',
      style: 'think of the place as well as the subject',
      label: 'Thinks of the place',
      mood: 'Thinking about where to be.',
    },
  },
  together: [
    {
      of: ['pull', 'parents'],
      say: "Maybe it's hard to know what you like while others hope for something.",
    },
    {
      of: ['pull', 'future'],
      say: "Perhaps one answer is what you'd like, and another what seems sensible.",
    },
    { of: ['parents', 'able'], say: "Maybe you're afraid of failing because of what they'd feel." },
    { of: ['wrong', 'able'], say: "Maybe you're afraid to choose something you might not manage." },
    {
      of: ['parents', 'away'],
      say: 'Perhaps moving away would also be a way to decide for yourself.',
    },
    {
      of: ['future', 'wrong'],
      say: "Maybe you're trying to know something that nobody can know yet.",
    },
    { of: ['pull', 'able'], say: "Perhaps you only dare to want what you're sure you can do." },
  ],
  insights: [
    {
      of: ['pull', 'parents'],
      say: "Maybe you know what you'd like, and it's hard to want it with your family's hopes around.",
    },
    {
      of: ['pull', 'future'],
      say: "Perhaps you'd choose what you like, if you knew that you could live on it.",
    },
    {
      of: ['pull', 'wrong'],
      say: "Maybe you're afraid to choose what you like, because then it would hurt if it went wrong.",
    },
    {
      of: ['pull', 'able'],
      say: "Maybe you don't quite let yourself want something you might not manage.",
    },
    {
      of: ['pull', 'away'],
      say: 'Perhaps part of it is the subject and part of it the place, and one of them matters more.',
    },
    {
      of: ['parents', 'future'],
      say: 'Maybe the worry about later comes from home as much as from you.',
    },
    {
      of: ['parents', 'wrong'],
      say: "Perhaps doing what they'd like is also a way not to be at fault.",
    },
    {
      of: ['parents', 'able'],
      say: 'Maybe failing would be easier to bear if nobody at home had to know.',
    },
    {
      of: ['parents', 'away'],
      say: 'Perhaps going away, or staying, is also about how close you want to be to your family.',
    },
    {
      of: ['future', 'wrong'],
      say: "Maybe you'd like to be sure about something that's still many years off.",
    },
    {
      of: ['future', 'able'],
      say: "Perhaps you'd worry less about later if you trusted yourself more now.",
    },
    {
      of: ['future', 'away'],
      say: "Maybe the question is whether where it leads matters more to you than where you'd live.",
    },
    {
      of: ['wrong', 'able'],
      say: "Maybe it's less a wrong choice that you fear than not managing what you chose.",
    },
    {
      of: ['wrong', 'away'],
      say: "Perhaps what you'd mind most isn't the wrong subject but being unhappy in a place.",
    },
    {
      of: ['able', 'away'],
      say: "Maybe you'd trust yourself to manage it, if somebody you know were near.",
    },
  ],
  suggestions: [
    'sit in on one ordinary class, not an open day',
    'ask a second-year what they complain about',
    'find out what changing after the first year would really take',
    'tell people one of the answers for two days, and see how it feels',
    'tell one person at home something you like about it, with no decision attached',
    "look at the second-year timetable and see what you'd look forward to",
  ],
  later: {
    secret: ['The choice may be stuck because the reason that counts most has never been said aloud.'],
    pretend: [
      "While everybody thinks you're easy about it, perhaps nobody sees that there's anything to help with.",
    ],
    protect: ["Somebody else's peace of mind may be one of the things you're choosing between."],
    guilt: ['It could be that an option looks wrong to you only because of what you feel you owe.'],
    relief: ['Among all the reasons for and against, that relief may be the one nobody talked you into.'],
    hurt: ["What somebody did or said may have got into the choice, so that you're partly answering them."],
    duty: ["A subject taken up out of duty may even suit you, only you'd perhaps like to have been asked."],
    want: ['What you want may have seemed too simple to count as a reason, after all that comparing.'],
    miss: [
      'Each course may be getting compared with what you miss, and none of them was ever going to be that.',
    ],
    fear: ['The fear could be making a choice about what to study look like a choice about your whole life.'],
    becoming: ['It sounds as if you may be choosing whom to resemble as much as what to learn.'],
    notgood: [
      "You may be asking which course is right for you and, more quietly, whether you're right for any.",
    ],
    worn: [
      "It's possible no subject looks good just now because it's a tired person being asked to like it.",
    ],
    alone: ["Maybe you'd hear sooner what suits you if somebody liked to hear you talk about it."],
    anger: ['As long as it feels unfair, whichever course you choose may look to you like giving in.'],
    kindness: ['A small good moment may know more about what suits you than all the course descriptions do.'],
    decided: ["You may have chosen already, and what's left of the question is how to tell people."],
    waiting: ['Going back and forth might be a way of keeping every version of you possible a bit longer.'],
  },
};
