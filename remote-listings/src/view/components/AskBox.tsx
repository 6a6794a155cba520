import { useSession } from '@anunturi/shared-auth/session';
import { MESSAGE_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { romanianMessage } from './romanianMessage';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ConfirmEmailFirst } from '../../components/ConfirmEmailFirst';
import type { ListingDetail } from '../../domain/listingDetail';
import { PhoneButton } from './PhoneButton';
import { forgetMessageDraft, keepMessageDraft, readMessageDraft } from '../domain/messageDraft';
import classes from './AskBox.module.css';

type Sending =
  | { state: 'writing'; error?: string }
  | { state: 'sending' }
  | { state: 'sent'; conversationId: string };

/** The ways to reach the seller: phone and message. Signed out, the text waits on this device while one signs in. */
export function AskBox({ listing }: { listing: ListingDetail }) {
  const session = useSession();
  const nav = useNav();
  const { location } = useNavState();
  const [text, setText] = useState('');
  const [sending, setSending] = useState<Sending>({ state: 'writing' });
  const errorId = useId();
  // oxlint-disable-next-line react/set-state-in-effect -- this device is asked once the page has hydrated
  useEffect(() => setText((now) => now || readMessageDraft(listing.id)), [listing.id]);

  function write(next: string) {
    setText(next);
    keepMessageDraft(listing.id, next);
    setSending({ state: 'writing' });
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    const message = text.trim();
    if (!message)
      return setSending({ state: 'writing', error: 'Scrieți mesajul înainte de a-l trimite.' });
    if (session.state !== 'signedIn') {
      keepMessageDraft(listing.id, message);
      return nav.navigate(links.login(`${location.pathname}#mesaj`));
    }
    setSending({ state: 'sending' });
    try {
      const { startConversation } = await import(
        /* webpackChunkName: "startConversation" */ '../data/startConversation'
      );
      const conversationId = await startConversation({ listingId: listing.id, text: message });
      forgetMessageDraft(listing.id);
      setText('');
      setSending({ state: 'sent', conversationId });
    } catch (error) {
      console.error('The message could not be sent', error);
      setSending({ state: 'writing', error: await romanianMessage(error) });
    }
  }
  return (
    <div className={classes.box}>
      {listing.hasPhone && <PhoneButton listingId={listing.id} />}
      {sending.state === 'sent' ? (
        <p role="status" className={classes.sent}>
          Mesajul a fost trimis.{' '}
          <Link to={links.messages(sending.conversationId)}>Vedeți conversația</Link>
        </p>
      ) : (
        <form id="mesaj" onSubmit={send} className={classes.form}>
          <TextArea
            label="Mesaj către vânzător"
            rows={3}
            maxLength={MESSAGE_MAX}
            value={text}
            onChange={(event) => write(event.target.value)}
            placeholder={
              listing.kind === 'vehicle'
                ? 'Bună ziua, mai este disponibil?'
                : 'Bună ziua, când ați avea timp?'
            }
            aria-describedby={errorId}
          />
          <div role="alert">
            <FieldError id={errorId}>{sending.state === 'writing' && sending.error}</FieldError>
          </div>
          <ConfirmEmailFirst to="scrieți vânzătorului" />
          <Button type="submit" variant="secondary" wide busy={sending.state === 'sending'}>
            {session.state === 'signedIn' ? 'Trimite mesajul' : 'Intrați în cont și trimiteți'}
          </Button>
        </form>
      )}
    </div>
  );
}
