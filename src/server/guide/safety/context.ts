import type { Language } from '../classifier/features.ts';

/**
 * Whether a phrase of danger is meant as danger to the writer now, or is denied, past, a joke, a story, or about somebody
 * else.
 */
export interface Context {
  /** Denied right before the phrase: "I don't want to …", "never …". */
  isNegated: boolean;
  /** Long ago, or said to be overcome. */
  isPast: boolean;
  /** Exaggeration, laughter, a way of speaking. */
  isJoke: boolean;
  /** A film, a book, a game, the news, a course, the person's job. */
  isStory: boolean;
  /** About somebody else. */
  isAboutOther: boolean;
}

// ---- Chinese

const zhPattern = (source: string): RegExp => new RegExp(source, 'u');

const notZh =
  '(?:从来没有?|从没有?|从来不|从不|从未|绝不|绝非|绝无|并非|并没有?|不至于|不可能|不会|不想|不要|不用|不敢|不是|不打算|没有?|没到|没想过?|未|别|无|唔系|唔会|唔想|冇|不|早就不|(?:以为|谁说|总觉得|(?<!我|好|很)怕|担心)我(?:要|会|是)?)';
const fillerZh =
  '(?:真的?|要|过|想|去|说|再|有|打算|会|什么|人|任何|到|被|对我|跟我|至于|那么|自己|动手|敢|谁|因为|是|为了|丝毫|一点|半点|抑郁|受不了|难受|脾气大到|跑路|也不?|意思|那种|一次|主动|在|用|试过|觉得|因|害怕)*';
const noDenialZh =
  '(?:有没有|忍不住|控制不住|管不住|停不下来|受不了|不知道|不懂|没人(?:知道|在乎|关心|理解|懂|管|发现|信|会)|不仅|不只|不光|不如|不得不|是不是|会不会|要不要|要不|能不能|没用|不停地?|不断|没忍住|没办法|不能不|不怕|其实|何不|怎么不|怎么还不|为什么不|为啥不|干嘛不|还不|不开心|差点没)[^,.!?。;]{0,6}$';
/** A denial after the phrase: "自杀？从来没有" (suicide? never), "想死是口头禅" ("I want to die" is just a saying). */
const deniedAfterZh = zhPattern(
  '^[^.!;]{0,8}?(?:绝对?不会|从没有?过?(?=[^,.!?。]{0,6}$|[,.!?。\\s])|从来没有?|没想过|不存在的|(?<!力气都|力气也|人都|谁都|都|也|什么都)没有过?(?=[,.!?。\\s](?!其实|但|可是?|不过)|好吗|好吗|$)|(?:是|系|就是)(?:个|一个)?(?:口头|段子|玩笑话|讲笑|误会|谣言|假的|吓唬))|^那种事我?做不出|^(?:那一?步|的?(?:地步|程度)[,\\s]|好吗|的?念头都没)',
);
/** A denial within the phrase: "他从来没打过我" (he has never hit me). */
const deniedWithinZh = zhPattern(
  '(?:从来没|从没|没有|没|从不|从来不|不会|未曾|不)(?:真的?|对我|跟我|再|有|跟人|和我)*(?:动(?:过)?(?:手|粗)|打(?:过|骂)?(?:我|人|孩子|她|他)|碰过|伤害?过|摔过|家暴过?|欺负过?我|威胁过?我)',
);
const jokeZh = zhPattern(
  '哈哈|嘻嘻|hh|2333|笑死|233|xswl|狗头|doge|bushi|[😂🤣💀😆😹]|[(]不是[)]|口头禅|讲笑|说笑|说着玩|开个?玩笑|玩梗|段子|夸张(?:一?下|而已)|(?:先|再)睡(?:了|一觉)|谁懂啊|绝绝子|yyds|蚊子|甲方|闹钟|产品经理|早八|期末周|奶茶|火锅|老铁|蓝屏|打工人|瑜伽|蟑螂|超级?想死|色号|歌单|wifi|追剧|刷题|这届|领导画饼',
);
const noJokeZh = zhPattern(
  '(?:不是|没|没在|不|别当|别以为我?在?|非)(?:是|在|跟你|和你)*(?:开个?玩笑|玩梗|段子|说着玩|说笑|讲笑|口头禅|夸张)|(?:他|她|老师|说是?|大家)说?是?(?:开|在开)玩笑|认真的|真的想死|是真的',
);
const overcomeZh =
  '(?:(?:现在|如今|后来|而今|这几年)(?!.{0,10}(?:想死|不想活|活不|又|还想|还是|还在|撑不|更|想跳|也想|没用|头|浑身|心慌|手抖|身上|觉得电视|叫|看东西|吐|站))[^.!?。]{0,14}(?:好(?!晕|痛|疼|难|累|怕|困|慌)|开心|清静|舒坦|想想|自己开|安全|没|不|能|敢|孙|孩子都|娃|工作|上班|毕业|结婚|稳定|平静|庆幸|感谢|读|当|开了|小店|轻松|珍惜|劝|分享|无瘤|笑|搬|年|岁|三十|四十|五十|六十|健康|正常|幸福|舒服|感激|是)|已经(?:好|过去|走出|没事|不|康复|痊愈)|走出来|咬牙坚持|坚持下来|熬过来|挺过来|活过来|缓过来|好起来|康复|痊愈|再也没|再没|没再|再也不会|疤(?:都)?淡|还清|日子(?:舒坦|照过|好)|清静|早改了|早就?不|上个世纪|心静|想想真|庆幸|幸好|幸亏|好在|都过去了|没事了|后来好|后来信|后来不|年没|年了|离了[^,.!?。]{0,3}年|戒了[^,.!?。]{0,3}年|(?:救|拉|骂|劝)(?:了?我?)?回来了|捡(?:回|了)?条命|没死成|稳定|过得好|翻篇|释怀|放下了|和解|缓和|原谅|饶恕|判了|学会|再婚|改嫁|二婚|头婚)';
const longAgoZh =
  '(?:以前|从前|有一年|早些年|早(?:就)?(?:改|戒|断)了|过(?:一|几)次(?=.{0,30}(?:现在|后来|如今))|曾经?|当年|那时候?|那会儿?|那阵|那几年|那年|那段(?:时间|日子)|小时候|细个|多年前|[0-9一二三四五六七八九十几俩两好]+年(?:以)?前|年轻的?时候|(?:上学|读书|念书|高中|初中|大学|小学|中学|结婚|当兵|坐牢|坐月子|[一二三四五六七八九十0-9]+岁)的?(?:时候|那时)|做姑娘)';
const ratherLongAgoZh =
  '(?:高中|初中|大学|小学|大[一二三四]|高[一二三]|初[一二三]|读研|去年|前年|前夫|前任|产后|过去|一度|[0-9一二三四五六七八九〇零]{2}年|[0-9一二三四五六七八九十]+岁|刚[^,.!?。]{0,6}(?:那|时|来|出|入|离|结|确诊)|第[一二三四]次|(?:想|割|试|吃|吐|写|打|闹|自残|不开|有)过|年轻时|年轻辰光|中学|上学|离婚前|头[一二三四五六七八九十]+个月|之前|时)';
const stillGoingOnZh =
  '(?:又|还在|还是|每天|每晚|昨晚|昨天|今天|今晚|刚才|最近|复发|一直|这几天|天天|现在也|老是)';
/** Fiction, news, courses and games: heard, seen or played, not experienced. */
const fictionZh =
  '(?:电影|看电视|电视[里上剧]|追的剧|女二|男二|翻译一本|歌叫|讲过|讲防|请[^,.!?。]{0,4}来讲|剧里|剧情|追剧|这剧|那集|这集|大结局|小说|书里|这本书(?!译|写)|看《|《|主角|女主|男主|角色|歌词|这首歌|首歌|游戏|新手村|回城|复活点|掉(?:经验|装备|耐久)|开荒|灭团|团灭|满级|存档|读档|刷怪|背刺|综艺|动漫|追番|番剧|新闻|报道|热搜|纪录片|(?:写|做|读|看|查|篇|改)[^,.!?。]{0,8}论文|课上|上课讲|作业|考题|真题|选修|培训|讲座|剧本|结局|副本|关卡|队友|排位|打野|boss|剧本杀|密室|狼人杀|播客|脱口秀|小品|鬼故事|短视频|听说|交通台|排练|彩排|段戏|演的|演一个|道具|文案|网名|任务名|id叫|涂尔干|查经|案例|视频里|直播间里|博物馆|刷到|消防|演习|考试考)';
const jobZh =
  '(?:当护士|做护士|当老师|我是[^,.!?。]{0,6}(?:护士|医生|民警|警察|社工|消防员|志愿者|律师|记者|法医|班主任|咨询师|狱警|辅导员|编剧|作者|作家|护工)|做社工|课题|心理学|防身术|送来一个|妇联|法律援助|家访|病人|在icu|值班|出警|接警|警情|派出所(?:上班|工作)|我们所里|热线|来访者|咨询师|个案|案主|督导|病区|科室|轮转|转诊|收了(?:一)?个|患者|防治|干预|危机|守门人|接到一个|见了第一具|新押犯|急诊(?:收|来|今天)|做遗族|访谈)';
const storyZh = `${fictionZh}|${jobZh}`;
/** "我是护士，我想死": the job is theirs, the danger too. */
const selfZh = zhPattern('我(?:自己|也|真的?|就|现在|都|好|很|每天|一直|今天|今晚|想|要|打算)*$');
/** "我被同事…", "被同事…" */
const sufferedZh = zhPattern('(?:^|我|[\\s,])(?:又|也|昨晚|昨天)?被[^,.!?。]{0,10}$');
const ownZh = zhPattern('我(?!们)|自己');
const fictionPatternZh = zhPattern(fictionZh);
const otherZh =
  '(?:我?(?:的)?(?:弟弟?|哥哥?|姐姐?|妹妹?|朋友|闺蜜|室友|同学|同事|儿子|女儿|闺女|妈妈?|爸爸?|母亲|父亲|老公|老婆|男朋友|女朋友|男友|女友|对象|老伴|表[弟妹哥姐]|堂[弟妹哥姐]|侄[子女]|邻居|学生|孩子|外甥女?|婆婆|公公|奶奶|爷爷|外婆|外公|姥姥|姥爷|舅舅?|叔叔?|阿姨|姑姑|小姑|嫂子|网友|徒弟|同桌|班里有个|班上有个|前男友|前女友|前任|前夫|前妻|学妹|学姐|学弟|学长|阿仔|娃|楼上|隔壁)|他|她|佢|对方|有个朋友|有人|客人|老人)';

/** A phrase with the text around it. */
interface Around {
  before: string;
  sentenceBefore: string;
  phrase: string;
  after: string;
  passage: string;
}

const isDeniedAroundZh = ({ phrase, after }: Around): boolean =>
  deniedAfterZh.test(after) || deniedWithinZh.test(phrase);
/** '朋友以为我在玩梗' (my friends think I'm joking): a joke only in somebody else's view. */
const notTheirJokeZh = zhPattern('(?:以为|当|觉得)我?(?:是|在|只是)?(?:玩梗|开玩笑|说着玩|矫情|夸张|段子)');
const isJokeZh = ({ passage }: Around): boolean =>
  jokeZh.test(passage) && !noJokeZh.test(passage) && !notTheirJokeZh.test(passage);
/** A story, e.g. of the writer's job, is their own experience if they speak of themselves and the text names no fiction. */
const isLivedZh = ({ sentenceBefore, phrase, passage }: Around): boolean =>
  !fictionPatternZh.test(passage) && (ownZh.test(phrase) || selfZh.test(sentenceBefore));
/** "他打我" (he hits me) is about the writer, although somebody else is the subject. */
const isAboutWriterZh = ({ phrase, sentenceBefore }: Around): boolean =>
  ownZh.test(phrase) || sufferedZh.test(sentenceBefore);

/** Corrects the context in Chinese by the text after and within the phrase. */
function refineZh(context: Context, around: Around): Context {
  const isStory = context.isStory && !isLivedZh(around);
  return {
    ...context,
    isNegated: context.isNegated || isDeniedAroundZh(around),
    isStory,
    isJoke: context.isJoke || isJokeZh(around),
    isAboutOther: context.isAboutOther && !isAboutWriterZh(around),
  };
}

const negation = {
  en: /\b(?:not|never|no|nor|without|none|neither|nuh|(?:rather|more) \w+ than|rather than|instead of|nothing about|(?:do|did|does|is|are|was|were|have|has|had|would|could|should|wo|ca|ai|must)n'?t|cannot|don't|dont)(?: (?:be|been|ever|even|really|actually|just|once|going|gonna|to|want|wanna|wanting|wish|would|have|had|having|any|about|of|plan|plans|planning|thinking|think|thoughts?|intention|intend|feel|feeling|feelings|like|suicidal|the|a|an|it's|as if|that|i|i'm|im|am|in|at all|hit|beat|hurt|tried|wanted|thought|considered|one|time|said|saying|say|mean|meaning|urge|desire|depressed|or|anything|because|myself|dying|ideas?|way|kind|he|she|they|my|husband|wife|partner|trying|laid|raised|did|me|anyone|urges|danger|risk|longer|i've|bought|could|might|can))*\s*$/,
  zh: zhPattern(`${notZh}${fillerZh}$`),
};
/** "I can't stop …", "no one knows that …", "I don't care if …": no denial. */
const noDenial = {
  en: /\b(?:stop|help|shake|resist|know|sure|care|why|one|body|nobody|only|matter|wait|escape|ignore|deny)\b[^.!?]*$|(?<!(?:not|n't) (?:say|saying|mean|think|thinking)(?: that)? )\b(?:i|i'm|im) (?:just|really|still|only|actually|honestly|truly)\b[^.!?]*$/,
  zh: zhPattern(noDenialZh),
};

const past = {
  en: /\b(?:used to|years? (?:ago|back|before|since)|(?:years?|decades?|months) and .{0,20} ago|back (?:then|in)|long ago|decades? ago|(?<!since )when i was (?:an?|in|little|young|younger|\d+|at|still|small)|as a (?:young )?(?:kid|child|teen|teenager|girl|boy|student|wife|youth)|as an undergrad\w*|in my (?:teens|twenties|thirties|youth|early|\d0s)|(?:once|there was a time|one time)(?:,| i\b| tried| wanted| thought| planned| had)|in (?:'\d\d|(?:19|20)\d\d)|(?<!i'm |i am |im )in (?:high school|college|uni|middle school|(?:nursing|law|grad|med|boarding|secondary) school|year \d|the school)|(?<!since )at (?:fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|(?:1[2-9]|[2-5]\d)(?=[.,]| i\b| and| my|$))|(?:year|grade) \d+ me|formerly|before i (?:came|met|had|got|moved|started|began|went|left|found|quit|turned)|(?:have|had|got) a past with|during my (?:teens|divorce|first)|with my first|(?:my|me) (?:first|ex|former) (?:husband|wife|marriage)|at (?:school|uni|university)|after katrina|before,|(?:my|since my) (?:overdose|attempt)|years (?:on|clean|sober|well|free)|last time in|in \w+ before|the year i|my (?:old|younger) self|that was|ten years|twenty years|(?:19|20)\d\d|form (?:one|two|three|four)|(?:tenth|\d+th) standard i|hono[u]?rs year|last year|at 22)(?=\W|$)/,
  zh: zhPattern(`${longAgoZh}|${ratherLongAgoZh}(?=.*${overcomeZh})`),
};
const overcome = {
  en: /\b(?:now i(?:'m| am|'ve| do| have| run| own| live| love| can| sleep| want| laugh| got)?|(?:i|she|he|we|they|it)(?:'s|'m| am| are|'re| is)? now\b|(?:i'm|i am|im|i turned|she's|he's|they're) (?:1[89]|[2-9]\d|nine|ten|seven\w+|twenty|thirty|forty|fifty) ?(?:now|,|and|$)|anymore|any more|no longer|since then|these days i|today i|today's|got (?:help|treatment|therapy|better|through|out|a (?:fella|therapist|flat|job))|(?:therapy|meds|treatment|lithium|medication) (?:worked|helped|saved)|has a (?:\w+ )?(?:therapist|snowboard)|recover(?:ed|y|ing)|in remission|surviv(?:ed|or)|healed|glad|grateful|thank god|appreciate|honestly love|love my life|(?:i'm|i am|im|been|very|all|am|be) (?:ok|okay|fine|better|good|safe|well|happy|past|over|chill|sound|peaceful|sober|married|remarried|all right|alright|merry|stable|clean)\b|its sound|(?:clean|sober|well|free|safe|out|out of it) (?:for|since|now|seven|eight|nine|ten|\d+)|(?:\w+|\d+) (?:years?|months?) (?:clean|sober|free|well|out|on|later|of therapy)|(?:don't|dont|haven't|havent|never|not) .{0,20}(?:since|anymore|again|been back)|behind me|(?:that(?:'s| is)|it's|both|long) (?:over|ago)|moved (?:on|school)|(?:it|them|he|she) (?:saved|didn't work|did not work)|annulled|divorce[d]?|made me a|(?:twelve|ten|five|\w+teen|\w+ty) years on|(?:charge|head) nurse now|i teach|i run|i've been (?:well|merry)|wee ones|grandkids|grandparents|father of|mother of|i'm graduating|mi a \d\d|forg(?:ive|ave)|doing (?:fine|well|ok|good)|they went|she helped|helped me|i raised)(?=\W|$)/,
  zh: zhPattern(overcomeZh),
};
const stillGoingOn = {
  en: /\b(?:again|still|every (?:day|night|week|time)|last night|this (?:week|morning|evening)|yesterday|today i (?:want|cut|took|tried)|tonight|right now|rn|lately|keeps?|relapsed?|came back|coming back|back now|worse|since i was|is back|are back|ever since|started again|nightmares)\b/,
  zh: zhPattern(stillGoingOnZh),
};
const justNow = {
  en: /\b(?:last night|tonight|yesterday|this morning|right now|just (?:took|swallowed|cut|hit|drank))\b/,
  zh: zhPattern('昨晚|昨天|今晚|今早|刚刚|刚才|我刚(?:吞|吃|喝|割|划)'),
};
const relapse =
  /\b(?:started?|starting|begun|began|cutting|doing it|thinking|want\w*|wish\w*) [\w' ]{0,16}again\b|\brelaps|\b(?:is|are|came|coming) back\b|\bstill (?:want|cut|think|hurt|wish|hear|can't)/;
const story = {
  en: /\b(?:(?:in|from|on|about|watch(?:ed|ing)?|read(?:ing)?|writ(?:e|ing)|wrote|finish(?:ed|ing)|binged|saw|seen|play(?:ed|ing)?|of|draw(?:ing)?|make|making|edit(?:ing)?) (?:a|an|the|this|that|my|our|his|her|some) (?:[\w']+ ){0,3}(?:movie|film|series|show|drama|documentary|novel|book|chapter|song|lyrics|album|game|podcast|news|article|headline|essay|thesis|script|screenplay|play|poem|anime|manga|quest|comic|episode|season|story|musical|opera|audition|scene|level|boss|mission|campaign|fic|soap)|netflix|lyrics?|character|protagonist|screenplay|fan ?fic\w*|role ?-?play\w*|npc|minecraft|sims|respawn\w*|speed-?run\w*|cut ?scenes?|side ?quests?|boss fights?|(?:blood|fire|battle) mage|necromancer|level \d+ \w+|dlc|checkpoints?|save (?:file|point)s?|\d+ ?(?:hp|xp)|valorant|fortnite|skyrim|case (?:study|presentation|report)|exam question|essay (?:on|about)|thesis|dissertation|seminar|webinar|lecture|pshe|safeguarding (?:training|course)|assignment|curriculum|(?:first aid|training|workshop|course|module|class) (?:\w+ )?(?:on|about|today|this week|next week)|(?:the|on a|spouse|crisis|help) ?(?:hot|help)?line (?:volunteer|shift|call)|hotline (?:volunteer|shift|call|training|work)\w*|i volunteer|(?:we're|were|been|am|i'm) trained|(?:as|i'm|i am|im) an? (?:\w+ ){0,2}(?:nurse|paramedic|medic|doctor|teacher|police|officer|counsell?or|therapist|social worker|psychologist|volunteer|firefighter|journalist|author|writer|researcher|detective|lawyer|dispatcher)|my (?:patients?|clients?|pupils?|caseload|novel|comic|character|essay|play|script|manuscript)|an? (?:patient|client|pupil|caller|inmate)|on (?:shift|the ward)|at the (?:ward|clinic|station)|cover ?up over|the (?:true crime|detective|murder mystery|villain|hero|heroine|killer|plot)|true crime|first-?aid|whodunit|requiem|plot twist|(?:headline|report|statistic)s?|costume|death drop|choreograph\w+|hamlet|ophelia|romeo|juliet|werther|anna karenina)\b/,
  zh: zhPattern(storyZh),
};
const other = {
  en: /\b(?:(?:my|our|a|the|his|her|their|one of the|some) (?:[\w']+ ){0,3}(?:brother|sister|friend|\w*mate|son|daughter|mum|mom|mother|dad|father|cousin|neighbou?r|colleague|co-?worker|room-?mate|flat-?mate|labmate|house-?mate|niece|nephew|aunt|auntie|uncle|husband|wife|partner|boyfriend|girlfriend|ex|student|pupil|kid|child|teen(?:ager)?|grandson|granddaughter|bestie|bff|lad|boy|girl|guy|bloke|man|woman|dishwasher|buddy|twin|grandad|grandma|nan|gran|bf|gf|stepson|stepdaughter|boss|lodger|tenant|patient|driver)|our kid|he|she|they|hes|shes|theyre|someone|somebody|someone i (?:know|love))\b(?:'s|s)?(?: (?!(?:i|i'm|im|i've|ive|i'd|id|i'll|ill|me|my|and i|so i)\b)[\w']+){0,7}\s*$/,
  zh: zhPattern(`${otherZh}[^,.!?。我咱]{0,12}$`),
};

/** English only: a denial after the phrase, an accident, a question that others ask, a no at the beginning. */
const deniedEn = {
  after:
    /^[\w' ]{0,24}[?.,!:;'"]+ ?(?:(?:and|but|well|lol|oh|hell|god) )?(?:no|nope|nah|none|never|not at all|not even close|not really|i'?m not|i am not|i do not|i don'?t|absolutely not|zero)\b(?! (?:one|body|idea|point|reason|more|matter|way out|money|joke|joking|kidding|lie|know|want to|see|care|think i|deserve|feel|even|sure|have|ok|okay|safe|scared|eating|sleeping|hope|longer|friends?|trust|speak|talk|tell|live|going (?:back|home|there|anywhere|to (?:see|be|make))|understand|remember|recogni[sz]e|like|love|get|believe|belong|need|mind|sleep|eat|hungry|alone|sorry))|^ ?(?:i am not|i'm not|is not me|isn't me|not at all)\b/,
  accident:
    /\b(?:total accident|by accident|accidental(?:ly)?|occupational hazard|workers'? comp|for a bet|brambles|in (?:the )?kitchen|while (?:making|cooking|slicing)|playing \w+)\b/,
  /** 'Cut myself on the blade' is an accident, 'cut myself with the blade' is none. */
  onThing:
    /^(?: (?!on\b)[\w']+){0,3} on (?:the|a|an|some|its|that|this|those)(?: (?!(?:inside|back|top|side)\b)[\w'-]+){0,2} (?:blades?|knife|knives|edges?|glass|tins?|lids?|cans?|wires?|papers?|cards?|fences?|nails?|screws?|metal|staples?|thorns?|brambles?|roses?|shells?|coral|rocks?|saws?|tools?|offcuts?|tiles?|foil|strings?|cutters?|graters?|peelers?|graver|burrs?|zips?|branch(?:es)?)\b/,
  asked:
    /\b(?:ask(?:s|ed|ing)?|thinks|(?:they|people|everyone|everybody|doctors|parents|folks?|friends) think|(?<!\bi )thought|assum\w+|reckons?|worr(?:ies|ied)|reads?|convinced|(?<!\bi )said)(?: (?:me|us|her|people|everyone|they))?(?: (?:was|were|am|are|if|whether|do|did|does|that|about|like|i|i'm|im|i'd|i'll|you|you're|u|we|it|having|any|had|been|ever|thoughts?|of|thinking|because|a|going|will|would|want|to|form|about|my|how))*[ '"?:,=]*$/,
  meant: /\b(?:on purpose|deliberate\w*|at night|every (?:day|night)|to feel|to cope)\b/,
  asker:
    /\b(?:people|everyone|everybody|they|he|she|you|counsell?ors?|doctors?|gp|nurse|mom|mum|mother|dad|sister|brother|boss|hr|teacher|therapist|friends?|form|lady|interview|psychologist|someone|test|app)\b/,
  admits:
    /\b(?:lied|lie|lying|but i (?:do|am|want)|said no but|told (?:him|her|them) no|and i (?:do|am|said yes)|yes)\b/,
  opening: /^(?:no|nope|nah|none)\b[,.! ].*\b(?:not|never|n't|nobody)\b/,
};
/** Signs of a joke: laughter, a trivial cause, a way of speaking; `earnest`: signs that it is none. */
const joke = {
  laughter:
    /\b(?:lol|lols|lmao+|lmfao|rofl|(?:ha){2,}h?|affectionate|honest to god|i swear to god if|no offence|he(?:he)+|jk|j\/k|only joking|just kidding|kidding|just joking|figuratively|exaggerat\w+|dramatic|dw|no cap tho|love it)\b|😂|🤣|💀|😹|😆|😭✂|🫠/u,
  earnest:
    /\b(?:not (?:joking|kidding|a joke|lol|being dramatic)|no joke|serious(?:ly)?|for real|but not|actually mean|mean it|help|scared|pills|knife|gun|rope|bridge|cut(?:ting)?|every (?:day|night)|any ?more|hits?|my life)\b/,
  trifle:
    /\b(?:wi-?fi|code(?:base)?|(?:web )?scraping|(?:this|that|entire|whole|of this) (?:method|class|function|script|loop|file|api|regex|css|repo)|nested|for loops?|variables?|compilers?|parsers?|naming|fixme|run-?time|django|javascript|webpack|kubernetes|monday(?:s| morning)?|traffic|coffee|latte|croissant|haircut|hairline|bangs|fringe|hair (?:looks|is)|outfit|printer|scanner|laptop (?:froze|died|crashed)|powerpoint|spreadsheets?|excel|emails?|zoom|teams call|meetings?|ranked|lobby|queue|mario ?kart|boss fight|pallet|homework over|commute|transit|parking|caravan|leftovers|jollof|(?:the|my) plant|my nose|carbs|diet coke|ikea|airport|the bus (?:is|was) late|samba|hinge|my story|liked my|commented on my|(?:city|united|arsenal|chelsea|leeds|lakers|leafs|spurs|liverpool|cowboys) (?:lose|loses|lost)|wet friday|group project|autocorrect|ice cream|cheese|bingo|fifa|injury time|magpie|per my last|hold music|chess|debug|shift key|playlist|karaoke|slides|pdf|software|update|crocs|spoilers?|ads|decaf|gluten|sourdough|bake off|dishes|laundry|socks|lego)\b/,
  condition:
    /\bif (?:i (?:hear|see|have to [^.!?]{0,40}(?:one more|another|again)|get one more|had to (?:work|listen|eat|wear|watch|sit))|(?:he|she|they|you|mr \w+|anyone) (?:says?|calls? on|plays?|takes?|sings?|posts?|mentions?) (?:'|the|me\b|on\b|"))/,
  speech:
    /\b(?:(?:is|was|it's|its) (?:just )?(?:how|what) (?:i|we|they) (?:say|greet|talk|do)|(?:is|was) (?:just )?a (?:joke|vibe|saying|figure of speech|meme)|when (?:i|we) say|(?:this|it) is (?:a )?\w+ saying|way (?:you'd|we|i) say it|i (?:just )?say it|idiom|as a joke|meme|slang|inside joke)\b/,
  /** What is joked about in these ways. */
  subject:
    /\b(?:di(?:e|ed|ying)|dying|dead|kill\w*|kms|my ?self|unaliv\w*|shoot|strangle|murder\w*|suicid\w*|end it all|end my life|(?:off|in front of|under) (?:a|the|of)|never been born|self-? ?harm|hang|poison|vomit\w* blood|punch|slap|take my life|drown|jump\w* (?:out|off)|walk\w* into)\b/,
};

function isDeniedInEnglish(sentenceBefore: string, before: string, phrase: string, after: string): boolean {
  if (/\b(?:no one|nobody|none of them) (?:has |had |'s )?ever (?:\w+ )?$/.test(sentenceBefore)) return true;
  if (deniedEn.accident.test(`${before}${after}`) || deniedEn.after.test(after)) return true;
  if (deniedEn.onThing.test(after) && !deniedEn.meant.test(`${before}${after}`)) return true;
  if (deniedEn.opening.test(`${sentenceBefore.trimStart()}${phrase}`)) return true;
  const isAsked = deniedEn.asked.test(before.slice(-120)) && deniedEn.asker.test(before.slice(-120));
  return isAsked && !deniedEn.admits.test(after);
}

/** 'My friends think it's a meme': a joke only in somebody else's view. */
const notTheirJoke =
  /\b(?:thinks?|thought|says?|said|tells?) (?:that )?(?:it'?s|i'?m|im|it is|i am) (?:just |only )?(?:a )?(?:joke|joking|meme|kidding|dramatic|a phase)/;

function isJokeInEnglish(passage: string, phrase: string): boolean {
  if (notTheirJoke.test(passage)) return false;
  if (joke.speech.test(passage)) return true;
  if (!joke.subject.test(phrase) || joke.earnest.test(passage.replace(phrase, ''))) return false;
  return joke.laughter.test(passage) || joke.trifle.test(passage) || joke.condition.test(passage);
}

/** About childhood or an earlier life: past only where the text also says that it was overcome. */
const pastDeedEn =
  /\b(?:father|dad|daddy|da|papa|mother|mum|mom|mam|uncle|employer|old man|stepfather|stepdad|teachers?|madam|robber|they|he) (?:\w+ ){0,2}(?:belted|beat|whipped|flogged|hit|caned|raped|held|put) (?:us|me|the)\b|\bi (?:\w+ )?(?:was|had|tried|took|drank|ate|cut|wanted|swallowed|jumped|hit)\b/;

/** "i want …", "i'm going to …": about the writer and now, which counts more than the rest of the text. */
const ownNow =
  /\b(?:i|i'm|im|i've|ive|i'll|i'd)(?: (?:am|just|really|still|also|honestly|so|only|do|have|feel|been))*\s*$/;
const saysNow =
  /^(?:i |i'm |im |i'll )?(?:(?:really |just )?(?:want|wanna|need|plan|going|gonna|kill|think|cut(?:ting)?|hurt|end|hat|feel|thinking)|can'?t|don'?t|do not|no |keep|have been|been )/;
const ownWords = /\b(?:i|i'm|im|i've|ive|me|my|myself)\b/;
const startsWithI = /^(?:i|i'm|im|i'll|i've)\b/;
/** The same in Chinese. */
const ownNowZh = zhPattern(
  '我(?:现在|真的?|就|好|很|只|一直|天天|每天|今晚|今天|还是|都|已经)*(?:想(?!过)|要|不想|准备|打算|不要)',
);
const wishZh = zhPattern(
  '^(?:现在|真的?|就|好|很|只|一直|天天|每天|今晚|今天|还是|都|已经)*(?:想(?!过)|要|不想|准备|打算|不要)',
);
const saidBefore =
  /\b(?:asked|said|wanted|was|were|had|tried|thought|took|did|cut myself|hurt myself|attempted|put)\b/;

/** "I'm thirty now", "got help": the writer has grown up, or is better. */
const grownUpOrBetterEn =
  /\b(?:i'?m|i am) (?:1[89]|[2-9]\d)\b(?! ?(?:kg|kilo|lb|weeks))|\b(?:raised|grown|forgave|grandkids|my sons|made me a|years? later|graduating|got help|therapy)\b/;

const sentenceEnd = /[.!?。！？;；\n]/u;

/** Whether the phrase is about the writer and now. */
function isAboutNow(sentenceBefore: string, phrase: string, language: Language): boolean {
  if (language === 'zh') return ownNowZh.test(phrase) || (selfZh.test(sentenceBefore) && wishZh.test(phrase));
  const isOwn =
    ownNow.test(sentenceBefore.slice(-40)) || startsWithI.test(phrase) || /\bnow,? $/.test(sentenceBefore);
  return isOwn && saysNow.test(phrase) && !saidBefore.test(phrase);
}

/** Whether the text is about an earlier time, and says nothing of today. */
function isLongAgo(passage: string, language: Language): boolean {
  // In English, 'last year' counts only together with a sign that it was overcome.
  const text = language === 'en' ? passage.replace(/\blast year\b/g, '') : passage;
  return past[language].test(text) && !stillGoingOn[language].test(passage);
}

/** Whether the text says that an earlier danger was overcome. */
function isOvercome(passage: string, ownSentence: string, language: Language): boolean {
  const isEnglish = language === 'en';
  if (isEnglish && relapse.test(passage)) return false;
  if (justNow[language].test(ownSentence) || !overcome[language].test(passage)) return false;
  if (past[language].test(passage)) return true;
  return (
    isEnglish && pastDeedEn.test(passage) && grownUpOrBetterEn.test(passage) && !stillGoingOn.en.test(passage)
  );
}

/**
 * Reads what the text around a phrase of danger says about it. `before` and `after`: that text; all of it folded (lower case, plain
 * apostrophes; classifier/normalise.ts).
 */
export function readContext(before: string, phrase: string, after: string, language: Language): Context {
  const passage = `${before}${phrase}${after}`;
  const sentenceBefore = before.split(sentenceEnd).at(-1) ?? '';
  const isEnglish = language === 'en';
  const ownSentence = `${sentenceBefore}${phrase}${after.split(sentenceEnd)[0]}`;
  const isNow = isAboutNow(sentenceBefore, phrase, language);
  const hasOvercome = isOvercome(passage, ownSentence, language);
  const found = {
    isNegated:
      (negation[language].test(sentenceBefore) && !noDenial[language].test(sentenceBefore)) ||
      (isEnglish && isDeniedInEnglish(sentenceBefore, before, phrase, after)),
    isPast: isNow ? !isEnglish && hasOvercome : isLongAgo(passage, language) || hasOvercome,
    isJoke: isEnglish && isJokeInEnglish(passage, phrase),
    isStory: !isNow && story[language].test(isEnglish && ownWords.test(ownSentence) ? ownSentence : passage),
    isAboutOther:
      other[language].test(sentenceBefore) || (isEnglish && /\b(?:him|her)self\b|\bthemsel/.test(phrase)),
  };
  return language === 'zh' ? refineZh(found, { before, sentenceBefore, phrase, after, passage }) : found;
}

/** Whether a piece of text as a whole is about an earlier time, or about something that was overcome. */
export const isOver = (passage: string, language: Language): boolean =>
  isLongAgo(passage, language) || isOvercome(passage, passage, language);

const general = {
  en: /\b(?:people|everyone|those) who\b|\b(?:most|some|many|these|other|young|all) (?:people|men|women|kids|teens|folks)\b|\b(?:you guys|y'?all|suicide rates?|anyone (?:who|thinking)|a person|the human|their thoughts|committing suicide)\b/,
  zh: zhPattern(
    '你们|有些人|某些人|很多人|许多人|[那这]么多人|多少人|一群|所有[^,.!?。]{0,8}的|有[^,.!?。]{1,6}倾向的|的人(?:都|很|真|太|是|就|不|们)|为(?:什么|啥)(?:会|还会|总)?有人',
  ),
};
const firstPerson = {
  en: /\b(?:i|me|my|mine|myself|i'[md]|im|ive|i've|we|us|our)\b/,
  zh: zhPattern('我|俺|咱|自己|老子|本人'),
};

/** Whether it speaks to or about people at large, and of nobody in particular: an opinion on suicide, no cry for help. */
export const isGeneral = (passage: string, language: Language): boolean =>
  general[language].test(passage) && !firstPerson[language].test(passage);
