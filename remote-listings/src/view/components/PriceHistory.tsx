import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import type { PricePoint } from '#data/readPriceHistory';
import { usePriceHistory } from '#data/useListing';
import { formatApproximate } from '#domain/approximate';
import { toStepLine } from '../domain/stepLine';
import type { ListingDetail } from '#domain/listingDetail';
import classes from './PriceHistory.module.css';

const BOX = { width: 600, height: 120, inset: 8 };

/** The prices since publication, as a line of steps and as words. */
export function PriceHistory({ listing }: { listing: ListingDetail }) {
  const history = usePriceHistory(listing);
  return (
    <LoadState of={history} skeleton={<SkeletonBlock ratio="6 / 1" />}>
      {(points) =>
        points.length < 2 ? (
          <p>Prețul s-a schimbat; istoricul nu este disponibil.</p>
        ) : (
          <Line points={points} isWhole={points.length > listing.priceChanges} />
        )
      }
    </LoadState>
  );
}

function Line({ points, isWhole }: { points: readonly PricePoint[]; isWhole: boolean }) {
  const isOneCurrency = points.every((point) => point.currency === points[0]!.currency);
  const { path, dots } = toStepLine(
    points.map((point) => ({ x: point.at, y: isOneCurrency ? point.amountMinor : point.priceLei })),
    BOX,
  );
  return (
    <>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" className={classes.chart}>
        <path d={path} className={classes.line} />
        {dots.map((dot, at) => (
          <circle key={at} cx={dot.x} cy={dot.y} r={4} className={classes.dot} />
        ))}
      </svg>
      <ol className={classes.list}>
        {points.map((point, at) => {
          const before = points[at - 1];
          return (
            <li key={point.at}>
              <span>{formatDate(point.at)}</span>
              <strong>{formatMoney(point.amountMinor / 100, point.currency)}</strong>
              <span className={classes.change} data-way={before && wayOf(point, before)}>
                {before ? toChange(point, before) : isWhole && 'la publicare'}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The difference in the currency asked; between two currencies both amounts in lei are compared. */
function difference(point: PricePoint, before: PricePoint): number {
  return point.currency === before.currency
    ? (point.amountMinor - before.amountMinor) / 100
    : point.priceLei - before.priceLei;
}

const wayOf = (point: PricePoint, before: PricePoint) =>
  difference(point, before) < 0 ? 'down' : 'up';

function toChange(point: PricePoint, before: PricePoint): string {
  const change = difference(point, before);
  const amount = Math.abs(change);
  const words =
    point.currency === before.currency
      ? formatMoney(amount, point.currency)
      : formatApproximate(amount, 'RON');
  return `${change < 0 ? '−' : '+'}${words}`;
}
