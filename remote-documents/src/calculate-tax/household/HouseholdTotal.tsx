import { Card } from '@anunturi/shared-ui/layout/Card';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { Fact, Facts } from '../components/Fact';
import { type VehicleFigure, totalOf } from './household';
import styles from './HouseholdScreen.module.css';
import { texts } from './texts';

/** What the household has still to pay, by day, and what it pays a year. */
export function HouseholdTotal({ figures }: { figures: readonly VehicleFigure[] }) {
  const { yearLei, dueLei, instalments, early, withoutFigure } = totalOf(figures);
  const year = figures.find(({ tax }) => tax)?.tax?.year;
  return (
    <Card as="section" padding="large" tone="brand" aria-labelledby="total">
      <Stack gap={4}>
        <h2 id="total" className={styles.name}>
          {texts.total}
        </h2>
        <p className={styles.lead}>
          <strong>{formatLei(dueLei)}</strong> <span>{texts.stillToPay.toLowerCase()}</span>
        </p>
        <Facts>
          {instalments.map(({ day, lei }) => (
            <Fact key={day} name={texts.byDay(formatIsoDay(day))}>
              {formatLei(lei)}
            </Fact>
          ))}
          {early && (
            <Fact name={texts.earlyName(formatIsoDay(early.until))}>
              {texts.early(formatLei(early.totalLei), formatLei(early.savingLei))}
            </Fact>
          )}
          {year && <Fact name={texts.yearName(year)}>{formatLei(yearLei)}</Fact>}
        </Facts>
        {withoutFigure > 0 && <p className={styles.note}>{texts.withoutFigure(withoutFigure)}</p>}
        <p className={styles.note}>{texts.estimate}</p>
      </Stack>
    </Card>
  );
}
