import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Table } from '@anunturi/shared-ui/layout/Table';
import type { DayFigures } from '#data/readOverview';
import { spans, type useOverview } from '../behaviour/useOverview';
import styles from './FiguresPanel.module.css';

const FigureChart = lazyComponent(() =>
  import(/* webpackChunkName: "figure-chart" */ './FigureChart').then((file) => file.FigureChart),
);
const lines = [
  ['users', 'Conturi noi'],
  ['listings', 'Anunțuri noi'],
  ['messages', 'Mesaje trimise'],
] as const satisfies readonly (readonly [keyof DayFigures, string])[];

/** New accounts, listings and messages day by day, rendered and as a table. */
export function FiguresPanel({
  span,
  setSpan,
  overview,
}: Pick<ReturnType<typeof useOverview>, 'span' | 'setSpan' | 'overview'>) {
  return (
    <section aria-label="Cifre pe zile" className={styles.panel}>
      <Cluster justify="between" gap={3}>
        <h2 className={styles.title}>Cifre pe zile</h2>
        <SelectField
          label="Perioada"
          labelHidden
          value={span}
          onChange={(event) => setSpan(event.target.value)}
          options={spans.map((days) => ({
            value: days,
            label: `Ultimele ${days === '14' ? '14' : `${days} de`} zile`,
          }))}
        />
      </Cluster>
      <LoadState
        of={overview}
        skeleton={<SkeletonBlock ratio="3 / 1" />}
        failedTitle="Cifrele nu au putut fi încărcate"
      >
        {({ days }) => (
          <Stack gap={3}>
            <div className={styles.figures}>
              {lines.map(([key, label]) => (
                <figure key={key} className={styles.figure}>
                  <figcaption className={styles.caption}>
                    {label}:{' '}
                    <strong>{formatNumber(days.reduce((sum, day) => sum + day[key], 0))}</strong>
                  </figcaption>
                  <FigureChart
                    label={label}
                    days={days.map(({ startMs }) => startMs)}
                    values={days.map((day) => day[key])}
                    fallback={<SkeletonBlock ratio="16 / 9" />}
                  />
                </figure>
              ))}
            </div>
            <Disclosure summary="Afișați ca tabel">
              <Table
                caption="Cifre pe zile"
                dense
                rows={[...days].reverse()}
                rowKey={({ startMs }) => String(startMs)}
                columns={[
                  { key: 'day', header: 'Ziua', cell: ({ startMs }) => formatDate(startMs) },
                  ...lines.map(([key, header]) => ({
                    key,
                    header,
                    align: 'end' as const,
                    cell: (day: DayFigures) => formatNumber(day[key]),
                  })),
                ]}
              />
            </Disclosure>
          </Stack>
        )}
      </LoadState>
    </section>
  );
}
