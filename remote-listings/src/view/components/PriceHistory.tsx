import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatLei, formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import type { PricePoint } from '../../data/readPriceHistory';
import { usePriceHistory } from '../../data/useListing';
import { toStepLine } from '../domain/stepLine';
import type { ListingDetail } from '../../domain/listingDetail';
import page from './ListingPage.module.css';
import classes from './PriceHistory.module.css';

const BOX = { width: 600, height: 120, inset: 8 };

/** The prices since publication, as a line of steps and as words. */
export function PriceHistory({ listing }: { listing: ListingDetail }) {
  const history = usePriceHistory(listing);
  return (
    <section className={page.section}>
      <h2>Istoricul prețului</h2>
      <LoadState of={history} skeleton={<SkeletonBlock ratio="6 / 1" />}>
        {(points) =>
          points.length < 2 ? (
            <p>Prețul s-a schimbat; istoricul nu este disponibil.</p>
          ) : (
            <Line points={points} />
          )
        }
      </LoadState>
    </section>
  );
}

function Line({ points }: { points: readonly PricePoint[] }) {
  const { path, dots } = toStepLine(
    points.map(({ at, priceLei }) => ({ x: at, y: priceLei })),
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
              <span
                className={classes.change}
                data-way={before && (point.priceLei < before.priceLei ? 'down' : 'up')}
              >
                {before
                  ? `${point.priceLei < before.priceLei ? '−' : '+'}${formatLei(Math.abs(point.priceLei - before.priceLei))}`
                  : 'la publicare'}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
