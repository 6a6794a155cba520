import { statusLabel } from '@anunturi/shared-domain/listing/listingStatus';
import { links } from '@anunturi/shared-domain/site/links';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Bookmark } from '@anunturi/shared-ui/icons/Bookmark';
import { CircleX } from '@anunturi/shared-ui/icons/CircleX';
import { Clock } from '@anunturi/shared-ui/icons/Clock';
import { MessageCircle } from '@anunturi/shared-ui/icons/MessageCircle';
import type { SearchNews } from '@anunturi/shared-domain/search/searchNews';
import type { Attention } from '../data/readDashboard';
import type { KeptSearch } from '../data/savedSearches';
import type { ListingAct } from '../domain/listingActs';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { accountLink } from '../domain/accountTabs';
import { newsText } from '../domain/newsText';
import { AttentionItem } from './AttentionItem';
import classes from './AttentionPanel.module.css';

type Props = {
  attention: Attention;
  /** Saved searches that found something new. */
  searches: readonly SearchNews[];
  onLook(search: KeptSearch): void;
  onAct(act: ListingAct, listing: MyListing): void;
  busyId: string | undefined;
};

/** What waits for the owner, the most pressing first; nothing when nothing waits. */
export function AttentionPanel({
  attention: { rejected, ending, ended, unreadMessages },
  searches,
  onLook,
  onAct,
  busyId,
}: Props) {
  const rows = [rejected, ending, ended, searches].reduce((sum, each) => sum + each.length, 0);
  if (rows + unreadMessages === 0) return null;
  const renew = (listing: MyListing) => (
    <Button
      size="small"
      variant="secondary"
      busy={busyId === listing.card.id}
      onClick={() => onAct('renew', listing)}
    >
      Prelungiți
    </Button>
  );
  return (
    <section className={classes.panel} aria-labelledby="de-facut">
      <h2 id="de-facut" className={classes.heading}>
        Vă așteaptă
      </h2>
      <ul className={classes.items}>
        {unreadMessages > 0 && (
          <AttentionItem
            icon={<MessageCircle size={20} />}
            tone="brand"
            to={links.messages()}
            className={classes.messages}
          >
            {plural(unreadMessages, 'mesaj necitit', 'mesaje necitite')}
          </AttentionItem>
        )}
        {searches.map(({ search, news }) => (
          <AttentionItem
            key={search.id}
            icon={<Bookmark size={20} />}
            tone="brand"
            to={links.allListings(search.query)}
            onGo={() => onLook(search)}
          >
            {search.name}: {newsText(news.count)}
          </AttentionItem>
        ))}
        {rejected.map((listing) => (
          <AttentionItem
            key={listing.card.id}
            icon={<CircleX size={20} />}
            tone="bad"
            to={accountLink('anunturi', 'rejected')}
          >
            {statusLabel('rejected', listing.moderation)}: {whyOf(listing).toLowerCase()}
            {listing.moderation?.contestedAt !== undefined &&
              listing.moderation.contestOutcome === undefined &&
              ' (contestația este în analiză)'}
            {' · '}
            {listing.card.title}
          </AttentionItem>
        ))}
        {ending.map((listing) => (
          <AttentionItem
            key={listing.card.id}
            icon={<Clock size={20} />}
            tone="warn"
            action={renew(listing)}
          >
            {listing.daysLeft
              ? `Expiră în ${plural(listing.daysLeft, 'zi', 'zile')}`
              : 'Expiră azi'}
            {' · '}
            <Link to={links.listing(listing.card)}>{listing.card.title}</Link>
          </AttentionItem>
        ))}
        {ended.map((listing) => (
          <AttentionItem
            key={listing.card.id}
            icon={<Clock size={20} />}
            tone="warn"
            action={renew(listing)}
          >
            A expirat, nu mai apare în liste{' · '}
            <Link to={links.listing(listing.card)}>{listing.card.title}</Link>
          </AttentionItem>
        ))}
      </ul>
    </section>
  );
}

function whyOf({ moderation }: MyListing): string {
  if (moderation?.changes)
    return plural(moderation.changes.length, 'lucru de făcut', 'lucruri de făcut');
  return moderation?.ground ? moderationGrounds[moderation.ground] : 'vedeți motivele';
}
