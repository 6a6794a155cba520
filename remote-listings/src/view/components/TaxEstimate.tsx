import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import type { TaxStep } from '@anunturi/shared-domain/tax/taxTypes';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { VehicleDetail } from '#domain/listingDetail';
import { useTax } from '../data/useDescription';
import classes from './TaxEstimate.module.css';

/** The yearly tax on a vehicle with its formula; nothing where the listing does not say enough. */
export function TaxEstimate({ listing, nowMs }: { listing: VehicleDetail; nowMs: number }) {
  const result = useTax(listing, nowMs);
  if (!result) return null;
  if (result.kind === 'townHall')
    return (
      <p className={classes.line}>
        Impozit anual: {result.why.charAt(0).toLowerCase() + result.why.slice(1)}
      </p>
    );
  return (
    <Disclosure
      summary={
        <span className={classes.line}>
          Impozit estimat: <strong>{formatLei(result.taxLei)} pe an</strong>
        </span>
      }
      className={classes.tax}
    >
      <Steps of={result.steps} />
      <p className={classes.note}>
        Estimare pentru {result.year}, după: {result.sources.join('; ')}. Suma exactă o stabilește
        primăria. <Link to={links.calculator(listing.id)}>Deschideți calculatorul</Link>
      </p>
    </Disclosure>
  );
}

function Steps({ of }: { of: readonly TaxStep[] }) {
  return (
    <ol className={classes.steps}>
      {of.map((step) => (
        <li key={step.what}>
          <strong>{step.what}:</strong> {step.how} = {formatNumber(step.afterLei, 2)} lei
          <span className={classes.law}>{step.law}</span>
        </li>
      ))}
    </ol>
  );
}
