import type { Pack } from '../../../../engine/pack.ts';

export const movingCountry: Pack = {
  id: 'moving-country',
  avoid: [],
  openings: [
    {
      cues: 'runs out|expires|expiring|months to decide|weeks to decide|have to decide by|deadline|start date|answer by|by friday|by monday',
      say: "And there's a date on it.",
      asks: 'fear',
      ask: 'Where do you see yourself, the week after that date?',
      plain: 'Where do you wake up, the week after?',
      options: [
        ['Over there, with too many boxes', "You can see the boxes. The rest hasn't come into focus yet."],
        ['Where I am now, and relieved', 'Relieved came quite quickly, there.'],
        ['Where I am now, and sorry', "You'd have your own bed, and you'd lie in it wondering."],
      ],
      concern: 'leap',
    },
    {
      cues: 'know nobody|know no one|no friends|lonely|homesick|moved here|since i moved|since we moved|emigrated|a year ago|they speak|small talk',
      say: "Sounds as if you've arrived, and not quite landed.",
      asks: 'moment',
      ask: 'When was it all right, even for half an hour?',
      plain: 'What was the last good half hour?',
      options: [
        ['On a call with somebody from before', 'It was good, and it was on a screen.', 'left'],
        ['A walk, where nothing was asked of me', 'Nobody needs the right word for a walk.'],
        ["I can't name one yet", "Not one half hour so far. That's a long time to be polite."],
      ],
      concern: 'home',
    },
    {
      cues: 'husband|wife|partner|boyfriend|girlfriend|fella|the kids|our kids|my kids|our daughter|our son|he wants|she wants|he says|she says',
      say: "And it isn't only your move.",
      asks: 'view',
      ask: 'Who wants it more?',
      plain: 'Who brought it up first?',
      options: [
        ['Not me', 'It came from somebody else, and it landed on you.'],
        ['Me, by a long way', "You're the one who wants it, so you're the one who asks."],
        ["Me, and I act as if it's both", 'You say we, and you know whose idea it is.'],
      ],
      concern: 'us',
    },
    {
      cues: 'mum|mam|mom|dad|mother|father|parents|grandma|granny|gran|nan|grandmother|grandfather',
      say: "And there's who you'd be far from.",
      asks: 'moment',
      ask: 'What did you notice, the last time you said goodbye?',
      plain: 'What was different about them, last time?',
      options: [
        ["They'd got smaller", "They'd got smaller, and they told you to mind how you go."],
        ["They were fine, and I wasn't", 'They waved, and you were the one who had to sit down.'],
        ['I was glad to be off', 'You were glad, and you took that with you.', 'pull'],
      ],
      concern: 'left',
    },
    {
      cues: 'job|salary|company|transfer|cleaner|engineer|degree|qualif*|the language|promotion|offer',
      say: "And then there's the work.",
      asks: 'view',
      ask: 'How big a part does the job play, really?',
      plain: "What's the job got to do with it?",
      options: [
        ["It's the whole reason", "Without that job there'd be no suitcase."],
        ["It's more of an excuse", "The job's what you tell people, maybe.", 'pull'],
        ["It's what I'd be giving up", "You'd be leaving the place where you know what you're doing."],
      ],
      concern: 'standing',
    },
    {
      say: "That's two lives to think about at once.",
      asks: 'moment',
      ask: "Where's home, when you don't think about it?",
      plain: 'Which place do you mean when you say home?',
      options: [
        ['Where I grew up', 'The word goes straight back there by itself.'],
        ['Where I live now', "It's become home, even if it wasn't meant to."],
        ['Neither, these days', "You say home, and there's no address on it."],
      ],
      concern: 'home',
    },
  ],
  concerns: {
    left: {
      cues: "my parents|my mum|my mam|my mom|my dad|my mother|my father|grandma|granny|gran|nan|grandmother|ageing|aging|getting old*|getting small|funeral|left behind|leave them|leaving them|far from|miss my|friends back home|stopped writing|guilt*|guilty|airport|video call*|facetime|whatsapp|my nephew|my niece|grandchildren|time difference|abandon*|who's washing|who looks after|saying goodbye|if something happens|all my friends|six thousand miles|miles away|my sister lives|mum alone|dad alone|everyone i know|lose my friends|old friends|my people|nobody at the grave|see them once",
      heard: [
        "Sounds as if there's somebody you can't take along.",
        'It sounds as if the distance has a face.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'Who do you see, when you picture the airport?',
          plain: 'Whose face comes up, when you think of going?',
          options: [
            ['A parent, waving too long', "They wave till you're round the corner, and a bit after."],
            ['A friend, being pleased for me', "Pleased for you, and you'd both know what it meant."],
            ['Nobody much, and I notice that', "It's an odd thing to notice in a departure hall."],
          ],
        },
        {
          asks: 'fear',
          ask: 'What news would be hardest to get from far off?',
          plain: "What do you dread happening while you're away?",
          options: [
            ['Somebody ill, and no flight till morning', 'You may have looked up that flight already.'],
            [
              'A wedding or a birth, seen on a phone',
              "You'd be there on a screen, propped against the fruit bowl.",
            ],
            ["That they're all fine without me", "You'd want them fine. Not that fine, maybe."],
          ],
        },
        {
          asks: 'rule',
          ask: 'What have they said about you being far away?',
          plain: 'What do they say, when it comes up?',
          options: [
            ['That I should go, with wet eyes', 'You got the blessing and the wet eyes in one go.'],
            ['Nothing, and I hear it anyway', "Nobody says it, and it's in every call."],
            ['When am I coming back, every time', 'Every call ends at the same gate.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What should they still come to you for, wherever you are?',
          plain: 'What should they still ring you about?',
          options: [
            ['Everything, like always', "The recipe, the password, the neighbour's dog."],
            ["Emergencies, and I'd come", "You'd come. You'd like them to know that."],
            ['A bit less than now, honestly', 'Some distance may be part of the point.', 'pull'],
          ],
        },
      ],
      open: "what the people you'd be far from would say, asked straight",
      style: "think of the ones who'd stay behind before you think of yourself",
      label: 'Thinks of who stays',
      mood: 'One eye on the airport.',
    },
    home: {
      cues: "homesick|belong*|lonely|no friends|know nobody|know no one|my accent|neither here nor there|between two|foreigner|foreign|stranger|invisible|feel at home|feels like home|home is|don't fit|fit in|my language|my own language|the smell of|the bread|the winter|the light|nobody knows me|roots|where i'm from|who i am here|coffee|invitation|integrat*|i miss the|i miss my|go back home|going back|no neighbour|all the airports|where is home|home for me|here or there|hanging curtains|new base|fourth in|my town|in slang|shuts the door in|the shops|cooking from|like a tourist",
      heard: [
        "Sounds as if you're looking for where you fit.",
        'It sounds as if you feel a bit like a guest.',
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'When did you last feel at home, anywhere?',
          plain: 'Where did you last not have to think how to behave?',
          options: [
            ['In a kitchen, with people I know', 'It was a kitchen, not a country.'],
            ['In a street where nobody knows me', 'Nobody knew you there, and it felt fine.'],
            ['On the plane, in between', 'In between, where nobody asks which one.'],
          ],
        },
        {
          asks: 'cost',
          ask: "Which part of you doesn't translate?",
          plain: 'What about you gets lost in another place?',
          options: [
            ['My jokes', "By the time you've got the words, the table's moved on."],
            ['Who I was before', 'Nobody there knew you when.'],
            ["My temper, I'm polite all day", "Polite all day. They haven't met you yet, then."],
          ],
        },
        {
          asks: 'want',
          ask: 'What does a place need, for you to call it home?',
          plain: 'What would make a place feel like yours?',
          options: [
            ['Somebody who drops in unasked', "Somebody who doesn't text first."],
            ['A shop where they know me', 'To be known over the milk and the bread.'],
            ['Nobody who remembers me', 'A place with no old version of you in it.', 'pull'],
          ],
        },
        {
          asks: 'exception',
          ask: "What's made a strange place easier before?",
          plain: 'What helped, the last time you were new somewhere?',
          options: [
            ['One person who took me along', 'One person, and then there were two of you.'],
            ['A routine, same walk, same cup', 'Same walk, same cup, and after a while they nod.'],
            ['Pretending, till I half believed it', 'You acted it for a while, and some of it took.'],
          ],
        },
      ],
      open: "where you'd want to be on a plain Sunday",
      style: 'go by where you can be yourself, more than by what looks better on paper',
      label: 'Goes by belonging',
      mood: 'Between two places.',
    },
    standing: {
      cues: "my job|new job|job offer|salary|pays|better paid|career|degree|qualif*|licence|license|cleaner|engineer|learn the language|the language|speak the|visa|permit|papers|paperwork|residence|sponsor*|pension|rent|mortgage|my savings|tax|start over|from scratch|overqualified|transfer|relocat*|interview|recogni*|a nobody|work there|english test|french isn't|german isn't|isn't good enough|language course|enough to work|grammar|b1|b2|points|work permit|points system|recognised|doctor there|uni there|scholarship|study abroad|boss there",
      heard: [
        "Sounds as if it's also about who you get to be.",
        'It sounds as if a good part of this hangs on what counts on paper.',
      ],
      questions: [
        {
          asks: 'fear',
          ask: "What took you years that you don't want to build again?",
          plain: "What don't you want to start again from nothing?",
          options: [
            ['My name in my work', 'It took a while till people asked for you.'],
            ['Being quick in my own language', "You'd be the slow one at the table, for a time."],
            ['Money of my own', "You don't want to be asking anyone for the bus fare."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did you last feel like a beginner?',
          plain: 'What made you feel small, the last time?',
          options: [
            ["A form I couldn't make out", 'A grown-up, stuck at box four.'],
            ["Work I could do asleep, and couldn't get", "You've got the hands for it, and not the stamp."],
            ['Somebody speaking slowly to me', 'They meant it kindly, and you went home and minded.'],
          ],
        },
        {
          asks: 'want',
          ask: 'What would make it worth it, on a plain Monday?',
          plain: 'What would a good Monday look like?',
          options: [
            ["Work I needn't apologise for", "You'd like to say what you do in one short sentence."],
            ['Enough money to stop counting', "You'd put up with a lot of rain for that."],
            ['Nobody comparing me with anyone', "A Monday without the whole family's opinion of it.", 'pull'],
          ],
        },
        {
          asks: 'view',
          ask: "Who's done it, and tells you the truth about it?",
          plain: 'Who do you know who made a move like it?',
          options: [
            ['Somebody who says it was worth it', "You believe them, or you'd like to."],
            ['Somebody who came back', "They've got both halves of the story."],
            ["Somebody who says it's great, too quickly", 'Great, a bit too fast, and you noticed.'],
          ],
        },
        {
          asks: 'step',
          ask: "What's one fact you could get hold of first?",
          plain: 'What could you find out with one email?',
          options: [
            ["Whether what I've learned counts", 'A yes or a no, from an office.'],
            ['What a month really costs', 'Rent, bread, the bus. A duller sum than the dream.'],
            [
              'How long I could stay away and still return',
              "You'd like to know where the door is before you go in.",
            ],
          ],
        },
      ],
      open: 'what your work and your papers would really be worth',
      style: "want to know what you'd be worth there before you pack anything",
      label: 'Asks what counts',
      mood: 'Counting what it would take.',
    },
    leap: {
      cues: "fail*|what if|hate it there|hate it|regret*|mistake|too late|too old|at my age|come back with|tail between|unknown|risk*|scared|afraid|terrified|can't decide|torn|decide|decision|runs out|expires|one-way|sell the house|sell everything|give up my flat|burn my|go back on|for good|forever|never come back|make the jump|chicken out|cold feet|go back or|stay or go|or stay|no answer|no idea what|turning it over|one way|in the cart|every year i|been thinking about|what waits|can't tell if|i don't know any more|unsure|uncertain",
      heard: [
        "Sounds as if you'd like to try it on first, and you can't.",
        "It sounds as if it's the big unknown that keeps you up.",
      ],
      questions: [
        {
          asks: 'fear',
          ask: 'What would failing at it look like?',
          plain: 'What do you see, if it goes wrong?',
          options: [
            ['Coming back, and everyone being kind', 'The kindness would be the worst of it.'],
            ["Staying put because I can't admit it", "You'd post the nice pictures, and stay."],
            ['Being just as unhappy, only further off', "You'd have moved everything except that.", 'pull'],
          ],
        },
        {
          asks: 'exception',
          ask: 'When did you last make a jump, and how did it go?',
          plain: "What's a big thing you did without knowing?",
          options: [
            ['I left where I grew up, and it was fine', "You've been the new one before."],
            ["I took work I wasn't ready for", "You weren't ready, and you turned up."],
            ['It was a jump that went badly', "So you know how it is when it doesn't hold."],
          ],
        },
        {
          asks: 'view',
          ask: 'If a friend came home after a year, what would you think?',
          plain: 'What would you say to a friend who went and came back?',
          options: [
            ['Good on you for trying', "A friend would get well tried. You'd get something stricter."],
            ["There's a bed here for you", "There'd be a bed for them. You haven't counted on one for you."],
            ['What went wrong there, honestly', "You'd wonder, so you think they'd wonder about you."],
          ],
        },
        {
          asks: 'moment',
          ask: 'What were you sure of, the last time you were sure?',
          plain: 'When did you last feel certain, and of what?',
          options: [
            ["That I'd go", 'For that long, going was just the next thing.'],
            ["That I'd stay", 'For that long, staying was enough.'],
            ["That I'd like it decided for me", 'A letter from some office would do, either way.'],
          ],
        },
        {
          asks: 'step',
          ask: 'How could you get a taste of it first?',
          plain: "What's the nearest thing to trying it?",
          options: [
            ['Two plain weeks, not a holiday', 'Two weeks of supermarkets and buses, and no sights.'],
            ['A date for looking at it again', "So it wouldn't be for ever, not yet."],
            ["There's no way, it's all or nothing", 'All or nothing makes for a heavy suitcase.'],
          ],
        },
      ],
      open: "what you'd need to know before it stops being a leap",
      style: 'look for the way back before you look at the way there',
      label: 'Looks for the way back',
      mood: 'Not decided, and a bit seasick.',
    },
    pull: {
      cues: "freedom|feel free|new start|fresh start|start fresh|adventure|dream of|dreamed of|dreamt of|always wanted|better life|safer|not safe|war|politics|get away|getting away|escape|breathe|by the sea|sunshine|opportunit*|stuck here|bored|too small|no future|future here|nobody knows my|can't stand it here|sick of this country|be myself|happy there|happier there|leave this|envy|envious|everyone's off|to be last|emigrat*|i want to go|want out|i wish i could|see the world|leave everything|by myself|my own life|too much happy",
      heard: [
        "Sounds as if it's partly about what you'd get away from.",
        "It sounds as if you want something you don't find where you are.",
      ],
      questions: [
        {
          asks: 'want',
          ask: "What's in the picture, when you picture the other life?",
          plain: "What would you have there that you don't have now?",
          options: [
            ['Some air around me', "So it's tight where you are."],
            ['Work or money that adds up', "It'd add up, for once.", 'standing'],
            ['Nobody who knows my whole story', "You'd be new, and so would anything you said."],
          ],
        },
        {
          asks: 'moment',
          ask: 'When did the idea first come up?',
          plain: 'What started it, the very first time?',
          options: [
            ['On a good trip', 'You were somebody a bit lighter that week, maybe.'],
            ['In a bad year', 'A bad year makes any map look good.'],
            ["In somebody else's plans", "It was somebody else's idea, and you got a suitcase.", 'us'],
          ],
        },
        {
          asks: 'cost',
          ask: "What would come along that you'd rather leave?",
          plain: "What wouldn't change, wherever you lived?",
          options: [
            ['My worrying', "It travels light, and it doesn't need a visa."],
            ["My family, they've got phones", "They've got your number, wherever the number is."],
            ['How I am with people', "You'd unpack that too, sooner or later."],
          ],
        },
        {
          asks: 'exception',
          ask: "What's good where you are, that you forget about?",
          plain: 'What did you like this week, right where you are?',
          options: [
            ['One or two people', "It's often only one or two."],
            ['Knowing how everything works', "You know which queue to stand in. It's not nothing."],
            ['Not one thing that I can think of', 'Not one thing this week, and you looked.'],
          ],
        },
      ],
      open: "whether you'd be going to something or away from something",
      style: 'listen to what pulls you, and look at the small print afterwards',
      label: 'Feels the pull',
      mood: 'Half gone already, on some days.',
    },
    us: {
      cues: "husband|wife|my partner|boyfriend|girlfriend|fella|the kids|my kids|our kids|the boys|the girls|kids don't want|my son|my daughter|our son|our daughter|our boy|he wants|she wants|he doesn't want|she doesn't want|he says|she says|insists|without asking|follow him|follow her|followed him|followed her|his job|her job|long distance|can't agree|their school|new school|without me|decided on|we're moving|angry that we're|go with him|go with her|for his work|for her work|shift to|our family",
      heard: [
        "Sounds as if you'd be deciding for somebody else too, or they for you.",
        "It sounds as if one person's chance could be another one's goodbye.",
      ],
      questions: [
        {
          asks: 'moment',
          ask: 'How did it go, the last time it was talked about?',
          plain: 'Who said what, the last time?',
          options: [
            ['Somebody cried', 'After that it was hard to talk about rents.'],
            ['It turned to practical things', 'Boxes and schools are easier than the real question.'],
            ['I went along with it', "You nodded. A nod isn't quite a yes."],
          ],
        },
        {
          asks: 'view',
          ask: 'What might the other side not be saying?',
          plain: "What do you think they're really afraid of?",
          options: [
            ["That they'd be nobody there", "They'd be the one with the dictionary."],
            ["That I'd go without them", 'Then every time you say go, they may hear leave.'],
            [
              "That I'd hold it against them later",
              'They may be right about that, and you may both know it.',
            ],
          ],
        },
        {
          asks: 'rule',
          ask: "Who's done the following, up to now?",
          plain: "Who's given up more so far?",
          options: [
            ['Me, mostly', "You've packed for somebody else before."],
            ['Them, for my sake', 'So asking again feels like asking twice.'],
            ['Both, and we keep score in secret', "There's a tally, and nobody's shown theirs."],
          ],
        },
        {
          asks: 'want',
          ask: 'What would you need from them?',
          plain: 'Which promise would help?',
          options: [
            ["That there's a way back", 'A way back, and said out loud.'],
            ['That my life counts as much', "You don't want to be luggage."],
            ['That nobody asks me for a month', "You'd like a month without the question."],
          ],
        },
        {
          asks: 'step',
          ask: "What haven't you told them about it yet?",
          plain: "What's one thing you could say tonight?",
          options: [
            ["That I'm scared", 'Scared and against look the same across a table.'],
            ["That I'd stay, if it were only me", "So it's for them you'd be going."],
            ["That I'd go, even alone", "That's the sentence you've been walking round."],
          ],
        },
      ],
      open: 'what each of you would say without the other in the room',
      style: 'look for the answer nobody has to suffer for',
      label: 'Wants nobody left out',
      mood: 'Not agreed yet, any of you.',
    },
  },
  together: [
    { of: ['left', 'pull'], say: "Sounds as if you'd like to go, and you'd like nobody to be left." },
    {
      of: ['home', 'standing'],
      say: "It sounds as if you're somebody in one place and starting again in the other.",
    },
    { of: ['leap', 'us'], say: "Maybe it's harder to risk it because it isn't only your life." },
    { of: ['left', 'leap'], say: "Sounds as if it's the phone call at night that makes it a risk." },
    { of: ['home', 'pull'], say: 'Maybe you want to get away and to belong, both at once.' },
    { of: ['standing', 'leap'], say: 'It sounds as if failing would mean starting from nothing twice.' },
  ],
  insights: [
    {
      of: ['left', 'home'],
      say: "You miss people, and you talk about places. Maybe home's mostly a few faces, and they don't all live in one country.",
    },
    {
      of: ['left', 'standing'],
      say: "What you'd gain can be put on paper, in figures. Who you'd be far from can't, so the sums may always come out for going.",
    },
    {
      of: ['left', 'leap'],
      say: "There's what could go wrong over there. Maybe the thing you're more afraid of would happen back here: not being there in time.",
    },
    {
      of: ['left', 'pull'],
      say: "You want to go, and you feel bad towards whoever stays. Maybe what you're waiting for is someone to say you can want it.",
    },
    {
      of: ['left', 'us'],
      say: "Whichever way you turn, somebody's at an airport. You've thought about each of them, and maybe not much about your own goodbye.",
    },
    {
      of: ['home', 'standing'],
      say: "In one place they know who you are, and in the other what you're worth, maybe. You'd like both from the same postcode.",
    },
    {
      of: ['home', 'leap'],
      say: "You'd like to be sure before you belong somewhere. It may only work the other way round, and that's the frightening part.",
    },
    {
      of: ['home', 'pull'],
      say: "What you'd like to get away from and what you'd miss may be the same thing: that everybody knows you.",
    },
    {
      of: ['home', 'us'],
      say: "You're looking for where you fit, and you've got to fit together as well. The two may not have the same address.",
    },
    {
      of: ['standing', 'leap'],
      say: "You want to know what you'd be worth there before you go. They may only be able to tell you once you've come.",
    },
    {
      of: ['standing', 'pull'],
      say: "The work's what you explain it with. It doesn't sound like the only thing that's pulling, and maybe it's the easiest to say out loud.",
    },
    {
      of: ['standing', 'us'],
      say: "Maybe one of you would arrive with a job and another with a dictionary. Then the question isn't only which country, but who has to be the beginner.",
    },
    {
      of: ['leap', 'pull'],
      say: 'You know what draws you and you know what might go wrong. You may have pictured both many times, and a plain Tuesday there never.',
    },
    {
      of: ['leap', 'us'],
      say: "You're afraid of it going wrong, with others along. Maybe it's not the failing but having talked somebody into it.",
    },
    {
      of: ['pull', 'us'],
      say: "Something's pulling you, and there are others to think of. Maybe it's a while since you said it as just yours.",
    },
  ],
  suggestions: [
    'picture one plain Tuesday in each place, hour by hour',
    'spend two ordinary weeks there before you give anything up',
    "ask somebody who came back what they'd do differently",
    "ask the person you'd be far from one straight question, on a walk",
    'send the one email that would give you a fact',
    "agree a date when you'd look at it again, and write it down",
  ],
};
