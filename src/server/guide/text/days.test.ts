import { describe, expect, it } from 'vitest';
import { findDay as en } from '../languages/en/days.ts';
import { findDay as zh } from '../languages/zh/days.ts';

// A Wednesday.
const today = '2026-11-25';
const day = (text: string, from = today) => en(text, from);

describe('the day of an English step', () => {
  it.each([
    ["I'll tell Maya tomorrow", { date: '2026-11-26' }],
    ['Tonight, after dinner', { date: today }],
    ["I'll call her on Friday", { date: '2026-11-27' }],
    ["I'll call her Friday morning at 9:30", { date: '2026-11-27', time: '09:30' }],
    ['the day after tomorrow at 3 pm', { date: '2026-11-27', time: '15:00' }],
    ['next Tuesday at 10', { date: '2026-12-01' }],
    ['next Tuesday at 10 in the morning', { date: '2026-12-01', time: '10:00' }],
    ["I'll ask him on Tuesday next week", { date: '2026-12-01' }],
    ['write it down in three days', { date: '2026-11-28' }],
    ['a week from today I read it again', { date: '2026-12-02' }],
    ['on November 30, at 14:15', { date: '2026-11-30', time: '14:15' }],
    ['Thursday, the 26th of November', { date: '2026-11-26' }],
    ['on January 4th I hand it in', { date: '2027-01-04' }],
    ["I'll go on the 3rd.", { date: '2026-12-03' }],
    ['2026-12-24', { date: '2026-12-24' }],
    ['this evening at 8', { date: today, time: '20:00' }],
    ['Ask Tom on Fri.', { date: '2026-11-27' }],
    ['tomorrow at noon', { date: '2026-11-26', time: '12:00' }],
  ])('%s', (text, found) => {
    expect(day(text)).toEqual(found);
  });

  it.each([
    'soon',
    'this weekend',
    'on Wednesday',
    'next Friday',
    'Friday or Saturday',
    'by Friday',
    'before Friday',
    'after the 30th of November',
    'every Friday',
    'on Fridays',
    'on a Friday',
    'Friday week',
    'last Friday',
    'not tomorrow',
    'tomorrow, or on Sunday',
    'in a few days',
    'in 2-3 days',
    'in a day or two',
    'next month',
    'on February 30',
    'Monday, November 26',
    'my two children and 3 friends',
    'the 2nd time',
    'the sun',
    'We sat there',
  ])('is not certain: %s', (text) => {
    expect(day(text)).toBeUndefined();
  });

  it('takes no time that could be in the morning or in the evening', () => {
    expect(day('tomorrow at 7')).toEqual({ date: '2026-11-26' });
    expect(day('tomorrow between 9am and 10am')).toEqual({ date: '2026-11-26' });
    expect(day('tomorrow, two sentences, 5 minutes')).toEqual({ date: '2026-11-26' });
  });

  it('is the next week only where nobody would count another week', () => {
    expect(day('next Monday', '2026-11-29')).toBeUndefined();
    expect(day('next Monday', '2026-11-27')).toEqual({ date: '2026-11-30' });
    expect(day('next Sunday', '2026-11-27')).toBeUndefined();
  });
});

describe('the day of a Chinese step', () => {
  it.each([
    ['明天跟她说', { date: '2026-11-26' }],
    ['今晚八点半给妈打电话', { date: today, time: '20:30' }],
    ['後天問他', { date: '2026-11-27' }],
    ['大后天', { date: '2026-11-28' }],
    ['周五跟经理聊', { date: '2026-11-27' }],
    ['这周日去看她', { date: '2026-11-29' }],
    ['下周二上午十点', { date: '2026-12-01', time: '10:00' }],
    ['下個星期三下午3点', { date: '2026-12-02', time: '15:00' }],
    ['三天后再看一遍', { date: '2026-11-28' }],
    ['11月30号交', { date: '2026-11-30' }],
    ['十二月一日 14:30', { date: '2026-12-01', time: '14:30' }],
    ['3号去', { date: '2026-12-03' }],
    ['一周后', { date: '2026-12-02' }],
  ])('%s', (text, found) => {
    expect(zh(text, today)).toEqual(found);
  });

  it.each([
    '周末',
    '周三去',
    '上周五说过',
    '每周五',
    '周五之前',
    '周五以后',
    '周五或者周六',
    '周一到周五',
    '一周三次',
    '过两天',
    '两三天后',
    '下下周三',
    '下个月',
    '这周一',
    '2月30号',
    '住在三号楼',
    '想通以后天天写',
  ])('is not certain: %s', (text) => {
    expect(zh(text, today)).toBeUndefined();
  });

  it('takes no time that could be in the morning or in the evening', () => {
    expect(zh('明天八点', today)).toEqual({ date: '2026-11-26' });
  });
});
