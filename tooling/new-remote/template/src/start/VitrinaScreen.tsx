import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { texts } from './texts';

/** The first screen: start here. */
export function VitrinaScreen() {
  useTitle(texts.title);
  return <PageHeader title={texts.title} lead={texts.lead} />;
}
