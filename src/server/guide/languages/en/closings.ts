import type { Closing } from '../../engine/language.ts';

/** Stages and weights name them by their places: new ones come last. */
export const closings: readonly Closing[] = [
  {
    mine: 'I want somebody to see what I do, without my having to say it',
    yours: 'You want somebody to see what you do, without your having to say it.',
    matter: 'seen',
  },
  { mine: "I'd like to be asked, for once", yours: "You'd like to be asked, for once.", matter: 'asked' },
  {
    mine: "They've got used to me doing it, and I'm tired of that",
    yours: "They've got used to you doing it, and you're tired of that.",
    matter: 'granted',
  },
  {
    mine: "I'm afraid of losing them if I say what I think",
    yours: "You're afraid of losing them if you say what you think.",
    matter: 'lose',
  },
  {
    mine: "I could live with it. I can't bear what they'd think of me",
    yours: "You could live with it. What you can't bear is what they'd think of you.",
    matter: 'opinion',
  },
  {
    mine: "I've as good as decided. I'm waiting for somebody to say it's all right",
    yours: "You've as good as decided, and you're waiting for somebody to say it's all right.",
    matter: 'permission',
  },
  {
    mine: "I haven't forgiven myself, whatever anybody says",
    yours: "You haven't forgiven yourself, whatever anybody says.",
    matter: 'forgive',
  },
  {
    mine: "I'm angrier than I let myself be",
    yours: "You're angrier than you let yourself be.",
    matter: 'anger',
  },
  { mine: "It hurt more than I've let on", yours: "It hurt more than you've let on.", matter: 'hurt' },
  {
    mine: 'They managed without me, and that stings',
    yours: 'They managed without you, and that stings.',
    matter: 'leftout',
  },
  { mine: "I've had nobody to say it to", yours: "You've had nobody to say it to.", matter: 'nobody' },
  {
    mine: "I'm carrying this on my own and acting as if I weren't",
    yours: "You're carrying this on your own and acting as if you weren't.",
    matter: 'alone',
  },
  {
    mine: "I miss how it was, and it isn't coming back",
    yours: "You miss how it was, and it isn't coming back.",
    matter: 'miss',
  },
  {
    mine: "I'm scared of turning into somebody I swore I'd never be",
    yours: "You're scared of turning into somebody you swore you'd never be.",
    matter: 'becoming',
  },
  {
    mine: "I want what they've got, and I don't like that in me",
    yours: "You want what they've got, and you don't like that in yourself.",
    matter: 'envy',
  },
  {
    mine: "It isn't fair, and I seem to be the only one who minds",
    yours: "It isn't fair, and you seem to be the only one who minds.",
    matter: 'fair',
  },
  {
    mine: "I'm tired, and I don't feel I'm allowed to be",
    yours: "You're tired, and you don't feel you're allowed to be.",
    matter: 'tired',
  },
  {
    mine: "I don't know what I want, and everybody's waiting for me to",
    yours: "You don't know what you want, and everybody's waiting for you to.",
    matter: 'unsure',
  },
  {
    mine: "I want both, and I can't have both",
    yours: "You want both, and you can't have both.",
    matter: 'both',
  },
  {
    mine: "It isn't mine to decide, and I can't leave it alone",
    yours: "It isn't yours to decide, and you can't leave it alone.",
    matter: 'theirs',
  },
  {
    mine: "I gave my word, and it's got too heavy",
    yours: "You gave your word, and it's got too heavy.",
    matter: 'promise',
  },
  {
    mine: "It's going well, and I keep waiting for the catch",
    yours: "It's going well, and you keep waiting for the catch.",
    matter: 'catch',
  },
  {
    mine: "I'm glad, and I feel I shouldn't be",
    yours: "You're glad, and you feel you shouldn't be.",
    matter: 'glad',
  },
  {
    mine: "I've kept quiet so long that I don't know how to start",
    yours: "You've kept quiet so long that you don't know how to start.",
    matter: 'silence',
  },
  {
    mine: "There's less time left than I've been acting like",
    yours: "There's less time left than you've been acting like.",
    matter: 'time',
  },
  {
    mine: "It gives me something, so I can't just stop",
    yours: "It gives you something, so you can't just stop.",
    matter: 'habit',
  },
  { mine: "It's smaller than I've made it", yours: "It's smaller than you've made it.", matter: 'small' },
  {
    mine: "It's a good thing, and I wanted to tell somebody",
    yours: "It's a good thing, and you wanted to tell somebody.",
    matter: 'good',
  },
  { mine: 'I owe somebody a sorry', yours: 'You owe somebody a sorry.', matter: 'sorry' },
  {
    mine: "There's a thank-you I never properly said",
    yours: "There's a thank-you you never properly said.",
    matter: 'thanks',
  },
  { mine: 'I want to be taken seriously', yours: 'You want to be taken seriously.', matter: 'respect' },
  {
    mine: "I don't know what I'm for any more",
    yours: "You don't know what you're for any more.",
    matter: 'useless',
  },
  {
    mine: "I don't quite belong anywhere just now",
    yours: "You don't quite belong anywhere just now.",
    matter: 'belong',
  },
  {
    mine: "I want one thing that's only mine",
    yours: "You want one thing that's only yours.",
    matter: 'mine',
  },
  {
    mine: "I know what I'd do if I weren't scared",
    yours: "You know what you'd do if you weren't scared.",
    matter: 'courage',
  },
  {
    mine: "I don't trust my own judgement any more",
    yours: "You don't trust your own judgement any more.",
    matter: 'judgement',
  },
  {
    mine: "Part of me is relieved, and I'm ashamed of that",
    yours: "Part of you is relieved, and you're ashamed of that.",
    matter: 'relief',
  },
  { mine: 'I want to show them that I can', yours: 'You want to show them that you can.', matter: 'proof' },
  {
    mine: "I can't put it right, and I can't stop trying",
    yours: "You can't put it right, and you can't stop trying.",
    matter: 'control',
  },
  {
    mine: "I'm scared they'll find out I'm not as good as they think",
    yours: "You're scared they'll find out you're not as good as they think.",
    matter: 'fraud',
  },
  {
    mine: "They've got me wrong, and I don't know how to put them right",
    yours: "They've got you wrong, and you don't know how to put them right.",
    matter: 'misread',
  },
  {
    mine: "Everything's changing, and nobody asked me",
    yours: "Everything's changing, and nobody asked you.",
    matter: 'change',
  },
  {
    mine: "There's one thing I haven't told them, and it sits between us",
    yours: "There's one thing you haven't told them, and it sits between you.",
    matter: 'secret',
  },
  { mine: 'I said yes and I meant no', yours: 'You said yes and you meant no.', matter: 'boundary' },
  {
    mine: "I can't go on like this, and I don't know what else there is",
    yours: "You can't go on like this, and you don't know what else there is.",
    matter: 'stuck',
  },
  {
    mine: "I want them to be all right, and I can't do it for them",
    yours: "You want them to be all right, and you can't do it for them.",
    matter: 'care',
  },
  {
    mine: "I don't feel what I'm supposed to feel",
    yours: "You don't feel what you're supposed to feel.",
    matter: 'numb',
  },
  {
    mine: "I gave it everything, and it didn't come back",
    yours: "You gave it everything, and it didn't come back.",
    matter: 'unreturned',
  },
];
