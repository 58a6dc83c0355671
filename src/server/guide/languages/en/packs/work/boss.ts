import type { Pack } from '../../../../engine/pack.ts';

export const boss: Pack = {
  id: 'boss',
  who: {
    words:
      'line manager|general manager|project manager|store manager|floor manager|manager|team lead|team leader|supervisor|head chef|chef|principal|headteacher|head teacher|headmaster|headmistress|head of department|director|ceo|founder|foreman|editor|owner|boss',
    line: 'your boss',
    option: 'my boss',
  },
  avoid: ['scale', 'imagine', 'friend'],
  openings: [
    {
      cues: 'in front of everyone|in front of the|in front of my|in front of all|in front of people|in front of customers|humiliat*|embarrassed me|yelled|yells|shouted|shouts|screamed|screams|called me|laughed at me|made fun of|threw',
      say: 'Sounds as if that one came home with you.',
      ask: 'What did you do with your face, right then?',
      plain: 'In that second, what did you do?',
      asks: 'moment',
      concern: 'said',
      options: [
        ['Nothing. I kept it still', 'You kept your face still, and all of it went inside.'],
        ['I laughed along', 'You laughed along, so from outside it looked fine.', 'voice'],
        ['I said sorry, for nothing', 'You said sorry, and you were the one it happened to.', 'self'],
      ],
    },
    {
      cues: 'took credit|takes credit|taking credit|took the credit|takes the credit|taking the credit|stole my|presented my|my idea as|my work as|passed off|credit for',
      say: "So it's got somebody else's name on it now.",
      ask: 'Who in the room knew it was yours?',
      plain: 'Who knows that you did that work?',
      asks: 'view',
      concern: 'fair',
      options: [
        ['Nobody, as far as I can tell', 'Nobody knows. So it only happened to you.'],
        ['One person, who looked at me', 'One person looked over. You were seen, for a second.'],
        [
          'All of them, and nobody said a word',
          'They all knew. The silence came from more than one person.',
          'voice',
        ],
      ],
    },
    {
      cues: "promised*|said i'd get|keeps saying|kept saying|strung along|stringing me|when the budget|next quarter|next year it|carrot",
      say: "You've been waiting on somebody's word.",
      ask: 'What was actually said, back then?',
      plain: 'Which words of {who} do you remember?',
      asks: 'moment',
      concern: 'fair',
      options: [
        ['Yes. And then nothing more', "A yes, and after that nothing. You're still standing there with it."],
        ["Not now, and it's been not now ever since", 'Not now, and now never seems to come.'],
        [
          'Something vague. I heard what I wanted to',
          'It was vague, and you were hoping. You say that against yourself.',
        ],
      ],
    },
    {
      cues: "micromanag*|micro-manag*|micro manag*|checks everything|checking everything|every detail|controlling|controls everything|hovers|hovering|nitpick*|breathing down|watches me|never good enough|nothing is ever good|nothing's ever good|redo",
      say: "Sounds as if there's always somebody at your shoulder.",
      ask: 'When did you last have a thing to yourself there?',
      plain: 'Which piece of work was last really yours?',
      asks: 'exception',
      concern: 'control',
      options: [
        ['A while ago, and it went well', 'You had it to yourself, and it went well.'],
        ['When {who} took a week off', 'It took {them} being away. For a week it was your job again.'],
        [
          'I no longer decide anything myself',
          "You've stopped deciding. It's one way not to be corrected.",
          'self',
        ],
      ],
    },
    {
      cues: 'texts me|texting me|messages me|messaging me|calls me at|emails me at|at midnight|at 10pm|at 11pm|at night|on my day off|on my days off|on weekends|on the weekend|at the weekend|on vacation|on holiday|whatsapp|slack',
      say: "So it doesn't end when you leave the building.",
      ask: "The phone buzzes and it's {who}. What do you do?",
      plain: 'What did you do the last time a message came in your free time?',
      asks: 'moment',
      concern: 'control',
      options: [
        ['I answered at once, wherever I was', 'You answer at once. By now {they} would expect it.'],
        [
          'I read it, left it, and the evening was gone',
          "You didn't answer, and worked on it in your head all the same.",
          'self',
        ],
        ['I felt important for a second, then caught', "Important for a second. That's the hook in it."],
      ],
    },
    {
      cues: 'confront*|speak up|stand up to|stand up for|stood up|say something|tell him|tell her|talk to him|talk to her|talk to my boss|talk to my manager|bring it up|complain|report him|report her|report it|go to hr|hr|grievance',
      say: "There's something you'd like to get said.",
      ask: "If you'd ten seconds and no interruption, what would you say?",
      plain: "What's the first sentence you'd want to get out?",
      asks: 'want',
      concern: 'voice',
      options: [
        ["Don't speak to me like that", "It's the tone you'd start with, before any of the facts.", 'said'],
        ["I can't do all of this", "That's hard to say to somebody who decides about your work."],
        [
          "I'd say it so nicely that it'd be gone",
          "You'd wrap it up until nobody could find it. You know that about yourself.",
        ],
      ],
    },
    {
      ask: 'What did you last take home from a day with {who}?',
      plain: 'What did {who} last say or do that stayed with you?',
      asks: 'moment',
      concern: 'said',
      options: [
        ['A small thing, in a certain tone', 'A small thing. The tone was the message.'],
        ["Being looked past, as if I weren't there", 'You were there, and got looked past.'],
        ['I was nice, and disliked myself for it', 'You were nice. That was the part you took home.', 'self'],
      ],
    },
  ],
  concerns: {
    said: {
      cues: 'in front of|humiliat*|embarrassed me|yell*|shout*|scream*|called me|sarcas*|mocked|mocking|made fun|joke about|jokes about|rude|insult*|snapped at|snaps at|belittl*|patroniz*|patronis*|condescend*|ignores me|ignored me|rolled his eyes|rolled her eyes|rolls his eyes|rolls her eyes|the way he said|the way she said|his tone|her tone|the tone|stupid|incompetent|useless',
      heard: [
        "Sounds as if it isn't only what was done but how.",
        'It sounds as if that was about more than work.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which sentence or look do you still go back to?',
          plain: 'What from {who} do you keep hearing or seeing?',
          options: [
            [
              'Something that was meant as a joke',
              "A joke, officially. So you'd be the one with no sense of humour.",
            ],
            [
              "That I'm too slow, or too sensitive",
              'Once somebody has said that, you watch yourself for it.',
              'self',
            ],
            ['No words. It was the look', "There weren't any words, so there's nothing you could quote."],
          ],
        },
        {
          asks: 'want',
          ask: 'What should {who} have done instead?',
          plain: 'What could {who} have done to make it bearable?',
          options: [
            [
              'Told me alone, with the door shut',
              "The same thing behind a closed door, and you'd have taken it.",
            ],
            ['Asked me first what happened', 'Nobody asked you. It had been decided already.', 'fair'],
            [
              "Said sorry. I know it won't come",
              "You know it won't come, and some part of you is waiting for it.",
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'If somebody had filmed it, what would people see?',
          plain: 'What would someone at the door have seen?',
          options: [
            [
              'Two people being polite',
              "From outside, two polite people. That's why it's so hard to explain.",
            ],
            [
              'One big person and one small one',
              'You felt small, and anybody at the door would have seen it.',
            ],
            ['Me, giving as good as I got', "You weren't only on the receiving end, and you say so."],
          ],
        },
        {
          asks: 'exception',
          ask: 'When has {who} been decent to you?',
          plain: "What's the best thing {who} ever did for you?",
          options: [
            [
              'When something went wrong in my private life',
              "There's been kindness too. It makes the rest more confusing.",
            ],
            [
              'In the first months, when I could do no wrong',
              "In the first months you could do no wrong. So you know it isn't just {their} manner.",
              'fair',
            ],
            [
              'When somebody important was watching',
              'It can be done, then, with the right people in the room.',
            ],
          ],
        },
      ],
      open: 'what you would need before you could be in a room together without bracing',
      style: 'notice tone before content, and remember it',
      label: 'Hears the tone',
      mood: 'Stung, and still going in.',
    },
    voice: {
      cues: "confront*|speak up|speaking up|stand up to|stand up for|say something|said nothing|didn't say anything|kept quiet|stayed quiet|stay quiet|bite my tongue|bit my tongue|swallow*|bring it up|push back|complain|complaint|report him|report her|report it|hr|union|feedback|one on one|one-on-one|1:1|what i'd say|what to say|afraid to say|scared to say|my voice|freeze|froze|i nod|nodded|can't say no",
      heard: [
        "Sounds as if there's something you haven't said.",
        'It sounds as if saying it is a question of its own.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'You say it. What happens next?',
          plain: 'What would {who} do, the minute you said it?',
          options: [
            [
              "It'd get turned round until it's my fault",
              "You'd go in with a complaint and come out with an apology.",
            ],
            ['Nice for a week, and then I pay', "It's the week after the week you're afraid of.", 'job'],
            ["My voice would shake, or I'd cry", "It isn't {their} reaction you fear most. It's yours."],
          ],
        },
        {
          asks: 'want',
          ask: 'What one thing should {who} understand?',
          plain: 'If {who} really listened once, what would you want heard?',
          options: [
            ['How much I do that nobody sees', 'You want it seen, first. The rest could wait.', 'fair'],
            ["That I'm not the enemy", "You're not against {them}. It seems you'd still like this to work."],
            [
              "That I've lost respect for {them}",
              "The respect is gone. That's a hard thing to be polite on top of.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Who have you stood up to before?',
          plain: 'Who did you once tell, not like that?',
          options: [
            [
              'Somebody in my family, and it cost me',
              "You've done it before, and you remember what it cost.",
            ],
            ['Only ever for other people', "For others you can. Then it isn't that you've no voice."],
            [
              'Nobody. I leave before it comes to that',
              'You leave before. So staying and saying it would be new.',
              'job',
            ],
          ],
        },
        {
          asks: 'step',
          ask: 'If it had to be one sentence, which could you say?',
          plain: 'Which words could you get out without shaking?',
          options: [
            [
              'Please tell me things like that alone',
              "That's a small sentence, and quite hard to argue with.",
              'said',
            ],
            [
              'I can do one or the other, not both',
              "You'd let {them} choose, in words anyone could agree to.",
            ],
            ["None. I'd rather put it in writing", 'In writing nobody can talk over you.'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Where did you learn to keep quiet with people in charge?',
          plain: 'Who were you quiet with as a child?',
          options: [
            [
              'At home. Answering back made it worse',
              'At home it got worse if you answered. You learnt that early.',
              'self',
            ],
            [
              'In an earlier job. Somebody spoke up and was gone',
              'You saw somebody speak up, and then an empty desk.',
              'job',
            ],
            [
              "I'm not quiet. I'm only quiet with {them}",
              "With others you speak. Something happens to that when it's {them}.",
            ],
          ],
        },
      ],
      open: 'whether it gets said, and to whom',
      style: 'keep the sentence ready for a long time before you say it',
      label: 'Has something to say',
      mood: 'A sentence ready, not yet said.',
    },
    fair: {
      cues: "credit|unfair|not fair|isn't fair|favorit*|favourit*|golden boy|golden child|teacher's pet|treats me differently|double standard*|promised*|raise|promotion|passed over|overlooked|review|appraisal|rating|performance|underpaid|more work|extra work|workload|dump*|blame*|threw me under|under the bus|scapegoat*|recognition|appreciat*|thank you|never thanks|lied|lies|liar|went behind",
      heard: [
        "Sounds as if it doesn't add up, what goes in and what comes back.",
        'It sounds as if something about it is crooked, and you keep looking at it.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Which example would you tell a stranger?',
          plain: 'When was it clearest, on which day?',
          options: [
            [
              "The day someone else got what I'd asked for",
              'You had asked for it. Then you watched it go past.',
            ],
            [
              'The time I did it and {who} got thanked',
              'The thanks went past you, and you clapped, more or less.',
            ],
            [
              'Any day. But it sounds petty when I say it',
              "One at a time they sound petty. It's the adding up that isn't.",
              'self',
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would be fair now?',
          plain: 'What should happen, if it went the right way?',
          options: [
            ['The same rules for everybody', "You're not asking for extra. The same would do."],
            ['My name on what I did', "Your name on it. That's cheap for them, and it'd be a lot for you."],
            ['That {who} had to feel it too, once', "You'd like it to be felt on the other side, for once."],
          ],
        },
        {
          asks: 'view',
          ask: 'How would {who} tell this story?',
          plain: 'At {their} own kitchen table, how would the story go?',
          options: [
            ["I wouldn't be in it", "You'd be missing from {their} version altogether."],
            ["That I've been difficult lately", "In that version you'd be the one who's the problem.", 'job'],
            [
              "Maybe better than I'd like",
              "There might be something to the other version. You don't enjoy that.",
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What do you give less of now?',
          plain: 'What did you use to do there and no longer do?',
          options: [
            ['Ideas. I keep them to myself', 'You still have them. They just stay with you.', 'voice'],
            ['Extra hours nobody counts', "You've stopped giving it away. That's also a kind of answer."],
            [
              'My best. And I miss it',
              'You miss your own good work. So holding back hurts you as well.',
              'self',
            ],
          ],
        },
      ],
      open: 'what you would accept as fair from here on',
      style: 'keep an exact account of who did what',
      label: 'Wants it put right',
      mood: 'A score that is still open.',
    },
    control: {
      cues: "micromanag*|micro-manag*|micro manag*|control*|hovers|hovering|checks|checking|watches|watching me|monitor*|trust me|doesn't trust|no trust|every detail|nitpick*|cc'd|approve|approval|permission|texts me|messages me|calls me|emails me|at night|day off|days off|on vacation|on holiday|after hours|mood*|unpredictable|walking on eggshells|eggshells|changes his mind|changes her mind|last minute|always available",
      heard: [
        "Sounds as if there's not much left that's yours to decide.",
        'It sounds as if you spend a lot of the day working out what {who} wants.',
      ],
      questions: [
        {
          asks: 'cost',
          ask: 'How do you get ready for {who} in the morning?',
          plain: 'What do you do before you run into {who}?',
          options: [
            [
              'I read the mood from the first hello',
              'The first hello tells you what kind of day it will be. You set yourself by it.',
            ],
            [
              'I check everything three times',
              'Three times. So {they} could be in another town and still be checking.',
              'self',
            ],
            ['I practise answers in the shower', 'It starts in the shower, unpaid.', 'voice'],
          ],
        },
        {
          asks: 'view',
          ask: 'What seems to set {who} off?',
          plain: "When it gets worse, what's usually behind it?",
          options: [
            ['Pressure from further up', "Somebody's leaning on {them}, and it ends up on you."],
            [
              'Not knowing what I am doing',
              'Not knowing is the trigger. It might have little to do with how you work.',
            ],
            [
              'Me, I think. Something about me',
              "You think it's you. Sounds as if you've searched for what it could be.",
              'self',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What are the days like when {who} is away?',
          plain: 'When {who} was last off, what was different?',
          options: [
            [
              'Everything gets done, and people laugh',
              "It all gets done, and there's laughing. So the work can be done like that.",
            ],
            ['I breathe, and do too much to catch up', 'You catch up as if somebody might look in.'],
            ["I can't enjoy it. I wait", 'Even away, {who} takes up the day.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want to be trusted with?',
          plain: 'What should be yours, with nobody checking?',
          options: [
            ['My own evenings', 'You start with the evenings. They are yours already, on paper.', 'job'],
            ['One thing, from start to finish', 'One whole thing, yours to get right or wrong.'],
            ["I'm not sure I'd trust myself by now", "It's rubbed off: now you check on yourself.", 'self'],
          ],
        },
      ],
      open: 'what you could still decide by yourself there',
      style: 'adjust early to what others might want, and notice later what you wanted',
      label: 'Reads the mood first',
      mood: 'On guard, even after hours.',
    },
    self: {
      cues: "maybe it's me|is it me|my fault|too sensitive|oversensitive|overreact*|overthink*|confiden*|self-esteem|doubt myself|second guess*|second-guess*|stupid for|not good enough|can't sleep|cant sleep|anxi*|panic*|cry|crying|cried|sick before|stomach|take it home|bring it home|snap at|sunday|dread*|going crazy|gaslight*|imagining|making it up|weak|ashamed|exhausted|burn*",
      heard: [
        "Sounds as if it's started to change how you see yourself.",
        "It sounds as if this doesn't stay at work.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you do at home after a bad day with {who}?',
          plain: "You close your own door after a day like that. What's next?",
          options: [
            [
              "Tell it again, to whoever's there",
              'You tell it again. Each time you have to be there again too.',
            ],
            ['Go quiet and look at my phone', 'You go quiet, and the evening passes somewhere else.'],
            ["Take it out on somebody who isn't to blame", "Somebody at home gets it, and it isn't {who}."],
          ],
        },
        {
          asks: 'exception',
          ask: 'How are you at work when nobody is on your back?',
          plain: 'In a job or a class where you felt fine, how were you?',
          options: [
            [
              'Quick, and fairly sure of myself',
              "Quick and fairly sure. That's the same person, in another room.",
            ],
            [
              'Funny. People are surprised when I say that',
              'Funny. Nobody there would guess, by the sound of it.',
            ],
            [
              'Careful there as well, to be fair',
              'You were careful before. {Who} found something that was already there.',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'Which bit of the criticism do you half believe?',
          plain: 'What are you afraid {who} might be right about?',
          options: [
            ["That I'm not good enough for this", 'It has got in where you doubted yourself anyway.'],
            [
              'That I make too much of things',
              "Then every time it hurts, you check if it's allowed to.",
              'said',
            ],
            [
              'None of it, and I still lie awake',
              "You don't believe a word and you lie awake. So believing isn't what it needs.",
            ],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who else in your life has made you feel like that?',
          plain: 'Before this job, with whom did you feel that small?',
          options: [
            ['Somebody at home, early on', "You know that feeling from home. So it's older than this job."],
            ['A teacher or a coach', 'There was somebody with a whistle or a red pen, back then.'],
            [
              "Nobody, so I've no idea what to do with it",
              "It's new to you. That's why there's no recipe for it.",
              'voice',
            ],
          ],
        },
      ],
      open: 'how much of it is really about you',
      style: 'search yourself for the fault before you look across the desk',
      label: 'Checks for own fault',
      mood: 'Shaken in places, clear in others.',
    },
    job: {
      cues: 'fired|fire me|sack*|lose my job|losing my job|need this job|need the job|need the money|rent|mortgage|reference*|reputation|blacklist*|retaliat*|payback|contract|probation|visa|quit|quitting|leave|leaving|resign*|new job|another job|transfer|move teams|change teams|love my job|love the job|like my job|like the work|good job otherwise|stay|put up with|warning|pip',
      heard: [
        'Sounds as if the job is hanging on this too.',
        "So it's about whether you can stay there, as well.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What could {who} take away from you?',
          plain: 'If it got worse, what could {who} do to you?',
          options: [
            ['My job, and I need it', 'You need the job, and that decides how loud you can be.', 'voice'],
            [
              'My good name in this field',
              'Your name goes further than this job, and it could be damaged from there.',
            ],
            [
              'The part of the work I still love',
              "There's a part you still love. So there's something to lose.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: "What's good about this job, apart from {who}?",
          plain: 'If {who} left tomorrow, what would you be glad to keep?',
          options: [
            ['The work itself', "The work's right. It's who hands it out."],
            ['The people next to me', 'You like the people beside you. It helps, and it keeps you.'],
            [
              "The money, and I hate that it's enough",
              "It's enough to stay for, and you hold that against yourself.",
              'self',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What does staying cost you in a week?',
          plain: 'In a normal week, what does this take from you?',
          options: [
            ['Sunday, from about four', 'Sunday from four. So you really get a day and a half.'],
            [
              'Patience that belongs at home',
              "There's a fixed amount of patience, and most of it goes there.",
              'self',
            ],
            ['A bit of respect for myself', "A bit each week. You'd hardly notice it in one go."],
          ],
        },
        {
          asks: 'step',
          ask: 'Who there could you talk to without it going round?',
          plain: 'Who at work knows, and keeps quiet about it?',
          options: [
            ["A colleague who's seen it", "Somebody else has seen it. Then you haven't made it up.", 'self'],
            ['Somebody further up, perhaps', 'You can think of somebody further up. With a perhaps.'],
            [
              "Nobody. It'd be everywhere by noon",
              "By noon everyone would know. So you're alone with it in there.",
            ],
          ],
        },
      ],
      open: 'how long you want to stay under the same person',
      style: 'weigh each word against what it could cost you',
      label: 'Careful with the consequences',
      mood: 'Staying for now, eyes open.',
    },
  },
  together: [
    {
      of: ['said', 'voice'],
      say: "Maybe what stays isn't only what was said to you, but that you didn't answer.",
    },
    { of: ['said', 'self'], say: 'It sounds as if that tone has moved in, and you use it on yourself now.' },
    { of: ['voice', 'job'], say: 'Sounds as if you would speak up, if it could not cost you the job.' },
    {
      of: ['fair', 'voice'],
      say: 'It sounds as if you know exactly what is wrong, and nobody there has heard it from you.',
    },
    { of: ['control', 'self'], say: 'Maybe all that checking has made you check yourself as well.' },
    { of: ['fair', 'job'], say: 'Sounds as if leaving would feel like letting it stand.' },
    { of: ['said', 'fair'], say: "Maybe you could live with the decision, if it hadn't come like that." },
  ],
  insights: [
    {
      of: ['said', 'voice'],
      say: "You go over what was said to you, and you've an answer you haven't given. It may be your own sentence that keeps you awake.",
    },
    {
      of: ['said', 'fair'],
      say: "There's what you got, and there's how you were spoken to. The first you could bargain over. The second would need somebody to be sorry.",
    },
    {
      of: ['said', 'control'],
      say: 'The words come now and then; the watching out for them goes on all day. That may be the bigger part of the damage.',
    },
    {
      of: ['said', 'self'],
      say: 'It was said to you, and somewhere along the line you took over saying it. {Who} hardly has to any more.',
    },
    {
      of: ['said', 'job'],
      say: "You're asking if you can stay in this job. Maybe the question is smaller and harder: if you can be spoken to like that and stay.",
    },
    {
      of: ['voice', 'fair'],
      say: "What's unfair is clear to you to the last detail. The only one who could change it may be the one who hasn't heard it from you.",
    },
    {
      of: ['voice', 'control'],
      say: "You keep quiet to be left in peace, and the quiet leaves more room for {who} to fill. It's sensible every single time, and it adds up.",
    },
    {
      of: ['voice', 'self'],
      say: "You wait to speak until you're sure it isn't you. Being this unsure may be exactly what the not speaking has done.",
    },
    {
      of: ['voice', 'job'],
      say: "You keep quiet so that you can stay. And it's the keeping quiet that makes staying so hard.",
    },
    {
      of: ['fair', 'control'],
      say: "Every detail of what you do gets looked at, and whether it's fair doesn't. Somebody there is watching very closely, and not seeing much.",
    },
    {
      of: ['fair', 'self'],
      say: "Half of you is keeping the evidence and half of you is asking if you're too sensitive. The evidence was there first.",
    },
    {
      of: ['fair', 'job'],
      say: "If you leave, it stays unfair; if you stay, it does too. Maybe you're waiting for it to be put right before you let yourself choose.",
    },
    {
      of: ['control', 'self'],
      say: "You can't decide much there, and you've begun to doubt your own judgement. People who never get to use it tend to.",
    },
    {
      of: ['control', 'job'],
      say: "You think of leaving as the big decision. It may look that big because it's the only one in that job that's yours.",
    },
    {
      of: ['self', 'job'],
      say: "You ask if the fault is yours, and if you should go. You'd want the first answered before the second, and that place can't answer it.",
    },
  ],
  suggestions: [
    'write down the last time with the date and the exact words, just for you',
    'say the sentence aloud once at home, to hear how long it really is',
    'ask one colleague what they saw, without telling them what you think',
    'pick one evening this week when the phone stays in another room',
    'write the thing you would say in two lines, and strike out every sorry',
    'look up who decides about moving teams, without asking for anything yet',
  ],
};
