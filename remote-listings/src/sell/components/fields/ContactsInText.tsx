import { contactNames } from '@anunturi/shared-domain/texts/Contact';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useContactsInText } from '../../behaviour/useContactsInText';
import type { FormContact } from '../../domain/contacts/contactsInForm';
import classes from './ContactsInText.module.css';

const places = { title: 'titlu', description: 'descriere' };
const SHOWN_MAX = 5;

/** What the seller wrote of phones and addresses into title and description, and two buttons for each: nothing is changed unasked. */
export function ContactsInText() {
  const { found, phone, takeOut, taken, undo } = useContactsInText();
  const inTitle = found.some(({ field }) => field === 'title');
  return (
    <div className={classes.contacts} role="status">
      {found.length > 0 && (
        <Notice
          tone={inTitle ? 'warn' : 'info'}
          title={inTitle ? 'În titlu nu pot sta date de contact' : 'Ați scris date de contact'}
        >
          <p>
            {inTitle
              ? 'Scoateți-le înainte de publicare.'
              : 'Dacă rămân în descriere, le vede numai cine apasă pe ele, ca pe numărul de telefon.'}
          </p>
          <ul className={classes.list}>
            {found.slice(0, SHOWN_MAX).map((contact, at) => (
              <li key={at} className={classes.contact}>
                <span>
                  În {places[contact.field]}, {contactNames[contact.kind]}:{' '}
                  <strong className={classes.text}>{contact.text}</strong>
                </span>
                <span className={classes.buttons}>
                  {contact.phone !== undefined && (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={`Mutați ${contact.text} în câmpul Telefon`}
                      onClick={() => takeOut(contact, true)}
                    >
                      {phone.trim() === '' || phone === contact.phone
                        ? 'Mutați la Telefon'
                        : `Puneți la Telefon, în loc de ${phone}`}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`Scoateți ${contact.text} din ${places[contact.field]}`}
                    onClick={() => takeOut(contact, false)}
                  >
                    Scoateți din text
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {taken && (
        <Notice
          tone="good"
          action={
            <Button
              key={taken.count}
              ref={takeFocus}
              size="small"
              variant="secondary"
              onClick={undo}
            >
              Anulați
            </Button>
          }
        >
          {toDone(taken)}
        </Notice>
      )}
    </div>
  );
}

/** The pressed button is gone; the person goes on where the act can be taken back. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

const toDone = ({ contact, isMoved }: { contact: FormContact; isMoved: boolean }) =>
  isMoved
    ? `${contact.text} este acum în câmpul Telefon, la pasul „Preț și contact”.`
    : `${contact.text} a fost scos din ${places[contact.field]}.`;
