import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/common.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** In place of a screen that failed. The link loads the whole app anew. */
export function BrokenPage() {
  const t = commonTexts();
  return (
    <Page open={0.45} header="none" centered>
      <div className="stack" role="alert">
        <h1>{t.brokenTitle}</h1>
        <p>{t.brokenText}</p>
        <div>
          <ButtonLink href={pages.home} plain>
            {t.backHome}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
