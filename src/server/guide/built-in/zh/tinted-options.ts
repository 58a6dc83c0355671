/** Option wordings that sound like the topic; the general ones stand beside them. */
import type { TopicTint } from '../../reading/analysis.ts';
import type { Tag } from '../../tags.ts';

type Tinted = Partial<Record<Tag, readonly string[]>>;

const career: Tinted = {
  deadline: ['公司那边在等我答复', '有个日子，到时候要么签要么拒'],
  fatigue: ['一到周日晚上我就累了，可我还在拖'],
  people: ['我挣多少、在哪里上班，{mPerson}也受影响'],
  event: ['上班时有人说了一句话，我放不下', '有一天在公司，比一整年看得还清楚'],
  vague: ['看上去工作都好，就是哪里不对'],
  growth: ['还能学到东西的工作', '觉得最好的活还在后头'],
  security: ['一份指望得上的收入', '房租有着落，晚上睡得着'],
  closeness: ['留给家里人的时间', '那些处出感情的同事'],
  freedom: ['上班的日子怎么过，我说了算一点', '不合适的时候走得了'],
  honesty: ['不用装样子的工作', '承认我已经不信的那些东西'],
  peace: ['不被工作占着的晚上', '下了班，脑子也下班'],
  respect: ['说得出口、也站得住的工作', '我做的事有人当回事'],
  image: ['说实话，是简历上好不好看', '说实话，是别人问我做什么时的那一下'],
  others: ['那是替爸妈、替领导选的，就是没替我'],
  noplan: ['头几个月的钱，我没有算过'],
};
const relationship: Tinted = {
  deadline: ['对方不会一直等下去', '再不说，沉默就替我们定了'],
  fatigue: ['我一直盼着它自己变好，盼得自己都烦了'],
  people: ['我怎么做，{mPerson}那边都会变'],
  event: ['有一个晚上，从那以后就不一样了', '有一句话，听到了就收不回去'],
  vague: ['没什么大问题，可我们之间就是哪里不对'],
  growth: ['不管有没有对方，我还在成为我自己'],
  security: ['难的时候靠得住的人', '一个散不了的家'],
  closeness: ['好日子里我们的那种近', '有人知道我本来的样子'],
  freedom: ['在里面还能做我自己', '不为它把自己的日子弄丢'],
  honesty: ['我们之间能说真话', '回到家不用再演'],
  peace: ['家里的空气不紧绷', '不再为这件事躺着睡不着'],
  respect: ['不把自己缩得很小', '对方待我，像我待朋友那样'],
  image: ['说实话，是家里和朋友会怎么说', '不想做没经营好的那个，我承认'],
  others: ['我为了谁都不受伤而不作声，伤的是我自己'],
  noplan: ['一个人过的头几周，我没有想过'],
  prepared: ['我花了一个晚上，想清自己到底要什么'],
  ally: ['那次是我们一起，不是我对着他们'],
};
const express: Tinted = {
  deadline: ['再等下去，他们会从别人那里听到', '有个日子，到那天之前得说'],
  fatigue: ['在心里排练那么多遍还是不说，我自己都烦了'],
  people: ['我不说话，和{mPerson}之间已经在变'],
  event: ['上次我没说，到现在还想着', '本来有个说的机会，我放过去了'],
  vague: ['我只觉得喉咙发紧'],
  growth: ['成为说得出这种话的人'],
  security: ['说出来以后，什么都没有真的碎'],
  closeness: ['说完以后，我们还是近的', '我和{mPerson}的那根线'],
  freedom: ['我可以有自己的不'],
  honesty: ['嘴上说的和脸上写的是一样的', '不用再藏着想法'],
  peace: ['别吵成一场架', '把压在胸口的东西放下来'],
  respect: ['这一回替自己站出来', '我的不，和我的好一样算数'],
  image: ['坦白讲，是做那个好说话的人', '说实话，是不想被当成难相处的人'],
  prepared: ['我提前写好了第一句'],
  ally: ['屋里有一个人是站在我这边的'],
};
const confidence: Tinted = {
  deadline: ['要拿出来的那天快到了'],
  fatigue: ['我厌倦了自己先把自己说低'],
  people: ['我看得出{mPerson}也留意到了'],
  event: ['一句话，把以前的都带了回来', '有一刻，我只想消失'],
  vague: ['有个小声音，说我还是不够'],
  growth: ['还敢当一回新手', '慢一点也行，在变好'],
  security: ['一个出了错也不会全赔进去的地方'],
  closeness: ['就算搞砸了，也还有人喜欢我'],
  freedom: ['按我的做法来，而不是按完美的做法'],
  honesty: ['不用装得比实际更有把握'],
  peace: ['前一晚脑子是静的', '有一个小时，我不盯着自己看'],
  respect: ['事后不再数落自己', '像看朋友那样看自己'],
  image: ['说实话，是不让人看出我没底', '我承认，是不想显得笨'],
  prepared: ['我练过，知道怎么开头'],
  ally: ['事先有人对我说过，这样就行'],
};

export const tintedZh: Record<TopicTint, Tinted> = {
  career,
  relationship,
  express,
  confidence,
  other: {},
};
