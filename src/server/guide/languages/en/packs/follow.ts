import type { Concern, Pair } from '../../../engine/pack.ts';

/** What people say, whatever it is about, and the question that follows. */
export const follow: Readonly<Record<string, Concern>> = {
  secret: {
    cues: "nobody knows|no one knows|noone knows|nobody else knows|i never told|i've never told|i haven't told|i've not told|i didn't tell|never told {him/her/them/anyone/anybody/anyone else/my}|haven't told {him/her/them/anyone/anybody/my/a soul}|told no one|told nobody|can't tell {him/her/them/anyone/anybody/my/people}|couldn't tell {him/her/them/anyone/anybody/my}|can't say {it/that/this} to|never said {it/that/this} {out loud/aloud/to}|haven't said {it/that/this} {out loud/aloud/to}|{he/she} {doesn't/does not} know|my {husband/wife/partner/boyfriend/girlfriend/mum/mom/dad/parents/family/kids/boss} {doesn't/don't/does not/do not} know|they don't know about|doesn't know i|doesn't know that i|don't know i'm|{kept/keep/keeping/hid/hide/hiding} it from|{kept/keep/keeping} it {secret/quiet/to myself}|a secret|my secret|haven't breathed a word|behind {his/her/their} back|{he/she/they} {doesn't/don't} know {yet/that/i/i'm/i've/about/anything}|{he/she/they} {has/have} no idea|{mum/mom/dad/my boss/my parents/my family/my wife/my husband} {doesn't/don't} know|hasn't got a clue|{still/just} can't tell|keep it to myself|kept it to myself|hid the|hiding the|i hide the|{mum/mom/dad/husband/wife/partner/boyfriend/girlfriend/boss/parents/family} {has/have} no idea",
    of: 'self',
    heard: ["Sounds as if you've been alone with it."],
    questions: [
      {
        asks: 'view',
        ask: "Who'd be surprised to hear it?",
        plain: "Who in your life wouldn't have guessed?",
        options: [
          [
            "Most people. I'm good at not showing it",
            "Then not showing it has worked, maybe better than you'd like.",
          ],
          ['Nobody, maybe. They might only be waiting', "Maybe it's less hidden than it feels."],
          ["Me. I've barely said it to myself", "So you may be one of the people it's been kept from."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What does it take to keep it to yourself?',
        plain: 'What do you do, day to day, so it stays with you?',
        options: [
          ['Nothing much. Nobody asks', 'Nobody asks, so it keeps itself.'],
          ['I change the subject when it gets close', "So you've learnt to see it coming."],
          ['I stay a bit further away from people', "Then it isn't only the secret that's kept away."],
        ],
      },
      {
        asks: 'want',
        ask: 'If one person knew, what would you want them to say?',
        plain: 'What would be the right answer, if you told somebody?',
        options: [
          ['Nothing. Just to go on as before', 'Somebody who knows, and treats you the same.'],
          ["'I'd wondered about that'", "You'd like it to have been noticed a little already."],
          ["That it's all right I kept it", 'So the keeping may weigh as much as the thing itself.'],
        ],
      },
    ],
    open: 'whether anybody else gets to know',
    style: 'keep some things to yourself',
    label: 'Keeps some things private',
    mood: "Something nobody's heard yet.",
  },
  pretend: {
    cues: "said it was fine|said it's fine|say it's fine|said i'm fine|said i was fine|say i'm fine|saying i'm fine|i say fine|i said fine|i just say fine|told {him/her/them/everyone/people/my mum/my mom} {i'm fine/i was fine/it's fine/it was fine}|said i {was busy/was tired/had to work/had a headache/forgot/loved it}|i lied|i lie|i've lied|i've been lying|i pretend|i pretended|i'm pretending|i've been pretending|have to pretend|i {act/acted} {as if/like}|faking|i fake|faked it|put on a {face/smile/brave face}|i smile and|smiled and said|i just {smile/nod/smiled/nodded}|i nodded|{cover/covered/covering} it up|covered for|made {up an/an} excuse|{laugh/laughed} it off|{play/played} along|keep up the act|said yes anyway|white lie|i {told/tell} {him/her/them/everyone/people} {it was/it's/everything's/all's/i was/i'm} {fine/ok/okay/good/great/busy/ill/sick/happy}|all's good|said it didn't matter|said {no problem/never mind/don't worry/it's nothing/it was nothing}|act {happy/normal}|acting {happy/normal}|{keep/kept} smiling|hide it {well/from everyone}|i went along|go along with|i say {nothing's/it's nothing}|laughed along|{i told/told} them it was",
    of: 'self',
    heard: ['So there were two answers, and one of them stayed inside.'],
    questions: [
      {
        asks: 'view',
        ask: 'What would the truth have sounded like?',
        plain: "If you'd said how it really is, what would you've said?",
        options: [
          ["That I'm not okay", "'Not okay' was there, and something else came out."],
          ['That I wanted to be asked twice', 'So you were hoping for a second question.'],
          [
            "I don't know any more. I've said it too often",
            'Said often enough, maybe it hides it from you too.',
          ],
        ],
      },
      {
        asks: 'fear',
        ask: 'What were you keeping from happening?',
        plain: "If you'd shown it, what might've come next?",
        options: [
          ['Somebody getting upset', 'So you kept somebody from being upset, and carried that yourself.'],
          ['A long talk I had no strength for', 'Maybe it was strength you were saving, more than anything.'],
          ['Somebody seeing how it really is', "Then there's something they'd have seen, and you know what."],
        ],
      },
      {
        asks: 'moment',
        ask: "What happens afterwards, when nobody's looking?",
        plain: "Once you're on your own again, what do you do?",
        options: [
          ['Nothing. I carry on', 'You carry on, and it comes along.'],
          ["I'm almost pleased it worked", "It worked, and maybe that's what makes it hard to stop."],
          ["I'm cross that they believed me", "Maybe you'd hoped somebody wouldn't believe it."],
        ],
      },
    ],
    open: "what you'd say without the cover",
    style: 'sometimes keep the true answer back',
    label: 'Keeps things smooth outside',
    mood: 'Fine, on the outside.',
  },
  confess: {
    cues: "if i'm {honest/being honest/really honest/totally honest}|if i am honest|to be honest|tbh|being honest|truth is|the truth is|the honest truth|what i can't say|what i don't say|what i never say|what {scares/hurts/bothers/kills/frightens/worries/gets} me {is/most}|what really gets me|what gets me|what hurts is|that's the bit|that's the part|that's the thing|that's what {hurts/scares me/gets me/i can't}|{that's/that is} what it is|the worst {part/bit/thing} is|the worst of it|the hardest {part/bit/thing}|{i/i'll} admit|i have to admit|i hate to admit|hate admitting|deep down|the real reason|what it comes down to|what it's really about|it's really about|i've never said {this/that}|what i actually|i hate saying this|if you really want to know|honest answer|honestly i {just/don't/do/think/want/wish}|i know how that sounds|sounds {awful/terrible/horrible/selfish} but|what i really {want/mean/think/feel}",
    of: 'self',
    isWeak: true,
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'When did that first come to you?',
        plain: 'When did you first catch yourself thinking it?',
        options: [
          ['Only just now, more or less', "So it's new, even to you."],
          ['On some ordinary day, and it stayed', "It turned up on an ordinary day and didn't leave."],
          ["I've known it all along", 'Then the new part may be saying it.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What have you been saying instead?',
        plain: 'What do people usually get to hear from you?',
        options: [
          ["That it's complicated", "So 'complicated' has been standing in for this."],
          ['Jokes, mostly', 'Then the jokes have had a job to do.'],
          ['A version where I look better', "There's a version that's kinder to you, and this isn't it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What makes that hard to say?',
        plain: 'What stops you saying that to people?',
        options: [
          ['It sounds worse than I mean it', 'You mean it more gently than it sounds, maybe.'],
          ['Somebody could be hurt by it', "So you've been holding it for somebody else as well."],
          ["Once it's said, something has to follow", "As long as it's unsaid, nothing has to follow."],
        ],
      },
    ],
    open: "what you'll do with the hard part",
    style: "got to a part that's hard to say",
    label: 'Gets to the hard part',
    mood: "The hard part's been said.",
  },
  relief: {
    cues: "relieved|a relief|such relief|felt relief|secretly {glad/happy/pleased/relieved/hoping/enjoy/like/love}|i was {almost/kind of/actually/quite} {glad/happy}|almost {glad/happy/pleased}|part of me {is glad/was glad/is relieved/was relieved/likes/liked/enjoys/enjoyed/loves/loved}|bit of me {likes/liked/enjoys/enjoyed/is glad/was glad}|half of me {likes/enjoys/is glad}|{kind of/sort of/actually} {like it/enjoy it/enjoyed it/liked it/like being}|shouldn't {enjoy/like it/be happy/be glad}|guilty pleasure|{felt/feel} lighter|{felt/feel} free for|weight off|i can breathe|could finally breathe|when {he's/she's/they're} {away/out}|hoping {he'd/she'd/they'd} cancel|i {quite/actually/rather/secretly} {liked/enjoyed/like/enjoy}|{i'm/i was} {happier/lighter} {without/when/since}|felt like a holiday|the best part is|it was {nice/lovely} not|don't miss {him/her/it/them}|hoped {he/she/they/it} {would/wouldn't}|wish {he/she/they} would just {go/leave}",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'Which bit of it is the good bit?',
        plain: 'What exactly is lighter about it?',
        options: [
          ['Not having to look after anyone', 'For once nobody needed anything from you.'],
          ['Feeling like myself for a moment', 'For a moment there was more of you in it.'],
          [
            "That something's over, though I'd never say so",
            'Something being over is part of it, even unsaid.',
          ],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd you least like to know that?",
        plain: "If somebody found that out, who'd be worst?",
        options: [
          ["The person it's closest to", "So it's kept from exactly the person it's about."],
          ['Nobody. Somebody might even feel the same', "Maybe you're not the only one who's lighter."],
          ['Myself, mostly', "Maybe you're the hardest one to admit it to."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What comes right after that?',
        plain: 'How long does the good part last, and then what?',
        options: [
          ['Nothing. It just stays good', "It stays good. Maybe that's what's surprising."],
          ['I tell myself off', 'First a bit of ease, then a telling-off.'],
          ['I remember what it costs somebody else', 'So it ends where somebody else comes into it.'],
        ],
      },
    ],
    open: 'what you make of that lighter feeling',
    style: "noticed what's good about it, too",
    label: 'Notices the lighter part',
    mood: 'A bit lighter than expected.',
  },
  shame: {
    cues: "ashamed|shame|so embarrass*|i'm embarrass*|it's embarrass*|embarrassed|embarrassing|humiliat*|mortified|don't want {anyone/anybody/people/them} to {see/know}|i hide it|i hide my|hiding my|cringe*|i'm pathetic|it's pathetic|{feel/felt/look/looked} {stupid/pathetic/ridiculous/like an idiot/like a fool}|{feel/felt} like a {fraud/loser/failure}|i'm a {fraud/loser/failure/mess}|disgusted with myself|laugh* at me|if {people/they/anyone} knew|look* down on me|judge me|judging me|everyone staring|went red|i can't look {at/him/her/them/people}|too proud to|so stupid of me|i feel so small|feel small|what will people think|what people think|what they'd think|what they think of me|{went/go/going} bright red",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'view',
        ask: 'Who do you picture looking?',
        plain: "When you're embarrassed, whose face comes up?",
        options: [
          ['Somebody from years ago', 'So somebody from years ago still gets a say.'],
          [
            "People who wouldn't mind much, really",
            "They might not mind. It's still their faces that come up.",
          ],
          ["Only me. Nobody's harder on me", 'So the strictest one watching may be you.'],
        ],
      },
      {
        asks: 'exception',
        ask: "Who could see that, and it'd be all right?",
        plain: 'Who would you mind least knowing?',
        options: [
          ["Somebody it's happened to as well", "Somebody you wouldn't have to explain it to."],
          ['A stranger, more than a friend', "Somebody who's got no picture of you to spoil."],
          ['Nobody I can think of', "Nobody comes to mind, so it's been kept from everyone."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would people make of you, if they saw?',
        plain: 'If it all came out, what would they think?',
        options: [
          ["That I'm not very capable", 'So being thought capable matters here.'],
          ['Less than I imagine, probably', "You half suspect it's smaller than it feels."],
          ['What I already think of myself', "So it wouldn't be news, only somebody agreeing."],
        ],
      },
    ],
    open: 'who could know without it costing you',
    style: 'care how that would look',
    label: 'Guards a sore spot',
    mood: 'A sore spot, and shown.',
  },
  guilt: {
    cues: "my fault|my own fault|blame myself|blaming myself|i should have {been/said/done/gone/known/called/rung/asked/told/seen/noticed/listened/stayed/left/stopped/come/taken/given/helped/tried/kept/visited/checked/insisted/pushed/fought/answered}|i should've|i shouldn't have|{i/i've} let {him/her/them/everyone/everybody/people/my family/the team} down|letting {him/her/them/everyone/people} down|guilty|guilt|i {feel/felt} {bad/awful/terrible} {about/for/that}|because of me|i caused|i ruined|i messed {up/it up}|i screwed up|if i hadn't|if only i'd|if only i had|i wasn't there|i {could have/could've} stopped|so selfish|i'm selfish|i'm being selfish|a bad {mother/father/mum/mom/dad/daughter/son/friend/person/parent/partner/wife/husband}|a terrible {mother/father/mum/mom/dad/daughter/son/friend/person/parent}|i hurt {him/her/them}|i snapped at|i {shouted/yelled/screamed} at|i feel like i'm abandoning|abandon* {him/her/them/my}|i wasn't there for|it's on me|i feel responsible|punish* myself|i did this|i left {him/her/them} {there/in/with/alone/on}|i wasn't kind|i wasn't patient",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'Which minute of it would you like back?',
        plain: 'If you could do one part again, which one?',
        options: [
          ['One where I looked the other way', "So it's a minute when you weren't looking."],
          ['One nobody else would remember', 'Only you remember it, and you remember it well.'],
          ['One where I knew, and did it anyway', "You knew. Maybe that's the part that stays."],
        ],
      },
      {
        asks: 'view',
        ask: "What do you know now that you didn't then?",
        plain: "What couldn't you see at the time?",
        options: [
          ['How it would turn out', "You're looking at it with the end already known."],
          ['How worn out I was', 'Maybe there was less of you to go round then.'],
          ['Nothing much. I knew', "So you won't let yourself off with not knowing."],
        ],
      },
      {
        asks: 'cost',
        ask: 'How are you paying for it?',
        plain: 'What do you do, or not do, because of it?',
        options: [
          ['I try to make it up, bit by bit', "Bit by bit, and nobody's said when it's enough."],
          ["I don't let myself enjoy things", 'So good things are what gets cut.'],
          ['By going over it, which helps nobody', "Maybe going over it is the only payment you've found."],
        ],
      },
    ],
    open: 'how much of it was in your hands',
    style: 'look hard at your own part',
    label: 'Looks at their own part',
    mood: 'Still settling an account.',
  },
  undo: {
    cues: "deleted|delete it|i {didn't/never/haven't} sen{d/t}|didn't send it|unsent|still in my drafts|in my drafts|wrote it and|typed it {and/out}|threw {it/them/everything/his/her} {away/out}|threw away|chucked it|binned it|put {it/them} back|sold {it/my/his/her/the}|gave it away|gave {his/her/their} {things/clothes}|{ripped/tore} it up|tore up|sent it back|took it {back/down/off}|unfollowed|blocked {him/her/them}|i closed the {laptop/tab/app/door}|i hung up|put the phone down|i turned {round/around}|drove past|drove home again|{haven't/didn't/never} opened it|still unopened|in {a/the/my} drawer|i cancelled|i canceled|i put the * back|i put my * back|put it away again|i wrote * and deleted|never pressed|didn't press|scratched it out|crossed it out|i walked past|walked straight past|i put the * back in|i put the * away",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'What went through your head right then?',
        plain: 'The second before, what did you think?',
        options: [
          ['Nothing. My hands just did it', 'Your hands were quicker than you were.'],
          ["Somebody's face", 'So somebody was there with you, in a way.'],
          ['That it was too late anyway', 'It already felt too late, and maybe this said so.'],
        ],
      },
      {
        asks: 'want',
        ask: 'If somebody had walked in, what would you have wanted?',
        plain: 'What would you have liked somebody to do right then?',
        options: [
          ['To be left to it', "You'd have wanted to finish it by yourself."],
          ['To be asked what I was doing', "One question, and maybe you'd have told them."],
          ['To be stopped', "You'd have liked somebody to stop you."],
        ],
      },
      {
        asks: 'view',
        ask: 'What did that tell you about yourself?',
        plain: 'What did you notice about yourself when you did that?',
        options: [
          [
            "That I'm more careful than I thought",
            'More careful than you thought. That could go either way.',
          ],
          [
            'That it matters more than I let on',
            'Then your hands took it more seriously than your words did.',
          ],
          [
            "That I'd already half given up",
            "Half given up. The other half's still talking about it, though.",
          ],
        ],
      },
    ],
    open: 'what you were saying by doing that',
    style: 'sometimes say a thing by what you do',
    label: 'Says it by doing',
    mood: 'Done, and not finished with.',
  },
  silence: {
    cues: "{nobody/no one/noone/no-one} said anything|{nobody/no one} says anything|{he/she/they/we/i} said nothing|{he/she/they/we/i} says nothing|just said nothing|{didn't/doesn't/don't/never} say anything|didn't say a word|not a word|without a word|{changed/changes/change} the subject|{didn't/doesn't/won't/never/don't} answer|no answer|no reply|{didn't/never/hasn't/haven't} repl{y/ied}|left {me/it} on read|on read|ghosted|{ignored/ignores} me|{we/they} {don't/never} {talk/speak} about|we don't discuss|{don't/never} talk any more|{don't/never} talk anymore|{haven't/hasn't/not} spoken|not speaking|stopped talking|silent treatment|the silence|went silent|goes silent|{never/doesn't} {brought/bring/brings} it up|it never came up|haven't {talked/spoken/said}|{didn't/doesn't/never} say a thing|{he/she/they} just {left/hung up}|{never/not} mentioned it|it's never mentioned|nobody {mentions/mentioned/talks about/talked about/brings/says}|never {texted/called/wrote/rang} back|went quiet after|{hasn't/haven't/didn't/never/doesn't/won't} {text/texted/call/called/ring/rung/write/written/reply/replied/answer/answered} {back/me/since}",
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'Which sentence was missing there?',
        plain: 'What did you want somebody to say?',
        options: [
          ["Just 'are you all right'", 'Four words would have done.'],
          ["A 'sorry', from either side", "Sorry could've come from either side, and didn't."],
          ['Mine. I had it ready', 'You had it ready, and it stayed with you.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What filled the quiet?',
        plain: 'What happened instead of talking?',
        options: [
          ['Phones, telly, the washing-up', "So there's always something to look at instead."],
          ['Talk about something harmless', 'There was talk, then, just not about this.'],
          [
            "Me, going over what I'd done wrong",
            "So the quiet got filled with what you might've done wrong.",
          ],
        ],
      },
      {
        asks: 'fear',
        ask: 'What might come out if it was talked about?',
        plain: 'If somebody did say it, what could be said?',
        options: [
          ['Less than everybody fears, maybe', 'Maybe the quiet has made it bigger.'],
          ["Something that can't be taken back", 'So the quiet keeps something from being final.'],
          ["That I'm the only one who minds", "You might find out you're alone with it."],
        ],
      },
    ],
    open: 'whether it ever gets said aloud',
    style: "notice what doesn't get said",
    label: "Hears what isn't said",
    mood: "Quiet, and not because it's over.",
  },
  theirway: {
    cues: "{he/she/they} {laughs/laughed/laugh}|{just/then} {laughs/laughed}|{he/she/they} {cries/cried/cry}|{he/she/they} {started/starts/start} crying|{he/she/they} {burst/bursts} into tears|{goes/went/go} {quiet/cold/silent on me}|{storms/stormed} {off/out}|{he/she/they} {walks/walked} {off/out/away}|{slams/slammed}|{says/said} {fine/whatever}|{rolls/rolled/roll} {his/her/their} eyes|{shrugs/shrugged}|{sulks/sulked/sulking}|{gets/got} {defensive/huffy}|{he/she/they} {gets/got/get} {angry/upset/cross/mad}|{he/she/they} {blows/blew/blow} up|{snaps/snapped} at me|{he/she} shuts down|{looks/looked} {at me like/away/through me/right through me}|{sighs/sighed}|{turns/turned} away|{he/she/they} {nods/nodded/nod}|{he/she/they} just {smiles/smiled/stares/stared}|{he/she/they} {makes/made/make} a joke|just makes a joke|jokes about it|hung up on me|kicks off|my {mother/father/mum/mom/dad/boss/sister/brother/wife/husband/partner/boyfriend/girlfriend/friend/son/daughter/manager/parents/kids} {laughs/laughed/laugh/cries/cried/cry/shrugs/shrugged/sighs/sighed/sulks/nods/smiles}|{he/she/they} {loses/lost/lose} it|{he/she/they} {yells/yelled/shouts/shouted/screams/screamed}|{he/she/they} {freezes/froze/panics/panicked}|acts like i'm",
    of: 'others',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do, right after that?',
        plain: "When they react like that, what's your next move?",
        options: [
          ['I smooth it over', "So you're the one who makes it all right again."],
          ['I go quiet as well', "Then nobody's saying it."],
          ['I make them pay for it later', 'It comes out later, somewhere else.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you think goes on in them then?',
        plain: 'What could be behind that, on their side?',
        options: [
          ["They don't know what else to do", "Maybe it's all they've got to hand."],
          ["Something that isn't about me", "Maybe it isn't aimed at you, even when it lands there."],
          ['Just what it looks like', "You think it's just what it looks like. That's hard."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When were they last different?',
        plain: 'When did they react another way?',
        options: [
          ["When I'd stopped expecting it", "It came when you weren't waiting for it."],
          ['When it was only the two of us', "So without the others around, there's more to them."],
          ["I can't think of a time", "If there was one, it's too far back to count on."],
        ],
      },
    ],
    open: 'what goes on in them when they react like that',
    style: 'watch how people take a thing',
    label: 'Watches how it lands',
    mood: 'Watching how they take it.',
  },
  theyknow: {
    cues: "{he/she/they} must {know/have noticed/have known/have seen/have heard}|{he/she/they} must've {noticed/known/seen/heard}|{he/she} knows {it/about/that i/i'm/i've/what i/too/and}|they {all know/know it/know about/know that i/know i'm/know what i}|i {know/think} {he/she} knows|i {know/think} they know|probably know*|{he/she/they} can tell|{he/she/they} {suspect/suspects}|{suspects/suspect} something|{pretends/pretend/pretending} not to {know/notice/see/hear}|{pretends/pretend} {he/she/they} {doesn't/don't/didn't}|{acts/act} like {he/she/they} {doesn't/don't/didn't} {know/notice}|{has/have} noticed|{he/she/they} noticed|{he/she/they} found out|{he/she/they} saw me|{knows/know} full well|{he/she/they} {guessed/guesses}|{he/she/they} {read/saw} {it/the messages/my}|{he/she/they} {already/probably} know*|{they/he/she} {can see/could see} {it/that}|{he/she/they} caught me",
    of: 'others',
    heard: ["Maybe everybody's waiting for somebody else to start."],
    questions: [
      {
        asks: 'moment',
        ask: 'How can you tell they know?',
        plain: 'What gave it away?',
        options: [
          ['A look that lasted too long', 'A look, and it was left at that.'],
          ["They've got gentler lately", 'Being gentle may be how they say it.'],
          ["I can't. I'd like them to", "Maybe you'd like to be found out, a little."],
        ],
      },
      {
        asks: 'fear',
        ask: 'If they came out with it, what then?',
        plain: 'What would change if they said it?',
        options: [
          ["We'd have to talk", 'So saying nothing keeps a talk away.'],
          ["Not much. I'd be relieved", 'Sounds as if hearing it might be easier than waiting.'],
          ["It couldn't go on like this", 'So this works only as long as nobody says it.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you like them to do with it?',
        plain: 'Now that they know, what do you want from them?',
        options: [
          ['Leave it alone', "You'd like them to know, and let it be."],
          ["Bring it up, so I don't have to", "You'd like them to go first."],
          ['Forget they ever knew', "You'd take it back out of their head, if you could."],
        ],
      },
    ],
    open: "who'll be the first to say it",
    style: 'think about what others can see',
    label: 'Thinks about who knows',
    mood: 'Known, and not mentioned.',
  },
  said: {
    cues: "{he/she/they} said {you/you're/you've/i'm/i was/i'd/i never/i always/i don't}|{mum/mom/dad} {said/says} {you/you're/i'm/i was/i}|my {mum/mom/dad/mother/father/boss/sister/brother/wife/husband/partner/friend/daughter/son/ex} {once said/once told me/told me i/told me that i/said i/said you/said i'm}|told me {i/i'm/i was/i'd/to} {always/never/just/only/too/grow/get over/calm}|called me|{he/she/they} called me|{his/her/their} {words/exact words}|those words|that {word/sentence}|{a/one/that} {comment/remark}|once {said/told me}|always {says/said} i|keeps saying|{still/keep} hear*|in {his/her/their} voice|stuck with me|stayed with me|{the last thing/last thing} {he/she/they} said|{his/her/their} voice saying|the way {he/she/they} said|{he/she/they} said it {like/as if/so}|all {he/she/they} said was|{he/she/they} {told/texted/wrote} me {you're/i'm/that i/to}|{he/she} called {me/it}|{he/she/they} just said|the word '*'|the word \"*\"|{said/says} '*|{said/says} \"*",
    of: 'others',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'Which word of that stays with you?',
        plain: 'If you kept only one word of it, which?',
        options: [
          ["A small one, like 'always' or 'just'", 'A small word, and it carries most of it.'],
          ['Not a word. The voice', "So it's the voice you've kept."],
          ['The one that was true', "Something in it's true, and maybe that's why it stays."],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you think they meant by it?',
        plain: 'What were they trying to tell you?',
        options: [
          ['Something about themselves, mainly', 'Maybe it told you more about them.'],
          ['Something kind that came out wrong', "It might've been meant better than it came out."],
          ['Exactly what they said', "Then there's nothing to soften in it."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you have liked to answer?',
        plain: "With a minute to think, what would you've said back?",
        options: [
          ["'That isn't how it was'", "You remember it differently, and they haven't heard that."],
          ["'Say that again'", "You'd have liked them to hear themselves."],
          ["'I know'", "You might've agreed. Maybe that's what makes it stick."],
        ],
      },
    ],
    open: 'how much of that sentence you believe',
    style: 'remember how a thing was put',
    label: 'Remembers the exact words',
    mood: 'Still hearing one sentence.',
  },
  everyone: {
    cues: "{everyone/everybody} {says/thinks/tells me/keeps/wants/expects/assumes/else says/else thinks}|everyone's {telling/saying}|{people/they} keep {telling/saying/asking}|people {say/tell me/think/expect/always say}|they all {think/say/want/expect/tell me}|all my friends|my friends {all/say/think/keep}|{my/the} {whole/entire} family {says/thinks/wants/expects/is/tells/keeps}|my parents {think/say/want/expect}|my family {thinks/says/wants/expects}|from all sides|on all sides|my {mum/mom/mother/dad/father/sister/brother/boss/husband/wife} thinks i|friends tell me|everyone around me {says/thinks/is}|the others {say/think}|{family/friends/colleagues} {say/keep saying/think}|people look at me|society",
    of: 'others',
    heard: [],
    questions: [
      {
        asks: 'view',
        ask: 'Which of those voices counts most?',
        plain: 'Whose opinion weighs most, out of all of them?',
        options: [
          ["One person's. The rest is noise", "So it's one person, with a crowd behind them."],
          ["None. It's how many they are", "It's the number of them, more than any one."],
          [
            'Whoever might be right about me',
            "Then somebody among them may have a point, and you've noticed.",
          ],
        ],
      },
      {
        asks: 'exception',
        ask: "Who doesn't say that?",
        plain: 'Who do you know that sees it differently?',
        options: [
          ['Somebody who only listens', "Somebody just listened, and maybe that's why they come to mind."],
          ['Nobody, it really is all of them', "Then there's hardly a quiet place left to think in."],
          ["Me. I've not said what I think", "Your own view's the one that hasn't been heard."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What do you answer, when you hear that?',
        plain: 'Somebody says that. What comes out of you?',
        options: [
          ['I nod and talk about something else', "A nod, and it's over until the next person."],
          ['I explain, every single time', 'You keep explaining, so it does matter what they think.'],
          ["I've started saying it too", 'By now it comes out of your own mouth as well.'],
        ],
      },
    ],
    open: 'what you think, with everyone else out of the room',
    style: "have other people's opinions in your ear",
    label: 'Hears many voices',
    mood: 'A lot of voices in this.',
  },
  mustbe: {
    cues: "i have to|i've got to|i gotta|i had to|i'm supposed to|i was supposed to|supposed to {be/feel/want/love/know/have}|i'm meant to|meant to be|i must|i ought to|i should be|i should know|i should {want/feel/love/like/enjoy/have it}|should be able to|should {by now/have by now}|should be {over it/happy/grateful/past this}|by now i|at my age|too old {to/for}|expected {to/of me}|i can't not|i've no choice|i have no choice|normal people|a {good/normal/proper} {mother/father/mum/mom/dad/daughter/son/wife/husband/friend/person/parent}|like a grown-up|like an adult|i really should|i know i should|i just should|feel like i should|feel i should|i need to be|be the bigger person|be strong for|have to be strong|not allowed to|i'm not allowed",
    of: 'self',
    isWeak: true,
    heard: [],
    questions: [
      {
        asks: 'view',
        ask: "Who'd mind, if it didn't happen?",
        plain: 'If that never came about, who would it bother?',
        options: [
          ['Somebody who relies on it', "Somebody does rely on it, so it isn't only in your head."],
          ['Nobody, for quite a while', "So nobody's checking, and it still feels like a must."],
          ["Just me, and I'd never let it go", "You'd be the one who couldn't let it pass."],
        ],
      },
      {
        asks: 'rule',
        ask: "Where does that 'should' come from?",
        plain: 'Who first put that on you?',
        options: [
          ["It's what life needs right now", "So it's the days themselves that ask for it."],
          ['From home. Nobody had to say it', 'You learnt it without anybody saying it.'],
          ['From me, so nobody can blame me', "If it's all in order, nobody can blame you."],
        ],
      },
      {
        asks: 'want',
        ask: 'If nobody expected that, what would you do?',
        plain: 'If that fell away tonight, what would you do?',
        options: [
          ['Sleep', 'Sleep first, before anything else.'],
          [
            "Something that's no use to anybody",
            "Something with no use. There's maybe little room for that now.",
          ],
          ['Look for the next thing I should', "Then the next 'should' is already waiting, maybe."],
        ],
      },
    ],
    open: "which of it you'd choose if nobody expected it",
    style: "take a 'should' seriously",
    label: "Takes a 'should' seriously",
    mood: "A lot of 'should' in this.",
  },
  whoifnot: {
    cues: "if i don't, {nobody/no one/who}|if i don't {nobody/no one/who/do it}|{nobody/no one/no-one} else {will/does/would/is going to/can}|who else {will/would/is going to}|who will if i|{he/she} needs me|they {need/all need} me|{he/she/everyone/everybody} {depends/relies} on me|they {depend/rely} on me|{depending/relying} on me|{hold/holding} {it/everything/it all/us/them/the family/this} together|keep {it all/everything/the whole thing} going|{fall/falls} apart|{cope/manage/do it/survive} without me|it's {all/always} {on me/up to me/me who/down to me}|left {up to/to} me|everything's on me|if i stop|the only one who|i'm the one who {always/does/has/keeps}|if i {wasn't/weren't} {there/here}|somebody has to|someone has to|someone's got to|{he/she/they} can't {do it/cope/manage/live/be} {alone/on}|i'm all {he's/she's/they've} got|{can't/couldn't} leave {him/her/them} {alone/on}|i'm the {glue/strong one/responsible one/sensible one/eldest}|they'd {fall apart/be lost}|everyone comes to me|the one they {call/ring}",
    heard: [],
    questions: [
      {
        asks: 'exception',
        ask: 'When did you last stop, and what happened?',
        plain: "Once you couldn't do it. What happened then?",
        options: [
          ['It got done, only not my way', 'It got done, then. The way is what you minded.'],
          ['I never have', "So nobody's found out yet what would happen."],
          ['They managed, and that stung', 'They managed, and something in that stung.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What of yours doesn't get done meanwhile?",
        plain: 'What have you put aside because of that?',
        options: [
          ['Sleep, and anything to do with my health', "Your own body's at the back of the queue."],
          ['What I used to do for fun', 'So the fun went first.'],
          ['The people who never complain', "It's the patient ones who wait longest, then."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would it be like if they managed without you?',
        plain: 'If nobody needed you for that, what would be left?',
        options: [
          ['Restful', "Restful. That's the first thing that came."],
          ["Free, but I'd not know what for", 'Free, with nothing planned for it yet.'],
          ["I'd wonder what I'm there for", 'So being needed may be holding you up as well.'],
        ],
      },
    ],
    open: 'what would really fall, and what would only wobble',
    style: "step in when something's about to drop",
    label: 'Steps in first',
    mood: 'Carrying a good part of it.',
  },
  noone: {
    cues: "{nobody/no one/noone/no-one} {asks/asked/ever asks/ever asked/has asked/helps/helped/offers/offered/notices/noticed/cares/listens/understands/gets it/comes/calls/rings/visits/checks/sees}|{nobody's/no one's} {asked/noticed/there/coming}|nobody {to talk to/i can/i could/there/to ask}|no one {to talk to/i can/i could/there/to ask}|on my own {with/in}|all {on my own/by myself/alone}|alone {with/in} {it/this/that}|i've got {nobody/no one}|i have {nobody/no one}|i don't have anyone|don't have anyone|hasn't asked {me/once}|{he/she/they} never {asks/ask}|so alone|so lonely|lonely|my {mother/father/mum/mom/dad/boss/sister/brother/wife/husband/partner/boyfriend/girlfriend/friends/family} never {asks/asked/ask/asks me/visits/calls}|{never/not once} {asked/asks} {me/how}|not once has anyone|no family {here/nearby}|no friends {here/left}",
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'What would you like to be asked?',
        plain: 'If somebody did ask, what would be the right question?',
        options: [
          ["'How are you', and then a long pause", 'How are you, and somebody who waits for the answer.'],
          ['What they can take off me', 'A pair of hands, more than a question.'],
          ["Something I can't brush off", "It'd have to be one you can't brush off."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Who came closest?',
        plain: "Who's nearly noticed, or nearly helped?",
        options: [
          ['Somebody I hardly know', 'Somebody you hardly know got nearest, then.'],
          ["Nobody. I've been through the list", "So you've been through the list already."],
          ["One person, and I said I'm fine", "Somebody got near, and 'fine' closed the door."],
        ],
      },
      {
        asks: 'view',
        ask: 'What do people think you need?',
        plain: 'Seen from outside, how are you doing with that?',
        options: [
          ['Nothing. I look like I cope', 'You look like somebody who copes, so maybe nobody comes.'],
          ["They'd be shocked, I think", "They may not know how little they've seen."],
          [
            'They know, and not asking is easier',
            "You think they know. That's lonelier than not being seen.",
          ],
        ],
      },
    ],
    open: 'who could be let in on it',
    style: 'have managed without much company in it',
    label: 'Manages without being asked',
    mood: 'On your own with it, so far.',
  },
  useless: {
    cues: "nothing {helps/helped/works/worked/changes/changed/will change/ever changes/will help/makes a difference}|tried everything|i've tried it all|what's the point|what is the point|{no/there's no} point|pointless|it's {useless/hopeless}|hopeless|{doesn't/didn't/won't/don't} {help/work}|{makes/made} no difference|won't change {anything/a thing}|no use|i give up|given up|gave up on|why bother|why do i even|back to square one|{always/it all} ends {up/the same}|same thing {every time/over and over}|nothing will ever|never going to change|{he'll/she'll/they'll/it'll} never change|{won't/never} make a difference|what good {would/does/is}|i've asked {a hundred/so many/a thousand} times",
    heard: [],
    questions: [
      {
        asks: 'exception',
        ask: 'What helped a little, if only for a while?',
        plain: "What's made it a tiny bit better, even briefly?",
        options: [
          ['Being busy with something else', 'Being busy got you past it, for a bit.'],
          ['One conversation, once', 'So one conversation did do something.'],
          ["Acting as if it wasn't there", 'Looking away is what worked, for as long as it did.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What did you try last?',
        plain: 'The last time you tried, what did you do?',
        options: [
          ['Talking. It went in circles', "You talked, and ended up where you'd started."],
          ['Something that works for other people', "It works for other people, and here it didn't."],
          ['Less than it sounds, lately', "Maybe lately it's been more tiredness than trying."],
        ],
      },
      {
        asks: 'fear',
        ask: 'If something did help, what then?',
        plain: 'Suppose one thing worked. What would change?',
        options: [
          ['I could think about other things', "There'd be room in your head again."],
          ["I'd have to start hoping", "Hoping's a risk when it's gone wrong before."],
          ["I'd ask why I waited so long", "Then there'd be the lost time to look at."],
        ],
      },
    ],
    open: "whether anything's worth one more go",
    style: "don't expect an easy answer",
    label: 'Wary of easy answers',
    mood: 'A bit tired of trying.',
  },
  waiting: {
    cues: "{i'm/am/still/been/just/keep} waiting|waiting {for/until/till}|{and/so/but/still/just/always/always just} i wait|i always wait|i just wait|{until/till} {he/she/they} {says/say/does/do/comes/come/decides/decide/calls/call/apologises/apologizes/changes/change/is/are/leaves/leave}|once {he's/she's/they've/they're/i've/it's/i'm}|when {things/it/work} {calm/calms/settle/settles} down|when it's {over/done}|{still/keep/kept} hoping|hoping {he'll/she'll/they'll/it'll}|one day {he'll/she'll/they'll}|any day now|{keep/kept} checking {my phone/if}|by the phone|when i've finally|wait and see|waiting on|{i'm/just} hoping|i hope {he/she/they/it} {will/changes/says/calls/comes/asks}|when {he/she/they} finally|refresh* {my/the}|checking my phone",
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: "How would you know the waiting's over?",
        plain: 'What would have to happen, so you can stop waiting?',
        options: [
          ['Somebody would have to say something', "There's a sentence you're waiting for, then."],
          ["I'd notice one day I'd stopped", 'Maybe it ends without anybody announcing it.'],
          ["I wouldn't. I'd wait for the next thing", "Then it may not be that which you're waiting for."],
        ],
      },
      {
        asks: 'cost',
        ask: "What's on hold meanwhile?",
        plain: "While you wait, what doesn't happen?",
        options: [
          ['One decision, and whatever comes after', 'So one thing is holding up a whole row.'],
          ['The nice things, mostly', 'The nice things come afterwards, and afterwards keeps moving.'],
          ['Me, more or less', "So it's you that's on hold."],
        ],
      },
      {
        asks: 'view',
        ask: "Who knows that you're waiting?",
        plain: "Who've you told that you're waiting for that?",
        options: [
          ['The one who could end it, I think', 'They know, or you think they do.'],
          ["Everybody who's listened to me lately", "So it's no secret, and you're still waiting."],
          ["Nobody. There's been no sign from me", "It could be that they've no idea there's a wait."],
        ],
      },
    ],
    open: "how long you'll give it",
    style: 'give things time',
    label: 'Gives it time',
    mood: 'Waiting, and keeping count.',
  },
  onceday: {
    cues: '{we/it/he/she/they/things} used to {be/have/do/go/talk/laugh/sit/love/come/say/make/play/cook/tell}|i used to {be/love/enjoy/like/have/laugh/feel}|there was a time|there was this one {time/day/evening/night}|that one {time/day/evening/night}|one time {he/she/they/we/i}|back then|in the beginning|at the {beginning/start}|when we {first/met/were first}|the old days|that summer|we laughed|laughed {until/till/so}|the best {day/night/evening/week}|the happiest|good times|for once|the only time|last time it was good|the last good|remember when we|{we/he/she/they/i/it/there} used to *|she was so different|he was so different|like the old',
    heard: [],
    questions: [
      {
        asks: 'exception',
        ask: 'What was different then?',
        plain: "What was there then that isn't now?",
        options: [
          ['There was time', 'There was time, and maybe the rest came with it.'],
          ['Nobody was trying to get it right', 'It worked while nobody was trying.'],
          ['I was different', 'So you put the difference in yourself.'],
        ],
      },
      {
        asks: 'want',
        ask: 'Which bit of that would you fetch back first?',
        plain: 'If one part of it could come back, which?',
        options: [
          ['The laughing', 'Laughing first, ahead of anything serious.'],
          ['Something tiny, like the walk home', "A tiny thing is what you'd fetch."],
          ['How sure I was', 'Being sure, more than whatever you were sure of.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did you notice it had changed?',
        plain: 'When did it stop being like that?',
        options: [
          ["Slowly. I couldn't name a day", "No day to point at, so it's hard to complain about."],
          ['From one day to the next', "So there's a clear before and after."],
          ["Sooner than I've let on", 'It had stopped before you let yourself see.'],
        ],
      },
    ],
    open: 'how much of that could come back',
    style: "know what it's like when it's good",
    label: 'Remembers the good version',
    mood: 'Knowing it can be different.',
  },
  small: {
    cues: 'i {like/love} {how/when/that/the way} {he/she/they/we}|every {morning/evening/night/sunday/saturday/friday} {we/he/she/they}|on {sundays/saturdays/fridays} {we/he/she/they}|{sunday/saturday} {mornings/breakfast}|{makes/made/brings/brought} me {tea/coffee/a tea/a coffee/breakfast/laugh}|our {coffee/walk/walks/little/joke/song/bench}|{the/those} {little/small} things|inside joke*|{holds/held} my hand|{sings/hums/sing/hum} in the|leaves me {a note/notes}|saves me the|{texts/messages} me {every/good}|{says/say} {goodnight/good night/good morning}|on the {sofa/couch} together|{cook/watch/walk/sit/eat} together|we {just/always} {sit/watch/walk/cook}|we {have/had/drink/make} {tea/coffee} {together/every}|{saves/leaves} me the|falls asleep on|our sunday|our friday|our saturday|our morning',
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'What does that give you?',
        plain: 'What would be missing without it?',
        options: [
          ['For a moment nobody has to be anything', 'A moment where nobody has to be anything.'],
          ["It tells me we're still all right", 'As long as that happens, something still holds.'],
          ["It's nearly all that's left", 'So a lot hangs on something small.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did that last happen?',
        plain: 'What was the last time like?',
        options: [
          ['This week', "So it's still there, this very week."],
          ['A while ago, and I noticed', "It's been a while, and it hasn't gone unnoticed."],
          ["I couldn't say. It may have stopped", "It might've stopped without anybody saying so."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows how much you like that?',
        plain: "Who've you told that it matters to you?",
        options: [
          ['The one I share it with', 'So two of you look after it.'],
          ["Nobody. It's too small to mention", 'Too small to mention, and here it is all the same.'],
          ["I've not said. It'd sound like too little", "Perhaps you've wondered yourself if it's enough."],
        ],
      },
    ],
    open: 'what else there is besides the small good things',
    style: 'notice small things',
    label: 'Notices small good things',
    mood: 'One small good thing in it.',
  },
  gone: {
    cues: "my * died|my * has died|{mum/mom/dad/he/she/they/wife/husband/brother/sister/son/daughter/friend/dog/cat/gran/grandma/grandpa/grandad/father/mother/baby} died|{since/when/after/before} * died|just died|died {in/last/on/when/before/and/of/at}|passed away|has passed|{he's/she's/they're/it's/is/are/was} gone|{not/isn't/aren't/wasn't} {there/here} {any more/anymore}|moved {away/out/abroad}|{he/she/they/wife/husband/boyfriend/girlfriend/partner} left {me/us}|walked out on|broke up|split up|we've split|it's over between|when it ended|empty {chair/room/house/bed/side/place/desk}|{his/her/their} {chair/room/side of the bed/toothbrush/coat/number/voicemail} {is/is still/'s still}|closed down|sold the house|lost {him/her/them}|lost my {mum/mom/dad/mother/father/brother/sister/wife/husband/son/daughter/friend/dog/cat/job/baby}|the funeral|never coming back|won't come back|since {he/she/they} {left/died/went/moved}|{he/she/they/it} won't be there|there's {nothing/nobody} {there/left}|it's just me now|{he's/she's} not {here/there}|taken away|closed {its/the} doors|we {broke/split} up|{he/she} isn't {here/there}|gave {him/her/it} up|the ashes|{his/her} grave",
    avoid: ['step', 'scale'],
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'When do you notice it most?',
        plain: 'What time of day is it strongest?',
        options: [
          ['At the hour when something used to happen', 'By the clock, then, at its old hour.'],
          ["When I've got something to tell", "There's something to tell, and nowhere to take it."],
          ["When I'm having a good time", 'Right in the good moments, then.'],
        ],
      },
      {
        asks: 'want',
        ask: 'What of it is still there?',
        plain: 'What have you kept?',
        options: [
          ["A thing I can't move yet", 'Something stays where it is, for now.'],
          ['The way I do certain things', 'Some of it goes on in how you do things.'],
          ['The arguments. I still have them', "So you're still talking, even if it's arguing."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would be hard to lose on top of that?',
        plain: "What of it could still go, that you'd mind?",
        options: [
          ['A voice, a smell, the details', "The details are what you're guarding."],
          ['The people who came with it', 'Then other people hang on it, too.'],
          ["The ache. It's what I've got left", "Even the ache is something you'd rather keep."],
        ],
      },
    ],
    open: 'what of it stays with you',
    style: "know exactly what isn't there",
    label: "Keeps what's left",
    mood: "There's a gap where it was.",
  },
  miss: {
    cues: "i miss|i still miss|i do miss|i'm missing {him/her/them/us/it}|missing {him/her/them}|miss {him/her/them/us} so|miss {how/being/having/when}|i wish {we/i/he/she/they} still|wish {he/she/they/it} {was/were} {still/here/back}|wish i could still|homesick|i long for|longing for|i'd give anything|want {him/her/them/that/it/us} back|not the same without|i {want/wish i had} {my/our} {old/mum/mom/dad}|wish {he/she} was|i still reach for|the way {it/things/we} {was/were}|i want {it/us} {back/how it was/like before}",
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'With one hour of it back, what would you pick?',
        plain: 'For one hour, which bit would you choose?',
        options: [
          ['Nothing much. Just sitting there', 'Just sitting there, nothing more.'],
          ['Who I was in it', "So it's partly yourself you miss."],
          ['A chance to do it better', "You'd use the hour for something that was left undone."],
        ],
      },
      {
        asks: 'moment',
        ask: 'What brings that up?',
        plain: 'What sets it off, usually?',
        options: [
          ['A song, a smell, a street', 'It comes by way of small things, unannounced.'],
          ['Good news', "Good news comes, and something's short."],
          ["Being with the people I've got now", "So it's strongest in company."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows you miss that?',
        plain: "Who've you said that to?",
        options: [
          ['Somebody who misses it too', 'So somebody shares it with you.'],
          ["People think I'm past it", "They think it's behind you, and it isn't."],
          ["Nobody. I'm not supposed to miss it", "You're not supposed to miss it, and you do."],
        ],
      },
    ],
    open: 'what you do with the missing',
    style: "know what you'd like back",
    label: 'Still attached',
    mood: 'Missing it, and saying so.',
  },
  afraidof: {
    cues: "i'm {so/just/really/more/actually} {scared/afraid/frightened/terrified}|i'm {scared/afraid/frightened/terrified/petrified/nervous/anxious}|i am {scared/afraid/terrified}|i was {scared/afraid/terrified}|{scared/afraid/frightened/terrified} {that/of/to/i'll/i will/he'll/she'll/they'll/it'll}|{it/that} {scares/frightens/terrifies} me|{i'm/i am} worried|i worry|worried {that/about/it'll/he'll/she'll}|what if {i/he/she/they/it/we/the/my/nobody/something}|i dread|dreading|{my/the} {biggest/worst} fear|i fear|i panic|my fear|i'm dreading|can't stop worrying|{he/she/they} might {leave/die/never/hate/find out}|if {he/she/they} {find/finds/found} out|what happens {if/when}|in case {he/she/they/i/it}",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'fear',
        ask: 'If that happened, what would you lose first?',
        plain: "Suppose it comes true. What's the worst of it?",
        options: [
          ['My peace of mind', 'Peace of mind would be the first to go.'],
          ["Somebody's good opinion of me", "So somebody's good opinion is at stake."],
          ['The story I tell about myself', "You'd have to tell your own story differently."],
        ],
      },
      {
        asks: 'exception',
        ask: "When's the fear smaller?",
        plain: 'When does it leave you alone for a bit?',
        options: [
          ['When my hands are busy', 'With busy hands, it gets smaller.'],
          ["When somebody's there", "Company helps, even if nothing's solved."],
          ['When I refuse to look at it', "It's small while you look away, and then it's waited."],
        ],
      },
      {
        asks: 'view',
        ask: 'Where do you know that fear from?',
        plain: 'What does it remind you of?',
        options: [
          ["Nowhere. I've just got a vivid head", "None of it's happened yet, and it's vivid all the same."],
          ['Something like it, years ago', "So it isn't from nowhere. Something like it did happen."],
          ["It's already started, I think", "Maybe it's less about what's coming than about looking."],
        ],
      },
    ],
    open: 'how likely that really is',
    style: 'think ahead to what could go wrong',
    label: 'Sees what might come',
    mood: 'Uneasy, and looking at it.',
  },
  becoming: {
    cues: "{turning/turn/turned} into {my/him/her/them/someone/somebody/a person/the kind}|{becoming/become} {like my/like him/like her/like them/my mother/my father/my mum/my mom/my dad/someone i/somebody i/a person i/the person}|just like my {mother/father/mum/mom/dad/parents/brother/sister}|i'm just like {him/her/them}|{sound/sounded/look/talk} like my {mother/father/mum/mom/dad}|i {heard/hear} my {mother/father/mum/mom/dad}|{his/her} voice came out|{end/ended/ending} up like {him/her/my/them/that}|{who/what} {i'm becoming/i've become/have i become}|{don't/didn't} {recognise/recognize} myself|don't know who i am any|runs in the family|the person i {was/used to be}|same mistakes|{i've/i have} become|{i'm/i am} becoming|my {mother's/father's/mum's/mom's/dad's} {voice/face/words/temper/hands}|the same as {him/her/my}|as bad as {him/her/my}|exactly like {him/her/my}|like {him/her} after all|i used to be {nice/kind/fun/patient}",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'When did you last catch yourself at that?',
        plain: 'When did you notice it in yourself?',
        options: [
          ['In a sentence that came out of me', 'A sentence came out, and you heard it.'],
          ['On my own, just passing a mirror', 'Nobody else there, just you and a mirror.'],
          ['In how somebody looked at me', "You saw it in somebody else's face first."],
        ],
      },
      {
        asks: 'exception',
        ask: 'Where are you clearly different?',
        plain: "What do you do that doesn't fit that?",
        options: [
          ["I notice it. That's something", "You notice, and maybe that's one difference."],
          ['I say sorry afterwards', "There's a sorry afterwards. That may be where it differs."],
          ["I'm not sure I am", "You're not sure, so the worry has room."],
        ],
      },
      {
        asks: 'view',
        ask: 'What do you see now about how people get like that?',
        plain: 'What might make a person that way?',
        options: [
          ['Too tired, for too long', 'Maybe it was tiredness, and it looked like something else.'],
          ['Nobody ever stopped them', "So somebody saying stop might've counted for something."],
          ['It hurts less than the other way', 'Perhaps you know by now what it spares a person.'],
        ],
      },
    ],
    open: "which of that you'd keep, and which not",
    style: "keep an eye on who you're becoming",
    label: "Watches who they're becoming",
    mood: 'Keeping an eye on yourself.',
  },
  compare: {
    cues: "{others/other people/everyone else/everybody else/the others} {manage/manages/can/cope/copes/seem/seems/get/gets/have/has/do it/does it}|my {sister/brother/cousin/friend/twin/colleague/neighbour/neighbor} {has/manages/managed/got a/got the/earns/never had}|my friends {have/are all/all have}|{better/more/happier/faster/smarter/younger/prettier} than {me/i am/mine}|ahead of me|left behind|{falling/fallen/far} behind|compared {to/with}|compar* myself|people my age|{everyone/everybody} my age|other {mums/moms/mothers/dads/parents/couples/families/women/men}|half my age|why can't i {be like/have that/do that/manage/cope}|why can {he/she/they/everyone}|{easier/easy} for {them/him/her}|they've all got|has it all|jealous|envy|envious|everyone else's|all my friends {have/are}|she has it|{behind/below} everyone|{they're/everyone's} all {married/settled/having}|the only one {without/who isn't/who hasn't/still}|why not me|instead of me",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'view',
        ask: "What don't you get to see of theirs?",
        plain: 'What might be going on there that nobody shows?',
        options: [
          ['What it costs them, probably', "There may be a cost, and it isn't on show."],
          ['Nothing. They do have it easier', "Then it isn't in your head. They do have it easier."],
          [
            "I don't look too closely. It suits me",
            "Maybe comparing gives you something, too, and you've noticed.",
          ],
        ],
      },
      {
        asks: 'want',
        ask: 'Which part of theirs would you take?',
        plain: "If you could have one thing they've got, which?",
        options: [
          ['How easy it looks', "It's the ease you'd take, more than the thing."],
          ["Less than I'd have thought", "Less than you'd have thought, piece by piece."],
          ['The way people look at them', "So it's the looks they get."],
        ],
      },
      {
        asks: 'moment',
        ask: 'When did you start measuring?',
        plain: 'When did it turn into a race?',
        options: [
          ['At home, early on', 'Early on, before you had any say in it.'],
          ["Lately, since I've been stuck", 'So it started about when you got stuck.'],
          ['When I began to lose', "Maybe it wasn't a race until you were behind."],
        ],
      },
    ],
    open: "what you'd want with nobody to measure it against",
    style: 'look at how others are doing',
    label: 'Looks at others, too',
    mood: 'Looking sideways a little.',
  },
  numb: {
    cues: "{felt/feel/feeling} nothing|{don't/didn't/can't/couldn't} feel {anything/a thing}|numb|{feel/felt} {empty/flat/blank/dead}|empty inside|{don't/doesn't/didn't} care {any more/anymore}|i don't {even care/really care}|stopped caring|couldn't care less|going through the motions|autopilot|{can't/couldn't/didn't/haven't/don't even} {cry/cried}|nothing excites|{not/wasn't} {even excited/even sad/even happy}|like a robot|indifferent|just existing|just functioning|i just function|{didn't/don't} even {cry/feel}|like it's happening to someone|watching myself",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'exception',
        ask: "What's the last thing that got through to you?",
        plain: 'When did you last feel something, even small?',
        options: [
          ['Something silly, a film or an animal', 'Something silly got through.'],
          ['Writing this, a bit', 'Something moved a little just now, then.'],
          ['Somebody being unkind', 'It took something unkind to get through.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What would you have expected to feel?',
        plain: "What would people think you'd feel there?",
        options: [
          ['Sad, I suppose', "Sad was due, and it didn't come."],
          ['Glad, like everybody else', 'Everybody was glad, and you stood next to it.'],
          ['Not much. It was over long before', 'Maybe it was over before anybody called it that.'],
        ],
      },
      {
        asks: 'fear',
        ask: 'If a feeling came, which would it be?',
        plain: "What might be underneath, if it wasn't so flat?",
        options: [
          ['Crying, and a lot of it', 'There may be a lot of crying waiting its turn.'],
          ['Some kind of relief', "Relief might be under there. You'd know what about."],
          ['Anger, and not a little', "Maybe it's flat because it wouldn't stay small."],
        ],
      },
    ],
    open: "what's under the flatness",
    style: 'keep going when little gets through',
    label: 'Keeps going regardless',
    mood: 'Flat, for the moment.',
  },
  tired: {
    cues: "exhausted|{so/too/just/always/bone} tired|{i'm/im/i am} tired|tired of|{worn/wiped} out|worn down|run down|burnt out|burned out|knackered|shattered|drained|no {energy/strength}|{can't/cannot} {any more/anymore}|can't do {this/it} {any more/anymore}|i can't {keep/go on like/cope|running on empty|end of my {rope/tether}|too much for me|overwhelmed|i'm drowning|can't take {it/any more/this}|i've had enough|nothing left to give|no battery|sleep for a week|{i've/i have} nothing left|my battery|can't keep {up/this up/doing this/going}|dead on my feet|on my last legs|worn me out|wears me out|it's wearing me",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'exception',
        ask: 'What was the last thing you had strength for?',
        plain: 'When did you last have some energy, and for what?',
        options: [
          ["Something I'd picked myself", "Something you'd picked yourself. There was strength for that."],
          ['Getting everybody else through the day', "It went into everybody else's day."],
          ["I can't remember, and that worries me", "You can't remember, and you've noticed that you can't."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would you put down first, for a week?',
        plain: 'If you could drop one thing, which?',
        options: [
          ['Being reachable', 'A week of not being reachable.'],
          ["The thinking. The doing's not so bad", "It's the thinking that wears you out."],
          ['Somebody, not something', "It isn't a thing you'd put down, it's somebody."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who sees how tired you are?',
        plain: "Who'd say you look worn out?",
        options: [
          ['Somebody did, and I waved it off', 'Somebody saw it, and got waved off.'],
          ["Nobody. It waits till I'm home", 'So it only comes out behind your own door.'],
          ['They see it, and they still ask', 'They see it, and the asking goes on.'],
        ],
      },
    ],
    open: 'what could be put down',
    style: 'keep going on little strength',
    label: "Runs on what's left",
    mood: 'Tired, and saying so.',
  },
  body: {
    cues: "{can't/couldn't/don't/didn't/can hardly/barely} sleep|not sleeping|no sleep|{lie/lying/lay/wide} awake|awake at|{wake/woke/waking} up at|{2/3/4}am|{2/3/4} am|three in the morning|middle of the night|all night|{my/in the} stomach|knot in|my chest|my heart {races/raced/is racing/was racing/pounds/pounded/was pounding}|heart racing|i was {shaking/trembling}|{hands/legs} {shake/shook/shaking/were shaking}|{feel/felt} sick|sick to my|i threw up|i {cried/cry/was crying/sobbed/start crying/started crying/burst into tears}|{cried/crying} {in/all/on/at/every}|{can't/couldn't} {breathe/eat/swallow}|lump in my throat|migraine*|headaches|sat in {the/my} {car/bathroom}|clench*|my {jaw/neck/throat/shoulders/skin}|{put on/lost} weight|{tight/tightness} in|i can't stop crying|i just {cry/cried}|nightmare*|palpitations|lie there|i shake|in the {shower/car} and {cry/cried}|panic attack*",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'What had happened just before?',
        plain: 'What came right before that?',
        options: [
          ['Nothing I could point to', 'Nothing you could point to, and the body had noticed something.'],
          ['A name on my phone', 'Just a name, and that was enough.'],
          ["I'd told somebody it's fine", "'Fine', you'd said, and then your body answered."],
        ],
      },
      {
        asks: 'fear',
        ask: 'Which thought goes with it?',
        plain: "What's running through your head meanwhile?",
        options: [
          ['The same few sentences', 'The same few sentences, round and round.'],
          ["All I've got to do tomorrow", "So tomorrow's already in there with you."],
          ['That nobody must notice', "Even then you're making sure nobody sees."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When does your body leave you in peace?',
        plain: 'When is your body calmer?',
        options: [
          ["When I'm walking", "It's quieter while you're walking."],
          ['Next to somebody who wants nothing from me', 'Beside somebody who wants nothing, it rests.'],
          ["When certain people aren't around", "So it depends on who's around."],
        ],
      },
    ],
    open: "what your body's reacting to",
    style: 'feel a thing in the body as well',
    label: 'Feels it in the body',
    mood: "Your body's noticed, too.",
  },
  anger: {
    cues: "furious|{so/still/really/just/too} angry|{i'm/im/i am/i was/i got/i get} {angry/mad/livid/cross}|{makes/made} me {angry/mad/so mad/cross}|could {scream/have screamed}|want* to scream|rage|resent*|livid|fuming|seething|i hate {him/her/them/it/that/how/when/this}|can't stand {him/her/them/it/that/the}|{drives/driving/drove} me {mad/crazy/nuts/up the wall}|pissed|{pisses/pissed} me off|infuriat*|{my/the} blood boil*|fed up|sick of {it/him/her/them/this/being/the}|{want/wanted} to {throw/smash/hit/punch}|had it with|bitter about|it {boils/makes my}|{makes/made} me want to {scream/throw/hit/shout}|{i/i'd} want to {scream/shout}|how dare {he/she/they}|the nerve|i'm raging|spitting|hate that {he/she/they/i}|{annoys/annoyed} me|gets on my nerves|wind* me up|{can't/couldn't/never/won't} forgive",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: "If you'd let it out, what would've come?",
        plain: 'If nobody could be hurt, what would you shout?',
        options: [
          ['One sentence, quite loud', "One sentence, quite loud, and maybe that'd be it."],
          ['Tears, probably', 'So there may be as much sadness in it as shouting.'],
          ["Things I'd mean", "You'd mean them, and that's the risk."],
        ],
      },
      {
        asks: 'cost',
        ask: 'Where does that anger go?',
        plain: 'What do you do with it?',
        options: [
          ['Into cleaning, running, driving too fast', 'So it goes into your arms and legs.'],
          ['Into being extra polite', 'From outside it looks like manners.'],
          ["Onto somebody who hasn't earned it", "Somebody gets it who isn't meant."],
        ],
      },
      {
        asks: 'view',
        ask: "Who knows you're that angry?",
        plain: "Who's seen you like that?",
        options: [
          ["Whoever's nearest", 'The nearest one sees it, meant or not.'],
          ["Nobody. I'm known as the calm one", "You're the calm one, as far as anybody knows."],
          ["Everyone but the one it's about", "They've no idea, then, and everybody else has."],
        ],
      },
    ],
    open: 'what would have to be said for it to ease',
    style: "don't shrug it off",
    label: 'Minds, and knows it',
    mood: 'Cross, and not hiding it.',
  },
  unfair: {
    cues: "{not/isn't/it's not/wasn't} fair|{it's/so/that's/is/feels/felt/seems} unfair|i do {everything/it all/all the/all of it/most of/the cooking/the cleaning}|i'm {doing/the one doing} {everything/it all/all the}|i'm always the one|it's always me|why is it always me|why do i always {have to/end up doing/do the}|{he/she/they} never {does/do/did/help/helps/helped/lift/lifts/thank/thanks/offer/offers/cook/cooks/clean/cleans/pay/pays/come/comes}|{doesn't/don't/didn't} lift a finger|{gets/got} away with|{take/takes/took/taken} {me/it} for granted|taken for granted|{takes/taking} advantage|{he's/she's/they're/just} using me|never says {thanks/thank you}|not even a thank*|one-sided|one sided|all the work|after {everything/all} i've done|double standard*|while {he/she} {sits/watches/sleeps/plays}|and i'm the one|i end up {doing/paying/apologising/cleaning}|left me to|i'm left with|{he/she/they} just {sits/sit/watches}|{he/she/they} {gets/get} to {be/go/sleep/have}|never {says/said} thank*|without even asking",
    of: 'others',
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'What would be fair, roughly?',
        plain: 'If it was shared out right, what would change first?',
        options: [
          ['Half each, and I mean half', 'Half each, and really half.'],
          ['A thank you would do a lot', "A thank you, and it'd already weigh less."],
          ['That they feel it for once', "You'd like them to know what it's like from inside."],
        ],
      },
      {
        asks: 'exception',
        ask: 'When did you last say no to it?',
        plain: 'When did you last just leave it?',
        options: [
          ['Once, and there was trouble', 'You did once, and it cost something.'],
          ['I say it under my breath', 'It gets said, only not so that anybody hears.'],
          ["Never. I'd rather be cross than ask", 'Being cross is hard work, and still easier than asking.'],
        ],
      },
      {
        asks: 'view',
        ask: 'What do they think you do it for?',
        plain: 'Why is it you, if you ask them?',
        options: [
          ['Because I like it', 'They may think you like it.'],
          ["They've never thought about it", 'It might never have crossed their mind.'],
          ['Because I let them', 'So you see your own hand in it, a little.'],
        ],
      },
    ],
    open: 'what would make it fair',
    style: 'see who does what',
    label: 'Sees who does what',
    mood: "Uneven, and you've noticed.",
  },
  torn: {
    cues: "{part/half/one side/a bit} of me|the other {half/part/side} of me|i'm torn|torn between|{in/of} two minds|on the {one/other} hand|on one hand|at the same time i|{want/wanted} both|both at {once/the same time}|can't choose|{keep/keeps} changing my mind|back and forth|mixed feelings|i do and i don't|want to and i don't|and i don't want to|love {him/her/it/them} but|yes and no|whichever {way/one} i|either way i|then again|i love {him/her/it/them} and|but i also|also don't want|as much as i {love/want/hate}|can't decide|can't make up my mind|undecided",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'Which side is up first in the morning?',
        plain: 'When you wake up, which of the two is there?',
        options: [
          ['The one that wants it', "In the morning it's the wanting."],
          ["The one that's afraid", "So the fear's up first."],
          ["The one I don't tell people about", 'The first one up is the one nobody gets to hear.'],
        ],
      },
      {
        asks: 'view',
        ask: 'Which side would your friends back?',
        plain: 'If people close to you voted, which side would win?',
        options: [
          ['The sensible one', 'The sensible side would win that vote.'],
          ["The one I'd be happier with", "They'd vote for you being happier, you think."],
          ["They've only heard one of them", "Then only one side's had a hearing."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What does it cost to stay in between?',
        plain: 'What does not choosing take from you?',
        options: [
          ['Sleep, and the same talk every week', 'It costs you sleep, and the same talk again.'],
          ['Less than choosing would', 'So in between is still the cheaper place.'],
          ["It's being settled without me, bit by bit", 'It may be getting decided while you weigh it.'],
        ],
      },
    ],
    open: 'which side gets the last word',
    style: 'can feel both sides of it',
    label: 'Sees both sides',
    mood: 'Two sides, both still talking.',
  },
  notyet: {
    cues: "{keep/kept/been/keeps} putting {it/this/that/things} off|putting it off|put it off|putting off|procrastinat*|not yet|can't {start/get started/begin}|haven't {started/begun/got round to/gotten around to}|can't bring myself|couldn't bring myself|never get {round/around} to|{i'll/i will} do it {tomorrow/later/next}|someday|some day|one of these days|when i have time|{i'm/am/was} not ready|not ready {to/for}|stalling|dragging my feet|i avoid|i've been avoiding|avoiding {it/him/her/them/the}|i still haven't|i keep {meaning/planning} to|always find {a reason/an excuse/something else}|finding {reasons/excuses}|can't face|couldn't face|i can't make myself|{keep/kept} {meaning/saying i'll/telling myself}|{one/some} day i'll|when the time's right|the right {time/moment}|i find {a reason/excuses}|always something comes up|not today|i chickened out|bottled it",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do instead?',
        plain: 'When you meant to, what did you end up doing?',
        options: [
          ['Something useful nobody asked for', 'Something useful, so it hardly looks like putting off.'],
          ['I think about it, which feels like doing', 'Thinking it over may tire you as much as doing it.'],
          ['My phone, and I hate that', 'The phone, and then a telling-off.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What would be real once you'd started?",
        plain: "If you'd begun, what couldn't you pretend any more?",
        options: [
          ["That it's smaller than I've made it", 'You half expect it to be smaller.'],
          ["That there's no going back", 'Then starting is already the deciding, for you.'],
          ['That it could go wrong', "As long as it hasn't begun, it hasn't gone wrong."],
        ],
      },
      {
        asks: 'step',
        ask: "Which bit of it wouldn't you mind?",
        plain: 'What part of it could you do half asleep?',
        options: [
          ['Just looking at it, no more', 'Just a look, and nothing after it.'],
          ["Telling somebody I've not done it", 'Telling somebody, before doing anything.'],
          ["None of it. I don't want to", "Maybe it isn't 'not yet', then. Maybe it's 'no'."],
        ],
      },
    ],
    open: "whether it's 'not yet' or 'no'",
    style: 'wait until you can face a thing',
    label: "Waits till it's bearable",
    mood: 'Not yet, for now.',
  },
  rule: {
    cues: "in {our/my} {family/house/culture/religion}|where i come from|i was {taught/raised/brought up}|{raised/brought up} to|my {mother/father/mum/mom/dad/gran/grandmother/grandfather/parents} always said|we {don't/never} {cry/complain/ask for help/do that/air/make a fuss/give up/quit/talk back}|i {promised/swore/vowed}|i've promised|promised {myself/him/her/them/my/dad/mum/mom}|swore i'd {never/always}|a promise|gave my word|my word|on principle|my principle*|i {don't/never} break|that's {just how we/how we/how it's done/not what we}|i said i'd never|i would never be|i'd never be|my {faith/religion}|{you/one} just {don't/doesn't} do that|you don't do that|we're not {the kind/a family/people} *|we just don't {do/talk about}|i always said i'd|told myself i'd never|swore to myself|made me promise|{he/she} made me promise|the promise|i don't believe in",
    heard: [],
    questions: [
      {
        asks: 'rule',
        ask: 'What was that good for, when it began?',
        plain: 'What did it protect, back then?',
        options: [
          ['It kept the peace', "It kept the peace, and maybe nobody's checked since."],
          ['It got people through a bad time', 'It got people through something. It made sense then.'],
          ['It was good for somebody else', 'So somebody else got the good of it.'],
        ],
      },
      {
        asks: 'fear',
        ask: "What happens if it's broken?",
        plain: 'If somebody went against that, what would happen?',
        options: [
          ['Not much, I suspect', "You suspect not much, and it's still in force."],
          ["It'd be held against me for years", 'For years, you think. Then it costs a lot to break.'],
          ["I don't know. Nobody's dared", 'So nobody knows what would happen.'],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd be let down without it?",
        plain: "If you let that go, who'd mind?",
        options: [
          ["Somebody who can't be asked any more", "They can't be asked, which makes it hard to change."],
          [
            'Nobody. I may be the last one keeping it',
            "Perhaps you're keeping it for people who've let it go.",
          ],
          ["The person I said I'd be", "You'd be breaking it with yourself first."],
        ],
      },
    ],
    open: 'which part of that rule is still yours',
    style: 'hold to what you once took on',
    label: 'Keeps to their word',
    mood: 'Holding to an old rule.',
  },
  proof: {
    cues: "{it/that/this} {would/will/could} {prove/confirm}|{it/that/this} {would/will/could} {mean/show} {i/i'm/i've/i was/that i/that i'm/he/she/they/everyone}|{it'd/that'd} {prove/show}|{it'd/that'd} mean {i/i'm/that i/they/he/she}|{proves/proved} {that/i'm/i/he/she/they/what}|prove {myself/to/him/her/them/it to}|{it/that} means {i'm/i am/that i/i don't/i never/i wasn't/i didn't}|mean* that {i'm/i am/i don't/i never}|then i'd {know/be}|{he/she/they} {was/were} right {about me/all along}|that makes me {a/the/just/no}|{what/something} does {that/it} {make/say about} me|what {that/it} says about me|show {everyone/them/him/her} that|if i {fail/failed/gave up/give up now}|{not/wasn't/never/isn't} {good enough/enough for}|i'm not enough|i'd be {just/the one who/a failure/no better}|means i'm|i'd have failed|i've failed|proves i|what kind of {mother/father/mum/mom/dad/daughter/son/person/friend/wife/husband}|shows {that i/i'm/how little}|wasted my|all for nothing",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'rule',
        ask: 'Who made that the test?',
        plain: "Who says that's what it would show?",
        options: [
          ['Anybody would see it like that', "'Anybody', you say. Maybe one face comes to mind."],
          ['Somebody I wanted to impress', "There's somebody you wanted to impress, then."],
          ['I did, and I never pass', "You set it, and you don't let yourself pass."],
        ],
      },
      {
        asks: 'exception',
        ask: 'What else could it mean?',
        plain: "What's another way to read it?",
        options: [
          ['That it was hard, full stop', 'Just that it was hard. That might be reason enough.'],
          ['That I want something different', "Maybe it's about what you want, not what you're worth."],
          ["I can't see anything else", "Only one meaning so far, and it's a hard one."],
        ],
      },
      {
        asks: 'fear',
        ask: "Suppose it's so. What would change tomorrow?",
        plain: 'If it was true, what would be different in the morning?',
        options: [
          ["Not much. I'd get up as usual", 'The same morning, then, and the same you.'],
          ['I could stop trying so hard', "There'd be something restful in it."],
          ["I couldn't look certain people in the eye", 'So there are certain eyes in this.'],
        ],
      },
    ],
    open: 'what it would really say about you',
    style: 'ask what a thing says about you',
    label: 'Asks what it means',
    mood: 'Feels a bit like a test.',
  },
  ownstep: {
    cues: "i want to {call/ring/phone/tell/ask/write to/text/talk to} {him/her/them/my}|{i could/i can/i'll/i will/maybe i'll/maybe i could/i might/i'm going to/i'm gonna} {call/ring/phone/tell/ask/write/text/email/talk to/try/say/book/look/start/stop/send/speak/visit/bring/show/go and/sit/invite/offer/cancel}|{maybe/perhaps} {i'll/i could/i should/i can}|{tomorrow/tonight} {i'll/i will/i'm going/i could}|i'll {just/try/do it}|on {monday/tuesday/wednesday/thursday/friday/saturday/sunday} i|this weekend i|next time {i'll/i/he/she/they}|i'm thinking of|my plan is|i plan to|i've made an appointment|what i could do|start with|i suppose i could|i guess i could|could always {ask/call/ring/tell/write}|i'd like to {ask/tell/try/write/call}|first thing {tomorrow/monday}",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'What would the first minute be like?',
        plain: 'How would it begin, exactly?',
        options: [
          ['One sentence, said quickly', "One sentence, and it's out."],
          ["I'd stand there a while first", "A while first, and that's part of it."],
          ["I'd find a reason for later", "You know already how you'd get out of it."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What could stop you on the way?',
        plain: 'What might get in between?',
        options: [
          ['An ordinary busy day', "It wouldn't take more than a busy day."],
          ['Somebody being nice to me', "If somebody's kind, it gets harder."],
          ['Me, at the last minute', "It's the last minute you don't trust."],
        ],
      },
      {
        asks: 'want',
        ask: 'What would be a good enough result?',
        plain: 'When would you say it was worth doing?',
        options: [
          ["That it's done, however it goes", 'Done would do, however it goes.'],
          ['That somebody hears me out', "Being heard to the end, before anything's solved."],
          ['That it stops going round', "Perhaps it's mostly quiet you're after."],
        ],
      },
    ],
    open: 'how that goes',
    style: 'have something in mind that you could do',
    label: 'Has something in mind',
    mood: 'Something in mind.',
  },
  condition: {
    cues: "if only {he/she/they/it/we/there/someone/somebody}|if {he'd/she'd/they'd} {only/just/ever/say/ask/once/listen/help/stop/come/tell}|if {he/she/they} {would/only/just/could/said/asked/stopped/listened/helped}|{i would/i'd go/i'd stay/i'd leave/i'd do it/i'd say yes/i'd try/i'd tell/i'd stop} if|as long as|only if|unless {he/she/they/i/it/we/something/someone}|on condition|{it'd/it would/would} be {fine/okay/ok/different/easier/enough} if|if it {wasn't/weren't} for|if i had {more/the/enough/a}|if i {was/were} {younger/older/richer/single/braver/sure}|if i knew|if there was|if i could {just/only}|if someone {would/else/just}|if there were|provided|depends {on/if/whether}|the condition|only when {he/she/they}",
    heard: [],
    questions: [
      {
        asks: 'exception',
        ask: 'Which part of that could really happen?',
        plain: "How much of that 'if' is likely?",
        options: [
          ['Half of it, with luck', 'Half of it, then. You may know which half.'],
          ['All of it, if somebody asked', 'So it may hang on somebody asking.'],
          ["None. That's how it stays an 'if'", "An 'if' that can't happen leaves everything where it is."],
        ],
      },
      {
        asks: 'view',
        ask: "Who's heard you say that?",
        plain: "Who've you said that condition to?",
        options: [
          ["Whoever needs to. They've heard it often", "They've heard it, so it isn't a matter of telling."],
          ['Somebody, but not the one who matters', "It's been said, only not where it counts."],
          ["Nobody. I'd have to ask for it", 'Saying it would mean asking.'],
        ],
      },
      {
        asks: 'step',
        ask: 'The day after it came true, what would you do?',
        plain: 'Say it happened yesterday. What would you do today?',
        options: [
          ["Just what I've said", "Then the 'if' is really all that's missing."],
          ['Sit down and breathe out', 'A long breath first.'],
          ['Hesitate, probably', "You'd still hesitate, so maybe it isn't only the 'if'."],
        ],
      },
    ],
    open: "whether that 'if' can be met",
    style: 'know what it would take',
    label: "Knows what it'd take",
    mood: "It hangs on an 'if'.",
  },
  peace: {
    cues: "{be/being} left {alone/in peace}|leave me {alone/in peace/be}|peace and quiet|{a bit of/some/a little/just/want} peace|{want/need} {some/a bit of/a little/my} quiet|a quiet {hour/evening/night/life/day/morning/weekend}|{an hour/time/an evening/a day/a weekend/a moment} {to/for/by} myself|{want/need/like} to be alone|{no/without} {fuss/drama/a fuss/any fuss/a scene}|don't want {any/a} {fuss/trouble/fight/drama/scene/argument}|{an/the} easy life|{close/shut/lock} the door|not talk to {anyone/anybody}|{switch/turn} my phone off|nobody wanting {anything/something}|some space|be by myself|on my own for {once/an hour/a bit/a day}|i need space|where nobody {needs/wants/knows/asks/can}|nobody needing|nobody needs me|just {sit/lie} there|just want {them/everyone} to stop",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'What would you do with an hour of that?',
        plain: 'One hour like that. How would you spend it?',
        options: [
          ['Nothing, and not explain it', 'Nothing, with no explaining.'],
          ['One thing, from start to finish', 'One thing, finished, with nobody calling your name.'],
          ['Cry, I think', "Maybe there's something waiting for a quiet hour."],
        ],
      },
      {
        asks: 'view',
        ask: "Who'd have to do without you meanwhile?",
        plain: "If you took it, who'd notice first?",
        options: [
          ["Somebody who'd manage fine", "They'd manage, and you'd have had your hour."],
          ["Somebody who'd take it personally", 'So an hour for you sounds like a no to somebody.'],
          ["Nobody, and I'm not sure I like that", 'Nobody would notice, and that stings a bit.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When was it last quiet around you?',
        plain: 'When did you last have that sort of quiet?',
        options: [
          ['In the car, before going in', 'A few minutes, parked, before the door.'],
          ['Late, when I should be asleep', 'So you take it out of your sleep.'],
          ['When I was ill, and had an excuse', 'It took being ill to be allowed it.'],
        ],
      },
    ],
    open: 'where some quiet could come from',
    style: 'need some quiet',
    label: 'Needs a quiet hour',
    mood: 'Wanting some quiet.',
  },
  helpme: {
    cues: "my {friend/best friend/sister/brother/mum/mom/dad/wife/husband/partner/aunt/uncle/cousin/neighbour/neighbor/colleague/boss/gran/daughter/son} {helps/helped/understands/gets it/gets me/listens/listened/came over/came round/stood by/was there/is there/has been great}|{he/she} {understands/gets it/gets me/really listens/really listened/just listens/just listened}|on my side|{has/had/have/got} my back|{stands/stood} by me|there for me|{was/been/were} so kind|really listened|thank god for|the {only one/one person/only person} who {understands/gets/listens/knows/asks/asked/helps}|someone i trust|somebody i trust|i can {talk to/ring/call} {him/her/them/my}|supportive|{supports/supported} me|{helps/helped} me|{has/she's/he's} been {great/brilliant/amazing/lovely/so good}|sat with me|just sat with me|turned up with|brought me {soup/food/dinner/flowers}|makes me feel safe|feel safe with|the only one i {told/can tell/trust/talk to}",
    heard: [],
    questions: [
      {
        asks: 'exception',
        ask: 'What is it about them that helps?',
        plain: 'What do they do that does you good?',
        options: [
          ["They don't try to fix it", "No fixing. That's what helps, then."],
          ['We end up laughing', "It gets lighter when there's laughing."],
          ["I needn't be the strong one", 'There, somebody else can be the strong one.'],
        ],
      },
      {
        asks: 'view',
        ask: "What haven't you told even them?",
        plain: "What don't they know about it yet?",
        options: [
          ['How bad it gets', 'They know of it, only not how bad.'],
          ["What I'd really like to do", 'They know the trouble, and not the wish.'],
          ['How much I need them', 'You need them, and they may not know how much.'],
        ],
      },
      {
        asks: 'step',
        ask: 'What could you ask them for?',
        plain: 'If you asked them for one thing, what would it be?',
        options: [
          ['Nothing much. Company', 'Company, and no more than that.'],
          ['What they really think', "You'd want their real opinion, and maybe you can guess it."],
          ["I don't like asking, even them", "Even there, it's the asking that's hard."],
        ],
      },
    ],
    open: 'how far you let them in',
    style: "know who's on your side",
    label: 'Has somebody close by',
    mood: 'Not quite alone with it.',
  },
  money: {
    cues: "afford|{i/we} owe|owes {me/us}|owe {him/her/them} {money/the}|debt*|{the/my/our} rent|mortgage|a loan|the loan|salary|pay rise|payrise|a raise|overdraft|{my/our/the} savings|{i'm/we're/i am} broke|{the/my/our} bills|{i/he/she} {earn/earns/make/makes} {more/less/enough/half/twice}|pay cut|money|{euros/pounds/dollars/quid}|£*|€*|$*|{lent/lend/borrow/borrowed} {him/her/them/me/from/money}|inheritance|pension|the price|costs {a/more/too}|too expensive|{£/€}* a {month/year/week}|a month short|paycheck|pay check|redundancy|council tax|invoice*|deposit|* grand|the bank",
    isWeak: true,
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'What would enough money buy you, apart from things?',
        plain: "What's the money for, underneath?",
        options: [
          ['Sleep, mainly', 'Sleep, before anything else.'],
          ['Not having to ask anyone', "Not having to ask. That's what it'd be for."],
          ['The right to say no', 'With enough of it, you could say no.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'When does the number come up?',
        plain: 'When in the day do you think of the money?',
        options: [
          ['At the till, every time', 'At the till, with people behind you.'],
          ['At night, adding up', "At night, adding up what's been added up before."],
          ['When somebody else pays', "When somebody else pays, so it's not only about how much."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who knows the real figure?',
        plain: "Who've you told how much it is?",
        options: [
          ["Somebody who's calm about it", 'So somebody calm knows.'],
          ["The bank, and that's all", 'The bank knows more than the people around you.'],
          [
            "Nobody. I've not looked properly myself",
            "You've not looked, and maybe not looking is easier to bear.",
          ],
        ],
      },
    ],
    open: 'how much of it is about money',
    style: 'have money on your mind',
    label: 'Has the money in mind',
    mood: 'Money, among other things.',
  },
  timelong: {
    cues: "for {months/years/weeks/ages/decades}|for * {years/months/weeks}|for {a/the} {long time/past/last} *|since {january/february/march/april/may/june/july/august/september/october/november/december/christmas/easter/summer/last year/last/i was/i can/school/childhood/the wedding/the move}|{all my/my whole} life|as long as i can remember|ever since|{years/months/weeks} now|{years/months/weeks} of|after * years|after all {these years/this time}|it's been {years/months/weeks/ages/a year/so long}|it's been * {years/months/weeks}|going on for|so many years|a long time|for {half/most of} my life|{day/week/month/year} after {day/week/month/year}|since {he/she/it/then/we/that} {started/began/moved/was born/got ill}|* years of *|since i can remember",
    isWeak: true,
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: "What's made it come up now?",
        plain: 'After all that time, why today?',
        options: [
          ['Something small tipped it', 'Something small was enough, after all that time.'],
          ['Somebody asked', 'Somebody asked, and it came out.'],
          ["I can see what it's taken from me", "You can see by now what it's taken."],
        ],
      },
      {
        asks: 'cost',
        ask: 'What have you got used to in that time?',
        plain: "What's normal by now that wasn't at first?",
        options: [
          ['Being careful', "You've got used to being careful."],
          ["More than I'd wish on anybody", "You wouldn't wish it on anybody, and it's become normal."],
          ['Expecting nothing', 'Expecting nothing means not being let down again.'],
        ],
      },
      {
        asks: 'fear',
        ask: "Same again in a year: what's that like?",
        plain: "If nothing changes, how's it in a year?",
        options: [
          ["I'd manage. I've had practice", "You'd manage, the way you've learnt to."],
          ["All right, in a way. It's what I know", "There's something safe in what you know."],
          ["I couldn't stand saying this again then", "You wouldn't want to be saying this again."],
        ],
      },
    ],
    open: 'how much longer it goes on',
    style: 'hold out for a long time',
    label: 'Holds out a long time',
    mood: 'A long time already.',
  },
  decided: {
    cues: "{i've/i have/already/have} decided|i decided|made {up my mind/my decision}|my mind's made up|my mind is made up|i know {exactly what i/what i want/what i'll/what i'm going to}|{i've/i have/already} signed|signed the|handed in my notice|{gave/given} notice|i've {booked/accepted/told them/bought the}|i've quit my|i quit my|so i quit|and i quit|i {said yes/accepted/turned it down}|turned it down|no going back|it's {settled/done now/final}|that's final|i'm {leaving/staying/doing it/moving out}|i'm {definitely/going to leave}|bought the ticket*|i won't {go/do/change/stay/sign/take}|i'm not {going back/changing my mind/doing it}|i'm done with|it's a no|it's a yes|i've chosen|i chose",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'When did you know?',
        plain: 'When was it settled for you?',
        options: [
          ["Before I'd thought about it", "You knew before you'd thought it through."],
          ['On a day when nothing happened', 'Nothing happened that day, and it was settled.'],
          ['When I saw I was only asking permission', 'Then the asking was about being allowed.'],
        ],
      },
      {
        asks: 'cost',
        ask: "What's still hard about it?",
        plain: "It's decided. What still goes round?",
        options: [
          ['Telling somebody', "The deciding's done and the telling isn't."],
          ['Letting myself be glad', "So being glad isn't quite allowed yet."],
          ['That I might be wrong', "It's decided, and it might be wrong. You know both."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who hears it last?',
        plain: "Who don't you want to tell?",
        options: [
          ['Whoever will mind most', 'So the one who minds most comes last.'],
          ["Somebody who'll say 'at last'", "Somebody's been ahead of you in this, maybe."],
          ['Anybody who could talk me out of it', "They could still change it, so they don't hear."],
        ],
      },
    ],
    open: 'who hears about it, and when',
    style: "know by now which way you're going",
    label: 'Knows which way',
    mood: 'Decided, and still thinking.',
  },
  dontknow: {
    cues: "{don't/do not/dont} know what i {want/feel/think/need/should}|i don't know {if/whether/how/why/who/which/what to/what i/any more/anymore}|{i've/i have} no idea|no idea {what/why/how/if}|dunno {what/why/how/if}|can't tell {if/whether/what}|{i'm/im/am} not sure|not sure {what/if/whether/why/how}|can't {figure/work} {out/it out}|{i'm/so} confused|no clue|hard to say|can't {explain/put it into words/say why/put my finger}|lost track|i can't say what|no words for|i keep asking myself|what do i {even want/want/actually want}|i can't name|{can't/don't} understand {why/what/how/myself}|don't know who i am",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'view',
        ask: 'What do you know for sure, at least?',
        plain: "What's the one thing that's clear?",
        options: [
          ["What I don't want", "You know what you don't want. That's one side."],
          ["That it can't stay like this", "It can't stay as it is. That much is clear."],
          ["What it'd be, if nobody minded", 'Maybe you do know, as long as nobody minds.'],
        ],
      },
      {
        asks: 'exception',
        ask: 'When were you closest to knowing?',
        plain: 'When was it clearer, for a moment?',
        options: [
          ['On a walk, or half asleep', "It gets clearer when you're not working at it."],
          ['While I was telling somebody', 'Saying it to somebody brought you close.'],
          ["When it looked as if I'd lose it", "It was clearest when it could've been lost."],
        ],
      },
      {
        asks: 'fear',
        ask: 'What would happen if you did know?',
        plain: 'Suppose you woke up knowing. What comes next?',
        options: [
          ["I'd sleep better", "You'd sleep better, and that'd be something."],
          ['Somebody would have to be told', 'Knowing would mean telling somebody.'],
          ["I'd have no reason left to wait", 'Maybe not knowing also lets you wait.'],
        ],
      },
    ],
    open: "what you'd know if nobody was pushing",
    style: "say so when you don't know",
    label: 'Says so when unsure',
    mood: 'Not clear yet.',
  },
  sorry: {
    cues: "{should/could/want to/have to/need to/ought to/must/i'd like to/i'll/i} apologise|{should/could/want to/have to/need to/ought to/must/i'd like to/i'll/i} apologize|i apologised|i apologized|an apology|{should/want to/could/need to/have to/must/can't/couldn't/never could} say sorry|i never said sorry|i haven't said sorry|i'm sorry for|owe {him/her/them} {an/a sorry}|make it up to|make up for|make amends|{make/put} {it/things/that} right|forgive me|i regret|i was {wrong/unfair/horrible/mean/awful/cruel/too harsh}|{take/took} {it/that} back|wish i hadn't|shouldn't have said|{want/like} to explain to {him/her/them}|how do i make it|i hurt {him/her/them}|what i said to {him/her/them}",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'want',
        ask: 'Which part would the sorry be for?',
        plain: 'What exactly would you take back?',
        options: [
          ['One thing I said', "So it's one thing, and not everything."],
          ["That I wasn't there", "Not something you did, then. Something you weren't there for."],
          ['That I saw it hurt, and went on', "You saw it hurt. Maybe that's the part that needs it."],
        ],
      },
      {
        asks: 'view',
        ask: 'What would make it enough?',
        plain: "How would you know it's been made up for?",
        options: [
          ['If we could laugh again', 'Laughing again would tell you.'],
          ['If I stopped doing it', 'Not words, then. Not doing it again.'],
          ["Nothing. I'd still go over it", "Maybe it isn't somebody else's forgiveness that's missing."],
        ],
      },
      {
        asks: 'step',
        ask: 'How would your first sentence go?',
        plain: 'If you began, what would you say first?',
        options: [
          [
            "'I've been thinking about what happened'",
            "You'd start with what happened, and not with an excuse.",
          ],
          ["'You were right'", "Three words, and most of it's in there."],
          ["I'd start explaining, and spoil it", 'You know where it goes wrong: at the explaining.'],
        ],
      },
    ],
    open: 'whether that sorry gets said',
    style: 'would like to put something right',
    label: 'Wants to put it right',
    mood: 'Something to put right.',
  },
  proud: {
    cues: "{i'm/i am/i was/quite/so/really/secretly/a bit/kind of} proud|proud of {myself/it/that/what/how}|i'm {good/really good/great/quite good} at|i was {good/really good/great} at|i did {well/it myself/really well/a good job}|{it/that} went {well/really well}|{i/we} managed|i {made it/did it/pulled it off/won/passed}|i got {through/the job/in/it done/the grade}|finally finished|first in my family|people come to me|best at|did a good job|{praised/complimented} me|well done|and it worked|i'm still standing|turned out well|{he/she/they} said it was {good/great/brilliant}|got promoted",
    of: 'self',
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'What did you do that made it work?',
        plain: 'What was your part in it?',
        options: [
          ['I kept at it', 'Keeping at it, then.'],
          ['I had help, and took it', 'There was help, and taking it was your part.'],
          ["Nothing special. I'd call it luck", "Luck gets the credit, and you don't."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who did you want to tell?',
        plain: "Who's the first person you thought of telling?",
        options: [
          ["Somebody who'd be loud about it", "Somebody who'd be louder about it than you."],
          ["Somebody who isn't there", "The one you'd tell isn't there to hear it."],
          ["Somebody who'd doubted it", "So there's a doubter who ought to hear it."],
        ],
      },
      {
        asks: 'want',
        ask: 'Which part of that do you want more of?',
        plain: 'What of it would you like again?',
        options: [
          ['The doing itself', 'The doing, more than what came after.'],
          ['Somebody having seen it', 'Being seen at it, then.'],
          ['Not being afraid, for once', "For a while the fear was gone. You'd like that again."],
        ],
      },
    ],
    open: 'where there could be more of that',
    style: 'know something that you can do',
    label: 'Knows what they can do',
    mood: 'Something went right.',
  },
  scene: {
    cues: '{he/she/they/i/we} {said/went/came/looked/stood/sat/saw/heard/put/took/gave/held/cried/laughed/walked/opened/closed/rang/sent/showed/turned/drove/fixed/threw/played/ate}|{was/were} {looking/standing/sitting/lying/holding/watching/crying/driving}|just {stood/sat/looked/walked}',
    isWeak: true,
    heard: [],
    questions: [
      {
        asks: 'moment',
        ask: 'What stays with you most from that?',
        plain: 'Which bit of it comes back?',
        options: [
          ['One small detail', 'Small, and it stayed.'],
          ['How I felt straight after', 'The minute after may be the part that counts.'],
          ["What I didn't do", 'So something of yours is missing from it.'],
        ],
      },
      {
        asks: 'moment',
        ask: 'What went through your head just then?',
        plain: 'What was your first thought?',
        options: [
          ['Here we go again', "So it wasn't the first time."],
          ['Nothing. It went quiet in there', 'Quiet can hold quite a lot.'],
          ["Something I'd never say out loud", "There's a sentence, then, and it's never been out."],
        ],
      },
      {
        asks: 'view',
        ask: 'Who else knows about that?',
        plain: "Who'd you tell that to, just as you wrote it?",
        options: [
          ['Somebody, but not how it felt', 'The facts got out, and the rest stayed with you.'],
          ['Whoever was there', 'They were there too. Maybe they saw more than you think.'],
          ['Nobody, till now', "So it's been yours alone until now."],
        ],
      },
    ],
    open: 'what that means to you',
    style: 'remember things as they happened',
    label: 'Keeps the small details',
    mood: 'One moment, still there.',
  },
};

/** Tentative insights that join two of them. */
export const followInsights: readonly Pair[] = [
  {
    of: ['secret', 'theyknow'],
    say: "Maybe it's no longer a secret so much as a talk that nobody's started.",
  },
  {
    of: ['secret', 'noone'],
    say: "Maybe nobody asks because nobody's seen that there's something to ask about.",
  },
  {
    of: ['secret', 'helpme'],
    say: "It could be that the person you'd tell first has already come up here, as somebody who helps.",
  },
  {
    of: ['secret', 'shame'],
    say: "Maybe it's kept quiet so that nobody looks at you differently, more than to spare anyone.",
  },
  {
    of: ['secret', 'tired'],
    say: "It could be that part of what's tiring is keeping watch over what nobody's to know.",
  },
  {
    of: ['secret', 'timelong'],
    say: "Maybe by now it's harder to explain why you've kept it so long than to say the thing itself.",
  },
  {
    of: ['secret', 'theirway'],
    say: "Perhaps it stays untold because you know how they'd take it, or think you do.",
  },
  {
    of: ['secret', 'relief'],
    say: "Maybe what you're keeping quiet isn't only the thing itself, but that some of it does you good.",
  },
  { of: ['pretend', 'noone'], say: "Maybe nobody asks because 'fine' has been working." },
  {
    of: ['pretend', 'tired'],
    say: "Maybe it's looking all right that takes the strength, as much as the thing itself.",
  },
  {
    of: ['pretend', 'theyknow'],
    say: "It could be that you're covering up for somebody who's seen through it, and who's covering up as well.",
  },
  {
    of: ['pretend', 'anger'],
    say: "Maybe you're cross that it's believed, when you've taken such care that it should be.",
  },
  { of: ['pretend', 'body'], say: "Perhaps your body's the one that won't go along with 'fine'." },
  {
    of: ['pretend', 'theirway'],
    say: "It could be that you say it's fine so as not to see how they'd react.",
  },
  {
    of: ['confess', 'everyone'],
    say: "Maybe it's hard to say because everybody's so sure already, and you'd be the one who says something else.",
  },
  {
    of: ['confess', 'mustbe'],
    say: "Maybe the hard part to say is simply that you don't feel what you think you should.",
  },
  { of: ['confess', 'decided'], say: "Maybe the deciding's done, and what's left is saying it to somebody." },
  {
    of: ['relief', 'guilt'],
    say: "Maybe some of the guilt isn't about anything you did. It could be about having felt lighter.",
  },
  {
    of: ['relief', 'gone'],
    say: "Perhaps you miss it and you're lighter without it, and it's the second that you can't show anybody.",
  },
  { of: ['relief', 'whoifnot'], say: 'Maybe what felt good was that, for once, nobody was leaning on you.' },
  {
    of: ['shame', 'compare'],
    say: "Maybe it wouldn't be embarrassing by itself. It could be standing next to the others that makes it so.",
  },
  {
    of: ['shame', 'money'],
    say: "Maybe it isn't only the sum. It could be what you think the sum says about you.",
  },
  {
    of: ['guilt', 'sorry'],
    say: "Maybe you've been paying for it in private, and the person it's about has hardly heard a word.",
  },
  {
    of: ['guilt', 'gone'],
    say: 'It could be that blaming yourself is one way of still doing something about it.',
  },
  {
    of: ['guilt', 'tired'],
    say: 'Maybe you call it letting people down where a friend would say you were worn out.',
  },
  {
    of: ['guilt', 'peace'],
    say: 'Maybe a quiet hour only counts for you if nobody could hold it against you.',
  },
  { of: ['guilt', 'decided'], say: "Maybe you're sure, and what keeps it going round is who'll be hurt." },
  {
    of: ['undo', 'dontknow'],
    say: "Maybe what you did there already says something, even while you say you don't know.",
  },
  {
    of: ['undo', 'silence'],
    say: 'It could be that what you held back and what nobody says are the same sentence.',
  },
  {
    of: ['silence', 'theyknow'],
    say: "Maybe everybody's being careful of everybody else, and it looks like not caring.",
  },
  {
    of: ['silence', 'said'],
    say: "Perhaps that one sentence is so loud because nobody's said anything since.",
  },
  { of: ['silence', 'miss'], say: "Maybe it's the talking you miss, as much as anything." },
  { of: ['theirway', 'afraidof'], say: "Maybe what you're afraid of is a look you've seen on them before." },
  {
    of: ['theirway', 'onceday'],
    say: "Maybe the way they react is hard to take because you've known them be different.",
  },
  {
    of: ['theyknow', 'waiting'],
    say: "Perhaps you're waiting for them to say it, and they're waiting for you.",
  },
  {
    of: ['said', 'proof'],
    say: "Maybe you've been answering that sentence ever since, by trying to prove it wrong.",
  },
  {
    of: ['said', 'anger'],
    say: "Maybe it isn't the words you're so angry about. It could be that they never got an answer.",
  },
  {
    of: ['everyone', 'decided'],
    say: "Maybe you've decided, and it's only the others who make it sound open.",
  },
  {
    of: ['everyone', 'dontknow'],
    say: "It could be that you'd know more easily if fewer people had told you.",
  },
  {
    of: ['mustbe', 'torn'],
    say: "Maybe one of the two sides isn't a wish at all. It could be the 'should'.",
  },
  {
    of: ['mustbe', 'tired'],
    say: "Maybe it isn't only rest that's missing. It could be being allowed to leave something undone.",
  },
  {
    of: ['mustbe', 'dontknow'],
    say: "Maybe it's hard to hear what you want because the 'should' always answers first.",
  },
  {
    of: ['whoifnot', 'unfair'],
    say: "Maybe you hold it up so well that nobody's had to notice it isn't fair.",
  },
  {
    of: ['whoifnot', 'noone'],
    say: 'It could be that people lean on you because you never look as if you need anything.',
  },
  {
    of: ['whoifnot', 'proud'],
    say: "Maybe you're proud of holding it up, and that makes it hard to hand any of it over.",
  },
  { of: ['whoifnot', 'body'], say: "Maybe your body's asking for the break you won't ask anybody else for." },
  {
    of: ['noone', 'helpme'],
    say: "Perhaps it isn't that nobody would help. It might be that only one person's been let near.",
  },
  {
    of: ['noone', 'proud'],
    say: "Maybe it isn't help you miss most. It might be somebody who sees what you've managed.",
  },
  {
    of: ['useless', 'timelong'],
    say: "Maybe some things did help, and after all that time small help doesn't count any more.",
  },
  {
    of: ['useless', 'waiting'],
    say: "Maybe you've stopped trying because, as you see it, it's somebody else's turn.",
  },
  { of: ['waiting', 'anger'], say: 'Maybe some of the anger is about having waited so patiently.' },
  { of: ['waiting', 'torn'], say: "Perhaps, as long as you're waiting, you don't have to choose." },
  {
    of: ['onceday', 'torn'],
    say: "Maybe it's the good times that make it hard to choose. Without them, you might know.",
  },
  { of: ['small', 'torn'], say: 'It could be that the small things hold you, more than the big reasons do.' },
  {
    of: ['small', 'miss'],
    say: "Maybe it isn't the big days you miss, but the ones where nothing much happened.",
  },
  { of: ['gone', 'numb'], say: "Perhaps you don't feel it because it would all come at once." },
  {
    of: ['miss', 'anger'],
    say: "Maybe you're angry at exactly what you miss, and it's hard to say those in one breath.",
  },
  {
    of: ['afraidof', 'notyet'],
    say: "Maybe it isn't the thing you're putting off, but the moment when you'd find out.",
  },
  {
    of: ['afraidof', 'ownstep'],
    say: "Maybe doing it isn't the part that frightens you. It could be the minute after.",
  },
  {
    of: ['becoming', 'anger'],
    say: "Maybe the anger frightens you because you've heard that tone before, from somebody else.",
  },
  {
    of: ['becoming', 'rule'],
    say: 'Perhaps you swore to be different, and each slip feels like breaking your word.',
  },
  {
    of: ['numb', 'tired'],
    say: "Maybe you haven't stopped caring. You could just have nothing left to do it with.",
  },
  { of: ['anger', 'unfair'], say: "Maybe you'd be less angry if just one person said: yes, it's uneven." },
  {
    of: ['anger', 'sorry'],
    say: "Perhaps you'd like to say sorry and hear one too, and nobody's gone first.",
  },
  { of: ['anger', 'peace'], say: "Maybe you want to be left alone because you don't trust what you'd say." },
  { of: ['torn', 'rule'], say: "Maybe it isn't two wishes. It could be a wish and a promise." },
  {
    of: ['torn', 'money'],
    say: "It could be that money's the reason you can say aloud, and that there's another.",
  },
  {
    of: ['notyet', 'decided'],
    say: "Maybe you know already, and 'not yet' is more about telling somebody than about doing it.",
  },
  {
    of: ['notyet', 'proof'],
    say: "Perhaps it's safer not to start than to start and see what it says about you.",
  },
  { of: ['unfair', 'money'], say: "Maybe it's less about the sum than about who's expected to pay it." },
  {
    of: ['condition', 'noone'],
    say: "Maybe there's an 'if' that nobody's heard, and from where you are it looks like not caring.",
  },
  {
    of: ['condition', 'waiting'],
    say: "Maybe what you're waiting for hangs on somebody who doesn't know about your 'if'.",
  },
];
