import type { Pack } from '../../../../engine/pack.ts';

export const betrayal: Pack = {
  id: 'betrayal',
  who: {
    words:
      'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|fiancé|fiancée|ex|best friend|friend|sister|brother|mum|mom|dad|mother|father|business partner|cousin',
    line: 'this person',
    option: 'this person',
  },
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: "i cheated|i had an affair|i betrayed|i slept with|my affair|i've been lying|i kissed|i broke his trust|i broke her trust|i broke their trust",
      say: "So it's your own doing, and you're not letting yourself off.",
      asks: 'rule',
      ask: 'What do you think you still owe them?',
      plain: "What haven't you given them yet?",
      concern: 'truth',
      options: [
        [
          'The whole of it, not just the part that came out',
          "There's more than what came out, and you know where it is.",
        ],
        [
          'Time, without being asked to get over it',
          "You'd like to give it time. Part of you probably counts the days.",
          'stay',
        ],
        [
          "The talk itself, I'd rather be punished",
          'Being punished would be simpler than being asked.',
          'alone',
        ],
      ],
    },
    {
      cues: 'found out|found messages|found texts|found a|found the|found his|found her|saw the|saw a|saw his|saw her|receipt*|hotel|caught|walked in|email*|screenshot*|told me last|he told me|she told me|confessed|admitted',
      say: "That's a moment that splits things into before and after.",
      asks: 'moment',
      ask: 'Which part of it do you keep going back to?',
      plain: 'When you think of finding out, what comes up first?',
      concern: 'found',
      options: [
        [
          'The words themselves, on the screen or out loud',
          'You could probably still say them, word for word.',
        ],
        [
          'How normal {they} acted that same day',
          "That same day, and nothing showed. That's its own kind of shock.",
          'truth',
        ],
        ['That I already sort of knew', 'Part of you had been waiting for it, then.', 'me'],
      ],
    },
    {
      cues: 'check*|phone|password*|location|tracking|paranoid|suspicious|where he is|where she is|late home|notification*|detective|snoop*|look through|looking through',
      say: "You're on watch now, it seems.",
      asks: 'moment',
      ask: 'What were you looking for, the last time you checked?',
      plain: 'What did you hope to find, or not to find?',
      concern: 'checking',
      options: [
        ['Nothing, so I could sleep', "You were looking for nothing, and nothing's hard to find enough of."],
        ["Proof that I'm not mad", 'You wanted something outside your own head to agree with you.', 'truth'],
        [
          "Something bad, so I'd be done with it",
          'Something bad would at least have ended the wondering.',
          'stay',
        ],
      ],
    },
    {
      cues: 'forgive*|second chance|another chance|get past|getting past|trust him again|trust her again|trust again|work through|stay or|should i stay|should i leave|take him back|take her back|counsel*|rebuild*|move past|anniversary',
      say: "And now it's up to you, which doesn't sound like a gift.",
      asks: 'rule',
      ask: 'If you did go on with {them}, what would have to stop?',
      plain: "What couldn't carry on as it is now?",
      concern: 'stay',
      options: [
        ['The half answers', "No more half answers. You'd want it whole, even if it's worse.", 'truth'],
        ['Being told to get over it', "There's a timetable in the room, and it isn't yours.", 'alone'],
        ['Me bringing it up in every row', "You've started using it. You don't like that you do."],
      ],
    },
    {
      cues: "stupid|idiot|fool|foolish|should have known|should've known|prettier|younger|not enough|wasn't enough|humiliat*|ashamed|naive|naïve|blind",
      say: "So you've turned some of it on yourself.",
      asks: 'moment',
      ask: "What's the harshest thing you've said to yourself about it?",
      plain: 'What do you call yourself, on a bad night?',
      concern: 'me',
      options: [
        [
          'Blind, because it was right there',
          "Now that you know where to look, it all looks obvious. It wasn't then.",
        ],
        [
          "Not enough, or there'd have been no need",
          "You're explaining what somebody else did with something about you.",
        ],
        [
          "A coward, because I'm still here",
          "You've been calling it cowardice. You haven't gone into what else it is.",
          'stay',
        ],
      ],
    },
    {
      cues: "nobody knows|no one knows|haven't told|can't tell anyone|told nobody|told no one|pretend*|best friend|my sister|my brother|family says|everyone says|mutual",
      say: "And then there's everybody around it.",
      asks: 'moment',
      ask: "What's it like when you're with people who don't know?",
      plain: 'What happens when somebody asks how you are?',
      concern: 'alone',
      options: [
        [
          "I do the voice, the everything's-fine one",
          "You've got a voice for it. It must be odd to hear yourself.",
        ],
        [
          "I protect {them}, if you'd believe it",
          'You look after {their} good name as well, on top of it all.',
        ],
        ['I want to say it out loud and watch the faces', "You'd like it to be seen, for once.", 'me'],
      ],
    },
    {
      asks: 'want',
      ask: "What would you most want to know that you don't know yet?",
      plain: 'If you got one true answer, what should it be about?',
      concern: 'truth',
      options: [
        ['How long it went on', "How long, because then you'd know which memories to go through."],
        ['Why, and not the excuse', "You've had the excuse. It didn't explain anything."],
        [
          "Whether {they}'d do it again",
          "It's the next time you're asking about, more than the last.",
          'checking',
        ],
      ],
    },
  ],
  concerns: {
    found: {
      cues: "found out|discover*|caught|walked in|saw the|messages|texts|receipt*|hotel|screenshot*|confess*|admitted|picture it|picturing|images|keep seeing|flashback*|replay*|nightmare*|can't sleep|can't eat|sick|shak*|threw up|before and after|that night|that day",
      heard: ["It's still happening, in your head, by the sound of it.", "That scene hasn't let you go."],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you do in the first hour?',
          plain: 'What happened straight after you knew?',
          options: [
            ['Nothing, I made tea or went to work', 'The day just went on, with that in it.'],
            [
              "I shouted things I can't unsay",
              'It came out of you all at once. Some of that has stayed with you too.',
              'me',
            ],
            ['I was calm, and that frightened me', 'You went very still. Sounds as if that was the shock.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has it spoiled that used to be yours?',
          plain: "Which memory or place can't you think of now?",
          options: [
            [
              'A trip, or a birthday, from around then',
              'You have to go back through the photos now and ask what was true.',
              'truth',
            ],
            [
              'The ordinary rooms we used to sit in',
              "It's in the rooms now. You can't very well avoid a kitchen.",
            ],
            [
              'Good years, the whole of them',
              "You're not sure you're allowed to have been happy then.",
              'truth',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When does it leave you alone for a bit?',
          plain: 'When did you last go an hour without seeing it?',
          options: [
            ["When I've got my hands full", 'With something to do, it waits outside.'],
            [
              "With someone who wasn't part of it",
              "There's company that it doesn't follow you into.",
              'alone',
            ],
            [
              "Right up until we're close, then it hits twice",
              "You get near {them}, and it's back. That makes being close dangerous.",
              'stay',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would {they} say about that moment?',
          plain: 'What would {they} tell a friend about it?',
          options: [
            ['That I overreacted', 'In that telling, how you took it has become the problem.', 'alone'],
            [
              'That it broke {them} to see me like that',
              "{They}'d talk about how bad it was for {them}. You had to look after that, too.",
            ],
            ['That it was nearly a relief', 'A relief over there, and the worst day over here.'],
          ],
        },
      ],
      open: "what you need to do with that moment, now that you can't unknow it",
      style: 'go back to the scene until it stops surprising you',
      label: 'Remembers the exact moment',
      mood: 'Shaken, and still seeing it.',
    },
    truth: {
      cues: "lie|lies|lied|liar|lying|truth|honest|honesty|whole story|details|trickle|keeps changing|story changes|denies|denied|deny|minimis*|minimiz*|didn't mean anything|meant nothing|explain*|why did|why would|secret*|hid|hiding|deleted|gaslight*|was it real",
      heard: [
        "Sounds as if the lying's as bad as the thing itself.",
        "You don't know yet what you can believe, it seems.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "Which answer didn't sit right with you?",
          plain: "What did {they} say that you don't quite believe?",
          options: [
            ['That it was just the once', "Once. You've been turning that word over."],
            [
              "That it didn't mean anything",
              "Meant nothing, and was worth the risk. The two don't go together easily.",
            ],
            [
              'The one I was so keen to believe',
              'You wanted that one to be true, and that makes it hard to test.',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'Which details do you need, if any?',
          plain: 'What do you still need to know?',
          options: [
            [
              'Dates yes, the rest no',
              'You want the facts straight, and to be spared the pictures.',
              'found',
            ],
            [
              'Everything, because what I imagine is worse',
              'Nothing {they} said could outdo what you make up at night.',
              'found',
            ],
            [
              'Whatever makes {them} squirm, to be honest',
              'Some of the asking is to make it cost {them} something.',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid you'd hear next?",
          plain: "What's the thing you haven't dared to ask?",
          options: [
            ['That there were others', "So it's not only this one you're looking at."],
            [
              'That {they} never thought of me at all',
              "You mightn't even have been in {their} mind when it happened.",
              'me',
            ],
            [
              'That it was something I did',
              "There's one answer you're braced for, and it's got you in it.",
              'me',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would {they} say the reason was?',
          plain: 'If {they} were being honest with a friend, what would {they} say?',
          options: [
            [
              'That {they} felt lonely, or unseen',
              'Lonely, would be the word. And there you were, in the next room.',
              'alone',
            ],
            ["That there wasn't a reason", 'No reason: nothing to fix, and nothing to promise.'],
            [
              'Something about me that I half agree with',
              "There might be something in it. That still isn't the same as deserving it.",
              'me',
            ],
          ],
        },
      ],
      open: "whether you've heard all of it",
      style: 'need the facts before you can feel anything cleanly',
      label: 'Wants the whole story',
      mood: 'Waiting for a straight answer.',
    },
    checking: {
      cues: "check*|phone|password*|location|track*|suspicious|suspicion*|paranoid|where he is|where she is|late home|working late|who he's with|who she's with|notification*|snoop*|anxious when|hypervigilant|can't relax|can't trust|don't trust|never trust|how do i trust|how to trust|go through his|go through her|watching",
      heard: ["You're never quite off duty, it sounds like.", "Trusting used to be free, and now it's work."],
      questions: [
        {
          asks: 'moment',
          ask: 'What set you off, the last time you got suspicious?',
          plain: 'What made your stomach drop?',
          options: [
            ['A phone turned face down', "Face down. It may be nothing, and you'll never not see it now."],
            ['Ten minutes late, with no message', "Ten minutes. You'd hardly have noticed, before."],
            ['A kindness that came from nowhere', 'Even kindness has to be looked at twice.'],
          ],
        },
        {
          asks: 'cost',
          ask: "What's all the watching doing to you?",
          plain: "What's changed in you since you started watching?",
          options: [
            ['I sleep badly, if at all', "Somebody has to stay awake, and it's you."],
            ["I don't like who I've turned into", 'You never used to be someone who checks.', 'me'],
            [
              "I've stopped looking at anything else",
              "{They} did it, and it's your attention that's been taken up since.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last forget to check?',
          plain: 'When were you at ease for an hour?',
          options: [
            [
              'When {they} told me something before I asked',
              "You didn't have to pull it out. That's what made it different.",
              'truth',
            ],
            ['When I was out, with my own friends', "Away from it, you're not guarding anything.", 'alone'],
            ["Never, and I'm scared to try", 'Not looking would feel like asking for it.'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would you swap the checking for, if you could?',
          plain: 'What would help you look less?',
          options: [
            [
              'Hearing things from {them} first, unasked',
              "You'd rather be told than find out. Even small things.",
            ],
            [
              'One agreed time to ask, and then peace',
              'A set time for it. The rest of the evening could be something else.',
            ],
            ["Nothing, it's all I've got", "For now the checking's the one thing that's in your own hands."],
          ],
        },
      ],
      open: 'what would have to happen before you could stop looking',
      style: 'look for proof, because you went without it once',
      label: 'On watch since then',
      mood: 'Alert, and worn out with it.',
    },
    stay: {
      cues: 'forgive*|forgiving|second chance|another chance|get past|getting past|move past|take him back|take her back|should i stay|should i leave|staying|leaving|stay for|leave him|leave her|work it out|rebuild*|counsel*|sorry|apolog*|remorse*|earn|punish*|revenge|get over it|marriage|never speak to|cut off|cut her off|cut him off',
      heard: [
        "You're asked to answer before you're ready, perhaps.",
        'It sounds as if both ways out cost you something.',
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would you need to see, not hear?',
          plain: 'What would count for more than sorry?',
          options: [
            ['It being brought up without me pushing', "You'd like not to be the only one who remembers it."],
            [
              'My anger being taken, with no excuses back',
              "You'd want to be angry, and {them} to stand still for it.",
            ],
            [
              "I don't know that anything would count",
              "There may be nothing on the list. You've been looking for it anyway.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What scares you most about trying again?',
          plain: 'If you gave it another go, what might happen?',
          options: [
            ["It happens again and I'm the fool", "The second time you'd blame yourself, you think.", 'me'],
            [
              'It goes well and I never feel the same',
              'It could all be repaired, and you still not be in it.',
            ],
            [
              "I'd lose my right to be angry",
              "Once you say it's forgiven, you'd have to stop. Maybe you've not finished.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: "What did you always say you'd do if this happened?",
          plain: 'Before all this, what was your rule about it?',
          options: [
            ['One strike and gone', "You had a clear rule. It was made by somebody who wasn't in it yet."],
            [
              "That I'd want to understand it first",
              "You thought you'd ask why. Now the why comes in bits.",
              'truth',
            ],
            ["That I'd be ashamed to stay", 'So staying breaks your own rule, on top of everything.', 'me'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would make the next month bearable, without deciding anything?',
          plain: 'What do you need from {them} for a few weeks?',
          options: [
            ['A bit of distance, a few weeks of it', 'A few weeks without having to arrange your face.'],
            ['To be left to be sad, with no deadline', "No deadline. Nobody asking if you're there yet."],
            [
              'For {them} to do the deciding, for once',
              "You didn't do this, and you've got all the deciding.",
              'alone',
            ],
          ],
        },
      ],
      open: "what you'd need before you could say yes or no",
      style: "won't be hurried into a yes, or into a no",
      label: 'Not ready to forgive',
      mood: 'Between staying and going.',
    },
    me: {
      cues: "stupid|idiot|fool|foolish|naive|naïve|should have known|should've known|signs|red flags|not enough|good enough|prettier|younger|thinner|compare*|comparing|my fault|blame myself|humiliat*|embarrass*|ashamed|shame|confidence|self esteem|self-esteem|ugly|what's wrong with me|what did i do|worthless|hate myself",
      heard: [
        "You've been doing some of the blaming for {them}, it sounds like.",
        "It's changed how you see yourself, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which sign do you tell yourself you missed?',
          plain: 'What do you look back at now and think, that was it?',
          options: [
            ['The phone going everywhere with {them}', 'You saw it, and you had a kinder explanation.'],
            ['A name that came up too often', "You'd even heard the name. You let it be a name."],
            [
              'How nice {they} suddenly got',
              "{They} got nicer, and you were glad. It's hard to be told off for that.",
              'truth',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid this says about you?',
          plain: 'If other people knew, what would they think of you?',
          options: [
            ["That I'm easy to lie to", "Easy to lie to. Nobody's said that, except you."],
            [
              "That I'm a bad judge of people",
              "If you got this one wrong, who else. That's where it's gone.",
              'checking',
            ],
            ['That I put up with too much', "You think people would see what you've accepted.", 'stay'],
          ],
        },
        {
          asks: 'view',
          ask: "How would you see it if it'd happened to your best friend?",
          plain: 'What would you tell a friend who called themselves stupid?',
          options: [
            [
              "That trusting somebody isn't stupid",
              "For a friend, trusting isn't stupid. You've got another word for it when it's you.",
            ],
            ['That it was done to them', "You'd be clear who did what. It gets blurred when it's you."],
            [
              "I'd secretly wonder why they hadn't noticed",
              "You'd wonder too, a bit. So you know what you're afraid people think.",
              'alone',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you like back from before you knew?',
          plain: 'What do you miss about yourself, from before?',
          options: [
            [
              'Being easy about things',
              "You were easy-going. You didn't know that was something one could lose.",
              'checking',
            ],
            ['Liking myself, more or less', 'You got on all right with yourself, before this.'],
            [
              "Being someone this doesn't happen to",
              'It used to be a thing that happened to other people.',
              'alone',
            ],
          ],
        },
      ],
      open: "how much of this you're taking on that isn't yours",
      style: 'look at your own part first, even when somebody else did it',
      label: 'Takes the blame in',
      mood: 'Hurt, and hard on yourself.',
    },
    alone: {
      cues: "nobody knows|no one knows|haven't told|can't tell|told nobody|told no one|told my|pretend*|act normal|acting normal|for the kids|the kids|children|family|my mum|my mom|parents|mutual friends|friends knew|everyone knew|everyone says|people say|my best friend|my sister|small town|work together|social media|gossip",
      heard: [
        "And around it there are other people, who know or don't.",
        "It sounds as if it's lonely to carry about.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who did you nearly tell?',
          plain: 'Who were you with when it almost came out?',
          options: [
            [
              'A friend, and I talked about work instead',
              'You nearly said it, and then you asked about work.',
            ],
            ['My family, at a table full of people', 'All of them there, passing things, and you with that.'],
            [
              "A stranger, it would've been easier",
              "A stranger wouldn't have to choose what to think of {them}.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What might people say that you couldn't bear?",
          plain: 'What do you not want to hear from anyone?',
          options: [
            [
              'Leave, as if that were easy',
              "They'd have an answer in ten seconds. You've been at it for longer.",
              'stay',
            ],
            ['That they never liked {them}', "You'd end up defending {them}, of all things."],
            ['That they already knew', 'If they knew, it happened to you twice.', 'truth'],
          ],
        },
        {
          asks: 'exception',
          ask: "Who's been any use?",
          plain: 'With whom can you be as bad as you feel?',
          options: [
            ['Somebody who only listened', "They didn't tell you what to do. That seems to be what helped."],
            [
              'Someone it happened to as well',
              "You didn't have to explain the stomach bit to them.",
              'found',
            ],
            [
              "{Who}, and that's what's so mad about it",
              "The one who did it is also the one you'd go to.",
              'stay',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could know about this, without it getting round?',
          plain: "Who'd keep it to themselves?",
          options: [
            ['One old friend, far away', "Far away's good. There's no dinner to sit through afterwards."],
            ['Someone whose job it is', "Somebody who doesn't have to see {them} at Christmas."],
            [
              "I'd need to be sure I'm staying or going first",
              "You'd want the ending before you tell the story. That means nobody hears it for a while.",
              'stay',
            ],
          ],
        },
      ],
      open: 'who gets to know, and how much',
      style: 'protect other people from it, even the one who did it',
      label: 'Keeps it in',
      mood: 'Full of it, and keeping quiet.',
    },
  },
  together: [
    { of: ['found', 'truth'], say: "It isn't only what you found out, maybe. It's what you haven't." },
    { of: ['checking', 'truth'], say: "Maybe you're checking because nobody's told you all of it yet." },
    { of: ['me', 'truth'], say: "The lie was somebody else's, and you're asking what's wrong with you." },
    { of: ['stay', 'checking'], say: 'It sounds hard to stay somewhere you have to guard.' },
    { of: ['alone', 'stay'], say: 'Whoever you tell will want you to have decided, maybe.' },
    { of: ['found', 'me'], say: "You go back to that moment, and it's yourself you tell off there." },
    { of: ['me', 'alone'], say: "Sounds as if you're keeping it quiet partly because of how you'd look." },
  ],
  insights: [
    {
      of: ['found', 'truth'],
      say: "You know what you saw, and you don't know what else there was. Maybe the scene keeps coming back because it's the only bit you're sure of.",
    },
    {
      of: ['found', 'checking'],
      say: "You found out once without wanting to. Now you're on the lookout, maybe so that nothing can ever land on you like that again.",
    },
    {
      of: ['found', 'stay'],
      say: "You're asked about the future, and part of you is still in that first hour. Maybe you can't answer from there.",
    },
    {
      of: ['found', 'me'],
      say: 'You go over it to see what was done to you, and come away with what you should have done. Those are two different questions.',
    },
    {
      of: ['found', 'alone'],
      say: "That moment happened to you alone, and mostly you're still alone with it. Maybe that's what keeps it so near.",
    },
    {
      of: ['truth', 'checking'],
      say: "You're looking for the truth on your own because it didn't come by itself. What you're after might be being told more than finding.",
    },
    {
      of: ['truth', 'stay'],
      say: "You're weighing up what to do about something you may not have heard all of. It's hard to let go of a thing when you don't know its size.",
    },
    {
      of: ['truth', 'me'],
      say: "The story you've been given has gaps, and you've filled them with yourself. It may say more about the gaps than about you.",
    },
    {
      of: ['truth', 'alone'],
      say: "Somebody else kept the secret first. Now it's you who has to think about who may know.",
    },
    {
      of: ['checking', 'stay'],
      say: "You'd like to know if you could trust {them}. As long as you keep watch, maybe neither of you can find out.",
    },
    {
      of: ['checking', 'me'],
      say: "You check up on {them}, and the one you've stopped believing may be yourself: what you noticed, what you explained away.",
    },
    {
      of: ['checking', 'alone'],
      say: "You watch one person closely and you're careful around the rest. You didn't break it, and you're the one on guard in every direction.",
    },
    {
      of: ['stay', 'me'],
      say: "Part of deciding is about {them}. Another part, it seems, is what you'd think of yourself if you stayed.",
    },
    {
      of: ['stay', 'alone'],
      say: 'Anyone you tell would have a view on whether you stay. Maybe that makes it hard to hear your own.',
    },
    {
      of: ['me', 'alone'],
      say: "You worry how it makes you look, and it was somebody else's doing. Maybe it's your own verdict you hear when you picture theirs.",
    },
  ],
  suggestions: [
    "write down the three questions you'd want answered, and leave the rest off the list",
    "choose one evening this week when it isn't talked about at all",
    "tell one person who can keep quiet, and say what you don't want them to say",
    'put the phone, yours and any other, in a drawer for one film',
    'say what you need for the next four weeks, instead of for good',
  ],
};
