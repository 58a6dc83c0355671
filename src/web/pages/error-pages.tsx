import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { refusedTexts } from '../i18n/en/misc.ts';
import { localStore } from '../lib/storage.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessageArt } from '../ui/message-art.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Any 403 leads here. */
export function AccessDeniedPage() {
  const t = commonTexts();
  return (
    <MessagePage
      apart={0}
      art={<MessageArt name="closed" />}
      title={t.titles.accessDenied}
      text={refusedTexts().accessDeniedText}
      action={
        <ButtonLink href={pages.login} full>
          {t.signIn}
        </ButtonLink>
      }
    >
      <ButtonLink kind="text" href={pages.home}>
        {t.backHome}
      </ButtonLink>
    </MessagePage>
  );
}

/** Most people who come here followed an old link: members find their reflections, others what one looks like. */
export function NotFoundPage() {
  const t = commonTexts();
  const other = localStore.read('accessToken') ? 'library' : 'sample';
  return (
    <MessagePage
      apart={0.45}
      art={<MessageArt name="bent" />}
      title={t.notFoundTitle}
      text={refusedTexts().notFoundText}
    >
      <ButtonLink kind="text" href={pages[other]}>
        {t.titles[other]}
      </ButtonLink>
    </MessagePage>
  );
}
