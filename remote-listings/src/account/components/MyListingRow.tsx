import { LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { usePhotoAddresses } from '@anunturi/shared-auth/usePhotoAddresses';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import {
  type ListingStatus,
  listingStatusLabels,
  publicStatuses,
  showsPhotos,
} from '@anunturi/shared-domain/listing/listingStatus';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Badge, type Tone } from '@anunturi/shared-ui/display/Badge';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Menu, type MenuItem } from '@anunturi/shared-ui/actions/Menu';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { Eye } from '@anunturi/shared-ui/icons/Eye';
import { Heart } from '@anunturi/shared-ui/icons/Heart';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import { type ListingAct, actLabel, openActs } from '../domain/listingActs';
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
        <p className={classes.state}>
          <Badge tone={statusTones[card.status]}>{listingStatusLabels[card.status]}</Badge>
          <span className={classes.when}>{whenText(listing)}</span>
        </p>
        <h2 className={classes.title}>
          {isDeleted ? (
            card.title
          ) : (
            <Link to={card.status === 'draft' ? links.editListing(card.id) : links.listing(card)}>
              {card.title}
            </Link>
          )}
        </h2>
        <div className={classes.line}>
          <PriceLine price={card.price} />
          {listing.counters && (isPublic || listing.counters.views > 0) && (
            <Figures id={card.id} counters={listing.counters} unread={unread} />
          )}
        </div>
      </div>
      <Acts listing={listing} onAct={onAct} busy={busy} />
      {listing.moderation &&
        (card.status === 'rejected' ? (
          <Decision moderation={listing.moderation} />
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
        <Eye size={16} aria-hidden="true" /> <b>{formatNumber(views)}</b>{' '}
        <span className={classes.unit}>{views === 1 ? 'vizualizare' : 'vizualizări'}</span>
      </li>
      <li>
        <Heart size={16} aria-hidden="true" /> <b>{formatNumber(favourites)}</b>{' '}
        <span className={classes.unit}>la favorite</span>
      </li>
      <li>
        <MessageCircle size={16} aria-hidden="true" />
        {conversations === 0 ? (
          <span className={classes.unit}>nicio conversație</span>
        ) : (
          <Link to={`${links.messages()}?${LISTING_PARAM}=${id}`}>
            <b>{formatNumber(conversations)}</b>{' '}
            <span className={classes.unit}>
              {conversations === 1 ? 'conversație' : 'conversații'}
            </span>
          </Link>
        )}
        {unread > 0 && (
          <Badge tone="brand">{plural(unread, 'mesaj necitit', 'mesaje necitite')}</Badge>
        )}
      </li>
    </ul>
  );
}

const SHOWN_ACTS = 2;
const deletes = (act: ListingAct) => act === 'delete' || act === 'deleteForGood';

function Acts({ listing, onAct, busy }: Omit<MyListingRowProps, 'unread'>) {
  const { card } = listing;
  const acts = openActs(listing);
  const inSight: ListingAct[] = acts.slice(0, SHOWN_ACTS).filter((act) => !deletes(act));
  const toItem = (act: ListingAct): MenuItem =>
    act === 'edit'
      ? { label: actLabel(act, card.status), to: links.editListing(card.id) }
      : {
          label: actLabel(act, card.status),
          danger: deletes(act),
          disabled: busy,
          onSelect: () => onAct(act, listing),
        };
  const more = acts.filter((act) => !inSight.includes(act)).map(toItem);
  if (card.status === 'active' && card.kind === 'vehicle')
    more.splice(-1, 0, { label: 'Pregătiți contractul', to: links.contracts(undefined, card.id) });
  return (
    <div className={classes.acts}>
      <div className={classes.inSight}>
        {inSight.map((act, at) =>
          act === 'edit' ? (
            <ButtonLink
              key={act}
              to={links.editListing(card.id)}
              size="small"
              variant={at === 0 && card.status !== 'active' ? 'primary' : 'secondary'}
            >
              {actLabel(act, card.status)}
            </ButtonLink>
          ) : (
            <Button
              key={act}
              size="small"
              variant={
                act === 'renew' ||
                act === 'publish' ||
                act === 'undelete' ||
                (act === 'resume' && card.status !== 'sold')
                  ? 'primary'
                  : 'secondary'
              }
              busy={busy}
              onClick={() => onAct(act, listing)}
            >
              {actLabel(act, card.status)}
            </Button>
          ),
        )}
      </div>
      {more.length > 0 && <Menu label={`Alte acțiuni: ${card.title}`} items={more} />}
    </div>
  );
}
