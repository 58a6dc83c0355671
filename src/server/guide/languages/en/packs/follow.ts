import type { Concern, Pair } from '../../../engine/pack.ts';

/** What people say, whatever it is about, and the question that follows. */
export const follow: Readonly<Record<string, Concern>> = {
  secret: {
    cues: "nobody knows|no one knows|noone knows|nobody else knows|i never told|i've never told|i haven't told|i've not told|i didn't tell|never told {him/her/them/anyone/anybody/anyone else/my}|haven't told {him/her/them/anyone/anybody/my/a soul}|told no one|told nobody|can't tell {him/her/them/anyone/anybody/my/people}|couldn't tell {him/her/them/anyone/anybody/my}|can't say {it/that/this} to|never said {it/that/this} {out loud/aloud/to}|haven't said {it/that/this} {out loud/aloud/to}|{he/she} doesn't know about|they don't know about|doesn't know i|doesn't know that i|don't know i'm|{kept/keep/keeping/hid/hide/hiding} it from|{kept/keep/keeping} it {secret/quiet/to myself}|a secret|my secret|haven't breathed a word|behind {his/her/their} back",
    heard: ["Sounds as if you've been alone with it."],
    questions: [
      { asks: 'view', ask: "Who'd be surprised to hear it?", plain: "Who in your life wouldn't have guessed?", options: [
        ["Most people. I'm good at not showing it", "Then not showing it has worked, maybe better than you'd like."],
        ['Nobody, maybe. They might only be waiting', "Maybe it's less hidden than it feels."],
        ["Me. I've barely said it to myself", "So you may be one of the people it's been kept from."],
      ] },
      { asks: 'cost', ask: 'What does it take to keep it to yourself?', plain: 'What do you do, day to day, so it stays with you?', options: [
        ['Nothing much. Nobody asks', 'Nobody asks, so it keeps itself.'],
        ['I change the subject when it gets close', "So you've learnt to see it coming."],
        ['I stay a bit further away from people', "Then it isn't only the secret that's kept away."],
      ] },
      { asks: 'want', ask: 'If one person knew, what would you want them to say?', plain: 'What would be the right answer, if you told somebody?', options: [
        ['Nothing. Just to go on as before', 'Somebody who knows, and treats you the same.'],
        ["'I'd wondered about that'", "You'd like it to have been noticed a little already."],
        ["That it's all right I kept it", 'So the keeping may weigh as much as the thing itself.'],
      ] },
    ],
    open: 'whether anybody else gets to know',
    style: 'keep some things to yourself',
    label: 'Keeps some things private',
    mood: "Something nobody's heard yet.",
  },
  pretend: {
    cues: "said it was fine|said it's fine|say it's fine|said i'm fine|said i was fine|say i'm fine|saying i'm fine|i say fine|i said fine|i just say fine|told {him/her/them/everyone/people/my mum/my mom} {i'm fine/i was fine/it's fine/it was fine}|said i {was busy/was tired/had to work/had a headache/forgot/loved it}|i lied|i lie|i've lied|i've been lying|i pretend|i pretended|i'm pretending|i've been pretending|have to pretend|i {act/acted} {as if/like}|faking|i fake|faked it|put on a {face/smile/brave face}|i smile and|smiled and said|i just {smile/nod/smiled/nodded}|i nodded|{cover/covered/covering} it up|covered for|made {up an/an} excuse|{laugh/laughed} it off|{play/played} along|keep up the act|said yes anyway|white lie",
    heard: ['So there were two answers, and one of them stayed inside.'],
    questions: [
      { asks: 'view', ask: 'What would the true answer have been?', plain: "If you'd said how it really is, what would you've said?", options: [
        ["That I'm not okay", "'Not okay' was there, and something else came out."],
        ['That I wanted to be asked twice', 'So you were hoping for a second question.'],
        ["I don't know any more. I've said it too often", 'Said often enough, maybe it hides it from you too.'],
      ] },
      { asks: 'fear', ask: 'What were you keeping from happening?', plain: "If you'd shown it, what might've come next?", options: [
        ['Somebody getting upset', 'So you kept somebody from being upset, and carried that yourself.'],
        ['A long talk I had no strength for', 'Maybe it was strength you were saving, more than anything.'],
        ['Somebody seeing how it really is', "Then there's something they'd have seen, and you know what."],
      ] },
      { asks: 'moment', ask: "What happens afterwards, when nobody's looking?", plain: "Once you're on your own again, what do you do?", options: [
        ['Nothing. I carry on', 'You carry on, and it comes along.'],
        ["I'm almost pleased it worked", "It worked, and maybe that's what makes it hard to stop."],
        ["I'm cross that they believed me", "Maybe you'd hoped somebody wouldn't believe it."],
      ] },
    ],
    open: "what you'd say without the cover",
    style: 'sometimes keep the true answer back',
    label: 'Keeps things smooth outside',
    mood: 'Fine, on the outside.',
  },
  confess: {
    cues: "if i'm {honest/being honest/really honest/totally honest}|if i am honest|to be honest|tbh|being honest|truth is|the truth is|the honest truth|what i can't say|what i don't say|what i never say|what {scares/hurts/bothers/kills/frightens/worries/gets} me {is/most}|what really gets me|what gets me|what hurts is|that's the bit|that's the part|that's the thing|that's what {hurts/scares me/gets me/i can't}|{that's/that is} what it is|the worst {part/bit/thing} is|the worst of it|the hardest {part/bit/thing}|{i/i'll} admit|i have to admit|i hate to admit|hate admitting|deep down|the real reason|what it comes down to|what it's really about|it's really about",
    heard: [],
    questions: [
      { asks: 'moment', ask: 'When did that first come to you?', plain: 'When did you first catch yourself thinking it?', options: [
        ['Only just now, more or less', "So it's new, even to you."],
        ['On some ordinary day, and it stayed', "It turned up on an ordinary day and didn't leave."],
        ["I've known it all along", 'Then the new part may be saying it.'],
      ] },
      { asks: 'view', ask: 'What have you been saying instead?', plain: 'What do people usually get to hear from you?', options: [
        ["That it's complicated", "So 'complicated' has been standing in for this."],
        ['Jokes, mostly', 'Then the jokes have had a job to do.'],
        ['A version where I look better', "There's a version that's kinder to you, and this isn't it."],
      ] },
      { asks: 'fear', ask: 'What makes that hard to say?', plain: 'What stops you saying that to people?', options: [
        ['It sounds worse than I mean it', 'You mean it more gently than it sounds, maybe.'],
        ['Somebody could be hurt by it', "So you've been holding it for somebody else as well."],
        ["Once it's said, something has to follow", "As long as it's unsaid, nothing has to follow."],
      ] },
    ],
    open: "what you'll do with the hard part",
    style: "got to a part that's hard to say",
    label: 'Gets to the hard part',
    mood: "The hard part's been said.",
  },
  relief: {
    cues: "relieved|a relief|such relief|felt relief|secretly {glad/happy/pleased/relieved/hoping/enjoy/like/love}|i was {almost/kind of/actually/quite} {glad/happy}|almost {glad/happy/pleased}|part of me {is glad/was glad/is relieved/was relieved/likes/liked/enjoys/enjoyed/loves/loved}|bit of me {likes/liked/enjoys/enjoyed/is glad/was glad}|half of me {likes/enjoys/is glad}|{kind of/sort of/actually} {like it/enjoy it/enjoyed it/liked it/like being}|shouldn't {enjoy/like it/be happy/be glad}|guilty pleasure|{felt/feel} lighter|{felt/feel} free for|weight off|i can breathe|could finally breathe|when {he's/she's/they're} {away/out}|hoping {he'd/she'd/they'd} cancel",
    heard: [],
    questions: [
      { asks: 'want', ask: 'Which bit of it is the good bit?', plain: 'What exactly is lighter about it?', options: [
        ['Not having to look after anyone', 'For once nobody needed anything from you.'],
        ['Feeling like myself for a moment', 'For a moment there was more of you in it.'],
        ["That something's over, though I'd never say so", 'Something being over is part of it, even unsaid.'],
      ] },
      { asks: 'view', ask: "Who'd you least like to know that?", plain: "If somebody found that out, who'd be worst?", options: [
        ["The person it's closest to", "So it's kept from exactly the person it's about."],
        ['Nobody. Somebody might even feel the same', "Maybe you're not the only one who's lighter."],
        ['Myself, mostly', "Maybe you're the hardest one to admit it to."],
      ] },
      { asks: 'cost', ask: 'What comes right after that?', plain: 'How long does the good part last, and then what?', options: [
        ['Nothing. It just stays good', "It stays good. Maybe that's what's surprising."],
        ['I tell myself off', 'First a bit of ease, then a telling-off.'],
        ['I remember what it costs somebody else', 'So it ends where somebody else comes into it.'],
      ] },
    ],
    open: 'what that lighter feeling is telling you',
    style: "noticed what's good about it, too",
    label: 'Notices the lighter part',
    mood: 'A bit lighter than expected.',
  },
  shame: {
    cues: "ashamed|shame|so embarrass*|i'm embarrass*|it's embarrass*|embarrassed|embarrassing|humiliat*|mortified|don't want {anyone/anybody/people/them} to {see/know}|i hide it|i hide my|hiding my|cringe*|i'm pathetic|it's pathetic|{feel/felt/look/looked} {stupid/pathetic/ridiculous/like an idiot/like a fool}|{feel/felt} like a {fraud/loser/failure}|i'm a {fraud/loser/failure/mess}|disgusted with myself|laugh* at me|if {people/they/anyone} knew|look* down on me|judge me|judging me|everyone staring|went red",
    heard: [],
    questions: [
      { asks: 'view', ask: 'Who do you picture looking?', plain: "When you're embarrassed, whose face comes up?", options: [
        ['Somebody from years ago', 'So somebody from years ago still gets a say.'],
        ["People who wouldn't mind much, really", "They might not mind. It's still their faces that come up."],
        ["Only me. Nobody's harder on me", 'So the strictest one watching may be you.'],
      ] },
      { asks: 'exception', ask: "Who could see that, and it'd be all right?", plain: 'Who would you mind least knowing?', options: [
        ["Somebody it's happened to as well", "Somebody you wouldn't have to explain it to."],
        ['A stranger, more than a friend', "Somebody who's got no picture of you to spoil."],
        ['Nobody I can think of', "Nobody comes to mind, so it's been kept from everyone."],
      ] },
      { asks: 'fear', ask: 'What would people make of you, if they saw?', plain: 'If it all came out, what would they think?', options: [
        ["That I'm not very capable", 'So being thought capable matters here.'],
        ['Less than I imagine, probably', "You half suspect it's smaller than it feels."],
        ['What I already think of myself', "So it wouldn't be news, only somebody agreeing."],
      ] },
    ],
    open: 'who could know without it costing you',
    style: 'care how that would look',
    label: 'Guards a sore spot',
    mood: 'A sore spot, and shown.',
  },
  guilt: {
    cues: "my fault|my own fault|blame myself|blaming myself|i should have|i should've|i should of|i shouldn't have|{i/i've} let {him/her/them/everyone/everybody/people/my family/the team} down|letting {him/her/them/everyone/people} down|guilty|guilt|i {feel/felt} {bad/awful/terrible} {about/for/that}|because of me|i caused|i ruined|i messed {up/it up}|i screwed up|if i hadn't|if only i'd|if only i had|i wasn't there|i {could have/could've} stopped|so selfish|i'm selfish|i'm being selfish|a bad {mother/father/mum/mom/dad/daughter/son/friend/person/parent/partner/wife/husband}|a terrible {mother/father/mum/mom/dad/daughter/son/friend/person/parent}|i hurt {him/her/them}|i snapped at|i {shouted/yelled/screamed} at",
    heard: [],
    questions: [
      { asks: 'moment', ask: 'Which minute of it would you like back?', plain: 'If you could do one part again, which one?', options: [
        ['One where I looked the other way', "So it's a minute when you weren't looking."],
        ['One nobody else would remember', 'Only you remember it, and you remember it well.'],
        ['One where I knew, and did it anyway', "You knew. Maybe that's the part that stays."],
      ] },
      { asks: 'view', ask: "What do you know now that you didn't then?", plain: "What couldn't you see at the time?", options: [
        ['How it would turn out', "You're looking at it with the end already known."],
        ['How worn out I was', 'Maybe there was less of you to go round then.'],
        ['Nothing much. I knew', "So you won't let yourself off with not knowing."],
      ] },
      { asks: 'cost', ask: 'How are you paying for it?', plain: 'What do you do, or not do, because of it?', options: [
        ['I try to make it up, bit by bit', "Bit by bit, and nobody's said when it's enough."],
        ["I don't let myself enjoy things", 'So good things are what gets cut.'],
        ['By going over it, which helps nobody', "Maybe going over it is the only payment you've found."],
      ] },
    ],
    open: 'how much of it was in your hands',
    style: 'look hard at your own part',
    label: 'Looks at their own part',
    mood: 'Still settling an account.',
  },
  undo: {
    cues: "deleted|delete it|i {didn't/never/haven't} sen{d/t}|didn't send it|unsent|still in my drafts|in my drafts|wrote it and|typed it {and/out}|threw {it/them/everything/his/her} {away/out}|threw away|chucked it|binned it|put {it/them} back|sold {it/my/his/her/the}|gave it away|gave {his/her/their} {things/clothes}|{ripped/tore} it up|tore up|sent it back|took it {back/down/off}|unfollowed|blocked {him/her/them}|i closed the {laptop/tab/app/door}|i hung up|put the phone down|i turned {round/around}|drove past|drove home again|{haven't/didn't/never} opened it|still unopened|in {a/the/my} drawer|i cancelled|i canceled",
    heard: [],
    questions: [
      { asks: 'moment', ask: 'What went through your head right then?', plain: 'The second before, what did you think?', options: [
        ['Nothing. My hands just did it', 'Your hands were quicker than you were.'],
        ["Somebody's face", 'So somebody was there with you, in a way.'],
        ['That it was too late anyway', 'It already felt too late, and maybe this said so.'],
      ] },
      { asks: 'want', ask: 'If somebody had walked in, what would you have wanted?', plain: 'What would you have liked somebody to do right then?', options: [
        ['To be left to it', "You'd have wanted to finish it by yourself."],
        ['To be asked what I was doing', "One question, and maybe you'd have told them."],
        ['To be stopped', "You'd have liked somebody to stop you."],
      ] },
      { asks: 'view', ask: 'What did that tell you about yourself?', plain: 'What did you notice about yourself when you did that?', options: [
        ["That I'm more careful than I thought", 'More careful than you thought. That could go either way.'],
        ['That it matters more than I let on', 'Then your hands took it more seriously than your words did.'],
        ["That I'd already half given up", "Half given up. The other half's still talking about it, though."],
      ] },
    ],
    open: 'what you were saying by doing that',
    style: 'sometimes say a thing by what you do',
    label: 'Says it by doing',
    mood: 'Done, and not finished with.',
  },
  silence: {
    cues: "{nobody/no one/noone/no-one} said anything|{nobody/no one} says anything|{he/she/they/we/i} said nothing|{he/she/they/we/i} says nothing|just said nothing|{didn't/doesn't/don't/never} say anything|didn't say a word|not a word|without a word|{changed/changes/change} the subject|{didn't/doesn't/won't/never/don't} answer|no answer|no reply|{didn't/never/hasn't/haven't} repl{y/ied}|left {me/it} on read|on read|ghosted|{ignored/ignores} me|{we/they} {don't/never} {talk/speak} about|we don't discuss|{don't/never} talk any more|{don't/never} talk anymore|{haven't/hasn't/not} spoken|not speaking|stopped talking|silent treatment|the silence|went silent|goes silent|{never/doesn't} {brought/bring/brings} it up|it never came up",
    heard: [],
    questions: [
      { asks: 'want', ask: 'Which sentence was missing there?', plain: 'What did you want somebody to say?', options: [
        ["Just 'are you all right'", 'Four words would have done.'],
        ["A 'sorry', from either side", "Sorry could've come from either side, and didn't."],
        ['Mine. I had it ready', 'You had it ready, and it stayed with you.'],
      ] },
      { asks: 'moment', ask: 'What filled the quiet?', plain: 'What happened instead of talking?', options: [
        ['Phones, telly, the washing-up', "So there's always something to look at instead."],
        ['Talk about something harmless', 'There was talk, then, just not about this.'],
        ["Me, going over what I'd done wrong", 'So the quiet got filled with blame, and you supplied it.'],
      ] },
      { asks: 'fear', ask: 'What might come out if it was talked about?', plain: 'If somebody did say it, what could be said?', options: [
        ['Less than everybody fears, maybe', 'Maybe the quiet has made it bigger.'],
        ["Something that can't be taken back", 'So the quiet keeps something from being final.'],
        ["That I'm the only one who minds", "You might find out you're alone with it."],
      ] },
    ],
    open: 'whether it ever gets said aloud',
    style: "notice what doesn't get said",
    label: "Hears what isn't said",
    mood: "Quiet, and not because it's over.",
  },
  theirway: {
    cues: '{he/she/they} {laughs/laughed/laugh}|{just/then} {laughs/laughed}|{he/she/they} {cries/cried/cry}|{he/she/they} {started/starts/start} crying|{he/she/they} {burst/bursts} into tears|{goes/went/go} {quiet/cold/silent on me}|{storms/stormed} {off/out}|{he/she/they} {walks/walked} {off/out/away}|{slams/slammed}|{says/said} {fine/whatever}|{rolls/rolled/roll} {his/her/their} eyes|{shrugs/shrugged}|{sulks/sulked/sulking}|{gets/got} {defensive/huffy}|{he/she/they} {gets/got/get} {angry/upset/cross/mad}|{he/she/they} {blows/blew/blow} up|{snaps/snapped} at me|{he/she} shuts down|{looks/looked} {at me like/away/through me/right through me}|{sighs/sighed}|{turns/turned} away|{he/she/they} {nods/nodded/nod}|{he/she/they} just {smiles/smiled/stares/stared}|{makes/made/make} a joke|jokes about it|hung up on me|kicks off',
    heard: [],
    questions: [
      { asks: 'moment', ask: 'What do you do, right after that?', plain: "When they react like that, what's your next move?", options: [
        ['I smooth it over', "So you're the one who makes it all right again."],
        ['I go quiet as well', "Then nobody's saying it."],
        ['I make them pay for it later', 'It comes out later, somewhere else.'],
      ] },
      { asks: 'view', ask: 'What do you think goes on in them then?', plain: 'What could be behind that, on their side?', options: [
        ["They don't know what else to do", "Maybe it's all they've got to hand."],
        ["Something that isn't about me", "Maybe it isn't aimed at you, even when it lands there."],
        ['Just what it looks like', "You think it's just what it looks like. That's hard."],
      ] },
      { asks: 'exception', ask: 'When were they last different?', plain: 'When did they react another way?', options: [
        ["When I'd stopped expecting it", "It came when you weren't waiting for it."],
        ['When it was only the two of us', "So without the others around, there's more to them."],
        ["I can't think of a time", "If there was one, it's too far back to count on."],
      ] },
    ],
    open: 'what goes on in them when they react like that',
    style: 'watch how people take a thing',
    label: 'Watches how it lands',
    mood: 'Watching how they take it.',
  },
  theyknow: {
    cues: "{he/she/they} must {know/have noticed/have known/have seen/have heard}|{he/she/they} must've {noticed/known/seen/heard}|{he/she} knows {it/about/that i/i'm/i've/what i/too/and}|they {all know/know it/know about/know that i/know i'm/know what i}|i {know/think} {he/she} knows|i {know/think} they know|probably know*|{he/she/they} can tell|{he/she/they} {suspect/suspects}|{suspects/suspect} something|{pretends/pretend/pretending} not to {know/notice/see/hear}|{pretends/pretend} {he/she/they} {doesn't/don't/didn't}|{acts/act} like {he/she/they} {doesn't/don't/didn't} {know/notice}|{has/have} noticed|{he/she/they} noticed|{he/she/they} found out|{he/she/they} saw me|{knows/know} full well",
    heard: ["Maybe everybody's waiting for somebody else to start."],
    questions: [
      { asks: 'moment', ask: 'How can you tell they know?', plain: 'What gave it away?', options: [
        ['A look that lasted too long', 'A look, and it was left at that.'],
        ["They've got gentler lately", 'Being gentle may be how they say it.'],
        ["I can't. I'd like them to", "Maybe you'd like to be found out, a little."],
      ] },
      { asks: 'fear', ask: 'If they came out with it, what then?', plain: 'What would change if they said it?', options: [
        ["We'd have to talk", 'So saying nothing keeps a talk away.'],
        ["Not much. I'd be relieved", 'Sounds as if hearing it might be easier than waiting.'],
        ["It couldn't go on like this", 'So this works only as long as nobody says it.'],
      ] },
      { asks: 'want', ask: 'What would you like them to do with it?', plain: 'Now that they know, what do you want from them?', options: [
        ['Leave it alone', "You'd like them to know, and let it be."],
        ["Bring it up, so I don't have to", "You'd like them to go first."],
        ['Forget they ever knew', "You'd take it back out of their head, if you could."],
      ] },
    ],
    open: "who'll be the first to say it",
    style: 'think about what others can see',
    label: 'Thinks about who knows',
    mood: 'Known, and not mentioned.',
  },
  said: {
    cues: "{he/she/they} said {you/you're/you've/i'm/i was/i'd/i never/i always/i don't}|{mum/mom/dad} {said/says} {you/you're/i'm/i was/i}|my {mum/mom/dad/mother/father/boss/sister/brother/wife/husband/partner/friend/daughter/son/ex} {once said/once told me/told me i/told me that i/said i/said you/said i'm}|told me {i/i'm/i was/i'd/to} {always/never/just/only/too/grow/get over/calm}|called me|{he/she/they} called me|{his/her/their} {words/exact words}|those words|that {word/sentence}|{a/one/that} {comment/remark}|once {said/told me}|always {says/said} i|keeps saying|{still/keep} hear*|in {his/her/their} voice|stuck with me|stayed with me|{the last thing/last thing} {he/she/they} said",
    heard: [],
    questions: [
      { asks: 'moment', ask: 'Which word of that stays with you?', plain: 'If you kept only one word of it, which?', options: [
        ["A small one, like 'always' or 'just'", 'A small word, and it carries most of it.'],
        ['Not a word. The voice', "So it's the voice you've kept."],
        ['The one that was true', "Something in it's true, and maybe that's why it stays."],
      ] },
      { asks: 'view', ask: 'What do you think they meant by it?', plain: 'What were they trying to tell you?', options: [
        ['Something about themselves, mainly', 'Maybe it told you more about them.'],
        ['Something kind that came out wrong', "It might've been meant better than it came out."],
        ['Exactly what they said', "Then there's nothing to soften in it."],
      ] },
      { asks: 'want', ask: 'What would you have liked to answer?', plain: "With a minute to think, what would you've said back?", options: [
        ["'That isn't how it was'", "You remember it differently, and they haven't heard that."],
        ["'Say that again'", "You'd have liked them to hear themselves."],
        ["'I know'", "You might've agreed. Maybe that's what makes it stick."],
      ] },
    ],
    open: 'how much of that sentence you believe',
    style: 'remember how a thing was put',
    label: 'Remembers the exact words',
    mood: 'Still hearing one sentence.',
  },
  everyone: {
    cues: "{everyone/everybody} {says/thinks/tells me/keeps/wants/expects/assumes/else says/else thinks}|everyone's {telling/saying}|{people/they} keep {telling/saying/asking}|people {say/tell me/think/expect/always say}|they all {think/say/want/expect/tell me}|all my friends|my friends {all/say/think/keep}|my {whole/entire} family|the whole family|my parents {think/say/want/expect}|my family {thinks/says/wants/expects}|from all sides|on all sides",
    heard: [],
    questions: [
      { asks: 'view', ask: 'Which of those voices counts most?', plain: 'Whose opinion weighs most, out of all of them?', options: [
        ["One person's. The rest is noise", "So it's one person, with a crowd behind them."],
        ["None. It's how many they are", "It's the number of them, more than any one."],
        ['Whoever might be right about me', "Then somebody among them may have a point, and you've noticed."],
      ] },
      { asks: 'exception', ask: "Who hasn't said it?", plain: "Who do you know that doesn't say that?", options: [
        ['Somebody who only listens', "Somebody just listened, and maybe that's why they come to mind."],
        ['Nobody, it really is all of them', "Then there's hardly a quiet place left to think in."],
        ["Me. I've not said what I think", "Your own view's the one that hasn't been heard."],
      ] },
      { asks: 'moment', ask: 'What do you answer, when you hear that?', plain: 'Somebody says that. What comes out of you?', options: [
        ['I nod and talk about something else', "A nod, and it's over until the next person."],
        ['I explain, every single time', 'You keep explaining, so it does matter what they think.'],
        ["I've started saying it too", 'By now it comes out of your own mouth as well.'],
      ] },
    ],
    open: 'what you think, with everyone else out of the room',
    style: "have other people's opinions in your ear",
    label: 'Hears many voices',
    mood: 'A lot of voices in this.',
  },
  mustbe: {
    cues: "i have to|i've got to|i gotta|i had to|i'm supposed to|supposed to|i'm meant to|meant to be|i must|i ought to|i should be|i should know|i should {want/feel/love/like/enjoy/have it}|should be able to|should {by now/have by now}|should be {over it/happy/grateful/past this}|by now i|at my age|too old {to/for}|expected {to/of me}|i can't not|i've no choice|i have no choice|normal people|a {good/normal/proper} {mother/father/mum/mom/dad/daughter/son/wife/husband/friend/person/parent}|like a grown-up|like an adult",
    heard: [],
    questions: [
      { asks: 'view', ask: "Who'd notice if you didn't?", plain: 'If you left it, who would it bother?', options: [
        ['People who really rely on it', "Somebody does rely on it, so it isn't only in your head."],
        ['Nobody, for quite a while', "So nobody's checking, and it still feels like a must."],
        ["Just me, and I'd never let it go", "You'd be the one who couldn't let it pass."],
      ] },
      { asks: 'rule', ask: "Where does that 'should' come from?", plain: 'Who first put that on you?', options: [
        ["It's what life needs right now", "So it's the days themselves that ask for it."],
        ['From home. Nobody had to say it', 'You learnt it without anybody saying it.'],
        ['From me, so nobody can blame me', "If it's all in order, nobody can blame you."],
      ] },
      { asks: 'want', ask: 'What would you do if that was off the list?', plain: 'If that fell away tonight, what would you do?', options: [
        ['Sleep', 'Sleep first, before anything else.'],
        ["Something that's no use to anybody", "Something with no use. There's maybe little room for that now."],
        ['Look for the next thing I should', "Then the next 'should' is already waiting, maybe."],
      ] },
    ],
    open: "which of it you'd choose if nobody expected it",
    style: "take a 'should' seriously",
    label: "Takes a 'should' seriously",
    mood: "A lot of 'should' in this.",
  },
  whoifnot: {
    cues: "if i don't, {nobody/no one/who}|if i don't {nobody/no one/who/do it}|{nobody/no one/no-one} else {will/does/would/is going to/can}|who else {will/would/is going to}|who will if i|{he/she} needs me|they {need/all need} me|{he/she/everyone/everybody} {depends/relies} on me|they {depend/rely} on me|{depending/relying} on me|{hold/holding} {it/everything/it all/us/them/the family/this} together|keep {it all/everything/the whole thing} going|{fall/falls} apart|{cope/manage/do it/survive} without me|it's {all/always} {on me/up to me/me who/down to me}|left {up to/to} me|everything's on me|if i stop|the only one who|i'm the one who {always/does/has/keeps}",
    heard: [],
    questions: [
      { asks: 'exception', ask: "What happened the last time you didn't?", plain: "Once you couldn't do it. What happened then?", options: [
        ['It got done, only not my way', 'It got done, then. The way is what you minded.'],
        ["There hasn't been a last time", "So nobody's found out yet what would happen."],
        ['They managed, and that stung', 'They managed, and something in that stung.'],
      ] },
      { asks: 'cost', ask: "What of yours doesn't get done meanwhile?", plain: 'What have you put aside because of that?', options: [
        ['Sleep, and anything to do with my health', "Your own body's at the back of the queue."],
        ['What I used to do for fun', 'So the fun went first.'],
        ['The people who never complain', "It's the patient ones who wait longest, then."],
      ] },
      { asks: 'fear', ask: 'What would it be like if they managed without you?', plain: 'If nobody needed you for that, what would be left?', options: [
        ['Restful', "Restful. That's the first thing that came."],
        ["Free, but I'd not know what for", 'Free, with nothing planned for it yet.'],
        ["I'd wonder what I'm there for", 'So being needed may be holding you up as well.'],
      ] },
    ],
    open: 'what would really fall, and what would only wobble',
    style: "step in when something's about to drop",
    label: 'Steps in first',
    mood: 'Carrying a good part of it.',
  },
  noone: {
    cues: "{nobody/no one/noone/no-one} {asks/asked/ever asks/ever asked/has asked/helps/helped/offers/offered/notices/noticed/cares/listens/understands/gets it/comes/calls/rings/visits/checks/sees}|{nobody's/no one's} {asked/noticed/there/coming}|nobody {to talk to/i can/i could/there/to ask}|no one {to talk to/i can/i could/there/to ask}|on my own {with/in}|all {on my own/by myself/alone}|alone {with/in} {it/this/that}|i've got {nobody/no one}|i have {nobody/no one}|i don't have anyone|don't have anyone|hasn't asked {me/once}|{he/she/they} never {asks/ask}|so alone|so lonely|lonely",
    heard: [],
    questions: [
      { asks: 'want', ask: 'What would you like to be asked?', plain: 'If somebody did ask, what would be the right question?', options: [
        ["'How are you', and then a long pause", 'How are you, and somebody who waits for the answer.'],
        ['What they can take off me', 'A pair of hands, more than a question.'],
        ["Something I can't brush off", "It'd have to be one you can't brush off."],
      ] },
      { asks: 'exception', ask: 'Who came closest?', plain: "Who's nearly noticed, or nearly helped?", options: [
        ['Somebody I hardly know', 'Somebody you hardly know got nearest, then.'],
        ["Nobody. I've been through the list", "So you've been through the list already."],
        ["One person, and I said I'm fine", "Somebody got near, and 'fine' closed the door."],
      ] },
      { asks: 'view', ask: 'What do people think you need?', plain: 'Seen from outside, how are you doing with that?', options: [
        ['Nothing. I look like I cope', 'You look like somebody who copes, so maybe nobody comes.'],
        ["They'd be shocked, I think", "They may not know how little they've seen."],
        ['They know, and not asking is easier', "You think they know. That's lonelier than not being seen."],
      ] },
    ],
    open: 'who could be let in on it',
    style: 'have managed without much company in it',
    label: 'Manages without being asked',
    mood: 'On your own with it, so far.',
  },
  useless: {
    cues: "nothing {helps/helped/works/worked/changes/changed/will change/ever changes/will help/makes a difference}|tried everything|i've tried it all|what's the point|what is the point|{no/there's no} point|pointless|it's {useless/hopeless}|hopeless|{doesn't/didn't/won't/don't} {help/work}|{makes/made} no difference|won't change {anything/a thing}|no use|i give up|given up|gave up on|why bother|why do i even|back to square one|{always/it all} ends {up/the same}|same thing {every time/over and over}",
    heard: [],
    questions: [
      { asks: 'exception', ask: 'What helped a little, if only for a while?', plain: "What's made it a tiny bit better, even briefly?", options: [
        ['Being busy with something else', 'Being busy got you past it, for a bit.'],
        ['One conversation, once', 'So one conversation did do something.'],
        ["Acting as if it wasn't there", 'Looking away is what worked, for as long as it did.'],
      ] },
      { asks: 'moment', ask: 'What did you try last?', plain: 'The last time you tried, what did you do?', options: [
        ['Talking. It went in circles', "You talked, and ended up where you'd started."],
        ['Something that works for other people', "It works for other people, and here it didn't."],
        ['Less than it sounds, lately', "Maybe lately it's been more tiredness than trying."],
      ] },
      { asks: 'fear', ask: 'If something did help, what then?', plain: 'Suppose one thing worked. What would change?', options: [
        ['I could think about other things', "There'd be room in your head again."],
        ["I'd have to start hoping", "Hoping's a risk when it's gone wrong before."],
        ["I'd ask why I waited so long", "Then there'd be the lost time to look at."],
      ] },
    ],
    open: "whether anything's worth one more go",
    style: "don't expect an easy answer",
    label: 'Wary of easy answers',
    mood: 'A bit tired of trying.',
  },
  waiting: {
    cues: "{i'm/am/still/been/just/keep} waiting|waiting {for/until/till}|i wait|{until/till} {he/she/they} {says/say/does/do/comes/come/decides/decide/calls/call/apologises/apologizes/changes/change/is/are/leaves/leave}|once {he's/she's/they've/they're/i've/it's/i'm}|when {things/it/work} {calm/calms/settle/settles} down|when it's {over/done}|as soon as|{still/keep/kept} hoping|hoping {he'll/she'll/they'll/it'll}|one day {he'll/she'll/they'll}|any day now|{keep/kept} checking {my phone/if}|by the phone|when i've finally",
    heard: [],
    questions: [
      { asks: 'want', ask: "How would you know the waiting's over?", plain: 'What would have to happen, so you can stop waiting?', options: [
        ['Somebody would have to say something', "There's a sentence you're waiting for, then."],
        ["I'd notice one day I'd stopped", 'Maybe it ends without anybody announcing it.'],
        ["I wouldn't. I'd wait for the next thing", "Then it may not be that which you're waiting for."],
      ] },
      { asks: 'cost', ask: "What's on hold meanwhile?", plain: "While you wait, what doesn't happen?", options: [
        ['One decision, and whatever comes after', 'So one thing is holding up a whole row.'],
        ['The nice things, mostly', 'The nice things come afterwards, and afterwards keeps moving.'],
        ['Me, more or less', "So it's you that's on hold."],
      ] },
      { asks: 'view', ask: "Who knows that you're waiting?", plain: "Who've you told that you're waiting for that?", options: [
        ['The one who could end it, I think', 'They know, or you think they do.'],
        ["Everybody who's listened to me lately", "So it's no secret, and you're still waiting."],
        ["Nobody. There's been no sign from me", "It could be that they've no idea there's a wait."],
      ] },
    ],
    open: "how long you'll give it",
    style: 'give things time',
    label: 'Gives it time',
    mood: 'Waiting, and keeping count.',
  },
  onceday: {
    cues: '{we/it/he/she/they/things} used to {be/have/do/go/talk/laugh/sit/love/come/say/make/play/cook/tell}|i used to {be/love/enjoy/like/have/laugh/feel}|there was a time|there was this one {time/day/evening/night}|that one {time/day/evening/night}|one time {he/she/they/we/i}|back then|in the beginning|at the {beginning/start}|when we {first/met/were first}|the old days|that summer|we laughed|laughed {until/till/so}|the best {day/night/evening/week}|the happiest|good times|for once|the only time|last time it was good|the last good|remember when we',
    heard: [],
    questions: [
      { asks: 'exception', ask: 'What was different then?', plain: "What was there then that isn't now?", options: [
        ['There was time', 'There was time, and maybe the rest came with it.'],
        ['Nobody was trying to get it right', 'It worked while nobody was trying.'],
        ['I was different', 'So you put the difference in yourself.'],
      ] },
      { asks: 'want', ask: 'Which bit of that would you fetch back first?', plain: 'If one part of it could come back, which?', options: [
        ['The laughing', 'Laughing first, ahead of anything serious.'],
        ['Something tiny, like the walk home', "A tiny thing is what you'd fetch."],
        ['How sure I was', 'Being sure, more than whatever you were sure of.'],
      ] },
      { asks: 'moment', ask: 'When did you notice it had changed?', plain: 'When did it stop being like that?', options: [
        ["Slowly. I couldn't name a day", "No day to point at, so it's hard to complain about."],
        ['From one day to the next', "So there's a clear before and after."],
        ["Sooner than I've let on", 'It had stopped before you let yourself see.'],
      ] },
    ],
    open: 'how much of that could come back',
    style: "know what it's like when it's good",
    label: 'Remembers the good version',
    mood: 'Knowing it can be different.',
  },
  small: {
    cues: 'i {like/love} {how/when/that/the way} {he/she/they/we}|every {morning/evening/night/sunday/saturday/friday} {we/he/she/they}|on {sundays/saturdays/fridays}|{sunday/saturday} {mornings/breakfast}|{makes/made/brings/brought} me {tea/coffee/a tea/a coffee/breakfast/laugh}|our {coffee/walk/walks/thing/little/joke/song/place/bench}|{the/those} {little/small} things|inside joke*|{holds/held} my hand|{sings/hums/sing/hum} in the|leaves me {a note/notes}|saves me the|{texts/messages} me {every/good}|{says/say} {goodnight/good night/good morning}|on the {sofa/couch} together|{cook/watch/walk/sit/eat} together|we {just/always} {sit/watch/walk/cook}',
    heard: [],
    questions: [
      { asks: 'want', ask: 'What do you get from that?', plain: 'What would be missing without it?', options: [
        ['For a moment nobody has to be anything', 'A moment where nobody has to be anything.'],
        ["It tells me we're still all right", 'As long as that happens, something still holds.'],
        ["It's nearly all that's left", 'So a lot hangs on something small.'],
      ] },
      { asks: 'moment', ask: 'When did that last happen?', plain: 'What was the last time like?', options: [
        ['This week', "So it's still there, this very week."],
        ['A while ago, and I noticed', "It's been a while, and it hasn't gone unnoticed."],
        ["I couldn't say. It may have stopped", "It might've stopped without anybody saying so."],
      ] },
      { asks: 'view', ask: 'Who knows how much you like that?', plain: "Who've you told that it matters to you?", options: [
        ['The one I share it with', 'So two of you look after it.'],
        ["Nobody. It's too small to mention", 'Too small to mention, and here it is all the same.'],
        ["I've not said. It'd sound like too little", "Perhaps you've wondered yourself if it's enough."],
      ] },
    ],
    open: 'what else there is besides the small good things',
    style: 'notice small things',
    label: 'Notices small good things',
    mood: 'One small good thing in it.',
  },
  gone: {
    cues: "died|passed away|has passed|{he's/she's/they're/it's/is/are/was} gone|{not/isn't/aren't/wasn't} {there/here} {any more/anymore}|moved {away/out/abroad}|{left/leaving} {me/us}|walked out on|broke up|split up|we've split|it's over between|when it ended|empty {chair/room/house/bed/side/place/desk}|{his/her/their} {chair/room/side of the bed/toothbrush/coat/number/voicemail} {is/is still/'s still}|closed down|sold the house|lost {him/her/them}|lost my {mum/mom/dad/mother/father/brother/sister/wife/husband/son/daughter/friend/dog/cat/job/baby}|the funeral|never coming back|won't come back|since {he/she/they} {left/died/went/moved}",
    heard: [],
    questions: [
      { asks: 'moment', ask: 'When do you notice it most?', plain: 'What time of day is it strongest?', options: [
        ['At the hour when something used to happen', 'By the clock, then, at its old hour.'],
        ["When I've got something to tell", "There's something to tell, and nowhere to take it."],
        ["When I'm having a good time", 'Right in the good moments, then.'],
      ] },
      { asks: 'want', ask: 'What of it is still there?', plain: 'What have you kept?', options: [
        ["A thing I can't move yet", 'Something stays where it is, for now.'],
        ['The way I do certain things', 'Some of it goes on in how you do things.'],
        ['The arguments. I still have them', "So you're still talking, even if it's arguing."],
      ] },
      { asks: 'fear', ask: 'What would be hard to lose on top of that?', plain: "What of it could still go, that you'd mind?", options: [
        ['A voice, a smell, the details', "The details are what you're guarding."],
        ['The people who came with it', 'Then other people hang on it, too.'],
        ["The ache. It's what I've got left", "Even the ache is something you'd rather keep."],
      ] },
    ],
    open: 'what of it stays with you',
    style: "know exactly what isn't there",
    label: "Keeps what's left",
    mood: "There's a gap where it was.",
  },
  miss: {
    cues: "i miss|i still miss|i do miss|i'm missing {him/her/them/us/it}|missing {him/her/them}|miss {him/her/them/us} so|miss {how/being/having/when}|i wish {we/i/he/she/they} still|wish {he/she/they/it} {was/were} {still/here/back}|wish i could still|homesick|i long for|longing for|i'd give anything|want {him/her/them/that/it/us} back|not the same without",
    heard: [],
    questions: [
      { asks: 'want', ask: 'With one hour of it back, what would you pick?', plain: 'For one hour, which bit would you choose?', options: [
        ['Nothing much. Just sitting there', 'Just sitting there, nothing more.'],
        ['Who I was in it', "So it's partly yourself you miss."],
        ['A chance to do it better', "You'd use the hour for something that was left undone."],
      ] },
      { asks: 'moment', ask: 'What brings that up?', plain: 'What sets it off, usually?', options: [
        ['A song, a smell, a street', 'It comes by way of small things, unannounced.'],
        ['Good news', "Good news comes, and something's short."],
        ["Being with the people I've got now", "So it's strongest in company."],
      ] },
      { asks: 'view', ask: 'Who knows you miss that?', plain: "Who've you said that to?", options: [
        ['Somebody who misses it too', 'So somebody shares it with you.'],
        ["People think I'm past it", "They think it's behind you, and it isn't."],
        ["Nobody. I'm not supposed to miss it", "You're not supposed to miss it, and you do."],
      ] },
    ],
    open: 'what you do with the missing',
    style: "know what you'd like back",
    label: 'Still attached',
    mood: 'Missing it, and saying so.',
  },
  afraidof: {
    cues: "i'm {so/just/really/more/actually} {scared/afraid/frightened/terrified}|i'm {scared/afraid/frightened/terrified/petrified/nervous/anxious}|im {scared/afraid/terrified}|i am {scared/afraid/terrified}|i was {scared/afraid/terrified}|{scared/afraid/frightened/terrified} {that/of/to/i'll/i will/he'll/she'll/they'll/it'll}|{it/that} {scares/frightens/terrifies} me|{i'm/i am} worried|i worry|worried {that/about/it'll/he'll/she'll}|what if {i/he/she/they/it/we/the/my/nobody/something}|i dread|dreading|{my/the} {biggest/worst} fear|i fear|i panic",
    heard: [],
    questions: [
      { asks: 'fear', ask: 'If that happened, what would you lose first?', plain: "Suppose it comes true. What's the worst of it?", options: [
        ['My peace of mind', 'Peace of mind would be the first to go.'],
        ["Somebody's good opinion of me", "So somebody's good opinion is at stake."],
        ['The story I tell about myself', "You'd have to tell your own story differently."],
      ] },
      { asks: 'exception', ask: "When's the fear smaller?", plain: 'When does it leave you alone for a bit?', options: [
        ['When my hands are busy', 'With busy hands, it gets smaller.'],
        ["When somebody's there", "Company helps, even if nothing's solved."],
        ['When I refuse to look at it', "It's small while you look away, and then it's waited."],
      ] },
      { asks: 'view', ask: 'Where do you know that fear from?', plain: 'What does it remind you of?', options: [
        ["Nowhere. I've just got a vivid head", "None of it's happened yet, and it's vivid all the same."],
        ['Something like it, years ago', "So it isn't from nowhere. Something like it did happen."],
        ["It's already started, I think", "Maybe it's less about what's coming than about looking."],
      ] },
    ],
    open: 'how likely that really is',
    style: 'think ahead to what could go wrong',
    label: 'Sees what might come',
    mood: 'Uneasy, and looking at it.',
  },
  becoming: {
    cues: "{turning/turn/turned} into {my/him/her/them/someone/somebody/a person/the kind}|{becoming/become} {like my/like him/like her/like them/my mother/my father/my mum/my mom/my dad/someone i/somebody i/a person i/the person}|just like my {mother/father/mum/mom/dad/parents/brother/sister}|i'm just like {him/her/them}|{sound/sounded/look/talk} like my {mother/father/mum/mom/dad}|i {heard/hear} my {mother/father/mum/mom/dad}|{his/her} voice came out|{end/ended/ending} up like {him/her/my/them/that}|{who/what} {i'm becoming/i've become/have i become}|{don't/didn't} {recognise/recognize} myself|don't know who i am any|runs in the family|the person i {was/used to be}|same mistakes",
    heard: [],
    questions: [
      { asks: 'moment', ask: 'When did you last catch yourself at that?', plain: 'When did you notice it in yourself?', options: [
        ['In a sentence that came out of me', 'A sentence came out, and you heard it.'],
        ['On my own, just passing a mirror', 'Nobody else there, just you and a mirror.'],
        ['In how somebody looked at me', "You saw it in somebody else's face first."],
      ] },
      { asks: 'exception', ask: 'Where are you clearly different?', plain: "What do you do that doesn't fit that?", options: [
        ["I notice it. That's something", "You notice, and maybe that's one difference."],
        ['I say sorry afterwards', "There's a sorry afterwards. That may be where it differs."],
        ["I'm not sure I am", "You're not sure, so the worry has room."],
      ] },
      { asks: 'view', ask: 'What do you see now about how people get like that?', plain: 'What might make a person that way?', options: [
        ['Too tired, for too long', 'Maybe it was tiredness, and it looked like something else.'],
        ['Nobody ever stopped them', "So somebody saying stop might've counted for something."],
        ['It hurts less than the other way', 'Perhaps you know by now what it spares a person.'],
      ] },
    ],
    open: "which of that you'd keep, and which not",
    style: "keep an eye on who you're becoming",
    label: "Watches who they're becoming",
    mood: 'Keeping an eye on yourself.',
  },
};

/** Tentative insights that join two of them. */
export const followInsights: readonly Pair[] = [
];
