import type { Pack } from '../../../../engine/pack.ts';

export const studyChoice: Pack = {
  id: 'study-choice',
  avoid: [],
  openings: [
    {
      cues: 'drop out|dropping out|dropped out|switch majors|switch major|switch course*|switching|change major*|change my major|change course*|changing course*|hate my course|hate my degree|hate my major|wrong course|wrong degree|wrong major|quit uni|quit university|quit college|leave uni|leave university|second year|third year|first semester',
      say: "So you're already in it.",
      ask: "When did you first think it wasn't right?",
      plain: 'Which class or which evening made you doubt it?',
      asks: 'moment',
      concern: 'wrong',
      options: [
        [
          'In the first weeks, and I said, give it time',
          "You gave it time. You've been giving it time since.",
        ],
        ['When I saw how much others liked it', 'They liked it, and you sat next to them.', 'pull'],
        ["Before I'd even started", "Before you'd started. So it's been with you the whole way.", 'parents'],
      ],
    },
    {
      cues: "didn't get in|didnt get in|rejected|rejection|failed|failing|fail my|bad grades|my grades|waitlist*|wait list*|resit|retake|not smart|not clever|not good enough|too stupid|lowest|everyone else got",
      say: 'That kind of thing gets loud.',
      ask: 'Who knows about it?',
      plain: 'Who did you tell, and who not?',
      asks: 'moment',
      concern: 'able',
      options: [
        ["A friend who didn't make a thing of it", "One person knows, and they didn't make a thing of it."],
        [
          'My parents, and I watched their faces',
          'You told them, and you were looking at their faces while you did.',
          'parents',
        ],
        ["Hardly anyone. I say it's fine", "Hardly anyone knows. So you've been fine in public."],
      ],
    },
    {
      cues: 'my parents|my dad|my father|my mum|my mom|my mother|my family|family wants|parents want|they want me|my grandparents|immigrant|sacrific*|disappoint*|first in my family|family business|paying for',
      say: "And there's what they'd like for you.",
      ask: 'What did they last say about it?',
      plain: 'Which sentence of theirs is still in your ear?',
      asks: 'moment',
      concern: 'parents',
      options: [
        ['Something proud, which made it harder', 'They were proud, and it got harder to say anything else.'],
        ["What somebody else's child is doing", "There's always somebody else's child, doing well."],
        ['Nothing. I can tell from the quiet', "They didn't say a thing, and you heard it anyway."],
      ],
    },
    {
      cues: 'far away|far from|abroad|move out|moving out|move away|moving away|leave home|leaving home|stay home|stay at home|live at home|living at home|my girlfriend|my boyfriend|my best friend|other city|another city|different city|hometown|hours away|homesick',
      say: "So it's also a question of where.",
      ask: "First night in a new room, door shut. What's it like?",
      plain: 'What would the first evening there be like?',
      asks: 'moment',
      concern: 'away',
      options: [
        ['Quiet, and I like it', "It's quiet in there, and you like it. You knew that straight away."],
        [
          'People laughing on the other side of the wall',
          "They're laughing next door, and you haven't knocked.",
        ],
        [
          'My phone rings, and it is home',
          "It rings, and it's home. Somebody there can't quite manage without you.",
          'parents',
        ],
      ],
    },
    {
      cues: 'passion*|safe option|safe choice|the safe|practical|useless degree|useless|no jobs|get a job|good job|job prospects|job market|earn|well paid|money in|starving|employable|realistic|art school|follow my heart|computer science|medicine|law',
      say: "There's a sensible one in this, by the sound of it.",
      ask: 'Whose voice says, be sensible?',
      plain: 'Who do you hear when you think, be practical?',
      asks: 'rule',
      concern: 'future',
      options: [
        [
          'Someone at home who had to count every coin',
          "Somebody counted coins so that you wouldn't have to. That's hard to wave away.",
          'parents',
        ],
        ['Everyone online', "It's everyone and no one, and they sound very sure."],
        ["Mine. I'm more scared than they are", "It's your own voice. So nobody else can take it back."],
      ],
    },
    {
      cues: 'deadline|by monday|by friday|until friday|this week|next week|apply by|accept by|accept the offer|accept an offer|offers|offer from|enrol|enroll|enrolment|enrollment|commit|deposit|ucas|application*|decision day|have to choose|have to decide',
      say: "And somewhere there's a button to press.",
      ask: 'Just before you press it, what goes through your head?',
      plain: 'You nearly click accept. What stops you?',
      asks: 'moment',
      concern: 'wrong',
      options: [
        ["The one I'm not choosing", "It's the other one you see, just as you're about to."],
        ["Somebody's face when they hear", "There's a face there, before there's a subject.", 'parents'],
        ["That I'd only be pressing it to get it over", "You'd press it so that the deciding stops."],
      ],
    },
    {
      ask: "Somebody asks what you'll study. What do you say?",
      plain: 'A neighbour asks about your plans. What comes out?',
      asks: 'moment',
      concern: 'pull',
      options: [
        [
          'The answer that gets a nod',
          "You've got an answer that gets a nod. It ends the conversation.",
          'parents',
        ],
        [
          "I don't know, and I change the subject",
          "You say you don't know, and that's not quite all of it, perhaps.",
        ],
        ['The real one, but as a joke', 'The real one comes out as a joke, so nobody can hit it.'],
      ],
    },
  ],
  concerns: {
    pull: {
      cues: "passion*|i love|i'd love|would love|interested in|interests me|interest me|fascinat*|dream|dreamed|always wanted|enjoy|good at|talent*|creative|music|art school|acting|drama|writing|history|philosophy|biology|bores me|boring|bored|hate it|hate math|hate maths|no idea what i want|don't know what i want|don't know what i like|nothing interests|too many interests|interested in everything|calling",
      heard: [
        "Sounds as if it matters whether you'd really want to do it.",
        "It's about what you'd like too, by the sound of it, or about not knowing.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you last look up though nobody asked you to?',
          plain: 'Which thing did you read or watch about just because?',
          options: [
            [
              'Something so odd I never mention it',
              'You never mention it, and you went looking for it. Both say something.',
            ],
            [
              'How something works, until two at night',
              "Until two at night, and there wasn't a mark for it.",
            ],
            [
              "I'm too tired to look anything up",
              "There's no room left to be curious in. That isn't the same as not being curious.",
              'able',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to know really well by thirty?',
          plain: 'What would you like people to ask you about, one day?',
          options: [
            [
              'Something that helps when people are in trouble',
              "You'd like to be the one who knows what to do.",
            ],
            [
              'Something I can make or build',
              "You'd like there to be a thing, at the end, that wasn't there before.",
            ],
            [
              "I'd mostly like to be asked",
              'It may not be the subject so much as being somebody who knows.',
              'able',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which class went by too fast?',
          plain: 'In which lesson did you forget the time?',
          options: [
            [
              'One with a teacher who loved it',
              'Somebody at the front loved it. It may have been the subject, or it may have been them.',
            ],
            ['One where we made something', 'You were making something, and the bell came too soon.'],
            ['None, in a long while', 'None, in a long while. You might have stopped expecting it.'],
          ],
        },
        {
          asks: 'view',
          ask: "Who studies something you're a bit jealous of?",
          plain: 'Whose timetable would you like to swap with yours?',
          options: [
            [
              "Someone who's just allowed to",
              "They're just allowed to. It's the allowed you noticed.",
              'parents',
            ],
            [
              "Someone who's good with their hands",
              'They use their hands for it. You may have spent long enough on paper.',
            ],
            ['Someone I call unrealistic', 'You call them unrealistic, and you look at their photos.'],
          ],
        },
        {
          asks: 'step',
          ask: 'How could you get one real hour of it?',
          plain: 'Where could you see an ordinary class in that subject?',
          options: [
            ['Sit in on a lecture at the back', "An hour at the back, with nobody knowing why you're there."],
            [
              'Ask somebody in their second year',
              "By the second year they've stopped reciting the brochure.",
            ],
            [
              "I'd rather not. It might spoil it",
              "It might spoil it, or it might not. You'd rather keep it as it is.",
            ],
          ],
        },
      ],
      open: 'what an ordinary week in that subject is like',
      style: 'want to want it, not only to be able to do it',
      label: 'Wants to mean it',
      mood: 'Curious, and not yet allowed.',
    },
    parents: {
      cues: 'my parents|my dad|my father|my mum|my mom|my mother|my family|my uncle|my grandparents|they want|want me to|expect*|pressure from|disappoint*|let them down|letting them down|proud|sacrific*|immigrant*|worked so hard|gave up|owe them|ungrateful|asian parents|strict|family business|take over the|first in my family|first in the family|paying for|pay for my|their money|my brother|my sister|cousin*',
      heard: [
        "So it isn't only your own wish in this.",
        "Sounds as if it's hard to hear yourself with them in the room.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'You tell them what you would like. What happens then?',
          plain: 'What would their faces do, if you said it?',
          options: [
            ["They'd be quiet, and somebody would leave the table", 'You can already hear the chair.'],
            [
              "They'd say, it's your life, in that tone",
              "It's your life, they'd say, and it wouldn't sound like yours.",
            ],
            [
              "They'd say fine, and then it's all on me",
              "If they said fine, there'd be nobody left to blame.",
              'wrong',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What are they afraid of, do you think?',
          plain: 'What do they picture, if you did it your way?',
          options: [
            [
              'That I end up with worries like theirs',
              "They don't want you to have their worries. It comes out as a plan for you.",
              'future',
            ],
            ['What the relatives would say', "There's an audience behind them, too."],
            [
              "That they've given up things for nothing",
              "They gave things up, and you're meant to be what it was for.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Since when has it been clear what you would become?',
          plain: 'When did somebody first say what you should study?',
          options: [
            [
              'Since I was small. It was sort of a joke',
              'It began as a joke, and everybody kept telling it.',
            ],
            ['Since my marks got good', 'Your marks got good, and they drew a line through them.', 'able'],
            ['Nobody said it. I just felt it', 'Nobody ever said it. That makes it hard to disagree with.'],
          ],
        },
        {
          asks: 'want',
          ask: "What do you wish they'd ask you?",
          plain: 'Which one question from them would help?',
          options: [
            [
              'What do you like about it',
              "You'd like them to ask what you like about it. And wait for the answer.",
              'pull',
            ],
            [
              'How are you doing, and then nothing about marks',
              "You'd like to be asked about you, without the marks.",
              'able',
            ],
            [
              "None. I wouldn't know the answer",
              "If they asked, you'd have to know. Their no keeps that from coming up.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Which of them is easier to tell?',
          plain: 'Who at home would you start with?',
          options: [
            ['One of them, on a drive', 'In a car, where nobody has to look at anybody.'],
            [
              'A sister, brother, aunt or cousin first',
              "There's somebody on the inside who could hear it first.",
            ],
            [
              "Neither. I'd leave the letter lying about",
              "You'd let them find it. It'd be said, and you wouldn't have to say it.",
            ],
          ],
        },
      ],
      open: 'what they would say to your real answer',
      style: "feel other people's hopes before you feel your own",
      label: 'Carries their hopes too',
      mood: 'Loyal, and a bit crowded.',
    },
    future: {
      cues: 'job|jobs|career|job market|employ*|unemploy*|salary|earn|money|well paid|rich|poor|debt|loans|student loan*|tuition|scholarship|safe option|safe choice|secure|security|stable|practical|realistic|useless|worth it|worth the|return on|prestig*|ranking|ranked|name of the|ai will|ai is|automated|in ten years|future|burger|barista|waitress',
      heard: [
        "Sounds as if you're already thinking of what it should lead to.",
        'So what comes after it sits in this as well.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Ten years on and it went wrong. Where are you?',
          plain: 'What would it look like if it led nowhere?',
          options: [
            ['Back in my old bedroom', "You're back in the old bedroom, with the same posters.", 'away'],
            ["In a job I'm ashamed to name", 'Somebody asks what you do, and you look for another word.'],
            [
              'Well paid, and dead bored',
              "Your bad ending has a good salary. That's worth noticing.",
              'pull',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What should your working day be like, one day?',
          plain: 'One day, at ten in the morning, where would you like to be?',
          options: [
            ['Out somewhere, not at a screen', 'Not at a screen. So you do know something about it.'],
            [
              'With people who need what I know',
              'Somebody needs it, and you know it. The subject comes second in that.',
            ],
            [
              "Anywhere, if I don't have to worry about rent",
              "You'd start from not having to worry. The rest could come after.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who do you know whose path made no sense and went fine?',
          plain: 'Which adult studied one thing and does another?',
          options: [
            [
              'Someone in my family, and no one mentions it',
              "There's one in the family. No one mentions it, but it happened.",
              'parents',
            ],
            ['A teacher of mine', "You've had one in front of you, then, at the board."],
            [
              'Nobody. Around me it all goes straight',
              'Everyone around you goes straight. Or tells it that way.',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would you put up with for a safe job?',
          plain: 'What would you accept, so that it pays later?',
          options: [
            ['A few dull years', "A few dull years. You'd want to know where they stop."],
            [
              'Being good at something I do not like',
              'Good at it and not liking it: that can last very long, because it works.',
              'pull',
            ],
            ['Anything, I think. And that scares me', 'Anything. You hear yourself say that.'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could you ask what they do all day?',
          plain: "Who has a job you'd like to know more about?",
          options: [
            [
              'Someone who finished two years ago',
              "Two years out, they still remember what they thought it'd be.",
            ],
            ["Somebody's parent", "Somebody's parent would probably be pleased to be asked, and blunt."],
            [
              "I could ask. I'd rather read rankings",
              "Rankings don't answer back. A person might say something you'd have to take in.",
            ],
          ],
        },
      ],
      open: 'what people with that degree really do all day',
      style: 'look to the far end first, and judge the beginning by it',
      label: 'Thinks a few years ahead',
      mood: 'Looking far ahead, a bit worried.',
    },
    wrong: {
      cues: "wrong choice|wrong decision|wrong course|wrong degree|wrong major|wrong one|choose wrong|pick wrong|regret*|what if|can't decide|cant decide|indecisi*|too many options|so many options|everyone else knows|everybody else knows|all my friends know|deadline|waste*|wasted|too late to|behind everyone|gap year|start over|starting over|drop out|dropping out|switch*|change major*|change course*|stuck with|rest of my life|whole life|commit|pros and cons",
      heard: [
        'Sounds as if it feels like choosing for good.',
        'It sounds as if getting it wrong is what you see most clearly.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "How would you notice it's the wrong one?",
          plain: 'What would a wrong choice feel like on a Monday?',
          options: [
            ["I'd be bored and count the weeks", "You'd sit there counting weeks.", 'pull'],
            [
              "I'd see my friends happy at theirs",
              "You'd see them happy, from the outside, one picture at a time.",
            ],
            [
              "I'd know by October and say nothing till June",
              "You'd know quickly. It's the saying it that would take you all year.",
              'parents',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you changed your mind about, and it was fine?',
          plain: 'Which earlier choice did you undo?',
          options: [
            [
              'A sport or an instrument I gave up',
              'You gave that up. People were upset for a week, probably.',
            ],
            [
              'A school, a subject or a group of friends',
              "You've left something before, and there was something after it.",
            ],
            [
              'Nothing. I finish what I start',
              'You finish what you start. So starting feels like signing for life.',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who said it has to be right first time?',
          plain: 'Where does it come from, that this decides everything?',
          options: [
            [
              'School. Every talk was about the one choice',
              "Years of talks about the one choice. It'd be odd if that left no mark.",
            ],
            [
              'It costs too much to get wrong',
              "It's the cost. A second try would have a price on it.",
              'future',
            ],
            [
              "Me. I don't like being seen trying",
              "Nobody should see you try and stop. It should look as if you'd known.",
              'able',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When was one of them ahead, even for a minute?',
          plain: 'Where were you when you last leaned one way?',
          options: [
            [
              'On the train back from an open day',
              'On the way back, with nobody asking. For a minute it leaned.',
            ],
            ['When somebody told me not to', "They said don't, and that's when you leaned.", 'parents'],
            [
              'When I thought one was gone, and felt light',
              "You thought it was gone, and you felt light. You didn't expect that.",
            ],
          ],
        },
      ],
      open: 'how hard it would really be to change after a year',
      style: 'try to close every other door properly before you go through one',
      label: 'Wants it right first time',
      mood: 'Undecided, and wanting to get it right.',
    },
    able: {
      cues: "not smart|not clever|not good enough|good enough|too stupid|stupid|dumb|fail|failed|failing|failure|grades|gpa|exam*|a-levels|sats|resit|retake|didn't get in|didnt get in|rejected|rejection|waitlist*|impost*|everyone is smarter|everyone's smarter|smarter than|better than me|catch up|keep up|falling behind|can't concentrate|burn*|stress*|anxi*|depress*|too hard|hard for me|cope|panic*|lazy|procrastinat*|gifted",
      heard: [
        "Sounds as if you're asking whether you'd manage it.",
        'It sounds as if marks have started to say something about you.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did studying last make you feel small?',
          plain: 'Which mark, exam or lesson still hurts?',
          options: [
            [
              'When others were done, and I was on page one',
              'They were putting their pens down. You were on page one.',
            ],
            ['When a teacher sighed', "One sigh, and you've kept it."],
            [
              "When I'd learned for weeks and it still wasn't enough",
              "You'd done the work. So this time there was no telling yourself you hadn't tried.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What was hard once and now comes easily?',
          plain: 'What did you learn that you thought you never would?',
          options: [
            [
              'A language, a sport, an instrument',
              "It wouldn't come, and then it did. You were there for both.",
            ],
            [
              "Something at a job, where it wasn't about marks",
              'At work you learned it without a mark in sight.',
              'future',
            ],
            [
              'Things came easily, so I never learned how',
              "It always came by itself. So hard feels like a sign you're in the wrong place.",
              'wrong',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What would it say about you, if you failed at it?',
          plain: 'You fail. What do you call yourself that night?',
          options: [
            ['That I was never that clever', "Then the clever one would've been a mistake all along."],
            [
              'That they were right about me',
              "There's a they in it, and you'd be proving them right.",
              'parents',
            ],
            [
              'Nothing new. I expect it already',
              "You've half failed in your head already, so it can't surprise you.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would a kind teacher write about you?',
          plain: 'Which teacher thought well of you, and why?',
          options: [
            ['That I ask good questions', 'You ask good questions. No exam gives marks for that.'],
            [
              "That I don't give up, I just go quiet",
              'You go quiet, and it looks like giving up from outside.',
            ],
            [
              'That I could do more if I tried',
              "You've read that one often. It isn't as kind as it's meant.",
              'parents',
            ],
          ],
        },
      ],
      open: 'what help there would be if it got hard',
      style: 'look for proof that you can, before you let yourself choose',
      label: 'Asks if they can manage',
      mood: 'Unsure of managing, still looking.',
    },
    away: {
      cues: 'far away|far from home|abroad|move out|moving out|move away|moving away|leave home|leaving home|stay at home|stay home|live at home|living at home|home town|hometown|homesick|my girlfriend|my boyfriend|my best friend|my friends are|friends are all|long distance|new city|big city|other city|another city|dorm*|roommate*|flatmate*|campus|hours away|rent there|lonely|alone there|know nobody|know anyone|my little brother|my little sister',
      heard: [
        "Sounds as if it's also about who you'd be near, and who not.",
        "So it's a place you'd be choosing, besides a subject.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'Who or what would you want within reach?',
          plain: 'What should be half an hour away at most?',
          options: [
            [
              "People who know me, so I needn't explain",
              "You'd like somebody near to whom you don't have to explain yourself.",
            ],
            [
              'A bit of quiet: water, trees, a field',
              "You'd want somewhere quiet you can get to on your own.",
            ],
            [
              "As little as possible of what's here",
              "You'd like most of it to be out of reach. That's an answer as well.",
              'parents',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Who would it be hardest to leave?',
          plain: 'Whose face would you see at the station?',
          options: [
            ["Someone I'm in love with", "There's somebody who's a reason all by themselves."],
            [
              'Someone at home who needs me',
              "Somebody at home leans on you. You've been holding something up there.",
              'parents',
            ],
            [
              "No one. I'd be leaving myself behind a bit",
              "It's the one you've been here that you'd leave. You're not sure who goes instead.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When were you last new somewhere, and how did it go?',
          plain: 'The last time you knew nobody, who did you meet first?',
          options: [
            [
              'I hated it for a week, then not',
              'A bad week, and then it turned. You know how long it takes you.',
            ],
            ['Somebody else started talking, luckily', 'Somebody else began. It took one person.'],
            [
              'I stayed on the edge the whole time',
              "You stayed on the edge. You don't want years of that.",
              'able',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would the people here say you should do?',
          plain: 'What does your closest friend think about you going or staying?',
          options: [
            ['Go, and let me visit', "They'd want to visit. So you wouldn't be gone from everyone."],
            ['Stay. They say it jokingly', 'Stay, they say, and laugh, and you both know.'],
            [
              "I haven't asked. I'd rather not know",
              "You haven't asked. Either answer would do something to you.",
            ],
          ],
        },
      ],
      open: 'what an ordinary weekend in that place would be like',
      style: 'choose a place and its people along with the subject',
      label: 'Thinks of place and people',
      mood: 'Between here and somewhere else.',
    },
  },
  together: [
    { of: ['pull', 'parents'], say: 'Maybe you could hear better what you like, if nobody were hoping.' },
    {
      of: ['pull', 'future'],
      say: 'It sounds as if one answer suits you now and the other suits you at forty.',
    },
    { of: ['parents', 'able'], say: 'Sounds as if a bad mark lands at home as well as on you.' },
    { of: ['wrong', 'able'], say: "Maybe it's less the wrong subject you fear than being wrong in public." },
    {
      of: ['parents', 'away'],
      say: 'It sounds as if distance would be an answer too, one that nobody has to say.',
    },
    {
      of: ['future', 'wrong'],
      say: 'Sounds as if you are trying to choose for somebody you have not met yet: you, later.',
    },
    { of: ['pull', 'able'], say: "Maybe you only let yourself want what you're sure you can do." },
  ],
  insights: [
    {
      of: ['pull', 'parents'],
      say: "You ask what you want, with them listening. It may be that you're not undecided at all, only not alone when you think about it.",
    },
    {
      of: ['pull', 'future'],
      say: "You've made it a fight between liking it and living on it. The boring safe one has a risk as well: you'd be up against people who like it.",
    },
    {
      of: ['pull', 'wrong'],
      say: "You're looking for the one you'd never regret. The ones you like are only the ones you'd mind losing, and that may be the better sign.",
    },
    {
      of: ['pull', 'able'],
      say: "You'd like to choose what draws you, and you look first at what you get marks for. Those two were never measured by the same person.",
    },
    {
      of: ['pull', 'away'],
      say: 'Part of this is a subject and part of it is a place. Maybe one of them is the real wish, and the other came along as its reason.',
    },
    {
      of: ['parents', 'future'],
      say: 'Your fear about later sounds like yours, and it sounds like theirs. It may be worth knowing whose it was first.',
    },
    {
      of: ['parents', 'wrong'],
      say: "If you do what they'd like and it's wrong, it isn't your fault. If you choose and it's wrong, it is. Perhaps that's the choice.",
    },
    {
      of: ['parents', 'able'],
      say: "You work hard so they needn't worry, and then you can't show them when it's hard. So you're alone with the very part they could help with.",
    },
    {
      of: ['parents', 'away'],
      say: "Moving away sounds like a question about distance. It may be the only way you've found of saying something to them without a conversation.",
    },
    {
      of: ['future', 'wrong'],
      say: 'You want to be sure about a job ten years off before you choose a first term. Nobody you could ask has ever known that.',
    },
    {
      of: ['future', 'able'],
      say: "You worry what it's worth out there and whether you're enough in here. If you doubted yourself less, the job market might look different too.",
    },
    {
      of: ['future', 'away'],
      say: "One half of this is about where it leads, the other about where you'd sleep. You'd be living in the second one first.",
    },
    {
      of: ['wrong', 'able'],
      say: "You call it choosing wrong. Some of it may be that you can't picture being bad at something for a while, whatever you choose.",
    },
    {
      of: ['wrong', 'away'],
      say: "A wrong subject you could change at a desk. Being in the wrong place is what you'd feel at night, so maybe they shouldn't share one fear.",
    },
    {
      of: ['able', 'away'],
      say: "You wonder if you'd manage the work, and who'd be near. Managing alone is what you picture; it'd be another question with one person next door.",
    },
  ],
  suggestions: [
    'sit in on one ordinary class, not an open day',
    'ask a second-year what they complain about',
    'find out what changing after the first year would really take',
    'for two days, tell people one of them as if it were settled, and listen to yourself',
    'tell one person at home something you like about it, with no decision attached',
    'look at the second-year timetable and see which line you would skip',
  ],
};
