import type { Pack } from '../../../../engine/pack.ts';

export const nightHabits: Pack = {
  id: 'night-habits',
  avoid: ['scale', 'imagine'],
  openings: [
    {
      cues: 'drink*|wine|beer|bottle*|glass|glasses|gin|vodka|whisky|whiskey|pint*|pub|sober|weed|smok*|vape|joint',
      say: "And it's the evening that has it in.",
      ask: "What's going on in the ten minutes before the first one?",
      plain: 'Just before you have one, where are you and what are you doing?',
      asks: 'moment',
      concern: 'quiet',
      options: [
        [
          "I've just shut the door behind me",
          "The door shuts and the day's still in your head. So something has to close it.",
        ],
        [
          "I'm cooking, or the kids have just gone down",
          "It's the moment when the last person stops needing you.",
          'mine',
        ],
        ["I'm already looking forward to it at four", "By four it's the thing you're walking towards."],
      ],
    },
    {
      cues: 'eat*|ate|binge*|snack*|fridge|chocolate|crisps|chips|biscuit*|cookie*|ice cream|cereal|bread|sugar|food|kitchen|wrapper*|takeaway|full',
      say: 'So it happens in the kitchen, or not far from it.',
      ask: 'What had the day been like, the last time?',
      plain: 'Think of the last night it happened. What came before it?',
      asks: 'moment',
      concern: 'quiet',
      options: [
        [
          "Long, and I'd been good all through it",
          "You'd been good all day. By night there was none of that left.",
          'rule',
        ],
        ['Nothing special. It was just so empty', 'No drama, only an evening with not much in it.', 'alone'],
        [
          "Somebody'd said something, and I'd smiled",
          "You smiled at it at the time. It hadn't gone anywhere.",
          'shame',
        ],
      ],
    },
    {
      cues: 'phone|scroll*|tiktok|instagram|reels|shorts|youtube|netflix|episode*|reddit|twitter|games|gaming|screen|series|videos',
      say: "And then it's late, and you're still holding it.",
      ask: 'What would start if you put it down?',
      plain: 'You switch it off. What happens in your head next?',
      asks: 'fear',
      concern: 'quiet',
      options: [
        ['Tomorrow would start', "As long as you're up, tomorrow can't begin.", 'mine'],
        ['The thinking', 'The thinking waits for the screen to go dark.'],
        ["I'd notice who isn't there", "It's a bit like company, as long as it's on.", 'alone'],
      ],
    },
    {
      cues: "hide|hiding|hidden|secret*|nobody knows|no one knows|lie|lied|lying|ashamed|shame|disgust*|disgusting|bury|bin|recycling|wrappers|when everyone's asleep|everyone is asleep",
      say: 'And nobody sees it but you.',
      ask: 'What do you do so that nobody notices?',
      plain: "What's the bit you tidy away afterwards?",
      asks: 'moment',
      concern: 'shame',
      options: [
        ['I take things to the bin outside', 'You go out there at night, so the morning looks clean.'],
        ['I say I slept badly', "You say badly slept. It's near enough the truth to work.", 'tomorrow'],
        [
          'Nothing. I live alone, so I only hide it from me',
          "There's nobody to hide it from, and you still do.",
          'alone',
        ],
      ],
    },
    {
      cues: 'swore|promise*|every morning|every night|again tonight|tried to stop|stopped for|gave up|relapse*|day one|just one|last time|from monday|streak|rules|willpower|self-control|self control',
      say: "So you've promised yourself before.",
      ask: 'When in the evening does the promise stop counting?',
      plain: 'What time is it when you know you will?',
      asks: 'moment',
      concern: 'rule',
      options: [
        [
          'About nine, when I sit down',
          'It holds till you sit down. All day you had something to hold it with.',
        ],
        [
          "After the first one, then it's all the same",
          "One, and the evening's spoiled, so it may as well go on.",
        ],
        [
          'I know in the morning, when I make it',
          "You make it and you don't quite believe it. You make it all the same.",
        ],
      ],
    },
    {
      ask: "What's the best minute of it?",
      plain: 'Which part of it is actually good?',
      asks: 'want',
      concern: 'mine',
      options: [
        [
          'The first one, when my shoulders come down',
          "For a minute it does exactly what it's for.",
          'quiet',
        ],
        ['That nobody wants anything from me', "It's the only hour in which nobody calls your name."],
        ["There isn't one any more", "It isn't even good by now. And it still gets the evening.", 'tomorrow'],
      ],
    },
  ],
  concerns: {
    mine: {
      cues: "my time|me time|time for myself|time to myself|only time|my only|all day for|revenge bedtime|kids are in bed|kids are asleep|when the kids|everyone's asleep|everyone is asleep|nobody needs me|no one needs me|nobody wants anything|reward*|treat myself|deserve|earned it|long day|work all day|after work|finally|look forward to|looking forward|boss|shift*|day isn't mine",
      heard: [
        "Sounds as if it's the one bit of the day that's yours.",
        "So it's also something you get, after a day of giving.",
      ],
      questions: [
        {
          asks: 'want',
          ask: "What's in that hour that isn't in the rest of the day?",
          plain: 'What do you get at night that you never get at three?',
          options: [
            [
              'Nobody can ask me for anything',
              "Not being asked. For you that may be the main thing, whatever's in your hand.",
            ],
            ["I don't have to be good at anything", "No one's marking you at that hour."],
            [
              'A bit of being spoilt',
              "You'd like something nice, and there's only you to bring it.",
              'alone',
            ],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did yesterday start being yours?',
          plain: 'Yesterday, what time did you first sit down for yourself?',
          options: [
            ['After ten', "After ten. That leaves one hour for everything you'd want."],
            ['On the toilet, with the door locked', "A locked door, in the daytime. It's come to that."],
            [
              "It didn't, so I stayed up and took it",
              "The day didn't give you any, so you took it out of the night.",
              'tomorrow',
            ],
          ],
        },
        {
          asks: 'cost',
          ask: 'What would you lose, if it just stopped?',
          plain: "No more of it, from tonight. What's the sad part?",
          options: [
            ['Having something to look forward to', "You'd have to get through the afternoon without it."],
            [
              "The one thing that's just for me",
              "It isn't much, and it's the only thing with your name on it.",
            ],
            [
              "I don't know what I'd do with my hands",
              "There'd be an evening there, and you in it.",
              'quiet',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: "Which evening didn't need it?",
          plain: 'When did you last forget about it for a night?',
          options: [
            ["One when I'd been out with someone", "Somebody was there, and it didn't come up.", 'alone'],
            ['One when I was away from home', "Another kitchen, another sofa, and it wasn't there waiting."],
            ['One when I was ill, so nobody expected anything', 'You had to be ill to be off duty.'],
          ],
        },
        {
          asks: 'step',
          ask: 'What could be yours an hour earlier tomorrow?',
          plain: 'What small thing could you have for yourself before nine?',
          options: [
            [
              'Ten minutes in the car before I go in',
              'Ten minutes between work and home, with nobody in them but you.',
            ],
            [
              'A bath or a walk while someone else does bedtime',
              'Someone else would have to be asked for that.',
            ],
            ["Nothing, the day's full", 'Full. So the night has to do it all.'],
          ],
        },
      ],
      open: 'where else in the day something could be yours',
      style: 'give the day away and take something back at night',
      label: 'Takes the night back',
      mood: 'Wanting an hour that is yours.',
    },
    quiet: {
      cues: "switch off|wind down|unwind|relax|stress*|anxi*|my head|my mind|thoughts|thinking|overthink*|racing|worr*|numb*|not feel|don't feel|feelings|escape|to forget|calm*|take the edge off|edge off|panic|can't sleep|cant sleep|sleepless|lie awake|insomnia|bored|boredom|sad|cry|crying|feel empty|zone out|autopilot|don't even taste|without noticing|trance",
      heard: [
        'Sounds as if it turns something down for you.',
        "So it's not only about what you have, it's about what stops for a while.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What goes quiet first?',
          plain: 'When it starts to work, what stops?',
          options: [
            ['The list in my head', 'The list goes quiet. Nothing on it gets shorter, but it shuts up.'],
            [
              "Somebody's voice",
              "There's a voice that's on all day, and this is how you turn it down.",
              'shame',
            ],
            ["Everything. I'm not really there", "Everything stops, and for a while you're not quite there."],
          ],
        },
        {
          asks: 'fear',
          ask: "What do you think you'd feel, on a night without it?",
          plain: 'You sit there with nothing. What comes up?',
          options: [
            [
              "Restless, as if I'd forgotten something",
              "You'd walk round the flat looking for what's missing.",
            ],
            ['How tired I really am', 'Under all of it you may be simply tired out.', 'tomorrow'],
            [
              "Something I've been not feeling for a while",
              "There's something that's been waiting for you to have a free evening.",
              'alone',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'What else has ever turned it down, even a little?',
          plain: 'What else calms you, a bit?',
          options: [
            [
              'Talking to one particular person',
              'One voice does it, without anything in your hand.',
              'alone',
            ],
            ["Moving, until I'm properly tired", 'When your legs get tired, your head does too.'],
            ['Nothing works as fast', "Fast is the point. You don't have an hour to get calm in."],
          ],
        },
        {
          asks: 'want',
          ask: 'What do you wish you could just stop thinking about?',
          plain: 'Which thought would you send away first?',
          options: [
            ['Work, and what I got wrong today', 'You bring it home and go through it again, unpaid.'],
            [
              "Somebody I can't do anything about",
              "You can't do anything, and still you can't leave it alone.",
            ],
            ['Myself', "It's you that you'd like a rest from. That's a hard one to get away from.", 'shame'],
          ],
        },
      ],
      open: "what gets loud when it's quiet",
      style: 'get through the day first, and deal with what it left behind at night',
      label: 'Turns the day down',
      mood: 'Worn, and wanting some quiet.',
    },
    alone: {
      cues: "alone|lonely|loneliness|by myself|on my own|live alone|living alone|empty flat|empty house|empty apartment|nobody home|no one home|nobody to talk to|no one to talk to|no one to come home to|single|breakup|broke up|divorce*|since {he/she/they} left|since {he/she/they} died|partner's asleep|partner goes to bed|husband goes to bed|wife goes to bed|goes to bed early|works nights|separate rooms|don't talk any more|miss {him/her/them}",
      heard: [
        "Sounds as if the evening's long, and it keeps you company.",
        "Maybe it's partly about who isn't in the room.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What time does the evening get long?',
          plain: 'When do you first notice how quiet it is?',
          options: [
            [
              "When I've eaten, and there's nothing left to do",
              "It's when the plates are done and there's nothing that has to come next.",
            ],
            [
              'When someone in my house goes to bed',
              "There's somebody in the house, and still you're up alone.",
            ],
            [
              "It's long from the moment I get home",
              "It's long from the moment you're in. That's a lot of hours to fill.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: "Who'd you like to have there, saying nothing much?",
          plain: 'If somebody sat at the other end of the sofa, who?',
          options: [
            ["Someone who isn't around any more", "There's a place on that sofa that belongs to somebody."],
            ["The one who's in the next room", "They're only a wall away. That's a strange sort of far."],
            [
              'No one I can think of. Just someone',
              'Not a particular person. Just another pair of feet in the room.',
            ],
          ],
        },
        {
          asks: 'view',
          ask: "Who'd be glad if you rang at that hour?",
          plain: 'Who else is likely to be awake?',
          options: [
            ['A friend with the same kind of nights', "Somebody's awake with the same light on, possibly."],
            [
              "Someone far away, where it's still day",
              "Over there it's afternoon. They'd be surprised, and probably pleased.",
            ],
            [
              "I'd never ring anyone like that",
              "You wouldn't ring. Somebody would have to happen to notice.",
              'shame',
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'Which evening last month went by on its own?',
          plain: 'When was it suddenly eleven, in a good way?',
          options: [
            ['When someone dropped in', 'Someone dropped in, and you forgot what time it was.'],
            [
              'When I was making something',
              "Your hands had something to do, and you weren't waiting for anything.",
            ],
            ["I can't find one", "You went through the month and there wasn't one."],
          ],
        },
      ],
      open: 'who could be in some of those evenings',
      style: 'manage the evenings by yourself, with whatever is in reach',
      label: 'Up after everyone else',
      mood: 'A long evening, and quiet.',
    },
    shame: {
      cues: "ashamed|shame|disgust*|hate myself|hide|hiding|hidden|secret*|nobody knows|no one knows|lied|lying to|pathetic|weak|guilt*|embarrass*|out of control|no control|can't control|cant control|gross|wrappers|the bin|if they knew|what's wrong with me|whats wrong with me|greedy|alcoholic|addict*|{him/her/them} find out|found out|caught me|my partner said|my wife said|my husband said|loser|failure",
      heard: [
        'Sounds as if what you call yourself afterwards is the worst of it.',
        "You've been alone with that side of it, by the sound of it.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'What do you say to yourself, straight after?',
          plain: "You put it down. What's the first sentence in your head?",
          options: [
            ["You're disgusting", "You wouldn't say that to anyone else you found doing it."],
            ['That was the last time', "You've said that so often that it doesn't even comfort you.", 'rule'],
            [
              'Nothing, I go straight to sleep and say it at six',
              "It waits for you. It's there before the alarm.",
              'tomorrow',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: 'If somebody walked in, what would they see?',
          plain: 'Someone opens the door in the middle of it. Then what?',
          options: [
            [
              'Someone sitting in the dark, like a teenager',
              "They'd see somebody sitting there. It's you who'd add the rest.",
            ],
            ["What I've told them isn't so", "There's something you've said, and this would undo it."],
            [
              "They'd see, and say nothing, and that's it",
              'You can picture them closing the door again quietly.',
              'alone',
            ],
          ],
        },
        {
          asks: 'view',
          ask: 'Who has nights like that, as far as you know?',
          plain: 'Do you know anyone who does it too? What do you think of them?',
          options: [
            [
              "Someone I like, and I don't mind it in them",
              "In them you don't mind it. You've got a second law for yourself.",
            ],
            [
              'Someone in my family, and it frightens me',
              "So you've seen where it can go. No wonder you keep watch.",
              'tomorrow',
            ],
            [
              'No one. Everybody seems to be in bed by ten',
              "In your mind the rest of the street's asleep. You can't really know that.",
            ],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you want one person to know about it?',
          plain: 'If one person had to know, what should they understand?',
          options: [
            ["That I'm trying", "You've been trying, and nobody sees it, because they don't see the rest."],
            [
              "That it isn't because of them",
              "You'd want them not to take the blame for it. You've thought about them a lot.",
              'alone',
            ],
            [
              "I don't want anybody to know, ever",
              "Nobody, ever. Then it's you and it, every night.",
              'alone',
            ],
          ],
        },
      ],
      open: 'who else could know, and how much',
      style: 'are harder on yourself the morning after than anyone else would be',
      label: 'Hides the evidence',
      mood: 'Hidden so far, and now written down.',
    },
    tomorrow: {
      cues: "tired|exhausted|sleep|sleeping|hungover|hangover|next day|the morning|mornings|in the morning|alarm|late for|my health|doctor|weight|liver|blood pressure|my body|headache*|can't focus|cant focus|concentrat*|work suffers|snap at|short with|my kids see|my daughter|my son|getting worse|getting more|more and more|years now|for years|memory|blackout*",
      heard: [
        'Sounds as if the next day pays for it.',
        "So part of this is about what it's doing to the rest.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: "What's the first thing you notice the next morning?",
          plain: "You open your eyes. What's there?",
          options: [
            ['What time it was, and how little I slept', "You do the sum before you've sat up."],
            [
              "Whether there's anything left to tidy away",
              'Before anything else, you check what could be seen.',
              'shame',
            ],
            ['For a second nothing, and then it comes', 'You get one second of a clean morning.'],
          ],
        },
        {
          asks: 'cost',
          ask: 'Who gets the worst of you the day after?',
          plain: 'What goes wrong on the day after?',
          options: [
            ['Whoever I meet before ten', "It lands on people who weren't even there."],
            [
              "My kids, or someone who doesn't deserve it",
              "Someone at home pays a bit of it. That's the part you mind.",
            ],
            [
              "Nobody. I'm good at the day after",
              "You've got the day after under control, so nothing ever makes you look.",
              'shame',
            ],
          ],
        },
        {
          asks: 'fear',
          ask: "What are you afraid you're not noticing?",
          plain: 'If it goes on like this for years, what worries you?',
          options: [
            [
              'Something in my body',
              "You've thought about that one at night, it sounds like, with nobody to ask.",
            ],
            ["That it's more than it was", "It's grown a bit. You're the only one who'd know."],
            [
              "That I won't mind any more",
              "As long as you mind, it's not all of you. You'd hate to lose that.",
            ],
          ],
        },
        {
          asks: 'exception',
          ask: 'When was a morning last good?',
          plain: 'Which morning did you wake up and feel clear?',
          options: [
            ["One when I'd gone to bed at a normal time", 'It did happen, and you noticed the difference.'],
            ['On holiday', "On holiday it's a different you that goes to bed.", 'mine'],
            ["I've forgotten what that's like", "It's been long enough that bad has become normal."],
          ],
        },
        {
          asks: 'step',
          ask: 'What would make tomorrow morning a little easier?',
          plain: "What's one small thing tonight that you'd be glad of at seven?",
          options: [
            [
              'A glass of water and the phone in the kitchen',
              "Two small things, and they can be done while you're still clear.",
            ],
            [
              "Knowing somebody's expecting me",
              "If someone was waiting, you'd have a reason that isn't yourself.",
              'alone',
            ],
            [
              "Nothing I'd actually do tonight",
              "Not tonight, then. You'd rather say that than promise it.",
              'rule',
            ],
          ],
        },
      ],
      open: 'how it would be to have a few clear mornings in a row',
      style: 'keep an eye on the price, even while you pay it',
      label: 'Counts the mornings',
      mood: 'Tired, and paying attention.',
    },
    rule: {
      cues: "just one|only one|promise*|swore|never again|last time|from monday|start again|day one|streak|willpower|self-control|self control|discipline|diet|cheat*|i'm not allowed|not allowed|rule|rules|cut down|cutting down|give it up|gave up|quit|stopped for|tried to stop|tried everything|all or nothing|moderation|ban|banned|delete the app|deleted the app|poured it|threw it away|throw it away|relapse*|slip*|cave|caved|give in|gave in",
      heard: [
        "Sounds as if there's a rule by day, and the night doesn't keep it.",
        "So you've been arguing with yourself about this for a while.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How does the just one begin?',
          plain: 'What do you tell yourself when you reach for it?',
          options: [
            ["That today doesn't count", 'Today had a reason. Most days do.', 'mine'],
            [
              "That I've already spoiled it anyway",
              "It only takes a little, and then the whole evening's been given up.",
            ],
            ["Nothing. My hand's there before I am", "There isn't even a discussion by then.", 'quiet'],
          ],
        },
        {
          asks: 'rule',
          ask: 'Who are you when you keep the rule all day?',
          plain: "What's it like on a day when you're very strict?",
          options: [
            ['Proud, and a bit wound up', 'Proud and wound up. Something has to give by ten.', 'quiet'],
            [
              'Hungry, in every sense',
              "You go without a lot by day, then. The night's where it catches up.",
              'mine',
            ],
            ["Like someone I'm playing", 'You play someone all day, and at night you get to stop.', 'shame'],
          ],
        },
        {
          asks: 'exception',
          ask: 'What was different, the time you did stop for a bit?',
          plain: 'When did it last go well for some days? What helped?',
          options: [
            ['I had told somebody', "Somebody knew. That's the part that changed, it sounds like.", 'shame'],
            [
              'My days were easier',
              "When the days were easier, the nights didn't have as much to do.",
              'mine',
            ],
            ['It went well till I was proud of it', 'You got proud, and then there was something to spoil.'],
          ],
        },
        {
          asks: 'fear',
          ask: 'What if you stopped promising?',
          plain: 'You make no vow tomorrow morning. What happens?',
          options: [
            ["It'd get worse and worse", "You think it's the promise that keeps it this size."],
            [
              "I'd have to look at how much it is",
              "Without the promise there'd only be the plain amount.",
              'tomorrow',
            ],
            [
              "I might want it less, and that's strange",
              "You've thought of that. Wanting it less, without being told to.",
            ],
          ],
        },
        {
          asks: 'step',
          ask: "What's a rule so small that you'd keep it tonight?",
          plain: 'What could you do differently for ten minutes tonight?',
          options: [
            ['Ten minutes later than usual', 'Not never, only later. Ten minutes you could see the end of.'],
            ['Sitting at a table, with the light on', "With the light on, so that you're there for it."],
            [
              "None. I'm sick of rules",
              "No more rules, then. You've had plenty, and they've all been yours.",
            ],
          ],
        },
      ],
      open: 'what would be left to fight about without the rule',
      style: 'make strict rules in the morning and leave the night to keep them',
      label: 'Strict by day',
      mood: 'Between a promise and an evening.',
    },
  },
  together: [
    {
      of: ['mine', 'rule'],
      say: "Sounds as if you take away the one thing that's yours, and then take it back.",
    },
    { of: ['quiet', 'alone'], say: "Maybe it's both too loud in your head and too quiet in the room." },
    { of: ['shame', 'rule'], say: 'Sounds as if each broken promise makes the next one stricter.' },
    {
      of: ['mine', 'tomorrow'],
      say: "Maybe you borrow the hour from the morning, because the day won't give you one.",
    },
    { of: ['alone', 'shame'], say: "Perhaps the hiding keeps away the company you'd need." },
    {
      of: ['quiet', 'shame'],
      say: 'Sounds as if it quietens your head, and then gives it something new to say.',
    },
  ],
  insights: [
    {
      of: ['mine', 'quiet'],
      say: "You call it a treat, and it's also how you get some quiet. Maybe it isn't the treat you'd miss, it's being off duty.",
    },
    {
      of: ['mine', 'alone'],
      say: "All day you want to be left in peace, and at night it's too quiet. What you're after may be company that doesn't want anything.",
    },
    {
      of: ['mine', 'shame'],
      say: "It's the only thing that's just for you, and it's the thing you're ashamed of. So nothing that's yours is allowed to be good.",
    },
    {
      of: ['mine', 'tomorrow'],
      say: 'You take the hour back from everyone who had your day. The one you take it from is you, at seven in the morning.',
    },
    {
      of: ['mine', 'rule'],
      say: "You've tried to forbid the last thing you get for yourself. Perhaps the rule fails because the day's too mean, and not because you're weak.",
    },
    {
      of: ['quiet', 'alone'],
      say: "You use it to stop thinking, and there's nobody there to tell the thoughts to. They might be quieter if they'd been heard once.",
    },
    {
      of: ['quiet', 'shame'],
      say: 'It makes the voice in your head go quiet for an hour. Then it gives that same voice something to say.',
    },
    {
      of: ['quiet', 'tomorrow'],
      say: "You go there to get some rest from the day. It's the resting that leaves you tired.",
    },
    {
      of: ['quiet', 'rule'],
      say: "You've been making rules about the thing itself. What it's there to quieten hasn't had a single rule, or a single evening.",
    },
    {
      of: ['alone', 'shame'],
      say: "It fills in for company, and it's also the reason you keep people away. So maybe it makes some of the gap it fills.",
    },
    {
      of: ['alone', 'tomorrow'],
      say: "The evening's too long and the night's too short. Maybe the trouble starts hours before the part you're cross about.",
    },
    {
      of: ['alone', 'rule'],
      say: "You've tried it with promises, and only you ever heard them. A promise nobody hears is easy to break at eleven.",
    },
    {
      of: ['shame', 'tomorrow'],
      say: 'You pay twice: once in sleep or health, and once in what you call yourself. Only the first comes from what you do.',
    },
    {
      of: ['shame', 'rule'],
      say: "In the morning you're ashamed, so you make a rule nobody could keep, and by night you have something new to be ashamed of.",
    },
    {
      of: ['tomorrow', 'rule'],
      say: "You make the promise in the morning, when you're tired of it. Whoever has to keep it is you at ten at night, and tired of something else.",
    },
  ],
  suggestions: [
    "find one thing that's only for you and comes before nine",
    'write down what the hour before it was like, three nights running, and change nothing',
    'tell one person that the evenings are long, without telling the rest',
    'put the light on and sit at the table for it, once',
    'skip the promise tomorrow morning, and see what the evening does',
    'leave the phone in another room for the last ten minutes, only ten',
  ],
};
