/** How people say what they themselves do, feel, want or fear: cues of the kinds that are about the writer. */

const kin =
  'mum/mom/mam/dad/mother/father/parents/folks/brother/sister/son/daughter/kids/children/husband/wife/partner/boyfriend/girlfriend/gran/nan/grandma/grandad/uncle/aunt/cousin/family/in-laws/mother-in-law/ex/friend/friends/best friend/mate/mates/flatmate/boss/manager/supervisor/teacher/coach/doctor/therapist/colleague/colleagues/team';
const parent =
  'mum/mom/mam/mother/dad/father/son/daughter/wife/husband/partner/friend/parent/sister/brother/person/human/human being/boss/teacher/nurse/man/woman/grandmother/girlfriend/boyfriend/mate/colleague/carer';
const mine = kin
  .split('/')
  .map((one) => `my ${one}`)
  .join('/');
const somebody = `him/her/them/mum/mom/dad/${mine}`;
const anyone =
  'anyone/anybody/a soul/anyone else/anybody else/a living soul/a single person/people/a living person/anyone at all';
const noone =
  'nobody/no one/noone/no-one/nobody else/no one else/not a soul/not one of them/none of them/not one person/not a single person';
/** Before a verb or an adjective, or nothing. */
const very =
  '{/so /really /just /very /such /too /absolutely /completely /totally /a bit /a bit of /quite /pretty /kind of /kinda /always /still /honestly /basically /all /fucking /bloody /more }';
const a =
  '{/a /an /such a /such an /the /just a /just an /a real /a bit of a /a total /a complete /a fucking /a bloody /an absolute /basically a }';
const be =
  "{i'm/i am/i was/i've been/i feel/i felt/i feel like/i felt like/i'm being/makes me feel/made me feel/feeling}";

export const selfCues: Readonly<Record<string, string>> = {
  secret:
    `{${noone}} {/here /else /at work /at home /in my family /in the family /in my life /really /even }{knows/knew/has any idea/has heard/has been told/has seen it/has ever heard/is aware/heard me}|` +
    "{nobody's/no one's} {been told/heard about/heard a/ever heard/aware}|" +
    `{haven't/have not/never/not/didn't/hadn't/don't/hasn't} {/even /ever /actually /yet /really }{told/tell/said it to/said this to/mentioned it to/mentioned this to/admitted it to/admitted this to/confided in/talked to/spoken to/breathed a word/said a word to} {${anyone}/a single soul/of it/about it/to anyone/to anybody}|` +
    `told {no one/nobody/noone/not a soul}|{can't/couldn't/can not/cannot} {tell/talk to/say it to/say this to} {${anyone}}|` +
    '{kept/keep/keeping/have kept} {it/this/that/it all/everything} {a secret/secret/quiet/to myself/hidden/all to myself/entirely to myself/from everyone/from everybody/under wraps/private}|' +
    '{my/dirty/little/big/this/in/biggest} secret|double life|secret life|keep it to myself|' +
    "{never/haven't/not} {said/told/spoken/admitted} {it/this/that} {out loud/aloud/to anyone/to anybody/before/to a soul/to a living}|" +
    "{you're/this is/typing it here is} the first {/person /one /time }{to/i've/it/i}|{only/just} {i know/me who knows/me that knows/me and the/me and my}|" +
    'just me * know|no one but me|' +
    `{they/they all/everyone/everybody/people/${mine}} {/all /just /still }{don't/doesn't/do not/does not} know {about/i/that i/anything about/any of it/the truth}|` +
    "{they all/everyone/everybody/my family/my colleagues/my parents/my friends/my mates/the family} {think/thinks/believe/believes/assume/assumes} {i'm at/i'm still/i'm single/i passed/i got/i left/i was/i have/i've got/it was/the money/it's for}|" +
    "{hide/hid/hiding/hidden} it from {everyone/everybody/all of them/the family/the world}|can't let {anyone/anybody/people/them} {know/find out/see it}|" +
    'nobody {must/can/will/could/should/would} {/ever }{know/find out/ever know/hear}|no one {must/can/will/could/should} {/ever }{know/find out}|' +
    '{take/taking} {it/this/that} to {my/the} grave|carried {it/this} {alone/since/for/with me}|not {even/to} a living|' +
    'no one has {ever/a clue/any idea/heard/seen}|that nobody has {ever/heard/seen}|{nobody/noone/no one} {here/there/around me} knows|' +
    "i've never {told/said a word}|owned up to",
  unsaid:
    `{haven't/have not/never/not/didn't/hadn't/never once/still haven't/don't/did not/couldn't/can't} {/even /ever /actually /yet /really /once /quite /dare /dared /dare to /bring myself to }{told/asked/ask/mentioned it to/mention it to/said it to/say it to/said anything to/say anything to/spoken to/talked to/confronted/confront/raised it with/said a word to/brought it up with/been honest with/own up to/come clean to} {${somebody}}|` +
    "{haven't/have not/never/didn't/still haven't/don't/couldn't/can't} {/even /ever /actually /yet /really /dare /dared /dare to /want to }{mentioned it/mention it/brought it up/raised it/raise it/say anything/said a word/say a word/said it yet/said so/spoken up/speak up}|" +
    `{he/she/mum/mom/dad/${mine}} {/still /really }{doesn't/does not/don't/didn't} {/even }know {/about /that }{i/i'm/i've/i'd/yet/how i/what i/any of this/it's}|` +
    "{he/she} {doesn't/don't/still doesn't} know {yet/about/any of}|" +
    `{he/she/mum/mom/dad/${mine}} {has/have/has got/hasn't/haven't} {no idea/no clue/not a clue/a clue/any idea} {/that /how /what /about }{i/i'm/i've/it's}|` +
    `{told/tell} {him/her/my husband/my wife/my partner/mum/dad} {nothing/none of it/none of this}|not told {${somebody}}|` +
    '{said/saying/say} nothing {to/about it/back/and/yet}|{bite/biting/held/hold/holding} my tongue|{kept/keep/keeping} my mouth shut|' +
    "kept {quiet/schtum/silent} about|tip of my tongue|{can't/couldn't} get the words out|the words {won't/wouldn't/don't/didn't} come|" +
    `{can't/couldn't/can not/cannot} bring myself to {tell/say/ask}|don't know how to {tell/say/ask/bring/raise} {${somebody}/it/this}|` +
    `{how do i/how to/how am i supposed to} {tell/ask/say it to/break it to} {${somebody}}|` +
    `{wanted/want/meant/meaning/need/needed/going/trying} to {say/tell/ask} {/it /something /so /${somebody} }{but i/but it/but didn't/but never/and didn't/and i asked/for ages/for months/for years}|` +
    'been meaning to {tell/say/ask}|never {got/get} {to/round to/around to/the chance to} {say/tell/ask/saying/telling/asking}|' +
    "{haven't/never/still not/not} had {that/the/a} {talk/conversation/chat}|have to tell {him/her} {at some point/eventually/soon}|" +
    "{he/she} {still /}{thinks/believes} {i'm happy/i'm ok/i'm okay/i'm fine/i'm on board/i want/i love/i forgot/it's because}|" +
    "let {him/her/them} {think/believe}|i let it {pass/slide}|held {it/something/that} back|what i {didn't/never/haven't/don't} {say/said/tell/told}|" +
    '{everyone/everybody/anyone} {except/but} {to /}{him/her}|without telling {him/her/my}|{yet/still} to {tell/ask} {him/her/my}|' +
    "haven't {plucked up/found the words/found the right/the guts/the courage/worked up}",
  pretend:
    `i just {smile/nod/smiled/nodded} and|{act/acted/acting} as if nothing|` +
    "i {/just /always /still /mostly }{pretend/pretended} {/to be /to /i'm /i was /that /it's /it was /not to /everything }{fine/i'm/it's/happy/it was/not to/everything/i/like/that}|" +
    "{i'm/i've been/been/keep/always/have to} {pretending/pretend}|{i've/i have/i} {lied/been lying} to {everyone/people/my family/them} about|" +
    "{act/acted/acting} {as if/as though/like nothing/like it's/like i/like it doesn't/normal/happy/fine/all}|" +
    '{put/putting/puts} on {a/my} {/brave /happy /good }{face/smile/front/show/act}|{brave/happy/straight} face|' +
    `{told/tell/telling} {${somebody} /everyone /everybody /people /the * /myself }{/that }{i'm/i was/it's/it was/everything's/everything is/everything was/all's/we're/we were/i am/it is/i'd/the} {/all /just /absolutely /really /so }{fine/ok/okay/good/great/grand/well/going well/busy/lovely/thrilled/over it/happy/delighted/alright/all right/brilliant/not bothered/excited/better/amicable/coping/tired}|` +
    "{say/says/said/saying/i go/went} {/that }{i'm/i was/i am/it's/it was/it is/everything's/everything is/everything was/all} {/all /just /absolutely /totally /really /so }{ok/okay/good/great/grand/busy/lovely/tired/over it/happy/all right/nothing/not bothered/not hungry}|" +
    "i {just /always /}{say/said/saying} {fine/grand/i'm good/all good/no worries/it's nothing/not bad/yeah fine/great/no problem/never mind/don't worry/i don't mind/it didn't matter/it doesn't matter}|" +
    "said {no worries/no problem/it didn't matter/not to worry/i didn't mind/i don't mind/i loved it/i forgot/i had a headache/i had to work/i was busy}|" +
    '{laugh/laughed/laughing/shrug/shrugged} {it/that/them} off|{laugh/laughed/laughing/play/played/playing} along|' +
    '{smile/smiled/smiling} {and/through/the whole/but/back/anyway/along}|i {laugh/laughed} {too/with them/anyway/and}|{play/played/playing} {it/that} down|' +
    '{fake/fakes/faked}|go through the motions|{keep/kept/keeping} up {the act/appearances/a front/the front}|{keep/kept} smiling|white lie|' +
    '{make/made/making} out {/that }{i/it/like/to}|made {up an/an} excuse|{made/make} a joke {of/about} it|joke about it|crack a joke|dying inside|' +
    "on the {outside/surface}|{cover/covered/covering} it up|nobody {can/could/would} tell|{i've/i have} been lying|" +
    'hide {how i/it well/my feelings/what i feel}|' +
    "{they/everyone/everybody/people/he/she} {think/thinks} {i'm fine/i'm okay/i'm ok/i'm coping/i'm over/i've got it/i like}|{so/and} nobody asks|" +
    "like nothing{/ ever} happened|all smiles|thumbs up and|{not/isn't} {how i/what i} really",
  confess:
    `{the/honest/ugly/sad} truth is {i/that i}|hate to {admit/say} {it/this/that}|{hard/ashamed/embarrassed} to admit|` +
    "if {i'm/i am} {/being /really /totally /completely /brutally /perfectly /truly /quite }{honest/truthful}|" +
    "to be {/really /totally /completely /brutally /perfectly }{truthful/brutally honest}|{i/i'll/i must/i have to/i've to} {admit/confess}|" +
    '{hate/hated} to {admit/say}|hate {admitting/saying} {it/this/that}|not proud of {this/it/that/myself}|' +
    "{sounds/is/it's/that's/that sounds/this sounds/this is/i know it's} {/really /so /a bit /pretty }{awful/terrible/horrible/bad/selfish/cruel/harsh/ugly} {/of me /to say }{but/i know/that i}|" +
    "i know {how that sounds/it sounds/this sounds/how it sounds}|i'd be lying if|i won't lie|i'm not gonna lie|not going to lie|ngl|real talk|deep down|" +
    "{if i'm/i'll be} {straight/straight with you/real}|{the real reason/the ugly/the awful/the shameful/the worst} {/bit /part /thing }{is/i/why}|" +
    '{part/a part/bit/some part/half/a bit} of me {/actually /secretly /kind of /even /just }{is glad/was glad/is relieved/was relieved/hopes/hoped/wished/enjoys/enjoyed/liked/wanted to be/hates/hated/resents/is happy/was happy/thinks he/thinks she}|' +
    "i {sometimes/secretly/often/actually} {wish/wished/hope/hoped} {he/she/they/i had/i hadn't/i'd never/the/it/my}|there. {i said/i've said}|" +
    'what {gets/kills/scares} me is|{the /}honest answer|i regret {having/marrying/becoming/the kids}|' +
    'i {married/stayed with/stay with} {him/her} {because/for}|i {only /just /}{stay/stayed} {for/because of} {the/his/her}|' +
    "i {do /quite /actually /kind of /secretly /}{like/enjoy/love} the {attention/power/drama}|i {enjoy/like} it when {he's/she's/they/he/she}|" +
    "i've {always/never} {really/actually} {liked/wanted/loved}|if truth be told|between you and me|don't judge me|no one wants to hear|" +
    '{nobody/no one} {likes/wants} to hear|' +
    'i only {ring/call/visit/went/go/did it/do it/said/say/married/stayed} {/him /her /dad /mum /them }{because/when/for/out of}|' +
    'i could have {gone/helped/called/rung} * i {had/just}|i read {his/her/their} {diary/messages/emails/texts}',
  minimise:
    "{it's/it is/that's/this is/i know it's/it was/sounds/probably/maybe/kind of/feels/it's just} {/just /so /really /a bit /only /all /very /such a /a /kind of /pretty /probably }{stupid/silly/dumb/daft/ridiculous/petty/nothing/nothing really/trivial/pathetic really/small thing/little thing/tiny/first world problem/not important/not a big deal/no big deal/childish/minor/not that bad/not so bad/not that deep/not serious/nothing serious/nothing major/hardly worth}|" +
    "{such a/so/sounds/really/know it's/know this is/i'm being/probably/a bit} {silly/stupid/daft/petty/ridiculous/trivial}|" +
    'silly {/little }{thing/me/really/i know/to}|stupid {/little }thing|' +
    '{first world/small/little/tiny/stupid/silly/minor} {problem/problems/thing really/stuff}|' +
    'not {a big deal/that big a deal/such a big deal/the end of the world/that deep/so bad/that important/even that bad/a tragedy/life or death/a real problem/worth}|' +
    "{no/isn't a/hardly a} big deal|{isn't/wasn't/hardly/not} {/really }{the end of the world/worth mentioning/worth/worth complaining/anything serious}|" +
    '{others/other people/people/lots of people/so many people/some people/everyone/somebody/many people} {have/has/have got/who have/are/are in/with} {/it /a lot /much /way /far /so much /real }{worse/harder/real problems/bigger problems/proper problems/worse things/tougher}|' +
    '{have/has/had/got} it {/way /much /so much /far /a lot }{worse/harder/tougher}|worse {off/things happen/things have}|could have been worse|' +
    'real problems|bigger problems|' +
    "{shouldn't/can't/mustn't/don't want to/not} {/really /even }{complain/moan/grumble/be complaining/be moaning/make a fuss/make a big/make a thing/be upset/whine}|" +
    "{no/have no} {right/reason/business} to {complain/moan/be sad/be unhappy/feel/be upset}|{no/without} {real /good /}reason to {be/feel}|mustn't grumble|" +
    "mountain out of|storm in a|tiny violin|it's only {a/the/money/been/for/once}|it was only {a/one/two/three/four/five/six/for/ever}|" +
    "it's just a {job/text/dog/cat/house/phase/boy/thing/car/game/number/bit}|just {a bit/bit} {low/down/tired/sad}|nobody {died/was hurt/got hurt/hit me}|" +
    "no one died|{sorry/ignore me} {/it's /this is /for /that }{/so /such a /a bit /the }{silly/petty/rant/moan/moaning/rambling/stupid/long}|ignore me|" +
    "doesn't {really/even} matter|whatever though|don't know why {i'm/it} {/even /so }{upset/crying/bothers/bothered/telling/writing/making}|" +
    "shouldn't {bother/upset/matter/hurt}|" +
    '{feel/feels/i feel} {/so /a bit /really }{silly/ridiculous/daft/stupid} {/for /even /about }{bringing/complaining/saying/writing/mentioning/moaning/being upset/talking}|' +
    "sound* {/very /so /really /a bit }{small/silly/petty/stupid/trivial/daft}|at the end of the day it's|it's fine really|" +
    "{i've/i have} {/got }{nothing to complain/everything/a good life/it easy}|had it easy|easy {childhood/life} compared|" +
    "{i'm/been} {lucky/luckier} {really/compared/than most}|at least {i've/i have/he doesn't/she doesn't/it's not/it wasn't/i'm not}|" +
    "not {depressed/suicidal/sick} or anything|it's not like {he/she/anyone/anybody/i}|compared to {most/what others/others/what other/real}",
  permission:
    'am i {/just /being /really /even /a /the /so /wrong /too /not }{selfish/allowed/wrong/bad/a bad/terrible/horrible/awful/crazy/mad/overreacting/unreasonable/cruel/mean/a monster/asshole/entitled/ungrateful/heartless/cold/childish/weak/petty/being unfair/unfair/weird/dramatic/an awful/an asshole/in the wrong/a terrible/a horrible/greedy/expecting/asking}|' +
    'am i {/a /an }{bad/terrible/awful/horrible/selfish} {/person /mother /mum /mom /dad /father /daughter /son /friend /wife /husband /partner }{for/if/to/because}|' +
    'is it {/even /really /so /too /that /very /also /just }{ok/okay/all right/alright/wrong/bad/selfish/awful/terrible/horrible/normal/weird/fair/unfair/stupid/cruel/mean/silly/allowed/mad/crazy/disloyal/ungrateful/a sin/a crime/greedy/strange/heartless/reasonable/unreasonable/cheating/odd/childish/lazy/cowardly} {/of me /for me /on him /on her /on the kids /on them }{to/that/if/not to/when/of me/for/on}|' +
    "{is/isn't/is it/was} {/that /this /it /being * /wanting * }{/even /really }{a/enough of a/a good/a good enough/a real/a valid/a proper} reason|" +
    'is {that/this} {/even /so /really /too }{wrong/bad/selfish/ok/okay/allowed/normal/awful/terrible/weird/a reason/enough/so much/crazy/horrible/reasonable/too much to ask}|' +
    "{is it/is that/isn't that} too much to ask|too much to ask|" +
    "{do i/have i/have i got/did i/i don't know if i} {/even /really /not /got }{have /}{/a /the /any }{right/business/permission} {to/being/wanting/feeling}|" +
    '{does it/does that/would it/would that} make me {/a /such a /an }{bad/selfish/horrible/terrible/monster/awful/weak/coward/bad person}|' +
    '{does/would} {that/it} {/even }count|' +
    '{can/may/could/shall/should} i {/even /really /just /at least /not }{be allowed/be angry/be sad/be happy/enjoy/want/grieve/say no/be upset/leave him/leave her}|' +
    '{can/may} {you/one/a person/a mother/a woman/a man} {/even /just /really }{grieve/want/love/miss/stop/leave/quit/say}|' +
    "shouldn't i {be allowed/be able/get/have}|{aita/aitah/wibta}|who am i to|{am/was} i wrong {to/for/in}|{was/is} {it/that} {so /}wrong {of me/to/that}|" +
    '{how long/how much/how many times} {am i/are you/is one/is a person/can i/can you/may i} {allowed/meant/supposed/entitled}|is one {allowed/entitled}|' +
    "{i'm/am i} {allowed/entitled} to|don't know if i'm allowed|{do/don't} i {get/deserve} to|do people {just/really/actually/even}|" +
    "{do i/don't i} {have/need} {a/any} {good /better /}{reason/excuse}|{it /that }can't be {a crime/wrong/a sin/so bad}",
  selfblame:
    `{it's/it was/all/is/was/probably} {/all /probably /entirely /completely }my {/own }fault|` +
    `{i'm/i am/i was/i've been/i feel like/i felt like} {/such /just /always /clearly /obviously /honestly }a {bad/useless/terrible/awful/horrible/rubbish/crap/shit/lousy/hopeless/shitty/selfish/cold/weak} {${parent}}|` +
    `{i'm/i am/i was/i feel like} the worst {${parent}}|what {kind/sort/type} of {/a }{${parent}/idiot/monster}|` +
    `{i'm/i am/i was/i've been/i feel like/i felt like/i'm being/i can be} ${very}${a}{/selfish /stupid /lazy /spoilt /spoiled /bloody /total /complete /weak }{pathetic/coward/idiot/fool/failure/loser/hypocrite/mess/moron/monster/disgrace/disappointment/burden/waste of space/doormat/pushover/mug/lazy/useless/stupid/dumb/worthless/hopeless/disgusting/liar/brat/cow/bitch/dick/twat/prick/cheat/joke/the problem/problem/a disaster/disaster/horrible/awful/rubbish/to blame/toxic/broken/unlovable/spineless/gutless/thick/cruel/heartless/ungrateful/control freak/quitter/villain/the bad guy/dead weight/impossible}|` +
    '{such a/what a/like a/like such a/total/complete/bloody} {fool/idiot/coward/failure/loser/hypocrite/mess/doormat/mug/waste of space/pushover/cow/bitch/monster/moron}|' +
    "what {a/an} {fool/idiot/coward/mug/mess/joke/failure} {i/i've}|{/my /all my }own fault|" +
    "{i've/i have} {only /}{got /}{myself/only myself/no one but myself} to blame|blame {myself/me}|blaming myself|i {hate/despise/loathe/disgust} myself|" +
    "i can't stand myself|can't forgive myself|never forgive myself|what's wrong with me|what is wrong with me|something's wrong with me|" +
    'something {is /}wrong with me|' +
    "{i/i always/i just/i've} {ruin/ruined/spoil/spoiled/spoilt/destroy/destroyed/mess up/messed up/fuck up/fucked up/screw up/screwed up/wreck/wrecked} {everything/it all/it/things/every/his/her/their/my}|" +
    `{a better/a normal/a good/a real/a proper/a decent/any decent/any normal/any other/a stronger/a braver} {${parent}} {would/wouldn't/could/doesn't/does/knows/remembers/can/just}|` +
    "{i can't/can't/couldn't} even {do/manage/get/keep/be/look after/cook/boil/make/say} {/that /a /one /the /it /my /my own }{right/properly/simple/phone call/job/thing/up/together/dinner/child/kids}|" +
    "how could i {be so/have been so/let}|how {stupid/dumb/blind/selfish/naive} {am i/was i/of me/i was/i am/i've been}|" +
    '{so/too} {stupid/dumb/blind/naive/selfish/lazy/weak/soft/pathetic} {of me/for believing/to see/to leave/to do/to say/to even}|' +
    "{because /}{i'm/i was} {too /just /so /just too /such a /a }{lazy/weak/cowardly/soft/thick/stupid/spineless/scaredy}|only a fool|i should know better|" +
    "i should have known better|i'm the worst|worst {mother/mum/mom/dad/father/daughter/son/wife/husband/friend/person} {in/ever/alive}|call myself {a/an}|" +
    "can't be trusted with|i let myself down",
  guilt:
    `{i feel/i felt/feel/feeling/felt/i still feel/makes me feel/made me feel} {/so /really /terribly /a bit /awfully /very }guilty|{the/my/this} guilt {/just }{is/eats/of/about/when/keeps/never/won't}|` +
    '{guilt is/guilt about/guilt of/guilty about/guilty for/guilty because/guilty that/guilty when/guilty every}|' +
    "{i/i've} {let/left} {him/her/them/everyone/everybody/my family/the team/my mum/my dad/my son/my daughter/my kids/my brother/my sister} {down/on his own/on her own/on their own/alone/there/behind/with/to it/to die/waiting/in the}|" +
    'letting {him/her/them/everyone/people/my} * down|' +
    "i {should have/should've/shouldve/could have/could've/ought to have} {/just /really /at least /been }{been/known/called/rung/asked/told/seen/noticed/listened/stayed/stopped/come/taken/given/helped/tried/visited/checked/insisted/pushed/fought/answered/spotted/driven/done more/spoken/phoned/picked/saved/spotted it/protected/stood up/warned/paid/hugged/held/picked up}|" +
    'should have {spotted/known/seen/been there/noticed/gone/rung/called/visited/stopped/done more/stayed}|' +
    "should've {known/been there/noticed/gone/rung/called/stayed/done}|i {shouldn't/should never/should not} have|" +
    "i wasn't {there/with him/with her/around/listening/kind/nice/patient/fair}|" +
    "{i/and i/i just/so i} {didn't/never/don't} {visit/call him/call her/ring him/ring her/say goodbye/get to say/help/stop it/stop him/stop her/go and see/pick up/answer/stand up for/notice/come/ring back/call back/thank/protect/listen}|" +
    '{feel/felt/feeling} {/so /really /just /still }{bad/awful/terrible/horrible/dreadful/shit/like shit}|because of me|' +
    "{i/i've} {abandoned/betrayed/cheated on/neglected/ghosted/lied to/hurt/hit/slapped/stole/stolen/slept with/shouted at/yelled at/snapped at/hung up on/ignored/forgot/broke/made} {her/them/my */his/from/somebody/someone/cry}|" +
    'i {shouted/yelled/snapped} at|i made {him/her/them} {cry/feel/leave/do it}|the last {thing/words/time} i {said/told/ever/saw/spoke/did}|' +
    "on my conscience|{can't/couldn't} {forgive myself/live with myself/shake it/shake the/look * in the eye}|{haunts/haunt} me|" +
    "if {only /}i'd {only /just /}{been/gone/rung/called/stayed/known/said/listened/not/noticed}|if i {hadn't/had only/had just/had been}|i cheated|" +
    'i had an affair|i missed {his/her/the funeral/my *}|{i/and i} was {too busy/at work/on holiday/drunk/asleep/away} {when/and/while/the}|' +
    'too busy {to/with} {see/notice/visit/ring/call/work}|i never {visited/rang/called/went/said goodbye/thanked/got to say/came/helped/apologised}|' +
    'i put {him/her/mum/dad} in {a/the} home|i was {the one/driving/supposed to/meant to} {driving/be watching/look after/pick/watch}|' +
    "{i'm/i feel/i was} {so /}responsible for|my conscience|i did that to|after what i did|neglected {him/her/them/my}",
  shame:
    "{couldn't/can't/could not} look {him/her/them/anyone/anybody/people/my *} in the {eye/face}|" +
    "couldn't face {/seeing /going to /telling }{people/anyone/anybody/the group/the neighbours/them all}|everyone {was/would be} {staring/laughing}|" +
    `${be} ${very}{ashamed/embarrassed/mortified/humiliated/exposed/dirty/disgusting}|` +
    '{ashamed/shameful/embarrassed/embarrassing/mortified/mortifying/humiliated/humiliating/humiliation}|such a shame about me|' +
    "{don't want/didn't want/can't let/couldn't let/can't bear/wouldn't want/won't let/never let/don't let/hate/terrified of} {/anyone /anybody /people /them /her /the neighbours /the neighbors /others /my friends /anyone else }{to see/to know/seeing/to find out/finding out/visit/come in/knowing}|" +
    "so {nobody/no one/people/they/he/she} {/won't /can't /don't /wouldn't /couldn't }{sees/see/saw/seeing/would see}|" +
    '{hide/hid/hiding} {my */my/myself/in the/behind}|{i/it makes me/makes me/made me/still} cringe|cringe {when/every/thinking/at}|' +
    '{i/went/go/goes/going/turn/turned} {/bright /so /all }red|blush*|wanted the {ground/floor/earth} to|could have died|wanted to {disappear/die/sink}|' +
    "couldn't face {people/anyone/the}|{if/what if/in case} {people/they/anyone/anybody/someone} {/ever /only }{knew/saw/found out/sees/find out/finds out}|" +
    "{they'd/people would/they would/everyone would/everyone will/they'll} {all /}{know/judge/talk}|" +
    'what {would/will/do/must} {they/everyone/the neighbours/the neighbors} {/all }{think/say}|{judge/judged/judging} me|look* down on me|' +
    '{talk/talking/whispering} about me|look at me {that way/like that/funny/with pity}|' +
    "i {don't/won't/never} {let/invite} {anyone/people/them/anybody/friends} {in/over/round/visit/see/come}|{cross/crossed} the {road/street} so|" +
    "take the long way|can't {show my face/get the word out/say the word/even spell}|nothing to show|lost face|loss of face|i feel so {small/dirty/exposed}|" +
    'feel {dirty/exposed}',
  relief:
    `i {was/felt/feel/am} {/so /just /secretly /almost /actually /honestly }relieved|{it was/it's/was/such/felt/what} {/such /almost /kind of /actually }a relief|{felt/feel/pure/sheer/only/mostly/just} relief|so relieved|` +
    '{felt/feel/feels/feeling} {/so /so much /much /a bit /instantly /suddenly /strangely /almost /oddly }{lighter/free/freer/weightless}|' +
    'weight {/was /has been /had been /came /come }{off/lifted}|{i/could/finally/i could finally} {could /}breathe|could breathe|' +
    '{secretly/almost/actually/kind of/quite/rather/so/just/strangely/oddly/weirdly} {glad/pleased/delighted}|' +
    "i {was/felt/am/'m} {/so /just /actually /almost /quite /secretly /honestly /really }{glad/pleased/delighted/overjoyed}|" +
    'i {quite/kind of/kinda/sort of/secretly/actually/almost/rather/strangely} {enjoyed/liked/loved} {it/being/the/not/having}|' +
    "thought {/oh }{good/thank god/thank goodness/thank christ}|thank {god/goodness/heavens} {it/he/she/they/i don't/i didn't}|" +
    'first {feeling/thought/reaction} was {thank/good/relief/finally}|' +
    "{it was/it's been/it's} {/so /quite /actually /just /kind of /strangely }{nice/lovely/bliss/heaven/peaceful/easier/great} {/just /to /not /without /when /having /being /with }{no/not/nobody/without/me/he's/she's/him gone/having/being alone/the house}|" +
    'been bliss|{sheer/pure/such} bliss|' +
    '{when/once/the day/the minute/the moment/after/as soon as} {he/she/they/i/we/it} {left/leaves/drives off/drove off/went/goes out/goes away/is out/cancelled/cancels/stopped/quit} {/and /it was /i was /i felt /i }{felt/was lovely/dance/could/slept/was happy/was fine/breathe/relaxed}|' +
    "{hoped/hoping/hope/prayed} {he'd/she'd/they'd/it'd/it would/he would/she would/they would/the * would} {/be /get }{cancel/cancelled/canceled/not come/say no}|" +
    "{happier/lighter/better/calmer} {without/since he left/since she left/when he's not/when she's not/when he's away/when she's away}|" +
    "{don't/didn't} {even /really /}{miss it/miss him/mind losing/mind when}|" +
    "the best {bit/part/thing/day/night/sleep/evening} {of/about/in/all/i'd/is} {the break*/months/years/ages/had/not}|" +
    'slept {/so /really }{well/like a baby} {/for /that /last /the }{first/night/after/since}|like a holiday|off the hook|' +
    "didn't have to {go/pretend/do it/be there/see} {any more/anymore/and i was}|no more {early/alarms/6am/homework/pretending/arguing}|cried with relief|" +
    "good kind of crying|i thought i'd {miss/be sad/be devastated/be upset/cry}|{huge/massive/big/giant} {sigh/exhale}|i breathed out|finally free|i'm free|" +
    'felt like {freedom/a window/being let out}',
  undo:
    "{never/didn't/couldn't/haven't} {/actually /hit /press }{sent it/send it/posted it/post it/press send/hit send/pressed send}|" +
    '{chickened out/bottled it/lost my nerve/got cold feet/bailed last minute}|{dialled/dialed/rang} {his/her/the/their} number {and/then} hung up|' +
    '{booked/made} {it/an appointment/the appointment} {and/then} cancelled|' +
    "{wrote/typed/drafted/write/type/written/typing/composed} {/a /the /it /him /her /them /an /my /half /whole /long /three /out }* {/and /then /and then /but }{deleted/delete/binned/scrapped/erased/never sent/didn't send/tore/ripped/deleting}|" +
    '{and/then/but} {/i /then /just /immediately }{deleted/delete/binned/scrapped/erased/ripped/tore/unsent} {it/them/the/every}|' +
    '{deleted/delete} it {/again /all }{before/again/straight/and}|' +
    '{type/typed/write/wrote} {it/them/something/a message/a text} {/out /all }{and/then} {/i /then }{delete/deleted/bin/binned/close/closed}|unsent|' +
    '{in/in my/in the} drafts|' +
    "{stood/sat/waited/parked/got as far as/got to/walked to/walked up to/drove to/went to/drove to/went up to} {/outside /at /by /in front of /in /there /as far as }{/his /her /the /their /my }{door/house/gate/front door/car park/office/church/station/clinic/car/building/street/desk/entrance/end of the road} {/and /then /but /and then /for * minutes /for an hour }{/i /just }{left/went home/drove/turned/walked/came/drove home/drove off/drove away/didn't go in/couldn't go in}|" +
    'turned {round/around/back} {and/again/at the}|' +
    '{and/then/but} {/then }{/i /just }{went home/drove home/drove off/drove away/came home/walked away/walked off/left again/drove straight/walked straight/walked past/came back out/drove past/walked out/drove back}|' +
    '{put/putting} {it /them /the * /my * /everything }{/right /straight }{back/away again/away}|{put/puts/took} it back|' +
    '{closed/shut} {it/the tab/the laptop/the app/the page/the window/the lid} {again/before/without/and}|' +
    '{filled/opened/started/loaded} {/in /up /out /the /a /it /my }{form/basket/cart/application/email/page/letter/tab} {/and /then /and then /but }{closed/shut/left/never/stopped/closed it/gave up}|' +
    '{hung up/put the phone down/put down the phone} {before/after/again/as soon as}|' +
    '{booked/made} {it/the appointment/an appointment/the/a} {/and /then /and then /* and }{cancelled/canceled/cancel}|' +
    '{packed/pack} {/a /my /the }{bag/bags/suitcase/case} {/and /then /twice /but }{unpacked/put/never}|unpacked {it /}again|' +
    '{opened/open} my mouth {/and /to * /then /but }{shut/closed/nothing}|' +
    "{started/began/nearly started} {to tell/to say/telling/saying/writing/typing/the letter/a letter/to write/the email/the form/to ask} {/him /her /them /it /and /then /but }{stopped/gave up/couldn't/never finished/changed/left it}|" +
    "{almost/nearly} {told/said/rang/called/sent/asked/went/wrote/did it/signed/left/pressed} {/him /her /it /them /my * /yes /something /in /then /but /and }{/then /but /and }{/i }{but/then/didn't/stopped/couldn't/changed}|" +
    '{nearly/almost} {sent/pressed/told/rang/called/said}|{one/my} {finger/thumb} {on/over} {send/the}|' +
    '{scrunched/ripped/tore/screwed/threw} it {up/away/in the bin/out}|threw it in the {bin/fire}|crossed it out|withdrew {the/my/it}|got as far as|' +
    "that's as far as|sat {back /}down again|left before {it/the/he/she/i/they/anyone}",
  saidyes:
    "{i/and i/so i/but i/i just/i always/i only/i've} {/just /always /only /then /still /stupidly /eventually /finally }said yes|{end/ended} up saying yes|" +
    '{keep/kept/always} saying yes|said yes {to keep/anyway/because/before/without/when i/even though/although/to everything/to please/again}|' +
    "i {can't/couldn't/never/never could} say no|{didn't/did not} know how to say no|couldn't say no|" +
    "{i/and i/just/so i/but i/i'd/i've/ended up/ended up} {/just /always /only /then }{said yes/say yes/saying yes/agreed/agree/agreeing}|" +
    'i {/just /always /still /of course /eventually /finally /reluctantly /stupidly }{agreed/gave in/caved/relented/gave way/folded/went along/gave up arguing/complied/signed anyway}|' +
    '{gave/give/giving} in|{caved/cave/caving}|{went/go/gone/going} along {with/because/to keep}|{just/i} went with it|' +
    '{heard/hear} myself {/say /saying /agree /agreeing }{yes/of course/sure/ok/okay/no problem/to}|' +
    "{i/and i/so i/i just} {/just }{said/say/went} {sure/ok then/okay then/of course/ok fine/fine then/no problem/yeah sure/sure thing/go on then/alright then/all right then/whatever you/i'd love to/i don't mind/i'd do it/i'd do the/i'd come/i'd help/i would}|" +
    "{can't/couldn't/never/don't know how to/didn't know how to/find it hard to/unable to/wasn't able to/didn't dare/didn't dare to/hard to/afraid to/scared to/too polite to/too scared to/didn't want to} {/say /to say /just say }{say no/refuse/object/tell them no/tell him no/tell her no}|" +
    "{can't/couldn't/never/didn't/don't} {/dare /even /know how to }{say no/refuse/object/put up a fight}|not able to say no|i'm a yes|" +
    "{yes/people} {man/pleaser}|yes to everything|{because /as /so }{it was/it's/it seemed} {easier/simpler/quicker} {than/to/that way/not to/if i}|" +
    'for {a quiet life/the sake of peace/an easy life/peace and quiet/the sake of it}|' +
    'to keep {the peace/him happy/her happy/them happy/everyone happy/everybody happy}|so as not to {offend/upset/hurt/make}|' +
    'not to {offend/disappoint/upset} {him/her/them/anyone/my}|' +
    "{didn't/not} want to {disappoint/let * down/offend/seem rude/be rude/be difficult/make a scene/make a fuss/cause a/upset} {/him /her /them /anyone /my * }{so/and}|" +
    '{i/i only/i just} {let/let} {him/her/them/my *} {have/do/move/borrow/take/stay/choose/decide/win/get/use/persuade/talk me}|' +
    '{talked/guilted/pressured/pushed/roped/pressed/bullied/persuaded/dragged} {me /}into|' +
    "{agreed/signed up/volunteered} {to/for} * {/even though /though /although /but }{i/didn't/i don't}|" +
    "{even though/though/although} i {didn't/don't/never} {/really /actually /even }want{/ed} {to/it/them/that/any}|against my {will/better/wishes/gut}|" +
    "didn't object|ended up {going/doing/paying/hosting/cooking/staying/agreeing/saying/with the/driving/babysitting/covering}|" +
    '{i/and} {went/did it/signed/came/stayed/paid} {it /}anyway|did what {he/she/they/i was/was} {wanted/asked/told/expected/said}|' +
    'i did {it /}{because/to please/for} {he/she/they/him/her/them/my *}|{did it/went/came/stayed/signed} to {please/keep}|' +
    'i signed {because/even/anyway/though}',
  saidno:
    'i {/just /finally /actually /simply /still }said no {for/to him/to her/to them/thank you/thanks/this time/and hung/and i/and that/straight/without}|' +
    '{told/i told} {him/her/them/my */mum/dad} {/straight }no|i {/just /finally /politely }{refused/declined}|{finally/eventually/just} said no|' +
    "i said {enough/no more/that's enough/not this time/not any more/absolutely not/no way}|i put my foot down|" +
    "{told/tell} {him/her/them/my */everyone/the *} {/that }{no/i won't/i wouldn't/i'm not/i can't/i couldn't/not to/to leave/to get out/to find/to back off/to go/it's over/that's my last/enough/never/i would not/i will not/i was not/i'm done/i don't want/where to go}|" +
    'i {/have /finally /just /politely /simply /flat out /point blank }{refused/declined/rejected}|{refused/declined} {to/the/his/her/their/it/point}|' +
    '{turned/turn} {her/them/that} down|turned down {the/a/his/her/their/my/an}|' +
    '{set/put/drew/setting/drawing} {/a /some /my /the /up }{/clear /firm /hard }{boundaries/limit/limits/line/my foot down}|put my foot down|' +
    'stood {my ground/up to him/up to her/up to them/up for myself/firm}|' +
    "i {/just /finally /didn't /did not /wouldn't /won't /refused to /will not }{go along with/give in/lend him/lend her/lend them/let him in/let her in/let them in/back down/budge/sign it/pay it/laugh/give him/give her/give them}|" +
    '{i/and} {blocked/walked out on/kicked/uninvited/stopped paying/stopped answering/stopped lending/stopped cooking/stopped doing/stopped covering/stopped picking/stopped letting/stopped visiting/stepped back/stepped down/pulled out/resigned from/walked out/left the room/left the table/walked away/took my name/locked the door/gave it back/sent it back/sent him/sent her/returned the}|' +
    "{didn't/did not} go along|i {didn't/don't/won't/wouldn't/will not} {let/allow} {him/her/them/my */anyone}|{no/not any more/enough/stop} i said|" +
    'no, i said|i will not be {doing/going/paying/coming/signing/spoken}|' +
    "i won't be {doing/going/paying/coming/signing} {/it /that /there /for /this /to }{again/any more/anymore/for/and/christmas}|i stayed home|" +
    'first time i {/ever }{said no/stood up/refused}|no for once|{drew/draw} {a/the} line|{not this time/no more/never again} i {said/told}|i opted out|' +
    "i said {/i'd /we'd /i'll }{only/one night/two days} * {not/and}",
  asked:
    'i {/finally /once /even /just /did /eventually }{brought it up/raised it/asked him/asked her/asked them/asked if/asked my}|' +
    'i did {ask/raise/bring it up/say to/try to ask/tell him/tell her/mention}|' +
    "i've asked {him/her/them/for/my *} {/before/so many/to/if/for/once/twice/again/a hundred/nicely}|" +
    "i {/have /even /once /did /finally /just /actually /only /'ve /already /straight out /politely /nearly }{asked/ask/begged/requested}|" +
    "i {/finally /once /did /also /even /just /eventually /'ve /already /gently /then }{raised/brought} {it/this/that/the/up}|" +
    'raised it {with/at/once/and/in}|' +
    "i {/finally /once /even /then /did }{said/say} {/to him /to her /to them /look /listen /please }{can we/could we/can you/could you/we need to talk/would you/will you/do you/did you/what about/why don't we/please/are you/don't you}|" +
    "{told/tell} {him/her/them/my *} {/that }{it hurt/i needed/i need/what i need/i'd like/i'd love/i want/it hurts/it bothers/how i feel/how i felt/i was unhappy/i'm unhappy/i was struggling/i missed/i was lonely/straight/what i want/what i wanted/i'm struggling}|" +
    '{sat/sit} {him/her/them/my */everyone/the kids/us} {/both /all }down|' +
    'i {emailed/wrote to/texted/messaged/went to/rang/phoned/approached/contacted} {/the /my /him /her /hr /our }{/* }{/about /asking /to ask /and asked /for /saying }{asking/about/to ask/and asked/for help/for a/for an/if/whether/hr/landlord/manager}|' +
    '{went/gone/complained/spoke/talked} to {hr/my manager/my boss/the union/the boss/management/the landlord/the head/the school/the council}|' +
    '{put/putting} in {for/a request}|' +
    '{asking/asked} for {help/a raise/a rise/a pay rise/more/time off/a hug/space/money/extra/support/feedback/one/less/a day/an extension/a chance/a transfer/a meeting/a break/some}|' +
    'i suggested|i proposed|i offered {to/him/her/them}|' +
    'i texted {are/him are/her are/do/can/him/her} {/and /to ask /asking /saying }{we/and/you/ask/asking}|{we/i} had the talk|we talked about it',
  tried:
    "{i've/i have/we've/we have} {/already /even /honestly /really }tried {everything/it all/so/to/therapy/all/talking/being/every/counselling/ignoring/that/both}|" +
    "{i've/i have/we've} {been to/seen/done} {/a /two /three /the /several /all the /six }{therapist/therapy/counselling/counsellor/doctors/couples/courses/rehab/mediation}|" +
    "i've read {/all /every /so many }{the /}books|" +
    "{didn't/doesn't/hasn't/don't} {/really /actually /even }{helped/help/work} {either/at all/for long/me/much/and/though}|" +
    "{that/it/this/they/nothing/therapy/medication/pills} {/just /really }{didn't/doesn't/hasn't/haven't/don't} {/really /actually /even }{help/helped}|" +
    "nothing {/i do /i've tried /i try /i tried }{has worked/worked/works/helped/has helped} so far|{made/makes} no difference|" +
    "{i've/i have/we've/we have/i/we/i even/we even/i also/have} tried|" +
    'tried {everything/it all/therapy/counselling/counseling/meditation/medication/yoga/talking to/talking about/ignoring/giving/explaining/harder/to talk/to explain/to fix/to help/to get him/to get her/to be/to stop/to ignore/to make/to change/again/every/all the/all sorts/the lot/lists/apps/cutting}|' +
    '{helped/worked/lasted} {/for /about /only /maybe /all of }{a bit/a week/a day/a month/a while/two/three/one/five minutes/a few/a fortnight/an hour/about/for a}|' +
    'made it worse|just as {bad/lost/tired/stuck/broke}|same {result/mark/outcome/as before}|' +
    '{moved/changed/switched/swapped} {jobs/house/rooms/schools/city/cities/doctors/the bed/to a} {/and /thinking /hoping /but }{it/still/same/thinking/and}|' +
    "thinking {it'd/it would/that would} {help/fix/change/be}|" +
    '{saw/been to/went to/paid} {/for /a /the /two /three /four }{counsellor/counselor/therapist/doctors/doctor/gp/coach/mediator/therapy/couples/counselling}|' +
    'pros and cons|{took/taken} {a/the/some} {month/break/time/sabbatical/holiday}|gave {him/her/them} {space/time/chances/another chance}|' +
    '{deleted/uninstalled/blocked} {it/the app/the apps/them} {/and /then /but /again /two /twice /three }{reinstalled/again/back/downloaded/times}|' +
    '{did/done/followed} everything|{read/bought} {/all /the /so many /loads of }{the /}{book/books/self-help}|' +
    'as {they/he/she/everyone} {advised/suggested/told me to/recommended}',
  protect:
    "{don't/didn't/won't/can't/not/haven't/wouldn't/never} {/want to /wanted to /going to /gonna }{tell/telling/worry/burden/upset/hurt/bother/spoil/scare/frighten/ruin/break} {him/her/them/mum/mom/dad/the kids/the children/anybody/everyone/nan/gran/his/the girls/the boys}|" +
    "{she'd/he'd/they'd/she would/he would/they would/she'll/he'll/they'll} {/just /only }{worry/fret/panic/be worried/be upset/be heartbroken/blame himself/blame herself/lose sleep/fall to pieces}|" +
    '{enough/so much/plenty/too much} {/going /already }{on/to worry about/to deal with/to carry} {/his /her /their /on }{plate/as it is/already/with/without}|' +
    "{has/have/he's/she's/they've/he's got/she's got/they've got/had} {/got /been through }{enough/too much}|on {his/her/their} plate|" +
    "break {his /her /their /mum's /dad's /my * }heart|" +
    "{it would/it'd/it might/would} {/only /just }{kill/break/destroy/crush/finish/devastate/upset/hurt/worry} {him/them/mum/dad/my *}|" +
    "heart {couldn't/can't/wouldn't} take|" +
    '{spare/spared/sparing/shield/shielded/shielding/protect/protecting/protected} {him/her/them/my */mum/dad/the/everyone/people}|' +
    'so {/that }{she/he/the kids/the children/the girls/the boys/mum/dad/my */nobody else/no one else}|' +
    "so {she/he/they/the kids/the children/the girls/the boys/nobody else} {/can't /won't /don't /doesn't /didn't /wouldn't /couldn't }{hear/see/worry/notice/know/have to/get/feel/suffer/find out/carry}|" +
    "{the kids/the children/my kids/my children/my son/my daughter/the girls/the boys/she/he/mum/dad/my mother/my father} {mustn't/must not/must never/doesn't need to/don't need to/shouldn't have to/can't/isn't to/never needs to/needn't} {/ever }{know/find out/hear/see me/worry}|" +
    '{keep/kept/keeping} {it/this/that/things/the worst/the news/everything/him/her/them} {/all }{from/away from} {him/her/them/my */mum/dad/the kids/the children}|' +
    '{keep/kept/keeping} {the kids/the children/the girls/the boys/him/her/mum/dad} out of|' +
    "{in front of/around} {the kids/the children/my kids/the girls/the boys/nan/mum} {/i /so i }{never/always/smile/i/don't/act}|" +
    "{not/never/don't} in front of the {children/girls/boys}|for {his/her/their/the kids'/the children's/mum's/dad's/the kids/the children} {sake/own good}|" +
    'for the sake of {him/her/my/the kids/the children/mum/dad/his/their}|' +
    "i {cry/cried} {in/where/when} {/the /they /he /she /no }{shower/bath/can't/bathroom/garage/asleep/at work/nobody/toilet}|" +
    '{carry/carrying/bear/swallow/swallowed/absorb/take/shoulder} it {/all /alone }{so/by myself/on my own/for them}|' +
    'i {stand/stood/get/got/step/stepped/put myself} {between/in between/in front}|' +
    '{softened/soften/sugarcoat/sugar-coat/sugarcoated/leave out/left out/edit/edited} {it/the worst/the bad/the truth/the bits/what}|' +
    "{better/rather/easier} {/he /she /they /that he /that she /if he /if she /for him /for her }{/was /were /doesn't /don't /didn't /never /blames /thinks /not }{angry/hate me/me than/blame me/not to know/know/hated me/me/not knowing/think}|" +
    "didn't want {him/her/them/the kids/my */mum/dad} to {/have to }{worry/know/see/hear/suffer/be scared/feel/carry/go through}|" +
    "{don't/didn't} want to {worry/burden/upset/bother/be a burden/put it on/put that on/put this on/spoil}|" +
    'too {young/old/frail/fragile/ill/sick/little/weak} to {know/hear/understand/be told/take}|i take the {blame/hit/bullet/fall}',
  whoifnot:
    '{nobody/no one/noone} {else /}{will/would/is going to} {/else }{do it/step in/take over/look after/take care/feed/cover}|' +
    '{nobody/no one/noone/no-one} else {will/is going to/to do/steps/knows how/remembers/bothers}|' +
    "if i {don't/didn't} {/do it /ring /go /remember }{nobody/no one/who}|" +
    "{i'm/i am} the only one {who/that} {/ever /actually /still /always }{does/cooks/cleans/remembers/visits/can/earns/works/drives/looks/helps/pays/cares/calls/knows how/bothers/notices}|" +
    '{they/everyone/everybody/people/mum/dad/the kids/my */they all/he/she} {/all /still /really /always /both }{depend/depends/rely/count/counts/leans} on me|' +
    "{couldn't/can't/wouldn't} {/cope /manage /survive }without me|" +
    "{it/everything/it all} {/all /always /just /still }{falls/comes down/is left/gets left/lands} {on/to} me|who'd {look after/feed/take care/do it}|" +
    "if {i don't/i didn't/i stop/i stopped/i'm not/i wasn't/i weren't/i go/i left/i leave/i'm ill/i'm off/i took/i take/i quit/i fall/i get ill/it wasn't for me/it weren't for me} {/do it /there /here /a /ring /call /cook /doing /who /who'd /who's /who would /who will /nobody /no one /it /it'd /everything /everyone /they /they'd /the /then /for /the whole /one /away /sick }{nobody/no one/who/who'd/who will/who would/it doesn't/it won't/it all/it'd/everything/no one's/nobody's/falls/collapses/they'd/they'll/the whole/it/will/would/does}|" +
    "if i {don't/didn't} {nobody/no one/who/who's/who will/it/everything/do it/organise/remember/ring/call}|who {else }{is/will/would/else's/can/could/'s}|" +
    "who else {is/will/would/has/can/does/is there/'s}|" +
    '{nobody/no one/no-one} else {does/will/can/is going/is gonna/bothers/speaks/knows how/remembers/is there/cares/steps/could}|' +
    "it's {/always /just /all /only /all down to /always been }{on me/up to me/down to me/me that/left to me/me doing/muggins/my job}|" +
    "{always/it's always/its always} {/been }me {that/doing/picking/organising/sorting/cleaning}|falls {on/to} me|everything's on me|" +
    '{hold/holding/held/keep/keeping/kept} {it/everything/it all/this family/the family/us/them/things/the whole thing/this place/the place/the house} {/all }{together/going/afloat/running/up}|' +
    "{would/will/it'd/they'd/everything'd/it'll/they'll/it all/everything/everything would/the whole thing/the family would/it just/whole place/all} {/just /all /probably /would }{fall apart/falls apart/collapse/collapses/fall to pieces/grind to a halt/come crashing/go under/fold/be lost/starve/stop/stops}|" +
    'fall* apart without|without me {they/he/she/it/the/there/nothing/everything/nobody}|{cope/manage/survive} without me|' +
    "{somebody/someone/somebody's/someone's} {has/got/has got/had/needs} to|somebody's got to|someone's got to|someone has to|somebody has to|" +
    "someone had to|i'm all {he's/they've/he has/she has/they have}|they all look {at/to} me|everyone {comes/turns/looks} to me|" +
    "i do {it all/all the/the school/every}|{or/otherwise} it {doesn't/won't/wouldn't/never} {/get }{happen/get done/gets done/done}",
  role:
    "{i'm/i am/i was/i've been/i've always been/being/i'm always/i was always/always/be/me as/i have been/i'm known as/known as/they see me as/i'm still} {/just /always /supposed to be /meant to be /seen as /considered /known as }the {/family /office /big /little /group's /team's /class /good /resident /designated /so-called }{/strong /good /clever /smart /responsible /reliable /sensible /calm /nice /quiet /easy /tough /sporty /arty /creative /kind /helpful /big /bad /pretty /fun /happy /cheerful /successful /brainy /organised /weird /wild /stable /capable /loud /shy /patient /sweet /practical /grown-up /black /peace /brave /generous /crazy /naughty /lucky /bookish /angry /fat /perfect /golden /helpless /mature /breadwinner /mum /sick /cool /dependable /lazy /stubborn }{girl/boy/child/kid/brother/daughter/friend/guy/sheep/fixer/peacemaker/mediator/clown/joker/organiser/organizer/caretaker/listener/rock/glue/provider/breadwinner/therapist/translator/driver/taxi/cook/host/planner/helper/mother/mum/dad/boss/baby/referee/bank/spare/maker/patient/cheerleader/entertainer/machine/keeper/captain/life and soul/nurse/babysitter/middleman/shoulder/adult/failure}|" +
    "{i'm/i am} {/like /basically /everyone's /everybody's /their /his /her /the family /a /just a /the office /always /only }{/mum /mother /unpaid /personal /free /walking /family /office /human /own }{therapist/fixer/taxi/taxi driver/cash machine/carer/maid/peacemaker/rock/agony aunt/doormat to/counsellor/counselor/secretary/punchbag/punching bag/cleaner and/servant/bank/shoulder/chauffeur/referee/go-between/translator/interpreter/housekeeper/crutch/safety net/clown/nurse}|" +
    "{i'm/i was/i became/i've become} {his/her/their} {carer /mother /nurse /therapist /maid /cook }, {/and }not|" +
    'not {his/her} {wife/husband/girlfriend/boyfriend/partner/daughter/son}|mum to {everybody/everyone/them all/all of them}|' +
    '{they/people/everyone/everybody/at work they/my friends/my family} {/all /always /just }{call/calls/know/knows/see/sees/think of/thinks of/treat/treats} me {/as /like }{the/a}|' +
    '{they/people/everyone/everybody} {/all /always /just }{come/comes/turn/turns} to me {for/when/with/because}|' +
    "i'm who {they/people/everyone} {come/comes/turn/call/calls/ring}|" +
    '{the one/somebody/someone/the person} {people/they/everyone/everybody} {/all /always }{come/comes/turn/turns/call/calls/ring/rings/lean/leans/go/goes/rely/relies} {/to /on }{to/when/for/with/if/on}|' +
    "{that's/that was/it's/it was} {/just /always /kind of /what i am }my {role/thing/job/part/place}|my {role/part/place} in {the/this/our/my}|" +
    "in {our/my/the/this} {family/house/group/team/office/class} {i'm/i am/i was/i've always}|" +
    '{they/everyone/people} {/all }expect {me to be /the /me to }{/the /always }{strong/funny/jokes/happy/joke/laugh/cheerful/fun/perfect/life and}|' +
    'life and soul|always the {bridesmaid/strong/one who/funny/friend/good/bad/driver/host/listener/organiser/helper/responsible/sensible}|' +
    '{good/nice/big/quiet/clever/easy/strong/funny/reliable/sensible/fun} {girl/sister/one/kid/friend/child/uncle/aunt}|' +
    "since i was {little/a kid/small/a child} i've been the|my whole {identity/personality} is",
  mustbe:
    "{i have to/i've to/i must/i gotta/i ought to/i had to} {/always /just /still /also }{be/stay/keep/get up/pretend/go/carry on/look after/do this/do it/work/smile/provide/marry/stay strong/hold/make/say yes/take care/accept/live/forgive/put/fit/perform/succeed/behave}|" +
    "{i've got to/i gotta/got to/we've got to} {be/stay/keep/finish/get/carry/do/look/pay/provide/hold}|" +
    "{i'm/i am/i was/we're/you're/one is/i'm not/they're/a mother's/a man's/women are/men are/i'm always} {/not /just /always /apparently /clearly }{supposed/meant/expected/obliged/required/bound} to|" +
    'supposed to {be/feel/want/know/have/like/enjoy}|' +
    'i {/really /probably /just /always }should {/really /just /probably /at least /already /still /also /by now }{be/feel/want/love/like/enjoy/know/have/be able/forgive/ring/call/go/visit/do/try/work/earn/study/get/marry/stay/want to} {/over /happy /grateful /able /more /a /the /better /stronger /past /to /it /her /him /this }{it/by now/happy/grateful/more/better/stronger/past/to/with/home/that/this/enough/thankful/coping/used/married/settled/further/for/about/what/mum/dad/harder}|' +
    'i {ought to/really should/know i should/feel i should/feel like i should/probably should/suppose i should/must be/must not}|' +
    'should be {over it/over him/over her/grateful/able to/happy/past/used to/stronger/coping/further} {by now/already}|by now i {should/ought}|' +
    "{can't/couldn't/cannot} not {go/do/be/say/help/answer/come/ring/visit/invite/pay/care}|" +
    "{can't/couldn't} {be seen/show weakness/let it show/be weak/just stop/just walk away/just leave/just quit/just say no}|" +
    "{it's/it is/that's/what's/what is/is} {/just /simply /always /what's /what is }{expected/my duty/understood/my job to/required/not optional}|" +
    '{expected/duty} {of me/to}|my duty|' +
    '{have to/need to/got to/must/has to} be {strong/perfect/there/nice/good/the strong/happy/fine/careful/the adult/the bigger/brave/positive/available/grateful/the best/fair/patient/thin/successful/polite}|' +
    "i need to be {strong/there for/perfect/better/the}|{at/in} my {age/position} {one /i /you /i'm /somebody /}{should/can't/ought/must/supposed/be}|" +
    "by rights|there's no {choice/option/other way}|somebody in my position|you just {do/have to/get on}",
  promise:
    `{i/i've/i'd/we/but i/and i} {/already /once /also /always /kind of }promised {him/her/them/mum/dad/my */myself/god/to/that/i'd/not/the/never/each other}|i swore {i'd/to/never/that/i would/to myself}|i've promised|i promised|` +
    'i owe it to {him/her/them/my */mum/dad}|{i/we} {gave/made} {/a /my }{promise/vow}|' +
    "promised {him/her/them/dad/myself/my */to/that/god/i'd/never/each/not/on}|{gave/give/given/giving} {him/her/them/my */the */you/everyone} my word|" +
    '{gave/given/give/break/keep/broke/go back on} my {word/promise/oath/vow/vows}|my word|' +
    '{made/make/a/the/that/this/my/break/keep/kept/broke/deathbed} {/a /the /that /my /this }{vow/oath/pact}|{made/makes} me {promise/swear}|' +
    "promise is a promise|took an oath|{we/i} made {a/our} {deal/pact/vows/agreement}|{we/we'd/we had} {/had }a {pact/deal}|" +
    "{i/we} said {i'd/i would/we'd/we would/i'll} {/always /never }{be there/stay/look after/wait/come back/help/never/always/take care/finish/pay it back/do it/keep/come/go back/return/stick}|" +
    "{i/i'd/i've} {told/said to} {him /her /them /my * /mum /dad /gran /the team /* }{/on * /that }{i'd/i would/i'll} {/always /never }{be there/stay/look after/wait/come back/keep/always/never/be/take care/see it/finish/help/pay}|" +
    'till death|until death|{in/for} {sickness/better or}|in sickness and in health|' +
    "{i/we} {/have /'ve /'d /already }{committed/signed up/gave a commitment/made a commitment} {/myself /to /for }{to/for}|" +
    "i {can't/couldn't/won't/mustn't} {go back on/break my/let * down now}|on {his/her/my *} {deathbed/last day}|" +
    "on my {mother's/life/kids'/children's/honour/father's}|{i'm/i am} a {man/woman} of my word|keep what i",
  stuck:
    "{i'm/i am/i feel/i'm so/feel/feeling/felt/i've been/we're/just/still/so/completely/totally/been/get/got/getting} {/so /just /really /completely /totally /still /like i'm /a bit /very }{trapped/paralysed/paralyzed/frozen/cornered/blocked/boxed in/in limbo/in a rut/in a trap/caged/in a corner/treading water/at a standstill/at an impasse/bogged down/hemmed in/tied down/jammed/in mud}|" +
    'stuck {here/at/with/between/on/where}|trapped {in/here/by/with/between}|no way {out/forward/through}|' +
    "{can't/cannot/couldn't/can not/don't/unable to/not able to} {/seem to /even /just /ever }{/see a /see any /find a /find any /see the /see /get /move /go /make myself /make any /take any }{way out/way forward/forward/move on/move forward/move at all/get past it/get past/get off/get unstuck/go on/move/exit/step/go in/see how/get going/escape/break out/get away/get beyond}|" +
    '{going/go/goes/went/running/round/talk/thinking/been} {/round /around /and round /about }in circles|' +
    '{around and around/goes round and round/same loop/in a loop/on a loop/on repeat/back where i started/back at square one/exactly where i started/back to where i/where i started/ending up back}|' +
    "there's a wall|{wheels/wheel} {/are /just }spinning|spinning my wheels|spinning {/in /around }{circles/place}|hamster wheel|dead end|" +
    'golden {handcuffs/cage}|no exit|{catch 22/catch-22}|{between/caught} {a rock and/between}|' +
    "{whichever/whatever} way {i/you} {/look /turn /go /move /look at it }{i/there's/someone/somebody/it}|{damned/damn} if i|wherever i turn|" +
    '{my/the} {brain/mind/head} {/just }{shuts/freezes/locks/jams/jammed/is jammed/seizes/goes blank}|i {freeze/just freeze/hover/just hover}|' +
    "can't make myself|in too deep|{dug/painted} myself in*|{nothing/not a thing} {moves/is moving/shifts/budges}|not {getting/going} anywhere|" +
    "getting nowhere|going nowhere|same {rung/spot/place}|i {can't/cannot} {stay/leave/go/move} {and/or} {/i }{can't/cannot} {leave/stay/go/move}|" +
    "{can't/cannot} {go/move} {forward/back/on}|stood still|standing still|at a standstill|" +
    '{every/each} {door/road/option} {/is /seems /i /leads }{closed/shut/try/back/blocked/ends}',
  torn:
    `{i'm/i am/feel/so/i feel/really/been} {/so /really /completely }torn|half of me {wants/thinks/says/hopes}|` +
    "{part/half/one half/one part/one side/a bit/bit/a part} of me {/really /just /still /also /always }{wants/thinks/says/knows/misses/needs/would/still/says} {/* /* * /* * * /* * * * /* * * * * /* * * * * * }{and/but/the other/another/other} {/the /part /half /i /another }{part/half/other/i/side/can't/knows/wants/thinks/don't/says}|" +
    'part of me {wants to/wants him/wants her/wants it/still wants/still loves/thinks i should/says stay/says go}|' +
    "{i'm/i am/feel/feeling/so/really/completely/been/just/i was} {/so /really /completely /totally /just /very }torn|{in/of} two minds|on {/the }one hand|" +
    'on the other|the other {half/part/side/bit}|two {halves/parts/sides} of me|split {down the middle/in two/in half}|' +
    'pulled {/in /both /two /in two /in both /in different }{both/two/ways/directions/different directions/apart/between}|mixed feelings|' +
    '{conflicted/ambivalent}|' +
    "my {head/heart/gut/brain/mind/faith/body} {/says /tells me /wants /is /knows /'s }{* /}{and/but} my {heart/head/gut/body/brain/mind/spreadsheet/wife/soul}|" +
    'my head says|my heart says|head {and/or/versus/vs} heart|' +
    "{some days/one day/one minute/one moment/some mornings/one week/sometimes/at night} {i/i'm/i want/i think/i hate/i love} {/* /* * /* * * /* * * * /* * * * * }{some days/next minute/next day/the next/next moment/other days/then the next/next week/other times/and sometimes/sometimes i/sometimes i'm/in the morning/and the next/and some days}|" +
    "one minute i'm|next minute {i'm/i/not}|" +
    '{i do and i/want to and i/yes and no/both at once/both at the same time/wanted both/i want it both/both are/both feel}|' +
    "i {love/hate/miss/want/need/like} {him /her /it /them /this /my job /the job /my * }{and/but} {i /i also /also /at the same time /}{hate/can't/don't/need/love/couldn't/cannot/want/can barely/resent/miss}|" +
    "i want {to/him/her/it/them} {/* /* * /* * * /* * * * }and i {/also }{don't want/want}|" +
    "i'd {love/like} to {* /* * /* * * /* * * * }{but/and} {i'd/i would/also/i also}|" +
    "{keep/i keep/i'm/always/been} {changing my mind/swinging/swing/going back and forth/going backwards and forwards/flip flopping/flip-flopping/wavering/going to and fro/seesawing/swaying/switching}|" +
    'back and forth|{could/can} {go/see} {it /}{either way/both sides/both ways/her side/his side}|can see {both/his side/her side}|' +
    "either way {i/i'd/i'll/feels/it/somebody/someone/hurts}|{can't/couldn't/cannot/don't know how to/impossible to} {choose/decide/pick}|" +
    "can't {make up my mind/make my mind up/choose}|{pros and cons both/tug of war/tug-of-war/dilemma}|when i'm there i {want/miss/wish}|" +
    "i also {don't want/want/know}|at the same time i|as much as i {love/want/hate/like/need}",
  decided:
    "{i've/i have/i/i'd/we've/we/we have/already/i've already/i've pretty much/basically/i've basically/finally} {/already /just /finally /now /pretty much /basically /more or less /kind of /actually }{decided/chosen/made up my mind/made my mind up/made my decision/made the decision/made our decision/handed my notice in/given notice/given my notice/gave notice/accepted it/booked the/booked it/bought the tickets/bought a ticket/signed it/sent the email/resigned/filed for/settled on}|" +
    "{my/our} {/mind's /mind is /mind was /decision's /decision is /minds are }{made up/made/final}|mind's made up|decision is {made/final}|" +
    "{i'm/i am/we're/she's not/he's not/i'm definitely/i'm just} {/definitely /just /really /still /simply /100% /absolutely /not /also }{/going to /gonna }{leaving him/leaving her/leaving the/leaving my/leaving in/leaving this/going back and/going through with/keeping the/keeping it/selling the/selling up/quitting/moving out/moving to/moving back/moving in/doing it/doing this/done with/divorcing/staying put/staying with/ending it/taking the job/turning it down/accepting/having the/not going back/changing my mind/getting the/getting divorced/splitting up/finished with/leave him/leave her/have the/quit/sell the/move out/move to/retire/stay/do it/end it/divorce/take the}|" +
    "{i/i already/i think i already/deep down i/i just/i always/i've always/i pretty much/i've/i'd} {know/knew/known} {/exactly /already /in my bones /deep down /full well /now /perfectly well /very well }{what i'm going to/what i have to do/what i'll do/what to do/what i want to do/what i'm doing/my answer/the answer/it's over/we're finished/we're over/we're done/it's time to/before you asked/i'm leaving/i'll leave/i'm going/i'm staying/i need to leave/i'm not going}|" +
    "i {already/pretty much} know|i know what i'm {going to/doing/choosing}|no {going/turning/way} back|" +
    "i {will/won't/shall/shan't} {not /never /}{be going back/be applying/go back to/sell the/be staying/be moving/be renewing/leave him/leave her/stay with/return to/be back/have another/speak to him/take the job/be changing}|" +
    "where i'm staying|i've let it go|we agreed {last/we're/on/it's}",
  leaning:
    "{my/the} gut {says/tells me/is telling me/feeling is}|i'd {probably/prefer} {/go /stay /to }{for/with/take/stay/say/go/leave/pick/choose/the}|" +
    "{all/most} signs point|i'd rather {take/stay/go/do/have} the|" +
    '{leaning/lean/leant/leaned} {/more /slightly /heavily /a bit /very much /kind of /strongly /now /mostly }{towards/toward/to/more/that way}|' +
    "{i'm/i am/i'd be/i feel} {/more /quite /very /really /so /half /almost /sort of /kind of /a bit /sorely /slightly }{inclined/tempted/veering/edging/erring/drifting/tending/leaning/gravitating/swaying}|" +
    '{inclined/tempted/drawn/veering/edging/drifting/gravitating/warming} {to/towards/toward}|tempted to|' +
    'if i {had/have/was/were} to {choose/pick/decide/guess/say/answer}|{more/slightly more/60/70/80/51/55} {and more/likely/yes than/no than/per cent/%}|' +
    "more and more i|{more/most} {likely/probably} {i'll/i'd/i would/going to/to}|i {suppose/guess/think/reckon} {i'd/i'll/i would/it'd be}|" +
    "i think {it's time/it might be time/i want to/i'd/i might/i'm going to/maybe/i prefer/i'm ready to/i should probably/i know which}|" +
    "{i'm/am/starting/started/beginning/i've started/coming round} {/starting /beginning /coming /slowly /getting }{to think/to feel like/to lean/round to/around to/to wonder if/to see myself/to like the/to want}|" +
    '{starting/beginning/coming} {to think/round to/around to}|' +
    '{sounds/looks/feels/seems/looking/feeling/sounding} {/more /a bit /slightly /much /more and more /somehow }{better/safer/righter/right/nicer/like the one/appealing/attractive/tempting/lighter}|' +
    '{keep/i keep/catch myself/caught myself/i catch myself/find myself} {/on /coming /going }{picturing/imagining/planning/looking at/coming back to/going back to/dreaming of/browsing/daydreaming about}|' +
    "{probably/maybe/perhaps} {/i'll /i'd /i will /i'm /i /it's /i should /i do /i don't }{/just }{going to/end up/go for/stay/say yes/say no/leave/want to/don't want/leaning/keep/give it/time to/go with}|" +
    "{it's/it is} {looking/leaning/heading/tilting/probably}|{heading/leaning} {for/towards} {a/the/no/yes}|" +
    "{don't/not} {hold me to/quite sure but/sure but/decided but/certain but/100% but/fully decided}|{most/some} days i {think/lean/want to}|" +
    "gut {feeling/says/tells}|{kinda/kind of/sort of/sorta/almost/half} want to|{when/if} i flip* {a/the} coin|secretly hoping it's|the other one feels|" +
    'if i was a betting|{prefer/like/fancy} the {first/second/other/smaller/one}|more than {50/half}|' +
    "my {thinking/inclination/instinct/hunch} {is/at/says/right/would}|if i'm pushed|on balance|all things considered|edges it|" +
    '{ahead/winning} {by/at the moment/slightly/for now}',
  dontknow:
    "i {/honestly /really /just /genuinely /truly /still }{don't/do not} {/even /really /actually }know {what i/how i feel/who i am/who i/why i/what to feel/what to think/what to do/what to want/if i/whether i/which i/any more/anymore/myself}|" +
    "{no idea/no clue/not a clue/dunno/idk} {what i/how i feel/why i/who i/if i/what to}|{i have/i've/i've got} no idea {what i/how i/why i/who i/if i}|" +
    'not sure {what i/how i/if i/who i/why i/whether i/what to feel}|' +
    "{i'm/i am} {/really /just /still /honestly }not sure {/what /how /if /why /whether /any /about }{i/anymore/more/any}|" +
    "{i don't/i do not/don't/i honestly don't/i really don't/i just don't/i still don't/do not/i didn't/idk/i genuinely don't} {/even /really /honestly /actually /quite /fully /exactly }know {/any more /anymore /what i /how i /who i /if i /whether i /why i /what to /which /how to /what /if /whether /why /myself /where i /really }{want/feel/think/am/need/should/love/like/believe/feel about/to do/do/believe in/miss/it is/it's/any more/anymore/to think/to feel/to want/to say/this is/that is/i want/i feel/makes/would/i'd/really/is/that's}|" +
    "{i'm/i am/am/just/still/really/honestly/i'm just} {/not /really not /still not /honestly not /never /so /not really /not even /not at all /not too /very /completely /totally /just /a bit }{certain/confused/clueless/clear on/clear about/at a loss}|" +
    '{so/really/completely/just/totally/very} confused|' +
    "{can't/couldn't/cannot/can not/haven't/not able to/struggle to/unable to/hard to/never can/still haven't} {/really /even /quite /honestly /just /genuinely /seem to }{tell what/tell if/tell whether/tell you what/work out/work it out/figure out/figure it out/figured out/figured it out/worked out/worked it out/put my finger/put it into words/put into words/name it/explain it/explain why/say why/say what/say which/hear myself/find the words/make sense of/pin it down/pin down/make out what/describe it/say if/say how i/understand myself/understand why i/get my head round/get my head around}|" +
    "couldn't say|my mind {/just /goes /is /'s }{goes blank/blank/a blank/is blank/is a complete}|complete blank|mind's a {/complete }blank|" +
    '{what/who} do i {/even /actually /really /truly }{want/feel/need/am}|' +
    "what i {/actually /really /even /truly }{want/feel} {is a mystery/any more/anymore/i don't know/i couldn't/or}|keep asking myself|" +
    'ask* myself {what/whether/why/who/that/and}|lost {track/touch} {of/with} {what/who/myself/how}|' +
    '{maybe/perhaps} i {want/do/love/am} {/* /* * }{maybe/perhaps} i|is it {love/fear/anger/grief/guilt/habit/me/just}|' +
    "i don't {understand/get/recognise/recognize} {why i/what i/my own/what's wrong/how i}|{confused/unsure/uncertain/clueless} {about/what/by/as to/over}",
  miss:
    'i {still/automatically} {reach/listen/look/cook/buy/set/lay} {/out }{for/the table/two/enough/his/her} {/his /her /the /my }{him/her/voice/phone/two/table/step/key/side}|' +
    '{hear/see/hold/hug} {him/her/them/his */her */mum/dad} {again/one more time/once more/voice again}|' +
    'still {expect/wait for} {him/her} to {walk/come/ring/call}|' +
    "{i/we/and i/but i/i'm/god i/still/really/just/also/do/so/i'd} {/really /still /just /do /so /also /actually /always /already /terribly /even /kind of /honestly /sometimes /really really }{miss/missed/missing}|" +
    'missing {him/her/them/my */home/the/us/it/you/his/that}|miss {her/them/my */home/the/us/it/you/his/how/being/having/when/who/our/those/going/working}|' +
    'homesick|{long/longing/yearn/yearning/pine/pining/ache/aching} for|' +
    "{i'd/what i'd/what i wouldn't/i would} give {anything/for/a lot/my right/everything}|" +
    '{want/wish i had/need/wish for} {my/our} {/old /own /little }{mum/mom/nan/gran/friend/wife/dog/brother/body/self/family/home/old life}|' +
    'i want {my/her/it/them/that/us/our */the old */my *} back|' +
    '{reach/reached/pick up/picked up/go/went} {/for /up /to }{/my /the /pick up the }phone to {tell/ring/call/text/ask}|' +
    '{wish/wished} {he/she/they/we/it/i/mum/dad/my *} {was/were/could/had} {/still /all /here /just /back /there /have /see /hear /* }{here/back/alive/together/around/still/one more/there/with/see him/see her/hear/talk to/ring/tell/hug}|' +
    '{one/just one} more {time/day/hour/hug/conversation/summer/cup/walk/christmas/chat/afternoon/sunday}|' +
    "{house/home/flat/place/bed/kitchen/room} {/is /feels /'s /so /too /just /seems /sounds }{/so /too /very /awfully }{empty/quiet/echoes/silent}|" +
    '{so/too} {quiet/empty} {without/now/since}|' +
    "{keep/kept/wear/wore/sleep in/smell/listen to/play} {/to /in /on }{/his /her /mum's /dad's /nan's }{voicemail/jumper/cardigan/shirt/coat/voice/number/scarf/pillow/messages/t-shirt/hoodie/things/side}|" +
    'not {been/seen} {/home /it /there /the sea /them /him /her }{in/for} {* years/years/* months}',
  want:
    '{i/and i/but i/i just/i really/all i/i do/i still/i always/i only/i honestly/we} {want/wanna} {to/a/an/us/out/kids/children/more/something} {/go /be /live /have /see /feel /learn /play /start /travel /move /study /paint /write /build /get /dance /sing /make /proper /child /baby /family /different /new /bigger /smaller /normal /to }{be/have/a/back/again/my/something/for/the/with/child/baby/family/life/job/house/home/married/an/happy/free/art/music/abroad}|' +
    'i {want/wanna} {a/an/another} {child/baby/family/dog/house/home/garden/partner/boyfriend/girlfriend/husband/different/new/proper/bigger/smaller/life/normal/real/second/job/career/degree/big}|' +
    "{i'd/i would} {/really /just /so /dearly /secretly /still }{love/like} {to/a/an/it if/us to/more/another} {/go /be /live /have /see /learn /try /work /move /study /travel }{back/to/an/my/more/the/live/have/see/learn/travel/work/open/own/play/write/sing/dance/it/abroad/something/kids/children}|" +
    "{i've always wanted/i always wanted/i've wanted to/my dream is/my dream was/i dream of/i've always dreamed/i'm dying to/i can't wait to/i long to/i fancy/what i really want is/what i want is/all i ever wanted/what i'd love is/what i'd like is/i'm desperate to}|" +
    '{i/i just/i so} wish {i could/we could/i was/i were}|if i could {have/do/choose/be/only/wish}|' +
    "{ideally/in an ideal world/in a perfect world/given the choice} {i'd/i would/i}|{hope/hoping} to {be/have/get/go/live/become/start}|" +
    '{before i die/one day i want/bucket list}|i {want/wanna} {be/go/live/learn/see/play/have/feel/start/get}',
  need:
    'i need to {feel/be} {safe/seen/heard/wanted/loved/needed/held/asked/told/trusted/included/appreciated/understood}|' +
    'i need {him/her/them/somebody/someone/my *} to {/just /actually /really }{listen/ask/say/hear/see/be/understand/come/tell/hold/trust/stop/help/notice/believe/take/show}|' +
    '{i/all i/what i/i just/i really/i only/i do/all i really/what i really/i probably/i think i} {need/needed} {/is /was /from him is /from her is }{him to/her to/them to/somebody/someone/you to/my * to/a hug/a friend/a thank you/to be seen/to be heard/to be asked/to be told/to hear/to be held/to feel/to know/to be listened/to be thanked/to be understood/to be needed/to be wanted/to be taken/to be trusted/to be believed/help/support/reassurance/more from/people/a bit of/some help/some support/a break from/an answer/an apology/more support/more help/more time with/comfort/closure/validation/recognition/honesty/respect/praise/encouragement/one person/company/affection/attention/time to}|' +
    "{i/i just/i really/i only/i'd/all i} {want/wanted/like/would like/would have liked} {him/her/them/somebody/someone/my */one person/people} to {/just /really /once /actually }{ask/listen/notice/say sorry/say thank/see me/hug/hold/tell me/understand/apologise/apologize/be there/be proud/be honest/believe/thank/come with/take me/care/acknowledge/show/stand up/back me/choose/trust/look at me/say well/take it/put me/check}|" +
    "{i'd/i would} have liked {him/her/them/someone/somebody/my */a/to be} {to/thank/asked/hug}|" +
    'all i {/ever /really /would }{needed/wanted/need/asked for} {was/is/from}|' +
    '{just/could someone/could somebody/if someone would/if somebody would/i wish someone would/i wish somebody would/wish someone would/wish somebody would} {/just /please }{listen/ask me/ask how/hold me/hug me/notice/say thank/see me/hear me/make me a/take over/help me/take care of me}|' +
    "{wish/wanted/want} {he'd/she'd/they'd/someone'd/to be/somebody to/someone to} {/just /really /once }{ask me/ask how/asked/listened/listen/listened to/seen/heard/held/noticed/thanked/hugged/hold/hug/tell me/talk to/appreciated/understood/taken seriously/looked after/take care/say/lean on/see me/help/notice/thank}|" +
    '{need/needed/need a bit of/need some} {reassurance/praise/support/somebody/someone/to be told/to be seen/to be heard/a hug/encouragement/recognition/comfort}|' +
    'just listen',
  peace:
    "{want/wish/just/please/if they'd/rather/need} {/them to /everyone to /people to /they'd /he'd /she'd /to be /be }{/just }{leave me alone/left alone/leave me be/leave me in peace}|" +
    '{be/being} {left alone/left in peace/by myself/on my own/alone for}|' +
    '{peace and quiet/quiet life/easy life/bit of peace/some peace/just peace/want peace/need peace/a little peace/inner peace/bit of quiet/some quiet/need quiet/want quiet/in peace/peaceful life/calm life/some calm/bit of calm/some stillness/some silence/want silence/need silence}|' +
    'a quiet {hour/evening/night/day/morning/weekend/house/room/one/year/place}|' +
    '{an hour/time/an evening/a day/a weekend/a moment/an afternoon/a week/five minutes/ten minutes/some time/a night/half an hour/one day/one evening/one night/one afternoon/one hour} {to/for/by} myself|' +
    '{want/need/like/love/long} to be {/left /completely /just }{alone/nobody/on my own/invisible/by myself}|' +
    '{no/without/no more} {fuss/drama/any fuss/any drama/arguing/shouting/demands}|' +
    "don't want {any/a/more/any more} {fuss/trouble/fight/drama/scene/argument/hassle/rows/arguments/conflict}|" +
    '{want/need/like/wish/love} {the/all the/all this/it all/everything/everyone/everybody/them all/them/it} to {/just /all }{stop/go quiet/go away/be quiet/shut up/go home/leave me/be over/calm down}|' +
    '{want/need/wanted/needed/love/crave/deserve} {/a /some /to /just /my /proper /a bit of /a good /a long /more }{rest/a rest/break/stillness/silence/peace/quiet/calm/solitude/time alone/alone time/time out/breather/room to breathe/breathing space/be alone/lie down/switch off/hide away/disappear for/sleep for}|' +
    '{where/so/if/with/have/and/place} {nobody/no one} {/else /can /ever /even }{needs/wants/can reach/talks/talk/nobody/rang/rings/needing/wanting/asking/reach/find/in it/calls/call/bothers/bother/expects/around/about}|' +
    '{nobody/no one} {needing/wanting/asking/talking/bothering/calling/around/in it}|' +
    '{close/shut/lock} the {/bathroom /bedroom /front }door and {not/sit/hear/be/just}|' +
    'not {/have to }{talk to/speak to/hear/see/answer to/answer} {anyone/anybody/a soul/a single/from/people/any}|{switch/turn} {my/the} phone off|' +
    '{an/the} empty {house/room/flat}|{want/just want} {/to }{boring/normal/calm/rest/quiet}|' +
    'break from {being/everyone/everything/it all/people/them all/the kids/all}|to myself for {once/a/an}',
  notwant:
    "i {won't/will not/'ll never} {/ever /let myself }{be like/become/end up/turn into/live like/be the/go through}|" +
    "{no way am i/no way i'm/over my dead body will/the last thing i want is}|" +
    "{i'm/i am} not {going to/gonna} {be/become/end up/live/spend/let/turn into/lose}|never going to {be/become} {/like/my}|" +
    "{i/and i/but i/i just/i really/we/i still/i definitely/i honestly/i absolutely} {don't/do not/never/dont} {/really /even /actually /ever /particularly /just }{want/wanted/wanna}|" +
    "{don't/do not} want to {be/become/end up/lose/turn/live/go/get/have/fight/hurt/hear/talk/see/do/move/leave/marry/spend/give/grow/stay/let/look/think/know/need/depend}|" +
    "{don't/do not} want {him/them/my */us/kids/children/a/any/another/that/this/anyone/the/your/his/their}|{i would/i'd} not|" +
    "{wouldn't/would never} {want/like} {to/him/her/my/a/that/anyone}|" +
    'i refuse to {be/become/hate/let/live/give/lose/turn/end/spend/play/beg/go/accept/settle/feel}|' +
    "{i'm/i am/we're} not {/going to /gonna /having /about to /prepared to /willing to /here to }{be/become/going to be/going to become/giving up/interested/end up/having my/live like/let him/let her/let them/beg/prepared/willing/ready to lose/spend/raise/lose/doing that again}|" +
    'not {interested in/having my/willing to/prepared to/giving up my}|' +
    "{i'd/i would} {/much /far /honestly }{rather/sooner} {/not /die /be /scrub /have /lose /eat /live /stay /starve /go /sleep /never }{than/not/die/be alone/have/lose/scrub/eat/starve/stick}|" +
    "rather {die/be alone/be single/starve/scrub}|can't be doing with|{hate/hated/can't stand/can't bear} {the idea/the thought} of",
  afraidof:
    "{i'm/i am/i was/i get/so/really/just/too/been/we're/am/bit/still/always/more/be/feel} {/so /just /really /also /more /actually /always /still /absolutely /a bit /very /bloody /most /mostly /secretly /constantly /too }{scared/afraid/frightened/terrified/petrified/nervous/anxious/worried/fearful}|" +
    "{scared/afraid/frightened/terrified/petrified/worried/nervous/anxious} {that/of/to/i'll/i'd/i will/i'm/he'll/he's/he/she'll/she's/she/they'll/they/it'll/it/about/sick/what/if/for/in case/we'll/the/my/he'd/she'd/they'd/nobody/no one/people}|" +
    '{it/that/this/which/what/thought/idea} {/really /still /just /also }{scares/frightens/terrifies/worries} me|' +
    "what if {i/i'm/he/he's/she/she's/they/it/it's/we/the/my/nobody/no one/something/this/that/there's/there/everyone/somebody/people/one day/mum/dad/our/all/nothing}|" +
    "{i/i'm/i'd/and i/just/really/i've been} {dread/dreaded/fear/panic/feared/worry/worrying/fearing}|" +
    '{my/the/biggest/worst/real/greatest/big/one/only/main} {fear/worry/nightmare/dread}|{afraid/scared/fear} i {might/will/may/could}|' +
    "{keep/always/lie there/lie awake/can't stop/constantly/i'm/end up} {/on }{thinking/imagining/worrying/picturing} {/what happens /what if /he'll /she'll /they'll /it'll /the worst /that /about /i'll /something }{he/she/they/if/when/i'll/he'll/they'll/it'll/something/worst/happens/what happens/the worst/bad}|" +
    "{what happens/what'll happen/what would happen/what will happen/what becomes of} {if/when/to/then/once}|" +
    "if i {say/tell/stop/start/leave/go/ask/open/let/lose/fail/don't/give up/quit/admit/show/do/try/stay/speak/come} {/it /that /him /her /them /now /no /up /the truth /something /anything /the box /go /in /out /crying /down /to * /* }{he'll/she'll/i'll/it'll/he'd/she'd/they'd/i'd/i think i'll/i won't/i'll never/everything will/the whole thing will/he might/she might/they might/it might/i might/nobody will/no one will/everyone will/people will}|" +
    '{suppose/supposing/in case/imagine if} {i/she/they/it/we/the/something/someone}|' +
    "{might/could/will/would/i'd/i'll} {/end up /be left }{alone/on my own/on the street/homeless/with nothing/with nobody}|makes me go cold|" +
    '{nightmares/lie awake} {about/thinking/worrying}|' +
    "{it'll/it will/it might/it'll all/it could/they might/he might/she might} {/all /just /only /never }{go wrong/come back/fall apart/get worse/end badly/end in/end up/blow up/backfire/never be/be the end/say no/find/leave/die/spread}|" +
    'worried sick|go cold',
  becoming:
    '{turning/turn/turned/grown/growing/morphing/changing} into {my/him/her/them/someone/a/an/the/that/one of}|' +
    '{becoming/become/became} {/more like /just /exactly /more and more /so /very /quite /all /really /too /such a /a bit }{like/my mother/my father/my mum/my mom/my dad/him/her/them/someone/somebody/a person/the person/the kind/the type/the sort/the woman/the man/the nag/the mum/bitter/cold/hard/mean/nasty/cynical/angry/small/suspicious/paranoid/boring/a bitter/a nag/a monster/an angry/a shouter/a stranger/a liar/invisible/that/everything/what i/distant/snappy/resentful/numb/a different/selfish/petty/jealous/a cold/a hard/harder/colder/grumpy/sour}|' +
    "{i'm/i am/i was/i've become/i sound/i look/i act/i talk/i drink/i shout/i parent/i'm getting} {/turning out /getting /getting to be /becoming /already /exactly /just /so /as bad /ending up /more and more /every bit as bad /no better }{just like/exactly like/like}|" +
    '{just/exactly/sounded/sound/sounding/looked/look/acting/act/behaving/more/more and more} like my {mother/father/mum/mom/dad/parents/old man/gran/brother/sister/boss/ex/stepdad}|' +
    "{heard/hear/saw/see} my {mother/father/mum/mom/dad} {/come out /in my /in the /coming /when i /every /'s }{in/come/coming/when/out}|" +
    "my {mother's/father's/mum's/mom's/dad's} {voice/face/words/temper/hands/tone/eyes/daughter/son}|{his/her} {voice/words} {came/coming/comes/come} out|" +
    '{as bad as/same as/no better than/no different from/no different to/worse than} {him/her/my/them/he/she/the people}|' +
    '{end/ended/ending/turn/turned/turning} {up/out} {/just }like {him/her/my/them/that/one of}|' +
    "{what/who} {i'm becoming/i've become/have i become/am i becoming/i've turned into/have i turned into/am i turning into/i am becoming/is this woman/is this man/is this person}|" +
    "{don't/didn't/hardly/barely/can't} {/even /really /like /recognise /recognize /know }{recognise/recognize/like/know/recognise the/like the} {/who /the /what /this /that /* }{i've become/i'm becoming/i am any more/myself any more/myself anymore/i've turned/myself these days/person i/woman in/man in/version/myself}|" +
    "don't recognise myself|don't recognize myself|{runs/run} in the family|" +
    "{i've/i have/i'm/i am} {/got /gotten /gone /grown /become /getting /going /turned /growing /becoming /turning /started to get /starting to get }{/so /very /really /all /more /too /a bit /quite /right /more and more /as /such a }{bitter/cold/hard/harder/mean/meaner/nasty/snappy/cynical/suspicious/petty/careful/sour/distant/quiet/short-tempered/paranoid/grumpy/resentful/jealous/snide/colder/controlling/impatient/intolerant/judgmental/judgemental/calculating/selfish/sharp/boring/secretive/defensive/needy/small} {now/these days/lately/with/since/over/to everyone}|" +
    "{i've/i have} {gone/grown/gotten/got/turned} {/so /all /very /really /a bit /quite }{bitter/cold/hard/mean/nasty/cynical/suspicious/petty/careful/sour/distant/grumpy/resentful/boring/harsh/snappy/quiet/selfish}|" +
    "{i've/i have} become {a/the/so/an/someone/somebody/small/very/one/cold/bitter/what/my}|" +
    "{i've/i have} {started/begun} {/to }{keeping/checking/lying/shouting/snapping/hiding/score/counting/nagging/spying/slamming/say/drinking/drink/shout/snap/check/lie/keep/nag/talk like/sound like/sounding}|" +
    'i {shout/nag/snap/slam doors/gossip/lie/moan/spy/check up/keep score/criticise/count/scream/judge/sulk} {/at people /at them /at the kids /on people /on him /all the time /like }{now/these days/lately}|' +
    'one of those {people/women/men/mums/mothers/dads/bosses/parents/wives/husbands/girls/old/bitter}|' +
    "{i/i'd} {never did that/wasn't always/didn't use to/used to hate/used to laugh at}|i {hated/used to hate} {that/it} in|" +
    "{brings/bring/brought} out {a/the}|same mistakes|{this/that} isn't {/who /really }{me/who i am}",
  compare:
    "{everyone/everybody/people/all/the others/girls/women/men/half the people/most people} {/else /around me /i know /in my year /on insta /online /at work /at school }{/is /seems to /seems /manages /has /can /copes /got /'s /all /are /have /my age }{my age/else is/else has/else can/else seems/else got/else manages/else's/else copes/seems to have/seems to be/seems to cope/seems to manage/is married/is moving/has kids/has a house/has their/got theirs/is getting/are getting}|" +
    '{people/everyone/everybody/girls/women/men/friends/couples/others/guys} {/of /around }my {/own }age|{at/by} my age {he/she/they/dad/mum/my */* had}|' +
    '{had/was/were} {/* /* * /* * * /* * * * }at my age|{everyone/everybody} else {is/has/can/seems/got/gets/manages/copes/does/knows/finds/was/just/looks}|' +
    "everyone else's|" +
    '{others/other people/the others/they all/my friends/all my friends/other women/other men/other mums/other mothers/other dads/other parents/other couples/other families/other girls} {/all /just /always /can /seem to /are /have /do }{manage/can/cope/seem/get/do/are/all/find/just/had/know}|' +
    "they've all|they all {/seem to /just /have /seem }{manage/cope/have/seem/got/know/own/moved/earn/settled}|" +
    'my {sister/brother/cousin/friend/best friend/twin/colleague/neighbour/neighbor/ex/mate/flatmate/little sister/little brother/younger sister/younger brother/older brother/older sister} {/already /just /is /has /was /who }{has a/has got/has two/has three/manages/qualified/earns/is a/got a/owns/never had/just bought/bought/is engaged/is married/is already/has it all/already/is the/was always/always got/always the/did it/got married/makes more/has everything/has already}|' +
    "all my {friends/mates/cousins/batchmates/classmates/siblings/colleagues/school friends/uni friends} {/are /have /already /from school /from uni /got /seem /has /'ve }{are/have/got/already/seem/married/own/is}|" +
    '{left behind/lagging behind/falling behind/fallen behind/far behind/so behind/way behind/behind everyone/behind my/behind for my/the last of my/last one in my/last of us}|' +
    '{compared/comparing} {to/with} {him/her/them/my/what he/what she/what they/other/others/everyone/people/the other/myself}|compar* myself|' +
    '{next to/beside/against} {him/her/them/my sister/my brother} i|{half/twice} as {good/much/fast/clever/pretty/well} {as/what}|half my age|' +
    "why can't i {/just }{be like/have that/do that/manage/cope/be more/do it/do what}|" +
    'why {can/do/does/is} {he/she/they/everyone/everybody/others/other people/other} {/else /all /get to /seem to }{/and /manage /can /cope /do it /find /get /have /so }{and/it so/so easy/easy/not me/but not}|' +
    '{easier/easy/so easily/naturally} {for/to} {them/him/other/others/everyone/my}|{has it all/got it all/so together/their lives together/life together}|' +
    "{the only one/only person/only girl/only man/only woman} {/of /in /out of /left /my /the /us /friends /group /family /year /class /here }{without/who isn't/who hasn't/who can't/still single/unmarried/not married/still/who's still/who didn't/who doesn't}|" +
    '{on/see/scroll} {/them on /through /everyone on }{insta/instagram/facebook/linkedin} {and/everyone/they/i see/with}|' +
    "{i'm/i am} {still/on/only/just} {/in /on /a /my /at /the /renting /single /* * }{and they/and he's/and she's/while they/while everyone/while he/while she/renting/and everyone}|" +
    "while i'm still|i {measure/count/rank} {/myself /their /my /against }{against/them/their/mine/how many}",
  late:
    `it's too late {for me/to/now}|{i'm/feels/feel/far/maybe it's/probably/afraid it's/worry it's/left it/i've left it/scared it's} too late|` +
    "{i'm/i am/am i/feel/i feel/getting/a bit/i was/be/felt/you're/we're/is/one is} too old|too old {to/for/now}|too {old/far down/far along/far in}|" +
    "{it's/it is/bit/a bit/getting/so/quite/very/already} {/a bit /so /very /rather /getting /already }late {for/in the day/in life/to/now}|" +
    '{left/leave/leaving} it too {late/long}|{missed/miss/missing} {my/the} {chance/boat/bus/window/train/moment/opportunity/best years/years/time/turn}|' +
    "i've missed {it/out/my/the/that/them}|{ship/boat/train/moment/time/window/chance} {/has /had /is /'s }{sailed/left/gone/passed/closed/closing}|" +
    "{ship's/boat's/train's/moment's/time's/window's/chance's/ship has/window is} {/well and truly /already /long }{left/gone/passed/closed/closing/been/running}|" +
    "time is {running/ticking}|time's {running/ticking}|{running/run/ran} out of {time/years/road}|" +
    "{no/not enough/hasn't much/not much/little/isn't enough/isn't the/isn't} {time/years} {left/to/for me/any more/anymore}|" +
    "{clock/clock's/biological clock} {/is }{ticking/running}|biological clock|{not/aren't/isn't} getting any younger|" +
    '{not/what/who/nobody/job/start/starts/starting/start again/start over} at {my age/this age/my stage}|' +
    'should have {/done /started /left /had /gone /thought /said /learned /learnt /been /asked }{it/this/that/years ago/at 20/at twenty/sooner/earlier/ages ago/when i was/decades ago/long ago/before/gone/kids}|' +
    "should've {done/started/left/said/had/gone/asked} {/it /this /that /kids }{years ago/sooner/earlier/ages ago/before/when/at/long ago}|" +
    '{years/decades/ages/long/a decade/ten years/twenty years} {too late/ago i should/ago i could/wasted/gone by/too long}|' +
    '{wasted/lost/let/threw away/thrown away/spent/gave} {/all /so many /half /the best /too many /my best /my /ten /twenty /thirty /fifteen /five /those /* }{years/my twenties/my thirties/decades/half my life/best years/my youth/my life}|' +
    "{never/won't/not} {/be /get /going to /have /now /going to get /come }{another/now/a second/again at/that chance/a chance} {chance/at my age/like this/now/again}|" +
    "{before/until/till} it's too late|" +
    "{people/you/no one/nobody/one/women/who} {/can't /don't /doesn't /just don't /cannot }{become/start/starts/begin/begins/learn/learns/hire/hires/hiring/marries/retrain/change/changes} {/a /an /to /career /over /again /somebody /someone /people /women /men /the /anyone /careers /new /piano /* }{/* /* * }{at/after/over/past} {/my /the age of }{thirty/forty/fifty/sixty/seventy/30/35/40/45/50/55/60/65/70/age}|" +
    "{after/past/over} {thirty/forty/30/35/40/45/50/60} {it's/there's/you/nobody/no/they/a woman}|" +
    '{how many/so many/maybe/fifteen/ten/twenty} {/good }{years/summers/christmases} {left/do i have/have i got/more}|' +
    "if i'd {/only }{started/done it/known/left/gone/had} {/that /it /this /them }{sooner/earlier/years/at/when/then/younger}|" +
    "{i'd/i'll} be {* /over /nearly /almost /too /past }{/by the time /before /when i /old /fifty /forty /sixty /retired }{by the time/when i/when it/before i/by then/when they}|" +
    "by the time i'm",
  proof:
    "{it/that/this/which/then it/then/she says no it/it just/all it/it all/he comes back it/* it} {/would /will /could /just /only /'d /'ll /must /might /kind of /sort of /really }{prove/proves/proved/confirm/confirms/confirmed}|" +
    "{it/that/this/which} {/would /will /'d /'ll /must /might /could /just /only }{mean/means/show/shows/meant} {/that /everyone /them /him /her /people /my /the }{i/i'm/i've/i was/i am/i'd/i never/i don't/i wasn't/i can't/i failed/i wasn't worth/something's wrong/i'm not}|" +
    "{it'd/that'd/it'll/that'll} {/just /only }{prove/show/confirm/mean} {/that /to }{i/i'm/i'd/i've/they/he/she/them/my/everyone/was/him/her/i was}|" +
    "{prove/proved/proving} {/it /that /something /everyone /them /people /him /her /myself /to myself /everybody /me /he /i /to /my * }{to/i/myself/wrong/that i/right/i'm/them/i can/i could/everyone/him/her/what i'm}|" +
    "{would/will/must/might} {mean/prove/show/confirm} {/that /to }{i/i'm/i've/something/everyone/them/my/people} {/was /'m /am /never /failed /didn't /don't /wasn't /'d /he /couldn't /can't /has been /have /* /* * }{failed/failure/right/wrong/weak/love/worth/good/enough/loved/bad/never/lost/nothing/given up/care/can/cope/real/off}|" +
    '{say/says/saying/said} {/something /a lot /so much /everything /that }about {me/who i am/what kind/us/the kind}|' +
    'what {does/would} {that/it/this} {say/make/mean} {about/me/of me}|' +
    "{then/and then/so/finally} {i'd/i would/i'll/i'm/i was/i} {/finally /really /just /only /at last }{know/be worth/be somebody/be someone/be real/have failed/have proved/be a real/be a proper/a real/failed/shown/have shown/count/matter/be a failure}|" +
    "{he/she/they/my mother/my father/mum/dad/everyone/my *} {/was /were /would be /'d be /has been /would have been }{right} {about me/all along/about us/after all}|" +
    "{means/meant/mean} {/that }{i'm/i am/i was/i've/i'd/i wasn't} {/not /never /a /just /only /too /really /no /been /worth /the /good /right /weak /ok }{failed/failure/worth/weak/good/enough/loved/wrong/right/bad/ok/nothing/a bad/lost/broken/not/never/lazy/old/real/fraud/the}|" +
    "if i {/can't /don't /do /could /can /was /were /am /fail /give up /quit /say no /get /stop /pass /lose /leave /take /go /ask }{/even /this /now /it /over /through /back /for /help /a /the /home /that /* /* * }{then i'm/i'm a/i'm just/i'm not/i'm no/i've failed/it means/that means/then i've/it proves/that proves/i'd be a/what am i/what does that/then what am i/then i was/then i am/it'd mean/that makes me}|" +
    "{it's/it was/this is/like/feels like/as if/is/just/every * is} {/like /all /just /some kind of /some sort of /such /the /my /always }{/a }{test/exam/referendum}|" +
    'a test {of/and}|' +
    "{need/want/got/have/trying/had} to {/finally /just /show /know /see /be /still /have /* }{prove/know i can/show them/show him/show her/know if i can/know i could/know i've/show everyone/show people/see if i can/them i can/to prove/everyone i/that i can/prove i/show i/show that/prove myself}|" +
    "{show/showed/shown} {them/him/her/everyone/everybody/people/my */the world/i'm/i'd/i can} {/that /all /what }{i'm/i can/i could/i made/i'm not/i did/who/what/i am/i've/wrong/i was/i'm good}|" +
    "{wouldn't/would/'d} {/finally /have to }{take/takes} me seriously|{would/to} be {saying/admitting/to say/to admit/like saying/like admitting}|" +
    '{to/if i} {ask/admit/quit/leave/go back/give up/stop/say no/sell/accept} {/* /* * /for help /it /home }{is to say/is to admit/means/would mean/would be to/is admitting/is failing/is failure/would prove/is giving}|' +
    '{worth/worthy} {it/something/loving/it after all/keeping/staying for}|all for nothing|{measure/proof/test/verdict} {of/that/on}',
  notgood:
    "{not/never/isn't/aren't/wasn't/weren't} {/really /even /nearly /quite /just /ever /half /going to be /been /feel /feeling /that }{good enough/clever enough/smart enough/pretty enough/qualified/strong enough/talented enough/enough for him/enough for her/enough for them/cut out for/up to it/up to the job/worthy/bright enough/thin enough/experienced enough/interesting enough/brave enough/worth it/worth loving/a natural/a real/a proper/clever/up to this/man enough/mother material/deserve}|" +
    '{good/clever/smart/pretty/qualified/strong/talented/bright} enough for {him/her/them/that/this/it/the/anyone/anybody/my}|' +
    "{i'm/i am/i'll never be/i was/i feel/i've never been} {/just /simply /never /probably /really }not {/really /much of /that /very /the /exactly /any /so /a }{enough/good/clever/smart/worth/pretty/qualified/talented/a real/person they/natural/special/material/bright/intelligent/leader/worthy}|" +
    "{i'm/i am/i was} {only/just} a {cleaner/secretary/housewife/temp/nurse/student/teacher/mum/girl/beginner/kid/driver/waitress/carer/farmer/assistant/technician/number}|" +
    "i'm no {writer/good/expert/artist/genius/leader/mother/catch/beauty/scholar/match/use/hero/teacher/actor}|" +
    '{no/have no/what} right to {be here/be standing/teach/speak/call myself/be}|' +
    "{what do i know/do not belong/shouldn't be here/shouldn't even be here/not supposed to be here}|" +
    "{everyone/everybody/they/he/she/they're/everyone's/others} {/else /all /there /else is /else in /is /are /so /much /way /here is /just /the room /in }{/is /are /so /much /way /far /more /just /knows }{cleverer/smarter/better than me/more qualified/more talented/more experienced/knows more/so much better/more than me}|" +
    "{isn't/not/never/aren't} good enough|" +
    "i {/always /just /never /only /still /keep /will }{fall short/don't measure up/wasn't enough/am not enough/wasn't good enough/can't measure up/disappoint everyone/don't have what it takes/haven't got what it takes/never measure up/not enough}|" +
    'what it takes|' +
    "{my/the} {english/voice/work/writing/body/drawing*/degree/accent/painting*/playing/grades} {is/isn't/are/aren't/was/wasn't/will never be} {/just /never /not /so /too /really /just not }{enough/good enough/good/rubbish/crap/terrible/embarrassing/amateur/not/bad/nothing}",
  numb:
    '{numb/numbness/robot/zombie/autopilot/auto-pilot/auto pilot/hollow inside/dead inside/empty inside/like a machine/like a ghost/like a zombie/going through the motions/went through the motions/just existing/just exist/not living/emotionless/detached/dissociat*/anhedonia/apathetic/apathy}|' +
    "{i/i've/i just/i really/and i/i actually/honestly i/still/i'd/but i} {/just /really /honestly /still /actually /mostly /only /don't /didn't /can't /couldn't /do not /never /can /have /haven't /not }feel {/a /much /any /all /so /very /really /like /just /as if /quite /absolutely /almost /totally /completely /it /the /kind of }{anything/nothing/empty/numb/hollow/flat/blank/dead/thing/much/joy/a thing/far away/distant/at all/any more/anymore/grey/emotion/like a robot/like a zombie/like i'm watching/like i'm behind/behind glass/through glass/it any more}|" +
    "don't {/even /really }care {any more/anymore/about anything/either way/one way/at all/what happens}|" +
    "can't {/even /seem to }{cry/laugh/enjoy/be bothered to feel/get excited/remember feeling/feel}|" +
    "{haven't/didn't/not/did not/couldn't/can't/never/don't} {/even /been able to /once }{cry/cried/shed a tear/shed one tear/shed/laughed/laugh/cry any more} {/at /yet /since /a /one /any /once /for /about /properly /when }{tear/the funeral/yet/since/once/for/all/properly}|" +
    '{watching/watch/watched} {myself/my life/it all/my own life} {from/like/go/as/through/happen}|' +
    "{like/behind/through} {/a /thick /i'm behind /i'm watching /it's /it was /watching /in a /it happened }{glass/film/someone else/somebody else/a dream/a fog/fog/stranger's/cotton wool/happening to someone/someone else's life}|" +
    '{did/does/do/done} nothing for me|{neither/not} {happy/sad/good/bad} {nor/or/just/and not} {sad/happy/bad/good}|' +
    '{days/weeks/the days/the weeks/time} {/just /all }{pass/blur/go by/merge/run into/slide}|' +
    '{wait/waiting/waited} {/for it /to }{/to }{feel/come/hit me/kick in/hit}|' +
    "i'm {/just /only /not /half /barely }{existing/not really in it/not really here/not really there/half here/not there/here but not/functioning/ticking over}|" +
    'nothing. {just/i feel/not even}|i {get up/wake/sleep/eat/work/scroll/come home} i {eat/work/sleep/scroll/go/come} {/and }i',
  tired:
    "{just/i/simply/really} {can't/cannot} {/do this /take it /take this /go on /keep going /carry on /do it /cope }{any more/anymore/any longer/much longer}|" +
    "can't {keep going/carry on/keep doing this/keep this up/go on like this}|" +
    `{i'm/i am/i was/i've been/i feel/feeling/feel/felt/just/been/constantly/still/and/bloody/honestly/it's/too/my body is/my head is} ${very}{tired/exhausted/knackered/shattered/drained/worn out/burnt out/burned out/wiped out/spent/beat/done in/fatigued/weary/run ragged/dead on my feet/running on empty/running on fumes/wrecked/bone tired/overwhelmed/overworked/overloaded/cream crackered/pooped/zonked/frazzled/depleted/running out of steam}|` +
    "{tired/exhausted/knackered/shattered/drained/worn out} {all the time/every day/in my bones/of it all/to/by/after/from/with/doesn't/isn't/always/now/all/of being strong/of trying/of fighting/and/i/since/of pretending}|" +
    'so {tired/exhausted/knackered/weary/drained}|' +
    '{exhausting/exhaustion/burnout/burning out/burn out/burnt out/burned out/bone tired/dog tired/dead tired/dead beat/worn out/worn down/wears me out/wears me down/wearing me out/wearing me down/drains me/draining me/draining/tires me out/knackered/shattered/wiped out/dead on my feet/on my last legs/on my knees/end of my tether/end of my rope/end of my strength/at breaking point/breaking point/running on empty/running on fumes/tank is empty/in the tank/hit the wall/hit a wall/at my limit/my limit/reached my limit/run out of steam/out of steam/battery/flat out/too much for me/had enough of running/stretched thin/stretched too/run ragged/run off my feet}|' +
    "{no/haven't the/not the/don't have the/haven't got the/hasn't the/never have the/got no/have no/without the/lost all/any/little/zero/not enough/don't have any/more/not got the} {/more /the }{energy/strength/stamina/puff} {/left /for /to /any /at /anymore /in /even }{left/for/to/any/in/at/even/anymore}|" +
    "{no/any} {energy/strength} {left/for/to}|{no/haven't the/don't have the/haven't got the} {energy/strength}|" +
    '{nothing/not much/very little/anything} left {in/to give/of me/for me/inside/at the end}|nothing left|' +
    "{i/just/i just/i really/really/simply/and i} {/just /really /simply /physically /honestly /literally }{can't/cannot/can not/couldn't/can barely/can hardly} {/do this /do it /take it /go on /keep going /carry on /cope /take /carry /keep /face /stand /manage /any }{/this /much /any /it /going /on /like this /doing this /up /another }{any more/anymore/much longer/any longer/another day/no more/like this/load again/on like this/going like this/it any more/keep up/keep going/carry on/go on}|" +
    '{can/could} {barely/hardly} {/even }{keep my eyes/stand/get up/get out/lift/function/think/move/stay awake/walk/get through}|' +
    "{everything's/everything is/it's all/it is all/even/every little thing is/everything} {/such /a /just /too /all /* is /* * is /getting up is /brushing my teeth is /so /feels like }{/much of /an /such an /a /too much /like }{effort/chore/struggle/much}|" +
    "{it takes/takes/took} {/me /it /all /everything }{all/everything/ages/hours} {/i've /i have /my /the /of me /just }{/got /energy /strength }to|" +
    "given {all/everything} {i/that i}|i've {got /}nothing left|" +
    "{need/could do with/could use/want/desperate for} {/a /some /a proper /a long /a good /just a }{holiday/sleep/rest/night's sleep/lie down/sleep for a/week off/day off} {/from /so /for /and /i /more /badly }{badly/from/so/for/week/month}|" +
    '{fall/fell/falling} asleep {/at /on /in /before /over /the /standing /sitting /with /my }{/my /the /at /on /in }{desk/sofa/keyboard/clothes/wheel/up/standing/dinner/bus/train/couch/chair/table}|' +
    '{up/awake/woken} {/at /four /three /five /all /every /half /* times /with /by /since }{/times /the /of /night /hours /a }{night/times a night} {with/and/again/for/then}|' +
    "{by/every} {/the /friday /thursday /wednesday /evening /lunchtime /noon /night }{/end /of /i'm }{i'm/i've}|" +
    "my body {/just /has /says /is /can't /won't }{enough/had enough/given up/can't/tired/exhausted/won't/shutting down/heavy/done}|" +
    "{i'm/i am} {/so /just /completely /utterly /pretty much /about /all }{finished/dead/spent/beat/broken}",
  lonely:
    `{so/i'm/i feel/feel/get/i am/felt/feels/bit/really/it's/very/just} lonely|` +
    "{nobody/no one/noone/no-one} {/ever /really /even /has /here /has ever /actually }{asks/asked} {/me }{how i/how i'm/after me/if i'm}|" +
    '{nobody/no one/noone/no-one} {/ever /even /really /here /actually /at work /would /would even }{rings/texts/visits/checks on/cares/gets it/gets me/listens/touches/hugs/invites/sees me/knows me/notices me/talks to me/misses me/comes round/checks in/would notice/notice}|' +
    '{nobody/no one} {i can/i could/to} {talk to/call/ring/tell/turn to/share/talk/go with/sit with/come home to}|' +
    "{i'm/i am/i was/i feel/i've been} {/always /all /so /completely /really /just /mostly }{on my own/by myself/alone} {/all /here /with /every /most /in /again /now }{day/every/most/here/in/now/with/again/the/nights/evenings}|" +
    "{feel/felt/feeling/always/get/so/i'm} {/completely /so /very /a bit }{left out/excluded/invisible/like an outsider/forgotten}|" +
    '{lonely/loneliness/lonesome/loner/isolated/friendless}|' +
    '{so/all/feel/felt/completely/totally/always/very/utterly/really/just/feeling/more/quite/sat there/still/too/mostly/here} {/so /very /completely /totally /really /more /utterly /just /all /quite /always /most /pretty }alone|' +
    '{so/all} alone|all {by myself/on my own}|' +
    "{there's/there is/there isn't/there was/i've got/i have/i've/got/i had/have/with/there's really/we've/i've really} {/literally /really /actually /absolutely /just /basically /got /still }{nobody/no one/noone/not anyone/not anybody/anyone} {/here /left /else /at all /to /for /i /really /who /there /around /in /at home /that }{/can /could /to /i /me /i can /i could /me to /really /this }{here/to/talk/i/tell/around/there/ring/turn/call/me/else/ask}|" +
    "{i/i've/i've got/i have/i've really/really/got/have/i don't have/don't have/haven't got/don't really have/i haven't/i haven't got/we have/with/haven't/do not have/don't/making/made} {/no /any /many /few /a single /one /really /hardly any /much of a /not many /got /got any /got no /not a /zero /real /not one }{/real /close /proper /actual /local /true /single /good }{friends/mates/friend/family here/family near/people here/people of my own/social life/anyone to talk/anyone to/anybody to/anyone here/anyone i/anyone to call/anyone/one to talk}|" +
    "{no/any/few/without} {/real /close /proper /actual /own }{friends/mates}|don't {/really /even }{have/know} {people/anyone/anybody/a soul}|" +
    "{don't/didn't/haven't/not/hadn't/can go/go/went} {/really /days /a day /whole days /weeks /even /* days /all day /the whole weekend }{/without }{spoken/speak/speaking/talk/talked/talking/seen/hear/seeing} {/a word /to }{/to }{anyone/anybody/a soul/a single person/another person/person}|" +
    "{only/one} {/person /people /human /one /voice /adult /real /living /conversation /time /touch }{/i /i've /who /that /i'd }{spoke to/speak to/talk to/see/spoken to/hear/talked to/touches me/touched me/seen} {/all /today /is /was /in /this /since /on /are /were }{day/today/is/was/week/all/in/are/were}|" +
    '{invisible/outsider/outcast/the odd one out}|' +
    "{never/not/wasn't/weren't/don't/haven't been/didn't/stopped being/am not/'m not} {/get /even /ever /been /being }{invited/included/asked to join}|" +
    "{not once/never/hasn't/haven't/doesn't} {/even /ever /once /really /has anyone /one of them /anyone }{asked/asks/ask} {/me /once }{how/if i/about my/what i/anything}|" +
    "{asks/asked/ask} {/me }how {i'm/i am/i'm doing/my day/i feel/i'm feeling/i'm coping}|" +
    "{surrounded/in a room/room full/house full/crowd/middle of a crowd/people all round/people around me/married} {/by /of /full /people /and /with /but /all /* }{/people /and /but /i /still /i'm /i've /friends }{/still /feel /never /felt /i'm /i could /and /been /never been }{alone/lonely/on the moon/lonelier/by myself/invisible/nobody/no one}|" +
    "{same/one} {room/bed/house/sofa} {and/but} {i'm/i/feel/it's/we/still/nobody/i've} {/feel /still /might /don't /by /alone /never /as /so /like /am }{/be /as /well /talk /so /like }{alone/by myself/on my own/strangers/lonely/miles/talk/touch}|" +
    '{nobody/no one} would {/even /ever /really }{notice/miss/know/care/find me/come}|{a plate/a table/dinner/a meal/cooking} for one|' +
    'scroll through my contacts',
  anger:
    "i'm sick of {it/this/him/her/them/being/always/hearing}|" +
    `{i'm/i am/i was/i've been/i get/i got/i feel/i felt/makes me/made me/making me/still/i stay/be/being/and} ${very}{furious/livid/raging/fuming/seething/mad at/mad with/cross/annoyed/pissed off/pissed/irritated/resentful/bitter/outraged/enraged/fed up/sick of/sick to death/sick to the back teeth/frustrated}|` +
    '{furious/livid/fuming/seething/raging/infuriat*/infuriated/outraged/rage/resentful/resentment/resent/resented}|fed up {with/of/to}|' +
    '{sick/tired/sick to death/sick and tired} of {his/her/their/him/them/this/it/hearing/always/people/my/everyone/having/the/waiting/listening}|' +
    "{could've/could have/wanted to/want to/felt like/i could} {/just }{screamed/scream/screaming/thrown/throw/swung/punched/punch/slapped/slap/hit/hit him/strangle/strangled/smash/smashed/spit/spat/explode/exploded/throttle/throttled/shake him/shake her/killed him/killed her/throwing/kick/kicked/murder/swing for}|" +
    "how dare {he/she/they/you/anyone}|{who/what} {does/do} {he/she/they} think {he/she/they/he's/she's/they're} {/is /are }{is/are/doing/he/she}|" +
    '{he/she/they/it/that/this/everything he/everything she/even his/even her/just/his voice/chewing/really} {/really /just /so /always /still /absolutely }{winds me up/drives me mad/drives me crazy/drives me up the wall/pisses me off/gets on my nerves/makes my blood boil/gets my goat/makes me so/gets to me/makes me mad/boils my/does my head in/infuriates me/enrages me/annoys me/irritates me/grates on me/gets my back up/drives me insane/sets me off}|' +
    "{winds me up/drives me mad/pisses me off/makes my blood boil/my blood boils/blood was boiling/does my head in/gets on my nerves/get on my nerves/hate his guts/hate her guts/had it up to here/had it with/the last straw/the nerve of/the cheek of/the audacity/see red/saw red/lost my temper/lose my temper/boiling inside/boiling over/a temper on me/temper on/i'm bitter/bitter about/the injustice/cannot stand him/cannot stand her/can't stand him/can't stand them/want revenge/revenge/grudge/never forgive him/never forgive her/never forgive them/won't forgive him/won't forgive her/can't forgive him/can't forgive her/can't forgive them}|" +
    'i {/really /absolutely /fucking /just /actually /still /could /sometimes }{hate/despise/loathe} {him/her/them/my */how he/how she/how they/that he/that she/his/the way he/the way she/it when he/it when she/when he/when she}|' +
    '{want/wanted/hope} {him/her/them/he/she/they} {/to }{hurt/suffer/suffers/pay for/pays/feel what/know how it feels/regret}|' +
    '{clench/clenched/grit/gritted/grip/gripped/grind} {/my /the }{fists/fist/jaw/wheel/steering}|bloody {doctors/man/woman/hell/cheek/people/job/family}|' +
    "{can't/couldn't} look at {his/her/their} {/stupid /smug }{face/smug}|swung for",
  jealous:
    '{jealousy/envy/envious/envied/green with/the green-eyed}|' +
    "{can't/couldn't/can not/cannot/hard to/find it hard to/not/never/don't know how to/struggle to} {/even /really /seem to /just }{be happy/be pleased/be glad/feel happy/happy} for {him/her/them/my */*}|" +
    "{should/could/ought to} have been {me/mine/us}|should've been {me/mine/us}|" +
    'why {does/do/did} {he/she/they/my */everyone/everybody/other people} {/always /all /else /just }{get/gets} {to/everything/it/what/the/all/so}|' +
    'why {him/her/them/not me} {and/not me/is it never}|{she/he/they/my sister/my brother} {/always /just /never /already }{gets/get/got} everything|' +
    '{i want/wish i had/want/i wanted/wish it was/wished it was} {what/her life/his life} {she/he/they/has/and}|' +
    "{i/i still/i'd} {/just /always /secretly /kind of /really }{wish/wished/hope/hoped/hoping} {he'd/she'd/they'd/it would/he would/she would/they would} {/just }{fail/fall/lose/mess up/break up/trip}|" +
    '{felt/feel/feels/get/got/made me/makes me/this/a/that} {/a /this /that /so /such a /physically /sick /like /the /little /sharp }{/awful /little /sharp /horrible }{pang/stab/twinge/sick to my stomach when/burning inside/knot when}|' +
    'burning inside|{pang/stab/twinge}|' +
    'it {/really /just /still /always }{stings/stung/kills me/hurts/burns/eats me} {/me /up /when /to /every }{when/to see/every/that she/that he/to hear/seeing/watching}|' +
    '{kills/killing} me {when/to see/that she/that he/to watch/how}|eating me|' +
    "{i/can't help/always} {/always /keep /can't stop /stalk /find myself }{check/checking/count/counting/look at/looking at/stalking/scroll/scrolling} {/through /how often /all /at /on }{/the }{her/his/their/she/he/girls/who he/who she/women} {instagram/page/followers/likes/ex/ex's/photos/mentions/follows/he/says/new/stories}|" +
    '{she/he/they} {/always /only /never }{laughs/talks/looks/smiles/chats/texts/light up/lights up} {/more /like that /at /with /to /differently }{with/to/at} {him/her/them/other/someone/everyone} {/else /like /the way /more /and /girls /women }{not/never/but not/than/like/he/she/they/in a way/the way}|' +
    "don't like {how/the way/it when} {he/she/they} {looks/talks/smiles/laughs/is/are/texts/spends/mentions/touches}|" +
    "{hate/hated/can't stand/can't bear/don't like} {seeing/hearing/watching/how happy/how close/how well}|" +
    "{new/the/her/his} {girl /boy /guy /one /baby /girlfriend /boyfriend /wife /friend /partner /kid /sister /brother }{/'s }{/is /the /gets /got /always /now the /all /my /he /the new }{favourite/favorite/golden/attention/prettier/younger/everything}|" +
    "{the/their/her/his/everyone's} {favourite/favorite/golden child/golden boy/golden girl}|{replaced/replacing} {me/by}|isn't me {any more/anymore/now}|" +
    "and {it/he/she} {isn't/wasn't/is not} me|" +
    '{when/whenever/every time} i see {/other /happy /her /his /a /them /all /the /young /pregnant /people /those }{couples/families/pregnant/pram/baby/women/bump/mothers/her with/him with/them with/together/holding/their/ring/house/post/photos/with her/with his/with their/mums/dads/success}|' +
    '{more/better} {attention/time} {to/than/with/for} {her/him/them/me/the}|the way {he/she/they} {looks/looked/look} at {her/him/them/each}|' +
    "{where's/where is/when is it/what about} my {turn/luck/share/happy}",
  body:
    "i {/just /sat and /nearly /even /then /always /still /burst out /started /keep /can't stop }{cried/sobbed/wept/crying/shook/threw up/vomited} {/in /at /all /on /for /every /when /so /myself /half /until /the }{the/all/car/night/shower/work/hours/toilet/to sleep/hard/whole/way/bathroom/day/street}|" +
    '{cry/crying/cried} {myself to sleep/every day/all day/all night/at work/in the toilets/in the car/all the time/for no reason}|' +
    '{wake/woke/waking/awake/lie awake/lying awake/wide awake} {/up }{at 2/at 4/at three/at two/half the night/all night/every night/most nights/in a sweat/at night/until three/till three}|' +
    '{feel/felt/feeling/makes me/made me/physically} {/physically /so }{sick/ill/nauseous/dizzy} {/every /when /just /before /to my }{time/stomach/when/before/thinking/i/at/to}|' +
    "{can't/don't/couldn't/haven't/barely/hardly/not/cannot/didn't/never} {/even /really /been /properly /been able to /get to /fall /stop /seem to /get any /got any /get back to }{sleep/sleeping/slept/eating/eaten/breathe/swallow/crying/shaking/cry any more/yawning/trembling/stop shaking/keep anything down/keep food down/face food}|" +
    "{no/lost my/any/little/lack of/without/bad/lose my/hours'/hours of/need} {sleep/appetite/voice}|" +
    '{lost/losing/put on/gained/dropped/lose} {/so much /a /half a /two /three /ten /a lot of /too much }{stone/kilos/kg/hair}|' +
    '{in/into/to/with/close to/near to/fight back/fighting back/floods of/hold back} {/the }tears|' +
    '{burst/break/broke/breaking} {/out /into /down }{crying/tears/down}|' +
    "my {/whole /left /right /poor /lower /upper /own }{stomach/tummy/chest/heart/hands/throat/jaw/shoulders/shoulder/back/neck/head/skin/body/legs/knees/guts/gut/belly/pulse/blood pressure/bp/breath/face/mouth/voice/hair/eye/hand/teeth/ears/period*/breathing/eczema/ibs/migraine*/lungs} {/is /was /starts /started /goes /went /gets /got /just /keeps /hurt /has /still /'s /are /were /always /feels /felt /won't /can't /all /literally /is in /is all /has been }{/so /all /still /completely /just /always /been /a bit /in /like /in a /to /really /to the /up /through the }{knot/knots/tight/tightens/tightened/hurts/hurt/hurting/shaking/shake/shakes/trembling/racing/races/raced/pounding/pounds/pounded/thumping/beating/beats/churning/churns/aches/ache/aching/turns/turned/turn/flips/flipped/drops/sank/sinks/closes/closed/clenches/clenched/locked/locks/jumps/heavy/burns/burning/cold/hot/sore/stiff/tense/tenses/tensed/dry/went/roof/falling out/twitches/twitching/cramps/upset/ring/throbbing/throbs/buckled/gave way/gave/jelly/water/numb/bad/wouldn't/froze/crawls/itches/lump/ached/shallow/stopped/cracked/sweaty/sweat/swollen}|" +
    '{a/knot/knots/pit/butterflies/lump/weight/pain/pains/pressure/tightness/stone/ache/hole/burning/rock/fist} {/in /knot in /lump in /weight on /pain in /pressure on /stone in /pit in /of /on }{my/the} {/pit of my /whole }{stomach/chest/throat/back/shoulder/shoulders/neck/head/heart/belly/tummy/jaw/guts/ribs}|' +
    "{panic attack*/palpitations/insomnia/migraine*/stomach ache*/stomach pains/chest pains/nausea/nauseous/eczema/rash/hives/diarrhoea/reflux/ulcer/heart racing/heart pounding/heart thumping/heart beating/goosebumps/shaking hands/sick to my stomach/tight chest/sleepless/awake at night/tossing and turning/toss and turn/cold sweat*/night sweats/hot flushes/grind my teeth/grinding my teeth/teeth grinding/knees went/legs went/legs wouldn't/hands shake/hands were shaking}|" +
    '{came/come/breaks/broke/break} out in {/a /hives }{rash/hives/sweat/spots/cold}|felt it in my {gut/stomach/bones/chest/body}',
  habit:
    "i {/always /just /still /then /end up /lie in bed and /lie there and /sit there and /only }{scroll/binge/doomscroll/drink/smoke/gamble/snack/overeat/vape} {/and scroll /on my phone /through * /wine /too much /every /until /till /all /for /when }{till/until/for hours/every night/all night/hours/too much/instead/night/evening/when i'm/alone/to sleep/midnight/two/three/on my phone}|" +
    'i {bite/pick} {my/at my}|' +
    "{can't/couldn't} {/seem to }stop {scrolling/drinking/eating/checking/buying/spending/smoking/gambling/biting/picking/looking/myself}|" +
    '{reach/reaching} for {the/a} {bottle/wine/glass/biscuits/cigarettes/fridge}|' +
    "{i/and i/i just/i still/but i/i'd/i've/i always/just} {keep/kept/can't stop/couldn't stop/cannot stop} {/on /myself /going /coming }{scrolling/drinking/checking/eating/buying/texting/looking/reading/refreshing/smoking/gambling/biting/picking/spending/snacking/messaging/stalking/lending/saying yes/snapping/apologising/apologizing/comparing/replaying/overthinking/doing it/doing that/lying/watching/playing/shouting/working/ordering/swiping/betting/ringing/calling/correcting/googling/nagging/shopping/vaping/interrupting/volunteering/promising/cancelling/double checking/driving past/opening}|" +
    '{another/one more/just one more/one last} {/last /little }{bottle/glass/drink/episode/biscuit/cigarette/game/bet/scroll/video/fag/parcel/hour/slice/packet/level/round/pint}|' +
    '{a/the/whole/half a/second/third/another} bottle {/of wine /of /every /a /on /most /in /wine }{/wine /wine a /red }{a night/every/night/most/on/each/again/wine/in the}|' +
    '{bite/biting/bit/chew/chewing/pick/picking/pull/pulling} {/at /out }my {nails/skin/lip/lips/cuticles/hair/fingers/face}|' +
    '{phone/tablet/laptop} in {/my /bed /the }{hand/bed}|' +
    "{every/each/most} {night/evening/day/morning/weekend/month/friday/sunday/single night/single day} {/i /the same /at /it's /when /i say /i tell /after work /without /i swear /i come }{/i /say /tell /promise /i'm /the /today /tomorrow /never }{end up/tell myself/say/promise/scroll/drink/swear/open/eat/buy/same thing/find myself/i'm back/pour/check/order/smoke/reach/do it/watch/raid/do the same}|" +
    '{i/and i/then i/i always/always} {find myself/found myself/catch myself/caught myself/end up/ended up/wind up} {/on /in /back /back on /at /still /always /again /just /doing /the /my }{scrolling/checking/eating/drinking/doing it/buying/texting/snapping/shouting/fridge/phone/checking his/looking/opening/ordering/apologising/pouring/reaching/instagram/his washing/standing/playing/it again/watching/lying/refreshing/googling/his/working/saying sorry}|' +
    '{fridge/kitchen/biscuit tin/cupboard} {/again /at /door }{at midnight/at night/at 2/open/again/standing/at the sink}|' +
    '{back/bad/old/same/terrible/stupid/horrible/this/that/the/nasty} {/on /old /bad /stupid /horrible }{habit/habits/my phone again}|' +
    '{addicted/addiction/compulsive/compulsively/obsessively/relapsed/relapse/fell off the wagon/off the wagon/binge/bingeing/binged/doomscrolling/chain-smoke/online shopping/impulse/gambling/overspend/overspending/overthink everything/vice}|' +
    "{/and /it's /then /the app is }back on my phone|" +
    "{say/tell myself/swear/promise myself/said/told myself} {/every /i'd /i'll /i won't /today /this is /tomorrow /it's /never /it was /just /only /that's }{/the /be /i'll /i won't /only /just }{the last/stop/last time/quit/one more/five minutes/never again/last one/one/tomorrow} {/and /then /but /time /tomorrow }{and then/and i/but/then/time/and by/and do/by/tomorrow/and there}|" +
    'i drive past {his/her/the/their}',
  notyet:
    "i keep {putting it/putting/meaning to/saying i'll/telling myself i'll/finding excuses/finding reasons/avoiding/postponing/delaying/pushing it/leaving it/snoozing}|" +
    "{keep/kept/been/keeps/always/i'm/i've been/i was/i/just/still} {/just /on /been /always }{putting/put/puts} {it /this /that /things /the * /him /her /them /everything }off|" +
    '{putting/put} {it/them/that/this/things} off|putting off|procrastinat*|' +
    "{can't/couldn't/cannot/not able to} {/seem to /even /just /ever }{start/get started/begin/face it/face the/face opening/make myself do/make myself start/face doing/face him/face her/face ringing/get going with}|" +
    "{haven't/have not/hasn't/still not/not/still haven't/i've not/never/hadn't/yet to} {/even /yet /still /actually /been able to /managed to /really /had the guts to /ever /dared to /dared /been }{started/begun/got round to/gotten around to/got around to/opened it/opened the/open the/open it/replied/booked/rung the/called the/rung/made the appointment/made an appointment/written the/written it/done it/done the/done anything about/sent it/sent the/looked at it/applied/signed up/filled in/phoned/touched it/unpacked/gone to the doctor/been to the doctor/sorted/dealt with/cleared/registered/begin/face it/ring the}|" +
    "{never/don't/still haven't} {/quite /ever /seem to }{get/got/gotten} {round/around} to|" +
    "{i'll/i will/i'd/we'll/gonna/i'm going to/will/going to} {/just /definitely /maybe /probably /tell him /tell her /tell them /tell /do /ring /start /deal with /sort /look at /think about /call /talk to /go /write /say /get to /get round to /him /it /her /them /that /this /the * /* }{/it /that /this /them /him /her /the * /about it /with it /on it }{tomorrow/next week/next month/next year/after christmas/after the/in the new year/when things/on monday/monday/when i'm ready/when i have time/when i've got time/when i get/once the/one day/some day/someday/soon/when it's/when the/once mum/once dad/once i/once things/in january/in spring/after easter/after summer/another day/at some point/eventually/when i retire/next time}|" +
    "{someday/one of these days/when i have time/when i've got time/when i get time/stalling/dragging my feet/drag my feet/dragged my feet/stall for time/playing for time/buying time/burying my head/bury my head/head in the sand/ostrich/on my to do list/on my to-do list/on the to do list/on the long finger/back burner/kick it down/kicking the can/kick the can/kicking it down/always tomorrow/manana/mañana/not just yet/when the time's right/when the time is right/when the moment's right/waiting for the right/right moment/perfect time/perfect moment/a good time to/never a good time/never the right/never a right/bottle it/unopened/still in the envelope/still in its envelope/gathering dust/half finished/half-finished/leave it for now/leave it till/left it till/leaving it till/last minute}|" +
    "{i'm/am/was/still/i just/don't feel/i don't think i'm/i'm just} not {/really /quite /yet /feeling }ready|{don't/didn't} {/quite /really }feel ready|" +
    'not ready|' +
    "{i/i've been/i'm/i just/i still/i always/been/keep/i keep/and i} {/just /always /still /been /keep /even /kind of /sort of /usually }{avoid/avoiding/avoided/dodge/dodging/dodged/ducking/duck/skip/skirt/skirting/evade/evading/sidestep/postpone/postponing/postponed/delay/delaying/delayed/stall}|" +
    '{avoiding/dodging/ducking} {it/him/her/them/the/his/my/this}|i {/still /always /just /then }{change/changed} the subject|' +
    '{i/i always/always/i keep/i can} {/always /find /keep /can /finding }{find/finding} {/a /an /some /* /forty /other /another /any /every /all sorts of /a hundred /something /more /* things }{reason/reasons/excuse/excuses/things to do/something else/other things/else to do/to do first/not to}|' +
    "{there's/there is/it's} always {something/a reason/tomorrow/another/next}|always something|{i was/kept/keep} meaning to|" +
    "{instead/first/so} {/i've /i /of /i'm }{cleaned/clean/cleaning/tidied/tidy/alphabetised/reorganised/hoover/hoovered/scrubbed/ironed}|" +
    "{letter/email/envelope/form/forms/box/boxes/message/bill/bills/paperwork/parcel/application/post} {/is /'s /has been /have been /are /from * /from the * /that's /been /just /still /sits /sat /sitting /lying /on }{/been /still /just /lying /sitting /sat /on the /in a /under }{/on /in /there /under }{/the /my /a }{side/drawer/unopened/desk/table/there/weeks/pile/loft/kitchen/counter/shelf/months/mantelpiece/unanswered/unread}|" +
    "pretend {/it /the * /that /it's }{isn't there/not there/doesn't exist/it's not there/isn't happening/it's not happening}|" +
    "{so i/so that i/don't/i don't} {/don't /won't /needn't /want to /wouldn't /can't /to }{have to/want to/let myself} {/think /see /look at /deal /face }{/about /at /with }{it/him/that/this/her/them}|" +
    "{not/don't want to/can't/won't} {/even }{think/thinking} about {it/that/this}|not today|" +
    '{before/until} i {can/could/even} {/even }{start/begin/face/think about}',
  proud:
    "{i'm/i am/i was/i feel/i felt/quite/secretly/pretty/really/damn} {/so /quite /really /secretly /a bit /pretty /very /damn /still /actually /rather }proud of {it/that/myself/how/what/the/my/me/us/having/this}|" +
    'proud {of myself/that i/to say i/to have}|{months/years/days/weeks} {sober/clean/smoke free}|' +
    '{did/done/built/raised/paid/managed/finished} {/it /that /them /all /this /everything /* }{/all }{on my own/by myself/single-handed}|' +
    "{i'm/i am/i was/i've always been/i've been/i know i'm/and i'm} {/a /actually /really /pretty /quite /damn /bloody /always /just /also /an /very /also a /so /known to be /someone who's /still }{/damn /bloody /really /pretty /very /decent /great /quite /fairly }{good with/great at/great with/brilliant at/a good listener/good listener/decent listener/loyal/decent cook/good cook/good friend/good mum/good dad/good father/good teacher/good nurse/great dad/great mum/reliable and/patient with/kind to/the best at/good in a/brave that/brave/strong for/funny and/honest and}|" +
    "{i/i've/i have/and i/we/i even/i finally/i actually/i also/i managed to/i once/finally} {/even /finally /actually /managed to /also /still /just /now /already /really /once /been /never /single-handedly }{brought up/built/finished/paid off/pulled it off/pulled off/won/graduated/taught myself/made it through/got through/got out/got sober/stayed sober/been sober/been clean/gave up smoking/gave up drinking/ran a/run a/ran my/completed/climbed/saved up/saved enough/learned to/learnt to/survived/stood up for myself/stood up to/kept my temper/kept my cool/didn't give up/didn't cry/never gave up/never missed/cleared the/cleared my/came first/came top/put myself through/worked my way/started my own/published/sold my first/got promoted/nailed it/aced/smashed it/managed it/fixed it/did well/beat it/beat cancer/made something of/held it together/earned/got every/got my * to/bought my own/bought my first/passed my/told the truth/kept going/spoke up/stayed calm/turned it around/lost * stone/put my hand up/handled it/set up my/mastered/walked out of there}|" +
    '{it/that/presentation/interview/exam/concert/show/class/lesson} went {well/really well/brilliantly/so well/great/better than}|' +
    '{first/only one} in my family|' +
    '{did/done} {/it /that /this /all /everything /most of /a good /a great /really /so /well /* }{/all /it /well /job }{/by /on }{my own/a good job/a great job/really well/well/good job}|' +
    "{i'll give myself/i'll say that for/pat on the back/pat myself/credit where/give myself credit/if i say so myself/i like myself/like about myself/like how i/like the way i/i like that i/love that i/my best work/best thing i ever did/best thing i've/my greatest/my proudest/biggest achievement/achievement/accomplished/accomplishment/still standing/standing ovation/personal best/my own hands/my own two/from scratch/against all odds/without any help/nobody thought i/they said i couldn't/they said i'd never/everyone said i couldn't}|" +
    'sober {/for /now /* }{months/years/days/weeks/since/for}|people {come to/ask/trust} me {for/because/with}|' +
    "{she/he/they/teacher/boss/everyone} {said/told me} {it was/i was/i did/i'd done} {/the /a /really /such a /so }{good/great/brilliant/best/amazing/fantastic/well}",
  sorry:
    "{want/need/have/ought/like/love/going/owe/trying/tried/how/got/wish/long/ready/plan/meaning/wanted/hope/chance} {/him /her /them /to /someone /my * /me /* }{/to /just /ring and /go and /really /call and /write and /finally /be able to /properly /and }{apologise/apologize/say sorry/say i'm sorry/make amends/make it right/put it right/put things right/make things right/make it up/make up for/own up/take it back/take back/set things right/ask forgiveness/ask for forgiveness/ask his forgiveness/ask her forgiveness/be forgiven/beg forgiveness/fix what i/repair/make peace/patch things/patch it up/mend/explain myself/make good/say it to his/undo it/undo what/apology/reconcile/clear the air/face her and/face him and/give back}|" +
    "{should/could/must/i'd/i'll/can't/never/can/would/didn't/haven't/don't/do you/do i/i've/i already/have/i can't/and/even/kneel and/i might/to} {/like to /love to /just /even /really /have /never /ever /also /already /properly /finally /bring myself to /actually /at least }{apologise/apologize/apologised/apologized/say sorry/said sorry/say i'm sorry/said i'm sorry/say i was sorry/make it up to/make amends/take it back/take that back/put it right/make it right}|" +
    '{owe her an/owe him an/owe them an/my/proper/a} apology|' +
    '{owe/owes/owed} {him /her /them /my * /* /you }{an/a} {/real /big /proper /huge }{apology/sorry/explanation}|' +
    "{i'm/i am/i was/i feel/so/truly/really/deeply/just} {/so /truly /really /deeply /very /just /genuinely /terribly /honestly /sincerely }sorry {for/about/i/that i/to him/to her/to them/mum/dad/my love/i hurt/i wasn't/i didn't/i never}|" +
    '{make/making/made} it {/all }{up to} {him/her/them/my */*/you}|{make/making} up for {it/what/that/the/lost/all/how/those/being/everything}|make amends|' +
    '{make/put/set/putting/making} {/it /things /that /this /everything /matters /what i did /all /wrong }{/things /all /this }{right} {/with /again /between /by /before }{with/again/between/before/by/now/somehow}|' +
    "{forgive me/forgiven by/his forgiveness/her forgiveness/their forgiveness/ask forgiveness/be forgiven/beg his/beg her/asking forgiveness/my apologies/apologising to/apologizing to/saying sorry to/his pardon/her pardon/father's pardon/their pardon}|" +
    '{i/i really/really/bitterly/i deeply/i do/i so/still} {/really /bitterly /deeply /do /still /so /just /truly }regret {what/how/not/saying/it/that/the way/hurting/leaving/shouting/being/treating/everything/every/my}|' +
    "{i was/i'd been/i know i was/that i was/say i was} {/so /really /way /completely /totally /being /very /just /far too }{wrong/unfair/out of order/out of line/horrible/mean/awful/cruel/too harsh/harsh/too hard/vile/nasty/rude/unkind/a dick/an arse} {/to /about /and /with /on /that /in }{him/her/them/my/about/and/that/say/to/on/in}|" +
    "{wish/wished/if only} i {hadn't/had not/could take/could undo/could go back/could unsay/could say sorry/had apologised/never said/hadn't said/'d never said}|" +
    '{take/took/taken} back {what i/everything i/the things/those words/all}|' +
    '{need/want/like/wish/hope} {him/her/them/he/she/they/the *} {to/could/knew} {/just /only /at least }{know/understand/knew/hear/forgive}|' +
    "didn't mean {to hurt/it/what i said/any of it/to upset/to say}|never meant to {hurt/upset/say/make}|" +
    'how {do/can/could/would/should/does one/to} {/i /you /one /someone /we }{/even /ever /possibly /begin to /start to }{apologise/apologize/make it up/make it right/make up for/put it right/say sorry/make it good/make amends/fix this/repair/undo/start to apologise}|' +
    "{don't/didn't} know how to {apologise/say sorry/make it/put it right/put things/fix it with/make up}|" +
    '{another/second/a} {go/chance/try/shot} {at/to} {/being /be /make /put /do /a /get }{his/her/better/friend/father/mother/it right/right/a better/up/things right/good}|' +
    '{be/being} a better {dad/father/mum/mother/son/daughter/husband/wife/friend/brother/sister/partner}',
  adviceme:
    "{i'd/i would/i'd just/i'd always/what i'd/i'd probably/i'd definitely/would/what would i/id} {/just /always /probably /definitely /only /still /honestly /obviously /immediately /all /gently }{tell/say to/advise/say/shout at/shake/hug} {/to /a /my /any /him /her /them /someone /anyone /anybody /somebody /another /that /* }{/a /my /best /else /* /friend /to /else's /other /that /she /he /they /they'd /to a /of /in }{friend/friends/daughter/son/sister/brother/niece/nephew/them to/him to/her to/you can't/it's not his/it's not her/it's not their/it's ok/it's okay/to leave/to run/to go/to stop/get out/leave him/leave her/drop him/drop her/run/somebody else/someone else/anyone else/anybody else/mate/get help/to get/to be/to stay/not to/go/tell them/stop/to have/to take/to walk/get some/a promise/wait/don't/just ask/be kind/you're/no shame/they've done/she's done/he's done/you've done/his/she deserves/he deserves/block him/kid/student/client/patient/team/to ask/to rest/younger}|" +
    "if {it /this /that /she /he /they /i /you /somebody /someone /a friend /my friend /my best friend /my daughter /my sister /my son /my brother /anyone /anybody /one of my * /my mate /a mate /* }{/were /was /else /came /heard /said /told /asked /had /spoke /in my /came to /else's /was in /were in /was my /were my /told me /asked me /did /felt /it /happened to /treated /talked /ever /wrote /read /saw }{/were /was /else /to /me /a /my /anyone /anybody /someone /somebody /this /that /about /it /for /in /else's /i'd /* /* * /* * * /* * * * /* * * * * }{i'd say/i'd tell/i would tell/i would say/i'd hug/i'd shake/i'd laugh/i'd never/i'd stop/i'd think/you'd laugh/you'd say/you'd tell/i'd shout/i'd want/i'd have told/i'd know/what would i/i'd drag/i'd ask/i'd advise}|" +
    '{tell/say to/say it to/tell that to/told/said to/telling/advise/advice to} {/that to }{a friend/my friend/your friend/your best friend/a mate/another person/anyone else/anybody else/somebody else/someone else/my niece/my younger self/my students/my clients/my patients/others to/other people to/people to/everyone else to}|' +
    "{my/good/great/best/own/same/give/giving/take/the/that/what} {/own /best /great /good /some /my /such /excellent /wonderful /the /same }{advice/advise} {/to /would /is /i /and /but /for /myself /from }{to/would/is/i'd/i give/but/to a/and never/to others/to anyone/if/myself/to everyone/then don't/and don't}|" +
    '{great/good/brilliant/excellent/best} {at /}{giving /}advice|my own advice|practise what i preach|practice what i preach|i preach|' +
    '{easy/easier} to {say/tell/see/give/advise} {/it /that /advice /what /to /for /when }{for/to}|' +
    'to {a friend/anyone else/anybody else/somebody else/a stranger/my best friend/a customer/my niece/other people/others}|' +
    "{with/for} {/my /other /anyone /anybody /someone /somebody /a /others /* }{friend/friends/else/people/team/students/patients/clients/others/kids} {/i'm /i'd /it /i /it's /i'd be /i'd say /i can /i always /i know /i see }{always/kinder/say/be kind/be kinder/it/see it/clearer/clear/patient/so much/never be/never/obvious/tell/would/much kinder/gentle}|" +
    "{never/wouldn't/would never} {/say /talk /speak /let /judge /be /expect /tell /treat /want /blame }{/that /this /it /like /to /so /like this /like that /that way /a /my /her /him }{to/so hard on/a friend/my friend/like that/anyone else/another/somebody else/someone else/that hard on} {/a /my /anyone /somebody /* }{friend/else/daughter/sister/them/person/way/stay/put up}|" +
    "if you were me {you'd/what}|{i know what/know exactly what} {/i'd /i would /id }{say/tell/advise}|" +
    "what {would/i'd/i would/should} {/i }{/say /tell /advise }{/to /my /a /her /him /* /them /best /anyone /someone /somebody }{friend/else/to someone/to somebody/to a/my/a mate/a colleague}",
  ownstep:
    "{i could/i'll/i will/maybe i'll/i might/i'm going to/i'm gonna/gonna/i think i'll/i suppose i could/i guess i could/i can at least/perhaps i'll/we could/i could at least/i'm planning to/i plan to} {/just /maybe /at least /try and /try to /also /go and /start by /start with /first /sit down and /quietly }{call/ring/phone/ask/write/text/email/talk to/book/look into/send/speak to/show/invite/sign up/put my/delete/visit/find out/make an/open the/walk/say no/say it/tell him/tell her/tell them/tell my/tell mum/tell dad/fill in/join/offer/take a/take the/go for/draft/suggest/start with/bring it up/set/leave my/switch off/turn off/apply} {/to /up /for /with /about /down /a /the /my /an /him /her /them /mum /dad /someone /somebody /it /one /* }{him/her/them/my/mum/dad/the/a/someone/somebody/for/on/to/about/tonight/tomorrow/one/an/with/and/up/that/phone/first/out/what/if/round/name/once/before/appointment/off/in/down/* * tonight}|" +
    '{could/going to/gonna} {ask/ring/call/write to/text/email/delete/book/show/tell} {if/him/her/them/my/the/about/for/mum/dad/a}|' +
    "{maybe/perhaps} {i'll/i could/i can/i should just/i'd}|" +
    "{tonight/today/at the weekend/this weekend/on monday/on tuesday/on wednesday/on thursday/on friday/on saturday/on sunday/next week/after work/in the morning/this evening/first thing/next month/in january/next time/when he asks/when she asks/tonight when/when i get home} {/she /he /asks /they /it /does /that /happens /i'm /i get /comes /rings /calls /home /* /* * /* * * }{i'll/i will/i'm going/i could/i'm gonna/i might/i can/i'm leaving/i'm going to}|" +
    "{i'll/i will/i'm going to/gonna/i'm gonna/i could/going to/i might} {* /* * /* * * /* * * * /* * * * * /* * * * * * }{tonight/tomorrow/on sunday/on monday/on tuesday/on wednesday/on thursday/on saturday/this weekend/at the weekend/this week/this evening/next week/first thing/in the morning/today/after work/when i get home/next time/in january/before i chicken/later today}|" +
    "{my plan is/the plan is/i've made an appointment/i made an appointment/i've booked/first step/small step/next step/one small thing/what i can do/baby step*/start small/one thing i could/one thing i can/at least i could/i could at least/i can at least/could start/could ask/could write/could tell/could ring/could call/i'll start/i'll ask/i'll ring/i'll call/i'll write/i'll text/i'll try/i'll book/i'll go/i'll put/i'll open/i'll send/i'll take/i'll talk/i'll speak/i'll show/i'll bring/i'll visit/i'll look/i'll let * know/i might ask/i might try/i might write/i might call/i might ring/i could ask/i could ring/i could call/i could write/i could tell/i could say/i could try/i could start/i could offer/i could invite/next time i'll/next time he/next time she}",
};
