import { getSession, useSession } from '@anunturi/shared-auth/session';
import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import { useSessionEnded } from '@anunturi/shared-auth/useSessionEnded';
import { MESSAGE_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { romanianMessage } from '../behaviour/romanianMessage';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ConfirmEmailFirst } from '#components/ConfirmEmailFirst';
import type { ListingDetail } from '#domain/listingDetail';
import { MESSAGE_FORM_ID } from './ContactBar';
import {
  forgetMessageDraft,
  keepMessageDraft,
  readMessageDraft,
  takeWishToSend,
  wishToSend,
} from '../domain/messageDraft';
import classes from './AskBox.module.css';

type Sending =
  | { state: 'writing'; error?: string }
  | { state: 'sending' }
  | { state: 'sent'; conversationId: string };

/** A message to the seller. Signed out, the text waits on this device while one signs in, and goes then. */
export function AskBox({ listing }: { listing: ListingDetail }) {
  const { state } = useSession();
  const hasEnded = useSessionEnded();
  const nav = useNav();
  const { location } = useNavState();
  const [text, setText] = useState('');
  const [sending, setSending] = useState<Sending>({ state: 'writing' });
  const errorId = useId();
  // oxlint-disable-next-line react/set-state-in-effect -- this device is asked once the page has hydrated
  useEffect(() => setText((now) => now || readMessageDraft(listing.id)), [listing.id, state]);

  function write(next: string) {
    setText(next);
    keepMessageDraft(listing.id, next);
    setSending({ state: 'writing' });
  }
  const box = useRef<HTMLDivElement>(null);
  const isAskedFor = location.hash === `#${MESSAGE_FORM_ID}`;
  useEffect(() => {
    if (!isAskedFor) return;
    box.current?.scrollIntoView?.({ block: 'center' });
    box.current?.querySelector<HTMLElement>('textarea, a')?.focus({ preventScroll: true });
  }, [isAskedFor, sending.state]);
  useEffect(() => {
    const now = getSession().state; // what is hydrated is nobody's at first
    if (now === 'loading') return;
    const isWished = takeWishToSend(listing.id); // one who returns signed out has given it up
    if (now !== 'signedIn' || !isWished) return;
    const kept = readMessageDraft(listing.id);
    if (kept) void deliver(kept);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sign-in
  }, [state, listing.id]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const message = text.trim();
    if (!message)
      return setSending({ state: 'writing', error: 'Scrieți mesajul înainte de a-l trimite.' });
    if (text.length > MESSAGE_MAX) return box.current?.querySelector('textarea')?.focus(); // which says so
    setSending({ state: 'sending' });
    const { user } = await whenSessionKnown();
    if (!user) {
      setSending({ state: 'writing' });
      keepMessageDraft(listing.id, message);
      wishToSend(listing.id);
      return nav.navigate(links.login(`${location.pathname}#${MESSAGE_FORM_ID}`));
    }
    await deliver(message);
  }
  async function deliver(message: string) {
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
    <div ref={box} id={MESSAGE_FORM_ID} className={classes.box}>
      {sending.state === 'sent' ? (
        <p role="status" className={classes.sent}>
          Mesajul a fost trimis.{' '}
          <Link to={links.messages(sending.conversationId)}>Vedeți conversația</Link>
        </p>
      ) : (
        <form onSubmit={send} className={classes.form}>
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
          <FieldError id={errorId}>{sending.state === 'writing' && sending.error}</FieldError>
          <ConfirmEmailFirst to="scrieți vânzătorului" />
          {hasEnded && (
            <p role="status" className={classes.ended}>
              Sesiunea s-a încheiat. Ce ați scris este păstrat și pleacă după ce intrați din nou în
              cont.
            </p>
          )}
          <Button type="submit" variant="secondary" wide busy={sending.state === 'sending'}>
            {state === 'signedOut' ? 'Intrați în cont și trimiteți' : 'Trimiteți mesajul'}
          </Button>
        </form>
      )}
    </div>
  );
}
