import { LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { usePhotoAddresses } from '@anunturi/shared-auth/usePhotoAddresses';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { newsText } from '../domain/newsText';
import {
  type ListingStatus,
  publicStatuses,
  showsPhotos,
  statusLabel,
} from '@anunturi/shared-domain/listing/listingStatus';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Badge, type Tone } from '@anunturi/shared-ui/display/Badge';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Menu, type MenuItem } from '@anunturi/shared-ui/actions/Menu';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { Eye } from '@anunturi/shared-ui/icons/Eye';
import { Heart } from '@anunturi/shared-ui/icons/Heart';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import { type ListingAct, actLabel, mayAppeal, openActs } from '../domain/listingActs';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { AppealAnswer } from '#components/AppealAnswer';
import { PriceLine } from '#components/PriceLine';
import { Decision } from './Decision';
import classes from './MyListingRow.module.css';

const statusTones: Record<ListingStatus, Tone> = {
  draft: 'neutral',
  pending: 'warn',
  active: 'good',
  paused: 'neutral',
  sold: 'brand',
  expired: 'warn',
  rejected: 'bad',
  archived: 'neutral',
  deleted: 'neutral',
};

export type MyListingRowProps = {
  listing: MyListing;
  unread: number;
  onAct(act: ListingAct, listing: MyListing): void;
  busy: boolean;
};

const THUMBNAIL_HEIGHT_PIXELS = (THUMBNAIL_WIDTH_PIXELS * 3) / 4;

/** One of the owner's listings: photo, state, figures, and what can be done with it. */
export function MyListingRow({ listing, unread, onAct, busy }: MyListingRowProps) {
  const { card } = listing;
  const isDeleted = card.status === 'deleted';
  const [photo] = usePhotoAddresses(
    card.thumbPath ? [card.thumbPath] : [],
    !showsPhotos(card.status),
  );
  const isPublic = (publicStatuses as readonly ListingStatus[]).includes(card.status);
  return (
    <article
      className={classes.row}
      aria-busy={busy || undefined}
      aria-label={card.title}
      data-row={card.id}
    >
      <Photo
        {...(photo && { src: photo })}
        alt=""
        width={THUMBNAIL_WIDTH_PIXELS}
        height={THUMBNAIL_HEIGHT_PIXELS}
        rounded
        className={classes.photo}
      />
      <div className={classes.words}>
        <h2 className={classes.title}>
          {isDeleted ? (
            card.title
          ) : (
            <Link to={card.status === 'draft' ? links.editListing(card.id) : links.listing(card)}>
              {card.title}
            </Link>
          )}
        </h2>
        <p className={classes.state}>
          <Badge tone={statusTones[card.status]}>
            {statusLabel(card.status, listing.moderation)}
          </Badge>
          <span className={classes.when}>{whenText(listing)}</span>
        </p>
      </div>
      <div className={classes.line}>
        <PriceLine price={card.price} />
        {listing.counters && (isPublic || listing.counters.views > 0) && (
          <Figures id={card.id} counters={listing.counters} unread={unread} />
        )}
      </div>
      <Acts listing={listing} onAct={onAct} busy={busy} />
      {listing.moderation &&
        (card.status === 'rejected' ? (
          <Decision
            moderation={listing.moderation}
            onAppeal={mayAppeal(listing) ? () => onAct('appeal', listing) : undefined}
            busy={busy}
          />
        ) : (
          <div className={classes.answer}>
            <AppealAnswer
              moderation={listing.moderation}
              busy={busy}
              onDismiss={() => onAct('dismissAnswer', listing)}
            />
          </div>
        ))}
      {listing.deletion?.isEvidence && (
        <p className={classes.kept}>
          A fost respins sau sesizat: se păstrează șase luni ca dovadă și îl văd numai moderatorii.
        </p>
      )}
    </article>
  );
}

/** How long it still has, or since when it is as it is. */
function whenText({ card, daysLeft, updatedAtMs, deletion }: MyListing): string {
  if (deletion) return `dispare definitiv pe ${formatDate(deletion.dueAt)}`;
  if (card.status === 'active' && daysLeft !== undefined)
    return daysLeft === 0 ? 'expiră azi' : `mai are ${plural(daysLeft, 'zi', 'zile')}`;
  if (card.status === 'expired' && card.expiresAtMs !== undefined)
    return `din ${formatDate(card.expiresAtMs)}`;
  return `din ${formatDate(updatedAtMs)}`;
}

type FiguresProps = { id: string; counters: NonNullable<MyListing['counters']>; unread: number };

function Figures({ id, counters: { views, favourites, conversations }, unread }: FiguresProps) {
  return (
    <ul className={classes.figures} aria-label="Cifrele anunțului">
      <li>
        <Eye size={16} aria-hidden="true" /> {formatNumber(views)}{' '}
        <VisuallyHidden>{views === 1 ? 'vizualizare' : 'vizualizări'}</VisuallyHidden>
      </li>
      <li>
        <Heart size={16} aria-hidden="true" /> {formatNumber(favourites)}{' '}
        <VisuallyHidden>la favorite</VisuallyHidden>
      </li>
      <li>
        <MessageCircle size={16} aria-hidden="true" />
        {conversations === 0 ? (
          <>
            0 <VisuallyHidden>conversații</VisuallyHidden>
          </>
        ) : (
          <Link to={`${links.messages()}?${LISTING_PARAM}=${id}`}>
            {formatNumber(conversations)}{' '}
            <VisuallyHidden>{conversations === 1 ? 'conversație' : 'conversații'}</VisuallyHidden>
          </Link>
        )}
        {unread > 0 && (
          <Badge tone="brand">
            <span aria-hidden="true">{newsText(unread)}</span>
            <VisuallyHidden>{plural(unread, 'mesaj necitit', 'mesaje necitite')}</VisuallyHidden>
          </Badge>
        )}
      </li>
    </ul>
  );
}

const deletes = (act: ListingAct) => act === 'delete' || act === 'deleteForGood';

/** The act that is most likely next, and the others in a menu; an appeal stands at the reasons. */
function Acts({ listing, onAct, busy }: Omit<MyListingRowProps, 'unread'>) {
  const { card } = listing;
  const acts = openActs(listing).filter((act) => act !== 'appeal');
  const first = acts.find((act) => !deletes(act));
  const toItem = (act: ListingAct): MenuItem =>
    act === 'edit'
      ? { label: actLabel(act, card.status), to: links.editListing(card.id) }
      : {
          label: actLabel(act, card.status),
          danger: deletes(act),
          disabled: busy,
          onSelect: () => onAct(act, listing),
        };
  const more = acts.filter((act) => act !== first).map(toItem);
  if (card.status === 'active' && card.kind === 'vehicle')
    more.splice(-1, 0, { label: 'Pregătiți contractul', to: links.contracts(undefined, card.id) });
  return (
    <div className={classes.acts}>
      {first === 'edit' ? (
        <ButtonLink to={links.editListing(card.id)} size="small" variant="secondary">
          {actLabel(first, card.status)}
        </ButtonLink>
      ) : (
        first && (
          <Button
            size="small"
            variant="secondary"
            busy={busy}
            onClick={() => onAct(first, listing)}
          >
            {actLabel(first, card.status)}
          </Button>
        )
      )}
      {more.length > 0 && <Menu label={`Alte acțiuni: ${card.title}`} items={more} />}
    </div>
  );
}
