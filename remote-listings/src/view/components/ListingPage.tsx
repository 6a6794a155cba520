import { useSession } from '@anunturi/shared-auth/session';
import { formatAgo } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { groupEquipment } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { Breadcrumbs } from '@anunturi/shared-ui/navigation/Breadcrumbs';
import { FactList } from '@anunturi/shared-ui/display/FactList';
import { useEffect } from 'react';
import { markSeen } from '../../data/preferences/changePreferences';
import { useCategories, usePlaces } from '../../data/lists/useLists';
import { lastPublishedMs } from '../../domain/lastPublished';
import { type ListingDetail, shownStatusOf } from '../../domain/listingDetail';
import { toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { lazyComponent } from '../../components/lazyComponent';
import { AskBox } from './AskBox';
import { Gallery } from './Gallery';
import { ListingActions } from './ListingActions';
import { PriceBox } from './PriceBox';
import { PriceHistory } from './PriceHistory';
import { SellerCard } from './SellerCard';
import { SimilarListings } from './SimilarListings';
import { StatusNotice } from './StatusNotice';
import { useCountedView } from './useCountedView';
import classes from './ListingPage.module.css';

const OwnerBar = lazyComponent(() =>
  import(/* webpackChunkName: "ownerBar" */ './OwnerBar').then((file) => file.OwnerBar),
);

/** A listing's page. */
export function ListingPage({ listing, nowMs }: { listing: ListingDetail; nowMs: number }) {
  const session = useSession();
  const categories = useCategories();
  const places = usePlaces();
  const category =
    categories.state === 'ready'
      ? categories.value.find((each) => each.id === listing.categoryId)
      : undefined;
  const placeName = (id: string) =>
    (places.state === 'ready' ? places.value.find((place) => place.id === id)?.name : undefined) ??
    id;
  const status = shownStatusOf(listing, nowMs);
  const published = lastPublishedMs({
    publishedAtMs: listing.publishedAt,
    expiresAtMs: listing.expiresAt,
  });
  const isOwn = session.state === 'signedIn' && session.user.uid === listing.ownerId;
  const equipment =
    listing.kind === 'vehicle' && listing.vehicle.shape !== 'part'
      ? groupEquipment(listing.vehicle.equipment ?? [])
      : [];
  useEffect(() => markSeen(listing.id), [listing.id]);
  useCountedView(listing.id, !isOwn && status === 'active');

  return (
    <article className={classes.page}>
      <Breadcrumbs
        items={[
          listing.kind === 'vehicle'
            ? { label: 'Mașini', to: links.allListings('fel=masini') }
            : { label: 'Servicii', to: links.allListings('fel=servicii') },
          { label: category?.label ?? 'Categorie', to: links.categoryListings(listing.categoryId) },
          { label: listing.title },
        ]}
      />
      {isOwn && (
        <OwnerBar
          listing={listing}
          status={status}
          nowMs={nowMs}
          fallback={<div className={classes.ownerBar} />}
        />
      )}
      <StatusNotice status={status} listing={listing} isOwn={isOwn} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Gallery title={listing.title} photos={listing.photos} />
        </div>
        <div className={classes.side}>
          <div className={classes.panel}>
            <h1 className={classes.title}>{listing.title}</h1>
            <PriceBox listing={listing} nowMs={nowMs} />
            <p className={classes.where}>
              {listing.localityName}
              {published !== undefined &&
                ` · ${published === listing.publishedAt ? 'publicat' : 'reînnoit'} ${formatAgo(published, nowMs)}`}
            </p>
            {status === 'active' && !isOwn && <AskBox listing={listing} />}
            <SellerCard listing={listing} nowMs={nowMs} />
            <ListingActions listing={listing} isOwn={isOwn} isActive={status === 'active'} />
          </div>
        </div>
        <div className={classes.main}>
          <section className={classes.section}>
            <h2>Date {listing.kind === 'vehicle' ? 'tehnice' : 'despre serviciu'}</h2>
            <FactList facts={toListingFacts(listing, placeName)} />
          </section>
          <section className={classes.section}>
            <h2>Descriere</h2>
            {listing.description.split(/\n{2,}/).map((paragraph, at) => (
              <p key={at} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
          {equipment.length > 0 && (
            <section className={classes.section}>
              <h2>Dotări</h2>
              <div className={classes.equipment}>
                {equipment.map(({ group, label, items }) => (
                  <div key={group}>
                    <h3 className={classes.group}>{label}</h3>
                    <ul className={classes.items}>
                      {items.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </section>
          )}
          {listing.priceChanges > 0 && <PriceHistory listing={listing} />}
        </div>
      </div>
      <SimilarListings listing={listing} isActive={status === 'active'} />
    </article>
  );
}
