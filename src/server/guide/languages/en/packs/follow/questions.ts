import type { Question } from '../../../../engine/pack.ts';

/** Questions about what was just said that belong to no single kind of clause. Stages name them: a name is not used again. */
export const questions: Readonly<Record<string, Question>> = {
  q1: {
    asks: 'want',
    ask: 'What would you tell them, if they asked properly?',
    plain: 'If somebody really asked, what would you say?',
    options: [
      ["The truth, and it isn't short", "There's a long answer sitting there, unasked for."],
      ["Just that it's been hard lately", "One plain sentence, and nobody's come to fetch it."],
      ["Probably “fine”, I'm that used to it", 'Even the right question might get the usual answer.'],
    ],
  },
  q2: {
    asks: 'fear',
    ask: "Is there an answer you'd rather not hear?",
    plain: 'Which answer would be the hard one to get?',
    options: [
      ['A flat no', "While you don't ask, it isn't a no."],
      ['The thing I already suspect', 'Asking would only make it official.'],
      ["Any answer, I'd have to act on it", "Once you know, you can't go back to not knowing."],
    ],
  },
  q3: {
    asks: 'rule',
    ask: 'Growing up, what happened to people who asked for things?',
    plain: 'When you were little and somebody asked for something, what happened?',
    options: [
      ['They were told to manage', 'So you learned to manage early, and stuck with it.'],
      ["Nobody asked, so I couldn't say", "You can't copy what nobody ever showed you."],
      ['They got it, and never heard the end', "No wonder you'd sooner go without than be reminded."],
    ],
  },
  q4: {
    asks: 'moment',
    ask: "What's the answer you nearly give?",
    plain: 'What do you almost say before you say the usual thing?',
    options: [
      ["That I'm not fine at all", 'It gets as far as your teeth, then.'],
      ["I don't, “fine” is out before I think", 'Quick as a reflex, that word.'],
      ["The truth, but they'd be sorry they asked", 'So you look after them by keeping it short.'],
    ],
  },
  q5: {
    asks: 'cost',
    ask: 'What stops your hand when you reach for the phone?',
    plain: 'What makes that phone call hard to make?',
    options: [
      ["It's never a short call", 'You need a clear evening and some puff in you.'],
      ["It's been so long I'd have to explain", 'Every week you leave it, the explaining grows.'],
      ['I put the phone down feeling worse', "There's a reason you're putting it off, then."],
    ],
  },
  q6: {
    asks: 'view',
    ask: 'On a bad day, how much of it do you believe?',
    plain: "When you're low, do you think it's true?",
    options: [
      ['None of it, it just stings', 'Wrong, and it still left a mark.'],
      ['About half', "Half's enough to keep you awake."],
      ["I'd called myself that already", "They only said aloud what you'd been saying."],
    ],
  },
  q7: {
    asks: 'exception',
    ask: 'Who gets to see you on an off day?',
    plain: "Is there anybody who sees you when you're not managing?",
    options: [
      ['Nobody, I make sure of it', "That's a second job, hiding the tired one."],
      ['One person, and only just', "One's not many, but it isn't none."],
      ["They'd panic if they saw it", 'So you keep going partly to keep them calm.'],
    ],
  },
  q8: {
    asks: 'moment',
    ask: 'When does the dread start, exactly?',
    plain: 'At what point in the day or week does it come on?',
    options: [
      ['The night before, when I set the alarm', 'So it eats your evening and the shift as well.'],
      ['Right outside, before I go in', 'Those last few yards are the long ones.'],
      ["It doesn't lift now, even on days off", "Then you're never properly off."],
    ],
  },
  q9: {
    asks: 'moment',
    ask: "Just before you open that door, what's in your head?",
    plain: 'Right before you get out, what are you thinking?',
    options: [
      ["Come on, you've done it before", 'A little talking-to, and in you go.'],
      ['Five more minutes', 'Five minutes that belong to nobody else.'],
      ['That I could just drive off', "You don't, and it still crosses your mind."],
    ],
  },
  q10: {
    asks: 'want',
    ask: 'What did you want to see on their face?',
    plain: "How did you hope they'd react?",
    options: [
      ['A bit of light, just for a second', 'A second would have done. Not much to ask.'],
      ['That it mattered to them as well', 'You wanted company in it, not a medal.'],
      ["I'd stopped expecting anything", "You'd braced for it, and it still landed."],
    ],
  },
  q11: {
    asks: 'rule',
    ask: 'Growing up, what counted as proper work in your house?',
    plain: 'What did your family count as real work?',
    options: [
      ["Whatever they'd done themselves", 'Then anything else looks like a criticism of them.'],
      ['Anything that paid, no questions', 'Wages first, liking it came a long way after.'],
      ['Whatever they could boast about', 'So it was never only about the work.'],
    ],
  },
  q12: {
    asks: 'moment',
    ask: "Who've you said that to, out loud?",
    plain: 'Have you told anyone how you see it?',
    options: [
      ['Only myself, on the way home', "So far you're the only one who has heard it."],
      ['Everyone except whoever decided', "It's been everywhere but the one office."],
      ["Nobody, I half wonder if they're right", 'That doubt does their work for them.'],
    ],
  },
  q13: {
    asks: 'cost',
    ask: "What does staying on cost you that isn't money?",
    plain: 'Apart from the money side, what do you pay for staying?',
    options: [
      ['My sleep and my temper', 'Neither of those shows up on a payslip.'],
      ['Time with the people I love', 'Hours you would rather have spent on them.'],
      [
        'Less than stopping, and stopping frightens me',
        "So the job also keeps something frightening at arm's length.",
      ],
    ],
  },
  q14: {
    asks: 'moment',
    ask: 'When did you last look forward to seeing that person?',
    plain: 'When were you last glad that they were coming?',
    options: [
      ['Recently, and it surprised me', "So there's a bit of warmth you'd not accounted for."],
      ["I couldn't put a date on it", 'It went quietly, then, not with a bang.'],
      ['I look forward to them being out', "That's a thing you'd not say at the table."],
    ],
  },
  q15: {
    asks: 'exception',
    ask: 'Which time came closest to going differently?',
    plain: 'Was there one time it nearly went another way?',
    options: [
      ['The time I spoke up early', 'Early, before it had set hard.'],
      ['The time somebody stood by me', 'It went better with a hand on the other side.'],
      ['None, and the one thing in common is me', "That's a hard thing to notice, and you have."],
    ],
  },
  q16: {
    asks: 'fear',
    ask: 'What are you hoping nobody spots right then?',
    plain: 'What would you hate them to notice in that moment?',
    options: [
      ["That I don't know the answer", 'As if everybody else always does.'],
      ["That I'm shaking", 'Half your strength goes on keeping still.'],
      ["That I do know, and daren't say", "So it isn't blank in there at all."],
    ],
  },
  q17: {
    asks: 'moment',
    ask: 'What did your own face do?',
    plain: 'How did you look while it was happening?',
    options: [
      ['It laughed along', 'You gave them cover, and took it home with you.'],
      ['It went stiff, with a smile on', 'Smiles like that ache after a minute.'],
      ['Nothing, I burned when I got home', 'It waited till there was nobody to see.'],
    ],
  },
  q18: {
    asks: 'exception',
    ask: "When did you last catch each other's eye and laugh?",
    plain: "What's the last thing you two found funny?",
    options: [
      ['Not that long ago, oddly', "Then there's somebody still in there."],
      ['Years back, somewhere on a trip', 'It took being away from home to do it.'],
      ["I can't remember, and I've tried", "You've gone looking for it, though."],
    ],
  },
  q19: {
    asks: 'moment',
    ask: "Afterwards, what did you wish you'd asked?",
    plain: 'What question came to you too late?',
    options: [
      ['What it means, in plain words', 'They explain it to the chart, not to you.'],
      ['Whether they were sure', 'You wanted somebody to look twice.'],
      ["The one thing I didn't want answered", 'You knew which one it was, and left it.'],
    ],
  },
  q20: {
    asks: 'moment',
    ask: "Lying there awake, what's first in the queue?",
    plain: "When you can't sleep, what do you think about first?",
    options: [
      ['A list of jobs', 'Lists breed in the dark.'],
      ['One conversation, over and over', "You've said it better every night since."],
      ["Something I've told nobody", 'No wonder it waits till the house is quiet.'],
    ],
  },
  q21: {
    asks: 'moment',
    ask: "What's harder about sleeping in the bed?",
    plain: 'Why is the bed worse than where you sleep now?',
    options: [
      ['The quiet', "A telly or a hallway's better company, some nights."],
      ['The other side of it', "Empty or full, it's that side that does it."],
      ["It'd mean admitting how things are", 'As long as you sleep elsewhere, it can pass as temporary.'],
    ],
  },
  q22: {
    asks: 'fear',
    ask: "Who's the hardest person to tell?",
    plain: 'Which person are you not looking forward to telling?',
    options: [
      ["Someone who'll be hurt", "It's their face you're putting off, not the thing."],
      ["Someone who'll say I told you so", 'You can hear the tone of it already.'],
      ['Me, out loud', "Once you've said it, you'll have heard it."],
    ],
  },
  q23: {
    asks: 'want',
    ask: 'When you cry, what would you like somebody to do?',
    plain: "What helps, if someone's there while you're crying?",
    options: [
      ['Sit down next to me, say nothing', 'Just a warm body on the next chair.'],
      ['Put the kettle on and not fuss', 'Care without an audience.'],
      ["Nothing, I'd rather nobody saw", 'Being seen costs you more than the crying.'],
    ],
  },
  q24: {
    asks: 'cost',
    ask: 'Where do you think all that feeling goes instead?',
    plain: "If it doesn't come out, where does it sit?",
    options: [
      ['Into keeping busy', "You'll have the cleanest cupboards in the street."],
      ['Into my shoulders and my stomach', 'The body keeps the tab.'],
      ["I'm frightened there's nothing there", 'Being frightened of that is something there.'],
    ],
  },
  q25: {
    asks: 'exception',
    ask: "Who do you ring when you're the one in trouble?",
    plain: 'Who is there when you need someone?',
    options: [
      ['Nobody, I get on with it', "You've had a lot of practice at nobody."],
      ["One person, after it's over", 'They get the story, never the emergency.'],
      ["I don't know that anyone would come", "And it's safer not to test it."],
    ],
  },
  q26: {
    asks: 'moment',
    ask: 'When do you notice the gap most?',
    plain: "At what moments do you feel that they're missing?",
    options: [
      ["When something happens and I'd have told them", 'The news still sets off in that direction.'],
      ["Early on, before I've remembered", "Those few seconds, and then it's true again."],
      ['Less than I should, and that troubles me', "Noticing less doesn't mean it mattered less."],
    ],
  },
  q27: {
    asks: 'cost',
    ask: "Where does it go, the thing you didn't say?",
    plain: 'What happens to the words you keep back?',
    options: [
      ['It comes out at the wrong person', 'Somebody further down the line gets the bill.'],
      ['Round and round my head at night', 'So the row happens anyway, with only you in it.'],
      ["I've stopped knowing what I'd say", 'Tongues bitten that long forget their lines.'],
    ],
  },
  q28: {
    asks: 'want',
    ask: "What's the smallest thing that would make you believe it?",
    plain: 'What would you need to see to trust it?',
    options: [
      ['A whole week of it, unprompted', "A week's not much. It's the unprompted that's hard."],
      ['Hearing them say what they did', 'No excuses tacked on the end, you mean.'],
      ['Nothing would, now', 'You might have stopped waiting and not noticed.'],
    ],
  },
  q29: {
    asks: 'cost',
    ask: 'What are you not doing while you wait?',
    plain: "What's on hold until this is settled?",
    options: [
      ['Making any plans past next week', "It's a short leash, a week."],
      ['Letting other people near', "There's a place laid, and nobody else may sit."],
      ["Finding out I'd manage without", 'Then the waiting would be over, one way or the other.'],
    ],
  },
  q30: {
    asks: 'want',
    ask: "What do you miss that you don't dare say?",
    plain: 'What from before would you like back, secretly?',
    options: [
      ['Shutting a door and it staying shut', "A door's a small thing until you've none."],
      ['Being asked about something else', 'There was more to you, and there still is.'],
      ['Not being needed by anybody', 'It can sit next to love, that one.'],
    ],
  },
  q31: {
    asks: 'exception',
    ask: 'Is there anyone you can say it to, plainly?',
    plain: 'Who lets you talk about it without hurrying you?',
    options: [
      ["One person, and they don't flinch", "A person who doesn't flinch is worth three who mean well."],
      ['No, it makes folk look at the floor', 'So you end up minding their discomfort too.'],
      ['No, not even the one who was there', 'Two people in it, and each on their own.'],
    ],
  },
  q32: {
    asks: 'want',
    ask: 'What would you tell them now, if it came easily?',
    plain: 'If talking were easy again, what would you say?',
    options: [
      ["Something daft only they'd get", 'Nobody else has the key to that joke.'],
      ['What these months have really been like', "They've missed a fair few chapters."],
      ["That I was hurt they didn't try", "You've been waiting to see who'd go first."],
    ],
  },
  q33: {
    asks: 'moment',
    ask: "What's the worst part of being on your own?",
    plain: 'When is it hardest to have nobody there?',
    options: [
      ['Sunday teatime', 'Long hour, that, with everybody else indoors.'],
      ['Coming in to a dark hallway', 'You have to switch on your own light.'],
      ['Being ill, and nobody knowing', "That's less about romance than being noticed."],
    ],
  },
  q34: {
    asks: 'want',
    ask: 'First hour with the door shut, what would you do?',
    plain: 'If you had it all to yourself, how would you start?',
    options: [
      ['Nothing, on purpose', "Nothing's harder to come by than it sounds."],
      ['The thing I never get round to', "It's still there, waiting for a clear table."],
      ['Feel guilty, then enjoy it', 'Guilt first, like paying at the door.'],
    ],
  },
  q35: {
    asks: 'exception',
    ask: 'When do your shoulders come down?',
    plain: 'Where or when do you stop being on guard?',
    options: [
      ['Once the house is empty', 'An empty house asks nothing of you.'],
      ['For a minute or two, outdoors', "Good minutes. There's not many of them."],
      ["They don't, I'd forgotten they could", 'You get used to standing like that.'],
    ],
  },
  q36: {
    asks: 'moment',
    ask: 'Was there a moment you nearly knew?',
    plain: "Did something tell you at the time that it wasn't right?",
    options: [
      ['Yes, and I explained it away', "You'd a good reason. You wanted it to be so."],
      ['No, they were good at it', "Then it wasn't daftness. You were up against skill."],
      ["Yes, and knowing would've cost too much", "You couldn't afford it then. That's not the same."],
    ],
  },
  q37: {
    asks: 'cost',
    ask: "Say it's all paid back tomorrow. What still stings?",
    plain: "What's left of it, once the money's out of the way?",
    options: [
      ['That I had to ask', 'They let you be the awkward one.'],
      ["Nothing, it's just the money", "Fair enough. Money's a real thing to be short of."],
      ["That they thought I wouldn't mind", "They'd sized you up, and they weren't far wrong."],
    ],
  },
  q38: {
    asks: 'moment',
    ask: 'Who usually breaks the silence, and how?',
    plain: 'How does it normally end, and who ends it?',
    options: [
      ['Me, with something about tea', 'A small white flag, about the size of a teabag.'],
      ['Them, as if nothing happened', "Then it's over, and it never got talked about."],
      ['Me, by saying sorry for nothing much', 'Peace at that price gets dearer each time.'],
    ],
  },
  q39: {
    asks: 'cost',
    ask: 'What have you put off, waiting for that?',
    plain: "What hasn't happened, because you believed it would come?",
    options: [
      ['Looking elsewhere', "While you're waiting, you're not looking."],
      ['Saying what I really want', "Once you'd said it, they'd have to answer."],
      ["Admitting it isn't coming", "You've known a while. You've been polite about it."],
    ],
  },
  q40: {
    asks: 'fear',
    ask: 'If you stopped getting in touch, who would ring first?',
    plain: 'Who would miss your call first?',
    options: [
      ["Someone I wouldn't have put money on", 'Worth knowing who that is.'],
      ['The one who needs something', "They'd miss the tap, if not the person."],
      ["I don't want to find out", 'Running round keeps the question from being put.'],
    ],
  },
  q41: {
    asks: 'rule',
    ask: 'Whose timetable do you measure yourself by?',
    plain: 'Who decided when you should have got there?',
    options: [
      ["My parents', they'd done it all", 'Different prices then, and fewer stops on the line.'],
      ['Everyone I went to school with', 'You only see their photographs, mind.'],
      ["Mine, I'd made a plan", "It's the plan you're grieving, a bit."],
    ],
  },
  q42: {
    asks: 'cost',
    ask: "Who gets what's left of you at the end of the day?",
    plain: 'When the day is over, who gets the last bit of you?',
    options: [
      ["Whoever's at home, and it's crumbs", 'They get you after the lights are off.'],
      ['Nobody, I go straight to bed', 'Straight to bed, and up to do it over.'],
      ['Not me, not for a long while', "You come last, and you've noticed."],
    ],
  },
  q43: {
    asks: 'fear',
    ask: 'What would it take for one check to be enough?',
    plain: 'When could you check once and walk away?',
    options: [
      ['Somebody else being responsible for a change', "One pair of eyes is tired, that's all."],
      ['A week where nothing went wrong', 'Your nerves want evidence, and a good bit of it.'],
      ["Checking isn't about that thing, really", "It's only the part that you can check."],
    ],
  },
  q44: {
    asks: 'want',
    ask: "If money weren't in it, where would you sleep tonight?",
    plain: 'Supposing rent cost nothing, where would you live?',
    options: [
      ["Right here, I'd just sleep better", "So it isn't the place. It's the price of it."],
      ['Somewhere small, with my own key', "You've got the key in your hand already, nearly."],
      ["Somewhere else, and that's my answer", "Money's been holding that answer for you."],
    ],
  },
  q45: {
    asks: 'want',
    ask: 'What would you do if nobody knew how old you were?',
    plain: "If age didn't come into it, what would you try?",
    options: [
      ['Exactly what I do now', "Then it's a choice, and not just the calendar."],
      ['Start something, and be bad at it', "Being a beginner's allowed. It only feels like trespassing."],
      ['Still not dare, age is a handy reason', "It's a respectable thing to be frightened behind."],
    ],
  },
  q46: {
    asks: 'moment',
    ask: 'What did you do first, after you heard?',
    plain: 'And right after that, what did you do?',
    options: [
      ['Told someone, and liked telling it', 'So it got an airing. Good.'],
      ['Found the one thing wrong with it', "You'd a pin ready before the balloon was up."],
      ['Nothing, there was no one to tell', 'News like that goes flat by bedtime.'],
    ],
  },
  q47: {
    asks: 'fear',
    ask: 'If somebody looked closely, what would they actually find?',
    plain: "What's behind the act, if anybody checked?",
    options: [
      ['Someone who works very hard', "Hard work's an odd thing to be caught at."],
      ["A few gaps, same as anyone's", "You've counted yours. Others don't count theirs."],
      ['Someone who never chose this', "So it's not the skill that's pretend."],
    ],
  },
  q48: {
    asks: 'moment',
    ask: 'Which detail keeps coming back?',
    plain: 'What part of it sticks in your mind?',
    options: [
      ["A date, when I'd thought we were happy", 'It goes back and spoils the photographs.'],
      ['How ordinary they acted', "The ordinary's what you can't square."],
      ['That I already half knew', "You'd been carrying it before you were told."],
    ],
  },
  q49: {
    asks: 'view',
    ask: "What are you like when you're with that person?",
    plain: "What's different about you, when you're together?",
    options: [
      ['Lighter, I even laugh differently', "It might be that laugh you're after."],
      ['The same, only somebody sees me', 'Being seen might be most of it.'],
      ["Somebody I don't have to answer for", 'And the answering waits for you at home.'],
    ],
  },
  q50: {
    asks: 'want',
    ask: 'If you had that minute again, what would you do?',
    plain: 'Back in that moment, what would you do?',
    options: [
      ['Stay a bit longer', 'Ten more minutes. It always looks so affordable after.'],
      ["Say the thing I'd got ready", "It's still ready, by the sound of you."],
      ['The same again, and feel this again', 'Right thing to do, and rotten to do it.'],
    ],
  },
  q51: {
    asks: 'want',
    ask: 'If you dropped the manners, what would you say first?',
    plain: 'Being rude for once, what would you tell them?',
    options: [
      ['“Have you any idea?”', 'You want them to know, more than you want to win.'],
      ["“Enough. I've had enough.”", "That's a line with a door in it."],
      ["“You hurt me”, and I'd hate saying it", "Anger's easier to carry in public than that."],
    ],
  },
  q52: {
    asks: 'view',
    ask: 'If a friend had done it, what would you tell them?',
    plain: 'What would you say to somebody else in your place?',
    options: [
      ['That anybody might have done it', "You'd see the ordinary in it, if it weren't yours."],
      ["That it mattered, and it isn't all they are", 'Both can be true, also about you.'],
      ["I'd let them off. Me, I won't", 'One rule for others, and a harder one for you.'],
    ],
  },
  q53: {
    asks: 'moment',
    ask: 'What had you been holding in, just before?',
    plain: 'What was already building before that came out?',
    options: [
      ['A whole day of being pulled about', 'They were only the last pair of hands.'],
      ['Something to do with someone else', 'It went to the wrong address.'],
      ['Nothing, it was just there, ready', 'It sits near the surface these days.'],
    ],
  },
  q54: {
    asks: 'moment',
    ask: 'What do you remember that nobody else would?',
    plain: 'From that day, what small thing stuck with you?',
    options: [
      ['A shoe, a hymn, something daft', 'The mind picks a small thing it can hold.'],
      ["Someone's hand, when I needed it", 'A hand does more than a card.'],
      ['How far away I felt', 'You were there, and watching from the back as well.'],
    ],
  },
  q55: {
    asks: 'want',
    ask: 'What would you like someone to say, for once?',
    plain: 'Which words would do you good?',
    options: [
      ['The name, out loud', 'A name likes to be used.'],
      ["“It's rotten”, and then nothing", 'No silver lining, just a chair pulled up.'],
      ["That I'm allowed to be like this still", "You'd like the permission slip in writing."],
    ],
  },
  q56: {
    asks: 'want',
    ask: "Which bit do you wish they'd noticed?",
    plain: 'If they saw one thing you do, which should it be?',
    options: [
      ["The part before anyone's up", "The early shift's got no audience."],
      ['How tired I was while I did it', 'They saw the tray, not who was carrying it.'],
      ["That I'd stopped enjoying it", "It's easier to thank someone than to ask that."],
    ],
  },
  q57: {
    asks: 'step',
    ask: 'If you wrote it now, what would the first line be?',
    plain: 'How would you begin, if you told them now?',
    options: [
      ["“I've been meaning to”", 'Worn, but it opens the door.'],
      ["“You won't remember this, but I do”", "You remembered. That's most of the letter."],
      ['“I left it because I was ashamed”', 'Hard to write, and good to read, that one.'],
    ],
  },
  q58: {
    asks: 'want',
    ask: 'What would have to be in the apology?',
    plain: 'What would a proper sorry include?',
    options: [
      ['What they did, in their own words', 'No “if I upset you”.'],
      ["What they'll do next time", 'Sorry with a plan attached.'],
      ["It's late, I'd not believe it now", 'Some apologies go off, like milk.'],
    ],
  },
  q59: {
    asks: 'rule',
    ask: 'Who in your life was allowed to make a fuss?',
    plain: 'Growing up, whose troubles counted?',
    options: [
      ['Whoever was poorliest', 'There was a queue, and you learned your place in it.'],
      ['One person, and they used it all up', 'That left none for the quiet ones.'],
      ['Everyone but me, and I agreed to it', 'You might still be keeping to that.'],
    ],
  },
  q60: {
    asks: 'moment',
    ask: "What do you feel first, before what you're supposed to feel?",
    plain: 'Leave out the should. What is there?',
    options: [
      ["Flat, if I'm honest", "Flat's honest. It doesn't clap on cue."],
      ['Frightened, if I stop to look', 'Happy news can have a drop beneath it.'],
      ['I miss what it replaced', 'You got the new thing, and lost something too.'],
    ],
  },
  q61: {
    asks: 'want',
    ask: "What was the good bit, if you're blunt?",
    plain: 'What did you get from it, really?',
    options: [
      ['A rest from being decent', "Decent's heavy. You put it down for a minute."],
      ['Somebody looked my way', "It's a plain enough thing to be hungry for."],
      ['I won something, for once', "There's a race going on you'd not mentioned."],
    ],
  },
  q62: {
    asks: 'exception',
    ask: 'Was there ever ten minutes you got on?',
    plain: 'Have you had one decent moment with that person?',
    options: [
      ['Once, over something practical', 'A job to do helps. Nobody has to look up.'],
      ['When they were poorly or upset', "You're all right with folk who've put their guard down."],
      ["I've not let there be", "You're keeping the case tidy."],
    ],
  },
  q63: {
    asks: 'moment',
    ask: 'When do you still catch a glimpse of how they were?',
    plain: "Are there moments when they're like before?",
    options: [
      ['A laugh, or a turn of phrase', "It's still in there, and it visits."],
      ["Only when there's others about", 'So the company gets what you miss.'],
      ["I've stopped looking", 'It hurts less, looking for less.'],
    ],
  },
  q64: {
    asks: 'cost',
    ask: "What came along with you that you'd rather have left?",
    plain: 'What followed you to the new place?',
    options: [
      ['The way I say yes to everybody', 'It travels light, that.'],
      ['Missing somebody', "You can't leave that one at the depot."],
      ['Me, same as ever', "You'll not shift that one by train."],
    ],
  },
  q65: {
    asks: 'fear',
    ask: 'Which thing in there would stop you in your tracks?',
    plain: 'What would be the hardest item to pick up?',
    options: [
      ['Something with the smell still on', "Smell doesn't ask first."],
      ['Anything with handwriting on', 'A shopping list can floor you.'],
      ["None of it, and that's what scares me", 'Better a full box than finding that out.'],
    ],
  },
  q66: {
    asks: 'fear',
    ask: 'Which would be worse, the number or being asked about it?',
    plain: "What's harder: knowing the amount, or someone else knowing?",
    options: [
      ['The number', "While it's sealed it could be anything, and it is."],
      ['Being asked how', "You'd need an answer, and there's a story in it."],
      ['Someone being kind about it', "Kind's harder to stand up to than cross."],
    ],
  },
  q67: {
    asks: 'cost',
    ask: 'What would you lose, if you forgave?',
    plain: 'What would be gone, if you let it go?',
    options: [
      ['The proof that it happened', 'Somebody has to remember it right.'],
      ['My guard', 'You keep it up for a reason.'],
      ["Not much, I'm just not ready", 'Nobody else gets to set that clock.'],
    ],
  },
  q68: {
    asks: 'fear',
    ask: 'Whose face do you see when you think “people”?',
    plain: "Which person's opinion are you really afraid of?",
    options: [
      ['One particular neighbour or relative', 'So “people” is about one person wide.'],
      ["My mother's, even now", "She needn't be in the room."],
      ["Mine, I'd be first to talk", "You know how you'd have judged it."],
    ],
  },
  q69: {
    asks: 'want',
    ask: "What did that touch give you that you'd been missing?",
    plain: 'What was in it that you needed?',
    options: [
      ['Nobody wanting anything for it', 'No bill at the end.'],
      ['Being looked after, for a change', 'For once it went in your direction.'],
      ["I hadn't known I was missing anything", 'It took a hand to show you.'],
    ],
  },
  q70: {
    asks: 'moment',
    ask: 'When do you let that face drop?',
    plain: 'When can you stop acting?',
    options: [
      ["Once I'm round the corner", 'Just long enough for nobody to see.'],
      ["It stays on till I'm in bed", "That's a long shift for a face."],
      ["I don't, I've forgotten how", 'It has been on so long, it feels like yours.'],
    ],
  },
  q71: {
    asks: 'fear',
    ask: 'If you told them how it really is, what would happen?',
    plain: 'What would they do with the truth?',
    options: [
      ["They'd worry, and ring every night", "So you're paying for their peace."],
      ["They'd try to fix it", "Fixing's a way of not hearing, sometimes."],
      ["They'd manage, and I'd have been seen", "It may not be them you're protecting."],
    ],
  },
  q72: {
    asks: 'moment',
    ask: 'When did it first dawn on you?',
    plain: "What made you realise you weren't included?",
    options: [
      ['I saw it, a photo or a table', 'Photographs have poor manners.'],
      ['Someone let it slip, and went red', "They knew, then, and that's a second hurt."],
      ["I'd known a while, this just proved it", "Proof's a cold sort of comfort."],
    ],
  },
  q73: {
    asks: 'moment',
    ask: 'Which of their sentences have you caught yourself saying?',
    plain: 'What have you heard yourself say that was theirs?',
    options: [
      ['“Because I said so”', 'Four words, passed down like a clock.'],
      ['No words, it was the sigh', 'Sighs get inherited, same as noses.'],
      ["The one I swore I'd never say", 'You heard it land, from both ends.'],
    ],
  },
  q74: {
    asks: 'moment',
    ask: "What doesn't show in that picture?",
    plain: 'What do the others not get to see?',
    options: [
      ['How hard I work at it', 'Pictures like that take some holding up.'],
      ['How quiet it gets afterwards', "Quiet doesn't photograph."],
      ["That I'm not very happy", "Short sentence, and it's waited a good while."],
    ],
  },
  q75: {
    asks: 'want',
    ask: "What does holding hands say that talking doesn't?",
    plain: 'What does that touch tell you?',
    options: [
      ["That we're on the same side", "Sides matter, when there's things to carry."],
      ["Nothing grand, just “I'm here”", 'Not grand, and not easily replaced.'],
      ['It can lie as well as talking', "You've felt the grip and known."],
    ],
  },
  q76: {
    asks: 'exception',
    ask: 'Who looks straight at you when you talk?',
    plain: 'Is there anyone who gives you their full attention?',
    options: [
      ['One or two, I could name them', 'Those names are worth having handy.'],
      ['Nobody lately', 'Lately can stretch, if nobody turns round.'],
      ["I look down first, so I'd miss it", "You've learned to get in before they do."],
    ],
  },
  q77: {
    asks: 'want',
    ask: "What's the one thing you want them to hear?",
    plain: 'Which sentence should get through?',
    options: [
      ["“I can't keep doing this”", "You've said it in sighs. They don't carry."],
      ['“Look at me a minute”', 'Before the words, you want the eyes.'],
      ["I'm not sure, I've only got louder", "Loud and clear aren't always the same."],
    ],
  },
  q78: {
    asks: 'view',
    ask: "What did that person do that most people don't?",
    plain: 'What made them different, in that moment?',
    options: [
      ["Didn't rush me", "Time's the dear bit. Anybody can nod."],
      ["Did something, and didn't mention it", 'Help with no speech attached.'],
      ["Made me see what I'd been without", 'Kindness can show you the hole it filled.'],
    ],
  },
  q79: {
    asks: 'want',
    ask: 'Where would you have wanted to be standing?',
    plain: "If you'd had the choice, where would you have been?",
    options: [
      ['Close enough to touch someone', 'A screen or a doorway keeps your hands out of it.'],
      ['Exactly there, and no closer', 'Sometimes a bit of distance is what holds you up.'],
      ["Not there at all, if I'm honest", "Some doorways you'd rather not have stood in."],
    ],
  },
  q80: {
    asks: 'fear',
    ask: 'Who could you tell a small part of it?',
    plain: 'Is there one person who could know a little of it?',
    options: [
      ["Someone who'd not make a meal of it", 'A steady pair of hands, and not much chat.'],
      ['A stranger, sooner than family', "Strangers don't bring it up at dinner."],
      ["Nobody, they'd look at me differently", "So it's their eyes you're carrying it past."],
    ],
  },
  q81: {
    asks: 'moment',
    ask: 'How soon after saying yes do you feel the weight of it?',
    plain: 'When do you notice what the yes costs?',
    options: [
      ["Before I'd finished saying it", "Your mouth's quicker than the rest of you."],
      ['That night, doing the sums', "The yes is free. It's the Thursday that costs."],
      ["I don't notice, I just get ill", 'Your body says the no instead.'],
    ],
  },
  q82: {
    asks: 'exception',
    ask: 'What did it feel like in the minute after?',
    plain: "Right after you'd said it, what was that like?",
    options: [
      ['Light, like putting bags down', 'Your arms noticed before you did.'],
      ['Sick, waiting for the comeback', "You'd said it. It was the waiting that was bad."],
      ['I nearly took it straight back', "You didn't, though, or not right off."],
    ],
  },
  q83: {
    asks: 'rule',
    ask: "Who'd tell you off for it, if they could see?",
    plain: 'Whose telling-off are you hearing?',
    options: [
      ['Somebody who never rested either', 'They kept that rule too, perhaps all their life.'],
      ["Nobody real, it's just in my head", 'A voice without a face, then, and still strict.'],
      ["Me, and I'd not be kind", "You'd speak softer to a stranger."],
    ],
  },
  q84: {
    asks: 'moment',
    ask: 'Which part of the day feels emptiest now?',
    plain: 'When do you notice most that work is gone?',
    options: [
      ['First thing, with nowhere to be', 'You still wake up on time for it.'],
      ['Dinner time, and the daft chat', "It's the talk about nothing that you can't replace."],
      ['When somebody asks what I do', 'You used to have that answer in your pocket.'],
    ],
  },
  q85: {
    asks: 'cost',
    ask: 'Who is the hardest one to look in the eye?',
    plain: 'Whom do you find it hardest to meet?',
    options: [
      ['The one who trusts me most', "Trust's heavier than a grudge."],
      ["The quiet one, who'll say thank you", "You'd sooner be shouted at."],
      ['My own, in the bathroom mirror', 'No hurrying past that one.'],
    ],
  },
  q86: {
    asks: 'moment',
    ask: 'Where do you not have to watch your words?',
    plain: 'With whom do you never have to check what you say?',
    options: [
      ["With a few friends, and it's easy", 'You can hear the difference in your own voice.'],
      ['At home, with the door shut', 'A small country, but you speak the language.'],
      ['Nowhere, I check every pronoun', "That's a lot of proofreading in a day."],
    ],
  },
  q87: {
    asks: 'moment',
    ask: 'Which sound do you notice is missing?',
    plain: 'When the house is quiet, what do you listen for?',
    options: [
      ['Feet on the stairs', "You'd give a lot for that racket."],
      ['Being shouted for, from another room', 'Your name, at full volume, over nothing.'],
      ["None, and I feel bad it's a rest", 'A rest and an ache. They can share a sofa.'],
    ],
  },
  q88: {
    asks: 'view',
    ask: "What's a child likely to make of it?",
    plain: 'How would you explain it, if you were that small?',
    options: [
      ["That it's somehow their fault", 'They generally look for themselves in it first.'],
      ['More than any of us let on', 'Small folk read faces before they read books.'],
      ['What I made of it, at that age', "You know that landing, then. You've sat on it."],
    ],
  },
  q89: {
    asks: 'exception',
    ask: 'What did you get right this week that nobody noticed?',
    plain: 'Which small good thing did you do this week?',
    options: [
      ['Somebody got fed, washed, listened to', "Dull, and it's most of the job."],
      ["I said sorry when I'd been wrong", "There's many a grown-up never got one of those."],
      ["I can't see it, only what I missed", "You're marking with only the red pen."],
    ],
  },
  q90: {
    asks: 'want',
    ask: 'Whose side do you want your partner to take?',
    plain: 'Where should your partner stand in this?',
    options: [
      ['Mine, out loud, just once', 'Once, in the room, with them listening.'],
      ["Nobody's, only stop pretending it's fine", "You could manage the war. It's the whistling."],
      ["They'd not choose me, I know it", "That's the hurt behind the other one."],
    ],
  },
  q91: {
    asks: 'cost',
    ask: "What's gone already that you've had no time to miss?",
    plain: "Which part of them haven't you had time to mourn?",
    options: [
      ['Talking to them, like we did', 'Still in the chair, and you miss the chat.'],
      ['Having them look after me', 'That has turned round, and nobody asked you first.'],
      ['The patience I thought I had', "You thought it'd be bottomless. It never is."],
    ],
  },
  q92: {
    asks: 'exception',
    ask: 'When did you last lose track of time doing it?',
    plain: 'When did it last carry you along?',
    options: [
      ['Before anyone had an opinion', 'Then it was only you and it.'],
      ['Once lately, by accident', 'By accident counts. It got in somehow.'],
      ['So long back it feels like someone else', 'Somebody else, with your hands.'],
    ],
  },
  q93: {
    asks: 'moment',
    ask: 'Which words from it can you say by heart?',
    plain: 'What phrase or silence from that keeps repeating?',
    options: [
      ['One line, and I know where the comma was', "You've read it more than they ever did."],
      ['There were none, just silence', "You write your own, and you don't spare yourself."],
      ['The ones I added myself', 'They sent a page. You wrote the rest.'],
    ],
  },
  q94: {
    asks: 'moment',
    ask: "What's the first time you remember noticing that?",
    plain: 'When did that first strike you?',
    options: [
      ['Something small, like who got a thing', 'Small things keep the clearest accounts.'],
      ["Always, it's like the wallpaper", 'You stop seeing wallpaper. It still sets the room.'],
      ["Recently, and I'd give plenty to unsee it", 'It goes back and colours in the old ones.'],
    ],
  },
  q95: {
    asks: 'moment',
    ask: 'When you picture that day, where are you looking?',
    plain: 'What do you see first when you think of a wedding day?',
    options: [
      ['At one face', "The rest of it's chairs and catering."],
      ['At the clock', "You'd like it to be safely Sunday."],
      ["At the door, if I'm truthful", "You've noticed where it is, at least."],
    ],
  },
  q96: {
    asks: 'want',
    ask: "What's the first one for?",
    plain: 'What do you get from the first glass, or smoke?',
    options: [
      ["To mark the day's over", 'Somebody has to blow the whistle.'],
      ['To stop my head', 'It does stop it. It sends a bill, mind.'],
      ["Company, when there isn't any", 'It never asks you to go home.'],
    ],
  },
  q97: {
    asks: 'cost',
    ask: 'What have you stopped doing, because of it?',
    plain: 'What did you give up while that was going on?',
    options: [
      ['Having people round', "You can't leave the door open with that indoors."],
      ["Believing what I'm told", 'Trust goes quietly, one answer at a time.'],
      ['Asking, since I know the answer', "The asking stopped. The knowing didn't."],
    ],
  },
  q98: {
    asks: 'want',
    ask: 'Which corner of that house is only yours?',
    plain: 'Where in that house do you feel at home?',
    options: [
      ['A shelf, or a side of the bed', "A shelf's a start. It's not an address."],
      ["Nowhere yet, I've not asked", "You've been behaving like a good guest."],
      ['None, I feel like a guest there', 'Living there and visiting, both at once.'],
    ],
  },
  q99: {
    asks: 'exception',
    ask: 'Which of them stays on your mind after work?',
    plain: 'Who comes along in your head, going home?',
    options: [
      ["One, and I'd know the name anywhere", "You kept hold of a name. It isn't nothing."],
      ['None lately, and that bothers me', "You've shut a door so you could keep walking."],
      ["All of them, it's a full house", 'And they none of them wipe their feet.'],
    ],
  },
  q100: {
    asks: 'want',
    ask: 'If you could keep one corner of it, which?',
    plain: 'Which part of that place would you take with you?',
    options: [
      ['The kitchen, and who was in it', "It's the who that makes it hard to pack."],
      ['A wall or doorway, with marks on', 'Somebody measured you there.'],
      ["None, I'd be glad to be rid", "There's some houses hold too much."],
    ],
  },
  q101: {
    asks: 'want',
    ask: "What does a dog or cat know that people don't?",
    plain: "What do you get from an animal that folk can't give?",
    options: [
      ['When to come and lean', 'No training for it. They just come over.'],
      ["Nothing, that's the beauty of it", "You don't have to be any way at all."],
      ["How I am when there's nobody here", "One witness, and it can't tell a soul."],
    ],
  },
  q102: {
    asks: 'step',
    ask: "What's the sentence you mustn't leave without saying?",
    plain: 'Which one thing has to be said?',
    options: [
      ["“I can't do this on my own”", 'Short enough to fit before the kettle boils.'],
      ['“I need you to hear all of it”', "So it's being cut off you're ready for."],
      ["“I should've told you before”", 'Start there, and the rest has room.'],
    ],
  },
  q103: {
    asks: 'want',
    ask: 'Picture an ordinary Tuesday evening afterwards. What kind is it?',
    plain: "A normal evening, once it's over: how is it?",
    options: [
      ["A quiet one, and I'm all right", "It's a plain picture. There's tea in it."],
      ['One where I still lay for two', 'Your hands would take longer than your head.'],
      ["I can't picture past the row", "The row's in the doorway, blocking the view."],
    ],
  },
  q104: {
    asks: 'want',
    ask: 'What do you get there that you get nowhere else?',
    plain: 'What makes that moment better than the rest?',
    options: [
      ['Nobody after anything', 'A bit of the day with no hands on it.'],
      ['Me, in a good mood', "It's still about, then, that mood."],
      ['A rest from the rest of my life', "So there's something you need a rest from."],
    ],
  },
  q105: {
    asks: 'exception',
    ask: 'When did that turn?',
    plain: 'When did it begin to be different?',
    options: [
      ['After one particular week', 'You could put a pin in the calendar, then.'],
      ['It went so slowly I missed it', 'Slow things are hard to catch in the act.'],
      ['When someone else pointed it out', "And you'd thought you were hiding it."],
    ],
  },
  q106: {
    asks: 'fear',
    ask: "If you hadn't dodged it, what would've happened first?",
    plain: 'And if you had faced it, what would have come?',
    options: [
      ["Small talk, and I've none left", 'None in the tin that day.'],
      ["They'd have seen it on my face", 'Ten seconds is plenty for a face.'],
      ["Nothing much, and I'd have had no excuse", 'The dodge keeps it big.'],
    ],
  },
  q107: {
    asks: 'view',
    ask: "If somebody did bring it up, who'd it be?",
    plain: 'Which one of you is likeliest to say it first?',
    options: [
      ["Me, if I'd had a drink", "So it's near the top, under a lid."],
      ["Not me, I'd change the subject", 'You help keep it shut, then, same as them.'],
      ["Nobody, we've all silently agreed", 'A deal nobody ever said out loud.'],
    ],
  },
  q108: {
    asks: 'view',
    ask: 'Whose voice do you hear when you look at yourself?',
    plain: 'Who taught you to see yourself like that?',
    options: [
      ["Someone's, from years ago", 'An old voice, and it still gets a say.'],
      ["Everybody's, all at once", "That's a crowded mirror."],
      ["Mine, and it's the hardest", "You're the strictest judge in the room."],
    ],
  },
  q109: {
    asks: 'view',
    ask: 'What was it really about, do you think?',
    plain: 'And what was behind it?',
    options: [
      ['Who counts for more', 'Fences and money are handy for measuring that.'],
      ['Something from years before', 'Old bill, new envelope.'],
      ['I wanted them to come after me', 'And there you both are, each waiting.'],
    ],
  },
  q110: {
    asks: 'exception',
    ask: "Would you have picked it yourself, if it weren't the family's?",
    plain: 'If it belonged to strangers, would you have wanted it?',
    options: [
      ["Yes, I'd have queued for it", "So it's yours twice over."],
      ["No, but I'd have missed the people", "It's folk you'd be keeping on, more than the work."],
      ['I never let myself ask', "Sons and daughters of a place often don't."],
    ],
  },
  q111: {
    asks: 'rule',
    ask: 'Whose idea was it, right at the start?',
    plain: 'Who first said you should do that?',
    options: [
      ['Mine, only I was very young', "You can't be held to it for ever. You were a kid."],
      ['Somebody proud of me already', "They'd the photo framed before you'd sat down."],
      ["Nobody's, I just never stopped", "It's a long way to have come on a nudge."],
    ],
  },
  q112: {
    asks: 'view',
    ask: 'Without the laugh, what was really being said?',
    plain: 'If it had been said seriously, what was it?',
    options: [
      ['What they really think', 'It went in under cover of the joke.'],
      ["That I'm fair game", 'And complaining would make it your fault.'],
      ['Something I was already afraid of', 'It found the sore place, so it stung.'],
    ],
  },
  q113: {
    asks: 'view',
    ask: 'What do you think the kids have noticed?',
    plain: 'What do the kids pick up, would you say?',
    options: [
      ["Less than I fear, they're busy being kids", 'Then some of the watching is yours alone.'],
      ['Everything. They hear it through the wall', "You can't keep much from people that size."],
      ["They'd say we should have stopped long ago", "That would be hard to hear, after all you've held."],
    ],
  },
  q114: {
    asks: 'moment',
    ask: 'When a baby comes up, how does the talk usually end?',
    plain: 'When you two talk about a baby, where does it stop?',
    options: [
      ["With 'we'll see', and we both know", 'A soft answer, and you both get a reprieve.'],
      ['With one of us leaving the room', 'So it never gets as far as you need.'],
      ["I say something I don't quite mean", "And then that's the answer you're held to."],
    ],
  },
  q115: {
    asks: 'rule',
    ask: 'What was going on the day you promised that?',
    plain: 'What was happening when you made that promise?',
    options: [
      ['It was a good day and I meant it', 'A true promise, made by who you were then.'],
      ["They were scared, I'd have said anything", 'You were calming someone, not drawing up a contract.'],
      ['I was the one scared of being left', 'So you promised them the thing you needed.'],
    ],
  },
  q116: {
    asks: 'want',
    ask: 'The first Monday without that job, what would you miss?',
    plain: 'If the job were gone, which part would you want back?',
    options: [
      ['One or two of the people', "You'd be leaving them too, not only the work."],
      ["Having somewhere I've got to be", 'A place that expects you at eight is something.'],
      ['Knowing what to say when people ask', "You'd have to answer as just you for a while."],
    ],
  },
  q117: {
    asks: 'moment',
    ask: "Before you open the car door, what's in your head?",
    plain: 'Sitting there in the car, what are you thinking?',
    options: [
      ["Nothing at all, it's the only quiet I get", "Then the car's the one room that's yours."],
      ["I'm putting my face on", 'You need a minute to become whoever goes inside.'],
      ["That I don't want to go in", 'You know it, out there with the engine off.'],
    ],
  },
  q118: {
    asks: 'moment',
    ask: 'When you go past, what are you looking for?',
    plain: 'Driving by there, what do you hope to see?',
    options: [
      ['A light on. A car outside', "Just enough to know somebody's there, and you can go."],
      ['Proof that it was real once', 'You want something solid that says it happened.'],
      ["Signs they're doing fine without me", "And you'd half want it, and half not."],
    ],
  },
  q119: {
    asks: 'moment',
    ask: 'Who did you most expect to walk in?',
    plain: 'Which person were you sure would come?',
    options: [
      ["Someone I'd have driven all night for", "You'd have gone for them. That's the sting."],
      ["I'd have been glad of anyone", "By then you weren't being choosy."],
      ["I already knew they wouldn't", 'And still you kept an eye on the door.'],
    ],
  },
  q120: {
    asks: 'want',
    ask: "What do you have together that a phone call can't give?",
    plain: 'What will the phone never replace between you?',
    options: [
      ['Turning up without a reason', "You don't schedule that, and now you'd have to."],
      ['Sitting there, saying not much', 'Hard to be quiet together on a call, you find.'],
      ["Being the first one they'd pick", 'You wonder who gets that spot now.'],
    ],
  },
  q121: {
    asks: 'want',
    ask: 'If you had a friend like that, what would you do on a Tuesday?',
    plain: 'With a close friend on a plain weekday, what would you get up to?',
    options: [
      ['Errands. Groceries, but with company', "It's the plain hours you'd like shared."],
      ['Tell them what I tell nobody', "You've got things piled up by the door, waiting."],
      ["Worry they'd get bored of me", 'So even the wished-for one makes you nervous.'],
    ],
  },
  q122: {
    asks: 'fear',
    ask: 'If you got in touch anyway, what happens in the first ten seconds?',
    plain: 'Say you do reach out. How do you picture the start?',
    options: [
      ["Silence, then a polite 'how are you'", 'Polite would be worse for you than angry.'],
      ["They'd be glad, and I'd feel awful", 'Being forgiven that fast would sting you too.'],
      ["They'd ask why it took so long", "And you haven't got an answer you like."],
    ],
  },
  q123: {
    asks: 'want',
    ask: 'Five minutes with that person, what would you ask?',
    plain: 'If you had one question for them, which one?',
    options: [
      ['Whether I ever crossed their mind', "You'd want to know you took up some room."],
      ["Nothing, I'd only look at the face", "You'd be looking for where yours came from."],
      ['What they did with their life instead', "And you'd be measuring every word of it."],
    ],
  },
  q124: {
    asks: 'view',
    ask: 'What do you suppose they were picturing for you?',
    plain: "When they paid for it, what did they hope you'd get?",
    options: [
      ['A clean desk and a warm house', 'Something plain that they never had, and you might.'],
      ['To be the one others point at', 'You were meant to be worth telling people about.'],
      ['Not this, whatever this is', "And nobody's told them yet, you included."],
    ],
  },
  q125: {
    asks: 'want',
    ask: 'Whose voice would you believe, if they said it?',
    plain: "Which person could say it so you'd listen?",
    options: [
      ["Someone who's been through it", "They'd know what it took, so you could take their word."],
      ['One of my parents, even now', "You're grown, and you still look for their nod."],
      ["Nobody's. I'd find a reason they're wrong", "You're a hard judge to get past."],
    ],
  },
  q126: {
    asks: 'want',
    ask: 'Who did you most want to hear it from?',
    plain: 'Whose question were you waiting for?',
    options: [
      ['The one standing right there', "So near, and you'd have answered."],
      ['Anybody at all, by then', "You'd have settled for anyone, and nobody came."],
      ["Someone I'd have told 'I'm fine'", "You know how well you'd have hidden it."],
    ],
  },
  q127: {
    asks: 'moment',
    ask: 'In that second, what are you listening for?',
    plain: 'When you hear that sound, what do you check?',
    options: [
      ['Which mood is coming in', 'You read a whole evening off one sound.'],
      ["Just that they're home safe", 'Then you can let go of the day.'],
      ["Whether I've time to look busy", "You'd rather be found doing something."],
    ],
  },
  q128: {
    asks: 'moment',
    ask: 'Afterwards, what were you still saying in your head?',
    plain: 'Once you were away from it, what did you keep saying inside?',
    options: [
      ['A much better speech than the real one', 'You always win it on the stairs.'],
      ["'Don't cry, don't cry'", 'So you left before anyone could see.'],
      ["'Please come after me'", 'You were hoping for feet on the stairs.'],
    ],
  },
  q129: {
    asks: 'view',
    ask: 'If a friend told you that about themselves, what would you say?',
    plain: 'Suppose a friend carried this. What would you tell them?',
    options: [
      ["That nobody could've known", "You'd give them the one thing you can't take."],
      ["Nothing. I'd sit there with them", "You know words don't reach that far."],
      ["I'd tell them it's different for me", "You're the one person you won't let off."],
    ],
  },
  q130: {
    asks: 'moment',
    ask: "What's waiting once your feet hit the floor?",
    plain: "If you get up, what's the first thing you meet?",
    options: [
      ['Everybody needing something at once', "You're spent before the day has asked you."],
      ["Nothing. That's the trouble with it", 'No one to be late for is its own weight on you.'],
      ['Being me again, all day long', "The bed's where you get off duty from yourself."],
    ],
  },
  q131: {
    asks: 'view',
    ask: "What do you suppose they've noticed about you?",
    plain: 'What does that person see in you, do you think?',
    options: [
      ["That I'd never ask for it", "So they found a way you couldn't refuse."],
      ["Nothing. They're like that with everybody", "And still, you're the one it landed on."],
      ["How tired I am. It's embarrassing", 'Being seen costs you something, even kindly.'],
    ],
  },
  q132: {
    asks: 'moment',
    ask: 'When do you feel that difference most?',
    plain: 'At which moments does the money gap bite?',
    options: [
      ["When somebody says 'let's split it'", 'Even sums, uneven pockets. You do the math quietly.'],
      ['Around the holidays, over the presents', 'Everybody can see what you each spent.'],
      ["When I notice I've stopped being glad for them", 'You liked yourself better before you counted.'],
    ],
  },
  q133: {
    asks: 'want',
    ask: 'What would you have liked to be called?',
    plain: 'Which word should that person have used for you?',
    options: [
      ['My name, with nothing after it', 'Just you, standing on your own two feet.'],
      ['The word for what I really am to them', "One true word, and you'd have stood taller."],
      ["I'm not sure I've earned the word I want", 'So part of you went along with it.'],
    ],
  },
  q134: {
    asks: 'moment',
    ask: 'Where does everybody else look when that happens?',
    plain: 'When it happens, what do the others do?',
    options: [
      ['At their plates, every one', 'You could hear a fork drop.'],
      ["Nobody's around. It's saved for me", "So there's only ever your word for it."],
      ['The one who should speak up just smiles', 'That smile stays with you longer than the remark.'],
    ],
  },
  q135: {
    asks: 'want',
    ask: 'If it were fair, what would your week look like?',
    plain: 'Shared out evenly, how would your days change?',
    options: [
      ['One weekend a month, phone off', "It isn't a palace you're asking for."],
      ['Same work, but someone says thank you', "You'd carry it. You'd like it witnessed."],
      ["They'd do it wrong and I'd take it back", 'So you hold on to it a bit, too.'],
    ],
  },
  q136: {
    asks: 'moment',
    ask: 'What do you say back to that?',
    plain: 'When somebody tells you so, how do you answer?',
    options: [
      ["'Thank you', and I look for my keys", "You've got your exits worked out."],
      ['Nothing. I count to ten', "You're being kinder than the sentence deserves."],
      ["Nothing. I'm scared they might be right", 'Easier would mean further away, for you.'],
    ],
  },
  q137: {
    asks: 'exception',
    ask: 'Which ordinary day from then would you have back?',
    plain: 'If you could get one plain day back, which?',
    options: [
      ['A nothing day. Supper, everyone home', "You didn't know it was the good part. Nobody does."],
      ['The last one, knowing it was the last', "You'd look harder at everything."],
      ['Any day before I knew better', "There's no going back to not knowing, for you."],
    ],
  },
  q138: {
    asks: 'moment',
    ask: 'What had that day been like, up to then?',
    plain: 'Before the tears, how had the day gone?',
    options: [
      ["Fine. That's what puzzles me", "The tears came late, for something you'd filed away."],
      ["I'd been holding on since morning", "You were full already. Anything would've done it."],
      ['Nobody had looked at me till then', "You'd gone all day without being noticed."],
    ],
  },
  q139: {
    asks: 'moment',
    ask: 'What time of day do you notice the quiet most?',
    plain: 'When in the day is it quietest for you?',
    options: [
      ['Around supper, when there used to be noise', 'You still listen for it around then.'],
      ['Nights. I leave something on', "A voice in the corner, so you're not the only one."],
      ['Mornings, and I like it more than I admit', 'You can miss them and love the quiet.'],
    ],
  },
  q140: {
    asks: 'moment',
    ask: 'Who else knew it was your work?',
    plain: 'Did anyone there know whose it really was?',
    options: [
      ['Two or three, and they kept quiet', 'Their silence stings you worse than the theft.'],
      ["Only me. There's no proof", "You're the one witness, and you don't count."],
      ["They all did. That's the worst of it", 'A whole room, and you standing alone in it.'],
    ],
  },
  q141: {
    asks: 'moment',
    ask: 'Whose eyes were the hardest to meet afterwards?',
    plain: 'Afterwards, which person could you not look at?',
    options: [
      ['The kindest one there', 'Pity is harder for you to look at than scorn.'],
      ['Whoever would be telling it tomorrow', 'You could hear it going round already.'],
      ['My own, in the mirror that night', "You'd have liked to see a braver face."],
    ],
  },
  q142: {
    asks: 'moment',
    ask: 'How does the first line go, in your head?',
    plain: 'When you practice it, what comes first?',
    options: [
      ["'Have you got a minute?' And then nothing", "You've got the knock ready, and nothing for after."],
      ['Furious, and very well put', 'In there, you never lose your place.'],
      ['With sorry. It always starts with sorry', "You apologize before you've even asked."],
    ],
  },
  q143: {
    asks: 'moment',
    ask: 'What was the sentence you kept back?',
    plain: "If you'd opened your mouth, what would've come out?",
    options: [
      ['A plain no. Two letters', 'Short word, and it costs you the most.'],
      ["Something I couldn't have taken back", 'You were keeping the roof on for everyone.'],
      ["I've swallowed so many I don't know", 'After enough years you stop hearing it yourself.'],
    ],
  },
  q144: {
    asks: 'moment',
    ask: 'Which line can you still hear?',
    plain: 'Of all those remarks, which one stayed?',
    options: [
      ['One about how I look', "You'd have thought skin got thicker. It doesn't."],
      ['Not the words, just the laughing', "You'd know that sound through a wall."],
      ['The one that was a little bit true', "That's the one you can't shake off."],
    ],
  },
  q145: {
    asks: 'view',
    ask: 'What do the jokes keep people from asking?',
    plain: "If you weren't joking, what would they ask you?",
    options: [
      ['How I am, and waiting for the answer', "The waiting is what you'd find hard."],
      ["Anything at all. That's the idea", 'You keep them busy, and you keep moving.'],
      ["Why they'd stay if I weren't funny", "You've been paying your way in laughs."],
    ],
  },
  q146: {
    asks: 'fear',
    ask: 'Which corner of the place would be hardest to let go?',
    plain: 'If it went, which part would you find hardest to lose?',
    options: [
      ['The kitchen, where we all ended up', "You'd know that floor with your eyes shut."],
      ['A bit of outside. A tree, a step', 'Nobody lists that in the papers, but you would.'],
      ["None. It's being the one who gave it up", "It's less the place than being the one who ended it."],
    ],
  },
  q147: {
    asks: 'view',
    ask: "Even if it's awful, what would the other choice be?",
    plain: "What's the second way, however bad?",
    options: [
      ['Walk away with nothing', "You'd be lighter, and you'd be broke."],
      ['Say no, and be the villain', "You'd lose the good name before the thing itself."],
      ["There is one. I just don't want it", 'Then you have been choosing, in a way.'],
    ],
  },
  q148: {
    asks: 'want',
    ask: 'Who do you most wish would say it first?',
    plain: 'Whose mouth would you want it to come from?',
    options: [
      ['The one who was closest to it', 'Their word would settle it, for you.'],
      ['Any of them. Over the dishes, once', "You're not asking for a trial, just a sentence."],
      ["Me. And I don't", 'You know how much that table holds up.'],
    ],
  },
  q149: {
    asks: 'want',
    ask: 'What did you need to hear right then?',
    plain: 'Which few words would have been enough?',
    options: [
      ["'I believe you.' That's all", "Three words, and you'd have had ground under you."],
      ['A question. Any question', "One question would've meant you could go on."],
      ["I'd stopped expecting it before I spoke", 'You told it anyway. That took something.'],
    ],
  },
  q150: {
    asks: 'cost',
    ask: "How long have you been saying 'later' by now?",
    plain: 'Since when has it been going to be later?',
    options: [
      ['A few months. Not so bad', 'Not yet a habit of yours, then.'],
      ['Years. I lost count', "You've gotten used to living around it."],
      ["Long enough that I don't believe me", "Hard to make plans with someone you don't trust."],
    ],
  },
  q151: {
    asks: 'want',
    ask: 'In ten years, what would you like them to know?',
    plain: "What should they understand, once they're grown?",
    options: [
      ['That I never stopped showing up', "You'd like what you did to count more than talk."],
      ['That it takes two, and we were two', "You don't need to be right, just not all wrong."],
      ["The truth, and I'm not all good in it", "You'd take being known over being right."],
    ],
  },
  q152: {
    asks: 'cost',
    ask: "What have you put off while you've been hoping?",
    plain: 'Which things are on hold because you hope?',
    options: [
      ['Nothing much. Just, well, deciding', 'Hope lets you not answer yet.'],
      ['Being angry, mainly', "You can't do both, so the anger waits its turn."],
      ["Finding out I'd be all right without", "You might be. That's oddly frightening."],
    ],
  },
  q153: {
    asks: 'moment',
    ask: 'If it happened, what would the first minute be like?',
    plain: "Say it came true, what's your first reaction?",
    options: [
      ['Relief, right down to my shoes', 'Your body already cast its vote.'],
      ['Giddy, then guilty', "You'd enjoy it for about as long as a sneeze."],
      ["Disappointed. It isn't really that I want", "Then you'd have to look for what it is."],
    ],
  },
  q154: {
    asks: 'exception',
    ask: 'When were you last somewhere nobody needed you?',
    plain: 'Where were you, the last time no one wanted anything?',
    options: [
      ['A waiting room, if that counts', 'You take your rest where you find it.'],
      ["I couldn't tell you, honestly", "That long on duty, you'd forget there's an off."],
      ["I was once, and I didn't like it", "You'd gotten used to being the one."],
    ],
  },
  q155: {
    asks: 'exception',
    ask: 'What was the last thing somebody came to you for?',
    plain: 'Last time you were asked for help, with what?',
    options: [
      ['Something silly. A jar, a password', 'Still, they came to you and not the neighbor.'],
      ["I can't remember. That's what bothers me", 'You used to know that by the hour.'],
      ['They do come. I just want it to matter more', "You'd like to be missed, not only useful."],
    ],
  },
  q156: {
    asks: 'moment',
    ask: 'What stopped you, right at that moment?',
    plain: 'Just then, what made you not go through with it?',
    options: [
      ["What they'd say at home", "You heard them before they'd even opened their mouths."],
      ["'Who do you think you are?'", "You've heard that one before, from somebody."],
      ['That it might actually work', "Then you'd have to live in it."],
    ],
  },
  q157: {
    asks: 'moment',
    ask: 'How does that letter begin?',
    plain: "What's the first line on the page?",
    options: [
      ["'I don't know where to start.' Every time", 'You start there, and there you stay a while.'],
      ['With the weather, believe it or not', 'You come up on it sideways, like most of us.'],
      ['With their name. Then I stop', "Once you've written that, they're nearly in the room."],
    ],
  },
  q158: {
    asks: 'view',
    ask: 'How old are you in your own head?',
    plain: 'Inside, what age do you feel?',
    options: [
      ['Thirty-five, with a bad knee', "The rest of you didn't get the memo."],
      ['Whatever I was when it was all good', 'You stopped the clock somewhere nice.'],
      ['That old. I only found out just then', 'Somebody else read you the number out loud.'],
    ],
  },
  q159: {
    asks: 'want',
    ask: 'What were you hoping to get back instead?',
    plain: 'What answer did you really want from them?',
    options: [
      ['One real sentence, any sentence', 'One real line would have been plenty.'],
      ['A question back', "A question would mean they'd pictured you."],
      ['That I still matter to them, basically', "It's a lot to ask of a screen, and you know."],
    ],
  },
  q160: {
    asks: 'want',
    ask: 'What would you like your days to be for now?',
    plain: 'With that decided, what do you want the time for?',
    options: [
      ['Home. My own bed, my own kettle', "You're choosing a room, as much as anything."],
      ['A few people, and no waiting rooms', "You'd rather count visits than blood cells."],
      ["I don't know. I only know what I won't do", "No is as far as you've got. That's somewhere."],
    ],
  },
  q161: {
    asks: 'want',
    ask: 'If you could have one picture, what would be in it?',
    plain: 'Suppose there were one photo. What would it show?',
    options: [
      ['An ordinary day, nobody posing', "You'd want the real light, mess and all."],
      ['Just the hands, doing something', "You'd know those hands anywhere."],
      ['All of us looking like we belonged', "You'd like proof, and you're not sure it was so."],
    ],
  },
  q162: {
    asks: 'moment',
    ask: 'Which one do you go back to?',
    plain: 'Out of what you kept, what do you return to?',
    options: [
      ['A dull one, about milk', "Nobody's performing in that one. You just hear them."],
      ['The last one. I know it by heart', 'You could say it along with them.'],
      ["I don't open it. I check it's there", "You just need to know it's still there."],
    ],
  },
  q163: {
    asks: 'want',
    ask: "In that other place, what's the first morning like?",
    plain: 'If you lived there, how would day one begin?',
    options: [
      ['Quiet. A cup, a window, no one talking', 'You went for the quiet before anything else.'],
      ['Busy. New, and nobody knows me', "You'd get to be somebody without a history."],
      ["Same as here. I'd have brought me along", "You've a good eye for the catch."],
    ],
  },
  q164: {
    asks: 'moment',
    ask: 'Which thought turns up first at that hour?',
    plain: "When you're awake then, what's on your mind first?",
    options: [
      ["Tomorrow's list, over and over", 'You work a second shift lying down.'],
      ['Something I said years ago', 'Your memory keeps the worst hours.'],
      ['Whether this is all there is', 'Big question for you and a dark ceiling.'],
    ],
  },
  q165: {
    asks: 'exception',
    ask: 'Which time did you really believe it?',
    plain: 'When did that promise still work on you?',
    options: [
      ['The first time, completely', 'Of course. You had no reason not to.'],
      ['The last time, sorry to say', "Your hope is sturdier than you'd like."],
      ['I never did. I played along', 'You both said your lines, and both knew.'],
    ],
  },
  q166: {
    asks: 'view',
    ask: 'Which part of that story always gets left out?',
    plain: "When it's told again, what's missing?",
    options: [
      ['What I was going through then', "You'd like somebody to read the page before."],
      ['That I said sorry, more than once', 'You paid that bill, and it keeps coming.'],
      ["I leave out the part where they're right", "You know it's there, and it still stings you."],
    ],
  },
  q167: {
    asks: 'exception',
    ask: 'Which bit of the plan do you still want?',
    plain: "What's left of that plan, for you?",
    options: [
      ["The place. I'd go alone if I dared", "You've packed for it in your head, at least."],
      ['The planning. Us at the table with a map', "You'd had half the trip already, right there."],
      ['None of it. It only worked as two', "Then it's the company you're homesick for."],
    ],
  },
  q168: {
    asks: 'fear',
    ask: "What do you think they'd see first?",
    plain: 'If somebody came in, what would catch their eye?',
    options: [
      ["The table. I'd start there too", "You've looked at it with their eyes already."],
      ["How long it's been like this", "They'd see the months, and you'd see them see it."],
      ['Not the mess. Me, in the middle of it', 'It was never about the dishes, for you.'],
    ],
  },
  q169: {
    asks: 'exception',
    ask: 'When did something last get through to you?',
    plain: 'What was the last thing that reached you?',
    options: [
      ['Something small. A kid, or a dog', "They don't ask you for anything, so they get in."],
      ['A song, before I switched it off', 'You felt it for a second, anyway.'],
      ['I make sure nothing does', "Then it isn't gone. You're keeping it out."],
    ],
  },
  q170: {
    asks: 'view',
    ask: 'In plain words, what would you have shouted?',
    plain: "If you'd said it out loud, what would it be?",
    options: [
      ["'Listen to me, for once'", "You'd tried it quietly, probably many times."],
      ["'I'm leaving,' even though I'm not", "You wanted them to feel what they'd lose."],
      ["'I'm frightened,' and I'd hate them to know", 'Loud was the safer way for you to say it.'],
    ],
  },
  q171: {
    asks: 'fear',
    ask: 'Which subject would end the conversation?',
    plain: "What can't be said between you without it all going quiet?",
    options: [
      ['Money. Definitely money', 'You could set your watch by that one.'],
      ["Someone who isn't at the table", 'You all step around that one person.'],
      ['How it really was, back then', "You've each got your own version, and nobody's asked."],
    ],
  },
  q172: {
    asks: 'fear',
    ask: 'At the door, what are you bracing for?',
    plain: 'Just before you go in, what do you dread?',
    options: [
      ["How much smaller they'll look", "You'd like to keep the size you remember."],
      ['The same talk, word for word', 'You could send a recording of yourself.'],
      ["That I'll want to leave right away", 'You can love somebody and watch the clock.'],
    ],
  },
  q173: {
    asks: 'view',
    ask: 'What do they think your days are like?',
    plain: 'How do they picture your week?',
    options: [
      ["Full. That's what I tell them", "You fib so they won't worry."],
      ["They don't. They've got their own lives", 'You raised them busy, or somebody did.'],
      ["They know. That's why they stay away", "You'd forgive it sooner if they didn't know."],
    ],
  },
  q174: {
    asks: 'exception',
    ask: 'What was the last thing you two laughed at?',
    plain: 'When did you two last find something funny, and what?',
    options: [
      ['Something on TV, months ago', 'So something still works between you.'],
      ['Something mean about someone else', "A laugh at someone's expense. That was the shared ground."],
      ["I'd have to make one up", "You'd have liked to have one ready."],
    ],
  },
  q175: {
    asks: 'moment',
    ask: 'When you picture it done, where are you?',
    plain: "Imagine it's over: where are you sitting?",
    options: [
      ['A small place, door shut, breathing', "You've put yourself somewhere with a lock."],
      ['In front of my family, explaining', "You've gone straight to the hard audience."],
      ["Nowhere. I can't get past the telling", "You're stuck on one sentence, and it's a hard one."],
    ],
  },
  q176: {
    asks: 'rule',
    ask: 'How much can you spend on yourself before it feels like too much?',
    plain: "What's the most you'd spend on just you, and feel all right?",
    options: [
      ['About the price of a coffee', 'You know that limit to the cent.'],
      ['Anything, so long as no one sees the bag', "So it isn't your purse that's judging."],
      ["It's not the sum. It's that it's for me", "You're the one person you don't shop for."],
    ],
  },
  q177: {
    asks: 'want',
    ask: 'Besides the money, what would you like back?',
    plain: "What's gone that isn't about the money?",
    options: [
      ['A sorry. Even a sheepish look', "You'd knock something off the bill for that."],
      ['How easy we were before', "Now you check what they're ordering."],
      ['My good opinion of them', "You'd rather have lost just the money."],
    ],
  },
  q178: {
    asks: 'moment',
    ask: 'Where does your mind go instead?',
    plain: "While your eyes are there, what's your head doing?",
    options: [
      ["Nowhere. It's like static", 'You might just be out of gas.'],
      ["Back home, to what's undone", "You're in two places and paid for one."],
      ["Anywhere I'm not failing", "Your mind's got sense enough to leave the room."],
    ],
  },
  q179: {
    asks: 'fear',
    ask: 'What do you think happens if it waits till morning?',
    plain: 'Suppose nobody hears from you till nine. What then?',
    options: [
      ["Nothing. I know it's nothing", 'You know it by day, anyhow.'],
      ['Someone else answers first, and better', 'So you sleep with one eye on the line.'],
      ['They find out they can manage without me', "You've made sure you'd never have to know."],
    ],
  },
  q180: {
    asks: 'moment',
    ask: 'Which line does one of you always say?',
    plain: 'In that fight, what sentence always turns up?',
    options: [
      ["'You always,' and we're off", 'Two words, and you both know your parts.'],
      ["'Fine.' It's never once been fine", 'You both know what it means by now.'],
      ["The unkind one, and it's usually me", "You know where they're soft. That's the trouble."],
    ],
  },
  q181: {
    asks: 'view',
    ask: 'Which story does nobody else remember now?',
    plain: 'What memory is only yours these days?',
    options: [
      ['A silly one. You had to be there', "And you're the only one who was."],
      ['How my folks met. I may have it wrong', "There's nobody to correct you, and you'd love it."],
      ['What I was like, before all this', "You'd like one witness to the younger you."],
    ],
  },
  q182: {
    asks: 'moment',
    ask: 'Which afternoon would you go back to?',
    plain: 'If you could have one day over, which one?',
    options: [
      ["One where I could've just stayed", 'You had your coat on, and you see it now.'],
      ["The one with the words I can't unsay", "You'd only need about ten seconds of it."],
      ['One nobody else would remember', "Only you know that's where it turned."],
    ],
  },
  q183: {
    asks: 'cost',
    ask: "What has that cost you that nobody's counted?",
    plain: 'What did it take out of you that no one saw?',
    options: [
      ['My sleep, for one thing', 'You pay for it at night.'],
      ["Some people's good opinion", "They only know half of it, and you can't say."],
      ["I'm used to it. That's what it cost", 'You got good at it, and it became your job.'],
    ],
  },
  q184: {
    asks: 'exception',
    ask: "Who's seen it and not flinched?",
    plain: 'Which person knows, and treats you the same?',
    options: [
      ['One person. I still think about it', 'You know exactly how they looked at you.'],
      ['A nurse, who just got on with it', 'Sometimes plain and busy is what you need.'],
      ["Nobody. I've never tested it", 'You decided for them, early on.'],
    ],
  },
  q185: {
    asks: 'want',
    ask: 'What would you like settled before that day?',
    plain: 'Before it ends, what needs to be sorted?',
    options: [
      ['Money, enough for a few months', "You'd breathe differently with that in the bank."],
      ["Where I'll be, and who with", "You'd like one thing not to move."],
      ["Who I'd be without it", "The badge comes off, and you'd still be somebody."],
    ],
  },
  q186: {
    asks: 'exception',
    ask: 'What are you like in your own language?',
    plain: 'How would people know you, in your mother tongue?',
    options: [
      ['Funny. They laughed, and with me', "Your jokes don't translate, so people here miss them."],
      ['Quicker, and a good deal ruder', "There's a you that people here haven't met."],
      ["I'm starting to forget", "So you're a little bit of a stranger in both."],
    ],
  },
  q187: {
    asks: 'cost',
    ask: 'What does that get you out of?',
    plain: 'What do you spare yourself that way?',
    options: [
      ["A talk I haven't the strength for", "You'll have it when you've slept. Or not."],
      ['Being touched, some nights', 'Some nights, sleep is the easiest way to be left alone.'],
      ["Being asked if I'm all right", "You might've answered, and you know it."],
    ],
  },
  q188: {
    asks: 'view',
    ask: "Who's the hardest one to tell?",
    plain: 'Which person do you least want to hear it?',
    options: [
      ["The proud one. They've told the neighbors", "You'd be taking back their news, not just yours."],
      ["Me. It hasn't sunk in", "You haven't caught up with the news yet."],
      ["Nobody's asked. That's nearly worse", "You'd rather be shouted at than not missed."],
    ],
  },
  q189: {
    asks: 'fear',
    ask: "What's the worst thing somebody could say that day?",
    plain: 'Which sentence are you afraid of hearing?',
    options: [
      ["'Who let you in here?'", 'You half expect it, every time you walk in.'],
      ["'We expected more'", "It's polite, and you'd hear it for weeks."],
      ['Nothing. Just a look between two of them', "You'd fill in the words yourself."],
    ],
  },
  q190: {
    asks: 'want',
    ask: 'Which bit of it do you still miss?',
    plain: 'What from it would you keep, if you could?',
    options: [
      ["The singing. And everyone's coats", 'You miss the people, and the room itself.'],
      ['Somebody to hand things over to', 'You carry it all the way home now.'],
      ['Being sure. About anything', 'You stood on that for years, and it held.'],
    ],
  },
  q191: {
    asks: 'view',
    ask: "Who'd knock, if your curtains stayed shut?",
    plain: 'Which person would come and check on you?',
    options: [
      ['A neighbor, by about Thursday', "Not fast, but you'd be missed by somebody."],
      ['Somebody I owe something to', "You can joke about it. You've clearly done the math."],
      ["I've thought about it. I don't know", "That's a cold thing to know at bedtime, and you do."],
    ],
  },
  q192: {
    asks: 'fear',
    ask: 'Who would blame you if it went wrong?',
    plain: "If it turned out badly, who'd hold it against you?",
    options: [
      ['Only me. For about ten years', "You'd be harder on yourself than anyone."],
      ["Someone who'd say 'I told you so'", 'You can hear the tone already.'],
      ['If I never choose, nobody can', "That's safe for you, and it's a choice too."],
    ],
  },
  q193: {
    asks: 'fear',
    ask: "What didn't you want that person to see?",
    plain: "If you'd been spotted, what would they have noticed?",
    options: [
      ['How I look these days', "You'd like a month's notice and a haircut."],
      ['What I ended up doing', "You've been answering a question they may never ask."],
      ["That I'm still not over it", "You'd have shown it, and they'd have known."],
    ],
  },
  q194: {
    asks: 'moment',
    ask: 'What happens in the half second before the yes?',
    plain: 'Just before you agree, what goes on in you?',
    options: [
      ['I see their face fall, so I jump in', "You fix their disappointment before it's happened."],
      ["Nothing. It's out before I've thought", "Your mouth's been trained longer than you have."],
      ["I'm already angry, and smiling", 'They get your yes, and you pay for it later.'],
    ],
  },
  q195: {
    asks: 'view',
    ask: "What's your way of saying it back?",
    plain: 'How do you return that, without the words?',
    options: [
      ["I let them. That's my part", 'You let them be good to you. That counts.'],
      ['Same way: I bring food, I fix things', 'So you two understand each other fine.'],
      ["I don't. And I should hurry", 'You know roughly how many chances there are.'],
    ],
  },
  q196: {
    asks: 'want',
    ask: 'What could one other person there have done?',
    plain: 'What did you want somebody nearby to do?',
    options: [
      ["Come and sit by me. That's all", "You'd only have needed the one person."],
      ['Said out loud what just happened', "Then you'd not be the only witness."],
      ["Nothing. I've stopped expecting it", "It stings you less that way. It's lonelier, too."],
    ],
  },
  q197: {
    asks: 'cost',
    ask: 'What got left behind that nobody mentions?',
    plain: 'Of what you gave up, what does no one bring up?',
    options: [
      ['People who knew me before', 'No one here can say how you used to be.'],
      ['Being good at something', 'You started over at the bottom, quietly.'],
      [
        'My say in things. I never got it back',
        "One thing you gave up was your say, and it's still missing.",
      ],
    ],
  },
  q198: {
    asks: 'want',
    ask: 'For which one thing would you like the thank-you?',
    plain: 'If they thanked you once, for what?',
    options: [
      ['The nights. Nobody saw the nights', 'Your best work was done in the dark.'],
      ["Something small that 'does itself'", 'Funny how it stops when you do.'],
      ["For staying when I didn't want to", "They don't know you ever had your hand on the door."],
    ],
  },
  q199: {
    asks: 'moment',
    ask: 'Which glass of the evening is the good one?',
    plain: 'On those nights, which drink does what you want?',
    options: [
      ["The first. It's the only one I taste", 'After that you drink out of habit.'],
      ['The second, when my shoulders come down', "You've found one thing that reaches them."],
      ['None anymore. I pour it anyway', 'It quit working, and you kept on.'],
    ],
  },
  q200: {
    asks: 'want',
    ask: "Whose face do you picture when you've done it?",
    plain: "When it's finished, who do you want to see it?",
    options: [
      ['One person. They might not even clap', 'All that work, and you did it for one face.'],
      ['Somebody who laughed, way back', "They've likely forgotten. You've kept the seat for them."],
      ['My own, in the mirror, believing it', "You're the one you can't convince."],
    ],
  },
  q201: {
    asks: 'view',
    ask: "Who do you know that's the real thing?",
    plain: 'Whom do you compare yourself with, there?',
    options: [
      ['Someone who never seems to sweat', 'You only get to see the outside of them.'],
      ['Nobody, when I look closely', 'Then it may be a bigger club than you thought.'],
      ['Everyone but me, it feels like', "They all look solid from where you're standing."],
    ],
  },
  q202: {
    asks: 'exception',
    ask: 'When did you last sit down on purpose?',
    plain: 'When was your last real break?',
    options: [
      ['In the bathroom, and somebody knocked', 'They can find you anywhere, it seems.'],
      ['Last time I was ill', 'You had to get a fever to get a chair.'],
      ["If I sit, I won't get up", 'You know how tired you really are.'],
    ],
  },
  q203: {
    asks: 'view',
    ask: 'Who do you think already knows, without being told?',
    plain: 'Has anyone guessed, do you think?',
    options: [
      ['Somebody close, I half suspect', 'They may be waiting on you, politely.'],
      ["A friend who's never asked", "Maybe they're leaving the timing up to you."],
      ["I think they all know. Silence isn't a yes", 'You want it said, and you want it welcome.'],
    ],
  },
  q204: {
    asks: 'view',
    ask: "What do they know about what you'd rather do?",
    plain: 'How much have you shown them of your own wish?',
    options: [
      ['A hint or two. They change the subject', "They heard you. That's why it changed."],
      ["Nothing. I've kept it away from them", "If they can't see it, they can't spoil it for you."],
      ["Nothing, because I don't know either", "Hard to argue for something you can't name yet."],
    ],
  },
  q205: {
    asks: 'rule',
    ask: 'Who in the family never kept to it?',
    plain: 'Was there one relative who ignored that rule?',
    options: [
      ["There was an uncle. We didn't mention him", "You'd have liked to meet that uncle properly."],
      ['Nobody, that I ever saw', "You've had no one to copy, then."],
      ['The very one who taught it to us', 'You noticed, and you kept it anyway.'],
    ],
  },
  q206: {
    asks: 'exception',
    ask: 'What still makes them light up, on a good day?',
    plain: 'On the better days, what still gets through?',
    options: [
      ['A song. Every word of it', "For three minutes you've got them back."],
      ['Something sweet, and my hand', "They may not have your name, but they've got you."],
      ["I've stopped looking. It hurts less", 'You lower your hopes, and feel rotten about it.'],
    ],
  },
  q207: {
    asks: 'moment',
    ask: 'What do you remember of it that nobody else would?',
    plain: 'Which small detail of that stays with you?',
    options: [
      ['Something silly. A bee, a shoe, a hat', 'Your mind found one small thing to hold onto.'],
      ["Who came. And who didn't", "You counted, and you weren't proud of counting."],
      ['Almost nothing. I was organizing', "You'll get to it later, when it's quiet."],
    ],
  },
  q208: {
    asks: 'moment',
    ask: "What's usually going on just before?",
    plain: 'Right before you do it, how do things stand?',
    options: [
      ["It's going well. That's the trouble", "When it's good, you start waiting for the end."],
      ["Somebody's got close enough to see", "You back off, and say you're tired."],
      ["I'm sick of waiting for them to go", 'If you end it, at least you saw it coming.'],
    ],
  },
  q209: {
    asks: 'want',
    ask: 'What of theirs would you really want?',
    plain: 'If you could have one part of what they have, which?',
    options: [
      ['Not the thing. How easy it is for them', "It's the lack of struggle you'd like."],
      ['Somebody being glad to see me', 'They come home to a face, and you noticed.'],
      ["Nothing. I'd just like them to have less", 'Not your best hour, and you said it straight.'],
    ],
  },
  q210: {
    asks: 'view',
    ask: "If you're fair, who else had a hand in it?",
    plain: 'Besides you, what else played a part?',
    options: [
      ['Plenty. But I was the last one there', 'You were standing nearest when it fell.'],
      ['Luck. I keep leaving luck out', "It's a big thing to leave off your list."],
      ["It's easier to hold if it's all mine", 'At least then you know who to be angry at.'],
    ],
  },
  q211: {
    asks: 'moment',
    ask: 'How did you find out?',
    plain: 'Who or what told you about it?',
    options: [
      ['Pictures. Everybody smiling', "You weren't meant to see, or nobody thought to care."],
      ['Somebody let it slip, then went red', 'And you ended up making them feel better.'],
      ['I was standing right there', 'You had to keep your face on in real time.'],
    ],
  },
  q212: {
    asks: 'want',
    ask: 'If you had the keys right now, where to?',
    plain: 'With a car outside, where would you go first?',
    options: [
      ["To see someone, before it's too late", "You've already got the address in your head."],
      ['The water, or anyplace without errands', "You'd drive just to have no reason."],
      ["Away. I'd work out where later", 'Leaving matters more to you than where.'],
    ],
  },
  q213: {
    asks: 'moment',
    ask: "What's Sunday evening like at your place?",
    plain: 'How do you spend the night before the week starts?',
    options: [
      ["From four o'clock it's Monday already", "They're getting an extra day out of you, unpaid."],
      ["I iron, I cook, I don't think", 'You keep ahead of it by moving.'],
      ['Short with everyone, and sorry after', "Home gets what you've got left, and you know it."],
    ],
  },
  q214: {
    asks: 'moment',
    ask: 'What was the last small thing before the tears?',
    plain: 'What set the crying off, right at that moment?',
    options: [
      ['A word, a song, something daft', "Daft things get in where big ones can't."],
      ['Somebody was kind to me', "You'd held up fine till somebody was soft with you."],
      ["I'd held it that long, anything would've done", 'So it was never really about that one thing.'],
    ],
  },
  q215: {
    asks: 'want',
    ask: 'If the tears did come, where would you want to be?',
    plain: 'Where would be a good place to cry, if you could?',
    options: [
      ['On my own, door locked', 'Nobody to mind, and nobody minding you.'],
      ["With somebody who'd just hold on", "Somebody who'd hold on and not ask."],
      ["Nowhere, I'm not sure I'd stop", "So you keep it shut, and it's hard work."],
    ],
  },
  q216: {
    asks: 'moment',
    ask: 'What nearly came out instead?',
    plain: 'What did you almost say, before the joke?',
    options: [
      ["“That's not funny”, flat out", 'Three words, and you had them ready.'],
      ['Nothing, I only wanted it over', 'The laugh was the quickest way out for you.'],
      ["If I'd spoken I'd have cried", 'The laugh was what kept you from crying, so.'],
    ],
  },
  q217: {
    asks: 'want',
    ask: "What were you hoping they'd do instead?",
    plain: 'What would have been the right reaction?',
    options: [
      ['Take me seriously, just the once', "You'd put something real in front of them."],
      ['Ask me one proper question', "One question, and it'd have gone another way."],
      ['Not notice at all', "You'd got used to wishing nobody'd look."],
    ],
  },
  q218: {
    asks: 'moment',
    ask: 'What could you stop doing from that minute on?',
    plain: "What didn't you have to do any more?",
    options: [
      ['Listening out for the next bad thing', "You'd been on watch, and you could stand down."],
      ['Acting as if I was all right with it', 'The acting had been the tiring part for you.'],
      ["Hoping, and that's hard to say", 'Hoping had worn you out more than the worry.'],
    ],
  },
  q219: {
    asks: 'exception',
    ask: 'What gives you your breath back, when it goes?',
    plain: 'What helps you breathe properly again?',
    options: [
      ['Getting outside, on my own', 'Air, and nobody asking you anything.'],
      ['Somebody calm in the room', "Their calm does what your own can't, just then."],
      ['Nothing, I sit it out and hide it', 'So you do it alone, with a straight face.'],
    ],
  },
  q220: {
    asks: 'exception',
    ask: 'When does your stomach settle again?',
    plain: "What has to happen before your stomach's all right again?",
    options: [
      ["When the day's over and nothing happened", 'So a good day is one where nothing happens.'],
      ["When I'm well away from it", 'Your body knows the distance it needs.'],
      ["It doesn't, I've got used to it", "That's a lot of days to be carrying a knot."],
    ],
  },
  q221: {
    asks: 'moment',
    ask: 'How long had you been braced like that?',
    plain: 'How long had you been tense before it let go?',
    options: [
      ["A few months, I'd stopped noticing", "You only find out how heavy when it's put down."],
      ['Years, it was just how I stood', 'It had turned into your ordinary way of standing.'],
      ["I'm still half braced, for the next one", "Part of you hasn't heard the news yet."],
    ],
  },
  q222: {
    asks: 'moment',
    ask: 'What was the sentence you swallowed?',
    plain: "What would you have said, if you'd let yourself?",
    options: [
      ["“You've no right to say that”", 'Plain enough, and you held it in.'],
      ['“Stop. I need you to stop.”', 'Plain words, and there was no room for them.'],
      ["“I'm hurt”, and that's harder than angry", "You could've managed angry. Hurt leaves you open."],
    ],
  },
  q223: {
    asks: 'moment',
    ask: 'What do you do while the silence lasts?',
    plain: "How do you get through it when that person won't talk?",
    options: [
      ['Tiptoe, and work out what I did', "You go looking for your crime before you've heard one."],
      ['Go quiet back, I can outlast anyone', "Two people waiting, and you're good at waiting."],
      ["Say sorry, though I've done nothing", 'You buy the peace, and you pay every time.'],
    ],
  },
  q224: {
    asks: 'moment',
    ask: 'Whose face did you look at first?',
    plain: 'Who did you look at in that moment?',
    options: [
      ['The one I thought would back me', 'You were counting on one pair of eyes.'],
      ['Whoever I was most afraid of', 'You had to know how bad it was.'],
      ["Nobody's, I looked at the floor", "You couldn't face finding out who was with you."],
    ],
  },
  q225: {
    asks: 'want',
    ask: 'What did you hope would happen when you went?',
    plain: 'What were you hoping for as you left?',
    options: [
      ["That somebody'd come after me", 'And you were listening for the steps.'],
      ['Nothing, I had to be out', 'No plan in it. Just out.'],
      ["That they'd see I meant it", "You'd run out of words they'd believe."],
    ],
  },
  q226: {
    asks: 'view',
    ask: 'What got said about it afterwards?',
    plain: 'How did people explain it later?',
    options: [
      ['Nothing, it was never mentioned', 'So you had to make up the story yourself.'],
      ['That we were better off', 'True or not, it left you no room to mind.'],
      ['That it was partly my doing', 'And some of that went in and stayed.'],
    ],
  },
  q227: {
    asks: 'moment',
    ask: 'What do you go over at that hour?',
    plain: 'Lying there, what goes round in your head?',
    options: [
      ["What I should've said or done", "You've got it perfect by now, and nobody hears it."],
      ["Everything I can't fix till morning", "All the things you can't touch in the dark."],
      ['The one thing, the same one, every time', 'You know it by heart and it still wakes you.'],
    ],
  },
  q228: {
    asks: 'fear',
    ask: "What were you afraid they'd see?",
    plain: 'What did you not want them to notice?',
    options: [
      ['How much I cared', "You'd sooner look cold than be caught caring."],
      ["That I hadn't a clue", 'Looking lost was the worse option for you.'],
      ['That I was already gone', 'You were there in body, and only in body.'],
    ],
  },
  q229: {
    asks: 'want',
    ask: "If nobody were pretending, what's the first thing you'd say?",
    plain: 'If everyone dropped the act, what would you say?',
    options: [
      ["“We all know, so let's say it”", "You're tired of stepping round it."],
      ['“It happened, and it mattered”', "You'd want it written down as true."],
      ['Nothing yet, the pretending suits me too', "You hate it, and it's also a bit of shelter."],
    ],
  },
  q230: {
    asks: 'fear',
    ask: "When you picture it, who's there with you?",
    plain: "In the scene you're scared of, who else is in it?",
    options: [
      ["Nobody, that's what frightens me", "So it's the being alone in it."],
      ["The ones I'd be letting down", 'You can see their faces already.'],
      ["Just me, saying I should've known", "You've your own telling-off ready in advance."],
    ],
  },
  q231: {
    asks: 'moment',
    ask: 'What did you learn to listen for?',
    plain: 'What sound or sign do you check first?',
    options: [
      ['The footsteps, the keys, how the door shuts', 'You could read the whole evening off a door.'],
      ["The voice, one word's enough", 'One word, and you knew what sort of night.'],
      ["Myself, so I wouldn't set it off", 'Somebody left you thinking it was yours to prevent.'],
    ],
  },
  q232: {
    asks: 'moment',
    ask: 'Which time was one time too many?',
    plain: 'When did it become too much?',
    options: [
      ['The last one, and it was tiny', "It's nearly always a tiny one that does it."],
      ['Years back, I just kept going', 'You were done long before you stopped.'],
      ["It hasn't come yet, and that worries me", 'You keep waiting to hit the wall.'],
    ],
  },
  q233: {
    asks: 'want',
    ask: 'Which one thing would go first, if nobody minded?',
    plain: 'What would you stop doing tomorrow, if you were let?',
    options: [
      ['Something I said yes to out of guilt', "The yes took a second and you're still paying."],
      ['Being the one who remembers everything', "It's not the doing, it's the never being off."],
      ["Something I can't name without feeling awful", 'You thought of it straight away, so.'],
    ],
  },
  q234: {
    asks: 'rule',
    ask: 'Who does the guilt sound like, when it talks?',
    plain: 'When you feel guilty, whose words are they?',
    options: [
      ['Somebody who raised me', 'They raised you, and the voice stayed on.'],
      ["My own, and it's the harshest", "You'd never speak to a friend like that."],
      ["The one I can't make it up to", "There's a debt in it, and nobody to take the money."],
    ],
  },
  q235: {
    asks: 'rule',
    ask: 'When you were small, who was allowed to sit down?',
    plain: 'In the house you grew up in, who got to rest?',
    options: [
      ['Some got to, and some never did', 'You worked out early which lot you were in.'],
      ['Nobody, sitting was laziness', "So your legs still think they'll be shouted at."],
      ["Whoever was sick, you'd have to be ill", 'You may be still waiting to be sick enough.'],
    ],
  },
  q236: {
    asks: 'want',
    ask: "Which part of what they've got would you take?",
    plain: "What is it exactly that you'd like to have too?",
    options: [
      ['The ease of it, how light it looks', "It's not the thing, it's how little it costs them."],
      ['One bit of it, not the whole', "You'd leave the rest, and you know which bit."],
      ['Somebody choosing me like that', 'Being picked, plain and simple.'],
    ],
  },
  q237: {
    asks: 'cost',
    ask: 'What have you stopped doing to keep things calm?',
    plain: "What do you do less of, so there's no trouble?",
    options: [
      ['Seeing certain people', "They'd be asking where you've got to."],
      ['Telling things the way they happened', 'You tidy the story before you tell it.'],
      ['Nothing big, a little of everything', 'A little, every time, and it adds up.'],
    ],
  },
  q238: {
    asks: 'exception',
    ask: 'Where did you last catch sight of the old you?',
    plain: 'When were you last a bit like you used to be?',
    options: [
      ['On my own, with nobody needing anything', "So they're not gone, just crowded out."],
      ['With someone who knew me then', 'They still see that one when they look at you.'],
      ['In a photo, and it annoyed me', "Annoyed, so you'd still put up a fight for it."],
    ],
  },
  q239: {
    asks: 'moment',
    ask: 'Which minute would you go back to?',
    plain: 'Which exact moment would you change?',
    options: [
      ["The one where I could've spoken", "You've had the line ready ever since."],
      ['The one just before I said yes', "One breath earlier, that's all you'd ask."],
      ["None, I'd likely do it again", "Then it's not the choice that bothers you."],
    ],
  },
  q240: {
    asks: 'want',
    ask: "What's the smallest bit of that you'd settle for?",
    plain: 'What small part of it would already be something?',
    options: [
      ['One straight sentence', 'Not a speech. One straight sentence.'],
      ['Seeing them try, even badly', "You'd give a lot of marks for trying."],
      ["I've settled already, that's the trouble", "You cut it down so often there's little left."],
    ],
  },
  q241: {
    asks: 'cost',
    ask: "What would it have cost you if they'd done well?",
    plain: "If it had gone well for them, what would've been hard for you?",
    options: [
      ["I'd have had to clap, again", "You've clapped plenty already."],
      ["I'd have had to look at my own life", 'Their good news holds up a mirror to you.'],
      ["They'd have got away with it", 'You wanted it fair for once.'],
    ],
  },
  q242: {
    asks: 'moment',
    ask: 'Was there one day that did it?',
    plain: 'When did it get that strong?',
    options: [
      ['One day, I could give you the date', 'You can still see what everyone was wearing.'],
      ['No, it went in drip by drip', 'No one big thing you could point to in court.'],
      ["It isn't hate all the way down", "There's something else under it that you'd not say."],
    ],
  },
  q243: {
    asks: 'exception',
    ask: 'When did you last like yourself, even for an hour?',
    plain: 'When were you last all right with who you are?',
    options: [
      ['When I was some use to somebody', 'Useful you can stand. Just being there is harder.'],
      ["With someone I didn't have to impress", 'Nobody marking you, and you came out fine.'],
      ["Can't think of it, so a long while", "That's a long time in bad company."],
    ],
  },
  q244: {
    asks: 'moment',
    ask: 'Which bit of the day do you dread most?',
    plain: "What's the worst part of the day there?",
    options: [
      ["Walking in, before anything's happened", "The door's the worst, and you've to do it daily."],
      ["One person's voice", 'One voice, and it sets the day for you.'],
      ["The end, when I've nothing left", 'You give it all there and go home empty.'],
    ],
  },
  q245: {
    asks: 'moment',
    ask: 'What had been building before that one went off?',
    plain: 'What had come before it, that day?',
    options: [
      ['A whole day of small things', 'They only saw the last one.'],
      ['Something somebody else said to me', 'The wrong person got the bill.'],
      ['Years of it', 'Years went into it, and it came out over nothing.'],
    ],
  },
  q246: {
    asks: 'moment',
    ask: 'What went through you in the quiet straight after?',
    plain: 'Just after it, what did you think?',
    options: [
      ["I've gone too far", 'You knew before the echo was done.'],
      ['At last, somebody knows', "It said what you hadn't managed to."],
      ["I've seen somebody do exactly that", "And you'd sworn you'd never be the one."],
    ],
  },
  q247: {
    asks: 'moment',
    ask: 'How do you go, once the shouting starts?',
    plain: 'What happens in you when somebody shouts at you?',
    options: [
      ['Small and polite', 'You make yourself little so it passes over.'],
      ['Blank, I hear none of it', 'The sound goes off, and you wait.'],
      ['Straight back at them, louder', 'Louder feels safer to you than quiet.'],
    ],
  },
  q248: {
    asks: 'moment',
    ask: "Who's on the receiving end when you notice it?",
    plain: 'When it comes out of you, who gets it?',
    options: [
      ['Somebody I love, usually', 'The ones nearest you get it, and you see their faces.'],
      ['Only me, inside my head', 'You do to yourself what was done out loud.'],
      ['Nobody yet, I catch it in time', 'Catching it is work, and nobody sees you do it.'],
    ],
  },
  q249: {
    asks: 'view',
    ask: 'Whose eyes on you did you mind most?',
    plain: 'Who did you most not want to see it?',
    options: [
      ['Somebody I wanted to think well of me', 'One good opinion, and it mattered.'],
      ['Strangers, the whole lot of them', "You'll never see them again and you still see them."],
      ["My own, I'd promised myself never again", 'Nobody else was keeping count but you.'],
    ],
  },
  q250: {
    asks: 'exception',
    ask: "What's the last thing that got through to you?",
    plain: 'What did you last really feel, even a little?',
    options: [
      ['Something daft, a song or an animal', "It snuck in while you weren't guarding."],
      ["Somebody else's trouble", 'You can feel for them. Yours is still behind glass.'],
      ["I can't think, and it frightens me", 'Frightened is something, and you felt that.'],
    ],
  },
  q251: {
    asks: 'want',
    ask: "What would you tell somebody tonight, if they'd sit down?",
    plain: 'If someone sat with you this evening, what would you say?',
    options: [
      ['Nothing big, how the day went', 'The small stuff is what goes unsaid longest.'],
      ['The thing I keep going over', "You've told it to yourself plenty."],
      ["I'm out of practice, I'd just listen", "Even that'd be a voice in the room for you."],
    ],
  },
  q252: {
    asks: 'fear',
    ask: "Who are you half hoping it'll be, when the phone goes?",
    plain: 'When the phone rings, whose name are you hoping to see?',
    options: [
      ["One person, and it won't be", "One name, and every other name's a let-down."],
      ['Anyone with time for a chat', "You're not fussy, you'd just like the company."],
      ["I've stopped hoping, I let it ring", 'You got in first, before it could disappoint you.'],
    ],
  },
  q253: {
    asks: 'fear',
    ask: "Who do you think of before you've even looked?",
    plain: 'When a phone goes, whose trouble comes to mind?',
    options: [
      ['The one I worry about', "There's one you're always half on call for."],
      ['The one who only rings with news', "You've learned that number means sit down."],
      ["The one it can't be any more", "You know, and for one second you don't."],
    ],
  },
  q254: {
    asks: 'want',
    ask: 'Who did you want to tell first?',
    plain: 'Who would you most like to have known about it?',
    options: [
      ["Somebody who isn't around to hear it", "You'd have given a lot for that phone call."],
      ["The one who said it'd never happen", "You'd not have rubbed it in. Much."],
      ['Nobody, I kept it to myself', "You had it all to yourself, and that's lonely too."],
    ],
  },
  q255: {
    asks: 'want',
    ask: 'What would you have liked to hear, word for word?',
    plain: 'Which exact words were missing?',
    options: [
      ['“You did that well”, full stop', 'Full stop, and no “but” coming after.'],
      ['“Tell me about it”, and then listening', "You'd the whole story ready to tell."],
      ["It'd be too late to land now", "You've heard the other thing for too long."],
    ],
  },
  q256: {
    asks: 'cost',
    ask: 'Who gets hurt if it all stays as it is?',
    plain: "If nothing's said or done, who pays?",
    options: [
      ['Me, bit by bit', "You don't count that as hurting somebody. It is."],
      ['All of us, only slower', 'Slow is easier to live with, for a while.'],
      ["Them too, they just don't know it yet", 'So sparing them has its own bill.'],
    ],
  },
  q257: {
    asks: 'want',
    ask: 'If they looked properly, what should they see first?',
    plain: 'What should they notice about you?',
    options: [
      ['How tired I am', "It's plain as day, to anyone looking."],
      ['All that gets done without a word', 'You make it look like nothing, and they believe it.'],
      ["That I'm half gone already", "You've one foot out and they're still chatting."],
    ],
  },
  q258: {
    asks: 'moment',
    ask: 'What did it look like at the time, before you knew?',
    plain: 'Back then, what did it seem like to you?',
    options: [
      ['Like an ordinary bad week', "Anyone would've taken it the way you did."],
      ['Like nothing at all, it was well hidden', "You can't notice what's being kept from you."],
      ['I saw something, and I looked away', 'You were frightened of being right.'],
    ],
  },
  q259: {
    asks: 'view',
    ask: 'What did you really know at the time?',
    plain: 'Leave out what you learned later. What did you know then?',
    options: [
      ["Nothing that'd have warned me", "You didn't know it yet. You know it now."],
      ['One small thing, and I let it go', 'Small things are let go a hundred times a day.'],
      ['Enough, and I was tired', "You'd forgive anybody else for being tired that day."],
    ],
  },
  q260: {
    asks: 'moment',
    ask: 'What was going on in that one moment?',
    plain: 'What was really happening, right then?',
    options: [
      ["Nobody'd planned it, it just happened", 'Nobody decided, and you both still know it happened.'],
      ['Something old that was never sorted', "It comes out in a move when it isn't said."],
      ['That was the end, and I knew', 'You can date it, to the half second.'],
    ],
  },
  q261: {
    asks: 'exception',
    ask: 'How long had you gone without that?',
    plain: 'When had somebody last done that?',
    options: [
      ['Long enough that I nearly cried', "You hadn't known you were short of it."],
      ["Not long, but nobody'd meant it", "There's touching, and there's meaning it."],
      ["I'd told myself I didn't need it", 'That held up until somebody did it.'],
    ],
  },
  q262: {
    asks: 'moment',
    ask: 'What was the last ordinary touch you remember?',
    plain: 'When was the last casual touch, a hand or a kiss?',
    options: [
      ['A hand on the back, passing', "Nobody marks the last one, it just isn't repeated."],
      ["I couldn't tell you, it's that long", "That's an answer, and you know it."],
      ['I was the one who moved away', "You moved first, so you feel you can't complain."],
    ],
  },
  q263: {
    asks: 'view',
    ask: 'What do they picture, when they think of you here?',
    plain: 'How do they imagine your life where you are?',
    options: [
      ["Somebody who's doing well", "You'd hate to spoil the picture."],
      ['Somebody who went off and forgot them', "They don't see how often you think of them."],
      [
        'Whatever I let them, I feed them that',
        "You give them the good version, and then you're stuck with it.",
      ],
    ],
  },
  q264: {
    asks: 'want',
    ask: 'If you could be there for an hour, what would you do first?',
    plain: 'One hour back there: what comes first?',
    options: [
      ['Eat something, and hear everybody at once', 'Loud, warm, and no need to explain yourself.'],
      ['Stand there and say nothing', "You'd only want to breathe it in."],
      ["Find out it's not there any more", 'You may miss a year more than a place.'],
    ],
  },
  q265: {
    asks: 'rule',
    ask: 'What had been promised, out loud or not?',
    plain: 'What promise was there about this?',
    options: [
      ["That it'd never come to that", 'Said when everyone could still manage the stairs.'],
      ["That they'd be minded properly", 'And that you can still keep.'],
      ['Nothing out loud, only in my head', "Nobody else heard it, and you're the one holding it."],
    ],
  },
  q266: {
    asks: 'exception',
    ask: 'How would you know, on a normal day, that they cared?',
    plain: 'On a plain day, what told you they cared?',
    options: [
      ['Something got fixed, or put on my plate', 'You knew what that meant, without it being said.'],
      ["They'd ask had I eaten", 'And you knew what was meant by it.'],
      ["I wouldn't, I had to guess", "Years of guessing. That'd tire anybody."],
    ],
  },
  q267: {
    asks: 'want',
    ask: 'What would the first sentence be, after all this time?',
    plain: 'If you spoke again, how would it begin?',
    options: [
      ["Just “It's me”", 'Two words, and the rest would have to follow.'],
      ["“Why?”, and I'd wait for the answer", "You'd not let them off with the weather."],
      ["There isn't one, I've stopped looking", "Then you're at the end of it, or near."],
    ],
  },
  q268: {
    asks: 'fear',
    ask: 'What turns up when you finally sit down?',
    plain: "When it goes quiet, what's there?",
    options: [
      ['The list, straight away', 'It was only waiting for you to sit.'],
      ["Something I've been keeping ahead of", "You've been walking fast, so."],
      ['Nothing, a big flat nothing', "And that's worse than the list."],
    ],
  },
  q269: {
    asks: 'moment',
    ask: 'Which ten seconds of it do you play the most?',
    plain: 'What short bit keeps coming back?',
    options: [
      ['What was said, and how', "It's the way it was said that stays with you."],
      ["What I said, or didn't", "You're still trying out better lines."],
      ["The bit I'd never tell anyone", 'That one plays to an audience of one.'],
    ],
  },
  q270: {
    asks: 'fear',
    ask: 'Who do you picture reading it?',
    plain: 'When you work at it, whose face is over your shoulder?',
    options: [
      ["The one who'll say it's not up to much", "You're arguing with them before there's a page."],
      ["Nobody, and that's what stops me", 'Hard to talk to an empty chair.'],
      ["Myself, and I'm the worst of them", 'No critic out there knows your soft spots better.'],
    ],
  },
  q271: {
    asks: 'fear',
    ask: 'Which line in it scares you?',
    plain: "What's the hardest sentence in it?",
    options: [
      ["The one where I say I'm sorry", "Once it's on paper, you can't take it back."],
      ['The one that says what was done', "You'd be the first to put it in writing."],
      ["The end, I don't know what I'm asking", "You know what to say, and not what you're after."],
    ],
  },
  q272: {
    asks: 'moment',
    ask: 'What kept you from answering, back then?',
    plain: "Why didn't you answer, at the time?",
    options: [
      ["I'd nothing kind to say", 'So you said nothing, and it said plenty.'],
      ["I was waiting till I'd good news", 'And the news never got good enough to send.'],
      ['I was punishing them a bit', 'A small punishment, and it got long.'],
    ],
  },
  q273: {
    asks: 'view',
    ask: 'What have you decided the silence means?',
    plain: 'How do you explain it to yourself?',
    options: [
      ["That I don't matter, simple as that", 'You got no answer, so you picked the worst one.'],
      ["That something's wrong on their end", "It's kinder, and it keeps you waiting."],
      ["I said something they can't get past", "You've been back through every line, so."],
    ],
  },
  q274: {
    asks: 'view',
    ask: "Who else knows it's there?",
    plain: 'Does anybody know you have it?',
    options: [
      ['They all do, and nobody asks', "They walk past it, and you don't."],
      ["Nobody, I'd have to explain", "You'd sooner keep it than explain it."],
      ["I don't look, I only need it there", "You don't open it, and you couldn't lose it either."],
    ],
  },
  q275: {
    asks: 'fear',
    ask: "Who's closest to finding out?",
    plain: 'Who might work it out first?',
    options: [
      ["The one it'd hurt most", 'Nearest to you, and nearest to the truth.'],
      ["Nobody, I'm very careful", 'Careful is a full-time job.'],
      ['I half want somebody to', 'Then you could stop watching every word.'],
    ],
  },
  q276: {
    asks: 'exception',
    ask: 'What can you see now that the drink covered?',
    plain: "What do you notice, sober, that you didn't before?",
    options: [
      ['How long an evening is', 'All those hours the drink used to eat up.'],
      ['Who only knew me with a glass', 'Some went when the glass went.'],
      ['What I was like to live with', "You see it clear, and you're still looking. That's something."],
    ],
  },
  q277: {
    asks: 'cost',
    ask: 'What comes attached to that money?',
    plain: 'What would you have to give back, besides the money?',
    options: [
      ['A remark, sooner or later', "You've paid it back in remarks already."],
      ["Nothing, and I still couldn't enjoy it", 'No strings, and you still felt the tug.'],
      ["I'd never be able to say no again", "That's what you'd be paying it back with."],
    ],
  },
  q278: {
    asks: 'want',
    ask: 'What have you said about it so far?',
    plain: 'What did you tell them, and what did you leave out?',
    options: [
      ['Nothing, I make a joke', "You laugh, and you've still counted every cent."],
      ['I said it once, nicely', 'Nicely is easy to forget, for them.'],
      [
        "I've not said it's not about the money",
        'What hurts about it is more than the money, and that part is still unsaid.',
      ],
    ],
  },
  q279: {
    asks: 'cost',
    ask: 'What do you go without first?',
    plain: "What's the first thing you stop paying for?",
    options: [
      ['Seeing people, it always costs', 'So being short gets lonely as well.'],
      ["Anything that's only for me", "You're last on your own list."],
      ['Sleep, doing sums', 'The sums never change, and you do them nightly.'],
    ],
  },
  q280: {
    asks: 'view',
    ask: 'Who saw it happen and said nothing?',
    plain: 'Who knew it was unfair and kept quiet?',
    options: [
      ['The whole lot of them', 'Nobody blind in that place, only quiet.'],
      ["Somebody I'd have spoken up for", "That's the one that stays with you."],
      ['Me, I clapped along', 'You were polite, and it cost you.'],
    ],
  },
  q281: {
    asks: 'want',
    ask: 'If you stopped, which day would they notice?',
    plain: 'Say you stopped. How soon would they see it?',
    options: [
      ['The second one, when things ran out', "They'd go looking for the thing, not for you."],
      ["They'd never cop it was me", 'It looks like it does itself, the way you do it.'],
      ["They wouldn't, and that's my fear", 'So you keep going rather than find out.'],
    ],
  },
  q282: {
    asks: 'want',
    ask: 'What did you want to answer, in that second?',
    plain: "What would've been your own answer?",
    options: [
      ['No. Only that.', 'One short word, and you went the long way round.'],
      ['“Let me think about it”', "You'd have liked an hour before answering."],
      ['Yes, until I heard myself say it', 'You found out afterwards, like you usually do.'],
    ],
  },
  q283: {
    asks: 'cost',
    ask: 'How did they take it, your no?',
    plain: 'What did they do when you said no?',
    options: [
      ['Sulked, and made sure I knew', 'You were billed for it in silence.'],
      ['Took it fine, I was amazed', 'All that dread, and they said “grand”.'],
      ["Carried on as if I'd not spoken", "So saying it wasn't the hard part after all."],
    ],
  },
  q284: {
    asks: 'cost',
    ask: "What goes on without you while you're on shift?",
    plain: "What are you missing while you're at work?",
    options: [
      ['Ordinary evenings, people round a table', 'You hear about it after, second hand.'],
      ['Daylight, half the year', 'You sleep through what others call the day.'],
      ["They've got used to me not there", 'You were missed at first, and then they managed.'],
    ],
  },
  q285: {
    asks: 'want',
    ask: "Door shut, phone off: what's the first hour for?",
    plain: 'What would you do in the first hour of it?',
    options: [
      ['Nothing, lying flat', "Lying flat counts. It's what you're short of."],
      ['Something I used to love, done badly', 'No marks, no audience, only you.'],
      ['Wondering are they managing without me', "You'd bring them in there with you."],
    ],
  },
  q286: {
    asks: 'fear',
    ask: 'Which sentence are you most braced for?',
    plain: 'What do you least want to hear in there?',
    options: [
      ["“It's been decided”", 'Nothing to argue with in that one.'],
      ["“I'm disappointed in you”", "You'd take a shouting over that."],
      ["The true one, what I've not managed", "You could fight a lie. That one you'd have to nod at."],
    ],
  },
  q287: {
    asks: 'rule',
    ask: 'Where did you get your picture of a good one?',
    plain: 'Who showed you what a good one does?',
    options: [
      ['Somebody who made it look easy', "You never saw that person's bad days."],
      ['Nowhere, I made it up from the gaps', 'You had no example, so you aimed for perfect.'],
      ['From the ones who judge, never help', "They don't lift a finger, and you still mind their verdict."],
    ],
  },
  q288: {
    asks: 'exception',
    ask: 'Who speaks up for you in that family?',
    plain: 'Who takes your side there?',
    options: [
      ["Nobody, I've stopped looking round", 'You know the count before you sit down.'],
      ['One, quietly, afterwards', "Afterwards is kind, and it's late."],
      ['I could, and I pass the rice', "You've the words. You keep the peace with them."],
    ],
  },
  q289: {
    asks: 'rule',
    ask: 'When did that become your job?',
    plain: 'How did it end up being yours?',
    options: [
      ['I did it well, once, and that was that', 'Nobody hands out medals, only the next one to do.'],
      ['Nobody voted, I looked round and was alone', 'Everybody else had sat down.'],
      ["I took it, I didn't trust anyone else", "You'd sooner be tired than see it done wrong."],
    ],
  },
  q290: {
    asks: 'rule',
    ask: 'What were you known for, growing up?',
    plain: 'Which part were you given at home?',
    options: [
      ['Being no trouble', 'No trouble gets no attention either.'],
      ['Being the trouble', "They'd you blamed before you'd done anything."],
      ['Nothing much, I was just there', 'Being overlooked is quiet work.'],
    ],
  },
  q291: {
    asks: 'exception',
    ask: "Where don't you have to try?",
    plain: 'In which company can you just be?',
    options: [
      ["With one or two people, that's it", "Two is plenty, if they're the right two."],
      ['Among strangers, oddly', "They've no old picture of you to hold you to."],
      ["Nowhere that I've found", 'And you still go in every time and try.'],
    ],
  },
  q292: {
    asks: 'want',
    ask: 'What would have been enough?',
    plain: "How little would've done?",
    options: [
      ['A text, even late', "You're not asking for balloons."],
      ['My name, and somebody glad about it', "It's a small thing, being somebody's glad news."],
      ['For once, not having to remind them', 'A reminder takes the good out of it.'],
    ],
  },
  q293: {
    asks: 'cost',
    ask: 'How long will you give it?',
    plain: 'Until when do you want to wait?',
    options: [
      ["I've no limit, that's the bother", 'An open-ended wait uses up a lot of days.'],
      ["To a date I've picked, and moved", "You've moved it before, so."],
      ["I said I'd stopped, then the phone goes", "One ring, and you're back waiting."],
    ],
  },
  q294: {
    asks: 'want',
    ask: 'What do you miss of it, if anything?',
    plain: "Is there a part of it you'd have back?",
    options: [
      ['The singing, and people knowing my name', 'The company was real, whatever about the rest.'],
      ['Having somebody to ask', 'You still have the questions, and nobody to bring them to.'],
      ['Being sure, I was easier to live with', "Sure was restful. You can't fake it now."],
    ],
  },
  q295: {
    asks: 'want',
    ask: 'What do you leave out when you pray?',
    plain: "What don't you dare put in the prayer?",
    options: [
      ["What I'd really like to happen", 'You tidy it up first, even for that.'],
      ['How angry I am', 'Angry counts as talking too.'],
      ['My own part in it', 'That bit you keep for after the amen.'],
    ],
  },
  q296: {
    asks: 'fear',
    ask: 'Whose opinion, out of all of them, really counts?',
    plain: 'Out of everyone, whose judgement do you mind?',
    options: [
      ["One older person's, if I'm honest", 'One, then. The rest are only noise around them.'],
      ["Nobody's, and I still hear them", "You don't respect it and it still gets in."],
      ["The one who'd enjoy it most", "You'd hate to hand them the pleasure."],
    ],
  },
  q297: {
    asks: 'exception',
    ask: 'What did you get to choose for yourself, after?',
    plain: "What's been up to you since then?",
    options: [
      ['Small things: food, quiet, the side of the bed', 'Small, and nobody sighed at any of it.'],
      ['Not much, I was too tired to choose', "Freedom's no use till you've slept."],
      ["Less than I'd told myself I'd get", "You'd pictured it brighter, and you can't say so."],
    ],
  },
  q298: {
    asks: 'want',
    ask: "What'd be hardest to leave behind?",
    plain: 'What would you miss, if you went?',
    options: [
      ['A place, a room, a view', "You'd be leaving a whole life, down to the cups."],
      ["Somebody who'd be caught in the middle", "They're in your head every time you reach for the door."],
      ["Not much, that's what shook me", 'You went to count it, and it was a short list.'],
    ],
  },
  q299: {
    asks: 'view',
    ask: 'What do people never ask you about them?',
    plain: 'What would you like somebody to ask about that person?',
    options: [
      ['What they were like on a plain Tuesday', "The Tuesdays are what you've the most of."],
      ['How I am with it now, not then', 'They stopped asking round about the second month.'],
      ['The hard bits between us', "It wasn't all flowers, and there's nobody to tell."],
    ],
  },
  q300: {
    asks: 'want',
    ask: "If you'd got there, what would you have wanted to say?",
    plain: 'What would you have said, with a minute to say it?',
    options: [
      ['Nothing, only to be in the room', 'Being there was the whole of it.'],
      ['One sorry', 'It was ready, and it had nowhere to go.'],
      ["I don't know that I'd have said it", "You might've talked about the weather, and stayed."],
    ],
  },
  q301: {
    asks: 'exception',
    ask: 'When did somebody last hand you a plate and tell you to sit?',
    plain: 'When did you last sit down and have it put in front of you?',
    options: [
      ["So long ago I'd have to think", 'Being handed a plate is a thing you miss quietly.'],
      ["I sit with people, but I'm serving", "You're at every meal and at none of them."],
      ['I was asked, and said no', 'You were asked, and it felt like too much.'],
    ],
  },
  q302: {
    asks: 'exception',
    ask: 'Which of them would take the truth well?',
    plain: "If one of them knew, who'd be all right about it?",
    options: [
      ['One, the quiet one', "There's always one who's heard worse and said less."],
      ["None, it'd be a nickname by lunch", 'So you laugh first and keep it shut.'],
      ['More than I give them credit for', 'They may all be waiting on somebody to start.'],
    ],
  },
  q303: {
    asks: 'cost',
    ask: 'What do you skip because of it?',
    plain: 'What do you not do any more, because of that?',
    options: [
      ["Photos, I'm always holding the camera", "There'll be albums with no proof you came."],
      ['Being touched with the light on', "You miss it, and you're the one at the switch."],
      ['Anywhere bright, or with a changing room', "You've missed a fair few good days over it."],
    ],
  },
  q304: {
    asks: 'moment',
    ask: 'What do you do with the hours in between?',
    plain: 'How do you fill the time till you know?',
    options: [
      ['Keep busy, and tell nobody', "You're carrying it with a straight face."],
      ["Look things up I shouldn't", 'You go looking for comfort and find statistics.'],
      ['Plans nobody knows about', "You've been quietly putting things in order."],
    ],
  },
  q305: {
    asks: 'want',
    ask: 'What are you hoping to find, or not find?',
    plain: 'When you look, what do you want to see?',
    options: [
      ["That they're not happier without me", "You'd like it to have cost them something."],
      ['A sign I cross their mind', 'One small sign would do you a week.'],
      ['Proof, so I could stop', 'Then you could put the phone down for good.'],
    ],
  },
  q306: {
    asks: 'cost',
    ask: "What can't you start until that's settled?",
    plain: 'What are you putting off because of it?',
    options: [
      ['Anything with a year in it', 'You live in months, and everyone else has years.'],
      ['Letting myself like it here', 'You keep one bag packed in your head.'],
      ['Saying no to whoever has power over it', "You're polite to people you'd love to answer."],
    ],
  },
  q307: {
    asks: 'want',
    ask: "If you'd one minute, which answer would come out?",
    plain: 'Without time to think, what would you say?',
    options: [
      ["Yes, and I'd worry after", "The worry'll keep, either way."],
      ["No, and I'd breathe out", "You'd feel it go out of your shoulders."],
      ['Whatever keeps the rest happy', "Then your own answer hasn't been asked for yet."],
    ],
  },
  q308: {
    asks: 'want',
    ask: 'If one were taken off the table, which would sting?',
    plain: 'Which would you mind losing more?',
    options: [
      ['The safe one, I hate to say', "Safe isn't nothing, and you know it."],
      ["The one nobody else'd pick for me", "So it's yours, if it's only you who'd pick it."],
      ["Neither, I'd be glad it was decided", "It's the deciding that has you worn out."],
    ],
  },
  q309: {
    asks: 'fear',
    ask: 'What does putting it off let you keep?',
    plain: 'What stays safe while it waits?',
    options: [
      ["The hope that it'd go well", "Untried, it can't let you down."],
      ['Everyone in good humour', "It's their peace you're minding, with your time."],
      ['The excuse that I was busy', "Then it's never that you tried and couldn't."],
    ],
  },
  q310: {
    asks: 'view',
    ask: 'Who do you measure yourself against?',
    plain: 'Whose life do you hold yours up to?',
    options: [
      ['Somebody I was at school with', 'You only have their highlights to go on.'],
      ['The ones before me, at my age', "They'd different prices to pay, and nobody lists those."],
      ["The person I'd planned to be", 'You planned that one before you knew what was coming.'],
    ],
  },
  q311: {
    asks: 'exception',
    ask: 'What did you have in that time that was yours?',
    plain: 'What in those years did belong to you?',
    options: [
      ['A friend or two, and a good laugh', "They weren't in the plan and they lasted."],
      ["I learned what I won't stand for", 'A dear lesson, and you did keep it.'],
      ["Not enough, that's the honest count", "You've added it up more than once."],
    ],
  },
  q312: {
    asks: 'fear',
    ask: "Who'd be first with the “I told you so”?",
    plain: 'If it went wrong, who would rub it in?',
    options: [
      ['Somebody close, with a kind face on', 'The kind face makes it harder to answer.'],
      ["Nobody, they'd be lovely, that'd be worse", "You'd find blame easier to take than kindness."],
      ["Me, I've it written already", "You've told yourself off before anything's gone wrong."],
    ],
  },
  q313: {
    asks: 'fear',
    ask: "What do you think they'd catch you at?",
    plain: 'If they found out, what exactly would they find?',
    options: [
      ['Guessing, while they all know', "You'd be surprised who's guessing beside you."],
      ['Working twice as hard to look level', "So it's real work they'd catch you at."],
      ['Being ordinary', "You'd half like to be let be ordinary."],
    ],
  },
  q314: {
    asks: 'cost',
    ask: 'What have you not done because of that sentence?',
    plain: 'What did you leave alone, after hearing it?',
    options: [
      ['Put my hand up, for years', "You'd the answer, and you sat on your hand."],
      ['Shown anyone what I make', 'One remark, and the drawer got full.'],
      ['Believed anyone who said otherwise', 'The kind ones never got a proper hearing.'],
    ],
  },
  q315: {
    asks: 'view',
    ask: 'If a mate asked you that, what would you answer?',
    plain: 'What would you tell a friend who asked the same?',
    options: [
      ['“Not a bit of it, go on”', "You'd not even let them finish the question."],
      ["“Depends, who'd be hurt by it?”", "You'd ask who gets hurt before you'd say yes or no."],
      ['Something kinder than I tell myself', "There's a set of rules just for you."],
    ],
  },
  q316: {
    asks: 'want',
    ask: 'If nobody had it worse, what would you say about yours?',
    plain: 'Leaving others out of it, how would you put yours?',
    options: [
      ["That it's hard, full stop", "It didn't need a bigger one beside it."],
      ["That it's gone on too long", 'Small things get heavy if you never set them down.'],
      ["I'd find somebody else to put first", "You'd give up your place in any queue."],
    ],
  },
  q317: {
    asks: 'cost',
    ask: 'What did saying that save you from?',
    plain: 'What would have happened with the truth?',
    options: [
      ["A row I hadn't the strength for", 'You were short of strength, not of truth.'],
      ['Seeing a face fall', "You spared them, and you've carried it since."],
      ['Having to do something about it', "Once it's said, somebody expects a next step."],
    ],
  },
  q318: {
    asks: 'moment',
    ask: 'What had you noticed before you knew?',
    plain: 'Were there any signs beforehand?',
    options: [
      ["Small things that didn't add up", "You'd noticed. You just hadn't put it together."],
      ["Nothing, I'd have bet the house", "You trusted fully. That's not the stupid part."],
      ['Plenty, I kept explaining it away', 'You did their explaining for them.'],
    ],
  },
  q319: {
    asks: 'cost',
    ask: 'What had you already built on that?',
    plain: 'What were you counting on because of it?',
    options: [
      ['Plans, with a date on them', "You'd it all arranged around one sentence."],
      ['Only hope, but a fair bit', 'Hope takes up room, and it leaves a gap.'],
      ["I'd told people", "So you'd to hear it back from them as well."],
    ],
  },
  q320: {
    asks: 'rule',
    ask: 'Back then, how much did you think it would ask of you?',
    plain: 'When you promised it, what did you think it would take?',
    options: [
      ['Less, and not for so long', 'It looked smaller from where you stood then.'],
      ["I didn't think, you just say it", "You'd said it before you knew what it'd take."],
      ["I knew, and hoped I'd be let off", 'So you gave your word and hoped, both at once.'],
    ],
  },
  q321: {
    asks: 'moment',
    ask: 'At what point does it usually turn?',
    plain: 'When does it go from talking to fighting?',
    options: [
      ['When the past gets brought up', "Then you're fighting ten old rows at once."],
      ["When somebody's told they're overreacting", 'That word never calmed anybody yet.'],
      ['When I go for the sore spot', 'You know where it is, and you know when you aim.'],
    ],
  },
  q322: {
    asks: 'exception',
    ask: 'Which of it helped, even for a day?',
    plain: 'What made it a bit better for a short time?',
    options: [
      ['Getting out of the house, moving', 'Not a cure, and it bought you an hour.'],
      ["Somebody who didn't try to fix it", "Company did what advice couldn't."],
      ['None, and I let on that it had', 'You got better for their sake, on paper.'],
    ],
  },
  q323: {
    asks: 'fear',
    ask: 'What do you think the second month would be like?',
    plain: 'After the nice start, how would it go?',
    options: [
      ['Back to where we were', 'You could write that month from memory.'],
      ["Better, I'd want to believe", "There's a bit of you that never fully left."],
      ['Me, waiting for it to go wrong', "You'd be in the house and still half out the door."],
    ],
  },
  q324: {
    asks: 'moment',
    ask: 'At what point does it get too near?',
    plain: 'When exactly do you want to get away?',
    options: [
      ["When somebody's kind and means it", 'Cruel you could handle. Kind makes you want to run.'],
      ['When they start counting on me', "That's when you start looking for the way out."],
      ['When they could really see me', "You go while the picture's still good."],
    ],
  },
  q325: {
    asks: 'exception',
    ask: 'What do you do anyway, where nobody sees?',
    plain: 'What small thing do you do all the same?',
    options: [
      ['Small things, and enjoy them double', "Nobody signed off on them, and they're yours."],
      ["I plan, I've got good at planning", "You've lived there in your head a good while."],
      ["Nothing, I've stopped wanting to", 'They hardly need to say no now. You do it.'],
    ],
  },
  q326: {
    asks: 'want',
    ask: 'Who there do you wish had stepped in?',
    plain: 'Who in that room should have said something?',
    options: [
      ['One, and they looked down', 'You saw them choose their shoes.'],
      ['Nobody, I wanted it over', 'More fuss would only have made it longer.'],
      ['Me, I had the words', "You've had the words since. They came late."],
    ],
  },
  q327: {
    asks: 'cost',
    ask: 'What do they get told instead?',
    plain: 'What do you say to them in its place?',
    options: [
      ['The weather, the work, all grand', "They go to bed happy and you don't."],
      ['Half of it, the tidy half', "You've been editing for them a long while."],
      ["Less and less, so we're polite now", 'You kept the worry out, and yourself along with it.'],
    ],
  },
  q328: {
    asks: 'cost',
    ask: 'How long have you had that on your own?',
    plain: 'Since when have you carried it alone?',
    options: [
      ["Weeks, and it's loud", 'New ones bang on the door the hardest.'],
      ["Years, it's part of the furniture", 'You walk round it in the dark and never bump it.'],
      ["So long it'd hurt them I never said", "Now there's two things to tell."],
    ],
  },
  q329: {
    asks: 'fear',
    ask: 'Which look on their face would be the worst?',
    plain: 'When they hear it, which face could you least bear?',
    options: [
      ['Hurt, more than angry', 'Angry you could stand in front of.'],
      ["Flat, as if they'd always known", 'Then all the hiding was for nothing.'],
      ['Relief, plain relief', "That'd tell you more than you'd asked for."],
    ],
  },
  q330: {
    asks: 'want',
    ask: "What'd your face do, if you let it?",
    plain: 'Without the smile, how would you look?',
    options: [
      ['Roll its eyes', "You've held that eye-roll for a good while."],
      ['Cry, on the spot', "The smile's holding back a lot for you."],
      ["Nothing, I'm that tired", "Even a smile's a small job, at the end of the day."],
    ],
  },
  q331: {
    asks: 'moment',
    ask: 'What do you type there and then delete?',
    plain: 'Which message have you written and not sent?',
    options: [
      ['“Did you all meet up?”', 'You knew, and you wanted somebody to say.'],
      ['Something honest, very late', 'It read too true, so out it went.'],
      ['Anything, I only put thumbs now', "A thumb can't be taken the wrong way."],
    ],
  },
  q332: {
    asks: 'exception',
    ask: "Did you ever stop, to see what'd happen?",
    plain: 'Have you tried not doing it for a while?',
    options: [
      ['Once, and nobody rang', "You ran the test, and you've kept the result quiet."],
      ["No, I'm afraid of the answer", "While you keep ringing, you needn't know."],
      ['Once, and one of them surprised me', "There's one, then. That's one more than you feared."],
    ],
  },
  q333: {
    asks: 'moment',
    ask: 'What thought turned you round?',
    plain: 'What came into your head that stopped you?',
    options: [
      ['“Who do you think you are?”', "You know that voice, and it isn't a stranger's."],
      ['“Not today, not like this”', "There's always a better day, and it's never this one."],
      ['“What if it goes well?”', "Then you'd have to be somebody it goes well for."],
    ],
  },
  q334: {
    asks: 'cost',
    ask: 'What did that place give you besides wages?',
    plain: 'Apart from money, what went with it?',
    options: [
      ['A reason to be up and dressed', "Without it, a day's a very long thing."],
      ['People who knew how I take my tea', 'Nobody puts that in the severance.'],
      ["An answer when I'm asked what I do", "Now you see people's eyes move on."],
    ],
  },
  q335: {
    asks: 'want',
    ask: "What's the one thing out of it you'd fight for?",
    plain: 'If you could keep one thing, which?',
    options: [
      ['Something small, worth nothing', "Small enough to hold, and nobody else'd want it."],
      ["The fair share, it's the principle", "It isn't the money. It's the counting you in."],
      ['Being told I mattered as much', "You can't put that in a van, and you'd swap the lot."],
    ],
  },
  q336: {
    asks: 'view',
    ask: 'What had they noticed, without you saying?',
    plain: 'What did they see, before you asked for anything?',
    options: [
      ['That I was near the end of my rope', "You'd hidden it well, only not from that one."],
      ["Nothing, it's just how they're made", 'No debt in it. You can only enjoy it.'],
      ["I don't know, I never thanked them right", "It's still there, waiting to be said."],
    ],
  },
  q337: {
    asks: 'moment',
    ask: "What's the first thought, before you've moved?",
    plain: "When you open your eyes, what's there first?",
    options: [
      ["What's waiting for me", "Your day's started before your feet touch the floor."],
      ['Nothing, then it all comes back', 'That one clear second, and then the rest.'],
      ['“Not again”', 'You say it, and then you get up, every day.'],
    ],
  },
  q338: {
    asks: 'moment',
    ask: 'What do you say to {them} in your head?',
    plain: 'What are you telling {them}, silently?',
    options: [
      ['A whole speech, with examples', "In your head there's a whole speech, with examples."],
      ["Can't you see I'm here?", "In your head you ask how they can't see you're there."],
      ["Things I'm ashamed of by morning", "In your head you say things you're ashamed of by morning."],
    ],
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
    options: [
      ['Busy, which helps', "You're busy, which helps."],
      ['Not as cheerful as I sound', "You're not as cheerful as you sound."],
      ["I don't get asked that much", "You don't often get asked how you are."],
    ],
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
        "You stop at the thought that you'd need someone, and at who that would be.",
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
      ["I say what they'd like to hear", "You say what they'd like to hear."],
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
      [
        'Can I just sit with you for a while?',
        'You wish somebody would ask to just sit with you for a while.',
      ],
      ['The one that would make me cry', 'You wish somebody would ask the one that would make you cry.'],
    ],
  },
  q349: {
    asks: 'view',
    ask: 'What might {they} have been saying, without saying it?',
    plain: 'If that had been put into words, what would they have been?',
    options: [
      ["I don't have the words", "It might've meant “I don't have the words”."],
      ["I've thought about you", "Without words, it might've been “I've thought about you”."],
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
      ['Do you ever think about it too?', 'You nearly ask if they ever think about it too.'],
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
      ['Do you even like me?', 'You wanted to ask whether they even like you.'],
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
      ["You could've asked me", "You nearly said “you could've asked me”."],
      ['Something funny, to get us past it', 'You nearly said something funny, to get you both past it.'],
      ["Don't feel sorry for me", "You nearly said “don't feel sorry for me”."],
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
      ["When I'm tired and it's early", "That thought turns up when you're tired and it's early."],
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
      ['On a date nobody else knows', 'It comes up on a date nobody else knows.'],
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
    options: [
      ["It's fine, I just want to be told", "Your gut says it's fine, you just want to be told."],
      ["I don't trust my gut on this", "You don't trust your gut on this."],
      ["That this isn't what's bothering me", "Your gut says this isn't what's bothering you."],
    ],
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
      ['On the way home, playing it back', 'You noticed it on the way home, playing it back.'],
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
        'That I get tired of being good about it',
        'You never mention that you get tired of being good about it.',
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
        "The one you'd have told everything is silent, and that gets to you.",
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
      ['Kindness, done the only way they could', 'You think it was kindness, done the only way they could.'],
      ["Just what they said, I'd like to think", "You'd like to think it was just what they said."],
      ["I know, I just won't say it", "You know what was going on, you just won't say it."],
    ],
  },
  q377: {
    asks: 'view',
    ask: "Who'd understand how much that matters to you?",
    plain: "Who'd get it, without you having to explain?",
    options: [
      [
        "One person, and we'd never shut up",
        "There's one person who'd get it, and the two of you would never shut up.",
      ],
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
      ['As far as the door', 'You get as far as the door.'],
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
      ['Not that much, really', 'It matters less to you than it might sound.'],
      ["I honestly can't tell yet", "It's too early for you to say what it means."],
      ["I know what it means, I'm afraid", "You already know what it means, and you wish you didn't."],
    ],
  },
  q382: {
    asks: 'moment',
    ask: 'What was that like for you?',
    plain: 'How did that feel while it was going on?',
    options: [
      ["Easier than I thought it'd be", "You'd been ready for something worse."],
      ["I didn't feel much at the time", "You didn't feel much then. There may be more now."],
      ['It got to me more than I showed', 'It got to you, and you kept that to yourself.'],
    ],
  },
  q383: {
    asks: 'cost',
    ask: "What's the hardest part of it?",
    plain: 'Which bit of it is toughest on you?',
    suitsMost: true,
    options: [
      ["Not knowing how it'll turn out", 'Not knowing may be harder on you than bad news.'],
      ['That it never lets up', "You don't get a break from it."],
      ['My own share of it', "You could take the rest. It's your own share that's hard."],
    ],
  },
  q384: {
    asks: 'cost',
    ask: 'What makes that so hard?',
    plain: 'Why is that so tough for you?',
    options: [
      ['It matters too much to me', "If you cared less, it'd be easier."],
      ["I'm just worn out", "You might manage it if you weren't so tired."],
      ["I'd have to admit something", "It'd be easier without having to own up to something."],
    ],
  },
  q385: {
    asks: 'want',
    ask: 'What matters most to you in all that?',
    plain: 'Out of all that, what do you care about most?',
    suitsMost: true,
    options: [
      ['The people involved', "Whatever happens, you're thinking of the people first."],
      ['That I can live with myself', 'However it goes, you want to be all right with yourself.'],
      ['Me, for once', "You don't usually come first, and this time you'd like to."],
    ],
  },
  q386: {
    asks: 'moment',
    ask: 'What happened then?',
    plain: 'And what came next?',
    options: [
      ['Nothing, it just went on', 'It went on, and nothing got sorted out.'],
      ['Everything changed after that', "Since then, hardly anything's been the way it was."],
      ["Something I'm not proud of", 'Your part in what came next still bothers you.'],
    ],
  },
  q387: {
    asks: 'fear',
    ask: 'What are you most afraid of there?',
    plain: 'Which part of it frightens you most?',
    options: [
      ['Losing something for good', "What scares you is that it couldn't be undone."],
      ["That nothing's going to change", 'Things staying as they are scares you more than change does.'],
      ["That it'd be my own fault", "You could bear it better if it weren't your doing."],
    ],
  },
  q388: {
    asks: 'want',
    ask: 'What is it you need from {them}?',
    plain: 'What could {they} give you that would help?',
    options: [
      ['A few honest words', 'Hearing it said would make a difference to you.'],
      ['Something done, not just said', "Words on their own aren't enough for you here."],
      ["Something I won't ever get", "You need it, and you've stopped expecting it."],
    ],
  },
  q389: {
    asks: 'want',
    ask: 'What do you hope will happen?',
    plain: 'How would you like this to turn out?',
    options: [
      ['That it sorts itself out', "You'd rather it happened without you having to push."],
      ['That somebody helps me with it', "You'd rather not do all of this by yourself."],
      ["That it's over, one way or another", 'By now, almost any ending would be better than more of this.'],
    ],
  },
  q390: {
    asks: 'want',
    ask: 'What would you rather have instead?',
    plain: 'If you could swap it for something, what would it be?',
    options: [
      ["A bit of calm, that's all", "It's not a lot to want, and you haven't got it."],
      ['The way it used to be', "You had it once, so you know exactly what's missing."],
      ['No idea, just not this', "You know what you don't want. That's as far as it goes."],
    ],
  },
  q391: {
    asks: 'want',
    ask: 'What does that mean to you?',
    plain: 'How much does that matter to you, and why?',
    suitsMost: true,
    options: [
      ["More than I'd have thought", "You hadn't expected it to matter this much."],
      ['Less than it used to', "It mattered more once, and you've noticed the difference."],
      ["Something I didn't want to know", "You've understood something you'd rather not have understood."],
    ],
  },
  q392: {
    asks: 'moment',
    ask: 'What did you think when you heard that?',
    plain: 'What went through your head as you heard it?',
    options: [
      ["That it couldn't be right", 'Your first thought was that it had to be a mistake.'],
      ["That I'd seen it coming", "You'd been expecting it, and then somebody actually said it."],
      ["What it'd mean for me", 'Your first thought was for yourself, and you noticed that.'],
    ],
  },
  q393: {
    asks: 'want',
    ask: 'What do you miss most?',
    plain: 'What do you wish you still had?',
    options: [
      ['The little everyday things', "It's on ordinary days that you notice what's gone."],
      ['The person I was back then', "It's yourself you miss, as much as anything."],
      ['Not a lot, and that bothers me', 'You feel you ought to miss it more.'],
    ],
  },
  q394: {
    asks: 'want',
    ask: 'What do you wish {they} understood?',
    plain: 'If {name} could understand just one thing, what would you pick?',
    options: [
      ['How much it takes out of me', "You'd like somebody to notice what it costs you."],
      ['That I mean well', "You feel you've been taken the wrong way."],
      ["That I'm still angry", "The anger hasn't gone, even when it doesn't show."],
    ],
  },
  q395: {
    asks: 'exception',
    ask: 'What have you tried so far?',
    plain: 'What have you already done about it?',
    options: [
      ['A few things, nothing that lasted', 'Some of it helped, just not for long.'],
      ['Mostly thinking about it', "So far it's all happened in your head."],
      ["Nothing I'd call trying", "If you're strict about it, you haven't really tried yet."],
    ],
  },
  q396: {
    asks: 'fear',
    ask: 'What holds you back?',
    plain: "What's in the way, for you?",
    options: [
      ['Somebody might get hurt', "If it only affected you, you'd probably go ahead."],
      ["I don't know how to begin", "You'd start if you knew where."],
      ["It's easier to leave it", "Leaving it is easier today, and it'll be easier tomorrow."],
    ],
  },
  q397: {
    asks: 'want',
    ask: 'What pulls you towards it?',
    plain: 'What makes you want it?',
    options: [
      ["It feels right, that's all", "You can't explain it, and you'd still trust it."],
      ["I don't get that anywhere else", 'Everywhere else, you go without it.'],
      ['It gets me away from something', 'You want to get away as much as you want this.'],
    ],
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
      ['More time and energy', "You'd have something left for other things."],
      ['Some respect for myself', "You'd think better of yourself, and that counts for you."],
      ["Nothing I'd admit to wanting", "There's something in it for you that's awkward to say."],
    ],
  },
  q400: {
    asks: 'exception',
    ask: 'What would make it easier?',
    plain: 'What would help, even a little?',
    options: [
      ['Not being the only one', 'As things are, you feel pretty alone with it.'],
      ['A bit more time', "It's the rush that makes it so hard."],
      ['If I stopped fighting it', 'You suspect some of the struggle comes from you.'],
    ],
  },
  q401: {
    asks: 'want',
    ask: 'What do you want, apart from what everyone else wants?',
    plain: 'Leaving other people out of it, what do you want?',
    options: [
      ['To do it my own way', 'You want it to be yours, mistakes and all.'],
      ['The same as they do, really', 'You want it too, and not just for their sake.'],
      ["I couldn't tell you anymore", "It's easier for you to say what other people want."],
    ],
  },
  q402: {
    asks: 'rule',
    ask: 'Whose decision is it, really?',
    plain: 'Who actually gets to decide?',
    options: [
      ["Mine, and nobody else's", 'Nobody can decide it for you, for better or worse.'],
      ['Not only mine', "Somebody else has a say, so you can't just choose."],
      ["Mine, I'd just rather it wasn't", "It's up to you, and you'd happily hand it over."],
    ],
  },
  q403: {
    asks: 'fear',
    ask: 'What would you regret more?',
    plain: 'Looking back one day, which would bother you more?',
    options: [
      ['Doing it, if it went wrong', "What you'd find hard is having caused it yourself."],
      ['Not having tried at all', 'You could live with failing sooner than with wondering.'],
      ['Either one, so I keep putting it off', "Both would hurt, so you don't do either."],
    ],
  },
  q404: {
    asks: 'exception',
    ask: "What's changed since then?",
    plain: "What isn't the same as it was?",
    options: [
      ['Things around me, mostly', "It's the situation that's changed, more than you have."],
      ['Me, more than anything', "These days you'd probably handle it differently."],
      ["Nothing, and it's been long enough", "You thought something would've moved by now."],
    ],
  },
  q405: {
    asks: 'moment',
    ask: 'How did it get to that?',
    plain: 'What led up to it?',
    options: [
      ['Bit by bit, I hardly noticed', "There wasn't one moment when you could've said stop."],
      ['All at once', 'It was quick, and you had no time to get ready.'],
      ['I let it happen', "You think you could've stopped it earlier."],
    ],
  },
  q406: {
    asks: 'moment',
    ask: 'How long has it been like that?',
    plain: 'When did it start being this way?',
    options: [
      ["It's fairly new", "It's new, so you don't know what's normal yet."],
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
      ['Somebody I can talk to', "There's somebody you can count on, and you do."],
      ['Sticking to my routine', 'It helps to know what comes next.'],
      ['Not thinking about it', 'It works as long as nothing reminds you.'],
    ],
  },
  q409: {
    asks: 'want',
    ask: 'What would be enough for you?',
    plain: 'How much would it take for you to be content?',
    options: [
      ['Less than people think', "You'd be happy with a little, and you don't have that."],
      ['Something I could rely on', "It doesn't need to be much, if it's certain."],
      ["Nothing, I'd always want more", "Whatever you got, you'd still be looking for more."],
    ],
  },
  q410: {
    asks: 'view',
    ask: 'What do you think {they} might be afraid of?',
    plain: 'What could {they} be worried about, do you think?',
    options: [
      ['Losing me', 'You think you matter to {them} more than it shows.'],
      ['Being in the wrong', "You can see how hard it'd be to admit that."],
      ["I've never thought about it", "You've been busy with your own side of it."],
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
      ['Fond, in spite of it all', 'Whatever happened, you still care.'],
      ['It depends on the day', 'Ask you tomorrow, and it might be something else.'],
      ["Angrier than I'd want to be", "You don't like being this angry with {them}."],
    ],
  },
  q413: {
    asks: 'rule',
    ask: 'What do you owe {them}, do you think?',
    plain: 'What do you feel you have to do for {them}?',
    options: [
      ['The truth, if nothing else', "You want to be honest, even where it's awkward."],
      ['More than I could pay back', "However much you do, you'd still feel in debt."],
      ['Nothing, but it never feels that way', "You've worked it out, and the guilt's still there."],
    ],
  },
  q414: {
    asks: 'want',
    ask: 'What would you never want to give up?',
    plain: 'What do you want to keep, no matter what?',
    options: [
      ['Somebody who means a lot to me', 'If you had to choose, that person would come first.'],
      ['Having a say in my own life', "You'll put up with a lot, as long as you decide."],
      ["Something I've half given up already", "You've let some of it go, and you mind."],
    ],
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
      ['What I knew right from the start', 'You knew it early on, and you kept asking anyway.'],
    ],
  },
  q417: {
    asks: 'fear',
    ask: "What don't you know yet?",
    plain: 'What are you still unsure about?',
    options: [
      ["How it's going to end", 'No amount of thinking will tell you that yet.'],
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
      ['Talking it through with somebody', "You think better when somebody's listening."],
      ["I've decided, I just don't dare", "It's not the deciding anymore, it's the doing."],
    ],
  },
  q419: {
    asks: 'view',
    ask: 'What does {name} say about it?',
    plain: 'What have you heard from {name} about this?',
    options: [
      ["That it's up to me", "It's been left to you, and that can feel lonely."],
      ["Something I don't agree with", 'The two of you see it differently, and you know it.'],
      ["I've never actually asked", "There may be an answer you'd rather not get."],
    ],
  },
  q420: {
    asks: 'moment',
    ask: 'What have you told {them} so far?',
    plain: 'How much of it does {name} know from you?',
    options: [
      ['Pretty much everything', "It's all been said, and you're still not done with it."],
      ["The part that's easy to tell", "You've kept back the part that's hard to say."],
      ['Something not quite true', "You changed it a little, and now you're stuck with that."],
    ],
  },
  q421: {
    asks: 'moment',
    ask: 'What do you remember most about {them}?',
    plain: 'What comes back first when you think of {them}?',
    options: [
      ['Something small, nothing special', "It's a small thing, and it's the one that stayed."],
      ['How I felt around {them}', "What's stayed is how it felt to be together."],
      ['How it ended', 'The end comes to mind first, before the rest.'],
    ],
  },
  q422: {
    asks: 'moment',
    ask: 'What was {name} like?',
    plain: "How would you describe {name} to someone who's never met {them}?",
    options: [
      ['Easy to love', 'Loving {them} was never the difficult part.'],
      ['Hard to get to know', 'You probably saw more of {them} than most people did.'],
      ['Not the way people tell it', "You knew a side that doesn't get talked about."],
    ],
  },
  q423: {
    asks: 'want',
    ask: 'What would a good outcome look like?',
    plain: 'How would it end, if it ended well?',
    suitsMost: true,
    options: [
      ["Nobody's worse off for it", "You couldn't enjoy it if somebody else paid for it."],
      ["It's off my mind at last", 'You want to stop thinking about it, whatever the result.'],
      ["I can't picture a good one", 'Whichever way you imagine it, something gets lost.'],
    ],
  },
  q424: {
    asks: 'fear',
    ask: 'What stops you from saying so?',
    plain: "Why haven't you said that?",
    options: [
      ["I don't want to upset anyone", "You'd sooner keep quiet than see somebody upset."],
      ["It wouldn't change anything", "You'd say it if you thought it'd do any good."],
      ["Then it'd be real", "As long as it isn't said, you can still doubt it."],
    ],
  },
  q425: {
    asks: 'step',
    ask: 'Which part of it can you do something about?',
    plain: 'What bit of this could you change?',
    options: [
      ['Only the way I deal with it', "You'd leave the facts alone and start with yourself."],
      ['Something small, not the main thing', "The main thing isn't up to you. The small thing is."],
      ["More than I've done so far", "There's more you could do, and you've been leaving it."],
    ],
  },
  q426: {
    asks: 'rule',
    ask: "Which part of it is yours, and which isn't?",
    plain: "What are you responsible for here, and what aren't you?",
    options: [
      ['Only a small part is mine', 'Most of this was never up to you.'],
      ["I can't tell them apart", "You can't tell, so you end up feeling responsible for everything."],
      ["More is mine than I've said", 'You left some of your part out when you told it.'],
    ],
  },
  q427: {
    asks: 'moment',
    ask: 'What do you do when that feeling comes?',
    plain: 'When you feel like that, what do you do?',
    options: [
      ['Keep busy till it passes', "While you're doing something, you don't feel it so much."],
      ['Look for some company', "You don't want to be alone with it."],
      ['Something I regret an hour later', "You know it doesn't help, and you do it anyway."],
    ],
  },
  q428: {
    asks: 'moment',
    ask: 'What do you feel as you write that?',
    plain: 'How does it feel to say that?',
    suitsMost: true,
    options: [
      ['A bit better, actually', "It's done you some good to say it."],
      ['Not a lot, to be honest', "It doesn't get to you much, or not yet."],
      ['Worse, now I see it written down', "In your head it didn't look as bad as this."],
    ],
  },
  q429: {
    asks: 'exception',
    ask: 'When did you last feel all right about it?',
    plain: 'When was it last okay for you?',
    options: [
      ['Not that long ago', "It's recent, so you know it can be all right."],
      ['For a moment, now and then', 'It does get better sometimes, if only briefly.'],
      ["I'm not sure I ever did", 'It may never have been right for you.'],
    ],
  },
  q430: {
    asks: 'want',
    ask: 'What would it take for you to believe it?',
    plain: 'What would convince you?',
    options: [
      ['Seeing it for myself', "Being told isn't enough for you on this one."],
      ['Hearing it more than once', 'Said once, it could just be kindness.'],
      ["Nothing, I don't want to believe it", "If it were true, you'd have to live with it."],
    ],
  },
  q431: {
    asks: 'cost',
    ask: 'What did that do to you?',
    plain: 'What effect did that have on you?',
    options: [
      ['It made me more careful', "You don't go into things as easily since then."],
      ['It showed me I can cope', 'You found out you can take more than you thought.'],
      ['It made me harder than I was', "You're not as soft as you were, and you've noticed."],
    ],
  },
  q432: {
    asks: 'want',
    ask: 'What were you hoping for?',
    plain: 'What did you want to happen?',
    options: [
      ["That it'd be simple", "You'd thought it would be easier than this."],
      ['A sign that I mattered', 'You wanted to know that you count.'],
      ['Something I had no right to', "You feel you shouldn't have hoped for it at all."],
    ],
  },
  q433: {
    asks: 'want',
    ask: 'What do you need most right now?',
    plain: 'What would do you the most good at the moment?',
    suitsMost: true,
    options: [
      ['A rest from all of it', "You've had this on your mind without a break."],
      ['Somebody to listen', "You'd like it heard first, before anybody tries to solve it."],
      ['To be told the truth', "You'd take the truth now, even if it hurts."],
    ],
  },
  q434: {
    asks: 'exception',
    ask: "What would be the first small sign that it's better?",
    plain: 'How would you notice that things are getting better?',
    options: [
      ["I'd catch myself laughing", "You'd like something to be easy again."],
      ['Somebody else would see it first', 'You might be the last to notice.'],
      ["I don't trust good signs anymore", "You don't want to be disappointed again."],
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
      ["That I've done enough", "The way you see it, it's somebody else's turn."],
      ["That it's not all my fault", "You've taken more of the blame than feels right to you."],
      ['Things nobody would forgive me for', 'You keep it in because it could do damage.'],
    ],
  },
  q438: {
    asks: 'exception',
    ask: "What's kept you going all this time?",
    plain: "What's helped you carry on for so long?",
    options: [
      ['Somebody who needs me', "You've done it for somebody else as much as for yourself."],
      ["Thinking it'll get better", "You haven't given up on it, even now."],
      ["I don't know how to stop", "By now it's more habit than hope."],
    ],
  },
};
