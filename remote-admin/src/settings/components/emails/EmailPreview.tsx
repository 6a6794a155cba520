import { useLayoutEffect, useRef } from 'react';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { showMarkup } from '../../behaviour/showMarkup';
import type { EmailPreviewed } from '../../data/emailWords';
import styles from './EmailPreview.module.css';

/** An e-mail as it would go out: its subject, what mail programs show, and its plain text. */
export function EmailPreview({
  email,
  onClose,
}: {
  email: EmailPreviewed | undefined;
  onClose(): void;
}) {
  return (
    <Dialog open={email !== undefined} onClose={onClose} size="large" title="Cum arată e-mailul">
      {email && (
        <Stack gap={4}>
          <p>
            Subiect: <strong>{email.subject}</strong>
          </p>
          <Markup html={email.html} />
          <h3 className={styles.heading}>Ca text</h3>
          <pre className={styles.text}>{email.text}</pre>
        </Stack>
      )}
    </Dialog>
  );
}

function Markup({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) showMarkup(html, host.current);
  }, [html]);
  return <div ref={host} className={styles.markup} role="group" aria-label="E-mailul" />;
}
