import type { ReactNode } from 'react';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { links } from '@anunturi/shared-domain/site/links';
import { EVIDENCE_LISTINGS_MAX, SAME_BROWSER_MAX } from '@anunturi/shared-domain/site/limits';
import { contactNames } from '@anunturi/shared-domain/texts/Contact';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { Evidence } from '#data/listings/evidence';
import { ChangesSince } from './ChangesSince';
import { StatusBadge } from './StatusBadge';
import styles from './EvidencePanel.module.css';

type Props = { listing: Listing; evidence: Evidence };

/** What decides about a listing beside what it says: price, seller, duplicates, what its texts hold, what changed. */
export function EvidencePanel({ listing, evidence }: Props) {
  const { decision, found, samePhotos, sameText } = evidence;
  return (
    <section aria-label="Ce hotărăște" className={styles.panel}>
      <dl className={styles.facts}>
        <Fact label="Preț">
          <PricePlace {...evidence} />
        </Fact>
        <Fact label="Vânzător">
          <Seller {...evidence} />
        </Fact>
        {found.length > 0 && (
          <Fact label="În text" isWarning>
            <Found found={found} />
          </Fact>
        )}
        <Duplicates label="Aceleași fotografii" {...samePhotos} of={listing} />
        <Duplicates label="Același text" {...sameText} of={listing} />
      </dl>
      {decision?.before && (
        <ChangesSince
          before={decision.before}
          listing={listing}
          isOtherPhone={evidence.isOtherPhone}
        />
      )}
    </section>
  );
}

type FactProps = { label: string; isWarning?: boolean; children: ReactNode };

function Fact({ label, isWarning, children }: FactProps) {
  return (
    <div>
      <dt className={isWarning ? styles.warn : styles.label}>{label}:</dt>{' '}
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const positions = {
  below: 'sub prețurile obișnuite',
  fair: 'între prețurile obișnuite',
  above: 'peste prețurile obișnuite',
} as const;

function PricePlace({ price }: Evidence) {
  if (!price) return <>Nu sunt destule anunțuri comparabile.</>;
  const { position, fromLei, toLei, medianLei, count } = price;
  const lei = (amount: number) => formatMoney(amount, 'RON');
  return (
    <>
      <Badge tone={position === 'fair' ? 'neutral' : 'warn'}>{positions[position]}</Badge>{' '}
      {lei(fromLei)} – {lei(toLei)}, mediana {lei(medianLei)}, din{' '}
      {plural(count, 'anunț comparabil', 'anunțuri comparabile')}
    </>
  );
}

function Seller({ seller }: Evidence) {
  if (!seller) return <>Contul nu mai există.</>;
  const { id, name, createdAtMs, acceptedListings, trusted, blocked } = seller;
  const { samePhone, samePhoneCount, sameBrowser } = seller;
  return (
    <>
      <Link to={links.adminUsers(id)}>{name}</Link> {trusted && <Badge>de încredere</Badge>}{' '}
      {blocked && <Badge tone="bad">suspendat</Badge>}{' '}
      {seller.openReports > 0 && (
        <Badge tone="bad">
          {plural(seller.openReports, 'sesizare deschisă', 'sesizări deschise')}
        </Badge>
      )}{' '}
      cont din {formatDate(createdAtMs)} ·{' '}
      {plural(acceptedListings, 'anunț acceptat', 'anunțuri acceptate')} ·{' '}
      {seller.listings === EVIDENCE_LISTINGS_MAX && 'ultimele '}
      {plural(seller.listings, 'anunț', 'anunțuri')} (active: {seller.active}, de verificat:{' '}
      {seller.pending}, respinse: {seller.rejected})
      <OtherAccounts label="același telefon" accounts={samePhone} count={samePhoneCount} />
      {sameBrowser && (
        <OtherAccounts label="același browser" {...sameBrowser} most={SAME_BROWSER_MAX} />
      )}
    </>
  );
}

type OtherAccountsProps = {
  label: string;
  accounts: readonly { id: string; name: string; blocked?: boolean }[];
  count?: number | undefined;
  /** As many are counted at most. */
  most?: number;
};

function OtherAccounts({ label, accounts, count = accounts.length, most }: OtherAccountsProps) {
  if (count === 0) return null;
  return (
    <>
      {' · '}
      <strong className={styles.warn}>{label}:</strong>{' '}
      {accounts.map(({ id, name, blocked }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={links.adminUsers(id)}>{name}</Link>{' '}
          {blocked && <Badge tone="bad">suspendat</Badge>}
        </span>
      ))}
      {count > accounts.length &&
        ` și încă ${count === most ? 'cel puțin ' : ''}${count - accounts.length}`}
    </>
  );
}

const places = { title: 'titlu', description: 'descriere', hidden: 'ascuns în descriere' } as const;

function Found({ found }: Pick<Evidence, 'found'>) {
  return (
    <>
      {found.map(({ where, what, text }, at) => (
        <span key={`${where} ${text} ${at}`}>
          {at > 0 && ', '}
          {what === 'word' ? 'cuvânt interzis' : contactNames[what]}{' '}
          <mark className={styles.mark}>{text}</mark> ({places[where]})
        </span>
      ))}
    </>
  );
}

type DuplicatesProps = Evidence['sameText'] & { label: string; of: Listing };

/** The first stands in sight, the others behind a press: what decides about a listing is on a phone's first screen. */
function Duplicates({ label, count, listings, of }: DuplicatesProps) {
  const [first, ...others] = listings;
  if (!first) return null;
  const more = count - 1;
  return (
    <Fact label={`${label} (${count})`} isWarning>
      <Duplicate listing={first} of={of} />
      {more > 0 && (
        <details className={styles.more}>
          <summary>Încă {more}</summary>
          <ul className={styles.others}>
            {others.map((each) => (
              <li key={each.id}>
                <Duplicate listing={each} of={of} />
              </li>
            ))}
            {count > listings.length && <li>și încă {count - listings.length}</li>}
          </ul>
        </details>
      )}
    </Fact>
  );
}

type DuplicateProps = { listing: Evidence['sameText']['listings'][number]; of: Listing };

function Duplicate({ listing: { id, title, status, ownerId, sellerName }, of }: DuplicateProps) {
  return (
    <>
      <Link to={links.adminListings(undefined, id)} className={styles.duplicate}>
        {title}
      </Link>{' '}
      <StatusBadge status={status} />{' '}
      {ownerId === of.ownerId ? 'de același vânzător' : `de ${sellerName}`}
    </>
  );
}
