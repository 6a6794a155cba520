import { Button } from '@anunturi/shared-ui/actions/Button';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { useState } from 'react';

/** Said when the post was saved or deleted by somebody else, or in another tab, since it was opened here. */
export function ChangedElsewhere({
  onSaveOver,
  onReload,
}: {
  onSaveOver(): Promise<boolean>;
  onReload(): void;
}) {
  const [asking, setAsking] = useState<'over' | 'reload' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Notice
        tone="warn"
        role="alert"
        title="Articolul a fost salvat între timp în altă parte"
        action={
          <Cluster>
            <Button variant="secondary" size="small" onClick={() => setAsking('reload')}>
              Încărcați varianta salvată
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsking('over')}>
              Păstrați varianta mea
            </Button>
          </Cluster>
        }
      >
        De altcineva sau de dumneavoastră, într-o altă filă. Ce scrieți aici nu se mai salvează până
        nu alegeți.
      </Notice>
      <ConfirmDialog
        open={asking === 'over'}
        title="Salvați peste varianta celuilalt?"
        confirmLabel="Salvați peste"
        onCancel={close}
        onConfirm={() => {
          close();
          void onSaveOver();
        }}
      >
        Ce s-a schimbat acolo se pierde.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'reload'}
        title="Renunțați la ce ați scris aici?"
        confirmLabel="Încărcați varianta salvată"
        onCancel={close}
        onConfirm={onReload}
      >
        Modificările din această filă se pierd.
      </ConfirmDialog>
    </>
  );
}
