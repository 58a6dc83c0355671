import type { Pack } from '../../../../engine/pack.ts';

export const bereavement: Pack = {
  id: 'bereavement',
  avoid: ['scale', 'values', 'step', 'friend', 'imagine'],
  openings: [
    {
      cues: "last words|last time|last thing i said|didn't say|never said|wasn't there|too late|missed call|the call|should have|should've|if only|my fault|didn't get to|hospital|hospice",
      say: "I'm sorry. It sounds as if the end of it keeps coming back.",
      asks: 'moment',
      ask: 'Which moment do you go back to?',
      plain: 'What do you see, when it comes back?',
      options: [
        ['The last time we spoke', 'You go over that talk word by word, maybe.'],
        ['The phone ringing, or the knock', 'Until then it was just a day.'],
        ["The part I wasn't there for", "It's the minutes without you in them."],
      ],
      concern: 'ending',
    },
    {
      cues: 'move on|moving on|get over|at least|people say|everyone says|everyone keeps|time heals|better place|stopped asking|should be over|be strong|nobody mentions|couples',
      say: "I'm sorry. And people have their ideas about it.",
      asks: 'moment',
      ask: 'What did somebody say that stuck?',
      plain: "What did you wish they'd kept to themselves?",
      options: [
        ['Something that began with at least', 'Nothing good ever comes after at least.'],
        ["How well I'm doing", "You're doing well, so nobody has to do anything."],
        ['Nothing, they talk round it', 'They steer round it, and you help them steer.'],
      ],
      concern: 'people',
    },
    {
      cues: "christmas|birthday|anniversary|mother's day|father's day|easter|the first|ashes|clothes|wardrobe|clear out|clearing|his room|her room|his things|her things|belongings|sell the house",
      say: "I'm sorry. And now there's this to get through.",
      asks: 'fear',
      ask: "Which part of it can't you picture doing?",
      plain: 'Which bit would you rather somebody else did?',
      options: [
        ['The first five minutes', "Walking in, then. After that you'd be in it."],
        ['Deciding what stays and what goes', 'As if it was yours to decide what counts.'],
        ['Getting to the end of it', "As long as it isn't done, something's still as it was."],
      ],
      concern: 'ahead',
    },
    {
      cues: "angry|furious|relie*|numb|feel nothing|can't cry|didn't cry|haven't cried|complicated|wasn't close|weren't close|hated",
      say: "I'm sorry. And it isn't one tidy feeling.",
      asks: 'view',
      ask: 'What would surprise people, if they knew?',
      plain: "Which part don't you say out loud?",
      options: [
        ["That I'm partly relieved", 'Relief, and a telling-off right behind it, maybe.'],
        ['How angry I am', "It's hard to be angry with somebody who can't answer."],
        ['How little I feel', 'People brace for tears, and you stand there.'],
      ],
      concern: 'mixed',
    },
    {
      cues: 'miss her|miss him|miss them|miss my|the phone|voicemail|his chair|her chair|side of the bed|his voice|her voice|tell her|tell him|ring her|ring him',
      say: "I'm sorry.",
      asks: 'moment',
      ask: "What's missing, on a plain day?",
      plain: "What isn't there any more, on a Tuesday say?",
      options: [
        ['Somebody to tell a silly thing to', 'There was one audience for that sort of thing.'],
        ['Somebody glad when I come in', 'You came in, and somebody was glad. That was all it took.'],
        [
          'Somebody I could still ask',
          "You'd have asked, if you'd known there was a last date for it.",
          'ending',
        ],
      ],
      concern: 'missing',
    },
    {
      say: "I'm sorry.",
      asks: 'moment',
      ask: 'When does it get you, in an ordinary day?',
      plain: 'When did it last hit you?',
      options: [
        ['First thing, before I remember', "You wake up, and for a second it hasn't happened."],
        ['Somewhere silly, like a shop', "Nowhere you could've braced for it."],
        ['It hardly does, and that worries me', "It hasn't come when you thought it would.", 'mixed'],
      ],
      concern: 'missing',
    },
  ],
  concerns: {
    missing: {
      cues: "miss her|miss him|miss them|miss my|missing|empty|so quiet|quiet house|his chair|her chair|his side|her side|side of the bed|voicemail|her voice|his voice|smell*|dream*|the phone|want to tell|tell her|tell him|no one to tell|lonely|alone|two cups|for two|he used to|she used to|would have loved|hug|her laugh|his laugh|talk to the radio|see her again|see him again|talk to him|talk to her|still talk to|cemetery|the chair|her closet|his closet|think of him|think of her|every time i see|his coat|her coat|handwriting|my drawings|a photo|he'd be|she'd be|no one left|nobody left|orphan|without her|without him|we were five|wave at",
      heard: [
        'Sounds as if the gap turns up in small places.',
        'It sounds as if nobody else fits that place.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Where do you notice it most?',
          plain: 'Which place or hour is the worst?',
          options: [
            ['At the table', "There's a place at it that everybody leaves."],
            ["In the car, when I'd have rung", 'That was the time for the call, and the time still comes.'],
            ['At home, so I stay out', "Home's the hard bit, so you're not in it much."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you say, if you could ring?',
          plain: 'What would you want to tell them first?',
          options: [
            [
              'Something daft that happened today',
              'Not the big things. Just today, told to the right person.',
            ],
            ["That I'm all right, mostly", "You'd still be looking after them a bit."],
            ["Come back, and that's it", "There's nothing clever to add to that."],
          ],
        },
        {
          asks: 'cost',
          ask: 'What else went, when they died?',
          plain: "What else isn't there any more?",
          options: [
            ["The one who'd ask if I got home", 'Somebody used to wait for that text.'],
            ['The old stories, told properly', "You've only got your half of them now."],
            ['Who I was when they were around', 'You liked that version of you, maybe, and it took two.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was it lighter, even for ten minutes?',
          plain: 'When did you last catch yourself smiling?',
          options: [
            ['With someone who knew them too', 'With somebody who misses the same person.'],
            ['When my hands were busy', 'Hands busy, and the head gets ten minutes off.'],
            [
              'One evening, and I felt bad after',
              'You got an evening off and then charged yourself for it.',
              'mixed',
            ],
          ],
        },
      ],
      open: "what to do with everything you'd still like to tell them",
      style: 'feel it in small exact things more than in big words',
      label: 'Misses the small things',
      mood: 'Missing someone, in small places.',
    },
    ending: {
      cues: "last words|last time i|last thing i said|didn't say|never said|never told|wasn't there|not there when|too late|missed call|the call|holding his hand|holding her hand|should have|should've|if only|could have|could've|didn't get to|hospital|hospice|goodbye|diagnos*|ambulance|sudden*|accident|found him|found her|my fault|blame myself|switched off|turned off the|the vet|put down|put to sleep|didn't visit|didn't ring|didn't call|we argued|we'd argued|why didn't i|regret*|unsaid|last rites|on my shoulder|drowned|died alone|he never went to the doctor|wasn't permitted|not allowed|in my arms|the nurse said|kept the silence|his last|her last|before she died|before he died|when he went|when she went|wanted to see|never got to",
      heard: [
        'Sounds as if you keep going back to how it ended.',
        "It sounds as if there's a moment you'd do again, if you could.",
      ],
      questions: [
        {
          asks: 'want',
          ask: "What do you wish you'd said?",
          plain: "What's one sentence you'd say now?",
          options: [
            ['Thank you', 'Thank you. Such a short thing to be left with.'],
            ['Sorry', "Sorry's a hard one to be left with, and nobody to give it to."],
            [
              'What I was really angry about',
              "You kept the peace, and now you've still got all of it.",
              'mixed',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'What do you think you should have done?',
          plain: 'What do you tell yourself you got wrong?',
          options: [
            ['Noticed sooner', 'You know what to look for now. You may not have then.'],
            ['Been in the room', "You'd have liked to be there. It was the last thing left to do."],
            ['Come more often, while I could', "You thought there'd be more time, maybe."],
          ],
        },
        {
          asks: 'view',
          ask: 'What did they know, even if nobody said it?',
          plain: 'What would they have known anyway?',
          options: [
            ['That I loved them', "So it got said, in some way that wasn't words."],
            ['That I was scared too', 'You may both have been putting on a face.'],
            ["I'm honestly not sure", "It's the not being sure that keeps you there."],
          ],
        },
        {
          asks: 'moment',
          ask: "What's the last good bit you remember?",
          plain: 'What was the last thing before it got bad?',
          options: [
            ['A joke, near the end', 'Still funny, right up close to it.'],
            ['A dull, ordinary afternoon', 'Nobody told you that was the one to remember.'],
            ["I can't get back past the bad part", 'The bad part stands in front of everything else.'],
          ],
        },
      ],
      open: 'how much of the ending was ever in your hands',
      style: "go back and check what you could've done, again and again",
      label: 'Goes back to check',
      mood: 'Back at that moment, often.',
    },
    people: {
      cues: "move on|moving on|get over|at least|people say|everyone says|everyone keeps|they say|time heals|better place|stopped asking|should be over|be strong|so strong|brave|nobody mentions|nobody says|nobody asks|avoid me|cross the street|don't know what to say|invit*|couples|back to normal|over it by now|support group|pity|everyone's gone back|letting go|let go|you don't name|ashamed if anyone|his friends|her friends|she wouldn't want|he wouldn't want|talk about him|talk about her|say the name",
      heard: [
        "Sounds as if you're looking after other people's comfort as well.",
        'It sounds as if hardly anyone gets it right.',
      ],
      questions: [
        {
          asks: 'view',
          ask: "Who's easy to be around just now?",
          plain: "Who don't you have to explain it to?",
          options: [
            ["Someone who's lost somebody too", "They don't need the explanation, they've had the thing."],
            ['The one who just makes tea', 'No wise words, just the kettle.'],
            ["Nobody, so I say I'm fine", 'Fine is quick, and it gets people off the doorstep.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish somebody would say?',
          plain: 'What would be the right thing to hear?',
          options: [
            ['The name, out loud', "People step round the name, and you'd like to hear it."],
            ["Just that it's awful", 'No silver lining. Just awful, from somebody else for once.'],
            ["Not much, I'd like them to stay anyway", "Somebody who'd stay past the awkward bit."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What do you answer when people ask how you are?',
          plain: 'What did you say, the last time somebody asked?',
          options: [
            ['Fine, thanks', "And they believe it, or they're glad to."],
            ['A joke, usually', "The joke's for them, mostly."],
            ['The truth, and they look for the door', 'You said it, and watched them look for their keys.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What might happen if you let them see it?',
          plain: 'What worries you about crying in front of someone?',
          options: [
            ["I'd not be able to stop", "You're keeping the tap shut, in case it's the kind that sticks."],
            ["They'd start on theirs", "And then you'd be the one passing the tissues."],
            [
              "They'd see I'm not the strong one",
              'Being the strong one is a job too, and nobody relieves you.',
            ],
          ],
        },
      ],
      open: 'who could hear it the way it really is',
      style: 'spare other people first, and say how you are second',
      label: 'Spares other people',
      mood: 'Tired of saying fine.',
    },
    ahead: {
      cues: "christmas|birthday|anniversary|mother's day|father's day|easter|eid|diwali|thanksgiving|new year|the first|due date|wedding|clear out|clearing|clothes|wardrobe|his room|her room|his things|her things|belongings|sell the house|the house|ashes|headstone|grave|probate|the will|paperwork|scatter*|empty the|charity shop|throw away|give away|would have been|funeral|cleaned out|turn it round|60th|50th|it'd be|coming up|without her there|the desk|inscription|one year|a year on",
      heard: [
        "Sounds as if there's something here you'd rather not have to face.",
        'It sounds as if it makes it real all over again.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'Which part do you dread most?',
          plain: 'Which bit would you skip, if you could?',
          options: [
            ['The empty place', "There's a place where somebody always was."],
            ['Everyone being jolly, or careful', "Jolly's bad, and careful might be worse."],
            ['Managing it fine', "If it went fine, it might look as if you'd got used to it."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like to keep exactly as it is?',
          plain: 'What should nobody touch yet?',
          options: [
            ['One room, or one drawer', 'All the rest could go before that does.'],
            ['The way we always did things', 'Same dishes, same order, even now.'],
            ["Everything, and I know I can't", "You know it can't all stay. You'd like it to, for now."],
          ],
        },
        {
          asks: 'exception',
          ask: 'What have you got through already?',
          plain: "What's one thing that's behind you now?",
          options: [
            ['The phone calls', 'All those calls, saying it over and over.'],
            ['One bag of things', 'You could probably still say what was in it.'],
            ['Only what others did for me', 'Somebody else did it, and you let them, or had to.'],
          ],
        },
        {
          asks: 'view',
          ask: 'Who else finds this hard?',
          plain: "Who'd know what it means without being told?",
          options: [
            ['Someone in the family, quietly', 'Two of you with the same dread, in separate rooms maybe.'],
            ['An old friend who was there', 'Somebody who was there for the old days.'],
            [
              "Nobody, they've all carried on",
              "From where you are, it looks as if you're the only one still in it.",
              'people',
            ],
          ],
        },
      ],
      open: "how you'd like it to be, when it comes to it",
      style: 'see things coming from a long way off, and brace early',
      label: 'Braces early',
      mood: 'Bracing for it.',
    },
    mixed: {
      cues: "angry|anger|furious|relie*|numb|feel nothing|felt nothing|can't cry|didn't cry|haven't cried|hate*|complicated|weren't close|wasn't close|not close|jealous*|glad|guilt*|monster|i laughed|i was happy|new partner|dating|never said sorry|hurt me|drank|left me with|how dare|bad person|wrong with me|haven't felt|didn't feel|so angry|bloody|happy and then|laughing|the nursing|free of|paying for that|why him|why her",
      heard: [
        "Sounds as if it isn't one feeling, and some of it doesn't get said.",
        "It sounds as if you're telling yourself off for how you feel.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did it last come out?',
          plain: 'What set it off, the last time?',
          options: [
            ['Something tiny, like a queue', 'It was never about the queue.'],
            ['When somebody was kind', "You can manage the rest. It's the kindness."],
            ['In the middle of a nice day', 'You were having a nice time, and it caught up with you.'],
          ],
        },
        {
          asks: 'rule',
          ask: "Who says how you're supposed to feel?",
          plain: 'Where did you learn how it should be done?',
          options: [
            ['My family, without a word', 'Nobody said it. You could tell from the faces.'],
            ['Films, I suppose', "Black coat, one tear. Yours didn't go like that."],
            ["Me, I'm the strict one", "Nobody's told you off. You got there first."],
          ],
        },
        {
          asks: 'view',
          ask: 'What was it like between you, if you tell the whole truth?',
          plain: 'What would you leave out of a speech?',
          options: [
            ['Some bad years among the good', "Good, and with years you'd leave out."],
            ['How hard it was, and I loved them', "Hard and loved. One doesn't cross out the other."],
            ["That it wasn't what people think", "Everyone's mourning somebody you didn't quite know."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you feel, if nobody could see?',
          plain: 'If you had the house to yourself, what would come out?',
          options: [
            ['Plain sadness, without the rest', "There's a plain sadness under it somewhere, you think."],
            ["Gladness that some of it's over", "Some of it's over, and some of that is a mercy."],
            ['A good long shout', "A shout, and nobody ringing to see if you're all right."],
          ],
        },
      ],
      open: "who could hear the part you don't say",
      style: "notice the feelings that don't fit, and keep them to yourself",
      label: 'More than one feeling',
      mood: 'Sad, and not only sad.',
    },
    on: {
      cues: "sleep*|tired|exhaust*|can't concentrate|back at work|back to work|get out of bed|getting up|shower|can't eat|not eating|function|carry on|carrying on|go on without|for the kids|for the children|cry|crying|cried|tears|brain fog|can't think|widow*|who am i now|what now|the future|purpose|cope|coping|keep going|going through the motions|at night|wake up|evenings|keep busy|first thing|the mornings|each day|hold on to|get through|not old enough|elder now|everything's on me",
      heard: [
        'Sounds as if just getting through a day takes most of you.',
        "It sounds as if the days go on and you're not quite in them.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What was today like?',
          plain: 'What was the first thing you did today?',
          options: [
            ['Up, out, did what I had to', 'You did it, and it cost more than it looked.'],
            ['Kettle on, and not much else', "As far as the kettle. Some days that's the distance."],
            ["I can't really remember", 'They run into each other at the moment.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What gets you up, when you do get up?',
          plain: 'What did you get out of bed for today?',
          options: [
            ['Somebody who needs feeding', "Somebody wants breakfast, and doesn't argue about reasons."],
            ['Work, where nobody asks', "There you're just the one who does your job."],
            ['Habit, nothing more', 'No reason. Your feet just go.'],
          ],
        },
        {
          asks: 'cost',
          ask: "What can't you be bothered with any more?",
          plain: 'What have you stopped doing?',
          options: [
            ['Small talk', "After this, the weather's hard to discuss."],
            ['Proper meals', "Toast again, then. Nobody's looking."],
            ['Most people', "It's less tiring with nobody there, it sounds like.", 'people'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would help, just for tonight?',
          plain: 'What would make tonight a bit easier?',
          options: [
            ['Sleeping right through', "One whole night. You'd take that over any wise word."],
            ['Someone in the next room', "Not talking. Just somebody else's noise."],
            [
              "Not being anyone's rock",
              "You're the rock, and there's nothing behind it to lean on.",
              'people',
            ],
          ],
        },
      ],
      open: 'what would make the evenings a bit easier',
      style: 'do the next thing first, and feel it later',
      label: 'Does the next thing',
      mood: 'Getting through the days.',
    },
  },
  together: [
    {
      of: ['missing', 'people'],
      say: "Maybe what you'd like is to be asked about the one who died, and not only how you are.",
    },
    { of: ['ending', 'mixed'], say: "Sounds as if what you didn't say is still being felt." },
    { of: ['people', 'on'], say: "It sounds as if you look all right, and that's part of the trouble." },
    { of: ['ahead', 'mixed'], say: 'Maybe you dread it being awful, and also dread it being fine.' },
    { of: ['missing', 'on'], say: "Sounds as if it's the plain days that are the hardest." },
    { of: ['people', 'mixed'], say: 'Sounds as if they comfort you for only a part of it.' },
  ],
  insights: [
    {
      of: ['missing', 'ending'],
      say: "The end keeps pushing to the front. What you miss is from before it, and maybe you can't get past the one to the other.",
    },
    {
      of: ['missing', 'people'],
      say: "People ask how you are. Maybe what you'd like is for somebody to ask about the one who died.",
    },
    {
      of: ['missing', 'ahead'],
      say: "What's coming you can at least see coming. It's the small gaps on a plain day that don't announce themselves.",
    },
    {
      of: ['missing', 'mixed'],
      say: "You miss them, and that isn't all you feel. Maybe you'd thought that feeling the one took away your right to the other.",
    },
    {
      of: ['missing', 'on'],
      say: "You get through a day by doing ordinary things, and it's the ordinary things that have the gap in them. Maybe that's why it's so tiring.",
    },
    {
      of: ['ending', 'people'],
      say: "They ask how you are now. You're often still back in that moment, and maybe nobody's asked you about it.",
    },
    {
      of: ['ending', 'ahead'],
      say: "You couldn't choose how it ended. Maybe that's why what's still to come has to be done so right.",
    },
    {
      of: ['ending', 'mixed'],
      say: "Anyone would understand going over the end. Maybe it's also a place to put the feelings that you think they wouldn't.",
    },
    {
      of: ['ending', 'on'],
      say: "You get through the days, and in between you're back there. Some of the tiredness may be from living the same hour so often.",
    },
    {
      of: ['people', 'ahead'],
      say: "You'll have to do it in front of people. Maybe part of what you dread is their faces, more than the thing itself.",
    },
    {
      of: ['people', 'mixed'],
      say: "People comfort you for one feeling, and you've got more than one. So even the kind ones miss you by a bit.",
    },
    {
      of: ['people', 'on'],
      say: "You use up a lot just to look all right, and then you're treated as all right. Maybe it's the effort that hides it.",
    },
    {
      of: ['ahead', 'mixed'],
      say: "You dread that it'll be awful. A part of you may dread just as much that it'll be fine.",
    },
    {
      of: ['ahead', 'on'],
      say: "Just now a day is about as far as you can see. And you're being asked to face something further off than that.",
    },
    {
      of: ['mixed', 'on'],
      say: 'Feeling two ways at once is work, even sitting still. Maybe some of what wears you out is keeping one of them quiet.',
    },
  ],
  suggestions: [
    'say the name to somebody this week',
    "write one text that you won't send",
    "ask someone who knew them for one story you haven't heard",
    'let one drawer wait',
    "tell one person what you'd rather they didn't say",
    "have something warm tonight, even if it's only toast",
  ],
};
