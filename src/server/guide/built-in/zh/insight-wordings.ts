/** The first line of the summary in Chinese. {value} is a phrase or a quote. */
import type { ObstacleKind, Tag } from '../../tags.ts';

export const insights: Partial<Record<Tag, readonly string[]>> = {
  loss: [
    '你找的也许不是更好的一边，而是一种放下{other}、又留得住{value}的办法。',
    '不管选哪边，心里有一处还会想着{other}；而你想一起带过去的，是{value}。',
    '{A}还是{B}：选一个，价钱就是另一个；要平安过去的是{value}。',
    '不是你看得太少。会想念什么你看得见，是{other}；想留住什么也看得见，是{value}。',
  ],
  others: [
    '你预见的错，不在{A}，也不在{B}，而在替别人选，把{value}放在后头。',
    '{A}还是{B}，也许没有由谁来选要紧；为了让人满意而选，赔上的可能是{value}。',
    '在{A}和{B}之间还站着第三样：别人的期待，和你想留住的{value}。',
    '{side}会怎样走坏，你看得很清楚：别人满意了，{value}没了。',
  ],
  noplan: [
    '你看见会出错的不是{side}本身，而是开头之后的那几周，和那几周里的{value}。',
    '{A}和{B}之间缺的不是愿意，是一个撑过难熬日子的打算，好让{value}过得去。',
    '照你说的，{side}会败在没有计划上；计划是做得出来的，为的是{value}。',
    '{A}还是{B}，哪边都需要你说缺的那样东西：一个坏日子里也护得住{value}的计划。',
  ],
  kind: [
    '{ask}，换成朋友，你会温和得多；你对自己守得这么严，守的是{value}。',
    '朋友来问{ask}，会听到一个软的回答。轮到自己，你还有{value}要护。',
    '在{ask}这件事上你有两把尺：一把软的给朋友，一把给自己，押上的是{value}。',
    '关于{ask}，温和的那句话已经有了，是给朋友的；让你严起来的，也许是{value}。',
  ],
  fear: [
    '对朋友，你会把它叫作害怕：挡在{ask}前面的，也许不是理由，而是怕丢了{value}。',
    '你说出来的是怕，不是事实。怕常常站在要紧的东西前面，在{ask}这件事里，那是{value}。',
    '在{ask}这件事上，话多半是怕在说；它说的，也许就是{value}。',
    '从朋友的椅子上看，{ask}等的是胆量多过理由，而{value}让它这么难。',
  ],
  facts: [
    '{ask}光靠再想是定不下来的：有些事得先弄清楚，而{value}要在里面保全。',
    '关于{ask}，想留住的你知道，是{value}；还不知道的，查得到、试得出、问得来。',
    '{ask}的重量，有一部分只是不知道，并不是对{value}没有把握。',
    '照你自己的说法，{ask}缺的东西弄得清楚；不能为它赔上的是{value}。',
  ],
  prepared: [
    '{act}，也有弱处：前面留出的时间。有准备的那次好一些，而{value}值得为它准备。',
    '{act}，并不是注定的：前面有时间的时候，它松过一次。你想留住的是{value}。',
    '对{act}来说，前面那一个小时也许比当下更要紧；那一个小时是你的，{value}也是。',
    '{act}，你见它输过一回，在你有准备的那天；你想留住的是{value}。',
  ],
  ally: [
    '那次让{act}变了样的，是有人在，而不是更用力；{value}也许不必一个人守。',
    '那天的你还是你，只是没那么孤单：这对{act}是条线索，对{value}也是。',
    '一个人的时候，{act}总占上风；有人在旁边，它输过一次。你想留住的是{value}。',
    '对付{act}，管用过的是另一个人，而这一切是为了{value}。',
  ],
  none: [
    '{act}，到现在每一天都归它，可你还是说得出想留住什么：{value}。',
    '没有更好的一天可以照着走；{act}，第一次小小的不同会是新的地方，为了{value}。',
    '{act}，你没找到例外，也没有编一个；你抓住的是{value}。',
    '什么时候轻一些，你还说不出；{act}，不能为它赔上什么，你说得出：{value}。',
  ],
};

/** The same for a question without an act to name: its own words stand for it. */
export const openInsights: Partial<Record<Tag, readonly string[]>> = {
  kind: [
    '{question}，换成朋友来问，你会温和得多；你对自己守得这么严，守的是{value}。',
    '对{question}，软的回答已经有了，是给朋友的；留给自己的那句，还有{value}要护。',
    '在{question}上你有两把尺：一把软的给朋友，一把给自己，押上的是{value}。',
    '朋友问起{question}，你会先让他松一口气；你自己绷着，也许是为了{value}。',
  ],
  fear: [
    '对朋友，你会把它叫作害怕：在{question}里，怕站着的地方，也许就是{value}。',
    '在{question}上，话多半是怕在说；它说的，也许就是{value}。',
    '{question}，从朋友的椅子上看，缺的是胆量多过理由，而{value}让它这么难。',
    '你说出来的是怕，不是事实；在{question}里，它守着的也许是{value}。',
  ],
  facts: [
    '{question}光靠再想是定不下来的：有些事得先弄清楚，而{value}要在里面保全。',
    '对{question}，想留住的你知道，是{value}；还不知道的，查得到、试得出、问得来。',
    '{question}的重量，有一部分只是不知道，并不是对{value}没有把握。',
    '{question}缺的东西弄得清楚；不能为它赔上的是{value}。',
  ],
  prepared: [
    '在{question}里，前面留了时间的那天轻一些；你想留住的是{value}。',
    '你带着{question}来，也知道有一天好过些，那天你有准备。要保全的是{value}。',
    '{question}要的也许是留出来的时间，多过一个答案；你有过那么一天，为的是{value}。',
    '对{question}，有准备的那次松过一回；值得为它准备的是{value}。',
  ],
  ally: [
    '你带着{question}来，轻一些的那天有另一个人在；你想留住的是{value}。',
    '对{question}，到现在管用过的是有人陪；要保全的是{value}。',
    '{question}，有人分担的时候没那么沉；你想一路留着的是{value}。',
    '在{question}里，你不是每次都一个人；那次护住的，也许就是{value}。',
  ],
  none: [
    '你带着{question}来，没找到轻一些的日子；可以当方向的是{value}。',
    '对{question}，还没有更好的一天可以照着走，却有一样必须留下：{value}。',
    '{question}到现在没有过轻松的一天，就算这样，你还是说得出想留住什么：{value}。',
    '对{question}你没有编一个例外；你抓住的是{value}。',
  ],
};

/** Obstacle in own words, where they answer what was asked. */
export const insightOwn: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    '哪里会断你知道，{obstacle}；什么必须撑过去你也知道：{value}。',
    '在{A}还是{B}定下来之前，有两样立着：会毁掉它的，{obstacle}；要保全的，{value}。',
    '{side}会这样走坏，你说：{obstacle}。就算那样也要保全的是{value}。',
    '走坏的样子你写下来了，{obstacle}；留住的也写下来了，{value}。',
  ],
  friend: [
    '你想留住{value}，对朋友你会说{obstacle}；还没有答案的是，谁来对你说。',
    '关于{it}，你有现成的回答，暂时是给朋友的：{obstacle}。你想留住的是{value}。',
    '在{it}这件事上，你的两句话是一起的：{obstacle}，还有要保全的{value}。',
    '给朋友的是{obstacle}，给自己的是{value}；两句都关于{it}。',
  ],
  exception: [
    '在{it}这件事里，有一次不一样，你的原话是{obstacle}；你想留住的是{value}。',
    '有过一天走了另一条路，{obstacle}，那里面也许有{value}的线索。',
    '关于{it}你知道两件事：帮过忙的，{obstacle}；为了什么，{value}。',
    '{obstacle}，这是不一样的那次；在{it}这件事里要保全的是{value}。',
  ],
  own: [
    '有两样在{it}这件事里碰了头：{value}，和挡着它的{obstacle}。',
    '{it}的中心是{value}；压在上面的，用你的话说，是{obstacle}。',
    '{it}的两头你都说出来了：一头是{value}，一头是{obstacle}。',
    '在{it}这件事上，要留的是{value}，拦着的是{obstacle}。',
  ],
};

export const insightNoObstacle: readonly string[] = [
  '不管{it}变成怎样，你说得出什么必须留下：{value}。',
  '在{it}这件事上，要留住的比路更清楚：{value}。',
  '{it}是一个问题，不能为它赔上什么是另一个，而这一个你答了：{value}。',
  '{it}里面定下来的一点是{value}；拦着的东西，还没有名字。',
];

export const insightNoValue: Record<ObstacleKind, readonly string[]> = {
  premortem: [
    '会怎样走坏你说得出，{obstacle}；这一切是为了什么，还没有说。',
    '在{it}这件事里，弱处有了名字，{obstacle}；什么要撑过去，还开着。',
    '{side}不好的结局你看得见，{obstacle}；好的那个还没有词。',
    '{it}：先有的是那个坏结局，{obstacle}。',
  ],
  friend: [
    '对朋友会说什么你知道，{obstacle}；自己想留住什么，还开着。',
    '关于{it}，最清楚的一句是给朋友的：{obstacle}。',
    '你有一句给朋友，{obstacle}；在{it}这件事上给自己的那句还没有。',
    '{it}，朋友能从你这里听到{obstacle}；你自己还没听到。',
  ],
  exception: [
    '关于{it}，你找过不一样的日子，说的是{obstacle}；想留住什么还开着。',
    '别的日子你说得出的是{obstacle}；在{it}这件事里想留住什么，还没有词。',
    '{it}，有一点是明白的，{obstacle}，其余的还开着。',
    '在{it}这件事里，你手上的线索是{obstacle}。',
  ],
  own: [
    '拦着的东西有名字了，{obstacle}；它拦着的是什么，还开着。',
    '在{it}这件事里，什么让你停下你说得出，{obstacle}；要往哪里去还没有说。',
    '{it}，最清楚的是卡住它的东西：{obstacle}。',
    '关于{it}，先说出来的是拦着的那样：{obstacle}。',
  ],
};

/** What is known beside a free answer to the other question, which the guide cannot place. */
export const insightBeside: readonly string[] = [
  '在{it}这件事上，到现在最清楚的是{known}；旁边还有第 {n} 轮的{answer}。',
  '关于{it}，你说的两样可以放在一页上：{known}，和第 {n} 轮的{answer}。',
  '{it}，眼下能摆在一起看的是{known}，还有第 {n} 轮的{answer}。',
  '{it}：一样是{known}，一样是第 {n} 轮你写的{answer}。',
];

/** Only free answers that the guide cannot place: it quotes one and claims nothing. */
export const insightPlain: readonly string[] = [
  '关于{it}，还没有什么定下来；立在那里的，是你第 {n} 轮的那句{answer}。',
  '这里不用勉强：{it}还开着，第 {n} 轮你写过{answer}。',
  '对{it}来说，答案还早；第 {n} 轮你写了{answer}，可以从那里接着走。',
  '{it}没有结论，只有你自己的话，比如第 {n} 轮的{answer}。',
];
export const insightNeither: readonly string[] = [
  '{it}还开着，也没有编什么来填它。',
  '在{it}这件事里想留住什么、什么拦着，都还没有词；问题本身立得住。',
  '对{it}来说，答案还早；你手上有一个可以再回来的问题。',
  '{it}，先放在这里，它不会走远。',
];
