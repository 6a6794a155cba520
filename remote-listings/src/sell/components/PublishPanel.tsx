// Longer than most: everything that stands between a finished form and its publication is said in one place.
import { SERVICE_PHOTOS_MAX, VEHICLE_PHOTOS_MAX } from '@anunturi/shared-domain/site/limits';
import { TAB_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { type SellerType, sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import { isServerClockKnown } from '@anunturi/shared-auth/serverClock';
import { useSession } from '@anunturi/shared-auth/session';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useState } from 'react';
import { ConfirmEmailFirst } from '#components/ConfirmEmailFirst';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import type { SellErrors } from '../domain/checkSellForm';
import type { SellForm } from '#domain/sell-form/sellForm';
import { type SellStep, inStepOrder, sellSteps, stepOfField } from '#domain/sell-form/sellSteps';
import { type SellingTerms, isHeld, leftToday } from '#domain/sell-form/sellingTerms';
import { PublishProgress } from './PublishProgress';
import { PhotoGrid } from './photos/PhotoGrid';
import { usePhotos } from '../behaviour/usePhotos';
import { stepAddress } from '../behaviour/useStepsInAddress';
import type { Publishing } from '../behaviour/usePublishing';
import { SellerChoice } from './SellerChoice';
import { StepLinks } from './StepLinks';
import classes from './PublishPanel.module.css';

type Props = {
  uploads: PhotoUploads;
  /** What holds for the seller; undefined while it is not known. */
  terms: SellingTerms | undefined;
  missing: SellErrors;
  shape: SellForm['shape'];
  state: Publishing;
  onGo(step: SellStep, field?: string): void;
  onPublish(): void;
  onCancel(): void;
  onSellerChanged(): void;
};

/** The last step: what is missing, who publishes, what happens next, and the button. */
export function PublishPanel({
  uploads,
  terms,
  missing,
  shape,
  state,
  onGo,
  onPublish,
  onCancel,
  onSellerChanged,
}: Props) {
  const session = useSession();
  const photos = usePhotos(uploads);
  const [chosenSeller, setChosenSeller] = useState<SellerType>();
  const [sellerStops, setSellerStops] = useState(0);
  const gaps = inStepOrder(missing, shape);
  const isPreparing = photos.some((photo) => photo.state === 'preparing');
  const hasFailed = photos.some((photo) => photo.state === 'failed');
  const account = terms?.account;
  const isSellerUnsaved = account && chosenSeller && chosenSeller !== account.sellerType;
  const isAtWork = state.step === 'uploading' || state.step === 'saving';
  const tooMany = photos.length - (shape === 'service' ? SERVICE_PHOTOS_MAX : VEHICLE_PHOTOS_MAX);
  const isFull = account !== undefined && account !== null && leftToday(account) === 0;
  // Before the server has told its time, the count may be that of another day: then the server judges.
  const isSurelyFull = isFull && isServerClockKnown();
  const publishLabel = isPreparing ? 'Se pregătesc fotografiile…' : 'Publicați anunțul';
  const failedPhotos =
    state.step === 'failed' && photos.some((photo) => photo.state === 'uploadFailed');

  if (gaps.length > 0) {
    const [field] = gaps[0]!;
    return (
      <Notice tone="warn" title="Înainte de publicare mai lipsesc câteva lucruri">
        <StepLinks
          links={gaps.map(([field, text]) => {
            const step = stepOfField(field, shape);
            return {
              id: field,
              text: `${sellSteps[step]}: ${text}`,
              onGo: () => onGo(step, field),
            };
          })}
        />
        <div className={`${classes.bar} ${classes.phoneOnly}`} data-bottom-bar>
          <Button size="large" onClick={() => onGo(stepOfField(field, shape), field)}>
            Completați ce lipsește
          </Button>
        </div>
      </Notice>
    );
  }
  if (session.state !== 'signedIn') {
    return (
      <Notice title="Mai aveți un pas: intrați în cont">
        <p className={classes.words}>
          Ciorna și fotografiile rămân pe acest dispozitiv. După autentificare reveniți aici și
          publicați cu o singură apăsare.
        </p>
        <div className={classes.bar} data-bottom-bar>
          <ButtonLink to={links.login(stepAddress('review'))}>Intrați în cont</ButtonLink>
          <ButtonLink to={links.register(stepAddress('review'))} variant="secondary">
            Faceți-vă cont
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  return (
    <Card as="section" tone="brand" aria-label="Publicare">
      <Stack gap={3}>
        {account && (
          <p className={classes.words}>
            Publicați ca <strong>{account.sellerName}</strong> (
            {sellerTypes[account.sellerType].toLowerCase()}).{' '}
            {account.sellerType === 'company' && (
              <>
                <Link to={`${links.dashboard()}?${TAB_PARAM}=profil`}>Schimbați firma</Link>{' '}
              </>
            )}
            {isFull
              ? ''
              : `Azi mai puteți publica ${plural(leftToday(account), 'anunț', 'anunțuri')}.`}
          </p>
        )}
        {account && (
          <SellerChoice
            key={account.sellerType}
            account={account}
            chosen={chosenSeller ?? account.sellerType}
            onChosen={(chosen) => {
              setChosenSeller(chosen);
              setSellerStops(0);
            }}
            onSaved={() => {
              setSellerStops(0);
              onSellerChanged();
            }}
            stops={sellerStops}
          />
        )}
        {terms && (
          <p className={classes.words}>
            {isHeld(terms)
              ? 'Anunțul apare după ce îl verifică un moderator. Vă arătăm starea lui în contul dumneavoastră.'
              : 'Anunțul apare imediat și este valabil 30 de zile. Este gratuit.'}
          </p>
        )}
        {isFull && (
          <Notice tone="warn">
            Ați atins limita de {plural(account.perDay, 'anunț', 'anunțuri')} pe zi. Ciorna rămâne
            aici; o puteți publica mâine.
          </Notice>
        )}
        {account?.blocked && (
          <Notice tone="bad">
            Contul dumneavoastră este suspendat. Motivele și cum contestați sunt în{' '}
            <Link to={links.dashboard()}>Contul meu</Link>.
          </Notice>
        )}
        <ConfirmEmailFirst to="publicați" />
        {tooMany > 0 && (
          <Notice tone="warn">
            Sunt prea multe fotografii: scoateți {tooMany} la pasul „Fotografii”.
          </Notice>
        )}
        {hasFailed && (
          <Notice tone="warn">
            O fotografie nu a putut fi pregătită. Scoateți-o sau reîncercați la pasul „Fotografii”.
          </Notice>
        )}
        {state.step === 'failed' && (
          <Notice tone="bad" role="alert" title="Anunțul nu a fost publicat">
            {state.message}
          </Notice>
        )}
        {isAtWork && (
          <PublishProgress uploads={uploads} saving={state.step === 'saving'} onCancel={onCancel} />
        )}
        {failedPhotos && <PhotoGrid uploads={uploads} photos={photos} />}
        <div className={classes.bar} data-bottom-bar>
          <Button
            variant="accent"
            size="large"
            busy={isAtWork}
            disabled={isSurelyFull || account?.blocked || isPreparing || hasFailed || tooMany > 0}
            onClick={isSellerUnsaved ? () => setSellerStops((stops) => stops + 1) : onPublish}
          >
            {state.step === 'failed' ? 'Reîncercați publicarea' : publishLabel}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
