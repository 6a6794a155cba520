import { openUntil, toHoursLines } from '@anunturi/shared-domain/people/openingHours';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { useId } from 'react';
import { useNow } from '#behaviour/useNow';
import type { Seller } from '#data/readSeller';
import { PhoneButton } from './PhoneButton';
import { useRevealedPhone } from '../behaviour/useRevealedPhone';
import classes from './FirmContact.module.css';

/** When a firm is open, and its phone; nothing of a seller who says neither. */
export function FirmContact({ seller }: { seller: Seller }) {
  const { companyHours: hours, companyHasPhone } = seller;
  const phone = useRevealedPhone({ sellerId: seller.id });
  const errorId = useId();
  if (!hours && !companyHasPhone) return null;
  return (
    <Card as="section" className={classes.contact} aria-label="Program și telefon">
      {hours && (
        <div>
          <h2 className={classes.title}>Program</h2>
          <OpenNow hours={hours} />
          <dl className={classes.hours}>
            {toHoursLines(hours).map(({ days, words }) => (
              <div key={days} className={classes.line}>
                <dt>{days}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {companyHasPhone && (
        <div>
          <PhoneButton {...phone} errorId={errorId} />
          <FieldError id={errorId}>
            {phone.asked.state === 'hidden' && phone.asked.error}
          </FieldError>
        </div>
      )}
    </Card>
  );
}

/** A kept page is read at any hour: only the device that shows it knows what time it is. */
function OpenNow({ hours }: { hours: NonNullable<Seller['companyHours']> }) {
  const nowMs = useNow();
  if (nowMs === 0) return <p className={classes.now}>{'\u00a0'}</p>;
  const until = openUntil(hours, new Date(nowMs));
  return (
    <p className={classes.now} data-open={until !== undefined || undefined}>
      {until === undefined ? 'Închis acum' : `Deschis acum${until && `, până la ${until}`}`}
    </p>
  );
}
