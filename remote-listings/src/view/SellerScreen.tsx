import { AFTER_PARAM, PAGE_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { formatMonth } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { hiddenClass } from '@anunturi/shared-ui/display/VisuallyHidden';
import { Avatar } from '@anunturi/shared-ui/display/Avatar';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useLocalPreferences } from '#data/preferences/localPreferences';
import { unmuteSeller } from '#data/preferences/muteSeller';
import type { Seller } from '#data/readSeller';
import { useSeller } from '#data/useListing';
import { useSearch } from '#data/lists/useSearch';
import { readListAddress } from '#domain/listAddress';
import { CardActions } from '#components/CardActions';
import { ListingTile } from '#components/ListingTile';
import { PageLinks } from '#components/PageLinks';
import { TileGrid } from '#components/TileGrid';
import { TileSkeletons } from '#components/TileSkeletons';
import { DeclaredName } from './components/DeclaredName';
import { FirmIdentity } from './components/FirmIdentity';
import { FirmContact } from './components/FirmContact';
import { SellerActions } from './components/SellerActions';
import { SellerBadge } from './components/SellerBadge';
import { StockSearch } from './components/StockSearch';
import classes from './SellerScreen.module.css';

/** Fewer are seen at a glance. */
const STOCK_MIN = 3;

/** A seller with the active listings. */
export function SellerScreen() {
  const { params } = useNavState();
  const id = params.id ?? '';
  const seller = useSeller(id);
  useTitle(seller.state === 'ready' && seller.value ? nameOf(seller.value) : 'Vânzător');
  return (
    <LoadState
      of={seller}
      skeleton={<Skeleton lines={3} />}
      failedTitle="Nu am putut încărca vânzătorul"
    >
      {(found) => (found ? <SellerPage seller={found} /> : <NoSeller />)}
    </LoadState>
  );
}

const nameOf = (seller: Seller) => seller.companyName ?? seller.displayName;

function NoSeller() {
  return (
    <>
      <h1>Vânzător negăsit</h1>
      <EmptyState
        title="Acest vânzător nu mai este pe site"
        action={<ButtonLink to={links.allListings()}>Vedeți toate anunțurile</ButtonLink>}
      />
    </>
  );
}

function SellerPage({ seller }: { seller: Seller }) {
  const { location } = useNavState();
  const { after, page } = readListAddress(location.search);
  const listings = useSearch({ filters: { sellerId: seller.id }, after });
  const total = listings.state === 'ready' ? listings.value.total : 0;
  const preferences = useLocalPreferences();
  const isMuted = preferences.muted.some((each) => each.id === seller.id);
  return (
    <>
      <header className={classes.header}>
        <Avatar name={nameOf(seller)} size="large" />
        <div className={classes.words}>
          <div className={classes.title}>
            <h1 className={classes.name}>{nameOf(seller)}</h1>
            <DeclaredName type={seller.sellerType} profile={seller} />
          </div>
          <p className={classes.facts}>
            <SellerBadge type={seller.sellerType} profile={seller} />
            <span>
              {[
                `Pe site din ${formatMonth(seller.memberSince)}`,
                total > 0 && plural(total, 'anunț activ', 'anunțuri active'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <FirmIdentity seller={seller} isNamed />
          {isMuted && (
            <p className={classes.facts}>
              Anunțurile acestui vânzător sunt ascunse din listele dumneavoastră.{' '}
              <button
                type="button"
                className={classes.link}
                onClick={() => unmuteSeller(seller.id)}
              >
                Afișați-le din nou
              </button>
            </p>
          )}
        </div>
        <SellerActions seller={{ id: seller.id, name: nameOf(seller) }} isMuted={isMuted} />
      </header>
      <FirmContact seller={seller} />
      <h2 className={hiddenClass}>Anunțuri active</h2>
      <LoadState of={listings} skeleton={<TileSkeletons count={4} />}>
        {({ cards, nowMs, next }) =>
          cards.length === 0 ? (
            <EmptyState
              title="Niciun anunț activ acum"
              action={<ButtonLink to={links.allListings()}>Vedeți toate anunțurile</ButtonLink>}
            >
              Vânzătorul nu are anunțuri publicate în acest moment.
            </EmptyState>
          ) : (
            <>
              {(cards.length >= STOCK_MIN || page > 1) && (
                <StockSearch sellerId={seller.id} name={nameOf(seller)} />
              )}
              <TileGrid label="Anunțurile vânzătorului">
                {cards.map((card) => (
                  <li key={card.id}>
                    <ListingTile
                      card={card}
                      nowMs={nowMs}
                      headingLevel={3}
                      seen={preferences.seen.includes(card.id)}
                      actions={<CardActions card={card} />}
                    />
                  </li>
                ))}
              </TileGrid>
              <PageLinks
                page={page}
                previous={after && links.seller(seller.id)}
                next={
                  next &&
                  `${links.seller(seller.id)}?${AFTER_PARAM}=${next}&${PAGE_PARAM}=${page + 1}`
                }
              />
            </>
          )
        }
      </LoadState>
    </>
  );
}
