import { storageUrl } from '@anunturi/shared-auth/firebase';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { links } from '@anunturi/shared-domain/site/links';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import type { Talk } from '../../domain/talk';
import classes from './TalkHeader.module.css';

type Props = {
  uid: string;
  talk: Talk;
  backTo: string;
  isBlocked: boolean;
  onBlock(next: boolean): void;
  onReport(): void;
};

/** With whom and about what. */
export function TalkHeader({ uid, talk, backTo, isBlocked, onBlock, onReport }: Props) {
  const other = otherParticipant(talk, uid);
  const items = [
    {
      label: isBlocked ? 'Deblochează persoana' : 'Blochează persoana',
      icon: <Ban size={18} />,
      onSelect: () => onBlock(!isBlocked),
    },
    { label: 'Raportează conversația', icon: <Flag size={18} />, onSelect: onReport },
    ...(other.uid === talk.sellerId
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
        {...(talk.listingThumbPath && { src: storageUrl(talk.listingThumbPath) })}
        alt=""
        width={480}
        height={360}
        rounded
        className={classes.photo}
      />
      <div className={classes.words}>
        <h2 className={classes.name}>{other.name}</h2>
        <Link
          to={links.listing({ slug: talk.listingSlug, id: talk.listingId })}
          className={classes.listing}
        >
          {talk.listingTitle}
        </Link>
      </div>
      <Menu label="Alte acțiuni pentru conversație" items={items} />
    </header>
  );
}
