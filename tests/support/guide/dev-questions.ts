import type { Reading } from '#shared/contract/shapes.ts';

/** Question and the reading a person gave it; the parser was tuned on these. */
export const devQuestions: [string, Reading][] = [
  [
    "I'm torn between moving to Lyon and staying near my parents.",
    { frame: 'choice', a: 'moving to Lyon', b: 'staying near your parents' },
  ],
  ['Should I quit my job?', { frame: 'whether', act: 'quit your job' }],
  [
    'Should I stay in a job that is safe but no longer teaches me anything?',
    { frame: 'whether', act: 'stay in a job that is safe but no longer teaches you anything' },
  ],
  ['I feel stuck between two jobs, a startup and a bank', { frame: 'choice', a: 'a startup', b: 'a bank' }],
  [
    'Should I take the job in Berlin or stay in Madrid?',
    { frame: 'choice', a: 'taking the job in Berlin', b: 'staying in Madrid' },
  ],
  [
    'How do I tell my mother that I am not coming for Christmas?',
    { frame: 'how', act: 'tell your mother that you are not coming for Christmas' },
  ],
  ['Why do I always say yes when I mean no?', { frame: 'pattern', act: 'saying yes when you mean no' }],
  [
    'I keep dating people who are not available',
    { frame: 'pattern', act: 'dating people who are not available' },
  ],
  ['What should I do with my life?', { frame: 'open' }],
  ['Stay or go?', { frame: 'choice', a: 'staying', b: 'going' }],
  ['How can I become more confident at work?', { frame: 'how', act: 'become more confident at work' }],
  [
    'I want to start my own business but I am scared of losing money',
    { frame: 'whether', act: 'start your own business' },
  ],
  [
    "I don't know whether to forgive my sister or cut contact",
    { frame: 'choice', a: 'forgiving your sister', b: 'cutting contact' },
  ],
  ['Is it time to leave my husband?', { frame: 'whether', act: 'leave your husband' }],
  ['Am I too old to change careers?', { frame: 'whether', act: 'change careers' }],
  [
    "Why can't I finish anything I start?",
    { frame: 'pattern', act: 'not being able to finish anything you start' },
  ],
  ['I feel lost.', { frame: 'open' }],
  ["I'm thinking about going back to school at 40", { frame: 'whether', act: 'go back to school at 40' }],
  ['How do I know if I should leave my boyfriend?', { frame: 'whether', act: 'leave your boyfriend' }],
  ['Why does my partner never listen to me?', { frame: 'pattern', act: 'your partner not listening to you' }],
  ['Marry Tom or wait?', { frame: 'choice', a: 'marrying Tom', b: 'waiting' }],
  ["What's the best way to ask for a raise?", { frame: 'how', act: 'ask for a raise' }],
  ['Every time I get close to someone, I run away', { frame: 'pattern', act: 'running away' }],
  ['Should I rent instead of buying?', { frame: 'choice', a: 'renting', b: 'buying' }],
  [
    'I have been at my firm for ten years. I love it but I am bored. Should I leave?',
    { frame: 'whether', act: 'leave' },
  ],
  ['Should I quit my job in a month or two?', { frame: 'whether', act: 'quit your job in a month or two' }],
  ['We keep fighting about money', { frame: 'pattern', act: 'fighting about money' }],
  ['How do I stop procrastinating?', { frame: 'how', act: 'stop procrastinating' }],
  ["I can't decide between law and medicine", { frame: 'choice', a: 'law', b: 'medicine' }],
  ['Is my relationship healthy?', { frame: 'open' }],
  ['I find it hard to speak up in meetings', { frame: 'how', act: 'speak up in meetings' }],
  [
    'Part of me wants to stay home with the baby and another part wants to go back to work',
    { frame: 'choice', a: 'staying home with the baby', b: 'going back to work' },
  ],
  ['Do I really want to have children?', { frame: 'whether', act: 'have children' }],
  [
    'Should I tell my boss I am pregnant or wait until I have signed?',
    { frame: 'choice', a: 'telling your boss you are pregnant', b: 'waiting until you have signed' },
  ],
  ['Freelance vs. permanent job', { frame: 'choice', a: 'freelance', b: 'permanent job' }],
  ["I'm afraid to tell my parents I dropped out", { frame: 'how', act: 'tell your parents you dropped out' }],
  ['Should I quit my job or am I just being impatient?', { frame: 'whether', act: 'quit your job' }],
  [
    'Why am I so jealous of my best friend?',
    { frame: 'pattern', act: 'being so jealous of your best friend' },
  ],
  ['What do I want?', { frame: 'open' }],
  ['Is it selfish to move away from my family?', { frame: 'whether', act: 'move away from your family' }],
];
