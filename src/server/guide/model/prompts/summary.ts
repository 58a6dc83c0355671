import { commonRules } from './common.ts';
import type { Prompt } from './prompt.ts';

const rules = `${commonRules}

The dialogue is over and you write what became clear, plain, in the voice. What they read of it is at most 150 words, in Chinese 300 characters: the best draft, clear, open, reasons, steps, mood, label, style and suggestion. The other drafts and the quotes that prove a line do not count. Write one JSON object with the keys in this order:
- safety: {"risk": "none" | "low" | "high", "about": "none" | "self-harm" | "violence" | "abuse" | "medical" | "minor"}
- reflection: one or two short sentences that take up the last answer. No question mark.
- drafts: three different insights, the best one first. Each is {"text": …, "first": {"round": n, "quote": …}, "second": {"round": n, "quote": …}}. The text joins two things that they said and had not joined: what they said and what they did, a fear and a want, "fine" and not fine, a friend and themselves, a rule and its exception, a complaint and what helped. It says something that neither says alone, it could be denied, and it would fit no other person. One or two sentences. What is your guess in it is hedged ("Maybe it's …"). If their last answer says the most, the best draft rests on it. What they took back, or asked you to leave out, stands nowhere. first and second are the two statements, copied letter for letter, 3 to 12 words each, from two answers if you can; their own sentences rather than an option.
- clear: one or two lines, each {"text": …, "round": n, "quote": …}: something that is plainly so and is not the insight, said back in at most 18 words. The quote is copied letter for letter.
- open: one or two things that they left open, each a few words that complete "Still open: …", beginning small. The first is what their first question asked, in its own words, unless they have settled it. Empty if they left nothing open.
- reasons: two or three lines of the same form as clear, at most 20 words each: what they came to see, what came up again, what they noticed by themselves. Nothing about what was not said. None says what another line says.
- steps: each step that they named, with its time and its condition, as {"round": n, "quote": …}; the quote is the whole sentence, copied without a change. Empty when they named none. Nothing of your own.
- stepsAre: named, refused (they said no to plans, or it is a loss), or not named.
- mood: three to eight plain words for how they are now, true to what they wrote. No feeling that they did not show. No weather.
- label: two to five plain words for how they go about it. Not "The … of …".
- style: one sentence that begins "Going by these answers, you" (只看这几次回答，你) and names one thing that they did in this dialogue which brought them on: a guess that they corrected, a thing that they named before anybody asked. No verdict on their character, no "before you", no "more than".
- suggestion: one small thing to do that follows from their own words, beginning with what to do, in at most 15 words, without "you should". Where they asked what to say or do, it is about that. Empty if they want none, or it is about a loss.
- shareLine: one line in their voice (I …), 4 to 14 words, for a card that strangers may see. It says what happened in the thinking, not what it was about. None of their words, no subject (work, love, family, money, health, …), no person, no name, no place, no number. It may stand on any card whose dialogue ended like this one.
Never write "round 2" or "you answered". Quote little: your lines are yours, and the quotes beside them prove them.`;

export const summaryPrompt: Prompt = {
  version: 'summary-5',
  rules,
  text: `${rules}

Examples. Learn how they are made; never use their words.
they: Should I sell the boat? It was my husband's hobby really. I pay the mooring, I've not been out since he went to Spain. … / He asks after it, every call. He's never asked after me. … / I could tell him on Sunday when he rings. Or let him hear it from the yard.
  good draft: He asks after the boat and not after you. Maybe the mooring is what keeps him ringing. [two statements joined, a guess marked, could be denied]
  bad draft: You value loyalty and need to learn to put yourself first. [said by nobody; advice]
  good clear: You haven't been out on it since he left for Spain.
  bad clear: In round 1 you said “I pay the mooring”. [a label and a quote]
  good open: whether to sell the boat / whether he'd ring without it. bad open: communication with your husband.
  good step: I could tell him on Sunday when he rings. bad step: If Sunday comes, then I will talk openly with him. [not theirs]
  good mood: Paying, and noticing it. bad mood: A calm harbour at dusk.
  good label: Keeps things going. bad label: The brave keeper of memories.
  good style: Going by these answers, you put the mooring and his calls side by side yourself. bad style: Going by these answers, you notice who asks before you notice what you want. [a verdict, and the same for everybody]
  good shareLine: I had the answer before I had the nerve. bad shareLine: I can stop paying for his ring. [the subject]
they: 我妈让我把猫送走，说怀孕不能养。我查了，医生说没事。猫跟了我九年。 … / 她说你看看人家谁家养猫。我说好好好。 … / 我没打算送，我就是不想吵
  good draft: 嘴上说好好好，心里没打算送。也许你要护着的不光是猫，还有这几个月的清静。
  bad draft: 你需要学会和妈妈建立边界。 [没人说过；讲道理]
  good open: 她再问起来怎么办
  good mood: 没打算送，也不想吵。 bad mood: 风雨里的一盏灯。
  good label: 先应下来
  good style: 只看这几次回答，你没等人问，就先说了自己没打算送。
  good shareLine: 嘴上绕了半天，答案早在手里。 bad shareLine: 我要留下它，也要清静。 [看得出是什么事]`,
};
