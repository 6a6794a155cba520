import { QrCode } from '@anunturi/shared-ui/display/QrCode';
import type { QrMarks } from '@anunturi/shared-ui/display/toQrMarks';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import classes from './ListingCode.module.css';

type ListingCodeProps = { marks: QrMarks; className?: string | undefined };

/** The code of a listing's address, which is made elsewhere. */
export function ListingCode({ marks, className }: ListingCodeProps) {
  return (
    <QrCode
      marks={marks}
      label="Cod QR cu adresa anunțului"
      className={joinClasses(classes.qr, className)}
    />
  );
}
