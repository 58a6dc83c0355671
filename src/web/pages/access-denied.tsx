import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/common.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** Target of any 403 (spec 2). */
export function AccessDeniedPage() {
  const t = commonTexts();
  return (
    <Page open={0} centered>
      <div className="stack">
        <h1>{t.titles.accessDenied}</h1>
        <p>{t.accessDeniedText}</p>
        <div>
          <ButtonLink href={pages.home}>{t.backHome}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
