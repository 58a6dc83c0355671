import type { ReactNode } from 'react';
import { pages } from '#shared/pages.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { ButtonLink } from './button.tsx';
import styles from './message-page.module.css';
import { Page, Paper } from './page.tsx';

interface MessagePageProps {
  /** How far the branches that frame the sky have moved aside, from 0 to 1. */
  apart: number;
  title: string;
  text: string;
  /** A drawing above the title. */
  art?: ReactNode;
  /** The message is not final yet. */
  waiting?: boolean;
  /** Last in the header. */
  aside?: ReactNode;
  /** Instead of the link home. */
  action?: ReactNode;
  /** Links below the action. */
  children?: ReactNode;
}

/** A screen with one message, on a card, and what to do next: one filled button, then links. */
export function MessagePage(props: MessagePageProps) {
  const { apart, title, text, art, waiting, aside, action, children } = props;
  return (
    <Page apart={apart} aside={aside} centered className={styles.page}>
      <Paper className={styles.card} aria-busy={waiting || undefined}>
        {art}
        <h1>{title}</h1>
        <p>{text}</p>
        {action ?? (
          <ButtonLink href={pages.home} full>
            {commonTexts().backHome}
          </ButtonLink>
        )}
        {children && <div className={styles.links}>{children}</div>}
      </Paper>
    </Page>
  );
}
