import type { Kind } from '../../../../engine/kinds.ts';
import type { KindLines } from '../../../../engine/pack.ts';

/** What is said back to a clause of each kind, and what it shows. */
export const kindLines: Readonly<Partial<Record<Kind, KindLines>>> = {
  secret: {
    always: [
      "You've been on your own with that, pretty much.",
      "There's the thing itself, and then there's minding who hears it.",
      'So hardly anyone can say a word to you about it.',
      'It takes some thought, keeping that out of sight.',
    ],
    near: [
      ['gay|trans|queer|bi', "That isn't a small part of you to keep back."],
      [
        'baby|adoption|adopted|birth mother|birth mom|birth mum|pregnant',
        "That's a part of your life hardly anyone can ask about.",
      ],
      ['husband|wife|partner|boyfriend|girlfriend|missus', 'The closer somebody is, the more care it takes.'],
      ['kids|son|sons|daughter|daughters|children', "It's that close to home, and it can't come up."],
      ['mum|mam|mom|mother|dad|father|parents|mama|papa|family', 'With family, more hangs on who finds out.'],
      [
        'money|debt|debts|loan|bank|credit card|discover card|owe|rent|scratch card',
        "With money there's always something that could give it away.",
      ],
      [
        'hide|hid|hidden|drawer|laptop|browser|folder|phone|locked|taped|found it|key',
        "Some of your attention's always on it, then.",
      ],
      [
        'doctor|scan|tablets|pills|test results|pharmacist',
        'Watching what you say, on top of the worry itself.',
      ],
      [
        'work|boss|manager|the office|job|cofounders|the plant',
        'That makes even small talk about work something to watch.',
      ],
      [
        "first time|first person|telling you|told you|never told|haven't told|havent told|told a soul|told no one|told nobody|have told",
        "It's in words now, even if only here.",
      ],
      ['years|year|since', "The longer it goes, the more there'd be to explain."],
    ],
    shows: [
      'Hardly anyone knows this, and guarding it is work you do by yourself.',
      "You've been living around something other people can't see.",
    ],
  },
  unsaid: {
    always: [
      "It didn't go away just because it stayed in.",
      "So they've only ever had half of it from you.",
      "Sounds like you've had that talk in your head a few times.",
      'Not saying it has a price as well.',
    ],
    near: [
      ['died|funeral|grave', "It doesn't get quieter after a death."],
      [
        'never ask|never asked|did ask|like to ask|wanted to ask|want to ask|never put to',
        "So the real question's still lying there between you.",
      ],
      [
        'asked was|asked how|asked if|asked me|asks am|asks if|asks how|asks me',
        "There was an opening, and it still wouldn't come.",
      ],
      ['loved|proud', 'Short words like that can be the hardest to get out.'],
      [
        'text|draft|drafts|typed|type|letter|email|wrote|write|words ready|had the words',
        'Having the words is one thing. Letting them go is another.',
      ],
      ['tongue|swallow|mouth|bite|lips|teeth', 'That takes more effort than anybody sees.'],
      ['years|year', "That's a long time to have it ready and not say it."],
      [
        'my mum|my mam|my mom|my mother|mum|mam|mama|mammy',
        'With a mother, even a small sentence can be a big one.',
      ],
      ['dad|father|papa|da', 'With family you can wait a long time for the right moment.'],
      [
        'my husband|my wife|the wife|the husband|partner|boyfriend|girlfriend',
        'You can talk every day and still walk round that one.',
      ],
      [
        'boss|manager|meeting|at work|foreman|supervisor|supervision',
        "At work there's always a reason why it isn't the moment.",
      ],
    ],
    shows: [
      "There's something you've wanted to say, and it's still waiting.",
      'The other person has only heard part of what you think.',
    ],
  },
  pretend: {
    always: [
      "So there's the version they get, and the one you live with.",
      "Keeping that up takes more out of you than they'd guess.",
      'If they believe it, nobody thinks to ask.',
      'It spares you questions, and it leaves you a bit alone with it.',
    ],
    near: [
      [
        'photo|photos|photographs|facebook|instagram|insta',
        'One good picture, and everything else stays out of it.',
      ],
      ['smile|smiled|smiling|laugh|laughed|laughing', "And the face has to hold till you're on your own."],
      ['fine|grand|okay|ok|asks', "It's a quick answer, and it stops the next question."],
      ['nod|nod along|play along|church|chapel|believed', "You're there in the room, and only half in it."],
      [
        'on the phone|bright voice|video call|facetime',
        "And when it's over, you're back with how it really is.",
      ],
      [
        'mum|mom|mam|mother|dad|father|parents|family|mama',
        "What they picture and what you're in aren't the same.",
      ],
      ['kids|children', "With kids around there's hardly a break from it."],
      [
        'husband|wife|partner|marriage|wedding',
        'It looks one way from outside. You know how it is up close.',
      ],
      ['happy|brave|strong|confident', 'The better you do it, the less anyone would guess.'],
      ['work|boss|lads|office|ward|job', "You've got to keep it up as long as they're looking."],
    ],
    shows: [
      "You show people one thing and live with another, and that's work.",
      'What people see and how it is have been two different things.',
    ],
  },
  confess: {
    always: [
      "Most people would've left that one out.",
      "You've known that for a while, most likely.",
      "So that's the part you don't usually get to say.",
      "That's true, and other things can be true right next to it.",
    ],
    near: [
      ['money|pension|paid|passport', "There's a practical side to it, and nobody likes to say that bit."],
      [
        'baby|kids|son|daughter|child|children|stepson|grandchildren',
        "With children there's only one answer people want to hear.",
      ],
      [
        'my mother|mum|mom|mam|dad|my father|parents|sister|brother|papa',
        "Families don't leave much room for saying a thing like that.",
      ],
      ['glad|enjoy*|pleased|happy|thrilled', "And it sits right next to what you're meant to feel."],
      ['i married|my marriage|husband|wife', "There's the marriage people see, and there's this."],
      ['stay|stayed|staying', "So there's the reason you give, and there's this one."],
      ['hate|hated|admit|resent', "It isn't a comfortable thing to look at."],
      ['scared|afraid|fear', 'That one hides well behind good reasons.'],
      ['god forgive|forgive', "Maybe you've been judging yourself for that one."],
    ],
    shows: [
      'You wrote down the part that usually gets left out.',
      "There's a feeling here that doesn't fit what's expected, and it's yours.",
    ],
  },
  minimise: {
    always: [
      "A small thing doesn't hang around like this without a reason.",
      'You got in first, before anyone could call it nothing.',
      'It may be standing in for something bigger.',
      "It wouldn't have come up if it weighed nothing.",
    ],
    near: [
      [
        'world|others|war|worse|compared|cancer',
        "Other people's trouble hasn't made yours any lighter, though.",
      ],
      ['mug|cup|card|cardigan|recipe|plant|chair', "It's hardly ever about the thing itself."],
      ['dog|cat|budgie|hamster|rabbit|pet', 'Animals are there every single day. That adds up.'],
      ['cry|crying|weeping|tears|upset|bits', "Being upset doesn't wait till it's big enough."],
      ['silly|daft|stupid|dumb|ridiculous|soft', "Calling it names hasn't made it go away."],
      ['complain|complaining|moan|moaning|grateful|lucky', "So you're hardly letting yourself mind."],
      ['sensitive|overreacting|dramatic|drama', "You've heard that about yourself before, most likely."],
      ['roof|pension|food|house|healthy', "What you've got doesn't fill in for what's missing."],
      ['just|only|probably|maybe', "Talking it down hasn't settled it yet."],
    ],
    shows: [
      'You talk this down, and it keeps coming up anyway.',
      'However small it looks from outside, it got through to you.',
    ],
  },
  permission: {
    always: [
      "You're already hearing what somebody would say about it.",
      "First there's what you feel, and right behind it comes the check.",
      'Maybe part of you has answered that already.',
      "There's some rule in the way, and it may not be yours.",
    ],
    near: [
      [
        'my mother|mum|mam|our mam|mama|my mom|my dad|my father|parents|family|papa',
        "The family's looking over your shoulder in this.",
      ],
      ['god|christian|faith|priest', "So it isn't only people you'd be answering to."],
      ['selfish|awful|terrible|greedy|lazy', "You've got the harsh word ready before anyone else does."],
      ['rest|weekend|nap|break|holiday|sit', 'Time off seems to need a good reason first.'],
      ['widow|widower|divorce|marriage', "Everybody's got ideas about how that's supposed to be done."],
      ['happy|laugh|enjoy|lighter|fun', 'Feeling all right seems to need an excuse at the moment.'],
      ['angry|upset|sad|hurt|raging', "You're checking the feeling before you let yourself have it."],
      ['too old|my age|seventy|sixty|eighty', "There's an idea about age in that, and who knows whose."],
      ['normal', "You've been wondering if it's just you."],
      ['allowed|permission|permitted|entitled|sign off|blessing', 'As if somebody else got to decide that.'],
      ['wrong|bad', "You'd like to know where the line is, and that you're not over it."],
    ],
    shows: [
      "You want something here, and you're waiting to hear that it's all right.",
      "Before you look at what you'd like, you check whether you may.",
    ],
  },
  selfblame: {
    always: [
      "You're the only one on trial there.",
      "You've got a whole case ready against yourself.",
      "That's a verdict. It leaves out how things were at the time.",
      "You've taken all of it onto yourself.",
    ],
    near: [
      [
        'therapist|rep says|doctor says|everyone says|chaplain says|disagrees',
        "What anyone else says about it doesn't seem to get through.",
      ],
      [
        "if i'd|if i had|if i hadnt|if i hadn't|if only|should|should've|had i|would have seen",
        "You're judging it with what you know now.",
      ],
      ['stupid|idiot|daft|lazy|weak|coward|useless|selfish|thick', 'You reach for the hard word quickly.'],
      [
        'marriage|divorce|husband|wife|relationship|ex',
        "Two people were in that, and one's getting the whole bill.",
      ],
      [
        'fault|blame|blamed|the reason|my doing|on me|down to me',
        'That leaves no room for anything else that played a part.',
      ],
      [
        "i always|i never|i've always|i've never|never had any",
        'That leaves out every time it went otherwise.',
      ],
      [
        'mother|mum|mom|mam|dad|father|parents|family|sisters',
        'In families, blame has a habit of landing on one person.',
      ],
      ['mess|messed|wreck*|ruin|ruined|spoilt', "What went well in between doesn't come into it."],
      ['the shop|business|the company', 'Nothing else gets a share of it, not even bad luck.'],
      ['died|death|funeral|grave', "Blame's something to hold on to when nothing can be changed."],
    ],
    shows: [
      'When you look for a reason, you land on yourself.',
      "In your own account of it, you're the one who comes off worst.",
    ],
  },
  guilt: {
    always: [
      "You haven't let yourself off.",
      "It wouldn't sting if you didn't care.",
      'You know how it looked from the other side.',
      'You go over it without anybody asking you to.',
    ],
    near: [
      ['face|eyes|watching|looked at me', 'You can still see it in front of you.'],
      ['died|funeral|grave|hospice|too late', "And there's no going back to do it differently."],
      ['dog|cat|vet', "And you can't explain it to them."],
      ['sister|brother', 'You see how it was for them, and how it was for you.'],
      ['mum|mam|mom|mother|dad|father|parents|gran|nan', 'With your own family it goes in deeper.'],
      ['at night|sleep|pillow|in bed', "It finds you when there's nothing else to think about."],
      ['son|daughter|kids|kid|child|children|baby', "With a child in it, it's hard to let yourself off."],
      ['money|quid|fees|tenner|rent', "Maybe it isn't the amount that bothers you."],
      ['leaving|moved|abroad', "Going has a price, and you know who's paid some of it."],
      ['snapped|shouted|laughed|yelled', "It took a second, and it's lasted a good deal longer."],
      ['cheated|lied|affair|kissed', "And you've had to look people in the face since."],
      ['enjoy|happy|holiday|restaurant|eating out', 'So even a good moment has somebody else in it.'],
      ['at work|overtime|shift|meeting|deal', 'There was a job to do, and there was a person.'],
    ],
    shows: [
      "Something you did, or didn't do, is still asking you for an answer.",
      "You keep looking at your own part in this, and it won't leave you alone.",
    ],
  },
  shame: {
    always: [
      "You'd give a lot for nobody to be looking.",
      'Maybe being seen is worse than the thing itself.',
      "What they think has more say in it than you'd like.",
      "You see yourself there the way they'd see you.",
    ],
    near: [
      ['village|church|community|neighbours|our street', 'In a place like that, things get around.'],
      ['front|queue|everyone|audience|stage|class', 'And other people were there to see it.'],
      [
        'declined|the rent|arrears|bailiff*|foodbank|food bank|money',
        'Being short is one thing. Being seen short is another.',
      ],
      ['teacher|school gate|mums', "Round a school, everybody knows everybody's business."],
      ['red|cheeks|burning|blush*', 'It goes straight to your face, before any thinking.'],
      [
        'family|husband|wife|son|daughter|mother|mum|father|dad',
        "It doesn't stop with you. The family's in it too.",
      ],
      ['spell|spelling|accent|form|forms', 'People take that for a measure of how bright somebody is.'],
      ['body|teeth|weight|fat|hands|seatbelt|wet|toilet', "It's hard to hide when it's your own body."],
      ['my job|boss|professor|mop', "There's the work, and there's what people make of it."],
      ['hide|hid|ducked|hiding|vanish', 'Staying out of sight has become part of it.'],
      ['ashamed|shame|embarrass*', 'It makes a person want to take up less room.'],
    ],
    shows: [
      "Being seen in it is the part that's sorest.",
      'You know what others might think here, and it gets right in.',
    ],
  },
  relief: {
    always: [
      "So it had been weighing more than you'd noticed.",
      "You felt how much you'd been holding once you could stop.",
      'Your first reaction told you something.',
      'It came before you could decide how to feel.',
    ],
    near: [
      ['died|funeral|god rest|gone to', 'You can be sorry and lighter in the same hour.'],
      ['cancelled|rejected|refused|postponed', 'So not all of you had been looking forward to it.'],
      ['scan|benign|all clear|biopsy|negative|cyst', "You'd already been living with the other answer."],
      ['slept|sleep', 'Your sleep had been paying for it.'],
      ['shoulders|breath*|chest', 'Your body was quicker than your head there.'],
      ['redundancy|boss|company|fired|quit', 'Work had been taking more than the hours, it seems.'],
      ['divorce|divorced|separated', 'The dread may have been worse than the thing.'],
      [
        'told him|told her|told them|finally told|she knew|he knew|knows',
        'Once it was out, there was less to carry.',
      ],
      ['visitors|guests|visiting|drove off', 'You can want people there and still wait for them to go.'],
      ['cried|laughed|danced|tears', 'All that had been waiting for somewhere to go.'],
      ['thank|thanks', 'You must have been braced for something else.'],
    ],
    shows: [
      'When it lifted, you found out how heavy it had been.',
      'There was something good in this for you, and you noticed it.',
    ],
  },
  undo: {
    always: [
      'So the wish was real. And so was whatever stopped you.',
      'Something in you went that far, and something else turned back.',
      "You got near enough to feel what it'd be like.",
      "Getting that far wasn't an accident.",
    ],
    near: [
      ['message|text|typed|deleted|email|unsent', 'Somebody nearly heard from you.'],
      ['dialled|last digit|hung up', "A few seconds more and it'd have been a different day."],
      ['ticket|booked|cancelled|flight', "You'd got as far as making it real."],
      ['door|gate|bell|pier', "A few more steps and you'd have been in it."],
      ['packed|unpacked|packing', 'For a while there you were really going.'],
      ['job|notice|resign|application|form|signed', 'For a moment it was nearly official.'],
      ['hug|her arms|his arms|my hand out', "It's a small movement, and you still remember it."],
      [
        'started to say|nearly said|almost said|nearly told|almost told',
        "It was on its way out, and then it wasn't.",
      ],
      ['blocked|unblocked', "You can't quite shut that, and you can't leave it open."],
      ['morning|midnight|night|evening', 'It looked different a few hours on.'],
    ],
    shows: [
      'You went up to it and came back, so both wishes are real.',
      "You've tried the step out, and you've felt what pulls you back.",
    ],
  },
  saidyes: {
    always: [
      'The yes was quicker than you were.',
      "A no would've cost you right there. The yes costs you later.",
      "They got their answer. What you wanted didn't get a hearing.",
      'Your own answer came a bit later, and by then it was settled.',
    ],
    near: [
      ['mum|mom|mam|mother|dad|father|mutti', 'With parents in it, a yes comes quicker.'],
      ['boss|manager|shift|shifts|work|overtime|hours', "And your own time's the first thing to go."],
      ['money|loan|percent|signed|sign|guarantor', "It's your name that's on it now, one way or another."],
      ['wedding|party|christmas|holiday', 'So the day belonged to other people.'],
      ['husband|wife|boyfriend|girlfriend|partner|married', 'Agreeing was easier than starting that talk.'],
      ['babysit*|minding|grandkids|nieces', "And next time they'll take it as given."],
      ['son|daughter|brother|sister', 'In a family, one yes soon leads to the next.'],
      ['again|always', 'And each yes makes the next no harder.'],
      ['sure|fine|okay|problem|course', "It was out before you'd looked at it."],
      ['nodded|smiled|mouth|head', 'Part of you was busy saying something else.'],
    ],
    shows: [
      'You agreed, and your own wish went to the back of the queue.',
      "The yes was for someone else, and it's you who lives with it.",
    ],
  },
  saidno: {
    always: [
      "There was something you weren't going to give away.",
      'Saying it was one thing. Standing there after it was another.',
      'Maybe that one had been coming for a while.',
      "It's said, and now it's their turn to get used to it.",
    ],
    near: [
      ['money|loan|lend|sending', 'People hear a no about money as a no to them.'],
      [
        'mother|mum|mom|mam|dad|father|family|brother|sister|aunt',
        'In a family, a no gets talked about in the next room.',
      ],
      ['boss|manager|work|job|shift|meeting|foreman', "A no about work doesn't get forgotten quickly."],
      ['christmas|wedding|reunion|party|invitation', 'You can be sure it got talked about.'],
      ['phone|hung|blocked|whatsapp', "And then it goes quiet, and that's a lot of quiet."],
      ['first time', 'It must have sounded strange, even to you.'],
      ['sign|signed|contract|form', "They'd have liked it over with. You didn't."],
      ['proposed|marry|date|husband|wife', "That's a no with somebody's face right in front of you."],
      ['walked|left', "You didn't need many words for it."],
      ['politely|thanks|sorry', 'You kept it polite, and it was still a no.'],
    ],
    shows: [
      "There's a point you wouldn't go past, and you've shown where it is.",
      'You put something of your own ahead of what was expected.',
    ],
  },
  asked: {
    always: [
      "So it's out. It isn't just in your head any more.",
      "You could've gone on guessing.",
      'After that it was up to them.',
      "You'd probably gone over it a few times first.",
    ],
    near: [
      ['twice|times', "By then it's not the question that's missing."],
      ['boss|manager|hr|office|raise|hours|transfer', 'Asking at work means showing what you want.'],
      ['mum|mom|mam|mother|dad|father', "That's not a small question to ask in a family."],
      ['love|divorce|couple|marriage|separate', 'You asked knowing it could go either way.'],
      ['money|loan|rent|landlord|bank|council', 'You put yourself in their hands a bit there.'],
      ['doctor|surgeon|midwife|nurse|vet', 'So you wanted it plain, whatever it was.'],
      ['help|begged|please', 'Needing it was one thing. Saying so was another.'],
      ['stay|come|visit|coffee|meet', 'It could have been turned down, and you knew that.'],
      [
        'texted|wrote|letter|emailed|message|messaged|writing',
        'Then comes the waiting, and reading it over again.',
      ],
      ['finally|years', "It'd been waiting a long time to be asked."],
      ['brother|sister|daughter|son|kids', 'Asking your own people can be the hardest.'],
    ],
    shows: [
      'You put the question to someone instead of only turning it over.',
      "You've done the asking. What comes back isn't in your hands.",
    ],
  },
  tried: {
    always: [
      "So it isn't for want of effort.",
      "You've put more into it than it's given back.",
      'Probably there was a bit of hope in it every time.',
      'You know more about it now than before you started.',
    ],
    near: [
      ['talk|talking|talked|listen', 'You went in meaning well, and it went its own way.'],
      [
        'doctor|doctors|therapy|therapist|therapists|counselling|specialist',
        'And each new person wants it told from the start.',
      ],
      ['years|year|months', "That's a long stretch to keep at something."],
      ['everything|another|different', "By then you start to doubt there's a right way to do it."],
      ['flowers|cooked|favourite|gift', "You did the warm thing, and it didn't land."],
      [
        'app|apps|books|lists|pros|cons|meditation',
        "You've looked for something that would settle it for you.",
      ],
      ['space|ignoring|ignore|waited', 'Doing less is hard work too, when you care.'],
      ['school|schools|job|jobs|moved|town', 'You changed what was around it, and it came along.'],
      ['drink|diet|keto|gym|smoking', "And it's you who has to start over each time."],
      ['dates|dating|date', 'You wanted to see if anything was still there.'],
      ['worse|ended', "And after that, the next try's harder."],
      ['prayed|pray|fasted', 'You asked for help with it, too.'],
    ],
    shows: [
      "You've worked at this, and the work hasn't settled it.",
      "Whatever's missing here, it isn't effort.",
    ],
  },
  helped: {
    always: [
      'So it can let go of you, at least for a while.',
      "It didn't have to be solved for that to happen.",
      'You know what the lighter version feels like.',
      'You found that out by doing it.',
    ],
    near: [
      [
        'hands|clay|dough|baking|trays|radios|knitting|bikes|legos|screws|cooking',
        'Your hands have something to do, and your head gets a break.',
      ],
      [
        'walk|walking|walks|swim|swimming|running|allotment|garden|sea|plant out',
        'Out there the body does some of the thinking.',
      ],
      ['dog|dogs|pigeons|bees|goats|horse|cat|hay', "Animals don't ask how you're getting on."],
      [
        'sing|singing|choir|music|karaoke|dancing|dance',
        "There's no room for the other thing while that's going.",
      ],
      [
        'write|writing|wrote|on paper|journal*|my diary',
        "Once it's on paper, it needn't go round and round.",
      ],
      ['pray|prayer|rosary|tasbih|mass|church', "It's something you don't have to make up yourself."],
      ['group|friends|nurses|lads|mates|others', "With other people in it, it isn't all on you."],
      [
        'the tablets|white tablets|the pills|medication|zoloft|physio|the therapist|my therapist',
        "Some of it you couldn't have got by trying harder.",
      ],
      ['slept|sleep|quiet|no signal|silence', "Maybe it's the quiet in it, as much as anything."],
      ['hour|hours|until|winter', "It's only a stretch of time, and it counts."],
    ],
    shows: [
      "You've got one thing that makes this lighter, and you know what it is.",
      "It can be different from how it is on the bad days. You've seen that.",
    ],
  },
  helpme: {
    always: [
      "You weren't left to it, at least not with that.",
      'Somebody took a bit of the weight there.',
      "You've remembered who turned up.",
    ],
    near: [
      ['gas money|petrol money', "It wasn't done to get anything back."],
      ['question|questions|a word|judg*|explain*', "And you didn't have to account for yourself."],
      ['two hundred|paid|bail|lent', "That's not a small thing to be handed, or to take."],
      ['i ring|i call|rings|phone|messages|voice', "It makes a difference who's on the other end."],
      ['boss|supervisor|manager', "Work isn't always where you'd look for that."],
      ['sat|sits|just sit|waits|listen*|breathes', 'Part of it was simply the company.'],
      [
        'neighbour|mrs|doors|upstairs|next door|stranger|woman|lad|blokes',
        "It came from somebody who didn't have to.",
      ],
      ['sister|brother|mum|mam|dad|friend|mate', "Maybe with them you needn't be at your best."],
      [
        'nurse|doctor|pharmacist|priest|counsellor|counselor|teacher|librarian',
        'Sounds like more than somebody just doing a job.',
      ],
      ['drove|scan|court|appointment|appointments', "You didn't have to go there on your own."],
    ],
    shows: [
      "There's somebody in this who turned up, and you noticed.",
      'Not all of it was left to you, and you know who saw to that.',
    ],
  },
  flat: {
    always: [
      "You'd brought something, and it didn't land.",
      'It leaves you standing there with it.',
      "You'd pictured that going another way.",
      "Maybe you'll think twice before bringing the next thing.",
    ],
    near: [
      [
        'cancer|miscarriage|died|lonely|operation|nightmares|scholarship|came out',
        "That's a thing to stop for, and nobody stopped.",
      ],
      [
        'text|texted|emoji|thumbs|seen|family group|group chat|email|message',
        "A screen's not much to go by, and that one gave you nothing.",
      ],
      ['football|telly|tv|racing|rugby|bingo', 'So you lost out to whatever was on.'],
      ['tea|dinner|bins|table|rice|lamb|supper', "And the day just went on, as if you hadn't spoken."],
      ['mates|lads', 'Maybe nobody knew what to say. It still left you with it.'],
      [
        'mum|mom|dad|mother|father|papa|da|nan|brother|son',
        "From family you'd hope for a bit more than that.",
      ],
      ['husband|wife|partner|boyfriend|girlfriend', "That's somebody you'd most want to reach."],
      [
        'doctor|panel|priest|boss|manager|teacher|vet|supervisor',
        "To them it was one more on the list. To you it wasn't.",
      ],
      [
        'painting*|book|song|novel|letter|quilt|photos|proposal',
        "You'd put yourself into that, and it barely got noticed.",
      ],
      ['ok|okay|fine|nice|hm|oh|thanks', 'Not much of an answer, for something that size.'],
    ],
    shows: [
      "You brought something that counted, and it didn't get the room it needed.",
      'You felt it when something that mattered to you got so little back.',
    ],
  },
  said: {
    always: [
      "They've said it, and now you're the one who's got it.",
      "A thing like that can't be unheard again.",
      "It's quick to say, and it takes a lot longer to hear.",
      "That's one sentence, and it's stayed with you.",
    ],
    near: [
      ['died|dying|deathbed|last words|at the end', "And you can't go back and ask what was meant."],
      ['wrote|text|texted|message|email', "In writing, so it's there whenever you look."],
      [
        'my husband|the husband|my wife|the wife|my partner|my boyfriend|my girlfriend',
        "From somebody that close, it's not just a remark.",
      ],
      ['my son|my daughter|granddaughter|grandson|our kid', 'From one of your own, that goes straight in.'],
      [
        'surgeon|doctor|doc|my manager|the manager|bank manager|boss|gaffer|landlord|matron',
        "They'll have gone on to the next thing. You haven't.",
      ],
      ['mum|mom|mother|dad|father|auntie|papa|granddad|nan', 'With family in it, it goes in further.'],
      [
        'loves|loved|leaving|leave me|seeing somebody|seeing someone',
        'After that, the ordinary things look different too.',
      ],
      [
        'washing|laughing|lift|peeling|dinner|breakfast|car',
        'Said in the middle of something ordinary, too.',
      ],
      ['never|anymore|no longer', 'It sounds final, the way it came out.'],
    ],
    shows: [
      "A few words from somebody else, and they haven't let you go.",
      'Something you were told is still with you, word for word.',
    ],
  },
  hurtful: {
    always: [
      'Either it was meant to hurt, or nobody cared if it did.',
      'It made you out to be less than you are.',
      'That was over in a second for them, and not for you.',
      "There's being hurt, and then there's having to carry on as normal.",
    ],
    near: [
      [
        'in front of|everyone|everybody|whole|at the wedding|in the pub|deck',
        'And there were people there to see it.',
      ],
      [
        'in-law|in law|my sister|my brother|aunty|my dad|uncle|granddad|stepdad',
        "It came from inside the family, where you'd want to be safe.",
      ],
      [
        'at work|my boss|my manager|customer|colleague*|the office|my desk',
        "And you're expected to take it and carry on working.",
      ],
      ['fat|thighs|skin|dark|my hair|my body|my weight', "It went for something you can't just take off."],
      ['laughed|laugh|laughing|joke|impression|squeaky', 'They got a laugh out of it. You got the rest.'],
      ['accent|english|black|foreign*|handbags|immigrant*', 'It puts you on the outside, just like that.'],
      ['called me|calls me|call me|nickname', 'That sort of thing sticks, no matter who said it.'],
      [
        'my husband|my wife|my ex|my partner|my boyfriend|my girlfriend',
        'Somebody that close knows where to aim.',
      ],
      ['childhood|classmates|at school', 'That one may have been in there for years.'],
    ],
    shows: [
      "Something was said or done that hurt you, and it hasn't been put right.",
      'What hurt was how little care was taken with you.',
    ],
  },
  excuse: {
    always: [
      "It's an answer, and it doesn't answer anything.",
      'You either go along with it or you make a scene.',
      "There's nothing in that for you to get hold of.",
      "Somehow it's never theirs to sort out.",
    ],
    near: [
      ['council|head office|system', 'It goes round in a circle with you in the middle.'],
      ['birthday|funeral|anniversary|wedding|christmas', 'Of all the days to need a reason for.'],
      [
        "it's always|every single|every time|third time|again",
        'You could write it out before they open their mouth.',
      ],
      ['busy|work|working|meeting|cat|booked', 'It tells you where you come on the list.'],
      ['phone|battery|network|signal|wifi', "That's easy to say, and hard to check."],
      ['only joking|a joke', "So now it's you who can't take it."],
      ['drink|drunk|medication|tired|menopause|jet|stress*', "It explains something. It doesn't undo it."],
      [
        'raised|reared|generation|in his village|just how',
        "If that's just how it is, nobody has to change a thing.",
      ],
      ['money|pay|paid|transfer|invoice|bill|owe*', "In the meantime somebody's short, and it isn't them."],
      ['accountant|the dog|traffic|rain|weather', 'Something else gets the blame, and nothing changes.'],
    ],
    shows: [
      "The reason you were given hasn't settled it for you.",
      'You got an explanation, and what you needed was something else.',
    ],
  },
  lied: {
    always: [
      "Somebody's been going by something that wasn't so.",
      "There's what was said, and there's what was true.",
      "It doesn't stay with the one thing. It gets into what's next to it.",
      "It's there now, under whatever gets said next.",
    ],
    near: [
      ['the kids|my son|my daughter|children', "With children in it, it doesn't stay small."],
      ['the money|paid|wages|fees|rent|cost', "And somewhere there's a number that doesn't match."],
      [
        'wife|husband|married|partner|boyfriend|girlfriend',
        'It puts a question mark behind the ordinary evenings too.',
      ],
      [
        'my mother|mom|my sister|my brother|the brother|daddy|dad',
        "In a family that's never only between two people.",
      ],
      [
        'for years|for months|all along|whole time|three months',
        "It's not one moment, then. It goes a long way back.",
      ],
      ['swore|promised|bible|quran|straight', 'It was said with a straight face, too.'],
      ['agency|form|insurance|job|investors|client', 'Somebody took it as read, and went on from there.'],
      ['everyone|everybody', 'It leaves somebody standing outside.'],
      ['found|turned|discovered|truth', "And then you're somebody who knows it."],
      ['drink|drinking|wine|glasses|smoking', 'Sounds like the lie and the habit hold each other up.'],
    ],
    shows: [
      "Something was passed off as true, and you know it wasn't.",
      "Part of this rests on what wasn't so, and you can't unknow it.",
    ],
  },
  distance: {
    always: [
      'There used to be more there, and you remember it.',
      'You notice it in the small things first.',
      "It's a strange thing to miss somebody who's still about.",
      'Maybe neither of you has ever said it out loud.',
    ],
    near: [
      [
        'wife|husband|partner|sleep|sleeps|sofa|marriage',
        'You can be lonelier with somebody there than without.',
      ],
      [
        'land|lent|the will|church|congregation|religion|protestant',
        'Something else got in between, and stayed there.',
      ],
      ['wave|waves|hand|hands|shakes|hug|kiss', 'The body says it before anybody else does.'],
      ['polite|lodger|guest|delegates|coworkers', 'You can be perfectly polite and still be far off.'],
      ['friend|mate|friends|girls|lads|bestie', "With friends there's no last day. It just gets less."],
      [
        'phone|each call|text|texts|ticks|instagram|snapchat|messages',
        'By now you can count it in minutes and messages.',
      ],
      [
        'same room|upstairs|downstairs|headphones|roof|couch',
        'Close enough to hear each other, and no closer.',
      ],
      [
        'my son|my daughter|grandson|granddaughter|grandbairns|my kids|my children',
        'You get the outside of that life now.',
      ],
      [
        'my mother|my father|my mum|my dad|my brother|my sister|cousins',
        "That's somebody who was there from early on.",
      ],
      ['since|after|became', 'So you can say where it turned, at least.'],
      ['australia|melbourne|canada|toronto|lisbon|streets|abroad', "It's not only a matter of miles."],
    ],
    shows: [
      'Somebody you were close to is further off, and you feel the gap.',
      "What used to be easy between you isn't, and you haven't stopped noticing.",
    ],
  },
  silence: {
    always: [
      "What isn't said takes up a good bit of room.",
      'You end up filling in the other half yourself.',
      'Nobody says anything, and that still tells you something.',
      "A quiet like that isn't a restful one.",
    ],
    near: [
      ['applied|ghosted|on read|no word', "Even a no would've been something to go on."],
      [
        'text|texts|message|messages|ticks|replied|replying|reply|online|dots',
        "You've done your half. The rest's a blank.",
      ],
      ['football|weather|gutters|diesel|potatoes|vegetables|mackerel', "So you talk about what's safe."],
      [
        'died|death|cancer|inquest|miscarriage|funeral|diagnosis',
        "So you're each left alone with the same thing.",
      ],
      ['my husband|my wife|my partner', "You notice exactly which question doesn't come."],
      ['landlord|agency|embassy|council|email', "It's hard even to be angry when there's nobody there."],
      [
        'break room|board|boss|office|meeting|lunch|slide',
        "And you can't very well be the one to make a scene.",
      ],
      [
        'mother|father|dad|mum|mom|family|house|parents',
        "That's how it's done there, so you learn it without being told.",
      ],
      ['brother|sister|friend|mate', "Sounds like you've had to guess at a lot there."],
      ['years|since|never|to this day', 'The longer it goes on, the bigger the first word gets.'],
    ],
    shows: [
      "There's something here that isn't being said, and you hear it all the same.",
      "You've had to do without the words for this, and you've noticed the gap.",
    ],
  },
  theirway: {
    always: [
      'By now you know exactly how it goes.',
      'None of that has to be said for you to get it.',
      "It's the kind of thing that's hard to explain to an outsider.",
      'Sounds like some of your day goes on reading somebody else.',
    ],
    near: [
      [
        'mother-in-law|mother in law|in-laws',
        "You didn't grow up with that, and you've still got to deal with it.",
      ],
      ['sighs|sighing|tone|praying', "The words are one thing, and the tone's another."],
      ['cry|crying', "Just when there'd be something to say, nobody's there."],
      ['sulk|sulks|silent|silence|walks out|washes|garage', "And you're left in the room with it."],
      ['counts|price|teabags|biscuits', 'Once somebody counts, you start counting too.'],
      ['mother|mum|mam|dad|father|papa|grandmother', 'Probably that was there long before you had a say.'],
      ['husband|wife|partner|flatmate|roommate', 'Living that close, you learn to plan around it.'],
      ['boss|manager|ceo|supervisor|gaffer', 'And you can hardly tell them so to their face.'],
      ['always|every|whenever|each', "One time would be nothing. It's the adding up."],
      ['angry|shouts|temper|mood|slams', 'So you end up looking after their mood as well.'],
      ['neighbour|fence|parks|mows', "It's petty, and it's right where you live."],
      ['company|praises|flowers|sweetness', "There's the nice side of it, and you know what it comes with."],
      ['calls|phone|message|text|forwards', "You see who it is, and you know what's coming."],
    ],
    shows: [
      "It's a pattern you didn't make, and you're the one living with it.",
      "You know somebody's ways so well that they take up room in your day.",
    ],
  },
  theyknow: {
    always: [
      "It's not as hidden as it was.",
      "Being noticed isn't the same as having told.",
      "You've been watching them watch you, a bit.",
      "Maybe they're waiting as well.",
    ],
    near: [
      ['dog', "There's not much you can hide from a dog."],
      ['daughter|son|kids|children|granddaughter', "Children often have it before anybody's told them."],
      ['mum|mom|mam|mammy|mother|dad|nan|ammi', "That's somebody who could read you across a room."],
      ['wife|husband|partner|roommate', "It's hard to keep much from somebody who sees you every day."],
      ['bank|statement|letter|letters|bill|paper', "There's something in black and white now, too."],
      ['face|eyes|look|looked|looks|looking', "It's all in looks, so you can't be sure and you can't ask."],
      ['waiting|ready|tissues|patted|my hand', "By the look of it, somebody's left you room to say it."],
      [
        'boss|manager|supervisor|colleague|coworkers|students|investors|ward',
        "So it's come to work with you.",
      ],
      ['doctor|nurse|pharmacist|counsellor', "That's somebody whose job it is to notice."],
      [
        'church|neighbours|neighbors|landing|everyone',
        "You walk past people and wonder how much they've got.",
      ],
      ["stopped|quiet|never|hasn't|not asked", 'The not asking tells you something too.'],
      ['drinking|drink|smell|using|pills', "Probably that's the part you'd least want seen."],
    ],
    shows: [
      "Somebody's seen more than you've told them, and you've noticed.",
      "It isn't only yours to keep any more, even if nobody's said so.",
    ],
  },
  theywant: {
    always: [
      'Somebody else has already pictured how this goes.',
      'Your own answer has to find room next to that.',
      'Saying nothing turns into an answer too, after a while.',
      'Sounds like a no would need explaining.',
    ],
    near: [
      [
        'money|my half|pay half|half the|pay for|lend',
        "It's somebody else's wish, and part of the bill's yours.",
      ],
      [
        'mum|mom|my mother|dad|my father|parents|grandmother',
        "When a parent wants it, it's never only a request.",
      ],
      ['son|daughter|kids|children|grandkids', 'With children in it, a no gets heavier.'],
      ['ex', "There's history in that, whatever it's called now."],
      ['boss|gaffer|manager|agency|nights|dean|investors', "They've worked out what suits them."],
      ['sell|house|flat|move|village|live', "That's your daily life somebody's got plans for."],
      [
        'baby|kid|child|married|marry|wedding|grandson|church|baptized',
        "You can't do that one halfway to please somebody.",
      ],
      [
        'by monday|by friday|by christmas|before christmas|by the end',
        "There's a date on it, and you didn't choose the date.",
      ],
      [
        'keep ringing|keeps ringing|keep asking|keeps asking|keeps on|pushing|demands',
        "They won't just drop it, either.",
      ],
      [
        'babysit|lesson|lessons|weekend|holidays|appointments',
        "It's your time they're after, and that's not a small thing.",
      ],
      ['stay|stop at home|cook|follow', "It'd be their life you'd be fitting into."],
    ],
    shows: [
      "Somebody's got a clear idea of what's best for you, and you can feel it.",
      "Their wish is out in the open, and your answer's still yours to give.",
    ],
  },
  theyneed: {
    always: [
      "It doesn't wait till you've got the strength for it.",
      'Part of you is always listening out.',
      "You can't very well put that down and see what happens.",
      'Maybe nobody sees what it takes.',
    ],
    near: [
      ['lambs|animals|dog|cows|fed', "They don't know it's a bad day for you."],
      [
        'english|letters|letter|forms|signature|visa',
        'Every bit of paper comes through you, by the sound of it.',
      ],
      ['dialysis|insulin|chemo|medication', "With that, there's no skipping a day."],
      ['child|kids|boy|lad|son|my daughter|baby|twins|newborn', "With a child there's no 'later'."],
      [
        "brother|brother's|sister|cousin|mate|mate's|friend|friend's",
        "You didn't sign up for it, and you can't look away.",
      ],
      ['husband|wife|partner', "You're a couple and you're on duty, both at once."],
      ['money|wage|fees|sending|rent|wages', 'So what you earn was spoken for before you earned it.'],
      [
        'stairs|feet|buttons|button|butter|wash|turn her|turn him|carried',
        "It's close, physical work, and it's there every day.",
      ],
      [
        'mum|mom|mother|nanay|dad|father|nan|grandma',
        "Maybe it's strange, being the one who does the looking after.",
      ],
      ['night|hours|by eight|by ten|every morning|every evening', "Your clock's set by somebody else's."],
      ['the only one|only me|nobody|without|nobody else', "If you step out, there's no one to step in."],
      [
        'shop|bakery|intern|team|on my round|residents|patients|families',
        "Others see a job. You see who'd go without.",
      ],
    ],
    shows: [
      "Somebody depends on you, and that's in every plan you make.",
      "You're needed here, and stopping isn't a thing you can simply do.",
    ],
  },
  theirview: {
    always: [
      "That's how it looks from where they're standing.",
      "It's easier to be sure when you're not the one doing it.",
      'Part of you has been answering back ever since.',
      "Maybe there's a bit of it you can't quite wave off.",
    ],
    near: [
      [
        'my sister|my brother|my daughter|my son|my cousin',
        "Close enough to have an opinion, and it isn't their life.",
      ],
      [
        'my husband|my wife|the wife|missus|my partner|my boyfriend|my girlfriend',
        "It's hard to get away from an opinion that close.",
      ],
      [
        'in my head|soft|spoiled|selfish|sensitive|dramatic|overreacting',
        "It's become about you, more than about the thing.",
      ],
      [
        "my mother|my father|the father|mum|mum's|my dad|my dad's|granda|gran|nan",
        "Probably you've known that opinion a long time.",
      ],
      [
        'doctor|physio|therapist|lawyer|solicitor|professor',
        "It comes with a title, so it's harder to put aside.",
      ],
      ['mates|pub|lads|girls|office|fellas', "That sort of thing's quickly said, and they go home after."],
      ['priest|vicar|test|testing|trial|god', "That puts a meaning on it you didn't ask for."],
      ['money|pension|job|government|land|renting', "They're counting the part that can be counted."],
      ["should|should've|ought", 'Put like that, it sounds as if there were nothing to it.'],
      ['loved|widower|marriage|marry|divorce', "They see it from outside, and it's you who's in it."],
    ],
    shows: [
      "Somebody else is sure about this, and that hasn't made you sure.",
      "You've heard how others see it, and the question's still yours.",
    ],
  },
  everyone: {
    always: [
      "It's hard to argue with, because nobody in particular said it.",
      "You come up against that before you've opened your mouth.",
      "There's not much room in it for how it is with you.",
      "They all seem to know, and nobody's asking.",
    ],
    near: [
      ['healer|closure|easier|busy|grief', "It makes it sound as if there's a right way to do this."],
      ['say|says|tell|telling|told', "It gets said, and then the talking's over."],
      [
        'town|village|street|estate|valley|neighbours|church|colony',
        "You can't buy milk without walking through that.",
      ],
      [
        'man|men|woman|women|girl|mother|mum|nan|widow*|wife',
        "It's about what you're meant to be, more than about you.",
      ],
      ['home|family|aunties|relatives', 'Those are people whose opinion was there before yours.'],
      ['young|old|sixty|thirty|forty|age', 'They look at the number and stop there.'],
      ['look|looking|looks|stare|staring', 'You can feel that before anybody speaks.'],
      ['money|rich|abroad|england|germany|america', 'They see the outside of it. You do the sums.'],
      [
        'job|work|artists|founder*|linkedin|cohort|site|studio',
        'Sounds like saying anything different would stand out.',
      ],
      ['baby|child|kids|married|ring|another', 'Everybody gets a say in that one, it seems.'],
    ],
    shows: [
      "There's what people say, and there's how it is for you.",
      "The general opinion's loud here, and it wasn't made with you in mind.",
    ],
  },
  theykind: {
    always: [
      'You see what they do, even the small part of it.',
      'That counts, whatever else there is.',
      "It's not easy to take that lightly.",
      "You haven't let that go past unnoticed.",
    ],
    near: [
      [
        "means well|meant well|what's best|only wants|wants the best",
        "It's meant well, and it may still not fit.",
      ],
      ['fond|behind the|own way', "It's there, even when it doesn't come across."],
      ['boss|manager|investors|supervisor', "It'd be simpler if they'd been rotten to you."],
      [
        'makes it hard|makes it harder|hard to|awful|complain|guilty|trouble',
        "So whatever's wrong has got nowhere to go.",
      ],
      ['loves|love|lovely|nicest|saint|good', "They're good to you. That doesn't settle the rest."],
      ['tenner|pension|lent', 'You know what that costs them.'],
      ['mother|mum|stepdad|father|dad|parents', "A lot's come from that side, and you know it."],
      ['ex', "It's over, and there's still some looking after in it."],
      ['every|always|years|never', "That's not one nice gesture, that's how it's been."],
      [
        'soup|mangoes|irons|warms|porch light|coat|cooks|the bed',
        'It comes as something done, not something said.',
      ],
      ['neighbour|neighbours|stranger|host|visited', "They didn't owe you that."],
    ],
    shows: [
      "Somebody's been good to you, and you don't pass over it.",
      "There's kindness in this, and it doesn't answer the question by itself.",
    ],
  },
  disagree: {
    always: [
      "Somebody's going to have to live with the other one's answer.",
      "Each side could say the other's piece by heart.",
      "There's no obvious middle to that.",
      'It may have come up before, and been put away again.',
    ],
    near: [
      ['another baby|wants children|third child', "That's not a thing anybody can do by halves."],
      [
        'burying|buried|funeral|cremated|cremation|burial',
        "It can't be done twice, so it matters that much more.",
      ],
      ['kids|christened|school|bedtime', "And somebody who isn't asked will have to live with it."],
      ['sell|house|plot|land|shop|sold|piano', "Sounds like it's a sum for one side and not for the other."],
      [
        'brother|sister|sisters|brothers|siblings|dad|mum',
        "Probably there's an older argument under that one.",
      ],
      [
        'husband|wife|partner|boyfriend|girlfriend',
        "And you've got to go on being close while it isn't settled.",
      ],
      ['move|spain|stay|stopping|abroad|emigrate', 'Somebody would always be in the wrong place.'],
      ['vote|voted|votes|union|church|strike', "It's not only an opinion, it's where each side belongs."],
      ['cofounder|supervisors|committee|team|boss', 'And meanwhile the work has to carry on.'],
      ['heating|bed|tent|holiday|vegan|dog|tv', 'Small on paper, and you live in it every day.'],
      ['thinks|says|believes|reckons', 'Both sides have their reasons, and both have heard them.'],
    ],
    shows: [
      'There are two wishes in this, and as it stands only one can happen.',
      "Nobody's given way yet, and you feel that whenever it comes up.",
    ],
  },
  fight: {
    always: [
      'Nobody comes out of that feeling listened to.',
      'You can still hear it, most likely.',
      "What set it off and what it's about may be two things.",
      "Afterwards everybody has to act as if it's an ordinary day.",
    ],
    near: [
      ['funeral|graveside|coffin|wedding|christmas', 'On a day when people were meant to be on one side.'],
      ['the kids|baby crying|the children', 'And the young ones take in every bit of it.'],
      ['money|credit card|bills|pound|debt', "Money's easy to shout about. What's underneath is harder."],
      [
        'threw|slammed|scream|screaming|shouting|shout|yelled|yelling|came to blows',
        "Once it's that loud, nothing anybody says gets in.",
      ],
      ['always|again|every sunday|sundays|sunday calls', 'You could all say your lines by now.'],
      [
        'dishes|dishwasher|cooker|shoes|radio|washing|keys|tub|milk|couch',
        'Maybe the thing itself is the smallest part of it.',
      ],
      [
        'the sister|my sister|my brother|my dad|dad and i|papa and i|my mum|my father|sons',
        "In a family there's always an older round underneath.",
      ],
      [
        'husband|wife|mrs|missus|partner|flatmate|roommate',
        "And then you've still got the same few rooms between you.",
      ],
      ['the neighbour|next door|fence|hedge', 'And you see it every time you look out.'],
      ['boss|board|site|office|colleague', "And there's still the working day to get through with them."],
    ],
    shows: [
      "It came to a fight, and the thing it's about hasn't been heard yet.",
      'A lot got said there, and very little of it arrived.',
    ],
  },
  protect: {
    always: [
      'It keeps something off them, and it stays on you.',
      "You've decided what they can take, and you take the rest.",
      'If it works, nobody ever notices you did it.',
      "Sounds as if nobody's doing the same for you.",
    ],
    near: [
      ['kids|children|boys|girls|bairns', 'They get an ordinary day, and you know what it takes.'],
      [
        'mum|mam|mom|mother|mammy|dad|father|gran|parents',
        'In a family, somebody ends up watching what gets said.',
      ],
      ['wife|husband|partner|missus', "You're sparing someone who's right there next to you."],
      ['bills|money|bank|loan|rent|invoice', 'The sums stay with you, then.'],
      ['heart|pressure|ill|weak|nerves', "You don't want to be the one whose news does harm."],
      [
        'scan|prognosis|surgeon|hospital|diagnosis|biopsy',
        "You took the full version so they'd get a lighter one.",
      ],
      ['worry|worried|worrying|fret', "The worry's still there. It's just all with you."],
      ['blame', "So it's down against your name now."],
      ['cry|tears|shower|lipstick|face', "You wait till nobody's looking."],
      ['tell|told|say', "And any time they ask, you've got to do it again."],
      [
        'scared enough|through enough|had enough|has enough',
        "You've worked out how much more would be too much.",
      ],
    ],
    shows: [
      'You keep something off them, and the weight of it stays with you.',
      "You've made sure this doesn't reach them, so it only reaches you.",
    ],
  },
  whoifnot: {
    always: [
      "It works so well that nobody sees it's work.",
      "There's no one to hand it to at the end of the day.",
      "You've probably stopped expecting anyone to offer.",
      "If you were ill tomorrow, everybody'd notice at once.",
    ],
    near: [
      [
        'kids|school|dentist|lunches|birthday|birthdays',
        "The doing's one half. The remembering never stops.",
      ],
      ['mum|mother|mam|dad|father|gran|nan|daddy', "They count on you, and there's no leave from that."],
      ['tablets|tablet|dialysis|sick|carer|hospital|commode', "You can't ring in sick for that."],
      ['work|boss|company|shift|driver|ward', "They've built the place around you being there."],
      ['brother|brothers|sister|sisters', 'And the others have got used to it being you.'],
      ['christmas|party|family|house', "Without you it'd just quietly stop, and you know it."],
      ['else|nobody|only', "It's hard to stop when you can see exactly what'd drop."],
      ['without|apart|fall|falls|together', "So stopping doesn't feel like a choice any more."],
      ['head|passwords|remembers', 'Most of that nobody can see you doing.'],
      ['ring|rings|organize|organise|phones|book', "It's always you who starts it off."],
      ['night|sleep', "Even asleep you're half on call."],
    ],
    shows: [
      "A lot depends on you here, and nobody's lined up to take over.",
      'Things hold together because you see to them, day after day.',
    ],
  },
  role: {
    always: [
      "That's what they see first, whatever else is going on.",
      "It gives you a place, and it's hard to step out of.",
      "They'd be puzzled if you did it differently.",
      "There's more going on with you than that, and it gets less room.",
    ],
    near: [
      ['mum|mom|mam|mother|mummy|granny|auntie', "There's more to you than what they call you."],
      ['strong|rock|sensible|calm|fixes|reliable', "If you're the one who copes, nobody thinks to check."],
      ['clown|funny|joke|jokes', "It's hard to be taken seriously after that."],
      ['eldest|oldest|daughter at home', 'That got handed out early, by the sound of it.'],
      ['clever|pretty|rough|bonny', 'Somebody decided that once, and it stuck.'],
      ['black|sheep', "So whatever you do, they've got an explanation ready."],
      ['wife|widow', 'It says who you go with, and not much about you.'],
      ['doctor|nurse|teacher|collar|priest', 'The job gets into the room before you do.'],
      ['problems|shoulder|therapist|counsellor', "They go home lighter. You've still got it with you."],
      ['peacemaker|referee|between', "You know both sides. Maybe they don't know yours."],
      ['atm|pays|pay|money', "You'd like to be asked for something else sometimes."],
      ['nice|sweet|polite', 'Being easy to have around leaves a lot unsaid.'],
    ],
    shows: [
      'People have got used to one side of you, and they count on it.',
      "You've been given a part here, and not all of you fits in it.",
    ],
  },
  mustbe: {
    always: [
      "There's a picture of how to be, and you get checked against it.",
      "It doesn't say anywhere what you'd like.",
      "Somebody'd notice if you didn't. Maybe mostly you.",
      'You can do all of that and still not be asked how you are.',
    ],
    near: [
      ['strong|rock|calm|cry|crying|brave', 'So falling apart has to be fitted in somewhere else.'],
      ['kids|children|mother|mum|mom|father|parents|son', 'A family can expect that without ever saying it.'],
      ['money|pay|earn|rent', 'And that one keeps coming round again.'],
      ['smile|smiling|customers|cheerful|excited', "So your mood's part of the job as well."],
      ['boss|job|work|rota', "It's not a place where you can show you mind."],
      ['grateful|glad|happy|glowing|moon', "You can't call up a feeling like that to order."],
      ['supposed|expected|meant|ought', "It's somebody's idea, and you're the one carrying it out."],
      ['choice|option|must', 'It leaves you out of the deciding.'],
      ['perfect|fair|best', 'You never really get to the end of that.'],
      ['god|church|pastor|christian', 'And even your thoughts are expected to behave.'],
      ['finish|through|keep', "Stopping doesn't seem to be on the list."],
      ['eldest|man|woman|wife|daughter', "You didn't exactly apply for that."],
    ],
    shows: [
      "You're living up to something here, and nobody asked if it suits you.",
      "There's what's expected, and what you'd like hasn't had its turn.",
    ],
  },
  rule: {
    always: [
      'It was there before you had a say.',
      "A rule like that doesn't ask what your case is like.",
      "You'd feel it if you broke it, even with nobody looking.",
      'Somebody made it, some time, for somebody else.',
    ],
    near: [
      ['church|god|mosque|marriage|honour', "So there's more than people to answer to there."],
      ['mother|granny|grandmother|nan|father|dad|grandfather|mum|uncle', 'It still comes in that voice.'],
      ['men|women|woman|ladies|girl|boys', "It says what you can be before anybody's met you."],
      ['family|blood|house|among', 'Breaking it might feel like walking out on all of them.'],
      ['lend|lender|borrow|borrower|sell land', "There'll be a story behind that, of somebody who lost out."],
      ['work|others|hard', "There's no stopping point built into that one."],
      ["never|always|don't|whatever", "It leaves no room for the time when it doesn't fit."],
      ['home|elders|old|parents|mother', "It tells you what's owed, and not how to manage it."],
      ['stays|street|linen|weakness|talk|secret|secrets', 'It keeps things in, the bad ones as well.'],
    ],
    shows: [
      "There's a rule in this you didn't make, and you still measure by it.",
      'The rule was there first. What you think of it is another matter.',
    ],
  },
  promise: {
    always: [
      'Maybe you meant it when you said it.',
      'You said it before you could know how things would go.',
      "You're the one who'd know if you broke it.",
      "It was said in a minute, and it's lasted a lot longer.",
    ],
    near: [
      ['mother|mum|mam|mom|dad|father|nanay|papa', "A promise in the family doesn't seem to run out."],
      ['died|deathbed|dying|grave', "And there's nobody left who could let you off."],
      ['kids|son|daughter|niece|child', 'A child takes it word for word, and you know it.'],
      ['god|church|vow|vowed|wedding|married', "So it isn't just between two people."],
      ['always|never|ever|whatever', "It doesn't leave room for things to change."],
      ['owe|money|pay|loan|bank', "As long as that's open, you're not quite free of it."],
      ['house|land|field|farm|sell|sold', "It's about keeping something the way it was."],
      ['boss|team|lads|job|work|colleagues', "People at work may forget that. You haven't."],
      ['stay|stayed|leave', 'Going would feel like breaking it, whatever the reasons.'],
      ['shook|hand|word|swore|pinky', 'No paper, and it holds just as hard.'],
      ['brother|sister', "And you'd have to look each other in the face after."],
    ],
    shows: [
      'You gave your word, and you still feel bound by it.',
      'Something you said back then is still deciding things for you now.',
    ],
  },
  theirpromise: {
    always: [
      'You took them at their word.',
      "They may have forgotten it. You haven't.",
      "There's the thing itself, and there's having believed it.",
      "You'll have made plans around that.",
    ],
    near: [
      ['in writing|exact words|guaranteed us the', 'You could read it back to them.'],
      [
        'drink|drinking|sober|smoking|smoke|gambling|slot|poker',
        "You'd want it to be true, so you go along once more.",
      ],
      ['come back|be back|ring back|send for me|visit', "And you've been looking out for it."],
      [
        'council|hospital|landlord|dean|boss|gaffer|manager|supervisor|agency',
        "It's easily promised from behind a desk.",
      ],
      ['husband|wife|partner|boyfriend|girlfriend', "It's hard to know what the next promise is worth."],
      [
        'mum|dad|my father|daddy|my son|my daughter|my brother|my sister',
        'Inside a family, a word like that counts double.',
      ],
      ['money|pay me|compo|rent|deposit', "Probably you'd counted that in already."],
      ['swore|sworn|vowed|vow|oath|quran|bible', "They didn't have to put it that strongly, and they did."],
      ['next|soon|later|when the|settled|one day', "By the sound of it, it's always just ahead."],
      ['propose|wedding|marry|the ring was', 'Part of you had started living with it as settled.'],
      ['always|anything|forever|whatever', 'Those are big words to be left with.'],
    ],
    shows: [
      'Somebody gave you their word, and you built on it.',
      "The promise is still open, and you're the one keeping count.",
    ],
  },
  unfair: {
    always: [
      "There's the thing itself, and then there's how uneven it is.",
      "It doesn't come out even, however you add it up.",
      "Probably if you say so, you're the difficult one.",
      "You've kept count because nobody else was going to.",
    ],
    near: [
      ['the fine|written up|the blame|lose my', "You're the one who ends up paying for it."],
      [
        'presented|the chair|corner office|triple|the diploma',
        "The work's on one side and the reward's on the other.",
      ],
      ['my brother|my sister|my cousin|siblings', 'That started long before this, by the sound of it.'],
      ['the house|deed|inherit*|nursed|bungalow', 'It shows who counted, and for how much.'],
      [
        'english lads|black|african|women|filipinas|accent|manila',
        "That was decided before you'd done a thing.",
      ],
      ['leukaemia|cancer|ill|disease|died', "And there's nobody to take it up with."],
      ['applause|a card|thanks|the credit', "A word would've done, and it didn't come."],
      ['clean|cook|cooked|socks|driving|cover', "If you stopped, they'd see what you do."],
      [
        'boss|my shifts|same job|pound|rota|nights',
        "You can see it from where you are. They can't, or won't.",
      ],
      [
        'my husband|my wife|my ex|my partner',
        'One of you gets to be easy-going. The other keeps it running.',
      ],
      ['sorry|apologise|apologised|begging', 'One apology coming the other way would change a lot.'],
      ['paid|pension|loaned', 'You kept your side of it.'],
      ['always|never|every', "It's not the once. It's that it only goes one way."],
    ],
    shows: [
      "It's been shared out unevenly, and you got the short side.",
      "You can see who gets what, and you haven't stopped minding.",
    ],
  },
  useless: {
    always: [
      'After enough of that, you stop expecting anything.',
      'You end up back where you started, only more tired.',
      'All that effort, and nothing you could show anybody.',
      "Sounds like it's got hard to go on hoping.",
    ],
    near: [
      ['mop|sweep|cook|iron|we cut|wash|clean', "It gets undone as if you'd never been there."],
      ['doctor|doctors|physio|needles|hospital', "All that, and you've still got what you went with."],
      [
        'council|office|mp|embassy|hr|complaint|complaints|letters',
        'It goes in somewhere, and nobody at the other end picks it up.',
      ],
      ['talk|explain|nods|one ear|say to her|say to him', "You've put it every way there is of putting it."],
      ['money|card|loan|debt', "You keep putting in, and you don't see any of it again."],
      ['pray|prayed|praying', "You asked, and went on asking, and there's nothing to point to."],
      ['apply|applied|jobs|interview|applications', 'And nobody even tells you why.'],
      ['always|every|never|again|same', 'You know the ending before it begins.'],
      ['boss|system|surname', 'Probably it was settled before you came through the door.'],
      ['point|difference|cares|use', "Part of you's had enough of being the hopeful one."],
    ],
    shows: [
      "You've come at this more than once, and it hasn't given way.",
      "It's worn you down to see so little come of it.",
    ],
  },
  stuck: {
    always: [
      'Not moving like that is tiring too.',
      'You know this spot by heart.',
      "There's something in it that won't be hurried.",
      "You've tried to shift it more than once, probably.",
    ],
    near: [
      [
        'page|write|writing|chapter|screen|song|eulogy|letter|sentence|scene|script',
        'The longer it waits, the better it would have to be.',
      ],
      [
        "leave him|leave her|to leave|to stay|can't leave|leaving",
        'So going costs something, and so does staying.',
      ],
      [
        'marriage|married|husband|wife|divorce|divorced',
        'Neither in it nor out of it takes up a lot of room.',
      ],
      ['job|work|boss|ladder|company', 'And every morning it starts from the same point.'],
      ['years|year', "That's long enough for it to start looking normal."],
      ['round|circles', 'And each time you half hope for a different end.'],
      ['trapped|exit|cage|walls', "You've looked for the way out more than once."],
      ['bedroom|town|parents', "The place hasn't moved on, so it's hard for you to."],
      ['car|van|outside|key', 'You get right up to it, and then nothing goes.'],
      [
        'go over|going over|going back over|conversation|replay*',
        'Your mind keeps checking for something it missed.',
      ],
      ['boxes|wardrobe|clothes|packed', 'Half done is hard to live in, and hard to finish.'],
      ['same', "Nothing about the day tells you it's a new one."],
    ],
    shows: [
      "You're not where you want to be, and each way out asks for something.",
      'A lot of effort goes into this without anything moving.',
    ],
  },
  noway: {
    always: [
      "It isn't a question of trying harder.",
      "You'll have been over that more than once.",
      "It takes a choice away before you've had it.",
      "Maybe the worst is that there's nobody to argue with.",
    ],
    near: [
      ['two places|both places|nights|dementia|cows|and at my', "There's only the one of you to go round."],
      ['bank|wages|salary|deposit|mortgage|rent|money', 'It comes down to a sum, and the sum says no.'],
      [
        'visa|papers|paper|certificate|contract|solicitor|his name|license',
        "On paper it's decided, whatever you'd want.",
      ],
      ['baby|pregnant|foster|uterus|had another', "That's one you'd have wanted left open, most likely."],
      ['knees|heart|doctor|doctors|hip|body|asthma', "Your own body's got the last word there."],
      ['bus|buses|flights|km|far|island|miles', 'The map does the deciding.'],
      [
        "parents|mother|mother's|brother|sister|dad|husband|wife",
        "There are people in that, so you can't just push it through.",
      ],
      ['the job|cover|trained|crane|nurse|shift', "The way it's been set up, somebody always goes short."],
      ['cannot|impossible|ruled', "It's a plain no, and you've got to live next to it."],
    ],
    shows: [
      "Something here can't be done, however much you'd want it.",
      "You've come up against a limit, and you can name it.",
    ],
  },
  waiting: {
    always: [
      "It's out of your hands, and it's still on your mind.",
      "It's going by somebody else's clock.",
      "You've got to be ready for two answers at once.",
      'Sounds like nothing much can start till then.',
    ],
    near: [
      ['phone|call|ring|text|replied|message', "Every time it buzzes, you're there."],
      [
        'scan|scans|biopsy|surgeon|results|hip|kidney|hospital|nhs',
        "For them it's a queue. For you it's every night.",
      ],
      [
        'visa|papers|solicitor|court|judge|lawyers|sponsorship',
        "There's a file somewhere with your life in it.",
      ],
      [
        'think about it|thinking about it|his mind|her mind|her move|his move|decide|needs time|his answer|her answer',
        "They've got the thinking. You've got the waiting.",
      ],
      [
        'on monday|on tuesday|on thursday|on friday|next week',
        "So there's a day, and there's all the time in front of it.",
      ],
      [
        'job|interview|transfer|gallery|reviewers|school|pitch|recruiter|committee|application|admissions',
        "It's lying on somebody's desk, and they've no idea.",
      ],
      ['weeks|months|winters|on the list|since|years', 'You stop counting, and then you count again.'],
      ['baby|son|daughter|brother|mum|dad', "It's about somebody, so you can't just switch off from it."],
      ['buyer|house|sale|flat|apartment', "You can't plan so much as a curtain."],
      ['until|till|once|comes', "A good deal's been put on hold behind that."],
    ],
    shows: [
      "You're waiting on something you can't hurry, and it's with you all day.",
      "The next move isn't yours, and that's a fair part of the strain.",
    ],
  },
  condition: {
    always: [
      "So it isn't closed. It hangs on something.",
      "You've thought about what it'd take.",
      "A lot's been put on that one thing.",
      "Maybe not all of that 'if' is up to you.",
    ],
    near: [
      ['pension|mortgage|rates|money|pay', "Somewhere there's a figure that'd change things."],
      ['sorry|asked|apologised|apologises', "It wouldn't take much. It'd have to come from them, though."],
      ['kids|children|boys|child', 'The children come into that, whichever way it goes.'],
      ['drink|dry|gambling|gives|greyhounds', "That's a line, and you've drawn it."],
      ['sister|brother|mother|husband|wife|successor', "So part of it depends on somebody who isn't you."],
      ['visa|card|contract|papers|signs', 'One piece of paper, and the rest would move.'],
      ['twenty|younger|thirty', "There's a different life in that, and you've had a look at it."],
      ['knee|hands|operation|doctor', 'The body gets a vote as well.'],
      ['depot|boss|mornings|shifts|nige', "By the sound of it, it's not the whole job that's wrong."],
      ['unless|only|provided|before', "You've got terms, and you know what they are."],
      ['long', 'So for now it holds.'],
    ],
    shows: [
      'You know what it hangs on, and that much is clear.',
      "For you it's not a plain yes or no. It comes with an 'if'.",
    ],
  },
  torn: {
    always: [
      "If one side were nonsense, you'd have dropped it by now.",
      "Neither side's just an excuse.",
      "Whichever you pick, you'd be saying no to something real.",
      "You're trying to be fair to both sides, and it's wearing.",
    ],
    near: [
      ['pros|cons|list is|coin|coins|counted', "Counting won't settle it, then."],
      ['kids|child|children|baby|son|daughter', "You'd be choosing for more people than yourself."],
      ['heart|gut|body says|head says', "Maybe they're answering two different questions."],
      ['mum|mam|mom|mother|dad|father|amma|papa', "Someone in the family's going to feel it either way."],
      ['tell him|tell her|tell them|report|sell', "And one of the two can't be taken back."],
      [
        'i love|love him|love her|marry|marriage|husband|wife|boyfriend|girlfriend',
        "It'd be simpler if one of those feelings gave way.",
      ],
      [
        'one day|next day|some nights|some mornings|one minute|monday|tuesday|sunday|evening',
        'It moves from day to day, and both keep coming back.',
      ],
      [
        'leaving|or leave|leave for|stay for|or go|or stay|staying|staying put',
        "Something holds you there, and something's had enough.",
      ],
      [
        "country|city|when i am in|when i'm in|move to|moving",
        "Wherever you are, you'd be missing the other one.",
      ],
      ['money|bonus|salary|career', "One side's easy to put in numbers, and one isn't."],
      ['half|part|sides|two|both', 'Whichever way you lean, the other side speaks up.'],
    ],
    shows: [
      "Two things here both matter to you, and you can't have each one whole.",
      "You're not short of reasons. You've got good ones on both sides.",
    ],
  },
  decided: {
    always: [
      "Deciding it doesn't mean you like every part of it.",
      "That's firmer than it probably was a while ago.",
      "You've let go of the other version, or nearly.",
      "It sounds as if the arguing's over and the doing's left.",
    ],
    near: [
      ['operation|chemo|chemotherapy|treatment|surgery', "It's your body, and it's you who lives with it."],
      ['tell|telling', "So there's a conversation coming."],
      ['baby|kids|children', "You've settled that for more people than yourself."],
      ['husband|wife|divorce|solicitor|marriage|marrying', "Then somebody else's life shifts with it."],
      ['house|home|flat|moving', "Maybe you're already looking at the place differently."],
      ['job|notice|work|boss|business|company|shop', "Then the working week's going to look different."],
      [
        'ticket|booked|put the deposit|christmas|easter|spring|september|monday',
        'Having a day for it makes it real.',
      ],
      [
        'mother|mum|mam|dad|father|family|brother|sister|amma',
        "There's somebody in the family who'll feel that too.",
      ],
      ["not|never|won't|no more", 'You know where it stops, then.'],
      ["my mind|mind's|settled|it's clear|right so", "You've stopped asking round, by the sound of it."],
    ],
    shows: [
      "You've made up your mind, and now it's about living it.",
      "Whether to do it isn't the question any more. You closed that one yourself.",
    ],
  },
  leaning: {
    always: [
      'Part of you has got there before the rest.',
      "The other side hasn't gone, but it's got quieter.",
      "It's not a decision yet. It's got a direction, though.",
      "Maybe you'd be a bit sorry if someone talked you out of it.",
    ],
    near: [
      ['flats|trailers|moving|units', "You've lived there a little already, in your head."],
      ['divorce|husband|wife|marriage', "Leaning that way is one thing. Saying it at home's another."],
      ['job|work|retire*|course|boss', 'You can picture yourself on the other side of that.'],
      ['baby|kids|children', 'That one changes things for more than just you.'],
      ['probably|likely|maybe|suppose', "You've kept yourself a way back, just in case."],
      ['notice|find myself|catch myself|pricing', "You saw it in what you do before you'd thought it."],
      ['more|less|sixty|towards|edging', "So something's shifted. It wasn't always like that."],
      ['telling|to tell her|to tell him', "You're not far from saying it out loud."],
      ['say yes|the yes|saying yes|say no', "You've tried how it sounds, and you could live with it."],
      ['gut|heart|something', "That hasn't come from a list."],
      [
        'mum|mam|mom|mother|dad|father|family|daughter|brother',
        "They may not know yet which way you're going.",
      ],
    ],
    shows: [
      "It isn't even any more. You've been moving one way.",
      "It's still open, and one answer already feels more like yours.",
    ],
  },
  dontknow: {
    always: [
      "You're not making up an answer just to have one.",
      "Not having a word for it doesn't make it go away.",
      "There's something there. You can't see it clearly yet.",
      "Probably you've asked yourself that more than once.",
    ],
    near: [
      ['feel|feeling|feelings|love', 'It might be more than one feeling at a time.'],
      ['i want|want to do', "You may know some of what it isn't."],
      ['why', 'A reason would at least let you put it down.'],
      [
        'make of him|make of her|tails of her|her leave|what she sees|what he sees',
        'However you turn it, it comes back to that one person.',
      ],
      ['next|five years|future|retired|life', "What used to come next doesn't come by itself any more."],
      [
        'manager|boss|college|interview|meeting',
        "And that's just where you're meant to have an answer ready.",
      ],
      ['who i am|who am i|i am without|which of those', "So the old answer's stopped working."],
      ['right|bad', "You'd like something to measure it by."],
      ["to say|couldn't say|explain|words", "It won't go into one plain sentence yet."],
      ['clue|fog|blank|foggiest|dark|lost', "And still you've got to act as if you knew."],
    ],
    shows: [
      "You don't know yet, and you haven't talked yourself into an answer.",
      "There's an open question here, and you're having to live next to it.",
    ],
  },
  findout: {
    always: [
      'Meanwhile your head fills in the gap.',
      "It's hard to settle on something you can't see yet.",
      "Till then you've only got half of it.",
    ],
    near: [
      ['pension|pays|pay|cost|costs|earns|grant|paid|money back', "That's a number, and somebody's got it."],
      ['spread|gene|test|dementia|scan|vet|biopsy|doctor|thyroid', "You'd want to know, and you wouldn't."],
      [
        'house|names|papers|field|register|records',
        "It'll be written down somewhere, and you haven't seen it.",
      ],
      ['version|word|heard|reckons', "You've only had it second-hand, or from one side."],
      ['whether|asked|rang|checked|check', "So far it's mostly been asked inside your own head."],
      ["nobody|nobody's|anyone", 'Nobody can take the guessing off you, so far.'],
      [
        'college|course|school|scholarship|diploma|qualify|visa',
        "You could be ruling yourself out, and you can't tell.",
      ],
      ['kids|baby|children|married|marry', "It's a big thing to be guessing about."],
      ['maybe|perhaps|never', "By the sound of it, it's been a 'maybe' for some time."],
      ['promise|happy|future|guarantee', 'Some of that nobody can tell you beforehand.'],
    ],
    shows: [
      "There's something you don't know yet, and a good deal rests on it.",
      "You've been trying to weigh this up with a piece missing.",
    ],
  },
  deadline: {
    always: [
      "That day comes whether you're ready or not.",
      'So the date does some of the pushing.',
      "You'll be counting back from it already.",
      "Sounds like there isn't room to go slowly.",
    ],
    near: [
      ['tell him|tell her|tell my|telling', 'And the talking has to come before that.'],
      ['visa|solicitor|court|hearing|tax|landlord|council', "That's their date, and it's your life."],
      [
        'operation|operations|surgery|results|hospital|biopsy|c section',
        "Probably the days before it don't feel like real days.",
      ],
      ['house|keys|flat|closing|shop|piano|room', "After that it isn't only talk any more."],
      ['flight|flies|sails|plane|ferry', "Before that there's a goodbye, or something instead of one."],
      ['friday|monday|tuesday|wednesday|thursday|tomorrow|weekend', "That's close enough to feel."],
      ['month|weeks|june|november', "It's long enough to go back and forth on, and then it isn't."],
      ['answer|yes|decide|choose|offer', "Maybe they want a tidy answer, and you haven't got a tidy one."],
      ['baby|due|born|lambing|calving', "That one doesn't move for anybody."],
      ['cash|redundancy|money|pay', "Once it's past, the sums are different."],
    ],
    shows: [
      'This has a date on it, and everything else gets arranged around that.',
      "You haven't got all the time you'd want for this.",
    ],
  },
  timelong: {
    always: [
      "That's long enough to have built things round it.",
      'At some point it stopped being new and became how things are.',
      'A good deal else has happened meanwhile.',
      "Maybe you've stopped noticing how much of it there is.",
    ],
    near: [
      ['waiting|propose|meaning|saying', "By the sound of it, it's always been about to happen."],
      ['years|year|decades|life', "You'd hardly know how to count what's gone into that."],
      ['summer|winter|winters|christmas|spring|easter', 'One more season gone by with it in.'],
      [
        'together|married|engaged|courting|husband|wife',
        'There are all the ordinary days in that, not just the big ones.',
      ],
      [
        'shifts|nights|job|doctorate|phd|book|startup|writing|orchestra',
        'A lot of your waking life has gone that way.',
      ],
      ['pain|knee|cough|sleeping|sofa|heating', 'You plan around it without thinking by now.'],
      ['mother|father|brother|son|daughter|kids', 'Everybody in it has got older along the way.'],
      ['since|when', 'You can still say where it began.'],
      ['money|sending|paying|debt|loan', 'It adds up to more than the sum.'],
      ['feud|quarrel|hedge|row', "It's probably outlived what it was about."],
    ],
    shows: [
      "This has been with you a long time, and you've arranged things round it.",
      "It isn't new, and the time that's gone into it counts.",
    ],
  },
  change: {
    always: [
      "You know how it was, so you know what's different.",
      "It didn't go back afterwards.",
      'Sounds like you still compare, without meaning to.',
      'Some of it you only find out as you go along.',
    ],
    near: [
      ['baby|babies|born|pregnant', "Maybe it's meant to be the happy part, so it's harder to say."],
      ['died|death|passed away|buried', "There's the loss, and there's what it did to everything else."],
      [
        'stroke|accident|attack|hip|illness|diagnosis|menopause',
        'One thing in the body, and everything round it shifts.',
      ],
      ['owners|merger|machines|management', "It's still the same place, and it isn't the same to be in."],
      [
        'promotion|pit|funding|made manager|lost the job',
        "It started with the work, and it didn't stay there.",
      ],
      ['husband|wife|partner', "You've had to get to know somebody twice, there."],
      ['divorce|separated|separation', 'It took more than the marriage with it.'],
      ['came home|come home|returned|moved|helmand', 'Either the place had changed or the person had.'],
      ['my daughter|my son|the boy|teenager', "You couldn't have kept it as it was, and still."],
      ["stopped|never|nobody|wouldn't", "You notice it by what doesn't happen any more."],
      ['lockdown|pandemic|covid', 'That time ended, and some of it stayed.'],
      ['suddenly|overnight', "There wasn't much time to get used to it."],
    ],
    shows: [
      "Things aren't how they were, and you know where it turned.",
      'How it used to be is still in how you look at it now.',
    ],
  },
  onceday: {
    always: [
      "You've kept that one clear.",
      "So you know what that's like, because you've been there.",
      "Maybe nobody thought then that it'd be worth remembering.",
      "There's something in that you'd still know straight away.",
    ],
    near: [
      ['mum|mam|dad|da|father|granny|tata|lola', 'There was somebody seeing to it that it was like that.'],
      ['sing|song|laughed|dance|dancing|radio|wireless', "There's a sound to that one, even now."],
      ['chips|shared|barefoot|floor|chair|money', "It didn't cost much, and it was enough."],
      ['love|notes|wife|husband', 'Then you know what the two of you can be like.'],
      ['fastest|confident|hair|happy|seminar', 'That was you as well, not somebody else.'],
      [
        'school|studio|library|university|garage|work',
        'By the sound of it, there was a place where you fitted.',
      ],
      ['saturdays|saturday|sundays|sunday|eid|christmas|every', 'You could count on it coming round again.'],
      [
        'yard|courtyard|village|river|farm|street|house',
        "Probably you'd still find your way round it in the dark.",
      ],
      ['cousins|brother|sister|friends|we', "You weren't by yourself in it."],
      ['before|young', 'The days had more room in them.'],
    ],
    shows: [
      "You've known it good, and that's still what you measure by.",
      "The good time was real, and it tells you what's missing now.",
    ],
  },
  gone: {
    always: [
      "You're left knowing what was there.",
      "It isn't just the once. You run into it again and again.",
      'The rest of the world goes on as if nothing were missing.',
      'Probably some of it only you would notice.',
    ],
    near: [
      ['burned|fire|flood|hurricane', 'That was years of something, and it went all at once.'],
      [
        "hearing|hearing's|smell|taste|voice|memory|licence|language|portuguese",
        "You don't see how much hung on that till it isn't there.",
      ],
      ['savings|the money', 'That was years of putting by.'],
      ['baby|miscarriage|pregnant|miscarried', "There'd been a future in that, and hardly anybody saw it."],
      ['dog|cat|horse|pony', 'Nobody gives you a week off for that one.'],
      ['died|dead|funeral|buried|passed', "And then there's all the ordinary stuff that still wants doing."],
      ['husband|wife|partner|wardrobe|hangers', 'There were two of you to a lot of ordinary things.'],
      [
        "farm|yard|village|chapel|pub|pub's|school|kitchen|mill|trees",
        'You could still walk round it in your head.',
      ],
      ['mum|mom|mother|dad|father|da|baba|gran|nan|parents', "Somebody who'd been there from the start."],
      [
        'on tuesday|on sunday|on monday|on friday|yesterday',
        "You've probably still got that day hour by hour.",
      ],
      ['company|firm|factory|plant', 'It was more than somewhere to earn.'],
      ['friend|mate|twin|brother|sister', "Probably the one you'd have told about all this."],
    ],
    shows: [
      "Somebody or something's gone, and you know exactly what was there.",
      "There's a gap here, and nobody else sees the whole of it.",
    ],
  },
  ending: {
    always: [
      "Some of the goodbye's started already.",
      'More goes with it than the thing itself.',
      "You know already which part you'll miss.",
      "Maybe you've never looked at it as hard as you do now.",
    ],
    near: [
      [
        "friends|friendship|cards|choir|choir's|club",
        "It's the people, and it's knowing when you'd see them.",
      ],
      ["hospice|dying|nurse|dog's|memory", "Still there, and you're missing them already."],
      ['youngest|uni|university|off to', "It's what it was all for, and it's still a leaving."],
      ['generations|generation|language|tongue', 'It came down to you from a long way back.'],
      ['house|farm|land|place|garden', "You can't take with you what it's been."],
      ['last|final', "Once you know it's the last one, it isn't an ordinary one."],
      [
        'job|work|lab|ward|career|retire|retirement',
        "There's who you've been there, and that can't be handed over.",
      ],
      ['sign|paper|signature', "It's a minute with a pen, after all that."],
      ['separate|divorce|marriage|split', "You'd lose some people who never did anything wrong."],
      ['driving|independence|licence|car', "After that you'd have to ask for things."],
      ['closing|closes|knocking|stopping|shutting', "Nobody asked the people who'd miss it."],
    ],
    shows: [
      "Something's coming to an end here, and you know what it's worth.",
      "You're still in it, and part of you's already looking back.",
    ],
  },
  miss: {
    always: [
      'It turns up in the ordinary bits of the day.',
      'You still know exactly what it was like.',
      "There's no getting that from anywhere else.",
      'That much missing means some of it was good.',
    ],
    near: [
      ["dog|dogs|cat|dog's", 'The house is still arranged around them.'],
      ['cooking|food|smell|mince|kitchen|chai|rice', "One smell or one taste, and you're right back there."],
      [
        'homesick|go home|street|town|country|rain|village|mountains',
        'A place gets into you without your noticing.',
      ],
      ['kids|children|son|daughter', "You're still listening out for them a bit."],
      ['voicemail|still ring|his number|her number', 'Part of you still expects an answer.'],
      ['voice|hear|laugh|noise|snoring|sound', "It's too quiet where that used to be."],
      ['cap|shawl|coat|scarf|toolbox|photo|photos', "It's the nearest you can get."],
      ['my mum|my mom|my mam|mum|mom|mam|mammy|my mother|mama', 'You can be any age and want that.'],
      ["dad|father|papa|gran|nan|granny|grandmother|father's", 'Nobody else was that to you.'],
      ['friend|friends|team|crew|lads|guys|roommates', "With them you didn't have to explain yourself."],
      ['table|chair|cups|mugs', "There's an actual gap, and you look at it every day."],
      [
        'used to|the days when|those days|old days|back then|who i was',
        'You were a bit different then, too.',
      ],
      ['husband|wife|him|her', "It's the everyday of them that's missing."],
    ],
    shows: [
      "Something that was part of your days isn't there, and you feel the gap.",
      "You know just what you'd give a lot to have back.",
    ],
  },
  small: {
    always: [
      "It didn't have to happen, and it did.",
      'For a second nothing else was asked of you.',
      'In the middle of everything else, you saw that.',
      "It isn't a thing you could've planned.",
    ],
    near: [
      ['remembered|remembers', 'Somebody had kept that in mind about you.'],
      ['patient|ward|students|sang|hummed', 'Something got through there without any explaining.'],
      [
        'granddaughter|grandson|daughter|son|baby|child|children|kids|toddler',
        "That's given without any thinking about it.",
      ],
      [
        'keeps back|saves|saved me|left a mandarin|leaves a|left me',
        "Sounds like somebody thinks of you when you're not there.",
      ],
      ['my name|by name|sunshine|young lady', "It's nice to be somebody in particular."],
      ['dog|robin|magpie|calf|cat|bird', "There's no pretending with an animal."],
      ['frost|the sun|the light|the sky|spider|snow', 'It was free, and it was there when you looked up.'],
      ['shop|bus|driver|market|baker|neighbour', "They didn't have to, and they saw you."],
      [
        'bread|toast|egg|butter|vinegar|lunch|tomato',
        "It's about as plain as it gets, and it's enough for a minute.",
      ],
      ['asleep|her hand|his hand|feet|lap|chin', "There's nothing to say to that. You just hold still."],
    ],
    shows: [
      'Small things still reach you, even in the middle of this.',
      "Not everything here is heavy. There's that, and you saw it.",
    ],
  },
  want: {
    always: [
      'You can picture it, by the sound of it.',
      'You can tell how far that is from how things are.',
      "There's something about now that doesn't give you that.",
      'Nobody had to talk you into that one.',
    ],
    near: [
      [
        "before i go|before my|before i'm|before it's|seventy|sixty|sixty-nine|my age",
        "And it can't be put off forever.",
      ],
      [
        'be chosen|be loved|be looked|be seen|be noticed|be asked|look at me|looks at me|pick me|saves a seat',
        "It'd be good not to have to earn it.",
      ],
      ['go back|be back|again', "So you've had it once, and you know what it's like."],
      ['house|flat|cottage|rent book', "It'd be somewhere that's really yours."],
      [
        'job|study|nursing|business|shop|bakery|teach',
        "So it's about how your days feel, not just what you do.",
      ],
      ['learn|write|build|sing|paint|dance', 'You can nearly see yourself at it.'],
      ['baby|to be a mother|be a mother|be a mum|be a dad', "That goes deep, and it isn't only up to you."],
      [
        'dad|father|mum|mam|mom|mother|parents|brother|sister|family|son|daughter|kids|children|grandchildren',
        "There's somebody in particular in that picture.",
      ],
      ['him|husband|wife|partner|boyfriend|girlfriend', "Not all of that's in your hands, then."],
      ["for once|for a change|a cup of|just to|thats it|that's it", "It isn't even a lot you're after."],
      ['alone|quiet|to myself', "Something that doesn't have to go through anyone else."],
      ['be happy|be free|normal life', 'Probably there are quite ordinary things in that picture.'],
    ],
    shows: [
      "There's something you want here, and it's still there under the rest.",
      "You know what you'd like, and that's something to go by.",
    ],
  },
  need: {
    always: [
      "You've been going without, by the sound of it.",
      "It isn't extra. Other things depend on it.",
      "You'd notice the difference the same day.",
      "It's hard to think straight while that's missing.",
    ],
    near: [
      ['sleep|a rest|day off|in bed|a break|holiday', 'Everything looks worse on too little of that.'],
      ['sorry|apologise|apology|admit|happened', "Till that's said, it stays open."],
      [
        'to know|answer|straight|truth|face why|where i stand',
        'Not knowing takes up more room than bad news would.',
      ],
      ['hug|held|touch', "Words wouldn't do the same thing."],
      ['respect|seriously|seen|notice', "It's small for them to give, and big to go without."],
      [
        'room to|more time|space|alone|breathe|to myself|a door',
        "It's hard to hear yourself with everything so close.",
      ],
      ['boss|manager|at work|job|desk', "It'd change every working day."],
      ['on my side|help|pair of hands|support', 'It makes a difference, not being the only one.'],
      ['husband|wife|partner|him', "It'd have to come from them, and you can't make it."],
      [
        'listen|hear me|talk|someone|somebody',
        "That takes a second person, and so far it's mostly been you.",
      ],
      [
        'mother|mum|dad|father|sister|brother|family',
        "In a family that's hard to ask for, and harder to get.",
      ],
    ],
    shows: [
      "There's something here you can't go on without for long.",
      "This isn't a luxury to you. Other things stand on it.",
    ],
  },
  peace: {
    always: [
      "You'd like to put everything down for a minute.",
      "You're not asking for anything big there.",
      "It's been loud for a while, inside or outside.",
      'Sounds as if the day mostly belongs to other people.',
    ],
    near: [
      ['head|thoughts|mind|skull|worrying|worry', "It goes on even when the room's empty."],
      ['phone|calls|ringing|messages|message', 'Every ring is somebody wanting something.'],
      ['kids|children|mum|mama|calling', "There's always somebody who needs you first."],
      ['loo|car|bathroom|shower|parked|van', "You've found the one place nobody follows you."],
      ['sleep|bed|night', 'Sleep would only be part of it.'],
      ['fighting|fight|quarrels|argument|drama|shouting', "You'd even give up being right for it."],
      ['nobody|alone', 'People take more out of you than they know, just now.'],
      ['work|boss|slack|job', "Work doesn't stay at work, it seems."],
      ['tea|coffee|cup|kettle', 'Just that, without anybody needing something.'],
      ['bench|garden|sea|island|canal|caravan', 'Somewhere that wants nothing from you.'],
      ['day|week|hour|minutes|evening', "You've worked out exactly how little would do."],
    ],
    shows: [
      "What you're after is less of everything, for a while.",
      'You want some quiet that really belongs to you.',
    ],
  },
  notwant: {
    always: [
      "Even with the rest open, that bit's closed.",
      "There's something behind that no you'd like to keep.",
      "You've seen enough of it, or near enough, to know.",
      "You didn't need long to be sure of that one.",
    ],
    near: [
      ['pity|brave|inspiration', "You'd like to be met level, not looked down at."],
      ['ashes|funeral|death', "That's not a practical matter to you."],
      [
        'care home|nursing home|those homes|burden|hospital',
        "You'd like to keep a say in it as long as you can.",
      ],
      ['be the|be that|become|bitter', "So it's also about who you'd have to be."],
      ['babies|a baby', 'People usually have a lot to say about that.'],
      [
        'my kids|the kids|my children|the children|my son|my daughter|raise',
        "You've got a clear idea how it should be for them instead.",
      ],
      ['again|another', "You've had enough of it to know."],
      [
        'job|boss|manager|promotion|department|salary',
        "It'd cost you something they don't put in the contract.",
      ],
      ['money|dollar|loan', "There'd be strings on it."],
      ['husband|wife|man|marry|marriage|divorce', "You'd rather have less than have it like that."],
      ['mother|mum|mam|mom|dad|father|parents', "You've had a close look at how that goes."],
      ['lose|losing', "So there's something you'd fight for there."],
      ['group|party|counselling|whatsapp', 'Being in it would cost you more than staying out.'],
      ['country|city|town|abroad', "You can see yourself there, and it's the wrong picture."],
    ],
    shows: [
      "Whatever comes of this, you know one thing it mustn't be.",
      "You've set a limit here, and you didn't need arguments for it.",
    ],
  },
  afraidof: {
    always: [
      "You've already lived through it a few times in your head.",
      "There's something behind it you'd hate to lose.",
      "It makes you careful long before anything's happened.",
      'That can take up a good part of a day.',
    ],
    near: [
      [
        'find out|finds out|found out|discover|discovers|caught',
        "After that it's out of your hands what they think.",
      ],
      ['phone rings|phone goes|number comes', "A ringing phone isn't just a phone any more."],
      ['ending up|end up|become|becoming|turn into', "Maybe you've seen up close how that goes."],
      [
        'kids|grandkids|son|daughter|child|children|baby',
        "With a child in it, you can't shrug anything off.",
      ],
      ['ill|lump|scan|cancer|doctor|hospital|results', 'Until you know, every small sign means something.'],
      ['letter|envelope', "As long as it's shut, it could still be all right."],
      ['alone|lonely|leave me|leaves me|left alone|on my own', "Then it's about what you'd be left with."],
      ['stage|speech|stand up|standing up', "It's being up there with everyone looking."],
      ['mum|mam|mom|mother|mummy|dad|father|papa', 'With a mother or father in it, it reaches deeper.'],
      ['back on|comes back|again|relapse', "Maybe it's happened before, and you remember."],
      ['money|job|rent|bank|mot|debt', 'One thing slips, and you can see the next ones going.'],
      ['at night|dark|sleep|awake|lie there|keeps me up', "At night there's nothing to put up against it."],
      ['fail|regret', "Maybe it's your own verdict you're dreading."],
      ['tell him|tell her|tell them|tell my|if i say', "Once it's out, you can't steer how they take it."],
      ['die|dies|dying|death', 'Nothing you do quite gets round that one.'],
    ],
    shows: [
      "It hasn't happened, and it's already taking up your days.",
      "There's something you'd hate to lose here, and that's where the fear sits.",
    ],
  },
  becoming: {
    always: [
      "There's still somebody in you who notices, and minds.",
      'Probably it came on a bit at a time.',
      "You've got a picture of yourself, and that wasn't in it.",
      "Something's been wearing on you to get there.",
    ],
    near: [
      ['mother|mum|mam|mom|father|dad|aunt', 'You know that one from the other side.'],
      ['kids|children|son|daughter', 'And you know how it looks from down there.'],
      [
        'shout|shouts|slam|slammed|snap|scream|screamed|temper',
        "It's out before you can stop it, and then you hear it.",
      ],
      ['bitter|me hard|as hard|harder|gone cold', 'It does keep things from getting in, mind you.'],
      ['job|work|patients|office|shifts|ward', "The job's had a hand in that."],
      ['used to|never used', 'So you remember how the other way felt.'],
      ['mirror|catch myself|caught myself|voice|mouth', 'You caught sight of it from outside.'],
      ['fun|danced|sing|smile', "It's the lighter side that's got lost."],
      ['friends|folk|chat|avoid|cancels', "It's getting easier to keep people at arm's length."],
      ['count|counts|check|checks|checking|suspicious', "Part of you has stopped trusting it'll be fine."],
      ['recognise|recognize|not myself|who i was', "It's an odd thing, missing yourself."],
    ],
    shows: [
      "You're watching yourself change, and you never agreed to it.",
      "You still know how you'd rather be, or this wouldn't bother you.",
    ],
  },
  compare: {
    always: [
      'It turns their good news into a mark for you.',
      "It leaves out what you'd actually like for yourself.",
      "Maybe you'd been all right till you looked across.",
      'You see yours from inside, and theirs from the street.',
    ],
    near: [
      ['kids|children|grandchildren|baby|pregnant', "With children in it, it's hard not to look across."],
      ['married|husband|husbands|wedding|couple|couples', 'From outside a couple can look so easy.'],
      ['sister|brother|cousin|family', "In a family there's always somebody comparing."],
      ['house|car|kitchen|flat|mortgage|holiday', 'Those are the things anyone can see and count.'],
      ['job|work|degree|promotion|career|cohort', 'You know exactly how you compare there.'],
      ['by thirty|by forty|at thirty|at forty|by now', "So there's a timetable in it, and somebody else's."],
      ['prettier|thin|thinner|hair|chin|looks', 'You notice that in a second and keep it all day.'],
      ['school|batchmates|friends|class|lads', "You started level, and that's what makes it sting."],
      ['facebook|instagram|photos|online|linkedin', "They chose what you'd see, and it still works."],
      ['everyone|everybody|others|other|else', "That way you're one against the lot of them."],
    ],
    shows: [
      'You hold your life up against theirs, and yours is the one that loses.',
      "Part of this is what they have, and part is what you'd have liked.",
    ],
  },
  late: {
    always: [
      "There's probably a moment you'd go back to.",
      "It wouldn't bother you if you'd stopped wanting it.",
      "You've been counting back, and counting forward.",
      "You mind what you didn't get to have.",
    ],
    near: [
      ['kids|baby|eggs|children|grandchildren', 'With children in it, time looks different.'],
      ['died|funeral|grave', "The one who should've heard it isn't there."],
      ['study|learn|school|college|degree|phd', 'So the wish to learn is still very much there.'],
      ['my age|too old|seventy|sixty|fifty', 'You do the arithmetic before you let yourself want it.'],
      ['years|years ago', "That's a lot of years to look back over."],
      ['should|ought|shouldve', 'You knew less then than you do now.'],
      ['missed|boat|train', "It was there for the taking, that's what gets you."],
      [
        "even started|haven't started|already have|everyone else",
        'As if everyone else got told when it began.',
      ],
      ['waited|stayed', "It's the waiting you mind most, by the sound of it."],
      ['tell|ask|asked|sorry', "It would've been easier to say sooner."],
      ['running out|last chance|no time', 'It puts a weight on every ordinary week.'],
    ],
    shows: [
      "There's something you still want, and you're counting what's left for it.",
      "You look back at where it could've gone differently, and you mind.",
    ],
  },
  proof: {
    always: [
      'So one thing has to answer for a lot.',
      "It's hard to just enjoy it like that.",
      "If it doesn't work out, that'd say something too.",
      "Probably you know whose face you'd be watching.",
    ],
    near: [
      ["my father|my father's|dad|my mother|my mum|papa|my parents", 'That goes back a good while, then.'],
      ['my kids|my son|my daughter|the lad', "That's a lot to hang on how somebody else turns out."],
      [
        "prove|shut up|they'll see|will know|will see|show her|show him|show them|will show|was wrong",
        "You've had that audience with you for a long time.",
      ],
      ['job|promotion|book|degree|exam|exit', "You'd like to hold it up and be done with the question."],
      ['house|floors|passport|certificate|medal', "It'd be something nobody could argue with."],
      ['worth|wasted', 'You want it to have been for something.'],
      ['ex|husband|wife|boyfriend|girlfriend', "They'd still be in the room for it, in a way."],
      ['christmas|sober|season|marathon', "You'd like to see it with your own eyes."],
      ['real|belong|guest|proper|truly', "As it is, it's like being there on approval."],
      ['loved|forgiven', "You'd be reading your answer off one small sign."],
      ['fail|otherwise|lose', "It isn't allowed to go halfway."],
      ['mean|means', "So it's turned into a sign of something else."],
    ],
    shows: [
      'This one thing is meant to settle a bigger question about you.',
      "You've hung a lot on how this turns out.",
    ],
  },
  notgood: {
    always: [
      "You've marked yourself before anyone else could.",
      'It makes every room a bit of an exam.',
      "Probably you've heard that from somebody.",
      "That way you're ready for the no before it comes.",
    ],
    near: [
      ['english|accent|language', "In somebody else's language you only get to be half as quick."],
      ['deserve|deserves', "You've done the choosing for them there."],
      [
        'fraud|will check|find out|figure out|hired|boss|boardroom|seminar',
        "It's like waiting for somebody to check.",
      ],
      ['clever|smart|brains|thick|school|college', 'A mark somebody gave you once is still counting.'],
      ['mother|father|mum|dad|parent|friend', "You've got a very good one in mind to measure by."],
      ['cleaner|driver|maid|lorry|factory', "You've put the job where the person should be."],
      ['look|hands|face|ugly|body', "You're looking at yourself from outside, and not kindly."],
      ['picked|chose|choices|chosen|medal', "So being chosen hasn't convinced you."],
      ['good enough|clever enough|not enough', "And nobody's said where enough is."],
      ['nothing|rubbish|useless', "That's the whole lot crossed out in one go."],
      ['table|places|party|belong|likes', "You go in already feeling you'd have to explain yourself."],
      ['talk|speak|speech|mouth', 'So you keep quiet, and nobody hears otherwise.'],
    ],
    shows: [
      "You put yourself below the mark before anyone's measured.",
      'You count what you lack here, and what you have stays uncounted.',
    ],
  },
  praise: {
    always: [
      "You haven't thrown that one away.",
      "That came from outside. It wasn't you saying it.",
      'Odd how long one good word can last.',
      'Maybe you go back to it now and then.',
    ],
    near: [
      [
        'my mother|her mother|my mum|mil|oma|my son|my daughter|my boy|youngest',
        "In a family that mostly goes without saying. This time it didn't.",
      ],
      [
        'teacher|professor|headteacher|choirmaster|coach|sheikh|judges|referee',
        "That's somebody who'd know.",
      ],
      [
        'boss|foreman|manager|chef|appraisal|employee',
        "At work it's mostly taken for granted, so that stood out.",
      ],
      ['never|first|ever', "It wasn't something they said to everyone."],
      ['wrote|letter|card|written|assignment', "It's there in writing, for the days you don't believe it."],
      ['patient|patients|clients|customer|passenger|stranger', 'They went to the trouble of saying so.'],
      ['stage|front|aloud|whole', 'And other people heard it too.'],
      [
        'best|talent|gifted|natural|masterpiece|champion',
        "It's good to hear, and then there's living up to it.",
      ],
    ],
    shows: [
      "Somebody saw what you do and said so, and it's stayed with you.",
      "It isn't only you who vouches for this. Somebody else has.",
    ],
  },
  numb: {
    always: [
      "Everything's still happening, it just stops short of you.",
      "You do notice that something's missing, though.",
      'You can do all the right things and not be in them.',
      "It isn't the same as not caring.",
    ],
    near: [
      ['cry|cried|tears|funeral|grief|grieved', "As if the crying's been put off to some other day."],
      ['love|loves|kissed|husband|wife', 'And you still look as if it got through.'],
      ['baby|son|daughter|kids|grandson|grandchildren', "You know what's meant to come, and it doesn't."],
      ['shift|bus|autopilot|motions|tablets', 'The days run by themselves, with you along for it.'],
      ['music|song|songs|food|tastes|colours', "What always used to work doesn't work just now."],
      ['inside|empty|hollow|dead|grey', "It's hard to say when it went, by the sound of it."],
      ['won|wedding|christmas|birthday', 'The good days show it up more.'],
      ['watching|watch|window|glass', "You're near enough to see it, and it doesn't reach you."],
      ['scroll|scrolling|phone', 'It fills the time without asking you for anything.'],
      ['cancer|diagnosis|news|doctor', "Maybe it's too much to take in all at once."],
      ['care|matter|matters', 'Not minding may be easier than minding was.'],
    ],
    shows: [
      "Things get through to you less at the moment, and you've noticed.",
      "You keep going, and most of it doesn't get as far as you.",
    ],
  },
  tired: {
    always: [
      'You ran out a while ago and kept going.',
      "One night's sleep wouldn't cover it.",
      "It's hard to decide anything in that state.",
      'Just getting through the day takes nearly all of it.',
    ],
    near: [
      ['kids|baby|children|twins|bairn|mom of|mum of', "There's no clocking off from that."],
      ['work|job|shift|shifts|boss|ward|two jobs', "And home gets what's left over."],
      [
        'explaining|explain|understanding|polite|trying|bigger person|strong one|smile',
        "It's usually you who makes the effort.",
      ],
      ['fighting|fight|arguing|argument', "Winning wouldn't even feel like much by now."],
      ['hope|hoping|waiting', 'It keeps you on alert, and that wears you down.'],
      ['nursing|caring|carer|looking after', "Caring about someone doesn't put the strength back."],
      ["everyone|everybody|everyone's|everybody's", 'They get the best of you, and you get the rest.'],
      ['nothing left|in the tank|battery|energy|empty', 'And the day goes on asking for more.'],
      ['sleep|asleep|in bed|awake', "You're not getting back what the day takes."],
      ['legs|bones|body|stairs', "Your body's stopped going along with it."],
      ['years|months|year', "After that long it's hard to remember it otherwise."],
    ],
    shows: [
      "You've been spending more than you get back.",
      "What you've got left goes on keeping things running.",
    ],
  },
  lonely: {
    always: [
      "There's nobody to hand the small things to.",
      "There's nobody in it with you, by the sound of it.",
      "You notice who isn't there.",
      'You end up being your own company for everything.',
    ],
    near: [
      ['husband|wife|partner|married|marriage', 'It can be lonelier with someone right next to you.'],
      [
        'night|evening|evenings|weekend|weekends|sunday|sundays',
        "The hours get long when nobody's expecting you.",
      ],
      ['eat|table|dinner|plate|lunch', 'Meals are where it shows.'],
      ['friends|group|mothers|dads|others', 'People who all know each other make it sharper.'],
      ['city|here|town|village|country|flat|street', 'You could go all day there and not hear your name.'],
      ['work|shift|job|colleagues', 'You can be busy all day and still not have talked to anyone.'],
      ['good news|understand|understands|tell|talk|knows', 'So most of it stays with you.'],
      ['phone rings|the phone|messages', "You'd like it to be somebody who just wants to talk."],
      [
        'christmas morning|christmas day|at christmas|birthday|eid|easter',
        'Days like that make it hard not to count.',
      ],
      ['kids|children|family|son|daughter', 'You can belong to people and still be on your own.'],
      ['radio|telly|cat|dog|supermarket|shop', 'Any voice or face makes a difference, then.'],
      ['drained|tired|energy', 'And it takes strength to go and find people.'],
    ],
    shows: [
      "You've got things to share, and nobody close enough to share them with.",
      'A lot of this you go through with no one beside you.',
    ],
  },
  anger: {
    always: [
      "Nobody gets that cross about something that doesn't count.",
      "Maybe there's some hurt in it.",
      "And you're the one who's left with it.",
      "Something in there wasn't right, and you know which bit.",
    ],
    near: [
      [
        'mum|mam|mom|mother|dad|father|parents',
        'Anything with a mother or father in it hits an older nerve.',
      ],
      ['boss|manager|at work|company|job|agency', "And there you're expected to stay polite."],
      ['husband|wife|partner|boyfriend|girlfriend|ex', "With all that history it's never just about today."],
      [
        'hospital|doctor|nurse|insurance|landlord|council|bank',
        "To them it's a file. You're the one living it.",
      ],
      ['money|docked|shares|sold|owed', "Maybe it's less the amount than that they thought they could."],
      ['for years|for nine|all these years', "That's a lot of time for it to build up."],
      ['sister|brother|daughter|son|kids', 'With your own people it goes in deeper.'],
      ['god|church', "You'd counted on more from that side."],
      ['at myself|with myself', "And some of it's aimed at yourself."],
      ['slammed|slam|throw|thrown|scream|kettle|window', 'It had to go somewhere.'],
      ['dare|cheek|respect', "As if you didn't count in it."],
      ['again|always|keeps|every', "It's more than the one time you're angry about."],
      ['sorry|apologise|apology', "By the sound of it nobody's owned up yet."],
    ],
    shows: [
      "A line got crossed here, and you won't call it all right.",
      "Something here mattered to you and was treated as if it didn't.",
    ],
  },
  jealous: {
    always: [
      "It points straight at something you'd like.",
      "It's not a feeling you can bring up over dinner.",
      "You wouldn't take it off them. You'd want it too.",
      "You'd rather not be someone who notices that.",
    ],
    near: [
      ['sister|brother|cousin', 'Probably that goes back to who got what.'],
      ['mum|mam|mother|dad|father', "There's a share of that you'd have liked yourself."],
      ['baby|pregnant|kids|children|grandmother', 'And everyone expects you to be pleased.'],
      ['my friend|best friend|my mate|best mate', "And it's somebody you'd like to be pleased for."],
      ['husband|wife|partner', "You can see it's there to give, and it isn't going to you."],
      [
        'his ex|her ex|new boyfriend|new girlfriend|new wife|new intern',
        "You keep looking for what they've got that you haven't.",
      ],
      ['job|career|promotion|fellowship|shortlist', "You know what you'd have done with it."],
      ['house|money|holiday|bungalow|car', "It's what it would make easier, more than the thing."],
      ['couples|couple|wedding|valentines', "They don't even know they're showing it."],
      ['easy|happy|laughs|laugh', 'It looks like no effort at all, from where you are.'],
      ['dog|cat', "It'd be funny if it didn't sting."],
      ['photo|photos|checked|instagram|profile', "You go looking, and then you wish you hadn't."],
      ['why|never', 'It feels as if something got handed out wrongly.'],
    ],
    shows: [
      "Somebody's got something you'd have liked, and it hurts to look.",
      "The sting shows you what you'd want for yourself.",
    ],
  },
  body: {
    always: [
      "It starts before you've thought anything.",
      "It doesn't wait for you to agree.",
      "So it isn't only in your head.",
      "Something in you knows what's coming.",
    ],
    near: [
      ['heart|chest|racing|breath|air', "Like having to run, and you're standing still."],
      ["stomach|stomach's|belly|gut|sick|eat", "It sits where you can't argue with it."],
      ['shoulders|neck locks|stiff neck|jaw|heavy', "You've been braced for a while, it seems."],
      ['hands|shook|shake|shaking|knees|legs', "It's there before you can get a grip on it."],
      ['throat|voice', "It closes up just where you'd need it."],
      ['calls|phone|name|heels|hear', "One sound's enough, by now."],
      ['sleep|night|wake|awake', "Lying down doesn't switch it off."],
      ['work|boss|desk|meeting|office', "So your body's got an opinion about work."],
      [
        "husband|wife|in-laws|his sister|when he|when she|he's late",
        'Your body has its own say about that person.',
      ],
      ['doctor|physio|tests|pressure', "They can measure it and not know what it's about."],
      ['hair|skin|spots|hives|rash', "It's got as far as the outside."],
      ['headache|headaches|pain|hurts|aches', 'It makes you stop, one way or another.'],
      ['letter|bank|accounts|bill|money', "That isn't just paper to you."],
    ],
    shows: [
      'Your body answers before you do here.',
      "This isn't only something you think. It's got into your body.",
    ],
  },
  habit: {
    always: [
      "It gets you past a moment you'd rather not be in.",
      "By the time you notice, you're already at it.",
      "There's something it does for you, even if it's brief.",
      'It must have been of use to you at some point.',
    ],
    near: [
      ['check|checking|count|counting|rehearse', 'It settles you, and then it wears off.'],
      ['my phone|scroll*|online|instagram', 'It keeps the quiet out for a bit.'],
      ['drink|wine|glass|beer|pub|bottle', 'It takes the edge off something, for an hour.'],
      ['fridge|biscuits|keep eating|snack*|chocolate', "Maybe it isn't about being hungry."],
      ['clean*|bleach*|wash*|tidy', 'At least you can get to the end of that.'],
      ['bet|betting|slip|buy|pound|shopping', "For a moment anything's still possible."],
      ['midnight|stay up|go to bed', "Maybe you don't want the day to be over yet."],
      ['sorry|apologis*|apologiz*', 'It gets the trouble over before it starts.'],
      ['work|weekends|emails|email|laptop', "While you're at it, nothing else can ask."],
      ['snap|shout|yell', "And then you've got that to carry as well."],
      ['laugh|joke|joking|jokes', "If they're laughing, they're not looking too closely."],
      ['man|men|ex|relationship', "It's familiar, at least. You know how it goes."],
      ['yes|fine|grand|problem', 'It keeps things smooth, and nobody has to know.'],
      ['drive|ring|number', 'It lets you be near it for a minute.'],
      ['again|always|every|whenever', 'It comes on its own by now, without you deciding it.'],
    ],
    shows: [
      'You know this about yourself, and you still find yourself doing it.',
      'It gets you through the moment, and it never quite settles anything.',
    ],
  },
  notyet: {
    always: [
      "It isn't done, and it isn't gone either.",
      'Putting it off takes something out of you as well.',
      'Maybe once you start, it gets real.',
      'You keep walking round it, so you know exactly where it is.',
    ],
    near: [
      [
        'dentist|lump|scan|blood|surgery|call the doctor|see the doctor',
        'As long as nobody looks, it can still be nothing.',
      ],
      [
        'envelope|letter|result*|test|unopened|statement|email|voicemail',
        'Until then it could still say anything.',
      ],
      ["long way|don't meet|other side|knocked|avoid*", 'It takes some planning, not running into that.'],
      [
        'clothes|her room|his room|shed|closet|box|photos|his things|her things|grave|ashes',
        'Maybe leaving it as it is keeps something.',
      ],
      [
        "tomorrow|tomorrow's|monday|next week|weekend|new year|next year|january",
        "There's a better day for it, and that day keeps moving.",
      ],
      [
        'clean|cleaned|sort|sorted|tidy|tidied|kettle|dog|scroll|reorgani*|always a|always one',
        "Everything else gets your time, and that one's left over.",
      ],
      [
        'thesis|essay|paint|canvas|chapter|cv|my book|portfolio',
        "While nobody's seen it, nobody can say it's no good.",
      ],
      ['ring|rang|call|phone call', "It's one call, and it weighs a lot more than that."],
      ['talk|tell|conversation|ask', "As long as it isn't said, nothing's had to change."],
      ['drawer|papers|unsigned', "It's in the house with you the whole time."],
      ['ready|able|strong|face|early', "So it's not a matter of finding an hour for it."],
    ],
    shows: [
      'You put it off, and it stays with you all the same.',
      'Waiting spares you one thing and costs you another.',
    ],
  },
  money: {
    always: [
      'Probably you know those figures by heart.',
      "There's a sum running along under everything else.",
      "It's never only the money, it's what it lets you do, or doesn't.",
      "You can't think about the rest without that coming in.",
    ],
    near: [
      ['card|overdraft|credit|loan|debt|owe|owing', 'So a part of every month belongs to an earlier one.'],
      ['rent|mortgage|heating|meter|boiler|bills|gas', "That's the sort of bill you can't talk round."],
      [
        'kids|school|fees|childcare|tuition|childminder',
        "You won't have that go short, so something else does.",
      ],
      [
        'lent|lend|loaned|borrowed|owes|brother|mate',
        "There's money between you now, on top of everything else.",
      ],
      ['wage|wages|salary|payroll|earn', "It's all got a place to go before it arrives."],
      ['sending|barrel|transfer|province', 'People are counting on it at the other end.'],
      ['gold|lawyers|inherited|inheritance|funeral', "It's odd to see a person's life turned into a figure."],
      ['wife|husband|partner', "What gets said about it at home is part of it, or what doesn't."],
      ['queue|declined|lidl|tesco', "Being short is one thing. Being short in public's another."],
      ['hundred|thousand|grand|quid|euro|pounds', "That's not a number you forget."],
      ['nothing|short', "With no slack in it, every small thing's a big thing."],
    ],
    shows: [
      "Money's part of this, and it's mixed up with all the rest of it.",
      "There's a sum behind this that doesn't leave you alone.",
    ],
  },
  work: {
    always: [
      "That's a good part of your waking hours.",
      "You'd have to do it to know what's in it.",
      'And all the rest has to fit round it.',
      'Some of that comes home with you, most likely.',
    ],
    near: [
      ['nights|earlies|lates|midnight', "You're up when other people aren't, and the other way about."],
      [
        'manager|boss|gaffer|supervisor|system|headsets',
        "Somebody else sets the pace, and you're the one keeping it.",
      ],
      [
        'patients|care|carer|dementia|nurse|ward|residents',
        "A lot's gone out of you before your own evening starts.",
      ],
      ['redundancy|closing|contract|probation|extension|zero', "It's hard to plan anything on top of that."],
      ['minutes|target|timed|warning|reviews', "Somebody's counting, and they're not counting what matters."],
      ['teach|teaching|students|pupils', "You're on from the moment you walk in."],
      [
        'moved|reorganisation|desk|desks',
        "That was decided somewhere else, and you've got to fit in with it.",
      ],
      ['years|decades', "You'll know every inch of it by now."],
      ['drive|bus|gritter|taxi|van', "That's a lot of hours behind a wheel."],
      [
        'startup|studio|alterations|bakery|milk|restore',
        "There's nobody to clock you off, so it doesn't really stop.",
      ],
      ['been off|off sick|on leave|fit note', "Being off isn't the same as being free of it."],
      ['interview|audition|apply|applied', "And you've got to sell yourself for it, on top."],
    ],
    shows: [
      "Your work's in this too, with all it takes out of the day.",
      'What you do all day decides how much of you is left for this.',
    ],
  },
  proud: {
    always: [
      "You'd know better than anybody what it took.",
      "That one's yours, whatever else happens.",
      "There's no doubt in how you tell that part.",
      'Somewhere in there is how you like a thing to be done.',
    ],
    near: [
      [
        'raised|raise|kids|children|apprenticeship',
        'Part of what you gave is walking about in somebody else now.',
      ],
      ['stood|spoke|speech|my piece|court|my own words', "You didn't leave it for somebody else to say."],
      ['myself|alone|own|single*', 'No one handed you that.'],
      ['years|year|days|months', "That's not one good day, it's a lot of days in a row."],
      ['drink|drinking|sober|smoking|gambling|pills', "Plenty of those days could've gone the other way."],
      ['built|made|hands|wired|sewing|painted|rafter', "It's a thing you can point at, and it's there."],
      [
        'first|passed|licence|degree|exam*|university|language',
        'There was a time when that was nowhere near certain.',
      ],
      ['left|leave', "Going was work too, even if it doesn't look like it."],
    ],
    shows: [
      "You know what you can do, because you've seen yourself do it.",
      "There's a part of this you'd do the same way again.",
    ],
  },
  sorry: {
    always: [
      "It isn't finished, on your side.",
      'It still matters to you how that was left.',
      "There's a bit of that you'd do over, and you know which.",
    ],
    near: [
      [
        'my brother|my sister|mam|mum|mom|nanay|my father|my mother',
        'With family, a thing like that never quite leaves the room.',
      ],
      ['grave|died|dead|passed|dying|hospice', "Some of it can't be put right now, and you still mean it."],
      ['son|daughter|kids|bairns|child|children', "You'd have wanted a better version of that for them."],
      ['said|spoke|shouted|wrote|snapped|yelled', 'You can probably still hear yourself.'],
      ['start|again|chance', "You're not only looking back. You'd want something to come after."],
      ['forgive|forgiven|pardon', "And the answer to that isn't in your hands."],
      ['owe|owed|apology|apologise|deserves', "It's on your list, and you haven't crossed it off."],
      ['stayed|stay|visit*|missed|came|concert', 'It sounds as if the not being there is what stuck.'],
    ],
    shows: [
      "You've looked at your own part in it, and you mean it.",
      "You'd put it right if you could, and that hasn't worn off.",
    ],
  },
  adviceme: {
    always: [
      "You didn't have to go looking for that.",
      'You know that from somewhere.',
      "It's one thing to know it, and another when it's your own life.",
      "Maybe nobody's ever said it to you.",
    ],
    near: [
      ['younger self|young self|lil me|mirror', "Maybe that's what you needed to hear back then."],
      ['lend|sell|contract|in writing|bank account', 'That sounds learnt, and not for free.'],
      [
        'friend|mate|pal|neighbour|anybody|someone|somebody',
        "For them it's clear. When it's you, there's more in the way.",
      ],
      ['sister|daughter|niece|girl|son|child|lassie|lad', "You'd be on their side straight away."],
      [
        'patients|students|clients|preach|congregation|couples',
        'You hand that out to others. Taking it home is harder.',
      ],
      ['leave|leaving|marry|husband|wife', "It looks simpler when it's not your own front door."],
      ['rest|sleep|tired|enough|fault|bad', "You'd let somebody else have that without a second look."],
      ["don't|never|stop", "Somebody paid for that piece of advice. It may've been you."],
    ],
    shows: [
      "You see it clearly for others. For yourself, there's more in the way.",
      "You know what to say about this, as long as it's somebody else's.",
    ],
  },
  ownstep: {
    always: [
      "So there's a first move, and you can picture it.",
      "From there you'd know more than you do now.",
      'Part of you has started already.',
      "That's a different thing from going over it again.",
    ],
    near: [
      [
        'tomorrow|tonight|on monday|from monday|on thursday|saturday|sunday|next week|weekend',
        "So it's got a place in the week.",
      ],
      ['ring|ringing|call|calling|a bell|text|email', "It'd be over quicker than all the thinking about it."],
      ['write|writing|letter|list|lines|draft|paper', "Written down, you'd have it in front of you."],
      [
        'doctor|meeting|counsellor|pastor|priest|gp|union|appointment|clinic',
        "Then there'd be a second person in the room with it.",
      ],
      ['talk|tell|telling|ask|speak|sit down|say', "Then it wouldn't be only in your head any more."],
      ['maybe|might|could|perhaps', "Sounds like you're still trying it on for size."],
      ['one|once|only|start|drawer', 'Not the whole thing, just that piece of it.'],
      ['sister|brother|mum|dad|aunt|friend|landlord|boss', "You've picked who it starts with."],
    ],
    shows: [
      "You've come up with a next move, and it's your own.",
      "It's gone from turning it over to something you could actually do.",
    ],
  },
  scene: {
    always: [
      'You could draw it.',
      "That's stayed sharp.",
      "You've still got it, down to the small things.",
      "Maybe it's odd what stays, out of everything.",
    ],
    near: [
      ['doorway|standing|stands', "You can tell a lot from how a person's standing."],
      ['doctor|nurse|hospital|vet|ward|monitor', 'In a place like that you notice every small thing.'],
      [
        'priest|coffin|funeral|lilies|vows|hymn|bride',
        "In the middle of all the ceremony, that's what you saw.",
      ],
      ['kettle|sink|ironing|tea|pan|kitchen|flour', 'Such an ordinary thing to be going on, just then.'],
      [
        'car|bus|van|ferry|platform|tram|train|lift',
        'On the way from one thing to another, and it happened there.',
      ],
      [
        'phone rang|phone buzzed|phone went|letter|envelope',
        "There's a second before you know, and you remember that second.",
      ],
      ['ring|hand|hands|glasses|cap|hat|tie', "It's strange how hands stay with you."],
      [
        'my mum|my mom|my dad|dad|my father|mama|granny|grandfather|grandpa|amma',
        "You'd know them from that alone.",
      ],
      ['everyone|aunties|queue|hushed|guests', 'With all those people about, it was still yours.'],
      ['rain|snow|raining|wet', "You've even kept the weather."],
      ['looked at|looks at|his eyes|her eyes|laughing', "Probably it's the look that's stuck."],
    ],
    shows: [
      "That moment's still with you, down to the details.",
      "Of everything that happened, that moment's one you brought along.",
    ],
  },
};
