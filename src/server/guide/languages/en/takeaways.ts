import type { Takeaway } from '../../engine/language.ts';

/** The names stand in stages and in the weights: a name is not used again. */
export const takeaways: Readonly<Record<string, Takeaway>> = {
  t1: {
    mine: 'I was relieved when it ended, and nobody knows that but me',
    yours: 'You were relieved when it ended, and nobody knows that but you.',
  },
  t2: {
    mine: "If I look happy, people will think they didn't matter to me",
    yours: "If you look happy, people will think they didn't matter to you.",
  },
  t3: {
    mine: "I didn't even like them much, and losing them has hit me hard",
    yours: "You didn't even like them much, and losing them has hit you hard.",
  },
  t4: {
    mine: 'I wanted it over, and then I wanted them back',
    yours: 'You wanted it over, and then you wanted them back.',
  },
  t5: {
    mine: 'I said I was fine, and I resent how quickly they believed me',
    yours: 'You said you were fine, and you resent how quickly they believed you.',
  },
  t6: {
    mine: "They stopped asking just when I'd got something to say",
    yours: "They stopped asking just when you'd got something to say.",
  },
  t7: {
    mine: "I'd done my grieving before they died, so now I look cold",
    yours: "You'd done your grieving before they died, so now you look cold.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t8: {
    mine: "Since they died I only say nice things, and they weren't always nice",
    yours: "Since they died you only say nice things, and they weren't always nice.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t9: {
    mine: "I'm still waiting for the one who died to say sorry",
    yours: "You're still waiting for the one who died to say sorry.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t10: {
    mine: "I'd have settled for hearing once that they were proud of me",
    yours: "You'd have settled for hearing once that they were proud of you.",
  },
  t11: {
    mine: "I was there nearly all the time, and I only think of when I wasn't",
    yours: "You were there nearly all the time, and you only think of when you weren't.",
  },
  t12: {
    mine: "I'm angry with the one who died, and it feels unfair on them",
    yours: "You're angry with the one who died, and it feels unfair on them.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t13: {
    mine: "I'm not that sad; I'm tired of acting as if I were",
    yours: "You're not that sad; you're tired of acting as if you were.",
  },
  t14: {
    mine: "I don't want to get over it; it's all I've got left of them",
    yours: "You don't want to get over it; it's all you've got left of them.",
  },
  t15: {
    mine: 'I did love them, and I like my life better without them',
    yours: 'You did love them, and you like your life better without them.',
  },
  t16: {
    mine: "I've forgiven them; I just don't want them near me",
    yours: "You've forgiven them; you just don't want them near you.",
  },
  t17: {
    mine: "I'd like to stop being angry without letting them off",
    yours: "You'd like to stop being angry without letting them off.",
  },
  t18: {
    mine: "I say it's forgiven, and I'm still keeping count",
    yours: "You say it's forgiven, and you're still keeping count.",
  },
  t19: {
    mine: 'Staying angry with them is easier than missing them',
    yours: 'Staying angry with them is easier for you than missing them.',
  },
  t20: {
    mine: "I'd forgive anybody else for what I did",
    yours: "You'd forgive anybody else for what you did.",
  },
  t21: {
    mine: "If I stop feeling guilty, it'll be as if I got away with it",
    yours: "If you stop feeling guilty, it'll be as if you got away with it.",
  },
  t22: {
    mine: 'I had to go, and it still feels like I deserted them',
    yours: 'You had to go, and it still feels like you deserted them.',
  },
  t23: {
    mine: "I'd do the same again. I'm still sorry",
    yours: "You'd do the same again. You're still sorry.",
  },
  t24: {
    mine: 'I regret it less than I think I should',
    yours: 'You regret it less than you think you should.',
  },
  t25: {
    mine: "What I didn't choose looks better because I never had to live it",
    yours: "What you didn't choose looks better because you never had to live it.",
  },
  t26: {
    mine: "I'm blaming myself for not knowing what I only know now",
    yours: "You're blaming yourself for not knowing what you only know now.",
  },
  t27: {
    mine: "I hurt them, and I'd rather think I had no choice",
    yours: "You hurt them, and you'd rather think you had no choice.",
  },
  t28: {
    mine: 'I want to say sorry mostly so I can feel better',
    yours: 'You want to say sorry mostly so you can feel better.',
  },
  t29: {
    mine: "I do it out of love. Some days I can't stand it",
    yours: "You do it out of love. Some days you can't stand it.",
  },
  t30: {
    mine: "I'm giving them the care I never got from them",
    yours: "You're giving them the care you never got from them.",
  },
  t31: {
    mine: "I say nobody helps, but I don't trust anyone else to do it",
    yours: "You say nobody helps, but you don't trust anyone else to do it.",
  },
  t32: {
    mine: 'I do everything for them except sit down and be with them',
    yours: 'You do everything for them except sit down and be with them.',
  },
  t33: {
    mine: "I'd like to be thanked, and I'm a bit ashamed of that",
    yours: "You'd like to be thanked, and you're a bit ashamed of that.",
  },
  t34: {
    mine: "I want somebody to tell me I've done enough",
    yours: "You want somebody to tell you you've done enough.",
  },
  t35: {
    mine: "When I look at my parents, it's my own turn that frightens me",
    yours: "When you look at your parents, it's your own turn that frightens you.",
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t36: {
    mine: 'I look after my parents now, and I still want them looking after me',
    yours: 'You look after your parents now, and you still want them looking after you.',
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t37: {
    mine: "I say it's for their safety, but it's for my peace of mind",
    yours: "You say it's for their safety, but it's for your peace of mind.",
  },
  t38: {
    mine: 'I see my parents out of duty, and I wish I wanted to',
    yours: 'You see your parents out of duty, and you wish you wanted to.',
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t39: {
    mine: 'There are things I want to ask my parents, and I keep not asking',
    yours: 'There are things you want to ask your parents, and you keep not asking.',
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t40: {
    mine: 'It was a terrible time, and I miss how close we were',
    yours: 'It was a terrible time, and you miss how close you all were.',
  },
  t41: {
    mine: "I'd rather not know, and everyone thinks I ought to want to",
    yours: "You'd rather not know, and everyone thinks you ought to want to.",
  },
  t42: {
    mine: "I'm less afraid of dying than of being looked after",
    yours: "You're less afraid of dying than of being looked after.",
  },
  t43: {
    mine: "I tell them not to fuss, and then I'm hurt when they don't",
    yours: "You tell them not to fuss, and then you're hurt when they don't.",
  },
  t44: {
    mine: "I feel I've got to earn my place, even with people who love me",
    yours: "You feel you've got to earn your place, even with people who love you.",
  },
  t45: {
    mine: "I'm tired of hoping, and they still need me to",
    yours: "You're tired of hoping, and they still need you to.",
  },
  t46: {
    mine: "I've made my peace with it, and they think I've given up",
    yours: "You've made your peace with it, and they think you've given up.",
  },
  t47: {
    mine: "Being ill got me out of things, and I'm not sorry",
    yours: "Being ill got you out of things, and you're not sorry.",
  },
  t48: {
    mine: "It's got better, but I don't trust it enough to be glad",
    yours: "It's got better, but you don't trust it enough to be glad.",
  },
  t49: {
    mine: "What we fight about hardly matters; it's who was loved more",
    yours: "What you fight about hardly matters; it's who was loved more.",
  },
  t50: {
    mine: "Once our parents have gone, I'm not sure we'd bother with each other",
    yours: "Once your parents have gone, you're not sure you'd bother with each other.",
  },
  t51: {
    mine: 'They remember a happier family than I do, and I envy them',
    yours: 'They remember a happier family than you do, and you envy them.',
  },
  t52: {
    mine: "If I tell the truth about them, I'll be the disloyal one",
    yours: "If you tell the truth about them, you'll be the disloyal one.",
  },
  t53: {
    mine: 'I brought my child up to manage without me, and I mind that it worked',
    yours: 'You brought your child up to manage without you, and you mind that it worked.',
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t54: {
    mine: "I don't want my child's pity, but I'd take it",
    yours: "You don't want your child's pity, but you'd take it.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t55: {
    mine: "I'd rather hear what I did wrong than be told it's nothing",
    yours: "You'd rather hear what you did wrong than be told it's nothing.",
  },
  t56: {
    mine: "I say they're busy because I don't want to say they're not bothered",
    yours: "You say they're busy because you don't want to say they're not bothered.",
  },
  t57: {
    mine: "I'm proud of my child, and a bit envious as well",
    yours: "You're proud of your child, and a bit envious as well.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t58: {
    mine: "My child's doing to me what I did to my parents",
    yours: "Your child's doing to you what you did to your parents.",
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad|child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t59: {
    mine: 'I gave things up for them that they never asked me to',
    yours: 'You gave things up for them that they never asked you to.',
  },
  t60: {
    mine: "I love my child. I don't much like them at the moment",
    yours: "You love your child. You don't much like them at the moment.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t61: {
    mine: "I'm the one who pulled away, and I want them to come after me",
    yours: "You're the one who pulled away, and you want them to come after you.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t62: {
    mine: 'I want nothing to do with them, but I still want news of them',
    yours: 'You want nothing to do with them, but you still want news of them.',
  },
  t63: {
    mine: "I don't miss the parents I had; I miss having parents",
    yours: "You don't miss the parents you had; you miss having parents.",
  },
  t64: {
    mine: "I'm not asking what to do; I just want somebody to know",
    yours: "You're not asking what to do; you just want somebody to know.",
  },
  t65: {
    mine: "It was a small thing, and I've minded it more than the big ones",
    yours: "It was a small thing, and you've minded it more than the big ones.",
  },
  t66: {
    mine: "I've liked them better since they died, and it's a bit late",
    yours: "You've liked them better since they died, and it's a bit late.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t67: {
    mine: "They're dead, and I'm still trying not to upset them",
    yours: "They're dead, and you're still trying not to upset them.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t68: {
    mine: "I'm bored with talking about it, but nobody asks me about anything else",
    yours: "You're bored with talking about it, but nobody asks you about anything else.",
  },
  t69: {
    mine: "Everyone says how good I was to them; they don't know what I was thinking",
    yours: "Everyone says how good you were to them; they don't know what you were thinking.",
  },
  t70: {
    mine: "I had enough time with them; I just didn't use it",
    yours: "You had enough time with them; you just didn't use it.",
  },
  t71: {
    mine: "We made up before the end, and that's enough for me",
    yours: "You made up before the end, and that's enough for you.",
  },
  t72: {
    mine: "I'm not heartbroken; I'm sorry there was so little to lose",
    yours: "You're not heartbroken; you're sorry there was so little to lose.",
  },
  t73: {
    mine: "I'm the one who left, so I don't think I get to be sad",
    yours: "You're the one who left, so you don't think you get to be sad.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t75: {
    mine: "I hope they knew I loved them, because I didn't often show it",
    yours: "You hope they knew you loved them, because you didn't often show it.",
  },
  t76: {
    mine: "I need it to be somebody's fault, even if it's mine",
    yours: "You need it to be somebody's fault, even if it's yours.",
  },
  t77: {
    mine: "I say I didn't see it coming, and I think I did",
    yours: "You say you didn't see it coming, and you think you did.",
  },
  t78: {
    mine: "I say it's what they'd have wanted, but it's what I want",
    yours: "You say it's what they'd have wanted, but it's what you want.",
  },
  t79: {
    mine: "I'm keeping a promise they'd have let me off",
    yours: "You're keeping a promise they'd have let you off.",
  },
  t80: {
    mine: 'I want a life of my own, and that feels like wishing them dead',
    yours: 'You want a life of your own, and that feels like wishing them dead.',
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t81: {
    mine: "I don't want it solved; I want to moan about it and carry on",
    yours: "You don't want it solved; you want to moan about it and carry on.",
  },
  t82: {
    mine: 'I keep telling them they can go, and I dread that they will',
    yours: 'You keep telling them they can go, and you dread that they will.',
  },
  t83: {
    mine: "I've decided I'm a burden without ever asking them",
    yours: "You've decided you're a burden without ever asking them.",
  },
  t84: {
    mine: "They did their best, and it wasn't good enough for me",
    yours: "They did their best, and it wasn't good enough for you.",
  },
  t85: {
    mine: "I don't want it fixed; I want to stop feeling bad that it isn't",
    yours: "You don't want it fixed; you want to stop feeling bad that it isn't.",
  },
  t86: {
    mine: 'What I miss most about them is what used to annoy me',
    yours: 'What you miss most about them is what used to annoy you.',
  },
  t87: {
    mine: "I've got my time back, and I don't much want it",
    yours: "You've got your time back, and you don't much want it.",
  },
  t88: {
    mine: "I'm proud of how I managed it, but I'd never say so",
    yours: "You're proud of how you managed it, but you'd never say so.",
  },
  t89: {
    mine: 'Being the favourite cost me the others, and I still enjoyed it',
    yours: 'Being the favourite cost you the others, and you still enjoyed it.',
  },
  t90: {
    mine: "I'm ashamed of my family, and more ashamed of feeling that way",
    yours: "You're ashamed of your family, and more ashamed of feeling that way.",
  },
  t91: {
    mine: 'I kept my distance because I knew I was going to lose them',
    yours: 'You kept your distance because you knew you were going to lose them.',
  },
  t92: {
    mine: "I can't be upset near people without having to look after them",
    yours: "You can't be upset near people without having to look after them.",
  },
  t93: {
    mine: "They finally said it, and I found I'd stopped needing it",
    yours: "They finally said it, and you found you'd stopped needing it.",
  },
  t94: {
    mine: "I'm not angry any more; I'm just not that interested",
    yours: "You're not angry any more; you're just not that interested.",
  },
  t95: {
    mine: "A friend let me down when it mattered, and I'm pretending they didn't",
    yours: "A friend let you down when it mattered, and you're pretending they didn't.",
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t96: {
    mine: 'I have more patience with strangers than with my own parents',
    yours: 'You have more patience with strangers than with your own parents.',
  },
  t97: {
    mine: "I'm with my partner all the time, and I'm lonely",
    yours: "You're with your partner all the time, and you're lonely.",
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t98: {
    mine: "I don't want to say it to them; I want it to have been said",
    yours: "You don't want to say it to them; you want it to have been said.",
  },
  t99: {
    mine: "I'd like to know their side now, not to argue, just to know",
    yours: "You'd like to know their side now, not to argue, just to know.",
  },
  t100: {
    mine: "It cost me a lot, and I'm glad it was me who did it",
    yours: "It cost you a lot, and you're glad it was you who did it.",
  },
  t101: {
    mine: "I'm not unhappy enough to leave, and not happy enough to stop wondering",
    yours: "You're not unhappy enough to leave, and not happy enough to stop wondering.",
  },
  t102: {
    mine: 'I keep waiting for them to do something bad enough that I can go',
    yours: 'You keep waiting for them to do something bad enough that you can go.',
  },
  t103: {
    mine: "In my head I've already left; I just haven't told them",
    yours: "In your head you've already left; you just haven't told them.",
  },
  t104: {
    mine: "I want to stay, and I'm embarrassed that I do",
    yours: "You want to stay, and you're embarrassed that you do.",
  },
  t105: {
    mine: "I'd miss having someone more than I'd miss them",
    yours: "You'd miss having someone more than you'd miss them.",
  },
  t106: {
    mine: "I've made up my mind, and I don't need anyone to agree",
    yours: "You've made up your mind, and you don't need anyone to agree.",
  },
  t107: {
    mine: "If they begged me to stay, I'm afraid I would",
    yours: "If they begged you to stay, you're afraid you would.",
  },
  t108: {
    mine: "They've been good to me, and that's what makes it so hard to go",
    yours: "They've been good to you, and that's what makes it so hard to go.",
  },
  t109: {
    mine: "I'm staying for my child, and I don't think it's helping them",
    yours: "You're staying for your child, and you don't think it's helping them.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t110: {
    mine: "They've changed the way I asked them to, and I still don't want them",
    yours: "They've changed the way you asked them to, and you still don't want them.",
  },
  t111: {
    mine: "I miss them, and I don't want them back",
    yours: "You miss them, and you don't want them back.",
  },
  t112: {
    mine: "I'm afraid they'll be happier without me, and that it'll prove something",
    yours: "You're afraid they'll be happier without you, and that it'll prove something.",
  },
  t113: {
    mine: "I like my life without them, and I didn't expect to",
    yours: "You like your life without them, and you didn't expect to.",
  },
  t114: {
    mine: "I'm relieved it's over, and I act sadder than I am",
    yours: "You're relieved it's over, and you act sadder than you are.",
  },
  t115: {
    mine: "I keep checking whether I love them, and now I can't tell",
    yours: "You keep checking whether you love them, and now you can't tell.",
  },
  t116: {
    mine: "It's good between us, and good makes me nervous",
    yours: "It's good between the two of you, and good makes you nervous.",
  },
  t117: {
    mine: "I love them, but I don't look forward to them anymore",
    yours: "You love them, but you don't look forward to them anymore.",
  },
  t118: {
    mine: "I picked them because they felt safe, and now safe isn't enough",
    yours: "You picked them because they felt safe, and now safe isn't enough.",
  },
  t119: {
    mine: "I don't doubt them; I doubt that I know how to love anyone",
    yours: "You don't doubt them; you doubt that you know how to love anyone.",
  },
  t120: {
    mine: "I think I'm just bored, and I've been calling it something bigger",
    yours: "You think you're just bored, and you've been calling it something bigger.",
  },
  t121: {
    mine: "I don't want to choose, because right now I don't have to lose anyone",
    yours: "You don't want to choose, because right now you don't have to lose anyone.",
  },
  t122: {
    mine: "I like them a lot, and I don't need it to be more",
    yours: "You like them a lot, and you don't need it to be more.",
  },
  t123: {
    mine: 'Loving someone new feels like cheating on the one who died',
    yours: 'Loving someone new feels like cheating on the one who died.',
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t124: {
    mine: "I've forgiven them, and I still check",
    yours: "You've forgiven them, and you still check.",
  },
  t125: {
    mine: "What hurts most isn't what they did, it's how stupid I feel",
    yours: "What hurts most isn't what they did, it's how stupid you feel.",
  },
  t126: {
    mine: "I don't want it fixed until they've hurt the way I have",
    yours: "You don't want it fixed until they've hurt the way you have.",
  },
  t127: {
    mine: 'I want to know everything, and every answer makes it worse',
    yours: 'You want to know everything, and every answer makes it worse.',
  },
  t128: {
    mine: "They're tired of being sorry, and I'm not done being hurt",
    yours: "They're tired of being sorry, and you're not done being hurt.",
  },
  t129: {
    mine: "I could forgive them if they'd just stop explaining",
    yours: "You could forgive them if they'd just stop explaining.",
  },
  t130: {
    mine: "I'm the one who broke it, and I'm tired of paying for it",
    yours: "You're the one who broke it, and you're tired of paying for it.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t131: {
    mine: 'I know it was wrong, and I still want someone to ask me why',
    yours: 'You know it was wrong, and you still want someone to ask you why.',
  },
  t132: {
    mine: 'They owe me now, and part of me likes it that way',
    yours: 'They owe you now, and part of you likes it that way.',
  },
  t133: {
    mine: "I don't feel guilty about it, and that's what worries me",
    yours: "You don't feel guilty about it, and that's what worries you.",
  },
  t134: {
    mine: 'I want to apologize, but I want them to go first',
    yours: 'You want to apologize, but you want them to go first.',
  },
  t135: {
    mine: "I want them closer, and I don't want to give up being alone",
    yours: "You want them closer, and you don't want to give up being alone.",
  },
  t136: {
    mine: "I'm afraid they'd get tired of me if I were always around",
    yours: "You're afraid they'd get tired of you if you were always around.",
  },
  t137: {
    mine: "I'm not in a hurry; the people around me are",
    yours: "You're not in a hurry; the people around you are.",
  },
  t138: {
    mine: "I can't tell if I want a child or I'm just scared of missing out",
    yours: "You can't tell if you want a child or you're just scared of missing out.",
  },
  t139: {
    mine: "I want a child, and I'm not sure I want one with them",
    yours: "You want a child, and you're not sure you want one with them.",
  },
  t140: {
    mine: 'I love my child, and I miss who I was before',
    yours: 'You love your child, and you miss who you were before.',
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t141: {
    mine: "I've made my peace with not having kids; other people haven't",
    yours: "You've made your peace with not having kids; other people haven't.",
  },
  t142: {
    mine: "I'm afraid I'd do to a child what was done to me",
    yours: "You're afraid you'd do to a child what was done to you.",
  },
  t143: {
    mine: "I said it didn't matter to me, and it matters more every year",
    yours: "You said it didn't matter to you, and it matters more every year.",
  },
  t144: {
    mine: 'I wanted my child to need me less, and now I mind',
    yours: 'You wanted your child to need you less, and now you mind.',
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t145: {
    mine: "I give my child everything I've stopped giving my partner",
    yours: "You give your child everything you've stopped giving your partner.",
    needs:
      "child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass|husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t146: {
    mine: "I don't miss the sex as much as I miss being wanted",
    yours: "You don't miss the sex as much as you miss being wanted.",
  },
  t147: {
    mine: "I turn away first so I don't get turned down",
    yours: "You turn away first so you don't get turned down.",
  },
  t148: {
    mine: "Sometimes I have sex so we don't have to talk about not having it",
    yours: "Sometimes you have sex so you two don't have to talk about not having it.",
  },
  t149: {
    mine: "I'm fine without sex, and I'm tired of being told I shouldn't be",
    yours: "You're fine without sex, and you're tired of being told you shouldn't be.",
  },
  t150: {
    mine: "I do want them, just not while I'm this angry",
    yours: "You do want them, just not while you're this angry.",
  },
  t151: {
    mine: "I don't want them to be okay with it; I want them to be glad",
    yours: "You don't want them to be okay with it; you want them to be glad.",
  },
  t152: {
    mine: "I'm not ashamed of it; I'm just tired of explaining it",
    yours: "You're not ashamed of it; you're just tired of explaining it.",
  },
  t153: {
    mine: "I don't tell my parents who I am, and I resent that they don't know",
    yours: "You don't tell your parents who you are, and you resent that they don't know.",
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t154: {
    mine: "I'm happy about it, and nobody lets me just be happy",
    yours: "You're happy about it, and nobody lets you just be happy.",
  },
  t155: {
    mine: "I want my parents to be proud of something they don't approve of",
    yours: "You want your parents to be proud of something they don't approve of.",
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t156: {
    mine: 'I always reach out first, so I never find out if they would',
    yours: 'You always reach out first, so you never find out if they would.',
  },
  t157: {
    mine: "I've outgrown a friend, and I feel like a snob for noticing",
    yours: "You've outgrown a friend, and you feel like a snob for noticing.",
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t158: {
    mine: "Nothing happened between us, and that's why I can't get over it",
    yours: "Nothing happened between the two of you, and that's why you can't get over it.",
  },
  t159: {
    mine: "I'm the one who pulled away, and I wish they'd put up a fight",
    yours: "You're the one who pulled away, and you wish they'd put up a fight.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t160: {
    mine: 'Losing a friend hurt more than any breakup, and nobody counts it',
    yours: 'Losing a friend hurt more than any breakup, and nobody counts it.',
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t161: {
    mine: "My friends have heard enough about it, so now I say it's fine",
    yours: "Your friends have heard enough about it, so now you say it's fine.",
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t162: {
    mine: "I'm lonelier with them than I am by myself",
    yours: "You're lonelier with them than you are by yourself.",
  },
  t163: {
    mine: "I tell people I like being alone, because it's half true",
    yours: "You tell people you like being alone, because it's half true.",
  },
  t164: {
    mine: "A lot of people like me, and I never feel like anyone's first choice",
    yours: "A lot of people like you, and you never feel like anyone's first choice.",
  },
  t165: {
    mine: "I say I don't mind so often that I can't tell if I do",
    yours: "You say you don't mind so often that you can't tell if you do.",
  },
  t166: {
    mine: 'I let things go, and I remember every single one',
    yours: 'You let things go, and you remember every single one.',
  },
  t167: {
    mine: "I call it being patient, but I'm a little afraid of them",
    yours: "You call it being patient, but you're a little afraid of them.",
  },
  t168: {
    mine: "I'd almost like a fight, because at least we'd be talking",
    yours: "You'd almost like a fight, because at least the two of you would be talking.",
  },
  t169: {
    mine: "I can handle them being angry; I can't handle them looking at me differently",
    yours: "You can handle them being angry; you can't handle them looking at you differently.",
  },
  t170: {
    mine: 'Telling them would mostly make me feel better, and I know it',
    yours: 'Telling them would mostly make you feel better, and you know it.',
  },
  t171: {
    mine: "I keep it secret because I like having something that's only mine",
    yours: "You keep it secret because you like having something that's only yours.",
  },
  t172: {
    mine: "I could explain what I did; I can't explain why I hid it so long",
    yours: "You could explain what you did; you can't explain why you hid it so long.",
  },
  t173: {
    mine: 'Part of me wants to get caught',
    yours: 'Part of you wants to get caught.',
  },
  t174: {
    mine: "I'll talk about it with anyone who can't do anything about it",
    yours: "You'll talk about it with anyone who can't do anything about it.",
  },
  t175: {
    mine: "I want them to know, and I don't want to talk about it",
    yours: "You want them to know, and you don't want to talk about it.",
  },
  t176: {
    mine: 'A bad answer would be easier on me than no answer',
    yours: 'A bad answer would be easier on you than no answer.',
  },
  t177: {
    mine: "It's not the money, it's that they act like it never happened",
    yours: "It's not the money, it's that they act like it never happened.",
  },
  t178: {
    mine: "I'd ask them for help if I could stand owing them",
    yours: "You'd ask them for help if you could stand owing them.",
  },
  t179: {
    mine: "I say yes, and then I'm mad at them for asking",
    yours: "You say yes, and then you're mad at them for asking.",
  },
  t181: {
    mine: 'I said no and I meant it, and I still want them to understand',
    yours: 'You said no and you meant it, and you still want them to understand.',
  },
  t182: {
    mine: "I'd put up with their parents if my partner ever took my side",
    yours: "You'd put up with their parents if your partner ever took your side.",
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t183: {
    mine: "I want their family to love me, and I don't even like them",
    yours: "You want their family to love you, and you don't even like them.",
  },
  t184: {
    mine: "I'm hard on my child's partner because I miss coming first",
    yours: "You're hard on your child's partner because you miss coming first.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t185: {
    mine: "I complain that I do everything, and I won't let them help",
    yours: "You complain that you do everything, and you won't let them help.",
  },
  t186: {
    mine: "I don't need it solved, I need somebody to say it's hard",
    yours: "You don't need it solved, you need somebody to say it's hard.",
  },
  t187: {
    mine: "They love what I do for them; I can't tell if they love me",
    yours: "They love what you do for them; you can't tell if they love you.",
  },
  t188: {
    mine: "I've changed more than they've noticed, and I want some credit for it",
    yours: "You've changed more than they've noticed, and you want some credit for it.",
  },
  t189: {
    mine: "I'm proud of this, and I've got nobody to show it to",
    yours: "You're proud of this, and you've got nobody to show it to.",
  },
  t190: {
    mine: "I act like I need nothing, and then I'm hurt when I get nothing",
    yours: "You act like you need nothing, and then you're hurt when you get nothing.",
  },
  t191: {
    mine: 'I ask about everyone else so nobody gets around to asking me',
    yours: 'You ask about everyone else so nobody gets around to asking you.',
  },
  t192: {
    mine: "I don't even want what they have; I just don't want them having it",
    yours: "You don't even want what they have; you just don't want them having it.",
  },
  t193: {
    mine: 'My partner gives me no reason to be jealous, and I keep looking for one',
    yours: 'Your partner gives you no reason to be jealous, and you keep looking for one.',
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t194: {
    mine: "I'm not afraid they'll cheat; I'm afraid they'll meet someone easier to love",
    yours: "You're not afraid they'll cheat; you're afraid they'll meet someone easier to love.",
  },
  t195: {
    mine: "I'm happy for a friend, and I can't stand hearing about it",
    yours: "You're happy for a friend, and you can't stand hearing about it.",
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t196: {
    mine: "I don't want to do anything about this, I just want it said",
    yours: "You don't want to do anything about this, you just want it said.",
  },
  t197: {
    mine: "I don't care that much, and I feel like I'm supposed to",
    yours: "You don't care that much, and you feel like you're supposed to.",
  },
  t198: {
    mine: "I'm more curious about what would happen than afraid of it",
    yours: "You're more curious about what would happen than afraid of it.",
  },
  t199: {
    mine: "I'm nicer to people I hardly know than to somebody I love",
    yours: "You're nicer to people you hardly know than to somebody you love.",
  },
  t200: {
    mine: 'My parents are getting old, and I still want an apology',
    yours: 'Your parents are getting old, and you still want an apology.',
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t201: {
    mine: 'I want out, and I want them to be sorry to lose me',
    yours: 'You want out, and you want them to be sorry to lose you.',
  },
  t202: {
    mine: "I can manage; I'd just like someone to see that it's hard",
    yours: "You can manage; you'd just like someone to see that it's hard.",
  },
  t203: {
    mine: "I'm not choosing between two things, I'm choosing who to disappoint",
    yours: "You're not choosing between two things, you're choosing who to disappoint.",
  },
  t204: {
    mine: "I know what I want to get away from, and I'm calling that a decision",
    yours: "You know what you want to get away from, and you're calling that a decision.",
  },
  t205: {
    mine: "I say I stay for the money, but I'd be scared to leave anyway",
    yours: "You say you stay for the money, but you'd be scared to leave anyway.",
  },
  t206: {
    mine: "They've been good to me, so wanting to leave feels like betraying them",
    yours: "They've been good to you, so wanting to leave feels like betraying them.",
  },
  t207: {
    mine: "I complain about it every day, but I'd be lost without it",
    yours: "You complain about it every day, but you'd be lost without it.",
  },
  t208: {
    mine: 'I wanted to be picked more than I wanted what I was picked for',
    yours: 'You wanted to be picked more than you wanted what you were picked for.',
  },
  t209: {
    mine: "I'm jealous of someone whose life I wouldn't even want",
    yours: "You're jealous of someone whose life you wouldn't even want.",
  },
  t210: {
    mine: "I've already left in every way except telling them",
    yours: "You've already left in every way except telling them.",
  },
  t211: {
    mine: "If I stop now, I have to look at what it's already cost me",
    yours: "If you stop now, you have to look at what it's already cost you.",
  },
  t212: {
    mine: "I'm hoping they'll end it, so it won't have been my doing",
    yours: "You're hoping they'll end it, so it won't have been your doing.",
  },
  t213: {
    mine: "I'm proud of how much I can take, so I keep taking it",
    yours: "You're proud of how much you can take, so you keep taking it.",
  },
  t214: {
    mine: "Part of me wants to get sick so I'd be allowed to stop",
    yours: "Part of you wants to get sick so you'd be allowed to stop.",
  },
  t215: {
    mine: 'I stopped caring so I could keep going, and I miss caring',
    yours: 'You stopped caring so you could keep going, and you miss caring.',
  },
  t216: {
    mine: "I'm afraid that if I rest properly, I won't want to start again",
    yours: "You're afraid that if you rest properly, you won't want to start again.",
  },
  t217: {
    mine: 'Everyone tells me to slow down, and nobody takes anything off me',
    yours: 'Everyone tells you to slow down, and nobody takes anything off you.',
  },
  t218: {
    mine: "I know they're unfair, but I still want them to think well of me",
    yours: "You know they're unfair, but you still want them to think well of you.",
  },
  t219: {
    mine: "I could get over what they said; it's that I said nothing back",
    yours: "You could get over what they said; it's that you said nothing back.",
  },
  t220: {
    mine: "They could leave it as it is if they'd only admit it happened to me",
    yours: "They could leave it as it is if they'd only admit it happened to you.",
  },
  t221: {
    mine: 'It stings this much because I think they might have a point',
    yours: 'It stings this much because you think they might have a point.',
  },
  t222: {
    mine: "As long as I haven't started, I could still be good at it",
    yours: "As long as you haven't started, you could still be good at it.",
  },
  t223: {
    mine: 'I keep calling it laziness, but I never wanted to do it at all',
    yours: 'You keep calling it laziness, but you never wanted to do it at all.',
  },
  t224: {
    mine: "Feeling bad about it all day lets me think I've done something",
    yours: "Feeling bad about it all day lets you think you've done something.",
  },
  t225: {
    mine: 'What I dread now is having to explain why it took so long',
    yours: 'What you dread now is having to explain why it took so long.',
  },
  t226: {
    mine: "I say nobody helps me, but I can't bear the way they do it",
    yours: "You say nobody helps you, but you can't bear the way they do it.",
  },
  t227: {
    mine: "I could cope with failing; it's being ordinary that scares me",
    yours: "You could cope with failing; it's being ordinary that scares you.",
  },
  t228: {
    mine: "I hurt someone by doing it, and I'm still glad I did",
    yours: "You hurt someone by doing it, and you're still glad you did.",
  },
  t229: {
    mine: "I'm ashamed of not knowing things that nobody ever taught me",
    yours: "You're ashamed of not knowing things that nobody ever taught you.",
  },
  t230: {
    mine: "I earned it, but I still act as if they're doing me a favour",
    yours: "You earned it, but you still act as if they're doing you a favour.",
  },
  t231: {
    mine: 'Not knowing how bad it is feels safer to me than finding out',
    yours: 'Not knowing how bad it is feels safer to you than finding out.',
  },
  t232: {
    mine: "I have enough now, but I'm as scared as when I hadn't",
    yours: "You have enough now, but you're as scared as when you hadn't.",
  },
  t233: {
    mine: "I say I don't mind helping, but I remember every single time",
    yours: "You say you don't mind helping, but you remember every single time.",
  },
  t234: {
    mine: "I could live on less; I couldn't bear people seeing me have less",
    yours: "You could live on less; you couldn't bear people seeing you have less.",
  },
  t235: {
    mine: "I'm scared my child will learn to worry the way I do",
    yours: "You're scared your child will learn to worry the way you do.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t236: {
    mine: "I keep going so that what my parents gave up wasn't for nothing",
    yours: "You keep going so that what your parents gave up wasn't for nothing.",
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t237: {
    mine: 'My parents seem prouder of what I do than of me',
    yours: 'Your parents seem prouder of what you do than of you.',
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t238: {
    mine: "I've been the clever one so long, I can't stand being a beginner",
    yours: "You've been the clever one so long, you can't stand being a beginner.",
  },
  t239: {
    mine: 'I hardly mind how it turns out now, so long as the waiting ends',
    yours: 'You hardly mind how it turns out now, so long as the waiting ends.',
  },
  t240: {
    mine: "I waited years to have this time, and I don't know what it's for",
    yours: "You waited years to have this time, and you don't know what it's for.",
  },
  t241: {
    mine: "My partner is looking forward to it; I haven't said I'm dreading it",
    yours: "Your partner is looking forward to it; you haven't said you're dreading it.",
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t242: {
    mine: "Doing very little suits me, and I'm a bit ashamed of that",
    yours: "Doing very little suits you, and you're a bit ashamed of that.",
  },
  t243: {
    mine: "I can't enjoy having it better than the people I left",
    yours: "You can't enjoy having it better than the people you left.",
  },
  t244: {
    mine: "I miss them, and I breathe easier when I'm away from them",
    yours: "You miss them, and you breathe easier when you're away from them.",
  },
  t245: {
    mine: "What I miss is how things were then, and going back wouldn't get me that",
    yours: "What you miss is how things were then, and going back wouldn't get you that.",
  },
  t246: {
    mine: 'I wanted to be where nobody knew me, and now nobody knows me',
    yours: 'You wanted to be where nobody knew you, and now nobody knows you.',
  },
  t247: {
    mine: 'I told everyone it would be great, so who can I tell now?',
    yours: 'You told everyone it would be great, so who can you tell now?.',
  },
  t248: {
    mine: 'I loved doing it more before anybody was watching',
    yours: 'You loved doing it more before anybody was watching.',
  },
  t249: {
    mine: 'I know what I want to say, and it would hurt somebody I love',
    yours: 'You know what you want to say, and it would hurt somebody you love.',
    needs: 'say|said|saying|tell|told|telling|talk|ask|admit|word*',
  },
  t250: {
    mine: "I know it's bad for me, and it's the only thing that's just mine",
    yours: "You know it's bad for you, and it's the only thing that's just yours.",
  },
  t251: {
    mine: "I'm good all day for everyone, and at night I'm sick of being good",
    yours: "You're good all day for everyone, and at night you're sick of being good.",
  },
  t252: {
    mine: "Nothing else quietens my head, so I don't want to hear I should stop",
    yours: "Nothing else quietens your head, so you don't want to hear you should stop.",
  },
  t253: {
    mine: "I'm more curious than scared, and everyone wants me to be scared",
    yours: "You're more curious than scared, and everyone wants you to be scared.",
  },
  t254: {
    mine: "I tell people it's nothing, and I make sure they don't see it",
    yours: "You tell people it's nothing, and you make sure they don't see it.",
  },
  t255: {
    mine: "I want someone to stop me, but I'd be furious if they did",
    yours: "You want someone to stop you, but you'd be furious if they did.",
  },
  t256: {
    mine: 'I got over something nobody knew about, so nobody can be proud of me',
    yours: 'You got over something nobody knew about, so nobody can be proud of you.',
  },
  t257: {
    mine: "They say I'm fine, but I don't feel safe like I used to",
    yours: "They say you're fine, but you don't feel safe like you used to.",
  },
  t258: {
    mine: "I'm being brave so they won't be frightened, and it's lonely",
    yours: "You're being brave so they won't be frightened, and it's lonely.",
  },
  t259: {
    mine: "I swore I'd change if I was all right, but I haven't",
    yours: "You swore you'd change if you were all right, but you haven't.",
  },
  t260: {
    mine: "Being comforted doesn't help; I want somebody to be scared with me",
    yours: "Being comforted doesn't help; you want somebody to be scared with you.",
  },
  t261: {
    mine: 'It took a scare for me to notice I like my life',
    yours: 'It took a scare for you to notice you like your life.',
  },
  t262: {
    mine: "They love the easy version of me, so I can't quite believe it",
    yours: "They love the easy version of you, so you can't quite believe it.",
  },
  t263: {
    mine: 'I want to change without anyone remarking on it',
    yours: 'You want to change without anyone remarking on it.',
  },
  t264: {
    mine: "I've less in common with them now, and I feel like a snob for noticing",
    yours: "You've less in common with them now, and you feel like a snob for noticing.",
  },
  t265: {
    mine: "I'm all right with who I am; it's my parents knowing that frightens me",
    yours: "You're all right with who you are; it's your parents knowing that frightens you.",
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t266: {
    mine: "Nothing's wrong, and somehow I can't make that enough",
    yours: "Nothing's wrong, and somehow you can't make that enough.",
  },
  t267: {
    mine: 'I keep asking people until one of them says what I wanted to hear',
    yours: 'You keep asking people until one of them says what you wanted to hear.',
  },
  t268: {
    mine: "I say I don't know what I want because what I want sounds selfish",
    yours: "You say you don't know what you want because what you want sounds selfish.",
  },
  t269: {
    mine: 'I did everything I was supposed to, so I feel cheated',
    yours: 'You did everything you were supposed to, so you feel cheated.',
  },
  t270: {
    mine: "I'm not lost, I'm bored, and it feels ungrateful to say it",
    yours: "You're not lost, you're bored, and it feels ungrateful to say it.",
  },
  t271: {
    mine: "I don't want a plan, I want a while where nobody expects anything",
    yours: "You don't want a plan, you want a while where nobody expects anything.",
  },
  t272: {
    mine: "I could still do it; I'm just embarrassed to be this late",
    yours: "You could still do it; you're just embarrassed to be this late.",
  },
  t273: {
    mine: "If nobody else my age had it yet, I wouldn't be worried",
    yours: "If nobody else your age had it yet, you wouldn't be worried.",
  },
  t274: {
    mine: "I'd give them those years again, but I still want them back",
    yours: "You'd give them those years again, but you still want them back.",
  },
  t275: {
    mine: "I tell myself there's time, because otherwise I'd have to choose",
    yours: "You tell yourself there's time, because otherwise you'd have to choose.",
  },
  t276: {
    mine: "I always said I couldn't because of my child, and now I could",
    yours: "You always said you couldn't because of your child, and now you could.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t277: {
    mine: "I say it's for my child, who'd rather just have me around",
    yours: "You say it's for your child, who'd rather just have you around.",
    needs:
      'child|children|kid|kids|son|sons|daughter*|baby|babies|teenager*|toddler|boy|girl|my eldest|my youngest|wee one|little one*|bairn*|lad|lass',
  },
  t278: {
    mine: "People are sorry for me, and really I'm relieved",
    yours: "People are sorry for you, and really you're relieved.",
  },
  t279: {
    mine: "I'm prouder of it than I let on, in case it makes others feel small",
    yours: "You're prouder of it than you let on, in case it makes others feel small.",
  },
  t280: {
    mine: 'The person I most want to tell is the one who died',
    yours: 'The person you most want to tell is the one who died.',
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t281: {
    mine: 'I did it to prove someone wrong, and they never even noticed',
    yours: 'You did it to prove someone wrong, and they never even noticed.',
  },
  t282: {
    mine: "It was an easy decision, and I'm acting as if it was hard",
    yours: "It was an easy decision, and you're acting as if it was hard.",
  },
  t283: {
    mine: "I'm sure about it; I feel bad that I decided without my partner",
    yours: "You're sure about it; you feel bad that you decided without your partner.",
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t284: {
    mine: "It's the right thing, but I'd like to be sad about it anyway",
    yours: "It's the right thing, but you'd like to be sad about it anyway.",
  },
  t285: {
    mine: "It matters to everyone else, and I'm only pretending to mind",
    yours: "It matters to everyone else, and you're only pretending to mind.",
  },
  t286: {
    mine: "I'm not unhappy, I just want to find out if I could",
    yours: "You're not unhappy, you just want to find out if you could.",
  },
  t287: {
    mine: "It's a small thing, but it tells me whether anyone thinks of me",
    yours: "It's a small thing, but it tells you whether anyone thinks of you.",
  },
  t288: {
    mine: "I like my life the way it is, and I'm tired of defending it",
    yours: "You like your life the way it is, and you're tired of defending it.",
  },
  t289: {
    mine: "I'd tell a friend to go, but I keep finding reasons to stay",
    yours: "You'd tell a friend to go, but you keep finding reasons to stay.",
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t290: {
    mine: "I'm glad for my friend, but I've stopped wanting to hear about it",
    yours: "You're glad for your friend, but you've stopped wanting to hear about it.",
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t291: {
    mine: "I'm good at it, so nobody asks me if I like it",
    yours: "You're good at it, so nobody asks you if you like it.",
  },
  t292: {
    mine: "My partner doesn't mind me depending on them, but I do",
    yours: "Your partner doesn't mind you depending on them, but you do.",
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t293: {
    mine: "My partner says it's up to me, and that leaves me alone with it",
    yours: "Your partner says it's up to you, and that leaves you alone with it.",
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t294: {
    mine: "I tell my partner I'm tired; if I said unhappy, they'd ask why",
    yours: "You tell your partner you're tired; if you said unhappy, they'd ask why.",
    needs:
      "husband*|wife|wives|spouse|partner*|boyfriend*|girlfriend*|fiance*|other half|marriage|married|we've been together|hubby|missus|bf|gf",
  },
  t295: {
    mine: 'Part of me hopes someone finds out, so I can stop pretending',
    yours: 'Part of you hopes someone finds out, so you can stop pretending.',
  },
  t296: {
    mine: "As long as it's their fault, I don't have to try",
    yours: "As long as it's their fault, you don't have to try.",
  },
  t297: {
    mine: "I saw my parents wait too long, and I'm doing the same",
    yours: "You saw your parents wait too long, and you're doing the same.",
    needs:
      'parent*|mum|mums|mom|mam|mammy|mother*|dad|dads|da|daddy|father*|folks|ma|pa|in care|mama|papa|nan|gran|grandma|grandad',
  },
  t298: {
    mine: "A friend told me the truth about it, and I've kept away since",
    yours: "A friend told you the truth about it, and you've kept away since.",
    needs: 'friend*|mate|mates|pal|pals|bestie|buddy|bff|roommate|flatmate',
  },
  t299: {
    mine: "I'm still trying to impress the one who died",
    yours: "You're still trying to impress the one who died.",
    needs:
      'died|dead|death|die|dies|dying|passed away|passed on|passed|funeral*|grave|buried|ashes|widow*|late husband|late wife|lost my|lost our|lost her|lost him|we lost|gone now|hospice|terminal|cancer|miscarr*|stillb*|put down|put to sleep',
  },
  t300: {
    mine: "I don't want to be talked out of it, or cheered on either",
    yours: "You don't want to be talked out of it, or cheered on either.",
  },
};
