import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/common.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export function NotFoundPage() {
  const t = commonTexts();
  return (
    <Page open={0.45} centered>
      <div className="stack">
        <h1>{t.notFoundTitle}</h1>
        <p>{t.notFoundText}</p>
        <div>
          <ButtonLink href={pages.home}>{t.backHome}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
