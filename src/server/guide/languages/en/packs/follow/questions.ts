import type { WrittenQuestion } from '../../../../engine/pack.ts';

/** Questions about what was just said that belong to no single kind of clause. Stages name them: a name is not used again. */
export const questions: Readonly<Record<string, WrittenQuestion>> = {
  q1: {
    asks: 'want',
    ask: 'What would you tell them, if they asked properly?',
    plain: 'If somebody really asked, what would you say?',
    options: [
      ["The truth, and it isn't short", "There's a true answer, and it'd take a while to tell."],
      ["Just that it's been hard lately", "You'd say that it's been hard lately."],
      ["Probably “fine”, I'm that used to it", "Even then, you'd probably say it's fine."],
    ],
  },
  q2: {
    asks: 'fear',
    ask: 'Which answer would you rather not hear?',
    plain: 'Which answer would be the hard one to get?',
    options: [
      ['A flat no', "You'd rather not get a plain no."],
      ['The thing I already suspect', "You suspect something, and you'd rather not hear it confirmed."],
      ["Any answer, I'd have to act on it", "With an answer, you'd feel you had to do something."],
    ],
  },
  q3: {
    asks: 'rule',
    ask: 'Growing up, what happened to people who asked for things?',
    plain: 'When you were little and somebody asked for something, what happened?',
    options: [
      ['They were told to manage', 'You learned that asking meant being told to manage.'],
      ["Nobody asked, so I couldn't say", 'Nobody around you asked for anything, so you never saw it done.'],
      ['They got it, and never heard the end', 'Where you grew up, people got it, and were reminded of it.'],
    ],
  },
  q4: {
    asks: 'moment',
    ask: "What's the answer you nearly give?",
    plain: 'What do you almost say before you say the usual thing?',
    options: [
      ["That I'm not fine at all", "You nearly say that you're not fine, and then you don't."],
      ["None, the usual answer's out first", "The usual answer comes before you've had time to think."],
      ["The truth, but it'd be too much", 'You think the truth would be too much for whoever asked.'],
    ],
  },
  q5: {
    asks: 'cost',
    ask: 'What stops your hand when you reach for the phone?',
    plain: 'What makes that phone call hard to make?',
    options: [
      ["It's never a short call", 'You know the call would be a long one.'],
      ["It's been so long I'd have to explain", "It's been a while, so there'd be some explaining to do."],
      ['I often feel worse afterwards', "You've felt worse after calls like that."],
    ],
  },
  q6: {
    asks: 'view',
    ask: 'On a bad day, how much of it do you believe?',
    plain: "When you're low, do you think it's true?",
    options: [
      ['None of it, it just stings', "You don't believe it, and it stings all the same."],
      ['About half', 'On a bad day, about half of it sounds true to you.'],
      ['All of it, even on good days', 'You believe all of it, and not only on bad days.'],
    ],
  },
  q7: {
    asks: 'exception',
    ask: 'Who gets to see you on an off day?',
    plain: "Is there anybody who sees you when you're not managing?",
    options: [
      ['Nobody, I make sure of it', 'You make sure nobody sees you on an off day.'],
      ['One person, and only just', "There's one person who sees a bit of it."],
      [
        "Whoever's nearest, and they get the worst",
        'The people nearest to you see it, and get the worst of it.',
      ],
    ],
  },
  q8: {
    asks: 'moment',
    ask: 'When does the dread start, exactly?',
    plain: 'At what point in the day or week does it come on?',
    options: [
      ['The night before', "By the night before, it's already there."],
      ['Just before, at the last moment', 'It starts just before, at the last moment.'],
      ['It hardly lifts any more', 'The dread hardly lifts any more.'],
    ],
  },
  q9: {
    asks: 'moment',
    ask: "Just before you open that door, what's in your head?",
    plain: 'Right before you go through that door, what are you thinking?',
    options: [
      ["Come on, you've done it before", "You remind yourself that you've done it before."],
      ['Just a few more minutes', "You'd like a few more minutes before you open it."],
      ['That I could just turn round', 'It crosses your mind that you could turn round.'],
    ],
  },
  q10: {
    asks: 'want',
    ask: 'What did you want to see on their face?',
    plain: "How did you hope they'd react?",
    options: [
      ['A bit of warmth', 'You wanted to see a bit of warmth there.'],
      ['That it mattered to them as well', 'You wanted it to matter to them, too.'],
      ["I'd stopped expecting anything", "You weren't expecting anything any more."],
    ],
  },
  q11: {
    asks: 'rule',
    ask: 'Growing up, what counted as proper work in your house?',
    plain: 'What did your family count as real work?',
    options: [
      [
        'Whatever the grown-ups did themselves',
        'What the grown-ups did themselves was what counted as work.',
      ],
      ['Anything that paid, no questions', 'If it paid, it counted as work.'],
      ['Whatever sounded good to other people', 'Work was meant to sound good to other people.'],
    ],
  },
  q12: {
    asks: 'moment',
    ask: "Who've you said that to, out loud?",
    plain: 'Have you told anyone how you see it?',
    options: [
      ['Only myself', "So far you've said it only to yourself."],
      ['Everyone except whoever should hear it', "You've told people, only not the one who should hear it."],
      ["Nobody, in case I'm wrong", "You've told nobody, because you could be wrong about it."],
    ],
  },
  q13: {
    asks: 'cost',
    ask: "What does staying on cost you that isn't money?",
    plain: 'Apart from the money side, what do you pay for staying?',
  },
  q14: {
    asks: 'moment',
    ask: 'When did you last look forward to seeing that person?',
    plain: 'When were you last glad that they were coming?',
    options: [
      ['Recently, and it surprised me', "It wasn't long ago, and it took you by surprise."],
      ["I couldn't put a date on it", "You couldn't say when that was."],
      ["I'm glad when we don't meet", "These days you're glad when you don't have to meet."],
    ],
  },
  q15: {
    asks: 'exception',
    ask: 'Which time came closest to going differently?',
    plain: 'Was there one time it nearly went another way?',
    options: [
      ['The time I spoke up early', 'The time you spoke up early came closest.'],
      ['The time somebody stood by me', 'It came closest when somebody stood by you.'],
      ["None, and that's down to me", 'No time came close, and you put that down to yourself.'],
    ],
  },
  q16: {
    asks: 'fear',
    ask: 'What are you hoping nobody spots right then?',
    plain: 'What would you hate them to notice in that moment?',
    options: [
      ["That I don't know what I'm doing", "You hope nobody sees that you don't know what you're doing."],
      ['How nervous I am', 'You hope nobody sees how nervous you are.'],
      ["What I'm really thinking", "You hope nobody can tell what you're really thinking."],
    ],
  },
  q17: {
    asks: 'moment',
    ask: 'What did your own face do?',
    plain: 'How did you look while it was happening?',
    options: [
      ['It smiled', 'Your face smiled, whatever you felt.'],
      ['It went stiff', 'Your face went stiff.'],
      ['Nothing, I kept it all in', 'Your face showed nothing, because you kept it all in.'],
    ],
  },
  q18: {
    asks: 'exception',
    ask: "When did you last catch each other's eye and laugh?",
    plain: "What's the last thing you two found funny?",
    options: [
      ['Not that long ago, oddly', 'You two still laughed together not that long ago.'],
      ['Quite a while back', "It's quite a while since you laughed like that together."],
      ["I can't remember, and I've tried", "You've tried to remember, and nothing comes."],
    ],
  },
  q19: {
    asks: 'moment',
    ask: "Afterwards, what did you wish you'd asked?",
    plain: 'What question came to you too late?',
    options: [
      ['What it means, in plain words', "You'd have liked to hear in plain words what it means."],
      ['Whether it was really certain', "You'd have liked to ask how certain it was."],
      ["The one thing I didn't want answered", "There was one question you didn't want answered."],
    ],
  },
  q20: {
    asks: 'moment',
    ask: "Lying there awake, what's first in the queue?",
    plain: "When you can't sleep, what do you think about first?",
    options: [
      ["What I've got to do", "First comes what you've got to do."],
      ['One conversation, over and over', "There's one conversation you keep going over."],
      ["Something I've told nobody", "What comes first is something you've told nobody."],
    ],
  },
  q21: {
    asks: 'moment',
    ask: "What's harder about sleeping in the bed?",
    plain: 'Why is the bed worse than where you sleep now?',
    options: [
      ['The quiet', "It's the quiet there that's hard."],
      ['The other side of it', "It's the other side of the bed that makes it hard."],
      ["It'd mean admitting how things are", 'Sleeping there would mean admitting how things are.'],
    ],
  },
  q22: {
    asks: 'fear',
    ask: "Who's the hardest person to tell?",
    plain: 'Which person are you not looking forward to telling?',
    options: [
      ["Someone who'll be hurt", "You don't want to see somebody hurt by it."],
      ["Someone who'll say I told you so", "There's somebody who'd say they told you so."],
      ["Me. I haven't admitted it", 'You find it hardest to admit it to yourself.'],
    ],
  },
  q23: {
    asks: 'want',
    ask: 'When you cry, what would you like somebody to do?',
    plain: "What helps, if someone's there while you're crying?",
    options: [
      ['Sit down next to me, say nothing', "You'd like somebody beside you who says nothing."],
      ['Be kind and not make a fuss', "You'd like some kindness, without a fuss."],
      ["Nothing, I'd rather nobody saw", "You'd rather nobody saw you cry."],
    ],
  },
  q24: {
    asks: 'cost',
    ask: 'Where do you think all that feeling goes instead?',
    plain: "If it doesn't come out, where does it sit?",
    options: [
      ['Into keeping busy', 'You keep busy, and some of the feeling goes into that.'],
      ['Into my shoulders and my stomach', 'You feel it in your shoulders and your stomach.'],
      ["I'm frightened there's nothing there", "You're frightened that there might be no feeling there."],
    ],
  },
  q25: {
    asks: 'exception',
    ask: "Who do you ring when you're the one in trouble?",
    plain: 'Who is there when you need someone?',
    options: [
      ['Nobody, I get on with it', "You don't ring anybody. You get on with it."],
      ["One person, after it's over", "You tell one person, but only once it's over."],
      ["I don't know that anyone would come", "You're not sure that anyone would come."],
    ],
  },
  q26: {
    asks: 'moment',
    ask: 'When do you notice the gap most?',
    plain: "At what moments do you feel that they're missing?",
    options: [
      ["When I've got news to share", "You notice it when there's news to share."],
      ['First thing in the morning', 'You notice it first thing in the morning.'],
      ['Less than I should, and that troubles me', 'You notice it less than you think you should.'],
    ],
  },
  q27: {
    asks: 'cost',
    ask: "Where does it go, the thing you didn't say?",
    plain: 'What happens to the words you keep back?',
    options: [
      ['It comes out at the wrong person', 'It comes out at the wrong person.'],
      ['Round and round in my head', 'You go on saying it in your head.'],
      ["I've stopped knowing what I'd say", "You're not sure any more what you'd say."],
    ],
  },
  q28: {
    asks: 'want',
    ask: "What's the smallest thing that would make you believe it?",
    plain: 'What would you need to see to trust it?',
    options: [
      ['Seeing it happen, without asking', "You'd need to see it happen without having to ask."],
      ['Hearing it said, plainly', "You'd need to hear it said plainly."],
      ['Nothing would, now', 'By now, nothing would make you believe it.'],
    ],
  },
  q29: {
    asks: 'cost',
    ask: 'What are you not doing while you wait?',
    plain: "What's on hold until this is settled?",
    options: [
      ['Making any plans', "You're not making any plans while you wait."],
      ['Letting other people near', "While you wait, you don't let other people near."],
      ["Finding out I'd manage without", "You might manage without, and you're not finding out."],
    ],
  },
  q30: {
    asks: 'want',
    ask: "What do you miss that you don't dare say?",
    plain: 'What from before would you like back, secretly?',
    options: [
      ['Having time to myself', 'You miss having time to yourself.'],
      ['Being asked about other things', "You'd like to be asked about other things again."],
      ['Not being needed by anybody', 'You miss not being needed by anybody.'],
    ],
  },
  q31: {
    asks: 'exception',
    ask: 'Who could you say it to, plainly?',
    plain: 'Who lets you talk about it without hurrying you?',
    options: [
      ["One person, and they don't flinch", "There's one person you can say it to plainly."],
      ['Nobody, it makes people uncomfortable', 'You keep it in, because it makes people uncomfortable.'],
      [
        'No, not even the person closest to me',
        "You can't say it plainly, even to the person closest to you.",
      ],
    ],
  },
  q32: {
    asks: 'want',
    ask: 'What would you tell them now, if it came easily?',
    plain: 'If talking were easy again, what would you say?',
    options: [
      ["Something daft only they'd get", "You'd tell them something silly that only they'd get."],
      ['How things have really been', "You'd tell them how things have really been."],
      ["That I've been hurt", "You'd tell them that you've been hurt."],
    ],
  },
  q33: {
    asks: 'moment',
    ask: "What's the worst part of being on your own?",
    plain: 'When is it hardest to have nobody there?',
    options: [
      ['The evenings', 'The evenings are the worst of it.'],
      ['Coming home to nobody', "It's coming home and finding nobody there."],
      ['Being ill, and nobody knowing', 'You could be ill, and nobody would know.'],
    ],
  },
  q34: {
    asks: 'want',
    ask: 'First hour with the door shut, what would you do?',
    plain: 'If you had it all to yourself, how would you start?',
    options: [
      ['Nothing, on purpose', "You'd do nothing at all for an hour."],
      ['The thing I never get round to', "You'd do the thing you never get round to."],
      ['Feel guilty, then enjoy it', "You'd feel guilty first, and then enjoy it."],
    ],
  },
  q35: {
    asks: 'exception',
    ask: 'When do your shoulders come down?',
    plain: 'Where or when do you stop being on guard?',
    options: [
      ["Once I'm on my own", "You relax once you're on your own."],
      ['For a minute or two, outdoors', 'You relax for a minute or two, outdoors.'],
      ["They don't, I'd forgotten they could", "You'd forgotten that you could relax."],
    ],
  },
  q36: {
    asks: 'moment',
    ask: 'When did you nearly know?',
    plain: "Did something tell you at the time that it wasn't right?",
    options: [
      ['Early on, and I explained it away', 'You nearly knew, and you explained it away.'],
      ['Never, I had no idea', 'You had no idea at the time.'],
      [
        "Often, and knowing would've cost too much",
        "You nearly knew, and knowing would've cost you too much.",
      ],
    ],
  },
  q37: {
    asks: 'cost',
    ask: "Say it's all paid back tomorrow. What still stings?",
    plain: "What's left of it, once the money's out of the way?",
    options: [
      ['That I had to ask', "You'd still mind that you had to ask."],
      ["Nothing, it's just the money", "For you it's only about the money."],
      ['That I was taken for granted', "You'd still feel taken for granted."],
    ],
  },
  q38: {
    asks: 'moment',
    ask: 'Who usually breaks the silence, and how?',
    plain: 'How does it normally end, and who ends it?',
    options: [
      ['Me, with some small talk', "You're the one who ends it, with some small talk."],
      ["Not me, and it's never discussed", 'The silence ends, and nobody discusses it.'],
      ['Me, by saying sorry for nothing much', 'You end it by saying sorry for nothing much.'],
    ],
  },
  q39: {
    asks: 'cost',
    ask: 'What have you put off, waiting for that?',
    plain: "What hasn't happened, because you believed it would come?",
    options: [
      ['Trying something else', "You haven't tried anything else while you've waited."],
      ['Saying what I really want', "You've put off saying what you really want."],
      ["Admitting it isn't coming", "You've put off admitting that it isn't coming."],
    ],
  },
  q40: {
    asks: 'fear',
    ask: 'If you stopped getting in touch, who would ring first?',
    plain: 'Who would miss your call first?',
    options: [
      ["Somebody I wouldn't expect", "It might be somebody you wouldn't expect."],
      ['Somebody who needs something', "You'd probably hear from somebody who needs something."],
      ["I don't want to find out", "You'd rather not find out who would ring."],
    ],
  },
  q41: {
    asks: 'rule',
    ask: 'Whose timetable do you measure yourself by?',
    plain: 'Who decided when you should have got there?',
    options: [
      ["My family's", "You measure yourself by your family's timetable."],
      ['That of people my age', 'You measure yourself by people your own age.'],
      ["Mine, and I'm behind", "It's your own timetable, and you feel behind."],
    ],
  },
  q42: {
    asks: 'cost',
    ask: "Who gets what's left of you at the end of the day?",
    plain: 'When the day is over, who gets the last bit of you?',
    options: [
      ["Whoever's at home, and it isn't much", "The people at home get what's left, and it isn't much."],
      ['Nobody, I go straight to bed', 'By the end of the day you go straight to bed.'],
      ['Not me, not for a long while', "It hasn't been you for a long while."],
    ],
  },
  q43: {
    asks: 'fear',
    ask: 'What would it take for one check to be enough?',
    plain: 'When could you check once and walk away?',
    options: [
      ['Somebody else being responsible', 'One check would do if somebody else were responsible.'],
      ['A while with nothing going wrong', "You'd need a while with nothing going wrong."],
      ['I check because something else worries me', 'You check one thing, and worry about another.'],
    ],
  },
  q44: {
    asks: 'want',
    ask: "If money weren't in it, where would you sleep tonight?",
    plain: 'Supposing rent cost nothing, where would you live?',
    options: [
      ['Where I am now', "You'd stay where you are, money or no money."],
      ["Somewhere small that's mine", "You'd like a small place that's yours."],
      ["Somewhere else, and that's my answer", "You'd be somewhere else, if money weren't in it."],
    ],
  },
  q45: {
    asks: 'want',
    ask: 'What would you do if nobody knew how old you were?',
    plain: "If age didn't come into it, what would you try?",
    options: [
      ['Exactly what I do now', "You'd do just what you do now."],
      ['Start something, and be bad at it', "You'd start something new, and not mind being bad at it."],
      ['Still not dare, age is a handy reason', 'You still might not dare, and age is a handy reason.'],
    ],
  },
  q46: {
    asks: 'moment',
    ask: 'What did you do first, after you heard?',
    plain: 'And right after that, what did you do?',
    options: [
      ['Told somebody', 'The first thing you did was tell somebody.'],
      ['Tried to work out what it meant', 'First you tried to work out what it meant.'],
      ['Nothing, there was no one to tell', 'There was nobody to tell.'],
    ],
  },
  q47: {
    asks: 'fear',
    ask: 'If somebody looked closely, what would they actually find?',
    plain: "What's behind the act, if anybody checked?",
    options: [
      ['Someone who works very hard', "They'd find somebody who works very hard."],
      ["A few gaps, same as anyone's", "They'd find a few gaps, the same as with anyone."],
      ['Someone who never chose this', "They'd find somebody who never chose this."],
    ],
  },
  q48: {
    asks: 'moment',
    ask: 'Which detail keeps coming back?',
    plain: 'What part of it sticks in your mind?',
    options: [
      ['Something that was said', "It's something that was said."],
      ['How ordinary it all seemed', 'You keep thinking how ordinary it all seemed.'],
      ['That I already half knew', 'You half knew already, and that keeps coming back.'],
    ],
  },
  q49: {
    asks: 'view',
    ask: "What are you like when you're with that person?",
    plain: "What's different about you, when you're together?",
    options: [
      ['Lighter than usual', "You're lighter when you're with that person."],
      ['More careful than usual', "You're more careful when you're together."],
      ["Somebody I don't always like", "You don't always like how you are then."],
    ],
  },
  q50: {
    asks: 'want',
    ask: 'If you had that minute again, what would you do?',
    plain: 'Back in that moment, what would you do?',
    options: [
      ['Take more time over it', "You'd take more time over it."],
      ['Say what I really meant', "You'd say what you really meant."],
      ['The same again, and feel this again', "You'd do the same again, and feel the same again."],
    ],
  },
  q51: {
    asks: 'want',
    ask: 'If you dropped the manners, what would you say first?',
    plain: 'Being rude for once, what would you tell them?',
  },
  q52: {
    asks: 'view',
    ask: 'If a friend had done it, what would you tell them?',
    plain: 'What would you say to somebody else in your place?',
    options: [
      ['That anybody might have done it', "You'd tell a friend that anybody might have done it."],
      ['That it mattered, but people make mistakes', "You'd say it mattered, and that people make mistakes."],
      ["I'd let them off. Me, I won't", "You'd let a friend off, and you won't let yourself off."],
    ],
  },
  q53: {
    asks: 'moment',
    ask: 'What had you been holding in, just before?',
    plain: 'What was already building before that came out?',
    options: [
      ['Things that had built up all day', 'Things had built up over the day.'],
      ['Something to do with someone else', 'It had to do with somebody else.'],
      ['Nothing, it comes that easily', 'There was nothing before it. It comes that easily.'],
    ],
  },
  q54: {
    asks: 'moment',
    ask: 'What do you remember that nobody else would?',
    plain: 'From that day, what small thing stuck with you?',
    options: [
      ['Something small and silly', 'You remember something small and silly.'],
      ['Somebody being kind', 'You remember somebody being kind.'],
      ['How far away I felt', 'You remember how far away you felt.'],
    ],
  },
  q55: {
    asks: 'want',
    ask: 'What would you like someone to say, for once?',
    plain: 'Which words would do you good?',
    options: [
      ["That it's hard", "You'd like somebody to say that it's hard."],
      ["That somebody's on my side", "You'd like to hear that somebody's on your side."],
      ["That I'm allowed to be like this", "You'd like to hear that you're allowed to be like this."],
    ],
  },
  q56: {
    asks: 'want',
    ask: "Which bit do you wish they'd noticed?",
    plain: 'If they saw one thing you do, which should it be?',
    options: [
      ['The part nobody sees', "You'd like them to notice the part nobody sees."],
      ['How much effort it took', "You'd like them to see how much effort it took."],
      ["That I don't enjoy it any more", "You don't enjoy it any more, and you wish they'd noticed."],
    ],
  },
  q57: {
    asks: 'step',
    ask: 'If you wrote it now, what would the first line be?',
    plain: 'How would you begin, if you told them now?',
    options: [
      ["“I've been meaning to tell you”", "You'd start by saying you'd been meaning to tell it."],
      ["“You won't remember this, but I do”", "You'd start with something you remember."],
      ['“I left it because I was ashamed”', "You'd start by saying you were ashamed."],
    ],
  },
  q58: {
    asks: 'want',
    ask: 'What would have to be in the apology?',
    plain: 'What would a proper sorry include?',
    options: [
      ['What happened, without excuses', "You'd want it to say what happened, without excuses."],
      ["What'll be different next time", "You'd want it to say what'll be different next time."],
      ["Nothing. It's too late for one", "You think it's too late for an apology."],
    ],
  },
  q59: {
    asks: 'rule',
    ask: 'Who in your life was allowed to make a fuss?',
    plain: 'Growing up, whose troubles counted?',
    options: [
      ['Whoever was worst off', 'Only whoever was worst off was allowed to.'],
      ['One person, most of the time', 'There was one person who was allowed to make a fuss.'],
      [
        'Everyone but me, and I agreed to it',
        'Everyone could make a fuss except you, and you agreed to that.',
      ],
    ],
  },
  q60: {
    asks: 'moment',
    ask: "What do you feel first, before what you're supposed to feel?",
    plain: 'Leave out the should. What is there?',
    options: [
      ["Flat, if I'm honest", "If you're honest, you feel flat."],
      ['Frightened, if I stop to look', 'If you stop to look, you feel frightened.'],
      ["Relieved, and I'm ashamed of that", 'You feel relieved, and ashamed of it.'],
    ],
  },
  q61: {
    asks: 'want',
    ask: "What was the good bit, if you're blunt?",
    plain: 'What did you get from it, really?',
    options: [
      ['A rest from everything else', 'You had a rest from everything else.'],
      ['Somebody noticed me', 'Somebody noticed you.'],
      ['I felt better than somebody else', 'You felt better than somebody else.'],
    ],
  },
  q62: {
    asks: 'exception',
    ask: 'When did you last get on, even for ten minutes?',
    plain: 'Have you had one decent moment with that person?',
    options: [
      ['Once, over something practical', 'You got on once, over something practical.'],
      ['When one of us was upset', 'You got on when one of you was upset.'],
      ["Never, I don't let it happen", "You haven't let there be ten minutes like that."],
    ],
  },
  q63: {
    asks: 'moment',
    ask: 'When do you still catch a glimpse of how they were?',
    plain: "Are there moments when they're like before?",
    options: [
      ['In a laugh, or a few words', 'You still see it in a laugh, or in a few words.'],
      ['When other people are around', 'You see it when other people are around.'],
      ["I've stopped looking", "You've stopped looking for it."],
    ],
  },
  q64: {
    asks: 'cost',
    ask: "What came along with you that you'd rather have left?",
    plain: 'What followed you to the new place?',
    options: [
      ['Some of my old habits', 'Some of your old habits came along with you.'],
      ['Missing somebody', "You're still missing somebody."],
      ['Me, same as ever', 'You came along yourself, the same as ever.'],
    ],
  },
  q65: {
    asks: 'fear',
    ask: 'Which thing in there would stop you in your tracks?',
    plain: 'What would be the hardest item to pick up?',
    options: [
      ['Something with a familiar smell', 'A familiar smell would be the hardest.'],
      ['Something with handwriting on it', 'Seeing the handwriting would stop you.'],
      ["None of it, and that's what scares me", 'It scares you that nothing in there might get to you.'],
    ],
  },
  q66: {
    asks: 'fear',
    ask: 'Which would be worse, the number or being asked about it?',
    plain: "What's harder: knowing the amount, or someone else knowing?",
    options: [
      ['The amount itself', "You'd find the number itself worse."],
      ['Having to explain it', "You'd find it worse to have to explain it."],
      ['Someone being kind about it', 'Somebody being kind about it would be the worst.'],
    ],
  },
  q67: {
    asks: 'cost',
    ask: 'What would you lose, if you forgave?',
    plain: 'What would be gone, if you let it go?',
    options: [
      ['The feeling that it counted', "If you forgave, it might feel as if it hadn't counted."],
      ['My guard', "If you forgave, you'd let your guard down."],
      ["Not much, I'm just not ready", "You wouldn't lose much. You're just not ready."],
    ],
  },
  q68: {
    asks: 'fear',
    ask: 'Whose face do you see when you think “people”?',
    plain: "Which person's opinion are you really afraid of?",
    options: [
      ['One person in particular', "You're thinking of one person in particular."],
      ['Somebody in my family', "You're thinking of somebody in your family."],
      ["My own. I'd judge it too", "You'd be judging it as well."],
    ],
  },
  q69: {
    asks: 'want',
    ask: "What did that touch give you that you'd been missing?",
    plain: 'What was in it that you needed?',
    options: [
      ['Kindness with nothing asked in return', 'Nothing was asked of you in return.'],
      ['Being looked after, for a change', 'You felt looked after, for a change.'],
      ["I hadn't known I was missing anything", "You hadn't known that you were missing anything."],
    ],
  },
  q70: {
    asks: 'moment',
    ask: 'When do you let that face drop?',
    plain: 'When can you stop acting?',
    options: [
      ["As soon as nobody's looking", "You let it drop when nobody's looking."],
      ["Not till the day's over", "You keep it up till the day's over."],
      ["I don't, I've forgotten how", "You've forgotten how to let it drop."],
    ],
  },
  q71: {
    asks: 'fear',
    ask: 'If you told them how it really is, what would happen?',
    plain: 'What would they do with the truth?',
    options: [
      ["They'd worry", "You think they'd worry."],
      ["They'd try to fix it", "You think they'd try to fix it."],
      ["They'd cope. I'm the one who couldn't", "They'd cope. You're less sure about yourself."],
    ],
  },
  q72: {
    asks: 'moment',
    ask: 'When did it first dawn on you?',
    plain: 'What made you realise?',
    options: [
      ['When I saw it for myself', 'It dawned on you when you saw it for yourself.'],
      ['When somebody let it slip', 'Somebody let it slip, and then you knew.'],
      ["I'd known for a while, really", "You'd really known for a while."],
    ],
  },
  q73: {
    asks: 'moment',
    ask: 'Which of their sentences have you caught yourself saying?',
    plain: 'What have you heard yourself say that was theirs?',
    options: [
      ['One that always annoyed me', "You've said a sentence that always annoyed you."],
      ['No words, just the tone', "It's their tone you've heard in yourself."],
      ["The one I swore I'd never say", "You've said the one you swore you'd never say."],
    ],
  },
  q74: {
    asks: 'moment',
    ask: "What doesn't show in that picture?",
    plain: 'What do the others not get to see?',
    options: [
      ['How hard I work at it', "It doesn't show how hard you work at it."],
      ['How things are afterwards', "It doesn't show how things are afterwards."],
      ["That I'm not very happy", "It doesn't show that you're not very happy."],
    ],
  },
  q75: {
    asks: 'want',
    ask: "What does holding hands say that talking doesn't?",
    plain: 'What does that touch tell you?',
    options: [
      ["That we're on the same side", "It tells you that you're on the same side."],
      ["Just that somebody's there", "It tells you somebody's there."],
      ['Not always the truth', "You don't think it always tells the truth."],
    ],
  },
  q76: {
    asks: 'exception',
    ask: 'Who looks straight at you when you talk?',
    plain: 'Is there anyone who gives you their full attention?',
    options: [
      ['One or two, I could name them', 'There are one or two people, and you know who.'],
      ['Nobody lately', "Lately, nobody's really looked at you."],
      ["I look down first, so I'd miss it", 'You look down first, so you might miss it.'],
    ],
  },
  q77: {
    asks: 'want',
    ask: "What's the one thing you want them to hear?",
    plain: 'Which sentence should get through?',
    options: [
      ["“I can't keep doing this”", "You want them to hear that you can't keep doing this."],
      ['“Please listen to me”', 'First of all, you want them to listen.'],
      ["I'm not sure any more", "You're not sure any more what you want them to hear."],
    ],
  },
  q78: {
    asks: 'view',
    ask: "What did that person do that most people don't?",
    plain: 'What made them different, in that moment?',
    options: [
      ["Didn't rush me", "That person didn't rush you."],
      ["Helped, and didn't mention it", "That person helped, and didn't mention it."],
      ["Made me see what I'd been without", "You saw what you'd been without."],
    ],
  },
  q79: {
    asks: 'want',
    ask: 'Where would you have wanted to be standing?',
    plain: "If you'd had the choice, where would you have been?",
    options: [
      ['Closer than I was', "You'd have wanted to be closer."],
      ['Exactly there, and no closer', "You'd have wanted to be just where you were."],
      ["Not there at all, if I'm honest", "You'd rather not have been there at all."],
    ],
  },
  q80: {
    asks: 'fear',
    ask: 'Who could you tell a small part of it?',
    plain: 'Is there one person who could know a little of it?',
    options: [
      ["Somebody who wouldn't make a fuss", "You could tell somebody who wouldn't make a fuss."],
      ['A stranger, sooner than people I know', "You'd sooner tell a stranger than somebody you know."],
      ["Nobody. I'd be seen differently", 'You think that anybody who knew would see you differently.'],
    ],
  },
  q81: {
    asks: 'moment',
    ask: 'How soon after saying yes do you feel the weight of it?',
    plain: 'When do you notice what the yes costs?',
    options: [
      ["While I'm still saying it", "You feel it while you're still saying yes."],
      ["Later, when I'm alone", "You feel it later, when you're alone."],
      ["Only when it's too late", "By the time you feel it, it's too late."],
    ],
  },
  q82: {
    asks: 'exception',
    ask: 'What did it feel like in the minute after?',
    plain: "Right after you'd said it, what was that like?",
    options: [
      ['Lighter, for a minute', 'For a minute you felt lighter.'],
      ['I was scared of what came next', 'You were scared of what would come next.'],
      ['I nearly took it straight back', 'You nearly took it straight back.'],
    ],
  },
  q83: {
    asks: 'rule',
    ask: "Who'd tell you off for it, if they could see?",
    plain: 'Whose telling-off are you hearing?',
    options: [
      ["Somebody who's strict with everyone", "It'd be somebody who's strict with everyone."],
      ["Nobody real, it's just in my head", "There's nobody real. It's just in your head."],
      ["Me, and I'd not be kind", "You'd tell yourself off, and not kindly."],
    ],
  },
  q84: {
    asks: 'moment',
    ask: 'Which part of the day feels emptiest now?',
    plain: 'At what time of day does it feel emptiest?',
    options: [
      ['The mornings', 'The mornings feel emptiest.'],
      ['The middle of the day', 'The middle of the day feels emptiest.'],
      ['When everyone else seems busy', 'It feels emptiest when everyone else seems busy.'],
    ],
  },
  q85: {
    asks: 'cost',
    ask: 'Who is the hardest one to look in the eye?',
    plain: 'Whom do you find it hardest to meet?',
    options: [
      ['The one who trusts me most', "It's hardest with the one who trusts you most."],
      ["The one who's nice about it", "It's hardest with somebody who's nice about it."],
      ['Myself', 'You find it hardest to face yourself.'],
    ],
  },
  q86: {
    asks: 'moment',
    ask: 'Where do you not have to watch your words?',
    plain: 'With whom do you never have to check what you say?',
    options: [
      ["With a few friends, and it's easy", "With a few friends you don't have to watch your words."],
      ['With one person', "With one person you don't have to check."],
      ['Nowhere. I check every word', 'You check every word, wherever you are.'],
    ],
  },
  q87: {
    asks: 'moment',
    ask: 'Which sound do you notice is missing?',
    plain: 'When the house is quiet, what do you listen for?',
    options: [
      ['Somebody moving about', "You notice that nobody's moving about."],
      ['A voice', "There's a voice that you notice is missing."],
      ['None, and I feel bad about that', "You don't notice any, and you feel bad about it."],
    ],
  },
  q88: {
    asks: 'view',
    ask: "What's a child likely to make of it?",
    plain: 'How would you explain it, if you were that small?',
    options: [
      ["That it's somehow their fault", "A child might think it's their fault."],
      ["More than anyone's told them", "A child may make more of it than anyone's said."],
      ['What I made of it, at that age', 'You remember what you made of it at that age.'],
    ],
  },
  q89: {
    asks: 'exception',
    ask: 'What did you get right this week that nobody noticed?',
    plain: 'Which small good thing did you do this week?',
    options: [
      ['I was there for somebody', 'You were there for somebody this week.'],
      ["I said sorry when I'd been wrong", "You said sorry when you'd been wrong."],
      ["I can't see it, only what I missed", 'You only see what you missed.'],
    ],
  },
  q90: {
    asks: 'want',
    ask: 'Whose side do you want your partner to take?',
    plain: 'Where should your partner stand in this?',
    needs:
      "husband*|wife|wives|spouse|partner|partners|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together",
    options: [
      ['Mine, out loud, just once', "You'd like your partner on your side, out loud."],
      ["Nobody's, only stop pretending it's fine", "You'd like your partner to stop pretending it's fine."],
      ["Mine, and I don't expect it", "You'd want your partner on your side, and don't expect it."],
    ],
  },
  q91: {
    asks: 'cost',
    ask: "What's gone already that you've had no time to miss?",
    plain: 'What have you lost and not had time to miss?',
    options: [
      ['Talking the way we did', 'The way you used to talk is gone already.'],
      ['Being looked after', "You used to be looked after, and that's gone."],
      ['The patience I used to have', 'You used to have more patience.'],
    ],
  },
  q92: {
    asks: 'exception',
    ask: 'When did you last lose track of time doing it?',
    plain: 'When did it last carry you along?',
    options: [
      ['Once lately, by accident', 'It happened once lately, by accident.'],
      ['Back when it was only for me', 'You did, back when it was only for you.'],
      ['Years ago. It might be gone', 'It was years ago, and you think it might be gone.'],
    ],
  },
  q93: {
    asks: 'moment',
    ask: 'Which words from it can you say by heart?',
    plain: 'What phrase or silence from that keeps repeating?',
    options: [
      ['One line, word for word', "There's one line you know word for word."],
      ['There were none, just silence', 'There were no words, just silence.'],
      ["The ones I've made up since", "You know best the words you've made up since."],
    ],
  },
  q94: {
    asks: 'moment',
    ask: "What's the first time you remember noticing that?",
    plain: 'When did that first strike you?',
    options: [
      ['It was over something small', 'You first noticed it over something small.'],
      ['It was always like that', 'As far as you remember, it was always like that.'],
      ['Only lately, and too late', 'You only noticed it lately, and too late.'],
    ],
  },
  q95: {
    asks: 'moment',
    ask: 'When you picture that day, where are you looking?',
    plain: 'What do you see first when you imagine that day?',
    options: [
      ['At one face', 'You picture yourself looking at one face.'],
      ['At the clock', 'You picture yourself looking at the clock.'],
      ["At the door, if I'm truthful", 'You picture yourself looking at the door.'],
    ],
  },
  q96: {
    asks: 'want',
    ask: "What's the first one for?",
    plain: 'What do you get from the first glass, or smoke?',
    options: [
      ['To relax', 'The first one helps you relax.'],
      ['To stop thinking', 'The first one stops you thinking for a while.'],
      ['To feel less alone', 'The first one makes you feel less alone.'],
    ],
  },
  q97: {
    asks: 'cost',
    ask: 'What have you stopped doing, because of it?',
    plain: 'What did you give up while that was going on?',
    options: [
      ['Seeing people', "You've stopped seeing people because of it."],
      ["Believing what I'm told", "You've stopped believing what you're told."],
      ['Asking, because I know the answer', "You've stopped asking, because you know the answer."],
    ],
  },
  q98: {
    asks: 'want',
    ask: 'Which corner of that house is only yours?',
    plain: 'Where in that house do you feel at home?',
    options: [
      ['A small corner', "There's a small corner that's yours."],
      ["Nowhere yet, I've not asked", "You haven't asked for a corner of your own yet."],
      ['None, I feel like a guest there', 'You feel like a guest there.'],
    ],
  },
  q99: {
    asks: 'exception',
    ask: 'Which of them stays on your mind after work?',
    plain: 'Who comes along in your head, going home?',
    options: [
      ['One, more than the rest', 'One of them stays with you more than the rest.'],
      ['All of them, really', 'All of them stay on your mind.'],
      ['None lately, and that bothers me', 'Lately none of them does, and that bothers you.'],
    ],
  },
  q100: {
    asks: 'want',
    ask: 'If you could keep one corner of it, which?',
    plain: 'Which part of that place would you take with you?',
    options: [
      ['Where we used to sit together', "You'd keep the place where you sat together."],
      ['Somewhere I could be alone', "You'd keep the place where you could be alone."],
      ["None. I'd be glad to go", "You wouldn't keep any of it."],
    ],
  },
  q101: {
    asks: 'want',
    ask: "What does a dog or cat know that people don't?",
    plain: "What do you get from an animal that folk can't give?",
    options: [
      ['When I need company', 'An animal knows when you need company.'],
      ["That I don't have to talk", "With an animal you don't have to talk."],
      ["How I am when there's nobody here", "An animal sees how you are when nobody's there."],
    ],
  },
  q102: {
    asks: 'step',
    ask: "What's the sentence you mustn't leave without saying?",
    plain: 'Which one thing has to be said?',
    needs: 'say|said|saying|tell|told|talk|talked|speak|spoke',
    options: [
      ["“I can't do this on my own”", "You want to say that you can't do this on your own."],
      ['“I need you to hear all of it”', 'You want all of it to be heard.'],
      ["“I should've told you before”", "You'd say that you should've told it before."],
    ],
  },
  q103: {
    asks: 'want',
    ask: "Picture an ordinary Tuesday evening, once it's settled. What do you see?",
    plain: "A normal evening, once it's all settled: how is it?",
    options: [
      ['Telly on, feet up, nothing special', 'You see the telly on, your feet up, nothing special.'],
      ["I walk in and I'm glad I'm home", 'You see yourself walk in, glad to be home.'],
      [
        'Me in the kitchen, wondering if I did right',
        'You see yourself in the kitchen, wondering if you did right.',
      ],
    ],
  },
  q104: {
    asks: 'want',
    ask: 'What do you get there that you get nowhere else?',
    plain: 'What makes that moment better than the rest?',
    options: [
      ['Nobody wants anything from me', 'There, nobody wants anything from you.'],
      ['Me, in a good mood', "There, you're in a good mood."],
      ['A rest from the rest of my life', 'There, you get a rest from the rest of your life.'],
    ],
  },
  q105: {
    asks: 'exception',
    ask: 'When did that turn?',
    plain: 'When did it begin to be different?',
    options: [
      ['After one thing that happened', 'It turned after one thing that happened.'],
      ['It went so slowly I missed it', 'It went too slowly for you to notice.'],
      ['When someone else pointed it out', 'Somebody else pointed it out before you saw it.'],
    ],
  },
  q106: {
    asks: 'fear',
    ask: "If you hadn't dodged it, what would've happened first?",
    plain: 'And if you had faced it, what would have come?',
    options: [
      ["I'd have had to explain", "First you'd have had to explain."],
      ['It would have shown on my face', 'It would have shown on your face.'],
      ["Nothing bad, so I've no excuse", "Probably nothing bad would've happened."],
    ],
  },
  q107: {
    asks: 'view',
    ask: "If somebody did bring it up, who'd it be?",
    plain: 'Which one of you is likeliest to say it first?',
    options: [
      ['Me, on a good day', 'On a good day it might be you.'],
      ["Not me, I'd change the subject", "It wouldn't be you. You'd change the subject."],
      ['Nobody, we all avoid it', 'Everybody avoids it, you as well.'],
    ],
  },
  q108: {
    asks: 'view',
    ask: 'Whose voice do you hear when you look at yourself?',
    plain: 'Who taught you to see yourself like that?',
    options: [
      ["Someone's, from years ago", 'You hear somebody from years ago.'],
      ["Everybody's, all at once", 'You hear everybody at once.'],
      ["Mine, and it's the hardest", "You hear your own voice, and it's the hardest one."],
    ],
  },
  q109: {
    asks: 'view',
    ask: 'What was it really about, do you think?',
    plain: 'And what was behind it?',
    options: [
      ['Who counts for more', 'You think it was about who counts for more.'],
      ['Something older than that', 'You think it was about something older.'],
      ['Something I did, I think', 'You think it had to do with something you did.'],
    ],
  },
  q110: {
    asks: 'exception',
    ask: "Would you have picked it yourself, if it weren't the family's?",
    plain: 'If it belonged to strangers, would you have wanted it?',
    options: [
      ['Yes, I think so', "You'd probably have picked it anyway."],
      ["No, but I'd have missed something", "You wouldn't have picked it, and you'd have missed something."],
      ['I never let myself ask', "You've never let yourself ask that."],
    ],
  },
  q111: {
    asks: 'rule',
    ask: 'Whose idea was it, right at the start?',
    plain: 'Who first said you should do that?',
    options: [
      ['Mine, but I see it differently now', 'It was your idea, and you see it differently now.'],
      ['Somebody who meant well', "It was somebody else's idea, and it was well meant."],
      ['Not mine, I went along with it', "It wasn't your idea, and you went along with it."],
    ],
  },
  q112: {
    asks: 'view',
    ask: 'Without the laugh, what was really being said?',
    plain: 'If it had been said seriously, what was it?',
    options: [
      ["That it's meant seriously", 'You think it was meant seriously.'],
      ["That I don't count for much", "You heard that you don't count for much."],
      ['Something I was already afraid of', "You heard something you'd been afraid of already."],
    ],
  },
  q113: {
    asks: 'view',
    ask: 'What do you think the kids have noticed?',
    plain: 'What do the kids pick up, would you say?',
    options: [
      ['Less than I fear', 'It may be less than you fear.'],
      ['More than we think', 'They may have noticed more than anyone thinks.'],
      ['Enough to keep quiet about it', "They've noticed enough to keep quiet about it."],
    ],
  },
  q114: {
    asks: 'moment',
    ask: 'When a baby comes up, how does the talk usually end?',
    plain: 'When you two talk about a baby, where does it stop?',
    needs:
      'have a baby|having a baby|want a baby|wants a baby|wanted a baby|another baby|second baby|a baby|babies|have children|having children|want children|wants children|have kids|having kids|want kids|wants kids|another child|a second child|trying for|ivf|pregnan*',
    options: [
      ["With “we'll see”", 'It ends without an answer.'],
      ['With one of us getting upset', 'It ends with one of you getting upset.'],
      ["I say something I don't quite mean", "It ends with you saying something you don't quite mean."],
    ],
  },
  q115: {
    asks: 'rule',
    ask: 'What was going on the day you promised that?',
    plain: 'What was happening when you made that promise?',
    options: [
      ['A good day, and I meant it', 'You meant it, and it was a good day.'],
      ['Somebody needed to hear it', 'Somebody needed to hear it that day.'],
      ['I was scared, so I promised', 'You were scared, so you promised it.'],
    ],
  },
  q116: {
    asks: 'want',
    ask: 'The first Monday without that job, what would you miss?',
    plain: 'If the job were gone, which part would you want back?',
    options: [
      ['One or two of the people', "You'd miss one or two of the people there."],
      ["Having somewhere I've got to be", "You'd miss having somewhere you've got to be."],
      ['Knowing what to say I do', "You'd miss knowing what to say you do."],
    ],
  },
  q117: {
    asks: 'moment',
    ask: "Before you open the car door, what's in your head?",
    plain: 'Sitting there in the car, what are you thinking?',
    options: [
      ["Nothing. It's quiet in there", "You're not thinking of anything. It's quiet in there."],
      ["How I'm going to act", "You're thinking about how to act."],
      ["That I don't want to get out", "You're thinking that you don't want to get out."],
    ],
  },
  q118: {
    asks: 'moment',
    ask: 'When you go past, what are you looking for?',
    plain: 'Passing by there, what do you hope to see?',
    options: [
      ["A sign that somebody's there", "You look for a sign that somebody's there."],
      ['Proof that it was real once', 'You look for something that shows it was real.'],
      ["A sign that I'm missed", "You look for a sign that you're missed."],
    ],
  },
  q119: {
    asks: 'moment',
    ask: 'Who did you most expect to walk in?',
    plain: 'Which person were you sure would come?',
    options: [
      ["Somebody I'd have come for", "It was somebody you'd have come for."],
      ["I'd have been glad of anybody", "You'd have been glad of anybody."],
      ["The one I knew wouldn't come", "You hoped for the one you knew wouldn't come."],
    ],
  },
  q120: {
    asks: 'want',
    ask: "What do you have together that a phone call can't give?",
    plain: 'What will the phone never replace between you?',
    options: [
      ['Turning up without a reason', 'You can turn up without a reason.'],
      ['Sitting there, saying not much', 'You can sit there together and not say much.'],
      ['Less than we used to, honestly', "There's less of it than there used to be."],
    ],
  },
  q121: {
    asks: 'want',
    ask: 'If you had a friend like that, what would you do on a Tuesday?',
    plain: 'With a close friend on a plain weekday, what would you get up to?',
    options: [
      ['Something ordinary, with company', "You'd do something ordinary, only with company."],
      ['Tell them what I tell nobody', "You'd tell a friend what you tell nobody."],
      ["Worry they'd get bored of me", "You'd worry about a friend getting bored of you."],
    ],
  },
  q122: {
    asks: 'fear',
    ask: 'If you got in touch anyway, what happens in the first ten seconds?',
    plain: 'Say you do reach out. How do you picture the start?',
    options: [
      ['A pause, and then something polite', 'You picture a pause, and then something polite.'],
      ["A warm hello, and I'd feel awful", "You'd get a warm hello, and feel awful."],
      ["I'd be asked why it took so long", "You'd be asked why it took so long."],
    ],
  },
  q123: {
    asks: 'want',
    ask: 'Five minutes with that person, what would you ask?',
    plain: 'If you had one question for them, which one?',
    options: [
      ['Whether I ever crossed their mind', "You'd ask whether you ever crossed their mind."],
      ["Nothing, I'd just look", "You wouldn't ask anything. You'd just look."],
      ['Why it had to be like that', "You'd ask why it had to be like that."],
    ],
  },
  q124: {
    asks: 'view',
    ask: 'What do you suppose they were picturing for you?',
    plain: 'What did they hope would become of you?',
    options: [
      ['An easier life than theirs', 'You think they wanted you to have it easier.'],
      ['Somebody they could be proud of', 'You think they wanted somebody to be proud of.'],
      ['Not this, whatever this is', "You think they weren't picturing this."],
    ],
  },
  q125: {
    asks: 'want',
    ask: 'Whose voice would you believe, if they said it?',
    plain: "Which person could say it so you'd listen?",
    options: [
      ["Someone who's been through it", "You'd believe somebody who's been through it."],
      ['Somebody whose opinion matters to me', "You'd believe somebody whose opinion matters to you."],
      ["Nobody's. I'd find a reason not to", "You'd find a reason not to believe it."],
    ],
  },
  q126: {
    asks: 'want',
    ask: 'Who did you most want to hear it from?',
    plain: 'Whose question were you waiting for?',
    options: [
      ['Somebody who was right there', 'You wanted to hear it from somebody who was right there.'],
      ['Anybody at all, by then', "By then you'd have taken it from anybody."],
      ["Somebody I wouldn't have believed", "You wanted it from somebody you wouldn't have believed."],
    ],
  },
  q127: {
    asks: 'moment',
    ask: 'In that second, what are you listening for?',
    plain: 'When you hear that sound, what do you check?',
    options: [
      ['What sort of mood it is', "You're listening for what sort of mood it is."],
      ["That everything's all right", "You're listening for a sign that everything's all right."],
      ["How much time I've got", "You're listening for how much time you've got."],
    ],
  },
  q128: {
    asks: 'moment',
    ask: 'Afterwards, what were you still saying in your head?',
    plain: 'Once you were away from it, what did you keep saying inside?',
    options: [
      ["What I should've said", "You were still saying what you hadn't said."],
      ['“Just stay calm”', 'You were telling yourself to stay calm.'],
      ["Things I'm glad nobody heard", "You were saying things you're glad nobody heard."],
    ],
  },
  q129: {
    asks: 'view',
    ask: 'If a friend told you that about themselves, what would you say?',
    plain: 'Suppose a friend carried this. What would you tell them?',
    options: [
      ["That it isn't their fault", "You'd tell a friend that it isn't their fault."],
      ["Nothing. I'd sit there with them", "You wouldn't say anything. You'd sit there with your friend."],
      ["What I can't say to myself", "You'd tell a friend what you can't tell yourself."],
    ],
  },
  q130: {
    asks: 'moment',
    ask: "What's waiting once your feet hit the floor?",
    plain: "If you get up, what's the first thing you meet?",
    options: [
      ['People who need something', 'There are people who need something from you.'],
      ["Nothing. That's the trouble with it", "Nothing's waiting for you, and that's the trouble."],
      ['Being me again, all day long', "You're yourself again, all day long, and that's what's waiting."],
    ],
  },
  q131: {
    asks: 'view',
    ask: "What do you suppose they've noticed about you?",
    plain: 'What does that person see in you, do you think?',
    options: [
      ["That I don't ask for things", "They may have noticed that you don't ask for things."],
      ["Nothing. They're like that with everybody", "You think they're like that with everybody."],
      ['More than I want them to', 'They may have noticed more than you want them to.'],
    ],
  },
  q132: {
    asks: 'moment',
    ask: 'When do you feel that difference most?',
    plain: 'At which moments does that gap bother you?',
    options: [
      ['When something has to be decided', 'You feel it when something has to be decided.'],
      ['When other people can see it', 'You feel it most when other people can see it.'],
      ["When I can't be glad for somebody", "You feel it when you can't be glad for somebody."],
    ],
  },
  q133: {
    asks: 'want',
    ask: 'What would you have liked to be called?',
    plain: 'Which word should that person have used for you?',
    options: [
      ['Just my name', "You'd have liked just your name."],
      ['What I really am', "You'd have liked to be called what you really are."],
      ['Something I may not have earned', "You'd have liked a word you may not have earned."],
    ],
  },
  q134: {
    asks: 'moment',
    ask: 'Where does everybody else look when that happens?',
    plain: 'When it happens, what do the others do?',
    options: [
      ['Anywhere but at me', 'The others look anywhere but at you.'],
      ['Nobody else is there', 'It happens when nobody else is there.'],
      ["At me, to see what I'll do", "They look at you, to see what you'll do."],
    ],
  },
  q135: {
    asks: 'want',
    ask: 'If it were fair, what would your week look like?',
    plain: 'Shared out evenly, how would your days change?',
    options: [
      ["I'd have some time off", "You'd have some time off."],
      ["The same, but I'd be thanked", "You'd do the same, and be thanked for it."],
      ["I'd take most of it back again", "You'd probably end up taking most of it back."],
    ],
  },
  q136: {
    asks: 'moment',
    ask: 'What do you say back to that?',
    plain: 'When somebody tells you so, how do you answer?',
    options: [
      ['Something polite', 'You say something polite.'],
      ['Nothing. I wait till it passes', 'You say nothing, and wait till it passes.'],
      ['Nothing. It might be true', 'You say nothing, because it might be true.'],
    ],
  },
  q137: {
    asks: 'exception',
    ask: 'Which ordinary day from then would you have back?',
    plain: 'If you could get one plain day back, which?',
    options: [
      ['One when nothing much happened', "You'd take a day when nothing much happened."],
      ['The last good one', "You'd take the last good one."],
      ['Any day before I knew', "You'd take any day before you knew."],
    ],
  },
  q138: {
    asks: 'moment',
    ask: 'What had that day been like, up to then?',
    plain: 'Before that, how had the day gone?',
    options: [
      ["Fine. That's what puzzles me", 'The day had been fine, and that puzzles you.'],
      ['Hard from the start', 'The day had been hard from the start.'],
      ["I'd felt alone all day", "You'd felt alone all day."],
    ],
  },
  q139: {
    asks: 'moment',
    ask: 'What time of day do you notice the quiet most?',
    plain: 'When in the day is it quietest for you?',
    options: [
      ['In the early evening', 'You notice it most in the early evening.'],
      ['Late at night', 'You notice it most late at night.'],
      ['Mornings, and secretly I like it', 'In the mornings, secretly, you like the quiet.'],
    ],
  },
  q140: {
    asks: 'moment',
    ask: 'Who else knew it was your work?',
    plain: 'Did anyone there know whose it really was?',
    options: [
      ['Two or three, and they kept quiet', 'Two or three people knew, and kept quiet.'],
      ["Only me. There's no proof", "You're the only one who knew, and there's no proof."],
      ["Everybody did. That's the worst of it", "Everybody knew, and that's the worst of it."],
    ],
  },
  q141: {
    asks: 'moment',
    ask: 'Whose eyes were the hardest to meet afterwards?',
    plain: 'Afterwards, which person could you not look at?',
    options: [
      ['Somebody who was kind about it', 'It was hard to face somebody who was kind about it.'],
      ["Somebody who'd tell others", "It was hard to face somebody who'd tell others."],
      ['My own', "You couldn't face yourself afterwards."],
    ],
  },
  q142: {
    asks: 'moment',
    ask: 'How does the first line go, in your head?',
    plain: 'When you practice it, what comes first?',
    options: [
      ['“Have you got a minute?”', 'It starts with asking for a minute.'],
      ['It starts off angry', 'In your head it starts off angry.'],
      ['It always starts with sorry', 'In your head it always starts with sorry.'],
    ],
  },
  q143: {
    asks: 'moment',
    ask: 'What was the sentence you kept back?',
    plain: "If you'd opened your mouth, what would've come out?",
    options: [
      ['A plain no', 'You kept back a plain no.'],
      ["Something I couldn't have taken back", "You kept back something that couldn't be taken back."],
      ["I've kept back so many", "There are so many that you couldn't say which."],
    ],
  },
  q144: {
    asks: 'moment',
    ask: 'Which line can you still hear?',
    plain: 'Of what was said, which line has stayed?',
    options: [
      ['One that sounded harmless', "It's a line that sounded harmless."],
      ['Not the words, just how it sounded', "It's how it sounded that stayed, more than the words."],
      ['The one that was a little bit true', 'The line that stayed was a little bit true.'],
    ],
  },
  q145: {
    asks: 'view',
    ask: 'What do the jokes keep people from asking?',
    plain: "If you weren't joking, what would they ask you?",
    options: [
      ['How I really am', 'The jokes keep people from asking how you really are.'],
      ["Anything at all. That's the idea", 'The jokes keep people from asking anything.'],
      ["What I'm like without them", "The jokes hide what you're like without them."],
    ],
  },
  q146: {
    asks: 'fear',
    ask: 'Which corner of the place would be hardest to let go?',
    plain: 'If it went, which part would you find hardest to lose?',
    options: [
      ['Where everybody used to meet', "It's where everybody used to meet."],
      ['A small spot I like', "There's a small spot you like."],
      ['Being the one who gave it up', "It's hard to be the one who gave it up."],
    ],
  },
  q147: {
    asks: 'view',
    ask: "Even if it's awful, what would the other choice be?",
    plain: "What's the second way, however bad?",
    options: [
      ['Walking away', 'The other choice would be to walk away.'],
      ['Saying no, and being blamed', 'The other choice is to say no, and be blamed.'],
      ["There is one. I just don't want it", "There is another choice, and you don't want it."],
    ],
  },
  q148: {
    asks: 'want',
    ask: 'Who do you most wish would say it first?',
    plain: 'Whose mouth would you want it to come from?',
    options: [
      ['The one who was closest to it', "You'd like it to come from the one closest to it."],
      ["It doesn't matter who", "You don't mind who says it first."],
      ["Me. And I don't", "You wish you'd say it first, and you don't."],
    ],
  },
  q149: {
    asks: 'want',
    ask: 'What did you need to hear right then?',
    plain: 'Which few words would have been enough?',
    options: [
      ["'I believe you.' That's all", 'You needed to hear that you were believed.'],
      ['A question. Any question', 'You needed somebody to ask you something.'],
      ["Nothing would've been enough", "You think no words would've been enough."],
    ],
  },
  q150: {
    asks: 'cost',
    ask: "How long have you been saying 'later' by now?",
    plain: 'Since when has it been going to be later?',
    options: [
      ['A few months', "You've been saying it for a few months."],
      ['Years. I lost count', "It's been years, and you've lost count."],
      ["Long enough that I don't believe me", "You don't believe it any more when you say it."],
    ],
  },
  q151: {
    asks: 'want',
    ask: 'In ten years, what would you like them to know?',
    plain: 'Years from now, what should they understand?',
    options: [
      ['That I did my best', "You'd like them to know that you did your best."],
      ["That it wasn't only my doing", "You'd like them to know it wasn't only your doing."],
      ['The truth, even my part in it', "You'd like them to know the truth, even your part in it."],
    ],
  },
  q152: {
    asks: 'cost',
    ask: "What have you put off while you've been hoping?",
    plain: 'Which things are on hold because you hope?',
    options: [
      ['Making up my mind', "You've put off making up your mind."],
      ['Being angry, mainly', "You've put off being angry."],
      ["Finding out I'd be all right without", "You've put off finding out if you'd be all right without."],
    ],
  },
  q153: {
    asks: 'moment',
    ask: 'If it happened, what would the first minute be like?',
    plain: "Say it came true, what's your first reaction?",
    options: [
      ['A relief', 'The first minute would be a relief.'],
      ["Good, and then I'd feel guilty", "You'd feel good, and then guilty."],
      ['A bit disappointing, I suspect', "You suspect you'd be a bit disappointed."],
    ],
  },
  q154: {
    asks: 'exception',
    ask: 'When were you last somewhere nobody needed you?',
    plain: 'Where were you, the last time no one wanted anything?',
    options: [
      ['Not long ago, for an hour', 'You had an hour like that, not long ago.'],
      ["I couldn't tell you, honestly", "It's hard for you to remember a time."],
      ["I was once, and I didn't like it", "Nobody needed you once, and you didn't like it."],
    ],
  },
  q155: {
    asks: 'exception',
    ask: 'What was the last thing somebody came to you for?',
    plain: 'Last time you were asked for help, with what?',
    options: [
      ['Something small', 'Somebody came to you for something small.'],
      ["I can't remember. That's what bothers me", "You can't remember, and that bothers you."],
      ['Something anybody could have done', 'It was something anybody could have done.'],
    ],
  },
  q156: {
    asks: 'moment',
    ask: 'What stopped you, right at that moment?',
    plain: 'Just then, what made you not go through with it?',
    options: [
      ['What people would say', 'You thought of what people would say.'],
      ["I didn't feel I had the right", "You didn't feel you had the right."],
      ['That it might actually work', 'You stopped because it might actually have worked.'],
    ],
  },
  q157: {
    asks: 'moment',
    ask: 'How does that letter begin?',
    plain: "What's the first line on the page?",
    options: [
      ["“I don't know where to start”", 'It begins with not knowing where to start.'],
      ['With small talk', 'It begins with small talk.'],
      ['With a name. Then I stop', 'It begins with a name, and then you stop.'],
    ],
  },
  q158: {
    asks: 'view',
    ask: 'How old are you in your own head?',
    plain: 'Inside, what age do you feel?',
    options: [
      ['Younger than I am', 'You feel younger than you are.'],
      ['As old as when things were good', "In your head you're as old as when things were good."],
      ['Older than I am', 'You feel older than you are.'],
    ],
  },
  q159: {
    asks: 'want',
    ask: 'What were you hoping to get back instead?',
    plain: 'What answer did you really want from them?',
    options: [
      ['A proper answer', 'You were hoping for a proper answer.'],
      ['A question back', 'You were hoping for a question back.'],
      ['A sign that I still matter', 'You were hoping for a sign that you still matter.'],
    ],
  },
  q160: {
    asks: 'want',
    ask: 'What would you like to get up for in the mornings now?',
    plain: 'What do you want your time for now?',
  },
  q161: {
    asks: 'want',
    ask: 'If you could have one picture, what would be in it?',
    plain: 'Suppose there were one photo. What would it show?',
    options: [
      ['An ordinary day, nobody posing', "It'd show an ordinary day, with nobody posing."],
      ['Just one person', "It'd show just one person."],
      ['Everyone together, as it never was', "It'd show everyone together, as it never was."],
    ],
  },
  q162: {
    asks: 'moment',
    ask: 'Which one do you go back to?',
    plain: 'Out of what you kept, what do you return to?',
    options: [
      ['An ordinary one', 'You go back to an ordinary one.'],
      ['The last one', 'You go back to the last one.'],
      ['None. I just keep them', "You don't go back to any. You just keep them."],
    ],
  },
  q163: {
    asks: 'want',
    ask: "In that other place, what's the first morning like?",
    plain: 'If you lived there, how would day one begin?',
  },
  q164: {
    asks: 'moment',
    ask: 'Which thought turns up first at that hour?',
    plain: "When you're awake then, what's on your mind first?",
    options: [
      ["What's waiting tomorrow", "What's waiting tomorrow comes first."],
      ['Something from a long time ago', 'Something from a long time ago comes first.'],
      ['Whether this is all there is', 'You ask yourself whether this is all there is.'],
    ],
  },
  q165: {
    asks: 'exception',
    ask: 'Which time did you really believe it?',
    plain: 'When did that promise still work on you?',
    options: [
      ['The first time, completely', 'The first time, you believed it completely.'],
      ['The last time, sorry to say', 'You still believed it the last time.'],
      ['I never did. I played along', 'You never believed it. You played along.'],
    ],
  },
  q166: {
    asks: 'view',
    ask: 'Which part of that story always gets left out?',
    plain: "When it's told again, what's missing?",
    options: [
      ['What I was going through then', 'It leaves out what you were going through then.'],
      ['Something that would explain it', 'It leaves out something that would explain it.'],
      ['The part where I was wrong', 'It leaves out the part where you were wrong.'],
    ],
  },
  q167: {
    asks: 'exception',
    ask: 'Which bit of the plan do you still want?',
    plain: "What's left of that plan, for you?",
    options: [
      ['Most of it, even now', 'You still want most of it.'],
      ['Having something to look forward to', 'You still want something to look forward to.'],
      ['None of it, as things are now', "As things are now, you don't want any of it."],
    ],
  },
  q168: {
    asks: 'fear',
    ask: "What do you think they'd see first?",
    plain: 'If somebody came in, what would catch their eye?',
    options: [
      ["Something small that's out of place", "They might see something small that's out of place."],
      ["How long it's been like this", "They'd see how long it's been like this."],
      ['Me, and how I really am', "They'd see how you really are."],
    ],
  },
  q169: {
    asks: 'exception',
    ask: 'When did something last get through to you?',
    plain: 'What was the last thing that reached you?',
    options: [
      ['Not long ago, something small', 'Something small got through to you, not long ago.'],
      ['Some music, or a film', 'Music or a film got through to you.'],
      ['I make sure nothing does', 'You make sure that nothing gets through.'],
    ],
  },
  q170: {
    asks: 'view',
    ask: 'In plain words, what would you have shouted?',
    plain: "If you'd said it out loud, what would it be?",
    options: [
      ["'Listen to me, for once'", "You'd have shouted for somebody to listen."],
      ["“That's enough”", "You'd have shouted that it was enough."],
      ['That I was frightened', "You'd have shouted that you were frightened."],
    ],
  },
  q171: {
    asks: 'fear',
    ask: 'Which subject would end the conversation?',
    plain: "What can't be said between you without it all going quiet?",
    options: [
      ['Money', 'Talk of money would end the conversation.'],
      ['A certain person', "There's a person you can't talk about."],
      ['How things really are', "You can't talk about how things really are."],
    ],
  },
  q172: {
    asks: 'fear',
    ask: 'At the door, what are you bracing for?',
    plain: 'Just before you go in, what do you dread?',
    options: [
      ['How things will have changed', "You're bracing for how things will have changed."],
      ['The same as last time', "You're bracing for the same as last time."],
      ["That I'll want to leave right away", "You're bracing for wanting to leave right away."],
    ],
  },
  q173: {
    asks: 'view',
    ask: 'What do they think your days are like?',
    plain: 'How do they picture your week?',
    options: [
      ["Full. That's what I tell them", 'They think your days are full, because you tell them so.'],
      ["Nothing like what they're really like", "They don't picture your days as they really are."],
      ["They know, and they don't ask", "You think they know, and don't ask."],
    ],
  },
  q174: {
    asks: 'exception',
    ask: 'What was the last thing you two laughed at?',
    plain: 'When did you two last find something funny, and what?',
    options: [
      ['Something silly, a while ago', 'It was something silly, a while ago.'],
      ['Something about someone else', 'You laughed about somebody else.'],
      ["I'd have to make one up", 'Nothing comes to mind that you both laughed at.'],
    ],
  },
  q175: {
    asks: 'moment',
    ask: 'When you picture it done, where are you?',
    plain: "Imagine it's over: where are you sitting?",
    options: [
      ['Somewhere quiet', 'You picture yourself somewhere quiet.'],
      ['Explaining it to somebody', 'You picture yourself explaining it to somebody.'],
      ["I can't picture it done", "You can't picture it done yet."],
    ],
  },
  q176: {
    asks: 'rule',
    ask: 'How much can you spend on yourself before it feels like too much?',
    plain: "What's the most you'd spend on just you, and feel all right?",
    options: [
      ['Only something small', 'Something small is all right. More feels too much.'],
      ['More, if nobody knows', 'It feels all right as long as nobody knows.'],
      ["It's not the sum. It's for me", "It's not the sum. It's that it would be for you."],
    ],
  },
  q177: {
    asks: 'want',
    ask: 'Besides the money, what would you like back?',
    plain: "What's gone that isn't about the money?",
    options: [
      ['An apology', "Besides the money, you'd like an apology."],
      ['How easy things were before', "You'd like things to be as easy as before."],
      ['Being able to trust', "You'd like to be able to trust again."],
    ],
  },
  q178: {
    asks: 'moment',
    ask: 'Where does your mind go instead?',
    plain: "While your eyes are there, what's your head doing?",
    options: [
      ['Nowhere, it just goes blank', 'Your mind just goes blank.'],
      ["To everything that's not done", "Your mind goes to everything that's not done."],
      ["Anywhere I'm not failing", "Your mind goes where you're not failing."],
    ],
  },
  q179: {
    asks: 'fear',
    ask: 'What do you think happens if it waits till morning?',
    plain: 'Suppose nobody hears from you till nine. What then?',
    options: [
      ['Nothing, I know that', 'You know that nothing would happen.'],
      ['Somebody might be annoyed', 'You think that somebody might be annoyed.'],
      ["It turns out I'm not needed", "It might turn out that you're not needed."],
    ],
  },
  q180: {
    asks: 'moment',
    ask: 'Which line does one of you always say?',
    plain: 'In that fight, what sentence always turns up?',
    options: [
      ['“You always …”', 'One of you says “you always”.'],
      ["“Fine”, and it isn't", "One of you says it's fine, and it isn't."],
      ["The unkind one, and it's usually me", "There's an unkind line, and it's usually yours."],
    ],
  },
  q181: {
    asks: 'view',
    ask: 'Which story does nobody else remember now?',
    plain: 'What memory is only yours these days?',
    options: [
      ['A silly one', "It's a silly one, and only you remember it."],
      ['One I was told, long ago', 'You were told it long ago, and only you still know it.'],
      ['What I was like, before all this', 'You remember what you were like before all this.'],
    ],
  },
  q182: {
    asks: 'moment',
    ask: 'Which afternoon would you go back to?',
    plain: 'If you could have one day over, which one?',
    options: [
      ['One when all was well', "You'd go back to one when all was well."],
      ['One nobody else would remember', "You'd go back to one that nobody else would remember."],
      ['One when I got it wrong', "You'd go back to one when you got it wrong."],
    ],
  },
  q183: {
    asks: 'cost',
    ask: "What has that cost you that nobody's counted?",
    plain: 'What did it take out of you that no one saw?',
    options: [
      ['My sleep, for one thing', "For one thing, it's cost you sleep."],
      ["Some people's good opinion", "It's cost you some people's good opinion."],
      ['Some of who I was', "You feel it's cost you some of who you were."],
    ],
  },
  q184: {
    asks: 'exception',
    ask: "Who's seen it and not flinched?",
    plain: 'Which person knows, and treats you the same?',
    options: [
      ['One person, and I remember it', 'One person saw it, and you remember that.'],
      ["Somebody who doesn't know me well", "Somebody who doesn't know you well saw it and didn't flinch."],
      ["Nobody. I've never let anyone see", "You've never let anyone see it."],
    ],
  },
  q185: {
    asks: 'want',
    ask: 'What would you like settled before that day?',
    plain: 'Before it ends, what needs to be sorted?',
    options: [
      ['The money', "You'd like the money settled first."],
      ['What comes after it', "You'd like to know what comes after it."],
      ['Something between me and somebody', "You'd like to settle something with somebody first."],
    ],
  },
  q186: {
    asks: 'exception',
    ask: 'What are you like in your own language?',
    plain: 'How would people know you, in your mother tongue?',
    options: [
      ['Funnier', "You're funnier in your own language."],
      ['Quicker, and more direct', "You're quicker and more direct in your own language."],
      ["I'm starting to forget", "You're starting to forget what you're like in it."],
    ],
  },
  q187: {
    asks: 'cost',
    ask: 'What does that get you out of?',
    plain: 'What do you spare yourself that way?',
    options: [
      ["A talk I don't want", "It gets you out of a talk you don't want."],
      ['Having to decide', 'It gets you out of having to decide.'],
      ["Being asked if I'm all right", "It gets you out of being asked if you're all right."],
    ],
  },
  q188: {
    asks: 'view',
    ask: "Who's the hardest one to tell?",
    plain: 'Which person do you least want to hear it?',
    options: [
      ["Somebody who's proud of what I do", "It's hardest to tell somebody who's proud of what you do."],
      ["Somebody I've let down", "It's hardest to tell somebody you've let down."],
      ["There's nobody who'd want to know", "You don't think there's anybody who'd want to know."],
    ],
  },
  q189: {
    asks: 'fear',
    ask: "What's the worst thing somebody could say that day?",
    plain: 'Which sentence are you afraid of hearing?',
    options: [
      ["“You don't belong here”", "You're afraid of hearing that you don't belong."],
      ['“We expected more from you”', "You're afraid of hearing that more was expected."],
      ['Nothing at all', 'It would be worst if nobody said anything.'],
    ],
  },
  q190: {
    asks: 'want',
    ask: 'Which bit of it do you still miss?',
    plain: 'What from it would you keep, if you could?',
    options: [
      ['The people', 'You still miss the people.'],
      ['Having it to look forward to', 'You miss having it to look forward to.'],
      ['How sure I was then', 'You miss how sure you were then.'],
    ],
  },
  q191: {
    asks: 'view',
    ask: "Who'd knock, if your curtains stayed shut?",
    plain: 'Which person would come and check on you?',
    options: [
      ['Somebody nearby, after a few days', 'Somebody nearby would, after a few days.'],
      ['Somebody who wanted something', 'Somebody would knock who wanted something.'],
      ["I've thought about it. I don't know", "You've thought about it, and you don't know."],
    ],
  },
  q192: {
    asks: 'fear',
    ask: 'Who would blame you if it went wrong?',
    plain: "If it turned out badly, who'd hold it against you?",
    options: [
      ['Only me', 'Only you would blame yourself.'],
      ['Somebody who warned me', 'Somebody who warned you might.'],
      ['If I never choose, nobody can', "As long as you don't choose, nobody can blame you."],
    ],
  },
  q193: {
    asks: 'fear',
    ask: "What didn't you want that person to see?",
    plain: "If you'd been spotted, what would they have noticed?",
    options: [
      ['How I am these days', "You didn't want it seen how you are these days."],
      ['How much it affected me', "You didn't want it seen how much it affected you."],
      ['That I cared at all', "You didn't want it seen that you cared at all."],
    ],
  },
  q194: {
    asks: 'moment',
    ask: 'What happens in the half second before the yes?',
    plain: 'Just before you agree, what goes on in you?',
  },
  q195: {
    asks: 'view',
    ask: "What's your way of saying it back?",
    plain: 'How do you return that, without the words?',
    options: [
      ['I show that I like it', 'You show that you like it.'],
      ['I do something in return', 'You do something in return.'],
      ["I don't, and I should", "You don't say it back, and you think you should."],
    ],
  },
  q196: {
    asks: 'want',
    ask: 'What could one other person there have done?',
    plain: 'What did you want somebody nearby to do?',
    options: [
      ['Come over to me', 'Somebody could have come over to you.'],
      ['Said something', 'Somebody could have said something.'],
      ["Nothing. I'd have sent them away", "You'd have sent anybody away."],
    ],
  },
  q197: {
    asks: 'cost',
    ask: 'What got left behind that nobody mentions?',
    plain: 'Of what you gave up, what does no one bring up?',
    options: [
      ['People I used to know', 'You left behind people you used to know.'],
      ['Being good at something', 'You left behind something you were good at.'],
      ['My say in things', 'You left behind your say in things.'],
    ],
  },
  q198: {
    asks: 'want',
    ask: 'For which one thing would you like the thank-you?',
    plain: 'If they thanked you once, for what?',
    options: [
      ['What nobody saw me do', "You'd like thanks for what nobody saw you do."],
      ['Something small I always do', "You'd like thanks for something small you always do."],
      ["Carrying on when I didn't want to", "You'd like thanks for carrying on when you didn't want to."],
    ],
  },
  q199: {
    asks: 'moment',
    ask: 'Which glass of the evening is the good one?',
    plain: 'On those nights, which drink does what you want?',
    options: [
      ["The first. It's the only one I taste", "The first one's the only one you taste."],
      ['The second, when I start to relax', 'With the second you start to relax.'],
      ['None anymore. I pour it anyway', 'None of them is, and you pour it anyway.'],
    ],
  },
  q200: {
    asks: 'want',
    ask: "Whose face do you picture when you've done it?",
    plain: "When it's finished, who do you want to see it?",
    options: [
      ["One person's", "You picture one person's face."],
      ['Somebody who doubted it', 'You picture somebody who doubted it.'],
      ['My own, not believing it', 'You picture your own face, not believing it.'],
    ],
  },
  q201: {
    asks: 'view',
    ask: "Who do you know that's the real thing?",
    plain: 'Whom do you compare yourself with, there?',
    options: [
      ['Somebody it all comes easily to', 'You know somebody it all seems to come easily to.'],
      ['Nobody, when I look closely', "When you look closely, there's nobody."],
      ['Everyone but me, it feels like', 'It feels as if everyone is, except you.'],
    ],
  },
  q202: {
    asks: 'exception',
    ask: 'When did you last sit down on purpose?',
    plain: 'When was your last real break?',
    options: [
      ['Lately, for five minutes', 'You sat down for five minutes, not long ago.'],
      ['Last time I was ill', 'The last time was when you were ill.'],
      ["If I sit, I won't get up", "If you sat down, you wouldn't get up again."],
    ],
  },
  q203: {
    asks: 'view',
    ask: 'Who do you think already knows, without being told?',
    plain: 'Has anyone guessed, do you think?',
    options: [
      ['Somebody close to me', 'You think somebody close to you knows.'],
      ["Somebody who's never asked", 'Somebody may know and has never asked.'],
      ['Everybody, probably', 'You think everybody probably knows.'],
    ],
  },
  q204: {
    asks: 'view',
    ask: "What do they know about what you'd rather do?",
    plain: 'How much have you shown them of your own wish?',
    options: [
      ['A hint or two', "You've given them a hint or two."],
      ["Nothing. I've kept it away from them", "You've kept it away from them."],
      ["Nothing, because I don't know either", "They don't know, because you don't know either."],
    ],
  },
  q205: {
    asks: 'rule',
    ask: 'Who in the family never kept to it?',
    plain: 'Was there one relative who ignored that rule?',
    options: [
      ['One relative nobody talks about', 'There was one, and nobody talks about it.'],
      ['Nobody, that I ever saw', "You never saw anybody who didn't keep to it."],
      ['The very one who taught it', "The very one who taught it didn't keep to it."],
    ],
  },
  q206: {
    asks: 'exception',
    ask: 'What still makes them light up, on a good day?',
    plain: 'On the better days, what still gets through?',
    options: [
      ['Something from the past', 'Something from the past still reaches them.'],
      ["Somebody they're fond of", "Seeing somebody they're fond of makes them light up."],
      ["I've stopped watching for it", "You've stopped watching for it."],
    ],
  },
  q207: {
    asks: 'moment',
    ask: 'What do you remember of it that nobody else would?',
    plain: 'Which small detail of that stays with you?',
    options: [
      ['Something that made me smile', 'You remember something that made you smile.'],
      ['What somebody said', 'You remember what somebody said.'],
      ['Almost nothing, and that bothers me', 'You remember almost nothing, and that bothers you.'],
    ],
  },
  q208: {
    asks: 'moment',
    ask: "What's usually going on just before?",
    plain: 'Right before you do it, how do things stand?',
    options: [
      ['Things are going well', 'Just before, things are usually going well.'],
      ["I'm tired or under pressure", "Just before, you're tired or under pressure."],
      ["I'm already expecting it", "Just before, you're already expecting it."],
    ],
  },
  q209: {
    asks: 'want',
    ask: 'What of theirs would you really want?',
    plain: 'If you could have one part of what they have, which?',
    options: [
      ['How easy it is for them', "You'd want it to be as easy for you as for them."],
      ['Being noticed like that', "You'd want to be noticed like that."],
      [
        "Nothing. I'd just like them to have less",
        "You don't want what they have. You'd like them to have less.",
      ],
    ],
  },
  q210: {
    asks: 'view',
    ask: "If you're fair, who else had a hand in it?",
    plain: 'Besides you, what else played a part?',
    options: [
      ['Several people, to be fair', 'To be fair, several people had a hand in it.'],
      ['Chance, more than anyone', 'Chance played a part, more than anyone.'],
      ["I'd rather take it all myself", "You'd rather take it all on yourself."],
    ],
  },
  q211: {
    asks: 'moment',
    ask: 'How did you find out?',
    plain: 'Who or what told you about it?',
    options: [
      ['I saw or read it', 'You saw it or read it.'],
      ['Somebody told me', 'Somebody told you.'],
      ["I'd guessed it long before", "You'd guessed it before you found out."],
    ],
  },
  q212: {
    asks: 'want',
    ask: 'If you had the keys right now, where to?',
    plain: 'With a car outside, where would you go first?',
    options: [
      ['To see somebody', "You'd go and see somebody."],
      ['Somewhere by the water', "You'd go somewhere by the water."],
      ['Away, never mind where', "You'd just go away, never mind where."],
    ],
  },
  q213: {
    asks: 'moment',
    ask: "What's Sunday evening like at your place?",
    plain: 'How do you spend the night before the week starts?',
    options: [
      ["I'm already thinking about Monday", "You're already thinking about Monday."],
      ['I keep myself busy', 'You keep yourself busy on Sunday evenings.'],
      ["I'm bad-tempered, and sorry after", "You're bad-tempered, and sorry afterwards."],
    ],
  },
  q214: {
    asks: 'moment',
    ask: 'What was the last small thing before the tears?',
    plain: 'What set the crying off, right at that moment?',
    options: [
      ['A word, or a sound', 'It was a word, or a sound.'],
      ['Somebody was kind to me', 'Somebody was kind to you, and then the tears came.'],
      ["Anything would've done it", 'Anything would have made you cry just then.'],
    ],
  },
  q215: {
    asks: 'want',
    ask: 'If the tears did come, where would you want to be?',
    plain: 'Where would be a good place to cry, if you could?',
    options: [
      ['On my own', "You'd want to be on your own."],
      ['With somebody I trust', "You'd want to be with somebody you trust."],
      ["Nowhere, I'm not sure I'd stop", "You're not sure you'd stop, so you'd rather they didn't come."],
    ],
  },
  q216: {
    asks: 'moment',
    ask: 'What nearly came out instead?',
    plain: 'What did you almost say?',
    options: [
      ["That I didn't like it", "You nearly said that you didn't like it."],
      ['Nothing, I only wanted it over', 'You only wanted it to be over.'],
      ['Tears, more than words', "It would've been tears, more than words."],
    ],
  },
  q217: {
    asks: 'want',
    ask: "What were you hoping they'd do instead?",
    plain: 'What would have been the right reaction?',
    options: [
      ['Take me seriously', "You were hoping they'd take you seriously."],
      ['Ask me one proper question', "You were hoping they'd ask you a proper question."],
      ['Not notice at all', "You were hoping they wouldn't notice."],
    ],
  },
  q218: {
    asks: 'moment',
    ask: 'What could you stop doing from that minute on?',
    plain: "What didn't you have to do any more?",
    options: [
      ['Waiting for something bad', 'You could stop waiting for something bad.'],
      ['Acting as if I was all right', 'You could stop acting as if you were all right.'],
      ["Hoping, and that's hard to say", "You could stop hoping, and that's hard to say."],
    ],
  },
  q219: {
    asks: 'exception',
    ask: 'What gives you your breath back, when it goes?',
    plain: 'What helps you breathe properly again?',
    options: [
      ['Getting outside, on my own', 'You breathe better outside, on your own.'],
      ['Somebody calm nearby', 'It helps to have somebody calm nearby.'],
      ['Nothing, I sit it out and hide it', 'You sit it out, and hide it.'],
    ],
  },
  q220: {
    asks: 'exception',
    ask: 'When does your stomach settle again?',
    plain: "What has to happen before your stomach's all right again?",
    options: [
      ["Once the day's over", "Your stomach settles once the day's over."],
      ["When I'm well away from it", "It settles when you're well away from it."],
      ["It doesn't, I've got used to it", "It doesn't settle, and you've got used to that."],
    ],
  },
  q221: {
    asks: 'moment',
    ask: 'How long had you been braced like that?',
    plain: 'How long had you been tense before it let go?',
    options: [
      ['A few weeks or months', 'It had been a few weeks or months.'],
      ['Years, I think', 'You think it had been years.'],
      ['I still am', "You're still braced, even now."],
    ],
  },
  q222: {
    asks: 'moment',
    ask: 'What was the sentence you swallowed?',
    plain: "What would you have said, if you'd let yourself?",
    options: [
      ["“That's not fair”", "You nearly said that it wasn't fair."],
      ['“Please stop”', 'You nearly asked for it to stop.'],
      ["“I'm hurt”, which is hard to say", "You didn't say that you were hurt."],
    ],
  },
  q223: {
    asks: 'moment',
    ask: 'What do you do while the silence lasts?',
    plain: "How do you get through it when that person won't talk?",
    options: [
      ['Try to work out what I did', 'You try to work out what you did.'],
      ['Keep quiet as well', 'You keep quiet as well.'],
      ["Say sorry, even if I've done nothing", "You say sorry, even if you've done nothing."],
    ],
  },
  q224: {
    asks: 'moment',
    ask: 'Whose face did you look at first?',
    plain: 'Who did you look at in that moment?',
    options: [
      ['Somebody I hoped would help', 'You looked at somebody you hoped would help.'],
      ['Whoever I was most afraid of', 'First you looked at whoever you were most afraid of.'],
      ["Nobody's, I looked at the floor", "You couldn't look at anybody."],
    ],
  },
  q225: {
    asks: 'want',
    ask: 'What did you hope would happen when you went?',
    plain: 'What were you hoping for as you left?',
    options: [
      ["That somebody'd come after me", 'You hoped somebody would come after you.'],
      ['Nothing, I just had to go', "You weren't hoping for anything. You just had to go."],
      ["That I'd be missed", "You hoped you'd be missed."],
    ],
  },
  q226: {
    asks: 'view',
    ask: 'What got said about it afterwards?',
    plain: 'How did people explain it later?',
    options: [
      ['Nothing, it was never mentioned', 'Nobody ever mentioned it.'],
      ['That it was for the best', 'People said it was for the best.'],
      ['That it was partly my doing', 'People said it was partly your doing.'],
    ],
  },
  q227: {
    asks: 'moment',
    ask: 'What do you go over at that hour?',
    plain: 'Lying there, what goes round in your head?',
    options: [
      ["What I should've said or done", "You go over what you didn't say or do."],
      ["What's coming next", "You go over what's coming next."],
      ['The same thing every time', 'You go over the same thing every time.'],
    ],
  },
  q228: {
    asks: 'fear',
    ask: "What were you afraid they'd see?",
    plain: 'What did you not want them to notice?',
    options: [
      ['How much I cared', "You were afraid they'd see how much you cared."],
      ["That I didn't know what to do", "You were afraid they'd see you didn't know what to do."],
      ['That I wanted to get away', "You were afraid they'd see you wanted to get away."],
    ],
  },
  q229: {
    asks: 'want',
    ask: "If nobody were pretending, what's the first thing you'd say?",
    plain: 'If everyone dropped the act, what would you say?',
    options: [
      ['That we all know about it', "You'd say that everybody knows about it."],
      ['That it mattered', "You'd say that it mattered."],
      ['Nothing yet, the pretending suits me too', 'The pretending suits you too, in a way.'],
    ],
  },
  q230: {
    asks: 'fear',
    ask: "When you picture it, who's there with you?",
    plain: "In the scene you're scared of, who else is in it?",
    options: [
      ["Nobody, I'm on my own", 'You picture being alone with it.'],
      ["Somebody I'd be letting down", "You picture somebody you'd be letting down."],
      ["Somebody I don't want there", "You picture somebody you don't want there."],
    ],
  },
  q231: {
    asks: 'moment',
    ask: 'What did you learn to listen for?',
    plain: 'What sound or sign do you check first?',
    options: [
      ['Steps, or a door', 'You learned to listen for steps, or a door.'],
      ['The tone of voice', 'You learned to listen for the tone of voice.'],
      ['Anything I might have done wrong', 'You learned to listen for anything you might have done wrong.'],
    ],
  },
  q232: {
    asks: 'moment',
    ask: 'Which time was one time too many?',
    plain: 'When did it become too much?',
    options: [
      ['The last one, small as it was', 'The last time was too much, small as it was.'],
      ['Long ago, I just kept going', 'It was too much long ago, and you kept going.'],
      ["It hasn't come yet, and that worries me", "It hasn't been too much yet, and that worries you."],
    ],
  },
  q233: {
    asks: 'want',
    ask: 'Which one thing would go first, if nobody minded?',
    plain: 'What would you stop doing tomorrow, if you were let?',
    options: [
      ['Something I said yes to out of guilt', "You'd drop something you said yes to out of guilt."],
      ['Being the one who remembers everything', "You'd stop being the one who remembers everything."],
      ["Something I'd feel awful saying", "You'd feel awful saying what would go first."],
    ],
  },
  q234: {
    asks: 'rule',
    ask: 'Who does the guilt sound like, when it talks?',
    plain: 'When you feel guilty, whose words are they?',
    options: [
      ['Somebody who raised me', 'The guilt sounds like somebody who raised you.'],
      ['Me, at my harshest', 'The guilt sounds like you, at your harshest.'],
      ['Somebody I let down', 'The guilt sounds like somebody you let down.'],
    ],
  },
  q235: {
    asks: 'rule',
    ask: 'When you were small, who was allowed to sit down?',
    plain: 'In the house you grew up in, who got to rest?',
    options: [
      ['Some got to, and some never did', 'Some people could rest, and some never did.'],
      ['Nobody, it counted as laziness', 'Sitting down counted as laziness where you grew up.'],
      ['Only somebody who was ill', 'Only somebody who was ill was allowed to sit down.'],
    ],
  },
  q236: {
    asks: 'want',
    ask: "Which part of what they've got would you take?",
    plain: "What is it exactly that you'd like to have too?",
    options: [
      ['The ease of it', "You'd like it to be as easy as it looks."],
      ['One bit of it, not the whole', "You'd like one bit of it, not the whole."],
      ['Being wanted like that', "You'd like to be wanted like that."],
    ],
  },
  q237: {
    asks: 'cost',
    ask: 'What have you stopped doing to keep things calm?',
    plain: "What do you do less of, so there's no trouble?",
    options: [
      ['Seeing certain people', "You've stopped seeing certain people."],
      ['Saying what I really think', "You've stopped saying what you really think."],
      ['Being myself, a little at a time', "You've stopped being yourself, a little at a time."],
    ],
  },
  q238: {
    asks: 'exception',
    ask: 'Where did you last catch sight of the old you?',
    plain: 'When were you last a bit like you used to be?',
    options: [
      ['On my own, with no one around', 'You saw the old you when you were on your own.'],
      ['With someone who knew me then', 'You saw the old you with somebody who knew you then.'],
      ['Only in an old photo', "You've only seen the old you in a photo."],
    ],
  },
  q239: {
    asks: 'moment',
    ask: 'Which minute would you go back to?',
    plain: 'Which exact moment would you change?',
    options: [
      ["The one where I could've spoken", "You'd go back to when you could've spoken."],
      ['The one just before it happened', "You'd go back to just before it happened."],
      ["None, I'd likely do it again", "You'd likely do it again."],
    ],
  },
  q240: {
    asks: 'want',
    ask: "What's the smallest bit of that you'd settle for?",
    plain: 'What small part of it would already be something?',
    options: [
      ['An honest word or two', 'An honest word or two would be something.'],
      ["Seeing that somebody's trying", "It'd be enough to see that somebody's trying."],
      ["I've settled already, that's the trouble", "You've already settled for less."],
    ],
  },
  q241: {
    asks: 'cost',
    ask: "What would it have cost you if they'd done well?",
    plain: "If it had gone well for them, what would've been hard for you?",
    options: [
      ["I'd have had to look pleased", "You'd have had to look pleased."],
      ["I'd have had to question my life", "You'd have had to question your own life."],
      ["I'd have felt left behind", "You'd have felt left behind."],
    ],
  },
  q242: {
    asks: 'moment',
    ask: 'How did it come to that, on one day or slowly?',
    plain: 'When did it get that strong?',
    options: [
      ['On one day', 'It was one day, and you know which.'],
      ['It built up slowly', "It wasn't one day. It built up slowly."],
      ['On one day, and I was part of it', 'There was one day, and you had a part in it.'],
    ],
  },
  q243: {
    asks: 'exception',
    ask: 'When did you last like yourself, even for an hour?',
    plain: 'When were you last all right with who you are?',
    options: [
      ['When I was some use to somebody', 'You liked yourself when you were some use to somebody.'],
      [
        "With someone I didn't have to impress",
        "You were all right with somebody you didn't have to impress.",
      ],
      ["I can't think of a time", "You can't think of a time when you liked yourself."],
    ],
  },
  q244: {
    asks: 'moment',
    ask: 'Which bit of the day do you dread most?',
    plain: "What's the worst part of the day there?",
    options: [
      ['The start', 'You dread the start of it most.'],
      ['Seeing a certain person', 'You dread seeing a certain person.'],
      ["The end, when I've nothing left", "You dread the end, when you've nothing left."],
    ],
  },
  q245: {
    asks: 'moment',
    ask: 'What had been building before that one went off?',
    plain: 'What had come before it, that day?',
    options: [
      ['A whole day of small things', "There'd been small things all day."],
      ['Something somebody said earlier', 'Somebody had said something earlier.'],
      ['Years of it', 'It had been building for years.'],
    ],
  },
  q246: {
    asks: 'moment',
    ask: 'What went through you in the quiet straight after?',
    plain: 'Just after it, what did you think?',
    options: [
      ['That it had gone too far', 'You thought it had gone too far.'],
      ['That at least it was over', 'You thought that at least it was over.'],
      ["That I'd known it would happen", "You thought you'd known it would happen."],
    ],
  },
  q247: {
    asks: 'moment',
    ask: 'How do you go, once the shouting starts?',
    plain: 'What happens in you when somebody shouts at you?',
    options: [
      ['Small and polite', 'You go small and polite.'],
      ['Blank, I hear none of it', 'You go blank, and hear none of it.'],
      ['Louder than whoever started', 'You get louder than whoever started.'],
    ],
  },
  q248: {
    asks: 'moment',
    ask: "Who's on the receiving end when you notice it?",
    plain: 'When it comes out of you, who gets it?',
    options: [
      ['Somebody I love, usually', "It's usually somebody you love who gets it."],
      ['Only me, inside my head', 'Only you get it, inside your head.'],
      ["Somebody who can't answer back", "It's somebody who can't answer back."],
    ],
  },
  q249: {
    asks: 'view',
    ask: 'Whose eyes on you did you mind most?',
    plain: 'Who did you most not want to see it?',
    options: [
      ['Somebody I wanted to think well of me', 'You minded somebody whose good opinion you wanted.'],
      ["People I don't even know", "You minded people you don't even know."],
      ["My own, more than anyone's", "You minded your own eyes more than anyone's."],
    ],
  },
  q250: {
    asks: 'exception',
    ask: "What's the last thing that got through to you?",
    plain: 'What did you last really feel, even a little?',
    options: [
      ['Something small, out of nowhere', 'Something small got to you, out of nowhere.'],
      ["Somebody else's trouble", "You could feel somebody else's trouble."],
      ["I can't think, and it frightens me", "You can't think of anything, and that frightens you."],
    ],
  },
  q251: {
    asks: 'want',
    ask: "What would you tell somebody tonight, if they'd sit down?",
    plain: 'If someone sat with you this evening, what would you say?',
  },
  q252: {
    asks: 'fear',
    ask: "Who are you half hoping it'll be, when the phone goes?",
    plain: 'When the phone rings, whose name are you hoping to see?',
    options: [
      ["One person, and it won't be", "You hope for one person, and don't expect it."],
      ["Anybody who'd like a chat", "You'd be glad of anybody who'd like a chat."],
      ["Nobody. I've stopped hoping", "You've stopped hoping it'll be somebody."],
    ],
  },
  q253: {
    asks: 'fear',
    ask: "Who do you think of before you've even looked?",
    plain: 'When a phone goes, whose trouble comes to mind?',
    options: [
      ['Somebody I worry about', 'You think of somebody you worry about.'],
      ['Somebody who usually wants something', 'You think of somebody who usually wants something.'],
      ["Somebody it can't be", "You think of somebody it can't be."],
    ],
  },
  q254: {
    asks: 'want',
    ask: 'Who did you want to tell first?',
    plain: 'Who would you most like to have known about it?',
    options: [
      ["Somebody I'm close to", "You wanted to tell somebody you're close to."],
      ["Somebody who hadn't expected it", "You wanted to tell somebody who hadn't expected it."],
      ['Nobody, I kept it to myself', 'You kept it to yourself.'],
    ],
  },
  q255: {
    asks: 'want',
    ask: 'What would you have liked to hear, word for word?',
    plain: 'Which exact words were missing?',
    needs: 'said|say|says|told|tell|sorry|apolog*|wrote|text|texted|message*|asked|hear|heard',
    options: [
      ["“I'm sorry”", 'The word you missed was sorry.'],
      ['“Tell me about it”', "You'd have liked to be asked about it."],
      ["It's too late for it now", "You think it's too late for those words now."],
    ],
  },
  q256: {
    asks: 'cost',
    ask: 'Who gets hurt if it all stays as it is?',
    plain: "If nothing's said or done, who pays?",
    options: [
      ['Me, bit by bit', "You'd be the one who gets hurt, bit by bit."],
      ['Everybody, only slower', 'Everybody would get hurt, only more slowly.'],
      ["Somebody who doesn't know it yet", "Somebody would get hurt who doesn't know it yet."],
    ],
  },
  q257: {
    asks: 'want',
    ask: 'If they looked properly, what should they see first?',
    plain: 'What should they notice about you?',
    options: [
      ['How tired I am', "They'd see how tired you are."],
      ['How much I do', "They'd see how much you do."],
      ["That I'm half gone already", "They'd see that you're half gone already."],
    ],
  },
  q258: {
    asks: 'moment',
    ask: 'What did it look like at the time, before you knew?',
    plain: 'Back then, what did it seem like to you?',
    options: [
      ['Like nothing unusual', 'At the time it looked like nothing unusual.'],
      ['Like something quite different', 'At the time it looked like something quite different.'],
      ['I saw something, and I looked away', 'You saw something, and you looked away.'],
    ],
  },
  q259: {
    asks: 'view',
    ask: 'What did you really know at the time?',
    plain: 'Leave out what you learned later. What did you know then?',
    options: [
      ["Nothing that'd have warned me", 'There was nothing that would have warned you.'],
      ['One small thing, and I let it go', 'You knew one small thing, and let it go.'],
      ['Enough to have done something', 'You knew enough to have done something.'],
    ],
  },
  q260: {
    asks: 'moment',
    ask: 'What was going on in that one moment?',
    plain: 'What was really happening, right then?',
    options: [
      ['Nothing planned, it just happened', 'Nothing was planned. It just happened.'],
      ['Something that was never sorted out', 'There was something that had never been sorted out.'],
      ['Something ended, and I knew', 'Something ended there, and you knew.'],
    ],
  },
  q261: {
    asks: 'exception',
    ask: 'How long had you gone without that?',
    plain: 'When had somebody last done that?',
    options: [
      ["Longer than I'd realised", "It had been longer than you'd realised."],
      ['Not that long, really', "It hadn't been that long."],
      ["I'd told myself I didn't need it", "You'd told yourself you didn't need it."],
    ],
  },
  q262: {
    asks: 'moment',
    ask: 'What was the last ordinary touch you remember?',
    plain: 'When was the last casual touch?',
    options: [
      ['Something in passing', 'It was something in passing.'],
      ["It's too long ago to say", "It's so long ago that you couldn't say."],
      ['One I moved away from', 'You were the one who moved away.'],
    ],
  },
  q263: {
    asks: 'view',
    ask: 'What do they picture, when they think of you here?',
    plain: 'How do they imagine your life where you are?',
    options: [
      ["Somebody who's doing well", "They picture somebody who's doing well."],
      ["Somebody who doesn't think of them", "They may think that you don't think of them."],
      ['Only what I let them see', 'They picture what you let them see.'],
    ],
  },
  q264: {
    asks: 'want',
    ask: 'If you could be there for an hour, what would you do first?',
    plain: 'One hour back there: what comes first?',
    options: [
      ['See the people there', "First you'd see the people there."],
      ['Just stand there and look', "First you'd just stand there and look."],
      ["See that it isn't the same", "You'd see that it isn't the same."],
    ],
  },
  q265: {
    asks: 'rule',
    ask: 'What had been promised, out loud or not?',
    plain: 'What promise was there about this?',
    options: [
      ["That it wouldn't come to this", "It was promised that it wouldn't come to this."],
      ['That somebody would be there', 'It was promised that somebody would be there.'],
      ['Nothing out loud, only in my head', 'Nothing was said out loud. It was in your head.'],
    ],
  },
  q266: {
    asks: 'exception',
    ask: 'How would you know, on a normal day, that they cared?',
    plain: 'On a plain day, what told you they cared?',
    options: [
      ['They did something for me', 'You knew because they did something for you.'],
      ['They asked how I was', 'You knew because they asked how you were.'],
      ["I wouldn't, I had to guess", 'You had to guess whether they cared.'],
    ],
  },
  q267: {
    asks: 'want',
    ask: 'What would the first sentence be, after all this time?',
    plain: 'If you spoke again, how would it begin?',
    needs:
      "stopped speaking|stopped talking|not spoken|haven't spoken|hasn't spoken|don't speak|doesn't speak|not talked|haven't talked|hasn't talked|don't talk anymore|no contact|lost touch|out of touch|lost contact|fell out|fallen out|cut me off|cut us off|cut him off|cut her off|cut them off|estranged|disappeared|walked out|left for good|left me|left us|years since|been years|after all these years|after all this time",
    options: [
      ['Just hello', "You'd just say hello."],
      ["I'd ask why", "You'd ask why."],
      ["There isn't one, I've stopped looking", "There's no first sentence. You've stopped looking for one."],
    ],
  },
  q268: {
    asks: 'fear',
    ask: 'What turns up when you finally sit down?',
    plain: "When it goes quiet, what's there?",
    options: [
      ["Everything I've still got to do", "Everything you've still got to do turns up."],
      ["Something I've been avoiding", "Something you've been avoiding turns up."],
      ['Nothing, I just feel empty', 'You just feel empty.'],
    ],
  },
  q269: {
    asks: 'moment',
    ask: 'Which ten seconds of it do you play the most?',
    plain: 'What short bit keeps coming back?',
    options: [
      ['What was said, and how', 'You go back to what was said, and how.'],
      ["What I said, or didn't", "You go back to what you said, or didn't."],
      ["The bit I'd never tell anyone", "You go back to the bit you'd never tell anyone."],
    ],
  },
  q270: {
    asks: 'fear',
    ask: 'Who do you picture reading it?',
    plain: 'When you work at it, whose face is over your shoulder?',
    options: [
      ["Somebody who'll find fault with it", "You picture somebody who'll find fault with it."],
      ["Nobody, and that's what stops me", 'You picture nobody reading it, and that stops you.'],
      ["Me, and I'm the hardest", "You're your own hardest reader."],
    ],
  },
  q271: {
    asks: 'fear',
    ask: 'Which line in it scares you?',
    plain: "What's the hardest sentence in it?",
    options: [
      ["The one where I say I'm sorry", 'The line that says sorry scares you.'],
      ['The one that says what happened', 'The line that says what happened scares you.'],
      ['The end, where I ask for something', 'The line where you ask for something scares you.'],
    ],
  },
  q272: {
    asks: 'moment',
    ask: 'What kept you from answering, back then?',
    plain: "Why didn't you answer, at the time?",
    options: [
      ["I'd nothing kind to say", 'You had nothing kind to say.'],
      ["I didn't know what to say", "You didn't know what to say."],
      ['I was angry, and let it show', 'You were angry, and let it show by not answering.'],
    ],
  },
  q273: {
    asks: 'view',
    ask: 'What have you decided the silence means?',
    plain: 'How do you explain it to yourself?',
    options: [
      ["That I don't matter", "You've decided it means you don't matter."],
      ["That something's wrong", "You've decided it means something's wrong."],
      ["That I've said the wrong thing", "You've decided it means you said the wrong thing."],
    ],
  },
  q274: {
    asks: 'view',
    ask: "Who else knows it's there?",
    plain: 'Does anybody know you have it?',
    options: [
      ['Everybody, and nobody asks', 'Everybody knows, and nobody asks.'],
      ["Nobody, I'd have to explain", "Nobody knows, so you don't have to explain."],
      ['I try to forget it myself', 'You try to forget about it yourself.'],
    ],
  },
  q275: {
    asks: 'fear',
    ask: "Who's closest to finding out?",
    plain: 'Who might work it out first?',
    options: [
      ["The one it'd hurt most", "The one it'd hurt most is closest to finding out."],
      ["Nobody, I'm very careful", "Nobody's close. You're very careful."],
      ['I half want somebody to', 'You half want somebody to find out.'],
    ],
  },
  q276: {
    asks: 'exception',
    ask: 'What can you see now that the drink covered?',
    plain: "What do you notice, sober, that you didn't before?",
    options: [
      ['How long an evening is', 'You see how long an evening is.'],
      ['Who I only drank with', 'You see who you only drank with.'],
      ['What I was like back then', 'You see what you were like back then.'],
    ],
  },
  q277: {
    asks: 'cost',
    ask: 'What comes attached to that money?',
    plain: 'What would you have to give back, besides the money?',
    options: [
      ['A remark, sooner or later', "There'd be a remark, sooner or later."],
      ["Nothing, and I still couldn't enjoy it", "Nothing's attached, and you still couldn't enjoy it."],
      ["I couldn't say no any more", "You feel you couldn't say no any more."],
    ],
  },
  q278: {
    asks: 'want',
    ask: 'What have you said about it so far?',
    plain: 'What did you tell them, and what did you leave out?',
    options: [
      ['Nothing serious, I make a joke', "You've made a joke of it so far."],
      ['I said it once, nicely', 'You said it once, nicely.'],
      ['Everything except the main thing', "You've said everything except the main thing."],
    ],
  },
  q279: {
    asks: 'cost',
    ask: 'What do you go without first?',
    plain: "What's the first thing you stop paying for?",
    options: [
      ['Going out with people', 'You stop going out with people first.'],
      ['Things that are only for me', 'You go without things that are only for you.'],
      ['Something I really need', 'You go without something you really need.'],
    ],
  },
  q280: {
    asks: 'view',
    ask: 'Who saw it happen and said nothing?',
    plain: 'Who knew it was unfair and kept quiet?',
    options: [
      ['Everybody who was there', 'Everybody there saw it, and said nothing.'],
      ["Somebody I'd have spoken up for", "Somebody said nothing who you'd have spoken up for."],
      ['Me, I went along with it', 'You said nothing either, and went along with it.'],
    ],
  },
  q281: {
    asks: 'want',
    ask: 'If you stopped, which day would they notice?',
    plain: 'Say you stopped. How soon would they see it?',
    options: [
      ['Within a day or two', "They'd notice within a day or two."],
      ['Late, and not know why', "They'd notice late, and not know why."],
      ["They wouldn't, and that's my fear", "You're afraid they wouldn't notice."],
    ],
  },
  q282: {
    asks: 'want',
    ask: 'What did you want to answer, in that second?',
    plain: "What would've been your own answer?",
    options: [
      ['Only no', 'You wanted to say no.'],
      ['“Let me think about it”', 'You wanted time to think about it.'],
      ["Something I didn't dare say", "You wanted to say something you didn't dare to."],
    ],
  },
  q283: {
    asks: 'cost',
    ask: 'How did they take it, your no?',
    plain: 'What did they do when you said no?',
    options: [
      ['Badly, and they let me know', 'They took it badly, and let you know.'],
      ['Fine, and that surprised me', 'They took it fine, and that surprised you.'],
      ["Carried on as if I'd not spoken", "They carried on as if you'd said nothing."],
    ],
  },
  q284: {
    asks: 'cost',
    ask: "What goes on without you while you're on shift?",
    plain: "What are you missing while you're at work?",
    options: [
      ['Ordinary evenings', 'You miss ordinary evenings.'],
      ['Sleep and daylight', 'You miss sleep and daylight.'],
      ['Life goes on without me', 'Life goes on without you there.'],
    ],
  },
  q285: {
    asks: 'want',
    ask: "Door shut, phone off: what's the first hour for?",
    plain: 'What would you do in the first hour of it?',
    options: [
      ['Lying down, doing nothing', "You'd lie down and do nothing."],
      ['Something I used to love', "You'd do something you used to love."],
      ["Wondering if I'm needed", "You'd wonder if you're needed."],
    ],
  },
  q286: {
    asks: 'fear',
    ask: 'Which sentence are you most braced for?',
    plain: 'What do you least want to hear in there?',
    options: [
      ["“It's been decided”", "You're braced for hearing that it's been decided."],
      ["“I'm disappointed in you”", "You're braced for hearing that somebody's disappointed."],
      ["The one that's true", "You're braced for the one that's true."],
    ],
  },
  q287: {
    asks: 'rule',
    ask: 'Where did you get your picture of a good one?',
    plain: 'Who showed you what a good one does?',
    options: [
      ['Somebody who made it look easy', 'You got the picture from somebody who made it look easy.'],
      ['I made it up for myself', 'You made up the picture for yourself.'],
      ['From people who judge me', 'You got the picture from people who judge you.'],
    ],
  },
  q288: {
    asks: 'exception',
    ask: 'Who speaks up for you in that family?',
    plain: 'Who takes your side there?',
    options: [
      ['Nobody does', 'Nobody there speaks up for you.'],
      ['One, quietly, afterwards', 'One person does, quietly and afterwards.'],
      ["I could, and I don't", "You could speak up for yourself, and you don't."],
    ],
  },
  q289: {
    asks: 'rule',
    ask: 'When did that become your job?',
    plain: 'How did it end up being yours?',
    options: [
      ["I did it well once, that's all", 'You did it well once, and then it was yours.'],
      ['Nobody else would do it', 'Nobody else would do it, so you did.'],
      ["I took it, I didn't trust anyone else", "You took it on, because you didn't trust anyone else."],
    ],
  },
  q290: {
    asks: 'rule',
    ask: 'What were you known for, growing up?',
    plain: 'Which part were you given at home?',
    options: [
      ['Being no trouble', 'You were known for being no trouble.'],
      ['Being the trouble', 'You were known for being the trouble.'],
      ['Nothing much, I was just there', "You weren't known for anything much."],
    ],
  },
  q291: {
    asks: 'exception',
    ask: "Where don't you have to try?",
    plain: 'In which company can you just be?',
    options: [
      ["With one or two people, that's it", "With one or two people you don't have to try."],
      ['Among strangers, oddly', "Among strangers you don't have to try."],
      ["Nowhere that I've found", "There's nowhere that you've found."],
    ],
  },
  q292: {
    asks: 'want',
    ask: 'What would have been enough?',
    plain: "How little would've done?",
    options: [
      ['A few words', 'A few words would have been enough.'],
      ['Somebody being glad', 'It would have been enough if somebody had been glad.'],
      ['Not having to ask for it', 'It would have been enough not to have to ask.'],
    ],
  },
  q293: {
    asks: 'cost',
    ask: 'How long will you give it?',
    plain: 'Until when do you want to wait?',
    options: [
      ["I haven't set a limit", "You haven't set a limit."],
      ['Until a date I keep moving', "There's a date, and you keep moving it."],
      ["I've given up before, and waited again", "You've given up before, and then waited again."],
    ],
  },
  q294: {
    asks: 'want',
    ask: 'What do you miss of it, if anything?',
    plain: "Is there a part of it you'd have back?",
    options: [
      ['Belonging somewhere', 'You miss belonging somewhere.'],
      ['Having somebody to ask', 'You miss having somebody to ask.'],
      ["More than I'd admit", "You miss more of it than you'd admit."],
    ],
  },
  q295: {
    asks: 'want',
    ask: 'What do you leave out when you pray?',
    plain: "What don't you dare put in the prayer?",
    options: [
      ["What I'd really like to happen", "You leave out what you'd really like to happen."],
      ['How angry I am', 'You leave out how angry you are.'],
      ['My own part in it', 'You leave out your own part in it.'],
    ],
  },
  q296: {
    asks: 'fear',
    ask: 'Whose opinion, out of all of them, really counts?',
    plain: 'Out of everyone, whose judgement do you mind?',
    options: [
      ["One person's, if I'm honest", "If you're honest, it's one person's opinion."],
      ["Nobody's, and I still mind", "Nobody's really counts, and you still mind."],
      ["Somebody who doesn't wish me well", "You mind the opinion of somebody who doesn't wish you well."],
    ],
  },
  q297: {
    asks: 'exception',
    ask: 'What did you get to choose for yourself, after?',
    plain: "What's been up to you since then?",
    options: [
      ['Small everyday things', 'You got to choose small everyday things.'],
      ['Not much, I was too tired', 'You were too tired to choose much.'],
      ["Less than I'd hoped", "It was less than you'd hoped."],
    ],
  },
  q298: {
    asks: 'want',
    ask: "What'd be hardest to leave behind?",
    plain: 'What would you miss, if you went?',
    options: [
      ['A place', "It'd be hard to leave a place behind."],
      ["Somebody I'd worry about", "You'd be leaving somebody you'd worry about."],
      ['Not much, and that shook me', "There isn't much you'd miss, and that shook you."],
    ],
  },
  q299: {
    asks: 'view',
    ask: 'What do people never ask you about them?',
    plain: 'What would you like somebody to ask about that person?',
    needs: 'died|death|funeral|passed|gone|lost|ask*',
    options: [
      ['The ordinary things', 'Nobody asks you about the ordinary things.'],
      ['How I am with it now', 'Nobody asks how you are with it now.'],
      ['The hard bits between us', 'Nobody asks about the hard bits between you.'],
    ],
  },
  q300: {
    asks: 'want',
    ask: "If you'd got there, what would you have wanted to say?",
    plain: 'What would you have said, with a minute to say it?',
    needs:
      'died|dead|death|deaths|die|dies|dying|passed away|passed on|funeral*|grave|graves|buried|ashes|widow*|late husband|late wife|late mother|late father|lost my|lost our|lost her|lost him|we lost|gone now|gone since',
    options: [
      ["Nothing, I'd just be there", "You wouldn't have said anything. You'd just have been there."],
      ["That I'm sorry", "You'd have wanted to say sorry."],
      ["Something I mightn't have managed", "You're not sure you'd have managed to say it."],
    ],
  },
  q301: {
    asks: 'exception',
    ask: 'When did somebody last hand you a plate and tell you to sit?',
    plain: 'When did you last sit down and have it put in front of you?',
    options: [
      ["So long ago I'd have to think", "It's so long ago that you'd have to think."],
      ['When I was a guest somewhere', 'It was when you were a guest somewhere.'],
      ['It was offered, and I said no', 'It was offered, and you said no.'],
    ],
  },
  q302: {
    asks: 'exception',
    ask: 'Which of them would take the truth well?',
    plain: "If one of them knew, who'd be all right about it?",
    options: [
      ['One of them, I think', 'You think one of them would take it well.'],
      ['None that I can think of', "You can't think of one who would."],
      ['More than I give them credit for', 'It may be more of them than you give credit for.'],
    ],
  },
  q303: {
    asks: 'cost',
    ask: 'What do you skip because of it?',
    plain: 'What do you not do any more, because of that?',
    options: [
      ['Going out', 'You skip going out.'],
      ['Things I used to enjoy', 'You skip things you used to enjoy.'],
      ['Anything where people would see me', 'You skip anything where people would see you.'],
    ],
  },
  q304: {
    asks: 'moment',
    ask: 'What do you do with the hours in between?',
    plain: 'How do you fill the time till you know?',
    options: [
      ['Keep busy, and tell nobody', 'You keep busy, and tell nobody.'],
      ["Look things up I shouldn't", "You look up things that you feel you shouldn't."],
      ['Imagine the worst', 'You imagine the worst.'],
    ],
  },
  q305: {
    asks: 'want',
    ask: 'What are you hoping to find, or not find?',
    plain: 'When you look, what do you want to see?',
    options: [
      ["A sign that it's all right", "You hope to find a sign that it's all right."],
      ["A sign I'm thought of", 'You hope to find that somebody thinks of you.'],
      ['Proof, so I could stop', 'You hope to find proof, so that you could stop.'],
    ],
  },
  q306: {
    asks: 'cost',
    ask: "What can't you start until that's settled?",
    plain: 'What are you putting off because of it?',
    options: [
      ['Anything long-term', "You can't start anything long-term."],
      ['Feeling at home', "You can't feel at home until that's settled."],
      ['Saying what I really mean', "You can't say what you really mean yet."],
    ],
  },
  q307: {
    asks: 'want',
    ask: "If you'd one minute, which answer would come out?",
    plain: 'Without time to think, what would you say?',
    options: [
      ["Yes, and I'd worry after", "You'd say yes, and worry afterwards."],
      ["No, and I'd be relieved", "You'd say no, and be relieved."],
      ['Whatever keeps other people happy', "You'd say whatever keeps other people happy."],
    ],
  },
  q308: {
    asks: 'want',
    ask: 'If one of them fell through tomorrow, which would sting more?',
    plain: 'Which would you mind losing more?',
  },
  q309: {
    asks: 'fear',
    ask: 'What does putting it off let you keep?',
    plain: 'What stays safe while it waits?',
    options: [
      ['One more quiet day', 'It lets you keep one more quiet day.'],
      ['It could still turn out fine', 'While it waits, it could still turn out fine.'],
      ['Nobody can say I did it badly', 'While it waits, nobody can say you did it badly.'],
    ],
  },
  q310: {
    asks: 'view',
    ask: 'Who do you measure yourself against?',
    plain: 'Whose life do you hold yours up to?',
    options: [
      ['Somebody I know well', 'You measure yourself against somebody you know well.'],
      ["People I've never even met", "You measure yourself against people you've never met."],
      ["The person I'd planned to be", "You measure yourself against who you'd planned to be."],
    ],
  },
  q311: {
    asks: 'exception',
    ask: 'What did you have in that time that was yours?',
    plain: 'What in those years did belong to you?',
    options: [
      ['A friend or two', 'You had a friend or two.'],
      ['Something I learned', 'You learned something in that time.'],
      ['Not enough, to be honest', 'To be honest, not enough of it was yours.'],
    ],
  },
  q312: {
    asks: 'fear',
    ask: "Who'd be first with the “I told you so”?",
    plain: 'If it went wrong, who would rub it in?',
    options: [
      ['Somebody close to me, kindly', 'Somebody close to you would say it, kindly.'],
      ['Nobody. People would be nice', 'People would be nice about it.'],
      ['Me, before anyone else', "You'd say it to yourself before anyone else."],
    ],
  },
  q313: {
    asks: 'fear',
    ask: "What do you think they'd catch you at?",
    plain: 'If they found out, what exactly would they find?',
    options: [
      ['Guessing most of the time', "They'd catch you guessing."],
      ['Working twice as hard as others', "They'd catch you working twice as hard as others."],
      ['Being ordinary', "They'd catch you being ordinary."],
    ],
  },
  q314: {
    asks: 'cost',
    ask: 'What have you not done because of that sentence?',
    plain: 'What did you leave alone, after hearing it?',
    options: [
      ['Spoken up', "You haven't spoken up, because of it."],
      ['Tried again', "You haven't tried again, because of it."],
      ['Believed anyone who said otherwise', "You haven't believed anyone who said otherwise."],
    ],
  },
  q315: {
    asks: 'view',
    ask: 'If a mate asked you that, what would you answer?',
    plain: 'What would you tell a friend who asked the same?',
    options: [
      ['Not to worry so much', "You'd tell a friend not to worry so much."],
      ['That it depends', "You'd tell a friend that it depends."],
      ['Something kinder than I tell myself', "You'd tell a friend something kinder than you tell yourself."],
    ],
  },
  q316: {
    asks: 'want',
    ask: 'If nobody had it worse, what would you say about yours?',
    plain: 'Leaving others out of it, how would you put yours?',
    options: [
      ["That it's hard, full stop", "You'd say that it's hard."],
      ["That it's gone on too long", "You'd say that it's gone on too long."],
      ["I'd find somebody else to put first", "You'd still find somebody else to put first."],
    ],
  },
  q317: {
    asks: 'cost',
    ask: 'What did saying that save you from?',
    plain: 'What would have happened with the truth?',
    options: [
      ['An argument', 'Saying that saved you from an argument.'],
      ['Seeing somebody upset', 'Saying that saved you from seeing somebody upset.'],
      ['Having to do something about it', 'Saying that saved you from having to act on it.'],
    ],
  },
  q318: {
    asks: 'moment',
    ask: 'What had you noticed before you knew?',
    plain: 'Were there any signs beforehand?',
    options: [
      ["Small things that didn't add up", "You'd noticed small things that didn't add up."],
      ['Nothing, it came out of nowhere', "You hadn't noticed anything."],
      ['Plenty, I kept explaining it away', "You'd noticed plenty, and explained it away."],
    ],
  },
  q319: {
    asks: 'cost',
    ask: 'What had you already built on that?',
    plain: 'What were you counting on because of it?',
    options: [
      ['Plans of my own', "You'd already made plans."],
      ['A fair bit of hope', "You'd put a fair bit of hope in it."],
      ["I'd already told people", "You'd already told people."],
    ],
  },
  q320: {
    asks: 'rule',
    ask: 'Back then, how much did you think it would ask of you?',
    plain: 'When you promised it, what did you think it would take?',
    options: [
      ['Less than this', 'You thought it would ask less of you.'],
      ["I didn't think about it", "You hadn't thought about what it would ask."],
      ["I knew, and hoped I'd be let off", "You knew, and hoped you'd be let off."],
    ],
  },
  q321: {
    asks: 'moment',
    ask: 'At what point does it usually turn?',
    plain: 'When does it go from talking to fighting?',
    options: [
      ['When the past gets brought up', 'It turns when the past gets brought up.'],
      ['When somebody raises their voice', 'It turns when somebody raises their voice.'],
      ['When I say something unkind', 'It turns when you say something unkind.'],
    ],
  },
  q322: {
    asks: 'exception',
    ask: 'Which of it helped, even for a day?',
    plain: 'What made it a bit better for a short time?',
    options: [
      ['Getting out and moving', 'Getting out and moving helped.'],
      ['Being with somebody', 'Being with somebody helped.'],
      ['None, though I said it did', 'None of it helped, and you said that it did.'],
    ],
  },
  q323: {
    asks: 'fear',
    ask: 'What do you think the second month would be like?',
    plain: 'After the nice start, how would it go?',
    options: [
      ['Back to how it was', "You think it'd be back to how it was."],
      ["Better, I'd want to believe", "You'd want to believe it'd be better."],
      ['Me, waiting for it to go wrong', "You'd be waiting for it to go wrong."],
    ],
  },
  q324: {
    asks: 'moment',
    ask: 'At what point does it get too near?',
    plain: 'When exactly do you want to get away?',
    options: [
      ["When somebody's kind and means it", "It gets too near when somebody's kind and means it."],
      ['When somebody starts counting on me', 'It gets too near when somebody counts on you.'],
      ['When I could be hurt', 'It gets too near when you could be hurt.'],
    ],
  },
  q325: {
    asks: 'exception',
    ask: 'What do you do anyway, where nobody sees?',
    plain: 'What small thing do you do all the same?',
    options: [
      ['Small things I enjoy', 'You do small things that you enjoy.'],
      ['I plan, and tell nobody', 'You make plans, and tell nobody.'],
      ["Nothing, I've stopped wanting to", "You've stopped wanting to."],
    ],
  },
  q326: {
    asks: 'want',
    ask: 'Who there do you wish had stepped in?',
    plain: 'Who in that room should have said something?',
    options: [
      ['Somebody who looked away', 'You wish somebody had stepped in who looked away.'],
      ["Nobody, it would've made it worse", "You think it would've made things worse."],
      ["Me, I could've said something", "You wish you'd said something yourself."],
    ],
  },
  q327: {
    asks: 'cost',
    ask: 'What do they get told instead?',
    plain: 'What do you say to them in its place?',
    options: [
      ["That everything's fine", "They get told that everything's fine."],
      ['Half of it', 'They get told half of it.'],
      ['Less and less', 'They get told less and less.'],
    ],
  },
  q328: {
    asks: 'cost',
    ask: 'How long have you had that on your own?',
    plain: 'Since when have you carried it alone?',
    options: [
      ['Only a short while', "You've had it on your own for a short while."],
      ['For years', "You've had it on your own for years."],
      ['Too long to bring it up now', "You feel it's too late to bring it up now."],
    ],
  },
  q329: {
    asks: 'fear',
    ask: 'Which look on their face would be the worst?',
    plain: 'When they hear it, which face could you least bear?',
    options: [
      ['Hurt, more than angry', 'A hurt look would be worse for you than an angry one.'],
      ["As if they'd always known", "The worst look would be that they'd always known."],
      ['Relief', 'The worst look would be relief.'],
    ],
  },
  q330: {
    asks: 'want',
    ask: "What'd your face do, if you let it?",
    plain: 'Without the smile, how would you look?',
    options: [
      ['Show how annoyed I am', 'Your face would show how annoyed you are.'],
      ['Cry', "You'd cry, if you let your face do it."],
      ["Nothing, I'm that tired", "Your face would do nothing. You're that tired."],
    ],
  },
  q331: {
    asks: 'moment',
    ask: 'What do you type there and then delete?',
    plain: 'Which message have you written and not sent?',
    options: [
      ['A simple question', 'You type a simple question, and delete it.'],
      ['Something honest', 'You type something honest, and delete it.'],
      ['Something angry', 'You type something angry, and delete it.'],
    ],
  },
  q332: {
    asks: 'exception',
    ask: 'What happened when you stopped, if you ever did?',
    plain: 'Have you tried not doing it for a while?',
    options: [
      ['Nothing happened', 'You stopped once, and nothing happened.'],
      ['It surprised me', 'You stopped once, and what happened surprised you.'],
      ["I never have, I'm afraid of the answer", "You're afraid of what you'd find out."],
    ],
  },
  q333: {
    asks: 'moment',
    ask: 'What thought turned you round?',
    plain: 'What came into your head that stopped you?',
    needs: 'turned|turn round|turned back|went back|nearly|almost|bottled|chickened',
    options: [
      ['What somebody might say', 'You thought of what somebody might say.'],
      ["That it wasn't the right time", "You thought it wasn't the right time."],
      ['That it might go well', 'You turned round because it might go well.'],
    ],
  },
  q334: {
    asks: 'cost',
    ask: 'What did that place give you besides wages?',
    plain: 'Apart from money, what went with it?',
    options: [
      ['A reason to get up', 'That place gave you a reason to get up.'],
      ['People who knew me', 'That place gave you people who knew you.'],
      ['A feeling that I counted', 'That place gave you the feeling that you counted.'],
    ],
  },
  q335: {
    asks: 'want',
    ask: "What's the one thing out of it you'd fight for?",
    plain: 'If you could keep one thing, which?',
    options: [
      ['Something with no great value', "You'd fight for something that isn't worth much."],
      ['A fair share', "You'd fight for a fair share."],
      ['To matter as much as others', "You'd fight to matter as much as others."],
    ],
  },
  q336: {
    asks: 'view',
    ask: 'What had they noticed, without you saying?',
    plain: 'What did they see, before you asked for anything?',
    needs: 'notice*|saw|seen|watch*|look*|ask*',
    options: [
      ["That I couldn't do much more", "They'd noticed that you couldn't do much more."],
      ["Nothing, they're always like that", "You think they're always like that."],
      ["I don't know, I never asked", "You never asked what they'd noticed."],
    ],
  },
  q337: {
    asks: 'moment',
    ask: "What's the first thought, before you've moved?",
    plain: "When you open your eyes, what's there first?",
    options: [
      ["What's waiting for me", "You think of what's waiting for you."],
      ['Nothing, then it all comes back', "For a moment there's nothing, and then it comes back."],
      ["That I don't want to get up", "You think that you don't want to get up."],
    ],
  },
  q338: {
    asks: 'moment',
    ask: 'What do you say to {them} in your head?',
    plain: 'What are you telling {them}, silently?',
  },
  q339: {
    asks: 'view',
    ask: 'What would {they} say, if {they} could hear you now?',
    plain: 'If {name} was listening to this, what would you hear back?',
    options: [
      ['Nothing, just a look', "You'd get nothing but a look."],
      ['Something rude, and then a smile', "You'd hear something rude, and then there'd be a smile."],
      ['That it was never that bad', "You'd hear that it was never that bad."],
    ],
  },
  q340: {
    asks: 'view',
    ask: 'And how are you, in the middle of all that?',
    plain: 'With all that going on, how are you?',
  },
  q341: {
    asks: 'view',
    ask: 'How much does {name} notice of what that does to you?',
    plain: 'How well can {name} tell what that does to you?',
    options: [
      ['Not a thing, I hide it well', 'None of it gets noticed. You hide it well.'],
      ['Enough to be careful around me', 'Enough gets noticed for {them} to be careful around you.'],
      ['All of it, and nothing changes', 'All of it gets noticed, and nothing changes.'],
    ],
  },
  q342: {
    asks: 'fear',
    ask: "What's the thought you don't let yourself finish?",
    plain: 'What do you stop yourself thinking?',
    options: [
      ["That it's not a one-off", "You don't let yourself finish the thought that it's not a one-off."],
      [
        "That it'll be like this from now on",
        "You don't finish the thought that it'll be like this from now on.",
      ],
      [
        "That I'd need someone, and who?",
        "You stop at the thought that you'd need someone, and who it'd be.",
      ],
    ],
  },
  q343: {
    asks: 'want',
    ask: 'What would you want {them} to see?',
    plain: 'If {name} did look, what would you want noticed?',
    options: [
      ["That I'm fine", "You'd want it to be seen that you're fine."],
      ["Just that I'm still here", "You'd want it to be seen that you're still here."],
      ["That I'm not fine", "You'd want it to be seen that you're not fine."],
    ],
  },
  q344: {
    asks: 'want',
    ask: 'What would you love to be asked, just once?',
    plain: 'If somebody asked you one good question, what would it be?',
    options: [
      ['What do you want?', "You'd love to be asked what you want."],
      ["Aren't you tired?", "You'd love to be asked if you're tired."],
      ["I'd be scared of what I'd answer", "You'd be scared of what you'd answer."],
    ],
  },
  q345: {
    asks: 'moment',
    ask: 'How much of that have you said out loud?',
    plain: 'How much of that have you told anyone?',
    options: [
      ['Not one word yet', "You haven't said a word of it out loud yet."],
      ['Once, and nobody picked it up', 'You said it once, and nobody picked it up.'],
      ['I say what people want to hear', 'You say what people want to hear.'],
    ],
  },
  q346: {
    asks: 'view',
    ask: 'Who knows about that part?',
    plain: 'Who else knows that about you?',
    options: [
      ["One person, and they've never used it", "One person knows, and they've never used it."],
      ['Only here, so far', "So far you've only said it here."],
      ["Somebody I wish didn't", "Somebody knows, and you wish they didn't."],
    ],
  },
  q347: {
    asks: 'moment',
    ask: 'What was on your mind when you opened this?',
    plain: 'What made you come here today?',
    options: [
      ['A person', 'A person was on your mind.'],
      ['I was only having a look', 'You were only having a look.'],
      ['Something I keep not typing', "There's something you keep not typing."],
    ],
  },
  q348: {
    asks: 'want',
    ask: 'What do you wish somebody would ask you?',
    plain: 'What question would you like somebody to ask you?',
    options: [
      ['What was it like for you?', 'You wish somebody would ask what it was like for you.'],
      ['Can I just sit with you?', 'You wish somebody would ask to just sit with you.'],
      ['The one that would make me cry', 'You wish somebody would ask the one that would make you cry.'],
    ],
  },
  q349: {
    asks: 'view',
    ask: 'What might {they} have been saying, without saying it?',
    plain: 'If that had been put into words, what would they have been?',
    options: [
      ["I don't have the words", 'It might have meant that there were no words for it.'],
      ["I've thought about you", 'It might have meant that you were thought about.'],
      ['I may just want it to mean something', 'You may just want it to mean something.'],
    ],
  },
  q350: {
    asks: 'view',
    ask: 'Who did you think of, as you wrote that?',
    plain: 'Who came to mind while you were saying it?',
    options: [
      ["Somebody I don't see anymore", "You thought of somebody you don't see anymore."],
      ['One person, one particular day', 'You thought of one person and one particular day.'],
      ["Somebody who says it's fine", "You thought of somebody who says it's fine."],
    ],
  },
  q351: {
    asks: 'want',
    ask: 'What do you wish they knew about you by now?',
    plain: 'If they knew you better, what would they know?',
    options: [
      ['What makes me laugh', 'You wish they knew what makes you laugh.'],
      ["That I'd come tomorrow, if asked", "You wish they knew you'd come tomorrow, if asked."],
      ['How much I mind', 'You wish they knew how much you mind.'],
    ],
  },
  q352: {
    asks: 'moment',
    ask: 'How close have you come to saying it?',
    plain: 'How close are you to just saying it?',
    options: [
      ["I've got the first sentence ready", "You've got the first sentence ready."],
      ['Not very, I change the subject', "You don't get close. You change the subject."],
      ["I keep hoping it'll come out by itself", "You keep hoping it'll come out by itself."],
    ],
  },
  q353: {
    asks: 'moment',
    ask: 'Which part of it do you keep jumping over?',
    plain: 'Which part do you skip when you think about it?',
    options: [
      ['The part with a person in it', 'You keep jumping over the part with a person in it.'],
      ["The part that'd take two minutes", "You keep jumping over the part that'd take two minutes."],
      ['The part that makes it real', 'You keep jumping over the part that makes it real.'],
    ],
  },
  q354: {
    asks: 'fear',
    ask: "What's the one question you hope nobody asks?",
    plain: 'What would you hate to be asked about it?',
    options: [
      ['How long has this been going on?', 'You hope nobody asks how long this has been going on.'],
      ["Why didn't you say anything?", "You hope nobody asks why you didn't say anything."],
      ["Any at all, I'd tell the truth", "You hope nobody asks at all, because you'd tell the truth."],
    ],
  },
  q355: {
    asks: 'want',
    ask: 'Which sentence keeps nearly getting out?',
    plain: "What do you almost say, and then don't?",
    options: [
      ['The true one, dressed up as a joke', 'The true one, dressed up as a joke, nearly gets out.'],
      ['Do you ever think about it too?', "You nearly ask whether it's only you who thinks about it."],
      ["I'm not all right with this", "It nearly gets out that you're not all right with this."],
    ],
  },
  q356: {
    asks: 'view',
    ask: 'What might {they} know, and be kind enough not to say?',
    plain: "What do you think {they} could've guessed about you?",
    options: [
      ["All of it, I'm sure", "You're sure all of it is known, and not said."],
      ['I may be imagining that they know', "You may be imagining that it's known."],
      ["That I'm waiting for it to be said", "It might be known that you're waiting for it to be said."],
    ],
  },
  q357: {
    asks: 'want',
    ask: 'What did you want to say to {them}, right there?',
    plain: 'In that second, what did you feel like saying?',
    options: [
      ["I'm right here, you know", 'You wanted to say that you were right there.'],
      ['Nothing, I wanted to get up and go', 'You wanted to say nothing, just get up and go.'],
      ['Do you even like me?', "You wanted to ask whether you're even liked."],
    ],
  },
  q358: {
    asks: 'moment',
    ask: 'What did you do straight afterwards?',
    plain: 'In the next few minutes, what did you do?',
    options: [
      ['Got busy with something', 'You got busy with something.'],
      ['Went over it again', 'You went over it again.'],
      ['Acted as if nothing had happened', 'You acted as if nothing had happened.'],
    ],
  },
  q359: {
    asks: 'want',
    ask: "What's the smallest thing that would count?",
    plain: 'What little thing would already make a difference?',
    options: [
      ['Hearing it without having to ask', 'Hearing it without having to ask would count.'],
      ["Being in somebody's plans", "Being in somebody's plans would count."],
      [
        "Something so small I'm ashamed to want it",
        "What would count is so small you're ashamed to want it.",
      ],
    ],
  },
  q360: {
    asks: 'moment',
    ask: 'What did you nearly say, and swallow?',
    plain: 'What were you about to say that you kept in?',
    options: [
      ["You could've asked me", "You nearly said that you could've been asked."],
      ['Something funny, to get us past it', 'You nearly said something funny, to get past it.'],
      ["Don't feel sorry for me", "You nearly said that you don't want pity."],
    ],
  },
  q361: {
    asks: 'view',
    ask: 'Who knows about that, so far?',
    plain: 'Who have you told, or who might have guessed?',
    options: [
      ['Only the people who had to', 'Only the people who had to know about it do.'],
      ['Nobody, and I like it that way', 'Nobody knows, and you like it that way.'],
      ['The wrong person, I think', 'You think the wrong person knows.'],
    ],
  },
  q362: {
    asks: 'moment',
    ask: 'When does that thought tend to turn up?',
    plain: 'When do you usually think that?',
    options: [
      ["When I'm tired", "That thought turns up when you're tired."],
      ['In the middle of doing something dull', 'That thought turns up in the middle of something dull.'],
      [
        "More often than I'd want anyone to know",
        "That thought turns up more often than you'd want anyone to know.",
      ],
    ],
  },
  q363: {
    asks: 'moment',
    ask: 'What did you do in the first few minutes after?',
    plain: 'Right after that, what did you do?',
    options: [
      ['Went straight back to what I was doing', 'You went straight back to what you were doing.'],
      ['Sat there till I had to move', 'You sat there till you had to move.'],
      ['I felt nothing, and that frightened me', 'You felt nothing, and that frightened you.'],
    ],
  },
  q364: {
    asks: 'moment',
    ask: 'What have you two said to each other since?',
    plain: 'After that, what did you talk about, if anything?',
    options: [
      ['Only what we have to', "Since then, you've said only what you have to."],
      ['Everything except that', "Since then, you've said everything except that."],
      [
        "Nothing, I'm waiting for them to start",
        "You've said nothing since. You're waiting for them to start.",
      ],
    ],
  },
  q365: {
    asks: 'moment',
    ask: 'When does it come up on you, without warning?',
    plain: 'When do you suddenly think of it?',
    options: [
      ['On certain dates', 'It comes up on certain dates.'],
      ['In the night, same hour', 'It comes up in the night, same hour.'],
      ["Every day, and nobody'd guess", "It comes up every day, and nobody'd guess."],
    ],
  },
  q366: {
    asks: 'exception',
    ask: 'When did you last feel really looked at?',
    plain: 'When did somebody last look at you as if you mattered?',
    options: [
      ['By accident, not long ago', 'Somebody really looked at you by accident, not long ago.'],
      ['The last time, it was a stranger', 'The last time, it was a stranger who really looked at you.'],
      ["I might've looked away first", 'Somebody may have looked, and you looked away first.'],
    ],
  },
  q367: {
    asks: 'fear',
    ask: 'What do you picture in {their} face, when you say it?',
    plain: 'When you imagine telling {them}, how do you see {them} react?',
    options: [
      ['Hurt that I waited', "You picture a face that's hurt because you waited."],
      ['Relief, maybe', 'You picture relief, maybe.'],
      ['A face that knew all along', 'You picture a face that knew all along.'],
    ],
  },
  q368: {
    asks: 'want',
    ask: 'If one sentence got through, what would you want it to be?',
    plain: 'If only one thing could be said and understood between you, which one?',
    options: [
      ["That I'm here", "You'd want it to be that you're here."],
      ['Sorry', "You'd want it to be “sorry”."],
      ["I'd rather hear one than say one", "You'd rather hear that one sentence than say it."],
    ],
  },
  q369: {
    asks: 'view',
    ask: 'What does your gut say about it?',
    plain: 'If you had to go with your first feeling, what would it be?',
  },
  q370: {
    asks: 'rule',
    ask: 'What did you tell yourself at the time?',
    plain: 'Back then, how did you explain it to yourself?',
    options: [
      ["It's not up to me", "You told yourself it wasn't up to you."],
      ["I'll make up for it later", "You told yourself you'd make up for it later."],
      ["I made sure I didn't ask", "You made sure you didn't ask yourself."],
    ],
  },
  q371: {
    asks: 'moment',
    ask: 'When did that first strike you?',
    plain: 'When did it first cross your mind?',
    options: [
      ['Afterwards, playing it back', 'You noticed it afterwards, playing it back.'],
      ['Only as I wrote it down', 'You only noticed as you wrote it down.'],
      ["I've noticed it before, and let it go", "You've noticed it before, and let it go."],
    ],
  },
  q372: {
    asks: 'view',
    ask: "Who's allowed to see that side of you?",
    plain: "Who don't you hide that from?",
    options: [
      ['Nobody, right now', "Nobody's allowed to see that side of you at the moment."],
      ['One person, now and then', 'One person gets to see it, now and then.'],
      ['Strangers, sooner than friends', 'Strangers get to see it sooner than friends.'],
    ],
  },
  q373: {
    asks: 'view',
    ask: 'What do you two never mention?',
    plain: "What don't the two of you talk about?",
    options: [
      ['How much has changed', 'You two never mention how much has changed.'],
      ['What happens next', 'You two never mention what happens next.'],
      [
        "That I'm tired of being good about it",
        "You never mention that you're tired of being good about it.",
      ],
    ],
  },
  q374: {
    asks: 'view',
    ask: 'What do you think {they} carried away from it?',
    plain: 'What do you think stayed with {them} afterwards?',
    options: [
      ['The look, more than the words', 'You think the look stayed, more than the words.'],
      ['Nothing, it only stuck with me', 'You think it only stuck with you.'],
      ['Every word', 'You think every word of it stayed.'],
    ],
  },
  q375: {
    asks: 'view',
    ask: 'Whose silence gets to you most?',
    plain: 'Whose not speaking up bothers you most?',
    options: [
      [
        "The one I'd have told everything",
        "It's the one you'd have told everything whose silence gets to you.",
      ],
      ["Everyone's, as if they'd agreed on it", "Everyone's silence gets to you, as if they'd agreed on it."],
      ['Mine', "It's your own silence that gets to you."],
    ],
  },
  q376: {
    asks: 'view',
    ask: 'What do you think was really going on there?',
    plain: 'What do you think the real reason was?',
    options: [
      ['Something kinder than it looked', 'You think it was kinder than it looked.'],
      ['Just what it looked like', 'You think it was just what it looked like.'],
      ["I know, I just won't say it", "You know what was going on, you just won't say it."],
    ],
  },
  q377: {
    asks: 'view',
    ask: "Who'd understand how much that matters to you?",
    plain: "Who'd get it, without you having to explain?",
    options: [
      ['One person, straight away', "There's one person who'd get it straight away."],
      ['Someone I used to share it with', 'Someone you used to share it with would get it.'],
      ['Nobody I see in a normal week', 'Nobody you see in a normal week would get it.'],
    ],
  },
  q378: {
    asks: 'rule',
    ask: 'What do you tell yourself, so you can carry on?',
    plain: 'What do you say to yourself to keep going?',
    options: [
      ["Just till this part's done", "You tell yourself it's just till this part's done."],
      ["It's not hurting anybody", "You tell yourself it's not hurting anybody."],
      ["It's too late to stop now", "You tell yourself it's too late to stop now."],
    ],
  },
  q379: {
    asks: 'fear',
    ask: 'When you picture it, how far do you get?',
    plain: 'When you imagine it, where does it stop?',
    options: [
      ['Only as far as the start', 'You get only as far as the start.'],
      ['Right to the end, every time', 'You get right to the end, every time.'],
      ['I only do the good version', 'You only picture the good version.'],
    ],
  },
  q380: {
    asks: 'fear',
    ask: "What's the first thing they'd ask, if it came out?",
    plain: 'If people found out, what would they want to know first?',
    options: [
      ['Why did you never say anything?', "They'd ask why you never said anything."],
      ['Are you all right?', "They'd ask if you're all right."],
      ["Nothing, I'd just get a look", "They'd ask nothing, you'd just get a look."],
    ],
  },
  step: {
    asks: 'step',
    ask: 'What, if anything, do you want to do about that?',
    plain: "What's next, if anything?",
    options: [
      ['Say something to one person', "You'd say something to one person."],
      ['Do one small thing on my own', "You'd do one small thing on your own."],
      ['Nothing, for now', "You'd do nothing, for now."],
    ],
  },
  q381: {
    asks: 'view',
    ask: 'What do you make of that?',
    plain: 'How do you see that yourself?',
    suitsMost: true,
    options: [
      ['Not that much, really', "You don't make that much of it."],
      ["I honestly can't tell yet", "It's too early for you to say what it means."],
      ["I know what it means, I'm afraid", "You already know what it means, and you wish you didn't."],
    ],
  },
  q382: {
    asks: 'moment',
    ask: 'What was that like for you?',
    plain: 'How did that feel while it was going on?',
  },
  q383: {
    asks: 'cost',
    ask: "What's the hardest part of it?",
    plain: 'Which bit of it is toughest on you?',
    suitsMost: true,
    options: [
      ['Just getting started', 'Just getting started is the hardest part.'],
      ['Having to talk about it at all', 'The hardest part is having to talk about it at all.'],
      ["That I'm on my own with it", "The hardest part is that you're on your own with it."],
    ],
  },
  q384: {
    asks: 'cost',
    ask: 'What makes that so hard?',
    plain: 'Why is that so tough for you?',
    options: [
      ['It matters too much to me', "It matters so much to you that it's hard."],
      ["I'm just worn out", "You're worn out, and that makes it hard."],
      ["I'd have to admit something", "It'd be easier without having to own up to something."],
    ],
  },
  q385: {
    asks: 'want',
    ask: 'What matters most to you in all that?',
    plain: 'Out of all that, what do you care about most?',
    suitsMost: true,
  },
  q386: {
    asks: 'moment',
    ask: 'What happened then?',
    plain: 'And what came next?',
    options: [
      ['Nothing, it just went on', 'It just went on after that.'],
      ['Everything changed after that', 'You feel that everything changed after that.'],
      ["Something I'm not proud of", "You're not proud of what happened then."],
    ],
  },
  q387: {
    asks: 'fear',
    ask: 'What are you most afraid of there?',
    plain: 'Which part of it frightens you most?',
    needs:
      'afraid|scared|fear*|worried|worry|frighten*|terrified|dread*|sick|panic*|nervous|anxious|what if|shaking|stomach',
  },
  q388: {
    asks: 'want',
    ask: 'What is it you need from {them}?',
    plain: 'What could {they} give you that would help?',
    options: [
      ['A few honest words', 'A few honest words are what you need.'],
      ['Something done, not just said', "Words on their own aren't enough for you here."],
      ["Something I won't ever get", "You need it, and you don't expect to get it."],
    ],
  },
  q389: {
    asks: 'want',
    ask: 'What do you hope will happen?',
    plain: 'How would you like this to turn out?',
    options: [
      ['That it sorts itself out', 'You hope it sorts itself out.'],
      ['That somebody helps me with it', 'You hope that somebody helps you with it.'],
      ["That it's over, one way or another", "You hope it'll be over, one way or another."],
    ],
  },
  q390: {
    asks: 'want',
    ask: 'What would you rather have instead?',
    plain: 'If you could swap it for something, what would it be?',
    options: [
      ["A bit of calm, that's all", 'A bit of calm would be enough for you.'],
      ['The way it used to be', "You'd rather have it the way it used to be."],
      ['No idea, just not this', "You only know that you don't want this."],
    ],
  },
  q391: {
    asks: 'want',
    ask: "What's that like for you?",
    plain: 'How is that, for you?',
  },
  q392: {
    asks: 'moment',
    ask: 'What did you think when you heard that?',
    plain: 'What went through your head as you heard it?',
    options: [
      ["That it couldn't be right", 'Your first thought was that it had to be a mistake.'],
      ["That I'd seen it coming", "You'd seen it coming."],
      ["What it'd mean for me", 'You thought of what it would mean for you.'],
    ],
  },
  q393: {
    asks: 'want',
    ask: 'What do you miss most?',
    plain: 'What do you wish you still had?',
  },
  q394: {
    asks: 'want',
    ask: 'What do you wish {they} understood?',
    plain: 'If {name} could understand just one thing, what would you pick?',
  },
  q395: {
    asks: 'exception',
    ask: 'What have you tried so far?',
    plain: 'What have you already done about it?',
    options: [
      ['A few things, nothing that lasted', 'Some of it helped, just not for long.'],
      ['Mostly thinking about it', "So far you've mostly thought about it."],
      ["Nothing I'd call trying", "If you're strict about it, you haven't really tried yet."],
    ],
  },
  q396: {
    asks: 'fear',
    ask: 'What holds you back?',
    plain: "What's in the way, for you?",
    needs:
      "want|wants|should|could|like to|say|tell|ask|leave|start|try|send|call|ring|haven't|can't|cannot|won't",
    options: [
      ['Somebody might get hurt', 'Somebody might get hurt, and that holds you back.'],
      ["I don't know how to begin", "You don't know how to begin."],
      ["It's easier to leave it", "It's easier for you to leave it."],
    ],
  },
  q397: {
    asks: 'want',
    ask: 'What pulls you towards it?',
    plain: 'What makes you want it?',
    needs: 'want|like|love|leave|leaving|go|move|moving|take|try|dream*|apply|join|stay',
  },
  q398: {
    asks: 'cost',
    ask: 'What would you lose?',
    plain: 'What would you have to do without?',
    options: [
      ["Something I've got used to", "You're used to it, and that's hard to give up."],
      ['Somebody, maybe', "Somebody might not stay, and you've thought of that."],
      ['A good excuse', "It's been a good reason for not doing something else."],
    ],
  },
  q399: {
    asks: 'want',
    ask: 'What would you gain?',
    plain: 'What would be in it for you?',
    options: [
      ['More time and energy', "You'd gain some time and energy."],
      ['Some respect for myself', "You'd gain some respect for yourself."],
      ["Nothing I'd admit to wanting", "There's something in it for you that's awkward to say."],
    ],
  },
  q400: {
    asks: 'exception',
    ask: 'What would make it easier?',
    plain: 'What would help, even a little?',
    options: [
      ['Not being the only one', "It'd be easier if you weren't the only one."],
      ['A bit more time', 'A bit more time would make it easier.'],
      ['If I stopped fighting it', 'It might be easier if you stopped fighting it.'],
    ],
  },
  q401: {
    asks: 'want',
    ask: 'What do you want, apart from what everyone else wants?',
    plain: 'Leaving other people out of it, what do you want?',
  },
  q402: {
    asks: 'rule',
    ask: 'Whose decision is it, really?',
    plain: 'Who actually gets to decide?',
    options: [
      ["Mine, and nobody else's", 'Nobody can decide it for you, for better or worse.'],
      ['Not only mine', "It isn't only yours to decide."],
      ["Mine, I'd just rather it wasn't", "It's your decision, and you'd rather it wasn't."],
    ],
  },
  q403: {
    asks: 'fear',
    ask: 'What would you regret more?',
    plain: 'Looking back one day, which would bother you more?',
  },
  q404: {
    asks: 'exception',
    ask: "What's changed since then?",
    plain: "What isn't the same as it was?",
    options: [
      ['Things around me, mostly', "It's the situation that's changed, more than you have."],
      ['Me, more than anything', "You're what's changed, more than anything."],
      ["Nothing, and it's been long enough", "Nothing's changed, and you feel it's been long enough."],
    ],
  },
  q405: {
    asks: 'moment',
    ask: 'How did it get to that?',
    plain: 'What led up to it?',
    options: [
      ['Bit by bit, I hardly noticed', 'It got to that bit by bit.'],
      ['All at once', 'It got to that all at once.'],
      ['I let it happen', 'You feel that you let it happen.'],
    ],
  },
  q406: {
    asks: 'moment',
    ask: 'How long has it been like that?',
    plain: 'When did it start being this way?',
    options: [
      ["It's fairly new", "It hasn't been like that for long."],
      ['It comes and goes', "There are good stretches, and then it's back."],
      ["Longer than I'd tell people", "You've lived with it longer than anybody would guess."],
    ],
  },
  q407: {
    asks: 'moment',
    ask: 'What does a normal day look like now?',
    plain: 'What are your days like at the moment?',
    options: [
      ['Full, from morning to night', "There's hardly a minute in it to think."],
      ['Quiet, one like the next', 'Not much happens to tell one day from another.'],
      ['I just get through it', 'You do what has to be done, and not much more.'],
    ],
  },
  q408: {
    asks: 'exception',
    ask: 'What gets you through it?',
    plain: 'What helps you cope with it?',
    options: [
      ['Somebody I can talk to', "It helps that there's somebody you can talk to."],
      ['Sticking to my routine', 'It helps to know what comes next.'],
      ['Not thinking about it', 'It helps you not to think about it.'],
    ],
  },
  q409: {
    asks: 'want',
    ask: 'What would be enough for you?',
    plain: 'How much would it take for you to be content?',
    options: [
      ['Less than people think', 'It would take less than people think.'],
      ['Something I could rely on', "It doesn't need to be much, if it's certain."],
      ["Nothing, I'd always want more", "Whatever you got, you'd still be looking for more."],
    ],
  },
  q410: {
    asks: 'view',
    ask: 'What do you think {they} might be afraid of?',
    plain: 'What could {they} be worried about, do you think?',
    options: [
      ['Losing me', 'You think it might be the fear of losing you.'],
      ['Being in the wrong', 'You think it might be the fear of being in the wrong.'],
      ["I've never thought about it", "You'd never thought about what {they} might be afraid of."],
    ],
  },
  q411: {
    asks: 'view',
    ask: 'What might {they} want from you, do you think?',
    plain: 'What does {name} expect of you, would you say?',
    options: [
      ["Mostly that I'm there", 'Being there seems to be what counts for {them}.'],
      ['For me to be different', "You get the feeling you're not right as you are."],
      ['Nothing, and that hurts', "You'd like to be wanted for something."],
    ],
  },
  q412: {
    asks: 'view',
    ask: 'How do you feel about {them} now?',
    plain: 'What do you feel these days when you think of {them}?',
    options: [
      ["I do like {them}, that's the trouble", "You do like {them}, and that's the trouble."],
      ['Just tired, mostly', "You're just tired, mostly."],
      ["Angrier than I'd want to be", "You're angrier with {them} than you'd want to be."],
    ],
  },
  q413: {
    asks: 'rule',
    ask: 'What do you owe {them}, do you think?',
    plain: 'What do you feel you have to do for {them}?',
    options: [
      ['The truth, if nothing else', "You want to be honest, even where it's awkward."],
      ['More than I could pay back', "However much you do, you'd still feel in debt."],
      ['Nothing, but it never feels that way', 'You owe {them} nothing, and it never feels that way.'],
    ],
  },
  q414: {
    asks: 'want',
    ask: 'What would you never want to give up?',
    plain: 'What do you want to keep, no matter what?',
  },
  q415: {
    asks: 'step',
    ask: "What would you do if you weren't afraid?",
    plain: 'Without the fear, what would you do?',
    options: [
      ['Say what I think', "You know what you'd say. It's saying it that's frightening."],
      ['Let go of it', "You'd let it go, if that felt safe."],
      ['The same as now, probably', "So it isn't only fear that's stopping you."],
    ],
  },
  q416: {
    asks: 'view',
    ask: 'What do you know for certain?',
    plain: 'What are you quite sure of?',
    options: [
      ['How I feel about it', "You're sure of the feeling. It's the rest that's open."],
      ["That it can't stay this way", "You can't see yourself leaving it as it is."],
      ['What I knew right from the start', "You've known it right from the start."],
    ],
  },
  q417: {
    asks: 'fear',
    ask: "What don't you know yet?",
    plain: 'What are you still unsure about?',
    options: [
      ["How it's going to end", "You don't know yet how it's going to end."],
      ['What I actually want', "Until you know what you want, the rest won't get clearer."],
      ["Nothing much, I'm stalling", "You know enough by now, and you're still waiting."],
    ],
  },
  q418: {
    asks: 'exception',
    ask: 'What would help you make up your mind?',
    plain: "What's missing before you can choose?",
    options: [
      ['A few more facts', 'Some of this could simply be found out.'],
      ['Talking it through with somebody', 'It would help you to talk it through.'],
      ["I've decided, I just don't dare", "It's not the deciding anymore, it's the doing."],
    ],
  },
  q419: {
    asks: 'view',
    ask: 'What does {name} say about it?',
    plain: 'What have you heard from {name} about this?',
    options: [
      ["That it's up to me", "You've been told that it's up to you."],
      ["Something I don't agree with", 'The two of you see it differently, and you know it.'],
      ["I've never actually asked", "You've never actually asked."],
    ],
  },
  q420: {
    asks: 'moment',
    ask: 'What have you told {them} so far?',
    plain: 'How much of it does {name} know from you?',
    options: [
      ['Pretty much everything', "Pretty much everything's been said."],
      ["The part that's easy to tell", "You've kept back the part that's hard to say."],
      ['Something not quite true', "You changed it a little, and now you're stuck with that."],
    ],
  },
  q421: {
    asks: 'moment',
    ask: 'What do you remember most about {them}?',
    plain: 'What comes back first when you think of {them}?',
    needs:
      "died|dead|death|deaths|die|dies|dying|passed away|passed on|funeral*|grave|graves|buried|ashes|widow*|late husband|late wife|late mother|late father|lost my|lost our|lost her|lost him|we lost|gone now|gone since|stopped speaking|stopped talking|not spoken|haven't spoken|hasn't spoken|don't speak|doesn't speak|not talked|haven't talked|hasn't talked|don't talk anymore|no contact|lost touch|out of touch|lost contact|fell out|fallen out|cut me off|cut us off|cut him off|cut her off|cut them off|estranged|disappeared|walked out|left for good|left me|left us|never came back|miscarr*|stillb*",
  },
  q422: {
    asks: 'moment',
    ask: 'What was {name} like?',
    plain: "How would you describe {name} to someone who's never met {them}?",
    needs:
      "died|dead|death|deaths|die|dies|dying|passed away|passed on|funeral*|grave|graves|buried|ashes|widow*|late husband|late wife|late mother|late father|lost my|lost our|lost her|lost him|we lost|gone now|gone since|stopped speaking|stopped talking|not spoken|haven't spoken|hasn't spoken|don't speak|doesn't speak|not talked|haven't talked|hasn't talked|don't talk anymore|no contact|lost touch|out of touch|lost contact|fell out|fallen out|cut me off|cut us off|cut him off|cut her off|cut them off|estranged|disappeared|walked out|left for good|left me|left us|never came back|miscarr*|stillb*",
  },
  q423: {
    asks: 'want',
    ask: 'What would a good outcome look like?',
    plain: 'How would it end, if it ended well?',
    suitsMost: true,
    options: [
      ["Nobody's worse off for it", "You wouldn't want anybody to be worse off for it."],
      ["It's off my mind at last", 'You want to stop thinking about it, whatever the result.'],
      ["I can't picture a good one", "You can't picture a good outcome."],
    ],
  },
  q424: {
    asks: 'fear',
    ask: 'What stops you from saying so?',
    plain: "Why haven't you said that?",
    options: [
      ["I don't want to upset anyone", "You'd sooner keep quiet than see somebody upset."],
      ["It wouldn't change anything", "You'd say it if you thought it'd do any good."],
      ["Then it'd be real", 'Saying it would make it real.'],
    ],
  },
  q425: {
    asks: 'step',
    ask: 'Which part of it can you do something about?',
    plain: 'What bit of this could you change?',
    options: [
      ['Only the way I deal with it', 'You can only change the way you deal with it.'],
      ['Something small, not the main thing', "The main thing isn't up to you. The small thing is."],
      ["More than I've done so far", "You could do more than you've done so far."],
    ],
  },
  q426: {
    asks: 'rule',
    ask: "Which part of it is yours, and which isn't?",
    plain: "What are you responsible for here, and what aren't you?",
    options: [
      ['Only a small part is mine', 'Only a small part of it is yours.'],
      ["I can't tell them apart", "You can't tell, so you end up feeling responsible for everything."],
      ["More is mine than I've said", 'You left some of your part out when you told it.'],
    ],
  },
  q427: {
    asks: 'moment',
    ask: 'What do you do when that feeling comes?',
    plain: 'When you feel like that, what do you do?',
    options: [
      ['Keep busy till it passes', 'You keep busy till it passes.'],
      ['Look for some company', 'You look for some company.'],
      ['Something I regret an hour later', 'You do something you regret an hour later.'],
    ],
  },
  q428: {
    asks: 'moment',
    ask: 'What do you feel as you write that?',
    plain: 'How does it feel to say that?',
    suitsMost: true,
  },
  q429: {
    asks: 'exception',
    ask: 'When did you last feel all right about it?',
    plain: 'When was it last okay for you?',
    options: [
      ['Not that long ago', "It's recent, so you know it can be all right."],
      ['For a moment, now and then', 'You feel all right about it for a moment, now and then.'],
      ["I'm not sure I ever did", "You're not sure you ever felt all right about it."],
    ],
  },
  q430: {
    asks: 'want',
    ask: 'What would it take for you to believe it?',
    plain: 'What would convince you?',
    options: [
      ['Seeing it for myself', "Being told isn't enough for you on this one."],
      ['Hearing it more than once', "You'd want to hear it more than once."],
      ["Nothing, I don't want to believe it", "You'd rather not believe it."],
    ],
  },
  q431: {
    asks: 'cost',
    ask: 'What did that do to you?',
    plain: 'What effect did that have on you?',
  },
  q432: {
    asks: 'want',
    ask: 'What were you hoping for?',
    plain: 'What did you want to happen?',
    options: [
      ["That it'd be simple", "You'd thought it would be easier than this."],
      ['A sign that I mattered', 'You wanted to know that you count.'],
      ['Something I had no right to', 'You were hoping for something you feel you had no right to.'],
    ],
  },
  q433: {
    asks: 'want',
    ask: 'What do you need most right now?',
    plain: 'What would do you the most good at the moment?',
    suitsMost: true,
  },
  q434: {
    asks: 'exception',
    ask: "What would be the first small sign that it's better?",
    plain: 'How would you notice that things are getting better?',
    options: [
      ["I'd catch myself laughing", "You'd know when you caught yourself laughing."],
      ['Somebody else would see it first', 'Somebody else would see it before you.'],
      ["I don't trust good signs anymore", "You don't trust good signs any more."],
    ],
  },
  q435: {
    asks: 'want',
    ask: 'What would you want {them} to know?',
    plain: 'If {they} could hear one thing from you, what would it be?',
    options: [
      ["That I haven't forgotten", "It's still with you, and you'd like that to be known."],
      ["That I didn't mean it like that", "There's something you'd like to put right."],
      ['My side of it, the whole thing', "Your side of it hasn't been heard yet."],
    ],
  },
  q436: {
    asks: 'moment',
    ask: "What do you do with that, once you're alone?",
    plain: "When nobody's around, how do you deal with that?",
    options: [
      ["Anything, so it isn't quiet", "It's when things go quiet that it comes back."],
      ['I go back over the whole thing', "You're not finished with it, so it starts all over."],
      ['I stop pretending', "You hold it in till there's nobody to see."],
    ],
  },
  q437: {
    asks: 'view',
    ask: "What would you say if you didn't have to be fair?",
    plain: 'Forget about being fair. What would you say?',
    options: [
      ["That I've done enough", "You'd say that you've done enough."],
      ["That it's not all my fault", "You'd say that it's not all your fault."],
      ['Things nobody would forgive me for', "You'd say things you think nobody would forgive."],
    ],
  },
  q438: {
    asks: 'exception',
    ask: "What's kept you going all this time?",
    plain: "What's helped you carry on for so long?",
    options: [
      ['Somebody who needs me', "You've done it for somebody else as much as for yourself."],
      ["Thinking it'll get better", "You've kept going because you think it'll get better."],
      ["I don't know how to stop", "You carry on because you don't know how to stop."],
    ],
  },
};
