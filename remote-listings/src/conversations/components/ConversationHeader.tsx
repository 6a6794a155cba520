import { storageUrl } from '@anunturi/shared-auth/firebase';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { links } from '@anunturi/shared-domain/site/links';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { ArrowLeft } from '@anunturi/shared-ui/icons/ArrowLeft';
import { Ban } from '@anunturi/shared-ui/icons/Ban';
import { Flag } from '@anunturi/shared-ui/icons/Flag';
import { useEffect, useRef } from 'react';
import { useIsPublic } from '#data/useListing';
import type { ConversationView } from '#domain/conversation';
import classes from './ConversationHeader.module.css';

type Props = {
  uid: string;
  conversation: ConversationView;
  backTo: string;
  isBlocked: boolean;
  onBlock(next: boolean): void;
  onReport(): void;
};

/** With whom and about what. */
export function ConversationHeader({
  uid,
  conversation,
  backTo,
  isBlocked,
  onBlock,
  onReport,
}: Props) {
  const other = otherParticipant(conversation, uid);
  // Asked of the open conversation alone: its document does not say it, and a list would ask once for each row.
  const isPublic = useIsPublic(conversation.listingId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const items = [
    {
      label: isBlocked ? 'Deblocați persoana' : 'Blocați persoana',
      icon: <Ban size={18} />,
      onSelect: () => onBlock(!isBlocked),
    },
    { label: 'Raportați conversația', icon: <Flag size={18} />, onSelect: onReport },
    ...(other.uid === conversation.sellerId
      ? [{ label: 'Toate anunțurile vânzătorului', to: links.seller(other.uid) }]
      : []),
  ];
  return (
    <header className={classes.header}>
      <Link to={backTo} className={classes.back}>
        <ArrowLeft size={22} />
        <VisuallyHidden>Înapoi la conversații</VisuallyHidden>
      </Link>
      <Photo
        {...(conversation.listingThumbPath && { src: storageUrl(conversation.listingThumbPath) })}
        alt=""
        width={480}
        height={360}
        rounded
        className={classes.photo}
      />
      <div className={classes.words}>
        <h2 ref={heading} tabIndex={-1} className={classes.name}>
          {other.name}
        </h2>
        <Link
          to={links.listing({ slug: conversation.listingSlug, id: conversation.listingId })}
          className={classes.listing}
        >
          {conversation.listingTitle}
        </Link>
        {isPublic.state === 'ready' && !isPublic.value && (
          <p className={classes.gone}>Anunțul nu mai este public</p>
        )}
      </div>
      <Menu label="Alte acțiuni pentru conversație" items={items} />
    </header>
  );
}
