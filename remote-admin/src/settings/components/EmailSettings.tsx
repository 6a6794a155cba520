import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { SampleEmails } from './SampleEmails';

const EmailWordsPart = lazyComponent(() =>
  import(/* webpackChunkName: "email-words" */ './emails/EmailWordsPart').then(
    (file) => file.EmailWordsPart,
  ),
);

/** The words of each e-mail, and samples of all of them. */
export function EmailSettings() {
  return (
    <Stack gap={6}>
      <EmailWordsPart fallback={<SkeletonBlock ratio="3 / 1" />} />
      <SampleEmails />
    </Stack>
  );
}
