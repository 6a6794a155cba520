import { useState } from 'react';
import { ZoomIn } from '@anunturi/shared-ui/icons/ZoomIn';
import { ZoomOut } from '@anunturi/shared-ui/icons/ZoomOut';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import type { PageModel } from '../domain/page-model/pageModel';
import { texts } from '../texts';
import styles from './PageDialog.module.css';
import { PagePreview } from './PagePreview';

const ZOOMS = [100, 150, 200, 300] as const;

/** On narrow screens: a bar that opens the page over the whole screen, where it can be enlarged. */
export function PageDialog({ model, title }: { model: PageModel; title: string }) {
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  return (
    <>
      <div className={styles.bar} data-bottom-bar>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.showPage}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        size="full"
        footer={
          <>
            <IconButton
              label={texts.zoomOut}
              icon={<ZoomOut size={20} />}
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            />
            <span className={styles.zoom} role="status">
              {ZOOMS[step]}%
            </span>
            <IconButton
              label={texts.zoomIn}
              icon={<ZoomIn size={20} />}
              disabled={step === ZOOMS.length - 1}
              onClick={() => setStep(step + 1)}
            />
          </>
        }
      >
        <div className={styles.sheet} data-zoom={ZOOMS[step]}>
          <PagePreview model={model} place={null} />
        </div>
      </Dialog>
    </>
  );
}
