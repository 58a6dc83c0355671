/** Option wordings that sound like the topic; the general ones stand beside them. */
import type { TopicTint } from '../reading/analysis.ts';
import type { Tag } from '../tags.ts';

type Tinted = Partial<Record<Tag, readonly string[]>>;

const career: Tinted = {
  deadline: ['Someone at work is waiting for my answer', 'There is a date by which I have to sign or say no'],
  fatigue: [
    'I am tired on Sunday evenings already',
    'I have no strength left for one more round of this at work',
  ],
  people: ['What I earn and where I work touches {mPerson} too'],
  event: [
    'Something was said at work that I cannot put away',
    'One day at work showed me more than the whole year',
  ],
  vague: ['On paper all is well at work, and still something is off'],
  growth: ['Work in which I still learn something', 'The sense that my best work is not behind me'],
  security: ['An income that I can count on', 'That the rent is paid and I can sleep'],
  closeness: ['Time for the people I come home to', 'The colleagues I have grown fond of'],
  freedom: ['Having a say in how I spend my working day', 'Being able to leave when it is no longer right'],
  honesty: ['Work for which I do not have to pretend', 'Admitting what I no longer believe in there'],
  peace: ['Evenings that are not about work', 'A head that is quiet after work'],
  respect: ['Work that I can stand behind', 'That my work is taken seriously'],
  image: ['What it looks like on paper, if I am honest', 'What people say when they hear what I do'],
  others: ['I had done it for my parents, my boss, for anyone but me'],
  noplan: ['I had not worked out the money for the first months'],
};
const relationship: Tinted = {
  deadline: ['The other person will not wait for ever', 'Soon the silence will have decided it'],
  fatigue: [
    'I am tired of having the same fight in my head',
    'I am worn out from hoping that it changes by itself',
  ],
  people: ['What I do will change things for {mPerson}'],
  event: ['There was one evening after which it was not the same', 'Something was said that I cannot unhear'],
  vague: ['Nothing is really wrong, and still something is off between us'],
  growth: ['That I go on becoming someone, with or without them'],
  security: ['Someone I can count on when it gets hard', 'A home that stays a home'],
  closeness: ['The closeness we have on our good days', 'That someone knows me as I am'],
  freedom: ['Room to be myself in it', 'Not losing my own life over it'],
  honesty: ['That we can tell each other the truth', 'Not playing a part at home any more'],
  peace: ['A home without tension in the air', 'Not lying awake over this any more'],
  respect: ['That I do not make myself small', 'Being treated as I would treat a friend'],
  image: ['What family and friends would say, if I am honest', 'Not being the one who failed at it'],
  others: ['I had stayed quiet so that nobody was hurt, except me'],
  noplan: ['I had not thought about the first weeks on my own'],
  prepared: ['I had taken an evening to think about what I really want'],
  ally: ['We did it together, and it was not me against them'],
};
const express: Tinted = {
  deadline: [
    'If I wait much longer, they will hear it from someone else',
    'There is a day by which it has to be said',
  ],
  fatigue: ['I am tired of swallowing it', 'It wears me out to rehearse it and then say nothing'],
  people: ['My silence is changing things with {mPerson}'],
  event: [
    'Last time I said nothing, and I still think about it',
    'There was a moment to say it, and I let it pass',
  ],
  vague: ['I only notice that my throat gets tight'],
  growth: ['Becoming someone who can say such things'],
  security: ['That nothing breaks for good when I say it'],
  closeness: ['That we are still close afterwards', 'My bond with {mPerson}'],
  freedom: ['That I may have a no of my own'],
  honesty: ['That my words and my face say the same', 'Not having to hide what I think'],
  peace: ['That it does not turn into a fight', 'That the thing is off my chest'],
  respect: ['That I stand up for myself once', 'That my no counts as much as my yes'],
  image: ['Being the easy one whom everybody likes, to be frank', 'Not being seen as difficult'],
  prepared: ['I had written my first sentence down beforehand'],
  ally: ['There was someone in the room who was on my side'],
};
const confidence: Tinted = {
  deadline: ['The day on which I have to show it is near'],
  fatigue: ['I am tired of talking myself down', 'It takes so much strength to look sure'],
  people: ['I can see that {mPerson} noticed it too'],
  event: ['One remark brought it all back', 'There was one moment in which I wanted to vanish'],
  vague: ['There is a small voice that says it will not be enough'],
  growth: ['That I still dare to be a beginner', 'Getting better at it, even slowly'],
  security: ['A place where mistakes do not cost me everything'],
  closeness: ['That I am liked even when it goes wrong'],
  freedom: ['Doing it my way, and not the perfect way'],
  honesty: ['Not having to act surer than I am'],
  peace: ['A quiet head the evening before', 'An hour in which I do not watch myself'],
  respect: ['That I do not run myself down afterwards', 'Thinking of myself as I would of a friend'],
  image: ['That nobody sees how unsure I am', 'Not looking stupid, if I am honest'],
  prepared: ['I had practised it, and knew how to begin'],
  ally: ['Someone had told me beforehand that it would do'],
};

export const tinted: Record<TopicTint, Tinted> = { career, relationship, express, confidence, other: {} };
