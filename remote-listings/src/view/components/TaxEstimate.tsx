import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { type TaxResult } from '@anunturi/shared-domain/tax/taxTypes';
import { toTaxInput } from '@anunturi/shared-domain/tax/vehicleTaxInput';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useSurchargePercent } from '../../data/useListing';
import type { VehicleDetail } from '../../domain/listingDetail';
import classes from './TaxEstimate.module.css';

/** The yearly tax on a vehicle with its formula; nothing where the listing does not say enough. */
export function TaxEstimate({ listing, nowMs }: { listing: VehicleDetail; nowMs: number }) {
  const surchargePercent = useSurchargePercent(listing.localityId);
  const input = toTaxInput(listing.vehicle, listing.categoryId);
  if (!input) return null;
  const rates = taxRatesFor(new Date(nowMs).getUTCFullYear());
  const result = vehicleTax(
    { ...input, surchargePercent: Math.min(surchargePercent, rates.surchargeMaxPercent) },
    rates,
  );
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
      <Steps result={result} />
      <p className={classes.note}>
        Estimare pentru {result.year}, după: {rates.sources.join('; ')}. Suma exactă o stabilește
        primăria. <Link to={links.calculator(listing.id)}>Deschideți calculatorul</Link>
      </p>
    </Disclosure>
  );
}

function Steps({ result }: { result: Extract<TaxResult, { kind: 'amount' }> }) {
  return (
    <ol className={classes.steps}>
      {result.steps.map((step) => (
        <li key={step.what}>
          <strong>{step.what}:</strong> {step.how} = {formatNumber(step.afterLei, 2)} lei
          <span className={classes.law}>{step.law}</span>
        </li>
      ))}
    </ol>
  );
}
