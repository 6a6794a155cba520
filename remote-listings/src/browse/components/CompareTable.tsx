/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a phone lays the table out as blocks, which would take its roles away */
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { links } from '@anunturi/shared-domain/site/links';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { X } from '@anunturi/shared-ui/icons/X';
import { useState } from 'react';
import { usePlaces } from '#data/lists/useLists';
import { type ListingDetail, shownStatusOf } from '#domain/listingDetail';
import { formatPrice } from '@anunturi/shared-domain/listing/priceTexts';
import { toCompareRows } from '../domain/compareRows';
import classes from './CompareTable.module.css';

export type CompareTableProps = {
  /** All of one category. */
  listings: readonly ListingDetail[];
  /** Of other categories: not compared. */
  others: readonly ListingDetail[];
  nowMs: number;
  missing: number;
  onRemove(id: string): void;
};

/** The facts of the listings under their heads, which stay in sight while the facts move below them. */
export function CompareTable({ listings, others, nowMs, missing, onRemove }: CompareTableProps) {
  const places = usePlaces();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const placeName = (id: string) =>
    (places.state === 'ready' ? places.value.find((place) => place.id === id)?.name : undefined) ??
    id;
  const rows = toCompareRows(listings, placeName).filter((row) => !onlyDifferent || row.differs);
  return (
    <>
      {others.length > 0 && (
        <p>
          Se compară numai anunțuri din aceeași categorie. Au rămas deoparte:{' '}
          {others.map(({ title }) => `„${title}”`).join(', ')}.
        </p>
      )}
      {missing > 0 && <p>Unele dintre anunțurile alese nu mai sunt disponibile.</p>}
      {listings.length > 1 && (
        <CheckboxField
          label="Afișați numai diferențele"
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.target.checked)}
        />
      )}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label="Tabel de comparație">
        <table role="table" className={classes.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className={classes.corner}>Anunț</span>
              </th>
              {listings.map((listing, at) => (
                <th
                  key={listing.id}
                  role="columnheader"
                  scope="col"
                  className={classes.head}
                  data-row={listing.id}
                >
                  <Photo
                    {...(listing.photos[0] && { src: storageUrl(listing.photos[0].thumbPath) })}
                    alt=""
                    width={480}
                    height={360}
                    ratio="16 / 9"
                    rounded
                    priority={at < 2}
                    className={classes.photo}
                  />
                  <Link to={links.listing(listing)} className={classes.title}>
                    {listing.title}
                  </Link>
                  <span className={classes.price}>{formatPrice(listing.price)}</span>
                  {shownStatusOf(listing, nowMs) !== 'active' && (
                    <span className={classes.status}>
                      {shownStatusOf(listing, nowMs) === 'sold' ? 'Vândut' : 'Nu mai este activ'}
                    </span>
                  )}
                  <IconButton
                    variant="overlay"
                    size="small"
                    className={classes.remove}
                    icon={<X size={18} />}
                    label={`Scoateți din comparație: ${listing.title}`}
                    onClick={() => onRemove(listing.id)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.label} role="row" data-differs={row.differs || undefined}>
                <th role="rowheader" scope="row">
                  {row.label}
                </th>
                {row.values.map((value, at) => (
                  <td key={listings[at]!.id} role="cell">
                    {row.differs && value !== '–' ? (
                      <mark className={classes.mark}>{value}</mark>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
