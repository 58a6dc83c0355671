/** How people say what somebody else does, or what simply is: cues of the kinds that are not about the writer. */

const relatives =
  'mum/mom/mam/dad/mother/father/parents/folks/brother/sister/son/daughter/kids/children/husband/wife/partner/boyfriend/girlfriend/fiancé/fiancée/gran/nan/grandma/grandad/granddad/grandmother/grandfather/uncle/aunt/auntie/cousin/family/in-laws/mother-in-law/mother in law/father in law/mil/bf/gf/ex';
const around =
  'friend/friends/best friend/mate/mates/flatmate/roommate/boss/manager/supervisor/teacher/tutor/coach/colleague/colleagues/coworker/neighbour/neighbor/doctor/gp/therapist/counsellor/counselor/landlord/team';
/** Before a verb; `my` may stand before it. */
const who = `he/she/they/${relatives}/${around}`;
const imperatives =
  "leave/go/stay/sell/quit/wait/dump/block/move/take/tell/talk/give/get/stop/forget/pray/marry/divorce/sign/try/do/let/just/never/follow/cut/don't/sleep on/set/say/put/resign/enjoy/ignore/walk away/grow up/calm down/break up/stick";
const bad =
  'useless/lazy/selfish/stupid/crazy/mental/mad/insane/fat/ugly/too/not/never/a bad/a terrible/a waste/a failure/a burden/a joke/a disappointment/a liar/an idiot/a bitch/a coward/a child/dramatic/sensitive/oversensitive/weak/pathetic/difficult/ungrateful/cold/boring/needy/clingy/worthless/disgusting/hysterical/paranoid/unstable/the problem/impossible/no good/a mess/childish/irresponsible/immature/spoilt/spoiled/controlling/a nag/dumb/thick/slow/hopeless/broken/toxic/psycho/incompetent';
const contacted =
  'called/rung/rang/phoned/texted/messaged/written/replied/answered/visited/spoken/been in touch/contacted/responded';
const contact = 'call/ring/phone/text/message/write/reply/answer/visit/respond/pick up/come round/come over';
const days = 'monday/tuesday/wednesday/thursday/friday/saturday/sunday';
const months = 'january/february/march/april/may/june/july/august/september/october/november/december';
const feasts = 'christmas/xmas/easter/new year/summer/winter/spring/autumn/thanksgiving/ramadan/eid/diwali';
const numbers =
  'a/one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/fifteen/eighteen/twenty/thirty/forty/fifty/several/many/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/20/22/25/30/35/40/50';

export const othersCues: Readonly<Record<string, string>> = {
  helpme:
    '{he/she/they/friend/brother/sister/mum/mom/dad/wife/husband/partner/mate/cousin/boss/manager} {gets/get/understands/understand/understood/believes/backs/backed/supports/supported/hugged} me|' +
    '{he/she/friend/brother/sister/mum/mom/dad/wife/husband/partner/mate} {really/always/just/actually} {gets it/gets me/listens/listened/understands/helps/helped}|' +
    '{he/she/friend/wife/husband} {gets/understands} it|only * {gets/understands} it|' +
    '{at work/who} {gets/understands} it|listens {to me/without/when i/properly}|' +
    '{really/actually/properly} {listens/listened}|listened to me|on my side|in my corner|' +
    "{has/have/he's got/she's got/they've got/always got/always has/'s got/has got} my back|fought for me|" +
    '{been/was/were/is/are/always} there for me|' +
    `{he/she/they/always/${relatives}/${around}} {checks/checked} {on/in on/in with/up on} me|` +
    `{he/she/they/${relatives}/${around}/just} {sat/sits/cried/waited} with me|` +
    'came {round/over} {with/and/to help/to sit}|' +
    'i can {talk to/tell/call/ring/text/count on/rely on/lean on/trust/cry with/be honest with/be a mess with} {him/her/them/my}|' +
    'i can {say/tell} * {anything/everything}|i can say {anything/everything}|can be {myself/a mess} with|' +
    "{someone/somebody/one person/one friend/a friend/the one person/the only person/the only one} {i can/i could/i trust/i talk to/i told/i've told}|" +
    "the {only one/only person/one person} {who/that} {gets/knows/understands/listens/believes/helps/helped/asks/asked/cares/noticed/came/stayed/calls/never tells/didn't/sees}|" +
    "only one * * * that does|{doesn't/never/didn't} {judge/judges} me|without {judging/judgement}|" +
    "no judgement|{doesn't/didn't/never} {try/tries} to fix|" +
    "{been/was/were/is/are/'s} {amazing/brilliant/great/a rock/lovely/wonderful/incredible/so kind/so patient/so supportive/very supportive/really supportive/so understanding} {to me/with me/about/through/this/since}|" +
    "{has/have/he's/she's/they've} been {amazing/brilliant/great/a rock/lovely/wonderful/incredible/so kind/so patient/so supportive/so good/so understanding/really supportive/really kind/very kind}|" +
    'my rock|supportive|shoulder to cry on|' +
    '{helping/help/helps/helped} {me/us} {out/with/through/a lot/so much/see/get}|helps me|' +
    `{he/she/they/${relatives}/${around}/who} offered to {help/take/come/drive/cover/lend/babysit/listen/pay/have}|` +
    '{covers/covered} for me|covers my|' +
    '{brought/brings/made/makes/cooked/left} me {soup/food/dinner/flowers/a meal/groceries/a cake}|' +
    '{came/comes/went} to * * with me|thank god for|{lets/let} me {cry/talk/vent/rant/swear/moan/go on}|' +
    'puts the kettle on|{put/puts} {his/her/their} arm* {round/around} me|held {my hand/me}|hugged me|' +
    '{safe/comfortable} with {him/her/them}|someone who {gets/listens/understands/cares}|' +
    "lost without {those/these}|the only reason i {passed/got through/survived/made it/coped/haven't}|" +
    '{picks up/answers/replies} {every/at any/whenever/even at}|' +
    "{doesn't/didn't} ask {any questions/anything}|been through the same|went through the same|support group|" +
    "said {we'll/we will} {manage/get through/figure/cope}|whatever you {pick/decide/choose}|" +
    'person who helps|{has/have} {believed in/stood by/looked after/carried} me|looks after me|' +
    'looked after me|looking out for me|looks out for me|friend i can|{made/makes} time for me|' +
    'gave me a {hug/lift/shoulder}|' +
    `{he/she/they/${relatives}/${around}/always/really/also} {helps/helped} me {with/through/out/so/a/get/see/every/when}|` +
    `{stuck/sticks/stick/stands/stood} up for me|{${relatives}/${around}} is on my side|` +
    "{i've got/have/had/got} {one/a} {mate/friend/friends} {i can/who/that}|{drops/dropped} everything|" +
    "knows what it's like|knows everything about me|" +
    '{rings/calls/texts} me every {day/night/evening/week/morning}|answers my {calls/messages/mails/texts}|' +
    '{one/only} person i {can/could} {ring/call/talk/tell/trust}|is on my side|patient with me|' +
    'my {friend/sister/brother/mum/mate} {came/drove/stayed/flew} {to/with/over/round/all/for}|' +
    "never tells me what|makes sure i {eat/sleep/get/am/'m}|helps me {with/most/so}|the person who helps|" +
    `{wrote/writes} {me a reference/to me every}|{he/she/they/just/${relatives}/${around}} turned up with`,
  flat:
    '{said/went} oh, {ok/okay/right/good/nice/great/well}|said {thanks/great}|' +
    `{${who}} {shrugged/nodded/grunted/shrugged it off/brushed it off/laughed it off/barely reacted/barely looked/barely noticed/barely listened/hardly reacted/hardly looked/hardly noticed/barely said}|` +
    "didn't even {look up/look/react/blink/flinch/smile/ask/reply/answer/respond/turn round/turn around/hug me/say congratulations/say congrats/say well done/say thank you/say thanks/say sorry/say happy/acknowledge/open it/read it/get up/stop/pause}|" +
    "didn't {react/ask how it went/ask how i/say well done/say congratulations}|" +
    'without {even looking/looking up}|no {reaction/response/congratulations/well done/thank you/hug}|' +
    'not even a {thank/thanks/hug/card/smile/call/text/well done/congratulations/hello/message/like/reply/sorry/happy birthday/glance}|' +
    'all {i/we} {got/get/ever get/ever got} {was/is/from/were/back}|' +
    '{is what/is all/was all} {i/we} {get/got}|that was all {he/she/they/i}|' +
    "{doesn't/didn't/don't} {seem/look/sound/appear} {to care/interested/bothered/impressed/pleased/happy for me/excited/that interested/very interested/that bothered/surprised/to mind}|" +
    "couldn't care less|could not care less|" +
    '{went/goes/turned/looked} {straight back/back/right back} to {his/her/their/the} {phone/laptop/tv/telly/computer/game/screen/paper/football/book/food/dinner}|' +
    '{carried on/kept on/kept/kept} {with/eating/watching/scrolling/typing/reading/cooking/playing/chewing}|' +
    'carried on {with his/with her/as if/like}|{got/just/only/only a/with} a thumbs up|' +
    '{turned/rolled} over and went|looked at {the clock/his watch/her watch/his phone/her phone}|' +
    '{his/her/their} reaction was|nobody {clapped/congratulated/cheered/said congratulations/said well done}|' +
    "{thought/hoped/expected} {he'd/she'd/they'd} be {happy/pleased/over the moon/proud/excited/thrilled/glad}|" +
    'i {expected/hoped for/was hoping for} {more/a bit more}|asked if i wanted {tea/a cup}|brushed it off|' +
    'shrugged it off|{liked/likes} my {post/photo/message}|{listened for/listened about} * {seconds/minutes}|' +
    "and that's it|that's it. a|card {just/only} said|{gave/got} me a {mug/voucher/pen}|" +
    "{underwhelming/lukewarm}|one word {reply/answer}|and that was the end of it|didn't mention it|" +
    'not a word about my|' +
    `{he/she/they/${relatives}/${around}} {just/only/barely/simply/merely} {nodded/shrugged/blinked/grunted/stared/smiled/said ok/said okay/said oh/said fine/said nice/said right/said yeah/said hm/said cool/said thanks/looked at me/laughed it off}|` +
    `{he/she/they/${relatives}/${around}/and just/just} {said/went/goes/replied/texted/wrote/answered/was like/were like} {oh/ok/okay/k/fine/nice/cool/right/hmm/mm/mhm/aw/cheers/noted/congrats/yeah/alright/huh/oh good/that's nice/that's good/that's great/well done/it was fine/it's fine/good for you/never mind/we'll see/if that's what/these things happen/well these things/that was a long time/try not to worry/could be worse/don't worry about it/thanks for/that's early/hm/oh ok/oh right}|` +
    `{he/she/they/${relatives}/${around}/just} {said/went/goes/replied/texted/wrote/answered/was like} {'oh'/'ok'/'okay'/'fine'/'nice'/'cool'/'great'/'right'/'hm'/'noted'/'congrats'/'sure'/'oh good'/"oh"/"ok"/"okay"/"fine"/"nice"/"cool"/"great"/"oh good"}|` +
    '{nobody/no one} even {noticed/asked/congratulated}',
  said:
    "{he/she/they/mum/mom/dad/mother/father/sister/brother/husband/wife/boss/ex/son/daughter/friend} {said/says/told me/goes/texted/shouted/whispered/screamed/wrote} {you/you're/you've/you were/you'll/i never/i always/i don't/i act/i look/i can't/it's over/it's not me/we're/mummy/daddy/if you/someone/nobody/no one/what's wrong}|" +
    "told me {i'd/i always/i never/i don't/i look/that i always/that i'd/nobody/no one/once/he never/she never/he'd never/she'd never/he'd only/she'd only/he loves/she loves/he wished/she wished/to my face/you're/you/you'll}|" +
    "said {he/she/they} {never/doesn't love/didn't love/loves/loved/hates/regrets/could see/can't do this/was done/is done/felt/was disappointed/is disappointed/was ashamed/is ashamed}|" +
    `{he/she/they/${relatives}/${around}} {said/says/goes/told me/said,/says,/goes,/texted} "*|` +
    `*' {he/she/mum/mom/dad} {said/says/always says}|` +
    "you're * * {he/she} said|" +
    '{the last thing/last thing/first thing/the only thing/one thing} {he/she/they/mum/mom/dad} {ever said/said/told me/says}|' +
    "all {he/she/they} {said/says} was|what {he/she} said was|{that's what/that is what} {he/she/they} said|" +
    '{his/her/their/those} {exact words/last words/words/very words}|' +
    '{i can still/can still/still/keep} hear* {it/him/her/that/those/his voice/her voice/the words/my}|' +
    'in {his/her} voice|{ringing/echo*/playing} in my {head/ears}|' +
    `{he/she/they/${relatives}} {once/actually/even/literally} {said/told me/asked me}|` +
    '{once said/once told me}|' +
    'asked me {why/when/what/who/did i/do i/are you/am i/if i was/if i were/if i ever/if i still}|' +
    "{i'll/i will} never forget {what/how/when} {he/she/they/my}|that {sentence/remark/comment}|" +
    '{he/she} said it {so/like/as if/in/with/quietly/to}|the way {he/she} said it|' +
    "{said/says} we {live/are/never/don't}|asked me, did|{stuck with me/stayed with me}|mum used to say|" +
    `{he/she/they/${relatives}} {said/told me} {if you/the * is/make the/mind the/love you/i love you/take care/don't let/goodbye}|` +
    '{told/asked} me {that/to my face} {he/she/i had/i was}|{texted/messaged} me saying|{his/her} text said|' +
    'said in front of|asked me {when is/did you/do you/are we}|said under {his/her} breath|' +
    'never told me {he/she} {loved/was proud}|' +
    `{he/she/they/${relatives}/${around}} {just said/said/says/goes/told me/said,/says,/goes,/always says} '*`,
  hurtful:
    '{calls/called/calling} me {useless/lazy/selfish/stupid/crazy/mental/mad/fat/ugly/names/all sorts/every name/a/an/dramatic/sensitive/weak/pathetic/difficult/needy/boring/cold/dumb/thick/hysterical/paranoid/psycho/spoilt/spoiled/ungrateful/his/her/too/worthless/disgusting}|' +
    `{told/tells/said/says/saying/thinks/telling} {me i'm too/me i'm not/me i'm/me i was/i'm/i was/i am/me that i'm/that i'm/that i was/everyone i'm/people i'm/everyone i was} {${bad}}|` +
    '{laughs/laughed/laughing/sneers/sneered/sniggered/giggled} at {me/my}|' +
    '{made/makes/make/making/poke/pokes} fun of|' +
    '{mocks/mocked/mocking/mock/mimics/mimicking/mimicked/ridicul*} {me/my}|' +
    '{takes/took/taking} the {piss/mickey}|{picks/picked/picking} on me|{puts/put/putting} me down|put-down*|' +
    '{compares/compared/comparing} me {to/with}|{keeps/always} comparing|be more like {my/him/her/your}|' +
    '{criticises/criticizes/criticised/criticized/criticising/criticizing} {me/my/everything/how}|' +
    '{constantly/always} {criticis*/criticiz*/finding fault/having a go/putting me down}|finds fault|' +
    '{blames/blamed/blaming/blame} me|' +
    "{says/said/saying/told me/thinks/tells me} {it's/it was/that it's/that it was/its} {all my fault/my fault/because of me}|" +
    '{humiliat*/belittl*/insult*/degrad*/undermin*/patronis*/patroniz*/shamed/threaten*} me|' +
    '{bullied/bullies/bullying} me|{was/been/being/getting} bullied|' +
    '{embarrasses/embarrassed/embarrassing/shouted at/yelled at/told off/corrected/had a go at} me in front|' +
    '{has/had/having/have} {a go/a dig} at me|{digs/dig} at me|snide|' +
    '{sarcastic/nasty/mean/cruel/hurtful/horrible/rude} {comment*/remark*/things/message*/jokes/to me/about me/about my}|' +
    'so {mean/cruel/nasty/rude/horrible} to me|nothing i {do/did/say} {is/was} {ever/good/right/enough}|' +
    '{never/not} good enough for {him/her/them}|{talks/talked/talk/speaks} {down to/over} me|' +
    '{look/looks/looked/looking} down on me|' +
    '{shouts/shouted/yells/yelled/screams/screamed/swears/swore/snaps/snapped/spat/hissed} at me|' +
    '{jokes/joked/comments/commented/remarks} {about/on} {my/me/what i}|' +
    'makes {jokes/comments/remarks/digs} {about/on}|{corrects/corrected} {me/my}|' +
    "{told/tells/telling} {everyone/everybody/people/her friends/his friends/the family/the kids/the children/our friends/the judge} {i'm/that i'm/i was un*/i was the/about my/it was my}|" +
    'turned {everyone/everybody/them/the kids/people} against me|{accused/accuses/accusing} me|' +
    '{said/says/told me} {nobody/no one} {else would/would want/will ever/would ever/else will}|' +
    '{rubs/rubbed/rubbing} it in|{threw/throws/throwing} {it/that/everything/my} {back in/in} my face|' +
    "{treats/treated/treat} me like {a/an/dirt/shit/rubbish/i'm/crap/nothing/garbage}|" +
    "{makes/made/make/making} me feel {small/stupid/useless/worthless/like nothing/like a/like an/like i'm/dumb/crazy/like shit/like dirt/ugly/inferior}|" +
    '{keeps/always} {bringing/brings} up {the/my/what i/that time/every}|gaslight*|' +
    '{spread/spreading} {rumours/rumors/lies}|rumours about me|' +
    "{talking/gossip*/whispering/group chat} about me|{said/told me/says} i'm lucky {anyone/anybody/he/she}|" +
    'little hobby|{he/she/dad/mum/mom/husband/father/mother} {hit/hits/slapped/pushed/shoved} me|' +
    'disappointed in me|ashamed of me|embarrassed {by/of} me|' +
    '{said/says} i {ruined/ruin/killed/destroyed/broke/only got}|' +
    "{says/said} i {always/can't even/couldn't even}|" +
    '{all/everyone/others/and} {laughed/laughing} {at/about} me|everybody laughed|' +
    '{made/makes/making} {a/an} * of my|rolled {her/his} eyes while i|' +
    "{real woman/real man} {would/wouldn't/doesn't/does}|never lets me forget|holds it against me|" +
    '{says/said} i {ruined/ruin} {everything/his/her/their/my}|made me cry|' +
    'the way {he/she/they} {talks/speaks/spoke/talked/talk/speak} to me|' +
    "as if {i'm/i was} {stupid/nothing/an idiot/a child/invisible}|" +
    "like {i'm/i was} {stupid/an idiot/a child/nothing/invisible/the problem/worthless/mad}|" +
    'waste of {space/money}|wasted {his/her/their} money|black sheep|' +
    "{says/said/tells me} {you're/i'm} {useless/pathetic/lazy/selfish/crazy/stupid/fat/too sensitive/not good enough/a disappointment/so dramatic}|" +
    "{said/says} it's {my fault/all my/because i}|does {an impression/impressions} of me|" +
    '{calls/called} me {the lodger/the difficult/the problem/thunder*}|' +
    'everything i {do/cook/say/wear} {is wrong/he/she/they}|who {would/could} want you|nobody would want|' +
    'in front of {everyone/the kids/my friends/the team/people} {he/she/they}|{compares/compared} {us/me}|' +
    '{laughed/laughing} at my|{told/telling} me off|{hurt/hurts} me with|my fault the|' +
    "{tells/told} everyone i'm",
  excuse:
    "{i don't/i didn't/don't} {buy/believe} {it/him/her/them/that/a word/any of it/his/her/their}|" +
    "{claims/claimed/claim} {he/she/they/it/it's/that/to be/he's/she's/they're}|supposedly|allegedly|" +
    "apparently {he/she/work/he's/she's/it's his/it's her/his/her}|" +
    '{his/her/their/same/another/always/every/some/full of/new/makes/making/made/with} {excuse/excuses}|' +
    'always {an excuse/has an excuse/some excuse/some reason/has a reason/a reason}|' +
    "it's always {something/the/work} {with/again/that}|{his/her/dad's/mum's} reason {is/was}|" +
    "{it's/it was/was/is} {just/only} a joke|just {joking/banter/kidding}|" +
    "{he/she/they/husband/wife/brother/sister/dad/mum/ex/boss} {says/said} {it's/it is} {his/the/just/only/work/stress/policy/company/an oversight/for my own/down to/because}|" +
    "{says/said} {that's/thats} just|" +
    "{says/said} {he's/she's/they're/he was/she was/they were/he'll be/she'll be} {too/just/so/really/only/always/very} {busy/tired/stressed/protecting/trying/joking/bad/ill/old/worried/far/overwhelmed}|" +
    "{says/said} {he's/she's/they're} {busy/tired/working/not ready/waiting/stressed/skint/broke/bad at/not shouting/not hungry/not drunk/trying/looking/sick/protecting}|" +
    "{says/said} {he/she/they} {forgot/forgets/didn't see/didn't hear/didn't know/didn't mean/didn't notice/didn't realise/didn't realize/didn't want to/can't/cannot/couldn't/hasn't time/doesn't have time/has no time/needs space/need space/lost/thought it was/doesn't see/doesn't remember/can't remember/doesn't want to/isn't hungry/isn't ready/had to work/was at/was working/would visit/only did/drinks because}|" +
    '{blames/blamed/blaming} {it on/the/his/her/their/everything/work/stress}|i was only trying|' +
    "trying to protect {me/you}|not the {real/true} reason|{that's/it's} not {why/the reason}|yeah right|" +
    '{his/her} phone {died/was dead/was off}|the {weather/traffic} again|needs space|company policy|' +
    "{says/said/told me} it was {budget/the budget}|{tells/told} people {we're/it's}|too busy for me|" +
    "{says/say/said} there's {no/nothing}|oh really|how convenient|conveniently|" +
    "{he's/she's/they've} been meaning to",
  lied:
    `{he/she/they/${relatives}} lied|lying {to/about}|a lie|{his/her/their/more/all the/tell*/told/of} lies|` +
    '{having/had/has/his/her/another} {an affair/affair/affairs}|unfaithful|' +
    "{he/she/was/been/he's/she's/husband/wife} {sleeping/slept/sleeps} with {him/her/someone/somebody/my/another/other/his}|" +
    "behind {my/our/his/her/mum's/everyone's} {back/backs}|" +
    '{turns/turned} out {he/she/they/the/that/my/i/his/her/nobody}|' +
    'i {found out/find out/discovered/caught} {he/she/they/that he/that she/about her/about him/by accident/from/on/through/my}|' +
    'we found out|' +
    '{hid/hiding/hides/hide/kept/keeping/keeps} {it/this/that/things/something/everything/stuff/the truth/money/so much} from {me/us}|' +
    `{he/she/they/${relatives}} {hid/was hiding/has been hiding} {the/his/money/bottles/things/all}|` +
    'secret {account/phone/family/relationship/girlfriend/boyfriend/debts/credit card/facebook/instagram}|' +
    'second {phone/family}|{has/had/with/was} another {family/woman/man} {in/all/the whole/on}|' +
    '{texting/messaging/seeing/meeting/calling/chatting to/chatting with/talking to/sexting} {her/his ex/her ex/another/other women/other men/other girls/other guys/someone else/somebody else/some girl/some woman/some guy} {again/behind/all/the whole/for/on}|' +
    '{texting/messaging/seeing} {his ex/her ex/someone else/somebody else/another/other women/other girls}|' +
    "{he's/she's/he was/she was/him/her/been/still} on {tinder/hinge/bumble/grindr/the apps/dating apps/dating sites}|" +
    'never told me {he/she/they/about/the truth/that he/that she/i was}|' +
    '{betray*/deceiv*/two-timing/double-crossed}|' +
    `{he/she/they/${relatives}/${around}} {stole/has stolen/steals} {from/my/our/the money/money}|` +
    '{took/takes/taking/stole} {the/all the} credit|put {his/her/their} name on|stabbed {me/us} in the back|' +
    "{wasn't/isn't/weren't} true|made {it all up/it up/the whole thing up/up a}|" +
    `{he/she/they/${relatives}} pretended {to be/he/she/they/it/that}|forged|` +
    'deleted {the/his/her/all} {messages/texts/history/chat}|double life|' +
    '{told/tells} {everyone/everybody/people/them/her/him} what i {said/told/confided}|in confidence|' +
    "broke my trust|{can't/don't} trust {him/her/them}|" +
    'caught {him/her/them} {with/texting/lying/messaging/in/out/on/red}|' +
    "without {telling/asking/consulting} {me/us}|{hadn't/hasn't} told me|hiding something|" +
    "{said/told me/swore} {he'd/she'd/he had/she had} {quit/stopped/deleted/ended it/paid/given up/changed}|" +
    'told me it was {temporary/cancelled/nothing/over}|looked me in the {eye/eyes/face}|' +
    "but {he/she/it/they} {wasn't/weren't}|" +
    "{said/told us/told me} {he/she/it} {was/were} * * and {he/she/it} wasn't|" +
    `{${who}} {read/reads/went through} my {diary/messages/phone/emails/texts/letters}|` +
    "{they'd/he'd/she'd} known|been {lying/cheating/seeing/hiding/texting/paying}|it was still a lie|" +
    'before they told me|had known|lied to {me/us/my face/everyone/everybody}|' +
    "{he's/she's/they've/they'd/he'd/she'd} {lied/been lying}|" +
    '{he/she/husband/wife/boyfriend/girlfriend/partner/ex/who} {cheated/has cheated/cheats}|' +
    "{cheated/cheating} on me|{he's/she's/was/been} cheating on|{been/was} * * the whole time|" +
    `{he/she/they/${relatives}/${around}} {lied/has lied/lied to}|who lied to|` +
    'i found {his/her/the/a} {messages/texts/receipts/phone/emails/photos/letters/papers/profile/statements/bookings}|' +
    'i saw {his/her/the} {messages/texts/receipts/statements/bookings/emails/slips}|' +
    '{never/nobody} told {me/us} {i was/he was/she was/the truth/about the/that he/that she}|' +
    "told {the bank/the court/hr/the police/everyone} {i/i'd/that i/it was me}|" +
    '{used/took/stole} my {idea/ideas/data/card/money/savings/work}|{emptied/drained} {the/our/my}|' +
    "sold {my/our/gran's/mum's} * {and/while/without}|without my {knowledge/permission/consent}|" +
    'in {my/both our} {name/names}|secretly|{all/still/such} a lie|' +
    '{already/already been} {signed/planning/planned} {it/the/to}|he knew and|' +
    "while i was {at work/away/pregnant/in hospital/asleep}|told us {he/she/it} {was/didn't/left}|" +
    'his {other/double} {family/life/woman}|paying {her/his} {brother/ex/sister} for',
  distance:
    `{hasn't/has not/they haven't/he didn't/she didn't/kids haven't/children haven't} {${contacted}} {since/in/for/back/me/my/once/to/at all}|` +
    `{hasn't/has not/they haven't/we haven't/and i haven't} {${contacted}}|` +
    "hasn't {been to see/come/seen/touched/kissed/hugged/looked} {me/us/home/round/at/over/his/her/since}|" +
    `{he/she/they/he's/she's/they've/has/have/${relatives}/friends/just} stopped {calling/ringing/texting/messaging/replying/answering/writing/visiting/coming/talking/speaking/asking/inviting/touching/kissing/reaching/waving/hugging/sleeping}|` +
    `{he doesn't/she doesn't/they don't/doesn't/won't} {${contact}/talk/speak/hug/kiss/come/hold/sit with/eat with/look/bring} {me/back/to/any more/anymore/at/with/much/my hand/us/home/round/the children/the kids}|` +
    `{doesn't/don't} {${contact}/talk/speak/come} {any more/anymore}|` +
    `{he/she/they/${relatives}/friends} never {calls/rings/phones/texts/writes/replies/answers/call/ring/text/reply/answer/visit/ask/visits/picks up/comes home/comes round/texts back/called back/replied/answered/rang back/wrote back/texted back}|` +
    '{pulled/pulling/pulls/backed/backing/slipping/moving/drifting/drifted/slipped} {away/away from/apart}|' +
    "{drift*/grown/growing/grew} apart|distant|{he's/she's/they've/he/she/they} {gone/went/turned} cold|" +
    'spare {room/bed}|sleeps {in the/on the/downstairs/elsewhere}|' +
    "{he's/she's} sleeping {in the/on the/downstairs/elsewhere/apart}|separate {rooms/beds/bedrooms/lives}|" +
    '{barely/hardly} {talks/speaks/looks/touches/talk/speak/see/sees/calls/replies/comes/texts/answers/say/says/there/home}|' +
    'on read|{blocked/unfriended/unfollowed/ditched/dropped/dumped/cut off} me|' +
    '{ignores/ignored/ignoring me/avoids/avoided/avoiding/blanked/blanks} {me/my/us}|' +
    '{shut/shuts/shutting/cut/cuts/cutting/push/pushed/pushes/pushing/freeze/froze/freezes/froze} me {out/off/away}|' +
    'keeps {his/her/their} distance|{lost/out of} touch|' +
    'takes {days/hours/a week/weeks/a day/two days/forever} to {reply/answer/text/respond/send/get back/call}|' +
    'one word {answers/replies/texts}|{answers/replies} in one word|' +
    "{he's/she's/they're/is} always {on his phone/on her phone/at work/busy/out/tired/away}|" +
    'on {his/her} phone {all/the whole/constantly/24}|' +
    'live* like {strangers/flatmates/roommates/housemates/a stranger/a lodger/ships}|moved out|' +
    'left {me/us} {for/when/after/with/and/last/in/on}|' +
    "{didn't/doesn't/not/never/wasn't/weren't/haven't} {invite/invited/been invited/asked along}|left me out|" +
    'without me {now/again/twice/and}|turns {away/her face/his face/his back/her back}|' +
    '{turned/rolls} {his back/her back/away from me}|{shuts/closes/locks} {his/her/the} door|' +
    '{stays/lives/hides/sits} in {his/her} room|' +
    "{straight/goes straight} {up to/upstairs/to bed/to his/to her}|haven't heard from|not heard from|" +
    "never heard {back/from}|here but {he's/she's} not|{there/present} but not|not a word from|" +
    "faded {out/away}|won't {look/talk/speak/touch/answer/see/let me} {at/to/me/in}|" +
    "{he's/she's/they're/feel her/feel him/can feel her/can feel him} {going/slipping away/pulling away/drifting/distant/not the same with me}|" +
    'always {busy/has plans}|texts {get/got/are} {shorter/less}|' +
    '{calls/texts/messages} {got/get} {shorter/fewer/rarer}|i {text/ring/call/message/reach out} first|' +
    "{he/she/they} left {me/us}|doesn't {say where/come home}|keeps to {himself/herself}|" +
    'spends {every/all/more/most} {weekend/evening/night/day/his/her/time/of his/of her}|' +
    '{ghosted/ghosting/ghosts} me|been ghosted|' +
    "{he's/she's/they've/become/so/has/he/she} {withdrawn/withdrew}|like strangers|" +
    "{they've/friends * /all} moved on|exclude* me|{he/she/husband/wife} walked out|" +
    "{stopped reaching/stops mid/won't look at me/won't touch me/doesn't touch me any/doesn't look at me}|" +
    "{my/the/old} {friends/mates} {all moved/have all/never/don't} {on/call/gone/text}|since sunday, phone|" +
    '{gone/disappeared/vanished} {since/for days/without}|{took/packed} {her/his} {toothbrush/things/bag}|' +
    'comes home and goes|{feel/felt} {him/her/them} {going/slipping/pulling/drifting}|' +
    '{calls/messages/texts/visits} {got/get/are getting} {shorter/fewer/rarer/less}|' +
    'they go {for/out/to} * without me|' +
    '{stopped/never/not} {giving/telling/inviting/asking} me {anything/things/to/out/along}|' +
    "{live/living/we're/we are} like {flatmates/roommates/housemates/strangers}|" +
    '{cold/distant} {with/towards} me|' +
    "{he/she} {doesn't/won't/never} {touch/touches/look at/looks at/hug/hugs/kiss/kisses} me",
  silence:
    '{nobody/no one/none of us/neither of us/noone} {talks/talked/speaks/spoke/mentions/mentioned/says/said/brings/brought/discusses/discussed/ever talks/ever says/ever said/ever mentions/ever asks/ever speaks/ever brings/has said/has mentioned/has talked/will say/dares} {about/of/it/anything/a word/her/his/the/him/a thing/that/so}|' +
    "{we/they/he/she/parents/family/people/and i/us} {don't/never/do not/didn't/won't/can't/haven't/have never/have not} {really talk/talk/speak/ever talk/spoken/talked/mention/discuss/ever speak/actually talk/bring it/say a word/say anything/said anything/say the word/name} {about/of/it/her/his/the/him/up/that/to each/money}|" +
    'never {talked/spoke/spoken/discussed/mentioned/said} {about it/of it/it/about what/about that/about/her name/his name/again/since}|' +
    "{never/doesn't/don't/didn't/won't} {bring/brings/brought} it up|" +
    "it {never/doesn't} {came up/come up/comes up/gets mentioned}|" +
    '{never/not} been {mentioned/discussed/talked about/spoken}|' +
    "{it's/is/it is} {never/not/just not} {mentioned/discussed/talked about/spoken about/spoken of/said/a subject/ever}|" +
    '{he/she/they/we/everyone/everybody/nobody/all/both} {said/says/say} nothing|' +
    "{he/she/they/we/people/family/everyone} {didn't/doesn't/don't/never/won't} {say/said/saying} {a word/anything/a thing}|" +
    'without a word|not said a word|' +
    '{he/she/they/we/everyone/parents/just/always} {changed/changes/change} the {subject/channel}|' +
    'silent treatment|{in/complete/total/awkward/long/this/that} silence|the elephant|' +
    '{taboo/unspoken/unsaid}|{hangs/hanging} in the air|swept under|under the {rug/carpet}|' +
    "{everyone acts/family acts/we act/act/acting/pretend/pretends/pretending/behave/carry on} {like/as if/as though/that} {it/nothing/it's/everything/that} {didn't/never/happened/isn't/is/'s}|" +
    'like {it/nothing/she/he} {never/ever} {happened/existed}|tiptoe*|walk* on eggshells|skirt* around|' +
    '{skip/step/dance/talk} {over/around/round} it|talk about the weather|' +
    "{don't/doesn't/never} ask and {i/we} don't|{they/he/she/everyone} {goes/go/went} quiet|" +
    '{says/say} {her/his} name|the {subject/topic} {is/never}|{safe/off} {topics/limits}|both being careful|' +
    'not once {has/have/did/asked}|{waited for someone/waited for them/waited for him/waited for her} to ask|' +
    'the silence {is/at/between/in/around}|{hung/hangs} {in the air/between us}|' +
    '{we/they} {talk/talks/speak} about {the weather/everything but/everything except/football}|' +
    '{like/as if} {she/he/it} never {existed/happened}',
  theirway:
    '{when/whenever/every time/each time/the minute/the second/the moment/as soon as} i {say/bring/raise/try/ask/talk/tell/mention/cry/disagree/get/start/need/want/complain/speak/show/am/come} * {he/she/they/dad/mum/mom}|' +
    '{when/whenever/every time/each time/the minute/the second/the moment/as soon as} i {say/bring/raise/try/ask/talk/tell/mention/cry/disagree/get/start/need/want/complain/speak/show/am/come} * * {he/she/they/dad/mum/mom}|' +
    '{when/whenever/every time/each time/the minute/the second/the moment/as soon as} i {say/bring/raise/try/ask/talk/tell/mention/cry/disagree/get/start/need/want/complain/speak/show/am/come} * * * {he/she/they/dad/mum/mom}|' +
    "{whenever/every time/each time/if/when} i {raise/cry/disagree/complain/ask/say no/try/bring it up/say anything/say something/get upset} {he/she/they/it's}|" +
    `{he/she/they/${relatives}/boss/manager} {always/just/usually/constantly/then/immediately/normally/simply/only} {laughs/laugh/cries/cry/shouts/yells/screams/shrugs/sighs/sulks/goes/walks/leaves/gets/turns/shuts/makes/starts/changes/storms/looks/ignores/nods/smiles/snaps/explodes/panics/jokes/stares/disappears/switches/blames/needs/has to/acts/wants/picks/avoids/ends/takes over/interrupts}|` +
    '{he/she/they/dad/mum/mom/husband/wife/mother/father/sister/brother/boss/son/daughter/partner/boyfriend/girlfriend/manager} {laughs/cries/shouts/yells/screams/shrugs/sighs/sulks/explodes/panics/slams/grunts/snaps/jokes/interrupts/vanishes/disappears/overreacts/deflects/freezes/stonewalls/mumbles}|' +
    `{he/she/they/${relatives}/just/always/then} goes {quiet/silent/cold/stiff/all quiet/very quiet/off on one/mad/mental/ballistic/into a huff/straight to/for a walk/out to the/into his shell/red/blank/on the defensive}|` +
    '{storms/stormed/stomps/flounces/strops} {off/out}|slams {the/every/doors/his/her}|' +
    '{rolls/roll} {his/her/their} eyes|{sulks/sulking/sulked} {for/about}|the silent treatment|' +
    'gives me the cold shoulder|' +
    '{gets/get} {defensive/huffy/angry/upset/cross/mad/annoyed/offended/all defensive/really angry/so angry/moody/snappy/stroppy/busy/nasty/emotional/aggressive/irritated/jealous/quiet}|' +
    '{blows/blow/flies/kicks} {up/off/off the handle/into a rage}|' +
    '{shuts/shut/clams} {down/up} {completely/when/if/and/the}|shuts down|clams up|' +
    `{he/she/they/${relatives}} {loses/lose} {it/his temper/her temper/his rag/her rag}|` +
    '{bursts/bursting} into tears|starts {crying/shouting/yelling/screaming/a fight/fixing/wiping/cleaning}|' +
    'hangs up|turns the {telly/tv/volume/music} up|{picks/picking} a fight|keeps score|' +
    '{turns/twists} {it/everything/things} {round/around/back/into/on}|{the/has the/needs the} last word|' +
    '{has to/always has to} {win/be right/have the last/check}|' +
    '{makes/make/making/turns} {a joke/a joke of/everything/it} {of it/about it/about him*/about her*/into a joke/of everything/a joke/out of}|' +
    "acts {as if/like} {nothing/i'm/it}|plays the victim|" +
    "{he says/she says/they say/just says/always says} {fine/ok whatever/here we go/we'll talk/later/i'm fine/nothing's wrong}|" +
    '{fine/whatever} in that voice|never {says sorry/apologises/apologizes/admits/listens/asks me/lets me}|' +
    'never {apologises/apologizes/says sorry/listens/admits}|like a {child/toddler} {when/if}|' +
    '{looks/look} {away/through me/right through me/at the floor/over my}|' +
    '{picks up/looks at/stares at/goes on/scrolls on} {his/her/their} phone|{talks/talk} over me|' +
    "doesn't {listen/let me finish}|{bottles/bottle} it up|" +
    "{is/he's/she's} {the type/the sort/the kind/one of those} {who/that/of}|" +
    '{had it/has had it/has it} worse|{says/say} sorry with|fine in front of|in front of people, then|' +
    'drinks when|wants to {fix/solve} {it/everything}|hands me money|as if nothing happened|sweet {as/again}|' +
    'the day after|{he/she/they/just/and} {leaves/leave} the room|' +
    '{he/she/they/just/dad/mum} {walks/walk} {off/out}|{he/she/they} {jokes/joke} about it',
  theyknow:
    `{${who}} must {know/have noticed/have known/have seen/have heard/have guessed/suspect/have worked/realise/realize/have found/have read}|` +
    "must've {noticed/known/seen/heard/guessed/realised/realized}|" +
    `{${who}} {knows/know} {it/about/that i/i'm/i've/what i/too/and/i/exactly/full well/something/something's/already/how i/deep down/now/by now/me}|` +
    '{he/she/they} {always knew/already knew/already knows/already know/probably knows/probably know/obviously knows/obviously know}|' +
    `{${relatives}} {knew/already knows}|` +
    "{i think/i know/i'm sure/i bet/i reckon/i guess/i suppose/pretty sure/i suspect} {he/she/they/my mum/my mom/my dad/my wife/my husband/people} {knows/know/has noticed/have noticed/suspects/suspect/noticed/can tell/saw/heard/guessed/realises}|" +
    'probably knows|' +
    `{${who}/people/everyone/everybody} can {tell/see i/see it/see that/see me/smell it/sense it/sense}|` +
    `{${who}/people/everyone/everybody} {suspects/suspect/noticed/has noticed/have noticed/found out/guessed/clocked/has clocked/realised/realized/worked it out/figured it out/caught me/saw me/overheard/has worked/has figured/has seen/sensed/senses/picked up on}|` +
    "{they've/he's/she's} {noticed/clocked/guessed/realised/realized/worked it out/figured it out/found out/known/picked up}|" +
    "{doesn't/don't/didn't/hasn't/haven't} {suspect/realise/realize/noticed/realised/realized/worked it out/figured/clocked/even know/even notice} {a/it/anything/how/that/i/me/what/yet}|" +
    "{doesn't/don't} {realise/realize/suspect/notice/have a clue}|" +
    "{he/she/they} {doesn't/don't} know {i/i'm/i've/that i/about/the half/anything about/any of}|" +
    "{has/have/had/got/he's got/she's got/they've got} {no/not the faintest/not the slightest/absolutely no/zero} {idea/clue/inkling/idea how/idea what}|" +
    `{he/she/they/${relatives}} {hasn't/haven't} {a clue/got a clue/the faintest/noticed}|` +
    `{${who}/everyone/people/everybody} {thinks/think/believes/believe/assumes/assume/still thinks/still think/still believes/still believe/all think/all assume} {i'm/i am/i was/we're/i've/i/it's/everything's/that i'm/that i/it was/the} {still/fine/ok/okay/happy/over/at/ill/saving/working/sick/just/coping/a/good/am/have/doing/sleeping/like}|` +
    "{pretends/pretend/pretending} {not to/he doesn't/she doesn't/they don't/she hasn't/he hasn't}|" +
    "{acts/act} like {he/she/they} {doesn't/don't/didn't} {know/notice}|" +
    'none of them {at/in/knows/suspects/noticed/notices/realises/has/had} {work/the/i/anything/it/that/noticed/a clue/any idea}|' +
    "{not/isn't/aren't} {stupid/blind/daft/an idiot/unaware/aware}|unaware|oblivious|" +
    "{can't/couldn't/cannot} have missed|" +
    '{he/she/they} {saw/found} {the message/the messages/the letter/the texts/my phone}|' +
    "{never/they'd never/he'd never/she'd never} guess|half of it|" +
    'the kids {know/can tell/sense/still believe}|{starting/started} to {suspect/notice}|' +
    '{she/he} always knew|you can tell|looked at my {hand/arm/plate}|{they/she/he} must, they|' +
    'the whole {village/town/office/street/family} {knows by/knows about it}|gran knew|' +
    "{has/have/he's got/she's got} no idea",
  theywant:
    '{wants/parents want/they want/kids want/they all want/expects/expect/expecting/asks/needs/begs/begging/pushes/pushing/pressuring/pressures/pressing/urging/urges/nagging/nags} {me/us} {to/back/there/home/on/at/for/out/in/as/another/around/near/to be}|' +
    `{${who}} {wants/want} {me/us/an answer/to know/a decision/grandchildren/another/an apology/it in writing/more/her/his/everything/my}|` +
    '{wants/he needs/she needs/they need/they want/parents want/they all want} {an answer/a decision/to know/grandchildren/grandkids/another baby/another child/a baby/it done/her dinner/his dinner/more from me/more of me/more time/to be friends/to meet/to move in/to get back/to get married/to marry me/to talk/to open/to come}|' +
    '{they/he/she} expect {me/us/a}|' +
    "{keeps/kept/keep/always/is/are/constantly/he's/she's/they're/been/still/has been/have been} {asking/begging/pushing/pressuring/nagging/hinting/insisting/badgering/pestering/hounding/urging/telling} {me/if/when/for/why/that/about/to/us/at/on/the}|" +
    '{keeps/kept/keep/on} {on/going on} {at me/about}|' +
    '{he/she/they/mum/dad/mom} {keeps/keep} {asking/ringing/hinting}|' +
    '{pressure/pressuring/pressurising} {me/from/on me/that}|' +
    '{putting/puts/put} {pressure/so much pressure/a lot of pressure}|' +
    "{insists/insisting/insist/insisted} {that/on/i/we/it}|{he's/she's/they're/is/are/waits} waiting for me|" +
    'waiting for me to|' +
    "{has asked/asking/asks/he asked/she asked/they asked} me {to/for/if i'd/if i would/if i could/to be/can you/will you/whether i'd/back/again}|" +
    '{begged/begging} {me/for}|demand* {that/i/to/a/an/more/money}|demanding|' +
    "{he'd/she'd/they'd/would} like {me/us}|{hoping/hopes/hope} {i'll/i will/i/i'd/we'll}|" +
    "wishes {i'd/i/i would/we'd}|won't take no|won't let it go|won't leave me alone|at me to|after me to|" +
    "{he's/she's/they're/is/are/mum's} after {a/my/me/the/an}|guilt trip*|guilt-trip*|" +
    '{trying/tries} to {get/make/persuade/convince/talk/guilt/force/rope/push} me|' +
    '{can/could/will/would} you {just/please}|' +
    '{asking/ringing/calling/texting} {every day/all the time/again}|need me to|' +
    '{has/have} asked {me/that/us} {to/for/if/i}|talking me into|force me|forcing me|make me {do/go/come}|' +
    'wants us to|want me {as/for/on/in}|set {a deadline/an ultimatum}|' +
    '{pushing/push/pushed} for {a/the/it/us/me/marriage/kids}|' +
    '{he/she/mum/dad/boss/mother/father/family/wife/husband} expects {me/us/a/an/it/everything/too}',
  theyneed:
    'needs me|{need/needed/needing} me {there/here/more/at/around/and/so/to be there/for everything/now}|' +
    `{he/she/they/who/${relatives}/family/kids/people/all} {depends/depend/depending/relies/rely/relying/relied/counts/count/counting/leans/lean/leaning/dependent} on {me/my/us/our}|` +
    "{can't/cannot/couldn't/won't/doesn't/wouldn't/can not} {cope/manage/live/survive/function/sleep/eat/be left/do anything/do it/be alone/be on/look after/do without/get dressed/go/get/get out of/drive/walk/wash/read/breathe/stay/settle} {{cope/manage/live/survive/go/do it/function/sleep/eat/start/lost/leave the house} without me/alone/on his own/on her own/on their own/by himself/by herself/if i'm/him*/her*/them*/without/unless i/any more/anymore/out of bed}|" +
    'without {me/my} {he/she/they/it/there/salary/wage/help/income/the/everything}|' +
    "{has/have/has got/have got/he's got/she's got/they've got/they've/she's/he's} {nobody/no one/no-one/noone} {else/but me/left/apart}|" +
    "{i'm/i am} all {he/she/they/he's/she's/they've}|only {has/got/have} me|{has/have/only} me and|" +
    'nobody else {to/for/who/can/will/does}|{looks/look} {to/up to} me|' +
    'fall* {apart/to bits/to pieces} {without/if/when/the/if i}|' +
    "{would/he'd/she'd/they'd/will/it'd/it would} {fall apart/go under/collapse/starve/be lost/never cope/not cope/be lost without/crumble/have to shut/be devastated without}|" +
    "wouldn't {survive/cope/manage}|lost without me|" +
    "{i'm/i am} {the only one/the only person/who/the one} {he/she/they/who} {eats/trusts/talks/has/listens/calls/can/texts/rings/lets/knows/sees/goes/drives/takes/cares/looks}|" +
    'needs {looking after/constant/full time/round the clock/24/a lot of care/care/help with/someone/somebody/supervision/his mum/her mum/both parents/a mother/a father/a parent/their/his tablets/feeding}|' +
    'need {a mother/a mum/a dad/a father/a parent/both/their mum/their dad/one parent}|' +
    "{has/got} {dementia/alzheimer's/parkinson's/special needs}|" +
    '{clings/cling/holds/hold} {to/on to/onto} {me/my}|follows me {everywhere/around/from/to/round}|' +
    "won't let anyone else|" +
    "{only/will only} {eats/sleeps/settles/calms/takes/settle/sleep/eat/listens/trusts/talks/speaks} {for/with/to/on/when/from/if} {me/i'm}|" +
    '{takes/take} * {from/off} me|' +
    '{call/calls/rings/ring/phones/texts} me {every time/whenever/when/for everything/at night/not anyone/in the middle/crying}|' +
    '{come/comes/came} to me {with/for/when}|' +
    "{i'm/i am} {his/her/mum's/dad's/my mum's/my dad's} {carer/main carer/only/full time carer/next of kin}|" +
    '{carer/care} for {my/mum/dad/him/her}|{nobody/no one} else {can/will/could/knows}|no one else who|' +
    "{if i'm/if i am/when i'm/if i} {not/away/go away/not there/leave} * {he/she/they}|" +
    "{panics/cries/screams/worries} {if/when} i {leave/go/am/'m}|" +
    '{families/people/wages/jobs/staff/patients/students} depend on|' +
    '{kids/children/he/she} {need/needs} me {there/now/more}|{kids/children} need me|' +
    "{can't/couldn't/won't/lost} * without me|{apart/bits/under} without me",
  theirview:
    `{${who}/everyone/people} {thinks/think/reckons/reckon/says/say/said/believes/believe/told me/feels/insists/swears/suggested/suggests/recommended} {that i/i/we} {should/ought/need/must/have to/could/shouldn't/should've/'d better/would be/deserve/can do}|` +
    "{thinks/reckons/says/said/suggests/recommends/suggested/believes/think/say} {i/we/that i/that we} {should/ought/need to/must/have to/shouldn't/deserve/could do better/can do better}|" +
    "{thinks/think/reckons/reckon/says/say/said} {i'm/i am/i was/that i'm} {crazy/mad/making/overreacting/being/too good/wasting/throwing/wasted/stupid to/an idiot to/not ready/overthinking/brave/better off/imagining/ready/just scared/running away/paranoid/ungrateful/silly/spoiling}|" +
    "says i'd be {mad/crazy/stupid/a fool/better/an idiot}|" +
    `{tells/told/telling/keep telling/keeps telling/tell} me to {${imperatives}/be/think/look/find/speak/see/stick/apply/accept/keep/start/focus/relax/stand up/get on/hang/hold/pull}|` +
    "{advised/advises/advising/advise} {me/us/against}|{his/her/their/mum's/dad's/best/good/only} advice|" +
    'advice {was/is} {to/that}|in his opinion|in her opinion|' +
    "{his/her/their/mum's/dad's/manager's/nan's/wife's/husband's} {view/opinion/take/solution/answer} is|" +
    'of the opinion|' +
    `{${relatives}/${around}} {says/say/reckons} {${imperatives}} {it/him/her/them/the/on/to/up/that/out/your*/for/a/and/go/yes/no/with/over/down/*}|` +
    "{thinks/think/reckons} it's {a/too/the/time/silly/stupid/just/only/not/madness/good/best/better/fine/wrong/right/crazy/great/all/my/normal} {phase/mistake/bad/good/soon/late/right/wrong/best/shame/waste/time/great/big/a/no/idea/in/for/better/*}|" +
    `{${relatives}/${around}} {would/'d} {sell/stay/leave/go/never/have/quit}|` +
    "{is/are/'s/was} {all for it/against it/dead against/for it/convinced/totally against/completely against/in favour/adamant}|" +
    'all for it|' +
    "{doesn't/don't/can't} {see/understand} {what/why/the} {i/the problem/problem/big deal/fuss/point/i'm/i'd}|" +
    '{encourages/encouraging/encouraged} me to|' +
    `says {not to/to} {${imperatives}/worry/go/be/stay/tell/wait/keep}|thinks {we/i/he/she} should|` +
    "{thinks/says/reckons} {he's/she's} {not good enough/no good/cheating/using/bad for/right/wrong/the one/toxic/a}|" +
    "{thinks/says} it'd be|no brainer|says you'll regret|thinks i {could/can} do better|" +
    '{talk/talked/talking} me out of|according to {my/him/her/them}',
  everyone:
    "everyone's {telling/saying/like}|" +
    '{people/they/folk/folks} {keep/kept/always keep} {telling/saying/asking/thinking/on}|' +
    'people {say/tell me/think/expect/always say/look at me/assume/judge/stare/talk/tend to/tell/believe/always think/love to say/always ask}|' +
    'they {always say/all say/say that/all think/all tell/say time/say you/say it/say blood/all go on/all expect/all want/all assume/all keep}|' +
    '{all/all of} {my/the/of them/our/his/her} {friends/cousins/family/mums/mothers/neighbours/relatives/aunties/colleagues/others/say/think/tell/women/guys/girls/parents}|' +
    'my friends {all/say/think/keep/are all/tell}|' +
    '{my/the/our/his} {whole/entire} {family/office/town/village/team/world/class/school/church/community} {says/thinks/wants/expects/think/tells/seems}|' +
    'from all sides|on all sides|society|' +
    '{the/my} {internet/community/world/culture} {says/thinks/expects/seems/said/tells}|' +
    'what {will/would} people {say/think}|what people {think/say/will/would/might}|' +
    'the general {view/opinion/idea}|' +
    '{every/all the} {book/books/article/magazine/website/podcast} {says/say/tells}|' +
    'at my age {people/everyone/you/most}|time heals|follow your {passion/heart/dream}|' +
    "the perfect {couple/family/marriage}|plenty * fish|it's always the same:|" +
    '{all and sundry/anyone you ask/everyone i know/everyone around}|' +
    "{everyone/everybody/every single person} {tells me/keeps telling/keeps asking/keeps saying/keeps/wants me/wants us/wants a/expects/says i/says he/says she/says it/says that/says you/says at/says the/says communicate/says just/says follow/thinks i/thinks i'm/thinks it's/thinks we/thinks that/thinks he's/thinks she's/assumes i/assumes that/assumes we/else says/else thinks/asks me/asks when/acts like/agrees/sees/but me/believes/reckons/wants me to/loves him/goes on/around me}|" +
    "nobody {understands why/tells you/talks about how/believes}|you're meant to|" +
    '{my friends/friends/colleagues/relatives/the others/other people/most people/the neighbours/neighbours/my family/family} {all/always/just} {say/think/tell me/expect/keep telling/keep saying}|' +
    "{women are/men are/mothers are/a mother is/you're all} supposed to|" +
    "you're supposed to {love/enjoy/be happy/be grateful/feel}",
  theykind:
    "{he's/she's/they're/is/been/are being/is being} {so/such a/a/really/always/a really/a genuinely/very/nothing but/too/honestly/just/being so/the} {kind/good man/good woman/good person/good husband/good wife/good dad/good mum/good mother/good father/lovely/nice/patient/sweet/supportive/decent/generous/understanding/loving/gentle/good to me/good with/good guy/great dad/great guy/nicest/kindest/loveliest/sweetest/caring/nice guy/nice person/lovely person/nice man/reasonable/good people/great husband/kind man/kind person/good friend/good about/nice about/kind about/lovely about/decent man/good boss/wonderful man/wonderful person}|" +
    "{he's/she's/they're} {lovely/kind/patient/so good/wonderful/so nice/so lovely/so sweet/a saint/an angel/very sweet/great/perfect/good to me/so good to me/really nice/amazing}|" +
    '{is/are} {lovely/wonderful/a saint/kind/so kind/a good man/a good woman/a good person/such a good/a lovely}|' +
    "{never/not/hasn't/haven't/didn't/done} {done/did/do} {anything/nothing/a thing} {wrong/bad/to deserve/to me/to hurt}|" +
    '{done/did} nothing wrong|nothing but {good/decent/kind/nice/supportive/lovely}|' +
    "{doesn't/don't/didn't/does not} deserve {this/it/that/me/what/to be/how/any}|" +
    "{it/that/things/this} {would/'d/might} be {easier/simpler} if {he/she/they/it} {was/were/weren't/wasn't/had/did/hit/cheated/shouted/hated/just}|" +
    "it'd be easier if|" +
    '{makes/make/which makes/made} it {worse/harder/even harder/so much harder/so much worse}|' +
    "{can't/couldn't/cannot} {fault/be angry/even be angry/hate/be mad/even hate/blame} {him/her/them/at/with/*}|" +
    '{means/meant/mean} {well/no harm}|{did/does/doing/do/is doing/tried} {his/her/their} best|' +
    "{isn't/not/aren't/wasn't} {a bad/a monster/an evil/a horrible/evil} {person/people/man/woman/guy/husband/mother/father/at/*}|" +
    "not her fault|isn't {his/her/their} fault|nobody's fault|" +
    '{would do/does/did/do/done/given up/gave up/gave/sacrificed/gives/gives up} {anything/everything/so much} for {me/us/the/her/his/my/you}|' +
    '{gave up/sacrificed} {everything/so much}|{forgave/forgives} me|' +
    "{he'd/she'd/they'd/would} be {devastated/heartbroken/crushed/so hurt/gutted/so upset}|took me in|" +
    '{brings/brought/makes/made/cooks/packs/buys/warms} me {coffee/tea/breakfast/lunch/flowers/dinner/soup/little}|' +
    '{treats/treated/treat} me {like their own/like her own/like a daughter/like a son/so well/well/like family/like a princess/like a queen}|' +
    '{been/is/are} {so/nothing but/really/very/always} {good/decent/kind/nice/patient/generous/lovely/supportive/fair/sweet}|' +
    '{loves/love} me {so much/to bits/more than/and i/unconditionally/anyway}|{bad bone/heart of gold}|' +
    '{he still/she still/they still} {sends/brings/makes/asks/kisses/tells me/apologising}|' +
    '{nobody/no one} {has been/was/is} {cruel/mean/nasty/horrible}|whatever makes {you/me} happy|' +
    'take all the time|{thanked/thanks} me|' +
    "after {everything/all} {he's/she's/they've/they/he/she} {done/did}|trusts me completely",
  disagree:
    `{he/she/they/${relatives}/${around}} {wants/want} * {and i/but i/i} {don't/do not/want/would/am not/just/'m not/'d rather}|` +
    `{he/she/they/${relatives}/${around}} {wants/want} * * {and i/but i/i} {don't/do not/want/would/am not/just/'m not/'d rather}|` +
    `{he/she/they/${relatives}/${around}} {wants/want} * * * {and i/but i/i} {don't/do not/want/would/am not/just/'m not/'d rather}|` +
    `{he/she/they/${relatives}/${around}} {wants/want} * * * * {and i/but i/i} {don't/do not/want/would/just}|` +
    `{he/she/they/${relatives}/${around}} {wants/want} * * * * * {and i/but i/i} {don't/do not/want/would/just}|` +
    "{wants/want} *, {i/and i/but i} {want/don't/would}|{wants/want} * *, {i/and i/but i} {want/don't/would}|" +
    "{wants/want} * * *, {i/and i/but i} {want/don't/would}|" +
    "{wants/want} * * * *, {i/and i/but i} {want/don't/would}|" +
    "i want * and {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want * * and {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want * * * and {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want * * * * and {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want * but {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want * * but {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want * * * but {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want * * * * but {he/she/they/my} {doesn't/don't/wants/want/would/* wants/* doesn't}|" +
    "i want *, {he/she/they} {doesn't/don't/wants/want/would}|" +
    "i want * *, {he/she/they} {doesn't/don't/wants/want/would}|" +
    "i want * * *, {he/she/they} {doesn't/don't/wants/want/would}|" +
    `{he/she/they/${relatives}} {doesn't/don't} want * {and i/but i} {do/want/'d}|` +
    `{he/she/they/${relatives}} {doesn't/don't} and i do|` +
    "{thinks/says/likes/believes} * {and i/but i/i} {don't/think/say/like}|" +
    "{thinks/says/likes/believes} * *, {i/and i/but i} {don't/think/say/like/want}|" +
    "{thinks/says/likes} *, {i/and i/but i} {don't/think/say/like/want}|" +
    "{we/us two/us both/parents} {don't/can't/never/do not/cannot} {agree/see eye to eye/want the same/seem to agree/both want}|" +
    '{disagree/disagrees/disagreeing} {on/about/over/with}|we disagree|' +
    'we want {different/opposite/other/completely different/totally different}|' +
    '{different/opposite} {things/ideas/views/opinions/pages/wavelengths/goals/priorities/plans}|' +
    'on different pages|not on the same page|eye to eye|' +
    '{see/sees} {it/things/this} {differently/completely differently/so differently/very differently}|' +
    `{miles/poles/worlds} apart on|{he/she/they/${relatives}} would rather * {and/but} i|` +
    "{he'd/she'd/they'd} rather * * {and/but} i|{i'd/i would} rather * {and/but} {he/she/they}|" +
    "{he's/she's/they're} {a no/dead set/set} on|{he/she/they} won't hear of it|won't hear of|" +
    "{he'd/she'd} *, {i'd/i would/i can't}|" +
    "{can't/couldn't/haven't} {compromise/find a compromise/meet in the middle/decide together/agreed}|" +
    "no compromise|can't agree|{is/'s/are} {for/against} *, {i'm/i am} {not/for/against}|" +
    "{is/'s/are} {for/against} * * *, {i'm/i am}|{i'm/i am} {for/a saver/not ready/ready} *, {he's/she's}|" +
    "{he's/she's} ready *, {i'm/i am}|{he's/she's} ready * * *, {i'm/i am}|he's ready and i'm not|" +
    "she's ready and i'm not|{he/she} says * i say|{idea/ideas/definition/version} of * {is/are}|" +
    'for him *, for me|for {him/her} a * is * *, for me|i say {yes/no} {he/she/and he/and she}|' +
    "one of us {wants/won't/has to}|{he/she/wife/husband/dad/mum} says * i say|{says/say} *, i say|" +
    "{he/she/they/husband/wife} {likes/thinks/sees/believes/votes} * {and i/i} {like/think/see/want/vote/don't/believe}|" +
    "{he/she/they/husband/wife} {likes/thinks/sees/believes} * * {and i/i} {like/think/see/want/don't}|" +
    "{i'd/i would} {like/love/rather} * * {and/but} {he/she/they} {wouldn't/would/doesn't/won't/wants}|" +
    "{i'm/i am} {very much/definitely} not|wants the {big/city/money} * * i|all for * * * i'd rather|" +
    "he's a * {she's/i'm} a|{she'd/he'd} {have/let/marry/keep} * * * i {can't/don't/want/couldn't}|" +
    "opposite things|{i vote/i think} * * * * {he/she/my/he's} {thinks/says/wants/votes}|" +
    "{want/wants} to {sell/keep/move/stay/close/go/drop/press} * * {and/but} {i/one} {want/just/don't/of/'d}|" +
    '{want/wants} to {sell/keep/move/stay/close/go/press} * {and/but} i',
  theirpromise:
    `{${who}} {promised me/promised us/promised to/promised he'd/promised she'd/promised they'd/promised that/promised it/promised i/promised mum/promised dad/promised there/promised the/swore he'd/swore she'd/swore to me/swore it/swore that/vowed/pledged/guaranteed/assured me/gave his word/gave her word/gave their word/gave me his word/gave me her word}|` +
    "{he'd/she'd/they'd/had/has/have/keeps/always} {promised/promises/promising/sworn/swears}|promised me|" +
    '{his/her/their/broken/empty/all the/of} {promise/promises/word to me}|' +
    "{broke/breaks/broken/never kept/didn't keep/kept} {his/her/their} {promise/word/promises}|" +
    `{${who}} {said/swore/told me/promised/told us/agreed} {he'd/she'd/they'd/he would/she would/they would/he'll/she'll/they'll/he will/she will/it would/it'd/things would/things will/we'd/we would/we'll/we could/i'd get/i would get/i'd have/i could/there'd be/there would be/i'd be} {never stop/stop/never/change/be/come/help/pay/get/take/call/ring/leave/do/try/go/propose/marry/move/visit/quit/give/look/tell/come back/always/not/find/make/send/fix/sort/cut/delete/support/hold/keep/look after/meet/return/always be/be here/be there/buy/let/pick/ring/give up/say/speak/talk to/take care}|` +
    "{said/told me/told us} {he/she/they} {wouldn't/would never/won't/will never}|" +
    '{he/she/they} {said/swore/promises} never again|said forever|' +
    '{was/were} going to {stop/change/fix/build/travel/leave/help/take/come/pay/get/propose/marry/move/quit/look} * * {when/before/after/and/but}|' +
    'that was the deal|' +
    "{was/were/he's/she's} supposed to {stop/help/come/pay/be here/call/quit/take/pick/look/share/have}|" +
    'we had {a deal/an agreement}|the deal was|we {shook/agreed} on it|shook hands|' +
    '{agreed/agree} to {take/help/pay/every/do/share/come/stop/split}|crossed {his/her} heart|' +
    "{assured/guaranteed/promised} {me/us}|{keeps/always} saying {he'll/she'll/they'll/next}|" +
    '{next year/tomorrow/soon/one day/later} {he/she/they} {says/said}|' +
    "been promising|{promising/promises} {to/me/for/he'll/she'll/that}|" +
    '{said/told me} {i/we} could {go/have/take/move/work/come/get/keep/stay} * {if/after/when/once}|' +
    '{went back on/going back on/goes back on} {his/her/their/it}|the house would come to me|' +
    "would come back for me|{never/didn't/hasn't/and he didn't/and she didn't} {kept/keep} {it/his/her/their}",
  unfair:
    "unfair|unfairly|i'm {doing/the one doing} {everything/it all/all the}|" +
    "{i'm always/i am always/it's always me/why am i always/always} the one {who/to/doing/that/ringing/calling}|" +
    "it's always me|always me {who/that}|{why is it/why's it/why am i} always me|why am i always|" +
    'why do i always {have to/end up/do/get}|why {should/do} i have to|' +
    '{he/she/they/brother/sister/husband/wife/dad/partner/boyfriend/girlfriend} never {does/do/did/help/helps/helped/lift/lifts/thank/thanks/thanked/offer/offers/offered/cook/cooks/clean/cleans/pay/pays/has to/have to/asks me/gets up/lifts/washes/says thank*}|' +
    "{doesn't/don't/didn't/won't/without/never} {lift/lifts/lifting/lifted} a finger|" +
    '{gets/got/get/getting} away with|{take/takes/took/taken/taking} {me/it/us} for granted|' +
    'taken for granted|{takes/taking/take/took} advantage|using me|{he/she/they} {uses/use} me|' +
    '{he/she/they} never {says/say/said/get/got/a/even} {thanks/thank*}|not even a thank*|no thanks|' +
    '{he/she/they/brother/sister} {gets/get/got/takes/take} {all the/the} {thanks/credit/praise/glory/medal/sorry/best/promotions}|' +
    'wants a medal|one-sided|one sided|' +
    'all the {work/effort/housework/cooking/cleaning/planning/driving/childcare/emotional/mental load}|' +
    'mental load|double standard*|{rule/rules} for {him/her/them}|' +
    'while {he/she/they/my husband/my brother/my sister} {sits/watches/sleeps/plays/sit/gets/goes/relaxes/lies/scrolls/does nothing/is out/games}|' +
    "{he/she/they/brother/sister/husband/wife} * {and/while/but} {i'm the one/i do/i get/i have to/i'm left/i pay/i end up/i'm stuck/i clean/i wash/i look after/i cook/i carry/i'm still/it's me}|" +
    'i {end up/ended up} {doing/paying/apologising/cleaning/apologizing/with}|{left/leaves/leave} me to|' +
    "i'm left {with/to}|" +
    '{he/she/brother/sister/husband/they} {gets/get} to {be/go/sleep/have/live/leave/do/relax/choose/decide}|' +
    'without even asking|' +
    'i {get/got} {nothing/the blame/the rest/none/left with/stuck with/the worst/the leftovers/the bill}|' +
    '{he/she/brother/sister} {gets/got} {everything/promoted over/paid more/more than me/paid for}|' +
    '{promoted/picked/chosen} over me|over me|same job|' +
    '{half/a third/double/twice} {the/of/as much/the work/the effort} {rent/work/wage/bills/than/for}|' +
    '{sleeps/slept} through|' +
    "i {organise/organize/plan/arrange/remember/buy/pay for} {every/all the/everyone's/everything}|" +
    'not once has {he/she/anyone/anybody/anyone}|i {always/still} have to {do/ask/be/pay/clean/ask}|' +
    '{never/not} {lifts/my turn}|forgives {him/her} everything|we both work full time|' +
    '{he/she} has never once|all i {ever do/do} is|says sorry first|apologise first|' +
    "and i'm the one {who/left/doing/paying}|{he/she/they} just {sits/sit} {there/and/on/around}|" +
    '{favouritism/favoritism/golden child/preferential}|{is/was/always been} the {favourite/favorite}|' +
    "after {everything/all} i've done for|" +
    "{it's/it isn't/that's/how is that/isn't/it's just/so} {not fair/fair/so unfair/unfair}|" +
    "{not/isn't} fair that|" +
    'i do {everything at/everything around/everything and/it all/all the/all of it/most of/99/90}|' +
    "i do everything {in/for/while/at home/round}|it's {never my turn/me who/always us who/us who}|" +
    'never my turn|when is it my turn|' +
    'while i {do/clean/cook/work/pay/look/get/stay/wash/carry/run/sit/do all/make}|' +
    '{falls/fall/falling/down/left} {on/to} me|{fair/his/her/their} share of the|' +
    '{pull/pulls/pulling} {his/her/their} weight|does nothing {at home/around/in the/to help}|' +
    '{like a/like the/a/the} {maid/servant/slave/doormat/skivvy/unpaid}|' +
    'only {rings/calls/texts/comes/speaks} {when/if} {he/she/they}|' +
    '{when/whenever} {he/she/they} {needs/wants/need/want} something|' +
    '{he/she/they/brother/sister/dad} {got/chose/gets/has} * {and/,} i {got/get/chose/have}|' +
    "{he/she/they} {got/chose/gets/has} * * and {i've/i} {got/get/have/had}|" +
    '{he/she/they/brother/sister/husband} {plays/sleeps/relaxes/breaks/sends/send/buys/chose} *, i|' +
    "i {train/clean/cook/wash/pay/raise/drive} * and {he/she/they} {get/gets/sit/sits/don't/doesn't/never}|" +
    'and i {clean/wash/cook/pay} {her/his/the/for/it}|{gets/got} the {thanks/credit/praise/plot/holidays}|' +
    "{never/hasn't} {asked/asks} {me one/me a single/about me/about my/how i}|" +
    '{asked/ask/asks} {him/her/them} about {his/her/their} {life/day/work} *|we both {work/earn} full|' +
    '{expects/expect} me to do {it all/everything}',
  praise:
    `{${who}/everyone/people} {thinks/says/said/told me/reckons/told them/tells me/keeps saying/always says/say/think} {i'm/i am/i was/i'd be/i've/i have/i could/i'd make/i did/that i'm/that i/they couldn't/he couldn't/she couldn't/it was the best/it's the best} {a natural/amazing/brilliant/great/good at/so good/really good/talented/gifted/the best/clever/smart/strong/beautiful/perfect/wonderful/doing so/doing really/doing well/doing a great/a great/a good/a brilliant/a wonderful/an amazing/a real/a hero/an inspiration/an example/a superhero/his best/her best/their best/one of the/ready for/a rising/got talent/real talent/a gift/potential/so much potential/huge potential/go far/go pro/the most/got what/wise/a star/special/the future/a genius/really/so/do it without/a}|` +
    "{says/said/told me/thinks/reckons} {i'm/i was/i am} {a natural/amazing/brilliant/great/talented/gifted/the best/clever/smart/beautiful/perfect/wonderful/doing so well/doing well/doing great/a great/a good/a star/so good/really good/an inspiration/special/irreplaceable/indispensable}|" +
    '{says/said/told me} i have {a/real/great/so much/potential/talent/what it takes/the}|' +
    "{couldn't/can't} {do it/manage/cope/run it} without me|" +
    "{best thing/best person/best one} {that/to/who/he/she/i've}|" +
    '{offered/offering/offers/offer} {me/us} {a/the/it/an/partner/promotion/more/double/shares/this/my/to}|' +
    "{they've/he's/she's/i've been/i was/been/got/were/i got} offered {a/it/the/me/this/an/promotion/partner}|" +
    '{chose/picked/chosen/selected/nominated/voted/recommended/headhunted/promoted/shortlisted/put} me {for/out/as/forward/to/over/and/from/in}|' +
    '{chosen/picked/selected/nominated/headhunted/shortlisted/promoted/recommended} {for/out/from/to/as/by/me}|' +
    '{chose/picked/nominated/promoted/headhunted/shortlisted} me|' +
    '{want/wants} me to {lead/run/head/be the/take over as/be head/manage/apply for/be}|asked for me|' +
    'asks for me|ask for me|me by name|by name|' +
    "{is/are/he's/she's/they're/so/really} {so proud/proud/really proud} of me|" +
    '{believes/believe/believed} in me|' +
    '{praised/praises/compliment*/complimented/congratulated/applauded/admires/admire/applaud} {me/my/*}|' +
    '{looks/look} up to me|{brags/boasts/raves/bragging} about {me/my}|' +
    "tells {everyone/everybody/people/the whole street/strangers} {about me/how proud/how good/i'm his/i'm her}|" +
    '{loved/loves/love/liked} {my/what i} {work/book/painting/writing/cooking/idea/presentation/talk/voice/essay/piece/project/wrote/made/did}|' +
    'the editor {wants/loved/liked}|{sees/saw/see} {potential/something/talent/so much} in me|' +
    '{give/gave/given} me {the lead/the job/a prize/an award/the award/a standing/a promotion/a raise/a bonus/more responsibility/top marks/a glowing}|' +
    '{won/win/got} {an award/the prize/first prize/a distinction/a scholarship/employee of}|standing ovation|' +
    'glowing {review/reference/report}|{clapped/cheered} when|great future|{a real/such a/a} gift|' +
    '{wish/wished} {i was/their own/her own}|{they/he/she} {want/wants} me for|' +
    '{ever/most} {trained/taught/had/worked with/met/seen}|rising star|star pupil|role model|' +
    '{thinks/think} {the world/highly/so much/a lot} of me|{hung/hangs} the moon|{second/final} interview|' +
    'my hero|trusts me with|trust me with|' +
    'asked me to be {the/his/her/their} {guardian/best man/maid/bridesmaid/head/leader/captain/chair/mentor/lead}',
  helped:
    '{it/that/this/things/everything} {was/were/is/felt/feels/got/gets/became/went} {fine/better/easier/good/okay/ok/alright/all right/lighter/so much better/different/great/lovely/calmer/so good/a bit better/much better/bearable/a bit easier/a bit lighter/so much easier/much easier} {when/on/at/there/with/after/for/in/since/while/once/that/the/again}|' +
    "{better/easier/lighter/calmer/fine/okay/ok/alright/happy/normal/different} {when/whenever/once/after/since/at/in} {we/i/i'm/i was/he's/she's/he/she/they/we're/it's/my}|" +
    '{got/felt/feel/get/feels/been} {a bit/much/so much/a little/slightly/a lot/loads/miles} {better/easier/lighter/calmer/happier}|' +
    '{helped/helps/help} {a bit/a lot/a little/me sleep/loads/for a/when/more/take/too/so much/most/to/that/with the}|' +
    '{did/does/do} help|{really/actually/always/only} {helps/helped/works/worked}|' +
    "{the only/one} {time/place/thing/day/hour/evening/person/moment} {i/that/when/my/we/where/it} {slept/sleep/feel/felt/helps/helped/can/could/don't/didn't/am/was/relax/laugh/laughed/breathe/ever feel/i can/i feel/i sleep/works/head/'m/happy/forget/stop/shuts}|" +
    'only {time/place} {my/i/we}|{i/we} {slept/sleep} {like/well/through/fine/better}|' +
    '{forget/forgot/forgotten} {about it/all about/it all/everything/about everything}|' +
    '{gets/got/kept/keeps} me through|took the edge off|' +
    '{calms/calmed/relaxes/relaxed/soothes/settles/settled/grounds/cheers/cheered} me|' +
    'i {could/can} {breathe/relax/think clearly/be myself/forget/finally breathe/switch off/just be/eat anything/think again}|' +
    '{i feel/feels/i felt} {like me/like myself/at home/at peace/human/normal} {when/there/in/on/again/with}|' +
    'my head {shuts up/goes quiet/is quiet/was quiet/clears/cleared/stops}|' +
    '{for once/for one/for a} {evening/day/night/weekend/whole/week/afternoon/i/while} {i/it/we/without/was/everything}|' +
    '{we had one/had a/that one/we had a} {good/lovely/nice/whole/week/weekend/evening/summer} {night/day/week/evening/weekend/hour/in/where/we/at/when}|' +
    "{don't/didn't} think about it {when/at/for/there/once}|" +
    '{made/makes} {it/things/me/the evenings/a difference/all the/such a/a huge/a real/me feel} {better/easier/bearable/difference/lighter/shorter/calmer/less}|' +
    "{we/i} {didn't/don't} {fight/argue/shout/worry/cry/panic/drink/stammer/think} {once/when/there/the/at/for/all/about}|" +
    'since i {told/started/stopped/swapped/quit/began/moved} * * * {better/lighter/calmer/less/easier/fine}|' +
    '{going/talking/walking/writing/running/swimming/music/singing/gardening/painting/baking/praying/reading/therapy/the gym/exercise/the tablets/the choir/counselling/medication/yoga/cooking/dancing/knitting} {helps/helped/to * helps/to * helped/calms/it down helps/it down helped/keeps me/does help/did help/works/saved}|' +
    "{i was/we were/i'm/we're/i am} {alright/okay/ok/fine/happy/calm/all right/ourselves/myself/relaxed} {in the/at the/there/when we/when i'm/that/for once/again/as long/on holiday/on the/on that/with an/when there's}|" +
    '{been/feel/felt/feeling/much/bit/lot} {better/easier} {since/after}|' +
    '{mornings/evenings/weekends/saturdays/sundays/nights/fridays/days} {are/were} {fine/ok/okay/better/easier/good/alright}|' +
    '{laughed/talked/sang} {the whole/all} {drive/night/way/evening/weekend}|' +
    'was {calm/happy/fine/himself/herself} {the whole/all/when/that/there}|did more than|' +
    'the only place {my/i/where}|it {stopped/went away/got better/eased/got easier} {when/after/once/for/a}|' +
    'it was {fine/easier/better/good/different} {when/in/at/there/with/on}|better for a while|' +
    '{slept/sleep} like a|i {managed/coped} * in one go|' +
    "{we were/we're} {ourselves/happy/fine/alright} {again/on/there/in/when}|" +
    'once {we/i} {told/said/stopped} *, {it/things} {stopped/got}|' +
    'never felt {too much/alone/judged} {with/there/at}|' +
    '{feel/felt} {like me/myself/alright/normal/okay} {when/on/there/again/for once}|got on like|' +
    '{it/things} {stopped/went away/got better/eased/lifted/calmed down} {when/after/once/for}',
  fight:
    '{had a/had another/into a/in a/a huge/a big/a massive/a stupid/a terrible/another/massive/huge/big/the/same/blazing/stupid/major/constant/screaming/flaming/proper/terrible/screaming} {row/rows/argument/arguments/fight/fights/fallout/falling out/falling-out/barney/bust-up/bust up/quarrel/blowout/blow up/blow-up/ding dong/ding-dong/slanging match/shouting match/screaming match/tiff/spat/bickering/screaming/dispute}|' +
    '{we/they/i/he/she/parents/and i/and me/and mum/and dad/always/just/end up/ended up/keep/constantly/both/and her/and him} {argue/argued/fight/fought/fighting/arguing/quarrel/quarrelled/quarreled/row/rowed/rowing/bicker/bickered/bickering/quarrelling/quarreling/clashed/clash/fell out/fall out/fallen out/had words/had it out/came to blows/had a go/shouting/yelling/screaming/screamed/shouted/yelled} {about/over/again/all/every/like/with/at/in/until/for/on/and/so/each/this/that/last/yesterday/constantly/a lot/till/since/more/when/because/the/at each}|' +
    'we {argue/fight/argued/fought/bicker/row/quarrel/quarrelled/fell out/rowed/clash/clashed/shouted/screamed}|' +
    "{we're/we are/always/keep/constantly/parents/still/we were} {arguing/fighting/bickering/quarrelling/rowing/yelling/screaming/shouting} {about/over/again/all the/with/every/at each other/match/constantly/non-stop/nonstop}|" +
    '{fell/fallen/falling/fall} out {with/over/about/again/and}|' +
    '{blew/blows/blown/all blew} up {at/in/and/over/again/into/on/when/about}|' +
    'it {blew up/kicked off/exploded/escalated/turned ugly/got ugly/got heated/got loud/went downhill/ended in/ended with/all came out/all kicked off}|' +
    '{kicked/kicks/kicking} off|' +
    '{i/he/she/we/dad/mum/both} {shouted/screamed/yelled/lost it/blew up/exploded/flipped/lashed out/stormed out/stormed off/slammed} {at/back/and/with/the/a/his/her/in/on/me/him/out}|' +
    "said {things/horrible things/awful things/something} {i/we/you/he/she} {didn't/can't/couldn't/regret/don't/shouldn't}|" +
    "each other's throats|at it again|{went/go/goes} at {it/each other}|all hell broke|had it out|had words|" +
    'came to blows|{slammed/slams} the {door/phone} {on/in/and}|tempers|heated|' +
    '{same/usual} {argument/row/fight/old argument}|not {speaking/talking} {since/after/because/over}|' +
    "{aren't/we're not/not been} speaking|" +
    'told {him/her/me} to {pack/get out/leave/f off/fuck off/go to hell/piss off/shut up}|' +
    'turned into {a/an} {row/fight/argument/shouting/screaming}|' +
    'ended {in/with} {tears/shouting/a row/an argument/one of us/me/him/her/a fight}|' +
    'round and round {till/until/and}|{a/without a/like a} war|war {zone/with/at}|' +
    '{he/she/dad/mum/i} {punched/threw/smashed/kicked} {the wall/a plate/the plate/plates/a chair/the door/the phone/a glass/a mug}|' +
    '{screaming/shouting/yelling/screamed/shouted/yelled} at each other|' +
    '{screamed/shouted/yelled/swore} at {her/him/them/my}',
  rule:
    "in {our/my/his/her/their/your/a} {family/house/culture/religion/church/caste/home/country/faith/community/household/job/trade/line of work} {you/we/nobody/one/a/the/people/women/men/girls/no one/it's/there/that/sons/daughters/everyone}|" +
    "where i {come from/grew up/'m from}|" +
    "{i was/we were/i've been/i am/was} {taught/raised/brought up/told/always taught/always told/trained/taught that/raised to/conditioned} {to/that/you/never/not/with/as/it/catholic/god/in/a/like/by/always/from}|" +
    '{raised/brought up/taught} to|{raised/brought up/taught} that|' +
    "{how/the way} {i was/we were/i've been/you were} {raised/brought up/taught}|my upbringing|" +
    '{drilled/beat/beaten/hammered/instilled/ingrained} {into/in} {us/me/you}|' +
    'i grew up {with/believing/hearing/thinking/being told/in a}|' +
    'my {mother/father/mum/mom/dad/gran/grandmother/grandfather/parents/nan/grandma/grandad/granddad/mam/nana/auntie/family} {always said/used to say/had a saying/always told/always taught/brought/raised/taught/believed/always believed/drummed/always used/swore by}|' +
    "{mum/dad/mom/nan/gran/mam/granny/father/mother} {always said/used to say/swore by/always told/taught me/taught us} {you/that/never/a/to/us/me/if/it/crying/family/don't/we/there/always/be}|" +
    "we {don't/never/just don't/do not} {cry/complain/ask for help/do that/air/make a fuss/give up/quit/talk back/do therapy/do divorce/divorce/do feelings/speak about/leave/talk about feelings/beg/borrow/brag}|" +
    "{my/his/her/mum's/dad's/father's/mother's/parents'/the/our/family/house/golden/first} {rule/motto/principle/saying/values/code} {is/was/has/in/of/that/were}|" +
    "on principle|my {principles/values/religion/faith/culture}|{it's/it is/is/that's/would be/be} a sin|" +
    '{the bible/the quran/god/the church/scripture/islam/my faith/my religion/our religion/our culture/my culture/tradition/custom} {says/teaches/tells/said/wants/forbids/expects/does/is that/demands}|' +
    "god doesn't|honour thy|" +
    "{it's/is/just/a/our/the} {tradition/custom/not done/how it's done/what you do/what we do/how we do it/the done thing}|" +
    'not done {in/to/here}|' +
    "that's {just how we/how we/how it's done/what you do/just what you/what we do/what one does/not what we/not how we/just how it/how it was}|" +
    "you {don't/never/do not/always/just don't/must/must never/look after/stand by/pay your/finish what} {do that/speak ill/air/take charity/leave/ring/talk/go/quit/give up/your own/your man/way/ask/complain/turn your back/put/walk/abandon/say no to/show/cry/brag/owe/go to bed/break/visit/finish/say no/let people down/divorce/back}|" +
    "{marriage/it's/family} is {for life/forever/sacred}|" +
    "{good/nice/real} {girls/boys/women/men/wives/daughters/sons/mothers} {don't/do/never/always/obey/look after}|" +
    "{men/boys/women/girls/a man/a woman/a wife/a husband/a son/a daughter/the eldest/the oldest/sons/daughters/a mother/a captain/guests} {don't/never/does not/doesn't/must/should/shouldn't/always/do not/comes/come/looks after/look after/goes down/stays/obeys/has to} {cry/talk/show/complain/be/first/leave/after/go/with/quit/the/ask/her/his/work/look/provide/do}|" +
    '{every/all the} {man/woman/women/men} in my family|{nobody/no one} in {my/our/this} family|' +
    "{it's/this is} {bad luck/considered/seen as/frowned/shameful/disrespectful}|others first|" +
    'children should|respect {your/for} elders|keep {my/your} head down|' +
    '{catholic/church/strict} {upbringing/school/family/household/parents}',
  useless:
    "nothing {ever/i do/i say/i try/i've tried/will ever/we do/they do/has/is going to/'s going to/will/ever really} {helps/helped/works/worked/changes/changed/change/help/makes/made/seems/is/will/fix/gets/happens}|" +
    'nothing {helps/helped/works/worked/changes/changed/will change/will help/makes a difference/made a difference/to be done/ever happens/i can do/anyone can do/you can do/we can do/can be done/seems to help/seems to work/is going to change}|' +
    'tried {everything/it all/every/all of it/absolutely everything/a hundred/a million}|' +
    "i've tried * and {nothing/it/still}|{what's/what is/whats/see/seeing/what'd be} the point|" +
    "{no/isn't any/not much/little/never any} point|pointless|" +
    "{it's/is/feels/all/so/that's/seems/this is/i'm/completely/utterly/was} {useless/hopeless/futile/in vain}|" +
    'hopeless|' +
    "{doesn't/didn't/won't/don't/never/not/wouldn't/isn't going to/not going to/doesn't seem to/it does not} {help/work/make any difference/make a difference/change anything/change a thing/solve anything/fix anything/matter what i/matter anyway/get better/get any better/get through}|" +
    '{makes/made/make} no difference|' +
    "{he won't/she won't/they won't/it won't/he'll not/never/not going to/never going to/isn't going to} change|" +
    'changes nothing|no use|waste of {time/breath/energy/effort}|{wasting/waste} my breath|' +
    "{i give/i've given/given} up {on/hoping/trying/asking/expecting/believing/completely/now}|" +
    'why {bother/even bother/do i even/do i bother/should i bother/even try}|{back to/at} square one|' +
    '{always/it all} ends up the same|same thing {every time/over and over/again/next}|' +
    "{it/things/everything/that} {will never/won't ever/'ll never/never} {change/get better/end/be different/improve/work/changes/gets better}|" +
    'never {going/gonna} to {change/end/get better/work/get/be different/stop}|' +
    "{he'll/she'll/they'll/it'll/he will/she will/they will/people} never {change/listen/understand/see/stop/learn/get it/get better/admit}|" +
    "{he/she/they} {never/don't ever} {changes/listen/listens/learns/change}|" +
    "{isn't/aren't/not/never} {ever/going/gonna} {to change/to get better/going to/to listen/change/to stop}|" +
    'what good {would/does/is/will/did}|' +
    "{i've/i have} {asked/told him/told her/told them/said it} {a hundred/so many/a thousand/a million/countless} times|" +
    'always {going to be/be} {like this/the same/this way}|' +
    '{still/always/just/all} the same {crap/shit/thing/problem}|still the same|' +
    '{stays/stayed/remains} the same|in one ear|talk* to {a/the} {brick wall/wall}|blue in the face|' +
    "{can't/cannot/never} win {with/against/either}|{he'll/she'll/they'll} {just/only} do it again|" +
    '{nobody/no one/no-one} can {fix/help/do anything/change}|too far gone|' +
    "beyond {help/repair/saving/fixing}|it is what it is|what can you do|{doesn't/don't} matter what i|" +
    'no matter what i {do/say/try}|no matter how {hard/much/many} i|all that {effort/work/time} for|' +
    "{comes/came} back every time|like last time|{talking/crying/worrying/sorry} won't|" +
    "won't bring {him/her/them/it} back|no amount of|might as well {not/talk/give}|" +
    "{can't/don't} see it {ever/getting/changing/improving}|" +
    "don't see {how it/any way/things} {will/ever/getting}|" +
    "{there's/there is} {nothing/no hope/no solution/no answer/no fix} {i can/to be/left to/you can/anyone/we can/for/that/here}|" +
    'lost cause|flogging a dead|and {still/yet} nothing {changes/changed/happens}|' +
    "{promises/says} and nothing|{don't/never/won't} listen anyway|{say/said} no anyway|i've lost hope|" +
    "no hope|nothing i {say/do} {helps/works/changes}|whatever i {say/do} {it's/it/he/she/they/nothing}",
  noway:
    "{there's/there is/theres/is} no {half/such thing/way to/way i can/way of doing/way you can/way that i/middle/in between/in-between/halfway/part time/compromise/nice way/easy way/good way/other way/alternative/third/version/right way/gentle way/undoing/taking it back/kind way/quick/me time/going back/way back/way round/way around/way we}|" +
    'no such thing as|' +
    "{it's/it is/is/be/that's/seems/just/completely/simply/was/feels/virtually/practically} impossible|" +
    'impossible to {do/be/have/say/get/find/live/tell/please}|' +
    "{not/isn't/never going to be/it's not/won't be} possible|" +
    "{that's/that is/it's/just/this is} not how {it/life/things/this/love/families/jobs/marriage} {works/work/goes}|" +
    "{it/that/life/things/love/this} {doesn't/don't/just doesn't} work like that|" +
    "{you/one/nobody/people/no one} {can't/cannot/can not/can never} {just/be/have/do/be half/do both/un*/go back/have both/have it both/love two/serve/say/leave/unsay/walk/say no/take/put/raise/ask/split/quit/start/force/choose/make/get/undo/live/turn/tell/win/be both/be a}|" +
    "{can't/cannot} have {both/it both ways/everything/it all}|{can't/cannot} do both|" +
    "{you/it's/its/it is} either|either you|either * or {nothing/not/the/you/i/it/dead/you're}|" +
    'all or nothing|' +
    "{once you/once you're/once youre/once it's/once you've} * {there's no/you can't/you're/you never/that's/it's/out}|" +
    "once you're {out/in/gone}|" +
    '{nobody/no one/no-one/no man/no woman} {leaves/hires/would ever/comes back/survives/makes/goes/will ever/will hire/would hire/would take/marries/changes/does/can do/could/starts}|' +
    "{they'd/he'd/she'd/they would/he would/she would/they will/they'll/my * would} never {let/allow/agree/accept/go for/give/forgive/understand/take/leave/be}|" +
    '{would/will/could} never {let me/allow/work/be possible/happen/agree/accept it/go for}|' +
    "{can't/cannot/couldn't} be {done/both/undone/fixed in/a good/taken back}|end of story|" +
    "out of the question|not an option|{isn't/not} {even an/an} option|" +
    "{a/any} {mother/woman/man/farmer/teacher/nurse/doctor/manager/parent/father/artist} {can't/cannot/doesn't get/doesn't just}|" +
    "{men/women/people/artists/mothers/teachers/parents} {my age/like me/of my age/in my} * {don't/can't/never}|" +
    "{men/women/artists/nurses/mothers/teachers} {can't/don't get}|" +
    "{don't/won't/doesn't/never} get {a second chance/another chance/a do-over/to choose/both}|" +
    "second chance in|{won't/never/you'll never/not going to} find {a/another} * {like/with/in/at}|" +
    "{only one way/one way} to|{no/isn't a/not a} third {thing/option/way}|{has to/must} be {a clean/all}|" +
    "{door's/door is} {shut/closed}|forget it|you don't {just/negotiate/say no/get}|" +
    "{that/it/this} {just/simply} doesn't {exist/happen/work}|{doesn't/don't} exist|" +
    "no {middle ground/in between/in-between/half measures/grey area}|can't be {done/undone/taken back}",
  waiting:
    "{i/we} {just/always/still/keep/can only} wait|i've waited|wait and see|" +
    '{until/till} {he/she/they} {says/say/does/do/comes/come/decides/decide/calls/call/apologises/apologizes/changes/change/is/are/leaves/leave/brings/rings/notices/realises/answers/replies/hears/texts/texts first/asks/makes/gets/speaks}|' +
    "{haven't/not/hasn't/never} heard {back/anything/yet/from them/from the/a thing/a word}|" +
    '{no/not a/no more} {word/news/reply/answer/decision/response/result} {yet/back/from/so far/since}|' +
    'nothing back|{nothing/no answer/no news/not a word} {yet/so far/since}|{any day/any time/any week} now|' +
    'on hold {till/until/while/for/because/at}|' +
    '{on hold/in limbo/limbo/still up in the air/pending/under review/in process/still processing/being assessed/on standby}|' +
    "ball is in {his/her/their}|ball's in {his/her/their}|{make/makes/made} the first move|" +
    '{let/letting} {me/us} know {by/when/if/next/in/on/after}|' +
    "{they'll/he'll/she'll/they will/will/would} {let me know/let us know/get back to me/get back to us/call me back/be in touch/ring me/ring back/tell me when}|" +
    "{said/says} {he'd/she'd/they'd/he'll/she'll/they'll} {let me know/get back/be in touch/ring when/call when/call me/think about it}|" +
    '{checking/refreshing/refresh/checked/check} {my/the} {phone/email/emails/inbox/portal/messages/post/app}|' +
    'by the {phone/window/door} {till/until/for/waiting/every}|' +
    "{i'm/am/still/just/we're} hoping {he'll/she'll/they'll/it'll/that/for/to hear/he/she/they}|" +
    "{keep/kept/keeps} {hoping/thinking} {he'll/she'll/they'll/it'll/he/she/that/one}|" +
    "one day {he'll/she'll/they'll/he'd/she'd/they'd}|" +
    "i hope {he/she/they/it} {will/changes/says/calls/comes/asks/notices/gets/sees/'ll}|" +
    "giving {him/her/it/them} time|{we/i} don't {hear/find out/get the results/know} {till/until}|" +
    "{we find out/i find out/find out/we'll know/hear back} {in/on/next/by/after/when} {a/the/next/few/monday/*day/may/june/july/january}|" +
    '{depends/hangs} on what the|' +
    "{is/are/still/he's/she's/they're/been} {deciding/thinking it over/considering it/making up his/making up her/making up their/assessing/looking at it/looking into it}|" +
    'when {he/she/they} finally|bag packed|{postponed/postponement/delayed/adjourned/rescheduled}|' +
    'told {to be patient/be patient/to wait}|' +
    '{put/holding/kept/put my} {everything/my life/life} on {hold/pause}|the phone not ringing|' +
    'see if {he/she/they} {texts/calls/rings/notices/comes/replies/asks/writes}|' +
    "{i'm/i am/i've been/we're/we are/just/keep/we've been/i keep/been/sat/sit/stand/sitting} waiting {for/on/to hear/to see/till/until}|" +
    '{still/just/keep/endless} waiting|' +
    'waiting {to hear/for the results/for results/for news/for a call/for an answer/for a reply/for a decision/for him to/for her to/for them to/for an apology/for someone to/for permission/for the phone/for a sign/on the/by the phone/game}|' +
    '{and/so/just/can only/still/so now} {i/we} wait|{all/have to} wait and see|you wait for|' +
    '{keep/kept} {checking/refreshing} my|{any news/no news} yet',
  condition:
    '{if/but if} only|' +
    "if {he'd/she'd/they'd/he would/she would/they would/someone would/someone'd} {only/just/ever/say/ask/once/listen/help/stop/come/tell/at least/admit/let/give/meet/be/even/change/apologise/leave/let}|" +
    "if {he/she/they/we/my * } {would/only/just/could/said/asked/stopped/listened/helped/met/told/gave/let/agreed/came/changed/apologised/apologized/showed/loved/left/had/paid/got/were/was/wasn't/weren't/didn't/gets/gives/goes/stops/says/asks/pays/agrees/changes/comes/finds/passes/dies} * {i'd/i would/i could/i'll/it'd/it would/we'd/we could/things/i/we/that}|" +
    'if {he/she/they/someone/somebody/anyone} {would/could/only/just} {only/just/say/ask/listen/help/stop/come/tell/admit/let/give/meet/be/take/see/understand/apologise/apologize/change/once}|' +
    'if {he/she/they/someone/somebody} {just/only/ever} {said/asked/stopped/listened/helped/told/gave/let/came/once/apologised/apologized/showed/took}|' +
    "if i {had/was/were/could/knew/didn't/weren't/wasn't/won/got/hadn't/earned/found/lived/spoke} *, {i'd/it'd/i would/i could}|" +
    'if i {had/knew/could just/could only/were} {more/the/enough/a/younger/older/richer/single/braver/sure/just/my own/one/somebody/someone/for sure/how/he/she/they/that/rich/thinner/stronger/better/different/money/time/him/her/not/twenty/thirty/alone}|' +
    "{i'd have/i would have} {*/* *} if {he/she/they/i/it/we/there/only/one/somebody/someone/my}|" +
    'i could * * * if {he/she/they/i/it/we/there/someone/somebody/my}|' +
    'i would * * * if {he/she/they/i/it/we/there/someone/somebody/my}|' +
    "{only if/even if/but only/unless/provided/providing/on condition/on the condition/assuming} {he/she/they/i/it/we/something/someone/that/somebody/my/there's/the/i'm/dad/mum/mom}|" +
    "{would/it'd/that'd/it'll/it will/will} be {fine/okay/ok/different/better/a different story/worth it/all right/great/perfect/good/fine by me} if|" +
    "if it {wasn't/weren't/hadn't been} for|{wasn't/weren't/were it not/wasn't it} for the|" +
    '{it all depends/it depends/that depends/all depends} {on/if/whether}|' +
    "{once/when/as soon as/after} {the/i've/i'm/i/he's/she's/it's/they're/we're/we've/this/my/he/she/they/things} * * {i'll/i can/i'd/then/we can/we'll/i will}|" +
    "{once/when/as soon as/after} {the/i've/i'm/i/he's/she's/it's/they're/we're/we've/this/my/he/she/they/things} * * * * {i'll/i can/i'd/then/we can/we'll/i will}|" +
    'only when {he/she/they/i}|{were i/had i/had he/had she/had they}|if it was up to me|' +
    "the day {he/she/they/i} {stops/says/leaves/gets/comes/*} * {i'll/i'd/i}|i'll believe it when|" +
    'if {there was/there were/i had} {a/someone/somebody/one} {way/place/chance/who/to/else/person}|' +
    "{once/as soon as/not until} {the/i've/i'm/i/he's/she's/it's/they're/we're/we've/this/my/he/she/they/things/baby's} * {is/are/paid/done/out/finished/over/here/older/born/settled/sold/gone}|" +
    'if someone {would/could/just/told/asked/took/gave}|' +
    'if i was {twenty/younger/older/single/richer/braver/rich/thinner/him/her/you/sure/alone}|' +
    "when i'm {thinner/older/retired/richer/earning/free/forty/fifty/thirty/eighteen}|" +
    "as long as {he/she/they/we/there's/nobody/the/my/she's/he's/i'm/you}",
  findout:
    "{don't/do not/didn't/dunno/doesn't/we don't} {even/actually/really/yet} know {if/whether/what/how much/how long/how many/where/when/who/which} {they/they'd/there/it's/he's/she's/he/she/i'd/i can/you can/the/that/it/my/we/you/is/has/this/to}|" +
    "{don't/do not} know {if/whether} {they/they'd/there's/there is/it's/it is/he's/she's/you can/i can/i could/i'd be/i'm allowed/i'd lose/the/it has/it would/we can/we could/it's even/that's/he got/she got/she's single/my/it counts/i qualify/i'm entitled}|" +
    "{don't/do not} know {how much/how long/how many/what it costs/what it would/what the/who owns/when the/where to find/where to apply/what happens if/what happens to/who to ask/which/how to apply}|" +
    'dunno {if/whether/how much/what/when/where/how long}|' +
    "{i've no/absolutely no/not the faintest/haven't a/haven't the faintest/i've no/i have no/have no/haven't got a} {idea/clue/notion/idea yet} {what/how much/how long/if/whether/who/when/where/which/how many}|" +
    "{never/not/haven't/have not/hasn't/didn't/still haven't/nobody has/nobody's/haven't even} {checked/looked into/looked it up/rung/called/phoned/read/seen/googled/found out/enquired/inquired/done the/worked out/spoken to/talked to/got a quote/had it checked} {what/if/whether/how/the/it/into/up/about/at/for/a/why/properly/him whether/her whether/them whether/them if/anyone/that/yet/with}|" +
    "{not/i'm not/not really/not even/i'm not even} sure {if/whether} {they/there/it's/the/you/i'd/he's/she's/it/that/i can/i'm allowed/we can/my/that's/he/she}|" +
    'not sure {who/how much/how long/what the/when the/which/you can/i can/what it/where}|' +
    'is it even {legal/allowed/possible/hereditary/too late to/normal to/true that}|is it even|' +
    '{can/could/do/would} {they/you/they even/he} {legally/count/take/let/defer/foster/get/claim/withdraw/apply/refuse/ask for/consider/qualify/count} {*/the/a/someone/people/it/me/without/if/after/with}|' +
    "what {does/do/would/is/'s} {a/it/the/they} {lawyer/solicitor/divorce/cost/going rate/pay/deadline/pension/rent/salary/fee/rule/rules/law/notice period/charge/process}|" +
    'how {much/long/many} {would/does/do/is/would/will/are/they}|' +
    "{have/i'd have/we'd have/need/needs/must/got} to {find out/check/ask/look it up/look into/see if there's/ring them/call them/google/look up}|" +
    "{i'd/should/need/could/must/ought} {to/have to/should/must/could/need to} {find out/check/ask/look into/look it up/look up/google/ring/call} {if/whether/how/what/the/it/them}|" +
    "{nobody/no one} {knows/has told/'s told/told/will tell/seems to know/can tell} {me/us/if/when/what/how/whether/for}|" +
    '{could/might/may} be {anything/hereditary/wrong about/thyroid/something}|' +
    "{apparently/somebody said/someone said/i think/i've heard/i heard/supposedly/maybe} {there's/there is/you can/they do/there are/they offer/you could}|" +
    "{i assume/i'm guessing/we're guessing/guessing}|{whether/what} * * {i/we} don't know|" +
    "whether * * * * {i/we} don't know|{don't/do not} know yet|" +
    "{isn't/not} clear {to/if/whether/what/how/when}|remains to be seen|never found out|" +
    '{only/just} {his/her/their} word for|would they {even/take/let}|{have/has} to look into|' +
    '{waiting to find/want to find/trying to find/need to find} out|' +
    'never asked {what it/how much/the bank/the doctor/about the}',
  deadline:
    "{wedding's/move's/it's/is/exam's/flights/flight/court/booked} {on the/for the} {1st/2nd/3rd/14th/15th/20th/21st/10th/*0th/*5th/*8th}|" +
    'due {date/in/on/by/today}|' +
    "{have/has/had/got/'ve/gave me/give me/gives me/given me/gave us/giving me} {till/until/til/to decide/to answer/a week/a month}|" +
    `{have/'ve/has/got/gave me/given/with/only} {${numbers}} {days/weeks/months/hours} {to/left/before/until/till/of}|` +
    `{in/within/only/just/just under/less than} {${numbers}/a few/the next few} {days/weeks/hours/months} {we/i/he/she/they/the/it's/time/left/to/before}|` +
    `{is/'s/'re/are/due/leaves/wedding/exam/exams/baby/move/moving/flight/starts/start/closes/runs out/expires} {in/is in} {${numbers}/a few} {days/weeks/hours/months}|` +
    `in {${numbers}/a few} {days/hours}|{days/weeks/hours} left|run out of time|tick tock|` +
    'last {day/chance/date} to|' +
    '{needs/need/wants/want} {to know/an answer/a decision/it/me to decide/a yes or no/a name} {by/this/before/tomorrow/today/now/monday/friday/next/soon/in/within/until}|' +
    '{have/has/must/got/need} to {decide/tell them/answer/choose/let them know/say/sign/reply/register/apply/confirm/hand in/be out/give notice/give them/submit/book} * {by/before/until/till/tomorrow/today/this week}|' +
    '{have/has/must/need} to {decide/tell them/tell him/tell her/answer/choose/sign/reply/register/apply/confirm} {by/before/today/tomorrow/tonight/this/soon/within}|' +
    '{cut-off/cutoff/closing date/due date/court date/ultimatum/time limit/notice period/best before}|' +
    "{offer/visa/passport/permit/passport/permit/grant/probation/tenancy/ticket/application/enrolment/registration} {expires/closes/runs out/'s up/'s only/has to be/have to be/shuts/must}|" +
    "{lease/visa/contract} is up|my lease|wedding's on|exam's {in/on}|" +
    '{gets/get} {auctioned/sold/decided} {on/next}|only {good/open/valid} {till/until}|' +
    '{we/they/it} {complete/exchange/close/decide} on|a window {till/until}|' +
    "{it's/monday/friday/sunday} now or never|" +
    `{retires/retire/moves/leaves/turn/turns} {in/on} {${months}/${days}}|` +
    '{must/have to} {vacate/be out/move out/leave} {by/before}|' +
    `{by/before/until/till/til} {${days}/tomorrow/tonight/the weekend/the end of the week/end of the week/end of the day/month end/next week/the first/the 1st/the 2nd/the 3rd/the 4th/the 5th/the 6th/the 7th/the 8th/the 9th/the 10th/the 11th/the 12th/the 13th/the 14th/the 15th/the 16th/the 17th/the 18th/the 19th/the 20th/the 21st/the 22nd/the 23rd/the 24th/the 25th/the 26th/the 27th/the 28th/the 29th/the 30th/the 31st/the ninth/the tenth/the fifteenth}|` +
    `due {by/next/in} {${days}/tomorrow/the/six/two/three/four/a}|due {${days}/tomorrow/today}|` +
    `{answer/know/decide/decision/out/done/reply/signed/paid/back to them} {by/before} {${months}/${feasts}}|` +
    "the deadline {is/for/'s}|deadline is|deadline's|" +
    `{runs out/run out/expires/expire/ends/closes/close/shuts/lands} {in/on/at/next/this/tomorrow} {${numbers}/${days}/${months}/midnight/week/month}|` +
    `{leaves/flies/goes} in {${numbers}} {days/weeks}|` +
    '{need/needs/want/wants} {to know/an answer/a decision} {by/before/this/monday/tomorrow/next}|' +
    '{results/hearing/funeral/flight/appointment/surgery/operation/scan/interview} {is/are/come/comes} {on/tomorrow/next week/this week/next month}|' +
    '{wedding/exam/flight/surgery} {is on/is in/is tomorrow}',
  timelong:
    `for {${numbers}} {and/to/or/odd/whole/full} * {years/months/weeks}|` +
    `{${numbers}} {years/months/weeks/decades/winters/summers/christmases/terms} {now/of this/i've/and counting/running/already/we've/straight/in a row/of his/of her/of nights/of it/we have/of not/of being/of waiting}|` +
    '{years/months/weeks} {of this/of it/and months/and years/and weeks/on end/running}|' +
    "{it's/its/it has} been {years/months/weeks/ages/forever/so long/a while/a year/over a year}|" +
    "{for as/as} long as i {can/'ve/have}|as far back as|{so/too} many years|a long, long time|" +
    'all {these/those} years|over the years|{year/day/week/month/night} after {year/day/week/month/night}|' +
    '{going/been going/goes/went} on for|been going on|dragg* on|dragging on|on and off {since/for}|' +
    'a {decade/lifetime} {of/now/ago}|' +
    '{week/month/year/day} {nine/four/three/two/five/six/seven/ten/*} of {this/trying}|' +
    '{third/second/fourth/fifth/tenth} {year/time/month/week} {running/in a row/now}|feels like forever|' +
    "{it's always/it has always/it's} been {like/this/that/the}|" +
    '{every/each} single {day/night/week/weekend/year/summer/winter/sunday} for|' +
    `been {carrying it/meaning to/putting up/doing/trying/saying/thinking about/hiding/waiting/feeling/dealing/living/like this/fighting/with him/with her/together/married} * for {years/months/ages/${numbers}/so/a/over/about/the}|` +
    '{when it/it all/it} {started/began} * and|for as long|' +
    '{been/been like this/been this way/going on/like this/on/this/it/carried this/carrying it/same thing/with this/married/together/engaged} for {months/years/weeks/ages/decades/so long/too long/years and years/as long as/most of my/half my/over a year/over a decade/more than/nearly/almost/the best part/the past/the last/thirty/ten/twenty/five/three}|' +
    "for {god knows/donkey's}|for {months/years/ages/decades/weeks} {now/and/on end}|for years and|" +
    'for so {long/many}|' +
    `{every day/every night/every week/every year/the same/been/this/it/desk/like this} for {${numbers}} {years/months/weeks}|` +
    `for {${numbers}} {years/months/weeks} now|` +
    `{it's been/been/been like this/been this way/going on/dragged on/like this/on and off/at it/this/same/next year/it} since {${months}/${feasts}/last/i was/childhood/school/uni/college/lockdown/covid/before/we/the/20*/19*}|` +
    'since {childhood/primary/day one/forever/the beginning/the very/the day i/my teens/i was born}|' +
    'ever since {primary/school/childhood/i was/uni/college/i can}|after all {these years/this time}|' +
    "{my whole/all my/most of my/half my} {life/twenties/thirties/marriage/career/adult life} {now/i've/basically/and}|" +
    'half my life|my whole {twenties/thirties/teens/childhood}|' +
    '{like this/been/this way/it/the same} since i {was/can}|' +
    `{it's been/we've been/i've been} {${numbers}/a few/over a/nearly/almost} {years/months/decades/year} {now/since/of/and/like}|` +
    "it's been {years/months/ages/forever/so long/over a year/all year/every}|" +
    '{dragged/dragging/hanging over/carried/carrying} {on/us/me/it/this} for',
  change:
    "{ever since/since} {the/he/she/they/we/i/my/our/that/her/his/mum/dad/mom} * * {he's/she's/they've/i've/it's/we've/everything/nothing/things/he/she/it/people/i'm/we're/they're/i/we/they}|" +
    'ever since {he/she/they/i/we/the/my/mum/dad/that/our}|' +
    '{it/everything/things/that/all/he/she/they/life/something/we/which} {all/really/has/had/have/suddenly/just/slowly/completely/totally} {changed/shifted/flipped/went wrong/went weird/went downhill/stopped/fell apart/went cold/went quiet}|' +
    "{everything/it all/things/he's/she's/something/life/they/mood/that/we/i've/he's/she's/it's/has/have/hasn't} {changed/shifted/flipped/tilted/went downhill/went weird/fell apart} {after/when/since/the/that/overnight/in/so/for/with/and/once/from/around/a lot/into/completely/somehow/everything/between/at/on}|" +
    'changed {everything/overnight/me/him/her/us}|everything changed|things changed|' +
    'something {changed/shifted/broke/snapped/happened/clicked/died} {in/between/after/when/that/and/inside/with}|' +
    "{not/never/hasn't/haven't/nothing/isn't/wasn't/aren't/weren't} {been/be/felt/was/is/quite/the} {the same/same/right} {since/after/person/with/again/any more/anymore/as/man/woman/*}|" +
    '{he/she/husband/it/wife} turned into {a/someone/somebody/another/my/his}|' +
    '{turning/breaking/tipping} point|overnight|' +
    'from {that/the} {day/moment/night/minute} {on/i/he/she/we/it/*}|' +
    '{the/that} {day/minute/moment/week/night/second} {i/he/she/it/we/they/my} * {he/she/they/i/everything/it/we/all/that} {stopped/started/changed/knew/became/turned/was/never/went/tilted/became}|' +
    "since {lockdown/covid/christmas/easter/september/retirement/then/mum died/dad died} {i/he/she/it/we/they/i've/he's/she's/everything/things}|" +
    '{then/and then/until/till/when} {he/she/they/my/the/we/one/i} {met/found/got/lost/moved/came/started/brought/changed/stopped/had/retired/turned/left/went/read/quit/died} * {and/everything/that was/it/i}|' +
    'it used to be * {and/but/until}|used to * * {and/but} now|used to * {now/and now/but now}|' +
    "now it's {every/all/the other/different/just}|" +
    '{he/she/it/they} started {locking/going/coming/hiding/drinking/staying/working/acting/being/getting/when/after}|' +
    '{before/until} {the/he/she/that} * {he/she/i/we/it/they} {was/were/laughed/used/never/had/could/would}|' +
    'before * * {now he/now she/now i/now we/now it}|a year ago {i/he/she/we/it}|' +
    '{one day/one morning} {i/he/she} {woke/just/stopped/came}|' +
    'went {downhill/weird/cold on me/sour/wrong} {when/after/since/from}|' +
    "{since/after/ever since} {the/my/his/her/our} {baby/accident/stroke/diagnosis/move/promotion/wedding/redundancy/divorce/affair/operation/holiday/merger/fall/birth/separation/new job/kids/takeover/illness/surgery/war/breakup/split/layoffs/restructure} {he's/she's/he/she/it's/everything/nothing/i/we/they/things/people/it}|" +
    '{different/changed/another} {person/man/woman} {since/now/after}|' +
    '{became/become} {so/someone/a different} {different/distant/cold/quiet/else/person}|' +
    "{never/not been/hasn't been/haven't been/nothing's been} the same {since/after/again}|" +
    "{ever since/since} {he/she/they/we/i/mum/dad} * {he's/she's/they/i've/it's/we/everything/nothing/things/he/she/it/people/we've/they've/i'm/we're}|" +
    "ever since the * {he's/she's/i've/it's/everything/nothing/things}|" +
    '{it/he/she/all} started {when/after} {he/she/the/we/i/my}',
  onceday:
    `{we/it/he/she/they/things/there/sundays/mum/which/work/life/always/people/home/my */${relatives}/${around}} used to|` +
    'never used to|there was a time|there was this one {time/day/evening/night}|back {then/in the day/when}|' +
    'in the {beginning/early days/old days/first years/first year/first months/good old}|' +
    'at the {beginning/start} {he/she/we/it/i/they/of}|in those days|those days|' +
    'when we {first/met/were first/were young/were kids/were little/were younger/were small/lived/still/started/were dating/got together/were at}|' +
    'when i was {young/little/a kid/a child/small/younger/at school/at uni/ten/twelve/sixteen/eighteen/twenty/nineteen/in my/a student/a boy/a girl/a teenager/seven/eight/six/five}|' +
    'when my {wife/husband/dad/mum/gran} {was/were} {well/alive/little/young/still/small/younger/a baby/healthy}|' +
    'before {kids/children/all this/any of this/everything/we had}|good times|' +
    '{good/happy/fun/close/inseparable/brilliant/best friends/a team/a good family/so close/so happy/so good} {then/once/back then/at the start/in the beginning/before/as kids/when/until}|' +
    'once upon a time|' +
    'i was {good at/happy/someone/somebody/the funny/fun/popular/confident/fearless/brave/free} {once/it/then/before/at home/one/at school/back/there}|' +
    '{he/she/we/mum/dad/gran/nan/they/i} would {always/sing/cook/sit/drive/ring/bring/read/make/come/wait/dance/laugh/take/pick/tell/play/walk/stay up/talk/spend/go/call/still} {me/together/in/for/all/and/up/the/every/on/with/to/us/till/until/down/at/a/hours}|' +
    "{he'd/she'd/we'd} {ring/bring/sing/wait/drive/sit/cook/pick/fall asleep/take me/call me/read/make me/stay up/talk/dance/laugh/walk} {me/just/to/for/on/up/in/together/a/all/the/every/and/till/until/home}|" +
    'we {laughed/talked/danced} {until/till/so/all/for/about/every}|remember when|' +
    'i remember {when/how/the/him/her/us/that}|' +
    '{was/were} {so/such/very/much} {different/gentle/close/happy/in love/easy/fun/sweet/proud/good/alive/young} {then/back/at/before/when/in/once/together/as/with}|' +
    '{he/she} was so different|i {could/loved} * {without/once/back then/the first/before}|' +
    "{not/isn't/aren't} like it {was/used}|before the {kids/baby/children/war/illness} {we/i/he/she}|" +
    'the old {days/me/us}|{those first/that first} {years/summer/months/year}|' +
    'i used to {be able/love it/believe/look forward/run/draw/paint/dance every}',
  gone:
    `{${who}/dog/cat/husband/wife/baby/horse/teacher/nana/mam/twin/grandson} {died/passed away/passed/has died/has passed/has gone/was killed/had died/killed himself/killed herself/drowned/took his own life/took her own life/took their own/passed on/passed over/dropped dead/expired/didn't make it/didn't wake up/never woke up/never came back/was put down/got put down/isn't here/aren't here/is dead/are dead/was dead/is no longer/is no more/od'd/overdosed}|` +
    'died {in/last/on/when/before/and/of/at/suddenly/from/two/three/four/five/six/a/this/that/of/so/young/during/without/alone/owing/while/after/yesterday}|' +
    'passed away|' +
    "{he's/she's/he's been/she's been/they're both/dog's/cat's/is/are both} {gone/dead/no more} {a/now/and/for/since/forever/fourteen/just/both/i/*}|" +
    "{isn't/aren't/not/no longer} {here/alive/around/with us/there} {any more/anymore/to/now/with}|" +
    'no longer {here/alive/with us/around}|' +
    'i lost {both/my mum/my mom/my dad/my mother/my father/my brother/my sister/my wife/my husband/my son/my daughter/my best friend/my friend/my dog/my cat/the baby/our baby/a baby/our son/our daughter/my gran/my nan/my grandma/my grandad/my partner/my parents/my granddad/my grandfather/my grandmother/my twin/both my/a child/a friend/a son/a daughter/mum/dad/mom/my cousin/my uncle/my aunt/my boy/my little}|' +
    'buried {him/her/them/my/our/dad/mum/next/last/on/in/a}|{scattered/scatter} {him/her/them/his/her/the}|' +
    '{was/got/were/her/cat/dog} put {down/to sleep} {yesterday/last/on/in/today/this}|' +
    'put {him/her} {down/to sleep}|' +
    '{turn/turned/switched} {the machine/the machines/off the/it off/him off/her off/life support}|' +
    "{first/second/third} {christmas/easter/birthday/anniversary/summer/year/mother's day/father's day} without|" +
    "without {him/her} {now/it's/the/i/here/any more/anymore}|" +
    `{she'd/he'd/they'd} {have been/be} {${numbers}/forty/sixty/*ty} {in/now/today/this/next/tomorrow}|` +
    'no more {calls/sunday/visits/birthdays}|in {his/her/their} sleep|' +
    '{last time/never got to} {i saw/saw/say/meet/said} {him/her/goodbye/them}|' +
    "{never/didn't} {got/get} to {say goodbye/meet/say/tell him/tell her/hold}|nobody to call {mum/dad/mom}|" +
    'one of the last|{holding/held} {his/her} hand when|the {ashes/headstone/obituary} {are/is/in/of}|' +
    'the funeral {was/is}|{had/have had/my/our/the/second/another} miscarriage {in/at/last}|' +
    'had a miscarriage|{was/were} stillborn|{miscarried/widowed/widow at/a widow since/cremated}|' +
    "{i'm a/i'm now a/left a} {widow/widower}|" +
    "{his/her/dad's/mum's/husband's/wife's} {ashes/voicemail} {are/is/in/and}|we lost {him/her/the baby/our}|" +
    'i lost {him/her} {in/to/last/two/three/five/a year/when/at/on}|' +
    '{his/her} empty {chair/bed/room/place/side}|{never/not ever} coming back|' +
    "{won't/never} {be coming/come} back|{his/her} {coat/slippers/toothbrush/chair/side of the bed} is still|" +
    "i {wasn't there/wasn't with} {when/him when/her when} {he/she/him/mum/dad} {died/passed/went}|" +
    'still {set/lay/make} {two/a place for/his/her}',
  ending:
    '{closing/shutting/closes/shuts/folding/folds/winding} {down/in june/next/for good/after/the company/the shop/its doors/the business/up/this}|' +
    'coming to an end|comes to an end|{nearly/almost} {over/finished/done/the end}|end of an era|' +
    "{placement/contract/lease/term/course/season/relationship/tenancy/degree/internship} {ends/is ending/is over/finishes/finished/runs out/won't be renewed/is up/is nearly/ended/comes through}|" +
    "{won't/not/wouldn't/will not} {be renewed/be another/be there any more/be any more/be here/exist}|" +
    "there won't be {another/any/a}|never {again/hear/see/have/be} {again/that/it/another/the}|" +
    "i'll never {hear/see/have/be/walk/sit/teach/play/sing/work/get}|" +
    "{i'd/we'd/would have to} {be giving up/have to leave/be losing/be giving up/have to give up/have to leave/be leaving/have to sell/give up/say goodbye/hand back} {the/my/our/everything/all/it/that/them/him/her/half/two/a/to/his/every/so}|" +
    "if i {sell/leave/quit/go/move/stop/take/retire} * * {i lose/i'd lose/it's goodbye/i'll lose/that's/it's over/we lose}|" +
    "if i * * i {lose/'d lose}|goodbye to|" +
    '{leaves/leaving/moving out/moves out/flies the/off} {for/to} {uni/university/college/good/australia/canada}|' +
    "{is/are/'s/'re} leaving {for/home/in/next/us/soon/school/me/the}|" +
    "{selling/we're selling/they're selling/having to sell} {the/our/my/mum's/dad's/his} {house/flat/shop/farm/business/boat/home/car/land/company/place/allotment/piano/family}|" +
    '{knocking/pulling/tearing/demolishing/bulldozing/clearing} {down/it/our/the}|' +
    '{retire/retiring} {in/next/at/this/soon/after}|' +
    "{empty/emptying/clearing/packing up/clear out} {nest/the house/the flat/her house/his flat/the office/her room/mum's}|" +
    "that's {it/the end/that} then|then what|the divorce {comes/is/goes/will}|" +
    '{taking/took/take} {my/his/her} {licence/license/keys}|{winding/wind} {up/down}|down to the last|' +
    'forgetting me|no longer {be/have a}|' +
    'my {voice/eyesight/sight/hearing/knees/memory/looks} {is/are} {going/finished/gone/failing}|' +
    "{this is/it's/it was/it's my/my/our/the/her/his} {last/final/very last} {term/summer/season/shift/class/lesson/game/cycle/chapter/call/patient/show/semester/christmas/year/week/day} {of/with/at/here/together/all/before/as/there/home/ever/i'll}|" +
    'last of the|my last {term/cycle/patient/season/shift/class/year at/day at/week at}|' +
    "{is/are/it's/'s} {coming to an end/closing down/shutting down/being sold/for sale/being demolished/merging/nearly done/nearly over/being knocked down}|" +
    "{it'll/will/it'll all/soon} be over {soon/in/and/after/then}|" +
    'the end of {an era/everything/us/our marriage/it all/that then/this chapter/my career/the road for/the band/the line for}',
  small:
    'i {like/love} {how/it when/when/that/the way/the sound/the smell/the feel/his/her/watching} {he/she/they/we/of/my/the/his/her/laugh/smile/it/him/them}|' +
    '{every/each} {morning/evening/night/sunday/saturday/friday/monday} {we/he/she/they/my */before/on/at/the} {*s/sit/walk/have/cook/watch/make/text/read/leave/drink/go/eat/call/play}|' +
    'on {sundays/saturdays/fridays/thursdays/mondays/wednesdays/tuesdays} {we/he/she/they/my}|' +
    '{makes/made/brings/brought/saves/saved/leaves/left/peels/pours/warms/reads/sings/hands/gives/tells/cuts/buys/texts/keeps} me {tea/coffee/a tea/a coffee/a cup/breakfast/laugh/the last/the corner/the end/the crust/half/a note/notes/the/little/a photo/photos/a piece/a biscuit/good/goodnight/a song/toast/jokes/the funny/silly/flowers/pictures/a good}|' +
    'our {coffee/walk/walks/little/joke/song/bench/sunday/friday/saturday/morning/evening/tea/ritual/thing/game/silly}|' +
    "{the/those/these/all the/it's the} {little/small/tiny/silly} things|inside joke*|" +
    '{he/she/dad/mum/mom} {sings/hums/singing/humming/whistles/whistling/dances/snores} {in/when/while/to/along/at/through}|' +
    '{texts/messages/rings} me {every/good/when/a}|' +
    'we {have/drink/make/share} {tea/coffee/a thing/a kitkat/breakfast/a cup/a joke/a little}|' +
    '{falls/fell} asleep {on/in/against/holding}|' +
    'the {smell/sound/noise/light/taste/weight/warmth/feel/way} {of/he/she/when/they/the/it/after/we/through}|' +
    '{first/the first} {tea/coffee/cup/sip/snow/coat/light/bite/page}|my {order/usual}|' +
    '{sits/lies/sleeps/curls up/jumps/purrs/purring} on my {lap/chest/feet/bed/knee}|' +
    "{warms/warmed} {the/my/up}|before {anyone/everyone/they/the house/the kids} {is/wakes/gets/are/'s} up|" +
    "before everyone's {up/awake}|" +
    'still {says/saves/warms/waves/holds/kisses/calls me/sings/brings/laughs/makes me}|' +
    'waves {from/at/to/until}|calls me {love/darling/pet/sweetheart/by my}|{a/one} little thing|' +
    "there's {this/a/that} {one/bench/blackbird/tree/moment/robin/little}|tucks {me/the/him/her}|" +
    '{holds/squeezes} my hand|squeeze hands|' +
    'on the {sofa/couch/bench/step/porch/balcony} {together/with him/with her/with a/with tea/before}|' +
    'we {cook/watch/bake/garden/dance} together|' +
    "{his/her/mam's/mum's/gran's/their/dad's} {laugh/handwriting/cold feet/silly/stupid little/snoring}",
  money:
    "in debt|remortgage|{i'm/we're/i am/we are/he's/she's/always/flat/so/completely} broke|" +
    "{i/he/she/we/they/to/don't/doesn't/who} {earn/earns/earned} {more/less/enough/half/twice/a/the/nothing/double/anything/money/since/*}|" +
    '{euro/euros/pounds/dollars/quid/lakh/lakhs/bucks/rupees}|' +
    '{the/full/half/that/right/asking/at any} price|price of|{too/so/very/more} expensive|' +
    '{pays/paid/pay} {less/more/better/badly/peanuts/well/the bills}|' +
    '{lost/we lose} {the house/our house/the deposit/everything/all our/our savings/his savings}|' +
    'percent more|{cut/reduced} my hours|no {savings/pension/income/money/cash}|not a penny|' +
    '{fees/prices/rates/bills} {went/go/are/have/keep}|buy* {him/her/me/them} out|' +
    "month's {wages/rent/salary/pay}|" +
    '{half/double/twice} {my/the/his/her/what i} {wage/salary/pay/pension/income/earn}|make* ends meet|' +
    'ends meet|paycheck to|living hand|financially|finances|financial|' +
    '{he/she/they/still/who/brother/sister/ex} {owes/owe} {me/us} {money/*} {grand/pounds/euros/quid/dollars/rent/money}|' +
    '{i/we} owe {the bank/the tax/money/thousands/hundreds/rent/the landlord}|he owes me|she owes me|' +
    'owes me money|{in/into/of/credit card/his/my/our/the} {debt/debts}|debt collectors|' +
    "{can't/cannot/couldn't/can/could never} afford|{pay/paid/cover/make/half} {the/my/our} rent|" +
    'rent {is/went/goes} {up/70/half/more/due/most/two/a/eating}|' +
    '{mortgage/mortgaged} {is/payments/payment/to the/and the/rate/goes/went/on}|{pay/pays/the} the mortgage|' +
    'remortgage*|{student/bank/payday} {loan/loans}|the loan is|loan {payments/repayments}|' +
    '{pay rise/overdraft/overdrawn/minimum wage/credit card*/credit score/bankruptcy/bailiff*/universal credit/child support/pay cut/payslip/interest rate*/council tax/tax man/penniless/in the red}|' +
    '{my/his/her/one/two/our/half my/no/less/second} {salary/wage/wages/income/incomes/pension/overtime pay}|' +
    'no {savings/pension/income/money/inheritance}|the inheritance|half pension|' +
    '{lost/get/got/pay/paid/saving for/save for} {the/a/his/my} deposit|' +
    '{my/our/all the/his/the/any/no} savings|tuition|' +
    '{heating/gas/electric/electricity/energy/vet/medical/hospital/phone/water} {bill/bills} {was/is/are/came/went/and}|' +
    '{pay/pays/paying/cover} {the/my/our/all the} bills|' +
    '{not enough/no/enough/less/lost/save/saved/run out of/running out of/send/borrow/borrowed/owe/need the/short of/worried about/of our/lent him/lent her} money {for/left/to/in/and/each/home/every/from/is}|' +
    "money is {tight/gone/running/short}|money's {tight/gone/short}|money {left/worries/problems/troubles}|" +
    'no money|{lent/borrowed} {him/her/them/money/a thousand/my rent}|' +
    '{40k/30k/20k/50k/60k/10k/5k/6k/8k} {a/less/more/in/of}|' +
    '{quid/money/left/me/last/skint/broke/nothing} {till/until} {the end/payday}|' +
    '{paid/pays} {less/more/peanuts/minimum/half the/half of/in cash}|paid the {plumber/deposit/bills/rent}|' +
    'the bank said no|{his/her/my} gambling|' +
    '{a/two/three/four/five/six/eight/ten/twelve/fifteen/twenty/thirty/forty/fifty/hundred/8/10/12/15/20/30/40/50/85} grand|' +
    '{the rent/my rent/our rent} {is/went/goes/has} {up/more/half/most}|half the rent|' +
    '{rent/bills} {and/is} {70/60/half/*0}|costs {a fortune/more than/too much/us * a/a bomb}',
  work:
    `{i/we} {do/cover/run/teach/manage/supervise/handle/mark/answer/take/process/drive/see/train/report/work} {the rota/the/five/nine/about/${numbers}/all the/everything from/up to/to/around/a team/calls/to someone/the whole/two/three people's} {people/calls/classes/patients/hours/miles/staff/team/rota/ordering/complaints/phones/nights/kids/cases/jobs/scripts/emails/shifts/ninety/someone/labs/work/clients/days/children/pupils/students/books/paperwork/admin}|` +
    `we {are/have/had/were} {${numbers}/*} {nurses/people/staff/managers/teachers/releases/beds/kids/patients/doctors/bosses}|` +
    '{my/the/this} job is {basically/mostly/mainly/to/just/cleaning/all/answering/about/fine/boring/writing/selling/looking/making}|' +
    "{it's/its} {mostly/basically/mainly/all/just} {night/admin/{all/just/basically/mostly} spreadsheets/emails/meetings/data/phones/paperwork/cleaning/sales/lifting/selling/driving}|" +
    "that's the job|no {breaks/break/lunch/holiday pay/sick pay/contract/base/overtime pay}|" +
    'meetings {all/from/every/back}|' +
    'from {nine/9/eight/8/7/seven/six/6/10} to {five/5/six/6/seven/7/nine/ten/10/8/eight/2}|' +
    '{on/off/days on/four on/two on} {two off/four off/three off/call every/the clock/my feet all}|' +
    `{on/off} my feet all|commission only|deadlines {in/every/this}|up at {${numbers}/*} for|` +
    '{contract/permanent/temporary/zero hours/agency/temp/freelance} {post/contract/work/job/staff/basis}|' +
    '{emails/calls/phone/messages} {till/until/at} {midnight/night/ten/eleven/all hours/weekends}|' +
    'take their {leave/holiday/lunch}|{day/days} off {a/in/this/all/since}|' +
    `{${numbers}/24} hour {shift/shifts/days/day/weeks}|` +
    `{${numbers}} hours {each way/a day/a week/a shift/on my feet}|hours each way|` +
    '{night shift/night shifts/late shift/early shift/double shift/double shifts/split shifts/back to back/back-to-back} {and/in/on/this/again/all/every/for/with/10/is/meetings}|' +
    "{i'm/we're/always} {on call/short staffed/understaffed}|{do/on} the rota|zero hours|" +
    '{short-staffed/short staffed/understaffed}|' +
    '{commission only/unpaid overtime/hot desks/hot-desking/stand-up every/retro every}|' +
    `{open/unread/hundred/${numbers}/62/hundreds of} {tickets/emails}|emails {till/until/all/at night}|` +
    'deadlines in|targets {went/keep/are/every}|the commute {is/takes}|{paperwork/admin} {takes/is/never}|' +
    'in a headset|spreadsheets|night work|customers {shout/scream}|' +
    `{i work/we work/he works/she works} {nights/weekends/${numbers} hours/sixty hours/fifty hours/six days/seven days/double shifts/late every}|` +
    `there are {${numbers}/28/34/32} {kids/children/patients/pupils/students} in my|` +
    'in meetings {from/all day}|' +
    '{my/our} {ward/shift/department/unit/kitchen} is {short/understaffed/always short/down}|on call every|' +
    "they've {frozen/moved us/outsourced/laid off/doubled}|they {track/monitor} {how/our/us/everything}",
  scene:
    `{he/she/they/we/dad/mum/mom/my */${relatives}} {came in/came down/came over/walked in/walked out/looked up/sat down/stood up/stood there/stood in/sat on/sat there/put down/put the/put her/took off/took his/took the/picked up/put it/put on/handed me/gave me a look/turned the/turned round/turned around/turned to/closed the/shut the/poured/folded/wiped/lit/leaned/leant/knelt/slowed/drove past/passed me/pushed the/pulled the/pulled out/held up/held the/dropped the/dropped his/ran the/rang twice/got up/got off/got out/got in/shook my/stared at/laughed and/carried/drew/wrote/danced/was standing/was sitting/was lying/was holding/was crying/was watching/were standing/were sitting/was ironing/was feeding/was washing/was asleep/was wearing/had his/had her/showed me/stirred/waved/stopped the/reached/let go/started crying/started laughing/smiled at/kissed my/touched my/zipped/hung up/packed/switched/walked past/walked to/walked over/walked up} {the/a/his/her/my/it/and/to/at/me/in/on/from/with/of/there/for/by/back/down/up/off/out/round/without/when/over/*}|` +
    'i {was/were} {standing/sitting/holding/lying/watching/washing/peeling/driving/cooking/walking/brushing/making/looking/reading/on/in/at/putting/folding/halfway/just/about to} {the/in/at/on/with/there/my/a/his/her/by/up/home/out/dinner/*}|' +
    'i {stood in/sat on the/counted the/heard the/saw him/saw her/saw the/closed the/found his/found her/walked past/walked into/read it/picked up/held the/looked at the/looked down/looked up/looked out/turned round/turned around/stopped the/could see/could hear} {in/at/on/the/with/a/his/her/my/there/it/and/him/them/standing/through/past/down/from/*}|' +
    '{the/a/my/his/her} {phone/door/doorbell/kettle/bell/car/light/lights/lift/gate/train/bus/alarm/dog/waiter/nurse/doctor/teacher/baby/radio/priest/room/music/rain/table} {rang/went/opened/closed/clicked/stopped/lit up/pulled/came/started/was/buzzed/slammed/barked/walked/went quiet/dropped/looked/moved/went off/got} {off/out/up/and/in/back/over/on/the/at/down/between/just/to/when/already/away/*}|' +
    'there {was/were} {a/two/this/an/one/no} * on the|{it was/was} raining|just then|right then|suddenly the|' +
    'we both {stood/sat/looked/laughed/stopped/knew}|' +
    '{was/were/sat/stood} {in/on} the {car park/hallway/doorway/corridor/cereal aisle/back seat/stairs/landing/step/platform/ladder/swings/bath}',
};
