import { describe, expect, it } from 'vitest';
import { baseOfPastPhrase } from './past.ts';
import { readQuestion } from './read-question.ts';
import { putRight } from './typed.ts';
import { baseOf, gerundPhrase } from './verbs.ts';

describe('questions as people type them', () => {
  it.each([
    ['Sell the boat? Or fix it one more time?', 'selling the boat', 'fixing it one more time'],
    ['I could forgive the debt or I could go to court.', 'forgiving the debt', 'going to court'],
    ['my heart says spain, my head says stay in germany', 'spain', 'staying in germany'],
    ['She says counselling, I say break.', 'counselling', 'break'],
    ['city or countryside', 'city', 'countryside'],
    ['Do I choose love or my career?', 'love', 'your career'],
    ['Is honesty or kindness more important in a friendship?', 'honesty', 'kindness'],
    ['torn: law school vs another year at the nursery', 'law school', 'another year at the nursery'],
    ['Some days I want to leave him and some days I want to fight for us.', 'leaving him', 'fighting for us'],
  ])('takes the two sides out of what is told: %j', (question, a, b) => {
    expect(readQuestion(question)).toEqual({ frame: 'choice', a, b });
  });

  it.each([
    ['idk if i should have kids', 'have kids'],
    ['shoud i tell my freind', 'tell your freind'],
    ['Is leaving a stable job for a startup insane?', 'leave a stable job for a startup'],
    ['Did I do the right thing by leaving him?', 'leave him'],
    [
      'Would it be crazy if we sold everything and moved to Portugal?',
      'sell everything and move to Portugal',
    ],
    ['Would it be unfair to my brother if I sold my half?', 'sell your half'],
    ['The house is too big now. Sell it?', 'sell it'],
    ["I've been asked to speak at the funeral and I don't know if I can.", 'speak at the funeral'],
    ['Should a mother tell her daughter that she was adopted?', 'tell her daughter that she was adopted'],
    ['what if i just dont go', 'not go'],
    ['Should I leave my job and my dad?', 'leave your job and your dad'],
  ])('finds what is weighed in %j', (question, act) => {
    expect(readQuestion(question)).toEqual({ frame: 'whether', act });
  });

  it.each([
    ['how do i tell my boss im pregnant', "tell your boss you're pregnant"],
    ['what do i do about a friend who only calls', 'deal with a friend who only calls'],
    ["I've never learned to say no. How do other people do it?", 'say no'],
    ["I'm trying to quit smoking. What works?", 'quit smoking'],
    ['when should i tell my date that i have a kid', 'tell your date that you have a kid'],
    ['It is hard for me to trust new people.', 'trust new people'],
  ])('finds the way that is asked for in %j', (question, act) => {
    expect(readQuestion(question)).toEqual({ frame: 'how', act });
  });

  it.each([
    ['Once again I said I was fine when I was not.', 'saying you were fine when you were not'],
    ['I hide in the bathroom at parties.', 'hiding in the bathroom at parties'],
    ['When my partner goes quiet I panic and send ten messages.', 'panicking and sending ten messages'],
    ['Why does every relationship I have end badly?', 'every relationship you have ending badly'],
    ['Why do my kids listen to him but not to me?', 'your kids listening to him but not to you'],
    ['What is it about me that attracts liars?', 'attracting liars'],
    ['why can i never finish a book', 'not being able to finish a book'],
  ])('finds the habit in %j', (question, act) => {
    expect(readQuestion(question)).toEqual({ frame: 'pattern', act });
  });

  it.each([
    'Why me?',
    'Does he love me?',
    'How did I end up here?',
    'Will I ever be happy?',
    'I moved to Dublin, I have a good job, but I feel empty when I come home.',
    '为什么活着',
    '他为什么突然不理我了',
  ])('leaves %j open', (question) => {
    expect(readQuestion(question)).toEqual({ frame: 'open' });
  });

  it.each([
    ['嫁给爱我的人还是我爱的人', 'choice'],
    ['怎样在工作和生活之间找到平衡？', 'how'],
    ['跟比自己小八岁的人在一起靠谱吗？', 'whether'],
    ['我妈总是拿我跟别人比', 'pattern'],
  ])('knows the frame of %s', (question, frame) => {
    expect(readQuestion(question).frame).toBe(frame);
  });

  it('puts right the small words alone', () => {
    expect(putRight('idk wether to tell my freind tbh')).toBe("I don't know whether to tell my freind ");
  });

  it('bends verbs that are in no list', () => {
    expect(baseOf('shredding the letters and vaping')).toBe('shred the letters and vape');
    expect(gerundPhrase('never quit and keep my job', true)).toBe('never quitting and keeping my job');
    expect(baseOfPastPhrase('lied to my mom and felt bad')).toBe('lie to my mom and feel bad');
    expect(baseOfPastPhrase('quietly at home')).toBeUndefined();
  });
});
