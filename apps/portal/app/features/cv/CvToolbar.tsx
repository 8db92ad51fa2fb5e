import { Button } from '@aarambh/ui/Button';
import { MoreIcon, RedoIcon, UndoIcon, DownloadIcon } from '@aarambh/ui/Icon';
import { IconButton } from '@aarambh/ui/IconButton';
import { Menu } from '@aarambh/ui/Menu';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import * as styles from './cv.css.ts';
import type { CvFiles } from './useCvFiles.ts';
import type { CvEditing } from './useCvDraft.ts';
import type { CvSaving } from './useCvSaving.ts';

interface CvToolbarProps {
  readonly editing: CvEditing;
  readonly saving: CvSaving;
  readonly files: CvFiles;
  readonly onShare: () => void;
}

/** What has become of what was written, and what can be done with all of it. */
export function CvToolbar({ editing, saving, files, onShare }: CvToolbarProps) {
  const { t } = useTranslation();
  const { canUndo, canRedo, undo, redo } = editing;
  return (
    <div className={styles.toolbar}>
      <div className={styles.state}>
        <SavingText saving={saving} />
      </div>
      <IconButton label={t('cv.undo')} icon={<UndoIcon />} disabled={!canUndo} onClick={undo} />
      <IconButton label={t('cv.redo')} icon={<RedoIcon />} disabled={!canRedo} onClick={redo} />
      <Button
        size="sm"
        isPending={files.pdf.isPending}
        messages={{ pending: t('cv.pdf.pending') }}
        onClick={() => files.pdf.run()}
      >
        <DownloadIcon /> {t('cv.pdf.download')}
      </Button>
      <Menu
        label={t('cv.more')}
        renderTrigger={(props) => <IconButton {...props} label={t('cv.more')} icon={<MoreIcon />} />}
        items={[
          { id: 'share', label: t('cv.share.open') },
          { id: 'json', label: t('cv.json.export'), description: t('cv.json.exportHint') },
        ]}
        onAction={(id) => (id === 'share' ? onShare() : files.json.run())}
      />
    </div>
  );
}

function SavingText({ saving: { state, isChanged, save } }: { readonly saving: CvSaving }) {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'failed':
      return (
        <>
          {t('cv.saving.failed')} <FailureWords error={state.error} />
          <Button variant="secondary" size="sm" onClick={() => void save()}>
            {t('cv.retry')}
          </Button>
        </>
      );
    case 'invalid':
      return isChanged ? t('cv.saving.invalid') : t('cv.saving.saved');
    case 'stale':
      return t('cv.saving.stale');
    default:
      return t(isChanged ? 'cv.saving.saving' : 'cv.saving.saved');
  }
}
