import type { ReactNode } from 'react';
import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { ButtonLink } from './button.tsx';
import styles from './message-page.module.css';
import { Page } from './page.tsx';

export interface MessagePageProps {
  /** How far the canopy of leaves has opened, from 0 to 1. */
  canopyOpen: number;
  title: string;
  text: string;
  /** The app has failed: the link home reloads it, and the text is announced immediately. */
  broken?: boolean;
  /** Last in the header. */
  aside?: ReactNode;
  /** Instead of the link home. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A screen with a message and a link home. */
export function MessagePage(props: MessagePageProps) {
  const { canopyOpen, title, text, broken, aside, action, children } = props;
  return (
    <Page
      canopyOpen={canopyOpen}
      header={broken ? 'none' : 'logo'}
      aside={aside}
      emblem
      wide
      centered
      corners={['tr']}
      className={styles.page}
    >
      <div className={styles.message} role={broken ? 'alert' : undefined}>
        <h1>{title}</h1>
        <p>{text}</p>
        {action ?? (
          <ButtonLink href={pages.home} plain={broken}>
            {commonTexts().backHome}
          </ButtonLink>
        )}
        {children}
      </div>
    </Page>
  );
}
