import type { Pack } from '../../../../engine/pack.ts';

export const betrayal: Pack = {
  id: 'betrayal',
  who: {
    words:
      'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|fiancé|fiancée|ex|best friend|friend|sister|brother|mum|mom|dad|mother|father|business partner|cousin',
    line: 'this person',
    option: 'this person',
  },
  avoid: ['scale'],
  openings: [
    {
      cues: "i cheated|i had an affair|i betrayed|i slept with|my affair|i've been lying|i kissed|i broke his trust|i broke her trust|i broke their trust",
      say: "So it's your own doing, and it's on your mind.",
      asks: 'rule',
      ask: 'What do you think you still owe the other person?',
      plain: "What haven't you given them yet?",
      concern: 'truth',
      options: [
        ['The whole truth, not half of it', "There's more than what's been said, and you know where it is."],
        [
          'Time, without being asked to get over it',
          "You'd like to give them time, even if the waiting is hard.",
          'stay',
        ],
        [
          "The talk itself, I'd rather be punished",
          'Being punished might be easier than being asked.',
          'alone',
        ],
      ],
    },
    {
      cues: 'found out|found messages|found texts|found his|found her|saw the|saw his|saw her|receipt*|caught|walked in|screenshot*|confessed|admitted|found out about',
      asks: 'moment',
      ask: 'Which part of it do you keep going back to?',
      plain: 'When you think of finding out, what comes up first?',
      concern: 'found',
      options: [
        [
          'The words themselves, on the screen or out loud',
          "The words themselves. They're hard to get rid of once you've heard them.",
        ],
        ['How normal {they} acted that same day', 'That same day, and nothing showed.', 'truth'],
        ['That I already sort of knew', "You'd had a feeling, and now you know it was right.", 'me'],
      ],
    },
    {
      cues: 'password*|tracking|paranoid|suspicious|where he is|where she is|notification*|detective|snoop*|look through|looking through|his phone|her phone|checking|check his|check her',
      asks: 'moment',
      ask: 'What would you hope to find, if you could look?',
      plain: 'If you could see everything for a minute, what would you look for?',
      concern: 'checking',
      options: [
        ['Nothing, so I could sleep', "You'd want to find nothing at all, and then sleep."],
        ["Proof that I'm not mad", "You'd want something that shows you're not imagining it.", 'truth'],
        ["Something bad, so I'd be done with it", 'Something bad would at least end the wondering.', 'stay'],
      ],
    },
    {
      cues: 'forgive*|second chance|another chance|get past|getting past|trust him again|trust her again|trust again|work through|should i stay|should i leave|take him back|take her back|counsel*|rebuild*|move past',
      say: "So it's about going on after that.",
      asks: 'rule',
      ask: 'What would have to be different for you to feel at ease?',
      plain: "What couldn't carry on as it is now?",
      concern: 'stay',
      options: [
        ['No more half answers', "No more half answers. You'd want it whole, even if it's worse.", 'truth'],
        ['Nobody telling me to get over it', "You'd want to take as long as it takes.", 'alone'],
        ['Me not bringing it up in every row', "It comes up in every row, and you'd like that to stop too."],
      ],
    },
    {
      cues: "idiot|foolish|should have known|should've known|prettier|not enough|wasn't enough|humiliat*|ashamed|naive|naïve|feel stupid|so stupid|a fool|been blind|was blind",
      say: "It sounds as if you're being hard on yourself.",
      asks: 'moment',
      ask: "What's the harshest thing you've said to yourself about it?",
      plain: 'What do you call yourself, on a bad day?',
      concern: 'me',
      options: [
        ['Blind, because it was right there', "It looks obvious now. It didn't then."],
        [
          "Not enough, or there'd have been no need",
          "You're explaining what somebody else did with something about you.",
        ],
        [
          "A coward, because I'm still here",
          'You call staying cowardly. There may be other words for it.',
          'stay',
        ],
      ],
    },
    {
      cues: "nobody knows|no one knows|haven't told|can't tell anyone|told nobody|told no one|pretend*|family says|everyone says|mutual friends",
      say: 'And then there are the people around it.',
      asks: 'moment',
      ask: "What's it like when you're with people who don't know?",
      plain: 'What happens when somebody asks how you are?',
      concern: 'alone',
      options: [
        [
          "I do the voice, the everything's-fine one",
          "Everything's fine, in a cheerful voice. That takes some doing.",
        ],
        ["I protect {them}, if you'd believe it", 'You look after {their} good name, on top of it all.'],
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
        ['Why, and not the excuse', "You've heard a reason, and it didn't explain anything."],
        [
          'Whether it would happen again',
          "It's the next time you're asking about, more than the last.",
          'checking',
        ],
      ],
    },
  ],
  concerns: {
    found: {
      cues: 'found out|walked in|saw the|receipt*|screenshot*|confess*|admitted|picture it|keep seeing|flashback*|replay*|nightmare*|threw up|before and after|discovered|caught him|caught her|feel sick|found the messages|found messages',
      reflections: ["It sounds as if it's still very near.", 'How it came out seems to matter, too.'],
      questions: [
        {
          asks: 'moment',
          ask: 'What did you do in the first hour after you knew?',
          plain: 'What happened straight after?',
          options: [
            ['Nothing, I made tea or went to work', 'The day just went on, and you went on with it.'],
            [
              "I shouted things I can't unsay",
              "It came out all at once, and some of it you'd take back.",
              'me',
            ],
            ['I was calm, and that frightened me', 'You were calm, and your own calm was frightening.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What has it spoiled for you?',
          plain: "Which memory or place can't you think of now?",
          options: [
            [
              'A trip, or a birthday, from around then',
              'You look back at that time and ask what was true.',
              'truth',
            ],
            ['The ordinary rooms we used to sit in', "The rooms are the same, and they don't feel the same."],
            ['Good years, the whole of them', 'So all those years look different now.', 'truth'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When does it leave you alone for a bit?',
          plain: 'When did you last go an hour without seeing it?',
          options: [
            ["When I've got my hands full", 'With something to do, you get a break from it.'],
            [
              "With someone who wasn't part of it",
              'With somebody who had no part in it, you can leave it alone.',
              'alone',
            ],
            [
              "Right up until we're close, then it hits twice",
              "It's quiet until you're close, and then it's back.",
              'stay',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'What would {they} say about the day it came out?',
          plain: 'What would {they} tell a friend about that day?',
          options: [
            ['That I overreacted', "{They}'d make it about how you took it.", 'alone'],
            ['That it broke {them} to see me like that', "{They}'d talk about {their} own pain, you think."],
            ['That it was nearly a relief', "It'd be a relief for {them}, and it was anything but for you."],
          ],
        },
      ],
      open: 'what would help when that moment comes back',
      style: 'keep coming back to how it came out',
      label: 'Still going back to it',
      mood: 'Shaken.',
    },
    truth: {
      cues: "lie|lies|lied|liar|lying|truth|honesty|whole story|trickle|keeps changing|story changes|denies|denied|deny|minimis*|minimiz*|didn't mean anything|meant nothing|hid|hiding|deleted|gaslight*|was it real|be honest|honest with me|kept it secret|a secret",
      reflections: [
        'It sounds as if the truth matters a lot in this.',
        "It's about what's true, and what you can believe.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "Which explanation don't you quite believe?",
          plain: "What were you told that didn't sit right with you?",
          options: [
            ['That it was just the once', "Once. And you're not sure it's true."],
            ["That it didn't mean anything", 'It meant nothing, {they} would say, and it still happened.'],
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
              'Knowing could hardly be worse than what you imagine.',
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
            ['That there were others', "If there was one, you can't help asking about others."],
            [
              'That {they} never thought of me at all',
              "That would mean you weren't in {their} mind at all.",
              'me',
            ],
            ['That it was something I did', "You're afraid the answer could be about you.", 'me'],
          ],
        },
        {
          asks: 'view',
          ask: 'What would {they} say the reason was?',
          plain: 'If {they} were being honest with a friend, what would {they} say?',
          options: [
            [
              'That {they} felt lonely, or unseen',
              "Lonely, or unseen: that's what you'd expect to hear.",
              'alone',
            ],
            ["That there wasn't a reason", "If there's no reason, there's nothing to hold on to."],
            [
              'Something about me that I half agree with',
              "You half agree. That doesn't make it your doing.",
              'me',
            ],
          ],
        },
      ],
      open: "what you'd still want to know",
      style: 'want to know what was true',
      label: 'Wants the truth',
      mood: 'Wanting a straight answer.',
    },
    checking: {
      cues: "password*|track*|suspicious|suspicion*|paranoid|where he is|where she is|who he's with|who she's with|notification*|snoop*|anxious when|hypervigilant|can't relax|can't trust|don't trust|never trust|how do i trust|how to trust|go through his|go through her|his phone|her phone|check his|check her|checking his|checking her|keep checking",
      reflections: [
        'It sounds as if trusting is hard just now.',
        "There's a question of trust in it, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last get suspicious?',
          plain: 'What last made you wonder?',
          options: [
            ['At a phone turned face down', 'A phone turned face down. It may be nothing, and you see it.'],
            ['At ten minutes late, with no message', "Ten minutes. You'd hardly have noticed, before."],
            ['At a kindness that came from nowhere', 'Even kindness has to be looked at twice.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'What is not being able to trust doing to you?',
          plain: "What's changed in you since?",
          options: [
            ['I sleep badly, if at all', 'So it keeps you up as well.'],
            ["I don't like who I've turned into", 'You never used to be someone who checks.', 'me'],
            ["I can't think about anything else", 'It takes up all the room, and other things wait.'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last feel at ease?',
          plain: 'When were you at ease, even for an hour?',
          options: [
            [
              'When {they} told me something before I asked',
              "You didn't have to ask. That made it different.",
              'truth',
            ],
            [
              'When I was out, with my own friends',
              'With your own friends you could leave it alone.',
              'alone',
            ],
            ["Not since, and I'm scared to try", 'Relaxing would feel like asking for it.'],
          ],
        },
        {
          asks: 'step',
          ask: 'What would help you to worry less about being lied to?',
          plain: 'What would make it a bit easier to trust?',
          options: [
            [
              'Hearing things from {them} first, unasked',
              "You'd rather be told than find out. Even small things.",
            ],
            [
              'One agreed time to ask, and then peace',
              'A set time for it. The rest of the evening could be something else.',
            ],
            [
              "Nothing but watching, it's all I've got",
              'For now, watching is the one thing in your own hands.',
            ],
          ],
        },
      ],
      open: 'what would make it a bit easier to trust',
      style: 'find it hard to trust just now',
      label: 'Careful with trust',
      mood: 'Careful, and on guard.',
    },
    stay: {
      cues: 'forgive*|forgiving|second chance|another chance|get past|getting past|move past|take him back|take her back|should i stay|should i leave|stay for|leave him|leave her|work it out|rebuild*|counsel*|apolog*|remorse*|punish*|revenge|get over it|never speak to|cut off|cut her off|cut him off|he said sorry|she said sorry|says sorry',
      reflections: [
        "There's the question of what happens now.",
        "It sounds as if the way on isn't clear yet.",
      ],
      questions: [
        {
          asks: 'want',
          ask: 'What would count for more than a sorry?',
          plain: 'What would you need {them} to do, not say?',
          options: [
            ['It being brought up without me pushing', "You'd like not to be the only one who remembers it."],
            [
              'My anger being taken, with no excuses back',
              "You'd want to be angry, and {them} to stand still for it.",
            ],
            [
              "I don't know that anything would count",
              "You're not sure that anything {they} did could make up for it.",
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What scares you most about trying again?',
          plain: 'If you gave it another go, what might happen?',
          options: [
            ["It happens again and I'm the fool", "If it happened twice, you'd blame yourself.", 'me'],
            [
              'It goes well and I never feel the same',
              'Everything could be put right, and you might still feel different.',
            ],
            ["I'd lose my right to be angry", "Once it's forgiven, you'd have to stop being angry."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What did you use to say people should do, if this happened?',
          plain: "Before this, what did you think you'd do?",
          options: [
            ['One strike and gone', "It was clear to you then. It's less clear from inside."],
            [
              "That I'd want to understand it first",
              "You'd want to understand it before you judge it.",
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
            [
              'A bit of distance, a few weeks of it',
              'A few weeks of seeing less of {them}, and nothing decided yet.',
            ],
            ['To be left to be sad, with no deadline', "No deadline. Nobody asking if you're there yet."],
            [
              'For {them} to do the deciding, for once',
              "You'd like not to be the one who decides, for once.",
              'alone',
            ],
          ],
        },
      ],
      open: "what you'd need before you could say yes or no",
      style: "won't be hurried into a yes or a no",
      label: 'Takes time to decide',
      mood: 'Not decided.',
    },
    me: {
      cues: "idiot|foolish|naive|naïve|should have known|should've known|red flags|not enough|good enough|prettier|thinner|my fault|blame myself|humiliat*|embarrass*|ashamed|self esteem|self-esteem|ugly|what's wrong with me|worthless|hate myself|feel stupid|so stupid|a fool|missed the signs|compare myself|comparing myself|my confidence|ashamed of myself",
      reflections: [
        "It sounds as if it's touched how you see yourself.",
        'You sound hard on yourself in this, perhaps.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you blame yourself for?',
          plain: 'What do you tell yourself you did wrong?',
          options: [
            ['Not seeing the signs', "You think you should have seen it. You weren't looking for it."],
            ['Not asking, when I could have', 'You could have asked, you think now.'],
            [
              'Trusting {them} as much as I did',
              "You trusted {them}. It's hard to be told off for that, even by yourself.",
              'truth',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'What are you afraid this says about you?',
          plain: 'If other people knew, what would they think of you?',
          options: [
            ["That I'm easy to lie to", 'You trusted somebody, and now it looks like a fault.'],
            [
              "That I'm a bad judge of people",
              'If you got this wrong, you wonder about everybody else.',
              'checking',
            ],
            ['That I put up with too much', "You're afraid people would ask why you put up with it.", 'stay'],
          ],
        },
        {
          asks: 'view',
          ask: "How would you see it, if it was your best friend's story?",
          plain: 'What would you tell a friend who called themselves stupid?',
          options: [
            ["That trusting somebody isn't stupid", "For a friend, you'd say that trusting isn't stupid."],
            ['That it was done to them', "You'd be clear who did what. It gets blurred when it's you."],
            [
              "I'd secretly wonder why they hadn't noticed",
              "You'd wonder too, a bit, and you'd keep it to yourself.",
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
              "You were easier about things, and you'd like that back.",
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
      open: 'how much of this is yours to carry',
      style: 'look hard at your own part',
      label: 'Hard on yourself',
      mood: 'Hurt, and hard on yourself.',
    },
    alone: {
      cues: "nobody knows|no one knows|haven't told|can't tell|told nobody|told no one|pretend*|act normal|acting normal|for the kids|mutual friends|friends knew|everyone knew|everyone says|people say|gossip|in front of the kids|tell my mum|tell my mom|tell my parents|tell my family",
      reflections: [
        'And there are other people around it.',
        'What other people know, or think, is part of it too.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who did you nearly tell?',
          plain: 'Who were you with when it almost came out?',
          options: [
            [
              'A friend, and I talked about work instead',
              'You nearly said it, and then talked about something else.',
            ],
            ['My family, at a table full of people', "They were all there, and they didn't know."],
            ["A stranger, because it would've been easier", "A stranger wouldn't know {them}, or you."],
          ],
        },
        {
          asks: 'fear',
          ask: "What might people say that you couldn't bear?",
          plain: 'What do you not want to hear from anyone?',
          options: [
            ['Leave, as if that were easy', "It's easy to say from outside.", 'stay'],
            ['That they never liked {them}', 'You might even end up defending {them}.'],
            ['That they already knew', "If they knew, you were the only one who didn't.", 'truth'],
          ],
        },
        {
          asks: 'exception',
          ask: "Who's been any use?",
          plain: 'Who can you be honest with about how you feel?',
          options: [
            ['Somebody who only listened', "They didn't tell you what to do. That seems to be what helped."],
            ['Someone it happened to as well', "They'd know without much explaining.", 'found'],
            ['{Who}, strangely enough', "The one it's about is also the one you'd turn to.", 'stay'],
          ],
        },
        {
          asks: 'step',
          ask: 'Who could know about this, without it getting round?',
          plain: "Who'd keep it to themselves?",
          options: [
            ['One old friend, far away', 'Somebody far enough away that it stays between you.'],
            ['Someone whose job it is', "Somebody who's outside all of it."],
            [
              "I'd need to be sure I'm staying or going first",
              "You'd want to know what you'll do before you tell anyone.",
              'stay',
            ],
          ],
        },
      ],
      open: 'who gets to know, and how much',
      style: 'think about who should know',
      label: 'Careful who knows',
      mood: 'A lot to keep to yourself.',
    },
  },
  together: [
    { of: ['found', 'truth'], say: "Maybe it isn't only what came out, but what might still be missing." },
    {
      of: ['checking', 'truth'],
      say: "Maybe it's hard to trust anything while you're not sure you've heard it all.",
    },
    { of: ['me', 'truth'], say: "Maybe where the story has gaps, you've filled them with yourself." },
    {
      of: ['stay', 'checking'],
      say: 'Maybe what happens next depends on whether trust can come back at all.',
    },
    { of: ['alone', 'stay'], say: 'Maybe what others would say makes it harder to decide.' },
    { of: ['found', 'me'], say: 'Maybe when you think of how it came out, you end up blaming yourself.' },
    { of: ['me', 'alone'], say: 'Maybe part of keeping quiet is how it might make you look.' },
  ],
  insights: [
    {
      of: ['found', 'truth'],
      say: "Maybe you keep going back to how it came out because it's the only part you're sure of.",
    },
    {
      of: ['found', 'checking'],
      say: 'Maybe being on guard is a way of never being caught unprepared like that again.',
    },
    {
      of: ['found', 'stay'],
      say: "Maybe it's hard to think about what comes next while you're still going back to how it came out.",
    },
    {
      of: ['found', 'me'],
      say: 'Maybe you go back over it to understand what was done, and come away with what you should have done.',
    },
    {
      of: ['found', 'alone'],
      say: "Maybe it stays so close because there's hardly anyone you can go over it with.",
    },
    {
      of: ['truth', 'checking'],
      say: "Maybe what you want most isn't to find things out, but to be told without having to ask.",
    },
    {
      of: ['truth', 'stay'],
      say: "Maybe you can't decide what to do because you don't know yet what exactly you'd be forgiving.",
    },
    {
      of: ['truth', 'me'],
      say: "Maybe it's easier to find the reason in yourself than to have no reason at all.",
    },
    {
      of: ['truth', 'alone'],
      say: "Maybe somebody else's secret has turned into one that you have to keep.",
    },
    {
      of: ['checking', 'stay'],
      say: "Maybe it isn't only whether to forgive, but whether you could ever stop being on guard.",
    },
    {
      of: ['checking', 'me'],
      say: "Maybe it isn't only {them} you've stopped trusting, but also your own judgement.",
    },
    {
      of: ['stay', 'me'],
      say: "Maybe part of deciding is about {them}, and part is about what you'd think of yourself.",
    },
    {
      of: ['stay', 'alone'],
      say: 'Maybe everybody else would have an opinion, and that makes your own harder to hear.',
    },
    {
      of: ['me', 'alone'],
      say: "Maybe when you imagine what others would think, it's your own verdict you hear.",
    },
  ],
  suggestions: [
    "write down the three questions you'd want answered, and leave the rest for now",
    "choose one evening this week when it isn't talked about at all",
    "tell one person who can keep quiet, and say what you don't want them to say",
    'put your phone in a drawer for the length of one film',
    'think about what you need for the next four weeks, instead of for good',
  ],
  later: {
    secret: [
      "Part of what you're going on is known only to you, so perhaps nobody has been able to help you think it through.",
    ],
    pretend: ["Acting as if it's over and done with may make it difficult to find out whether it is."],
    protect: ['Sparing somebody the worst of it may have meant being all right before you were.'],
    guilt: ["Perhaps you can't get as far as what you trust while you're still busy with what you did."],
    relief: [
      'It could be that something got easier as well as worse, and only the worse is ever talked about.',
    ],
    hurt: ['You may be expected to think about trust while the hurt is still waiting to be taken seriously.'],
    duty: [
      "Doing what you're supposed to and trusting are perhaps separate jobs, and only the first can be done by trying.",
    ],
    want: ["Knowing what you'd need may not be the trouble, so much as whether it could be asked for."],
    miss: ['What you miss may be not having to think about trust at all.'],
    fear: ["It could be next time you're asking about, more than last time."],
    becoming: [
      "It may have left you unsure of more than them, if you've begun watching or comparing yourself as well.",
    ],
    notgood: [
      "Some trust in yourself may have gone along with the rest, and perhaps that's the part you're asking about.",
    ],
    worn: [
      "Not trusting, and just having nothing left to give, might feel the same when you're this worn out.",
    ],
    alone: ["It's perhaps lonelier because the person you'd usually have told is the person it's about."],
    anger: [
      "Trusting again might feel like saying it didn't matter, and perhaps the anger is there to say it did.",
    ],
    kindness: ["A good moment may be hard to enjoy when you're also wondering what it's worth."],
    decided: [
      "You may have made up your mind, and perhaps it's the forgiving, of them or of yourself, that hasn't caught up.",
    ],
    waiting: [
      "Perhaps you're waiting to feel sure, and sure may be something neither of you is able to promise.",
    ],
  },
};
