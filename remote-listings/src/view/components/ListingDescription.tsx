import { splitAtMarks } from '@anunturi/shared-domain/listing/contactMarks';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { useId, useState } from 'react';
import { useHiddenContacts } from '../behaviour/useHiddenContacts';
import { takeFocus } from '../behaviour/useRevealedPhone';
import classes from './ListingDescription.module.css';

type Described = { id: string; description: string };

/** What the seller wrote. A phone or an address in it stands behind a button, as the listing's phone does, while the listing is active. */
export function ListingDescription({
  listing: { id, description },
  isActive,
}: {
  listing: Described;
  isActive: boolean;
}) {
  const { contacts, isAsking, error, ask } = useHiddenContacts(id);
  const errorId = useId();
  /** Which of the contacts was asked for: the focus goes on from there. */
  const [pressed, press] = useState<number>();
  return (
    <>
      {description.split(/\n{2,}/).map((paragraph, at) => (
        <p key={at} className={classes.paragraph}>
          {splitAtMarks(paragraph).map((part, place) => {
            if (part.at === undefined) return part.text;
            const contact = contacts?.[part.at];
            if (contact !== undefined)
              return (
                <strong key={place} ref={part.at === pressed ? takeFocus : undefined} tabIndex={-1}>
                  {contact}
                </strong>
              );
            if (contacts || !isActive) return <strong key={place}>contact ascuns</strong>;
            return (
              <button
                key={place}
                type="button"
                className={classes.mark}
                aria-busy={isAsking || undefined}
                aria-describedby={error ? errorId : undefined}
                onClick={() => {
                  if (isAsking) return;
                  press(part.at);
                  ask();
                }}
              >
                Afișați contactul
              </button>
            );
          })}
        </p>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
      <VisuallyHidden role="status">
        {contacts && 'Datele de contact din descriere sunt afișate.'}
      </VisuallyHidden>
    </>
  );
}
