import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { usePlaces } from '#data/lists/useLists';
import type { PhotoUploads } from '../../data/photo/PhotoUploads';
import { toCardFacts } from '@anunturi/shared-domain/listing/cardFacts';
import { suggestTitle } from '../../domain/suggestTitle';
import { toTypedPrice } from '../../domain/typedPrice';
import { PriceLine } from '#components/PriceLine';
import { usePhotos } from '../../behaviour/usePhotos';
import { toCardLine } from '../../domain/preview/previewFacts';
import { usePreviewForm } from '../../behaviour/usePreviewForm';
import classes from './PreviewCard.module.css';

/** The card as it will stand in a list, while it is being written. */
export function PreviewCard({ uploads }: { uploads: PhotoUploads }) {
  const form = usePreviewForm();
  const [main, ...others] = usePhotos(uploads);
  const places = usePlaces();
  const price = toTypedPrice(form);
  const placeName =
    places.state === 'ready'
      ? places.value.find((place) => place.id === form.localityId)?.name
      : undefined;
  return (
    <section className={classes.card} aria-label="Cum arată în listă">
      <div className={classes.picture}>
        <Photo src={main?.previewUrl} alt="" />
        {others.length > 0 && (
          <span className={classes.count}>
            <Badge solid>{others.length + 1} fotografii</Badge>
          </span>
        )}
      </div>
      <div className={classes.text}>
        {price ? <PriceLine price={price} /> : <p className={classes.missing}>Prețul</p>}
        <p className={classes.title} data-missing={form.title === '' || undefined}>
          {form.title || suggestTitle(form) || 'Titlul anunțului'}
        </p>
        <p className={classes.facts}>{toCardFacts(toCardLine(form)).join(' · ')}</p>
        <p className={classes.facts}>{placeName ?? 'Localitatea'} · chiar acum</p>
      </div>
    </section>
  );
}
