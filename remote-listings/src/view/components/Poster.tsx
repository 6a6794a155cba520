import { storageUrl } from '@anunturi/shared-auth/firebase';
import { links } from '@anunturi/shared-domain/site/links';
import { formatPhone } from '@anunturi/shared-domain/validators/phone';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListingDetail } from '#domain/listingDetail';
import { toCardFacts } from '@anunturi/shared-domain/listing/cardFacts';
import { formatPrice } from '@anunturi/shared-domain/listing/priceTexts';
import { QrCode } from '#components/QrCode';
import classes from './Poster.module.css';

/** A page to print and hang up: photo, price, facts, its seller's phone and a QR code that opens the listing. Loaded on demand. */
export function Poster({
  listing,
  isOwn,
  onClose,
}: {
  listing: ListingDetail;
  isOwn: boolean;
  onClose(): void;
}) {
  const [phone, setPhone] = useState<string>();
  const isAsked = isOwn && listing.hasPhone;
  useEffect(() => {
    if (!isAsked) return;
    import(/* webpackChunkName: "find" */ '../data/readPhone')
      .then(async ({ readPhone }) => setPhone(await readPhone(listing.id)))
      .catch((error: unknown) => console.warn('The poster goes without its phone', error));
  }, [isAsked, listing.id]);
  const url = new URL(links.post(listing.id), window.location.origin).href;
  const sheet = <Sheet listing={listing} phone={phone} url={url} />;
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Închideți
      </Button>
      <Button onClick={() => window.print()}>Tipăriți</Button>
    </>
  );
  return (
    <>
      <Dialog open onClose={onClose} title="Afiș pentru tipărit" footer={buttons}>
        <div className={classes.preview}>{sheet}</div>
      </Dialog>
      {createPortal(<div className={classes.printed}>{sheet}</div>, document.body)}
    </>
  );
}

function Sheet({
  listing,
  phone,
  url,
}: {
  listing: ListingDetail;
  phone: string | undefined;
  url: string;
}) {
  const [photo] = listing.photos;
  const facts = toCardFacts({
    kind: listing.kind,
    ...(listing.kind === 'vehicle' ? listing.vehicle : listing.service),
  });
  return (
    <div className={classes.sheet}>
      {photo && <img src={storageUrl(photo.path)} alt="" className={classes.photo} />}
      <p className={classes.title}>{listing.title}</p>
      <p className={classes.price}>{formatPrice(listing.price)}</p>
      <p className={classes.facts}>{[...facts, listing.localityName].join(' · ')}</p>
      {phone && <p className={classes.phone}>{formatPhone(phone)}</p>}
      <div className={classes.code}>
        <QrCode text={url} className={classes.qr} />
        <p className={classes.hint}>
          Scanați codul pentru fotografii, date și mesaj către vânzător
          <span className={classes.url}>{url.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
    </div>
  );
}
