import type { WordQuestions } from '../../../../engine/pack.ts';

/** Questions about what a clause says in so many words. New ones are added at the end: stages name them. */
export const words: Readonly<Record<string, WordQuestions>> = {
  'words-1': {
    words:
      "never asked me|never asks me|never once asked|not once asked|nobody asked me|no one asked me|nobody asks me|no one asks me|nobody asks how|no one asks how|doesn't ask me|doesnt ask me|didn't even ask|didnt even ask|never asked how|never asks how|{he/she/they} never asked|{he/she/they} never asks|{he/she/they} never ask|nobody's asked me|nobodys asked me|no one's asked me|no ones asked me|nobody's asked how|nobodys asked how|no one's asked how|no ones asked how|hasn't asked me|hasnt asked me|haven't asked me|havent asked me|not one of them asked",
    not: "asked me to|asks me to|i never asked|me for|asked for|asks for|ask for|ask me to|asked her|asked him|asked them|ask her|ask him|never ask my|never asked my|i didn't even ask|i didnt even ask|never asked to|asked me out",
    questions: [
      {
        asks: 'want',
        ask: 'What would you tell them, if they asked properly?',
        plain: 'If somebody really asked, what would you say?',
        options: [
          ["The truth, and it isn't short", "There's a long answer sitting there, unasked for."],
          ["Just that it's been hard lately", "One plain sentence, and nobody's come to fetch it."],
          ["Probably “fine”, I'm that used to it", 'Even the right question might get the usual answer.'],
        ],
      },
    ],
  },
  'words-2': {
    words:
      "i never asked|i have never asked|i haven't asked|i havent asked|i've never asked|ive never asked|i've not asked|ive not asked|i've yet to ask|ive yet to ask|i never dared ask|i daren't ask|i darent ask|too scared to ask|afraid to ask|scared to ask|don't dare ask|dont dare ask|didn't dare ask|didnt dare ask|never had the nerve to ask|i never did ask|i never like to ask|i don't like to ask what|i dont like to ask what|i can't ask {him/her/them} if|i cant ask {him/her/them} if|i couldn't ask|i couldnt ask",
    not: 'never asked for|asked to be|asked for this|for help|died|dead|funeral|for anything|for money|for much|for a thing|asking price',
    questions: [
      {
        asks: 'fear',
        ask: "Is there an answer you'd rather not hear?",
        plain: 'Which answer would be the hard one to get?',
        options: [
          ['A flat no', "While you don't ask, it isn't a no."],
          ['The thing I already suspect', 'Asking would only make it official.'],
          ["Any answer, I'd have to act on it", "Once you know, you can't go back to not knowing."],
        ],
      },
    ],
  },
  'words-3': {
    words:
      "i never ask for|i can't ask for|i cant ask for|i don't ask for|i dont ask for|i couldn't ask for|i couldnt ask for|i hate asking|i don't like asking|i dont like asking|i don't like to ask|i dont like to ask|i hate to ask|i'm ashamed to ask|im ashamed to ask|i'm too proud to ask|im too proud to ask|i'm not one to ask|im not one to ask|i was never one to ask|i've never asked for help|ive never asked for help|i won't ask for|i wont ask for|hard to ask for help|asking for help is|i never ask anyone|i never ask anybody|i don't ask anyone|i dont ask anyone|i don't ask anybody|i dont ask anybody|i can't ask anyone|i cant ask anyone|i find it hard to ask|too proud to ask|ashamed to ask|not good at asking|bad at asking|can't bring myself to ask|cant bring myself to ask|asking for help|ask for help|don't like to bother|dont like to bother|don't want to bother|dont want to bother|hate to bother|didn't want to bother|didnt want to bother|don't like to trouble|dont like to trouble|don't want to be a burden|dont want to be a burden|don't like putting people out|dont like putting people out",
    not: "better|couldn't ask for more|couldnt ask for more|questions|advice|he asks|she asks|he should ask|she should ask|told him to ask|told her to ask|she doesn't|she doesnt|he doesn't|he doesnt|she refuses|he refuses|she says|he says",
    questions: [
      {
        asks: 'rule',
        ask: 'Growing up, what happened to people who asked for things?',
        plain: 'When you were little and somebody asked for something, what happened?',
        options: [
          ['They were told to manage', 'So you learned to manage early, and stuck with it.'],
          ["Nobody asked, so I couldn't say", "You can't copy what nobody ever showed you."],
          ['They got it, and never heard the end', "No wonder you'd sooner go without than be reminded."],
        ],
      },
    ],
  },
  'words-4': {
    words:
      "asked what was wrong|asked what's wrong|asked whats wrong|asked me what's wrong|asked me whats wrong|asked if i'm ok|asked if im ok|asked if i was ok*|asked if i'm all right|asked if im all right|asked if i was all right|asked if i was alright|asked how i was|asks how i am|ask how i am|asks if i'm ok*|asks if im ok*|ask if i'm ok*|ask if im ok*|asked me how i am|when people ask how|people ask how i|people ask how i'm|people ask how im|asked if i was coping|asks if i'm all right|asks if im all right",
    not: "nobody|no one|never|not once|not one|didn't|doesn't|don't ask|dont ask|nobody's|nobodys|no one's|no ones|hasn't|hasnt|haven't|havent|want|wish|would ask|if anyone",
    questions: [
      {
        asks: 'moment',
        ask: "What's the answer you nearly give?",
        plain: 'What do you almost say before you say the usual thing?',
        options: [
          ["That I'm not fine at all", 'It gets as far as your teeth, then.'],
          ["I don't, “fine” is out before I think", 'Quick as a reflex, that word.'],
          ["The truth, but they'd be sorry they asked", 'So you look after them by keeping it short.'],
        ],
      },
    ],
  },
  'words-5': {
    words:
      "ought to call|i should call|i should ring|ought to ring|meaning to ring|meaning to call|meaning to phone|i haven't rung|i havent rung|i haven't called|i havent called|i haven't phoned|i havent phoned|ought to phone|i should phone|i never ring|i never call|i don't ring|i dont ring|keep putting off ringing|keep putting off calling|i call her less|i don't call her|i dont call her|i don't call him|i dont call him|i haven't called {him/her/them/home/mum/mom/dad}|i havent called {him/her/them/home/mum/mom/dad}|i should phone home|i don't phone|i dont phone|i keep meaning to ring|i keep meaning to call|i hardly ring",
    not: "doctor*|surgery|gp|police|dentist|helpline|ambulance|names|if i don't ring|if i dont ring|nobody rings|clinic|hospital|lawyer|bank|plumber|call it|call that|call this|call myself|in sick|call {him/her} {dad/daddy/mum/mam/mom/my}|call the shots|finance",
    questions: [
      {
        asks: 'cost',
        ask: 'What stops your hand when you reach for the phone?',
        plain: 'What makes that phone call hard to make?',
        options: [
          ["It's never a short call", 'You need a clear evening and some puff in you.'],
          ["It's been so long I'd have to explain", 'Every week you leave it, the explaining grows.'],
          ['I put the phone down feeling worse', "There's a reason you're putting it off, then."],
        ],
      },
    ],
  },
  'words-6': {
    words:
      "called me {selfish/lazy/stupid/fat/ugly/useless/cold/ungrateful/weak/mad/crazy/difficult/dramatic/boring/hard/needy/names/pathetic/spoilt/bossy}|calls me {selfish/lazy/stupid/fat/ugly/useless/cold/ungrateful/weak/mad/crazy/difficult/dramatic/boring/hard/needy/names/pathetic/spoilt/bossy}|called me a {coward/liar/failure/snob/burden/drama/disgrace/nag/robot/bad/selfish/waste/control}|calls me a {coward/liar/failure/snob/burden/drama/disgrace/nag/robot/bad/selfish/waste/control}|said i was {selfish/lazy/stupid/cold/useless/weak/difficult/dramatic/ungrateful}|told me i was {selfish/lazy/stupid/cold/useless/weak}|says i'm {selfish/lazy/stupid/cold/useless/weak/difficult/dramatic/ungrateful/cynical}|says im {selfish/lazy/stupid/cold/useless/weak/difficult/dramatic/ungrateful/cynical}|called me an idiot|calls me an idiot|called me a {loser/fraud/slob/cow/baby/waste of space}|said i'm {selfish/lazy/stupid/cold/useless/weak/difficult/dramatic/ungrateful}|said im {selfish/lazy/stupid/cold/useless/weak/difficult/dramatic/ungrateful}|told me i'm {selfish/lazy/stupid/cold/useless/weak/difficult}|told me im {selfish/lazy/stupid/cold/useless/weak/difficult}|call me {selfish/lazy/stupid/cold/useless/weak/difficult/dramatic/boring}",
    not: "i said i was|i'd be {selfish/lazy/stupid}|id be {selfish/lazy/stupid}",
    questions: [
      {
        asks: 'view',
        ask: 'On a bad day, how much of it do you believe?',
        plain: "When you're low, do you think it's true?",
        options: [
          ['None of it, it just stings', 'Wrong, and it still left a mark.'],
          ['About half', "Half's enough to keep you awake."],
          ["I'd called myself that already", "They only said aloud what you'd been saying."],
        ],
      },
    ],
  },
  'words-7': {
    words:
      "me as the strong one|i'm the strong one|im the strong one|i am the strong one|always been the strong one|call me the successful one|i'm the sensible one|im the sensible one|always been the sensible one|i'm the reliable one|im the reliable one|i'm the capable one|im the capable one|i'm the good one|im the good one|i'm the rock|im the rock|i'm their rock|im their rock|everyone thinks i'm strong|everyone thinks im strong|everybody thinks i'm strong|everybody thinks im strong|think i'm so strong|think im so strong|says i'm so strong|says im so strong|people say i'm strong|people say im strong|i have to be strong|got to be strong|believes i am confident|everyone thinks i'm confident|everyone thinks im confident|always been the reliable one|as the reliable one|me the reliable one|i'm supposed to be the strong one|im supposed to be the strong one|everyone says i'm strong|everyone says im strong|everyone says i'm so strong|everyone says im so strong|have to be the strong one",
    not: "not the|he's the|hes the|she's the|shes the|my brother's the|my brothers the|my sister's the|my sisters the|my brother is the|my sister is the",
    questions: [
      {
        asks: 'exception',
        ask: 'Who gets to see you on an off day?',
        plain: "Is there anybody who sees you when you're not managing?",
        options: [
          ['Nobody, I make sure of it', "That's a second job, hiding the tired one."],
          ['One person, and only just', "One's not many, but it isn't none."],
          ["They'd panic if they saw it", 'So you keep going partly to keep them calm.'],
        ],
      },
    ],
  },
  'words-8': {
    words:
      "going into work tomorrow|can't face work|cant face work|dread {monday/mondays/work}|dread every monday|dreading {monday/work/tomorrow}|dread going in|dread going back|can't face going in|cant face going in|sick before work|don't want to go in tomorrow|dont want to go in tomorrow|sunday evening dread|feel sick on sunday*|cry before work|cry on the way to work|cried on the way to work|hate going to work|hate mondays|can't bear the thought of going in|cant bear the thought of going in|can't bear the thought of work|cant bear the thought of work|the thought of going into work|the thought of going in tomorrow|don't want to go to work|dont want to go to work|dread going to work|dread going into work|scared to go to work|dread sunday night*|sunday night dread|dread the alarm",
    not: 'love|he dreads|she dreads|my son|my daughter|my husband|my wife',
    questions: [
      {
        asks: 'moment',
        ask: 'When does the dread start, exactly?',
        plain: 'At what point in the day or week does it come on?',
        options: [
          ['The night before, when I set the alarm', 'So it eats your evening and the shift as well.'],
          ['Right outside, before I go in', 'Those last few yards are the long ones.'],
          ["It doesn't lift now, even on days off", "Then you're never properly off."],
        ],
      },
    ],
  },
  'words-9': {
    words:
      'i sit in the car|i sat in the car|i sit in my car|i sat in my car|sit in the parked car|i sit in the {skoda/van/truck/ute/lorry/taxi/cab}|i sat in the {van/truck/ute/lorry/cab}|sometimes i sit in the|just sit in the car|sit outside in the car|stay in the car|stayed in the car|in the car outside|in the car park for|sat outside in the car|cry in the car|cried in the car|crying in the car|sat in the car outside|sit in the car for|sitting in the car|sitting in my car|cry in my car|cried in my car',
    not: "he sits|she sits|kids were|together|back seat|crash*|garage|engine running|pipe|told them|told the kids|told him|told her|can't go crying|cant go crying|the dog|motorway|traffic",
    questions: [
      {
        asks: 'moment',
        ask: "Just before you open that door, what's in your head?",
        plain: 'Right before you get out, what are you thinking?',
        options: [
          ["Come on, you've done it before", 'A little talking-to, and in you go.'],
          ['Five more minutes', 'Five minutes that belong to nobody else.'],
          ['That I could just drive off', "You don't, and it still crosses your mind."],
        ],
      },
    ],
  },
  'words-10': {
    words:
      "went 'nice'|said 'nice'|said \"nice\"|said nice and|went nice and|carried on eating|carried on with {her/his/their} phone|barely a nod|barely looked up|didn't look up|didnt look up|didn't even look up|didnt even look up|just shrugged|asked what was for dinner|asked what's for dinner|asked whats for dinner|asked if i wanted tea|i said i love you. he said thanks|what about the other paper|went back to {his/her/their} phone|back to the telly|didn't say a word about it|didnt say a word about it|{he/she/they} went nice|and went nice|just went nice|went 'nice' and|{he/she/they/mum/mom/mam/dad/everyone/everybody/family/parents/husband/wife/just} changed the subject|{he/she/they/just} kept scrolling|didn't even turn round|didnt even turn round|never even looked up|said that's nice|said thats nice|went that's nice|went thats nice",
    not: 'i barely|i just shrugged|i changed|i shrugged|i kept scrolling|i just changed|i just kept|nice things|nice words|nice to',
    questions: [
      {
        asks: 'want',
        ask: 'What did you want to see on their face?',
        plain: "How did you hope they'd react?",
        options: [
          ['A bit of light, just for a second', 'A second would have done. Not much to ask.'],
          ['That it mattered to them as well', 'You wanted company in it, not a medal.'],
          ["I'd stopped expecting anything", "You'd braced for it, and it still landed."],
        ],
      },
    ],
  },
  'words-11': {
    words:
      "a real job|a proper job|get a proper job|not a real job|isn't a real job|isnt a real job|not proper work|not real work|something to fall back on|get a trade|get a real job|when are you getting a|get a steady job|find a steady job|get a decent job|find a decent job|get a respectable job|isn't proper work|isnt proper work|isn't real work|isnt real work|only a hobby|just a hobby|not a job it's|not a job its|not a proper job|isn't a proper job|isnt a proper job|doesn't call it work|doesnt call it work|doesn't count as work|doesnt count as work",
    not: "did a proper job|made a proper job|i have a|i've got a|ive got a|he has a|she has a",
    questions: [
      {
        asks: 'rule',
        ask: 'Growing up, what counted as proper work in your house?',
        plain: 'What did your family count as real work?',
        options: [
          ["Whatever they'd done themselves", 'Then anything else looks like a criticism of them.'],
          ['Anything that paid, no questions', 'Wages first, liking it came a long way after.'],
          ['Whatever they could boast about', 'So it was never only about the work.'],
        ],
      },
    ],
  },
  'words-12': {
    words:
      "more than me for the same|paid less than|promoted over me|got promoted instead|passed over|overlooked|goes to the nephew|took the credit|take the credit|takes the credit|took all the credit|leaving me off the email|left me off the|got the job i|gave {him/her} the job|work of two for the pay|didn't get the promotion|didnt get the promotion|denied the promotion|earn less than him|earns more than me|paid more than me|paid less than him|gave the job to|gave the promotion to|for the pay of one|two jobs for one wage",
    not: "i overlooked|i take the credit|i took the credit|i gave|i got the job i|i'd take the credit|id take the credit|overlooks|in over my head",
    questions: [
      {
        asks: 'moment',
        ask: "Who've you said that to, out loud?",
        plain: 'Have you told anyone how you see it?',
        options: [
          ['Only myself, on the way home', "So far you're the only one who has heard it."],
          ['Everyone except whoever decided', "It's been everywhere but the one office."],
          ["Nobody, I half wonder if they're right", 'That doubt does their work for them.'],
        ],
      },
    ],
  },
  'words-13': {
    words:
      "reason i stay is the pension|hang on for the pension|hang on two more years|for the full pension|stay for the pension|half pension|years to my pension|years till my pension|years to retirement|years till retirement|years until retirement|retire now or|could've retired|couldve retired|could have retired|till i can retire|until i can retire|lose my pension|giving up a council pension|wait for the pension|hanging on for the pension|stay on for the pension|work till i'm sixty|work till im sixty|work until i'm sixty|work until im sixty|only {two/three/four/five} years to go|until my pension|stay till i retire",
    not: 'he|she',
    questions: [
      {
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
    ],
  },
  'words-14': {
    words:
      "can't tell if i love|cant tell if i love|couldn't tell you if i love|couldnt tell you if i love|don't know if i love|dont know if i love|don't know if i still love|dont know if i still love|not sure i love|not sure if i love|don't love {him/her/them} anymore|dont love {him/her/them} anymore|don't love {him/her/them} any more|dont love {him/her/them} any more|the love's gone|the loves gone|don't feel anything for {him/her}|dont feel anything for {him/her}|love {him/her} but i'm not in love|love {him/her} but im not in love|no longer love {him/her/them/my}|i don't think i love {him/her/them}|i dont think i love {him/her/them}|i've stopped loving {him/her/them}|ive stopped loving {him/her/them}|i stopped loving {him/her/them}|i've fallen out of love|ive fallen out of love|i fell out of love|i don't love my {husband/wife/partner/boyfriend/girlfriend}|i dont love my {husband/wife/partner/boyfriend/girlfriend}",
    not: 'job|doctor|music|work|idea|he says|she says|he said|she said|love me|with me|house|city|himself|herself|died|dead',
    questions: [
      {
        asks: 'moment',
        ask: 'When did you last look forward to seeing that person?',
        plain: 'When were you last glad that they were coming?',
        options: [
          ['Recently, and it surprised me', "So there's a bit of warmth you'd not accounted for."],
          ["I couldn't put a date on it", 'It went quietly, then, not with a bang.'],
          ['I look forward to them being out', "That's a thing you'd not say at the table."],
        ],
      },
    ],
  },
  'words-15': {
    words:
      "words didn't come|words didnt come|words didnt come out|didn't leave my mouth|didnt leave my mouth|did not leave my mouth|words wouldn't come|words wouldnt come|had the words ready|couldn't get the words out|couldnt get the words out|never got the words out|swallowed the words|i couldn't say it|i couldnt say it|wanted to say i was sorry but|wanted to tell him i loved him but|wanted to tell her i loved her but|on the tip of my tongue|lost my nerve and|i wanted to say something but|said never mind|words stuck in my|couldn't bring myself to say|couldnt bring myself to say|i just couldn't say|i just couldnt say|opened my mouth and nothing|i bottled it|nothing came out|couldn't get it out|couldnt get it out",
    not: "he bottled|she bottled|she said never mind|he said never mind|couldn't say it better|couldnt say it better",
    questions: [
      {
        asks: 'moment',
        ask: 'What came out instead?',
        plain: 'What did you end up saying, or doing?',
        options: [
          ['Something about the weather', 'A safe little sentence, standing in for the big one.'],
          ['Nothing, I found a job to do', 'Busy hands are good cover.'],
          ['Something sharper than I meant', 'The soft thing went in, the hard thing came out.'],
        ],
      },
    ],
  },
  'words-16': {
    words:
      "i gave my word|i promised {him/her/them/mum/mam/dad/my/nan/gran/the}|i made a promise|promised on {his/her} deathbed|i swore to {him/her/them/my/mum/mam/dad}|i made a promise to|i made {him/her/them} a promise|i gave {him/her/them} my word|i've promised {him/her/them/my/mum/mom/dad}|ive promised {him/her/them/my/mum/mom/dad}|promised mom",
    not: 'promised myself|swore to myself|god|two hundred',
    questions: [
      {
        asks: 'view',
        ask: 'How would that person see it today?',
        plain: 'If you asked to be let off, what would they say?',
        options: [
          ["No, they'd let me off", 'They might have let go before you did.'],
          ['Yes, to the letter', "You know exactly the look you'd get."],
          ["It's me holding me to it", "Hard to ask for release when you're the one holding."],
        ],
      },
    ],
  },
  'words-17': {
    words:
      "every relationship goes the same|always goes the same way|always ends the same|ended the same|ends the same|it's the same again|its the same again|same thing every time|i always end up|back to square one|same old pattern|keeps happening to me|happens every time|every time i get close|made the same mistake|make the same mistake|making the same mistake|making the same mistakes|repeat the same|i always pick the {wrong/same}|i always choose the {wrong/same}|i always fall for|it always ends|every single time it ends",
    not: 'marked|students|cohort|order the',
    questions: [
      {
        asks: 'exception',
        ask: 'Which time came closest to going differently?',
        plain: 'Was there one time it nearly went another way?',
        options: [
          ['The time I spoke up early', 'Early, before it had set hard.'],
          ['The time somebody stood by me', 'It went better with a hand on the other side.'],
          ['None, and the one thing in common is me', "That's a hard thing to notice, and you have."],
        ],
      },
    ],
  },
  'words-18': {
    words:
      'mind goes blank|mind went blank|go blank|went blank|goes blank|i freeze when|i freeze up|i clam up|tongue-tied|mouth goes dry|mouth goes like paper|stumble over my words|trip over my words|i go red|went bright red|i start sweating|my voice shakes|my voice shook|my voice goes|my face goes red|i blush|my hands shake when|get tongue-tied|tongue tied',
    not: 'touch*|hands on|bed|hit|his face|her face|screen|phone|he went|she went|he goes|she goes|his mind|her mind',
    questions: [
      {
        asks: 'fear',
        ask: 'What are you hoping nobody spots right then?',
        plain: 'What would you hate them to notice in that moment?',
        options: [
          ["That I don't know the answer", 'As if everybody else always does.'],
          ["That I'm shaking", 'Half your strength goes on keeping still.'],
          ["That I do know, and daren't say", "So it isn't blank in there at all."],
        ],
      },
    ],
  },
  'words-19': {
    words:
      'everybody laughed|everyone laughed|they all laughed|room in stitches|laughed at me|laughing at me|laughed in my face|made fun of me|took the mick|taking the mick|mimicked|did an impression|laughing emojis|laughed behind|the whole room laughed|whole class laughed|made a joke about my|made a joke of it|joke at my expense|they laughed at|they just laughed|they laughed when|they laughed because|poked fun at me|took the piss|made a fool of me|made a laughing stock|humiliated me in front|laughed at my',
    not: 'we laughed|made everyone laugh|i laughed|laughed with me|made everybody laugh|funny|it was lovely|had everyone laughing|laughed at my jokes',
    questions: [
      {
        asks: 'moment',
        ask: 'What did your own face do?',
        plain: 'How did you look while it was happening?',
        options: [
          ['It laughed along', 'You gave them cover, and took it home with you.'],
          ['It went stiff, with a smile on', 'Smiles like that ache after a minute.'],
          ['Nothing, I burned when I got home', 'It waited till there was nobody to see.'],
        ],
      },
    ],
  },
  'words-20': {
    words:
      "we used to laugh|now we do schedules|we don't laugh|we dont laugh|we never laugh|like housemates|like flatmates|like roommates|like lodgers|ships in the night|strangers in the same house|we only talk about the kids|we only talk about bills|nothing to say to each other|nothing left to say to each other|run out of things to say|we used to laugh together|barely talk now|never laugh together|only talk about the shopping|we live side by side|pass each other in the hall",
    not: 'every day|died|dead|passed away|before he|before she|text|thumbs up',
    questions: [
      {
        asks: 'exception',
        ask: "When did you last catch each other's eye and laugh?",
        plain: "What's the last thing you two found funny?",
        options: [
          ['Not that long ago, oddly', "Then there's somebody still in there."],
          ['Years back, somewhere on a trip', 'It took being away from home to do it.'],
          ["I can't remember, and I've tried", "You've gone looking for it, though."],
        ],
      },
    ],
  },
  'words-21': {
    words:
      'doctor said|doctor told|doctors said|doctors told|consultant said|consultant told|surgeon said|surgeon told|gp said|gp told|oncologist said|midwife said|vet said|nurse said it|got the results|scan showed|when they told us the results|test came back',
    not: "gone|dead|died|passed away|negative|benign|all clear|good news|nothing to worry|it's fine|its fine|doctor told him off|nobody|no one|never|home for|it's a boy|its a boy|it's a girl|its a girl|pregnan*|healthy|what the doctor said i should",
    questions: [
      {
        asks: 'moment',
        ask: "Afterwards, what did you wish you'd asked?",
        plain: 'What question came to you too late?',
        options: [
          ['What it means, in plain words', 'They explain it to the chart, not to you.'],
          ['Whether they were sure', 'You wanted somebody to look twice.'],
          ["The one thing I didn't want answered", 'You knew which one it was, and left it.'],
        ],
      },
    ],
  },
  'words-22': {
    words:
      "haven't been to the doctor*|havent been to the doctor*|hasn't been to the doctor*|hasnt been to the doctor*|don't go to the doctor*|dont go to the doctor*|won't go to the doctor*|wont go to the doctor*|won't see a doctor|wont see a doctor|rang the surgery and hung up|putting off the doctor*|put off going to the doctor*|i should see a doctor|ought to get it checked|haven't had it checked|havent had it checked|get it looked at|i found a lump|haven't rung the doctor*|havent rung the doctor*|cancelled the appointment|missed the appointment|rang to say i was working|haven't been to see a doctor|havent been to see a doctor|scared to go to the doctor*|afraid to go to the doctor*|should get it checked|need to get it checked|haven't told the doctor|havent told the doctor|keep putting off the doctor*",
    not: "dentist|car|hair|boiler|roof|wedding|visa|men don't|men dont",
    questions: [
      {
        asks: 'fear',
        ask: "What are you hoping they won't find?",
        plain: 'What would be the worst thing for a doctor to say?',
        options: [
          ["Something that can't be put right", 'So not knowing feels like the safer side.'],
          ["That it's been left too long", 'And leaving it makes that one worse.'],
          ["If it's nothing, I've no excuse", "Then you'd have to find another reason for feeling this way."],
        ],
      },
    ],
  },
  'words-23': {
    words:
      "i can't sleep|i cant sleep|i cannot sleep|i couldn't sleep|i couldnt sleep|i don't sleep|i dont sleep|i'm not sleeping|im not sleeping|i lie awake|i lay awake|i'm awake at|im awake at|i'm awake till|im awake till|i wake at|i wake up at three|i wake up at four|i barely sleep|i hardly sleep|can't get to sleep before|cant get to sleep before|i slept badly|i sleep badly|wide awake at|still awake at|haven't slept properly|havent slept properly|keeps me awake|keeps me up at night|keep me awake|don't sleep well|dont sleep well|lying awake|awake half the night|up half the night|can't fall asleep|cant fall asleep|wake up in the night|toss and turn",
    not: "if i'm not there|if im not there|unless im there|baby|without it|noise|snor*|neighbour*|traffic|kids|night shift*|he can't sleep|he cant sleep|she can't sleep|she cant sleep|jet lag|jetlag|coffee",
    questions: [
      {
        asks: 'moment',
        ask: "Lying there awake, what's first in the queue?",
        plain: "When you can't sleep, what do you think about first?",
        options: [
          ['A list of jobs', 'Lists breed in the dark.'],
          ['One conversation, over and over', "You've said it better every night since."],
          ["Something I've told nobody", 'No wonder it waits till the house is quiet.'],
        ],
      },
    ],
  },
  'words-24': {
    words:
      'sleep* on the settee|sleep* on the sofa|sleep* on the couch|slept on the settee|slept on the sofa|slept on the couch|nights on the sofa|nights on the couch|moved into the spare room|sleep in the spare room|sleeping in the spare room|slept in the spare room|fall asleep in the chair|sleep in the chair',
    not: "he's|she's|he sleeps|she sleeps|my son|my mate|friend's|guest*|husband sleeps|wife sleeps|partner sleeps|boyfriend sleeps|girlfriend sleeps|husband slept|wife slept|he slept|she slept|wife says|husband says|she likes|he likes|one of us|brother|cat|dog",
    questions: [
      {
        asks: 'moment',
        ask: "What's harder about sleeping in the bed?",
        plain: 'Why is the bed worse than where you sleep now?',
        options: [
          ['The quiet', "A telly or a hallway's better company, some nights."],
          ['The other side of it', "Empty or full, it's that side that does it."],
          ["It'd mean admitting how things are", 'As long as you sleep elsewhere, it can pass as temporary.'],
        ],
      },
    ],
  },
  'words-26': {
    words:
      "i've already decided|ive already decided|i had already decided|i have already decided|part of me has already packed|part of me has already left|half my head's already gone|half my heads already gone|already left in my head|my mind's made up|my minds made up|made up my mind|i have decided|i've decided|ive decided|nothing anyone says will change my mind|deep down i know what|i already know what i'll do|i already know what ill do|i know what i'm going to do|i know what im going to do",
    not: "not to tell|haven't made up|havent made up|can't make up|cant make up|hadn't made up|hadnt made up|not made up|decided nothing",
    questions: [
      {
        asks: 'fear',
        ask: "Who's the hardest person to tell?",
        plain: 'Which person are you not looking forward to telling?',
        options: [
          ["Someone who'll be hurt", "It's their face you're putting off, not the thing."],
          ["Someone who'll say I told you so", 'You can hear the tone of it already.'],
          ['Me, out loud', "Once you've said it, you'll have heard it."],
        ],
      },
    ],
  },
  'words-27': {
    words:
      'i cried in front of|i cried and he|i cried and she|i cried and they|if i cry he|if i cry she|when i cry he|when i cry she|saw me crying|saw me cry|seen me cry|caught me crying|burst into tears in front|cried at work|cried in the toilet*|cry in the toilet*|cry in the bathroom',
    questions: [
      {
        asks: 'want',
        ask: 'When you cry, what would you like somebody to do?',
        plain: "What helps, if someone's there while you're crying?",
        options: [
          ['Sit down next to me, say nothing', 'Just a warm body on the next chair.'],
          ['Put the kettle on and not fuss', 'Care without an audience.'],
          ["Nothing, I'd rather nobody saw", 'Being seen costs you more than the crying.'],
        ],
      },
    ],
  },
  'words-28': {
    words:
      "i've not cried|ive not cried|i haven't cried|i havent cried|i can't cry|i cant cry|i couldn't cry|i couldnt cry|i didn't cry at|i didnt cry at|i feel nothing|i felt nothing|i feel numb|i'm numb|im numb|i don't feel anything|i dont feel anything|feel dead inside|don't even feel it any*|dont even feel it any*|no tears left|not shed a tear|didn't shed a tear|didnt shed a tear|haven't shed a tear|havent shed a tear|not shed one tear|can't feel anything|cant feel anything|don't feel a thing|dont feel a thing|gone numb|just numb",
    not: 'proud|lie|leg|legs|arm|foot|feet|finger*|dentist|i feel nothing but',
    questions: [
      {
        asks: 'cost',
        ask: 'Where do you think all that feeling goes instead?',
        plain: "If it doesn't come out, where does it sit?",
        options: [
          ['Into keeping busy', "You'll have the cleanest cupboards in the street."],
          ['Into my shoulders and my stomach', 'The body keeps the tab.'],
          ["I'm frightened there's nothing there", 'Being frightened of that is something there.'],
        ],
      },
    ],
  },
  'words-29': {
    words:
      "shoulder everybody cries on|shoulder to cry on|everyone comes to me|everybody comes to me|come to me with their|they all look to me|everyone looks to me|holding this family together|hold this family together|hold it all together|holding it all together|keep this family together|keeping it all together|carry the whole|carrying two families|without me they'd|without me theyd|they'd starve|theyd starve|i'm everyone's|im everyones|i'm everybody's|im everybodys|i'm mum to everybody|im mum to everybody|everyone leans on me|they all lean on me|take me out of that|take me out of this|everyone depends on me|everybody depends on me|everyone relies on me|they all rely on me|they all depend on me|always the one people come to",
    questions: [
      {
        asks: 'exception',
        ask: "Who do you ring when you're the one in trouble?",
        plain: 'Who is there when you need someone?',
        options: [
          ['Nobody, I get on with it', "You've had a lot of practice at nobody."],
          ["One person, after it's over", 'They get the story, never the emergency.'],
          ["I don't know that anyone would come", "And it's safer not to test it."],
        ],
      },
    ],
  },
  'words-31': {
    words:
      'mum died|mam died|mom died|dad died|my father died|my mother died|lost my mum|lost my dad|lost my mother|lost my father|buried my father|buried my mother|buried dad|buried mum|since daddy passed|since mum passed|since dad passed|nan died|gran died|my grandmother died|my grandfather died|grandad died|lost my nan|lost my gran|since my mum died|since my dad died|lost my mom|mama died|papa died|mama passed|my mum passed away|my dad passed away|my mother passed away|my father passed away',
    not: "without knowing|covered|glad|relie*|hit me|beat|abus*|hated|will|money|his mum|his dad|his mother|his father|her mum|her dad|her mother|her father|their mum|their dad|their mother|their father|your mum|your dad|friend's|friends|wife's|wifes|husband's|husbands|neighbour*|at ease|before she died|before he died|lost my mum's|lost my mums|lost my dad's|lost my dads|when i was born",
    questions: [
      {
        asks: 'moment',
        ask: 'When do you notice the gap most?',
        plain: "At what moments do you feel that they're missing?",
        options: [
          ["When something happens and I'd have told them", 'The news still sets off in that direction.'],
          ["Early on, before I've remembered", "Those few seconds, and then it's true again."],
          ['Less than I should, and that troubles me', "Noticing less doesn't mean it mattered less."],
        ],
      },
    ],
  },
  'words-34': {
    words:
      'school gate|school gates|at pick-up|at pickup|at drop-off|the other mums|the other mothers|the other parents|every other mum|the toddler group|baby group|playgroup|other mums at|the mums at|other parents at school|mums at the school|the other dads',
    not: 'checks in|check in|kind to me|my ex|my son went|my dad|my mum|driver',
    questions: [
      {
        asks: 'fear',
        ask: 'If the other parents looked properly, what would they see?',
        plain: 'What would they notice, if they paid attention to you?',
        options: [
          ['Somebody only just hanging on', 'Most of them are hiding a bitten nail themselves.'],
          ["Nothing much, they're not looking", 'All that bracing, and no audience.'],
          ["Somebody who'd like to be asked over", "That's a hard one to show at a gate."],
        ],
      },
    ],
  },
  'words-35': {
    words:
      "person i've become|person ive become|what kind of person am i|turned into my|don't recognise myself|dont recognise myself|don't recognize myself|dont recognize myself|didnt recognise me|who i am any more|who i am anymore|not who i was|not the person i was|used to be someone who|before all this i was|i was someone who|i was fun once|i used to be fun|not myself any*|lost myself|i've become a|ive become a|i'm turning into|im turning into|turning into one of|turning into a hermit|turning into that|turning into someone|turning into a person|don't like who i am|dont like who i am|don't like who i've become|dont like who ive become|hate who i've become|hate who ive become|not the woman i was|not the man i was",
    not: "he's not|hes not|she's not|shes not|he is turning|he's become|hes become|she's become|shes become|lost myself in|become a {mum/mother/dad/father/grandmother/grandad/member/citizen/teacher/nurse/doctor}|taller|happier|better person",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you catch yourself doing these days?',
        plain: "What do you do now that isn't like you?",
        options: [
          ["Snapping at somebody who'd done nothing", 'They got what was meant for somewhere else.'],
          ["Not bothering, where I'd once have leapt up", 'The get-up-and-go went out on the quiet.'],
          ['Watching it happen, and carrying on', "You saw it, and couldn't find the brake."],
        ],
      },
    ],
  },
  'words-36': {
    words:
      "bigger person|be the bigger man|be the better person|rise above it|turn the other cheek|bite my tongue|bit my tongue|biting my tongue|hold my tongue|held my tongue|keep my mouth shut|kept my mouth shut|i swallow it|keep the peace|keeping the peace|say nothing for the sake|i let it go again|for a quiet life|i swallowed it|i say nothing|i said nothing, anything|i didn't say what i thought|i didnt say what i thought|stopped myself from saying|keep it to myself for the sake",
    not: 'pill*|dog|test|secret',
    questions: [
      {
        asks: 'cost',
        ask: "Where does it go, the thing you didn't say?",
        plain: 'What happens to the words you keep back?',
        options: [
          ['It comes out at the wrong person', 'Somebody further down the line gets the bill.'],
          ['Round and round my head at night', 'So the row happens anyway, with only you in it.'],
          ["I've stopped knowing what I'd say", 'Tongues bitten that long forget their lines.'],
        ],
      },
    ],
  },
  'words-37': {
    words:
      "promised he'd change|promised hed change|promised to change|promised she'd change|promised shed change|says he'll change|says hell change|says she'll change|says shell change|swears he'll change|swears hell change|swore he'd change|swore hed change|swore it was the last time|promised it was the last time|said he'd stop|said hed stop|said she'd stop|said shed stop|says he'll stop|says hell stop|promised to stop|promised he'd stop|promised hed stop|never going to change|he'll never change|hell never change|she'll never change|shell never change|hoping he'll change|hoping hell change|hoping she'll change|hoping shell change|hope he'll change|hope hell change|hope she'll change|hope shell change|hoping he changes|says it won't happen again|says it wont happen again|said it won't happen again|said it wont happen again|said it would never happen again|promised it wouldn't happen again|promised it wouldnt happen again|swore he'd stop|swore hed stop|swears it's the last time|swears its the last time",
    not: "hit*|beat*|violen*|mind|i promised|i've promised|ive promised|i'm never|im never|nothing is|things are|town|i said|stop by|stop at|i'll never change|ill never change|my mother will never",
    questions: [
      {
        asks: 'want',
        ask: "What's the smallest thing that would make you believe it?",
        plain: 'What would you need to see to trust it?',
        options: [
          ['A whole week of it, unprompted', "A week's not much. It's the unprompted that's hard."],
          ['Hearing them say what they did', 'No excuses tacked on the end, you mean.'],
          ['Nothing would, now', 'You might have stopped waiting and not noticed.'],
        ],
      },
    ],
  },
  'words-38': {
    words:
      "hoping she'll change her mind|hoping shell change her mind|hoping he'll change his mind|hoping hell change his mind|hope he'll come back|hope hell come back|hope she'll come back|hope shell come back|hoping he comes back|hoping she comes back|waiting for him to|waiting for her to|waiting for his key|i keep hoping|keep checking if|keep checking my phone|check my phone to see|i wait for {his/her} text|watching the door for|kept watching the door|still hoping|still waiting for {him/her/them/someone}|waiting for him|waiting for her|waiting for {him/her} to {call/text/write/ring/decide/choose}|wait for {him/her} to",
    not: 'results|visa|test|biopsy|bus|lift|train|operation|delivery|plumber|outside school',
    questions: [
      {
        asks: 'cost',
        ask: 'What are you not doing while you wait?',
        plain: "What's on hold until this is settled?",
        options: [
          ['Making any plans past next week', "It's a short leash, a week."],
          ['Letting other people near', "There's a place laid, and nobody else may sit."],
          ["Finding out I'd manage without", 'Then the waiting would be over, one way or the other.'],
        ],
      },
    ],
  },
  'words-39': {
    words:
      'since the baby|after the baby|since the baby came|since i had the baby|since i had her|since i had him|the newborn stage|after the birth|since the birth|my newborn|as a new mum|since becoming a mum|since becoming a mother|since becoming a dad|since becoming a father|when the baby came|since our baby|since we had the baby|since the twins|the new baby|with a new baby|our new baby',
    not: "lost the baby|stillb*|miscarr*|died|adopt*|sister*|friend*|daughter's|daughters|grandchild*|his new baby|her new baby|my ex|part time",
    questions: [
      {
        asks: 'want',
        ask: "What do you miss that you don't dare say?",
        plain: 'What from before would you like back, secretly?',
        options: [
          ['Shutting a door and it staying shut', "A door's a small thing until you've none."],
          ['Being asked about something else', 'There was more to you, and there still is.'],
          ['Not being needed by anybody', 'It can sit next to love, that one.'],
        ],
      },
    ],
  },
  'words-41': {
    words:
      'lost the baby|lost our baby|lost a baby|the baby we lost|miscarriage|miscarried|stillborn|stillbirth|lost him at birth|lost her at birth|no heartbeat|lost our son|lost our daughter|lost my son|lost my daughter',
    not: "custody|court|prison|lost my son's|lost my sons|lost my daughter's|lost my daughters",
    questions: [
      {
        asks: 'exception',
        ask: 'Is there anyone you can say it to, plainly?',
        plain: 'Who lets you talk about it without hurrying you?',
        options: [
          ["One person, and they don't flinch", "A person who doesn't flinch is worth three who mean well."],
          ['No, it makes folk look at the floor', 'So you end up minding their discomfort too.'],
          ['No, not even the one who was there', 'Two people in it, and each on their own.'],
        ],
      },
    ],
  },
  'words-42': {
    words:
      "lost touch|drifted apart|grown apart|we've slowly lost|weve slowly lost|haven't heard from {him/her/them} in|havent heard from {him/her/them} in|don't hear from {him/her/them}|dont hear from {him/her/them}|she never texts back|he never texts back|we don't talk any*|we dont talk any*|stopped texting|fizzled out|hardly see {him/her/them} now|barely see {him/her/them} now|hardly hear from|i hear about it on facebook|see her pictures online|takes a week to {reply/answer/text/send/write}|takes days to {reply/answer/text}|stopped replying|don't see {him/her/them} any*|dont see {him/her/them} any*|moved away and|we've grown apart|weve grown apart|don't keep in touch|dont keep in touch|not in touch any*",
    not: 'mum|dad|mother|father|son|daughter|died|dead|kids from',
    questions: [
      {
        asks: 'want',
        ask: 'What would you tell them now, if it came easily?',
        plain: 'If talking were easy again, what would you say?',
        options: [
          ["Something daft only they'd get", 'Nobody else has the key to that joke.'],
          ['What these months have really been like', "They've missed a fair few chapters."],
          ["That I was hurt they didn't try", "You've been waiting to see who'd go first."],
        ],
      },
    ],
  },
  'words-43': {
    words:
      "scared of being alone|afraid of being alone|frightened of being alone|scared i'll be alone|scared ill be alone|end up alone|ending up alone|end up on my own|die alone|be on my own forever|nobody will want me|no one will want me|terrified of being alone|too late to meet anyone|never meet anyone|better than being alone|scared to be alone|don't want to be alone|dont want to be alone|scared i'll end up alone|scared ill end up alone|afraid to end up alone|afraid of ending up|afraid to be alone|growing old alone|grow old alone|old and alone|nobody to grow old with",
    not: 'leave me alone|leaving mum alone|leaving dad alone|safe|alone with|pity|skint',
    questions: [
      {
        asks: 'moment',
        ask: "What's the worst part of being on your own?",
        plain: 'When is it hardest to have nobody there?',
        options: [
          ['Sunday teatime', 'Long hour, that, with everybody else indoors.'],
          ['Coming in to a dark hallway', 'You have to switch on your own light.'],
          ['Being ill, and nobody knowing', "That's less about romance than being noticed."],
        ],
      },
    ],
  },
  'words-45': {
    words:
      'my own place|a place of my own|a room of my own|place to myself|house to myself|my own front door|my own name on|a door that locks|lock on the bathroom|hour to myself|day to myself|five minutes to myself|evening to myself|time to myself|leave me alone for|bit of peace|some peace and quiet|a bit of quiet|nobody needing me|and not be spoken to|a night to myself|afternoon to myself|alone for an hour|a bit of time alone|everyone to leave me alone|just want to be left alone|left in peace',
    not: 'live alone|keep my own place|got my own place|i have my own place|found my own place|bought my own place',
    questions: [
      {
        asks: 'want',
        ask: 'First hour with the door shut, what would you do?',
        plain: 'If you had it all to yourself, how would you start?',
        options: [
          ['Nothing, on purpose', "Nothing's harder to come by than it sounds."],
          ['The thing I never get round to', "It's still there, waiting for a clear table."],
          ['Feel guilty, then enjoy it', 'Guilt first, like paying at the door.'],
        ],
      },
    ],
  },
  'words-46': {
    words:
      "holding my breath|held my breath|on eggshells|on pins|on tenterhooks|waiting for the other shoe|waiting for it to go wrong|braced for|bracing myself|listen for his key|listening for the key|listen for the car|i can tell by how he|by the way he shuts the door|check his mood|check her mood|walk on eggshells|walking on eggshells|tread carefully|tiptoe*|on edge all|always on edge|constantly on edge|so on edge|always on guard|on my guard|can't relax|cant relax|never relax|jaw clenched|clench my|i flinch|what mood he's in|what mood hes in|what mood she's in|what mood shes in|what mood he'll be in|what mood hell be in|what mood she'll be in|what mood shell be in|never know what mood|waiting for the next row|waiting for the next explosion|listen for the door|listen for footsteps",
    not: 'asthma|panic attack|hospital|exam|under water|underwater',
    questions: [
      {
        asks: 'exception',
        ask: 'When do your shoulders come down?',
        plain: 'Where or when do you stop being on guard?',
        options: [
          ['Once the house is empty', 'An empty house asks nothing of you.'],
          ['For a minute or two, outdoors', "Good minutes. There's not many of them."],
          ["They don't, I'd forgotten they could", 'You get used to standing like that.'],
        ],
      },
    ],
  },
  'words-48': {
    words:
      "idiot for believing|fool for believing|stupid for believing|i believed him|i believed her|i believed them|took him at his word|took her at her word|i fell for it|fell for it again|should've seen it coming|shouldve seen it coming|should have seen it coming|how could i not see|how did i not see|how didn't i see|how didnt i see|never saw it coming|i should've known|i shouldve known|i should have known|ought to have known|i trusted him|i trusted her|such an idiot for|such a fool for|i'm such a fool|im such a fool|i was such a fool|felt such a fool|so stupid to believe|how stupid was i|i was so naive|i was naive|the signs were there|ignored the signs|ignored the red flags",
    not: 'died|suicid*|starving|ill|lump|i believed him when he was',
    questions: [
      {
        asks: 'moment',
        ask: 'Was there a moment you nearly knew?',
        plain: "Did something tell you at the time that it wasn't right?",
        options: [
          ['Yes, and I explained it away', "You'd a good reason. You wanted it to be so."],
          ['No, they were good at it', "Then it wasn't daftness. You were up against skill."],
          ["Yes, and knowing would've cost too much", "You couldn't afford it then. That's not the same."],
        ],
      },
    ],
  },
  'words-49': {
    words:
      "lent {him/her/them} money|lent a mate|lent my mate|lent my brother|lent my sister|i lent|owes me|owe me money|never paid me back|hasn't paid me back|hasnt paid me back|not paid me back|pay me back|paying me back|asked for another loan|asked for money again|wants another loan|borrowed and never|lent my friend|lent my son|lent my daughter|lent my cousin|still owe me|owes us|never got it back|never saw that money again|never saw a penny",
    not: 'i owe|apology|explanation|owes me nothing|dress|lent {him/her} a|coat|favour',
    questions: [
      {
        asks: 'cost',
        ask: "Say it's all paid back tomorrow. What still stings?",
        plain: "What's left of it, once the money's out of the way?",
        options: [
          ['That I had to ask', 'They let you be the awkward one.'],
          ["Nothing, it's just the money", "Fair enough. Money's a real thing to be short of."],
          ["That they thought I wouldn't mind", "They'd sized you up, and they weren't far wrong."],
        ],
      },
    ],
  },
  'words-50': {
    words:
      "not speaking to me|isn't speaking to me|isnt speaking to me|won't speak to me|wont speak to me|doesn't speak to me|doesnt speak to me|silent treatment|goes quiet for days|went quiet for days|not talking to me|won't talk to me|wont talk to me|stonewall*|sulks for days|sulk for three days|he goes silent|she goes silent|gives me the silent|hasn't spoken to me|hasnt spoken to me|ignores me for days|ignoring me for days|ignores me when|blanks me for days|goes cold on me|shuts down and won't|shuts down and wont|hasn't said a word to me|hasnt said a word to me|not a word for days|days of silence",
    not: 'died|years|child|toddler|estranged|adult',
    questions: [
      {
        asks: 'moment',
        ask: 'Who usually breaks the silence, and how?',
        plain: 'How does it normally end, and who ends it?',
        options: [
          ['Me, with something about tea', 'A small white flag, about the size of a teabag.'],
          ['Them, as if nothing happened', "Then it's over, and it never got talked about."],
          ['Me, by saying sorry for nothing much', 'Peace at that price gets dearer each time.'],
        ],
      },
    ],
  },
  'words-51': {
    words:
      "raised to be|brought up to be|i was raised to|i was brought up to|that's how i was raised|thats how i was raised|how i was brought up|the way i was raised|the way i was brought up|in our family you don't|in our family you dont|in our family you do not|in our house you didn't|in our house you didnt|in my culture|in our culture|in our community|where i come from you|men don't|men dont|you don't speak ill|you dont speak ill|we weren't a family that|we werent a family that|nobody in our family|we don't talk about feelings|we dont talk about feelings|in my family you don't|in my family you dont|in my family we don't|in my family we dont|in our family we don't|in our family we dont|boys don't cry|boys dont cry|real men don't|real men dont|we were taught that|i was taught to|i was taught that|it isn't done|it isnt done|it's not done in|its not done in",
    not: "men don't {like/want/notice/look/find/fancy/ask}|men dont {like/want/notice/look/find/fancy/ask}",
    questions: [
      {
        asks: 'rule',
        ask: "Who's the first person you saw break that rule?",
        plain: 'Have you known anybody who went against it?',
        options: [
          ['Someone who got talked about for years', 'And you were listening while they were talked about.'],
          ["Nobody, it simply wasn't done", "You can't picture a road you've never seen used."],
          ["Me, and I've not told them", "Broken already, then, and the roof's still on."],
        ],
      },
    ],
  },
  'words-52': {
    words:
      "promised me a raise|raise is coming|waiting for a raise|the promotion is coming|promised me a promotion|said we'd get a place|said wed get a place|promised we'd|promised wed|they promised me|vowed to pay me back|says next year|said next year|keeps saying soon|always next year|not right now he says|next summer he said|he promised me|she promised me|by summer, its november|{he/she} said we'd {move/get/go/marry/have/buy/live/try/start/travel/wait}|{he/she} said wed {move/get/go/marry/have/buy/live/try/start/travel/wait}|{he/she} says we'll {move/get/go/marry/have/buy/live/try/start/travel}|{he/she} says well {move/get/go/marry/have/buy/live/try/start/travel}|keeps telling me the|keeps promising|keeps saying next|promised me the|any day now he says|always says soon",
    not: 'i promised|divorce',
    questions: [
      {
        asks: 'cost',
        ask: 'What have you put off, waiting for that?',
        plain: "What hasn't happened, because you believed it would come?",
        options: [
          ['Looking elsewhere', "While you're waiting, you're not looking."],
          ['Saying what I really want', "Once you'd said it, they'd have to answer."],
          ["Admitting it isn't coming", "You've known a while. You've been polite about it."],
        ],
      },
    ],
  },
  'words-53': {
    words:
      "scared to find out who|who'd visit if|whod visit if|if i stopped ringing|if i stopped calling|if i stopped texting|if i stopped organising|always me who rings|always me who calls|always me who texts|always the one who rings|always the one who calls|always the one who texts|only rings when|only calls when|only text* when|i'm always the one who {rings/calls/texts/writes/messages/organises/organizes/visits/invites/reaches}|im always the one who {rings/calls/texts/writes/messages/organises/organizes/visits/invites/reaches}|always me that {rings/calls/texts/writes/messages/visits}|always have to ring first|always have to text first|always text first|i always call first|i always ring first|never rings me|never calls me first|i'm the one who keeps in touch|im the one who keeps in touch|only rings if|only calls if",
    not: 'gone|dead|die|here any*|disappear*|kept on|drove west|give way',
    questions: [
      {
        asks: 'fear',
        ask: 'If you stopped getting in touch, who would ring first?',
        plain: 'Who would miss your call first?',
        options: [
          ["Someone I wouldn't have put money on", 'Worth knowing who that is.'],
          ['The one who needs something', "They'd miss the tap, if not the person."],
          ["I don't want to find out", 'Running round keeps the question from being put.'],
        ],
      },
    ],
  },
  'words-54': {
    words:
      "at my age my|at my age i should|by my age|i should be married by|should've had it by now|shouldve had it by now|i thought i'd be married|i thought id be married|thought i'd have it by now|thought id have it by now|i'm 31 and still|im 31 and still|should have it together by now|had a house and three kids|everyone my age|all my friends are married|all my friends have|everyone else is married|everybody else is married|all my friends have kids|all my friends have babies|should be further along|further ahead by now|behind everyone else|behind all my friends|i'm 30 and still|im 30 and still|i'm 40 and still|im 40 and still|still single at|still not married",
    not: "my dad's too|my dads too|mum's too old|mums too old|dad's too old|dads too old",
    questions: [
      {
        asks: 'rule',
        ask: 'Whose timetable do you measure yourself by?',
        plain: 'Who decided when you should have got there?',
        options: [
          ["My parents', they'd done it all", 'Different prices then, and fewer stops on the line.'],
          ['Everyone I went to school with', 'You only see their photographs, mind.'],
          ["Mine, I'd made a plan", "It's the plan you're grieving, a bit."],
        ],
      },
    ],
  },
  'words-55': {
    words:
      "nothing left in me|nothing left by the evening|brain is completely fried|fried by|dead on my feet|wrung out|wrung me out|burnt out|burned out|running on empty|running on fumes|on my last legs|so exhausted|i'm exhausted|im exhausted|exhausted from|exhausted since|no energy after work|i'm so tired|im so tired|dog tired|bone tired|i'm done in|im done in|pure done in|absolutely done in|completely done in|proper done in|on my knees with|on my knees by|so worn out|i'm worn out|im worn out|feel worn out|am worn out|i'm shattered|im shattered|absolutely shattered|totally shattered|completely shattered|am exhausted|nothing left to give|i've got nothing left|ive got nothing left|knackered|no energy left",
    not: "he's|she's|my mum's|my mums|tired of being alive|of living|tired of|he is exhausted|my husband is|my wife is|carpet|she is exhausted",
    questions: [
      {
        asks: 'cost',
        ask: "Who gets what's left of you at the end of the day?",
        plain: 'When the day is over, who gets the last bit of you?',
        options: [
          ["Whoever's at home, and it's crumbs", 'They get you after the lights are off.'],
          ['Nobody, I go straight to bed', 'Straight to bed, and up to do it over.'],
          ['Not me, not for a long while', "You come last, and you've noticed."],
        ],
      },
    ],
  },
  'words-56': {
    words:
      "part of me|half of me|a bit of me|some part of me|one half of me|if i'm truthful|if im truthful|if i'm honest|if im honest|to be truthful|hand on heart|deep down|i'll admit it|ill admit it|i have to admit|truth be told|lowkey|between you and me",
    not: 'kill*|die|dead|hurt myself|already decided|decided',
    questions: [
      {
        asks: 'view',
        ask: "Who'd be least surprised to hear you say that?",
        plain: 'Which person might have guessed it already?',
        options: [
          ["Somebody who's known me years", "They've likely been waiting for you to catch up."],
          ["No one, I've hidden it well", "You've kept it well wrapped."],
          ["Me, I've just not said it", "It sounds plainer out here, doesn't it."],
        ],
      },
    ],
  },
  'words-57': {
    words:
      "check the stove|checking the stove|check the gas|checking the gas|check the door|check the locks|checks the locks|check the oven|three times before i leave|check it again|check everything twice|double check everything|go back to check|went back to check|checking the kids are breathing|check she's breathing|check shes breathing|check he's breathing|check hes breathing|check* the {stove/gas/oven/door/locks/lock/windows/plugs/iron/taps/hob}|checking the {doors/windows/plugs/iron/taps/hob}|check everything|triple check|can't leave without checking|cant leave without checking|can't leave the house without checking|cant leave the house without checking|check {three/four/five/ten} times|keep checking the",
    not: 'forgetting|phone|email*|engine|clock',
    questions: [
      {
        asks: 'fear',
        ask: 'What would it take for one check to be enough?',
        plain: 'When could you check once and walk away?',
        options: [
          ['Somebody else being responsible for a change', "One pair of eyes is tired, that's all."],
          ['A week where nothing went wrong', 'Your nerves want evidence, and a good bit of it.'],
          ["Checking isn't about that thing, really", "It's only the part that you can check."],
        ],
      },
    ],
  },
  'words-58': {
    words:
      "can't pay the rent|cant pay the rent|pay the rent alone|can't afford to leave|cant afford to leave|can't afford to move|cant afford to move|put the rent up|rent went up|behind on the rent|behind with the rent|can't afford the rent|cant afford the rent|can't afford to split|cant afford to split|still live in the same flat|still living with my ex|still live with my ex|neither of us can afford|i can't leave because of the mortgage|i cant leave because of the mortgage|i can't leave because of the money|i cant leave because of the money|can't move out|cant move out|can't afford my own place|cant afford my own place|can't afford to live alone|cant afford to live alone|can't afford to live on my own|cant afford to live on my own|can't afford to go|cant afford to go|stuck here because of the rent",
    not: "he can't|he cant|she can't|she cant|he still|she still|she says|he says",
    questions: [
      {
        asks: 'want',
        ask: "If money weren't in it, where would you sleep tonight?",
        plain: 'Supposing rent cost nothing, where would you live?',
        options: [
          ["Right here, I'd just sleep better", "So it isn't the place. It's the price of it."],
          ['Somewhere small, with my own key', "You've got the key in your hand already, nearly."],
          ["Somewhere else, and that's my answer", "Money's been holding that answer for you."],
        ],
      },
    ],
  },
  'words-59': {
    words:
      "at my age|my time of life|someone my age|too old to|too old for|too late for me|too late to start|over the hill|people my age|left it too late|past it now|long in the tooth|no spring chicken|old dog, new tricks|i'm too old|im too old|too old now|too old at|woman my age|man my age|men my age|women my age|at my time of life|not getting any younger",
    not: "at my age my|mum's too old|mums too old|dad's too old|dads too old|he's too old|hes too old|she's too old|shes too old|die|son's|sons|daughter's|daughters|car|boiler|you're too old|youre too old|when i was",
    questions: [
      {
        asks: 'want',
        ask: 'What would you do if nobody knew how old you were?',
        plain: "If age didn't come into it, what would you try?",
        options: [
          ['Exactly what I do now', "Then it's a choice, and not just the calendar."],
          [
            'Start something, and be bad at it',
            "Being a beginner's allowed. It only feels like trespassing.",
          ],
          ['Still not dare, age is a handy reason', "It's a respectable thing to be frightened behind."],
        ],
      },
    ],
  },
  'words-60': {
    words:
      "i'm doing a great job|im doing a great job|i was doing a good job|i'm doing a good job|im doing a good job|said i'm good at|said im good at|told me i was good|they clapped|everyone congratulated|everybody congratulated|everyone says well done|got the award|won the award|employee of the month|i passed with|i got promoted|got the promotion|i got the part|told me i was doing well|tell me i was doing well|said i was doing well|tells me i'm doing well|tells me im doing well|told me i'm doing|told me im doing|said i did a good job|told me i did|said i did well|told me they were proud|said well done|praised me|they gave me a prize|i won the|i won a prize|i had great hands|told me i had great hands",
    not: "didn't get|didnt get|my son|my daughter|my brother|my sister|not doing well|isn't doing well|isnt doing well|she got|he got|they got|for him|for her|if i won|i never got|my wife got|my husband got|the lottery",
    questions: [
      {
        asks: 'moment',
        ask: 'What did you do first, after you heard?',
        plain: 'And right after that, what did you do?',
        options: [
          ['Told someone, and liked telling it', 'So it got an airing. Good.'],
          ['Found the one thing wrong with it', "You'd a pin ready before the balloon was up."],
          ['Nothing, there was no one to tell', 'News like that goes flat by bedtime.'],
        ],
      },
    ],
  },
  'words-61': {
    words:
      "feel like a fraud|i'm a fraud|im a fraud|i feel a fraud|find me out|catch me out|see through me|fake it|i'm faking|im faking|winging it|don't know what i'm doing|dont know what im doing|no idea what i'm doing|no idea what im doing|feel like a child in|imposter|impostor|out of my depth|any minute now they'll|any minute now theyll|they'll realise i|theyll realise i|being found out|be found out|get found out|afraid they'll find out|afraid theyll find out|scared they'll find out|scared theyll find out|feel like i'm pretending|feel like im pretending|feel like i am pretending|tired of pretending|from pretending|every day i pretend|pretending to know|pretending i know|pretending to be someone|pretend i know|i just pretend to know|one day they'll notice|one day theyll notice|don't deserve to be here|dont deserve to be here|not as good as they think|the first one was luck|just got lucky",
    not: 'found out i was|found out he|found out she|found out my|found out that|found out about|found out from|affair|i found out|we found out|be worse',
    questions: [
      {
        asks: 'fear',
        ask: 'If somebody looked closely, what would they actually find?',
        plain: "What's behind the act, if anybody checked?",
        options: [
          ['Someone who works very hard', "Hard work's an odd thing to be caught at."],
          ["A few gaps, same as anyone's", "You've counted yours. Others don't count theirs."],
          ['Someone who never chose this', "So it's not the skill that's pretend."],
        ],
      },
    ],
  },
  'words-62': {
    words:
      "he'd been seeing someone|hed been seeing someone|she'd been seeing someone|shed been seeing someone|he's seeing someone|hes seeing someone|she's seeing someone|shes seeing someone|came the affair|his affair|her affair|he had an affair|she had an affair|he's having an affair|hes having an affair|she's having an affair|shes having an affair|cheated on me|cheating on me|he cheated|she cheated|messages on his phone|messages on her phone|found the messages|got her saved as|got him saved as|said she was at her sister's|said she was at her sisters|texts from another|hotel receipt|there was another woman|there is another woman|saw the messages|found messages|found texts|{he/she} slept with {someone/my/somebody/another/his/her}|affair with my|he's been seeing|hes been seeing|she's been seeing|shes been seeing|lipstick on his|lipstick on the|been cheating on me|{he/she} was cheating|cheats on me",
    not: "i cheated on the exam|exam|another man in my bathroom|i've never|ive never|i slept|i cheated|therapist|counsellor|my daughter|my son|my sister|my brother|my mother|my father|on the test|not once",
    questions: [
      {
        asks: 'moment',
        ask: 'Which detail keeps coming back?',
        plain: 'What part of it sticks in your mind?',
        options: [
          ["A date, when I'd thought we were happy", 'It goes back and spoils the photographs.'],
          ['How ordinary they acted', "The ordinary's what you can't square."],
          ['That I already half knew', "You'd been carrying it before you were told."],
        ],
      },
    ],
  },
  'words-63': {
    words:
      "i'm having an affair|im having an affair|i've been seeing someone|ive been seeing someone|been seeing someone behind|i'm the other woman|im the other woman|in love with someone else|in love with a married|i think about someone else|i deleted the messages|i delete the messages|i'm seeing a married|im seeing a married|having an affair with|seeing someone else behind|i love someone else|i'm in love with another|im in love with another|i fell in love with someone else|i've fallen for|ive fallen for|ive been texting someone|i've been texting {someone/another/my ex/a colleague}|ive been texting {someone/another/my ex/a colleague}|i'm meeting someone|im meeting someone|i've been meeting|ive been meeting|i'm seeing someone else|im seeing someone else|the other man|i message him|i'm the secret|im the secret",
    not: "exam|test|he'd been seeing|hed been seeing|she'd been seeing|shed been seeing|he's having|hes having|she's having|shes having|husband is having|wife is having",
    questions: [
      {
        asks: 'view',
        ask: "What are you like when you're with that person?",
        plain: "What's different about you, when you're together?",
        options: [
          ['Lighter, I even laugh differently', "It might be that laugh you're after."],
          ['The same, only somebody sees me', 'Being seen might be most of it.'],
          ["Somebody I don't have to answer for", 'And the answering waits for you at home.'],
        ],
      },
    ],
  },
  'words-64': {
    words:
      'keep seeing her little face|keep seeing his little face|keep seeing their little faces|still see her little face|still see his little face|when i left her there|when i left him there|when i dropped her off|when i dropped him off|as i drove off|as i drove away|stood on the platform|was still on the platform|waving at the window|in the rear view mirror|when i drove off|when the train pulled out|looked back and {he/she/they}|as i pulled away|as the train pulled out|the bus pulled away|left {him/her} at nursery|left {him/her} at the nursery|left {him/her} at the door|left {him/her} at the home|waved from the window|waving from the window|waved me off|stood there waving|waved goodbye|little face at the window',
    not: 'die*|dead|crash*|blood',
    questions: [
      {
        asks: 'want',
        ask: 'If you had that minute again, what would you do?',
        plain: 'Back in that moment, what would you do?',
        options: [
          ['Stay a bit longer', 'Ten more minutes. It always looks so affordable after.'],
          ["Say the thing I'd got ready", "It's still ready, by the sound of you."],
          ['The same again, and feel this again', 'Right thing to do, and rotten to do it.'],
        ],
      },
    ],
  },
  'words-65': {
    words:
      "i'm so angry with|im so angry with|i'm so angry at|im so angry at|i'm furious with|im furious with|i'm fuming|im fuming|i'm boiling|im boiling|i'm livid|im livid|i could scream|i could've screamed|i couldve screamed|my blood boils|makes my blood boil|i'm raging|im raging|so cross with|jealous and cross|so angry i|that's how angry i was|thats how angry i was|seeing red",
    not: 'with myself|at myself',
    questions: [
      {
        asks: 'want',
        ask: 'If you dropped the manners, what would you say first?',
        plain: 'Being rude for once, what would you tell them?',
        options: [
          ['“Have you any idea?”', 'You want them to know, more than you want to win.'],
          ["“Enough. I've had enough.”", "That's a line with a door in it."],
          ["“You hurt me”, and I'd hate saying it", "Anger's easier to carry in public than that."],
        ],
      },
    ],
  },
  'words-66': {
    words:
      "angry with myself|angry at myself|furious with myself|cross with myself|could kick myself|kick myself|can't forgive myself|cant forgive myself|never forgive myself|i don't forgive myself|i dont forgive myself|beat myself up|blame myself|i keep thinking we could have|i keep thinking i could have|if i'd only|if id only|if only i'd|if only id|if only i had|hate myself for|can't let myself off|cant let myself off|it's my own fault|its my own fault|i only have myself to blame|got only myself to blame|keep blaming myself|i'm to blame|im to blame",
    not: "kill*|suicid*|cut*|loan|debt*|weak|money|more time|a car|he blames|she blames|drove into|crash*|never blame myself|don't blame myself|dont blame myself",
    questions: [
      {
        asks: 'view',
        ask: 'If a friend had done it, what would you tell them?',
        plain: 'What would you say to somebody else in your place?',
        options: [
          ['That anybody might have done it', "You'd see the ordinary in it, if it weren't yours."],
          ["That it mattered, and it isn't all they are", 'Both can be true, also about you.'],
          ["I'd let them off. Me, I won't", 'One rule for others, and a harder one for you.'],
        ],
      },
    ],
  },
  'words-67': {
    words:
      'he gets angry|she gets angry|he loses his temper|he shouts|she shouts|he shouted|she shouted|he slams|slams the door|slammed the door|screamed at me|raised his voice|raises his voice|raised her voice|raises her voice|flies off the handle|blows up at me|she kicked off|he kicked off|{he/she} kicks off|{he/she} explodes|{he/she} blows up|{he/she} yells|{he/she} yelled|{he/she} screams|{he/she} screamed|yells at me|yelled at me|shouts at me|shouted at me|screams at me|loses it with me',
    not: 'hit*|punch*|threw|hurt me|frighten*|scared|afraid|i shouted|i slammed|i yelled|i screamed|match|thrown|grab*|shov*|push*',
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do with yourself when that starts?',
        plain: 'When the temper starts, how do you get through it?',
        options: [
          ['Go very quiet and very useful', "You'll have learned that somewhere, early."],
          ['Go straight back at them', 'It takes two to make that much noise.'],
          ['Feel about eight years old again', "It's an old room, that one."],
        ],
      },
    ],
  },
  'words-68': {
    words:
      "i shouted at|i snapped at|i snap at|snap at everything|snap at everyone|i lost my temper|i lost it with|i yelled at|i screamed at|i slammed|i bit his head off|i bit her head off|i was short with|i took it out on|i exploded at|i blew up at|i snapped and|i was horrible to|i was sharp with|i yell at|i shout at|i scream at|i lose my temper|i lose it with|i've been snapping|ive been snapping",
    not: 'hit|came after me|brakes|slapped|shook him|shook her',
    questions: [
      {
        asks: 'moment',
        ask: 'What had you been holding in, just before?',
        plain: 'What was already building before that came out?',
        options: [
          ['A whole day of being pulled about', 'They were only the last pair of hands.'],
          ['Something to do with someone else', 'It went to the wrong address.'],
          ['Nothing, it was just there, ready', 'It sits near the surface these days.'],
        ],
      },
    ],
  },
  'words-69': {
    words:
      "at the funeral|the funeral was|his funeral|her funeral|dad's funeral|dads funeral|mum's funeral|mums funeral|nan's funeral|nans funeral|the wake|the eulogy|carry the coffin|carried the coffin|the coffin|the crematorium|the ashes|scattered his ashes|scattered her ashes|the order of service|buried her on|buried him on|the burial|on the day of the funeral|at the crematorium|at the graveside|when we buried",
    not: "fight|blows|until a funeral|bring her|cow|dog|not come|didn't come|didnt come|funeral suit|wants a church|without dropping|can't go|cant go|won't go|wont go|didn't go|didnt go|couldn't go|couldnt go|couldn't get|couldnt get|missed|in the wake|not allowed|lockdown|my own funeral|should i go|pay for|not invited",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you remember that nobody else would?',
        plain: 'From that day, what small thing stuck with you?',
        options: [
          ['A shoe, a hymn, something daft', 'The mind picks a small thing it can hold.'],
          ["Someone's hand, when I needed it", 'A hand does more than a card.'],
          ['How far away I felt', 'You were there, and watching from the back as well.'],
        ],
      },
    ],
  },
  'words-70': {
    words:
      "everyone stopped calling|people stopped calling|nobody mentions him|nobody mentions her|no one mentions him|no one mentions her|nobody says his name|nobody says her name|no one says his name|no one says her name|people cross the road|he had a good innings|good innings|time heals|time's a healer|times a healer|still hurt so much a year|not one person rang|{he's/she's/hes/shes/they're/he is/she is} in a better place|{hes/shes/hes/shes/theyre/he is/she is} in a better place|rang after the funeral|called after the funeral|came after the funeral|calls since the funeral|nobody says the name|nobody asks about {him/her} now|everything happens for a reason|at least {he/she} didn't suffer|at least {he/she} didnt suffer|tell me to move on|should be over it by now|over it by now",
    not: 'in love|marry|my ex|forest|happy|not working|breakup|divorce',
    questions: [
      {
        asks: 'want',
        ask: 'What would you like someone to say, for once?',
        plain: 'Which words would do you good?',
        options: [
          ['The name, out loud', 'A name likes to be used.'],
          ["“It's rotten”, and then nothing", 'No silver lining, just a chair pulled up.'],
          ["That I'm allowed to be like this still", "You'd like the permission slip in writing."],
        ],
      },
    ],
  },
  'words-71': {
    words:
      "never said thank you|never thanked|not one of them thanked|nobody thanked|no one thanked|not even a thank you|not so much as a thank you|no thanks for|without a thank you|taken for granted|takes me for granted|take me for granted|not a word of thanks|didn't even say thanks|didnt even say thanks|unappreciated|never gets noticed|nobody notices what i|nobody notices how much|no one notices what i|nobody sees what i do|no one sees what i do|nobody sees how much|nobody says thank you|no one says thank you|nobody ever says thank|never say thank you|never says thank you|never say thanks|never says thanks|never a thank you|not one thank you|they never thank|he never thanks|she never thanks|don't appreciate|dont appreciate|doesn't appreciate|doesnt appreciate|not appreciated|don't feel appreciated|dont feel appreciated|take it all for granted|takes it for granted|take it for granted",
    not: "i never thanked|i never said thank you|i take it for granted|i took|i don't appreciate|i dont appreciate|limp|lump",
    questions: [
      {
        asks: 'want',
        ask: "Which bit do you wish they'd noticed?",
        plain: 'If they saw one thing you do, which should it be?',
        options: [
          ["The part before anyone's up", "The early shift's got no audience."],
          ['How tired I was while I did it', 'They saw the tray, not who was carrying it.'],
          ["That I'd stopped enjoying it", "It's easier to thank someone than to ask that."],
        ],
      },
    ],
  },
  'words-72': {
    words:
      "i never said thank you|i never thanked|i never told {him/her/them} what|never told {him/her/them} how much|i owe {him/her} a letter|i owe her an apology|i owe him an apology|i owe them an apology|haven't answered my gran's letter|havent answered my grans letter|i never wrote back|i never said sorry|never got to say|didn't get to say goodbye|didnt get to say goodbye|never got to thank|i never replied to|i never answered {his/her/their/the}|i never said goodbye|i didn't say goodbye|i didnt say goodbye|i never apologi*|i never got to tell|i wish i'd told {him/her/them}|i wish id told {him/her/them}|wish i'd said|wish id said",
    not: 'owe me|she never|he never|they never',
    questions: [
      {
        asks: 'step',
        ask: 'If you wrote it now, what would the first line be?',
        plain: 'How would you begin, if you told them now?',
        options: [
          ["“I've been meaning to”", 'Worn, but it opens the door.'],
          ["“You won't remember this, but I do”", "You remembered. That's most of the letter."],
          ['“I left it because I was ashamed”', 'Hard to write, and good to read, that one.'],
        ],
      },
    ],
  },
  'words-73': {
    words:
      "says sorry|said sorry|apologi*|sorry babe|never said sorry|never says sorry|won't say sorry|wont say sorry|won't apologi*|wont apologi*|nobody even says sorry|not unless he says sorry|not unless she says sorry|waiting for an apology|owed an apology|no apology|not even an apology|an apology from|{he/she/they} apologi*",
    not: "i said sorry|i apologi*|i never said sorry|to apologise to|i wanted to say sorry|i owe|i want to apologi*|i keep apologi*|i always apologi*|i always|always me|end up apologi*|i end up|i'm apologi*|im apologi*|i kept apologi*|i should apologi*|i have to apologi*|i had to apologi*|should i apologi*|i'm the one who|im the one who|wants me to|i never apologi*|me who|expects me to",
    questions: [
      {
        asks: 'want',
        ask: 'What would have to be in the apology?',
        plain: 'What would a proper sorry include?',
        options: [
          ['What they did, in their own words', 'No “if I upset you”.'],
          ["What they'll do next time", 'Sorry with a plan attached.'],
          ["It's late, I'd not believe it now", 'Some apologies go off, like milk.'],
        ],
      },
    ],
  },
  'words-74': {
    words:
      "i keep apologi*|i always apologi*|i apologise for|i say sorry for|i'm always saying sorry|im always saying sorry|sorry for existing|said sorry to the|sorry this is so|sorry this is such|such a small thing|this is so trivial|sounds stupid|this sounds stupid|i know how this sounds|not that big a deal|other people have it worse|others have it worse|people have real problems|with real troubles|i've no business moaning|ive no business moaning|who am i to|i shouldn't complain|i shouldnt complain|mustn't grumble|mustnt grumble|i'm so petty|im so petty|feel so petty|sounds so petty|this is so petty|feel silly for|feel silly saying|sounds silly|this sounds silly|it's nothing really|its nothing really|first world problem*|shouldn't moan|shouldnt moan|can't complain|cant complain",
    questions: [
      {
        asks: 'rule',
        ask: 'Who in your life was allowed to make a fuss?',
        plain: 'Growing up, whose troubles counted?',
        options: [
          ['Whoever was poorliest', 'There was a queue, and you learned your place in it.'],
          ['One person, and they used it all up', 'That left none for the quiet ones.'],
          ['Everyone but me, and I agreed to it', 'You might still be keeping to that.'],
        ],
      },
    ],
  },
  'words-75': {
    words:
      "supposed to be happy|supposed to be enjoying|supposed to love|should be happy|should be grateful|ought to be grateful|ought to be happy|should be over the moon|should be enjoying|i'm supposed to feel|im supposed to feel|i should feel lucky|everyone's happy for me|everyones happy for me|it's what i always wanted|its what i always wanted|waited for something to happen|my dream job|meant to be happy|meant to be enjoying|meant to be the happiest|should be the happiest|everyone says how lucky|everyone tells me how lucky|know i'm lucky|know im lucky|how lucky i am|supposed to be over the moon",
    not: "he should|she should|they should|he's supposed|hes supposed|she's supposed|shes supposed",
    questions: [
      {
        asks: 'moment',
        ask: "What do you feel first, before what you're supposed to feel?",
        plain: 'Leave out the should. What is there?',
        options: [
          ["Flat, if I'm honest", "Flat's honest. It doesn't clap on cue."],
          ['Frightened, if I stop to look', 'Happy news can have a drop beneath it.'],
          ['I miss what it replaced', 'You got the new thing, and lost something too.'],
        ],
      },
    ],
  },
  'words-76': {
    words:
      "i liked the attention|liked the attention|enjoyed the attention|i was glad when|i was relieved when|felt relieved|hoped it would be cancelled|hoping the flight would be cancelled|hoped the train would be cancelled|i liked it when|i'm glad he's gone|im glad hes gone|i'm glad she's gone|im glad shes gone|i was happy when they left|secretly pleased|secretly glad|pleased when she failed|i was pleased when|relief when he|relief when she",
    not: 'results|negative|hit*|beat*|abus*|suffer*|touch*|came home',
    questions: [
      {
        asks: 'want',
        ask: "What was the good bit, if you're blunt?",
        plain: 'What did you get from it, really?',
        options: [
          ['A rest from being decent', "Decent's heavy. You put it down for a minute."],
          ['Somebody looked my way', "It's a plain enough thing to be hungry for."],
          ['I won something, for once', "There's a race going on you'd not mentioned."],
        ],
      },
    ],
  },
  'words-77': {
    words:
      "never liked her|never liked him|i don't like her|i dont like her|i don't like him|i dont like him|can't stand her|cant stand her|can't stand him|cant stand him|can't stand the way|cant stand the way|not liking him|not liking her|can't warm to|cant warm to|don't like his kids|dont like his kids|don't like my son's|dont like my sons|don't like my daughter's|dont like my daughters|gets on my nerves|gets on my wick|sets my teeth on edge|rubs me up the wrong way|get under my skin|gets under my skin|can't stand my {sister/brother/boss/stepson/stepdaughter/colleague}|cant stand my {sister/brother/boss/stepson/stepdaughter/colleague}|don't like my {stepson/stepdaughter/sister/brother/boss}|dont like my {stepson/stepdaughter/sister/brother/boss}|never got on with|don't get on with|dont get on with|we don't get on|we dont get on|we never got on",
    not: '{him/her} going|{him/her} seeing|{him/her} being|{him/her} talking|{him/her} working|touch*|hit*|noise',
    questions: [
      {
        asks: 'exception',
        ask: 'Was there ever ten minutes you got on?',
        plain: 'Have you had one decent moment with that person?',
        options: [
          ['Once, over something practical', 'A job to do helps. Nobody has to look up.'],
          ['When they were poorly or upset', "You're all right with folk who've put their guard down."],
          ["I've not let there be", "You're keeping the case tidy."],
        ],
      },
    ],
  },
  'words-78': {
    words:
      "completely different person|not the same since|isn't the same since|isnt the same since|not the same person|like a different person|he's changed|hes changed|she's changed|shes changed|he changed after|she changed after|hes not the same|shes not the same|not the man i married|not the woman i married|came back different|came back from rehab|doesn't know who i am|doesnt know who i am|forgets my name|since the stroke|since the diagnosis|{he's/she's/hes/shes} a different person|{hes/shes/hes/shes} a different person|not who {he/she} used to be|not the {man/woman/boy/girl} {he/she} was|isn't the man|isnt the man|isn't the woman|isnt the woman|not himself|not herself|became a stranger",
    not: "i'm not the same|im not the same|since i|since my|i laughed|i've|ive|i cry|i can't|i cant|i don't|i dont|i'm a|im a|i am a|i was a|mind|job|jobs|school|number|locks|i feel like a",
    questions: [
      {
        asks: 'moment',
        ask: 'When do you still catch a glimpse of how they were?',
        plain: "Are there moments when they're like before?",
        options: [
          ['A laugh, or a turn of phrase', "It's still in there, and it visits."],
          ["Only when there's others about", 'So the company gets what you miss.'],
          ["I've stopped looking", 'It hurts less, looking for less.'],
        ],
      },
    ],
  },
  'words-79': {
    words:
      'after the move|different there|switched teams|moved here for|we moved for|i moved back home|new city|new town|new country|grass is greener|start again somewhere|fresh start|started over|since i moved|since we moved|after i moved|when we moved here|when i moved here|moved abroad|moved across the country|moved to a new|new school|new job and|a new start|hoping that it would be different there|thought it would be different here',
    not: 'retire*|not one familiar|marriage|my brother|my son|my daughter|he moved|she moved',
    questions: [
      {
        asks: 'cost',
        ask: "What came along with you that you'd rather have left?",
        plain: 'What followed you to the new place?',
        options: [
          ['The way I say yes to everybody', 'It travels light, that.'],
          ['Missing somebody', "You can't leave that one at the depot."],
          ['Me, same as ever', "You'll not shift that one by train."],
        ],
      },
    ],
  },
  'words-80': {
    words:
      "boxes packed|a shoebox of|haven't cleared out|havent cleared out|not cleared out|can't clear|cant clear|clear out his|clear out her|cleared out his|cleared out her|took the box down|his toolbox|her wardrobe|his wardrobe|still hanging in|still hangs in|all his clothes|all her clothes|can't part with|cant part with|haven't unpacked|havent unpacked|the boxes from|boxes in the {garage/attic/loft/hall/spare/cellar/basement}|can't throw {it/them/anything/his/her/away/that}|cant throw {it/them/anything/his/her/away/that}|couldn't throw {it/them/anything/his/her/away/that}|couldnt throw {it/them/anything/his/her/away/that}|haven't touched {his/her} {room/things/clothes}|havent touched {his/her} {room/things/clothes}|{his/her} room is still|{his/her} things are still|{his/her} clothes are still|half the boxes",
    not: 'brown envelopes|bills|buy things|affair|him out|her out|hanging in there|washing|ironing|irons|iron|wears',
    questions: [
      {
        asks: 'fear',
        ask: 'Which thing in there would stop you in your tracks?',
        plain: 'What would be the hardest item to pick up?',
        options: [
          ['Something with the smell still on', "Smell doesn't ask first."],
          ['Anything with handwriting on', 'A shopping list can floor you.'],
          ["None of it, and that's what scares me", 'Better a full box than finding that out.'],
        ],
      },
    ],
  },
  'words-81': {
    words:
      "brown envelopes|unopened letters|unopened post|don't open the post|dont open the post|haven't opened the post|havent opened the post|hide the boxes|hide the receipts|hide the bills|hide the parcels|buy things online|in debt|my debts|the bailiff*|credit card bill|maxed out|final notice|red letter|owe money|i owe the bank|payday loan|behind with the bills|behind on the bills|can't open the envelope|cant open the envelope",
    not: 'owe me money|he owes|die',
    questions: [
      {
        asks: 'fear',
        ask: 'Which would be worse, the number or being asked about it?',
        plain: "What's harder: knowing the amount, or someone else knowing?",
        options: [
          ['The number', "While it's sealed it could be anything, and it is."],
          ['Being asked how', "You'd need an answer, and there's a story in it."],
          ['Someone being kind about it', "Kind's harder to stand up to than cross."],
        ],
      },
    ],
  },
  'words-82': {
    words:
      "can't forgive him|cant forgive him|can't forgive her|cant forgive her|can't forgive them|cant forgive them|cannot forgive him|cannot forgive her|cannot forgive|never forgive him|never forgive her|never forgive them|tried to forgive|wants me to forgive|supposed to forgive|told me to forgive|should forgive|expects me to forgive|haven't forgiven|havent forgiven|not forgiven|still not forgiven|won't forgive him|wont forgive him|won't forgive her|wont forgive her|find it hard to forgive|can't find it in me to forgive|cant find it in me to forgive|will never forgive|i'm not ready to forgive|im not ready to forgive|can't forgive my {mother/father/mum/dad/mom/brother/sister/husband/wife/ex}|cant forgive my {mother/father/mum/dad/mom/brother/sister/husband/wife/ex}",
    not: "abus*|rap*|hit*|beat*|myself|touch*|god|forgive me|he can't|he cant|she can't|she cant|he cannot|she cannot|he won't|he wont|she won't|she wont|he'll never|hell never|she'll never|shell never",
    questions: [
      {
        asks: 'cost',
        ask: 'What would you lose, if you forgave?',
        plain: 'What would be gone, if you let it go?',
        options: [
          ['The proof that it happened', 'Somebody has to remember it right.'],
          ['My guard', 'You keep it up for a reason.'],
          ["Not much, I'm just not ready", 'Nobody else gets to set that clock.'],
        ],
      },
    ],
  },
  'words-83': {
    words:
      'what will the neighbours|the neighbours think|neighbours stopped|for the neighbours|what will people say|what would people say|what people think|what people will think|what will they say|people talk|people would talk|if people knew|if anyone knew|if they knew|if my friends knew|if the village|the shame of it|shamed the|brought shame|what will everyone',
    questions: [
      {
        asks: 'fear',
        ask: 'Whose face do you see when you think “people”?',
        plain: "Which person's opinion are you really afraid of?",
        options: [
          ['One particular neighbour or relative', 'So “people” is about one person wide.'],
          ["My mother's, even now", "She needn't be in the room."],
          ["Mine, I'd be first to talk", "You know how you'd have judged it."],
        ],
      },
    ],
  },
  'words-84': {
    words:
      'held my hand|holding my hand|put her arm round|put his arm round|hugged me|gave me a hug|stroked my hair|touched my arm|squeezed my hand|held me|someone held my hand|{he/she/they} held my hand|{he/she} washed my hair|washed my hair for me|gave me a cuddle|put an arm round me|arm around me|put {his/her} arm around',
    not: "abus*|forc*|made me|against|hurt|grab*|down|i held|back|hostage|prison*|teacher|uncle|didn't want|didnt want|never held|never holds|never once|never hug*|nobody|no one|hasn't|hasnt|has not|did not|not once|wish|want|need|used to|stopped holding|won't|wont|doesn't|doesnt|held me to|held me responsible|held me up|gun",
    questions: [
      {
        asks: 'want',
        ask: "What did that touch give you that you'd been missing?",
        plain: 'What was in it that you needed?',
        options: [
          ['Nobody wanting anything for it', 'No bill at the end.'],
          ['Being looked after, for a change', 'For once it went in your direction.'],
          ["I hadn't known I was missing anything", 'It took a hand to show you.'],
        ],
      },
    ],
  },
  'words-86': {
    words:
      "i just smile|i did it with a smile|smile and say|smiled and said|put a smile on|put on a smile|smiled through|plaster on a smile|brave face|put on a brave|game face|i act like everything|i act like i'm|i act like im|act as if everything|i pretend everything|pretend to be fine|pretend i'm fine|pretend im fine|my face is off|i smile and|i smile different*|but i smile|so i smile|i smile so|i smile anyway|i smile at everyone|because i smile|always smiling|keep smiling|laugh along|hide it behind a smile|act like nothing's wrong|act like nothings wrong|act normal|act as if nothing|my work face|telephone voice",
    not: 'when i think of|smiled at me|woke up|happy to|makes me smile',
    questions: [
      {
        asks: 'moment',
        ask: 'When do you let that face drop?',
        plain: 'When can you stop acting?',
        options: [
          ["Once I'm round the corner", 'Just long enough for nobody to see.'],
          ["It stays on till I'm in bed", "That's a long shift for a face."],
          ["I don't, I've forgotten how", 'It has been on so long, it feels like yours.'],
        ],
      },
    ],
  },
  'words-87': {
    words:
      "i say i'm fine|i say im fine|i say \"i'm fine\"|i say \"im fine\"|say i'm fine|say im fine|said i'm fine|said im fine|tell everyone i'm fine|tell everyone im fine|told her i'm fine|told her im fine|told him i'm fine|told him im fine|i tell them i'm fine|i tell them im fine|i said i was fine|people assume that because i|yeah i'm sleeping loads better|yeah im sleeping loads better|i said yeah all good|i say all good|say everything's great|say everythings great|tell them all is well|think i'm fine|think im fine|thinks i'm fine|thinks im fine|so they don't worry|so they dont worry|so he'll not fret|so hell not fret|so she'll not fret|so shell not fret|not worry them|i tell people i'm fine|i tell people im fine|i tell everyone i'm fine|i tell everyone im fine|i always say i'm fine|i always say im fine|i say it's fine|i say its fine|i say everything's fine|i say everythings fine|say all is well|i write that i'm fine|i write that im fine|i tell mum i'm fine|i tell mum im fine|tell them i'm okay|tell them im okay|say i'm okay|say im okay|say i'm ok|say im ok|i say i'm good|i say im good|say im good|don't want to worry|dont want to worry|don't want them to worry|dont want them to worry|don't want her to worry|dont want her to worry|don't want him to worry|dont want him to worry|will not worry",
    not: 'doctor|gp|she says|he says',
    questions: [
      {
        asks: 'fear',
        ask: 'If you told them how it really is, what would happen?',
        plain: 'What would they do with the truth?',
        options: [
          ["They'd worry, and ring every night", "So you're paying for their peace."],
          ["They'd try to fix it", "Fixing's a way of not hearing, sometimes."],
          ["They'd manage, and I'd have been seen", "It may not be them you're protecting."],
        ],
      },
    ],
  },
  'words-88': {
    words:
      "didn't put me on it|didnt put me on it|wasn't invited|wasnt invited|not invited|weren't invited|werent invited|left me out|left out of|a group chat and i'm not|a group chat and im not|i'm not in it|im not in it|picked last|went without me|dont save me a seat|stopped asking me along|{went/hang out/hung out/met up/meet up/go out/went out/going/go/met/party/plans/holiday/one/carried on} without me|don't save me a seat|nobody saved me a seat|no seat for me|nobody invited me|didn't invite me|didnt invite me|never invite me|don't invite me|dont invite me|never invited|didn't ask me along|didnt ask me along|no one told me about the party|on their own chat|i wasn't asked|i wasnt asked|invited {him/her/them} instead of me",
    not: "in the choir|without me asking|starve|manage without me|without me they'd|without me theyd|cope without me|better off without me|i left me",
    questions: [
      {
        asks: 'moment',
        ask: 'When did it first dawn on you?',
        plain: "What made you realise you weren't included?",
        options: [
          ['I saw it, a photo or a table', 'Photographs have poor manners.'],
          ['Someone let it slip, and went red', "They knew, then, and that's a second hurt."],
          ["I'd known a while, this just proved it", "Proof's a cold sort of comfort."],
        ],
      },
    ],
  },
  'words-89': {
    words:
      "i sound like my|i sounded like my|sounded like my father|sounded like my mother|like my mother when|like my father when|turning into my mother|turning into my father|turning into my mum|turning into my dad|turned into my mother|turned into my father|i'm just like my|im just like my|i was just like my|heard my mother come out|i'm becoming my mother|im becoming my mother|i'm becoming my father|im becoming my father|becoming like my mother|becoming like my father|my mother's voice came out|my mothers voice came out|my father's voice came out|my fathers voice came out|my mother's words|my mothers words|my father's words|my fathers words|exactly like my mother|exactly like my father|exactly like my dad|exactly like my mum|just like mum|just like dad|said i'm like my|said im like my",
    not: "hit*|beat*|he's turning|hes turning|abus*|not like my|nothing like my|i look exactly like|you're|youre|he's just|hes just",
    questions: [
      {
        asks: 'moment',
        ask: 'Which of their sentences have you caught yourself saying?',
        plain: 'What have you heard yourself say that was theirs?',
        options: [
          ['“Because I said so”', 'Four words, passed down like a clock.'],
          ['No words, it was the sigh', 'Sighs get inherited, same as noses.'],
          ["The one I swore I'd never say", 'You heard it land, from both ends.'],
        ],
      },
    ],
  },
  'words-90': {
    words:
      "perfect couple|perfect family|everyone thinks we're|everyone thinks were|everybody thinks we're|everybody thinks were|think we're happy|think were happy|think we're so happy|think were so happy|they'd never guess|theyd never guess|you'd never guess|youd never guess|nobody would guess|no one would guess|the one good wall|send photos only of|good lighting|clean corner|looks perfect from|looks good on paper|from the outside|so they think|for the neighbours we're|for the neighbours were|on facebook we|only at firm dinners|my instagram is|on my instagram|photos on instagram|on instagram we|looks fine from the outside|they think we're|they think were|people think we're|people think were|we look like|we smile for the|looks perfect|only show the good|everyone says we're so|everyone says were so",
    not: "locked|she's on|shes on|he's on|hes on|broke|mad",
    questions: [
      {
        asks: 'moment',
        ask: "What doesn't show in that picture?",
        plain: 'What do the others not get to see?',
        options: [
          ['How hard I work at it', 'Pictures like that take some holding up.'],
          ['How quiet it gets afterwards', "Quiet doesn't photograph."],
          ["That I'm not very happy", "Short sentence, and it's waited a good while."],
        ],
      },
    ],
  },
  'words-91': {
    words:
      "hold hands|held hands|holding hands|let go of my hand|took my hand|won't hold my hand|wont hold my hand|doesn't hold my hand|doesnt hold my hand|stopped holding hands|never holds my hand|used to hold my hand",
    not: 'toddler|cross the road|forc*|prison*|died|hospice',
    questions: [
      {
        asks: 'want',
        ask: "What does holding hands say that talking doesn't?",
        plain: 'What does that touch tell you?',
        options: [
          ["That we're on the same side", "Sides matter, when there's things to carry."],
          ["Nothing grand, just “I'm here”", 'Not grand, and not easily replaced.'],
          ['It can lie as well as talking', "You've felt the grip and known."],
        ],
      },
    ],
  },
  'words-92': {
    words:
      "looks past me|look past me|look past my|everyone looks past|walked past me|walked right past|walked by and|as if i wasn't there|as if i wasnt there|like i'm not there|like im not there|like i wasn't there|like i wasnt there|doesn't see me|doesnt see me|i'm invisible|im invisible|feel invisible|not one knew my name|nobody knew my name|forgot my name|talk over me|talks over me|talked over me|looked through me|looks through me|like part of the furniture|{they/people/he/she} don't see me|{they/people/he/she} dont see me|they didn't see me|they didnt see me|nobody sees me|no one sees me|don't really see me|dont really see me|like i don't exist|like i dont exist|as if i don't exist|as if i dont exist|treat me like air|like i'm air|like im air|like a ghost|forgets my name|don't know my name|dont know my name|nobody looks at me|no one looks at me",
    not: 'hid|behind the|child|so the|so they|hope|so nobody|see me with',
    questions: [
      {
        asks: 'exception',
        ask: 'Who looks straight at you when you talk?',
        plain: 'Is there anyone who gives you their full attention?',
        options: [
          ['One or two, I could name them', 'Those names are worth having handy.'],
          ['Nobody lately', 'Lately can stretch, if nobody turns round.'],
          ["I look down first, so I'd miss it", "You've learned to get in before they do."],
        ],
      },
    ],
  },
  'words-93': {
    words:
      "won't listen|wont listen|doesn't listen|doesnt listen|never listens|don't listen|dont listen|didn't listen|didnt listen|nobody listens|no one listens|not listening|a proper listen|when its me she's got to go|when its me shes got to go|when it's me she|when its me she|when it's my turn|when its my turn|won't hear me|wont hear me|i listen for hours|talking to a brick wall|talk to a brick wall|in one ear|{he/she/they} never listen|nobody hears me|no one hears me|doesn't hear me|doesnt hear me|don't hear me|dont hear me|can't get through to|cant get through to|interrupts me|cuts me off|talks about herself|talks about himself|to really listen|someone to listen",
    not: "i didn't listen|i didnt listen|i don't listen|i dont listen|i never listen|really listened|i was not listening|i'm not listening|im not listening|i wasn't listening|i wasnt listening|music|radio|podcast*|voicemail*|answerphone|i won't listen|i wont listen|can't listen|cant listen",
    questions: [
      {
        asks: 'want',
        ask: "What's the one thing you want them to hear?",
        plain: 'Which sentence should get through?',
        options: [
          ["“I can't keep doing this”", "You've said it in sighs. They don't carry."],
          ['“Look at me a minute”', 'Before the words, you want the eyes.'],
          ["I'm not sure, I've only got louder", "Loud and clear aren't always the same."],
        ],
      },
    ],
  },
  'words-94': {
    words:
      'actually listened|really listened|she listened|he listened|someone listened|somebody listened|looks in on me|checks in on me|sat with me all night|brought me soup|dug my drive|covered my shift|carries mine up|asked me why, not how|sat with me|stayed with me all|stayed with me until|came round with|brought me {soup/food/dinner/tea}|checked on me|looked after me when|picked me up from the|asked me how i was and|noticed that i was|never once judged|drove me to {the/hospital/gdańsk/work/my}|took {her/his} time with me|took {her/his} time and|rang three garages for me',
    not: "never|wasn't|wish|reply*|answer*|if only|if he|if she|before|drink|despair|no one|nobody|didn't|didnt|but not",
    questions: [
      {
        asks: 'view',
        ask: "What did that person do that most people don't?",
        plain: 'What made them different, in that moment?',
        options: [
          ["Didn't rush me", "Time's the dear bit. Anybody can nod."],
          ["Did something, and didn't mention it", 'Help with no speech attached.'],
          ["Made me see what I'd been without", 'Kindness can show you the hole it filled.'],
        ],
      },
    ],
  },
  'words-95': {
    words:
      "eleven years on nights|years on nights|been together for|{ten/eleven/twelve/fifteen/twenty/thirty/forty} years of marriage|years of marriage|married {twenty/thirty/forty/fifteen/ten} years|{twenty/thirty/forty/fifteen} years in the job|years in this job|years in nursing|years in teaching|given it {ten/twenty/thirty} years|half my life in|been married for|{ten/eleven/twelve/fifteen/twenty/thirty/forty} years in this|been with {him/her} for {ten/twelve/fifteen/twenty/thirty}|we've been together {ten/twelve/fifteen/twenty}|weve been together {ten/twelve/fifteen/twenty}|{ten/fifteen/twenty/thirty} years of my life",
    not: "not once|never|affair|prison|abus*|died|parents|he's|she's|he had|she had|widow*",
    questions: [
      {
        asks: 'view',
        ask: 'What would you tell yourself, back on day one?',
        plain: 'What should you have been told at the start?',
        options: [
          ["Hang on, it's worth it", "Worth it, and you'd still warn them first."],
          ['Say it in the first year', "Things set hard if they're left."],
          ["Go, while you've got the strength", 'Hard to hear, even from yourself.'],
        ],
      },
    ],
  },
  'words-96': {
    words:
      'i watched him leave|i watched her leave|i watched him go|i watched her go|watched him fold|watched her pack|watched him pack|on a phone in a break room|watched it on a phone|watched it on zoom|watched it over zoom|on a video link|through the window at the hospital|watched the funeral on|watched the funeral over|watched it online|over a video link|by video link|on a live stream|on facetime when|watched my {mum/dad/mother/father/brother/sister} {go/leave/die/pack}|saw {him/her} through the window|watched from the window|watched from the doorway',
    not: 'my dad watched|my mum watched|work|wonderful|tv|telly|film',
    questions: [
      {
        asks: 'want',
        ask: 'Where would you have wanted to be standing?',
        plain: "If you'd had the choice, where would you have been?",
        options: [
          ['Close enough to touch someone', 'A screen or a doorway keeps your hands out of it.'],
          ['Exactly there, and no closer', 'Sometimes a bit of distance is what holds you up.'],
          ["Not there at all, if I'm honest", "Some doorways you'd rather not have stood in."],
        ],
      },
    ],
  },
  'words-97': {
    words:
      "carrying this|carried this|carry this|carried it around|carrying it around|carried this around|i carry it|carry the guilt|carry the rota|i'm carrying it|im carrying it|so i carry|carry it alone|carried it alone|carrying it alone|more than you can carry|weight on my shoulders|never told a soul|told nobody|told no one|haven't told a soul|havent told a soul|not told a soul|to my grave",
    not: 'carry my bible|ladder|abus*|touch*|rap*',
    questions: [
      {
        asks: 'fear',
        ask: 'Who could you tell a small part of it?',
        plain: 'Is there one person who could know a little of it?',
        options: [
          ["Someone who'd not make a meal of it", 'A steady pair of hands, and not much chat.'],
          ['A stranger, sooner than family', "Strangers don't bring it up at dinner."],
          ["Nobody, they'd look at me differently", "So it's their eyes you're carrying it past."],
        ],
      },
    ],
  },
  'words-98': {
    words:
      "can't say no|cant say no|couldn't say no|couldnt say no|i always say yes|i said yes|saying yes|i went yeah|yeah no worries|i never say no|hard to say no|i said okay|i didn't want to but|i didnt want to but|all in the one phone call|volunteered again|ended up doing|i end up doing|said i'd do the|said id do the|covering again|stay till ten|can never say no|i find it hard to say no|i'm bad at saying no|im bad at saying no|yes to everything|say yes to everyone|said yes even though|said yes again|said yes when i|gave in again|i gave in and",
    not: 'married|sex|bed|touch*|propos*|vow|smoking|happy|glad|delighted|finally|i said yes and it|wedding',
    questions: [
      {
        asks: 'moment',
        ask: 'How soon after saying yes do you feel the weight of it?',
        plain: 'When do you notice what the yes costs?',
        options: [
          ["Before I'd finished saying it", "Your mouth's quicker than the rest of you."],
          ['That night, doing the sums', "The yes is free. It's the Thursday that costs."],
          ["I don't notice, I just get ill", 'Your body says the no instead.'],
        ],
      },
    ],
  },
  'words-99': {
    words:
      "when i said no|i said no once|i told him no|i told her no|i told them no|i said no to|i declined|i put my foot down|i stood up to|i said my piece|i finally said|i turned him down|i turned her down|saturday i do not work|i'm not doing it|im not doing it|i refused to|i stood my ground|i said no for the first|said no for the first time|told {him/her/them} no|i said no and|i set a boundary|i told my boss no",
    not: "rap*|stop|touch*|finally said yes|bed|believe|accept|admit|notice|eat|look at|he said no|she said no|couldn't say no|couldnt say no|didn't say no|didnt say no|never said no",
    questions: [
      {
        asks: 'exception',
        ask: 'What did it feel like in the minute after?',
        plain: "Right after you'd said it, what was that like?",
        options: [
          ['Light, like putting bags down', 'Your arms noticed before you did.'],
          ['Sick, waiting for the comeback', "You'd said it. It was the waiting that was bad."],
          ['I nearly took it straight back', "You didn't, though, or not right off."],
        ],
      },
    ],
  },
  'words-100': {
    words:
      'feel guilty for|feel so guilty|i feel guilty|guilty if i|guilty when i|guilty about|and i feel bad|feel bad for|feel selfish|another day wasted|wasted day|wasted on youtube|guilty conscience|my conscience|on my conscience|i feel terrible for|feel guilty whenever|feel guilty when|feel guilty because|feel guilty every|guilty all the time|guilty leaving|guilty taking|guilty resting|bad about leaving|bad for taking|bad for not',
    not: "killed|crash|died|dead|he feels|she feels|bad for {him/her/them}|makes me feel|not guilty|don't feel guilty|dont feel guilty|never feel guilty|found guilty",
    questions: [
      {
        asks: 'rule',
        ask: "Who'd tell you off for it, if they could see?",
        plain: 'Whose telling-off are you hearing?',
        options: [
          ['Somebody who never rested either', 'They kept that rule too, perhaps all their life.'],
          ["Nobody real, it's just in my head", 'A voice without a face, then, and still strict.'],
          ["Me, and I'd not be kind", "You'd speak softer to a stranger."],
        ],
      },
    ],
  },
  'words-101': {
    words:
      'hand in my notice|handed in my notice|hand in my resignation|handed in my resignation|resign|resigned|quit my job|want to quit|i could quit|leave the job|leave this job|leave nursing|leave teaching|pack it in|walked out of the job|leave the profession|chuck it in|get out of this job|thinking to leave it|i want to resign|resign from|i quit my|leave my job|give up the job|give up my job|packing it in|jack it in|walk out of {work/there/the job/that job}',
    not: 'he quit|she quit|smoking|walked out on|walk out on|resigned to|resigned myself|my boss|minister|smok*|drinking|he resign*|she resign*|they resign*|gym|vap*',
    questions: [
      {
        asks: 'want',
        ask: 'The Monday after you left, what would you miss?',
        plain: 'If you were out of there, what would be missing?',
        options: [
          ['A couple of the people', 'You can leave a place and not its people.'],
          ['Knowing where everything is', 'Being good at a thing is hard to walk off from.'],
          ['Being somebody, with a title', "You'd have to find out who answers without it."],
        ],
      },
    ],
  },
  'words-102': {
    words:
      "being retired|since retirement|now i'm retired|now im retired|when i retired|work lanyard|old lanyard|my old desk|miss the old job|lost my job|i lost the job|the job finished|laid off|made redundant|redundancy|plant closed|factory closed|pit closed|since the redundancy|took severance|last day at work|miss my old job|miss my job|miss work|they let me go|work let me go|boss let me go|out of work|no job any*|no job to go to|since i stopped working|since i retired",
    not: "part time|letters go out|hes not|he's not|he lost|laid off eleven|i laid off|old man|never let me go|wouldn't let me go|wouldnt let me go|husband|wife|my brother|my dad|relief teaching|got a new job|redundancy list|afraid to|scared of losing|if i",
    questions: [
      {
        asks: 'moment',
        ask: 'Which part of the day feels emptiest now?',
        plain: 'When do you notice most that work is gone?',
        options: [
          ['First thing, with nowhere to be', 'You still wake up on time for it.'],
          ['Dinner time, and the daft chat', "It's the talk about nothing that you can't replace."],
          ['When somebody asks what I do', 'You used to have that answer in your pocket.'],
        ],
      },
    ],
  },
  'words-103': {
    words:
      "laid off eleven|i laid off|let people go|had to let him go|had to let her go|had to sack|i sacked|i fired|cuts arent decided|cuts aren't decided|my staff don't know|my staff dont know|my team don't know|my team dont know|my team doesn't know|my team doesnt know|live from this bakery|the staff don't need|the staff dont need|eleven families|had to let them go|had to make them redundant|i had to tell the team|i have to tell the team|i have to tell my staff|they think their jobs are safe|had to lay off|i have to lay off|have to let people go|have to let someone go|had to fire|have to fire|families depend on me|families depend on this|have to make cuts|who has to go",
    not: 'fired up|fired back|was fired',
    questions: [
      {
        asks: 'cost',
        ask: 'Who is the hardest one to look in the eye?',
        plain: 'Whom do you find it hardest to meet?',
        options: [
          ['The one who trusts me most', "Trust's heavier than a grudge."],
          ["The quiet one, who'll say thank you", "You'd sooner be shouted at."],
          ['My own, in the bathroom mirror', 'No hurrying past that one.'],
        ],
      },
    ],
  },
  'words-104': {
    words:
      "send money home|send money back|sending money|send the barrel|what i send|money i send|money for my brothers|pay for my brother*|pay for my sister*|paying my parents'|paying my parents|support my parents|support my family back|everybody back home|everyone back home|they think england|think i'm rich|think im rich|think i am rich|for my mother back home|western union|i send home|i sent home|money home|money back home|i send money|send my parents|rely on the money i|paying for my brother*|paying for my sister*|they think i have money|think we are rich",
    not: 'school|letter',
    questions: [
      {
        asks: 'view',
        ask: 'What kind of life do they picture you having?',
        plain: 'What do they think your life looks like?',
        options: [
          ['A better one than mine', "You're paying for the picture as well."],
          ["They don't, they only see the money", "The money arrives, and the person behind it doesn't."],
          ['The one I want to be true', "You'd like to move in there yourself."],
        ],
      },
    ],
  },
  'words-106': {
    words:
      "go by 'my housemate'|go by my housemate|my flatmate, i say|not out at|not out to|don't know i'm gay|dont know im gay|doesn't know i'm gay|doesnt know im gay|don't know i'm bi|dont know im bi|know i was gay|know i'm gay|know im gay|told them i'm gay|told them im gay|in the closet|pretend he's my friend|pretend hes my friend|pretend she's my friend|pretend shes my friend|haven't come out|havent come out|they call her my friend|they call him my friend|i'm not out|im not out|come out to {my/him/her/them/everyone}|came out to {my/him/her/them}|told my {mum/mom/dad/parents/mother/father/brother/sister} i'm gay|told my {mum/mom/dad/parents/mother/father/brother/sister} im gay|nobody knows i'm gay|nobody knows im gay|no one knows i'm gay|no one knows im gay|don't know about my girlfriend|dont know about my girlfriend|don't know about my boyfriend|dont know about my boyfriend|introduce {him/her} as my friend|introduces me as a friend|say my friend instead",
    not: "housemate's|left the dishes|rent|clothes|shirts|dress|coat|shoes|hanging|came out to us|come out to us|help|greet|he came out|she came out",
    questions: [
      {
        asks: 'moment',
        ask: 'Where do you not have to watch your words?',
        plain: 'With whom do you never have to check what you say?',
        options: [
          ["With a few friends, and it's easy", 'You can hear the difference in your own voice.'],
          ['At home, with the door shut', 'A small country, but you speak the language.'],
          ['Nowhere, I check every pronoun', "That's a lot of proofreading in a day."],
        ],
      },
    ],
  },
  'words-107': {
    words:
      "lives with her dad|live with their dad|live with their mum|lives with his mum|every other weekend|alternate weekends|contact centre|access visits|see my kids|see my son|see my daughter|drop them back|dropped them back|the kids are with|without the children|without the kids|without my kids|without my children|kids are with their dad|kids are with their mum|kids are with my ex|only see my {kids/son/daughter}|kids at weekends|lives with {his/her} {mum/mom/dad/mother/father}|miss my kids|my weekend with the kids|only see the kids|don't see the kids|lost custody|shared custody|got custody",
    not: "on call|don't have kids|dont have kids|holiday|work|working|shift*|grandchildren|nurse",
    questions: [
      {
        asks: 'moment',
        ask: 'Which sound do you notice is missing?',
        plain: 'When the house is quiet, what do you listen for?',
        options: [
          ['Feet on the stairs', "You'd give a lot for that racket."],
          ['Being shouted for, from another room', 'Your name, at full volume, over nothing.'],
          ["None, and I feel bad it's a rest", 'A rest and an ache. They can share a sofa.'],
        ],
      },
    ],
  },
  'words-108': {
    words:
      'in front of the kids|in front of the children|fight in front of|fighting in front of|argue in front of|arguing in front of|the kids heard|the kids saw|the kids hear|kids know something|little girl said why are you sad|kids should know the truth|they smell it anyway|children notice|kids can hear|kids hear us|children hear us|the children heard|the children saw|kids notice|kids ask why|my son heard us|my daughter heard us|asked why mummy|asked why daddy',
    not: 'customers|guests|hit*|beat*|knife|god',
    questions: [
      {
        asks: 'view',
        ask: "What's a child likely to make of it?",
        plain: 'How would you explain it, if you were that small?',
        options: [
          ["That it's somehow their fault", 'They generally look for themselves in it first.'],
          ['More than any of us let on', 'Small folk read faces before they read books.'],
          ['What I made of it, at that age', "You know that landing, then. You've sat on it."],
        ],
      },
    ],
  },
  'words-109': {
    words:
      "what kind of mother|what kind of father|what kind of mum|bad mother|bad mum|bad father|bad dad|terrible mother|terrible mum|failing as a|i've failed my|ive failed my|failed as a mother|failed as a father|a good enough mother|a good enough mum|not a good mother|not a good mum|worst mother|worst mum|a better mother|a better mum|what sort of mother|what sort of father|a terrible father|i'm a bad {mum/mom/mother/dad/father/parent}|im a bad {mum/mom/mother/dad/father/parent}|a bad parent|a terrible parent|fail my kids|failing my kids|failing my children|bad mom|not a good {dad/father/parent}",
    not: "starv*|eating|he's not a bad|hes not a bad|my mother was|my mum was|he was a bad father|when she was small|when he was small|when they were small|i'd be a|id be a|would be a|won't see me|wont see me|he was a bad|she was a bad|my dad was|grown up|will make",
    questions: [
      {
        asks: 'exception',
        ask: 'What did you get right this week that nobody noticed?',
        plain: 'Which small good thing did you do this week?',
        options: [
          ['Somebody got fed, washed, listened to', "Dull, and it's most of the job."],
          ["I said sorry when I'd been wrong", "There's many a grown-up never got one of those."],
          ["I can't see it, only what I missed", "You're marking with only the red pen."],
        ],
      },
    ],
  },
  'words-110': {
    words:
      "mother in law comes|mother in law says|mother in law thinks|mother in law only|mother in law keeps|mother in law told|mother in law never|mother in law always|mother-in-law comes|mother-in-law says|mother-in-law thinks|mother-in-law keeps|mother-in-law told|my in-laws want|my in-laws think|his mother says|his mother thinks|his mum thinks|his mum says|for his mother, he said|his family doesn't|his family doesnt|his family don't|his family dont|on holiday with his parents|with his parents again",
    not: 'dying|died|dead|god forgive|sat with me|loves me|hit*',
    questions: [
      {
        asks: 'want',
        ask: 'Whose side do you want your partner to take?',
        plain: 'Where should your partner stand in this?',
        options: [
          ['Mine, out loud, just once', 'Once, in the room, with them listening.'],
          ["Nobody's, only stop pretending it's fine", "You could manage the war. It's the whistling."],
          ["They'd not choose me, I know it", "That's the hurt behind the other one."],
        ],
      },
    ],
  },
  'words-111': {
    words:
      "my mother started forgetting|mum's forgetting|mums forgetting|started forgetting|dementia|alzheimer*|memory clinic|doesn't know me any*|doesnt know me any*|thinks i'm my|thinks im my|calls me by my mother's name|calls me by my mothers name|holds on to my sleeve|hold on to my sleeve|put her in a home|put him in a home|put mum in a home|put dad in a home|the care home|better off in the home|asks me the same thing|asks the same question|asked me the same thing|asked the same question|forgets who i am|forgets my name|doesn't recognise me|doesnt recognise me|doesn't recognize me|doesnt recognize me|calls me by the wrong name|losing her memory|losing his memory|mum is forgetting|dad is forgetting|mum's dementia|mums dementia|dad's dementia|dads dementia",
    not: 'i work|patient*|resident*|ward|my clients|foster|social services|boss|worried i|the kids',
    questions: [
      {
        asks: 'cost',
        ask: "What's gone already that you've had no time to miss?",
        plain: "Which part of them haven't you had time to mourn?",
        options: [
          ['Talking to them, like we did', 'Still in the chair, and you miss the chat.'],
          ['Having them look after me', 'That has turned round, and nobody asked you first.'],
          ['The patience I thought I had', "You thought it'd be bottomless. It never is."],
        ],
      },
    ],
  },
  'words-112': {
    words:
      "blank page|chapter two has been|i've not written since|ive not written since|haven't written a word|havent written a word|not written a word|not written since|not painted|haven't painted|havent painted|can't write|cant write|can't paint|cant paint|can't draw any*|cant draw any*|not touched a brush|the work is dead|stopped singing|stopped playing|haven't played|havent played|not played|haven't sung|havent sung|gave up music|gave up dancing|stopped dancing|used to dance|used to paint|used to sing|used to draw",
    not: "letter|gran|mum used to|dad used to|he used to|she used to|to him|to her|he stopped|she stopped|kids stopped|he has stopped|can't write to|cant write to",
    questions: [
      {
        asks: 'exception',
        ask: 'When did you last lose track of time doing it?',
        plain: 'When did it last carry you along?',
        options: [
          ['Before anyone had an opinion', 'Then it was only you and it.'],
          ['Once lately, by accident', 'By accident counts. It got in somehow.'],
          ['So long back it feels like someone else', 'Somebody else, with your hands.'],
        ],
      },
    ],
  },
  'words-113': {
    words:
      "one bad review|bad review|reviewer wrote|a child could have done|wrote 'see me'|wrote see me|got rejected|rejection letter|another rejection|no word from the job|sixty-two places|not one interview|applications and not one|never heard back|not heard back|didn't get in|didnt get in|turned me down|didn't get the part|didnt get the part|failed the exam|failed the bar|i failed again|failed my {exam/exams/driving/test/finals/course/degree/viva}|failed the test|failed the interview|didn't get the job|didnt get the job|didn't get the place|didnt get the place|turned down by|they said no to my|application* and nothing|no reply to my application*|rejected by|rejected my|the feedback was|the editor said",
    not: 'my father|my son|my daughter|papa|get in the|get in touch|get in a|get in trouble|get in until|my mum|my mother|in bed',
    questions: [
      {
        asks: 'moment',
        ask: 'Which words from it can you say by heart?',
        plain: 'What phrase or silence from that keeps repeating?',
        options: [
          ['One line, and I know where the comma was', "You've read it more than they ever did."],
          ['There were none, just silence', "You write your own, and you don't spare yourself."],
          ['The ones I added myself', 'They sent a page. You wrote the rest.'],
        ],
      },
    ],
  },
  'words-114': {
    words:
      "lights up for my brother|lights up for my sister|golden child|prefers my brother|prefers my sister|compared to my brother|compared to my sister|compare me to|compares me to|loves her more|loves him more|smiles at her and|why can't you be like|why cant you be like|in my brother's shadow|in my brothers shadow|in my sister's shadow|in my sisters shadow|always the favourite|was the favourite|was always the favourite|is the favourite|the favourite child|the favourite one|my parents' favourite|mum's favourite|mums favourite|dad's favourite|dads favourite|mom's favourite|moms favourite|always the favorite|was the favorite|the favorite child|proud of my brother but|proud of my sister but|loves my brother more|loves my sister more|my brother can do no wrong|my sister can do no wrong|girl's the favourite|he's the favourite|she's the favourite|brother's the favourite|sister's the favourite",
    not: "than i have time|mug|song|i'm the favourite|im the favourite|favourite thing",
    questions: [
      {
        asks: 'moment',
        ask: "What's the first time you remember noticing that?",
        plain: 'When did that first strike you?',
        options: [
          ['Something small, like who got a thing', 'Small things keep the clearest accounts.'],
          ["Always, it's like the wallpaper", 'You stop seeing wallpaper. It still sets the room.'],
          ["Recently, and I'd give plenty to unsee it", 'It goes back and colours in the old ones.'],
        ],
      },
    ],
  },
  'words-115': {
    words:
      "the wedding is|wants the big wedding|want a big wedding|wants a big wedding|planning the wedding|plan the wedding|when's the wedding|whens the wedding|brings up the wedding|we got engaged|call off the wedding|calling off the wedding|set a date for the wedding|the wedding's in|the weddings in|our wedding is|we're getting married|were getting married|my hen do|i'm getting married|im getting married|my wedding is|my wedding's|my weddings|we're getting married in|were getting married in|marrying {him/her} in",
    not: "youngest|died|dead|brother|sister|daughter|son|ex|everyone keeps|cancelled|canceled|prognosis|called off|daughter's|daughters|son's|sons|sister's|sisters|brother's|brothers|she's getting|shes getting|he's getting|hes getting|they're getting|theyre getting|not getting married|years ago",
    questions: [
      {
        asks: 'moment',
        ask: 'When you picture that day, where are you looking?',
        plain: 'What do you see first when you think of a wedding day?',
        options: [
          ['At one face', "The rest of it's chairs and catering."],
          ['At the clock', "You'd like it to be safely Sunday."],
          ["At the door, if I'm truthful", "You've noticed where it is, at least."],
        ],
      },
    ],
  },
  'words-116': {
    words:
      "christmas day|christmas morning|christmas dinner|on christmas eve|last christmas there|first christmas without|chair at christmas|christmas on my own|christmas alone|alone at christmas|mother's day|mothers day|father's day|fathers day|on my birthday|on his birthday|on her birthday|valentine's day|valentines day|on valentines|new year's eve|new years eve|at thanksgiving|on our anniversary",
    not: 'shift|forgets|money|got into it|row|presents|gift|used to',
    questions: [
      {
        asks: 'moment',
        ask: 'Which part of that day do you feel most?',
        plain: 'When on that day does it come closest?',
        options: [
          ["The morning, before it's got going", 'Mornings like that are all expectation.'],
          ['Sitting down, and counting the chairs', "You can't help counting. You know who's missing."],
          ["Bedtime, when it wasn't what I'd hoped", "So you'd let yourself hope."],
        ],
      },
    ],
  },
  'words-118': {
    words:
      "i drink|i was drinking|my drinking|drinking like me|one more glass|hide the bottles|hide the empties|when i'm drunk|when im drunk|i got drunk|i'm smoking again|im smoking again|i have a glass of wine|a glass of wine every|a bottle of wine|glass of wine to|when i've had a few|when ive had a few|i've had a few|ive had a few|had a few drinks|had a few too many|a drink to sleep|drink to forget|drink to get through|drink alone|drinking alone|drink too much|drinking too much|a drink every|i've been drinking|ive been drinking|i've been smoking|ive been smoking|i smoke",
    not: "stopped drinking|since i stopped|he had|she had|hes had|he's had|his drinking|baby|he drinks|water|tea|coffee|juice|milk|mum drinks|dad drinks|she drinks|he smokes|squash|quit drinking",
    questions: [
      {
        asks: 'want',
        ask: "What's the first one for?",
        plain: 'What do you get from the first glass, or smoke?',
        options: [
          ["To mark the day's over", 'Somebody has to blow the whistle.'],
          ['To stop my head', 'It does stop it. It sends a bill, mind.'],
          ["Company, when there isn't any", 'It never asks you to go home.'],
        ],
      },
    ],
  },
  'words-119': {
    words:
      "his gambling|he gambles|stops gambling|betting slips|he's drinking|hes drinking|his drinking|he drinks|her drinking|she drinks|when he's had a drink|when hes had a drink|back on the drink|he's using again|hes using again|he relapsed|she relapsed|found the bottles|he's gambling|hes gambling|he gambled|she gambles|her gambling|his betting|from the bookies|in the bookies again|{he/she} comes home drunk|{he/she} was drunk|{he/she} is drinking|{husband/wife/dad/mum/mother/father/brother/son} drinks|drinking again|{he/she} is using",
    not: "hit*|beat*|frighten*|tea|coffee|water|milk|i'm drinking again|im drinking again|my drinking|my kids should|juice",
    questions: [
      {
        asks: 'cost',
        ask: 'What have you stopped doing, because of it?',
        plain: 'What did you give up while that was going on?',
        options: [
          ['Having people round', "You can't leave the door open with that indoors."],
          ["Believing what I'm told", 'Trust goes quietly, one answer at a time.'],
          ['Asking, since I know the answer', "The asking stopped. The knowing didn't."],
        ],
      },
    ],
  },
  'words-120': {
    words:
      "her ex still has a drawer|his ex still has|her ex still has|his ex's shampoo|his exs shampoo|his ex's things|his exs things|her ex's things|her exs things|his ex's stuff|his exs stuff|her ex's stuff|her exs stuff|house i'm supposed to move into|house im supposed to move into|his first wife's|his first wifes|his late wife's|his late wifes|her late husband's|her late husbands|photos of his ex|photos of her ex|his ex-wife's|his ex-wifes|the house he had with|the house they shared|moved in with him and|moved into {his/her} place|it's his house|its his house|it's her house|its her house|{his/her} name on the deeds|guest in his house|guest in her house|still {his/her} house|{his/her} ex's furniture|{his/her} exs furniture|{his/her} ex chose|{his/her} ex picked|moved into his house|moved into her house",
    not: 'rent|court|died|birthday|room|car|parents|my son|care home',
    questions: [
      {
        asks: 'want',
        ask: 'Which corner of that house is only yours?',
        plain: 'Where in that house do you feel at home?',
        options: [
          ['A shelf, or a side of the bed', "A shelf's a start. It's not an address."],
          ["Nowhere yet, I've not asked", "You've been behaving like a good guest."],
          ['None, I feel like a guest there', 'Living there and visiting, both at once.'],
        ],
      },
    ],
  },
  'words-121': {
    words:
      'patient died|lost a patient|i told a family|my patients|my clients|my residents|my old ladies|fifteen minutes to do each|those cases sit|snap at patients|the patients suffer|the patients on my list|one of my patients|one of my residents|a patient of mine|one of my pupils|my caseload|the kids i teach|the families i work with|a patient died|my patient died|one of my clients|one of my students|a family on my list|on my caseload|the children i work with|told a woman her {son/husband/baby/mother/child}',
    not: 'without me asking|my agency|took two of|if this was|if it was|if that was|hummed',
    questions: [
      {
        asks: 'exception',
        ask: 'Which of them stays on your mind after work?',
        plain: 'Who comes along in your head, going home?',
        options: [
          ["One, and I'd know the name anywhere", "You kept hold of a name. It isn't nothing."],
          ['None lately, and that bothers me', "You've shut a door so you could keep walking."],
          ["All of them, it's a full house", 'And they none of them wipe their feet.'],
        ],
      },
    ],
  },
  'words-122': {
    words:
      'family home|sell the house|selling the house|selling the family home|height chart|sold the farm|selling the farm|lose the farm|sell the farm|sell the shop|the new owners|our old house|the old house|i drive past the house|sit where the kitchen was|last christmas there|old flat|childhood home',
    questions: [
      {
        asks: 'want',
        ask: 'If you could keep one corner of it, which?',
        plain: 'Which part of that place would you take with you?',
        options: [
          ['The kitchen, and who was in it', "It's the who that makes it hard to pack."],
          ['A wall or doorway, with marks on', 'Somebody measured you there.'],
          ["None, I'd be glad to be rid", "There's some houses hold too much."],
        ],
      },
    ],
  },
  'words-123': {
    words:
      "put the dog down|dog put down|cat put down|lost the dog|dog died|cat died|dog's dying|dogs dying|the dog's bed|the dogs bed|dogs blanket|my dog|keep the dog|my old dog|dogs snoring|dog passed|cat passed|put my dog down|put the cat down|my cat|the cat died|our dog|our old dog",
    not: 'shot|bit|bitten|barking|neighbour*|allergic|brain the size|easier for us|my fault|will not leave me|walks|walker|walking',
    questions: [
      {
        asks: 'want',
        ask: "What does a dog or cat know that people don't?",
        plain: "What do you get from an animal that folk can't give?",
        options: [
          ['When to come and lean', 'No training for it. They just come over.'],
          ["Nothing, that's the beauty of it", "You don't have to be any way at all."],
          ["How I am when there's nobody here", "One witness, and it can't tell a soul."],
        ],
      },
    ],
  },
  'words-124': {
    words:
      "i'd like to say|id like to say|want to tell him|want to tell her|want to tell them|going to tell him|going to tell her|sit mum down|sit him down|sit her down|have it out with|i'm going to talk to|im going to talk to|have a word with|i need to tell|have to tell him|have to tell her|i'll tell him|ill tell him|i'll tell her|ill tell her|dread telling|dreading telling|gonna sit {him/her/them/mum/mom/dad} down|gonna tell {him/her/them/mum/mom/dad/my}|going to tell {my/mum/mom/dad}|want to tell my|i have to talk to|need to talk to {him/her/them/my}|need to have a talk",
    not: "never|nothing|i don't want to tell|i dont want to tell|won't tell|wont tell|don't have to tell|dont have to tell|didn't want to tell|didnt want to tell",
    questions: [
      {
        asks: 'step',
        ask: "What's the sentence you mustn't leave without saying?",
        plain: 'Which one thing has to be said?',
        options: [
          ["“I can't do this on my own”", 'Short enough to fit before the kettle boils.'],
          ['“I need you to hear all of it”', "So it's being cut off you're ready for."],
          ["“I should've told you before”", 'Start there, and the rest has room.'],
        ],
      },
    ],
  },
  'words-125': {
    words:
      "can't take a holiday|cant take a holiday|can't afford a holiday|cant afford a holiday|need a holiday|idea of a holiday|never take a holiday|haven't had a holiday|havent had a holiday|not had a holiday|a week off|no time off|annual leave|a week away|i need a break|need time off|haven't had a day off|havent had a day off|not had a day off|even on holiday i|on holiday i still|can't switch off|cant switch off|never switch off|unable to switch off|a break from it all|break from everything|can't remember my last holiday|cant remember my last holiday|work on holiday|emails on holiday|never take time off|no holiday|can't relax on holiday|cant relax on holiday|no break in",
    not: 'jealous|lent|bailiff*|everyone thinks|plumber|christmas|pictures|calls in sick|call in sick|kids break|she takes|he takes',
    questions: [
      {
        asks: 'moment',
        ask: 'On which day of a break do you start to unwind?',
        plain: 'How long does it take you to come down?',
        options: [
          ['The second to last', 'Just in time to pack.'],
          ["Straight away, if I'm let", "Then it's not you that can't rest, it's the letting."],
          ["I don't, I fill it", "Stopping's when it'd catch you up."],
        ],
      },
    ],
  },
  'words-126': {
    words:
      "go back to him|go back to her|i should leave|if i leave|i want to leave him|thinking of leaving|trial separation|we've separated|weve separated|separated but|get a divorce|split up|we broke up|asked for a divorce|gave him the ring back|i want a divorce|a divorce|the divorce|our divorce|my divorce|will leave {him/her}|we're getting a divorce|were getting a divorce|getting a divorce|getting divorced|filed for divorce|filing for divorce|file for divorce|divorce papers|divorce him|divorce her|talked about divorce|talk about divorce|thinking about divorce|thought about divorce|should i leave|i'm leaving him|im leaving him|i'm leaving her|im leaving her|i left him|i left her|end it with {him/her}|break up with {him/her}|breaking up with|i leave him|should leave him|should leave her|{should/could/would/to/can't/cant/not/i/i'll/if i/never} leave {him/her}|{thinking of/thought of/think about/thinking about/dream of/scared of/afraid of/consider} leaving {him/her}",
    not: "safe|year of|one does not|she says|he says|parents|hit*|beat*|violen*|home to|scared of him|i'd leave the office|id leave the office|old house|my parents|tell her to|told her to|tell him to|told him to|his divorce|my brother|my sister|my friend|he's thinking|hes thinking|she's thinking|shes thinking|leave him alone|leave her alone|nursery|school|home alone|at home with|the dog|care home|the bus|the office|at the|my daughter's|my daughters|my son's|my sons|if i leave early|if i leave work|came through|till the divorce|her divorce",
    questions: [
      {
        asks: 'want',
        ask: 'Picture an ordinary Tuesday evening afterwards. What kind is it?',
        plain: "A normal evening, once it's over: how is it?",
        options: [
          ["A quiet one, and I'm all right", "It's a plain picture. There's tea in it."],
          ['One where I still lay for two', 'Your hands would take longer than your head.'],
          ["I can't picture past the row", "The row's in the doorway, blocking the view."],
        ],
      },
    ],
  },
  'words-127': {
    words:
      'blackbird|allotment|early run|swim in the|walked by the river|smell of a new tin|we painted the cubby|watch it get light|drive to the lake|five extra days|best part of the day|best bit of the day|best evening|best day|danced in the kitchen|sea air|potter in the garden|sit in the garden|sitting in the garden|out in the garden|my garden|garden in the|hear the birds|listen to the birds|first coffee|my morning walk|walk by the sea|walk in the woods|walk with the dog|swim in the sea|my early run',
    not: 'before all this|as a girl|used to|died|dead|hate|ruin*|paint on|buried|cut the grass|was calm|in life|trying for|bring the',
    questions: [
      {
        asks: 'want',
        ask: 'What do you get there that you get nowhere else?',
        plain: 'What makes that moment better than the rest?',
        options: [
          ['Nobody after anything', 'A bit of the day with no hands on it.'],
          ['Me, in a good mood', "It's still about, then, that mood."],
          ['A rest from the rest of my life', "So there's something you need a rest from."],
        ],
      },
    ],
  },
  'words-128': {
    words:
      "i used to be patient|i never used to|never used to be|never used to mind|i was never scared|never bothered me before|i used to be able to|i used to love|i used to enjoy|i used to look forward|used to be so|i used to sing|doesn't excite me|doesnt excite me|can't be bothered any*|cant be bothered any*|nothing excites me",
    not: 'he used to|she used to',
    questions: [
      {
        asks: 'exception',
        ask: 'When did that turn?',
        plain: 'When did it begin to be different?',
        options: [
          ['After one particular week', 'You could put a pin in the calendar, then.'],
          ['It went so slowly I missed it', 'Slow things are hard to catch in the act.'],
          ['When someone else pointed it out', "And you'd thought you were hiding it."],
        ],
      },
    ],
  },
  'words-129': {
    words:
      "hide in the toilet|hid in the toilet|pretend i didn't see|pretend i didnt see|i didn't answer when|i didnt answer when|let it go to voicemail|don't answer the phone|dont answer the phone|pretend not to hear|pretend to be asleep|i pretend i'm asleep|i pretend im asleep|i {drove/took/go/went/take/drive/walk/walked} home the long way|i {took/go/take/went/drive/drove} the long way|i cross the {street/road}|i crossed the {street/road}|i let it ring|i just let it ring|i don't pick up|i dont pick up|i didn't pick up|i didnt pick up|i didn't answer the|i didnt answer the|i don't answer the door|i dont answer the door|i don't open the door|i dont open the door|let the doorbell ring|pretend i'm not home|pretend im not home|pretend i'm not in|pretend im not in|i duck into|i avoid {him/her/them}|i look at my phone so",
    not: "died|night she|that night|suicid*|kill*|he drove|she drove|he didn't|he didnt|she didn't|she didnt|boy|child",
    questions: [
      {
        asks: 'fear',
        ask: "If you hadn't dodged it, what would've happened first?",
        plain: 'And if you had faced it, what would have come?',
        options: [
          ["Small talk, and I've none left", 'None in the tin that day.'],
          ["They'd have seen it on my face", 'Ten seconds is plenty for a face.'],
          ["Nothing much, and I'd have had no excuse", 'The dodge keeps it big.'],
        ],
      },
    ],
  },
  'words-130': {
    words:
      "on football alone|only talk about football|only talk about the weather|talk about the weather|speaks to me about vegetables|never talk about it|don't talk about it|dont talk about it|we never spoke of it|never speak of it|do not speak of|don't talk about these things|dont talk about these things|not used the word|have not used the word|nobody mentions it|no one mentions it|nobody talks about it|we don't talk about|we dont talk about|we've never talked about|weve never talked about|never once talked about|skirt round it|elephant in the room",
    not: 'abus*|touch*',
    questions: [
      {
        asks: 'view',
        ask: "If somebody did bring it up, who'd it be?",
        plain: 'Which one of you is likeliest to say it first?',
        options: [
          ["Me, if I'd had a drink", "So it's near the top, under a lid."],
          ["Not me, I'd change the subject", 'You help keep it shut, then, same as them.'],
          ["Nobody, we've all silently agreed", 'A deal nobody ever said out loud.'],
        ],
      },
    ],
  },
  'words-131': {
    words:
      "wanted children|never had children|can't have children|cant have children|cannot have children|couldn't have children|couldnt have children|don't have kids|dont have kids|i have no kids|no uterus|don't want kids|dont want kids|want a baby|trying for a baby|trying for a child|ivf|childless|biological clock|when are you having|another negative test|my eggs|couldn't have kids|couldnt have kids|can't have kids|cant have kids|want children so|always wanted children|always wanted kids|no children of my own|still no baby|not pregnant|negative test|time is running out for|freeze my eggs|a round of ivf|too late for children|too late for a baby",
    not: 'shower|pity|miscarr*|lost the|he never wanted|she never wanted|he told me|she told me|hens|scrambled',
    questions: [
      {
        asks: 'want',
        ask: 'Which question about it are you sickest of?',
        plain: 'What do people ask, or say, that you could do without?',
        options: [
          ["“So when's it your turn?”", 'Asked with a mouth full of cake, as a rule.'],
          ["Any of them, it's private", "It's odd what folk think is small talk."],
          ['The one I ask myself at night', "That one's not nosy. It still won't leave."],
        ],
      },
    ],
  },
  'words-132': {
    words:
      "waiting for the results|waiting for results|waiting on results|waiting for my results|waiting on my results|waiting on the biopsy|waiting for the biopsy|biopsy|waiting for the scan|waiting on a scan|waiting for a diagnosis|results are in on|get the results on|asked her straight, is it back|scared it's back|scared its back|scared it's come back|scared its come back|waiting to hear from the hospital|waiting for the hospital|the tests come back|waiting for my scan|waiting for test results|waiting for the test|waiting to hear if it's cancer|waiting to hear if its cancer|waiting for the doctor to|awaiting results|awaiting the|results come back|results on {monday/tuesday/wednesday/thursday/friday}|hospital letter hasn't|hospital letter hasnt",
    not: 'exam|negative|benign|all clear|was even for|job|interview|driving|came back clear|school',
    questions: [
      {
        asks: 'exception',
        ask: "Who else knows you're waiting?",
        plain: 'Have you told anybody about it?',
        options: [
          ["One person, and they don't fuss", "Just the one's enough to sit next to."],
          ["Too many, I'm sick of their faces", 'You end up comforting the lot of them.'],
          ['Nobody, saying it makes it real', "It's real at your end already."],
        ],
      },
    ],
  },
  'words-133': {
    words:
      "eaten in front of|eat in front of|eat over the sink|eat in secret|weighed myself|on the scales|hate my body|hate how i look|hate the way i look|too fat|nothing fits|hide my hands|hands are too rough|changed my blouse|over my teeth|bring up my teeth|my bad teeth|hide my arms|hate photos of me|delete every photo|avoid mirrors|hate looking in the mirror|can't look in the mirror|cant look in the mirror|avoid the mirror|hate the mirror|don't like what i see in the mirror|dont like what i see in the mirror|disgusts me|disgusted by my|ashamed of my body|ashamed of how i look|hate my {belly/stomach/legs/arms/face/nose/teeth/thighs/hair}|my belly disgusts|my weight|feel ugly|i'm ugly|im ugly|i'm fat|im fat|so fat|i cover my {arms/belly/face/body/legs/mouth}|in the mirror and hate",
    not: 'brush*|rear view|scars|cut|starv*|she|he|he disgusts|carried|pregnan*|pounds lighter|people who|laugh',
    questions: [
      {
        asks: 'view',
        ask: 'Whose voice do you hear when you look at yourself?',
        plain: 'Who taught you to see yourself like that?',
        options: [
          ["Someone's, from years ago", 'An old voice, and it still gets a say.'],
          ["Everybody's, all at once", "That's a crowded mirror."],
          ["Mine, and it's the hardest", "You're the strictest judge in the room."],
        ],
      },
    ],
  },
  'words-134': {
    words:
      "fell out with|fell out over|fallen out with|big fallout|fallout with|we fell out|lost a friend over|at war over|nearly came to blows|we had a row|had a massive row|big row|we quarrelled|quarrelled on the phone|argument over|fighting over the will|arguing over the will|fought over|haven't spoken since the {will/row/argument/fight/wedding}|havent spoken since the {will/row/argument/fight/wedding}|not spoken since the {will/row/argument/fight/wedding}|had a big fight|had a huge fight|had a fight with my|had an argument with my|had a huge row|had an argument|we argued about|we fought about|we argue about|lost my friend over|got into it at|got into it with",
    not: 'kids|juice|hit|patient|dishwasher|punch*',
    questions: [
      {
        asks: 'view',
        ask: 'What was it really about, do you think?',
        plain: 'And what was behind it?',
        options: [
          ['Who counts for more', 'Fences and money are handy for measuring that.'],
          ['Something from years before', 'Old bill, new envelope.'],
          ['I wanted them to come after me', 'And there you both are, each waiting.'],
        ],
      },
    ],
  },
  'words-135': {
    words:
      "recordings of his voice|recording of her voice|recording of his voice|his last message|her last message|last text from|his old messages|her old messages|our old messages|our old texts|read his texts back|read her texts back|scroll back through|his voice on the|{his/her/mum's/mom's/dad's/nan's/gran's} voicemail|{his/her/mums/moms/dads/nans/grans} voicemail|keep {his/her} voicemail*|saved voicemail*|old voicemail*|{his/her} voicemails|listen to {his/her} voice|hear {his/her} voice|saved {his/her} messages|kept {his/her} messages|kept {his/her} letters|read {his/her} letters|reread {his/her}|reread our",
    not: "let it go to|affair|another woman|boss|work|manager|lawyer|doctor|bank|machine|can't listen|cant listen|can't bear|cant bear|haven't listened|havent listened|heard the voicemail|hate to hear|can't stand|cant stand|don't want to hear|dont want to hear",
    questions: [
      {
        asks: 'moment',
        ask: 'Which bit do you go back to?',
        plain: 'What part of it do you play or read again?',
        options: [
          ['How they said hello', "The hello's got everything in it."],
          ['The ordinary bits, about nothing', "There's nothing in it, and that's why."],
          ['The end, looking for a sign', 'You know it by heart, and still you look.'],
        ],
      },
    ],
  },
  'words-136': {
    words:
      "he wisnae there|wasn't there for it|wasnt there for it|never turned up|didn't turn up|didnt turn up|didn't show up|didnt show up|not one of them came|did not come to|didn't come to my|didnt come to my|wouldn't come to my|wouldnt come to my|nobody came|no one came|missed my graduation|missed my wedding|let me down on the day|never came to {my/see/visit/watch/the}|{dad/mum/mom/mam/father/mother/brother/sister/friend} never came to|nobody turned up|no one turned up|nobody showed up|no one showed up|didn't make it to my|didnt make it to my|wasn't at my|wasnt at my|missed my {birthday/concert/match/play/party/show}|forgot my {birthday/graduation/concert}|didn't come to the|didnt come to the|said he'd come to my|said she'd come to my|said hed come to my",
    not: "if i|i didn't|i didnt|voice|back|period|died before|bus|train|never came out|plumber|baby|back to|words|help me",
    questions: [
      {
        asks: 'moment',
        ask: 'Where had you imagined them, on the day?',
        plain: 'Where would you have liked to see them?',
        options: [
          ["Near the front, where I'd see", "You'd their place picked out."],
          ["Anywhere, the back would've done", 'It was a low enough bar.'],
          ["Nowhere, I knew they wouldn't", 'You knew, and you looked for them anyway.'],
        ],
      },
    ],
  },
  'words-137': {
    words:
      "my teenager|teenage son|teenage daughter|won't come out of her room|wont come out of her room|won't come out of his room|wont come out of his room|in her room all day|in his room all day|shuts himself in|shuts herself in|only grunts|one-word answers|my {son/daughter} barely {speaks/talks/looks/leaves}|my {son/daughter} hardly {speaks/talks/looks/leaves}|my {son/daughter} only grunts|my {son/daughter} won't talk to me|my {son/daughter} wont talk to me|my {son/daughter} doesn't talk|my {son/daughter} doesnt talk|my kid won't talk|my kid wont talk|my teens|shut in {his/her} room|never leaves {his/her} room|slams {his/her} door|locks {his/her} door",
    not: 'hurt*|cut*|starv*|suicid*|pills|grandson|grandchild*|granddaughter|calls|rings|married|husband|wife|mother|father',
    questions: [
      {
        asks: 'exception',
        ask: 'When do they come and find you, if they do?',
        plain: 'At what moments does that child still seek you out?',
        options: [
          ["Late on, when there's food", 'Toast is a good excuse, at that age.'],
          ['In the car, both looking ahead', "It's easier said to a windscreen."],
          ["They don't, and I've stopped knocking", 'Two shut doors, then, yours and theirs.'],
        ],
      },
    ],
  },
  'words-139': {
    words:
      "take over the farm|taking over the farm|take over the shop|taking over the garage|take over the garage|take over the business|taking over the business|the family business|family farm|keep the farm going|keep the shop going|fourth generation|third generation|stay on the place if|take over dad's|take over dads|take over my {father's/dad's/mother's/parents'/uncle's}|take over my {fathers/dads/mothers/parents'/uncles}|taking over my {father's/dad's/parents'}|taking over my {fathers/dads/parents'}|take on the farm|take on the business|take over from {dad/my dad/my father}|run the family|take over the {restaurant/bakery/garage/practice/company/land/salon}|leave the farm to me|the farm to go to me",
    not: 'neighbour*|smelled',
    questions: [
      {
        asks: 'exception',
        ask: "Would you have picked it yourself, if it weren't the family's?",
        plain: 'If it belonged to strangers, would you have wanted it?',
        options: [
          ["Yes, I'd have queued for it", "So it's yours twice over."],
          ["No, but I'd have missed the people", "It's folk you'd be keeping on, more than the work."],
          ['I never let myself ask', "Sons and daughters of a place often don't."],
        ],
      },
    ],
  },
  'words-140': {
    words:
      "never wanted to be a doctor|thikn i ever wanted to be|think i ever wanted to be|never wanted to be a|don't want to be a manager|dont want to be a manager|i dont love the work|i don't love the work|never even liked the|wrong degree|wrong course|wrong career|want to drop out|love to drop out|drop out of|only studied it|only did it for my|only became a|want me to be a lawyer|finish the degree|love being called doctor|wanted me to be a {doctor/lawyer/teacher/engineer/nurse}|only doing it for my parents|studying it for my parents|not what i wanted to study|never wanted to study|never wanted this job|never wanted this career|fell into this job|fell into it|only chose it because|chose the wrong|only went to uni because",
    not: 'wanted to be a burden|wanted to be a mum|wanted to be a mother|a dad|a father|a parent|a mum|a mother|a wife|he said|she said|chose the wrong man|chose the wrong woman',
    questions: [
      {
        asks: 'rule',
        ask: 'Whose idea was it, right at the start?',
        plain: 'Who first said you should do that?',
        options: [
          ['Mine, only I was very young', "You can't be held to it for ever. You were a kid."],
          ['Somebody proud of me already', "They'd the photo framed before you'd sat down."],
          ["Nobody's, I just never stopped", "It's a long way to have come on a nudge."],
        ],
      },
    ],
  },
  'words-141': {
    words:
      "said it laughing|only joking|it was a joke|it was only a joke|just a joke|can't take a joke|cant take a joke|just banter|only banter|it's banter|its banter|he laughs it off|she laughs it off|laughs about my|laughs at my|jokes about my|makes jokes about|teases me about|always teasing|said it as a joke|can't i take a joke|cant i take a joke|i can't take a joke|i cant take a joke|it's only a joke|its only a joke|only joked|was just joking|was only joking|i was only joking|said he was joking|said she was joking|it was meant as a joke|have a sense of humour|no sense of humour",
    not: 'laughs at my jokes|i was only joking|i was joking',
    questions: [
      {
        asks: 'view',
        ask: 'Without the laugh, what was really being said?',
        plain: 'If it had been said seriously, what was it?',
        options: [
          ['What they really think', 'It went in under cover of the joke.'],
          ["That I'm fair game", 'And complaining would make it your fault.'],
          ['Something I was already afraid of', 'It found the sore place, so it stung.'],
        ],
      },
    ],
  },
  'words-142': {
    words:
      "stay* for the kids|stay* for the children|stay* for my kids|staying for the sake of the kids|together for the kids|together for the children|together because of the kids|stay* because of the kids|stay* because of the children|only here for the kids|not leaving because of the kids|for the kids' sake|for the sake of the kids|for the sake of the children",
    not: "isn't the kids|not the kids|not for the kids|us kids|parents",
    questions: [
      {
        asks: 'view',
        ask: 'What do you think the kids have noticed?',
        plain: 'What do the kids pick up, would you say?',
        options: [
          ["Less than I fear, they're busy being kids", 'Then some of the watching is yours alone.'],
          ['Everything. They hear it through the wall', "You can't keep much from people that size."],
          [
            "They'd say we should have stopped long ago",
            "That would be hard to hear, after all you've held.",
          ],
        ],
      },
    ],
  },
  'words-143': {
    words:
      "{husband/wife/partner/boyfriend/girlfriend/fiance} wants kids|{husband/wife/partner/boyfriend/girlfriend/fiance} wants a baby|{husband/wife/partner/boyfriend/girlfriend} wants another baby|{husband/wife/partner/boyfriend/girlfriend} wants children|{husband/wife/partner/boyfriend/girlfriend} wants another one|{he/she} wants kids and i don't|{he/she} wants kids and i dont|{he/she} wants a baby and i|{he/she} wants children and i|i want kids and {he/she}|i want a baby and {he/she}|i want another baby|we can't agree on kids|one wants kids",
    questions: [
      {
        asks: 'moment',
        ask: 'When a baby comes up, how does the talk usually end?',
        plain: 'When you two talk about a baby, where does it stop?',
        options: [
          ["With 'we'll see', and we both know", 'A soft answer, and you both get a reprieve.'],
          ['With one of us leaving the room', 'So it never gets as far as you need.'],
          ["I say something I don't quite mean", "And then that's the answer you're held to."],
        ],
      },
    ],
  },
  'words-144': {
    words:
      "promised not to leave|promised {him/her/them/mum/mom/dad} i'd stay|promised i'd stay|swore i'd stay|promised i wouldn't leave|gave my word i'd stay|swore to stay|promised never to go|promised i'd never put|told {him/her/them/my kids/mum/mom/dad} i'd never leave|told {him/her/them/my kids/mum/mom/dad} id never leave|said i'd never leave|said id never leave|said i would never leave|promised i'd never|promised id never|promised i would never|promised {him/her/them/mum/mom/dad} i'd never|promised {him/her/them/mum/mom/dad} id never|promised {him/her/them/mum/mom/dad} i would|promised i would stay|swore i'd never leave|swore id never leave|swore i would never|gave my word|promised to stay|promised i'd be there|promised id be there|promised i'd always|promised id always|told my kids i'd never leave|told my {wife/husband/mum/mother/children/son/daughter} i'd never leave",
    not: 'he promised|she promised|promised myself|promised to stop',
    questions: [
      {
        asks: 'rule',
        ask: 'What was going on the day you promised that?',
        plain: 'What was happening when you made that promise?',
        options: [
          ['It was a good day and I meant it', 'A true promise, made by who you were then.'],
          [
            "They were scared, I'd have said anything",
            'You were calming someone, not drawing up a contract.',
          ],
          ['I was the one scared of being left', 'So you promised them the thing you needed.'],
        ],
      },
    ],
  },
  'words-145': {
    words:
      "leave the job|leave my job|leave this job|quit my job|quit this job|quit the job|hand in my notice|want to quit|i want to resign|i'd love to resign|resignation in an envelope|written my resignation|ready to quit|thinking of quitting|pack in the job|jack in the job",
    not: 'already left|i left|smok*|drinking|vap*|he wants|she wants|my husband|my wife|gym',
    questions: [
      {
        asks: 'want',
        ask: 'The first Monday without that job, what would you miss?',
        plain: 'If the job were gone, which part would you want back?',
        options: [
          ['One or two of the people', "You'd be leaving them too, not only the work."],
          ["Having somewhere I've got to be", 'A place that expects you at eight is something.'],
          ['Knowing what to say when people ask', "You'd have to answer as just you for a while."],
        ],
      },
    ],
  },
  'words-147': {
    words:
      'could talk to {him/her/them} about anything|could tell {him/her/them} anything|used to talk for hours|used to talk about everything|used to talk every day|used to tell each other everything|we talked about everything|we told each other everything|used to ring every day|used to call every day|used to tell {him/her} everything|talked every day|spoke every day|texted every day',
    questions: [
      {
        asks: 'want',
        ask: 'What would you tell them today, if it were still easy?',
        plain: 'If you could still just talk, what would you say?',
        options: [
          ['Dull stuff. What I ate, who annoyed me', "It's the dull stuff you need somebody for."],
          ['That I miss how we were', "You'd only be saying what's already in the room."],
          ['The thing nobody else knows', "You've been saving it for the right ears."],
        ],
      },
    ],
  },
  'words-148': {
    words:
      'i sit in the car|i sit in my car|i sit in me car|i sit in the van|i sit in teh van|i sit in my van|i sit in my truck|sit in the parking lot|sit in the driveway|sitting in the driveway|sit in the car park|sit outside in the car|stay in the car before|ten minutes in the car before',
    not: 'crash*|friday hoping',
    questions: [
      {
        asks: 'moment',
        ask: "Before you open the car door, what's in your head?",
        plain: 'Sitting there in the car, what are you thinking?',
        options: [
          ["Nothing at all, it's the only quiet I get", "Then the car's the one room that's yours."],
          ["I'm putting my face on", 'You need a minute to become whoever goes inside.'],
          ["That I don't want to go in", 'You know it, out there with the engine off.'],
        ],
      },
    ],
  },
  'words-149': {
    words:
      'i sat in the car|we sat in the car|sat in the car and|sat in my car|sat in the car for|sat in the car outside|sat in the van|sat in the parking lot|sat in the driveway|sat outside in the car|sat outside the house|cried in the car|sat in the car crying',
    not: 'crash*|hoping|he sat|she sat|car park|results|clear',
    questions: [
      {
        asks: 'moment',
        ask: 'What finally got you out of that car?',
        plain: 'What made you move in the end?',
        options: [
          ['Somebody was waiting for me', "You had to be somebody's again, ready or not."],
          ['I got cold, plain and simple', "Your body settled what your head wouldn't."],
          ['Nothing. I had to make myself', 'Nothing came to help. You pushed yourself out of that seat.'],
        ],
      },
    ],
  },
  'words-150': {
    words:
      'drive by {his/her/their/my/the} house|drove by {his/her/their/my/the} house|drive past {his/her/their/our/my} {house/place/old house/street}|drive the long way past|walk past {his/her/their/our old} house|took the long way past {his/her} house|i drive past {his/her/their/our/my/the} {house/old house/place/flat/street/old place/old street}|i still drive past {his/her/their/our/my/the} {house/old house/place/flat/street/old place}|i drove past {his/her/their/our/my/the} {house/old house/place/flat/street/old place}|i drove past my own house|go past {his/her/their/our} {house/old house/flat/place}|went past {his/her/their/our} {house/old house/flat/place}|walk past {his/her/their/our} {house/flat/place}|drive down {his/her/our} old street',
    not: "can drive past|have to drive past|avoid|can't drive past|won't drive past|every one",
    questions: [
      {
        asks: 'moment',
        ask: 'When you go past, what are you looking for?',
        plain: 'Driving by there, what do you hope to see?',
        options: [
          ['A light on. A car outside', "Just enough to know somebody's there, and you can go."],
          ['Proof that it was real once', 'You want something solid that says it happened.'],
          ["Signs they're doing fine without me", "And you'd half want it, and half not."],
        ],
      },
    ],
  },
  'words-151': {
    words:
      "nobody came to|no one came to|friends didn't show|nobody turned up|no one turned up|nobody showed up|friends simply did not come|friends did not come to|friends didn't come to|friends never came to|friends didn't turn up|none of my friends {came/showed/turned}|none of our friends {came/showed/turned}|none of them {came to/turned up/showed up}|none of my family {came/showed/turned}|they didn't come to the {funeral/wedding}|they didn't come to my|they didn't even come to|family didn't come to",
    not: "i didn't|to mind|help*",
    questions: [
      {
        asks: 'moment',
        ask: 'Who did you most expect to walk in?',
        plain: 'Which person were you sure would come?',
        options: [
          ["Someone I'd have driven all night for", "You'd have gone for them. That's the sting."],
          ["I'd have been glad of anyone", "By then you weren't being choosy."],
          ["I already knew they wouldn't", 'And still you kept an eye on the door.'],
        ],
      },
    ],
  },
  'words-152': {
    words:
      "best friend is moving|best friend moved|best friend's moving|best mate is moving|best mate's moving|best mate moved|my friend is moving|my friend moved away|my friend moved to|my sister is moving|my sister moved to|my brother moved to|my daughter moved to|my daughter is moving|my son moved to|my son is moving|grandchildren moved|grandkids moved",
    not: 'moved in|moved on|moved back',
    questions: [
      {
        asks: 'want',
        ask: "What do you have together that a phone call can't give?",
        plain: 'What will the phone never replace between you?',
        options: [
          ['Turning up without a reason', "You don't schedule that, and now you'd have to."],
          ['Sitting there, saying not much', 'Hard to be quiet together on a call, you find.'],
          ["Being the first one they'd pick", 'You wonder who gets that spot now.'],
        ],
      },
    ],
  },
  'words-153': {
    words:
      "don't have a best friend|dont have a best friend|no best friend|everyone has a best friend|never had a best friend|haven't got a best friend|nobody's best friend|no one's best friend|not anyone's best friend|not anybody's favourite|no close friends|don't have close friends|haven't got any real friends|groups of friends|nobody's first choice|no one's first choice",
    questions: [
      {
        asks: 'want',
        ask: 'If you had a friend like that, what would you do on a Tuesday?',
        plain: 'With a close friend on a plain weekday, what would you get up to?',
        options: [
          ['Errands. Groceries, but with company', "It's the plain hours you'd like shared."],
          ['Tell them what I tell nobody', "You've got things piled up by the door, waiting."],
          ["Worry they'd get bored of me", 'So even the wished-for one makes you nervous.'],
        ],
      },
    ],
  },
  'words-154': {
    words:
      "took the ring off|took my ring off|took off my ring|took off the ring|taken my ring off|took my wedding ring off|stopped wearing {his/her/my/the} ring|stopped wearing {his/her/my} wedding ring|not wearing {his/her/my} ring|doesn't wear {his/her} ring|don't wear my ring|{his/her} ring is off|wasn't wearing {his/her} ring|without {his/her/my} ring",
    questions: [
      {
        asks: 'moment',
        ask: 'What did you notice first about that bare finger?',
        plain: 'Seeing the finger without a ring, what struck you?',
        options: [
          ['The pale line it left', 'It had been there long enough to leave you proof.'],
          ["That I wasn't surprised at all", 'Some part of you had got there ahead.'],
          ['I checked whether anyone else had seen', 'Once others see it, you have to answer for it.'],
        ],
      },
    ],
  },
  'words-155': {
    words:
      "still wear my ring|still wear {his/her/the/our} ring|still wear my wedding ring|still have my ring on|still got my ring on|can't take my ring off|can't take the ring off|haven't taken my ring off|never taken my ring off|wear {his/her} wedding ring|{his/her} ring on a chain|ring on a chain|ring round my neck|ring around my neck|still wear the ring|still wearing my ring|still wearing {his/her/the} ring|still wearing my wedding ring|i wear my ring|i wear the ring|wear my wedding ring|take my ring off|take the ring off|take my wedding ring off|keep the ring on|keep my ring on|won't take the ring off|ring is still on|i turn my ring|ring on my finger still",
    not: "took|stopped|not wearing|doesn't wear|don't wear|phone|ear|nose|asked me to take|told me to take",
    questions: [
      {
        asks: 'want',
        ask: 'What would you lose if the ring went in a drawer?',
        plain: 'If you put the ring away, what would go with it?',
        options: [
          ['The feel of it. I turn it all day', 'Your thumb knows where it is before you do.'],
          ["Being somebody's, in public", "It tells strangers something so you don't have to."],
          ['My last excuse not to start over', "As long as it's on, you don't have to begin."],
        ],
      },
    ],
  },
  'words-156': {
    words:
      'brought it back to the shop|took it back to the shop|took it back to the store|brought it back to the store|and returned it|bought it and returned it|returned it|asked for the money back|asked for my money back|got a refund|got my money back|sent it back the next day|took it back before|cancelled it the next day|canceled it the next day',
    not: 'he returned|she returned|they returned|husband|neighbour|neighbor|library|borrowed|wallet|found|email|text',
    questions: [
      {
        asks: 'moment',
        ask: 'What happened between buying it and taking it back?',
        plain: "What changed your mind after you'd paid?",
        options: [
          ['I did the sums at the kitchen table', 'Paper has a way of talking you out of things.'],
          ['I imagined somebody seeing it', 'Even alone, you had an audience.'],
          ["I'd wanted it too much, it scared me", 'So handing it back was how you got calm.'],
        ],
      },
    ],
  },
  'words-157': {
    words:
      "too long to ring|too long to call|too late to ring|too late to call|too long to get in touch|too late to get in touch|too much time has passed to|been so long i can't|so long i can't just call|so long i can't just ring|left it too long to|left it so long to|left it so long i|left it too long now to|left it too long and now i can't|too long since i rang|too long since i called|years since i rang|too late to make contact|don't know how to get back in touch",
    not: 'died|dead|passed away|funeral|grave|doctor|lump|tonight|this late at night|ambulance|police',
    questions: [
      {
        asks: 'fear',
        ask: 'If you got in touch anyway, what happens in the first ten seconds?',
        plain: 'Say you do reach out. How do you picture the start?',
        options: [
          ["Silence, then a polite 'how are you'", 'Polite would be worse for you than angry.'],
          ["They'd be glad, and I'd feel awful", 'Being forgiven that fast would sting you too.'],
          ["They'd ask why it took so long", "And you haven't got an answer you like."],
        ],
      },
    ],
  },
  'words-158': {
    words:
      "the one they ring|the one they call|the one everyone calls|the one everyone rings|the one everybody calls|i'm who they call|i'm who they ring|im who they call|everybody brings me their|everyone brings me their|everyone comes to me with|they all come to me|everybody comes to me|like the office counsellor|the one people lean on|everyone leans on me|i'm everyone's rock|i'm the rock|the strong one",
    not: "she's the strong one|he's the strong one|sister's the strong one|brother's the strong one|she was the strong one|he was the strong one|wife is the strong one|husband is the strong one|sister is the strong one|brother is the strong one|not the strong one",
    questions: [
      {
        asks: 'want',
        ask: 'Who do you call at two in the morning?',
        plain: "When it's you in trouble, who hears about it?",
        options: [
          ['Nobody. I let it get light', 'You do your night shift alone.'],
          ["There's one, if I ever dared", "So there's a number. You just don't dial it."],
          ["It's never once crossed my mind", 'Someone always needed you first.'],
        ],
      },
    ],
  },
  'words-159': {
    words:
      "i sound like my {mother/father/mum/mom/dad}|i sounded like my {mother/father/mum/mom/dad}|turning into my {mother/father/mum/mom/dad}|becoming my {mother/father/mum/mom/dad}|i've become my {mother/father/mum/mom/dad}|i'm just like my {mother/father/mum/mom/dad}|im just like my {mother/father/mum/mom/dad}|i'm as bad as my {mother/father/mum/mom/dad}|i heard my {mother/father/mum/mom/dad} come out|my {mother's/father's/mum's/mom's/dad's} voice came out|i see my {mother/father/mum/mom/dad} in me|i sound just like my {mother/father/mum/mom/dad}|i sound exactly like my {mother/father/mum/mom/dad}|i've turned into my {mother/father/mum/mom/dad}|i talk like my {mother/father/mum/mom/dad}|i'm getting like my {mother/father/mum/mom/dad}",
    not: "husband is|wife is|she's turning|he's turning|brother is|i'm not turning|not like my",
    questions: [
      {
        asks: 'moment',
        ask: 'Where do you catch it most?',
        plain: 'When do you notice it in yourself?',
        options: [
          ["In my voice, when I'm tired", 'Tired is when you stop choosing your words.'],
          ["In what I don't say", 'Silence gets handed down too, and you noticed.'],
          ["At home, with people who can't walk off", "You see it where it counts, which isn't pleasant."],
        ],
      },
    ],
  },
  'words-160': {
    words:
      "father unknown|don't know who my {father/dad} is|dont know who my {father/dad} is|no photo of my own father|no idea who my {father/dad} is|{father/dad} left before i was|{father/dad} walked out when i was|find my birth {mum/mom/mother/father/dad}|i never knew my {father/dad/real dad/real father/mother/mum/mom}|i never met my {father/dad/real dad/real father}|i've never met my {father/dad/real dad/real father}|looking for my birth {mum/mom/mother/father/dad}|look for my birth {mum/mom/mother/father/dad}|never met my birth {mum/mom/mother/father/dad}",
    not: 'died|dead|killed|war|accident|i met|found {him/her}',
    questions: [
      {
        asks: 'want',
        ask: 'Five minutes with that person, what would you ask?',
        plain: 'If you had one question for them, which one?',
        options: [
          ['Whether I ever crossed their mind', "You'd want to know you took up some room."],
          ["Nothing, I'd only look at the face", "You'd be looking for where yours came from."],
          ['What they did with their life instead', "And you'd be measuring every word of it."],
        ],
      },
    ],
  },
  'words-161': {
    words:
      'sold her gold|sold her jewellery|sold her jewelry|sold the cow|sold their land for|parents sacrificed|mother sacrificed|father sacrificed|mum sacrificed|mom sacrificed|dad sacrificed|parents gave up everything|mother gave up everything|so i could study|so i could go to school|so i could go to college|so that i could study|for what did he send me|everything they did for me|after all they did for me|{father/mother/mum/mom/dad/parents/uncle/aunt/amma/nan/gran} paid for my|worked two jobs for my|took a loan for my|went without so i|went without so that i|{father/mother/mum/mom/dad/parents} worked so i|gold for my|land for my|cow for my|{mother/mum/mom/dad/father} gave up so much',
    not: 'i paid|i sold|i gave up|my husband|my wife|my ex|my son|my daughter|gave up my job',
    questions: [
      {
        asks: 'view',
        ask: 'What do you suppose they were picturing for you?',
        plain: "When they paid for it, what did they hope you'd get?",
        options: [
          ['A clean desk and a warm house', 'Something plain that they never had, and you might.'],
          ['To be the one others point at', 'You were meant to be worth telling people about.'],
          ['Not this, whatever this is', "And nobody's told them yet, you included."],
        ],
      },
    ],
  },
  'words-162': {
    words:
      "waiting for someone to tell me|waiting for somebody to tell me|someone to tell me i can|somebody to tell me i can|waiting for permission|want someone to say it's ok|want someone to say it's okay|someone to say i can stop|somebody to say it's enough|tell me it's ok to|tell me it's okay to|tell me i've done enough|need somone to tell me|need someone to tell me|need somebody to tell me|feel like i need permission|someone to give me permission|somebody to give me permission|someone to say it's alright|want to be told i can|want to be told it's ok",
    not: 'what to do|the result*|from my manager',
    questions: [
      {
        asks: 'want',
        ask: 'Whose voice would you believe, if they said it?',
        plain: "Which person could say it so you'd listen?",
        options: [
          ["Someone who's been through it", "They'd know what it took, so you could take their word."],
          ['One of my parents, even now', "You're grown, and you still look for their nod."],
          ["Nobody's. I'd find a reason they're wrong", "You're a hard judge to get past."],
        ],
      },
    ],
  },
  'words-163': {
    words:
      "waited for someone to ask|waiting for someone to ask|wait for somebody to ask|waiting for somebody to ask|nobody asked me|no one asked me|noone asked me|nobody asks me|no one ever asks|nobody ever asks|nobody's asked me|no one has asked me|waiting for somebody to notice|waiting for someone to notice|nobody noticed i|no one noticed i|nobody asked how i",
    not: 'asked me to|asks me to|asked me for|asks me for|asked me out|asked me along',
    questions: [
      {
        asks: 'want',
        ask: 'Who did you most want to hear it from?',
        plain: 'Whose question were you waiting for?',
        options: [
          ['The one standing right there', "So near, and you'd have answered."],
          ['Anybody at all, by then', "You'd have settled for anyone, and nobody came."],
          ["Someone I'd have told 'I'm fine'", "You know how well you'd have hidden it."],
        ],
      },
    ],
  },
  'words-164': {
    words:
      'sit by the window till|sit by the window until|waiting by the phone|waiting up for|watch for {his/her/their} car|watch for the headlights|i leave the porch light on|i keep the porch light on|i still leave the light on|i leave the light on for|i leave a light on for|i wait by the phone|i sit by the phone|i wait up for|i wait up every|i still wait up|i sit up till|i sit up until|i watch the road for|i listen for {his/her/their} car',
    not: "not going to|never going to|for me|won't|for us|he waits|she waits|waiting up for me",
    questions: [
      {
        asks: 'moment',
        ask: 'When do you give up for the night?',
        plain: "How do you know it's time to stop waiting?",
        options: [
          ['When the last bus has gone by', "You keep somebody else's timetable."],
          ["I don't. I fall asleep in the chair", 'Sleep has to come and get you.'],
          ["I gave up long ago, I just don't move", 'You stopped expecting it, and the habit stayed.'],
        ],
      },
    ],
  },
  'words-165': {
    words:
      'key turns in the lock|hear {his/her/their} key|hear the key|{his/her/their} key in the lock|{his/her/their} key in the door|{his/her/their} car in the drive|hear {his/her/their} car pull|{his/her/their} car pulls in|hear the garage door|{his/her/their} footsteps on the stairs|hear {him/her} on the stairs',
    not: "lovely|once more|just once|again|died|used to|wouldn't give|give anything|would give|to hear his|to hear her|one more time|i miss|never hear|won't hear|i'll never|last time",
    questions: [
      {
        asks: 'moment',
        ask: 'In that second, what are you listening for?',
        plain: 'When you hear that sound, what do you check?',
        options: [
          ['Which mood is coming in', 'You read a whole evening off one sound.'],
          ["Just that they're home safe", 'Then you can let go of the day.'],
          ["Whether I've time to look busy", "You'd rather be found doing something."],
        ],
      },
    ],
  },
  'words-166': {
    words:
      "waiting for my mother in law to go|waiting for {mum/mom/dad/grandma/grandpa} to die|wished {he'd/she'd} die|wished {he/she} would die|wish {he'd/she'd} die|wish {he/she} would die|hoping {he'd/she'd} die|wish it was over for {him/her}|wish it were over for {him/her}|waiting for {him/her/my mother/my father/my mum/my mom/my dad} to die|waiting for {him/her} to go|wish it would end for {him/her}|want it to be over for {him/her}|wanted it to be over for {him/her}",
    not: 'hit|hits|beat|abus*|rape*|come back|to bed|to work',
    questions: [
      {
        asks: 'moment',
        ask: 'When you let yourself picture it over, what comes first?',
        plain: 'If it were over, what do you see first?',
        options: [
          ['Sleep. One whole night of it', 'You were worn out enough to want any ending.'],
          ['Quiet, and no one listening for me', 'You wanted the waiting over, more than the person.'],
          ['My own life, and I was ashamed', "You can want both, and they don't cancel."],
        ],
      },
    ],
  },
  'words-167': {
    words:
      'go quiet when|goes quiet when|went quiet when|stop talking when|stops talking when|stopped talking when|the whole room went quiet|the room went quiet|room goes quiet|conversation stops when|conversation stopped when|everyone looked at their plates|everybody looked at their plates|everyone went silent|whole table went quiet|they all look away',
    not: 'truck|my car|pulls in|i stopped talking|i stop talking|i went quiet|i go quiet|stopped talking to',
    questions: [
      {
        asks: 'moment',
        ask: 'In that silence, who do you look at?',
        plain: 'When it goes quiet, where do your eyes go?',
        options: [
          ['Nobody. I find something to tidy', 'Busy hands give you somewhere to be.'],
          ['The one who looks away fastest', "You can tell a lot from who can't hold it."],
          ['Whoever might say something normal', "You're waiting on one brave person. Often it's nobody."],
        ],
      },
    ],
  },
  'words-168': {
    words:
      'i walked out|i just walked out|walked out of the meeting|walked out of the room|i got up and left|i stormed out|i left the room|i left the table|i left the meeting|got up from the table and left|i hung up on|i put the phone down on',
    not: 'he walked|she walked|they walked|husband|wife|walked out on|boss walked',
    questions: [
      {
        asks: 'moment',
        ask: 'Afterwards, what were you still saying in your head?',
        plain: 'Once you were away from it, what did you keep saying inside?',
        options: [
          ['A much better speech than the real one', 'You always win it on the stairs.'],
          ["'Don't cry, don't cry'", 'So you left before anyone could see.'],
          ["'Please come after me'", 'You were hoping for feet on the stairs.'],
        ],
      },
    ],
  },
  'words-169': {
    words:
      "slept like a baby|lightest i'd|lightest i've|felt lighter|as if on the moon|weight off my|weight off me|could breathe again|can breathe again|whole body unclenched|body unclenched|first proper sleep|slept for the first time|so did my head|such a relief when it|relieved it was over|laughed like a madman|felt so free|a load off my|a load off|felt ten years younger|stone lighter|like i could breathe for the first time",
    not: 'he slept|she slept|baby slept|they slept|son slept|daughter slept|haircut|never felt',
    questions: [
      {
        asks: 'exception',
        ask: 'What did you do with that first evening?',
        plain: 'How did you spend the first night after it?',
        options: [
          ['Nothing whatsoever, and it was glorious', "You'd forgotten how roomy an evening is."],
          ['Told nobody. I wanted it to myself', 'You kept it where no one could dent it.'],
          ['Waited for it to come back', "You don't trust it to last yet."],
        ],
      },
    ],
  },
  'words-170': {
    words:
      'signed the divorce papers|signed divorce papers|signed the papers|divorce papers came|papers came through|divorce came through|divorce went through|divorce is final|divorce was final|served me with papers|served me papers|the decree came|decree absolute',
    not: 'loan|mortgage|house|her divorce|his divorce|their divorce|parents|until|for the home|care home|adoption|lease|contract|bankruptcy|once the|waiting for',
    questions: [
      {
        asks: 'moment',
        ask: 'What did you do in the hour after?',
        plain: 'Right after the papers, where did you go?',
        options: [
          ['Carried on, like any Tuesday', 'You had a day to get through, papers or not.'],
          ["Sat somewhere and couldn't get up", 'Your legs understood it before you did.'],
          ['Felt fine, and that scared me', "You'd done the grieving early, perhaps."],
        ],
      },
    ],
  },
  'words-171': {
    words:
      "put the form in front of me|put the papers in front of me|put the paper in front of me|signed without reading|made me sign|got me to sign|pushed me to sign|pressured me to sign|talked me into signing|signed because they|signed because he|signed because she|signed it to keep the peace|in front of me and i signed|so i just signed|and i just signed it|signed just to get it over|i signed to shut|i felt i had to sign|signed under pressure|and like a fool i signed|didn't read it and signed|signed without looking",
    questions: [
      {
        asks: 'moment',
        ask: 'Who was in the room when you signed?',
        plain: 'When you put your name down, who was there?',
        options: [
          ['Just the one who needed it signed', 'So you had nobody on your side of the table.'],
          ['Everyone, all watching the pen', 'Hard for you to read small print with an audience.'],
          ["Someone who could've stopped it", 'You remember who kept quiet.'],
        ],
      },
    ],
  },
  'words-172': {
    words:
      "should have been me driving|i was the one driving|i was at the wheel|i was behind the wheel|made {him/her} drive|if i hadn't made {him/her}|if i hadnt made {him/her}|if i'd been driving|i should have driven|i should've driven|should've been me driving|it should have been me in that car|if i hadn't been driving|i should never have let {him/her} drive|i shouldn't have let {him/her} drive|i let {him/her} drive",
    questions: [
      {
        asks: 'view',
        ask: 'If a friend told you that about themselves, what would you say?',
        plain: 'Suppose a friend carried this. What would you tell them?',
        options: [
          ["That nobody could've known", "You'd give them the one thing you can't take."],
          ["Nothing. I'd sit there with them", "You know words don't reach that far."],
          ["I'd tell them it's different for me", "You're the one person you won't let off."],
        ],
      },
    ],
  },
  'words-173': {
    words:
      "can't get out of bed|couldn't get out of bed|cant get out of bed|couldnt get out of bed|got back in my bed|get back in bed|got back into bed|get back into bed|go to bed instead|stay in bed all|stayed in bed all|sit on the edge of the bed|lie in bed till|lie in bed until|hard to get out of bed|no reason to get up|don't want to get up",
    not: "he can't|she can't|husband|wife|my son|my daughter|my mum|my mom|my dad|mum can't|mom can't|dad can't|mother can't|father can't|without me",
    questions: [
      {
        asks: 'moment',
        ask: "What's waiting once your feet hit the floor?",
        plain: "If you get up, what's the first thing you meet?",
        options: [
          ['Everybody needing something at once', "You're spent before the day has asked you."],
          ["Nothing. That's the trouble with it", 'No one to be late for is its own weight on you.'],
          ['Being me again, all day long', "The bed's where you get off duty from yourself."],
        ],
      },
    ],
  },
  'words-174': {
    words:
      'brings me coffee|brings me tea|brings me a cup|packs me lunch|packs my lunch|saves me a seat|saves the window seat|leaves her lamp on|leaves his lamp on|leaves a light on for me|leaves me a note|brought me soup|brought soup|covers my shifts|covered my shifts|covers for me|covers my phones|covered my dues|bring me my post|brings in plums|drives an hour to bring',
    not: 'without a|never',
    questions: [
      {
        asks: 'view',
        ask: "What do you suppose they've noticed about you?",
        plain: 'What does that person see in you, do you think?',
        options: [
          ["That I'd never ask for it", "So they found a way you couldn't refuse."],
          ["Nothing. They're like that with everybody", "And still, you're the one it landed on."],
          ["How tired I am. It's embarrassing", 'Being seen costs you something, even kindly.'],
        ],
      },
    ],
  },
  'words-175': {
    words:
      'makes twice what|earns twice what|earn more than me|earns more than me|makes more than me|makes more than i|earns more than i|earn less than|makes more money than|jokes about what i earn|earn more for the same|paid more than me|gets paid more|richer than me|better off than me',
    not: 'than i did|than i used to|than last year|pay me',
    questions: [
      {
        asks: 'moment',
        ask: 'When do you feel that difference most?',
        plain: 'At which moments does the money gap bite?',
        options: [
          ["When somebody says 'let's split it'", 'Even sums, uneven pockets. You do the math quietly.'],
          ['Around the holidays, over the presents', 'Everybody can see what you each spent.'],
          ["When I notice I've stopped being glad for them", 'You liked yourself better before you counted.'],
        ],
      },
    ],
  },
  'words-176': {
    words:
      'introduces me as|introduced me as|introduces me to people as|introduce me as|refers to me as|referred to me as|listed me as|called me the help|calls me her friend|calls me his friend|introduced me to {his/her/their/the} {friends/friend/girlfriend/boyfriend/wife/husband/colleagues/boss/family/parents/mother/mates/clients} as|listed me in the obituary as|introduces me to {his/her/their/the} {friends/family/carers/colleagues/boss/parents/mates/clients} as|calls me the {girl/lodger/nanny/maid/temp}|calls me his little|calls me her little',
    not: 'introduced me to the idea',
    questions: [
      {
        asks: 'want',
        ask: 'What would you have liked to be called?',
        plain: 'Which word should that person have used for you?',
        options: [
          ['My name, with nothing after it', 'Just you, standing on your own two feet.'],
          ['The word for what I really am to them', "One true word, and you'd have stood taller."],
          ["I'm not sure I've earned the word I want", 'So part of you went along with it.'],
        ],
      },
    ],
  },
  'words-177': {
    words:
      'mother in law refolds|mother in law comments|mother in law complains|mother in law corrects|mother in law criticises|mother in law criticizes|mother in law rearranges|mother-in-law asked did|mother-in-law comments|mother-in-law corrects|mother-in-law criticizes|refolds every|redoes everything i|rewashes|wipes down after me|runs her finger|rearranges my kitchen|had a dig at my|digs at me at|comments on my cooking|comments about my cooking|remarks about my|mother-in-law refolds|mother-in-law rearranges|mother-in-law complains|mother-in-law criticises|mother in law redoes|mother in law says my|goes behind me and redoes|digs at my cooking|comments on my house|comments on my weight at',
    questions: [
      {
        asks: 'moment',
        ask: 'Where does everybody else look when that happens?',
        plain: 'When it happens, what do the others do?',
        options: [
          ['At their plates, every one', 'You could hear a fork drop.'],
          ["Nobody's around. It's saved for me", "So there's only ever your word for it."],
          ['The one who should speak up just smiles', 'That smile stays with you longer than the remark.'],
        ],
      },
    ],
  },
  'words-178': {
    words:
      "{brother/sister} gets the praise|{brother/sister} does nothing|{brother/sister} never helps|{brother/sister} never visits|i do all the visiting|i do all the caring|i do everything for {mum/mom/dad}|{brother/sister} left it all to me|siblings don't help|siblings do nothing|brothers and guess who|hospitals make him anxious|got a headache every single time|{brother/sister} just phones|{brother/sister} only phones|{brother/sister} hasn't visited|{brother/sister} doesn't help|{brother/sister} doesn't lift a finger|i'm the one who cares for {mum/mom/dad}|i'm the one who looks after {mum/mom/dad}|it's always me who goes|guess who's had {mum/mom/dad}|leaves it all to me|left me to do everything",
    questions: [
      {
        asks: 'want',
        ask: 'If it were fair, what would your week look like?',
        plain: 'Shared out evenly, how would your days change?',
        options: [
          ['One weekend a month, phone off', "It isn't a palace you're asking for."],
          ['Same work, but someone says thank you', "You'd carry it. You'd like it witnessed."],
          ["They'd do it wrong and I'd take it back", 'So you hold on to it a bit, too.'],
        ],
      },
    ],
  },
  'words-179': {
    words:
      "say it gets easier|says it gets easier|tell me it gets easier|told it gets easier|time heals|time's a healer|time is a healer|everything happens for a reason|at least he didn't suffer|at least she didn't suffer|had a good innings|stay strong they|told to be strong|tell me to move on|told me to move on|say i should move on|god never gives you more|{he's/she's/they're} in a better place|{he/she} is in a better place|{say/says/said/think/thinks/tell me/told me} i should be over it|{say/says/said} it's time to move on|told it's time to|tells me to move on|at least {he/she} had|at least you had|you'll find someone else|you can always have another",
    not: "i'm in a better place",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you say back to that?',
        plain: 'When somebody tells you so, how do you answer?',
        options: [
          ["'Thank you', and I look for my keys", "You've got your exits worked out."],
          ['Nothing. I count to ten', "You're being kinder than the sentence deserves."],
          ["Nothing. I'm scared they might be right", 'Easier would mean further away, for you.'],
        ],
      },
    ],
  },
  'words-180': {
    words:
      "thinks i'm happy|thinks im happy|think i'm happy|think i'm fine|think im fine|thinks i'm fine|thinks im fine|thinks i'm ok|think i'm doing great|thinks i'm doing great|do the smile|put on a smile|put on a brave face|put on my happy face|smiled the whole way|pretend everything's fine|pretend i'm fine|act like i'm fine|say i'm fine|smiling on the outside|laughing faces while",
    not: "i think i'm|i think im|do you think i'm|i thought",
    questions: [
      {
        asks: 'view',
        ask: "Who'd notice, if they looked at you twice?",
        plain: 'Which person could see through it?',
        options: [
          ['One person, so I keep out of their way', 'You know exactly who can read you.'],
          ["Nobody. I'm good at this by now", 'You got skilled at a lonely trade.'],
          ["They've noticed. They'd rather not ask", "So you're each protecting the other's comfort."],
        ],
      },
    ],
  },
  'words-182': {
    words:
      "had nothing but we were|we were happy|i was happy then|house was full|used to be full of|happiest i was|slept on the roof all summer|in one courtyard|one mango tree|back then we|those were the days|i miss those days|with donuts and watch it get light|good old days|back when we all|those were the best years of my|those were the best days of my|they were the best years of my|we were so happy|i was so happy then|we were happy there|we were happy then|happiest time of my life|happiest i'd ever",
    not: 'not|supposed to be|meant to be|should be|thought we were|said we were|gave him|gave her|wasted|think we were|pretend*',
    questions: [
      {
        asks: 'exception',
        ask: 'Which ordinary day from then would you have back?',
        plain: 'If you could get one plain day back, which?',
        options: [
          ['A nothing day. Supper, everyone home', "You didn't know it was the good part. Nobody does."],
          ['The last one, knowing it was the last', "You'd look harder at everything."],
          ['Any day before I knew better', "There's no going back to not knowing, for you."],
        ],
      },
    ],
  },
  'words-183': {
    words:
      'cry in the loo|cry in the bathroom|cried in the bathroom|cried in the loo|cry in the toilets|cried in the toilets|cry in the shower|cry in the stairwell|cried in the stairwell|crying on the bathroom floor|crying in the bathroom|cry in the supply|cry at work|cried at work|cry in the walk-in|cry where nobody|cry when nobody',
    not: 'he cries|she cries',
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do to your face before you go back?',
        plain: 'How do you cover it up afterwards?',
        options: [
          ['Cold water, and count to sixty', "You've got it down to a minute."],
          ['Blow my nose and blame the pollen', "Handy stuff, pollen. You've a story all year."],
          ['Nothing. Nobody looks that closely', 'You half wish one of them would.'],
        ],
      },
    ],
  },
  'words-184': {
    words:
      "i can't even cry|i cant even cry|i can't cry|i cant cry|i haven't cried|i havent cried|i never cry|i don't cry|i don't cry anymore|haven't been able to cry|couldn't cry|not one tear|no tears left|not shed a tear|cried out",
    not: 'baby',
    questions: [
      {
        asks: 'exception',
        ask: 'What was the last thing that made you cry?',
        plain: 'When tears did come, what was it about?',
        options: [
          ['Something silly. An ad, a song', "It gets you when you're not watching for it."],
          ["I'd have to go back years", "You've been dry-eyed a good long while."],
          ["I don't dare. I might not stop", "So you're not dry. You're holding it back."],
        ],
      },
    ],
  },
  'words-185': {
    words:
      "boys don't cry|men don't cry|men don't talk about|big girls don't cry|you dont talk about feelings|you don't talk about feelings|we don't talk about feelings|don't talk about feelings|didn't talk about feelings|never talked about feelings|in our house you didn't cry|man up|stiff upper lip|we don't do feelings|crying is weak|crying was weakness|keep it in the family|don't air your",
    questions: [
      {
        asks: 'rule',
        ask: 'Did you ever see one of them break that rule?',
        plain: 'Who among them ever slipped, even once?',
        options: [
          ['Once. It was never mentioned again', "You saw it, though, and you've kept it."],
          ['Never. Not even at a graveside', "You learned from people who didn't bend."],
          ['I did, one time, and I paid for it', 'You tested it, and found out how serious they were.'],
        ],
      },
    ],
  },
  'words-186': {
    words:
      'why did i cry when|i cried when|i burst into tears when|burst into tears when|i welled up when|i teared up when|started crying when the|made me cry for no reason|cried over nothing|cried for no reason|crying for no reason|out of nowhere i cried|just started crying',
    not: 'died|born|funeral|dog|cat|left me|diagnos*|professor|passed|die|dies|hit|hits|results|miscarr*',
    questions: [
      {
        asks: 'moment',
        ask: 'What had that day been like, up to then?',
        plain: 'Before the tears, how had the day gone?',
        options: [
          ["Fine. That's what puzzles me", "The tears came late, for something you'd filed away."],
          ["I'd been holding on since morning", "You were full already. Anything would've done it."],
          ['Nobody had looked at me till then', "You'd gone all day without being noticed."],
        ],
      },
    ],
  },
  'words-188': {
    words:
      'house is so quiet|house is quiet now|house is too quiet|house went quiet|so quiet in the house|too quiet in the house|quiet without the|house feels empty|house is empty|empty house|come home to an empty|nobody home when i|house is silent|quiet since',
    not: 'bought|burgl*|so did my head|fantasy|for one weekend|bliss|heaven|smashing|lovely',
    questions: [
      {
        asks: 'moment',
        ask: 'What time of day do you notice the quiet most?',
        plain: 'When in the day is it quietest for you?',
        options: [
          ['Around supper, when there used to be noise', 'You still listen for it around then.'],
          ['Nights. I leave something on', "A voice in the corner, so you're not the only one."],
          ['Mornings, and I like it more than I admit', 'You can miss them and love the quiet.'],
        ],
      },
    ],
  },
  'words-189': {
    words:
      "took credit for|took the credit|takes the credit|takes credit|gets all the credit|put his name on|put her name on|idea was mine|was mine, and i'd given it|thats my idea|passed it off as|stole my idea|used my idea|presented my work|presented it as|in her inaugural was mine",
    not: 'my idea of|mine to|bill|parcel|marriage|move',
    questions: [
      {
        asks: 'moment',
        ask: 'Who else knew it was your work?',
        plain: 'Did anyone there know whose it really was?',
        options: [
          ['Two or three, and they kept quiet', 'Their silence stings you worse than the theft.'],
          ["Only me. There's no proof", "You're the one witness, and you don't count."],
          ["They all did. That's the worst of it", 'A whole room, and you standing alone in it.'],
        ],
      },
    ],
  },
  'words-190': {
    words:
      'in front of everyone|in front of everybody|in front of the whole|in front of my kid|in front of my kids|in front of the kids|in front of the apprentices|in front of the team|in front of the class|in front of my friends|in front of her friends|in front of his friends|in front of his mates|in front of her bridge club|in front of strangers|in front of the customers|in front of customers|in front of my colleagues|in front of the family',
    not: 'proposed|perform*|sang|sing|let me in front|let me|stand up in front|standing up in front|speak|speaking|talk in front|present|presenting|crossed his heart|promise*|kiss*|thanked|thanks|prais*|proud of|hug*|brave face|screaming in front|undress*|hit|hits|beat|slapped',
    questions: [
      {
        asks: 'moment',
        ask: 'Whose eyes were the hardest to meet afterwards?',
        plain: 'Afterwards, which person could you not look at?',
        options: [
          ['The kindest one there', 'Pity is harder for you to look at than scorn.'],
          ['Whoever would be telling it tomorrow', 'You could hear it going round already.'],
          ['My own, in the mirror that night', "You'd have liked to see a braver face."],
        ],
      },
    ],
  },
  'words-191': {
    words:
      "rehearse|rehearsed|rehearsing|practise what i'd say|practice what i'd say|practised in the mirror|practiced in the mirror|go over what i'd say|had it all ready to say|had the speech ready|had my speech ready|speech to my manager|what i'd say to him|what i'd say to her|conversations in my head|arguments in my head|arguments in the shower",
    not: 'rehearsed the song|band|choir|play|theatre|orchestra|the wedding|concert|the piece',
    questions: [
      {
        asks: 'moment',
        ask: 'How does the first line go, in your head?',
        plain: 'When you practice it, what comes first?',
        options: [
          ["'Have you got a minute?' And then nothing", "You've got the knock ready, and nothing for after."],
          ['Furious, and very well put', 'In there, you never lose your place.'],
          ['With sorry. It always starts with sorry', "You apologize before you've even asked."],
        ],
      },
    ],
  },
  'words-192': {
    words:
      "i nod along|nod along at|i nodded|i just nodded|i just nod|of course i nodded|bit my tongue|bite my tongue|biting my tongue|swallowed it|swallow it|kept my mouth shut|keep my mouth shut|kept quiet in|but kept quiet|and kept quiet|i said nothing and|so i said nothing|i laugh at the gaffer's|i laughed along|go along with it so",
    not: "should have kept|should've kept|could have kept|couldn't keep|can't keep|didn't keep|pill*|tablet*|food|rather i kept|told me to keep",
    questions: [
      {
        asks: 'moment',
        ask: 'What was the sentence you kept back?',
        plain: "If you'd opened your mouth, what would've come out?",
        options: [
          ['A plain no. Two letters', 'Short word, and it costs you the most.'],
          ["Something I couldn't have taken back", 'You were keeping the roof on for everyone.'],
          ["I've swallowed so many I don't know", 'After enough years you stop hearing it yourself.'],
        ],
      },
    ],
  },
  'words-193': {
    words:
      "makes jokes about|jokes about my|joked about my|joke about my|he was only joking|she was only joking|says he's only joking|says she's only joking|i can't take a joke|to him it's a joke|to her it's a joke|does an impression of me|laughs at my|laughed at my|laughing at my|made fun of|makes fun of|making fun of|takes the mick|takes the piss",
    not: 'english|laughed at my joke*|laughs at my joke*|laughing at my joke*|makes fun of himself|makes fun of herself',
    questions: [
      {
        asks: 'moment',
        ask: 'Which line can you still hear?',
        plain: 'Of all those remarks, which one stayed?',
        options: [
          ['One about how I look', "You'd have thought skin got thicker. It doesn't."],
          ['Not the words, just the laughing', "You'd know that sound through a wall."],
          ['The one that was a little bit true', "That's the one you can't shake off."],
        ],
      },
    ],
  },
  'words-194': {
    words:
      "i'm all jokes|im all jokes|i joke around|i'm the funny one|im the funny one|i make everyone laugh|i make everybody laugh|i always make jokes|i always joke|i crack jokes|turn it into a joke|make a joke of it|made a joke of it|make a joke out of|laugh it off|laughed it off|the class clown|i'm the clown",
    questions: [
      {
        asks: 'view',
        ask: 'What do the jokes keep people from asking?',
        plain: "If you weren't joking, what would they ask you?",
        options: [
          ['How I am, and waiting for the answer', "The waiting is what you'd find hard."],
          ["Anything at all. That's the idea", 'You keep them busy, and you keep moving.'],
          ["Why they'd stay if I weren't funny", "You've been paying your way in laughs."],
        ],
      },
    ],
  },
  'words-195': {
    words:
      "wants to sell mums house|sell mum's house|sell mom's house|sell dad's house|sell the house|selling the house|sell our house|sell the farm|selling the farm|sell the land|sell the bottom field|selling the bottom field|sell the cottage|sell the cabin|wants to sell and i want to keep|want to keep the house|keep the shop for|sell the shop|sell the family home|list the flat|not to sell to",
    questions: [
      {
        asks: 'fear',
        ask: 'Which corner of the place would be hardest to let go?',
        plain: 'If it went, which part would you find hardest to lose?',
        options: [
          ['The kitchen, where we all ended up', "You'd know that floor with your eyes shut."],
          ['A bit of outside. A tree, a step', 'Nobody lists that in the papers, but you would.'],
          ["None. It's being the one who gave it up", "It's less the place than being the one who ended it."],
        ],
      },
    ],
  },
  'words-197': {
    words:
      "no option but to|no other option|no choice but to|have no choice|haven't got a choice|don't have a choice|no way out of it|theres no other option|there's no other way|what choice do i have|i don't see a choice|i don't have any choice|i've no option|i have no option|i've got no choice|got no choice|there is no other way|there is no other option|can't see another way|nothing else for it",
    not: 'want to die|die|made me|forced|hit|hits|threat*|kill*|had no choice',
    questions: [
      {
        asks: 'view',
        ask: "Even if it's awful, what would the other choice be?",
        plain: "What's the second way, however bad?",
        options: [
          ['Walk away with nothing', "You'd be lighter, and you'd be broke."],
          ['Say no, and be the villain', "You'd lose the good name before the thing itself."],
          ["There is one. I just don't want it", 'Then you have been choosing, in a way.'],
        ],
      },
    ],
  },
  'words-198': {
    words:
      "like it didn't happen|like it didnt happen|like it never happened|like nothing happened|as if nothing happened|as if nothing had happened|pretend it didn't happen|pretends it didn't happen|pretends nothing happened|nobody talks about it|no one talks about it|nobody mentions it|never mentioned it again|never spoke of it again|never spoken of it|we never talk about it|never talked about it again|somebody to say it happened|someone to say it happened",
    questions: [
      {
        asks: 'want',
        ask: 'Who do you most wish would say it first?',
        plain: 'Whose mouth would you want it to come from?',
        options: [
          ['The one who was closest to it', 'Their word would settle it, for you.'],
          ['Any of them. Over the dishes, once', "You're not asking for a trial, just a sentence."],
          ["Me. And I don't", 'You know how much that table holds up.'],
        ],
      },
    ],
  },
  'words-199': {
    words:
      "told my {mum/mom/mother/dad/sister} what happened|said that was a long time ago|didn't believe me|didnt believe me|doesn't believe me|don't believe me|nobody believed me|no one believed me|never believed me|changed the subject when i|told me to forget it|told me i was exaggerating|said i was exaggerating|said i imagined",
    questions: [
      {
        asks: 'want',
        ask: 'What did you need to hear right then?',
        plain: 'Which few words would have been enough?',
        options: [
          ["'I believe you.' That's all", "Three words, and you'd have had ground under you."],
          ['A question. Any question', "One question would've meant you could go on."],
          ["I'd stopped expecting it before I spoke", 'You told it anyway. That took something.'],
        ],
      },
    ],
  },
  'words-201': {
    words:
      "when things calm down|once things calm down|when things settle|once things settle|keep putting it off|keep putting off|kept putting it off|i'll do it tomorrow|i'll start tomorrow|start on monday|maybe next year|always next year|when i've got time|when i have time|when i get round to|never get round to|one of these days i'll|one of these days i will|one of these days i'm going|until after the summer|till after the summer|after the summer, i|marriage after the summer|decide after the summer|do it after the summer|start after the summer|leave after the summer|tell them after the summer|when the time is right|when i retire i'll|next month, always",
    not: "he keeps|she keeps|they'll realise|they'll find|he says|she says|they say",
    questions: [
      {
        asks: 'cost',
        ask: "How long have you been saying 'later' by now?",
        plain: 'Since when has it been going to be later?',
        options: [
          ['A few months. Not so bad', 'Not yet a habit of yours, then.'],
          ['Years. I lost count', "You've gotten used to living around it."],
          ["Long enough that I don't believe me", "Hard to make plans with someone you don't trust."],
        ],
      },
    ],
  },
  'words-202': {
    words:
      "tells the {children/kids} that i|told the {children/kids} that i|tells the {children/kids} i|told the {children/kids} i|turns the {children/kids} against|turned the {children/kids} against|turning the {children/kids} against|poisons the {children/kids}|tells my {kids/children/son/daughter} that i|told my {kids/children/son/daughter} that i|tells them i'm the one who|badmouths me to {the/my/our} {kids/children/son/daughter/girls/boys}|bad mouths me to {the/my/our} {kids/children/son/daughter/girls/boys}|runs me down to the {kids/children}|slags me off to the {kids/children}|what {he/she} told the {kids/children}|what {he/she} tells the {kids/children}",
    not: "i told|i'd never leave|doctor|teacher",
    questions: [
      {
        asks: 'want',
        ask: 'In ten years, what would you like them to know?',
        plain: "What should they understand, once they're grown?",
        options: [
          ['That I never stopped showing up', "You'd like what you did to count more than talk."],
          ['That it takes two, and we were two', "You don't need to be right, just not all wrong."],
          ["The truth, and I'm not all good in it", "You'd take being known over being right."],
        ],
      },
    ],
  },
  'words-203': {
    words:
      "carried on with {his/her/their} phone|on {his/her/their} phone all|on {his/her/their} phone the whole|always on {his/her/their} phone|looked at {his/her/their} phone|looks at {his/her/their} phone|staring at {his/her/their} phone|stares at {his/her/their} phone|scrolling while i|scrolls while i|looking at {his/her/their} phone|didn't look up from|doesn't look up from|never looks up from|kept watching tv",
    not: "i looked at|i've looked at|i check*|found",
    questions: [
      {
        asks: 'want',
        ask: 'If the screen had been off, what would you have said?',
        plain: 'What did you want to tell that person just then?',
        options: [
          ['Nothing big. That was the point', "Small things need a face that's turned to you."],
          ["Something good. I'd saved it all day", "By then you'd lost the heart to tell it."],
          ["That I'm lonely, in some other words", "You'd have needed them to look up for that."],
        ],
      },
    ],
  },
  'words-204': {
    words:
      "have no idea i|has no idea i|parents have no idea|none of them know|nobody knows i|no one knows i|haven't told a soul|havent told a single person|haven't told a single person|haven't told anyone about|parents think i am still|family think i passed|wife thinks i'm at|husband thinks i'm at|has never set eyes on|plan that nobody has heard|never told anyone about|never told a soul|which {she/he} knows nothing about|which they know nothing about|{she/he} knows nothing about it|thinks i'm at costco|thinks im at|think i'm at work|don't know i've|doesn't know i've|nobody at home knows|no one at home knows|kept it secret from|keep it secret from|keep it from my",
    not: 'happened to me|abuse*|rape*|hit|how|i have no idea',
    questions: [
      {
        asks: 'moment',
        ask: 'How close has it come to slipping out?',
        plain: 'When was it nearly found out?',
        options: [
          ['Once, at the table. I coughed', "You've got quick, living beside it."],
          ["Never. I'm careful, and it's tiring", 'You watch every word, even with a glass in hand.'],
          ['I leave clues. I think I want it found', "You'd rather be caught than have to say it."],
        ],
      },
    ],
  },
  'words-205': {
    words:
      'me taking over|me to take over|wants me to run the|expects me to run the|expected to take over|supposed to take over|me and no one else to run|a son takes over|i took over the {farm/shop/business/family/company/garage}|take over the family|carry on the family business|in the family business|run the shop after|run the place after',
    not: 'shift*|class|ward|team|driving|rota',
    questions: [
      {
        asks: 'rule',
        ask: "Who was the first to say it'd be yours?",
        plain: "When did it get settled that you'd be the one?",
        options: [
          ['They said it smiling, when I was small', 'You were handed it before your hands had grown.'],
          ['Nobody. It was just in the air', "You can't say no if nobody ever asked."],
          ["I did. And now I'm stuck with it", 'A young you made a promise with your name on it.'],
        ],
      },
    ],
  },
  'words-206': {
    words:
      "keep hoping {he'll/she'll/they'll}|still hoping {he'll/she'll/they'll}|hoping {he'll/she'll/they'll} change|hoping {he'll/she'll} come back|hope {he/she} comes back|hoping {he/she} will|hoping {he'll/she'll} say sorry|tired of hoping|keep hoping that {he/she/they}|keep hoping it'll|still hope {he'll/she'll}|waiting for {him/her} to change",
    not: 'baby|live|treatment|walk|better|survive*|pull through|wake|wakes|recover*|breathe',
    questions: [
      {
        asks: 'cost',
        ask: "What have you put off while you've been hoping?",
        plain: 'Which things are on hold because you hope?',
        options: [
          ['Nothing much. Just, well, deciding', 'Hope lets you not answer yet.'],
          ['Being angry, mainly', "You can't do both, so the anger waits its turn."],
          ["Finding out I'd be all right without", "You might be. That's oddly frightening."],
        ],
      },
    ],
  },
  'words-207': {
    words:
      "secretly hop*|part of me hoped|part of me is hoping|hoping the wedding's off|hoping it gets cancelled|hoping it gets canceled|hoping it falls through|hoping they cancel|hoped they'd cancel|hoped the sale would fall|hoping they'll find something wrong|half hoping|part of me hopes|part of me wants it to fall|part of me wanted it to fall|secretly wish*|secretly want*|half hoped|a bit of me hoped|hoping he says no|hoping she says no|hoping they say no",
    not: 'die*|dead|crash*|wake|ill|sick|calls|kill*|suicid*|not be here',
    questions: [
      {
        asks: 'moment',
        ask: 'If it happened, what would the first minute be like?',
        plain: "Say it came true, what's your first reaction?",
        options: [
          ['Relief, right down to my shoes', 'Your body already cast its vote.'],
          ['Giddy, then guilty', "You'd enjoy it for about as long as a sneeze."],
          ["Disappointed. It isn't really that I want", "Then you'd have to look for what it is."],
        ],
      },
    ],
  },
  'words-208': {
    words:
      "someone has to be with {him/her}|can't leave {him/her} alone|needs me for everything|needs me all the time|i'm the only one who can|full time carer|full-time carer|round the clock|who'd turn him|who'd turn her|can't just get on a plane|i care for my|i'm caring for|caring for dad|caring for mum|caring for mom|i look after my {mum/mom/dad/mother/father/husband/wife}|needs me to do the|needs me to do everything|i'm {mum's/mom's/dad's/his/her} carer|not {mum's/mom's/dad's/his/her} carer|being {mum's/mom's/dad's/his/her} carer|i'm the carer",
    not: 'report|boss|manager',
    questions: [
      {
        asks: 'exception',
        ask: 'When were you last somewhere nobody needed you?',
        plain: 'Where were you, the last time no one wanted anything?',
        options: [
          ['A waiting room, if that counts', 'You take your rest where you find it.'],
          ["I couldn't tell you, honestly", "That long on duty, you'd forget there's an off."],
          ["I was once, and I didn't like it", "You'd gotten used to being the one."],
        ],
      },
    ],
  },
  'words-209': {
    words:
      "nobody needs me|no one needs me|don't need me anymore|doesn't need me anymore|don't need me any more|doesn't need me any more|not needed anymore|no longer needed|no longer needs me|don't need me now|doesn't need me now|i like being needed|i need to be needed|used to need me",
    not: 'better off without|dead|die|somewhere nobody|nobody needs me to|place nobody|i want a day|a day where|day when nobody|want a day|wish nobody|glad nobody',
    questions: [
      {
        asks: 'exception',
        ask: 'What was the last thing somebody came to you for?',
        plain: 'Last time you were asked for help, with what?',
        options: [
          ['Something silly. A jar, a password', 'Still, they came to you and not the neighbor.'],
          ["I can't remember. That's what bothers me", 'You used to know that by the hour.'],
          ['They do come. I just want it to matter more', "You'd like to be missed, not only useful."],
        ],
      },
    ],
  },
  'words-210': {
    words:
      "offered me the promotion|offered me a promotion|got another offer|i've got another offer|last day to accept|accept the offer|offered me team leader|offered me leading hand|want me to lead the team|offered me a job|offered me the job|new offer is|got a job offer|got an offer from|offered me a post|offered me a place|got offered",
    not: 'never got offered|he got offered|she got offered|sister got|brother got|husband got|wife got|i never got',
    questions: [
      {
        asks: 'moment',
        ask: 'Who did you tell first, and how did you put it?',
        plain: 'When you told somebody, what words did you use?',
        options: [
          ["As good news. I'd practiced it", 'You wanted to hear how it sounded, out loud.'],
          ['As a complaint, oddly enough', 'You made it small before anyone else could.'],
          ['Nobody. Saying it would make it real', "You can still turn around, as long as it's quiet."],
        ],
      },
    ],
  },
  'words-211': {
    words:
      "then withdrew|withdrew my form|withdrew the listing|closed the tab|fished it back out|then deleted|and deleted it|typed it and deleted|wrote it and deleted|then unpacked|didn't press send|never pressed send|didn't hit send|couldn't press send|tore the term sheet|put it back in the drawer|put mine in my pocket|drove home again|turned around at the door|and unpacked it|bag and unpacked|i tore it up|and tore it up|i hung up before|and hung up before|rang and hung up|dialled and hung up|dialed and hung up|i backed out at the last|chickened out at the last",
    not: 'he withdrew|she withdrew|he unpacked|he tore|she tore|he hung|she hung|he backed|they withdrew|removal*|after the move',
    questions: [
      {
        asks: 'moment',
        ask: 'What stopped you, right at that moment?',
        plain: 'Just then, what made you not go through with it?',
        options: [
          ["What they'd say at home", "You heard them before they'd even opened their mouths."],
          ["'Who do you think you are?'", "You've heard that one before, from somebody."],
          ['That it might actually work', "Then you'd have to live in it."],
        ],
      },
    ],
  },
  'words-212': {
    words:
      "letters and posted none|letter i never sent|letters i never sent|never sent the letter|didn't send the letter|unsent letter|wrote {him/her/them} a letter|written {him/her/them} a letter|write {him/her} a letter|write letters to|started a letter to|letter in my drawer|i never posted it|i never posted them|i never sent it|but never sent it|and never sent it|and never posted it|but never posted it",
    not: 'sent it back|he wrote|she wrote|wrote me|photo*|video|parcel|money|email',
    questions: [
      {
        asks: 'moment',
        ask: 'How does that letter begin?',
        plain: "What's the first line on the page?",
        options: [
          ["'I don't know where to start.' Every time", 'You start there, and there you stay a while.'],
          ['With the weather, believe it or not', 'You come up on it sideways, like most of us.'],
          ['With their name. Then I stop', "Once you've written that, they're nearly in the room."],
        ],
      },
    ],
  },
  'words-213': {
    words:
      "offered me his seat|offered me her seat|offered me a seat|gave up his seat for me|gave up her seat for me|offered me the seat|called 'young lady'|called me young lady|called me grandma|asked if i was his grandmother|asked if i was her grandmother|senior discount|when did i get old|when did i get so old|called me old|called me grandad|called me granny|called me nan|gave me his seat|gave me her seat|gave me a seat on the bus|asked if i needed the seat|called me an old|offered to carry my|mistook me for the grandmother|mistook me for his grandmother|pensioner discount",
    not: 'army|officer|grandson|granddaughter|first word',
    questions: [
      {
        asks: 'view',
        ask: 'How old are you in your own head?',
        plain: 'Inside, what age do you feel?',
        options: [
          ['Thirty-five, with a bad knee', "The rest of you didn't get the memo."],
          ['Whatever I was when it was all good', 'You stopped the clock somewhere nice.'],
          ['That old. I only found out just then', 'Somebody else read you the number out loud.'],
        ],
      },
    ],
  },
  'words-214': {
    words:
      "sent a thumbs up|sends a thumbs up|to send a thumbs up|just a thumbs up|left me on read|leaves me on read|never texts back|doesn't text back|didn't text back|never writes back|{he/she/they} doesn't reply|{he/she} didn't reply|{he/she} never replies|{he/she} hasn't replied|nobody answers my messages|nobody from the old team answers|it was crickets|no reply|one word emails|one-word answers|one word answers|signs his emails|seen and no",
    not: "i send|i sent|i didn't reply|i leave|i left him on|i left her on|i never",
    questions: [
      {
        asks: 'want',
        ask: 'What were you hoping to get back instead?',
        plain: 'What answer did you really want from them?',
        options: [
          ['One real sentence, any sentence', 'One real line would have been plenty.'],
          ['A question back', "A question would mean they'd pictured you."],
          ['That I still matter to them, basically', "It's a lot to ask of a screen, and you know."],
        ],
      },
    ],
  },
  'words-215': {
    words:
      "i have been taking the tablets|been taking the tablets|i'm taking the tablets|i take tablets|i'm on tablets|i'm on antidepressants|im on antidepressants|went on antidepressants|i'm on medication|im on medication|started medication|taking my meds|take my meds|take my pills|on the pills since|hide my pills|hide my tablets|my antidepressants|on tablets for my nerves|on tablets for the anxiety|on tablets for depression|started the tablets|started on tablets|put me on tablets|put me on antidepressants|i'm on meds|im on meds|on sertraline|on lithium|on prozac",
    not: 'overdose|too many|all the|stopped|he|she|blood pressure|cholesterol|thyroid|diabet*|iron|vitamin*|forg*t',
    questions: [
      {
        asks: 'view',
        ask: 'Who knows that you take them?',
        plain: 'Which people have you told about the pills?',
        options: [
          ['The pharmacist and me', 'Two people, and you chat about the weather.'],
          ["One person, who doesn't bring it up", "It's good you don't have to explain it twice."],
          ["Nobody. They'd look at me differently", "You'd be watching their faces from then on."],
        ],
      },
    ],
  },
  'words-216': {
    words:
      "no more chemo|second course of chemo|second course of chemotherapy|third round of chemo|another round of chemo|not having chemo|stopping chemo|stop the chemo|refuse chemo|refused chemo|stop treatment|stopping treatment|stop the treatment|no more treatment|refuse treatment|don't want treatment|not having the operation|no more hospitals",
    not: "he|she|dad|mum|mom|died|husband|wife|mother|father|his|her|ivf|fertility|finished|clear|they can't|nothing more they",
    questions: [
      {
        asks: 'want',
        ask: 'What would you like your days to be for now?',
        plain: 'With that decided, what do you want the time for?',
        options: [
          ['Home. My own bed, my own kettle', "You're choosing a room, as much as anything."],
          ['A few people, and no waiting rooms', "You'd rather count visits than blood cells."],
          ["I don't know. I only know what I won't do", "No is as far as you've got. That's somewhere."],
        ],
      },
    ],
  },
  'words-217': {
    words:
      "no photo of us|isn't one photo of us|not one photo of|not a single photo|one photo of us|don't have a photo|don't have a single photo|haven't got a photo|no photos of us|no picture of us|no pictures of|never took a photo|never got a photo|lost the photos|the photos, and my|photos were lost|never took a picture|no photos of me",
    not: 'father',
    questions: [
      {
        asks: 'want',
        ask: 'If you could have one picture, what would be in it?',
        plain: 'Suppose there were one photo. What would it show?',
        options: [
          ['An ordinary day, nobody posing', "You'd want the real light, mess and all."],
          ['Just the hands, doing something', "You'd know those hands anywhere."],
          ['All of us looking like we belonged', "You'd like proof, and you're not sure it was so."],
        ],
      },
    ],
  },
  'words-218': {
    words:
      "took {his/her/their/our/my} photo down|took {his/her/our/my} picture down|took down {his/her/our/the} photo*|took down {his/her/our} picture*|took the photos down|{his/her} photo off the wall|took the pictures down|turned {his/her} photo|{his/her} picture is gone from|took the wedding photo down|took the wedding photos down|took the wedding picture down|taken {his/her/our/my} photo down|taken {his/her/our/my} picture down|took {his/her/our/my} photos down|took {his/her/our/my} pictures down|take {his/her/our} photo down|take {his/her/our} photos down|taken down {his/her/our/the} photo*|the photo that used to hang|my photo's gone from|my picture is gone from|photo is gone from the wall",
    questions: [
      {
        asks: 'moment',
        ask: "What's on that bit of wall now?",
        plain: 'Where it used to be, what do you see?',
        options: [
          ['A lighter patch, nothing else', 'You can see exactly where it hung.'],
          ['Something cheerful that fools nobody', "You'd be the last one fooled by it."],
          ["I don't look. I walk by on the other side", 'So it still decides where you walk.'],
        ],
      },
    ],
  },
  'words-219': {
    words:
      "{his/her/mum's/mom's/dad's} voicemails|old voicemails|saved voicemail*|{keep/kept/saved/still have/have/listen to/play} {his/her/mum's/mom's/dad's} voicemail|ring {his/her/mum's/mom's/dad's} voicemail|call {his/her/mum's/mom's/dad's} voicemail|{keep/kept/saved/still have/have/listen to/play} {his/her/mum's/mom's/dad's} voice notes|{his/her} old voice notes|{his/her} old messages|our old messages|read our old texts|read {his/her} old texts|{his/her} old texts|still have {his/her} {messages/texts/voicemail}|kept {his/her} {messages/texts}|telling me to buy onions",
    not: 'phone bill|found {his/her}|checked|checking|affair|got {his/her} voicemail again|straight to',
    questions: [
      {
        asks: 'moment',
        ask: 'Which one do you go back to?',
        plain: 'Out of what you kept, what do you return to?',
        options: [
          ['A dull one, about milk', "Nobody's performing in that one. You just hear them."],
          ['The last one. I know it by heart', 'You could say it along with them.'],
          ["I don't open it. I check it's there", "You just need to know it's still there."],
        ],
      },
    ],
  },
  'words-220': {
    words:
      'catch myself looking at|looking at flats in|look at flats in|looking at houses in|look at houses in|looking up flights|look up flights|look at flights|browse flats|browse houses|browsing jobs|pricing little|look at one way tickets|looking at one-way|look at job ads|reading job ads|sends me the listings|look at listings|zillow|rightmove',
    not: 'his phone|her phone|put the house on|take it down|on the market|our listing|selling',
    questions: [
      {
        asks: 'want',
        ask: "In that other place, what's the first morning like?",
        plain: 'If you lived there, how would day one begin?',
        options: [
          ['Quiet. A cup, a window, no one talking', 'You went for the quiet before anything else.'],
          ['Busy. New, and nobody knows me', "You'd get to be somebody without a history."],
          ["Same as here. I'd have brought me along", "You've a good eye for the catch."],
        ],
      },
    ],
  },
  'words-221': {
    words:
      "lie awake|lying awake|lay awake|keeps me up|keep me up at night|kept me up|i can't sleep|i cant sleep|can't get back to sleep|wide awake at|my insomnia|can't sleep for thinking|haven't slept since|i'm awake at {3/three/4/four}|im awake at {3/three/4/four}|i wake at {3/three/4/four}|i wake up at {3/three/4/four}|i woke at {3/three/4/four}|still awake at {3/three/4/four}|awake again at {3/three/4/four}|awake till {3/three/4/four}|awake until {3/three/4/four}|at 3am|at 4am|it's 3am|it's 4am|{thoughts/thinking/worry/worrying} at three in the morning|lie there at {3/three/4/four}|at three in the morning i",
    not: "baby|newborn|toddler|breastfeed*|drink|teething|neighbo*|noise|snor*|she's awake|shes awake|he's awake|hes awake|home at|in at 3am|in at 4am|came in at|rings me|ring me|rang me|calls me|called me|phoned me|phones me|start at|starts at|shift|alarm|texts me|texted|messages me|drunk|feed*",
    questions: [
      {
        asks: 'moment',
        ask: 'Which thought turns up first at that hour?',
        plain: "When you're awake then, what's on your mind first?",
        options: [
          ["Tomorrow's list, over and over", 'You work a second shift lying down.'],
          ['Something I said years ago', 'Your memory keeps the worst hours.'],
          ['Whether this is all there is', 'Big question for you and a dark ceiling.'],
        ],
      },
    ],
  },
  'words-222': {
    words:
      "keeps saying next time|keeps saying {he'll/she'll/it'll/they'll}|keeps telling me the raise|keeps telling me this is|keeps promising|keep promising me|always promises to|promises to change|promised to change|promises he'll|promises she'll|swears it's the last|swears it won't|says it won't happen again|said it wouldn't happen again|this time it'll be different|said he'd change|said she'd change|keeps telling me it's the last|keeps telling me it's coming|keeps telling me it's nearly|keeps telling me it'll|next time it will be different|swears {he'll/she'll}|promised me it was the last|promised it was the last|promised it wouldn't happen again|says this time is different",
    not: 'i keep|i promise',
    questions: [
      {
        asks: 'exception',
        ask: 'Which time did you really believe it?',
        plain: 'When did that promise still work on you?',
        options: [
          ['The first time, completely', 'Of course. You had no reason not to.'],
          ['The last time, sorry to say', "Your hope is sturdier than you'd like."],
          ['I never did. I played along', 'You both said your lines, and both knew.'],
        ],
      },
    ],
  },
  'words-223': {
    words:
      "keeps bringing up|keeps bringing it up|always brings up|always brings it up|always bringing up|always bringing it up|throws it in my face|throws it back in|never lets me forget|won't let me forget|holds it over me|held it over me|still holds it against me|won't let it go|never let me live it down|brings up the past|brings up 2014",
    not: 'i keep|i always',
    questions: [
      {
        asks: 'view',
        ask: 'Which part of that story always gets left out?',
        plain: "When it's told again, what's missing?",
        options: [
          ['What I was going through then', "You'd like somebody to read the page before."],
          ['That I said sorry, more than once', 'You paid that bill, and it keeps coming.'],
          ["I leave out the part where they're right", "You know it's there, and it still stings you."],
        ],
      },
    ],
  },
  'words-224': {
    words:
      "keeps asking when|keep asking when|keeps asking if i'm|asks when i'm getting|asking when i'm getting|when's the wedding|when are you getting married|when are you having|when are we getting grandchildren|asks why i'm single|asks why i'm not married|asks if i've met|asks if there's anyone|why i don't have kids|why we don't have kids|why i'm still single|if i'm still single|when i'll settle down|when i'm going to settle down|when are you going to|asking when we'll have|asks when we'll have|asking if i'm seeing|asks if i'm seeing|asked why i'm single|asked when i'm getting|when number two|asks about a baby|when we're having kids|any man yet|any girlfriend yet",
    questions: [
      {
        asks: 'moment',
        ask: "What's your stock answer by now?",
        plain: 'What do you usually reply to that question?',
        options: [
          ["'We'll see,' with a big smile", 'You hand it over like a coat-check ticket.'],
          ['A joke, and then I go find a drink', "You've always got one in your pocket."],
          ['Anything but the true reason', "They've no idea what they're asking you."],
        ],
      },
    ],
  },
  'words-225': {
    words:
      "we'd planned|we had it all planned|we had planned|we were going to travel|we were going to grow old|the plans we had|all our plans|we had plans for|plans for when we retired|planned for when i finished|planned for when i retired|planned for when he retired|were going to see the world|we were meant to grow old|what we'd planned|had it all planned out, us|had it all planned, the two of us|we always planned to|we always said we'd|we always said when|was going to retire and we|we talked about retiring to",
    not: "baby|babies|nursery|miscarr*|suicid*|what i'd say|what id say|hugged",
    questions: [
      {
        asks: 'exception',
        ask: 'Which bit of the plan do you still want?',
        plain: "What's left of that plan, for you?",
        options: [
          ["The place. I'd go alone if I dared", "You've packed for it in your head, at least."],
          ['The planning. Us at the table with a map', "You'd had half the trip already, right there."],
          ['None of it. It only worked as two', "Then it's the company you're homesick for."],
        ],
      },
    ],
  },
  'words-226': {
    words:
      "say i have plans|say i've got plans|said i had plans|pretend i have plans|pretend i'm busy|pretended i was busy|i say i'm busy|i said i was busy|tell them i'm busy|told them i was busy|make up an excuse not to {go/come}|made up an excuse not to {go/come}|always have an excuse not to go|i cancel at the last minute|i always cancel|cancel plans|cancelled on them again|canceled on them again|pretend to have plans|i say i'm washing my hair|i say i'm tired so i don't have to go",
    not: 'boss|manager|at work|desk|he cancel*|she cancel*|they cancel*',
    questions: [
      {
        asks: 'moment',
        ask: 'What do you really do with those evenings?',
        plain: "When you've said you're busy, how is the time spent?",
        options: [
          [
            'Toast, couch, something on in the background',
            "Good plans, really. You just can't announce them.",
          ],
          ['Sleep, from about seven', "So you weren't lying much. You were tired."],
          ['Check whether they have fun without me', "So you're there after all, at the window."],
        ],
      },
    ],
  },
  'words-227': {
    words:
      "i clean when|i clean the kitchen at|cleaning at midnight|i start cleaning|i scrub the|i scrub when|i tidy when|whenever i am anxious i clean|whenever i'm anxious i clean|stress clean|stress cleaning|cleaning calms me|i clean to|clean instead of|i iron when|i hoover when|i vacuum when|i bleach the|i clean the house when|i clean the house at|i end up cleaning|i clean everything when|cleaning again at|i reorganise the|i reorganize the|i sort the cupboards",
    not: 'for a living|she|job|asked|paid',
    questions: [
      {
        asks: 'exception',
        ask: 'What would you be doing, if everything were clean?',
        plain: 'With nothing left to scrub, then what?',
        options: [
          ['Sitting down. And then thinking', "It's the second part you're keeping off with a rag."],
          ['Crying, in a very tidy kitchen', "You'd at least have a nice clean sink for it."],
          ['Picking a fight with somebody', 'You take it out on the floor instead.'],
        ],
      },
    ],
  },
  'words-228': {
    words:
      "don't let anyone in|don't let people in the house|haven't had anyone round|haven't had anyone over|can't have people over|can't have people round|don't invite people|don't have people over|don't have people round|nobody's been in my house|no one's been in my house|house is a mess|place is a mess|place is a tip|house is a tip|ashamed of my house|ashamed of the house|embarrassed by my house|don't let anybody in|i don't let people in|won't let anyone in the house|can't let anyone see the house|can't let anyone see the flat|flat is a mess|flat's a mess|house is such a mess|i never have anyone round|i never have anyone over|never invite anyone|meet them outside so|ashamed of my flat|ashamed of my place|embarrassed by the house",
    not: 'work|office|ward|country',
    questions: [
      {
        asks: 'fear',
        ask: "What do you think they'd see first?",
        plain: 'If somebody came in, what would catch their eye?',
        options: [
          ["The table. I'd start there too", "You've looked at it with their eyes already."],
          ["How long it's been like this", "They'd see the months, and you'd see them see it."],
          ['Not the mess. Me, in the middle of it', 'It was never about the dishes, for you.'],
        ],
      },
    ],
  },
  'words-229': {
    words:
      "clearing out {his/her/mum's/mom's/dad's/mama's}|cleared out {his/her/mum's/mom's/dad's/mama's}|cleaned out {his/her/mum's/mom's/dad's/mama's}|cleaning out {his/her/mum's/mom's/dad's/mama's}|sort through {his/her/mum's/mom's/dad's} things|sorting through {his/her/mum's/mom's/dad's}|go through {his/her/mum's/mom's/dad's} things|went through {his/her/mum's/mom's/dad's} things|{his/her} clothes are still|{his/her} things are still|{his/her} clothes in the wardrobe|{his/her} clothes in the closet|emptied {his/her} wardrobe|emptied {his/her} closet|haven't touched {his/her} room|{his/her} room is still|give away {his/her} clothes",
    not: 'desk|account',
    questions: [
      {
        asks: 'moment',
        ask: 'Which one thing could you not put in a bag?',
        plain: 'What would you never be able to throw out?',
        options: [
          ['Something with the smell still on it', "You don't open it much, so it lasts."],
          ['A list, in that handwriting', 'Milk, stamps, and there they are, talking to you.'],
          ["Most of it. I've hardly started", "As long as it hangs there, you've not said yes."],
        ],
      },
    ],
  },
  'words-230': {
    words:
      "i'm a single mum|i'm a single mom|i'm a single dad|i'm a single parent|im a single mum|im a single mom|single mum,|single mom,|single dad,|if you're a single parent|can't be a single dad|as a single mum|as a single mom|as a single parent|as a single dad|raising them alone|raising him alone|raising her alone|bringing them up alone|bringing him up on my own|raising my kids alone|on my own with the kids",
    not: "my mum was|raised by|grew up|i was raised|she's a single|he's a single|sister's a single|sister is a single|daughter is a single|daughter's a single|neighbor|neighbour|mother was a|son of a",
    questions: [
      {
        asks: 'moment',
        ask: 'When your kid does something great, who do you tell?',
        plain: "Who hears it first when there's good news about your kid?",
        options: [
          ['My phone. I take a picture', 'And you look at it later, on your own.'],
          ['Whoever picks up', "You need one more 'no kidding' than you've got."],
          ["Nobody. That's when I feel it", "The bad days you manage. It's the good ones."],
        ],
      },
    ],
  },
  'words-231': {
    words:
      "i've gotten hard|i'm getting hard|ive gotten hard|i've gone hard|i've gone cold|i feel numb|i don't feel anything anymore|i don't feel anything any more|i feel nothing anymore|theres nothing behind it|dont care about anything|don't care about anything|stopped caring about|don't even turn my head|today i walk past|nothing touches me|compassion fatigue|nothing gets to me anymore|i've gone numb|i have gone numb|i went numb|i'm numb|was gone and went for lunch|i feel nothing any more|nothing moves me|it all washes over me|i used to cry and now i|i've hardened",
    not: "smoking|leg*|hand|hands|finger*|arm*|foot|feet|toes|face|they don't",
    questions: [
      {
        asks: 'exception',
        ask: 'When did something last get through to you?',
        plain: 'What was the last thing that reached you?',
        options: [
          ['Something small. A kid, or a dog', "They don't ask you for anything, so they get in."],
          ['A song, before I switched it off', 'You felt it for a second, anyway.'],
          ['I make sure nothing does', "Then it isn't gone. You're keeping it out."],
        ],
      },
    ],
  },
  'words-232': {
    words:
      "i slammed|slammed the door so hard|slammed the boot|slammed the locker|slammed the phone|i threw the plate|i threw a plate|i threw my phone|i punched the wall|i put my fist|kettle through the window|could've thrown the|wanted to throw the|could spit nails|i boil|i kicked the {door/wall/bin/car/chair/table/machine/locker/fence/bucket across}|i kicked off at|i kicked off when|i kicked a|i hit the wall with|i smashed the|i smashed a|i wanted to scream|i could have screamed|i could scream",
    not: 'he slammed|she slammed|dad slammed|boil the|boil an|boil water|boil pot*|boil egg*|boil rice|boil some|boil it|a ball|habit',
    questions: [
      {
        asks: 'view',
        ask: 'In plain words, what would you have shouted?',
        plain: "If you'd said it out loud, what would it be?",
        options: [
          ["'Listen to me, for once'", "You'd tried it quietly, probably many times."],
          ["'I'm leaving,' even though I'm not", "You wanted them to feel what they'd lose."],
          ["'I'm frightened,' and I'd hate them to know", 'Loud was the safer way for you to say it.'],
        ],
      },
    ],
  },
  'words-233': {
    words:
      'set two places|set a place for|table for four last night|table for one too many|two cups out|set two cups|make two cups|made two cups|made tea for two|cook for two|cooked for two|lay the table for|laid a place for|still cook for {two/three/four/five}|still cooking for {two/three/four}|cooking for two|still lay two|still set two|pour two cups|poured two cups|still make enough for two|made enough for two|bought {his/her} favourite by mistake|reached for {his/her} cup',
    not: 'drops in|date|in case|restaurant|recipe',
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do, once you notice?',
        plain: 'When you catch yourself, what comes next?',
        options: [
          ['Put it back, quick, before I think', 'Your hands forgot for a second. You had company.'],
          ['Leave it. It can stay a while', "There's no law says you've got to clear it."],
          ["Talk to it, if nobody's in", "Plenty do. You'd be surprised who."],
        ],
      },
    ],
  },
  'words-234': {
    words:
      "{dad's/mum's/mom's/nan's/gran's/grandad's/grandpa's/grandma's} {chair/armchair/recliner}|{his/her} armchair|{his/her} recliner|{his/her} old chair|{his/her} empty chair|{his/her} chair is|{his/her} chair's|look at {his/her} chair|sat in {his/her} chair|sit in {his/her} chair|sat down in {his/her} chair|sitting in {his/her} chair|{his/her} chair by the|{his/her} seat at the table|{his/her} place at the table|where {he/she} used to sit|where {he/she} always sat|{his/her} spot on the couch|{his/her} spot on the sofa",
    not: "wheel*|offered|my seat|desk|push*|pull*|doctor|boss|teacher|he sat|she sat|he sits|she sits|he's sat|he just sits|asleep in|keep his chair",
    questions: [
      {
        asks: 'moment',
        ask: 'Who sits there now?',
        plain: 'That place, does anyone use it these days?',
        options: [
          ['Nobody. It stays empty', "It's kept as it was, and you walk round it."],
          ["I do, when I can't sleep", 'You get the view they had, at least.'],
          ['Guests. I hold my breath', "They sit down easy, and you don't."],
        ],
      },
    ],
  },
  'words-235': {
    words:
      'pros and cons|pros list|the cons list|list of pros|made a list of reasons|wrote down all the reasons|for and against|pluses and minuses|weighed it all up|columns on a|wrote a list of reasons|wrote a list of pros|wrote a list of what|wrote lists of|made lists of|made a spreadsheet of the|made a spreadsheet to decide|a list for and a list against|reasons to stay and reasons to|reasons to go and reasons to|list of reasons to {stay/go/leave}',
    not: 'mistakes|my faults|they made|he made|she made|gave me',
    questions: [
      {
        asks: 'want',
        ask: 'While you wrote it, which side were you rooting for?',
        plain: 'Which column did you secretly want to win?',
        options: [
          ['The pros. I kept padding them', "So you knew, before you'd finished the page."],
          ["The cons, if I'm honest", 'You were hoping for a way out on paper.'],
          ['Neither. I wanted someone to pick for me', "A list can't take the blame, and you knew it."],
        ],
      },
    ],
  },
  'words-236': {
    words:
      'safe topics|only talk about the weather|talk about the weather|we talk about nothing|never talk about anything real|never talk about anything deep|stick to small talk|never say anything real|nothing real gets said|only talk about work|only talk about the kids|only talk about football|only talk about logistics|only ever talk about|we talk about the dog|keep it light',
    questions: [
      {
        asks: 'fear',
        ask: 'Which subject would end the conversation?',
        plain: "What can't be said between you without it all going quiet?",
        options: [
          ['Money. Definitely money', 'You could set your watch by that one.'],
          ["Someone who isn't at the table", 'You all step around that one person.'],
          ['How it really was, back then', "You've each got your own version, and nobody's asked."],
        ],
      },
    ],
  },
  'words-237': {
    words:
      "i don't visit|i didn't visit|i haven't visited|i havent visited|i should visit|i can't face visiting|i can't bear to visit|i dread visiting|dread the visit*|before every visit|morning of a visit|it's draining, every visit|every visit is|after every visit|i didn't go to see {him/her}|visit {him/her} in the home|visit {him/her} in the hospital|visit {him/her} in hospital",
    not: 'country|museum|visit me|midwife|grave*|cemetery|website|dentist|church',
    questions: [
      {
        asks: 'fear',
        ask: 'At the door, what are you bracing for?',
        plain: 'Just before you go in, what do you dread?',
        options: [
          ["How much smaller they'll look", "You'd like to keep the size you remember."],
          ['The same talk, word for word', 'You could send a recording of yourself.'],
          ["That I'll want to leave right away", 'You can love somebody and watch the clock.'],
        ],
      },
    ],
  },
  'words-238': {
    words:
      "nobody visits me|no one visits me|nobody visits|no one visits|never visit me|don't visit me|don't come to see me|never come to see me|never comes to see me|kids don't visit|kids never visit|hardly visit|only visit when|reason for not visiting|don't visit anymore|don't come by anymore|who'd visit if|children don't visit|sons don't visit",
    not: 'brother|sister|mum|mom|i hardly|i only|visits him|visits her|visits them|visits dad|visits mum|visits mom|visits the|visit him|visit her|visits my',
    questions: [
      {
        asks: 'view',
        ask: 'What do they think your days are like?',
        plain: 'How do they picture your week?',
        options: [
          ["Full. That's what I tell them", "You fib so they won't worry."],
          ["They don't. They've got their own lives", 'You raised them busy, or somebody did.'],
          ["They know. That's why they stay away", "You'd forgive it sooner if they didn't know."],
        ],
      },
    ],
  },
  'words-239': {
    words:
      "like roommates|like flatmates|like housemates|more like friends than|separate rooms|separate beds|separate bedrooms|sleep apart|something went out of the marriage|that's the marriage|we hardly speak|we barely speak|hardly talk anymore|barely talk anymore|we don't talk anymore|strangers in the same house|live like strangers|like strangers|i'm in the lounge|might have been a lamp post",
    not: 'kids have|sister',
    questions: [
      {
        asks: 'exception',
        ask: 'What was the last thing you two laughed at?',
        plain: 'When did you two last find something funny, and what?',
        options: [
          ['Something on TV, months ago', 'So something still works between you.'],
          ['Something mean about someone else', "A laugh at someone's expense. That was the shared ground."],
          ["I'd have to make one up", "You'd have liked to have one ready."],
        ],
      },
    ],
  },
  'words-240': {
    words:
      "want out of this marriage|want out of the marriage|want a divorce|leave my husband|leave my wife|leaving my husband|leaving my wife|i want to leave {him/her}|should i leave {him/her}|thinking of leaving {him/her}|i'd leave {him/her} if|i would leave {him/her}|why am i still with|should i break up with|want to break up with|want to split up|ready to leave {him/her}",
    not: "he told me|she told me|he's thinking|she's thinking|said i want|says i want|parents|daughter|son",
    questions: [
      {
        asks: 'moment',
        ask: 'When you picture it done, where are you?',
        plain: "Imagine it's over: where are you sitting?",
        options: [
          ['A small place, door shut, breathing', "You've put yourself somewhere with a lock."],
          ['In front of my family, explaining', "You've gone straight to the hard audience."],
          ["Nowhere. I can't get past the telling", "You're stuck on one sentence, and it's a hard one."],
        ],
      },
    ],
  },
  'words-241': {
    words:
      "marriage is for life|one does not divorce|we don't divorce|don't do divorce|divorce isn't done|divorce is not done|nobody in my family divorces|no one in my family has divorced|nobody in our family divorces|first divorce in|against divorce|you make your bed|till death do us part|for better or worse|you don't just leave|marriage is sacred|divorce is a sin|you stick it out",
    questions: [
      {
        asks: 'rule',
        ask: 'Who do you know that stayed, and how was it?',
        plain: 'Think of one who kept that rule. How did it go?',
        options: [
          ['They got kinder, late in the day', "You've seen it pay, for some."],
          ['One of them went silent for good', 'You noticed, even if nobody said.'],
          ["It's told as a love story. It wasn't", "And you've been living by that story."],
        ],
      },
    ],
  },
  'words-242': {
    words:
      "compares me|compared me|compare me to|why can't you be|why cant you be more|be more like your|golden child|mum's face when my brother|tells me about it weekly|never got that face|hear about how well|hear about {his/her} degree|hearing her name at|wall: degree|shining example|compares me with|compared me with|compares us|hearing her name at every|hearing his name at every|was always the favourite|was always the favorite|is the favourite|is the favorite|was the favourite|was the favorite|never was the favourite|never was the favorite|mum's favourite|mom's favorite|dad's favourite|dad's favorite|mother's favourite|father's favourite|why aren't you more like|not like your sister|not like your brother",
    not: "food|film|song|i was the golden|i'm the golden|im the golden|i was the favourite|i was the favorite|i'm the favourite|im the favourite|i was always the|dish|colour|color|team|new girl's",
    questions: [
      {
        asks: 'view',
        ask: 'What would that other person say about being the one held up?',
        plain: 'How might they feel, always being the example?',
        options: [
          ["It's no picnic up there either", "You might've had company in it, if you'd asked."],
          ['They never asked for it', 'Neither of you picked the part you got.'],
          ["They like it. Who wouldn't", "You'd have liked a turn."],
        ],
      },
    ],
  },
  'words-243': {
    words:
      "buy somthing for myself|buy something for myself|buying something for myself|spend money on myself|spending money on myself|spend on myself|feel guilty when i spend|feel guilty buying|feel guilty if i buy|nice things for myself|can't spend on|never buy myself|buy anything for myself|get anything for myself|never buy anything for me|never treat myself|can't treat myself|feel guilty treating myself|don't buy myself|every naira i spend on myself|every penny i spend on myself|every cent i spend on myself|guilty spending|bought something for myself|bought myself something|last time i bought myself|and buy myself",
    not: "can't afford|flowers because",
    questions: [
      {
        asks: 'rule',
        ask: 'How much can you spend on yourself before it feels like too much?',
        plain: "What's the most you'd spend on just you, and feel all right?",
        options: [
          ['About the price of a coffee', 'You know that limit to the cent.'],
          ['Anything, so long as no one sees the bag', "So it isn't your purse that's judging."],
          ["It's not the sum. It's that it's for me", "You're the one person you don't shop for."],
        ],
      },
    ],
  },
  'words-244': {
    words:
      'bank letters|open the letters|opening the letters|open my letters|unopened letters|unopened envelopes|unopened post|unopened mail|open the post|open the mail|open my mail|open my post|open the envelope|open the bills|opening the bills|brown envelope*|look at my account|look at the balance|check my balance|check my bank|avoid the bills',
    not: 'before she|before he|before they|results|exam',
    questions: [
      {
        asks: 'moment',
        ask: "Where does it all sit while you're not looking?",
        plain: 'Where do you put it until you can face it?',
        options: [
          ['A drawer that no longer shuts', 'Even the furniture is telling on you.'],
          ['In plain sight, under the fruit', 'You pass it every morning and say nothing.'],
          ['In my stomach, mostly', 'You carry it about, opened or not.'],
        ],
      },
    ],
  },
  'words-245': {
    words:
      "never paid me back|hasn't paid me back|haven't paid me back|won't pay me back|owes me money|still owes me|lent {him/her/them} money|lent him|lent her money|lent my brother|lent my sister|lent my friend|lent my cousin|that i lent|delayed the repayment|loaned {him/her/them}|gave {him/her} a loan|handed it over without|borrowed money from me|borrows money from me",
    not: 'i never paid|car|book|books|van|drill|tools|coat|an ear|a hand|my charger|bike|dress',
    questions: [
      {
        asks: 'want',
        ask: 'Besides the money, what would you like back?',
        plain: "What's gone that isn't about the money?",
        options: [
          ['A sorry. Even a sheepish look', "You'd knock something off the bill for that."],
          ['How easy we were before', "Now you check what they're ordering."],
          ['My good opinion of them', "You'd rather have lost just the money."],
        ],
      },
    ],
  },
  'words-246': {
    words:
      "haven't brought it up|havent brought it up|never brought it up|never bring it up|can't bring it up|cant bring it up|don't dare bring it up|scared to bring it up|afraid to bring it up|don't know how to bring it up|how to bring up|neither of us has mentioned|neither of us mentions|haven't raised it|can't raise it|don't know how to say it|i can't bring myself to mention|can't bring myself to raise it|haven't mentioned it|havent mentioned it|i keep meaning to bring it up|keep not bringing it up|waiting for the right moment to bring|haven't found the moment|don't know how to raise it|don't know how to start that conversation",
    not: 'kids|children|child|boys|girls|a son|a daughter|died|dead|passed|english',
    questions: [
      {
        asks: 'moment',
        ask: 'Where would you be standing when it came up?',
        plain: 'If it did get said, where would that be?',
        options: [
          ['At the sink, with my back turned', "You'd want something for your hands to do."],
          ['In the car, so nobody has to look', "You can say more when you're both looking ahead."],
          ['Halfway out the door', "You'd want your coat on for the answer."],
        ],
      },
    ],
  },
  'words-248': {
    words:
      "stare at the screen|staring at the screen|stared at the screen|at my desk and nothing|same email four times|same email three times|same page over|my brain shuts|brain just stops|brain stops|brain is fog|brain fog|i can't concentrate|cant concentrate|can't focus|look at the form and|read the same {page/line/email/sentence/paragraph/report/chart/message}|reading the same {page/line/email/sentence/paragraph/report/chart/message}|can't think straight|cant think straight|my head's a fog|head is fog|i can't take anything in",
    not: 'together|books',
    questions: [
      {
        asks: 'moment',
        ask: 'Where does your mind go instead?',
        plain: "While your eyes are there, what's your head doing?",
        options: [
          ["Nowhere. It's like static", 'You might just be out of gas.'],
          ["Back home, to what's undone", "You're in two places and paid for one."],
          ["Anywhere I'm not failing", "Your mind's got sense enough to leave the room."],
        ],
      },
    ],
  },
  'words-249': {
    words:
      "i packed a bag|i packed my bag|packed my bag|i packed a suitcase|i've packed a bag|i had a bag packed|bag packed under|suitcase under the bed|bag by the door|bag in the boot|bag in the trunk|bag in the back of the closet|i keep a bag packed",
    not: 'he packed|she packed|hospital bag|maternity|come back for me|came back for me|i was seven|holiday|school|my mother|my mum|my mom|for him|for her|lunch|flight',
    questions: [
      {
        asks: 'moment',
        ask: 'What went into the bag first?',
        plain: 'Packing it, what did you take before the rest?',
        options: [
          ["Papers and a charger. I'd thought it out", 'You meant business, that day.'],
          ['Something useless. A mug, a picture', "You saved what you'd be sorry to lose."],
          ["I packed badly. I knew I'd stay", 'Maybe you needed the bag more than the trip.'],
        ],
      },
    ],
  },
  'words-250': {
    words:
      "emails till midnight|emails at midnight|emails at night|emails in bed|emails on holiday|emails on vacation|emails at the weekend|emails on weekends|check my emails|checking my emails|check my work phone|work phone on|answer emails at|work calls at dinner|can't switch off from work|can't switch off after|laptop on holiday|laptop in bed|always reachable|always available|emails after work|emails after dinner|emails on sunday|emails on my day off|emails at dinner|checking work messages|check work messages|messages from work at night|phone by the bed in case work|still answering emails|answering emails",
    not: 'all night nurse|on call for',
    questions: [
      {
        asks: 'fear',
        ask: 'What do you think happens if it waits till morning?',
        plain: 'Suppose nobody hears from you till nine. What then?',
        options: [
          ["Nothing. I know it's nothing", 'You know it by day, anyhow.'],
          ['Someone else answers first, and better', 'So you sleep with one eye on the line.'],
          ['They find out they can manage without me', "You've made sure you'd never have to know."],
        ],
      },
    ],
  },
  'words-251': {
    words:
      "parents fight|they fight less when|mum and dad fight|mom and dad fight|stop fighting round me|fighting round me|fighting around me|parents argue|parents arguing|my parents scream|played peacemaker|i'm the peacemaker|between my parents|keep the peace between|piggy in the middle|parents shouting|papa shouting|when they fight|when they shout|host parents fight|caught in the middle of their|stuck in the middle of their|mum and dad argue|mom and dad argue|mum and dad shouting|mom and dad shouting",
    not: 'nothing between|no difference between|when i was',
    questions: [
      {
        asks: 'moment',
        ask: 'When voices go up, where do you go?',
        plain: 'Once it starts, where are you?',
        options: [
          ['In between, with a joke', "You keep them laughing so they'll stop."],
          ['Upstairs, door shut, still listening', 'You heard every word, and the pauses.'],
          ['Nowhere. I freeze and count', 'You leave without taking a step.'],
        ],
      },
    ],
  },
  'words-252': {
    words:
      "same fight|same argument|same row every|we fight all the time|we fight about|we fight over|we're always fighting|we always argue|we argue about|we argue over|always end up fighting|always end up arguing|always about money|the last thing i want is another fight|fight again about|fight each year|fighting about the same",
    not: 'kids fight',
    questions: [
      {
        asks: 'moment',
        ask: 'Which line does one of you always say?',
        plain: 'In that fight, what sentence always turns up?',
        options: [
          ["'You always,' and we're off", 'Two words, and you both know your parts.'],
          ["'Fine.' It's never once been fine", 'You both know what it means by now.'],
          ["The unkind one, and it's usually me", "You know where they're soft. That's the trouble."],
        ],
      },
    ],
  },
  'words-253': {
    words:
      "nobody left who|nobody left ther who|no one left who|they're all gone|of our batch|everyone i knew is|all my friends are dead|all my friends have died|most of my friends are dead|outlived them all|outlived all|who remembers me|they're all gone now|friends are all gone|all gone now, my|all my friends are gone|everyone i knew is gone|i'm the last one left|the last of my|i'm the only one left|i am the only one left|only one left who remembers|nobody remembers {me/him/her/us/them/those/what/how}|no one remembers {me/him/her/us/them/those/what/how}",
    not: 'milk|cake|orders|office|single|unmarried|money|savings|election|birthday|hair|teeth',
    questions: [
      {
        asks: 'view',
        ask: 'Which story does nobody else remember now?',
        plain: 'What memory is only yours these days?',
        options: [
          ['A silly one. You had to be there', "And you're the only one who was."],
          ['How my folks met. I may have it wrong', "There's nobody to correct you, and you'd love it."],
          ['What I was like, before all this', "You'd like one witness to the younger you."],
        ],
      },
    ],
  },
  'words-254': {
    words:
      'when i was young i wanted|when i was little i wanted|as a kid i wanted to be|as a child i wanted to be|always wanted to be a|i wanted to be a|wanted to be a singer|dreamed of being|dreamt of being|used to dream of|i used to want to be|i was going to be a|gave up singing|gave up painting|gave up music|gave up my dream|stopped drawing|stopped painting|stopped singing',
    not: 'if i stopped|i want to be a better|mother|mom|mum|dad|father|good|better|part of|bigger|help|friend|burden|nightmare*|chased',
    questions: [
      {
        asks: 'exception',
        ask: "What's left of that, on an ordinary day?",
        plain: 'Where does a bit of it still show up?',
        options: [
          ["A little, when nobody's around", "It only comes out for you when it's safe."],
          ['I watch people who do it, closely', "You'd know in a minute who's faking."],
          ['I keep well away from it', "It still pulls, or you wouldn't keep your distance."],
        ],
      },
    ],
  },
  'words-255': {
    words:
      'if i could go back and|if i could go back to|if i could turn back|turn back time|turn back the clock|if i had my time again|if i could do it again|if i could do it over|a lot to start over|could start over with|be a proper dad this time|be a better mother this time|if i had that time back|wish i could do it over|want those years back|never get those years back',
    not: 'school|college|uni|work|home',
    questions: [
      {
        asks: 'moment',
        ask: 'Which afternoon would you go back to?',
        plain: 'If you could have one day over, which one?',
        options: [
          ["One where I could've just stayed", 'You had your coat on, and you see it now.'],
          ["The one with the words I can't unsay", "You'd only need about ten seconds of it."],
          ['One nobody else would remember', "Only you know that's where it turned."],
        ],
      },
    ],
  },
  'words-256': {
    words:
      "i took the blame|i take the blame|i took the fall|i covered for|i cover for|i've covered for|i lied for|i lie for|i made excuses for|i make excuses for|i'm always making excuses for|i vouched for|i stuck my neck out for|i backed {him/her} up when",
    questions: [
      {
        asks: 'cost',
        ask: "What has that cost you that nobody's counted?",
        plain: 'What did it take out of you that no one saw?',
        options: [
          ['My sleep, for one thing', 'You pay for it at night.'],
          ["Some people's good opinion", "They only know half of it, and you can't say."],
          ["I'm used to it. That's what it cost", 'You got good at it, and it became your job.'],
        ],
      },
    ],
  },
  'words-257': {
    words:
      "cover the hospital bracelet|covers where i cut|cover my scars|hide my scars|hide my arms|hide my hands|hide my face|long sleeves in|wear long sleeves|cover my mouth when|hand over my teeth|hide my teeth|keep my hat on|wear a wig|cover the bruise*|hide my belly|hide my body|hospital bracelet|bracelet with my sleeve|keep my sleeves down|pull my sleeves down|always wear sleeves|i cover my arms|i cover my face|i cover my legs|keep my mouth shut when i smile|don't smile with my teeth|i keep my hands under|hands in my pockets so",
    not: 'cold|winter',
    questions: [
      {
        asks: 'exception',
        ask: "Who's seen it and not flinched?",
        plain: 'Which person knows, and treats you the same?',
        options: [
          ['One person. I still think about it', 'You know exactly how they looked at you.'],
          ['A nurse, who just got on with it', 'Sometimes plain and busy is what you need.'],
          ["Nobody. I've never tested it", 'You decided for them, early on.'],
        ],
      },
    ],
  },
  'words-258': {
    words:
      "contract ends|contract is ending|end of my contract|finish my contract|contract runs out|contract is up|renewing my contract|renew my contract|extend my contract|last day of the contract|redundancy letters|going to be laid off|might be laid off|they're laying off|my position is being cut|my job is going|they're letting people go|are letting people go|not be renewing my contract|not renewing my contract|won't be renewing my contract|contract isn't being renewed|my contract is not|laying people off|being made redundant|job ends in|at risk of redundancy|funding ends|funding runs out",
    questions: [
      {
        asks: 'want',
        ask: 'What would you like settled before that day?',
        plain: 'Before it ends, what needs to be sorted?',
        options: [
          ['Money, enough for a few months', "You'd breathe differently with that in the bank."],
          ["Where I'll be, and who with", "You'd like one thing not to move."],
          ["Who I'd be without it", "The badge comes off, and you'd still be somebody."],
        ],
      },
    ],
  },
  'words-259': {
    words:
      "corrects my english|corrected my english|my english is|your english|laughed at my english|laugh at my english|laughs at my english|english is not enough|jokes in english|when the old lady makes a joke|stupid in english|in english i am|in english i'm|repeat myself because of|can't find the words in english|learn proper english|speak now english|with my english|my bad english|my poor english|in a second language|in a foreign language|i can't be funny in english|not funny in english|in english i sound|i speak like a child|i sound like a child in|words don't come in english|too poor for that in english",
    not: 'grade|teacher|tutor|forgive|best subject|essay|class|exam',
    questions: [
      {
        asks: 'exception',
        ask: 'What are you like in your own language?',
        plain: 'How would people know you, in your mother tongue?',
        options: [
          ['Funny. They laughed, and with me', "Your jokes don't translate, so people here miss them."],
          ['Quicker, and a good deal ruder', "There's a you that people here haven't met."],
          ["I'm starting to forget", "So you're a little bit of a stranger in both."],
        ],
      },
    ],
  },
  'words-260': {
    words:
      "pretend i'm asleep|pretend im asleep|pretended i was asleep|pretended to be asleep|pretend to be asleep|pretending to be asleep|pretended we were asleep|pretend to sleep|act like i'm asleep|play asleep|lie there with my eyes shut|wait till {he's/she's} asleep|go up after {he's/she's} asleep|go to bed before {him/her}|go to bed after {him/her}",
    not: 'the baby|kids|son|daughter|toddler|my dad|my father|when i was|stepdad|stepfather|uncle|child|little',
    questions: [
      {
        asks: 'cost',
        ask: 'What does that get you out of?',
        plain: 'What do you spare yourself that way?',
        options: [
          ["A talk I haven't the strength for", "You'll have it when you've slept. Or not."],
          ['Being touched, some nights', 'Some nights, sleep is the easiest way to be left alone.'],
          ["Being asked if I'm all right", "You might've answered, and you know it."],
        ],
      },
    ],
  },
  'words-261': {
    words:
      'asleep on my chest|fell asleep on me|falls asleep on me|asleep on my arm|asleep on my shoulder|asleep in my arms|weight of her asleep|weight of him asleep|asleep on my lap|fell asleep holding my|falls asleep holding|asleep on me|asleep against me|asleep on dad|head on my shoulder|head in my lap|asleep with {his/her} head on|asleep holding my',
    not: 'died|passed|every night|till we docked|train stranger|drunk',
    questions: [
      {
        asks: 'moment',
        ask: 'How long did you let it last?',
        plain: 'How long did you stay like that?',
        options: [
          ['Until my arm went dead', 'You paid for it in pins and needles, gladly.'],
          ["Not long. There's always something to do", 'You got up, and you remember it anyway.'],
          ["I'd have stayed all night. I needed it more", 'Nobody asks who was holding whom, but you know.'],
        ],
      },
    ],
  },
  'words-262': {
    words:
      "never said goodbye|didn't say goodbye|never got to say goodbye|didn't get to say goodbye|no chance to say goodbye|couldn't say goodbye|left without saying goodbye|without saying goodbye|no goodbye|wasn't there when {he/she/mum/mom/dad} died|not there when {he/she/mum/mom/dad} died|got there too late|hadn't told {him/her} i loved|never told {him/her} i loved|never got to tell {him/her} i loved|never said i love you to {him/her}|i didn't make it in time to|didn't get there in time to|wasn't with {him/her} when|wasn't there at the end|i wasn't there when {mum/mom/dad/nan/gran/he/she} went",
    not: 'forgotten my name|train|bus|shop|flight|sale|not one to',
    questions: [
      {
        asks: 'view',
        ask: 'What do you think that person knew anyway?',
        plain: 'Even without the words, what were they sure of?',
        options: [
          ['That they mattered to me', "You'd said it for years, in other ways."],
          ["That I'd have come if I could", "You were on your way. That's where you were."],
          ["I don't know. And I won't", "That's the one you've got to carry unanswered."],
        ],
      },
    ],
  },
  'words-263': {
    words:
      "i failed the exam|i failed my exam*|i failed the test|i didn't pass|i didnt pass|told mam the exams|told mum the exam*|told my parents the exam*|haven't told them i failed|haven't told them i dropped out|got kicked out of school|kicked off the course|{they/family/parents/mum/mom/dad/mam/everyone} think i passed|{they/family/parents/mum/mom/dad/mam/wife/husband/everyone} thinks i passed|i flunked|i dropped out and|i dropped out of|nobody knows i failed|no one knows i failed|i failed again|i failed my driving|i failed the bar|i failed the board*|i failed the course|i failed the year",
    not: 'my son|my daughter|he|she|brother|sister|friend|cousin|son|daughter',
    questions: [
      {
        asks: 'view',
        ask: "Who's the hardest one to tell?",
        plain: 'Which person do you least want to hear it?',
        options: [
          ["The proud one. They've told the neighbors", "You'd be taking back their news, not just yours."],
          ["Me. It hasn't sunk in", "You haven't caught up with the news yet."],
          ["Nobody's asked. That's nearly worse", "You'd rather be shouted at than not missed."],
        ],
      },
    ],
  },
  'words-264': {
    words:
      "hands shake before|throw up before exam*|throw up before|sick before every|feel sick before|stomach in knots before|sick the night before|can't eat before|couldn't eat before|don't sleep the night before|i shake before|heart pounds before|panic before every|dread every meeting|dread the meeting",
    not: 'visit|pregnan*|make myself|binge*|chemo',
    questions: [
      {
        asks: 'fear',
        ask: "What's the worst thing somebody could say that day?",
        plain: 'Which sentence are you afraid of hearing?',
        options: [
          ["'Who let you in here?'", 'You half expect it, every time you walk in.'],
          ["'We expected more'", "It's polite, and you'd hear it for weeks."],
          ['Nothing. Just a look between two of them', "You'd fill in the words yourself."],
        ],
      },
    ],
  },
  'words-265': {
    words:
      "lost my faith|losing my faith|lost my belief|i still believed a word|stopped believing in god|don't believe in god any*|stopped praying|can't pray|cant pray|don't pray anymore|stopped going to church|don't go to church any*|stopped going to mass|stopped going to the mosque|don't go to temple anymore|i left the church|i've left the church|since i left the|i no longer believe in god|i no longer believe in any of it|i don't believe in god|i don't believe anymore|i don't believe any more|i don't believe it anymore|stopped believing|i don't believe in it any*|haven't been to church since|haven't been to mass|haven't prayed|i can't say the prayers",
    not: 'firstborn|son has|daughter has|believe {him/her/them/that}|faith in {him/her/them/people/humanity/myself/medicine/men/us/the/my}|in love|in us|in myself|that he|that she|believing him|believing her|believing the|believing in us|father christmas|santa',
    questions: [
      {
        asks: 'want',
        ask: 'Which bit of it do you still miss?',
        plain: 'What from it would you keep, if you could?',
        options: [
          ["The singing. And everyone's coats", 'You miss the people, and the room itself.'],
          ['Somebody to hand things over to', 'You carry it all the way home now.'],
          ['Being sure. About anything', 'You stood on that for years, and it held.'],
        ],
      },
    ],
  },
  'words-267': {
    words:
      "find me only by|die alone|dying alone|dying on my own|end up alone|ending up alone|grow old alone|growing old alone|old and alone|alone when i'm old|nobody would notice if i fell|no one would notice if i fell|how long before anyone|lying there for days|lie there for days|nobody to find me|no one to find me",
    not: "suicid*|kill|mum|mom|dad|my mother|my father|grandma|nan|should die alone|let him die|let her die|he'll die|she'll die|patient*",
    questions: [
      {
        asks: 'view',
        ask: "Who'd knock, if your curtains stayed shut?",
        plain: 'Which person would come and check on you?',
        options: [
          ['A neighbor, by about Thursday', "Not fast, but you'd be missed by somebody."],
          ['Somebody I owe something to', "You can joke about it. You've clearly done the math."],
          ["I've thought about it. I don't know", "That's a cold thing to know at bedtime, and you do."],
        ],
      },
    ],
  },
  'words-268': {
    words:
      "afraid {he'll/she'll/they'll} leave|scared {he'll/she'll/they'll} leave|worried {he'll/she'll} leave|afraid {he/she} will leave|scared {he/she} will leave|afraid {he's/she's} going to leave|scared {he's/she's} going to leave|afraid of losing {him/her}|scared of losing {him/her}|terrified of losing {him/her}|afraid of being left|scared of being left|worried {he'll/she'll/they'll} leave|afraid {he'll/she'll} go|i think {he'll/she'll} leave me|sure {he'll/she'll} leave me|one day {he'll/she'll} leave me|{he'll/she'll} leave me one day|{he'll/she'll} leave me for|terrified {he'll/she'll} leave|frightened {he'll/she'll} leave|scared {he/she} might leave|afraid {he/she} might leave",
    not: 'dying|cancer|ill|sick|hospital|tumour|tumor|son|daughter',
    questions: [
      {
        asks: 'cost',
        ask: "What do you do so it won't happen?",
        plain: 'How do you try to keep that person?',
        options: [
          ['I say yes to nearly everything', "You've been getting smaller to be easier to keep."],
          [
            'I check. The phone, the tone, the face',
            "It's full-time work, reading someone, and you're tired.",
          ],
          [
            "I go cold first. Then it can't surprise me",
            'You step back early, so nobody gets to do it first.',
          ],
        ],
      },
    ],
  },
  'words-269': {
    words:
      "making the wrong choice|make the wrong choice|making the wrong decision|make the wrong decision|choose wrong|choosing wrong|afraid of choosing|scared of choosing|scared to choose|i can't decide|i cant decide|can't make up my mind|going back and forth|keep going back and forth|what if i regret|afraid i'll regret|scared i'll regret|it's the wrong decision|it'll be the wrong decision|be the wrong decision|don't know which to choose|don't know which one to choose|can't choose between|torn between|making a mistake if i|afraid it's a mistake|scared it's a mistake|afraid of making a mistake",
    not: 'is true|made the wrong|was the wrong|restaurant|what to wear',
    questions: [
      {
        asks: 'fear',
        ask: 'Who would blame you if it went wrong?',
        plain: "If it turned out badly, who'd hold it against you?",
        options: [
          ['Only me. For about ten years', "You'd be harder on yourself than anyone."],
          ["Someone who'd say 'I told you so'", 'You can hear the tone already.'],
          ['If I never choose, nobody can', "That's safe for you, and it's a choice too."],
        ],
      },
    ],
  },
  'words-270': {
    words:
      "cross the street when|cross the road when|i duck|i ducked|i hide when|avoid that street|different shop so|different store so|different aisle|take another route so|walk the other way round|i crossed the street|i crossed the road when|crossed the street to avoid|crossed the road to avoid|cross the street to avoid|cross the road to avoid|i hid behind the {shelf/shelves/freezers/flour sacks/krispy kreme/bread/car/tree/bins/magazines}|and hid behind the {krispy kreme/shelf/shelves/freezers/bread/bins/magazines}|i pretended not to see|i pretend not to see|i pretended i didn't see {him/her/them}|i hid in the toilets|i hid in the loo|hid in the next aisle|turned round when i saw|turned around when i saw|put my head down when i saw|hoped {he/she} wouldn't see me|hoped {he/she} hadn't seen me|hoped they wouldn't see me",
    not: 'clutched|handbag|men selling|car seat|they crossed|sofa|shout*|when i was little|as a kid|under the bed|old man crossed',
    questions: [
      {
        asks: 'fear',
        ask: "What didn't you want that person to see?",
        plain: "If you'd been spotted, what would they have noticed?",
        options: [
          ['How I look these days', "You'd like a month's notice and a haircut."],
          ['What I ended up doing', "You've been answering a question they may never ask."],
          ["That I'm still not over it", "You'd have shown it, and they'd have known."],
        ],
      },
    ],
  },
  'words-271': {
    words:
      "put me on the spot|i couldn't say no|i couldnt say no|i can't say no|i cant say no|i never say no|i've never said no|said yes before|said yes again|i always say yes|say yes to everyone|say yes to everything|said yes when i meant|say yes when i mean|hard to say no|bad at saying no|scared to say no|don't know how to say no|i let my brother in law put",
    questions: [
      {
        asks: 'moment',
        ask: 'What happens in the half second before the yes?',
        plain: 'Just before you agree, what goes on in you?',
        options: [
          ['I see their face fall, so I jump in', "You fix their disappointment before it's happened."],
          ["Nothing. It's out before I've thought", "Your mouth's been trained longer than you have."],
          ["I'm already angry, and smiling", 'They get your yes, and you pay for it later.'],
        ],
      },
    ],
  },
  'words-272': {
    words:
      "never says much but|not a man of many words|man of few words|woman of few words|never says it but|never says i love you but|doesn't say it but|doesn't say i love you but|shows it by|shows his love by|shows her love by|way of saying i love you|way of saying sorry|checks my tires|checks my tyres|{dad's/mum's/mom's/he's/she's} never said much|{he/she/dad/mum/mom} drives four hours|doesn't say much but|doesn't talk much but|not one for words|isn't one for words|fixing my car|fixing your car|shows love by|shows {his/her} love|fixes things for me|peels me fruit|cuts me fruit|cuts fruit for me|asks if i've eaten",
    not: "died|dead|was a man|passed|i drive|it's me who|its me who|used to|god rest|late|funeral|gone now|never shows|never showed",
    questions: [
      {
        asks: 'view',
        ask: "What's your way of saying it back?",
        plain: 'How do you return that, without the words?',
        options: [
          ["I let them. That's my part", 'You let them be good to you. That counts.'],
          ['Same way: I bring food, I fix things', 'So you two understand each other fine.'],
          ["I don't. And I should hurry", 'You know roughly how many chances there are.'],
        ],
      },
    ],
  },
  'words-274': {
    words:
      "moved their handbags|moved her handbag|clutched her bag|clutched their bags|clutch their bags|moved away from me on|moved seats when i|changed seats when i|held their noses|crossed the street when they saw me|get up when i sit down|got up when i sat down|followed me around the shop|followed me round the shop|followed me around the store|go back where you came from|asked where i'm really from|told me to go back to {my country/my own country/where i came from/where i come from/africa/india/china/poland/pakistan/mexico}|go back to your country|go back to your own country|go back to where you|held her bag tighter|held on to her bag|nobody sits next to me|no one sits next to me|won't sit next to me|kids' plates away from|asked if i speak english|asked where i'm really|where are you really from|where i am really from|security follows me|follows me around the shop|follows me round the shop|follows me around the store|called me a terrorist|called me a foreigner",
    questions: [
      {
        asks: 'want',
        ask: 'What could one other person there have done?',
        plain: 'What did you want somebody nearby to do?',
        options: [
          ["Come and sit by me. That's all", "You'd only have needed the one person."],
          ['Said out loud what just happened', "Then you'd not be the only witness."],
          ["Nothing. I've stopped expecting it", "It stings you less that way. It's lonelier, too."],
        ],
      },
    ],
  },
  'words-275': {
    words:
      'moved for {his/her} job|moved here for {his/her}|moved to swindon for|i followed {him/her} to|followed {him/her} here|moved here for {him/her}|moved for {him/her}|left everything for {him/her}|gave up everything for {him/her}|gave up my job for {him/her}|gave up my career for|gave up my career to|gave up my country|left my country for|left my family to be with|moved across the country for',
    questions: [
      {
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
    ],
  },
  'words-276': {
    words:
      "only settles with me|baby wakes|baby won't sleep|baby doesn't sleep|baby won't settle|up every two hours|wakes every two hours|wakes up every two hours|newborn stage|up with the baby|up all night with the baby|just me and the baby|the baby cries|baby won't stop crying|walking the floor with|night feeds|breastfeeding at",
    not: "in-laws|lost the baby|miscarr*|died|stillb*|my husband got up|he gets up|he got up|my wife got up|next door|upstairs|neighbo*|their baby|her baby|sister's baby",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you say to the baby, just you two?',
        plain: 'Alone with the baby, what words come out?',
        options: [
          ["'It's all right.' I mean us both", "You're rocking two people."],
          ['The grocery list, in a sweet voice', 'They only hear the tune, luckily for you.'],
          ["Things I wouldn't want overheard", "Tired people say things. You're not the first."],
        ],
      },
    ],
  },
  'words-277': {
    words:
      "never thanked me|never thanks me|never a thank you|never says thank you|never said thank you|never say thank you|not one thank you|not once said thank you|a thank you from|a thank you would be|without a thank you|without so much as a thank|nobody thanks|no one thanks|taken for granted|takes me for granted|take me for granted|took me for granted|got no thank you|not a thank you|never a thanks|no thanks for it|get no thanks|got no thanks|gets no thanks|i get no thanks|nobody ever says thank|no one ever says thank|never once thanked|didn't even say thank you|didn't say thank you|doesn't say thank you",
    not: 'no thank you i|i never said|i never thanked|i said no|i never thank|i got a thank|got a thank you from|i take|i took',
    questions: [
      {
        asks: 'want',
        ask: 'For which one thing would you like the thank-you?',
        plain: 'If they thanked you once, for what?',
        options: [
          ['The nights. Nobody saw the nights', 'Your best work was done in the dark.'],
          ["Something small that 'does itself'", 'Funny how it stops when you do.'],
          ["For staying when I didn't want to", "They don't know you ever had your hand on the door."],
        ],
      },
    ],
  },
  'words-278': {
    words:
      "drink to sleep|drink to relax|i drink so|i hide the bottles|hide the bottles|hiding the bottles|counted the bottles|glass of wine every|wine every night|a bottle a night|bottle of wine a|need a drink to|need a drink before|i drink alone|drink alone|drink on my own|drinking alone|drinking more than|i've started drinking|by the box set|drink every night|drink every evening",
    not: "he drinks|she drinks|husband|wife|{dad/mum/mom}'s|water|my mum|my mom|my dad|my mother|my father|he's been|she's been|he drink*|tea|coffee|coke|juice|baby|milk",
    questions: [
      {
        asks: 'moment',
        ask: 'Which glass of the evening is the good one?',
        plain: 'On those nights, which drink does what you want?',
        options: [
          ["The first. It's the only one I taste", 'After that you drink out of habit.'],
          ['The second, when my shoulders come down', "You've found one thing that reaches them."],
          ['None anymore. I pour it anyway', 'It quit working, and you kept on.'],
        ],
      },
    ],
  },
  'words-279': {
    words:
      "prove myself|prove them wrong|prove him wrong|prove her wrong|show them all|they'll shut up|they'd shut up|prove i belong|prove that i|prove i'm|prove im|demonstrate that i belonged|make them proud|make him proud|make her proud|finally be proud|make my parents proud|make my father proud|make my mother proud|on my old teacher's desk",
    questions: [
      {
        asks: 'want',
        ask: "Whose face do you picture when you've done it?",
        plain: "When it's finished, who do you want to see it?",
        options: [
          ['One person. They might not even clap', 'All that work, and you did it for one face.'],
          ['Somebody who laughed, way back', "They've likely forgotten. You've kept the seat for them."],
          ['My own, in the mirror, believing it', "You're the one you can't convince."],
        ],
      },
    ],
  },
  'words-280': {
    words:
      "feel like a fraud|i'm a fraud|im a fraud|feel like a fake|feel like an imposter|feel like an impostor|imposter syndrome|only playing at it|like i'm playing at|they'll find me out|going to find me out|find out i'm not|find out i don't know|they'll find out i can't|got here by luck|got there by luck|don't deserve to be here|if they knew how i fake it|how i fake it|winging it",
    questions: [
      {
        asks: 'view',
        ask: "Who do you know that's the real thing?",
        plain: 'Whom do you compare yourself with, there?',
        options: [
          ['Someone who never seems to sweat', 'You only get to see the outside of them.'],
          ['Nobody, when I look closely', 'Then it may be a bigger club than you thought.'],
          ['Everyone but me, it feels like', "They all look solid from where you're standing."],
        ],
      },
    ],
  },
  'words-281': {
    words:
      "running on empty|dead on my feet|asleep standing up|so tired i could cry|so tired i could|bone tired|every bone in me|completely exhausted|exhausted, i could|i'm wiped out|worn out from|knackered all the time|tired all the time|always tired|i never sit down|haven't sat down|haven't stopped all|don't stop from|on my feet all day|nothing left in the tank|burning the candle",
    not: "he's always tired|she's always tired|husband is|wife is|son is|daughter is|he's tired|she's tired|we'd been on our feet",
    questions: [
      {
        asks: 'exception',
        ask: 'When did you last sit down on purpose?',
        plain: 'When was your last real break?',
        options: [
          ['In the bathroom, and somebody knocked', 'They can find you anywhere, it seems.'],
          ['Last time I was ill', 'You had to get a fever to get a chair.'],
          ["If I sit, I won't get up", 'You know how tired you really are.'],
        ],
      },
    ],
  },
  'words-282': {
    words:
      "come out to my|come out to {him/her/them}|coming out to my|i come out to her|haven't come out|havent come out|scared to come out|afraid to come out|not out to my|not out at work|still in the closet|tell them i'm gay|tell them im gay|tell them i'm trans|tell my parents i'm gay|don't know i'm gay|doesn't know i'm gay|know i'm queer|i'm in the closet|im in the closet|still closeted|i'm closeted|tell them i'm bi|tell them i'm a lesbian|tell my parents i'm bi|tell my parents i'm trans|tell my mum i'm gay|tell my mom i'm gay|tell my dad i'm gay|i'm bi and|im bi and|i'm gay and my|im gay and my|don't know i'm bi|doesn't know i'm bi|don't know i'm trans|not out to them|not out yet",
    not: 'came out to me|came out to us|linen|clothes|shirts|coat|coats|dress|dresses|shoes|i came out',
    questions: [
      {
        asks: 'view',
        ask: 'Who do you think already knows, without being told?',
        plain: 'Has anyone guessed, do you think?',
        options: [
          ['Somebody close, I half suspect', 'They may be waiting on you, politely.'],
          ["A friend who's never asked", "Maybe they're leaving the timing up to you."],
          ["I think they all know. Silence isn't a yes", 'You want it said, and you want it welcome.'],
        ],
      },
    ],
  },
  'words-283': {
    words:
      'want me to be a {lawyer/doctor/engineer/nurse/teacher/accountant/dentist/pharmacist}|wants me to be a {lawyer/doctor/engineer/nurse/teacher}|wants me to become a|want me to become a|wants medicine|heart set on me|hearts set on|wants me to study|want me to study|wants me to do medicine|wants me to do law|wants me to go to med|expects me to go to|parents want me to marry|is the only good line|want me in medicine|expect me to become a|expects me to become a|want me to take over|wants me to marry|want me to get married|expect me to study|expects me to study|hearts set on university|hearts set on me|always wanted me to be a|want me to go into|wants me to go into|wants me to go to university|want me to go to university',
    not: 'died|dead|late father|late mother',
    questions: [
      {
        asks: 'view',
        ask: "What do they know about what you'd rather do?",
        plain: 'How much have you shown them of your own wish?',
        options: [
          ['A hint or two. They change the subject', "They heard you. That's why it changed."],
          ["Nothing. I've kept it away from them", "If they can't see it, they can't spoil it for you."],
          ["Nothing, because I don't know either", "Hard to argue for something you can't name yet."],
        ],
      },
    ],
  },
  'words-284': {
    words:
      "in our culture|in my culture|family motto|motto was|cross-stitched|{dad's/mum's/mom's} saying|we were raised to|i was raised to|was brought up to|were brought up to|in our house you|in our family you|in our family we|where i come from you|where i come from we|the way i was raised",
    not: "boys don't|men don't",
    questions: [
      {
        asks: 'rule',
        ask: 'Who in the family never kept to it?',
        plain: 'Was there one relative who ignored that rule?',
        options: [
          ["There was an uncle. We didn't mention him", "You'd have liked to meet that uncle properly."],
          ['Nobody, that I ever saw', "You've had no one to copy, then."],
          ['The very one who taught it to us', 'You noticed, and you kept it anyway.'],
        ],
      },
    ],
  },
  'words-285': {
    words:
      "forgotten my name|doesn't know me anymore|doesn't know me any more|doesn't know who i am|doesn't recognise me|doesn't recognize me|has dementia|has alzheimer's|dementia is|{mum's/mom's/dad's} dementia|in memory care|calls me by my sister's name|calls me by my brother's name|asks me who i am|asks where mum is|asks where dad is|forgets my name|forgets who i am|doesn't always know me|doesn't always know who i am|thinks i'm her sister|thinks i'm his brother|thinks i'm her mother|thinks i'm the nurse|thinks i'm the carer|got dementia|has got alzheimer's|with dementia|with alzheimer's|her memory's going|his memory's going|losing {his/her} memory|calls me by her sister's name|calls me by his brother's name",
    not: "died|funeral|passed|i wish i hadn't waited|could hear the phone|on purpose|boss|manager|teacher|colleague|train|haircut|lost weight|had dementia",
    questions: [
      {
        asks: 'exception',
        ask: 'What still makes them light up, on a good day?',
        plain: 'On the better days, what still gets through?',
        options: [
          ['A song. Every word of it', "For three minutes you've got them back."],
          ['Something sweet, and my hand', "They may not have your name, but they've got you."],
          ["I've stopped looking. It hurts less", 'You lower your hopes, and feel rotten about it.'],
        ],
      },
    ],
  },
  'words-286': {
    words:
      "at the funeral|at {mum's/mom's/dad's/nan's/gran's} funeral|hand on the coffin|behind the coffin|saw the coffin|by the casket|saw the casket|at the graveside|at the grave|at the wake|the eulogy|at the crematorium|at the cemetery|lowered {him/her}|scattered the ashes|scattered {his/her} ashes|{his/her} ashes|at {his/her} funeral|at my {mother's/father's/mum's/mom's/dad's/brother's/sister's/friend's/husband's/wife's} funeral|day of the funeral|carried the coffin|carried {his/her} coffin|six of us at the grave",
    not: "didn't come|did not come|nobody came|pet|dog|my own funeral|what i'd say|will be at the|won't come to",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you remember of it that nobody else would?',
        plain: 'Which small detail of that stays with you?',
        options: [
          ['Something silly. A bee, a shoe, a hat', 'Your mind found one small thing to hold onto.'],
          ["Who came. And who didn't", "You counted, and you weren't proud of counting."],
          ['Almost nothing. I was organizing', "You'll get to it later, when it's quiet."],
        ],
      },
    ],
  },
  'words-287': {
    words:
      "i push people away|push everyone away|push everybody away|pushed {him/her} away|i run away|i end up wrecking it|end up wrecking|i wreck it|i ruin it|i ruin everything|end up ruining|i sabotage|i self sabotage|i always leave first|leave before they|before they can leave|i pick a fight when|mess it up when it's good|i always mess it up|i disappear when|i always run away|i always run off|i always run when|i always bolt|i bolt when|i go cold when|i shut down when|i start a fight when|i find a way to ruin|i find a way to wreck|i spoil it|i end it before|i leave before|i dump them before|push them away|pushing people away|pushing {him/her} away",
    not: 'from home|he ran|he pushes|she pushes|from the police|he leaves before',
    questions: [
      {
        asks: 'moment',
        ask: "What's usually going on just before?",
        plain: 'Right before you do it, how do things stand?',
        options: [
          ["It's going well. That's the trouble", "When it's good, you start waiting for the end."],
          ["Somebody's got close enough to see", "You back off, and say you're tired."],
          ["I'm sick of waiting for them to go", 'If you end it, at least you saw it coming.'],
        ],
      },
    ],
  },
  'words-288': {
    words:
      "i'm jealous of|im jealous of|i am jealous of|im so jealous|i'm so jealous|so jealous|jealous when|jealous that|i envy|envious of|i was happy when her|happy when her wedding|glad when {he/she} failed|it stings when {she/he}|hate that {she/he} has",
    not: "have a mum|have a mom|have a dad|their mum|their mom|their mother|their father|parents|he's jealous|she's jealous|jealous of me|husband|wife|boyfriend|girlfriend|is jealous|gets jealous|groups of friends|talks to|other girls|other women|other men|his ex|her ex|flirt*|pregnan*|baby|babies|he likes",
    questions: [
      {
        asks: 'want',
        ask: 'What of theirs would you really want?',
        plain: 'If you could have one part of what they have, which?',
        options: [
          ['Not the thing. How easy it is for them', "It's the lack of struggle you'd like."],
          ['Somebody being glad to see me', 'They come home to a face, and you noticed.'],
          ["Nothing. I'd just like them to have less", 'Not your best hour, and you said it straight.'],
        ],
      },
    ],
  },
  'words-289': {
    words:
      "it's my fault|its my fault|it was my fault|my fault that|all my fault|it's on me|that's on me|it's all on me|its cos of me|it's because of me|because of me that|it was because of me|i'm to blame|i blame myself|blame myself for|it's all at my door|it's down to me that|if it weren't for me|if it hadn't been for me|if i hadn't been so",
    not: "not my fault|wasn't my fault|isn't my fault|says it's my fault|said it was my fault|says it was my fault|driv*|raped|abused|died|dead|killed|suicid*|miscarr*|lost the baby|death|hit me|hits me|beat*",
    questions: [
      {
        asks: 'view',
        ask: "If you're fair, who else had a hand in it?",
        plain: 'Besides you, what else played a part?',
        options: [
          ['Plenty. But I was the last one there', 'You were standing nearest when it fell.'],
          ['Luck. I keep leaving luck out', "It's a big thing to leave off your list."],
          ["It's easier to hold if it's all mine", 'At least then you know who to be angry at.'],
        ],
      },
    ],
  },
  'words-290': {
    words:
      "instead of me|didn't invite me|didnt invite me|never invited me|i wasn't invited|i wasnt invited|wasn't invited to|weren't invited|not invited|never asked me along|left me out|leave me out|passed me over|passed over for|picked someone else|chose someone else|they all went without me|went without me|everyone was invited but|first choice was",
    not: "found out|on instagram|on facebook|saw the photos|saw the pictures|died|dead|told me|i didn't invite|i never invited",
    questions: [
      {
        asks: 'moment',
        ask: 'How did you find out?',
        plain: 'Who or what told you about it?',
        options: [
          ['Pictures. Everybody smiling', "You weren't meant to see, or nobody thought to care."],
          ['Somebody let it slip, then went red', 'And you ended up making them feel better.'],
          ['I was standing right there', 'You had to keep your face on in real time.'],
        ],
      },
    ],
  },
  'words-291': {
    words:
      "if i had a car|learn to drive|learning to drive|i can't drive|i cant drive|i don't drive|i never learned to drive|i never learnt to drive|stopped driving|gave up driving|not allowed to drive|lost my license|lost my licence|took my license away|took my keys away|no bus after|depend on {him/her} for lifts|depend on others for rides",
    not: 'son|daughter|teaching|drive past|drive by|her street|his street|anymore because of the drink|crash*|accident',
    questions: [
      {
        asks: 'want',
        ask: 'If you had the keys right now, where to?',
        plain: 'With a car outside, where would you go first?',
        options: [
          ["To see someone, before it's too late", "You've already got the address in your head."],
          ['The water, or anyplace without errands', "You'd drive just to have no reason."],
          ["Away. I'd work out where later", 'Leaving matters more to you than where.'],
        ],
      },
    ],
  },
  'words-292': {
    words:
      "just drive off|just drive away|get in the car and go|get in the car and drive|get in the car and not|just keep driving|drive and not stop|drive across canada|drive across the country|walk out and not come back|walk away from it all|get on a train and|take off and not tell|wi nae phone|one way ticket|disappear for a|and keep driving|i'd keep driving|could keep driving|want to keep driving|drive and drive|just drive until|just drive till|drive until i|drive till i|go and drive across|run away from it all|run off somewhere|pack a bag and go|get on a bus and|get on a plane and|walk out the door and keep|keep walking and|just keep walking|just leave and not|just go and not come back|start over where nobody knows me|go somewhere nobody knows me|leave it all behind",
    not: 'into a|off a|off the road|tree|bridge|cliff|booked|looking at|uber|deliver*|die|end it|not wake|train track*|he wants|she wants',
    questions: [
      {
        asks: 'view',
        ask: 'How far would you get before you turned around?',
        plain: "How long till you'd want to come back?",
        options: [
          ['The county line, with a sandwich', "Sometimes you only need to know the road's there."],
          ["Two days. Then I'd miss somebody", 'And you know who, without thinking.'],
          ["I'm not sure I would", "You said that quicker than you'd planned."],
        ],
      },
    ],
  },
  'words-293': {
    words:
      "stay for the pension|it's the pension|for the pension|need the salary|need the paycheck|need the pay check|need the wages|can't afford to quit|can't afford to leave the job|can't afford to leave this job|want to quit, can't|dread monday|dread mondays|dread going to work|dread going in|hate my job but|hate this job but|stuck in this job|stuck in a job|if i didn't need the|years till retirement|years to my pension",
    not: 'kids i stay|widow*|applied|old-age|old age|when he died',
    questions: [
      {
        asks: 'moment',
        ask: "What's Sunday evening like at your place?",
        plain: 'How do you spend the night before the week starts?',
        options: [
          ["From four o'clock it's Monday already", "They're getting an extra day out of you, unpaid."],
          ["I iron, I cook, I don't think", 'You keep ahead of it by moving.'],
          ['Short with everyone, and sorry after', "Home gets what you've got left, and you know it."],
        ],
      },
    ],
  },
  'words-294': {
    words:
      "i cried|i was crying|i burst into tears|i started crying|i wept|i was in tears|i sobbed|i bawled|i keep crying|can't stop crying|cant stop crying|had me in tears|i broke down|i welled up|i cry at|i cried my eyes out|and cried|i ended up crying",
    not: "didn't|didnt|never cried|haven't cried|havent cried|laughing|funeral|he cried|she cried|they cried|and cried out",
    questions: [
      {
        asks: 'moment',
        ask: 'What was the last small thing before the tears?',
        plain: 'What set the crying off, right at that moment?',
        options: [
          ['A word, a song, something daft', "Daft things get in where big ones can't."],
          ['Somebody was kind to me', "You'd held up fine till somebody was soft with you."],
          ["I'd held it that long, anything would've done", 'So it was never really about that one thing.'],
        ],
      },
    ],
  },
  'words-295': {
    words:
      "cried in the {car/toilet/toilets/loo/bathroom/shower/stairwell/cupboard}|cry in the {car/toilet/toilets/loo/bathroom/shower/stairwell}|crying in the {car/toilet/toilets/loo/bathroom/shower}|cried in the work toilets|locked myself in the {bathroom/toilet/loo}|cry where nobody|cry where no one|cried on the way home|cry on the way home|cried into a towel|cry after they're asleep|cry after theyre asleep|cry in the work toilets|cry in the cupboard|cry in the stairwell|crying in the stairwell|cried in the office toilets",
    not: 'results|all clear|came back clear|happy|happiness|with joy|i passed|going in the car|so as to|she cried|he cried',
    questions: [
      {
        asks: 'moment',
        ask: 'How do you get your face right again after?',
        plain: 'How do you hide it before you go back in?',
        options: [
          ['Cold water, and straight back out', "Two minutes, and you're on duty again."],
          ['It takes ages, I wait till it settles', "You'd sooner be missed than be seen."],
          ['Nobody looks close enough for it to matter', "You hide it, and you'd half like to be caught."],
        ],
      },
    ],
  },
  'words-296': {
    words:
      "i can't cry|i cant cry|i couldn't cry|i couldnt cry|i haven't cried|i havent cried|i've not cried|ive not cried|i never cried|i didn't cry|i didnt cry|not shed a tear|couldn't shed a tear|couldnt shed a tear|no tears came|tears won't come|tears wont come|tears wouldn't come|tears wouldnt come|i don't cry|i dont cry|haven't cried since|havent cried since|i can't even cry|i cant even cry",
    questions: [
      {
        asks: 'want',
        ask: 'If the tears did come, where would you want to be?',
        plain: 'Where would be a good place to cry, if you could?',
        options: [
          ['On my own, door locked', 'Nobody to mind, and nobody minding you.'],
          ["With somebody who'd just hold on", "Somebody who'd hold on and not ask."],
          ["Nowhere, I'm not sure I'd stop", "So you keep it shut, and it's hard work."],
        ],
      },
    ],
  },
  'words-297': {
    words:
      "laugh along|laughed along|laughed it off|laugh it off|make a joke of it|made a joke of it|turn it into a joke|turned it into a joke|i make jokes|i joke about it|laughed because i didn't know|laughed because i didnt know|pretended it was funny|pretend it's funny|pretend its funny|nervous laugh|i joked about it|i laugh with them|i make a joke out of it|i laughed along|i laugh it off",
    not: '{he/she/they} laughed it off|{he/she/they} laughs it off|{he/she/they} made a joke|{he/she/they} joked|only joked|{he/she/they} laugh it off|{he/she/they} laughs along|{he/she/they} laughed along',
    questions: [
      {
        asks: 'moment',
        ask: 'What nearly came out instead?',
        plain: 'What did you almost say, before the joke?',
        options: [
          ["“That's not funny”, flat out", 'Three words, and you had them ready.'],
          ['Nothing, I only wanted it over', 'The laugh was the quickest way out for you.'],
          ["If I'd spoken I'd have cried", 'The laugh was what kept you from crying, so.'],
        ],
      },
    ],
  },
  'words-299': {
    words:
      'laughed at me|laugh at me|laughing at me|laughs at me|made fun of me|makes fun of me|took the piss out of me|taking the piss out of me|taken the mick out of me|sniggered|smirked at me|they all laughed|laughed in my face|laughed when i told|laughed when i said',
    not: 'with me',
    questions: [
      {
        asks: 'want',
        ask: "What were you hoping they'd do instead?",
        plain: 'What would have been the right reaction?',
        options: [
          ['Take me seriously, just the once', "You'd put something real in front of them."],
          ['Ask me one proper question', "One question, and it'd have gone another way."],
          ['Not notice at all', "You'd got used to wishing nobody'd look."],
        ],
      },
    ],
  },
  'words-300': {
    words:
      "i was relieved|so relieved|felt relieved|i feel relieved|felt relief|such a relief|sigh of relief|what a relief|it was a relief|it's a relief|its a relief|first feeling was relief|secretly relieved|a bit relieved|felt nothing but relief|thank god, i thought",
    not: '{he/she/they} was relieved|{he/she/they} looked relieved',
    questions: [
      {
        asks: 'moment',
        ask: 'What could you stop doing from that minute on?',
        plain: "What didn't you have to do any more?",
        options: [
          ['Listening out for the next bad thing', "You'd been on watch, and you could stand down."],
          ['Acting as if I was all right with it', 'The acting had been the tiring part for you.'],
          ["Hoping, and that's hard to say", 'Hoping had worn you out more than the worry.'],
        ],
      },
    ],
  },
  'words-301': {
    words:
      "i couldn't breathe|i couldnt breathe|i can't breathe|i cant breathe|i could not breathe|i can hardly breathe|i could hardly breathe|my chest goes tight|my chest got tight|my chest tightens|my chest was tight|tight in the chest|tightness in my chest|chest tight|my throat closes|my throat closed|throat goes tight|weight on my chest|my panic attack|my panic attacks|i get panic attacks|i have panic attacks|i had a panic attack|i keep having panic attacks|having a panic attack|having panic attacks",
    not: 'asthma|covid|smoke|underwater|choked|as a joke|told the whole|{he/she} gets panic|{he/she} has panic|when {he/she} is having|my son|my daughter|thought i was having a heart',
    questions: [
      {
        asks: 'exception',
        ask: 'What gives you your breath back, when it goes?',
        plain: 'What helps you breathe properly again?',
        options: [
          ['Getting outside, on my own', 'Air, and nobody asking you anything.'],
          ['Somebody calm in the room', "Their calm does what your own can't, just then."],
          ['Nothing, I sit it out and hide it', 'So you do it alone, with a straight face.'],
        ],
      },
    ],
  },
  'words-302': {
    words:
      'my stomach drops|my stomach dropped|my stomach turns|my stomach turned|sick to my stomach|knot in my stomach|my stomach hurts|my stomach churns|my stomach was in|stomach in knots|pit of my stomach|i felt sick|i feel sick when|makes me feel sick|my stomach sinks|my stomach flips|butterflies',
    not: 'chemo*|pregnan*|virus|food poisoning|hangover|in love|on the bus',
    questions: [
      {
        asks: 'exception',
        ask: 'When does your stomach settle again?',
        plain: "What has to happen before your stomach's all right again?",
        options: [
          ["When the day's over and nothing happened", 'So a good day is one where nothing happens.'],
          ["When I'm well away from it", 'Your body knows the distance it needs.'],
          ["It doesn't, I've got used to it", "That's a lot of days to be carrying a knot."],
        ],
      },
    ],
  },
  'words-303': {
    words:
      "my hands shake|my hands shook|my hands were shaking|my hands start shaking|my hands are shaking|my hands trembled|my hands tremble|i was shaking|i'm shaking|im shaking|i start shaking|i started to shake|shaking like a leaf|my knees went|my legs went|my legs were shaking|my voice shakes|my voice shook|my voice was shaking|i was trembling",
    not: 'parkinson*|cold|shook hands|laughing',
    questions: [
      {
        asks: 'fear',
        ask: "Who'd you least like to see you shake?",
        plain: 'Who would you hate to notice the shaking?',
        options: [
          ['Whoever has power over it', "You'd not want to hand them that as well."],
          ['The ones who rely on me', "They lean on you, so you can't be seen to wobble."],
          ['Myself, I thought I was past it', 'It annoys you that your body still remembers.'],
        ],
      },
    ],
  },
  'words-304': {
    words:
      'i could breathe|breathe again|i breathed out|let out this long|let out a long breath|my shoulders dropped|my shoulders came down|shoulders came down|weight off my shoulders|weight came off my|weight lifted|weight off me|load off my|i could finally breathe|able to breathe',
    questions: [
      {
        asks: 'moment',
        ask: 'How long had you been braced like that?',
        plain: 'How long had you been tense before it let go?',
        options: [
          ["A few months, I'd stopped noticing", "You only find out how heavy when it's put down."],
          ['Years, it was just how I stood', 'It had turned into your ordinary way of standing.'],
          ["I'm still half braced, for the next one", "Part of you hasn't heard the news yet."],
        ],
      },
    ],
  },
  'words-305': {
    words:
      "i went quiet|i go quiet|i said nothing|i say nothing|i kept quiet|i keep quiet|i stayed quiet|i stay quiet|bit my tongue|bite my tongue|held my tongue|hold my tongue|kept my mouth shut|keep my mouth shut|i swallowed it|i swallow it|i didn't say a word|i didnt say a word|i didn't say anything|i didnt say anything|i never said a word|i kept it in|i kept it to myself",
    not: "should have kept|should keep|can't keep|cant keep|couldn't keep|couldnt keep|told me to|to see if|see if anyone|doctor|lose his job|lose her job|the results|surprise|a secret for|exam*",
    questions: [
      {
        asks: 'moment',
        ask: 'What was the sentence you swallowed?',
        plain: "What would you have said, if you'd let yourself?",
        options: [
          ["“You've no right to say that”", 'Plain enough, and you held it in.'],
          ['“Stop. I need you to stop.”', 'Plain words, and there was no room for them.'],
          ["“I'm hurt”, and that's harder than angry", "You could've managed angry. Hurt leaves you open."],
        ],
      },
    ],
  },
  'words-306': {
    words:
      "{he/she/they} went quiet|{he/she/they} goes quiet|{he/she/they} go quiet|{he/she/they} shuts down|{he/she/they} shut down|shuts down when|silent treatment|{he/she/they} won't talk|{he/she/they} wont talk|{he/she/they} doesn't talk|{he/she/they} doesnt talk|{he/she/they} won't speak to me|{he/she/they} wont speak to me|isn't speaking to me|isnt speaking to me|not talking to me|{he/she/they} stopped talking|{he/she/they} just goes silent|keeps quiet for days|gives me the silence|sulks",
    not: "died|ill|coma|stroke|baby|shut down the|shut down my|when i come in|we're both|when i walk in|for a sec|for a second|for a minute|my mates|the lads|yet|toddler|class|customers|whose round",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do while the silence lasts?',
        plain: "How do you get through it when that person won't talk?",
        options: [
          ['Tiptoe, and work out what I did', "You go looking for your crime before you've heard one."],
          ['Go quiet back, I can outlast anyone', "Two people waiting, and you're good at waiting."],
          ["Say sorry, though I've done nothing", 'You buy the peace, and you pay every time.'],
        ],
      },
    ],
  },
  'words-307': {
    words:
      'room went quiet|everyone went quiet|they all went quiet|everybody went quiet|it went quiet|the whole room went|whole table went|nobody said a word|no one said a word|you could hear a pin|conversation stopped|stopped talking when i|they stop talking when i|went silent when i|the table went quiet',
    not: 'clapped|cheered|stood up and|abuse*',
    questions: [
      {
        asks: 'moment',
        ask: 'Whose face did you look at first?',
        plain: 'Who did you look at in that moment?',
        options: [
          ['The one I thought would back me', 'You were counting on one pair of eyes.'],
          ['Whoever I was most afraid of', 'You had to know how bad it was.'],
          ["Nobody's, I looked at the floor", "You couldn't face finding out who was with you."],
        ],
      },
    ],
  },
  'words-308': {
    words:
      'i walked out|i walked away|i just left|i stormed out|i got up and left|i got up and went|i slammed the door|i upped and left|i left the room|i hung up|i walked off|i grabbed my coat|i got my coat and left',
    questions: [
      {
        asks: 'want',
        ask: 'What did you hope would happen when you went?',
        plain: 'What were you hoping for as you left?',
        options: [
          ["That somebody'd come after me", 'And you were listening for the steps.'],
          ['Nothing, I had to be out', 'No plan in it. Just out.'],
          ["That they'd see I meant it", "You'd run out of words they'd believe."],
        ],
      },
    ],
  },
  'words-309': {
    words:
      '{he/she/they} walked out|{he/she} left me|{he/she} left us|walked out on us|walked out on me|upped and left|packed {his/her} bags|packed {his/her} things|{dad/mum/mam/mom} left|{father/mother} left|my husband left|my wife left|was gone one morning|just left one day|{he/she} just left',
    not: 'died|i upped|left little|left him|left her|left me {the/a/his/her}|left us {the/a}|left me alone|left a|i packed|on read|left me with|left us with|missed call*|voicemail|for work|left school|left handed|just left school|just left the room',
    questions: [
      {
        asks: 'view',
        ask: 'What got said about it afterwards?',
        plain: 'How did people explain it later?',
        options: [
          ['Nothing, it was never mentioned', 'So you had to make up the story yourself.'],
          ['That we were better off', 'True or not, it left you no room to mind.'],
          ['That it was partly my doing', 'And some of that went in and stayed.'],
        ],
      },
    ],
  },
  'words-310': {
    words:
      "i lie awake|i lay awake|lying awake|i can't sleep|i cant sleep|i couldn't sleep|i couldnt sleep|i'm awake at|im awake at|awake till|awake until|awake half the night|up all night worrying|up half the night|i don't sleep|i dont sleep|i haven't slept|i havent slept|i've not slept|ive not slept|three in the morning|four in the morning|at 3am|at 4am|at three am|i barely sleep|wide awake at",
    not: 'baby|without|they ring|feeding|feeds|night shift*|group chat|checked her|ghost|drive|drove|airport|stansted|flight|bus home|alarm|delivery|got in at|came home at|fell asleep',
    questions: [
      {
        asks: 'moment',
        ask: 'What do you go over at that hour?',
        plain: 'Lying there, what goes round in your head?',
        options: [
          ["What I should've said or done", "You've got it perfect by now, and nobody hears it."],
          ["Everything I can't fix till morning", "All the things you can't touch in the dark."],
          ['The one thing, the same one, every time', 'You know it by heart and it still wakes you.'],
        ],
      },
    ],
  },
  'words-311': {
    words:
      "i pretend|i'm pretending|im pretending|tired of pretending|i keep pretending|put on a face|put on a brave face|put on a front|i fake it|i'm faking|im faking|keep up the act|keep up appearances|i act like i'm|i act like im|i act happy|wear a mask|i put on a show|sick of pretending|have to pretend|pretend i'm|pretend im|pretend it's|pretend its|pretend to be fine|pretend to be happy|pretend to be ok|pretend to be okay|pretend to be normal|pretend to be strong|pretend to be someone|pretend to be somebody",
    not: '{he/she/they} pretend*|my son pretends|my daughter pretends|pretended|asleep|on the walk|is mine|play pretend|not to hear|not to see|is a dragon',
    questions: [
      {
        asks: 'exception',
        ask: 'When in the day can you drop it?',
        plain: 'Where do you not have to act?',
        options: [
          ["Once the front door's shut", "So home's the only place you're off stage."],
          ['With one person, more or less', "One's not many, and it's a good deal better than none."],
          ["Never, I've half forgotten what's under it", "You've done it that well, you've lost your place."],
        ],
      },
    ],
  },
  'words-312': {
    words:
      "i pretended|i made out i|i made out that|i acted like i|i acted as if|i let on i|pretended to be asleep|pretended i hadn't|pretended i hadnt|pretended i didn't|pretended i didnt|pretended not to|i pretended to|acted as though i",
    not: '{he/she/they} pretended',
    questions: [
      {
        asks: 'fear',
        ask: "What were you afraid they'd see?",
        plain: 'What did you not want them to notice?',
        options: [
          ['How much I cared', "You'd sooner look cold than be caught caring."],
          ["That I hadn't a clue", 'Looking lost was the worse option for you.'],
          ['That I was already gone', 'You were there in body, and only in body.'],
        ],
      },
    ],
  },
  'words-313': {
    words:
      "{he/she/they} pretends|{he/she/they} pretend|{he/she/they} pretended|act like nothing happened|acts like nothing happened|as if nothing happened|like nothing happened|like it never happened|carry on as if|carries on as if|as though nothing happened|act like it didn't|act like it didnt|nobody mentions it|never mentioned again|we don't mention it|we dont mention it|we all pretend|everyone pretends",
    questions: [
      {
        asks: 'want',
        ask: "If nobody were pretending, what's the first thing you'd say?",
        plain: 'If everyone dropped the act, what would you say?',
        options: [
          ["“We all know, so let's say it”", "You're tired of stepping round it."],
          ['“It happened, and it mattered”', "You'd want it written down as true."],
          ['Nothing yet, the pretending suits me too', "You hate it, and it's also a bit of shelter."],
        ],
      },
    ],
  },
  'words-314': {
    words:
      "i'm scared of|im scared of|i'm afraid of|im afraid of|i am afraid of|i'm terrified|im terrified|i am terrified|i'm frightened|im frightened|i'm so scared|im so scared|it scares me|scares me that|what scares me|i'm petrified|im petrified|frightens me|scared stiff|scared to death|scared i'll|scared that i|afraid that i|i'm scared that|im scared that",
    not: "scared of {him/her/them/me}|afraid of {him/her/them/me}|he's|hes|she's|shes|my son|my daughter|die|dying|cancer|spider*|height*|everything|letters|call|he'll|she'll|waiting for me|hit me|hurt me|find me|come after|{him/her} finding|my husband|my ex|flying|the dark|needles|dogs|losing {him/her}",
    questions: [
      {
        asks: 'fear',
        ask: "When you picture it, who's there with you?",
        plain: "In the scene you're scared of, who else is in it?",
        options: [
          ["Nobody, that's what frightens me", "So it's the being alone in it."],
          ["The ones I'd be letting down", 'You can see their faces already.'],
          ["Just me, saying I should've known", "You've your own telling-off ready in advance."],
        ],
      },
    ],
  },
  'words-315': {
    words:
      'hear his key|hear her key|key in the door|key in teh door|hear his car|hear her car|hear {his/her} footsteps|pulls into the drive|scared of him|afraid of him|frightened of him|scared of her|afraid of her|on eggshells|{papa/dad/mum/mam/mom} shouting',
    not: "dog|so happy|can't wait|cant wait|hit me|hits me|beat me|beats me|wouldn't give|wouldnt give|i'd give|id give|one more time|once more|i miss|since {he/she} died|never hear|died",
    questions: [
      {
        asks: 'moment',
        ask: 'What did you learn to listen for?',
        plain: 'What sound or sign do you check first?',
        options: [
          ['The footsteps, the keys, how the door shuts', 'You could read the whole evening off a door.'],
          ["The voice, one word's enough", 'One word, and you knew what sort of night.'],
          ["Myself, so I wouldn't set it off", 'Somebody left you thinking it was yours to prevent.'],
        ],
      },
    ],
  },
  'words-316': {
    words:
      "i'm tired of|im tired of|i am tired of|so tired of|sick and tired|sick of|fed up of|fed up with|tired of being|tired of explaining|i've had enough of|ive had enough of|had it up to here|i'm done with|im done with|bored of being|i'm over it|im over it",
    not: "{he's/she's} tired of|{hes/shes} tired of|he is tired|tired of living|tired of life|sick of life|sick of living|sick of being alive|hope|trying for|baby|exams|my exams|chemo*|treatment|course|homework|waiting for the",
    questions: [
      {
        asks: 'moment',
        ask: 'Which time was one time too many?',
        plain: 'When did it become too much?',
        options: [
          ['The last one, and it was tiny', "It's nearly always a tiny one that does it."],
          ['Years back, I just kept going', 'You were done long before you stopped.'],
          ["It hasn't come yet, and that worries me", 'You keep waiting to hit the wall.'],
        ],
      },
    ],
  },
  'words-317': {
    words:
      "i'm exhausted|im exhausted|i am exhausted|i'm knackered|im knackered|i'm worn out|im worn out|bone tired|i'm so tired|im so tired|i'm that tired|im that tired|i'm shattered|im shattered|i'm wrecked|im wrecked|running on empty|dead on my feet|burnt out|burned out|i'm done in|im done in|used me up|nothing left to give|nothing left in me|i'm drained|im drained|too tired to",
    not: 'so tired of|tired of|he says|she says',
    questions: [
      {
        asks: 'want',
        ask: 'Which one thing would go first, if nobody minded?',
        plain: 'What would you stop doing tomorrow, if you were let?',
        options: [
          ['Something I said yes to out of guilt', "The yes took a second and you're still paying."],
          ['Being the one who remembers everything', "It's not the doing, it's the never being off."],
          ["Something I can't name without feeling awful", 'You thought of it straight away, so.'],
        ],
      },
    ],
  },
  'words-318': {
    words:
      'i feel guilty|feel so guilty|i felt guilty|the guilt|feeling guilty|guilty about|guilty that|guilty conscience|i feel bad about|i feel terrible about|i feel rotten|i feel awful about|eaten up with guilt|eaten by guilt|guilty every time',
    not: 'guilty for rest*|guilty for sitting|guilty when i rest|found guilty|died|death|suicide|own life|guilt trip*',
    questions: [
      {
        asks: 'rule',
        ask: 'Who does the guilt sound like, when it talks?',
        plain: 'When you feel guilty, whose words are they?',
        options: [
          ['Somebody who raised me', 'They raised you, and the voice stayed on.'],
          ["My own, and it's the harshest", "You'd never speak to a friend like that."],
          ["The one I can't make it up to", "There's a debt in it, and nobody to take the money."],
        ],
      },
    ],
  },
  'words-319': {
    words:
      "guilty for resting|guilty when i rest|guilty for sitting|guilty when i sit|guilty if i sit|guilty taking time|guilty having a day off|feel lazy|feel lazy when|can't sit down without|cant sit down without|guilty doing nothing|guilty if i do nothing|i should be doing something|guilty about resting|guilty just sitting|guilty just resting|guilty sitting|guilty resting|guilty relaxing|guilty when i relax|guilty for relaxing|guilty about taking a day|guilty taking a day|guilty for taking a day|guilty for taking a break|guilty taking a break|guilty for taking time|guilty about sitting|guilty for doing nothing|guilty when i do nothing|guilty for lying|guilty about a day off|bad for resting|bad for sitting|i feel lazy|feel so lazy|can't rest without|cant rest without|can't relax without|cant relax without|can't just sit down|cant just sit down|not allowed to rest|i should be doing|i have to earn a rest|rest feels like|sitting down feels",
    not: '{he/she} feels lazy',
    questions: [
      {
        asks: 'rule',
        ask: 'When you were small, who was allowed to sit down?',
        plain: 'In the house you grew up in, who got to rest?',
        options: [
          ['Some got to, and some never did', 'You worked out early which lot you were in.'],
          ['Nobody, sitting was laziness', "So your legs still think they'll be shouted at."],
          ["Whoever was sick, you'd have to be ill", 'You may be still waiting to be sick enough.'],
        ],
      },
    ],
  },
  'words-320': {
    words:
      "i'm jealous|im jealous|so jealous|i was jealous|i get jealous|i'm envious|im envious|i envy|i envied|jealous of my|jealous of people|jealous of her|jealous of him|jealous of them|green with envy|i smiled with my teeth|eaten up with jealousy|pang of jealousy|pang of envy",
    not: "{he's/she's/they're} jealous|{hes/shes/theyre} jealous|{he/she} is jealous|{he/she} was jealous|{he/she} gets jealous|jealous of me|when he talks|when she talks|talks to her|talks to him|my boyfriend|my girlfriend|my husband|my wife|his ex|her ex|flirt*",
    questions: [
      {
        asks: 'want',
        ask: "Which part of what they've got would you take?",
        plain: "What is it exactly that you'd like to have too?",
        options: [
          ['The ease of it, how light it looks', "It's not the thing, it's how little it costs them."],
          ['One bit of it, not the whole', "You'd leave the rest, and you know which bit."],
          ['Somebody choosing me like that', 'Being picked, plain and simple.'],
        ],
      },
    ],
  },
  'words-321': {
    words:
      "{he's/she's} jealous|{hes/shes} jealous|{he/she} is jealous|{he/she} gets jealous|jealous type|so possessive|jealous of my|checks my phone|goes through my phone|went through my phone|wants to know where i am|asks where i've been|asks where ive been|doesn't like my friends|doesnt like my friends|hates my friends|jealous when i|asks who i'm with|asks who im with|know who i'm with|know who im with|reads my messages|goes through my messages|accuses me of|doesn't trust me|doesnt trust me|jealous if i|jealous every time i|{he/she} was jealous of my|{he/she} gets so jealous|always asking where i",
    not: "i'm jealous|im jealous|i am jealous|i was jealous|i get jealous|jealous of my {sister/brother/friend/friends/cousin}|i am the jealous|i'm the jealous|im the jealous|i'm so possessive|my kid|my son|my daughter|my mum|my dad|jealous of my {job/house/car/life}",
    questions: [
      {
        asks: 'cost',
        ask: 'What have you stopped doing to keep things calm?',
        plain: "What do you do less of, so there's no trouble?",
        options: [
          ['Seeing certain people', "They'd be asking where you've got to."],
          ['Telling things the way they happened', 'You tidy the story before you tell it.'],
          ['Nothing big, a little of everything', 'A little, every time, and it adds up.'],
        ],
      },
    ],
  },
  'words-323': {
    words:
      "miss my ex|i left {him/her} and i miss|left him for good reasons|left her for good reasons|miss {him/her} and i hope|shouldn't miss {him/her}|shouldnt miss {him/her}|allowed to miss|permitted to miss|don't want {him/her} back but|dont want {him/her} back but|i ended it and i|i ended it but|miss him even though|miss her even though|miss a person you|i left and i still|miss him but i don't|miss her but i don't|i broke up with {him/her} and i|i still miss my ex|i left {him/her} but i miss",
    not: 'miss work|miss a class|miss school|deadline|miss the bus|miss a day|died',
    questions: [
      {
        asks: 'view',
        ask: 'Is it the person you miss, or the place they had?',
        plain: 'Do you miss that person, or having someone there?',
        options: [
          ['The person, on the good days', 'The good days were real, whatever came after.'],
          ['Having someone there at all', "It's the gap you notice, more than the shape."],
          ['Who I was at the start of it', "You'd take that version of you back, without the rest."],
        ],
      },
    ],
  },
  'words-324': {
    words:
      "i miss who i was|i miss the old me|i miss myself|miss being myself|i'm not myself|im not myself|not myself lately|don't recognise myself|dont recognise myself|don't recognize myself|dont recognize myself|i used to be fun|i used to be the one who|i was the girl who|i was the lad who|miss being hungry for|i used to be so|where did i go|lost myself|i've lost myself|ive lost myself",
    not: 'told her|told him|told them|told me|comes about|when i was ten',
    questions: [
      {
        asks: 'exception',
        ask: 'Where did you last catch sight of the old you?',
        plain: 'When were you last a bit like you used to be?',
        options: [
          ['On my own, with nobody needing anything', "So they're not gone, just crowded out."],
          ['With someone who knew me then', 'They still see that one when they look at you.'],
          ['In a photo, and it annoyed me', "Annoyed, so you'd still put up a fight for it."],
        ],
      },
    ],
  },
  'words-325': {
    words:
      "i wish i'd|i wish id|i wish i hadn't|i wish i hadnt|i wish i'd never|i wish id never|wish i could go back|if i could go back|if i could do it again|if only i had|if only i'd|if only id|i'd do it differently|id do it differently|turn back time|turn back the clock|wish i could undo|i wish i had {told/said/gone/stayed/left/listened/asked/done/been/spoken/called/waited/known/kept/tried/answered}|i wish i had never|i wish i had not",
    not: "never been born|wish i had {a/more/some/money/friends/someone/somebody/the}|wish i'd never been|wish id never been|i wish i had his|i wish i had her|had the baby|what my|had back",
    questions: [
      {
        asks: 'moment',
        ask: 'Which minute would you go back to?',
        plain: 'Which exact moment would you change?',
        options: [
          ["The one where I could've spoken", "You've had the line ready ever since."],
          ['The one just before I said yes', "One breath earlier, that's all you'd ask."],
          ["None, I'd likely do it again", "Then it's not the choice that bothers you."],
        ],
      },
    ],
  },
  'words-326': {
    words:
      "i wish {he'd/she'd/they'd}|i wish {hed/shed/theyd}|i wish {he/she/they} would|i wish {he/she/they} could|i wish someone|i wish somebody|if only {he'd/she'd/they'd}|if only {hed/shed/theyd}|if only {he/she/they} would|i just want {him/her/them} to|i want {him/her/them} to tell|i want {him/her/them} to see|all i want is for {him/her/them}|i wish my {mum/mam/mom/dad/husband/wife/partner/sister/brother} would",
    not: 'dead|die|died|alive|still here|gone for good|kill|hurry up|what i want|funeral|before {he/she} died|would come back to life|passed away',
    questions: [
      {
        asks: 'want',
        ask: "What's the smallest bit of that you'd settle for?",
        plain: 'What small part of it would already be something?',
        options: [
          ['One straight sentence', 'Not a speech. One straight sentence.'],
          ['Seeing them try, even badly', "You'd give a lot of marks for trying."],
          ["I've settled already, that's the trouble", "You cut it down so often there's little left."],
        ],
      },
    ],
  },
  'words-327': {
    words:
      "i'm glad {he/she/they} failed|im glad {he/she/they} failed|glad {he/she/they} failed|enjoyed {his/her/their} failing|serves {him/her/them} right|hoping shed deferred|hoping she'd deferred|part of me enjoyed|secretly glad {he/she/they}|secretly pleased {he/she/they}|secretly happy {he/she/they}|secretly glad when {he/she/they}|secretly pleased when {he/she/they}|secretly happy when {he/she/they}|secretly glad that {he/she/they}|glad it went wrong for|happy it went wrong for|pleased it went wrong for|pleased when it went wrong for|glad when {he/she/they} failed|happy {he/she/they} failed|glad {he/she/they} didn't get|glad {he/she/they} didnt get|enjoyed watching {him/her/them} fail|i enjoyed {him/her/them} failing",
    not: "scrapped|cancel*|called off|died|{he's/she's/they're} gone|moved out|left me|pregnant|medical|cheat*|hit me|prison|jail",
    questions: [
      {
        asks: 'cost',
        ask: "What would it have cost you if they'd done well?",
        plain: "If it had gone well for them, what would've been hard for you?",
        options: [
          ["I'd have had to clap, again", "You've clapped plenty already."],
          ["I'd have had to look at my own life", 'Their good news holds up a mirror to you.'],
          ["They'd have got away with it", 'You wanted it fair for once.'],
        ],
      },
    ],
  },
  'words-328': {
    words:
      "i hate {him/her/them}|can't stand {him/her/them}|cant stand {him/her/them}|i hate my {brother/sister/father/mother/dad/mum/mam/boss/husband/wife/manager/ex}|hate {his/her} guts|i despise|i can't bear {him/her}|i cant bear {him/her}|i loathe|can't stand the sight|cant stand the sight|hated {him/her}|i hate what {he/she}|my skin crawls|makes my skin crawl|skin on my back crawls",
    not: 'touched me|raped|abused|hit me|beat me|molest*|{his/her} cooking|{his/her} music|{his/her} voice on|{his/her} dog|{his/her} taste|i hate them in|i hate {him/her} being',
    questions: [
      {
        asks: 'moment',
        ask: 'Was there one day that did it?',
        plain: 'When did it get that strong?',
        options: [
          ['One day, I could give you the date', 'You can still see what everyone was wearing.'],
          ['No, it went in drip by drip', 'No one big thing you could point to in court.'],
          ["It isn't hate all the way down", "There's something else under it that you'd not say."],
        ],
      },
    ],
  },
  'words-329': {
    words:
      "i hate myself|i hate who i am|hate who i am there|hate what i've become|hate what ive become|hate who i've become|hate who ive become|disgusted with myself|don't like myself|dont like myself|don't like who i am|dont like who i am|can't look at myself|cant look at myself|can't look myself in|cant look myself in|can't look in the mirror|cant look in the mirror|i hate how i am|i hate the way i am|don't like the person i|dont like the person i",
    not: 'want to die|kill|hurt myself|cut myself|better off without',
    questions: [
      {
        asks: 'exception',
        ask: 'When did you last like yourself, even for an hour?',
        plain: 'When were you last all right with who you are?',
        options: [
          ['When I was some use to somebody', 'Useful you can stand. Just being there is harder.'],
          ["With someone I didn't have to impress", 'Nobody marking you, and you came out fine.'],
          ["Can't think of it, so a long while", "That's a long time in bad company."],
        ],
      },
    ],
  },
  'words-330': {
    words:
      "hate my job|hate this job|hate going to work|hate going in|i dread monday*|dread going in|dread work|dread every shift|dread my shift|can't face work|cant face work|can't face going in|cant face going in|i dread the morning*|hate every minute of it|every sunday night|every sunday evening|sunday night dread|sunday night fear|sunday scaries|by sunday night|come sunday night|sunday nights i feel|sunday evening i feel|sunday nights are the worst|sick on sunday|knots on sunday|can't sleep on sunday|cant sleep on sunday|i hate my work|sick of my job|don't want to go to work|dont want to go to work|i cry before work",
    not: "school night|dancing|we'd go|we used to|sails|tide|roast|bingo|mass|game night|loved my job|used to hate my job|he hates|she hates|i don't hate|i dont hate",
    questions: [
      {
        asks: 'moment',
        ask: 'Which bit of the day do you dread most?',
        plain: "What's the worst part of the day there?",
        options: [
          ["Walking in, before anything's happened", "The door's the worst, and you've to do it daily."],
          ["One person's voice", 'One voice, and it sets the day for you.'],
          ["The end, when I've nothing left", 'You give it all there and go home empty.'],
        ],
      },
    ],
  },
  'words-331': {
    words:
      'i lost it|i lost my temper|i lose my temper|i lose it with|i snapped at|i snap at|i shouted at|i screamed at|i blew up|i flew off the handle|i saw red|i roared at|i yelled at|i shouted back|i yelled back|i hear myself shouting|i let rip|i exploded|bit {his/her} head off',
    not: 'i lost it in|i lost it when he died',
    questions: [
      {
        asks: 'moment',
        ask: 'What had been building before that one went off?',
        plain: 'What had come before it, that day?',
        options: [
          ['A whole day of small things', 'They only saw the last one.'],
          ['Something somebody else said to me', 'The wrong person got the bill.'],
          ['Years of it', 'Years went into it, and it came out over nothing.'],
        ],
      },
    ],
  },
  'words-332': {
    words:
      'i threw|i smashed|i slammed|i kicked the|i punched the wall|i punched a wall|i punched the door|i flung|i put my fist|i tore up|i fired it|and threw my phone|and threw the plate|and threw a plate|i kicked a|i punched the|i put my fist through|i hit the wall|i ripped up|i smashed up',
    not: '{he/she/they} threw|away|party|ball|out the|threw me|threw it at me|kicked the habit|chef|boss|{dad/mum/mam/mom} threw|came after me|threw up|threw myself|threw in|threw together|threw on|threw open|kicked the ball|i flung my arms',
    questions: [
      {
        asks: 'moment',
        ask: 'What went through you in the quiet straight after?',
        plain: 'Just after it, what did you think?',
        options: [
          ["I've gone too far", 'You knew before the echo was done.'],
          ['At last, somebody knows', "It said what you hadn't managed to."],
          ["I've seen somebody do exactly that", "And you'd sworn you'd never be the one."],
        ],
      },
    ],
  },
  'words-333': {
    words:
      'shouted at me|shouts at me|screamed at me|screams at me|roared at me|yelled at me|yells at me|shouting at me|raised {his/her} voice at|when he raised his voice|when she raised her voice|gave out to me|laid into me|tore strips off me|bawled me out|when {he/she} shouts|starts shouting',
    not: "i'd have liked|id have liked|just once|never raised|never once|hasn't|hasnt|never shouted|never shouts|never yelled|apologised|apologized",
    questions: [
      {
        asks: 'moment',
        ask: 'How do you go, once the shouting starts?',
        plain: 'What happens in you when somebody shouts at you?',
        options: [
          ['Small and polite', 'You make yourself little so it passes over.'],
          ['Blank, I hear none of it', 'The sound goes off, and you wait.'],
          ['Straight back at them, louder', 'Louder feels safer to you than quiet.'],
        ],
      },
    ],
  },
  'words-334': {
    words:
      "i'm just like my|im just like my|exactly like my|turning into my|turned into my|sound like my|sounded like my|i sound just like|my dad's voice|my dads voice|my mother's voice|my mothers voice|my mum's voice|my mums voice|my mam's voice|my mams voice|my father's voice|my fathers voice|becoming my {mother/father/mum/mam/dad}|like my {father/mother/dad/mum/mam} did|remember doing that for my dad",
    not: 'i miss|nice|recording*|hear his voice|hear her voice|phone|hear my|to hear|voice again|voice on|voicemail|voice note*|died like my',
    questions: [
      {
        asks: 'moment',
        ask: "Who's on the receiving end when you notice it?",
        plain: 'When it comes out of you, who gets it?',
        options: [
          ['Somebody I love, usually', 'The ones nearest you get it, and you see their faces.'],
          ['Only me, inside my head', 'You do to yourself what was done out loud.'],
          ['Nobody yet, I catch it in time', 'Catching it is work, and nobody sees you do it.'],
        ],
      },
    ],
  },
  'words-335': {
    words:
      "my face was on fire|i went red|i was mortified|i'm mortified|im mortified|so embarrassed|wanted the ground to|wished the ground would|i could have died|could've died of shame|couldve died of shame|humiliating|i was so ashamed|i'm so ashamed|im so ashamed|i felt so stupid|felt like an idiot|i cringe|whole queue|made a show of|humiliated me|was humiliated|feel humiliated|felt humiliated|so humiliated|i'm humiliated|im humiliated|being humiliated|left humiliated|made me look stupid|wanted to disappear",
    not: 'ashamed of me|embarrassed by me|i humiliated|{he/she/they} was humiliated|{he/she/they} felt humiliated',
    questions: [
      {
        asks: 'view',
        ask: 'Whose eyes on you did you mind most?',
        plain: 'Who did you most not want to see it?',
        options: [
          ['Somebody I wanted to think well of me', 'One good opinion, and it mattered.'],
          ['Strangers, the whole lot of them', "You'll never see them again and you still see them."],
          ["My own, I'd promised myself never again", 'Nobody else was keeping count but you.'],
        ],
      },
    ],
  },
  'words-337': {
    words:
      "feel nothing|felt nothing|feeling nothing|i'm numb|im numb|i feel numb|gone numb|stopped feeling anything|going through the motions|on autopilot|like a robot|watching my life|watching my own life|with the sound off|behind glass|feel empty|i'm empty|im empty|somebody else is wearing me|like somebody's video|like somebodys video|like looking through a window|as if through a window|looking in through a window|like watching a film of|feel dead inside|felt dead inside|nothing touches me",
    not: 'feel nothing for {him/her}|cold|fingers|dentist|saw {him/her/them}|aquarium|cabinet',
    questions: [
      {
        asks: 'exception',
        ask: "What's the last thing that got through to you?",
        plain: 'What did you last really feel, even a little?',
        options: [
          ['Something daft, a song or an animal', "It snuck in while you weren't guarding."],
          ["Somebody else's trouble", 'You can feel for them. Yours is still behind glass.'],
          ["I can't think, and it frightens me", 'Frightened is something, and you felt that.'],
        ],
      },
    ],
  },
  'words-338': {
    words:
      "i'm lonely|im lonely|so lonely|i feel lonely|i am lonely|no one to talk to|nobody to talk to|no one to tell|nobody to tell|alone most evenings|alone every evening|on my own every|alone all day|on my own all day|don't hear my own voice|dont hear my own voice|nobody to come home to|no one to come home to|someone to come home to|got nobody",
    not: "we were|not lonely|never lonely|shes got nobody|she's got nobody|hes got nobody|he's got nobody|{he/she/they} got nobody|nobody but me|{he/she} has nobody",
    questions: [
      {
        asks: 'want',
        ask: "What would you tell somebody tonight, if they'd sit down?",
        plain: 'If someone sat with you this evening, what would you say?',
        options: [
          ['Nothing big, how the day went', 'The small stuff is what goes unsaid longest.'],
          ['The thing I keep going over', "You've told it to yourself plenty."],
          ["I'm out of practice, I'd just listen", "Even that'd be a voice in the room for you."],
        ],
      },
    ],
  },
  'words-339': {
    words:
      "nobody rings|no one rings|nobody calls|no one calls|phone doesn't ring|phone doesnt ring|phone never rings|phone not ringing|phone hasn't rung|phone hasnt rung|phone's gone quiet|phones gone quiet|never rings me|never calls me|doesn't ring me|doesnt ring me|doesn't call me|doesnt call me|hasn't rung|hasnt rung|hasn't called|hasnt called|stopped ringing|stopped calling|nobody phones|no one phones|never phones me|doesn't phone me|doesnt phone me|hasn't phoned|hasnt phoned|nobody ever rings|nobody ever calls|never rings any*|no calls from",
    not: "i stopped calling|i stopped ringing|names|calls me {stupid/lazy/useless/fat}|i haven't|i havent|my name|by my|one morning where|cold turkey|no calls for|the office|the bank|calls me {beautiful/mum/mam/mom/dad}|a cab|the doctor",
    questions: [
      {
        asks: 'fear',
        ask: "Who are you half hoping it'll be, when the phone goes?",
        plain: 'When the phone rings, whose name are you hoping to see?',
        options: [
          ["One person, and it won't be", "One name, and every other name's a let-down."],
          ['Anyone with time for a chat', "You're not fussy, you'd just like the company."],
          ["I've stopped hoping, I let it ring", 'You got in first, before it could disappoint you.'],
        ],
      },
    ],
  },
  'words-340': {
    words:
      'when the phone rings|phone rings at|phone rang at|a late call|late night call|phone goes and|unknown number|number comes up|missed calls|phone at night|when the phone goes|frightened of the phone|dread the phone|jump when the phone',
    not: 'nobody|never|stopped|laughing|voicemail|dying meant|died meant|stop being|could stop|her phone goes|his phone goes|face lights|good news|work phone|the office',
    questions: [
      {
        asks: 'fear',
        ask: "Who do you think of before you've even looked?",
        plain: 'When a phone goes, whose trouble comes to mind?',
        options: [
          ['The one I worry about', "There's one you're always half on call for."],
          ['The one who only rings with news', "You've learned that number means sit down."],
          ["The one it can't be any more", "You know, and for one second you don't."],
        ],
      },
    ],
  },
  'words-341': {
    words:
      "i'm so proud|im so proud|so proud of|i'm proud|im proud|i was proud|proudest|proud as punch|bursting with pride|my hands made that|i built it|i did it myself|wired the whole|passed first time|first in my family to|never been prouder",
    not: "never proud|not proud|isn't proud|isnt proud|too proud|wasn't proud|wasnt proud|proud of me|proud to|seasick|for a son|technical founder|he's so proud|she's so proud|they're so proud|hes so proud|shes so proud|{he/she/they} was so proud|{he/she/they} is so proud|i built it up|not even proud|swallow my pride|used to be proud",
    questions: [
      {
        asks: 'want',
        ask: 'Who did you want to tell first?',
        plain: 'Who would you most like to have known about it?',
        options: [
          ["Somebody who isn't around to hear it", "You'd have given a lot for that phone call."],
          ["The one who said it'd never happen", "You'd not have rubbed it in. Much."],
          ['Nobody, I kept it to myself', "You had it all to yourself, and that's lonely too."],
        ],
      },
    ],
  },
  'words-342': {
    words:
      "never proud of me|never said well done|never says well done|never praised|never good enough for|not good enough for {him/her/them}|nothing i do is|nothing is good enough|nothing's ever good enough|nothings ever good enough|just said what do you expect|never said he was proud|never said she was proud|never told me he was proud|never told me she was proud|asked if the parking|always finds fault|could never please|can't please|cant please",
    not: 'please everyone|please everybody|please all|please them all|judge in my head',
    questions: [
      {
        asks: 'want',
        ask: 'What would you have liked to hear, word for word?',
        plain: 'Which exact words were missing?',
        options: [
          ['“You did that well”, full stop', 'Full stop, and no “but” coming after.'],
          ['“Tell me about it”, and then listening', "You'd the whole story ready to tell."],
          ["It'd be too late to land now", "You've heard the other thing for too long."],
        ],
      },
    ],
  },
  'words-345': {
    words:
      "doesn't know how much it hurt|doesnt know how much it hurt|doesn't know it hurt|doesnt know it hurt|doesn't know {he/she} hurt me|doesnt know {he/she} hurt me|never told {him/her/them} it hurt|never told {him/her/them} how much|{he/she} never heard that from me|never let on it hurt|haven't told {him/her} it hurt|havent told {him/her} it hurt|never told {him/her/them} what it did|{he/she} has no idea how much|don't show it hurts|dont show it hurts|never showed it hurt|{he/she} doesn't know it still hurts|{he/she} doesnt know it still hurts|they don't know it hurt|they dont know it hurt|never told him {he/she/they} hurt me|never told her {he/she/they} hurt me|never told them {he/she/they} hurt me|never said it hurt|haven't told him {he/she/they} hurt|haven't told her {he/she/they} hurt|haven't told them {he/she/they} hurt|i never showed {him/her/them}|never let {him/her/them} see|i act like it didn't hurt|i act like it didnt hurt|pretend it didn't hurt|pretend it didnt hurt|doesn't know what it did to me|doesnt know what it did to me",
    not: 'died|dead|funeral|too late|passed away',
    questions: [
      {
        asks: 'cost',
        ask: 'What would you lose by letting them know?',
        plain: "What's the risk, if that person knew?",
        options: [
          ["They'd have it to use against me", "You've given them enough already."],
          ["They'd be in bits, and I'd mind them", "You'd end up comforting the one who did it."],
          ['They might only shrug', 'The shrug would be worse than the hurt.'],
        ],
      },
    ],
  },
  'words-346': {
    words:
      "hurting {him/her/them}|hurting anyone|hurting somebody|doesn't hurt somebody|doesnt hurt somebody|don't want to hurt|dont want to hurt|didn't want to hurt|didnt want to hurt|without hurting|i'd hurt {him/her/them}|id hurt {him/her/them}|i'd be hurting|id be hurting|scared of hurting {him/her/them}|afraid of hurting {him/her/them}|i'll hurt {him/her/them}|would hurt {him/her/them}|break {his/her} heart|i can't hurt {him/her/them}|i cant hurt {him/her/them}|somebody gets hurt either way|someone gets hurt either way",
    not: "myself|kill|hurt me|excuse|{he/she/they} didn't want|{he/she/they} didnt want|{he/she/they} doesn't want|{he/she/they} doesnt want|{he/she/they} said|broke|died|swinging|hurting me|stop hurting {him/her/them}",
    questions: [
      {
        asks: 'cost',
        ask: 'Who gets hurt if it all stays as it is?',
        plain: "If nothing's said or done, who pays?",
        options: [
          ['Me, bit by bit', "You don't count that as hurting somebody. It is."],
          ['All of us, only slower', 'Slow is easier to live with, for a while.'],
          ["Them too, they just don't know it yet", 'So sparing them has its own bill.'],
        ],
      },
    ],
  },
  'words-347': {
    words:
      "nobody noticed|no one noticed|nobody notices|no one notices|nobody's noticed|nobodys noticed|didn't notice me|didnt notice me|doesn't notice me|doesnt notice me|hasn't noticed|hasnt noticed|never notices|wouldn't notice|wouldnt notice|still not notice|doesn't even notice|doesnt even notice|didn't even notice|didnt even notice|feel invisible|i'm invisible|im invisible|nobody sees me|no one sees me|just want to be seen|doesn't see me|doesnt see me|they don't see me any*|they dont see me any*|people don't see me|people dont see me|nobody really sees me|no one really sees me|they look past me|like i'm not there|like im not there|like i'm not even there",
    not: "i didn't|i didnt|i hadn't|i hadnt|mother|cross over|the lads|make sure|so nobody|so no one|so they|hope nobody|hope no one|i hide|i hid|not said yes|hasn't noticed the|mop",
    questions: [
      {
        asks: 'want',
        ask: 'If they looked properly, what should they see first?',
        plain: 'What should they notice about you?',
        options: [
          ['How tired I am', "It's plain as day, to anyone looking."],
          ['All that gets done without a word', 'You make it look like nothing, and they believe it.'],
          ["That I'm half gone already", "You've one foot out and they're still chatting."],
        ],
      },
    ],
  },
  'words-348': {
    words:
      "i didn't notice|i didnt notice|i never noticed|i should have noticed|i should've noticed|i shouldve noticed|i should have seen|i should've seen|i shouldve seen|i should have known|i should've known|i shouldve known|how did i not|how did i miss|why didn't i see|why didnt i see|i missed the signs|i didn't see it coming|i didnt see it coming|doesn't notice her own|doesnt notice her own|never saw it coming",
    not: "known better|never noticed me|should have known he'd|didn't notice me",
    questions: [
      {
        asks: 'moment',
        ask: 'What did it look like at the time, before you knew?',
        plain: 'Back then, what did it seem like to you?',
        options: [
          ['Like an ordinary bad week', "Anyone would've taken it the way you did."],
          ['Like nothing at all, it was well hidden', "You can't notice what's being kept from you."],
          ['I saw something, and I looked away', 'You were frightened of being right.'],
        ],
      },
    ],
  },
  'words-349': {
    words:
      "if i'd checked|if id checked|should've checked|shouldve checked|should have checked|if i'd only|if id only|if i had only|if only i'd been|if only id been|it's my fault|its my fault|it was my fault|my own fault|i blame myself|that's on me|thats on me|i could have stopped|could've stopped it|couldve stopped it|i could have prevented|if i'd been there|if id been there|if i hadn't been|if i hadnt been|i should have stopped",
    not: "says it's my fault|says its my fault|said it was my fault|gone to bed hungry|proud|never gone|{he/she/they} says that's on me|not my fault|i blame myself for marrying|isn't my fault|isnt my fault",
    questions: [
      {
        asks: 'view',
        ask: 'What did you really know at the time?',
        plain: 'Leave out what you learned later. What did you know then?',
        options: [
          ["Nothing that'd have warned me", "You didn't know it yet. You know it now."],
          ['One small thing, and I let it go', 'Small things are let go a hundred times a day.'],
          ['Enough, and I was tired', "You'd forgive anybody else for being tired that day."],
        ],
      },
    ],
  },
  'words-351': {
    words:
      'stepped back|pulled away|moved away when|turned {her/his} head|turned her cheek|held her cheek out|offered {his/her} cheek|leaned in to kiss|flinched when i|flinched when he|shrugged me off|shrugged my hand off|moved {his/her} hand away|took {his/her} hand away|rolled away',
    not: 'hit|from the role|from the edge|after the baby|the car|the bus|the train|out of the|from the kerb|from the curb|from work|stepped back in time|the boat',
    questions: [
      {
        asks: 'moment',
        ask: 'What was going on in that one moment?',
        plain: 'What was really happening, right then?',
        options: [
          ["Nobody'd planned it, it just happened", 'Nobody decided, and you both still know it happened.'],
          ['Something old that was never sorted', "It comes out in a move when it isn't said."],
          ['That was the end, and I knew', 'You can date it, to the half second.'],
        ],
      },
    ],
  },
  'words-352': {
    words:
      'hugged me|held my hand|squeezed my shoulder|squeezed my hand|put {his/her} arm round|put {his/her} arm around|put a hand on my|touched my arm|rubbed my back|stroked my hair|wash my hair|washing my hair|gave me a hug|held me|took my hand',
    not: "died|dying|wouldn't|wouldnt|didn't|didnt|never|nobody|force*|hospice|thinking of it|responsible|abus*|back from|held me back|held me down|held me up|held me to|held me under|held me against|grabbed|made my skin|creep*|at gunpoint|held me in contempt",
    questions: [
      {
        asks: 'exception',
        ask: 'How long had you gone without that?',
        plain: 'When had somebody last done that?',
        options: [
          ['Long enough that I nearly cried', "You hadn't known you were short of it."],
          ["Not long, but nobody'd meant it", "There's touching, and there's meaning it."],
          ["I'd told myself I didn't need it", 'That held up until somebody did it.'],
        ],
      },
    ],
  },
  'words-353': {
    words:
      "doesn't touch me|doesnt touch me|hasn't touched me|hasnt touched me|stopped touching|don't touch any|dont touch any|pushed the beds apart|separate beds|separate rooms|sleeps in the spare|sleep in the spare|like flatmates|like housemates|like roommates|turns {his/her} back|live like strangers|sleep on the couch|sleeps on the couch|sleep back to back|lie back to back|lying back to back|sleeping back to back|in the spare room|into the spare room|in different rooms|never touch each other|we never touch|never touches me|we don't touch|we dont touch|doesn't kiss me|doesnt kiss me|hasn't kissed me|hasnt kissed me|live like brother and sister",
    not: "daughter's|daughters|son's|sons|parents|guest*|visitor*|my brother sleeps|meetings|my brothers|my brother's|my sister's|my sisters|my son|my daughter|call it the spare|died|{mum/mam/mom/dad} sleeps|{mum/mam/mom/dad} is in",
    questions: [
      {
        asks: 'moment',
        ask: 'What was the last ordinary touch you remember?',
        plain: 'When was the last casual touch, a hand or a kiss?',
        options: [
          ['A hand on the back, passing', "Nobody marks the last one, it just isn't repeated."],
          ["I couldn't tell you, it's that long", "That's an answer, and you know it."],
          ['I was the one who moved away', "You moved first, so you feel you can't complain."],
        ],
      },
    ],
  },
  'words-354': {
    words:
      'sat in the car|sit in the car|stayed in the car|sitting in the car|sat outside in|sat in the driveway|sit in the driveway|in the drive for|long way home|home the long way|took the long way|drive round and round|drove round and round|drive around before|drove around before|sit in the van|sat in the van|walk round the block before|walk round the block first|walk around the block before|sat in my car|sit in my car|sit in the car park before',
    not: "we sat|laughing|chips|all clear|crash|old road|waited for him|waiting for her|i'll ask|with me|with {him/her/them}|next to|bought|we took|together|on the way to school",
    questions: [
      {
        asks: 'moment',
        ask: "What was waiting that you weren't ready for?",
        plain: 'What were you putting off?',
        options: [
          ["People needing me the second I'm in", 'You wanted ten minutes belonging to nobody.'],
          ['An empty place', 'A cold house is easier if you put it off.'],
          ["Having to act as if nothing'd happened", 'You needed a while to get your face ready.'],
        ],
      },
    ],
  },
  'words-355': {
    words:
      "don't want to go home|dont want to go home|didn't want to go home|didnt want to go home|dread going home|hate going home|rather be at work|anything to be out of the house|not be in the house with|out of the house so|stay late so|extra shifts so|avoid going home|glad to get to work|only started running so|work late so|any excuse to get out|don't want to be at home|dont want to be at home|don't want to be home|dont want to be home|don't like going home|dont like going home|put off going home|take my time going home|stay at work so|stay at work late|happier at work than|anywhere but home|take extra shifts|anything but go home|dread walking in|dread the front door|stay out of the house",
    not: 'fun|holiday|such a good|lovely|party|best night|suspects|boarding|home to my country|back to my country|deport*',
    questions: [
      {
        asks: 'moment',
        ask: "What's the first sound when that door opens?",
        plain: 'What do you hear when you come in?',
        options: [
          ['The telly, and nobody looking up', "You're home, and nobody's day changes."],
          ['Somebody needing something', "Coat still on, and you're at work again."],
          ['Nothing whatsoever', "You'd take a row over that some nights."],
        ],
      },
    ],
  },
  'words-356': {
    words:
      "at home they think|back home they|back home think|everyone back home|they don't know at home|they dont know at home|what they don't know at home|what they dont know at home|send money home|sends money home|sending money home|money from home|don't tell them at home|dont tell them at home|they think i'm rich|they think im rich|never told them back home|people at home think|ring home and say|my family back home|the family back home|my parents back home|my people back home|they think i am rich|they think i have money|they think life here",
    not: 'other family|whole other|my husband had|moved back home|a wife back home|when i moved',
    questions: [
      {
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
    ],
  },
  'words-357': {
    words:
      "i'm homesick|im homesick|so homesick|i miss home|miss my country|miss the village|our old street|my old street|miss the sea|miss our house|miss the old house|miss my language|miss the old place|since i left {home/brazil/poland/nigeria/ireland/india}|i miss the mountains|i miss my town|i miss my city|i miss my home|i miss the old street|i miss the food at home|i miss the smell of|miss where i grew up|miss my homeland|i miss my island|i miss ireland|i miss my village",
    not: "friends make plans|his smell|her smell|the smell of {him/her/his}|like i don't exist|like i dont exist|miss home visits|burned|burnt",
    questions: [
      {
        asks: 'want',
        ask: 'If you could be there for an hour, what would you do first?',
        plain: 'One hour back there: what comes first?',
        options: [
          ['Eat something, and hear everybody at once', 'Loud, warm, and no need to explain yourself.'],
          ['Stand there and say nothing', "You'd only want to breathe it in."],
          ["Find out it's not there any more", 'You may miss a year more than a place.'],
        ],
      },
    ],
  },
  'words-358': {
    words:
      'put {him/her} in a home|put my {mum/mam/mom/dad/mother/father} in a|into a home|in a care home|into a care home|in a nursing home|into a nursing home|papers for the home|signed {him/her} into|find a home for {him/her}|going into a home|moved {him/her} into a home|{mum/mam/mom/dad} into care',
    not: "i work|i'm a carer|im a carer|job|shift*|residents|years in a care home|catch me|put me|not catch|me in a home|i'm not going into|im not going into|dog|cat|rescue|when i'm old|when im old",
    questions: [
      {
        asks: 'rule',
        ask: 'What had been promised, out loud or not?',
        plain: 'What promise was there about this?',
        options: [
          ["That it'd never come to that", 'Said when everyone could still manage the stairs.'],
          ["That they'd be minded properly", 'And that you can still keep.'],
          ['Nothing out loud, only in my head', "Nobody else heard it, and you're the one holding it."],
        ],
      },
    ],
  },
  'words-359': {
    words:
      "can't manage the stairs|cant manage the stairs|getting frail|going downhill|{mum's/mam's/mom's/dad's} getting old|{mums/mams/moms/dads} getting old|forgets my name|doesn't know my name|doesnt know my name|doesn't know me any*|doesnt know me any*|forgotten my name|repeats {himself/herself}|memory's going|memorys going|has dementia|dementia|alzheimer*|losing {his/her} memory|can't live alone|cant live alone|his mind is going|her mind is going",
    not: "dog|cat|i'm losing|im losing|died|when i was|i wish i|i hadn't|i hadnt|waited till|before {he/she} died|at work|ward|residents|boss",
    questions: [
      {
        asks: 'cost',
        ask: 'What do you find yourself doing now, that you never used to?',
        plain: 'What do you do these days that you never had to before?',
        options: [
          ['Lift, wash, drive, all of it', 'It turned round so slowly you hardly saw it.'],
          ['Tell small lies to keep the day calm', 'Kind lies, and you still count every one.'],
          ['Lose patience', 'You can be good at it and still run out.'],
        ],
      },
    ],
  },
  'words-360': {
    words:
      "never said i love you|never said he loved|never said she loved|doesn't say i love you|doesnt say i love you|never says i love you|shows his love|shows her love|not one for words|man of few words|not a man for words|not a hugger|not a talker|never says what he feels|doesn't show his feelings|doesnt show his feelings|can't say it but|cant say it but|never one for talking|never says it out loud but|never said it but|never told me he loved|never told me she loved|never once said he loved|never once said she loved|can't say i love you|cant say i love you|his way of saying|her way of saying|way of saying i love you|way of saying sorry|shows it by|shows love by|showed his love|showed her love|not good with words|isn't good with words|isnt good with words|never hugged me|never hugs|doesn't hug|doesnt hug|not the hugging|doesn't say much|doesnt say much|never talks about feelings|doesn't talk about feelings|doesnt talk about feelings",
    not: 'hit me|beat me|abus*|i never said i love you|shows his love for {beer/drink/football}',
    questions: [
      {
        asks: 'exception',
        ask: 'How would you know, on a normal day, that they cared?',
        plain: 'On a plain day, what told you they cared?',
        options: [
          ['Something got fixed, or put on my plate', 'You knew what that meant, without it being said.'],
          ["They'd ask had I eaten", 'And you knew what was meant by it.'],
          ["I wouldn't, I had to guess", "Years of guessing. That'd tire anybody."],
        ],
      },
    ],
  },
  'words-361': {
    words:
      "haven't spoken to my|havent spoken to my|not spoken to my|haven't talked to my|havent talked to my|we don't speak|we dont speak|we haven't spoken|we havent spoken|we've not spoke*|weve not spoke*|not spoken in|haven't spoken in|havent spoken in|haven't spoken since|havent spoken since|no contact with|cut {him/her/them} off|cut off contact|cut me off|hasn't spoken to me|hasnt spoken to me|estranged|we no longer speak|some of us don't talk|some of us dont talk|i'd nae sister|id nae sister",
    not: "died|cut me off in|language|abus*|my supervisor|scared they'll|scared theyll|they'll cut|theyll cut|if i stop|no contact with the|we don't speak the|cut them off at|traffic|the same language",
    questions: [
      {
        asks: 'want',
        ask: 'What would the first sentence be, after all this time?',
        plain: 'If you spoke again, how would it begin?',
        options: [
          ["Just “It's me”", 'Two words, and the rest would have to follow.'],
          ["“Why?”, and I'd wait for the answer", "You'd not let them off with the weather."],
          ["There isn't one, I've stopped looking", "Then you're at the end of it, or near."],
        ],
      },
    ],
  },
  'words-362': {
    words:
      "if i stop working|if i stop moving|if i slow down|if i sit down|can't stop working|cant stop working|can't sit still|cant sit still|i keep busy|keep myself busy|keeping busy|stay busy|always on the go|can't switch off|cant switch off|never sit down|i never stop|i don't stop|i dont stop|can't do nothing|cant do nothing|fill every minute|work all hours|can't just sit|cant just sit",
    not: "never stop {loving/missing/thinking/hoping}|stop drinking|stop smoking|the noise|camera|the host mother|doctor told me|my son|my daughter|{he/she} can't sit still|{he/she} cant sit still|tap|the kids can't",
    questions: [
      {
        asks: 'fear',
        ask: 'What turns up when you finally sit down?',
        plain: "When it goes quiet, what's there?",
        options: [
          ['The list, straight away', 'It was only waiting for you to sit.'],
          ["Something I've been keeping ahead of", "You've been walking fast, so."],
          ['Nothing, a big flat nothing', "And that's worse than the list."],
        ],
      },
    ],
  },
  'words-363': {
    words:
      "can't stop thinking|cant stop thinking|cannot stop thinking|can't get {him/her/it} out of my head|cant get {him/her/it} out of my head|not stopped thinking|going over and over|goes round and round|going round in my head|i replay|keep replaying|play it over|plays over|i keep seeing|can't get it out of my|cant get it out of my|won't leave my head|wont leave my head|keep thinking about what|keep thinking about how|keep thinking about that|keep thinking about the way|keep thinking about it|i keep hearing {him/her} say|i keep going over|going over it in my head|over and over in my head",
    not: 'body|accident|crash|blood|attack|abus*|kill*|died|the war|job|corridors|dog|song|tune|film|the baby|what to cook',
    questions: [
      {
        asks: 'moment',
        ask: 'Which ten seconds of it do you play the most?',
        plain: 'What short bit keeps coming back?',
        options: [
          ['What was said, and how', "It's the way it was said that stays with you."],
          ["What I said, or didn't", "You're still trying out better lines."],
          ["The bit I'd never tell anyone", 'That one plays to an audience of one.'],
        ],
      },
    ],
  },
  'words-364': {
    words:
      "still wear my ring|still wear the ring|can't take the ring off|cant take the ring off|can't take my ring off|cant take my ring off|my wedding ring|stopped wearing my ring|stopped wearing the ring|took my ring off|took the ring off|take off my ring|ring finger|i still wear his ring|i still wear her ring|i wear his ring|i wear her ring|still wearing my ring|still wearing the ring|i stopped wearing his ring|i stopped wearing her ring|keep my ring on|twist my ring|twisting my ring|put my ring back on|i took off my ring|i took off the ring|mark where my ring|my engagement ring",
    not: "lost|sold|prop*|uniform|make-up|makeup|{he's/she's} stopped|{hes/shes} stopped|proposed|propose|ring tone",
    questions: [
      {
        asks: 'moment',
        ask: 'When do you notice that ring most?',
        plain: 'At what moment does the ring catch your eye?',
        options: [
          ['When somebody new is being friendly', "It says something before you've made up your mind."],
          ["When I'm washing up, or driving", 'Ordinary jobs put your hands in front of you.'],
          ['When somebody else looks at it first', "You see yourself wondering what they're wondering."],
        ],
      },
    ],
  },
  'words-365': {
    words:
      "i stopped {singing/painting/drawing/playing/dancing/reading/running/swimming}|gave up {singing/painting/drawing/playing/dancing/reading/running/music/football}|i used to {sing/paint/draw/dance/write/swim/play}|haven't {sung/painted/drawn/danced/played}|havent {sung/painted/drawn/danced/played}|i don't {sing/paint/draw/dance/play} any*|i dont {sing/paint/draw/dance/play} any*|never {paint/sing/draw/dance} any*|no time for {music/painting/reading/singing}|guitar in|piano is|used to be in a band",
    not: "choir|used to play with|used to write to|used to write me|he'd come|she'd come|hed come|shed come|with {him/her}|to {him/her}|died|reading the|reading his|reading her|reading my|running away|running from|running late|i stopped playing with fire|to her in",
    questions: [
      {
        asks: 'exception',
        ask: "What's still lying about from when you did?",
        plain: "What's left over from that time, at your place or in you?",
        options: [
          ['The gear, at the back of a cupboard', "You kept it, so some part of you didn't stop."],
          ['Nothing, I gave it all away', "All of it gone, so you wouldn't be tempted."],
          ["My hands, when I'm not thinking", "You stopped, and your hands didn't."],
        ],
      },
    ],
  },
  'words-366': {
    words:
      "can't write|cant write|cannot write|not writing|staring at the same page|staring at a blank|blank page|comes out rubbish|writer's block|writers block|can't finish the chapter|cant finish the chapter|can't finish my thesis|cant finish my thesis|stuck on the chapter|can't finish one|cant finish one|haven't written a|havent written a|every thing i write|everything i write|everything i try to write",
    not: "sending me|never learned|can't read|cant read|to him|to her|drawing*|painting*|reads everything|reads every|knit*|song*|my arm|my hand|cv|he writes|she writes|texts",
    questions: [
      {
        asks: 'fear',
        ask: 'Who do you picture reading it?',
        plain: 'When you work at it, whose face is over your shoulder?',
        options: [
          ["The one who'll say it's not up to much", "You're arguing with them before there's a page."],
          ["Nobody, and that's what stops me", 'Hard to talk to an empty chair.'],
          ["Myself, and I'm the worst of them", 'No critic out there knows your soft spots better.'],
        ],
      },
    ],
  },
  'words-367': {
    words:
      "never sent it|didn't send it|didnt send it|never posted it|didn't post it|didnt post it|haven't posted it|havent posted it|haven't sent it|havent sent it|mailed none|typed it and deleted|wrote it and deleted|write it and delete|letter i never sent|letters i never sent|letter i never posted|still in my drafts|in the drafts|unsent|wrote {him/her} a letter but|going to write {him/her} a letter|i will write {him/her} a letter",
    not: 'application|my cv|invoice|the form|the package|parcel|return',
    questions: [
      {
        asks: 'fear',
        ask: 'Which line in it scares you?',
        plain: "What's the hardest sentence in it?",
        options: [
          ["The one where I say I'm sorry", "Once it's on paper, you can't take it back."],
          ['The one that says what was done', "You'd be the first to put it in writing."],
          ["The end, I don't know what I'm asking", "You know what to say, and not what you're after."],
        ],
      },
    ],
  },
  'words-368': {
    words:
      "i never answered|i didn't answer|i didnt answer|i never replied|i didn't reply|i didnt reply|i never wrote back|i didn't write back|i didnt write back|i let it ring|let it ring out|i left {him/her} on read|haven't replied to|havent replied to|haven't answered|havent answered|i didn't pick up|i didnt pick up|i never rang back|i didn't ring back|i didnt ring back|it was i who stopped writing|i stopped writing|i did not answer|i stopped answering",
    not: "{he/she/they} haven't|{he/she/they} havent|poems|songs|stories|novel|diary",
    questions: [
      {
        asks: 'moment',
        ask: 'What kept you from answering, back then?',
        plain: "Why didn't you answer, at the time?",
        options: [
          ["I'd nothing kind to say", 'So you said nothing, and it said plenty.'],
          ["I was waiting till I'd good news", 'And the news never got good enough to send.'],
          ['I was punishing them a bit', 'A small punishment, and it got long.'],
        ],
      },
    ],
  },
  'words-369': {
    words:
      "never replied|never wrote back|no reply|ghosted me|left me on read|hasn't replied|hasnt replied|hasn't answered|hasnt answered|never answered my|doesn't reply|doesnt reply|doesn't answer my|doesnt answer my|never rang back|never called back|never rang me back|won't answer my|wont answer my|don't answer my|dont answer my|haven't heard back|havent heard back|heard nothing back|never received my letter|blocked me",
    not: 'i never replied|i never wrote|job|application|landlord|council|insurance|interview|embassy|visa|bank|the clinic|surgery|supplier|the estate agent',
    questions: [
      {
        asks: 'view',
        ask: 'What have you decided the silence means?',
        plain: 'How do you explain it to yourself?',
        options: [
          ["That I don't matter, simple as that", 'You got no answer, so you picked the worst one.'],
          ["That something's wrong on their end", "It's kinder, and it keeps you waiting."],
          ["I said something they can't get past", "You've been back through every line, so."],
        ],
      },
    ],
  },
  'words-370': {
    words:
      "keep {his/her} letters|kept {his/her} letters|i keep the letters|kept the letters|{his/her} handwriting|{his/her} old jumper|his jumpers|her coat is|his coat is|can't throw out|cant throw out|can't throw {his/her}|cant throw {his/her}|can't get rid of {his/her}|cant get rid of {his/her}|the recordings of|old voice notes|his voicemail|her voicemail|in the charity bag|kept his {jumper/coat/scarf/shirt/jacket/cardigan/dressing/shoes/glasses/hat/watch/pipe/apron/clothes/things/number}|kept her {jumper/coat/scarf/shirt/jacket/cardigan/dressing/shoes/glasses/hat/watch/pipe/apron/clothes/things/number}|still have his {jumper/coat/scarf/shirt/jacket/cardigan/dressing/shoes/glasses/hat/watch/pipe/apron/clothes/things/number/letters/voicemail}|still have her {jumper/coat/scarf/shirt/jacket/cardigan/dressing/shoes/glasses/hat/watch/pipe/apron/clothes/things/number/letters/voicemail}|still got his {jumper/coat/scarf/shirt/jacket/cardigan/shoes/glasses/hat/watch/clothes/things/number/letters/voicemail}|still got her {jumper/coat/scarf/shirt/jacket/cardigan/shoes/glasses/hat/watch/clothes/things/number/letters/voicemail}|i keep his {jumper/coat/scarf/shirt/jacket/clothes/things}|i keep her {jumper/coat/scarf/shirt/jacket/clothes/things}|{his/her} toothbrush is still|{his/her} number in my phone",
    not: "kept {his/her} word|kept {his/her} mouth|kept {his/her} promise|kept {his/her} distance|kept {his/her} head|job|number plate|phone on|it's dead|its dead|old phone|her house|threw out|deleted|can't read {his/her}|cant read {his/her}|landlord|work number",
    questions: [
      {
        asks: 'view',
        ask: "Who else knows it's there?",
        plain: 'Does anybody know you have it?',
        options: [
          ['They all do, and nobody asks', "They walk past it, and you don't."],
          ["Nobody, I'd have to explain", "You'd sooner keep it than explain it."],
          ["I don't look, I only need it there", "You don't open it, and you couldn't lose it either."],
        ],
      },
    ],
  },
  'words-371': {
    words:
      "i hide the|i hid the|i've hidden|ive hidden|i hide it|i hide what|hiding it from|hidden it from|hide it from|keep it hidden|keep it secret|i've secretly|ive secretly|doesn't know i|doesnt know i|my wife doesn't know|my wife doesnt know|my husband doesn't know|my husband doesnt know|tired of hiding|hide the boxes|hide my drink*|hide my debt*|hide my phone|hide my spending|hide my smoking|hide my letters|hide my bank|hide my pills|hide my shopping|hide my bills",
    not: "gay|bisexual|my hands|{he/she/they} hid|hide and seek|they hid|present*|surprise|pipe|tears|my smile|my face|my feelings|my accent|she won't bin|i love|doesn't know i exist|doesnt know i exist",
    questions: [
      {
        asks: 'fear',
        ask: "Who's closest to finding out?",
        plain: 'Who might work it out first?',
        options: [
          ["The one it'd hurt most", 'Nearest to you, and nearest to the truth.'],
          ["Nobody, I'm very careful", 'Careful is a full-time job.'],
          ['I half want somebody to', 'Then you could stop watching every word.'],
        ],
      },
    ],
  },
  'words-372': {
    words:
      "since i stopped drinking|i stopped drinking|i've stopped drinking|ive stopped drinking|i'm sober|im sober|i got sober|i gave up the drink|i gave up drinking|i quit drinking|i'm off the drink|im off the drink|haven't had a drink|havent had a drink|not had a drink|months sober|years sober|days sober|dry since",
    not: 'he swore|she swore|he said',
    questions: [
      {
        asks: 'exception',
        ask: 'What can you see now that the drink covered?',
        plain: "What do you notice, sober, that you didn't before?",
        options: [
          ['How long an evening is', 'All those hours the drink used to eat up.'],
          ['Who only knew me with a glass', 'Some went when the glass went.'],
          ['What I was like to live with', "You see it clear, and you're still looking. That's something."],
        ],
      },
    ],
  },
  'words-373': {
    words:
      "in debt|what i owe|maxed out|the loans|overdraft|overdrawn|in arrears|behind on the|owe the bank|the statements|bank letters|credit card debt|credit cards|bailiff*|final notice|the unpaid bills|red letters|can't pay|cant pay",
    not: "dad's debt|dads debt|loan shark*|mother-in-law|can't pay me|cant pay me|student loan|never be in debt|always said|always told|police|witness*|in debt to you|student loans|in debt to {him/her}|his debt|her debt",
    questions: [
      {
        asks: 'moment',
        ask: 'When a bill comes, what happens to it?',
        plain: 'What do you do with the envelope?',
        options: [
          ['It goes in a drawer, unopened', "You know what's in it. It's still shut."],
          ['I open it alone, somewhere with a lock', 'You take the fright by yourself.'],
          ['Whoever shouts loudest gets paid', 'The quiet ones wait, and you wait with them.'],
        ],
      },
    ],
  },
  'words-374': {
    words:
      "card declined|card was declined|card got declined|food bank|reduced bit|yellow sticker*|counting coins|counted out coins|didn't have enough at|didnt have enough at|couldn't pay at|couldnt pay at|put it back at the till|free school meals|payment bounced|couldn't split the bill|couldnt split the bill|putting my card down first|short at the till|had to put things back|had to put stuff back|put some things back|put half of it back|put it back on the shelf|put stuff back at the till",
    not: 'i volunteer|volunteer*',
    questions: [
      {
        asks: 'moment',
        ask: "What's the story you had ready, in case anyone asked?",
        plain: "What would you have said, if somebody'd noticed?",
        options: [
          ["That I'd picked up the wrong card", 'A small lie, kept in the purse with the card.'],
          ['None, I wanted out of there', "You'd have left the bags and walked."],
          ["I'm sick of having one ready", 'Being short is tiring. Covering it is worse.'],
        ],
      },
    ],
  },
  'words-375': {
    words:
      'pity money|offered me money|lent me money|lend me money|lent me the|borrow money|borrowed money|owe {him/her/them} money|paid for me|bailed me out|handout*|charity from|took money from|takes money from|take money from|money off my|paid my rent|gave me money',
    not: 'i lent|my son borrowed|my brother borrowed|never borrow|purse|stole|my account|my savings|my wallet|from me|wants to borrow|asks to borrow|asked to borrow|asking to borrow|money for charity|i donate|the till|owe them money|owe her money back to',
    questions: [
      {
        asks: 'cost',
        ask: 'What comes attached to that money?',
        plain: 'What would you have to give back, besides the money?',
        options: [
          ['A remark, sooner or later', "You've paid it back in remarks already."],
          ["Nothing, and I still couldn't enjoy it", 'No strings, and you still felt the tug.'],
          ["I'd never be able to say no again", "That's what you'd be paying it back with."],
        ],
      },
    ],
  },
  'words-376': {
    words:
      "i lent|owes me|never paid me back|never paid it back|hasn't paid me back|hasnt paid me back|forgets his wallet|\"forgets\" his wallet|i always pay|i've paid for everything|ive paid for everything|i pay for everything|i paid for everything|paid twelve|i'm the bank|im the bank|treats me like a bank|only rings for money|only calls for money|only rings when",
    not: 'owes me an apology|owes me an explanation|owes me nothing',
    questions: [
      {
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
    ],
  },
  'words-377': {
    words:
      "no money|don't have enough money|dont have enough money|can't afford|cant afford|couldn't afford|couldnt afford|costs money|money's tight|moneys tight|money is tight|money running out|money left|i'm skint|im skint|i'm broke|im broke|make ends meet|money worries|short of money|money i don't have|money i dont have|payday",
    not: "in love|those first years|has no money|for no money|when i had no money|{mum/mam/mom/dad/mother/father} said|when i was {small/little/a/young}|to lose {him/her/them}|afford to lose|can't afford to miss|cant afford to miss|afford to make|{he/she} says we can't|my friend can't|they can't afford|they cant afford|no money in the world",
    questions: [
      {
        asks: 'cost',
        ask: 'What do you go without first?',
        plain: "What's the first thing you stop paying for?",
        options: [
          ['Seeing people, it always costs', 'So being short gets lonely as well.'],
          ["Anything that's only for me", "You're last on your own list."],
          ['Sleep, doing sums', 'The sums never change, and you do them nightly.'],
        ],
      },
    ],
  },
  'words-378': {
    words:
      "passed over|got the job instead|got promoted over|boss's son|bosss son|got my job|got the chair|gave it to the|promoted before me|paid half|paid less than|get paid less|get the good runs|the credit went|took the credit|takes the credit|took credit for|my name off|skipped over|overlooked",
    not: 'gave it to the {dog/cat/church/kids}|charity shop|the rota|i took my name|i gave it|and i gave it|i got the job instead|passed over {his/her}|overlooked the|took the credit card|takes the credit card|paid half the|paid half of the {bill/rent/deposit}',
    questions: [
      {
        asks: 'view',
        ask: 'Who saw it happen and said nothing?',
        plain: 'Who knew it was unfair and kept quiet?',
        options: [
          ['The whole lot of them', 'Nobody blind in that place, only quiet.'],
          ["Somebody I'd have spoken up for", "That's the one that stays with you."],
          ['Me, I clapped along', 'You were polite, and it cost you.'],
        ],
      },
    ],
  },
  'words-379': {
    words:
      "taken for granted|takes me for granted|take me for granted|never says thank you|never thanked|not a thank you|without a thank|thankless|not one thank|unappreciated|not appreciated|never a thank|calls it normal when|normal when i do it|nobody says thanks|no thanks for it|not even a thank you|and no thank you|without a thank you|no thanks at all|they take it for granted that i|{he/she} takes it for granted that i|just take it for granted|just takes it for granted|never says thanks|never say thank you|never say thanks|never thanks me|never thanked me|never thank me|don't appreciate|dont appreciate|doesn't appreciate|doesnt appreciate",
    not: "polite*|turned down|no thank you,|said no thank|i never thanked|i've never thanked|ive never thanked|never thanked {him/her/them}|i never said thank|granted you'll|granted youll|i took {him/her/it/them} for granted|i take {him/her/it/them} for granted",
    questions: [
      {
        asks: 'want',
        ask: 'If you stopped, which day would they notice?',
        plain: 'Say you stopped. How soon would they see it?',
        options: [
          ['The second one, when things ran out', "They'd go looking for the thing, not for you."],
          ["They'd never cop it was me", 'It looks like it does itself, the way you do it.'],
          ["They wouldn't, and that's my fear", 'So you keep going rather than find out.'],
        ],
      },
    ],
  },
  'words-380': {
    words:
      'talk to my boss|speak to my boss|ask my boss|tell my boss|talk to my manager|speak to my manager|ask my manager|tell my manager|ask for a raise|ask for a pay rise|tell chef|tell the gaffer|hand in my notice|hand my notice in|talk to my supervisor|tell my supervisor',
    not: 'handed|told',
    questions: [
      {
        asks: 'step',
        ask: "What's your opening line?",
        plain: 'How would you begin?',
        options: [
          ["“Have you five minutes?”, and I'd stall", "The first line's easy. You need the second one."],
          ["“I can't keep doing it like this”", "That's clear enough to stand on its own."],
          ["I'd start with sorry, I always do", "You'd be giving ground before you'd asked."],
        ],
      },
    ],
  },
  'words-381': {
    words:
      "i agreed|i said yes|i always say yes|i end up saying yes|ended up saying yes|can't say no|cant say no|couldn't say no|couldnt say no|can't ever say no|cant ever say no|never say no|i said no problem|replied 'sure|replied sure|sure, no problem|i say 'no problem'|i say no problem|i gave in|saying yes is how|yes to everything|i accepted|and i accepted|hard to say no",
    not: 'propos*|marry|engaged|we agreed|i agreed with|dress',
    questions: [
      {
        asks: 'want',
        ask: 'What did you want to answer, in that second?',
        plain: "What would've been your own answer?",
        options: [
          ['No. Only that.', 'One short word, and you went the long way round.'],
          ['“Let me think about it”', "You'd have liked an hour before answering."],
          ['Yes, until I heard myself say it', 'You found out afterwards, like you usually do.'],
        ],
      },
    ],
  },
  'words-382': {
    words:
      "i said no|i refused|i told {him/her/them} no|put my foot down|i stood up to|no more, i said|no more lifts|i won't be shouted|i wont be shouted|i turned {him/her/them} down|i turned it down|i said no once|when i said no|i finally said no|i said enough|i told them enough",
    not: 'wish i said|should have|never said no|to cry|the painkillers|treatment|he refused|she refused|i refused to believe',
    questions: [
      {
        asks: 'cost',
        ask: 'How did they take it, your no?',
        plain: 'What did they do when you said no?',
        options: [
          ['Sulked, and made sure I knew', 'You were billed for it in silence.'],
          ['Took it fine, I was amazed', 'All that dread, and they said “grand”.'],
          ["Carried on as if I'd not spoken", "So saying it wasn't the hard part after all."],
        ],
      },
    ],
  },
  'words-383': {
    words:
      'on nights|night shift*|no more nights|nights in a row|months of nights|years on nights|late shift*|on lates|forklift nights|get the nights|double shift*|work weekends|work every weekend|on call every|i work nights|working nights|work nights|working weekends|my night shifts|twelve hour nights|back on nights|on call all',
    not: "suppose|died|dad's on nights|dads on nights|neighbor watches|leaves a light|husband's on nights|{he's/she's} on nights|{hes/shes} on nights|he works|she works|husband works|wife works|{mum/mam/mom/dad} works|my husband is on|start a line|every night out",
    questions: [
      {
        asks: 'cost',
        ask: "What goes on without you while you're on shift?",
        plain: "What are you missing while you're at work?",
        options: [
          ['Ordinary evenings, people round a table', 'You hear about it after, second hand.'],
          ['Daylight, half the year', 'You sleep through what others call the day.'],
          ["They've got used to me not there", 'You were missed at first, and then they managed.'],
        ],
      },
    ],
  },
  'words-384': {
    words:
      "weekend for myself|an hour to myself|time for myself|time to myself|evening to myself|house to myself|room to myself|room with the door shut|with the door shut|bit of peace|five minutes' peace|five minutes peace|dark room|a night off|one weekend off|weekend without|an evening off|one day off|day to myself|a room to myself",
    not: 'off sick|beeping',
    questions: [
      {
        asks: 'want',
        ask: "Door shut, phone off: what's the first hour for?",
        plain: 'What would you do in the first hour of it?',
        options: [
          ['Nothing, lying flat', "Lying flat counts. It's what you're short of."],
          ['Something I used to love, done badly', 'No marks, no audience, only you.'],
          ['Wondering are they managing without me', "You'd bring them in there with you."],
        ],
      },
    ],
  },
  'words-385': {
    words:
      'wants a word|calls me in|called me in|we need to talk|needs to talk to me|wants to see me|asked to see me|called into the office|closed the blinds|shut the door behind|performance review|disciplinary|hauled in|summoned',
    not: 'behind {him/her/me/them}|my son|my daughter|grandchildren|grandkids|nobody|no one wants|still wants to see me|{mum/mam/mom/dad} wants to see me|he wants to see me|she wants to see me|never|a friend wants',
    questions: [
      {
        asks: 'fear',
        ask: 'Which sentence are you most braced for?',
        plain: 'What do you least want to hear in there?',
        options: [
          ["“It's been decided”", 'Nothing to argue with in that one.'],
          ["“I'm disappointed in you”", "You'd take a shouting over that."],
          ["The true one, what I've not managed", "You could fight a lie. That one you'd have to nod at."],
        ],
      },
    ],
  },
  'words-386': {
    words:
      "can tell something|can tell when something|can tell i'm|can tell im|can tell when i'm|can tell when im|knows something is wrong|knows something's wrong|knows somethings wrong|something is wrong with me|she sense something|sees right through me|sees through me|asked if i was ok|keeps asking if i'm|keeps asking if im|the kids notice|kids pick up on it|the children told me|my {mum/mam/mom/dad/wife/husband/boss/sister/brother/partner} suspects|{he/she} suspects|think the kids suspect|can tell something's|can tell somethings|can tell when something's|can tell when somethings|knows when something's wrong|sees something's wrong|notices something's wrong|senses something|knows i'm not ok|knows im not ok|knows i'm not right|asks if i'm alright|asks if im alright|keeps asking what's wrong|keeps asking whats wrong",
    not: 'doctor|nobody suspects|no one suspects|suspects nothing|suspects anything|suspects him|suspects her|suspects the|wrong with the|wrong with {him/her/it}|wrong with my|with the baby',
    questions: [
      {
        asks: 'view',
        ask: "What do they see before you've said anything?",
        plain: 'What gives you away?',
        options: [
          ["My face, I've never had a poker face", "It's out before you've opened your mouth."],
          ["What I've stopped doing", "You've gone missing in small ways, and they notice."],
          ['More than I see myself', 'They might have got there ahead of you.'],
        ],
      },
    ],
  },
  'words-387': {
    words:
      "scared of me|afraid of me|frightened of me|go quiet when my|hid behind her mother|hid behind his mother|hides from me|hide from me|talk around me|to their mom and around me|tiptoe round me|careful around me|kids flinch when i|they flinch when i|{he/she} flinches when i|{he/she} flinched when i|my {kids/son/daughter/boy/girl/wife} flinch*|kids go quiet when|my kids are scared of|my kids are afraid of|walk on eggshells around me|on eggshells round me|she's scared of me|he's scared of me",
    not: "won't flinch|wont flinch|when i tell|not scared of me|cat|dog|spider|mouse|when i feed",
    questions: [
      {
        asks: 'want',
        ask: 'What would you like them to hear when you come in?',
        plain: 'How would you like your arrival to sound?',
        options: [
          ['Me humming, something daft', 'Daft is good. Nobody braces for daft.'],
          ['A plain hello, and life going on', 'You want to be no news at all.'],
          ["I'd like them not to listen out", "They'd be playing, and not lift their heads."],
        ],
      },
    ],
  },
  'words-388': {
    words:
      "bad mother|bad mum|bad mam|bad mom|bad dad|bad father|bad parent|failing as a|as a mom i'm failing|as a mom im failing|failing my kids|what sort of mother|what kind of mother|deserved a mom|good mother|decent mother|proper daughter|bad daughter|bad son|bad wife|bad husband|good daughter|deserve a better {mother/mum/mam/mom/dad/father/parent}|deserved a better {mother/mum/mam/mom/dad/father/parent}|not a good mum|not a good mam|not a good mom|not a good dad|good dad|good mum|good mom|proper mother|terrible mother|terrible mum|terrible mom|terrible father",
    not: "my mother was|he's not a bad dad|hes not a bad dad|he was a|she was a|say i'm|say im|good mother-in-law|my ex|{he's/she's} a bad|{hes/shes} a bad|he's a good|she's a good|hes a good|shes a good|had a good|was a good|my mum is|my dad is|good mother to me",
    questions: [
      {
        asks: 'rule',
        ask: 'Where did you get your picture of a good one?',
        plain: 'Who showed you what a good one does?',
        options: [
          ['Somebody who made it look easy', "You never saw that person's bad days."],
          ['Nowhere, I made it up from the gaps', 'You had no example, so you aimed for perfect.'],
          [
            'From the ones who judge, never help',
            "They don't lift a finger, and you still mind their verdict.",
          ],
        ],
      },
    ],
  },
  'words-389': {
    words:
      "mother-in-law said|mother in law said|mother-in-law told|mother-in-law says|mother in law says|mother in law refolds|mother-in-law refolds|rearranges my|in-laws gave|in-laws expect|in-laws want|mother in law comes|mother-in-law comes|in-laws never|real women have|a real woman|his mother says|his mother said|at their table|his family doesn't|his family doesnt|her family doesn't|her family doesnt|his sisters say",
    not: 'died|lovely|like a mother to me|kind to me|snapped at my|meant to make me|i love my mother-in-law|loves me|rearranges my {shift/shifts/meeting/appointment}|boss',
    questions: [
      {
        asks: 'exception',
        ask: 'Who speaks up for you in that family?',
        plain: 'Who takes your side there?',
        options: [
          ["Nobody, I've stopped looking round", 'You know the count before you sit down.'],
          ['One, quietly, afterwards', "Afterwards is kind, and it's late."],
          ['I could, and I pass the rice', "You've the words. You keep the peace with them."],
        ],
      },
    ],
  },
  'words-390': {
    words:
      "all in my head|all the thinking|i do it all|i do everything|i have to do everything|remember everyone's|remember everyones|i remember everyones|nobody knows how the boiler|wouldn't know the|wouldnt know the|while i cook|cook, clean|it's all on me|its all on me|it's all on my back|its all on my back|i run the house|i plan everything|i organise everything|i'm the one who remembers|im the one who remembers",
    not: "it's all in my head, they|its all in my head, they|doctor|says it's all|says its all|said it's all|said it was all|am i imagining|imagin*|is it all in|it's all in my|its all in my|tune|song*|i do it all for|while i cook, we|he does it all|by choice",
    questions: [
      {
        asks: 'rule',
        ask: 'When did that become your job?',
        plain: 'How did it end up being yours?',
        options: [
          ['I did it well, once, and that was that', 'Nobody hands out medals, only the next one to do.'],
          ['Nobody voted, I looked round and was alone', 'Everybody else had sat down.'],
          ["I took it, I didn't trust anyone else", "You'd sooner be tired than see it done wrong."],
        ],
      },
    ],
  },
  'words-392': {
    words:
      "the golden child|prefer my {brother/sister}|preferred my {brother/sister}|compared to my {brother/sister}|compares me|compared me|why can't you be|why cant you be|be more like your|my sister has the|my brother has the|loved {him/her} more|her blue-eyed|the clever one|always the favourite|still the favourite|{he's/she's} the favourite|{hes/shes} the favourite|was the favourite|was his favourite|was her favourite|always his favourite|always her favourite|mum's favourite|mam's favourite|mom's favourite|dad's favourite|mums favourite|mams favourite|dads favourite|favourite child|favorite child|the favorite one|my {brother/sister} always came first|my {brother/sister} comes first|my {brother/sister} came first|i was the pretty one|i was the good one",
    not: 'song|jumper|mug|meal|dish|cup|colour|hymn|pie|film|dinner|book|chair|his ex|her ex|ex-wife|ex wife|late wife|first wife|colleague*|teacher|chocolate|biscuit*|loved {him/her} more than anything',
    questions: [
      {
        asks: 'rule',
        ask: 'What were you known for, growing up?',
        plain: 'Which part were you given at home?',
        options: [
          ['Being no trouble', 'No trouble gets no attention either.'],
          ['Being the trouble', "They'd you blamed before you'd done anything."],
          ['Nothing much, I was just there', 'Being overlooked is quiet work.'],
        ],
      },
    ],
  },
  'words-393': {
    words:
      "black sheep|odd one out|i don't belong|i dont belong|never belonged|didn't belong|didnt belong|don't fit in|dont fit in|didn't fit in|didnt fit in|never fit in|feel like an outsider|i'm an outsider|im an outsider|i look wrong|feel out of place|like a visitor|feel like a guest|like i don't exist|like i dont exist|stuck out like",
    questions: [
      {
        asks: 'exception',
        ask: "Where don't you have to try?",
        plain: 'In which company can you just be?',
        options: [
          ["With one or two people, that's it", "Two is plenty, if they're the right two."],
          ['Among strangers, oddly', "They've no old picture of you to hold you to."],
          ["Nowhere that I've found", 'And you still go in every time and try.'],
        ],
      },
    ],
  },
  'words-394': {
    words:
      "forgot my birthday|forgot our anniversary|birthday card that|no card|a card would|expect a card|expects a card|nobody remembered|no one remembered|mine went by|my birthday tea|birthday on my own|birthday alone|didn't remember my|didnt remember my|my birthday and nobody|my birthday went|forgot it was my birthday|forgets my birthday|no birthday card|nobody wished me|no one wished me|not one birthday|nobody remembered my|nobody rang on my birthday|no one rang on my birthday",
    not: 'no card reader|sim|bank card|i forgot our|i forgot my wife',
    questions: [
      {
        asks: 'want',
        ask: 'What would have been enough?',
        plain: "How little would've done?",
        options: [
          ['A text, even late', "You're not asking for balloons."],
          ['My name, and somebody glad about it', "It's a small thing, being somebody's glad news."],
          ['For once, not having to remind them', 'A reminder takes the good out of it.'],
        ],
      },
    ],
  },
  'words-395': {
    words:
      "might ring|hoping {he/she/they} rings|hoping {he/she/they} calls|hope {he/she/they} rings|hope {he/she/they} calls|will ring on my birthday|believe my dad will|waiting for {him/her/them} to|wait for {him/her/them} to|maybe he'll|maybe she'll|give it another week|{he/she} should take the first step|should make the first move|i'm not writing to him|im not writing to him",
    not: "i'd been|id been|i might ring|never calls|finish|fall asleep|die",
    questions: [
      {
        asks: 'cost',
        ask: 'How long will you give it?',
        plain: 'Until when do you want to wait?',
        options: [
          ["I've no limit, that's the bother", 'An open-ended wait uses up a lot of days.'],
          ["To a date I've picked, and moved", "You've moved it before, so."],
          ["I said I'd stopped, then the phone goes", "One ring, and you're back waiting."],
        ],
      },
    ],
  },
  'words-396': {
    words:
      "stopped believing|don't believe any*|dont believe any*|lost my faith|losing my faith|left the church|stopped going to mass|stopped going to church|not prayed|haven't prayed|havent prayed|can't pray|cant pray|cannot pray|hits the ceiling|don't pray any*|dont pray any*|not prayed in private|split from the church",
    not: 'abus*|priest touched|the results|firstborn|my {son/daughter/brother/sister/husband/wife/kids} has|my {son/daughter/brother/sister/husband/wife/kids} have|my {son/daughter/brother/sister/husband/wife/kids} stopped|my {son/daughter/brother/sister/husband/wife/kids} left|my {son/daughter/brother/sister/husband/wife/kids} lost|has left the church|have left the church|{he/she/they} left the church|{he/she/they} stopped|he hits|she hits|dad hits|bill hits|price*|in people|in santa|in love|{he/she} believed',
    questions: [
      {
        asks: 'want',
        ask: 'What do you miss of it, if anything?',
        plain: "Is there a part of it you'd have back?",
        options: [
          ['The singing, and people knowing my name', 'The company was real, whatever about the rest.'],
          ['Having somebody to ask', 'You still have the questions, and nobody to bring them to.'],
          ['Being sure, I was easier to live with', "Sure was restful. You can't fake it now."],
        ],
      },
    ],
  },
  'words-397': {
    words:
      "i've been praying|ive been praying|i pray for|i prayed|i pray every|i pray that|praying for|i pray, i|we pray for|i keep praying|i asked god|i beg god|i ask god",
    not: "not prayed|haven't|havent|stopped|prays for me|praying for me|hits the ceiling",
    questions: [
      {
        asks: 'want',
        ask: 'What do you leave out when you pray?',
        plain: "What don't you dare put in the prayer?",
        options: [
          ["What I'd really like to happen", 'You tidy it up first, even for that.'],
          ['How angry I am', 'Angry counts as talking too.'],
          ['My own part in it', 'That bit you keep for after the amen.'],
        ],
      },
    ],
  },
  'words-398': {
    words:
      "people talk|people will talk|they will say|they'll say|theyll say|people will say|the whole street|in our community|what will people|what people think|what people say|what the neighbours|what would people|at the gate have|folk round here|folk look at|the whole village|the aunties|everyone will know|is a stain|a stain on the family|a stain on our|bring shame|shame on the family|think of the neighbours|what will they say|what people will say",
    not: "don't care|dont care|swept|don't mind|dont mind|old days|each other|came out to|party|say yes|say no|they'll say it's|turned out for|brought food|the whole village came|people talk to me|people talk about it more|should talk|people talk in|people talk over",
    questions: [
      {
        asks: 'fear',
        ask: 'Whose opinion, out of all of them, really counts?',
        plain: 'Out of everyone, whose judgement do you mind?',
        options: [
          ["One older person's, if I'm honest", 'One, then. The rest are only noise around them.'],
          ["Nobody's, and I still hear them", "You don't respect it and it still gets in."],
          ["The one who'd enjoy it most", "You'd hate to hand them the pleasure."],
        ],
      },
    ],
  },
  'words-399': {
    words:
      'our custom|in my family you|in our family you|in my family we|in our family we|in our home a|in our church|i was brought up|i was raised|was how i was raised|is how i was raised|my father lived by|dad always said|mother always said|mum always said|granny always said|in our culture|in my culture|born to the|marriage is for life|you never borrow',
    not: "only one|raised to be|brought up in|raised in|raised by|brought up by|raised by my|said i was|said i'd|said id|said i could|said he'd|said hed|so proud|choir",
    questions: [
      {
        asks: 'rule',
        ask: 'What happened to the one who broke that rule?',
        plain: 'Did anybody ever not stick to it, and how did it go?',
        options: [
          ["They weren't mentioned again", 'Nobody had to explain it to you after that.'],
          ['Nothing, they got away with it', 'They broke it and nothing fell on them. You saw.'],
          ["I'm that one", 'So you know what it costs better than anyone.'],
        ],
      },
    ],
  },
  'words-400': {
    words:
      "haven't signed|havent signed|unsigned|won't sign|wont sign|the papers in the|the papers are in|papers are on|hasn't signed|hasnt signed|still haven't signed|still havent signed|divorce papers in the|divorce papers on the|divorce papers are|divorce papers under|filed the divorce papers|haven't filed the divorce|havent filed the divorce|the divorce papers, unsigned|divorce papers in a drawer|got the divorce papers|got divorce papers|sent me divorce papers|sent the divorce papers|served me divorce|served with divorce papers|i've not signed|ive not signed|can't sign the papers|cant sign the papers|can't sign them|cant sign them|won't sign the papers|wont sign the papers|wants me to sign the papers|not signed the divorce|not signed yet|can't bring myself to sign|cant bring myself to sign",
    not: 'i signed|for the home|hospital|mortgage|contract|never seen|came through|are through|put in front of|no feeling|felt free|signed them|finally signed|lease|tenancy|new job|the deal|consent|residency|school',
    questions: [
      {
        asks: 'want',
        ask: "What's still possible as long as it isn't signed?",
        plain: 'What does an unsigned page leave open?',
        options: [
          ['That it all turns out a mistake', "You've kept that possible, in a small way."],
          ['Nobody has to be the one who did it', "While it's blank, nobody can point at you."],
          ["I don't have to start again yet", 'Putting off the end puts off the beginning too.'],
        ],
      },
    ],
  },
  'words-401': {
    words:
      'since the divorce|after the divorce|since we split|after we split|since the split|since we broke up|since {he/she} moved out|since i left {him/her}|since the separation|after the break-up|after the breakup|ever since the divorce',
    not: "my best friend|going back|my parents|from the church|his divorce|her divorce|died|my best friend's|my best friends|best friend*|my son|my daughter|my brother|my sister|my mate|every other weekend|stopped inviting|losing the kids|lost the kids",
    questions: [
      {
        asks: 'exception',
        ask: 'What did you get to choose for yourself, after?',
        plain: "What's been up to you since then?",
        options: [
          ['Small things: food, quiet, the side of the bed', 'Small, and nobody sighed at any of it.'],
          ['Not much, I was too tired to choose', "Freedom's no use till you've slept."],
          ["Less than I'd told myself I'd get", "You'd pictured it brighter, and you can't say so."],
        ],
      },
    ],
  },
  'words-402': {
    words:
      "leave him|leave her|leaving him|leaving her|leave my husband|leave my wife|leave my partner|leave my boyfriend|leave my girlfriend|still with him|still with her|packed a bag|pack a bag|why do i stay|i'd leave tomorrow|id leave tomorrow|thought about leaving",
    not: "my sister|she says|he told me|someone else|be safe|alone|voice|i was seven|message|when i was|my son|my daughter|home with|at nursery|hospital|tell her to|tell him to|told her to|told him to|telling her to|telling him to|should leave her|she should leave|he should leave|leave her with|leave him with|leave her at|leave him at|leave {him/her} alone|day care|daycare|nursery|why doesn't she|why doesnt she|leave {him/her} be|she's still with him|shes still with him|he's still with her|hes still with her|never leave her house",
    questions: [
      {
        asks: 'want',
        ask: "What'd be hardest to leave behind?",
        plain: 'What would you miss, if you went?',
        options: [
          ['A place, a room, a view', "You'd be leaving a whole life, down to the cups."],
          [
            "Somebody who'd be caught in the middle",
            "They're in your head every time you reach for the door.",
          ],
          ["Not much, that's what shook me", 'You went to count it, and it was a short list.'],
        ],
      },
    ],
  },
  'words-403': {
    words:
      "since {he/she} died|when {he/she} died|since {mum/mam/mom/dad/mammy} died|{mum/mam/mom/dad/mammy} died|my husband died|my wife died|my {mother/father/brother/sister} died|passed away|passed in the|my late {wife/husband}|since {his/her} funeral|since the funeral|since {mum's/mam's/dad's/mom's} funeral|since {mums/mams/dads/moms} funeral|died two years ago|died last",
    not: "at work|colleague|shift|without knowing|own life|suicide|killed|murder*|dog|cat|baby|jewellery|furious|fought|felt light|lightness|relie*|don't remember {him/her}|dont remember {him/her}|i was two|before i was born|never knew {him/her}|never met|phone died|battery|passed in the corridor|the car died|when he died in the {film/book/show/series}|when she died in the {film/book/show/series}",
    questions: [
      {
        asks: 'view',
        ask: 'What do people never ask you about them?',
        plain: 'What would you like somebody to ask about that person?',
        options: [
          ['What they were like on a plain Tuesday', "The Tuesdays are what you've the most of."],
          ['How I am with it now, not then', 'They stopped asking round about the second month.'],
          ['The hard bits between us', "It wasn't all flowers, and there's nobody to tell."],
        ],
      },
    ],
  },
  'words-404': {
    words:
      "never got to say|didn't get to say|didnt get to say|never said goodbye|didn't get to say goodbye|didnt get to say goodbye|didn't make it in time|didnt make it in time|i arrived after|i got there too late|too late to say|too late to ask|too late to tell|instead of saying i'd go|instead of saying id go|if i'd gone to see|if id gone to see|i wasn't there when {he/she}|i wasnt there when {he/she}|then it was too late|never got the chance to {say/tell/ask/thank}|never had the chance to {say/tell/ask/thank}|died without knowing|went without knowing|gone before i could|gone before i got|before i could say goodbye|before i could tell {him/her}|never got to tell|never got to ask|never got to thank|never told him before {he/she} died|never told her before {he/she} died|i never got to see {him/her}",
    not: 'suicide|own life|needed me|was born|growing up|first steps|at the school|took {his/her} first|said yes|break up',
    questions: [
      {
        asks: 'want',
        ask: "If you'd got there, what would you have wanted to say?",
        plain: 'What would you have said, with a minute to say it?',
        options: [
          ['Nothing, only to be in the room', 'Being there was the whole of it.'],
          ['One sorry', 'It was ready, and it had nowhere to go.'],
          ["I don't know that I'd have said it", "You might've talked about the weather, and stayed."],
        ],
      },
    ],
  },
  'words-406': {
    words:
      'eat it standing|eat standing|eat in my room|eat alone|eat on my own|eat by myself|eaten alone|dinner alone|dinner on my own|table for one|tea in the microwave|eat in front of the telly|eat in the car|eat at my desk|lunch on my own|lunch alone|eaten sunday lunch alone',
    not: 'died|chair against|locked|scared|afraid|hiding from|i love to eat alone|i like to eat alone|i like eating alone|school|cell',
    questions: [
      {
        asks: 'exception',
        ask: 'When did somebody last hand you a plate and tell you to sit?',
        plain: 'When did you last sit down and have it put in front of you?',
        options: [
          ["So long ago I'd have to think", 'Being handed a plate is a thing you miss quietly.'],
          ["I sit with people, but I'm serving", "You're at every meal and at none of them."],
          ['I was asked, and said no', 'You were asked, and it felt like too much.'],
        ],
      },
    ],
  },
  'words-407': {
    words:
      "my cooking|i cook for|i cooked for|i cook and|what i cook|whatever i cook|everything i cook|i made dinner|dinner's ready|dinners ready|i cooked {her/his}|women cook it",
    not: 'youtube|love my cooking|loves my cooking|i cook for one|learned my cooking|i cook for a living|restaurant|i stopped my cooking|burned|nobody to cook for',
    questions: [
      {
        asks: 'want',
        ask: 'After a meal like that, which words would you love to hear?',
        plain: 'After the meal, which words would please you?',
        options: [
          ['“That was lovely”, and a plate carried out', "It's the carried plate that says it."],
          ["“Sit, I'll do tomorrow”", "Four words, and you'd sleep on them."],
          ["I'd settle for no faces made", "You've got your asking down very low."],
        ],
      },
    ],
  },
  'words-408': {
    words:
      "laugh along with the lads|the lads on site|lads don't know|lads dont know|none of the lads|in front of the lads|lads at work|the boys at work|the lads know|the guys at work|the guys from the platoon|told the lads i was|told the lads it was|told the lads about|haven't told the lads|havent told the lads|can't tell the lads|cant tell the lads|not told the lads|the lads think i|if the lads knew|what the lads would say|tell the lads",
    not: 'dug the|bacon|nobody cared|lighter|fair play|were sound|were brilliant|were great|hugged|i told the lads about it and',
    questions: [
      {
        asks: 'exception',
        ask: 'Which of them would take the truth well?',
        plain: "If one of them knew, who'd be all right about it?",
        options: [
          ['One, the quiet one', "There's always one who's heard worse and said less."],
          ["None, it'd be a nickname by lunch", 'So you laugh first and keep it shut.'],
          ['More than I give them credit for', 'They may all be waiting on somebody to start.'],
        ],
      },
    ],
  },
  'words-409': {
    words:
      "hate my body|my body's changed|my bodys changed|my body has changed|i look old|let myself go|photos of me|avoid mirrors|i feel ugly|i'm fat|im fat|look at my body|my scar|my scars|hate how i look|hate the way i look|cover up|hate the mirror|hate looking in the mirror|hate what i see in the mirror|see in the mirror|i see myself in the mirror|look away from the mirror|past the mirror|i put on weight|i've put on weight|ive put on weight|i'd put on weight|since i put on weight|when i put on weight|hate my face|hate my stomach|hate my legs|i look fat|i look disgusting|feel fat|feel disgusting|embarrassed of my body|ashamed of my body|ashamed of how i look",
    not: "he's|hes|she's let|shes let|look myself in|can't look in the mirror|cant look in the mirror|cover up for|accent|liar|old man|my father|my dad|parking|practis*|practic*|mother in the mirror|put on weight in hospital|needs to put on weight|happy|a man who|tell myself|love my",
    questions: [
      {
        asks: 'cost',
        ask: 'What do you skip because of it?',
        plain: 'What do you not do any more, because of that?',
        options: [
          ["Photos, I'm always holding the camera", "There'll be albums with no proof you came."],
          ['Being touched with the light on', "You miss it, and you're the one at the switch."],
          ['Anywhere bright, or with a changing room', "You've missed a fair few good days over it."],
        ],
      },
    ],
  },
  'words-410': {
    words:
      'waiting for the results|waiting on results|waiting on the results|waiting for results|found a lump|biopsy|scan is on|scan on|results come on|results on friday|waiting for the scan|waiting for the doctor|waiting on the hospital|waiting on my results|waiting for my results|waiting to hear from the hospital|waiting on a scan|waiting on the biopsy|waiting for the biopsy|waiting for the call from the hospital|waiting for the hospital|they found something on|sent me for tests|sent me for a scan|having tests',
    not: "all clear|benign|cat|dog|exam|it's nothing|its nothing|it was nothing|biopsy back|danced|was routine|came back fine|clear|leaving cert|a-level*|driving test|school",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you do with the hours in between?',
        plain: 'How do you fill the time till you know?',
        options: [
          ['Keep busy, and tell nobody', "You're carrying it with a straight face."],
          ["Look things up I shouldn't", 'You go looking for comfort and find statistics.'],
          ['Plans nobody knows about', "You've been quietly putting things in order."],
        ],
      },
    ],
  },
  'words-411': {
    words:
      "check {his/her} instagram|checked {his/her} instagram|check his last seen|check her last seen|{his/her} profile|{his/her} facebook|look {him/her} up|looked {him/her} up|i stalk|checked {his/her} phone|i check {his/her}|i checked the mileage|i went through {his/her} phone|checks his last seen|check if {he's/she's} online|check if {hes/shes} online",
    not: "breathing|homework|insulin|tyres|blood|profile said|deferred|profile says|my own|linkedin|candidate*|customer*|room|pulse|temperature|nappy|work|tracker for the dog|if {he's/she's} breathing|landlord",
    questions: [
      {
        asks: 'want',
        ask: 'What are you hoping to find, or not find?',
        plain: 'When you look, what do you want to see?',
        options: [
          ["That they're not happier without me", "You'd like it to have cost them something."],
          ['A sign I cross their mind', 'One small sign would do you a week.'],
          ['Proof, so I could stop', 'Then you could put the phone down for good.'],
        ],
      },
    ],
  },
  'words-412': {
    words:
      "check the gas|check the door|check the locks|checked it again|go back and check|keep checking|check three times|check it again|check everything twice|double check everything|triple check|check the stove|check the oven|check the taps|check the iron|check the lock|check the windows|check the cooker|check the plugs|check the switches|checked the door again|checked the gas again|check four times|check five times|keep going back to check|go back to check|check and check|have to check it's off|have to check its off|have to check it three|have to check everything",
    not: 'instagram|phone|profile|online|last seen|email|inbox|bank|balance|{his/her} location|messages|results|on {him/her}|breathing|tyres|sold',
    questions: [
      {
        asks: 'fear',
        ask: 'If you checked once and left, what would happen?',
        plain: "What goes wrong, in your mind, if it's only once?",
        options: [
          ["Something'd burn, and I'd be to blame", "The blame's nearly worse to you than the fire."],
          ['Nothing, I know that, and still', 'You know it, and you still go back.'],
          ["I'd think of nothing else all day", "Checking's the cheaper option, the way you see it."],
        ],
      },
    ],
  },
  'words-413': {
    words:
      "visa runs out|visa expires|visa ends|visa lapses|on a visa|with my visa|my visa does|lose my work visa|green card|residence permit|asylum|waiting for the visa|without papers|leave to remain|my papers are|my papers aren't|my papers arent|my papers come|my papers expire*|my papers are with|waiting for my papers|waiting on my papers|wait for my papers|i have no papers|we have no papers|with no papers|my work visa is|my work visa expires|my visa is|my visa application|still on a visa|wait for my visa|waiting for my visa|visa depends|deport*",
    not: 'came through|came in a plain|refused|rejected|handed in my papers|police training|divorce|discharge papers|published|conference|my papers are graded|adoption',
    questions: [
      {
        asks: 'cost',
        ask: "What can't you start until that's settled?",
        plain: 'What are you putting off because of it?',
        options: [
          ['Anything with a year in it', 'You live in months, and everyone else has years.'],
          ['Letting myself like it here', 'You keep one bag packed in your head.'],
          ['Saying no to whoever has power over it', "You're polite to people you'd love to answer."],
        ],
      },
    ],
  },
  'words-414': {
    words:
      "wants an answer|needs an answer|want an answer|answer by friday|answer tomorrow|have to decide by|have to decide|expires at midnight|they're waiting for my answer|theyre waiting for my answer|let them know by|not said yes|deadline to decide|deadline to answer|deadline for my answer|deadline for the offer|decide by the end|answer by the end|know by the end of the week|tell them by|give them an answer|give him an answer|give her an answer|give an answer|expects an answer|expecting an answer|waiting for an answer from me|have to say yes or no|have to choose by|offer runs out|offer ends",
    not: 'abstract*|essay|thesis|tax|i want an answer|i need an answer|i just want an answer|my manager|why he|why she|the kids want an answer|let them know by email|waiting for my answer to email',
    questions: [
      {
        asks: 'want',
        ask: "If you'd one minute, which answer would come out?",
        plain: 'Without time to think, what would you say?',
        options: [
          ["Yes, and I'd worry after", "The worry'll keep, either way."],
          ["No, and I'd breathe out", "You'd feel it go out of your shoulders."],
          ['Whatever keeps the rest happy', "Then your own answer hasn't been asked for yet."],
        ],
      },
    ],
  },
  'words-415': {
    words:
      "torn between|part of me wants|i want both|can't decide|cant decide|cannot decide|can't make up my mind|cant make up my mind|don't know which|dont know which|on the one hand|keep changing my mind|pulled in two|which job|stay or go|going back and forth|go back and forth|gone back and forth|half of me wants|half of me thinks|half of me says|half of me is|one day i want|can't choose|cant choose|don't know what to choose|dont know what to choose",
    not: "pleased|congregation|council|painting|finished or|so people come|hospital|driving|drive back and forth|emails|what to eat|what to wear|dinner|half of me gone|they can't decide|he can't decide|she can't decide|he cant decide|she cant decide|doctors can't",
    questions: [
      {
        asks: 'want',
        ask: 'If one were taken off the table, which would sting?',
        plain: 'Which would you mind losing more?',
        options: [
          ['The safe one, I hate to say', "Safe isn't nothing, and you know it."],
          ["The one nobody else'd pick for me", "So it's yours, if it's only you who'd pick it."],
          ["Neither, I'd be glad it was decided", "It's the deciding that has you worn out."],
        ],
      },
    ],
  },
  'words-416': {
    words:
      "i'll do it tomorrow|i'll call her tomorrow|i'll call him tomorrow|saying next year|next year, next year|when things calm down|when things settle|once things settle|after the summer|get the summer over|get christmas over|once the mortgage|i keep putting it off|keep putting it off|i put it off|i put off|i keep meaning to",
    not: "results|we kept|kept saying|can't walk|cant walk|too late|died|now {he/she}|{he's/she's} gone|before i could|was dead|{he/she} keeps putting",
    questions: [
      {
        asks: 'fear',
        ask: 'What does putting it off let you keep?',
        plain: 'What stays safe while it waits?',
        options: [
          ["The hope that it'd go well", "Untried, it can't let you down."],
          ['Everyone in good humour', "It's their peace you're minding, with your time."],
          ['The excuse that I was busy', "Then it's never that you tried and couldn't."],
        ],
      },
    ],
  },
  'words-417': {
    words:
      "running out of time|time is passing|i'm too old|im too old|too late for me|done nothing with my life|done with my life|have it figured out|have it all figured out|everyone's ahead of me|everyones ahead of me|falling behind|at the same age|people my age|at my age people|missed the boat|still a student|left on the shelf|others are long",
    not: 'wants children',
    questions: [
      {
        asks: 'view',
        ask: 'Who do you measure yourself against?',
        plain: 'Whose life do you hold yours up to?',
        options: [
          ['Somebody I was at school with', 'You only have their highlights to go on.'],
          ['The ones before me, at my age', "They'd different prices to pay, and nobody lists those."],
          ["The person I'd planned to be", 'You planned that one before you knew what was coming.'],
        ],
      },
    ],
  },
  'words-418': {
    words:
      "i wasted|wasted my|gave {him/her} the best|years of my life|all those years|my whole youth|threw away my|all of my twenties|gave that job|gave that place|eleven years of|gave {him/her/them} my life|gave {him/her/them} my youth|gave {him/her/them} my twenties|gave {him/her/them} my thirties|gave {him/her/them} everything|my best years|wasted the best years|the best years of my life on|the best years of my life to|the best years of my life in|i've wasted|ive wasted|given {him/her/them} my|gave my best years|gave my whole life to",
    not: 'best years of my life were|number|card|word|supposed to be|behind me|ahead|i wasted your|wasted my {money/time on the phone}|{he/she/they} gave|wasted an hour|wasted a day|wasted my day|wasted my evening|first years of my life|my hand',
    questions: [
      {
        asks: 'exception',
        ask: 'What did you have in that time that was yours?',
        plain: 'What in those years did belong to you?',
        options: [
          ['A friend or two, and a good laugh', "They weren't in the plan and they lasted."],
          ["I learned what I won't stand for", 'A dear lesson, and you did keep it.'],
          ["Not enough, that's the honest count", "You've added it up more than once."],
        ],
      },
    ],
  },
  'words-419': {
    words:
      "i failed|i didn't pass|i didnt pass|i got rejected|i was rejected|got the rejection|turned me down|i didn't get it|i didnt get it|didn't get the job|didnt get the job|didn't get in|didnt get in|not shortlisted|i flunked|when i failed|that i failed",
    not: "if i failed|as a mother|he failed|failed that|failed {him/her/them/you}|failed my {son/daughter/kids/children/boy/girl/wife/husband/mother}|told a soul|nobody knows|no one knows|told anyone|not told|told nobody|told no one|haven't told|havent told|don't know at home|dont know at home|has guessed|failed us|shepherd",
    questions: [
      {
        asks: 'moment',
        ask: 'Who did you tell, and how did you word it?',
        plain: 'How did you put it to other people?',
        options: [
          ['Made a joke of it', 'You got the laugh in before the pity.'],
          ["Said I'd not heard yet", 'You bought yourself some days, and paid in nerves.'],
          ["Only the ones who'd expected it", "You went where it wouldn't come as a shock."],
        ],
      },
    ],
  },
  'words-420': {
    words:
      "afraid to fail|scared to fail|scared of failing|afraid of failing|fear of failing|if i fail|scared i'll fail|wrong choice|wrong decision|mess it up|get it wrong|make a mistake|what if i make|what if i fail",
    not: 'i made the wrong|glad',
    questions: [
      {
        asks: 'fear',
        ask: "Who'd be first with the “I told you so”?",
        plain: 'If it went wrong, who would rub it in?',
        options: [
          ['Somebody close, with a kind face on', 'The kind face makes it harder to answer.'],
          ["Nobody, they'd be lovely, that'd be worse", "You'd find blame easier to take than kindness."],
          ["Me, I've it written already", "You've told yourself off before anything's gone wrong."],
        ],
      },
    ],
  },
  'words-421': {
    words:
      "feel like a fraud|i'm a fraud|im a fraud|imposter|impostor|they'll find out|theyll find out|find me out|nothing behind the|the thick one|the stupid one|not clever enough|not smart enough|right to call myself|can't read properly|cant read properly|i'm not good enough|im not good enough|everyone thinks i can|the slow one|i feel like a fake|feel like an imposter|feel like an impostor|i'm a fake|im a fake|i don't deserve this job|i dont deserve this job|i shouldn't be here|i shouldnt be here|everyone else is smarter|i'm not clever|im not clever|only got in because|see that i'm not|realise i'm not|realise im not|they'll realise|theyll realise",
    not: "for {him/her}|pregnan*|affair|gay|debt|drink*|seeing|prove i'm not|prove im not|called the police|a fraudster|scam*|steal*|stole|country",
    questions: [
      {
        asks: 'fear',
        ask: "What do you think they'd catch you at?",
        plain: 'If they found out, what exactly would they find?',
        options: [
          ['Guessing, while they all know', "You'd be surprised who's guessing beside you."],
          ['Working twice as hard to look level', "So it's real work they'd catch you at."],
          ['Being ordinary', "You'd half like to be let be ordinary."],
        ],
      },
    ],
  },
  'words-422': {
    words:
      "said i'd never|said id never|told me i'd never|told me id never|never amount|never make a living|told me i wasn't|told me i wasnt|said i wasn't|said i wasnt|teacher said my|called me stupid|called me lazy|called me useless|called me thick|said i was too|told me i was too|think too slowly|said i was stupid|i was useless|said i had no",
    not: "i said|too young|said i was too good|called me lazy as a joke|i once told|i told|i tell|i called|doctor|pregnant|no choice|no temperature|scan|said i'd never seen|i said i'd never|i said id never|and i said|fine|sorry|no cancer|not alone|i wasn't alone|i swore",
    questions: [
      {
        asks: 'cost',
        ask: 'What have you not done because of that sentence?',
        plain: 'What did you leave alone, after hearing it?',
        options: [
          ['Put my hand up, for years', "You'd the answer, and you sat on your hand."],
          ['Shown anyone what I make', 'One remark, and the drawer got full.'],
          ['Believed anyone who said otherwise', 'The kind ones never got a proper hearing.'],
        ],
      },
    ],
  },
  'words-423': {
    words:
      'am i wrong|was i wrong|is it wrong|am i selfish|be selfish|is it selfish|do i have the right|do i have teh right|am i allowed|are you even permitted|am i a bad|is it normal|is it bad that|does that make me|am i being unreasonable|would it be wrong|is it awful',
    not: 'call myself',
    questions: [
      {
        asks: 'view',
        ask: 'If a mate asked you that, what would you answer?',
        plain: 'What would you tell a friend who asked the same?',
        options: [
          ['“Not a bit of it, go on”', "You'd not even let them finish the question."],
          ["“Depends, who'd be hurt by it?”", "You'd ask who gets hurt before you'd say yes or no."],
          ['Something kinder than I tell myself', "There's a set of rules just for you."],
        ],
      },
    ],
  },
  'words-424': {
    words:
      "worse off|proper problems|real problems|first world problem|who am i to complain|shouldn't complain|shouldnt complain|can't complain|cant complain|mustn't grumble|mustnt grumble|others have lost|have it worse|has it worse|laugh at what i call|it's nothing really|its nothing really|feel guilty complaining|{lola/granny/nan/gran/grandmother/grandparents/grandfather/grandad/parents} lived through|other people have it|people have it worse|some people have nothing|there's people worse|theres people worse|there are people worse|i've no right to complain|ive no right to complain|no right to complain|i should be grateful|should count my blessings|not a real problem|such a small thing to",
    not: "he says|the pay is good, can't complain|food was|service was|{he/she} can't complain|{he/she} cant complain",
    questions: [
      {
        asks: 'want',
        ask: 'If nobody had it worse, what would you say about yours?',
        plain: 'Leaving others out of it, how would you put yours?',
        options: [
          ["That it's hard, full stop", "It didn't need a bigger one beside it."],
          ["That it's gone on too long", 'Small things get heavy if you never set them down.'],
          ["I'd find somebody else to put first", "You'd give up your place in any queue."],
        ],
      },
    ],
  },
  'words-425': {
    words:
      "can't forgive|cant forgive|cannot forgive|won't forgive|wont forgive|never forgive|should forgive|reckon i should forgive|have to forgive|supposed to forgive|forgive and forget|i've not forgiven|ive not forgiven|haven't forgiven|havent forgiven|hard to forgive|i can't find it in me to forgive|not ready to forgive|wants me to forgive|want me to forgive|tells me to forgive|told me to forgive|says i should forgive|say i should forgive|how do i forgive|i'll never forgive|ill never forgive|trying to forgive|try to forgive",
    not: "forgive it|forgive me|forgive myself|abus*|rape*|forgives me|{he/she/they} can't forgive|{he/she/they} cant forgive|{he/she/they} won't forgive|{he/she/they} wont forgive|{he/she/they} will never forgive|{he'll/she'll/they'll} never forgive|never forgive me|{he/she} hasn't forgiven|{he/she} never forgave|killed|murder*|i already forgave",
    questions: [
      {
        asks: 'cost',
        ask: 'Who would it suit, if you forgave?',
        plain: "Who'd have an easier life if you let it go?",
        options: [
          ['Everyone who wants a quiet Christmas', "They're asking for peace, and you're to pay."],
          ["Me, maybe, I'm tired of carrying it", "Tired is a reason. You don't need a nobler one."],
          ['Only the one who did it', "They've had the easy end of it already."],
        ],
      },
    ],
  },
  'words-426': {
    words:
      "ask {his/her/their} forgiveness|ask for forgiveness|ask forgiveness|ask my son for forgiveness|ask my daughter for|ask my brother's pardon|ask my brothers pardon|forgive me for|make it up to|owe {him/her/them} an apology|say sorry to|apologise to|apologize to|ask {his/her} pardon|own up",
    not: "{he/she/they} should|never|apologise to me|apologize to me|make it up to me|sorry to me|sorry to hear|{he/she/they} need to|{he/she/they} has to|{he/she/they} have to|{he/she/they} won't own|owns up to nothing|want {him/her/them} to own up|wants me to apologise|wants me to apologize|make me apologise|made me say sorry|for nothing|nothing to apologise|always apologise to|why should i",
    questions: [
      {
        asks: 'step',
        ask: 'Which part of it would you name out loud?',
        plain: 'What exactly would you say sorry for?',
        options: [
          ['The thing itself, no excuses', 'Bare like that, they might believe it.'],
          ['That I knew, even then', "That's the bit they've wondered about."],
          ["The easy part, I'd circle the rest", "They'd notice what you left out."],
        ],
      },
    ],
  },
  'words-427': {
    words:
      "i lied|i told a lie|i've been lying|ive been lying|i'm lying to|im lying to|i have to lie|i made up an excuse|made an excuse|say the buses|said the buses|told them i was|told him i was|told her i was|i say i'm fine|i say im fine|i told them i'm fine|i told them im fine|says i'm loving|says im loving|say im loving|i'm not being honest|im not being honest|i haven't been honest|i havent been honest",
    not: 'told them i was {leaving/pregnant/gay/sorry/done}|told him i was {leaving/pregnant/gay/sorry/done}|told her i was {leaving/pregnant/gay/sorry/done}|lied down|nan told|{mum/mam/mom/dad} told|he told|she told|they told|{mum/mam/mom} lied|i lied awake|told her i was {proud/there/here}|i lied about nothing|told him i was {proud/there/here}|told them i was {here/there}',
    questions: [
      {
        asks: 'cost',
        ask: 'What did saying that save you from?',
        plain: 'What would have happened with the truth?',
        options: [
          ["A row I hadn't the strength for", 'You were short of strength, not of truth.'],
          ['Seeing a face fall', "You spared them, and you've carried it since."],
          ['Having to do something about it', "Once it's said, somebody expects a next step."],
        ],
      },
    ],
  },
  'words-428': {
    words:
      "lied to me|he lied|she lied|they lied|swore on|swore to me|behind my back|behind our backs|behind the congregation's back|behind the congregations back|there was never any meeting|never submitted it|hid from me|hid it from me|hid the letters|kept it from me|never told me|swore he'd never|swore hed never|swore she'd never|swore shed never|swore {he/she} wasn't|swore {he/she} wasnt|swore {he/she} hadn't|swore {he/she} hadnt|found out {he/she} was|been lying to me|was lying to me|is lying to me|lies to me|lying to my face|lied to my face|lied about where|kept a secret from me",
    not: 'never told me {he/she} loved|i swore|proud|toddler|sweets|nappy|to protect me|lied down|never told me off|never told me to|pay me',
    questions: [
      {
        asks: 'moment',
        ask: 'What had you noticed before you knew?',
        plain: 'Were there any signs beforehand?',
        options: [
          ["Small things that didn't add up", "You'd noticed. You just hadn't put it together."],
          ["Nothing, I'd have bet the house", "You trusted fully. That's not the stupid part."],
          ['Plenty, I kept explaining it away', 'You did their explaining for them.'],
        ],
      },
    ],
  },
  'words-429': {
    words:
      "promised he'd|promised hed|promised she'd|promised shed|he promised|she promised|they promised|promised me|that was the deal|gave me {his/her} word|gave his word|assured me|assured us|told me he'd come|told me hed come|told me she'd come|told me shed come|said he'd come back|said hed come back|said she'd come back|said shed come back|gave his word that|swore he'd|swore hed|swore she'd|swore shed|they promised us|promised us|promised to pay|{he/she} promised to|they said they'd|said it was mine|said the job was mine",
    not: "promised me the moon and|i promised|swore he'd never met|swore hed never met|swore she'd never met|swore shed never met|kept {his/her} promise|kept {his/her} word|doctor",
    questions: [
      {
        asks: 'cost',
        ask: 'What had you already built on that?',
        plain: 'What were you counting on because of it?',
        options: [
          ['Plans, with a date on them', "You'd it all arranged around one sentence."],
          ['Only hope, but a fair bit', 'Hope takes up room, and it leaves a gap.'],
          ["I'd told people", "So you'd to hear it back from them as well."],
        ],
      },
    ],
  },
  'words-430': {
    words:
      "promised my mother|promised my father|promised my {mum/mam/mom/dad}|i promised|i gave my word|my promise to|promised {him/her/them} i'd|promised {him/her/them} id|promised {him/her/them} that|i swore i'd|i swore id|i swore to|i vowed|agreed we'd never",
    not: '{he/she} promised|promised me|not to cry',
    questions: [
      {
        asks: 'rule',
        ask: 'Back then, how much did you think it would ask of you?',
        plain: 'When you promised it, what did you think it would take?',
        options: [
          ['Less, and not for so long', 'It looked smaller from where you stood then.'],
          ["I didn't think, you just say it", "You'd said it before you knew what it'd take."],
          ["I knew, and hoped I'd be let off", 'So you gave your word and hoped, both at once.'],
        ],
      },
    ],
  },
  'words-432': {
    words:
      'always ends in|it ended in|ended with shouting|ends in shouting|ends the same|ended the same|turned into a row|turns into a row|turned into a fight|turns into a fight|end up fighting|ended up in a shouting|shouting match|only fought|we only fight|we always fight|picks a fight|screamed at each other|big argument|fight about',
    not: 'hospital|i fight|over the telly remote|oat milk|my parents|they always fight|the kids|my kids|the neighbours|on telly',
    questions: [
      {
        asks: 'moment',
        ask: 'At what point does it usually turn?',
        plain: 'When does it go from talking to fighting?',
        options: [
          ['When the past gets brought up', "Then you're fighting ten old rows at once."],
          ["When somebody's told they're overreacting", 'That word never calmed anybody yet.'],
          ['When I go for the sore spot', 'You know where it is, and you know when you aim.'],
        ],
      },
    ],
  },
  'words-433': {
    words:
      "tried everything|nothing works|none of it stuck|nothing helps|didn't work either|didnt work either|tried that too|nothing worked|nothing has helped|i've tried it all|ive tried it all|no use trying",
    not: 'engine|laptop|printer|phone|naughty|my middle one|the boy|toddler|star chart*|my son|my daughter|bairn*|the baby|on the car|nothing works in this|computer|boiler|stain*',
    questions: [
      {
        asks: 'exception',
        ask: 'Which of it helped, even for a day?',
        plain: 'What made it a bit better for a short time?',
        options: [
          ['Getting out of the house, moving', 'Not a cure, and it bought you an hour.'],
          ["Somebody who didn't try to fix it", "Company did what advice couldn't."],
          ['None, and I let on that it had', 'You got better for their sake, on paper.'],
        ],
      },
    ],
  },
  'words-434': {
    words:
      "hoping he'll change|hoping she'll change|he'll change|she'll change|he will change|she will change|waiting for him to change|waiting for her to change|promised he'd change|promised hed change|promised to change|swore he'd change|swore hed change|give him another|give her another|keep hoping {he/she} will change|tired of hoping|give it another year|give it another go|give it another try|give it another month|give {him/her} one more chance|gave {him/her} another chance|gave {him/her} one more chance|giving {him/her} another|keep giving {him/her} chances|{he/she} can change|thinks {he'll/she'll} change|believe {he'll/she'll} change|hope {he'll/she'll} change|hope he changes|hope she changes|hoping he changes|hoping she changes|promised he would change|promised she would change|{he/she} promised to change|says {he'll/she'll} change|waiting for a change in",
    not: "her mind|his mind|notice|baby|nappy|i'll change|give me|won't be another|wont be another|trying for|change jobs|change school|change {his/her} name|change job|clothes|hope of a baby|change the",
    questions: [
      {
        asks: 'exception',
        ask: "What's the last change you saw, with your own eyes?",
        plain: 'What really got different, the last time?',
        options: [
          ['A good week, after a bad row', "Good weeks are real. They're also weeks."],
          ['Something small, and it stuck', 'Small and stuck beats big and sworn.'],
          ["None, it's me who's changed", "You've been doing the changing for two."],
        ],
      },
    ],
  },
  'words-435': {
    words:
      'wants us to try again|wants me back|wants to come back|take him back|take her back|asked me to come back|wants another go|get back together|on and off again|begging me to|go back to him|go back to her|going back to him|going back to her',
    not: "library|shop|i'm not going|im not going|work|her house|his house|my mother|my mum liked|parents|to come back to school|wants to come back home|the boss|dentist|doctor|begging me to stay|begging me to buy",
    questions: [
      {
        asks: 'fear',
        ask: 'What do you think the second month would be like?',
        plain: 'After the nice start, how would it go?',
        options: [
          ['Back to where we were', 'You could write that month from memory.'],
          ["Better, I'd want to believe", "There's a bit of you that never fully left."],
          ['Me, waiting for it to go wrong', "You'd be in the house and still half out the door."],
        ],
      },
    ],
  },
  'words-436': {
    words:
      "push people away|push {him/her/them} away|pushed {him/her/them} away|pushing people away|gone inside a month|end it before|leave before they|leave before he|leave before she|don't let anyone in|dont let anyone in|don't let anyone close|dont let anyone close|don't let people in|dont let people in|won't let anyone in|wont let anyone in|keep people at|when someone gets close|counts on me i'm|counts on me im|i always leave first|push everyone away|pushed everyone away|pushed people away|pushing everyone away|keep everyone at|keep people at a distance|arm's length|arms length|before they can leave|before they leave me|before anyone gets close|when anyone gets close|when people get close|when somebody gets close|gets too close|get too close|i run when|i always run|i leave first|i end things before|scared to let anyone in|afraid to let anyone in|let nobody in|let no one in|don't let anybody in|dont let anybody in|wall up|walls up|i disappear when|i ghost people",
    not: "kitchen|help me|car|traffic|the fire|pushes me away|push me away|{he/she} won't let anyone in|{he/she} wont let anyone in|{he/she} pushes|dog|cat|i always run late|covid|at the door|i leave first thing",
    questions: [
      {
        asks: 'moment',
        ask: 'At what point does it get too near?',
        plain: 'When exactly do you want to get away?',
        options: [
          ["When somebody's kind and means it", 'Cruel you could handle. Kind makes you want to run.'],
          ['When they start counting on me', "That's when you start looking for the way out."],
          ['When they could really see me', "You go while the picture's still good."],
        ],
      },
    ],
  },
  'words-437': {
    words:
      "won't let me|wont let me|doesn't let me|doesnt let me|wouldn't let me|wouldnt let me|never let me|not allowed to|i'm not allowed|im not allowed|wasn't allowed|wasnt allowed|forbids|forbade|waiting for somebody to allow|wants me to ask first|have to ask permission|need his permission|need her permission|mothers blessing|mother's blessing|where no auntie can",
    not: 'visa|doctor|landlord|parking|smoke|my hip|knee*|my back|my body|my health|my lungs|contract|let me down|let me know|let me sleep|a bad day|conscience|bank|the app|insurance|the hospital|visitors|to drive|school rules|my brain|computer|my pride|allowed to eat|diet',
    questions: [
      {
        asks: 'exception',
        ask: 'What do you do anyway, where nobody sees?',
        plain: 'What small thing do you do all the same?',
        options: [
          ['Small things, and enjoy them double', "Nobody signed off on them, and they're yours."],
          ["I plan, I've got good at planning", "You've lived there in your head a good while."],
          ["Nothing, I've stopped wanting to", 'They hardly need to say no now. You do it.'],
        ],
      },
    ],
  },
  'words-438': {
    words:
      'in front of my kid|in front of my kids|in front of the kids|in front of everyone|in front of everybody|in front of people|in front of her sister|in front of the whole|in front of his friends|in front of my friends|in front of all|in front of the lads|in front of my colleagues|in front of the class|at the table, well',
    not: 'i snapped|i cried|i shouted|propos*|telly|tv|sang|screen|crossed his heart|promise*|proud|thanked|praised|hugged|kissed|speak|talk in front|present*|stage|speech|stand in front|teach|i yelled|i screamed|i lost it|eat in front|humiliated her|i humiliated|applau*|clapped|perform*|dance|lied in front|i made',
    questions: [
      {
        asks: 'want',
        ask: 'Who there do you wish had stepped in?',
        plain: 'Who in that room should have said something?',
        options: [
          ['One, and they looked down', 'You saw them choose their shoes.'],
          ['Nobody, I wanted it over', 'More fuss would only have made it longer.'],
          ['Me, I had the words', "You've had the words since. They came late."],
        ],
      },
    ],
  },
  'words-439': {
    words:
      "don't want to worry|dont want to worry|enough on {his/her/their} plate|have enough worries|has enough worries|got enough on|don't want to burden|dont want to burden|didn't want to bother|didnt want to bother|don't want to bother|dont want to bother|don't like to bother|dont like to bother|not be a bother|good news only|get the good news|only tell them the good|wouldn't want to worry|wouldnt want to worry|keep it from {him/her/them} so",
    not: 'to live',
    questions: [
      {
        asks: 'cost',
        ask: 'What do they get told instead?',
        plain: 'What do you say to them in its place?',
        options: [
          ['The weather, the work, all grand', "They go to bed happy and you don't."],
          ['Half of it, the tidy half', "You've been editing for them a long while."],
          ["Less and less, so we're polite now", 'You kept the worry out, and yourself along with it.'],
        ],
      },
    ],
  },
  'words-440': {
    words:
      "never told anyone|never told a soul|told no one|told nobody|haven't told anyone|havent told anyone|not told anyone|nobody knows|no one knows|never said it out loud|first one i'm saying this to|first one im saying this to|first person i've told|first person ive told|never told another|one of them knows|not one person knows|not one person is aware|told not one person|not a soul knows|not a single person knows|never told a single|i've told no one|ive told no one|i've told nobody|ive told nobody|keep it to myself that|kept it secret|not one person at",
    not: 'knows me|rang|thanked|nobody knows where|knows what to do|knows why|last name|my name|nobody knows if|no one knows if|nobody knows what|no one knows what|nobody knows how|no one knows how|nobody knows when|no one knows when|no one knows why|no one knows where|nobody knows the|no one knows the|nobody knows it better|nobody knows yet|said a thing|surprise|eleven weeks|who did it',
    questions: [
      {
        asks: 'cost',
        ask: 'How long have you had that on your own?',
        plain: 'Since when have you carried it alone?',
        options: [
          ["Weeks, and it's loud", 'New ones bang on the door the hardest.'],
          ["Years, it's part of the furniture", 'You walk round it in the dark and never bump it.'],
          ["So long it'd hurt them I never said", "Now there's two things to tell."],
        ],
      },
    ],
  },
  'words-441': {
    words:
      "how do i tell|do i tell my|should i tell|have to tell|need to tell|going to tell|how do i bring it up|haven't had the talk|havent had the talk|have the talk|don't know how to tell|dont know how to tell|scared to tell|afraid to tell|can't tell {him/her/them}|cant tell {him/her/them}|if i tell {him/her/them}|now i'm to tell|now im to tell",
    not: "tax office|coworker|we're moving|tell the time|you what|hard to tell|can't tell if|cant tell if|can't tell whether|cant tell whether|can't tell the|cant tell the|tell you|be told|tell myself|flatmate|roommate|living here|tell on|who i was going|which is|have to tell him {everything/twice/again}|have to tell her {everything/twice/again}|have to tell them {everything/twice/again}|tell me|tell the kids to|tell them apart|the difference|how do i tell if|need to tell {him/her} off",
    questions: [
      {
        asks: 'fear',
        ask: 'Which look on their face would be the worst?',
        plain: 'When they hear it, which face could you least bear?',
        options: [
          ['Hurt, more than angry', 'Angry you could stand in front of.'],
          ["Flat, as if they'd always known", 'Then all the hiding was for nothing.'],
          ['Relief, plain relief', "That'd tell you more than you'd asked for."],
        ],
      },
    ],
  },
  'words-442': {
    words:
      'i ducked|i hid behind|and hid behind|i crossed the road|crossed the street to|pretended not to see|i avoid {him/her/them}|i avoid people|avoid everyone|i keep my head down|kept my head down|hope nobody sees me|take the back way|shop at a different|i hid in',
    not: 'dog|hid behind her|hid behind his|hid behind my',
    questions: [
      {
        asks: 'fear',
        ask: 'What question were you dodging?',
        plain: 'What might they have asked you?',
        options: [
          ['“And what are you at these days?”', "It's small talk to them, and an exam to you."],
          ['“How are you?”, and meaning it', "One real one, and you'd be undone on the spot."],
          ["None, I couldn't bear being looked at", "Even a kind look would've been too much for you."],
        ],
      },
    ],
  },
  'words-443': {
    words:
      'i smile and|i smile, i|i just smile|i smiled and|smile and nod|nod and smile|put on a smile|plaster on a smile|smiled with my|i keep smiling|i smile at|smile through it|forced a smile|force a smile',
    not: 'makes me smile|made me smile|baby',
    questions: [
      {
        asks: 'want',
        ask: "What'd your face do, if you let it?",
        plain: 'Without the smile, how would you look?',
        options: [
          ['Roll its eyes', "You've held that eye-roll for a good while."],
          ['Cry, on the spot', "The smile's holding back a lot for you."],
          ["Nothing, I'm that tired", "Even a smile's a small job, at the end of the day."],
        ],
      },
    ],
  },
  'words-444': {
    words:
      'keep the peace|the nice one|people please*|people pleas*|rock the boat|make a fuss|smooth things over|the peacemaker|avoid conflict|hate conflict|anything for a quiet life|sick of nice|being polite to|always polite',
    not: "picked her the nice|never makes a fuss|don't make a fuss of|dont make a fuss of|rob me|thinks i make a fuss|made a fuss|for the customers|nice one for|the nice one in|buy the nice|wore the nice",
    questions: [
      {
        asks: 'cost',
        ask: 'Who gets the good of that, in the end?',
        plain: 'Who is it good for, when all is done?',
        options: [
          ['Everyone but me', 'You pay for it, and they sleep.'],
          ['Me, for an evening', "An evening's not nothing. It's not long either."],
          ['Whoever shouts loudest', "They've learned it works, on you."],
        ],
      },
    ],
  },
  'words-445': {
    words:
      'group chat|whatsapp group|the whatsapp|family whatsapp|plans in the group|in the chat|message deleted|sent it, unsent it|the group thread|chat going',
    not: "at 4 in|four in the morning|baby|not in it|count me out|i left the|left the family|left the group|i swore|boss|i'm out of|removed me|deleted the group|muted|the whatsapp call|parents' whatsapp",
    questions: [
      {
        asks: 'moment',
        ask: 'What do you type there and then delete?',
        plain: 'Which message have you written and not sent?',
        options: [
          ['“Did you all meet up?”', 'You knew, and you wanted somebody to say.'],
          ['Something honest, very late', 'It read too true, so out it went.'],
          ['Anything, I only put thumbs now', "A thumb can't be taken the wrong way."],
        ],
      },
    ],
  },
  'words-446': {
    words:
      "if i don't plan|if i dont plan|if i don't ring|if i dont ring|if i don't text|if i dont text|if i don't call|if i dont call|i always ring first|i always text first|never rings me first|never texts first|one who makes the effort|the only one making|make all the effort|if i didn't ring|if i didnt ring|always the one who {rings/texts/calls/plans/organises/organizes/messages/asks/visits/drives/reaches/suggests}|always me who {rings/texts/calls/plans/organises/organizes/messages/asks/visits/reaches/suggests}|always the one to {ring/text/call/plan/message/ask/visit/reach}|i'm always the one {ringing/texting/calling/planning/asking/reaching}|im always the one {ringing/texting/calling/planning/asking/reaching}|i always have to ring|i always have to text|i always message first|i always call first|always me that rings|always me that texts|always me ringing|always me texting|if i don't message|if i dont message|if i don't organise|if i dont organise|if i didn't text|if i didnt text|if i didn't call|if i didnt call|if i don't reach out|if i dont reach out|never messages first|never texts me first|never calls first|never calls me first",
    not: 'pays|in trouble|sorry|asks {permission/forgiveness}|repaired|the police|an ambulance|the doctor|he worries|she worries|mum worries',
    questions: [
      {
        asks: 'exception',
        ask: "Did you ever stop, to see what'd happen?",
        plain: 'Have you tried not doing it for a while?',
        options: [
          ['Once, and nobody rang', "You ran the test, and you've kept the result quiet."],
          ["No, I'm afraid of the answer", "While you keep ringing, you needn't know."],
          ['Once, and one of them surprised me', "There's one, then. That's one more than you feared."],
        ],
      },
    ],
  },
  'words-447': {
    words:
      "drove as far as|got as far as the|reversed back|turned back at|and then i took it off|got my coat on and|stood outside {his/her/their/the} door|and then i went home|hovered at|opened the application|opened the application, filled|filled in the form and|filled in my name|lost my nerve|bottled it|chickened out|off at the next stop|couldn't go in|couldnt go in",
    not: 'second verse|laughing|at the funeral|swim|to bed|halfway up the mountain',
    questions: [
      {
        asks: 'moment',
        ask: 'What thought turned you round?',
        plain: 'What came into your head that stopped you?',
        options: [
          ['“Who do you think you are?”', "You know that voice, and it isn't a stranger's."],
          ['“Not today, not like this”', "There's always a better day, and it's never this one."],
          ['“What if it goes well?”', "Then you'd have to be somebody it goes well for."],
        ],
      },
    ],
  },
  'words-448': {
    words:
      'lost my job|made redundant|laid off|let me go|got sacked|got fired|was sacked|was fired|redundancy|closing the office|closing the plant|closing the factory|letting us go|they shut the {plant/factory/pit/mine/shop/office/mill/yard/branch/site/depot}|shut the place down|job was cut|my job is gone|my job was cut|lost the job|out of a job|they let me go|given my notice|i was let go',
    not: "i laid off|let me go to|let me go part|wouldn't let me go|wouldnt let me go|redundancy money|library|maternity|never let me go|who's being|whos being|taxed|i know who|{he/she/they} got fired|{he/she/they} got sacked|{he/she/they} got made|my husband|my wife|my {dad/mum/mam/mom/son/daughter/brother/sister/friend} was|my {dad/mum/mam/mom/son/daughter/brother/sister/friend} got|my {dad/mum/mam/mom/son/daughter/brother/sister/friend} lost|{he/she/they} was made|{he/she/they} was sacked|{he/she/they} was fired|{he/she/they} was laid|have to make|i made|i had to let|recess|gun was fired",
    questions: [
      {
        asks: 'cost',
        ask: 'What did that place give you besides wages?',
        plain: 'Apart from money, what went with it?',
        options: [
          ['A reason to be up and dressed', "Without it, a day's a very long thing."],
          ['People who knew how I take my tea', 'Nobody puts that in the severance.'],
          ["An answer when I'm asked what I do", "Now you see people's eyes move on."],
        ],
      },
    ],
  },
  'words-449': {
    words:
      'left it to the|left everything to|left the house to|left him the|left her the|the land went to|the farm went to|fought about the house|wants her jewellery|wants the jewellery|the will|partition the land|selling her piano|inherit*|sell the farm|over the house|not in the will',
    not: "lost in the|to the church|will power|free will|of the will to|god's will|gods will|the will of god|will that's|will thats|the will that|the will to|have the will|lost the will|truck|temper|{his/her} nose|gene*|inherited his {eyes/hands/laugh/anxiety/hair/looks}|inherited her {eyes/hands/laugh/anxiety/hair/looks}|the illness|flew over|fire over the house|all over the house|write the will|my own will|against my will|inherited a team|inherited the team|inherited the class|heart condition",
    questions: [
      {
        asks: 'want',
        ask: "What's the one thing out of it you'd fight for?",
        plain: 'If you could keep one thing, which?',
        options: [
          ['Something small, worth nothing', "Small enough to hold, and nobody else'd want it."],
          ["The fair share, it's the principle", "It isn't the money. It's the counting you in."],
          ['Being told I mattered as much', "You can't put that in a van, and you'd swap the lot."],
        ],
      },
    ],
  },
  'words-450': {
    words:
      "selling the house|sell the house|sold the house|clear out the house|clearing out the house|clearing the house|empty the house|emptying the house|signing over the keys|handed over the keys|handed back the keys|last time in the house|clear her room|clear his room|clearing his {house/room/flat/wardrobe/things/clothes}|clearing her {house/room/flat/wardrobe/things/clothes}|cleared his {house/room/flat/wardrobe/things/clothes}|cleared her {house/room/flat/wardrobe/things/clothes}|clearing {mum's/mam's/mom's/dad's} house|clearing {mum's/mam's/mom's/dad's} room|clearing {mum's/mam's/mom's/dad's} flat|clearing {mums/mams/moms/dads} house|clearing {mums/mams/moms/dads} room|clearing {mums/mams/moms/dads} flat|clear the house|cleared the house|sell {mum's/mam's/mom's/dad's} house|sell my parents|sell our house|selling our house|sell the family home|selling the family home|house is being sold|house is sold|house has to be sold",
    not: 'clearing his throat|clearing her throat|estate agent*|for a living|clear the house of|party|clear his name|clear her name|buyers for my|rich',
    questions: [
      {
        asks: 'moment',
        ask: 'Which room would be the hardest to empty?',
        plain: 'Which room would you leave till last?',
        options: [
          ['The kitchen, everything happened there', 'You can still hear them all in there.'],
          ['A bedroom, I shut the door again', 'You can leave that one till last.'],
          ["None, it's only rooms, that shocked me", "You'd braced for it to hurt, and it didn't."],
        ],
      },
    ],
  },
  'words-451': {
    words:
      'checks in on me|checks on me|brought me soup|left me a plate|keeps a plate for|kept a plate|leaves a light on|swept my step|dug the whole garden|drove me to the hospital|sold her car to|sat with me|sticky note|stood by me|stuck by me|fetched a second chair|head chef drove|{he/she/they} stayed after|minded my kids|did my shopping|drove all the way|turned up with|dropped off a dinner|left food at my door|cooked for me when|sat up with me|came and sat',
    not: "brought me a scale|brought me a bill|she's been knocking|shes been knocking|checks on me to see if|passive|angry sticky|sticky note on my desk|to see if i'm|told me off|the police|turned up with {her/his}|stayed after school|detention|fridge|password*",
    questions: [
      {
        asks: 'view',
        ask: 'What had they noticed, without you saying?',
        plain: 'What did they see, before you asked for anything?',
        options: [
          ['That I was near the end of my rope', "You'd hidden it well, only not from that one."],
          ["Nothing, it's just how they're made", 'No debt in it. You can only enjoy it.'],
          ["I don't know, I never thanked them right", "It's still there, waiting to be said."],
        ],
      },
    ],
  },
  'words-452': {
    words:
      "wake up and|i wake up|when i wake|can't get up|cant get up|can't get out of bed|cant get out of bed|hard to get up|when the alarm goes|mornings are|dread the morning*|getting up is|every morning i wake|every morning i am|every morning i'm|every morning im|every morning i feel|every morning i dread|i just stay in bed|i stay in bed|want to stay in bed|i hate mornings|hate waking up|the moment i wake|before i even open my eyes|soon as i wake",
    not: "every two hours|baby|at night|in the night|want to die|wish i hadn't|wish i hadnt|happy|swinging|nightmare*|hurt somebody|hurt someone|i wake up the|he wakes|she wakes|sorry it's morning|sorry its morning|not wake up|never wake up|don't want to wake|dont want to wake|excited|lovely|glad|best part|wake up happy|with the cat|with the dog",
    questions: [
      {
        asks: 'moment',
        ask: "What's the first thought, before you've moved?",
        plain: "When you open your eyes, what's there first?",
        options: [
          ["What's waiting for me", "Your day's started before your feet touch the floor."],
          ['Nothing, then it all comes back', 'That one clear second, and then the rest.'],
          ['“Not again”', 'You say it, and then you get up, every day.'],
        ],
      },
    ],
  },
};
