import { useSession } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { AllowedFiles } from './components/AllowedFiles';

const UploadBench = lazyComponent(() =>
  import(/* webpackChunkName: "test-uploads" */ './components/UploadBench').then(
    (file) => file.UploadBench,
  ),
);

/** Route `/test-upload`: whether files arrive, how fast, and where they are. */
export function TestUploadScreen() {
  useTitle('Test de încărcare');
  const session = useSession();
  return (
    <Stack gap={6}>
      <PageHeader
        title="Test de încărcare"
        lead="Vedeți dacă fotografiile și actele dumneavoastră ajung la noi și cât de repede. Fișierele de aici nu apar în niciun anunț."
      />
      <AllowedFiles />
      {session.state === 'signedIn' && (
        <UploadBench uid={session.user.uid} fallback={<Skeleton lines={6} />} />
      )}
      {session.state === 'signedOut' && (
        <Notice
          title="Pentru a încărca fișiere, intrați în cont"
          action={
            <ButtonLink to={links.login(links.testUpload())} size="small">
              Intrați în cont
            </ButtonLink>
          }
        >
          Numai dumneavoastră vedeți lista fișierelor și numai dumneavoastră le puteți șterge; ce
          este în ele nu mai citește nimeni.
        </Notice>
      )}
    </Stack>
  );
}
