/** On the results of an unstored dialogue: where it is kept, which guide read it, and a copy to save. */
import { useId, useState } from 'react';
import { packSummary } from '#shared/summary.ts';
import { resetUnstored } from '../../features/chat/dialogue-ids.ts';
import { goHome } from '../../features/chat/dialogue-paths.ts';
import { type ChatHistory, readHistory, useHistory } from '../../features/chat/history.ts';
import { forgetConfirmDraft } from '../../features/chat/question/draft.ts';
import type { ExportFormat, WholeReflection } from '../../features/library/reflection-files.ts';
import { unstoredTexts } from '../../i18n/en/unstored.ts';
import { type AppConfig, useAppConfig } from '../../lib/app-config.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { Button, DangerButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Paper } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './summary.module.css';

const getQuestion = ({ replay, summary }: ChatHistory) => replay?.question ?? summary?.question ?? '';

/** The dialogue of this tab, in the shape that the library exports. */
function reflectionFromHistory(sessionId: string, history: ChatHistory): WholeReflection {
  const { rounds, summary = null, summaryGuide, understanding = null, replay } = history;
  const [first] = rounds;
  const begunAt = first?.timestamp ?? new Date().toISOString();
  return {
    sessionId,
    question: getQuestion(history),
    status: 'finished',
    turn: 'idle',
    rounds: rounds.length,
    createdAt: begunAt,
    updatedAt: rounds.at(-1)?.timestamp ?? begunAt,
    reading: replay?.reading ?? { frame: 'open' },
    history: [...rounds],
    frontendDisplay: summary ? packSummary(summary) : null,
    understanding,
    guide: first?.guide ?? 'built-in',
    ...(summaryGuide && { summaryGuide }),
  };
}

async function saveCopy(sessionId: string, format: ExportFormat): Promise<void> {
  const t = unstoredTexts();
  try {
    const { createExportFile } = await import('../../features/library/reflection-files.ts');
    const reflection = reflectionFromHistory(sessionId, readHistory(sessionId));
    const { name, blob } = createExportFile([reflection], format, { all: false, now: new Date() });
    saveBlob(blob, name);
    showToast({ text: t.saved, kind: 'status' });
  } catch {
    showToast({ text: t.saveFailed, kind: 'error' });
  }
}

/** Names the guides that read the words. A model in use read them even if the built-in guide wrote the text. */
function describeReceipt(history: ChatHistory, { guide: inUse }: AppConfig): string {
  const t = unstoredTexts();
  const guides = [...history.rounds.map(({ guide }) => guide), history.summaryGuide];
  const others = guides.filter((guide) => guide !== undefined && guide !== 'built-in');
  if (inUse.kind === 'built-in' && others.length === 0) return t.receiptBuiltIn;
  const name = inUse.kind === 'built-in' ? (others[0] ?? '') : inUse.label;
  return guides.includes('built-in') ? t.receiptBoth(name) : t.receiptModel(name);
}

function Forget({ question, onClose }: { question: string; onClose: () => void }) {
  const t = unstoredTexts();
  function forget() {
    resetUnstored();
    forgetConfirmDraft(question);
    goHome();
  }
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={t.forgetAsk}>
      <p>{t.forgetText}</p>
      <div className={styles.answers}>
        <DangerButton full onClick={forget}>
          {t.forgetYes}
        </DangerButton>
        <Button kind="outline" full onClick={onClose}>
          {t.forgetNo}
        </Button>
      </div>
    </Dialog>
  );
}

export function UnstoredNotice({ sessionId }: { sessionId: string }) {
  const t = unstoredTexts();
  const id = useId();
  const history = useHistory(sessionId);
  const config = useAppConfig();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <section aria-labelledby={id}>
      <Paper className={styles.only}>
        <h2 id={id}>{t.resultsTitle}</h2>
        <p>{t.results}</p>
        <div className={styles.row}>
          <Button kind="outline" onClick={() => saveCopy(sessionId, 'markdown')}>
            {t.saveMarkdown}
          </Button>
          <Button kind="outline" onClick={() => saveCopy(sessionId, 'json')}>
            {t.saveJson}
          </Button>
          <DangerButton quiet onClick={() => setIsConfirming(true)}>
            {t.forget}
          </DangerButton>
        </div>
        <p className={styles.receipt}>{config && describeReceipt(history, config)}</p>
      </Paper>
      {isConfirming && <Forget question={getQuestion(history)} onClose={() => setIsConfirming(false)} />}
    </section>
  );
}
