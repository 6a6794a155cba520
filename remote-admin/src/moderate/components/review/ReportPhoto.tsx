import type { MessagePhoto } from '@anunturi/shared-domain/people/message';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { useState } from 'react';
import { readReportPhoto } from '#data/listings/readReportPhoto';
import styles from './ReportCard.module.css';

/** A photo of a reported message, shown when it is asked for: each look stands in the log. */
export function ReportPhoto({
  reportId,
  photo: { id, width, height },
  text,
}: {
  reportId: string;
  photo: MessagePhoto;
  text: string;
}) {
  const [webp, setWebp] = useState<string>();
  const { busy, run } = useAction(toRomanianMessage);
  const look = () => run(async () => setWebp(await readReportPhoto(reportId, id)));
  if (webp === undefined)
    return (
      <Button size="small" variant="secondary" busy={busy} onClick={() => void look()}>
        Arătați fotografia (se notează în jurnal)
      </Button>
    );
  return (
    <img
      src={`data:image/webp;base64,${webp}`}
      alt={`Fotografie raportată: ${text}`}
      {...{ width, height }}
      className={styles.photo}
    />
  );
}
