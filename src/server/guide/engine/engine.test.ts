import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import type { AnsweredRound, GuideInput, GuideRound, GuideStep, GuideSummary } from '../guide.ts';
import { english } from '../languages/en/language.ts';
import { leads } from '../languages/en/packs/follow/leads.ts';
import { optionPools } from '../languages/en/packs/follow/option-pools.ts';
import { chinese } from '../languages/zh/language.ts';
import { readAct } from './acts.ts';
import { findOfferedSentence } from './closings.ts';
import { createBuiltInGuide, languageFor, writeStep } from './engine.ts';
import { linesSaidBack } from './pack.ts';

const guide = createBuiltInGuide({ chunkDelayMs: 0 });

type Answer = 'A' | 'B' | 'C' | (string & {});

function answerTo(round: GuideRound, number: number, answer: Answer): AnsweredRound {
  const { roundKind: kind, stage, question, options } = round;
  const index = ['A', 'B', 'C'].indexOf(answer);
  const base = { kind, number, stage, question, options };
  if (index < 0) return { ...base, content: answer };
  // A card, or a number where there is none.
  if (kind !== 'choice') return { ...base, content: options[index] ?? '4' };
  return { ...base, option: answer as 'A', content: options[index] ?? '' };
}

interface Played {
  rounds: GuideRound[];
  input: GuideInput;
  summary: GuideSummary;
}

/** Answers the rounds with `answers`, and with the last one again where they run out. */
function play(question: string, answers: readonly Answer[], given: Partial<GuideInput> = {}): Played {
  const rounds: GuideRound[] = [];
  let input: GuideInput = { question, reading: guide.read(question), rounds: [], seed: 'seed', ...given };
  for (;;) {
    const step: GuideStep = writeStep(input);
    if (step.kind === 'summary') return { rounds, input, summary: step };
    const answer = answers[rounds.length] ?? answers.at(-1) ?? 'A';
    rounds.push(step);
    const answered = [...input.rounds, answerTo(step, rounds.length, answer)];
    input = { ...input, rounds: answered, understanding: step.understanding };
  }
}

const path = ({ summary }: Played) => summary.summary.steps.join('\n');

describe('the built-in guide', () => {
  describe('sentences that sum up a dialogue', () => {
    const question = "Should I take the partnership at my uncle's practice?";
    const answers = [
      'He paid for two years of my schooling.',
      'I want to tell him no and I know it will hurt him.',
      'I have known for months what I want to say and I keep not saying it.',
    ];
    const offerOf = ({ rounds }: Played) => rounds.findIndex(({ stage }) => stage.startsWith('takeaway:'));
    const offered = (played: Played, index: number) =>
      findOfferedSentence(english, played.rounds[offerOf(played)]?.stage.split(':')[index + 1] ?? '');

    it('are offered once, late, and one may say that none of them is it', () => {
      const played = play(question, [...answers, 'A']);
      const at = offerOf(played);
      expect(at).toBeGreaterThanOrEqual(3);
      expect(played.rounds.filter(({ stage }) => stage.startsWith('takeaway:'))).toHaveLength(1);
      const { options } = played.rounds[at] as GuideRound;
      expect(options.slice(0, 2)).toEqual([offered(played, 0)?.mine, offered(played, 1)?.mine]);
      expect(new Set(options).size).toBe(3);
      expect(options[2]).toBe(english.wordings.instead.options[2]);
    });

    it('become the core insight when they are picked, and never when they are not', () => {
      const picked = play(question, [...answers, 'A', 'I want him to hear it from me first.']);
      const [core = ''] = picked.summary.summary.insights;
      expect(core).toContain(offered(picked, 0)?.yours);
      expect(
        picked.summary.summary.evidence?.filter(({ part, index }) => part === 'insight' && index === 0)
          .length,
      ).toBeGreaterThan(0);
      const other = 'Neither. He thinks of me as his son, and I would be leaving his son.';
      const typed = play(question, [...answers, other, 'I want him to hear it from me first.']);
      const all = JSON.stringify(typed.summary);
      expect(all).not.toContain(offered(typed, 0)?.yours);
      expect(all).toContain('as his son');
    });

    it('are picked by a typed letter as by a press', () => {
      const played = play(question, [...answers, 'A i guess', 'I want him to hear it from me first.']);
      const { insights, evidence = [] } = played.summary.summary;
      expect(insights[0]).toContain(offered(played, 0)?.yours);
      const said = [question, ...answers, 'A i guess', 'I want him to hear it from me first.'].join('\n');
      for (const { quote } of evidence) expect(said).toContain(quote);
    });

    it('are not offered to somebody who refuses', () => {
      const refusing = play(question, [
        "I'd rather not say",
        'no',
        "I don't want to talk about that",
        'no',
        'no',
      ]);
      expect(offerOf(refusing)).toBe(-1);
    });

    it.each([english, chinese])(
      'speak of parents, children or the dead only to who has named them: $locale',
      (language) => {
        const people = { en: /\bmy (?:parents|child|partner)\b/, zh: /爸妈|孩子|伴侣/ }[language.locale];
        for (const { mine } of language.closings) expect(mine).not.toMatch(people);
        for (const { mine, yours, needs } of Object.values(language.takeaways)) {
          if (people.test(mine)) expect(needs, mine).toBeDefined();
          expect(yours, mine).not.toBe(mine);
        }
      },
    );
  });

  it('asks three to six questions, none twice, for any kind of answers', () => {
    const questions = [
      'I feel lost',
      'Should I quit my job?',
      'My mum died in March',
      '要不要回老家',
      '迷茫',
    ];
    const ways: Answer[][] = [
      ['A'],
      ['B'],
      ['C'],
      ["I don't know"],
      ['no'],
      ['It made me cry in the car.'],
      ['不知道'],
    ];
    for (const question of questions)
      for (const way of ways) {
        const { rounds } = play(question, way);
        expect(rounds.length, `${question} ${way}`).toBeGreaterThanOrEqual(limits.minRounds);
        expect(rounds.length).toBeLessThanOrEqual(limits.maxRounds);
        const asked = rounds.map((round) => round.question);
        expect(new Set(asked).size, asked.join('\n')).toBe(asked.length);
      }
  });

  it('says the same with another seed', () => {
    const answers = ["I'd miss the people, not the work", 'A', 'C', 'B'];
    const one = play('Should I quit my job without another one?', answers);
    const two = play('Should I quit my job without another one?', answers, { seed: 'another' });
    expect(two.summary).toEqual(one.summary);
  });

  it("takes up the person's own words in the first round", () => {
    const { rounds } = play('My son has not spoken to me since the wedding', ['A']);
    expect(rounds[0]?.reflection).toMatch(/^Your son has not spoken to you since the wedding\./);
  });

  it('says no second sentence where both together would make the wait long, and cuts none', () => {
    const first = (owed: string) =>
      play(`My husband does not know I owe ${owed}. I do the post before he comes in.`, ['A']).rounds[0]
        ?.reflection;
    expect(first('£900')).toMatch(/^Your husband does not know you owe £900\. \S/);
    expect(first('£11,400 on two cards')).toBe('Your husband does not know you owe £11,400 on two cards.');
  });

  it('says back the words of a long sentence rather than a line about it', () => {
    const told =
      "Everyone's green. They think I'm up in Queensland. I've spent the whole month parked forty minutes from home.";
    const { rounds } = play('I took redundancy at 55 and bought a caravan', [told, 'A']);
    expect(rounds[1]?.reflection).toBe("You've spent the whole month parked forty minutes from home.");
  });

  it('says the heaviest clause of a story back, and asks which of its clauses weighs most', () => {
    const story =
      "She told me she was a widow. We met on the chapel trip, both past sixty, and I've paid into her boiler and met her sister. On Saturday the widow's husband rang my bell, a perfectly nice chap, looking for his campervan. I haven't told anybody that I gave her money. I used to be able to tell when somebody was lying.";
    const { rounds } = play(story, ['A']);
    expect(rounds[0]?.stage).toBe('weigh');
    expect(rounds[0]?.reflection).toMatch(/^(?:You|She|She told you)/);
    expect(rounds[0]?.reflection).not.toBe(english.wordings.weigh.say);
  });

  it('does not repeat a hard word about the person as a fact', () => {
    const { rounds } = play('Why do I put everything off?', ["Because I'm just lazy", 'A']);
    expect(rounds[1]?.reflection).not.toMatch(/you're (?:just )?lazy/i);
  });

  it('keeps a step word for word, also with a "not" in it', () => {
    const step = "I'll ring Elmfield tomorrow in my lunch break and not tell my brother";
    const played = play('My mum needs care and I promised never to put her in a home', ['A', 'B', 'A', step]);
    expect(path(played)).toContain(step);
  });

  it('writes no plan for somebody who wants none, and asks for no step again', () => {
    const played = play('Should I take the promotion?', ['A', 'please no plan', 'B', 'A', 'C']);
    expect(path(played)).toContain('please no plan');
    expect(path(played)).not.toMatch(/Your step|The step/);
  });

  it('takes the reluctant option of a question about a step for no step', () => {
    const played = play('Should I quit my job?', ['C']);
    expect(path(played)).not.toMatch(/The step you picked/);
  });

  it('asks in plainer words when it was not understood', () => {
    const { rounds } = play('My boss shouts at me in front of everyone', ['A', 'what do you mean?', 'A']);
    const [, second, third] = rounds;
    expect(third?.stage).toMatch(/:plain$/);
    expect(third?.options).not.toEqual(second?.options);
    expect(third?.reflection).toMatch(/vague|clumsy|differently/);
  });

  it('takes a question that the person will ask somebody for no question to the guide', () => {
    const played = play('I lent my sister money and she never brings it up', [
      'A',
      "I'll text her on Sunday: is the loan still on your list?",
    ]);
    expect(played.rounds[2]?.stage).not.toMatch(/:plain$/);
    expect(path(played)).toContain('is the loan still on your list?');
    const chinese = play('我借给妹妹的钱，她从来不提，要不要开口', [
      'A',
      '我周日发消息问她：你是什么意思，还打算还吗？',
    ]);
    expect(chinese.rounds[2]?.stage).not.toMatch(/:plain$/);
  });

  it('takes what somebody else did, or what is done, for no step', () => {
    const steps = (question: string, told: string) => path(play(question, ['A', told]));
    expect(steps('儿子把我拉黑了，我要不要去找他', '他上大学那年天天给我打电话，讲食堂的事')).not.toContain(
      '天天给我打电话',
    );
    expect(steps('我要不要回去照顾我妈', '机构说可以，先把台账补完')).not.toContain('台账');
    expect(steps('要不要换个工作', '宣传栏是我自己写的，写了二十年')).not.toContain('宣传栏');
    expect(steps('要不要换个工作', '今晚我先给我妈打电话，别的先不说')).toContain('给我妈打电话');
    expect(
      steps('Should I publish it?', "Ren says I'm writing for a reviewer who doesn't exist"),
    ).not.toMatch(/Your step: .*reviewer/);
  });

  it('takes no verdict on a line of the guide, and no number, for a reason', () => {
    const { summary } = play('Should I quit my job or stay until the bonus in March?', [
      'A',
      'B',
      'A',
      'A',
      'B',
      'A',
    ]).summary;
    expect(summary.reasons.join('\n')).not.toMatch(/That's it|little to go on/);
    const chinese = play('我到底要不要辞职？最近每天都很累。', ['A', 'B', 'A', '4', 'C', 'B']).summary
      .summary;
    expect(chinese.reasons.join('\n')).not.toMatch(/就是这样|“4”/);
  });

  it('says back word for word what somebody else was quoted with', () => {
    const lines = (question: string, told: string, more: Answer[] = []) => {
      const { insights, reasons } = play(question, ['A', told, ...more]).summary.summary;
      return [...insights, ...reasons].join('\n');
    };
    const note = "My wife put a note in the box, 'tell them to pay my husband', and I couldn't swallow.";
    expect(lines('I hide from my wife that I gamble my wage', note, ['A', 'C', 'A'])).toContain(
      "'tell them to pay my husband'",
    );
    const diary = '里面夹着一片银杏，写着“今天谁也没认出我”，我看了很久。';
    expect(lines('捡到一个日记本，我该不该还', diary, ['A', 'B', 'C'])).toMatch(/今天谁也没认出我/);
    // A piece of a quotation is nobody's statement.
    const said = lines('Mates or money?', "'I've not forgot, Gaz.' That'd do me.", ['B', 'A', 'B']);
    expect(said).not.toContain("You've not forgot");
    expect(said.match(/Gaz/g)).toHaveLength(1);
  });

  it('names the step as what is open to show, where nothing else is', () => {
    const open = (answer: string) =>
      play('They want me for shift manager. More money but I must scold my own friends.', ['A', answer])
        .summary.summary.insights;
    expect(open("I'll ask Mei on Friday if she'd rather have Jeremy")).not.toContain(
      "Still open: what you'd do with this, if anything.",
    );
  });

  it('keeps a guess that fits only in part out of the summary', () => {
    const dialogue = (said: string) =>
      play('WHY does my mother in law wash up things ive already washed up', ['A', 'A', 'A', said]);
    const { rounds, summary } = dialogue('Partly. I also like being needed.');
    expect(rounds[3]?.question).toBe('How close is that?');
    expect(JSON.stringify(summary.summary)).not.toContain(rounds[3]?.reflection);
    expect(summary.summary.insights.join(' ') + summary.summary.reasons.join(' ')).toMatch(
      /you also like being needed/i,
    );
  });

  it('says first in the results what moved the person', () => {
    const { summary } = play('Should I take the job in Rotterdam or stay here?', [
      'The pay is better, and it is what I trained for.',
      "Actually it isn't the job. I'm afraid she'd say go, and mean it.",
      'We were on the train on Friday.',
      "I'd rather not say.",
    ]);
    const [insight, ...more] = summary.summary.insights;
    expect(insight).toMatch(/^It isn't the job\./);
    expect(more.length).toBeGreaterThan(0);
  });

  it('says first in the results what came out later, not what the person came with', () => {
    const { summary } = play('Do I move my mum in with us?', [
      "I'm scared she'll fall again.",
      'When she went into hospital I slept properly for the first time in months.',
      'My husband went quiet.',
      "I'd rather not say.",
      "I'll ring the social worker on Tuesday.",
    ]);
    expect(summary.summary.insights[0]).toMatch(/^When she went into hospital you slept properly/);
    expect(summary.summary.steps.join(' ')).toContain('ring the social worker on Tuesday');
  });

  it('finds clauses in a text without any marks', () => {
    const told =
      'the fares have gone up again and the bus was late so I stood in the rain he has got her saved as dentist we do not even have a dentist';
    const clauses = english.read(told, '').phrases.map(({ source }) => source);
    expect(clauses).toContain('he has got her saved as dentist');
    expect(clauses).toContain('we do not even have a dentist');
  });

  it('says no fear, no side of a question and no hard word about oneself as a fact', () => {
    const first = (question: string) => play(question, ['A']).rounds[0]?.reflection;
    expect(
      first('How can I tell my parents that I send less money without them feeling I have abandoned them?'),
    ).not.toContain('abandoned');
    expect(first('我应该辞掉面包店的工作，还是再留一年？')).not.toMatch(/^你应该辞掉/);
    const { rounds, summary } = play('要不要跟领导说下班后不回消息？', [
      '我自己也在半夜给别人发过，现在想想也是个人渣',
      'A',
      'A',
    ]);
    const { insights, reasons } = summary.summary;
    expect([...rounds.map(({ reflection }) => reflection), ...insights, ...reasons].join('\n')).not.toContain(
      '人渣',
    );
  });

  it.each([
    ["I don't follow. Closest to what?", 'asks-back'],
    ["that's not what I said, I never mentioned money", 'corrects'],
    ['I think we should leave it there for tonight', 'enough'],
    ['她不是说我疯了，她是说房贷怎么办', 'answer'],
    ["It isn't the money, it's that he never asked me", 'answer'],
  ])('distinguishes a remark to the guide from something about the life of the person: %s', (text, act) => {
    const language = /[a-z]{3}/.test(text) ? english : chinese;
    expect(readAct(language, text, language.read(text, '').act)).toBe(act);
  });

  it.each([
    ["I'd like to say he left in April and I've been up at 3 on my own ever since.", false],
    ['I think if I kept the one hive and he took the other two I could manage that.', true],
    ['Call him.', true],
    ['有回我拿了书包，他们都笑，我就把书包放下了', false],
    ['难受的是他发微信就一句「下月起4800，不接受找别人」，水管我自己修的', false],
  ])('reads a step only where somebody means to do something: %s', (answer, isStep) => {
    const language = /[a-z]{3}/.test(answer) ? english : chinese;
    expect(language.read(answer, '').statements.some(({ kind }) => kind === 'step')).toBe(isStep);
  });

  it('keeps with a step the sentence that says what it points to', () => {
    const { summary } = play('Should I tell my brother that I want to leave the cafe or say nothing?', [
      'B',
      'He is only well because of it.',
      'My wife says he could hire somebody for weekends. I will ask him that.',
    ]);
    expect(summary.summary.steps.join(' ')).toContain('hire somebody for weekends');
  });

  it('asks nothing about what somebody who died does today', () => {
    const about = (before: string) => english.findPerson('He always decided about houses', before);
    expect(about('My husband likes the house.')?.name).toBe('your husband');
    expect(about('My late husband and I lived here for thirty years.')).toBeUndefined();
  });

  it.each(["'put the kettle on' is a bit much", '硬选的话A吧', '没当上老板点什么名'])(
    'takes for no content what only answers the words of an option: %s',
    (answer) => {
      const language = /[a-z]{3}/.test(answer) ? english : chinese;
      expect(language.isObjection(answer)).toBe(true);
    },
  );

  it('asks what it is about and for a next step only after what nobody knew was followed', () => {
    const { rounds } = play(
      'My best friend and I have drifted since she had her baby. Do I say something or let it go?',
      [
        'She replies with one word, days later.',
        'I miss her. We used to talk every day walking home.',
        "I haven't told her about my miscarriage.",
        'A',
      ],
    );
    expect(rounds[3]?.stage).toMatch(/^question:/);
    expect(rounds[4]?.stage).toMatch(/^takeaway:/);
  });

  describe('the last question', () => {
    const told = [
      'He was late three times and I said nothing.',
      'I want him to notice before I have to say it.',
      "I'm afraid he'd laugh it off.",
      'It has been like that since spring.',
    ];
    const asked = (answers: readonly Answer[]) => play('How do I tell my colleague?', [...told, ...answers]);

    it('asks for a next step, which the path repeats word for word', () => {
      const played = asked(['B', 'Say it on Thursday, before the shift.']);
      expect(played.rounds.at(-1)?.stage).toMatch(/^step:/);
      expect(path(played)).toContain('Say it on Thursday, before the shift');
    });

    it('offers two steps that people like them would take, and to leave it', () => {
      const played = asked(['B', 'C']);
      const [one, two, three] = played.rounds.at(-1)?.options ?? [];
      const steps = english.offeredSteps.map(({ text }) => text);
      expect(steps).toContain(one);
      expect(steps).toContain(two);
      expect(one).not.toBe(two);
      expect(three).toBe(english.wordings.lastStep.nothing);
      expect(path(played)).toBe(english.wordings.summary.leftIt);
    });

    it('is not asked after a refused plan, after a step with its day, or after a death', () => {
      const stages = ({ rounds }: Played) => rounds.map(({ stage }) => stage).join(' ');
      for (const answer of ['please no plan', "I'll ring him on Thursday."]) {
        const played = play('How do I tell my colleague?', [...told.slice(0, 2), answer, 'B']);
        expect(stages(played)).not.toMatch(/(?:^| )step:/);
      }
      const grieving = play('I feel flat', [...told, 'My dad died on Sunday.', 'B']);
      expect(stages(grieving)).not.toMatch(/(?:^| )step:/);
    });
  });

  describe('answers from a pool', () => {
    const pools = Object.entries(optionPools);
    const poolOf = ({ options }: GuideRound) =>
      pools.find(([, pool]) => options.every((option) => pool.some(([text]) => text === option)))?.[1];

    it('are three that differ in what they are about, and are said back as they were meant', () => {
      const { rounds } = play("I don't know whether to tell my brother that I lost the job.", [
        'B',
        'C',
        'A',
        'B',
      ]);
      const shown = rounds.slice(0, -1).flatMap((round, index) => {
        const pool = poolOf(round);
        return pool ? [{ round, pool, picked: [1, 2, 0, 1][index] ?? 1, next: rounds[index + 1] }] : [];
      });
      expect(shown.length).toBeGreaterThanOrEqual(1);
      for (const { round, pool, picked, next } of shown) {
        const entries = round.options.map((option) => pool.find(([text]) => text === option));
        expect(new Set(entries.map((entry) => entry?.[2])).size).toBe(3);
        expect(next?.reflection).toContain(entries[picked]?.[1]);
      }
    });

    it('are other ones for other people, to the same question', () => {
      const openings = [
        'Do I stay with the firm that paid for my training or take the better offer?',
        "My mum can't be left alone any more and I've got the kids and the night shift.",
        'I lied to my wife about the money.',
        "I've won the allotment prize and nobody at home asked.",
        "Can't stop thinking about what he said at the funeral.",
        "I'm so tired of being the one who sorts it all out.",
      ];
      const sets = new Map<string, Set<string>>();
      for (const question of openings)
        for (const round of play(question, ['It goes back a long way.', "I don't want to let anybody down."])
          .rounds)
          if (poolOf(round))
            sets.set(round.question, (sets.get(round.question) ?? new Set()).add(round.options.join()));
      expect([...sets.values()].some(({ size }) => size > 1)).toBe(true);
    });
  });

  it('puts the sentence that it comes down to first in the results', () => {
    const { summary } = play('Should I take the job in Rotterdam or stay here?', [
      'The pay is better.',
      'She went quiet when I told her.',
      'I trained for this for six years.',
      "I'm scared of finding out she'd be fine without me.",
    ]);
    expect(summary.summary.insights[0]).toContain("you're scared of finding out she'd be fine without you");
  });

  it('says what a clause may mean where its kind is sure, in other words than the clause', () => {
    const { rounds } = play('Should I stay at the bank?', ["I haven't told anyone I got fired."]);
    const said = rounds[1]?.reflection ?? '';
    const lines = [...linesSaidBack(english.kindLines), ...Object.values(leads)];
    expect(lines.filter((line) => said.includes(line))).toHaveLength(1);
  });
  it('says a word of sympathy once, and asks for no step right after', () => {
    const { rounds } = play('Why do I never go away any more?', [
      'The last time I did was Tenerife, and my dad died on the Thursday.',
      'My mum has cancer now as well.',
    ]);
    expect(rounds[1]?.reflection).toMatch(/^I'm sorry\. /);
    expect(rounds[2]?.reflection).not.toContain("I'm sorry");
    expect(rounds[1]?.question).not.toContain('want to do about that');
  });

  it('asks nothing about the son of a father who is quoted', () => {
    const { rounds } = play('Why can I not say it?', [
      "Dad says 'this is my son the psalmist' to everybody at church.",
    ]);
    expect(rounds[1]?.question).not.toMatch(/your son/);
  });

  /** The step after one round with these words. */
  const stepAfter = (
    round: Pick<AnsweredRound, 'stage' | 'question' | 'options' | 'content'>,
    finish = false,
  ) => {
    const question = 'I cannot start with the pigeon loft since our Colin died';
    const rounds = [{ kind: 'choice' as const, number: 1, ...round }];
    return writeStep({ question, reading: guide.read(question), rounds, seed: 'seed', finish });
  };

  it('takes an answer in the words of an option for no correction', () => {
    const step = stepAfter({
      stage: 'question:follow:silence:0',
      question: 'What might come up if somebody said it?',
      options: ['Tears', 'Blame', "That I'm the only one who minds"],
      content: 'Blame aye. It was me sent him up to do the roof and it was frosty',
    });
    expect(step.reflection).toMatch(/It was you sent him up/);
  });

  it('keeps an option that is named by its letter, with the words after it, as the step', () => {
    const { summary } = stepAfter(
      {
        stage: 'question:follow:step:0',
        question: 'What, if anything, do you want to do about that?',
        options: ['Say something to one person', 'Do one small thing on my own', 'Nothing, for now'],
        content: 'A. Jess. She is the one that knows',
      },
      true,
    ) as GuideSummary;
    expect(summary.steps.join()).toMatch(/Say something to one person.*Jess. She is the one that knows/);
  });

  it('takes no time of the week for a step', () => {
    const { summary } = play('心里空落落的', ['礼拜二礼拜四下半天', 'A', 'A', 'A', 'C']).summary;
    expect(summary.nextStep).toBeUndefined();
  });

  it('follows what a correction says instead, and says nothing of the guess again', () => {
    const { rounds, summary } = play(
      'Why has Pat stopped ringing me? Since I got my diagnosis in March there was one card.',
      [
        "No it's not that, the chemo is nearly done. It's Pat. She walked past me in Tesco in August.",
        "I don't dare ring her in case she is all polite with me.",
      ],
    );
    expect(rounds[1]?.reflection).toMatch(/^Sorry, wrong question\. She walked past you/);
    expect(rounds[1]?.stage).toMatch(/^question:follow:/);
    expect(rounds[2]?.stage).toMatch(/^question:follow:/);
    expect(summary.summary.reasons.join(' ')).not.toContain('not that');
  });

  it('takes no failed attempt, no shame and no habit for a step', () => {
    const steps = (question: string, told: string) => path(play(question, ['A', told]));
    expect(
      steps('Should I take the job?', 'I was gonna tell Ray on Thursday and talked about the game.'),
    ).not.toContain('tell Ray');
    expect(steps('楼上天天弹琴，怎么办', '我哪有脸给她打电话')).not.toContain('打电话');
    expect(steps('我还要照顾他多久', '有时候我听见了，故意在厨房磨蹭着不过去')).not.toContain('磨蹭');
    expect(
      steps('Should I ask my brother?', 'gotta tell keisha the real number, prob sunday after church'),
    ).toContain('tell keisha the real number');
  });

  it('leaves nothing open once the person has decided', () => {
    const { summary } = play('Should I ring my sister before the party or say nothing?', [
      'She charged mum for her time.',
      'I want her to see that I did as much.',
      "I think I'll ring her on Sunday after lunch and start with that night.",
      "I've decided. It is Sunday.",
      'It is Sunday.',
      'It is Sunday.',
    ]);
    expect(summary.summary.insights.join(' ')).not.toContain('Still open');
    expect(summary.summary.mood).toBe("You've settled on something.");
  });

  it('completes a fear that is only the rest of a sentence, and says back no other rest of one', () => {
    const reasons = (said: string) => {
      const { input } = play('I keep lending my brother money, and I cannot say no to him', ['B']);
      const question = 'What are you afraid of?';
      const fear = { kind: 'choice' as const, stage: 'question:lending:no:1', question, options: [] };
      const rounds = [said, 'He paid for my driving lessons.', 'I never ask what it is for.'].map(
        (content, at): AnsweredRound => ({ ...fear, number: at + 1, content }),
      );
      const step = writeStep({ ...input, rounds, understanding: undefined, finish: true });
      return step.kind === 'summary' ? [...step.summary.reasons, ...step.summary.insights].join('\n') : '';
    };
    expect(reasons('That he laughs and tells my mother I keep a list.')).toContain(
      "You're afraid that he laughs and tells your mother you keep a list.",
    );
    expect(reasons('Someone at the door with a clipboard.')).not.toMatch(/^Someone at the door/m);
    expect(reasons("If I ask and he says 'what money'.")).not.toMatch(/^If you ask/m);
  });

  it('says 你 where a Chinese speaker left it out', () => {
    const { rounds, summary } = play('弟弟又要借钱，我借不借', [
      '怕不借，我妈血压上来。',
      '想有人替我说一句。',
      '也怕是我多想。',
    ]);
    const said = [
      ...rounds.map(({ reflection }) => reflection),
      ...summary.summary.insights,
      ...summary.summary.reasons,
    ];
    expect(said.join('\n')).toContain('你怕不借，你妈血压上来');
    expect(said.join('\n')).not.toMatch(/^怕不借|你也怕是/m);
  });

  it('drops an insight that the person denies', () => {
    const denied = (way: Answer) => {
      const played = play('WHY does my mother in law wash up things ive already washed up', [
        'A',
        'A',
        'A',
        way,
      ]);
      const check = played.rounds.find(({ stage }) => stage.startsWith('check:'));
      return { check, insights: played.summary.summary.insights };
    };
    const { check, insights } = denied('C');
    expect(check).toBeDefined();
    expect(insights.join(' ')).not.toContain(check?.reflection);
    // What fits is no guess any more.
    expect(denied('A').insights.join(' ')).toContain(check?.reflection.replace('Maybe they', 'They'));
  });

  it('uses nothing that the person took out of the panel', () => {
    const first = play('Should I move to Leeds?', ['I want to be near my sister', 'A']);
    const [round] = first.rounds;
    if (!round) throw new Error('no round');
    const answered = [answerTo(round, 1, 'I want to be near my sister')];
    const input = { ...first.input, rounds: answered, understanding: undefined };
    const second = writeStep(input) as GuideRound;
    expect(second.understanding?.wants.map(({ text }) => text)).toContain('I want to be near my sister');
    const understanding = { wants: [], fears: [], limits: [], unknown: [] };
    const rounds = [...answered, answerTo(second, 2, 'A')];
    const later = writeStep({ ...input, rounds, understanding, finish: true }) as GuideSummary;
    expect([...later.summary.insights, ...later.summary.reasons].join(' ')).not.toContain('near your sister');
  });

  it('never asks for a number or a step after a death', () => {
    for (const way of ['A', 'B', 'C']) {
      const { rounds, summary } = play('My husband died in March and I cannot sleep', [way]);
      expect(rounds.map(({ roundKind }) => roundKind)).not.toContain('scale');
      expect(summary.summary.steps.join(' ')).toMatch(/^Nothing has to be done/);
    }
  });

  it('goes on with the situation that the person chose, or with none', () => {
    const question = 'I keep thinking about it';
    const chosen = play(question, ['A'], { reading: { frame: 'open', situation: 'retirement' } });
    expect(chosen.rounds[0]?.stage).toMatch(/^opening:retirement:/);
    const other = play(question, ['A'], { reading: { frame: 'open', situation: 'other' } });
    expect(other.rounds[0]?.stage).toMatch(/^(?:opening|question):(?:general|follow):/);
  });

  it('writes Chinese for a Chinese question and English for any other', () => {
    expect(languageFor('要不要辞职？').locale).toBe('zh');
    expect(languageFor('Soll ich kündigen?').locale).toBe('en');
    const { rounds } = play('Soll ich meine Arbeit kündigen oder nicht?', ['A']);
    expect(rounds[0]?.reflection).toMatch(/^I can only talk in English and Chinese/);
  });
});

describe('the person’s own clauses', () => {
  const story =
    "My husband died in February after 51 years. I talk to his coat every night when I come in. Everyone tells me to sell the house and move to Leeds, and I nod so that they stop. I can't even move his reading glasses off the windowsill. I have three weeks to answer. I am 78 and live in Hull, near the bridge.";

  it('are offered to choose from after a story, and the one that was picked is asked about', () => {
    const { rounds } = play(story, ['C', 'A']);
    expect(rounds[0]?.stage).toBe('weigh');
    const options = rounds[0]?.options ?? [];
    expect(options).toHaveLength(3);
    for (const option of options) expect(story).toContain(option);
    expect(options).not.toContain('I have three weeks to answer');
    expect(options.join()).not.toContain('I am 78');
    expect(options[2]).toContain('reading glasses');
    expect(rounds[1]?.stage).toMatch(/^question:follow:/);
  });

  it('hold no question and no remark about the guide', () => {
    const { rounds } = play(
      'Should I text her back or is that letting her off? I know that this question is stupid. My mum never once asked me about it. I left her on read for six days. I miss her more than I ever missed him. I live in Hull and work in the library there, Mondays to Fridays. I still haven’t told her that I was the one who lied.',
      ['A'],
    );
    expect(rounds[0]?.options).toEqual([
      'My mum never once asked me about it',
      'I miss her more than I ever missed him',
      'I still haven’t told her that I was the one who lied',
    ]);
  });
});

describe('what is said to the guide', () => {
  const steps = (answers: readonly Answer[]) =>
    play('My son says I should give up the flat in Pune and come to Texas. How do I decide?', answers);

  it('is never said back, nor put among the results', () => {
    const { rounds, summary } = steps([
      'I am sorry, I do not follow. Enough of what?',
      'My question was about Texas, not about this. I would miss the tulsi and the society.',
      'I would prefer not to bring my wife into this, please.',
      'My wife would have laughed at all of it. I am afraid of being a guest in his house.',
      'ask me something else',
    ]);
    const shown = [
      ...rounds.map(({ reflection }) => reflection),
      ...summary.summary.insights,
      ...summary.summary.reasons,
    ].join('\n');
    expect(shown).not.toMatch(/follow|your question|prefer not|something else|sorry, you/i);
    expect(shown).toMatch(/guest in his house/);
  });

  it('keeps what should be left out of everything from then on', () => {
    const { rounds, summary } = steps([
      'I would prefer not to bring my wife into this, please.',
      'My wife would have laughed. I am afraid of being a guest in his house.',
      'I take down two cups every day.',
    ]);
    const shown = [...rounds.map(({ reflection }) => reflection), ...summary.summary.insights].join('\n');
    expect(shown).not.toMatch(/wife/i);
    expect(summary.summary.reasons.join('\n')).not.toMatch(/wife/i);
  });

  it('is not mixed up with what somebody else said', () => {
    const { rounds } = steps(["He said what do you mean, you're not coming, and I went quiet."]);
    expect(rounds[1]?.reflection).not.toMatch(/wrong question|not that|wrong thing|that was vague/i);
  });
});
