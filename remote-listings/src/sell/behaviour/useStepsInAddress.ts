import { STEP_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { type SellStep, readStep, writeStep } from '#domain/sell-form/sellSteps';

/** The address of a step of a new listing. */
export const stepAddress = (step: SellStep): string =>
  `${links.addListing()}?${STEP_PARAM}=${writeStep(step)}`;

/** The step that the address names, so that the browser's back button leads a step back; `fallback` when it names none. */
export function useStepsInAddress(fallback: SellStep) {
  const nav = useNav();
  const { location } = useNavState();
  const step = readStep(new URLSearchParams(location.search).get(STEP_PARAM)) ?? fallback;
  return { step, go: (to: SellStep) => nav.navigate(stepAddress(to)) };
}
