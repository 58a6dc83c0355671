import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { refusedTexts } from '../i18n/en/misc.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';

/** Any 403 leads here. */
export function AccessDeniedPage() {
  const t = commonTexts();
  const action = (
    <div>
      <ButtonLink href={pages.login}>{t.signIn}</ButtonLink>{' '}
      <ButtonLink kind="text" href={pages.home}>
        {t.backHome}
      </ButtonLink>
    </div>
  );
  return (
    <MessagePage
      canopyOpen={0}
      title={t.titles.accessDenied}
      text={refusedTexts().accessDeniedText}
      action={action}
    />
  );
}

export function NotFoundPage() {
  const t = commonTexts();
  return <MessagePage canopyOpen={0.45} title={t.notFoundTitle} text={refusedTexts().notFoundText} />;
}
