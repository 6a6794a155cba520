import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { FormSkeleton } from './components/FormSkeleton';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { texts } from './texts';
import classes from './AddListingScreen.module.css';

const SellFlow = lazyComponent(() =>
  import(/* webpackChunkName: "sell-flow" */ './components/SellFlow').then((file) => file.SellFlow),
);

/** Route `/adauga-anunt`: a new listing, also for visitors who sign in only to publish it. The form comes after the first paint. */
export function AddListingScreen() {
  useTitle(texts.addTitle);
  return (
    <div className={classes.screen}>
      <div className={classes.intro}>
        <PageHeader title={texts.addTitle} lead={texts.addLead} />
      </div>
      <SellFlow fallback={<FormSkeleton />} />
    </div>
  );
}
