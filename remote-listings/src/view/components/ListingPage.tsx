import { useSession } from '@anunturi/shared-auth/session';
import { buyerRights } from '@anunturi/shared-domain/listing/buyerRights';
import { formatAgo, formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { Breadcrumbs } from '@anunturi/shared-ui/navigation/Breadcrumbs';
import { useEffect } from 'react';
import { markSeen } from '#data/preferences/changePreferences';
import { useCategories } from '#data/lists/useLists';
import { useSeller } from '#data/useListing';
import { lastPublishedMs } from '#domain/lastPublished';
import { type ListingDetail, shownStatusOf } from '#domain/listingDetail';
import { useDescription } from '../data/useDescription';
import { trailOf } from '../domain/trailOf';
import { publicStatuses, showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { AskBox } from './AskBox';
import { CarFile } from './CarFile';
import { ContactBar } from './ContactBar';
import { FirmIdentity } from './FirmIdentity';
import { Gallery } from './Gallery';
import { KeyFacts } from './KeyFacts';
import { ListingDescription } from './ListingDescription';
import { ListingActions } from './ListingActions';
import { ownHeight } from '../behaviour/ownHeight';
import { PhotoActions } from './PhotoActions';
import { PriceBox } from './PriceBox';
import { PrintedCode } from './PrintedCode';
import { PriceHistory } from './PriceHistory';
import { SellerCard } from './SellerCard';
import { SimilarListings } from './SimilarListings';
import { StatusNotice } from './StatusNotice';
import { TaxEstimate } from './TaxEstimate';
import { TechnicalData } from './TechnicalData';
import { useCountedView } from '../behaviour/useCountedView';
import classes from './ListingPage.module.css';

const OwnerBar = lazyComponent(() =>
  import(/* webpackChunkName: "ownerBar" */ './OwnerBar').then((file) => file.OwnerBar),
);

/** A listing's page. */
export function ListingPage({ listing, nowMs }: { listing: ListingDetail; nowMs: number }) {
  const session = useSession();
  const categories = useCategories();
  const category =
    categories.state === 'ready'
      ? categories.value.find((each) => each.id === listing.categoryId)
      : undefined;
  const status = shownStatusOf(listing, nowMs);
  const published = lastPublishedMs({
    publishedAtMs: listing.publishedAt,
    expiresAtMs: listing.expiresAt,
  });
  const isOwn = session.state === 'signedIn' && session.user.uid === listing.ownerId;
  const canAsk = status === 'active' && !isOwn;
  const ownerBar = isOwn && (
    <OwnerBar
      listing={listing}
      status={status}
      nowMs={nowMs}
      fallback={<div className={classes.ownerBar} />}
    />
  );
  // A page that is rendered for everybody stays where it is when its owner is known: the bar comes where others ask.
  const isPublic = publicStatuses.some((each) => each === status);
  const description = useDescription(listing);
  const seller = useSeller(listing.ownerId);
  useEffect(() => markSeen(listing.id), [listing.id]);
  useCountedView(listing.id, !isOwn && status === 'active');

  return (
    <article className={classes.page}>
      <Breadcrumbs items={trailOf(listing, category?.label)} />
      {!isPublic && ownerBar}
      <StatusNotice status={status} listing={listing} isOwn={isOwn} />
      <div className={classes.columns}>
        <div className={classes.photos}>
          <Gallery
            title={listing.title}
            photos={listing.photos}
            isHidden={!showsPhotos(listing.status)}
            actions={<PhotoActions listing={listing} isOwn={isOwn} />}
          />
        </div>
        <div className={classes.side}>
          <div ref={ownHeight} className={classes.panel}>
            <div className={classes.head}>
              <PriceBox listing={listing} isActive={status === 'active'} />
              <h1 className={classes.title}>{listing.title}</h1>
              <KeyFacts facts={description.state === 'ready' ? description.value.facts : []} />
              <SellerCard listing={listing} />
              {listing.kind === 'vehicle' && <TaxEstimate listing={listing} nowMs={nowMs} />}
              <p className={classes.where}>
                {listing.localityName}
                {published !== undefined && (
                  <>
                    {` · ${published === listing.publishedAt ? 'publicat' : 'reînnoit'} `}
                    <span className={classes.ago}>{formatAgo(published, nowMs)}</span>
                    <span className={classes.day}>pe {formatDate(published)}</span>
                  </>
                )}
              </p>
            </div>
            {isPublic && ownerBar}
            <div className={classes.contact}>
              {canAsk && <ContactBar listing={listing} />}
              {canAsk && <AskBox listing={listing} />}
              {isPublic && <PrintedCode id={listing.id} />}
              <ListingActions listing={listing} isOwn={isOwn} isActive={status === 'active'} />
            </div>
          </div>
        </div>
        <div className={classes.main}>
          <section className={classes.section}>
            <h2>Descriere</h2>
            <ListingDescription listing={listing} isActive={status === 'active'} />
          </section>
          <TechnicalData listing={listing} description={description} />
          {listing.kind === 'vehicle' && listing.vehicle.shape !== 'part' ? (
            <CarFile listing={listing} nowMs={nowMs} />
          ) : (
            listing.priceChanges > 0 && (
              <section className={classes.section}>
                <h2>Istoricul prețului</h2>
                <PriceHistory listing={listing} />
              </section>
            )
          )}
          <p className={classes.rights}>{buyerRights[listing.sellerType]}</p>
          {seller.state === 'ready' && seller.value && <FirmIdentity seller={seller.value} />}
        </div>
      </div>
      <SimilarListings listing={listing} isActive={status === 'active'} />
    </article>
  );
}
