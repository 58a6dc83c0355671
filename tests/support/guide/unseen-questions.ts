import type { Reading } from '#shared/contract/shapes.ts';

/** Written after the parser was finished and read once, before any change: docs/guide-method.md has that first result. */
export const unseenQuestions: [string, Reading][] = [
  [
    'Should I sell the house after the divorce?',
    { frame: 'whether', act: 'sell the house after the divorce' },
  ],
  [
    "I'm stuck between my safe government job and a chance at a friend's bakery",
    { frame: 'choice', a: 'your safe government job', b: "a chance at a friend's bakery" },
  ],
  ['how do i get my teenage son to talk to me', { frame: 'how', act: 'get your teenage son to talk to you' }],
  [
    'Why do I sabotage every good relationship I have?',
    { frame: 'pattern', act: 'sabotaging every good relationship you have' },
  ],
  ['Do I go to the wedding or skip it?', { frame: 'choice', a: 'going to the wedding', b: 'skipping it' }],
  ['I lost my job last month and everything feels grey', { frame: 'open' }],
  ["I don't know if I should have a second child", { frame: 'whether', act: 'have a second child' }],
  [
    'Is it crazy to sell everything and travel at 55?',
    { frame: 'whether', act: 'sell everything and travel at 55' },
  ],
  [
    'How can I set boundaries with my mother-in-law without starting a war?',
    { frame: 'how', act: 'set boundaries with your mother-in-law without starting a war' },
  ],
  [
    'My husband wants to move to Canada and I want to stay in Portugal',
    { frame: 'choice', a: 'moving to Canada', b: 'staying in Portugal' },
  ],
  [
    'Should I tell my friend her husband is cheating?',
    { frame: 'whether', act: 'tell your friend her husband is cheating' },
  ],
  ['I always end up taking care of everyone else', { frame: 'pattern', act: 'taking care of everyone else' }],
  ['PhD or industry?', { frame: 'choice', a: 'PhD', b: 'industry' }],
  ['Who am I without my career?', { frame: 'open' }],
  [
    'What is the best way to break up with someone you still love?',
    { frame: 'how', act: 'break up with someone you still love' },
  ],
  [
    "I've been offered a promotion, but I'd have to manage my friends. Should I accept it?",
    { frame: 'whether', act: 'accept it' },
  ],
  [
    'Why am I never satisfied with what I achieve?',
    { frame: 'pattern', act: 'never being satisfied with what you achieve' },
  ],
  [
    'Would it be better to rent a small flat alone or keep living with roommates?',
    { frame: 'choice', a: 'renting a small flat alone', b: 'continuing to live with roommates' },
  ],
  [
    'I need to decide between keeping my dog and moving abroad for my studies',
    { frame: 'choice', a: 'keeping your dog', b: 'moving abroad for your studies' },
  ],
  ['how to forgive myself', { frame: 'how', act: 'forgive yourself' }],
  ['Am I ready to become a manager?', { frame: 'whether', act: 'become a manager' }],
  ['Everything is fine and still I feel empty.', { frame: 'open' }],
  [
    'I keep putting off the conversation with my landlord',
    { frame: 'pattern', act: 'putting off the conversation with your landlord' },
  ],
  ['Should my girlfriend and I take a break?', { frame: 'whether', act: 'take a break' }],
  [
    "Can't decide whether to report my colleague or let it go",
    { frame: 'choice', a: 'reporting your colleague', b: 'letting it go' },
  ],
  [
    'How do I deal with the guilt of putting my father in a care home?',
    { frame: 'how', act: 'deal with the guilt of putting your father in a care home' },
  ],
  ["I'd love to write a novel but I never find the time", { frame: 'whether', act: 'write a novel' }],
  ['Why does everyone leave me?', { frame: 'pattern' }],
  ['Should I go back to my ex?', { frame: 'whether', act: 'go back to your ex' }],
  ['What does my anger want to tell me?', { frame: 'open' }],
  ['Is it time for me to retire?', { frame: 'whether', act: 'retire' }],
  [
    "I'm debating between a masters in data science and a masters in psychology",
    { frame: 'choice', a: 'a masters in data science', b: 'a masters in psychology' },
  ],
  [
    'How should I react when my boss takes credit for my ideas?',
    { frame: 'how', act: 'react when your boss takes credit for your ideas' },
  ],
  ['I wish I could stop worrying about money', { frame: 'how', act: 'stop worrying about money' }],
  [
    'Is it worth fixing a friendship that has been one-sided for years?',
    { frame: 'whether', act: 'fix a friendship that has been one-sided for years' },
  ],
  ['Love or money?', { frame: 'choice', a: 'love', b: 'money' }],
  [
    'Why do I get defensive whenever someone gives me feedback?',
    { frame: 'pattern', act: 'getting defensive whenever someone gives you feedback' },
  ],
  ["I'm considering dropping out of college", { frame: 'whether', act: 'drop out of college' }],
  ['I am 34, single, and all my friends have kids.', { frame: 'open' }],
  [
    'Should I invest my savings in my own shop or keep them for the children?',
    { frame: 'choice', a: 'investing your savings in your own shop', b: 'keeping them for the children' },
  ],
  [
    'How do we stop arguing in front of the kids?',
    { frame: 'how', act: 'stop arguing in front of the kids' },
  ],
  ['Every time my mother calls I become a child again', { frame: 'pattern', act: 'becoming a child again' }],
  ["My best friend doesn't speak to me any more. What now?", { frame: 'open' }],
  ['Should I come out to my grandparents?', { frame: 'whether', act: 'come out to your grandparents' }],
  [
    'Either I accept the transfer or I resign',
    { frame: 'choice', a: 'accepting the transfer', b: 'resigning' },
  ],
  ['I struggle to say no to my kids', { frame: 'how', act: 'say no to your kids' }],
];
