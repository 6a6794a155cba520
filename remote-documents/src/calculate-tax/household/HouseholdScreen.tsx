import { useEffect, useRef, useState } from 'react';
import { Car } from '@anunturi/shared-ui/icons/Car';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { focusOn } from '@anunturi/shared-ui/keyboard/focusOn';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Cluster, Split, Stack } from '@anunturi/shared-ui/layout/Stack';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { links } from '@anunturi/shared-domain/site/links';
import { HOUSEHOLD_PATH } from '@anunturi/shared-domain/tax/taxPages';
import { useLocalTaxes } from '../data/useLocalTaxes';
import { useToday } from '../data/useToday';
import { toSearch } from '../domain/calculatorValues';
import { VEHICLES_MAX, figureOf, listedValues, taxAhead } from './household';
import styles from './HouseholdScreen.module.css';
import { HouseholdTotal } from './HouseholdTotal';
import { texts } from './texts';
import { useHousehold } from './useHousehold';
import { VehicleName } from './VehicleName';
import { VehicleRow } from './VehicleRow';

/** Route `/calculator/masinile-casei`: the vehicles that this device keeps, with what they pay together. */
export function HouseholdScreen() {
  const nav = useNav();
  const { location } = useNavState();
  const known = { today: useToday(), localTaxes: useLocalTaxes() };
  const { vehicles, add, rename, remove } = useHousehold();
  const [added, setAdded] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The form that had the focus goes with what it added: its row takes the focus over.
  useEffect(() => {
    if (added) focusOn(list.current?.querySelector<HTMLElement>(`[data-row="${added}"]`));
  }, [added]);
  const search = toSearch(listedValues(location.search));
  const offered = figureOf({ id: '', name: '', search }, known);
  const ahead = taxAhead(offered);
  const names = vehicles?.map(({ name }) => name) ?? [];
  const figures = vehicles?.map((vehicle) => figureOf(vehicle, known)) ?? [];
  const isFull = names.length >= VEHICLES_MAX;

  function addOffered(name: string) {
    const id = add({ name, search });
    if (!id) return;
    setAdded(id);
    showToast(texts.added(name));
    nav.navigate(HOUSEHOLD_PATH, { replace: true });
  }
  return (
    <Stack gap={6}>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        breadcrumbs={[{ label: texts.calculator, to: links.calculator() }, { label: texts.title }]}
      />
      <Stack gap={6} className={styles.place}>
        {offered.description && vehicles && (
          <Card as="section" aria-labelledby="de-adaugat" className={styles.notPrinted}>
            <Stack gap={3}>
              <h2 id="de-adaugat" className={styles.name}>
                {texts.newVehicle}
              </h2>
              <p className={styles.note}>
                {offered.description}
                {ahead && `: ${texts.aYear(formatLei(ahead.taxLei), ahead.year)}`}
              </p>
              {isFull ? (
                <Notice tone="warn">{texts.full(names.length)}</Notice>
              ) : (
                <VehicleName key={search} taken={names} action={texts.add} onName={addOffered} />
              )}
            </Stack>
          </Card>
        )}
        {!vehicles && <Skeleton lines={6} />}
        {vehicles?.length === 0 && !offered.description && (
          <EmptyState
            title={texts.emptyTitle}
            icon={<Car size={40} strokeWidth={1.5} />}
            action={<ButtonLink to={links.calculator()}>{texts.calculate}</ButtonLink>}
          >
            <p>{texts.emptyText}</p>
          </EmptyState>
        )}
        {figures.length > 0 && (
          <Split>
            <Stack as="section" gap={3} aria-labelledby="masini">
              <h2 id="masini">{texts.vehicles}</h2>
              {figures.filter(({ hasDisability }) => hasDisability).length > 1 && (
                <Notice tone="warn">{texts.oneDisability}</Notice>
              )}
              <RowFocus>
                <ul ref={list} className={styles.list}>
                  {figures.map((figure) => (
                    <VehicleRow
                      key={figure.vehicle.id}
                      figure={figure}
                      otherNames={names.filter((name) => name !== figure.vehicle.name)}
                      onRename={(name) => rename(figure.vehicle.id, name)}
                      onRemove={() => remove(figure.vehicle)}
                    />
                  ))}
                </ul>
              </RowFocus>
            </Stack>
            <Stack gap={4}>
              <HouseholdTotal figures={figures} />
              <Cluster gap={2} className={styles.notPrinted}>
                <Button variant="secondary" onClick={() => window.print()}>
                  {texts.print}
                </Button>
                <ButtonLink variant="ghost" to={links.calculator()}>
                  {texts.calculateAnother}
                </ButtonLink>
              </Cluster>
            </Stack>
          </Split>
        )}
      </Stack>
    </Stack>
  );
}
