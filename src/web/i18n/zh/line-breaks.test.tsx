// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { setTypesetter } from '../../jsx/typesetter.ts';
import { lineParts, setChinese } from './line-breaks.ts';

describe('the parts of a text that stay on one line', () => {
  it.each([
    '上一次|差点|把“辞职”|两个字|说出口，|是哪天？',
    '这些|里面，|哪三样对你最重要？',
    '我应该|辞掉|面包店的|工作，|还是|再留一年？',
    '要不要|辞职，|去念书？',
    '内置|引导|运行|在本服务器上。',
    '本服务|仅供|成年人使用。',
    '下一步，|你选|的是|“跟一个人说一声”。',
    '你写的|是“换个|领导，|活我能干”。',
    '今天|没有|结论，|只有|更近的一眼。',
    '我们|看不到|你的银行卡。',
    '12月30日扣 |$5.10',
    '在“不辞职”|和“再留一年”|之间做选择。',
  ])('%s', (parts) => {
    expect(lineParts(parts.replaceAll('|', ''))).toEqual(parts.split('|'));
  });

  it('a number stays with the word that counts', () => {
    expect(lineParts('最多选 3 个。')).toEqual(['最多选 3\u00a0个。']);
  });
});

describe('in a page', () => {
  let shown: HTMLElement;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    setTypesetter(setChinese);
    document.body.innerHTML = '<div></div>';
    shown = document.body.firstElementChild as HTMLElement;
  });

  /** The HTML with a line for each place at which a line may end. */
  async function show(page: ReactNode) {
    await act(async () => createRoot(shown).render(page));
    return shown.innerHTML.replaceAll('<wbr>', '|');
  }

  test('a text gets its places, and reads as before', async () => {
    expect(await show(<p>我们看不到你的银行卡。</p>)).toBe('<p>我们|看不到|你的银行卡。</p>');
    expect(shown.textContent).toBe('我们看不到你的银行卡。');
  });

  test('a text with numbers is one text', async () => {
    const days = 3;
    expect(await show(<p>还有{days}天到期。</p>)).toBe('<p>还有|3天到期。</p>');
  });

  test('beside an element, the line ends where a word does', async () => {
    const page = (
      <p>
        请在这里<b>打开</b>的页面确认
      </p>
    );
    expect(await show(page)).toBe('<p>请在这里|<b>打开</b>的页面确认</p>');
  });

  test('two sentences have no blank between them', async () => {
    const page = (
      <p>
        {'做选择。'} {'听起来有关。'} <a href="/">改一下</a>
      </p>
    );
    expect(await show(page)).toBe('<p>做选择。|听起来有关。<a href="/">改一下</a></p>');
  });

  test('a headline breaks after its clauses', async () => {
    expect(await show(<h1>这些里面，哪三样对你最重要？</h1>)).toBe(
      '<h1><span class="clause">这些里面，</span><span class="clause">哪三样对你最重要？</span></h1>',
    );
  });

  test('what holds text only, and other languages, stay as they are', async () => {
    const page = (
      <>
        <textarea defaultValue="我们看不到你的银行卡。" />
        <select>
          <option>我们看不到你的银行卡。</option>
        </select>
        <p>We never see your card.</p>
      </>
    );
    expect(await show(page)).not.toContain('|');
  });
});
